"""Builds each package once for all tests, and installs each wheel in a separate environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

from ..e2e.window import opened_screen

ROOT = Path(__file__).parents[2]


def hatch(source: Path, kind: str, out: Path) -> Path:
    """Build the package of ``kind`` (wheel, sdist) from ``source``; returns its path."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(out)]
    subprocess.run(command, check=True, cwd=source, stdout=subprocess.DEVNULL)
    (package,) = out.iterdir()
    return package


def recipe(page: str) -> str:
    """The first block of commands in the document ``page``."""
    found = re.search(r"^```sh\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def carried_out(commands: str, folder: Path) -> str:
    """The output of ``commands`` in ``folder``, without the environment variables of the tests."""
    lent = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if name not in lent}
    done = subprocess.run(["bash", "-euc", commands], check=False, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory) -> Path:
    return hatch(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory) -> Path:
    return hatch(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def unpacked(sdist, tmp_path_factory) -> Path:
    """The source archive as a folder."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # not before Python 3.11.4
        archive.extractall(folder)  # noqa: S202 - an archive made just now
    (source,) = folder.iterdir()
    return source


@pytest.fixture
def installed(tmp_path):
    """A function that installs a package with its dependencies in an empty environment and returns its command."""

    def install(package: Path) -> Path:
        home = tmp_path / "Ma maison d’été"
        venv.create(home, with_pip=False)
        programs = home / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet",
                        "--disable-pip-version-check", str(package)], check=True)
        return programs / "tarot-des-fleurs"

    return install


@pytest.fixture(scope="module")
def screen():
    yield from opened_screen()
