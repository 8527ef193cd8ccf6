"""The choice of the game for an edited deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ....engine.rules import Rules
from ....engine.variants import PRESETS, Value
from ....view.setup import SHAPE, Draft, choices, chosen
from ....view.words import lazy
from ...app.scene import Pop, Step
from ...widgets import Button, Choice, Grid, Label, Option, ScrollArea, Select, Widget
from ..paper import PaperScene
from ..setup import shape_words


class GameScene(PaperScene):
    """Chooses preset, players, pack and partners, beginning with ``rules``; ``take`` is called with the result."""

    wide = 640
    first = "preset"

    def __init__(self, rules: Rules, take: Callable[[Rules], Step]) -> None:
        super().__init__()
        self.title = lazy("editor.game")
        self.take = take
        shape = {name: getattr(rules, name) for name in SHAPE}
        self.draft = Draft(rules.preset, shape)

    def parts(self) -> Widget:
        """A line for each choice."""
        presets = [Option(name, lazy(f"preset.{name}")) for name in PRESETS]
        form: list[Widget] = [Label(lazy("menu.game")),
                              self.named("preset", Select(presets, self.draft.preset, self._preset))]
        rules = self.draft.rules
        for name in SHAPE:
            offers: list[Option[Any]] = [Option(offer.value, shape_words(rules, name, offer.value), None, offer.why)
                                         for offer in choices(self.draft, name)]
            form += [Label(lazy(f"option.{name}")),
                     self.named(name, Choice(offers, getattr(rules, name), partial(self._choose, name)))]
        return ScrollArea(Grid(form, 2, 10))

    def foot(self) -> Sequence[Widget]:
        """Cancel, or accept."""
        return (self.named("back", Button(lazy("common.cancel"), self.back)),
                self.named("take", Button(lazy("common.ok"), lambda: Pop(self.take(self.draft.rules)), primary=True)))

    def _preset(self, name: str) -> None:
        self.draft = Draft(name)
        self.renew()

    def _choose(self, name: str, value: Value) -> None:
        self.draft = chosen(self.draft, name, value)
        self.renew()
