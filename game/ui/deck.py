"""The pictures of the cards: read in a thread, a plain card until they come."""

from __future__ import annotations

import queue
import threading
from collections import OrderedDict, deque
from collections.abc import Iterable
from pathlib import Path

import pygame
from pygame import Surface

from . import plain, text, theme
from .pictures import SPRITES, Shelf, blank, grained, loaded, report_missing, scaled, stick, turned, washed
from .theme import measured

SMALL, LARGE = 460, 920
"""Widths in pixels in which the cards are drawn; their folders bear these names."""
PROPORTION = 1120 / 610
"""Height of a card by its width."""
BACK = "back"
LARGE_KEPT = 12
PER_FRAME = 8
"""Pictures taken over a frame: each lets its scaled copies be made anew."""
_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R")
NAMES = ("F", *(f"T{n}" for n in range(1, 22)), *(suit + rank for suit in "SHDC" for rank in _RANKS), BACK)

Want = tuple[str, int]
"""A card's name and the width it is wanted in, ``SMALL`` or ``LARGE``."""


def height(width: int) -> int:
    """Height in pixels of a card ``width`` wide."""
    return round(width * PROPORTION)


class Deck:
    """All card pictures in ``folder``; :meth:`open` starts the reading, :meth:`collect` takes over what was read."""

    def __init__(self, folder: Path = SPRITES / "cards") -> None:
        self._folder = folder
        self._small: dict[str, Surface] = {}
        self._large: OrderedDict[str, Surface] = OrderedDict()
        self._scaled = Shelf(20_000_000)
        self._asked: set[Want] = set()
        self._due = 0
        self._urgent: deque[Want] = deque()
        self._arrived: queue.SimpleQueue[tuple[Want, Surface | Exception | None]] = queue.SimpleQueue()
        self._work = threading.Semaphore(0)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self.arrivals = 0
        """How many pictures have come: what was drawn before must be drawn again."""

    def open(self, names: Iterable[str] = NAMES) -> None:
        """Begin to read ``names``; what is on the screen meanwhile comes first."""
        if self._thread is not None:
            return
        for name in names:
            self._ask((name, SMALL))
        self._stop.clear()
        self._thread = threading.Thread(target=self._read, name="deck", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop reading; what has come stays."""
        if self._thread is not None:
            self._stop.set()
            self._work.release()
            self._thread.join()
            self._thread = None

    def _ask(self, want: Want, first: bool = False) -> None:
        if want in self._asked:
            return
        self._asked.add(want)
        self._due += 1
        if first:
            self._urgent.appendleft(want)
        else:
            self._urgent.append(want)
        self._work.release()

    def _read(self) -> None:
        while self._work.acquire() and not self._stop.is_set():
            want = self._urgent.popleft()
            path = self._folder / str(want[1]) / f"{want[0]}.webp"
            try:
                self._arrived.put((want, loaded(path) if path.is_file() else None))
            except Exception as error:  # noqa: BLE001  handed to the main thread, which raises it
                self._arrived.put((want, error))

    def collect(self) -> bool:
        """Take over some of what was read; True if a picture came, so what shows cards must be drawn again."""
        news = False
        for _ in range(PER_FRAME):
            if self._arrived.empty():
                break
            (name, width), found = self._arrived.get()
            self._due -= 1
            if isinstance(found, Exception):
                raise found
            if found is None:
                report_missing(f"sprites/cards/{width}/{name}.webp")
                continue
            self._keep(name, width, found)
            news = True
        return news

    def _keep(self, name: str, width: int, found: Surface) -> None:
        self.arrivals += 1
        if width == SMALL:
            self._small[name] = found
            return
        self._large[name] = found
        if len(self._large) > LARGE_KEPT:
            old, _ = self._large.popitem(last=False)
            self._asked.discard((old, LARGE))

    @property
    def complete(self) -> bool:
        """Whether everything asked for has come or is known to be missing."""
        return self._due == 0

    def wait(self) -> None:
        """Read everything and come back with it: for a picture that must not show stand-ins."""
        self.open()
        while not self.complete:
            self.collect()
            self._stop.wait(0.002)

    def _source(self, name: str, width: int) -> tuple[Surface | None, int]:
        """The best picture there is for a card ``width`` wide, and its own width; a better one is asked for."""
        if width > SMALL:
            large = self._large.get(name)
            if large is not None:
                self._large.move_to_end(name)
                return large, LARGE
            self._ask((name, LARGE), first=True)
        return self._small.get(name), SMALL

    def card(self, name: str, width: int, dim: float = 0.0) -> Surface:
        """The card ``name`` (``SR``, ``T21``, ``F``, ``back``) ``width`` pixels wide, premultiplied, at once.

        Until its picture has been read, a plain card with its index. ``dim`` (0-1) tints it with the felt.
        """
        source, made_from = self._source(name, width)
        if source is None:
            plain_card = self._scaled.get((name, width, 0), lambda: stand_in(name, width))
            return self._dimmed((name, width, 0), plain_card, dim)
        size = width, height(width)
        key = name, width, made_from
        return self._dimmed(key, self._scaled.get(key, lambda: grained(scaled(source, size))), dim)

    def _dimmed(self, key: tuple[str, int, int], picture: Surface, dim: float) -> Surface:
        if not dim:
            return picture
        return self._scaled.get((*key, dim), lambda: washed(picture, theme.FELT_DARK, dim))

    def turned(self, name: str, width: int, degrees: float, dim: float = 0.0) -> Surface:
        """:meth:`card` turned anticlockwise by ``degrees``; place it by its centre."""
        picture = self.card(name, width, dim)
        _, made_from = self._source(name, width)
        come = name in self._small
        return turned(("card", name, width, made_from, come, dim), picture, degrees)


def stand_in(name: str, width: int) -> Surface:
    """A plain card with its index large enough to play by."""
    high = height(width)
    made = blank((width, high))
    units = width / 186
    rect = made.get_rect()
    made.blit(plain.box("back" if name == BACK else "card", width, high, units), (0, 0))
    if name == BACK:
        flower = plain.suit("T", max(8, width // 2), theme.GILT)
        made.blit(flower, flower.get_rect(center=rect.center), None, pygame.BLEND_PREMULTIPLIED)
        return made
    letter = "T" if name == "F" else name[0]
    sign_px = max(8, round(width * 0.2))
    _index(made, name, letter, sign_px, units)
    large = plain.suit(letter, max(8, width // 2))
    made.blit(large, large.get_rect(center=rect.center), None, pygame.BLEND_PREMULTIPLIED)
    return made


def _index(made: Surface, name: str, letter: str, sign_px: int, units: float) -> None:
    words = "F" if name == "F" else name[1:]
    small = measured((1280, 720))
    block = text.fit(words, "index", small, made.get_width() // 3)
    colour = theme.SUITS[letter]
    corner = blank((max(8, round(52 * units)), max(8, round(98 * units))))
    drawn = blank((max(1, block.width), block.height))
    text.draw(drawn, block, drawn.get_rect(), colour)
    wide = corner.get_width()
    share = min(wide / drawn.get_width(), wide / drawn.get_height())
    lettering = pygame.transform.smoothscale_by(drawn, share)
    stick(corner, lettering, lettering.get_rect(midtop=(wide // 2, 0)))
    sign = plain.suit(letter, min(sign_px, wide))
    stick(corner, sign, sign.get_rect(midtop=(wide // 2, lettering.get_height() - sign_px // 6)))
    inset = max(2, round(8 * units))
    made.blit(corner, (inset, inset), None, pygame.BLEND_PREMULTIPLIED)
    other = pygame.transform.rotate(corner, 180)
    spot = other.get_rect(bottomright=(made.get_width() - inset, made.get_height() - inset))
    made.blit(other, spot, None, pygame.BLEND_PREMULTIPLIED)


DECK = Deck()
"""The one deck of the game."""
