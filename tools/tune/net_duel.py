"""Duels without search between a net and the policy, or another net, on a bank of deals, by compiled code."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from game.ai.kernel import layout as at
from game.ai.kernel.codes import codes
from game.ai.kernel.compiled import compiled
from game.ai.kernel.features import ANSWERS, FEATURES
from game.ai.kernel.inputs import chances
from game.ai.kernel.policy import VIEW_SIZE
from game.ai.weights import weights_for
from game.engine.rules import Rules
from tools.tune.duel import Bank
from tools.tune.net_turn import Arrays, choice, rated

_K = compiled()
_play_out, _settle, _size = (_K[name] for name in ("play_out", "settle", "hand_size"))
_LEADER, _LAID, _NOW, _WON = at.LEADER, at.LAID, at.NOW_SIZE, at.WON


@numba.njit(nogil=True)
def _played(deal: Any, table: Any, seat: int, net: Any, other: Any, others: bool, units: Any, pay: Any) -> None:
    """Play ``deal``: ``seat`` by ``net`` (-1: no seat), the others by ``other`` if ``others``, else by the policy."""
    game, hands_, laid, nows, sides, roles, aside = deal
    full, values, worth, klass, price, miss, w = table
    n = len(sides)
    open_, view, friend = np.zeros(6, np.int64), np.zeros(VIEW_SIZE), np.zeros(n * n)
    known, where, row, near = np.zeros(6, np.int64), np.zeros(4, np.int64), np.zeros(FEATURES, np.int64), np.zeros(
        ANSWERS)
    hands, now, trick, won = hands_.copy(), nows.copy(), np.zeros(n, np.int64), np.zeros(n * _WON, np.int64)
    gone, void = np.zeros(6, np.int64), np.zeros(n, np.int64)
    course = (hands, gone, void, now, trick, won)
    for _ in range(_size(hands_, 0) * n):
        turn, code = (now[_LEADER] + now[_LAID]) % n, -1
        if (turn == seat or others) and rated(deal, table, course, friend, open_, view, row, where, known) >= 0:
            code = choice(net if turn == seat else other, row, view, where, near)
        _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                  friend, miss, w, code, 1, open_, view)
    _settle(game, now, won, aside, sides, np.zeros(n * _WON, np.int64), units, pay)


@numba.njit(nogil=True)
def _all(games: Any, hands: Any, laids: Any, nows: Any, sides: Any, roles: Any, asides: Any, table: Any, net: Any,
         other: Any, others: bool, out: Any) -> None:
    """Write to ``out`` each seat's gain in each deal if it plays by ``net``: units and payment."""
    deals, n = sides.shape
    units, pay = np.zeros(n, np.int64), np.zeros(n, np.int64)
    for d in range(deals):
        deal = (games[d], hands[d], laids[d], nows[d], sides[d], roles[d], asides[d])
        _played(deal, table, -1, net, other, others, units, pay)
        for seat in range(n):
            out[d, seat, 0], out[d, seat, 1] = -units[sides[d, seat]], -pay[seat]
        for seat in range(n):
            _played(deal, table, seat, net, other, others, units, pay)
            out[d, seat, 0] += units[sides[d, seat]]
            out[d, seat, 1] += pay[seat]


def net_gains(rules: Rules, deals: Bank, net: Arrays, other: Arrays | None = None) -> Any:
    """The gain in each deal of one seat that plays by ``net`` among others that play by ``other``, or by the policy, as
    units and payment, averaged over all seats."""
    c = codes(rules)
    full, values, klass, price = (np.array(some, np.int64) for some in (c.full, c.values, c.klass, c.price))
    table = (full, values, np.array(c.worth), klass, price, np.array(chances(rules, rules.row.talon)),
             np.array(weights_for(rules)))
    out = np.zeros((*deals["sides"].shape, 2))
    bank = tuple(deals[key] for key in ("game", "hands", "laid", "now", "sides", "roles", "aside"))
    played: Any = _all
    played(*bank, table, net, net if other is None else other, other is not None, out)
    return out.mean(1)
