### Les astuces d'une première partie : un titre en première ligne, puis ce qu'il est bon de savoir.

guide-tip = Astuce
guide-got-it = Compris
guide-no-more = Assez d'astuces
guide-rule = Règle { $id }
guide-switch = Des astuces pour ce jeu
guide-again = Revoir toutes les astuces
guide-silenced = Assez d'astuces. Le menu les fait revenir.

## Saludos Amigos

guide-saludos-strength =
    Garder ton lancer, ou relancer ?
    Ta force, c'est ton dé plus un par conseiller en main. Lâcher un conseiller paie une relance, mais coûte ce point : ça ne vaut la peine qu'après un petit lancer. Lâche un petit, car les valeurs ne comptent qu'au conseil.
guide-saludos-contract =
    De quoi il s'agit
    À chaque tour, un jeton sort du sac. Une section de chantier est un contrat : tant de millions pour ceux qui s'entendent. Plus un chantier a grandi, plus sa prochaine section vaut cher.
guide-saludos-gather =
    Monte une coalition
    Personne ne tient encore la chope. Fais une offre : qui en est, et combien de millions pour chacun, au moins un. Elle vaut dès que tous ses membres sont d'accord. Tu peux aussi tenter en solo et tout prendre.
guide-saludos-answer =
    On veut de toi
    Accepte, et l'affaire est faite dès que les autres ont accepté aussi. Avec une contre-offre, tu reprends leurs termes et tu les changes. Refuse, et cette proposition disparaît.
guide-saludos-mug =
    Dépasse la chope
    La chope montre la force de la coalition en tête. Une plus forte, ne serait-ce que d'un point, prend la chope, et l'ancienne n'a plus rien. Offre donc mieux à quelqu'un de là-bas !
guide-saludos-pass =
    Quand passer
    Passe quand tu n'as plus rien à offrir. Quand tous ceux qui sont hors de la coalition en tête ont passé, c'est fini. Si la chope bouge encore, tu es de nouveau dans le jeu.
guide-saludos-holding =
    Tu tiens la chope
    Ta coalition est en tête, et sera payée si personne ne la dépasse. Tu peux attendre. Ou changer de camp pour une meilleure part : il suffit que la nouvelle coalition soit plus forte.
guide-saludos-promise =
    Tu as donné ta parole
    Elle vaut jusqu'à ce que l'affaire se fasse ou tombe. Tu peux la reprendre, une seule fois par proposition. Une proposition à toi peut être retirée.
guide-saludos-call =
    Renverser les gagnants ?
    Tu n'as rien, mais le conseil a le dernier mot. Un conseiller avancé le convoque : la force de tous les perdants contre la chope. Puis chaque camp ajoute des conseillers, à leur valeur. Il vous faut strictement plus.
guide-saludos-attendance =
    Venir, ou rester à la maison ?
    Venir coûte un conseiller et te donne une part si vous renversez les gagnants. À la maison, tu pioches un conseiller et ne touches rien. Ta force compte pour l'opposition de toute façon.
guide-saludos-split-coalition =
    Encore un mot d'argent
    Votre partage reste, sauf si tous en acceptent un autre. Qui apporte de bons conseillers peut demander plus.
guide-saludos-split-opposition =
    Partagez avant d'avoir gagné
    Entendez-vous maintenant sur le partage du contrat. Si tous passent sans accord, le conseil tourne court : vos conseillers sont perdus, et la coalition gagne.
guide-saludos-cards =
    Face cachée, tous à la fois
    Pose autant de conseillers que tu veux, ou aucun ; puis tout est révélé, et les valeurs comptent. Ce qui est posé est perdu, victoire ou non. À égalité, la coalition gagne.
guide-saludos-journalist =
    La presse est en ville
    Pas de contrat ce tour-ci. Chacun paie un million par conseiller au-delà de la plus petite main de la table. Une grande main est forte, mais elle a son prix.
