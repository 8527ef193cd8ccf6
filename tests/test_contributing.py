"""The examples of docs/examples.md, run as written in a copy of the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the commands are for a shell of POSIX")
ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
#: A comment with the name of an example and the kind of step, and the block after it.
EXAMPLE = re.compile(r"<!-- example: (\w+), (file|change|run)(?:: (\S+))? -->\n```\w*\n(.*?)^```$",
                     re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A copy of the checkout that may be changed; pictures and sounds are links."""
    copy = tmp_path_factory.mktemp("house")
    for name in ("game", "tests", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("main.py", "pyproject.toml"):
        shutil.copy(ROOT / name, copy)
    (copy / "sounds").symlink_to(ROOT / "sounds")
    (copy / "sprites").mkdir()
    for thing in (ROOT / "sprites").iterdir():
        if thing.name == "atelier":
            shutil.copytree(thing, copy / "sprites" / thing.name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (copy / "sprites" / thing.name).symlink_to(thing)
    return copy


def change(file: Path, diff: str) -> None:
    """Apply the lines of ``diff``, which must fit in one place."""
    lines = diff.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has other lines than\n{old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(house: Path, commands: str) -> str:
    tools = house / "bin"
    tools.mkdir(exist_ok=True)
    if not (tools / "python").exists():
        (tools / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
        (tools / "python").chmod(0o755)
    env = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "200"}
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", commands], check=False, cwd=house, env=env,
                          capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def follow(name: str, house: Path) -> str:
    """Do all steps of the example ``name``; returns the output of its commands."""
    told = ""
    for example, what, path, block in EXAMPLE.findall(TEXT):
        if example == name and what == "file":
            (house / path).write_text(block, encoding="utf-8")
        elif example == name and what == "change":
            change(house / path, block)
        elif example == name:
            told += run(house, block)
    return told


def test_a_bot_is_added_and_measured(house):
    told = follow("bot", house)
    assert "miser:Miser against plain · french, 4 players · 20 deals of seed 1" in told
    assert "miser:Miser, absurdities in" in told


def test_a_variant_is_added_and_played(house):
    told = follow("variant", house)
    assert re.search(r"overtrump +yes", told)
    assert "house.jsonl: 10 records, all valid" in told


def test_a_card_is_added_and_drawn(house):
    follow("card", house)
    with Image.open(house / "out" / "back_marigold_460.png") as drawn:
        assert drawn.width == 460
        half = drawn.convert("RGB").crop((60, 60, 400, 240))
    orange = sum(1 for r, g, b in colours(half.tobytes()) if r > 200 and 90 < g < 180 and b < 90)
    assert orange > 5000  # the marigold


def colours(raw: bytes) -> zip:
    """Yield the colours of a picture with three bytes each."""
    return zip(raw[::3], raw[1::3], raw[2::3], strict=True)


@pytest.mark.long
def test_a_language_is_added_and_spoken(house):
    follow("language", house)
    said = run(house, "python -c \"from game.view.words import *; use('sl'); "
                      "print(say('menu.rules'), count('cards.count', 2), say('menu.settings'), "
                      "say('aloud.call', name='Ana', card='pikov kralj'), sep=', ')\"")
    assert said == "Pravila, 2 karti, Settings, Ana kliče pikovega kralja\n"
    with Image.open(house / "menu.png") as drawn:
        assert drawn.size == (1280, 720)


def test_a_lesson_is_added_checked_and_shown(house):
    told = follow("lesson", house)
    assert re.search(r"\d+ passed|^\.+ ", told, re.MULTILINE)
    with Image.open(house / "lesson.png") as drawn:
        assert drawn.size == (1280, 720)


def test_a_lesson_against_the_rules_would_be_refused(house):
    file = house / "game" / "view" / "lessons" / "fool.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('expect = ["play F"]', 'expect = ["play T20"]'),
                    encoding="utf-8")
    with pytest.raises(AssertionError, match="follow-suit"):
        run(house, "python -m tools.shots lesson_fool --out lesson.png")


def test_every_kind_of_thing_has_its_example():
    assert {name for name, *_ in EXAMPLE.findall(TEXT)} == {"bot", "variant", "card", "language", "lesson"}
    assert TEXT.count("<!-- example:") == len(EXAMPLE.findall(TEXT))  # no example is skipped
