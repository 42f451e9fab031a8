# Saludos Amigos. $project est le nom d'un chantier, ou son numéro faute de nom.

## Refus

refusal-roll-kept = Tu as gardé ton lancer. Il ne bouge plus.
refusal-no-councillors = Tu n'as plus de conseiller pour ça.
refusal-no-such-councillor = Tu n'as pas assez de conseillers de valeur { $card }.
refusal-coalition-too-large = À { $members }, vous ne pouvez pas vous partager { $value } millions : il en faut au moins un chacun.
refusal-members-need-not-pass = Tu es dans l'offre en tête : pas besoin de passer.
refusal-not-above-the-mug = Cette coalition arrive à { $height } ; la chope est déjà à { $mug }. Il faut monter plus haut.
refusal-shares-do-not-fit =
    { $members ->
        [one] Il faut une seule part
       *[other] Il faut { $members } parts
    }, une par membre, et pas { $shares }.
refusal-share-too-small = Chacun dans la coalition reçoit au moins un million.
refusal-shares-do-not-sum = Les parts font { $sum } ; le contrat vaut exactement { $value }.
refusal-winners-call-no-council = Tu as gagné ce contrat. Seuls les perdants peuvent convoquer le conseil.
refusal-let-stand-already = Tu as laissé l'offre en place. Trop tard pour changer d'avis.
refusal-winners-are-there-anyway = Ta coalition est au conseil de toute façon.
refusal-attendance-decided = Tu as déjà décidé de venir ou non.
refusal-split-is-for-all = Un nouveau partage doit valoir pour tout ton camp : { $seats }.
refusal-split-unchanged = C'est déjà votre partage.
refusal-not-in-the-council = Tu n'es pas à ce conseil : tu ne poses pas de cartes.
refusal-cards-chosen-already = Tu as déjà posé tes cartes.

## Ce qui se passe

event-saludos-bag-passed = Tour { $round } : { $seat } plonge la main dans le sac.
event-saludos-section-laid = Chantier « { $project } », section { $sections } ! Le contrat vaut { $value } millions.
event-saludos-press-came =
    Un journaliste ! { $fines-sum ->
        [0] Mais aucune main n'est trop grosse : personne ne paie.
       *[other] Les grosses mains coûtent cher : { $fines }.
    } { $placed ->
        [yes] L'article paraît : le journaliste reste sur le plateau.
       *[no] Le journaliste retourne dans le sac.
    }
event-saludos-rolled = { $seat } lance un { $face }.
event-saludos-card-given = { $seat } lâche un conseiller pour relancer.
event-saludos-card-gone = Ton conseiller de valeur { $card } quitte ta main.
event-saludos-kept = { $seat } garde son lancer : force { $strength }.
event-saludos-talks-opened = { $value } millions sont à prendre. Forces : { $strengths }.
event-saludos-proposed = { $by } propose le n° { $id } : { $seats }, { $terms }.
event-saludos-mug-moved =
    { $seats-count ->
        [one] La chope monte à { $height } : { $seats } en solo, pour { $shares }.
       *[other] La chope monte à { $height } : { $seats }, { $shares }.
    }
event-saludos-offer-won =
    { $seats-count ->
        [one] Personne ne va plus haut que { $height } : { $seats } l'emporte.
       *[other] Personne ne va plus haut que { $height } : { $seats } l'emportent.
    }
event-saludos-nobody-offered = Personne n'a fait d'offre. L'argent reste dans la caisse.
event-saludos-let-it-stand = { $seat } laisse faire.
event-saludos-council-called = { $seat } convoque le conseil ! Le bretzel va à { $pretzel }.
event-saludos-attended = { $seat } vient au conseil.
event-saludos-stayed-away = { $seat } reste à la maison.
event-saludos-split-settled =
    { $seats-count ->
        [one] { $seats } prendrait les { $shares }.
       *[other] { $seats } se partageraient { $shares }.
    }
