"""A lesson from its file: every word of it checked, or one sentence on what is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...engine import actions as act
from ...engine.cards import BY_NAME, Card
from ...engine.record import Record
from ...engine.rules import Rules
from ...engine.variants import InvalidRules, rules_of
from .model import Act, Actions, Choose, CountQuestion, Free, Lesson, LessonStep, Mistake, PointAt, Task

_PLAIN: dict[str, type[act.Pass | act.Done | act.DeclareSlam]] = {
    "pass": act.Pass, "done": act.Done, "slam": act.DeclareSlam,
}
_CARD: dict[str, type[act.Ask | act.Give | act.Call]] = {"ask": act.Ask, "give": act.Give, "call": act.Call}


class BadScript(ValueError):
    """Words that are no action; the message quotes them."""


def cards_of(text: str) -> tuple[Card, ...]:
    """``"SR T21 F"`` as cards, in the order written; BadScript names a word that is no card."""
    for word in text.split():
        if word not in BY_NAME:
            raise BadScript(f"{word} is no card")
    return tuple(BY_NAME[word] for word in text.split())


def actions(text: str) -> Actions:
    """``text`` as actions; an écart, and several cards after ``play``, give one action for each card."""
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
    raise BadScript(f"“{' '.join((verb, *words))}” is no action")


POINTS = ("card", "seat", "panel", "talon", "trick", "ecart")
_NAMED = ("card", "seat", "panel")
_STEP_KEYS = {"id", "deal", "point", "before", "expect", "then", "errors", "answers", "cards", "right", "number",
              "free"}
_MISTAKE_KEYS = {"id", "try", "rule", "then"}
_TASKS = ("expect", "right", "number", "free")


class BadLesson(ValueError):
    """Why a lesson cannot be given: the lesson, the step if it is one step's fault, and the reason."""

    def __init__(self, lesson: str, why: str, step: str = "") -> None:
        super().__init__(f"lesson {lesson}{', step ' + step if step else ''}: {why}")


def source(name: str) -> str:
    """The text of the lesson's file."""
    return (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")


def lesson_of(name: str, text: str) -> Lesson:
    """The lesson ``name`` written in ``text``; BadLesson if it cannot be understood."""
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
    """The cards and moves of a deal; the seats of the moves are filled in by ``checking``."""
    hands = tuple(cards_of(hand) for hand in data["hands"])
    done = actions(data.get("done", ""))
    return Record(rules, int(data["dealer"]), hands, cards_of(data["talon"]), tuple((-1, action) for action in done))


def _steps(name: str, data: list[dict[str, Any]], deals: Mapping[str, Record]) -> tuple[LessonStep, ...]:
    found: list[LessonStep] = []
    deal = next(iter(deals), "")
    for entry in data:
        step = str(entry.get("id", ""))
        if not step or step in {one.id for one in found}:
            raise BadLesson(name, "every step has a name of its own", step)
        if unknown := set(entry) - _STEP_KEYS:
            raise BadLesson(name, f"there is no {', '.join(sorted(unknown))} in a step", step)
        deal = str(entry.get("deal", deal))
        if deal not in deals:
            raise BadLesson(name, f"there is no deal {deal}", step)
        try:
            found.append(LessonStep(step, deal, _points(entry.get("point", [])), actions(entry.get("before", "")),
                                    _task(entry)))
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
