# SPDX-License-Identifier: MIT
"""Checks that what analyse and solve print as JSON agrees with what they print
as text, with itself, and with each other.

    agree.py ANALYSE SOLVE analyse FILE...
    agree.py ANALYSE SOLVE solve FILE EVERY
    agree.py ANALYSE SOLVE discards FILE
    agree.py ANALYSE SOLVE deal ARGUMENT...

analyse: the text made from the JSON is the text that analyse prints.
solve: for every EVERY-th card of a record's hands, solve gives the position
before the card and the card itself the same values as the review does, and the
best card of the review is one of its best cards; and the best discard is worth
as much as the review says.
discards: in each hand of a record, all discards have the values of the deals
that they leave, each solved separately, and the review says the same.
deal: the text made from the JSON of a deal is the text that solve prints."""
import itertools
import json
import re
import subprocess
import sys

NUMBER = "no one two three four five six seven eight nine ten".split()
PLAY = re.compile(r"^\d+ play ")
DISCARD = re.compile(r"^\d+ discard ")
NODES = "--nodes"
SHOWN = 20  # discards that solve prints as text


def run(*arguments, status=0, text=None):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, encoding="utf-8",
                          stderr=subprocess.PIPE, input=text)
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


def discard_named(value, cards="discard", suit="suit"):
    return value[cards] + (", joker as " + value[suit] if value[suit] else "")


def discard_text(hand):
    """What the discard cost, if it did; or that nobody knows."""
    found = hand["discard"]
    if found is None:
        return
    if found["best"] is None:
        yield "  Not reviewed, for lack of nodes: the discard."
    elif lost(found):
        what = "the misere" if is_misere(hand) else "%s trick%s" % (
            NUMBER[lost(found)], "" if lost(found) == 1 else "s")
        yield "  discard, seat %d: %s cost %s, %s %s; %s" % (
            found["seat"], discard_named(found, "cards"), what,
            discard_named(found, "best", "best_suit"),
            "keeps it" if lost(found) == 1 else "keeps them",
            signed(-found["points"]))


def worth_text(hand, value):
    if hand["bid"] is None:
        return plural(value, "trick") + " for " + side_text(hand["side"])
    made = value >= (1 if is_misere(hand) else
                     int(hand["bid"].rstrip("SCDHNT")))
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
                                    contract,
                                    "" if hand["over"] else ", not over")
    yield from discard_text(hand)
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


def read_lines(file):
    with open(file, encoding="utf-8") as text:
        return text.read().splitlines()


def discard_line(hand):
    """The line of a hand's discard; None if it has none."""
    lines = read_lines(hand["file"])
    for number in range(hand["line"] + 1, len(lines) + 1):
        if lines[number - 1].startswith("deal "):
            break
        if DISCARD.match(lines[number - 1]):
            return number
    return None


def check_discard(hand):
    """Checks what is true of every discard, and of those that were reviewed."""
    found, line = hand["discard"], discard_line(hand)
    assert (found is None) == (line is None)
    if found is None:
        return
    seat, _, *cards = read_lines(hand["file"])[line - 1].split()
    if "nominate" in cards:
        cards = cards[:cards.index("nominate")]
    assert found["seat"] == hand["contractor"] == int(seat)
    assert set(found["cards"].split()) == set(cards)
    if found["best"] is None:
        assert hand["unreviewed"] or NODES in sys.argv
        assert found["best_suit"] is found["before"] is found["after"] is None
        assert found["points"] is None
        return
    assert len(found["best"].split()) == len(cards)
    assert found["after"] == hand["best"] and found["before"] >= found["after"]
    assert (discard_named(found, "cards") ==
            discard_named(found, "best", "best_suit")) == (lost(found) == 0)
    assert found["points"] >= 0 and (lost(found) or found["points"] == 0)


def check_hand(hand):
    """Checks what is true of every reviewed hand, whatever its cards. What a
    discard cost is in no sum: those are of cards."""
    check_discard(hand)
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


