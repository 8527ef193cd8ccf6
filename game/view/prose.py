"""Parses pages in a light markup to blocks and runs. No pygame.

A page is text with blank lines between its blocks::

    # A title                      ## a section                ### a smaller one
    A paragraph, on any number of lines. {#page.paragraph}
    - an item of a list            1. a step, numbered as written
    ! a house ruling               ? where sources differ      > an example
    {cards: SR SD SC SV | the court, from King to Jack}
    {table: contracts}

Inside a block ``**strong**``, ``*italic*``, ``[words](page.paragraph)`` a link, ``[[term]]`` or ``[[term|words]]`` a
link to the glossary, ``{SR}`` ``{T21}`` ``{F}`` a card, ``{suit_S}`` a suit's sign, ``{=name}`` a number or a word that
the rules in use decide. ``{#id}`` at the end of a block is its name; a page's names are the same in all languages. A
block that ends with ``{if auction=one-round|until-one-left players=5}`` is shown only if the options have these values,
written as on the command line; it has no name, because a link must always have a target.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from .words import SUIT_SIGNS

RunStyle = Literal["plain", "strong", "italic"]
BlockKind = Literal["title", "section", "part", "paragraph", "item", "step", "house", "differ", "example", "cards",
                    "table"]
Holds = Literal["words", "card", "fact", "term"]

GLOSSARY = "glossary"
"""The page on which terms are explained: the term ``fool`` is its paragraph ``glossary.fool``."""
_STARTS: dict[str, BlockKind] = {
    "# ": "title", "## ": "section", "### ": "part", "- ": "item", "! ": "house", "? ": "differ", "> ": "example",
}
_STEP = re.compile(r"(\d+)\. ")
_NAME = re.compile(r"\s*\{#([\w.-]+)\}$")
_WHEN = re.compile(r"\s*\{if ((?:\w+=[\w|-]+ ?)+)\}$")
_WHOLE = re.compile(r"\{(cards|table): ([^{}|]+?)(?: \| (.+))?\}", re.DOTALL)
CARD = re.compile(r"[SHDC](?:[1-9]|10|[VCDR])|T(?:[1-9]|1\d|2[01])|F")
"""The pattern of a card's name, as in records."""
_INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<italic>.+?)\*"
    r"|\[\[(?P<term>[\w-]+)(?:\|(?P<called>[^\]]+))?\]\]|\[(?P<words>[^\]]+)\]\((?P<target>[\w.#-]+)\)"
    r"|\{=(?P<fact>[\w.-]+)\}|\{(?P<card>[SHDCTF][\dVCDR]*)\}"
)
_SIGN = re.compile(r"\{suit_([SHDCT])\}")
_LEFT_OVER = re.compile(r"\*|\[\[|\]\]|\]\(|[{}]")


class ProseError(ValueError):
    """Raised for invalid markup; the message quotes it."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a block in one ``style``; it is a link if it has a ``target``.

    ``holds`` is the kind of ``words``: text, or the name of a card, of a fact, or of a term.
    """

    words: str
    style: RunStyle = "plain"
    target: str = ""
    holds: Holds = "words"


@dataclass(frozen=True, slots=True)
class ProseBlock:
    """A block of a page: its ``kind``, its ``runs``, and its ``name`` or "".

    ``step`` is its number in a numbered list; ``about`` are the cards of a row of cards, or the name of a table.
    ``when`` are the options on which it depends, each with the values for which it is shown.
    """

    kind: BlockKind
    runs: tuple[Run, ...] = ()
    name: str = ""
    step: int = 0
    about: str = ""
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class ProseTable:
    """A table in a page: ``head`` and ``rows`` of cells, each in the markup of a line.

    ``numbers`` are the columns aligned right, ``marked`` the rows that apply to the rules in use.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    marked: frozenset[int] = frozenset()


def parse(text: str) -> tuple[ProseBlock, ...]:
    """Parse ``text`` to the blocks of a page; ProseError quotes invalid markup."""
    return tuple(_block(part) for part in _parts(text))


def _parts(text: str) -> Iterator[str]:
    """Yield the source of each block as one line; a blank line or the beginning of an item ends the previous block."""
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        starts = line.startswith(tuple(_STARTS)) or _STEP.match(line) or line.startswith(("{table:", "{cards:"))
        if lines and (starts or not line.strip()):
            yield " ".join(lines)
            lines = []
        if line.strip():
            lines.append(line.strip())


def _block(source: str) -> ProseBlock:
    found = _WHEN.search(source)
    if found is None:
        return _told_always(source)
    pairs = (pair.partition("=") for pair in found[1].split())
    when = tuple((name, tuple(values.split("|"))) for name, _, values in pairs)
    return replace(_told_always(source[: found.start()]), when=when)


def _told_always(source: str) -> ProseBlock:
    named = _NAME.search(source)
    name, words = (named[1], source[: named.start()]) if named else ("", source)
    whole = _WHOLE.fullmatch(words)
    if whole:
        kind: BlockKind = "cards" if whole[1] == "cards" else "table"
        return ProseBlock(kind, inline(whole[3] or ""), name, about=whole[2].strip())
    step = _STEP.match(words)
    if step:
        return ProseBlock("step", inline(words[step.end() :]), name, int(step[1]))
    mark = next((mark for mark in _STARTS if words.startswith(mark)), "")
    return ProseBlock(_STARTS.get(mark, "paragraph"), inline(words[len(mark) :]), name)


def inline(words: str) -> tuple[Run, ...]:
    """Parse one line of markup into runs."""
    return tuple(_runs(words, "plain"))


def _runs(words: str, style: RunStyle) -> Iterator[Run]:
    at = 0
    for found in _INLINE.finditer(words):
        yield from _plain(words[at : found.start()], style)
        yield from _marked(found, style)
        at = found.end()
    yield from _plain(words[at:], style)


def _plain(words: str, style: RunStyle) -> Iterator[Run]:
    signed = _SIGN.sub(lambda sign: SUIT_SIGNS[sign[1]], words)
    left_over = _LEFT_OVER.search(signed)
    if left_over:
        raise ProseError(f"{left_over[0]} means nothing in “{words}”")
    if signed:
        yield Run(signed, style)


def _marked(found: re.Match[str], style: RunStyle) -> Iterator[Run]:
    part = found.groupdict()
    if part["strong"] or part["italic"]:
        yield from _runs(part["strong"] or part["italic"], "strong" if part["strong"] else "italic")
    elif part["term"]:
        shown, holds = (part["called"], "words") if part["called"] else (part["term"], "term")
        yield Run(shown, style, f"{GLOSSARY}.{part['term']}", "term" if holds == "term" else "words")
    elif part["words"]:
        yield Run(part["words"], style, part["target"].rpartition("#")[2])  # ``fool.last`` for ``fool#fool.last``
    elif part["fact"]:
        yield Run(part["fact"], style, holds="fact")
    elif CARD.fullmatch(part["card"]):
        yield Run(part["card"], style, holds="card")
    else:
        raise ProseError(f"there is no card {part['card']}")


def targets(blocks: tuple[ProseBlock, ...]) -> tuple[str, ...]:
    """The targets of the links in ``blocks``, in order."""
    return tuple(run.target for block in blocks for run in block.runs if run.target)
