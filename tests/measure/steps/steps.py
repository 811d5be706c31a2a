# SPDX-License-Identifier: MIT
"""Measures a step of the environments for learning in Python: an observation
with its mask, and the action. Prints microseconds of processor time, the least
of ten rounds.

    PYTHONPATH=examples/bindings/python python3 tests/measure/steps/steps.py
"""
import random
import time

import talon
from talon import aec

STEPS, ROUNDS = 3000, 10


def measure(env: aec.Env, dice: random.Random) -> float:
    """Microseconds of a step, without the choice of an action."""
    spent, clock = 0, time.process_time_ns
    env.reset(seed=7)
    for _ in range(STEPS):
        if any(env.terminations.values()):
            env.reset()
        before = clock()
        mask = env.last()[0]["action_mask"]
        spent += clock() - before
        action = dice.choice([one for one, may in enumerate(mask) if may])
        before = clock()
        env.step(action)
        spent += clock() - before
    return spent / STEPS / 1000


for game, preset in (("five-hundred", "classic-3"),
                     ("five-hundred", "australian-4"),
                     ("tripoli", "tripoli"), ("tripoli", "cosmo")):
    env = aec.env(talon.Rules(game, preset), max_turns=10**9, numpy=False)
    best = min(measure(env, random.Random(1)) for _ in range(ROUNDS))
    print(f"{preset}: {best:.1f}")
