"""The printing texture of a card: visible in the second tones, not in indices and signs, nor on cards of the hand."""

import numpy as np
import pygame
import pytest

from game.ui.draw.deck import LARGE, SMALL, Deck, height
from game.ui.draw.pictures import SPRITES, grained, loaded
from game.ui.draw.printing import printed
from game.ui.draw.transform import scaled
from sprites.atelier.vision import contrast

INDEX = {SMALL: (36, 30, 76, 150), LARGE: (72, 60, 152, 300)}
"""Left, top, width and height of the upper index of a suit card."""


def read(name, width):
    return loaded(SPRITES / f"cards/{width}/{name}.webp")


def pixels(surface):
    return pygame.surfarray.array3d(surface).astype(int)


@pytest.mark.parametrize("width", [SMALL, LARGE])
@pytest.mark.parametrize("name", ["SD", "H5", "C10", "DR"])
def test_the_index_is_as_clear_as_before(name, width):
    source = read(name, width)
    left, top, wide, high = INDEX[width]
    before, after = (pixels(s)[left:left + wide, top:top + high].reshape(-1, 3) for s in (source, printed(source)))
    light = before @ (0.3, 0.6, 0.1)
    darkest, palest = light <= np.percentile(light, 5), light >= np.percentile(light, 60)
    was, now = (contrast(part[darkest].mean(0), part[palest].mean(0)) for part in (before, after))
    assert now > 0.88 * was


@pytest.mark.parametrize("name", ["T3", "SD", "T13"])
def test_second_tones_are_stippled_paper_and_dark_lines_hardly(name):
    source = read(name, LARGE)
    before, after = pixels(source), pixels(printed(source))
    light, change = before @ (0.3, 0.6, 0.1), np.abs(after - before).sum(2)
    middle = change[(light > 80) & (light < 150)].mean()
    assert middle > 12, "to be seen"
    assert change[light < 35].mean() < middle / 2
    assert change[light > 220].mean() < middle


def test_outside_the_card_nothing_is_printed():
    made = printed(read("SR", SMALL))
    assert tuple(made.get_at((0, 0))) == (0, 0, 0, 0)
    assert np.array_equal(pygame.surfarray.array_alpha(made), pygame.surfarray.array_alpha(read("SR", SMALL)))


def test_cards_of_the_hand_come_as_they_are_drawn():
    deck = Deck()
    deck.open(["SR"])
    for width, kind in ((SMALL, lambda card: card), (LARGE, printed)):
        deck.card("SR", width)
        while not deck.complete:
            deck.collect()
        wanted = grained(scaled(kind(read("SR", width)), (width, height(width))).copy())
        assert np.array_equal(pixels(deck.card("SR", width)), pixels(wanted))
    deck.close()
