"""The deck as a card theme of KDE's patience games, which use 52 cards (libkcardgame in https://github.com/KDE/kpat).

`index.desktop` contains the names of the theme and of its SVG file, in which every card is an element with a name such
as `1_club`, `10_heart`, `queen_spade` or `back`. Qt draws SVG Tiny, without the clip paths of the drawings: the
elements are pictures.
"""
from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator

from game import about

from .papers import AUTHOR, File, papers, picture, png

FOLDER = f"svg-{about.NAME}"
SVG = f"{about.NAME}.svgz"
PREVIEW = "preview.png"
SHOWN = "SD"
WIDTH = 460
GAP = 20
SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
RANKS = {str(n): str(n) for n in range(1, 11)} | {"V": "jack", "D": "queen", "R": "king"}
ELEMENTS = {f"{rank_name}_{suit_name}": suit + rank
            for suit, suit_name in SUITS.items() for rank, rank_name in RANKS.items()} | {"back": "back"}
"""The card or back shown by each element. The theme has no knights, trumps and Fool."""
COLUMNS = len(RANKS)


def files() -> Iterator[File]:
    """Yield every file of the theme."""
    yield f"{FOLDER}/index.desktop", index().encode()
    yield f"{FOLDER}/{SVG}", gzip.compress(drawing().encode(), 9, mtime=0)
    yield f"{FOLDER}/{PREVIEW}", png(picture(SHOWN, WIDTH))
    yield from papers(FOLDER, "COPYRIGHT")


def index() -> str:
    """The text of `index.desktop`."""
    return (f"[KDE Backdeck]\nName={about.TITLE}\nComment=Flowers, by {AUTHOR}, CC BY 4.0\nPreview={PREVIEW}\n"
            f"SVG={SVG}\nBack={about.TITLE}\n")


def drawing() -> str:
    """All cards in rows, each a picture in an element with its name."""
    width, height = picture("back", WIDTH).size
    parts = []
    for i, (element, name) in enumerate(ELEMENTS.items()):
        x, y = i % COLUMNS * (width + GAP), i // COLUMNS * (height + GAP)
        data = base64.b64encode(png(picture(name, WIDTH))).decode()
        parts.append(f'<g id="{element}"><image x="{x}" y="{y}" width="{width}" height="{height}" '
                     f'xlink:href="data:image/png;base64,{data}"/></g>\n')
    rows = -(-len(ELEMENTS) // COLUMNS)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{COLUMNS * (width + GAP)}" height="{rows * (height + GAP)}">\n'
            f'<title>{about.TITLE}, by {AUTHOR}, CC BY 4.0</title>\n{"".join(parts)}</svg>\n')
