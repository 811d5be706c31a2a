#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes talon as one source and one header.

    python3 lib/one_file.py [--advisor] [--words] DIRECTORY

With --advisor the players and the solver are in the two files, too, and with
--words the sentences. DIRECTORY/talon.h has all public headers,
DIRECTORY/talon.c everything else. In talon.c whatever is not public is static.
The sources are those of lib/sources.txt, and of the lists of the other two, in
that order; a header stands before the first file that
includes it. Files are copied as they are, comments included, but for what one
file requires:

- Includes, the guards of inner headers, and repeated license lines are dropped.
- A name that one file defines for itself, and that means something else in a
  file that does not see the definition, gets the name of its file in front:
  `choices` of fh_kitty.c becomes `fh_kitty_choices`. Macros of a source end
  with it.
- Inline functions that nothing calls are left out.
- A header without a guard is a pattern that several sources fill in. It is
  copied to where it is included, with its conditions decided.
- Names shared by files (`tln_...`) become static. With TALON_INNER defined
  they are not, which is for the tests: they call them. TALON_INNER=2 also
  leaves the list of games out (lib/games.c), for a program with a list of its
  own.

The script fails, and writes nothing, if afterwards two files still define the
same name.
"""
import argparse
import collections
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

TOKEN = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)
  | (?P<space>(?:\\\n|[ \t\f])+)
  | (?P<line>\n)
  | (?P<mark>->|\.\.\.|\#\#|.)
""", re.VERBOSE | re.DOTALL)

OPEN, CLOSE = "([{", ")]}"
CONDITION = re.compile(r"\s*#\s*(if|ifdef|ifndef|elif|else|endif)\b(.*)")
TYPES = ("struct", "union", "enum")
LIBC = ("memcpy", "memmove", "memset", "memcmp")


class Token:
    """A piece of text; `directive` is the word after # of its line, or ''."""

    def __init__(self, kind, text, directive):
        self.kind = kind
        self.text = text
        self.directive = directive


def tokens_of(text):
    """The tokens of a source; joined together they are its text."""
    found = []
    directive = None
    fresh = True
    for match in TOKEN.finditer(text):
        kind, part = match.lastgroup, match.group()
        if kind == "line":
            fresh, directive = True, None
        elif kind == "mark" and part == "#" and fresh:
            directive, fresh = "#", False
        elif kind not in ("space", "comment"):
            if directive == "#" and kind == "name":
                directive = part
            fresh = False
        found.append(Token(kind, part, directive or ""))
    return found


