"""Makes training data for a net: positions of self-play with the outcome of every candidate in the true deal."""

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
from game.ai.search.race import point_in_play
from game.ai.weights import weights_for
from game.engine.rules import Rules
from tools.tune.duel import Bank
from tools.tune.net_fit import Labels
from tools.tune.net_turn import NO_RATE, Arrays, choice, rated, trick_open

#: The probability that self-play plays another card than the policy's, to reach other positions too.
STRAYED = 0.08
#: The number of positions made at a time; they are packed before the next ones are made, to save memory.
CHUNK = 50_000

_K = compiled()
_play_out, _simulate, _settle, _utility = (_K[name] for name in ("play_out", "simulate", "settle", "utility"))
_size, _answer_place, _low, _count = (_K[name] for name in ("hand_size", "answer_place", "low", "count"))
_PLAYERS, _LEADER, _LAID = at.PLAYERS, at.LEADER, at.LAID
_NOW, _WON = at.NOW_SIZE, at.WON
_f = np.float32
#: The value in place of a net if none is used.
NOBODY: Arrays = (*(np.zeros((1, 1), _f) for _ in range(3)), *(np.zeros(1, _f) for _ in range(3)), _f(0))


@numba.njit
def _any_of(open_: Any) -> Any:
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
    """Play the next ``cards`` cards of ``deal`` by the policy, or, with the probability ``strayed``, at random."""
    game, _, laid, _, sides, roles, _ = deal
    full, values, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    while cards > 0:
        steady = min(cards, np.random.geometric(strayed) - 1)
        _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                  friend, miss, w, -1, steady, open_, view)
        cards -= steady
        if cards > 0:
            trick_open(game, hands, now, trick, worth, open_)
            _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                      friend, miss, w, _any_of(open_), 1, open_, view)
            cards -= 1


@numba.njit
def scratch_for(n: int) -> Any:
    """Scratch arrays of a trial with ``n`` players."""
    return (np.zeros(n * 6, np.int64), np.zeros(6, np.int64), np.zeros(n, np.int64), np.zeros(_NOW, np.int64),
            np.zeros(n, np.int64), np.zeros(n * _WON, np.int64), np.zeros(n * n), np.zeros(6, np.int64),
            np.zeros(VIEW_SIZE), np.zeros(n * _WON, np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64))


@numba.njit
def sights() -> Any:
    """Scratch arrays for the input of a net: features, places of suits, known cards by suit, and rates by answer."""
    return np.zeros(FEATURES, np.int64), np.zeros(4, np.int64), np.zeros(6, np.int64), np.zeros(ANSWERS)


@numba.njit
def played_on(deal: Any, table: Any, course: Any, code: int, seat: int, net: Any, scratch: Any, seen: Any) -> Any:
    """The utility of the deal for ``seat`` if it plays ``code`` and continues by ``net``, the others by the policy."""
    game, _, laid, _, sides, roles, aside = deal
    full, values, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won, friend, open_, view, heaps, units, pay = scratch
    row, where, known, near = seen
    mine = (hands, gone, void, now, trick, won)
    for part in range(len(mine)):
        mine[part][:] = course[part]
    n = game[_PLAYERS]
    while _size(hands, (now[_LEADER] + now[_LAID]) % n) > 0:
        away = (seat - now[_LEADER] - now[_LAID]) % n
        if away == 0:
            if code < 0 and rated(deal, table, mine, friend, open_, view, row, where, known) >= 0:
                code = choice(net, row, view, where, near)
            away = 1
        else:
            away = min(away, n - now[_LAID])
        _play_out(game, full, values, worth, klass, price, hands, gone, void, laid, now, trick, won, sides, roles,
                  friend, miss, w, code, away, open_, view)
        code = -1
    _settle(game, now, won, aside, sides, heaps, units, pay)
    return _utility(game, sides, units, pay, seat)


@numba.njit
def _labelled(deal: Any, table: Any, course: Any, seat: int, unit: float, view: Any, where: Any, net: Any, by_net: bool,
              scratch: Any, seen: Any, y: Any, rates: Any) -> int:
    """Fill ``y`` and ``rates`` for the candidates in ``view``, minus the means of all candidates; returns their
    number."""
    game, _, laid, _, sides, roles, aside = deal
    full, values, worth, klass, price, miss, w = table
    hands, gone, void, now, trick, won = course
    total, rated, found = 0.0, 0.0, 0
    for code in range(192):
        if view[RATES + code] != NO_RATE:
            answer = _answer_place(code, where)
            if by_net:
                y[answer] = played_on(deal, table, course, code, seat, net, scratch, seen) / unit
            else:
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
          roles_: Any, asides: Any, units: Any, table: Any, net: Any, by_net: bool, x: Any, y: Any, rates: Any) -> None:
    """Fill ``x`` (features), ``y`` (card points above the candidates' mean, NaN for the other cards) and ``rates``."""
    np.random.seed(seed)
    n = sides_.shape[1]
    open_, view, friend = np.zeros(6, np.int64), np.zeros(VIEW_SIZE), np.zeros(n * n)
    known, where, row = np.zeros(6, np.int64), np.zeros(4, np.int64), np.zeros(FEATURES, np.int64)
    scratch, seen = scratch_for(n), sights()
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
        if _labelled(deal, table, course, seat, units[d, seat], view, where, net, by_net, scratch, seen, y[i],
                     rates[i]) > 1:
            x[i, :] = row
            i += 1
        else:
            rates[i, :] = 0


def net_labels(rules: Rules, deals: Bank, number: int, seed: int, jobs: int = 2, net: Arrays | None = None) -> Labels:
    """About ``number`` positions of self-play on ``deals``: features as packed bits, outcomes and the policy's rates.

    In an outcome the seat continues by ``net``, or by the policy; the others play by the policy.

    Outcomes are card points above the mean of the position's candidates, NaN for other cards.
    """
    c = codes(rules)
    full, values, klass, price = (np.array(some, np.int64) for some in (c.full, c.values, c.klass, c.price))
    rest = (full, values, np.array(c.worth), klass, price, np.array(chances(rules, rules.row.talon)),
            np.array(weights_for(rules)))
    units = np.array([[point_in_play(rules.payment, game, seat) for seat in range(rules.players)]
                      for game in deals["game"].tolist()])
    bank = (*(deals[key] for key in ("game", "hands", "laid", "now", "sides", "roles", "aside")), units)

    def part(n: int, nth: int) -> Labels:
        x, rates = np.zeros((n, FEATURES), np.uint8), np.zeros((n, ANSWERS), np.float32)
        y = np.full((n, ANSWERS), np.nan, np.float32)
        made: Any = _made
        made(n, seed + nth, STRAYED, *bank, rest, NOBODY if net is None else net, net is not None, x, y, rates)
        return np.packbits(x, axis=1), y.astype(np.float16), np.clip(rates, -6, 6).astype(np.float16)

    part(8, -1)
    found = Parallel(n_jobs=jobs, prefer="threads")(
        delayed(part)(min(CHUNK, number), nth) for nth in range(max(1, number // CHUNK)))
    x, y, rates = (np.concatenate(some) for some in zip(*found, strict=True))
    return x, y, rates
