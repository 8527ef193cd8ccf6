"""The effect of settings on the table: speeds, the order of a hand, the cloth."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.cards import BY_NAME, cards
from game.engine.variants import rules_of
from game.settings import Settings, Speed
from game.ui.draw.art import DYES, cloth
from game.ui.draw.theme import ON_FELT, contrast, luminance
from game.ui.table import furniture
from game.ui.table.preferences import pace_of, preferences_of, sort_of
from game.view.table.choreography import Pace
from game.view.table.geometry import Rim


@pytest.mark.parametrize(("settings", "wanted"), [
    (Settings(), Pace()),
    (Settings(card_speed="slow"), Pace(cards=1.7)),
    (Settings(card_speed="instant", bot_pause="instant", trick_rest="instant"), Pace(0.0, 0.0, 0.0)),
    (Settings(reduced_motion=True), Pace(travel=False)),
    (Settings(instant=True, card_speed="slow", trick_rest="slow"), Pace(0.0, 0.0, 0.0, travel=False)),
    (Settings(trick_rest="clicked"), Pace(rest=math.inf)),
    (Settings(instant=True, trick_rest="clicked"), Pace(0.0, math.inf, 0.0, travel=False)),
])
def test_named_speeds_become_a_pace(settings, wanted):
    assert pace_of(settings) == replace(wanted, seen=1.0)


def test_slower_words_mean_slower_cards():
    steps: tuple[Speed, ...] = ("slow", "normal", "fast", "instant")
    for one, other in pairwise(pace_of(Settings(card_speed=s, bot_pause=s, trick_rest=s)) for s in steps):
        assert one.cards > other.cards
        assert one.bots > other.bots
        assert one.rest > other.rest


@pytest.mark.parametrize(("settings", "wanted"), [
    (Settings(), "F T21 T3 SR S1 S10 HD CC D2"),
    (Settings(high="right"), "F T3 T21 S10 S1 SR HD CC D2"),
    (Settings(trumps="right"), "SR S1 S10 HD CC D2 T21 T3 F"),
    (Settings(suit_order="SHDC"), "F T21 T3 SR S1 S10 HD D2 CC"),
    (Settings(suit_order="SCHD", trumps="right", high="right"), "S10 S1 SR CC HD D2 T3 T21 F"),
])
def test_a_hand_is_sorted_by_the_settings(settings, wanted):
    hand = sorted(BY_NAME[name] for name in wanted.split())
    assert sorted(hand, key=sort_of(settings, rules_of("chambery"))) == list(cards(wanted))


def test_the_rules_say_which_card_is_high():
    hand = cards("H1 H10 T20 T21")
    assert sorted(hand, key=sort_of(Settings(), rules_of("piedmont"))) == list(cards("T20 T21 H1 H10"))


def test_clicks_last_card_and_pause_reach_the_table():
    plain = preferences_of(Settings())
    assert (plain.click_twice, plain.last_card_plays_itself, plain.pause_without_focus) == (False, True, True)
    assert not plain.only_card_plays_itself
    assert preferences_of(Settings(forced_only_card=True)).only_card_plays_itself
    other = preferences_of(Settings(click_plays="twice", forced_last_card=False, pause_on_lost_focus=False))
    assert (other.click_twice, other.last_card_plays_itself, other.pause_without_focus) == (True, False, False)


def test_every_cloth_has_its_colour():
    seen = {name: cloth((320, 180), name).get_at((160, 90))[:3] for name in ("green", *DYES)}
    assert set(seen) == {"green", "blue", "wine", "black"}
    red, green, blue = seen["wine"]
    assert red > 1.4 * max(green, blue)
    red, green, blue = seen["blue"]
    assert blue > 1.2 * red
    assert max(seen["black"]) - min(seen["black"]) < 12


def tone(picture, spots) -> tuple[float, list[float]]:
    """The brightness of ``picture`` at ``spots``, and its shares of red, green and blue there."""
    sums = [sum(picture.get_at(spot)[channel] for spot in spots) for channel in range(3)]
    return sum(sums), [one / sum(sums) for one in sums]


@pytest.mark.parametrize("name", ["green", *DYES])
def test_the_oval_is_a_darker_shade_of_its_cloth_inside_the_same_gilt_rim(name):
    size = (640, 360)
    lain = furniture.table_ground(size, name, Rim(320, 180, 240, 115))
    inside = [(320 + x, 180 + y) for x in range(-180, 181, 5) for y in range(-50, 51, 5)]
    (light, shares), (bare_light, bare_shares) = tone(lain, inside), tone(cloth(size, name), inside)
    assert 0.4 * bare_light < light < 0.85 * bare_light
    assert shares == pytest.approx(bare_shares, abs=0.03)
    rim = [(x, 180) for x in (*range(66, 96), *range(545, 575))]
    assert max(lain.get_at(spot)[0] - lain.get_at(spot)[2] for spot in rim) > 60, "the rim stays gilt"


@pytest.mark.parametrize("name", ["green", *DYES])
def test_words_can_be_read_on_every_cloth(name):
    colours = (cloth((320, 180), name).get_at((x, y)) for x in range(0, 320, 8) for y in range(0, 180, 6))
    brightest = max(((colour.r, colour.g, colour.b) for colour in colours), key=luminance)
    for colour in (ON_FELT.ink, ON_FELT.muted):
        assert contrast(colour, brightest) >= 4.5
