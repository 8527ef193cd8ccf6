"""Charts: numbers as lines, bars and shares with axes, and as tables."""

from .bars import Bar, Bars
from .figures import FigureTile, Tiles
from .line import Curve, LinePlot, draw_told
from .shares import ShareBar, Shares
from .table import NumberTable

__all__ = ["Bar", "Bars", "Curve", "FigureTile", "LinePlot", "NumberTable", "ShareBar", "Shares", "Tiles", "draw_told"]
