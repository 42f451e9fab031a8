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
client-proposal-number = No. { $id }
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
client-verdict =
    { $place ->
        [1] { $tied ->
            [yes] You share the win, with { $score }. Well played!
           *[no] You've won, with { $score }. Well played!
        }
        [2] Second place, with { $score }. Next time!
       *[other] Place { $place }, with { $score }. Next time!
    }
client-millions = { $millions } million
client-greenies =
    { $count ->
        [one] one Greenie
       *[other] { $count } Greenies
    }
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
client-log-earlier = Show earlier events
client-looking-back = Looking back
client-back-to-now = Back to now
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

## Lobby

client-title = Stammtisch
client-play-now = Play now
client-new-table = New table
client-rules = Rules
client-my-tables = My tables
client-open-tables = Open tables
client-past-tables = Played
client-no-open-tables = Nobody is looking for company right now. Open a table, or play against bots.
client-have-code = Got a code?
client-code = Code of the table
client-code-odd = A code has five letters. Look at it again.
client-join = Join
client-join-title = To the table
client-join-text = Type the five letters that stand on the screen or in your invitation.
client-looking = Looking for the table …
client-signed-as = You are { $name }: settings
client-go-on = Go on
client-watch = Watch
client-watch-replay = Replay
client-sit-down = Sit down
client-table-won =
    { $count ->
        [one] { $names } won · { $date }
       *[other] { $names } won together · { $date }
    }
client-table-waits =
    { $count ->
        [0] Being played
       *[other] Waiting for { $names }
    }
client-table-paused = Paused
client-table-cancelled = The table was cleared
client-table-cancelled-text = Those who played agreed to stop.
client-table-gone = This table is no longer there.
client-link-odd = This link isn't whole. Ask for it once more.
client-no-table = No table here
client-not-found = Nothing here
client-to-lobby = To the lobby
client-coming = One moment, we are getting the chairs …
client-offline = The server can't be reached. Are you online?
client-went-wrong = Something went wrong. Try that again.
client-copied = Copied.

## Setting up a table

client-which-game = Which game?
client-your-name = Your name
client-guest = Guest
client-seat-name = Seat { $number }
client-how-many = How many play?
client-how-many-bots = How many of them are bots?
client-bot-level = How strong are the bots?
client-where = Where do you play?
client-where-sit = On this device
client-where-table = This is the table, phones are hands
client-where-screen = This screen shows the table to everybody. Each comes with a phone: scan the code, sit down.
client-where-hotseat = You pass the device on; a curtain hides each hand.
client-how-many-here = How many share this device?
client-clock = Time to decide
client-clock-none = No hurry
client-clock-live = Live
client-clock-days = Over days
client-seconds = { $count } s
client-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
client-who-may-come = Who may come?
client-by-invitation = Invited people
client-everybody = Everybody
client-finer-points = Finer points
client-company = Company
client-allow-watching = Others may watch
client-allow-chat = With chat
client-option-patience = How many proposals each may make before something is agreed
client-in-this-game = In this game
client-option-countries = How many countries vote (left empty: as few as the rules allow)
client-option-route-hint = The guide may show the best routes
client-option-open-greenies = Everybody sees everybody's Greenies
client-option-keep-double-turn = The double turn may be kept for later
client-edition = Edition
client-edition-own = Play with a file of your own
client-edition-own-text = What is printed on cards and boards. Your own box is a TOML file; the documentation for hosts describes it.
client-edition-standard = Back to the usual box
client-setup-sum =
    { $free ->
        [0] No seat stays free for others
        [one] { $free } seat stays free for others
       *[other] { $free } seats stay free for others
    }, { $bots ->
        [0] and no bot plays.
        [one] and { $bots } bot plays.
       *[other] and { $bots } bots play.
    }
client-lay-the-table = Lay the table

## Before the game

client-seats = Seats
client-seat-free = free
client-host = has laid the table
client-sit-too = Play this one, too
client-add-bot = Bot
client-bot-on = A bot on seat { $number }
client-stand-up = Stand up
client-stand-up-from = Stand up: { $name }
client-send-away = Send away
client-send-away-from = Send away: { $name }
client-seats-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
client-fill-with-bots = Fill with bots
client-begin = Begin
client-soon = Everybody is here. It begins in a moment.
client-invite = Invite others
client-code-is = Code: { $code }
client-qr = Picture to scan: the way to this table
client-qr-seat = Picture to scan: it hands the seat over
client-share-link = Share the link
client-copy-link = Copy the link
client-show-screen = Show the table on a screen
client-screen-how = Scan with your phone and take a seat.
client-screen-or = Or open { $host } and type

## At the table

