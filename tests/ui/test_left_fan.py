"""A fan whose left cards are on top: every card shows an index at its right, and can be played there."""

import numpy as np
import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.app.app import App, MemoryScreen
from game.ui.app.live import attach
from game.ui.app.sounds import Sounds
from game.ui.draw.deck import DECK, DECKS, NAMES, NEEDED, SMALL, Deck
from game.ui.draw.transform import scaled
from game.ui.scenes.settings import SettingsScene
from game.ui.table.preferences import Preferences, preferences_of
from game.view.table.layout import ASPECT, STRIP
from tests.driver import FAST, Person, context

INDEX = {"flowers": (30, 31, 84, 138), "large-index": (18, 22, 95, 230)}
"""The place of the index on a card 460 pixels wide: left, top, width, height."""
EDGE = 434
"""The right edge of the window in the frame."""


@pytest.mark.parametrize("faces", DECKS)
def test_every_card_has_its_index_in_both_upper_corners(faces):
    deck = Deck()
    deck.dress(faces, "tulip", doubled=True)
    deck.fit(SMALL / NEEDED)
    names = NAMES[:-1:5]
    deck.open(names)
    deck.wait()
    deck.close()
    left, top, wide, high = INDEX[faces]
    room = round(STRIP * SMALL) - (SMALL - EDGE)
    share = min(1.0, room / wide)
    for name in names:
        read = deck.card(name, SMALL)
        index = read.subsurface((left, top, wide, high))
        size = round(wide * share), round(high * share)
        copy = read.subsurface((EDGE - size[0], top, *size))
        seen, known = (pygame.surfarray.array3d(one).astype(int) for one in
                       (copy, scaled(index, size)))
        assert np.abs(seen - known).mean() < 12, f"{name}: no index in the part that such a fan shows"


@pytest.mark.parametrize("strip", [STRIP, 0.5])
def test_the_card_whose_right_edge_is_pointed_at_is_raised(strip):
    preferences = Preferences(FAST.pace, strip=strip, left_fan=True)
    person = Person(context(seed=3, preset="french", options={"players": 3}, preferences=preferences))
    person.press(pygame.K_RETURN)
    person.until(lambda: person.asked().kind != "wait" and person.table.caught_up)
    stage = person.table.stage
    for piece in stage.hand():
        person.move((640, 300))
        pose = stage.poses[piece]
        person.move((round(pose.x + 0.45 * pose.width), round(pose.y - 0.3 * pose.width * ASPECT)))
        assert person.table.raised == piece.face


def test_the_setting_changes_the_table_and_the_cards_at_once():
    kept = Keeper(settings=Settings())
    attach(App(SettingsScene(context(keeper=kept)), MemoryScreen((1280, 720)), sounds=Sounds(None)), kept)
    kept.change(left_fan=True)
    assert DECK.doubled
    assert preferences_of(kept.settings).left_fan
    kept.change(left_fan=False)
    assert not DECK.doubled
