"""The page that F1 opens: the rulebook of the current game, at the relevant paragraph if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple, Protocol, runtime_checkable

from ....engine.rules import Rules
from ....engine.variants import OPTIONS, PRESETS, rules_of
from ....view.rulebook.anchors import PROMPTS, STAGES, option_anchor
from ...app.context import AppContext
from ...app.scene import Push, Step
from ...table.table import Table
from ..editor.editor import EditorScene
from ..gallery.gallery import GalleryScene
from ..gallery.pack_page import PackScene
from ..replay.replay import ReplayScene
from ..setup import SetupScene
from .rulebook import RulebookScene


class RulebookPlace(NamedTuple):
    """The rules by which a scene is played, if known, and the relevant paragraph, if any."""

    rules: Rules | None = None
    at: str = ""


@runtime_checkable
class HasContext(Protocol):
    """A scene that knows the next game."""

    context: AppContext


@runtime_checkable
class SeatedScene(Protocol):
    """A scene at a table, or over one."""

    @property
    def table(self) -> Table: ...


@singledispatch
def place_of(scene: object) -> RulebookPlace:
    """The place in the rulebook for ``scene``: at a table, the player's decision, else the phase of the deal."""
    if isinstance(scene, SeatedScene):
        table = scene.table
        at = PROMPTS.get(table.prompt().kind, STAGES[table.stage.board.stage])
        return RulebookPlace(table.session.rules, at)
    if isinstance(scene, HasContext):
        return RulebookPlace(scene.context.setup.rules)
    return RulebookPlace()


@place_of.register
def _(scene: SetupScene) -> RulebookPlace:
    """The option under the focus."""
    focused = scene.form.focus.widget
    name = next((name for name in OPTIONS if scene.has(name) and scene.widget(name) is focused), None)
    return RulebookPlace(scene.draft.rules, "table" if name is None else option_anchor(name))


@place_of.register
def _(scene: EditorScene) -> RulebookPlace:
    """How cards are dealt."""
    return RulebookPlace(scene.plan.rules, "game.deal")


@place_of.register
def _(scene: ReplayScene) -> RulebookPlace:
    """The game of the replay, at its current stop."""
    return RulebookPlace(scene.reel.record.rules, STAGES[scene.show.stage.board.stage])


@place_of.register(GalleryScene)
@place_of.register(PackScene)
def _(scene: object) -> RulebookPlace:
    """The cards."""
    return RulebookPlace(at="pack")


def rulebook_for(stack: Sequence[object]) -> RulebookScene:
    """The rulebook for the last scene of ``stack``; missing information comes from the scenes below it."""
    places = [place_of(scene) for scene in reversed(stack)]
    rules = next((found.rules for found in places if found.rules is not None), None)
    at = next((found.at for found in places if found.at), "")
    return RulebookScene(rules or rules_of(next(iter(PRESETS))), at)


def open_rulebook(stack: Sequence[object]) -> Step:
    """The step to it."""
    return Push(rulebook_for(stack))
