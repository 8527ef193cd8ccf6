"""The pictures of the cards: read in a thread, replaced by plain cards until then, and changed for high contrast."""

from __future__ import annotations

import logging
import queue
import threading
from collections import OrderedDict, deque
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from ...threads import Errand, started
from ...view.gallery import BACK
from ...view.units import measured
from ...view.words import PRINTED, card_index
from . import plain, printing, text, theme
from .pictures import (
    SPRITES,
    blank,
    contrasted,
    fitting,
    grained,
    readable,
    report_missing,
    shelf,
    stick,
    turned,
    washed,
)
from .printing import StripCell, fitted, printed
from .transform import rotated, scaled

SMALL, LARGE = 460, 920
"""The widths in pixels in which the cards are drawn, and the names of their folders."""
NEEDED = 186
"""Units of the base window: the least width in which the deck is kept.

Cards on the table are at most two thirds as wide.
"""
KEPT = (186, 232, 290, 362, SMALL)
"""The widths in pixels in which the whole deck may be kept.

The smallest one that is sufficient for the window is used.
"""
WHOLE_PX = 13_000_000
"""The greatest number of pixels of the single cards kept in the largest size, for the close view."""
PER_FRAME = 8
"""The greatest number of pictures taken over in a frame, because the scaled copies of each must be made again."""
_log = logging.getLogger(__name__)
USUAL_BACK = "tulip"
_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R")
NAMES = ("F", *(f"T{n}" for n in range(1, 22)), *(suit + rank for suit in "SHDC" for rank in _RANKS), BACK)
PROPORTION = 1120 / 610
"""The height of a card divided by its width."""
EDGE, ROUNDING = 0.022, 0.055
"""In high contrast, as shares of the card's width: the width of the edge and the radius of its corners."""


class Faces(NamedTuple):
    """A deck: the suffix of its folder, and the share of a card's width that shows the whole index.

    The share of a quarter, for both decks, lets a hand of 30 fit in one row in every window.
    """

    folder: str
    strip: float


DECKS = {"flowers": Faces("", 0.25), "large-index": Faces("_large", 0.25)}
"""The decks by their names in the settings."""


class Want(NamedTuple):
    """A request for the card ``name`` from the file ``path``, at most ``width`` pixels wide.

    ``whole``: only this card is wanted, for the close view; otherwise the width is that of the whole deck. ``letter``
    replaces the printed one in the corners, unless empty. ``doubled``: the index is in the upper right corner too.
    ``cell``: the file has a strip of frames to be laid over the card.
    """

    name: str
    path: Path
    width: int
    whole: bool
    letter: str = ""
    doubled: bool = False
    cell: StripCell | None = None


