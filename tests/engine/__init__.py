"""The engine: every expected value is taken from the rule book, none from the code."""
