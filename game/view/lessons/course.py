"""The parts of a lesson, the reading and checking of lessons, and their order."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

from ...engine import actions as act
from ...engine.actions import Action, Discard
from ...engine.cards import BY_NAME, Card
from ...engine.game import State, apply, refusal
from ...engine.record import BadRecord, Record, last_state, with_move
from ...engine.rules import Rules
from ...engine.variants import InvalidRules, rules_of

Actions = tuple[Action, ...]
"""Several actions: the cards of an écart, or a series in which each action is by the seat whose turn it is."""
LEARNER = 0
"""The seat of the learner."""


@dataclass(frozen=True, slots=True)
class PointAt:
    """The target of a ring: ``what`` is ``card``, ``seat``, ``panel``, ``talon``, ``trick`` or ``ecart``.

    ``name`` is the card, the number of the seat, or the panel (``deal``, ``score``).
    """

    what: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely wrong answer, forbidden by the ``rule`` with that key or, without one, legal but worse.

    ``then`` are the actions of the other seats that show the consequences.
    """

    id: str
    tried: Actions
    rule: str | None = None
    then: Actions = ()


@dataclass(frozen=True, slots=True)
class Act:
    """A task: act at the table, with any of ``expected``.

    The lesson continues with the first of them and then with ``then``, the actions of the others. An écart is one
    answer of several actions.
    """

    expected: tuple[Actions, ...]
    then: Actions = ()
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """A task: choose one of ``answers``, which are names of words, or of cards if ``pictured``."""

    answers: tuple[str, ...]
    right: str
    pictured: bool = False


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """A task: give a number; ``cards`` are shown with the question."""

    right: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Free:
    """A task: play freely until ``tricks`` tricks of the deal are complete; bots play for the other seats."""

    tricks: int


Task = Act | Choose | CountQuestion | Free


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson.

    ``points`` are rings on the table, ``before`` are the actions before the question, ``task`` is the question, if any.
    ``bare``: the table does not show sides, announcements and the goal yet.
    """

    id: str
    deal: str
    points: tuple[PointAt, ...] = ()
    before: Actions = ()
    task: Task | None = None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson by its ``steps``; ``deals`` are records by name, with the moves made before the learner takes over."""

    name: str
    rules: Rules
    deals: dict[str, Record] = field(hash=False)
    steps: tuple[LessonStep, ...] = ()


# -- reading a lesson from its file -----------------------------------------------------------------------------------

_PLAIN: dict[str, type[act.Pass | act.Done | act.DeclareSlam]] = {
    "pass": act.Pass, "done": act.Done, "slam": act.DeclareSlam,
}
_CARD: dict[str, type[act.Ask | act.Give | act.Call]] = {"ask": act.Ask, "give": act.Give, "call": act.Call}


class BadScript(ValueError):
    """Raised for words that are not an action; the message quotes them."""


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards in ``text``, such as ``"SR T21 F"``, in that order; raises BadScript for a word that is not a card."""
    for word in text.split():
        if word not in BY_NAME:
            raise BadScript(f"{word} is not a card")
    return tuple(BY_NAME[word] for word in text.split())


def actions(text: str) -> Actions:
    """The actions in ``text``; an écart, and several cards after ``play``, give one action for each card."""
    return tuple(action for part in text.split(";") if part.strip() for action in _meant(*part.split()))


def _meant(verb: str, *words: str) -> Actions:
    if verb in _PLAIN and not words:
        return (_PLAIN[verb](),)
    if verb == "bid" and len(words) == 1:
        return (act.Bid(words[0]),)
    named = cards_of(" ".join(words))
    if verb == "handful" and named:
        return (act.ShowHandful(named),)
    if verb == "discard" and named:
        return tuple(act.DISCARD[card] for card in named)
    if verb == "play" and named:
        return tuple(act.PLAY[card] for card in named)
    if verb in _CARD and len(named) == 1:
        return (_CARD[verb](named[0]),)
    raise BadScript(f"“{' '.join((verb, *words))}” is not an action")


POINTS = ("card", "seat", "panel", "talon", "trick", "ecart")
_NAMED = ("card", "seat", "panel")
_STEP_KEYS = {"id", "deal", "bare", "point", "before", "expect", "then", "errors", "answers", "cards", "right",
              "number", "free"}
_MISTAKE_KEYS = {"id", "try", "rule", "then"}
_TASKS = ("expect", "right", "number", "free")


class BadLesson(ValueError):
    """Raised if a lesson cannot be given: the lesson, the step at fault, if any, and the reason."""

    def __init__(self, lesson: str, why: str, step: str = "") -> None:
        super().__init__(f"lesson {lesson}{', step ' + step if step else ''}: {why}")


def source(name: str) -> str:
    """The text of the file of the lesson ``name``."""
    return (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")


def lesson_of(name: str, text: str) -> Lesson:
    """Parse ``text`` as the lesson ``name``; raises BadLesson if it is invalid."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadLesson(name, f"this is no TOML: {fault}") from None
    try:
        rules = rules_of(str(data.get("game", "")), **data.get("options", {}))
        deals = {str(deal["id"]): _deal(rules, deal) for deal in data.get("deals", [])}
    except KeyError as missing:
        raise BadLesson(name, f"a deal has no {missing.args[0]}") from None
    except (InvalidRules, BadScript) as fault:
        raise BadLesson(name, str(fault)) from None
    return Lesson(name, rules, deals, _steps(name, data.get("steps", []), deals))


