### Tips in a first game: a title in the first line, and below it what is good to know.

guide-tip = Tip
guide-got-it = Got it
guide-no-more = No more tips
guide-rule = Rule { $id }
guide-switch = Tips in this game
guide-again = All tips once more
guide-silenced = No more tips. You can bring them back in the menu.

## Saludos Amigos

guide-saludos-strength =
    Keep your roll, or roll again?
    Your strength is your die plus one for each councillor in hand. Giving up a councillor buys a new roll, but costs that one point: it only pays after a low roll. Give up a small one, since values count later, in the council.
guide-saludos-contract =
    What it is about
    Every round a chit comes out of the bag. A section of a project is a contract, so many million for whoever agrees on them. The further a project has grown, the more its next section is worth.
guide-saludos-gather =
    Gather a coalition
    Nobody holds the mug yet. Make an offer: choose who is in, and who gets how many million, at least one each. It stands as soon as everybody in it has agreed. You may also try it alone and take everything.
guide-saludos-answer =
    Somebody wants you in
    Agree, and the deal stands once the others have agreed too. Counter takes their terms over for you to change. Decline, and this proposal is off the table.
guide-saludos-mug =
    Beat the mug
    The mug shows the strength of the coalition in the lead. One that is stronger, be it by a single point, takes the mug over, and the old one is out. So offer somebody in there a better share!
guide-saludos-pass =
    When to pass
    Pass when you have nothing more to offer. Once everybody outside the leading coalition has passed, the talks are over. If the mug moves again, your pass is gone and you are back in.
guide-saludos-holding =
    You hold the mug
    Your coalition is in the lead, and is paid if nobody beats it. You can sit tight. Or change sides for a better share: the new coalition only has to be stronger.
guide-saludos-promise =
    Your word is given
    It counts until the deal stands or falls. You may take it back, but only once for each proposal. A proposal of your own can be withdrawn.
guide-saludos-call =
    Topple the deal?
    You are left out, but the council has the last word. A councillor pushed forward calls a meeting: the strengths of all losers against the mug. Then both sides add councillors, by value. You need strictly more than they have.
guide-saludos-attendance =
    Come along, or stay at home?
    Coming costs a councillor and gets you a share if the winners are toppled. At home you draw a councillor and get no money. Your strength counts for the opposition either way.
guide-saludos-split-coalition =
    Once more about money
    Your split stays unless all of you agree on another. Who brings strong councillors to the vote may ask for more.
guide-saludos-split-opposition =
    Share it before you have it
    Agree now how you would divide the contract. If all of you pass without an agreement, the meeting collapses: your councillors are gone, and the coalition wins.
guide-saludos-cards =
    Face down, all at once
    Lay as many councillors as you like, or none; then everything is shown and the values count. What is laid is gone, won or lost. A tie goes to the coalition.
guide-saludos-journalist =
    The press is in town
    No contract this round. Everybody pays a million for each councillor they hold beyond the smallest hand at the table. A big hand is strong, but it has its price.
guide-saludos-payday =
    No money, but a councillor
    Who is not paid draws a councillor. That makes losers stronger in the next round, and in the council.
guide-saludos-closing =
    It may be over soon
    Three projects are complete. The fourth ends the game at once, with a bonus for most councillor points in hand. So do two journalists on the board, without a bonus.

## Koalition

guide-koalition-laying =
    Put up a politician
    Its votes go to its party, and whoever has most votes in a party leads it. Only leaders make coalitions. Lead one big party, or several small ones: both can work.
guide-koalition-joker =
    You hold a joker
    Lay it like a politician, and say which party it is of. But it is gone afterwards even if the vote fails, when politicians come back to your hand.
guide-koalition-opening =
    An action, or none?
    You have laid, so you may open: play one action now, and everybody may answer with theirs. If you pass, nobody plays any until the next politician lies.
guide-koalition-following =
    The window is open
    It goes round, one action or a pass each, until everybody has passed in a row. You may pass now and still come in again.
guide-koalition-doubler =
    Your doubler
    It goes on any card in play and doubles all votes of that party at the count. Who leads the party does not change by it.
guide-koalition-downfall =
    Your downfall
    It deposes the leader of a party, and the next best takes over. With luck that is you.
guide-koalition-resignation =
    Your resignation
    A politician in play loses all its votes. Best used where it costs somebody the lead, or the party its majority.
guide-koalition-scandal =
    Your party scandal
    A party with a leader loses half its votes, rounded down. Once for each party in a vote.
