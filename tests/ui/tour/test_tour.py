"""A tour of all scenes: each is built once for each language and passed to every checker.

A push tries the looks that differ most, a complete run (``tests/effort.py``) all of them.
"""

import sys
from functools import lru_cache

import pytest

from game.settings import Settings
from game.ui.draw import art, frames, pictures
from game.ui.draw.deck import DECK
from tests.ui.fence import recorded
from tests.ui.tour.checkers import faults_of
from tests.ui.tour.looks import PUSHED, chosen, comes_back_from_nothing, visits
from tools.shots.shots import SHOTS


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_kept_of_other_tests():
    """Clear all caches, so that every call for a picture is seen."""
    forget_all()


def forget_all():
    art.clear_cache()
    pictures.empty_shelves()
    for module in [module for name, module in sys.modules.items() if name.startswith("game.ui")]:
        for thing in vars(module).values():
            if isinstance(thing, type(lru_cache(len))):
                thing.cache_clear()


@pytest.mark.parametrize("name", SHOTS)
def test_every_checker_is_content(name, fence):
    with recorded() as calls:
        found = []
        for visit in visits(name, chosen()):
            found += faults_of(visit)
            if visit.look == chosen()[-1]:
                assert comes_back_from_nothing(visit.app, SHOTS.index(name))
    assert found == []
    assert fence.beyond(calls) == []


def test_no_picture_is_read_beyond_its_end_to_dye_the_cloth(fence):
    with recorded() as calls:
        assert list(visits("bidding", PUSHED[:1], settings=Settings(felt="wine")))
    assert any(call.function == "grayscale" for call in calls)
    assert fence.beyond(calls) == []


@pytest.mark.parametrize("name", ["menu", pytest.param("gallery", marks=pytest.mark.long)])
def test_no_picture_is_read_beyond_its_end_where_all_is_drawn_plain(name, fence, tmp_path, monkeypatch):
    for module in (pictures, frames):
        monkeypatch.setattr(module, "SPRITES", tmp_path)
    monkeypatch.setattr(DECK, "_without", True)
    forget_all()
    with recorded() as calls:
        assert list(visits(name, PUSHED[:1]))
    assert any(call.function == "box_blur" for call in calls)
    assert fence.beyond(calls) == []
    forget_all()
