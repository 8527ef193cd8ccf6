"""Charts of numbers as lines, bars and shares with axes, and tables of numbers."""

from .bars import Bar, Bars, ShareBar, Shares
from .line import Curve, LinePlot, draw_told
from .table import FigureTile, NumberTable

__all__ = ["Bar", "Bars", "Curve", "FigureTile", "LinePlot", "NumberTable", "ShareBar", "Shares", "draw_told"]
