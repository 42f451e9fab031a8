# Koalition. $party, $parties, $card et $country sont des noms de l'édition, ou des numéros si aucun nom n'est à portée.

## Refus

refusal-not-your-turn = C'est à { $seat }.
refusal-not-in-your-hand = Tu n'as pas cette carte.
refusal-not-a-politician = Ici on ne pose que des politiciens et des jokers.
refusal-no-such-party = Ce parti n'existe pas.
refusal-window-not-open = Seul { $seat } peut jouer une action maintenant. Si c'est le cas, ton tour viendra.
refusal-no-such-action = Tu n'as pas d'action de ce genre.
refusal-not-in-play = Cette carte n'est pas sur la table.
refusal-resigned-before = Ce politicien a déjà démissionné dans ce vote. Une fois suffit.
refusal-no-resignation-there = Ce politicien n'a pas démissionné : rien à blanchir.
refusal-scandal-before = Ce parti a déjà eu son scandale dans ce vote.
refusal-no-scandal-there = Ce parti n'a pas de scandale : rien à blanchir.
refusal-party-without-leader = Personne ne dirige ce parti en ce moment.
refusal-no-successor = Personne d'autre n'a de voix dans ce parti : nul ne peut succéder.
refusal-units-not-in-order = Nomme chaque parti une fois, dans leur ordre.
refusal-no-such-unit = Ce parti n'a pas de chef ou pas de voix, il ne peut pas entrer tel quel.
refusal-parties-will-not-coalesce = Deux de ces partis refusent de s'asseoir à la même table.
refusal-no-majority =
    { $votes ->
        [one] Cela fait { $votes } voix ; il en faut { $majority }.
       *[other] Cela fait { $votes } voix ; il en faut { $majority }.
    }
refusal-party-not-needed = L'un de ces partis est superflu pour la majorité, et les cadeaux sont interdits.

## Ce qui se passe

event-koalition-starter-drawn = Le sort désigne { $seat } pour commencer.
event-koalition-card-came = Tu reçois : { $card }.
event-koalition-hands-dealt = Les cartes sont données : { $politicians } politiciens et { $actions } actions chacun.
event-koalition-country-turned = { $country } vote ! { $needed } politiciens chacun ; les bonus sont { $bonuses }. { $seat } commence.
event-koalition-hands-too-small =
    { $seats-count ->
        [one] { $seats } a
       *[other] { $seats } ont
    } moins de { $needed } politiciens. On mélange tout et on redonne.
event-koalition-politician-laid = { $seat } présente { $card } pour { $party }, { $votes } voix.
event-koalition-joker-laid = { $seat } joue un joker de { $votes } voix pour { $party }.
event-koalition-passed = { $seat } passe.
event-koalition-party-doubled = { $by } double { $party } : leurs voix comptent { $factor } fois.
event-koalition-leader-deposed = { $by } renverse { $seat } à la tête de { $party } !
event-koalition-leader-followed = { $seat } dirige maintenant { $party }.
event-koalition-party-without-leader = { $party } : plus personne à la tête.
event-koalition-politician-resigned = { $by } fait démissionner { $card } : { $votes } voix de moins pour { $seat } chez { $party }.
event-koalition-scandal-broke = Scandale ! Grâce à { $by }, { $party } perd la moitié de ses voix.
event-koalition-resignation-cleared = Blanc comme neige : { $by } fait revenir { $card }, et { $seat } retrouve { $votes } voix chez { $party }.
event-koalition-scandal-cleared = Simple malentendu : { $by } blanchit { $party }.
event-koalition-votes-counted = On a compté : { $total } voix en tout, la majorité est à { $majority }.
event-koalition-talks-opened =
    { $seats-count ->
        [one] Seul { $seats } peut former une coalition.
       *[other] { $seats } négocient. Il leur faut { $majority } voix.
    }
event-koalition-proposed =
    { $seats-count ->
        [one] { $seats } veut gouverner en solo.
       *[other] N° { $id } de { $by } : une coalition de { $seats }.
    }
event-koalition-vote-won =
    { $outcome ->
        [majority] { $parties } n'a besoin de personne et remporte { $country }. Bien mené, { $seats } !
       *[coalition] On se serre la main : { $parties } gouvernent { $country }, menés par { $seats }.
    }
event-koalition-vote-failed =
    { $outcome ->
        [no-coalition] Aucune coalition possible ({ $country }). Les politiciens rentrent chez eux.
       *[no-agreement] Pas d'accord ({ $country }). Les politiciens rentrent chez eux.
    }
event-koalition-points-booked =
    { $bonus ->
        [0] { $seat } reçoit { $cards } pour ses cartes chez { $party }.
       *[other] { $seat } reçoit { $bonus } à la tête de { $party } et { $cards } pour les cartes.
    }
event-koalition-starter-chosen = { $seat } commence le prochain vote.
event-koalition-europe-bonus-paid =
    { $seats-count ->
        [one] Bonus Europe pour { $party } avec { $points } points : { $each } à { $seats }.
       *[other] Bonus Europe pour { $party } avec { $points } points : { $each } chacun à { $seats }.
    }
event-koalition-game-over =
    { $seats-count ->
        [one] L'Europe a voté. { $seats } gagne !
       *[other] L'Europe a voté. { $seats } partagent la victoire !
    } { $scores }.

## Cartes toutes pareilles

koalition-card-65 = un doubleur
koalition-card-66 = une chute
koalition-card-67 = une démission
koalition-card-68 = un scandale
koalition-card-69 = un blanchiment
