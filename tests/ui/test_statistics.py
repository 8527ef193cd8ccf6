"""Statistics: the numbers are those of the deals, can be pointed at, read, and exported."""

import csv
import json
from collections.abc import Callable
from datetime import date
from io import BytesIO
from itertools import accumulate, pairwise

import numpy as np
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame.event import Event

from game.store import open_store, path_in
from game.store.bulk import import_lines
from game.store.history import StatisticsQuery, course, tallies
from game.store.values import Sums, Tally
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.charts import Bar, Bars, Curve, LinePlot, NumberTable, ShareBar, Shares
from game.ui.charts.line import line_colours
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.statistics import CHARTS, StatisticsScene, export_tallies
from game.ui.scenes.table.after import MatchChart
from game.ui.scenes.title_page import DoorsScene
from game.ui.widgets import Dialog, Form, ScrollArea, Widget, walk
from game.view import statistics as numbers
from game.view import words
from game.view.statistics import percent, ticks
from game.view.units import SMALLEST_WINDOW, measured
from tests.driver import Person, context, front
from tests.store.evening import export_of, exported_lines
from tests.ui import pages
from tests.ui.layout_check import faults
from tools.shots.games import sample_store
from tools.shots.shots import Shot, app_at


@pytest.fixture
def store():
    return sample_store()


def person_at(store, page=None, size=(1280, 720), text=100) -> Person:
    person = Person(context(store=store), size=size, text=text)
    person.step()
    pages.press(person.app, "matches")
    pages.press(person.app, "statistics")
    assert not person.scene.has("game"), "the filters are behind a button"
    if person.scene.has("filter"):
        pages.press(person.app, "filter")
    if page is not None:
        pages.choose(person.app, "pages", page)
    person.step()
    return person


def asked(person, **chosen) -> None:
    for name, value in chosen.items():
        pages.choose(person.app, name, value)
    person.step()


def plot_of(scene) -> LinePlot:
    return next(widget for widget in walk(scene.form.root) if isinstance(widget, LinePlot))


def records_in(store):
    """Every record of ``store`` as plain data; none of them is damaged."""
    return [json.loads(line or "damaged") for line in exported_lines(store)]


def my_payments(store, preset):
    """The person's result in each deal, read from the records."""
    found = []
    for record in records_in(store):
        if record["rules"]["preset"] == preset and record["end"] == "played":
            found.append(record["payments"][record["bots"].index("human")])
    return found


# -- the numbers ------------------------------------------------------------------------------------------------------


def test_statistics_are_reached_from_the_menu_by_keys_and_left(store):
    person = Person(context(store=store))
    person.step()
    for name in ("matches", "statistics"):
        person.scene.form.focus_on(person.scene.widget(name))
        person.press(pygame.K_RETURN)
    assert isinstance(person.scene, StatisticsScene)
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize("preset", ["chambery", "french", "piedmont"])
def test_the_figures_are_those_of_the_records(store, preset):
    person = person_at(store)
    asked(person, game=preset)
    paid = my_payments(store, preset)
    shown = pages.texts(person.scene.form)
    assert words.number(len(paid)) in shown
    assert percent(sum(p > 0 for p in paid), len(paid)) in shown
    assert words.signed(sum(paid)) in shown
    assert words.signed(round(sum(paid) / len(paid), 1)) in shown


def test_at_first_the_game_most_played_is_shown_and_all_games_may_be(store):
    person = person_at(store)
    scene = person.scene
    assert scene.asked.preset == "chambery"
    asked(person, game="")
    every = sum(tally.all.deals for tally in tallies(store))
    assert words.number(every) in pages.texts(scene.form)
    assert {tally.preset for tally in scene.shown()} == {"chambery", "french", "piedmont"}


def test_the_parts_of_a_deal_and_its_ends_add_up(store):
    person = person_at(store, "roles")
    whole = numbers.together(person.scene.shown())
    parts = dict(numbers.parts_in(whole))
    assert sum(sums.deals for role, sums in parts.items() if role != "dealer") == whole.all.deals
    assert parts["dealer"].deals == whole.dealer.deals > 0
    rows = [widget.share for widget in walk(person.scene.form.root) if hasattr(widget, "share")]
    assert [share.whole for share in rows] == [sums.deals for sums in parts.values()]


def test_deals_with_actions_taken_back_are_counted_apart(store):
    lines = records_in(store)[:5]
    for number, record in enumerate(lines):
        record["taken_back"] = number + 1
        record["match"]["id"] = "taken back"
    taken_in = import_lines(store, BytesIO("\n".join(map(json.dumps, lines)).encode()), origin="played")
    assert taken_in.new == 5
    person = person_at(store)
    played = sum(record["end"] == "played" and record["rules"]["preset"] == "chambery" for record in lines)
    counts = {}
    for assisted in (None, True, False):
        pages.choose(person.app, "assisted", assisted)
        counts[assisted] = sum(tally.all.deals for tally in person.scene.shown())
    assert counts[True] == played
    assert counts[None] == counts[True] + counts[False]


