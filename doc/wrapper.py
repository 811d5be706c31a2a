# SPDX-License-Identifier: MIT
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


Rules = struct(game_id=u32, value=i32 * 63)
Rng = struct(key=u32 * 8, counter=u32 * 2, stream=u32 * 2, block=u32 * 16,
             used=u32, reserved=u32)
Move = struct(cards=u64, amount=i32, kind=u16, seat=i8, other=i8,
              denomination=u8, index=u8, reserved=u8 * 6)
Event = struct(cards=u64, amount=i64, turn=u32, viewers=u16, kind=u16,
               reason=u16, seat=i8, other=i8, denomination=u8, box_id=u8,
               place=u8, index=u8, count=u8, reserved=u8 * 7)
VERSION = 0 << 16 | 2 << 8 | 0  # of the headers these structs are copied from
KIND, LIMIT, SEAT = 2, 10, 13   # talon_space_id: where to look names up

lib = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libtalon.so.0")
for name in ("status_name", "status_text", "kind_key", "reason_text"):
    getattr(lib, "talon_" + name).restype = ctypes.c_char_p
lib.talon_games_find.restype = u32
if not lib.talon_version_serves(u32(VERSION)):
    sys.exit("this libtalon does not serve a wrapper for 0.2.0")


def call(name, *arguments):
    """Calls a function that returns a status; a refusal is an exception."""
    status = getattr(lib, "talon_" + name)(*arguments)
    if status < 0:
        raise RuntimeError(lib.talon_status_name(status).decode() + ": " +
                           lib.talon_status_text(status).decode())


def ask(name, kind, *arguments):
    """Calls a function whose last parameter takes the one answer."""
    answer = kind()
    call(name, *arguments, byref(answer))
    return answer if isinstance(answer, ctypes.Structure) else answer.value


def number(space, key):
    """A number by its key: no table is copied from the headers by hand."""
    return ask("term_find", i32, u32(space), key)


def limit(key):
    return ask("limit", i64, u32(number(LIMIT, key)))


def text_of(cards):
    """Text in two calls: its length, then the text and a final zero."""
    text = ctypes.create_string_buffer(
        ask("cards_format", size, byref(u64(cards)), None, size(0)) + 1)
    call("cards_format", byref(u64(cards)), text, size(len(text)), None)
    return text.value.decode()


TABLE, NOBODY = number(SEAT, b"table"), number(SEAT, b"nobody")
FINISH = number(KIND, b"finish")
rules, rng, seed = Rules(), Rng(), int(sys.argv[2]) if sys.argv[2:] else 0
events, count = (Event * limit(b"events"))(), u32()
room = (events, u32(len(events)), byref(count))
memory = (u64 * (limit(b"game-bytes") // 8))()  # 8-aligned; nothing to free
call("rules_init", byref(rules), u32(lib.talon_games_find(b"tripoli")), u32(0))
call("rng_seed", byref(rng), seed.to_bytes(32, "little"), u32(0))
game = ctypes.c_void_p(ask("game_init", ctypes.c_void_p, memory,
                           size(ctypes.sizeof(memory)), byref(rules)))
finished = False
while (seat := ask("game_to_act", i32, game)) != NOBODY:
    if seat != TABLE:
        move = ask("game_move_random", Move, game, byref(rng))
        call("game_apply", game, byref(move), *room)
    elif ask("game_deal_count", u32, game) == 3 and not finished:
        move = Move(amount=1, kind=FINISH, seat=TABLE)
        call("game_apply", game, byref(move), *room)
        finished = True
    else:
        call("game_chance", game, byref(rng), *room)
    for e in events[:count.value]:
        if e.reason:
            print(e.seat, lib.talon_kind_key(e.kind).decode(), e.amount,
                  text_of(e.cards), lib.talon_reason_text(e.reason).decode())
chips = (i64 * limit(b"seats"))()
call("game_totals", game, chips, u32(len(chips)), byref(count))
print("chips", *chips[:count.value])
