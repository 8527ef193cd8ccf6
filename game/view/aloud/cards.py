"""Cards in words, for text without signs: single ones in a sentence, hands by suit, texts with signs spelled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ...engine.cards import FOOL, RANKS, TAROT, Card, Cards
from .. import words

ARTICLES = {"D": "aloud.the_queen", "V": "aloud.the_jack", "1": "aloud.the_ace", "8": "aloud.the_eight"}
"""The keys of the ranks whose article differs from that of the others in some language."""
ENDS = ".?!…"
_SIGNED = re.compile(rf"(\w*)([{''.join(words.SUIT_SIGNS.values())}])")
_SUITS = {sign: suit for suit, sign in words.SUIT_SIGNS.items()}


def the_card(card: Card) -> str:
    """``card`` as the object of a sentence: *the King of Hearts*, *den Narren*."""
    if card == FOOL:
        return words.say("aloud.the_fool")
    if card.suit == TAROT:
        return words.say("aloud.the_tarot", number=card.rank)
    return words.say(ARTICLES.get(card.name[1:], "aloud.the_card"), card=words.card(card.name))


def card_names(cards: Iterable[Card]) -> str:
    """``cards`` in their order as a list without articles; a trump that follows a trump is only its number."""
    told, suit = list[str](), ""
    for card in cards:
        told.append(rank_name(card) if card.suit == suit == TAROT else words.card(card.name))
        suit = card.suit
    return ", ".join(told)


def by_suit(cards: Cards, order: Callable[[Card], object]) -> str:
    """``cards`` sorted by ``order``, the ranks after the name of their suit: *Trumps: 21, 7. Hearts: King, 10*."""
    suits: dict[str, list[str]] = {}
    for card in sorted(cards, key=order):  # type: ignore[arg-type]
        suits.setdefault(card.suit, []).append(rank_name(card))
    return ". ".join(words.say("aloud.suit", suit=words.say("suit." + suit), ranks=", ".join(ranks))
                     if suit in words.SUIT_SIGNS else ranks[0] for suit, ranks in suits.items())


def rank_name(card: Card) -> str:
    """The rank of ``card`` in words, without its suit: *King*, *21*; for the Fool its name."""
    if card == FOOL:
        return words.say("card.fool")
    return words.number(card.rank) if card.suit == TAROT else words.say("rank." + card.name[1:])


def sentences(told: Iterable[str]) -> str:
    """Join sentences, with full stops between them but none at the end."""
    return " ".join(one if one[-1] in ENDS else one + "." for one in told if one).removesuffix(".")


def spelled(text: str) -> str:
    """``text`` with the signs of cards and suits replaced by words."""
    ranks = {words.rank_index(rank): rank for rank in RANKS}

    def named(found: re.Match[str]) -> str:
        index, suit = found[1], _SUITS[found[2]]
        rank = index if suit == TAROT and index.isdigit() else ranks.get(index)
        return words.card(suit + rank) if rank else f"{index} {words.say('suit.' + suit)}".strip()

    return _SIGNED.sub(named, text)