def _deal(rules: Rules, data: Mapping[str, Any]) -> Record:
    """The cards and moves of a deal; the seats of the moves are filled in by :func:`checked_lesson`."""
    hands = tuple(cards_of(hand) for hand in data["hands"])
    done = actions(data.get("done", ""))
    return Record(rules, int(data["dealer"]), hands, cards_of(data["talon"]), tuple((-1, action) for action in done))


def _steps(name: str, data: list[dict[str, Any]], deals: Mapping[str, Record]) -> tuple[LessonStep, ...]:
    found: list[LessonStep] = []
    deal, bare = next(iter(deals), ""), False
    for entry in data:
        step = str(entry.get("id", ""))
        if not step or step in {one.id for one in found}:
            raise BadLesson(name, "every step has a name of its own", step)
        if unknown := set(entry) - _STEP_KEYS:
            raise BadLesson(name, f"there is no {', '.join(sorted(unknown))} in a step", step)
        deal = str(entry.get("deal", deal))
        if deal not in deals:
            raise BadLesson(name, f"there is no deal {deal}", step)
        bare = bool(entry.get("bare", bare))
        try:
            points, before = _points(entry.get("point", [])), actions(entry.get("before", ""))
            found.append(LessonStep(step, deal, points, before, _task(entry), bare))
        except BadScript as fault:
            raise BadLesson(name, str(fault), step) from None
    if not found:
        raise BadLesson(name, "a lesson has at least one step")
    return tuple(found)


def _points(data: list[str]) -> tuple[PointAt, ...]:
    found = []
    for text in data:
        what, _, about = text.partition(" ")
        if what not in POINTS or bool(about) != (what in _NAMED):
            raise BadScript(f"nothing can be pointed at with “{text}”")
        if what == "card":
            cards_of(about)
        found.append(PointAt(what, about))
    return tuple(found)


def _task(data: Mapping[str, Any]) -> Task | None:
    asked = [key for key in _TASKS if key in data]
    if len(asked) > 1:
        raise BadScript(f"{' and '.join(asked)} cannot be asked at once")
    match asked:
        case ["expect"]:
            return _act(data)
        case ["right"]:
            return _choose(data)
        case ["number"]:
            return CountQuestion(int(data["number"]), cards_of(data.get("cards", "")))
        case ["free"]:
            return Free(int(data["free"]))
    return None


def _act(data: Mapping[str, Any]) -> Act:
    expected = data["expect"]
    each = [expected] if isinstance(expected, str) else expected
    return Act(tuple(_all(one) for one in each), actions(data.get("then", "")),
               tuple(_mistake(one) for one in data.get("errors", [])))


def _all(text: str) -> Actions:
    found = actions(text)
    if not found:
        raise BadScript("an action is expected, but none is named")
    return found


def _mistake(data: Mapping[str, Any]) -> Mistake:
    if unknown := set(data) - _MISTAKE_KEYS:
        raise BadScript(f"there is no {', '.join(sorted(unknown))} in an error")
    if "id" not in data or "try" not in data:
        raise BadScript("an error has an id and what is tried")
    return Mistake(str(data["id"]), _all(data["try"]), data.get("rule"), actions(data.get("then", "")))


def _choose(data: Mapping[str, Any]) -> Choose:
    pictured = "cards" in data
    answers = tuple(c.name for c in cards_of(data["cards"])) if pictured else tuple(data.get("answers", ()))
    right = str(data["right"])
    if right not in answers or len(answers) < 2:
        raise BadScript(f"the right answer {right} is none of at least two")
    return Choose(answers, right, pictured)


