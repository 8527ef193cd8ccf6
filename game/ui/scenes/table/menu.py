"""The menu of the table, and pages opened from it: the sayings in this deal, the refusals by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from pygame.event import Event

from ....engine.cards import Card
from ....view import words
from ....view.aloud.table import BIDDING
from ....view.replay import card_signs
from ....view.rulebook.pages import RULES
from ....view.table.describe import StoryLine, line_words
from ....view.words import lazy
from ...app.events import Verb, verb
from ...app.scene import Answer, Pop, Push, Scene, Step
from ...draw.theme import ON_FELT, ON_PAPER
from ...table.overlays import Help
from ...table.table import Table
from ...widgets import Button, Column, Grid, QuietButton, Row, ScrollArea, Space, Tiles, Tracks
from ...widgets.base import Label, Widget, answer_of, walk
from ..ending.figures import PlatePart, faces
from ..paper import Overlay
from .after import SEPARATE, CardLines, CountedLine, DealPage

FACE, EVENT = 48, 320
"""Units: the height of a medallion, and the least width of an event."""
IN_A_ROW = 6
"""The greatest number of bids in a row."""
SHOWN, INDENT = 0.19, 14
"""The share of the window's height for the cards of an event or of one reason; units at the sides of a reason."""


class TablePage(DealPage):
    """A small page about the deal; the ``key`` that opened it closes it too."""

    note = True
    key: Verb

    def handle(self, event: Event) -> Answer:
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is self.key else answer


class StoryScene(TablePage):
    """A line for each saying and each card shown outside tricks, up to the state of the picture of ``table``.

    In a question to the player, also a line for each trick.
    """

    heading = "story.title"
    key = Verb.STORY

    def parts(self) -> Widget:
        table, lines = self.table, self.table.stage.board.story
        tricks = table.view.tricks if table.question else ()
        if not lines and not tricks:
            return Label(lazy("story.nothing"), "italic", align="centre")
        cells: list[Widget] = []
        for number, trick in enumerate(tricks, 1):
            assert trick.winner is not None
            said = words.say("story.trick", leader=table.name(trick.leader), cards=card_signs(trick.cards),
                             winner=table.name(trick.winner))
            cells += [Label(words.say("duplicate.trick", number=number), "strong", colour=ON_PAPER.muted), Label(said)]
        found: list[Widget] = [Tracks(cells, ("fit", "fill"), 16, lines=5, level="start")] if cells else []
        for bids, some in groupby(lines, lambda line: line.key in BIDDING):
            if bids:
                told = [self._bid(line) for line in some]
                found.append(Grid(told, min(len(told), IN_A_ROW), even=True))
            else:
                found.append(Tiles([self._event(line) for line in some], 12, least=EVENT))
        return self.named("lines", ScrollArea(Column(found, 18)))

    def _bid(self, line: StoryLine) -> Widget:
        """A bid below the medallion and the name of its player."""
        assert line.seat is not None
        return Column([Row([faces([self.table.flower(line.seat)], FACE)], place="centre"),
                       Label(self.table.name(line.seat), "small", align="centre", colour=ON_PAPER.muted),
                       Label(line_words(line, self.table.name, card_signs), "strong", align="centre")], 0)

    def _event(self, line: StoryLine) -> Widget:
        """Medallion and name of a player above an event, with its cards at the right."""
        who = words.say("story.table") if line.seat is None else self.table.name(line.seat)
        flower = Space() if line.seat is None else faces([self.table.flower(line.seat)], FACE)
        said = Column([Label(who, "small", colour=ON_PAPER.muted),
                       Label(line_words(line, self.table.name, card_signs), "strong")], 0)
        cards = CardLines([CountedLine("", line.cards)], SHOWN) if line.cards else Space()
        return PlatePart(Tracks([flower, said, cards], ("fit", "fill", 0.5), 12), 10)


def rule_page(table: Table, rule: str) -> Scene:
    """The rulebook of the game at ``table``, open at the explanation of ``rule``."""
    return table.links.rulebook(RULES[rule])


class RefusalPlate(PlatePart):
    """A plate whose cards a screen reader finds one by one."""

    @property
    def children(self) -> Sequence[Widget]:
        return [part for part in walk(self.content) if isinstance(part, Button | CardLines)]


