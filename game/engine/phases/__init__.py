"""The phases of a deal: each a frozen value with `turn`, `actions()`, `refusal(action)` and `after(action)`.

A phase does not refer to other phases. When it ends, `after` returns `Facts` instead of a phase, and `game.engine.game`
opens the next one of the rules' flow.
"""