class Deck:
    """All card pictures in ``folder``.

    :meth:`open` starts reading them, :meth:`collect` takes over those that were read.
    """

    def __init__(self, folder: Path = SPRITES / "cards") -> None:
        self._folder = folder
        self.faces, self.back = "flowers", USUAL_BACK
        self.letters = PRINTED
        """The letters of King, Queen, Cavalier and Jack."""
        self.doubled = False
        """Whether the cards on the table have an index in both upper corners."""
        self.titles = "translated"
        """The language of the flowers' names: ``translated`` as in the words, or ``printed`` as on the cards."""
        self.width = SMALL
        """The width in pixels in which all cards are kept."""
        self._kept: dict[str, Surface] = {}
        self._whole: OrderedDict[tuple[str, int], Surface] = OrderedDict()
        self._age: dict[str, int] = {}  # the number of changes of the picture behind a card's copies
        self._scaled = shelf(1.5)
        self._strips: dict[Want, Surface] = {}
        self._asked: set[Want] = set()
        self._due = 0
        self._urgent: deque[Want] = deque()
        self._arrived: queue.SimpleQueue[tuple[Want, Surface | Exception | None]] = queue.SimpleQueue()
        self._work = threading.Semaphore(0)
        self._stop = threading.Event()
        self._thread: Errand | None = None
        self._names: tuple[str, ...] = ()
        self._plain: set[str] = set()  # cards shown without their pictures so far
        self._without = False
        self.arrivals = 0
        """The number of pictures taken over; anything drawn with an older number must be drawn again."""

    def open(self, names: Iterable[str] = NAMES) -> None:
        """Begin to read the cards ``names``, those on the screen first.

        If no thread can be started, cards remain plain.
        """
        if self._thread is not None or self._without:
            return
        self._names = tuple(sorted(names, key=lambda name: name not in self._plain))
        self._ask_for_all()
        self._stop.clear()
        self._thread = started("deck", self._read)
        if self._thread is None:
            self._due = 0
            self.do_without()

    def close(self) -> None:
        """Stop reading; pictures already taken over are kept."""
        if self._thread is None:
            return
        self._stop.set()
        self._work.release()
        self._thread.join()
        self._thread = None
        self._names = ()
        self._asked.clear()
        self._urgent.clear()
        self._arrived, self._work = queue.SimpleQueue(), threading.Semaphore(0)
        self._due = 0

    def do_without(self) -> None:
        """Show plain cards from now on, because memory is short."""
        self._without = True
        for name in self._kept:
            self._age[name] = self.age(name) + 1
        self._kept.clear()
        self._whole.clear()
        self._scaled.clear()
        self._strips.clear()

    # -- the choice of pictures --------------------------------------------------------------------------------------

    def dress(self, faces: str, back: str, letters: str = PRINTED, doubled: bool = False) -> bool:
        """Change to the deck ``faces`` of :data:`DECKS` with ``back`` and ``letters``.

        Each card changes when it has been read. ``doubled``: with an index in both upper corners. Returns False if
        nothing changes.
        """
        if (faces, back, letters, doubled) == (self.faces, self.back, self.letters, self.doubled):
            return False
        self.faces, self.back, self.letters, self.doubled = faces, back, letters, doubled
        self._whole.clear()
        self._asked = {want for want in self._asked if not want.whole}
        self._ask_for_all()
        return True

    def fit(self, ui_scale: float) -> None:
        """Keep the deck as wide as a window of ``ui_scale`` needs.

        The old pictures are used until the new ones are read.
        """
        needed = min(SMALL, round(NEEDED * ui_scale))
        width = next(width for width in KEPT if width >= needed)
        if width != self.width:
            self.width = width
            self._ask_for_all()

    def _path(self, name: str, width: int) -> Path:
        """The file of ``name`` drawn ``width`` wide; the backs and the largest pictures are the same for all decks."""
        usual = name == BACK or width > SMALL
        folder = self._folder if usual else self._folder.with_name(self._folder.name + DECKS[self.faces].folder)
        own_back = name == BACK and self.back != USUAL_BACK
        return folder / str(width) / f"{name}_{self.back}.webp" if own_back else folder / str(width) / f"{name}.webp"

    # -- reading -----------------------------------------------------------------------------------------------------

    def _kept_want(self, name: str) -> Want:
        return Want(name, self._path(name, SMALL), self.width, whole=False, letter=self._letter(name),
                    doubled=self.doubled and name != BACK)

    def _whole_want(self, name: str, width: int) -> Want:
        return Want(name, self._path(name, width), width, whole=True, letter=self._letter(name))

    def _letter(self, name: str) -> str:
        """The letter to be laid over the printed one of ``name``; "" if the printed one remains."""
        printed = name[1:] if name != BACK else ""
        wished = self.letters[PRINTED.index(printed)] if printed and printed in PRINTED else ""
        return wished if wished != printed else ""

    def _ask_for_all(self) -> None:
        for name in self._names:
            self._ask(self._kept_want(name))

    def _ask(self, want: Want) -> None:
        if want in self._asked or self._without:
            return
        self._asked.add(want)
        self._due += 1
        if want.whole:
            self._urgent.appendleft(want)
        else:
            self._urgent.append(want)
        self._work.release()

    def _read(self) -> None:
        while self._work.acquire() and not self._stop.is_set():
            want = self._urgent.popleft()
            try:
                self._arrived.put((want, _printed_for(want)))
            except Exception as error:  # noqa: BLE001  handed to the main thread, which raises it
                self._arrived.put((want, error))

    def collect(self) -> bool:
        """Take over some pictures that were read; return whether cards must be drawn again."""
        news = False
        for _ in range(PER_FRAME):
            if self._arrived.empty():
                break
            want, found = self._arrived.get()
            self._due -= 1
            if isinstance(found, MemoryError):
                _log.warning("memory is short: plain cards are shown from now on")
                self.do_without()
                return True
            if isinstance(found, Exception):
                raise found
            if found is None:
                report_missing("/".join(("sprites", *want.path.parts[-3:])), want.path)
            elif self._keep(want, found):
                news = True
        return news

    def _keep(self, want: Want, found: Surface) -> bool:
        """Keep the picture ``found``, unless the deck or the window has changed since the request.

        Returns whether it was kept.
        """
        name = want.name
        if self._without:
            return False
        if want.cell is not None:
            if want in self._asked:  # the card is still shown
                self._strips[want] = found
            return want in self._asked
        if want.whole and want == self._whole_want(name, want.width):
            self._whole[name, want.width] = found
            self._let_go()
        elif not want.whole:
            self._asked.discard(want)  # read again if the window changes and changes back
            if want != self._kept_want(name):
                return False
            self._kept[name] = found
        else:
            return False
        self._age[name] = self.age(name) + 1
        self.arrivals += 1
        return True

    def _let_go(self) -> None:
        """Drop the single cards that were used least recently, if there are too many pixels."""
        while sum(s.get_width() * s.get_height() for s in self._whole.values()) > WHOLE_PX:
            (name, width), _ = self._whole.popitem(last=False)
            self._asked.discard(self._whole_want(name, width))

    @property
    def complete(self) -> bool:
        """Whether everything requested has arrived or is missing."""
        return self._due == 0

    def wait(self) -> None:
        """Wait until all cards are read, for pictures that must not show plain ones."""
        self.open()
        while not self.complete:
            self.collect()
            self._stop.wait(0.002)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _source(self, name: str, width: int) -> Surface | None:
        """The best picture available for a card ``width`` wide, None if there is none.

        If a better one exists, it is requested.
        """
        kept = self._kept.get(name)
        if width <= (self.width if kept is None else kept.get_width()):
            return kept
        drawn = SMALL if width <= SMALL else LARGE
        whole = self._whole.get((name, drawn))
        if whole is not None:
            self._whole.move_to_end((name, drawn))
            return whole
        if drawn > self.width:
            self._ask(self._whole_want(name, drawn))
        return self._whole.get((name, SMALL), kept)

    def card(self, name: str, width: int, dim: float = 0.0) -> Surface:
        """The card ``name`` (``SR``, ``T21``, ``F``, ``back``) ``width`` pixels wide, premultiplied, without waiting.

        Until the picture has been read this is a plain card with its index. ``dim`` (0-1) tints the card with the felt.
        """
        source = self._source(name, width)
        if source is None:
            self._plain.add(name)
            key = f"{name} {self.letters}", width, -1
            return self._dimmed(key, self._scaled.get(key, lambda: stand_in(name, width)), dim)
        key = name, width, self.age(name)
        return self._dimmed(key, self._scaled.get(key, lambda: _copy(source, width)), dim)

    def strip(self, name: str, cell: StripCell, width: int) -> Surface | None:
        """The frames of the strip ``name`` for a card ``width`` pixels wide; None until they have been read."""
        path = self._folder.with_name("plates") / "living" / f"{name}.webp"
        want = Want(name, path, width, whole=width > self.width, cell=cell)
        self._ask(want)
        return self._strips.get(want)

    def drop_strips(self) -> None:
        """Forget the frames of all strips, because another card is shown."""
        self._strips.clear()
        self._asked = {want for want in self._asked if want.cell is None}

    def age(self, name: str) -> int:
        """The number of times that the picture of ``name`` has changed.

        Anything made at another age must be made again.
        """
        return self._age.get(name, 0)

    def _dimmed(self, key: tuple[str, int, int], picture: Surface, dim: float) -> Surface:
        if not dim:
            return picture
        return self._scaled.get((*key, dim), lambda: washed(picture, theme.FELT_DARK, dim))

    def turned(self, name: str, width: int, degrees: float, dim: float = 0.0) -> Surface:
        """The card ``name`` turned anticlockwise by ``degrees``, to be placed by its centre.

        The other arguments are those of :meth:`card`.
        """
        picture = self.card(name, width, dim)
        return turned(("card", name, width, self.age(name), dim), picture, degrees)


