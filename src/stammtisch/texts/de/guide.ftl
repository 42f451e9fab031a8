### Tipps im ersten Spiel: in der ersten Zeile die Überschrift, darunter, was man wissen sollte.

guide-tip = Tipp
guide-got-it = Alles klar
guide-no-more = Keine Tipps mehr
guide-rule = Regel { $id }
guide-switch = Tipps in diesem Spiel
guide-again = Alle Tipps noch einmal
guide-silenced = Keine Tipps mehr. Im Menü holst du sie zurück.

## Saludos Amigos

guide-saludos-strength =
    Wurf behalten oder noch mal?
    Deine Stärke ist dein Wurf plus eins für jeden Gemeinderat auf der Hand. Einen zu opfern kauft einen neuen Wurf, kostet aber genau diesen Punkt: Das lohnt sich nur nach einem schlechten Wurf. Opfere einen kleinen, denn die Werte zählen erst in der Ratssitzung.
guide-saludos-contract =
    Worum es geht
    Jede Runde kommt ein Chip aus dem Beutel. Ein Bauabschnitt ist ein Auftrag: so viele Millionen für die, die sich einigen. Je mehr von einem Projekt schon steht, desto mehr bringt der nächste Abschnitt.
guide-saludos-gather =
    Hol dir eine Koalition
    Noch hat niemand den Krug. Mach ein Angebot: wer dabei ist, und wer wie viele Millionen bekommt, jeder mindestens eine. Es steht, sobald alle darin zugestimmt haben. Du kannst es auch allein versuchen und alles nehmen.
guide-saludos-answer =
    Jemand will dich dabeihaben
    Stimmst du zu, steht das Geschäft, sobald auch die anderen zugestimmt haben. Mit einem Gegenangebot übernimmst du ihre Bedingungen und änderst sie. Lehnst du ab, ist dieser Vorschlag vom Tisch.
guide-saludos-mug =
    Schlag den Krug
    Der Krug zeigt, wie stark die führende Koalition ist. Eine stärkere, und sei es um einen Punkt, übernimmt ihn, und die alte ist draußen. Also biete jemandem von dort einen besseren Anteil!
guide-saludos-pass =
    Wann du passt
    Passe, wenn du nichts mehr zu bieten hast. Haben alle außerhalb der führenden Koalition gepasst, ist die Verhandlung vorbei. Bewegt sich der Krug noch einmal, bist du wieder dabei.
guide-saludos-holding =
    Du hast den Krug
    Deine Koalition führt und wird bezahlt, wenn niemand sie schlägt. Du kannst abwarten. Oder für einen besseren Anteil die Seite wechseln: Die neue Koalition muss nur stärker sein.
guide-saludos-promise =
    Dein Wort gilt
    Es gilt, bis das Geschäft steht oder platzt. Du darfst es zurücknehmen, aber nur einmal je Vorschlag. Einen eigenen Vorschlag kannst du zurückziehen.
guide-saludos-call =
    Die Gewinner kippen?
    Du gehst leer aus, aber das letzte Wort hat der Gemeinderat. Ein vorgeschobener Gemeinderat beruft eine Sitzung ein: die Stärken aller Verlierer gegen den Krug. Dann legen beide Seiten Gemeinderäte nach Wert dazu. Ihr braucht mehr als sie; gleich viel reicht nicht.
guide-saludos-attendance =
    Mitkommen oder daheimbleiben?
    Mitkommen kostet einen Gemeinderat und bringt dir einen Anteil, wenn ihr die Gewinner kippt. Daheim ziehst du einen Gemeinderat und bekommst kein Geld. Deine Stärke zählt so oder so für die Opposition.
guide-saludos-split-coalition =
    Noch einmal ums Geld
    Eure Aufteilung bleibt, wenn nicht alle eine andere wollen. Wer starke Gemeinderäte mitbringt, darf mehr verlangen.
guide-saludos-split-opposition =
    Teilt, bevor ihr es habt
    Einigt euch jetzt, wie ihr den Auftrag aufteilen würdet. Passen alle ohne Einigung, platzt die Sitzung: Eure Gemeinderäte sind weg, und die Koalition gewinnt.
guide-saludos-cards =
    Verdeckt, und alle auf einmal
    Leg so viele Gemeinderäte, wie du willst, oder keinen; dann wird alles aufgedeckt, und die Werte zählen. Was gelegt ist, ist weg, gewonnen oder nicht. Bei Gleichstand gewinnt die Koalition.
guide-saludos-journalist =
    Die Presse ist da
    Diese Runde gibt es keinen Auftrag. Jeder zahlt eine Million für jeden Gemeinderat, den er mehr hat als die kleinste Hand am Tisch. Eine große Hand ist stark, aber sie hat ihren Preis.
