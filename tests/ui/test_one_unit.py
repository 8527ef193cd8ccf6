"""A decision has the same cost in text, list, chart, puzzle, exercise and hint: one figure, in card points."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.ai.puzzles import puzzle_in, shipped
from game.ai.search.action_values import ActionValue
from game.ai.teaching.advice import Advice, Hint, graded
from game.ai.teaching.review import Decision, Verdict
from game.ui.charts import LinePlot
from game.ui.scenes.review import lost
from game.ui.table.hint import HintText, hint_rows
from game.ui.widgets.base import walk
from game.view import moments, puzzles, words
from game.view.moments import ReviewItem, cost_of, cost_words, half_points, lost_figure
from tests.ai.test_reasons import late
from tests.builders import actions
from tests.ui.pages import texts
from tests.ui.test_review import finished, opened, record_of

FIGURE = re.compile(r"\d*½|\d+")


def last_figure(text: str) -> int:
    """The last number in ``text``, in half points."""
    found = FIGURE.findall(text.replace("(s)", ""))[-1]
    return 2 * int(found.rstrip("½") or 0) + found.endswith("½")


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_one_loss_has_one_figure_wherever_it_is_shown(code: str) -> None:
    """The losses range from the least that is called worse to that of a whole deal."""
    seen = late("SV H2", "S5 H3", "S7 H4", "SD S2", play="SV S5 S7").seen(3)
    done, best = actions("play S2"), actions("play SD")
    puzzle = puzzle_in(shipped()[0].line)
    words.use(code)
    try:
        for loss in (0.51, 0.74, 0.76, 1.26, 2.5, 2.74, 3.49, 4.5, 7.2, 10.25, 35.5):
            verdict = Verdict(done, best, loss, 0.1, graded(loss, 0.1), -loss, 0.0, points=41.3)
            item = ReviewItem(Decision(0, seen, done), verdict)
            values = (ActionValue(best, 9.0, 0.1, 0.0, 0.1, 3.0, 8), ActionValue(done, 1.0, 0.1, loss, 0.1, 1.0, 8))
            rows = hint_rows(HintText(Hint(seen), str, lambda card: (0, int(card))), Advice(values, ()))
            chart = moments.outlook(item)
            assert chart is not None
            other = replace(puzzle, choices=(puzzle.choices[0], replace(puzzle.choices[1], behind=loss)))
            wrong = puzzles.puzzle_item(other, other.choices[1].plans[0])
            assert wrong is not None
            figures = {
                "text": last_figure(moments.sentence(item)), "list": last_figure(lost(verdict)),
                "chart": chart[1] - chart[0], "exercise": last_figure(cost_words("practice.cost", cost_of(verdict))),
                "hint": last_figure(rows[1].figure), "sum": moments.whole_cost([item]),
                "puzzle": last_figure(moments.sentence(wrong)),
                "puzzle's table": last_figure(lost_figure(half_points(other.choices[1].behind)))}
            assert len(set(figures.values())) == 1, (loss, figures)
            assert abs(figures["list"] / 2 - loss) <= 0.25, (loss, figures)
    finally:
        words.use("en")


def test_what_is_not_called_worse_costs_nothing_anywhere() -> None:
    """The loss is within its error."""
    seen = late("SV H2", "S5 H3", "S7 H4", "SD S2", play="SV S5 S7").seen(3)
    verdict = Verdict(actions("play S2"), actions("play SD"), 2.7, 1.5, graded(2.7, 1.5), -40.0, 0.0, points=41.3)
    item = ReviewItem(Decision(0, seen, verdict.done), verdict)
    assert (verdict.grade, lost(verdict), moments.whole_cost([item])) == ("good", "", 0)
    assert moments.outlook(item) == (83, 83)


def test_the_chart_of_a_review_is_in_the_card_points_of_its_list() -> None:
    for game in ("chambery", "french players=4"):
        person, scene = opened(record=record_of(game))
        finished(person, scene)
        plot = next(w for w in walk(scene.form.root) if isinstance(w, LinePlot))
        shown = [one for one in scene.deal.found if one.decision.seen.phase != "auction"]
        done, best = (line.ys for line in plot.lines)
        assert [(high - low) * 2 for low, high in zip(done, best, strict=True)] == \
            [*(cost_of(one.verdict) for one in shown), 0], game
        assert done[-1] * 2 == scene.deal.counted
        written = texts(scene.form)
        assert words.say("review.axis_points") in written, "the unit stands at the axis"
        total = sum(cost_of(one.verdict) for one in scene.deal.found)
        assert any(words.halves(total) in one for one in written if " · " in one), "and the list adds up to it"
