# SPDX-License-Identifier: MIT
"""Plays with examples/play until it prints a text, and then types lines:

    until.py PLAY TEXT LINE... -- ARGUMENT...

Prints what the program printed from the text on; fails if it never came."""
import random
import sys

from talk import YES_OR_NO, Play, answer_to, choices

ANSWERS_MAX = 500


def main(path, text, words):
    cut = words.index("--")
    lines, chance = words[:cut], random.Random(1)
    play = Play(path, *words[cut + 1:])
    for _ in range(ANSWERS_MAX):
        said = play.listen()
        if said is None:
            return 1
        if text in said:
            print(said + play.program.communicate("\n".join(lines) + "\n")[0])
            return play.program.wait()
        play.answer("yes" if said.endswith(YES_OR_NO) else
                    answer_to(chance.choice(choices(said)), chance) or "")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
