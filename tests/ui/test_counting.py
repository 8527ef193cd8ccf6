"""The counting aid next to the table: shown by a key or a setting, covering nothing, never ahead of the picture."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ai.signals import signals_in
from game.ai.teaching.counting_aid import counted
from game.engine.observation import observe
from game.engine.record import replay
from game.settings import Keeper
from game.ui.app.scene import Push
from game.ui.scenes.table.counting import CountAside, CountPage
from game.ui.scenes.table.play import PlayScene
from game.ui.table import panels
from game.ui.table.preferences import preferences_of
from game.ui.widgets.button import Tool
from game.view import words
from game.view.sides import sides_seen
from game.view.table.describe import signal_words
from tests.driver import Person, context, front
from tests.ui import pages
from tools.shots.shots import Shot, app_at

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]


def playing(seed=2, **more) -> Person:
    person = Person(context(seed=seed, first_dealer=0, **more))
    person.press(pygame.K_RETURN)
    person.until(lambda: _acts(person) and isinstance(person.scene, PlayScene) and person.table.mine)
    return person


def _acts(person: Person) -> bool:
    if person.table.mine and not isinstance(person.scene, PlayScene):
        person.act()
    return person.table.caught_up


def aside(person: Person) -> CountAside:
    return next(one for one in person.table.overlays if isinstance(one, CountAside))


def keys(person: Person) -> set[object]:
    person.step()
    return {item.key for item in aside(person).items()}


def test_it_is_off_by_default_and_the_key_saves_the_choice():
    keeper = Keeper()
    person = playing(keeper=keeper)
    assert keys(person) == set()
    person.press(pygame.K_c)
    assert ("count", "chart") in keys(person)
    assert keeper.settings.counting_aid
    person.press(pygame.K_c)
    assert keys(person) == set()
    assert not keeper.settings.counting_aid


def test_the_setting_takes_effect_at_the_table():
    keeper = Keeper()
    wanted = context(seed=2, preferences=None, first_dealer=0, keeper=keeper)
    person = Person(wanted)
    person.press(pygame.K_RETURN)
    table = person.table
    keeper.change(counting_aid=True, instant=True)
    assert table.preferences.counting_aid
    assert preferences_of(keeper.settings).counting_aid
    keeper.change(counting_aid=False)
    assert not table.preferences.counting_aid


def test_a_card_counts_only_once_it_is_on_the_table():
    person = playing()
    person.press(pygame.K_c)
    for _ in range(3000):
        table, counts = person.table, aside(person)
        if not isinstance(person.scene, PlayScene):
            break
        if counts.seen is not None:
            shown = {piece.face for pieces in table.stage.zones.lies.values() for piece in pieces if piece.face}
            played = {card for one in counted(counts.seen).suits for card in one.played}
            assert played <= shown | {card for trick in counts.seen.tricks for card in trick.cards}
            lying = {card for _, card in table.stage.board.trick}
            assert set(counts.seen.trick.cards) <= lying | {card for _, card in table.stage.board.last_trick}
        if table.mine:
            person.act()
        else:
            person.step()


def test_before_the_first_card_the_key_says_when_it_comes():
    person = Person(context(seed=2, first_dealer=0))
    person.press(pygame.K_RETURN)
    person.press(pygame.K_c)
    assert person.table.remarks.shown.text == words.say("count.later")
    assert keys(person) == set()


def test_who_only_watches_is_not_bothered():
    person = Person(context(seed=2, watch=True))
    person.press(pygame.K_RETURN)
    person.until(lambda: isinstance(person.scene, PlayScene))
    person.table.count(True)
    assert keys(person) == set()


def chart_of(person: Person) -> Rect:
    place = pages.place_of(aside(person), ("count", "chart"))
    assert place is not None
    return place


def arrived_at(preset: str, players: int, size=(1280, 720), percent: int = 100) -> Person:
    person = Person.__new__(Person)
    person.app = app_at(Shot("counting_aid", size, preset, players, seed=5, text_percent=percent))
    person.seconds = 0.0
    person.step()
    return person


@pytest.mark.parametrize(("preset", "players"), [
    ("chambery", 3), ("chambery", 4), ("chambery", 5), ("french", 5), ("french", 6), ("piedmont", 4)])
def test_the_chart_covers_no_seat_and_no_card_of_the_trick(preset, players):
    person = arrived_at(preset, players)
    for size in SIZES:
        person.app.screen.sized(size)
        person.step(Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        person.step()
        table = person.table
        layout, chart = table.layout, chart_of(person)
        assert Rect(0, 0, *size).contains(chart)
        radius = 44 * layout.unit
        for place in range(layout.seats):
            x, y = layout.seat(place)
            assert not chart.colliderect(Rect(x - radius, y - radius * 0.9, 2 * radius, 2 * radius)), (size, place)
            pose = layout.trick(place)
            assert not chart.collidepoint(pose.x + pose.width / 2, pose.y - pose.width)
        shown = [table.stage.rect(piece) for piece in table.stage.hand()]
        tools = [child.rect for child in person.scene.form.root.children if isinstance(child, Tool)]
        assert chart.inflate(-12, -12).collidelist([*shown, *tools]) < 0, size
        over = [item.key for item in pages.drawn(person.scene) if item.key == ("hud", "score")]
        assert over == [], "the score would peep out"


def test_with_large_text_the_key_opens_a_page_that_says_the_same():
    person = arrived_at("french", 5, (1024, 600), 175)
    assert ("count", "chart") not in keys(person)
    person.press(pygame.K_c)
    assert isinstance(person.scene, CountPage)
    lines = pages.texts(person.scene.form)
    count = counted(person.table.view)
    spades = count.suits[0]
    assert "  ".join(panels.shown(card) for card in spades.to_come) in lines or not spades.to_come
    for lacks in count.lacks:
        assert any(person.table.name(lacks.seat) in line for line in lines)
    person.press(pygame.K_c)
    assert isinstance(person.scene, PlayScene)


@pytest.mark.parametrize("language", sorted(words.LANGUAGES))
@pytest.mark.parametrize("preset", ["chambery", "piedmont"])
@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 175), ((1024, 600), 100), ((1280, 720), 175)])
def test_the_columns_of_the_page_are_clearly_separate(size, percent, preset, language):
    app = app_at(Shot("counting_page", size, preset, lang=language, text_percent=percent,
                       players=4 if preset == "piedmont" else None))
    table = front(app, CountPage).table
    seen_at = (observe(state, table.session.viewer) for state, _ in replay(table.session.record))
    for seen in (table.view, next(seen for seen in seen_at if seen.phase == "playing")):
        app.scenes.take(Push(page := CountPage(table, seen)))
        app.step([], 0.0)
        apart = app.metrics.text_px("body")
        rows = zip(*[iter(page.counted.items)] * 3, strict=True)
        for row in rows:
            ends = [max(written.spot.right for written in cell.written()) for cell in row]
            assert all(end + apart <= cell.rect.left for end, cell in zip(ends, row[1:], strict=False))
            assert ends[-1] <= page.counted.rect.right
    app.close()


def test_a_click_on_the_chart_opens_the_page():
    person = arrived_at("chambery", 5)
    hand = person.table.view.hand
    person.click(chart_of(person).center)
    assert isinstance(person.scene, CountPage)
    assert person.table.view.hand == hand


def test_every_seat_that_has_shown_a_lack_wears_a_chip():
    person = arrived_at("french", 5)
    lacking = {("count", lacks.seat) for lacks in counted(person.table.view).lacks}
    assert lacking
    assert keys(person) == {*lacking, ("count", "chart")}


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_points_read_as_the_game_counts_them(language):
    words.use(language)
    person = arrived_at("french", 5)
    words.use(language)
    table = person.table
    count = counted(table.view)
    line = panels.points_line(count, sides_seen(table.view), table.name)
    for one in count.taken:
        assert words.halves(one.units) in line


def at_a_signal(**more) -> Person:
    """A person at a table of French Tarot at which a partner has given a signal."""
    for seed in range(40):
        person = Person(context(seed=seed, preset="french", first_dealer=0, **more))
        person.press(pygame.K_RETURN)
        table = person.table
        for _ in range(2000):
            if table.session.over:
                break
            seen = table.session.view
            if seen.phase == "playing" and signals_in(seen, frozenset((1, 2, 3))) and table.caught_up:
                return person
            if table.mine and table.caught_up:
                person.act()
            else:
                person.step()
    raise AssertionError("nobody signalled")


def test_signals_are_counted_where_the_match_has_them():
    person = at_a_signal()
    page = CountPage(person.table, person.table.view)
    said = [signal_words(one, person.table.name) for one in page.count.signals]
    assert said
    for suit, sign in words.SUIT_SIGNS.items():
        said = [one.replace(sign, f"<{suit}>") for one in said]
    person.app.scenes.take(Push(page))
    person.step()
    assert set(said) <= set(pages.texts(person.scene.form))
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_c)
    assert ("count", "chart") in keys(person)


def test_without_signals_nothing_is_said_of_them():
    person = at_a_signal(signals=False)
    page = CountPage(person.table, person.table.view)
    assert page.count.signals == ()
    person.app.scenes.take(Push(page))
    person.step()
    assert words.say("count.signals") not in pages.texts(person.scene.form)
