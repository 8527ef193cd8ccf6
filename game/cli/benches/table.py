"""How much of a frame's time the table takes: a whole deal animated at 60 frames a second, on a surface in memory."""

from __future__ import annotations

from collections.abc import Iterator

LINE = "{size:>9}  {frames} frames   mean {mean:5.2f}   median {median:5.2f}   p99 {p99:5.2f}   worst {worst:6.2f}   ms"


def run(deals: int) -> Iterator[str]:
    """Animate ``deals`` deals of five-handed Chambéry in each size, the viewer's cards played by the rule bot."""
    from ...ui import shots  # noqa: PLC0415 - only this bench draws
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        seconds = sorted(shots.frames(size, deals))
        count = len(seconds)
        yield LINE.format(size=f"{size[0]}x{size[1]}", frames=count, mean=1000 * sum(seconds) / count,
                          median=1000 * seconds[count // 2], p99=1000 * seconds[count * 99 // 100],
                          worst=1000 * seconds[-1])
