# Saludos Amigos. $project ist der Name eines Bauprojekts, notfalls seine Nummer.

## Ablehnungen

refusal-roll-kept = Du hast deinen Wurf behalten. Jetzt gilt er.
refusal-no-councillors = Dafür hast du keinen Gemeinderat mehr.
refusal-no-such-councillor = So viele Gemeinderäte mit Wert { $card } hast du nicht.
refusal-coalition-too-large = Zu { $members ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] siebt
    } könnt ihr euch { $value } nicht teilen: Jeder braucht mindestens eine Million.
refusal-members-need-not-pass = Du bist im stehenden Angebot, da musst du nicht passen.
refusal-not-above-the-mug = Diese Koalition kommt auf { $height }; der Krug steht schon auf { $mug }. Es muss mehr sein.
refusal-shares-do-not-fit =
    { $members ->
        [one] Ein Anteil ist nötig
       *[other] { $members } Anteile sind nötig
    }, für jedes Mitglied einer, nicht { $shares }.
refusal-share-too-small = In der Koalition bekommt jeder mindestens eine Million.
refusal-shares-do-not-sum = Die Anteile ergeben { $sum }; der Auftrag ist genau { $value } wert.
refusal-winners-call-no-council = Du hast den Auftrag. Eine Ratssitzung können nur die Verlierer einberufen.
refusal-let-stand-already = Du hast das Angebot stehen lassen. Dabei bleibt es.
refusal-winners-are-there-anyway = Deine Koalition ist sowieso in der Sitzung.
refusal-attendance-decided = Ob du kommst, hast du schon entschieden.
refusal-split-is-for-all = Eine neue Aufteilung muss für deine ganze Seite gelten: { $seats }.
refusal-split-unchanged = Genau so teilt ihr schon.
refusal-not-in-the-council = Du bist nicht in dieser Sitzung, also legst du keine Karten.
refusal-cards-chosen-already = Deine Karten liegen schon.

## Was passiert

event-saludos-bag-passed = Runde { $round }: { $seat } greift in den Beutel.
event-saludos-section-laid = { $project }, Abschnitt { $sections }! Der Auftrag ist { $value } Millionen wert.
event-saludos-press-came =
    Ein Journalist! { $fines-sum ->
        [0] Aber niemand hat zu viel auf der Hand, also zahlt auch niemand.
       *[other] Wer viel auf der Hand hat, zahlt: { $fines }.
    } { $placed ->
        [yes] Die Geschichte erscheint: Der Journalist bleibt auf dem Plan.
       *[no] Der Journalist kommt zurück in den Beutel.
    }
event-saludos-rolled = { $seat } würfelt eine { $face }.
event-saludos-card-given = { $seat } opfert einen Gemeinderat und würfelt noch einmal.
event-saludos-card-gone = Dein Gemeinderat mit Wert { $card } verlässt deine Hand.
event-saludos-kept = { $seat } behält den Wurf: Stärke { $strength }.
event-saludos-talks-opened = { $value } Millionen sind zu haben. Stärken: { $strengths }.
event-saludos-proposed = { $by } schlägt vor (Nr. { $id }): { $seats }, { $terms }.
event-saludos-mug-moved =
    { $seats-count ->
        [one] Der Krug rückt auf { $height }: { $seats } allein, für { $shares }.
       *[other] Der Krug rückt auf { $height }: { $seats }, { $shares }.
    }
event-saludos-offer-won =
    { $seats-count ->
        [one] Niemand geht über { $height }: { $seats } gewinnt den Auftrag.
       *[other] Niemand geht über { $height }: { $seats } gewinnen den Auftrag.
    }
event-saludos-nobody-offered = Niemand hat geboten. Das Geld bleibt in der Kasse.
event-saludos-let-it-stand = { $seat } lässt es dabei.
event-saludos-council-called = { $seat } beruft eine Ratssitzung ein! Die Brezel kommt auf { $pretzel }.
event-saludos-attended = { $seat } kommt zur Sitzung.
event-saludos-stayed-away = { $seat } bleibt daheim.
event-saludos-split-settled =
    { $seats-count ->
        [one] { $seats } würde alle { $shares } nehmen.
       *[other] { $seats } würden so teilen: { $shares }.
    }
event-saludos-council-collapsed = Die Opposition wird sich nicht einig. Die Sitzung platzt.
event-saludos-cards-chosen = { $seat } ist bereit zur Abstimmung.
event-saludos-cards-shown =
    { $points ->
        [0] { $seat } legt keinen Gemeinderat.
        [one] { $seat } bringt { $points } Stimme.
       *[other] { $seat } bringt { $points } Stimmen.
    }
