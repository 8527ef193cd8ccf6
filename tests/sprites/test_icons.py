"""Every icon is drawn, differs from all others, and contrasts with its ground at its smallest size."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from game.ui.draw import theme
from game.ui.widgets.button import roundel_of
from sprites.atelier.pictures import SPRITES
from sprites.atelier.table import ICON_NAMES
from sprites.atelier.table.icons import ICONS

SMALL = 24  # pixels


def small(name: str) -> Image.Image:
    with Image.open(SPRITES / f"icons/{name}.webp") as picture:
        return picture.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.LANCZOS)


def test_every_icon_has_its_drawing() -> None:
    assert sorted(ICON_NAMES) == sorted(ICONS)


@pytest.mark.parametrize("name", ICON_NAMES)
def test_an_icon_can_be_read_on_its_roundel_and_on_paper(name: str) -> None:
    for ground in (roundel_of("normal"), roundel_of("hover"), theme.CREAM):
        shown = Image.new("RGBA", (SMALL, SMALL), ground)
        shown.alpha_composite(small(name))
        pixels = np.asarray(shown.convert("RGB")).reshape(-1, 3)
        clear = sum(theme.contrast((int(r), int(g), int(b)), ground) >= 3 for r, g, b in pixels)
        assert clear >= .06 * SMALL * SMALL, (name, ground)


def test_no_two_icons_look_alike() -> None:
    shapes = {name: np.asarray(small(name).getchannel("A")).astype(int) for name in ICON_NAMES}
    for one, other in combinations(ICON_NAMES, 2):
        assert np.abs(shapes[one] - shapes[other]).mean() > 12, (one, other)
