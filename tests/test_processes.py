"""Work shared among processes: results in order, limited work in advance, and no waiting for an ended process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

from game.ai.processes import AHEAD, shared
from game.ai.stop import ProcessLost
from game.cli import main
from game.store.bulk import CHUNK_BYTES, in_chunks
from tests.children import signals_as_usual
from tests.effort import few
from tests.test_thinker import alive, until

ROOT = Path(__file__).parents[1]
PATIENCE_S = 20


def _doubled(number: int) -> int:
    return 2 * number


def _suddenly_gone(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


def test_an_endless_work_is_begun_and_left():
    """Listing all requested deals first would use too much memory."""
    taken = []

    def pieces() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    before = set(active_children())
    work = shared(_doubled, pieces(), 2)
    assert [next(work) for _ in range(5)] == [0, 2, 4, 6, 8]
    work.close()
    assert len(taken) <= 5 + 2 * AHEAD + 1
    assert set(active_children()) <= before


def test_a_process_that_ends_early_is_not_waited_for():
    """The system may kill a process for lack of memory."""
    began = time.monotonic()
    with pytest.raises(ProcessLost):
        list(shared(_suddenly_gone, range(20), 2))
    assert time.monotonic() - began < PATIENCE_S


def test_a_command_says_so(monkeypatch, capsys):
    def lost(*_: object) -> Iterator[object]:
        raise ProcessLost
        yield

    monkeypatch.setattr("game.cli.simulate.shared", lost)
    assert main(["simulate", "--deals", "3", "--jobs", "2", "--out", "-", "--lang", "en"]) == 2
    assert capsys.readouterr().err == ("tarot-des-fleurs: a worker process ended early; "
                                       "with --jobs 1 there are none\n")


@pytest.mark.skipif(os.name != "posix", reason="Windows sends Ctrl-C another way")
@pytest.mark.parametrize("wait_s", few([0.6, 0.9, 1.3, 2.0], 2))
def test_ctrl_c_ends_all_processes_at_once_and_without_a_word(wait_s, tmp_path):
    """A terminal sends the signal to every process of the command; they must not print tracebacks or hang."""
    command = [sys.executable, str(ROOT / "main.py"), "simulate", "--deals", "1" + 17 * "0", "--jobs", "2", "--out",
               str(tmp_path / "out")]
    with signals_as_usual():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    with process:
        time.sleep(wait_s)
        os.killpg(process.pid, signal.SIGINT)
        try:
            said = process.communicate(timeout=PATIENCE_S)
        finally:
            process.kill()
    assert (process.returncode, said) == (130, (b"", b""))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_processes_end_with_a_command_that_is_killed(tmp_path):
    command = [sys.executable, str(ROOT / "main.py"), "simulate", "--deals", "1" + 17 * "0", "--jobs", "2", "--out",
               str(tmp_path / "out")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        assert until(lambda: len(children.read_bytes().split()) >= 3), "two, and the one that tracks resources"
        time.sleep(0.5)
        begun = [int(child) for child in children.read_bytes().split()]
        process.kill()
    assert until(lambda: not any(map(alive, begun)))


def test_long_lines_come_to_a_process_few_at_a_time():
    line = b"x" * 800_000
    for chunk in in_chunks((number, line) for number in range(20)):
        assert len(chunk) * len(line) < CHUNK_BYTES + len(line)
