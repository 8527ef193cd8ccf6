"""The page that F1 opens: the rulebook of the current game, at the relevant paragraph if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ....engine.variants import PRESETS, rules_of
from ....view.rulebook.anchors import PROMPTS, STAGES, RulebookPlace
from ...app.context import AppContext
from ...app.scene import Push, Step
from ...table.table import Table
from .rulebook import RulebookScene


@runtime_checkable
class PlacedScene(Protocol):
    """A scene that knows its place in the rulebook."""

    @property
    def rulebook_place(self) -> RulebookPlace: ...


@runtime_checkable
class SeatedScene(Protocol):
    """A scene at a table, or over one."""

    @property
    def table(self) -> Table: ...


@runtime_checkable
class HasContext(Protocol):
    """A scene that knows the next game."""

    context: AppContext


def place_of(scene: object) -> RulebookPlace:
    """The place in the rulebook for ``scene``: at a table, the player's decision, else the phase of the deal."""
    if isinstance(scene, PlacedScene):
        return scene.rulebook_place
    if isinstance(scene, SeatedScene):
        table = scene.table
        at = PROMPTS.get(table.prompt().kind, STAGES[table.stage.board.stage])
        return RulebookPlace(table.session.rules, at)
    return RulebookPlace()


def rulebook_for(stack: Sequence[object]) -> RulebookScene:
    """The rulebook for the last scene of ``stack``; missing information comes from the scenes below it.

    Without a game among them it is that of the next match.
    """
    places = [place_of(scene) for scene in reversed(stack)]
    games = [found.rules for found in places if found.rules is not None]
    games += [scene.context.setup.rules for scene in reversed(stack) if isinstance(scene, HasContext)]
    rules, at = next(iter(games), None), next((found.at for found in places if found.at), "")
    return RulebookScene(rules or rules_of(next(iter(PRESETS))), at)


def open_rulebook(stack: Sequence[object]) -> Step:
    """The step to it."""
    return Push(rulebook_for(stack))
