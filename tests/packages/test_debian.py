"""The Debian package in a system that contains nothing else: installed, played, upgraded, removed."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bundle.folder import ROOT
from bundle.licences import CARRIED
from game.about import NAME, VERSION

from ..e2e.playing import Keys, play_on
from ..e2e.window import INSTANT, Game

pytestmark = pytest.mark.packages
PLAYER = 1000


@pytest.fixture(scope="module")
def package(release) -> Path:
    (file,) = release.folder.glob("*.deb")
    return file


@pytest.fixture(scope="module")
def system(tmp_path_factory) -> Iterator[Path]:
    """A minimal system of the distribution on which the tests run; paths to its files are the same inside and
    outside."""
    if os.geteuid():
        pytest.skip("only root can make a system in a folder")
    root = tmp_path_factory.mktemp("debian")
    root.chmod(0o755)
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    subprocess.run(["debootstrap", "--variant=minbase", suite, root], check=True, stdout=subprocess.DEVNULL)
    inside = root / str(root).lstrip("/")
    inside.parent.mkdir(parents=True)
    inside.symlink_to("/")
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    yield root
    subprocess.run(["umount", root / "proc"], check=True)
    shutil.rmtree(root)


def inside(system: Path, *words: str | Path) -> str:
    """The output of the command ``words`` in the ``system``."""
    env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["chroot", system, *words], check=False, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(system: Path, package: Path) -> None:
    shutil.copy(package, system)
    inside(system, "apt-get", "install", "--yes", "--no-install-recommends", f"/{package.name}")


def played(system: Path, screen, program: str, folder: Path) -> None:
    """Play a deal with the keys as a user of the ``system``, whose games are kept in ``folder``."""
    folder.mkdir(exist_ok=True)
    os.chown(folder, PLAYER, PLAYER)
    game = Game(screen, folder, "--window", "1280x720", "--lang", "en", "--mute", "--seed", "3", settings=INSTANT,
                program=["chroot", f"--userspec={PLAYER}:{PLAYER}", system, program])
    try:
        game.until(lambda s: s["scene"] == "MenuScene")
        game.press("Return")
        game.until(lambda s: s["scene"] in ("BiddingScene", "PlayScene"))
        assert sum(play_on(game, Keys(game))["payments"]) == 0
        game.picture(folder / "end.png")
        assert game.close() == 0
        assert game.complaints() == ""
    finally:
        game.kill()


def earlier(package: Path, folder: Path) -> Path:
    """The ``package`` with an earlier version."""
    subprocess.run(["dpkg-deb", "-R", package, folder / "old"], check=True)
    control = folder / "old" / "DEBIAN" / "control"
    control.write_text(control.read_text(encoding="utf-8").replace(f"Version: {VERSION}", "Version: 0.0.9"),
                       encoding="utf-8")
    subprocess.run(["dpkg-deb", "-Znone", "-b", folder / "old", folder / "old.deb"], check=True,
                   stdout=subprocess.DEVNULL)
    return folder / "old.deb"


def test_lintian_finds_no_error(package):
    subprocess.run(["lintian", "--fail-on", "error", package], check=True)


def test_the_copyright_file_names_everything_in_the_package():
    text = (ROOT / "bundle" / "linux" / "copyright").read_text(encoding="utf-8").lower()
    assert [name for name in CARRIED if name not in text] == []
    assert set(re.findall(r"^license: ([\w.+-]+)\n(?! )", text, re.MULTILINE)) <= \
        set(re.findall(r"^license: ([\w.+-]+)\n ", text, re.MULTILINE))


def test_it_is_installed_played_upgraded_and_removed(package, system, screen, tmp_path):
    assert not list((system / "usr" / "bin").glob("python*"))
    install(system, earlier(package, tmp_path))
    folder = system / "games"
    played(system, screen, f"/usr/games/{NAME}", folder)
    install(system, package)
    assert inside(system, "dpkg-query", "--show", "--showformat=${Version}", NAME) == VERSION
    assert inside(system, "dpkg", "--verify", NAME) == ""
    assert inside(system, f"/usr/games/{NAME}", "--version") == f"Tarot des Fleurs {VERSION}\n"
    assert "1/5" in inside(system, f"/usr/games/{NAME}", "history", "--lang", "en", "--data-dir", folder)
    inside(system, "apt-get", "purge", "--yes", NAME)
    assert not [path for path in (system / "usr").rglob(f"*{NAME}*") if not path.is_symlink()]
    assert (folder / "games.sqlite").is_file()


def test_the_folder_runs_where_no_package_is_installed(bundle, package, system, screen):
    """After the package is removed, only the libraries of the desktop that it needed are left."""
    shutil.copytree(bundle.folder, system / "opt" / NAME, symlinks=True)
    played(system, screen, f"/opt/{NAME}/{NAME}", system / "folder")
