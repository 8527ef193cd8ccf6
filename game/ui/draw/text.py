"""Text: fonts by role, wrapping, fitting, and signs of suits and buttons within a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pygame import Rect, Surface, Vector2

from ...engine.plain_text import ELLIPSIS, SPACES, CleaningTable, shapes
from ...view.bindings import SHAPES
from ...view.units import Metrics, TextRole
from ...view.words import SUIT_SIGNS
from . import fonts, signs
from .fonts import FACES, face, runs
from .pictures import premultiplied, shelf, stick
from .signs import Sign
from .theme import Colour

Align = Literal["left", "centre", "right"]

SHRUNK = 0.85
"""The minimum share of its size to which a text shrinks to stay on one line; below that it is wrapped, never cut."""
LONGEST = 4_000
"""The maximum number of letters of a text that are laid out; a page of a book has half as many."""
_written = shelf(0.6)
_SIGNS = {**{sign: Sign("suit", suit) for suit, sign in SUIT_SIGNS.items()},
          **{label: Sign("pad", label) for label in SHAPES}}
_SHOWN = CleaningTable(SPACES + "\n" + "".join(_SIGNS))
_PIECES = re.compile(f"[{''.join(_SIGNS)}]|[^{''.join(_SIGNS)}]+")

TextPiece = str | Sign
TextLine = tuple[TextPiece, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A text laid out in ``lines`` of ``role`` at ``px``, ``width`` × ``height`` pixels in size."""

    lines: tuple[TextLine, ...]
    role: TextRole
    px: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def words(self) -> str:
        """The whole text as one line."""
        return " ".join("".join(piece if isinstance(piece, str) else SUIT_SIGNS.get(piece.name, piece.name)
                                for piece in line)
                        for line in self.lines)


def _sign_px(px: int) -> int:
    return max(8, round(px * 0.86))


