"""The wheel and the source archive contain all that is needed, and run in an empty environment."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from bundle.folder import ROOT, python_package
from bundle.smoke import DoesNotRun, examined, smoke
from game.about import VERSION

pytestmark = pytest.mark.packages
#: What a player does not need: the makers' tools and what words are compiled from.
LEFT_OUT = ("sprites/atelier/", "sounds/synth/")
RUN = "import sys; sys.path.insert(0, {!r}); from tarot_des_fleurs.game.cli import main; sys.exit(main())"


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def needed() -> set[str]:
    """The files of the game in this checkout, by their paths in the wheel."""
    files = (file for top in ("game", "sprites", "sounds") for file in (ROOT / top).rglob("*") if file.is_file())
    paths = (file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts)
    return {f"tarot_des_fleurs/{path}".replace("game/installed.py", "__init__.py") for path in paths
            if not path.startswith(LEFT_OUT) and not path.endswith((".po", ".pot"))}


def test_the_wheel_has_every_file_of_the_game_and_nothing_else(wheel):
    inside = {name for name in names(wheel) if name.startswith("tarot_des_fleurs/")}
    assert inside == needed()


def test_the_wheel_carries_licences_and_what_a_desktop_lists_it_by(wheel):
    inside = names(wheel)
    info, data = f"tarot_des_fleurs-{VERSION}.dist-info/licenses", f"tarot_des_fleurs-{VERSION}.data/data/share"
    desktop = "io.github.tarot_des_fleurs.TarotDesFleurs"
    for name in (f"{info}/LICENSE", f"{info}/sprites/LICENSE", f"{info}/sprites/fonts/OFL-Amarante.txt",
                 f"{data}/applications/{desktop}.desktop", f"{data}/metainfo/{desktop}.metainfo.xml",
                 f"{data}/icons/hicolor/256x256/apps/{desktop}.png"):
        assert name in inside


def test_the_source_archive_makes_the_same_wheel(wheel, unpacked, tmp_path):
    assert names(python_package("wheel", tmp_path, unpacked)) == names(wheel)


def test_the_source_archive_has_the_tests_and_the_makers_tools(unpacked):
    for path in ("main.py", "CHANGELOG.md", "tests/builders.py", "sprites/atelier/__main__.py", "sounds/synth/music.py",
                 "game/view/locale/fr/LC_MESSAGES/tarot.po", "docs/store.md", ".ci/run", "bundle/tarot.spec"):
        assert (unpacked / path).is_file(), path


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_runs_in_an_environment_that_had_nothing(kind, installed, request):
    told = list(smoke([str(installed(request.getfixturevalue(kind)))]))
    assert told[0] == f"Tarot des Fleurs {VERSION}"


def test_a_wheel_without_a_picture_would_be_found(wheel, tmp_path):
    shutil.unpack_archive(wheel, tmp_path / "site", "zip")
    for tarot in (tmp_path / "site" / "tarot_des_fleurs" / "sprites" / "cards").glob("*/T*.webp"):
        tarot.unlink()
    with pytest.raises(DoesNotRun, match=r"T\d+\.webp"):
        examined([sys.executable, "-c", RUN.format(str(tmp_path / "site"))], tmp_path)


def test_a_program_that_does_not_start_would_be_found():
    with pytest.raises(DoesNotRun, match="exit 3; no good"):
        list(smoke([sys.executable, "-c", "print('no good'); raise SystemExit(3)"]))
