"""In large text the most important text grows first: the trick, the prompt, the goal; the tools last, at one table."""

from itertools import pairwise

import pytest

from game.ui.scenes.table.table_scene import TableScene
from game.ui.table import crest, panels
from game.ui.widgets import walk
from game.ui.widgets.button import Tool
from game.view.table.goal import left_to_win
from game.view.units import TEXT_PERCENTS, measured
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at


@pytest.fixture
def written(monkeypatch):
    """The height in pixels of every line of the crest and of every ribbon, by its words."""
    heights: dict[str, int] = {}

    def noted(module, name, at):
        plain = getattr(module, name)

        def heard(said, *args, **more):
            metrics, role = at(args)
            heights[said] = metrics.text_px(role)
            return plain(said, *args, **more)
        monkeypatch.setattr(module, name, heard)
    noted(crest, "label", lambda args: (args[1], args[0]))
    noted(panels, "ribbon_picture", lambda args: (args[0], "button"))
    return heights


@pytest.mark.parametrize(("preset", "players", "language"), [
    ("chambery", 3, "it"), ("chambery", 5, "de"), ("french", 4, "fr"), ("french", 5, "en"), ("french", 6, "de")])
def test_each_size_of_text_makes_what_is_needed_larger_or_leaves_it(preset, players, language, written):
    app = app_at(Shot("play", (1280, 720), preset, players, 3, language))
    scene, sizes = front(app, TableScene), []
    goal, _ = scene.table.played_for()
    assert goal is not None
    for percent in TEXT_PERCENTS:
        crest.clear_cache()
        scene.resize(measured((1280, 720), percent))
        app.step([], 0.0)
        drawn = pages.drawn(scene)
        asked = written[scene.said]
        sizes.append((scene.table.layout.trick(0).width, asked, written[left_to_win(goal)]))
        tools = [one for one in walk(scene.form.root) if isinstance(one, Tool)]
        assert tools
        assert all(one.metrics.text_px("small") <= asked for one in tools)
        prompt = next(item.rect for item in drawn if item.key == ("hud", "prompt"))
        assert abs(prompt.centerx - 640) <= 1
    for before, after in pairwise(sizes):
        assert all(more >= less for less, more in zip(before, after, strict=True)), sizes
    last = 2 if goal.oudlers and goal.called else 3  # oudlers and a called King leave no room for the goal to grow
    assert all(more > less for less, more in zip(sizes[0][:last], sizes[-1][:last], strict=True)), sizes
    app.close()
