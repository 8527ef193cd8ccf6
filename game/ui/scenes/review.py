"""The review of a player's decisions in a deal: the judgement, a chart, and a line for each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface

from ...ai.teaching.advice import GRADES
from ...ai.teaching.review import Verdict
from ...club.study import DealReview
from ...engine.record import HUMAN, Record
from ...engine.rules import Seat
from ...view import words
from ...view.moments import (
    ReviewItem,
    cost_of,
    judgement,
    lost_figure,
    outlook,
    point_of_deal,
    sentence,
    signals_heard,
    whole_cost,
    why_better,
)
from ...view.replay import ReplayTimeline, human_seat, name_in
from ...view.table.describe import describe_actions
from ...view.units import Metrics, Size
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Step
from ..charts import Curve, LinePlot, draw_told
from ..draw import plain, theme
from ..widgets import ROOMY, Column, ContentButton, Drawn, Grid, Label, Row, ScrollArea, Tracks, Whole, Widget, muted
from ..widgets.base import words_of
from ..widgets.boxes import Split
from .answers import HIGH, OptionCards, SmallTable, choices_in, done_card
from .paper import PaperScene

MARK, GAP, INSIDE = 9, 14, 6
"""Units: half a mark's height, the gap between columns, the padding of a line."""
COLUMN, WIDE = 250, 536
"""Units, with text of normal size: the width of the verdict in a line, and of a whole line."""
BAR = 16
"""Units: height of the progress bar."""
CHART, MOMENT = 200, 70
"""Units: height of the chart, and width of a card of a moment."""


class ReviewScene(PaperScene):
    """The review of the decisions of ``seat`` in ``record``, by default the player's.

    The computation continues after the scene is left.
    """

    heading = "review.title"
    first = "back"

    def __init__(self, context: AppContext, record: Record, seat: Seat | None = None) -> None:
        super().__init__(context)
        self.study = context.study
        self.deal: DealReview = self.study.of(record, human_seat(record) if seat is None else seat)
        self.named_seat = partial(name_in, record)

    @property
    def family(self) -> str:
        return self.deal.record.rules.family.name

    def parts(self) -> Widget:
        """The judgement, the costliest moments with the chart, and all decisions."""
        self._written_at = self._sign()
        if not self.deal.decisions:
            return Label(lazy("review.nothing"), align="centre")
        found = self.deal.found
        plot = self._plot(found)
        course = [] if plot is None else [self.named("plot", plot)]
        turn = self.deal.turn
        moments = [self._moment(item, decides=item == turn)
                   for item in sorted(self.deal.costliest, key=lambda item: item.at)]
        lines = [*self._progress(), self._judgement(found), *moments, *course, *self._all(found)]
        return Whole(self.named("all", ScrollArea(Column(lines, 8))))

    def _judgement(self, found: Sequence[ReviewItem]) -> Label:
        """The judgement of the deal in words, once every decision is rated; before that the reviewed player's name."""
        if not self.deal.review.complete or not found:
            return Label(words.say("review.by_whom", name=self.named_seat(self.deal.seat)))
        return Label(judgement(found, self.deal.paid), "heading")

    def _summary(self, found: Sequence[ReviewItem]) -> str:
        """The number of decisions with each grade and their total cost, in words."""
        by_grade = Counter(item.verdict.grade for item in found)
        graded = " · ".join(words.count(f"review.count.{grade}", by_grade[grade])
                            for grade in GRADES if grade in by_grade)
        cost = whole_cost(found)
        return words.say("review.summary", grades=graded, points=words.halves(cost)) if cost else graded

    def _progress(self) -> list[Widget]:
        """The progress bar with a button to stop or resume; empty after the last verdict."""
        review, running = self.deal.review, self._running
        if review.complete:
            return []
        done, all_ = review.done, len(review.cases)
        said = Label(words.say("review.progress", done=done, all=all_), "small")
        if review.failed:
            said = Label(lazy("review.failed"), "small", colour=theme.ON_PAPER.loss)
        way, act = ("review.stop", self.study.stop) if running else ("review.go_on", self.study.begin)
        button = self.button("stop", lazy(way), partial(act, self.deal))
        return [Row([self.named("bar", ProgressBar(done, all_)), said, button], 14)]

    @property
    def _other(self) -> str:
        """The name of the reviewed seat; empty if it is the player's."""
        record, seat = self.deal.record, self.deal.seat
        return "" if record.bots and record.bots[seat] == HUMAN else self.named_seat(seat)

    def _moment(self, item: ReviewItem, *, decides: bool) -> Widget:
        whys = why_better(item, self.named_seat), signals_heard(item, self.named_seat)
        told = [Label(sentence(item, self._other, decides=decides)), *map(muted, filter(None, whys))]
        record = self.deal.record
        button = self.button(f"try {item.at}", lazy("review.try"), lambda: self.context.open(
            "play_again", self.host, record, record.moves[:item.at], self.deal.seat), tip=lazy("review.try_tip"))
        cards = Row([SmallTable(item.decision.seen, done_card(item)), OptionCards(choices_in(item), MOMENT, HIGH)], 24)
        return Split(Column([*told, Row([button])], 8), cards, 24, share=0.6)

    def _all(self, found: Sequence[ReviewItem]) -> list[Widget]:
        if not found:
            return []
        wide = WIDE * self.metrics.text_percent / 100
        lines = [self.named(f"decision {item.at}", DecisionLine(item, partial(self._show, item), wide))
                 for item in found]
        told = [Label(lazy("review.all"), "heading"), muted(self._summary(found)),
                Grid(lines, 2, 0, even=True)]
        if unknown := len(self.deal.review.unknown):
            told.append(muted(words.count("review.unknown", unknown)))
        return told

    def _plot(self, found: Sequence[ReviewItem]) -> LinePlot | None:
        """A chart of the card points that the side could expect after each decision and after the best one.

        The distance between the lines is the loss of a decision; they end at the result. None if there are fewer than
        two values.
        """
        shown = [(item, points) for item in found if (points := outlook(item)) is not None]
        courses = [points for _, points in shown]
        counted = self.deal.counted if self.deal.review.complete else None
        if counted is not None:
            courses.append((counted, counted))
        if len(courses) < 2:
            return None

        def told(point: int) -> str:
            done, best = map(words.halves, courses[point])
            if point == len(shown):
                return words.say("review.counted", points=done)
            item = shown[point][0]
            return "\n".join([point_of_deal(item.decision.seen), what(item), words.say("review.expected", points=done),
                              words.say("review.possible", points=best)])

        lines = [Curve(words.say(key), [points / 2 for points in course]) for key, course in
                 zip(("review.line_done", "review.line_best"), zip(*courses, strict=True), strict=True)]
        return LinePlot(list(range(1, len(courses) + 1)), lines, lazy("review.axis_decisions"),
                        lazy("review.axis_points"), told, CHART)

    def _show(self, moment: ReviewItem) -> Step:
        """The step to a replay from ``moment``, in which the best action is played instead."""
        record, seat = self.deal.record, self.deal.seat
        moves = (*record.moves[:moment.at], *((seat, action) for action in moment.shown))
        better = replace(record, moves=moves, end="open", more={})
        place = max(number for number, stop in enumerate(ReplayTimeline(better).stops) if stop.done <= moment.at)
        return self.context.open("replay", better, place, seat, open_=False, runs=True)

    @property
    def _running(self) -> bool:
        return self.deal in self.study.running

    def enter(self, host: Host) -> None:
        """Start to judge the decisions that are not rated yet."""
        super().enter(host)
        if not self.deal.review.complete and not self._running:
            self.study.begin(self.deal)

    def _sign(self) -> tuple[int, bool]:
        """The number of verdicts, and whether more are computed."""
        return self.deal.review.done, self._running

    def update(self, dt: float) -> Step | None:
        """Rebuild the sheet after a new verdict."""
        self.study.update()
        if self._sign() != self._written_at:
            self.renew()
        return super().update(dt)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        draw_told(surface, self.form.root)


