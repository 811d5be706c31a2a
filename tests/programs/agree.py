# SPDX-License-Identifier: MIT
"""Checks that what analyse and solve print as JSON agrees with what they print
as text, with itself, and with each other.

    agree.py ANALYSE SOLVE analyse FILE...
    agree.py ANALYSE SOLVE solve FILE EVERY
    agree.py ANALYSE SOLVE deal ARGUMENT...

analyse: the text made from the JSON is the text that analyse prints.
solve: for every EVERY-th card of a record's hands, solve gives the position
before the card and the card itself the same values as the review does, and the
best card of the review is one of its best cards.
deal: the text made from the JSON of a deal is the text that solve prints."""
import itertools
import json
import re
import subprocess
import sys

NUMBER = "no one two three four five six seven eight nine ten".split()
VERBS = re.compile(r"^\d+ play ")


def run(*arguments, status=0):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, encoding="utf-8",
                          stderr=subprocess.PIPE)
    if done.returncode != status:
        raise SystemExit("%s ends with %d: %s" % (
            " ".join(arguments), done.returncode, done.stderr))
    return done.stdout


def named(play, card="card", suit="suit"):
    return play[card] + (" as " + play[suit] if play[suit] else "")


def plural(count, word):
    return "%d %s%s" % (count, word, "" if count == 1 else "s")


def signed(points):
    return "no points" if points == 0 else "%+d points" % points


def is_misere(hand):
    return (hand["bid"] or "").endswith("misere")


def lost(play):
    return abs(play["before"] - play["after"])


def side_text(seats):
    return " and ".join("seat %d" % seat for seat in seats)


def loss_text(hand, play):
    own = play["seat"] == hand["contractor"]
    if not is_misere(hand):
        what = "cost %s trick%s" % (NUMBER[lost(play)],
                                    "" if lost(play) == 1 else "s")
        end = "keeps it" if lost(play) == 1 else "keeps them"
    elif own:
        what, end = "cost the misere", "keeps it"
    else:
        what, end = "let the misere through", "beats it"
    return "  trick %d, seat %d: %s %s, %s %s; %s" % (
        play["trick"], play["seat"], named(play), what,
        named(play, "best", "best_suit"), end, signed(-play["points"]))


def worth_text(hand, value):
    if hand["bid"] is None:
        return plural(value, "trick") + " for " + side_text(hand["side"])
    made = value >= (1 if is_misere(hand) else int(hand["bid"].rstrip("SCDHNT")))
    return ("" if is_misere(hand) else plural(value, "trick") + ", ") + \
        hand["bid"] + (" made" if made else " not made")


def rest_text(hand):
    plays, first = hand["plays"], hand["unreviewed"]
    if first == len(plays):
        what = "all tricks"
    elif plays[first]["trick"] > plays[first - 1]["trick"]:
        what = "tricks 1 to %d" % (plays[first]["trick"] - 1)
    else:
        what = "what came before seat %d in trick %d" % (
            plays[first]["seat"], plays[first]["trick"])
    return "  Not reviewed, for lack of nodes: %s." % what


def cost_text(seat):
    text = "  seat %d: %d of %d cards cost something" % (
        seat["seat"], seat["costly"], seat["cards"])
    if seat["costly"]:
        text += ": %s, %s" % (plural(seat["tricks"], "trick"),
                              signed(-seat["points"]))
    return text


def hand_text(hand):
    contract = "seat %d plays %s" % (hand["contractor"], hand["bid"]) \
        if hand["bid"] else "nobody has bid"
    yield "%s:%d: hand %d, %s%s" % (hand["file"], hand["line"], hand["hand"],
                                    contract, "" if hand["over"] else ", not over")
    if hand["unreviewed"]:
        yield rest_text(hand)
    reviewed = hand["plays"][hand["unreviewed"]:]
    yield from (loss_text(hand, play) for play in reviewed if lost(play))
    if reviewed:
        best = "" if hand["unreviewed"] else \
            "With best play: %s. " % worth_text(hand, hand["best"])
        yield "  %s%s: %s." % (
            best, "As played" if hand["over"] else "With best play from here",
            worth_text(hand, hand["result"]))
    yield from (cost_text(seat) for seat in hand["seats"] if seat["cards"])


def check_hand(hand):
    """Checks what is true of every reviewed hand, whatever its cards."""
    reviewed = hand["plays"][hand["unreviewed"]:]
    assert all(play["best"] is None
               for play in hand["plays"][:hand["unreviewed"]])
    for play, following in itertools.pairwise(reviewed):
        assert play["after"] == following["before"]
    for play in reviewed:
        down = play["before"] - play["after"]
        assert down >= 0 if play["seat"] in hand["side"] else down <= 0, play
        assert (named(play) == named(play, "best", "best_suit")) == (down == 0)
        assert play["points"] >= 0 and (down != 0 or play["points"] == 0)
    for seat in hand["seats"]:
        own = [play for play in reviewed if play["seat"] == seat["seat"]]
        assert seat["cards"] == len(own)
        assert seat["costly"] == sum(lost(play) > 0 for play in own)
        assert seat["tricks"] == sum(lost(play) for play in own)
        assert seat["points"] == sum(play["points"] for play in own)
    if reviewed:
        assert hand["result"] == reviewed[-1]["after"]
    assert hand["best"] == (None if hand["unreviewed"]
                            else hand["plays"][0]["before"])


