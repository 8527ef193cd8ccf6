"""A whole match played by the session: bots only, every action through observations."""

from random import Random

import pytest

from game.ai.names import Player
from game.engine import rules_of
from game.engine.actions import IllegalAction, Play
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.record import HUMAN, read, write
from game.session import Session, seed_for, shuffler
from game.store import open_store, path_in
from game.store.book import kept, unfinished
from tests.driver import Chance
from tools.in_process import InProcess


def table(seed: int, level: str = "plain", viewer: str = "plain", **options) -> Session:
    rules = rules_of("chambery", **options)
    players = [Player(f"P{n}", viewer if n == 0 else level) for n in range(rules.at_table)]
    return Session(rules, players, InProcess(), shuffler(Random(seed)), dealer=2, secret=b"rubber")


def play_out(session: Session) -> None:
    while not session.over:
        session.advance(ready=True)


def test_a_rubber_by_bots_goes_once_round_the_table():
    session, dealers, lines = table(5), [], []
    while True:
        dealers.append(session.state.facts.deal.dealer)
        play_out(session)
        lines.append(write(session.record))
        if session.match.finished:
            break
        session.deal()
    assert dealers == [2, 3, 4, 0, 1]
    assert sum(session.match.totals) == 0
    assert [tuple(map(sum, zip(*session.payments, strict=True)))] == [session.match.totals]
    for number, line in enumerate(lines, 1):
        record = read(line)
        assert (record.end, record.match["deal"]) == ("played", number)


def test_the_same_secret_plays_the_same_rubber():
    one, other = table(8), table(8)
    play_out(one)
    play_out(other)
    assert write(one.record) == write(other.record)


def test_with_six_at_the_table_the_seat_before_the_dealer_watches():
    session = table(3, at_table=6)
    play_out(session)
    assert session.state.facts.deal.hands[1] == ()
    assert session.state.payments[1] == 0
    assert session.view.sizes == (0,) * 6


def test_a_refused_action_changes_nothing_and_is_not_recorded():
    session = table(5, viewer=HUMAN)
    while not session.waits_for_viewer:
        session.advance(ready=True)
    before, moves = session.state, session.record.moves
    with pytest.raises(IllegalAction):
        session.submit(Play(Card(0)))
    assert session.state is before
    assert session.record.moves is moves


def test_a_bots_seed_depends_on_secret_deal_and_action_alone():
    assert seed_for(b"a", 1, 2) == seed_for(b"a", 1, 2)
    assert len({seed_for(b"a", 1, 2), seed_for(b"b", 1, 2), seed_for(b"a", 2, 2), seed_for(b"a", 1, 3)}) == 4


class Moody:
    """Bots that all pass while ``shy``."""

    def __init__(self) -> None:
        self.shy = True
        self.moods = {True: Chance(1, shy=1.0), False: Chance(1, shy=0.0)}

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[int] = frozenset()) -> int:
        return self.moods[self.shy].ask(observation, level, seed, signalling)

    def poll(self):
        return self.moods[self.shy].poll()

    def cancel(self) -> None:
        self.moods[self.shy].cancel()


def test_a_deal_that_all_passed_is_no_point_of_the_course(tmp_path):
    rules, moody = rules_of("french", players=4), Moody()
    store = open_store(path_in(tmp_path))
    players = [Player(f"P{n}", "plain") for n in range(4)]
    session = Session(rules, players, moody, shuffler(Random(1)), dealer=2, secret=b"rubber", store=store)
    play_out(session)
    assert session.record.end == "passed"
    moody.shy = False
    session.deal()
    play_out(session)
    assert session.record.end == "played"
    assert len(session.payments) == 2
    assert session.course == [session.state.payments]
    session.deal()
    session.leave()
    resumed = kept(store, unfinished(store)[0].number)
    assert (len(resumed.payments), list(resumed.course)) == (2, session.course)
