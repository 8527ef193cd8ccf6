"""Computes digests of scenes and deals, to check that a change of the code's structure does not change behaviour.

    python -m tools.digests FILE                    writes the digests of all scenes and of some deals
    python -m tools.digests FILE --against EARLIER  prints the differences too, and exits with 1 if there are any
    python -m tools.digests FILE --only NAME …      only scenes and games whose names begin with NAME
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import pygame

from game.cli.simulate import SimulationPlan, line_of
from game.engine.variants import PRESETS, rules_of
from game.ui.access.tree import tree_of
from game.ui.app.scene import Scene
from game.view.access import every
from tools.shots.shots import FRAMES_TO_FINISH, SHOTS, Shot, app_at


@dataclass(frozen=True)
class Look:
    """A size of the window in pixels, of the text in percent, and a language."""

    size: tuple[int, int]
    percent: int
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.percent} % {self.language}"


LOOKS = (Look((1280, 720), 100, "en"), Look((1024, 600), 175, "de"))
BOTS = {"plain": 40, "club": 2}
"""The levels whose deals are compared, and the number of deals of each game."""


def of_scene(name: str) -> dict[str, str]:
    """The digests of the picture of the scene ``name`` and of the tree that a screen reader gets, in each look."""
    found = {}
    for look in LOOKS:
        app = app_at(Shot(name, look.size, seed=3, lang=look.language, text_percent=look.percent))
        app.scenes.invalidate()
        for _ in range(FRAMES_TO_FINISH):
            app.step([], 0.0)
            if not app.scenes.dirty:
                break
        found[f"picture {name} {look}"] = digest(pygame.image.tobytes(app.screen.surface, "RGB"))
        found[f"tree {name} {look}"] = digest("\n".join(told(app.scenes.visible, look.size)).encode())
        app.close()
    return found


def told(visible: Sequence[Scene], size: tuple[int, int]) -> Iterator[str]:
    """Yield each node of the tree that a screen reader gets as a line, without its key, which may differ."""
    for node in every(tree_of(visible, size).root):
        yield " ".join(map(str, (node.role, node.name, node.value, node.about, node.why, node.on, node.bounds,
                                 sorted(node.acts))))


def of_game(preset: str) -> dict[str, str]:
    """The digests of deals of the game ``preset`` played by each level of BOTS."""
    rules = rules_of(preset)
    return {f"deals {preset} {level}": digest("\n".join(
        line_of(SimulationPlan(rules, deals, 11, (level,) * rules.at_table), number)[1]
        for number in range(deals)).encode()) for level, deals in BOTS.items()}


def digest(data: bytes) -> str:
    """The first 16 digits of the SHA-256 of ``data``."""
    return sha256(data).hexdigest()[:16]


def found(names: tuple[str, ...]) -> dict[str, str]:
    """The digests of all scenes and games, or of those whose names begin with one of ``names``, by description."""
    chosen = partial(filter, lambda name: not names or name.startswith(names))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        parts = [*pool.map(of_scene, chosen(SHOTS)), *pool.map(of_game, chosen(PRESETS))]
    return {name: value for part in parts for name, value in part.items()}


def main() -> int:
    """Write the digests, and compare them if asked; returns 1 if they differ."""
    parser = argparse.ArgumentParser(prog="python -m tools.digests", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--against", type=Path, metavar="EARLIER")
    parser.add_argument("--only", nargs="+", default=(), metavar="NAME")
    said = parser.parse_args()
    now = found(tuple(said.only))
    said.file.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    if said.against is None:
        return 0
    before = json.loads(said.against.read_text(encoding="utf-8"))
    differing = [name for name in sorted(now) if now[name] != before.get(name)]
    print("\n".join([*differing, f"{len(differing)} of {len(now)} differ"]))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
