# Was Bots über sich sagen: warum sie zustimmen, ablehnen oder vorschlagen.

## Stärken und Gemüter

bot-level-random = Zufällig
bot-level-easy = Leicht
bot-level-normal = Normal
bot-level-hard = Schwer
bot-temperament-steady = gelassen
bot-temperament-greedy = gierig
bot-temperament-loyal = treu
bot-temperament-vengeful = nachtragend
bot-temperament-cautious = vorsichtig

## Gründe in Saludos Amigos

reason-holds-more = { $share } reicht nicht: Ich habe schon { $held }.
reason-deserve = { $share } ist weniger, als meine Stärke von { $strength } verdient.
reason-overtake = { $seat } würde mich überholen.
reason-grudge = Nach dem, was { $seat } mir angetan hat? Noch nicht.
reason-take = { $share } ist besser als das, was ich habe.
reason-offer = So bekomme ich { $share }.
reason-no-council = Eine Ratssitzung würde mich mehr kosten, als sie bringt.
reason-brings-more = { $share } ist zu wenig für meine { $cards } Räte.
