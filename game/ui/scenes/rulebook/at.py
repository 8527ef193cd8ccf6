"""What F1 opens: the rulebook of the game at hand, at the paragraph that matters where one is."""

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
    """By which rules a scene is played, if it knows, and the paragraph that matters in it, if one does."""

    rules: Rules | None = None
    at: str = ""


@runtime_checkable
class HasContext(Protocol):
    """A scene that knows what the next game would be."""

    context: AppContext


@runtime_checkable
class SeatedScene(Protocol):
    """A scene at a table, or over one."""

    @property
    def table(self) -> Table: ...


@singledispatch
def place(scene: object) -> RulebookPlace:
    """Where in the rulebook ``scene`` is: at a table, what is asked of the person, else how far the deal has come."""
    if isinstance(scene, SeatedScene):
        table = scene.table
        at = PROMPTS.get(table.prompt().kind, STAGES[table.stage.board.stage])
        return RulebookPlace(table.session.rules, at)
    if isinstance(scene, HasContext):
        return RulebookPlace(scene.context.setup.rules)
    return RulebookPlace()


@place.register
def _(scene: SetupScene) -> RulebookPlace:
    """The option under the focus."""
    focused = scene.form.focus.widget
    name = next((name for name in OPTIONS if scene.has(name) and scene.widget(name) is focused), None)
    return RulebookPlace(scene.draft.rules, "table" if name is None else option_anchor(name))


@place.register
def _(scene: EditorScene) -> RulebookPlace:
    """How cards are dealt."""
    return RulebookPlace(scene.plan.rules, "game.deal")


@place.register
def _(scene: ReplayScene) -> RulebookPlace:
    """The game that is looked at again, as far as it is shown."""
    return RulebookPlace(scene.reel.record.rules, STAGES[scene.show.stage.board.stage])


@place.register(GalleryScene)
@place.register(PackScene)
def _(scene: object) -> RulebookPlace:
    """The cards."""
    return RulebookPlace(at="pack")


def rulebook_for(stack: Sequence[object]) -> RulebookScene:
    """The rulebook for who looks at the last scene of ``stack``: what that one does not say, those below it may."""
    places = [place(scene) for scene in reversed(stack)]
    rules = next((found.rules for found in places if found.rules is not None), None)
    at = next((found.at for found in places if found.at), "")
    return RulebookScene(rules or rules_of(next(iter(PRESETS))), at)


def open_rulebook(stack: Sequence[object]) -> Step:
    """The step to it."""
    return Push(rulebook_for(stack))
