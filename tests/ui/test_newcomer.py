"""A sentence at each new phase in the player's first deals of a game, and not later."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.engine import observe
from game.engine.actions import Play
from game.engine.observation import Observation
from game.engine.play import led_suit
from game.settings import Keeper, Settings, keeper, path_in
from game.ui.app.scene import Pop
from game.ui.scenes.table.asides import PhaseAside
from game.ui.scenes.table.chooser import CardChooser
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.crest import crest_place
from game.ui.table.preferences import Preferences, preferences_of
from game.ui.widgets import Button, walk
from game.view import words
from game.view.newcomer import PHASES, TIMES, due_phase, explanation, phase_of
from game.view.table.choreography import INSTANT
from game.view.table.goal import goal
from game.view.table.layout import ASPECT
from tests.builders import GAMES, seated, shuffled, steps, whim
from tests.driver import FAST, Person, context, front
from tests.ui import pages
from tools.shots.shots import Shot, app_at

NEW = Preferences(FAST.pace, last_card_plays_itself=False, introduce=True)


@cache
def views() -> dict[tuple[str, int, str], Observation]:
    """An observation of each phase of each game."""
    found: dict[tuple[str, int, str], Observation] = {}
    for game in GAMES:
        for seed in range(6):
            for table in steps(shuffled(game, seed), whim(seed)):
                if table.state.turn is not None:
                    view = observe(table.state, table.state.turn)
                    found.setdefault((view.rules.preset, view.rules.players, phase_of(view)), view)
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_phase_of_every_game_has_a_short_sentence(language):
    words.use(language)
    assert {phase for _, _, phase in views()} - set(PHASES) <= {"giving"}
    for key, view in views().items():
        if phase_of(view) in PHASES:
            said = explanation(view)
            assert "{" not in said, key
            assert 20 < len(said) <= 220, (key, said)


def test_it_says_what_the_rules_of_the_table_say():
    said = {key: explanation(view) for key, view in views().items() if key[2] in PHASES}
    assert "dealer" in said["chambery", 5, "discarding"]
    assert "taker" in said["french", 4, "discarding"]
    assert words.say("bid.tip.unbid.call") in said["chambery", 5, "auction"], "what passing leads to"
    calls = seated("chambery", dealer=0, p0="SR S2 S3 S4", talon="D6 D7 D8").do(
        "discard D6 D7 D8; pass; pass; pass; pass; pass")
    assert "says so" in explanation(calls.seen(0))
    assert "secret" in said["french", 5, "calling"]


def test_a_note_on_a_card_says_what_may_be_played_and_what_surprises():
    said_once = {"lead": "You lead", "follow": " led: you ", "ruff": "you must play a trump", "throw": "It cannot win"}
    met = set()
    for game in GAMES:
        seen_in_deal: dict[Any, Any] = {}
        for table in steps(shuffled(game, 3), whim(3)):
            seat = table.state.turn
            view = observe(table.state, 0 if seat is None else seat)
            if view.phase != "playing" or phase_of(view) == "reached":
                continue
            may = {action.card for action in view.actions if isinstance(action, Play)}
            led, kind, said = led_suit(view.trick.cards), phase_of(view), explanation(view)
            suits = {card.suit for card in may} - {"F"}
            right = {"lead": led is None, "follow": suits == {led}, "throw": may == view.hand,
                     "ruff": suits == {"T"} and led != "T"}
            assert right[kind], (game, kind, view.trick, may)
            assert said_once[kind] in said or led == "T", (game, said)
            assert ("any card" in said) == (kind in ("lead", "throw") and may == view.hand), (game, said)
            over = view.rules.overtrump and any(card.suit == "T" for card in view.trick.cards)
            assert (words.say("phase.over") in said) == bool(over and suits == {"T"}), (game, said)
            if kind == "lead" or (kind == "follow" and led != "T"):
                assert words.say(f"explained.ace.{view.rules.ace}") in said, (game, said)
                surprises = kind == "lead" and view.rules.top_trump == 20
                assert ("The 20 beats the 21" in said) == surprises, (game, said)
            due = due_phase(view, {})
            first = kind not in seen_in_deal.setdefault(seat, set())
            assert (due is not None) == first, (game, kind, "once in a deal")
            seen_in_deal[seat].add(kind)
            met.add((view.rules.family.name, kind, bool(over)))
    assert {kind for _, kind, _ in met} == set(said_once)
    assert ("french", "ruff", True) in met


def test_it_is_said_a_few_times_for_each_game_and_then_never_again():
    chambery, french = views()["chambery", 5, "auction"], views()["french", 4, "auction"]
    told: dict[str, int] = {}
    for _ in range(TIMES):
        key = due_phase(chambery, told)
        assert key is not None
        told[key] = told.get(key, 0) + 1
    assert due_phase(chambery, told) is None
    assert due_phase(french, told) is not None, "another game is new"


@pytest.mark.parametrize("game", ["chambery", "french players=5", "chambery players=3"])
def test_who_has_reached_the_target_hears_that_more_is_paid(game):
    met = set()
    for seed in range(14):
        for table in steps(shuffled(game, seed), whim(seed)):
            if table.state.turn is None or observe(table.state, 0).phase != "playing":
                continue
            for seat in observe(table.state, 0).order:
                view = observe(table.state, seat)
                found = goal(view)
                told = phase_of(view) == "reached"
                assert not told or (found is not None and found.to_go <= 0 and view.tricks)
                met.add((told, view.sides[seat]))
                if told:
                    assert due_phase(view, {}) == f"{view.rules.preset}.reached"
    assert (True, 0) in met
    assert (False, 0) in met
    if "players=3" not in game:
        assert (True, 1) not in met


def test_a_stake_is_not_raised_by_further_points():
    assert all(phase_of(view) != "reached" for (preset, _, phase), view in views().items() if preset == "piedmont")


def new_at(kind="bid", kept=None, preferences=NEW) -> Person:
    person = Person(context(seed=2, first_dealer=0, preferences=preferences, keeper=kept or Keeper()))
    person.press(pygame.K_RETURN)
    for _ in range(4_000):
        if person.asked().kind == kind and isinstance(person.scene, TableScene):
            person.step()
            return person
        person.step() if person.asked().kind == "wait" else person.act()
    raise AssertionError("never came")


def aside(person) -> PhaseAside:
    return next(one for one in person.table.overlays if isinstance(one, PhaseAside))


def note(person) -> Rect | None:
    return pages.place_of(aside(person), ("phase", "note"))


def test_at_the_table_each_phase_is_explained_and_counted():
    kept = Keeper()
    person = new_at("discard", kept)
    assert aside(person).said == explanation(person.table.view)
    assert note(person) is not None
    person.play_deal()
    assert kept.settings.phases_told["chambery.discarding"] == 1
    told = kept.settings.phases_told
    assert (told["chambery.lead"], told["chambery.follow"]) == (1, 1), "each once in the deal"


@pytest.mark.parametrize("pace", [FAST.pace, INSTANT])
def test_the_hand_does_not_move_once_the_player_is_asked(pace):
    """A note moves the hand only before the player's turn, so that a click does not miss its card."""
    person, moved = new_at(preferences=replace(NEW, pace=pace)), []
    while person.table.stage.board.stage in ("bidding", "play"):
        table = person.table
        if not (table.mine and table.caught_up):
            person.step()
            continue
        asked = table.layout
        person.step()
        person.step()
        moved += [len(table.session.record.moves)] if table.layout != asked else []
        person.act()
    assert not moved


