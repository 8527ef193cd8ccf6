"""The self-contained folder, made by one command, runs from any place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from bundle import glibc, licences
from game.about import DESKTOP_NAME, VERSION

from ..e2e.playing import Mouse, play_on
from ..e2e.window import Game
from .conftest import carried_out, recipe

pytestmark = pytest.mark.packages


@pytest.fixture(scope="module")
def built(unpacked, tmp_path_factory) -> tuple[Path, str]:
    """The program, built with the document's commands and only the packages these install, and the output of its
    trial."""
    top = tmp_path_factory.mktemp("Téléchargements et jeux") / "source"
    shutil.copytree(unpacked, top)
    said = carried_out(recipe("bundle/README.md"), top)
    return next(top.glob("dist/tarot-des-fleurs/tarot-des-fleurs*")), said


def test_it_names_the_c_library_that_it_needs(built):
    program, said = built
    needed = re.search(r"^needs glibc (\S+) or newer$", said, re.MULTILINE)
    assert needed is not None
    assert glibc.version(needed[1]) == glibc.needed(program.parent) >= (2, 17)


def test_it_was_tried_from_another_folder_and_runs(built):
    _, said = built
    assert f"Tarot des Fleurs {VERSION}" in said
    assert "6 records, all valid" in said
    assert re.search(r"^files: (\d+) of \1 unaltered$", said, re.MULTILINE)
    assert "the menu after" in said
    assert "a deal after" in said


def test_it_carries_the_licence_of_all_it_carries(built):
    program, _ = built
    folder = program.parent / "_internal" / "licences"
    for name in ("tarot-des-fleurs", "python", *licences.CARRIED):
        assert [file for file in (folder / name).rglob("*") if file.is_file()], name


def test_it_carries_nothing_the_game_does_not_need(built):
    program, _ = built
    inside = program.parent / "_internal"
    assert not [name for name in ("numpy", "numba", "PIL", "distributed") if (inside / name).exists()]


def children(game: Game) -> list[str]:
    """The processes that the program has started."""
    pid = game.process.pid
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def test_a_deal_is_played_in_its_window_against_its_own_processes(built, screen, tmp_path):
    program, _ = built
    folder = tmp_path / "Parties gardées"
    folder.mkdir()
    game = Game(screen, folder, "--window", "1280x720", "--lang", "en", "--mute", "--seed", "3", program=[program])
    try:
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s["scene"] in ("BiddingScene", "PlayScene"))
        assert game.window in game.tool("search", "--class", DESKTOP_NAME).split()
        assert children(game), "the opponents have no process"
        ended = play_on(game, Mouse(game))
        assert sum(ended["payments"]) == 0
        assert game.close() == 0
        told = game.complaints() + "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.log"))
        assert "by rule" not in told  # the workers ran: no answer came from plain rules instead
    finally:
        game.kill()
