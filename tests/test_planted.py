"""Known errors are inserted into a copy of the game one by one; the tests named with each must fail.

``pytest -m planted`` runs it, as does the weekly job.
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
IN_ENGINE = ("tests/engine",)
IN_LINT = ("tools.lint",)
"""The command that checks the source files, in place of tests."""
IN_TOUR = ("tests/ui/tour",)


@dataclass(frozen=True)
class Error:
    """An error: in ``path`` the text ``right``, which occurs once, becomes ``wrong``; one of ``tests`` must fail."""

    name: str
    path: str
    right: str
    wrong: str
    tests: tuple[str, ...] = IN_ENGINE
    only: str = ""
    """The tests that are enough, as for ``pytest -k``; all if empty."""


ENGINE = "game/engine/"
ENGINE_ERRORS = (
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
          "from .rules import Rules\n\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    from ..ui import words\n",
          IN_LINT),
    Error("unswept trick: in the state", ENGINE + "phases/playing.py",
          "return Playing(self.facts, hands, winner, Trick(winner), tricks,",
          "return Playing(self.facts, hands, winner, Trick(winner, trick.cards), tricks,"),
    Error("unswept trick: in the events", ENGINE + "phases/playing.py",
          "        happened = (*happened, ev.TrickTaken(winner, trick.cards, len(tricks)), *fool)\n",
          "        happened = (*happened, *fool)\n"),
)


VIEW, AI, STORE, UI, CLUB = "game/view/", "game/ai/", "game/store/", "game/ui/", "game/club/"
VIEW_ERRORS = (
    Error("an English text for every region", VIEW + "words.py",
          'short = code.replace("-", "_").split', "short = code.split", ("tests/ui/test_words.py",)),
    Error("small text below what can be read", VIEW + "units.py",
          "return max(SMALLEST_TEXT_PX, round(units * self.ui_scale * grown))",
          "return round(units * self.ui_scale * 0.5 * grown)", ("tests/table/test_prompts.py",)),
    Error("another deal for the same day", CLUB + "daily.py", 'f"tarot-des-fleurs daily {scheme}',
          'f"tarot-des-fleurs  daily {scheme}', ("tests/test_daily.py",)),
    Error("a shuffle that never moves the first card", ENGINE + "computed.py", "range(len(pack) - 1, 0, -1)",
          "range(len(pack) - 1, 1, -1)", ("tests/test_daily.py",)),
    Error("an attempt that was taken back counts", CLUB + "daily.py", "if line.end in WHOLE and not line.taken_back",
          "if line.end in WHOLE", ("tests/ui/test_daily_page.py",)),
    Error("steps of an axis too small", VIEW + "statistics.py", "if step * power * max(1, most) >= span",
          "if step * power * max(1, most) * 3 >= span", ("tests/ui/test_statistics.py",)),
    Error("shares of nothing", VIEW + "statistics.py", "round(100 * part / whole)", "round(100 * whole / part)",
          ("tests/ui/test_statistics.py",)),
    Error("a card shown large under the pointer", UI + "table/magnifier.py", "or not one.colliderect(spot)",
          "or one.colliderect(spot)", ("tests/ui/test_magnifier.py",)),
    Error("a slam asked of every hand", AI + "rulebot/bidding.py",
          "return best in tarots and strong", "return best not in tarots or strong", ("tests/ui/test_slam_asked.py",)),
    Error("a card chosen ahead hides a handful", VIEW + "table/prompts.py",
          "only_cards = len(plays) == len(view.actions)", "only_cards = True", ("tests/ui/test_ahead.py",
                                                                               "tests/ui/test_handful.py")),
    Error("the neighbour sits on the other side", VIEW + "table/layout.py",
          "return (seat - self.viewer) % self.seats", "return (self.viewer - seat) % self.seats",
          ("tests/ui/test_layout.py", "tests/table")),
    Error("the Fool stays with who took the trick", VIEW + "table/zones.py",
          'self._move(("won", winner), ("won", seat), FOOL)', 'self._move(("won", winner), ("won", winner), FOOL)',
          ("tests/table/test_stage.py",)),
    Error("the talon is taken up open", VIEW + "table/zones.py",
          "piece.face = None  # which of them go into the écart is secret", "pass  # as it is",
          ("tests/table/test_stage.py",)),
    Error("a refused bid can be pressed", VIEW + "table/prompts.py",
          "why = None if contract.id in free else low", "why = None", ("tests/ui/test_nothing_hidden.py",)),
    Error("what is in an exchange is not counted down", VIEW + "table/prompts.py",
          "left = max(1, view.taking.contract.asks - got)", "left = max(1, view.taking.contract.asks)",
          ("tests/table/test_prompts.py",)),
    Error("groups of a scan too long", VIEW + "access.py", "count = -(-len(every) // MOST)",
          "count = max(1, len(every) // (2 * MOST))", ("tests/ui/test_hands.py",)),
    Error("a refused control is scanned", VIEW + "access.py", "and not node.why and not (inner",
          "and not (inner", ("tests/access/test_stops.py",)),
)
AI_ERRORS = (
    Error("the worst of those left", AI + "search/race.py", "leader = max(self.alive,", "leader = min(self.alive,",
          ("tests/ai/test_levels.py", "tests/ai/test_advice.py", "tests/ai/test_net.py")),
    Error("an error that does not shrink", AI + "search/race.py", "/ max(1, n - 1) / n)", "/ max(1, n - 1))",
          ("tests/ai/test_race.py",)),
    Error("a net that counts against its favourite", AI + "search/race.py",
          "(self.prior[best] - self.prior[rival])", "(self.prior[rival] - self.prior[best])",
          ("tests/ai/test_race.py",)),
    Error("an honour promised by a six", AI + "signals.py", "PROMISING, LAST_PIP, HONOUR = 5, 10, 13",
          "PROMISING, LAST_PIP, HONOUR = 6, 10, 13", ("tests/ai/test_signals.py",)),
    Error("the Fool stops trumps at any time", AI + "signals.py",
          "stops = led == TAROT and self.rounds[TAROT] == 1", "stops = led == TAROT", ("tests/ai/test_signals.py",)),
    Error("a long suit taken for two cards", AI + "signals.py", '"two_cards" if ours else "long_suit"',
          '"long_suit" if ours else "two_cards"', ("tests/ai/test_signals.py",)),
    Error("a hidden partner counts as an ally", AI + "reading.py",
          "return frozenset(seat for seat in self.others if own is not None and self.seen.sides[seat] == own)",
          "return frozenset(seat for seat in self.others if self.seen.sides[seat] in (None, own))",
          ("tests/ai/test_sense.py", "tests/ai/test_reading.py")),
    Error("own discards may be in other hands", AI + "reading.py",
          "difference(self.played, self.seen.hand, self.seen.ecart or ())", "difference(self.played, self.seen.hand)",
          ("tests/ai/test_reading.py", "tests/ai/test_deduction.py", "tests/ai/test_counting_aid.py")),
    Error("a forced card is reviewed", AI + "teaching/review.py", "elif own and len(state.actions()) > 1:", "elif own:",
          ("tests/ai/test_advice.py", "tests/test_reviewer.py")),
)
STORE_ERRORS = (
    Error("rounds of a season in the wrong order", STORE + "contests.py", "reversed(list(pairwise(",
          "list(list(pairwise(",
          ("tests/ui/test_season.py",)),
    Error("every round begins a season", STORE + "contests.py", "one.kind == kind_of_round(1)",
          "one.kind.startswith(SEASON)", ("tests/ui/test_season.py",)),
    Error("imported tournaments are the player's", STORE + "contests.py",
          "WHERE viewer IS NOT NULL AND origin = 'played' ORDER BY matches.id",
          "WHERE viewer IS NOT NULL ORDER BY matches.id", ("tests/store", "tests/ui/test_tournament.py")),
    Error("a damaged review is believed", STORE + "practice.py",
          "if facts.running_sum(self.seat, self.text) != self.sum:", "if not self.text:",
          ("tests/store/test_notes.py",)),
    Error("friends of every game are counted", STORE + "contests.py", ' if preset in ("", game)]', "]",
          ("tests/store/test_notes.py",)),
    Error("a loss counts as a gain in the spread", STORE + "values.py",
          "self.squares / self.deals - self.mean**2", "self.squares / self.deals + self.mean**2",
          ("tests/store/test_counting.py", "tests/ui/test_statistics.py")),
    Error("sums that forget what was there", STORE + "values.py",
          "Sums(*(a + b for a, b in", "Sums(*(b or a for a, b in",
          ("tests/store/test_counting.py", "tests/ui/test_statistics.py")),
)
UI_ERRORS = (
    Error("a bounce counts", UI + "app/pointer.py", "self._now - last < self.bounce", "self._now - last > self.bounce",
          ("tests/ui/test_holding.py",)),
    Error("the mouse acts when it is let go twice", UI + "app/pointer.py",
          "elif self.on_release and event.type != pygame.MOUSEBUTTONDOWN:", "elif self.on_release:",
          ("tests/ui/test_holding.py",)),
    Error("left makes it more", UI + "widgets/slider.py",
          "case Verb.LEFT:\n                return self._set(self.value - self.step)",
          "case Verb.LEFT:\n                return self._set(self.value + self.step)", ("tests/ui/test_widgets.py",)),
    Error("a slider below its least value", UI + "widgets/slider.py", "min(self.high, max(self.low, self.low + steps",
          "min(self.high, (self.low + steps", ("tests/ui/test_widgets.py", "tests/access/test_reader.py")),
    Error("the wheel turns the page the other way", UI + "widgets/scroll.py",
          "self.to(self.offset - round(event.y * step))", "self.to(self.offset + round(event.y * step))",
          ("tests/ui/test_widgets.py", "tests/ui/test_rulebook.py")),
    Error("scrolled beyond the end", UI + "widgets/scroll.py", "max(0, min(self.most, offset))", "max(0, offset)",
          ("tests/ui/test_widgets.py",)),
    Error("a refusal without a reason", UI + "access/tree.py",
          "why=read_out(spoken(widget.why)) if widget.why is not None else told.why)", "why=told.why)", IN_TOUR,
          "setup or bidding or history or menu"),
    Error("nameless lists", UI + "access/tree.py",
          'name = (self.label if node.role in LABELLED else "") or node.about or self.heading', 'name = ""', IN_TOUR,
          "history or setup or settings or play"),
    Error("pages read from below", UI + "access/tree.py",
          "for number, child in enumerate(widget.children)\n",
          "for number, child in enumerate(widget.children[::-1])\n",
          IN_TOUR, "menu or settings"),
    Error("two things of one key", UI + "access/tree.py", 'key = (*key, type(widget).__name__)\n', "key = key[:3]\n",
          IN_TOUR, "menu or settings"),
    Error("grey words in high contrast", UI + "draw/theme.py", "FAINTEST = (0x62, 0x62, 0x62)",
          "FAINTEST = (0xA2, 0xA2, 0xA2)", ("tests/ui/test_contrast.py",)),
    Error("a key without words", UI + "scenes/pages.py", 'how.title', 'how.titel', IN_LINT),
    Error("the words know the window", VIEW + "statistics.py", "from . import history, words\n",
          "from . import history, words\nfrom ..ui.draw import theme\n", IN_LINT),
    Error("pygame in the words", VIEW + "units.py", "from functools import cache\n",
          "from functools import cache\n\nimport pygame\n", IN_LINT),
    Error("a clock in the engine", ENGINE + "payment.py", "from __future__ import annotations\n",
          "from __future__ import annotations\n\nimport time\n", IN_LINT),
    Error("a half point lost to a float", ENGINE + "piles.py", "from __future__ import annotations\n",
          "from __future__ import annotations\n\nHALF = 0.5\n", IN_LINT),
    Error("a game by its name", AI + "rulebot/bidding.py", '    tarots, strength = view.hand & TAROTS',
          '    if view.rules.preset == "french":\n        return False\n    tarots, strength = view.hand & TAROTS',
          IN_LINT),
    Error("a swallowed fault", STORE + "contests.py",
          "        except (InvalidRules, ValueError, TypeError):\n            return None\n",
          "        except (InvalidRules, ValueError, TypeError):\n            pass\n        return None\n", IN_LINT),
    Error("a picture read beyond its end", UI + "draw/transform.py",
          "mixed = target[0] if wide > 1 else 1, target[1] if high > 1 else 1", "mixed = target",
          ("tests/ui/test_transform.py",)),
    Error("a label that does not fit", UI + "widgets/slider.py", "return min(widest, room // 2)",
          "return min(widest, room // 2) // 2", ("tests/ui/test_widgets.py",)),
)
ERRORS = (*ENGINE_ERRORS, *VIEW_ERRORS, *AI_ERRORS, *STORE_ERRORS, *UI_ERRORS)


def planted(error: Error, copy: Path) -> None:
    file = copy / error.path
    file.write_text(file.read_text(encoding="utf-8").replace(error.right, error.wrong), encoding="utf-8")


def copied(to: Path) -> None:
    """Copy the checkout; pictures and sounds are linked."""
    for path in ROOT.iterdir():
        if path.name in ("sprites", "sounds"):
            (to / path.name).symlink_to(path)
        elif path.name in ("game", "tests", "tools", "docs", "bundle"):
            shutil.copytree(path, to / path.name, ignore=shutil.ignore_patterns("__pycache__", "screenshots"))
        elif path.is_file():
            shutil.copy(path, to)


def caught(tests: tuple[str, ...], only: str = "", error: Error | None = None) -> str:
    """The first of ``tests`` that fails with ``error`` in the game; empty if none fails."""
    with tempfile.TemporaryDirectory() as folder:
        copied(Path(folder))
        if error is not None:
            planted(error, Path(folder))
        chosen = ["-k", only] if only else []
        command = tests if tests == IN_LINT else ("pytest", "-x", "-q", "-p", "no:cacheprovider", *tests, *chosen)
        done = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True,
                              timeout=1200, check=False)
    first = re.search(r"^(?:FAILED|ERROR) (\S+.*?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return first[1] if first else "" if done.returncode == 0 else (done.stdout or done.stderr)[-300:]


def test_every_error_still_has_its_place_in_the_code() -> None:
    for error in ERRORS:
        assert (ROOT / error.path).read_text(encoding="utf-8").count(error.right) == 1, error.name


@pytest.mark.planted
def test_the_copy_without_an_error_passes() -> None:
    assert caught(tuple(sorted({test for error in ERRORS for test in error.tests} - {*IN_LINT}))) == ""
    assert caught(IN_LINT) == ""


@pytest.mark.planted
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.name)
def test_a_planted_error_is_caught(error: Error) -> None:
    assert caught(error.tests, error.only, error)
