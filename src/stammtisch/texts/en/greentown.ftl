# Greentown. Tiles are named by their numbers, in the order they were laid.

greentown-kind-nature = nature
greentown-kind-culture = culture
greentown-kind-sport = sport
greentown-kind-shopping = shopping
greentown-marker-build = Build
greentown-marker-travel = Travel
greentown-marker-both = Build and Travel
greentown-marker-either = Build or Travel
greentown-action-build = build
greentown-action-travel = travel
greentown-ending-buildings = All nine buildings of one player stand.
greentown-ending-cards = There are no visitors left.
greentown-ending-standstill = The town has gone back to sleep.

## Refusals

refusal-marker-is-down = You've used that marker. It comes back when all four are used.
refusal-no-such-tile = There is no tile { $tile }; the last one is { $last }.
refusal-no-such-tile-left = No such tile is left in the supply.
refusal-fewest-roads-first = Tiles with { $fewest } roads come first; this one has { $roads }.
refusal-space-is-taken = A tile lies there already.
refusal-not-joined = At least one road has to join a road of a neighbour.
refusal-six-roads-stay = Tile { $tile } has six roads, and it keeps them.
refusal-one-road-more = The new tile needs exactly one road more than the { $old } of the old one, not { $roads } in all.
refusal-one-road-may-vanish = Only one of the old roads may vanish; here it would be { $lost }.
refusal-rival-keeps-roads = { $seat } has built on tile { $tile }: all its roads have to stay.
refusal-network-would-split = Without that road of tile { $tile } the town would fall in two.
refusal-no-such-building-left = You've put up all three of those.
refusal-site-is-hotel = Tile { $tile } is taken: that's a hotel.
refusal-site-is-taken = The site on tile { $tile } is taken.
refusal-no-place-for-tree = The tree on tile { $tile } would have nowhere else to go.
refusal-excursion-is-possible = There is a route with { $stops } stops, so your visitors won't stay at home.
refusal-route-no-such-tile = There is no tile { $tile }; the last one is { $last }.
refusal-route-too-short = That's no route yet: it leads from a hotel to a hotel.
refusal-route-starts-elsewhere = A route starts at a hotel, and tile { $tile } isn't one.
refusal-route-ends-elsewhere = A route ends at a hotel, and tile { $tile } isn't one.
refusal-route-no-road = No road joins tiles { $tile } and { $other }.
refusal-route-road-twice = The road between { $tile } and { $other } can be used only once.
refusal-route-wrong-stops = That's { $stops ->
        [one] one stop
       *[other] { $stops } stops
    }; the visitors want exactly { $wanted }.

## What happens

event-greentown-card-put-aside = A card with { $stops } stops goes back into the box.
event-greentown-card-dealt = { $seat } starts with a group of { $stops } stops.
event-greentown-card-turned = Next in line: visitors with { $stops } stops.
event-greentown-round-began = Round { $round }: { $seat } begins.
event-greentown-turn-began = { $seat }'s turn.
event-greentown-marker-turned = { $seat } turns over “{ $marker }”.
event-greentown-markers-renewed = { $seat } has all four markers again.
event-greentown-action-chosen =
    { $action ->
        [build] { $seat } decides to build.
        [travel] { $seat } decides to travel.
       *[other] { $seat } decides to { $action }.
    }
event-greentown-tile-laid = { $seat } lays tile { $tile }.
event-greentown-tile-upgraded = { $seat } gives tile { $tile } another road.
event-greentown-building-put-up =
    { $left ->
        [0] { $seat } puts up the last building, for { $kind }, on tile { $tile }.
       *[other] { $seat } builds for { $kind } on tile { $tile }.
    }
event-greentown-tree-felled = The tree on tile { $tile } has to make way.
event-greentown-tree-planted = { $seat } plants it again on tile { $tile }.
event-greentown-building-skipped = There is nothing left that { $seat } could lay or exchange.
event-greentown-excursion-made =
    { $unmet ->
        [0] { $seat } shows visitors around, { $stops } stops, and they got all they wished for!
        [one] { $seat } shows visitors around, { $stops } stops; one wish stays open.
       *[other] { $seat } shows visitors around, { $stops } stops; { $unmet } wishes stay open.
    }
event-greentown-earned =
    { $amount ->
        [one] One Greenie for { $seat }.
       *[other] { $amount } Greenies for { $seat }.
    }
event-greentown-excursion-forfeited = No route has { $stops } stops. { $seat }'s visitors stay at the hotel.
event-greentown-card-taken = { $seat } takes on a group with { $stops } stops.
event-greentown-last-round = { $ending } This round is the last one.
event-greentown-double-turn-used = { $seat } takes a double turn.
event-greentown-double-turn-kept = { $seat } keeps the double turn for later.
event-greentown-game-over = { $seats } wins! { $scores }.

