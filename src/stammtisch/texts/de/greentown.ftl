# Greentown. Plättchen heißen nach ihrer Nummer, in der Reihenfolge des Anlegens.

greentown-kind-nature = Natur
greentown-kind-culture = Kultur
greentown-kind-sport = Sport
greentown-kind-shopping = Einkaufen
greentown-marker-build = Bauen
greentown-marker-travel = Reisen
greentown-marker-both = Bauen und Reisen
greentown-marker-either = Bauen oder Reisen
greentown-action-build = bauen
greentown-action-travel = reisen
greentown-ending-buildings = Bei jemandem stehen alle neun Gebäude.
greentown-ending-cards = Es kommen keine Besucher mehr.
greentown-ending-standstill = Die Stadt ist wieder eingeschlafen.

## Ablehnungen

refusal-marker-is-down = Den Marker hast du schon benutzt. Er kommt zurück, wenn alle vier dran waren.
refusal-no-such-tile = Ein Plättchen { $tile } gibt es nicht; das letzte ist { $last }.
refusal-no-such-tile-left = So ein Plättchen ist nicht mehr im Vorrat.
refusal-fewest-roads-first = Erst kommen Plättchen mit { $fewest } Straßen; dieses hat { $roads }.
refusal-space-is-taken = Da liegt schon ein Plättchen.
refusal-not-joined = Mindestens eine Straße muss an eine Straße nebenan anschließen.
refusal-six-roads-stay = Plättchen { $tile } hat sechs Straßen, und die behält es.
refusal-one-road-more = Das neue Plättchen braucht genau eine Straße mehr als die { $old } des alten, nicht { $roads } insgesamt.
refusal-one-road-may-vanish = Nur eine alte Straße darf verschwinden; hier wären es { $lost }.
refusal-rival-keeps-roads = Auf Plättchen { $tile } steht ein Gebäude von { $seat }: Alle Straßen müssen bleiben.
refusal-network-would-split = Ohne diese Straße von Plättchen { $tile } zerfiele die Stadt in zwei Teile.
refusal-no-such-building-left = Davon stehen schon alle drei.
refusal-site-is-hotel = Plättchen { $tile } ist besetzt: Da steht ein Hotel.
refusal-site-is-taken = Der Bauplatz auf Plättchen { $tile } ist besetzt.
refusal-no-place-for-tree = Für den Baum auf Plättchen { $tile } wäre kein anderer Platz frei.
refusal-excursion-is-possible = Es gibt eine Route mit { $stops } Stopps, also bleiben deine Gäste nicht daheim.
refusal-route-no-such-tile = Ein Plättchen { $tile } gibt es nicht; das letzte ist { $last }.
refusal-route-too-short = Das ist noch keine Route: Sie führt von Hotel zu Hotel.
refusal-route-starts-elsewhere = Eine Route beginnt an einem Hotel; auf Plättchen { $tile } steht keins.
refusal-route-ends-elsewhere = Eine Route endet an einem Hotel; auf Plättchen { $tile } steht keins.
refusal-route-no-road = Zwischen den Plättchen { $tile } und { $other } führt keine Straße.
refusal-route-road-twice = Die Straße zwischen { $tile } und { $other } darfst du nur einmal benutzen.
refusal-route-wrong-stops =
    { $stops ->
        [one] Das ist ein Stopp
       *[other] Das sind { $stops } Stopps
    }; die Gäste wollen genau { $wanted }.

## Was passiert

event-greentown-card-put-aside = Eine Karte mit { $stops } Stopps kommt zurück in die Schachtel.
event-greentown-card-dealt = { $seat } beginnt mit einer Gruppe für { $stops } Stopps.
event-greentown-card-turned = Als Nächstes warten Gäste mit { $stops } Stopps.
event-greentown-round-began = Runde { $round }: { $seat } fängt an.
event-greentown-turn-began = { $seat } ist am Zug.
event-greentown-marker-turned = { $seat } dreht „{ $marker }“ um.
event-greentown-markers-renewed = { $seat } hat wieder alle vier Marker.
event-greentown-action-chosen =
    { $action ->
        [build] { $seat } will bauen.
        [travel] { $seat } will reisen.
       *[other] { $seat } will { $action }.
    }
