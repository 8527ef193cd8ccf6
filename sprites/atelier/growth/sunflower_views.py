"""The sunflower in fuller tones, and a leaf with its pale underside visible."""
from __future__ import annotations

from collections.abc import Sequence

from ..engraved import dark, printed
from ..geometry import Spot
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .sunflower_leaf import sun_leaf

GOLD, FLAME, FULL, COOL, UNDER, DISC = printed(
    "D", Tones("#FCE391", "#F2B130", "#BF6C1C", "#5A2A0A"), Tones("#FBD77A", "#EA962A", "#A9501A", "#521F08"),
    Tones("#DCE196", "#7FA355", "#40703F", "#1F3418"), Tones("#CBDDA0", "#5E9160", "#2B5C45", "#15301F"),
    Tones("#EEEFC0", "#BCC987", "#8A9E5A", "#3C4A20"), Tones("#D9973A", "#87491F", "#472512", "#241008"))
DEEP = dark("D", COOL, .44)
Row = tuple[list[Spot], float, float, float, float, int]
KINDS = (FULL, COOL, UNDER, DEEP)


def leaves(group: Group, rows: Sequence[Row], thick: float = 10) -> None:
    """Leaves: points of the spine, half-widths, share of the stalk, fold, index in `KINDS`."""
    for spots, left, right, stem, roll, kind in rows:
        sun_leaf(group, curve(spots), left, KINDS[kind], right, stem, roll, thick)
