### Was der Browser-Client von sich aus sagt.

## Door

client-welcome = Ein Abend am Stammtisch: Bündnisse schmieden, Bündnisse platzen lassen, nachschenken. Drei Spiele um Koalitionen, für Freunde und für Bots.
client-game-saludos = Saludos Amigos
client-game-koalition = Koalition
client-game-greentown = Greentown
client-about-saludos = Ein bayerisches Dorf will Kurort werden. Verteilt die Aufträge beim Bier, bevor der Gemeinderat davon erfährt.
client-about-koalition = Fünfzehn Länder wählen, sieben Parteien zählen, und allein regiert niemand. Wer schlägt zuerst ein?
client-about-greentown = Baue Straßen und Ausflugsziele und führe deine Gäste genau dorthin, wo sie hinwollen. Am liebsten zu dir.
client-players-range = { $least } bis { $most } Spieler

## Everyday words

client-you = Du
client-close = Schließen
client-cancel = Doch nicht
client-language = Sprache
client-sound = Ton
client-sound-on = Der Ton ist an
client-sound-off = Der Ton ist aus
client-zoom-in = Näher heran
client-zoom-out = Weiter weg

## People at the table

client-players = Am Tisch
client-presence-here = da
client-presence-away = kurz weg
client-presence-gone = fort
client-presence-bot = Bot
client-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
client-strength = Stärke { $strength }
client-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
client-hand-over = Gib das Gerät an { $name } weiter. Alle anderen: Blick ins Bier.
client-hand-mine = Ich bin { $name }

## Deals

client-deal-desk = Verhandlungen
client-no-proposals = Noch kein Vorschlag. Einer muss ja anfangen.
client-proposal-by = Vorschlag von { $name }
client-proposal-for-you = { $name } will dich dabeihaben
client-proposal-number = Nr. { $id }
client-proposal-standing = Das stehende Angebot
client-proposal-lapsed = Zu spät: der Krug ist weiter
client-agree = Einschlagen
client-counter = Kontern
client-decline = Ablehnen
client-withdraw = Zurückziehen
client-take-back = Mein Wort zurücknehmen
client-propose = Vorschlagen
client-stamp-agreed = dabei
client-has-agreed = { $name } ist dabei
client-not-yet = überlegt
client-builder-title = Dein Vorschlag
client-builder-who = Wer ist dabei?
client-builder-shares = Wer bekommt wie viel?
client-builder-empty = Tippe an, wen du dabeihaben willst.
client-builder-too-low = Zu schwach: Ihr müsst über den Krug bei { $mug }.
client-builder-sum =
    { $count ->
        [one] Alle { $value } Millionen für einen.
       *[other] { $value } Millionen, bis auf die letzte verteilt.
    }
client-share-of = Anteil von { $name }, in Millionen
client-less-for = Weniger für { $name }
client-more-for = Mehr für { $name }
client-split-fair = Gleiche Teile
client-split-strength = Nach Stärke
client-height-above = Stärke { $height }, über dem Krug bei { $mug }
client-height-below = Stärke { $height }, nicht über dem Krug bei { $mug }

## When there is nothing to play

client-state-empty-lobby = Der Tisch ist gedeckt
client-state-empty-lobby-text = Niemand da außer der Katze. Mach einen Tisch auf oder spiel gegen Bots.
client-state-waiting = Warten auf die anderen
client-state-waiting-text =
    { $count ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $count } Stühle sind noch frei.
    }
