# SPDX-License-Identifier: MIT
"""Calls every function of talon with random arguments at random positions, and
checks that it returns only statuses that doc/talon-api.json lists for it.

    python3 tests/form/statuses.py LIBRARY [SEED]

That file also has the declarations, so the script knows how to call every
function. LIBRARY has the functions of all libraries in it (lib/one_file.py).
Those of libtalon-advisor get small node limits, so that a run takes only a few
seconds.
"""
import ctypes
import json
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
API = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))
LIBRARY = ctypes.CDLL(sys.argv[1])
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
RANDOM = random.Random(SEED)
GAMES = 60   # to play
STEPS = 120  # moves and deals of a game, at most
CALLS = 12   # random calls after a step
NODES = [1, 500, 2000]  # limits for the advisor; 0 would mean no limit

NUMBERS = {kind + bits: getattr(ctypes, f"c_{name}{bits}")
           for kind, name in (("i", "int"), ("u", "uint"))
           for bits in ("8", "16", "32", "64")}
NUMBERS.update(char=ctypes.c_char, size=ctypes.c_size_t, void=None)
STRUCTS = {}
FIELDS = {one["name"]: one["fields"] for one in API["structs"]}
STATUSES = {one["number"]: one["name"] for one in API["statuses"]}
ENUMS = {one["name"]: [row["value"] for row in one["enumerators"]]
         for one in API["enumerations"]}
VALUES = sorted({value for values in ENUMS.values() for value in values})
KEYS = sorted({term["key"] for space in API["spaces"]
               for term in space["terms"]} |
              {one["key"] for game in API["games"] for one in
               [game, *game["presets"], *game["options"]]})
WORDS = [word.encode() for word in KEYS] + [
    b"AS", b"10H", b"JK", b"1", b"2", b"7H", b"=", b"talon-record 1\n",
    b"game tripoli\n", b"preset rummoli\n", b"99999999999", b"\n", b"\x01"]


def element(kind):
    """The type that a pointer type points to."""
    return STRUCTS.get(kind["base"]) or NUMBERS[kind["base"]]


def declared(kind):
    """The ctypes type for a type of the interface."""
    if kind.get("base") in (None, "opaque", "void") or kind["pointer"]:
        return ctypes.c_void_p if kind["normal"] != "void" else None
    one = element(kind)
    return one * kind["length"] if "length" in kind else one


for entry in API["structs"]:
    STRUCTS[entry["name"]] = type(entry["name"], (ctypes.Structure,), {
        "_fields_": [(field["name"], declared(field["type"]))
                     for field in entry["fields"]]})
    if ctypes.sizeof(STRUCTS[entry["name"]]) != entry["size"]:
        sys.exit(f"{entry['name']} has another size here")
FUNCTIONS = {entry["name"]: entry for entry in API["functions"]}
for name, entry in FUNCTIONS.items():
    function = getattr(LIBRARY, name)
    function.restype = declared(entry["returns"]["type"])
    function.argtypes = [declared(one["type"]) for one in entry["parameters"]]


def call(name, *arguments):
    """Calls a function; passes everything but numbers by address."""
    return getattr(LIBRARY, "talon_" + name)(*(
        ctypes.addressof(one) if isinstance(
            one, (ctypes.Array, ctypes.Structure, ctypes._SimpleCData))
        else one for one in arguments))


class Game:
    """A game with its own memory."""

    def __init__(self, rules):
        self.memory = (ctypes.c_uint64 * 256)()
        self.handle = ctypes.addressof(self.memory)
        self.status = call("game_init", self.handle, 2048, rules,
                           ctypes.c_void_p())


def random_number(about):
    """A number for a parameter or field; often one that is valid."""
    if about.get("one_of") and RANDOM.random() < 0.8:
        return RANDOM.choice(ENUMS[RANDOM.choice(about["one_of"])])
    if about.get("is") == "seat":
        return RANDOM.randrange(-3, 7)
    chance = RANDOM.random()
    if chance < 0.7:
        return RANDOM.randrange(12)
    return RANDOM.choice(VALUES) if chance < 0.85 else RANDOM.getrandbits(31)


def random_cards(game):
    """A set of cards: some of a hand, a few of the pack, or random bits."""
    known, count = ctypes.c_uint64(), ctypes.c_uint32()
    call("game_cards", game, RANDOM.randrange(6), known, count)
    cards = [card for card in range(64) if known.value >> card & 1]
    if not cards or RANDOM.random() < 0.3:
        cards = list(range(64))
    size = RANDOM.choice([1, 1, 2, 3, 5, 6, len(cards)])
    return sum(1 << card for card in RANDOM.sample(cards,
                                                   min(size, len(cards))))


