"""Where bots are measured: the same deals, one seat changed."""
