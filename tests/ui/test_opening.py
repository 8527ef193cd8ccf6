"""A file is opened in steps: with any number of lines the window responds, and no more is read than needed."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.club.sharing import MOST_DEALS, CannotOpen, found_in, opened, opening_file
from game.engine.deal_code import code_of
from game.engine.record import MAX_LINE, read, write
from game.ui.app.events import arrived, key
from game.ui.app.scene import Push
from game.ui.scenes.compare import DuplicateScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.sharing import ReadingScene, WhichScene, dropped, file_opened
from game.ui.widgets import Dialog, walk
from game.view import words
from tests.builders import shuffled, whim
from tests.driver import Person, context
from tests.effort import few
from tests.pace import within

ROOT = Path(__file__).parents[2]
FRAME_S = 1.0
"""Seconds of processor time that no frame may exceed on any machine for tests."""


def line(seed: int = 2) -> str:
    return write(replace(shuffled("chambery", seed).finish(whim(seed)).record, names=(), bots=()))


@pytest.fixture(scope="module")
def many(tmp_path_factory) -> Path:
    """A file with the greatest number of deals that can be opened."""
    path = tmp_path_factory.mktemp("many") / "deals.jsonl"
    lines = [line(seed) for seed in range(25)]
    path.write_text("\n".join((lines * (MOST_DEALS // 25))[:MOST_DEALS]), encoding="utf-8")
    return path


@pytest.fixture
def person() -> Person:
    wanted = context(seed=3)
    found = Person(wanted)
    found.app.on_drop = lambda event: dropped(wanted, event)
    found.step()
    return found


def drop(person: Person, path: Path) -> None:
    person.step(Event(pygame.DROPFILE, file=str(path)))


def read_out(person: Person) -> tuple[float, set[str]]:
    """Wait until the file is read; returns the longest frame and the messages."""
    longest, told = 0.0, set()
    assert isinstance(person.scene, ReadingScene)
    while isinstance(person.scene, ReadingScene):
        told.add(person.scene.said())
        began = time.thread_time()
        person.step()
        longest = max(longest, time.thread_time() - began)
    return longest, told


# -- what is read -----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="elsewhere no module tells how much memory was used")
@pytest.mark.parametrize(("begin", "text", "times", "kind"), few([
    ("", "{}\n", 13_000_000, "many"), ("", "\n", 39_000_000, "none"), ("{", "x", 39_000_000, "record"),
    ("{\n", "\n", 38_000_000, "many"), ("", "x", 39_000_000, "none"), ("", "{}\r", 13_000_000, "many"),
    ("{}", " ", 39_000_000, "record"),
], 3, several=True))
def test_a_file_of_any_kind_takes_little_memory_and_time(begin, text, times, kind, tmp_path):
    path = tmp_path / "x"
    path.write_text(begin + text * times, encoding="utf-8", newline="")
    measure = """
