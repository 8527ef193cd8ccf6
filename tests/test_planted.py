"""Known errors are planted in a copy of the game one by one; the tests of the engine must catch each.

This takes about an hour: ``pytest -m planted`` runs it, and the hosted checks do once a week.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SUITES = ("tests/engine", "tests/test_architecture.py")
"""The tests that must notice."""


@dataclass(frozen=True)
class Error:
    """In ``path`` the text ``right``, which must occur once, becomes ``wrong``."""

    name: str
    path: str
    right: str
    wrong: str


ENGINE = "game/engine/"
ERRORS = (
    Error("forgotten event: cards handed over", ENGINE + "phases/asking.py",
          "    moved = tuple(ev.CardHandedOver(where[card], taker, card) for card in got)\n",
          "    moved: tuple[ev.Event, ...] = ()\n"),
    Error("forgotten event: the Fool kept", ENGINE + "phases/playing.py",
          "        return (ev.FoolKept(owner, trick.winner),)\n", "        return ()\n"),
    Error("leaked talon: in the event", ENGINE + "events.py",
          "        case TalonDealt():\n            return replace(event, cards=None)\n",
          "        case TalonDealt():\n            return event\n"),
    Error("leaked talon: in the Observation", ENGINE + "observation.py",
          "    return facts.deal.talon if facts.talon_seen or taken_by_me else None\n",
          "    return facts.deal.talon if facts.talon_seen or taken_by_me or facts.talon else None\n"),
    Error("leaked écart: in the event", ENGINE + "events.py",
          "        case CardDiscarded(seat=owner) if owner != seat:\n",
          "        case CardDiscarded(seat=owner) if owner != seat and not owner:\n"),
    Error("leaked écart: in the Observation", ENGINE + "observation.py",
          "    ecart: Cards | None = facts.ecart if facts.ecart_by == seat else None\n",
          "    ecart: Cards | None = facts.ecart or None\n"),
    Error("no overtrump", ENGINE + "play.py",
          "    if rules.overtrump and (best :=", "    if not rules.overtrump and (best :="),
    Error("wrong target", ENGINE + "payment.py", "TARGETS = (112, 102, 82, 72)", "TARGETS = (112, 102, 84, 72)"),
    Error("unbalanced payment", ENGINE + "payment.py",
          "    return {seat: each + (over if seat == odd_one else 0) for seat in seats}\n",
          "    return {seat: each + (0 if seat == odd_one else 0) for seat in seats}\n"),
    Error("forgotten void: the lone Petit plays", ENGINE + "game.py",
          " if rules.lone_petit == \"void\" else None\n", " if rules.lone_petit == \"\" else None\n"),
    Error("forgotten void: no duty to trump", ENGINE + "play.py",
          "    if not (tarots := hand & TAROTS):\n", "    if not (tarots := hand & TAROTS) or led != TAROT:\n"),
    Error("hard-coded talon size", ENGINE + "phases/discarding.py",
          "        if len(laid) < self.facts.rules.row.talon:\n", "        if len(laid) < 3:\n"),
    Error("engine importing ui", ENGINE + "play.py",
          "from .rules import Rules\n",
          "from .rules import Rules\n\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    from ..ui import words\n"),
    Error("unswept trick: in the state", ENGINE + "phases/playing.py",
          "return Playing(self.facts, hands, winner, Trick(winner), tricks,",
          "return Playing(self.facts, hands, winner, Trick(winner, trick.cards), tricks,"),
    Error("unswept trick: in the events", ENGINE + "phases/playing.py",
          "        happened = (*happened, ev.TrickTaken(winner, trick.cards, len(tricks)), *fool)\n",
          "        happened = (*happened, *fool)\n"),
)


def planted(error: Error, copy: Path) -> None:
    """Write ``error`` into the tree at ``copy``."""
    file = copy / error.path
    file.write_text(file.read_text(encoding="utf-8").replace(error.right, error.wrong), encoding="utf-8")


def copied(to: Path) -> None:
    """Copy the game and its tests, without build products and caches."""
    for folder in ("game", "tests"):
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    shutil.copy(ROOT / "pyproject.toml", to)


def caught(error: Error | None) -> str:
    """The first test that fails with ``error`` in the game; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        copied(Path(folder))
        if error is not None:
            planted(error, Path(folder))
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *SUITES],
            cwd=folder, capture_output=True, text=True, timeout=600, check=False)
    first = re.search(r"^(?:FAILED|ERROR) (\S+.*?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return first[1] if first else "" if done.returncode == 0 else done.stdout[-300:]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.name)
def test_an_error_still_has_its_place_in_the_code(error: Error) -> None:
    assert (ROOT / error.path).read_text(encoding="utf-8").count(error.right) == 1


@pytest.mark.planted
def test_the_copy_without_an_error_passes() -> None:
    assert caught(None) == ""


@pytest.mark.planted
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.name)
def test_a_planted_error_is_caught(error: Error) -> None:
    assert caught(error)
