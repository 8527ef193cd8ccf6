"""The effect of a review in the background on the table: frames, bots' answers and hints with and without one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

LINE = """{what}: {count} frames  median {median:.2f}  p99 {p99:.2f}  worst {worst:.1f}  begun late: p99 {late:.1f} ms
  bots' answers ({answers}): median {answer:.0f}  p90 {answer90:.0f}  worst {answer_worst:.0f} ms
  hints ({hints}): median {hint:.0f}  worst {hint_worst:.0f} ms;  decisions judged: {judged} in {lasted:.0f} s"""
SIZE = (1280, 720)


def run(seconds: int) -> Iterator[str]:
    """Play against four experts twice for ``seconds`` each, the second time during reviews."""
    from .strain import strain  # noqa: PLC0415 - only this bench plays
    for what, reviewing in (("alone", False), ("beside reviews", True)):
        found = strain(SIZE, seconds, reviewing)
        frames, late, answers, hints = map(_in_ms, (found.frames, found.late, found.answers, found.hints))
        yield LINE.format(what=what, count=len(frames), median=_at(frames, 0.5), p99=_at(frames, 0.99),
                          worst=frames[-1], late=_at(late, 0.99), answers=len(found.answers), answer=_at(answers, 0.5),
                          answer90=_at(answers, 0.9), answer_worst=answers[-1], hints=len(found.hints),
                          hint=_at(hints, 0.5), hint_worst=hints[-1], judged=found.judged, lasted=found.lasted)


def _in_ms(seconds: Sequence[float]) -> list[float]:
    return sorted(1000 * one for one in seconds) or [0.0]


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
