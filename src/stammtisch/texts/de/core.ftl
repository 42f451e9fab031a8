# Was alle Spiele gemeinsam haben.

names-and = { $most } und { $last }
names-nobody = niemand

## Ablehnungen an jedem Tisch

refusal-chance-is-not-yours = Würfeln und Ziehen ist Sache des Zufalls.
refusal-not-an-outcome = Das kann jetzt nicht kommen.
refusal-not-now = Darauf wartet der Tisch gerade nicht.
refusal-not-your-decision = Das hast nicht du zu entscheiden.
refusal-game-over = Das Spiel ist aus.
refusal-nothing-to-take-back = Du hast nichts zurückzunehmen.
refusal-too-late-to-take-back = Zu spät: Das lässt sich nicht mehr zurücknehmen.
refusal-not-over = Der Startwert bleibt bis zum Ende des Spiels geheim.

## Ablehnungen in jeder Verhandlung

refusal-already-passed = Du hast schon gepasst. Vorschlagen und zustimmen kannst du weiterhin.
refusal-not-in-the-talks = Du redest hier nicht mit.
refusal-members-not-in-order = Nenne jedes Mitglied einmal, in der Reihenfolge der Plätze.
refusal-member-not-in-the-talks = { $seat } redet hier nicht mit.
refusal-proposal-without-oneself = Du kannst nur vorschlagen, woran du selbst beteiligt bist.
refusal-out-of-patience =
    { $patience ->
        [one] Deinen einen Vorschlag hast du gemacht. Bis zur nächsten Einigung kannst du nur noch antworten.
       *[other] Du hast { $patience } Vorschläge gemacht. Bis zur nächsten Einigung kannst du nur noch antworten.
    }
refusal-said-before = Genau das hast du schon vorgeschlagen. Lass dir etwas Neues einfallen.
refusal-no-such-proposal = Einen Vorschlag { $id } gibt es noch nicht.
refusal-proposal-gone = Vorschlag { $id } ist vom Tisch.
refusal-not-named = An Vorschlag { $id } bist du nicht beteiligt.
refusal-not-your-proposal = Das ist der Vorschlag von { $seat }; zurückziehen darf ihn nur, wer ihn gemacht hat.
refusal-your-own-proposal = Das ist dein eigener Vorschlag: Du bist schon dafür. Zurückziehen kannst du ihn.
refusal-agreed-already = Vorschlag { $id } hast du schon zugestimmt.
refusal-not-agreed-yet = Vorschlag { $id } hast du gar nicht zugestimmt; da gibt es nichts zurückzunehmen.
refusal-taken-back-before = Bei Vorschlag { $id } hast du dein Wort schon einmal zurückgenommen; jetzt bleibt Ja oder Nein.

## Jede Verhandlung

event-proposed = { $by } schlägt vor (Nr. { $id }): { $seats }, { $terms }.
event-agreed = { $seat } ist mit Nr. { $id } einverstanden.
event-took-back = { $seat } ist sich bei Nr. { $id } nicht mehr sicher.
event-declined = { $seat } sagt Nein zu Nr. { $id }.
event-withdrawn = { $seat } zieht Nr. { $id } zurück.
event-passed = { $seat } passt.
event-lapsed = Nr. { $id } ist vom Tisch.
event-closed = Nr. { $id } gilt.
