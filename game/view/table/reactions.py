"""What a companion says to an event at the table: rarely, and from what everyone can see. No pygame."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...engine import events as ev
from ...engine.cards import PAGAT, Card
from ...engine.rules import Seat

Reaction = tuple[Seat, str]
"""Who says something, and what it is about: ``handful``, ``slam``, ``pagat_lost`` or ``pagat_won``."""


def reaction(event: ev.Event, trick: tuple[tuple[Seat, Card], ...], camp: Collection[Seat],
             companions: Mapping[Seat, str], silent: Collection[Seat]) -> Reaction | None:
    """The reaction to ``event``; None for most events.

    ``trick`` are the cards played to the trick so far with their seats, ``camp`` the taker and the known partners,
    ``companions`` who can react, by seat; ``silent`` are those who have spoken in this deal.
    """
    speakers = [seat for seat in sorted(companions) if seat not in silent]
    match event:
        case ev.HandfulShown(seat):
            return _another(seat, "handful", speakers)
        case ev.SlamDeclared(seat):
            return _another(seat, "slam", speakers)
        case ev.TrickTaken(winner):
            owner = next((seat for seat, card in trick if card == PAGAT), winner)
            if (owner in camp) == (winner in camp):
                return None
            return next(((seat, about) for seat, about in ((owner, "pagat_lost"), (winner, "pagat_won"))
                         if seat in speakers), None)
    return None


def _another(seat: Seat, about: str, speakers: list[Seat]) -> Reaction | None:
    """The next of ``speakers`` after ``seat``, round the table."""
    others = [one for one in speakers if one > seat] + [one for one in speakers if one < seat]
    return (others[0], about) if others else None
