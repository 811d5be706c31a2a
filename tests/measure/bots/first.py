# SPDX-License-Identifier: MIT
"""A player of Five Hundred and Tripoli, for tournament: see doc/bots.md."""
import sys


def block():
    """The lines up to "end", by their first word."""
    told = {}
    for line in sys.stdin:
        if line == "end\n":
            return told
        key, _, told[key] = line.strip().partition(" ")
    sys.exit()  # the match is over


def choose(told):
    """One of the words of "legal", or what else it says."""
    legal = told["legal"].split()
    hand = told["hand"].split()
    if legal[0] in ("discard", "select"):     # "discard 3 of 7S 8S AS …"
        return " ".join([legal[0]] + legal[3:3 + int(legal[1])])
    if legal[0].startswith("play:"):          # the lead high, the others low
        return legal[-1 if told.get("trick") == "" else 0]
    for suit in "SCDH":                       # six with five cards of a suit
        if f"bid:6{suit}" in legal and sum(suit in card for card in hand) > 4:
            return f"bid:6{suit}"
    if "call" in legal:                       # bets of others are called
        return "call"
    return told["plainest"].split(" ", 1)[1]


block()                                       # the rules
print("ready", flush=True)
while True:
    request = block()
    print("move", request["decide"], request["seat"],
          choose(request).replace(":", " ", 1), flush=True)
