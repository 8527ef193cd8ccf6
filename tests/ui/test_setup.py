"""A new game: every game and every rule can be chosen; invalid combinations are not offered."""

import pygame
import pytest

from game.ai.names import OFFERED
from game.engine.record import HUMAN
from game.engine.rules import Rules
from game.engine.variants import PRESETS, options_of, rules_of
from game.settings import MatchSetup, Settings, keeper, path_in, read
from game.ui.app.scene import Push
from game.ui.scenes.menu import MenuScene, setup_line
from game.ui.scenes.setup import HOUSE, SetupScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.widgets import Label, Slider, walk
from game.ui.widgets.choice import Segment
from game.ui.widgets.form import tip_of
from game.view import words
from game.view.players import LEVEL, level_at, players_of
from game.view.setup import LENGTH, Draft, changed
from game.view.units import SMALLEST_WINDOW
from game.view.words import spoken
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.layout_check import faults
from tests.ui.pages import form_of
from tools.shots.shots import Shot, app_at

TAB, DOWN, RIGHT, ENTER, ESC = pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_ESCAPE


def opened(**more):
    """A person at the setup, opened from the menu."""
    size, text = more.pop("size", (1280, 720)), more.pop("text", 100)
    wanted = context(first_dealer=0, **more)
    person = Person(wanted, size=size, text=text)
    person.app.scenes.take(Push(SetupScene(wanted)))
    person.step()
    return person, wanted


def go_to(person, name):
    for _ in range(60):
        if person.scene.form.focus.widget is person.scene.widget(name):
            return
        person.press(TAB)
    raise AssertionError(f"Tab does not reach {name}")


def turn_to(person, page):
    if page == HOUSE and not person.scene.advanced:
        turn_to(person, 0)
        go_to(person, "advanced")
        person.press(ENTER)
    go_to(person, "tabs")
    person.press(pygame.K_HOME)
    for _ in range(page):
        person.press(RIGHT)


def choose(person, name, value):
    """Choose ``value`` with the arrows alone."""
    go_to(person, name)
    person.press(pygame.K_HOME)
    for _ in range(6):
        widget = person.scene.widget(name)
        if widget.value == value:
            return
        person.press(RIGHT)
    raise AssertionError(f"{name} cannot become {value}")


def play(person) -> Rules:
    go_to(person, "play")
    person.press(ENTER)
    assert isinstance(person.scene, BiddingScene)
    return person.table.session.rules


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_is_reached_and_played_with_the_keys_alone(preset):
    person, _ = opened()
    go_to(person, "more")
    person.press(ENTER)
    go_to(person, "games")
    for _ in range(list(PRESETS).index(preset)):
        person.press(DOWN)
    rules = play(person)
    assert rules.preset == preset
    assert options_of(rules) == options_of(rules_of(preset))


def test_a_house_rule_that_does_not_apply_is_not_offered():
    person, _ = opened()
    assert not person.scene.has("given_back"), "house rules are behind a button"
    turn_to(person, HOUSE)
    assert person.scene.has("given_back")
    turn_to(person, 0)
    choose(person, "players", 4)
    choose(person, "partnership", "croise")
    assert not person.scene.has("given_back"), "nobody asks for cards"
    choose(person, "partnership", "call")
    assert person.scene.has("given_back")


