"""The phases of a deal, each a frozen value with the seat to act in `turn`.

`actions()` returns the legal actions, `refusal(action)` the key of the rule that forbids an action, None if it is
legal. `after(action)` returns the next phase and the events, or, when the phase ends, `Facts` in place of a phase;
`game.engine.game` then opens the next phase of the rules' flow. A phase does not refer to other phases.
"""