import resource, sys, time
from pathlib import Path
from game.club.sharing import CannotOpen, opening_file
unit = 1 if sys.platform == "darwin" else 1024
def high(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
before, steps, longest = high(), opening_file(Path(sys.argv[1])), 0.0
try:
    while True:
        began = time.thread_time()
        next(steps)
        longest = max(longest, time.thread_time() - began)
except CannotOpen as fault:
    print(fault.kind, high() - before, longest)
"""
    done = subprocess.run([sys.executable, "-c", measure, str(path)], cwd=ROOT, check=True, capture_output=True,
                          text=True, timeout=300)
    said, used, longest = done.stdout.split()
    assert said == kind
    assert int(used) < 12_000_000
    assert within(float(longest), FRAME_S)


def test_one_deal_more_than_can_be_shown_is_too_many(many, tmp_path):
    assert len(opened(many).records) == MOST_DEALS
    more = tmp_path / "more.jsonl"
    more.write_text(many.read_text(encoding="utf-8") + "\n\n" + line(1), encoding="utf-8")
    with pytest.raises(CannotOpen) as fault:
        opened(more)
    assert (fault.value.kind, fault.value.about) == ("many", str(MOST_DEALS))


@pytest.mark.parametrize(("head", "ends"), [("", "\n"), ("", "\r\n"), ("", "\r"), ("\ufeff", "\n"), ("\n \n", "\n\n"),
                                            ("  ", " \n")])
def test_lines_end_as_on_any_system(head, ends, tmp_path):
    records = [line(seed) for seed in (1, 2, 3)]
    path = tmp_path / "deals.jsonl"
    path.write_text(head + ends.join(records) + ends, encoding="utf-8", newline="")
    assert opened(path).records == tuple(map(read, records))
    assert found_in(head.strip("\ufeff") + ends.join(records)).records == tuple(map(read, records))


def test_a_name_ends_no_line(tmp_path):
    record = replace(read(line(2)), names=("a\u2028b", "c\x85d", "e\x1ef", "g\x0bh", "i\u2029j"))
    assert found_in(write(record)).records == (record,)


def test_a_fault_names_its_line(tmp_path):
    path = tmp_path / "deals.jsonl"
    path.write_text(f"{line(1)}\n\n{{}}\n", encoding="utf-8")
    with pytest.raises(CannotOpen) as fault:
        opened(path)
    assert fault.value.about.startswith("3: ")
    long = '{"note": "' + "x" * MAX_LINE + '"}'
    path.write_text(f"{line(1)}\n{long}\n{line(2)}", encoding="utf-8")
    with pytest.raises(CannotOpen, match="2: a record of"):
        opened(path)


def test_a_code_may_be_in_a_file_with_words_around_it(tmp_path):
    record = read(line(3))
    path = tmp_path / "mail.txt"
    path.write_text(f"Try this one!\n\n> {code_of(record)}\n-- \nAda", encoding="utf-8")
    assert opened(path).sealed
    assert opened(path).records[0].dealer == record.dealer


# -- the window during reading ----------------------------------------------------------------------------------------


def test_many_deals_are_read_while_the_window_responds(many, person):
    drop(person, many)
    longest, told = read_out(person)
    assert isinstance(person.scene, WhichScene)
    assert len(person.scene.records) == MOST_DEALS
    assert len(told) > 2
    assert within(longest, FRAME_S)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_reading_can_be_left(many, person, code):
    words.use(code)
    drop(person, many)
    assert isinstance(person.scene, ReadingScene)
    person.click_button(person.button(words.say("common.cancel")))
    assert isinstance(person.scene, MenuScene)
    for _ in range(5):
        person.step()
    assert isinstance(person.scene, MenuScene)


def test_a_fault_late_in_a_file_is_reported(many, person, tmp_path):
    path = tmp_path / "deals.jsonl"
    path.write_text("\n".join([*islice(many.read_text(encoding="utf-8").split("\n"), 100), "{}"]), encoding="utf-8")
    drop(person, path)
    person.until(lambda: not isinstance(person.scene, ReadingScene))
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_a_single_deal_is_there_at_once(person, tmp_path):
    path = tmp_path / "deal.jsonl"
    path.write_text(line(2), encoding="utf-8")
    assert isinstance(file_opened(context(), path).scene, ReplayScene)
    drop(person, path)
    assert isinstance(person.scene, ReplayScene)


def test_deals_for_a_comparison_are_read_in_the_same_way(many, tmp_path):
    own = read(line(2))
    wanted = context(seed=3)
    found = Person(wanted)
    found.app.scenes.take(Push(DuplicateScene(wanted, own, 0)))
    found.step()
    drop(found, many)
    assert within(read_out(found)[0], FRAME_S)
    assert isinstance(found.scene, DuplicateScene)
    drop(found, tmp_path / "nothing")
    assert words.say("open.cannot.unreadable", about="")[:20] in words.spoken(found.scene.said)


def test_nothing_stays_open_when_reading_is_left(many):
    steps = opening_file(many)
    next(steps)
    steps.close()
    many.rename(many.with_name("moved"))
    many.with_name("moved").rename(many)


# -- a name that is not text
# --------------------------------------------------------------------------------------------


def sdl() -> ctypes.CDLL:
    maps = Path("/proc/self/maps")
    loaded = maps.read_text(encoding="utf-8").split() if maps.exists() else []
    path = next((word for word in loaded if "libSDL2-2" in word), None)
    return ctypes.CDLL(path) if path else pytest.skip("the library is found on Linux alone")


class Drop(ctypes.Structure):
    _fields_ = (("type", ctypes.c_uint32), ("time", ctypes.c_uint32), ("file", ctypes.c_void_p),
                ("rest", ctypes.c_uint8 * 64))


@pytest.mark.parametrize("kind", [pygame.DROPFILE, pygame.DROPTEXT])
def test_a_dropped_name_that_is_no_text_is_reported_and_nothing_else_is_lost(kind, person):
    """SDL sends the event as for a file from a desktop; pygame raises SystemError for it."""
    pygame.display.init()
    library = sdl()
    library.SDL_strdup.restype = ctypes.c_void_p
    pygame.event.clear()
    pygame.event.post(key(pygame.K_DOWN))
    library.SDL_PushEvent(ctypes.byref(Drop(kind, 0, library.SDL_strdup(b"/tmp/caf\xe9 \xff.jsonl"))))
    pygame.event.post(key(pygame.K_UP))
    events = arrived()
    assert [event.key for event in events if event.type == pygame.KEYDOWN] == [pygame.K_DOWN, pygame.K_UP]
    person.step(*events)
    assert isinstance(person.scene, Dialog)
    assert words.say("open.cannot.nameless") in [getattr(one, "words", "") for one in walk(person.scene.form.root)]
