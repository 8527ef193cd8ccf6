"""Hostile names and levels from records, files, settings, the clipboard: all are shown, none has an effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame.event import Event

from game import settings
from game.engine.record import read, write
from game.engine.variants import rules_of
from game.logs import Discreet
from game.settings import Keeper, MatchSetup, Settings, Trouble
from game.store import Notice, open_store
from game.store.bulk import import_lines
from game.store.history import Filter, deals, matches, record_of
from game.ui.app import system
from game.ui.app.scene import Pop, Push
from game.ui.app.system import report
from game.ui.draw import text
from game.ui.scenes.compare import DuplicateScene
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.match import play_again
from game.ui.scenes.pages import games_notice, notice
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.rescue import RescueDialog
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.sharing import OpenScene, SharingScene, WhichScene, dropped
from game.ui.scenes.statistics import CHARTS, StatisticsScene
from game.ui.scenes.table.menu import StoryScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import TextField
from game.view import words
from game.view.units import measured
from tests.builders import shuffled, whim
from tests.driver import Person, context
from tests.ui.test_foreign_text import MARKUP, hostile
from tools.shots.shots import prepare_drawing

MARK = "Qz"
BELIEVED = tuple(f"{MARK}{sign}{MARK}" for sign in (*words.SUIT_SIGNS.values(), *"\n\t\0\x1b\u202e\u2028\u200d"))
"""Parts that no laid out text may have: a sign or a line end from a hostile name."""
KNOWN = ("", " ", "\u200b", "human", "club+expert", "a\nb", "=1+1", "%s%n", "../../etc", 100 * "x", 50 * "\u0301", "é",
         "1\ufe0f\u20e3", "\N{HEAVY BLACK HEART}\ufe0f", "\U0001f469\u200d\U0001f680", "'; DROP TABLE deals", "NUL",
         *MARKUP, *BELIEVED)


def names_of(count: int, seed: int) -> list[str]:
    """``count`` names that a record can contain, some of them known to be harmful."""
    chance = Random(seed)
    found = [name for name in KNOWN if storable(name)]
    while len(found) < count:
        name = (chance.choice(("", MARK)) + hostile(chance))[:chance.choice((16, 40, 100))]
        if storable(name):
            found.append(name)
    return found


def storable(name: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


@pytest.fixture
def drawn(monkeypatch):
    """The set of the texts that are laid out."""
    found: set[str] = set()
    real = text._block

    def block(words, *more):
        found.add(words)
        return real(words, *more)
    monkeypatch.setattr(text, "_block", block)
    yield found
    assert not [words for words in found if any(part in words for part in BELIEVED)]


def look(person: Person, scene) -> None:
    """Show ``scene``, then return to the scene below it."""
    person.watched = True
    person.app.scenes.take(Push(scene))
    person.step()
    person.app.scenes.take(Pop())


def record_with(number: int, names: Sequence[str], levels: Sequence[str]):
    played = shuffled("chambery players=4", 1 + number % 3).finish(whim(1 + number % 3)).record
    return replace(played, names=tuple(names), bots=("human", *levels), match={"id": f"{number}{names[0]}", "of": 2})


def journey(count: int, seed: int, folder: Path) -> None:
    """Read ``count`` names, four at a table, from a file, and show every scene that contains the names of players."""
    names = names_of(count, seed)
    store = open_store(None)
    wanted = context(store=store, records_folder=folder, keeper=Keeper(settings=Settings()))
    person = Person(wanted)
    lines = [write(record_with(at, names[at:at + 4], names[at + 1:at + 4])) for at in range(0, count - 3, 4)]
    import_lines(store, BytesIO("\n".join(lines).encode()))
    found = deals(store, Filter(), most=count)
    assert len(found.lines) == len(lines)
    for page in ("matches", "deals"):
        history = HistoryScene(wanted)
        history.kind = page
        look(person, history)
    for page in CHARTS:
        for as_table in (False, True):
            statistics = StatisticsScene(wanted)
            statistics.page, statistics.as_table, statistics.filtered = page, as_table, True
            look(person, statistics)
    for line in matches(store, most=count).lines:
        look(person, MatchScene(wanted, store, line))
    for deal in found.lines:
        of_one_deal(person, wanted, record_of(store, deal.number), folder)
    look(person, WhichScene(wanted, [read(line) for line in lines]))
    look(person, OpenScene(wanted))


def of_one_deal(person, wanted, record, folder) -> None:
    """Show every scene about one deal; its file and a new player have the name of the first player."""
    assert read(write(record)) == record
    look(person, ReplayScene(wanted, record, len(record.moves) // 2))
    look(person, ReviewScene(wanted, record))
    look(person, DuplicateScene(wanted, record, 1))
    sharing = SharingScene(wanted, record, 0)
    sharing.name = record.names[0]
    look(person, sharing)
    setup = MatchSetup(names=tuple(name[:40] for name in record.names), levels=record.bots)
    look(person, settings_of(setup, wanted, folder))
    seated = play_again(wanted, person.app, record, record.moves[:-1], 1)
    assert isinstance(seated, TableScene)
    look(person, seated)
    look(person, play_again(wanted, person.app, record, record.moves, 1))
    look(person, StoryScene(seated.table))
    discreet = Discreet()
    discreet.hide(record.names)
    assert report(ValueError(record.names[1]), record, [record.names[2]], discreet).encode()


def settings_of(setup: MatchSetup, wanted, folder):
    """The page of a new game, with ``setup`` read from a file."""
    path = folder / "settings.json"
    settings.write(path, Settings(setup=setup))
    wanted.take(settings.read(path).settings.setup)
    return SetupScene(wanted)


@pytest.mark.parametrize(("count", "seed"), [(40, 0), *(pytest.param(200, n, marks=pytest.mark.long)
                                                        for n in range(1, 11))])
def test_every_name_is_shown_and_none_is_believed(count, seed, tmp_path, drawn):
    journey(count, seed, tmp_path)
    assert any(MARK in words for words in drawn)


@pytest.mark.parametrize("name", [*KNOWN, "Qz\udcffQz"])
def test_what_the_system_calls_things_is_shown(name, drawn, tmp_path):
    person = Person(context(records_folder=tmp_path))
    path, fault = Path("/nowhere") / f"a{name}b" / name, OSError(5, name, name)
    for scene in (notice(Trouble("game", name, path)), games_notice(Notice("unwritable", name, path)),
                  RescueDialog(path, [])):
        look(person, scene)
    assert not [part for part in BELIEVED if part in words.say("sharing.not_saved", why=fault)]
    person.app.scenes.take(dropped(person.scene.context, Event(pygame.DROPTEXT, text=name)))
    person.step()
    book = RulebookScene(rules_of("chambery"))
    book.asked = name
    look(person, book)


def test_files_that_are_called_anything_are_listed(drawn, tmp_path):
    for name in (*KNOWN, "Qz\udcffQz"):
        try:
            (tmp_path / f"{name[:50]}.jsonl".replace("/", " ")).touch()
        except (OSError, ValueError):  # a system may reject some names
            continue
    look(Person(context(records_folder=tmp_path)), OpenScene(context(records_folder=tmp_path)))
    assert any(MARK in words for words in drawn)


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_typed_and_pasted_is_a_line_of_letters(name, drawn, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: name)
    heard: list[str] = []
    field = TextField(name, heard.append, most=40)
    field.layout(pygame.Rect(0, 0, 200, 40), measured((1280, 720)))
    for event in (Event(pygame.TEXTINPUT, text=name), Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL)):
        field.handle(event)
        field.draw(pygame.Surface((200, 40)))
    assert not [part for part in BELIEVED for said in (field.value, *heard) if part in said]
    assert not heard or len(heard[-1]) <= max(40, len(name))


@pytest.mark.parametrize("text", ["a\0b", "\udcff", "\ud800x"])
def test_the_clipboard_takes_what_it_can(text):
    prepare_drawing()
    assert system.copy_text("plain")
    assert not system.copy_text(text)
    assert system.pasted(10) == "plain"


def test_a_clipboard_without_text_is_empty(monkeypatch):
    prepare_drawing()
    def broken() -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")
    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    assert system.pasted(10) == ""
