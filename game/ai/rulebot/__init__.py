"""A bot that decides by rules alone, without search: `rule_bot` calls the module for each kind of decision.

`worth` what cards count, and the judgements as numbers · `inference` what is likely · `playing`, `exchanging`,
`bidding` the decisions.
"""