guide-koalition-clean-slate =
    Your clean slate
    It cancels a resignation or a scandal, and the same one can't be hit again in this vote.
guide-koalition-talks =
    Who governs with whom?
    You lead a party, so you may propose. All parties in a coalition must get along, together they need the majority, and none may be superfluous. Light up parties to see which coalitions fit.
guide-koalition-answer =
    A hand is held out
    Once all leaders in it have shaken hands, the coalition is made, at once and for good. Look at the points: would another one pay you more?
guide-koalition-promise =
    Your hand is given
    It counts until the coalition is made or falls through. You may take it back, once for each proposal; your own proposals you can withdraw.
guide-koalition-pass =
    Passing can cost everybody
    When all leaders have passed, the vote has failed and nobody gets a point. Until then you may still propose and agree.
guide-koalition-leader =
    You lead a party
    You have most votes in it, so you speak for all of it, the cards of others included. Level players are told apart by their highest card.
guide-koalition-majority =
    Count and majority
    Half of all votes plus one makes a majority. Who has it alone has won; otherwise the leaders now look for partners.
guide-koalition-outside =
    You lead nothing here
    So you have no say this time. But each of your cards in a governing party still brings you the country's card point.
guide-koalition-points =
    Points for leaders and cards
    The strongest party's leader gets the country's first bonus, the others what follows. Every card in the coalition pays its owner as well. All of it is written down under the party it was made in.
guide-koalition-failed =
    No government
    Politicians come back to hand; actions and jokers used are lost, and the country is gone. What comes back is known to everybody.
guide-koalition-europe =
    Think of Europe
    At the end each party pays a bonus to whoever has made most points in it: 7 for the party with most points, then 6, 5 and so on. So it is good to be first somewhere.
guide-koalition-redeal =
    Dealt anew
    Somebody had too few politicians for this country. All cards are shuffled and dealt again, the discards too.

## Greentown

guide-greentown-marker =
    What is this turn for?
    Turn over a marker: build, travel, both, or one of the two. Each of the four serves once in four turns, so keep the double one for a turn that needs it. At the very start there may be no route with the right number of stops: then build first.
guide-greentown-choice =
    Build or travel
    This marker leaves you the choice. Travel if a good route is there; otherwise build one.
guide-greentown-lay =
    Lay a tile
    Choose a tile of the supply, tap a place, turn it. One road has to join. Only the tiles with the fewest roads can be laid, and each tile laid lets you put up a building.
guide-greentown-exchange =
    Or give a tile another road
    Exchange a tile for one with exactly one road more. One old road may vanish, but none under somebody else's building, and the town must hang together. Two steps a turn, mixed as you like.
guide-greentown-site =
    Put up a building
    On any free site, or where a tree stands. It pays you a Greenie whenever visitors come by and their wish for its kind is met, no matter whose visitors they are.
guide-greentown-tree =
    Where does the tree go?
    A felled tree is planted again at once. Trees pay whoever travels past them, so plant it where you will come by.
guide-greentown-done =
    Done building
    Look at it once more: until you end your turn you may take steps back.
guide-greentown-route =
    Show your visitors around
    From a hotel to a hotel, with exactly the stops on your card. Trees, buildings and hotels are stops, free sites are not, and no road is used twice. Draw the way tile by tile.
guide-greentown-wishes =
    Wishes: not too few, not too many
    The card says how often each kind should be visited. Within those numbers every site visited pays a Greenie: buildings their owners, trees you. A kind outside them pays nobody and costs you one.
guide-greentown-stay =
    No way?
    If no route has the right number of stops, your visitors stay and you keep the card. A route that exists has to be taken, even a poor one.
guide-greentown-double =
    Now, or later?
    Who was last in a round may have the next turn at once. Keep the marker if you would rather have your double turn in a later round.
guide-greentown-card =
    Your visitors
    Your visitor card lies open at the desk: how many stops they want, and how much nature, culture, sport and shopping. Build with them in mind.
guide-greentown-holder =
    You are last, and then first
    You hold the double-turn marker: after this turn you begin the next round, so you have two turns running. Build a road now, travel on it next.
guide-greentown-income =
    Others' visitors pay you, too
    When a wish is met, the owner of each building visited gets a Greenie. So build where everybody comes by.
guide-greentown-ending =
    The last round
    Everybody still has the turns of this round. Then most Greenies win; of equals, whoever had their last turn first.
