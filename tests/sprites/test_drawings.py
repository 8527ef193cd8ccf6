"""Drawings are sound: the same every time, without holes in their numbers, the index where a fan shows it."""

import re
from dataclasses import replace

import pytest
from fontTools.ttLib import TTFont

from sprites.atelier.pictures import SPRITES
from sprites.atelier.registry import drawing
from sprites.atelier.render import raster, webp
from sprites.atelier.sources import dependencies
from sprites.atelier.svg import Group, document

SAMPLE = ("S10", "H1", "DV", "CC", "T4", "T8", "T20", "F", "back", "back_iris", "back_ginkgo")
LARGE = ("S10", "CC", "T8", "F")


def svg_of(name: str, large: bool = False) -> str:
    drawn = replace(drawing(name), large=large).draw()
    assert isinstance(drawn, Group)
    return document(drawn)


@pytest.mark.parametrize(("name", "large"), [*((name, False) for name in SAMPLE), *((name, True) for name in LARGE)])
def test_the_drawing_has_only_numbers_in_it_and_every_clip_its_own(name: str, large: bool) -> None:
    svg = svg_of(name, large)
    assert "nan" not in svg
    assert "inf" not in svg
    assert set(svg).isdisjoint("@{}")
    made = re.findall(r'<clipPath id="(\w+)"', svg)
    assert len(set(made)) == len(made)
    assert set(re.findall(r"url\(#(\w+)\)", svg)) == set(made)


def test_a_large_index_leaves_the_ornaments_out() -> None:
    assert len(svg_of("T8", large=True)) < len(svg_of("T8"))


@pytest.mark.parametrize("name", ["D7", "T2"])
def test_the_same_code_gives_the_same_bytes(name: str) -> None:
    first = svg_of(name)
    svg_of("S1")  # another card in between changes nothing
    assert svg_of(name) == first
    assert webp(raster(first, 120)) == webp(raster(first, 120))


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        drawing("T22")


def test_a_card_depends_on_what_it_imports_and_on_nothing_else() -> None:
    used = dependencies("sprites.atelier.trumps.t03_poppy")
    assert "sprites.atelier.flowers.poppies" in used
    assert "sprites.atelier.splines" in used
    assert "sprites.atelier.figures" not in used
    assert "sprites.atelier.trumps.t08_lily_of_the_valley" not in used


LETTERS = "éàèùçœŒßüöäòùÀÉ«»…—–−×½±•’0123456789"


@pytest.mark.parametrize("path", sorted((SPRITES / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_every_face_has_the_letters_of_the_game_and_its_licence(path) -> None:
    letters = TTFont(path).getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in letters] == []
    family = re.sub(r"(Italic|Bold)+$", "", path.stem)
    licence = (SPRITES / "fonts" / f"OFL-{family}.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence


@pytest.mark.parametrize("path", sorted((SPRITES / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_figures_stand_on_the_line(path) -> None:
    font = TTFont(path)
    glyphs, letters = font["glyf"], font.getBestCmap()
    heights = {figure: (glyphs[letters[ord(figure)]].yMin, glyphs[letters[ord(figure)]].yMax)
               for figure in "0123456789"}
    tall = max(top for _, top in heights.values())
    assert all(bottom > -0.16 * tall and top > 0.85 * tall for bottom, top in heights.values()), heights
