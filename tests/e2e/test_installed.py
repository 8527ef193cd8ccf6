"""The installed command works in any folder, with pictures and sounds, and without conflicts of names."""

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import pytest

COMMAND = Path(sys.executable).with_name("tarot-des-fleurs")


@pytest.fixture(scope="module")
def installed():
    try:
        return files("tarot-des-fleurs")
    except PackageNotFoundError:
        pytest.skip("the game is not installed here: pip install .")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([COMMAND, *words], check=False, cwd=folder, capture_output=True, text=True, timeout=120)


def test_everything_is_installed_under_one_name(installed):
    tops = {Path(str(file)).parts[0] for file in installed} - {"..", "__pycache__"}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"tarot_des_fleurs"}


def test_pictures_sounds_words_and_licences_are_there(installed):
    names = {str(file).replace("\\", "/") for file in installed}
    for needed in ("game/about.py", "sprites/cards/460/T21.webp", "sprites/table/felt.webp", "sounds/card_1.ogg",
                   "sprites/fonts/Amarante.ttf", "sprites/fonts/OFL-Amarante.txt", "sprites/CREDITS.md",
                   "game/view/locale/fr/LC_MESSAGES/tarot.mo"):
        assert f"tarot_des_fleurs/{needed}" in names
    assert not [name for name in names if "/atelier/" in name or "/synth/" in name]


def test_the_command_works_from_another_folder(installed, tmp_path):
    assert run(tmp_path, "--version").returncode == 0
    played = run(tmp_path, "simulate", "--deals", "5", "--seed", "1", "--out", "deals.jsonl")
    assert played.returncode == 0, played.stderr
    assert run(tmp_path, "check", "deals.jsonl").returncode == 0
    examined = run(tmp_path, "doctor", "--lang", "en", "--data-dir", "kept")
    assert re.search(r"^  files: (\d+) of \1 unaltered$", examined.stdout, re.MULTILINE), examined.stdout