class RefusalsScene(TablePage):
    """The reasons of the last refusals at ``table``, the latest first, each with its cards and a link to its rule."""

    heading = "refusals.title"
    key = Verb.REFUSALS

    def parts(self) -> Widget:
        told = self.table.remarks.refusals
        if not told:
            return Label(lazy("refusals.nothing"), "italic", align="centre")
        about = Label(lazy("refusals.about"), "italic", align="centre", colour=ON_PAPER.muted)
        reasons = dict[tuple[str, str], list[Card]]()
        for why in told:
            cards = reasons.setdefault((why.words(), why.rule), [])
            cards += [why.card] if why.card is not None and why.card not in cards else []
        sort = self.table.stage.sort
        lines = [self._line(number, said, rule, tuple(sorted(cards, key=sort)))
                 for number, ((said, rule), cards) in enumerate(reasons.items())]
        return self.named("lines", ScrollArea(Column([about, *lines], 8)))

    def _line(self, number: int, said: str, rule: str, cards: tuple[Card, ...]) -> Widget:
        """A reason and the link to its rule, on felt above the cards that the reason is about, if any."""
        on = ON_FELT if cards else ON_PAPER
        link = QuietButton(lazy("refusals.rule"), lambda: Push(rule_page(self.table, rule)), on=on)
        told = Tracks([Space(), Label(said, on=on), self.named(f"rule {number}", link), Space()],
                      ("fit", "fill", "fit", "fit"), INDENT)
        if not cards:
            return told
        picture = CardLines([CountedLine("", cards)], SHOWN, widest=SEPARATE)
        shown = Tracks([Space(), picture, Space()], ("fill", "fit", "fill"), INDENT)
        return RefusalPlate(Column([told, shown, Space(4)], 4), 4, on)


class TableMenu(Overlay):
    """A panel over the paused ``table``; one key closes it and requests a hint, another opens the story of the deal."""

    def __init__(self, table: Table, build: Callable[[], list[Widget]]) -> None:
        super().__init__(build)
        self.table = table

    def handle(self, event: Event) -> Answer:
        pressed = verb(event)
        if pressed is Verb.STORY:
            return Push(StoryScene(self.table))
        hint = next((one for one in self.table.helps if one.icon == "hint" and one.why is None), None)
        return Pop(hint.use()) if pressed is Verb.HINT and hint is not None else super().handle(event)


def table_menu(table: Table) -> TableMenu:
    """The menu of ``table``; Esc continues the game."""
    def helped(one: Help) -> Step:
        return Pop(one.use())

    def build() -> list[Widget]:
        helps = [Button(one.words, partial(helped, one), why=one.why) for one in table.helps]
        ways = [Button(lazy("table.leave_no"), Pop, primary=True), *helps,
                Button(lazy("refusals.title"), lambda: Push(RefusalsScene(table))), *page_buttons(table), Space(4),
                Button(lazy("table.leave_yes"), lambda: left(table, Pop))]
        return [Label(lazy("table.paused"), "heading", align="centre"), Column(ways, 12)]
    return TableMenu(table, build)


def page_buttons(table: Table) -> list[Button]:
    """A button for each of the pages that can be opened over the match at ``table``."""
    def opened(make: Callable[[], Scene]) -> Step:
        return Push(make())
    return [Button(lazy(key), partial(opened, make)) for key, make in table.links.pages]


def left(table: Table, after: Callable[[Step], Step]) -> Step:
    """The step that leaves the match, passed through ``after``; if the match would be lost, the step to a question."""
    session = table.session
    if not (session.kept or session.trial or session.match.finished):
        return Push(leaving(table, after))
    session.leave()
    return after(Pop())


def leaving(table: Table, after: Callable[[Step], Step]) -> TableMenu:
    """A dialog that asks whether to give the match up; Esc continues the game."""
    def leave() -> Step:
        table.session.abandon()
        return Pop(after(Pop()))

    def build() -> list[Widget]:
        return [Label(lazy("table.leave"), "heading", align="centre"), Label(lazy("table.leave_text")),
                Row([Button(lazy("table.leave_no"), Pop, primary=True),
                     Button(lazy("table.leave_yes"), leave)], place="centre")]
    return TableMenu(table, build)
