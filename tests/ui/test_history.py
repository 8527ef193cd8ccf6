"""The history: every deal played is listed, by mouse, keys and pad, at any size."""

import sqlite3
from collections import Counter

import pygame
import pytest
from pygame.event import Event

from game.store.history import Filter, Page, deals, matches, names
from game.store.values import DealLine
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.app.scene import Push
from game.ui.charts import LinePlot
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.ledger import PAGE, Ledger, LedgerColumn, Lines
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.title_page import DoorsScene
from game.ui.widgets import Dialog, Form, Select, walk
from game.view import history as say
from game.view import words
from game.view.units import SMALLEST_WINDOW, measured
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.layout_check import faults, said
from tools.shots.games import sample_store

RIGHT = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT, instance_id=0)


@pytest.fixture
def store():
    return sample_store()


def person_at(store, size=(1280, 720), text=100) -> Person:
    person = Person(context(store=store), size=size, text=text)
    person.step()
    pages.press(person.app, "matches")
    pages.press(person.app, "history")
    person.step()
    return person


def ledger(scene) -> Ledger:
    return next(widget for widget in walk(scene.form.root) if isinstance(widget, Ledger))


def turn(person) -> None:
    """Switch to the list of deals."""
    choice = person.scene.widget("kind")
    person.click(choice.children[1].rect.center)


# -- what is listed ---------------------------------------------------------------------------------------------------


def test_the_history_is_reached_from_the_menu_by_keys_and_left():
    person = Person(context(store=sample_store()))
    person.step()
    for name in ("matches", "history"):
        person.scene.form.focus_on(person.scene.widget(name))
        person.press(pygame.K_RETURN)
    assert isinstance(person.scene, HistoryScene)
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_matches_are_listed_with_when_what_who_and_how_the_latest_first(store):
    scene = person_at(store).scene
    latest = matches(store).lines[0]
    assert latest.total is not None
    words_of = pages.ledger_row(ledger(scene), 0)
    mine = next(seat for seat, (_, level) in enumerate(names(store, latest.number)) if level == "human")
    others = ", ".join(name for seat, (name, _) in enumerate(names(store, latest.number)) if seat != mine)
    assert words_of == [say.when(latest.began), say.game(latest.preset), others, say.levels(latest.opponents),
                        f"{latest.counted}/{latest.length}", words.signed(latest.total)]
    assert ledger(scene).lines.count == matches(store).all
    assert words.count("history.count_matches", matches(store).all) in pages.texts(scene.form)


WANTED = [("preset", "french"), ("player", "Amélie"), ("level", "beginner"), ("result", "lost"), ("origin", "played"),
          ("origin", "imported")]


@pytest.mark.parametrize("kind", ["matches", "deals"])
@pytest.mark.parametrize(("field", "value"), WANTED)
def test_only_what_is_asked_for_is_listed(store, field, value, kind):
    person = person_at(store)
    if kind == "deals":
        turn(person)
    person.click(person.scene.widget("filter").rect.center)
    select = person.scene.widget(field)
    assert isinstance(select, Select)
    wanted = next(number for number, option in enumerate(select.options) if option.value == value)
    person.click(select.rect.center)
    person.click(person.scene.form.popup.listing.row(wanted).center)
    found = (matches if kind == "matches" else deals)(store, Filter(**{field: value}))
    assert person.scene.lines().count == found.all
    everything = (matches if kind == "matches" else deals)(store).all
    if value not in ("played", "imported"):
        assert 0 < found.all < everything
    person.click_button(person.button(words.say("history.clear")))
    assert person.scene.lines().count == everything


def test_where_nothing_fits_that_is_said_and_everything_can_be_shown_again(store):
    person = person_at(store)
    pages.press(person.app, "filter")
    pages.choose(person.app, "origin", "imported")
    assert words.say("history.nothing_fits") in " ".join(pages.texts(person.scene.form))
    person.click_button(person.button(words.say("history.clear")))
    assert person.scene.lines().count == matches(store).all


@pytest.mark.parametrize("kept", [True, False])
def test_an_empty_store_is_shown_as_such(kept):
    from game.store import open_store

    person = person_at(open_store(None) if kept else None)
    assert words.say("history.nothing") in " ".join(pages.texts(person.scene.form))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, DoorsScene)


def test_unreadable_games_are_reported_and_break_nothing(store, monkeypatch):
    person = person_at(store)

    def unreadable(*_):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(store, "read", unreadable)
    person.press(pygame.K_RETURN)
    turn(person)
    person.press(pygame.K_DOWN)
    assert [notice.kind for notice in store.notices] == ["unwritable"]
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, Dialog), "it is told"
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)


