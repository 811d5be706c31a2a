"""A wrapper of talon without any C: plays a session of Tripoli at random.

    python3 wrapper.py [path of libtalon.so.0] [seed]
"""
import ctypes
import sys
from ctypes import byref, c_int8 as i8, c_int32 as i32, c_int64 as i64
from ctypes import c_size_t as size, c_uint8 as u8, c_uint16 as u16
from ctypes import c_uint32 as u32, c_uint64 as u64


def struct(**fields):
    """A struct as the headers declare it: no padding, so order is enough."""
    return type("struct", (ctypes.Structure,), {"_fields_": [*fields.items()]})


TRIPOLI, TABLE, NOBODY, FINISH = 2, -2, -1, 36
PACK_MAX, SEATS_MAX, EVENTS_MAX, GAME_BYTES = 64, 9, 160, 1024
Rules = struct(game=u32, value=i32 * 63)
Rng = struct(key=u32 * 8, counter=u32 * 2, stream=u32 * 2, block=u32 * 16,
             used=u32, zero=u32)
Move = struct(cards=u64, amount=i32, kind=u16, seat=i8, object=u8)
Event = struct(cards=u64, amount=i64, number=u32, kind=u16, reason=u16,
               seat=i8, other=i8, object=u8, count=u8, index=u8, zero=u8 * 3)

lib = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libtalon.so.0")
for name in ("status_name", "status_text", "kind_key", "reason_text"):
    getattr(lib, "talon_" + name).restype = ctypes.c_char_p
lib.talon_rng_below.restype = u32


def call(name, *arguments):
    """Calls a function that gives a status; a refusal is an exception."""
    status = getattr(lib, "talon_" + name)(*arguments)
    if status < 0:
        raise RuntimeError(lib.talon_status_name(status).decode() + ": " +
                           lib.talon_status_text(status).decode())


def ask(name, kind, *arguments):
    """Calls a function whose last parameter takes the one answer."""
    answer = kind()
    call(name, *arguments, byref(answer))
    return answer if isinstance(answer, ctypes.Structure) else answer.value


def text_of(cards):
    """Text in two calls: its length, then the text and a final zero."""
    text = ctypes.create_string_buffer(
        ask("cards_format", size, byref(u64(cards)), None, size(0)) + 1)
    call("cards_format", byref(u64(cards)), text, size(len(text)), None)
    return text.value.decode()


rules, rng, seed = Rules(), Rng(), int(sys.argv[2]) if sys.argv[2:] else 0
pack, cards, deals = (u8 * PACK_MAX)(), u32(), 0
event, events = (Event * EVENTS_MAX)(), u32()
room = (event, u32(EVENTS_MAX), byref(events))
memory = (u64 * (GAME_BYTES // 8))()  # 8-aligned; the game, nothing to free
call("rules_init", byref(rules), u32(TRIPOLI), u32(0))
call("rng_seed", byref(rng), seed.to_bytes(32, "little"), u32(0))
game = ctypes.c_void_p(ask("game_init", ctypes.c_void_p, memory,
                           size(GAME_BYTES), byref(rules)))
while (seat := ask("game_to_act", i32, game)) != NOBODY:
    if seat != TABLE:
        count = ask("game_move_count", u32, game)
        index = lib.talon_rng_below(byref(rng), u32(count))
        move = ask("game_move_at", Move, game, u32(index))
        call("game_apply", game, byref(move), *room)
    elif deals == 3:
        call("game_apply", game, byref(Move(0, 1, FINISH, TABLE, 0)), *room)
        deals += 1
    else:
        call("game_shuffle", game, byref(rng), pack, byref(cards))
        call("game_deal", game, pack, cards, *room)
        deals += deals < 3
    for e in event[:events.value]:
        if e.reason:
            print(e.seat, lib.talon_kind_key(e.kind).decode(), e.amount,
                  text_of(e.cards), lib.talon_reason_text(e.reason).decode())
chips = (i64 * SEATS_MAX)()
call("game_totals", game, chips, None)
print("chips", *chips[:rules.value[1]])
