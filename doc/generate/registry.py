# SPDX-License-Identifier: MIT
"""Writes doc/registry.txt: every public number and key that was ever released,
sorted, a line each:

    enum NAME VALUE                  an enumerator of the headers
    key SPACE NUMBER KEY             a term of terms.h
    level NUMBER KEY                 a level of players
    advisor-key SPACE NUMBER KEY     a term of advisor.h
    game NUMBER KEY                  a game
    option GAME NUMBER KEY           an option of a game
    group GAME OPTION KEY            the group of an option
    value GAME OPTION NUMBER KEY     a named value of an option
    preset GAME NUMBER KEY           a preset of a game
    field GAME INDEX KEY             a field of its observations

Lines are added and never changed or taken away; what would is refused.
"""
import sys

import common

PATH = "doc/registry.txt"
HEAD = """\
# Every public number and key that was ever released, sorted. Nothing here is
# changed, taken away or given to anything else; tests/install/run.sh compares
# it with the installed library. doc/generate/registry.py says what each line
# means.
"""
# Enumerators that follow the version.
VERSIONS = {"TALON_HEADERS", "TALON_ADVISOR_HEADERS", "TALON_WORDS_HEADERS"}


def of_game(game):
    """The lines of a game."""
    number = game["number"]
    yield f"game {number} {game['key']}"
    for preset in game["presets"]:
        yield f"preset {number} {preset['number']} {preset['key']}"
    for index, field in enumerate(game["observation"]):
        yield f"field {number} {index} {field['key']}"
    for option in game["options"]:
        place = f"{number} {option['number']}"
        yield f"option {place} {option['key']}"
        yield f"group {place} {option['group']['key']}"
        for value in option["values"]:
            yield f"value {place} {value['value']} {value['key']}"


def lines_of(api):
    """All lines, in no order."""
    for entry in api["enumerations"]:
        for row in entry["enumerators"]:
            if row["name"] not in VERSIONS:
                yield f"enum {row['name']} {row['value']}"
            if entry["name"] == "talon_level_id":
                yield f"level {row['value']} {row['key']}"
    for spaces, word in (("spaces", "key"), ("advisor_spaces", "advisor-key")):
        for space in api[spaces]:
            for term in space["terms"]:
                yield f"{word} {space['number']} {term['number']} {term['key']}"
    for game in api["games"]:
        yield from of_game(game)


def not_since(api, kept):
    """Enumerators that are not registered yet and claim to be older."""
    for entry in api["enumerations"]:
        for row in entry["enumerators"]:
            if f"enum {row['name']} {row['value']}" not in kept and \
                    row["since"] != api["version"] and \
                    row["name"] not in VERSIONS:
                yield f"{row['name']}: it is new, but @since of its " \
                    f"enumeration has no “{api['version']} for #{row['name']}”"


def files(api):
    """The registry, if it holds what was registered."""
    lines = set(lines_of(api))
    kept = (common.ROOT / PATH).read_text(encoding="utf-8").split("\n")
    problems = list(not_since(api, set(kept)))
    if problems:
        sys.exit("\n".join(problems))
    gone = [line for line in kept
            if line and line[0] != "#" and line not in lines]
    if gone:
        sys.exit(f"{PATH}: registered, but changed or removed (delete a line "
                 "by hand only if it\nwas never released):\n" +
                 "\n".join(gone))
    yield common.Whole(PATH, common.head("#") + HEAD + "".join(
        line + "\n" for line in sorted(lines)))


if __name__ == "__main__":
    common.main(files, __doc__)
