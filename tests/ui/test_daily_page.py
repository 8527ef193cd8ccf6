"""The page of the deal of the day: the calendar, the deal, the results next to those of bots and friends."""

from __future__ import annotations

from datetime import date

import pygame
import pytest
from pygame.event import Event

from game.ai.names import OFFERED
from game.club.daily import FIRST_DAY, SEAT, attempt_at, daily_deal
from game.engine.variants import PRESETS
from game.store import open_store, path_in
from game.store.contests import all_friends, keep_friends
from game.store.notes import FriendText
from game.ui.app.scene import Pop, Push
from game.ui.app.start import work_below
from game.ui.scenes import daily as page
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.scenes.today import TodayScene
from game.view import history, words
from game.view.compare import result_of
from game.view.history import BadResult, DailyResult, results_in
from tests.driver import Person, context
from tools.in_process import InProcess
from tools.shots.games import play_days

TODAY = date(2026, 11, 23)


def opened(store, preset="french", **more) -> Person:
    person = Person(context(store=store, preset=preset, today=lambda: TODAY, **more))
    person.app.scenes.take(Push(DailyScene(person.context)))
    person.step()
    return person


def press(person: Person, name: str) -> None:
    person.click(person.scene.widget(name).rect.center)
    person.step()


def score_of(person: Person, day: date) -> str:
    """The score that the calendar shows for ``day``."""
    cell = person.at(DailyScene).widget(day.isoformat())
    assert isinstance(cell, page.DayButton)
    return cell.score


def compared(person: Person) -> list[page.DayScore]:
    person.until(lambda: not person.scene.busy)
    return list(person.at(DailyScene).standings())