client-state-gone = { $name } ist hinausgegangen
client-state-gone-text = Der Deckel liegt auf dem Krug: Der Platz bleibt frei.
client-state-reconnecting = Die Leitung ist weg
client-state-reconnecting-text = Wir knoten die Schnur wieder zusammen. Es geht nichts verloren.
client-state-paused = Die Partie ruht
client-state-paused-text = Alle Uhren stehen still. Das Bier wird warm.
client-state-spectator = Du schaust zu
client-state-spectator-text = Du siehst, was alle sehen, und keine Karte mehr.
client-state-restarting = Ein neues Fass wird angezapft
client-state-restarting-text = Das Haus startet neu. Deine Partie geht gleich weiter.
client-state-old-link = Dieser Weg führt nirgends mehr hin
client-state-old-link-text = Der Tisch hinter diesem Link ist abgeräumt.
client-state-wrong-code = Diesen Code trägt kein Tisch
client-state-wrong-code-text = Schau noch mal hin, Buchstabe für Buchstabe. Oder frag die Kuh.
client-state-full-table = Dieser Tisch ist voll
client-state-full-table-text = Zieh einen Stuhl heran und schau zu, oder mach einen eigenen Tisch auf.

## The end, and the lobby

client-end = { $names } gewinnt
client-end-mine = Du gewinnst. Die Runde geht auf dich.
client-end-tied = { $names } teilen sich den Sieg
client-end-tied-mine = Du teilst dir den Sieg. Und die Rechnung.
client-verdict =
    { $place ->
        [1] { $tied ->
            [yes] Du teilst dir den Sieg: { $score } für dich. Gut gespielt!
           *[no] Gewonnen: { $score } für dich. Gut gespielt!
        }
        [2] Zweiter Platz: { $score } für dich. Nächstes Mal!
       *[other] Platz { $place }: { $score } für dich. Nächstes Mal!
    }
client-millions =
    { $millions ->
        [one] eine Million
       *[other] { $millions } Millionen
    }
client-greenies =
    { $count ->
        [one] ein Greenie
       *[other] { $count } Greenies
    }
client-table-your-move = Du bist dran
client-table-free =
    { $count ->
        [one] Ein Stuhl frei
       *[other] { $count } Stühle frei
    }
client-table-full = Voller Tisch
client-table-rounds =
    { $count ->
        [one] Eine Runde gespielt
       *[other] { $count } Runden gespielt
    }

## Log and chat

client-log = Verlauf
client-log-and-chat = Verlauf und Gespräch
client-log-replay = Noch einmal zeigen
client-log-earlier = Was davor war
client-looking-back = Rückblick
client-back-to-now = Zurück ins Jetzt
client-chat = Gespräch
client-chat-empty = Still am Tisch. Zu still.
client-chat-say = Sag etwas
client-chat-send = Sagen

## Replay

client-replay = Partie ansehen
client-replay-moment = Stelle der Partie
client-replay-at = Schritt { $at } von { $length }
client-replay-back = Einen Schritt zurück
client-replay-forward = Einen Schritt weiter
client-replay-previous-event = Voriges Ereignis
client-replay-next-event = Nächstes Ereignis
client-replay-play = Abspielen
client-replay-pause = Anhalten

## Saludos Amigos

client-board-saludos = Das Dorf mit Geldleiste und Krug
client-project-fountain = Dr.-Max-Scheinheil-Brunnen
client-project-beer-garden = Biergarten an der Kapelle
client-project-golf-club = Golfclubhaus
client-project-thermal-bath = Thermalbad
client-project-casino = Spielbank
client-project-purification-plant = Kläranlage
client-site-state = { $name }: { $built } von { $size } Abschnitten gebaut
client-bag-left =
    { $count ->
        [one] Noch ein Plättchen im Beutel
       *[other] Noch { $count } Plättchen im Beutel
    }
client-press-placed =
    { $count ->
        [one] Ein Journalist auf dem Plan; der zweite beendet die Partie
       *[other] { $count } Journalisten auf dem Plan; der zweite beendet die Partie
    }
client-pawn-at =
    { $name } hat { $money ->
        [one] eine Million
       *[other] { $money } Millionen
    }
client-die-shows = { $name } würfelt { $die }
client-council-mayor = Der Bürgermeister leitet die Sitzung, mit Heiligenschein
client-council-coalition = Koalition
client-council-opposition = Opposition
client-council-away = bleibt daheim
client-council-thinking = überlegt noch
client-council-nothing = spielt nichts
client-hand = Meine Hand
client-councillor =
    { $haloes ->
        [one] Ratsmitglied mit einem Heiligenschein
       *[other] Ratsmitglied mit { $haloes } Heiligenscheinen
    }