# -- opening ----------------------------------------------------------------------------------------------------------


def test_a_match_opens_as_its_score_sheet_and_the_totals_are_those_of_the_deals(store):
    person = person_at(store)
    person.press(pygame.K_DOWN)
    person.press(pygame.K_RETURN)
    sheet = person.scene
    assert isinstance(sheet, MatchScene)
    line = matches(store).lines[1]
    assert sheet.match == line
    entries = [sheet.lines.line(number) for number in range(sheet.lines.count)]
    numbers = [entry.deal.number for entry in entries]
    assert numbers == sorted(numbers)
    assert len(numbers) == line.deals
    sums = [sum(paid or 0 for paid in seat) for seat in zip(*(entry.paid for entry in entries), strict=True)]
    assert tuple(sums) == line.totals
    shown = pages.texts(sheet.form)
    assert all(words.signed(total) in shown for total in line.totals)
    person.press(pygame.K_ESCAPE)
    assert person.scene.lines().at == 1


def test_the_sheet_goes_on_over_many_pages():
    deals_there = list(range(3 * PAGE + 7))

    def fetch(most, after):
        return Page(tuple(deals_there[after:after + most]), len(deals_there))

    lines = Lines(fetch)
    assert [lines.line(number) for number in range(lines.count)] == deals_there


@pytest.mark.parametrize("by", ["key", "click", "pad"])
def test_a_deal_opens_in_replay_and_esc_comes_back_to_its_line(store, by):
    person = person_at(store)
    turn(person)
    history = person.scene
    ours = next(n for n in range(3, 20) if history.lines().line(n).end == "played")
    if by == "click":
        person.click(ledger(history).row(ours).center if ledger(history).row(ours).bottom < 600 else (0, 0))
    else:
        person.scene.form.focus_on(history.widget("lines"), visible=True)
        for _ in range(ours):
            person.press(pygame.K_DOWN)
        button = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
        person.step(key(pygame.K_RETURN) if by == "key" else button)
    assert isinstance(person.scene, ReplayScene)
    expected = deals(store, most=1, after=ours).lines[0]
    assert person.scene.reel.record.dealer == expected.dealer
    person.press(pygame.K_ESCAPE)
    assert person.at(HistoryScene) is history
    assert history.lines().at == ours


def test_a_deal_opens_from_the_sheet_of_its_match_and_the_totals_open_nothing(store):
    person = person_at(store)
    person.press(pygame.K_RETURN)
    sheet = person.scene
    totals = pages.foot_place(ledger(sheet))
    assert sheet.form.root.rect.contains(totals)
    person.click(totals.center)
    assert person.scene is sheet
    person.press(pygame.K_END)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, ReplayScene)
    last = deals(store, Filter(match=sheet.match.number), most=1).lines[0]
    assert person.scene.reel.record.dealer == last.dealer


def test_a_damaged_record_is_said_to_be_damaged(store):
    store.connection.execute("UPDATE records SET text = replace(text, 'play', 'plox')")
    person = person_at(store)
    turn(person)
    person.scene.form.focus_on(person.scene.widget("lines"))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, Dialog)
    assert words.say("history.damaged")[:20] in " ".join(pages.texts(person.scene.form))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, HistoryScene)


def test_the_chart_of_a_match_ends_at_its_totals(store):
    person = person_at(store)
    person.press(pygame.K_RETURN)
    totals = person.scene.match.totals
    person.click_button(person.button(words.say("chart.button")))
    plot = pages.part(person.scene.form, LinePlot)
    assert tuple(line.ys[-1] for line in plot.lines) == totals
    person.press(pygame.K_END)
    assert plot.shown == len(plot.xs) - 1
    assert all(words.signed(total) in plot.told(plot.shown) for total in totals)
    assert faults(person.scene.form, person.app.metrics) == []
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MatchScene)


# -- long lists -------------------------------------------------------------------------------------------------------


def long_list(rows=100_000, size=(1280, 720)):
    asked: Counter[int] = Counter()
    opened: list[int] = []

    def fetch(most, after):
        asked[after] += 1
        return Page(tuple(range(after, min(after + most, rows))), rows)

    columns = [LedgerColumn("Number", str, ["100000"], grows=True),
               LedgerColumn("Twice", lambda n: str(2 * n), ["200000"], 1),
               LedgerColumn("Thrice", lambda n: f"<{3 * n}>", ["300000000"], rank=2, tells=True)]
    form = Form(Ledger(Lines(fetch), columns, opened.append))
    form.layout(pygame.Rect(10, 10, size[0] - 20, size[1] - 20), measured(size))
    form.focus_on(form.root)
    return form, asked, opened


