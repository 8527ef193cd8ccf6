"""Scaling, turning and blurring stay inside their pictures, and give the results of pygame."""

from __future__ import annotations

import os
from itertools import product

import pygame
import pytest
from pygame import Surface

from game.ui.draw import transform
from game.ui.draw.transform import blurred, grey, rotated, scaled, spun
from tests.ui.fence import ELECTRIC, plain, recorded

SIDES = (1, 2, 17, 64)
SIZES = tuple(product(SIDES, SIDES))
DEPTHS = tuple(product((3, 4), (0, 3)))
"""Bytes of a pixel; how many pixels wider the picture is of which it is a part."""
ANGLES = (0, 0.001, 0.0019, 0.5, 30, 90, 359.9999)


def patterned(size: tuple[int, int]) -> Surface:
    """A picture in which no pixel equals its neighbour."""
    levels = bytes(37 * number % 251 for number in range(size[0] * size[1] * 4))
    return pygame.image.frombytes(levels, size, "RGBA")


def shown(picture: Surface) -> tuple[tuple[int, int], bytes]:
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


BAD = (plain("smoothscale", (5, 1), (5, 9)), plain("smoothscale", (1, 5), (9, 5)), plain("box_blur", (5, 5), 5),
       plain("rotozoom", (5, 1), 0, 1))
BEYOND_MEANWHILE = plain("smoothscale", (17, 1), (5, 9)), plain("smoothscale", (1, 5), (9, 5), pixel=3)
"""Calls that read beyond the end only on the way from one picture to the other."""


def caught(fence, bad):
    """Whether only ``bad`` is found among good calls, or none because a later pygame has fixed it."""
    good = plain("smoothscale", (5, 2), (5, 9)), plain("scale", (5, 2), (5, 9))
    found = fence.beyond([good[0], bad, good[1]])
    return found == [bad] or (found == [] and pygame.version.vernum > (2, 5, 8))


@pytest.mark.parametrize("bad", BAD)
def test_what_pygame_reads_beyond_a_picture_is_caught(fence, bad):
    assert caught(fence, bad)


def test_electric_fence_catches_what_is_read_beyond_other_memory(fence):
    if ELECTRIC is None:
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, "no Electric Fence"
        pytest.skip("no Electric Fence")
    assert all(caught(fence, bad) for bad in BEYOND_MEANWHILE)


@pytest.mark.parametrize(("pixel", "beside"), DEPTHS)
def test_no_size_is_read_beyond_to_make_another(fence, pixel, beside):
    assert fence.beyond(plain("game.scaled", size, target, pixel=pixel, beside=beside)
                        for size in SIZES for target in SIZES) == []


@pytest.mark.parametrize(("pixel", "beside"), [(3, 3), (4, 0)])
def test_no_size_is_read_beyond_to_turn_it(fence, pixel, beside):
    ways: list[tuple[str, tuple[float, ...]]]
    ways = [("game.spun", (angle, share)) for angle in ANGLES for share in (0.01, 1, 3)]
    ways += [("game.rotated", (angle,)) for angle in ANGLES]
    assert fence.beyond(plain(way, size, *more, pixel=pixel, beside=beside)
                        for size in SIZES for way, more in ways) == []


@pytest.mark.parametrize(("pixel", "beside"), DEPTHS)
def test_no_radius_reaches_beyond_the_picture(fence, pixel, beside):
    ways = [("game.blurred", (radius,)) for radius in (0, 1, 2, 3, 8, 17, 64, 100)] + [("game.grey", ())]
    assert fence.beyond(plain(way, size, *more, pixel=pixel, beside=beside)
                        for size in SIZES for way, more in ways) == []


@pytest.mark.parametrize("sides", [(20001, 20000), (33000, 10), (40000, 60000), (60000, 65000), (2, 40000)])
def test_what_is_too_large_to_be_mixed_is_not_written_beyond(fence, sides):
    before, after = sides
    assert fence.beyond([plain("game.scaled", (before, 3), (after, 3)),
                         plain("game.scaled", (3, before), (3, after))]) == []


@pytest.mark.parametrize(("size", "target"), [(size, target) for size in SIZES for target in SIZES if 1 not in size])
def test_scaled_as_pygame_does_it_where_it_is_safe(size, target):
    picture = patterned(size)
    assert shown(scaled(picture, target)) == shown(pygame.transform.smoothscale(picture, target))


@pytest.mark.parametrize("wide", SIDES)
def test_a_row_is_stretched_by_repeating_it(wide):
    row, high = patterned((17, 1)), 5
    made = scaled(row, (wide, high))
    assert made.get_size() == (wide, high)
    across = pygame.image.tobytes(pygame.transform.smoothscale(row, (wide, 1)), "RGBA")
    assert pygame.image.tobytes(made, "RGBA") == across * high


@pytest.mark.parametrize("high", SIDES)
def test_a_column_is_stretched_by_repeating_it(high):
    column, wide = patterned((1, 17)), 5
    made = scaled(column, (wide, high))
    assert made.get_size() == (wide, high)
    down = pygame.transform.smoothscale(column, (1, high))
    assert all(made.get_at((x, y)) == down.get_at((0, y)) for x in range(wide) for y in range(high))


def test_a_pixel_fills_what_it_is_stretched_to():
    dot = patterned((1, 1))
    assert shown(scaled(dot, (7, 4)))[1] == shown(dot)[1] * 28


@pytest.mark.parametrize("size", [(0, 0), (0, 5), (5, 0)])
def test_nothing_stretched_is_empty(size):
    nothing = Surface(size, pygame.SRCALPHA, 32)
    assert shown(scaled(nothing, (3, 2))) == ((3, 2), bytes(24))
    for made in (spun(nothing, 30), spun(nothing, 0), rotated(nothing, 30), grey(nothing), blurred(nothing, 3)):
        assert 0 in made.get_size()


def test_no_size_is_smaller_than_a_pixel():
    assert scaled(patterned((5, 5)), (0, -3)).get_size() == (1, 1)
    assert spun(patterned((5, 1)), 0, 0.01).get_size() == (1, 1)


@pytest.mark.parametrize("degrees", [a for a in ANGLES if a >= transform.STRAIGHT])
def test_turned_as_pygame_does_it(degrees):
    for size in ((1, 17), (17, 1), (17, 17)):
        picture = patterned(size)
        assert shown(spun(picture, degrees, 1.5)) == shown(pygame.transform.rotozoom(picture, degrees, 1.5))


@pytest.mark.parametrize("radius", [0, 1, 8, 9, 40])
def test_a_radius_is_as_large_as_it_is_asked_for_and_has_room_to_be(radius):
    picture = patterned((40, 17))
    assert shown(blurred(picture, radius)) == shown(pygame.transform.box_blur(picture, min(radius, 8)))


def test_what_is_called_is_written_down_with_its_picture():
    whole = patterned((9, 5))
    part = whole.subsurface((2, 1, 4, 3))
    with recorded() as calls:
        scaled(part, (8, 6))
        spun(whole, 30)
        scaled(part, (8, 6))
    scaled(whole, (2, 2))
    assert list(calls) == [plain("smoothscale", (4, 3), (8, 6), beside=5), plain("rotozoom", (9, 5), 30, 1.0)]
