"""Puzzles from the player's deals: which deals are searched, when, what is stored, and their page."""

from __future__ import annotations

from datetime import date

import pytest

from game.ai.puzzles import choices_alike, puzzle_in
from game.ai.puzzles import proof as proving
from game.ai.search.action_values import ActionValue
from game.ai.teaching.advice import Advice, Hint
from game.cli import main
from game.club.daily import daily_deal
from game.club.reruns import OwnDealsWork, puzzle_search
from game.reviewer import AtOnce
from game.store import open_store, path_in
from game.store.history import record_of
from game.store.practice import found_lines, keep_found, note_try, own_puzzles, unsearched
from game.ui.app import system
from game.ui.app.scene import Push, Replace
from game.ui.app.start import search_when_idle
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PuzzlesScene
from game.ui.scenes.table.table_scene import TableScene
from game.view import words
from tests.driver import Person, context
from tests.ui.pages import texts
from tools.shots.games import play_days

DAYS = [date(2026, 11, day) for day in (1, 2, 3)]


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch):
    monkeypatch.setattr(proving, "WORLDS", 60)


class Certain(AtOnce):
    """Values the first cards that are alike five points higher than all others."""

    def hint(self, seen, *more) -> Hint:
        found = super().hint(seen, *more)
        self.drop_hint(found)
        plans = [plan for group in choices_alike(seen) for plan in group]
        best = choices_alike(seen)[0]
        found.advice = Advice(tuple(ActionValue(plan, 9, 0.1, 0.0 if plan in best else 5.0, 0.1, 3, 20)
                                    for plan in plans), ())
        return found


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    play_days(found, [daily_deal(day, "piedmont") for day in DAYS])
    yield found
    found.close()


def search(store, *, wanted=True, power=True, another=Certain) -> OwnDealsWork:
    return puzzle_search(store, another, lambda: wanted and power)


def to_the_end(found: OwnDealsWork) -> None:
    for _ in range(20_000):
        found.update(True)
        if not found.busy:
            return
    raise AssertionError("the search does not come to an end")


# -- which deals, and when --------------------------------------------------------------------------------------------


def test_every_deal_is_searched_once_the_latest_first(store):
    assert [one.deal for one in unsearched(store, 9)] == [3, 2, 1]
    found = search(store, another=AtOnce)
    to_the_end(found)
    assert not unsearched(store, 9)
    assert store.read("SELECT count(*) FROM found") == [(3,)]
    found.update(False)
    found.update(True)
    assert not found.busy


def test_what_is_found_are_decisions_of_the_player_with_one_best_answer(store):
    to_the_end(search(store))
    lines = found_lines(store)
    assert lines
    records = [record_of(store, deal) for deal in (1, 2, 3)]
    for puzzle in map(puzzle_in, lines):
        moves = puzzle.record.moves
        assert puzzle.seat == 0
        assert any(record.moves[:len(moves)] == moves for record in records)
        assert not puzzle.record.bots


@pytest.mark.parametrize("given", [{"wanted": False}, {"power": False}])
def test_without_the_wish_or_the_power_nothing_is_searched(store, given):
    found = search(store, **given)
    found.update(True)
    assert not found.busy
    assert len(unsearched(store, 9)) == len(DAYS)


def test_it_asks_nothing_while_the_player_does_something(store):
    asked = []

    class Listening(Certain):
        def hint(self, *more) -> Hint:
            asked.append(more)
            return super().hint(*more)

    found = search(store, another=Listening)
    found.update(False)
    assert not found.busy
    for _ in range(9):
        found.update(True)
    before = len(asked)
    assert before
    for _ in range(9):
        found.update(False)
    assert len(asked) == before
    found.update(True)
    found.close()
    assert not found.busy
    assert len(unsearched(store, 9)) == len(DAYS)


def test_a_decision_without_an_answer_is_left_and_the_search_goes_on(store):
    class Failing(AtOnce):
        """Fails as if its worker had ended."""

        def hint(self, *more) -> Hint:
            found = super().hint(*more)
            self.drop_hint(found)
            found.failed = True
            return found

    to_the_end(search(store, another=Failing))
    assert not unsearched(store, 9)
    assert not found_lines(store)


@pytest.mark.parametrize("change", [
    "UPDATE deals SET taken_back = 1", "UPDATE deals SET origin = 'imported'", "UPDATE matches SET viewer = NULL",
    "UPDATE deals SET end = 'abandoned'", "UPDATE deals SET end = 'passed'",
])
def test_deals_that_do_not_count(store, change):
    store.write((change, ()))
    assert not unsearched(store, 9)


def test_a_damaged_record_is_passed_over(store):
    store.write(("UPDATE records SET sum = sum + 1 WHERE deal_id = 3", ()))
    to_the_end(search(store))
    assert [one.deal for one in unsearched(store, 9)] == [3]


def test_the_window_searches_while_nothing_else_happens(store, monkeypatch):
    monkeypatch.setattr(system, "has_power", lambda: True)
    monkeypatch.setattr("game.reviewer.Reviewer", Certain)
    person = Person(context(store=store))
    person.app.scenes.take(Replace(MenuScene(person.context)))
    search_when_idle(person.app, person.context)
    person.until(lambda: not unsearched(store, 9))


# -- the page ---------------------------------------------------------------------------------------------------------


def opened(store, **settings) -> Person:
    person = Person(context(store=store, today=lambda: DAYS[0]))
    for name, value in settings.items():
        person.context.keeper.change(**{name: value})
    person.app.scenes.take(Push(PuzzlesScene(person.context)))
    person.step()
    return person


def says(person: Person, key: str) -> bool:
    """Whether the page contains the words of ``key``, ignoring line breaks."""
    return words.say(key).replace(" ", "") in "".join(texts(person.scene.form)).replace(" ", "")


def test_the_page_says_that_none_was_found_yet_or_that_none_is_sought(store):
    assert says(opened(store), "puzzle.own_none")
    assert says(opened(store, puzzle_search=False), "puzzle.own_off")


def test_a_puzzle_of_the_players_own_deal_is_played_at_the_table(store):
    to_the_end(search(store))
    lines = found_lines(store)
    first = own_puzzles(store)[0]
    note_try(store, puzzle_in(lines[-1]).id, True)
    person = opened(store)
    assert words.say("puzzle.own_play", solved=1, all=len(lines)) in texts(person.scene.form)
    person.click(person.scene.widget("own").rect.center)
    person.until(lambda: isinstance(person.scene, TableScene))
    assert person.table.session.record.moves == puzzle_in(first.line).record.moves
    assert not own_puzzles(store, "french"), "they are those of a game"


@pytest.mark.parametrize("line", [
    "xyzzy", "[1,2]", "{}", "9" * 5000, '{"id":"0123456789","game":"whist","theme":"lead","difficulty":1}',
    '{"id":"0123456789","game":"french","theme":"luck","difficulty":1}',
])
def test_a_line_that_is_no_puzzle_is_left_out(store, line):
    keep_found(store, 1, [line])
    assert not own_puzzles(store)
    assert says(opened(store), "puzzle.own_none")


def test_stats_counts_them(store, tmp_path, capsys):
    to_the_end(search(store))
    number = len(found_lines(store))
    store.close()
    assert main(["stats", "--data-dir", str(tmp_path)]) == 0
    assert words.template("cli.stats.own_puzzles").format(solved=0, all=number) in capsys.readouterr().out
