"""Records, codes, settings, catalogues and messages are only data; the source is searched for exceptions."""

from __future__ import annotations

import ast
import json
import multiprocessing
import os
import pickle
import tomllib
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from game.ai.protocol import client
from game.ai.protocol.wire import MAX_MESSAGE, BadMessage, decode_reply
from game.club import sharing
from game.club.sharing import MOST_BYTES, CannotOpen, found_in, opened
from game.engine.deal_code import BadCode, deal_in
from game.engine.record import MAX_LINE, BadRecord, read, write
from tests.builders import shuffled, whim

ROOT = Path(__file__).parents[2]
#: Modules and functions that execute data.
MODULES = {"pickle", "cPickle", "_pickle", "marshal", "shelve", "dill", "cloudpickle", "jsonpickle", "yaml", "code",
           "codeop", "runpy", "imp", "copyreg", "dbm", "xmlrpc", "xml"}
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}
METHODS = {"import_module", "find_spec", "spec_from_file_location", "load_module", "exec_module", "literal_eval"}
#: The exceptions: a bot named on the command line, `module:Class`; a command, a page, a part of the engine and the
#: kernel's files by tables of the program; the test for Numba.
DOORS = {("game.ai.bots", "import_module"), ("game.cli", "import_module"), ("game.engine", "import_module"),
         ("game.ui.app.routes", "import_module"),
         *(("game.ai.kernel.compiled", name) for name in ("import_module", "find_spec", "exec_module")),
         ("game.ai.kernel.speed", "find_spec")}
#: Long commands share their work among processes, which receive no data from outside except text.
SHARED = {"game.ai.processes calls ProcessPoolExecutor"}


