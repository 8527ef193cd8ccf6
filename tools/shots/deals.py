"""Scenes about a single deal, with a deal that bots have played: for pictures and for tests of layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from game.club.reruns import rerun
from game.club.sharing import Steps
from game.club.work import finished
from game.engine.observation import Observation
from game.engine.record import HUMAN
from game.engine.rules import Seat
from game.ui.app.context import AppContext
from game.ui.app.scene import Pop, Scene
from game.ui.app.sounds import Sounds
from game.ui.scenes.compare import DuplicateMatchScene, DuplicateScene
from game.ui.scenes.editor import EditorScene, GameScene, WishesScene
from game.ui.scenes.match import new_session, new_table
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.sharing import OpenScene, ReadingScene, SealedScene, SharingScene
from game.view.editor import Minimum, filled
from game.view.players import level_at, name_at
from game.view.replay import ReplayTimeline
from game.view.units import BASE, measured
from tools.in_process import InProcess
from tools.shots.still import StillHost


def _replay(context: AppContext, own: bool = False, share: float = 0.45) -> ReplayScene:
    """The replay of a deal played by bots, at ``share`` of its length."""
    host = StillHost(measured(BASE), Sounds(None))
    table = new_table(context, new_session(context, human=False), host, silent=True)
    while not table.session.over:
        table.session.advance(ready=True)
    record = table.session.record
    return ReplayScene(context, record, round(ReplayTimeline(record).last * share), open_=not own)


def _shared(context: AppContext) -> Scene:
    scene = _replay(context)
    return SharingScene(context, scene.reel.record, 0, edits=True)


def _review(context: AppContext, left: int = 0) -> Scene:
    """A deal that was reviewed except for the ``left`` last decisions."""
    record = _replay(context).reel.record
    scene = ReviewScene(context, replace(record, bots=(HUMAN, *record.bots[1:])))
    context.study.begin(scene.deal)
    while len(scene.deal.decisions) - scene.deal.review.done > left:
        context.study.update()
    context.study.stop(scene.deal)
    return scene


def _compared(context: AppContext) -> Scene:
    """The comparison of a deal with two bots that played it."""
    record = _replay(context).reel.record
    scene = DuplicateScene(context, record, 0)
    for level in ("beginner", "club"):
        scene.take_in(finished(rerun(record, 0, level, partial(level_at, context.setup), context.thinker,
                                     context.shuffle)))
    return scene


class Wayward(InProcess):
    """A thinker that answers at once by plain rules; for ``seat`` it sometimes chooses a random action."""

    def __init__(self, seat: Seat, one_in: int) -> None:
        super().__init__()
        self._seat, self._one_in = seat, one_in

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        strays = observation.seat == self._seat and self._number % self._one_in == 0
        return super().ask(observation, "random" if strays else "plain", self._number)


def rivalled(scene: DuplicateMatchScene) -> None:
    """Let two kinds of bots play the match of ``scene``, the second kind all deals except the last."""
    while scene.busy:
        scene.work_on()
    for level, left in (("beginner", 0), ("club", 1)):
        scene.level, thinker = level, Wayward(scene.seat, one_in=2 if level == "beginner" else 9)
        for record in scene.missing()[:scene.rivals.deals - left]:
            scene.take_in(finished(rerun(record, scene.seat, level, partial(level_at, scene.context.setup), thinker,
                                         scene.context.shuffle)))


def _reading(context: AppContext) -> ReadingScene:
    """A long file, of which some deals are read."""
    def steps() -> Steps:
        while True:
            yield 137

    scene = ReadingScene(steps(), lambda found: Pop())
    scene.read_on()
    return scene


def _editor(context: AppContext, share: float = 0.5) -> EditorScene:
    """The deal editor after a share of the cards has been placed."""
    scene = EditorScene(context)
    whole = filled(scene.plan, (Minimum(0, "tarots", 8),), Random(3))
    lies = dict(sorted(whole.lies.items(), key=lambda one: (one[0] * 31) % 78)[:round(share * len(whole.lies))])
    scene.plan = replace(whole, lies=lies, loose=frozenset())
    return scene


#: The function that makes the scene of each picture, by name.
DEALS: dict[str, Callable[[AppContext], Scene]] = {
    "replay": _replay,
    "replay_own": lambda context: _replay(context, own=True),
    "sharing": _shared,
    "review": _review,
    "review_begun": lambda context: _review(context, left=4),
    "duplicate": _compared,
    "open": OpenScene,
    "open_reading": _reading,
    "sealed": lambda context: SealedScene(context, _replay(context).reel.record),
    "editor": _editor,
    "editor_full": lambda context: _editor(context, share=1.0),
    "editor_game": lambda context: GameScene(_editor(context).plan.rules, lambda rules: None),
    "editor_wishes": lambda context: WishesScene(_editor(context).plan, (Minimum(0, "tarots", 8),),
                                                 partial(name_at, context.setup), lambda wanted: None),
}
