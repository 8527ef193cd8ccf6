"""Services for the player away from the table: reviews, exercises, ratings, tournaments, shared files.

They read and write the store and run bots; their texts are in ``view``.
"""