class File:
    """A file of lib/, and what it defines at file scope for itself."""

    def __init__(self, path):
        self.path = path
        self.unit = os.path.splitext(os.path.basename(path))[0]
        with open(os.path.join(ROOT, "lib", path), encoding="utf-8") as source:
            self.text = source.read()
        self.text = fill_in(strip_frame(self.text, path))
        self.includes = re.findall(r'^#\s*include\s+"([^"]+)"', self.text,
                                   re.MULTILINE)
        self.macros = []
        self.own = set()
        self.shared = set()
        self.members = set()
        self.inner = []

    def parse(self):
        self.tokens = tokens_of(self.text)
        self.find_macros()
        for declaration in declarations_in(self.tokens):
            self.read_declaration(declaration)
        self.own |= set(self.macros)

    def names(self):
        return {key_of(self.tokens, i)
                for i, token in enumerate(self.tokens) if token.kind == "name"}

    def find_macros(self):
        for i, token in enumerate(self.tokens):
            if token.kind == "name" and token.directive == "define" and \
                    mark_before(self.tokens, i) == "define" and \
                    token.text not in self.macros:
                self.macros.append(token.text)

    def read_declaration(self, declaration):
        """Takes the names out of a declaration at file scope."""
        words = [token.text for _, token in declaration]
        self.read_types(declaration)
        name = name_declared(declaration)
        if name is None:
            return
        if words[0] in ("static", "typedef"):
            self.own.add(name)
        elif name.startswith("tln_"):
            self.shared.add(name)
            self.make_inner(declaration, name)
        elif not name.startswith("talon_") and name not in LIBC:
            sys.exit(f"{self.path}: {name} is neither static nor has a prefix")

    def read_types(self, declaration):
        """Tags, enumerators, and the places of the members of structs."""
        inside = []
        for k, (i, token) in enumerate(declaration):
            before = [t.text for _, t in declaration[max(0, k - 2):k]]
            after = declaration[k + 1][1].text if k + 1 < len(declaration) \
                else ""
            if token.text == "{":
                inside.append(before[-1] if before[-1] in TYPES else
                              before[-2] if len(before) > 1 and
                              before[-2] in TYPES else "other")
            elif token.text == "}":
                inside.pop()
            elif token.kind == "name" and before[-1:] and \
                    before[-1] in TYPES and after == "{":
                self.own.add("struct " + token.text)
            elif token.kind == "name" and inside == ["enum"] and \
                    before[-1] in ("{", ","):
                self.own.add(token.text)
            elif token.kind == "name" and inside[-1:] in (["struct"],
                                                          ["union"]) and \
                    (after in (";", ",", ":") or after == "[" or
                     before[-2:] == ["(", "*"]) and before[-1] != "[":
                self.members.add(i)

    def make_inner(self, declaration, name):
        """What files share is INNER where it is defined or declared, and data
        that is only declared is INNER_DATA."""
        first, token = declaration[0]
        if token.text != "extern":
            self.inner.append(first)
            return
        token.text = "INNER_DATA"
        words = [t.text for _, t in declaration]
        at = words.index(name)
        if words[at + 1:at + 3] == ["[", "]"]:
            # Nothing static is declared without a size; it is defined first.
            for i in range(first, declaration[-1][0] + 1):
                self.tokens[i].text = ""


def guard_of(path):
    return "TALON_" + re.sub(r"\W", "_", path).upper()


def fill_in(text):
    """Copies headers without a guard into a source, and decides what they ask
    about its macros."""
    def copied(match):
        with open(os.path.join(ROOT, "lib", match[1]),
                  encoding="utf-8") as source:
            inner = source.read()
        if match[1].startswith("talon/") or guard_of(match[1]) in inner:
            return match[0]
        return re.sub(r"\A/\* SPDX[^\n]*\n", "", inner)

    before = None
    filled = text
    while filled != before:
        before = filled
        filled = re.sub(r'^#\s*include\s+"(?!talon/)([^"]+)"\n', copied,
                        filled, flags=re.MULTILINE)
    return filled if filled == text else decide(filled)


def decide(text):
    """Leaves out what the macros of a text leave out. A macro that is the name
    of a function of talon is replaced by it."""
    names = dict(re.findall(r"^#define (\w+) +(tln_\w+)\n", text, re.MULTILINE))
    for name, meaning in names.items():
        text = re.sub(rf"^#define {name} .*\n", "", text, flags=re.MULTILINE)
        text = re.sub(rf"\b{name}\b", meaning, text)
    asked = set(re.findall(r"^#\s*define (\w+)", text, re.MULTILINE))
    known, kept, nested = {}, [], []
    for line in text.split("\n"):
        condition = CONDITION.match(line)
        here = all(branch == "yes" for branch, open_ in nested if not open_)
        if condition is None:
            define = re.match(r"#define (\w+)(\([^ ]*)?(?: +(.*))?", line)
            if here and define is not None:
                known[define[1]] = None if define[2] else define[3]
            if here:
                kept.append(line)
            continue
        word, what = condition.groups()
        if word.startswith("if"):
            answer = answer_of(word, what.strip(), known, asked)
            nested.append((answer, answer is None))
        elif nested[-1][1] and word == "endif":
            nested.pop()
        elif word == "endif":
            nested.pop()
            continue
        elif not nested[-1][1]:
            was = nested[-1][0]
            if word == "elif" and was == "no":
                now = answer_of("if", what.strip(), known, asked)
                if now is None:
                    sys.exit(f"a pattern asks about {what}")
            else:
                now = "yes" if was == "no" else "done"
            nested[-1] = (now, False)
        if here and (condition[1] == "endif" or nested[-1][1]):
            kept.append(line)
    return "\n".join(kept)