event-saludos-council-decided =
    { $toppled ->
        [yes] { $opposition } gegen { $coalition }: Die Opposition kippt die Koalition!
       *[no] { $opposition } gegen { $coalition }: Die Koalition hält.
    }
event-saludos-paid =
    { $amount ->
        [one] { $seat } bekommt eine Million und hat jetzt { $money }.
       *[other] { $seat } bekommt { $amount } Millionen und hat jetzt { $money }.
    }
event-saludos-card-drawn = { $seat } zieht einen Gemeinderat.
event-saludos-card-came = Du hast eine { $card } gezogen.
event-saludos-pile-renewed = Die Ablage wird gemischt: ein neuer Stapel mit { $cards } Karten.
event-saludos-no-cards-left = Die Gemeinderäte reichen nicht für alle, also zieht niemand.
event-saludos-bonus-paid =
    Die Gemeinderäte werden gezählt: { $totals }. { $seats-count ->
        [one] { $seats } hat die meisten: { $amount } Millionen extra.
       *[other] { $seats } haben die meisten: je { $amount } Millionen extra.
    }
event-saludos-game-over =
    { $ending } { $seats-count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } gewinnen gemeinsam!
    } { $scores }.

saludos-ending-press = Der zweite Journalist ist da, und das Spiel ist aus.
saludos-ending-projects = Das vierte Projekt ist fertig, und das Spiel auch.

## Was ich tun soll

help-saludos-lot = Das Los entscheidet, wer zuerst in den Beutel greift.
help-saludos-bag =
    Jemand zieht einen Chip aus dem Beutel: einen Bauabschnitt oder einen Journalisten.
    Ein Abschnitt ist ein Auftrag; je größer das Projekt und je mehr davon steht, desto mehr ist er wert.
help-saludos-dice = Die Würfel rollen. Deine Stärke ist dein Wurf plus die Zahl deiner Gemeinderäte.
help-saludos-strength =
    Deine Stärke ist dein Wurf plus die Zahl der Gemeinderäte auf deiner Hand.
    Behalte den Wurf, oder opfere einen Gemeinderat und würfle noch einmal. Jeder geopferte kostet auch einen Punkt Stärke.
    Opfere am besten die kleinen: Hier zählt nur ihre Zahl, ihr Wert zählt in der Ratssitzung.
help-saludos-negotiation =
    Wer bekommt den Auftrag? Hol dir eine Koalition zusammen und einigt euch, wer wie viele Millionen bekommt: ganze, jeder mindestens eine.
    Eine Koalition ist so hoch wie ihre Stärken zusammen. Sie gilt, sobald alle ihre Mitglieder zugestimmt haben, und sie muss höher sein als der Krug. Dann übernimmt sie den Krug, und die alte Koalition ist draußen.
    Alle reden durcheinander. Schluss ist, wenn alle außerhalb des stehenden Angebots gepasst haben.
help-saludos-call =
    Du hast die Verhandlung verloren. Mit einem Gemeinderat kannst du eine Ratssitzung einberufen und die Gewinner kippen.
    Ihr beginnt mit den Stärken aller Verlierer (der Brezel), sie mit dem Krug. Dann zählen Gemeinderäte nach ihrem Wert.
    Ihr braucht mehr als sie; gleich viel reicht nicht. Der Gemeinderat, den du jetzt vorschiebst, zählt mit und ist danach weg.
    Wenn du verlierst oder es dabei lässt, ziehst du einen Gemeinderat.
help-saludos-attendance =
    Eine Ratssitzung ist einberufen. Schieb einen Gemeinderat vor, um zu kommen und deinen Teil zu kriegen, wenn ihr die Gewinner kippt.
    Oder bleib daheim: Deine Stärke zählt trotzdem für die Opposition, aber Geld bekommst du keins. Dafür ziehst du einen Gemeinderat.
help-saludos-splits =
    Vor der Abstimmung können beide Seiten noch einmal über Geld reden.
    Die Koalition behält ihre Aufteilung, wenn nicht alle ihre Mitglieder eine neue wollen.
    Die Opposition muss sich auf eine Aufteilung einigen, sonst platzt die Sitzung und die Koalition gewinnt.
help-saludos-cards =
    Leg verdeckt so viele Gemeinderäte für deine Seite, wie du willst, oder keinen. Dann wird alles auf einmal aufgedeckt.
    Ihre Werte kommen zu Krug oder Brezel dazu. Die Opposition braucht mehr; gleich viel reicht nicht. Was gelegt ist, ist weg.
