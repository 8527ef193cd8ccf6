"""The sides of a deal as a viewer sees them.

Defines the role of each seat, and the colour, sign, words and order of every side. The table, the score sheet, the
replay, the history and the spoken table use this module. No pygame: colours and signs are the names of pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ..engine.observation import Observation
from ..engine.rules import Facts, Rules, Seat, Taking
from ..engine.sides import Sides
from . import words
from .words import Namer

SeatRole = Literal["taker", "soloist", "partner", "defender", "opponent", "own", "open", "none"]
"""The role of a seat in this deal, as the viewer sees it.

``own``: the viewer in a game without a taker; ``open``: the viewer does not know the side yet.
"""
SideColour = Literal["taker", "defenders", "open", ""]
"""The colour of a side.

``taker``: the taker's side, or the viewer's if there is no taker; ``defenders``: the others; ``open``: unknown.
"""
UNSAID: tuple[SeatRole, ...] = ("none", "own")
"""Roles that have no name."""
MOST_NAMED = 2
"""A side of more players than this is named by its role, not by the players' names."""
_TAKEN = frozenset(("alone", "called"))
"""The values of `Contract.sides` for contracts with a taker."""


@dataclass(frozen=True, slots=True)
class SideLook:
    """The colour of a side and the sign of a seat in it; either is empty if there is none."""

    colour: SideColour
    sign: str


LOOKS: Mapping[SeatRole, SideLook] = {
    "taker": SideLook("taker", "taker"), "soloist": SideLook("taker", "taker"), "partner": SideLook("taker", "partner"),
    "own": SideLook("taker", "own"), "defender": SideLook("defenders", "defender"),
    "opponent": SideLook("defenders", "defender"), "open": SideLook("open", "open"), "none": SideLook("", ""),
}


@dataclass(frozen=True, slots=True)
class Camp:
    """Seats that play together as far as the viewer knows.

    A seat whose side is unknown is a camp of one, with ``side`` None.
    """

    seats: tuple[Seat, ...]
    side: int | None
    colour: SideColour


@dataclass(frozen=True, slots=True)
class ShownSides:
    """The sides of a deal, as far as ``viewer`` knows them; ``order`` are the seats that play, in order."""

    rules: Rules
    order: tuple[Seat, ...]
    taking: Taking
    sides: Sides
    viewer: Seat

    @property
    def declared(self) -> bool:
        """Whether the contract has a taker."""
        return self.taking.contract.sides in _TAKEN

    @property
    def first(self) -> int:
        """The side that is shown first: the taker's, or the viewer's if there is no taker."""
        own = self.sides[self.viewer]
        return 0 if self.declared or own is None else own

    def colour(self, side: int | None) -> SideColour:
        return "open" if side is None else "taker" if side == self.first else "defenders"

    @property
    def roles(self) -> tuple[SeatRole, ...]:
        """The role of every seat at the table."""
        return tuple(map(self._role, range(self.rules.at_table)))

    def _role(self, seat: Seat) -> SeatRole:
        way, side = self.taking.contract.sides, self.sides[seat]
        if seat not in self.order or way == "none":
            return "none"
        if not self.declared:
            return "own" if seat == self.viewer else "none" if side is None else \
                "partner" if side == self.sides[self.viewer] else "opponent"
        if seat == self.taking.taker:
            return "soloist" if way == "alone" else "taker"
        return "open" if side is None else "partner" if side == 0 else "defender"

    @property
    def camps(self) -> tuple[Camp, ...]:
        """The camps in the order in which they are shown.

        The known sides come first, then seats of unknown side; in each camp, seats are in order of play from the
        viewer.
        """
        at = self.order.index(self.viewer) if self.viewer in self.order else 0
        seats = (*self.order[at:], *self.order[:at])
        known = dict.fromkeys((self.first, *sorted({side for seat in seats if (side := self.sides[seat]) is not None})))
        found = [Camp(tuple(seat for seat in seats if self.sides[seat] == side), side, self.colour(side))
                 for side in known]
        return tuple([camp for camp in found if camp.seats]
                     + [Camp((seat,), None, "open") for seat in seats if self.sides[seat] is None])


def sides_seen(seen: Observation) -> ShownSides:
    """The sides as the seat of ``seen`` knows them."""
    return ShownSides(seen.rules, seen.order, seen.taking, seen.sides, seen.seat)


def sides_played(facts: Facts, sides: Sides, viewer: Seat) -> ShownSides:
    """The true ``sides`` of a deal as ``viewer`` sees them."""
    return ShownSides(facts.rules, facts.deal.order, facts.taking, sides, viewer)


def camp_words(camp: Camp, name: Namer) -> str:
    """The names of the players of ``camp`` as a list.

    Returns the name of the side if it has more than :data:`MOST_NAMED` players.
    """
    if len(camp.seats) > MOST_NAMED:
        return words.say("end.defenders" if camp.side else "end.takers_side")
    return words.listed([name(seat) for seat in camp.seats])


def role_words(role: SeatRole) -> str:
    """The name of ``role``; empty if it has none."""
    return "" if role in UNSAID else words.say("role." + role)
