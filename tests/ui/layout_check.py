"""Finds widgets that overlap, leave their parent, or cannot hold their words, in any scene with a form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pygame import Rect

from game.ui.widgets import Column, Form, ScrollArea, Widget, Written
from game.ui.widgets.prose import Prose
from game.view.units import Metrics

SLACK = 1
"""Pixels lost by rounding."""
APART, ROOM = 6, 12
"""Pixels: twice the least gap between two texts of a line, and what a column may leave empty."""


def faults(form: Form, metrics: Metrics) -> list[str]:
    """The faults in ``form`` laid out for ``metrics``, a sentence each."""
    window = Rect(0, 0, *metrics.size)
    found: list[str] = []
    for root in form.roots:
        if not window.inflate(2 * SLACK, 2 * SLACK).contains(root.rect):
            found.append(f"{named(root)} leaves the window {window.size}")
        found += _faults_in(root)
    return found


def _faults_in(widget: Widget) -> Iterator[str]:
    yield from _faults_of_words(widget)
    yield from _faults_of_children(widget, widget.children)
    for child in widget.children:
        yield from _faults_in(child)


def _faults_of_words(widget: Widget) -> Iterator[str]:
    room = widget.rect.inflate(2 * SLACK, 2 * SLACK)
    for line in widget.written():
        spot = line.spot
        wide = room.left <= spot.left and spot.right <= room.right
        high = room.top <= spot.top and spot.bottom <= room.bottom
        scrolls = widget.clips and not widget.children
        if not (wide and high) and not (scrolls and (wide or high)):
            yield f"“{said(line)}” at {tuple(spot)} does not fit {named(widget)}"
    for one, other in combinations([line.spot for line in widget.written()], 2):
        touch = one.inflate(APART, -one.height // 2).colliderect(other.inflate(0, -other.height // 2)) \
            and not isinstance(widget, Prose)
        if touch or one.inflate(-2 * SLACK, -2 * SLACK).colliderect(other.inflate(-2 * SLACK, -2 * SLACK)):
            yield f"texts of {named(widget)} overlap at {tuple(one)} and {tuple(other)}"


def _faults_of_children(widget: Widget, children: Sequence[Widget]) -> Iterator[str]:
    room = widget.rect.inflate(2 * SLACK, 2 * SLACK)
    for child in children:
        beside = child.rect.left < room.left or child.rect.right > room.right
        inside = not beside if widget.clips else room.contains(child.rect)
        if child.rect.size != (0, 0) and not inside:
            yield f"{named(child)} sticks out of {named(widget)}"
    if isinstance(widget, Column) and children and max(child.rect.bottom for child in children) < room.bottom - ROOM \
            and any(isinstance(child, ScrollArea) and child.scroller.needed for child in children):
        yield f"{named(widget)} has room for what scrolls in it"
    for one, other in combinations(children, 2):
        if one.rect.inflate(-2 * SLACK, -2 * SLACK).colliderect(other.rect.inflate(-2 * SLACK, -2 * SLACK)):
            yield f"{named(one)} overlaps {named(other)}"


def said(line: Written) -> str:
    """The words of ``line``; a picture is named in angle brackets."""
    pieces = (piece for words in line.block.lines for piece in words)
    return "".join(piece if isinstance(piece, str) else f"<{piece.name}>" for piece in pieces)


def named(widget: Widget) -> str:
    """The type of ``widget``, its first words and its rectangle."""
    words = [f"“{said(line)}”" for line in widget.written()][:1]
    return " ".join([type(widget).__name__, *words, str(tuple(widget.rect))])
