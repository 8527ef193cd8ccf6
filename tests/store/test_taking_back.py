"""The player's actions undone: any number of them, marked, and stored."""

from __future__ import annotations

from pathlib import Path

from game.engine.actions import Discard
from game.engine.record import read, write
from game.store import open_store, path_in
from game.store.history import Filter, StatisticsQuery, deals, tallies
from tests.store.evening import act, gone_on, played_out, sat_down, stands


def at_own_turn(store, skip: int = 12, **more):
    """A match in which the person has acted some times and is to act again."""
    session = sat_down(store, **more)
    while session.over or not session.waits_for_viewer or len(session.record.moves) < skip:
        session.deal() if session.over else act(session)
    return session


def test_a_decision_taken_back_comes_again_and_bots_answer_the_same(tmp_path: Path) -> None:
    store = open_store(path_in(tmp_path))
    session = at_own_turn(store, 30, takes_back=True)
    before = session.record.moves
    place = max(n for n, (seat, _) in enumerate(before) if seat == 0)
    assert session.take_back()
    assert session.record.taken_back == 1
    assert session.waits_for_viewer
    assert len(session.view.actions) > 1
    assert session.record.moves == before[:len(session.record.moves)]
    assert len(session.record.moves) <= place
    while len(session.record.moves) < len(before):
        if session.waits_for_viewer:
            session.submit(before[len(session.record.moves)][1])
        else:
            session.advance(ready=True)
    assert session.record.moves == before


def test_it_can_be_taken_back_to_the_first_decision_and_no_further() -> None:
    session = at_own_turn(None, 40, takes_back=True)
    times = 0
    while session.take_back():
        times += 1
    assert times == session.record.taken_back > 3
    assert all(seat != 0 for seat, _ in session.record.moves)
    assert not session.may_take_back


def test_an_ecart_is_one_decision() -> None:
    session = sat_down(None, takes_back=True)
    while not (session.waits_for_viewer and session.record.moves and session.record.moves[-1][0] == 0
               and isinstance(session.record.moves[-1][1], Discard)):
        if session.over:
            session.deal()
        else:
            act(session)
    assert session.take_back()
    assert not any(seat == 0 and isinstance(action, Discard) for seat, action in session.record.moves)


def test_without_the_setting_nothing_is_taken_back() -> None:
    session = at_own_turn(None, 30)
    assert not session.take_back()


def test_undone_moves_are_gone_after_a_restart_and_counted_in_record_and_statistics(tmp_path: Path) -> None:
    store = open_store(path_in(tmp_path))
    session = at_own_turn(store, 30, takes_back=True)
    first = session.deals_dealt
    assert session.take_back()
    where = stands(session)
    store.close()
    store = open_store(path_in(tmp_path))
    session = gone_on(store)
    assert (stands(session), session.record.taken_back, session.takes_back) == (where, 1, True)
    while not session.over:
        act(session)
    assert read(write(session.record)).taken_back == 1
    played_out(session)
    assert [line.number for line in deals(store, Filter(assisted=True)).lines] == [first]
    assert sum(tally.all.deals for tally in tallies(store, StatisticsQuery(assisted=False))) == 4
    assert sum(tally.all.deals for tally in tallies(store, StatisticsQuery(assisted=True))) == 1
