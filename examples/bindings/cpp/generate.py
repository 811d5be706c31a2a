#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the enumerations of talon.hpp, talon_advisor.hpp and talon_words.hpp
from talon-api.json. The rest of these headers is written by hand.

    generate.py            writes what is out of date
    generate.py --check    writes nothing, names what is out of date, and fails
"""
import pathlib
import re
import sys
import textwrap

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "doc" / "generate"))
import common  # noqa: E402

HERE = "examples/bindings/cpp/"
# Enumerations whose numbers are one space, and names that would say too little.
MERGED = {"talon_denomination_id": "talon_suit_id"}
NAMES = {"talon_suit_id": "denomination", "talon_poker_id": "poker_hand",
         "talon_type_id": "option_type", "talon_game_id": "game_id",
         "talon_record_id": "annotations", "talon_chance_id": "chance_of",
         "talon_reading_id": "read_as"}
# Numbers of which 0 is another one than "none".
FROM_0 = {"talon_place_id"}
# Sets of numbers without keys.
KEYLESS = {"talon_card_style_id", "talon_reading_id"}
# Keywords, and the name of a struct, get a "_" at their end.
KEYWORDS = {"void", "switch", "double", "move"}


def enumerators(enumeration):
    prefix = enumeration["prefix"]
    for entry in enumeration["enumerators"]:
        name = entry["name"][len(prefix):].lower()
        yield name + "_" * (name in KEYWORDS), entry["name"]


def is_scoped(enumeration):
    """Whether it is a set of numbers, and not sizes or single constants."""
    return ("space" in enumeration or enumeration["name"] in KEYLESS or
            all(e.get("key") is not None for e in enumeration["enumerators"]))


def name_of(enumeration):
    name = NAMES.get(enumeration["name"])
    return name or re.sub(r"^talon_(fh_|tr_)?(.*)_id$", r"\2",
                          enumeration["name"])


def write_enumeration(enumeration, more):
    pairs = [*enumerators(enumeration)]
    for other in more:
        pairs += enumerators(other)
    values = [e["value"] for e in enumeration["enumerators"]]
    signed = min(values) < 0
    if not signed and 0 not in values and enumeration["name"] not in FROM_0:
        pairs.insert(0, ("none", "0"))
    body = ", ".join(f"{name}\u00a0=\u00a0{value}" for name, value in pairs)
    number = "std::int32_t" if signed else "std::uint32_t"
    yield f"enum class {name_of(enumeration)} : {number} {{"
    for line in textwrap.wrap(body, 80, initial_indent="    ",
                              subsequent_indent="    "):
        yield line.replace("\u00a0", " ")
    yield "};"
    if "space" in enumeration:
        kind, space = "std::uint32_t", enumeration["space"]
        if enumeration["library"] == "talon-advisor":
            kind, space = "advisor_space", f"{{{space}}}"
        yield f"constexpr {kind} space_of({name_of(enumeration)})"
        yield from ("{", f"    return {space};", "}")
    yield ""


def write_all(api, library):
    scoped = [e for e in api["enumerations"]
              if is_scoped(e) and e["library"] == library]
    for place, pattern in ((None, r"talon_(?!fh_|tr_)"), ("fh", "talon_fh_"),
                           ("tr", "talon_tr_")):
        if place and not any(re.match(pattern, e["name"]) for e in scoped):
            continue
        if place:
            yield f"namespace {place} {{"
        for enumeration in scoped:
            name = enumeration["name"]
            if re.match(pattern, name) and name not in MERGED:
                more = [e for e in scoped if MERGED.get(e["name"]) == name]
                yield from write_enumeration(enumeration, more)
        if place:
            yield f"}} // namespace {place}"
            yield ""


def files(api):
    """The enumerations of each library, in the header of its own."""
    for header, library in (("talon.hpp", "talon"),
                            ("talon_advisor.hpp", "talon-advisor"),
                            ("talon_words.hpp", "talon-words")):
        yield common.Part(HERE + header, "enumerations",
                          "\n".join(write_all(api, library)))


if __name__ == "__main__":
    common.main(files, __doc__)
