"""Charts: numbers as lines, bars and shares, with axes, and as tables for those who prefer to read."""

from .bars import Bar, Bars
from .figures import Figure, Tiles
from .line import Line, LinePlot, draw_told
from .shares import Share, Shares
from .table import Table

__all__ = ["Bar", "Bars", "Figure", "Line", "LinePlot", "Share", "Shares", "Table", "Tiles", "draw_told"]
