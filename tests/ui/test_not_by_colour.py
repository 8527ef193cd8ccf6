"""Everything shown by a colour is also shown by a shape or a word; shapes are compared without colours."""

from datetime import date
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game.ai.teaching.counting_aid import counted
from game.settings import Keeper, Settings
from game.ui.app.events import key
from game.ui.app.live import attach
from game.ui.charts import line
from game.ui.charts.bars import ShareBar, Shares
from game.ui.charts.line import MARKS, Curve, LinePlot, draw_mark, line_colours
from game.ui.draw import theme
from game.ui.scenes.daily import DayButton
from game.ui.scenes.ending.figures import CountBar
from game.ui.scenes.review import mark
from game.ui.scenes.table.play import PlayScene
from game.ui.table import panels
from game.ui.widgets import Widget
from game.view.result import CampShare, PointShares
from game.view.sides import sides_seen
from game.view.units import measured
from tests.driver import front
from tools.shots.shots import Shot, app_at

METRICS = measured((1280, 720))
INK = (0, 0, 0)


def shape_of(draw, size=(40, 40)) -> pygame.Mask:
    """The mask of the dark pixels drawn on paper."""
    surface, shape = Surface(size, 0, 32), pygame.mask.Mask(size)
    surface.fill(theme.PAPER)
    draw(surface)
    for x in range(size[0]):
        for y in range(size[1]):
            seen = surface.get_at((x, y))
            shape.set_at((x, y), theme.luminance((seen.r, seen.g, seen.b)) < 0.4)
    return shape


def differ(one: pygame.Mask, other: pygame.Mask) -> float:
    """The share of the pixels of two shapes that only one of them has."""
    common = one.overlap_area(other, (0, 0))
    return 1 - common / (one.count() + other.count() - common)


def part_shape(part: Widget, size=(54, 58)) -> pygame.Mask:
    part.layout(Rect(2, 2, size[0] - 4, size[1] - 4), METRICS)
    return shape_of(part.draw, size)


def test_each_line_of_a_chart_has_a_mark_of_its_own():
    assert len(MARKS) == len(line_colours())
    shapes = [shape_of(lambda surface, n=n: draw_mark(surface, n, INK, (20, 20), 5)) for n in range(len(MARKS))]
    assert min(differ(one, other) for one, other in combinations(shapes, 2)) > 0.14


@pytest.mark.parametrize("points", [6, 200])
def test_lines_are_told_apart_by_their_marks_which_are_beside_their_names(points, monkeypatch):
    drawn: list[tuple[str, int]] = []

    def noted(surface, number, colour, spot, radius):
        if radius > 3:
            drawn.append(("name" if spot[1] < plot.frame.top else "point", number))

    monkeypatch.setattr(line, "draw_mark", noted)
    ys = [[n * 2 for n in range(points)], [-n for n in range(points)]]
    plot = LinePlot(range(points), [Curve("one", ys[0]), Curve("other", ys[1])], "deals", "score", str)
    plot.layout(Rect(0, 0, 700, 400), METRICS)
    plot.draw(Surface((700, 400), 0, 32))
    assert drawn[:2] == [("name", 0), ("name", 1)]
    for number in (0, 1):
        assert drawn.count(("point", number)) > 4


def test_the_grades_of_a_review_have_shapes():
    shapes = [shape_of(lambda surface, g=grade: mark(surface, g, (20, 20), 9))
              for grade in ("best", "good", "doubtful", "mistake")]
    assert min(differ(one, other) for one, other in combinations(shapes, 2)) > 0.2


def test_the_days_of_a_calendar_have_shapes():
    def day(score="", *, chosen=False, why=None):
        return part_shape(DayButton(date(2026, 11, 12), score, chosen, lambda: None, why=why))

    shapes = [day(), day("+7"), day("+7", chosen=True), day(why="not yet")]
    assert min(differ(one, other) for one, other in combinations(shapes, 2)) > 0.05


def grey(surface: Surface, y: int, xs: range) -> list[float]:
    """The luminances along a row."""
    seen = [surface.get_at((x, y)) for x in xs]
    return [theme.luminance((one.r, one.g, one.b)) for one in seen]


def test_there_is_a_line_between_the_parts_of_a_bar():
    shares = Shares([ShareBar("Deals", [(26, "won", "26 won"), (25, "lost", "25 lost")])])
    shares.layout(Rect(0, 0, 600, 80), METRICS)
    surface = Surface((600, 80), 0, 32)
    surface.fill(theme.PAPER)
    shares.draw(surface)
    dark = [grey(surface, y, range(250, 500)) for y in range(80)]
    row = next(row for row in dark if row[0] < 0.2 and row[-1] < 0.2)
    assert max(row) > 0.4


def test_there_is_a_line_between_the_points_of_two_camps():
    shares = CampShare("You", "taker", 30), CampShare("They", "defenders", 38)
    bar = CountBar(PointShares(shares, 34, 68, False, "half is 34"), 1)
    bar.layout(Rect(0, 0, 500, bar.preferred(METRICS, 500)[1]), METRICS)
    surface = Surface((500, 120), 0, 32)
    surface.fill(theme.PAPER)
    bar.draw(surface)
    end = round(500 * 30 / 68)
    high = [max(grey(surface, y, range(end - 6, end + 6))) for y in range(35, 45)]
    assert min(high) > 0.7


def test_that_the_sound_is_off_is_written_even_without_captions():
    app = app_at(Shot("play", (1280, 720)))
    attach(app, Keeper(settings=Settings()))
    app.step([key(pygame.K_m)], 0.1)
    assert app.captions.shown == "[sound off]"
    app.sounds.play("card")
    assert app.captions.shown == "[sound off]"
    app.close()


def test_played_cards_are_struck_out_in_the_count_and_own_cards_underlined(monkeypatch):
    app = app_at(Shot("counting_aid", (1280, 720)))
    table = front(app, PlayScene).table
    found, lines = counted(table.view), []
    monkeypatch.setattr(pygame.draw, "line", lambda surface, colour, start, end, *_: lines.append(start[1] == end[1]))
    panels.chart(found, sides_seen(table.view), table.name, METRICS, 200)
    states = [state for _, row in panels.count_rows(found, table.session.rules) for _, state in row]
    assert states.count("gone") > 10
    assert lines == [True] * (states.count("gone") + states.count("held") + 1), "and the rule below"
    app.close()
