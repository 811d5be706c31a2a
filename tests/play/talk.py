# SPDX-License-Identifier: MIT
"""Plays with examples/play as a person would. Every answer is taken from what
the program printed, so it must be a legal move.

    talk.py PLAY LANGUAGE GAME PRESET SEED [OPTION]...
    talk.py PLAY interrupt
    talk.py PLAY signal NAME

Now and then it asks for help, a hint, why not another move, what a move costs,
where the cards are, a review, the table or the score, takes a move back, or
ends the program, with a question, without one or by force, and continues from
the file. Exits with 1 if anything was refused, if an amount, a card or a seat
is not understood as printed, or if the continued game was not the same. With
"interrupt" it presses Ctrl-C instead of an answer, and the program must keep
the game; with "signal" it plays to the second trick and ends the program by a
signal."""
import os
import random
import re
import signal
import subprocess
import sys

ANSWERS_MAX = 80
COMMANDS = {"en": ["help", "hint", "review", "story", "table", "score", "where",
                   "where all", "rules", "rules values", "hand", "?"],
            "de": ["Hilfe", "Tipp", "Analyse", "Verlauf", "Tisch", "Stand",
                   "wo", "wo alle", "Regeln", "Regeln Werte", "Blatt", "?"]}
ABOUT = {"en": ["why", "cost"], "de": ["warum", "Kosten"]}
REFUSED = re.compile(
    r"^(Not possible|Not understood|Several moves|Please say|Not in your|"
    r"You must|Name [1-9]|Nicht möglich|Nicht verstanden|Das kann mehreres|"
    r"Bitte genauer|Nicht auf deiner|Du musst|Nenne [1-9])", re.M)
YES_OR_NO = ("(yes, no; Enter: no)\n> ", "(ja, nein; Enter: nein)\n> ")
UNDO = {"en": "undo", "de": "zurück"}
CARD = (r"(?:[♠♣♦♥](?:1[0-3]|[2-9]|[JQKABD])|low joker|kleiner Joker|"
        r"[Jj]oker)(?![a-z])")


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

    def leave(self, how="q\n"):
        """Ends the program with an answer, or by force."""
        if how == "kill":
            self.program.kill()
            self.program.communicate()
            return
        said, _ = self.program.communicate(how)
        if self.program.returncode != 0:
            raise SystemExit("play ended with %d: %s" %
                             (self.program.returncode, said))


def choices(said):
    """The lines of the list before a question, with wrapped lines joined."""
    lines = []
    for line in said.split("\n")[:-1]:
        if re.match(r"  \S", line):
            lines.append(line.strip())
        elif re.match(r" {6}\S", line) and lines:
            lines[-1] += " " + line.strip()
        else:
            lines = []
    return lines


def number(found, chance):
    low, high = int(found[1]), int(found[2])
    return str(chance.randint(low, min(high, low + 9)))


def one_of(listed, chance):
    """One of "♠, ♣ or NT"."""
    return chance.choice(re.split(r", | or | oder ", listed))