def answer_of(word, what, known, asked):
    """Whether a condition holds, "yes" or "no"; None if the compiler decides
    that."""
    if word != "if":
        if what not in asked:
            return None
        return "yes" if (what in known) == (word == "ifdef") else "no"
    for _ in range(9):
        what = re.sub(r"[A-Za-z_]\w*",
                      lambda name: known.get(name[0]) or name[0], what)
    if re.search(r"[A-Za-z_]", what):
        return None
    what = what.replace("&&", " and ").replace("||", " or ")
    what = re.sub(r"!(?!=)", " not ", what)
    return "yes" if eval(what, {"__builtins__": {}}) else "no"


def strip_frame(text, path):
    """Takes away the license line and the guard of a header."""
    text = re.sub(r"\A/\* SPDX[^\n]*\n", "", text)
    if path.endswith(".h"):
        guard = guard_of(path)
        text, found = re.subn(
            rf"#ifndef {guard}\n#define {guard}\n(.*)\n#endif\n\Z", r"\1",
            text, flags=re.DOTALL)
        if found != 1:
            sys.exit(f"{path}: the guard is not {guard}")
    return text


def declarations_in(tokens):
    """The declarations and definitions at file scope: lists of (index, token),
    without comments, directives and the bodies of functions."""
    found, current, depth, body = [], [], 0, False
    for i, token in enumerate(tokens):
        if token.directive or token.kind in ("space", "comment", "line"):
            continue
        if token.text == "{" and depth == 0 and current and \
                current[-1][1].text == ")":
            body = True
        if not body:
            current.append((i, token))
        if token.kind == "mark" and token.text in OPEN:
            depth += 1
        elif token.kind == "mark" and token.text in CLOSE:
            depth -= 1
            if depth == 0 and body:
                found.append(current)
                current, body = [], False
        elif token.text == ";" and depth == 0:
            found.append(current)
            current = []
    return found


def name_declared(declaration):
    """The function or object that is declared, or None."""
    words = [token.text for _, token in declaration]
    if "_Static_assert" in words[:1] or "__attribute__" in words:
        return None
    depth = 0
    last = None
    for k, (_, token) in enumerate(declaration):
        if depth == 0 and token.text in ("(", "[", "=", ";"):
            if token.text == "(" and words[k + 1] == "*":
                return next(t.text for _, t in declaration[k + 2:]
                            if t.kind == "name" and t.text != "const")
            # A macro at file scope, or a type alone, declares nothing.
            return last if last is not None and k > 1 and \
                words[k - 1] == last and words[k - 2] not in TYPES else None
        if token.text in OPEN:
            depth += 1
        elif token.text in CLOSE:
            depth -= 1
        elif depth == 0 and token.kind == "name":
            last = token.text
    return None


def listed(*path):
    """The lines of a list in lib/."""
    with open(os.path.join(ROOT, "lib", *path), encoding="utf-8") as text:
        return [line.strip() for line in text
                if line.strip() and not line.startswith("#")]


def read_files(parts):
    """The files in the order in which they stand in talon.c."""
    sources = listed("sources.txt")
    for part in parts:
        sources += [f"{part}/{path}" for path in listed(part, "sources.txt")]
    files = {}

    def add(path):
        if path in files:
            return
        file = File(path)
        for target in file.includes:
            if not target.startswith("talon/"):
                add(target)
        files[path] = file

    for path in sources:
        add(path)
    return files


