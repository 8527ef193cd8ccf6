"""Plays at the table in real time during a review, and measures the times of frames and of the bots' answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import msgspec

from game.ai.selfplay import played, shuffled
from game.club.study import DealReview, Study
from game.engine.actions import Action
from game.engine.observation import Observation
from game.engine.record import Record
from game.engine.rules import Seat
from game.engine.variants import rules_of
from game.reviewer import Reviewer
from game.session import Thinks
from game.thinker import Thinker
from game.ui.app.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hint import HintAside
from game.ui.table.preferences import Preferences

from ..shots.shots import Shot, act, app_of

FRAME_S = 1 / 60
LEVEL, PLAYERS = "expert", 5


@dataclass(slots=True)
class Timed:
    """A thinker that records the times of its answers."""

    thinker: Thinks
    answers: list[float] = field(default_factory=list)
    _asked: float = 0.0

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        self._asked = time.perf_counter()
        return self.thinker.ask(observation, level, seed, signalling)

    def poll(self) -> tuple[int, Action] | None:
        answer = self.thinker.poll()
        if answer is not None:
            self.answers.append(time.perf_counter() - self._asked)
        return answer

    def cancel(self) -> None:
        self.thinker.cancel()


@dataclass(slots=True)
class Strain:
    """The results: the work in each frame, the delays of frames, the times of bots' answers and of hints, all in
    seconds, and the number of decisions judged."""

    frames: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    judged: int = 0
    lasted: float = 0.0


def sample(seed: int = 1) -> Record:
    """A deal for five players, played by the rule bot."""
    rules = rules_of("chambery", players=PLAYERS)
    return played(rules, 0, shuffled(rules.deck, Random(seed)), ["plain"] * rules.at_table, Random(seed))[0]


def strain(size: tuple[int, int], seconds: float, reviewing: bool) -> Strain:
    """Play against experts for ``seconds`` in a window of ``size``, during a review if ``reviewing``."""
    app = app_of(Shot("play", size, players=PLAYERS))
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    thinker, reviewer = Thinker(), Reviewer()
    timed, study = Timed(thinker), Study(reviewer)
    context = menu.context
    context.thinker, context.study, context.fixed = timed, study, Preferences()
    context.setup = msgspec.structs.replace(context.setup, levels=("",) + (LEVEL,) * (PLAYERS - 1))
    try:
        return _played(app, timed, study, seconds, reviewing)
    finally:
        thinker.close()
        study.close()
        app.close()


def _played(app: App, timed: Timed, study: Study, seconds: float, reviewing: bool) -> Strain:
    found, deals = Strain(), list[DealReview]()
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    app.scenes.take(menu.start())
    study.hint(_table(app).table.view)  # both workers are running before the clock starts
    _pace(app, study, found, lambda: time.perf_counter() - began < 3.0, began := time.perf_counter())
    found = Strain()
    timed.answers.clear()
    began = time.perf_counter()

    def goes_on() -> bool:
        if reviewing and not study.running:
            deals.append(study.of(sample(len(deals) + 1), 0))
            study.begin(deals[-1])
        return time.perf_counter() - began < seconds
    _pace(app, study, found, goes_on, began)
    found.answers = timed.answers
    found.judged, found.lasted = sum(deal.review.done for deal in deals), time.perf_counter() - began
    return found


def _table(app: App) -> TableScene:
    scene = app.scenes.top
    assert isinstance(scene, TableScene)
    return scene


def _pace(app: App, study: Study, found: Strain, goes_on: Callable[[], bool], began: float) -> None:
    """Run at sixty frames a second; the player follows simple rules and asks for a hint before each action."""
    due, asked, hinted = began, 0.0, object()
    while goes_on():
        time.sleep(max(0.0, due - time.perf_counter()))
        found.late.append(time.perf_counter() - due)
        study.update()
        working = time.perf_counter()
        app.step([], FRAME_S)
        found.frames.append(time.perf_counter() - working)
        due = max(due + FRAME_S, time.perf_counter())
        scene = _table(app)
        hint = next(one for one in scene.table.overlays if isinstance(one, HintAside))
        table = scene.table
        if table.mine and hinted is not table.view and len(table.view.actions) > 1:
            hint.deeper()
            asked, hinted = time.perf_counter(), table.view
        elif hint.hint is None or not hint.hint.open:
            if hint.hint is not None:
                found.hints.append(time.perf_counter() - asked)
                hint.close()
            act(app, scene)
