# SPDX-License-Identifier: MIT
"""The client in Python, with cffi's ABI mode: plays every preset and writes the
transcript that README.md describes.

    client.py DECLARATIONS LIBRARY SEED TURNS
"""
import sys
import cffi

ffi = cffi.FFI()
with open(sys.argv[1]) as declarations:
    ffi.cdef(declarations.read())
lib = ffi.dlopen(sys.argv[2])
FNV_BASIS, FNV_PRIME, FNV_MASK = 14695981039346656037, 1099511628211, 2**64 - 1
transcript = FNV_BASIS


def fnv(start, data):
    for byte in data:
        start = (start ^ byte) * FNV_PRIME & FNV_MASK
    return start


def put_text(text):
    global transcript
    sys.stdout.write(text)
    transcript = fnv(transcript, text.encode())


def put(*words):
    put_text(" ".join(map(str, words)) + "\n")


def text_of(pointer):
    return ffi.string(pointer).decode()


def name_of(status):
    return text_of(lib.talon_status_name(status))


def kind_of(thing):
    return text_of(lib.talon_kind_key(thing.kind))


def cards_of(mask):
    return f"{mask:016x}"


def summary_of(data):
    return f"{len(data)} {fnv(FNV_BASIS, data):016x}"


def must(status):
    if status < 0:
        raise RuntimeError(text_of(lib.talon_status_text(status)))


def ask(kind, function, *arguments):
    """Calls a function that returns its one result by its last parameter."""
    answer = ffi.new(kind + " *")
    must(function(*arguments, answer))
    return answer[0]


def fill(buffer, function, *arguments):
    """Calls a function that ends with a buffer, its capacity and a count."""
    count = ffi.new("uint32_t *")
    must(function(*arguments, buffer, len(buffer), count))
    return buffer[0:count[0]]


def fill_bytes(size, function, *arguments):
    """Calls a function that ends with a buffer, its size and a length."""
    buffer, length = ffi.new("char[]", size), ffi.new("size_t *")
    must(function(*arguments, ffi.cast("void *", buffer), size, length))
    return ffi.buffer(buffer)[0:length[0]]