guide-saludos-payday =
    Kein Geld, aber ein Gemeinderat
    Wer nicht bezahlt wird, zieht einen Gemeinderat. So werden Verlierer stärker, für die nächste Runde und für die Ratssitzung.
guide-saludos-closing =
    Bald kann Schluss sein
    Drei Projekte sind fertig. Das vierte beendet das Spiel sofort, mit einem Bonus für die meisten Ratspunkte auf der Hand. Zwei Journalisten auf dem Plan beenden es auch, ohne Bonus.

## Koalition

guide-koalition-laying =
    Stell einen Politiker auf
    Seine Stimmen gehen an seine Partei, und wer dort die meisten hat, führt sie. Nur Chefs schließen Koalitionen. Eine große Partei oder mehrere kleine: Beides kann gehen.
guide-koalition-joker =
    Du hast einen Joker
    Leg ihn wie einen Politiker und sag, zu welcher Partei er gehört. Aber danach ist er weg, auch wenn die Abstimmung scheitert und die Politiker auf die Hand zurückkommen.
guide-koalition-opening =
    Eine Aktion, oder keine?
    Du hast gelegt, also darfst du anfangen: Spiel jetzt eine Aktion, und alle dürfen mit ihren antworten. Passt du, spielt niemand eine, bis der nächste Politiker liegt.
guide-koalition-following =
    Die Runde ist offen
    Es geht reihum, je eine Aktion oder passen, bis alle nacheinander gepasst haben. Du kannst jetzt passen und später wieder einsteigen.
guide-koalition-doubler =
    Dein Doppler
    Er kommt auf irgendeine ausliegende Karte und verdoppelt beim Zählen alle Stimmen dieser Partei. Wer sie führt, ändert sich dadurch nicht.
guide-koalition-downfall =
    Dein Sturz
    Er stürzt den Chef einer Partei, und der Nächste übernimmt. Mit etwas Glück bist du das.
guide-koalition-resignation =
    Dein Rücktritt
    Ein ausliegender Politiker verliert alle Stimmen. Am besten dort, wo es jemanden die Führung kostet oder die Partei die Mehrheit.
guide-koalition-scandal =
    Dein Parteiskandal
    Eine Partei mit Chef verliert die Hälfte ihrer Stimmen, abgerundet. Einmal je Partei und Abstimmung.
guide-koalition-clean-slate =
    Deine weiße Weste
    Sie hebt einen Rücktritt oder einen Skandal auf, und dieselbe Karte oder Partei trifft es in dieser Abstimmung nicht noch einmal.
guide-koalition-talks =
    Wer regiert mit wem?
    Du führst eine Partei, also darfst du vorschlagen. Alle Parteien einer Koalition müssen sich vertragen, zusammen brauchen sie die Mehrheit, und keine darf zu viel sein. Tipp Parteien an, dann siehst du, was passt.
guide-koalition-answer =
    Jemand hält dir die Hand hin
    Haben alle Chefs darin eingeschlagen, steht die Koalition, sofort und endgültig. Schau auf die Punkte: Bringt dir eine andere mehr?
guide-koalition-promise =
    Du hast eingeschlagen
    Das gilt, bis die Koalition steht oder platzt. Du darfst es zurücknehmen, einmal je Vorschlag; eigene Vorschläge kannst du zurückziehen.
guide-koalition-pass =
    Passen kann alle etwas kosten
    Haben alle Chefs gepasst, ist die Abstimmung gescheitert, und niemand bekommt einen Punkt. Bis dahin darfst du weiter vorschlagen und zustimmen.
guide-koalition-leader =
    Du führst eine Partei
    Du hast dort die meisten Stimmen, also sprichst du für sie, samt den Karten der anderen. Bei Gleichstand entscheidet die höchste Karte.
guide-koalition-majority =
    Zählung und Mehrheit
    Die Hälfte aller Stimmen plus eine ist die Mehrheit. Wer sie allein hat, hat gewonnen; sonst suchen die Chefs jetzt Partner.
guide-koalition-outside =
    Hier führst du nichts
    Also hast du diesmal nichts zu sagen. Aber jede deiner Karten in einer Regierungspartei bringt dir trotzdem den Kartenpunkt des Landes.
guide-koalition-points =
    Punkte für Chefs und Karten
    Der Chef der stärksten Partei bekommt den ersten Bonus des Landes, die anderen die folgenden. Auch jede Karte in der Koalition zahlt ihrem Besitzer. Alles wird bei der Partei notiert, in der es verdient wurde.
