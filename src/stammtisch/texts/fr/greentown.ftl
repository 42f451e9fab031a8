# Greentown. Les tuiles portent leur numéro, dans l'ordre de la pose.

greentown-kind-nature = nature
greentown-kind-culture = culture
greentown-kind-sport = sport
greentown-kind-shopping = commerces
greentown-marker-build = Construire
greentown-marker-travel = Voyager
greentown-marker-both = Construire et voyager
greentown-marker-either = Construire ou voyager
greentown-action-build = construire
greentown-action-travel = voyager
greentown-ending-buildings = Les neuf bâtiments d'un joueur sont debout.
greentown-ending-cards = Il n'y a plus de visiteurs.
greentown-ending-standstill = La ville s'est rendormie.

## Refus

refusal-marker-is-down = Tu as déjà utilisé ce marqueur. Il revient quand les quatre ont servi.
refusal-no-such-tile = Il n'y a pas de tuile { $tile } ; la dernière est la { $last }.
refusal-no-such-tile-left = Il ne reste pas de tuile comme ça dans la réserve.
refusal-fewest-roads-first = D'abord les tuiles à { $fewest } rues ; celle-ci en a { $roads }.
refusal-space-is-taken = Il y a déjà une tuile ici.
refusal-not-joined = Une rue au moins doit rejoindre une rue voisine.
refusal-six-roads-stay = La tuile { $tile } a six rues, et elle les garde.
refusal-one-road-more = Il faut exactement une rue de plus que les { $old } de l'ancienne tuile, pas { $roads } en tout.
refusal-one-road-may-vanish = Une seule ancienne rue peut disparaître ; ici, ce serait { $lost }.
refusal-rival-keeps-roads = { $seat } a construit sur la tuile { $tile } : toutes ses rues restent.
refusal-network-would-split = Sans cette rue de la tuile { $tile }, la ville serait coupée en deux.
refusal-no-such-building-left = Tes trois bâtiments de ce genre sont déjà posés.
refusal-site-is-hotel = La tuile { $tile } est prise : c'est un hôtel.
refusal-site-is-taken = Le terrain de la tuile { $tile } est pris.
refusal-no-place-for-tree = L'arbre de la tuile { $tile } n'aurait nulle part où aller.
refusal-excursion-is-possible = Il existe un trajet de { $stops } arrêts, alors tes visiteurs ne restent pas à l'hôtel.
refusal-route-no-such-tile = Il n'y a pas de tuile { $tile } ; la dernière est la { $last }.
refusal-route-too-short = Ce n'est pas encore un trajet : il va d'un hôtel à un hôtel.
refusal-route-starts-elsewhere = Un trajet part d'un hôtel ; il n'y en a pas sur la tuile { $tile }.
refusal-route-ends-elsewhere = Un trajet finit à un hôtel ; il n'y en a pas sur la tuile { $tile }.
refusal-route-no-road = Aucune rue ne relie les tuiles { $tile } et { $other }.
refusal-route-road-twice = La rue entre { $tile } et { $other } ne sert qu'une fois.
refusal-route-wrong-stops =
    { $stops ->
        [one] Ça fait un arrêt
       *[other] Ça fait { $stops } arrêts
    } ; les visiteurs en veulent exactement { $wanted }.

## Ce qui se passe

event-greentown-card-put-aside = Une carte à { $stops } arrêts retourne dans la boîte.
event-greentown-card-dealt = { $seat } commence avec un groupe à { $stops } arrêts.
event-greentown-card-turned = Les suivants : des visiteurs à { $stops } arrêts.
event-greentown-round-began = Manche { $round } : { $seat } commence.
event-greentown-turn-began = C'est à { $seat }.
event-greentown-marker-turned = { $seat } retourne « { $marker } ».
event-greentown-markers-renewed = { $seat } récupère ses quatre marqueurs.
event-greentown-action-chosen =
    { $action ->
        [build] { $seat } préfère construire.
        [travel] { $seat } préfère voyager.
       *[other] { $seat } préfère { $action }.
    }
