"""Drawings are repeatable, contain only valid numbers, and show the index in the strip of a fan."""

import re
from dataclasses import replace

import numpy as np
import pytest
from fontTools.ttLib import TTFont

from sprites.atelier.card import Card, Trump
from sprites.atelier.geometry import circle, polar
from sprites.atelier.line import chords, hatch, keyline
from sprites.atelier.pictures import SPRITES
from sprites.atelier.pip_cards import pip_room
from sprites.atelier.registry import drawing
from sprites.atelier.render import raster, webp
from sprites.atelier.room import PINNATE
from sprites.atelier.sources import SOURCES
from sprites.atelier.splines import curve
from sprites.atelier.svg import Group, document
from tests.effort import ALL, few

SAMPLE = ("H10", "DV", "T8", "F", "back", "back_iris",
          *(("S10", "H1", "H5", "CC", "T4", "T20", "back_ginkgo") if ALL else ()))
LARGE = ("H5", "T8", *(("S10", "H1", "CC", "F") if ALL else ()))


def svg_of(name: str, large: bool = False) -> str:
    drawn = replace(drawing(name), large=large).draw()
    assert isinstance(drawn, Group)
    return document(drawn)


@pytest.mark.parametrize("card", few([*((name, False) for name in SAMPLE), *((name, True) for name in LARGE)], 4))
def test_the_drawing_has_only_numbers_in_it_and_every_clip_its_own(card: tuple[str, bool]) -> None:
    svg = svg_of(*card)
    assert "nan" not in svg
    assert "inf" not in svg
    assert set(svg).isdisjoint("@{}")
    made = re.findall(r'<clipPath id="(\w+)"', svg)
    assert len(set(made)) == len(made)
    assert set(re.findall(r"url\(#(\w+)\)", svg)) == set(made)


def test_a_large_index_leaves_the_whole_picture() -> None:
    card = drawing("T8").draw()
    assert isinstance(card, Card)
    assert isinstance(card.content, Trump)
    assert svg_of("T8", large=True).count("<path") > card.content.picture.text_of().count("<path")


def test_the_lines_of_a_shadow_end_at_its_edge() -> None:
    ring = circle(50 + 50j, 40)
    lines = chords(ring, "#000000", 30, 6, 1).text_of()
    ends = [complex(float(x), float(y)) for x, y in re.findall(r"(-?\d+\.\d) (-?\d+\.\d)", lines)]
    assert len(ends) >= 2 * 12
    assert all(abs(abs(end - 50 - 50j) - 40) < 1 for end in ends)


@pytest.mark.long
def test_the_same_code_gives_the_same_bytes() -> None:
    first = svg_of("T2")
    svg_of("D7")  # another card in between changes nothing
    assert svg_of("T2") == first
    assert webp(raster(first, 120)) == webp(raster(first, 120))


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        drawing("T22")


def test_a_card_depends_on_what_it_imports_and_on_nothing_else() -> None:
    used = SOURCES.dependencies("sprites.atelier.trumps.t03_poppy")
    assert "sprites.atelier.flowers.corn_poppy" in used
    assert "sprites.atelier.splines" in used
    assert "sprites.atelier.figures" not in used
    assert "sprites.atelier.trumps.t08_lily_of_the_valley" not in used


def test_a_pip_card_grows_stale_by_its_own_plant_only() -> None:
    used = set(SOURCES.dependencies(drawing("H5").module))
    assert "sprites.atelier.growth.rose" in used
    assert used.isdisjoint({"sprites.atelier.growth.clover", "sprites.atelier.pips.heart_02"})


def test_a_key_line_is_thick_in_the_shade_only() -> None:
    layer, disc = Group(), circle((305, 560), 200)
    layer.silhouette(disc).fill(disc, "#FFFFFF")
    drawn = np.asarray(raster(document(keyline(layer, 2, 10, "#FF0000")), 610))
    red = (drawn[..., 0] > 128) & (drawn[..., 1] < 128) & (drawn[..., 3] > 128)
    diagonal = [int(red[560 + k, 305 + k]) for k in range(-200, 200)]
    assert 1 <= sum(diagonal[:200]) <= 3
    assert 4 <= sum(diagonal[200:]) <= 8  # beyond 3 units a line grows by two fifths


def test_a_hatch_stays_in_the_shaded_part_of_its_region() -> None:
    drawn = np.asarray(raster(document(hatch(Group(), circle((305, 560), 200), "#FF0000")), 610))[..., 3] > 64
    rows, columns = np.nonzero(drawn)
    assert len(rows) > 500
    assert np.hypot(columns - 305, rows - 560).max() <= 202
    assert (columns + rows).mean() > 305 + 560 + 60


def test_leaves_keep_off_the_signs_and_each_other() -> None:
    room, stem = pip_room(10), curve([(305, 1100), (305, 20)])
    leaves = [room.fit(stem, share, 150) for share in (.2, .35, .5, .65, .8)]
    found = [leaf for leaf in leaves if leaf]
    assert found
    assert len(found) < len(leaves), "between the ten signs there is no room for five"
    for root, size, turn, _ in found:
        for share, width in PINNATE:
            at = root + polar(size * share, turn - 90)
            assert all(abs(at - sign) + 8 > size * width + radius for sign, radius in room.signs)


LETTERS = "éàèùçœŒßüöäòùÀÉ«»…—–−×½±•’0123456789"


@pytest.mark.parametrize("path", sorted((SPRITES / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_every_face_has_the_letters_of_the_game_and_its_licence(path) -> None:
    letters = TTFont(path).getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in letters] == []
    family = re.sub(r"(Italic|Bold)+$", "", path.stem)
    licence = (SPRITES / "fonts" / f"OFL-{family}.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence


@pytest.mark.parametrize("path", sorted((SPRITES / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_figures_have_their_feet_on_the_line(path) -> None:
    font = TTFont(path)
    glyphs, letters = font["glyf"], font.getBestCmap()
    heights = {figure: (glyphs[letters[ord(figure)]].yMin, glyphs[letters[ord(figure)]].yMax)
               for figure in "0123456789"}
    tall = max(top for _, top in heights.values())
    assert all(bottom > -0.16 * tall and top > 0.85 * tall for bottom, top in heights.values()), heights