def test_the_statistics_of_somebody_else_may_be_looked_at(store):
    person = person_at(store)
    pages.choose(person.app, "who", ("club", "Béatrice"))
    theirs = tallies(store, StatisticsQuery(player="Béatrice", level="club", preset="chambery"))
    assert words.number(sum(tally.all.deals for tally in theirs)) in pages.texts(person.scene.form)


def test_opponents_that_are_not_in_the_next_game_are_forgotten(store):
    person = person_at(store)
    asked(person, against="beginner")
    assert person.scene.shown()
    asked(person, game="french")
    assert person.scene.asked.opponents == ""
    assert person.scene.shown()


@pytest.mark.parametrize("kept", [True, False])
def test_an_empty_store_is_shown_as_such(kept):
    person = person_at(open_store(None) if kept else None)
    assert words.say("statistics.nothing") in " ".join(pages.texts(person.scene.form))
    assert len(person.buttons()) == 1
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, DoorsScene), "where it was opened"


def test_where_no_deal_fits_that_is_said(store):
    person = person_at(store)
    asked(person, origin="imported")
    assert words.say("statistics.nothing_fits") in " ".join(pages.texts(person.scene.form))


# -- charts -----------------------------------------------------------------------------------------------------------


def test_the_point_under_the_pointer_is_described_until_it_leaves(store):
    person = person_at(store, "course")
    plot, points = plot_of(person.scene), course(store, StatisticsQuery(preset="chambery")).points
    frame = plot.frame
    person.step()
    before = person.app.screen.surface.copy()
    person.move((frame.right, frame.centery))
    assert plot.shown == len(points) - 1
    assert words.signed(points[-1][1]) in plot.told(plot.shown)
    assert before.get_buffer().raw != person.app.screen.surface.get_buffer().raw
    person.move((frame.left + frame.width // 2, frame.centery))
    assert abs(plot.xs[plot.shown] - plot.xs[-1] / 2) <= 1
    person.move((5, 5))
    person.step()
    assert plot.shown is None
    assert before.get_buffer().raw == person.app.screen.surface.get_buffer().raw


@pytest.mark.parametrize("pad", [True, False])
def test_points_are_gone_through_with_keys_and_pad(store, pad):
    person = person_at(store, "course")
    plot = plot_of(person.scene)
    person.scene.form.focus_on(plot, visible=True)
    right = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT, instance_id=0)
    for _ in range(3):
        person.step(right if pad else key(pygame.K_RIGHT))
    assert plot.shown == 2
    person.press(pygame.K_LEFT)
    assert plot.shown == 1
    person.press(pygame.K_END)
    assert plot.shown == len(plot.xs) - 1
    person.press(pygame.K_UP)
    assert plot.shown is None, "up leaves the chart"


def test_bars_are_gone_through_with_keys_and_say_everything(store):
    person = person_at(store, "games")
    rows = [widget for widget in walk(person.scene.form.root) if hasattr(widget, "bar")]
    person.scene.form.focus_on(rows[0], visible=True)
    person.press(pygame.K_DOWN)
    assert person.scene.form.focus.widget is rows[1]
    tally = person.scene.shown()[1].all
    told = words.spoken(rows[1].tip)
    assert words.count("deals.count", tally.deals) in told
    assert numbers.decimal(tally.mean) in told


def test_a_defender_sees_no_contracts_made(store):
    person = person_at(store, "roles")
    rows = [(widget.bar, widget.tip) for widget in walk(person.scene.form.root) if hasattr(widget, "bar")]
    told = {words.spoken(bar.name): words.spoken(tip) for bar, tip in rows if tip is not None}
    whole = numbers.together(person.scene.shown())
    assert "contracts" not in told[words.say("role.defender")]
    taker = whole.roles["taker"]
    assert words.say("statistics.made_told", made=taker.made, failed=taker.failed) in told[words.say("role.taker")]


@given(low=st.integers(-10**6, 0), span=st.integers(1, 10**6), most=st.integers(1, 30))
def test_numbers_at_an_axis_are_round_evenly_apart_and_never_too_many(low, span, most):
    found = ticks(low, low + span, most)
    steps = {b - a for a, b in pairwise(found)}
    assert len(found) <= most + 1
    assert len(steps) <= 1
    assert all(low <= number <= low + span for number in found)
    assert all(str(step).rstrip("0") in ("1", "2", "5") for step in steps)


CHARTS_ALONE: dict[str, Callable[[], Widget]] = {
    "one deal": lambda: LinePlot([0, 1], [Curve("", [0, -3])], "deals", "score", str),
    "nothing yet": lambda: LinePlot([0], [Curve("", [0])], "deals", "score", str),
    "a long time": lambda: LinePlot(range(0, 100_000, 250), [Curve("", range(0, 400_000, 1000))],
                                    "deals", "score", str),
    "six players": lambda: LinePlot([0, 1, 2], [Curve(f"Somebody with a long name {n}", [0, n, -n])
                                                for n in range(6)], "deals", "score", str),
    "no spread": lambda: Bars([Bar("Club", 0.0, 0.0, "0", "")], "points"),
    "far below": lambda: Bars([Bar("A rather long name of a game", -1234.5, 900.0, "−1,234.5", "")] * 3, "points"),
    "never": lambda: Shares([ShareBar("Pagat", [(0, "saved", ""), (0, "lost", "")])]),
    "often": lambda: Shares([ShareBar("Pagat", [(123_456, "saved", "123,456 saved"), (1, "lost", "1 lost")])]),
    "wide": lambda: NumberTable(["Name", *(f"Column number {n}" for n in range(12))],
                                [["Something long", *"123456789012"]]),
}


def plots_of_equals(players):
    """Yield both kinds of charts, for players of whom all but the last always have equal scores."""
    paid = [(3,) * (players - 1) + (-3 * (players - 1),), (-1,) * (players - 1) + (players - 1,)]
    names = [f"Player {n}" for n in range(players)]
    courses = [[0, *accumulate(deal[seat] for deal in paid)] for seat in range(players)]
    yield LinePlot([0, 1, 2], [Curve(*one) for one in zip(names, courses, strict=True)], "deals", "score", str)
    yield MatchChart(names, [f"seat_{n}" for n in range(players)], paid, None, 300)


def inked(chart, players, metrics):
    """The pixels in the colour of each player's line within the frame of ``chart``, and this frame."""
    chart.layout(pygame.Rect(20, 20, 800, 400), metrics)
    surface = pygame.Surface((1280, 720))
    surface.fill((255, 255, 255))
    chart.draw(surface)
    frame = chart.frame
    around = frame.inflate(12, 12)
    pixels = pygame.surfarray.array3d(surface.subsurface(around))
    return [{(around.x + x, around.y + y) for x, y in np.argwhere((pixels == colour).all(axis=2)).tolist()}
            for colour in line_colours()[:players]], frame


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lines_of_players_with_equal_scores_are_all_seen(players):
    for chart in plots_of_equals(players):
        found, frame = inked(chart, players, measured((1280, 720)))
        equals, half = found[:-1], frame.centerx
        for first, last in ((frame.left, half - 20), (half + 20, frame.right)):
            counts = [sum(first < x < last for x, _ in line) for line in equals]
            assert min(counts) > 0.5 * max(counts), "each has its share of what they have in common"
        assert max(len(line) for line in equals) < 0.8 * len(found[-1]), "and none has all of it"


def test_lines_that_coincide_are_drawn_at_their_values():
    for chart in plots_of_equals(3):
        both, frame = inked(chart, 3, measured((1280, 720)))
        spots = both[0] | both[1]
        alone = {spot for spot in spots if frame.left < spot[0] < frame.right}
        for x in range(frame.left + 10, frame.right - 10):
            ys = [y for at, y in alone if at == x]
            assert not ys or max(ys) - min(ys) < 14, x


@pytest.mark.parametrize("width", [260, 500, 1200])
@pytest.mark.parametrize("name", CHARTS_ALONE)
def test_charts_hold_any_data(name, width):
    chart, metrics = CHARTS_ALONE[name](), measured((1280, 720), 125)
    form = Form(chart)
    high = chart.preferred(metrics, width)[1]
    form.layout(pygame.Rect(20, 20, width, high), metrics)
    found = [fault for fault in faults(form, metrics) if "leaves the window" not in fault]
    assert found == []
    form.draw(pygame.Surface((1280, 720)))


def test_a_table_that_is_too_wide_continues_below_and_omits_nothing():
    table, metrics = CHARTS_ALONE["wide"](), measured((1280, 720))
    table.layout(pygame.Rect(0, 0, 300, table.preferred(metrics, 300)[1]), metrics)
    said = [" ".join(str(piece) for line in written.block.lines for piece in line) for written in table.written()]
    assert all(f"Column number {n}" in said for n in range(12))
    assert said.count("Name") > 1


# -- tables and the file ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1920, 1080)])
def test_every_page_fits_as_chart_and_as_table(store, size, language):
    words.use(language)
    app = App(StatisticsScene(context(store=store)), MemoryScreen(size), text_percent=175)
    scene = front(app, StatisticsScene)
    pages.press(app, "filter")
    pages.choose(app, "game", "")
    for page in CHARTS:
        for as_table in (False, True):
            scene.page, scene.as_table = page, as_table
            scene.resize(app.metrics)
            app.step([], 0)
            assert faults(scene.form, app.metrics) == [], (page, as_table)
    app.close()


def test_a_curve_below_bars_is_whole_in_an_ordinary_window():
    app = app_at(Shot("statistics_skill", (1280, 720)))
    scene = front(app, StatisticsScene)
    [area] = [widget for widget in walk(scene.form.root) if isinstance(widget, ScrollArea)
              and plot_of(scene) in list(walk(widget))]
    assert not area.scroller.needed
    app.close()


def test_one_deal_is_one_deal():
    words.use("en")
    assert words.count("statistics.point_told", 1, score="+3") == "After 1 deal: +3"


def test_charts_can_be_read_as_tables(store):
    person = person_at(store, "course")
    person.click(person.scene.widget("table").rect.center)
    table = next(widget for widget in walk(person.scene.form.root) if isinstance(widget, NumberTable))
    assert table.rows[-1][1] == words.signed(sum(my_payments(store, "chambery")))
    pages.choose(person.app, "pages", "games")
    table = next(widget for widget in walk(person.scene.form.root) if isinstance(widget, NumberTable))
    deals = [int(row[1]) for row in table.rows]
    assert deals == [tally.all.deals for tally in person.scene.shown()]


def read_back(path, delimiter=","):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=delimiter))


