"""Translates the rules of a table to the kernel's lists of constants."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...engine.cards import ANGEL, FOOL, MOND, PAGAT, SUITS, TAROT, TAROTS, Card
from ...engine.rules import Rules
from ..rulebot.worth import points, trick_worth
from . import layout as at

FOOL_LAST = {"kept": 0, "winner": 1, "changes-sides": 2}
FOOL_WINS = {"never": 0, "announced-slam": 1, "led": 2, "slam": 3}
ECART_TO = {"dealer": 0, "last-trick": 1, "taker": 2}
COUNTS = {"tricks": 0, "cards": 1, "threes": 2}
PAYMENTS = {"zero-sum": 0, "raised": 1, "stake": 2, "french": 3}
#: The weights of a unit of payment and of a unit of card points in a bot's utility of the end of a deal.
WEIGHING = {"zero-sum": (10, 1), "raised": (10, 1), "stake": (40, 1), "french": (4, 1)}
#: The index of the value of a trick itself, after the values of the cards.
TRICK = 191


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes and values of the cards of one game in the kernel.

    ``code`` by card, ``card`` by code (else -1); ``full`` the masks of the pack by suit; by code: ``values`` in units,
    ``worth`` in card points, ``klass`` and ``price`` the kinds that the policy distinguishes; ``game`` the constants of
    the rules, without those of a deal.
    """

    code: tuple[int, ...]
    card: tuple[int, ...]
    full: tuple[int, ...]
    values: tuple[int, ...]
    worth: tuple[float, ...]
    klass: tuple[int, ...]
    price: tuple[int, ...]
    game: tuple[int, ...]


def kernel_code(card: Card, strength: tuple[int, ...], tarots: tuple[Card, ...]) -> int:
    """The kernel's code for ``card``: its suit and its rank by strength."""
    if card == FOOL:
        return at.FOOL_SUIT << 5
    if card.suit == TAROT:
        return at.TAROT_SUIT << 5 | tarots.index(card)
    return SUITS.index(card.suit) << 5 | strength[card] - 1


def klass_of(card: Card, worth: float) -> int:
    """The policy's class of ``card``: 0 a pip, 1-4 Jack to King, 5 tarot, 6 the 1, 7 a 20 or 21 that counts, 8 Fool."""
    if card == FOOL:
        return 8
    if card in TAROTS:
        return 6 if card == PAGAT else 7 if card in (MOND, ANGEL) and worth > 1 else 5
    return max(0, card.rank - 10)


@cache
def codes(rules: Rules) -> Codes:
    """The codes and values of the cards, and the constants, of a game by ``rules``."""
    strength, family = rules.strength, rules.family
    tarots = tuple(sorted(TAROTS, key=strength.__getitem__))
    code = tuple(kernel_code(card, strength, tarots) if card in rules.deck else -1 for card in map(Card, range(78)))
    card, full = [-1] * at.CODES, [0] * 6
    values, worth, klass, price = [0] * at.CODES, [0.0] * at.CODES, [0] * at.CODES, [0] * at.CODES
    for one in rules.deck:
        at_code = code[one]
        card[at_code] = int(one)
        full[at_code >> 5] |= 1 << (at_code & 31)
        values[at_code], worth[at_code] = family.values[one], points(rules)[one]
        klass[at_code] = klass_of(one, worth[at_code])
        price[at_code] = min(3, max(0, int(worth[at_code])))
    worth[TRICK] = trick_worth(rules)
    return Codes(code, tuple(card), tuple(full), tuple(values), tuple(worth), tuple(klass), tuple(price),
                 _game(rules, code))


def _game(rules: Rules, code: tuple[int, ...]) -> tuple[int, ...]:
    family, row = rules.family, rules.row
    game = [0] * at.GAME_SIZE
    game[at.PLAYERS], game[at.OVERTRUMP] = rules.players, int(rules.overtrump)
    game[at.FOOL_PAYS] = int(rules.fool_pays == "empty-card")
    game[at.FOOL_LAST], game[at.FOOL_WINS] = FOOL_LAST[rules.fool_last], FOOL_WINS[rules.fool_wins]
    game[at.ECART_TO], game[at.COUNT] = ECART_TO[rules.ecart_to], COUNTS[family.count]
    game[at.EXTRA], game[at.FOOL_SHORT] = row.ecart_point, family.fool_short
    game[at.LEAST] = min(family.values[card] for card in rules.deck)
    game[at.PAYMENT], game[at.PAR], game[at.DOUBLED_BELOW] = PAYMENTS[rules.payment], row.par, row.doubled_below
    game[at.UNIT], game[at.FOOL_UNITS] = family.unit, family.values[FOOL]
    game[at.PAGAT_CODE], game[at.MOND_CODE] = code[PAGAT], code[MOND]
    game[at.LAYER] = game[at.CALLED] = game[at.CALLED + 1] = -1
    game[at.SCALE], game[at.MARGIN] = WEIGHING[rules.payment]
    return tuple(game)
