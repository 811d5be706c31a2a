# SPDX-License-Identifier: MIT
"""The same as moves.c, in Python."""
import time

from talon import NOBODY, TABLE, Game, Generator, Rules

first = Game(Rules("five-hundred", "australian-4"))
game, rng, least = first.copy(), Generator(7), float("inf")
for _ in range(10):
    start = time.process_time()
    for _ in range(5000):
        seat = game.to_act
        if seat == NOBODY:
            game.assign(first)
        elif seat == TABLE:
            game.chance(rng)
        else:
            game.apply(game.random_move(rng))
    least = min(least, (time.process_time() - start) / 5000 * 1e6)
print(f"{least:.2f}")
