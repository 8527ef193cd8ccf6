"""Runs the kernel: as plain Python, or compiled if Numba is installed (see `speed`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from . import layout as at
from .codes import Codes
from .playout import simulate
from .policy import VIEW_SIZE

Vector = list[Any]


@dataclass(frozen=True, slots=True)
class Machine:
    """The kernel's ``simulate``; ``row`` makes a list that it changes, ``constant`` one that it only reads."""

    simulate: Callable[..., int]
    row: Callable[[Sequence[Any]], Vector]
    constant: Callable[[Sequence[Any]], Vector]


PLAIN = Machine(simulate, list, list)
_in_use = [PLAIN]


def in_use() -> Machine:
    return _in_use[0]


def use(machine: Machine) -> None:
    """Run all searches of this process on ``machine``; the results are the same on every machine."""
    _in_use[0] = machine


class Bench:
    """The constants and scratch lists of one game for a run of trials, on the ``machine`` in use if none is given."""

    def __init__(self, codes: Codes, game: Sequence[int], miss: Sequence[float], weights: Sequence[float],
                 machine: Machine | None = None) -> None:
        self.machine = machine or in_use()
        row, players = self.machine.row, game[at.PLAYERS]
        self._unit = game[at.UNIT]
        self._simulate = self.machine.simulate
        self._fixed = tuple(map(self.machine.constant, (game, codes.full, codes.values, codes.worth, codes.klass,
                                                        codes.price, miss, weights)))
        self.units, self.pay = row([0] * players), row([0] * players)
        self._scratch = (row([0] * players * 6), row([0] * 6), row([0] * players), row([0] * at.NOW_SIZE),
                         row([0] * players), row([0] * players * at.WON), row([0.0] * players * players), row([0] * 6),
                         row([0.0] * VIEW_SIZE), row([0] * players * at.WON), self.units, self.pay)

    def simulate(self, world: tuple[Vector, ...], forced: int, seat: int) -> int:
        """The utility for ``seat`` if ``forced`` (-1: the policy's choice) and then the cards of the policy are played.

        ``world`` are the lists of :func:`game.ai.kernel.playout.simulate` from ``hands0`` to ``aside``.
        """
        return self._simulate(*self._fixed, *world, forced, seat, *self._scratch)

    def ended(self, seat: int, side: int) -> tuple[int, float]:
        """The payment of ``seat`` and the card points of ``side`` in the last trial."""
        return int(self.pay[seat]), int(self.units[side]) / self._unit
