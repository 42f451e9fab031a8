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
reason-trip-thanks = { $seat } kam letztes Mal bei mir vorbei, also bin ich auch dort vorbeigekommen.
reason-trip-grudge = { $seat } hat letztes Mal einen Bogen um mich gemacht, also mache ich auch einen.
reason-build-trip =
    { $amount ->
        [one] So sollte mir der nächste Ausflug einen Greenie bringen.
       *[other] So sollte mir der nächste Ausflug { $amount } Greenies bringen.
    }
reason-build-spoil =
    { $amount ->
        [one] Sonst hätte { $seat } beim nächsten Mal einen Greenie mehr verdient.
       *[other] Sonst hätte { $seat } beim nächsten Mal { $amount } Greenies mehr verdient.
    }
reason-build-first = Ich baue lieber erst und reise dann.
