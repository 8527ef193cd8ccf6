"""`python -m sprites.atelier`: make the pictures that are out of date."""
from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path

from tqdm import tqdm

from . import packages, sheets
from .card import Card, Pips
from .checks import CONTRAST, UNCOVERED, freedom, near_black
from .pictures import Job, encoded, jobs, make, stale, write_manifest
from .render import raster
from .svg import Group, document

LOOK = 460  # pixels, of a card that is measured or laid out in a fan


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sprites.atelier", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="CARD",
                        help="only these cards (SR, T3, F, back, large_SR) or ornaments")
    parser.add_argument("--all", action="store_true", help="make them even if they are up to date")
    parser.add_argument("--check", action="store_true", help="only name the pictures that are out of date")
    parser.add_argument("--sheets", metavar="FOLDER", type=Path, help="write contact sheets of the deck to FOLDER")
    parser.add_argument("--package", metavar="FOLDER", type=Path,
                        help="write the deck to FOLDER for other programs: Tarot Deck Specification, PySolFC, KDE")
    parser.add_argument("--look", metavar="FOLDER", type=Path, help="write PNGs to FOLDER instead, to look at")
    parser.add_argument("--width", type=int, action="append", help="widths for --look (186, 460 and 920)")
    parser.add_argument("--darks", action="store_true", help="print the near-black share of cards and groups")
    parser.add_argument("--signs", action="store_true",
                        help="print how freely the signs of pip cards stand: contrast, share left uncovered")
    return parser.parse_args()


def chosen(names: list[str]) -> list[Job]:
    """The jobs called `names`, or all of them; SystemExit for a name without a picture."""
    every = {job.name: job for job in jobs()}
    unknown = [name for name in names if name not in every]
    if unknown:
        sys.exit(f"no such picture: {' '.join(unknown)}")
    return [every[name] for name in names] or list(every.values())


def look(wanted: list[Job], folder: Path, widths: list[int]) -> None:
    """Write each of `wanted` as a PNG of each of `widths` to `folder`; the cards among them together as `hand.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    cards = []
    for job in tqdm(wanted, unit="picture"):
        drawn = job.drawing.draw()
        for width in widths:
            file = f"{job.name}_{width}.png"
            (folder / file).write_bytes(encoded(drawn, file, width))
        if isinstance(drawn, Group):
            cards.append(raster(document(drawn), LOOK))
    if cards:
        sheets.in_the_hand(cards).save(folder / "hand.png")


def signs(wanted: list[Job]) -> int:
    """Print the contrast and the free share of the signs of each pip card of `wanted`.

    Returns the exit code, which is 1 if one is too low.
    """
    low = 0
    for job in wanted:
        drawn, bare = job.drawing.draw(), replace(job.drawing, large=False).draw()
        if isinstance(drawn, Group) and isinstance(bare, Card) and isinstance(bare.content, Pips):
            ratio, free = freedom(raster(document(drawn), LOOK), bare.content, job.drawing.large)
            low += ratio < CONTRAST or free < UNCOVERED
            print(f"{job.name:10} contrast {ratio:5.2f}   uncovered {free:.3f}")
    return 1 if low else 0


def darks(wanted: list[Job]) -> None:
    """Print the near-black share of the field of each card of `wanted`, and the mean of each group."""
    groups: dict[str, list[float]] = {}
    for job in wanted:
        card = job.drawing.draw() if not job.drawing.large else None
        if isinstance(card, Card):
            share = near_black(raster(document(card), LOOK), card.content)
            ace = isinstance(card.content, Pips) and card.content.show
            groups.setdefault("Aces" if ace else type(card.content).__name__, []).append(share)
            print(f"{job.name:10} {share:6.1%}")
    for group, shares in groups.items():
        print(f"{group:10} {sum(shares) / len(shares):6.1%} of {len(shares)}")


def render(wanted: list[Job]) -> None:
    """Make `wanted` in two processes, and write the finished ones to the manifest, even after an interruption."""
    done: dict[str, dict[str, str]] = {}
    try:
        with ProcessPoolExecutor(2) as pool:
            running = [pool.submit(make, job) for job in wanted]
            for finished in tqdm(as_completed(running), total=len(running), unit="picture"):
                done |= finished.result()
    finally:
        write_manifest(done)


def package(folder: Path) -> int:
    """Write the deck for other programs to `folder`; returns the exit code."""
    try:
        packages.write(folder, packages.files())
    except OSError as fault:
        print(f"cannot write the packages: {fault}", file=sys.stderr)
        return 1
    return 0


def check(old: list[str]) -> int:
    """Print the names of the pictures that are out of date; returns the exit code."""
    for name in old:
        print(f"stale: {name}")
    return 1 if old else 0


def main() -> int:
    """Run the command line; returns the exit code."""
    options = arguments()
    wanted = chosen(options.names)
    if options.look:
        look(wanted, options.look, options.width or [186, 460, 920])
        return 0
    if options.sheets:
        sheets.write(options.sheets)
        return 0
    if options.package:
        return package(options.package)
    if options.darks:
        darks(wanted)
        return 0
    if options.signs:
        return signs(wanted)
    old = {job.name for job in stale()}
    if options.check:
        return check([job.name for job in wanted if job.name in old])
    render([job for job in wanted if options.all or job.name in old])
    return 0


if __name__ == "__main__":
    sys.exit(main())
