# SPDX-License-Identifier: MIT
"""Sits down at examples/server, honestly and with every kind of trouble.

    trouble.py DIRECTORY NAME [ARGUMENT]...

runs the function of that name below, with a server of its own."""
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
from base64 import b64decode
from urllib.request import urlopen

import talon
import websockets
from guest import LONG, SERVER, Guest, Server, Truth, expect, run

WORDS = "--pace", "0", "--per-address", "4000"


async def seated(server, path, count, **more):
    return [await Guest(server, path, seed).sit(f"Guest {seed}", **more)
            for seed in range(count)]


async def play_all(guests, until=lambda guest: guest.is_over):
    await asyncio.gather(*[guest.play(until) for guest in guests])


def check_history(server, path, guests):
    """What everyone was told is what happened."""
    truth = Truth(server, path)
    for guest in guests:
        expect(guest.told <= len(truth.events), "told what was not stored")
        expect(guest.heard == truth.told([guest.seat], guest.since,
                                         guest.told), "another history")


# ---- games

async def whole_match(game, preset, people, *options):
    """From the first deal to the end; players have the seats that are left."""
    server = Server(directory, *WORDS)
    path = await server.open(game, preset, people=int(people), deals=2,
                             options=dict(one.split("=") for one in options))
    guests = await seated(server, path, int(people))
    await play_all(guests)
    expect(guests[0].view().over, "over")
    expect(not any(guest.refusals for guest in guests), "nothing refused")
    expect(not any(guest.times_late for guest in guests), "nobody was late")
    check_history(server, path, guests)


async def limit():
    """Whoever does not answer costs the others one limit; then a player moves,
    until the guest says something."""
    server = Server(directory, *WORDS, "--limit", "1")
    path = await server.open(people=2, options=LONG)
    silent, other = await seated(server, path, 2)
    await other.play(lambda guest: guest.state["seats"][silent.seat]["late"])
    turn = other.state["turn"]
    await other.play(lambda guest: guest.state["turn"] > turn + 12)
    expect(other.state["seats"][silent.seat]["late"], "still late")
    await silent.until(lambda: silent.state["turn"] >= turn + 12)
    await silent.say("here")
    await other.play(lambda one: not one.state["seats"][silent.seat]["late"])
    check_history(server, path, [other])


async def too_few_chips():
    """Tripoli ends when fewer than two seats can pay the ante (TR-32)."""
    server = Server(directory, *WORDS)
    path = await server.open("tripoli", "pay-suit", people=1, deals=100,
                             options={"bankroll": 12})
    guest = await Guest(server, path).sit()
    await guest.play()
    view = guest.view()
    expect(view.over and view.deal_count < 100, view.deal_count)
    check_history(server, path, [guest])


async def asked_once():
    """Whoever answers every question that it is sent is never refused: what
    is accepted is not asked again."""
    server = Server(directory, "--pace", "0.05")
    path = await server.open(people=1, options=LONG)
    guest, answers = await Guest(server, path).sit(), 0
    while answers < 40:
        if guest.state["ask"]:
            guest.answered, answers = None, answers + 1
            await guest.say("move", turn=guest.state["ask"]["turn"],
                            text=guest.answer())
        await guest.hear()
    expect(not guest.refusals, guest.refusals)


async def after_next():
    """Whoever lets the time for "next" pass has all of it for the first bid."""
    server = Server(directory, "--pace", "0", "--limit", "4")
    path = await server.open(people=1, options={"first-dealer": 2, **LONG})
    guest = await Guest(server, path).sit(seat=0)
    await guest.play(lambda one: one.asked and one.asked["for"] == "next")
    turn = guest.asked["turn"]
    await guest.until(lambda: guest.state["turn"] > turn)
    expect(guest.view().to_act == 0, "the first to bid")
    await guest.until(lambda: guest.state["ask"] or guest.is_late)
    expect(not guest.is_late and guest.state["ask"]["seconds"] >= 3,
           guest.state["ask"])


