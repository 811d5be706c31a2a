# SPDX-License-Identifier: MIT
"""Writes lib/advisor/base/known_values.h: the values of options that the
advisor knows, from lib/advisor/<game>/options.txt.

    known.py            writes what is out of date
    known.py --check    writes nothing, names what is out of date, and fails
"""
import re
import sys

import common

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")
HEAD = f"""/* {common.LICENSE} */
/* {common.MARK} */
/* The values of options that this advisor knows, from options.txt of each
 * game: low, low+step, … up to high. */
#ifndef TALON_ADVISOR_BASE_KNOWN_VALUES_H
#define TALON_ADVISOR_BASE_KNOWN_VALUES_H

#include <stddef.h>
#include <stdint.h>

struct known_values {{
    int32_t option;
    int32_t low;
    int32_t high;
    int32_t step;
}};

struct known_game {{
    uint32_t game_id;
    const struct known_values *values;
    size_t count;
}};

/* clang-format off */
"""


def merged(values):
    """Single numbers as ranges of consecutive ones."""
    ranges = []
    for value in sorted(values):
        if ranges and ranges[-1][1] + 1 == value:
            ranges[-1][1] = value
        else:
            ranges.append([value, value])
    return [(low, high, 1) for low, high in ranges]


def ranges_of(option, words, path):
    """The ranges of the values of an option, written as in options.txt."""
    named = {value["key"]: value["value"] for value in option["values"]}
    singles, ranges = [], []
    for word in words:
        found = RANGE.fullmatch(word)
        if found:
            ranges.append((int(found[1]), int(found[2]), int(found[3] or 1)))
        elif word in named:
            singles.append(named[word])
        else:
            sys.exit(f"{path}: {option['key']}: no such value: {word}")
    alone = [value for value in singles
             if not any(value in range(low, high + 1, step)
                        for low, high, step in ranges)]
    return sorted(merged(alone) + ranges)


def folder_of(game):
    """The folder of the players of a game, from the root."""
    return f"lib/advisor/{game['key'].replace('-', '_')}"


def rows_of(path):
    """The rows of an options.txt: for each key, the values and what players
    do."""
    lines = [line for line in path.read_text("utf-8").split("\n")
             if line and line[0] != "#"]
    for first, second in zip(lines[::2], lines[1::2]):
        key, *values = first.split()
        yield key, values, second.strip()


def table(game):
    """The table of a game, and its row in the table of games."""
    path = common.ROOT / folder_of(game) / "options.txt"
    name = "known_" + path.parent.name
    options = {option["key"]: option for option in game["options"]}
    rows = []
    for key, words, _ in rows_of(path):
        if key not in options:
            sys.exit(f"{path}: no such option: {key}")
        number = options[key]["number"]
        rows += [f"    {{{number}, {low}, {high}, {step}}},\n"
                 for low, high, step in ranges_of(options[key], words, path)]
    return (f"\nstatic const struct known_values {name}[] = {{\n" +
            "".join(rows) + "};\n",
            f"    {{{game['number']}, {name}, {len(rows)}}},\n")


def files(api):
    """The header."""
    tables = [table(game) for game in api["games"]
              if (common.ROOT / folder_of(game) / "options.txt").exists()]
    yield common.Whole(
        "lib/advisor/base/known_values.h",
        HEAD + "".join(values for values, _ in tables) +
        "\nstatic const struct known_game known_games[] = {\n" +
        "".join(row for _, row in tables) + "};\n\n#endif\n")


if __name__ == "__main__":
    common.main(files, __doc__)
