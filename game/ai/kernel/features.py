"""The features of a seat at its turn: the ones and zeros that are the input of the net.

The four plain suits are ordered by the suit led, the suit of a called card, and the length of the seat's holding, so
that the weights learnt for one suit apply to all.
"""

from __future__ import annotations

from typing import Final

from .bits import count
from .layout import CALLED, LAID, LAYER, LEADER, PLAYERS, TAKER, UNIT, W_UNITS, WON
from .playout import trick_so_far

#: By suit: the seat's cards, those gone, the best card of the trick, all cards of the trick; by rank.
SUIT_SIZE: Final = 56
#: For the tarots: the same four groups, by strength.
TAROTS_AT: Final = 4 * SUIT_SIZE
#: The Fool: in the seat's hand, gone, in the trick.
FOOL_AT: Final = TAROTS_AT + 84
#: A plain suit was led; tarots were led; a tarot is winning; the seat leads; an ally is winning; a foe is winning.
TRICK_AT: Final = FOOL_AT + 3
#: The number of seats to play after this one.
TO_COME_AT: Final = TRICK_AT + 6
#: Each other seat in turn: its voids (4), no tarots, ally, foe, taker, dealer, has played, holds the trick.
SEATS_AT: Final = TO_COME_AT + 6
SEAT_SIZE: Final = 11
ROLE_AT: Final = SEATS_AT + 5 * SEAT_SIZE
#: The cards in hand, the worth of the trick, a called card still out (by suit and court), the card points of the seat's
#: side and of the others so far (in fours).
LEFT_AT: Final = ROLE_AT + 5
STAKE_AT: Final = LEFT_AT + 30
CALLED_AT: Final = STAKE_AT + 8
POINTS_AT: Final = CALLED_AT + 16
FEATURES: Final = POINTS_AT + 30

#: The places of the net's outputs: 14 ranks of four suits, 21 tarots, the Fool.
TAROT_ANSWERS: Final = 56
FOOL_ANSWER: Final = 77
ANSWERS: Final = 78


def features(game: list[int], hands: list[int], gone: list[int], void: list[int], laid: list[int], now: list[int],
             trick: list[int], won: list[int], friend: list[float], seat: int, role: int, left: int,
             worth: list[float], known: list[int], where: list[int], x: list[int]) -> None:
    """Fill ``x`` with the features of ``seat`` at its turn, and ``where`` with the place of each plain suit.

    ``friend`` are the chances of being allies, of which only the row of ``seat`` is used; ``left`` the number of its
    cards. ``known`` is scratch of six.
    """
    for i in range(FEATURES):
        x[i] = 0
    led, best_suit, best_rank, best_at, stake = trick_so_far(trick, now[LAID], worth)
    at, called = seat * 6, game[CALLED]
    if called >= 0 and gone[called >> 5] >> (called & 31) & 1 == 1:
        called = -1
    for suit in range(6):
        known[suit] = gone[suit] | laid[suit] if seat == game[LAYER] else gone[suit]
    order_suits(hands, at, known, led, called, where)
    mark_cards(hands, at, known, where, x)
    best = best_suit << 5 | best_rank if best_suit >= 0 else -1
    mark_trick(trick, now[LAID], led, best, where, x)
    holder = (now[LEADER] + best_at) % game[PLAYERS]
    mark_seats(game, void, now, friend, seat, holder if best >= 0 else -1, where, x)
    mark_points(game, won, friend, seat, x)
    x[ROLE_AT + role] = 1
    x[LEFT_AT + min(29, left)] = 1
    x[STAKE_AT + min(7, int(stake))] = 1
    if 0 <= called >> 5 < 4:
        x[CALLED_AT + where[called >> 5] * 4 + max(0, (called & 31) - 10)] = 1


def order_suits(hands: list[int], at: int, known: list[int], led: int, called: int, where: list[int]) -> None:
    """Fill ``where`` with the place of each plain suit:
    the suit led first, then the called one, then the others, the longest in hand first.
    """
    for suit in range(4):
        place = 0
        for other in range(4):
            if other != suit and goes_before(hands, at, known, led, called, other, suit):
                place += 1
        where[suit] = place