## Koalition

client-party-fists = Fäuste
client-party-roses = Rosen
client-party-leaves = Blätter
client-party-lemons = Zitronen
client-party-crosses = Kreuze
client-party-hats = Zylinder
client-party-acorns = Eicheln
client-party-led = { $party }, { $votes } Stimmen, geführt von { $leader }
client-party-unled = { $party }, { $votes } Stimmen, führungslos
client-leads = { $name } führt
client-no-leader = Niemand führt
client-scandal-halves = Skandal: halbe Stimmen
client-politician =
    { $resigned ->
        [yes] { $party }, { $votes }, zurückgetreten
       *[no] { $party }, { $votes }
    }
client-hemicycle = Parlament: { $total } Stimmen, Mehrheit { $majority }, beisammen { $held }
client-majority = { $majority } zum Regieren
client-scores = Wertungsblatt
client-sum = Summe
client-europe-bonus = Europa
client-action-doubler = Doppler
client-action-downfall = Sturz
client-action-resignation = Rücktritt
client-action-scandal = Parteiskandal
client-action-clean-slate = Weiße Weste
client-art-extra = EXTRA!
client-country-de = Deutschland
client-country-fr = Frankreich
client-country-gb = Großbritannien
client-country-it = Italien
client-country-es = Spanien
client-country-nl = Niederlande
client-country-be = Belgien
client-country-se = Schweden
client-country-at = Österreich
client-country-pt = Portugal
client-country-gr = Griechenland
client-country-dk = Dänemark
client-country-fi = Finnland
client-country-ie = Irland
client-country-lu = Luxemburg

## Greentown

client-board-greentown = Der Plan von Greentown
client-spot = Platz { $column }, { $row }
client-turn-tile = Plättchen drehen
client-piece-hotel = Hotel
client-piece-tree = Baum
client-piece-sport = Sport
client-piece-culture = Kultur
client-piece-shopping = Einkaufen
client-supply = Plättchenvorrat
client-pile = { $roads } Straßen, noch { $left }
client-stops = Stopps
client-wish-nature = Natur
client-wish-culture = Kultur
client-wish-sport = Sport
client-wish-shopping = Einkaufen
client-wish-visits =
    { $visits ->
        [one] { $visits } Besuch
       *[other] { $visits } Besuche
    }

## Lobby

client-title = Stammtisch
client-play-now = Gleich spielen
client-new-table = Neuer Tisch
client-rules = Regeln
client-my-tables = Meine Tische
client-open-tables = Offene Tische
client-past-tables = Gespielt
client-no-open-tables = Gerade sucht niemand Gesellschaft. Mach einen Tisch auf, oder spiel gegen Bots.
client-have-code = Hast du einen Code?
client-code = Code des Tisches
client-code-odd = Ein Code hat fünf Buchstaben. Schau noch einmal hin.
client-join = Mitspielen
client-join-title = An den Tisch
client-join-text = Tipp die fünf Buchstaben ein, die auf dem Bildschirm oder in deiner Einladung stehen.
client-looking = Wir suchen den Tisch …
client-signed-as = Du bist { $name }: Einstellungen
client-go-on = Weiter
client-watch = Zuschauen
client-watch-replay = Noch mal ansehen
client-sit-down = Hinsetzen
client-table-won =
    { $count ->
        [one] { $names } hat gewonnen · { $date }
       *[other] { $names } haben gemeinsam gewonnen · { $date }
    }
client-table-waits =
    { $count ->
        [0] Wird gespielt
       *[other] Wartet auf { $names }
    }