def copying(monkeypatch) -> list[str]:
    copied: list[str] = []

    def copy_text(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(page, "copy_text", copy_text)
    return copied


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


# -- playing ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("preset", ["french", "piedmont"])
def test_the_deal_of_today_is_played_and_its_score_stands_in_the_calendar(store, preset):
    person = opened(store, preset)
    assert not score_of(person, TODAY)
    press(person, "play")
    session, deal = person.at(BiddingScene).table.session, daily_deal(TODAY, preset)
    assert session.record.hands == deal.record.hands
    assert session.record.dealer == deal.dealer
    assert [player.level for player in session.players] == list(deal.levels)
    assert session.rules.deals == 1
    assert not session.takes_back
    person.play_deal()
    paid = person.table.session.payments[-1][0] if person.table.session.payments else 0
    person.app.scenes.take(Pop())
    person.step()
    assert score_of(person, TODAY) == words.signed(paid)
    assert person.scene.form.focus.widget is person.scene.widget("copy"), "Enter does not play it again"


def test_only_the_first_game_of_a_day_counts(store):
    deal = daily_deal(TODAY, "french")
    play_days(store, [deal])
    first = attempt_at(store, deal).counts
    person = opened(store)
    press(person, "again")
    person.play_deal()
    assert attempt_at(store, deal).counts == first
    assert len(store.read("SELECT id FROM deals", ())) == 1


def test_a_game_that_was_left_waits(store):
    person = opened(store)
    press(person, "play")
    person.until(lambda: person.table.mine)
    person.act()
    moves = person.table.session.record.moves
    again = opened(store)
    assert words.spoken(again.scene.widget("play").words) == words.say("menu.continue")
    press(again, "play")
    person_at_table = again.at(TableScene)
    assert person_at_table.table.session.record.moves[:len(moves)] == moves


@pytest.mark.parametrize("change", [
    "UPDATE deals SET taken_back = 1", "UPDATE deals SET origin = 'imported'",
    "UPDATE deals SET opponents = 'beginner'", "UPDATE deals SET opponents = 'club+expert'",
    "UPDATE deals SET end = 'broken'",
])
def test_deals_played_otherwise_do_not_count(store, change):
    deal = daily_deal(TODAY, "chambery")
    play_days(store, [deal])
    assert attempt_at(store, deal).counts is not None
    assert attempt_at(store, daily_deal(TODAY, "french")).counts is None
    store.read(change, ())
    assert attempt_at(store, deal).counts is None


# -- the calendar -----------------------------------------------------------------------------------------------------

def test_days_to_come_are_not_given_away(store):
    person = opened(store)
    assert person.scene.widget("2026-11-24").why is not None
    press(person, "2026-11-24")
    assert person.scene.day == TODAY
    assert person.scene.widget("after").why is not None


def test_earlier_days_can_be_played_back_to_the_first(store):
    person = opened(store)
    press(person, "before")
    press(person, "2026-10-31")
    assert person.scene.day == date(2026, 10, 31)
    assert person.scene.deal == daily_deal(date(2026, 10, 31), "french")
    for _ in range(9):
        press(person, "before")
    assert person.scene.month == FIRST_DAY
    assert person.scene.widget("before").why is not None
    for _ in range(10):
        press(person, "after")
    assert person.scene.month == date(2026, 11, 1)


def test_a_day_belongs_to_one_game(store):
    play_days(store, [daily_deal(TODAY, "chambery")])
    person = opened(store, "chambery")
    assert person.scene.widget(TODAY.isoformat()).score
    person.scene.widget("game").changed("piedmont")
    person.scene.renew()
    person.press(pygame.K_TAB)
    assert not score_of(person, TODAY)
    assert person.scene.deal.rules.preset == "piedmont"


@pytest.mark.parametrize(("day", "step", "there"), [
    (date(2026, 12, 31), 1, date(2027, 1, 1)), (date(2026, 1, 31), -1, date(2025, 12, 1)),
    (date(2026, 3, 31), -1, date(2026, 2, 1)), (date(2026, 3, 31), 0, date(2026, 3, 1)),
])
def test_months_follow_each_other(day, step, there):
    assert history.month_after(day, step) == there


# -- comparing --------------------------------------------------------------------------------------------------------

def test_every_level_plays_the_same_seat(store):
    play_days(store, [daily_deal(TODAY, "chambery")])
    person = opened(store, "chambery", another=InProcess)
    own = person.scene.attempt.counts.payment
    lines = compared(person)
    assert [line.payment for line in lines] == sorted((line.payment for line in lines), reverse=True)
    assert {line.name for line in lines} == {words.say("game.you"), *(words.say(f"level.{name}") for name in OFFERED)}
    assert next(line.payment for line in lines if line.name == words.say("game.you")) == own


class Noting(InProcess):
    """Plays by plain rule, and stores the seeds that it receives."""

    def __init__(self, seeds):
        super().__init__()
        self.seeds = seeds

    def ask(self, observation, level, seed, signalling=frozenset()):
        self.seeds.append(seed)
        return super().ask(observation, "plain", seed)


def test_the_bots_have_the_same_chance_every_time(store):
    play_days(store, [daily_deal(TODAY, "piedmont")])
    seeds: tuple[list[int], list[int]] = [], []
    results = []
    for noted in seeds:
        person = opened(store, "piedmont", another=lambda noted=noted: Noting(noted))
        results.append(compared(person))
    assert seeds[0] == seeds[1]
    assert seeds[0]
    assert results[0] == results[1]


def test_the_levels_play_while_the_player_thinks(store):
    person = opened(store, "piedmont", another=lambda: Noting([]))
    work_below(person.app, person.context)
    day = person.at(DailyScene)
    press(person, "play")
    person.until(lambda: person.table.mine)
    assert not day.others
    person.until(lambda: len(day.others) == len(OFFERED))
    assert not person.table.session.over
    person.play_deal()
    said = [words.spoken(button.words) for button in person.at(ScoringScene).sheet.buttons]
    assert words.say("daily.results") in said
    assert words.say("end.rematch") not in said
    person.press(pygame.K_RETURN)
    person.step()
    assert person.scene is day
    assert not day.busy
    rows = {name: (points, score) for name, _, points, score in day.widget("table").rows}
    own = rows.pop(words.say("game.you"))
    assert own == (result_of(day.record, SEAT).points, words.signed(day.attempt.counts.payment))
    assert rows == {words.say(f"level.{level}"): (made.points, words.signed(made.payment))
                    for level, made in zip(OFFERED, day.others, strict=True)}
    assert len(rows) == len(OFFERED)
    assert all(points for points, _ in (own, *rows.values()))
    words.use("de")
    person.step()
    names = {row[0] for row in day.widget("table").rows}
    assert {words.say(f"level.{level}") for level in OFFERED} < names
    press(person, "today")
    assert isinstance(person.scene, TodayScene)


def test_results_of_friends_stand_among_the_others(store, monkeypatch):
    play_days(store, [daily_deal(TODAY, "french")])
    person = opened(store)
    text = "\n".join(("see you tonight!", DailyResult(TODAY, "french", -4, "Léa").line,
                      "> " + DailyResult(TODAY, "french", 1999).line, DailyResult(TODAY, "piedmont", 7, "Zoé").line,
                      DailyResult(date(2026, 11, 22), "french", 7, "Max").line))
    monkeypatch.setattr(page, "pasted", lambda most: text)
    compared(person)
    for _ in range(2):
        press(person, "paste")
    friends = {line.name: line.payment for line in person.scene.standings() if line.made is None}
    assert friends == {"Léa": -4, words.say("daily.friend"): 1999}
    assert words.spoken(person.scene.said).startswith(words.say("daily.none_taken"))
    assert person.scene.standings()[0].payment == 1999


def test_results_of_friends_are_kept_with_the_deal_they_belong_to(store, monkeypatch):
    play_days(store, [daily_deal(TODAY, "french"), daily_deal(TODAY, "piedmont")])
    person = opened(store)
    monkeypatch.setattr(page, "pasted", lambda most: f"{DailyResult(TODAY, 'french', -4, 'Léa').line}\n" * 2)
    press(person, "paste")
    assert [payment for payment, _ in all_friends(store)] == [-4]
    for preset, friends in (("french", ["Léa"]), ("piedmont", [])):
        assert [one.name for one in opened(store, preset).scene.friends] == friends


def test_a_name_that_another_program_wrote_is_shown_safely(store):
    play_days(store, [daily_deal(TODAY, "french")])
    keep_friends(store, 1, [FriendText("\x1b[2J\u202eevil", 4)])
    assert all(line.name.isprintable() for line in opened(store).scene.standings())


def test_a_result_is_read_as_it_was_written():
    """The minus sign may have been changed, and other words and lines may surround the result."""
    for preset in PRESETS:
        for payment in (-1240, -4, 0, 7, 99999, -99999):
            for name in ("", "Léa", "Zoé de la Tour", "O’Neill"):
                result = DailyResult(TODAY, preset, payment, name)
                sign = result.line.index(str(abs(payment)), result.line.index(preset)) - 1
                for text in (result.line, result.line[:sign] + result.line[sign:].replace("-", "\u2212"),
                             f"Hello!\n> Anna: {result.line} \nTarot des Fleurs is great"):
                    assert results_in(text, TODAY, preset) == ([result], []), text


def test_a_line_that_is_not_exact_is_refused_with_its_reason(store, monkeypatch):
    good = "Tarot des Fleurs · 2026-11-23 · french · +12 · Léa"
    cases = {
        "score": ("-123456", "+1.5", "much", "", "1e3", "+-4", "+ 4", "١٢", "4 points", "--4", "0x10", "+12,5"),
        "day": ("2026-13-01", "2026-11-31", "0000-00-00", "20261123", "23.11.2026", "٢٠٢٦-١١-٢٣", "10000-01-01"),
        "game": ("", "whist", "French"), "form": ("+12 · Léa · more", "+12 · Léa · "), "other": ("piedmont",)}
    places = {"score": "+12", "day": "2026-11-23", "game": "french", "form": "+12 · Léa", "other": "french"}
    lines = [(why, good.replace(places[why], text)) for why, texts in cases.items() for text in texts]
    for why, line in lines:
        assert results_in(f"{good}\n{line}", TODAY, "french")[1] == [BadResult(2, why)], line
    play_days(store, [daily_deal(TODAY, "french")])
    person = opened(store)
    said = "\n".join([good, *(line for _, line in lines[:5])])
    monkeypatch.setattr(page, "pasted", lambda most: said[:most + 1])
    press(person, "paste")
    assert [payment for payment, _ in all_friends(store)] == [12]
    told = words.spoken(person.scene.said)
    assert told.startswith(f"{words.count('daily.taken', 1)} {words.say('daily.refused', line=2, why='')[:6]}")
    assert told.count(words.say("daily.bad.score")) == 3
    assert told.endswith(words.say("daily.refused_more", n=2))


def test_a_hostile_name_is_made_safe():
    said = "Tarot des Fleurs · 2026-11-23 · french · +4 · \x1b[2J\u202eevil" + "x" * 400
    found, _ = results_in(said, TODAY, "french")
    assert len(found) == 1
    assert found[0].name.isprintable()
    assert len(found[0].name) <= words.MOST_NAME


def test_the_copied_line_gives_away_no_card(store, monkeypatch):
    play_days(store, [daily_deal(TODAY, "french")])
    person, copied = opened(store, names=("Anna",)), copying(monkeypatch)
    compared(person)
    press(person, "copy")
    paid = person.scene.attempt.counts.payment or 0
    assert copied == [f"Tarot des Fleurs · 2026-11-23 · french · {paid:+d} · Anna"]


def test_the_deal_is_watched_again(store):
    play_days(store, [daily_deal(TODAY, "french")])
    person = opened(store)
    press(person, "look")
    assert isinstance(person.scene, ReplayScene)


def test_a_press_is_not_lost_when_a_level_has_played(store, monkeypatch):
    """The sheet is built again for each result, but not during a press."""
    play_days(store, [daily_deal(TODAY, "french")])
    person, copied = opened(store), copying(monkeypatch)
    at = person.scene.widget("copy").rect.center
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    person.until(lambda: not person.scene.busy)
    assert len(person.scene.others) == len(OFFERED)
    person.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
    assert copied
    for _ in range(2):
        person.step()
    assert "…" not in str(person.scene.widget("table").rows)
    assert person.scene.widget("copy").rect.center == at, "nothing moves when results come in"


# -- faults -----------------------------------------------------------------------------------------------------------

def test_a_damaged_record_leaves_its_score(store):
    play_days(store, [daily_deal(TODAY, "french")])
    store.read("UPDATE records SET sum = sum + 1", ())
    person = opened(store)
    assert person.scene.widget(TODAY.isoformat()).score
    assert words.spoken(person.scene.widget("look").why) == words.say("daily.damaged")
    compared(person)


def test_without_a_store_the_deal_can_be_played(monkeypatch):
    person = opened(None)
    press(person, "play")
    person.play_deal()
    assert isinstance(person.scene, ScoringScene)
