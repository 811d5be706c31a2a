# SPDX-License-Identifier: MIT
"""Tells a seat of games that it cannot tell apart, by the functions that
examples/server sends everything with.

    worlds.py SWAPS [SEED]

A hand is played at random; two cards that a seat was not shown are exchanged
before the deal, and everyone does the same again. What is sent to the seat must
be the same, byte for byte, and so must be the refusals of what it says. Seats
that were shown one of the two cards are sent something else, nearly always."""
import argparse
import dataclasses
import json
import pathlib
import random
import sys
import time
from base64 import b64encode

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "examples/server"))

import talon  # noqa: E402
from table import Seat, Table, table_line  # noqa: E402
from talon import Kind  # noqa: E402

RULES = (("five-hundred", "classic-3", {}), ("five-hundred", "five-5", {}),
         ("five-hundred", "australian-4", {}), ("five-hundred", "six-6", {}),
         ("tripoli", "tripoli", {}), ("tripoli", "cosmo", {}),
         ("tripoli", "michigan-rummy", {}), ("tripoli", "pay-suit", {}))
SAID = ("0 pass", "pass", "play 7H", "bid 7H", "check", "select 2S 3S 4S 5S 6S",
        "discard 4S 5S 6S", "next", "", "play JK", "fold", "\x00")
OPTIONS = argparse.Namespace(limit=60.0, pace=0.0)


def expect(is_so, *what):
    if not is_so:
        raise SystemExit("not so: " + " ".join(map(str, what)))


class Lines:
    """What is stored of a table, in memory."""

    def __init__(self, rules, lines):
        setup = json.dumps({"rules": rules.write(), "level": "club-1",
                            "people": 1, "deals": 3})
        self.kept = {"tables": [(1, "", setup, 0)], "seats": [],
                     "lines": [(1, at, line) for at, line in enumerate(lines)]}

    def rows(self, what, where, value):
        return self.kept[what]


class Hand:
    """A hand, its lines, and what they told."""

    def __init__(self, rules, chance, rng):
        self.game, self.lines, self.steps = talon.Game(rules), [], []
        self.before = None
        while self.game.to_act == talon.TABLE:
            before = self.game.copy()
            self.add(table_line(self.game, 99))
            if any(event.kind == Kind.DEAL for event in self.steps[-1]):
                self.before, self.deal = before, len(self.lines) - 1
        self.moves = []
        for _ in range(chance.randrange(70)):
            if self.game.to_act < 0:
                break
            self.moves.append(self.game.random_move(rng))
            self.add(self.game.write_move(self.moves[-1]))

    def add(self, line):
        self.lines.append(line)
        self.steps.append(self.game.read_line(line))

    def unseen(self, seat):
        """The cards that a seat was not shown since the deal."""
        seen = talon.Cards()
        for events in self.steps[self.deal:]:
            for event in talon.redact(events, [seat]):
                if event.kind not in (Kind.DEAL, Kind.BOARD):   # the pack
                    seen |= event.cards
        return [card for card in self.game.rules.pack if card not in seen]

    def swapped(self, seat, one, other):
        """The lines of the same hand with two cards exchanged; None if that
        cannot be, or the seat could tell."""
        to = {one: other, other: one}
        game, lines = self.before.copy(), self.lines[:self.deal]
        pack = [to.get(card, card) for card in self.game.hand_pack()]
        lines.append(game.write_deal(pack))
        if not alike(self.steps[self.deal], game.read_line(lines[-1])):
            return None
        for move, events in zip(self.moves, self.steps[self.deal + 1:]):
            if seat not in events[0].viewers:
                move = dataclasses.replace(move, cards=talon.Cards(
                    [to.get(card, card) for card in move.cards]))
            if game.check(move):
                return None
            lines.append(game.write_move(move))
            if not alike(events, game.read_line(lines[-1])):
                return None
        if game == self.game or game.to_act != self.game.to_act or \
                game.owing != self.game.owing or barred(game) != barred(
                    self.game):
            return None
        return lines


def alike(some, others):
    """Whether events are the same but for their cards."""
    return len(some) == len(others) and all(
        dataclasses.replace(one, cards=talon.Cards()) ==
        dataclasses.replace(other, cards=talon.Cards())
        for one, other in zip(some, others))


def barred(game):
    return game.rules.game.key == "tripoli" and \
        talon.tripoli.state(game).barred


def sent(rules, lines, number, chance):
    """All that is sent to a seat, as text, and how it is refused."""
    table = Table(Lines(rules, lines), 1, OPTIONS)
    seat = table.seats[number] = Seat(number, "token", "Anna")
    if number in table.game.owing:
        seat.asked, seat.due = table.game.turn, time.monotonic() + 60.5
    said = [table.state(seat, None), table.state(seat, 0)]
    for state in said:
        if state["ask"]:
            expect(59 <= state["ask"].pop("seconds") <= 61, "seconds")
    for text in chance.sample(SAID, 4):
        try:
            table.take(seat, table.game.turn, f"{number} {text}")
            said.append("taken")
            table.said.clear()
        except talon.Refused as error:
            said.append([error.status.key, error.clause, str(error.cards)])
        except ValueError as error:
            said.append(str(error))
    return json.dumps(said, default=lambda it: b64encode(it).decode())


def main():
    most, seed = int(sys.argv[1]), int([*sys.argv[1:], "1"][1])
    chance, rng = random.Random(seed), talon.Generator(seed)
    swaps = hands = shown = told = size = asked = 0
    while swaps < most:
        game, preset, options = RULES[hands % len(RULES)]
        rules, hands = talon.Rules(game, preset, **options), hands + 1
        hand = Hand(rules, chance, rng)
        for _ in range(6):
            number = chance.randrange(rules.seat_count)
            unseen = hand.unseen(number)
            if len(unseen) < 2:
                continue
            pair = chance.sample(unseen, 2)
            lines = hand.swapped(number, *pair)
            if lines is None:
                continue
            swaps += 1
            asked += number in hand.game.owing
            drawn = chance.getrandbits(32)
            one, other = [sent(rules, some, number, random.Random(drawn))
                          for some in (hand.lines, lines)]
            expect(one == other, "seat", number, "learns of", *pair, one, other)
            size += len(one)
            if swaps % 8 == 0:
                is_told = others_are_told(rules, hand, lines, pair, drawn)
                shown, told = shown + 1, told + is_told
    expect(told > shown * 8 // 10 and asked >= swaps // 20, told, shown, asked)
    print(f"{swaps} swaps in {hands} hands, {asked} of them where the seat was "
          f"to decide: {size} characters are the same; of {shown} times, "
          f"{told} a seat had seen a card and was told the difference")


def others_are_told(rules, hand, lines, pair, drawn):
    """1 if a seat has been shown one of the cards; then it is told."""
    for number in range(rules.seat_count):
        if set(pair) & set(hand.unseen(number)) != set(pair):
            one, other = [sent(rules, some, number, random.Random(drawn))
                          for some in (hand.lines, lines)]
            return int(one != other)
    return 0


main()
