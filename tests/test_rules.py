"""Every rule in docs/rules has one place in the code and a test that names it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\*\*([A-Z]{2}-\d+\.\d+)\*\*")
DOCS = sorted(ROOT.glob("docs/rules/en/*.md"))
LANGUAGES = ("fr", "de")


def source(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob(f"{folder}/**/*.py"))


@pytest.mark.parametrize("doc", DOCS, ids=lambda path: path.stem)
def test_every_rule_is_in_the_code_and_in_a_test(doc: Path) -> None:
    ids = RULE.findall(doc.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    for folder in ("src/stammtisch", "tests"):
        text = source(folder)
        missing = [rule for rule in ids if not re.search(rf"\b{rule}\b", text)]
        assert not missing, f"not mentioned in {folder}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("doc", DOCS, ids=lambda path: path.stem)
def test_every_language_has_the_same_rules_and_rulings(doc: Path, language: str) -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in (doc, doc.parents[1] / language / doc.name)
    ]
    marked = [
        re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* .*?(\*\*R\*\*)?$", t, re.M) for t in texts
    ]
    assert marked[0]
    assert marked[0] == marked[1]


def test_no_rule_is_named_that_does_not_exist() -> None:
    known = {rule for doc in DOCS for rule in RULE.findall(doc.read_text(encoding="utf-8"))}
    named = re.findall(r"(?:# |\(|\"|, )((?:SA|KO|GT)-\d+\.\d+)", source("src") + source("tests"))
    assert set(named) <= known
