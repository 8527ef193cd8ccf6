"""What is to be played, and the table set for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol
from weakref import ref

from ... import logs
from ...ai.bots import OFFERED, PEOPLE
from ...engine.plain_text import clean
from ...engine.record import HUMAN
from ...engine.variants import Value, rules_of
from ...session import Player, Session, Shuffle, Thinks, resumed, shuffler
from ...settings import Keeper, Settings, Setup, learnt_alone
from ...store import Store
from ...store.kept import Unfinished, kept, unfinished
from ...thinker import InProcess
from ...view import history as say
from ...view import words
from ...view.setup import OPPONENT
from ...view.study import Study
from ...view.units import Metrics
from ..app.scene import Host, Scene
from ..app.sounds import Sounds
from ..table.preferences import Preferences
from ..table.preferences_of import demo_pace, preferences_of

if TYPE_CHECKING:
    from ..table.table import Table

#: Who sits at the table besides the player, in order of play, unless they were given names.
NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
WATCHED = "Léonie"
"""Who sits in the person's place where bots only play."""
LEVEL = OPPONENT


def usual_name(seat: int, human: bool = True, level: str = "") -> str:
    """Who sits at ``seat`` unless told otherwise; the person at the first, if there is one; whoever ``level`` is."""
    if level in PEOPLE and (seat or not human):
        return words.say(f"level.{level}")
    if seat == 0:
        return words.say("game.you") if human else WATCHED
    return NAMES[(seat - 1) % len(NAMES)]


def stands(waiting: Unfinished) -> str:
    """How a match stands that was left, in a line."""
    deal = min(waiting.counted + 1, waiting.length)
    return " · ".join((say.game(waiting.preset), words.say("menu.stands", a=deal, b=waiting.length),
                       words.say("menu.score", score=words.signed(waiting.total or 0))))


class Helper(Thinks, Protocol):
    """A thinker for something beside the table, closed when that is done."""

    def close(self) -> None:
        """Nothing more is asked."""


