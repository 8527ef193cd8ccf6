"""The end of a deal, and that of a match: the result, its calculation, the standings, and the next steps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....club.study import DealReview
from ....engine.phases.over import Over
from ....engine.rules import Seat
from ....view import words
from ....view.moments import praise
from ....view.result import count_of, deal_headline, deal_sentence, match_headline, match_sentence, ranks, reckoned
from ....view.table.prompts import Prompt
from ....view.turning import Turning
from ....view.units import Metrics
from ...app.events import is_press
from ...app.scene import Answer, Pop, Push, Replace, Step, veil
from ...draw import art, theme
from ...draw.art import spread
from ...draw.theme import Ground
from ...table import panels
from ...table.canvas import Item
from ...table.overlays import AlbumNews, ProposedWay
from ...table.table import Table
from ...widgets import Button, Column, Form, Label, QuietButton, Row, Space, Widget
from ...widgets.boxes import Floor
from ..ending.figures import CountBar, Growing, SumRow
from ..ending.memory import TrickPlate, telling_trick
from ..ending.sheet import EndSheet, PressedFlowers, SheetForm, album_link
from ..ending.standings import Standing, Standings, Wreath
from ..paper import Overlay
from .after import HandsScene, MatchChart, account
from .menu import left
from .table_scene import TableScene

#: The seconds for which a demonstration shows the sheet.
DEMO_SECONDS = 8.0
SHEET_LAYER = 3500.0


class ScoringScene(TableScene):
    """Shows the sheet over the table, on which the cards remain."""

    stages = ("scoring",)
    spares = True

    def __init__(self, table: Table, *, again: bool = False) -> None:
        """Show the sheet of the last deal of ``table``; if it is shown ``again``, without motion and sound."""
        super().__init__(table)
        self._seen = 0.0
        self.sheet = EndSheet([SheetForm((Column([]),))])
        pace = table.preferences.pace
        still = again or not pace.travel or not pace.cards or table.tutor is not None
        self._elapsed = math.inf if still else 0.0
        self._drawn: list[tuple[object, ...]] = []
        """The states in which the parts were last drawn."""
        self._rustled = again
        """Whether the sound for new flowers in the album has played."""
        self._counted: float = math.inf if again else 0
        """The number of tiles of the sum whose sound has played."""
        self._reviewed = False
        """Whether the complete review has been displayed."""

    # -- texts ---------------------------------------------------------------------------------------------------------

    @property
    def own(self) -> Seat | None:
        """The seat of the player at the screen; None if only bots play."""
        return None if self.table.demo else self.table.session.viewer

    @cached_property
    def turning(self) -> Turning | None:
        """The analysis of the deal; None if it was not played."""
        state = self.table.session.state
        return Turning(state) if isinstance(state, Over) and state.score is not None else None

    @cached_property
    def review(self) -> DealReview | None:
        """The review of the player's decisions, which begins after a lost deal; None if there is none."""
        if self.own is None or self.turning is None:
            return None
        lost = self.table.session.payments[-1][self.own] < 0
        return self.table.links.judged(lost and self.table.preferences.remarks)

    @property
    def praise(self) -> str:
        """The quality of the play in a lost deal, in words; empty until the review is complete, and for other deals."""
        return praise(self.review.found, self.review.paid) if self._reviewed and self.review is not None else ""

    def headlines(self) -> list[Widget]:
        """The player's result; for a lost deal, the quality of the play comes first."""
        table, board = self.table, self.table.stage.board
        paid = table.session.payments[-1]
        said = deal_headline(paid, board.end or "played", self.own, table.name, board.sits_out)
        if self.praise:
            return [Label(self.praise, "title", colour=theme.ON_PAPER.gain), Label(said, "heading")]
        return [Label(said, "title", colour=theme.score_colour(paid[self.own] if self.own is not None else 0))]

    def _standings(self) -> Standings:
        table = self.table
        paid, totals = table.session.payments[-1], table.session.match.totals
        roles = table.played_for()[1]
        return Standings([Standing(0, table.flower(seat), table.name(seat),
                                   roles[seat] if self.turning is not None else "none", (paid[seat], total), total,
                                   seat == self.own) for seat, total in enumerate(totals)],
                         [words.say("sheet.payments"), words.say("sheet.totals")])

    def trick(self, *, replays: bool = True) -> TrickPlate | None:
        """The trick that counted most, or by a review the one that decided the deal; None if there is none.

        If it ``replays``, it can be shown again card by card, unless motion is off.
        """
        turn = self.review.turn if self.review is not None else None
        seen = telling_trick(self.turning, self.own, self.table.name, turn) if self.turning is not None else None
        moves = self._elapsed != math.inf or self.table.preferences.pace.travel
        return TrickPlate(seen, replays=replays and moves) if seen is not None else None

    @cached_property
    def proposal(self) -> ProposedWay | None:
        """The proposal after the deal; None if there is none."""
        return self.table.links.after_deal() if self.table.tutor is None else None

    @cached_property
    def flowers(self) -> AlbumNews | None:
        """The flowers that the deal opened in the album; None if there are none."""
        return self.table.links.flowers() if self.table.tutor is None else None

    # -- buttons -------------------------------------------------------------------------------------------------------

    def main_button(self) -> list[Widget]:
        """The button that most players press: the next deal, the end of the match or another match."""
        session = self.table.session
        if self.table.tutor is not None:
            return []
        if not session.match.finished:
            return [Button(words.lazy("sheet.next_deal"), self._next, primary=True)]
        if len(session.course) > 1:
            return [Button(words.lazy("end.match"), self.to_match, primary=True)]
        return [self.after_match()]

    def after_match(self) -> Button:
        """The button to another match with the same players, or to the proposal that takes its place."""
        follows = self.table.links.follows()
        return Button(words.lazy("end.rematch") if follows is None else follows.words, self.again, primary=True)

    def quiet_buttons(self) -> list[Widget]:
        """The buttons to other views of the deal; the last one leads to the score sheet and to the menu."""
        table = self.table
        if table.tutor is not None:
            return [QuietButton(words.lazy("end.account"), lambda: Push(account(table)))]
        ways = list[Widget]()
        if self.turning is not None:
            if (judged := table.links.review) is not None:
                ways.append(QuietButton(words.lazy("review.button"), lambda: Push(judged())))
            if (look := table.links.look_back) is not None:
                ways.append(QuietButton(words.lazy("replay.look_again"), lambda: Push(look())))
            ways.append(QuietButton(words.lazy("after.hands_button"), lambda: Push(HandsScene(table))))
        return [*ways, QuietButton(words.lazy("end.more"), lambda: Push(account(table, lambda: left(table, Pop))))]

    def _proposed(self, on: Ground = theme.ON_PAPER) -> list[Widget]:
        """A button for the proposal; empty if there is none."""
        made = self.proposal
        return [QuietButton(made.words, made.take, on=on)] if made is not None else []

    def _next(self) -> Step:
        self.table.next_deal()
        return Replace(self.table.scene("deal"))

    def again(self) -> Step:
        """Begin another match at the same table, or accept the proposal that takes its place; returns the step."""
        follows = self.table.links.follows()
        if follows is not None:
            return follows.take()
        self.table.new_match()
        return Replace(self.table.scene("deal"))

    def to_match(self) -> Step:
        return Replace(self.table.scene("match"))

    # -- the sheet -----------------------------------------------------------------------------------------------------

    def forms(self) -> list[SheetForm]:
        """The forms of the sheet, the fullest first; those for little room have a button to the highlights instead."""
        if self.turning is None:
            return [SheetForm((Column([*self.headlines(), self._standings(), *self._ways()], 14),))]
        score, facts, name = self.turning.score, self.turning.facts, self.table.name
        seat = self.own if self.own is not None else score.payments.index(max(score.payments))
        tiles = reckoned(score, facts, seat, name)
        head: list[Widget] = [*self.headlines(), Label(deal_sentence(score, facts, name, self.own), "italic"),
                              *([SumRow(tiles)] if tiles else [])]
        bar = CountBar(count_of(score, facts, name, self.table.session.viewer), facts.rules.family.unit)
        lines, trick, news = self._standings(), self.trick(), self.flowers
        flowers = [PressedFlowers(news)] if news is not None else []
        link = [album_link(news)] if news is not None else []
        full = [SheetForm((Column([*head, bar, lines], 10), foot_at_bottom([trick, *album], self._ways())))
                for album in (flowers, link)] if trick is not None else []
        told, untold = self._ways(story=bool(trick)), self._ways(story=bool(trick), flowers=True)
        return [*full,
                SheetForm((Column([*head, bar, *flowers], 10), foot_at_bottom([lines], told))),
                SheetForm((Column([*head, bar], 10), foot_at_bottom([lines], untold))),
                SheetForm((Column(head, 10), foot_at_bottom([lines], untold)), bare=True),
                SheetForm((Column([*head, lines, *untold], 8),), bare=True),
                SheetForm((Column([head[0], lines, *untold], 4),), bare=True)]

    def _ways(self, *, story: bool = False, flowers: bool = False) -> list[Widget]:
        """The main button and the buttons for this deal, one in each line, then the secondary ones in a row.

        ``story`` adds a button to the trick that counted most, ``flowers`` one to the new flowers in the album.
        """
        news = [QuietButton(words.lazy("end.trick"), lambda: Push(Overlay(self._memories)))] if story else []
        if flowers and self.flowers is not None:
            news.append(album_link(self.flowers))
        alone = [*self.main_button(), *news, *self._proposed()]
        return [*(Row([one], place="centre") for one in alone), Row(self.quiet_buttons(), 0, place="centre")]

    def _memories(self) -> list[Widget]:
        trick = self.trick(replays=False)
        assert trick is not None
        return [trick, Button(words.lazy("common.close"), Pop, primary=True)]

    def _build(self, prompt: Prompt) -> None:
        """Build and lay out the sheet, and focus the main button."""
        visible, self._asked, self.doing = self.form.focus.visible, prompt, {}
        self._open = self._open_cards  # otherwise the sheet would be rebuilt in every frame, during a press
        self.sheet = EndSheet(self.forms())
        metrics = self.table.metrics
        rect = Rect((0, 0), self.sheet.preferred(metrics)).move_to(center=(metrics.width // 2, metrics.height // 2))
        self.form = Form(Floor([self.hand, self.sheet], lambda _: {
            self.hand: Rect(0, 0, *metrics.size), self.sheet: rect}), self._sound)
        self.form.layout(Rect(0, 0, *metrics.size), metrics)
        buttons = self.sheet.buttons
        self.form.focus_on(next((one for one in buttons if one.primary), next(iter(buttons), self.hand)))
        self.form.focus.visible = visible
        self._grow()
        self._version += 1

    def resize(self, metrics: Metrics) -> None:
        super().resize(metrics)
        self.table.covered = self.sheet.rect

    def leave(self) -> None:
        super().leave()
        self.table.covered = None

    # -- motion --------------------------------------------------------------------------------------------------------

    @property
    def _replaying(self) -> list[TrickPlate]:
        return [part for part in self.sheet.growing if isinstance(part, TrickPlate) and part.played is not None]

    @property
    def unfolding(self) -> bool:
        """Whether the parts of the sheet are still growing, or a trick is replayed."""
        return any(self._elapsed < part.ends for part in self.sheet.growing) or bool(self._replaying)

    def settle(self) -> None:
        """Show the final state of every motion."""
        self._elapsed = math.inf
        for part in self._replaying:
            part.stop()
        self._grow()

    def _grow(self) -> None:
        for part in self.sheet.growing:
            part.grow(self._elapsed)

    @property
    def _grown(self) -> list[tuple[object, ...]]:
        return [part.state for part in self.sheet.growing]

    @property
    def dirty(self) -> bool:
        return super().dirty or self._grown != self._drawn

    @property
    def busy(self) -> bool:
        return super().busy or self.unfolding

    def handle(self, event: Event) -> Answer:
        """End the motion at any key or click, then handle ``event`` as usual."""
        if self.unfolding and (is_press(event) or event.type == pygame.KEYDOWN):
            self.settle()
        return super().handle(event)

    def update(self, dt: float) -> Step | None:
        """Advance the motion by ``dt`` seconds; in a demonstration continue automatically."""
        self._seen += dt
        if self.table.demo and self._seen > DEMO_SECONDS:
            return self.go_on()
        if self.unfolding:
            self._elapsed += dt / (self.table.preferences.pace.cards or 1.0)
            for part in self._replaying:
                part.pass_time(dt)
            self._grow()
        if not self._reviewed and self.review is not None and self.review.review.complete and not self.form.in_use:
            self._reviewed = True
            if self.praise:
                self._build(self.table.prompt())
        if not self._rustled and self._elapsed >= PressedFlowers.motion.delay:
            self._rustled = True
            if self.turning is not None and self.flowers is not None:
                self.table.sounds.play("pressed")
        self._count_aloud()
        return super().update(dt)

    def _count_aloud(self) -> None:
        """Play one sound if tiles of the sum have appeared since the last call; for the last tile, a different one."""
        row = next((part for part in self.sheet.growing if isinstance(part, SumRow)), None)
        if row is not None and row.tiles_shown > self._counted:
            self._counted = row.tiles_shown
            self.table.sounds.play("sum" if row.tiles_shown == len(row.tiles) else "bead")

    def go_on(self) -> Step:
        """Carry out the action of the main button, and return its step."""
        if not self.table.session.match.finished:
            return self._next()
        return self.to_match() if len(self.table.session.course) > 1 else self.again()

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._drawn = self._grown

    def side_buttons(self) -> list[Widget]:
        """Empty, because the sheet has the buttons."""
        return []

    def extra_items(self) -> list[Item]:
        rect, scale = self.sheet.rect, self.table.metrics.ui_scale
        paper = Item(("sheet",), SHEET_LAYER, rect, (rect.size, words.spelling()),
                     paint=lambda surface: art.panel(surface, rect, scale), panel=True)
        window = Rect((0, 0), self.table.metrics.size)
        shade = Item(("veil",), SHEET_LAYER - 1, window, window.size, paint=veil)
        return [shade, paper, *self.part_items()]

    def part_items(self) -> list[Item]:
        """The items of the parts of the sheet, including its buttons."""
        metrics, found = self.table.metrics, list[Item]()
        reach = metrics.px(24)
        for number, part in enumerate(self.sheet.drawn()):
            state = part.state if isinstance(part, Growing) else ()
            version = (self._version, state, self.table.session.deals_dealt)
            layer = panels.TOP_LAYER if isinstance(part, Button) else SHEET_LAYER + 1
            found.append(Item(("sheet", number), layer, part.rect.inflate(reach, reach), version, paint=part.draw))
        return found

    def trace(self) -> dict[str, Any] | None:
        told = super().trace()
        return None if told is None else {**told, "payments": self.table.session.payments[-1]}


def foot_at_bottom(parts: Sequence[Widget], ways: Sequence[Widget]) -> Column:
    """A column with ``parts`` from the top and ``ways`` at the bottom."""
    return Column([*parts, Space(0), *ways], 10, grow=(len(parts),))


#: Units: the sides of a large and of a small garland.
GARLAND, LEAST_GARLAND = 330, 190
#: Units: the height of the chart, its least height, and the padding of the paper.
CHART, LEAST_CHART, MARGIN = 230, 130, 28


class MatchEndScene(ScoringScene):
    """The end of a match: a cloth that hides the table, and the standings on paper."""

    mood = "end"

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
        def last_deal() -> Step:
            return Replace(ScoringScene(table, again=True))

        ways = [*self._proposed(on), QuietButton(words.lazy("end.last_deal"), last_deal, on=on)]
        if (judged := table.links.review) is not None and self.turning is not None:
            ways.append(QuietButton(words.lazy("review.button"), lambda: Push(judged()), on=on))
        return [*ways, QuietButton(words.lazy("menu.menu"), lambda: left(table, lambda step: step), on=on)]

    def forms(self) -> list[SheetForm]:
        """The winner at the left and the paper at the right; small forms leave out the garland or the chart."""
        table = self.table
        totals, payments = table.session.match.totals, table.session.course
        winners, felt = [seat for seat, total in enumerate(totals) if total == max(totals)], theme.ON_FELT
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
        lines = Standings([Standing(place, table.flower(seat), names[seat], "none", (totals[seat],), totals[seat],
                                    seat == self.own) for place, seat in ranks(totals)])
        flowers = [table.flower(seat) for seat in range(len(totals))]
        charts = [MatchChart(names, flowers, payments, self.own, high) for high in (CHART, LEAST_CHART)]
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
        column, margin = self.sheet.form.columns[-1], 2 * self.table.metrics.px(MARGIN)
        used = Rect(column.rect)
        used.height = max(item.rect.bottom for item in column.items) - used.top
        rect = used.inflate(margin, margin).clip(window)
        paper = Item(("sheet",), SHEET_LAYER, rect, (rect.size, words.spelling()),
                     paint=lambda surface: art.panel(surface, rect, scale), panel=True)
        return [cloth, paper, *self.part_items()]