def test_a_player_who_knows_the_game_is_told_nothing(tmp_path):
    path = path_in(tmp_path)
    kept = keeper(path)
    kept.change(phases_told={f"chambery.{phase}": TIMES for phase in PHASES})
    kept.keep()
    person = new_at("discard", keeper(path))
    assert note(person) is None
    assert aside(person).said == ""


def test_a_click_on_its_last_line_switches_it_off():
    kept = Keeper()
    person = new_at("discard", kept)
    place = note(person)
    person.click((place.centerx, place.bottom - 14))
    person.step()
    assert not kept.settings.introductions
    assert note(person) is None


def test_a_click_on_it_closes_it_for_this_phase():
    kept = Keeper()
    person = new_at("discard", kept)
    moves = len(person.table.session.record.moves)
    person.click((note(person).centerx, note(person).top + 12))
    person.step()
    assert note(person) is None
    assert kept.settings.introductions
    assert len(person.table.session.record.moves) == moves


def test_it_can_be_switched_off_and_watching_bots_is_not_explained():
    assert preferences_of(Settings()).introduce
    assert not preferences_of(Settings(introductions=False)).introduce
    assert not preferences_of(Settings(), demo=True).introduce


@pytest.mark.parametrize("percent", [100, 125, 175])
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 701), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("scene", "preset", "players"), [
    ("bidding", "chambery", 5), ("bidding", "french", 4), ("bidding", "french", 5), ("discard", "chambery", 5),
    ("discard", "french", 4)])
def test_it_covers_no_button_banner_card_or_crest(scene, preset, players, size, language, percent):
    app = app_at(Shot(scene, size, preset, players, lang=language, text_percent=percent))
    app.step([], 0.0)
    top = front(app, TableScene)
    place = pages.place_of(next(one for one in top.table.overlays if isinstance(one, PhaseAside)), ("phase", "note"))
    assert place is not None
    assert Rect(0, 0, *size).contains(place)
    kept = [widget.rect for widget in walk(top.form.root) if isinstance(widget, Button)]
    kept += [item.rect for item in pages.drawn(top)
             if item.key == ("hud", "prompt") or item.key[:2] == ("detail", "name")]
    if top.table.played_for()[0] is not None:
        kept.append(crest_place(top.table.layout))
    for piece in top.table.stage.slots():
        pose = top.table.stage.poses[piece]
        card = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
        card.center = round(pose.x), round(pose.y)
        kept.append(card)
    assert place.collidelist(kept) < 0, (place, kept[place.collidelist(kept)])
    app.close()


def test_the_dialog_says_why_a_card_is_called_and_the_table_no_longer_does():
    app = app_at(Shot("chooser", (1280, 720)))
    top = app.scenes.top
    assert isinstance(top, CardChooser)
    note = next(one for one in top.table.overlays if isinstance(one, PhaseAside))
    assert any("dealer calls a card" in line for line in pages.texts(top.form))
    assert list(note.items()) == []
    app.scenes.take(Pop())
    app.step([], 0.0)
    assert list(note.items()), "it is there again while the table is looked at"
    app.close()


@pytest.mark.parametrize(("preset", "seed"), [("french", 1), ("french", 2), ("chambery", 2)])
def test_the_dialog_names_the_own_cards_which_lead_to_playing_alone(preset, seed):
    app = app_at(Shot("chooser", (1280, 720), preset, 5, seed))
    top = app.scenes.top
    assert isinstance(top, CardChooser)
    own = top.prompt.picks & top.table.view.hand
    said = [text for text in pages.texts(top.form) if "play alone" in text]
    assert len(said) == bool(own)
    assert all(f"<{card.suit}>" in said[0] for card in own)
    app.close()
