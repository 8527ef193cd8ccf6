"""The scenes; importing this package makes each of the table's scenes known to the others."""

from . import menu
from .table import bidding, play, scoring

ALL = (menu.MenuScene, bidding.BiddingScene, play.PlayScene, scoring.ScoringScene)
