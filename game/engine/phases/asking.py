"""The soloist of Chambéry asks for cards and gives others back (Grand Café rules)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import Action, Ask, Done, Give
from ..cards import FOOL, Card, Cards
from ..rules import Exchange, Facts, Seat


def askable(facts: Facts) -> Cards:
    """The cards the soloist may ask for: not the Fool, none of the soloist's hand or écart, none twice."""
    taker = facts.taking.taker
    own = facts.hands[taker] | (facts.ecart if facts.ecart_by == taker else frozenset())
    return frozenset(facts.rules.deck) - own - {FOOL} - frozenset(facts.asked)


def _got(facts: Facts) -> tuple[Card, ...]:
    return tuple(card for card in facts.asked if card not in facts.ecart)


@dataclass(frozen=True, slots=True)
class Asking:
    """The soloist asks for a card, or ends the asking."""

    facts: Facts

    @property
    def turn(self) -> Seat:
        return self.facts.taking.taker

    def actions(self) -> tuple[Action, ...]:
        """Done, or a request for any card that may be asked for."""
        return (Done(), *(Ask(card) for card in sorted(askable(self.facts))))

    def refusal(self, action: Action) -> str | None:
        match action:
            case Done():
                return None
            case Ask(card):
                return None if card in askable(self.facts) else "ask-not-fool" if card == FOOL else "ask-not-own"
        return "ask-now"

    def after(self, action: Action) -> tuple[Asking | Giving | Facts, tuple[ev.Event, ...]]:
        """The state after the request, and the events; after the last request the cards asked for are handed over."""
        if isinstance(action, Done):
            state, moved = _handed_over(self.facts)
            return state, (ev.AskingEnded(self.turn), *moved)
        assert isinstance(action, Ask)
        facts = replace(self.facts, asked=(*self.facts.asked, action.card))
        said: tuple[ev.Event, ...] = (ev.CardAsked(self.turn, action.card),)
        if action.card in facts.ecart and facts.ecart_by is not None:
            said = (*said, ev.AskedInEcart(facts.ecart_by, action.card))
            facts = replace(facts, told=facts.told | {action.card})
        if len(_got(facts)) < facts.taking.contract.asks:
            return Asking(facts), said
        state, moved = _handed_over(facts)
        return state, (*said, *moved)


def _handed_over(facts: Facts) -> tuple[Giving | Facts, tuple[ev.Event, ...]]:
    taker, got = facts.taking.taker, _got(facts)
    if not got:
        return facts, ()
    where = {card: next(s for s, hand in enumerate(facts.hands) if card in hand) for card in got}
    hands = [hand - frozenset(got) for hand in facts.hands]
    hands[taker] |= frozenset(got)
    moved = tuple(ev.CardHandedOver(where[card], taker, card) for card in got)
    exchanges = tuple(Exchange(card, where[card]) for card in got)
    return Giving(replace(facts, hands=tuple(hands), exchanges=exchanges)), moved


@dataclass(frozen=True, slots=True)
class Giving:
    """The soloist gives one card back for each received, in the order of asking."""

    facts: Facts

    @property
    def turn(self) -> Seat:
        return self.facts.taking.taker

    @property
    def owed(self) -> Exchange:
        """The exchange to be completed now."""
        return next(x for x in self.facts.exchanges if x.given is None)

    def _giveable(self) -> Cards:
        hand = self.facts.hands[self.turn]
        received = frozenset(x.asked for x in self.facts.exchanges)
        return hand if self.facts.rules.given_back == "any" else hand - received

    def actions(self) -> tuple[Action, ...]:
        """Give, for every card of the hand; received cards are excluded unless the rules allow them."""
        return tuple(Give(card) for card in sorted(self._giveable()))

    def refusal(self, action: Action) -> str | None:
        if not isinstance(action, Give):
            return "give-now"
        if action.card in self._giveable():
            return None
        return "give-not-received" if action.card in self.facts.hands[self.turn] else "not-in-hand"

    def after(self, action: Action) -> tuple[Giving | Facts, tuple[ev.Event, ...]]:
        """The state in which to give the next card, or the facts if none is owed; and the event of this gift."""
        assert isinstance(action, Give)
        owed, card = self.owed, action.card
        hands = list(self.facts.hands)
        hands[self.turn] -= {card}
        hands[owed.holder] |= {card}
        exchanges = tuple(replace(x, given=card) if x is owed else x for x in self.facts.exchanges)
        facts = replace(self.facts, hands=tuple(hands), exchanges=exchanges)
        given = (ev.CardGiven(self.turn, owed.holder, card),)
        return (facts if all(x.given is not None for x in exchanges) else Giving(facts)), given


def open_asking(facts: Facts) -> tuple[Asking | Facts, tuple[ev.Event, ...]]:
    """The asking phase, or the unchanged facts if the contract does not allow asking. The tuple of events is empty."""
    return (Asking(facts) if facts.taking.contract.asks else facts), ()
