"""Hints and reviews from another process: a hint comes first, and no failure there affects the table."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from game import reviewer
from game.ai.protocol import client, worker
from game.ai.protocol.client import WorkerClient, WorkerSpec
from game.ai.protocol.messages import Report
from game.ai.protocol.wire import decode_inquiry, decode_report, packed
from game.ai.protocol.worker import Wanted, attend, serve_advice
from game.ai.rulebot import rule_bot
from game.ai.teaching.advice import advise
from game.ai.teaching.review import judge
from game.engine import Observation
from game.reviewer import AtOnce, Case, Review, Reviewer
from tests.builders import shuffled
from tests.test_thinker import alive, until

ROOT = Path(__file__).parents[1]
posix = pytest.mark.skipif(os.name != "posix", reason="kills and stops by signal")
FEW = 10


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few worlds, because these tests do not measure the quality of answers."""
    monkeypatch.setattr(reviewer, "WORLDS", FEW)


def cases(count: int, game: str = "chambery") -> list[Case]:
    """The first decisions of a deal played by plain rules."""
    table, rng, found = shuffled(game, 3), Random(1), list[Case]()
    while (seat := table.state.turn) is not None and len(found) < count:
        seen = table.seen(seat)
        action = rule_bot.choose(seen, rng)
        if len(seen.actions) > 1:
            found.append((seen, (action,)))
        table.take(action)
    assert len(found) == count
    return found


def question() -> Observation:
    return cases(12)[-1][0]


def updated(desk: Reviewer | AtOnce, true: Callable[[], bool], within_s: float = 120.0) -> bool:
    """Update ``desk`` as a window does until ``true()``; returns whether that happened in time."""
    end = time.monotonic() + within_s
    while not true() and time.monotonic() < end:
        desk.update()
        time.sleep(0.002)
    return true()


@pytest.fixture
def desk() -> Iterator[Reviewer]:
    desk = Reviewer()
    yield desk
    desk.close()


# -- faults of a worker: these run in the worker's process ------------------------------------------------------------


def dies_when_asked(pipe: Connection, wanted: Wanted) -> None:
    pipe.send_bytes(packed(Report(0)))
    pipe.recv_bytes()
    os._exit(3)


def says_nothing(pipe: Connection, wanted: Wanted) -> None:
    pipe.send_bytes(packed(Report(0)))
    time.sleep(60)


def talks_nonsense(pipe: Connection, wanted: Wanted) -> None:
    pipe.recv_bytes()
    pipe.send_bytes(b"\xc1 nonsense")
    time.sleep(60)


def has_trouble(pipe: Connection, wanted: Wanted) -> None:
    """A worker that fails at the second request."""
    pipe.send_bytes(packed(Report(0)))
    while True:
        message = pipe.recv_bytes()
        inquiry = decode_inquiry(message)
        answer = Report(2, trouble="a bug") if inquiry.number == 2 else worker.report_on(message, wanted)
        pipe.send_bytes(packed(answer))


def judges_long(pipe: Connection, wanted: Wanted) -> None:
    """The normal worker, whose first judgement continues until it is cancelled."""
    def answer(message: bytes) -> bytes:
        inquiry = decode_inquiry(message)
        while inquiry.done and inquiry.number < 3 and wanted.value == inquiry.number:
            time.sleep(0.001)
        return packed(worker.report_on(message, wanted))

    attend(pipe, packed(Report(0)), answer)


# -- answers ----------------------------------------------------------------------------------------------------------


def test_a_hint_is_what_the_adviser_says_here(desk: Reviewer) -> None:
    seen = question()
    hint = desk.hint(seen)
    assert updated(desk, lambda: not hint.open)
    assert hint.advice == advise(seen, FEW)


def test_every_case_of_a_review_is_judged_as_it_is_here(desk: Reviewer) -> None:
    review = Review(cases(8))
    progress = []
    desk.review(review)

    def complete():
        progress.append(review.done)
        return review.complete

    assert updated(desk, complete)
    assert review.verdicts == [judge(seen, done, FEW) for seen, done in review.cases]
    assert sorted(set(progress)) == list(range(9)), "it is told how far it is"