event-greentown-tile-laid = { $seat } legt Plättchen { $tile } an.
event-greentown-tile-upgraded = { $seat } gibt Plättchen { $tile } eine Straße mehr.
event-greentown-building-put-up =
    { $left ->
        [0] { $seat } setzt das letzte Gebäude ({ $kind }) auf Plättchen { $tile }.
       *[other] { $seat } baut auf Plättchen { $tile }: { $kind }.
    }
event-greentown-tree-felled = Der Baum auf Plättchen { $tile } muss weichen.
event-greentown-tree-planted = { $seat } pflanzt ihn auf Plättchen { $tile } wieder ein.
event-greentown-building-skipped = Für { $seat } gibt es nichts mehr anzulegen oder zu tauschen.
event-greentown-excursion-made =
    { $unmet ->
        [0] { $seat } führt Gäste an { $stops } Stopps vorbei, und alle Wünsche gehen in Erfüllung!
        [one] { $seat } führt Gäste an { $stops } Stopps vorbei; ein Wunsch bleibt offen.
       *[other] { $seat } führt Gäste an { $stops } Stopps vorbei; { $unmet } Wünsche bleiben offen.
    }
event-greentown-earned =
    { $amount ->
        [one] Ein Greenie für { $seat }.
       *[other] { $amount } Greenies für { $seat }.
    }
event-greentown-excursion-forfeited = Keine Route hat { $stops } Stopps. Die Gäste von { $seat } bleiben im Hotel.
event-greentown-card-taken = { $seat } nimmt eine Gruppe mit { $stops } Stopps.
event-greentown-last-round = { $ending } Das ist die letzte Runde.
event-greentown-double-turn-used = { $seat } nimmt den Doppelzug.
event-greentown-double-turn-kept = { $seat } hebt den Doppelzug auf.
event-greentown-game-over = { $seats } gewinnt! { $scores }.

## Was ich tun soll

help-greentown-deal = Alle bekommen eine Besucherkarte mit 5 Stopps. Wer die Startkarte hat, fängt an.
help-greentown-reveal = Die nächste Besucherkarte wird aufgedeckt.
help-greentown-marker =
    Dreh einen deiner Marker um: Er sagt, ob du in diesem Zug baust, reist oder beides.
    Jeder der vier kommt einmal dran, dann sind alle wieder da.
help-greentown-choice = Bauen oder Reisen: In diesem Zug ist es eins von beiden.
help-greentown-works =
    Leg ein Plättchen an oder tausche eins gegen eins mit einer Straße mehr; zweimal insgesamt, gemischt wie du magst.
    Erst kommen die Plättchen mit den wenigsten Straßen, und eine Straße muss anschließen. Beim Tausch darf höchstens eine Straße verschwinden,
    unter fremden Gebäuden keine, und die Stadt bleibt ein einziges Netz.
help-greentown-site =
    Für das angelegte Plättchen darfst du ein Gebäude bauen: auf einem freien Bauplatz oder dort, wo ein Baum steht.
    Ein gefällter Baum wird sofort neu gepflanzt. Dein Gebäude bringt dir Geld, wenn Gäste vorbeikommen und ihr Wunsch nach dieser Art erfüllt ist.
help-greentown-tree = Pflanz den gefällten Baum auf einen freien Bauplatz.
help-greentown-done = Du bist fertig mit Bauen. Bis du den Zug beendest, kannst du Schritte zurücknehmen.
help-greentown-excursion =
    Führ deine Gäste von Hotel zu Hotel, mit genau so vielen Stopps, wie die Karte sagt; der letzte ist das Hotel.
    Bäume, Gebäude und Hotels sind Stopps, jedes Mal; freie Bauplätze nicht. Keine Straße wird zweimal benutzt.
    Eine Art, die weder zu selten noch zu oft vorkam, bringt Geld: deine Gebäude und die Bäume dir, die anderen ihren Besitzern.
    Jede andere kostet dich einen Greenie.
help-greentown-double = Nimm deinen Doppelzug jetzt, oder heb ihn für eine spätere Runde auf.
help-greentown-over = Das Spiel ist aus. Die meisten Greenies gewinnen; bei Gleichstand, wer zuerst den letzten Zug hatte.

