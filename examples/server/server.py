# SPDX-License-Identifier: MIT
"""Tables of Five Hundred and Tripoli for people in different places, over
WebSocket. README.md says what is spoken, and what each limit is for."""
import argparse
import asyncio
import functools
import gzip
import json
import logging
import mimetypes
import pathlib
import secrets
import time
from base64 import b64encode
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import talon
from store import Ending, Store
from table import Seat, Table
from talon import advisor
from websockets.exceptions import ConnectionClosed
from websockets.legacy.server import WebSocketServerProtocol, serve

# Messages: bytes; so many at once, or in so many seconds; refusals in a row.
# Seconds for a request; seconds in which as many connections are made as an
# address may have; how many of these a table is worth.
MESSAGE_BYTES, MESSAGES, SECONDS, TRIES = 1024, 20, 2, 20
OPENING, REFILL, TABLE = 20, 32, 16
NOT_FOUND = HTTPStatus.NOT_FOUND, [], b""
OPTIONS = {"host": "127.0.0.1", "port": 8000, "database": "tables.db",
           "page": str(pathlib.Path(__file__).parents[1] / "web/dist"),
           "limit": 60.0, "pace": 0.2, "first": 1, "per-address": 64}


class Bucket:
    """So many at once; then, as many again in so many seconds."""

    def __init__(self, size: int, within: float) -> None:
        self.size, self.rate, self.full, self.time = size, size / within, 0., 0.
        self.connections = 0        # those of an address that are open

    def take(self, count: int = 1, wait: float = float("inf")) -> float:
        """Takes some, unless that is more than so many seconds too early;
        returns how many."""
        gone, self.time = time.monotonic() - self.time, time.monotonic()
        self.full = min(max(0, self.full - gone * self.rate), self.size)
        early = max(0.0, (self.full + count - self.size) / self.rate)
        self.full += count if early <= wait else 0
        return early


