"""`coverage json -o FILE; python -m tools.coverage_table FILE`: the share of each package's lines that tests run.

The files with the smallest shares, which lack tests most, follow the packages.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import Any

LOWEST = 10
SMALL = 20
"""Files with fewer statements are not listed, because a line or two changes their share much."""


def package(file: str) -> str:
    """The package of ``file`` down to the second level: ``game.ui`` for ``game/ui/app/app.py``."""
    return ".".join(PurePath(file).parts[:-1][:2])


def table(files: Mapping[str, Any]) -> Iterator[str]:
    """The lines of the table for ``files`` as coverage.py reports them."""
    packages: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file, found in files.items():
        for name in (package(file), "all"):
            packages[name][0] += found["summary"]["covered_lines"]
            packages[name][1] += found["summary"]["num_statements"]
    yield f"{'package':<20}{'statements':>12}{'run':>8}"
    yield from (f"{name:<20}{all_of:>12,}{run / max(1, all_of):>8.0%}"
                for name, (run, all_of) in sorted(packages.items(), key=lambda item: (item[0] == "all", item[0])))
    shares = sorted((found["summary"]["percent_covered"], file) for file, found in files.items()
                    if found["summary"]["num_statements"] >= SMALL)
    yield "lowest files"
    yield from (f"  {share:4.0f} %  {PurePath(file).as_posix()}" for share, file in shares[:LOWEST])


if __name__ == "__main__":
    print("\n".join(table(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"])))