prompt-greentown-marker = Deine Gäste wollen { $stops } Stopps. Wofür ist dieser Zug: { $markers }?
prompt-greentown-choice = Bauen oder reisen? Deine Gäste wollen { $stops } Stopps.
prompt-greentown-works =
    { $left ->
        [one] Noch ein Schritt: Leg ein Plättchen mit { $roads } Straßen an, oder gib einem eine Straße mehr.
       *[other] Zwei Schritte: Leg Plättchen mit { $roads } Straßen an, oder gib welchen eine Straße mehr.
    }
prompt-greentown-upgrade = Im Vorrat ist nichts mehr zum Anlegen. Gib einem Plättchen eine Straße mehr.
prompt-greentown-site = Plättchen { $tile } liegt. Bau auf einem freien Bauplatz, oder lass es.
prompt-greentown-tree = Wohin kommt der Baum?
prompt-greentown-done = Fertig gebaut. Beende den Zug, oder nimm einen Schritt zurück.
prompt-greentown-excursion = Führ deine Gäste an { $stops } Stopps vorbei, von Hotel zu Hotel.
prompt-greentown-stay = Keine Route hat { $stops } Stopps. Deine Gäste bleiben im Hotel.
prompt-greentown-double = Du warst der Letzte in dieser Runde. Nimmst du den Doppelzug jetzt, oder hebst du ihn auf?
prompt-greentown-wait = { $seat } überlegt.
prompt-greentown-over = Das Spiel ist aus.

rules-greentown =
    Greentown hat Fremden die Tore geöffnet. Leg Straßen, bau Sehenswürdigkeiten, und führ Touristen von Hotel zu Hotel, an möglichst vielen eigenen vorbei.
    Vier Marker sagen, wofür ein Zug da ist: bauen, reisen, beides oder eins von beiden.
    Gäste wollen eine genaue Zahl von Stopps, und von Natur, Kultur, Sport und Einkaufen weder zu wenig noch zu viel.
    Jede erfüllte Art bringt je Ort einen Greenie: Gebäude ihren Besitzern, Bäume dem, der reist. Jede andere kostet den Reisenden einen.
    Die letzte Runde kommt mit dem neunten Gebäude von jemandem, oder wenn keine Gäste mehr da sind. Die meisten Greenies gewinnen.

## Im Terminal

prompt-greentown-best =
    { $amount ->
        [one] Das Beste, was ich sehe: { $tiles }, ein Greenie für dich.
       *[other] Das Beste, was ich sehe: { $tiles }, { $amount } Greenies für dich.
    }
prompt-greentown-none = So wie die Stadt jetzt ist, hat keine Route { $stops } Stopps.
verb-build = bauen, bau, b
verb-travel = reisen, reise, r
verb-both = beides, b+r
verb-either = oder, b/r
verb-upgrade = tauschen, tausch, t
verb-leave = lassen, weiter
verb-plant = pflanzen, pflanz, baum
verb-end = ende, fertig
verb-route = route, weg
verb-go = los, bestes
verb-use = nehmen, doppel
unreadable-building = Sag, welches Gebäude und wo: „bauen sport 7“.
unreadable-lay = Sag, wo (ein Buchstabe bis { $last }) und wohin die Straßen führen: „legen a o w“.
unreadable-upgrade = Sag, welches Plättchen und was sich ändert: „tauschen 7 +no -w“.
unreadable-side = „{ $word }“ ist keine Seite. Die Seiten heißen { $known }.
unreadable-tile = „{ $word }“ ist kein Plättchen.
unreadable-no-route = Hier kann ich keine Route zeigen.
label-greentown-sides = o no nw w sw so
label-greentown-supply = Im Vorrat, nach Straßen: { $piles }
label-greentown-shapes = Ihre Formen, beliebig gedreht: { $shapes }
label-greentown-next = Die nächsten Gäste: { $card }
label-greentown-mine = Deine Gäste: { $card }
label-greentown-wishes = { $stops } Stopps; { $wishes }
label-greentown-greenies = Greenies
label-greentown-markers = Marker
label-greentown-buildings = zu bauen
label-greentown-card = Gäste