def goes_before(hands: list[int], at: int, known: list[int], led: int, called: int, one: int, other: int) -> bool:
    """Whether the plain suit ``one`` comes before ``other`` in the order of :func:`order_suits`."""
    if one == led or other == led:
        return one == led
    if called >= 0 and (called >> 5 == one or called >> 5 == other):
        return called >> 5 == one
    first, second = hands[at + one], hands[at + other]
    if count(first) != count(second):
        return count(first) > count(second)
    if first != second:
        return first > second
    return known[one] > known[other] if known[one] != known[other] else one < other


def mark_cards(hands: list[int], at: int, known: list[int], where: list[int], x: list[int]) -> None:
    """Set the features of the cards in the seat's hand and of the ``known`` cards that are gone."""
    for suit in range(4):
        start = where[suit] * SUIT_SIZE
        for rank in range(14):
            x[start + rank] = hands[at + suit] >> rank & 1
            x[start + 14 + rank] = known[suit] >> rank & 1
    for rank in range(21):
        x[TAROTS_AT + rank] = hands[at + 4] >> rank & 1
        x[TAROTS_AT + 21 + rank] = known[4] >> rank & 1
    x[FOOL_AT] = 1 if hands[at + 5] != 0 else 0
    x[FOOL_AT + 1] = 1 if known[5] != 0 else 0


def mark_trick(trick: list[int], n: int, led: int, best: int, where: list[int], x: list[int]) -> None:
    """Set the features of the cards in the trick and of the suit led."""
    for i in range(n):
        code = trick[i]
        suit, rank = code >> 5, code & 31
        if suit == 5:
            x[FOOL_AT + 2] = 1
        elif suit == 4:
            x[TAROTS_AT + 42 + rank] = 1 if code == best else 0
            x[TAROTS_AT + 63 + rank] = 1
        else:
            x[where[suit] * SUIT_SIZE + 28 + rank] = 1 if code == best else 0
            x[where[suit] * SUIT_SIZE + 42 + rank] = 1
    x[TRICK_AT] = 1 if 0 <= led < 4 else 0
    x[TRICK_AT + 1] = 1 if led == 4 else 0
    x[TRICK_AT + 2] = 1 if best >= 0 and best >> 5 == 4 else 0
    x[TRICK_AT + 3] = 1 if n == 0 else 0


def mark_seats(game: list[int], void: list[int], now: list[int], friend: list[float], seat: int, holder: int,
               where: list[int], x: list[int]) -> None:
    """Set the features of the other seats, in turn after ``seat``; ``holder`` is winning the trick, -1 if none is."""
    players, n = game[PLAYERS], now[LAID]
    x[TO_COME_AT + players - n - 1] = 1
    for turn in range(1, players):
        other = (seat + turn) % players
        start = SEATS_AT + (turn - 1) * SEAT_SIZE
        for suit in range(4):
            x[start + where[suit]] = void[other] >> suit & 1
        x[start + 4] = void[other] >> 4 & 1
        ally = friend[seat * players + other]
        x[start + 5] = 1 if ally == 1.0 else 0
        x[start + 6] = 1 if ally == 0.0 else 0
        x[start + 7] = 1 if other == game[TAKER] else 0
        x[start + 8] = 1 if other == players - 1 else 0
        x[start + 9] = 1 if (other - now[LEADER]) % players < n else 0
        if other == holder:
            x[start + 10] = 1
            x[TRICK_AT + 4] = x[start + 5]
            x[TRICK_AT + 5] = x[start + 6]


def mark_points(game: list[int], won: list[int], friend: list[float], seat: int, x: list[int]) -> None:
    """Set the features of the card points won by the seat's side and by the others."""
    players, unit = game[PLAYERS], game[UNIT]
    mine, theirs = 0, 0
    for other in range(players):
        units = won[other * WON + W_UNITS]
        if other == seat or friend[seat * players + other] == 1.0:
            mine += units
        else:
            theirs += units
    x[POINTS_AT + min(14, max(0, mine // unit // 4))] = 1
    x[POINTS_AT + 15 + min(14, max(0, theirs // unit // 4))] = 1


def answer_place(code: int, where: list[int]) -> int:
    """The place of the card ``code`` among the net's outputs."""
    suit, rank = code >> 5, code & 31
    if suit == 5:
        return FOOL_ANSWER
    return TAROT_ANSWERS + rank if suit == 4 else where[suit] * 14 + rank
