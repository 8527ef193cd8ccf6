"""A sensible player in plain rules, for every decision: `rule_bot` asks the file that knows.

`worth` what cards count, and the judgements as numbers · `inference` what is likely · `playing`, `exchanging`,
`bidding` the decisions.
"""
