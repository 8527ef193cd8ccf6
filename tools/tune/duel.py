"""Policies matched against each other on a bank of deals, by compiled code."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from game.ai.kernel import layout as at
from game.ai.kernel.codes import codes
from game.ai.kernel.compiled import compiled
from game.ai.kernel.inputs import chances
from game.ai.kernel.policy import ROLES, VIEW_SIZE
from game.engine.rules import Rules
from tools.tune.bank import Bank

_play_out, _settle = compiled()["play_out"], compiled()["settle"]
_PLAYERS, _GAME, _NOW, _WON = at.PLAYERS, at.GAME_SIZE, at.NOW_SIZE, at.WON


@numba.njit(nogil=True)
def _once(game: Any, full: Any, values: Any, worth: Any, klass: Any, price: Any, hands: Any, laid: Any, now: Any,
          sides: Any, roles: Any, aside: Any, miss: Any, w: Any, units: Any, pay: Any) -> None:
    n = game[_PLAYERS]
    gone, void, trick, won = (np.zeros(6, np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64),
                              np.zeros(n * _WON, np.int64))
    heaps, open_, view, friend = (np.zeros(n * _WON, np.int64), np.zeros(6, np.int64), np.zeros(VIEW_SIZE),
                                  np.zeros(n * n))
    _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles, friend,
              miss, w, -1, -1, open_, view)
    _settle(game, now, won, aside, sides, heaps, units, pay)


@numba.njit(nogil=True)
def _all(games: Any, full: Any, values: Any, worth: Any, klass: Any, price: Any, hands: Any, laid: Any, nows: Any,
         sides: Any, roles: Any, asides: Any, miss: Any, w: Any, role: int, shift: int, out: Any,
         played: Any) -> None:
    """Play every deal once for one seat of ``role``, another in each deal (-1: for every seat), its role
    ``shift``-ed: the seat's units and payment to ``out`` by deal and seat."""
    deals, n = sides.shape
    units, pay = np.zeros(n, np.int64), np.zeros(n, np.int64)
    for d in range(deals):
        for turn in range(n):
            seat = (turn + d) % n
            if role >= 0 and roles[d, seat] != role:
                continue
            mixed = roles[d].copy()
            mixed[seat] += shift
            _once(games[d].copy(), full, values, worth, klass, price, hands[d].copy(), laid[d], nows[d].copy(),
                  sides[d], mixed, asides[d], miss, w, units, pay)
            out[d, seat, 0] = units[sides[d, seat]]
            out[d, seat, 1] = pay[seat]
            played[d, seat] = 1
            if role >= 0:
                break


class Duel:
    """One seat with other weights among seats that play by ``b``, on the same deals."""

    def __init__(self, rules: Rules, deals: Bank, b: Any) -> None:
        c = codes(rules)
        full, values, klass, price = (np.array(x, np.int64) for x in (c.full, c.values, c.klass, c.price))
        self._deals, self._b, self._shape = deals, b, (*deals["sides"].shape, 2)
        self._table = (full, values, np.array(c.worth), klass, price)
        self._miss = np.array(chances(rules, rules.row.talon))
        self._base = self._played(b, -1, 0)[0]

    def _played(self, a: Any, role: int, shift: int) -> tuple[Any, Any]:
        out, d = np.zeros(self._shape), self._deals
        played = np.zeros(self._shape[:2], np.int64)
        w = np.concatenate([self._b, a])
        _all(d["game"], *self._table, d["hands"], d["laid"], d["now"], d["sides"], d["roles"], d["aside"],
             self._miss, w, role, shift, out, played)
        return out, played

    def gains(self, a: Any, role: int = -1) -> Any:
        """By deal, what a seat with the weights ``a`` gains: units and payment; one seat of ``role`` in each deal that
        has one, or the average of all seats."""
        after, played = self._played(a, role, ROLES)
        gained = ((after - self._base) * played[:, :, None]).sum(1) / np.maximum(1, played.sum(1))[:, None]
        return gained[played.any(1)]


def duels(rules: Rules, deals: Bank, a: Any, b: Any) -> Any:
    """By deal, what a seat with the weights ``a`` gains among others with ``b``: units, payment; over all seats."""
    return Duel(rules, deals, b).gains(a)