def _read_for(want: Want) -> Surface | None:
    """Read the picture for ``want``; None if it cannot be read, MemoryError if memory is short."""
    found = readable(want.path)
    if found is not None and want.letter:
        printing.lay_letter(found, want.path, want.name[0], want.letter)
    if found is not None and want.doubled:
        printing.double_index(found, want.path.parts[-3])
    if found is not None and found.get_width() > want.width:
        found = scaled(found, (want.width, height(want.width)))
    return found


def _printed_for(want: Want) -> Surface | None:
    """Read the picture for ``want``: a card, with the look of a print for the close view, or the frames of a strip."""
    found = _read_for(want) if want.cell is None else readable(want.path)
    if found is not None and want.whole:
        found = printed(found)
    return found if found is None or want.cell is None else fitted(found, want.cell, want.width)


def _copy(source: Surface, width: int) -> Surface:
    """``source`` as a card ``width`` wide with the grain of paper, in high contrast white with a black edge.

    ``source`` itself does not change.
    """
    size = width, height(width)
    made = source.copy() if source.get_size() == size else scaled(source, size)
    return framed(contrasted(made)) if theme.LOOK.high_contrast else grained(made)


DECK = Deck()
"""The deck of the game."""


__all__ = ["BACK", "DECK", "NAMES", "PROPORTION", "Deck", "height"]


