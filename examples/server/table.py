# SPDX-License-Identifier: MIT
"""A table: a game, its seats, and what happens next. It knows nothing of the
network.

The game follows from the lines that are stored: those of a record, but where
seats choose at once, a line may come before its turn. Each line is stored, then
made, then told. So nothing that was told is ever lost, and a server that was
killed goes on from its lines.
"""
import asyncio
import json
import os
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import talon
from store import Store
from talon import Kind, Status, advisor

# Turns whose events can be told again, and of a game, which has no end if
# everyone passes; seconds, then a player makes the best move it has, and who
# moves for a person who does not.
KEPT_TURNS, TURNS_MAX, NAME_LENGTH = 500, 20_000, 20
THINKING, LATE_LEVEL = 1.0, "club-1"

_pool, _local = ThreadPoolExecutor(os.cpu_count()), threading.local()


def best_line(view: talon.View, seat: int, level: str, stop: Any) -> str:
    """What a player does. In a thread: it lets the interpreter go on."""
    one = _local.__dict__.setdefault(level, advisor.Player(level))
    return view.write_move(one.move(view, seat, talon.Generator(), stop=stop))


def table_line(game: talon.Game, deals: int) -> str:
    """What the table does: chance, or the end of Tripoli after some deals, or
    when too few seats can pay for another one."""
    kinds, rng = {one.kind for one in game.choices()}, talon.Generator()
    if Kind.FINISH in kinds and (game.deal_count >= deals or
                                 not kinds & {Kind.BOARD, Kind.DEAL}):
        return game.write_move(talon.Move(Kind.FINISH, talon.TABLE, amount=1))
    return game.write_deal(game.shuffle(rng)) if Kind.BOARD not in kinds else \
        game.write_move(talon.tripoli.board_shuffle(game, rng))


@dataclass
class Seat:
    number: int
    token: str = ""             # nobody has it: a player moves for it
    name: str = ""
    guest: Any = None           # the connection of its guest
    is_late: bool = False       # it took too long, and has said nothing since
    asked: int = 0              # the turn at which it was asked
    due: float = 0.0            # when the answer must be there


