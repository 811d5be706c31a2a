# SPDX-License-Identifier: MIT
"""Writes doc/calls.md: every function, and what it is called in each language.

The functions and their order are those of talon-api.json; the names are in
doc/calls.txt. Every function has a row there, and every name stands in the
sources of its binding; a dash stands for exactly what unwrapped.txt lists.

    calls.py            writes what is out of date
    calls.py --check    writes nothing, names what is out of date, and fails
"""
import re
import sys

import common
import tables

NAMES = "doc/calls.txt"
PAGE = "doc/calls.md"
BINDINGS = common.ROOT / "examples" / "bindings"
# The languages by their folders, and where their sources are.
LANGUAGES = {
    "C++": ("cpp", "talon*.hpp"), "C#": ("csharp", "*.cs"),
    "JavaScript": ("javascript", "*.js src/*.js"), "Lua": ("lua", "talon*.lua"),
    "Python": ("python", "talon/*.py"), "Rust": ("rust", "talon/src/*.rs"),
}
NONE = "–"
# What languages have of themselves, and files of modules.
OWN = {"str", "len", "list", "tostring", "require"}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|^\s*(?:#|--)[^\n]*", re.S | re.M)
HOMES = {"talon": "libtalon", "talon-advisor": "libtalon-advisor",
         "talon-words": "libtalon-words"}


def rows():
    """The names of each function by language, from doc/calls.txt."""
    text = (common.ROOT / NAMES).read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        function, *names = line.split(" | ")
        if len(names) != len(LANGUAGES):
            sys.exit(f"{NAMES}: {function} has {len(names)} names")
        yield function, dict(zip(LANGUAGES, names))


def identifiers(name):
    """The names of a call that its binding must have: what is called, without
    what it is called on. Operators and indices belong to the language."""
    called = re.sub(r"\(.*\)|\[.*\]|^#|^new | (?:==|=) .*", "", name)
    words = re.findall(r"[A-Za-z_]\w*", called)
    return [] if called != name and "new" not in name and "(" not in name \
        else [word for word in words[-1:] if word not in OWN]


def sources(folder, patterns):
    """The sources of a binding, without comments."""
    return "\n".join(COMMENT.sub("", path.read_text(encoding="utf-8"))
                     for pattern in patterns.split()
                     for path in sorted((BINDINGS / folder).glob(pattern)))


def left_out(folder):
    """The functions that a binding leaves out."""
    listed = BINDINGS / folder / "unwrapped.txt"
    return {line for line in listed.read_text(encoding="utf-8").splitlines()
            if not line.startswith("#")} if listed.exists() else set()


def problems(api, named):
    """What is wrong with the names, a line each."""
    exported = {function["name"] for function in api["functions"]}
    for function in sorted(exported ^ named.keys()):
        yield f"{function} has no row" if function in exported else \
            f"there is no function {function}"
    for language, (folder, patterns) in LANGUAGES.items():
        text, missing = sources(folder, patterns), left_out(folder)
        # In Lua, methods are made of the functions that begin with a prefix.
        begin = r"(?:\b|_)" if language == "Lua" else r"\b"
        for function, names in named.items():
            name = names[language]
            if (name == NONE) != (function in missing):
                yield f"{function}: {language} leaves it out, or does not"
            for word in identifiers(name):
                if not re.search(rf"{begin}{word}\b", text):
                    yield f"{function}: {language} has no {word}"


def shown(name):
    """A name in a table."""
    return name if name == NONE else f"`{name}`"


def page_of(api, named):
    """The tables, one for each header."""
    for header in api["headers"]:
        functions = [function["name"] for function in api["functions"]
                     if function["header"] == header["name"]]
        if not functions:
            continue
        yield f"\n## {header['name']}\n\n{header['brief']} It belongs to " \
            f"{HOMES[header['library']]}.\n\n"
        yield tables.table(["C", *LANGUAGES], [
            [f"`{name}`", *map(shown, named[name].values())]
            for name in functions])


def files(api):
    """The tables of the page."""
    named = dict(rows())
    wrong = list(problems(api, named))
    if wrong:
        sys.exit("\n".join(f"{NAMES}: {line}" for line in wrong))
    yield common.Part(PAGE, "calls", "".join(page_of(api, named)) + "\n")
