"""Policies matched against each other on a bank of deals, by compiled code."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from ...engine.rules import Rules
from ..kernel import layout as at
from ..kernel.codes import codes
from ..kernel.policy import ROLES, VIEW_SIZE
from ..position import chances
from .bank import Bank
from .compiled import compiled

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
              miss, w, -1, open_, view)
    _settle(game, now, won, aside, sides, heaps, units, pay)


@numba.njit(nogil=True)
def _duels(games: Any, full: Any, values: Any, worth: Any, klass: Any, price: Any, hands: Any, laid: Any, nows: Any,
           sides: Any, roles: Any, asides: Any, miss: Any, w: Any, roles_of_a: int, out: Any) -> None:
    deals, n = sides.shape
    base_u, base_p = np.zeros(n, np.int64), np.zeros(n, np.int64)
    units, pay = np.zeros(n, np.int64), np.zeros(n, np.int64)
    for d in range(deals):
        _once(games[d].copy(), full, values, worth, klass, price, hands[d].copy(), laid[d], nows[d].copy(), sides[d],
              roles[d], asides[d], miss, w, base_u, base_p)
        for seat in range(n):
            mixed = roles[d].copy()
            mixed[seat] += roles_of_a
            _once(games[d].copy(), full, values, worth, klass, price, hands[d].copy(), laid[d], nows[d].copy(),
                  sides[d], mixed, asides[d], miss, w, units, pay)
            total = 0
            for side in range(n):
                total += units[side]
            side = sides[d, seat]
            out[d, 0] += (units[side] - base_u[side]) / n
            out[d, 1] += (pay[seat] - base_p[seat]) / n


def duels(rules: Rules, deals: Bank, a: Any, b: Any) -> Any:
    """By deal, what a seat with the weights ``a`` gains among others with ``b``: units, payment; over all seats."""
    c = codes(rules)
    w = np.concatenate([b, a])
    out = np.zeros((len(deals["sides"]), 2))
    full, values, klass, price = (np.array(x, np.int64) for x in (c.full, c.values, c.klass, c.price))
    _duels(deals["game"], full, values, np.array(c.worth), klass, price, deals["hands"], deals["laid"], deals["now"],
           deals["sides"], deals["roles"], deals["aside"], np.array(chances(rules, rules.row.talon)), w, ROLES, out)
    return out
