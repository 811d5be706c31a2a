# SPDX-License-Identifier: MIT
"""Checks that all files have the layout that .editorconfig describes, and
prints the places that do not: UTF-8, the ends of lines, spaces for tabs, no
space at the end of a line, and 80 columns in sources and documents.

    python3 tests/form/layout.py [ROOT]

A line may be longer for one thing that cannot be broken: a text between quotes,
or a word with no space in it, of 40 characters or more; and so may tables,
pictures and blocks of Markdown, which show what programs print. Style sheets
have a rule on each line. What is generated has the layout that its generator
gives it.
"""
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else
                    pathlib.Path(__file__).resolve().parents[2])
LEFT_OUT = {".git", "node_modules", "build", "dist", "__pycache__", "target"}
BYTES = (".bin", ".png", ".gz")
SEEDS = "tests/fuzz/seeds/"
COLUMNS = 80
SOURCES = {".py", ".sh", ".rs", ".cs", ".ts", ".tsx", ".js", ".mjs", ".lua",
           ".pl", ".build", ".cpp", ".hpp", ".c", ".h", ".html", ".md"}
UNBROKEN = re.compile(r"""'[^']{40,}|"[^"]{40,}|\S{40,}""")
TABS = {"tests/install/debian/debian/rules"}  # as make wants them


# Commands that a page shows, each on one line, and lists of words.
LISTS = re.compile(r"tests/install/[a-z]+/build[a-z-]*\.sh|"
                   r"tests/form/names\.sh|doc/calls\.md")


def generated():
    """The files that .gitattributes calls so."""
    for line in (ROOT / ".gitattributes").read_text("utf-8").splitlines():
        if line.endswith(" linguist-generated"):
            yield line.split()[0].lstrip("/")


def files():
    """All files of the project that are text, by their paths."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(set(folders) - LEFT_OUT)
        for name in sorted(names):
            path = str((pathlib.Path(folder) / name).relative_to(ROOT))
            if not path.endswith(BYTES) and not path.startswith(SEEDS):
                yield path


def prose(lines):
    """The lines of a Markdown page, but for its tables and blocks: the line is
    empty there."""
    block = False
    for line in lines:
        if line.lstrip().startswith("```"):
            block = not block
        shown = block or line.lstrip().startswith(("|", "!", "<!--"))
        yield "" if shown else line


def faults(path, made):
    try:
        text = (ROOT / path).read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        yield 1, "is not UTF-8"
        return
    if "\r" in text:
        yield 1, "has carriage returns"
    if text and not text.endswith("\n"):
        yield text.count("\n") + 1, "does not end with a line"
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if "\t" in line and path not in TABS:
            yield number, "has a tab"
        if line != line.rstrip() and not path.endswith(".md"):
            yield number, "has a space at its end"
    suffix = pathlib.Path(path).suffix
    if suffix not in SOURCES or path in made or LISTS.fullmatch(path):
        return
    for number, line in enumerate(prose(lines) if suffix == ".md" else lines,
                                  1):
        if len(line) > COLUMNS and not UNBROKEN.search(line):
            yield number, f"has {len(line)} columns"


MADE = set(generated())
WRONG = [f"{path}:{line} {what}" for path in files()
         for line, what in faults(path, MADE)]
sys.exit("\n".join(WRONG) or 0)
