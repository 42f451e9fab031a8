# The table in the terminal.

## Words that can be typed: the first one is shown in hints, the English ones always work

verb-help = help, h, ?
verb-rules = rules, rule
verb-log = log, story
verb-undo = undo, u
verb-why = why
verb-quit = quit, q, exit, bye
verb-agree = agree, yes, y, ok, a
verb-decline = decline, no, n, d
verb-back = back, unsure
verb-withdraw = withdraw, w, retract
verb-pass = pass, p
verb-keep = keep, k
verb-reroll = reroll, r, roll, again
verb-offer = offer, o, propose, split
verb-call = call, council, c
verb-let = let, stand
verb-attend = attend, come
verb-stay = stay, away, home
verb-lay = lay, play, cards, l
verb-double = double, doubler, x2
verb-topple = topple, downfall, depose
verb-resign = resign, resignation
verb-scandal = scandal
verb-clear = clear, clean, whitewash
verb-me = me, i, myself
verb-none = none, nothing

## What can't be read

unreadable-verb = “{ $word }” means nothing here.
unreadable-number = “{ $word }” is no number.
unreadable-name = Who is “{ $word }”? At the table: { $known }.
unreadable-split = Say who gets how much, all in all { $sum }: “offer { $name } 4, me 3”.
unreadable-proposal = Which proposal? Add its number: “agree 2”.
unreadable-no-proposal = There's no proposal it could mean.
unreadable-card = Councillors are worth 1, 2 or 3.
unreadable-cards = Say which ones: “lay 1 3 3”, or “lay none”.
unreadable-hand = Which card? Say its number from 1 to { $most }: “lay 3”.
unreadable-in-play = Which card on the table? Say its number from 1 to { $most }: “double 2”.
unreadable-party = “{ $word }” is no party. There are { $known }.
unreadable-coalition = Which coalition? Say its number from 1 to { $most }, or its parties: “offer 1”.

## Hints

hint-rest = (the rest is yours)
hint-always = At any time: help, rules, log, why { $name }, quit.
hint-or-wait = { $hint } · Enter: leave it at that

## The picture

label-round = Round { $round }
label-contract = { $project }: { $value } million
label-money = money
label-cards = cards
label-die = die
label-strength = strength
label-village = The village
label-press = Journalists
label-mug = Mug
label-pretzel = Pretzel
label-proposal = No. { $id }
label-hand = Your councillors:
label-pushed = pushed forward: { $card }
label-no-cards = none left
label-vote = Vote { $number } of { $of }
label-votes = votes
label-leader = leader
label-in-play = in play
label-majority = majority { $majority }
label-hand-size = { $politicians }+{ $actions } cards
label-more-coalitions = … and { $more } more
label-europe = Europe bonus now:
label-my-hand = Your hand:
label-joker = Joker { $votes }
doing-mug = mug { $share }
doing-pretzel = pretzel { $share }
doing-passed = passed
doing-away = stays away
doing-let = lets it be
doing-place = { $place ->
        [1] ★ wins
       *[other] { $place }.
    }

## The evening

guest = Guest
bot-names = Gaby, Fritz, Claudia, Peter, Lotte, Klaus, Reiner, Wilma, Otto, Hanne
welcome = { $title }, seed sealed as { $commitment }. You sit at place { $place }. Type “help” if you're stuck.
taken-back = Taken back.
why-not = { $seat } has nothing to say about that.
log-title = What happened
goodbye = You get up and say goodbye. See you next time!
saved = The log is in { $file }.
saved-over = The log is in { $file }. Check it with: stammtisch verify { $file }