def count_words(text):
    return collections.Counter(re.findall(r"\w+", text))


def drop_unused(files):
    """Takes functions out of headers that no file calls: those that only a game
    of the tests needs, and those of a pattern that a source has no use for.
    Compilers warn of them in a source."""
    function = re.compile(r"(?:^/\*(?:(?!\*/).)*\*/\n)?"
                          r"^static (?:inline|ALWAYS_INLINE) "
                          r"[^;{}]*?(\w+)\([^;{}]*\)\n\{\n.*?^\}\n\n?",
                          re.DOTALL | re.MULTILINE)
    dropped = True
    while dropped:
        dropped = False
        every = count_words("".join(file.text for file in files.values()))
        for file in files.values():
            seen = every
            if file.path.endswith(".c"):
                seen = count_words(re.sub(r"/\*.*?\*/", "", file.text,
                                          flags=re.DOTALL))
            for match in function.finditer(file.text):
                if seen[match[1]] == 1:
                    file.text = file.text.replace(match[0], "")
                    dropped = True


def scopes_of(files):
    """For each file the files that see what it defines: itself, and those that
    include it."""
    sees = {}
    for path, file in files.items():
        sees[path] = {path}
        for target in file.includes:
            sees[path] |= sees.get(target, set())
    return {path: [other for other in files if path in sees[other]]
            for path in files}


def rename_clashes(files):
    """Gives names that mean something else in another file the name of their
    file; returns how many."""
    scopes = scopes_of(files)
    names = {path: file.names() for path, file in files.items()}
    known = set().union(*names.values())
    count = 0
    for path, file in files.items():
        outside = set().union(*(names[other] for other in files
                                if other not in scopes[path]))
        for name in sorted(file.own & outside):
            if name in file.macros and path.endswith(".c"):
                continue  # it ends with its file
            new = new_name(path, name, known)
            known.add(new)
            for other in scopes[path]:
                rename(files[other], name, new)
            file.own.remove(name)
            file.own.add(new)
            file.macros = [new if macro == name else macro
                           for macro in file.macros]
            count += 1
    return count


def new_name(path, name, known):
    """The name of a file's own: with its unit in front, and with the folder
    too if that is a name already."""
    tag, _, plain = name.rpartition(" ")
    parts = os.path.splitext(path)[0].split("/") + [plain]
    for first in range(len(parts) - 2, -1, -1):
        new = "_".join(parts[first:])
        if name.upper() == name:
            new = new.upper()
        new = f"{tag} {new}".strip()
        if new not in known:
            return new
    sys.exit(f"{path}: {name} cannot become {new}")


def rename(file, name, new):
    plain = name.rpartition(" ")[2]
    for i, token in enumerate(file.tokens):
        if token.text != plain or token.kind != "name" or i in file.members:
            continue
        if key_of(file.tokens, i) == name and \
                mark_before(file.tokens, i) not in (".", "->"):
            token.text = new.rpartition(" ")[2]


def key_of(tokens, i):
    """A name as the sets of names have it: tags are names of their own."""
    tag = mark_before(tokens, i) in TYPES
    return f"struct {tokens[i].text}" if tag else tokens[i].text


def mark_before(tokens, i):
    """The text of the token before, but for space and comments."""
    while i > 0:
        i -= 1
        if tokens[i].kind not in ("space", "comment", "line"):
            return tokens[i].text
    return ""


def check_names(files):
    """Fails if two files define the same name."""
    owner = {}
    wrong = 0
    for path, file in files.items():
        for name in sorted(file.own | (file.shared if path.endswith(".c")
                                       else set())):
            if name in file.macros and path.endswith(".c"):
                continue
            if name in owner:
                print(f"{name} is defined by {owner[name]} and {path}",
                      file=sys.stderr)
                wrong += 1
            owner[name] = path
    if wrong:
        sys.exit("two files define the same name; nothing was written")


