"""Compiles the message catalogues when the package is built; pip does so for every installation, including that of a
checkout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import catalogues


class Catalogues(BuildHookInterface):
    """The build hook to which ``tool.hatch.build.hooks.custom`` in ``pyproject.toml`` refers."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write a ``.mo`` file next to every ``.po`` file if a wheel is built; source archives contain no ``.mo``
        files."""
        if self.target_name == "wheel":
            for po in catalogues.all_of(Path(self.root)):
                catalogues.compile_file(po)
                build_data["artifacts"].append(po.with_suffix(".mo").relative_to(self.root).as_posix())
