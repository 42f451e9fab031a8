"""Lists what this table has ruled, game by game, from the rules: `docs/play/rulings-*.md`."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
RULING = re.compile(r"^- (\*\*[A-Z]{2}-[\d.]+\*\* .*) \*\*R\*\*$", re.MULTILINE)
GAMES = ("saludos", "koalition", "greentown")
OPENINGS = {
    "en": (
        "What this table has ruled",
        "Where the rulebook is silent or unclear, somebody has to decide. Here is what was decided,"
        " each ruling with the number it has in the rules.",
    ),
    "fr": (
        "Ce que cette table a tranché",
        "Là où la règle se tait ou n'est pas claire, il faut bien que quelqu'un tranche. Voici ce"
        " qui a été tranché, chaque décision sous le numéro qu'elle a dans les règles.",
    ),
    "de": (
        "Was dieser Tisch entschieden hat",
        "Wo die Spielregel schweigt oder unklar ist, muss jemand entscheiden. Hier steht, was"
        " entschieden wurde, jede Entscheidung unter ihrer Nummer aus den Regeln.",
    ),
}


def rulings(language: str) -> str:
    """The page in a language."""
    title, opening = OPENINGS[language]
    parts = [f"# {title}", opening]
    for game in GAMES:
        rules = (DOCS / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
        name = rules.partition("\n")[0].removeprefix("# ")
        found = RULING.findall(rules)
        parts.append(f"## [{name}](../rules/{language}/{game}.md)")
        parts.append("\n".join(f"{number}. {text}" for number, text in enumerate(found, 1)))
    return "\n\n".join(parts) + "\n"


def page(language: str) -> Path:
    return DOCS / "play" / f"rulings-{language}.md"


if __name__ == "__main__":
    for language in OPENINGS:
        page(language).write_text(rulings(language), encoding="utf-8")
