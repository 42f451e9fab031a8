# La table dans le terminal.

## Les mots à taper : le premier apparaît dans les suggestions, les mots anglais marchent toujours

verb-help = aide, h, ?
verb-rules = règles, regles, règle, regle
verb-log = journal, histoire
verb-undo = reprendre, annuler
verb-why = pourquoi
verb-quit = quitter, fin, q
verb-agree = oui, o, ok, accepte, accepter, accord
verb-decline = non, n, refuse, refuser
verb-back = hésite, hesite
verb-withdraw = retire, retirer
verb-pass = passe, passer, p
verb-keep = garde, garder, g
verb-reroll = relance, relancer, r
verb-offer = offre, offrir, propose, proposer, partage, partager
verb-call = convoque, convoquer, conseil
verb-let = laisse, laisser
verb-attend = viens, venir
verb-stay = reste, rester
verb-lay = pose, poser
verb-double = double, doubler, x2
verb-topple = renverse, renverser, chute
verb-resign = démission, demission, démissionner
verb-scandal = scandale
verb-clear = blanchis, blanchir, blanchiment
verb-me = moi, je
verb-none = rien, aucun

## Ce qui ne se lit pas

unreadable-verb = « { $word } » ne veut rien dire ici.
unreadable-number = « { $word } » n'est pas un nombre.
unreadable-name = Qui est « { $word } » ? À table : { $known }.
unreadable-split = Dis qui reçoit combien, { $sum } en tout : « offre { $name } 4, moi 3 ».
unreadable-proposal = Quelle proposition ? Ajoute son numéro : « oui 2 ».
unreadable-no-proposal = Il n'y a pas de proposition à laquelle ça répondrait.
unreadable-card = Les conseillers valent 1, 2 ou 3.
unreadable-cards = Dis lesquels : « pose 1 3 3 », ou « pose rien ».
unreadable-hand = Quelle carte ? Donne son numéro, de 1 à { $most } : « pose 3 ».
unreadable-in-play = Quelle carte sur la table ? Donne son numéro, de 1 à { $most } : « double 2 ».
unreadable-party = « { $word } » n'est pas un parti. Il y a { $known }.
unreadable-coalition = Quelle coalition ? Donne son numéro, de 1 à { $most }, ou ses partis : « offre 1 ».

## Suggestions

hint-rest = (le reste est à toi)
hint-always = À tout moment : aide, règles, journal, pourquoi { $name }, quitter.
hint-or-wait = { $hint } · Entrée : en rester là

## L'image

label-round = Tour { $round }
label-contract = { $project } : { $value } millions
label-money = argent
label-cards = cartes
label-die = dé
label-strength = force
label-village = Le village
label-press = Journalistes
label-mug = Chope
label-pretzel = Bretzel
label-proposal = N° { $id }
label-hand = Tes conseillers :
label-pushed = avancé : { $card }
label-no-cards = plus aucun
label-vote = Vote { $number } sur { $of }
label-votes = voix
label-leader = chef
label-in-play = en jeu
label-majority = majorité { $majority }
label-hand-size = { $politicians }+{ $actions } cartes
label-more-coalitions = … et { $more } autres
label-europe = Bonus Europe pour l'instant :
label-my-hand = Ta main :
label-joker = Joker { $votes }
doing-mug = chope { $share }
doing-pretzel = bretzel { $share }
doing-passed = passe
doing-away = absent
doing-let = laisse
doing-place = { $place ->
        [1] ★ gagne
       *[other] { $place }e
    }

## La soirée

guest = Invité
bot-names = Gaby, Firmin, Claudia, Pierre, Lotte, Gustave, René, Wilma, Otto, Jeanne
welcome = { $title }, graine scellée : { $commitment }. Tu es à la place { $place }. Tape « aide » si tu es perdu.
taken-back = C'est repris.
why-not = { $seat } n'a rien à dire là-dessus.
log-title = Ce qui s'est passé
goodbye = Tu te lèves et tu salues tout le monde. À la prochaine !
saved = Le journal est dans { $file }.
saved-over = Le journal est dans { $file }. Pour le vérifier : stammtisch verify { $file }
