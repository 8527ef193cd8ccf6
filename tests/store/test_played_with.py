"""A match is continued, and replayed, with the defenders' signals that it began with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.names import SIGNALLING, Player
from game.engine.record import HUMAN, read, write
from game.engine.variants import rules_of
from game.session import Session, resumed
from game.store import open_store, path_in
from game.store.book import kept, unfinished
from game.store.values import has_signals, signalling_in
from tests.store.evening import Packs
from tools.in_process import InProcess


class Listening(InProcess):
    """Bots that store which seats give signals."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = set[frozenset[int]]()

    def ask(self, observation, level, seed, signalling=frozenset()):
        self.heard.add(signalling)
        return super().ask(observation, "plain", seed)


def begun(preset: str, levels: str, store=None, *, signals: bool = True) -> tuple[Session, Listening]:
    thinker = Listening()
    players = [Player(f"P{seat}", level) for seat, level in enumerate(levels.split())]
    session = Session(rules_of(preset, players=4), players, thinker, Packs(), 3, viewer=0, secret=b"s", store=store,
                      signals=signals)
    return session, thinker


@pytest.mark.parametrize(("preset", "levels", "signals", "expected"), [
    ("french", "human club club expert", True, {0, 1, 2, 3}),
    ("french", "human beginner club casual", True, {0, 2}),
    ("french", "human beginner casual plain", True, set()),  # for whom would a person signal?
    ("french", "victorine club club beginner", True, {0, 1, 2}),
    ("french", "human club club expert", False, set()),
    ("chambery", "human club club expert", True, set()),
])
def test_who_signals(preset: str, levels: str, signals: bool, expected: set[int]) -> None:
    session, thinker = begun(preset, levels, signals=signals)
    assert session.signalling == expected
    if session.state.turn != 0:
        session.advance(True)
    assert thinker.heard <= {frozenset(expected)}


@pytest.mark.parametrize("signals", [True, False])
def test_a_match_goes_on_as_it_began(tmp_path, signals: bool) -> None:
    store = open_store(path_in(tmp_path))
    first, _ = begun("french", "human club club club", store, signals=signals)
    thinker = Listening()
    again = resumed(kept(store, unfinished(store)[0].number), thinker, Packs())
    assert again.signals == first.signals == signals
    assert again.signalling == first.signalling
    while again.state.turn == 0:
        again.submit(again.view.actions[0])
    assert thinker.heard == {again.signalling}
    store.close()


def test_a_record_tells_whether_there_were_signals() -> None:
    with_, without = (begun("french", f"{HUMAN} club club club", signals=on)[0] for on in (True, False))
    records = [read(write(one.record, one.state)) for one in (with_, without)]
    assert list(map(has_signals, records)) == [True, False]
    assert signalling_in(records[0]) == {0, 1, 2, 3}
    assert "signals" not in records[1].match, "a match without them has the record it always had"
    odd = replace(records[0], match={**records[0].match, "signals": "yes"})
    assert not has_signals(odd)


def test_every_level_that_searches_signals() -> None:
    assert "club" in SIGNALLING
    assert not {"beginner", "casual", "plain", "random"} & set(SIGNALLING)
