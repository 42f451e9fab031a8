"""Which engine is running: the modules compiled to native code, or the same ones as Python."""

from stammtisch.core import state


def compiled() -> bool:
    """Whether the hot modules are compiled."""
    return not state.__file__.endswith(".py")


def build() -> str:
    """The same in words, for people who report how fast something is."""
    return "compiled" if compiled() else "pure Python"
