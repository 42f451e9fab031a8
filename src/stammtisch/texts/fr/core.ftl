# Ce que tous les jeux ont en commun.

names-and = { $most } et { $last }
names-nobody = personne

## Refus à toute table

refusal-chance-is-not-yours = Les dés et les tirages, c'est l'affaire du hasard.
refusal-not-an-outcome = Ça ne peut pas sortir maintenant.
refusal-not-now = Ce n'est pas ce que la table attend en ce moment.
refusal-not-your-decision = Ce n'est pas à toi d'en décider.
refusal-game-over = La partie est finie.
refusal-nothing-to-take-back = Tu n'as rien à reprendre.
refusal-too-late-to-take-back = Trop tard : ça ne se reprend plus.
refusal-not-over = La graine reste secrète jusqu'à la fin de la partie.

## Refus dans toute négociation

refusal-already-passed = Tu as déjà passé. Tu peux encore proposer ou accepter.
refusal-not-in-the-talks = Tu ne participes pas à cette discussion.
refusal-members-not-in-order = Nomme chaque membre une seule fois, dans l'ordre des places.
refusal-member-not-in-the-talks = { $seat } ne participe pas à cette discussion.
refusal-proposal-without-oneself = Tu ne peux proposer qu'un accord dont tu fais partie.
refusal-out-of-patience =
    { $patience ->
        [one] Tu as fait ta seule proposition. Jusqu'au prochain accord, tu peux seulement répondre.
       *[other] Tu as fait { $patience } propositions. Jusqu'au prochain accord, tu peux seulement répondre.
    }
refusal-said-before = Tu as déjà proposé exactement ça. Trouve autre chose.
refusal-no-such-proposal = Il n'y a pas encore de proposition { $id }.
refusal-proposal-gone = La proposition { $id } n'est plus sur la table.
refusal-not-named = Tu ne fais pas partie de la proposition { $id }.
refusal-not-your-proposal = Cette proposition, c'est { $seat } qui l'a faite : à personne d'autre de la retirer.
refusal-your-own-proposal = C'est ta propre proposition : tu es déjà d'accord. Tu peux la retirer.
refusal-agreed-already = Tu as déjà accepté la proposition { $id }.
refusal-not-agreed-yet = Tu n'as pas accepté la proposition { $id } : il n'y a rien à reprendre.
refusal-taken-back-before = Tu as déjà repris une fois ta parole sur la proposition { $id } ; il te reste à accepter ou à refuser.

## Toute négociation

event-proposed = { $by } propose le n° { $id } : { $seats }, { $terms }.
event-agreed = { $seat } accepte le n° { $id }.
event-took-back = { $seat } hésite de nouveau sur le n° { $id }.
event-declined = { $seat } refuse le n° { $id }.
event-withdrawn = { $seat } retire le n° { $id }.
event-passed = { $seat } passe.
event-lapsed = Le n° { $id } tombe à l'eau.
event-closed = Le n° { $id } est conclu.
