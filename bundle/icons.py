"""Makes the icons for Windows and macOS from the pictures of the atelier."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

Pictures = Mapping[int, bytes]
"""PNG files by their width in pixels."""

#: The types in Apple's icon format that contain PNG, by width.
APPLE = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
#: The widths in an icon for Windows, whose directory cannot contain larger ones.
WINDOWS = (16, 32, 48, 64, 128, 256)


def pictures(folder: Path) -> Pictures:
    """All files ``icon_WIDTH.png`` in ``folder``."""
    return {int(file.stem.removeprefix("icon_")): file.read_bytes() for file in sorted(folder.glob("icon_*.png"))}


def ico(drawn: Pictures) -> bytes:
    """An icon for Windows: a directory, then the pictures; a width of 256 is written as 0."""
    widths = [width for width in WINDOWS if width in drawn]
    at = 6 + 16 * len(widths)
    entries, data = b"", b""
    for width in widths:
        png = drawn[width]
        entries += struct.pack("<BBBBHHII", width % 256, width % 256, 0, 0, 1, 32, len(png), at + len(data))
        data += png
    return struct.pack("<HHH", 0, 1, len(widths)) + entries + data


def icns(drawn: Pictures) -> bytes:
    """An icon for macOS: chunks with a type and a length, in an outer chunk."""
    pieces = b"".join(_piece(APPLE[width], drawn[width]) for width in APPLE if width in drawn)
    return _piece(b"icns", pieces)


def _piece(name: bytes, content: bytes) -> bytes:
    return name + struct.pack(">I", len(content) + 8) + content
