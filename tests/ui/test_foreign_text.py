"""Foreign text in the window: every string is laid out and drawn, and none of it is markup."""

from __future__ import annotations

import pytest

from game.ui import text
from game.ui.units import measured
from game.ui.words import say

METRICS = measured((1280, 720))
MARKUP = ("{suit_S}", "{suit_Q}", "{icon_aaa}", "{icon_../../etc}", "{suit_}", "{", "}", "{}", "{0}", "{name}", "{{n}}",
          "**bold**", "[words](common.follow)", "[[fool]]", "{=game}", "{SR}", "{#id}", "{table: contracts}", "# head")


@pytest.mark.parametrize("foreign", MARKUP)
def test_markup_in_foreign_text_is_letters(foreign):
    assert text.lay(foreign, "body", METRICS).lines == ((foreign,),)
    assert foreign in say("prompt.wait", name=foreign)
