"""The settings scene: every setting has an immediate effect, works with the keys alone, and everything fits."""

import pygame
import pytest
from msgspec.structs import fields
from pygame.event import Event

from game.settings import Keeper, Settings, keeper, path_in, read
from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.app.live import attach, remember, window_size
from game.ui.app.scene import Push
from game.ui.app.sounds import Sounds
from game.ui.draw import signs
from game.ui.draw.deck import DECK
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings import PAGES, SettingsScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.table.preferences import pace_of
from game.ui.widgets import Button, Choice, Label, Slider, Toggle, walk
from game.view import words
from game.view.units import SMALLEST_WINDOW
from game.view.words import spoken
from tests.driver import Person, context
from tests.ui.layout_check import faults
from tests.ui.pages import texts

TAB, DOWN, UP, LEFT, RIGHT = pygame.K_TAB, pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT
ENTER, ESC = pygame.K_RETURN, pygame.K_ESCAPE
LOUDEST = "voice_volume"
"""What is at its highest value by default."""
HERE = {field for fields in PAGES.values() for field in fields}


def app_with(scene, kept: Keeper, size=(1280, 720)) -> App:
    app = App(scene, MemoryScreen(size), sounds=Sounds(None))
    attach(app, kept)
    app.step([], 0)
    return app


def opened(kept=None, size=(1280, 720)):
    kept = kept or Keeper()
    scene = SettingsScene(context(keeper=kept))
    return app_with(scene, kept, size), scene, kept


def press(app, *codes):
    for code in codes:
        app.step([key(code), Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)], 0)


def widget_of(scene, field):
    found = scene.widget(field)
    assert isinstance(found, Choice | Toggle | Slider)
    return found


def turn_to(app, scene, field):
    """Move with the keys to the page of ``field`` and to its widget."""
    page = next(number for number, fields in enumerate(PAGES.values()) if field in fields)
    scene.form.focus_on(scene.tabs.names, visible=True)
    press(app, pygame.K_HOME, *[RIGHT] * page)
    for _ in range(30):
        if scene.form.focus.widget is scene.widget(field):
            return
        press(app, TAB)
    raise AssertionError(f"Tab does not reach {field}")


@pytest.mark.parametrize("field", sorted(HERE))
def test_every_setting_is_changed_by_keys_alone_and_kept(field, tmp_path):
    kept = keeper(path_in(tmp_path))
    app, scene, _ = opened(kept)
    app.scenes.take(Push(SettingsScene(context(keeper=kept))))
    scene = app.scenes.top
    turn_to(app, scene, field)
    before = getattr(kept.settings, field)
    press(app, ENTER if isinstance(widget_of(scene, field), Toggle) else LEFT if field == LOUDEST else RIGHT)
    after = getattr(kept.settings, field)
    assert after != before
    assert widget_of(scene, field).value == after
    assert scene.form.focus.widget is scene.widget(field), "the focus was lost"
    press(app, ESC)
    assert getattr(read(path_in(tmp_path)).settings, field) == after


def test_everything_in_the_file_can_be_set_here_but_what_comes_later():
    later = {"version", "window", "maximised", "setup", "lessons_begun", "lessons_done", "phases_told", "first_evening",
             "album_seen"}
    later |= {"keys", "pad"}  # on another page
    assert {field.name for field in fields(Settings)} - HERE == later


def test_a_language_and_a_size_of_text_change_every_word_at_once():
    app, scene, _ = opened()
    turn_to(app, scene, "language")
    press(app, RIGHT, RIGHT)
    assert words.language() == "fr"
    buttons = [spoken(w.words) for w in walk(scene.form.root) if isinstance(w, Button)]
    assert "Terminé" in buttons
    high = scene.widget("language").rect.height
    turn_to(app, scene, "text_percent")
    press(app, RIGHT, RIGHT, RIGHT)
    assert app.metrics.text_percent == 175
    assert scene.widget("language").rect.height > high
    assert scene.tabs.names.value == list(PAGES).index("text")


