"""Lays out words, links and small cards in lines, and tables in columns, or as lists if room is short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, Protocol

from pygame import Rect

from ...view import words
from ...view.prose import GLOSSARY, ProseTable, Run, RunStyle, inline
from ...view.units import Metrics, TextRole
from ..draw import text

Ink = Literal["ink", "muted", "accent", "link", "term"]
LinkKey = tuple[int, ...]
"""The key of the link to which a piece belongs; empty if there is none."""
LEADING, CHIP_SIDE = 4, 4
"""Units: the gap between two lines, and the padding at the sides of a small card's index."""
SPARE = 4
"""Units by which a line is narrower than its room.

Words drawn together may be a pixel wider than words drawn one by one.
"""
_ROLES: dict[tuple[TextRole, RunStyle], TextRole] = {("body", "strong"): "strong", ("body", "italic"): "italic"}
BETWEEN, AIR, INDENT = 22, 5, 14
"""Units: the gap between two columns, the padding above and below a row, the indent of a row shown as a list."""
ROLE: TextRole = "small"
RunCells = Sequence[tuple[Run, ...]]


class Filling(Protocol):
    """The texts that fill a page: facts, terms and tables."""

    def fact(self, name: str) -> str: ...
    def term(self, name: str) -> str: ...
    def table(self, name: str) -> ProseTable: ...


class Nothing:
    """The filling of pages without facts, terms and tables."""

    def fact(self, name: str) -> str:
        raise KeyError(name)

    def term(self, name: str) -> str:
        raise KeyError(name)

    def table(self, name: str) -> ProseTable:
        raise KeyError(name)


@dataclass(frozen=True, slots=True)
class Face:
    """The style of a piece; neighbouring pieces of equal style are drawn together."""

    role: TextRole
    ink: Ink
    link: LinkKey = ()
    target: str = ""
    chip: bool = False


@dataclass(frozen=True, slots=True)
class Atom:
    """A run of letters in one style, without a space."""

    words: str
    face: Face


Word = tuple[Atom, ...]


@dataclass(frozen=True, slots=True)
class SetPiece:
    """A placed piece of text: ``block`` in ``rect``, in the style ``face``; a chip has a rim."""

    block: text.Block
    rect: Rect
    face: Face

    def moved(self, x: int, y: int) -> SetPiece:
        """Return a copy moved by ``x`` and ``y`` pixels."""
        return replace(self, rect=self.rect.move(x, y))


@dataclass(frozen=True, slots=True)
class Stroke:
    """A drawing that is not text: ``rule``, ``hair``, ``row``, ``bar``, ``bullet``, or the picture of ``card``."""

    kind: str
    rect: Rect
    card: str = ""

    def moved(self, x: int, y: int) -> Stroke:
        """Return a copy moved by ``x`` and ``y`` pixels."""
        return Stroke(self.kind, self.rect.move(x, y), self.card)


@dataclass(frozen=True, slots=True)
class LaidText:
    """Pieces of text and strokes, placed from (0, 0), and their size."""

    pieces: tuple[SetPiece, ...]
    strokes: tuple[Stroke, ...]
    width: int
    height: int


def flow(
    runs: Sequence[Run], role: TextRole, metrics: Metrics, room: int, filling: Filling, key: LinkKey = (),
    ink: Ink = "ink"
) -> LaidText:
    """Lay out ``runs`` in lines of ``role``, up to ``room`` pixels wide.

    A link's key is ``key`` and the index of its run.
    """
    room = max(1, room - metrics.px(SPARE))
    lines = list(_lines(_words(runs, role, filling, key, ink), role, metrics, room))
    faces = {role, *(styled for (plain, _), styled in _ROLES.items() if plain == role)}
    high = max(text.line_height(used, metrics) for used in faces)  # every line is as high as the highest face in it
    pitch = max(high, text.line_height(role, metrics) + metrics.px(LEADING))
    pieces: list[SetPiece] = []
    wide = 0
    for number, line in enumerate(lines):
        x = 0
        for piece in _set(line, role, metrics, high):
            pieces.append(piece.moved(x, number * pitch))
            x = pieces[-1].rect.right
        wide = max(wide, x)
    return LaidText(tuple(pieces), (), wide, len(lines) * pitch)


