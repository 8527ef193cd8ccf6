"""Lessons as data: reading them, checking them by the rules, and the progress through them. No pygame.

A lesson is ``NAME.toml`` (a prepared deal and the tasks of the learner, who sits at seat 0) and, for each language,
``text/LANGUAGE/NAME.txt`` (the words, in the markup of :mod:`game.view.prose`, by the names of the steps).

- ``course``  the parts of a lesson; reads lessons from TOML and checks them; the lessons in their order
- ``runner``  the learner's progress through the steps, the effect of answers, the words of each step

`game.club.practice` contains the other players, who follow the script of the lesson.
"""