def unwrapped(lines):
    """The lines, with those that continue another joined to it."""
    whole = []
    for line in lines:
        if line.startswith("    "):
            whole[-1] += " " + line.strip()
        else:
            whole.append(line)
    return whole


def analyse(program, arguments):
    printed = run(program, "--ascii", *arguments).splitlines()
    together = re.compile(r"\S+: \d+ hands together$")
    hands = [json.loads(line)
             for line in run(program, "--json", *arguments).splitlines()]
    for hand in hands:
        check_hand(hand)
    made = [line for hand in hands for line in hand_text(hand)]
    kept, skipping = [], False
    for line in unwrapped(printed):
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


def solve_discard(solver, hand):
    """Compares the review of a discard with solve, asked before it. A called
    partner (FH-22) is on the side only in the review."""
    line = discard_line(hand)
    if line is None:
        return
    found = json.loads(run(solver, "--json", hand["file"], "--at",
                           str(line - 1)))
    assert found["what"] == "discards" and found["finished"]
    if found["side"] == hand["side"]:
        assert found["low"] == found["high"] == hand["discard"]["before"]


def solve(program, solver, file, every):
    """Compares a review with solve, asked at the line before a play."""
    lines = read_lines(file)
    positions = 0
    for line in run(program, "--json", file).splitlines():
        hand = json.loads(line)
        solve_discard(solver, hand)
        plays = [number for number, words in enumerate(lines, 1)
                 if number > hand["line"] and PLAY.match(words)]
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


def deals_after(held, others, seat, size):
    """The deals that the discards of a hand leave, as lines, by discard."""
    deals = {}
    for away in itertools.combinations(held, size):
        hands = list(others)
        hands[seat] = " ".join(card for card in held if card not in away)
        deals[frozenset(away)] = " / ".join(hands)
    return deals


def rules_of(hand):
    """The rules of a hand as solve takes them: the header of its record."""
    words = []
    for line in read_lines(hand["file"])[:hand["line"]]:
        if line.startswith("talon-record"):
            words = []
        if line.startswith(("preset ", "option ")):
            words.append("=".join(line.split()[1:]))
    return ",".join(words)


def values_alone(solver, hand):
    """What each discard is worth: every deal is solved for itself."""
    dealt = json.loads(run(solver, "--json", NODES, "1", hand["file"], "--at",
                           str(hand["line"])))
    seat, size = hand["contractor"], len(dealt["kitty"].split())
    held = dealt["hands"][seat].split() + dealt["kitty"].split()
    deals = deals_after(held, dealt["hands"], seat, size)
    lines = run(solver, "--batch", "-", "--rules", rules_of(hand),
                "--contractor", str(seat),
                "--leader", str(hand["plays"][0]["seat"]),
                "--trump", hand["bid"].lstrip("0123456789"),
                text="\n".join(deals.values()))
    answers = [json.loads(line) for line in lines.splitlines()]
    assert all(answer["low"] == answer["high"] for answer in answers)
    return dict(zip(deals, (answer["low"] for answer in answers), strict=True))


def discards(program, solver, file):
    count = 0
    for line in run(program, "--json", file).splitlines():
        hand = json.loads(line)
        number = discard_line(hand)
        if number is None:
            continue
        found = json.loads(run(solver, "--json", file, "--at",
                               str(number - 1)))
        if found["side"] != hand["side"]:  # a partner was called (FH-22)
            continue
        value = values_alone(solver, hand)
        best = max(value.values())
        review = hand["discard"]
        assert value[frozenset(review["cards"].split())] == review["after"]
        assert value[frozenset(review["best"].split())] == best
        assert review["before"] == best
        listed = [(each["low"], each["high"]) for each in found["discards"]]
        assert listed == sorted(listed, reverse=True)
        assert {low for low, _ in listed} == set(value.values())
        for each in found["discards"]:
            alone = value[frozenset(each["discard"].split())]
            assert each["low"] == each["high"] == alone
            assert each["best"] == (alone == best)
        assert found["low"] == found["high"] == best
        count += len(value)
    if count == 0:
        raise SystemExit("there are no discards")
    print(count, "discards")


