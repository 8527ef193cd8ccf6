"""The exchange: a seat takes the talon and discards an écart, one card at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import DISCARD, Action, Discard
from ..cards import PAGAT, TAROTS, Cards
from ..ecart import discardable, not_discardable_by, ways
from ..rules import Facts, Seat


@dataclass(frozen=True, slots=True)
class Discarding:
    """``turn`` has taken the talon into ``hand`` and discards; ``hand`` still contains the cards ``laid`` so far."""

    facts: Facts
    turn: Seat
    hand: Cards
    laid: Cards = frozenset()

    def actions(self) -> tuple[Action, ...]:
        """Discard, for every card with which a legal écart can still be completed."""
        return tuple(DISCARD[c] for c in sorted(discardable(self.facts.rules, self.hand, self.laid)))

    def refusal(self, action: Action) -> str | None:
        if not isinstance(action, Discard):
            return "discard-now"
        if action.card in discardable(self.facts.rules, self.hand, self.laid):
            return None
        return not_discardable_by(self.facts.rules, self.hand - self.laid, action.card)

    def after(self, action: Action) -> tuple[Discarding | Facts, tuple[ev.Event, ...]]:
        """The state before the next discard, or the facts with the complete écart; and the events.

        With the last card the events contain the announcements that the rules require.
        """
        assert isinstance(action, Discard)
        laid, happened = self.laid | {action.card}, (ev.CardDiscarded(self.turn, action.card),)
        if len(laid) < self.facts.rules.row.talon:
            return Discarding(self.facts, self.turn, self.hand, laid), happened
        facts, said = _laid(self.facts, self.turn, self.hand, laid)
        return facts, (*happened, *said)


def _laid(facts: Facts, seat: Seat, hand: Cards, laid: Cards) -> tuple[Facts, tuple[ev.Event, ...]]:
    hands = tuple(hand - laid if s == seat else h for s, h in enumerate(facts.hands))
    forced = any(way.forced for way in ways(facts.rules, hand))
    tarots = laid & TAROTS if forced else frozenset()
    said: list[ev.Event] = [ev.EcartLaid(seat, len(laid))]
    said += _announced(facts, seat, laid, tarots)
    told = ecart_told(facts, laid, tarots)
    return replace(facts, hands=hands, ecart=laid, ecart_by=seat, told=told, tarots_told=len(tarots)), tuple(said)


def ecart_told(facts: Facts, laid: Cards, tarots: Cards) -> Cards:
    """The cards of the écart that all players know: forced tarots if they are shown, an announced 1."""
    return tarots if facts.rules.family.ecart_shown else laid & ({PAGAT} if facts.rules.family.pagat_told else set())


def _announced(facts: Facts, seat: Seat, laid: Cards, tarots: Cards) -> list[ev.Event]:
    said: list[ev.Event] = []
    if facts.rules.family.pagat_told and PAGAT in laid:
        said.append(ev.PagatDiscarded(seat))
    if tarots:
        shown = tuple(sorted(tarots)) if facts.rules.family.ecart_shown else None
        said.append(ev.TarotsDiscarded(seat, len(tarots), shown))
    return said


def open_dealers_exchange(facts: Facts) -> tuple[Discarding | Facts, tuple[ev.Event, ...]]:
    """The phase in which the dealer, who has taken the talon without showing it, discards the same number of cards."""
    dealer, talon = facts.deal.dealer, facts.deal.talon
    hand = facts.hands[dealer] | facts.talon
    taken = ev.TalonTaken(dealer, talon, len(talon))
    return Discarding(replace(facts, talon=frozenset()), dealer, hand), (taken,)


def open_talon(facts: Facts) -> tuple[Discarding | Facts, tuple[ev.Event, ...]]:
    """The phase in which the taker, who has shown and taken the talon, discards an écart.

    Returns the unchanged facts if the contract does not allow the exchange.
    """
    taker, talon = facts.taking.taker, facts.deal.talon
    if facts.taking.contract.talon != "taken":
        return facts, ()
    facts = replace(facts, talon=frozenset(), talon_seen=True)
    taken = ev.TalonTaken(taker, talon, len(talon))
    called = (ev.CalledInTalon(card) for card in facts.taking.called if card in talon)
    shown: tuple[ev.Event, ...] = (ev.TalonShown(talon), *called, taken)
    return Discarding(facts, taker, facts.hands[taker] | frozenset(talon)), shown
