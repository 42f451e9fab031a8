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
reason-chances = Mit { $share } steigen meine Aussichten, das Spiel zu gewinnen.
reason-better-elsewhere = { $share } reicht nicht: Ich erwarte mehr von dem, was noch kommt.

## Gründe in Koalition

reason-action = Jetzt gespielt, dreht das die Abstimmung um etwa { $gain } zu meinen Gunsten.
reason-vote-chances = Damit steigen meine Aussichten, das Spiel zu gewinnen.
reason-coalition = Diese Koalition brächte mir { $share }.
reason-shake = { $share } für mich: Darauf schlage ich ein.
reason-better-coalition = { $share } ist zu wenig: Es gibt bessere Koalitionen für mich.
reason-gets-more = { $seat } bekäme { $amount } und ich nur { $share }.

## Gründe in Greentown

reason-trip =
    { $amount ->
        [0] Für mich fiel nichts ab, aber die Gäste wollten hinaus.
        [one] Ein Greenie für mich: besser als keiner.
       *[other] So habe ich { $amount } Greenies verdient.
    }
reason-no-trip = Ich habe keine Route mit { $stops } Stopps gefunden.
