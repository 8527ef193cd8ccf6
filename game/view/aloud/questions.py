"""Answers to what a player asks at the table: the hand, the trick, the sides, the points, what may be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...engine.cards import SUITS, Card, Cards
from ...engine.ecart import not_discardable_by
from ...engine.observation import Observation
from ...engine.play import best_card, forbidden_by, led_suit
from ...engine.rules import Seat
from ...settings import SentenceLength
from .. import words
from ..result import UNPLAYED, deal_headline
from ..sides import SeatRole, role_words
from ..table.board import Board
from ..table.describe import StoryLine, describe_action
from ..table.goal import Goal, goal_notes, goal_so_far
from ..table.prompts import Prompt
from ..table.refusals import refused, would_do
from ..words import Namer
from .cards import by_suit, card_names, sentences, spelled
from .events import labelled, line_said, standings

SENTENCES_TOLD: Mapping[SentenceLength, int] = {"brief": 1, "normal": 2, "full": 99}
"""The most sentences of an answer; the first ones matter most."""
BIDDING = ("story.pass", "story.bid", "story.taker")
LASTING = ("story.talon", "story.call", "story.in_talon", "story.ask", "story.slam", "story.handful", "story.tarots",
           "story.pagat")
"""Announcements that matter until the end of the deal; they are read with the contract."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table as it is shown to a seat.

    ``hand`` are the cards on the screen in their ``order``. ``turn`` and ``asked`` are what the seat has to do; while
    the picture lags behind the deal, ``turn`` is None and ``asked`` waits. ``seen`` may be ahead of the picture and
    only explains what is ``asked``. ``goal`` and ``roles`` are those at the playhead; ``totals`` are the match's, empty
    if there is none. ``laid`` are the cards in the slots, about to be discarded.
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
    """The answer to ``question``, a key of :data:`QUESTIONS`."""
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


# -- what was said ----------------------------------------------------------------------------------------------------


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
    """The taker and the contract as sentences; until they are settled, the last bid."""
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


# -- what may be done -------------------------------------------------------------------------------------------------


def _to_act(shown: TablePicture) -> str:
    assert shown.turn is not None
    return words.of_player("aloud.to_act", shown.name(shown.turn))


def _may(shown: TablePicture) -> list[str]:
    asked = shown.asked
    if shown.board.end is not None:
        return [words.say("rule.deal-over")]
    if asked.kind == "wait":
        return [words.say("rule.not-your-turn") if shown.turn is None else _to_act(shown)]
    return [spelled(asked.text), sentences((what_is_allowed(shown), *_refused(shown)))]


def what_is_allowed(shown: TablePicture) -> str:
    """The legal actions of the player, whose turn it is, in words."""
    asked = shown.asked
    cards = would_do(shown.seen, shown.laid) if asked.kind == "discard" else asked.picks or asked.cards
    if cards and cards == shown.hand:
        return words.say("aloud.may_all")
    if cards:
        return words.say("aloud.may", cards=by_suit(cards, shown.order))
    bids = [describe_action(action, shown.seen.phase) for action in shown.seen.actions]
    return words.say("aloud.may", cards=", ".join(bids))


def _refused(shown: TablePicture) -> list[str]:
    """A sentence for each reason that forbids cards of the hand, with those cards."""
    reasons: dict[str, list[Card]] = {}
    for card in sorted(shown.asked.not_among(shown.hand), key=shown.order):  # type: ignore[arg-type]
        rule = _rule_against(shown.seen, shown.asked.kind, card)
        if rule:
            why = refused(shown.seen, rule, card, shown.laid).words()
            reasons.setdefault(spelled(why), []).append(card)
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
"""The questions, each with a function that answers in sentences, the most important first."""
