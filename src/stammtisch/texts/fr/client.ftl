### Ce que le client du navigateur dit de lui-même.

## Door

client-welcome = Une soirée à la table des habitués : on s’allie, on se lâche, on remet une tournée. Trois jeux de coalitions, entre amis et avec des bots.
client-game-saludos = Saludos Amigos
client-game-koalition = Koalition
client-game-greentown = Greentown
client-about-saludos = Un village bavarois se rêve en ville d’eaux. Partagez-vous les contrats autour d’une bière, avant que le conseil ne l’apprenne.
client-about-koalition = Quinze pays votent, sept partis comptent leurs voix, et personne ne gouverne seul. Qui topera en premier ?
client-about-greentown = Trace des routes, bâtis des sites, puis mène tes visiteurs là où ils veulent aller. Et surtout chez toi.
client-players-range = { $least } à { $most } joueurs

## Everyday words

client-you = Toi
client-close = Fermer
client-cancel = Tant pis
client-language = Langue
client-sound = Son
client-sound-on = Le son est activé
client-sound-off = Le son est coupé
client-zoom-in = Plus près
client-zoom-out = Plus loin

## People at the table

client-players = À la table
client-presence-here = là
client-presence-away = sorti un instant
client-presence-gone = parti
client-presence-bot = bot
client-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
client-strength = Force { $strength }
client-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-hand-over = Passe l’appareil à { $name }. Les autres : les yeux sur la bière.
client-hand-mine = C’est moi, { $name }

## Deals

client-deal-desk = Accords
client-no-proposals = Pas encore de proposition. Il faut bien que quelqu’un commence.
client-proposal-by = Proposition de { $name }
client-proposal-for-you = { $name } te veut dans l’affaire
client-proposal-number = N° { $id }
client-proposal-standing = L’offre en place
client-proposal-lapsed = Trop tard : la chope est passée devant
client-agree = Topé
client-counter = Contre-offre
client-decline = Refuser
client-withdraw = Retirer
client-take-back = Reprendre ma parole
client-propose = Proposer
client-stamp-agreed = d’accord
client-has-agreed = { $name } est d’accord
client-not-yet = réfléchit
client-builder-title = Ta proposition
client-builder-who = Qui en est ?
client-builder-shares = Qui touche combien ?
client-builder-empty = Touche ceux que tu veux dans l’affaire.
client-builder-too-low = Pas assez forts : il faut dépasser la chope, à { $mug }.
client-builder-sum =
    { $count ->
        [one] Les { $value } millions pour un seul.
       *[other] { $value } millions, partagés jusqu’au dernier.
    }
client-share-of = Part de { $name }, en millions
client-less-for = Moins pour { $name }
client-more-for = Plus pour { $name }
client-split-fair = Parts égales
client-split-strength = Selon la force
client-height-above = Force { $height }, au-dessus de la chope à { $mug }
client-height-below = Force { $height }, pas au-dessus de la chope à { $mug }

## When there is nothing to play

client-state-empty-lobby = La table est mise
client-state-empty-lobby-text = Personne, à part le chat. Ouvre une table, ou joue contre des bots.
client-state-waiting = On attend les autres
client-state-waiting-text =
    { $count ->
        [one] Il reste une chaise libre.
       *[other] Il reste { $count } chaises libres.
    }
client-state-gone = { $name } a quitté la salle
client-state-gone-text = La chope est couverte : la chaise est gardée.
client-state-reconnecting = La ligne est coupée
client-state-reconnecting-text = On renoue la ficelle. Rien n’est perdu.
client-state-paused = La partie est en pause
client-state-paused-text = Toutes les pendules sont arrêtées. La bière tiédit.
client-state-spectator = Tu regardes la partie
client-state-spectator-text = Tu vois ce que tout le monde voit, et pas une carte de plus.
client-state-restarting = On met un nouveau fût en perce
client-state-restarting-text = La maison redémarre. Ta partie reprend dans un instant.
client-state-old-link = Cette route ne mène plus nulle part
client-state-old-link-text = La table au bout de ce lien a été débarrassée.
client-state-wrong-code = Aucune table ne porte ce code
client-state-wrong-code-text = Relis-le, lettre par lettre. Ou demande à la vache.
client-state-full-table = Cette table est complète
client-state-full-table-text = Prends une chaise et regarde, ou ouvre ta propre table.

