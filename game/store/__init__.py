"""Stores every match, deal and action in one SQLite database with the tables of ``schema``."""

from .book import MatchBook, Sitting
from .file import Notice, Store
from .opening import nothing_kept, open_store, path_in

__all__ = ["MatchBook", "Notice", "Sitting", "Store", "nothing_kept", "open_store", "path_in"]
