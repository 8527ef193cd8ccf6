"""The cards are readable: for weak eyes, for colour-blind eyes, in the strip of a fan, and when dimmed."""

from collections import Counter
from itertools import combinations

import numpy as np
import pygame
import pytest
from PIL import Image

from game.ui.draw import theme
from game.ui.draw.deck import DECKS
from game.ui.draw.pictures import dusked
from sprites.atelier import court, frame
from sprites.atelier.card import Card, Pips
from sprites.atelier.checks import CONTRAST, UNCOVERED, freedom
from sprites.atelier.colours import reduced
from sprites.atelier.geometry import rounded_rect
from sprites.atelier.large import large_card, large_index
from sprites.atelier.palette import WHITE
from sprites.atelier.pictures import SPRITES
from sprites.atelier.pip_cards import FIELD, pip_card
from sprites.atelier.registry import BACKS, CARD_NAMES, drawing
from sprites.atelier.render import raster
from sprites.atelier.suits import SUITS
from sprites.atelier.svg import WIDTH, Group, document
from sprites.atelier.vision import EYES, contrast, distance, rgb
from tests.effort import few

STRIPS = {"cards" + faces.folder: WIDTH * faces.strip for faces in DECKS.values()}
# units from the top between which rank and sign are in each deck
ROWS = {"cards": ((56, 142), (160, 220)), "cards_large": ((44, 200), (220, 330))}
GROWN = [name for name in CARD_NAMES if drawing(name).module.startswith("sprites.atelier.pips.")]


def index_of(name: str, deck: str = "cards") -> Group:
    suit, rank = ("T", "FOU") if name == "F" else (name[0], name[1:])
    if deck == "cards_large":
        return large_index(rank, suit)
    if suit == "T":
        return frame.trump_index(rank)
    group = Group()
    court.index_signs(group, rank, suit)
    return group


def extent(group: Group, axis: int) -> tuple[float, float]:
    """First and last unit that `group` covers, across (0) or down (1)."""
    alpha = np.asarray(raster(document(group), WIDTH))[..., 3]
    covered = np.flatnonzero(alpha.max(axis) > 40)
    return float(covered[0]), float(covered[-1])


def inked(name: str, deck: str) -> np.ndarray:
    """The rows, in units, with ink of the index of `name`; for a trump those of its pale number."""
    pixels = np.asarray(raster(document(index_of(name, deck)), WIDTH)).astype(int)
    ink = pixels[..., 3] > 64
    if name[0] == "T":
        ink = (np.abs(pixels[..., :3] - rgb(WHITE)) < 40).all(2)[:ROWS[deck][1][0]]
    return np.flatnonzero(ink.any(1))


@pytest.mark.parametrize("deck", ROWS)
@pytest.mark.parametrize("name", CARD_NAMES)
def test_the_index_is_in_the_strip_a_fan_shows(name: str, deck: str) -> None:
    first, last = extent(index_of(name, deck), 0)
    assert first >= 20, "touches the edge"
    assert last <= STRIPS[deck]


@pytest.mark.parametrize("name", ["SR", "H10", "D7", "C1", "T1", "T21"])
def test_the_large_index_is_nearly_twice_as_high(name: str) -> None:
    small, large = (inked(name, deck) for deck in ROWS)
    assert (large[-1] - large[0]) / (small[-1] - small[0]) >= 1.7


def inks(deck: str, name: str, rows: tuple[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """The ground and ink colours between `rows` of the index in the picture of the card."""
    left, right = (50, 134) if name[0] in "TF" else (22, 150)
    with Image.open(SPRITES / deck / "460" / f"{name}.webp") as picture:
        units = picture.width / WIDTH
        box = picture.convert("RGB").crop((round(left * units), round(rows[0] * units), round(right * units),
                                           round(rows[1] * units)))
    pixels = np.asarray(box).reshape(-1, 3)
    (ground, _), (ink, _) = Counter(map(tuple, pixels.tolist())).most_common(2)
    return np.array(ground), np.array(ink)


def dimmed(colour: np.ndarray) -> np.ndarray:
    """`colour` as the window shows it on a card that cannot be played."""
    surface = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
    surface.fill((*(int(c) for c in colour), 255))
    return np.array(dusked(surface).get_at((0, 0))[:3])


@pytest.mark.parametrize("deck", ROWS)
@pytest.mark.parametrize("name", CARD_NAMES)
def test_rank_and_sign_stand_out_from_their_ground(name: str, deck: str) -> None:
    rank, sign = ROWS[deck]
    ground, ink = inks(deck, name, rank if name != "F" else (rank[0], rank[0] + (rank[1] - rank[0]) * 3 // 4))
    assert contrast(ground, ink) >= 4.5
    assert contrast(dimmed(ground), dimmed(ink)) >= 3
    ground, ink = inks(deck, name, sign)
    assert contrast(ground, ink) >= 3
    assert contrast(dimmed(ground), dimmed(ink)) >= 3


@pytest.mark.parametrize("name", few(GROWN, 2))
def test_the_signs_are_clear_of_the_plant(name: str) -> None:
    card = drawing(name).draw()
    assert isinstance(card, Card)
    assert isinstance(card.content, Pips)
    for deck in ROWS:
        with Image.open(SPRITES / deck / "460" / f"{name}.webp") as picture:
            ratio, uncovered = freedom(picture, pips_of(card), deck == "cards_large")
        assert ratio >= CONTRAST, deck
        assert uncovered >= UNCOVERED, deck


def pips_of(card: Card) -> Pips:
    assert isinstance(card.content, Pips)
    return card.content


def test_a_covered_sign_is_found_out() -> None:
    leafy = Group().fill(rounded_rect(180, 200, 60, 120, 4), "#8C9C74")
    card = pip_card("H", 10, Group())
    pips = pips_of(card)
    free = freedom(raster(document(card), 230), pips)
    covered = freedom(raster(document(Group().add(card).add(leafy)), 230), pips)
    assert free[0] >= CONTRAST
    assert free[1] >= UNCOVERED > covered[1]
    assert covered[0] < free[0]


def test_the_scene_is_seen_round_a_sign_and_the_plant_is_not() -> None:
    pale, leaves = "#F6DDCA", Group().fill(FIELD, "#8C9C74")
    card = pip_card("H", 10, leaves, Group().fill(FIELD, pale))
    for deck, drawn in (("cards", card), ("cards_large", large_card(card))):
        ratio, uncovered = freedom(raster(document(drawn), 460), pips_of(card), deck == "cards_large")
        assert ratio == pytest.approx(contrast(rgb(SUITS["H"].colour), rgb(pale)), rel=.05), deck
        assert uncovered >= UNCOVERED, deck


@pytest.mark.parametrize("deck", ROWS)
@pytest.mark.parametrize("suit", "SHDCT")
def test_only_a_six_and_a_nine_have_a_mark_clear_of_rank_and_sign(suit: str, deck: str) -> None:
    def gaps(rank: str) -> list[int]:
        """The heights, in units, of the gaps between parts of an index."""
        return [int(gap) for gap in np.diff(inked(suit + rank, deck)) - 1 if gap]
    clear = len(gaps("8"))  # rank and sign; of a trump only the number is pale
    assert clear == (suit != "T")
    for rank in ("6", "9"):
        assert len(gaps(rank)) == clear + 1
        assert min(gaps(rank)) >= 4


@pytest.mark.parametrize("eyes", EYES)
def test_the_suits_differ_to_every_kind_of_eye(eyes: str) -> None:
    nearest = min(distance(rgb(a.colour), rgb(b.colour), eyes) for a, b in combinations(SUITS.values(), 2))
    assert nearest >= 15


def test_the_window_writes_the_suits_in_the_inks_of_the_cards() -> None:
    for suit, inks_ in SUITS.items():
        assert theme.SUITS[suit] == tuple(rgb(inks_.colour).astype(int)), suit


@pytest.mark.parametrize("name", few(["T4", "SD", "H7", "back_iris"], 1))
def test_fewer_colours_cannot_be_seen(name: str) -> None:
    drawn = drawing(name).draw()
    assert isinstance(drawn, Group)
    whole = raster(document(drawn), 460)
    few = reduced(whole)
    assert len(few.getcolors(1 << 20) or ()) <= 256
    before, after = (np.asarray(picture).astype(int) for picture in (whole, few))
    solid = before[..., 3] == 255
    off = np.abs(before - after)[solid][:, :3]
    assert (off**2).mean() <= 255**2 / 10**4.3  # 43 dB
    flat, _ = Counter(map(tuple, before[solid][:, :3].tolist())).most_common(1)[0]
    assert (after[solid][:, :3][(before[solid][:, :3] == flat).all(1)] == flat).all()


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_the_same_either_way_up(name: str) -> None:
    with Image.open(SPRITES / f"cards/460/{name}.webp") as picture:
        upright = picture.convert("RGB").resize((115, 211))
    turned = upright.transpose(Image.Transpose.ROTATE_180)
    off = np.abs(np.asarray(upright).astype(int) - np.asarray(turned).astype(int))
    assert off.mean() < 1
    assert np.percentile(off, 99.9) <= 24