guide-saludos-payday =
    Pas d'argent, mais un conseiller
    Qui n'est pas payé pioche un conseiller. Les perdants sont donc plus forts au tour suivant, et au conseil.
guide-saludos-closing =
    La fin approche
    Trois chantiers sont achevés. Le quatrième finit la partie aussitôt, avec une prime pour le plus de points de conseillers en main. Deux journalistes sur le plateau la finissent aussi, sans prime.

## Koalition

guide-koalition-laying =
    Présente un politicien
    Ses voix vont à son parti, et qui y a le plus de voix le dirige. Seuls les chefs font des coalitions. Un grand parti ou plusieurs petits : les deux se défendent.
guide-koalition-joker =
    Tu as un joker
    Pose-le comme un politicien et dis de quel parti il est. Mais il est perdu ensuite, même si le vote échoue et que les politiciens reviennent en main.
guide-koalition-opening =
    Une action, ou pas ?
    Tu viens de poser, tu peux donc ouvrir : joue une action, et tous pourront répondre. Si tu passes, personne n'en joue avant le prochain politicien.
guide-koalition-following =
    La ronde est ouverte
    On tourne, une action ou on passe, jusqu'à ce que tous aient passé d'affilée. Tu peux passer maintenant et revenir ensuite.
guide-koalition-doubler =
    Ton doubleur
    Il va sur n'importe quelle carte en jeu et double au décompte toutes les voix de ce parti. Cela ne change pas qui le dirige.
guide-koalition-downfall =
    Ta chute
    Elle fait tomber le chef d'un parti, et le suivant prend la place. Avec un peu de chance, c'est toi.
guide-koalition-resignation =
    Ta démission
    Un politicien en jeu perd toutes ses voix. Idéal là où cela coûte à quelqu'un la tête du parti, ou au parti sa majorité.
guide-koalition-scandal =
    Ton scandale
    Un parti qui a un chef perd la moitié de ses voix, arrondie vers le bas. Une fois par parti et par vote.
guide-koalition-clean-slate =
    Ton blanchiment
    Il annule une démission ou un scandale, et la même carte ou le même parti ne peut plus être frappé pendant ce vote.
guide-koalition-talks =
    Qui gouverne avec qui ?
    Tu diriges un parti, tu peux donc proposer. Tous les partis d'une coalition doivent s'entendre, avoir la majorité ensemble, et aucun ne doit être de trop. Touche des partis pour voir ce qui va.
guide-koalition-answer =
    On te tend la main
    Dès que tous ses chefs ont serré la main, la coalition est faite, aussitôt et pour de bon. Regarde les points : une autre te paierait-elle mieux ?
guide-koalition-promise =
    Tu as serré la main
    Cela vaut jusqu'à ce que la coalition se fasse ou tombe. Tu peux te raviser, une fois par proposition ; tes propres propositions, tu peux les retirer.
guide-koalition-pass =
    Passer peut coûter à tous
    Quand tous les chefs ont passé, le vote a échoué et personne ne marque. D'ici là, tu peux encore proposer et accepter.
guide-koalition-leader =
    Tu diriges un parti
    Tu y as le plus de voix, tu parles donc pour tout le parti, cartes des autres comprises. À égalité, la plus forte carte décide.
guide-koalition-majority =
    Décompte et majorité
    La moitié des voix plus une fait la majorité. Qui l'a seul a gagné ; sinon les chefs cherchent maintenant des partenaires.
guide-koalition-outside =
    Ici, tu ne diriges rien
    Tu n'as donc rien à dire cette fois. Mais chacune de tes cartes dans un parti au pouvoir te rapporte quand même le point de carte du pays.
guide-koalition-points =
    Des points aux chefs et aux cartes
    Le chef du parti le plus fort reçoit le premier bonus du pays, les autres les suivants. Chaque carte de la coalition paie aussi qui l'a posée. Tout est noté dans le parti où c'est gagné.
guide-koalition-failed =
    Pas de gouvernement
    Les politiciens reviennent en main ; actions et jokers joués sont perdus, et le pays est passé. Ce qui revient est connu de tous.
