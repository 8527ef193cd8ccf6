"""The twenty-one flowers; one file for each finished trump, `interim` for the others."""
