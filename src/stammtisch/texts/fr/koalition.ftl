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
event-koalition-country-turned = Prochain vote : { $country }. { $needed } politiciens chacun ; les bonus sont { $bonuses }. { $seat } commence.
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
       *[other] N° { $id } de { $by } : { $terms }, menés par { $seats }.
    }
event-koalition-vote-won =
    { $outcome ->
        [majority] { $country } : { $parties } ont la majorité à eux seuls et n'ont besoin de personne. Bien mené, { $seats } !
       *[coalition] { $country } : on se serre la main ! { $parties } gouvernent, menés par { $seats }.
    }
event-koalition-vote-failed =
    { $outcome ->
        [no-coalition] { $country } : aucune coalition n'est possible. Les politiciens rentrent chez eux.
       *[no-agreement] { $country } : pas d'accord. Les politiciens rentrent chez eux.
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

## Ce qu'on me demande

help-koalition-lot = Le sort désigne qui commence.
help-koalition-deal = On distribue.
help-koalition-country = On retourne un pays : combien de politiciens chacun pose, et ce que vaut son vote.
help-koalition-laying =
    Pose un politicien face visible. Ses voix comptent pour son parti, et qui y a le plus de voix le dirige.
    À égalité, la plus forte carte décide ; si rien ne départage, le parti éclate en groupuscules.
    Un joker se pose pour le parti de ton choix.
help-koalition-actions =
    Tu peux jouer une action. Doubleur : les voix d'un parti comptent double. Chute : son chef tombe, le suivant prend la place.
    Démission : une carte perd ses voix. Scandale : un parti perd la moitié. Blanchiment : annule une démission ou un scandale.
    Si qui vient de poser n'en joue pas, personne n'en joue. Sinon, on tourne jusqu'à ce que tous aient passé.
help-koalition-talks =
    Les chefs cherchent une coalition : des partis qui s'entendent tous, une majorité, et personne de trop.
    La première dont tous les chefs sont d'accord est faite, aussitôt et pour de bon. Si tous passent, le vote a échoué.
help-koalition-over = La partie est finie. Le plus grand total gagne.

prompt-koalition-laying = { $country } : ton politicien n° { $number } sur { $needed }. Qui sera-ce ?
prompt-koalition-opening = C'est posé. Joue une action, et les autres pourront suivre ; ou passe, et personne n'en jouera.
prompt-koalition-answering = La ronde est ouverte. Joue une action, ou passe.
prompt-koalition-talks = La majorité est à { $majority } voix sur { $total }. La meilleure coalition te vaut { $best }. Qui est avec toi ?
prompt-koalition-asked = N° { $id } : { $by } veut { $parties }, { $points } points pour toi. Accepte, refuse, ou propose mieux.
prompt-koalition-agreed = Tu as accepté la n° { $id }. À { $seats } de décider.
prompt-koalition-over =
    { $place ->
        [1] Tu as gagné avec { $score } points. L'Europe est à toi !
       *[other] Place { $place } avec { $score } points. À la prochaine !
    }

## Les règles en deux mots

rules-koalition =
    L'Europe vote, pays après pays. Le plus grand total gagne.
    Chacun pose 2 à 4 politiciens, l'un après l'autre ; qui a le plus de voix dans un parti le dirige.
    Après avoir posé, on peut jouer une action : doubleur, chute, démission, scandale ou blanchiment. Puis tous le peuvent.
    Un parti majoritaire gagne seul. Sinon les chefs forment une coalition : entre partenaires, et personne de trop.
    Ses chefs reçoivent les bonus du pays, le plus fort parti d'abord ; chaque carte y rapporte un point.
    Après un vote manqué, les politiciens reviennent en main, mais actions et jokers sont perdus.
    Les points comptent par joueur et par parti : à la fin, les meilleurs de chaque parti ont un bonus Europe, 7 pour le plus fort, puis 6, 5…
