"""Makes cards, rules and tables from short texts, so that tests are easy to read.

    assert legal("T5 T9 T20 SR", on="H7 T8", game="french") == cards("T9 T20")
    table = seated("chambery", dealer=4, p0="SR T21", talon="H2 D9 C3").do("discard H2 D9 C3; bid two")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeVar

import pytest

from game.engine import Action, Card, Event, Observation, Rules, State, apply, deal_of, observe, rules_of
from game.engine import actions as act
from game.engine.actions import IllegalAction
from game.engine.cards import BY_NAME, TAROTS
from game.engine.game import refusal, seats_in_play
from game.engine.phases.announcing import Announcing
from game.engine.phases.auction import Auction
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.play import best_card, playable
from game.engine.record import Move, Record
from game.engine.rules import Deal, Facts, Taking, Trick

# -- words ------------------------------------------------------------------------------------------------------------


def row(text: str) -> tuple[Card, ...]:
    return tuple(BY_NAME[word] for word in text.split())


def cards(text: str) -> frozenset[Card]:
    """The cards in ``text`` as a set."""
    return frozenset(row(text))


def names(some: Sequence[Card] | frozenset[Card]) -> str:
    """Cards as text, in the pack's order."""
    return " ".join(card.name for card in sorted(some))


@cache
def rules(game: str) -> Rules:
    """The rules for a text such as ``"chambery players=4 pack=62 overtrump=yes"``."""
    name, *options = game.split()
    words = {"yes": True, "no": False}
    pairs = (option.split("=") for option in options)
    return rules_of(name, **{key: int(v) if v.isdigit() else words.get(v, v) for key, v in pairs})


E = TypeVar("E")  # a kind of event

_PLAIN: dict[str, type[act.Pass | act.Done | act.DeclareSlam]] = {
    "pass": act.Pass, "done": act.Done, "slam": act.DeclareSlam}
_CARD: dict[str, type[act.Ask | act.Give | act.Call | act.Play]] = {
    "ask": act.Ask, "give": act.Give, "call": act.Call, "play": act.Play}


def actions(text: str) -> tuple[Action, ...]:
    """The actions for a text such as ``"bid two; pass; discard S2 S3; play S5"``; each discarded card is an action."""
    return tuple(action for part in text.split(";") if part.strip() for action in _meant(*part.split()))


def _meant(verb: str, *words: str) -> tuple[Action, ...]:
    if verb in _PLAIN:
        return (_PLAIN[verb](),)
    if verb == "bid":
        return (act.Bid(words[0]),)
    named = tuple(BY_NAME[word] for word in words)
    if verb == "handful":
        return (act.ShowHandful(named),)
    if verb == "discard":
        return tuple(act.Discard(card) for card in named)
    return tuple(_CARD[verb](card) for card in named)


def said(action: Action) -> str:
    """The text of ``action`` for :func:`actions`."""
    match action:
        case act.Bid(contract):
            return f"bid {contract}"
        case act.ShowHandful(shown):
            return "handful " + " ".join(c.name for c in shown)
        case act.Pass() | act.Done() | act.DeclareSlam():
            return next(word for word, kind in _PLAIN.items() if isinstance(action, kind))
        case act.Discard(card):
            return f"discard {card}"
    return f"{next(word for word, kind in _CARD.items() if isinstance(action, kind))} {action.card}"


# -- single rules -----------------------------------------------------------------------------------------------------


def legal(hand: str, on: str = "", game: str = "chambery") -> frozenset[Card]:
    """The legal cards of ``hand`` after the cards ``on`` the table."""
    return playable(rules(game), cards(hand), row(on))


def winner(trick: str, game: str = "chambery") -> str:
    return trick.split()[best_card(rules(game), row(trick))]