client-table-paused = Pause
client-table-cancelled = Der Tisch ist abgeräumt
client-table-cancelled-text = Alle, die gespielt haben, wollten aufhören.
client-table-gone = Diesen Tisch gibt es nicht mehr.
client-link-odd = Dieser Link ist nicht ganz. Lass ihn dir noch einmal schicken.
client-no-table = Hier steht kein Tisch
client-not-found = Hier ist nichts
client-to-lobby = Zum Eingang
client-coming = Einen Moment, wir holen die Stühle …
client-offline = Der Server ist nicht zu erreichen. Bist du online?
client-went-wrong = Da ging etwas schief. Versuch es noch einmal.
client-copied = Kopiert.

## Setting up a table

client-which-game = Welches Spiel?
client-your-name = Dein Name
client-guest = Gast
client-seat-name = Platz { $number }
client-how-many = Wie viele spielen?
client-how-many-bots = Wie viele davon sind Bots?
client-bot-level = Wie stark sind die Bots?
client-where = Wo spielt ihr?
client-where-sit = An diesem Gerät
client-where-table = Das hier ist der Tisch, Handys sind die Hände
client-where-screen = Dieser Bildschirm zeigt allen den Tisch. Jeder kommt mit dem Handy: Code scannen, hinsetzen.
client-where-hotseat = Ihr reicht das Gerät weiter; ein Vorhang verdeckt jede Hand.
client-how-many-here = Wie viele teilen sich dieses Gerät?
client-clock = Bedenkzeit
client-clock-none = Ohne Eile
client-clock-live = Live
client-clock-days = Über Tage
client-seconds = { $count } s
client-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
client-who-may-come = Wer darf kommen?
client-by-invitation = Eingeladene
client-everybody = Alle
client-finer-points = Feinheiten
client-company = Gesellschaft
client-allow-watching = Andere dürfen zuschauen
client-allow-chat = Mit Chat
client-option-patience = Wie viele Vorschläge jeder machen darf, bis etwas vereinbart ist
client-in-this-game = In diesem Spiel
client-option-countries = Wie viele Länder wählen (leer: so wenige, wie die Regeln erlauben)
client-option-route-hint = Der Reiseführer darf die besten Routen zeigen
client-option-open-greenies = Alle sehen die Greenies von allen
client-option-keep-double-turn = Den Doppelzug darf man sich aufheben
client-edition = Edition
client-edition-own = Mit eigener Datei spielen
client-edition-own-text = Was auf Karten und Plänen steht. Deine eigene Schachtel ist eine TOML-Datei; die Anleitung für Gastgeber beschreibt sie.
client-edition-standard = Zurück zur üblichen Schachtel
client-setup-sum =
    { $free ->
        [0] Kein Platz bleibt für andere frei
        [one] { $free } Platz bleibt für andere frei
       *[other] { $free } Plätze bleiben für andere frei
    }, { $bots ->
        [0] und kein Bot spielt mit.
        [one] und { $bots } Bot spielt mit.
       *[other] und { $bots } Bots spielen mit.
    }
client-lay-the-table = Tisch decken

## Before the game

client-seats = Plätze
client-seat-free = frei
client-host = hat den Tisch gedeckt
client-sit-too = Auch diesen spielen
client-add-bot = Bot
client-bot-on = Ein Bot auf Platz { $number }
client-stand-up = Aufstehen
client-stand-up-from = Aufstehen: { $name }
client-send-away = Wegschicken
client-send-away-from = Wegschicken: { $name }
client-seats-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
client-fill-with-bots = Mit Bots auffüllen
client-begin = Anfangen
client-soon = Alle sind da. Gleich geht es los.
client-invite = Einladen
client-code-is = Code: { $code }
client-qr = Bild zum Scannen: der Weg an diesen Tisch
client-qr-seat = Bild zum Scannen: Es übergibt den Platz
client-share-link = Link teilen
client-copy-link = Link kopieren
client-show-screen = Tisch auf einem Bildschirm zeigen
client-screen-how = Scann das mit dem Handy und setz dich.
client-screen-or = Oder öffne { $host } und tipp

## At the table

