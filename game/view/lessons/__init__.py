"""Lessons as data: read, checked against the rules, and taken step by step. No pygame.

A lesson is ``NAME.toml`` (a prepared deal and what is asked of the learner, who sits at seat 0) and, for each language,
``text/LANGUAGE/NAME.txt`` (the words, in the markup of :mod:`game.view.prose`, by the names of the steps).

- ``model``    what a lesson is
- ``reading``  from TOML to a lesson, or one sentence on what is wrong
- ``checking`` every action of a lesson by the rules of the engine
- ``wording``  the words of a lesson, found by step
- ``runner``   the learner's progress through the steps, and the effect of answers
- ``course``   the lessons in their order
- ``bench``    the other players, who do what the lesson says
"""
