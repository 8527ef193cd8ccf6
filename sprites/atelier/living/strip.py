"""The parts of a living plate: strips of frames side by side, with the place and time of each."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image

from ..colours import reduced
from ..geometry import Array
from ..render import raster
from ..svg import WIDTH, Group, document

WIDTH_PX = 920  # of the card that the frames are drawn for
SCALE = WIDTH_PX / WIDTH
SAME = 2  # a channel with a smaller difference counts as on the still card

Way = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Flight:
    """A moving frame: from `start` for `seconds`, its middle along the points `way` in card units."""
    start: float
    seconds: float
    way: Way


@dataclass(frozen=True, slots=True)
class Motion:
    """One moving part: `count` frames of `size` card units, drawn by `frame`.

    `order` lists the frames one after the other, -1 for the still card, `rate` a second, repeated `rounds` times. A
    part without `flights` has its top left corner `at`, in card units.
    """
    size: tuple[int, int]
    order: tuple[int, ...]
    rate: float
    rounds: int = 1
    at: tuple[int, int] = (0, 0)
    flights: tuple[Flight, ...] = ()

    @property
    def size_px(self) -> tuple[int, int]:
        """Width and height of a frame in pixels."""
        return round(self.size[0] * SCALE), round(self.size[1] * SCALE)

    @property
    def corner_px(self) -> tuple[int, int]:
        """The top left corner in pixels of the card."""
        return round(self.at[0] * SCALE), round(self.at[1] * SCALE)

    def row(self) -> dict[str, object]:
        """The data for the game, in pixels of the card."""
        flights = [[flight.start, flight.seconds, [[round(x * SCALE), round(y * SCALE)] for x, y in flight.way]]
                   for flight in self.flights]
        return {"size": self.size_px, "at": self.corner_px, "order": self.order, "rate": self.rate,
                "rounds": self.rounds, "flights": flights}


def patches(motion: Motion, still: Group, moved: Iterable[Group]) -> Image.Image:
    """A strip of the differences from the card `still` on each of the cards `moved`, within the motion's place."""
    before = np.asarray(_card(still)).astype(int)
    frames = []
    for card in moved:
        pixels = np.asarray(_card(card))
        other = np.abs(pixels.astype(int) - before).max(2) > SAME
        frames.append(np.where(other[..., None], pixels, 0).astype(np.uint8))
    left, top = motion.corner_px
    wide, high = motion.size_px
    for frame in frames:
        outside = frame[..., 3].copy()
        outside[top + 1:top + high - 1, left + 1:left + wide - 1] = 0
        assert not outside.any(), "something moves beyond its place"
    return _reduced(np.hstack([frame[top:top + high, left:left + wide] for frame in frames]))


def sprites(motion: Motion, count: int, draw: Callable[[int], Group]) -> Image.Image:
    """A strip of `count` frames without a ground; `draw(k)` draws the frame `k` around the point (0, 0)."""
    wide, high = motion.size_px
    strip = Image.new("RGBA", (count * wide, high))
    for k in range(count):
        middle = Group().add(draw(k), f'transform="translate({motion.size[0] / 2} {motion.size[1] / 2})"')
        strip.paste(raster(document(middle, *motion.size), wide).crop((0, 0, wide, high)), (k * wide, 0))
    return _reduced(np.asarray(strip))


def _card(card: Group) -> Image.Image:
    return raster(document(card), WIDTH_PX)


def _reduced(pixels: Array) -> Image.Image:
    """The strip in few colours, black where it is transparent, so that its file is small."""
    made, seen = np.zeros_like(pixels), pixels[..., 3] > 0
    made[seen] = np.asarray(reduced(Image.fromarray(pixels[seen][None])))[0]
    return Image.fromarray(made)
