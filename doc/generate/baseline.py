# SPDX-License-Identifier: MIT
"""Writes what programs are compiled against, as the compiler sees it, to
tests/abi/next/: for each library a list with a line for every function,
constant, struct, field and type of its headers, and one source for all that
compiles only where all structs are laid out like here.

    baseline.py                  writes what is out of date
    baseline.py --check          writes nothing, names it, and fails
    baseline.py --lines ROOT     prints the lines of all libraries of a tree

The lines:

    soname LIBRARY: NAME
    function NAME: TYPE (PARAMETERS), NODE OF THE VERSION SCRIPT
    constant NAME: VALUE in ENUMERATION
    struct NAME: SIZE, ALIGNMENT; the same with 32 bits
    field STRUCT.NAME: TYPE at OFFSET, SIZE; the same with 32 bits
    type NAME: TYPE

Neither Doxygen nor the library is asked: the headers go through the
preprocessor, and sizes, offsets and values come from a compiler for 64 and one
for 32 bits. Declarations that are written in another way than those of the
headers today are refused.
"""
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

import common

CC = os.environ.get("CC", "cc").split()
PATH = "tests/abi/next/"
LIBRARIES = {"talon": ("lib/talon.map", "soversion"),
             "talon-advisor": ("lib/advisor/talon-advisor.map",
                               "advisor_soversion"),
             "talon-words": ("lib/words/talon-words.map", "words_soversion")}
COMPILERS_32 = [[*CC, "-m32"], ["clang", "--target=i386-none-elf"]]
MAGIC = 0x54414C4F4E414249  # begins the table that the compiler fills in
LONGEST = 80


