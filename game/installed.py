"""Tarot des Fleurs, installed: everything lies under this one name."""
