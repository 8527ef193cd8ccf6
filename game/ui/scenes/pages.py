"""Short pages: how to play, about the program, unfinished matches, companions; dialogs about troubles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

from ... import files, logs
from ...about import LICENCES, TITLE, VERSION
from ...ai.names import OFFERED, PEOPLE, Player
from ...club.daily import occasions
from ...club.sharing import usual_folder
from ...engine.plain_text import clean
from ...settings import Trouble
from ...store import Notice, path_in
from ...store.book import give_up
from ...store.history import names, tallies
from ...store.opening import CannotMove, kept_at
from ...store.values import Unfinished
from ...view import history, players, words
from ...view.history import Occasion
from ...view.players import flower_of
from ...view.setup import in_words
from ...view.words import MOST_TOLD, Text, lazy
from ..app.context import AppContext
from ..app.scene import Home, Pop, Push, Scene, Step
from ..app.system import copy_text, system_versions
from ..draw import theme
from ..widgets import Choice, Dialog, DialogReply, Option, QuietButton, ScrollArea, TileButton, cancel
from ..widgets.base import Label, Widget, muted
from ..widgets.boxes import Column, Grid, Row, Space, Tiles, Tracks
from .ending.figures import faces
from .paper import PaperScene
from .settings import PAGES

HOW = ("play", "discard", "bid", "refused", "look")
"""The paragraphs of the page that explains how to use the table."""
FLOWER, PAD, AIR, WIDE = 90, 10, 8, 480
"""Units: the medallion of a companion, the gap next to it, the padding and the least width of a tile."""
FACE, ROW, SCORE = 54, 14, 84
"""Units: the medallions of the players of a match, the padding of its button, the least width of its score."""
MOST_NAMED = 5
"""The greatest number of missing files in a message that ends with the number of the others."""
NAMED = frozenset(chain(*PAGES.values()))
UNNAMED = {"setup": "trouble.setup", "lessons_done": "trouble.lessons", "lessons_begun": "trouble.lessons",
           "first_evening": "trouble.lessons", "phases_told": "trouble.phases", "album_seen": "trouble.album",
           "window": "trouble.window"}
"""Fields without a line in the settings, and the keys of their names."""
MoveGames = Callable[[Path], None]
"""A function that moves the games to a path; it raises CannotMove if that is impossible."""


class HowScene(PaperScene):
    """Explains how to play cards, discard and bid."""

    heading = "how.title"
    note = True
    first = "play"

    def parts(self) -> Widget:
        lines: list[Widget] = []
        for name in HOW:
            lines += [Label(lazy(f"how.{name}"), "button", colour=theme.ON_PAPER.accent),
                      Label(lazy(f"how.{name}_text")), Space(2)]
        return self.named("text", ScrollArea(Column(lines, 4)))

    def foot(self) -> Sequence[Widget]:
        return back_and_play(self)


def back_and_play(page: PaperScene) -> Sequence[Widget]:
    """A button that leads back from ``page``, and one to a new match."""
    return (page.button("back", lazy("common.back"), page.back),
            page.button("play", lazy("menu.play"), lambda: Home(page.context.open("match", page.host)), primary=True))


class AboutScene(PaperScene):
    """Version, licences and folders; ``games`` and ``settings`` are the player's files, or None if nothing is saved."""

    heading = "program.title"
    note = True
    first = "copy"

    def __init__(self, games: Path | None, settings: Path | None) -> None:
        super().__init__()
        self.games, self.settings = games, settings
        self.said: Text = ""

    def lines(self) -> list[tuple[str, str]]:
        """The lines of the page, each as a name and a value."""
        return [(words.say("program.system"), system_versions()),
                (words.say("program.games"), _folder_of(self.games)),
                (words.say("program.settings"), _folder_of(self.settings)),
                *((words.say(f"program.{part}"), licence) for part, licence in LICENCES.items())]

    def parts(self) -> Widget:
        muted = theme.ON_PAPER.muted
        cells = [cell for name, value in self.lines() for cell in (Label(name, colour=muted), Label(value))]
        return self.named("text", ScrollArea(Column([Label(f"{TITLE} {VERSION}", "heading"), Grid(cells, 2, 12)], 12)))

    def foot(self) -> Sequence[Widget]:
        """The result of copying, and the buttons, below the scrolled lines."""
        return (Label(lambda: words.spoken(self.said), "small", colour=theme.ON_PAPER.accent),
                self.button("copy", lazy("program.copy"), self._copy, tip=lazy("program.copy_tip")),
                self.button("close", lazy("common.close"), self.back, primary=True))

    def _copy(self) -> None:
        """Copy all lines to the clipboard, without the player's name, because they are meant for others."""
        text = "\n".join([f"{TITLE} {VERSION}", *(f"{name}: {value}" for name, value in self.lines())])
        self.put("said", lazy("common.copied" if copy_text(logs.DISCREET.without(text)) else "common.no_clipboard"))


