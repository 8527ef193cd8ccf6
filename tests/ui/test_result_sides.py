"""The result of a deal shows every side in its colour at the table, and every player's side by a sign."""

from __future__ import annotations

from game.ui.scenes.ending.figures import CountBar
from game.ui.scenes.ending.standings import Standings
from game.ui.scenes.table.scoring import ScoringScene
from game.view import words
from game.view.sides import LOOKS, camp_words, sides_seen
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at


def test_the_result_has_the_colours_of_the_table():
    for preset, players in (("piedmont", 4), ("chambery", 3), ("french", 5)):
        app = app_at(Shot("scoring", (1280, 720), preset, players, seed=2))
        scene = front(app, ScoringScene)
        table, (_, roles) = scene.table, scene.table.played_for()
        bar, lines = pages.part(scene.form, CountBar), pages.part(scene.form, Standings)
        camps = sides_seen(table.view).camps
        assert [share.name for share in bar.count.shares] == [camp_words(camp, table.name) for camp in camps]
        for share, camp in zip(bar.count.shares, camps, strict=True):
            assert {LOOKS[roles[seat]].colour for seat in camp.seats} == {share.colour}, preset
        assert [line.role for line in lines.lines] == list(roles)
        assert all(LOOKS[line.role].sign for line in lines.lines), "the own side has a sign too"
        assert words.say("game.you") in bar.count.shares[0].name or sides_seen(table.view).declared
        app.close()
