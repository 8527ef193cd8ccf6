"""The net's estimate of each card before a search tries it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.cards import Card
from ...engine.observation import Observation
from ..kernel import layout as at
from ..kernel.features import FEATURES, answer_place, features
from ..kernel.inputs import KernelInput
from ..kernel.playout import obvious
from ..kernel.policy import RATES, VIEW_SIZE, choose_card
from ..net import net_for
from ..policy import turn_of

#: The standard error of a distance between two cards as the net expects it, in card points.
DOUBT = 0.4
_NONE = 1e18


def card_prior(seen: Observation, position: KernelInput, cards: Sequence[Card],
               weights: Sequence[float]) -> list[float]:
    """The card points above the mean that the net for these rules expects of each of ``cards``; zeros without a net.

    A card that the policy does not consider counts as the nearest of its suit that it considers. If it considers no
    card, the net was not trained for the decision: zeros.
    """
    net = net_for(seen.rules)
    if net is None or len(cards) < 2:
        return [0.0] * len(cards)
    codes, turn, view = position.codes, turn_of(seen), [_NONE] * VIEW_SIZE
    if obvious(turn.game, turn.hands, turn.seat * 6, turn.led, turn.best_suit, turn.best_rank, turn.open_) >= 0:
        return [0.0] * len(cards)
    choose_card(turn.game, list(codes.full), list(codes.worth), list(codes.klass), list(codes.price), turn.hands,
                turn.gone, turn.void, turn.laid, turn.seat, turn.role, turn.to_come, turn.led, turn.best_suit,
                turn.best_rank, turn.holder, turn.stake, turn.average, turn.h, turn.friend, turn.miss, list(weights),
                turn.open_, view)
    where, x = [0] * 4, [0] * FEATURES
    features(turn.game, turn.hands, turn.gone, turn.void, turn.laid, position.now, position.trick, position.won,
             turn.friend, turn.seat, turn.role, turn.h, list(codes.worth), [0] * 6, where, x)
    rates = {code: view[RATES + code] for code in range(at.CODES) if view[RATES + code] != _NONE}
    found = net.expected([n for n, one in enumerate(x) if one],
                         {answer_place(code, where): rate for code, rate in rates.items()})
    by_code = {code: found[answer_place(code, where)] for code in rates}
    return [_nearest(by_code, codes.code[card]) for card in cards]


def _nearest(expected: Mapping[int, float], code: int) -> float:
    """What is expected of the card ``code``, or of the nearest one of its suit."""
    same = [other for other in expected if other >> 5 == code >> 5]
    return expected[min(same, key=lambda other: (abs(other - code), other))] if same else min(expected.values())