# -- tables -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Table:
    """A deal in progress: the ``state``, all events so far, and every move with its seat."""

    state: State
    log: list[Event]
    moves: list[Move]

    def do(self, text: str) -> Table:
        """Take the actions of ``text`` in order, each for the seat to move."""
        for action in actions(text):
            self.take(action)
        return self

    def take(self, action: Action) -> Table:
        """Take one action; its events are added to the log."""
        seat = self.state.turn
        assert seat is not None, f"{said(action)} after the end"
        self.state, happened = apply(self.state, action)
        self.moves.append((seat, action))
        self.log += happened
        return self

    def finish(self, choose: Callable[[State], Action] | None = None) -> Table:
        """Play to the end by ``choose``; by default, pass, and discard and play the first legal card."""
        while self.state.turn is not None:
            self.take((choose or _first)(self.state))
        return self

    @property
    def may(self) -> set[str]:
        return {said(action) for action in self.state.actions()}

    def may_name(self, verb: str) -> frozenset[Card]:
        """The cards for which the action ``verb`` is legal."""
        return frozenset(BY_NAME[text.split()[1]] for text in self.may if text.startswith(verb + " "))

    def why_not(self, text: str) -> str | None:
        """The rule that forbids the action ``text``; None if it is legal. Checks that a refusal changes nothing."""
        action, before = actions(text)[0], self.state
        rule = refusal(self.state, action)
        if rule is not None:
            with pytest.raises(IllegalAction, match=rule) as fault:
                apply(self.state, action)
            assert (fault.value.rule, fault.value.seat) == (rule, before.turn)
            assert action not in fault.value.legal
        assert self.state == before
        return rule

    def skip(self, count: int) -> Table:
        """Take the first legal action ``count`` times."""
        for _ in range(count):
            self.take(_first(self.state))
        return self

    @property
    def over(self) -> Over:
        assert isinstance(self.state, Over)
        return self.state

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def seen(self, seat: int) -> Observation:
        return observe(self.state, seat)

    @property
    def record(self) -> Record:
        deal, end = self.state.facts.deal, self.state.end if isinstance(self.state, Over) else "open"
        return Record(deal.rules, deal.dealer, deal.hands, deal.talon, tuple(self.moves), end)

    def pile(self, side: int) -> frozenset[Card]:
        """The cards of ``side`` at the end."""
        assert isinstance(self.state, Over)
        assert self.state.score is not None
        return next(pile.cards for pile in self.state.score.piles if pile.side == side)

    def points(self, side: int) -> float:
        """Card points of ``side`` at the end, with halves."""
        assert isinstance(self.state, Over)
        assert self.state.score is not None
        units = next(pile.units for pile in self.state.score.piles if pile.side == side)
        return units / self.state.facts.rules.family.unit

    def line(self, rule: str) -> tuple[int, ...] | None:
        """The numbers on the line ``rule`` of the score sheet; None if there is no such line."""
        assert isinstance(self.state, Over)
        assert self.state.score is not None
        return next((line.values for line in self.state.score.lines if line.rule == rule), None)

    @property
    def payments(self) -> tuple[int, ...]:
        """The payment of each seat; the deal must be over."""
        assert isinstance(self.state, Over)
        return self.state.payments


def _first(state: State) -> Action:
    return state.actions()[0]


def seated(game: str, dealer: int = 0, talon: str = "", **hands: str) -> Table:
    """A deal in which seat N holds at least the cards ``pN``; the rest of the pack completes the hands.

    The other cards go first to the seats without named cards, tarots and court cards before pips, so that a named hand
    is completed with pips and a short text defines the important cards.
    """
    by = rules(game)
    named = {int(key[1:]): list(row(text)) for key, text in hands.items()}
    lies = list(row(talon))
    taken = [*lies, *(card for hand in named.values() for card in hand)]
    assert len(taken) == len(set(taken)), "a card was named twice"
    rest = sorted((card for card in by.deck if card not in taken), key=lambda c: (c >= 22 and c.rank <= 10, c))
    playing = seats_in_play(by.at_table, by.players, dealer)
    full = [named.get(seat, []) if seat in playing else [] for seat in range(by.at_table)]
    for seat in (*(s for s in playing if s not in named), *(s for s in playing if s in named)):
        missing = by.row.hand - len(full[seat])
        full[seat] += rest[:missing]
        rest = rest[missing:]
    state, events = deal_of(by, dealer, full, lies + rest)
    return Table(state, list(events), [])


def shuffled(game: str, seed: int, dealer: int | None = None, **fixed: str) -> Table:
    """A random deal, in which seat N holds at least the cards ``pN`` and ``talon`` at least those of the talon."""
    by, rng = rules(game), Random(seed)
    dealer = rng.randrange(by.at_table) if dealer is None else dealer
    playing = seats_in_play(by.at_table, by.players, dealer)
    sure = {int(key[1:]): list(row(text)) for key, text in fixed.items() if key != "talon"}
    lies = list(row(fixed.get("talon", "")))
    taken = {card for hand in (*sure.values(), lies) for card in hand}
    rest = [card for card in rng.sample(by.deck, len(by.deck)) if card not in taken]
    full = [sure.get(seat, []) for seat in range(by.at_table)]
    for seat in playing:
        while len(full[seat]) < by.row.hand:
            full[seat].append(rest.pop())
    state, events = deal_of(by, dealer, full, lies + rest)
    return Table(state, list(events), [])