## The end, and the lobby

client-end = { $names } gagne
client-end-mine = Tu gagnes. C’est ta tournée.
client-end-tied = { $names } se partagent la victoire
client-end-tied-mine = Tu partages la victoire. Et l’addition.
client-verdict =
    { $place ->
        [1] { $tied ->
            [yes] Tu partages la victoire, avec { $score }. Bien joué !
           *[no] Tu as gagné, avec { $score }. Bien joué !
        }
        [2] Deuxième place, avec { $score }. À la prochaine !
       *[other] Place { $place }, avec { $score }. À la prochaine !
    }
client-millions =
    { $millions ->
        [one] { $millions } million
       *[other] { $millions } millions
    }
client-greenies =
    { $count ->
        [one] un Greenie
       *[other] { $count } Greenies
    }
client-table-your-move = À toi de jouer
client-table-free =
    { $count ->
        [one] Une chaise libre
       *[other] { $count } chaises libres
    }
client-table-full = Table complète
client-table-rounds =
    { $count ->
        [one] Une manche jouée
       *[other] { $count } manches jouées
    }

## Log and chat

client-log = Événements
client-log-and-chat = Événements et discussion
client-log-replay = Revoir ce moment
client-log-earlier = Voir ce qui précède
client-looking-back = Retour en arrière
client-back-to-now = Revenir au présent
client-chat = Discussion
client-chat-empty = C’est calme à table. Trop calme.
client-chat-say = Dis quelque chose
client-chat-send = Dire

## Replay

client-replay = Revoir la partie
client-replay-moment = Moment de la partie
client-replay-at = Étape { $at } sur { $length }
client-replay-back = Une étape en arrière
client-replay-forward = Une étape en avant
client-replay-previous-event = Événement précédent
client-replay-next-event = Événement suivant
client-replay-play = Lecture
client-replay-pause = Pause

## Saludos Amigos

client-board-saludos = Le village, avec la piste d’argent et la chope
client-project-fountain = Fontaine du Dr Max Scheinheil
client-project-beer-garden = Brasserie de la chapelle
client-project-golf-club = Club-house du golf
client-project-thermal-bath = Thermes
client-project-casino = Casino
client-project-purification-plant = Usine de purification
client-site-state = { $name } : { $built } sur { $size } sections bâties
client-bag-left =
    { $count ->
        [one] Plus que { $count } jeton dans le sac
       *[other] Encore { $count } jetons dans le sac
    }
client-press-placed =
    { $count ->
        [one] { $count } journaliste sur le plateau ; le deuxième met fin à la partie
       *[other] { $count } journalistes sur le plateau ; le deuxième met fin à la partie
    }
client-pawn-at =
    { $name } a { $money ->
        [one] { $money } million
       *[other] { $money } millions
    }
client-die-shows = { $name } fait { $die }
client-council-mayor = Le maire préside, auréole comprise
client-council-coalition = Coalition
client-council-opposition = Opposition
client-council-away = reste à la maison
client-council-thinking = réfléchit
client-council-nothing = ne joue rien
client-hand = Ma main
client-councillor =
    { $haloes ->
        [one] Conseiller à une auréole
       *[other] Conseiller à { $haloes } auréoles
    }

## Koalition

client-party-fists = Poings
client-party-roses = Roses
client-party-leaves = Feuilles
client-party-lemons = Citrons
client-party-crosses = Croix
client-party-hats = Hauts-de-forme
client-party-acorns = Glands
client-party-led = { $party }, { $votes } voix, menés par { $leader }
client-party-unled = { $party }, { $votes } voix, sans chef
client-leads = { $name } est en tête
client-no-leader = Personne n’est en tête
client-scandal-halves = Scandale : la moitié des voix
client-politician =
    { $resigned ->
        [yes] { $party }, { $votes }, démissionné
       *[no] { $party }, { $votes }
    }
