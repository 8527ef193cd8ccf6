"""A sensible player in plain rules: one file for each kind of decision.

`worth` what cards count · `view` what can be inferred · `chance` who may win a trick · `keep` what a card is good for
later · `playing`, `laying`, `exchanging`, `calling`, `announcing`, `bidding` the decisions.
"""
