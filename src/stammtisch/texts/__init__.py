"""Everything the program says to people, in their language.

The catalogue `<language>/*.ftl` is shared with the web client. Keys:

    refusal-<code>                  why a move is not accepted
    event-<game>-<name>             what happened; event-<name> where several games share it
    help-<game>-<phase>             what is asked in this phase, and what it means
    prompt-<game>-<situation>       the same in one sentence, with names and numbers
    <game>-<fact>-<value>           the name of a thing: replaces the value of that fact

The facts of a refusal or an event become variables of the same name:

    seat, by                        the name of that seat
    seats, members                  a tuple of seats: "Anna, Bert and Carla"
    fines, money, scores, strengths, totals
                                    one number a seat: "Anna 3, Bert 0, Carla 1";
                                    of fines only those there are
    any other tuple                 "4 / 3"
    truth values                    yes or no
    <tuple>-count                   how many things the tuple holds, for plurals
    <tuple>-sum                     what one number a seat add up to

so that the client can do the same with what it gets over the wire.
"""

from stammtisch.texts.words import LANGUAGES, Words, closest_language, event_keys

__all__ = ["LANGUAGES", "Words", "closest_language", "event_keys"]
