"""The deal of the day: a calendar, the deal of the chosen day, and the player's result next to those of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

from pygame import Surface

from ...ai.names import OFFERED
from ...club.daily import LEVEL, SEAT, Attempt, attempt_at, calendar_of, daily_deal
from ...club.reruns import playing_words, rerun
from ...club.work import Work
from ...engine.observation import observe
from ...engine.record import BadRecord, Record
from ...engine.variants import PRESETS
from ...session import Session
from ...store.contests import keep_friends, kept_friends
from ...store.history import record_of
from ...store.notes import FriendText
from ...view import history, words
from ...view.compare import Made, result_of
from ...view.history import score_text
from ...view.players import name_at
from ...view.result import deal_headline
from ...view.setup import game_line
from ...view.units import Metrics, Size
from ...view.words import Text, lazy, spoken
from ..app.context import AppContext
from ..app.scene import Home, Push, Step
from ..app.system import copy_text, pasted
from ..charts import NumberTable
from ..draw import plain, text, theme
from ..widgets import ContentButton, IconButton, Option, QuietButton, ScrollArea, Select
from ..widgets.base import ROOMY, Fitted, Label, Widget, muted
from ..widgets.boxes import Column, Grid, Row, Space, Split, Tracks
from .answers import SmallTable
from .match import back_to, new_table, recorded_players, resume_match
from .paper import ClothScene

WIDE, HIGH, CORNER = 50, 54, 8
"""Units: the size of a day in the calendar, and the radius of its corners."""
FUTURE = 0.35
"""The opacity of the number of a future day."""
AFTER = back_to("daily.results")


class DayButton(ContentButton):
    """A day of the calendar: its number, with the ``score`` below it if the deal was played."""

    corner = CORNER

    def __init__(self, day: date, score: str, chosen: bool, action: Callable[[], Step | None], *,
                 why: Text | None = None) -> None:
        number = Fitted(str(day.day), "button", align="centre", colour=theme.faint(FUTURE) if why else None)
        below = [Fitted(score, "small", align="centre")] if score else []
        super().__init__(str(day.day), action, Column([number, *below], 0), pad=0, chosen=chosen, why=why)
        self.tip = lambda: history.date_words(day)
        self.score = score

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of a day, which is the same for all days."""
        tall = text.line_height("button", metrics) + text.line_height("small", metrics)
        return max(metrics.px(WIDE), text.width("+9999", "small", metrics)), max(metrics.px(HIGH), tall)

    def draw(self, surface: Surface) -> None:
        """Draw a thick frame for the chosen day, a thin one for a playable day, a background for a played one."""
        radius = self.ring_radius
        ground = theme.GILT_LIGHT if self.score else theme.CREAM if self.hovered else None
        if ground is not None:
            plain.rounded(surface, self.rect, ground, radius)
        elif self.why is None:
            inside = self.rect.inflate(-self.metrics.px(6), -self.metrics.px(6))
            plain.rounded(surface, inside, theme.GILT, radius, self.metrics.line)
        if self.chosen:
            plain.rounded(surface, self.rect, theme.ON_PAPER.accent, radius, 2 * self.metrics.line)
        self.content.draw(surface)


@dataclass(frozen=True, slots=True)
class DayScore:
    """A line of the results: a player's name and score; of games played here, the contract and the points too."""

    name: str
    payment: int
    made: Made | None = None