def test_nothing_is_started_before_it_is_needed(desk: Reviewer) -> None:
    desk.update()
    assert desk.worker_pid is None
    desk.hint(question())
    assert desk.worker_pid is not None


def test_a_hint_comes_before_the_review_that_goes_on_after_it() -> None:
    """While the review is at an endless decision, the hint is answered."""
    desk = Reviewer(target=judges_long)
    try:
        review = Review(cases(3))
        desk.review(review)
        assert updated(desk, lambda: desk.worker_ready)
        time.sleep(0.1)
        hint = desk.hint(question())
        assert updated(desk, lambda: not hint.open)
        assert hint.advice is not None
        assert review.done == 0
        assert updated(desk, lambda: review.complete)
        assert None not in review.verdicts
    finally:
        desk.close()


def test_a_hint_nobody_waits_for_any_more_makes_room(desk: Reviewer) -> None:
    hint = desk.hint(question())
    review = Review(cases(2))
    desk.review(review)
    desk.drop_hint(hint)
    assert updated(desk, lambda: review.complete)
    assert hint.advice is None


def test_a_hint_asked_for_since_is_not_dropped_with_the_one_before(desk: Reviewer) -> None:
    before, after = desk.hint(question()), desk.hint(question())
    desk.drop_hint(before)
    assert updated(desk, lambda: after.advice is not None)


def test_a_cancelled_review_stops_and_can_be_resumed() -> None:
    desk = Reviewer(target=judges_long)
    try:
        review = Review(cases(3))
        desk.review(review)
        assert updated(desk, lambda: desk.worker_ready)
        desk.stop(review)
        updated(desk, lambda: False, 0.2)
        assert (review.done, review.stopped, review.failed) == (0, True, False)
        desk.review(review)
        desk.stop(review)
        desk.review(review)
        assert updated(desk, lambda: review.complete)
    finally:
        desk.close()


def test_what_was_judged_before_is_not_judged_again(desk: Reviewer) -> None:
    some = cases(4)
    before = judge(*some[0], FEW, 77)
    review = Review(some, [before])
    desk.review(review)
    assert updated(desk, lambda: review.complete)
    assert review.verdicts[0] is before


# -- trouble ----------------------------------------------------------------------------------------------------------


@posix
def test_a_killed_worker_is_replaced_and_asked_again(desk: Reviewer, caplog: pytest.LogCaptureFixture) -> None:
    review = Review(cases(6))
    desk.review(review)
    assert updated(desk, lambda: review.done >= 2)
    first = desk.worker_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert updated(desk, lambda: review.complete)
    assert None not in review.verdicts
    assert desk.worker_pid != first
    assert "restarts" in caplog.text


@posix
def test_a_hung_worker_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The clock advances only while the worker hangs, so that a slow machine has no effect."""
    now = 0.0
    desk = Reviewer(patience_s=5.0, clock=lambda: now)
    try:
        hint = desk.hint(question())
        assert updated(desk, lambda: not hint.open)
        first = desk.worker_pid
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        hint = desk.hint(question())
        while desk.worker_pid == first and now < 20.0:
            now += 0.1
            desk.update()
        assert 5.0 <= now < 5.5
        assert updated(desk, lambda: not hint.open)
        assert hint.advice is not None
        assert "was silent" in caplog.text
        assert until(lambda: not alive(first))
    finally:
        desk.close()


class NoProcess:
    """A worker with prepared answers."""

    def __init__(self, trade: WorkerSpec[Report], clock: Callable[[], float]) -> None:
        self.born_at, self.ready, self.ready_at, self.unanswered = clock(), False, 0.0, 0
        self.says: list[Report] = []

    def send(self, number: int, message: bytes) -> None:
        """Does nothing."""

    def reply(self) -> Report | None:
        return self.says.pop() if self.says else None

    def end(self, grace_s: float) -> None:
        """Does nothing."""


def test_a_worker_is_not_blamed_for_the_time_it_took_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limit begins when the worker is ready."""
    made: list[NoProcess] = []

    def make(spec: WorkerSpec[Report], clock: Callable[[], float]) -> NoProcess:
        made.append(NoProcess(spec, clock))
        return made[-1]

    monkeypatch.setattr(client, "Worker", make)
    now = 0.0
    spec = WorkerSpec("study", serve_advice, decode_report, "", logging.getLogger())
    post = WorkerClient(spec, 2.0, 3, lambda: now)
    post.ask(1, b"")

    def waited(seconds: float) -> bool:
        nonlocal now
        for _ in range(round(seconds * 10)):
            now += 0.1
            post.hear(1)
            post.too_long()
        return not post.lost

    [worker] = made
    assert waited(9.0), "it is still on its way"
    worker.says = [Report(0)]
    assert waited(1.5), "it has just begun"
    assert not waited(1.0), "now it is silent without excuse"