def test_the_numbers_are_written_to_a_file_that_is_named(tmp_path, store):
    kept = open_store(path_in(tmp_path))
    import_lines(kept, BytesIO(export_of(store)), origin="played")
    person = person_at(kept)
    for number in (1, 2):
        person.click_button(person.button(words.say("statistics.export")))
        assert isinstance(person.scene, Dialog)
        assert len(list(tmp_path.glob("*.csv"))) == number
        path = max(tmp_path.glob("*.csv"), key=lambda found: found.stat().st_mtime_ns)
        assert path.name in "".join(pages.texts(person.scene.form)).replace(" ", "")
        person.press(pygame.K_ESCAPE)
    rows = read_back(path)
    all_parts = [row for row in rows if row["Role"] == words.say("statistics.every_role")]
    paid = my_payments(kept, "chambery")
    assert sum(int(row["Deals"]) for row in all_parts) == len(paid)
    assert sum(int(row["Points"]) for row in all_parts) == sum(paid)
    kept.close()


@pytest.mark.parametrize("works", [True, False])
def test_the_path_is_copied_or_said_to_be_nowhere(tmp_path, store, monkeypatch, works):
    copied: list[str] = []
    monkeypatch.setattr("game.ui.scenes.statistics.export_folder", lambda store: tmp_path)

    def copy(text):
        copied.append(text)
        return works

    monkeypatch.setattr("game.ui.scenes.statistics.copy_text", copy)
    person = person_at(store)
    person.click_button(person.button(words.say("statistics.export")))
    person.click_button(person.button(words.say("statistics.copy_path")))
    assert copied == [str(path) for path in tmp_path.glob("*.csv")]
    assert isinstance(person.scene, Dialog) != works
    assert works or words.say("common.no_clipboard") in pages.texts(person.scene.form)


