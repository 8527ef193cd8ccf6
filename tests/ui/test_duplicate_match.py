"""A match compared: bots and friends in the viewer's seat, deal by deal, with sums."""

import re
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.club.reruns import rerun
from game.club.sharing import files_in, opened, save_records
from game.club.work import finished
from game.engine.record import last_state, read, write
from game.store.history import Filter, deals, matches, record_of
from game.ui.app.scene import Push
from game.ui.scenes.compare import DuplicateMatchScene, DuplicateScene
from game.ui.scenes.history import MatchScene
from game.ui.scenes.ledger import Ledger
from game.ui.widgets import walk
from game.view import words
from game.view.compare import RIVALS, Rivals
from tests.builders import shuffled, whim
from tests.driver import Chance, Person, context
from tests.ui import pages
from tests.ui.layout_check import faults
from tools.in_process import InProcess
from tools.shots.games import sample_store

PLAYING = r"(.+) is playing deal (\d+) of (\d+): (\d+)%"


@pytest.fixture
def store():
    return sample_store()


def person_at(store, folder=None, number=0, **look) -> Person:
    """A person who has opened a match of the history and its comparison."""
    person = Person(context(seed=3, store=store, records_folder=folder), **look)
    line = matches(store).lines[number]
    person.app.scenes.take(Push(MatchScene(person.scene.context, store, line)))
    person.step()
    person.click_button(person.button(words.say("duplicate.button")))
    person.until(lambda: not person.scene.busy)
    return person


def ledger(person) -> Ledger:
    return next(widget for widget in walk(person.scene.form.root) if isinstance(widget, Ledger))


def seen(person) -> str:
    return " ".join(pages.texts(person.scene.form))


def records(store, match) -> list:
    return [record_of(store, line.number) for line in reversed(deals(store, Filter(match=match.number)).lines)]


def played_by(name, record, seed=1, seat=0):
    """``record`` replayed with the player ``name`` in ``seat``."""
    done = finished(rerun(record, seat, "club", lambda other: "club", Chance(seed), lambda deck: []))
    names, bots = list(done.names), list(done.bots)
    names[seat], bots[seat] = name, "human"
    return read(write(replace(done, names=tuple(names), bots=tuple(bots))))


def paid(record, seat=0) -> int:
    return last_state(record).payments[seat]


def drop(person, path) -> None:
    person.step(Event(pygame.DROPFILE, file=str(path)))


def play(person) -> None:
    person.click_button(person.button(words.say("duplicate.play")))


def column(person, place) -> list:
    """The cells of the rival at ``place``, deal by deal."""
    rivals = person.scene.rivals
    return [rivals.entry(number).cells[place] for number in range(rivals.deals)]


# -- the player's deals
# ---------------------------------------------------------------------------------------------------


def test_the_sheet_of_a_match_leads_to_its_deals_with_what_one_won_and_back(store):
    person = person_at(store)
    match, scene = matches(store).lines[0], person.scene
    assert isinstance(scene, DuplicateMatchScene)
    assert [cell.payment for cell in column(person, 0)] == [paid(record) for record in records(store, match)]
    assert match.viewer is not None
    assert match.total is not None
    assert scene.rivals.sums().cells[0].payment == match.totals[match.viewer]
    assert words.signed(match.total) in seen(person)
    assert faults(scene.form, person.app.metrics) == []
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MatchScene)


def test_a_match_without_a_deal_played_to_its_end_says_so(store):
    store.connection.execute("UPDATE deals SET end = 'abandoned'")
    person = Person(context(store=store))
    person.app.scenes.take(Push(MatchScene(person.scene.context, store, matches(store).lines[0])))
    person.step()
    why = person.button(words.say("duplicate.button")).why
    assert why is not None
    assert words.spoken(why) == words.say("duplicate.no_deals")


def test_a_deal_that_cannot_be_read_is_left_out_and_the_others_are_compared(store):
    match = matches(store).lines[0]
    spoilt = deals(store, Filter(match=match.number)).lines[1].number
    store.connection.execute("UPDATE records SET text = replace(text, 'play', 'plox') WHERE deal_id = ?", (spoilt,))
    person = person_at(store)
    numbers = [person.scene.rivals.entry(place).number for place in range(person.scene.rivals.deals)]
    assert numbers == [n for n in range(1, match.deals + 1) if n != match.deals - 1]


def test_deals_in_which_one_sits_out_are_not_compared():
    rivals = Rivals(0)
    dealt = [shuffled("chambery at_table=6", seed).finish(whim(seed)).record for seed in range(6)]
    with_cards = [bool(record.hands[0]) for record in dealt]
    assert [rivals.add(number, record) for number, record in enumerate(dealt, 1)] == with_cards
    assert not all(with_cards)


# -- bots in the player's seat
# ------------------------------------------------------------------------------------------


def test_bots_play_one_deal_after_another_and_their_column_says_what_they_won(store):
    person = person_at(store)
    scene = person.scene
    play(person)
    shown = []
    while scene.busy:
        name, number, all_, percent = re.fullmatch(PLAYING, scene.progress).groups()
        assert (name, int(all_)) == (words.say("level.club"), scene.rivals.deals)
        assert scene.progress in seen(person)
        shown.append((int(number), int(percent)))
        person.step()
    assert shown == sorted(shown)
    assert {number for number, _ in shown} == set(range(1, scene.rivals.deals + 1))
    rival = scene.rivals.people[1]
    assert (rival.name, rival.level) == (words.say("level.club"), "club")
    assert sorted(rival.records) == list(range(scene.rivals.deals))
    for place, (cell, mine) in enumerate(zip(column(person, 1), column(person, 0), strict=True)):
        record = rival.records[place]
        assert record.hands == scene.rivals.record(place).hands
        assert cell.payment == paid(record)
        assert cell.ahead == cell.payment - mine.payment
    total = scene.rivals.sums().cells[1]
    assert total.ahead == sum(cell.ahead for cell in column(person, 1))
    assert pages.ledger_foot(ledger(person))[3] == words.signed(total.payment)