def test_what_was_set_reaches_the_rules_the_seats_and_the_next_evening(tmp_path):
    kept = keeper(path_in(tmp_path))
    person, _ = opened(keeper=kept)
    choose(person, "players", 4)
    choose(person, "pack", 62)
    go_to(person, LENGTH)
    person.press(RIGHT)
    turn_to(person, 1)
    go_to(person, "name 2")
    for letter in "Zoé":
        person.press(0)
        person.step(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    turn_to(person, 2)
    choose(person, "ace", "low")
    rules = play(person)
    assert (rules.players, rules.pack, rules.deals, rules.ace) == (4, 62, 5, "low")
    assert [player.name for player in person.table.session.players] == ["You", "Béatrice", "Zoé", "Émile"]
    assert person.table.session.players[0].level == HUMAN
    found = read(path_in(tmp_path)).settings.setup
    assert found.names[2] == "Zoé"
    later = context(keeper=keeper(path_in(tmp_path)))
    later.take_last()
    assert later.setup.rules == rules
    assert setup_line(later) == "Chambéry · 4 players · 5 deals · 1 house rule"


def test_watching_seats_a_bot_in_my_place():
    person, wanted = opened()
    turn_to(person, 1)
    go_to(person, "watch")
    person.press(ENTER)
    go_to(person, "play")
    assert spoken(person.scene.widget("play").words) == "Watch"
    person.press(ENTER)
    assert person.table.demo
    assert all(player.level in OFFERED for player in person.table.session.players)
    assert "You" not in [player.name for player in person.table.session.players]
    assert wanted.keeper.settings.setup.watch


def test_escape_leaves_everything_as_it_was():
    person, wanted = opened()
    go_to(person, "games")
    person.press(DOWN)
    person.press(ESC)
    assert isinstance(person.scene, MenuScene)
    assert wanted.setup == MatchSetup()
    assert wanted.keeper.settings == Settings()


def test_choosing_a_game_brings_its_own_rules():
    person, _ = opened()
    turn_to(person, 2)
    choose(person, "ace", "low")
    turn_to(person, 0)
    go_to(person, "games")
    person.press(DOWN)
    assert not changed(person.scene.draft)
    person.press(pygame.K_UP)
    assert not person.scene.draft.options


def test_usual_rules_come_back_and_the_table_stays():
    person, _ = opened()
    choose(person, "players", 4)
    turn_to(person, 2)
    assert spoken(person.scene.widget("usual").why) == "These are the usual rules."
    choose(person, "ace", "low")
    go_to(person, "usual")
    person.press(ENTER)
    assert person.scene.draft == Draft("chambery", {"players": 4})


def test_only_what_leaves_a_choice_is_offered():
    person, _ = opened()
    assert not person.scene.has("pack"), "five play with 78 cards"
    choose(person, "players", 4)
    choose(person, "pack", 62)
    assert person.scene.draft.rules.pack == 62
    choose(person, "players", 5)
    assert (person.scene.has("pack"), person.scene.draft.rules.pack) == (False, 78)


def test_further_readings_are_behind_more_games():
    person, _ = opened()
    assert len(person.scene.widget("games").games) < len(PRESETS)
    go_to(person, "more")
    person.press(ENTER)
    assert person.scene.widget("games").games == tuple(PRESETS)
    assert not person.scene.has("more")
    go_to(person, "games")
    person.press(DOWN)
    assert play(person).preset == list(PRESETS)[1]


def test_one_level_for_all_or_each_alone(monkeypatch):
    monkeypatch.setattr("game.ui.scenes.setup.OFFERED", ("club", "beginner", "expert"))
    monkeypatch.setattr("game.view.players.OFFERED", ("club", "beginner", "expert"))
    person, wanted = opened()
    turn_to(person, 1)
    choose(person, "every", "expert")
    go_to(person, "level 2")
    person.press(pygame.K_LEFT)
    assert person.scene.widget("every").value is None
    wanted.take(person.scene.setup)
    assert [level_at(wanted.setup, seat) for seat in range(1, 5)] == ["expert", "beginner", "expert", "expert"]


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1920, 1080), 100),
                                               ((1920, 1080), 175), ((1100, 1400), 150)])
def test_the_setup_fits(size, percent, language):
    words.use(language)
    person, _ = opened(size=size, text=percent, preset="french", options={"players": 6})
    for page in range(3):
        turn_to(person, page)
        assert faults(person.scene.form, person.app.metrics) == []


def test_no_page_needs_a_scroll_in_an_ordinary_window_but_the_house_rules():
    person, _ = opened()
    for page, name in enumerate(("game", "seats")):
        turn_to(person, page)
        assert not person.scene.widget(f"page {name}").scroller.needed


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_numbers_of_players_stay_in_place_whichever_is_chosen(language):
    words.use(language)
    person = Person(context(preset="french", options={"players": 4}))
    person.app.scenes.take(Push(SetupScene(person.context)))
    places = set()
    for number in (4, 6, 5, 3):
        pages.choose(person.app, "players", number)
        places.add(tuple(person.scene.widget("players").rect))
    assert len(places) == 1


@pytest.mark.parametrize(("game", "seats"), [("french", (3, 5, 6, 4)), ("chambery", (4, 5))])
def test_a_seat_that_is_added_has_the_strength_of_all_others(game, seats):
    person, _ = opened(preset=game, options={"players": seats[0]})
    turn_to(person, 1)
    choose(person, "every", "expert")
    for players in seats[1:]:
        turn_to(person, 0)
        choose(person, "players", players)
        page = person.scene
        assert [level_at(page.setup, seat) for seat in range(1, players)] == ["expert"] * (players - 1), players


