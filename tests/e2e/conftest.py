"""The virtual screen for real windows."""

import pytest

from .window import opened_screen


@pytest.fixture(scope="module")
def screen():
    yield from opened_screen()
