# Was der Server der Live-Tische sagt. Die Variablen stehen in texts/__init__.py.

## Absagen am Tisch

refusal-no-such-table = Hier steht kein Tisch. Vielleicht wurde er nie begonnen und ist abgeräumt.
refusal-no-such-code = Kein Tisch hat diesen Code. Prüf die Buchstaben: I und O kommen nicht vor.
refusal-no-such-seat = Platz { $number } gibt es nicht: Dieser Tisch hat { $count }.
refusal-no-such-game = Dieses Spiel gibt es hier nicht. Wir haben { $games }.
refusal-no-such-level = Einen Bot dieser Stärke gibt es nicht. Bei diesem Spiel gibt es { $levels }.
refusal-bad-setup = So lässt sich das Spiel nicht aufbauen: { $why }
refusal-bad-edition = Diese Ausgabe ist nicht zu gebrauchen: { $why }
refusal-seat-taken = Platz { $number } ist besetzt.
refusal-seat-not-yours = Platz { $number } gehört nicht dir.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-table-over = An diesem Tisch ist ausgespielt.
refusal-table-paused = Der Tisch macht gerade Pause.
refusal-not-host = Das darf nur, wer den Tisch aufgestellt hat.
refusal-seats-free =
    { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, oder lass einen Bot spielen.
       *[other] { $count } Plätze sind noch frei. Warte auf Leute, oder lass Bots spielen.
    }
refusal-nobody-here = Jemand muss am Tisch sitzen: Bots allein spielen nicht.
refusal-no-onlookers = An diesem Tisch möchte man unter sich bleiben.
refusal-chat-is-off = An diesem Tisch wird nicht geplaudert.
refusal-cannot-replace = Platz { $number } kann kein Bot übernehmen: Dort spielt sonst niemand.
refusal-secret-wrong = Dieser Link ist schon benutzt, oder es gibt einen neueren.

## Abstimmungen

refusal-no-such-vote = Diese Abstimmung ist vorbei.
refusal-no-vote-for-you = Hier hast du keine Stimme.
refusal-vote-open-already = Darüber wird schon abgestimmt.
refusal-vote-has-no-seat = Nur wer jemanden ersetzen will, nennt einen Platz.
refusal-paused-already = Der Tisch macht schon Pause.
refusal-not-paused = Der Tisch macht keine Pause, über die abgestimmt wurde.
refusal-no-clock = An diesem Tisch läuft keine Uhr.

## Leute

refusal-no-identity = Sag uns erst, wie du heißt.
refusal-bad-token = Dieser Schlüssel passt nicht: Er wurde verändert oder zurückgezogen.
refusal-name-taken = Diesen Namen hat sich schon jemand gesichert.
refusal-wrong-passphrase = Name und Losung passen nicht zusammen.
refusal-no-such-player = So heißt hier niemand.

## Was zu viel ist

refusal-too-fast = Bitte etwas langsamer.
refusal-too-many-tables = Du hast { $most } Tische, die noch nicht zu Ende sind. Spiel erst einen fertig.
refusal-too-many-sockets = Zu viele offene Verbindungen von dir: höchstens { $most }.
refusal-too-large = Das ist zu lang: höchstens { $most } Bytes.

## Unter Programmen

refusal-bad-message = Das versteht der Server nicht: { $why }
refusal-bad-move = Das ist kein Zug dieses Spiels: { $why }
refusal-hello-first = Sag erst hello, und zwar einmal.
refusal-foreign-origin = Fremde Seiten dürfen das nicht.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-not-like-this = So ist diese Adresse nicht gedacht.
refusal-busy = Am Tisch herrscht Gedränge. Versuch es noch einmal.
refusal-stopping = Der Server startet neu und ist gleich wieder da.
refusal-failed = Bei uns ist etwas schiefgegangen. Gespielt wurde nichts.
refusal-no-hint = Hier gibt's keinen Tipp.
