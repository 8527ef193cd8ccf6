"""What the player does away from the table: reviews, exercises, ratings, tournaments, shared files.

These services read and write the store and let bots think; their texts are in ``view``.
"""