def test_a_seat_that_is_added_to_a_mixed_table_has_the_usual_strength():
    person, _ = opened(preset="french", options={"players": 4})
    turn_to(person, 1)
    person.scene.widget("level 2").changed("expert")
    turn_to(person, 0)
    choose(person, "players", 5)
    assert [level_at(person.scene.setup, seat) for seat in range(1, 5)] == [LEVEL, "expert", LEVEL, LEVEL]


def test_a_character_who_sits_already_changes_places_with_the_one_chosen_before():
    person, _ = opened(preset="french", options={"players": 5})
    turn_to(person, 1)
    for seat, who in ((2, "colette"), (4, "gaston"), (4, "colette")):
        person.scene.widget(f"level {seat}").changed(who)
    assert [level_at(person.scene.setup, seat) for seat in range(1, 5)] == [LEVEL, "gaston", LEVEL, "colette"]
    person.scene.widget("level 1").changed("gaston")
    assert [level_at(person.scene.setup, seat) for seat in range(1, 5)] == ["gaston", LEVEL, LEVEL, "colette"]
    person.scene.widget("level 3").changed("expert")
    person.scene.widget("level 2").changed("expert")
    assert [level_at(person.scene.setup, seat) for seat in range(1, 5)] == ["gaston", "expert", "expert", "colette"]


def test_a_character_in_the_own_seat_leaves_it_for_another():
    person, _ = opened(preset="french", options={"players": 4}, watch=True, levels=("colette",))
    turn_to(person, 1)
    person.scene.widget("level 2").changed("colette")
    assert [player.level for player in players_of(person.scene.setup)] == [LEVEL, LEVEL, "colette", LEVEL]


def test_settings_that_seat_a_character_twice_seat_it_once():
    twice = MatchSetup("french", {"players": 5}, levels=("", "colette", "gaston", "colette", "gaston"))
    players = players_of(twice)
    assert [player.level for player in players] == [HUMAN, "colette", "gaston", LEVEL, LEVEL]
    assert len({player.name for player in players}) == 5
    person, _ = opened(preset="french", options={"players": 5}, levels=twice.levels)
    turn_to(person, 1)
    assert [person.scene.widget(f"level {seat}").value for seat in range(1, 5)] == ["colette", "gaston", LEVEL, LEVEL]


@pytest.mark.parametrize("named", ["Béatrice", "béatrice ", "Léonie", "Jules"])
@pytest.mark.parametrize("watch", [False, True])
def test_no_seat_is_called_by_default_as_another_was_named(named, watch):
    for seat in range(6):
        names = tuple(named if other == seat else "" for other in range(6))
        called = [player.name for player in players_of(MatchSetup("french", {"players": 6}, names, watch=watch))]
        assert len({name.casefold() for name in called}) == 6, called
        assert called[seat] == named.strip()


def test_the_setup_shows_the_name_that_a_seat_will_have():
    person, _ = opened(preset="french", options={"players": 6}, names=("", "", "béatrice"),
                       levels=("", "", "", "gaston"))
    turn_to(person, 1)
    hints = [words.spoken(person.scene.widget(f"name {seat}").hint) for seat in range(6)]
    called = [player.name for player in players_of(person.scene.setup)]
    assert hints[:2] + hints[3:] == called[:2] + called[3:] == ["You", "Cécile", "Gaston", "Amélie", "Jules"]
    assert hints[2] == "Cécile"


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), ((1024, 600), "de"), ((1920, 1080), "it")])
def test_no_tip_covers_a_choice_that_it_explains(size, language):
    app = app_at(Shot("setup", size, "chambery", lang=language))
    app.step([], 0.0)
    form = form_of(app.scenes.top)
    choices = [widget for widget in walk(form.root) if isinstance(widget, Segment | Slider) and widget.rect.width]
    told = [widget for widget in walk(form.root) if isinstance(widget, Segment | Slider | Label) and tip_of(widget)]
    assert len(told) > 7
    for widget in told:
        form.told = widget
        assert form.tip_at is not None
        assert form.tip_at.collidelist([choice.rect for choice in choices]) < 0, spoken(tip_of(widget) or "")
    app.close()
