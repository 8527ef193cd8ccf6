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
from ..engine.record import BadRecord, Record, as_points, encode_action, opening, replay
from ..store.imports import lines_in
from ..store.puzzles import is_progress
from ..view import words
from ..view.terminal import tell
from .asking import Refused, seat_name, some
from .check import record_on
from .reading import add_records, records_in
from .speech import CommandWords

WORDS = CommandWords("replay")


def add_arguments(parser: ArgumentParser) -> None:
    """The file, and the number of the deal."""
    add_records(parser)
    parser.add_argument("--deal", type=some, default=1, metavar="N", help=WORDS["deal"])


def run(said: Namespace) -> int:
    """Print the deal in the words of its game."""
    record = _record(said.file, said.deal)
    with words.at_game(record.rules.family.name):
        for line in told(record):
            tell(line)
    return 0


def _record(name: str, number: int) -> Record:
    with records_in(name) as file:
        deals = ((line, raw) for line, raw in lines_in(file) if not is_progress(raw))
        found = next(islice(deals, number - 1, None), None)
    if found is None:
        raise Refused(WORDS["no_deal"].format(file=name, number=number))
    line, raw = found
    try:
        return record_on(raw)
    except BadRecord as why:
        raise Refused(WORDS["fault"].format(file=name, line=line, why=why)) from None


def told(record: Record) -> Iterator[str]:
    """The deal line by line: hands, actions, tricks and payments."""
    who = _names(record)
    rules = record.rules
    yield WORDS["game"].format(preset=rules.preset, players=len(record.hands), dealer=who[record.dealer])
    for seat, hand in enumerate(record.hands):
        yield WORDS["hand"].format(who=who[seat], cards=_cards(sorted(hand)))
    yield WORDS["talon"].format(cards=_cards(record.talon))
    state, happened = opening(record)
    yield from _besides(happened, who)
    for number, ((seat, action), step) in enumerate(zip(record.moves, islice(replay(record), 1, None), strict=True), 1):
        state, happened = step
        yield WORDS["did"].format(number=number, who=who[seat], what=_said(action))
        yield from _besides(happened, who)
    yield from _paid(record, state, who) if isinstance(state, Over) else [WORDS["open"].format(end=record.end)]


def _names(record: Record) -> list[str]:
    """The players' names, or the seat's number if there is none."""
    names = record.names or ("",) * len(record.hands)
    return [seat_name(name, seat) for seat, name in enumerate(names)]


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card.name for card in cards)


def _said(action: Action) -> str:
    verb, *about = encode_action(action)
    return " ".join([verb, *(" ".join(word) if isinstance(word, list) else word for word in about)])


def _besides(happened: Iterable[ev.Event], who: list[str]) -> Iterator[str]:
    """What followed an action without a decision."""
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
