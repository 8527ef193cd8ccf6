"""The pages by name. A page's module is imported when the page is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import Any

ROUTES = {
    "about": "pages.about_page",
    "album": "album.AlbumScene",
    "companions": "pages.CompanionsScene",
    "continue": "match.take_up",
    "daily": "daily.DailyScene",
    "deals": "sharing.OpenScene",
    "demo": "match.demonstration",
    "drop": "pages.drop_question",
    "duplicate": "compare.DuplicateScene",
    "duplicate_match": "compare.DuplicateMatchScene",
    "editor": "editor.EditorScene",
    "evening": "lesson.list.next_of_evening",
    "dropped": "sharing.dropped",
    "file": "sharing.file_opened",
    "first_table": "setup.FirstTableScene",
    "gallery": "gallery.gallery.GalleryScene",
    "history": "history.HistoryScene",
    "how": "pages.HowScene",
    "keys": "keys.KeysScene",
    "lesson": "lesson.lesson.LessonScene",
    "lessons": "lesson.list.LessonsScene",
    "match": "match.next_match",
    "menu": "menu.MenuScene",
    "notice": "pages.next_notice",
    "play_again": "match.play_again",
    "practice": "practice.PracticeScene",
    "puzzles": "practice.PuzzlesScene",
    "ranking": "contests.RankingScene",
    "replay": "replay.ReplayScene",
    "review": "review.ReviewScene",
    "rulebook": "rulebook.rulebook_page",
    "season": "contests.SeasonScene",
    "settings": "settings.SettingsScene",
    "setup": "setup.SetupScene",
    "sharing": "sharing.SharingScene",
    "statistics": "statistics.StatisticsScene",
    "table": "match.table_of",
    "today": "today.TodayScene",
    "tournament": "contests.TournamentScene",
    "waiting": "pages.WaitingScene",
    "welcome": "title_page.WelcomeScene",
}
"""The maker of each page: a class of scenes, or a function that returns a scene or a step to one.

The context is the first argument.
"""


def maker(name: str) -> Any:
    """The function that makes the page ``name``."""
    module, _, made = ROUTES[name].rpartition(".")
    return getattr(import_module(f"..scenes.{module}", __package__), made)
