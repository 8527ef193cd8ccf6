"""The twenty-one flowers and the Fool, one file for each."""