def test_stopped_bots_resume_where_they_stopped(store):
    person = person_at(store)
    scene = person.scene
    play(person)
    person.until(lambda: len(scene.rivals.people) == 2)
    person.click_button(person.button(words.say("duplicate.stop")))
    assert not scene.busy
    first = dict(scene.rivals.people[1].records)
    assert 0 < len(first) < scene.rivals.deals
    for _ in range(30):
        person.step()
    assert scene.rivals.people[1].records == first
    assert f"{len(first)}/{scene.rivals.deals}" in seen(person)
    play(person)
    person.until(lambda: not scene.busy)
    assert len(scene.rivals.people) == 2
    assert len(scene.rivals.people[1].records) == scene.rivals.deals
    assert all(scene.rivals.people[1].records[place] is record for place, record in first.items())


def test_leaving_lets_the_bots_go(store, monkeypatch):
    person = person_at(store)
    scene, closed = person.scene, []
    play(person)

    def close(helper: InProcess) -> None:
        closed.append(helper)

    monkeypatch.setattr(InProcess, "close", close)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MatchScene)
    assert closed
    assert not scene.busy


# -- friends in the player's seat
# ---------------------------------------------------------------------------------------


def test_a_friends_records_are_added_kept_and_found_again(store, tmp_path):
    person = person_at(store, tmp_path)
    mine = records(store, matches(store).lines[0])
    theirs = [played_by("Ada", record) for record in mine[:2]]
    stranger = played_by("Ada", records(store, matches(store).lines[5])[0])
    drop(person, save_records((*theirs, stranger), tmp_path, "ada"))
    assert words.count("duplicate.taken", 2) in seen(person)
    wanted = [paid(record) for record in theirs]
    for opened_ in (person, person_at(store, number=1)):
        rivals = opened_.scene.rivals
        assert [one.name for one in rivals.people[1:]] == ["Ada"]
        assert [cell.payment for cell in column(opened_, 1)] == wanted + [None] * (len(mine) - 2)
        total = rivals.sums().cells[1]
        assert (total.said, total.payment) == (f"2/{len(mine)}", sum(wanted))
        assert total.ahead == sum(wanted) - sum(map(paid, mine[:2]))
    drop(person, tmp_path / "ada.jsonl")
    assert words.say("duplicate.known") in seen(person)
    drop(person, save_records((stranger,), tmp_path, "stranger"))
    assert words.say("duplicate.others_cards") in seen(person)


def test_records_come_from_the_clipboard_too(store, monkeypatch):
    person = person_at(store)
    theirs = played_by("Ada", records(store, matches(store).lines[0])[-1])
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: write(theirs))
    person.click_button(person.button(words.say("open.paste")))
    assert column(person, 1)[-1].payment == paid(theirs)


def test_the_deals_saved_for_a_friend_are_all_of_the_match(store, tmp_path):
    person = person_at(store, tmp_path)
    person.click_button(person.button(words.say("duplicate.save")))
    file, = files_in(tmp_path)
    assert file.name in seen(person)
    assert list(opened(file).records) == records(store, matches(store).lines[0])


def test_who_plays_a_deal_twice_is_compared_twice_and_there_is_an_end_of_room(store):
    record = records(store, matches(store).lines[0])[0]
    rivals = Rivals(0)
    rivals.add(1, record)
    tries = {played.moves: played for played in (played_by("Ada", record, seed) for seed in range(3 * RIVALS))}
    taken = [rivals.take_in(played) for played in tries.values()]
    assert taken.count(True) == RIVALS - 1
    assert not rivals.take_in(next(iter(tries.values())))
    assert {one.name for one in rivals.people[1:]} == {"Ada"}


# -- one deal of the match
# ----------------------------------------------------------------------------------------------


def test_a_line_opens_the_comparison_of_its_deal_and_esc_comes_back_to_it(store, tmp_path):
    person = person_at(store, tmp_path)
    scene = person.scene
    mine = records(store, matches(store).lines[0])
    drop(person, save_records((played_by("Ada", mine[1]),), tmp_path, "ada"))
    scene.form.focus_on(scene.widget("lines"), visible=True)
    person.press(pygame.K_DOWN)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, DuplicateScene)
    assert person.scene.record == mine[1]
    assert [one.name for one in person.scene.columns] == ["Léonie", "Ada"]
    person.press(pygame.K_ESCAPE)
    assert person.at(DuplicateMatchScene) is scene
    assert scene.lines.at == 1


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_with_many_players_in_a_small_window_everybody_is_still_named(store, size):
    person = person_at(store, size=size, text=175)
    mine = records(store, matches(store).lines[0])
    names = ["Ada", "Bertrand", "Clémentine", "Dorothée", "Eugénie"]
    for name in names:
        assert person.scene.take_in(played_by(name, mine[0]))
    person.scene.resize(person.app.metrics)
    assert faults(person.scene.form, person.app.metrics) == []
    line = " ".join((*pages.ledger_head(ledger(person)), *pages.ledger_row(ledger(person), 0)))
    assert all(name in line for name in names)
