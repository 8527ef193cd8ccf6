"""The sheets at the end of a deal and of a match."""
