"""Pictures and measurements of the window are about the window."""

from game.ai import bots, names
from game.ui.scenes.table.seating import new_session
from game.ui.shots.shots import Shot, app_of


def test_no_time_goes_into_thinking(monkeypatch):
    class Ponderous:
        def choose(self, view, rng):
            raise AssertionError("asked to think")
    for level in names.OFFERED:
        monkeypatch.setitem(bots.LEVELS, level, Ponderous())
    app = app_of(Shot("play", (1280, 720)))
    session = new_session(app.scenes.top.context, human=False)
    for _ in range(40):
        session.advance(ready=True)
    assert session.record.moves
    app.close()