def trees():
    for path in sorted((ROOT / "game").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def named(tree: ast.AST):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def called(tree: ast.AST):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            target = node.func
            yield target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")


def offences(name: str, tree: ast.AST) -> set[str]:
    found = {f"{name} imports {module}" for module in named(tree) if module in MODULES}
    words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & CALLS
    bare = {f"{name} speaks of {word}" for word in words}
    return found | bare | {f"{name} calls {word}" for word in called(tree)
                           if word in METHODS and (name, word) not in DOORS}


def test_nothing_read_becomes_code():
    assert not set().union(*(offences(name, tree) for name, tree in trees()))


@pytest.mark.parametrize("wrong", ["import pickle", "from yaml import load", "eval(text)", "run = exec",
                                   "__import__(n)", "importlib.import_module(data['kind'])",
                                   "import xml.etree.ElementTree"])
def test_such_a_thing_would_be_found(wrong):
    assert offences("game.store.intake", ast.parse(wrong))


def test_bots_from_outside_are_named_on_the_command_line_alone():
    """No data from a file are used as the name of a bot."""
    callers = {name for name, tree in trees() if "bot_named" in set(called(tree))}
    assert callers
    assert callers <= {"game.cli.asking", "game.ai.selfplay"}
    doors = {"named", "selfplay"}
    beside = {name for name, tree in trees() if not name.startswith(("game.ai", "game.cli"))
              for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module
              and set(node.module.split(".")) & doors}
    assert not beside


def test_the_game_starts_no_program_but_the_bots_and_the_voice():
    starters = {name for name, tree in trees() if "subprocess" in set(named(tree))}
    assert starters <= {"game.ui.app.speech"}
    wrong = {f"{name} calls {word}" for name, tree in trees() for word in called(tree)
             if word in ("system", "popen", "execv", "spawnv", "startfile") and not word.startswith("_")}
    assert not {said for said in wrong if "platform" not in said} - {"game.ui.app.system calls system"}


# -- the pipe ---------------------------------------------------------------------------------------------------------


def test_no_end_of_a_pipe_is_read_by_unpickling():
    """``Connection.recv`` unpickles and ``send`` pickles, so neither is used, nor queues and managers."""
    wrong = {f"{name} calls {word}" for name, tree in trees() for word in called(tree)
             if word in ("recv", "send", "Queue", "SimpleQueue", "Manager", "Pool", "ProcessPoolExecutor", "Listener",
                         "Client")}
    wrong -= {"game.ui.draw.deck calls SimpleQueue"}  # between threads
    wrong -= SHARED
    assert not {said for said in wrong if not said.endswith("calls send")}
    senders = {said.split(" ")[0] for said in wrong if said.endswith("calls send")}
    assert senders <= {"game.ai.protocol.client", "game.ui.table.stage", "game.ui.scenes.replay"}, senders


class Spy(Connection):
    """A pipe that fails if data are pickled or unpickled."""

    def recv(self):
        raise AssertionError("the pipe was unpickled")

    def send(self, obj):
        raise AssertionError("something was pickled")


def test_a_message_that_would_run_is_only_nonsense(tmp_path):
    """A pickle that would write a file, sent by the worker, is refused and not executed."""
    made = str(tmp_path / "should never be")

    class Evil:
        def __reduce__(self):
            return os.mkdir, (made,)

    ours, theirs = multiprocessing.Pipe()
    theirs.send_bytes(pickle.dumps(Evil()))
    worker = client.Worker.__new__(client.Worker)
    worker.pipe, worker.unanswered = Spy(ours.fileno()), 0
    worker._read = decode_reply
    with pytest.raises(BadMessage):
        worker.reply()
    assert not Path(made).exists()
    theirs.send_bytes(bytes(MAX_MESSAGE + 1))
    with pytest.raises(OSError, match="bad message length"):
        worker.reply()
    theirs.close()
    worker.pipe._handle = None  # type: ignore[attr-defined]  # private to the library: the pipe is closed by hand
    ours.close()


# -- sizes and depths -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [
    "[" * 150_000, '{"tarot": 1, "more": ' + "[" * 90_000 + "]" * 90_000 + "}", "{" * 150_000,
    '{"tarot": 1, "n": ' + "9" * 150_000 + "}", "x" * (MAX_LINE + 1), '{"tarot": 1, "a": "' + "\\ud800" * 100 + '"}',
], ids=["lists", "lists-within", "objects", "digits", "long", "surrogates"])
def test_no_record_is_too_deep_or_too_large_to_be_refused(text):
    with pytest.raises(BadRecord):
        read(text)


def test_no_code_is_too_long_to_be_refused():
    for text in ("A" * 5_000_000, "-" * 100_000, "\u2028" * 100_000):
        with pytest.raises(BadCode):
            deal_in(text)


def test_moves_without_end_are_refused():
    data = json.loads(write(shuffled("chambery", 1).finish(whim(1)).record))
    data["actions"] += [data["actions"][-1]] * 5_000
    with pytest.raises(BadRecord):
        read(json.dumps(data))


def test_a_file_that_never_ends_is_not_read(tmp_path):
    """A device and a folder have the name of a record."""
    for path in (Path("/dev/zero"), Path("/dev/urandom"), tmp_path):
        with pytest.raises(CannotOpen):
            opened(path)


def test_a_file_that_grows_while_it_is_read_is_read_no_further(tmp_path, monkeypatch):
    monkeypatch.setattr(sharing, "MOST_BYTES", 1000)
    path = tmp_path / "deals.jsonl"
    path.write_bytes(b"{" * 5000)
    with pytest.raises(CannotOpen, match="large"):
        opened(path)
    assert MOST_BYTES <= 100_000_000


def test_a_text_of_empty_lines_is_nothing_and_soon_seen_to_be():
    with pytest.raises(CannotOpen):
        found_in("\n" * 3_000_000)


# -- what is installed -------------------------------------------------------------------------------------------------


def test_every_dependency_of_the_game_has_an_upper_bound():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wanted in map(Requirement, about["dependencies"]):
        assert any(part.operator == "<" for part in wanted.specifier), f"{wanted} has no upper bound"
