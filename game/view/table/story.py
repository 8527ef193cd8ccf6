"""The log of what was said and shown in a deal so far, as one seat may know it. No pygame: plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...engine import events as ev
from ...engine.cards import PAGAT, Card
from ...engine.rules import Seat
from .. import words
from ..words import Namer


@dataclass(frozen=True, slots=True)
class StoryLine:
    """What ``seat`` (None: it turned out to be none) said or did: the key of a message and its placeholders."""

    seat: Seat | None
    key: str
    contract: str | None = None
    to: Seat | None = None
    count: int = 0
    cards: tuple[Card, ...] = ()


def story_line(event: ev.Event) -> StoryLine | None:
    """The line for ``event`` as the viewer sees it; None for events that the cards on the table show."""
    return _before_play(event) or _on_the_way(event)


def _before_play(event: ev.Event) -> StoryLine | None:
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
            return StoryLine(seat, "story.tarots", count=size, cards=cards or ())
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
    return None


def _on_the_way(event: ev.Event) -> StoryLine | None:
    match event:
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
    """The words of ``line``, without the seat it is about; ``listed`` writes cards."""
    given = {"cards": listed(line.cards), "name": "" if line.to is None else _in_a_sentence(name(line.to)),
             "contract": "" if line.contract is None else words.say("contract." + line.contract)}
    return words.count(line.key, line.count, **given) if line.count else words.say(line.key, **given)


def _in_a_sentence(name: str) -> str:
    return words.say("story.you") if name == words.say("game.you") else name
