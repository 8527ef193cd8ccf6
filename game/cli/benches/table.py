"""The frame times of the table: a whole deal animated at 60 frames a second, on a surface in memory."""

from __future__ import annotations

from collections.abc import Iterator

LINE = "{size:>9}  {frames} frames   mean {mean:5.2f}   median {median:5.2f}   p99 {p99:5.2f}   worst {worst:6.2f}   ms"


def run(deals: int) -> Iterator[str]:
    """Animate ``deals`` deals of five-handed Chambéry in each size, with the viewer's cards played by the rule bot."""
    from ...ui.shots import timing  # noqa: PLC0415 - only this bench draws
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        seconds = sorted(timing.frames(size, deals))
        count = len(seconds)
        yield LINE.format(size=f"{size[0]}x{size[1]}", frames=count, mean=1000 * sum(seconds) / count,
                          median=1000 * seconds[count // 2], p99=1000 * seconds[count * 99 // 100],
                          worst=1000 * seconds[-1])


RESIZED = "from {before[0]}x{before[1]} to {after[0]}x{after[1]}: {settled:5.0f} ms until the table is at rest again"


def resize(rounds: int) -> Iterator[str]:
    """The time until the table of a deal in play is complete in a window of another size."""
    from ...ui.shots import timing  # noqa: PLC0415 - only this bench draws
    for before, after in (((1280, 720), (1920, 1080)), ((1920, 1080), (1280, 720)), ((1920, 1080), (3840, 2160))):
        yield RESIZED.format(before=before, after=after,
                             settled=1000 * min(timing.resized(before, after) for _ in range(rounds)))
