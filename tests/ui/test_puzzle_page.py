"""The page of puzzles: its list, a puzzle at the table, the answer, and what is stored."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

import msgspec
import pygame
import pytest

from game.ai.puzzles import PUZZLE_THEMES, PuzzleHead, puzzle_in, shipped
from game.cli import main
from game.club.daily import daily_deal
from game.engine.actions import Play
from game.engine.variants import PRESETS
from game.settings import MatchSetup
from game.store import open_store, path_in
from game.store.practice import note_try, puzzle_progress
from game.store.shapes import PuzzleRow
from game.ui.app.scene import Push, Replace
from game.ui.scenes.answers import OptionCards
from game.ui.scenes.match import recorded_players
from game.ui.scenes.practice import PuzzleAnswerScene, PuzzleChain, PuzzlesScene, puzzle_table
from game.ui.scenes.table.counting import CountAside
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Dialog, Label, walk
from game.view import puzzles, words
from game.view.moments import half_points, lost_figure
from game.view.replay import card_signs
from game.view.table.layout import ASPECT
from tests.driver import Person, context
from tests.ui.pages import part, texts
from tools.shots.games import play_days

DAY = date(2026, 11, 23)


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def opened(store) -> Person:
    person = Person(context(store=store, today=lambda: DAY))
    person.app.scenes.take(Push(PuzzlesScene(person.context)))
    person.step()
    return person


def press(person: Person, name: str) -> None:
    person.click(person.scene.widget(name).rect.center)
    person.step()


def answered(person: Person, choice: int) -> PuzzleAnswerScene:
    """Do the choice number ``choice`` of the puzzle at the table, and wait for the answer."""
    table = person.table
    puzzle = next(one for one in map(puzzle_in, (head.line for head in shipped()))
                  if one.record.moves == table.session.record.moves)
    for action in puzzle.choices[choice].plans[0]:
        assert table.act(action)
    person.until(lambda: isinstance(person.scene, PuzzleAnswerScene))
    return person.scene


# -- the order of puzzles
# -----------------------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_comes_again_only_after_all_others():
    days = [puzzles.day_puzzle(DAY + timedelta(days=n)) for n in range(len(shipped()) + 1)]
    assert len({one.id for one in days[:-1]}) == len(shipped())
    assert days[-1] == days[0]


def test_the_puzzle_of_a_day_is_the_same_in_every_version(monkeypatch):
    """Puzzles may be added in any place; if one is removed, only its days get another one."""
    days = [DAY + timedelta(days=n) for n in range(60)]
    order, now = [puzzles.day_puzzle(day) for day in days], shipped()
    assert [order[n].id for n in (0, 31)] == ["791230c285", "84dca63eee"], "as written when the list was released"
    more = [msgspec.structs.replace(one, id=f"{n:010x}") for n, one in enumerate(now[:50])]
    for later in ((*more, *now), (*now, *more), (*now[:99], *more, *reversed(now[99:]))):
        monkeypatch.setattr(puzzles, "shipped", lambda later=later: later)
        assert [puzzles.day_puzzle(day) for day in days] == order
    monkeypatch.setattr(puzzles, "shipped", lambda: tuple(one for one in now if one != order[7]))
    assert [puzzles.day_puzzle(day) for day in days] == [*order[:7], order[8], *order[8:]]
    monkeypatch.setattr(puzzles, "shipped", lambda: ())
    assert puzzles.day_puzzle(DAY) is None


def test_the_easy_ones_come_first_and_solved_ones_are_passed_over():
    found = puzzles.puzzles_of("french")
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    first = puzzles.puzzle_after(found, ())
    assert first == found[0]
    assert puzzles.puzzle_after(found, {found[0].id}) == found[1]
    assert puzzles.puzzle_after(found, {one.id for one in found}, found[-1].id) == found[0], "all are solved"
    assert puzzles.puzzle_after(found, {found[2].id}, found[1].id) == found[3]
    assert puzzles.puzzle_after([], ()) is None


@pytest.mark.parametrize("preset", sorted(PRESETS.keys() - {"scarto"}))
def test_every_game_has_puzzles_of_several_themes(preset):
    found = puzzles.puzzles_of(preset)
    assert len(found) >= 50
    assert len({one.theme for one in found}) >= 4
    assert sum(len(puzzles.puzzles_of(preset, name)) for name in PUZZLE_THEMES) == len(found)


def test_harder_ones_come_to_a_player_who_solves_the_easy_ones_at_once():
    found = puzzles.puzzles_of("french")

    def after(*at_once: Literal[0, 1]) -> int:
        rows = [PuzzleRow(f"{n:010x}", 1, 1, one, n) for n, one in enumerate(at_once)]
        return puzzles.suited(found, rows)[0].difficulty

    assert (after(), after(1, 1, 1), after(1, 1, 0, 1, 1), after(1, 1, 1, 1, 1, 0, 0)) == (1, 1, 2, 1)
    assert len(puzzles.suited(found, ())) == len(found)


# -- at the table -----------------------------------------------------------------------------------------------------


def test_the_table_shows_the_question_the_cards_still_out_and_all_tricks(store):
    head = next(one for one in puzzles.puzzles_of("french") if len(puzzle_in(one.line).seen().tricks) > 2)
    person = opened(store)
    table = puzzle_table(person.context, person.scene.host, puzzle_in(head.line), PuzzleChain())
    person.app.scenes.take(Push(table))
    person.until(lambda: person.table.mine)
    assert person.at(PlayScene).said == words.say("puzzle.question")
    [count] = [one for one in person.table.overlays if isinstance(one, CountAside)]
    assert not person.table.preferences.counting_aid
    assert count.on
    person.press(pygame.K_h)
    said = [words.spoken(one.words) for one in walk(person.scene.form.root) if isinstance(one, Label)]
    for trick in person.table.view.tricks:
        assert any(card_signs(trick.cards) in line for line in said)


def test_the_answer_says_right_and_what_each_choice_costs_and_is_kept(store):
    person = opened(store)
    press(person, "next")
    assert isinstance(person.scene, TableScene)
    scene = answered(person, 0)
    assert words.say("practice.right") in texts(scene.form)
    assert not any(one.on for one in scene.table.overlays if isinstance(one, CountAside)), "it would be half covered"
    assert lost_figure(half_points(scene.puzzle.choices[1].behind)) in " ".join(texts(scene.form))
    (row,) = puzzle_progress(store).values()
    assert (row.puzzle, row.tries, row.solved, row.at_once) == (scene.puzzle.id, 1, 1, 1)
    press(person, "list")
    assert words.say("puzzle.state", solved=1, all=len(shipped())) in texts(person.scene.form)


def test_a_wrong_answer_names_the_better_one_and_can_be_tried_again(store):
    person = opened(store)
    press(person, "next")
    scene = answered(person, -1)
    assert words.say("practice.wrong") in texts(scene.form)
    (best,) = [one for one in part(scene.form, OptionCards).choices if one.best]
    assert [Play(card) for card in best.cards] == [plan[0] for plan in scene.puzzle.choices[0].plans]
    assert not best.chosen
    press(person, "again")
    assert isinstance(person.scene, TableScene)
    again = answered(person, 0)
    assert again.puzzle.id == scene.puzzle.id
    (row,) = puzzle_progress(store).values()
    assert (row.tries, row.solved, row.at_once) == (2, 1, 0)
    press(person, "next")
    assert isinstance(person.scene, TableScene)
    assert person.table.session.record.moves != scene.puzzle.record.moves


def test_a_theme_is_gone_through_by_itself(store):
    person = opened(store)
    press(person, "theme pagat")
    first = answered(person, 0).puzzle
    press(person, "next")
    second = answered(person, 0).puzzle
    assert (first.theme, second.theme) == ("pagat", "pagat")
    assert first.id != second.id


def test_no_deal_is_stored(store):
    person = opened(store)
    press(person, "day")
    answered(person, 0)
    assert store.connection.execute("SELECT count(*) FROM deals").fetchone() == (0,)


def test_a_damaged_puzzle_is_told_and_the_page_stays(store, monkeypatch):
    head = shipped()[0]
    monkeypatch.setattr(puzzles, "shipped", lambda: (PuzzleHead(head.id, head.preset, head.theme, 1, head.line[:-9]),))
    person = opened(store)
    press(person, "next")
    assert isinstance(person.scene, Dialog)


@pytest.mark.parametrize("theme", PUZZLE_THEMES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_kind_of_puzzle_is_told_in_words(theme, language, store):
    words.use(language)
    person = opened(store)
    for head in puzzles.puzzles_of("", theme)[:3]:
        puzzle = puzzle_in(head.line)
        table = puzzle_table(person.context, person.scene.host, puzzle, PuzzleChain())
        assert isinstance(table, TableScene)
        for choice in puzzle.choices:
            scene = PuzzleAnswerScene(person.context, table.table, puzzle, choice.plans[0], PuzzleChain())
            person.app.scenes.take(Replace(scene))
            person.step()
            assert len(texts(scene.form)) > 4


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_answer_leaves_the_trick_on_the_table(size, store):
    puzzle = next(found for one in puzzles.puzzles_of("", "defence")
                  if (found := puzzle_in(one.line)) and len(found.seen().trick.cards) == len(found.seen().order) - 1)
    person = Person(context(store=store, today=lambda: DAY), size=size)
    person.app.scenes.take(Push(puzzle_table(person.context, person.scene.host, puzzle, PuzzleChain())))
    person.step()
    table = person.table
    assert table.act(puzzle.choices[-1].plans[0][0])
    person.until(lambda: isinstance(person.scene, PuzzleAnswerScene))
    trick = {seat: table.stage.zones.at(("trick", seat)) for seat in puzzle.seen().order}
    assert all(len(cards) == 1 for cards in trick.values())
    sheet = person.scene.form.root.rect
    for (card,) in trick.values():
        pose = table.stage.poses[card]
        assert pose.y + pose.width * ASPECT / 2 <= sheet.top + 1
    assert not person.scene.veils, "the table stays bright"


def test_all_at_a_table_of_six_have_names_of_their_own():
    puzzle = next(puzzle_in(one.line) for one in puzzles.puzzles_of("french")
                  if (found := puzzle_in(one.line)).record.rules.at_table == 6 and found.seat > 1)
    names = [player.name for player in recorded_players(puzzle.record, puzzle.seat, MatchSetup())]
    assert len(set(names)) == 6


def test_stats_tells_how_many_are_solved(store, tmp_path, capsys):
    note_try(store, shipped()[0].id, True)
    note_try(store, shipped()[1].id, False)
    store.close()
    assert main(["stats", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    told = words.template("cli.stats.puzzles").format(solved=1, all=len(shipped()))
    assert told in capsys.readouterr().out


def test_the_line_of_puzzles_in_an_exported_file_is_no_deal(store, tmp_path, capsys):
    play_days(store, [daily_deal(DAY, "french")])
    note_try(store, shipped()[0].id, True)
    store.close()
    out = tmp_path / "out.jsonl"
    assert main(["export", str(out), "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2
    assert main(["replay", str(out), "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["replay", str(out), "--deal", "2", "--lang", "en"]) == 2
    assert words.template("cli.files.no_deal").format(file=out, number=2) in capsys.readouterr().err