guide-koalition-europe =
    Pense à l'Europe
    À la fin, chaque parti paie un bonus à qui y a marqué le plus : 7 pour le parti qui a le plus de points, puis 6, 5 et ainsi de suite. Il est bon d'être premier quelque part.
guide-koalition-redeal =
    On redistribue
    Quelqu'un avait trop peu de politiciens pour ce pays. Toutes les cartes sont mélangées et redonnées, la défausse aussi.

## Greentown

guide-greentown-marker =
    À quoi sert ce tour ?
    Retourne un marqueur : construire, voyager, les deux, ou l'un des deux. Chacun sert une fois en quatre tours ; garde celui des deux pour un tour qui en a besoin. Tout au début, il n'y a peut-être aucun trajet avec le bon nombre d'arrêts : construis d'abord.
guide-greentown-choice =
    Construire ou voyager
    Ce marqueur te laisse le choix. Voyage s'il y a un bon trajet ; sinon construis-en un.
guide-greentown-lay =
    Pose une tuile
    Prends-en une dans la réserve, touche une place, tourne-la. Une rue doit se rejoindre. On ne pose que celles qui ont le moins de rues, et chaque tuile posée permet un bâtiment.
guide-greentown-exchange =
    Ou ajoute une rue à une tuile
    Échange une tuile contre une qui a exactement une rue de plus. Une ancienne rue peut disparaître, aucune sous le bâtiment d'un autre, et la ville reste d'un seul tenant. Deux étapes par tour, comme tu veux.
guide-greentown-site =
    Construis un bâtiment
    Sur un terrain libre, ou à la place d'un arbre. Il te rapporte un Greenie quand des visiteurs passent et que leur souhait de ce genre est comblé, qui que soit leur guide.
guide-greentown-tree =
    Où va l'arbre ?
    Un arbre abattu est replanté aussitôt. Les arbres paient qui voyage : plante-le là où tu passeras.
guide-greentown-done =
    Travaux finis
    Regarde encore une fois : tant que ton tour n'est pas clos, tu peux revenir en arrière.
guide-greentown-route =
    Promène tes visiteurs
    D'un hôtel à un hôtel, avec exactement les arrêts de ta carte. Arbres, bâtiments et hôtels sont des arrêts, les terrains libres non, et aucune rue ne sert deux fois. Trace le chemin tuile par tuile.
guide-greentown-wishes =
    Souhaits : ni trop peu, ni trop
    La carte dit combien de fois chaque genre doit être vu. Entre ces nombres, chaque site vu paie un Greenie : les bâtiments à leurs propriétaires, les arbres à toi. Un genre au-dehors ne paie personne et t'en coûte un.
guide-greentown-stay =
    Pas de chemin ?
    Si aucun trajet n'a le bon nombre d'arrêts, tes visiteurs restent et tu gardes la carte. S'il y en a un, il faut partir, même s'il est mauvais.
guide-greentown-double =
    Maintenant, ou plus tard ?
    Qui a joué en dernier peut rejouer aussitôt. Garde le marqueur si tu préfères ton double tour dans une manche à venir.
guide-greentown-card =
    Tes visiteurs
    Ta carte de visiteurs est face visible : combien d'arrêts ils veulent, et combien de nature, culture, sport et commerces. Construis en pensant à eux.
guide-greentown-holder =
    Dernier, puis premier
    Tu as le marqueur de double tour : après ce tour tu commences la manche suivante, donc deux tours de suite. Construis une rue, puis voyage dessus.
guide-greentown-income =
    Les visiteurs des autres paient aussi
    Quand un souhait est comblé, le propriétaire de chaque bâtiment vu reçoit un Greenie. Construis donc là où tout le monde passe.
guide-greentown-ending =
    La dernière manche
    Chacun a encore ses tours de cette manche. Puis le plus de Greenies gagne ; à égalité, qui a joué son dernier tour en premier.
