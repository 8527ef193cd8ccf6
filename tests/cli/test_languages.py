"""The commands use the chosen language, or the system's, also for the sentences of argparse."""

from __future__ import annotations

import ast
import os
import shutil
import string
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from game.cli import COMMANDS, main
from game.cli.asking import asked_language
from game.view import words
from tools import compile_words

ROOT = Path(__file__).parents[2]
CLI = ROOT / "game" / "cli"


def run(*said: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a separate process, on a system without language settings except ``environment``."""
    bare = {name: value for name, value in os.environ.items() if name not in ("LANGUAGE", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run([sys.executable, str(ROOT / "main.py"), *said], env=bare | {"LANG": "C"} | environment,
                          capture_output=True, text=True, encoding="utf-8", check=False, timeout=300)


def printed(capsys: pytest.CaptureFixture[str], *said: str) -> str:
    """The output of the program on both streams."""
    with suppress(SystemExit):
        main(said)
    return "".join(capsys.readouterr())


def named() -> set[str]:
    """The keys of all words that the commands look up by name."""
    found = set()
    for file in CLI.glob("*.py"):
        tree, areas = ast.parse(file.read_text(encoding="utf-8")), {"WORDS": "asking"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) \
                    and ast.unparse(node.value.func) == "CommandWords":
                areas[ast.unparse(node.targets[0])] = ast.literal_eval(node.value.args[0])
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in areas \
                    and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
                found.add(f"cli.{areas[node.value.id]}.{node.slice.value}")
    return found


def test_everything_that_commands_say_has_words():
    written = compile_words.entries(compile_words.read("en"))
    assert len(named()) > 100
    assert named() - set(written) == set()


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_figures_are_the_same_in_every_language(code):
    english, other = map(compile_words.shown, ("en", code))

    def figures(text: str) -> set[tuple[str | None, str | None]]:
        return {(name, how) for _, name, how, _ in string.Formatter().parse(text) if name}

    for key, forms in english.items():
        if key.startswith("cli.") and compile_words.OF not in key:
            assert figures(forms[0]) == figures(other[key][0]), key


def test_help_is_in_the_language_asked_for(capsys):
    for code, usage, version in (("de", "Aufruf:", "die Version des Programms zeigen"), ("it", "uso:", "comandi"),
                                 ("fr", "utilisation", "commandes"), ("en", "usage:", "commands")):
        told = printed(capsys, "--lang", code, "--help")
        assert told.startswith(usage)
        assert version in told


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("code", [code for code in words.LANGUAGES if code != "en"])
def test_no_command_has_english_in_its_help(command, code, capsys):
    english, told = (set(printed(capsys, f"--lang={each}", command, "--help").split()) for each in ("en", code))
    assert not {"show", "this", "the", "message", "usage:", "every", "how"} & told, english & told


@pytest.mark.parametrize(("said", "told"), [
    (("--lang", "de", "history", "--most", "x"), "ist keine ganze Zahl ab 0; siehe tarot-des-fleurs history --help"),
    (("--lang", "de", "simulate"), "fehlende Argumente: --out"),
    (("--lang", "it", "nonsense"), "non si può scegliere"),
    (("--lang", "it", "simulate", "--preset", "french", "--players", "3", "--pack", "62", "--out", "x"),
     "french non si gioca in 3 con 62 carte; si gioca: in 4 con 78 carte"),
    (("--lang", "fr", "simulate", "--bots", "nobody", "--out", "x"), "il n’y a pas de niveau 'nobody'"),
    (("simulate", "--lang=de", "--option", "auction=none", "--preset", "french", "--out", "x"),
     "french: Diese Spielart braucht Gebote, um den Spielmacher zu finden."),
])
def test_what_is_not_understood_is_one_line_in_the_language(said, told, capsys):
    line = printed(capsys, *said)
    assert told in line
    assert line.count("\n") == 1


def test_without_an_option_the_system_decides():
    done = run("simulate", LANGUAGE="it_CH:de")
    assert (done.returncode, "argomenti mancanti: --out" in done.stderr) == (2, True)
    assert "tables" in run("rules", "chambery").stdout


def test_a_language_lasts_no_longer_than_its_command(capsys):
    before = dict(os.environ)
    printed(capsys, "--lang", "it", "rules")
    assert (words.language(), dict(os.environ)) == ("en", before)


@pytest.mark.parametrize(("said", "language"), [
    ((), "en"), (("--lang", "fr"), "fr"), (("rules", "--lang=de"), "de"), (("--lang",), "en"),
    (("--lang", "tlh"), "en"),
])
def test_the_language_is_found_among_the_arguments(said, language):
    assert asked_language(said) == language


def test_commands_speak_without_loading_the_window():
    told = "import sys; from game.cli import main; main(['--lang', 'it', 'rules']); print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "False"
    assert "giocatori" in done.stdout


@pytest.mark.parametrize(("in_a_checkout", "remedy"), [(False, "install the game again"), (True, "pip install .")])
def test_without_any_words_there_is_one_sentence(in_a_checkout, remedy, tmp_path, monkeypatch, capsys):
    """In a checkout whose words were never compiled, the message does not ask for another installation."""
    if in_a_checkout:
        folder = tmp_path / "en" / "LC_MESSAGES"
        folder.mkdir(parents=True)
        shutil.copy(words.LOCALES / "en" / "LC_MESSAGES" / "tarot.po", folder)
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    monkeypatch.setattr(words._TONGUE, "known", {})
    assert main(["--lang", "it", "rules"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), remedy in told.err) == ("", 1, True)
