"""Where the players' judgement is trained: for developers, never needed at the table."""
