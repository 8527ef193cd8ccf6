"""Tarot des Fleurs: the map of the house.

Data goes one way round: a click becomes an `Action`, the session carries it out through the engine, what happened
comes back as events, and the stage shows them. Imports run one way too:
``engine <- ai <- store <- session, thinker, reviewer, settings <- ui <- cli``.

- ``engine``    the rules and nothing else: cards, actions, events, phases, payments, records; presets are values
- ``ai``        who else sits at the table: bots see an Observation, never a State; the worker they think in
- ``store``     what is kept on disk: matches, deals, every action; history and statistics (docs/store.md)
- ``session``   the one owner of the current State; ``thinker`` asks the worker; ``settings`` keeps what a player likes
- ``reviewer``  asks a second worker for hints and reviews
- ``ui``        the window: the only place that imports pygame; ``ui.table`` cards in motion, ``ui.scenes`` what is
  seen, ``ui.widgets`` what is pressed, ``ui.words`` every word
- ``cli``       the commands, one file each
- ``files``     whatever is done with a path from outside, where nothing waits and only OSError is raised

I want to change ...

- a rule of one game                 -> ``engine/variants``: ``families.py``, ``presets.py``, ``conflicts.py``
- how cards follow or win            -> ``engine/play.py``;      what may be laid away -> ``engine/ecart.py``
- what is counted, who pays whom     -> ``engine/piles.py``, ``engine/payment.py``
- what a seat may know               -> ``engine/observation.py``, ``engine/sides.py``, ``engine/events.py`` (`seen_by`)
- the text form of a deal            -> ``engine/record/``;  its code -> ``engine/deal_code.py``, ``docs/deal-code.md``
- what foreign text may hold        -> ``engine/plain_text.py``: every name, file and message from outside, cleaned
- how a bot decides                  -> ``ai/search.py``, ``ai/foresight.py``, ``ai/rulebot/``; the map of ``ai``
- the levels and the characters      -> ``ai/levels.py``;        what the policy learnt -> ``ai/weights``, ``ai/tune``
- what a hint or a review says       -> ``ai/advice.py``, ``ai/review.py``;  why -> ``ai/reasons/``, ``docs/advice.md``
- what is called a mistake at once   -> ``ai/blunders.py``; what can be counted -> ``ai/counting_aid.py``
- what a refusal says                -> ``ui/table/refusals.py``; every rule's words are ``rule.…`` in ``ui/locale``
- how bots are measured              -> ``ai/arena/``, ``docs/arena.md``
- how long something takes to show   -> ``ui/table/choreography.py``, the only place that knows seconds
- where something lies               -> ``ui/table/layout.py``
- how a picture is scaled or turned   -> ``ui/transform.py``, the only place that calls ``pygame.transform``
- a word, or a language              -> ``ui/locale/``, then ``python -m game.ui.compile_words``
- a setting                          -> ``settings.py``, then a line in ``ui/scenes/settings.py``
- what is kept of a deal             -> ``store/schema.py``, then ``store/rows.py``; what it says -> ``store/facts.py``
- a command                          -> ``cli/``;  what it says has keys ``cli.…`` -> ``cli/speech.py``; how
  it comes to the terminal -> ``ui/terminal.py``, the only place that writes there
- a chart                            -> ``ui/charts``;            what is counted -> ``store/statistics.py``
- how a deal is looked at again      -> ``ui/scenes/replay_reel.py`` (its stops), ``replay_stage.py``, ``replay.py``
- a page of the rulebook             -> ``ui/rulebook/text`` (``ui/prose.py`` says how they are written), its numbers
  ``ui/rulebook/facts.py`` and ``tables.py``; what F1 opens where -> ``ui/scenes/rulebook_at.py``
- what a hint shows                  -> ``ui/table/hint.py``, ``hint_panel.py``;  who thinks it out -> ``ai/adviser.py``
- what a review shows                -> ``ui/scenes/review.py``;  what it tells as one -> ``ui/moments.py``;  how it
  is kept -> ``store/reviews.py``
- what lies beside the table         -> ``ui/table/asides.py``
- a lesson                         -> ``ui/lessons/NAME.toml`` and ``text``; how it is shown -> ``ui/scenes/lesson.py``
- what is said of a flower           -> ``ui/herbarium.py``; its page is ``ui/scenes/gallery_sheet.py``
- a picture                          -> ``sprites/atelier`` (beside ``game``);  a sound -> ``sounds/synth``
"""