def random_move(game):
    """A legal move, perhaps with one field changed."""
    move = STRUCTS["talon_move"]()
    call("game_move_random", game, CHANCE, move)
    while RANDOM.random() < 0.4:
        field = RANDOM.choice(FIELDS["talon_move"][:-1])
        setattr(move, field["name"], random_cards(game)
                if field["name"] == "cards" else random_number(field))
    return move


def random_rules():
    """The rules of a preset, perhaps with options changed."""
    rules = STRUCTS["talon_rules"]()
    call("rules_init", rules, RANDOM.randrange(1, 3), RANDOM.randrange(1, 7))
    while RANDOM.random() < 0.5:
        rules.value[RANDOM.randrange(1, 33)] = RANDOM.randrange(-1, 9)
    return rules


def random_position(game):
    """The position of a game, often with a byte changed; or None."""
    position = STRUCTS["talon_fh_position"]()
    if call("fh_position_of", game, position) < 0 or RANDOM.random() < 0.2:
        return None
    code = bytearray(position)
    while RANDOM.random() < 0.4:
        code[RANDOM.randrange(len(code))] = RANDOM.choice([0, 1, 2, 9, 255])
    return STRUCTS["talon_fh_position"].from_buffer_copy(code)


def random_struct(name, game):
    """A struct, filled in so that a call with it may succeed."""
    if name == "talon_rng":
        return CHANCE
    if name == "talon_move":
        return random_move(game)
    if name == "talon_rules":
        return random_rules()
    struct = STRUCTS[name]()
    if name == "talon_fh_position":
        return random_position(game) or struct
    if name == "talon_words" and RANDOM.random() < 0.8:
        struct.language, struct.style = RANDOM.randint(1, 2), 1
        struct.you = RANDOM.randrange(-1, 4)
        return struct
    if name == "talon_player_budget" and RANDOM.random() < 0.9:
        return STRUCTS[name](RANDOM.randrange(6), 1, RANDOM.choice(NODES))
    for field in FIELDS[name]:
        kind = field["type"]
        if RANDOM.random() < 0.3 or kind.get("base") in STRUCTS:
            continue
        if kind.get("base") == "char":
            setattr(struct, field["name"], bytes(
                RANDOM.randrange(256) for _ in range(kind["length"])))
        elif "length" in kind:
            getattr(struct, field["name"])[:] = [
                RANDOM.randrange(10) for _ in range(kind["length"])]
        elif kind["normal"] not in ("function", "void*"):
            setattr(struct, field["name"], random_number(field))
    return struct


def random_text(game):
    """A line of a record, or some words; perhaps with a wrong character."""
    text, length = (ctypes.c_char * 5000)(), ctypes.c_size_t()
    if RANDOM.random() < 0.3:
        call("record_write_move", game, random_move(game), text, 5000, length)
    elif RANDOM.random() < 0.4:
        call("record_write_state", game, text, 5000, length)
    lines = text.value.splitlines() or [b" ".join(RANDOM.choices(WORDS, k=4))]
    line = bytearray(RANDOM.choice(lines))
    if line and RANDOM.random() < 0.2:
        line[RANDOM.randrange(len(line))] = RANDOM.randrange(256)
    return bytes(line) * RANDOM.choice([1] * 30 + [100])


def random_bytes(game):
    """A saved game, perhaps damaged."""
    saved, length = (ctypes.c_uint8 * 2048)(), ctypes.c_size_t()
    call("game_save", game, saved, 2048, length)
    code = bytearray(saved[:length.value - (RANDOM.random() < 0.1)])
    while RANDOM.random() < 0.5:
        code[RANDOM.randrange(len(code))] = RANDOM.choice([0, 1, 3, 255])
    return bytes(code)


def random_array(about, game):
    """The elements of an array for a parameter."""
    kind = about["type"]
    if about["role"] == "text":
        return random_text(game)
    if kind["name"] == "uint8_t" and "length" not in kind:
        return random_bytes(game)
    count = kind.get("length") or RANDOM.choice([0, 0, 5, 40, 60])
    position = random_position(game) if about["name"] == "hands" else None
    if position:
        return position.hand[:count]
    if kind["name"] == "talon_card" and RANDOM.random() < 0.5:
        pack, size = (ctypes.c_uint8 * 64)(), ctypes.c_uint32()
        call("game_shuffle", game, CHANCE, pack, 64, size)
        return pack[:size.value]
    if kind["base"] in STRUCTS:
        return [random_struct(kind["base"], game) for _ in range(count)]
    return [random_cards(game) if kind["base"] == "u64"
            else RANDOM.randrange(70) for _ in range(count)]


