# SPDX-License-Identifier: MIT
"""Checks that the players of libtalon-advisor know everything in the headers:
every option and value, every level, every reason for advice.

    python3 tests/form/advised.py

lib/advisor/<game>/options.txt has two lines for each option, in the order of
the options. The first has its key and the values that players know, the second
says how they treat it. Options marked `read` must be in the sources of the
players, and others must not. So whoever adds an option or a value has to decide
how players treat it. The solver reads options for itself, and for both.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "doc" / "generate"))
from known import folder_of, rows_of  # noqa: E402
API = json.loads((ROOT / "doc" / "talon-api.json").read_text("utf-8"))
# The page that describes the levels of each game, and the file that enters them
# in matches.
PAGES = {"five-hundred": "doc/players.md", "tripoli": "doc/players-tripoli.md"}
MATCHES = ROOT / "tests" / "measure" / "tournament" / "ours.c"


def sources(folder):
    """The sources of a folder, without the vocabulary."""
    return "\n".join(path.read_text("utf-8")
                     for path in sorted((ROOT / folder).rglob("*.[ch]"))
                     if path.name != "vocabulary.c")


SOURCES = "\n".join(sources(f"lib/advisor/{folder}") for folder in (
    "base", "player", "five_hundred", "tripoli", "games"))


def values_of(option):
    """The values of an option, written as in the tables."""
    words = [(value["value"], value["key"]) for value in option["values"]]
    if "range" in option:
        low, high, step = (option["range"][one]
                           for one in ("low", "high", "step"))
        words.append((low, f"{low}..{high}" + (f"/{step}" if step > 1 else
                                               "")))
    return " ".join(text for _, text in sorted(words, key=lambda one: one[0]))


def problems_of(option, rows):
    """What is wrong with the row of an option."""
    values, how = rows.get(option["key"], (None, None))
    if values is None:
        yield "players treat it in no known way"
        return
    if " ".join(values) != values_of(option):
        yield f"players know the values {' '.join(values)}, and there are " + \
            values_of(option)
    if not re.fullmatch(r"(read|asked|none): \S.*", how):
        yield f"not `read`, `asked` or `none` with a reason: “{how}”"
    is_read = f"[{option['name']}]" in SOURCES
    if is_read != how.startswith("read:"):
        yield f"“{how}”, but {option['name']} is " + \
            ("in" if is_read else "not in") + " the sources of the players"


def check_options(game):
    """Everything that is wrong with the table of a game."""
    path = f"{folder_of(game)}/options.txt"
    if not (ROOT / path).exists():
        yield f"{path} is missing"
        return
    rows = {key: rest for key, *rest in rows_of(ROOT / path)}
    options = [option["key"] for option in game["options"]]
    for option in game["options"]:
        for problem in problems_of(option, rows):
            yield f"{path}: {option['key']}: {problem}"
    for key in sorted(set(rows) - set(options)):
        yield f"{path}: {key}: no such option"
    if list(rows) != options and set(rows) == set(options):
        yield f"{path}: not in the order of the options"


def rows_of_enumeration(tag):
    """The enumerators of an enumeration."""
    [entry] = [one for one in API["enumerations"] if one["name"] == tag]
    return entry["enumerators"]


def check_levels(game):
    """Levels that the players of a game do not have, or that the page about
    them or the tournament program leaves out."""
    text = sources(folder_of(game))
    page = PAGES.get(game["key"])
    if page is None:
        yield f"PAGES in tests/form/advised.py has no page of {game['key']}"
        return
    levels = (ROOT / page).read_text("utf-8")
    for row in rows_of_enumeration("talon_level_id"):
        if f"[{row['name']}]" not in text:
            yield f"{folder_of(game)}: no table has a row for {row['name']}"
        if f"`{row['key']}`" not in levels:
            yield f"{page}: there is no {row['key']}"
        if f"LEVEL({game['name']}, \"{row['key']}\", {row['name']})" not in \
                MATCHES.read_text("utf-8"):
            yield f"{MATCHES.relative_to(ROOT)}: no {row['key']} of " + \
                game["key"]


def check_reasons():
    """Reasons for advice that no player gives or no test expects by name."""
    for text, what in ((SOURCES, "given by a player"),
                       (sources("tests/advisor"), "expected by a test")):
        for row in rows_of_enumeration("talon_advice_reason_id"):
            if not re.search(rf"\b{row['name']}\b", text):
                yield f"{row['name']} is not {what}"


PROBLEMS = [line for game in API["games"]
            for line in (*check_options(game), *check_levels(game))]
PROBLEMS.extend(check_reasons())
sys.exit("\n".join(PROBLEMS) or 0)