def mark(surface: Surface, grade: str, at: tuple[int, int], size: int) -> None:
    """Draw the sign of ``grade`` around ``at``: a disc, a ring, a lozenge or a triangle."""
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
    """The action of ``moment`` in words, with the better one if there was one."""
    phase, done, better = moment.decision.seen.phase, moment.done, moment.better
    if not better:
        return describe_actions(done, phase)
    return words.say("review.instead", done=describe_actions(done, phase), best=describe_actions(better, phase))


def lost(verdict: Verdict) -> str:
    """The card points that the action lost, in words; empty if none was better."""
    return lost_figure(cost_of(verdict)) if verdict.ill else ""


class DecisionLine(ContentButton):
    """A decision and its verdict, ``wide`` units wide if there is room; a click or Enter opens it."""

    def __init__(self, moment: ReviewItem, opened: Callable[[], Step | None], wide: float) -> None:
        self.moment, self.wide = moment, wide
        verdict = Row([Label(words.say("grade." + moment.verdict.grade), "strong"),
                       Label(lost(moment.verdict), colour=theme.ON_PAPER.loss)], GAP)
        told = Column([muted(point_of_deal(moment.decision.seen)), Label(what(moment))], 0)
        sign = Drawn(2 * MARK, 2 * MARK, lambda surface, rect, metrics: mark(
            surface, moment.verdict.grade, rect.center, metrics.px(MARK)))
        column = COLUMN * wide / WIDE
        content = Tracks([sign, Row([Tracks([verdict], (column,)), told], 0)], ("fit", "fill"), GAP)
        super().__init__(lambda: words_of(self.written()), opened, content, pad=INSIDE)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return super().preferred(metrics, min(room, metrics.px(self.wide)))


class ProgressBar(Widget):
    """A bar that is filled by the share ``done`` of ``all``."""

    def __init__(self, done: int, all_: int) -> None:
        super().__init__()
        self.done, self.all = done, all_

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(240)), metrics.px(BAR)

    def draw(self, surface: Surface) -> None:
        whole = Rect(self.rect.left, 0, self.rect.width, self.metrics.px(BAR))
        whole.centery = self.rect.centery
        full = Rect(whole.topleft, (round(whole.width * self.done / max(1, self.all)), whole.height))
        for bar, colour, width in ((whole, theme.PAPER3, 0), (full, theme.LEAF_DARK, 0),
                                   (whole, theme.GILT_DARK, self.metrics.line)):
            plain.rounded(surface, bar, colour, whole.height // 2, width)
