"""Cards, their names in text, and the packs of 78 and 62 cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

SUITS = "SHDC"
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R")
TAROT = "T"


class Card(int):
    """One card of the 78: 0 is the Fool, 1-21 the tarots, 22-77 Spades, Hearts, Diamonds, Clubs from 1 to King."""

    __slots__ = ()

    @property
    def suit(self) -> str:
        """One of ``SHDC``, ``T`` for a tarot, ``F`` for the Fool."""
        return SUIT_OF[self]

    @property
    def rank(self) -> int:
        """The place in the printed order of the suit: 1-10 pips, 11-14 Jack to King; a tarot's number; 0: the Fool."""
        return int(self) if self < 22 else (self - 22) % 14 + 1

    @property
    def name(self) -> str:
        """The name used in records, ``S10 HD T21 F``."""
        return NAMES[self]

    def __repr__(self) -> str:
        return NAMES[self]

    __str__ = __repr__


Cards = frozenset[Card]

NAMES: tuple[str, ...] = ("F", *(f"T{n}" for n in range(1, 22)), *(s + r for s in SUITS for r in RANKS))
SUIT_OF: tuple[str, ...] = ("F", *("T" * 21), *(s for s in SUITS for _ in RANKS))
PACK = tuple(Card(i) for i in range(78))
SHORT_PACK = tuple(c for c in PACK if c < 22 or not 2 <= c.rank <= 5)
PACKS = {78: PACK, 62: SHORT_PACK}

FOOL, PAGAT, ANGEL, MOND = PACK[0], PACK[1], PACK[20], PACK[21]
THE_FOOL = frozenset((FOOL,))
TAROTS = frozenset(PACK[1:22])
SUIT = {s: frozenset(c for c in PACK if c.suit == s) for s in (*SUITS, TAROT)}
RANK = {r: frozenset(c for c in PACK[22:] if RANKS[c.rank - 1] == r) for r in RANKS}
KINGS, QUEENS = RANK["R"], RANK["D"]
BY_NAME = dict(zip(NAMES, PACK, strict=True))


def cards(text: str) -> tuple[Card, ...]:
    """Read ``"F T21 HR"`` as cards, in the order written; raises KeyError for a word that is not a card."""
    return tuple(BY_NAME[word] for word in text.split())


def written(some: Iterable[Card]) -> str:
    """The names of the cards in the pack's order, separated by spaces; :func:`cards` reads them."""
    return " ".join(card.name for card in sorted(some))


def _low_to_high(suit: str, ace: str) -> tuple[str, ...]:
    pips = RANKS[:10]
    if ace == "below-jack":
        pips = (*pips[1:], "1")
    elif ace == "reversed-red" and suit in "HD":
        pips = pips[::-1]
    return (*pips, *RANKS[10:])


@cache
def strengths(ace: str, top_trump: int) -> tuple[int, ...]:
    """The strength of each card: 0 for the Fool, 1-14 within a suit by the option ``ace``, above 100 for a tarot.

    With ``top_trump`` 20 the 20 beats the 21 and every other tarot keeps its number (Philebus).
    """
    table = [0] * 78
    for suit in SUITS:
        for strength, rank in enumerate(_low_to_high(suit, ace), 1):
            table[BY_NAME[suit + rank]] = strength
    for number in range(1, 22):
        table[number] = 100 + number
    table[top_trump] = 122
    return tuple(table)
