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

#include <stdint.h>

struct known_values {{
    int32_t option;
    int32_t low;
    int32_t high;
    int32_t step;
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
    return sorted(merged(singles) + ranges)


def table(game):
    """The table of a game."""
    folder = game["key"].replace("-", "_")
    path = common.ROOT / "lib" / "advisor" / folder / "options.txt"
    lines = [line.split() for line in path.read_text("utf-8").split("\n")
             if line and line[0] not in "# "]
    options = {option["key"]: option for option in game["options"]}
    rows = []
    for key, *words in lines:
        if key not in options:
            sys.exit(f"{path}: no such option: {key}")
        number = options[key]["number"]
        rows += [f"    {{{number}, {low}, {high}, {step}}},\n"
                 for low, high, step in ranges_of(options[key], words, path)]
    return (f"\nstatic const struct known_values known_{folder}[] = {{\n" +
            "".join(rows) + "};\n")


def files(api):
    """The header."""
    yield common.Whole("lib/advisor/base/known_values.h", HEAD + "".join(
        table(game) for game in api["games"]) + "\n#endif\n")


if __name__ == "__main__":
    common.main(files, __doc__)
