### What the browser client says by itself.

## Door

client-welcome = An evening at the regulars' table: make deals, break them, and pour the next round. Three games of coalitions, for friends and for bots.
client-game-saludos = Saludos Amigos
client-game-koalition = Koalition
client-game-greentown = Greentown
client-about-saludos = A Bavarian village wants to be a spa. Share out the contracts over beer, before the council hears of it.
client-about-koalition = Fifteen countries vote, seven parties count, and nobody governs alone. Who shakes hands first?
client-about-greentown = Build roads and sights, then lead your visitors past exactly what they came for. And mostly past your own.
client-players-range = { $least } to { $most } players

## Everyday words

client-you = You
client-close = Close
client-cancel = Never mind
client-language = Language
client-sound = Sound
client-sound-on = Sound is on
client-sound-off = Sound is off
client-zoom-in = Closer
client-zoom-out = Further away

## People at the table

client-players = At the table
client-presence-here = here
client-presence-away = just out
client-presence-gone = gone
client-presence-bot = bot
client-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-strength = Strength { $strength }
client-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-hand-over = Pass the device to { $name }. Everyone else: eyes on the beer.
client-hand-mine = I am { $name }

## Deals

client-deal-desk = Deals
client-no-proposals = No proposals yet. Somebody has to start.
client-proposal-by = Proposal by { $name }
client-proposal-for-you = { $name } wants you in
client-proposal-standing = The standing offer
client-proposal-lapsed = Too late: the mug has moved on
client-agree = Agree
client-counter = Counter
client-decline = Decline
client-withdraw = Withdraw
client-take-back = Take back my word
client-propose = Propose it
client-stamp-agreed = agreed
client-has-agreed = { $name } has agreed
client-not-yet = thinking
client-builder-title = Your proposal
client-builder-who = Who is in?
client-builder-shares = Who gets how much?
client-builder-empty = Tap the people you want in.
client-builder-too-low = Not strong enough: you must beat the mug at { $mug }.
client-builder-sum =
    { $count ->
        [one] All { $value } million for one.
       *[other] { $value } million, shared to the last one.
    }
client-share-of = Share of { $name }, in millions
client-less-for = Less for { $name }
client-more-for = More for { $name }
client-split-fair = Fair shares
client-split-strength = By strength
client-height-above = Strength { $height }, above the mug at { $mug }
client-height-below = Strength { $height }, not above the mug at { $mug }

## When there is nothing to play

client-state-empty-lobby = The table is laid
client-state-empty-lobby-text = Nobody here but the cat. Open a table, or play against bots.
client-state-waiting = Waiting for the others
client-state-waiting-text =
    { $count ->
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
    }
client-state-gone = { $name } has left the room
client-state-gone-text = The coaster is on the mug: the chair is kept.
client-state-reconnecting = The line is down
client-state-reconnecting-text = We are tying the string together again. Nothing is lost.
client-state-paused = The game is paused
client-state-paused-text = All clocks stand still. The beer gets warm.
client-state-spectator = You are watching
client-state-spectator-text = You see what everybody sees, and not one card more.
client-state-restarting = A new barrel is being tapped
client-state-restarting-text = The house is starting again. Your game goes on in a moment.
client-state-old-link = This road leads nowhere any more
client-state-old-link-text = The table behind this link has been cleared away.
client-state-wrong-code = No table goes by that code
client-state-wrong-code-text = Look at it again, letter by letter. Or ask the cow.
client-state-full-table = This table is full
client-state-full-table-text = Pull up a chair and watch, or open a table of your own.

## The end, and the lobby

client-end = { $names } wins
client-end-mine = You win. This round is on you.
client-end-tied = { $names } share the win
client-end-tied-mine = You share the win. And the bill.
client-table-your-move = It is your move
client-table-free =
    { $count ->
        [one] One chair free
       *[other] { $count } chairs free
    }