client-menu = Menü
client-help = Was kann ich tun?
client-whole-rules = Die ganzen Regeln
client-no-rules = Hier stehen noch keine Regeln.
client-reconstructed = Rekonstruiert: Das Original schweigt hier
client-skip = Überspringen
client-moves-kept = Dein Zug ist aufgehoben und wird gesendet.
client-took-back-move = { $name } nimmt den letzten Zug zurück.
client-waiting-for =
    { $count ->
        [one] Der Tisch wartet auf { $names }.
       *[other] Der Tisch wartet auf { $names }.
    }
client-waiting-table = Einen Moment …
client-pass-device = Gerät weitergeben an
client-switches = Schalter
client-motion = Bewegung
client-theme = Hell oder dunkel
client-theme-auto = Wie das Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-ask-the-table = Den Tisch fragen
client-ask-pause = Pause?
client-ask-extend = Mehr Zeit?
client-ask-replace = Ein Bot für { $name }?
client-ask-cancel = Ganz aufhören?
client-vote-pause = { $by } möchte eine Pause.
client-vote-resume = { $by } möchte weiterspielen.
client-vote-extend = { $by } möchte mehr Zeit.
client-vote-replace = { $by } möchte, dass für { $name } ein Bot spielt.
client-vote-cancel = { $by } möchte die Partie abbrechen.
client-vote-count = { $yes } von { $needed } sagen ja.
client-yes = Ja
client-no = Nein
client-paused-vote = Das Spiel macht Pause. Alle Uhren stehen.
client-paused-bots = Nur noch Bots sind da, darum macht das Spiel Pause.
client-resume = Weiterspielen?
client-seat-warm = Ein Bot hält deinen Platz warm.
client-take-seat-back = Meinen Platz wieder nehmen
client-my-seat = Mein Platz
client-hand-over-link = { $name } an ein anderes Gerät geben
client-hand-over-text = Wer diesen Link öffnet, spielt den Platz von da an. Er gilt einmal.
client-take-over = Ein Platz für dich
client-give-up = Partie verlassen
client-give-up-title = Wirklich gehen?
client-give-up-text = Ein Bot spielt für dich weiter. Du kannst zurückkommen und den Platz wieder nehmen.
client-commitment = Der Zufall folgt aus einem Startwert, der vor dem Spiel feststand. Sein Fingerabdruck:
client-rematch = Noch einmal
client-join-rematch = Zur Revanche

## Saludos Amigos in play

client-round = Runde { $round }
client-phase-over = Feierabend
client-phase-council = Ratssitzung
client-press-round = Die Presse ist da
client-contract-sum = { $base } + { $before } + 1 = { $value } Millionen
client-site-next = Der nächste Abschnitt ist { $value } Millionen wert.
client-site-complete = Fertig, samt Schild.
client-waiting-payday = Zahltag: Die Gewinner bekommen Geld, die anderen ziehen Gemeinderäte.
client-waiting-bag = Runde { $round }: { $name } greift in den Beutel.
client-waiting-dice = Die Würfel rollen.
client-keep = { $strength } behalten
client-reroll = Neu würfeln …
client-pick-reroll = Welchen Gemeinderat opferst du für einen neuen Wurf?
client-pick-call = Welcher Gemeinderat ruft die Sitzung ein? Die Karte ist danach weg.
client-pick-attend = Welchen Gemeinderat schiebst du vor?
client-councillor-worth = Die { $value }
client-make-offer = Angebot machen
client-propose-split = Aufteilung vorschlagen
client-pass = Passen
client-passed =
    { $height ->
        [0] Du hast gepasst. Mit einem Angebot kannst du wieder einsteigen.
       *[other] Du hast gepasst. Der Krug steht bei { $height }. Mit einem Angebot kannst du wieder einsteigen.
    }
client-proposed-waiting = Dein Vorschlag liegt auf dem Tisch. Jetzt kommt es auf { $seats } an.
client-patience-left =
    { $count ->
        [one] Noch ein Vorschlag, bis etwas vereinbart ist.
       *[other] Noch { $count } Vorschläge, bis etwas vereinbart ist.
    }
