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
