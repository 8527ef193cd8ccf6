"""Sharing deals: files, clipboard, codes, dropped files, and the comparison of players."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame.event import Event

from game.club.daily import daily_deal
from game.club.reruns import rerun
from game.club.sharing import CannotOpen, file_name, files_in, found_in, opened, save_records
from game.club.work import finished
from game.engine.deal_code import code_of
from game.engine.record import last_state, read, write
from game.store import open_store, path_in
from game.store.history import Filter, deals
from game.ui.app.scene import Push
from game.ui.scenes import sharing
from game.ui.scenes.compare import DuplicateScene
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.sharing import OpenScene, SealedScene, SharingScene, WhichScene, dropped
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Dialog
from game.view import words
from game.view.compare import column, heads, is_same_deal
from tests.builders import shuffled, whim
from tests.driver import Chance, Person, context
from tests.engine.test_deal_code import mutated, spoilt
from tools.shots.games import play_days

ROUNDS = int(os.environ.get("TAROT_FUZZ", "5000"))


def played(game: str = "chambery", seed: int = 2):
    return read(write(replace(shuffled(game, seed).finish(whim(seed)).record, names=(), bots=())))


def person_with(scene_of, store=None, folder=None, **more) -> Person:
    wanted = context(seed=3, store=store, records_folder=folder, **more)
    person = Person(wanted)
    person.app.on_drop = lambda event: dropped(wanted, event)
    if scene_of is not None:
        person.app.scenes.take(Push(scene_of(wanted)))
    person.step()
    return person


def drop(person, path) -> None:
    person.step(Event(pygame.DROPFILE, file=str(path)))


# -- files ------------------------------------------------------------------------------------------------------------


def test_a_record_saved_is_the_record_opened(tmp_path):
    record = played()
    path = save_records((record,), tmp_path / "new" / "folder", "My best: a/b\\c")
    assert path.parent == tmp_path / "new" / "folder"
    assert opened(path).records == (record,)
    assert save_records((record,), path.parent, "My best: a/b\\c") == path, "once however often it is asked for"
    other = save_records((record, record), path.parent, "My best: a/b\\c")
    assert set(files_in(path.parent)) == {path, other}
    of_an_export = replace(record, more={"notes": {"rated": 3}, "review": {}, "other": 1})
    assert opened(save_records((of_an_export,), path.parent, "x")).records == (replace(record, more={"other": 1}),)


@pytest.mark.parametrize(("said", "name"), [("", "deal.jsonl"), ("../../x", "x.jsonl"), ("a\x00b", "a b.jsonl"),
                                            ("x" * 500, "x" * 80 + ".jsonl"), ("...", "deal.jsonl"),
                                            ("𐐀" * 500, "𐐀" * 50 + ".jsonl")])
def test_names_that_are_safe(said, name):
    assert file_name(said) == name


@pytest.mark.parametrize(("text", "kind"), [
    (b"", "none"), (b"\xff\xfe\x00", "no_text"), (b"hello", "none"), (b"{}", "record"), (b"TDF-ABC", "short"),
    (b'{"tarot": 1}\n', "record"), (b"{\n" * 600, "many")])
def test_files_that_hold_nothing_say_so(tmp_path, text, kind):
    path = tmp_path / "x"
    path.write_bytes(text)
    with pytest.raises(CannotOpen) as fault:
        opened(path)
    assert fault.value.kind == kind
    for language in ("en", "fr"):
        words.use(language)
        assert words.say(f"open.cannot.{kind}", about="x")


def test_a_folder_and_a_missing_file_cannot_be_opened(tmp_path):
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(CannotOpen):
            opened(path)
    assert files_in(tmp_path / "none") == ()


def test_opening_any_file_gives_a_record_or_a_reason():
    rng = Random(20_261_122)
    line, code = write(played()), code_of(played("french", 3))
    kinds = set()
    for _ in range(ROUNDS // 5):
        text = rng.choice((spoilt(line, rng), mutated(code, rng), f"{line}\n{spoilt(line, rng)}", mutated(line, rng)))
        try:
            found = found_in(text)
        except CannotOpen as fault:
            kinds.add(fault.kind)
            words.say(f"open.cannot.{fault.kind}", about=fault.about)  # raises for a reason without words
        else:
            assert found.records
    assert {"record", "damaged"} <= kinds


# -- opening ----------------------------------------------------------------------------------------------------------


def test_a_file_dropped_on_the_menu_is_shown(tmp_path):
    person = person_with(None)
    drop(person, save_records((played(),), tmp_path, "one"))
    assert isinstance(person.scene, ReplayScene)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_a_file_dropped_on_the_table_is_shown_and_the_game_goes_on(tmp_path):
    person = person_with(None)
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind != "wait")
    session = person.table.session
    drop(person, save_records((played(),), tmp_path, "one"))
    assert isinstance(person.scene, ReplayScene)
    person.click_button(person.button(words.say("replay.play_on")))
    assert person.table.session is not session
    person.until(lambda: person.asked().kind != "wait")
    person.press(pygame.K_ESCAPE)
    person.click_button(person.button(words.say("table.leave_yes")))
    person.press(pygame.K_ESCAPE)
    assert person.table.session is session
    person.play_deal()


def test_bots_at_the_table_go_on_after_another_user_of_the_thinker():
    person = Person(context(seed=3, first_dealer=1))
    person.press(pygame.K_RETURN)
    session, thinker = person.table.session, person.context.thinker
    assert isinstance(thinker, Chance)
    person.until(lambda: thinker.asked and session.state.turn != 0)
    thinker.cancel()  # as another match does when it is left
    person.app.scenes.take(Push(ReplayScene(context(seed=3), played())))
    person.step()
    person.press(pygame.K_ESCAPE)
    person.play_deal()


def test_a_broken_file_says_why(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text(write(played())[:-40], encoding="utf-8")
    person = person_with(None)
    drop(person, path)
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_several_records_are_a_list(tmp_path):
    records = (played(), played("french", 3), played("piedmont", 1))
    person = person_with(None)
    drop(person, save_records(records, tmp_path, "three"))
    assert isinstance(person.scene, WhichScene)
    person.press(pygame.K_DOWN)
    person.press(pygame.K_DOWN)
    person.press(pygame.K_RETURN)
    assert person.at(ReplayScene).reel.record in records[1:]


def test_a_code_is_typed_played_unseen_and_counts_like_any_deal(tmp_path):
    record, store = played(), open_store(path_in(tmp_path))
    person = person_with(OpenScene, store, tmp_path)
    person.scene.widget("code").changed(f"> {code_of(record).lower()}")
    person.click_button(person.button(words.say("open.enter")))
    assert isinstance(person.scene, SealedScene)
    person.click_button(person.button(words.say("open.play")))
    assert isinstance(person.scene, TableScene)
    session = person.table.session
    assert [set(hand) for hand in session.state.facts.deal.hands] == [set(hand) for hand in record.hands]
    person.play_deal()
    assert [line.taken_back for line in deals(store, Filter()).lines] == [0]


def test_a_saved_file_is_chosen_from_the_list(tmp_path):
    save_records((played(),), tmp_path, "mine")
    person = person_with(OpenScene, folder=tmp_path)
    person.scene.form.focus_on(person.scene.widget("files"))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, ReplayScene)


# -- giving -----------------------------------------------------------------------------------------------------------


def test_the_sheet_saves_and_copies(tmp_path, monkeypatch):
    put: list[str] = []
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.scrap, "put_text", put.append)
    record = played()
    person = person_with(lambda w: SharingScene(w, record, 0), folder=tmp_path / "records")
    for key in ("copy_code", "copy_text", "save"):
        person.click_button(person.button(words.say(f"sharing.{key}")))
    assert put == [code_of(record), write(record)]
    file, = files_in(tmp_path / "records")
    assert opened(file).records == (record,)
    assert file.name in words.spoken(person.scene.said)


def test_a_folder_that_cannot_be_written_says_so(tmp_path):
    (tmp_path / "records").write_text("a file stands here")
    person = person_with(lambda w: SharingScene(w, played(), 0), folder=tmp_path / "records")
    person.click_button(person.button(words.say("sharing.save")))
    assert words.spoken(person.scene.said)
    assert isinstance(person.scene, SharingScene)


def test_the_clipboard_is_read(monkeypatch):
    record = played()
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: write(record))
    person = person_with(OpenScene)
    person.click_button(person.button(words.say("open.paste")))
    assert person.scene.reel.record == record
    assert sharing.records_folder(context()).name


class Endless(str):
    """A text of a hundred million letters, of which only a part may be read."""

    __slots__ = ()

    def __getattribute__(self, name: str):
        if name in ("__class__", "__getitem__"):
            return super().__getattribute__(name)
        raise AssertionError(f"all of it is looked at: {name}")

    def __iter__(self):
        raise AssertionError("all of it is looked at")

    def __getitem__(self, part):
        assert isinstance(part, slice)
        assert part.stop is not None
        return "x" * min(part.stop, 100_000_000)


def test_a_clipboard_of_any_size_is_bounded_before_it_is_looked_at(tmp_path, monkeypatch):
    """Each place in which text can be pasted reports that it is too long; a field takes what fits."""
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.scrap, "get_text", Endless)
    store = open_store(path_in(tmp_path))
    play_days(store, [daily_deal(date(2026, 11, 23), "french")])
    person = person_with(DailyScene, store, today=lambda: date(2026, 11, 23), preset="french")
    person.click(person.scene.widget("paste").rect.center)
    person.step()
    assert words.spoken(person.scene.said) == words.say("daily.too_long")
    person = person_with(OpenScene)
    field = person.scene.widget("code")
    field.handle(Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    assert field.value == "x" * field.most
    person.click_button(person.button(words.say("open.paste")))
    assert isinstance(person.scene, Dialog)
    person = person_with(lambda wanted: DuplicateScene(wanted, played(), 0))
    person.click_button(person.button(words.say("open.paste")))
    person.step()
    assert "TDF" in words.spoken(person.scene.said)


# -- comparing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery", "french", "french players=5", "piedmont", "chambery players=3",
                                  "chambery at_table=6"])
def test_a_column_says_what_the_deal_says(game):
    record = played(game, 3)
    seat = next(seat for seat, hand in enumerate(record.hands) if hand)
    made = column(record, seat, "me")
    assert len(made.cells) == len(heads(record)) == record.rules.row.hand + 4
    tricks = made.cells[4:]
    shown = [cell.split(" ")[0] for cell in tricks]
    mine = [action.card for s, action in record.moves if s == seat and type(action).__name__ == "Play"]
    assert shown == [words.card_sign(c.name).split(" ")[0] for c in mine]


def test_bots_play_the_same_cards_at_the_level_asked_for():
    record = replace(played(), names=("Me", "B", "C", "D", "E"), bots=("human", "beginner", "plain", "club", "expert"))
    work = rerun(record, 0, "expert", lambda seat: "club", Chance(1), lambda deck: [], told=str)
    assert 0 <= float(next(work)) <= 1
    done = finished(work)
    assert is_same_deal(done, record)
    assert done.bots == ("expert", "beginner", "club", "club", "expert")
    assert done.end == "played"


def test_the_page_compares_oneself_bots_and_a_friend_and_keeps_the_friend(tmp_path):
    store = open_store(path_in(tmp_path / "games"))
    record = replace(played(), names=("Me", "B", "C", "D", "E"), bots=("human",) + ("club",) * 4)
    person = person_with(lambda w: DuplicateScene(w, record, 0), store)
    person.click_button(person.button(words.say("duplicate.play")))
    person.until(lambda: len(person.scene.columns) == 2)
    assert person.scene.columns[1].name == words.say("level.club")
    other = read(write(replace(record, moves=person.scene.columns[1].record.moves, names=("Ada", "B", "C", "D", "E"),
                               bots=("human",) + ("club",) * 4)))
    drop(person, save_records((other,), tmp_path, "ada"))
    assert [one.name for one in person.scene.columns] == ["Me", words.say("level.club"), "Ada"]
    drop(person, tmp_path / "ada.jsonl")
    assert len(person.scene.columns) == 3
    drop(person, save_records((played("chambery", 9),), tmp_path, "other"))
    assert words.spoken(person.scene.said) == words.say("duplicate.others_cards")
    drop(person, tmp_path / "nowhere")
    assert isinstance(person.scene, DuplicateScene)
    person.press(pygame.K_ESCAPE)
    again = person_with(lambda w: DuplicateScene(w, record, 0), store)
    assert [one.name for one in again.scene.columns] == ["Me", "Ada"]


def test_a_column_names_its_own_taker_and_gives_nothing_no_sign():
    record = played()
    last = last_state(record)
    taker = last.facts.taking.taker
    cells = column(record, taker, "Ada").cells
    assert cells[1] == "Ada"
    assert column(record, (taker + 1) % 5, "Ben").cells[1] != "Ben"
    values = record.rules.family.values
    worthless = [n for n, trick in enumerate(last.tricks) if not sum(values[card] for card in trick.cards)]
    assert worthless
    assert all(cells[4 + n].endswith(" 0") for n in worthless)


def test_leaving_the_page_stops_the_bots():
    record = played()
    person = person_with(lambda w: DuplicateScene(w, record, 0))
    person.click_button(person.button(words.say("duplicate.play")))
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_from_the_score_sheet_to_the_comparison_and_back():
    person = person_with(None)
    person.press(pygame.K_RETURN)
    person.play_deal()
    person.click_button(person.button(words.say("replay.look_again")))
    person.click_button(person.button(words.say("replay.share")))
    person.click_button(person.button(words.say("sharing.compare")))
    assert isinstance(person.scene, DuplicateScene)
    for _ in range(3):
        person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, ScoringScene)


def test_the_command_line_opens_a_file(tmp_path):
    from game.cli import parser
    said = parser(()).parse_args(["--open", str(tmp_path / "x.jsonl")])
    assert said.open == Path(tmp_path / "x.jsonl")
