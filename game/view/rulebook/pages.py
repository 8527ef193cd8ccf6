"""The pages of the rulebook, their titles, and the page of each paragraph."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from ...engine.rules import Rules
from ...engine.variants import PRESETS, rules_of
from ..prose import GLOSSARY, ProseBlock, Run, parse

TEXTS = Path(__file__).parent / "text"
FALLBACK = "en"
"""The language of pages that are not translated."""
GAME = "game"
"""The name in an address that means the page of the game in use: ``game.ecart``."""


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """A page by its name, with the numbers of ``preset`` or, if that is empty, of the table.

    A paragraph missing here is looked for on the page ``after``.
    """

    name: str
    preset: str = ""
    after: str = "common"


def _of_games() -> Iterator[RulebookPage]:
    """Yield the pages of the games.

    Those of a family come one after the other, with the signals if the family has any.
    """
    for family, presets in groupby(PRESETS.values(), key=lambda preset: preset.family):
        yield from (RulebookPage(preset.name, preset.name, preset.page or "common") for preset in presets)
        if family.signals:
            yield RulebookPage("signals")


PAGES: dict[str, RulebookPage] = {page.name: page for page in (
    RulebookPage("table"), RulebookPage("pack"), RulebookPage("common", after=""), RulebookPage("fool"),
    *_of_games(), RulebookPage("payment"), RulebookPage("shuffle"), RulebookPage("options"), RulebookPage("sources"),
    RulebookPage(GLOSSARY),
)}
"""All pages in the order in which they are read."""


@cache
def blocks_of(name: str, language: str) -> tuple[ProseBlock, ...]:
    """The blocks of the page ``name`` in ``language``, in English if not translated.

    The terms of a glossary are sorted.
    """
    file = TEXTS / language / f"{name}.txt"
    if not file.is_file():
        file = TEXTS / FALLBACK / f"{name}.txt"
    blocks = parse(file.read_text(encoding="utf-8"))
    return _sorted(blocks) if name == GLOSSARY else blocks


def folded(words: str) -> str:
    """``words`` in lower case without accents: Écart → ecart."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def headword(block: ProseBlock) -> str:
    """The term that a paragraph of the glossary explains: its first words in bold."""
    return next((run.words.rstrip(".") for run in block.runs if run.style == "strong"), "")


def _sorted(blocks: tuple[ProseBlock, ...]) -> tuple[ProseBlock, ...]:
    """The blocks of a glossary: the introduction, then the terms in alphabetical order, each initial as a heading."""
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


def page_title(name: str, language: str) -> str:
    return "".join(run.words for block in blocks_of(name, language) if block.kind == "title" for run in block.runs)


@cache
def terms(language: str) -> dict[str, str]:
    """The terms of the glossary as they are written, by their names without ``glossary.``."""
    return {block.name.partition(".")[2]: headword(block) for block in blocks_of(GLOSSARY, language)
            if headword(block)}


@cache
def places(language: str) -> dict[str, str]:
    """The page of every paragraph, by the paragraph's name, and of every page, by the page's name."""
    found = {block.name: page for page in PAGES for block in blocks_of(page, language) if block.name}
    return {**found, **{page: page for page in PAGES}}


def resolved(address: str, rules: Rules, language: str) -> tuple[str, str]:
    """The page and the paragraph of ``address`` for ``rules``; KeyError if there is none.

    ``game.ecart`` is looked for on the page of the game in use, then on the pages that this page refers to by
    ``after``.
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
    """The rules whose numbers ``page`` shows.

    These are the usual rules of its game, or ``rules`` if it has none or the game is in use.
    """
    preset = PAGES[page].preset
    return rules if preset in ("", rules.preset) else _usual_rules(preset)


_usual_rules = cache(rules_of)


# -- the paragraph for a refusal, a phase or an option ----------------------------------------------------------------


class RulebookPlace(NamedTuple):
    """A place in the rulebook: the rules in use, if known, and the relevant paragraph, if any."""

    rules: Rules | None = None
    at: str = ""


#: By the key of the rule in an `IllegalAction` or a refusal of the table.
RULES: Mapping[str, str] = {
    "ask-not-fool": "game.asking", "ask-not-own": "game.asking", "ask-now": "game.asking",
    "bid-higher": "game.bidding", "bid-now": "game.bidding",
    "call-now": "game.calling", "call-rank": "game.calling", "called-suit-lead": "game.first-lead",
    "deal-over": "game.score", "discard-now": "game.ecart",
    "ecart-full": "game.ecart", "ecart-no-honour": "game.ecart-never", "ecart-no-king": "game.ecart-never",
    "ecart-size": "game.ecart", "ecart-tarots": "game.ecart-tarots",
    "follow-suit": "common.follow", "follow-tarots": "common.follow-tarots", "must-trump": "common.trump",
    "overtrump": "game.overtrump", "play-now": "common.turn", "not-your-turn": "common.turn",
    "not-in-hand": "common.turn",
    "give-not-received": "game.giving", "give-now": "game.giving",
    "handful-first-turn": "game.handful", "handful-size": "game.handful", "slam-or-play": "game.slam",
}
#: By the kind of prompt, see `Prompt.kind`.
PROMPTS: Mapping[str, str] = {
    "discard": "game.ecart", "bid": "game.bidding", "ask": "game.asking", "give": "game.giving",
    "call": "game.calling", "slam": "game.slam", "play": "common.follow",
}
#: By the stage of a deal as shown, see `Board.stage`.
STAGES: Mapping[str, str] = {
    "deal": "game.deal", "bidding": "game.bidding", "play": "common.follow", "scoring": "game.score",
}
