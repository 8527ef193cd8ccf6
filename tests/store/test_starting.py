"""A match that begins with an existing deal: replayed, from its middle, or from a code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.ai.names import Player
from game.engine.deal_code import code_of, deal_in
from game.engine.record import HUMAN
from game.session import Session, resumed
from game.store import open_store, path_in
from game.store.book import kept, unfinished
from game.store.facts import layout
from game.store.history import Filter, deals, deals_with
from tests.store.evening import LEVELS, Packs, act, played_out, sat_down
from tools.in_process import InProcess


def started(store, record, **more):
    players = [Player(f"P{seat}", level) for seat, level in enumerate(LEVELS)]
    return Session(record.rules, players, InProcess(), Packs(), record.dealer, secret=b"again", store=store,
                   start=record, **more)


def a_played_deal(store=None):
    session = sat_down(store)
    while not session.over:
        act(session)
    return session


def test_the_same_cards_are_dealt_again(tmp_path: Path):
    first = a_played_deal().record
    session = started(None, replace(first, moves=()))
    assert [session.state.facts.deal.hands, session.record.moves] == [first.hands, ()]
    assert session.match.dealer == first.dealer
    while session.next_event() is not None:
        pass
    assert played_out(session).match.finished


def test_from_the_middle_it_goes_on_and_survives_a_restart(tmp_path: Path):
    first = a_played_deal().record
    middle = replace(first, moves=first.moves[:40], end="open", taken_back=1)
    store = open_store(path_in(tmp_path))
    session = started(store, middle)
    told = 0
    while session.next_event() is not None:
        told += 1
    assert told > 40
    assert session.record.moves == middle.moves
    act(session)
    was, state = session.record, session.state
    store.close()
    store = open_store(path_in(tmp_path))
    again = resumed(kept(store, unfinished(store)[0].number), InProcess(), Packs(1))
    assert (again.record.moves, again.record.taken_back, again.state) == (was.moves, 1, state)
    while not again.over:
        act(again)
    assert [line.taken_back for line in deals(store, Filter(assisted=True)).lines] == [1]


def test_a_deal_out_of_a_code_is_known_to_be_the_same(tmp_path: Path):
    store = open_store(path_in(tmp_path))
    first = a_played_deal(store)
    sent = deal_in(code_of(first.record))
    assert sent.rules.deals == 1
    again = started(store, sent)
    while not again.over:
        act(again)
    assert again.match.finished
    assert len(deals_with(store, layout(sent))) == 2


def test_a_record_that_is_over_is_shown_to_its_end():
    first = a_played_deal().record
    session = started(None, first)
    assert session.over
    assert session.record.end == first.end
    assert session.match.counted == (first.end == "played")
    assert session.players[0].level == HUMAN