# -- checking: all actions must be legal, and foreseen errors must break the rule they name ---------------------------


def checked_lesson(lesson: Lesson) -> Lesson:
    """Return ``lesson`` with the seats of all moves filled in; raises BadLesson for a step that breaks a rule."""
    deals = {}
    for name, deal in lesson.deals.items():
        try:
            deals[name] = with_moves(replace(deal, moves=()), tuple(action for _, action in deal.moves))
        except (BadRecord, ValueError) as fault:
            raise BadLesson(lesson.name, f"deal {name}: {fault}") from None
    whole = replace(lesson, deals=deals)
    reached: dict[str, Record] = dict(deals)
    for step in lesson.steps:
        reached[step.deal] = _through(whole, step, reached[step.deal])
    return whole


def with_moves(record: Record, done: Actions) -> Record:
    """Return ``record`` with the actions ``done`` added, each by the seat whose turn it is.

    Raises BadRecord if one is illegal.
    """
    for action in done:
        seat = last_state(record).turn
        if seat is None:
            raise BadRecord(f"{action} comes after the end of the deal")
        record = with_move(record, seat, action)
    last_state(record)
    return record


def main_line(step: LessonStep) -> Actions:
    """All actions of ``step`` if the learner gives the first expected answer."""
    task = step.task
    return (*step.before, *task.expected[0], *task.then) if isinstance(task, Act) else step.before


def same(one: Actions, other: Actions) -> bool:
    """Whether two answers are the same; the order of an écart does not matter."""
    if one and isinstance(one[0], Discard):
        return len(one) == len(other) and set(one) == set(other)
    return one == other


def _through(lesson: Lesson, step: LessonStep, record: Record) -> Record:
    """Return ``record`` after ``step``, having checked all of the step."""
    try:
        here = with_moves(record, step.before)
        if isinstance(step.task, Act):
            _check_act(lesson, step, step.task, here)
        return with_moves(record, main_line(step))
    except BadRecord as fault:
        raise BadLesson(lesson.name, str(fault), step.id) from None


def _check_act(lesson: Lesson, step: LessonStep, task: Act, here: Record) -> None:
    state = last_state(here)
    if state.turn != LEARNER:
        raise BadRecord(f"the learner is to act, but it is the turn of {state.turn}")
    for expected in task.expected:
        with_moves(here, (*expected, *task.then))
    for other in task.expected[1:]:
        _goes_on(lesson, step, with_moves(here, (*other, *task.then)))
    for mistake in task.mistakes:
        if any(same(mistake.tried, expected) for expected in task.expected):
            raise BadRecord(f"{mistake.id} is what is expected")
        _check_mistake(state, here, mistake)


def _goes_on(lesson: Lesson, step: LessonStep, record: Record) -> None:
    """Check that the rest of the deal in the lesson is also legal after another right answer."""
    after = lesson.steps[lesson.steps.index(step) + 1:]
    for later in after:
        if later.deal == step.deal:
            record = with_moves(record, main_line(later))


def _check_mistake(state: State, here: Record, mistake: Mistake) -> None:
    rule = refused_by(state, mistake.tried)
    if rule != mistake.rule:
        raise BadRecord(f"{mistake.id} is refused by {rule}, not by {mistake.rule}" if rule
                        else f"{mistake.id} is legal, not against {mistake.rule}")
    if rule is None:
        with_moves(here, (*mistake.tried, *mistake.then))


def refused_by(state: State, tried: Actions) -> str | None:
    """The key of the rule that forbids the first illegal action of ``tried``, applied in order.

    Returns None if all are legal.
    """
    for action in tried:
        if (rule := refusal(state, action)) is not None:
            return rule
        state, _ = apply(state, action)
    return None


# -- the lessons in the order of the course ---------------------------------------------------------------------------

COURSE = ("pack", "following", "points", "discard", "solo", "asking", "calling", "partners", "payment", "oudlers",
          "ecart", "overtrumping", "signals", "piedmont", "scarto")


@cache
def lesson(name: str) -> Lesson:
    """Read and check the lesson ``name``; raises BadLesson if it is invalid."""
    return checked_lesson(lesson_of(name, source(name)))


def lesson_after(name: str) -> str | None:
    """The lesson that follows ``name``; None after the last."""
    at = COURSE.index(name) + 1
    return COURSE[at] if at < len(COURSE) else None
