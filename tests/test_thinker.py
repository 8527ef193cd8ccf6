"""Bots in another process: every request is answered in time, and no process is left."""

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
from unittest.mock import patch

import pytest

from game.ai.protocol import worker
from game.ai.protocol.messages import Reply
from game.ai.protocol.wire import decode_request, packed
from game.ai.protocol.worker import Wanted, serve_moves
from game.ai.rulebot import rule_bot
from game.ai.stop import Stopped, never
from game.engine import Action, Observation
from game.thinker import Thinker
from tests.builders import GAMES, shuffled
from tests.pace import within
from tools.in_process import InProcess

ROOT = Path(__file__).parents[1]
posix = pytest.mark.skipif(os.name != "posix", reason="kills and stops by signal")


def question() -> Observation:
    table = shuffled("french", 3, dealer=3)
    return table.seen(0)


def answered(thinker: Thinker | InProcess, within_s: float) -> tuple[int, object]:
    """The answer, polled as by a window; fails after ``within_s`` seconds."""
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        if (answer := thinker.poll()) is not None:
            return answer
        time.sleep(0.002)
    pytest.fail(f"no answer within {within_s} s")


def until(true: Callable[[], bool], within_s: float = 120.0) -> bool:
    end = time.monotonic() + within_s
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return b"Z" not in Path(f"/proc/{pid}/stat").read_bytes().split()[2] if Path("/proc").is_dir() else True


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    thinker.start()
    assert until(lambda: thinker.ready)
    yield thinker
    thinker.close()


# -- faults of a worker: these run in the worker's process ------------------------------------------------------------


def dies_at_once(pipe: Connection, wanted: Wanted) -> None:
    os._exit(3)


def dies_when_asked(pipe: Connection, wanted: Wanted) -> None:
    pipe.send_bytes(packed(Reply(0)))
    pipe.recv_bytes()
    os._exit(3)


def says_nothing(pipe: Connection, wanted: Wanted) -> None:
    pipe.send_bytes(packed(Reply(0)))
    time.sleep(60)


def never_begins(pipe: Connection, wanted: Wanted) -> None:
    time.sleep(60)


def talks_nonsense(pipe: Connection, wanted: Wanted) -> None:
    pipe.recv_bytes()
    pipe.send_bytes(b"\xc1 nonsense")
    time.sleep(60)


def cheats(pipe: Connection, wanted: Wanted) -> None:
    while True:
        number = decode_request(pipe.recv_bytes()).number
        pipe.send_bytes(packed(Reply(number, ("play", 21))))


def waits_until_not_wanted(pipe: Connection, wanted: Wanted) -> None:
    """A worker that computes for the first request until it is cancelled, and answers later ones."""
    while True:
        number = decode_request(pipe.recv_bytes()).number
        while number == 1 and wanted.value == number:
            time.sleep(0.001)
        pipe.send_bytes(packed(Reply(number, ("pass", None))))


class Ponderer:
    """Computes for a question with the seed 1 until it is cancelled, and returns the last action."""

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        if rng.random() == Random(1).random():
            while not stopped():
                sum(range(1000))
        return seen.actions[-1]


def ponders(pipe: Connection, wanted: Wanted) -> None:
    """The normal worker with a level that computes for a long time."""
    with patch.object(worker, "bot_at", lambda *_: Ponderer()):
        serve_moves(pipe, wanted)


def ponders_a_little(pipe: Connection, wanted: Wanted) -> None:
    """As :func:`ponders`, with a short time limit."""
    worker.GUARD_S = 0.2
    ponders(pipe, wanted)


# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery", "french players=5", "piedmont"])
def test_the_worker_answers_as_the_bot_does_here(thinker: Thinker, game: str) -> None:
    table = shuffled(game, 11)
    while (seat := table.state.turn) is not None:
        number = thinker.ask(table.seen(seat), "plain", 5)
        got, action = answered(thinker, 120.0)
        assert (got, action) == (number, rule_bot.choose(table.seen(seat), Random(5)))
        table.take(rule_bot.choose(table.seen(seat), Random(5)))


