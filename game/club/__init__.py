"""What the player does away from the table: reviews, exercises, ratings, tournaments, shared files.

These services read and write the store and have bots think; what is said of it is in ``view``.
"""