async def sitting_twice():
    """A guest who has not heard that it has a seat says so again with the same
    token, and gets no other."""
    server = Server(directory, *WORDS)
    path = await server.open(people=2)
    token = "a-token-of-my-own"
    line = await server.connect(path)
    await line.send(json.dumps({"what": "sit", "name": "Anna", "seat": 2,
                                "token": token}))
    line.transport.abort()
    await asyncio.sleep(0.5)
    guest = await Guest(server, path).sit("Anna", token=token)
    expect((guest.seat, guest.token) == (2, token), "the same seat")
    names = [one["name"] for one in guest.state["seats"]]
    expect(names == ["", "", "Anna", ""], names)
    other = await Guest(server, path).come()
    for wrong in ("short", "x" * 65, "not a token, really", 5, ["x"] * 20):
        count = len(other.refusals)
        await other.say("sit", name="Eve", token=wrong)
        await other.until(lambda: len(other.refusals) > count)
    await other.say("sit", name="Bert", token="another-token-here")
    await other.until(lambda: other.seat is not None)
    expect(other.seat == 0, "a seat of its own")
    server.kill()
    server.start()
    await guest.back()
    expect([one["name"] for one in guest.state["seats"]] ==
           ["Bert", "", "Anna", ""], "kept")


async def tables_of_one():
    """Whoever opens tables until that is refused, and then goes on trying, shuts
    nobody of the same address out."""
    server = Server(directory)
    paths, tries = [], 0
    try:
        while len(paths) < 20:
            paths.append(await server.open())
    except AssertionError as error:
        expect("too many" in str(error), error)
    expect(len(paths) == 3, "tables at once", len(paths))
    line = await server.connect("/table/new")
    for _ in range(15):
        await line.send(json.dumps({"what": "open", "game": "tripoli",
                                    "preset": "tripoli"}))
        tries += json.loads(await line.recv())["what"] == "refused"
    expect(tries > 10, tries)
    for _ in range(5):
        await Guest(server, paths[0]).come()


async def refusals():
    """What is not a legal move of the seat that is asked changes nothing."""
    server = Server(directory, *WORDS)
    path = await server.open(people=4, options={"first-dealer": 1, **LONG})
    guests = await seated(server, path, 4)
    for guest in guests:
        await guest.until(lambda: guest.state["turn"] == 1 and (
            guest.asked or guest.view().to_act != guest.seat))
    asked = next(guest for guest in guests if guest.asked)
    other = guests[(asked.seat + 1) % 4]
    turn, seat = asked.asked["turn"], asked.seat
    for who, said, why in (
            (asked, {"turn": turn - 1, "text": f"{seat} pass"},
             "TALON_E_TURN"),
            (asked, {"turn": turn + 1, "text": f"{seat} pass"},
             "TALON_E_TURN"),
            (asked, {"turn": str(turn), "text": f"{seat} pass"},
             "TALON_E_TURN"),
            (other, {"turn": turn, "text": f"{other.seat} pass"},
             "TALON_E_TURN"),
            (asked, {"turn": turn, "text": f"{other.seat} pass"},
             "TALON_E_SEAT"),
            (asked, {"turn": turn, "text": f"{seat} bid 5H"},
             "TALON_E_AMOUNT"),
            (asked, {"turn": turn, "text": "next"}, "TALON_E_SYNTAX"),
            (asked, {"turn": turn, "text": "deal JK"}, "TALON_E_"),
            (asked, {"turn": turn, "text": 7}, ""),
            (asked, {"turn": turn}, "'text'")):
        count = len(who.refusals)
        await who.say("move", **said)
        await who.until(lambda: len(who.refusals) > count)
        expect(why in who.refusals[-1], said, who.refusals[-1])
    for text in ("", "{", "[]", "7", '"move"', "[" * 900, '{"what":[]}',
                 '{"what":"sit","name":"Eve"}', '{"what":"open"}',
                 '{"what":"back","token":"x","told":0}', b"\xff\xfe"):
        count = len(other.refusals)
        await other.line.send(text)
        await other.until(lambda: len(other.refusals) > count)
        await other.say("here")     # else they would be too many in a row
    expect(len(Truth(server, path).events) == 1, "nothing has changed")
    await play_all(guests, lambda guest: guest.state["turn"] > 30)


