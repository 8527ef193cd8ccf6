"""Pictures and measurements of the window are about the window."""

import pytest

from game.ai import bots, names
from game.cli import bench
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.seating import new_session
from game.ui.shots import resting
from game.ui.shots.shots import Shot, app_of
from tests.driver import front


def test_no_time_goes_into_thinking(monkeypatch):
    class Ponderous:
        def choose(self, view, rng):
            raise AssertionError("asked to think")
    for level in names.OFFERED:
        monkeypatch.setitem(bots.LEVELS, level, Ponderous())
    app = app_of(Shot("play", (1280, 720)))
    session = new_session(front(app, MenuScene).context, human=False)
    for _ in range(40):
        session.advance(ready=True)
    assert session.record.moves
    app.close()


def test_the_window_at_rest_is_measured_scene_by_scene(monkeypatch):
    """A line each, with what of a core it takes: a share, for the second that was asked for."""
    monkeypatch.setattr(resting, "SETTLED_S", 0.1)
    monkeypatch.setenv("TAROT_TRACE", "")
    lines = list(bench.idle_shares(1))
    assert [line.split("  ")[0] for line in lines] == ["menu, with music", "menu, muted",
                                                            "table, muted", "table, with music"]
    for line in lines:
        share, _, unit = line.split("  ", 1)[1].strip().partition(" % ")
        assert 0 < float(share) < 200
        assert unit == "of a core (1 s)"


def test_a_window_that_shows_nothing_is_not_measured(monkeypatch):
    monkeypatch.setattr(resting, "PATIENCE_S", 0.0)
    monkeypatch.setenv("TAROT_TRACE", "")
    with pytest.raises(TimeoutError, match="window"):
        list(resting.shares(1))
