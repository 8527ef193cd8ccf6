"""The pages of the rulebook, what they are called, and where a paragraph lies."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...engine.rules import Rules
from ...engine.variants import rules_of
from ..prose import GLOSSARY, ProseBlock, Run, parse

TEXTS = Path(__file__).parent / "text"
FALLBACK = "en"
"""A page that a language has not yet is read in this one."""
GAME = "game"
"""In an address, the page of whatever game is played: ``game.ecart``."""


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """A page by its name; its numbers are those of ``preset``, or of the table if it has none.

    What it does not say itself is said by the page ``after``.
    """

    name: str
    preset: str = ""
    after: str = "common"


PAGES: dict[str, RulebookPage] = {page.name: page for page in (
    RulebookPage("table"), RulebookPage("pack"), RulebookPage("fool"), RulebookPage("common", after=""),
    RulebookPage("chambery", "chambery"), RulebookPage("chambery-dummett", "chambery-dummett", "chambery"),
    RulebookPage("french", "french"), RulebookPage("french-open-call", "french-open-call", "french"),
    RulebookPage("piedmont", "piedmont"), RulebookPage("payment"), RulebookPage("shuffle"), RulebookPage("options"),
    RulebookPage("sources"), RulebookPage(GLOSSARY),
)}
"""All pages in the order in which they are read."""


@cache
def blocks_of(name: str, language: str) -> tuple[ProseBlock, ...]:
    """The page ``name`` in ``language``, in English where that has it not; a glossary in the order of its words."""
    file = TEXTS / language / f"{name}.txt"
    if not file.is_file():
        file = TEXTS / FALLBACK / f"{name}.txt"
    blocks = parse(file.read_text(encoding="utf-8"))
    return _sorted(blocks) if name == GLOSSARY else blocks


def folded(words: str) -> str:
    """``words`` without accents and capitals: Écart → ecart."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def headword(block: ProseBlock) -> str:
    """What a paragraph of the glossary explains: its first words set strong."""
    return next((run.words.rstrip(".") for run in block.runs if run.style == "strong"), "")


def _sorted(blocks: tuple[ProseBlock, ...]) -> tuple[ProseBlock, ...]:
    """What is said first, then every term after its initial."""
    terms = sorted((block for block in blocks if headword(block)), key=lambda block: folded(headword(block)))
    found = [block for block in blocks if not headword(block)]
    initial = ""
    for block in terms:
        first = folded(headword(block))[0].upper()
        if first != initial:
            found.append(ProseBlock("section", (Run(first),)))
        initial = first
        found.append(block)
    return tuple(found)


def title(name: str, language: str) -> str:
    """What the page ``name`` is called: the words of its title."""
    return "".join(run.words for block in blocks_of(name, language) if block.kind == "title" for run in block.runs)


@cache
def terms(language: str) -> dict[str, str]:
    """The terms of the glossary by their names without ``glossary.``, as they are written."""
    return {block.name.partition(".")[2]: headword(block) for block in blocks_of(GLOSSARY, language)
            if headword(block)}


@cache
def places(language: str) -> dict[str, str]:
    """The page of every paragraph by its name; a page is named like its paragraphs' beginnings."""
    found = {block.name: page for page in PAGES for block in blocks_of(page, language) if block.name}
    return {**found, **{page: page for page in PAGES}}


def resolved(address: str, rules: Rules, language: str) -> tuple[str, str]:
    """The page and the paragraph that ``address`` means at a table of ``rules``; KeyError if there is no such place.

    ``game.ecart`` is looked for on the page of the game in use, then on those it comes after.
    """
    head, _, rest = address.partition(".")
    if head == GAME:
        page = rules.preset
        while page and rest and f"{page}.{rest}" not in places(language):
            page = PAGES[page].after
        address = f"{page}.{rest}" if page and rest else page
    name = address.rpartition("#")[2] or "table"
    return places(language)[name], name


def rules_for(page: str, rules: Rules) -> Rules:
    """The rules whose numbers the ``page`` shows at a table of ``rules``: its own game as it usually is, if another."""
    preset = PAGES[page].preset
    return rules if preset in ("", rules.preset) else rules_of(preset)
