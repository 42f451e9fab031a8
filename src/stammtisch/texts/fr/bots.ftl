# Ce que les bots disent d'eux-mêmes : pourquoi ils acceptent, refusent ou proposent.

## Niveaux et tempéraments

bot-level-random = Au hasard
bot-level-easy = Facile
bot-level-normal = Normal
bot-level-hard = Difficile
bot-temperament-steady = posé
bot-temperament-greedy = gourmand
bot-temperament-loyal = loyal
bot-temperament-vengeful = rancunier
bot-temperament-cautious = prudent

## Raisons dans Saludos Amigos

reason-holds-more = { $share } ne suffit pas : j'ai déjà { $held }.
reason-deserve = { $share }, c'est moins que ne mérite ma force de { $strength }.
reason-overtake = { $seat } me passerait devant.
reason-grudge = Après ce que { $seat } m'a fait ? Pas encore.
reason-take = { $share }, c'est mieux que ce que j'ai.
reason-offer = Comme ça, il me revient { $share }.
reason-no-council = Une séance du conseil me coûterait plus qu'elle ne rapporte.
reason-brings-more = { $share }, c'est trop peu pour les { $cards } conseillers que j'ai avec moi.
reason-chances = { $share }, et mes chances de gagner la partie augmentent.
reason-better-elsewhere = { $share } ne suffit pas : j'attends mieux de la suite.

## Raisons dans Koalition

reason-action = Jouée maintenant, cette carte change le vote d'environ { $gain } en ma faveur.
reason-vote-chances = Mes chances de gagner la partie augmentent.
reason-coalition = Cette coalition me rapporterait { $share }.
reason-shake = { $share } pour moi : topons là.
reason-better-coalition = { $share } ne suffit pas : il y a mieux pour moi.
reason-gets-more = { $seat } toucherait { $amount } et moi { $share } seulement.

## Raisons à Greentown

reason-trip =
    { $amount ->
        [0] Rien pour moi, mais les visiteurs voulaient sortir.
        [one] Un Greenie pour moi : c'est mieux que rien.
       *[other] Comme ça, j'ai gagné { $amount } Greenies.
    }
reason-no-trip = Je n'ai pas trouvé de trajet à { $stops } arrêts.
reason-trip-thanks = Mes sites ont eu la visite de { $seat } la dernière fois : je lui rends la pareille.
reason-trip-grudge = { $seat } a évité mes sites la dernière fois : j'ai évité les siens.
reason-build-trip =
    { $amount ->
        [one] Comme ça, ma prochaine excursion devrait rapporter un Greenie.
       *[other] Comme ça, ma prochaine excursion devrait rapporter { $amount } Greenies.
    }
reason-build-spoil =
    { $amount ->
        [one] Sinon, { $seat } aurait gagné un Greenie de plus la prochaine fois.
       *[other] Sinon, { $seat } aurait gagné { $amount } Greenies de plus la prochaine fois.
    }
reason-build-first = Je préfère d'abord construire et voyager ensuite.