def section(file):
    """A file as it stands in talon.c."""
    for i in file.inner:
        file.tokens[i].text = "INNER " + file.tokens[i].text
    text = "".join(token.text for token in file.tokens)
    text = re.sub(r'^#\s*include\s+"[^"]+"\n', "", text, flags=re.MULTILINE)
    text = re.sub(r"\n{3,}", "\n\n", text).strip("\n")
    if file.path.endswith(".c") and file.macros:
        text += "\n\n" + "\n".join(f"#undef {name}" for name in file.macros)
    title = f"/* ---- lib/{file.path} "
    text = f"{title:-<76}*/\n\n{text}\n"
    if file.path == "games.c":
        text = f"#if TALON_INNER < 2\n{text}#endif\n"
    return text


def license_text(what):
    """The comment that opens a file: what it is, and the license."""
    with open(os.path.join(ROOT, "COPYING"), encoding="utf-8") as text:
        copying = text.read().strip()
    lines = [what, ""] + [line for line in copying.split("\n")
                          if "SPDX" not in line]
    body = "\n".join(f" * {line}".rstrip() for line in lines)
    return f"/* SPDX-License-Identifier: MIT */\n/*\n{body}\n */\n"


def public_header(parts):
    """All public headers, each before those that include it."""
    done, texts = set(), []

    def add(name):
        if name in done:
            return
        done.add(name)
        with open(os.path.join(ROOT, "include", "talon", name),
                  encoding="utf-8") as source:
            text = re.sub(r"\A/\* SPDX[^\n]*\n", "", source.read())
        include = r'^#include "([^"]+)"\n'
        for other in re.findall(include, text, re.MULTILINE):
            add(other)
        text = re.sub(include, "", text, flags=re.MULTILINE)
        text = re.sub(r"\n{3,}", "\n\n", text)
        title = f"/* ---- talon/{name} "
        texts.append(f"{title:-<76}*/\n\n{text}")

    add("talon.h")
    for part in parts:
        for name in listed(part, "headers.txt"):
            add(name)
    return "\n".join(texts)


def version():
    with open(os.path.join(ROOT, "include", "talon", "base.h"),
              encoding="utf-8") as source:
        return ".".join(re.findall(
            r"^#define TALON_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)",
            source.read(), re.MULTILINE))


INNER = """\
#include "talon.h"

/* What files share is static here. The tests of talon define TALON_INNER. */
#ifndef TALON_INNER
#define TALON_INNER 0
#endif
#if TALON_INNER
#define INNER
#define INNER_DATA extern
#else
#define INNER      static
#define INNER_DATA static
#endif

"""


def arguments():
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description="Writes talon as one source and one header, talon.c and "
                    "talon.h (doc/embedding.md).")
    parser.add_argument("--advisor", action="store_true",
                        help="with the computer players and the solver")
    parser.add_argument("--words", action="store_true",
                        help="with sentences in English and German")
    parser.add_argument("directory", metavar="DIRECTORY",
                        help="where the two files are written; it is made if "
                             "it is not there")
    return parser.parse_args()


def main():
    wanted = arguments()
    parts = [part for part in ("advisor", "words") if getattr(wanted, part)]
    files = read_files(parts)
    drop_unused(files)
    for file in files.values():
        file.parse()
    renamed = rename_clashes(files)
    check_names(files)
    made = f"of talon {version()} in one file, made by lib/one_file.py."
    texts = {
        "talon.h": license_text(f"The public interface {made}") + "\n" +
                   public_header(parts),
        "talon.c": license_text(f"The sources {made}") + INNER +
                   "\n".join(section(file) for file in files.values()),
    }
    os.makedirs(wanted.directory, exist_ok=True)
    for name, text in texts.items():
        with open(os.path.join(wanted.directory, name), "w", encoding="utf-8",
                  newline="\n") as out:
            out.write(text)
        print(f"{name}: {text.count(chr(10))} lines")
    print(f"renamed: {renamed}")


main()