class Table:
    def __init__(self, store: Store, number: int, options: Any) -> None:
        self.store, self.number, self.options = store, number, options
        self.setup = json.loads(store.rows("tables", "number", number)[0][2])
        self.game = talon.Game(talon.Rules.read(self.setup["rules"])[0])
        self.seats = [Seat(i) for i in range(self.game.seat_count)]
        for _, seat, token, name in store.rows("seats", "number", number):
            self.seats[seat] = Seat(seat, token, name)
        # Who is here, also to look on; who has seen the last hand.
        self.guests, self.ready = set[Any](), set[int]()
        self.steps: list[dict[Any, Any]] = []   # events, as each seat sees them
        self.lines = self.dealt = 0         # stored; the turn of the last deal
        # What is stored, and made in its turn; what is accepted, and not yet.
        self.kept, self.said = dict[int, str](), dict[int, str]()
        self.changed = asyncio.Event()
        for _, _, line in store.rows("lines", "number", number):
            self._play(line)

    # ---- the game

    def _step(self, line: str) -> None:
        events = self.game.read_line(line)
        if any(event.kind == Kind.DEAL for event in events):
            self.dealt = self.game.turn - 1
        self.steps = self.steps[1 - KEPT_TURNS:] + [{"events": events}]
        self.ready.clear()

    def _play(self, line: str) -> None:
        """Makes a line that is stored, and those that waited for it."""
        self.lines += 1
        if self.game.to_act == talon.TABLE:
            return self._step(line)
        number = self.game.parse(line).move.seat
        self.kept[number] = line
        self.said.pop(number, None)
        while (seat := self.game.to_act) in self.kept:
            with suppress(talon.Refused):   # if it has become illegal
                self._step(self.kept.pop(seat))

    @property
    def rests(self) -> str | None:
        """Why nothing happens: the game is over, or people are missing."""
        if self.game.over or self.game.turn >= TURNS_MAX:
            return "over"
        people = sum(one.token != "" for one in self.seats)
        return "people" if people < self.setup["people"] else None

    def _present(self) -> set[int]:
        return {it.number for it in self.seats if it.guest and not it.is_late}

    def _owing(self) -> set[int]:
        """Who has to say something: a move or, between hands, "next"."""
        if self.game.to_act != talon.TABLE:
            return set(self.game.owing) - self.kept.keys() - self.said.keys()
        is_between = self.game.deal_over and self.game.deal_count > 0
        return self._present() - self.ready if is_between else set()

    async def run(self) -> None:
        """Goes on as long as somebody is here."""
        while self.guests:
            owing = set() if self.rests else self._owing()
            for seat in self.seats:
                if seat.number not in owing:
                    seat.asked = 0
                elif seat.asked <= self.dealt:      # not yet, or for "next"
                    seat.asked = self.game.turn
                    seat.due = time.monotonic() + self.options.limit
            for guest in self.guests if not self.said else ():
                guest.news.set()        # what is said is stored first
            self.changed.clear()
            if line := await self._next_line(owing):
                await self.store.write("INSERT INTO lines VALUES (?, ?, ?)",
                                       self.number, self.lines, line)
                self._play(line)

    async def _next_line(self, owing: set[int]) -> str | None:
        """What happens next; None if only a guest has come, gone or spoken."""
        for line in self.said.values():
            return line
        if self.rests or not self._present():
            return await self._change(None)
        to_act, now = self.game.to_act, time.monotonic()
        if to_act == talon.TABLE:
            due = max((self.seats[one].due for one in owing), default=now)
            return await self._change(due) if now < due else \
                table_line(self.game, self.setup["deals"])
        seat = self.seats[to_act]
        if seat.token and not seat.is_late and now < seat.due:
            return await self._change(seat.due)
        return await self._think(seat)

    async def _change(self, due: float | None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout_at(due):
                await self.changed.wait()

    async def _think(self, seat: Seat) -> str:
        """A player moves, perhaps for a person, not faster than the pace: so
        quick thoughts tell nothing of its cards. Meanwhile the seat cannot move
        itself."""
        seat.asked, seat.is_late, stop = 0, seat.token != "", advisor.Stop()
        level = LATE_LEVEL if seat.token else self.setup["level"]
        loop = asyncio.get_running_loop()
        loop.call_later(THINKING, stop.set)
        return (await asyncio.gather(loop.run_in_executor(
            _pool, best_line, self.game.redact([seat.number]), seat.number,
            level, stop), asyncio.sleep(self.options.pace)))[0]

    # ---- guests

    def sit(self, guest: Any, number: int, told: int | None) -> None:
        """A guest has a seat, perhaps again: an older connection goes."""
        guest.seat, guest.told = self.seats[number], told
        if (seat := guest.seat).guest not in (None, guest):
            seat.guest.seat = None
            asyncio.create_task(seat.guest.close(4001, "another connection"))
        seat.guest, seat.is_late = guest, False
        self.changed.set()

    async def join(self, name: str, wish: int | None, token: str) -> Seat:
        """Finds a free seat, the one wished for or the next; but first the one
        that has the token, for a guest who has not heard that it has it."""
        if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
            raise ValueError("name")
        if not re.fullmatch(r"[\w-]{16,64}", token, re.ASCII):
            raise ValueError("token")
        for it in sorted(self.seats, key=lambda it: it.token != token):
            if it.token == token or not it.token and wish in (None, it.number):
                it.token, it.name = token, it.name or name
                await self.store.write("REPLACE INTO seats VALUES (?, ?, ?, ?)",
                                       self.number, it.number, token, it.name)
                return it
        raise ValueError("seat")

    def leave(self, guest: Any) -> None:
        self.guests.discard(guest)
        for seat in self.seats:
            seat.guest = seat.guest if seat.guest is not guest else None
        self.changed.set()

    def take(self, seat: Seat, turn: Any, text: str) -> None:
        """Accepts what a seat was asked for, or raises Refused. All is checked
        on its view, so a refusal says nothing that it may not know."""
        if not seat.asked or turn != seat.asked:
            raise talon.errors.refusal(Status.E_TURN)
        if self.game.to_act == talon.TABLE and text == "next":
            self.ready.add(seat.number)
        else:
            view = self.game.redact([seat.number])
            move = view.parse(text).move
            if refused := view.check(move) if move.seat == seat.number \
                    else talon.errors.refusal(Status.E_SEAT):
                raise refused
            self.said[seat.number] = view.write_move(move)
        seat.asked = 0
        self.changed.set()

    def state(self, seat: Seat | None, told: int | None) -> dict[str, Any]:
        """The events since a turn, and the view of a seat, or of those who look
        on: all that leaves a game."""
        viewers, ask = (seat.number,) if seat else (), None
        first = self.game.turn - len(self.steps)
        since = self.dealt if told is None else min(told, self.game.turn)
        steps = self.steps[max(since - first, 0):]
        for step in steps:
            if viewers not in step:
                step[viewers] = talon.save_events(
                    talon.redact(step["events"], viewers))
        if seat and seat.asked:
            ask = {"seconds": max(0, round(seat.due - time.monotonic())),
                   "for": ("move", "next")[self.game.to_act == talon.TABLE],
                   "turn": seat.asked}
        return {"since": max(since, first), "turn": self.game.turn, "ask": ask,
                "events": b"".join(step[viewers] for step in steps),
                "view": self.game.redact(viewers).save(), "rests": self.rests,
                "seats": [{"name": one.name, "here": bool(one.guest),
                           "late": one.is_late} for one in self.seats]}