@dataclass(slots=True)
class Wishes:
    """What is to be played: the menu changes it, a new match reads it.

    ``shuffle`` is chance itself at the table and a seeded one in tests; ``options`` are rules that differ from the
    preset's; ``names`` and ``levels`` go by seat, an empty one is filled in. ``tastes`` other than the settings' are
    for tests. Whoever is not ``human`` only watches. ``takes_back``: own actions may be taken back. Records are saved
    in ``folder``, else among the user's documents. ``another`` makes a thinker for what goes on beside the table;
    hints and reviews come from ``study``.
    """

    thinker: Thinks
    shuffle: Shuffle = field(default_factory=lambda: shuffler(SystemRandom()))
    preset: str = "chambery"
    options: dict[str, Value] = field(default_factory=dict)
    tastes: Preferences | None = None
    human: bool = True
    first_dealer: int | None = None
    secret: bytes | None = None
    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    keeper: Keeper = field(default_factory=Keeper)
    store: Store | None = None
    takes_back: bool = False
    folder: Path | None = None
    another: Callable[[], Helper] = InProcess
    study: Study = field(default_factory=Study)
    _tables: tuple[ref[Table], ...] = ()

    def __post_init__(self) -> None:
        self.keeper.listen(self._changed)

    def _changed(self, before: Settings, after: Settings) -> None:
        if self.tastes is not None or learnt_alone(before, after):
            return
        for table in filter(None, (known() for known in self._tables)):
            likes = self._likes(after, table.demo)
            table.suit(likes if table.tutor is None else replace(likes, last_card_plays_itself=False))

    @staticmethod
    def _likes(settings: Settings, demo: bool) -> Preferences:
        likes = preferences_of(settings)
        return replace(likes, pace=demo_pace(settings)) if demo else likes

    def liked(self) -> Preferences:
        """How a table without bots' pauses looks now."""
        return self.tastes or self._likes(self.keeper.settings, demo=False)

    @property
    def setup(self) -> Setup:
        """The game as it is kept for next time."""
        return Setup(self.preset, dict(self.options), self.names, self.levels, not self.human, self.takes_back)

    def take(self, setup: Setup) -> None:
        """Wish for ``setup``; InvalidRules if it cannot be played."""
        rules_of(setup.preset, **setup.options)
        self.preset, self.options, self.human = setup.preset, dict(setup.options), not setup.watch
        self.names, self.levels, self.takes_back = setup.names, setup.levels, setup.takes_back

    def take_last(self) -> None:
        """Wish for what was played last."""
        self.take(self.keeper.settings.setup)

    def name(self, seat: int, human: bool = True) -> str:
        """Who sits at ``seat``: the name given, else the usual one."""
        given = clean(self.names[seat], words.MOST_NAME) if seat < len(self.names) else ""
        return given or usual_name(seat, human, self.level(seat))

    def level(self, seat: int) -> str:
        """How well the bot at ``seat`` plays."""
        given = self.levels[seat] if seat < len(self.levels) else ""
        return given if given in (*OFFERED, *PEOPLE) else LEVEL

    def session(self, human: bool = True, store: Store | None = None) -> Session:
        """A new match, the first seat ``human`` if that is wished for too, kept in ``store``."""
        rules = rules_of(self.preset, **self.options)
        human = human and self.human
        me = Player(self.name(0, human), HUMAN if human else self.level(0))
        players = [me, *(Player(self.name(seat), self.level(seat)) for seat in range(1, rules.at_table))]
        dealer = SystemRandom().randrange(rules.at_table) if self.first_dealer is None else self.first_dealer
        return Session(rules, players, self.thinker, self.shuffle, dealer, secret=self.secret, store=store,
                       takes_back=self.takes_back)

    def table(self, host: Host, home: Callable[[], Scene], *, demo: bool = False, silent: bool = False) -> Table:
        """A table set for these wishes, its cards about to be dealt; ``demo``: bots only, and slowly."""
        session = self.session(human=not demo, store=None if demo else self.store)
        return self._set(session, Sounds(None) if silent else host.sounds, host, home)

    def seat(self, session: Session, host: Host, home: Callable[[], Scene], resumed: bool = False) -> Table:
        """A table for ``session``; ``resumed`` shows what has happened in it at once."""
        return self._set(session, host.sounds, host, home, resumed)

    def _set(self, session: Session, sounds: Sounds, host: Host, home: Callable[[], Scene],
             resumed: bool = False, metrics: Metrics | None = None) -> Table:
        from ..table.hint import HintAside
        from ..table.table import Table
        from .keys import KeysScene
        from .rulebook.rulebook import RulebookScene
        from .settings import SettingsScene
        logs.DISCREET.hide(player.name for player in session.players)
        watched = session.players[session.viewer].level != HUMAN
        likes = self.tastes or self._likes(self.keeper.settings, watched)
        rules = ("menu.rules", lambda: RulebookScene(session.rules, "game"))
        pages = (rules, ("menu.settings", lambda: SettingsScene(self.keeper)), ("menu.keys", KeysScene))
        table = Table(session, sounds, metrics or host.metrics, home, likes, pages, resumed)
        table.keep = self.keeper.change
        if not watched:
            table.second = self.study.hint
            hint = HintAside(table, self.study)
            table.asides.append(hint)
            table.helps.append(hint.help())
        self._tables = (*self._tables[-1:], ref(table))  # one may wait under another scene
        return table

    def beside(self, session: Session, host: Host, home: Callable[[], Scene], metrics: Metrics) -> Table:
        """A table for ``session``, as it stands, in a part of the window; no card plays itself there, nobody hints."""
        table = self._set(session, host.sounds, host, home, True, metrics)
        table.asides.clear()
        table.helps.clear()
        table.tastes = replace(table.tastes, last_card_plays_itself=False)
        return table

    @property
    def unfinished(self) -> list[Unfinished]:
        """The matches that were left and can go on, the latest first."""
        return unfinished(self.store) if self.store is not None and self.store.writable else []

    def continued(self, match: int, host: Host, home: Callable[[], Scene]) -> Table:
        """The table of a match that was left, as it stood; CannotGoOn if it cannot."""
        assert self.store is not None
        return self._set(resumed(kept(self.store, match), self.thinker, self.shuffle), host.sounds, host, home, True)