client-hemicycle = Parlement : { $total } voix, majorité { $majority }, réunies { $held }
client-majority = { $majority } pour gouverner
client-scores = Feuille de score
client-sum = Total
client-europe-bonus = Europe
client-action-doubler = Doubleur
client-action-downfall = Chute
client-action-resignation = Démission
client-action-scandal = Scandale
client-action-clean-slate = Blanchi
client-art-extra = ÉDITION
client-country-de = Allemagne
client-country-fr = France
client-country-gb = Royaume-Uni
client-country-it = Italie
client-country-es = Espagne
client-country-nl = Pays-Bas
client-country-be = Belgique
client-country-se = Suède
client-country-at = Autriche
client-country-pt = Portugal
client-country-gr = Grèce
client-country-dk = Danemark
client-country-fi = Finlande
client-country-ie = Irlande
client-country-lu = Luxembourg

## Greentown

client-board-greentown = La carte de Greentown
client-spot = Place { $column }, { $row }
client-turn-tile = Tourner la tuile
client-piece-hotel = Hôtel
client-piece-tree = Arbre
client-piece-sport = Sport
client-piece-culture = Culture
client-piece-shopping = Shopping
client-supply = Réserve de tuiles
client-pile = { $roads } routes, reste { $left }
client-stops = arrêts
client-wish-nature = Nature
client-wish-culture = Culture
client-wish-sport = Sport
client-wish-shopping = Shopping
client-wish-visits =
    { $visits ->
        [one] { $visits } visite
       *[other] { $visits } visites
    }

## Lobby

client-title = Stammtisch
client-play-now = Jouer tout de suite
client-new-table = Nouvelle table
client-rules = Règles
client-my-tables = Mes tables
client-open-tables = Tables ouvertes
client-past-tables = Parties finies
client-no-open-tables = Personne ne cherche de compagnie pour l’instant. Ouvre une table, ou joue contre des bots.
client-have-code = Tu as un code ?
client-code = Code de la table
client-code-odd = Un code a cinq lettres. Regarde-le encore une fois.
client-join = Rejoindre
client-join-title = À table
client-join-text = Tape les cinq lettres affichées à l’écran ou dans ton invitation.
client-looking = On cherche la table …
client-signed-as = Tu es { $name } : réglages
client-go-on = Continuer
client-watch = Regarder
client-watch-replay = Revoir
client-sit-down = S’asseoir
client-table-won =
    { $count ->
        [one] { $names } a gagné · { $date }
       *[other] { $names } ont gagné ensemble · { $date }
    }
client-table-waits =
    { $count ->
        [0] En jeu
       *[other] On attend { $names }
    }
client-table-paused = En pause
client-table-cancelled = La table a été débarrassée
client-table-cancelled-text = Celles et ceux qui jouaient ont décidé d’arrêter.
client-table-gone = Cette table n’existe plus.
client-link-odd = Ce lien n’est pas entier. Demande-le encore une fois.
client-no-table = Pas de table ici
client-not-found = Rien ici
client-to-lobby = Vers l’accueil
client-coming = Un instant, on apporte les chaises …
client-offline = Le serveur est injoignable. Es-tu en ligne ?
client-went-wrong = Quelque chose a mal tourné. Réessaie.
client-copied = Copié.

## Setting up a table

client-which-game = Quel jeu ?
client-your-name = Ton nom
client-guest = Visiteur
client-seat-name = Place { $number }
client-how-many = Combien jouent ?
client-how-many-bots = Combien de bots parmi eux ?
client-bot-level = De quelle force sont les bots ?
client-where = Où jouez-vous ?
client-where-sit = Sur cet appareil
client-where-table = C’est la table, les téléphones sont les mains
client-where-screen = Cet écran montre la table à tout le monde. Chacun vient avec son téléphone : on scanne le code, on s’assoit.
client-where-hotseat = Vous vous passez l’appareil ; un rideau cache chaque main.
client-how-many-here = Combien partagent cet appareil ?
client-clock = Temps de réflexion
client-clock-none = Sans hâte
client-clock-live = En direct
client-clock-days = Sur plusieurs jours
client-seconds = { $count } s
client-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
client-who-may-come = Qui peut venir ?
client-by-invitation = Les invités
client-everybody = Tout le monde
client-finer-points = Les détails
client-company = Compagnie
client-allow-watching = D’autres peuvent regarder
client-allow-chat = Avec discussion
client-option-patience = Combien de propositions chacun peut faire avant un accord
client-in-this-game = Dans ce jeu
client-option-countries = Combien de pays votent (vide : aussi peu que les règles le permettent)
client-option-route-hint = Le guide peut montrer les meilleures routes
client-option-open-greenies = Tout le monde voit les Greenies de tous
client-option-keep-double-turn = Le double tour peut être gardé pour plus tard
client-edition = Édition
client-edition-own = Jouer avec ton propre fichier
client-edition-own-text = Ce qui est imprimé sur les cartes et les plateaux. Ta propre boîte est un fichier TOML ; la documentation pour les hôtes le décrit.
client-edition-standard = Revenir à la boîte habituelle
client-setup-sum =
    { $free ->
        [0] Aucune place ne reste libre pour d’autres
        [one] { $free } place reste libre pour d’autres
       *[other] { $free } places restent libres pour d’autres
    }, { $bots ->
        [0] et aucun bot ne joue.
        [one] et { $bots } bot joue.
       *[other] et { $bots } bots jouent.
    }
