# SPDX-License-Identifier: MIT
"""Shows that the comparison with baselines finds what it is for: makes one
fault at a time in a copy of the headers, of a version script, of the registry,
of layout.c or of a dump, and looks whether the copy is refused, and why.

    faults.py WORK

WORK is a directory for the copies. Prints a line for each fault.
"""
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OLD = HERE / "0.2.0"
sys.path.insert(0, str(ROOT / "doc" / "generate"))

import baseline  # noqa: E402
import compare  # noqa: E402

LIMITS = [line.split()[0] for line in compare.read(HERE / "limits.txt")]
COPIED = ("include/talon", "lib/advisor/headers.txt", "lib/words/headers.txt",
          "meson.build", "lib/meson.build",
          *(script for script, _ in baseline.LIBRARIES.values()))
failed = []


def tell(what, found, wanted):
    """Tells whether a fault was found, and by what."""
    if any(wanted in one for one in found):
        print(f"ok      {what}")
        return
    print(f"FAILED  {what}: {wanted} is not among these:", *found, sep="\n")
    failed.append(what)


def copied(work):
    """A fresh copy of what baselines are read from."""
    shutil.rmtree(work, ignore_errors=True)
    for path in COPIED:
        target = work / path
        target.parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
        copy(ROOT / path, target)
    return work


def edit(path, pattern, put):
    """Replaces the one match of a pattern in a file."""
    text, count = re.subn(pattern, put, path.read_text(), flags=re.S | re.M)
    if count != 1:
        sys.exit(f"{path.name}: “{pattern}” matches {count} times")
    path.write_text(text)


def of_tree(tree, folder, library):
    """What a baseline finds in a tree."""
    before = compare.read(folder / f"{library}.txt")
    now = baseline.Lines(tree).of(library)
    return list(compare.problems(before, now, LIMITS))


# A file, the fault in it, and what must be found. They are made in what 0.2.0
# has, which never changes.
FAULTS = {
    "an enumerator has another value": (
        "move.h", r"TALON_KIND_BUY = 35,", "TALON_KIND_BUY = 63,",
        "changed: constant TALON_KIND_BUY"),
    "an enumerator has another name": (
        "move.h", r"TALON_KIND_BUY = 35,", "TALON_KIND_SELL = 35,",
        "gone: constant TALON_KIND_BUY"),
    "a number is used again": (
        "move.h", r"TALON_KIND_BUY = 35,",
        "TALON_KIND_BUY = 35, TALON_KIND_TEST = 35,",
        "used twice: 35 of talon_kind_id"),
    "a ceiling is greater": (
        "base.h", r"TALON_SEATS_MAX = 16,", "TALON_SEATS_MAX = 17,",
        "changed: constant TALON_SEATS_MAX"),
    "a limit is less": (
        "base.h", r"TALON_EVENTS_MAX = \d+,", "TALON_EVENTS_MAX = 8,",
        "changed: constant TALON_EVENTS_MAX"),
    "a field has another name": (
        "move.h", r"int8_t other;(?=[^}]*} talon_move;)", "int8_t rival;",
        "gone: field talon_move.other"),
    "two fields are swapped": (
        "move.h", r"int8_t seat;([^}]*)int8_t other;(?=[^}]*} talon_move;)",
        r"int8_t other;\1int8_t seat;", "changed: field talon_move.seat"),
    "a struct is in another order": (
        "move.h", r"(int32_t amount;)([^}]*)(uint16_t kind;.*?\*/)"
        r"(?=[^}]*} talon_move;)", r"\3\n\1\2",
        "changed: field talon_move.kind"),
    "a field has another type": (
        "move.h", r"int8_t seat;(?=[^}]*} talon_move;)", "uint8_t seat;",
        "changed: field talon_move.seat"),
    "a struct has grown": (
        "move.h", r"uint8_t reserved\[6\];(?=[^}]*} talon_move;)",
        "uint8_t reserved[14];", "changed: struct talon_move"),
    "a function is gone": (
        "card.h", r"^TALON_API talon_status talon_card_make\([^;]*;", "",
        "gone: function talon_card_make"),
    "a parameter has another type": (
        "game.h", r"( talon_game_cards\([^;]*)uint32_t place",
        r"\1int32_t place", "changed: function talon_game_cards"),
    "two parameters are swapped": (
        "card.h", r"uint32_t suit, uint32_t rank",
        "uint32_t rank, uint32_t suit",
        "changed: function talon_card_make"),
    "a function has a further parameter": (
        "card.h", r"( talon_card_make\()", r"\1uint32_t pack, ",
        "changed: function talon_card_make"),
    "a function returns another type": (
        "card.h", r"uint32_t (talon_card_rank\()", r"int32_t \1",
        "changed: function talon_card_rank"),
    "a type has another width": (
        "card.h", r"typedef uint8_t talon_card;",
        "typedef uint16_t talon_card;",
        "changed: type talon_card"),
    "a symbol has moved to a later version": (
        "talon.map", r"^    talon_card_make;\n(.*^TALON_0\.4 \{\nglobal:\n)",
        r"\1    talon_card_make;\n", "is now talon_status (uint32_t suit, "
        "uint32_t rank, talon_card * card), TALON_0.4"),
    "a symbol is not exported": (
        "talon.map", r"^    talon_card_make;\n", "",
        "is now talon_status (uint32_t suit, "
        "uint32_t rank, talon_card * card), not exported"),
    "the soname is another": (
        "meson.build", r"^soversion = '0'", "soversion = '1'",
        "changed: soname talon"),
}

