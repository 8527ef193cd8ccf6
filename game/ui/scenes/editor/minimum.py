"""The minimums for hands when the rest is dealt at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ....engine.rules import Seat
from ....view import words
from ....view.editor import DealPlan, Minimum, groups
from ....view.words import lazy
from ...app.scene import Pop, Step
from ...draw import theme
from ...widgets import Button, Column, Grid, Label, ScrollArea, Select, Slider, Widget
from ...widgets.choice import Option
from ..paper import PaperScene

WIDEST = 22
"""The longest minimum in words."""


class WishesScene(PaperScene):
    """Sliders for one seat at a time; ``done`` is called with all minimums, and deals."""

    wide = 620
    first = "seat"

    def __init__(self, plan: DealPlan, wanted: Sequence[Minimum], name: Callable[[Seat], str],
                 done: Callable[[tuple[Minimum, ...]], None]) -> None:
        super().__init__()
        self.title = lazy("editor.wishes")
        self.plan, self.name, self.done = plan, name, done
        self.seat = wanted[0].seat if wanted and wanted[0].seat in plan.seats else plan.seats[0]
        self.least = {(wish.seat, wish.group): wish.least for wish in wanted if wish.seat in plan.seats}

    def parts(self) -> Widget:
        """The seat, and a slider for each kind of cards."""
        seats = [Option(seat, partial(self.name, seat)) for seat in self.plan.seats]
        form: list[Widget] = [Label(lazy("editor.whose")), self.named("seat", Select(seats, self.seat, self._sit))]
        for group, cards in reversed(groups(self.plan.rules).items()):
            most = min(len(cards), self.plan.size(self.seat))
            form += [Label(lazy(f"editor.group.{group}")),
                     self.named(group, Slider(self.least.get((self.seat, group), 0), partial(self._set, group), low=0,
                                              high=most, step=1, shown=_shown, widest=WIDEST))]
        text = Label(lazy("editor.wishes_text"), "small", colour=theme.ON_PAPER.muted)
        return ScrollArea(Column([text, Grid(form, 2, 8)], 10))

    def foot(self) -> Sequence[Widget]:
        """Remove all minimums, or deal."""
        return (self.named("none", Button(lazy("editor.no_wishes"), self._none)),
                self.named("deal", Button(lazy("editor.deal_so"), self._deal, primary=True)))

    def _sit(self, seat: Seat) -> None:
        self.seat = seat
        self.renew()

    def _set(self, group: str, value: float) -> None:
        self.least[self.seat, group] = round(value)

    def _none(self) -> None:
        self.least.clear()
        self.renew()

    def _deal(self) -> Step:
        self.done(tuple(Minimum(seat, group, least) for (seat, group), least in self.least.items() if least))
        return Pop()


def _shown(value: float) -> str:
    return words.say("editor.at_least", n=round(value)) if value else "–"
