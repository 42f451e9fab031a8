# Koalition. $party, $parties, $card und $country sind Namen aus der Edition, oder Nummern, wo kein Name zur Hand ist.

## Ablehnungen

refusal-not-your-turn = { $seat } ist an der Reihe.
refusal-not-in-your-hand = Diese Karte hast du nicht.
refusal-not-a-politician = Hier legt man nur Politiker und Joker.
refusal-no-such-party = Diese Partei gibt es nicht.
refusal-window-not-open = Eine Aktion kann jetzt nur { $seat } spielen. Passiert das, kommst du noch dran.
refusal-no-such-action = So eine Aktion hast du nicht.
refusal-not-in-play = Diese Karte liegt nicht auf dem Tisch.
refusal-resigned-before = Dieser Politiker ist in dieser Abstimmung schon zurückgetreten. Einmal reicht.
refusal-no-resignation-there = Dieser Politiker ist nicht zurückgetreten, da ist nichts weißzuwaschen.
refusal-scandal-before = Diese Partei hatte ihren Skandal in dieser Abstimmung schon.
refusal-no-scandal-there = Diese Partei hat keinen Skandal, da ist nichts weißzuwaschen.
refusal-party-without-leader = Diese Partei führt gerade niemand.
refusal-no-successor = In dieser Partei hat sonst niemand Stimmen, da kann keiner nachfolgen.
refusal-units-not-in-order = Nenne jede Partei einmal, in ihrer Reihenfolge.
refusal-no-such-unit = Diese Partei hat keinen Chef oder keine Stimmen, so kann sie nicht mitmachen.
refusal-parties-will-not-coalesce = Zwei dieser Parteien setzen sich nicht an einen Tisch.
refusal-no-majority =
    { $votes ->
        [one] Das ist eine Stimme; du brauchst { $majority }.
       *[other] Das sind { $votes } Stimmen; du brauchst { $majority }.
    }
refusal-party-not-needed = Eine dieser Parteien braucht es nicht für die Mehrheit, und Geschenke sind verboten.

## Was passiert

event-koalition-starter-drawn = Das Los entscheidet: { $seat } fängt an.
event-koalition-card-came = Du bekommst: { $card }.
event-koalition-hands-dealt = Die Karten sind gegeben: je { $politicians } Politiker und { $actions } Aktionen.
event-koalition-country-turned = Nächste Abstimmung: { $country }. Je { $needed } Politiker; die Boni sind { $bonuses }. { $seat } fängt an.
event-koalition-hands-too-small =
    { $seats-count ->
        [one] { $seats } hat
       *[other] { $seats } haben
    } weniger als { $needed } Politiker. Alles wird gemischt und neu gegeben.
event-koalition-politician-laid = { $seat } schickt { $card } für { $party } ins Rennen, { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }.
event-koalition-joker-laid = { $seat } spielt einen Joker mit { $votes } Stimmen für { $party }.
event-koalition-passed = { $seat } passt.
event-koalition-party-doubled = { $by } verdoppelt { $party }: Ihre Stimmen zählen { $factor }-fach.
event-koalition-leader-deposed = { $by } stürzt { $seat } als Chef von { $party }!
event-koalition-leader-followed = { $seat } führt jetzt { $party }.
event-koalition-party-without-leader = { $party }: Da führt jetzt niemand mehr.
event-koalition-politician-resigned = { $by } bringt { $card } zum Rücktritt: { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    } weniger für { $seat } bei { $party }.
event-koalition-scandal-broke = Skandal! Dank { $by } ist die Hälfte der Stimmen weg: { $party }.
event-koalition-resignation-cleared = Weiße Weste: { $by } holt { $card } zurück, und { $seat } hat wieder { $votes } bei { $party }.
event-koalition-scandal-cleared = Alles ein Missverständnis: { $by } wäscht { $party } rein.
event-koalition-votes-counted = Ausgezählt: { $total } Stimmen insgesamt, die Mehrheit liegt bei { $majority }.
event-koalition-talks-opened =
    { $seats-count ->
        [one] Nur { $seats } kann jetzt eine Koalition bilden.
       *[other] { $seats } verhandeln. Sie brauchen { $majority } Stimmen.
    }
event-koalition-proposed =
    { $seats-count ->
        [one] { $seats } will allein regieren.
       *[other] Nr. { $id } von { $by }: { $terms }, geführt von { $seats }.
    }
event-koalition-vote-won =
    { $outcome ->
        [majority] { $country }: absolute Mehrheit für { $parties }, da braucht es niemanden sonst. Gut geführt, { $seats }!
       *[coalition] { $country }: Hand drauf! { $parties } regieren, angeführt von { $seats }.
    }
