# What all games share. Variables are described in texts/__init__.py.

names-and = { $most } and { $last }
names-nobody = nobody

## Refusals at any table

refusal-chance-is-not-yours = Dice and draws are for chance alone.
refusal-not-an-outcome = That can't come up now.
refusal-not-now = That's not what the table is waiting for right now.
refusal-not-your-decision = This decision isn't yours to make.
refusal-game-over = The game is over.
refusal-nothing-to-take-back = There's nothing of yours to take back.
refusal-too-late-to-take-back = Too late: that can't be taken back any more.
refusal-not-over = The seed stays secret until the game is over.

## Refusals in any negotiation

refusal-already-passed = You've passed already. You can still propose or agree.
refusal-not-in-the-talks = You're not part of this conversation.
refusal-members-not-in-order = Name each member once, in the order of the seats.
refusal-member-not-in-the-talks = { $seat } has no part in this conversation.
refusal-proposal-without-oneself = You can only propose a deal you're part of.
refusal-out-of-patience =
    { $patience ->
        [one] You've made your one proposal. Until something is agreed, you can only answer.
       *[other] You've made { $patience } proposals. Until something is agreed, you can only answer.
    }
refusal-said-before = You've already proposed exactly that. Try something new.
refusal-no-such-proposal = There is no proposal { $id } yet.
refusal-proposal-gone = Proposal { $id } is off the table.
refusal-not-named = You're not part of proposal { $id }.
refusal-not-your-proposal = That's { $seat }'s proposal; only its maker can withdraw it.
refusal-your-own-proposal = It's your own proposal: you've agreed to it. You can withdraw it.
refusal-agreed-already = You've already agreed to proposal { $id }.
refusal-not-agreed-yet = You haven't agreed to proposal { $id }, so there's nothing to take back.
refusal-taken-back-before = You've taken back your word on proposal { $id } once; now you can only agree or decline.

## Any negotiation

event-proposed = { $by } proposes no. { $id }: { $seats }, { $terms }.
event-agreed = { $seat } agrees to no. { $id }.
event-took-back = { $seat } is no longer sure about no. { $id }.
event-declined = { $seat } says no to no. { $id }.
event-withdrawn = { $seat } withdraws no. { $id }.
event-passed = { $seat } passes.
event-lapsed = No. { $id } falls off the table.
event-closed = No. { $id } is agreed.
