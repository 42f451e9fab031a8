# Koalition. $party, $parties, $card and $country are names from the edition, or numbers where no name is at hand.

## Refusals

refusal-not-your-turn = It's { $seat }'s turn.
refusal-not-in-your-hand = You don't hold that card.
refusal-not-a-politician = Only politicians and jokers are laid here.
refusal-no-such-party = There's no such party.
refusal-window-not-open = Only { $seat } can play an action now. If that happens, your turn will come.
refusal-no-such-action = You don't hold such an action.
refusal-not-in-play = That card isn't on the table.
refusal-resigned-before = That politician has already resigned in this vote. Once is enough.
refusal-no-resignation-there = That politician hasn't resigned, so there's nothing to whitewash.
refusal-scandal-before = That party has already had its scandal in this vote.
refusal-no-scandal-there = That party has no scandal, so there's nothing to whitewash.
refusal-party-without-leader = Nobody leads that party at the moment.
refusal-no-successor = Nobody else has votes in that party, so there's no one to take over.
refusal-units-not-in-order = Name each party once, in their order.
refusal-no-such-unit = That party has no leader or no votes, so it can't join as one.
refusal-parties-will-not-coalesce = Two of those parties won't sit at one table.
refusal-no-majority =
    { $votes ->
        [one] That's one vote; you need { $majority }.
       *[other] That's { $votes } votes; you need { $majority }.
    }
refusal-party-not-needed = One of those parties isn't needed for the majority, and gifts aren't allowed.

## What happens

event-koalition-starter-drawn = The lot falls on { $seat } to start.
event-koalition-card-came = You're dealt: { $card }.
event-koalition-hands-dealt = The cards are dealt: { $politicians } politicians and { $actions } actions each.
event-koalition-country-turned = Next vote: { $country }. { $needed } politicians each; the bonuses are { $bonuses }. { $seat } starts.
event-koalition-hands-too-small =
    { $seats-count ->
        [one] { $seats } has
       *[other] { $seats } have
    } fewer than { $needed } politicians. Everything is shuffled and dealt anew.
event-koalition-politician-laid = { $seat } puts up { $card } for { $party }, { $votes } { $votes ->
        [one] vote
       *[other] votes
    }.
event-koalition-joker-laid = { $seat } plays a joker with { $votes } votes for { $party }.
event-koalition-passed = { $seat } passes.
event-koalition-party-doubled = { $by } doubles { $party }: their votes count { $factor } times.
event-koalition-leader-deposed = { $by } topples { $seat } as leader of { $party }!
event-koalition-leader-followed = { $seat } now leads { $party }.
event-koalition-party-without-leader = { $party } has no leader now.
event-koalition-politician-resigned = { $by } makes { $card } resign: { $votes } { $votes ->
        [one] vote
       *[other] votes
    } less for { $seat } in { $party }.
event-koalition-scandal-broke = Scandal! Thanks to { $by }, { $party } loses half its votes.
event-koalition-resignation-cleared = Clean as a whistle: { $by } brings { $card } back, and { $seat } has { $votes } in { $party } again.
event-koalition-scandal-cleared = All a misunderstanding: { $by } whitewashes { $party }.
event-koalition-votes-counted = The votes are counted: { $total } in all, { $majority } make a majority.
event-koalition-talks-opened =
    { $seats-count ->
        [one] Only { $seats } can make a coalition now.
       *[other] { $seats } negotiate. They need { $majority } votes.
    }
event-koalition-proposed =
    { $seats-count ->
        [one] { $seats } wants to govern alone.
       *[other] No. { $id } by { $by }: { $terms }, led by { $seats }.
    }
event-koalition-vote-won =
    { $outcome ->
        [majority] { $country }: { $parties } alone have the majority and need nobody. Well led, { $seats }!
       *[coalition] { $country }: hands are shaken! { $parties } govern, led by { $seats }.
    }
event-koalition-vote-failed =
    { $outcome ->
        [no-coalition] { $country }: no coalition is possible. The politicians go home.
       *[no-agreement] { $country }: no agreement. The politicians go home.
    }
event-koalition-points-booked =
    { $bonus ->
        [0] { $seat } gets { $cards } for cards in { $party }.
       *[other] { $seat } gets { $bonus } for leading { $party } and { $cards } for cards.
    }
event-koalition-starter-chosen = { $seat } starts the next vote.
event-koalition-europe-bonus-paid =
    { $seats-count ->
        [one] Europe bonus for { $party } with { $points } points: { $each } to { $seats }.
       *[other] Europe bonus for { $party } with { $points } points: { $each } each to { $seats }.
    }
event-koalition-game-over =
    { $seats-count ->
        [one] Europe has voted. { $seats } wins!
       *[other] Europe has voted. { $seats } share the win!
    } { $scores }.

## Cards that are all alike

koalition-card-65 = a doubler
koalition-card-66 = a downfall
koalition-card-67 = a resignation
koalition-card-68 = a scandal
koalition-card-69 = a clean slate

## What is asked of me

help-koalition-lot = A lot decides who starts.
help-koalition-deal = Cards are being dealt.
help-koalition-country = A country is turned up: how many politicians each of you lays, and what its vote is worth.
help-koalition-laying =
    Lay a politician face up. Its votes count for its party, and whoever has most votes in a party leads it.
    Level players are told apart by their highest card; if even that is level, the party falls into splinters.
    A joker is laid with a party of your choice.
help-koalition-actions =
    You may play one action. Doubler: a party's votes count twice. Downfall: its leader falls, and the next best takes over.
    Resignation: a card loses its votes. Scandal: a party loses half. Clean slate: cancels a resignation or a scandal.
    If whoever has just laid plays none, nobody does. If they do, it goes round until all have passed.
help-koalition-talks =
    The leaders look for a coalition: all parties in it get along, together they have the majority, and none is superfluous.
    The first one whose leaders all agree is made, at once and for good. If all pass, the vote has failed.
help-koalition-over = The game is over. Most points win.

prompt-koalition-laying = { $country }: your politician no. { $number } of { $needed }. Who shall it be?
prompt-koalition-opening = Laid. Play an action, and the others may follow; or pass, and nobody does.
prompt-koalition-answering = The window is open. Play an action, or pass.
prompt-koalition-talks = { $majority } of { $total } votes make a majority. The best coalition is worth { $best } to you. Who's with you?
prompt-koalition-asked = No. { $id }: { $by } wants { $parties }, { $points } points for you. Agree, decline, or propose something better.
prompt-koalition-agreed = You've agreed to no. { $id }. Now it's up to { $seats }.
prompt-koalition-over =
    { $place ->
        [1] You've won with { $score } points. Europe is yours!
       *[other] Place { $place } with { $score } points. Next time!
    }

## The rules in a nutshell

rules-koalition =
    Europe votes, country by country. Most points win.
    Everybody lays 2 to 4 politicians, one after the other; most votes in a party make its leader.
    After laying you may play an action: double, topple, resign, scandal, or a clean slate. Then all may.
    A party with the majority wins alone. Otherwise the leaders form a coalition: partners only, none too many.
    The coalition's leaders get the country's bonuses, the strongest party's first; every card in it brings its owner a point.
    After a failed vote politicians go back into hand, but actions and jokers are gone.
    Points count for player and party: at the end the best in each party get a Europe bonus, 7 for the strongest party, then 6, 5 …
