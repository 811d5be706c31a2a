# SPDX-License-Identifier: MIT
"""Compares the figures of README.md with what can be counted in the tree, and
prints those that are not right. With the table that gcovr wrote, coverage is
compared, too: README.md may claim less than was measured, but not more.

    python3 tests/form/figures.py [COVERAGE.csv]
"""
import csv
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
API = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))


def clauses():
    """How many clauses the rule books have."""
    books = ((ROOT / "doc" / name).read_text("utf-8")
             for name in ("five-hundred.md", "tripoli.md"))
    return sum(len(re.findall(r"^\*\*[A-Z]{2}-\d+\*\*", book, flags=re.M))
               for book in books)


def tests(pattern):
    """How many tests are listed in test programs, by their names."""
    return sum(len(re.findall(rf"^TEST\({pattern}", path.read_text("utf-8"),
                              flags=re.M))
               for path in (ROOT / "tests").rglob("*.c"))


def record_lines():
    """Lines of the annotated games, but for the one with the license."""
    return sum(len(path.read_text("utf-8").splitlines()) - 1
               for path in (ROOT / "tests" / "records").glob("*.talon"))


def random_games():
    """Whole random games of both games and deals of Tripoli, if all are played:
    the two programs name each number once."""
    return sum(int(count)
               for game in ("five_hundred", "tripoli")
               for count in re.findall(
                   r"games_to_play\((\d+)\)",
                   (ROOT / "tests" / game / "test_random.c").read_text()))


def options(key):
    """How many presets and options a game has."""
    game = next(game for game in API["games"] if game["key"] == key)
    return len(game["presets"]), len(game["options"])


def number(text):
    return float(text.replace(",", ""))


# What README.md says, and what is so; where it says "more than", it is less
# than that by a hundred at most.
FIGURES = [
    (r"as ([\d,]+) numbered clauses", clauses),
    (r"([\d,]+) files of annotated games",
     lambda: len(list((ROOT / "tests" / "records").glob("*.talon")))),
    (r"each of their ([\d,]+) lines", record_lines),
    (r"([\d,]+) random games and deals", random_games),
    (r"every way of scoring in use; (\d+) presets",
     lambda: options("five-hundred")[0]),
    (r"every way of scoring in use; \d+ presets, (\d+) options",
     lambda: options("five-hundred")[1]),
    (r"side pots, Michigan; (\d+) presets", lambda: options("tripoli")[0]),
    (r"side pots, Michigan; \d+ presets, (\d+) options",
     lambda: options("tripoli")[1]),
]
MORE_THAN = [
    (r"Of more than ([\d,]+) tests", lambda: tests("")),
    (r"tests, more than ([\d,]+) are named after a clause",
     lambda: tests(r"(fh|tr)_\d")),
]
COVERED = [
    (r"reach ([\d.]+) % of the lines", "line"),
    (r"lines and ([\d.]+) % of the branches", "branch"),
]


def said(pattern):
    found = re.findall(pattern, README)
    return number(found[0]) if len(found) == 1 else None


def wrong_figures():
    for pattern, count in FIGURES:
        if said(pattern) != count():
            yield f"README.md: {pattern}: {said(pattern)}, but {count()}"
    for pattern, count in MORE_THAN:
        least = said(pattern)
        if least is None or not least < count() <= least + 100:
            yield f"README.md: {pattern}: {least}, but {count()}"


def wrong_coverage(path):
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for pattern, what in COVERED:
        covered = sum(int(row[f"{what}_covered"]) for row in rows)
        total = sum(int(row[f"{what}_total"]) for row in rows)
        measured = 100 * covered / total
        if said(pattern) is None or said(pattern) > measured:
            yield (f"README.md: {pattern}: {said(pattern)}, but "
                   f"{measured:.2f}")


WRONG = list(wrong_coverage(sys.argv[1]) if len(sys.argv) > 1 else
             wrong_figures())
sys.exit("\n".join(WRONG) or 0)
