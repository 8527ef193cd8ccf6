"""The self-contained folder runs from any place; it is packed for a release."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bundle import glibc, licences
from bundle.appimage import make_appimage
from bundle.folder import ROOT, published, size
from game.about import DESKTOP_NAME, NAME, VERSION

from ..e2e.playing import Mouse, play_on
from ..e2e.window import Game

pytestmark = pytest.mark.packages


def test_it_names_the_c_library_that_it_needs(bundle):
    needed = re.search(r"^needs glibc (\S+) or newer$", bundle.said, re.MULTILINE)
    assert needed is not None
    assert glibc.version(needed[1]) == glibc.needed(bundle.folder) >= (2, 17)


def test_it_was_tried_from_another_folder_and_runs(bundle):
    assert f"Tarot des Fleurs {VERSION}" in bundle.said
    assert "6 records, all valid" in bundle.said
    assert re.search(r"^files: (\d+) of \1 unaltered$", bundle.said, re.MULTILINE)
    assert "the menu after" in bundle.said
    assert "a deal after" in bundle.said


def test_it_carries_the_licence_of_all_it_carries(bundle):
    folder = bundle.folder / "_internal" / "licences"
    for name in (NAME, "python", *licences.CARRIED):
        assert [file for file in (folder / name).rglob("*") if file.is_file()], name


def test_it_carries_nothing_the_game_does_not_need(bundle):
    inside = bundle.folder / "_internal"
    assert not [name for name in ("numpy", "numba", "PIL", "distributed") if (inside / name).exists()]


def test_it_is_as_small_as_the_documents_say(bundle, release):
    files, megabytes = size(bundle.folder)
    assert f"{files} files, {megabytes} MB" in bundle.said
    packed = max(file.stat().st_size for file in release.folder.glob(f"{NAME}*")) / 10**6
    told = re.search(r"The files \((\d+) MB; (\d+) MB installed\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    again = re.search(r"`dist/tarot-des-fleurs`, (\d+) MB", (ROOT / "bundle" / "README.md").read_text(encoding="utf-8"))
    assert told is not None
    assert again is not None
    assert 0 <= int(told[1]) - packed < 5
    assert 0 <= int(told[2]) - megabytes < 5
    assert again[1] == told[2]
    assert int(told[2]) <= 90


def test_a_release_has_every_file_and_notes(release, unpacked):
    machine = os.uname().machine
    deb = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    made = {file.name for file in release.folder.iterdir()}
    assert made == {f"{NAME}-{VERSION}-linux-{machine}.tar.xz", f"{NAME}_{VERSION}_{deb}.deb", "SHA256SUMS", "NOTES.md",
                    f"tarot_des_fleurs-{VERSION}-py3-none-any.whl", f"tarot_des_fleurs-{VERSION}.tar.gz"}
    changes = (unpacked / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    assert (release.folder / "NOTES.md").read_text(encoding="utf-8") == f"# Tarot des Fleurs {changes[1]}\n"
    sums = (release.folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert {line.split("  ")[1] for line in sums} == made - {"SHA256SUMS", "NOTES.md"}


def test_a_tag_of_another_version_makes_no_release(tmp_path):
    command = [sys.executable, "-m", "bundle", "papers", "--out", tmp_path, "--tag", "v0.0.1"]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "not ready for v0.0.1" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_published_folder_links_to_its_repository(tmp_path):
    source = (ROOT / "bundle" / "linux" / f"{DESKTOP_NAME}.metainfo.xml").read_text(encoding="utf-8")
    assert published(source, {}) == source
    shown = published(source, {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "a/b"})
    file = tmp_path / f"{DESKTOP_NAME}.metainfo.xml"
    file.write_text(shown, encoding="utf-8")
    subprocess.run(["appstreamcli", "validate", "--no-net", file], check=True)
    pictures = [image.text for image in ElementTree.fromstring(shown).iter("image")]  # noqa: S314 - our own file
    prefix = f"https://example.org/a/b/raw/v{VERSION}/"
    assert len(pictures) >= 3
    assert all((ROOT / picture.removeprefix(prefix)).is_file() for picture in pictures)


def test_the_folder_for_an_appimage_starts_and_has_what_a_desktop_needs(bundle, tmp_path):
    made = make_appimage(bundle.folder / NAME, tmp_path)
    said = subprocess.check_output([made / "AppRun", "--version"], text=True, cwd=tmp_path)
    assert said == f"Tarot des Fleurs {VERSION}\n"
    assert (made / f"{DESKTOP_NAME}.desktop").is_file()
    assert (made / f"{DESKTOP_NAME}.png").is_file()
    subprocess.run(["appstreamcli", "validate-tree", "--no-net", made], check=True)


def children(game: Game) -> list[str]:
    """The processes that the program has started."""
    pid = game.process.pid
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def test_a_deal_is_played_in_its_window_against_its_own_processes(release, screen, tmp_path):
    folder = tmp_path / "Parties gardées"
    folder.mkdir()
    (archive,) = release.folder.glob("*.tar.xz")
    shutil.unpack_archive(archive, tmp_path / "déballé")
    game = Game(screen, folder, "--window", "1280x720", "--lang", "en", "--mute", "--seed", "3",
                program=[tmp_path / "déballé" / NAME / NAME])
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
