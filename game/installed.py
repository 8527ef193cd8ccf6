"""The package Tarot des Fleurs as it is installed: everything is under this one name."""
