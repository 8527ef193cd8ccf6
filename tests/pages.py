"""What is written for people who read the checkout, for tests about it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bundle" / "README.md",
         ROOT / "sprites" / "README.md", ROOT / "sprites" / "CREDITS.md"]
#: What contributors read, but for pictures and data.
TEXTS = [*PAGES, *(file for part in ("game", "tests", "docs", "bundle") for file in (ROOT / part).rglob("*.py"))]


def name(page: Path) -> str:
    """``page`` by its path in the checkout, for the names of tests."""
    return page.relative_to(ROOT).as_posix()
