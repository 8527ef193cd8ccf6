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
#: Commands that are not carried out, and why.
LEFT_OUT = {
    ".ci/run": "it runs this test",
    "python -m tools.digests": "it takes minutes, and test_tools.py runs it",
}


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


def test_the_commands_for_contributors_run(source, screen):
    """Tests are only collected here, because .ci/run has run them."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    install, window, *others = recipes("CONTRIBUTING.md")[0].splitlines()
    carried_out(install, source)
    opens(window.split("#")[0], source, screen)
    for command in others + re.findall(r"`(python -m [^`]+)`", page):
        if not command.startswith(tuple(LEFT_OUT)):
            given = command.replace("SCENE", "menu")
            carried_out(f"PATH=$PWD/.venv/bin:$PATH; {given}", source, PYTEST_ADDOPTS="--collect-only")