@pytest.mark.parametrize("target", [dies_when_asked, says_nothing, talks_nonsense])
def test_a_worker_gone_wrong_comes_to_an_end(target: Callable[[Connection, Wanted], None],
                                             caplog: pytest.LogCaptureFixture) -> None:
    """Hint and review fail, and later requests fail at once, without waiting."""
    caplog.set_level(logging.WARNING)
    desk = Reviewer(patience_s=0.2, restarts=1, target=target)
    try:
        hint, review = desk.hint(question()), Review(cases(2))
        desk.review(review)
        assert updated(desk, lambda: hint.failed and review.failed)
        assert review.stopped
        assert "no hints and no reviews any more" in caplog.text
        later = desk.hint(question())
        assert updated(desk, lambda: later.failed, 1.0)
    finally:
        desk.close()


def test_a_worker_that_cannot_be_started_fails_the_hint_alone(monkeypatch: pytest.MonkeyPatch,
                                                              caplog: pytest.LogCaptureFixture) -> None:
    def refuse(self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    desk = Reviewer()
    hint = desk.hint(question())
    assert updated(desk, lambda: hint.failed, 2.0)
    assert "cannot be started" in caplog.text
    desk.close()


def test_what_cannot_be_judged_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    desk = Reviewer(target=has_trouble)
    try:
        review = Review(cases(3))
        desk.review(review)
        assert updated(desk, lambda: review.complete)
        assert review.unknown == {1}
        assert [found is None for found in review.verdicts] == [False, True, False]
        assert "a bug" in caplog.text
    finally:
        desk.close()


# -- the end ----------------------------------------------------------------------------------------------------------


@posix
def test_nothing_is_left_after_closing(desk: Reviewer) -> None:
    review = Review(cases(3))
    desk.review(review)
    pid = desk.worker_pid
    assert pid is not None
    desk.close()
    assert until(lambda: not alive(pid), 120.0)
    assert review.stopped
    hint = desk.hint(question())
    assert desk.worker_pid is None, "closed is closed"
    assert updated(desk, lambda: hint.failed, 1.0)


@posix
def test_the_worker_has_a_lower_priority_than_window_and_bots(desk: Reviewer) -> None:
    hint = desk.hint(question())
    assert updated(desk, lambda: not hint.open)
    assert desk.worker_pid is not None
    assert os.getpriority(os.PRIO_PROCESS, desk.worker_pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0)
                                                                   + worker.NICENESS)


def test_the_worker_loads_no_window() -> None:
    code = "import sys, game.ai.protocol.worker; " \
           "sys.exit(any(n.split('.')[0] == 'pygame' or n.startswith('game.ui') for n in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_the_same_without_a_process() -> None:
    desk = AtOnce(FEW)
    review = Review(cases(3))
    desk.review(review)
    desk.update()
    hint = desk.hint(question())
    desk.update()
    assert (review.done, hint.advice) == (1, advise(question(), FEW))
    assert updated(desk, lambda: review.complete)
    assert review.verdicts == [judge(seen, done, FEW) for seen, done in review.cases]
