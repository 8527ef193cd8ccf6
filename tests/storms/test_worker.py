"""The bots' process killed or stopped at any moment: an answer within three seconds, and a line in the log."""

from __future__ import annotations

import logging
import os
import signal
import time

import pytest

from game.ai.protocol.client import PIPED
from game.ai.protocol.worker import serve_moves
from game.thinker import Thinker
from tests.children import signals_as_usual
from tests.effort import few
from tests.test_thinker import answered, ponders, posix, question, says_nothing, until

MOMENTS_S = (0.0, 0.05, 0.2, 0.8)
"""After the start: before Python runs in the new process, while it imports, once it waits for questions."""


@posix
@pytest.mark.parametrize("blow", few(["SIGKILL", "SIGSTOP", "SIGSEGV", "SIGTERM"], 2))
@pytest.mark.parametrize("asks_first", [True, False])
def test_a_blow_at_any_moment_costs_no_answer(blow, asks_first, caplog):
    """The worker is stopped or killed between its start and its work, before and during a request."""
    caplog.set_level(logging.WARNING)
    for moment in MOMENTS_S:
        thinker = Thinker(target=ponders if asks_first else serve_moves)
        thinker.start()
        pid = thinker.worker_pid
        assert pid is not None
        time.sleep(moment)
        if asks_first:
            thinker.ask(question(), "plain", 1)
        caplog.clear()
        os.kill(pid, getattr(signal, blow))
        number = thinker.ask(question(), "plain", 2)
        assert answered(thinker, 10.0)[0] == number
        assert "the worker" in caplog.text
        began = time.monotonic()
        thinker.close()
        assert time.monotonic() - began < 10


@posix
def test_questions_to_a_worker_that_is_stuck_never_hold_up_the_window(caplog):
    """Every opened panel sends a request: a full pipe must not block the frame that writes to it."""
    thinker = Thinker(target=says_nothing)
    thinker.start()
    assert until(lambda: thinker.ready)

    def held_up(*_):
        raise AssertionError("the window stood still")

    signal.signal(signal.SIGALRM, held_up)
    signal.alarm(20)
    try:
        for number in range(20 * PIPED):
            thinker.ask(question(), "plain", number)
        assert answered(thinker, 10.0)[1] in question().actions
    finally:
        signal.alarm(0)
        thinker.close()
    assert "has not answered" in caplog.text


def sleeps(clock, thinker, seconds):
    """Let ``seconds`` pass between two polls, as during a sleep of the machine."""
    thinker.poll()
    clock[0] += seconds
    return thinker.poll()


def test_a_night_in_which_nobody_polled_is_no_silence(caplog):
    """While the machine sleeps or the window is dragged, the worker is not considered hung: its answer is awaited."""
    clock = [1000.0]
    thinker = Thinker(target=ponders, patience_s=2.0, clock=lambda: clock[0])
    thinker.start()
    assert until(lambda: thinker.ready)
    pid = thinker.worker_pid
    thinker.ask(question(), "plain", 1)
    assert sleeps(clock, thinker, 8 * 3600) is None
    assert thinker.worker_pid == pid
    clock[0] += 0.9
    assert thinker.poll() is None
    number = thinker.ask(question(), "plain", 2)
    assert answered(thinker, 10.0) == (number, question().actions[-1])
    assert caplog.text == ""
    thinker.close()


def test_silence_after_the_night_counts(caplog):
    clock = [1000.0]
    thinker = Thinker(target=says_nothing, patience_s=2.0, clock=lambda: clock[0])
    thinker.start()
    assert until(lambda: thinker.ready)
    thinker.ask(question(), "plain", 1)
    assert sleeps(clock, thinker, 8 * 3600) is None
    for _ in range(30):
        clock[0] += 0.1
        if (answer := thinker.poll()) is not None:
            break
    assert answer is not None
    assert answer[1] in question().actions
    assert "was silent" in caplog.text
    thinker.close()


@posix
@pytest.mark.parametrize("moment_s", few([0.02, 0.1, 0.2, 0.3, 0.5], 2))
def test_ctrl_c_in_a_terminal_is_nothing_to_a_worker_that_begins(moment_s, capfd):
    """The signal goes to every process of the terminal, and a worker that began would end with a traceback."""
    thinker = Thinker()
    with signals_as_usual():
        thinker.start()
    assert thinker.worker_pid is not None
    time.sleep(moment_s)
    os.kill(thinker.worker_pid, signal.SIGINT)
    assert until(lambda: thinker.ready)
    thinker.close()
    assert capfd.readouterr().err == ""


@posix
def test_a_worker_starts_from_a_folder_that_was_taken_away(tmp_path, monkeypatch):
    """Python asks for the current folder when it starts; the bots would play by rule without the worker."""
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    thinker = Thinker()
    thinker.start()
    assert until(lambda: thinker.ready)
    thinker.close()