async def joining():
    """Names, wishes, tokens, keys, and the rules of a table."""
    server = Server(directory, *WORDS)
    path = await server.open(people=4)
    guest = await Guest(server, path).come()
    for said in ({"name": ""}, {"name": "x" * 21}, {"name": "a\nb"},
                 {"name": 5}, {"name": ["x"]}, {"name": "x", "seat": 4},
                 {"name": "x", "seat": -1}, {"name": "x", "seat": []}):
        count = len(guest.refusals)
        await guest.say("sit", **said)
        await guest.until(lambda: len(guest.refusals) > count)
    for token in ("", None, 0, "x", []):
        count = len(guest.refusals)
        await guest.say("back", token=token, told=0)
        await guest.until(lambda: len(guest.refusals) > count)
    first = await Guest(server, path).sit("Änne", seat=2)
    expect(first.seat == 2 and first.state["seats"][2]["name"] == "Änne",
           "the seat that was wished for")
    others = await seated(server, path, 3)
    expect(sorted(one.seat for one in others) == [0, 1, 3], "the others")
    await guest.say("sit", name="x")
    await guest.until(lambda: "seat" in guest.refusals[-1])
    for wrong in (path + "x", path[:-1], "/table/99999999/x", "/table/x/y",
                  "/table/", "/table/1", "/table/-1/" + path.split("/")[3]):
        line = await server.connect(wrong)
        try:
            await line.recv()
            expect(False, wrong)
        except websockets.ConnectionClosed as closed:
            expect(closed.code == 4004, wrong, closed)
    for said in ({"game": "chess"}, {"preset": "nine-9"}, {"people": 5},
                 {"people": 0}, {"deals": 0}, {"level": "master-9"},
                 {"options": {"no-such-option": 1}}, {"options": [1]},
                 {"preset": {}}, {"more": 1}):
        line = await server.connect("/table/new")
        await line.send(json.dumps({"what": "open", "game": "five-hundred",
                                    "preset": "australian-4", **said}))
        expect(json.loads(await line.recv())["what"] == "refused", said)


# ---- what is not told

async def everything_told():
    """All that is sent to anybody is the view of his seat, the events that it
    may know, and what everyone sees of the table."""
    for game, preset, people in (("five-hundred", "australian-4", 4),
                                 ("tripoli", "tripoli", 5)):
        server = Server(directory, *WORDS)
        path = await server.open(game, preset, people=people)
        looker = await Guest(server, path).come()
        guests = await seated(server, path, people)
        turns = asyncio.create_task(looker.until(
            lambda: looker.state and looker.state["turn"] >= 60 or
            looker.is_over))
        await play_all(guests, lambda guest: guest.state["turn"] >= 60 or
                       guest.is_over)
        await turns
        truth, hidden = Truth(server, path), 0
        for guest in [*guests, looker]:
            seats = []          # whose guest it is
            for text in guest.traffic:
                said = json.loads(text)
                if said["what"] == "seat":
                    expect(set(said) == {"what", "seat", "token"}, text)
                    seated_at, seats = said["seat"], None
                    continue
                expect(said["what"] == "state", text)
                view = talon.load(b64decode(said["view"]))
                if seats is None and view.viewers:
                    seats = [seated_at]
                hidden += check_state(truth, said, seats or [])
        expect(hidden > 60, "hands that were hidden:", hidden)
        server.kill()


def check_state(truth, said, seats):
    """Returns how many hands were hidden in it."""
    expect(set(said) == {"what", "since", "turn", "ask", "events", "view",
                         "rests", "seats"}, said.keys())
    game = truth.games[said["turn"]]
    data, events = b64decode(said["view"]), b64decode(said["events"])
    expect(data == game.redact(seats).save(), "another view")
    expect(events == truth.told(seats, said["since"], said["turn"]),
           "other events")
    expect(said["rests"] in (None, "people", "over"), said["rests"])
    for seat in said["seats"]:
        expect(set(seat) == {"name", "here", "late"}, seat)
    if said["ask"]:
        expect(set(said["ask"]) == {"turn", "for", "seconds"}, said["ask"])
    view, known, hidden = talon.load(data), talon.Cards(), 0
    for place in range(game.seat_count):
        known |= view.cards(place).cards
        hidden += not view.cards(place).complete
    for event in talon.load_events(events):
        expect(not event.cards or event.viewers == talon.Seats(range(16)) or
               set(seats) & set(event.viewers), "a hidden card", event)
    for place in set(range(game.seat_count)) - set(seats):
        # What is known of a hand of others was shown to all, or to the seat.
        shown = talon.Cards()
        for before in truth.events[:said["turn"]]:
            for event in talon.redact(before, seats):
                shown |= event.cards
        expect(not view.cards(place).cards - shown, "cards of", place)
    return hidden


