"""The context shared by the scenes of a program: the setup of the next match, and services."""

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
    from ...club.reruns import OwnDealsWork
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

    ``setup`` is the match to play next, which the menu shows. ``thinker`` computes the moves of the bots at the table;
    ``another`` makes a thinker for other work; hints and reviews come from ``study``. ``shuffle``, ``first_dealer`` and
    ``secret`` make a match repeatable: without them they are random. Records are saved in ``records_folder``, else
    among the user's documents. ``today`` is the date in the player's time zone. ``tables`` plays the other tables of
    tournaments, ``rater`` plays the player's deals with the expert, ``search`` finds puzzles in them. ``fixed`` are
    preferences for tests, used instead of those in the settings.
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
    tables: OwnDealsWork | None = None
    rater: OwnDealsWork | None = None
    search: OwnDealsWork | None = None
    fixed: Preferences | None = None
    _aloud: Aloud | None = None
    _followers: tuple[ref[Follower], ...] = ()

    def __post_init__(self) -> None:
        self.keeper.listen(self._changed)

    def take(self, setup: MatchSetup) -> None:
        """Set the next match to ``setup``; raises InvalidRules if it cannot be played."""
        rules_of(setup.preset, **setup.options)
        self.setup = setup

    def take_last(self) -> None:
        """Set the next match to the setup of the last one played."""
        self.take(self.keeper.settings.setup)

    @property
    def games(self) -> Path | None:
        """The file of games; None if games are not saved."""
        return self.store.path

    @property
    def unfinished(self) -> list[Unfinished]:
        """The matches that can be resumed, latest first."""
        from ...store.book import unfinished
        return unfinished(self.store) if self.store.writable else []

    @property
    def troubled(self) -> bool:
        """Whether a problem with the games or the settings has still to be reported to the player."""
        return bool(self.keeper.troubles or self.store.notices)

    # -- pages -------------------------------------------------------------------------------------------------------

    def page(self, name: str, *given: Any, **more: Any) -> Scene:
        """Make the page ``name`` of the routes with the arguments ``given`` and ``more``."""
        made: Scene = routes.maker(name)(self, *given, **more)
        return made

    def open(self, name: str, *given: Any, **more: Any) -> Push:
        """The step that opens the page ``name`` above the scene on top."""
        made: Scene | Push = routes.maker(name)(self, *given, **more)
        return made if isinstance(made, Push) else Push(made)

    # -- speech --------------------------------------------------------------------------------------------------------

    @property
    def aloud(self) -> Aloud:
        """The speaker for events at the table, which follows the settings."""
        if self._aloud is None:
            from .speech import Aloud
            self._aloud = Aloud(lambda: self.keeper.settings)
        return self._aloud

    def hush(self) -> None:
        if self._aloud is not None:
            self._aloud.hush()

    # -- preferences -------------------------------------------------------------------------------------------------

    def preferences(self, demo: bool = False) -> Preferences:
        """The preferences of a table; those of a ``demo`` have a different pace."""
        from ..table.preferences import preferences_of
        return self.fixed or preferences_of(self.keeper.settings, demo)

    def follow(self, table: Follower) -> None:
        """Notify ``table`` of changed preferences from now on, in addition to the earlier tables."""
        self._followers = (*(known for known in self._followers if known() is not None), ref(table))

    def _changed(self, before: Settings, after: Settings) -> None:
        if self.fixed is not None or learnt_alone(before, after):
            return
        for table in filter(None, (known() for known in self._followers)):
            table.suit(self.preferences(table.demo))

