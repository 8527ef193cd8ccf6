"""Courts not drawn yet: the nearest finished figure, in the surroundings and with the index of their own suit."""
from __future__ import annotations

from collections.abc import Callable

from ..court import CourtInks, court_card
from ..svg import Group
from . import club_knight, heart_king, spade_queen

INKS = {
    "S": CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C"),
    "H": CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8"),
    "D": CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420"),
    "C": CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39"),
}
FIGURES: dict[str, Callable[[], Group]] = {
    "R": heart_king.figure, "D": spade_queen.figure, "C": club_knight.figure, "V": club_knight.page}


def draw(suit: str, rank: str) -> Group:
    """The interim card of `rank` (R, D, C, V) in `suit`."""
    return court_card(FIGURES[rank](), rank, suit, INKS[suit])