class Headers:
    """The declarations of a tree's headers, taken apart."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.types = {}      # name: what it is; "struct" if it is incomplete
        self.structs = {}    # name: [(field, type, lengths)]
        self.constants = {}  # name: enumeration
        self.functions = {}  # name: (result, parameters)
        self.library = {}    # name: library
        owner = {}
        for library, folder in (("talon-advisor", "advisor"),
                                ("talon-words", "words")):
            listed = self.root / "lib" / folder / "headers.txt"
            if listed.exists():
                owner |= {line: library
                          for line in listed.read_text().split("\n")
                          if line and line[0] != "#"}
        names = sorted(path.name for path in
                       (self.root / "include" / "talon").glob("*.h"))
        self.include = "".join(f"#include <talon/{name}>\n" for name in names)
        for header, statement in self.statements():
            self.read(statement, owner.get(header, "talon"))

    def statements(self):
        """All declarations with their headers."""
        done = subprocess.run(
            [*CC, "-std=c11", "-E", "-DTALON_API=", "-ffreestanding",
             f"-I{self.root / 'include'}", "-xc", "-"], input=self.include,
            text=True, check=True, capture_output=True)
        text, header = "", ""
        for line in done.stdout.split("\n"):
            mark = re.match(r'# \d+ "(.*?)"', line)
            if mark:
                path = pathlib.Path(mark[1])
                header = path.name if path.parent.name == "talon" else ""
            elif header:
                text += " " + line
                if text.endswith(";") and text.count("{") == text.count("}"):
                    yield header, " ".join(text.split())[:-1]
                    text = ""
        if text.strip():
            sys.exit(f"this does not end: {text.strip()[:60]}")

    def read(self, text, library):
        """Reads one declaration."""
        enum = re.fullmatch(r"enum (\w+) \{(.*?),? ?\}", text)
        whole = re.fullmatch(r"typedef struct (\w+) \{(.*)\} \1", text)
        opaque = re.fullmatch(r"typedef struct (\w+) \1", text)
        alias = re.fullmatch(r"typedef (\w+) (\w+)", text)
        function = re.fullmatch(r"(.*?[ *])(\w+) ?\((.*)\)", text)
        if enum:
            for part in enum[2].split(","):
                self.constants[part.split("=")[0].strip()] = enum[1]
                self.library[part.split("=")[0].strip()] = library
            return
        if whole:
            name = whole[1]
            self.structs[name] = [self.declared(one) for one in
                                  whole[2].strip().strip(";").split(";")]
        elif opaque:
            name = opaque[1]
            self.types[name] = "incomplete"
        elif alias:
            name = alias[2]
            self.types[name] = alias[1]
        elif function:
            name = function[2]
            self.functions[name] = function[1].strip(), [
                self.declared(one) for one in function[3].split(",")]
        else:
            sys.exit(f"this declaration is not understood: {text}")
        self.library[name] = library

    def declared(self, text):
        """A field or parameter: its name, its type, its lengths."""
        text = text.strip()
        pointer = re.fullmatch(r"(.*)\(\*(\w+)\)(\(.*\))", text)
        if pointer:
            return pointer[2], f"{pointer[1]}(*){pointer[3]}", []
        if text == "void":
            return "", "void", []
        found = re.fullmatch(r"(.*?[ *])(\w+)((?:\[[^]]+\])*)", text) or \
            sys.exit(f"this is not understood: {text}")
        return found[2], found[1].strip(), re.findall(r"\[([^]]+)\]", found[3])


def questions(headers):
    """The constant expressions that a compiler must know."""
    wanted = set(headers.constants)
    for name, fields in headers.structs.items():
        wanted |= {f"sizeof({name})", f"_Alignof({name})"}
        for field, _, lengths in fields:
            wanted |= {f"offsetof({name}, {field})",
                       f"sizeof((({name} *)0)->{field})", *lengths}
    for _, parameters in headers.functions.values():
        for _, _, lengths in parameters:
            wanted |= set(lengths)
    return sorted(wanted)


def answers(headers, wanted, *compilers):
    """The values of the expressions, by the first compiler that works."""
    source = "#include <stddef.h>\n" + headers.include + \
        "const long long values[] = {\n" + f"{MAGIC}, ~{MAGIC},\n" + \
        "".join(f"(long long)({one}),\n" for one in wanted) + "};\n"
    with tempfile.TemporaryDirectory() as work:
        target = pathlib.Path(work) / "values.o"
        for compiler in compilers:
            done = subprocess.run(
                [*compiler, "-std=c11", "-ffreestanding", "-fno-lto", "-w",
                 f"-I{headers.root / 'include'}", "-c", "-xc", "-", "-o",
                 str(target)], input=source, text=True, check=False,
                capture_output=True)
            if done.returncode == 0:
                break
        else:
            sys.exit(f"no compiler takes the headers:\n{done.stderr}")
        code = target.read_bytes()
    for order in "<>":
        at = code.find(struct.pack(order + "qq", MAGIC, ~MAGIC))
        if at >= 0:
            return dict(zip(wanted, struct.unpack_from(
                f"{order}{len(wanted)}q", code, at + 16)))
    return sys.exit("the compiler hides the values")


def nodes_of(text):
    """The node of every function in a version script."""
    nodes = {}
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for node, body in re.findall(r"(\w[\w.]*) \{(.*?)\}", text, re.S):
        body = body.split("local:")[0]
        for name in re.findall(r"(\w+);", body):
            nodes[name] = node
    return nodes


class Lines:
    """The lines of a tree, and the source that asserts layouts."""

    def __init__(self, root):
        self.headers = Headers(root)
        wanted = questions(self.headers)
        self.wide = answers(self.headers, wanted, CC)
        self.narrow = answers(self.headers, wanted, *COMPILERS_32)
        self.nodes, self.sonames = {}, {}
        build = (self.headers.root / "meson.build").read_text()
        lib = (self.headers.root / "lib" / "meson.build").read_text()
        for library, (script, word) in LIBRARIES.items():
            path = self.headers.root / script
            number = re.search(rf"\b{word}(?: = |: )'(\d+)'", build + lib)
            if path.exists() and number:
                self.nodes.update(nodes_of(path.read_text()))
                self.sonames[library] = f"lib{library}.so.{number[1]}"

    def sizes(self, *expressions):
        """What expressions give with 64 and with 32 bits."""
        return "; ".join(", ".join(str(values[one]) for one in expressions)
                         for values in (self.wide, self.narrow))

    def type_text(self, kind, lengths):
        """A type with its lengths as numbers."""
        return kind + "".join(f"[{self.wide[one]}]" for one in lengths)

    def parameter(self, name, kind, lengths):
        """A parameter: its type and, apart from it, its name."""
        return f"{self.type_text(kind, lengths)} {name}".strip()

    def of(self, library):
        """The lines of a library, sorted."""
        if library not in self.sonames:
            return []
        headers, lines = self.headers, []
        for name in headers.library:
            if headers.library[name] != library:
                continue
            if name in headers.constants:
                lines.append(f"constant {name}: {self.wide[name]} in "
                             f"{headers.constants[name]}")
            elif name in headers.types:
                lines.append(f"type {name}: {headers.types[name]}")
            elif name in headers.structs:
                lines += self.of_struct(name)
            else:
                result, parameters = headers.functions[name]
                taken = ", ".join(self.parameter(*one) for one in parameters)
                lines.append(f"function {name}: {result} ({taken}), "
                             f"{self.nodes.get(name, 'not exported')}")
        lines.append(f"soname {library}: {self.sonames[library]}")
        return sorted(lines)

    def of_struct(self, name):
        """The lines of a struct."""
        sizes = self.sizes(f"sizeof({name})", f"_Alignof({name})")
        yield f"struct {name}: {sizes}"
        for field, kind, lengths in self.headers.structs[name]:
            sizes = self.sizes(f"offsetof({name}, {field})",
                               f"sizeof((({name} *)0)->{field})")
            yield f"field {name}.{field}: {self.type_text(kind, lengths)} " \
                f"at {sizes}"

    def assertion(self, macro, *parts):
        """A call of a macro within the columns of a source."""
        line = f"{macro}({', '.join(parts)});"
        if len(line) > LONGEST:
            gap = "\n" + " " * (len(macro) + 1)
            line = f"{macro}({', '.join(parts[:2])},{gap}" \
                f"{', '.join(parts[2:])});"
        return line

    def source(self):
        """The source that asserts all layouts."""
        for name, fields in self.headers.structs.items():
            size = f"sizeof({name})"
            yield ""
            yield self.assertion("SIZE", name, str(self.wide[size]),
                                 str(self.narrow[size]))
            for field, _, _ in fields:
                place = f"offsetof({name}, {field})"
                size = f"sizeof((({name} *)0)->{field})"
                yield self.assertion("FIELD", name, field, *(
                    str(values[one]) for values in (self.wide, self.narrow)
                    for one in (place, size)))


SOURCE = """\
/* SPDX-License-Identifier: MIT */
/* %s */
/* Asserts the size of every struct in the public headers of all libraries, and
 * the offset and size of each field, with 64 and with 32 bits. Nothing is run:
 * if this file compiles, as C and as C++, they are right. */