client-patience-gone = Keine Vorschläge mehr, bis etwas vereinbart ist. Antworten kannst du noch.
client-call-council = Sitzung einberufen
client-let-stand = Dabei lassen
client-attend = Hingehen
client-stay-away = Daheim bleiben
client-choose-cards = Karten wählen
client-lay =
    { $count ->
        [one] { $count } Karte legen: { $points }
       *[other] { $count } Karten legen: { $points }
    }
client-lay-none = Keine legen
client-hand-empty = Kein einziger Gemeinderat in der Tasche.
client-pushed = Vorgeschoben: dein Gemeinderat mit { $value }.
client-deciding-strength = behält oder würfelt
client-deciding-negotiation = verhandelt
client-deciding-call = Sitzung?
client-deciding-attendance = zur Sitzung?
client-deciding-splits = teilt auf
client-deciding-cards = wählt Karten

## Replays, people, settings

client-through-eyes = Durch wessen Augen?
client-everybody-sees = Was alle sehen
client-share-moment = Link zu diesem Moment
client-download-log = Protokoll herunterladen
client-verify = War es fair?
client-fair = Ja: Der ganze Zufall folgt aus dem Startwert, der vor dem Spiel feststand.
client-unfair = Nein: Das Protokoll folgt nicht aus dem Startwert, der feststand.
client-settings = Einstellungen
client-save = Speichern
client-saved = Gespeichert.
client-records = Wie es mir geht
client-no-records = Noch keine fertigen Partien.
client-game = Spiel
client-played = Gespielt
client-won = Gewonnen
client-rating = Wertung
client-keep-name = Meinen Namen behalten
client-keep-name-text = Mit einem Kennsatz gehört der Name dir, auf jedem Gerät. Mindestens acht Zeichen.
client-keep-name-done = Dieser Name gehört dir.
client-passphrase = Kennsatz
client-claim = Behalten
client-claimed = Der Name gehört jetzt dir.
client-sign-in = Er gehört schon mir
client-sign-out = Überall abmelden
client-welcome-back = Schön, dass du wieder da bist, { $name }.

## Koalition in play

client-joker = Joker
client-no-cards = Keine Karte mehr auf der Hand.
client-joker-votes = Joker mit { $votes } Stimmen
client-why-tied = { $names } gleichauf: zersplittert
client-why-highest = dank der höchsten Karte
client-why-deposed = { $name } gestürzt
client-splinter-of = { $party } von { $name }
client-deciding-laying = legt eine Karte
client-deciding-actions = eine Aktion?
client-lay-first = Erst ein Politiker, dann die Aktionen.
client-talk-now = Während verhandelt wird, bleiben die Karten auf der Hand.
client-action-now = Jetzt ist eine Aktion dran, kein Politiker.
client-lay-this =
    { $votes ->
        [one] { $card }, eine Stimme für { $party }. Diese Karte legen?
       *[other] { $card }, { $votes } Stimmen für { $party }. Diese Karte legen?
    }
client-lay-it = Legen
client-name-party = Partei nennen
client-joker-party = Ein Joker mit { $votes } Stimmen. Für welche Partei?
client-aim =
    { $count ->
        [0] { $action }: Dafür liegt gerade nichts auf dem Tisch. Heb sie dir auf.
       *[other] { $where ->
            [card] { $action }: Tippe eine Karte auf dem Tisch an.
            [party] { $action }: Tippe eine Partei in der Zählung an.
           *[both] { $action }: Tippe eine zurückgetretene Karte oder eine Partei mit Skandal an.
        }
    }
