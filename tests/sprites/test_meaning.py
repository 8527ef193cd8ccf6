"""A picture is stale if its code does something else, not if the same code is written differently."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from sprites.atelier.meaning import bare, meaning
from sprites.atelier.pictures import Job, is_stale, jobs, read_manifest
from sprites.atelier.sources import SOURCES, Sources

CODE = '''
"""A leaf."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .svg import Group

WIDE = 4.5
"""Units."""


@dataclass
class Leaf:
    """Long and thin."""
    length: float
    tips: Sequence[float] = ()

    def draw(self, group: Group, *more: float, n: int = 3) -> Group:
        """A stroke."""
        width: float = WIDE  # at its foot
        return group.stroke(f"{self.length:{n}.1f}", width)
'''
SAME = {
    "another comment": ("# at its foot", "# where it is widest"),
    "no comment": ("  # at its foot", ""),
    "a comment more": ("WIDE =", "# of the foot\nWIDE ="),
    "another docstring of the module": ("A leaf.", "The leaf of a rose."),
    "another docstring of a class": ("Long and thin.", "A leaf like a blade of grass."),
    "no docstring of a function": ('        """A stroke."""\n', ""),
    "another note on a number": ('"""Units."""', '"""Units of the card."""'),
    "another argument's type": ("group: Group, *more: float", "group, *more: complex"),
    "another result's type": (") -> Group:", "):"),
    "another variable's type": ("width: float =", "width ="),
    "a number's type": ("WIDE =", "WIDE: float ="),
    "another field's type": ("length: float", "length: complex"),
    "an import for annotations": ("import Sequence", "import Iterable, Sequence"),
    "no import for annotations": ("from collections.abc import Sequence\n", ""),
    "an import while types are checked": ("\nWIDE", "\nif TYPE_CHECKING:\n    from .geometry import Path\n\nWIDE"),
    "a name for a type": ("\nWIDE", '\nSpot: TypeAlias = "complex | tuple[float, float]"\n\nWIDE'),
    "a variable's type ahead": ("        width: float", "        width: float\n        width: float"),
    "what is exported": ("\nWIDE", '\n__all__ = ["Leaf"]\n\nWIDE'),
    "other lines": ("(f\"{self.length:{n}.1f}\", width)", "(\n            f'{self.length:{n}.1f}', width,\n        )"),
}
OTHER = {
    "a number": ("WIDE = 4.5", "WIDE = 4.6"),
    "the sign of a number": ("WIDE = 4.5", "WIDE = -4.5"),
    "the kind of a number": ("n: int = 3", "n: int = 3.0"),
    "a name": ("group.stroke", "group.fill"),
    "a text": ("}.1f}", "}.2f}"),
    "a default": ("= ()", "= (1.0,)"),
    "a field's name": ("length", "height"),
    "the order of fields": ("    length: float\n    tips: Sequence[float] = ()",
                            "    tips: Sequence[float] = ()\n    length: float"),
    "a field for the whole class": ("tips: Sequence[float]", "tips: ClassVar[Sequence[float]]"),
    "a field for the whole class, in words": ("tips: Sequence[float]", "tips: 'typing.ClassVar[Sequence[float]]'"),
    "a field that is none": ("tips: Sequence[float] =", "tips ="),
    "a decorator": ("@dataclass\n", "@dataclass(frozen=True)\n"),
    "an import": ("from .svg import", "from .line import"),
    "the order of arguments": ("(f\"{self.length:{n}.1f}\", width)", "(width, f\"{self.length:{n}.1f}\")"),
    "a line less": ("        width: float = WIDE  # at its foot\n", ""),
}


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) in (1, 2), old
    return text.replace(old, new)


@pytest.mark.parametrize("change", SAME)
def test_the_same_written_in_another_way_means_the_same(change: str) -> None:
    assert meaning(bare(changed(CODE, *SAME[change]))) == meaning(bare(CODE))


@pytest.mark.parametrize("change", OTHER)
def test_whatever_is_drawn_otherwise_means_something_else(change: str) -> None:
    assert meaning(bare(changed(CODE, *OTHER[change]))) != meaning(bare(CODE))


def test_every_python_finds_the_same_meaning() -> None:
    """The manifest is written by one version of Python and checked by others, so all must find the same meaning."""
    assert meaning(bare(CODE))[:20] == "d5df9e63e5e126a07580"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOURCES.folder, tmp_path / "atelier", ignore=shutil.ignore_patterns("__pycache__")))


@pytest.fixture
def poppy() -> Job:
    return next(job for job in jobs() if job.name == "T3")


def drawn_from(folder: Path, job: Job) -> bool:
    """Whether the stored picture of `job` agrees with the code in `folder`."""
    return not is_stale(job, read_manifest(), sources=Sources(folder))


def test_a_picture_is_stale_after_another_number_in_what_it_imports(folder: Path, poppy: Job) -> None:
    assert drawn_from(folder, poppy)
    file = folder / "flowers" / "poppy_leaf.py"
    lines = file.read_text("utf-8").splitlines()
    number = next(node for node in ast.walk(ast.parse("\n".join(lines)))
                  if isinstance(node, ast.Constant) and type(node.value) in (int, float))
    before = lines[number.lineno - 1]
    lines[number.lineno - 1] = before[:number.col_offset] + "9" + before[number.col_offset:]
    file.write_text("\n".join(lines), "utf-8")
    assert not drawn_from(folder, poppy)


@pytest.mark.parametrize(("old", "new"), [
    (r'^"""', '"""Much could be said. '), (r"(?<=[,:)])$", "  # so"), (r"\) -> \w+:$", "):"),
    (r": float\b", ": complex"),
], ids=["docstring", "comment", "result", "argument"])
def test_no_picture_is_stale_after_another_docstring_comment_or_annotation(
        folder: Path, poppy: Job, old: str, new: str) -> None:
    changes = 0
    for file in (folder / "trumps" / "t03_poppy.py", folder / "flowers" / "poppy_leaf.py", folder / "svg.py"):
        text, count = re.subn(old, new, file.read_text("utf-8"), flags=re.MULTILINE)
        file.write_text(text, "utf-8")
        changes += count
    assert changes
    assert drawn_from(folder, poppy)