event-koalition-vote-failed =
    { $outcome ->
        [no-coalition] { $country }: Keine Koalition ist möglich. Die Politiker gehen heim.
       *[no-agreement] { $country }: keine Einigung. Die Politiker gehen heim.
    }
event-koalition-points-booked =
    { $bonus ->
        [0] { $seat } bekommt { $cards } für Karten bei { $party }.
       *[other] { $seat } bekommt { $bonus } für die Führung von { $party } und { $cards } für Karten.
    }
event-koalition-starter-chosen = { $seat } fängt die nächste Abstimmung an.
event-koalition-europe-bonus-paid =
    { $seats-count ->
        [one] Europabonus für { $party } mit { $points } Punkten: { $each } an { $seats }.
       *[other] Europabonus für { $party } mit { $points } Punkten: je { $each } an { $seats }.
    }
event-koalition-game-over =
    { $seats-count ->
        [one] Europa hat gewählt. { $seats } gewinnt!
       *[other] Europa hat gewählt. { $seats } teilen sich den Sieg!
    } { $scores }.

## Karten, die alle gleich sind

koalition-card-65 = ein Doppler
koalition-card-66 = ein Sturz
koalition-card-67 = ein Rücktritt
koalition-card-68 = ein Skandal
koalition-card-69 = eine weiße Weste

## Was ich tun soll

help-koalition-lot = Das Los entscheidet, wer anfängt.
help-koalition-deal = Es wird gegeben.
help-koalition-country = Ein Land wird aufgedeckt: wie viele Politiker jeder legt und was die Abstimmung wert ist.
help-koalition-laying =
    Lege einen Politiker offen aus. Seine Stimmen zählen für seine Partei, und wer dort die meisten hat, führt sie.
    Bei Gleichstand entscheidet die höchste Karte; hilft auch das nicht, zerfällt die Partei in Splitter.
    Einen Joker legst du für eine Partei deiner Wahl.
help-koalition-actions =
    Du darfst eine Aktion spielen. Doppler: Die Stimmen einer Partei zählen doppelt. Sturz: Ihr Chef fällt, der Nächste übernimmt.
    Rücktritt: Eine Karte verliert ihre Stimmen. Skandal: Eine Partei verliert die Hälfte. Weiße Weste: hebt Rücktritt oder Skandal auf.
    Spielt keine, wer gerade gelegt hat, spielt niemand eine. Sonst geht es reihum, bis alle gepasst haben.
help-koalition-talks =
    Die Chefs suchen eine Koalition: Alle Parteien darin vertragen sich, zusammen haben sie die Mehrheit, und keine ist zu viel.
    Die erste, der alle Chefs zustimmen, steht, sofort und endgültig. Passen alle, ist die Abstimmung gescheitert.
help-koalition-over = Das Spiel ist aus. Die meisten Punkte gewinnen.

prompt-koalition-laying = { $country }: dein Politiker Nr. { $number } von { $needed }. Wer soll es sein?
prompt-koalition-opening = Gelegt. Spiel eine Aktion, dann dürfen auch die anderen; oder passe, dann spielt niemand eine.
prompt-koalition-answering = Die Runde ist offen. Spiel eine Aktion, oder passe.
prompt-koalition-talks = { $majority } von { $total } Stimmen sind die Mehrheit. Die beste Koalition bringt dir { $best }. Wer macht mit?
prompt-koalition-asked = Nr. { $id }: { $by } will { $parties }, { $points } Punkte für dich. Sag ja oder nein, oder schlag Besseres vor.
prompt-koalition-agreed = Du hast Nr. { $id } zugestimmt. Jetzt liegt es an { $seats }.
prompt-koalition-over =
    { $place ->
        [1] Du hast mit { $score } Punkten gewonnen. Europa gehört dir!
       *[other] Platz { $place } mit { $score } Punkten. Nächstes Mal!
    }

## Die Regeln in aller Kürze

rules-koalition =
    Europa wählt, Land für Land. Die meisten Punkte gewinnen.
    Alle legen 2 bis 4 Politiker, einen nach dem anderen; die meisten Stimmen in einer Partei machen den Chef.
    Nach dem Legen darfst du eine Aktion spielen: Doppler, Sturz, Rücktritt, Skandal oder weiße Weste. Dann dürfen alle.
    Eine Partei mit der Mehrheit gewinnt allein. Sonst bilden die Chefs eine Koalition: nur Partner, keiner zu viel.
    Ihre Chefs bekommen die Boni des Landes, die stärkste Partei zuerst; jede Karte darin bringt ihrem Besitzer einen Punkt.
    Nach einer gescheiterten Abstimmung kommen Politiker auf die Hand zurück, Aktionen und Joker sind weg.
    Punkte zählen für Spieler und Partei: Am Ende bekommen die Besten jeder Partei einen Europabonus, 7 für die stärkste, dann 6, 5 …