def height(width: int) -> int:
    """The height in pixels of a card ``width`` wide."""
    return round(width * PROPORTION)


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
    words = "F" if name == "F" else card_index(name)
    small = measured((1280, 720))
    block = text.fit(words, "index", small, made.get_width() // 3)
    colour = theme.SUITS[letter]
    corner = blank((max(8, round(52 * units)), max(8, round(98 * units))))
    drawn = blank((max(1, block.width), block.height))
    text.draw(drawn, block, drawn.get_rect(), colour)
    wide = corner.get_width()
    lettering = scaled(drawn, fitting(drawn, (wide, wide)))
    stick(corner, lettering, lettering.get_rect(midtop=(wide // 2, 0)))
    sign = plain.suit(letter, min(sign_px, wide))
    stick(corner, sign, sign.get_rect(midtop=(wide // 2, lettering.get_height() - sign_px // 6)))
    inset = max(2, round(8 * units))
    made.blit(corner, (inset, inset), None, pygame.BLEND_PREMULTIPLIED)
    other = rotated(corner, 180)
    spot = other.get_rect(bottomright=(made.get_width() - inset, made.get_height() - inset))
    made.blit(other, spot, None, pygame.BLEND_PREMULTIPLIED)


def framed(card: Surface) -> Surface:
    """Draw an ink edge around ``card``, with a white one inside, which dark cards need; return ``card`` itself."""
    wide = card.get_width()
    edge, radius = max(2, round(wide * EDGE)), round(wide * ROUNDING)
    outline = blank(card.get_size())
    plain.rounded(outline, outline.get_rect(), (255, 255, 255), radius)
    card.blit(outline, (0, 0), None, pygame.BLEND_RGBA_MULT)
    lines = (theme.INK, 0), (theme.PAPER, edge), (plain.HOLE, 2 * edge)
    plain.nested(card, card.get_rect(), radius, lines)
    return card
