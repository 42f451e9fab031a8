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