client-aim-at-party = { $action } trifft eine Partei: Tippe sie in der Zählung an.
client-aim-at-card = { $action } trifft eine Karte: Tippe sie auf dem Tisch an.
client-choose-action = Aktion wählen
client-waiting-laying = { $country } wählt: { $names } legt eine Karte.
client-waiting-action = { $names } darf eine Aktion spielen.
client-see-coalitions = Koalitionen
client-coalition-talks = Wer regiert mit wem?
client-not-needed = { $party } wird in keiner Koalition mit diesen gebraucht.
client-will-not-sit = { $party } setzt sich nicht mit { $other } an einen Tisch.
client-country-number = Land { $number } von { $of }
client-majority-now =
    { $total ->
        [one] { $total } Stimme
       *[other] { $total } Stimmen
    }, Mehrheit { $majority }
client-nothing-laid = Noch steht niemand zur Wahl.
client-europe-title = Europa sagt danke
client-each =
    { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
    }
client-votes-of = { $votes } von { $majority }
client-then-stands = Wird das was, steht es so:
client-pays-too = Auch bezahlt:
client-possible =
    { $count ->
        [0] Keine solche Koalition
        [one] Eine Koalition möglich
       *[other] { $count } Koalitionen möglich
    }
client-propose-these = { $parties } vorschlagen
client-said-already = Das hast du schon vorgeschlagen.
client-show-all = Alle zeigen
client-show-more = { $count } weitere
client-last-vote = { $country } wird regiert von { $names }.
client-last-vote-failed = { $country } steht noch ohne Regierung da.

## Greentown in play

client-undo = Zurücknehmen
client-deciding-marker = plant den Zug
client-deciding-works = baut
client-deciding-excursion = reist
client-end-turn = Zug beenden
client-double-use = Jetzt nutzen
client-double-keep = Aufheben
client-double-turn = Doppelzug
client-lay-here = Hier passt es. Tippe das Plättchen an, um es zu drehen.
client-exchange-here =
    { $lost ->
        [0] Eine Straße mehr, keine geht verloren. Tippe das Plättchen an, um es zu drehen.
       *[other] Eine alte Straße verschwindet, zwei neue kommen. Tippe das Plättchen an, um es zu drehen.
    }
client-exchange-it = Tauschen
client-turn-it = Drehen
client-pick-place =
    { $lay ->
        [yes] Wohin mit dem Plättchen? Tippe einen freien Platz an{ $exchange ->
            [0] .
           *[other] {" "}oder ein Plättchen zum Tauschen.
        }
       *[no] Welches Plättchen tauschst du gegen dieses?
    }
client-leave-site = Nichts bauen
client-which-marker =
    { $count ->
        [one] Deine Gäste wollen { $stops } Stopps. Nur „{ $marker }“ liegt noch offen: dreh ihn um.
       *[other] Deine Gäste wollen { $stops } Stopps. Welchen Marker drehst du um?
    }
client-pick-site = { $kind }: Tippe eine freie Stelle an oder die eines Baums.
client-no-way = Zu Plättchen { $tile } führt keine freie Straße ohne einen Stopp dazwischen.
client-step-back = Einen Schritt zurück
client-route-whole =
    { $income ->
        [0] Die Route ist vollständig. Sie bringt dir nichts ein.
        [one] Die Route ist vollständig: ein Greenie für dich.
       *[other] Die Route ist vollständig: { $income } Greenies für dich.
    }
client-route-left =
    { $left ->
        [0] Alle Stopps sind gemacht, aber die Route muss an einem Hotel enden.
        [one] Noch ein Stopp, und der muss ein Hotel sein.
       *[other] Noch { $left } Stopps; der letzte ist ein Hotel.
    }
client-go = Los geht's
client-hint = Zeig mir eine Route
client-take-hint = Diese Route nehmen
client-hint-shown =
    { $proven ->
        [yes] Die gepunktete Route bringt dir am meisten; es gibt keine bessere.
       *[no] Die gepunktete Route ist die beste, die sich in der Zeit fand.
    }
client-stay-home = Keine Route: bleiben
client-income = Was alle bekämen
client-visitors = Gäste
client-greentown-desk = Gäste und Gebäude
client-last-round = Letzte Runde
client-stops-count = { $count } Stopps
client-next-visitors = Als Nächste:
