"""Redraws the pictures of the documents: `python -m docs.screenshots`."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from tqdm import tqdm

from .contact import draw_deck
from .moving import draw_table

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
#: The arguments of ``tools.shots`` by name. All are drawn at 1280 x 720 and stored as WebP, a sixth of the size of PNG.
PICTURES: dict[str, tuple[str, ...]] = {
    "play": ("play", "--seed", "1"),
    "menu": ("menu",),
    "house_rules": ("setup_house", "--preset", "french", "--players", "5"),
    "discard": ("discard", "--preset", "french", "--players", "4", "--seed", "5"),
    "hint": ("hint", "--preset", "french", "--players", "4", "--seed", "9"),
    "scoring": ("scoring", "--preset", "french", "--players", "4", "--seed", "3"),
    "gallery": ("gallery",),
    "lesson": ("lesson_following",),
    "rulebook": ("rulebook_fool",),
    "statistics": ("statistics",),
    "replay": ("replay", "--seed", "1"),
}
#: The functions that write the pictures that do not show a single scene, by name.
OTHERS: dict[str, Callable[[Path], None]] = {"deck": draw_deck, "table": draw_table}
NAMES = (*OTHERS, *PICTURES)


def draw(name: str, out: Path) -> Path:
    """Draw the picture ``name`` into the folder ``out``; returns the file."""
    file = out / f"{name}.webp"
    if name in OTHERS:
        OTHERS[name](file)
        return file
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "drawn.png"
        command = [sys.executable, "-m", "tools.shots", *PICTURES[name], "--lang", "en", "--out", str(drawn)]
        subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603 - our own words
        Image.open(drawn).convert("RGB").save(file, quality=86, method=6)
    return file


def main() -> int:
    """Draw the pictures named on the command line, or all."""
    parser = argparse.ArgumentParser(prog="python -m docs.screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(NAMES)}")
    parser.add_argument("--out", type=Path, default=HERE, metavar="FOLDER", help="where (docs/screenshots)")
    said = parser.parse_args()
    if unknown := [name for name in said.names if name not in NAMES]:
        parser.error(f"there is no picture {', '.join(unknown)}")
    for name in tqdm(said.names or NAMES, unit="picture"):
        draw(name, said.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
