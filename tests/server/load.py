# SPDX-License-Identifier: MIT
"""Loads examples/server with guests, kills it now and then, and prints how long
moves took: from sending one until its guest was told what became of it.

    load.py DIRECTORY [TABLES [SECONDS [KILL-EVERY [THINKING]]]]

All four seats of each table have guests, which think for THINKING seconds on
average (1) before each move. Every KILL-EVERY seconds the server is killed with
SIGKILL and started again (0: never). In the end, what every guest was told is
compared with what is stored."""
import asyncio
import os
import random
import sys
import time
from base64 import b64decode

import websockets
from guest import Guest, Server, Truth, expect, run

directory, *words = sys.argv[1:]
tables, seconds, kill_every, thinking = [
    *map(float, words), *(100.0, 60.0, 0.0, 1.0)[len(words):]]


class Player(Guest):
    """A guest that thinks, and notes how long its moves take."""

    def __init__(self, *given):
        super().__init__(*given)
        self.took, self.cut = [], 0

    def hear_state(self, said):
        """Without the checks of each view, which would take longer than what
        is measured."""
        expect(self.told in (None, said["since"]), "a gap")
        if self.since is None:
            self.since = said["since"]
        self.told, self.state = said["turn"], said
        self.heard += b64decode(said["events"])

    async def play_until(self, end):
        while time.monotonic() < end and not self.is_over:
            try:
                if self.asked:
                    await asyncio.sleep(
                        self.chance.uniform(0.5, 1.5) * thinking)
                    self.took.append(await self.move())
                else:
                    await asyncio.wait_for(self.hear(), 5)
            except TimeoutError:
                pass
            except (websockets.ConnectionClosed, OSError):
                self.cut += 1
                await self.again()


async def play_table(server, number, end, everyone):
    """Plays at a table; when its game is over, at another."""
    while time.monotonic() < end:
        while True:
            try:
                path = await server.open(people=4)
                guests = [Player(server, path, number * 4 + seat)
                          for seat in range(4)]
                for guest in guests:
                    await guest.sit()
                break
            except (websockets.WebSocketException, OSError):
                await asyncio.sleep(0.1)    # it has just been killed
        everyone.append((path, guests))
        await asyncio.gather(*[guest.play_until(end) for guest in guests])


async def kill(server, kills):
    while kill_every:
        await asyncio.sleep(kill_every)
        server.kill()
        await asyncio.to_thread(server.start)
        kills.append(time.monotonic())


def seconds_of(process):
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main():
    # All guests come from one address, and open a table for each game.
    server = Server(directory, "--per-address", "1000000")
    everyone, kills = [], []
    begun = time.monotonic()
    killer = asyncio.create_task(kill(server, kills))
    await asyncio.gather(*[
        play_table(server, number, begun + seconds, everyone)
        for number in range(int(tables))])
    killer.cancel()
    passed = time.monotonic() - begun
    took = sorted(one for _, guests in everyone for guest in guests
                  for one in guest.took)
    expect(took, "moves were made")
    turns = 0
    for path, guests in everyone:
        truth = Truth(server, path)
        turns += len(truth.events)
        for guest in guests:
            expect(guest.heard == truth.told([guest.seat], guest.since,
                                             guest.told), "another history")
    print(f"{len(everyone)} games at {int(tables)} tables, "
          f"{int(tables) * 4} guests, {passed:.0f} s, {len(kills)} kills")
    print(f"{len(took)} moves timed, {turns} turns stored and compared")
    print("milliseconds of a move: " + ", ".join(
        f"{name} {1000 * took[min(len(took) - 1, int(len(took) * part))]:.0f}"
        for name, part in (("median", 0.5), ("p90", 0.9), ("p99", 0.99),
                           ("longest", 1))))
    if not kill_every:
        print(f"processor: server {seconds_of(server.process.pid):.0f} s, "
              f"guests {seconds_of(os.getpid()):.0f} s; memory of the server "
              f"{server.memory() // 1000} MB")
    print("load of the machine: %.1f" % os.getloadavg()[0])


run(main())
