"""After kill -9 at any moment, the match continues at its place, with the same result."""

from __future__ import annotations

import itertools
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.engine.record import last_state
from game.store import open_store, path_in
from game.store.book import kept, unfinished
from game.store.history import matches
from tests.store.evening import played_out, sat_down, stands

ROOT = Path(__file__).parents[2]


@cache
def undisturbed() -> tuple[tuple[str, ...], tuple[int, ...]]:
    """All states of the match, and its totals."""
    places: list[str] = []
    session = played_out(sat_down(None), lambda at: places.append(stands(at)))
    return tuple(places), session.match.totals


def killed(folder: Path, lines: int, seconds: float) -> list[str]:
    """The output of a match killed ``seconds`` after its line ``lines``, or all output if the match has ended.

    The match waits at this line and once more a little later, so that it cannot end first on a busy machine.
    """
    command = [sys.executable, "-m", "tests.store.evening", str(folder), str(lines)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        said = list(itertools.islice(process.stdout, lines))
        if len(said) == lines and not said[-1].startswith("totals"):
            process.stdin.write("go on\n")
            process.stdin.flush()
            time.sleep(seconds)
            process.kill()
            said += process.stdout
    return [line.strip() for line in said]


@pytest.mark.parametrize("times", [10, pytest.param(200, marks=pytest.mark.long)])
def test_a_killed_match_goes_on_as_it_would_have_gone(times: int, tmp_path: Path) -> None:
    """After each kill the match is in the state last printed, or one action later."""
    places, totals = undisturbed()
    rng, kills, evenings, ends = Random(7), 0, 0, []
    while kills < times:
        folder, seen = tmp_path / str(evenings), places[0]
        evenings += 1
        while True:
            said = killed(folder, rng.randrange(1, 180), rng.random() * 0.002)
            assert said[0] == f"at {seen}" or places.index(said[0][3:]) == places.index(seen) + 1, (said[0], seen)
            if said[-1].startswith("totals"):
                ends.append(said[-1])
                break
            kills += 1
            whole = [line.removeprefix("at ") for line in said if line.removeprefix("at ") in places]
            seen = whole[-1]
            if seen in places[-2:] and (ended := ended_with(folder)) is not None:  # killed before it could print that
                ends.append(ended)
                break
            assert standing(folder) in places[places.index(seen):places.index(seen) + 2]
    assert evenings < kills, "most matches ended before they could be killed"
    assert set(ends) == {" ".join(("totals", *map(str, totals)))}


def ended_with(folder: Path) -> str | None:
    """The totals of the match in ``folder``; None if it has not ended."""
    store = open_store(path_in(folder))
    line = matches(store).lines[0]
    store.close()
    return " ".join(("totals", *map(str, line.totals))) if line.status == "finished" else None


def standing(folder: Path) -> str:
    """The state of the match in ``folder``, computed by the rules from legal actions."""
    store = open_store(path_in(folder))
    assert not store.notices
    match = kept(store, unfinished(store)[0].number)
    store.close()
    assert match.record is not None
    last_state(match.record)
    return f"{match.dealt}.{len(match.record.moves)}"


def test_what_was_seen_was_on_disk_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any event, a reader of the file finds the action that caused it."""
    path = path_in(tmp_path)
    store = open_store(path)
    reader = open_store(path)

    def compare(session) -> None:
        written = kept(reader, 1)
        assert written.record is not None
        assert (written.record.moves, written.dealt) == (session.record.moves, session.deals_dealt)

    session = sat_down(store)
    next_event = session.next_event

    def seen():
        compare(session)
        return next_event()

    monkeypatch.setattr(session, "next_event", seen)
    for _ in range(60):
        session.next_event()
        if session.waits_for_viewer:
            session.submit(session.view.actions[0])
        else:
            session.advance(ready=True)
    store.close()
