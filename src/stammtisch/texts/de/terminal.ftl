# Der Tisch im Terminal.

## Was man tippen kann: Das erste Wort steht in den Hinweisen, die englischen gehen immer

verb-help = hilfe, h, ?
verb-rules = regeln, regel
verb-log = protokoll, verlauf
verb-undo = zurücknehmen, rückgängig
verb-why = warum
verb-quit = ende, tschüss, q
verb-agree = ja, j, ok, zu, einverstanden
verb-decline = nein, n, ab
verb-back = doch-nicht, unsicher
verb-withdraw = zurück, zurueck, zurückziehen
verb-pass = passe, passen, p
verb-keep = behalten, behalte, b
verb-reroll = nochmal, würfeln, wuerfeln, w
verb-offer = biete, bieten, angebot, vorschlag, teile
verb-call = einberufen, sitzung
verb-let = lassen, lass, dabei
verb-attend = komme, kommen
verb-stay = daheim, bleibe, bleib
verb-lay = lege, legen
verb-double = verdopple, verdoppeln, doppler
verb-topple = stürze, stuerze, sturz, stürzen
verb-resign = rücktritt, ruecktritt
verb-scandal = skandal
verb-clear = weiß, weiss, weste
verb-me = ich, mir, mich
verb-none = nichts, keinen, keine

## Was nicht zu lesen ist

unreadable-verb = „{ $word }“ sagt mir hier nichts.
unreadable-number = „{ $word }“ ist keine Zahl.
unreadable-name = Wer ist „{ $word }“? Am Tisch sitzen: { $known }.
unreadable-split = Sag, wer wie viel bekommt, zusammen { $sum }: „biete { $name } 4, ich 3“.
unreadable-proposal = Welcher Vorschlag? Schreib die Nummer dazu: „ja 2“.
unreadable-no-proposal = Es gibt keinen Vorschlag, zu dem das passt.
unreadable-card = Gemeinderäte haben den Wert 1, 2 oder 3.
unreadable-cards = Sag, welche: „lege 1 3 3“ oder „lege nichts“.
unreadable-hand = Welche Karte? Nenne ihre Nummer von 1 bis { $most }: „lege 3“.
unreadable-in-play = Welche Karte auf dem Tisch? Nenne ihre Nummer von 1 bis { $most }: „verdopple 2“.
unreadable-party = „{ $word }“ ist keine Partei. Es gibt { $known }.
unreadable-coalition = Welche Koalition? Nenne ihre Nummer von 1 bis { $most } oder ihre Parteien: „biete 1“.

## Hinweise

hint-rest = (der Rest ist für dich)
hint-always = Jederzeit: hilfe, regeln, protokoll, warum { $name }, ende.
hint-or-wait = { $hint } · Enter: dabei belassen

## Das Bild

label-round = Runde { $round }
label-contract = { $project }: { $value } Millionen
label-money = Geld
label-cards = Karten
label-die = Wurf
label-strength = Stärke
label-village = Das Dorf
label-press = Journalisten
label-mug = Krug
label-pretzel = Brezel
label-proposal = Nr. { $id }
label-hand = Deine Gemeinderäte:
label-pushed = vorgeschoben: { $card }
label-no-cards = keine mehr
label-vote = Abstimmung { $number } von { $of }
label-votes = Stimmen
label-leader = Chef
label-in-play = im Spiel
label-majority = Mehrheit { $majority }
label-hand-size = { $politicians }+{ $actions } Karten
label-more-coalitions = … und { $more } weitere
label-europe = Europabonus im Moment:
label-my-hand = Deine Hand:
label-joker = Joker { $votes }
doing-mug = Krug { $share }
doing-pretzel = Brezel { $share }
doing-passed = passt
doing-away = bleibt weg
doing-let = lässt es
doing-place = { $place ->
        [1] ★ gewinnt
       *[other] { $place }.
    }

## Der Abend

guest = Gast
bot-names = Gaby, Fritz, Claudia, Peter, Lotte, Klaus, Reiner, Wilma, Otto, Hanne
welcome = { $title }, Startwert versiegelt: { $commitment }. Du sitzt auf Platz { $place }. Tipp „hilfe“, wenn du nicht weiterweißt.
taken-back = Zurückgenommen.
why-not = { $seat } sagt dazu nichts.
log-title = Was geschehen ist
goodbye = Du stehst auf und verabschiedest dich. Bis zum nächsten Mal!
saved = Das Protokoll steht in { $file }.
saved-over = Das Protokoll steht in { $file }. Prüfen: stammtisch verify { $file }
