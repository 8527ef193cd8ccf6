"""The first start, and failures before it: a welcome, a page to read, a notice."""

from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest

from game.settings import Keeper, MatchSetup, Settings, Trouble, WindowOptions, keeper, path_in, read
from game.store import nothing_kept
from game.store.file import Notice, NoticeKind
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.app.live import attach, spoken_language
from game.ui.app.scene import Pop, Push
from game.ui.app.start import context_of, first_scene
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.match import new_session
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pages import HowScene, games_notice, notice
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.title_page import WelcomeScene
from game.ui.widgets import Dialog, Label, ScrollArea, walk
from game.view import words
from game.view.newcomer import first_setup
from game.view.units import SMALLEST_WINDOW
from game.view.words import spoken
from tests.driver import Chance, context
from tests.ui.layout_check import faults

TAB, RIGHT, ENTER, ESC = pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_ESCAPE


def newcomer(folder, size=(1280, 720), text=100):
    kept = keeper(path_in(folder))
    kept.change(text_percent=text)
    wanted = context(keeper=kept, first_dealer=0)
    app = App(first_scene(WindowOptions(), wanted), MemoryScreen(size))
    attach(app, kept)
    app.step([], 0)
    return app


def press(app, *codes):
    for code in codes:
        app.step([key(code)], 0)


def to(app, name):
    for _ in range(12):
        if app.scenes.top.form.focus.widget is app.scenes.top.widget(name):
            return
        press(app, TAB)
    raise AssertionError(f"Tab does not reach {name}")


def test_a_newcomer_chooses_a_language_and_plays(tmp_path):
    app = newcomer(tmp_path)
    assert isinstance(app.scenes.top, WelcomeScene)
    to(app, "language")
    press(app, RIGHT)
    assert words.language() == "fr"
    to(app, "text")
    press(app, RIGHT)
    assert app.metrics.text_percent == 125
    to(app, "french-federation")
    press(app, ENTER)
    press(app, ENTER)
    assert isinstance(app.scenes.top, BiddingScene)
    assert app.scenes.top.table.session.rules.preset == "french-federation"
    assert [player.level for player in app.scenes.top.table.session.players[1:]] == ["colette", "baptiste", "club"]
    found = read(path_in(tmp_path))
    assert (found.first, found.settings.language, found.settings.text_percent) == (False, "fr", 125)
    again = context(keeper=keeper(path_in(tmp_path)))
    assert isinstance(first_scene(WindowOptions(), again), MenuScene)


def test_a_newcomer_learns_first_and_is_no_newcomer_then(tmp_path):
    app = newcomer(tmp_path)
    to(app, "new")
    press(app, ENTER)
    assert isinstance(app.scenes.top, LessonScene)
    press(app, ESC, ESC)
    assert isinstance(app.scenes.top, LessonScene)
    press(app, ESC, *[pygame.K_DOWN] * 9, ENTER)
    assert isinstance(app.scenes.top, MenuScene)
    assert len(app.scenes.stack) == 1
    assert not read(path_in(tmp_path)).first


def test_escape_leads_to_the_menu(tmp_path):
    app = newcomer(tmp_path)
    press(app, ESC)
    assert isinstance(app.scenes.top, MenuScene)
    found = read(path_in(tmp_path))
    assert not found.first
    assert app.scenes.top.context.setup == found.settings.setup == first_setup()


def test_a_game_to_be_repeated_needs_no_welcome(tmp_path):
    kept = keeper(path_in(tmp_path))
    options = WindowOptions(seed=3)
    wanted = context_of(options, Chance(1), kept, nothing_kept())
    assert isinstance(first_scene(options, wanted), MenuScene)
    one, other = (new_session(context_of(options, Chance(1), kept, nothing_kept())) for _ in range(2))
    assert one.state.facts.deal.hands == other.state.facts.deal.hands
    assert one.match.dealer == other.match.dealer