async def two_worlds():
    """Two games that a seat cannot tell apart are told to it in the same
    bytes, from the deal on."""
    for game, preset, people in (("five-hundred", "australian-4", 4),
                                 ("tripoli", "tripoli", 5)):
        await two_worlds_of(game, preset, people)


async def two_worlds_of(game, preset, people):
    os.mkdir(os.path.join(directory, game))
    server = Server(os.path.join(directory, game), *WORDS)
    path = await server.open(game, preset, people=people, options={
        "first-dealer": 1, **(LONG if game == "five-hundred" else {})})
    guests = await seated(server, path, people)
    await play_all(guests, lambda guest: guest.state["turn"] >= 20)
    server.kill()
    truth, rng, pairs = Truth(server, path), talon.Generator(1), []
    with sqlite3.connect(server.database) as database:
        for turn in range(2, 20):
            game, guest = truth.games[turn], guests[turn % people]
            world = game.redact([guest.seat]).sample(rng)
            if game.to_act != talon.TABLE and is_first(truth, turn) and \
                    world != game:
                pairs.append((guest, guest.seat in game.owing, [
                    add_table(database, path, played, [
                        event for events in truth.events[:turn]
                        for event in talon.redact(events, [guest.seat])])
                    for played in (game, world)]))
    expect(len(pairs) >= 3, "pairs", len(pairs))
    server.start()
    for guest, is_asked, paths in pairs:
        traffic = []
        for path in paths:
            one = await Guest(server, path).come()
            await one.say("back", token=guest.token, told=0)
            while one.state is None or not one.view().viewers or \
                    is_asked and not one.state["ask"]:
                one.seat, one.told = guest.seat, None
                await one.hear()
            if one.state["ask"]:
                expect(one.state["ask"].pop("seconds") > 0, "a limit")
            expect(one.heard, "events")
            traffic.append(one.state)
        expect(traffic[0] == traffic[1], "told apart")
    server.kill()


def is_first(truth, turn):
    """Whether the hand of a turn is the first."""
    return sum(event.kind == talon.Kind.DEAL for events in truth.events[:turn]
               for event in events) == 1


def add_table(database, path, game, told):
    """Adds a table like that of a path, in which this game is played: its
    deal, and the moves so far, as a seat was told of them. Returns its path."""
    number = int(path.split("/")[2])
    [(setup,)] = database.execute("SELECT setup FROM tables WHERE number = ?",
                                  (number,))
    begun = talon.Game(game.rules)
    lines = [begun.write_deal(game.hand_pack())]
    begun.read_line(lines[-1])
    for move in game.history(told).moves:
        lines.append(begun.write_move(move))
        begun.read_line(lines[-1])
    expect(begun == game, "the same hand")
    [(new,)] = database.execute("SELECT max(number) + 1 FROM tables")
    database.execute("INSERT INTO tables VALUES (?, ?, ?, unixepoch())",
                     (new, f"key-{new}", setup))
    database.execute("INSERT INTO seats SELECT ?, seat, token, name FROM seats "
                     "WHERE number = ?", (new, number))
    database.executemany("INSERT INTO lines VALUES (?, ?, ?)", [
        (new, at, line) for at, line in enumerate(lines)])
    return f"/table/{new}/key-{new}"


# ---- coming back

async def coming_back():
    """Gone for a while: the newest view, and all events that were missed. The
    older of two connections is closed."""
    server = Server(directory, *WORDS, "--limit", "0.2")
    path = await server.open("tripoli", "tripoli", people=2, deals=100)
    gone, other = await seated(server, path, 2)
    for _ in range(6):
        await gone.play(lambda guest: guest.state["turn"] % 7 == 3)
        await gone.line.close()
        told, turn = gone.told, other.told
        await other.play(lambda guest: guest.told > turn + 10)
        await gone.back()
        expect(gone.state["since"] == told and gone.told > turn, "missed")
        await gone.play(lambda guest: guest.state["turn"] >
                        other.state["turn"])
    first = gone.line
    await gone.back()
    try:
        while True:
            await asyncio.wait_for(first.recv(), 20)
    except websockets.ConnectionClosed as closed:
        expect(closed.code == 4001, closed)
    check_history(server, path, [gone, other])
    newcomer = Guest(server, path)      # one that has kept only its token
    newcomer.seat, newcomer.token = gone.seat, gone.token
    await newcomer.back()
    expect(newcomer.heard == Truth(server, path).told(
        [gone.seat], newcomer.state["since"], newcomer.told), "all of it")


