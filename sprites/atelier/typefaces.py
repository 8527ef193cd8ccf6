"""Makes the fonts in `sprites/fonts`: `python -m sprites.atelier.typefaces FOLDER`.

FOLDER contains the WOFF files of the npm packages @fontsource/amarante, alegreya-sans and sorts-mill-goudy. Amarante is
unpacked and otherwise unchanged, because its name is reserved; the others get lining figures, which the window's text
cannot select, and the letters of the latin-ext files.
"""
from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from .lettering import FONTS

FACES = {
    "AlegreyaSans": "alegreya-sans-{}-400-normal.woff",
    "AlegreyaSansItalic": "alegreya-sans-{}-400-italic.woff",
    "AlegreyaSansBold": "alegreya-sans-{}-700-normal.woff",
    "SortsMillGoudyItalic": "sorts-mill-goudy-{}-400-italic.woff",
}
AMARANTE = "amarante-latin-400-normal.woff"


def unpacked(path: Path) -> TTFont:
    """The font in the WOFF file `path`."""
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    return font


def with_lining_figures(font: TTFont) -> TTFont:
    """`font` with its lining figures in the place of the old-style ones."""
    rules = font["GSUB"].table
    lining: dict[str, str] = {}
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in rules.LookupList.Lookup[index].SubTable:
                    lining |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        table.cmap.update({code: lining.get(table.cmap[code], table.cmap[code]) for code in range(0x30, 0x3A)})
    return font


def main(folder: Path) -> None:
    """Write every face to `sprites/fonts`."""
    unpacked(folder / AMARANTE).save(FONTS / "Amarante.ttf")
    for name, pattern in FACES.items():
        with tempfile.TemporaryDirectory() as room:
            parts = [Path(room) / "latin.ttf", Path(room) / "latin-ext.ttf"]
            with_lining_figures(unpacked(folder / pattern.format("latin"))).save(parts[0])
            unpacked(folder / pattern.format("latin-ext")).save(parts[1])
            Merger().merge([str(part) for part in parts]).save(FONTS / f"{name}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
