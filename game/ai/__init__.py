"""Those who play against you: they see an Observation, never a State.

``reading`` what a seat can tell for certain, where every judgement starts · ``bots`` everybody by name · ``levels``
how well and in what manner · ``search`` cards tried in worlds · ``foresight``
the same before the first card · ``worlds`` deals that may be true, from ``deduction`` · ``policy`` a card by rule ·
``kernel`` the fast heart of both · ``weights`` what was learnt · ``rulebot`` plain rules for all decisions · ``tune``
where the policy is trained · ``arena`` where players are measured · ``worker`` the process they think in.

What is told to a person: ``outlooks`` what each action is worth, over the ``plans`` there are and in the measure of
``scale`` · ``advice`` a hint · ``reasons`` why · ``review`` what was done, looked back upon.
"""