def analyse(program, arguments):
    printed = run(program, "--ascii", *arguments).splitlines()
    together = re.compile(r"\S+: \d+ hands together$")
    hands = [json.loads(line)
             for line in run(program, "--json", *arguments).splitlines()]
    for hand in hands:
        check_hand(hand)
    made = [line for hand in hands for line in hand_text(hand)]
    kept, skipping = [], False
    for line in printed:
        skipping = bool(together.match(line)) or \
            (skipping and line.startswith("  "))
        if not skipping and not line.endswith(": no card was played"):
            kept.append(line)
    if not hands or kept != made:
        for ours, theirs in itertools.zip_longest(made, kept):
            if ours != theirs:
                raise SystemExit("JSON: %s\ntext: %s" % (ours, theirs))
        raise SystemExit("there are no hands")
    print(len(hands), "hands")


def solve(program, solver, file, every):
    """Compares a review with solve, asked at the line before a play."""
    with open(file, encoding="ascii") as text:
        lines = text.read().splitlines()
    positions = 0
    for line in run(program, "--json", file).splitlines():
        hand = json.loads(line)
        plays = [number for number, words in enumerate(lines, 1)
                 if number > hand["line"] and VERBS.match(words)]
        for number, play in list(zip(plays, hand["plays"]))[::int(every)]:
            found = json.loads(run(solver, "--json", file, "--at",
                                   str(number - 1)))
            best = {named(card): card for card in found["cards"]
                    if card["best"]}
            value = {named(card): card["low"] for card in found["cards"]}
            assert found["what"] == "cards" and found["finished"]
            assert found["side"] == hand["side"]
            assert (found["seat"], found["trick"]) == \
                (play["seat"], play["trick"])
            assert found["low"] == found["high"] == play["before"], number
            assert value[named(play)] == play["after"], number
            assert named(play, "best", "best_suit") in best, number
            assert named(found["play"][0]) in best, number
            assert found["play"][0]["trick"] == found["trick"]
            positions += 1
    if positions == 0:
        raise SystemExit("there are no positions")
    print(positions, "positions")


def value_text(low, high, misere):
    if misere:
        return "?" if low < high else "made" if low else "lost"
    return str(low) if low == high else "%d..%d" % (low, high)


def place(found):
    return "%s:%d: " % (found["file"], found["line"]) if found["file"] else ""


def table_text(found):
    words = [place(found) + found["preset"] + ", tricks of each seat's side "
             "with that seat as contractor and leader"]
    head = [contract["denomination"] for contract in found["contracts"]
            if contract["seat"] == 0]
    words += head
    for contract in found["contracts"]:
        if contract["denomination"] == head[0]:
            words += ["seat", str(contract["seat"])]
        words.append(value_text(contract["low"], contract["high"],
                                contract["denomination"] == "misere"))
    return words


def cards_text(found):
    misere = found["denomination"].endswith("misere")
    words = ["%s%s, seat %d plays %s, trick %d, seat %d to play" % (
        place(found), found["preset"], found["contractor"], found["denomination"],
        found["trick"], found["seat"])]
    for card in found["cards"]:
        words += [named(card), value_text(card["low"], card["high"], misere)]
        words += ["best"] * card["best"]
    words.append("(%s%s)" % ("the misere of " if misere else
                             "tricks of the whole hand for ",
                             side_text(found["side"])))
    words.append("Best play goes on:")
    for trick, plays in itertools.groupby(found["play"],
                                          lambda play: play["trick"]):
        words.append("trick %d: " % trick + ", ".join(
            "seat %d %s" % (play["seat"], named(play)) for play in plays))
    return words


def deal(solver, arguments):
    found = json.loads(run(solver, "--json", *arguments))
    words = table_text(found) if found["what"] == "deal" else cards_text(found)
    if not found["finished"]:
        words.append("The nodes ran out before the end; --nodes allows more.")
    made = " ".join(" ".join(words).split())
    printed = " ".join(run(solver, "--ascii", *arguments).split())
    if made != printed:
        raise SystemExit("JSON: %s\ntext: %s" % (made, printed))


if __name__ == "__main__":
    if sys.argv[3] == "analyse":
        analyse(sys.argv[1], sys.argv[4:])
    elif sys.argv[3] == "solve":
        solve(sys.argv[1], sys.argv[2], sys.argv[4], sys.argv[5])
    else:
        deal(sys.argv[2], sys.argv[4:])