event-saludos-council-collapsed = L'opposition ne s'entend pas. Le conseil tourne court.
event-saludos-cards-chosen = Pour voter, { $seat } n'attend plus que les autres.
event-saludos-cards-shown =
    { $points ->
        [0] { $seat } ne pose aucun conseiller.
        [one] { $seat } apporte { $points } voix.
       *[other] { $seat } apporte { $points } voix.
    }
event-saludos-council-decided =
    { $toppled ->
        [yes] { $opposition } contre { $coalition } : l'opposition renverse la coalition !
       *[no] { $opposition } contre { $coalition } : la coalition tient bon.
    }
event-saludos-paid =
    { $amount ->
        [one] { $seat } touche { $amount } million, ce qui fait { $money }.
       *[other] { $seat } touche { $amount } millions, ce qui fait { $money }.
    }
event-saludos-card-drawn = { $seat } pioche un conseiller.
event-saludos-card-came = Tu as pioché un { $card }.
event-saludos-pile-renewed = La défausse est mélangée : nouvelle pioche de { $cards } cartes.
event-saludos-no-cards-left = Il n'y a pas assez de conseillers pour tout le monde : personne ne pioche.
event-saludos-bonus-paid =
    On compte les conseillers : { $totals }. { $seats-count ->
        [one] { $seats } en a le plus : prime de { $amount }.
       *[other] { $seats } en ont le plus : prime de { $amount } chacun.
    }
event-saludos-game-over =
    { $ending } { $seats-count ->
        [one] { $seats } gagne !
       *[other] { $seats } gagnent ensemble !
    } { $scores }.

saludos-ending-press = Le deuxième journaliste est en ville : la partie est finie.
saludos-ending-projects = Le quatrième chantier est achevé, et la partie aussi.

## Ce qu'on me demande

help-saludos-lot = Le sort décide qui plonge la main dans le sac en premier.
help-saludos-bag =
    On tire un jeton du sac : une section de chantier ou un journaliste.
    Une section est un contrat ; il vaut d'autant plus que le chantier est grand et déjà avancé.
help-saludos-dice = Les dés roulent. Ta force, c'est ton dé plus le nombre de tes conseillers.
help-saludos-strength =
    Ta force, c'est ton dé plus le nombre de conseillers dans ta main.
    Garde ton lancer, ou lâche un conseiller et relance. Chaque conseiller lâché coûte aussi un point de force.
    Lâche plutôt les petits : ici seul leur nombre compte, leur valeur sert au conseil.
help-saludos-negotiation =
    Qui aura le contrat ? Monte une coalition et entendez-vous sur les parts : des millions entiers, au moins un chacun.
    La hauteur d'une coalition, c'est la somme de ses forces. Elle vaut dès que tous ses membres sont d'accord, et elle doit dépasser la chope. Elle prend alors la chope, et l'ancienne coalition n'a plus rien.
    Tout le monde parle à la fois. C'est fini quand tous ceux qui sont hors de l'offre en tête ont passé.
help-saludos-call =
    Tu as perdu la négociation. Avec un conseiller, tu peux convoquer le conseil pour renverser les gagnants.
    Vous partez de la force de tous les perdants réunis (le bretzel), eux de la chope. Puis les conseillers comptent à leur valeur.
    Il vous faut strictement plus. Le conseiller avancé maintenant compte dans tes voix, puis il est perdu.
    Si tu perds ou si tu laisses faire, tu pioches un conseiller.
help-saludos-attendance =
    Le conseil est convoqué. Avance un conseiller pour venir et toucher une part si vous renversez les gagnants.
    Ou reste à la maison : ta force compte quand même pour l'opposition, mais tu ne touches rien. Tu pioches un conseiller.
help-saludos-splits =
    Avant le vote, les deux camps peuvent reparler d'argent.
    La coalition garde son partage, sauf si tous ses membres en acceptent un autre.
    L'opposition doit s'entendre sur un partage, sinon le conseil tourne court et la coalition gagne.