def value_text(low, high, misere):
    if misere:
        return "?" if low < high else "made" if low else "lost"
    return str(low) if low == high else "%d..%d" % (low, high)


def place(found):
    return "%s:%d: " % (found["file"], found["line"]) if found["file"] else ""


def rows_text(contracts, bounds_of):
    words = [contract["denomination"] for contract in contracts
             if contract["seat"] == 0]
    for contract in contracts:
        if contract["denomination"] == words[0]:
            words += ["seat", str(contract["seat"])]
        bounds = bounds_of(contract)
        words.append(value_text(bounds["low"], bounds["high"],
                                contract["denomination"] == "misere"))
    return words


def table_text(found):
    words = [place(found) + found["preset"] + ", tricks of each seat's side "
             "with that seat as contractor and leader"]
    words += rows_text(found["contracts"], lambda contract: contract)
    if found["contracts"][0]["with_kitty"]:
        words.append("With the kitty and the best discard:")
        words += rows_text(found["contracts"],
                           lambda contract: contract["with_kitty"])
    return words + (par_text(found) if found["par"] else [])


def par_text(found):
    par, seats = found["par"], len(found["hands"])
    bounds = sorted((par["low"], par["high"]), key=abs) \
        if par["high"] < 0 else (par["low"], par["high"])
    low, high = (abs(n) if par["high"] < 0 else n for n in bounds)
    words = ["Par, with the kitty and seat %d as the dealer:" % par["dealer"],
             value_text(low, high, False), "points for",
             side_text(list(range(par["high"] < 0, seats, 2)))]
    if not par["finished"]:
        return words
    if par["contractor"] is None:
        return words[:-1] + [words[-1] + ", nobody bids"]
    return words[:-1] + [words[-1] + ", seat %d plays %s" % (
        par["contractor"], par["bid"])]


def cards_text(found):
    misere = found["denomination"].endswith("misere")
    words = ["%s%s, seat %d plays %s, trick %d, seat %d to play" % (
        place(found), found["preset"], found["contractor"],
        found["denomination"], found["trick"], found["seat"])]
    choice = not misere or \
        len({(card["low"], card["high"]) for card in found["cards"]}) > 1
    for card in found["cards"]:
        words += [named(card), value_text(card["low"], card["high"], misere)]
        words += ["best"] * (choice and card["best"])
    words.append("(%s%s)" % ("the misere of " if misere else
                             "tricks of the whole hand for ",
                             side_text(found["side"])))
    if found["play"]:
        words.append("Best play goes on:")
    for trick, plays in itertools.groupby(found["play"],
                                          lambda play: play["trick"]):
        words.append("trick %d: " % trick + ", ".join(
            "seat %d %s" % (play["seat"], named(play)) for play in plays))
    return words


def discards_text(found):
    misere = found["denomination"].endswith("misere")
    values = found["discards"]
    words = ["%s%s, seat %d plays %s, and discards" % (
        place(found), found["preset"], found["contractor"],
        found["denomination"])]
    choice = (found["low"], found["high"]) != \
        (values[-1]["low"], values[-1]["high"])
    for value in values[:SHOWN]:
        words += [discard_named(value),
                  value_text(value["low"], value["high"], misere)]
        words += ["best"] * (choice and value["best"])
    if len(values) > SHOWN:
        words.append("and %d more" % (len(values) - SHOWN))
    words.append("(%s%s; one of those that are equal)" % (
        "the misere of " if misere else "tricks of the whole hand for ",
        side_text(found["side"])))
    return words


TEXT = {"deal": table_text, "cards": cards_text, "discards": discards_text}


def deal(solver, arguments):
    found = json.loads(run(solver, "--json", *arguments))
    words = TEXT[found["what"]](found)
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
    elif sys.argv[3] == "discards":
        discards(sys.argv[1], sys.argv[2], sys.argv[4])
    else:
        deal(sys.argv[2], sys.argv[4:])
