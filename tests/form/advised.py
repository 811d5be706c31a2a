# SPDX-License-Identifier: MIT
"""Compares how the players say that they treat each option with the options
that there are, so that no option or value is added without a decision about
it.

    python3 tests/form/advised.py

lib/advisor/<game>/options.txt has two lines for each option, in their order:
its key and the values that players know, and how they treat it. Options that
are `read` are in the sources of the advisor, and others are not.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))[
    "games"]
SOURCES = "\n".join(path.read_text("utf-8")
                    for path in sorted((ROOT / "lib/advisor").rglob("*.[ch]")))


def values_of(option):
    """The values of an option as the tables write them."""
    words = [(value["value"], value["key"]) for value in option["values"]]
    if "range" in option:
        low, high, step = (option["range"][one]
                           for one in ("low", "high", "step"))
        words.append((low, f"{low}..{high}" + (f"/{step}" if step > 1 else
                                               "")))
    return " ".join(text for _, text in sorted(words, key=lambda one: one[0]))


def rows_of(path):
    """The options of a table: key, values, and how they are treated."""
    lines = [line for line in path.read_text("utf-8").split("\n")
             if line and line[0] != "#"]
    for first, second in zip(lines[::2], lines[1::2]):
        key, *values = first.split()
        yield key, " ".join(values), second.strip()


def problems_of(option, rows):
    """What is wrong with the row of an option."""
    values, how = rows.get(option["key"], (None, None))
    if values is None:
        yield "players treat it in no known way"
        return
    if values != values_of(option):
        yield f"players know the values {values}, and there are " + \
            values_of(option)
    if not re.fullmatch(r"(read|asked|none): \S.*", how):
        yield f"not `read`, `asked` or `none` with a reason: “{how}”"
    is_read = f"[{option['name']}]" in SOURCES
    if is_read != how.startswith("read:"):
        yield f"“{how}”, but {option['name']} is " + \
            ("in" if is_read else "not in") + " the sources of the advisor"


def check(game):
    """Everything that is wrong with the table of a game."""
    path = f"lib/advisor/{game['key'].replace('-', '_')}/options.txt"
    rows = {key: rest for key, *rest in rows_of(ROOT / path)}
    options = [option["key"] for option in game["options"]]
    for option in game["options"]:
        for problem in problems_of(option, rows):
            yield f"{path}: {option['key']}: {problem}"
    for key in sorted(set(rows) - set(options)):
        yield f"{path}: {key}: no such option"
    if list(rows) != options and set(rows) == set(options):
        yield f"{path}: not in the order of the options"


sys.exit("\n".join(line for game in GAMES for line in check(game)) or 0)
