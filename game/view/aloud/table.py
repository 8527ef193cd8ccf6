"""Announcements of the events at the table as one seat sees them, in three lengths, and answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...engine import events as ev
from ...engine.cards import FOOL, SUITS, Card, Cards
from ...engine.ecart import not_discardable_by
from ...engine.observation import Observation
from ...engine.play import best_card, forbidden_by, led_suit
from ...engine.rules import Seat
from ...settings import SentenceLength
from .. import words
from ..result import UNPLAYED, deal_headline
from ..sides import SeatRole, role_words
from ..table.board import Board
from ..table.describe import StoryLine, describe_action, line_words, story_line
from ..table.goal import Goal, goal, goal_notes, goal_so_far
from ..table.prompts import Prompt, contract_tip
from ..table.refusals import refused, would_do
from ..words import Namer
from .cards import by_suit, card_names, sentences, the_card

SILENT = (ev.PacketDealt, ev.TalonDealt, ev.CardDiscarded)
"""Events without an announcement, because they are part of the deal or of the discard."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An ``event``, and the ``board`` before it, as the viewer of the board sees them.

    ``name`` gives the names of seats. ``seen`` returns the viewer's observation, which may be ahead of the board: only
    points of tricks that are on the board, or that the event ends, are taken from it.
    """

    event: ev.Event
    board: Board
    name: Namer
    seen: Callable[[], Observation]


def announcement(told: Happening, length: SentenceLength) -> str:
    """The announcement of the event in words; empty for the events in :data:`SILENT`."""
    if isinstance(told.event, SILENT):
        return ""
    if length == "brief":
        return _brief(told)
    return sentences([_sentence(told), *(_consequences(told) if length == "full" else ())])


# -- brief ------------------------------------------------------------------------------------------------------------


def _brief(told: Happening) -> str:
    """The brief announcement: a name and a word for bids and played cards, otherwise the normal announcement."""
    match told.event:
        case ev.CardPlayed(seat, card):
            return labelled(told.name(seat), words.card(card.name))
        case ev.BidMade() | ev.Passed():
            return _line(told)
    return _sentence(told)


def _line(told: Happening) -> str:
    """The event in the words of the log of the deal."""
    line = story_line(told.event)
    assert line is not None, told.event
    return line_said(line, told.name)


def line_said(line: StoryLine, name: Namer) -> str:
    """``line`` of the log of the deal in words, after the name of the player."""
    said = line_words(line, name, card_names)
    return said if line.seat is None else labelled(name(line.seat), said)


def labelled(name: str, what: str) -> str:
    return words.say("replay.did", name=name, what=what)


# -- normal -----------------------------------------------------------------------------------------------------------


def _sentence(told: Happening) -> str:
    made = SENTENCES.get(type(told.event))
    return _line(told) if made is None else made(told, told.event)


def _about(key: str) -> Callable[[Happening, Any], str]:
    """Return a function that makes a sentence about the seat of an event, with the event's card and contract, if any.
    """
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
    """Return a function that makes a sentence about a card passed from one player to another.

    It addresses the viewer if the viewer is one of them.
    """
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
    ev.PartnerRevealed: _revealed, ev.SlamDeclared: _about("aloud.slam"),
    ev.PlayBegan: lambda told, event: words.of_player("aloud.to_lead", told.name(event.leader)),
    ev.CardPlayed: _played, ev.TrickTaken: _about("aloud.takes_trick"), ev.HiddenShown: _hidden_shown,
    ev.DealScored: _scored, ev.DealPassed: lambda told, event: words.say(UNPLAYED["passed"]),
}
"""The sentences of some events; the others use the words of the log of the deal."""


# -- consequences of an event -----------------------------------------------------------------------------------------


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


# -- answers to questions: the hand, the trick, the sides, the points, the legal cards --------------------------------


SENTENCES_TOLD: Mapping[SentenceLength, int] = {"brief": 1, "normal": 2, "full": 99}
"""The greatest number of sentences in an answer; the most important ones come first."""
BIDDING = ("story.pass", "story.bid", "story.taker")
LASTING = ("story.talon", "story.call", "story.in_talon", "story.ask", "story.slam", "story.handful", "story.tarots",
           "story.tarots_shown", "story.pagat")
"""Announcements that matter until the end of the deal; they are read with the contract."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table as it is shown to a seat.

    ``hand`` are the cards on the screen in their ``order``. ``turn`` is the seat to act and ``asked`` the viewer's
    decision; while the picture is behind the deal, ``turn`` is None and ``asked`` is ``WAIT``. ``seen`` may be ahead of
    the picture and only explains ``asked``. ``goal`` and ``roles`` are those at the playhead; ``totals`` are the
    match's, empty if there is none. ``laid`` are the cards in the slots, about to be discarded.
    """

    board: Board
    seen: Observation
    hand: Cards
    laid: Cards
    order: Callable[[Card], object]
    name: Namer
    turn: Seat | None
    asked: Prompt
    goal: Goal | None
    roles: tuple[SeatRole, ...]
    totals: tuple[int, ...]


def answer_to(question: str, shown: TablePicture, length: SentenceLength) -> str:
    """The answer to ``question``, a key of :data:`QUESTIONS`, which may contain signs of cards."""
    return sentences(QUESTIONS[question](shown)[:SENTENCES_TOLD[length]])


def _plays(plays: Iterable[tuple[Seat, Card]], name: Namer) -> str:
    return ", ".join(labelled(name(seat), words.card(card.name)) for seat, card in plays)


# -- the cards --------------------------------------------------------------------------------------------------------


def _hand(shown: TablePicture) -> list[str]:
    if not shown.hand:
        return [words.say("aloud.empty_hand")]
    void = [suit for suit in SUITS if not any(card.suit == suit for card in shown.hand)]
    told = [by_suit(shown.hand, shown.order), words.count("cards.count", len(shown.hand))]
    return [*told, words.say("aloud.voids", suits=words.listed([words.say("suit." + suit) for suit in void]))] \
        if void else told


def _trick(shown: TablePicture) -> list[str]:
    board, turn = shown.board, [] if shown.turn is None else [_to_act(shown)]
    if not board.trick:
        return [words.say("aloud.no_trick"), *turn]
    number = words.say("game.trick_of", number=board.played + 1, total=board.rules.row.hand)
    return [_plays(board.trick, shown.name), words.of_player("aloud.led", shown.name(board.trick[0][0])), number, *turn]


def _winning(shown: TablePicture) -> list[str]:
    board = shown.board
    cards = tuple(card for _, card in board.trick)
    if led_suit(cards) is None:
        return [words.say("aloud.no_trick")] if not cards else [_plays(board.trick, shown.name)]
    seat, card = board.trick[best_card(board.rules, cards)]
    told = words.say("aloud.with_cards", told=words.of_player("aloud.winning", shown.name(seat)),
                     cards=words.card(card.name))
    done = {seat for seat, _ in board.trick}
    order = shown.seen.order
    start = order.index(board.trick[0][0])
    left = [shown.name(seat) for seat in (*order[start:], *order[:start]) if seat not in done]
    return [told, words.say("aloud.to_play", names=words.listed(left))] if left else [told]


def _last_trick(shown: TablePicture) -> list[str]:
    board = shown.board
    if not board.last_trick:
        return [words.say("aloud.no_last")]
    card = next(card for seat, card in board.last_trick if seat == board.last_winner)
    assert board.last_winner is not None
    taken = words.of_player("aloud.takes_trick", shown.name(board.last_winner))
    return [words.say("aloud.with_cards", told=taken, cards=words.card(card.name)),
            _plays(board.last_trick, shown.name)]


# -- announcements ----------------------------------------------------------------------------------------------------


def _bids(shown: TablePicture) -> list[str]:
    said = [line for line in shown.board.story if line.key in BIDDING]
    others = [line_said(line, shown.name) for line in shown.board.story if line.key not in BIDDING]
    if not said:
        return others or [words.say("story.nothing")]
    lasting = [line_said(line, shown.name) for line in shown.board.story if line.key in LASTING]
    return [", ".join([_contract(shown.board, said, shown.name), *lasting]),
            ", ".join(line_said(line, shown.name) for line in said if line.key != "story.taker"),
            *(one for one in others if one not in lasting)]


def _contract(board: Board, said: Sequence[StoryLine], name: Namer) -> str:
    """A sentence with the taker and the contract; until they are settled, with the last bid."""
    if board.taker is None or board.contract is None:
        return line_said(said[-1], name)
    return words.of_player("aloud.taker", name(board.taker), contract=words.say("contract." + board.contract))


def _sides(shown: TablePicture) -> list[str]:
    told = [(seat, said) for seat, role in enumerate(shown.roles) if (said := role_words(role))]
    if not told or ("opponent" in shown.roles and "partner" not in shown.roles):
        return [words.say("contract.each" if told else "aloud.no_sides")]
    viewer = shown.board.viewer
    roles = [labelled(shown.name(seat), said) for seat, said in sorted(told, key=lambda one: one[0] != viewer)]
    named = [words.say(key, cards=card_names(cards)) for key, cards in
             (("story.call", shown.board.called), ("story.ask", shown.board.asked)) if cards]
    return [", ".join(roles), *named]


def _points(shown: TablePicture) -> list[str]:
    board, totals = shown.board, standings(shown.totals, shown.name)
    match = [words.say("aloud.match", totals=totals)] if totals else []
    if board.end is not None and board.end != "played":
        return [words.say(UNPLAYED[board.end]), *match]
    if board.score is not None:
        own = board.viewer if words.is_you(shown.name(board.viewer)) else None
        paid = board.score.payments
        return [deal_headline(paid, "played", own, shown.name, board.sits_out), standings(paid, shown.name), *match]
    if shown.goal is None:
        return [words.say("aloud.no_points"), *match]
    return [goal_so_far(shown.goal), *match, *goal_notes(shown.goal)]


# -- legal actions ----------------------------------------------------------------------------------------------------


def _to_act(shown: TablePicture) -> str:
    assert shown.turn is not None
    return words.of_player("aloud.to_act", shown.name(shown.turn))


def _may(shown: TablePicture) -> list[str]:
    asked = shown.asked
    if shown.board.end is not None:
        return [words.say("rule.deal-over")]
    if asked.kind == "wait":
        return [words.say("rule.not-your-turn") if shown.turn is None else _to_act(shown)]
    legal, reasons = asked.picks or asked.cards, _refused(shown)
    named = len(reasons) == 1 and bool(legal) and all(words.card_sign(card.name) in reasons[0] for card in legal)
    return [asked.text, sentences(reasons if named else (what_is_allowed(shown), *reasons))]


def what_is_allowed(shown: TablePicture) -> str:
    """The legal actions of the player to act, in words."""
    asked = shown.asked
    cards = would_do(shown.seen, shown.laid) if asked.kind == "discard" else asked.picks or asked.cards
    if cards and cards == shown.hand:
        return words.say("aloud.may_all")
    if cards:
        return words.say("aloud.may", cards=by_suit(cards, shown.order))
    bids = [describe_action(action, shown.seen.phase) for action in shown.seen.actions]
    return words.say("aloud.may", cards=", ".join(bids))


def _refused(shown: TablePicture) -> list[str]:
    """A sentence for each reason that forbids cards of the hand, with those cards if there are several reasons."""
    reasons: dict[str, list[Card]] = {}
    for card in sorted(shown.asked.not_among(shown.hand), key=shown.order):  # type: ignore[arg-type]
        rule = _rule_against(shown.seen, shown.asked.kind, card)
        if rule:
            why = refused(shown.seen, rule, card, shown.laid).words()
            reasons.setdefault(why, []).append(card)
    if len(reasons) == 1:
        return list(reasons)
    return [words.say("aloud.may_not", cards=card_names(cards), why=why) for why, cards in reasons.items()]


def _rule_against(seen: Observation, kind: str, card: Card) -> str:
    if kind == "play":
        return forbidden_by(seen.rules, seen.hand, seen.trick.cards, card)
    if kind == "discard":
        return not_discardable_by(seen.rules, seen.hand, card)
    return "give-not-received"


QUESTIONS: Mapping[str, Callable[[TablePicture], list[str]]] = {
    "hand": _hand, "trick": _trick, "winning": _winning, "bids": _bids, "sides": _sides, "points": _points,
    "last_trick": _last_trick, "may": _may,
}
"""The questions, each with a function that returns its answer in sentences, the most important first."""
