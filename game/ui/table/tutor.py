"""Who looks over the person's shoulder at a table that is there to learn at."""

from __future__ import annotations

from typing import Protocol

from ...engine.actions import Action
from ...engine.cards import Card
from ..app.scene import Scene


class Tutor(Protocol):
    """Put into ``Table.tutor``: asked before anything is done, told of what the rules refuse.

    ``may`` answers whether ``action`` goes to the rules at all; if not, it has said why. ``menu`` is the table's menu.
    """

    def may(self, action: Action) -> bool: ...
    def refused(self, rule: str, card: Card | None) -> None: ...
    def menu(self) -> Scene: ...
