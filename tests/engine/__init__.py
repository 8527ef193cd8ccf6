"""The referee: every expectation here is read off the rule book, none off the code."""