help-saludos-payday = Die Gewinner werden bezahlt, alle anderen ziehen einen Gemeinderat.
help-saludos-over = Das Spiel ist aus. Wer am meisten Geld hat, gewinnt.

prompt-saludos-strength =
    { $cards ->
        [0] Du hast eine { $face } gewürfelt und keinen Gemeinderat. Deine Stärke ist { $strength }.
        [one] Du hast eine { $face } gewürfelt. Mit deinem Gemeinderat ist das Stärke { $strength }. Behalten, oder ihn opfern und noch mal würfeln?
       *[other] Du hast eine { $face } gewürfelt. Mit deinen { $cards } Gemeinderäten ist das Stärke { $strength }. Behalten, oder einen opfern und noch mal würfeln?
    }
prompt-saludos-first-offer = { $value } Millionen ({ $project }), und noch niemand hat den Krug. Mach ein Angebot oder passe.
prompt-saludos-against =
    { $seats-count ->
        [one] { $seats } hat
       *[other] { $seats } haben
    } den Krug bei { $height }. Du kannst eine stärkere Koalition zusammenholen, bei einer einsteigen oder passen.
prompt-saludos-holding =
    { $seats-count ->
        [0] Du hast den Krug bei { $height }, ganz allein.
       *[other] Du hast mit { $seats } den Krug bei { $height }.
    } Du kannst abwarten oder etwas Besseres versuchen.
prompt-saludos-asked = Nr. { $id }: { $by } bietet dir { $share } von { $value } Millionen. Stimm zu, lehn ab oder schlag etwas Besseres vor.
prompt-saludos-agreed = Du bist mit Nr. { $id } einverstanden. Jetzt kommt es auf { $seats } an.
prompt-saludos-call =
    { $seats-count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen
    } { $value } Millionen mit dem Krug auf { $height }. Die Verlierer haben zusammen { $pretzel }. Ratssitzung einberufen oder dabei lassen?
prompt-saludos-attendance = { $seat } hat eine Ratssitzung einberufen: Brezel { $pretzel } gegen Krug { $height }. Kommst du mit einem Gemeinderat, oder bleibst du daheim?
prompt-saludos-split-coalition = Ihr teilt { $shares } ({ $seats }). Schlag etwas anderes vor, oder passe, dann bleibt es dabei.
prompt-saludos-split-opposition = Wie würden { $seats } sich { $value } Millionen teilen? Ohne Einigung platzt die Sitzung.
prompt-saludos-cards = Krug { $height } gegen Brezel { $pretzel }. Welche Gemeinderäte legst du für deine Seite?
prompt-saludos-over =
    { $place ->
        [1] Gewonnen, mit { $money } in der Kasse. Gut verhandelt!
        [2] Zweiter Platz, mit { $money } in der Kasse. Nächstes Mal!
       *[other] Platz { $place }, mit { $money } in der Kasse. Nächstes Mal!
    }

## Die Regeln in Kürze

rules-saludos =
    Im Dorf wird gebaut, und die Aufträge kriegt, wer sich mit dem Gemeinderat gut stellt. Wer am meisten Geld hat, gewinnt.
    Jede Runde kommt ein Chip aus dem Beutel. Ein Bauabschnitt ist ein Auftrag, in Millionen: die Nummer des Projekts, plus eins für jeden Abschnitt, der schon steht, plus eins.
    Alle würfeln: Stärke ist Wurf plus Zahl der Gemeinderäte. Ein geopferter Gemeinderat kauft einen neuen Wurf.
    Dann verhandeln alle durcheinander. Eine Koalition einigt sich, wie sie teilt; ist sie stärker als der Krug, bekommt sie ihn.
    Wenn draußen niemand mehr etwas zu sagen hat, können die Verlierer eine Ratssitzung einberufen: Krug gegen Brezel, und beide Seiten legen verdeckt Gemeinderäte nach Wert dazu. Hat die Opposition mehr, bekommt sie den Auftrag.
    Die Gewinner werden bezahlt; alle anderen ziehen einen Gemeinderat.
    Ein Journalist kostet jeden eine Million für jeden Gemeinderat mehr als die kleinste Hand.
    Schluss ist mit dem vierten fertigen Projekt (wer die meisten Ratspunkte hat, bekommt extra), oder mit dem zweiten Journalisten, wenn drei Projekte fertig sind.
