"""What the scenes of one program share: the setup of the next match, and services."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from weakref import ref

from ...engine.variants import rules_of
from ...settings import Keeper, MatchSetup, Settings, learnt_alone
from ...today import today
from . import routes
from .scene import Push, Scene

if TYPE_CHECKING:
    from ...club.reruns import PuzzleSearch, Rater
    from ...club.study import Study
    from ...session import Helper, Shuffle, Thinks
    from ...store import Store
    from ...store.values import Unfinished
    from ..table.preferences import Preferences
    from .speech import Aloud


class Follower(Protocol):
    """A table that follows the settings."""

    @property
    def demo(self) -> bool: ...
    def suit(self, preferences: Preferences) -> None: ...


def _nothing_kept() -> Store:
    from ...store import nothing_kept
    return nothing_kept()


@dataclass(slots=True)
class AppContext:
    """The setup of the next match, and the services of the scenes.

    ``setup`` is the match to play next: the menu shows it, a new match reads it. ``thinker`` answers for the bots at
    the table; ``another`` makes one for work beside the table; hints and reviews come from ``study``. ``shuffle``,
    ``first_dealer`` and ``secret`` make a match repeatable: without them they are random. Records are saved in
    ``records_folder``, else among the user's documents. ``today`` is the date where the player is. The
    ``rater`` lets the expert play the player's deals, ``search`` finds puzzles in them. ``fixed`` are
    preferences for tests, instead of the settings'.
    """

    thinker: Thinks
    another: Callable[[], Helper]
    study: Study
    shuffle: Shuffle
    keeper: Keeper = field(default_factory=Keeper)
    setup: MatchSetup = field(default_factory=MatchSetup)
    first_dealer: int | None = None
    secret: bytes | None = None
    store: Store = field(default_factory=_nothing_kept)
    records_folder: Path | None = None
    today: Callable[[], date] = today
    rater: Rater | None = None
    search: PuzzleSearch | None = None
    fixed: Preferences | None = None
    _aloud: Aloud | None = None
    _followers: tuple[ref[Follower], ...] = ()

    def __post_init__(self) -> None:
        self.keeper.listen(self._changed)

    def take(self, setup: MatchSetup) -> None:
        """Play ``setup`` next; InvalidRules if it cannot be played."""
        rules_of(setup.preset, **setup.options)
        self.setup = setup

    def take_last(self) -> None:
        """Make the last match that was played the next setup."""
        self.take(self.keeper.settings.setup)

    @property
    def games(self) -> Path | None:
        """The file of games; None while they are kept nowhere."""
        return self.store.path

    @property
    def unfinished(self) -> list[Unfinished]:
        """The matches that were left and can be resumed, the latest first."""
        from ...store.kept import unfinished
        return unfinished(self.store) if self.store.writable else []

    @property
    def troubled(self) -> bool:
        """Whether a problem with the games or the settings has not been reported to the player yet."""
        return bool(self.keeper.troubles or self.store.notices)

    # -- pages -------------------------------------------------------------------------------------------------------

    def page(self, name: str, *given: Any, **more: Any) -> Scene:
        """The page ``name`` of the routes, made of what is ``given``."""
        made: Scene = routes.maker(name)(self, *given, **more)
        return made

    def open(self, name: str, *given: Any, **more: Any) -> Push:
        """The step to the page ``name``, over the scene on top."""
        made: Scene | Push = routes.maker(name)(self, *given, **more)
        return made if isinstance(made, Push) else Push(made)

    # -- what is said --------------------------------------------------------------------------------------------------

    @property
    def aloud(self) -> Aloud:
        """Says what happens at the table, as the settings want it."""
        if self._aloud is None:
            from .speech import Aloud
            self._aloud = Aloud(lambda: self.keeper.settings)
        return self._aloud

    def hush(self) -> None:
        """Stop speaking."""
        if self._aloud is not None:
            self._aloud.hush()

    # -- preferences -------------------------------------------------------------------------------------------------

    def preferences(self, demo: bool = False) -> Preferences:
        """The preferences of a table; a ``demo`` has a pace of its own."""
        from ..table.preferences import preferences_of
        return self.fixed or preferences_of(self.keeper.settings, demo)

    def follow(self, table: Follower) -> None:
        """Notify ``table`` of changed preferences from now on, in addition to tables under or behind a scene."""
        self._followers = (*(known for known in self._followers if known() is not None), ref(table))

    def _changed(self, before: Settings, after: Settings) -> None:
        if self.fixed is not None or learnt_alone(before, after):
            return
        for table in filter(None, (known() for known in self._followers)):
            table.suit(self.preferences(table.demo))

