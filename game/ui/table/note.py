"""A remark as a picture: its words on a slip of paper, with a link to the rule below."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...view import words
from ...view.units import Metrics, TextRole
from ..draw import frames, text, theme
from ..draw.pictures import shelf

#: Units: greatest width at the side of the table; padding, also of a slim note, blur and offset of the shadow.
AT_THE_SIDE = 300
SIDE, SLIM_SIDE, ABOVE, BLUR, FALL = 18, 11, 8, 6, 3
#: Text above this many percent is large.
LARGE = 125
_made = shelf(0.2)


@dataclass(frozen=True, slots=True)
class Note:
    """The words of a slip: ``head`` above, the words, ``more`` below, a ``link`` last, ``bright`` under the pointer.

    A ``slim`` one fits in a narrow column: its words are small, with little room at their sides.
    """

    text: str
    head: str = ""
    more: str = ""
    link: str = ""
    bright: bool = False
    slim: bool = False

    def rows(self, large: bool) -> list[tuple[str, TextRole, theme.Colour]]:
        """The lines with their roles and colours; with ``large`` text the head is omitted."""
        ground = theme.ON_PAPER
        rows: tuple[tuple[str, TextRole, theme.Colour], ...] = (
            ("" if large else self.head, "italic", ground.muted),
            (self.text, "small" if large or self.slim else "body", ground.ink), (self.more, "small", ground.muted),
            (self.link, "small", ground.gain if self.bright else ground.accent))
        return [row for row in rows if row[0]]


def note_picture(note: Note, metrics: Metrics, most: int) -> Surface:
    """``note`` on paper at most ``most`` pixels wide, with its shadow; the link is underlined."""
    return _made.get((note, metrics, most, words.language()), lambda: _picture(note, metrics, most))


def _picture(note: Note, metrics: Metrics, most: int) -> Surface:
    side = metrics.px(SLIM_SIDE if note.slim else SIDE)
    room = most - 2 * side
    rows = note.rows(large=metrics.text_percent > LARGE)
    blocks = [(text.lay(said, role, metrics, room), colour) for said, role, colour in rows]
    inner = Rect(0, 0, max(block.width for block, _ in blocks), sum(block.height for block, _ in blocks))
    size = inner.width + 2 * side, inner.height + 2 * metrics.px(ABOVE)
    fall = metrics.px(FALL)
    made = frames.shadowed_frame("tooltip", size, metrics.ui_scale, metrics.px(BLUR), (fall, fall)).copy()
    inner.center = made.get_rect().center
    for block, colour in blocks:
        spot = text.draw(made, block, Rect(inner.left, inner.top, inner.width, block.height), colour, "centre")
        inner.top += block.height
    if note.link:
        y = spot.bottom - metrics.px(3)
        pygame.draw.line(made, (*colour, 255), (spot.left, y), (spot.right, y), metrics.line)
    return made


def link_high(metrics: Metrics) -> int:
    """The pixels at the foot of a slip that its link takes."""
    return text.line_height("small", metrics) + metrics.px(ABOVE + BLUR)


def clear_cache() -> None:
    """Drop all pictures."""
    _made.clear()