def about_page(context: AppContext) -> AboutScene:
    return AboutScene(context.games, context.keeper.path)


def _folder_of(file: Path | None) -> str:
    return words.say("program.nowhere") if file is None else clean(str(file.parent), MOST_TOLD)


def drop_question(context: AppContext, waiting: Unfinished, then: Callable[[], Step | None] = lambda: None) -> Scene:
    """The dialog that asks whether to delete the match ``waiting``; ``then`` is called after it is deleted."""
    [occasion] = occasions(context.store, [waiting], context.today())

    def told() -> str:
        return f"{_line(waiting, occasion)}\n{words.say('waiting.drop_text')}"

    def drop() -> Step | None:
        give_up(context.store, waiting.number)
        return then()

    reply = DialogReply(lazy("waiting.drop"), drop)
    return Dialog(lazy("waiting.drop_title"), told, [replace(cancel(), primary=True), reply])


class WaitingScene(PaperScene):
    """Each unfinished match with its players and its score, the latest first, and a button to delete it."""

    heading = "waiting.title"
    first = "match 0"
    note = True

    def parts(self) -> Widget:
        found, cells = self.context.unfinished, list[Widget]()
        for place, (one, occasion) in enumerate(zip(
                found, occasions(self.context.store, found, self.context.today()), strict=True)):
            drop = QuietButton(lazy("waiting.drop"), partial(self.context.open, "drop", one, self._dropped))
            cells += [self.named(f"match {place}", self._match(one, occasion)), self.named(f"drop {place}", drop)]
        return self.named("lines", ScrollArea(Tracks(cells, ("fill", "fit"), lines=10)))

    def _match(self, waiting: Unfinished, occasion: Occasion | None) -> Widget:
        store, total = self.context.store, waiting.total or 0
        people = store.safe(lambda: list(names(store, waiting.number)), list[tuple[str, str]]())
        flowers = players.flowers_of([Player(*one) for one in people])
        told = Column([Label(partial(history.entitled, waiting, occasion), "button"),
                       muted(lambda: f"{history.when(waiting.began)} · {history.deal_reached(waiting)}")], 0)
        score = Column([Label(words.signed(total), "heading", align="right", colour=theme.score_colour(total)),
                        muted(lazy("daily.score"), align="right")], 0)
        content = Tracks([told, faces(flowers, FACE), score], ("fill", "fit", SCORE), 2 * PAD)
        return TileButton(partial(_line, waiting, occasion), partial(self._go_on, waiting.number), content, pad=ROW)

    def _dropped(self) -> Step | None:
        return None if self.context.unfinished else self.back()

    def _go_on(self, match: int) -> Step:
        return Pop(self.context.open("continue", self.host, match))


def _line(waiting: Unfinished, occasion: Occasion | None) -> str:
    """The occasion, the state and the time of the match ``waiting``, in one line."""
    return f"{history.standing(waiting, occasion)} · {history.when(waiting.began)}"


def companion_tile(name: str, met: Text, chosen: bool, action: Callable[[], Step | None],
                   why: Text | None) -> TileButton:
    """A companion with flower, name and the results ``met``; ``why`` is the reason if ``action`` is not possible."""
    said, muted = lazy(f"level.{name}"), theme.ON_PAPER.muted
    title: Text = (lambda: f"{said()} · {words.say('companions.sits')}") if chosen else said
    head = Row([Label(title, "button", colour=muted if why else theme.ON_PAPER.accent if chosen else None),
                Label(met, "small", colour=muted)], PAD, grow=(0,))
    told = Column([head, Label(lazy(f"companions.temper.{name}"), "small", colour=muted if why else None),
                   Label(lazy(f"about.level.{name}"), "small", colour=muted)], 0)
    flower = faces([flower_of(0, name)], FLOWER)
    return TileButton(said, action, Tracks([flower, told], ("fit", "fill"), PAD), pad=AIR, chosen=chosen, why=why)


class CompanionsScene(PaperScene):
    """All companions, and the level of the other opponents; the invited ones play in the next match."""

    heading = "companions.title"
    first = PEOPLE[0]

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.results = players.results_against(tallies(context.store))

    def parts(self) -> Widget:
        sitting = players.invited(self.context.setup)
        free = self.context.setup.rules.at_table - 1 - len(sitting)
        tiles: list[Widget] = [self.named(name, companion_tile(
            name, self._met(name), name in sitting, partial(self.invite, name),
            why=None if free or name in sitting else lazy("companions.full"))) for name in PEOPLE]
        levels = [Option(name, lazy(f"level.{name}"), f"{words.say(f'about.level.{name}')} {self._met(name)}".strip())
                  for name in OFFERED]
        rest = self.named("rest", Choice(levels, players.rest_level(self.context.setup), self.fill))
        others = Column([Label(lazy("companions.others"), align="centre"), Row([rest], place="centre")], 8)
        return self.named("all", ScrollArea(Column([
            Label(lazy("companions.text"), align="centre"), Tiles([*tiles, others], 8, least=WIDE)], 10)))

    def _met(self, name: str) -> str:
        return players.result_line(self.results.get(name))

    def invite(self, name: str) -> None:
        """Invite the companion ``name``, or cancel the invitation."""
        self.context.take(players.with_companion(self.context.setup, name))
        self.resize(self.host.metrics)

    def fill(self, level: str) -> None:
        """Set the level of all other opponents."""
        self.context.take(players.with_rest(self.context.setup, level))
        self.resize(self.host.metrics)

    def foot(self) -> Sequence[Widget]:
        return back_and_play(self)


def _about(trouble: Trouble) -> str:
    """The subject of ``trouble`` in words."""
    if trouble.kind == "lacking":
        names = trouble.about.split(", ")
        more = len(names) - MOST_NAMED
        return trouble.about if more < 2 else words.say("trouble.lacking_more", about=", ".join(names[:MOST_NAMED]),
                                                        n=more)
    if trouble.kind == "values":
        keys = [f"setting.{field}" if field in NAMED else UNNAMED.get(field, "trouble.unknown")
                for field in trouble.about.split(", ")]
        return words.listed([words.say(key) for key in dict.fromkeys(keys)])
    return words.reason(trouble.about) if trouble.conflict is None else in_words(trouble.conflict)


def notice(trouble: Trouble) -> Dialog:
    """A dialog that describes ``trouble`` and its consequences."""

    def told() -> str:
        said = words.say(f"trouble.{trouble.kind}", about=_about(trouble))
        if trouble.unkept:
            return f"{said}\n{words.say('trouble.unkept')}"
        return said if trouble.aside is None else f"{said}\n{words.say('trouble.aside', path=trouble.aside)}"

    return Dialog(lazy("trouble.lacking_title" if trouble.kind == "lacking" else "trouble.title"), told)


def next_notice(context: AppContext) -> Dialog:
    """The dialog about the next trouble with the games, or if there is none, with the settings; there must be one."""
    store = context.store
    if store.notices:
        return games_notice(store.notices.pop(0), partial(kept_at, store))
    return notice(context.keeper.troubles.pop(0))


def games_notice(notice: Notice, move: MoveGames | None = None) -> Dialog:
    """A dialog about ``notice`` and its consequences for the stored games.

    If the file of the games is gone, the player can choose another place for them, with which ``move`` is called.
    """

    def told() -> str:
        said = words.say(f"games.{notice.kind}", about=words.reason(notice.about))
        return said if notice.aside is None else f"{said}\n{words.say('trouble.aside', path=notice.aside)}"

    if notice.kind == "gone" and move is not None:
        return _where(told, Path(notice.about), move)
    return Dialog(lazy("games.title"), told)


def _where(told: Text, was: Path, move: MoveGames) -> Dialog:
    """A dialog that asks for a new place for the games that were at ``was``; after Esc they are not stored."""
    folders = (usual_folder() / name for name in files.numbered("games", "", apart=" "))
    documents = next(path for path in map(path_in, folders) if not files.is_taken(path.parent))
    there = [DialogReply(lazy("games.gone_documents"), partial(_moved, documents, was, move), primary=True)]
    if not files.is_taken(was):
        there = [replace(there[0], primary=False),
                 DialogReply(lazy("games.gone_same"), partial(_moved, was, was, move), primary=True)]
    return Dialog(lazy("games.title"), told, [DialogReply(lazy("games.gone_nowhere"), lambda: None), *there])


def _moved(path: Path, was: Path, move: MoveGames) -> Step:
    """Move the games to ``path``; returns the step to a confirmation, or after a failure to the question again."""
    try:
        move(path)
    except CannotMove as fault:
        return Push(_where(lazy("games.not_moved", why=words.reason(str(fault))), was, move))
    said = [lazy("games.moved", path=path)]
    if path != was:
        said.append(lazy("games.moved_elsewhere", folder=was.parent))
    return Push(Dialog(lazy("games.title"), lambda: "\n".join(map(words.spoken, said))))
