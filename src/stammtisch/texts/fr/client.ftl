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
client-stops = étapes
client-wish-nature = Nature
client-wish-culture = Culture
client-wish-sport = Sport
client-wish-shopping = Shopping
client-wish-visits =
    { $visits ->
        [one] { $visits } visite
       *[other] { $visits } visites
    }