async def killed(game, preset, times):
    """The server is killed in the middle of hands: what was told is kept."""
    server = Server(directory, *WORDS)
    people = 4 if game == "five-hundred" else 5
    path = await server.open(game, preset, people=people, deals=100)
    guests = await seated(server, path, people)
    chance = random.Random(7)
    for _ in range(int(times)):
        if guests[0].is_over:
            break
        turn = guests[0].told + chance.randrange(1, 40)
        playing = asyncio.create_task(play_all(
            guests, lambda guest: guest.told > turn + 5 or guest.is_over))
        while guests[0].told < turn and not guests[0].is_over:
            await asyncio.sleep(0.001)
        server.kill()
        check_history(server, path, guests)
        server.start()
        await playing
    check_history(server, path, guests)


async def a_commit_without_memory():
    """SQLite says MemoryError, while rows of another table wait for the same
    commit: nobody goes on as if his were stored."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", """
import asyncio, sys, time
sys.path.insert(0, sys.argv[1])
from store import Store

class Writer:
    def __enter__(self): time.sleep(0.2)    # meanwhile the other row comes
    def __exit__(self, *error): pass
    def execute(self, *row): raise MemoryError
    def close(self): pass

async def write(store, value):
    try:
        await store.write("", value)
        print("told", value)
    except MemoryError:
        time.sleep(1)

async def main():
    store = Store(sys.argv[2])
    store._writer = Writer()
    await asyncio.gather(write(store, 1), write(store, 2))

