"""Text: faces by role, wrapping, fitting, and suit signs inside a line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Literal

from pygame import Rect, Surface, Vector2

from . import faces, signs
from .faces import FACES, face, runs
from .pictures import ready, shelf, stick
from .signs import Sign
from .theme import Colour
from .units import Metrics, Role
from .words import SUIT_SIGNS

Align = Literal["left", "centre", "right"]

SHRUNK = 0.85
"""A text may lose this much of its size to stay on one line; beyond that it is wrapped, never cut."""
_written = shelf(0.6)
_SUITS = {sign: Sign("suit", suit) for suit, sign in SUIT_SIGNS.items()}
_PIECES = re.compile(f"[{''.join(_SUITS)}]|[^{''.join(_SUITS)}]+")

Piece = str | Sign
Line = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A text laid out in ``lines`` of ``role`` at ``px``; ``width`` and ``height`` in pixels are what it covers."""

    lines: tuple[Line, ...]
    role: Role
    px: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height


def _sign_px(px: int) -> int:
    return max(8, round(px * 0.86))


@lru_cache(4096)
def _piece_width(role: Role, px: int, piece: Piece) -> int:
    if isinstance(piece, Sign):
        return _sign_px(px) + max(1, px // 12)
    return sum(face(name, px).size(words)[0] for name, words in runs(role, piece))


def _line_width(role: Role, px: int, line: Line) -> int:
    return sum(_piece_width(role, px, piece) for piece in line)


@lru_cache(64)
def _line_height(role: Role, px: int) -> int:
    return max(face(FACES[role], px).get_linesize(), round(px * 1.22))


def line_height(role: Role, metrics: Metrics) -> int:
    """Pixels from one line of ``role`` to the next."""
    return _line_height(role, metrics.text_px(role))


def width(text: str, role: Role, metrics: Metrics) -> int:
    """Pixels ``text`` takes on one line of ``role``."""
    return lay(text, role, metrics).width


def _pieces(word: str) -> Line:
    return tuple(_SUITS.get(piece, piece) for piece in _PIECES.findall(word)) or ("",)


def _glued(line: Line, piece: Piece) -> Line:
    """``line`` and ``piece`` with nothing between; text beside text becomes one piece, so that it is set as one."""
    if line and isinstance(line[-1], str) and isinstance(piece, str):
        return (*line[:-1], line[-1] + piece)
    return (*line, piece)


def _joined(line: Line, word: Line) -> Line:
    """``line``, a space, ``word``."""
    return reduce(_glued, (" ", *word), line) if line else word


def _broken(word: Line, role: Role, px: int, room: int) -> list[Line]:
    """``word`` in parts that each fit ``room``: only for a word wider than a whole line."""
    parts: list[Line] = []
    for piece in word:
        for atom in [piece] if isinstance(piece, Sign) else list(piece):
            last = parts[-1] if parts else ()
            glued = _glued(last, atom)
            if parts and _line_width(role, px, glued) <= room:
                parts[-1] = glued
            else:
                parts.append((atom,))
    return parts


def _wrapped(text: str, role: Role, px: int, room: int | None) -> tuple[Line, ...]:
    lines: list[Line] = []
    for paragraph in text.split("\n"):
        line: Line = ()
        for word in map(_pieces, paragraph.split(" ")):
            longer = _joined(line, word)
            if room is None or _line_width(role, px, longer) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(word, role, px, room) if _line_width(role, px, word) > room else [word]
            lines += full
        lines.append(line)
    return tuple(lines)


@lru_cache(2048)
def _block(text: str, role: Role, px: int, room: int | None) -> Block:
    lines = _wrapped(text, role, px, room)
    wide = max(_line_width(role, px, line) for line in lines)
    return Block(lines, role, px, wide, len(lines) * _line_height(role, px))


def lay(text: str, role: Role, metrics: Metrics, room: int | None = None) -> Block:
    """``text`` in ``role``, wrapped to ``room`` pixels if given; ``\\n`` ends a line."""
    return _block(text, role, metrics.text_px(role), None if room is None else max(1, room))


def fit(text: str, role: Role, metrics: Metrics, room: int, lines: int = 1) -> Block:
    """``text`` in ``room`` pixels: at full size if ``lines`` suffice, else a little smaller, else on more lines."""
    full = metrics.text_px(role)
    least = max(1, round(full * SHRUNK))
    for px in range(full, least - 1, -1):
        block = _block(text, role, px, room if lines > 1 else None)
        if block.width <= room and len(block.lines) <= lines:
            return block
    return _block(text, role, least, max(1, room))


def _drawn(name: str, px: int, words: str, colour: Colour) -> Surface:
    return _written.get((name, px, words, colour), lambda: ready(face(name, px).render(words, True, colour)))


def _draw_line(surface: Surface, line: Line, block: Block, at: tuple[int, int], colour: Colour) -> None:
    x, y = at
    height = _line_height(block.role, block.px)
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
            top = base - font.get_ascent() - _overshoot(name, block.px, words)
            stick(surface, _drawn(name, block.px, words, colour), (x, top))
            x += font.size(words)[0]


@lru_cache(1024)
def _overshoot(name: str, px: int, words: str) -> int:
    """How far the letters rise above the face's own ascent: by so much pygame draws them lower."""
    font = face(name, px)
    return max(0, *(rise[3] - font.get_ascent() for rise in font.metrics(words) if rise is not None), 0)


@lru_cache(64)
def _cap_height(role: Role, px: int) -> int:
    """Height of a capital: what the eye takes for the middle of a line is half of it above the foot."""
    capital = face(FACES[role], px).metrics("H")[0]
    assert capital is not None, role
    return capital[3]


def place(block: Block, rect: Rect, align: Align = "left") -> Rect:
    """Where ``block`` lies in ``rect``: in the middle of its height, ``align``ed in its width."""
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
    """Where letters are drawn again to edge them."""
    spots = (Vector2(radius, 0).rotate(turn * 22.5) for turn in range(16))
    return tuple({(round(spot.x), round(spot.y)) for spot in spots})


def draw(
    surface: Surface, block: Block, rect: Rect, colour: Colour, align: Align = "left", *, halo: Colour | None = None
) -> Rect:
    """Draw ``block`` in ``rect`` as :func:`place` puts it, which is the answer; ``halo`` edges the letters."""
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


def forget() -> None:
    """Let go of every face and drawn text: pygame's are void once its fonts are closed."""
    for kept in (_piece_width, _line_height, _cap_height, _overshoot, _block, signs.drawn):
        kept.cache_clear()
    _written.clear()
    faces.forget()
