"""Translates the observed play to the kernel's lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ...engine.cards import FOOL, TAROT, Card
from ...engine.observation import Observation
from ...engine.payment import HANDFUL_WORTH
from ...engine.play import led_suit
from ...engine.rules import Rules, Seat, Trick
from ...engine.sides import Sides
from . import layout as at
from .codes import Codes, codes
from .policy import POWERS

KERNEL_SUITS = "SHDCTF"


@dataclass(frozen=True, slots=True)
class KernelInput:
    """The play so far: constants of the deal and public information, in the kernel's lists.

    Seats are numbered from 0 for forehand to the dealer: ``place`` is that number by seat, ``order`` the seats.
    ``miss`` has at ``h * POWERS + k`` the chance that a hand of ``h`` cards has none of ``k`` cards.
    """

    codes: Codes
    order: tuple[Seat, ...]
    place: tuple[int, ...]
    game: list[int]
    gone: list[int]
    void: list[int]
    laid: list[int]
    now: list[int]
    trick: list[int]
    won: list[int]
    miss: list[float]


def kernel_input(seen: Observation) -> KernelInput:
    """The position that ``seen`` shows."""
    rules, order = seen.rules, seen.order
    table = codes(rules)
    place = tuple(order.index(seat) if seat in order else -1 for seat in range(len(seen.sizes)))
    now, won = [0] * at.NOW_SIZE, [0] * (rules.players * at.WON)
    now[at.FOOL_OWNER] = now[at.FOOL_WINNER] = now[at.PAGAT_BEFORE] = now[at.BOUT] = -1
    gone, void = [0] * 6, [0] * rules.players
    for trick in seen.tricks:
        show_trick(table, order, trick, gone, void)
        _take(table, order, trick, now, won)
    show_trick(table, order, seen.trick, gone, void)
    now[at.LEADER], now[at.LAID] = place[seen.trick.leader], len(seen.trick.cards)
    trick_codes = [table.code[card] for card in seen.trick.cards]
    now[at.HIDDEN] = int(_is_hidden(seen, table, gone))
    laid = masks(table, seen.ecart or ())
    return KernelInput(table, order, place, _game(seen, table, place), gone, void, laid, now,
                       trick_codes + [0] * (rules.players - len(trick_codes)), won, chances(rules, seen.talon_size))


def masks(table: Codes, cards: Iterable[Card]) -> list[int]:
    """``cards`` as six masks of ranks, one for each of KERNEL_SUITS."""
    some = [0] * 6
    for card in cards:
        code = table.code[card]
        some[code >> 5] |= 1 << (code & 31)
    return some


def hands_of(position: KernelInput, hands: Sequence[Iterable[Card]]) -> list[int]:
    """``hands`` by seat as the kernel's masks."""
    return [mask for seat in position.order for mask in masks(position.codes, hands[seat])]


def sides_of(position: KernelInput, sides: Sides) -> list[int]:
    """``sides`` by seat, all of them known, in the kernel's order."""
    each = position.game[at.EACH]
    return [position.place[seat] if each else int(sides[seat] or 0) for seat in position.order]


def roles_of(position: KernelInput, sides: Sequence[int]) -> list[int]:
    """The role of each seat: 0 taker alone, 1 taker with partners, 2 partner, 3 defender, 4 each for himself."""
    if position.game[at.EACH]:
        return [4] * len(sides)
    taker = position.game[at.TAKER]
    alone = sides.count(0) == 1
    return [(0 if alone else 1) if seat == taker else 2 if side == 0 else 3 for seat, side in enumerate(sides)]


def aside_of(position: KernelInput, cards: Iterable[Card]) -> list[int]:
    """``cards``, those of the écart and of a talon that was not taken, as a pile in the form of ``won``."""
    table, pile = position.codes, [0] * at.WON
    for card in cards:
        code = table.code[card]
        pile[at.W_UNITS] += table.values[code]
        pile[at.W_CARDS] += 1
        pile[at.W_LEAST] += table.values[code] == position.game[at.LEAST]
        pile[at.W_OUDLERS] += 1 if code == position.game[at.PAGAT_CODE] else \
            2 if code == position.game[at.MOND_CODE] else 4 if card == FOOL else 0
    return pile


