# SPDX-License-Identifier: MIT
"""Plays the transcript of tests/clients/README.md through the classes of this
package, and compares hashes with those of the client in C.

    transcript.py HASHES TURNS
"""
import multiprocessing
import sys

import talon
from talon import Event, Game, Generator, Move, Position, Refused, Rules

FNV_BASIS, FNV_PRIME, MASK = 14695981039346656037, 1099511628211, 2**64 - 1


def fnv(start: int, data: bytes) -> int:
    for byte in data:
        start = (start ^ byte) * FNV_PRIME & MASK
    return start


class Play:
    """A game of a preset, played at random and written down."""

    def __init__(self, rules: Rules, rng: Generator) -> None:
        self.lines: list[str] = []
        self.rng, self.line, self.events = rng, "", tuple[Event, ...]()
        self.game, self.copy = Game(rules), Game(rules)
        self.view = self.game.redact()

    def put(self, *words: object) -> None:
        self.lines.append(" ".join(map(str, words)) + "\n")

    def list_choices(self) -> None:
        for c in self.game.choices():
            self.put("choice", c.kind.key, f"{c.cards.mask:016x}",
                     f"{c.required.mask:016x}", c.amount_min, c.amount_max,
                     c.denominations.mask, c.other_seats.mask, int(c.flags),
                     c.pick_min, c.pick_max, c.index_min, c.index_max)

    def check(self, word: str, move: Move) -> None:
        why = self.game.check(move)
        self.put(word, why.status.key if why else "TALON_OK",
                 f"{why.cards.mask if why else 0:016x}")

    def make_move(self, move: Move) -> None:
        self.check("check", move)
        self.line = self.game.write_move(move) + "\n"
        self.lines.append(self.line)
        self.events = self.game.apply(move)
        self.check("again", move)

    def make_chance(self) -> None:
        self.line = ""
        try:
            cards = self.game.shuffle(self.rng.copy())
            self.put("shuffle", "TALON_OK")
            self.line = self.game.write_deal(cards) + "\n"
        except Refused as refused:
            self.put("shuffle", refused.status.key)
        self.events = self.game.chance(self.rng)
        self.put("chance", "TALON_OK")
        self.lines.append(self.line)

    def make_table(self) -> None:
        moves = self.game.moves()
        if not moves or self.rng.below(8) != 0:
            return self.make_chance()
        self.make_move(moves[self.rng.below(len(moves))])

    def list_events(self, viewer: int) -> None:
        for e in self.events:
            self.put("event", e.kind.key, e.reason.key or "-", e.seat,
                     e.other, e.amount, e.turn, e.viewers.mask,
                     int(e.denomination), int(e.box_id), e.place, e.index,
                     e.count, f"{e.cards.mask:016x}")
        seen = talon.redact(self.events, [viewer])
        self.put("seen", viewer, *(f"{e.cards.mask:016x}" for e in seen))

    def compare(self) -> None:
        status = "TALON_OK"
        try:
            if self.line:
                self.copy.read_line(self.line)
            else:
                self.copy.assign(self.game)
        except Refused as refused:
            status = refused.status.key
        self.put("same", status, int(self.copy == self.game))

    def save(self, position: Position) -> str:
        data = position.save()
        return f"{len(data)} {fnv(FNV_BASIS, data):016x}"

    def look(self, viewer: int) -> None:
        self.view = self.game.redact([viewer])
        self.put("view", self.save(self.view))
        key = self.view.information_key(viewer)
        self.put("key", len(key), f"{fnv(FNV_BASIS, key):016x}")
        sampled: Position = self.view
        status = "TALON_OK"
        try:
            sampled = self.view.sample(self.rng)
        except Refused as refused:
            status = refused.status.key
        self.put("world", status, self.save(sampled))

    def step(self, seat: int) -> None:
        self.list_choices()
        if seat == talon.TABLE:
            self.make_table()
        else:
            self.make_move(self.game.random_move(self.rng))
        viewer = self.game.turn % self.game.seat_count
        self.list_events(viewer)
        self.compare()
        self.put("totals", *self.game.totals)
        self.put("returns", *self.game.returns)
        self.look(viewer)
        summary = self.save(self.game)
        self.game.load(self.game.save())
        self.put("save", "TALON_OK", summary)

    def play(self, turns: int) -> None:
        while not self.game.over and self.game.turn < turns:
            seat = self.game.to_act
            self.put("turn", self.game.turn, seat, self.game.phase.key)
            self.step(seat)
        self.put("end", self.game.turn, self.game.to_act,
                 self.game.winners.mask)


def transcript(seed: str, turns: int) -> str:
    lines = [f"talon {talon.library_version()}\n"]
    for info in talon.games():
        for preset in info.presets:
            rules = Rules(info.key, preset.key)
            play = Play(rules, Generator(seed.encode(), preset.number))
            lines.append(f"play {info.key} {preset.key} {rules.seat_count}\n")
            lines.append(rules.write())
            play.play(turns)
            lines += play.lines
    return "".join(lines)


def compare(row: tuple[str, str, int]) -> str:
    """What is wrong with a seed, or nothing."""
    seed, expected, turns = row
    found = f"{fnv(FNV_BASIS, transcript(seed, turns).encode()):016x}"
    return "" if found == expected else f"seed {seed}: {found}\n"


if __name__ == "__main__":
    if sys.argv[1] == "--show":
        sys.stdout.write(transcript(sys.argv[2], int(sys.argv[3])))
        sys.exit()
    with open(sys.argv[1], encoding="ascii") as hashes:
        words = [line.split() for line in hashes]
    rows = [(seed, hash, int(sys.argv[2])) for seed, hash in words]
    if len(rows) > 1:
        with multiprocessing.Pool(2) as pool:
            wrong = "".join(pool.map(compare, rows, 1))
    else:
        wrong = "".join(map(compare, rows))
    print(f"{len(rows)} seeds compared", wrong, sep="\n", end="")
    sys.exit(1 if wrong or not rows else 0)
