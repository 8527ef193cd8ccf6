"""Actions and reasons in words, as hints and reviews name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...ai.signals import Signal
from ...ai.teaching.reasons import Reason
from ...engine.actions import Action, Bid, CardAction, DeclareSlam, Done, Pass, ShowHandful
from ...engine.cards import Card
from ...engine.rules import Seat
from .. import words

ON_HAND = ("close_bid", "close_pass", "strong_hand", "weak_hand", "pass_pays")
"""Reasons that say what the hand has: its oudlers and Kings, and the number of its trumps."""

COUNTED = frozenset(("ask_pagat", "long_suit", "many_oudlers", "rich_trick", "show_strong", "tried"))
"""Reasons with a number before a noun, which are plurals."""


def card_of(action: Action) -> Card | None:
    """The one card that ``action`` is about."""
    return action.card if isinstance(action, CardAction) else None


def describe_action(action: Action, phase: str) -> str:
    """``action`` in a word or two, for a reader who knows that the decision is in ``phase``."""
    match action:
        case Bid(contract):
            return words.say("contract." + contract)
        case Pass():
            return words.say("slam.none" if phase == "announcing" else "bid.pass")
        case DeclareSlam():
            return words.say("slam.declare")
        case Done():
            return words.say("ask.done")
        case ShowHandful(cards):
            return words.count("handful.show", len(cards))
    return words.card_sign(action.card.name)


def describe_actions(actions: Iterable[Action], phase: str) -> str:
    """``actions`` as a list in words."""
    return "  ".join(describe_action(action, phase) for action in actions)


def deed(plan: Sequence[Action], phase: str) -> str:
    """What to do, as an order: ``plan`` is one action, or the cards of a discard."""
    first = plan[0]
    if isinstance(first, CardAction):
        key = type(first).__name__.lower()
        return words.say("do." + key, cards=" ".join(describe_action(action, phase) for action in plan))
    said = describe_action(first, phase)
    return words.say("do.bid", bid=said) if isinstance(first, Bid) else said


def signal_words(signal: Signal, name: Callable[[Seat], str], *, short: bool = False) -> str:
    """What ``signal`` says, in a sentence or in a few words; ``name`` gives the seats' names."""
    cards = " ".join(words.card_sign(card.name) for card in signal.cards)
    key = f"signal.short.{signal.kind}" if short else f"signal.{signal.kind}"
    return words.say("count.signal", name=name(signal.seat), cards=cards,
                     said=words.say(key, suit=words.SUIT_SIGNS[signal.suit]))


def reason_words(reason: Reason, name: Callable[[Seat], str], sort: Callable[[Card], Any] | None = None,
                 sign: Callable[[str], str] = words.card_sign) -> str:
    """``reason`` as a sentence; ``name`` gives the seats' names, ``sign`` those of its cards, ``sort`` their order."""
    cards = " ".join(sign(card.name) for card in (sorted(reason.cards, key=sort) if sort else reason.cards))
    given: dict[str, object] = {"card": sign(reason.cards[0].name) if reason.cards else "", "cards": cards}
    if reason.key in ON_HAND:
        given["hand"] = words.count("reason.hand" if cards else "reason.hand_low", reason.number or 0, cards=cards)
    if reason.key in COUNTED:
        return words.count("reason." + reason.key, reason.number or 0, **given)
    given["n"] = "" if reason.number is None else reason.number
    if not reason.seats:
        return words.say("reason." + reason.key, **given)
    return words.of_player("reason." + reason.key, name(reason.seats[0]), **given)
