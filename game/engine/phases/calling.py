"""The taker calls a card; its holder is the partner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import Action, Call
from ..cards import KINGS, QUEENS, RANK, RANKS, Cards
from ..rules import CallWhen, Facts, Seat
from ..sides import holders


def _first_rank_missing(facts: Facts) -> Cards:
    """Grand Café rules: a King not in hand; with all four Kings in hand, a Queen.

    House ruling: with all Queens too, the next lower rank, and so on; a card of the écart may not be called.
    """
    own = facts.hands[facts.taking.taker] | facts.ecart
    ranks = (RANK[rank] & frozenset(facts.rules.deck) for rank in reversed(RANKS))
    return next(free for cards in ranks if (free := cards - own))


def _down_to(lowest: str) -> Callable[[Facts], Cards]:
    """French documents: any King, also one in hand; with all cards of a rank in hand, the next rank too.

    ``lowest`` is the last rank that may be called: a Queen, or with the federation's rules a Jack.
    """
    def found(facts: Facts) -> Cards:
        hand, may = facts.hands[facts.taking.taker], KINGS
        for rank in reversed(RANKS[RANKS.index(lowest):-1]):
            may |= RANK[rank] if hand >= may else frozenset()
        return may
    return found


def _other_queen(facts: Facts) -> Cards:
    """French sheet, six players: the second call is for a Queen, not the one already called."""
    return QUEENS - frozenset(facts.taking.called)


#: The cards that may be called, by the names in ``calls`` of the game's row.
CALLS: dict[str, Callable[[Facts], Cards]] = {
    "missing": _first_rank_missing, "king": _down_to("D"), "court": _down_to("V"), "queen": _other_queen,
}


@dataclass(frozen=True, slots=True)
class Calling:
    """The taker calls a card."""

    facts: Facts

    @property
    def turn(self) -> Seat:
        """The taker; the dealer in a called deal of Chambéry."""
        return self.facts.taking.taker

    def _callable(self) -> Cards:
        return CALLS[self.facts.rules.row.calls[len(self.facts.taking.called)]](self.facts)

    def actions(self) -> tuple[Action, ...]:
        """Every card that may be called now."""
        return tuple(Call(card) for card in sorted(self._callable(), reverse=True))

    def refusal(self, action: Action) -> str | None:
        if not isinstance(action, Call):
            return "call-now"
        return None if action.card in self._callable() else "call-rank"

    def after(self, action: Action) -> tuple[Calling | Facts, tuple[ev.Event, ...]]:
        """The phase of the next call, or the facts with the cards called; and the events.

        The holder of the card is revealed at once if the rules require it.
        """
        assert isinstance(action, Call)
        taking = replace(self.facts.taking, called=(*self.facts.taking.called, action.card))
        facts = replace(self.facts, taking=taking)
        said: list[ev.Event] = [ev.CardCalled(self.turn, action.card)]
        if facts.rules.family.partner_shows:
            said += [ev.PartnerRevealed(seat, action.card) for seat in holders(facts.deal, action.card)]
        elif facts.talon_seen and action.card in facts.deal.talon:
            said.append(ev.CalledInTalon(action.card))
        return (Calling(facts) if len(taking.called) < len(facts.rules.row.calls) else facts), tuple(said)


def open_calling(moment: CallWhen) -> Callable[[Facts], tuple[Calling | Facts, tuple[ev.Event, ...]]]:
    """An opener of the calling phase, if the rules place it at ``moment`` and the contract has a partner."""
    def opener(facts: Facts) -> tuple[Calling | Facts, tuple[ev.Event, ...]]:
        wanted = facts.rules.call_when == moment and facts.taking.contract.sides == "called"
        return (Calling(facts) if wanted and facts.rules.row.calls else facts), ()
    return opener
