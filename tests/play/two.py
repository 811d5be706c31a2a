# SPDX-License-Identifier: MIT
"""Two programs and one game of examples/play:

    two.py PLAY

The first has the game, also while it is stopped and after each of its moves,
each of which replaces the file; the second is refused in both languages, by
name and in the menu, and changes nothing. When the first is killed, the game is
free at once. Exits with 1 if it is not so."""
import os
import pathlib
import signal
import subprocess
import sys

from talk import Play, choices

SAID = {"en": "This game is being played by another program: five-hundred-1",
        "de": "Diese Partie wird gerade von einem anderen Programm gespielt: "
              "five-hundred-1"}
NEW = ["--game", "five-hundred", "--preset", "classic-3", "--seed", "5",
       "--level", "random", "--language", "en"]


def second(path, language, *words, typed=""):
    """What a second program says, and its status."""
    done = subprocess.run([path, "--language", language, *words], input=typed,
                          stdout=subprocess.PIPE, encoding="utf-8", check=False)
    return done.stdout.replace("\n  ", " "), done.returncode


def must_be_refused(path):
    """The game is not to be had, by its name or in the menu."""
    file = pathlib.Path(os.environ["XDG_DATA_HOME"], "talon",
                        "five-hundred-1.talon")
    before = file.read_bytes()
    for language, expected in SAID.items():
        said, status = second(path, language, "five-hundred-1")
        if said.rstrip("\n") != expected or status != 1:
            sys.exit(f"the second program said: {said} ({status})")
        said, status = second(path, language, typed="1\nq\n")
        if expected not in said or said.count("\n> ") != 2 or status != 0:
            sys.exit(f"the menu of the second program said: {said} ({status})")
    if file.read_bytes() != before:
        sys.exit("the second program has changed the file")


def main(path):
    """Plays, and tries to play the same game once more."""
    first = Play(path, *NEW)
    first.listen()
    must_be_refused(path)
    for line in "6H", "9C 10C 10D", "KS":
        first.answer(line)
        first.listen()
        must_be_refused(path)
    # Many moves, and attempts in the middle of them.
    for _ in range(6):
        first.answer("undo")
        tries = [subprocess.Popen([path, "five-hundred-1"], encoding="utf-8",
                                  stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE) for _ in range(4)]
        first.listen()
        first.answer("KS")
        for one in tries:
            said, _ = one.communicate()
            if SAID["en"] not in said.replace("\n  ", " "):
                sys.exit(f"the game was to be had during a move: {said}")
        first.listen()
    first.program.send_signal(signal.SIGSTOP)
    must_be_refused(path)
    first.program.kill()
    first.program.wait()
    third = Play(path, "--language", "en", "five-hundred-1")
    said = third.listen()
    if said is None or not choices(said):
        sys.exit(f"the game of a killed program does not go on: {said}")
    third.answer("undo")
    third.listen()
    must_be_refused(path)
    third.leave()
    # A game that was left is free as well.
    fourth = Play(path, "--language", "en", "five-hundred-1")
    if fourth.listen() is None:
        sys.exit("the game of a program that has ended does not go on")
    fourth.leave()


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    main(sys.argv[1])
