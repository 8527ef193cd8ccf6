"""In a replay with all hands open, nothing hides a name, a tag or an index, in any window."""

from itertools import pairwise

import pytest
from pygame import Rect

from game.ui.scenes.replay import ReplayTable
from game.ui.table.preferences import Preferences
from game.view.replay import ReplayTimeline
from game.view.table.layout import ASPECT
from game.view.units import measured
from tests.builders import shuffled, whim

WINDOWS = [((1024, 600), 100, 106), ((1024, 600), 175, 150), ((1280, 720), 175, 180), ((1920, 1080), 100, 192)]
GAMES = ["chambery players=3", "chambery players=4", "chambery", "french players=6"]


@pytest.fixture(params=WINDOWS, ids=str)
def window(request):
    return request.param


@pytest.fixture(params=GAMES)
def show(request, window):
    size, percent, bar = window
    reel = ReplayTimeline(shuffled(request.param, 2).finish(whim(2)).record)
    return ReplayTable(reel, Preferences(), measured(size, percent), 0, bar=bar)


def lies(pose) -> Rect:
    """The rectangle of a card in ``pose``, without its shadow and its round corners."""
    card = Rect(0, 0, round(pose.width) - 4, round(pose.width * ASPECT) - 4)
    card.center = round(pose.x), round(pose.y)
    return card


def stops(show):
    """The stops of two tricks."""
    return [n for n, stop in enumerate(show.reel.stops) if stop.trick in (1, 4)]


def plates(show):
    """The rectangles of names and roles."""
    return [item.rect for item in show.around() if item.key[:2] in (("detail", "name"), ("detail", "role"))]


def test_no_card_of_a_trick_hides_a_name_or_a_tag(show):
    for place in stops(show):
        show.jump(place)
        said = plates(show)
        for zone, pieces in show.stage.zones.lies.items():
            for piece in pieces if zone[0] == "trick" else ():
                assert lies(show.stage.poses[piece]).collidelist(said) < 0, (place, zone)


def test_no_name_lies_on_the_hand_of_a_neighbour(show):
    show.jump(stops(show)[0])
    own = [item.rect for item in show.around() if item.key == ("detail", "name", 0)]
    assert len(own) == 1
    for zone, pieces in show.stage.zones.lies.items():
        for piece in pieces if zone[0] == "hand" and zone[1] != 0 else ():
            assert lies(show.stage.poses[piece]).collidelist(own) < 0, zone


def test_no_card_of_a_trick_hides_the_index_of_another(show):
    layout = show.stage.layout
    poses = sorted((layout.trick(seat) for seat in range(layout.seats)), key=lambda pose: pose.x)
    for left, right in pairwise(poses):
        assert right.x - left.x > 0.9 * left.width