client-table-full = Full table
client-table-rounds =
    { $count ->
        [one] One round played
       *[other] { $count } rounds played
    }

## Log and chat

client-log = Events
client-log-and-chat = Events and chat
client-log-replay = Show this again
client-chat = Chat
client-chat-empty = Quiet at the table. Too quiet.
client-chat-say = Say something
client-chat-send = Say

## Replay

client-replay = Replay
client-replay-moment = Moment of the game
client-replay-at = Step { $at } of { $length }
client-replay-back = One step back
client-replay-forward = One step on
client-replay-previous-event = Previous event
client-replay-next-event = Next event
client-replay-play = Play
client-replay-pause = Pause

## Saludos Amigos

client-board-saludos = The village, with the money track and the mug
client-project-fountain = Dr. Max Scheinheil Fountain
client-project-beer-garden = Chapel beer garden
client-project-golf-club = Golf club house
client-project-thermal-bath = Thermal bath
client-project-casino = Casino
client-project-purification-plant = Purification plant
client-site-state = { $name }: { $built } of { $size } sections built
client-bag-left =
    { $count ->
        [one] One chit left in the bag
       *[other] { $count } chits left in the bag
    }
client-press-placed =
    { $count ->
        [one] One journalist on the board; the second ends the game
       *[other] { $count } journalists on the board; the second ends the game
    }
client-pawn-at = { $name } has { $money } million
client-die-shows = { $name } rolls { $die }
client-council-mayor = The mayor presides, halo and all
client-council-coalition = Coalition
client-council-opposition = Opposition
client-council-away = stays at home
client-council-thinking = is thinking it over
client-council-nothing = plays nothing
client-hand = My hand
client-councillor =
    { $haloes ->
        [one] Councillor with one halo
       *[other] Councillor with { $haloes } haloes
    }

## Koalition

client-party-fists = Fists
client-party-roses = Roses
client-party-leaves = Leaves
client-party-lemons = Lemons
client-party-crosses = Crosses
client-party-hats = Top Hats
client-party-acorns = Acorns
client-party-led = { $party }, { $votes } votes, led by { $leader }
client-party-unled = { $party }, { $votes } votes, without a leader
client-leads = { $name } leads
client-no-leader = Nobody leads
client-scandal-halves = Scandal: half the votes
client-politician =
    { $resigned ->
        [yes] { $party }, { $votes }, resigned
       *[no] { $party }, { $votes }
    }
client-hemicycle = Parliament: { $total } votes, majority { $majority }, gathered { $held }
client-majority = { $majority } to govern
client-scores = Score sheet
client-sum = Sum
client-europe-bonus = Europe
client-action-doubler = Doubler
client-action-downfall = Downfall
client-action-resignation = Resignation
client-action-scandal = Party scandal
client-action-clean-slate = Clean slate
client-art-extra = EXTRA!
client-country-de = Germany
client-country-fr = France
client-country-gb = United Kingdom
client-country-it = Italy
client-country-es = Spain
client-country-nl = Netherlands
client-country-be = Belgium
client-country-se = Sweden
client-country-at = Austria
client-country-pt = Portugal
client-country-gr = Greece
client-country-dk = Denmark
client-country-fi = Finland
client-country-ie = Ireland
client-country-lu = Luxembourg

## Greentown

client-board-greentown = The map of Greentown
client-spot = Place { $column }, { $row }
client-turn-tile = Turn the tile
client-piece-hotel = Hotel
client-piece-tree = Tree
client-piece-sport = Sport
client-piece-culture = Culture
client-piece-shopping = Shopping
client-supply = Supply of tiles
client-pile = { $roads } roads, { $left } left
client-stops = stops
client-wish-nature = Nature
client-wish-culture = Culture
client-wish-sport = Sport
client-wish-shopping = Shopping
client-wish-visits =
    { $visits ->
        [one] { $visits } visit
       *[other] { $visits } visits
    }
