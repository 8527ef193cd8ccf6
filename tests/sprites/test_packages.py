"""The deck for other programs: every card has the file name that its format requires."""

import errno
import gzip
import io
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from game.view import words
from sprites.atelier import __main__ as command
from sprites.atelier import packages
from sprites.atelier.packages import arcana, kde, papers, pysol
from sprites.atelier.registry import BACKS, CARD_NAMES


def tiny(name: str, width: int) -> Image.Image:
    """A small picture, different for each card and quick to write."""
    order = [*CARD_NAMES, *BACKS]
    return Image.new("RGBA", (width // 46, width // 25), (order.index(name), 0, 0, 255))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the pictures of the cards with tiny ones."""
    for module in (arcana, kde, pysol):
        monkeypatch.setattr(module, "picture", tiny)


@pytest.mark.usefixtures("small")
def test_the_same_pictures_give_the_same_bytes() -> None:
    assert dict(packages.files()) == dict(packages.files())


@pytest.mark.usefixtures("small")
def test_the_specification_finds_every_card_in_every_size_and_language() -> None:
    files = dict(arcana.files())
    deck = tomllib.loads(files[f"{arcana.FOLDER}/deck.toml"].decode())
    assert deck["deck"]["license"] == "CC-BY-4.0"
    assert deck["card_backs"]["default"] in deck["card_backs"]["variants"]
    for back in deck["card_backs"]["variants"].values():
        assert f"{arcana.FOLDER}/{back['image']}" in files
    heights = {path.split("/")[1] for path in files if re.match(rf"{arcana.FOLDER}/h\d+/", path)}
    assert len(heights) == len(arcana.WIDTHS)
    places = {arcana.canonical(name) for name in CARD_NAMES}
    assert len(places) == 78
    for height in heights:
        for table, key in places:
            assert f"{arcana.FOLDER}/{height}/{table.replace('.', '/')}/{key}.png" in files
    for language in words.LANGUAGES:
        told = tomllib.loads(files[f"{arcana.FOLDER}/names/{language}.toml"].decode())
        suits = [*told["minor_arcana"].values()]
        assert sum(map(len, suits)) + len(told["major_arcana"]) == 78
        assert len(set(told["major_arcana"].values())) == 22
        alt = told["alt_text"]
        assert sum(map(len, alt["minor_arcana"].values())) + len(alt["major_arcana"]) == 78
        assert "{" not in files[f"{arcana.FOLDER}/names/{language}.toml"].decode()


@pytest.mark.usefixtures("small")
def test_a_cardset_has_the_lines_and_files_that_pysol_reads() -> None:
    files = dict(pysol.files())
    first, name, size, _, back, backs = files[f"{pysol.FOLDER}/config.txt"].decode("ascii").splitlines()
    assert first.split(";")[2:5] == [".png", "3", "78"]
    assert name.startswith("tarot-des-fleurs;")
    wide, high, _ = map(int, size.split())
    wanted = {f"{rank:02d}{suit}" for suit in "cshd" for rank in range(1, 15)} | {f"{n:02d}z" for n in range(1, 23)}
    cards = {pysol.stem(name) for name in CARD_NAMES}
    assert cards == wanted
    for stem in (*wanted, *(name.removesuffix(".png") for name in backs.split(";")), "shade"):
        with Image.open(io.BytesIO(files[f"{pysol.FOLDER}/{stem}.png"])) as picture:
            assert picture.size == (wide, high), stem
    assert back in backs.split(";")
    assert f"{pysol.FOLDER}/COPYRIGHT" in files


@pytest.mark.usefixtures("small")
def test_a_theme_for_kde_has_an_element_for_each_of_52_cards_and_the_back() -> None:
    files = dict(kde.files())
    assert f"SVG={kde.SVG}\n" in files[f"{kde.FOLDER}/index.desktop"].decode()
    drawing = ElementTree.fromstring(gzip.decompress(files[f"{kde.FOLDER}/{kde.SVG}"]))  # noqa: S314 - written here
    found = {element.get("id") for element in drawing.iter() if element.get("id")}
    ranks = (*map(str, range(1, 11)), "jack", "queen", "king")
    assert found == {f"{rank}_{suit}" for rank in ranks for suit in ("club", "diamond", "heart", "spade")} | {"back"}


@pytest.mark.usefixtures("small")
def test_licence_credits_and_plants_are_in_every_package() -> None:
    files = dict(packages.files())
    for folder in (arcana.FOLDER, pysol.FOLDER, kde.FOLDER):
        assert "CC BY 4.0" in files[f"{folder}/LICENSE"].decode()
        assert "SIL Open Font License" in files[f"{folder}/CREDITS"].decode()
        assert "Taraxacum officinale" in files[f"{folder}/PLANTS"].decode()


def test_the_pictures_are_those_of_the_game_without_loss() -> None:
    real = papers.picture("T3", 460)
    path, written = arcana.image_file("T3", 460)
    assert path.endswith(f"h{real.height}/major_arcana/03.png")
    with Image.open(io.BytesIO(written)) as again:
        assert again.convert("RGBA").tobytes() == real.tobytes()


def test_packages_are_written_all_at_once_or_not_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """If a card is missing, the disk is full, or a folder cannot be replaced, the earlier files remain."""
    def there() -> dict[str, bytes]:
        return {str(path.relative_to(tmp_path)): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}

    def until_the_disk_is_full() -> Iterator[tuple[str, bytes]]:
        yield "arcana/deck.toml", b"2"
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    old = [("arcana/deck.toml", b"1"), ("arcana/old.png", b"1"), ("pysol/config.txt", b"1")]
    packages.write(tmp_path, old)
    before = there()
    assert before == dict(old)
    monkeypatch.setattr(papers, "SPRITES", tmp_path / "nothing")
    replaced = Path.rename

    def held_open(path: Path, target: Path) -> Path:
        if path.name == "pysol" and target == tmp_path / "pysol" and "new" in path.parts:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return replaced(path, target)

    monkeypatch.setattr(Path, "rename", held_open)
    for wanted in (packages.files(), until_the_disk_is_full(), [(path, b"2") for path, _ in old]):
        with pytest.raises(OSError, match=r"No such file|No space|Permission"):
            packages.write(tmp_path, wanted)
        assert there() == before
    monkeypatch.undo()
    packages.write(tmp_path, [("arcana/deck.toml", b"2")])
    assert there() == {"arcana/deck.toml": b"2", "pysol/config.txt": b"1"}


def test_a_folder_that_cannot_be_written_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setattr("sys.argv", ["atelier", "--package", str(file / "deck")])
    assert command.main() == 1
    assert capsys.readouterr().err.startswith("cannot write the packages: ")
