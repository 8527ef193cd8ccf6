"""Players that never change, as references for those that do."""
