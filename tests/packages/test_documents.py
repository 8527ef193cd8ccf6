"""Every command in the documents for players and contributors runs, in an environment with what they install."""

from __future__ import annotations

import re
import shutil
import sys
import venv
from pathlib import Path

import pytest

from bundle.folder import ROOT
from game.about import NAME, TITLE, VERSION

from ..e2e.window import Game
from .conftest import carried_out, recipes

pytestmark = pytest.mark.packages
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
#: What takes minutes and is carried out by .ci/run, or by tests/test_docs.py and tests/test_tools.py.
LEFT_OUT = (".ci/run", "python -m tools.lint", "python -m tools.digests", "python -m docs.screenshots",
            "python -m sounds.synth")
INSTALL, WINDOW, *OTHERS = recipes("CONTRIBUTING.md")[0].splitlines()
COMMANDS = [command for command in dict.fromkeys([*OTHERS, *re.findall(r"`((?:python -m|pip install) [^`]+)`", PAGE)])
            if not command.startswith(LEFT_OUT)]


@pytest.fixture
def source(unpacked, tmp_path) -> Path:
    copy = tmp_path / "le source"
    shutil.copytree(unpacked, copy)
    return copy


def opens(command: str, source: Path, screen) -> None:
    """Assert that the ``command`` opens the window."""
    folder = source.with_name("parties")
    folder.mkdir()
    game = Game(screen, folder, "--lang", "en", "--mute", program=[source / word for word in command.split()])
    try:
        game.until(lambda s: s["scene"] in ("WelcomeScene", "MenuScene"))
        assert game.close() == 0
    finally:
        game.kill()


def test_the_first_commands_of_the_readme_open_the_window(source, screen):
    *before, last = recipes("README.md")[0].split(" && ")
    carried_out(" && ".join(before), source)
    opens(last, source, screen)


def test_pipx_installs_the_command_as_the_readme_says(source, tmp_path):
    venv.create(tmp_path / "pipx", with_pip=False)
    carried_out(f"{sys.executable} -m pip --python '{tmp_path}/pipx/bin/python' install --quiet pipx", source)
    command, program = re.search(r"\*\*As a command\*\*.*?`(.*?)`.*?`(.*?)`",
                                 (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL).groups()
    said = carried_out(f"PATH='{tmp_path}/pipx/bin':$PATH && {command} && ~/.local/bin/{program} --version", source)
    assert program == NAME
    assert f"{TITLE} {VERSION}" in said


@pytest.fixture(scope="module")
def contributed(unpacked, tmp_path_factory) -> Path:
    """A copy of the sources in which the first command for contributors was carried out."""
    copy = tmp_path_factory.mktemp("contributed") / "source"
    shutil.copytree(unpacked, copy)
    carried_out(f"git init --quiet && {INSTALL}", copy)
    return copy


def test_contributors_open_the_window(contributed, screen):
    opens(WINDOW.split("#")[0], contributed, screen)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_for_contributors_runs(command, contributed):
    """Tests are only collected here, because .ci/run has run them."""
    given = command.replace("SCENE", "menu")
    carried_out(f"PATH=$PWD/.venv/bin:$PATH; {given}", contributed, PYTEST_ADDOPTS="--collect-only")