@lru_cache(4096)
def _piece_width(role: TextRole, px: int, piece: TextPiece) -> int:
    if isinstance(piece, Sign):
        return _sign_px(px) + max(1, px // 12)
    return sum(face(name, px).size(words)[0] for name, words in runs(role, piece))


def _line_width(role: TextRole, px: int, line: TextLine) -> int:
    return sum(_piece_width(role, px, piece) for piece in line)


def _set(role: TextRole, px: int, words: str) -> int:
    """The width in pixels of ``words`` on one line."""
    return _line_width(role, px, _pieces(words))


@lru_cache(64)
def _line_height(role: TextRole, px: int) -> int:
    return max(face(FACES[role], px).get_linesize(), round(px * 1.22))


def line_height(role: TextRole, metrics: Metrics) -> int:
    """The distance in pixels between two lines of ``role``."""
    return _line_height(role, metrics.text_px(role))


def width(text: str, role: TextRole, metrics: Metrics) -> int:
    """The width in pixels of ``text`` on one line of ``role``."""
    return lay(text, role, metrics).width


def _pieces(word: str) -> TextLine:
    return tuple(_SIGNS.get(piece, piece) for piece in _PIECES.findall(word)) or ("",)


Fits = Callable[[str], bool]


def _most(parts: Sequence[str], at: int, glue: str, fits: Fits) -> int:
    """The number of ``parts``, from ``at`` on, that satisfy ``fits`` when joined by ``glue``.

    ``fits`` is called as rarely as possible.
    """
    low, step = 0, 1
    while at + low + step <= len(parts) and fits(glue.join(parts[at:at + low + step])):
        low, step = low + step, 2 * step
    high = min(low + step, len(parts) - at + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(glue.join(parts[at:at + middle])) else (low, middle)
    return low


SEPARATORS = ("/", "\\", *SPACES[1:])
"""The separators in a path, and the spaces between words that belong together."""


def _broken(word: str, fits: Fits) -> Iterator[str]:
    """Yield ``word``, which is wider than a whole line, in parts that satisfy ``fits``, if a single letter does.

    A path is broken after a folder, and words that belong together after a space, if that leaves at least half a line.
    """
    letters, at = fonts.clusters(word), 0
    while at < len(letters):
        count = max(1, _most(letters, at, "", fits))
        if at + count < len(letters):
            count = next((n for n in range(count, count // 2, -1) if letters[at + n - 1] in SEPARATORS), count)
        yield "".join(letters[at:at + count])
        at += count


def _wrapped(paragraph: str, fits: Fits) -> Iterator[str]:
    """Yield the lines of ``paragraph``, each of which satisfies ``fits``.

    They are broken at spaces, and within words only if a word is wider than a line.
    """
    words, at = paragraph.split(" "), 0
    while at < len(words):
        count = _most(words, at, " ", fits)
        if count:
            yield " ".join(words[at:at + count])
            at += count
            continue
        *full, words[at] = _broken(words[at], fits)
        yield from full or words[at:at + 1]
        at += not full


def _balanced(lines: list[str], fits: Fits) -> list[str]:
    """``lines`` of a paragraph, with a word moved to the last line if that has only one and the line above has enough.

    A single word below a full line looks like a mistake.
    """
    if len(lines) > 1 and " " not in lines[-1] and lines[-2].count(" ") > 1:
        above, word = lines[-2].rsplit(" ", 1)
        if above.strip() and word and fits(joined := f"{word} {lines[-1]}"):
            return [*lines[:-2], above, joined]
    return lines


@lru_cache(2048)
def _block(text: str, role: TextRole, px: int, room: int | None) -> Block:
    written = shapes(text, _SHOWN).split("\n")
    if room is not None:
        def fits(words: str) -> bool:
            return _set(role, px, words) <= room
        written = [line for part in written for line in _balanced(list(_wrapped(part, fits)), fits)]
    lines = tuple(map(_pieces, written))
    wide = max(_line_width(role, px, line) for line in lines)
    return Block(lines, role, px, wide, len(lines) * _line_height(role, px))


def _bounded(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST - 1] + ELLIPSIS


def lay(text: str, role: TextRole, metrics: Metrics, room: int | None = None) -> Block:
    """``text`` laid out in ``role``, wrapped to ``room`` pixels if given; ``\\n`` ends a line.

    Any text can be drawn: invisible characters are left out (:mod:`game.engine.plain_text`), a letter that no font has
    is drawn as a box, and an ellipsis replaces everything after :data:`LONGEST` letters.
    """
    return _block(_bounded(text), role, metrics.text_px(role), None if room is None else max(1, room))


def fit(text: str, role: TextRole, metrics: Metrics, room: int, lines: int = 1) -> Block:
    """``text`` laid out in ``room`` pixels.

    It has its full size if ``lines`` suffice, else it is a little smaller, else on more lines.
    """
    text, full = _bounded(text), metrics.text_px(role)
    least = max(1, round(full * SHRUNK))
    for px in range(full, least - 1, -1):
        block = _block(text, role, px, room if lines > 1 else None)
        if block.width <= room and len(block.lines) <= lines:
            return block
    return _block(text, role, least, max(1, room))


def _drawn(name: str, px: int, words: str, colour: Colour) -> Surface:
    return _written.get((name, px, words, colour), lambda: premultiplied(face(name, px).render(words, True, colour)))


def _draw_line(surface: Surface, line: TextLine, block: Block, at: tuple[int, int], colour: Colour) -> None:
    (x, y), seen = at, surface.get_clip()
    height = _line_height(block.role, block.px)
    if not seen.top - height < y < seen.bottom + height:
        return
    for piece in line:
        if isinstance(piece, Sign):
            px = _sign_px(block.px)
            picture = signs.drawn(piece, px, colour)
            left = x + (px - picture.get_width()) // 2
            stick(surface, picture, (left, y + (height - picture.get_height()) // 2))
            x += _piece_width(block.role, block.px, piece)
            continue
        base = y + (height + _cap_height(block.role, block.px)) // 2
        for name, words in runs(block.role, piece):
            font = face(name, block.px)
            wide = font.size(words)[0]
            if wide and seen.left - block.px < x + wide and x < seen.right + block.px:
                top = base - font.get_ascent() - _overshoot(name, block.px, words)
                stick(surface, _drawn(name, block.px, words, colour), (x, top))
            x += wide


@lru_cache(1024)
def _overshoot(name: str, px: int, words: str) -> int:
    """The pixels by which ``words`` rise above the font's ascent; pygame draws such words lower by this amount."""
    font = face(name, px)
    return max(0, *(rise[3] - font.get_ascent() for rise in font.metrics(words) if rise is not None), 0)


@lru_cache(64)
def _cap_height(role: TextRole, px: int) -> int:
    """The height of a capital letter in pixels; the visual middle of a line is half of it above the baseline."""
    capital = face(FACES[role], px).metrics("H")[0]
    assert capital is not None, role
    return capital[3]


def place(block: Block, rect: Rect, align: Align = "left") -> Rect:
    """The rectangle of ``block`` within ``rect``: vertically centred, horizontally by ``align``."""
    spot = Rect((0, 0), block.size)
    spot.centery = rect.centery
    match align:
        case "left":
            spot.left = rect.left
        case "centre":
            spot.centerx = rect.centerx
        case "right":
            spot.right = rect.right
    return spot


@lru_cache(32)
def _around(radius: float) -> tuple[tuple[int, int], ...]:
    """The offsets at which letters are drawn to surround them with an edge."""
    spots = (Vector2(radius, 0).rotate(turn * 22.5) for turn in range(16))
    return tuple({(round(spot.x), round(spot.y)) for spot in spots})


def draw(
    surface: Surface, block: Block, rect: Rect, colour: Colour, align: Align = "left", *, halo: Colour | None = None
) -> Rect:
    """Draw ``block`` at its :func:`place` in ``rect`` and return that rectangle.

    ``halo`` is the colour of an edge around the letters.
    """
    spot = place(block, rect, align)
    height = _line_height(block.role, block.px)
    ring = _around(max(1.0, block.px / 14)) if halo else ()
    for number, line in enumerate(block.lines):
        wide = _line_width(block.role, block.px, line)
        row = place(Block((line,), block.role, block.px, wide, height), Rect(spot.left, 0, spot.width, height), align)
        at = row.left, spot.top + number * height
        for dx, dy in ring:
            _draw_line(surface, line, block, (at[0] + dx, at[1] + dy), halo or colour)
        _draw_line(surface, line, block, at, colour)
    return spot


def clear_cache() -> None:
    """Drop all fonts and drawn texts, which are invalid once pygame's font module is closed."""
    for kept in (_piece_width, _line_height, _cap_height, _overshoot, _block, signs.drawn):
        kept.cache_clear()
    _written.clear()
    fonts.clear_cache()
