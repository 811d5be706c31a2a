# SPDX-License-Identifier: MIT
"""Plays with examples/play as a person would. Every answer is taken from what
the program printed, so it must be a legal move.

    talk.py PLAY GAME PRESET SEED [OPTION]...
    talk.py PLAY interrupt

Now and then it asks for help, a hint, why not another move, a review, the table
or the score, takes a move back, or leaves and continues from the record. Exits
with 1 if anything was refused, or if the continued game was not the same. With
"interrupt" it presses Ctrl-C instead of an answer, and the program must keep
the game."""
import random
import re
import signal
import subprocess
import sys

ANSWERS_MAX = 120
VERBS = ("pass bid discard call alone play offer name keep swap auction select "
         "check bet raise fold deal finish").split()
COMMANDS = ["help", "hint", "review", "table", "score", "?"]


class Play:
    """The program, its pipes, and what it said since the last answer."""

    def __init__(self, *arguments):
        self.program = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            encoding="utf-8")

    def listen(self):
        """What the program prints up to its next question; None at its end."""
        said = ""
        while not said.endswith("\n> ") and said != "> ":
            letter = self.program.stdout.read(1)
            if letter == "":
                return None
            said += letter
        return said

    def answer(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()

    def leave(self):
        """Types quit; returns the name of the record that the program keeps."""
        said, _ = self.program.communicate("quit\n")
        if self.program.returncode != 0:
            raise SystemExit("play ended with %d" % self.program.returncode)
        kept = re.search(r"The game is kept in (\S+)\.", said)
        return kept and kept[1]


def choices(said):
    """The lines of the list before a question, with wrapped lines joined."""
    lines = []
    for line in said.split("\n")[:-1]:
        if re.match(r"  [a-z]", line) and line.split()[0] in VERBS:
            lines.append(line.strip())
        elif re.match(r" {6}\S", line) and lines:
            lines[-1] += " " + line.strip()
        else:
            lines = []
    return lines


def numbers(line, chance):
    """Replaces a range such as 6..8 with one of its lower numbers."""
    def pick(found):
        low, high = int(found[1]), int(found[2])
        return str(chance.randint(low, min(high, low + 9)))
    return re.sub(r"(\d+)\.\.(\d+)", pick, line)


def answer_to(line, chance):
    """A move out of a line such as "discard 3 of 9♣ K♣ A♣" or "bid 6..8 ♠"."""
    if line.startswith("deal"):
        return chance.choice(["deal", ""])
    line = numbers(line, chance)
    verb, _, rest = line.partition(" ")
    suits = re.search(r" nominate (.*)$", rest)
    if suits:
        rest = rest[:suits.start()]
    count = re.match(r"(\d+) of (.*)", rest)
    if count:
        picked = chance.sample(count[2].split(), int(count[1]))
        rest = chance.choice([" ", ",", ", "]).join(picked)
        if suits:
            if not any(card in ("JK", "JL") for card in count[2].split()):
                return None
            rest += " nominate " + chance.choice(suits[1].split())
    elif verb == "bid":
        words = rest.split()
        level = words.pop(0) if words[0].isdigit() else ""
        rest = level + chance.choice(words)
    elif verb in ("play", "call", "name") and rest:
        rest = chance.choice(rest.split())
    move = (verb + " " + rest).strip()
    if verb in ("play", "bid") and chance.random() < 0.5:
        move = rest
    return chance.choice([move, move.lower(), move.upper()])


def is_command(line):
    return line in COMMANDS or (line or "").startswith("why ")


def talk(path, game, preset, seed, *options):
    chance = random.Random(seed)
    play = Play(path, "--game", game, "--preset", preset, "--seed", str(seed),
                "--deals", "3", "--level", "novice-1", *options)
    last, left = None, None
    for _ in range(ANSWERS_MAX):
        said = play.listen()
        if said is None:
            return
        if left is not None and choices(said) != left:
            raise SystemExit("went on with %s instead of %s" %
                             (choices(said), left))
        left = None
        if "No:" in said:
            raise SystemExit("%r is refused: %s" % (last, said))
        if not is_command(last) and "no move of yours" not in said:
            listed = choices(said)
        dice = chance.random()
        if dice < 0.15:
            last = chance.choice(COMMANDS)
        elif dice < 0.17:
            move = answer_to(chance.choice(listed), chance)
            last = "why " + move if move else "hint"
        elif dice < 0.2:
            last = "undo"
        elif dice < 0.22:
            kept = play.leave()
            if kept is None:
                return
            play = Play(path, kept, "--deals", "3", "--level", "novice-1",
                        *options)
            left = listed
            continue
        else:
            last = answer_to(chance.choice(listed), chance)
        play.answer(last or "")
    play.leave()


def interrupt(path):
    play = Play(path, "--game", "five-hundred", "--seed", "5")
    play.listen()
    play.answer("6H")
    play.listen()
    play.program.send_signal(signal.SIGINT)
    said = play.program.stdout.read()
    if play.program.wait() != 0 or "The game is kept in" not in said:
        raise SystemExit("Ctrl-C has lost the game: %s" % said)


if __name__ == "__main__" and sys.argv[2] == "interrupt":
    interrupt(sys.argv[1])
elif __name__ == "__main__":
    talk(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), *sys.argv[5:])
