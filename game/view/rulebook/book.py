"""The rulebook of one table: its pages with the numbers of its rules filled in, and the search in all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...engine.rules import Rules
from .. import words
from ..prose import GLOSSARY, ProseBlock, ProseTable, Run, inline
from ..setup import typed
from .facts import fact, rule_table
from .pages import GAME, PAGES, blocks_of, folded, headword, page_title, resolved, rules_for, terms

HEADINGS = frozenset(("title", "section", "part"))
FOUND_AT_MOST = 40
SNIPPET = 60
"""The number of letters shown in front of the words found in a paragraph; twice as many are shown after them."""


@dataclass(frozen=True, slots=True)
class Filled:
    """The texts that fill a page: facts, terms and tables for ``rules``."""

    rules: Rules

    def fact(self, name: str) -> str:
        """The text of the fact ``name``; KeyError if there is none."""
        return fact(name, self.rules)

    def term(self, name: str) -> str:
        """The term with the key ``name`` in the glossary."""
        return terms(words.language())[name]

    def table(self, name: str) -> ProseTable:
        """The table ``name``; KeyError if there is none."""
        return rule_table(name, self.rules)

    def said(self, run: Run) -> str:
        """The words of ``run`` as they are read aloud: a card by its name."""
        match run.holds:
            case "card":
                return words.card(run.words)
            case "fact":
                return self.fact(run.words)
            case "term":
                return self.term(run.words)
            case _:
                return run.words

    def shown(self, run: Run) -> str:
        """The words of ``run`` as the page shows them: a card by its sign."""
        return words.card_sign(run.words) if run.holds == "card" else self.said(run)

    def read(self, block: ProseBlock, word: Callable[[Run], str] | None = None) -> str:
        """All words of ``block``, with those of its table.

        ``word`` returns the words of a run, by default as they are read aloud.
        """
        word = word or self.said
        own = "".join(word(run) for run in block.runs)
        if block.kind != "table":
            return own
        sheet = self.table(block.about)
        cells = ("".join(word(run) for run in inline(cell)) for row in (sheet.head, *sheet.rows) for cell in row)
        return " ".join((own, *cells))


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A paragraph found by a search.

    Contains its page and name, the heading above it, and the text around the first word found.
    """

    page: str
    name: str
    heading: str
    before: str
    match: str
    after: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook for a table with ``rules``, in the language in use."""

    rules: Rules

    def blocks(self, page: str) -> tuple[ProseBlock, ...]:
        """The blocks of ``page`` that apply under the rules of the page."""
        rules = rules_for(page, self.rules)
        return tuple(block for block in blocks_of(page, words.language())
                     if all(typed(getattr(rules, name)) in values for name, values in block.when))

    def filling(self, page: str) -> Filled:
        """The texts that fill ``page``: for the rules of its game, if it is about one."""
        return Filled(rules_for(page, self.rules))

    def title(self, page: str) -> str:
        return page_title(page, words.language())

    def resolved(self, address: str) -> tuple[str, str]:
        """The page and the paragraph of ``address``; KeyError if there is none."""
        return resolved(address, self.rules, words.language())

    def where(self, address: str) -> tuple[str, str]:
        """The page and the paragraph of ``address``; for an unknown address, the page of the game or of the table."""
        try:
            return self.resolved(address)
        except KeyError:
            return self.resolved(self.rules.preset if address.startswith(GAME) else "table")

    def search(self, asked: str) -> list[SearchHit]:
        """The paragraphs with every word of ``asked``, ignoring accents and case; terms and headings first."""
        wanted = folded(asked).split()
        if not wanted:
            return []
        found = [(rank, found) for page in PAGES for rank, found in self._found_in(page, wanted)]
        return [one for _, one in sorted(found, key=lambda pair: pair[0])][:FOUND_AT_MOST]

    def _found_in(self, page: str, wanted: list[str]) -> Iterator[tuple[int, SearchHit]]:
        filling, heading, name = self.filling(page), "", page
        for block in self.blocks(page):
            name = block.name or name
            said = filling.read(block)
            if block.kind in HEADINGS:
                heading = said if block.kind != "title" else ""
            heading = headword(block) if page == GLOSSARY else heading
            plain = folded(said)
            if all(word in plain for word in wanted):
                shown = filling.read(block, filling.shown)
                around = shown if wanted[0] in folded(shown) else said
                yield _rank(block, wanted), _snippet(page, name, heading, around, wanted[0])


def _rank(block: ProseBlock, wanted: list[str]) -> int:
    """The rank of ``block`` among search results.

    0 for a term that begins with the first word, 1 for other terms and headings, 2 for text, 3 for a table.
    """
    term = folded(headword(block)) if block.name.startswith(GLOSSARY + ".") else ""
    if term and all(word in term for word in wanted):
        return 0 if term.startswith(wanted[0]) else 1
    return 1 if block.kind in HEADINGS else 3 if block.kind == "table" else 2


def _snippet(page: str, name: str, heading: str, said: str, word: str) -> SearchHit:
    """A search result with the text around ``word`` in ``said``.

    Letters are folded one by one, so that positions stay the same.
    """
    places = [at for at, letter in enumerate(said) for _ in folded(letter)]
    plain = "".join(folded(letter) for letter in said)
    at = plain.find(word)
    start, end = (places[at], places[at + len(word) - 1] + 1) if at >= 0 else (0, 0)
    first = _word_edge(said, max(0, start - SNIPPET), start)
    last = end + 2 * SNIPPET
    cut = said[end:last].rpartition(" ")[0] + " …" if last < len(said) else said[end:]
    return SearchHit(page, name, heading, ("… " if first else "") + said[first:start], said[start:end], cut)


def _word_edge(said: str, at: int, most: int) -> int:
    """The position of the first word that begins at or after ``at``, at most ``most``."""
    return 0 if at == 0 else min(most, said.find(" ", at) + 1 or most)
