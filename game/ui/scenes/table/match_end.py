"""The end of a match: the winner in a garland, the standings, a chart, and a button to another match."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect, Surface

from ....view import words
from ....view.result import match_headline, match_sentence, ranks
from ....view.units import Metrics
from ...app.scene import Push, Replace, Step
from ...draw import art, theme
from ...draw.art import spread
from ...table.canvas import Item
from ...table.overlays import ProposedWay
from ...widgets import Column, Label, Row, Widget
from ..ending.sheet import QuietButton, SheetForm
from ..ending.standings import Standing, Standings, Wreath
from .after import MatchChart
from .scoring import SHEET_LAYER, ScoringScene, foot_at_bottom

#: Units: the sides of a large and of a small garland.
GARLAND, LEAST_GARLAND = 330, 190
#: Units: the height of the chart, its least height, and the padding of the paper.
CHART, LEAST_CHART, MARGIN = 230, 130, 28


class MatchEndScene(ScoringScene):
    """The end of a match: a cloth that hides the table, and the standings on paper."""

    mood = "end"

    @property
    def _winners(self) -> list[int]:
        totals = self.table.session.match.totals
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def _standings(self) -> Standings:
        table, totals = self.table, self.table.session.match.totals
        return Standings([Standing(place, table.flower(seat), table.name(seat), "none", (totals[seat],), totals[seat],
                                   seat == self.own) for place, seat in ranks(totals)])

    @cached_property
    def proposal(self) -> ProposedWay | None:
        """The proposal after the match, for example other opponents; None if there is none."""
        return self.table.links.after_match()

    def main_button(self) -> list[Widget]:
        return [self.after_match()]

    def go_on(self) -> Step:
        return self.again()

    def quiet_buttons(self) -> list[Widget]:
        table, on = self.table, theme.ON_FELT
        ways = [*self._proposed(on), QuietButton(words.lazy("end.last_deal"), self._last_deal, on=on)]
        if (judged := table.links.review) is not None and self.turning is not None:
            ways.append(QuietButton(words.lazy("review.button"), lambda: Push(judged()), on=on))
        return [*ways, QuietButton(words.lazy("menu.menu"), self.to_menu, on=on)]

    def _last_deal(self) -> Step:
        before = ScoringScene(self.table)
        before.settle()
        return Replace(before)

    def forms(self) -> list[SheetForm]:
        """The winner at the left and the paper at the right; forms for little room omit the garland or the chart."""
        table = self.table
        totals, payments = table.session.match.totals, table.session.course
        winners, felt = self._winners, theme.ON_FELT
        headline = Label(match_headline(totals, self.own, table.name), "title", align="centre", on=felt,
                         colour=felt.accent)
        by = match_sentence(totals, payments)
        sentence: list[Widget] = [Label(by, "italic", align="centre", on=felt, colour=felt.ink)] if by else []
        names = [table.name(seat) for seat in range(len(totals))]
        garlands = [Row([Wreath([table.flower(seat) for seat in winners], names[winners[0]], high)], place="centre")
                    for high in (GARLAND, LEAST_GARLAND)]
        ways = [*(Row([one], place="centre") for one in self.main_button()),
                Row(self.quiet_buttons(), 2, place="centre")]
        heads = Label(words.lazy("end.standings"), "heading"), Label(words.lazy("end.course"), "heading")
        lines = self._standings()
        charts = [MatchChart(names, payments, self.own, high) for high in (CHART, LEAST_CHART)]
        left, small = (foot_at_bottom([garland, headline, *sentence], ways) for garland in garlands)
        bare = foot_at_bottom([headline, *sentence], ways)
        papers = [Column([heads[0], lines, heads[1], charts[0]], 8), *(Column([lines, chart], 8) for chart in charts)]
        return [SheetForm((side, paper)) for garlanded in ((left, small), (bare,)) for paper in papers
                for side in garlanded] + [SheetForm((bare, Column([lines]))),
                                          SheetForm((Column([headline, *ways], 6), Column([lines])))]

    def extra_items(self) -> list[Item]:
        window = Rect(0, 0, *self.table.metrics.size)
        felt, scale = self.table.preferences.felt, self.table.metrics.ui_scale
        cloth = Item(("veil",), SHEET_LAYER - 1, window, (window.size, felt),
                     paint=lambda surface: spread(surface, felt), panel=True)
        rect = self._paper(self.table.metrics)

        def paint(surface: Surface) -> None:
            art.panel(surface, rect, scale)
        return [cloth, Item(("sheet",), SHEET_LAYER, rect, (rect.size, words.language()), paint=paint, panel=True),
                *self.part_items()]

    def _paper(self, metrics: Metrics) -> Rect:
        """The rectangle of the paper under the last column."""
        column = self.sheet.form.columns[-1]
        used = Rect(column.rect)
        used.height = max(item.rect.bottom for item in column.items) - used.top
        return used.inflate(2 * metrics.px(MARGIN), 2 * metrics.px(MARGIN)).clip(Rect(0, 0, *metrics.size))