event-greentown-tile-laid = { $seat } pose la tuile { $tile }.
event-greentown-tile-upgraded = { $seat } ajoute une rue à la tuile { $tile }.
event-greentown-building-put-up =
    { $left ->
        [0] { $seat } pose son dernier bâtiment ({ $kind }) sur la tuile { $tile }.
       *[other] { $seat } construit sur la tuile { $tile } : { $kind }.
    }
event-greentown-tree-felled = L'arbre de la tuile { $tile } doit céder la place.
event-greentown-tree-planted = { $seat } le replante sur la tuile { $tile }.
event-greentown-building-skipped = { $seat } n'a plus rien à poser ni à échanger.
event-greentown-excursion-made =
    { $unmet ->
        [0] { $seat } promène ses visiteurs, { $stops } arrêts, et tous leurs souhaits sont comblés !
        [one] { $seat } promène ses visiteurs, { $stops } arrêts ; un souhait reste en plan.
       *[other] { $seat } promène ses visiteurs, { $stops } arrêts ; { $unmet } souhaits restent en plan.
    }
event-greentown-earned =
    { $amount ->
        [one] Un Greenie pour { $seat }.
       *[other] { $amount } Greenies pour { $seat }.
    }
event-greentown-excursion-forfeited = Aucun trajet ne fait { $stops } arrêts. Les visiteurs de { $seat } restent à l'hôtel.
event-greentown-card-taken = { $seat } accueille un groupe à { $stops } arrêts.
event-greentown-last-round = { $ending } C'est la dernière manche.
event-greentown-double-turn-used = { $seat } joue son double tour.
event-greentown-double-turn-kept = { $seat } garde le double tour pour plus tard.
event-greentown-game-over = { $seats } gagne ! { $scores }.

## Ce qu'on attend de moi

help-greentown-deal = Chacun reçoit une carte de visiteurs à 5 arrêts. Qui a la carte de départ commence.
help-greentown-reveal = La prochaine carte de visiteurs est retournée.
help-greentown-marker =
    Retourne un de tes marqueurs : il dit si ce tour sert à construire, à voyager ou aux deux.
    Chacun des quatre sert une fois, puis ils reviennent tous.
help-greentown-choice = Construire ou voyager : ce tour, c'est l'un des deux.
help-greentown-works =
    Pose une tuile, ou échanges-en une contre une tuile qui a une rue de plus ; deux fois en tout, comme tu veux.
    On pose d'abord celles qui ont le moins de rues, et une rue doit se rejoindre. À l'échange, une seule rue peut disparaître,
    aucune sous le bâtiment d'un autre, et la ville reste d'un seul tenant.
help-greentown-site =
    Pour la tuile posée, tu peux construire un bâtiment : sur un terrain libre, ou à la place d'un arbre.
    L'arbre abattu est replanté aussitôt. Ton bâtiment te rapporte quand des visiteurs passent et que leur souhait de ce genre est comblé.
help-greentown-tree = Replante l'arbre abattu sur un terrain libre.
help-greentown-done = Tu as fini de construire. Tant que ton tour n'est pas clos, tu peux revenir en arrière.
help-greentown-excursion =
    Mène tes visiteurs d'un hôtel à un hôtel, avec exactement les arrêts de ta carte ; le dernier, c'est l'hôtel.
    Arbres, bâtiments et hôtels sont des arrêts, à chaque passage ; les terrains libres, non. Aucune rue ne sert deux fois.
    Un genre vu ni trop peu ni trop souvent rapporte : tes bâtiments et les arbres à toi, les autres à leurs propriétaires.
    Chaque autre genre te coûte un Greenie.
help-greentown-double = Joue ton double tour maintenant, ou garde-le pour plus tard.
help-greentown-over = La partie est finie. Le plus de Greenies gagne ; à égalité, qui a joué son dernier tour en premier.