## What is asked of me

help-greentown-deal = Everybody gets a visitor card with 5 stops. Whoever holds the starting card begins.
help-greentown-reveal = The next visitor card comes to light.
help-greentown-marker =
    Turn over one of your markers: it says whether you build, travel or both this turn.
    Each of the four is used once before they all come back.
help-greentown-choice = Build or Travel: this turn it's one of the two.
help-greentown-works =
    Lay a tile or exchange one for a tile with one road more; twice in all, mixed as you like.
    Tiles with the fewest roads are laid first, and one road has to join. Of an exchanged tile at most one road may vanish,
    none under somebody else's building, and the town stays one network.
help-greentown-site =
    For the tile you've laid you may put up a building: on any free site, or where a tree stands.
    A felled tree is planted again at once. Your building pays you whenever visitors come by and their wish for that kind is met.
help-greentown-tree = Plant the felled tree again, on a free site.
help-greentown-done = You're done building. Until you end your turn you can take moves back.
help-greentown-excursion =
    Lead your visitors from a hotel to a hotel, with exactly the stops on your card; the last stop is the hotel.
    Trees, buildings and hotels are stops, every time; free sites aren't. No road is used twice.
    A kind visited neither too rarely nor too often pays: your buildings and the trees pay you, others pay their owners.
    Each kind that isn't costs you one Greenie.
help-greentown-double = Take your double turn now, or keep it for a later round.
help-greentown-over = The game is over. Most Greenies win; of equals, whoever had their last turn first.

prompt-greentown-marker = Your visitors want { $stops } stops. What is this turn for: { $markers }?
prompt-greentown-choice = Build or travel? Your visitors want { $stops } stops.
prompt-greentown-works =
    { $left ->
        [one] One more step: lay a tile with { $roads } roads, or give a tile another road.
       *[other] Two steps: lay tiles with { $roads } roads, or give tiles another road.
    }
prompt-greentown-upgrade = The supply has nothing left to lay. Give a tile another road.
prompt-greentown-site = You've laid tile { $tile }. Put up a building on any free site, or leave it.
prompt-greentown-tree = Where does the tree go?
prompt-greentown-done = Done building. End your turn, or take a step back.
prompt-greentown-excursion = Lead your visitors past { $stops } stops, from hotel to hotel.
prompt-greentown-stay = No route has { $stops } stops. Your visitors stay at the hotel.
prompt-greentown-double = You were last in this round. Take your double turn now, or keep it?
prompt-greentown-wait = { $seat } is thinking.
prompt-greentown-over = The game is over.

rules-greentown =
    Greentown has opened to strangers. Lay roads, put up sights, and lead tourists from hotel to hotel past as many of your own as you can.
    Four markers say what each turn is for: building, travelling, both, or one of the two.
    Visitors want an exact number of stops, and of nature, culture, sport and shopping neither too little nor too much.
    Each fulfilled kind pays one Greenie a site: buildings to their owners, trees to whoever travels. Each other kind costs the traveller one.
    The last round comes with somebody's ninth building, or when there are no visitors left. Most Greenies win.

## In the terminal

prompt-greentown-best =
    { $amount ->
        [one] The best I see is { $tiles }: one Greenie for you.
       *[other] The best I see is { $tiles }: { $amount } Greenies for you.
    }
prompt-greentown-none = As the town is now, no route has { $stops } stops.
verb-build = build, b
verb-travel = travel, t, trip
verb-both = both, b+t
verb-either = either, b/t
verb-upgrade = upgrade, up, exchange
verb-leave = leave, skip
verb-plant = plant, tree
verb-end = end, done
verb-route = route, walk
verb-go = go, best
verb-use = use, double
unreadable-building = Say which building and where: “build sport 7”.
unreadable-lay = Say where, by a letter up to { $last }, and the sides of the roads: “lay a e w”.
unreadable-upgrade = Say which tile and what changes: “upgrade 7 +ne -w”.
unreadable-side = “{ $word }” is no side. The sides are { $known }.
unreadable-tile = “{ $word }” is no tile.
unreadable-no-route = I can't point out a route here.
label-greentown-sides = e ne nw w sw se
label-greentown-supply = In the supply, by roads: { $piles }
label-greentown-shapes = Their shapes, turned as you like: { $shapes }
label-greentown-next = Next visitors: { $card }
label-greentown-mine = Your visitors: { $card }
label-greentown-wishes = { $stops } stops; { $wishes }
label-greentown-greenies = Greenies
label-greentown-markers = markers
label-greentown-buildings = to build
label-greentown-card = visitors
