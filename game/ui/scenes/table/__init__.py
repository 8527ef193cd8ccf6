"""The scenes at the table; importing this package makes each known to the others (``table_scene.SCENES``)."""

from . import bidding, play, scoring

ALL = (bidding.BiddingScene, play.PlayScene, scoring.ScoringScene)
