"""The review of a deal in sentences: how it was played, the moments that mattered, and every decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from pygame import Surface

from ....ai.teaching.advice import GRADES
from ....club.study import DealReview, counts
from ....engine.record import HUMAN, Record
from ....engine.rules import Seat
from ....view import words
from ....view.gallery import PLANTS
from ....view.moments import (
    ReviewItem,
    judgement,
    outlook,
    point_of_deal,
    sentence,
    signals_heard,
    whole_cost,
    why_better,
)
from ....view.replay import ReplayTimeline, human_seat, name_in
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Host, Step
from ...charts import Curve, LinePlot, draw_told
from ...draw import theme
from ...widgets import Button, Column, Grid, Label, Row, ScrollArea, Whole, Widget
from ...widgets.boxes import Split
from ..paper import PaperScene
from .rows import DecisionLine, ProgressBar, what

CHART = 270
"""Units: height of the chart."""


class ReviewScene(PaperScene):
    """The review of ``seat``'s decisions in ``record``, by default the player's.

    It continues after the scene is left.
    """

    wide = 1220
    first = "back"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext, record: Record, seat: Seat | None = None) -> None:
        super().__init__()
        self.title = lazy("review.title")
        self.context, self.study = context, context.study
        self.deal: DealReview = self.study.of(record, human_seat(record) if seat is None else seat)
        self.named_seat = partial(name_in, record)
        self._written_at: tuple[int, bool] | None = None

    @property
    def family(self) -> str:
        """That of the game."""
        return self.deal.record.rules.family.name

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The judgement, the moments with the chart, and all decisions."""
        self._written_at = self._sign()
        if not self.deal.decisions:
            return Label(lazy("review.nothing"), align="centre")
        found = self.deal.found
        mattered = [*self._judgement(found), *self._moments()]
        if (plot := self._plot(found)) is not None:
            mattered = [Split(Column(mattered, 8), self.named("plot", plot))]
        return Whole(self.named("all", ScrollArea(Column([*self._progress(), *mattered, *self._all(found)], 8))))

    def _judgement(self, found: Sequence[ReviewItem]) -> list[Widget]:
        """How the deal was played, once all is judged."""
        if not self.deal.review.complete or not found:
            return [Label(words.say("review.by_whom", name=self.named_seat(self.deal.seat)))]
        return [Label(judgement(found, self.deal.paid), "strong")]

    def _summary(self, found: Sequence[ReviewItem]) -> str:
        """The number of decisions of each grade, and their total cost."""
        by_grade = counts([item.verdict for item in found])
        graded = " · ".join(words.count(f"review.count.{grade}", by_grade[grade])
                            for grade in GRADES if grade in by_grade)
        cost = whole_cost(found)
        return words.say("review.summary", grades=graded, points=words.halves(cost)) if cost else graded

    def _progress(self) -> list[Widget]:
        """The progress bar, and the buttons to stop and resume."""
        review, running = self.deal.review, self._running
        if review.complete:
            return []
        done, all_ = review.done, len(review.cases)
        said = Label(words.say("review.progress", done=done, all=all_), "small")
        if review.failed:
            said = Label(lazy("review.failed"), "small", colour=theme.ON_PAPER.loss)
        button = Button(lazy("review.stop"), self._stop) if running else Button(lazy("review.go_on"), self._begin)
        return [Row([self.named("bar", ProgressBar(done, all_)), said,
                     self.named("stop", button)], 14)]

    def _moments(self) -> list[Widget]:
        """The moments that cost most, in the order of the deal, each with a button to play on from there."""
        turn = self.deal.turn
        return [self._moment(item, decides=item == turn)
                for item in sorted(self.deal.costliest, key=lambda item: item.at)]

    @property
    def _other(self) -> str:
        """The name of the seat, if not the player's."""
        record, seat = self.deal.record, self.deal.seat
        return "" if record.bots and record.bots[seat] == HUMAN else self.named_seat(seat)

    def _moment(self, item: ReviewItem, *, decides: bool) -> Widget:
        told: list[Widget] = [Label(sentence(item, self._other, decides=decides))]
        told += [Label(more, "small", colour=theme.ON_PAPER.muted)
                 for more in (why_better(item, self.named_seat), signals_heard(item, self.named_seat)) if more]
        button = Button(lazy("review.try"), partial(self._try, item), tip=lazy("review.try_tip"))
        return Column([*told, Row([self.named(f"try {item.at}", button)])], 4)

    def _all(self, found: Sequence[ReviewItem]) -> list[Widget]:
        if not found:
            return []
        lines = [self.named(f"decision {item.at}", DecisionLine(item, partial(self._show, item))) for item in found]
        unknown = len(self.deal.review.unknown)
        left_out = [Label(words.count("review.unknown", unknown), "small", colour=theme.ON_PAPER.muted)] if unknown \
            else []
        return [Label(lazy("review.all"), "heading"), Label(self._summary(found), "small", colour=theme.ON_PAPER.muted),
                Grid(lines, 2, 0, even=True), *left_out]

    def _plot(self, found: Sequence[ReviewItem]) -> LinePlot | None:
        """The card points of the side to be expected after each decision, and after the best one; those in the end.

        The lines are apart by what a decision lost. None with nothing to compare.
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

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back, primary=True)),)

    # -- actions -----------------------------------------------------------------------------------------------------

    def _show(self, moment: ReviewItem) -> Step:
        """The deal at that point, and the same with the best action instead."""
        record, seat = self.deal.record, self.deal.seat
        moves = (*record.moves[:moment.at], *((seat, action) for action in moment.shown))
        better = replace(record, moves=moves, end="open", more={})
        place = max(number for number, stop in enumerate(ReplayTimeline(better).stops) if stop.done <= moment.at)
        return self.context.open("replay", better, place, seat, open_=False, runs=True)

    def _try(self, item: ReviewItem) -> Step:
        """The table at that point, to be played on."""
        record = self.deal.record
        return self.context.open("play_again", self.host, record, record.moves[:item.at], self.deal.seat)

    @property
    def _running(self) -> bool:
        return self.deal in self.study.running

    def _stop(self) -> None:
        self.study.stop(self.deal)
        self.renew()

    def _begin(self) -> None:
        self.study.begin(self.deal)
        self.renew()

    # -- the scene protocol ------------------------------------------------------------------------------------------

    def enter(self, host: Host) -> None:
        """Begin to judge the open decisions."""
        super().enter(host)
        if not self.deal.review.complete and not self._running:
            self.study.begin(self.deal)

    def _sign(self) -> tuple[int, bool]:
        return self.deal.review.done, self._running

    def update(self, dt: float) -> Step | None:
        """Show new verdicts."""
        self.study.update()
        if self._sign() != self._written_at:
            self._write()
        return super().update(dt)

    def draw(self, surface: Surface) -> None:
        """The sheet, with the description of the chart's selected point over it."""
        super().draw(surface)
        draw_told(surface, self.form.root)
