"""Makes the folder from which appimagetool makes an AppImage, and the AppImage if that program is installed."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.about import DESKTOP_NAME, NAME, TITLE

from .debian import install
from .folder import run


def make_appimage(program: Path, out: Path) -> Path:
    """Make the AppImage of the folder of ``program`` in ``out``, or its AppDir without appimagetool; returns its path.
    """
    folder = out / f"{TITLE.replace(' ', '')}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    install(program, folder)
    share = folder / "usr" / "share"
    shutil.copy(share / "applications" / f"{DESKTOP_NAME}.desktop", folder)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{DESKTOP_NAME}.png", folder)
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    if shutil.which("appimagetool") is None:
        return folder
    image = folder.with_suffix(".AppImage")
    run("appimagetool", folder, image)
    return image
