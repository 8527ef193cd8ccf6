"""Describes an event in a sentence, as one seat sees it: briefly, normally, or in full with its consequences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...engine import events as ev
from ...engine.cards import FOOL, Card
from ...engine.observation import Observation
from ...engine.play import best_card, led_suit
from ...engine.rules import Seat
from ...settings import SentenceLength
from .. import words
from ..result import UNPLAYED, deal_headline
from ..table.board import Board
from ..table.describe import StoryLine, line_words, story_line
from ..table.goal import goal, goal_so_far
from ..table.prompts import contract_tip
from ..words import Namer
from .cards import card_names, sentences, the_card

SILENT = (ev.PacketDealt, ev.TalonDealt, ev.CardDiscarded)
"""Events without an announcement of their own, because they are part of the deal or of the discard."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An ``event`` on the ``board`` as it was before, for the viewer of the board.

    ``name`` gives the names of seats; ``seen`` is what the viewer knows, which may be ahead of the board: only points
    of tricks that the board has, or that the event ends, are taken from it.
    """

    event: ev.Event
    board: Board
    name: Namer
    seen: Callable[[], Observation]


def announcement(told: Happening, length: SentenceLength) -> str:
    """The announcement of the event in words; empty if the event is part of another one."""
    if isinstance(told.event, SILENT):
        return ""
    if length == "brief":
        return _brief(told)
    return sentences([_sentence(told), *(_consequences(told) if length == "full" else ())])


# -- brief ------------------------------------------------------------------------------------------------------------


def _brief(told: Happening) -> str:
    """The brief announcement: for the most frequent events a name and a word, for others the full sentence."""
    match told.event:
        case ev.CardPlayed(seat, card):
            return labelled(told.name(seat), words.card(card.name))
        case ev.BidMade() | ev.Passed():
            return _line(told)
    return _sentence(told)


def _line(told: Happening) -> str:
    """The event in the words of the list of everything that was said."""
    line = story_line(told.event)
    assert line is not None, told.event
    return line_said(line, told.name)


def line_said(line: StoryLine, name: Namer) -> str:
    """``line`` of the list of everything that was said, in words, after the name of the player."""
    said = line_words(line, name, card_names).strip()
    return said if line.seat is None else labelled(name(line.seat), said)


def labelled(name: str, what: str) -> str:
    return words.say("replay.did", name=name, what=what)


# -- normal -----------------------------------------------------------------------------------------------------------


def _sentence(told: Happening) -> str:
    made = SENTENCES.get(type(told.event))
    return _line(told) if made is None else made(told, told.event)


def _about(key: str) -> Callable[[Happening, Any], str]:
    """Return a function that makes a sentence about the seat of the event, with its card and its contract."""
    def sentence(told: Happening, event: Any) -> str:
        given: dict[str, str] = {}
        if hasattr(event, "card"):
            given["card"] = the_card(event.card)
        if hasattr(event, "contract"):
            given["contract"] = words.say("contract." + event.contract)
        return words.of_player(key, told.name(event.seat), **given)
    return sentence


def _dealt(told: Happening, event: ev.DealBegan) -> str:
    return words.of_player("replay.deals", told.name(event.dealer))


def _talon_taken(told: Happening, event: ev.TalonTaken) -> str:
    said = words.of_player("aloud.takes_talon", told.name(event.seat))
    return said if event.cards is None else words.say("aloud.with_cards", told=said, cards=card_names(event.cards))


def _between(key: str, about_receiver: bool) -> Callable[[Happening, Any], str]:
    """Return a function that makes a sentence about a card passed from one player to another; it addresses the viewer
    if the viewer is one of them."""
    def sentence(told: Happening, event: ev.CardHandedOver | ev.CardGiven) -> str:
        giver, to = told.name(event.seat), told.name(event.to)
        about, by = (to, giver) if about_receiver else (giver, to)
        form = ".you" if words.is_you(about) else ".by_you" if words.is_you(by) else ""
        card = "" if event.card is None else the_card(event.card)
        said = words.say(key + form, giver=giver, to=to, card=card)
        if event.card is None or form != ".by_you" or not about_receiver:
            return said
        return words.say("aloud.with_cards", told=said, cards=words.card(event.card.name))
    return sentence


def _tarots_discarded(told: Happening, event: ev.TarotsDiscarded) -> str:
    said = labelled(told.name(event.seat), words.count("story.tarots", event.size, cards="").strip())
    return said if not event.cards else words.say("aloud.with_cards", told=said, cards=card_names(event.cards))


def _revealed(told: Happening, event: ev.PartnerRevealed) -> str:
    key = "aloud.alone" if event.seat == told.board.taker else "aloud.partner"
    return words.of_player(key, told.name(event.seat), card=the_card(event.card))


def _played(told: Happening, event: ev.CardPlayed) -> str:
    key = "aloud.plays" if told.board.trick else "aloud.leads"
    return words.of_player(key, told.name(event.seat), card=the_card(event.card))


def _hidden_shown(told: Happening, event: ev.HiddenShown) -> str:
    piles = (("game.ecart", event.ecart), ("game.talon", event.talon))
    return sentences(words.say("aloud.with_cards", told=words.say(key), cards=card_names(cards))
                     for key, cards in piles if cards)


def _scored(told: Happening, event: ev.DealScored) -> str:
    viewer = told.board.viewer
    own = viewer if words.is_you(told.name(viewer)) else None
    return deal_headline(event.score.payments, "played", own, told.name, told.board.sits_out)


SENTENCES: Mapping[type[ev.Event], Callable[[Happening, Any], str]] = {
    ev.DealBegan: _dealt, ev.TalonTaken: _talon_taken, ev.BidMade: _about("aloud.bid"), ev.Passed: _about("aloud.pass"),
    ev.TakerNamed: _about("aloud.taker"), ev.CardAsked: _about("aloud.ask"),
    ev.AskingEnded: _about("aloud.asks_no_more"), ev.CardCalled: _about("aloud.call"),
    ev.CardHandedOver: _between("exchange.taken", False), ev.CardGiven: _between("exchange.returned", True),
    ev.TarotsDiscarded: _tarots_discarded, ev.PartnerRevealed: _revealed, ev.SlamDeclared: _about("aloud.slam"),
    ev.PlayBegan: lambda told, event: words.of_player("aloud.to_lead", told.name(event.leader)),
    ev.CardPlayed: _played, ev.TrickTaken: _about("aloud.takes_trick"), ev.HiddenShown: _hidden_shown,
    ev.DealScored: _scored, ev.DealPassed: lambda told, event: words.say(UNPLAYED["passed"]),
}
"""The sentences of some events; the others use the words of the list of everything that was said."""


# -- what follows from it ---------------------------------------------------------------------------------------------


def _consequences(told: Happening) -> list[str]:
    match told.event:
        case ev.DealBegan(sits_out=seat) if seat is not None:
            return [labelled(told.name(seat), words.say("table.sits_out"))]
        case ev.BidMade(seat, contract) if words.is_you(told.name(seat)):
            return [contract_tip(told.board.rules.contract(contract))]
        case ev.CardPlayed(seat, card):
            return _of_a_card(told, seat, card)
        case ev.TrickTaken(seat, cards, number):
            best = cards[best_card(told.board.rules, cards)]
            found = goal(told.seen(), number)
            return [words.card(best.name), *([] if found is None else [goal_so_far(found)])]
        case ev.DealScored(score):
            return [standings(score.payments, told.name)]
    return []


def _of_a_card(told: Happening, seat: Seat, card: Card) -> list[str]:
    """Sentences about a card played: whether it is the highest so far, and which suit the player has run out of."""
    cards = (*(card for _, card in told.board.trick), card)
    led = led_suit(cards)
    found = []
    if led is not None and len(cards) > 1 and best_card(told.board.rules, cards) == len(cards) - 1:
        found.append(words.say("aloud.highest"))
    if led is not None and card != FOOL and card.suit != led:
        found.append(labelled(told.name(seat), words.say("count.lack_suits", suits=words.say("suit." + led))))
    return found


def standings(totals: tuple[int, ...], name: Namer) -> str:
    """The name and the signed total of each seat, as a list in words."""
    return ", ".join(f"{name(seat)} {words.signed(total)}" for seat, total in enumerate(totals))
