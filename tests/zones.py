"""The number of cards in each zone of the table, computed independently of the pieces."""

from __future__ import annotations

from game.engine.cards import FOOL
from game.engine.observation import Observation
from game.engine.piles import fool_home
from game.engine.rules import Seat, Trick
from game.view.table.zones import TALON, Zone


def zone_counts(view: Observation) -> dict[Zone, int]:
    """The number of cards in each zone that is not empty, computed from ``view`` alone."""
    zones: dict[Zone, int] = {("hand", seat): size for seat, size in enumerate(view.sizes)}
    zones[TALON] = view.talon_size
    if view.ecart_by is not None:
        zones["ecart", view.ecart_by] = view.ecart_size
    for i, _ in enumerate(view.trick.cards):
        zones["trick", _after(view, view.trick, i)] = 1
    for trick in view.tricks:
        for i, card in enumerate(trick.cards):
            owner = _fool_lies(view, trick, i) if card == FOOL else trick.winner
            assert owner is not None
            zones["won", owner] = zones.get(("won", owner), 0) + 1
    return {zone: size for zone, size in zones.items() if size}


def _fool_lies(view: Observation, trick: Trick, index: int) -> Seat:
    """The seat whose pile contains the Fool of ``trick``."""
    owner = _after(view, trick, index)
    last = trick is view.tricks[-1] and view.phase == "over"
    home = fool_home(view.rules, view.order, view.sides, trick, last)
    if home == owner or view.sides[home] != view.sides[owner]:
        return home
    assert trick.winner is not None
    return trick.winner


def _after(view: Observation, trick: Trick, steps: int) -> Seat:
    return view.order[(view.order.index(trick.leader) + steps) % len(view.order)]