def test_only_what_is_in_sight_is_fetched():
    form, asked, opened = long_list()
    form.handle(key(pygame.K_END))
    assert form.root.written()[-3].block.lines[0][0] == "99999"
    for _ in range(3):
        form.handle(key(pygame.K_PAGEUP))
        form.root.written()
    form.handle(key(pygame.K_RETURN))
    assert opened == [form.root.lines.at]
    assert sum(asked.values()) <= 4
    assert all(times == 1 for times in asked.values())


def test_the_wheel_and_the_bar_move_the_list_and_a_click_opens_the_line_under_the_pointer():
    form, _, opened = long_list()
    root = form.root
    form.handle(Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(0, 0), buttons=(0, 0, 0)))
    form.handle(Event(pygame.MOUSEWHEEL, x=0, y=-4, flipped=False))
    assert root.in_sight()[0] > 0
    surface = pygame.Surface((1280, 720))
    coloured = [number for number in root.in_sight() if root.draw_ground(surface, number, chosen=False)]
    assert [bool(root.row(number).collidepoint(300, 300)) for number in coloured] == [True]
    bar = root.scroller.rail
    for kind, at in ((pygame.MOUSEBUTTONDOWN, bar.midtop), (pygame.MOUSEMOTION, bar.center),
                     (pygame.MOUSEBUTTONUP, bar.center)):
        form.handle(Event(kind, pos=at, button=1, rel=(0, 0), buttons=(1, 0, 0)))
    first = root.in_sight()[1]
    assert 30_000 < first < 70_000
    at = root.row(first).center
    form.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    form.handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert opened == [first]


def test_cells_without_a_column_are_written_below_the_line():
    form, _, _ = long_list()
    assert pages.ledger_row(form.root, 7) == ["7", "14", "<21>"]
    form.layout(pygame.Rect(0, 0, 150, 600), measured((1280, 720)))
    assert pages.ledger_row(form.root, 7) == ["7", "14 · Thrice <21>"]


def test_with_large_text_in_a_small_window_nothing_is_left_out(store):
    person = person_at(store, size=SMALLEST_WINDOW, text=175)
    line = matches(store).lines[0]
    shown = " · ".join(pages.ledger_row(ledger(person.scene), 0))
    assert line.total is not None
    for part in (say.when(line.began), say.game(line.preset), "Béatrice", words.signed(line.total)):
        assert part in shown


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), ((1280, 720), 100), ((1920, 1080), 175)])
def test_no_contract_is_shortened(store, size, percent, language):
    words.use(language)
    person = person_at(store, size=size, text=percent)
    turn(person)
    listed = ledger(person.scene)
    person.press(pygame.K_ESCAPE)
    person.app.scenes.take(Push(MatchScene(person.context, store, matches(store).lines[0])))
    person.step()
    for sheet in (listed, ledger(person.scene)):
        cut = [text.removesuffix("…") for text in map(said, sheet.written()) if text.endswith("…")]
        assert not [text for text in cut if any(one.startswith(text) for one in say.contract_sayings())]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1024, 1400), (2560, 1080)])
def test_history_and_sheet_fit(store, size, percent, language):
    words.use(language)
    app = App(MenuScene(context(store=store)), MemoryScreen(size), text_percent=percent)
    pages.press(app, "matches")
    pages.press(app, "history")
    for step in (key(pygame.K_RETURN), key(pygame.K_END)):
        app.step([], 0)
        assert faults(pages.top(app).form, app.metrics) == []
        app.step([step], 0)
    app.close()


def test_names_and_levels_that_nobody_knows_here_are_shown_as_they_are():
    assert say.level("martian") == "martian"
    assert say.game("belote") == "belote"
    assert say.levels("club+martian") == "Club and martian"
    assert words.seated("", 2) == "Seat 3"


@pytest.mark.parametrize("end", ["open", "played", "passed", "void", "abandoned"])
def test_a_deal_without_a_contract_has_words_for_its_end(end):
    """The contract of a deal that was played is missing if its row is damaged."""
    line = DealLine(1, 1, "french", "club", "played", 0, end, 0, 0, None, None, None, None)
    assert not say.contract(line).startswith("history.")