client-lay-the-table = Mettre la table

## Before the game

client-seats = Places
client-seat-free = libre
client-host = a mis la table
client-sit-too = Jouer aussi celle-ci
client-add-bot = Bot
client-bot-on = Un bot à la place { $number }
client-stand-up = Se lever
client-stand-up-from = Se lever : { $name }
client-send-away = Renvoyer
client-send-away-from = Renvoyer : { $name }
client-seats-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
client-fill-with-bots = Compléter avec des bots
client-begin = Commencer
client-soon = Tout le monde est là. On commence dans un instant.
client-invite = Inviter
client-code-is = Code : { $code }
client-qr = Image à scanner : le chemin vers cette table
client-qr-seat = Image à scanner : elle cède la place
client-share-link = Partager le lien
client-copy-link = Copier le lien
client-show-screen = Montrer la table sur un écran
client-screen-how = Scanne avec ton téléphone et prends place.
client-screen-or = Ou ouvre { $host } et tape

## At the table

client-menu = Menu
client-help = Que puis-je faire ?
client-whole-rules = Toutes les règles
client-no-rules = Il n’y a pas encore de règles ici.
client-reconstructed = Reconstitué : l’original n’en dit rien
client-skip = Passer
client-moves-kept = Ton coup est gardé et sera envoyé.
client-took-back-move = { $name } reprend son dernier coup.
client-waiting-for =
    { $count ->
        [one] La table attend { $names }.
       *[other] La table attend { $names }.
    }
client-waiting-table = Un instant …
client-pass-device = Passer l’appareil à
client-switches = Interrupteurs
client-motion = Les choses bougent
client-theme = Clair ou sombre
client-theme-auto = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-ask-the-table = Demander à la table
client-ask-pause = Une pause ?
client-ask-extend = Plus de temps ?
client-ask-replace = Un bot pour { $name } ?
client-ask-cancel = Tout arrêter ?
client-vote-pause = { $by } demande une pause.
client-vote-resume = { $by } veut reprendre.
client-vote-extend = { $by } demande plus de temps.
client-vote-replace = { $by } veut qu’un bot joue pour { $name }.
client-vote-cancel = { $by } veut arrêter la partie.
client-vote-count = { $yes } oui sur { $needed }.
client-yes = Oui
client-no = Non
client-paused-vote = La partie est en pause. Toutes les horloges sont arrêtées.
client-paused-bots = Il ne reste que des bots, la partie est donc en pause.
client-resume = Reprendre ?
client-seat-warm = Un bot garde ta place au chaud.
client-take-seat-back = Reprendre ma place
client-my-seat = Ma place
client-hand-over-link = Passer { $name } à un autre appareil
client-hand-over-text = Qui ouvre ce lien joue la place désormais. Il ne sert qu’une fois.
client-take-over = Une place pour toi
client-give-up = Quitter la partie
client-give-up-title = Partir pour de bon ?
client-give-up-text = Un bot joue à ta place. Tu peux revenir et reprendre ton siège.
client-commitment = Le hasard découle d’une graine fixée avant la partie. Son empreinte :
client-rematch = Encore une
client-join-rematch = À la revanche

## Saludos Amigos in play

