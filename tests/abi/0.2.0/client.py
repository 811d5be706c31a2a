# SPDX-License-Identifier: MIT
"""A program in Python of the time of talon 0.2.0. Its declarations are written
by hand from the headers of that release, and it asks the library for nothing
that is newer. It plays hands of all presets and prints three lines for each:
how many moves were made, and a checksum of all choices, events, or saves.

    client.py LIBRARY
"""
import ctypes
import sys
import zlib
from ctypes import c_char_p, c_int8, c_int32, c_int64, c_size_t, c_uint8, \
    c_uint16, c_uint32, c_uint64, c_void_p

TABLE, NOBODY = -2, -1
FIVE_HUNDRED, TRIPOLI = 1, 2
PRESETS = {FIVE_HUNDRED: 7, TRIPOLI: 6}
GAME_BYTES, SAVE_BYTES = 2048, 2048
PACK_MAX, CHOICES_MAX, EVENTS_MAX = 64, 16, 160
DEALS = 2


class Rules(ctypes.Structure):
    """Rules: 256 bytes."""
    _fields_ = [("game_id", c_uint32), ("value", c_int32 * 63)]


class Rng(ctypes.Structure):
    """A generator: 120 bytes."""
    _fields_ = [("key", c_uint8 * 32), ("counter", c_uint64),
                ("stream", c_uint64), ("block", c_uint8 * 64),
                ("used", c_uint32), ("reserved", c_uint32)]


class Move(ctypes.Structure):
    """A move: 24 bytes."""
    _fields_ = [("cards", c_uint64), ("amount", c_int32), ("kind", c_uint16),
                ("seat", c_int8), ("other", c_int8), ("denomination", c_uint8),
                ("index", c_uint8), ("reserved", c_uint8 * 6)]


class Choice(ctypes.Structure):
    """A choice: 48 bytes."""
    _fields_ = [("cards", c_uint64), ("required", c_uint64),
                ("amount_min", c_int32), ("amount_max", c_int32),
                ("denominations", c_uint32), ("other_seats", c_uint16),
                ("kind", c_uint16), ("flags", c_uint16), ("pick_min", c_uint8),
                ("pick_max", c_uint8), ("index_min", c_uint8),
                ("index_max", c_uint8), ("reserved", c_uint8 * 10)]


class Event(ctypes.Structure):
    """An event: 40 bytes."""
    _fields_ = [("cards", c_uint64), ("amount", c_int64), ("turn", c_uint32),
                ("viewers", c_uint16), ("kind", c_uint16), ("reason", c_uint16),
                ("seat", c_int8), ("other", c_int8), ("denomination", c_uint8),
                ("box_id", c_uint8), ("place", c_uint8), ("index", c_uint8),
                ("count", c_uint8), ("reserved", c_uint8 * 7)]


class Library:
    """The functions of the library; a refusal ends the program."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.talon_preset_key.restype = c_char_p
        self.library.talon_preset_key.argtypes = [c_uint32, c_uint32]
        self.library.talon_rng_below.restype = c_uint32
        self.library.talon_rng_below.argtypes = [c_void_p, c_uint32]

    def call(self, name, *arguments):
        """Calls a function that returns a status."""
        status = getattr(self.library, "talon_" + name)(*arguments)
        if status < 0:
            sys.exit(f"client.py: talon_{name} refuses with {status}")
        return status

    def number(self, name, game, kind=c_uint32):
        """Calls a function that reports a number about a game."""
        number = kind()
        self.call(name, game, ctypes.byref(number))
        return number.value


class Table:
    """A game that is played, and the checksums of what is seen."""

    def __init__(self, lib, game_id, preset):
        self.lib = lib
        rules = Rules()
        lib.call("rules_init", ctypes.byref(rules), game_id, preset)
        self.memory = (c_uint64 * (GAME_BYTES // 8))()
        self.game = c_void_p()
        lib.call("game_init", self.memory, c_size_t(GAME_BYTES),
                 ctypes.byref(rules), ctypes.byref(self.game))
        self.rng = Rng()
        lib.call("rng_seed", ctypes.byref(self.rng),
                 (c_uint8 * 32)(*b"python"), preset)
        self.events = (Event * EVENTS_MAX)()
        self.sums = {"choices": 0, "events": 0, "saves": 0}
        self.steps = 0

    def add(self, what, data):
        """Adds bytes to a checksum."""
        self.sums[what] = zlib.crc32(data, self.sums[what])

    def add_all(self, what, things, count):
        """Adds structs without their reserved bytes."""
        for thing in things[:count]:
            self.add(what, bytes(thing)[:type(thing).reserved.offset])

    def look(self):
        """Adds the choices and the saved game."""
        choices = (Choice * CHOICES_MAX)()
        count = c_uint32()
        self.lib.call("game_choices", self.game, choices, CHOICES_MAX,
                      ctypes.byref(count))
        self.add_all("choices", choices, count.value)
        saved, length = (c_uint8 * SAVE_BYTES)(), c_size_t()
        self.lib.call("game_save", self.game, saved, c_size_t(SAVE_BYTES),
                      ctypes.byref(length))
        self.add("saves", bytes(saved[:length.value]))

    def move_a_seat(self):
        """Makes a random move, mostly one of the first three."""
        count = self.lib.number("game_move_count", self.game)
        below = self.lib.library.talon_rng_below
        if count > 3 and below(ctypes.byref(self.rng), 6) != 0:
            count = 3
        move = Move()
        self.lib.call("game_move_at", self.game,
                      below(ctypes.byref(self.rng), count), ctypes.byref(move))
        self.apply(move)

    def apply(self, move):
        """Makes a move."""
        count = c_uint32()
        self.lib.call("game_apply", self.game, ctypes.byref(move), self.events,
                      EVENTS_MAX, ctypes.byref(count))
        self.add_all("events", self.events, count.value)

    def move_the_table(self):
        """Draws, deals, or makes a board."""
        pack, count = (c_uint8 * PACK_MAX)(), c_uint32()
        if self.lib.library.talon_game_shuffle(
                self.game, ctypes.byref(self.rng), pack, PACK_MAX,
                ctypes.byref(count)) < 0:
            move = Move()
            self.lib.call("tr_board_shuffle", self.game,
                          ctypes.byref(self.rng), ctypes.byref(move))
            self.apply(move)
            return
        told = c_uint32()
        self.lib.call("game_deal", self.game, pack, count, self.events,
                      EVENTS_MAX, ctypes.byref(told))
        self.add_all("events", self.events, told.value)

    def play(self):
        """Plays a few deals."""
        while True:
            self.look()
            seat = self.lib.number("game_to_act", self.game, c_int32)
            if seat == NOBODY:
                return
            if seat != TABLE:
                self.move_a_seat()
            elif self.lib.number("game_deal_count", self.game) < DEALS:
                self.move_the_table()
            else:
                return
            self.steps += 1


def main():
    """Plays all presets."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    lib = Library(sys.argv[1])
    for game_id, presets in PRESETS.items():
        for preset in range(1, presets + 1):
            table = Table(lib, game_id, preset)
            table.play()
            key = lib.library.talon_preset_key(game_id, preset).decode()
            for what, total in table.sums.items():
                print(f"python:{what} {key} {table.steps} {total:08x}")


if __name__ == "__main__":
    main()
