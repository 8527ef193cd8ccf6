"""Builds each package once for all tests, and installs each wheel in a separate environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bundle.folder import ROOT, python_package
from game.about import NAME

from ..e2e.window import opened_screen


def recipes(page: str) -> list[str]:
    """The blocks of commands in the document ``page``."""
    return re.findall(r"^```sh\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def carried_out(commands: str, folder: Path, **more: str) -> str:
    """The output of ``commands`` in ``folder``, with an empty home and without the environment variables of the tests,
    except ``more``."""
    lent = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DISPLAY")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "TAROT", "XDG", *lent))}
    home = folder.with_name(f"{folder.name}, home")
    home.mkdir(exist_ok=True)
    env |= {"HOME": str(home), "PIP_CACHE_DIR": pip_cache(), **more}
    done = subprocess.run(["bash", "-euc", commands], check=False, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@cache
def pip_cache() -> str:
    """The folder in which pip keeps what it has downloaded, so that the tests do not download it again."""
    return subprocess.check_output([sys.executable, "-m", "pip", "cache", "dir"], text=True).strip()


@pytest.fixture(scope="session")
def wheel(tmp_path_factory) -> Path:
    return python_package("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory) -> Path:
    return python_package("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def unpacked(sdist, tmp_path_factory) -> Path:
    """The source archive as a folder."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # not before Python 3.11.4
        archive.extractall(folder)  # noqa: S202 - an archive made just now
    (source,) = folder.iterdir()
    return source


class Bundle(NamedTuple):
    """A folder made by the commands of bundle/README.md, in an environment with what they install, and their output."""

    folder: Path
    said: str


@pytest.fixture(scope="session")
def bundle(unpacked, tmp_path_factory) -> Bundle:
    """The folder of the game."""
    top = tmp_path_factory.mktemp("Téléchargements et jeux") / "source"
    shutil.copytree(unpacked, top)
    said = carried_out(recipes("bundle/README.md")[0], top)
    return Bundle(top / "dist" / NAME, said)


@pytest.fixture(scope="session")
def release(bundle) -> Bundle:
    """The files of a release."""
    top = bundle.folder.parents[1]
    said = carried_out(recipes("bundle/README.md")[1], top)
    return Bundle(top / "out", said)


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
