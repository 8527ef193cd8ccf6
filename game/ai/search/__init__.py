"""What an action comes to: cards and plans tried in worlds that may be true."""
