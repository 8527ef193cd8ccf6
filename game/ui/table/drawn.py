"""The picture of a table: the cards of a stage, the items around them, and the items of a scene over them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from ...engine.rules import Rules, Seat
from ...view.table.layout import Layout
from ...view.units import Metrics
from .canvas import Canvas, Item
from .furniture import table_ground
from .knowledge import PlayedFor
from .pieces import CardHighlights, Drawer
from .preferences import Preferences
from .stage import Stage


class DrawnTable:
    """The base of the tables of a match and of a replay."""

    def __init__(self, rules: Rules, viewer: Seat, preferences: Preferences, metrics: Metrics) -> None:
        self.preferences, self.metrics = preferences, metrics
        self.canvas, self.drawer = Canvas(), Drawer()
        self.stage = Stage(rules, viewer, self.new_layout(), preferences.sort(rules), preferences.pace)

    @property
    def layout(self) -> Layout:
        return self.stage.layout

    def new_layout(self) -> Layout:
        """The layout for the present window and preferences."""
        raise NotImplementedError

    def name(self, seat: Seat) -> str:
        raise NotImplementedError

    def played_for(self) -> PlayedFor:
        """The goal of the deal and the role of each seat at the playhead."""
        raise NotImplementedError

    def highlights(self) -> CardHighlights:
        """The cards that look different from the others."""
        raise NotImplementedError

    def around(self, cards: Sequence[Item]) -> list[Item]:
        """The items around ``cards``, and those over some of them."""
        raise NotImplementedError

    def draw(self, surface: Surface, extra: Sequence[Item], whole: bool) -> None:
        """Draw the table with the ``extra`` items of a scene; all of it if ``whole``, else the changes."""
        if whole:
            self.canvas.invalidate()
        ground = table_ground(self.metrics.size, self.preferences.felt, self.layout.rim)
        cards = self.drawer.items(self.stage, self.highlights())
        self.canvas.draw(surface, ground, [*cards, *self.around(cards), *extra])
        self.stage.dirty = self.drawer.unfinished