client-menu = Menu
client-help = What can I do?
client-whole-rules = The whole rules
client-no-rules = There are no rules here yet.
client-reconstructed = Reconstructed: the original is silent here
client-skip = Skip
client-moves-kept = Your move is kept and will be sent.
client-took-back-move = { $name } takes the last move back.
client-waiting-for =
    { $count ->
        [one] The table is waiting for { $names }.
       *[other] The table is waiting for { $names }.
    }
client-waiting-table = One moment …
client-pass-device = Pass the device to
client-switches = Switches
client-motion = Things move
client-theme = Light or dark
client-theme-auto = Like the device
client-theme-light = Light
client-theme-dark = Dark
client-ask-the-table = Ask the table
client-ask-pause = Pause?
client-ask-extend = More time?
client-ask-replace = A bot for { $name }?
client-ask-cancel = Stop altogether?
client-vote-pause = { $by } asks for a pause.
client-vote-resume = { $by } wants to go on.
client-vote-extend = { $by } asks for more time.
client-vote-replace = { $by } wants a bot to play for { $name }.
client-vote-cancel = { $by } wants to stop the game.
client-vote-count = { $yes } of { $needed } say yes.
client-yes = Yes
client-no = No
client-paused-vote = The game is paused. All clocks stand still.
client-paused-bots = Only bots are left, so the game is paused.
client-resume = Go on?
client-seat-warm = A bot keeps your seat warm.
client-take-seat-back = Take my seat back
client-my-seat = My seat
client-hand-over-link = Hand { $name } to another device
client-hand-over-text = Whoever opens this link plays the seat from then on. It works once.
client-take-over = A seat for you
client-give-up = Leave the game
client-give-up-title = Leave for good?
client-give-up-text = A bot plays on in your place. You may come back and take the seat again.
client-commitment = Chance follows from a seed fixed before the game. Its fingerprint:
client-rematch = Once more
client-join-rematch = To the rematch

## Saludos Amigos in play

client-round = Round { $round }
client-phase-over = Closing time
client-phase-council = Council meeting
client-press-round = The press is in town
client-contract-sum = { $base } + { $before } + 1 = { $value } million
client-site-next = The next section will be worth { $value } million.
client-site-complete = Finished, plaque and all.
client-waiting-payday = Payday: winners are paid, the others draw councillors.
client-waiting-bag = Round { $round }: { $name } reaches into the bag.
client-waiting-dice = The dice are rolling.
client-keep = Keep { $strength }
client-reroll = Roll again …
client-pick-reroll = Which councillor do you give up for another roll?
client-pick-call = Which councillor calls the meeting? The card is gone afterwards.
client-pick-attend = Which councillor do you push forward?
client-councillor-worth = The { $value }
client-make-offer = Make an offer
client-propose-split = Propose a split
client-pass = Pass
client-passed =
    { $height ->
        [0] You have passed. You can still come back with an offer.
       *[other] You have passed. The mug is at { $height }. You can still come back with an offer.
    }
client-proposed-waiting = Your proposal is on the table. Now it is up to { $seats }.
client-patience-left =
    { $count ->
        [one] One proposal left until something is agreed.
       *[other] { $count } proposals left until something is agreed.
    }
client-patience-gone = No proposals left until something is agreed. You can still answer.
client-call-council = Call a meeting
client-let-stand = Let it stand
client-attend = Attend
client-stay-away = Stay at home
client-choose-cards = Choose cards
client-lay =
    { $count ->
        [one] Lay { $count } card: { $points }
       *[other] Lay { $count } cards: { $points }
    }
client-lay-none = Lay none
client-hand-empty = Not a single councillor in your pocket.
client-pushed = Pushed forward: your councillor worth { $value }.
client-deciding-strength = keeps or rolls
client-deciding-negotiation = negotiates
client-deciding-call = a meeting?
client-deciding-attendance = to the meeting?
client-deciding-splits = shares out
client-deciding-cards = chooses cards

## Replays, people, settings

client-through-eyes = Through whose eyes?
client-everybody-sees = What everybody sees
client-share-moment = Link to this moment
client-download-log = Download the log
client-verify = Was it fair?
client-fair = Yes: all chance followed from the seed fixed before the game.
client-unfair = No: the log does not follow from the seed that was fixed.
client-settings = Settings
client-save = Save
client-saved = Saved.
client-records = How I fare
client-no-records = No finished games yet.
client-game = Game
client-played = Played
client-won = Won
client-rating = Rating
client-keep-name = Keep my name
client-keep-name-text = With a passphrase the name is yours for good, on every device. At least eight characters.
client-keep-name-done = This name is yours.
client-passphrase = Passphrase
client-claim = Keep it
client-claimed = The name is yours now.
client-sign-in = It is mine already
client-sign-out = Sign out everywhere
client-welcome-back = Welcome back, { $name }.

