"""The rulebook: pages in every language, with texts and tables computed from the rules of a table. No pygame."""
