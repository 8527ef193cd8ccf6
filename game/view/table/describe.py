"""Describes actions, the reasons for them, and the events of a deal, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...ai.signals import Signal
from ...ai.teaching.reasons import Reason
from ...engine import events as ev
from ...engine.actions import Action, Bid, CardAction, DeclareSlam, Done, Pass, ShowHandful
from ...engine.cards import PAGAT, Card
from ...engine.rules import Seat
from .. import words
from ..words import Namer

ON_HAND = ("close_bid", "close_pass", "strong_hand", "weak_hand", "pass_pays")
"""Reasons that describe the hand: its oudlers and Kings, and the number of its trumps."""

COUNTED = frozenset(("ask_pagat", "long_suit", "many_oudlers", "rich_trick", "show_strong", "tried"))
"""Reasons whose words contain a number with a noun, and have a plural."""


def card_of(action: Action) -> Card | None:
    """The card of ``action``; None if the action has no single card."""
    return action.card if isinstance(action, CardAction) else None


def describe_action(action: Action, phase: str) -> str:
    """``action`` in a word or two, as said in ``phase``."""
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
    """``actions`` in words, in a line."""
    return "  ".join(describe_action(action, phase) for action in actions)


def deed(plan: Sequence[Action], phase: str) -> str:
    """``plan``, which is one action or the cards of a discard, as an imperative."""
    first = plan[0]
    if isinstance(first, CardAction):
        key = type(first).__name__.lower()
        return words.say("do." + key, cards=" ".join(describe_action(action, phase) for action in plan))
    said = describe_action(first, phase)
    return words.say("do.bid", bid=said) if isinstance(first, Bid) else said


def signal_words(signal: Signal, name: Callable[[Seat], str], *, short: bool = False) -> str:
    """The meaning of ``signal`` in a sentence, or in a few words if ``short``; ``name`` returns the seats' names."""
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


# -- the log of sayings and shown cards in a deal, as known to one seat -----------------------------------------------


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the story of a deal, about ``seat`` or no seat (None): the key of a message and its placeholders."""

    seat: Seat | None
    key: str
    contract: str | None = None
    to: Seat | None = None
    count: int = 0
    cards: tuple[Card, ...] = ()


def story_line(event: ev.Event) -> StoryLine | None:
    """The line of the story for ``event``, as the viewer sees it; None if the cards on the table show the event."""
    match event:
        case ev.Passed(seat):
            return StoryLine(seat, "story.pass")
        case ev.BidMade(seat, contract):
            return StoryLine(seat, "story.bid", contract)
        case ev.TakerNamed(seat, contract):
            return StoryLine(seat, "story.taker", contract)
        case ev.CardCalled(seat, card):
            return StoryLine(seat, "story.call", cards=(card,))
        case ev.TalonShown(cards):
            return StoryLine(None, "story.talon", cards=cards)
        case ev.TalonTaken(seat, _, size):
            return StoryLine(seat, "story.takes_talon", count=size)
        case ev.EcartLaid(seat, size):
            return StoryLine(seat, "story.ecart", count=size)
        case ev.TarotsDiscarded(seat, size, cards):
            return StoryLine(seat, "story.tarots_shown" if cards else "story.tarots", count=size, cards=cards or ())
        case ev.PagatDiscarded(seat):
            return StoryLine(seat, "story.pagat", cards=(PAGAT,))
        case ev.CardAsked(seat, card):
            return StoryLine(seat, "story.ask", cards=(card,))
        case ev.AskedInEcart(seat, card):
            return StoryLine(seat, "story.in_ecart", cards=(card,))
        case ev.CardHandedOver(seat, to, card):
            return StoryLine(seat, "story.hands_over", to=to, cards=(card,))
        case ev.CardGiven(seat, to, card):
            return StoryLine(seat, "story.gives" if card is None else "story.gives_known", to=to,
                             cards=() if card is None else (card,))
        case ev.CalledInTalon(card):
            return StoryLine(None, "story.in_talon", cards=(card,))
        case ev.PartnerRevealed(seat, card):
            return StoryLine(seat, "story.partner", cards=(card,))
        case ev.SlamDeclared(seat):
            return StoryLine(seat, "story.slam")
        case ev.HandfulShown(seat, cards):
            return StoryLine(seat, "story.handful", count=len(cards), cards=cards)
        case ev.FoolKept(seat, winner):
            return StoryLine(seat, "story.fool_kept", to=winner)
        case ev.FoolLost(seat, to):
            return StoryLine(seat, "story.fool_lost", to=to)
        case ev.FoolPaid(seat, to, card):
            return StoryLine(seat, "story.fool_paid", to=to, cards=(card,))
        case ev.DealVoided(seat):
            return StoryLine(seat, "story.lone_petit")
    return None


def line_words(line: StoryLine, name: Namer, listed: Callable[[Iterable[Card]], str]) -> str:
    """The words of ``line``, without the name of its seat; ``listed`` converts cards to text."""
    to = "" if line.to is None else name(line.to)
    given = {"cards": listed(line.cards), "name": words.say("story.you") if to == words.say("game.you") else to,
             "contract": "" if line.contract is None else words.say("contract." + line.contract)}
    return words.count(line.key, line.count, **given) if line.count else words.say(line.key, **given)
