"""Draws the picture of the architecture page: `python -m docs.architecture` writes `docs/architecture.svg`."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

FILE = Path(__file__).with_suffix(".svg")
WIDTH, HEIGHT = 800, 660
PAPER, INK, MUTED, EDGE = "#FBF6EA", "#2E2A26", "#6A6259", "#8F8577"
#: The bands of the layers, from the window down to the rules: name, fill, top and height.
BANDS = (("ui", "#F2D9CF", 50, 128), ("view", "#F3E5C3", 184, 62), ("session", "#DDE7CB", 252, 128),
         ("store", "#CFE3DC", 386, 52), ("ai", "#D2DDEC", 444, 68), ("engine", "#DED6EA", 518, 110))
FILL = {name: fill for name, fill, *_ in BANDS}
LEFT, RIGHT = 16, 556  # the window's process
UP, DOWN, OBSERVED = 52, 322, 456  # the columns of the long arrows


def text(x: float, y: float, words: str, size: float = 13, weight: str = "normal", fill: str = INK,
         anchor: str = "start") -> str:
    """One line of text; ``anchor`` is start, middle or end."""
    return (f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
            f'text-anchor="{anchor}">{escape(words)}</text>')


def box(x: float, y: float, wide: float, high: float, *lines: str, fill: str = "#FFFFFF") -> str:
    """A box with a bold line and further lines."""
    drawn = [f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="6" fill="{fill}" stroke="{EDGE}"/>']
    drawn += [text(x + wide / 2, y + 18, lines[0], 13.5, "bold", anchor="middle")]
    drawn += [text(x + wide / 2, y + 18 + 15 * n, line, 12, fill=MUTED, anchor="middle")
              for n, line in enumerate(lines[1:], 1)]
    return "\n".join(drawn)


def arrow(*points: tuple[float, float], both: bool = False) -> str:
    """A line through ``points`` with a head at its end, or at both ends."""
    path = " L".join(f"{x:g} {y:g}" for x, y in points)
    start = ' marker-start="url(#head)"' if both else ""
    return f'<path d="M{path}" fill="none" stroke="{INK}" stroke-width="1.8" marker-end="url(#head)"{start}/>'


def label(x: float, y: float, words: str, behind: str, anchor: str = "start") -> str:
    """A text at an arrow, on a rectangle of the colour ``behind``."""
    wide = 6.7 * len(words) + 6
    left = {"start": x - 3, "middle": x - wide / 2, "end": x - wide + 3}[anchor]
    return (f'<rect x="{left:g}" y="{y - 12:g}" width="{wide:g}" height="16" fill="{behind}"/>'
            + text(x, y, words, 12, fill=INK, anchor=anchor).replace("<text", '<text font-style="italic"'))


def bands() -> list[str]:
    drawn = []
    for _, fill, top, high in BANDS:
        drawn += [f'<rect x="{LEFT + 8}" y="{top}" width="{RIGHT - LEFT - 16}" height="{high}" rx="8" fill="{fill}"/>']
    return drawn


def window() -> list[str]:
    """The window's process: boxes in their layers, and arrows between them."""
    return [
        text(30, 70, "ui", 13.5, "bold"),
        box(30, 80, 150, 90, "Stage", "shows the events", "up to the playhead:", "cards, time, sound"),
        box(262, 80, 122, 90, "Scene", "receives input,", "follows the", "playhead"),
        box(398, 80, 138, 90, "draw, widgets", "surfaces, text,", "lists, focus:", "pygame only here"),
        text(76, 206, "view", 13.5, "bold"), text(76, 224, "all that the player sees,", 12, fill=MUTED),
        text(76, 239, "as data and text", 12, fill=MUTED),
        text(346, 206, "club", 13.5, "bold"), text(346, 224, "reviews, exercises, ratings,", 12, fill=MUTED),
        text(346, 239, "tournaments, shared files", 12, fill=MUTED),
        text(362, 270, "session and workers", 13.5, "bold"),
        box(30, 284, 316, 84, "Session", "the one owner of the current State;", "events wait in its queue",
            "until the stage takes them"),
        box(362, 278, 174, 42, "Thinker", "asks a bot, never blocks"),
        box(362, 326, 174, 42, "Reviewer", "hints, reviews, never blocks"),
        text(76, 407, "store", 13.5, "bold"),
        text(76, 425, "each action is written before it is shown", 12, fill=MUTED),
        text(76, 465, "ai", 13.5, "bold"), text(76, 483, "Reading, worlds, search,", 12, fill=MUTED),
        text(76, 499, "reasons: from an Observation", 12, fill=MUTED),
        box(30, 548, 316, 68, "apply(State, Action)", "the rules: returns the new State and Events,",
            "or raises IllegalAction with the rule"),
        box(362, 548, 174, 68, "observe(State, seat)", "builds an Observation:", "what the seat may see"),
        arrow((DOWN, 170), (DOWN, 282)), label(DOWN - 8, 222, "Action", FILL["view"], "end"),
        text(362, 538, "engine", 13.5, "bold"),
        arrow((DOWN, 368), (DOWN, 546)), label(DOWN - 8, 538, "State, Action", FILL["engine"], "end"),
        arrow((UP, 548), (UP, 370)), label(UP + 8, 538, "State, Events", FILL["engine"]),
        arrow((UP, 284), (UP, 172)), label(UP + 8, 274, "Events as the viewer may see them", FILL["session"]),
        arrow((OBSERVED, 548), (OBSERVED, 370)), label(OBSERVED + 8, 482, "Observation", FILL["ai"]),
    ]