def test_an_unwritable_folder_is_reported(tmp_path, store, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("game.ui.scenes.statistics.export_folder", lambda store: tmp_path / "file")
    person = person_at(store)
    person.click_button(person.button(words.say("statistics.export")))
    assert isinstance(person.scene, Dialog)
    assert words.say("statistics.not_written", about="")[:20] in " ".join(pages.texts(person.scene.form))


def test_a_contract_that_ends_in_a_draw_is_neither_made_nor_lost():
    tally = Tally("chambery", "club", Sums(deals=3), {"soloist": Sums(deals=3, made=1, failed=1)}, Sums())
    assert numbers.table_of_results(tally).rows[0][1:4] == ("2", "1", "1")


def test_the_file_is_as_the_language_writes_numbers_and_no_name_becomes_a_formula(tmp_path):
    tally = Tally("chambery", "=cmd()", Sums(deals=4, won=3, paid=6, squares=50), {}, Sums())
    now = date(2026, 11, 20)
    path = export_tallies([tally], tmp_path, now)
    assert path.name == "tarot-statistics-2026-11-20.csv"
    assert read_back(path)[0]["Opponents"] == "'=cmd()"
    assert read_back(path)[0]["Points per deal"] == "1.50"
    words.use("fr")
    again = export_tallies([tally], tmp_path, now)
    assert read_back(again, ";")[0]["Points par donne"] == "1,50"
