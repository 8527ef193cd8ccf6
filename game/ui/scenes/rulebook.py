"""The rulebook: a page next to the list of pages, a search and a history; F1 opens it at the place for a scene."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame.event import Event

from ...engine.rules import Rules
from ...engine.variants import PRESETS, rules_of
from ...view import words
from ...view.prose import ProseBlock, Run
from ...view.rulebook.book import Book
from ...view.rulebook.pages import PAGES, PROMPTS, STAGES, RulebookPlace
from ...view.words import lazy
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Push, Step
from ..table.table import Table
from ..widgets import Button, Column, IconButton, Listing, Option, Row, ScrollArea, Select, TextField, Tracks
from ..widgets.base import Widget, answer_of
from ..widgets.prose import Link, Prose
from .paper import PaperScene

STEP = 54
"""Units that an arrow key scrolls if no link in its direction is visible."""
NAMES, BETWEEN, ROOM = 0.28, 26, 50
"""The share of the width for the list of pages, the units between list and page, the least width of the window for
both in heights of letters.
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """A visited place: the page, its marked paragraph, and the scrolled distance, or None to scroll to the mark."""

    page: str
    name: str
    offset: int | None = None


def rulebook_page(context: AppContext, rules: Rules | None = None, at: str = "") -> RulebookScene:
    """The rulebook of ``rules``, by default those of the next match, open at the address ``at``."""
    return RulebookScene(rules or context.setup.rules, at)


class RulebookScene(PaperScene):
    """The rules of a table of ``rules``, open ``at`` an address: a page, a paragraph, or ``game.bidding``.

    Esc and F1 close the rulebook; Alt with the arrow keys, Backspace and the side buttons of the mouse go back and
    forward.
    """

    heading = "menu.rules"
    first = "page"

    def __init__(self, rules: Rules, at: str = "") -> None:
        super().__init__()
        self.book = Book(rules)
        self.visits = [Visit(*self.book.where(at))]
        self.at = 0
        self.asked = ""
        self._arriving = True

    @property
    def visit(self) -> Visit:
        return self.visits[self.at]

    @property
    def family(self) -> str:
        return self.book.filling(self.visit.page).rules.family.name

    def parts(self) -> Widget:
        """The list of pages and the page; if there is no room for both, a select above the page replaces the list."""
        options = [Option(page, lazy(f"rulebook.page.{page}")) for page in PAGES]
        name, self.prose = self._read()
        self.area = self.named(name, ScrollArea(self.prose))
        if self.metrics.width >= self.metrics.text_px("body") * ROOM:
            names = self.named("page", Listing(options, self.visit.page, self.turn))
            return Tracks([names, self.area], (NAMES, "fill"), BETWEEN, level="fill")
        select = self.named("page", Select(options, self.visit.page, self.turn))
        return Column([Row([select]), self.area], 12, grow=(1,))

    def aside(self) -> Widget:
        """The search field."""
        field = TextField(self.asked, self._ask, done=self._asked, most=40, hint=lazy("rulebook.search"), width=300)
        return self.named("search", field)

    def foot(self) -> Sequence[Widget]:
        """The button that closes the rulebook, and those that go back and forward in its history."""
        return (self.button("close", lazy("common.close"), self.back), self._arrow("back", -1),
                self._arrow("forward", 1))

    def _arrow(self, name: str, step: int) -> Button:
        there = 0 <= self.at + step < len(self.visits) or (step < 0 and bool(self.asked))
        words = lazy(f"rulebook.{name}")
        return self.named(name, IconButton(name, words, partial(self.wander, step), why=None if there else words))

    def _read(self) -> tuple[str, Prose]:
        """The name and the text of the current page, or of the results of the search."""
        if self.asked.strip():
            return "found", Prose(found_blocks(self.book, self.asked), self.go)
        prose = Prose(self.book.blocks(self.visit.page), self.go, self.book.filling(self.visit.page))
        prose.lit = self.visit.name if self.visit.name != self.visit.page else ""
        return f"page {self.visit.page}", prose

    def go(self, address: str) -> None:
        """Go to ``address``, and drop the places in the history after the current one."""
        self._leave()
        self.visits = [*self.visits[: self.at + 1], Visit(*self.book.where(address))]
        self.at += 1
        self._arrive()

    def turn(self, page: str) -> None:
        """Go to the beginning of ``page``."""
        if (page, page) != (self.visit.page, self.visit.name) or self.asked:
            self.go(page)

    def wander(self, step: int) -> None:
        """Go back or forward in the history by ``step``; from the results of a search, back to the page."""
        if step < 0 and self.asked:
            self._arrive()
        elif 0 <= self.at + step < len(self.visits):
            self._leave()
            self.at += step
            self._arrive()

    def _leave(self) -> None:
        """Store the scrolled distance of the current page."""
        if not self.asked:
            self.visits[self.at] = replace(self.visit, offset=self.area.scroller.offset)

    def _arrive(self) -> None:
        self._arriving = True
        self.put("asked", "")

    def _ask(self, asked: str) -> None:
        if not self.asked:
            self._leave()
        self._arriving = not asked
        self.put("asked", asked)

    def _asked(self, asked: str) -> None:
        """Go to the first result of the search, after Enter."""
        if found := self.book.search(asked):
            self.go(found[0].name)

    def _write(self) -> None:
        super()._write()
        if self._arriving:
            self._arriving = False
            self._scroll()

    def _scroll(self) -> None:
        """Scroll to the stored distance of the page, or until the marked paragraph is near the top."""
        area, visit = self.area, self.visit
        place = self.prose.place_of(visit.name)
        if visit.offset is not None:
            area.scroller.to(visit.offset)
        elif place is not None:
            near = 0 if visit.name == visit.page else self.metrics.px(40)
            area.scroller.to(area.scroller.offset + place.top - area.rect.top - near)
        area.layout(area.rect, self.metrics)
        self.form.layout(self.form.root.rect, self.metrics)

    def handle(self, event: Event) -> Answer:
        """Handle the keys of the history, then those that scroll, then the widgets; F1 closes the rulebook."""
        step = _way(event, isinstance(self.form.focus.widget, TextField))
        if step:
            self.wander(step)
            if self._stale:
                self._write()
            return True
        if self._scrolls(event):
            return True
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.RULES else answer

    def _scrolls(self, event: Event) -> bool:
        """Focus the next visible link with the up and down keys, or scroll if there is none; returns whether it did."""
        way = {Verb.UP: -1, Verb.DOWN: 1}.get(verb(event) or Verb.PRESS)
        area, here = self.area, self.form.focus.widget
        if way is None or not isinstance(here, Link):
            return False
        near = [link for link in self.prose.children if link.focusable and area.rect.contains(link.rect)
                and (link.rect.top - here.rect.top) * way > 0]
        if near:
            self.form.focus_on(min(near, key=lambda link: (link.rect.top * way, link.rect.left)), visible=True)
            self.invalidate()
            return True
        moved = area.scroller.to(area.scroller.offset + way * self.metrics.px(STEP))
        if moved:
            area.layout(area.rect, self.metrics)
            self.invalidate()
        return moved


