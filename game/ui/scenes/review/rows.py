"""The parts of a review: a line for each decision, and a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....ai.teaching.review import Verdict
from ....view import words
from ....view.access import USED, Node, NodeRole
from ....view.cost import cost_of, lost_figure
from ....view.moments import ReviewItem, point_of_deal
from ....view.table.describe import describe_actions
from ....view.units import Metrics, Point, Size
from ...app.events import Verb, is_press, is_release, verb
from ...app.scene import Answer, Step
from ...draw import frames, plain, text, theme
from ...draw.theme import Colour
from ...widgets import ROOMY, Widget, Written, answer_of
from ...widgets.base import words_of

SIDE, AIR, MARK, GAP = 12, 12, 9, 14
"""Units: padding left and right of a line, above and below its words together, half a mark's height, column gap."""
COLUMN, WORDS = 250, 230
"""Units: where the action begins in a line, after the verdict on it, and how long most actions are."""
BAR = 16
"""Units: height of the progress bar."""


def mark(surface: Surface, grade: str, at: tuple[int, int], size: int) -> None:
    """The sign of ``grade``: a full round, a ring, a lozenge, a triangle."""
    x, y = at
    if grade == "best":
        pygame.draw.aacircle(surface, theme.LEAF_DARK, at, size)
    elif grade == "good":
        pygame.draw.aacircle(surface, theme.LEAF_DARK, at, size, max(2, size // 3))
    else:
        colour = theme.GILT_DARK if grade == "doubtful" else theme.VERMILION_DARK
        points = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)] if grade == "doubtful" else \
            [(x, y - size), (x + size, y + size), (x - size, y + size)]
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)


def what(moment: ReviewItem) -> str:
    """The action in words, and the better one."""
    phase, done, better = moment.decision.seen.phase, moment.done, moment.better
    if not better:
        return describe_actions(done, phase)
    return words.say("review.instead", done=describe_actions(done, phase), best=describe_actions(better, phase))


def lost(verdict: Verdict) -> str:
    """The card points lost; empty unless something was better."""
    return lost_figure(cost_of(verdict)) if verdict.ill else ""


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A text, and its position in its line."""

    block: text.Block
    colour: Colour
    left: int
    top: int


class DecisionLine(Widget):
    """A decision and its verdict; a click or Enter shows it."""

    focusable_kind = True

    def __init__(self, moment: ReviewItem, opened: Callable[[], Step | None]) -> None:
        super().__init__()
        self.moment, self.verdict, self.opened = moment, moment.verdict, opened

    def _blocks(self, metrics: Metrics, room: int) -> list[PlacedText]:
        """All texts."""
        left = 2 * metrics.px(MARK) + metrics.px(GAP)
        inner = room - 2 * metrics.px(SIDE) - left
        first = self._verdict(metrics, left)
        head = text.lay(point_of_deal(self.moment.decision.seen), "small", metrics, inner)
        done = text.lay(what(self.moment), "body", metrics, inner)
        column = left + metrics.px(COLUMN) * metrics.text_percent // 100
        beside = column + max(head.width, done.width) <= left + inner
        x, y = (column, 0) if beside else (left, max(one.block.height for one in first))
        return [*first, PlacedText(head, theme.ON_PAPER.muted, x, y),
                PlacedText(done, theme.ON_PAPER.ink, x, y + head.height)]

    def _verdict(self, metrics: Metrics, left: int) -> list[PlacedText]:
        """The grade and the loss."""
        grade = text.lay(words.say("grade." + self.verdict.grade), "strong", metrics)
        loss = text.lay(lost(self.verdict), "body", metrics)
        return [PlacedText(grade, theme.ON_PAPER.ink, left, 0),
                PlacedText(loss, theme.ON_PAPER.loss, left + grade.width + metrics.px(GAP), 0)]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Room for the verdict and some words beside it, as high as its texts in all the width."""
        wide = min(room, metrics.width)
        least = 2 * metrics.px(SIDE) + 2 * metrics.px(MARK) + metrics.px(GAP) + \
            metrics.px(COLUMN + WORDS) * metrics.text_percent // 100
        high = max(one.top + one.block.height for one in self._blocks(metrics, wide))
        return min(wide, least), high + metrics.px(AIR)

    def node(self) -> Node | None:
        """The verdict and the decision; it can be opened."""
        return Node(NodeRole.BUTTON, words_of(self.written()), acts=USED)

    def handle(self, event: Event) -> Answer:
        """A click or Enter."""
        if is_press(event):
            return True
        if (is_release(event) and self.rect.collidepoint(event.pos)) or verb(event) is Verb.PRESS:
            return answer_of(self.opened())
        return False

    def thing_at(self, at: Point) -> object:
        """The decision."""
        return DecisionLine, self.moment.decision

    def draw(self, surface: Surface) -> None:
        """The mark and the words, on a darker ground under the pointer."""
        if self.hovered:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        size = self.metrics.px(MARK)
        line = text.line_height("strong", self.metrics)
        at = self.rect.left + self.metrics.px(SIDE) + size, self.rect.top + (self.metrics.px(AIR) + line) // 2
        mark(surface, self.verdict.grade, at, size)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """All texts."""
        left, top = self.rect.left + self.metrics.px(SIDE), self.rect.top + self.metrics.px(AIR) // 2
        return [Written(one.block, Rect(left + one.left, top + one.top, *one.block.size), one.colour)
                for one in self._blocks(self.metrics, self.rect.width) if one.block.width]


class ProgressBar(Widget):
    """A bar as full as ``done`` of ``all``."""

    def __init__(self, done: int, all_: int) -> None:
        super().__init__()
        self.done, self.all = done, all_

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A line."""
        return min(room, metrics.px(240)), metrics.px(BAR)

    def draw(self, surface: Surface) -> None:
        """The bar."""
        whole = Rect(self.rect.left, 0, self.rect.width, self.metrics.px(BAR))
        whole.centery = self.rect.centery
        full = Rect(whole.topleft, (round(whole.width * self.done / max(1, self.all)), whole.height))
        for bar, colour, width in ((whole, theme.PAPER3, 0), (full, theme.LEAF_DARK, 0),
                                   (whole, theme.GILT_DARK, self.metrics.line)):
            plain.rounded(surface, bar, colour, whole.height // 2, width)
