"""The parts of pip cards: ground, growth, signs with bare paper around them, index. Each card is a file of `pips`."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from .card import Card, Pips
from .court import corner_index, court_opening
from .frame import OFF_KEY, card_paper, gilt_line, margin
from .geometry import Path, polar, rounded_rect, straight
from .room import Disc, Room
from .splines import Pose
from .suits import SIGNS, SUITS, ground_lines, pip
from .svg import HALF_TURN, HEIGHT, WIDTH, Group
from .tones import mix_ink

# Places of the pips in columns (-1..1) and rows (-1..1) of the card.
LAYOUTS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    7: [(-1, -1), (1, -1), (0, -.5), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    8: [(-1, -1), (1, -1), (0, -.5), (-1, 0), (1, 0), (0, .5), (-1, 1), (1, 1)],
    9: [(-1, -1), (1, -1), (-1, -.34), (1, -.34), (0, 0), (-1, .34), (1, .34), (-1, 1), (1, 1)],
    10: [(-1, -1), (1, -1), (0, -.67), (-1, -.34), (1, -.34), (-1, .34), (1, .34), (0, .67), (-1, 1), (1, 1)],
}
SIZES = {1: 230, 2: 128, 3: 124, 4: 122, 5: 118, 6: 116, 7: 122, 8: 114, 9: 108, 10: 104}
COLUMN, ROW = 98, 308
RESERVE = 9  # units around every sign without a plant, so that no leaf touches one
FIELD = rounded_rect(-20, -20, WIDTH + 40, HEIGHT + 40, 1)  # the area of a ground, larger than any window
GROUND_LINES = .32  # the share of the way from the paper to the vine's ink for the lines of the ground


@dataclass(frozen=True, slots=True)
class Landscape(Pips):
    """The contents of a pip card whose plant grows before a `scene` that fills the card."""
    scene: Group | None = None


def places(rank: int, across: float = 1, down: float = 1) -> list[tuple[float, float, float]]:
    """x, y and turn of every sign of a card of `rank`, compressed to the shares `across` and `down`."""
    return [(WIDTH / 2 + across * x * COLUMN, HEIGHT / 2 + down * y * ROW, 180 if y > .01 else 0)
            for x, y in LAYOUTS[rank]]


def outlines(suit: str, rank: int, across: float = 1, down: float = 1, growth: float = 1) -> list[Path]:
    """The outlines of all signs of a card; those of clubs overlap."""
    return [Pose((x, y), growth * SIZES[rank] / 104, turn).path(shape) for x, y, turn in places(rank, across, down)
            for shape in SIGNS[suit]]


def reserve(path: Path) -> str:
    """The path data of the outline of a sign moved out by `RESERVE` units, with round corners."""
    spots, ways, _ = (path if path.area() > 0 else path.back()).samples()
    edge: list[complex] = []
    for spot, way, after in zip(spots, ways, np.roll(ways, -1), strict=True):
        turn = float(np.angle(after / way, deg=True))
        turn = max(0.0, turn if turn > -160 else turn + 360)  # the line turns back on itself at the tips of the foot
        edge += [complex(spot - 1j * RESERVE * way * polar(1, step))
                 for step in np.linspace(0, turn, 1 + int(turn // 18))]
    return Path([straight(a, b) for a, b in zip(edge, [*edge[1:], edge[0]], strict=True)], True).data()


def signs(group: Group, suit: str, rank: int, across: float = 1, down: float = 1, growth: float = 1,
          scene: Group | None = None) -> None:
    """The signs at full contrast, around each the `scene` without the plant, or bare paper."""
    paths = outlines(suit, rank, across, down, growth)
    if scene:
        group.clip("".join(map(reserve, paths)), scene)
    else:
        for path in paths:
            group.stroke(path, SUITS[suit].ground, 2 * RESERVE)
    for x, y, turn in places(rank, across, down):
        pip(group, suit, (x, y), growth * SIZES[rank], turn)


def pip_room(rank: int, taken: Iterable[Disc] = ()) -> Room:
    """The free room of a card of `rank`, with the discs of `taken` already occupied."""
    return Room([(complex(x, y), SIZES[rank] * .50 + RESERVE) for x, y, _ in places(rank)], taken, court_opening())


def ground_of(suit: str) -> Group:
    """The paper of a suit with its faint lines, fewer than on courts and trumps, because the plant is rich enough."""
    ground = Group().fill(FIELD, SUITS[suit].ground)
    ground_lines(ground, suit, mix_ink(SUITS[suit].ground, SUITS[suit].vine, GROUND_LINES))
    return ground


def pip_card(suit: str, rank: int, growth: Group, scene: Group | None = None) -> Card:
    """A whole card: `growth` behind the signs of `rank`, before the `scene` or the ground of the suit."""
    picture = Group().add(scene or ground_of(suit)).add(growth)
    signs(picture, suit, rank, scene=scene)
    return framed(Card(Landscape(suit, rank, growth, scene=scene)), picture)


def show_card(suit: str, picture: Group) -> Card:
    """An ace with a complete `picture`, which includes ground and sign."""
    return framed(Card(Pips(suit, 1, picture, show=True)), picture)


def framed(card: Card, picture: Group) -> Card:
    """`card` with `picture` seen through the window, the frame and both indices."""
    pips = card.content
    assert isinstance(pips, Pips)
    card.add(card_paper()).clip(court_opening(), picture)
    margin(card, court_opening())
    gilt_line(card, court_opening(), 7, 1.5, .6 * OFF_KEY)
    index = corner_index(str(pips.rank), pips.suit)
    card.add(index).add(index, HALF_TURN)
    return card
