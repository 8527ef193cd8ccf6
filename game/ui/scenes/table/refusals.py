"""The last refusals of the rules, each with a link to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame.event import Event

from ....view import words
from ....view.gallery import PLANTS
from ....view.rulebook.anchors import anchor_of
from ....view.table.refusals import Refusal
from ....view.words import lazy
from ...app.events import Verb, verb
from ...app.scene import Answer, Push, Scene, Step
from ...draw.theme import ON_PAPER
from ...table.table import Table
from ...widgets import Button, Column, Label, ScrollArea, Tracks, Widget, answer_of
from ..paper import PaperScene

#: Units: width of the card before the words.
TRIED = 76


def rule_page(table: Table, rule: str) -> Scene:
    """The rulebook of the game at ``table``, open at the explanation of ``rule``."""
    return table.links.rulebook(anchor_of(rule))


class RefusalsScene(PaperScene):
    """A line for each of the last refusals of ``table``, the latest first: the card, the rule in words, its page."""

    wide = 860
    first = "close"
    plant = PLANTS["corncockle"]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.title = lazy("refusals.title")

    def parts(self) -> Widget:
        """The cards tried, and the reasons."""
        told = self.table.remarks.refusals
        if not told:
            return Label(lazy("refusals.nothing"), "italic", align="centre")
        about = Label(lazy("refusals.about"), "small", colour=ON_PAPER.muted)
        lines = [self._line(number, why) for number, why in enumerate(told)]
        return self.named("lines", ScrollArea(Column([about, *lines], 10)))

    def _line(self, number: int, why: Refusal) -> Widget:
        tried = words.card_sign(why.card.name) if why.card is not None else words.say("refusals.no_card")
        button = Button(lazy("refusals.rule"), partial(self._read, why.rule))
        cells: list[Widget] = [Label(tried, "strong"), Label(why.words), self.named(f"rule {number}", button)]
        return Tracks(cells, (TRIED, "fill", "fit"), 14)

    def _read(self, rule: str) -> Step:
        return Push(rule_page(self.table, rule))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back, primary=True)),)

    def handle(self, event: Event) -> Answer:
        """The key that opened the page closes it too."""
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.REFUSALS else answer