def longest_word(runs: Sequence[Run], role: TextRole, metrics: Metrics, filling: Filling) -> int:
    """The width in pixels of the longest word of ``runs``: the minimum room that needs no breaks within words."""
    found = (_wide(word, metrics) for word in _words(runs, role, filling, (), "ink"))
    return max(found, default=0) + metrics.px(SPARE)


def _face(run: Run, role: TextRole, key: LinkKey, ink: Ink) -> Face:
    if run.target:
        ink = "term" if run.target.startswith(GLOSSARY + ".") else "link"
    elif run.style == "strong" and (role, "strong") not in _ROLES:
        ink = "accent"
    return Face(_ROLES.get((role, run.style), role), ink, key if run.target else (), run.target, run.holds == "card")


def said_by(run: Run, filling: Filling) -> str:
    match run.holds:
        case "card":
            return words.card_sign(run.words)
        case "fact":
            return filling.fact(run.words)
        case "term":
            return filling.term(run.words)
        case _:
            return run.words


def _words(runs: Sequence[Run], role: TextRole, filling: Filling, key: LinkKey, ink: Ink) -> Iterator[Word]:
    """Yield the words of ``runs``; letters without a space between them are one word, even in several styles."""
    word: list[Atom] = []
    for number, run in enumerate(runs):
        face = _face(run, role, (*key, number), ink)
        first, *more = [said_by(run, filling)] if face.chip else said_by(run, filling).split(" ")
        word += [Atom(first, face)] if first else []
        for part in more:
            if word:
                yield tuple(word)
            word = [Atom(part, face)] if part else []
    if word:
        yield tuple(word)


def _wide(word: Word, metrics: Metrics) -> int:
    return sum(text.width(atom.words, atom.face.role, metrics)
               + (2 * metrics.px(CHIP_SIDE) + 2 * metrics.px(1) if atom.face.chip else 0) for atom in word)


def _lines(found: Iterator[Word], role: TextRole, metrics: Metrics, room: int) -> Iterator[list[Word]]:
    space = text.width(" ", role, metrics)
    line: list[Word] = []
    used = 0
    for whole in found:
        for word in [whole] if _wide(whole, metrics) <= room else _broken(whole, metrics, room):
            wide = _wide(word, metrics)
            if line and used + space + wide > room:
                yield line
                line, used = [], 0
            used += wide + (space if line else 0)
            line.append(word)
    if line:
        yield line


def _broken(word: Word, metrics: Metrics, room: int) -> list[Word]:
    """Divide ``word``, which is wider than a line, into parts that fit."""
    letters = [part for atom in word
               for part in ([atom] if atom.face.chip else [Atom(letter, atom.face) for letter in atom.words])]
    parts: list[list[Atom]] = [[]]
    for letter in letters:
        if parts[-1] and _wide((*parts[-1], letter), metrics) > room:
            parts.append([])
        parts[-1].append(letter)
    return [tuple(_joined(part)) for part in parts]


def _joined(atoms: Sequence[Atom]) -> Iterator[Atom]:
    for face, same in groupby(atoms, key=lambda atom: atom.face):
        if face.chip:
            yield from same
        else:
            yield Atom("".join(atom.words for atom in same), face)


def _set(line: Sequence[Word], role: TextRole, metrics: Metrics, high: int) -> Iterator[SetPiece]:
    """Yield the pieces of ``line``, placed; words of one style are drawn together."""
    atoms: list[Atom] = []
    plain = Face(role, "ink")
    for word in line:
        if atoms:
            same = atoms[-1].face if atoms[-1].face == word[0].face and not word[0].face.chip else plain
            atoms.append(Atom(" ", same))
        atoms += word
    gap = 0
    for atom in _joined(atoms):
        block = text.lay(atom.words, atom.face.role, metrics)
        if not atom.words.strip():
            gap += block.width
            continue
        side = metrics.px(1) if atom.face.chip else 0
        around = 2 * metrics.px(CHIP_SIDE) if atom.face.chip else 0
        yield SetPiece(block, Rect(gap + side, 0, block.width + around, high), atom.face)
        gap = side


