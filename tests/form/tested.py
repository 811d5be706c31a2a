# SPDX-License-Identifier: MIT
"""Checks clauses, options and statuses, and prints what is missing.

Every clause of the rule books is cited in lib/ and has a test named after it
(fh_17_… for FH-17), and no test is named after a clause that does not exist.
Every option is set in a test of its game (by the option's key, as in "inkle
on", or by the name of its number). Every status is in a test and, if only one
game has it, in the rule book of that game.

    python3 tests/form/tested.py
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
API = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))


def text_of(paths):
    """The text of all these files."""
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def of_refusals(game):
    """Statuses that only one game has, if its rule book does not name them."""
    book = (ROOT / "doc" / f"{game['key']}.md").read_text("utf-8")
    prefixes = {clause.split("-")[0] for option in game["options"]
                for clause in option["clauses"]}
    for status in API["statuses"]:
        cited = {clause.split("-")[0] for clause in status["clauses"]}
        if cited == prefixes and status["name"].removeprefix("TALON_") \
                not in book:
            yield f"doc/{game['key']}.md has no {status['name']} in its " \
                "refusals or conflicts"


def of_clauses(game, tests):
    """Clauses that are not cited or have no test, and tests named after
    clauses that do not exist."""
    book = (ROOT / "doc" / f"{game['key']}.md").read_text("utf-8")
    stated = re.findall(r"^\*\*([A-Z]+)-(\d+)\*\*", book, re.M)
    prefix = stated[0][0]
    named = re.findall(rf"^START_TEST\(({prefix.lower()}_0*(\d+)_\w+)", tests,
                       re.M)
    numbers = {number for _, number in stated}
    for _, number in stated:
        if not re.search(rf"\b{prefix}-{number}\b", SOURCES):
            yield f"{prefix}-{number} is cited nowhere in lib/"
        if number not in {other for _, other in named}:
            yield f"{prefix}-{number} has no test: name one " \
                f"{prefix.lower()}_{number}_…"
    for name, number in named:
        if number not in numbers:
            yield f"the test {name} is of no clause"


def of_options(game):
    """Options that no test of the game sets."""
    folder = f"tests/{game['key'].replace('-', '_')}"
    tests = text_of((ROOT / folder).rglob("*.c"))
    for option in game["options"]:
        if not re.search(rf"[\" ]{option['key']} |\b{option['name']}\b",
                         tests):
            yield f"no test in {folder} sets {option['key']}"


def of_statuses(tests):
    """Statuses that no test names."""
    for status in API["statuses"]:
        if not re.search(rf"\b{status['name']}\b", tests):
            yield f"no test names {status['name']}"


SOURCES = text_of((ROOT / "lib").rglob("*.[ch]"))
TESTS = text_of((ROOT / "tests").rglob("test_*.c"))
PROBLEMS = [line for game in API["games"]
            for line in (*of_clauses(game, TESTS), *of_options(game),
                         *of_refusals(game))]
PROBLEMS.extend(of_statuses(TESTS))
sys.exit("\n".join(PROBLEMS) or 0)
