"""Records the code from which each file was made, to find files that are out of date."""

import ast
import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE.parent
MANIFEST = FOLDER / "manifest.json"
Entry = dict[str, str]  # "code" and "file": the hashes of the code and of the file


def digest(data: bytes) -> str:
    """A short hash of `data`."""
    return hashlib.sha256(data).hexdigest()[:24]


def _imports(path: Path) -> set[str]:
    """The modules of this package that the module at `path` imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            names |= {node.module} if node.module else {alias.name for alias in node.names}
    return names


def code(*modules: str) -> str:
    """The hash of the `modules` of this package and of the modules here that they import; line ends do not matter."""
    seen: set[str] = set()
    queue = set(modules)
    while queue:
        seen |= queue
        queue = set().union(*(_imports(HERE / f"{name}.py") for name in queue)) - seen
    texts = [(HERE / f"{name}.py").read_text(encoding="utf-8") for name in sorted(seen)]
    return digest("\0".join(texts).encode())


def read() -> dict[str, Entry]:
    """The entries of the manifest by file name; empty if there is no manifest."""
    if not MANIFEST.exists():
        return {}
    entries: dict[str, Entry] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return entries


def write(entries: dict[str, Entry]) -> None:
    """Write the `entries` as the manifest."""
    MANIFEST.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")


def entry(path: Path, made_from: str) -> Entry:
    """The entry of the file at `path`, made from the code with the hash `made_from`."""
    return {"code": made_from, "file": digest(path.read_bytes())}


def stale(wanted: dict[str, str]) -> list[str]:
    """The files that are missing, changed, made from other code than in `wanted` (hash by name), or not in `wanted`."""
    entries = read()
    bad = {name for name, made_from in wanted.items() if not _fresh(name, made_from, entries)}
    present = {path.name for path in FOLDER.glob("*.ogg")}
    return sorted(bad | (present | set(entries)) - set(wanted))


def _fresh(name: str, made_from: str, entries: dict[str, Entry]) -> bool:
    """Whether the file `name` exists, agrees with `entries`, and was made from the code `made_from`."""
    path = FOLDER / name
    return path.exists() and entries.get(name) == entry(path, made_from)