def lay_sheet(sheet: ProseTable, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    """Lay out the table ``sheet`` in ``room`` pixels; a link's key is ``key``, its row and its column."""
    rows = [[inline(cell) for cell in row] for row in (sheet.head, *sheet.rows)]
    widths = _widths(rows, metrics, room, filling)
    if widths is None:
        return _as_lists(sheet, rows, metrics, room, filling, key)
    return _in_columns(sheet, rows, widths, metrics, filling, key)


def _widths(rows: Sequence[RunCells], metrics: Metrics, room: int, filling: Filling) -> list[int] | None:
    """The widths of the columns: wider than their cells need, to fill the room, or with the widest ones reduced.

    Returns None if words would have to break.
    """
    columns = [[row[number] for row in rows] for number in range(len(rows[0]))]
    roomy = 10 * room
    wanted = [max(flow(cell, ROLE, metrics, roomy, filling).width for cell in column) + metrics.px(6)
              for column in columns]
    least = [max(longest_word(cell, ROLE, metrics, filling) for cell in column) for column in columns]
    room -= metrics.px(BETWEEN) * (len(columns) - 1)
    if sum(wanted) <= room:
        return [wide + (room - sum(wanted)) // len(wanted) for wide in wanted]
    if sum(least) > room:
        return None
    widths = list(least)
    for left, number in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        share = widths[number] + (room - sum(widths)) // (len(widths) - left)
        widths[number] = min(max(wanted[number], least[number]), share)
    return widths


def _in_columns(
    sheet: ProseTable, rows: Sequence[RunCells], widths: Sequence[int], metrics: Metrics, filling: Filling, key: LinkKey
) -> LaidText:
    pieces: list[SetPiece] = []
    strokes: list[Stroke] = []
    air, between = metrics.px(AIR), metrics.px(BETWEEN)
    wide = sum(widths) + between * (len(widths) - 1)
    top = 0
    for number, row in enumerate(rows):
        cells = [flow(cell, ROLE, metrics, width, filling, (*key, number, column), "ink" if number else "muted")
                 for column, (cell, width) in enumerate(zip(row, widths, strict=True))]
        tall = max(cell.height for cell in cells) + 2 * air
        if number - 1 in sheet.marked:
            strokes.append(Stroke("row", Rect(0, top, wide, tall)))
        left = 0
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            pieces += _cell(cell, left, top + air, width if column in sheet.numbers else 0)
            left += width + between
        top += tall
        strokes.append(Stroke("rule" if number == 0 else "hair", Rect(0, top, wide, metrics.px(1))))
    return LaidText(tuple(pieces), tuple(strokes), wide, top + metrics.px(2))


def _cell(cell: LaidText, left: int, top: int, flush: int) -> list[SetPiece]:
    """The pieces of ``cell``, placed; aligned right within ``flush`` pixels, if that is not 0."""
    aside = max(0, flush - cell.width) if flush else 0
    return [piece.moved(left + aside, top) for piece in cell.pieces]


def _as_lists(
    sheet: ProseTable, rows: Sequence[RunCells], metrics: Metrics, room: int, filling: Filling, key: LinkKey
) -> LaidText:
    """Lay out each row as a list: its first cell, then the heading and the cell of each other column."""
    pieces: list[SetPiece] = []
    strokes: list[Stroke] = []
    top, indent = 0, metrics.px(INDENT)
    for number, row in enumerate(rows[1:], 1):
        start = top
        for column, cell in enumerate(row):
            if not cell:
                continue
            head = rows[0][column]
            runs = cell if column == 0 else (*head, Run(": "), *cell) if head else cell
            aside = indent if column else 0
            ink: Ink = "ink" if column else "accent"
            lines = flow(runs, ROLE, metrics, room - aside, filling, (*key, number, column), ink)
            pieces += _cell(lines, aside, top, 0)
            top += lines.height
        if number - 1 in sheet.marked:
            strokes.append(Stroke("row", Rect(0, start, room, top - start)))
        strokes.append(Stroke("hair", Rect(0, top + metrics.px(2), room, metrics.px(1))))
        top += metrics.px(2 * AIR)
    return LaidText(tuple(pieces), tuple(strokes), room, top)
