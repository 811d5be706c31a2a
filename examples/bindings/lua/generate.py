#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes talon_cdef.lua from talon-api.json: the declarations for LuaJIT's ffi,
conversions between structs and tables, and a Lua function for every function
whose parameters are of an ordinary form.

    generate.py            writes what is out of date
    generate.py --check    writes nothing, names what is out of date, and fails
"""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "doc" / "generate"))
import common  # noqa: E402

C_NAMES = {"talon_cards": "uint64_t", "talon_card": "uint8_t",
           "talon_status": "int32_t"}
# Written by hand in talon.lua: memory, arrays that are changed in place, and
# statuses that are not what they are elsewhere.
BY_HAND = {
    "talon_game_init", "talon_game_new", "talon_game_free", "talon_game_clone",
    "talon_game_init_saved", "talon_game_sample", "talon_game_apply",
    "talon_rules_check", "talon_rules_read", "talon_rng_seed",
    "talon_rng_bytes", "talon_rng_shuffle", "talon_events_redact",
    "talon_poker_ranks", "talon_tr_pots", "talon_game_deal",
    "talon_record_read_line", "talon_record_read", "talon_record_parse",
    "talon_events_save", "talon_game_history", "talon_game_rebuild",
    "talon_player_advise", "talon_player_move", "talon_player_why",
    "talon_player_beliefs", "talon_player_notes_add", "talon_fh_solver_init",
    "talon_fh_position_check",
    "talon_fh_solve_deal", "talon_fh_solve_worlds", "talon_fh_solve_reach",
    "talon_fh_solve_deal_with_kitty", "talon_fh_solve_discard_worlds",
    "talon_fh_par_of",
}
# Arrays that are lists in Lua, and what makes them; others are strings.
ARRAYS = {"talon_card": "card_array", "talon_cards": "set_array",
          "uint32_t": "code_array"}


class Api:
    def __init__(self, data):
        self.data = data
        self.structs = {s["name"]: s for s in data["structs"]}
        self.space = {}
        for space in data["spaces"]:
            for name in space["enumerations"]:
                self.space[name] = space["number"]
        self.advised = {name: space["number"]
                        for space in data["advisor_spaces"]
                        for name in space["enumerations"]}
        self.sizes = {e["name"]: e["value"] for group in data["enumerations"]
                      for e in group["enumerators"]}

    def of(self, part, library):
        """The structs or functions of a library."""
        return [one for one in self.data[part] if one["library"] == library]

    def space_of(self, thing):
        """The space of numbers of a parameter or field, or None."""
        return self.space_among(self.space, thing)

    def advised_of(self, thing):
        """The same among the spaces of the advisor."""
        return self.space_among(self.advised, thing)

    @staticmethod
    def space_among(spaces, thing):
        for name in thing.get("one_of") or ():
            if name in spaces:
                return spaces[name]
        return None


def declare(kind, name):
    """A declaration in C of a parameter or field."""
    base = C_NAMES.get(kind["name"], kind["name"])
    const = "const " if kind["const"] else ""
    if "dimensions" in kind:
        return f"{base} {name}" + "".join(f"[{n}]" for n in kind["dimensions"])
    if kind.get("length"):
        return f"{const}{base} {name}[{kind['length']}]"
    return f"{const}{base} {'*' * kind['pointer']}{name}"


def write_declarations(api):
    for name in ("talon_game", "talon_fh_solver"):
        yield f"typedef struct {name} {name};"
    for struct in api.data["structs"]:
        if struct["name"] == "talon_allocator":
            continue
        yield f"typedef struct {struct['name']} {{"
        for field in struct["fields"]:
            yield f"  {declare(field['type'], field['name'])};"
        yield f"}} {struct['name']};"
    for function in api.data["functions"]:
        if function["name"] in ("talon_game_new", "talon_game_free"):
            continue
        parameters = ", ".join(declare(p["type"], p["name"])
                               for p in function["parameters"]) or "void"
        yield f"{declare(function['returns']['type'], function['name'])}({parameters});"


# ---- single values

def from_c(api, thing, value, base):
    """The Lua expression for a value of C."""
    space = api.space_of(thing)
    if base == "cards":
        return f"from_cards({value})"
    if base == "card":
        return f"from_card({value})"
    if thing.get("bits") == "seat":
        return f"from_seats({value})"
    if thing.get("is") == "boolean":
        return f"{value} ~= 0"
    if space is not None:
        return f"from_term({space}, {value})"
    if thing.get("is") == "seat":
        return f"from_seat({value})"
    if api.advised_of(thing) is not None:
        return f"from_advised({api.advised_of(thing)}, {value})"
    if "talon_level_id" in (thing.get("one_of") or ()):
        return f"from_level({value})"
    if base in api.structs:
        return f"from.{base}({value})"
    if base == "i64" or thing.get("unit") == "nodes":
        return f"from_amount({value})"
    if base == "size":
        return f"tonumber({value})"
    return value


def to_c(api, thing, value, base):
    """The C value for a Lua expression."""
    space = api.space_of(thing)
    if base == "cards":
        return f"to_mask({value})"
    if base == "card":
        return f"to_card({value})"
    if thing.get("bits") == "seat":
        return f"to_seats({value})"
    if thing.get("one_of") == ["talon_codes_id"]:
        return f"to_mode({value})"
    if space is not None:
        return f"to_term({space}, {value})"
    if thing.get("is") == "seat":
        return f"to_seat({value})"
    if api.advised_of(thing) is not None:
        return f"to_advised({api.advised_of(thing)}, {value})"
    if thing.get("one_of") == ["talon_level_id"]:
        return f"to_level({value})"
    if thing["name"] == "limit":
        return f"to_limit({value})"
    if thing["name"] == "game_id":
        return f"to_game_id({value})"
    if thing["name"] == "code":
        return f"to_code({value})"
    return value


def base_of(kind):
    return kind["name"][6:] if kind["name"] in ("talon_cards", "talon_card") \
        else kind["base"]


# ---- structs

def write_from(api, struct):
    yield f"function from.{struct['name']}(s)"
    yield "  return {"
    for field in struct["fields"]:
        name, base = field["name"], base_of(field["type"])
        if field["type"].get("length") and name != "reserved":
            one = from_c(api, field, "v", base)
            if "dimensions" in field["type"]:
                rows, length = field["type"]["dimensions"]
                yield (f"    {name} = array(s.{name}, {rows}, function(row) "
                       f"return array(row, {length}, tonumber) end),")
                continue
            if base in api.structs:
                yield (f"    {name} = list(s.{name}, s.count, "
                       f"from.{base}),")
                continue
            yield (f"    {name} = array(s.{name}, {field['type']['length']}, "
                   f"function(v) return {one} end),")
        elif not field.get("reserved"):
            yield f"    {name} = {from_c(api, field, 's.' + name, base)},"
        elif struct["name"] == "talon_event":
            yield "    reserved = reserved_of(s),"
    yield "  }"
    yield "end"


def write_to(api, struct):
    yield f"function to.{struct['name']}(t, s)"
    for field in struct["fields"]:
        name, base = field["name"], base_of(field["type"])
        if field["type"].get("length"):
            if name == "reserved":
                if struct["name"] == "talon_event":
                    yield "  if t.reserved then ffi.copy(s.reserved, t.reserved, 7) end"
                continue
            one = to_c(api, field, "v", base)
            none = ", 255" if base == "card" else ""
            yield (f"  put_array(s.{name}, {field['type']['length']}, t.{name}, "
                   f"function(v) return {one} end{none})")
        elif name == "reserved":
            continue
        elif field.get("is") == "seat":
            default = "0" if struct["name"] == "talon_move" else "NOBODY"
            yield (f"  s.{name} = t.{name} == nil and {default} or "
                   f"to_seat(t.{name})")
        else:
            yield (f"  s.{name} = t.{name} == nil and 0 or "
                   f"{to_c(api, field, 't.' + name, base)}")
    yield "  return s"
    yield "end"


# ---- functions

def element(kind):
    return C_NAMES.get(kind["name"], kind["name"])


def write_call(api, function):
    """A Lua function: converts, calls, and returns the results."""
    given, before, passed, results, buffer = [], [], [], [], None
    lists = set()
    for parameter in function["parameters"]:
        name, kind, role = parameter["name"], parameter["type"], \
            parameter.get("role")
        base = base_of(kind)
        if name in ("end", "repeat", "until", "function", "local"):
            raise ValueError(name)
        if role in ("capacity", "count", "length"):
            of = parameter["of"][0]
            passed.append(role if role != "length" else
                          f"{of}_count" if of in lists else f"#{of}")
        elif role == "buffer":
            buffer = parameter
            passed.append("buffer")
        elif role == "handle" or kind["name"] in ("talon_rules", "talon_rng") \
                and parameter["direction"] != "out" or \
                kind["name"] == "talon_rules" and name == "rules" and \
                function["name"] in ("talon_rules_init",):
            given.append(name)
            passed.append(f"handle({name})")
        elif parameter["direction"] == "out":
            before.append(f"local {name} = ffi.new(\"{element(kind)}[1]\")")
            passed.append(name)
            value = f"{name}[0]"
            if kind["name"] == "talon_rules":
                results.append(f"from.talon_rules({name})")
            elif kind["name"] in api.structs:
                results.append(f"from.{kind['name']}({value})")
            else:
                results.append(from_c(api, parameter, value, base))
        elif role == "array" and kind["name"] in ARRAYS:
            given.append(name)
            before.append(f"local {name}, {name}_count = "
                          f"{ARRAYS[kind['name']]}({name})")
            passed.append(name)
            lists.add(name)
        elif role in ("text", "array"):
            given.append(name)
            before.append(f"check_text({name})")
            passed.append(name)
        elif name == "stop":
            given.append(name)
            passed.append(f"to_stop({name})")
        elif kind["pointer"] and kind["name"] in api.structs:
            given.append(name)
            passed.append(f"to_struct(\"{kind['name']}\", {name})")
        elif kind["pointer"] and base == "cards":
            given.append(name)
            passed.append(f"one_set({name})")
        else:
            given.append(name)
            passed.append(to_c(api, parameter, name, base))
    return given, before, passed, results, buffer


def buffer_result(api, buffer):
    name = buffer["type"]["name"]
    if name in ("char", "uint8_t") and buffer["unit"] == "bytes":
        return "ffi.string(buffer, count[0])"
    if name in api.structs:
        return f"list(buffer, count[0], from.{name})"
    if name == "talon_card" and "seat" in buffer["description"]:
        return "array(buffer, count[0], from_card)"
    if name == "talon_card":
        return "list(buffer, count[0], from_card)"
    if name == "int64_t":
        return "array(buffer, count[0], from_amount)"
    return "list(buffer, count[0], tonumber)"


def write_function(api, function):
    name = function["name"]
    returns = function["returns"]["role"]
    given, before, passed, results, buffer = write_call(api, function)
    call = f"lib.{name}({', '.join(passed)})"
    yield f"function calls.{name[6:]}({', '.join(given)})"
    for line in before:
        yield "  " + line
    if buffer:
        size = "size_t" if buffer["unit"] == "bytes" else "uint32_t"
        enough = (buffer.get("enough") or {}).get("value", 4096)
        yield (f"  local buffer, capacity, count = "
               f"room(\"{element(buffer['type'])}\", {enough}, \"{size}\")")
        results.insert(0, buffer_result(api, buffer))
    if returns == "text":
        yield f"  return text({call})"
    elif returns == "value":
        kind = function["returns"]
        value = from_c(api, {"name": "", **kind}, call,
                       base_of(kind["type"]))
        yield f"  return {value}"
    else:
        yield f"  local status = {call}"
        if buffer:
            yield "  if status == E_SPACE then"
            yield (f"    buffer, capacity, count = "
                   f"room(\"{element(buffer['type'])}\", tonumber(count[0]) + 1, \"{size}\")")
            yield f"    status = {call}"
            yield "  end"
        yield "  must(status)"
        if any(s["status"] in ("TALON_UNKNOWN", "TALON_UNFINISHED")
               for s in function["statuses"]):
            results.append("note(status)")
        if results:
            yield f"  return {', '.join(results)}"
    yield "end"


def write_all(api):
    yield from common.head("--").splitlines()
    yield "local ffi = require \"ffi\""
    yield "local api = {}"
    yield f"api.version = {api.data['version_number']}"
    yield f"api.version_string = \"{api.data['version']}\""
    for other in api.data["libraries"][1:]:
        name = other["name"].removeprefix("talon-")
        yield f"api.{name}_version = {other['version_number']}"
        yield f"api.{name}_version_string = \"{other['version']}\""
    yield "api.sizes = {"
    for name in sorted(api.sizes):
        if name.endswith("_MAX") or name in (
                "TALON_SEED_BYTES", "TALON_DEAL_PLACES",
                "TALON_SAVED_EVENT_BYTES", "TALON_FH_SOLVER_BYTES_GOOD",
                "TALON_FH_NODES_DEFAULT", "TALON_FH_NODES_UNLIMITED",
                "TALON_FH_DISCARDS_EVERY", "TALON_FH_DISCARDS_BEST",
                "TALON_CERTAIN"):
            yield f"  {name[6:]} = {api.sizes[name]},"
    yield "}"
    yield "api.spaces = {"
    for space in api.data["spaces"]:
        yield f"  {space['name'][12:].lower()} = {space['number']},"
    yield "}"
    yield "api.advisor_spaces = {"
    for space in api.data["advisor_spaces"]:
        yield f"  {space['name'][20:].lower()} = {space['number']},"
    yield "}"
    yield "ffi.cdef [["
    yield from write_declarations(api)
    yield "]]"
    yield ""
    yield "-- What talon.lua gives: the library and its conversions."
    yield "function api.bind(lib, with)"
    yield from write_bind(api, "talon", (
        "talon_move", "talon_choice", "talon_event", "talon_fh_hand"), "")
    yield "-- What talon_advisor.lua gives, besides."
    yield "function api.bind_advisor(lib, with)"
    yield from write_bind(api, "talon-advisor", (
        "talon_fh_position", "talon_player_budget"),
        " from_level to_level from_advised to_advised to_limit to_stop")
    yield "return api"


def write_bind(api, library, taken, more):
    """The body of a function that makes the functions of a library."""
    helpers = ("from_cards from_card from_seats from_seat from_term to_mask "
               "to_card to_seats to_seat to_term to_game_id handle must note "
               "room list array put_array text one_set set_array card_array "
               "check_text to_struct reserved_of from_amount code_array "
               "to_mode to_code" + more).split()
    for i in range(0, len(helpers), 4):
        some = helpers[i:i + 4]
        yield (f"local {', '.join(some)} =\n  " +
               ", ".join("with." + name for name in some))
    yield "local E_SPACE, NOBODY = -3, -1"
    yield "local from, to, calls = with.from, with.to, {}"
    for struct in api.of("structs", library):
        if struct["name"] not in ("talon_allocator", "talon_rng",
                                  "talon_rules"):
            yield ""
            yield from write_from(api, struct)
    for name in taken:
        yield ""
        yield from write_to(api, api.structs[name])
    for function in api.of("functions", library):
        if function["name"] not in BY_HAND:
            yield ""
            yield from write_function(api, function)
    yield ""
    yield "return calls"
    yield "end"
    yield ""


def files(api):
    """The one file."""
    yield common.Whole("examples/bindings/lua/talon_cdef.lua",
                       "\n".join(write_all(Api(api))) + "\n")


if __name__ == "__main__":
    common.main(files, __doc__)
