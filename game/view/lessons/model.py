"""The data of a lesson: prepared deals, and steps with text, pointers and questions."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.record import Record
from ...engine.rules import Rules

Actions = tuple[Action, ...]
"""One action, or all cards of an écart; or a series of actions, each by the seat whose turn it is."""
LEARNER = 0
"""The learner's seat."""


@dataclass(frozen=True, slots=True)
class PointAt:
    """What a ring is drawn round: ``what`` is ``card``, ``seat``, ``panel``, ``talon``, ``trick`` or ``ecart``.

    ``name`` is the card, the seat's number, or the panel (``deal``, ``score``).
    """

    what: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely wrong answer: against the ``rule`` with that key, or, without one, allowed but worse.

    ``then`` are the others' actions that show what comes of it.
    """

    id: str
    tried: Actions
    rule: str | None = None
    then: Actions = ()


@dataclass(frozen=True, slots=True)
class Act:
    """An action at the table: any of ``expected``; the lesson continues with the first of them, ``then`` the others.

    An écart is one answer of several actions.
    """

    expected: tuple[Actions, ...]
    then: Actions = ()
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of ``answers``: names of words, or of cards where ``pictured``."""

    answers: tuple[str, ...]
    right: str
    pictured: bool = False


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """Say a number; ``cards`` are shown with the question."""

    right: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Free:
    """Free play until ``tricks`` tricks of the deal are done; the other seats play by rule."""

    tricks: int


Task = Act | Choose | CountQuestion | Free


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Words to read, ``points`` to look at, what happens ``before`` anything is asked, and a ``task`` or none."""

    id: str
    deal: str
    points: tuple[PointAt, ...] = ()
    before: Actions = ()
    task: Task | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """``deals`` by name: records whose moves were done before the learner sits down; and the ``steps``."""

    name: str
    rules: Rules
    deals: dict[str, Record] = field(hash=False)
    steps: tuple[LessonStep, ...] = ()
