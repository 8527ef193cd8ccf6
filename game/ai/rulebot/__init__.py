"""A bot that decides by rules alone, without search: `rule_bot` calls the module for each kind of decision.

`worth`: values of cards, and weights · `inference`: probabilities · `playing`, `exchanging`, `bidding`: the decisions.
"""
