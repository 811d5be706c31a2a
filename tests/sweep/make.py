#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the table of all exported functions (functions.h).

    make.py API.json >calls.c

Every function gets a row with what the interface says of its parameters, and a
few lines that call it with arguments of any kind. Nothing in this script knows
a function by its name, so new ones are swept, and called by the fuzzers, as
soon as they are exported. In values.c and sweep.c some have exceptions by name:
of what their texts are, and of what a refused call may change.
"""
import json
import sys

# Types of which values.c can make something better than a number.
MADE = {
    "talon_game": "GAME", "talon_fh_solver": "SOLVER", "talon_rules": "RULES",
    "talon_move": "MOVE", "talon_rng": "RNG", "talon_event": "EVENT",
    "talon_card": "CARD", "talon_cards": "CARDS", "talon_words": "WORDS",
    "talon_player_budget": "BUDGET", "talon_player_notes": "NOTES",
    "talon_fh_position": "POSITION", "talon_fh_deal_table": "TABLE",
    "talon_fh_hand": "HAND", "talon_reading": "READING",
    "talon_choice": "CHOICE", "talon_allocator": "ALLOCATOR", "char": "TEXT",
}

# Where a buffer that is always enough depends on another argument: room for
# the most events that are passed.
TIMES = 160

# Memory that is always enough is large for the solver; this is the least that
# it takes.
SOLVER_BYTES = 65536

NULLS = {"refused": "NULL_REFUSED", "allowed": "NULL_ALLOWED",
         "if-empty": "NULL_IF_EMPTY"}


def enough(parameter):
    room = parameter.get("enough")
    if room is None:
        return 0
    if room.get("name") == "TALON_FH_SOLVER_BYTES_AMPLE":
        return SOLVER_BYTES
    if "times" in room:
        return max(1, room["value"] * TIMES // room.get("over", 1))
    return room["value"]


def size_of(parameter):
    name = parameter["type"]["name"]
    if parameter["type"]["pointer"] == 0:
        return "0"
    if parameter["type"]["pointer"] == 2:
        return "sizeof(void *)"
    if name in ("void", "talon_game", "talon_fh_solver"):
        return "1"
    return f"sizeof({name})"


def row(parameter, names):
    def place(key):
        other = parameter.get(key)
        return names.index(other) if isinstance(other, str) else -1

    kind = parameter["type"]
    flags = [flag for flag, is_set in (
        ("IS_READ", parameter["direction"] != "out"),
        ("IS_WRITTEN", parameter["direction"] != "in"),
        ("IS_SET_ON_REFUSAL", "set_on_refusal" in parameter),
        ("IS_TERMINATED", "terminated" in parameter),
        ("IS_FILLED", "filled" in parameter or
         parameter.get("enough", {}).get("times") == "wanted"),
        ("IS_POINTER", kind["pointer"] > 0),
        ("IS_SIGNED", kind["base"] in ("i8", "i16", "i32", "i64")),
    ) if is_set]
    role = parameter["role"].upper().replace("-", "_")
    return "{%s}" % ", ".join([
        f'"{parameter["name"]}"', f"ROLE_{role}",
        f"TYPE_{MADE.get(kind['name'], 'OTHER')}",
        NULLS.get(parameter.get("null"), "NULL_NONE"),
        " | ".join(flags) or "0", size_of(parameter),
        str(kind.get("length", 0)), str(enough(parameter)),
        str(place("length") if "length" in parameter else place("capacity")),
        str(place("count"))])


def argument(index, parameter):
    kind = parameter["type"]
    if kind["pointer"]:
        star = " *" * kind["pointer"]
        const = "const " if kind["const"] else ""
        return f"({const}{kind['name']}{star})a[{index}].p"
    return f"({kind['name']})a[{index}].n"


def write_function(index, function):
    parameters = function["parameters"]
    names = [parameter["name"] for parameter in parameters]
    arguments = ", ".join(argument(i, p) for i, p in enumerate(parameters))
    call = f"{function['name']}({arguments})"
    role = function["returns"]["role"]
    print(f"static void call_{index}(const union argument *a, "
          "struct answer *answer)\n{\n    (void)a;\n    (void)answer;")
    print({"status": f"    answer->status = {call};",
           "text": f"    answer->text = {call};",
           "value": f"    answer->number = (int64_t){call};",
           "none": f"    {call};"}[role])
    print("}\n")
    rows = ",\n    ".join(row(p, names) for p in parameters) or "{0}"
    print(f"static const struct parameter parameters_{index}[] = {{\n"
          f"    {rows}}};\n")
    statuses = "".join(f"{s['status']}, " for s in function.get("statuses", []))
    print(f"static const talon_status statuses_{index}[] = {{{statuses}"
          "NO_MORE_STATUSES};\n")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        functions = json.load(file)["functions"]
    print("/* Made by tests/sweep/make.py from doc/talon-api.json. */")
    print('#include "sweep/functions.h"\n')
    for index, function in enumerate(functions):
        write_function(index, function)
    print("const struct function functions[] = {")
    for index, function in enumerate(functions):
        print(f'    {{"{function["name"]}", '
              f"RETURNS_{function['returns']['role'].upper()}, "
              f"{len(function['parameters'])}, parameters_{index}, "
              f"statuses_{index}, call_{index},\n     "
              f"{int(function['library'] == 'talon-advisor')}}},")
    print("};\nconst uint32_t functions_count = "
          f"{len(functions)};")


main()
