"""Unusual locales and paths, no place to write, no sound, clocks that jump."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game import logs
from game.settings import WindowOptions
from game.store import open_store, path_in
from game.store.history import deals, matches
from game.ui.app import start
from game.ui.app.app import App
from game.ui.app.scene import Quit
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.title_page import WelcomeScene
from game.ui.widgets import walk
from game.view import words
from tests.driver import Person, context, front
from tests.effort import few
from tests.store.evening import played_out, sat_down
from tests.ui import pages

ROOT = Path(__file__).parents[2]
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONIO"))}


def command(folder: Path, *said: str, root: Path = ROOT, **env: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, str(root / "main.py"), "--data-dir", str(folder), *said], cwd=folder,
                          env={**BARE, **env}, capture_output=True, check=False, timeout=100)


@pytest.mark.parametrize("env", few([
    {"LANG": "C"}, {"LC_ALL": "POSIX"}, {"LC_ALL": "tr_TR.UTF-8"}, {"LANG": "xx_YY.nonsense"}, {"LC_CTYPE": "UTF-8"},
    {"LC_ALL": "fr_FR.ISO-8859-1", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LANGUAGE": "fr:en"},
], 3), ids=lambda env: ",".join(env.values()))
def test_any_locale_will_do(env, tmp_path):
    done = command(tmp_path, "rules", "chambery", **env)
    assert done.returncode == 0, done.stderr[-800:]
    assert b"Traceback" not in done.stderr
    drawn = command(tmp_path, "simulate", "--deals", "2", "--seed", "1", "--out", "d.jsonl", **env)
    assert drawn.returncode == 0, drawn.stderr[-800:]
    assert command(tmp_path, "check", "d.jsonl", **env).returncode == 0


def test_a_path_with_spaces_and_accents(tmp_path):
    root = tmp_path / "Jeux de société (été) #1 %41" / "Tarot"
    root.mkdir(parents=True)
    for name in ("game", "sprites", "sounds", "main.py"):
        (root / name).symlink_to(ROOT / name)
    folder = tmp_path / "Données d’Éloïse?x=1"
    folder.mkdir()
    done = command(folder, "doctor", "--lang", "en", root=root)
    assert done.returncode == 0, done.stdout
    store = open_store(path_in(folder))
    assert store.notices == []
    played_out(sat_down(store))
    store.close()
    assert b"5 deals" in command(folder, "doctor", "--lang", "en", root=root).stdout
    written = command(folder, "export", "mes parties à moi.jsonl", root=root)
    assert written.returncode == 0, written.stderr
    assert (folder / "mes parties à moi.jsonl").read_bytes().count(b"\n") == 5


# -- the whole start, in this process ---------------------------------------------------------------------------------


def opened(monkeypatch, options: WindowOptions, look) -> int:
    """Start the game as the command line does; ``look`` is called with the application after a few frames."""
    def run(app: App) -> int:
        app.step([], 1 / 60)
        app.open_slow_things()
        for _ in range(2):
            app.step([], 1 / 60)
        look(app)
        app.scenes.take(Quit())
        return 0

    monkeypatch.setattr(App, "run", run)
    return start.run(options)


def texts(app: App) -> str:
    return " ".join(words.spoken(widget.words) for widget in walk(pages.form_of(app.scenes.top).root)
                    if hasattr(widget, "words"))


def test_a_lack_of_places_to_write_is_reported_once_and_the_game_is_playable(tmp_path, monkeypatch):
    """Games, settings and log cannot be written: the folder is a file."""
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    seen = []

    def look(app: App) -> None:
        for _ in range(3):
            seen.append(texts(app))
            pages.back(app)
            app.step([], 1 / 60)
            if isinstance(app.scenes.top, MenuScene):
                break
        app.scenes.take(front(app, MenuScene).start())
        for _ in range(100):
            app.step([], 1 / 60)

    options = WindowOptions(data_dir=blocked / "games", seed=1, size=(1280, 720), lang="en")
    assert opened(monkeypatch, options, look) == 0
    assert any("saved" in said for said in seen)
    assert blocked.read_text() == "no folder"


def test_without_a_device_for_sound_one_plays(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    log = tmp_path / "log" / "log.txt"

    def look(app: App) -> None:
        app.scenes.take(front(app, MenuScene).start())
        end = time.monotonic() + 60
        while "no sound" not in log.read_text():
            app.step([], 1 / 60)
            assert time.monotonic() < end
            time.sleep(0.01)

    assert opened(monkeypatch, WindowOptions(data_dir=tmp_path, seed=1, size=(1280, 720), lang="en"), look) == 0


def test_missing_files_are_reported_and_the_game_is_playable(tmp_path, monkeypatch):
    """A notice names them, replacements are shown, the log lists them."""
    from game.ui.app import sounds as sound
    from game.ui.draw import art, fonts, pictures
    sprites, silent = tmp_path / "sprites", tmp_path / "sounds"
    shutil.copytree(pictures.SPRITES, sprites, ignore=shutil.ignore_patterns("fonts", "atelier", "SR.webp"))
    shutil.copytree(sound.SOUNDS, silent, ignore=shutil.ignore_patterns("card_*", "synth"))
    (sprites / "cards" / "460" / "T21.webp").write_bytes(b"RIFF and nothing")
    for module in (pictures, fonts, start):
        monkeypatch.setattr(module, "SPRITES", sprites)
    monkeypatch.setattr(sound, "SOUNDS", silent)
    monkeypatch.setattr(words, "LOCALES", _locales_without_french(tmp_path))
    monkeypatch.setattr(words._TONGUE, "known", {})
    monkeypatch.setattr("game.ui.app.start.Sounds", lambda: sound.Sounds(silent))
    deck = App.__init__.__globals__["DECK"]
    monkeypatch.setattr(deck, "_folder", sprites / "cards")
    monkeypatch.setattr(deck, "_kept", {})
    art.clear_cache()
    fonts.clear_cache()
    seen, log = [], tmp_path / "d" / "log" / "log.txt"

    def look(app: App) -> None:
        seen.append(texts(app))
        while not isinstance(app.scenes.top, MenuScene):
            pages.back(app)
            app.step([], 1 / 60)
        app.scenes.take(front(app, MenuScene).start())
        deck.wait()
        for _ in range(200):
            app.step([], 1 / 60)
        end = time.monotonic() + 60
        while "missing: sounds/card_" not in log.read_text(encoding="utf-8"):
            app.sounds.play("card")
            app.step([], 1 / 60)
            assert time.monotonic() < end
            time.sleep(0.01)

    try:
        options = WindowOptions(data_dir=tmp_path / "d", seed=1, size=(1280, 720), lang="fr")
        assert opened(monkeypatch, options, look) == 0
    finally:
        art.clear_cache()
        fonts.clear_cache()
    assert "Amarante" in seen[0] or "SR.webp" in seen[0], "told in English, for want of French"
    assert "missing" in seen[0]
    logged = log.read_text(encoding="utf-8")
    for said in ("missing: sprites/fonts/Amarante.ttf", "missing: sprites/cards/460/SR.webp",
                 "broken: sprites/cards/460/T21.webp", "locale/fr (English stands in)"):
        assert said in logged


def _locales_without_french(folder: Path) -> Path:
    made = folder / "locale"
    shutil.copytree(words.LOCALES, made)
    (made / "fr" / "LC_MESSAGES" / "tarot.mo").write_bytes(b"\xde\x12\x04\x95 no words")
    return made


def test_a_newcomer_without_french_words_is_welcomed_in_english(tmp_path, monkeypatch):
    monkeypatch.setattr(words, "LOCALES", _locales_without_french(tmp_path))
    monkeypatch.setattr(words._TONGUE, "known", {})
    seen = []
    options = WindowOptions(data_dir=tmp_path, size=(1280, 720), lang="fr")
    assert opened(monkeypatch, options, lambda app: seen.append(type(app.scenes.top))) == 0
    assert words.language() == "en"
    assert seen == [WelcomeScene]


# -- clocks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [(1.7e9, 0.0, 1.7e9), (0.0, 4.0e9, 1.0), (1.7e9, -1.0, 2.5e11)])
def test_a_clock_set_back_or_forth_between_the_cards_loses_nothing(times, tmp_path):
    ticks = [0]

    def jumping() -> float:
        ticks[0] += 1
        return times[ticks[0] % len(times)]

    store = open_store(path_in(tmp_path), clock=jumping)
    first = played_out(sat_down(store))
    second = played_out(sat_down(store))
    assert [line.totals for line in matches(store).lines][::-1] == [first.match.totals, second.match.totals]
    assert deals(store).all == 10
    store.close()
    again = open_store(path_in(tmp_path))
    assert again.notices == []
    assert deals(again).all == 10
    again.close()


#: The modules that use the time of day: for display, for file names, and for the day of today's deal and of due
#: exercises. The window draws itself again after a jump of the clock or a sleep of the machine.
WALL = {"game.today", "game.store.file", "game.store.opening", "game.ui.app.app", "game.ui.scenes.sharing",
        "game.ui.scenes.compare", "game.ui.scenes.statistics"}


def test_timers_run_on_clocks_that_nobody_sets():
    looked = set()
    for path in sorted((ROOT / "game").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) \
                    and (node.value.id, node.attr) in {("time", "time"), ("datetime", "now"), ("date", "today"),
                                                       ("datetime", "today"), ("time", "localtime")}:
                looked.add(name)
    assert looked <= WALL, "a timer that runs on the clock on the wall goes wrong when that is set"


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", "/home/zoé ângela")
    monkeypatch.setattr(logs, "DISCREET", logs.Discreet(["Zoé", "Ada Lovelace"]))
    assert logs.begin(tmp_path / "log" / "log.txt", "info") is None
    yield tmp_path / "log" / "log.txt"
    logs.end()


def test_the_log_is_without_names_and_homes(log):
    import logging
    note = logging.getLogger("game.test")
    note.info("Zoé sat down beside Ada Lovelace; Zoétrope stays")
    note.warning("cannot read %s", "/home/zoé ângela/Games/x.jsonl")
    note.warning("file:///home/zo%C3%A9%20%C3%A2ngela/x")
    try:
        raise ValueError("for Zoé in /home/zoé ângela/x.py")
    except ValueError:
        note.exception("torn")
    text = log.read_text(encoding="utf-8")
    assert "Zoé " not in text
    assert "Lovelace" not in text
    assert "ngela" not in text
    assert "Zoétrope stays" in text
    assert "cannot read ~/Games/x.jsonl" in text
    assert "ValueError: for ‹name› in ~/x.py" in text


def test_nobody_who_sits_down_is_named_in_the_log(log):
    import logging
    person = Person(context(seed=2))
    person.press(pygame.K_RETURN)
    names = [player.name for player in person.table.session.players]
    logging.getLogger("game.test").info("at the table: %s", ", ".join(names))
    text = log.read_text(encoding="utf-8")
    assert "at the table" in text
    assert not [name for name in names if name in text]


def test_the_log_turns_over_and_stays_small(log):
    import logging
    note = logging.getLogger("game.test")
    for number in range(20_000):
        note.info("line %d %s", number, "x" * 80)
    files = sorted(log.parent.iterdir())
    assert len(files) == logs.OLDER + 1
    assert all(file.stat().st_size <= logs.MOST_BYTES for file in files)
    assert "line 19999" in "\n".join(logs.last_lines(log))


def test_the_level_is_an_option(tmp_path):
    import logging
    assert logs.begin(tmp_path / "log.txt", "error") is None
    logging.getLogger("game.test").warning("a warning")
    logging.getLogger("game.test").error("a fault")
    logs.end()
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "a fault" in text
    assert "a warning" not in text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_ends_the_log_and_not_the_game(tmp_path):
    import logging
    full = tmp_path / "log.txt"
    full.symlink_to("/dev/full")
    told: list[str] = []
    assert logs.begin(full, "info", told.append) is None
    for _ in range(3):
        logging.getLogger("game.test").info("one more")
    logs.end()
    assert [why for why in told if "No space left" in why] == told[:1] == told
