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
client-stops = Stationen
client-wish-nature = Natur
client-wish-culture = Kultur
client-wish-sport = Sport
client-wish-shopping = Einkaufen
client-wish-visits =
    { $visits ->
        [one] { $visits } Besuch
       *[other] { $visits } Besuche
    }