guide-koalition-failed =
    Keine Regierung
    Die Politiker kommen auf die Hand zurück; gespielte Aktionen und Joker sind weg, und das Land ist vorbei. Was zurückkommt, kennen jetzt alle.
guide-koalition-europe =
    Denk an Europa
    Am Ende zahlt jede Partei einen Bonus an den, der in ihr die meisten Punkte gemacht hat: 7 die Partei mit den meisten Punkten, dann 6, 5 und so weiter. Es ist gut, irgendwo Erster zu sein.
guide-koalition-redeal =
    Neu gegeben
    Jemand hatte zu wenige Politiker für dieses Land. Alle Karten werden gemischt und neu gegeben, auch die abgelegten.

## Greentown

guide-greentown-marker =
    Wofür ist dieser Zug?
    Dreh einen Marker um: bauen, reisen, beides oder eins von beiden. In vier Zügen kommt jeder einmal dran; heb den für beides für einen Zug auf, der ihn braucht. Ganz am Anfang gibt es vielleicht noch keine Route mit der richtigen Zahl von Stopps: Dann bau zuerst.
guide-greentown-choice =
    Bauen oder reisen
    Bei diesem Marker hast du die Wahl. Reise, wenn es eine gute Route gibt; sonst bau dir eine.
guide-greentown-lay =
    Leg ein Plättchen an
    Nimm eins aus dem Vorrat, tipp auf einen Platz, dreh es. Eine Straße muss anschließen. Nur die mit den wenigsten Straßen darf man anlegen, und für jedes angelegte darfst du ein Gebäude bauen.
guide-greentown-exchange =
    Oder gib einem eine Straße mehr
    Tausch ein Plättchen gegen eins mit genau einer Straße mehr. Eine alte Straße darf verschwinden, unter fremden Gebäuden keine, und die Stadt muss zusammenhängen. Zwei Schritte im Zug, gemischt wie du magst.
guide-greentown-site =
    Bau ein Gebäude
    Auf einem freien Bauplatz oder dort, wo ein Baum steht. Es bringt dir einen Greenie, wenn Gäste vorbeikommen und ihr Wunsch nach dieser Art erfüllt ist, egal wessen Gäste es sind.
guide-greentown-tree =
    Wohin kommt der Baum?
    Ein gefällter Baum wird sofort neu gepflanzt. Bäume zahlen dem, der vorbeireist: Pflanz ihn dorthin, wo du vorbeikommst.
guide-greentown-done =
    Fertig gebaut
    Schau noch einmal hin: Bis du den Zug beendest, kannst du Schritte zurücknehmen.
guide-greentown-route =
    Führ deine Gäste herum
    Von Hotel zu Hotel, mit genau so vielen Stopps, wie die Karte sagt. Bäume, Gebäude und Hotels sind Stopps, freie Bauplätze nicht, und keine Straße wird zweimal benutzt. Zeichne den Weg Plättchen für Plättchen.
guide-greentown-wishes =
    Wünsche: nicht zu wenig, nicht zu viel
    Die Karte sagt, wie oft jede Art besucht werden soll. In diesem Rahmen zahlt jeder besuchte Ort einen Greenie: Gebäude ihren Besitzern, Bäume dir. Eine Art außerhalb zahlt niemandem und kostet dich einen.
guide-greentown-stay =
    Kein Weg?
    Hat keine Route die richtige Zahl von Stopps, bleiben deine Gäste da, und du behältst die Karte. Gibt es eine, musst du reisen, auch wenn sie nichts taugt.
guide-greentown-double =
    Jetzt oder später?
    Wer in einer Runde zuletzt dran war, darf gleich noch einmal. Behalte den Marker, wenn du deinen Doppelzug lieber in einer späteren Runde hättest.
guide-greentown-card =
    Deine Gäste
    Deine Besucherkarte liegt offen aus: wie viele Stopps sie wollen, und wie viel Natur, Kultur, Sport und Einkaufen. Denk beim Bauen an sie.
guide-greentown-holder =
    Erst Letzter, dann Erster
    Du hast den Doppelzug-Marker: Nach diesem Zug beginnst du die nächste Runde und bist also zweimal hintereinander dran. Jetzt eine Straße bauen, dann darauf reisen.
guide-greentown-income =
    Auch fremde Gäste zahlen
    Ist ein Wunsch erfüllt, bekommt der Besitzer jedes besuchten Gebäudes einen Greenie. Bau also da, wo alle vorbeikommen.
guide-greentown-ending =
    Die letzte Runde
    Alle haben noch ihre Züge in dieser Runde. Dann gewinnen die meisten Greenies; bei Gleichstand, wer seinen letzten Zug zuerst hatte.