def _game(seen: Observation, table: Codes, place: tuple[int, ...]) -> list[int]:
    game, rules, taking = list(table.game), seen.rules, seen.taking
    contract = taking.contract
    game[at.MULTIPLIER], game[at.TAKER] = contract.multiplier, place[taking.taker]
    game[at.GIVEN], game[at.SLAM] = int(contract.talon == "given"), int(seen.slam)
    game[at.EACH] = int(contract.sides == "each")
    game[at.HANDFULS] = sum(HANDFUL_WORTH[rules.row.handfuls.index(len(h.cards))] for h in seen.handfuls)
    for i, card in enumerate(taking.called):
        game[at.CALLED + i] = table.code[card]
    game[at.BARRED] = int(bool(taking.called) and rules.called_suit_lead == "barred")
    game[at.LAYER] = place[seen.seat] if seen.ecart_by == seen.seat else -1
    return game


def chances(rules: Rules, talon: int) -> list[float]:
    """The chance, at ``h * POWERS + k``, that a hand of h cards has none of k cards that one seat does not see.

    These cards are in the other hands, the écart or a talon of ``talon`` cards.
    """
    return list(_chances(rules.row.hand + rules.row.talon, rules.players - 1, max(talon, rules.row.talon)))


@cache
def _chances(most: int, others: int, aside: int) -> list[float]:
    """The chances for hands of up to ``most`` cards, with ``others`` hands of that size and ``aside`` cards aside."""
    table = []
    for h in range(most + 1):
        lack, chance = 1.0 - h / max(1, others * h + aside), 1.0
        for _ in range(POWERS):
            table.append(chance)
            chance *= lack
    return table


def _is_hidden(seen: Observation, table: Codes, gone: list[int]) -> bool:
    if seen.rules.family.partner_shows or not seen.taking.called or seen.taking.contract.sides != "called":
        return False
    shown = seen.talon or ()
    return any(card not in shown and not gone[table.code[card] >> 5] >> (table.code[card] & 31) & 1
               for card in seen.taking.called)


def show_trick(table: Codes, order: tuple[Seat, ...], trick: Trick, gone: list[int], void: list[int]) -> None:
    """Add the cards of ``trick`` to ``gone``, and to ``void`` the suits that its players have shown they lack."""
    start, led = order.index(trick.leader), led_suit(trick.cards)
    first = KERNEL_SUITS.index(led) if led else -1
    for n, card in enumerate(trick.cards):
        seat, code = (start + n) % len(order), table.code[card]
        gone[code >> 5] |= 1 << (code & 31)
        if card != FOOL and led and card.suit != led:
            void[seat] |= 1 << first
            if card.suit != TAROT:
                void[seat] |= 1 << at.TAROT_SUIT


def _take(table: Codes, order: tuple[Seat, ...], trick: Trick, now: list[int], won: list[int]) -> None:
    assert trick.winner is not None
    winner, start = order.index(trick.winner), order.index(trick.leader)
    base, pagat = winner * at.WON, -1
    for n, card in enumerate(trick.cards):
        seat, code = (start + n) % len(order), table.code[card]
        if card == FOOL:
            now[at.FOOL_OWNER], now[at.FOOL_WINNER] = seat, winner
            continue
        won[base + at.W_UNITS] += table.values[code]
        won[base + at.W_CARDS] += 1
        won[base + at.W_LEAST] += table.values[code] == table.game[at.LEAST]
        if code == table.game[at.PAGAT_CODE]:
            won[base + at.W_OUDLERS] += 1
            pagat = seat
        won[base + at.W_OUDLERS] += 2 * (code == table.game[at.MOND_CODE])
    won[base + at.W_TRICKS] += 1
    now[at.PAGAT_BEFORE] = pagat if pagat == winner else -1
    now[at.DONE] += 1
