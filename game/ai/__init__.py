"""The computer players, hints and reviews. They are given an Observation, never a State.

``reading``   the certain knowledge of a seat, used by every judgement
``worlds``    deductions about hidden cards (``deduction``, ``ecarts``), and deals that fit them (``sampler``)
``search``    actions tried in the same sampled worlds: ``cards``, ``plans`` before play, ``action_values`` for hints
``policy``    the choice of a card from tables of weights, without a search; ``weights`` contains the tables,
              ``kernel`` the fast code
``rulebot``   plain rules for every decision; ``random_bot`` any legal action
``names``     the names of the opponents; ``bots`` the bots with these names; ``levels`` their strength and style
``teaching``  help for a person: ``advice``, ``reasons``, ``review``, ``mistakes``, ``counting_aid``
``protocol``  the worker processes, and the messages between them and the window
``processes`` starts processes, and distributes work among several
``selfplay``  whole deals played by bots; ``teaching.mistakes`` counts the absurd plays in them
"""
