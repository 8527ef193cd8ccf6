"""Whole deals as text, replayed and compared line by line with the present engine.

    python -m tests.engine.test_transcripts            rewrite them all, then read the diff
    python -m tests.engine.test_transcripts FILE       the same for one

A transcript begins with a description, the rules, the dealer, the hands and the talon. Each action is one line
``phase seat | hand | legal actions | action``, followed by its events, indented; ``[2 3]`` after an event are the
seats that see its cards if not all do. To add one, write the beginning and the actions as lines
``> action; action; …``; rewriting adds the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from game.engine import Card, Event, State, observe
from game.engine import actions as act
from game.engine import events as ev
from game.engine.events import seen_by
from game.engine.game import deal_of
from game.engine.payment import Score
from game.engine.record import as_points, closed, read, write
from tests.builders import Table, names, row, rules, said

FOLDER = Path(__file__).parent.parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


# -- reading ----------------------------------------------------------------------------------------------------------


def replayed(text: str) -> Table:
    about, deeds = head(text)
    by, size = rules(about["rules"]), range(rules(about["rules"]).at_table)
    state, events = deal_of(by, int(about["dealer"]), [row(about[f"hand {seat}"]) for seat in size],
                            row(about["talon"]))
    return Table(state, list(events), []).do(deeds)


def head(text: str) -> tuple[dict[str, str], str]:
    """The values at the beginning of a transcript, by their names, and all its actions."""
    about, deeds = {}, []
    for line in text.splitlines():
        if line.startswith("> "):
            deeds.append(line[2:])
        elif " | " in line and not line.startswith(" "):
            deeds.append(line.rsplit(" | ", 1)[1])
        elif line[:1].isalpha():
            key, _, value = line.partition(":")
            about[key] = value.strip()
    return about, "; ".join(deeds)


# -- writing ----------------------------------------------------------------------------------------------------------


def written(text: str) -> str:
    """The correct transcript for ``text``."""
    table = replayed(text)
    deal = table.state.facts.deal
    lines = [line for line in text.splitlines() if line.startswith("#")]
    lines += [f"rules: {head(text)[0]['rules']}", f"dealer: {deal.dealer}"]
    lines += [f"hand {seat}: {' '.join(c.name for c in hand)}".rstrip() for seat, hand in enumerate(deal.hands)]
    lines += [f"talon: {' '.join(c.name for c in deal.talon)}", ""]
    state, events = deal_of(deal.rules, deal.dealer, deal.hands, deal.talon)
    again = Table(state, [], [])
    lines += told(list(events), deal.rules.at_table)
    for _, action in table.moves:
        lines.append(deed(again.state, action))
        before = len(again.log)
        again.take(action)
        lines += told(again.log[before:], deal.rules.at_table)
    return "\n".join([*lines, ""])


def deed(state: State, action: act.Action) -> str:
    """The line of ``action``, such as ``playing 2 | S10 S5 T3 | play S10 S5 | play S10``."""
    assert state.turn is not None
    hand = names(observe(state, state.turn).hand)
    words = [said(a).split(" ", 1) for a in state.actions()]
    may = [" ".join([verb, *(w[1] for w in group if len(w) > 1)])
           for verb, group in groupby(words, key=lambda w: w[0] if w[0] != "handful" else " ".join(w))]
    return f"{type(state).__name__.lower()} {state.turn} | {hand} | {', '.join(may)} | {said(action)}"


def told(events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        if isinstance(event, ev.DealScored):
            yield from scored(event.score)
            continue
        words = [f"{field.name}={value(getattr(event, field.name))}" for field in fields(event)]
        seeing = [seat for seat in range(seats) if seen_by(event, seat) == event]
        only = "" if len(seeing) == seats else f"  [{' '.join(map(str, seeing)) or 'nobody'}]"
        yield "    " + " ".join([type(event).__name__, *words]) + only


def value(of: object) -> str:
    if isinstance(of, tuple):
        return "(" + " ".join(card.name for card in of) + ")"
    return of.name if isinstance(of, Card) else "-" if of is None else str(of)


def scored(score: Score) -> Iterator[str]:
    yield "    DealScored"
    for name, by_seat in (("sides", score.sides), ("units", score.points), ("payments", score.payments)):
        yield f"        {name} " + " ".join(value(x) for x in by_seat)
    for pile in score.piles:
        yield f"        pile {pile.side}: {pile.units} units, {pile.tricks} tricks, {names(pile.cards)}"
    for line in score.lines:
        yield f"        {line.rule} {' '.join(map(str, line.values))}".rstrip()


# -- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_still_says_the_same(path):
    text = path.read_text(encoding="utf-8")
    assert written(text).splitlines() == text.splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_survives_as_a_record(path):
    table = replayed(path.read_text(encoding="utf-8"))
    record = closed(table.record, table.state)
    assert read(write(record)) == record


@cache
def deals() -> dict[str, Table]:
    return {path.stem: replayed(path.read_text(encoding="utf-8")) for path in FILES}


def test_every_event_and_every_contract_occurs():
    tables = deals().values()
    assert {type(event) for table in tables for event in table.log} == set(Event.__args__)
    contracts = {table.state.facts.taking.contract.id for table in tables}
    assert contracts == {"two", "one", "hand", "call", "croise", "each", "small", "guard", "without", "against",
                         "passed"}
    assert {type(action) for table in tables for _, action in table.moves} == set(act.Action.__args__)
    assert {table.state.facts.rules.preset for table in tables} == {
        "chambery", "chambery-dummett", "french", "french-open-call", "piedmont"}
    assert {table.state.end for table in tables} == {"played", "passed", "void"}


def test_every_line_of_a_score_sheet_occurs():
    lines = {line.rule for table in deals().values() if table.state.score for line in table.state.score.lines}
    assert lines == {
        "par", "points", "draw", "lost-by", "multiplier", "doubled", "due", "extra-point", "raised-declarer",
        "raised-all", "stake", "par-each", "distance", "doubled-seat", "target", "made", "failed", "base",
        "petit-au-bout", "handfuls", "slam"}


@pytest.mark.parametrize(("name", "payments"), [
    ("dummett-33-the-declarer-pays-one-more", (-1, 1, 1, 1, -2)),
    ("dummett-32-both-pay-one-more", (-3, 2, 2, 2, -3)),
    ("dummett-35-each-defender-pays-one-more", (3, -2, -2, -2, 3)),
    ("open-call-guard-with-60-points", (136, -68, 68, -68, -68)),
    ("french-leaflet-guard-with-49-points", (318, -106, -106, -106)),
    ("french-leaflet-guard-without-made-by-4", (228, -76, -76, -76)),
    ("french-leaflet-small-lost-by-7", (-126, 42, 42, 42)),
    ("french-leaflet-guard-made-by-11", (276, -92, -92, -92)),
    ("french-leaflet-announced-slam", (1746, -582, -582, -582)),
    ("chambery-three-one-doubled", (22, 6, -28)),
])
def test_the_examples_of_the_rule_documents_really_played(name, payments):
    assert deals()[name].payments == payments


@pytest.mark.parametrize(("name", "points"), [
    ("dummett-33-the-declarer-pays-one-more", 33), ("dummett-32-both-pay-one-more", 32),
    ("dummett-35-each-defender-pays-one-more", 35), ("open-call-guard-with-60-points", 60),
    ("french-leaflet-guard-with-49-points", 49), ("french-leaflet-announced-slam", 87),
])
def test_their_points(name, points):
    assert deals()[name].points(0) == points


def test_the_leaflets_slam_leaves_the_fool_at_four_points():
    """87 points: the defence has no card to give for the Fool, so that half a point stays with the taker."""
    score = deals()["french-leaflet-announced-slam"].state.score
    assert [as_points(units, 2) for units in score.points] == [87, 4, 4, 4]


def main(paths: list[str]) -> None:
    for path in map(Path, paths) if paths else FILES:
        text = path.read_text(encoding="utf-8")
        path.write_text(written(text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
