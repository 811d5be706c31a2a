# SPDX-License-Identifier: MIT
"""Checks the sizes in the headers of libtalon, and prints what is wrong.

Every constant that ends in _MAX is in an enumeration that says what it is: a
ceiling or a limit. Each limit has a number in talon_limit_id, whose comment
names it, and doc/abi.md lists it with that number; it lists each ceiling, too.

    python3 tests/form/limits.py
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
API = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))
POLICY = (ROOT / "doc" / "abi.md").read_text("utf-8")


def reported():
    """The numbers of talon_limit_id by the constant that each names."""
    [limits] = [entry for entry in API["enumerations"]
                if entry["name"] == "talon_limit_id"]
    return {found[1]: row["name"] for row in limits["enumerators"]
            if (found := re.fullmatch(r"(TALON_\w+)", row["description"]))}


def listed(*names):
    """Whether a row of a table in doc/abi.md has all these names."""
    return any(all(f"`{name}`" in row for name in names)
               for row in POLICY.splitlines() if row.startswith("|"))


def of_entry(entry, numbers):
    """What an enumeration of sizes lacks."""
    said = f"{entry['brief']} {entry.get('details', '')}"
    what = re.match(r"(Ceiling|Limit)s?:", said)
    for row in entry["enumerators"]:
        name = row["name"]
        if what is None:
            yield f"{name}: its enumeration begins with neither " \
                "“Ceiling:” nor “Limit:”"
        elif what[1] == "Ceiling" and not listed(name):
            yield f"{name}: doc/abi.md does not list this ceiling"
        elif what[1] == "Limit" and name not in numbers:
            yield f"{name}: no number of talon_limit_id is of this limit"
        elif what[1] == "Limit" and not listed(name, numbers[name]):
            yield f"{name}: doc/abi.md does not list it with {numbers[name]}"


def problems():
    """All that is wrong, a line each."""
    numbers = reported()
    for entry in API["enumerations"]:
        if entry["library"] != "talon":
            continue
        names = [row["name"] for row in entry["enumerators"]]
        if re.match(r"(Ceiling|Limit)s?:", entry["brief"]) or \
                any(name.endswith("_MAX") for name in names):
            yield from of_entry(entry, numbers)
    known = {row["name"] for entry in API["enumerations"]
             for row in entry["enumerators"]}
    for name in sorted(set(numbers) - known):
        yield f"{numbers[name]}: there is no {name}"


if __name__ == "__main__":
    wrong = list(problems())
    print("\n".join(wrong) or "every size is a ceiling or a limit")
    sys.exit(1 if wrong else 0)
