"""Asks a second worker process for hints and reviews without blocking; hints come first."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .ai.protocol.client import RESTARTS, Serve, WorkerClient, WorkerSpec
from .ai.protocol.messages import Report
from .ai.protocol.wire import BadMessage, advice_of, decode_report, encode_inquiry
from .ai.protocol.worker import serve_advice
from .ai.search.endings import ending_values
from .ai.teaching.advice import SEED, WORLDS, Advice, Hint, Plan, advise
from .ai.teaching.review import Verdict, judge, verdict
from .engine.observation import Observation
from .engine.rules import Seat

log = logging.getLogger(__name__)

PATIENCE_S = 25.0  # seconds of silence after which the worker counts as hung; its own limits are far below
Case = tuple[Observation, Plan]
"""An observation of a seat and the plan it carried out: one action, or the cards of a discard."""


@dataclass(slots=True, eq=False)
class Review:
    """A review of ``cases``; ``verdicts`` contains one for each, None while it is missing.

    ``unknown`` contains the indices that will get no verdict. ``stopped`` means that the rest is not judged, because
    the review was cancelled or, if it ``failed``, because the worker is gone. The seats ``signalling`` gave the
    defenders' signals.
    """

    cases: Sequence[Case]
    verdicts: list[Verdict | None] = field(default_factory=list)
    unknown: set[int] = field(default_factory=set)
    stopped: bool = False
    failed: bool = False
    signalling: frozenset[Seat] = frozenset()

    def __post_init__(self) -> None:
        self.verdicts += [None] * (len(self.cases) - len(self.verdicts))

    @property
    def next(self) -> int | None:
        """The index of the first case that is still to be judged; None if there is none."""
        return next((place for place, found in enumerate(self.verdicts)
                     if found is None and place not in self.unknown), None)

    @property
    def done(self) -> int:
        """The number of cases that have a verdict or will get none."""
        return sum(found is not None for found in self.verdicts) + len(self.unknown)

    @property
    def complete(self) -> bool:
        return self.next is None


class Reviews:
    """Hints and reviews: make a request, call ``update`` once a frame, and read the returned object.

    Hints come first.
    """

    def __init__(self) -> None:
        self._hint: Hint | None = None
        self._reviews: deque[Review] = deque()

    @property
    def busy(self) -> bool:
        """Whether a hint or a review is being computed."""
        return self._first() is not None

    def hint(self, seen: Observation, done: Plan = (), seed: int = SEED, endings: bool = False,
             signalling: frozenset[Seat] = frozenset()) -> Hint:
        """Request a hint for the seat of ``seen``, or a second opinion on the plan ``done``; see :class:`Hint`.

        The hint replaces an earlier one, and is computed before all reviews.
        """
        self._hint = made = Hint(seen, done, seed, endings, signalling)
        self._turn()
        return made

    def drop_hint(self, hint: Hint) -> None:
        """Stop computing ``hint``; a newer hint is not affected."""
        if self._hint is hint:
            self._hint = None
        self._turn()

    def review(self, review: Review) -> None:
        """Judge the open cases of ``review``, after the reviews begun before it; also resumes a stopped review."""
        review.stopped = review.failed = False
        if review not in self._reviews:
            self._reviews.append(review)
        self._turn()

    def stop(self, review: Review) -> None:
        """Stop judging ``review``; its verdicts remain."""
        review.stopped = True
        self._turn()

    def update(self) -> None:
        """Receive finished hints and verdicts. Called once a frame."""
        raise NotImplementedError

    def close(self) -> None:
        """End the work, so that open requests fail; no requests are allowed afterwards."""
        for review in self._reviews:
            review.stopped = review.failed = True
        self._reviews.clear()
        if self._hint is not None:
            self._hint.failed, self._hint = True, None

    def _first(self) -> tuple[Hint | Review, int] | None:
        """The next task: the hint and 0, or a review and the index of a case; None if there is none.

        Reviews that are stopped or complete are removed.
        """
        if self._hint is not None:
            return self._hint, 0
        while self._reviews and (self._reviews[0].stopped or self._reviews[0].complete):
            self._reviews.popleft()
        return (self._reviews[0], self._reviews[0].next or 0) if self._reviews else None

    def _turn(self) -> None:
        """Begin the next task, unless it is already under way."""


class Reviewer(Reviews):
    """Hints and reviews from one long-lived worker, which starts with the first request.

    Nothing here blocks. A hint interrupts the review; the interrupted decision is judged again after it. A worker that
    died or was silent for ``patience_s`` is replaced, at most ``restarts`` times in a row, and asked again; after that
    all hints and reviews fail, while the game continues.
    """

    def __init__(self, patience_s: float = PATIENCE_S, restarts: int = RESTARTS, target: Serve = serve_advice,
                 clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        spec = WorkerSpec("study", target, decode_report, "hints and reviews wait", log)
        self._client = WorkerClient(spec, patience_s, restarts, clock)
        self._now: tuple[Hint | Review, int] | None = None
        self._number = 0

    @property
    def worker_pid(self) -> int | None:
        return self._client.pid

    @property
    def worker_ready(self) -> bool:
        return self._client.ready

    @property
    def busy(self) -> bool:
        return self._now is not None

    def close(self) -> None:
        """End the worker permanently; open requests fail."""
        self._now = None
        super().close()
        self._client.close()

    def update(self) -> None:
        if self._now is None:
            return
        report = self._client.hear(self._number)
        if report is not None:
            asked, self._now = self._now, None
            self._heard(report, *asked)
            self._turn()
            return
        if not self._client.lost:
            self._client.too_long()
        if self._client.lost:
            self._again()

    def _turn(self) -> None:
        first = self._first()
        if first == self._now:
            return
        self._now = first
        if first is None:
            self._client.unwant()
        else:
            self._ask(*first)

    def _ask(self, asked: Hint | Review, place: int) -> None:
        self._number += 1
        hint = asked if isinstance(asked, Hint) else Hint(*asked.cases[place], signalling=asked.signalling)
        self._client.ask(self._number, encode_inquiry(self._number, WORLDS, hint.seed, hint.seen, hint.done,
                                                      hint.endings, hint.signalling))

    def _again(self) -> None:
        """Send the task again to the new worker; fail all requests if there is none."""
        if self._client.given_up:
            log.error("there are no hints and no reviews any more")
            self._now = None
            super().close()
        elif self._now is not None:
            self._ask(*self._now)

    def _heard(self, report: Report, asked: Hint | Review, place: int) -> None:
        try:
            self._take(report, asked, place)
            self._client.thanks()
        except BadMessage as fault:
            log.error("no answer: %s", fault)
            if isinstance(asked, Hint):
                asked.failed = True
            else:
                asked.unknown.add(place)
        if asked is self._hint:
            self._hint = None

    @staticmethod
    def _take(report: Report, asked: Hint | Review, place: int) -> None:
        """Store the advice or the verdict in ``report``; raises BadMessage if it does not answer the question."""
        if report.advice is None:
            raise BadMessage(report.trouble or "an answer without advice")
        if isinstance(asked, Hint):
            asked.advice = advice_of(report.advice, asked.seen)
            return
        seen, done = asked.cases[place]
        try:
            asked.verdicts[place] = verdict(advice_of(report.advice, seen), seen, done, asked.signalling)
        except ValueError as fault:
            raise BadMessage(str(fault)) from None


class AtOnce(Reviews):
    """A reviewer without a process, which computes in :meth:`update`; for tests and pictures."""

    def __init__(self, worlds: int = 24) -> None:
        super().__init__()
        self._worlds = worlds

    def update(self) -> None:
        """Compute the first task of the queue."""
        match self._first():
            case (Hint() as hint, _):
                found = Advice(ending_values(hint.seen, hint.seed), ()) if hint.endings else advise(
                    hint.seen, self._worlds, hint.seed, also=hint.done, signalling=hint.signalling)
                hint.advice, self._hint = found, None
            case (Review() as review, place):
                review.verdicts[place] = judge(*review.cases[place], self._worlds, signalling=review.signalling)
