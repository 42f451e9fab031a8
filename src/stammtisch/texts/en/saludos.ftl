# Saludos Amigos. $project is the name of a building, or its number where no name is at hand.

## Refusals

refusal-roll-kept = You've kept your roll. Now it stands.
refusal-no-councillors = You have no councillor left for that.
refusal-no-such-councillor = You don't have enough councillors worth { $card }.
refusal-coalition-too-large = { $members } people can't share { $value } million: everybody needs at least one.
refusal-members-need-not-pass = You're in the standing offer, so there's no need to pass.
refusal-not-above-the-mug = That coalition reaches { $height }; the mug is already at { $mug }. It has to be higher.
refusal-shares-do-not-fit =
    { $members ->
        [one] One share is needed
       *[other] { $members } shares are needed
    }, one for each member, not { $shares }.
refusal-share-too-small = Everybody in the coalition gets at least one million.
refusal-shares-do-not-sum = The shares add up to { $sum }; the contract is worth exactly { $value }.
refusal-winners-call-no-council = You've won this contract. Only the losers can call a council meeting.
refusal-let-stand-already = You've let the offer stand. You can't change your mind now.
refusal-winners-are-there-anyway = Your coalition is at the meeting anyway.
refusal-attendance-decided = You've already decided whether you'll be there.
refusal-split-is-for-all = A new split has to be for all of your side: { $seats }.
refusal-split-unchanged = That's the split you already have.
refusal-not-in-the-council = You're not at this meeting, so you lay no cards.
refusal-cards-chosen-already = You've already laid your cards.

## What happens

event-saludos-bag-passed = Round { $round }: { $seat } reaches into the bag.
event-saludos-section-laid = Section { $sections } of the { $project }! The contract is worth { $value } million.
event-saludos-press-came =
    A journalist! { $fines-sum ->
        [0] But no hand is too big, so nobody pays.
       *[other] Big hands cost money: { $fines }.
    } { $placed ->
        [yes] The story runs: the journalist stays on the board.
       *[no] The journalist goes back into the bag.
    }
event-saludos-rolled = { $seat } rolls a { $face }.
event-saludos-card-given = { $seat } gives up a councillor to roll again.
event-saludos-card-gone = Your councillor worth { $card } leaves your hand.
event-saludos-kept = { $seat } keeps the roll: strength { $strength }.
event-saludos-talks-opened = { $value } million are up for grabs. Strengths: { $strengths }.
event-saludos-proposed = { $by } proposes no. { $id }: { $seats }, { $terms }.
event-saludos-mug-moved =
    { $seats-count ->
        [one] The mug goes to { $height }: { $seats } alone, for { $shares }.
       *[other] The mug goes to { $height }: { $seats }, { $shares }.
    }
event-saludos-offer-won =
    { $seats-count ->
        [one] Nobody goes higher than { $height }: { $seats } wins.
       *[other] Nobody goes higher than { $height }: { $seats } win.
    }
event-saludos-nobody-offered = Nobody made an offer. The money stays in the till.
event-saludos-let-it-stand = { $seat } lets it stand.
event-saludos-council-called = { $seat } calls a council meeting! The pretzel goes to { $pretzel }.
event-saludos-attended = { $seat } comes to the meeting.
event-saludos-stayed-away = { $seat } stays away.
event-saludos-split-settled =
    { $seats-count ->
        [one] { $seats } would take all { $shares }.
       *[other] { $seats } would share { $shares }.
    }
event-saludos-council-collapsed = The opposition can't agree. The meeting falls apart.
event-saludos-cards-chosen = { $seat } is ready to vote.
event-saludos-cards-shown =
    { $points ->
        [0] { $seat } lays no councillors.
       *[other] { $seat } brings { $points } votes.
    }
event-saludos-council-decided =
    { $toppled ->
        [yes] { $opposition } against { $coalition }: the opposition topples the coalition!
       *[no] { $opposition } against { $coalition }: the coalition holds.
    }
event-saludos-paid = { $seat } gets { $amount } million and now has { $money }.
event-saludos-card-drawn = { $seat } draws a councillor.
event-saludos-card-came = You drew a { $card }.
event-saludos-pile-renewed = The discards are shuffled into a new pile of { $cards }.
event-saludos-no-cards-left = There aren't enough councillors for everybody, so nobody draws.
event-saludos-bonus-paid =
    Councillors are counted: { $totals }. { $seats-count ->
        [one] { $seats } has the most: a bonus of { $amount } million.
       *[other] { $seats } have the most: a bonus of { $amount } million each.
    }
event-saludos-game-over =
    { $ending } { $seats-count ->
        [one] { $seats } wins!
       *[other] { $seats } share the win!
    } { $scores }.

saludos-ending-press = The second journalist is in town, and the game is over.
saludos-ending-projects = The fourth building is finished, and so is the game.

## What is asked of me

