# SPDX-License-Identifier: MIT
"""A guest of examples/server, and the server itself as a process that can be
killed. A guest checks everything that it is sent: it must be the view of its
own seat, and events without a gap that show it no cards of others."""
import asyncio
import json
import os
import pathlib
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import traceback
from base64 import b64decode

import talon
import websockets

SERVER = pathlib.Path(__file__).parents[2] / "examples/server/server.py"
PATIENCE = 60           # seconds; only a hang takes so long
LONG = {"target": 2000}  # options of Five Hundred: no single hand ends the game


def expect(is_so, *what):
    if not is_so:
        raise AssertionError("not so: " + " ".join(map(str, what)))


def run(what, seconds=None):
    """Runs it, ends all servers, and exits: connections may take minutes to
    close, if a guest of theirs does not read."""
    async def to_its_end():
        status = 0
        try:
            await asyncio.wait_for(what, seconds)
        except BaseException:
            traceback.print_exc()
            status = 1
        Server.end_all()
        sys.stdout.flush()
        os._exit(status)

    asyncio.run(to_its_end())


class Server:
    """The program, with a database of its own."""

    running = []

    @classmethod
    def end_all(cls):
        for server in cls.running:
            server.kill()

    def __init__(self, directory, *words):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = os.path.join(directory, "tables.db")
        self.command = [sys.executable, "-B", str(SERVER), "--port",
                        str(self.port), "--database", self.database, *words]
        self.start()
        Server.running.append(self)

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        self.process.stdout.readline()      # it listens

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def is_running(self):
        return self.process.poll() is None

    def memory(self):
        """Kilobytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    async def connect(self, path, **options):
        return await websockets.connect(
            f"ws://127.0.0.1:{self.port}{path}", compression=None,
            max_size=2**22, open_timeout=PATIENCE, ping_interval=None,
            **options)

    async def open(self, game="five-hundred", preset="australian-4", **more):
        """A table: its path."""
        line = await self.connect("/table/new")
        await line.send(json.dumps({
            "what": "open", "game": game, "preset": preset, **more}))
        made = json.loads(await line.recv())
        await line.close()
        expect(made["what"] == "opened", made)
        return f"/table/{made['number']}/{made['key']}"


class Truth:
    """What the database says of a table: the game after each turn, and what
    happened in it."""

    def __init__(self, server, path):
        with sqlite3.connect(server.database) as database:
            def rows(what, name):
                return database.execute(
                    f"SELECT {what} FROM {name} WHERE number = ? ORDER BY 1",
                    (int(path.split("/")[2]),)).fetchall()
            rules = json.loads(rows("setup", "tables")[0][0])["rules"]
            lines = [line for _, line in rows("at, line", "lines")]
        game, kept = talon.Game(talon.Rules.read(rules)[0]), {}
        self.games, self.events = [game.copy()], []
        for line in lines:
            kept[game.parse(line).move.seat] = line
            while game.to_act in kept:
                self.events.append(game.read_line(kept.pop(game.to_act)))
                self.games.append(game.copy())

    def told(self, viewers, since, turn):
        """The events that viewers are told of some turns."""
        return b"".join(talon.save_events(talon.redact(events, viewers))
                        for events in self.events[since:turn])


class Guest:
    def __init__(self, server, path, seed=1):
        self.server, self.path = server, path
        self.chance = random.Random(seed)
        self.seat = self.token = self.told = self.state = None
        self.heard = b""        # all events that it was told
        self.since = 0          # from this turn on
        self.traffic = []       # all that was sent to it
        self.refusals = []
        self.answered = None
        self.times_late = 0

    async def come(self):
        self.line = await self.server.connect(self.path)
        return self

    async def say(self, what, **more):
        await self.line.send(json.dumps({"what": what, **more}))

    async def sit(self, name="Anna", **more):
        await self.come()
        await self.say("sit", name=name, **more)
        await self.until(lambda: self.seat is not None and
                         self.view().viewers == talon.Seats([self.seat]))
        return self

    async def back(self):
        """Comes back on another connection, with what it was told."""
        await self.come()
        self.answered, told = None, self.told
        await self.say("back", token=self.token, told=told or 0)
        # The first state may be one for those who look on.
        while True:
            state = await self.receive()
            if state["what"] == "state" and talon.load(b64decode(
                    state["view"])).viewers == talon.Seats([self.seat]):
                break
        self.told = told
        self.hear_state(state)
        return self

    async def receive(self):
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        self.traffic.append(text)
        return json.loads(text)

    async def hear(self):
        """Takes in one message."""
        said = await self.receive()
        getattr(self, "hear_" + said["what"])(said)
        return said

    def hear_seat(self, said):
        self.seat, self.token = said["seat"], said["token"]
        self.told, self.heard, self.since = None, b"", None

    def hear_refused(self, said):
        self.refusals.append(said["why"])

    def hear_state(self, said):
        if self.told is not None:
            expect(said["since"] == self.told, "a gap", said["since"],
                   self.told)
            expect(said["turn"] >= self.told, "a step back", self.told)
        if self.since is None:
            self.since = said["since"]
        self.told, self.state = said["turn"], said
        events = b64decode(said["events"])
        self.heard += events
        viewers = talon.Seats([] if self.seat is None else [self.seat])
        for event in talon.load_events(events):
            expect(not event.cards or event.viewers == talon.Seats(range(16))
                   or self.seat in event.viewers, "cards of others", event)
        expect(self.view().viewers in (viewers, talon.Seats([])), "a view of",
               self.view().viewers)

    def view(self):
        return talon.load(b64decode(self.state["view"])) if self.state \
            else None

    async def until(self, what):
        while not what():
            await self.hear()

    @property
    def asked(self):
        """What it is asked, if it has not answered."""
        ask = self.state and self.state["ask"]
        return ask if ask and ask["turn"] != self.answered else None

    @property
    def is_over(self):
        return self.state is not None and self.state["rests"] == "over"

    @property
    def is_late(self):
        return self.state is not None and self.seat is not None and \
            self.state["seats"][self.seat]["late"]

    def answer(self):
        """What it says to that: a move drawn at random."""
        if self.asked["for"] == "next":
            return "next"
        view = self.view()
        moves = view.moves(self.seat)
        return view.write_move(moves[self.chance.randrange(
            min(len(moves), 30))])

    async def move(self):
        """Answers, and returns how long it took until it was told so."""
        ask, text = self.asked, self.answer()
        begun = time.monotonic()
        self.answered = ask["turn"]
        await self.say("move", turn=ask["turn"], text=text)
        await self.until(lambda: self.state["ask"] is None or
                         self.state["ask"]["turn"] != ask["turn"])
        return time.monotonic() - begun

    async def play(self, until=lambda guest: guest.is_over):
        """Plays on; a connection that is cut is made again."""
        while not until(self):
            expect(not self.is_over, "the game has ended too soon")
            try:
                if self.asked:
                    await self.move()
                elif self.is_late:
                    self.times_late += 1
                    await self.say("here")
                    await self.until(lambda: not self.is_late)
                else:
                    await self.hear()
            except (websockets.ConnectionClosed, OSError):
                await self.again()

    async def again(self):
        while True:
            try:
                return await self.back()
            except (websockets.ConnectionClosed, OSError,
                    websockets.InvalidMessage):
                await asyncio.sleep(0.1)
