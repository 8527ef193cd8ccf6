"""The documents about the game can be generated."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap

import pytest
from PIL import Image, ImageSequence

from game.engine.variants import PRESETS
from game.ui.app.keys import keys_of
from game.view import words
from game.view.bindings import Verb
from tools.lint.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def run(module: str, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-m", module, *words], check=False, cwd=ROOT, capture_output=True, text=True,
                          timeout=120)


@pytest.mark.packages
def test_the_pages_about_engine_and_bots_are_made_without_a_warning(tmp_path):
    made = run("docs.api", "--out", str(tmp_path))
    assert made.returncode == 0, made.stderr
    assert made.stderr == ""
    for page in ("engine", "engine/game", "engine/variants/presets", "ai/levels", "ai/kernel/playout"):
        assert 'class="docstring"' in (tmp_path / "game" / f"{page}.html").read_text(encoding="utf-8")


def test_no_docstring_of_engine_and_bots_refers_to_nothing():
    from docs import api
    assert not [line for name in api.modules() for line in api.dead_ends(name)]


def test_a_reference_to_nothing_would_be_found(monkeypatch):
    from docs import api
    monkeypatch.setattr(api, "getsource", lambda module: '""":func:`game.engine.deal`, :func:`game.engine.shuffle`"""')
    assert list(api.dead_ends("game.engine")) == ["game.engine refers to game.engine.shuffle, which does not exist"]


def test_a_picture_of_the_documents_is_redrawn(tmp_path):
    made = run("docs.screenshots", "menu", "--out", str(tmp_path))
    assert made.returncode == 0, made.stderr
    with Image.open(tmp_path / "menu.webp") as picture:
        assert picture.size == (1280, 720)


def test_the_readme_opens_with_the_deck_and_the_table():
    first = re.findall(r"screenshots/(\w+)\.webp", README)[:2]
    assert first == ["deck", "table"]
    sizes = [(ROOT / "docs" / "screenshots" / f"{name}.webp").stat().st_size for name in first]
    assert sizes[0] <= 250_000
    assert sizes[1] <= 1_500_000


def test_the_picture_of_the_deck_has_every_card():
    from docs.screenshots.contact import ROWS
    from sprites.atelier.registry import CARD_NAMES
    assert sorted(name for row in ROWS for name in row) == sorted(CARD_NAMES)


def test_the_moving_picture_moves(tmp_path):
    from docs.screenshots.moving import SIZE, draw_table
    draw_table(tmp_path / "table.webp", seconds=1)
    with Image.open(tmp_path / "table.webp") as picture:
        assert picture.size == SIZE
        assert len(list(ImageSequence.Iterator(picture))) > 4


def test_every_picture_of_the_documents_can_be_redrawn():
    """Every picture shown exists, and every existing picture is shown."""
    from docs.screenshots.__main__ import NAMES
    kept = {file.stem for file in (ROOT / "docs" / "screenshots").glob("*.webp")}
    assert kept == set(NAMES)
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {name for page in pages for name in re.findall(
        r"!\[[^\]]+\]\([^)]*screenshots/(\w+)\.webp\)", page.read_text(encoding="utf-8"))}
    assert shown == set(NAMES)


def test_the_picture_of_the_architecture_is_what_its_script_draws():
    from docs import architecture
    assert architecture.FILE.read_text(encoding="utf-8") == architecture.picture()


def test_the_walk_to_a_card_of_a_bot_can_be_walked(tmp_path):
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    said = []
    for block in re.findall(r"<!-- walk: bot -->\n *```sh\n(.*?) *```\n", page, re.DOTALL):
        for line in textwrap.dedent(block).splitlines():
            command = [sys.executable, str(ROOT / "main.py"), *line.split()[2:], "--lang", "en"]
            said.append(subprocess.run(command, check=True, cwd=tmp_path, capture_output=True, text=True,
                                       timeout=120).stdout)
    same, other = said[-2:]
    assert re.search(r"^ +24  seat \d (play \w+)\nasked again, casual chooses: \1$", same, re.MULTILINE)
    assert re.search(r"^choice +card points behind +± +deals\nplay \w+ +0\.00 ", other, re.MULTILINE)


def rows() -> list[list[str]]:
    """The cells of every table of the README."""
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in README.splitlines() if line.startswith("| ")]


def test_the_readme_has_every_game_with_its_counts():
    told = {row[0]: row[1] for row in rows()}
    for preset in PRESETS.values():
        assert told[words.say(f"preset.{preset.name}")] == ", ".join(map(str, preset.players))


def test_the_readme_has_the_keys_of_the_table():
    named = {key for row in rows() for key in re.split(r", | \+ ", row[0])}
    for verb in (Verb.HINT, Verb.RULES, Verb.STORY, Verb.REFUSALS, Verb.COUNT, Verb.FULL_SCREEN, Verb.MUTE):
        assert keys_of(verb)[0] in named