help-saludos-lot = A lot decides who reaches into the bag first.
help-saludos-bag =
    Somebody draws a chit from the bag: a section of a building or a journalist.
    A section is a contract, worth more the larger its building is and the more of it stands.
help-saludos-dice = The dice are rolling. Your strength is your die plus the number of your councillors.
help-saludos-strength =
    Your strength is your die plus the number of councillors in your hand.
    Keep your roll, or give up a councillor and roll again. Each one you give up also costs one strength.
    Low councillors are the cheapest to give up: only their number counts here, their value counts at council meetings.
help-saludos-negotiation =
    Who gets the contract? Gather a coalition and agree who gets how many millions: whole ones, at least one each.
    A coalition is as high as its strengths together. It counts as soon as all its members have agreed, and it has to be higher than the mug. Then it takes over the mug, and the old coalition is out.
    Everybody talks at once. It ends when everybody outside the standing offer has passed.
help-saludos-call =
    You've lost the negotiation. With a councillor you can call a council meeting and try to topple the winners.
    All losers' strengths together are your start (the pretzel); theirs is the mug. Then councillors count by value.
    You need strictly more. The councillor you push forward now counts among your votes, and is gone afterwards.
    If you lose or let it stand, you draw a councillor.
help-saludos-attendance =
    Somebody has called a council meeting. Push a councillor forward to attend and get a share if you topple the winners.
    Or stay away: your strength counts for the opposition all the same, but you're not paid. You draw a councillor instead.
help-saludos-splits =
    Before the vote both sides may talk about money.
    The coalition keeps its split unless all of its members agree to a new one.
    The opposition must agree on a split, or the meeting falls apart and the coalition wins.
help-saludos-cards =
    Lay councillors face down for your side, as many as you like, or none. Then all are shown at once.
    Their values are added to mug or pretzel. The opposition needs strictly more. All cards laid are gone.
help-saludos-payday = The winners are paid, everybody else draws a councillor.
help-saludos-over = The game is over. Most money wins.

prompt-saludos-strength =
    { $cards ->
        [0] You rolled a { $face }, and you have no councillors. Your strength is { $strength }.
        [one] You rolled a { $face }. With your councillor that's strength { $strength }. Keep it, or give the councillor up and roll again?
       *[other] You rolled a { $face }. With your { $cards } councillors that's strength { $strength }. Keep it, or give one up and roll again?
    }
prompt-saludos-first-offer = { $value } million for the { $project }, and nobody holds the mug yet. Make an offer, or pass.
prompt-saludos-against =
    { $seats-count ->
        [one] { $seats } holds
       *[other] { $seats } hold
    } the mug at { $height }. You can gather a stronger coalition, join one, or pass.
prompt-saludos-holding =
    { $seats-count ->
        [0] You hold the mug at { $height }, all by yourself.
       *[other] You hold the mug at { $height } with { $seats }.
    } You can sit tight, or try for something better.
prompt-saludos-asked = No. { $id }: { $by } offers you { $share } of { $value } million. Agree, decline, or propose something better.
prompt-saludos-agreed = You've agreed to no. { $id }. Now it's up to { $seats }.
prompt-saludos-call =
    { $seats-count ->
        [one] { $seats } wins
       *[other] { $seats } win
    } { $value } million with the mug at { $height }. Together the losers have { $pretzel }. Call a council meeting, or let it stand?
prompt-saludos-attendance = { $seat } has called a council meeting: pretzel { $pretzel } against mug { $height }. Attend with a councillor, or stay away?
prompt-saludos-split-coalition = Your side shares { $shares } ({ $seats }). Propose another split, or pass and leave it at that.
prompt-saludos-split-opposition = How would { $seats } share { $value } million? Without an agreement the meeting falls apart.
prompt-saludos-cards = Mug { $height } against pretzel { $pretzel }. Which councillors do you lay for your side?
prompt-saludos-over =
    { $place ->
        [1] You've won, with { $money } in the till. Well negotiated!
        [2] Second place, with { $money } in the till. Next time!
       *[other] Place { $place }, with { $money } in the till. Next time!
    }

## The rules in a nutshell

rules-saludos =
    The village is building, and the contracts go to whoever is on good terms with the council. Most money wins.
    Each round a chit comes out of the bag. A section of a building is a contract: its building's number, plus one for every section already there, plus one, in millions.
    Everybody rolls: strength is die plus number of councillors. A councillor given up buys another roll.
    Then all negotiate at once. A coalition agrees on a split; it must be stronger than the mug, and takes it.
    When nobody outside has more to say, the losers may call a council meeting: mug against pretzel, and both sides secretly add councillors by value. With strictly more the opposition takes the contract.
    Winners are paid; everybody else draws a councillor.
    A journalist costs everybody one million for each councillor beyond the smallest hand.
    The game ends with the fourth finished building (most councillor points get a bonus), or with the second journalist after three buildings are finished.