def _way(event: Event, typing: bool) -> int:
    """The direction of ``event`` in the history: -1 for back, 1 for forward, 0 for other events."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return {pygame.BUTTON_X1: -1, pygame.BUTTON_X2: 1}.get(event.button, 0)
    if event.type != pygame.KEYDOWN:
        return 0
    if getattr(event, "mod", 0) & pygame.KMOD_ALT:
        return {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
    return -1 if event.key == pygame.K_BACKSPACE and not typing else 0


def found_blocks(book: Book, asked: str) -> tuple[ProseBlock, ...]:
    """The results for ``asked``: for each paragraph a link, and a few words around the match."""
    found = book.search(asked)
    if not found:
        return (ProseBlock("paragraph", (Run(words.say("rulebook.nothing"), "italic"),)),)
    blocks = [ProseBlock("paragraph", (Run(words.count("rulebook.found", len(found)), "italic"),))]
    for one in found:
        called = " · ".join(filter(None, (book.title(one.page), one.heading)))
        around = (Run(one.before), Run(one.match, "strong"), Run(one.after))
        blocks += [ProseBlock("paragraph", (Run(called, "strong", one.name),)),
                   ProseBlock("paragraph", tuple(run for run in around if run.words))]
    return tuple(blocks)


def place_of(scene: object) -> RulebookPlace:
    """The ``rulebook_place`` of ``scene``; at a table, that of the player's decision or of the phase of the deal."""
    place: RulebookPlace | None = getattr(scene, "rulebook_place", None)
    table: Table | None = getattr(scene, "table", None)
    if place is not None:
        return place
    if table is not None:
        at = PROMPTS.get(table.prompt().kind, STAGES[table.stage.board.stage])
        return RulebookPlace(table.session.rules, at)
    return RulebookPlace()


def open_rulebook(stack: Sequence[object]) -> Step:
    """The step to the rulebook for the last scene of ``stack``; missing information is taken from the scenes below it.

    If none of them has a game, the rulebook is that of the next match.
    """
    places = [place_of(scene) for scene in reversed(stack)]
    games = [found.rules for found in places if found.rules is not None]
    games += [scene.context.setup.rules for scene in reversed(stack) if hasattr(scene, "context")]
    rules, at = next(iter(games), None), next((found.at for found in places if found.at), "")
    return Push(RulebookScene(rules or rules_of(next(iter(PRESETS))), at))