def test_who_thinks_too_long_plays_the_best_he_has(caplog: pytest.LogCaptureFixture) -> None:
    """At the time limit an answer is returned, the worker continues, and the log has a line."""
    thinker = Thinker(target=ponders_a_little, patience_s=30.0)
    try:
        seen = question()
        number = thinker.ask(seen, "plain", 1)
        answer = answered(thinker, 30.0)
        assert answer == (number, seen.actions[-1])
        assert "stopped after 0.2 s" in caplog.text
    finally:
        thinker.close()


def test_an_answer_comes_once(thinker: Thinker) -> None:
    thinker.ask(question(), "plain", 1)
    answered(thinker, 120.0)
    assert thinker.poll() is None


def test_only_the_last_question_is_answered(thinker: Thinker) -> None:
    thinker.ask(question(), "plain", 1)
    second = thinker.ask(question(), "random", 2)
    assert answered(thinker, 120.0)[0] == second
    time.sleep(0.05)
    assert thinker.poll() is None


def test_a_question_that_is_cancelled_is_not_answered(thinker: Thinker) -> None:
    thinker.ask(question(), "plain", 1)
    thinker.cancel()
    time.sleep(0.1)
    assert thinker.poll() is None
    assert thinker.ask(question(), "plain", 1) == 2
    assert answered(thinker, 120.0)[0] == 2


def test_polling_and_asking_do_not_wait(thinker: Thinker) -> None:
    """A frame at 60 Hz has 16 ms; the median of either call must be far below that."""
    seen, times = question(), []
    for _ in range(30):
        began = time.perf_counter()
        thinker.ask(seen, "plain", 1)
        at_once = thinker.poll()
        times.append(time.perf_counter() - began)
        if at_once is None:
            answered(thinker, 120.0)
    assert within(sorted(times)[15], 0.003, time.perf_counter)


def test_an_unknown_level_is_refused_when_asked(thinker: Thinker) -> None:
    with pytest.raises(ValueError, match="no level grandmaster"):
        thinker.ask(question(), "grandmaster", 1)


# -- trouble ----------------------------------------------------------------------------------------------------------


@posix
def test_a_killed_worker_is_replaced_and_its_question_answered(thinker: Thinker) -> None:
    first = thinker.worker_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    thinker.ask(question(), "plain", 1)
    assert answered(thinker, 120.0)[1] in question().actions
    assert until(lambda: thinker.ready)
    assert thinker.worker_pid != first
    assert not alive(first)
    thinker.ask(question(), "plain", 1)
    assert answered(thinker, 120.0)[0] == 2


