# What the server of live tables says. Variables are described in texts/__init__.py.

## Refusals at a table

refusal-no-such-table = There's no table here. Perhaps it never began and was cleared away.
refusal-no-such-code = No table has this code. Check the letters: there's no I and no O.
refusal-no-such-seat = There's no seat { $number }: this table has { $count }.
refusal-no-such-game = There's no such game. We have { $games }.
refusal-no-such-level = There's no bot of this level. For this game there are { $levels }.
refusal-bad-setup = The game can't be set up like this: { $why }
refusal-bad-edition = This edition can't be used: { $why }
refusal-seat-taken = Seat { $number } is taken.
refusal-seat-not-yours = Seat { $number } isn't yours.
refusal-already-started = The game has begun already.
refusal-not-started = The game hasn't begun yet.
refusal-table-over = At this table everything has been played.
refusal-table-paused = The table is paused.
refusal-not-host = Only the host can do that.
refusal-seats-free =
    { $count ->
        [one] One seat is still free. Wait for somebody, or let a bot play it.
       *[other] { $count } seats are still free. Wait for people, or let bots play them.
    }
refusal-nobody-here = Somebody has to sit at the table: bots alone don't play.
refusal-no-onlookers = This table would rather not be watched.
refusal-chat-is-off = There's no chat at this table.
refusal-cannot-replace = Seat { $number } can't be given to a bot: nobody else plays it.
refusal-secret-wrong = This link has been used already, or a newer one has been made.

## Votes

refusal-no-such-vote = This vote is over.
refusal-no-vote-for-you = You have no vote in this.
refusal-vote-open-already = That is being voted on already.
refusal-vote-has-no-seat = Only a vote to replace somebody names a seat.
refusal-paused-already = The table is paused already.
refusal-not-paused = The table isn't paused by a vote.
refusal-no-clock = This table has no clock.

## People

refusal-no-identity = Tell us your name first.
refusal-bad-token = This token is no good: it may have been changed or withdrawn.
refusal-name-taken = Somebody has claimed this name already.
refusal-wrong-passphrase = Name and passphrase don't go together.
refusal-no-such-player = Nobody here goes by that.

## How much is too much

refusal-too-fast = Slow down a little, please.
refusal-too-many-tables = You've set up { $most } tables that aren't over yet. Finish one first.
refusal-too-many-sockets = Too many open connections from you: at most { $most }.
refusal-too-large = That's too long: at most { $most } bytes.

## Between programs

refusal-bad-message = The server doesn't understand this: { $why }
refusal-bad-move = That's no move of this game: { $why }
refusal-hello-first = Say hello first, once.
refusal-foreign-origin = Pages from elsewhere may not do this.
refusal-not-found = There's nothing at this address.
refusal-not-like-this = This address isn't meant to be used like that.
refusal-busy = There's a crush at the table. Try that again.
refusal-stopping = The server is restarting. It'll be back in a moment.
refusal-failed = Something went wrong on our side. Nothing has been played.
refusal-no-hint = There's no hint to be had here.
