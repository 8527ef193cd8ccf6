"""No window, no device, no missing word, as for the tests of the window."""

from tests.ui.conftest import _english_and_strict, _quick_opponents

__all__ = ["_english_and_strict", "_quick_opponents"]