@posix
def test_a_stopped_worker_is_replaced_after_two_seconds(thinker: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    first = thinker.worker_pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    thinker.ask(question(), "plain", 1)
    began = time.monotonic()
    assert answered(thinker, 120.0)[1] in question().actions
    assert time.monotonic() - began > 1.9
    assert "was silent" in caplog.text
    assert until(lambda: not alive(first))


@pytest.mark.parametrize("target", [dies_at_once, dies_when_asked, says_nothing, never_begins, talks_nonsense, cheats])
def test_a_worker_gone_wrong_costs_no_answer(target: Callable[[Connection, Wanted], None]) -> None:
    """The plain rules answer every request, and the number of restarts is limited."""
    thinker = Thinker(patience_s=0.3, restarts=1, target=target)
    thinker.start()
    try:
        for number in range(1, 4):
            assert thinker.ask(question(), "plain", 1) == number
            assert answered(thinker, 120.0) == (number, rule_bot.choose(question(), Random(1)))
    finally:
        thinker.close()


def test_a_worker_that_cannot_be_started_costs_no_answer(monkeypatch: pytest.MonkeyPatch,
                                                         caplog: pytest.LogCaptureFixture) -> None:
    def refuse(self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    thinker = Thinker()
    thinker.start()
    thinker.ask(question(), "plain", 1)
    assert answered(thinker, 1.0)[1] in question().actions
    assert "cannot be started" in caplog.text
    thinker.close()


def test_restarts_are_bounded(caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker(restarts=2, target=dies_when_asked)
    caplog.set_level(logging.WARNING)
    for _ in range(8):
        thinker.ask(question(), "plain", 1)
        answered(thinker, 120.0)
    assert thinker.worker_pid is None
    assert sum("restarts" in record.message for record in caplog.records) == 3
    thinker.close()


def test_thinking_stops_when_it_is_not_wanted_any_more() -> None:
    thinker = Thinker(target=waits_until_not_wanted, patience_s=30.0)
    thinker.ask(question(), "plain", 1)
    time.sleep(0.3)
    assert thinker.poll() is None
    thinker.cancel()
    second = thinker.ask(question(), "plain", 1)
    assert answered(thinker, 120.0)[0] == second
    thinker.close()


def test_a_level_that_thinks_long_leaves_off_for_the_next_question(caplog: pytest.LogCaptureFixture) -> None:
    """After another request or a cancel the same worker answers, and its old answer is dropped."""
    thinker = Thinker(target=ponders, patience_s=30.0)
    thinker.start()
    assert until(lambda: thinker.ready)
    pid = thinker.worker_pid
    for cancels in (False, True, False):
        thinker.ask(question(), "plain", 1)
        time.sleep(0.05)
        assert thinker.poll() is None
        if cancels:
            thinker.cancel()
        number = thinker.ask(question(), "plain", 2)
        assert answered(thinker, 120.0) == (number, question().actions[-1])
    assert question().actions[-1] != rule_bot.choose(question(), Random(2)), "or it could be the rules that answered"
    assert (thinker.worker_pid, caplog.text) == (pid, "")
    thinker.close()


@posix
def test_a_level_that_thinks_does_not_keep_its_process_alive() -> None:
    thinker = Thinker(target=ponders, patience_s=30.0)
    thinker.ask(question(), "plain", 1)
    assert until(lambda: thinker.ready)
    pid = thinker.worker_pid
    assert pid is not None
    thinker.close()
    assert until(lambda: not alive(pid), 120.0)


# -- the end ----------------------------------------------------------------------------------------------------------


@posix
def test_nothing_is_left_after_closing(thinker: Thinker) -> None:
    pid = thinker.worker_pid
    assert pid is not None
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 5
    assert until(lambda: not alive(pid), 120.0)
    thinker.start()
    assert thinker.worker_pid is None, "closed is closed"


ORPHAN = """
import sys, time
from game.thinker import Thinker
if __name__ == "__main__":
    thinker = Thinker(); thinker.start()
    while not thinker.ready: time.sleep(0.01)
    print(thinker.worker_pid, flush=True)
    time.sleep(60)
"""


@posix
def test_a_killed_window_leaves_no_worker(tmp_path: Path) -> None:
    script = tmp_path / "window.py"
    script.write_text(ORPHAN, encoding="utf-8")
    window = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert window.stdout is not None
    pid = int(window.stdout.readline())
    window.kill()
    window.wait()
    window.stdout.close()
    assert until(lambda: not alive(pid), 120.0)


def test_the_worker_loads_no_window() -> None:
    code = "import sys, game.ai.protocol.worker; sys.exit(any(n.split('.')[0] == 'pygame' or n.startswith('game.ui') " \
           "for n in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES[:3])
def test_the_same_without_a_process(game: str) -> None:
    thinker = InProcess()
    table = shuffled(game, 2)
    seat = table.state.turn
    assert seat is not None
    assert thinker.poll() is None
    number = thinker.ask(table.seen(seat), "plain", 4)
    assert answered(thinker, 1.0) == (number, rule_bot.choose(table.seen(seat), Random(4)))
    thinker.ask(table.seen(seat), "plain", 4)
    thinker.cancel()
    assert thinker.poll() is None
    thinker.close()
