"""The pages by name. The module of a page is imported when it is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import Any

ROUTES = {
    "about": "about.about_page",
    "album": "album.AlbumScene",
    "companions": "companions.CompanionsScene",
    "continue": "follow_up.take_up",
    "daily": "daily.DailyScene",
    "deals": "sharing.open.OpenScene",
    "demo": "match.demonstration",
    "drop": "waiting.drop_question",
    "duplicate": "compare.deal.DuplicateScene",
    "duplicate_match": "compare.match.DuplicateMatchScene",
    "editor": "editor.editor.EditorScene",
    "evening": "evening.next_scene",
    "dropped": "sharing.open.dropped",
    "file": "sharing.open.file_opened",
    "gallery": "gallery.gallery.GalleryScene",
    "history": "history.history.HistoryScene",
    "how": "how.HowScene",
    "keys": "keys.KeysScene",
    "lesson": "lesson.lesson.LessonScene",
    "lessons": "lesson.list.LessonsScene",
    "match": "match.next_match",
    "menu": "menu.MenuScene",
    "notice": "notice.next_notice",
    "play_again": "replay.again.play_again",
    "practice": "practice.list.PracticeScene",
    "puzzles": "practice.puzzles.PuzzlesScene",
    "ranking": "ranking.RankingScene",
    "replay": "replay.replay.ReplayScene",
    "review": "review.review.ReviewScene",
    "rulebook": "rulebook.rulebook.rulebook_page",
    "season": "season.SeasonScene",
    "settings": "settings.SettingsScene",
    "setup": "setup.SetupScene",
    "sharing": "sharing.sharing.SharingScene",
    "statistics": "statistics.statistics.StatisticsScene",
    "table": "follow_up.table_of",
    "tournament": "tournament.TournamentScene",
    "waiting": "waiting.WaitingScene",
    "welcome": "welcome.WelcomeScene",
}
"""What makes each page: a scene, or a function that returns one or the step to it. It gets the context first."""


def maker(name: str) -> Any:
    """What makes the page ``name``."""
    module, _, made = ROUTES[name].rpartition(".")
    return getattr(import_module(f"..scenes.{module}", __package__), made)
