# SPDX-License-Identifier: MIT
"""Plays a hand with examples/sdl under an X server, by clicks.

    click.py PROGRAM PICTURE

The title says how many hands were dealt and how many turns were made. The
person passes, discards and plays by clicks; a move is taken back, first while a
computer player may be thinking about the answer. Then a picture is taken."""
import subprocess
import sys
import time

PATIENCE = 240  # seconds; only a hang takes so long
FIRST_BUTTON = (290, 223)
UNDO = (954, 32)
CARDS = [(x, 640) for x in range(70, 940, 42)]


def title():
    """The numbers in the title: hands, turns."""
    found = subprocess.run(
        ["xdotool", "search", "--name", "^Five Hundred: ", "getwindowname"],
        capture_output=True, encoding="utf-8").stdout
    words = found.replace(",", "").split()
    return (int(words[3]), int(words[5])) if len(words) > 5 else (-1, -1)


def click(place):
    subprocess.run(["xdotool", "mousemove", str(place[0]), str(place[1]),
                    "click", "1"], check=True)
    time.sleep(0.05)


def until(what, doing=lambda: time.sleep(0.1)):
    end = time.time() + PATIENCE
    while not what():
        if time.time() > end:
            raise SystemExit("nothing happened; the title: %s %s" % title())
        if window.poll() is not None:
            raise SystemExit("the window ended with %d" % window.returncode)
        doing()


def try_everything():
    """Passes, or picks a card, whatever is possible."""
    click(FIRST_BUTTON)
    for place in CARDS:
        click(place)


begun = time.time()
window = subprocess.Popen([sys.argv[1]])
try:
    until(lambda: title()[1] > 0)          # cards are dealt
    taken_back = 0
    while taken_back < 2:
        click(FIRST_BUTTON)                # a pass, if it is our turn
        time.sleep(0.4)
        before = title()[1]
        click(UNDO)
        time.sleep(0.4)
        taken_back += title()[1] < before
        until(lambda: True)
        if time.time() > begun + PATIENCE:
            raise SystemExit("no move was taken back")
    until(lambda: title()[0] >= 1, try_everything)
    subprocess.run(["import", "-window", "root", sys.argv[2]], check=True)
finally:
    window.terminate()
    ended = window.wait(PATIENCE)
if ended != 0:
    raise SystemExit("the window ended with %d" % ended)