def test_volumes_and_silence_are_heard_at_once():
    app, scene, kept = opened()
    app.sounds.played = []
    turn_to(app, scene, "effects_volume")
    press(app, LEFT)
    assert app.sounds.volumes["cards"] == pytest.approx(0.75)
    turn_to(app, scene, "calls_volume")
    press(app, LEFT, LEFT)
    turn_to(app, scene, "controls_volume")
    press(app, LEFT, LEFT, LEFT)
    assert app.sounds.volumes == pytest.approx({"cards": 0.75, "calls": 0.7, "controls": 0.65})
    assert app.sounds.played == ["card", "turn", "turn", "click", "click", "click"]
    turn_to(app, scene, "music_volume")
    press(app, pygame.K_HOME)
    assert app.sounds.music_volume == 0
    assert app.sounds.cafe
    turn_to(app, scene, "cafe_sounds")
    press(app, ENTER)
    assert not app.sounds.cafe
    turn_to(app, scene, "mute")
    press(app, ENTER)
    assert app.sounds.muted
    press(app, pygame.K_m)
    assert not app.sounds.muted
    assert not kept.settings.mute
    assert widget_of(scene, "mute").value is False


def test_f11_and_the_setting_agree_and_the_window_is_remembered(tmp_path):
    app, scene, kept = opened(keeper(path_in(tmp_path)))
    press(app, pygame.K_F11)
    assert app.full_screen
    assert kept.settings.full_screen
    assert widget_of(scene, "full_screen").value is True
    assert kept.settings.window == (1280, 720)
    app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080)], 0)
    remember(app, kept)
    found = read(path_in(tmp_path)).settings
    assert (found.full_screen, found.window) == (True, (1280, 720))
    assert window_size(found, (1100, 900)) == (1100, 720)
    assert window_size(Settings(window=(3, 3)), (1920, 1080)) == SMALLEST_WINDOW


def test_muted_by_its_key_is_muted_next_time(tmp_path):
    kept = keeper(path_in(tmp_path))
    app = app_with(MenuScene(context(keeper=kept)), kept)
    press(app, pygame.K_m)
    remember(app, kept)
    assert read(path_in(tmp_path)).settings.mute


def test_speeds_cannot_be_set_while_everything_happens_at_once():
    app, scene, _ = opened()
    assert widget_of(scene, "card_speed").why is None
    turn_to(app, scene, "instant")
    press(app, ENTER)
    assert spoken(widget_of(scene, "card_speed").why).startswith("There are no animations")
    assert widget_of(scene, "trick_rest").why is None


def test_a_reset_asks_first():
    app, scene, kept = opened(Keeper(settings=Settings(felt="wine", language="fr", effects_volume=5)))
    scene.form.focus_on(scene.widget("reset"))
    press(app, ENTER, ESC)
    assert kept.settings.felt == "wine"
    press(app, ENTER, ENTER)
    assert kept.settings == Settings(language="fr")
    assert widget_of(scene, "effects_volume").value == Settings().effects_volume


def test_every_setting_explains_itself():
    _, scene, _ = opened()
    for field in HERE:
        assert spoken(widget_of(scene, field).tip)
        if isinstance(scene.widget(field), Choice):
            assert all(spoken(segment.tip) for segment in scene.widget(field).children)


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1920, 1080), 100),
                                               ((1920, 1080), 175), ((1100, 1400), 150)])
def test_settings_and_keys_fit(size, percent, language):
    words.use(language)
    app, scene, _ = opened(Keeper(settings=Settings(text_percent=percent)), size)
    for _ in PAGES:
        app.step([], 0)
        assert faults(scene.form, app.metrics) == []
        press(app, RIGHT)
    scene.form.focus_on(scene.widget("search"), visible=True)
    typed(app, "e")
    assert faults(scene.form, app.metrics) == []
    app.scenes.take(Push(KeysScene(context())))
    app.step([], 0)
    assert faults(app.scenes.top.form, app.metrics) == []


def typed(app, letters):
    app.step([Event(pygame.TEXTINPUT, text=letters)], 0)
    app.step([], 0)


def test_the_search_finds_settings_of_every_page_by_label_tip_value_and_page():
    app, scene, _ = opened()
    scene.form.focus_on(scene.widget("search"), visible=True)
    for asked, wanted in {"volume": "music_volume", "fingers": "", "until you": "trick_rest", "Deutsch": "language",
                          "accessibility": "keys", "overtrump": "", "Read: the last trick": "keys"}.items():
        typed(app, asked)
        assert scene.has(wanted) == bool(wanted), asked
        assert any(words.say("settings.nothing") in line for line in texts(scene.form)) == (not wanted)
        press(app, ESC)
        assert scene.asked == ""
    assert scene.has("card_speed")
    assert app.scenes.top is scene


