# SPDX-License-Identifier: MIT
"""Plays with examples/play until the game is over, and then types lines:

    finish.py PLAY LINE... -- ARGUMENT...

Prints what the program printed, and exits with its status."""
import random
import sys

from talk import YES_OR_NO, Play, answer_to, choices

ANSWERS_MAX = 2000


def main(path, words):
    cut = words.index("--")
    lines, chance = words[:cut], random.Random(1)
    play = Play(path, *words[cut + 1:])
    for _ in range(ANSWERS_MAX):
        said = play.listen()
        if said is None:
            break
        print(said, end="")
        if said.endswith("(q: leave)\n> "):
            said, _ = play.program.communicate("\n".join(lines) + "\n")
            print(said)
            break
        play.answer("yes" if said.endswith(YES_OR_NO) else
                    answer_to(chance.choice(choices(said)), chance) or "")
    return play.program.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
