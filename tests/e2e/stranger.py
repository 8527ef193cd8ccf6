"""A user who knows only what the accessibility bus reports, and acts only through it.

The user knows neither rules nor cards. If a heading asks a question, the widget with the focus is used: a button is
pressed, in a list the first allowed row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .atspi import FOCUSED, SELECTED, Accessible, Session, until

REFUSED = "Not possible now"
STEPS = 400
"""More presses than any deal needs."""


@dataclass(frozen=True)
class Line:
    node: Accessible
    role: str
    name: str


@dataclass(frozen=True)
class Page:
    lines: list[Line]
    focused: Line | None

    def names(self, role: str) -> list[str]:
        return [line.name for line in self.lines if line.role == role and line.name]

    def line(self, role: str, name: str) -> Line:
        return next(line for line in self.lines if (line.role, line.name) == (role, name))

    def table(self, number: int = 0) -> list[list[str]]:
        table = [line.node for line in self.lines if line.role == "table"][number]
        return [[cell.name for cell in row.children] for row in table.children]

    @property
    def asked(self) -> str:
        return next(iter(self.names("heading")), "")


@dataclass
class Stranger:
    """Reads the top page of the program on ``session``; ``heard`` contains all that was read and done."""

    session: Session
    heard: list[str] = field(default_factory=list)
    program: Accessible = field(init=False)
    _known: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.program = self.session.program()

    def read(self) -> Page:
        front = self.program.children[0].children[0]
        lines = [Line(node, node.role, node.name) for node in front.every()]
        return Page(lines, next((line for line in lines if line.node.has(FOCUSED)), None))

    def wait(self, true: Callable[[Page], bool]) -> Page:
        return until(lambda: page if true(page := self.read()) else None, "waited in vain")

    def press(self, line: Line) -> None:
        before = [(line.role, line.name) for line in self.read().lines]
        self.heard.append(f"→ {line.name}")
        line.node.press()
        self.wait(lambda page: [(line.role, line.name) for line in page.lines] != before)

    def go(self, name: str, role: str = "button") -> Page:
        page = self.wait(lambda page: name in page.names(role))
        self._note(page)
        self.press(page.line(role, name))
        return self.read()

    def start(self) -> None:
        """Press the node with the focus on the first page."""
        page = self.wait(lambda page: page.focused is not None)
        self._note(page)
        assert page.focused is not None
        self.press(page.focused)

    def play(self) -> Page:
        """Answer every prompt until a table of results is shown."""
        for _ in range(STEPS):
            page = self.wait(lambda page: bool(page.names("table")) or (page.asked != "" and page.focused is not None))
            self._note(page)
            if page.names("table"):
                return page
            self._answer(page)
        raise AssertionError("no end")

    def _note(self, page: Page) -> None:
        """Add the announcements, and the new lines from top to bottom, to ``heard``."""
        lines = [(line.role, line.name) for line in page.lines if line.name]
        self.heard += [f"“{said}”" for said in self.session.announced()]
        self.heard += [f"{role}: {name}" for role, name in lines if (role, name) not in self._known]
        self._known = lines

    def _answer(self, page: Page) -> None:
        """Press the focused button, or the first allowed row of the focused list."""
        assert page.focused is not None
        self.press(page.focused if page.focused.role == "button" else self._row(page, page.focused))

    @staticmethod
    def _row(page: Page, focused: Line) -> Line:
        """The first row of the focused list that is allowed and not selected."""
        rows = focused.node.parent.children if focused.role == "row" else focused.node.children
        free = next(row for row in rows if not row.has(SELECTED) and not row.description.startswith(REFUSED))
        return next(line for line in page.lines if line.node == free)
