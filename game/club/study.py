"""Hints and reviews for the window: requested anywhere, updated once a frame; reviews are stored with their deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..ai.teaching.advice import Hint, Plan
from ..ai.teaching.review import Decision, Said, after_hint
from ..engine.observation import Observation
from ..engine.phases.over import Over
from ..engine.record import Record, last_state
from ..engine.rules import Seat
from ..reviewer import AtOnce, Review, Reviews
from ..store import Store, nothing_kept
from ..store.reviews import Reviewed, decisions, hints_in, keep_review, kept_review
from ..store.values import signalling_in
from ..view.moments import COSTLIEST, ReviewItem, decided

AT_MOST = 8
"""The number of deals whose reviews are kept in memory."""


@dataclass(slots=True, eq=False)
class DealReview:
    """The review of ``seat``'s decisions in ``record``: under way, waiting, or done."""

    record: Record
    seat: Seat
    decisions: tuple[Decision, ...]
    review: Review
    kept: int = 0
    """The number of verdicts in the store."""
    hints: dict[int, Said] = field(init=False)
    """The hints to the seat, by the index of the action they were for."""

    def __post_init__(self) -> None:
        self.hints = hints_in(self.record, self.seat)

    @property
    def found(self) -> list[ReviewItem]:
        """The decisions judged so far, in order, with verdicts that do not contradict the hints."""
        return [ReviewItem(one, after_hint(verdict, one.seen, self.hints.get(one.at)))
                for one, verdict in zip(self.decisions, self.review.verdicts, strict=True) if verdict is not None]

    @property
    def costliest(self) -> list[ReviewItem]:
        """Up to COSTLIEST decisions with the greatest losses, the worst first, if a better choice is known for them."""
        lost = [one for one in self.found if one.verdict.ill]
        return sorted(lost, key=lambda one: -one.verdict.loss)[:COSTLIEST]

    @property
    def turn(self) -> ReviewItem | None:
        """The decision with the greatest loss, if it lost the deal; else None, as before all decisions are judged."""
        costliest = self.costliest
        return costliest[0] if self.review.complete and costliest and decided(costliest[0], self.paid) else None

    @property
    def paid(self) -> int | None:
        """The payment of the seat; None if the deal was not played out."""
        last = last_state(self.record)
        return last.payments[self.seat] if isinstance(last, Over) else None

    @property
    def counted(self) -> int | None:
        """The card points of the seat's side at the end, in half points; None if the deal was not played out."""
        last = last_state(self.record)
        units = last.score.points[self.seat] if isinstance(last, Over) and last.score is not None else None
        return None if units is None else 2 * units // self.record.rules.family.unit


@dataclass(slots=True)
class Study:
    """Hints and reviews from one ``desk`` for the whole window. Reviews of deals in ``store`` are stored with them."""

    desk: Reviews = field(default_factory=AtOnce)
    store: Store = field(default_factory=nothing_kept)
    reviews: list[DealReview] = field(default_factory=list)
    running: list[DealReview] = field(default_factory=list)

    def hint(self, seen: Observation, done: Plan = (), signalling: frozenset[Seat] = frozenset()) -> Hint:
        """Request a hint for ``seen``, or a second opinion on the plan ``done``; the seats ``signalling`` give signals.

        Returns the hint, which is still open.
        """
        return self.desk.hint(seen, done, signalling=signalling)

    def drop_hint(self, hint: Hint) -> None:
        self.desk.drop_hint(hint)

    def of(self, record: Record, seat: Seat) -> DealReview:
        """The review of ``seat``'s decisions in ``record`` with the verdicts known so far; it is not started."""
        known = next((one for one in self.reviews if one.seat == seat and _same(one.record, record)), None)
        if known is not None:
            return known
        made = self._taken_up(record, seat)
        self.reviews = [*self.reviews[-AT_MOST + 1:], made]
        return made

    def _taken_up(self, record: Record, seat: Seat) -> DealReview:
        choices = decisions(record, seat)
        was = kept_review(self.store, record, seat, choices)
        was = was if was is not None and was.current else Reviewed({})
        review = Review([(one.seen, one.done) for one in choices], [was.verdicts.get(one.at) for one in choices],
                        {number for number, one in enumerate(choices) if one.at in was.unknown},
                        signalling=signalling_in(record))
        return DealReview(record, seat, choices, review, review.done)

    def begin(self, deal: DealReview) -> None:
        """Start or continue the review of ``deal``, in place of any other in progress."""
        for other in tuple(self.running):
            self.stop(other)
        self.running.append(deal)
        self.desk.review(deal.review)

    def stop(self, deal: DealReview) -> None:
        """Stop the review of ``deal``; the verdicts so far are stored."""
        self.desk.stop(deal.review)
        self.running = [one for one in self.running if one is not deal]
        self._keep(deal)

    @property
    def busy(self) -> bool:
        return self.desk.busy

    def update(self) -> None:
        """Receive new results and store the reviews that are done. Must be called at least once a frame."""
        self.desk.update()
        for deal in self.running:
            if deal.review.complete or deal.review.stopped:
                self._keep(deal)
        self.running = [deal for deal in self.running if not (deal.review.complete or deal.review.stopped)]
        for deal in self.reviews:
            if deal not in self.running:
                self._keep(deal)

    def close(self) -> None:
        """Store the verdicts of the reviews in progress, and end all requests."""
        for deal in tuple(self.running):
            self.stop(deal)
        self.desk.close()

    def _keep(self, deal: DealReview) -> None:
        """Store new verdicts of ``deal``, unless the store has pending statements, one of which may be the deal's."""
        if deal.review.done == deal.kept or not self.store.caught_up():
            return
        places = {number: one.at for number, one in enumerate(deal.decisions)}
        found = {places[number]: verdict for number, verdict in enumerate(deal.review.verdicts) if verdict is not None}
        unknown = frozenset(places[number] for number in deal.review.unknown)
        keep_review(self.store, deal.record, deal.seat, Reviewed(found, unknown))
        deal.kept = deal.review.done


def _same(one: Record, other: Record) -> bool:
    """Whether ``one`` and ``other`` are records of the same deal with the same actions and players."""
    return one is other or (one.hands, one.moves, one.rules, one.names) == (other.hands, other.moves, other.rules,
                                                                            other.names)
