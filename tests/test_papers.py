"""The metadata of the game: its version, its licences, its desktop entry."""

from __future__ import annotations

import io
import os
import re
import shutil
import struct
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from PIL.IcoImagePlugin import IcoImageFile

from bundle import icons, licences
from game.about import DESKTOP_NAME, LICENCES, TITLE, VERSION

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "bundle" / "linux"
(METAINFO,) = LINUX.glob("*.metainfo.xml")
(DESKTOP,) = LINUX.glob("*.desktop")
TOLD = ElementTree.parse(METAINFO)  # noqa: S314 - our own file
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_number_of_the_version_is_written_once():
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "game/about.py"


def test_the_newest_release_is_this_one_everywhere():
    newest = re.search(r"^## (\S+) · (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    release = TOLD.find("releases/release")
    assert newest is not None
    assert release is not None
    assert newest.groups() == (release.get("version"), release.get("date"))
    assert newest[1] == VERSION


def test_the_name_for_the_desktop_is_the_same_everywhere():
    entry = dict(line.split("=", 1) for line in DESKTOP.read_text(encoding="utf-8").splitlines() if "=" in line)
    assert entry["Name"] == TOLD.findtext("name") == TITLE
    assert entry["Exec"] == TOLD.findtext("provides/binary") == next(iter(PROJECT["project"]["scripts"]))
    assert f"{entry['Icon']}.desktop" == TOLD.findtext("launchable") == DESKTOP.name
    assert TOLD.findtext("id") == entry["Icon"] == entry["StartupWMClass"] == DESKTOP_NAME
    assert DESKTOP_NAME in (ROOT / "bundle" / "tarot.spec").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [["desktop-file-validate", DESKTOP],
                                     ["appstreamcli", "validate", "--no-net", METAINFO]], ids=lambda words: words[0])
def test_a_desktop_understands_it(command):
    if shutil.which(command[0]) is None:
        assert "TAROT_NEEDS_A_WINDOW" not in os.environ, f"no {command[0]}"
        pytest.skip(f"no {command[0]}")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_licence_of_everything_a_bundle_carries_is_gathered():
    needed = {re.split(r"[<>=]", wanted)[0] for wanted in PROJECT["project"]["dependencies"]}
    assert set(licences.CARRIED) == needed | {"pyinstaller"}


def test_the_page_about_the_program_names_the_licences_of_the_metadata():
    told = {licence.removeprefix("SIL ").replace(" ", "-") for licence in LICENCES.values()}
    assert " AND ".join(sorted(told, key=PROJECT["project"]["license"].find)) == PROJECT["project"]["license"]


def test_every_face_of_type_has_its_licence_in_the_packages():
    assert {"sprites/fonts/OFL-*.txt", "LICENSE", "sprites/LICENSE"} == set(PROJECT["project"]["license-files"])
    assert len(list((ROOT / "sprites" / "fonts").glob("OFL-*.txt"))) == 3


@pytest.fixture(scope="module")
def drawn():
    return icons.pictures(ROOT / "sprites" / "table")


def test_windows_finds_every_size_in_the_icon(drawn):
    with Image.open(io.BytesIO(icons.ico(drawn))) as icon:
        assert icon.info["sizes"] == {(width, width) for width in icons.WINDOWS}
        assert isinstance(icon, IcoImageFile)
        assert icon.ico.getimage((48, 48)).tobytes() == Image.open(io.BytesIO(drawn[48])).convert("RGBA").tobytes()


def test_a_mac_finds_every_size_in_the_icon(drawn):
    packed = icons.icns(drawn)
    assert struct.unpack(">I", packed[4:8])[0] == len(packed)
    with Image.open(io.BytesIO(packed)) as icon:
        assert {width * scale for width, _, scale in icon.info["sizes"]} >= {128, 256, 512}
