"""The meaning of a module: its code without comments, docstrings and annotations."""
from __future__ import annotations

import ast
import hashlib
import re

#: Imports from these modules are for annotations; a class with one of their names among its bases is recognised by
#: that.
FOR_ANNOTATIONS = frozenset({"__future__", "collections.abc", "typing"})
#: The names that a dataclass reads from the annotations of its fields.
KINDS_OF_FIELD = frozenset({"ClassVar", "InitVar", "KW_ONLY"})
#: Fields of a syntax tree that describe the notation of the code, or that not every Python has.
SILENT = frozenset({"ctx", "kind", "type_comment", "type_ignores", "type_params"})


def bare(text: str) -> ast.Module:
    """The code `text` without docstrings, annotations, the imports and aliases for them, and `__all__`.

    The fields of a class remain, without their types, because they define a dataclass.
    """
    tree = ast.parse(text)
    _Bare().visit(tree)
    return tree


def meaning(tree: ast.Module) -> str:
    """The hash of the code `tree`, the same for every version of Python."""
    return hashlib.sha256(_told(tree).encode()).hexdigest()


class _Bare(ast.NodeTransformer):
    """Removes code without effect."""

    def __init__(self) -> None:
        self._fields: set[ast.AnnAssign] = set()

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if text else self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        return None if not node.level and node.module in FOR_ANNOTATIONS else node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        for_annotations = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return None if for_annotations and not node.orelse else self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(node.arg)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        exports = any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
        return None if exports else self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        node.values = [part for part in node.values if not (isinstance(part, ast.Constant) and part.value == "")]
        return self.generic_visit(node)  # Python 3.12 ends a width with an empty text

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self._fields |= {part for part in node.body if isinstance(part, ast.AnnAssign)}
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node in self._fields:
            kind = _name_of_type(node.annotation)
            node.annotation = ast.Constant(kind if kind in KINDS_OF_FIELD else "")
            return self.generic_visit(node)
        if node.value is None or _name_of_type(node.annotation) == "TypeAlias":
            return None
        return self.generic_visit(ast.Assign([node.target], node.value))


def _name_of_type(annotation: ast.expr) -> str:
    """The last name before any brackets: "ClassVar" of `typing.ClassVar[int]`."""
    return re.split(r"\W+", ast.unparse(annotation).strip("'\"").partition("[")[0])[-1]


def _told(part: object) -> str:
    """A syntax tree as text, which unlike the output of `ast.dump` is the same for every version of Python."""
    if isinstance(part, ast.AST):
        fields = [f"{name}={_told(value)}" for name, value in ast.iter_fields(part)
                  if name not in SILENT and value is not None and value != []]
        return f"{type(part).__name__}({', '.join(fields)})"
    if isinstance(part, list):
        return f"[{', '.join(map(_told, part))}]"
    return repr(part)
