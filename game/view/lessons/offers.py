"""The lesson whose subject has just come up in a deal, to be offered at its end. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.actions import Ask, Bid, Call, ShowHandful
from ...engine.record import Record
from ...engine.rules import Seat
from ...settings import Settings
from ...store.values import has_signals
from .course import lesson

OFFERS = 3
"""How often a lesson is offered at most."""

Subject = Callable[[Record, Seat], bool]


def _done(*kinds: type) -> Subject:
    """Whether anyone did an action of ``kinds``."""
    return lambda record, seat: any(isinstance(action, kinds) for _, action in record.moves)


def _always(record: Record, seat: Seat) -> bool:
    return True


def _with_signals(record: Record, seat: Seat) -> bool:
    return has_signals(record)


SUBJECTS: Mapping[str, Subject] = {
    "asking": _done(Ask), "calling": _done(Call), "partners": _done(Call), "solo": _done(Bid),
    "overtrumping": _done(ShowHandful), "payment": _always, "oudlers": _always, "ecart": _always,
    "signals": _with_signals, "piedmont": _always,
}
"""Whether the subject of a lesson came up in a deal, in the order in which the lessons are offered."""


def times_key(name: str) -> str:
    """Under this key it is counted how often the lesson ``name`` was offered."""
    return f"lesson.{name}"


def offered(record: Record, seat: Seat, settings: Settings) -> str | None:
    """The lesson to offer to ``seat`` after the deal of ``record``; None if there is none, or none is wanted.

    It belongs to the game that was played, is not done, and was offered fewer than :data:`OFFERS` times.
    """
    if not settings.introductions:
        return None
    family, told = record.rules.family, settings.phases_told
    return next((name for name, came_up in SUBJECTS.items()
                 if name not in settings.lessons_done and told.get(times_key(name), 0) < OFFERS
                 and lesson(name).rules.family is family and came_up(record, seat)), None)
