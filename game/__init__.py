"""Tarot des Fleurs: the map of the code.

Data flows one way. A click becomes an `Action`, the session applies it with the engine, the engine returns events, and
the stage shows them. Imports run one way too:
``engine <- ai <- store <- session, thinker, reviewer, settings <- view <- ui <- cli``.

- ``engine``    the rules: cards, actions, events, phases, payments, records; each game is a value
- ``ai``        the opponents and the teacher: they see an Observation, never a State; the worker they think in
- ``store``     what is stored on disk: matches, deals, every action; history and statistics (docs/store.md)
- ``session``   the one owner of the current State; ``thinker`` asks the worker; ``settings`` keeps the preferences
- ``reviewer``  asks a second worker for hints and reviews
- ``view``      what a player sees and reads, as data: words, table, score sheet, rulebook, lessons
- ``club``      what the player does away from the table: reviews, exercises, ratings, tournaments, shared files
- ``ui``        the window, the only package that imports pygame: ``app`` the loop, ``draw`` pictures and text,
  ``widgets``, ``charts``, ``table`` cards in motion, ``scenes`` by feature
- ``cli``       the commands, one file each
- ``files``     all access to paths from outside: no call blocks, and only OSError is raised

I want to change ...

- a rule of one game                -> ``engine/variants``: ``presets.py``, ``conflicts.py``
- how cards follow or win           -> ``engine/play.py``;      what may be discarded -> ``engine/ecart.py``
- what is counted, who pays whom    -> ``engine/piles.py``, ``engine/payment.py``
- what a seat may know              -> ``engine/observation.py``, ``engine/sides.py``, ``engine/events.py`` (`seen_by`)
- the text form of a deal           -> ``engine/record/``;  its code -> ``engine/deal_code.py``, ``docs/deal-code.md``
- which deal a day has              -> ``club/daily.py``, ``docs/daily.md``
- what text from outside may contain -> ``engine/plain_text.py``: every name, file and message from outside, cleaned
- what JSON from outside may contain -> ``engine/plain_json.py``
- how a bot decides                 -> ``ai/search/``, ``ai/rulebot/``; the map of ``ai``
- what defenders signal by cards    -> ``ai/signals.py``;  who signals -> ``store/values.py``
- the levels and the characters     -> ``ai/levels.py``;  what the policy learned -> ``ai/weights``, ``tools/tune``
- what a hint or a review contains  -> ``ai/teaching``: ``advice.py``, ``review.py``;  why -> ``reasons/``,
  ``docs/advice.md``
- what is called a mistake at once  -> ``ai/teaching``: ``mistakes.py``; what can be counted -> ``counting_aid.py``
- the words of a refusal            -> ``view/table/refusals.py``; every rule's words are ``rule.…`` in ``view/locale``
- how bots are measured             -> ``tools/arena/``, ``docs/arena.md``
- how long something takes to show  -> ``view/table/choreography.py``, the only place with durations in seconds
- where something is on the table   -> ``view/table/layout.py``
- how a picture is scaled or turned -> ``ui/draw/transform.py``, the only place that calls ``pygame.transform``
- a word, or a language             -> ``view/locale/``, then ``python -m tools.compile_words``
- who may read the written files     -> ``files.py``, ``docs/security.md``
- a colour, and high contrast       -> ``ui/draw/theme.py``; drawing code reads its ``LOOK``
- a setting                         -> ``settings.py``, then a line in ``ui/scenes/settings.py``
- what is stored of a deal          -> ``store/schema.py``, then ``store/facts.py``; the valid values of a row ->
  ``store/shapes.py``
- a command                         -> ``cli/``;  its words are ``cli.…`` -> ``cli/asking.py``; output to the
  terminal -> ``view/terminal.py``, the only place that writes there
- a chart                           -> ``ui/charts``;            what is counted -> ``store/history.py``
- how a replay is cut and shown     -> ``view/replay.py`` (its stops), ``ui/scenes/replay.py``
- a page of the rulebook            -> ``view/rulebook/text`` (``view/prose.py`` describes the markup), its numbers
  ``view/rulebook/facts.py``; what F1 opens where -> ``ui/scenes/rulebook.py``
- what a screen reader reads        -> ``node`` of the widget; the tree ``ui/access/tree.py``; the library
  ``ui/access/adapter.py``, ``docs/accessibility.md``
- what a hint shows                 -> ``ui/table/hint.py``;  who computes it ->
  ``ai/protocol/worker.py``
- what a review shows               -> ``ui/scenes/review.py``;  its sentences -> ``view/moments.py``;  how it is
  stored, and the hints -> ``store/reviews.py``
- what is read aloud, and when      -> ``view/aloud/table.py``;  to whom ->
  ``ui/app/speech.py``;  the keys -> ``ui/table/teller.py``
- an enlarged card                  -> ``ui/table/magnifier.py``; its place -> ``view/table/geometry.py``
- the words for a sound, its volume  -> ``view/sounds.py``;  where they are shown -> ``ui/app/captions.py``
- what a key or a button does       -> ``view/bindings.py``;  now -> ``ui/app/keys.py``, ``gamepad.py``,
  ``pointer.py``;  one switch -> ``view/access.py``, ``ui/access/scanning.py``
- what is drawn over the table      -> ``ui/table/overlays.py``
- the page at the end of a deal or match -> ``view/result.py``;  its sheet -> ``ui/scenes/ending``,
  ``ui/scenes/table/scoring.py``
- a lesson                          -> ``view/lessons/NAME.toml`` and ``text``; how it is shown -> ``ui/scenes/lesson/``
- the text about a flower           -> ``view/gallery.py``; its page is ``ui/scenes/gallery/stage.py``
- a picture                         -> ``sprites/atelier`` (next to ``game``);  a sound -> ``sounds/synth``
"""