client-round = Manche { $round }
client-phase-over = Fermeture
client-phase-council = Séance du conseil
client-press-round = La presse est en ville
client-contract-sum = { $base } + { $before } + 1 = { $value } millions
client-site-next = La prochaine section vaudra { $value } millions.
client-site-complete = Terminé, plaque comprise.
client-waiting-payday = Jour de paie : les gagnants sont payés, les autres piochent des conseillers.
client-waiting-bag = Manche { $round } : { $name } plonge la main dans le sac.
client-waiting-dice = Les dés roulent.
client-keep = Garder { $strength }
client-reroll = Relancer …
client-pick-reroll = Quel conseiller donnes-tu pour relancer ?
client-pick-call = Quel conseiller convoque la séance ? La carte est perdue ensuite.
client-pick-attend = Quel conseiller avances-tu ?
client-councillor-worth = Le { $value }
client-make-offer = Faire une offre
client-propose-split = Proposer un partage
client-pass = Passer
client-passed =
    { $height ->
        [0] Tu as passé. Tu peux encore revenir avec une offre.
       *[other] Tu as passé. La chope est à { $height }. Tu peux encore revenir avec une offre.
    }
client-proposed-waiting = Ta proposition est sur la table. C’est maintenant à { $seats } de répondre.
client-patience-left =
    { $count ->
        [one] Encore une proposition avant un accord.
       *[other] Encore { $count } propositions avant un accord.
    }
client-patience-gone = Plus de proposition avant un accord. Tu peux encore répondre.
client-call-council = Convoquer le conseil
client-let-stand = Laisser faire
client-attend = Y aller
client-stay-away = Rester chez soi
client-choose-cards = Choisir des cartes
client-lay =
    { $count ->
        [one] Poser { $count } carte : { $points }
       *[other] Poser { $count } cartes : { $points }
    }
client-lay-none = N’en poser aucune
client-hand-empty = Pas un seul conseiller en poche.
client-pushed = Avancé : ton conseiller à { $value }.
client-deciding-strength = garde ou relance
client-deciding-negotiation = négocie
client-deciding-call = une séance ?
client-deciding-attendance = à la séance ?
client-deciding-splits = partage
client-deciding-cards = choisit ses cartes

## Replays, people, settings

client-through-eyes = Avec les yeux de qui ?
client-everybody-sees = Ce que tout le monde voit
client-share-moment = Lien vers ce moment
client-download-log = Télécharger le journal
client-verify = Était-ce honnête ?
client-fair = Oui : tout le hasard découle de la graine fixée avant la partie.
client-unfair = Non : le journal ne découle pas de la graine fixée.
client-settings = Réglages
client-save = Enregistrer
client-saved = Enregistré.
client-records = Mes résultats
client-no-records = Pas encore de partie finie.
client-game = Jeu
client-played = Jouées
client-won = Gagnées
client-rating = Cote
client-keep-name = Garder mon nom
client-keep-name-text = Avec une phrase secrète, le nom est à toi pour de bon, sur chaque appareil. Huit caractères au moins.
client-keep-name-done = Ce nom est à toi.
client-passphrase = Phrase secrète
client-claim = Le garder
client-claimed = Le nom est maintenant à toi.
client-sign-in = Il est déjà à moi
client-sign-out = Se déconnecter partout
client-welcome-back = Content de te revoir, { $name }.

## Koalition in play

client-joker = Joker
client-no-cards = Plus une carte en main.
client-joker-votes = Joker à { $votes } voix
client-why-tied = { $names } à égalité : en miettes
client-why-highest = grâce à la carte la plus haute
client-why-deposed = { $name } a chuté
client-splinter-of = { $party } de { $name }
client-deciding-laying = pose une carte
client-deciding-actions = une action ?
client-lay-first = D'abord un politicien ; les actions viennent après.
client-talk-now = Pendant les tractations, les cartes restent en main.
client-action-now = C'est le moment d'une action, pas d'un politicien.
client-lay-this =
    { $votes ->
        [one] { $card }, une voix pour { $party }. Tu poses cette carte ?
       *[other] { $card }, { $votes } voix pour { $party }. Tu poses cette carte ?
    }
client-lay-it = Poser
client-name-party = Nommer son parti
client-joker-party = Un joker à { $votes } voix. Pour quel parti ?
client-aim =
    { $count ->
        [0] { $action } : rien sur la table ne s'y prête. Garde-la pour plus tard.
       *[other] { $where ->
            [card] { $action } : touche une carte sur la table.
            [party] { $action } : touche un parti dans le décompte.
           *[both] { $action } : touche une carte démissionnaire ou un parti à scandale.
        }
    }