class DailyScene(ClothScene):
    """A calendar next to the deal of the chosen day.

    From the player's first game of a deal on, bots of each level play the same seat with the same seeds, also while the
    table is open above this scene. Their results are shown once the day is played, and those of friends can be added.
    """

    heading = "daily.title"
    first = "play"

    def __init__(self, context: AppContext, day: date | None = None, preset: str | None = None) -> None:
        super().__init__(context)
        self.today = context.today()
        self.preset = preset or context.setup.preset
        self.month = self.day = day or self.today
        self.said: Text = ""
        self.others: list[Made] = []
        self.friends: list[FriendText] = []
        self._thinker = context.another()
        self._open()

    def returned(self) -> None:
        """Look up the results again if the deal was played."""
        if attempt_at(self.context.store, self.deal) != self.attempt:
            self._look()

    def _open(self) -> None:
        self.end_work()
        self.others = []
        self.deal = daily_deal(self.day, self.preset)
        self._look()

    def _look(self) -> None:
        self.attempt = attempt_at(self.context.store, self.deal)
        self.record: Record | None = None
        self.friends = []
        if self.attempt.counts is not None:
            try:
                self.record = record_of(self.context.store, self.attempt.counts.number)
            except BadRecord:
                self.record = None  # the score is still known
            self.friends = list(kept_friends(self.context.store, self.attempt.counts.number))
        if self.attempt != Attempt():
            self._let_levels_play()

    def _let_levels_play(self) -> None:
        """Begin to play the deal with each level, unless that has begun."""
        if not (self.busy or self.others):
            self.begin(self._compare())

    @property
    def family(self) -> str:
        return self.deal.rules.family.name

    def parts(self) -> Widget:
        about, calendar = Column(list(self._about_day()), 12), Column(list(self._calendar()), 10)
        return self.named("all", ScrollArea(Split(about, calendar, 36)))

    def _calendar(self) -> Iterator[Widget]:
        games = [Option(name, lazy(f"preset.{name}")) for name in PRESETS]
        yield self.named("game", Select(games, self.preset, self._choose_game, tip=lazy("daily.game_tip")))
        first, last = calendar_of(self.context.store, self.today)
        early = lazy("daily.none_earlier") if history.month_after(self.month, 0) <= first else None
        late = lazy("daily.none_later") if history.month_after(self.month, 1) > last else None
        yield Row([self.named("before", IconButton("back", lazy("daily.before"), partial(self._turn, -1), why=early)),
                   Label(lambda: history.month_words(self.month), "strong", align="centre"),
                   self.named("after", IconButton("forward", lazy("daily.after"), partial(self._turn, 1), why=late))],
                  10, place="centre")
        days: list[Widget] = [muted(name, align="centre") for name in words.say("daily.weekdays").split()]
        for week in history.weeks(self.month.year, self.month.month):
            days.extend(self._day(day) for day in week)
        yield Grid(days, 7, 4, fill=False)

    def _day(self, day: date) -> Widget:
        if day.month != self.month.month:
            return Label("")
        made = attempt_at(self.context.store, daily_deal(day, self.preset))
        unseen = day > self.today and made.counts is None and made.waits is None
        return self.named(day.isoformat(), DayButton(
            day, "" if made.counts is None else score_text(made.counts.payment or 0), day == self.day,
            partial(self._choose, day), why=lazy("daily.future") if unseen else None))

    def _about_day(self) -> Iterator[Widget]:
        counts = self.attempt.counts
        said = [history.date_words(self.day), game_line(self.deal.rules)]
        if counts is not None:
            said.insert(0, deal_headline([counts.payment or 0], counts.end, 0, str))
        yield Label(said[0], "heading")
        yield muted(" · ".join(said[1:]))
        if counts is None:
            yield Label(lambda: words.say("daily.text", dealer=self.deal.dealer + 1, seat=SEAT + 1))
            waits = self.attempt.waits
            yield self.button("play", lazy("menu.play"), self._play, primary=True) if waits is None else self.button(
                "play", lazy("menu.continue"), lambda: resume_match(self.context, waits, self.host, AFTER),
                primary=True)
        else:
            yield from self._results()
        yield muted(lambda: self.progress or spoken(self.said) or words.say("daily.trust"))

    def _results(self) -> Iterator[Widget]:
        lines = self.standings()
        rows = [(line.name, *((words.say(line.made.contract), line.made.points) if line.made else ("", "")),
                 words.signed(line.payment)) for line in lines]
        rows += [(words.say(f"level.{level}"), "", "", "…") for level in OFFERED[len(self.others):]]
        heads = [words.say(key) for key in ("daily.player", "panel.contract", "statistics.points", "daily.score")]
        table = self.named("table", NumberTable(heads, rows, lines.index(self._own())))
        yield Tracks([table, SmallTable(observe(self.deal.state, SEAT))], ("fill", 0.42), 20, level="start")
        yield Row([Space(4), self.named("copy", QuietButton(lazy("daily.copy"), self._copy, tip=self._line)),
                   self.named("paste", QuietButton(lazy("daily.paste"), self._paste, tip=lazy("daily.paste_tip")))], 4)
        look = None if self.record is not None else lazy("daily.damaged")
        yield Row([
            self.button("look", lazy("daily.look"), partial(self.context.open, "replay", self.record, viewer=SEAT),
                        primary=True, why=look),
            self.button("again", lazy("daily.again"), self._play, tip=lazy("daily.again_tip"))], 10)

    def standings(self) -> Sequence[DayScore]:
        """All results of the day, the best first."""
        bots = [DayScore(words.say(f"level.{level}"), made.payment, made)
                for level, made in zip(OFFERED, self.others, strict=False)]
        friends = [DayScore(history.friend_name(one.name) or words.say("daily.friend"), one.payment)
                   for one in self.friends]
        return sorted((self._own(), *bots, *friends), key=lambda line: -line.payment)

    def _own(self) -> DayScore:
        assert self.attempt.counts is not None
        return DayScore(self._name() or words.say("game.you"), self.attempt.counts.payment or 0,
                        result_of(self.record, SEAT) if self.record is not None else None)

    def foot(self) -> Sequence[Widget]:
        """The back button, or, once today's deal is played, a button to the other tasks for today."""
        if self.attempt.counts is None or self.day != self.today:
            return super().foot()
        return (self.button("today", lazy("today.title"), lambda: Home(self.context.open("today"))),)

    def _name(self) -> str:
        """The player's name; empty if none is set."""
        names = self.context.setup.names
        return name_at(self.context.setup, SEAT) if names and names[0] else ""

    def _choose_game(self, preset: str) -> None:
        self.preset = preset
        self._choose(self.day)

    def _turn(self, step: int) -> None:
        self.put("month", history.month_after(self.month, step))

    def _choose(self, day: date) -> None:
        self.day, self.said = day, ""
        self._open()
        self.renew()

    def _play(self) -> Step:
        """The step to the table: the player against the level of the day, without undo.

        Once there is a result, another game is a trial, which is not stored.
        """
        deal, store = self.deal, self.context.store if self.attempt.counts is None else None
        self._let_levels_play()
        players = recorded_players(deal.record, SEAT, self.context.setup)
        session = Session(deal.rules, players, self.context.thinker, self.context.shuffle, deal.dealer, SEAT,
                          deal.secret, store, start=deal.record)
        return Push(new_table(self.context, session, self.host, follows=AFTER).scene("deal"))

    def _copy(self) -> None:
        self.put("said", lazy("common.copied" if copy_text(self._line()) else "common.no_clipboard"))

    def _line(self) -> str:
        """The player's result as a line for friends."""
        assert self.attempt.counts is not None
        return history.DailyResult(self.day, self.preset, self.attempt.counts.payment or 0, self._name()).line

    def _paste(self) -> None:
        """Add and store the results of friends from the clipboard, and report the lines that were rejected."""
        text = pasted(history.MOST_TEXT)
        if len(text) > history.MOST_TEXT:
            self.put("said", lazy("daily.too_long"))
            return
        lines, refused = history.results_in(text, self.day, self.preset)
        found = [one for one in (FriendText(line.name, line.payment) for line in lines) if one not in self.friends]
        self.friends.extend(found)
        if found and self.attempt.counts is not None:
            keep_friends(self.context.store, self.attempt.counts.number, found)
        self.put("said", partial(_taken_words, len(found), refused))

    def _compare(self) -> Work[None]:
        """Play the deal at the player's seat with bots of each level, from the next frame on."""
        yield ""
        for level in OFFERED:
            told = partial(playing_words, words.say(f"level.{level}"))
            done = yield from rerun(self.deal.record, SEAT, level, lambda seat: LEVEL, self._thinker,
                                    self.context.shuffle, self.deal.secret, told)
            self.others.append(result_of(done, SEAT))
            self.renew()

    def leave(self) -> None:
        super().leave()
        self._thinker.close()


def _taken_words(number: int, refused: Sequence[history.BadResult]) -> str:
    """The number of results added, and the lines that were rejected, in words."""
    taken = words.count("daily.taken", number) if number else words.say("daily.none_taken")
    return " ".join(filter(None, (taken, history.refusal_words(refused))))
