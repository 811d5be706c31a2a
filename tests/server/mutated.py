# SPDX-License-Identifier: MIT
"""Sends mutated messages to examples/server, in one process and without a
network: connections are objects that say and hear.

    mutated.py DIRECTORY COUNT [SEED [SECONDS]]

So many messages are sent, or as many as go into the seconds. At each table
honest guests play; others say what is broken. Whatever they say, a connection
ends only as README.md says, no table fails, honest guests are neither refused
nor cut, each is sent its own view and nothing else, and what is stored is the
game."""
import argparse
import asyncio
import json
import logging
import os
import pathlib
import random
import sys
import time
from base64 import b64decode

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples/server"
sys.path.insert(0, str(EXAMPLE))

import server  # noqa: E402
import store  # noqa: E402
import talon  # noqa: E402

# Nothing waits: neither for the disk, nor because somebody speaks too fast.
store.SCHEMA = store.SCHEMA.replace("FULL", "OFF")
server.MESSAGES, server.SECONDS, server.REFILL = 10**9, 1, 1e-6

RULES = (("five-hundred", "classic-3", {}), ("five-hundred", "five-5", {}),
         ("five-hundred", "australian-4", {"minus": "loses"}),
         ("tripoli", "tripoli", {"players": 3}), ("tripoli", "cosmo", {}))
ODD = (None, True, False, 0, -1, 1, 2**31, 2**64, -2**70, 1.5, 1e300, "", "x",
       "\x00", "\ud800", "\u202e", "A" * 400, [], {}, [[]], [1, 2], {"": {}},
       float("nan"), float("inf"), "0", "next", "1e9", "-0", "９")
# A table was made; too many refusals; another connection; no such table.
CLOSED = 1000, 1008, 4001, 4004


def expect(is_so, *what):
    if not is_so:
        raise SystemExit("not so: " + " ".join(map(ascii, what)))


class Failures(logging.Handler):
    """A table that fails tells the log."""

    def emit(self, record):
        expect(False, record.getMessage(), record.exc_info)


class Line(server.Connection):
    """A connection without a network."""

    def __init__(self, at, path):
        self.at, self.path = at, path
        self.news, self.queue = asyncio.Event(), asyncio.Queue()
        self.address = at.address("here")
        self.heard, self.code, self.seen = [], None, None
        self.number = self.token = None
        self.is_honest = False      # then a player may be faster, but no more
        self.task = asyncio.create_task(at.serve(self, path))

    async def send(self, text):
        said = json.loads(text)
        if said["what"] == "state":
            self.check_state(said)
            self.seen = said
        elif said["what"] == "seat":
            self.number, self.token = said["seat"], said["token"]
        else:
            expect(said["what"] in ("refused", "opened"), said)
            expect(not self.is_honest or said["why"] == "TALON_E_TURN", said)
        self.heard.append(said["what"])
        self.last = said
        await asyncio.sleep(0)

    def check_state(self, said):
        """All that is sent of the game is the view of its own seat."""
        seats = [self.seat.number] if self.seat else []
        game, view = self.table.game, b64decode(said["view"])
        expect(view == game.redact(seats).save(), "another view")
        for event in talon.load_events(b64decode(said["events"])):
            expect(not event.cards or event.viewers == talon.Seats(range(16))
                   or set(seats) & set(event.viewers), "a hidden card")

    async def close(self, code=1000, reason=""):
        self.code = code
        self.queue.put_nowait(None)

    def __aiter__(self):
        return self

    async def __anext__(self):
        text = None if self.code else await self.queue.get()
        if text is None:
            raise StopAsyncIteration
        return text

    async def until(self, what):
        """Waits; the connection must not end meanwhile."""
        while not what():
            expect(not self.task.done(), self.code, self.task.done() and
                   repr(self.task.exception()))
            await asyncio.sleep(0.001)

    def speak(self, text):
        self.queue.put_nowait(text)

    def answer(self, chance):
        """What an honest guest says, if it is asked."""
        ask = self.seen and self.seen["ask"]
        if not ask:
            return None
        if ask["for"] == "next":
            return {"what": "move", "turn": ask["turn"], "text": "next"}
        view = talon.load(b64decode(self.seen["view"]))
        moves = view.moves(self.number)
        if not moves:
            return None
        return {"what": "move", "turn": ask["turn"], "text": view.write_move(
            moves[chance.randrange(min(len(moves), 30))])}


# ---- what is broken

def spoil(chance, said, tokens):
    """A message with something else in some of its places."""
    said = dict(said)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4))):
        key = chance.choice([*said, "what", "extra"])
        match chance.randrange(6):
            case 0:
                said.pop(key, None)
            case 1:
                said[chance.choice(("seat", "turn", "told", "token", "text",
                                    "options", "name", "level", "self"))] = \
                    said.pop(key, None)
            case 2:
                said[key] = chance.choice(tokens or [""])
            case 3 if isinstance(said.get(key), str):
                said[key] = spoil_text(chance, said[key])
            case 4 if type(said.get(key)) is int:
                said[key] += chance.choice((-1, 1, 2**32, -2**32))
            case _:
                said[key] = chance.choice(ODD)
    return said


