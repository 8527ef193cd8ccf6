"""`python -m sprites.atelier`: make the pictures that are out of date."""
from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tqdm import tqdm

from . import sheets
from .pictures import Job, encoded, jobs, make, stale, write_manifest


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m sprites.atelier", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="CARD",
                        help="only these cards (SR, T3, F, back, large_SR) or ornaments")
    parser.add_argument("--all", action="store_true", help="make them even if they are up to date")
    parser.add_argument("--check", action="store_true", help="only name the pictures that are out of date")
    parser.add_argument("--sheets", action="store_true", help="only make the contact sheets of sprites/sheets")
    parser.add_argument("--look", metavar="FOLDER", type=Path, help="write PNGs to FOLDER instead, to look at")
    parser.add_argument("--width", type=int, action="append", help="widths for --look (200, 460 and 920)")
    return parser.parse_args()


def chosen(names: list[str]) -> list[Job]:
    """The jobs called `names`, or all of them; SystemExit for a name there is no picture of."""
    every = {job.name: job for job in jobs()}
    unknown = [name for name in names if name not in every]
    if unknown:
        sys.exit(f"no such picture: {' '.join(unknown)}")
    return [every[name] for name in names] or list(every.values())


def look(wanted: list[Job], folder: Path, widths: list[int]) -> None:
    """Write each of `wanted` as a PNG of each of `widths` to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for job in tqdm(wanted, unit="picture"):
        drawn = job.drawing.draw()
        for width in widths:
            file = f"{job.name}_{width}.png"
            (folder / file).write_bytes(encoded(drawn, file, width, False))


def render(wanted: list[Job]) -> None:
    """Make `wanted` on two processes and note them in the manifest, even if interrupted."""
    done: dict[str, dict[str, str]] = {}
    try:
        with ProcessPoolExecutor(2) as pool:
            running = [pool.submit(make, job) for job in wanted]
            for finished in tqdm(as_completed(running), total=len(running), unit="picture"):
                done |= finished.result()
    finally:
        write_manifest(done)


def check(old: list[str], sheets_are_old: bool) -> int:
    """Name what is out of date; the exit code."""
    for name in [*old, *(["sheets (make them with --sheets)"] if sheets_are_old else [])]:
        print(f"stale: {name}")
    return 1 if old or sheets_are_old else 0


def main() -> int:
    """Run the command line; the exit code."""
    options = arguments()
    wanted = chosen(options.names)
    if options.look:
        look(wanted, options.look, options.width or [200, 460, 920])
        return 0
    if options.sheets:
        sheets.write()
        return 0
    old = {job.name for job in stale()}
    if options.check:
        return check([job.name for job in wanted if job.name in old], not options.names and sheets.are_stale())
    render([job for job in wanted if options.all or job.name in old])
    return 0


if __name__ == "__main__":
    sys.exit(main())
