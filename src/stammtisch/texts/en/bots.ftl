# What bots say about themselves: why they agreed, refused or proposed.

## Levels and temperaments

bot-level-random = Random
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-hard = Hard
bot-temperament-steady = steady
bot-temperament-greedy = greedy
bot-temperament-loyal = loyal
bot-temperament-vengeful = vengeful
bot-temperament-cautious = cautious

## Reasons in Saludos Amigos

reason-holds-more = { $share } wouldn't be enough: I already hold { $held }.
reason-deserve = { $share } is less than my strength of { $strength } deserves.
reason-overtake = { $seat } would overtake me.
reason-grudge = After what { $seat } did to me? Not yet.
reason-take = { $share } is better than what I have.
reason-offer = This way I'd get { $share }.
reason-no-council = A council meeting would cost me more than it brings.
reason-brings-more = { $share } is too little for the { $cards } councillors behind me.
reason-chances = { $share } improves my chances of winning the game.
reason-better-elsewhere = { $share } isn't enough: I expect more from what is still to come.

## Reasons in Koalition

reason-action = Played now, this changes the vote by about { $gain } for me.
reason-vote-chances = This improves my chances of winning the game.
reason-coalition = This coalition would bring me { $share }.
reason-shake = { $share } for me: I shake hands on that.
reason-better-coalition = { $share } isn't enough: there are better coalitions for me.
reason-gets-more = { $seat } would get { $amount } and I only { $share }.

## Reasons in Greentown

reason-trip =
    { $amount ->
        [0] Nothing in it for me, but the visitors wanted out.
        [one] One Greenie for me: better than none.
       *[other] That way I earned { $amount } Greenies.
    }
reason-no-trip = I found no route with { $stops } stops.
reason-trip-thanks = { $seat } came past my sights last time, so I came past theirs.
reason-trip-grudge = { $seat } left my sights out last time, so I left theirs out.
reason-build-trip =
    { $amount ->
        [one] That way my next trip should bring a Greenie.
       *[other] That way my next trip should bring { $amount } Greenies.
    }
reason-build-spoil =
    { $amount ->
        [one] Otherwise { $seat } would have earned a Greenie more next time.
       *[other] Otherwise { $seat } would have earned { $amount } Greenies more next time.
    }
reason-build-first = I'd rather build first and travel later.