client-aim-at-party = { $action } vise un parti : touche-le dans le décompte.
client-aim-at-card = { $action } vise une carte : touche-la sur la table.
client-choose-action = Choisir une action
client-waiting-laying = { $country } vote : { $names } pose une carte.
client-waiting-action = { $names } peut jouer une action.
client-see-coalitions = Coalitions
client-coalition-talks = Qui gouverne avec qui ?
client-not-needed = { $party } n'est utile dans aucune coalition avec ceux-là.
client-will-not-sit = { $party } ne s'assoit pas à la table de { $other }.
client-country-number = Pays { $number } sur { $of }
client-majority-now = { $total } voix, majorité { $majority }
client-nothing-laid = Personne n'est encore en lice.
client-europe-title = L'Europe dit merci
client-each =
    { $points ->
        [one] { $points } point chacun
       *[other] { $points } points chacun
    }
client-votes-of = { $votes } pour { $majority }
client-then-stands = Si c’est conclu, on en est à :
client-pays-too = Rapporte aussi à :
client-possible =
    { $count ->
        [0] Aucune coalition de ce genre
        [one] Une coalition possible
       *[other] { $count } coalitions possibles
    }
client-propose-these = Proposer { $parties }
client-said-already = Tu l'as déjà proposé.
client-show-all = Tout montrer
client-show-more = { $count } de plus
client-last-vote = { $country } : au gouvernement, { $names }.
client-last-vote-failed = { $country } : toujours pas de gouvernement.

## Greentown in play

client-undo = Reprendre
client-deciding-marker = prépare son tour
client-deciding-works = construit
client-deciding-excursion = voyage
client-end-turn = Finir mon tour
client-double-use = Le prendre
client-double-keep = Le garder
client-double-turn = double tour
client-lay-here = Elle va bien ici. Touche la tuile pour la tourner.
client-exchange-here =
    { $lost ->
        [0] Une route de plus, aucune perdue. Touche la tuile pour la tourner.
       *[other] Une ancienne route disparaît, deux arrivent. Touche la tuile pour la tourner.
    }
client-exchange-it = Échanger
client-turn-it = Tourner
client-pick-place =
    { $lay ->
        [yes] Où va cette tuile ? Touche une place libre{ $exchange ->
            [0] .
           *[other] , ou une tuile à échanger.
        }
       *[no] Quelle tuile échanges-tu contre celle-ci ?
    }
client-leave-site = Ne rien bâtir
client-which-marker =
    { $count ->
        [one] Tes visiteurs veulent { $stops } arrêts. Il ne reste que « { $marker } » : retourne-le.
       *[other] Tes visiteurs veulent { $stops } arrêts. Quel marqueur retournes-tu ?
    }
client-pick-site = { $kind } : touche un site libre, ou celui d'un arbre.
client-no-way = Aucune route encore libre ne mène à la tuile { $tile } sans un autre arrêt.
client-step-back = Un pas en arrière
client-route-whole =
    { $income ->
        [0] L'excursion est complète. Elle ne te rapporte rien.
        [one] L'excursion est complète : un Greenie pour toi.
       *[other] L'excursion est complète : { $income } Greenies pour toi.
    }
client-route-left =
    { $left ->
        [0] Tous les arrêts y sont, mais il faut finir à un hôtel.
        [one] Encore un arrêt, et ce sera un hôtel.
       *[other] Encore { $left } arrêts ; le dernier est un hôtel.
    }
client-go = En route
client-hint = Montre-moi une route
client-take-hint = Prendre cette route
client-hint-shown =
    { $proven ->
        [yes] La route en pointillés te rapporte le plus ; il n'y a pas mieux.
       *[no] La route en pointillés est la meilleure trouvée dans le temps imparti.
    }
client-stay-home = Pas de route : rester
client-income = Ce que chacun toucherait
client-visitors = Visiteurs
client-greentown-desk = Visiteurs et bâtiments
client-last-round = Dernier tour
client-stops-count = { $count } arrêts
client-next-visitors = Ensuite :