asyncio.run(main())
""", SERVER.parent, os.path.join(directory, "rows.db")], text=True,
        capture_output=True)
    expect(done.returncode == 1 and done.stdout == "" and
           "MemoryError" in done.stderr, done)


class Starving(Server):
    """A server of which an allocation fails after begin(), or several do; the
    interpreter's and SQLite's included (tests/programs/starved.c)."""

    def __init__(self, directory, *words):
        self.number, self.many = 0, 1
        self.heard = pathlib.Path(directory, "said.txt")
        super().__init__(directory, *words)

    def start(self):
        with open(self.heard, "wb") as heard:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=heard, env={
                    **os.environ, "PYTHONMALLOC": "malloc",
                    "LD_PRELOAD": os.environ["STARVED"], "STARVE_SIGNAL": "yes",
                    "STARVE_AT": str(self.number),
                    "STARVE_MANY": str(self.many),
                    "STARVE_COUNT": str(self.heard.with_name("count.txt"))})
        expect(self.process.stdout.readline(), "it listens")

    def begin(self):
        self.process.send_signal(signal.SIGUSR2)

    async def count(self):
        """How many there were since begin(), which that ends."""
        told = self.heard.with_name("count.txt")
        self.begin()
        while not told.exists() or not told.read_text():
            await asyncio.sleep(0.01)
        return int(told.read_text())


async def starved(times, turns=12):
    """An allocation of the server fails, each time another one, alone or with
    29 that follow: it goes on, or says something and ends. What was told is
    stored, and goes on."""
    server = Starving(directory, *WORDS, "--limit", "5")
    guests = []

    async def go_on(seconds=30):
        turn = guests[0].told + turns
        await asyncio.wait_for(play_all(guests, lambda guest: guest.is_over or
                                        guest.told >= turn), seconds)

    async def sit_down():
        path = await server.open(people=2, level="beginner-1", deals=100)
        guests[:] = await seated(server, path, 2)
        await go_on()

    await sit_down()
    server.begin()
    await go_on()
    made, times, ends = await server.count(), int(times), 0
    expect(made > times, made)
    for at in range(times):
        server.number = 1 + made * at // times
        server.many = 1 if at % 2 == 0 else 30
        server.kill()
        server.start()
        await (sit_down() if guests[0].is_over else go_on())
        server.begin()
        playing = asyncio.create_task(go_on())
        while not playing.done() and server.is_running():
            await asyncio.sleep(0.01)
        if not server.is_running():
            ends += 1
            expect(server.process.returncode > 0 and
                   server.heard.stat().st_size > 0, "at", server.number,
                   server.many, "it ended with", server.process.returncode)
            server.number = 0
            server.start()
        try:
            await playing
        except TimeoutError:
            expect(False, "at", server.number, server.many,
                   "nothing went on:", server.heard.read_text())
        check_history(server, guests[0].path, guests)
    print(f"{times} of {made} allocations failed; {ends} times it ended")


# ---- bad clients, from an address of their own

async def while_others_play(server, trouble, least=100):
    """Honest guests play as long as somebody makes trouble, and longer."""
    path = await server.open("tripoli", "tripoli", people=5, deals=100)
    guests = await seated(server, path, 5)
    task = asyncio.create_task(trouble(path))
    try:
        while not task.done() or guests[0].told < least:
            turn = guests[0].told + 4
            await play_all(guests, lambda guest: guest.told > turn)
        await task
    finally:
        task.cancel()
    expect(server.is_running(), "the server runs")
    check_history(server, path, guests)


def bad_socket(server):
    """Another address, so that its limits are its own."""
    one = socket.create_connection(("127.0.0.1", server.port),
                                   source_address=("127.0.0.9", 0))
    one.setblocking(False)
    return one


async def is_cut(one, seconds=60):
    """Whether a connection ends; what comes through it is read."""
    loop, until = asyncio.get_running_loop(), time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            if await asyncio.wait_for(loop.sock_recv(one, 65536), 1) == b"":
                return True
        except (ConnectionError, OSError) as error:
            if not isinstance(error, TimeoutError):
                return True
    return False


async def junk():
    """Bytes that nobody understands, before and after a handshake."""
    server = Server(directory, "--pace", "0", "--per-address", "100")

    async def trouble(path):
        loop, chance = asyncio.get_running_loop(), random.Random(1)
        for size in (1, 10, 100, 9000):
            one = bad_socket(server)
            try:
                await loop.sock_sendall(one, chance.randbytes(size) +
                                        b"\r\n\r\n")
            except ConnectionError:
                pass
            expect(await is_cut(one), "junk of", size)
        line = await server.connect(path, local_addr=("127.0.0.9", 0))
        count = 0
        try:
            while True:
                await line.send(chance.choice(["{}", "x" * 100, "[[[", "0"]))
                count += 1
                await asyncio.sleep(0.01)
        except websockets.ConnectionClosed as closed:
            expect(closed.code in (1006, 1008), closed)
        expect(count > 20, count)
    await while_others_play(server, trouble)


async def huge():
    """A message or a request that does not end."""
    server = Server(directory, "--pace", "0", "--per-address", "100")

    async def trouble(path):
        line = await server.connect(path, local_addr=("127.0.0.9", 0))
        try:
            await line.send("x" * 10_000_000)
            while True:
                await line.recv()
        except websockets.ConnectionClosed as closed:
            expect(closed.code in (1006, 1009), closed)
        one, loop = bad_socket(server), asyncio.get_running_loop()
        try:
            await loop.sock_sendall(one, b"GET /" + b"x" * 1_000_000)
        except ConnectionError:
            pass
        expect(await is_cut(one), "a long request")
    before = server.memory()
    await while_others_play(server, trouble)
    expect(server.memory() < before + 40_000, "kilobytes", before,
           server.memory())


async def many(seconds):
    """More connections than one address may have, half open; those that remain
    are cut in the end."""
    server = Server(directory, "--pace", "0", "--per-address", "40")

    async def trouble(path):
        lines = [bad_socket(server) for _ in range(200)]
        await asyncio.sleep(1)
        cut = 0
        for one in lines:
            try:
                one.send(b"GET /table/1/x HTTP/1.1\r\n")
                one.recv(1)
            except BlockingIOError:
                continue
            except ConnectionError:
                pass
            cut += 1
        expect(cut >= 150, "cut at once:", cut)
        if int(seconds) > 0:
            await asyncio.sleep(int(seconds))
            expect(all([await is_cut(one, 10) for one in lines]),
                   "in the end, all")
    await while_others_play(server, trouble)


async def vanished(seconds):
    """Half-open connections, whose other ends are gone without a word: that of
    a guest, and those of lookers-on. The others play on, with one limit for its
    seat, to which it comes back later. After some time, pings end them."""
    server = Server(directory, *WORDS, "--limit", "0.3")
    path = await server.open("tripoli", "tripoli", people=2, deals=100)
    gone, other = await seated(server, path, 2)
    lines = [gone.line] + [await server.connect(path) for _ in range(20)]
    before = server.memory()
    for line in lines:
        line.transport.pause_reading()      # no answers, not even to pings
    turn = other.told
    await other.play(lambda guest: guest.told > turn + 100)
    expect(other.state["seats"][gone.seat]["late"], "late")
    expect(other.state["seats"][gone.seat]["here"], "half open")
    expect(server.memory() < before + 40_000, "kilobytes")
    if int(seconds) > 0:
        end = time.monotonic() + int(seconds)
        await other.play(lambda guest: time.monotonic() > end or not
                         guest.state["seats"][gone.seat]["here"])
        expect(not other.state["seats"][gone.seat]["here"], "it is ended")
    newcomer = Guest(server, path)
    newcomer.seat, newcomer.token = gone.seat, gone.token
    await newcomer.back()
    expect(newcomer.heard == Truth(server, path).told(
        [gone.seat], newcomer.state["since"], newcomer.told), "what it missed")
    check_history(server, path, [other])


async def slow():
    """A guest that reads nothing, and later everything: it missed nothing, and
    nothing has piled up for it. Where 300 turns take so long that pings have
    ended its connection, it comes back."""
    server = Server(directory, *WORDS, "--limit", "0.05")
    path = await server.open("tripoli", "tripoli", people=2, deals=20)
    reader, other = await seated(server, path, 2)
    before, count = server.memory(), len(reader.traffic)
    reader.line.transport.pause_reading()
    turn = other.told
    await other.play(lambda guest: guest.told > turn + 300 or guest.is_over)
    reader.line.transport.resume_reading()
    try:
        await reader.until(lambda: reader.told >= other.told)
    except websockets.ConnectionClosed:
        await reader.back()
        await reader.until(lambda: reader.told >= other.told)
    check_history(server, path, [reader, other])
    expect(server.memory() < before + 40_000, "kilobytes")
    expect(len(reader.traffic) - count <= other.told - turn + 600, "piled up")


async def talkative():
    """Nobody is heard more often than the limit of rate allows."""
    server = Server(directory, *WORDS)
    path = await server.open(people=4)
    guest = await Guest(server, path).sit()
    begun, count = time.monotonic(), len(guest.refusals)
    for number in range(40):
        await guest.say("here" if number % 10 else "x")
    await guest.until(lambda: len(guest.refusals) == count + 4)
    expect(time.monotonic() - begun > 0.9, "30 at once, then 10 a second")


# Kilobytes by which the server may grow: in each thread, the players of two
# levels have memory of their own, which is used up little by little.
GROWTH = 8_192 + 2 * 8_192 * os.cpu_count()


async def long_life(seconds):
    """Tables open and end, four at a time; guests come, go and come back,
    others talk nonsense, for so many seconds. Memory stays as it was."""
    server = Server(directory, "--pace", "0", "--per-address", "1000000",
                    "--limit", "1")
    begun, seconds = time.monotonic(), float(seconds)
    passed, taken, tables, turns = 0, [], 0, 0
    while len(taken) < 3:
        turns += sum(await asyncio.gather(*[
            short_life(server, tables + i) for i in range(4)]))
        passed, tables = time.monotonic() - begun, tables + 4
        if passed >= (0.1, 0.55, 1)[len(taken)] * seconds:
            taken.append(server.memory())
    print(f"{tables} tables and {turns} turns in {passed:.0f} seconds; "
          "kilobytes at a tenth, in the middle and at the end:", *taken)
    expect(taken[-1] <= taken[0] + GROWTH, "memory has grown:", *taken)


async def short_life(server, number):
    """A table for a while; returns its turns."""
    game, preset = (("five-hundred", "classic-3"),
                    ("tripoli", "tripoli"))[number % 2]
    path = await server.open(game, preset, people=2, level="beginner-1")
    guests = await seated(server, path, 2)
    looker = await Guest(server, path).come()
    for text in ("{", '{"what":"sit","name":5}', "[" * 900, '"x"') * 6:
        try:
            await looker.line.send(text)
        except websockets.ConnectionClosed:
            break
    for turn in (40, 80):
        await play_all(guests, lambda guest: guest.is_over or
                       guest.told >= turn)
        await guests[0].line.close()
        await guests[0].back()
    for guest in (*guests, looker):
        await guest.line.close()
    return guests[0].told


async def the_page():
    """Files of a directory are served, and nothing else."""
    os.makedirs(os.path.join(directory, "page"))
    for name in ("tables.html", "a.js", "b.wasm"):
        with open(os.path.join(directory, "page", name), "w") as file:
            file.write("text of " + name)
    server = Server(directory, "--page", os.path.join(directory, "page"))

    def get(path):
        try:
            with urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
                return answer.status, answer.headers["Content-Type"]
        except OSError as error:
            return getattr(error, "code", None), ""
    for path, wanted in (
            ("/", (200, "text/html")), ("/tables.html?x=1", (200, "text/html")),
            ("/b.wasm", (200, "application/wasm")), ("/c.js", (404, "")),
            ("/../tables.db", (404, "")), ("//etc/passwd", (404, ""))):
        found = await asyncio.to_thread(get, path)
        expect(found == wanted, path, found)
    expect((await asyncio.to_thread(get, "/a.js"))[1].endswith("javascript"),
           "a script")


async def behind_a_proxy():
    """Two servers behind nginx, as nginx.conf of the example has it, but with
    ports of this machine and without TLS."""
    servers, place = [], pathlib.Path(directory)
    for name, first in (("a", "1"), ("b", "1000000")):
        (place / name).mkdir()
        servers.append(Server(str(place / name), *WORDS, "--first", first))
    door = object.__new__(Server)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        door.port = probe.getsockname()[1]
    text = SERVER.with_name("nginx.conf").read_text()
    for what, instead in (
            ("10.0.0.1:8000", f"127.0.0.1:{servers[0].port}"),
            ("10.0.0.2:8000", f"127.0.0.1:{servers[1].port}"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{door.port};"),
            ("    ssl_certificate /etc/ssl/certs/talon.pem;\n", ""),
            ("    ssl_certificate_key /etc/ssl/private/talon.key;\n", ""),
            ("/srv/talon", str(place / "page"))):
        expect(what in text, "in nginx.conf:", what)
        text = text.replace(what, instead)
    (place / "tables.conf").write_text(text)
    (place / "page").mkdir()
    (place / "page/tables.html").write_text("the page")
    temporary = "\n".join(f"{name}_temp_path {place}/{name};" for name in (
        "client_body", "proxy", "fastcgi", "scgi", "uwsgi"))
    (place / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {place}/pid; events {{}}\n"
        f"http {{ access_log off;\n{temporary}\ninclude tables.conf; }}\n")
    command = ["nginx", "-p", directory, "-c", str(place / "nginx.conf"), "-e",
               "stderr"]
    subprocess.run([*command, "-t", "-q"], check=True)
    nginx = subprocess.Popen(command)
    try:
        await play_through(door, servers)
    finally:
        nginx.kill()


async def play_through(door, servers):
    """Tables are made at both servers, and their guests come to them."""
    for _ in range(100):
        try:
            answer = await asyncio.to_thread(
                urlopen, f"http://127.0.0.1:{door.port}/")
            break
        except OSError:
            await asyncio.sleep(0.1)
    expect(answer.read() == b"the page", "the page")
    paths = [await door.open(people=1, options=LONG) for _ in range(4)]
    here = [int(path.split("/")[2]) >= 1_000_000 for path in paths]
    expect(True in here and False in here, "both machines", paths)
    for path, is_second in zip(paths, here):
        guest = await Guest(door, path).sit()
        await guest.play(lambda one: one.told > 20)
        check_history(servers[is_second], path, [guest])


directory, name, *words = sys.argv[1:]
run(globals()[name](*words), float(os.environ.get("LIMIT", 600)))