def test_the_search_ignores_accents_and_case_and_speaks_the_language_shown():
    words.use("fr")
    app, scene, _ = opened(Keeper(settings=Settings(language="fr")))
    said = []
    scene.context.aloud.reader = lambda text, urgent: said.append(text)
    scene.form.focus_on(scene.widget("search"), visible=True)
    typed(app, "PLEIN ECRAN")
    assert scene.has("full_screen")
    assert not scene.has("felt")
    assert said == [words.count("settings.found", sum(map(scene.has, {*HERE, "keys"})))]


def test_what_the_search_finds_is_set_at_once_with_the_keys():
    app, scene, kept = opened(size=SMALLEST_WINDOW)
    scene.form.focus_on(scene.widget("search"), visible=True)
    typed(app, "mute")
    app.step([Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m")], 0)  # a letter, not the key for the sound
    assert not kept.settings.mute
    press(app, ENTER, ENTER)
    assert kept.settings.mute
    assert scene.form.focus.widget is scene.widget("mute")
    press(app, ESC)
    assert not scene.asked
    assert scene.tabs.page is scene.widget("page table")


def test_signs_in_two_colours_are_seen_at_once_and_cards_stay_as_they_are():
    app, scene, kept = opened()
    turn_to(app, scene, "suit_order")

    def seen():
        return {letter: signs.suit(letter, 40).get_at((20, 18))[:3] for letter in "SHDC"}

    def alike(one, other):
        return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 8

    before = seen()
    shown, card = (pygame.image.tobytes(one, "RGBA") for one in (app.screen.surface, DECK.card("C7", 90)))
    kept.change(suit_colours="two")
    app.scenes.invalidate()
    app.step([], 0)
    after = seen()
    assert len(set(before.values())) == 4
    assert alike(after["C"], after["S"])
    assert alike(after["D"], after["H"])
    assert not alike(after["H"], after["S"])
    assert pygame.image.tobytes(app.screen.surface, "RGBA") != shown
    assert pygame.image.tobytes(DECK.card("C7", 90), "RGBA") == card
    kept.change(suit_colours="four")
    assert seen() == before


def test_over_a_table_the_table_takes_on_what_was_set():
    wanted = context(seed=3, first_dealer=0, preferences=None)
    person = Person(wanted)
    person.press(ENTER)
    person.until(lambda: isinstance(person.scene, BiddingScene) and person.asked().kind != "wait")
    table = person.table
    person.until(lambda: table.caught_up)
    hand = [piece.face for piece in table.stage.hand()]
    person.app.scenes.take(Push(SettingsScene(wanted)))
    wanted.keeper.change(trumps="right", instant=True)
    person.step()
    assert faults(person.scene.form, person.app.metrics) == []
    person.press(ESC)
    assert isinstance(person.scene, BiddingScene)
    tarots = [card for card in hand if card.suit in "TF"]
    assert tarots
    turned = [piece.face for piece in table.stage.hand()]
    assert set(turned[-len(tarots):]) == set(tarots)
    assert sorted(turned) == sorted(hand)
    assert table.stage.pace == pace_of(wanted.keeper.settings)


def test_a_window_that_gets_the_focus_shows_what_another_one_has_set(tmp_path):
    path = path_in(tmp_path)
    app, scene, _ = opened(keeper(path))
    other = keeper(path)
    other.change(language="fr", felt="blue")
    other.keep()
    app.step([Event(pygame.WINDOWFOCUSGAINED)], 0)
    assert words.language() == "fr"
    assert scene.widget("felt").value == "blue"


def test_the_page_of_sounds_says_that_there_is_no_device_while_there_is_none():
    def said() -> list[str]:
        return [spoken(label.words) for label in walk(scene.form.root) if isinstance(label, Label)]

    app, scene, _ = opened()
    turn_to(app, scene, "mute")
    line = words.say("settings.no_device")
    assert line not in said()
    for app.sounds.no_device, times in (("no audio device", 1), ("", 0)):
        app.step([], 0)
        assert said().count(line) == times
