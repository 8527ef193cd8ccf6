"""The computer players, hints and reviews. They are given an Observation, never a State.

``reading``   what a seat knows for certain: every judgement starts from it
``worlds``    what a seat knows of hidden cards (``deduction``, ``ecarts``), and deals that fit (``sampler``)
``search``    actions tried in the same sampled worlds: ``cards``, ``plans`` before play, ``action_values`` for hints
``policy``    a card by tables of weights, without a search; ``weights`` has the tables, ``kernel`` the fast code
``rulebot``   plain rules for every decision; ``random_bot`` any legal action
``names``     the names of the opponents; ``bots`` the bots with these names; ``levels`` their strength and style
``teaching``  help for a person: ``advice``, ``reasons``, ``review``, ``mistakes``, ``counting_aid``
``protocol``  the worker processes, and the messages between them and the window
``processes`` how a process is started, and work shared among several
``selfplay``  whole deals played by bots; ``teaching.mistakes`` counts the absurd plays in them
"""