/* clang-format off */
#include <stddef.h>
#include <stdint.h>
%s
#define JOIN(a, b) a##b
#define NAME(line) JOIN(holds_in_line_, line)
#define HOLDS(fact) typedef char NAME(__LINE__)[(fact) ? 1 : -1]

#if UINTPTR_MAX > 0xFFFFFFFF
#define SIZE(type, wide, narrow) HOLDS(sizeof(type) == (wide))
#define FIELD(type, field, at, size, at_32, size_32) \\
    HOLDS(offsetof(type, field) == (at) && \\
          sizeof(((type *)0)->field) == (size))
#else
#define SIZE(type, wide, narrow) HOLDS(sizeof(type) == (narrow))
#define FIELD(type, field, at, size, at_32, size_32) \\
    HOLDS(offsetof(type, field) == (at_32) && \\
          sizeof(((type *)0)->field) == (size_32))
#endif
"""


def files(_api):
    """The lists and the source."""
    lines = Lines(common.ROOT)
    for library in LIBRARIES:
        yield common.Whole(f"{PATH}{library}.txt", common.head("#") + "".join(
            line + "\n" for line in lines.of(library)))
    yield common.Whole(f"{PATH}layout.c", SOURCE % (
        common.MARK, lines.headers.include) + "".join(
            line + "\n" for line in lines.source()))


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--lines":
        TREE = Lines(sys.argv[2])
        for LIBRARY in LIBRARIES:
            print(*TREE.of(LIBRARY), sep="\n")
    else:
        common.settle(files(None), common.is_check(__doc__))
