"""Today: the deal of the day, a puzzle and a mistake to try again; the week, the last evening and the next flower."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...club import today
from ...club.album import album_in, count_deeds
from ...club.work import Work
from ...view import album, words
from ...view.history import date_words, family, game, score_text
from ...view.setup import game_line
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Push, Step
from ..widgets import Column, Grid, Label, QuietButton, Row, ScrollArea, Split, Tracks, Widget, muted
from .album import Bud
from .ending.figures import Picture
from .ending.sheet import draw_pressed
from .paper import ClothScene
from .practice import PuzzleChain, next_exercise, opened_puzzle

PLATE = 110
"""Units: the width of the flower that will open next."""


def progress_words(found: today.Today) -> str:
    """The number of today's tasks that are done, in words."""
    if found.done:
        return words.say("today.done")
    return words.say("today.steps", done=sum(found.steps), all=len(found.steps))


class TodayScene(ClothScene):
    """The tasks for today, each with a button, next to the player's achievements.

    Deals that the album has not counted yet are read in the background.
    """

    heading = "today.title"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.returned()

    def returned(self) -> None:
        self._look()
        self.begin(self._read())

    def _read(self) -> Work[None]:
        if (yield from count_deeds(self.context.store)):
            self._look()

    def _look(self) -> None:
        self.album = album_in(self.context.store)
        self.found = today.of_day(self.context.store, self.context.today(), self.context.setup.preset, self.album)
        deal, puzzle = self.found.attempt.counts is None, self.found.puzzle is not None and not self.found.solved
        self.first = "deal" if deal else "puzzle" if puzzle else "mistake" if self.found.due else "back"

    @property
    def family(self) -> str:
        return self.found.deal.rules.family.name

    def parts(self) -> Widget:
        return self.named("all", ScrollArea(Split(Column(list(self._to_do()), 18), Column(list(self._gained()), 14),
                                                  40)))

    def _to_do(self) -> Iterator[Widget]:
        yield Column([Label(date_words(self.found.day), "heading"), Label(progress_words(self.found))], 4)
        yield Tracks([cell for step in self._steps() for cell in step], ("fit", "fill", "fit"), 10, lines=18,
                     level="centre")

    def _steps(self) -> Iterator[Sequence[Widget]]:
        """The widgets of each task, made by :meth:`_step`."""
        found, counts = self.found, self.found.attempt.counts
        said = score_text(counts.payment) if counts is not None else ""
        yield self._step("deal", counts is not None, lazy("daily.title"),
                         " · ".join(filter(None, (game_line(found.deal.rules), said))),
                         lazy("today.result" if counts is not None else "menu.play"),
                         partial(self.context.open, "daily", found.day, found.deal.rules.preset))
        if (head := found.puzzle) is not None:
            with words.at_game(family(head.preset)):
                about = f"{game(head.preset)} · {words.say(f'puzzle.theme.{head.theme}')}"
            yield self._step("puzzle", found.solved, lazy("today.puzzle"), about,
                             lazy("puzzle.again" if found.solved else "today.solve"), self._puzzle)
        if found.due:
            yield self._step("mistake", found.tried, lazy("today.mistake"),
                             partial(words.count, "today.due", found.due), lazy("practice.begin"), self._mistake)
        elif found.tried:
            yield self._step("mistake", True, lazy("today.mistake"), lazy("practice.none_due"),
                             lazy("today.all_mistakes"), partial(self.context.open, "practice"))

    def _step(self, name: str, done: bool, title: Text, about: Text, way: Text,
              go: Callable[[], Step | None]) -> Sequence[Widget]:
        """A task: a bud, open if it is ``done``, the title above ``about``, and a button that calls ``go``."""
        button = self.button(name, way, go, primary=name == self.first)
        lines = Column([Label(title, "strong"), muted(about)], 0)
        return Bud(done), lines, button

    def _gained(self) -> Iterator[Widget]:
        found = self.found
        yield Label(lazy("today.week"), "heading")
        names = words.say("daily.weekdays").split()
        days: list[Widget] = [muted(names[day.weekday()], align="centre") for day, _ in found.week]
        yield Grid([*days, *(Row([Bud(done)], place="centre") for _, done in found.week)], today.WEEK, 2, fill=False)
        if (last := found.last) is not None:
            yield Label(lazy("today.last"), "heading")
            yield Label(" · ".join((date_words(last.day), words.count("deals.count", last.deals),
                                    words.count("today.won", last.won))))
            if last.deeds:
                yield Label(lazy("today.deeds", n=last.deeds))
        if found.flower is not None:
            flower, deed = found.flower
            yield Label(lazy("today.flower"), "heading")
            button = QuietButton(lazy("album.title"), partial(self.context.open, "album", flower))
            lines = Column([Label(album.flower_name(flower), "strong"), Label(album.deed_words(deed)),
                            Row([self.named("album", button)])], 4)
            picture = Picture(PLATE, partial(draw_pressed, flower, self.album.stage(flower)))
            yield Tracks([picture, lines], ("fit", "fill"), 16)

    def _puzzle(self) -> Step:
        assert self.found.puzzle is not None
        head = self.found.puzzle
        return Push(opened_puzzle(self.context, self.host, head, PuzzleChain(head.preset)))

    def _mistake(self) -> Step | None:
        following = next_exercise(self.context, self.host)
        return None if following is None else Push(following)
