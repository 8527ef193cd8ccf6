"""The places of a user's files, and other answers of ``game.files``; ``storms.test_folders`` tests more of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import files

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has other names and links, and a home for every user")


@posix
@pytest.mark.parametrize("place", ["config", "data", "state", "documents"])
def test_a_user_without_a_home_has_a_folder_all_the_same(place, tmp_path, monkeypatch):
    """A process can have a user id without an account."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)

    def nobody(_uid):
        raise KeyError("no such account")

    monkeypatch.setattr("pwd.getpwuid", nobody)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    found = files.user_folder(place)
    assert files.home() is None
    assert found in (tmp_path / f"tarot-des-fleurs-{os.getuid()}", Path("~/Documents"))


@posix
@pytest.mark.parametrize("path", [Path("a\0b"), Path("x" * 5000), Path("\ud800"), Path("/dev/null/x")])
def test_no_name_is_too_odd_to_be_asked_about(path, tmp_path):
    assert not files.is_file(path)
    assert not files.is_folder(path)
    assert not files.is_taken(path)
    assert not files.is_odd(path)
    assert files.size(path) == 0
    assert files.latest_files(path, "", 9) == []
    assert files.real(path) == path
    files.remove(path)
    for act in (lambda: files.read_bytes(path, 1), lambda: files.open_to_append(path),
                lambda: files.make_folder(path / "y"),
                lambda: files.write_new(path, ["y"], b""), lambda: files.set_aside(path)):
        with pytest.raises(OSError, match=r"."):
            act()
    with pytest.raises(OSError, match=r"."), files.whole(tmp_path / path):
        pass
    assert os.listdir(tmp_path) == []


@posix
def test_files_are_listed_the_latest_first_and_nothing_else(tmp_path):
    for number, name in enumerate(("old.jsonl", "new.jsonl", "other.txt")):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (number, number))
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "dangling.jsonl").symlink_to("nowhere")
    assert [path.name for path in files.latest_files(tmp_path, ".jsonl", 9)] == ["new.jsonl", "old.jsonl"]
    assert [path.name for path in files.latest_files(tmp_path, ".jsonl", 1)] == ["new.jsonl"]
    assert files.latest_files(tmp_path / "no folder", ".jsonl", 9) == []


def test_the_names_of_new_files_do_not_run_out_silently(tmp_path):
    names = list(files.numbered("deal", ".jsonl", " "))
    assert names[:3] == ["deal.jsonl", "deal 2.jsonl", "deal 3.jsonl"]
    first = files.write_new(tmp_path, names[:2], b"one")
    second = files.write_new(tmp_path, names[:2], b"two")
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")
    with pytest.raises(FileExistsError):
        files.write_new(tmp_path, names[:2], b"three")


@posix
def test_what_a_link_leads_to_is_never_given_another_name(tmp_path):
    """A folder stands for a device, which root could rename for the whole system."""
    (tmp_path / "device").mkdir()
    link = tmp_path / "settings.json"
    link.symlink_to("device")
    assert files.real(link) == link
    assert files.set_aside(link) == tmp_path / "settings.broken-1.json"
    assert (tmp_path / "device").is_dir()
    with pytest.raises(OSError, match="directory"), files.whole(tmp_path / "settings.broken-1.json"):
        pass
    assert (tmp_path / "settings.broken-1.json").is_symlink()