## Koalition in play

client-joker = Joker
client-no-cards = Not a card left in hand.
client-joker-votes = Joker with { $votes } votes
client-why-tied = { $names } level: splinters
client-why-highest = by the highest card
client-why-deposed = { $name } deposed
client-splinter-of = { $party } of { $name }
client-deciding-laying = lays a card
client-deciding-actions = an action?
client-lay-first = First a politician; actions come after that.
client-talk-now = Cards stay in hand while coalitions are talked over.
client-action-now = Now is the moment for an action, not for a politician.
client-lay-this =
    { $votes ->
        [one] { $card }, one vote for { $party }. Lay this card?
       *[other] { $card }, { $votes } votes for { $party }. Lay this card?
    }
client-lay-it = Lay it
client-name-party = Name its party
client-joker-party = A joker with { $votes } votes. For which party?
client-aim =
    { $count ->
        [0] { $action }: nothing on the table it would fit. Keep it for later.
       *[other] { $where ->
            [card] { $action }: tap a card on the table.
            [party] { $action }: tap a party in the count.
           *[both] { $action }: tap a card that has resigned, or a party with a scandal.
        }
    }
client-aim-at-party = { $action } goes on a party: tap it in the count.
client-aim-at-card = { $action } goes on a card: tap it on the table.
client-choose-action = Choose an action
client-waiting-laying = { $country } votes: { $names } lays a card.
client-waiting-action = { $names } may play an action.
client-see-coalitions = Coalitions
client-coalition-talks = Who governs with whom?
client-not-needed = { $party } is needed in no coalition with those.
client-will-not-sit = { $party } won't sit at one table with { $other }.
client-country-number = Country { $number } of { $of }
client-majority-now =
    { $total ->
        [one] { $total } vote
       *[other] { $total } votes
    }, majority { $majority }
client-nothing-laid = Nobody has been put up yet.
client-europe-title = Europe says thank you
client-each =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
client-votes-of = { $votes } of { $majority }
client-then-stands = If this is agreed, it stands:
client-pays-too = Also paid:
client-possible =
    { $count ->
        [0] No such coalition
        [one] One coalition possible
       *[other] { $count } coalitions possible
    }
client-propose-these = Propose { $parties }
client-said-already = You've proposed that already.
client-show-all = Show all
client-show-more = { $count } more
client-last-vote = { $country } is governed by { $names }.
client-last-vote-failed = { $country } is still without a government.

## Greentown in play

client-undo = Take it back
client-deciding-marker = plans the turn
client-deciding-works = builds
client-deciding-excursion = travels
client-end-turn = End my turn
client-double-use = Take it now
client-double-keep = Keep it
client-double-turn = double turn
client-lay-here = It fits here. Tap the tile to turn it.
client-exchange-here =
    { $lost ->
        [0] One road more, and none lost. Tap the tile to turn it.
       *[other] One old road vanishes, two new ones come. Tap the tile to turn it.
    }
client-exchange-it = Exchange it
client-turn-it = Turn it
client-pick-place =
    { $lay ->
        [yes] Where does this tile go? Tap a free place{ $exchange ->
            [0] .
           *[other] , or a tile to exchange.
        }
       *[no] Which tile do you exchange for this one?
    }
client-leave-site = Build nothing
client-which-marker =
    { $count ->
        [one] Your visitors want { $stops } stops. Only “{ $marker }” is still up: turn it over.
       *[other] Your visitors want { $stops } stops. Which marker do you turn over?
    }
client-pick-site = { $kind }: tap a free site, or a tree's.
client-no-way = No road not yet used leads to tile { $tile } without another stop on the way.
client-step-back = One step back
client-route-whole =
    { $income ->
        [0] That is a whole route. It pays you nothing.
        [one] That is a whole route: one Greenie for you.
       *[other] That is a whole route: { $income } Greenies for you.
    }
client-route-left =
    { $left ->
        [0] All stops made, but a route has to end at a hotel.
        [one] One more stop, and that must be a hotel.
       *[other] { $left } more stops; the last one is a hotel.
    }
client-go = Off we go
client-hint = Show me a route
client-take-hint = Take that route
client-hint-shown =
    { $proven ->
        [yes] The dotted route pays you most; nothing better exists.
       *[no] The dotted route is the best that was found in the time.
    }
client-stay-home = No route: stay
client-income = What everybody would get
client-visitors = Visitors
client-greentown-desk = Visitors and buildings
client-last-round = Last round
client-stops-count = { $count } stops
client-next-visitors = Next:
