"""The pictures of the rim are stacked as on the table; the sides differ in shape, not only in colour."""

import numpy as np
import pytest
from PIL import Image

from sprites.atelier.pictures import SPRITES
from sprites.atelier.table import SIDES, rim
from sprites.atelier.table.medallions import DISC
from sprites.atelier.table.medallions import OUTER as SEAT_EDGE

SCALE = 1.5  # pixels of a picture of the rim to a unit
RIM = ("tapis", "tapis_rim", *(f"vine_{side}" for side in SIDES))


def alpha(name: str) -> np.ndarray:
    with Image.open(SPRITES / f"table/{name}.webp") as picture:
        return np.asarray(picture.convert("RGBA"))[..., 3]


def distances(size: int) -> np.ndarray:
    y, x = np.mgrid[:size, :size] + .5 - size / 2
    return np.hypot(x, y)


@pytest.mark.parametrize("name", RIM)
def test_all_pictures_of_the_rim_share_one_canvas_and_stay_on_it(name: str) -> None:
    drawn = alpha(name)
    assert drawn.shape == (rim.HIGH * SCALE, rim.WIDE * SCALE)
    assert not np.concatenate([drawn[0], drawn[-1], drawn[:, 0], drawn[:, -1]]).any(), "cut off at the edge"


def test_shares_run_clockwise_from_the_left_of_the_lowest_point_in_equal_steps() -> None:
    shares = np.linspace(0, 1, 101)
    spots = np.array([rim.place(share) for share in shares]) - rim.MIDDLE
    assert spots[0].real < 0 < spots[0].imag, "the first lies lower left"
    assert abs(spots[50] - complex(0, -rim.HALF[1])) < .5, "the half lies on top"
    assert np.allclose(spots, -spots[::-1].conj(), atol=.5), "right and left are alike"
    assert np.ptp(np.abs(np.diff(spots))) < .5
    assert np.allclose((spots.real / rim.HALF[0]) ** 2 + (spots.imag / rim.HALF[1]) ** 2, 1, atol=1e-3)


@pytest.mark.parametrize("side", SIDES)
def test_a_vine_follows_the_rim_all_the_way(side: str) -> None:
    drawn = alpha(f"vine_{side}")
    for share in np.linspace(.01, .99, 120):
        across = [(rim.place(share) + rim.outward(share) * off) * SCALE for off in np.linspace(-12, 12, 49)]
        assert max(drawn[int(z.imag), int(z.real)] for z in across) > 200, f"a gap at {share:.2f}"
    y, x = np.nonzero(drawn > 40)
    spots = (x + 1j * y) / SCALE - rim.MIDDLE
    beyond = [np.hypot(spots.real / (rim.HALF[0] + off), spots.imag / (rim.HALF[1] + off)) for off in (46, -46)]
    assert beyond[0].max() < 1 < beyond[1].min(), "no leaf reaches into the table or the seats"


@pytest.mark.parametrize("side", SIDES)
def test_a_ring_hides_the_medallions_own_and_leaves_its_flower_free(side: str) -> None:
    drawn = alpha(f"ring_{side}")
    away = distances(len(drawn))
    assert drawn[(away > DISC + 4) & (away < SEAT_EDGE)].min() > 250
    assert not drawn[away < DISC].any()


def test_the_takers_ring_has_thorns_and_the_defenders_none() -> None:
    away = distances(320)
    beyond = {side: int((alpha(f"ring_{side}")[away > 136] > 128).sum()) for side in SIDES}
    assert beyond["taker"] > 1000
    assert beyond["defenders"] == beyond["open"] == 0


@pytest.mark.parametrize("side", SIDES)
def test_the_sign_of_a_crest_is_right_when_it_is_mirrored(side: str) -> None:
    with Image.open(SPRITES / f"table/crest_{side}.webp") as picture:
        seal = picture.convert("L").crop((280 - 36, 140 - 36, 280 + 36, 140 + 36))
    pixels = np.asarray(seal).astype(int)
    assert np.abs(pixels - pixels[:, ::-1]).mean() < 3
    assert np.ptp(pixels) > 100, "a cream sign on a dark ground"