def spoil_text(chance, text):
    """Text of which a piece is gone, doubled, or another one."""
    at = chance.randrange(len(text) + 1)
    to = min(len(text), at + chance.choice((0, 1, 1, 2, 8)))
    return text[:at] + chance.choice((
        "", text[at:to] * 2, chr(chance.randrange(256)), "\\", '"', "[", "}",
        chr(chance.randrange(0x3000)))) + text[to:]


def broken(chance, line, tokens):
    """A message, which may be in order."""
    game, preset, options = chance.choice(RULES)
    said = chance.choice((
        {"what": "open", "game": game, "preset": preset, "options": options,
         "level": "beginner-1", "people": 1, "deals": 2},
        {"what": "sit", "name": "Eve"}, {"what": "sit", "name": "Eve", "seat":
                                         chance.randrange(6)},
        {"what": "sit", "name": "Eve", "token": chance.choice(
            tokens or ["a-token-of-my-own"])},
        {"what": "back", "token": chance.choice(tokens or [""]), "told": 0},
        {"what": "here"}, line.answer(chance) or {
            "what": "move", "turn": chance.randrange(40), "text": "0 pass"}))
    said = spoil(chance, said, tokens)
    text = json.dumps(said, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.2:
        text = spoil_text(chance, text)
    if chance.random() < 0.05:
        text = chance.choice(("[" * 900, "{}", "0", "null", '"open"', "",
                              '{"what":"move"}', b"\xff\xfe", b"{}"))
    return text


# ---- a table

class Group:
    """A table with two honest guests, and others."""

    def __init__(self, host, chance):
        self.host, self.chance, self.lines, self.gone = host, chance, [], 0
        self.tokens, self.refused = [], 0

    async def begin(self):
        game, preset, options = self.chance.choice(RULES)
        first = Line(self.host, "/table/new")
        first.speak(json.dumps({"what": "open", "game": game, "preset": preset,
                              "options": options, "level": "beginner-1",
                              "people": 2, "deals": 2}))
        await first.until(lambda: first.heard)
        expect(first.last["what"] == "opened", first.last)
        self.path = f"/table/{first.last['number']}/{first.last['key']}"
        await first.close()
        self.honest = [Line(self.host, self.path) for _ in range(2)]
        for line in self.honest:
            line.speak(json.dumps({"what": "sit", "name": "Anna"}))
            await line.until(lambda: line.number is not None)
            line.is_honest = True
        self.answered = {}
        return self

    @property
    def is_over(self):
        return all(line.seen and line.seen["rests"] == "over"
                   for line in self.honest)

    async def step(self):
        """Everyone says something; returns how many messages were broken."""
        for line in self.honest:
            said = line.answer(self.chance)
            if said and self.answered.get(line) != said["turn"]:
                self.answered[line] = said["turn"]
                line.speak(json.dumps(said))
        while len(self.lines) < 4:
            path = self.chance.choice((self.path, self.path, self.path,
                                       "/table/new",
                                       spoil_text(self.chance, self.path)))
            self.lines.append(Line(self.host, path))
        self.tokens += [line.token for line in self.lines
                        if line.token and line.token not in self.tokens]
        for line in self.lines:
            line.speak(broken(self.chance, line, self.tokens))
        count = len(self.lines)
        await asyncio.sleep(0.002)
        self.look()
        return count

    def look(self):
        """Nobody who is honest was harmed; others ended as they may."""
        for line in self.honest:
            expect(line.code is None and not line.task.done(), "cut",
                   line.code)
        for line in [one for one in self.lines if one.task.done()]:
            expect(line.task.exception() is None, line.path,
                   repr(line.task.exception()))
            expect(line.code in CLOSED, line.code)
            self.refused += line.heard.count("refused")
            self.lines.remove(line)
            self.gone += 1

    async def end(self):
        """When everyone has gone, what is stored is the game. Returns its
        turns."""
        number = int(self.path.split("/")[2])
        table = self.host.tables[number]
        for line in [*self.lines, *self.honest]:
            self.refused += line.heard.count("refused")
            await line.close()
        while number in self.host.tables:
            await asyncio.sleep(0.001)
        again = server.Table(self.host.store, number, self.host.options)
        expect(again.game.save() == table.game.save(), "another game")
        return table.game.turn


async def main():
    given = sys.argv[1:]
    directory, most, seed, seconds = given + ["1", "0"][len(given) - 2:]
    logging.getLogger().addHandler(Failures())
    options = argparse.Namespace(**{
        name.replace("-", "_"): value
        for name, value in server.OPTIONS.items()})
    options.database = os.path.join(directory, "mutated.db")
    options.page, options.pace, options.limit = directory, 0, 0.05
    options.per_address = 10**9
    host, begun = server.Host(options), time.monotonic()
    chance = random.Random(int(seed))
    sent = tables = turns = refused = gone = 0

    def is_done():
        return time.monotonic() - begun >= float(seconds) \
            if float(seconds) else sent >= int(most)
    while not is_done():
        group, steps = await Group(host, chance).begin(), 0
        while not is_done() and not group.is_over and steps < 400:
            sent, steps = sent + await group.step(), steps + 1
        turns += await group.end()
        tables, refused = tables + 1, refused + group.refused
        gone += group.gone
    expect(refused > sent // 4, "refused", refused, "of", sent)
    print(f"{sent} executions: messages at {tables} tables, {refused} refused, "
          f"{gone} connections ended; {turns} turns were played", flush=True)
    os._exit(0)


asyncio.run(main())