prompt-greentown-marker = Tes visiteurs veulent { $stops } arrêts. À quoi sert ce tour : { $markers } ?
prompt-greentown-choice = Construire ou voyager ? Tes visiteurs veulent { $stops } arrêts.
prompt-greentown-works =
    { $left ->
        [one] Encore une étape : pose une tuile à { $roads } rues, ou ajoute une rue à une tuile.
       *[other] Deux étapes : pose des tuiles à { $roads } rues, ou ajoute des rues.
    }
prompt-greentown-upgrade = La réserve n'a plus rien à poser. Ajoute une rue à une tuile.
prompt-greentown-site = La tuile { $tile } est posée. Construis sur un terrain libre, ou laisse.
prompt-greentown-tree = Où va l'arbre ?
prompt-greentown-done = Travaux finis. Clos ton tour, ou reviens en arrière.
prompt-greentown-excursion = Mène tes visiteurs par { $stops } arrêts, d'hôtel en hôtel.
prompt-greentown-stay = Aucun trajet ne fait { $stops } arrêts. Tes visiteurs restent à l'hôtel.
prompt-greentown-double = Tu étais le dernier de la manche. Tu joues ton double tour maintenant, ou tu le gardes ?
prompt-greentown-wait = { $seat } réfléchit.
prompt-greentown-over = La partie est finie.

rules-greentown =
    Greentown s'est ouverte aux étrangers. Pose des rues, élève des curiosités, et promène les touristes d'hôtel en hôtel devant un maximum des tiennes.
    Quatre marqueurs disent à quoi sert chaque tour : construire, voyager, les deux, ou l'un des deux.
    Les visiteurs veulent un nombre exact d'arrêts et, de nature, culture, sport et commerces, ni trop peu ni trop.
    Chaque genre comblé rapporte un Greenie par site : les bâtiments à leurs propriétaires, les arbres à qui voyage. Chaque autre genre coûte un Greenie au voyageur.
    La dernière manche vient avec le neuvième bâtiment d'un joueur, ou quand il n'y a plus de visiteurs. Le plus de Greenies gagne.

## Dans le terminal

prompt-greentown-best =
    { $amount ->
        [one] Le mieux que je voie : { $tiles }, { $amount } Greenie pour toi.
       *[other] Le mieux que je voie : { $tiles }, { $amount } Greenies pour toi.
    }
prompt-greentown-none = Dans la ville telle qu'elle est, aucun trajet ne fait { $stops } arrêts.
verb-build = construire, c
verb-travel = voyager, v
verb-both = deux, c+v
verb-either = ou, c/v
verb-upgrade = échanger, e
verb-leave = laisser, passer
verb-plant = planter, arbre
verb-end = fin, fini
verb-route = trajet, chemin
verb-go = va, mieux
verb-use = jouer, double
unreadable-building = Dis quel bâtiment et où : « construire sport 7 ».
unreadable-lay = Dis où, par une lettre jusqu'à { $last }, et les côtés des rues : « poser a e o ».
unreadable-upgrade = Dis quelle tuile et ce qui change : « échanger 7 +ne -o ».
unreadable-side = « { $word } » n'est pas un côté. Les côtés sont { $known }.
unreadable-tile = « { $word } » n'est pas une tuile.
unreadable-no-route = Ici, je n'ai pas de trajet à montrer.
label-greentown-sides = e ne no o so se
label-greentown-supply = Dans la réserve, par rues : { $piles }
label-greentown-shapes = Leurs formes, à tourner comme tu veux : { $shapes }
label-greentown-next = Les prochains visiteurs : { $card }
label-greentown-mine = Tes visiteurs : { $card }
label-greentown-wishes = { $stops } arrêts ; { $wishes }
label-greentown-greenies = Greenies
label-greentown-markers = marqueurs
label-greentown-buildings = à bâtir
label-greentown-card = visiteurs
