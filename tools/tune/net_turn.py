"""Computes the inputs of a net for a seat's turn, and the net's choice, by compiled code."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from game.ai.kernel import layout as at
from game.ai.kernel.compiled import compiled
from game.ai.kernel.features import FEATURES
from game.ai.kernel.policy import RATES
from game.ai.net import MOST_RATE, RATE_SCALE, Net
from tools.tune.net_fit import Weights, rounded

_K = compiled()
_legal, _bar, _so_far, _obvious, _size = (_K[name] for name in ("legal", "bar", "trick_so_far", "obvious", "hand_size"))
_choose, _allies, _out, _features, _answer_place = (_K[name] for name in (
    "choose_card", "estimate_allies", "worth_out", "features", "answer_place"))
_PLAYERS, _LEADER, _LAID, _DONE, _BARRED = at.PLAYERS, at.LEADER, at.LAID, at.DONE, at.BARRED
#: The rate of a card that the policy does not consider.
NO_RATE = 1e18
#: The matrices, the biases and the factor of the policy's rate, as arguments of the compiled code.
Arrays = tuple[Any, ...]


def arrays_of(net: Net) -> Arrays:
    """The arrays of ``net``, each weight multiplied by its unit."""
    first, second, last = (np.array(matrix, np.float32) for matrix in net.matrices)
    units = [np.array(unit, np.float32) for unit in net.units]
    return (first * units[0], second * units[1], last * units[2][:, None],
            *(np.array(biases, np.float32) for biases in net.biases), np.float32(net.skip))


def arrays_in(weights: Weights) -> Arrays:
    """The arrays of a fitted net after rounding."""
    whole, units = rounded(weights)
    first, second, last = (matrix * unit.astype(np.float32) for matrix, unit in zip(whole, units, strict=True))
    return (first, second, np.ascontiguousarray(last.T), weights[1], weights[3], weights[5], np.float32(weights[6][0]))


def weights_of(arrays: Arrays) -> Weights:
    """The weights of a net in the order in which they are fitted."""
    first, second, last, b1, b2, b3, skip = arrays
    return [first, b1, second, b2, np.ascontiguousarray(last.T), b3, np.full(1, skip, np.float32)]


@numba.njit
def choice(net: Any, row: Any, view: Any, where: Any, near: Any) -> int:
    """The candidate in ``view`` with the greatest value expected by ``net``, computed as in `Net.expected`."""
    first, second, last, b1, b2, b3, skip = net
    total, found = 0.0, 0
    for code in range(192):
        if view[RATES + code] != NO_RATE:
            total, found = total + view[RATES + code], found + 1
    sums = b1.copy()
    for feature in range(FEATURES):
        if row[feature] != 0:
            sums += first[feature]
    for code in range(192):
        if view[RATES + code] != NO_RATE:
            answer = _answer_place(code, where)
            near[answer] = min(MOST_RATE, max(-MOST_RATE, view[RATES + code] - total / found))
            sums += np.float32(near[answer] * RATE_SCALE) * first[FEATURES + answer]
    hidden = b2.copy()
    for unit in range(len(sums)):
        if sums[unit] > 0:
            hidden += sums[unit] * second[unit]
    hidden = np.maximum(hidden, np.float32(0))
    best, most = -1, -np.inf
    for code in range(192):
        if view[RATES + code] != NO_RATE:
            answer = _answer_place(code, where)
            value = (hidden * last[answer]).sum() + b3[answer] + skip * near[answer]
            if value > most:
                best, most = code, value
    return best


@numba.njit
def trick_open(game: Any, hands: Any, now: Any, trick: Any, worth: Any, open_: Any) -> Any:
    """Fill ``open_`` with the legal cards of the seat to play.

    Returns this seat, the suit led, the suit, rank and place of the best card, and the worth of the trick in card
    points.
    """
    led, suit, rank, place, stake = _so_far(trick, now[_LAID], worth)
    seat = (now[_LEADER] + now[_LAID]) % game[_PLAYERS]
    _legal(game, hands, seat * 6, led, suit, rank, open_)
    if led < 0 and now[_DONE] == 0 and game[_BARRED] == 1:
        _bar(game, open_)
    return seat, led, suit, rank, place, stake


@numba.njit
def rated(deal: Any, table: Any, course: Any, friend: Any, open_: Any, view: Any, row: Any, where: Any,
           known: Any) -> int:
    """Fill ``row`` with the features of the seat to play, and ``view`` with its rates; returns the seat, or -1 if there
    is no choice."""
    game, _, laid, _, _, roles, _ = deal
    full, _, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    seat, led, suit, rank, place, stake = trick_open(game, hands, now, trick, worth, open_)
    h, n = _size(hands, seat), game[_PLAYERS]
    if h < 2 or _obvious(game, hands, seat * 6, led, suit, rank, open_) >= 0:
        return -1
    _allies(game, now, deal[4], friend)
    pool, cards = _out(full, gone, worth)
    view[:] = NO_RATE
    _choose(game, full, worth, klass, price, hands, gone, void, laid, seat, roles[seat], n - now[_LAID] - 1, led, suit,
            rank, (now[_LEADER] + place) % n, stake, pool / max(1, cards), h, friend, miss, w, open_, view)
    _features(game, hands, gone, void, laid, now, trick, won, friend, seat, roles[seat], h, worth, known, where, row)
    return int(seat)
