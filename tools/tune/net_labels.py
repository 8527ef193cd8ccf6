"""Positions of self-play with the outcome of every candidate in the true deal: what a net learns from."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from joblib import Parallel, delayed

from game.ai.kernel import layout as at
from game.ai.kernel.codes import codes
from game.ai.kernel.compiled import compiled
from game.ai.kernel.features import ANSWERS, FEATURES
from game.ai.kernel.inputs import chances
from game.ai.kernel.policy import RATES, VIEW_SIZE
from game.ai.weights import weights_for
from game.engine.rules import Rules
from tools.tune.bank import Bank

#: The chance that self-play takes another card than the policy's, to meet other positions too.
STRAYED = 0.08
#: Positions made at a time, so that they can be packed before there are too many.
CHUNK = 50_000

_K = compiled()
_play_out, _simulate, _legal, _bar = (_K[name] for name in ("play_out", "simulate", "legal", "bar"))
_choose, _allies, _so_far, _out, _size = (_K[name] for name in (
    "choose_card", "estimate_allies", "trick_so_far", "worth_out", "hand_size"))
_features, _answer_place, _obvious, _low, _count = (_K[name] for name in (
    "features", "answer_place", "obvious", "low", "count"))
_PLAYERS, _LEADER, _LAID, _DONE, _BARRED = at.PLAYERS, at.LEADER, at.LAID, at.DONE, at.BARRED
_TAKER, _EACH, _SCALE, _MULTIPLIER = at.TAKER, at.EACH, at.SCALE, at.MULTIPLIER
_MARGIN, _UNIT, _NOW, _WON = at.MARGIN, at.UNIT, at.NOW_SIZE, at.WON
#: A card that the policy does not think about has this rate.
NO_RATE = 1e18
Labels = tuple[Any, Any, Any]


@numba.njit
def _open(game: Any, hands: Any, now: Any, trick: Any, worth: Any, open_: Any) -> Any:
    """Fill ``open_`` for the seat to play: the seat, what is led, and the best card of the trick."""
    led, suit, rank, place, stake = _so_far(trick, now[_LAID], worth)
    seat = (now[_LEADER] + now[_LAID]) % game[_PLAYERS]
    _legal(game, hands, seat * 6, led, suit, rank, open_)
    if led < 0 and now[_DONE] == 0 and game[_BARRED] == 1:
        _bar(game, open_)
    return seat, led, suit, rank, place, stake


@numba.njit
def _any_of(open_: Any) -> Any:
    """A random card of ``open_``."""
    total = 0
    for suit in range(6):
        total += _count(open_[suit])
    nth = np.random.randint(total)
    for suit in range(6):
        mask = open_[suit]
        while mask != 0:
            if nth == 0:
                return suit << 5 | _low(mask)
            nth -= 1
            mask &= mask - 1
    return -1


@numba.njit
def _played(cards: int, strayed: float, deal: Any, table: Any, course: Any, friend: Any, open_: Any, view: Any) -> None:
    """Play the next ``cards`` cards of ``deal`` by the policy, each with the chance ``strayed`` at random."""
    game, _, laid, _, sides, roles, _ = deal
    full, values, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    while cards > 0:
        steady = min(cards, np.random.geometric(strayed) - 1)
        _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                  friend, miss, w, -1, steady, open_, view)
        cards -= steady
        if cards > 0:
            _open(game, hands, now, trick, worth, open_)
            _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                      friend, miss, w, _any_of(open_), 1, open_, view)
            cards -= 1


@numba.njit
def rated(deal: Any, table: Any, course: Any, friend: Any, open_: Any, view: Any, row: Any, where: Any,
           known: Any) -> int:
    """Fill ``row`` with the features of the seat to play, ``view`` with its rates; the seat, -1 without a choice."""
    game, _, laid, _, _, roles, _ = deal
    full, _, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    seat, led, suit, rank, place, stake = _open(game, hands, now, trick, worth, open_)
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


@numba.njit
def _labelled(deal: Any, table: Any, course: Any, seat: int, view: Any, where: Any, scratch: Any, y: Any,
              rates: Any) -> int:
    """Fill ``y`` and ``rates`` for the candidates in ``view``, both above their mean; their number."""
    game, _, laid, _, sides, roles, aside = deal
    full, values, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    heads = game[_PLAYERS] - 1 if seat == game[_TAKER] and game[_EACH] == 0 else 1
    unit = game[_SCALE] * max(1, game[_MULTIPLIER]) * heads + 2.0 * game[_MARGIN] * game[_UNIT]
    total, rated, found = 0.0, 0.0, 0
    for code in range(192):
        if view[RATES + code] != NO_RATE:
            answer = _answer_place(code, where)
            y[answer] = _simulate(game, full, values, worth, klass, price, miss, w, hands, gone, void, laid, now,
                                  trick, won, sides, roles, aside, code, seat, *scratch) / unit
            rates[answer] = view[RATES + code]
            total, rated, found = total + y[answer], rated + rates[answer], found + 1
    for answer in range(ANSWERS):
        if not np.isnan(y[answer]):
            y[answer] -= total / found
            rates[answer] -= rated / found
    return found


@numba.njit(nogil=True)
def _made(number: int, seed: int, strayed: float, games: Any, hands_: Any, laids: Any, nows: Any, sides_: Any,
          roles_: Any, asides: Any, table: Any, x: Any, y: Any, rates: Any) -> None:
    """Fill ``x`` (features), ``y`` (card points above the candidates' mean, NaN for the other cards) and ``rates``."""
    np.random.seed(seed)
    n = sides_.shape[1]
    open_, view, friend = np.zeros(6, np.int64), np.zeros(VIEW_SIZE), np.zeros(n * n)
    known, where, row = np.zeros(6, np.int64), np.zeros(4, np.int64), np.zeros(FEATURES, np.int64)
    scratch = (np.zeros(n * 6, np.int64), np.zeros(6, np.int64), np.zeros(n, np.int64), np.zeros(_NOW, np.int64),
               np.zeros(n, np.int64), np.zeros(n * _WON, np.int64), np.zeros(n * n), np.zeros(6, np.int64),
               np.zeros(VIEW_SIZE), np.zeros(n * _WON, np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64))
    i = 0
    while i < number:
        d = np.random.randint(games.shape[0])
        deal = (games[d], hands_[d], laids[d], nows[d], sides_[d], roles_[d], asides[d])
        course = (hands_[d].copy(), np.zeros(6, np.int64), np.zeros(n, np.int64), nows[d].copy(),
                  np.zeros(n, np.int64), np.zeros(n * _WON, np.int64))
        _played(np.random.randint(_size(hands_[d], 0) * n - n), strayed, deal, table, course, friend, open_, view)
        seat = rated(deal, table, course, friend, open_, view, row, where, known)
        if seat < 0:
            continue
        y[i, :] = np.nan
        if _labelled(deal, table, course, seat, view, where, scratch, y[i], rates[i]) > 1:
            x[i, :] = row
            i += 1
        else:
            rates[i, :] = 0


def net_labels(rules: Rules, deals: Bank, number: int, seed: int, jobs: int = 2) -> Labels:
    """About ``number`` positions of self-play on ``deals``: features as packed bits, outcomes and the policy's rates.

    Outcomes are card points above the mean of the position's candidates, NaN for other cards.
    """
    c = codes(rules)
    full, values, klass, price = (np.array(some, np.int64) for some in (c.full, c.values, c.klass, c.price))
    rest = (full, values, np.array(c.worth), klass, price, np.array(chances(rules, rules.row.talon)),
            np.array(weights_for(rules)))
    bank = tuple(deals[key] for key in ("game", "hands", "laid", "now", "sides", "roles", "aside"))

    def part(n: int, nth: int) -> Labels:
        x, rates = np.zeros((n, FEATURES), np.uint8), np.zeros((n, ANSWERS), np.float32)
        y = np.full((n, ANSWERS), np.nan, np.float32)
        made: Any = _made
        made(n, seed + nth, STRAYED, *bank, rest, x, y, rates)
        return np.packbits(x, axis=1), y.astype(np.float16), np.clip(rates, -6, 6).astype(np.float16)

    part(8, -1)
    found = Parallel(n_jobs=jobs, prefer="threads")(
        delayed(part)(CHUNK, nth) for nth in range(max(1, number // CHUNK)))
    x, y, rates = (np.concatenate(some) for some in zip(*found, strict=True))
    return x, y, rates
