"""Prints a recorded deal action by action."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import islice
from math import ceil

from ..engine import events as ev
from ..engine.actions import Action
from ..engine.cards import Card
from ..engine.phases.over import Over
from ..engine.record import Record, as_points, encode_action, opening, replay
from ..view import words
from ..view.terminal import tell
from .asking import CommandWords, seat_name
from .files import add_record, asked_record

WORDS = CommandWords("replay")


def add_arguments(parser: ArgumentParser) -> None:
    add_record(parser)


def run(said: Namespace) -> int:
    """Print the deal with the terms of its game."""
    record, _ = asked_record(said)
    with words.at_game(record.rules.family.name):
        for line in told(record):
            tell(line)
    return 0


def told(record: Record) -> Iterator[str]:
    """The deal line by line: hands, actions, tricks and payments."""
    who = seated_names(record)
    rules = record.rules
    yield WORDS["game"].format(preset=rules.preset, players=words.count("players.count", len(record.hands)),
                               dealer=who[record.dealer])
    for seat, hand in enumerate(record.hands):
        yield WORDS["hand"].format(who=who[seat], cards=_cards(sorted(hand)))
    yield WORDS["talon"].format(cards=_cards(record.talon))
    state, happened = opening(record)
    yield from _besides(happened, who)
    for number, ((seat, action), step) in enumerate(zip(record.moves, islice(replay(record), 1, None), strict=True), 1):
        state, happened = step
        yield move_line(number, who[seat], action)
        yield from _besides(happened, who)
    yield from _paid(record, state, who) if isinstance(state, Over) else [WORDS["open"].format(end=record.end)]


def seated_names(record: Record) -> list[str]:
    """The name of the player at each seat, or the number of the seat if the name is missing."""
    names = record.names or ("",) * len(record.hands)
    return [seat_name(name, seat) for seat, name in enumerate(names)]


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card.name for card in cards)


def move_line(number: int, who: str, action: Action) -> str:
    """The line about move ``number``, counted from 1, in which ``who`` takes ``action``."""
    return WORDS["did"].format(number=number, who=who, what=action_said(action))


def action_said(action: Action) -> str:
    """``action`` in the notation of records."""
    verb, *about = encode_action(action)
    return " ".join([verb, *(" ".join(word) if isinstance(word, list) else word for word in about)])


def _besides(happened: Iterable[ev.Event], who: list[str]) -> Iterator[str]:
    """The lines about the events of an action that are not decisions."""
    for event in happened:
        match event:
            case ev.TrickTaken(seat=seat, number=number):
                yield WORDS["trick"].format(number=number, who=who[seat])
            case ev.HiddenShown(ecart=ecart, talon=talon) if ecart or talon:
                yield WORDS["hidden"].format(cards=_cards((*ecart, *talon)))
            case ev.DealPassed():
                yield WORDS["passed"]
            case ev.DealVoided(seat=seat):
                yield WORDS["void"].format(who=who[seat])


def _paid(record: Record, last: Over, who: list[str]) -> Iterator[str]:
    points = last.score.points if last.score else (None,) * len(who)
    for seat, payment in enumerate(last.payments):
        shown = as_points(points[seat], record.rules.family.unit)
        yield WORDS["paid"].format(who=who[seat], payment=payment,
                                   points="" if shown is None else WORDS.count("points", ceil(shown), points=shown))