def any_but(cards, chance, german):
    """A card that is none of these."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10",
             *("BDKA" if german else "JQKA")]
    return chance.choice([suit + rank for suit in "♠♣♦♥" for rank in ranks
                          if suit + rank not in cards])


def pick(line, chance):
    """Picks cards where there are more than are to be named."""
    cards = re.findall(CARD, line)
    if " any card but " in line:
        return "call " + any_but(cards, chance, False)
    if " rufen außer " in line:
        return any_but(cards, chance, True) + " rufen"
    many = re.search(r"(\d+) (?:cards from|Karten von diesen drücken:) ", line) or \
        re.search(r"(\d+) (?:Karten zum Pokern wählen aus) ", line)
    if not many:
        if len(cards) > 1 and not re.match("discard|choose", line) \
                and not re.search("drücken|Pokern", line):
            first, last = line.index(cards[0]), line.rindex(cards[-1])
            return line[:first] + chance.choice(cards) + \
                line[last + len(cards[-1]):]
        return line
    picked = chance.sample(cards, int(many[1]))
    words = chance.choice([" ", ", "]).join(picked)
    joker = re.search(r"(, joker as |, Joker als )(.*)$", line)
    if joker and any("oker" in card for card in picked):
        return None                     # there is no joker left to name
    named = joker[1] + joker[2] if joker else ""
    if "drücken" in line:
        return words + " drücken" + named
    if "Pokern" in line:
        return words + " zum Pokern wählen"
    end = " for poker" if line.endswith("for poker") else ""
    return line.split()[0] + " " + words + named + end


def answer_to(line, chance):
    """A move out of a line such as "discard 3 cards of ♣9 ♣K ♣A" or "bid 6 to 8
    in ♠ or NT"; also in capitals or small letters, and cards and bids without
    the words around them."""
    if line.startswith(("deal", "geben")):
        return chance.choice(["deal", "geben", ""])
    line = re.sub(r" \(.*", "", line)      # what it costs or leads to
    suit = r"(?:[♠♣♦♥]|NT|ohne Trumpf)"
    if "mis" in line or "Null" in line:
        line = chance.choice(re.split(" or | oder ", line))
    if re.search(r"oker (?:as|als) ", line) or " as " in line or \
            "als " in line or " in " in line or \
            re.match("(?:name|sell)", line) or "bestimmen" in line:
        line = re.sub(r"%s(?:(?:, | or | oder )%s)+" % (suit, suit),
                      lambda found: one_of(found[0], chance), line)
    line = re.sub(r"( to |an: )([^,]+(?:, [^,]+)* (?:or|oder) .*)$",
                  lambda found: found[1] + one_of(found[2], chance), line) \
        if line.startswith("sell") or "verkaufen" in line else line
    line = re.sub(r"(\d+) (?:to|or|bis|oder) (\d+)",
                  lambda found: number(found, chance), line)
    line = re.sub(r"(?:at least|mindestens) (\d+)",
                  lambda found: str(int(found[1]) + chance.randrange(9)), line)
    line = pick(line, chance)
    if line is None:
        return None
    cards = re.findall(CARD, line)
    bid = re.match(r"(?:bid )?(\d+) in (%s)" % suit, line)
    if len(cards) == 1 and re.match("play|call", line) and \
            chance.random() < 0.5:
        return chance.choice([cards[0], cards[0].lower()])
    if bid and chance.random() < 0.7:
        return chance.choice([bid[1] + bid[2], bid[1] + " " + bid[2]])
    return chance.choice([line, line.lower()])


def talk(path, language, game, preset, seed, *options):
    chance = random.Random(seed)
    play = Play(path, "--language", language, "--game", game, "--preset",
                preset, "--seed", str(seed), "--deals", "3", "--level",
                "novice-1", *options)
    name = game + "-1"
    last, left, listed, is_question = None, None, [], False
    for _ in range(ANSWERS_MAX):
        said = play.listen()
        if said is None:
            return
        if said.endswith(("(q: leave)\n> ", "(q: aufhören)\n> ")):
            return play.leave()         # the game is over
        if left is not None and choices(said) != left:
            raise SystemExit(said + "went on with %s instead of %s" %
                             (choices(said), left))
        left = None
        if said.endswith(YES_OR_NO):
            play.answer("ja" if language == "de" else "yes")
            continue
        if REFUSED.search(said):
            raise SystemExit("%r is refused: %s" % (last, said))
        if not is_question:
            listed = choices(said) or listed
        dice = chance.random()
        is_question = dice < 0.17
        if dice < 0.15:
            last = chance.choice(COMMANDS[language])
        elif dice < 0.17:
            move = answer_to(chance.choice(listed), chance)
            last = chance.choice(ABOUT[language]) + " " + move \
                if move else COMMANDS[language][0]
        elif dice < 0.2:
            last = UNDO[language]
        elif dice < 0.24:
            play.leave(chance.choice(["q\n", "q\ny\n", "", "kill"]))
            play = Play(path, "--language", language, name)
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
    if play.program.wait() != 0 or "The game is saved." not in said:
        raise SystemExit("Ctrl-C has lost the game: %s" % said)


def end_by(path, name):
    play = Play(path, "--game", "five-hundred", "--preset", "classic-3",
                "--seed", "5", "--level", "random")
    for line in ["6H", "9C 10C 10D", "KS"]:
        play.listen()
        play.answer(line)
    play.listen()
    play.program.send_signal(getattr(signal, "SIG" + name))
    play.program.communicate()


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    if sys.argv[2] == "interrupt":
        interrupt(sys.argv[1])
    elif sys.argv[2] == "signal":
        end_by(sys.argv[1], sys.argv[3])
    else:
        talk(*sys.argv[1:5], int(sys.argv[5]), *sys.argv[6:])