help-saludos-cards =
    Pose face cachée autant de conseillers que tu veux, ou aucun. Puis tout est révélé d'un coup.
    Leurs valeurs s'ajoutent à la chope ou au bretzel. L'opposition doit faire strictement plus. Toute carte posée est perdue.
help-saludos-payday = Les gagnants sont payés, tous les autres piochent un conseiller.
help-saludos-over = La partie est finie. Le plus riche gagne.

prompt-saludos-strength =
    { $cards ->
        [0] Tu as lancé un { $face }, et tu n'as aucun conseiller. Ta force est de { $strength }.
        [one] Tu as lancé un { $face }. Avec ton conseiller, ça fait une force de { $strength }. Tu gardes, ou tu le lâches pour relancer ?
       *[other] Tu as lancé un { $face }. Avec tes { $cards } conseillers, ça fait une force de { $strength }. Tu gardes, ou tu en lâches un pour relancer ?
    }
prompt-saludos-first-offer = { $value } millions pour « { $project } », et personne ne tient la chope. Fais une offre, ou passe.
prompt-saludos-against =
    { $seats-count ->
        [one] { $seats } tient
       *[other] { $seats } tiennent
    } la chope à { $height }. Tu peux monter une coalition plus forte, en rejoindre une, ou passer.
prompt-saludos-holding =
    { $seats-count ->
        [0] Tu tiens la chope à { $height }, en solo.
       *[other] Tu tiens la chope à { $height } avec { $seats }.
    } Tu peux attendre, ou chercher mieux.
prompt-saludos-asked = N° { $id } : { $by } t'offre { $share } sur { $value } millions. Accepte, refuse, ou propose mieux.
prompt-saludos-agreed = Tu as accepté le n° { $id }. À { $seats } de se décider.
prompt-saludos-call =
    { $seats-count ->
        [one] { $seats } remporte
       *[other] { $seats } remportent
    } { $value } millions avec la chope à { $height }. Les perdants réunis ont { $pretzel }. Tu convoques le conseil, ou tu laisses faire ?
prompt-saludos-attendance = { $seat } a convoqué le conseil : bretzel { $pretzel } contre chope { $height }. Tu viens avec un conseiller, ou tu restes à la maison ?
prompt-saludos-split-coalition = Votre partage est { $shares } ({ $seats }). Propose autre chose, ou passe pour en rester là.
prompt-saludos-split-opposition = Comment { $seats } se partageraient-ils { $value } millions ? Sans accord, le conseil tourne court.
prompt-saludos-cards = Chope { $height } contre bretzel { $pretzel }. Quels conseillers poses-tu pour ton camp ?
prompt-saludos-over =
    { $place ->
        [1] Gagné, avec { $money } à la caisse. Bien négocié !
        [2] Deuxième place, avec { $money } à la caisse. La prochaine fois !
       *[other] Place { $place }, avec { $money } à la caisse. La prochaine fois !
    }

## Les règles en deux mots

rules-saludos =
    Le village construit, et les contrats vont à qui sait parler aux conseillers. Le plus riche gagne.
    À chaque tour, un jeton sort du sac. Une section de chantier est un contrat : le numéro du chantier, plus un par section déjà posée, plus un, en millions.
    Tout le monde lance le dé : la force, c'est le dé plus le nombre de conseillers. Lâcher un conseiller paie une relance.
    Puis tout le monde négocie à la fois. Une coalition s'entend sur un partage ; plus forte que la chope, elle la prend.
    Quand plus personne au-dehors n'a rien à dire, les perdants peuvent convoquer le conseil : chope contre bretzel, et chaque camp ajoute en secret des conseillers, à leur valeur. Avec strictement plus, l'opposition prend le contrat.
    Les gagnants sont payés ; tous les autres piochent un conseiller.
    Un journaliste coûte à chacun un million par conseiller au-delà de la plus petite main.
    La partie finit au quatrième chantier achevé (prime à qui a le plus de points de conseillers), ou au deuxième journaliste une fois trois chantiers achevés.
