"""Players that never change, for measuring those that do."""