REGISTRY_FAULTS = {
    "a key has changed": (
        r"^(level 1) .*$", r"\1 learner-1", "gone: level 1 novice-1"),
    "a level has another number": (
        r"^level 1 ", "level 63 ", "gone: level 1 novice-1"),
    "a number has two keys": (
        r"^(level 1) .*$", r"\g<0>\n\1 learner-1", "used twice: level 1:"),
    "a key has two numbers": (
        r"^(option 1) 1 (.*)$", r"\g<0>\n\1 999 \2", "used twice: option 1 "),
}

# What is deleted or replaced in a dump, by lines.
DUMP_FAULTS = {
    "a function is gone": (
        r"<elf-symbol name='talon_card_make'[^\n]*\n"
        r"|<function-decl name='talon_card_make'.*?</function-decl>", ""),
    "a symbol has moved to a later version": (
        r"(<elf-symbol name='talon_card_make' version=)'TALON_0.2'",
        r"\1'TALON_0.4'"),
    "a parameter is an int": (
        r"(<function-decl name='talon_card_rank'.*?<parameter type-id=)'\w+'",
        r"\1'95e97e5e'"),
    "two fields are swapped": (
        r"(class-decl name='talon_move'.*?)'seat'(.*?)'other'",
        r"\1'other'\2'seat'"),
    "a field is elsewhere": (
        r"(class-decl name='talon_move'.*?layout-offset-in-bits=)'96'",
        r"\1'80'"),
}


def place_of(tree, name):
    """Where a file of FAULTS is in a tree."""
    return tree / ("include/talon" if name.endswith(".h") else
                   "lib" if name.endswith(".map") else "") / name


def try_old_names(work):
    """Faults in what 0.2.0 has."""
    for what, (name, pattern, put, wanted) in FAULTS.items():
        tree = copied(work)
        edit(place_of(tree, name), pattern, put)
        tell(what, of_tree(tree, OLD, "talon"), wanted)


def try_version(work):
    """Another number alone, which the next release begins with, is no fault."""
    tree = copied(work)
    for header in ("base.h", "advisor.h", "words.h"):
        edit(tree / "include" / "talon" / header,
             r"^(#define TALON_\w*VERSION_MINOR) \d+", r"\1 99")
    for library in baseline.LIBRARIES:
        tell(f"{library}: headers of a later release are no fault",
             of_tree(tree, HERE / "next", library) or ["none"], "none")


def try_advisor(work):
    """Two neighbors of the same type are swapped, whatever they are called."""
    headers = baseline.Headers(ROOT)
    struct, one, two = next(
        (name, one, two) for name, fields in headers.structs.items()
        if headers.library[name] == "talon-advisor"
        for (one, *kind), (two, *other) in zip(fields, fields[1:])
        if kind == other)
    tree = copied(work)
    for path in (tree / "include" / "talon").glob("*.h"):
        if f"}} {struct};" in path.read_text():
            edit(path, rf"\b{one};([^}}]*)\b{two};(?=[^}}]*}} {struct};)",
                 rf"{two};\1{one};")
    tell(f"advisor: {one} and {two} of {struct} are swapped",
         of_tree(tree, HERE / "next", "talon-advisor"),
         f"changed: field {struct}.{one}")
    for flags in ([], ["-m32"]):
        done = subprocess.run(
            ["gcc", *flags, "-std=c11", "-fsyntax-only", "-ffreestanding",
             f"-I{tree / 'include'}", HERE / "next" / "layout.c"], text=True,
            capture_output=True, check=False)
        tell(f"layout.c, {flags or 'no flags'}: they are swapped",
             done.stderr.split("\n") if done.returncode else [],
             f"FIELD({struct}, {one}, ")


def try_registry(work):
    """Faults in the registry."""
    before = compare.read(ROOT / "doc" / "registry.txt")
    for what, (pattern, put, wanted) in REGISTRY_FAULTS.items():
        path = work / "registry.txt"
        shutil.copy(ROOT / "doc" / "registry.txt", path)
        edit(path, pattern, put)
        tell(f"registry: {what}",
             list(compare.problems(before, compare.read(path), [])), wanted)


def try_dumps(work):
    """Faults in a dump, which abidiff must find."""
    before = OLD / "libtalon.abi"
    for what, (pattern, put) in DUMP_FAULTS.items():
        path = work / "fault.abi"
        text, count = re.subn(pattern, put, before.read_text(), flags=re.S)
        path.write_text(text)
        done = subprocess.run(["sh", HERE / "dumps.sh", before, path],
                              text=True, capture_output=True, check=False)
        wanted = "function" if count else "a place for the fault"
        tell(f"dump: {what}",
             done.stdout.split("\n") if done.returncode else [], wanted)


def main():
    """Makes all faults."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    work = pathlib.Path(sys.argv[1]).resolve()
    work.mkdir(parents=True, exist_ok=True)
    tell("no fault", of_tree(copied(work / "tree"), OLD, "talon") or ["none"],
         "none")
    try_old_names(work / "tree")
    try_version(work / "tree")
    try_advisor(work / "tree")
    try_registry(work)
    try_dumps(work)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