def test_the_menu_proposes_what_was_played_last_unless_the_command_line_says_otherwise():
    kept = Keeper(settings=Settings(setup=MatchSetup("french", {"players": 3}, ("Ada",), ("", "club"))))
    last = context_of(WindowOptions(), Chance(1), kept, nothing_kept())
    assert last.setup.rules.players == 3
    assert new_session(last).players[0].name == "Ada"
    for options, preset, players in ((WindowOptions(preset="piedmont"), "piedmont", 4),
                                     (WindowOptions(players=4), "chambery", 4), (WindowOptions(seed=1), "chambery", 5)):
        rules = context_of(options, Chance(1), kept, nothing_kept()).setup.rules
        assert (rules.preset, rules.players) == (preset, players)


def test_the_systems_language_is_spoken_until_another_is_chosen(monkeypatch):
    monkeypatch.setattr("game.ui.app.live.desktop_language", lambda: "fr")
    assert spoken_language(Settings()) == "fr"
    assert spoken_language(Settings(language="en")) == "en"
    assert spoken_language(Settings(language="tlh")) == "fr"


def test_a_broken_file_is_reported_once_over_the_menu(tmp_path):
    path_in(tmp_path).write_text("{")
    kept = keeper(path_in(tmp_path))
    app = App(MenuScene(context(keeper=kept)), MemoryScreen())
    app.step([], 0)
    told = app.scenes.top
    assert isinstance(told, Dialog)
    said = " ".join(spoken(w.words) for w in walk(told.form.root) if isinstance(w, Label))
    assert "settings.broken-1.json" in said
    press(app, ENTER)
    for _ in range(3):
        app.step([], 0.1)
    assert isinstance(app.scenes.top, MenuScene)


def test_wrong_values_are_called_by_their_names_on_the_screen():
    told = notice(Trouble("values", "card_speed, effects_volume, setup"))
    said = " ".join(spoken(w.words) for w in walk(told.form.root) if isinstance(w, Label))
    assert "Card speed, Card sounds and the game you played last" in said


def test_settings_that_cannot_be_saved_are_reported_and_play_goes_on(tmp_path, monkeypatch):
    def forbidden(*_):
        raise PermissionError("read-only file system")

    monkeypatch.setattr("game.files.os.fsync", forbidden)
    app = newcomer(tmp_path)
    press(app, ESC)
    app.step([], 0)
    assert isinstance(app.scenes.top, Dialog)
    press(app, ENTER)
    app.step([], 0)
    press(app, ENTER)
    assert isinstance(app.scenes.top, BiddingScene)


ASIDE = Path("/home/zo\udce9/.config/" + "a folder/" * 12) / "settings.broken-1.json"
MISSING = "No such file or directory"
NAMED = {"values": "window, felt, back, setup, ?", "lacking": ", ".join(["sprites/cards/460/SR.webp"] * 9)}
NOTICES = [notice(Trouble(kind, NAMED.get(kind, MISSING), aside))
           for kind in get_args(get_type_hints(Trouble)["kind"]) for aside in (None, ASIDE)] + \
          [games_notice(Notice(kind, MISSING, aside)) for kind in get_args(NoticeKind) for aside in (None, ASIDE)]


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_every_notice_fits(language):
    words.use(language)
    app = App(MenuScene(context()), MemoryScreen(SMALLEST_WINDOW), text_percent=175)
    for told in NOTICES:
        app.scenes.take(Push(told))
        app.step([], 0)
        assert faults(told.form, app.metrics) == []
        assert MISSING not in shown(told)
        app.scenes.take(Pop())


def shown(told: Dialog) -> str:
    return " ".join(spoken(widget.words) for widget in walk(told.form.root) if isinstance(widget, Label))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1280, 720), (1920, 1080)])
def test_a_newcomer_sees_all_answers_without_a_scroll(size, language, tmp_path):
    words.use(language)
    app = newcomer(tmp_path, size, 175)
    area = app.scenes.top.widget("all")
    assert isinstance(area, ScrollArea)
    assert not area.scroller.needed


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1920, 1080), 150),
                                               ((1920, 1080), 175)])
def test_the_welcome_and_its_page_fit(size, percent, language, tmp_path):
    words.use(language)
    app = newcomer(tmp_path, size, percent)
    assert faults(app.scenes.top.form, app.metrics) == []
    app.scenes.take(Push(HowScene(context())))
    app.step([], 0)
    assert faults(app.scenes.top.form, app.metrics) == []