class Connection(WebSocketServerProtocol):
    """A guest. What is new for it is not a queue but a place in the events of
    its table: so nothing piles up for one that does not read."""

    table = seat = address = told = None    # told: up to which turn

    def __init__(self, at: "Host", /, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.at, self.news = at, asyncio.Event()

    # An address has only so many connections, and a connection must open in
    # time: else it is cut, which costs nobody else anything.

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.at.address(transport.get_extra_info("peername")[0])
        if address.connections >= address.size or address.take(wait=0):
            return transport.abort()
        self.address = address
        address.connections += 1
        self.loop.call_later(OPENING, lambda: self.open or transport.abort())

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self.address:
            self.address.connections -= 1

    async def process_request(self, path: str, headers: Any) -> Any:
        """A path of a table becomes a WebSocket; others are files."""
        return None if path.startswith("/table/") else \
            self.at.files.get(path.partition("?")[0], NOT_FOUND)

    async def say(self, what: str, **more: Any) -> None:
        await self.send(json.dumps({"what": what, **more},
                                   default=lambda it: b64encode(it).decode()))

    async def tell(self) -> None:
        """Sends what is new, whenever what was sent has been read."""
        with suppress(ConnectionClosed):
            while await self.news.wait():
                self.news.clear()
                state = self.table.state(self.seat, self.told)
                self.told = state["turn"]
                await self.say("state", **state)

    async def attend(self) -> None:
        """Obeys what the guest says, but not faster than it may speak."""
        bucket, tries = Bucket(MESSAGES, SECONDS), 0
        with suppress(ConnectionClosed):
            async for text in self:
                await asyncio.sleep(bucket.take())
                tries += 1
                try:
                    await self.obey(json.loads(text))
                    tries = 0
                except talon.Refused as error:
                    await self.say("refused", why=error.status.key,
                                   clause=error.clause, cards=str(error.cards))
                except (ValueError, TypeError, LookupError, ArithmeticError,
                        AttributeError, RecursionError) as error:
                    await self.say("refused", why=str(error))
                if tries > TRIES:
                    await self.close(1008, "too many refusals")

    async def obey(self, said: dict[str, Any]) -> None:
        match said["what"], self.table, self.seat:
            case "open", None, None:
                await self.open_table(**said)
            case "sit", Table() as table, None:
                token = said.get("token", secrets.token_urlsafe(16))
                seat = await table.join(said["name"], said.get("seat"), token)
                await self.say("seat", seat=seat.number, token=seat.token)
                table.sit(self, seat.number, None)
            case "back", Table() as table, None:
                tokens = [one.token or object() for one in table.seats]
                table.sit(self, tokens.index(said["token"]), int(said["told"]))
            case ("here" | "move") as what, Table() as table, Seat() as seat:
                table.sit(self, seat.number, self.told)     # it is not late
                if what == "move":
                    table.take(seat, said["turn"], said["text"])
            case _:
                raise ValueError("message")

    async def open_table(self, what: str, game: str, preset: str,
                         options: Any = {}, level: str = "club-1",
                         people: int = 1, deals: int = 3) -> None:
        """Makes a table; its guests come to it on other connections."""
        rules = talon.Rules(game, preset, **options)
        if people not in range(1, rules.seat_count + 1) or rules.check() or \
                level not in [one.key for one in advisor.levels()] or \
                deals not in range(1, 101) or \
                not advisor.supports(rules, advisor.AdvisorPart.PLAYERS):
            raise ValueError("rules")
        if self.address.take(TABLE, wait=0):
            raise ValueError("too many")
        setup = json.dumps({"rules": rules.write(), "level": level,
                            "people": people, "deals": deals})
        store, key = self.at.store, secrets.token_urlsafe(9)
        await store.write(
            "INSERT INTO tables SELECT max(?, ifnull(max(number), 0) + 1), ?, "
            "?, unixepoch() FROM tables", self.at.options.first, key, setup)
        [(number, *_)] = store.rows("tables", "key", key)
        await self.say("opened", number=number, key=key)
        await self.close()


class Host:
    """All tables; those are in memory where somebody is."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, page = options, pathlib.Path(options.page)
        self.store, self.tables = Store(options.database), dict[int, Table]()
        self.address = functools.lru_cache(10_000)(
            lambda name: Bucket(options.per_address, REFILL))
        self.files = {"/" + str(file.relative_to(page)): (HTTPStatus.OK, [
            ("Content-Type", mimetypes.guess_type(file)[0] or "text/plain"),
            ("Content-Encoding", "gzip")], gzip.compress(file.read_bytes()))
            for file in page.rglob("*.*")}
        self.files["/"] = self.files.get("/tables.html", NOT_FOUND)

    async def serve(self, guest: Connection, path: str) -> None:
        """Serves a connection from its beginning to its end."""
        _, _, number, key, *_ = (path + "//").split("/")
        found = self.store.rows("tables", "number", number)
        if path == "/table/new":
            return await guest.attend()
        if not found or found[0][1] != key:
            return await guest.close(4004, "no such table")
        if (number := found[0][0]) not in self.tables:
            self.tables[number] = Table(self.store, number, self.options)
            asyncio.create_task(self.run(self.tables[number]))
        guest.table = table = self.tables[number]
        table.guests.add(guest)
        guest.news.set()
        try:
            async with asyncio.TaskGroup() as both:     # neither without the
                teller = both.create_task(guest.tell())     # other
                await guest.attend()
                teller.cancel()
        finally:
            table.leave(guest)

    async def run(self, table: Table) -> None:
        """Runs a table until nobody is there. If it fails, its guests go, and
        come back to what is stored."""
        try:
            await self.store.write("UPDATE tables SET used = unixepoch() "
                                   "WHERE number = ?", table.number)
            await table.run()
        except Exception:
            logging.exception("table %d", table.number)
        del self.tables[table.number]
        for guest in table.guests:
            asyncio.create_task(guest.close(1011, "the table has failed"))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in OPTIONS.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    at = Host(options := parser.parse_args())
    logging.basicConfig(handlers=[Ending()])
    async with serve(
            at.serve, options.host, options.port, compression=None,
            create_protocol=functools.partial(Connection, at), max_queue=4,
            max_size=MESSAGE_BYTES, read_limit=4096, server_header=None):
        print(f"http://{options.host}:{options.port}/", flush=True)
        await asyncio.Future()


if __name__ == "__main__":
    asyncio.run(main())
