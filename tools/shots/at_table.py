"""Defines when each picture of the table is taken, and the panels over the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.cards import TAROTS
from game.engine.ecart import discardable
from game.ui.app.events import key
from game.ui.app.scene import Scene
from game.ui.scenes.table.after import CountScene, HandsScene, MatchChartScene
from game.ui.scenes.table.chooser import CardChooser
from game.ui.scenes.table.counting import CountPage
from game.ui.scenes.table.menu import RefusalsScene, StoryScene
from game.ui.scenes.table.play import last_trick
from game.ui.scenes.table.scoring import MatchEndScene, ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hint import HintAside
from game.ui.table.table import Table
from game.view.table.choreography import Pace

from .faults import blundered, counting, early, often_refused, try_illegal_card

Reached = Callable[[TableScene], bool]
FRAMES_OF_A_PACKET = 14


def _asked(kind: str) -> Reached:
    return lambda scene: scene.table.prompt().kind == kind


def _in_play(scene: TableScene) -> bool:
    table = scene.table
    view = table.view
    return table.prompt().kind == "play" and len(view.tricks) >= 2 and len(view.trick.cards) >= len(view.order) - 2


def _discard_half_made(scene: TableScene) -> bool:
    """Select all cards of the écart but one; returns False if no discard is asked for."""
    table = scene.table
    if table.prompt().kind != "discard":
        return False
    view = table.view
    while len(offered := frozenset(table.stage.offered)) < view.rules.row.talon - 1:
        scene.use(min(discardable(view.rules, view.hand, offered) - offered, key=lambda card: (card in TAROTS, card)))
        table.stage.skip()
    return True


def _half_dealt(scene: TableScene) -> bool:
    """Whether a third of the player's hand is dealt; if so, runs until the next packets are in flight."""
    stage = scene.table.stage
    if stage.board.stage != "deal" or 3 * len(stage.hand()) < stage.rules.row.hand:
        return False
    stage.pace = Pace()
    for _ in range(FRAMES_OF_A_PACKET):
        scene.table.update(1 / 60)
    return True


def _hinted(depth: int, below: Reached) -> Reached:
    """Return a condition that opens a hint of ``depth`` in a scene that satisfies ``below``."""
    def reached(scene: TableScene) -> bool:
        if not below(scene):
            return False
        hint = next(one for one in scene.table.overlays if isinstance(one, HintAside))
        for _ in range(depth):
            hint.deeper()
            hint.update(0.0)
        return True
    return reached


def _told(scene: TableScene) -> bool:
    """Request the list of legal cards; returns False before the play."""
    if not _in_play(scene):
        return False
    scene.handle(key(pygame.K_F10))
    for overlay in scene.table.overlays:
        overlay.update(0.0)
    return True


def _counted(table: Table) -> CountScene:
    """The card count when all cards are counted."""
    scene = CountScene(table)
    scene.counted = scene.most
    return scene


REACHED: dict[str, Reached] = {
    "dealing": _half_dealt,
    "discard": _discard_half_made,
    "bidding": _asked("bid"),
    "ask": _asked("ask"),
    "give": _asked("give"),
    "call": _asked("call"),
    "play": _in_play,
    "refusal": try_illegal_card,
    "told": _told,
    "ahead": early,
    "remark": blundered,
    "counting_aid": counting,
    "hint": _hinted(1, _in_play),
    "hint_numbers": _hinted(2, _in_play),
    "hint_bid": _hinted(1, _asked("bid")),
    "hint_discard": _hinted(1, _asked("discard")),
    "hint_call": _hinted(1, _asked("call")),
    "scoring": lambda scene: isinstance(scene, ScoringScene) and scene.table.session.rules.deals > 0
    and scene.table.stage.board.end == "played" and not at_its_end(scene).unfolding,
    "final": lambda scene: isinstance(scene, ScoringScene) and scene.table.session.match.finished
    and not at_its_end(scene).unfolding,
}
#: Panels over a scene: the scene, and the function that makes the panel.
OVER: dict[str, tuple[str, Callable[[TableScene], Scene]]] = {
    "chooser": ("call", lambda scene: CardChooser(scene.table, scene.table.prompt())),
    "asking": ("ask", lambda scene: CardChooser(scene.table, scene.table.prompt())),
    "hands": ("scoring", lambda scene: HandsScene(scene.table)),
    "count": ("scoring", lambda scene: _counted(scene.table)),
    "match_end": ("final", lambda scene: at_its_end(MatchEndScene(scene.table))),
    "chart": ("final", lambda scene: MatchChartScene(scene.table)),
    "last_trick": ("play", lambda scene: last_trick(scene.table)),
    "leave": ("play", lambda scene: scene.leaving()),
    "story": ("play", lambda scene: StoryScene(scene.table)),
    "counting_page": ("counting_aid", lambda scene: CountPage(scene.table, scene.table.view)),
    "refusals": ("refusal", lambda scene: RefusalsScene(often_refused(scene.table))),
}


def at_its_end(scene: ScoringScene) -> ScoringScene:
    """``scene`` without its motion."""
    scene.settle()
    return scene