def outside() -> list[str]:
    return [
        box(600, 72, 184, 46, "mouse, keys, gamepad", "clicks act on the current state"),
        '<path d="M600 95 H570 V66 H323 V78" fill="none" stroke="#2E2A26" stroke-width="1.8" marker-end="url(#head)"/>',
        text(600, 148, "Outside the window:", 12, "bold"),
        text(600, 165, "thread deck reads the cards,", 12, fill=MUTED),
        text(600, 181, "process “mixer” plays sounds.", 12, fill=MUTED),
        worker(252, "process “bots”", "one move at a time", "Observation in, Action out"),
        worker(420, "process “study”", "hints first, then reviews,", "at low priority"),
        arrow((538, 299), (598, 299), both=True),
        arrow((538, 347), (576, 347), (576, 454), (598, 454), both=True),
        label(604, 408, "bytes, checked, never pickled", PAPER),
        box(600, 590, 184, 38, "games.sqlite", fill=FILL["store"]).replace('rx="6"', 'rx="14"'),
        arrow((548, 412), (566, 412), (566, 609), (598, 609)),
        text(692, 621, "matches, records, reviews", 12, fill=MUTED, anchor="middle"),
    ]


def worker(top: float, name: str, *lines: str) -> str:
    """A worker process, which contains the two lowest layers again."""
    drawn = [f'<rect x="600" y="{top:g}" width="184" height="140" rx="8" fill="none" stroke="{INK}" '
             'stroke-dasharray="5 4"/>', text(692, top + 20, name, 13.5, "bold", anchor="middle")]
    drawn += [text(692, top + 38 + 15 * n, line, 12, fill=MUTED, anchor="middle") for n, line in enumerate(lines)]
    for n, layer in enumerate(("ai", "engine")):
        y = top + 64 + 36 * n
        drawn += [f'<rect x="612" y="{y:g}" width="160" height="30" rx="5" fill="{FILL[layer]}"/>',
                  text(692, y + 20, layer, 13, "bold", anchor="middle")]
    return "\n".join(drawn)


def picture() -> str:
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" font-family="Helvetica, Arial, sans-serif">')
    lines = [
        head, "<title>Layers, processes and data flow</title>",
        f'<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" '
        f'orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 Z" fill="{INK}"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>',
        f'<rect x="{LEFT}" y="28" width="{RIGHT - LEFT}" height="612" rx="10" fill="none" stroke="{INK}" '
        'stroke-dasharray="5 4"/>',
        f'<rect x="{LEFT + 12}" y="18" width="176" height="20" fill="{PAPER}"/>',
        text(LEFT + 18, 33, "the window's process", 13.5, "bold"),
        *bands(), *window(), *outside(), "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
