#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits POINTS_SPREAD of pf_constants.h: how often a hand brings one trick, and
two tricks, more than the solver says, in 1024ths, by the number of tricks left.

    spread.py            prints the numbers
    spread.py --check    fails if the header has other numbers

The difference is normal, with a standard deviation of 0.35 times the root of
half of the tricks left, rounded to whole tricks. Nothing here is random.
"""
import math
import pathlib
import re
import sys

HEADER = pathlib.Path(__file__).resolve().parents[3] / \
    "lib/advisor/five_hundred/pf_constants.h"
TRICKS = 10


def below(x):
    """The part of a standard normal distribution that is below x."""
    return (1 + math.erf(x / math.sqrt(2))) / 2


def spread(left):
    """How often one trick more, and how often two or more, in 1024ths."""
    if left == 0:
        return 0, 0
    deviation = 0.35 * math.sqrt(left / 2)
    to_one, to_two = (below(half / deviation) for half in (0.5, 1.5))
    return round(1024 * (to_two - to_one)), round(1024 * (1 - to_two))


def main():
    """Prints the numbers, or compares them with those of pf_constants.h."""
    wanted = [number for left in range(TRICKS + 1) for number in spread(left)]
    if sys.argv[1:] == ["--check"]:
        text = HEADER.read_text(encoding="utf-8")
        rows = re.search(r"#define POINTS_SPREAD\b((?:.*\\\n)+)", text)[1]
        kept = [int(one) for one in re.findall(r"OF_1024\((\d+)\)", rows)]
        if kept != wanted:
            sys.exit(f"POINTS_SPREAD has {kept}, the fit {wanted}")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        for left in range(TRICKS + 1):
            print(left, *spread(left))


main()
