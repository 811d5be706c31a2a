# SPDX-License-Identifier: MIT
"""Looks at examples/play in a terminal of tmux.

    terminal.py PLAY fits COLUMNSxLINES LANGUAGE   no line is wider than that
    terminal.py PLAY colors | plain                red suits, or none
    terminal.py PLAY gone                          a terminal that goes away

Exits with 1 and the screen if it is not as it should be."""
import os
import random
import shutil
import subprocess
import sys
import time

from talk import answer_to, choices

WAIT = 60


class Terminal:
    """A program in a terminal of a given size, with a server of its own: one
    that is going away would take the next terminal with it."""

    all = []

    def __init__(self, columns, lines, *command, **environment):
        self.socket = "talon-play-%d-%d" % (os.getpid(), len(self.all))
        self.all.append(self)
        said = self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y",
            str(lines), "-s", "it", "env",
            *("%s=%s" % item for item in environment.items()), *command)
        if said:
            fail("no terminal", said)
        self.tmux("set-option", "-g", "history-limit", "50000")

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-L", self.socket, *words], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout

    def screen(self, *options):
        """All that was printed."""
        return self.tmux("capture-pane", "-p", "-S", "-", "-t", "it", *options)

    def wait(self):
        """Waits for a question; returns what is printed then, or None."""
        for _ in range(WAIT * 20):
            screen = self.screen().rstrip("\n")
            if screen.endswith("\n>"):
                return screen
            time.sleep(0.05)
        return None

    def answer(self, line):
        """Types a line. An empty one shows nothing until it is read, so the
        question before would be taken for the next one."""
        self.tmux("clear-history", "-t", "it")
        asked = self.screen().rstrip()
        self.tmux("send-keys", "-t", "it", "-l", line)
        self.tmux("send-keys", "-t", "it", "Enter")
        for _ in range(WAIT * 20):
            time.sleep(0.05)
            if self.screen().rstrip() != asked:
                break

    def close(self):
        self.tmux("kill-server")


def forget():
    shutil.rmtree(os.environ["XDG_DATA_HOME"], ignore_errors=True)


def fail(*what):
    print(*what, sep="\n")
    sys.exit(1)


def last(screen):
    """What was printed after the answer before."""
    return screen.rstrip(">").rstrip().rsplit("\n> ", 1)[-1]


def look(terminal, columns):
    """Fails if the terminal had to break a line."""
    if terminal.wait() is None:
        fail("no question", terminal.screen())
    whole = terminal.screen("-J").split("\n")
    # What the test has typed may be wider: the terminal shows it.
    wide = [line for line in whole if len(line.rstrip()) > columns and
            not line.startswith("> ")]
    if wide:
        fail("too wide:", *wide)


COMMANDS = {"en": ["help", "hint", "table", "score", "where all", "rules",
                   "rules values", "review", "story"],
            "de": ["Hilfe", "Tipp", "Tisch", "Stand", "wo alle", "Regeln",
                   "Regeln Werte", "Analyse", "Verlauf"]}


def fits(play, size, language):
    columns, lines = (int(number) for number in size.split("x"))
    # The menus of a new game, then a deal of each with every command.
    for game, preset, players in ("1", "4", "4"), ("2", "1", "5"):
        forget()
        chance = random.Random(4)
        terminal = Terminal(columns, lines, play, "--language", language,
                            "--seed", "3", "--level", "novice-1",
                            XDG_DATA_HOME=os.environ["XDG_DATA_HOME"])
        look(terminal, columns)
        for line in game, preset, "2", "1", "1", "", "", "", "4", "", "1":
            terminal.answer(line)
            look(terminal, columns)
        for command in COMMANDS[language]:
            listed = choices(last(terminal.wait()) + "\n") or [""]
            terminal.answer(command)
            look(terminal, columns)
            terminal.answer(answer_to(chance.choice(listed), chance) or "")
            look(terminal, columns)
        terminal.answer("q")
        look(terminal, columns)
        terminal.close()


def colored(play, expected, **environment):
    forget()
    terminal = Terminal(80, 24, play, "--game", "five-hundred", "--preset",
                        "classic-3", "--seed", "5",
                        XDG_DATA_HOME=os.environ["XDG_DATA_HOME"],
                        **environment)
    if terminal.wait() is None:
        fail("no question")
    screen = terminal.screen("-e")
    if ("\033[31m\u2665J" in screen) != expected:
        fail("colors, or none", repr(screen))
    terminal.close()


def gone(play):
    """The terminal is closed while the program waits, and while it prints."""
    for pause in 0.5, 0.0:
        forget()
        terminal = Terminal(80, 24, play, "--game", "five-hundred", "--preset",
                            "classic-3", "--seed", "5", "--level", "random",
                            XDG_DATA_HOME=os.environ["XDG_DATA_HOME"])
        for line in "6H", "9C 10C 10D", "KS":
            terminal.wait()
            terminal.answer(line)
        time.sleep(pause)
        terminal.close()
        time.sleep(0.5)
        terminal = Terminal(80, 24, play, "five-hundred-1",
                            XDG_DATA_HOME=os.environ["XDG_DATA_HOME"])
        screen = terminal.wait() or ""
        if " you          0          0          \u2660K " not in screen:
            fail("lost:", screen)
        terminal.close()


def main(program, what, words):
    os.environ["LC_ALL"] = "C.UTF-8"    # for tmux itself
    try:
        if what == "fits":
            fits(program, *words)
        elif what == "colors":
            colored(program, True)
        elif what == "plain":
            colored(program, False, NO_COLOR="1")
        else:
            gone(program)
    finally:
        for terminal in Terminal.all:
            terminal.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
