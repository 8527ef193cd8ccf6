"""The rulebook: pages in every language, and what in them follows from the rules of a table. No pygame."""
