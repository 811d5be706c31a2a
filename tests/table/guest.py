# SPDX-License-Identifier: MIT
"""A guest of examples/table: it loads the views that it is sent with libtalon,
through ctypes, and answers with moves drawn from its choices. It complains
about everything that it should not have been sent."""
import ctypes
import random
import select
import socket

SEATS_MAX, SAVE_MAX, EVENT_BYTES = 16, 2048, 40
NOBODY = -1
PATIENCE = 120  # seconds; only a hang takes so long


class Talon:
    """The few functions that a guest needs."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.memory = (ctypes.c_uint64 * 1024)()
        self.view = ctypes.c_void_p()

    def load(self, saved):
        self.must("talon_game_init_saved", self.memory,
                  ctypes.c_size_t(ctypes.sizeof(self.memory)), saved,
                  ctypes.c_size_t(len(saved)), ctypes.byref(self.view), None)

    def must(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status < 0:
            raise SystemExit("%s: %d" % (name, status))

    def ask(self, name, *arguments):
        """The number that a function reports about the view."""
        number = ctypes.c_uint32()
        self.must(name, self.view, *arguments, ctypes.byref(number))
        return number.value

    def to_act(self):
        return ctypes.c_int32(self.ask("talon_game_to_act")).value

    def viewers(self):
        seats, is_view = ctypes.c_uint32(), ctypes.c_int32()
        self.must("talon_game_viewers", self.view, ctypes.byref(seats),
                  ctypes.byref(is_view))
        return seats.value if is_view.value else "everything"

    def move(self, seat, index):
        """A move of a seat by its index, as a record has it."""
        move = (ctypes.c_uint8 * 24)()
        text = ctypes.create_string_buffer(256)
        self.must("talon_game_seat_move_at", self.view, seat, index, move)
        self.must("talon_record_write_move", self.view, move, text,
                  ctypes.c_size_t(256), None)
        return text.value.decode().strip()

    def draw(self, seat, chance):
        count = self.ask("talon_game_seat_move_count", seat)
        if count == 0:
            raise SystemExit("seat %d is asked, and has no choice" % seat)
        return self.move(seat, chance.randrange(min(count, 30)))


class Guest:
    """A connection, and what has come in through it."""

    def __init__(self, talon, path, seed=1):
        self.talon, self.path = talon, path
        self.chance = random.Random(seed)
        self.seat = self.token = None
        self.told = 0          # how many news it has
        self.news = []         # of words about seats, such as ("late", 2)
        self.refusals = []     # names of statuses
        self.asked = None      # the turn at which it was asked for a move
        self.answered = None   # the last turn that it has answered
        self.saved = None      # the newest view
        self.connect()

    def connect(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(self.path)
        self.rest = b""
        self.is_open = True

    def say(self, line):
        try:
            self.socket.sendall(line.encode() + b"\n")
        except (BrokenPipeError, ConnectionResetError):
            self.is_open = False

    def join(self, name):
        self.say("join " + name)
        self.until(lambda: self.seat is not None)
        return self

    def back(self):
        """Comes back on a new connection, knowing what it has been told."""
        self.socket.close()
        self.connect()
        self.say("back %s %d" % (self.token, self.told))
        return self

    def hear(self):
        """Takes in what has come."""
        try:
            came = self.socket.recv(65536)
        except ConnectionResetError:
            came = b""
        if came == b"":
            self.is_open = False
            self.socket.close()
            return
        *lines, self.rest = (self.rest + came).split(b"\n")
        for line in lines:
            word, _, rest = line.decode().partition(" ")
            getattr(self, "hear_" + word)(rest)

    def hear_table(self, rest):
        if rest != "1":
            raise SystemExit("a host of version " + rest)

    def hear_seat(self, rest):
        seat, token = rest.split()
        if self.token not in (None, token):
            raise SystemExit("another token")
        self.seat, self.token = int(seat), token

    def count(self, number):
        """News are numbered without a gap."""
        self.told += 1
        if int(number) != self.told:
            raise SystemExit("news %s after %d" % (number, self.told - 1))

    def hear_event(self, rest):
        number, event = rest.split()
        self.count(number)
        event = bytes.fromhex(event)
        cards = int.from_bytes(event[:8], "little")
        viewers = int.from_bytes(event[20:22], "little")
        if len(event) != EVENT_BYTES:
            raise SystemExit("an event of %d bytes" % len(event))
        if cards != 0 and viewers != 0xffff and not viewers >> self.seat & 1:
            raise SystemExit("seat %d was sent cards of others" % self.seat)

    def about(self, word, rest):
        number, seat, name = rest.split(" ", 2)
        self.count(number)
        self.news.append((word, int(seat)))

    def hear_joined(self, rest):
        self.about("joined", rest)

    def hear_late(self, rest):
        self.about("late", rest)

    def hear_back(self, rest):
        self.about("back", rest)

    def hear_view(self, rest):
        self.saved = bytes.fromhex(rest)
        self.asked = None
        self.talon.load(self.saved)
        if self.talon.viewers() != 1 << self.seat:
            raise SystemExit("seat %d was sent a view of %s" % (
                self.seat, self.talon.viewers()))

    def hear_ask(self, rest):
        turn, seconds = rest.split()
        if int(turn) != self.answered:  # else the answer is on its way
            self.asked = int(turn)
        if int(seconds) < 0:
            raise SystemExit("asked too late")

    def hear_no(self, rest):
        self.refusals.append(rest.split()[0])

    def until(self, what):
        """Listens until something is true; it may be that the host hangs up."""
        while self.is_open and not what():
            if not select.select([self.socket], [], [], PATIENCE)[0]:
                raise SystemExit("nothing for %d seconds" % PATIENCE)
            self.hear()
        return what()

    def until_asked(self):
        if not self.until(lambda: self.asked is not None):
            raise SystemExit("never asked")

    def answer(self):
        """Makes a move, when it was asked."""
        self.talon.load(self.saved)
        turn, self.asked = self.asked, None
        self.answered = turn
        self.say("%d %s" % (turn, self.talon.draw(self.seat, self.chance)))

    def is_over(self):
        """Whether the game that it sees has ended."""
        self.talon.load(self.saved)
        return self.talon.to_act() == NOBODY


def play(guests, until=lambda: False):
    """Plays with several guests until something is true, or the host has hung
    up on all of them."""
    while not until() and any(guest.is_open for guest in guests):
        for guest in guests:
            if guest.is_open and guest.asked is not None:
                guest.answer()
        listen(guests)


def listen(guests):
    """Waits for a word to any of them, and takes it in."""
    guests = [guest for guest in guests if guest.is_open]
    ready = select.select([guest.socket for guest in guests], [], [],
                          PATIENCE)[0]
    if not ready:
        raise SystemExit("nothing for %d seconds" % PATIENCE)
    for guest in guests:
        if guest.socket in ready:
            guest.hear()
