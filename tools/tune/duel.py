"""Prepares a bank of deals, and plays duels between policies on these deals by compiled code."""

from __future__ import annotations

from random import Random
from typing import Any

import numba
import numpy as np
from joblib import Parallel, delayed

from game.ai.kernel import layout as at
from game.ai.kernel.codes import codes
from game.ai.kernel.compiled import compiled
from game.ai.kernel.inputs import aside_of, chances, hands_of, kernel_input, masks, roles_of, sides_of
from game.ai.kernel.policy import ROLES, VIEW_SIZE
from game.ai.rulebot import rule_bot
from game.ai.selfplay import shuffled
from game.engine.game import deal, step
from game.engine.observation import observe
from game.engine.phases.playing import Playing
from game.engine.rules import Rules
from game.engine.sides import sides

#: The arrays of a bank, a row for each deal.
KEYS = ("game", "hands", "laid", "now", "sides", "roles", "aside")
Bank = dict[str, Any]


def ready(rules: Rules, seed: int) -> dict[str, list[int]] | None:
    """The deal of ``seed`` before the first card is led, as the kernel's lists; None if the deal is not played."""
    rng = Random(seed)
    state = deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
    while not isinstance(state, Playing):
        if state.turn is None:
            return None
        state, _ = step(state, rule_bot.choose(observe(state, state.turn), rng))
    facts, position = state.facts, kernel_input(observe(state, state.turn))
    truth = sides_of(position, sides(facts))
    position.game[at.LAYER] = position.place[facts.ecart_by] if facts.ecart_by is not None else -1
    return {"game": position.game, "hands": hands_of(position, state.hands), "now": position.now, "sides": truth,
            "laid": masks(position.codes, facts.ecart), "roles": roles_of(position, truth),
            "aside": aside_of(position, [*facts.ecart, *facts.talon])}


def _chunk(rules: Rules, seeds: range) -> list[dict[str, list[int]]]:
    return [found for seed in seeds if (found := ready(rules, seed)) is not None]


def bank(rules: Rules, first: int, number: int, jobs: int = 2) -> Bank:
    """The deals of ``number`` seeds from ``first`` on, without those that are not played."""
    chunks = [range(at_, min(at_ + 100, first + number)) for at_ in range(first, first + number, 100)]
    found = Parallel(n_jobs=jobs)(delayed(_chunk)(rules, seeds) for seeds in chunks)
    rows = [row for chunk in found for row in chunk]
    return {key: np.array([row[key] for row in rows], dtype=np.int64) for key in KEYS}


_play_out, _settle = compiled()["play_out"], compiled()["settle"]
_PLAYERS, _NOW, _WON = at.PLAYERS, at.NOW_SIZE, at.WON


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
    """Play every deal with ``shift`` added to the role of one seat of ``role``, another seat in each deal.

    If ``role`` is -1, it is played for each seat. Writes the units and the payment of the seat to ``out`` by deal and
    seat, and 1 to ``played``.
    """
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
    """A duel between one seat with other weights and seats that play by ``b``, on the same deals."""

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
        """The gain of a seat with the weights ``a`` in each deal, as units and payment.

        Only deals with a seat of ``role`` count, one seat in each; if ``role`` is -1, the average of all seats.
        """
        after, played = self._played(a, role, ROLES)
        gained = ((after - self._base) * played[:, :, None]).sum(1) / np.maximum(1, played.sum(1))[:, None]
        return gained[played.any(1)]


def duels(rules: Rules, deals: Bank, a: Any, b: Any) -> Any:
    """The gain in each deal of a seat with the weights ``a`` among others with ``b``, as units and payment, averaged
    over all seats."""
    return Duel(rules, deals, b).gains(a)