class Play:
    scratch = ffi.new("uint64_t[]", lib.TALON_SAMPLE_BYTES_MAX // 8)
    choices = ffi.new("talon_choice[]", lib.TALON_CHOICES_MAX)
    room = ffi.new("talon_event[]", lib.TALON_EVENTS_MAX)
    amounts = ffi.new("int64_t[]", lib.TALON_SEATS_MAX)
    pack = ffi.new("talon_card[]", lib.TALON_PACK_MAX)

    def __init__(self, game_id, preset, seed):
        rules = ffi.new("talon_rules *")
        must(lib.talon_rules_init(rules, game_id, preset))
        self.seat_count = ask("uint32_t", lib.talon_rules_seat_count, rules)
        put("play", text_of(lib.talon_games_key(game_id)),
            text_of(lib.talon_preset_key(game_id, preset)), self.seat_count)
        put_text(fill_bytes(lib.TALON_RECORD_STATE_MAX, lib.talon_rules_write,
                            rules).decode())
        self.rng = ffi.new("talon_rng *")
        must(lib.talon_rng_seed(self.rng, seed, preset))
        self.game, self.copy, self.view = (self.new(rules) for _ in range(3))

    def new(self, rules):
        return ffi.gc(ask("talon_game *", lib.talon_game_new, ffi.NULL, rules),
                      lambda game: lib.talon_game_free(ffi.NULL, game))

    def get(self, kind, function):
        return ask(kind, function, self.game)

    def check(self, word, move):
        concerned = ffi.new("talon_cards *")
        status = lib.talon_game_check(self.game, move, concerned)
        put(word, name_of(status), cards_of(concerned[0]))

    def make_move(self, move):
        self.check("check", move)
        self.line = fill_bytes(lib.TALON_LINE_MAX, lib.talon_record_write_move,
                               self.game, move)
        put_text(self.line.decode())
        self.events = fill(self.room, lib.talon_game_apply, self.game, move)
        self.check("again", move)

    def make_chance(self):
        ahead = ffi.new("talon_rng *", self.rng[0])
        count = ffi.new("uint32_t *")
        status = lib.talon_game_shuffle(self.game, ahead, self.pack,
                                        len(self.pack), count)
        put("shuffle", name_of(status))
        self.line = fill_bytes(
            lib.TALON_LINE_MAX, lib.talon_record_write_deal, self.game,
            self.pack, count[0]) if status >= 0 else b""
        status = lib.talon_game_chance(self.game, self.rng, self.room,
                                       len(self.room), count)
        must(status)
        put("chance", name_of(status))
        put_text(self.line.decode())
        self.events = self.room[0:count[0]]

    def make_table(self):
        """Lets the table act: one time in eight it makes a move other than
        dealing, if it has one; otherwise it deals."""
        move_count = self.get("uint32_t", lib.talon_game_move_count)
        if move_count == 0 or lib.talon_rng_below(self.rng, 8) != 0:
            return self.make_chance()
        move = ffi.new("talon_move *")
        index = lib.talon_rng_below(self.rng, move_count)
        must(lib.talon_game_move_at(self.game, index, move))
        self.make_move(move)

    def list_choices(self):
        for c in fill(self.choices, lib.talon_game_choices, self.game):
            put("choice", kind_of(c), cards_of(c.cards), cards_of(c.required),
                c.amount_min, c.amount_max, c.denominations, c.other_seats,
                c.flags, c.pick_min, c.pick_max, c.index_min, c.index_max)

    def list_events(self, viewer):
        for e in self.events:
            reason = text_of(lib.talon_reason_key(e.reason)) or "-"
            put("event", kind_of(e), reason, e.seat, e.other, e.amount, e.turn,
                e.viewers, e.denomination, e.box_id, e.place, e.index, e.count,
                cards_of(e.cards))
        must(lib.talon_events_redact(self.events, len(self.events),
                                     1 << viewer))
        put("seen", viewer, *(cards_of(e.cards) for e in self.events))

    def compare(self):
        status = lib.talon_record_read_line(
            self.copy, self.line, len(self.line), lib.TALON_RECORD_CHECK,
            ffi.NULL, 0, ffi.NULL, ffi.NULL) if self.line else \
            lib.talon_game_copy(self.copy, self.game)
        put("same", name_of(status), ask("int32_t", lib.talon_game_equal,
                                         self.copy, self.game))

    def save(self, game):
        return fill_bytes(lib.TALON_SAVE_BYTES_MAX, lib.talon_game_save, game)

    def look(self, viewer):
        must(lib.talon_game_redact(self.view, self.game, 1 << viewer))
        put("view", summary_of(self.save(self.view)))
        put("key", summary_of(fill_bytes(
            lib.TALON_GAME_BYTES_MAX, lib.talon_game_information_key, self.view,
            viewer)))
        status = lib.talon_game_sample(self.view, self.view, self.rng,
                                       self.scratch, ffi.sizeof(self.scratch))
        put("world", name_of(status), summary_of(self.save(self.view)))

    def step(self, seat):
        self.list_choices()
        if seat == lib.TALON_TABLE:
            self.make_table()
        else:
            move = ffi.new("talon_move *")
            must(lib.talon_game_move_random(self.game, self.rng, move))
            self.make_move(move)
        viewer = self.get("uint32_t", lib.talon_game_turn) % self.seat_count
        self.list_events(viewer)
        self.compare()
        for word, function in (("totals", lib.talon_game_totals),
                               ("returns", lib.talon_game_returns)):
            put(word, *fill(self.amounts, function, self.game))
        self.look(viewer)
        data = self.save(self.game)
        status = lib.talon_game_load(self.game, data, len(data), ffi.NULL)
        put("save", name_of(status), summary_of(data))

    def play(self, turns):
        while True:
            turn = self.get("uint32_t", lib.talon_game_turn)
            seat = self.get("int32_t", lib.talon_game_to_act)
            if seat == lib.TALON_NOBODY or turn >= turns:
                break
            phase = self.get("uint32_t", lib.talon_game_phase)
            put("turn", turn, seat, text_of(lib.talon_phase_key(phase)))
            self.step(seat)
        put("end", turn, seat, self.get("uint32_t", lib.talon_game_winners))


seed = sys.argv[3].encode().ljust(lib.TALON_SEED_BYTES, b"\0")
put("talon", text_of(lib.talon_version_string()))
for game_id in map(lib.talon_games_at, range(lib.talon_games_count())):
    for preset in range(1, lib.talon_preset_count(game_id) + 1):
        Play(game_id, preset, seed).play(int(sys.argv[4]))
print(f"hash {transcript:016x}")
