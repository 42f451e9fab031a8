"""When Python looks for garbage in a server, so that no player has to wait for it.

To look through all that hundreds of tables keep takes a fifth of a second, and what is thrown away
there is nearly always new. So what has stayed a while is set aside, and only looked through when
the log is tidied up.
"""

import gc

YOUNG, MIDDLING, OLD = 20_000, 25, 100
"""How many new objects make a look at the new ones, and how many looks one at older ones."""


def look_seldom() -> None:
    """Leave the rhythm that suits small programs."""
    gc.set_threshold(YOUNG, MIDDLING, OLD)


def set_aside() -> None:
    """Don't look any more at what is there now; this takes no time."""
    gc.freeze()


def look_through() -> None:
    """Look at everything once."""
    gc.unfreeze()
    gc.collect()
