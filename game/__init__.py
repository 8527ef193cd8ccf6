"""Tarot des Fleurs: the map of the code.

Data flows in one direction. A click becomes an `Action`, the session applies it with the engine, the engine returns
events, and the stage shows them. Imports have one direction too:
``engine <- ai <- store, settings <- session, thinker, reviewer, view <- club <- ui <- cli``.

- ``engine``    the rules: cards, actions, events, phases, payments, records; a `State` is immutable
- ``ai``        the opponents, hints and reviews, computed from an Observation, never a State; worker processes
- ``store``     the database: matches, deals, every action; history and statistics (docs/store.md)
- ``session``   the only owner of the current State; ``thinker`` sends requests to the worker
- ``settings``  the preferences
- ``reviewer``  requests hints and reviews from a second worker
- ``view``      the contents of the screen as data: words, table, score sheet, rulebook, lessons
- ``club``      the features outside a deal: reviews, exercises, ratings, tournaments, shared files
- ``ui``        the window, the only package that imports pygame: ``app`` the loop, ``draw`` pictures and text,
  ``widgets``, ``charts``, ``table`` cards in motion, ``scenes`` by feature
- ``cli``       the commands, one file each
- ``files``     all access to paths from outside the program: no call blocks, and only OSError is raised

Where to change:

- a rule of one game                -> ``engine/variants``: ``presets.py``, ``conflicts.py``
- following suit, winning a trick   -> ``engine/play.py``;      the legal discards -> ``engine/ecart.py``
- card points, payments             -> ``engine/piles.py``, ``engine/payment.py``
- the information given to a seat   -> ``engine/observation.py``, ``engine/sides.py``, ``engine/events.py`` (`seen_by`)
- the text form of a deal           -> ``engine/record/``;  its code -> ``engine/deal_code.py``, ``docs/deal-code.md``
- the deal of the day               -> ``club/daily.py``, ``docs/daily.md``
- limits of text from outside       -> ``engine/plain_text.py``, which cleans every name, file and message
- limits of JSON from outside       -> ``engine/plain_json.py``
- the decisions of a bot            -> ``ai/search/``, ``ai/rulebot/``; the map of ``ai``
- the signals of defenders          -> ``ai/signals.py``;  the setting -> ``store/values.py``
- the levels and the characters     -> ``ai/levels.py``;  the learned weights -> ``ai/weights``, ``tools/tune``
- the contents of hints and reviews -> ``ai/teaching``: ``advice.py``, ``review.py``;  reasons -> ``reasons/``,
  ``docs/advice.md``
- mistakes reported at once         -> ``ai/teaching``: ``mistakes.py``; the counting aid -> ``counting_aid.py``
- the words of a refusal            -> ``view/table/refusals.py``; the words of rules are ``rule.…`` in ``view/locale``
- the measurement of bots           -> ``tools/arena/``, ``docs/arena.md``
- the duration of an animation      -> ``view/table/choreography.py``, the only place with durations in seconds
- the positions on the table        -> ``view/table/layout.py``
- scaling, rotation of a picture    -> ``ui/draw/transform.py``, the only place that calls ``pygame.transform``
- a word, or a language             -> ``view/locale/``, then ``python -m tools.compile_words``
- permissions of written files      -> ``files.py``, ``docs/security.md``
- a colour, and high contrast       -> ``ui/draw/theme.py``; drawing code reads its ``LOOK``
- a setting                         -> ``settings.py``, then a line in ``ui/scenes/settings.py``
- the stored data of a deal         -> ``store/schema.py``, then ``store/facts.py``; the valid values of a row ->
  ``store/shapes.py``
- a command                         -> ``cli/``;  its words are ``cli.…`` -> ``cli/asking.py``; output to the
  terminal -> ``view/terminal.py``, the only place that writes there
- a chart                           -> ``ui/charts``;            its numbers -> ``store/history.py``
- a replay                          -> ``view/replay.py`` (its stops), ``ui/scenes/replay.py``
- a page of the rulebook            -> ``view/rulebook/text`` (``view/prose.py`` describes the markup), its numbers
  -> ``view/rulebook/facts.py``; the page opened by F1 -> ``ui/scenes/rulebook.py``
- the screen reader                 -> ``node`` of the widget; the tree ``ui/access/tree.py``; the library
  ``ui/access/adapter.py``, ``docs/accessibility.md``
- the display of a hint             -> ``ui/table/hint.py``;  its computation -> ``ai/protocol/worker.py``
- the display of a review           -> ``ui/scenes/review.py``;  its sentences -> ``view/moments.py``;  stored
  reviews and hints -> ``store/reviews.py``
- the text read aloud               -> ``view/aloud/table.py``;  its output -> ``ui/app/speech.py``;  the keys ->
  ``ui/table/teller.py``
- an enlarged card                  -> ``ui/table/magnifier.py``; its place -> ``view/table/geometry.py``
- the words for a sound, its volume -> ``view/sounds.py``;  the captions -> ``ui/app/captions.py``
- the function of a key or button   -> ``view/bindings.py``;  its events -> ``ui/app/keys.py``, ``gamepad.py``,
  ``pointer.py``;  one switch -> ``view/access.py``, ``ui/access/scanning.py``
- the overlays of the table         -> ``ui/table/overlays.py``
- the page at the end of a deal or match -> ``view/result.py``;  its sheet -> ``ui/scenes/ending``,
  ``ui/scenes/table/scoring.py``
- a lesson                          -> ``view/lessons/NAME.toml`` and ``text``; its display -> ``ui/scenes/lesson/``
- the text about a flower           -> ``view/gallery.py``; its page is ``ui/scenes/gallery/stage.py``
- a picture                         -> ``sprites/atelier`` (next to ``game``);  a sound -> ``sounds/synth``
"""