def argument(about, game, games, lengths):
    """What to pass for a parameter. Notes in `lengths` how long arrays are,
    for the parameters that say so."""
    role, kind = about["role"], about["type"]
    if role in ("capacity", "length"):
        of = about["of"] if role == "capacity" else about["of"][0]
        return lengths[of]
    null = {"allowed": 0.3, "refused": 0.01, "if-empty": 0.05}
    if RANDOM.random() < null.get(about.get("null"), 0):
        lengths[about["name"]] = RANDOM.choice([0, 0, 0, 1])
        return None
    if role == "value" and about["name"] == "seat" and RANDOM.random() < 0.5:
        seat = ctypes.c_int32()
        call("game_to_act", game.handle, seat)
        return seat.value
    if about["name"] == "limit" and kind["name"] == "uint32_t":
        return RANDOM.choice(NODES)
    if kind["name"] == "talon_fh_solver" and role == "handle":
        return ctypes.addressof(NO_SOLVER if RANDOM.random() < 0.05
                                else SOLVER)
    if role == "value":
        return declared(kind)(random_number(about)).value
    if role == "handle":
        return (games[0] if about["direction"] != "in" else
                RANDOM.choice([game, game, game, *games])).handle
    if role == "key":
        return ctypes.create_string_buffer(RANDOM.choice(KEYS).encode())
    if role in ("array", "text") and about["direction"] != "out":
        values = random_array(about, game.handle)
        lengths[about["name"]] = len(values)
        return (element(kind) * (len(values) + 1))(*values)
    if role == "memory":
        lengths[about["name"]] = about["enough"]["value"] >> \
            RANDOM.choice([0] * 20 + [9])
        return SCRATCH
    if role == "object":
        return random_struct(kind["base"], game.handle) \
            if kind["base"] in STRUCTS else \
            element(kind)(random_cards(game.handle))
    room = kind.get("length") or RANDOM.choice(
        [1, 2, 3] if about.get("filled") else [8000, 8000, 8000, 3])
    lengths[about["name"]] = room
    return ctypes.c_void_p() if role == "new-handle" else \
        (element(kind) * (room if role in ("buffer", "array") else 1))()


def try_function(entry, game, games):
    """Calls a function; returns what is wrong with its status, if anything."""
    lengths = {}
    arguments = [argument(about, game, games, lengths)
                 for about in entry["parameters"]]
    for index, about in enumerate(entry["parameters"]):
        if about["role"] == "length":  # of several arrays, the shortest
            arguments[index] = min(lengths[name] for name in about["of"])
    status = call(entry["name"].removeprefix("talon_"), *arguments)
    if entry["returns"]["role"] != "status":
        return None
    name = STATUSES.get(status, str(status))
    if name in {row["status"] for row in entry["statuses"]}:
        SEEN.add((entry["name"], name))
        return None
    return f"{entry['name']}() returned {name}, which is not listed"


def step(game):
    """Plays one step of a game; returns whether there was one."""
    if call("game_chance", game.handle, CHANCE, None, 0, None) >= 0:
        return True
    move = STRUCTS["talon_move"]()
    if call("game_move_random", game.handle, CHANCE, move) < 0:
        return False
    return call("game_apply", game.handle, move, None, 0, None) >= 0


def play(others, wrong):
    """Plays a game, and tries functions at each of its positions."""
    rules = random_rules()
    game, copy, view = Game(rules), Game(rules), Game(rules)
    if game.status < 0:
        return
    tried = [one for one in FUNCTIONS.values()
             if one["name"] != "talon_game_free"]
    for _ in range(STEPS):
        if not step(game):
            break
        for entry in RANDOM.sample(tried, CALLS):
            call("game_copy", copy.handle, game.handle)
            call("game_redact", view.handle, game.handle,
                 1 << RANDOM.randrange(3))
            found = try_function(entry, RANDOM.choice([game, game, view]),
                                 [copy, *others])
            if found:
                wrong.add(found)


CHANCE = STRUCTS["talon_rng"]()
call("rng_seed", CHANCE, (ctypes.c_uint8 * 32)(*RANDOM.randbytes(32)), 0)
SCRATCH = (ctypes.c_uint64 * (1 << 22))()
SOLVER, NO_SOLVER = ((ctypes.c_uint64 * (1 << 13))() for _ in range(2))
call("fh_solver_init", SOLVER, ctypes.sizeof(SOLVER), ctypes.c_void_p())
SEEN = set()


def main():
    wrong, others = set(), []
    for number in (1, 2):
        rules = STRUCTS["talon_rules"]()
        call("rules_init", rules, number, 1)
        others.append(Game(rules))
    for _ in range(GAMES):
        play(others, wrong)
    functions = {name for name, _ in SEEN}
    print(f"seed {SEED}: {len(SEEN)} statuses of {len(functions)} functions")
    missed = [one["name"] for one in FUNCTIONS.values()
              if "statuses" in one and one["name"] not in functions]
    if wrong or missed:
        sys.exit("\n".join(sorted(wrong) + [f"{name}() was never called"
                                            for name in missed]))


if __name__ == "__main__":
    main()
