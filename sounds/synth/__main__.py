"""The command that makes the sounds: `python -m sounds.synth [NAME ...] [--check]`."""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial

from tqdm import tqdm

from . import cafe, manifest, music, ogg
from .catalogue import EFFECTS, variation
from .dsp import Wave
from .tunes import TUNES

Job = tuple[str, str, Callable[[], Wave], float]  # sound, file name, function that makes it, quality
QUALITY, MUSIC_QUALITY, CAFE_QUALITY = 0.5, 0.3, 0.05
CAFE = "cafe"
MUSIC = tuple(dict.fromkeys(f"music {tune.mood}" for tune in TUNES))
SHARED = {"pressed": ("sort", 0.4)}  # sounds that use the files of another sound, and their gain


def jobs() -> list[Job]:
    """All files to be made."""
    effects: list[Job] = [
        (name, f"{name}_{k + 1}.ogg", partial(variation, name, k), QUALITY)
        for name, effect in EFFECTS.items()
        for k in range(effect.count)
    ]
    waltzes: list[Job] = [
        (f"music {tune.mood}", f"music_{k + 1}.ogg", partial(music.music, k), MUSIC_QUALITY)
        for k, tune in enumerate(TUNES)
    ]
    return [*effects, *waltzes, (CAFE, "cafe_1.ogg", cafe.cafe, CAFE_QUALITY)]


def wanted() -> dict[str, str]:
    """The hash of the code from which each file should have been made."""
    owners = {**dict.fromkeys(EFFECTS, "catalogue"), **dict.fromkeys(MUSIC, "music"), CAFE: "cafe"}
    codes = {module: manifest.code(module, "ogg") for module in set(owners.values())}
    return {file: codes[owners[name]] for name, file, _, _ in jobs()}


def table() -> dict[str, dict[str, object]]:
    """The table for the game: the files and the gain of each sound, of the music and of the room tone."""
    gains = {name: effect.gain for name, effect in EFFECTS.items()} | dict.fromkeys(MUSIC, music.GAIN)
    gains[CAFE] = cafe.GAIN
    files = {name: [file for owner, file, _, _ in jobs() if owner == name] for name in gains}
    shared = {name: {"files": files[other], "gain": gain} for name, (other, gain) in SHARED.items()}
    return {name: {"files": files[name], "gain": gain} for name, gain in gains.items()} | shared


def make(names: list[str]) -> None:
    """Make the sounds `names`, or every sound, then the table and the manifest."""
    codes, entries = wanted(), manifest.read()
    chosen = [job for job in jobs() if not names or job[0] in names]
    for _, file, maker, quality in (bar := tqdm(chosen, unit="sound")):
        bar.set_postfix_str(file)
        ogg.write(manifest.FOLDER / file, maker(), quality)
        entries[file] = manifest.entry(manifest.FOLDER / file, codes[file])
    for gone in set(entries) - set(codes):
        (manifest.FOLDER / gone).unlink(missing_ok=True)
        del entries[gone]
    text = json.dumps(table(), indent=1) + "\n"
    (manifest.FOLDER / "table.json").write_text(text, encoding="utf-8", newline="\n")
    manifest.write(entries)


def main() -> int:
    """Make or check the sounds that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m sounds.synth", description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a sound; all when left out")
    parser.add_argument("--check", action="store_true", help="only name the stale files; exit 1 if there are any")
    options = parser.parse_args()
    known = [*EFFECTS, *MUSIC, CAFE]
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"no such sound: {', '.join(unknown)}; there are {', '.join(known)}")
    if not options.check:
        make(options.names)
        return 0
    stale = manifest.stale(wanted())
    for name in stale:
        print(f"stale: {name}", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