def won(trick: str, lead: int, by: int) -> Trick:
    """The finished ``trick``, led by the seat ``lead`` and won by the seat ``by``."""
    return Trick(lead, row(trick), by)


def ending(game: str, *hands: str, lead: int = 0, taker: int | None = None, contract: str = "", called: str = "",
           before: Sequence[Trick] = (), slam: bool = False, ecart: str = "", talon: str = "") -> Table:
    """The last tricks of a deal: seat N holds ``hands[N]``, ``lead`` leads next, ``before`` are the finished tricks.

    The dealer is the last seat. Without a ``contract`` there was no bid. Only the named cards exist, so that the test
    shows the final cards of a side.
    """
    by, dealer = rules(game), len(hands) - 1
    order = seats_in_play(by.at_table, by.players, dealer)
    dealt = [list(row(hand)) for hand in hands]
    for trick in before:
        for n, card in enumerate(trick.cards):
            dealt[(trick.leader + n) % len(hands)].append(card)
    deal = Deal(by, dealer, tuple(map(tuple, dealt)), row(talon), order)
    taker = dealer if taker is None else taker
    taking = Taking(taker, by.contract(contract) if contract else by.unbid, row(called))
    lay = taker if by.family.talon_dealt == "singly" else dealer
    facts = Facts(deal, tuple(map(frozenset, deal.hands)), cards(talon), taking, ecart=cards(ecart),
                  ecart_by=lay if ecart else None, slam=slam)
    state = Playing(facts, tuple(map(cards, hands)), lead, Trick(lead), tuple(before))
    return Table(state, [], [])


# -- random players --------------------------------------------------------------------------------------------------


def whim(seed: int) -> Callable[[State], Action]:
    """A random player that often passes, often shows handfuls, and may keep the Fool or the 1 to the end."""
    rng = Random(seed)
    saves = rng.choice(("nothing", "F", "T1", "F T1", "T1 F"))
    asks_ecart = rng.random() < 0.3

    def choose(state: State) -> Action:
        may = state.actions()
        if isinstance(state, Auction):
            return may[0] if rng.random() < 0.7 or len(may) == 1 else rng.choice(may[1:])
        if isinstance(state, Announcing):
            return may[rng.random() < 0.2]
        shown = [a for a in may if isinstance(a, act.ShowHandful)]
        if shown and rng.random() < 0.7:
            return rng.choice(shown)
        asks = [a for a in may if isinstance(a, act.Ask)]
        if asks:
            laid = [a for a in asks if a.card in state.facts.ecart]
            return may[0] if rng.random() < 0.15 else rng.choice(laid if laid and asks_ecart else asks)
        there = [a for a in may if isinstance(a, act.Call) and a.card in state.facts.deal.talon]
        if there and rng.random() < 0.7:
            return rng.choice(there)
        free = [a for a in may if not isinstance(a, act.ShowHandful)
                and not (isinstance(a, act.Play) and a.card.name in saves.split())]
        return rng.choice(free or [a for a in may if not isinstance(a, act.ShowHandful)])
    return choose


def steps(table: Table, choose: Callable[[State], Action]) -> Iterator[Table]:
    """Yield ``table`` before its first action and after each action, to the end."""
    yield table
    while table.state.turn is not None:
        yield table.take(choose(table.state))


#: Every preset with every table that it offers.
GAMES = (
    "chambery", "chambery at_table=6", "chambery players=4", "chambery players=4 partnership=croise",
    "chambery players=3", "chambery players=4 pack=62", "chambery players=4 pack=62 partnership=croise",
    "chambery players=3 pack=62", "chambery-dummett", "chambery-dummett players=4", "chambery-dummett players=3",
    "french players=3", "french players=4", "french players=5", "french players=6", "french-open-call players=3",
    "french-open-call players=4", "french-open-call players=5", "french-federation", "french-federation players=5",
    "piedmont", "scarto",
)


def tarots(hand: frozenset[Card]) -> frozenset[Card]:
    return hand & TAROTS
