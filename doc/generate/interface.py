# SPDX-License-Identifier: MIT
"""Writes doc/talon-api.json: the interface of talon as data.

    python3 doc/generate/interface.py            brings that file up to date
    python3 doc/generate/interface.py --check    says what differs

What the headers say is read from Doxygen's XML, sizes and offsets come from the
compiler, and keys, texts, games and options from libtalon and libtalon-advisor,
which are compiled for this. Nothing is guessed: doc/style.md lists the words in
which the comments of the headers say things, and others are an error here.
Needs Doxygen, a C compiler, and one that makes code for 32 bits (`cc -m32` or
clang; nothing is linked or run for 32 bits).
"""
import ctypes
import json
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import common
import words
from common import ROOT

WORK = ROOT / "build" / "api"
CC = os.environ.get("CC", "cc").split()
COMPILERS_32 = [CC + ["-m32"], ["clang", "--target=i386-none-elf"],
                ["clang", "--target=wasm32"]]
MAGIC = 0x54414C4F4E415049  # begins the table that the compiler fills in
NUMBERS = {"char": "char", "int8_t": "i8", "uint8_t": "u8", "int16_t": "i16",
           "uint16_t": "u16", "int32_t": "i32", "uint32_t": "u32",
           "int64_t": "i64", "uint64_t": "u64", "size_t": "size",
           "void": "void"}
TALON, ADVISOR, WORDS = "talon", "talon-advisor", "talon-words"
OPAQUE = {"talon_game": "handle", "talon_fh_solver": "solver"}
LINE = 140  # values that fit are written on one line
problems = []


def complain(where, what):
    """Notes that a comment breaks a convention."""
    problems.append(f"{where}: {what}")


# Doxygen's XML ---------------------------------------------------------------

def run_doxygen():
    """Reads the headers; the XML goes to build/api/xml."""
    WORK.mkdir(parents=True, exist_ok=True)
    settings = (ROOT / "doc" / "Doxyfile").read_text() + f"""
        OUTPUT_DIRECTORY = {WORK}
        GENERATE_HTML = NO
        GENERATE_XML = YES
        XML_PROGRAMLISTING = NO
        WARNINGS = NO
        WARN_AS_ERROR = NO
    """
    subprocess.run(["doxygen", "-"], input=settings, text=True, cwd=ROOT,
                   check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def inline(element):
    """The text of an element, without what is not part of its sentences."""
    text = element.text or ""
    for child in element:
        if child.tag == "computeroutput":
            text += "`" + inline(child) + "`"
        elif child.tag == "emphasis":
            text += "*" + inline(child) + "*"
        elif child.tag == "bold":
            text += "**" + inline(child) + "**"
        elif child.tag not in ("parameterlist", "simplesect", "itemizedlist",
                               "orderedlist"):
            text += inline(child)
        text += child.tail or ""
    return re.sub(r"\s+", " ", text)


def items(listing):
    """The items of a list as lines of Markdown."""
    for number, item in enumerate(listing.findall("listitem"), 1):
        mark = "-" if listing.tag == "itemizedlist" else f"{number}."
        yield mark + " " + " ".join(inline(para).strip()
                                    for para in item.findall("para"))


def prose(element):
    """A description as Markdown, without parameters, result and version."""
    blocks = []
    for para in element.findall("para"):
        blocks.append(inline(para).strip())
        for part in para:
            if part.tag in ("itemizedlist", "orderedlist"):
                blocks.append("\n".join(items(part)))
    return "\n\n".join(block for block in blocks if block)


def section(member, kind):
    """What a member says after @return or @since; "" if nothing."""
    found = member.findall(f"detaileddescription//simplesect[@kind='{kind}']")
    return " ".join(inline(para).strip()
                    for part in found for para in part.findall("para"))


def described(member):
    """What is said of every symbol: its first sentence, and the rest if any."""
    brief = prose(member.find("briefdescription"))
    details = prose(member.find("detaileddescription"))
    return {"brief": brief, **({"details": details} if details else {})}


def sentence(member):
    """All that is said of a field or an enumerator, a phrase. Doxygen puts a
    period behind phrases that begin with a capital."""
    return " ".join(described(member).values()).removesuffix(".")


def clauses(*texts):
    """The clauses that texts cite, in order; "FH-12 … FH-14" cites three."""
    cited = []
    for text in texts:
        for book, low, high in re.findall(
                r"\b(FH|TR)-(\d+)(?: … (?:FH|TR)-(\d+))?", text):
            for number in range(int(low), int(high or low) + 1):
                if f"{book}-{number}" not in cited:
                    cited.append(f"{book}-{number}")
    return cited


def since(member, where):
    """The versions in which a symbol and, if later, parts of it appeared."""
    version = r"(\d+\.\d+\.\d+)"
    first, *more = section(member, "since").split("; ")
    later = {}
    for part in more:
        match = re.fullmatch(version + r" for (\w+(?:, \w+)*)", part)
        if match:
            later.update(dict.fromkeys(match[2].split(", "), match[1]))
        else:
            complain(where, f"@since: “{part}”")
    if not re.fullmatch(version, first):
        complain(where, "no @since")
    return first, later


def listed_lines(*path):
    """The lines of a list, without its comments."""
    return [line for line in ROOT.joinpath(*path).read_text().split("\n")
            if line and not line.startswith("#")]


def headers_by_library():
    """The public headers, and the library to which each belongs."""
    own = re.findall(r"'(\w+\.h)'", (
        ROOT / "include" / "talon" / "meson.build").read_text())
    advisor = listed_lines("lib", "advisor", "headers.txt")
    words = listed_lines("lib", "words", "headers.txt")
    return {**{name: TALON for name in own},
            **{name: ADVISOR for name in advisor},
            **{name: WORDS for name in words}}


class Interface:
    """All that the headers declare, in their order."""

    def __init__(self):
        listed = headers_by_library()
        self.library_of = {"talon/" + name: library
                           for name, library in listed.items()}
        self.headers, self.members, self.structs = [], [], {}
        for name, library in listed.items():
            escaped = re.sub(r"_", "__", name).replace(".", "_8")
            root = ElementTree.parse(WORK / "xml" / f"{escaped}.xml").getroot()
            compound = root.find("compounddef")
            self.headers.append({"name": "talon/" + name, "library": library,
                                 **described(compound)})
            members = compound.findall("sectiondef/memberdef")
            members.sort(key=lambda member: int(
                member.find("location").get("line")))
            self.members += [("talon/" + name, member) for member in members]
        for path in sorted((WORK / "xml").glob("struct*.xml")):
            compound = ElementTree.parse(path).getroot().find("compounddef")
            header = compound.find("location").get("file")
            if header in self.library_of:
                self.structs[compound.findtext("compoundname")] = compound

    def place(self, header):
        """Where a symbol is declared, and in which library."""
        return {"header": header, "library": self.library_of[header]}

    def of_kind(self, kind):
        """The header and XML of the functions, enumerations and so on."""
        return [(header, member) for header, member in self.members
                if member.get("kind") == kind]

    def struct_list(self):
        """The header and XML of structs, in the order of the headers."""
        order = [header["name"] for header in self.headers]

        def place(compound):
            where = compound.find("location")
            return order.index(where.get("file")), int(where.get("line"))

        return [(compound.find("location").get("file"), compound)
                for compound in sorted(self.structs.values(), key=place)]


# Types -----------------------------------------------------------------------

def parse_type(written, suffix, aliases, structs):
    """A C type taken apart, and its normalized form."""
    constant = bool(re.match(r"const\b", written))
    pointer = written.count("*")
    name = re.sub(r"\bconst\b|\*|\s", "", written)
    lengths = re.findall(r"\[([^]]+)\]", suffix)
    base = NUMBERS.get(aliases.get(name, name), name)
    short = {"talon_card": "card", "talon_cards": "cards",
             "talon_status": "status"}.get(name, base)
    if name in structs:
        short = "struct " + name
    if base in OPAQUE:
        base = "opaque"
        short, stars = OPAQUE[name], pointer - 1
    else:
        stars = pointer
    normal = ("const " if constant else "") + short + "*" * stars
    entry = {"c": " ".join(written.split()), "normal": normal, "name": name,
             "base": base, "pointer": pointer, "const": constant}
    for length in lengths:
        entry["c"] += f" [{length}]"
        entry["normal"] += f"[{length}]"
    if lengths:
        entry["length"] = " * ".join(f"({one})" for one in lengths) \
            if lengths[1:] else lengths[0]
    if lengths[1:]:
        entry["dimensions"] = lengths
    return entry


def type_of(element, suffix, known):
    """The type of a member, parameter or field."""
    return parse_type(inline(element).strip(), suffix or "", *known)


# What the compiler knows -----------------------------------------------------

def measure(expressions):
    """The values of constant expressions on 64 and on 32 bits."""
    names = sorted(expressions)
    source = WORK / "layout.c"
    source.write_text("#include <stddef.h>\n" +
                      "".join(f"#include <talon/{name}>\n"
                              for name in headers_by_library()) +
                      "const unsigned long long talon_layout[] = {\n"
                      f"    {MAGIC:#x}ull, {MAGIC ^ 0xFFFF:#x}ull,\n" +
                      "".join(f"    (unsigned long long)({name}),\n"
                              for name in names) + "};\n")
    wide = evaluate(CC, source, names)
    narrow = [values for values in (evaluate(compiler, source, names)
                                    for compiler in COMPILERS_32) if values]
    if wide is None or not narrow:
        sys.exit("no compiler for 64 bits, or none for 32")
    if wide["sizeof(void *)"] != 8 or narrow[0]["sizeof(void *)"] != 4:
        sys.exit("the compilers are not for 64 and 32 bits")
    for other in narrow[1:]:
        if any(other[name] != narrow[0][name] for name in names
               if not name.startswith("_Alignof")):
            sys.exit("compilers for 32 bits disagree")
    return wide, narrow[0]


def evaluate(compiler, source, names):
    """What one compiler makes of the table; None if there is none."""
    target = WORK / "layout.o"
    try:
        subprocess.run(compiler + ["-std=c11", "-ffreestanding", "-fno-lto",
                                   f"-I{ROOT / 'include'}", "-c", str(source),
                                   "-o", str(target)],
                       check=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return None
    code = target.read_bytes()
    for order in "<>":
        at = code.find(struct.pack(order + "QQ", MAGIC, MAGIC ^ 0xFFFF))
        if at >= 0:
            values = struct.unpack_from(f"{order}{len(names)}q", code, at + 16)
            return dict(zip(names, values))
    return None


# What the library knows ------------------------------------------------------

class Library:
    """The libraries that are asked, compiled as one file and loaded.
    libtalon-words is not: its tables follow from what they say."""

    def __init__(self):
        path = WORK / "libtalon.so"
        done = subprocess.run(
            [sys.executable, "-B", ROOT / "lib" / "one_file.py", "--advisor",
             WORK], check=False, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            done = subprocess.run([*CC, "-std=c11", "-shared", "-fPIC", "-o",
                                   path, WORK / "talon.c"], check=False)
        if done.returncode != 0:
            sys.exit("the library does not compile")
        self.library = ctypes.CDLL(str(path))

    def text(self, name, *arguments):
        """What a function returns as constant text."""
        function = getattr(self.library, "talon_" + name)
        function.restype = ctypes.c_char_p
        return function(*arguments).decode("ascii")

    def number(self, name, *arguments):
        """What a function returns as a number."""
        function = getattr(self.library, "talon_" + name)
        function.restype = ctypes.c_uint32
        return function(*arguments)

    def reports(self, name, *arguments, count=1):
        """What a function reports through its last pointers."""
        results = [ctypes.c_int32() for _ in range(count)]
        status = getattr(self.library, "talon_" + name)(
            *arguments, *map(ctypes.byref, results))
        if status < 0:
            sys.exit(f"talon_{name} refuses")
        return [result.value for result in results]

    def terms(self, prefix, space):
        """The terms of a space, in the order of the headers."""
        for index in range(self.number(prefix + "term_count", space)):
            [number] = self.reports(prefix + "term_at", space, index)
            yield {"number": number,
                   "key": self.text(prefix + "term_key", space, number),
                   "label": self.text(prefix + "term_label", space, number)}


# Functions -------------------------------------------------------------------

def direction_and_text(member):
    """Direction and description of every parameter, by name."""
    found = {}
    for item in member.findall("detaileddescription//parameterlist"
                               "[@kind='param']/parameteritem"):
        text = " ".join(inline(para).strip() for para in
                        item.findall("parameterdescription/para"))
        for name in item.findall("parameternamelist/parametername"):
            found[name.text] = name.get("direction", "in"), text
    return found


def null_of(text):
    """What a description says of null: when it is allowed, what it means."""
    if "null" not in text:
        return {"null": "refused"}
    clause = next(part.strip() for part in text.split(";") if "null" in part)
    if clause == "may be null":
        return {"null": "allowed"}
    match = re.fullmatch(r"null with (?:capacity|size) 0 if not wanted", clause)
    if match:
        return {"null": "if-empty", "null_means": "not wanted"}
    if re.fullmatch(r"null if \w+ is 0", clause):
        return {"null": "if-empty"}
    match = re.fullmatch(r"null ((?:for|does|finds|counts|gives) .*)", clause)
    if match:
        return {"null": "allowed", "null_means": match[1]}
    return None


def value_notes(text, enums):
    """Which numbers a value can be, as far as its description says."""
    notes = {}
    tags = [name for name in re.findall(r"\btalon_\w+_id\b", text)
            if name in enums]
    by = re.search(r"\bby (seat|talon_\w+_id)\b", text)
    flags = re.search(r"\bflags of (talon_\w+_id)", text)
    bits = re.search(r"\bone (?:bit )?for each (?:of these |of its )?"
                     r"(seat|viewer)|\bbit \w(?:: | for (?:each )?)(\w+) \w\b",
                     text)
    if by:
        notes["indexed_by"] = by[1]
    elif flags:
        notes["bits"] = flags[1]
    elif tags:
        notes["one_of"] = list(dict.fromkeys(tags))
    if text.startswith("bit i for flag i"):
        notes["is"] = "flags"
    elif bits:
        notes["bits"] = "seat" if bits[1] else bits[2]
    elif re.match(r"(?:(?:FH|TR)-\d+: )?(?:(?:the|a) )?(?:other )?seat\b",
                  text):
        notes["is"] = "seat"
    elif re.match(r"(?:(?:FH|TR)-\d+: )?1 (?:if|for) ", text):
        notes["is"] = "boolean"
    span = re.search(r"(?:^|[\s,(])(-?\d+ … [^,;()]*(?:\([^)]*\))?[^,;]*)",
                     text)
    if span:
        notes["range"] = span[1].strip()
    ordinal = re.match(r"(?:(?:the )?number of the |numbers of these )"
                       r"(?:current |next )?(\w+?)s?\b", text)
    if ordinal:
        notes["number_of"] = ordinal[1]
    unit = re.search(r"\bin (bytes|chips|points|(?:ten-)?thousandths)\b", text)
    if unit:
        notes["unit"] = unit[1]
    named = [name for name in re.findall(r"\bTALON_\w+", text)
             if not name.startswith("TALON_E_") and not name.endswith("_MAX")]
    if named and "always enough" not in text:
        notes["named"] = list(dict.fromkeys(named))
    return notes


def is_own(kind):
    """Whether a type is a card, a set of cards or a status: talon's own."""
    return kind.get("name") in ("talon_card", "talon_cards", "talon_status")


COUNTED = re.compile(r"(?:(?:FH|TR)(?:-\d+)?(?:, |: ))*"
                     r"(?:the (?:least |greatest )?)?(?:number of )?"
                     r"(bets|bids|bytes|calls|cards|checks|chips|closing pots|"
                     r"contracts|deals|folds|hands|moves|nodes|numbers|options|"
                     r"parts|passes|points|raises|tricks|worlds)\b")


def field_notes(kind, text, enums, known):
    """What the number in a field is: what value_notes() finds, or what it
    counts. A description can refer to the result of a function, and choices
    refer to fields of the moves that they describe."""
    same = re.match(r"same as (talon_\w+)\(\)|the (?:least|greatest) `(\w+)`",
                    text)
    if same:
        text = known.get(same[1] or same[2], "") + "; " + text
    notes = value_notes(text, enums)
    counted = COUNTED.match(text)
    if counted and not is_own(kind):
        notes.setdefault("unit", counted[1])
    if text.startswith("by kind: "):
        notes["depends_on"] = "kind"
    return notes


TYPED = {"one_of", "bits", "is", "unit", "number_of", "depends_on"}
# Structs whose numbers have no type: 32-bit words, and the values of options.
UNTYPED = {"talon_rng", "talon_rules"}


def check_field(where, field):
    """A number in a struct says what it is: of which enumeration, a seat, a
    set, or what it counts. 8 bits with a sign are a seat, or tricks. Text is
    no number."""
    kind = field["type"]
    if where in UNTYPED or field.get("reserved") or is_own(kind) or \
            kind["normal"] == "function" or kind["pointer"] or \
            kind["base"] == "char" or kind["base"].startswith("talon_"):
        return
    if not TYPED & field.keys() or \
            kind["base"] == "i8" and field.get("is") != "seat" and \
            field.get("unit") != "tricks":
        complain(where, f"{field['name']}: a number of what? "
                        "(doc/style.md: numbers in structs)")


def first_results(interface):
    """What functions say of the first parameter they write to."""
    return {member.findtext("name"): text
            for _, member in interface.of_kind("function")
            for way, text in reversed(direction_and_text(member).values())
            if way == "out"}


LENGTH = re.compile(r"the (?:number of (?!the\b)|length of th(?:e|at) |"
                    r"size of the (?:scratch )?memory )")


def role_of(entries, index):
    """What a parameter is for, from its type and what is said of it."""
    entry = entries[index]
    kind, text = entry["type"], entry["description"]
    after = entries[index + 1] if index + 1 < len(entries) else None
    if kind["pointer"] == 0:
        return {"role": "value"}
    if kind["base"] == "opaque":
        return {"role": "new-handle" if kind["pointer"] == 2 else "handle"}
    if "length" in kind:
        return {"role": "array"}
    named = re.match(r"`(\w+)` ", text)
    if named:
        return {"role": "array", "length": named[1]}
    if after and after["type"]["pointer"] == 0:
        unit = re.match(r"the (?:capacity|size) of the buffer in (\w+)",
                        after["description"])
        if unit:
            return {"role": "buffer", "capacity": after["name"],
                    "unit": unit[1]}
        if LENGTH.match(after["description"]):
            role = {"void": "memory", "char": "text"}.get(kind["base"], "array")
            return {"role": role, "length": after["name"]}
    if kind["base"] == "char":
        return {"role": "key"}
    return {"role": "result" if entry["direction"] == "out" else "object"}


def enough(text):
    """What is always enough for a buffer, and of what if not of the whole."""
    match = re.search(r"(TALON_\w+|\b\d+)(?: for each of `(\w+)`)? is always "
                      r"enough", text)
    if match:
        return {"value": match[1], **({"times": match[2]} if match[2] else {})}
    match = re.search(r"one for each (TALON_\w+) of `(\w+)` is always enough",
                      text)
    if match:
        return {"value": "1", "times": match[2], "over": match[1]}
    match = re.search(r"`(\w+)` is always enough", text)
    if match:
        return {"value": "1", "times": match[1]}
    return None


def link_lengths(where, entries):
    """Tells capacities, counts and lengths what they belong to."""
    by_name = {entry["name"]: entry for entry in entries}
    for index, entry in enumerate(entries):
        if entry["role"] == "buffer":
            capacity = by_name[entry["capacity"]]
            capacity["role"] = "capacity"
            capacity["of"] = entry["name"]
            most = enough(capacity["description"])
            if most:
                entry["enough"] = most
            elif "as many are " in capacity["description"]:
                entry["filled"] = True
            count = entries[index + 2] if index + 2 < len(entries) else None
            if count is None or count["role"] != "result":
                complain(where, f"no count after {entry['capacity']}")
                continue
            entry["count"] = count["name"]
            count.update(role="count", of=entry["name"], null="allowed")
            if entry["type"]["base"] == "char":
                entry["terminated"] = True
        elif "length" in entry:
            length = by_name.get(entry["length"])
            if length is None:
                complain(where, f"{entry['name']}: no {entry['length']}")
                continue
            length["role"] = "length"
            length.setdefault("of", []).append(entry["name"])
            most = enough(length["description"])
            if most:
                entry["enough"] = most


def ownership(where, entries):
    """Who owns what a pointer leads to, after the call."""
    for entry in entries:
        text = entry["description"]
        if entry["type"]["pointer"] == 0:
            continue
        entry["ownership"] = "borrowed"
        if entry["role"] in ("result", "buffer", "count") and \
                re.search(r"refus|E_SPACE", text):
            entry["set_on_refusal"] = True
        same = re.search(r"may be `(\w+)` itself", text)
        if same:
            entry["may_be"] = same[1]
        if entry["role"] == "new-handle":
            within = re.search(r"points to `(\w+)`", text)
            free = re.search(r"free it with (\w+)\(\)", text)
            if within:
                entry.update(ownership="within", memory=within[1])
            elif free:
                entry.update(ownership="allocated", free=free[1])
            else:
                complain(where, f"{entry['name']}: who frees it?")
        elif "which is freed" in text:
            entry["ownership"] = "freed"
    for entry in entries:
        for other in entries:
            if entry.get("memory") == other["name"]:
                other["ownership"] = "kept"


def check_value(where, name, kind):
    """64 bits cross the border behind pointers only (doc/wrappers.md)."""
    if kind["pointer"] == 0 and kind["base"] in ("i64", "u64"):
        complain(where, f"{name}: 64 bits by value (doc/wrappers.md)")


def check_parameter(where, entry):
    """What must hold of every parameter that is a pointer."""
    kind, name = entry["type"], entry["name"]
    if kind["pointer"] == 0:
        if entry["direction"] != "in":
            complain(where, f"{name}: a value with a direction")
        check_value(where, name, kind)
        return
    if kind["const"] != (entry["direction"] == "in"):
        complain(where, f"{name}: const and direction {entry['direction']}")
    if "8-aligned" in entry["description"]:
        entry["alignment"] = 8
    elif kind["base"] == "void":
        complain(where, f"{name}: memory of unknown alignment")
    if entry["role"] in ("buffer", "memory") and \
            not {"enough", "filled"} & entry.keys():
        complain(where, f"{name}: what is always enough?")
    if entry["role"] != "buffer" and entry["description"].startswith(
            "the buffer"):
        complain(where, f"{name}: a buffer without a capacity")


def parameters_of(member, known, enums):
    """The parameters of a function."""
    where = member.findtext("name")
    said = direction_and_text(member)
    entries = []
    for param in member.findall("param"):
        name = param.findtext("declname")
        if name is None:
            continue
        if name not in said:
            complain(where, f"no @param {name}")
        direction, text = said.get(name, ("in", ""))
        kind = type_of(param.find("type"), param.findtext("array"), known)
        if "length" in kind:
            kind["pointer"] = 1
        entry = {"name": name, "type": kind, "direction": direction,
                 "description": text}
        if kind["pointer"]:
            null = null_of(text)
            if null is None:
                complain(where, f"{name}: what about null?")
            entry.update(null or {})
        entry.update(value_notes(text, enums))
        entries.append(entry)
    for index, entry in enumerate(entries):
        entry.update(role_of(entries, index))
    link_lengths(where, entries)
    ownership(where, entries)
    for entry in entries:
        check_parameter(where, entry)
    return entries


def return_of(member, known, enums):
    """What a function returns."""
    kind = type_of(member.find("type"), "", known)
    text = section(member, "return")
    check_value(member.findtext("name"), "@return", kind)
    if kind["name"] == "talon_status":
        role = "status"
    elif kind["pointer"]:
        role = "text"
    else:
        role = "none" if kind["base"] == "void" else "value"
    entry = {"type": kind, "role": role}
    if role != "none":
        entry["description"] = text
    if role == "value":
        entry.update(value_notes(text, enums))
    answer = re.search(r'(?:^|; )(0|"") (\w[^;]*)$', text)
    if answer and role in ("value", "text"):
        entry["nonsense"] = {"value": 0 if answer[1] == "0" else "",
                             "when": answer[2]}
    if role == "text":
        entry.update(null="never", ownership="library")
    if role == "text" and member.find("param/declname") is not None and \
            not answer:
        complain(member.findtext("name"), 'no answer "" for nonsense')
    return entry


def split_statuses(text):
    """The parts of @return that semicolons separate, but not in brackets."""
    return [part.strip() for part in
            re.split(r";(?![^(]*\)(?!\w))", text) if part.strip()]


class Statuses:
    """The statuses that each function returns, references resolved."""

    def __init__(self, functions, texts):
        self.functions = {entry["name"]: entry for entry in functions}
        self.texts = texts
        self.done = {}

    def of(self, name):
        """The stated statuses of a function, in order: name to condition."""
        if name in self.done:
            return self.done[name]
        entry = self.functions[name]
        self.done[name] = {}
        found = {}
        for part in split_statuses(entry["returns"].get("description", "")):
            self.read(entry, part, found)
        self.done[name] = found
        return found

    def read(self, entry, part, found):
        """Adds the statuses of one part of @return."""
        refer = re.search(r"the (refusals|statuses) of (.*)", part)
        if refer:
            kept, _, but = refer[2].partition(" except ")
            for name in re.findall(r"(talon_\w+)\(\)", kept):
                if name not in self.functions:
                    complain(entry["name"], f"refers to {name}")
                    continue
                for status, when in self.of(name).items():
                    if status in but.split() or refer[1] == "refusals" and \
                            not status.startswith("TALON_E_"):
                        continue
                    found.setdefault(status, when)
            return
        if "as listed above" in part:
            for status in re.findall(r"TALON_E_\w+", entry["details"]):
                found.setdefault(status, "")
            return
        names = [name for name in re.findall(r"\bTALON_\w+", part)
                 if name in self.texts]
        if not names:
            complain(entry["name"], f"@return: no status in “{part}”")
        when = re.sub(r"^(?:TALON_\w+(?:,? (?:and|or) )?)+", "", part).strip()
        for status in names:
            found.setdefault(status, when.lstrip(", "))

    def resolve(self):
        """Puts the statuses into every function that returns one."""
        for entry in self.functions.values():
            if entry["returns"]["role"] != "status":
                self.check_total(entry)
                continue
            listed = self.of(entry["name"])
            if "TALON_OK" not in listed:
                complain(entry["name"], "@return: no TALON_OK")
            rows = [{"status": name, **({"when": when} if when else {})}
                    for name, when in listed.items()]
            pointers = [one for one in entry["parameters"]
                        if one.get("null") in ("refused", "if-empty")]
            if pointers and "TALON_E_NULL" not in listed:
                rows.append({"status": "TALON_E_NULL", "general": True})
            if any(one["role"] == "handle" and
                   one["type"]["name"] == "talon_game"
                   for one in entry["parameters"]):
                rows.append({"status": "TALON_E_HANDLE", "general": True})
            entry["statuses"] = rows

    def check_total(self, entry):
        """A function without a status has an answer for null."""
        for one in entry["parameters"]:
            if one.get("null") == "refused":
                complain(entry["name"], f"{one['name']}: null has no answer")


def functions_of(interface, known, enums):
    """All functions, in the order of the headers."""
    entries = []
    for header, member in interface.of_kind("function"):
        name = member.findtext("name")
        about = described(member)
        returns = return_of(member, known, enums)
        parameters = parameters_of(member, known, enums)
        entries.append({
            "name": name, **interface.place(header), **about,
            "since": since(member, name)[0],
            "declaration": (inline(member.find("type")).strip() + " " + name +
                            member.findtext("argsstring")).replace("* ", "*"),
            "clauses": clauses(*about.values(),
                               returns.get("description", ""),
                               *(one["description"] for one in parameters)),
            "returns": returns, "parameters": parameters})
    return entries


# The other tables ------------------------------------------------------------

def fields_of(text, names):
    """The fields that a kind uses, and what they mean there (move.h)."""
    fields = []
    for part in re.split(r"; ", re.sub(r"\. The verb .*", "", text)):
        match = re.fullmatch(r"(?:(?:FH|TR)(?:-\d+)?(?:, TR-\d+)*[:;] )?"
                             r"(?:(in [^,]+), )?(\w+)(?:: (.*))?", part)
        if match and match[2] in names:
            fields.append({"name": match[2],
                           **({"where": match[1]} if match[1] else {}),
                           **({"meaning": match[3]} if match[3] else {})})
    return fields


def add_fields(enums, structs):
    """Tells of each kind which fields of an event it uses. A field that depends
    on the kind has a meaning in each of them."""
    [kinds] = [entry for entry in enums if entry["name"] == "talon_kind_id"]
    [event] = [entry for entry in structs if entry["name"] == "talon_event"]
    names = {field["name"] for field in event["fields"]}
    depend = {field["name"] for field in event["fields"]
              if "depends_on" in field}
    for row in kinds["enumerators"]:
        row["fields"] = fields_of(row["description"], names)
        for field in row["fields"]:
            if field["name"] in depend and "meaning" not in field:
                complain(row["name"], f"{field['name']}: what is it?")


def prefix_of(tag, names):
    """What all enumerators of an enumeration begin with."""
    own = tag.upper().removesuffix("ID")
    if all(name.startswith(own) for name in names):
        return own
    shared = os.path.commonprefix(names)
    return shared[:shared.rfind("_") + 1]


def enumerations_of(interface):
    """All enumerations; values are filled in later."""
    entries = []
    for header, member in interface.of_kind("enum"):
        tag = member.findtext("name")
        about = described(member)
        version, later = since(member, tag)
        rows = []
        for value in member.findall("enumvalue"):
            said = sentence(value)
            name = value.findtext("name")
            row = {"name": name, "value": None}
            key = re.match(r"`([^`]+)`", said)
            if key:
                row["key"] = key[1]
            row["description"] = said
            if name.startswith(("TALON_FH_", "TALON_TR_")) and \
                    len(re.sub("`[^`]*`", "", said).split()) < 2:
                complain(name, "what is it for?")
            row["since"] = later.pop(name, version)
            if clauses(said):
                row["clauses"] = clauses(said)
            rows.append(row)
        for name in later:
            complain(tag, f"@since: no {name}")
        entry = {"name": tag, **interface.place(header), **about,
                 "since": version,
                 "prefix": prefix_of(tag, [row["name"] for row in rows])}
        whose = re.match(r"(Options|Values) of (TALON_\w+)", about["brief"])
        if whose:
            entry[whose[1].lower() + "_of"] = whose[2]
        entry["enumerators"] = rows
        entries.append(entry)
    return entries


def function_type(written, suffix, known):
    """The type of a field that points to a function."""
    result = parse_type(written.replace("(*", "").strip(), "", *known)
    parameters = []
    for part in suffix.strip(")(").split(","):
        kind, name = re.fullmatch(r"\s*(.*?)(\w+)", part).groups()
        parameters.append({"name": name,
                           "type": parse_type(kind.strip(), "", *known)})
    return {"c": f"{written}{suffix}", "normal": "function",
            "returns": result, "parameters": parameters}


def structs_of(interface, known, enums):
    """All structs; sizes and offsets are filled in later."""
    entries, said = [], first_results(interface)
    for header, compound in interface.struct_list():
        name = compound.findtext("compoundname")
        fields = []
        for member in compound.findall("sectiondef/memberdef"):
            kind, suffix = inline(member.find("type")).strip(), \
                member.findtext("argsstring") or ""
            text = sentence(member)
            field = {"name": member.findtext("name"),
                     "type": function_type(kind, suffix, known)
                     if "(*" in kind else parse_type(kind, suffix, *known)}
            if field["name"] == "reserved":
                field["reserved"] = True
            field["description"] = text
            field.update(field_notes(field["type"], text, enums, said))
            check_field(name, field)
            if clauses(text):
                field["clauses"] = clauses(text)
            fields.append(field)
        if name == "talon_move":
            said.update((one["name"], one["description"]) for one in fields)
        entries.append({"name": name, **interface.place(header),
                        **described(compound),
                        "since": since(compound, name)[0], "fields": fields})
    return entries


def typedefs_of(interface, known):
    """Names for numbers, and the opaque handle."""
    entries = []
    for header, member in interface.of_kind("typedef"):
        name = member.findtext("name")
        kind = type_of(member.find("type"), "", known)
        opaque = kind["c"].startswith("struct ")
        entries.append({"name": name, **interface.place(header),
                        "kind": "opaque" if opaque else "number",
                        "base": "opaque" if opaque else kind["base"],
                        **described(member), "since": since(member, name)[0]})
    return entries


def macros_of(interface):
    """The macros that are constants: those of the version."""
    return [{"name": member.findtext("name"), **interface.place(header),
             "value": None, **described(member)}
            for header, member in interface.of_kind("define")
            if member.find("initializer") is not None
            and member.findtext("name") != "TALON_API"]


def lengths_of(kind):
    """The lengths of a type as the headers write them."""
    whole = [kind["length"]] if "length" in kind else []
    return whole + kind.get("dimensions", [])


def fill_in_lengths(kind, values):
    """Makes numbers of the lengths of a type."""
    if "length" in kind:
        kind["length"] = values[kind["length"]]
    if "dimensions" in kind:
        kind["dimensions"] = [values[one] for one in kind["dimensions"]]


def fill_in_layouts(structs, enums, macros, functions):
    """Sizes, offsets and values, as the compiler has them."""
    wanted = {"sizeof(void *)"}
    lengths = [part for entry in functions for one in entry["parameters"]
               for part in lengths_of(one["type"])]
    for entry in structs:
        wanted |= {f"sizeof({entry['name']})", f"_Alignof({entry['name']})"}
        for field in entry["fields"]:
            place = f"{entry['name']}, {field['name']}"
            wanted |= {f"offsetof({place})",
                       f"sizeof((({entry['name']} *)0)->{field['name']})"}
            lengths += lengths_of(field["type"])
    for entry in enums:
        wanted |= {row["name"] for row in entry["enumerators"]}
    wanted |= {entry["name"] for entry in macros} | set(lengths)
    wide, narrow = measure(wanted)
    for entry in structs:
        name = entry["name"]
        fields, entry["fields"] = entry.pop("fields"), []
        entry["size"] = wide[f"sizeof({name})"]
        entry["size32"] = narrow[f"sizeof({name})"]
        entry["alignment"] = wide[f"_Alignof({name})"]
        entry["fields"] = [place_field(name, field, wide, narrow)
                           for field in fields]
        if sum(field["size"] for field in fields) != entry["size"]:
            complain(name, "has padding")
    for entry in enums:
        for row in entry["enumerators"]:
            row["value"] = wide[row["name"]]
    for entry in macros:
        entry["value"] = wide[entry["name"]]
    for entry in functions:
        for one in entry["parameters"]:
            fill_in_lengths(one["type"], wide)
            most = one.get("enough", {})
            for part in [part for part in ("value", "over") if part in most]:
                name = most[part]
                most[part] = wide[name] if name in wide else int(name)
                if name in wide:
                    most["name"] = name
    return wide


def place_field(name, field, wide, narrow):
    """Puts a field where the compilers put it."""
    place = f"offsetof({name}, {field['name']})"
    size = f"sizeof((({name} *)0)->{field['name']})"
    fill_in_lengths(field["type"], wide)
    field.update(offset=wide[place], offset32=narrow[place],
                 size=wide[size], size32=narrow[size])
    return field


def spaces_of(library, enums, prefix):
    """The spaces of terms.h or, with the prefix “advisor_”, of advisor.h; their
    enumerators get keys and texts."""
    spaces = []
    by_tag = {entry["name"]: entry for entry in enums}
    for row in by_tag[f"talon_{prefix}space_id"]["enumerators"]:
        terms = list(library.terms(prefix, row["value"]))
        tags = [tag for tag in re.findall(r"talon_\w+_id", row["description"])]
        spaces.append({"name": row["name"], "number": row["value"],
                       "enumerations": tags, "terms": terms})
        known = {term["number"]: term for term in terms}
        for term in terms:
            if row["name"] == "TALON_SPACE_KIND":
                term["verb"] = library.text("record_verb", term["number"])
        for tag in tags:
            by_tag[tag]["space"] = row["name"]
            for one in by_tag[tag]["enumerators"]:
                word = known.get(one["value"], {})
                one.update((name, one_word) for name, one_word in word.items()
                           if name != "number")
    return spaces


def add_levels(library, enums):
    """Gives the levels of players, which are no space, their name."""
    [levels] = [one for one in enums if one["name"] == "talon_level_id"]
    for row in levels["enumerators"]:
        if row.get("key") != library.text("level_key", row["value"]):
            complain(row["name"], "has another key in the library")
        row["label"] = library.text("level_label", row["value"])


def add_libraries(statuses, functions):
    """Tells of each status which library returns it: the advisor's own are
    those that no function of the other one returns."""
    returned = {name: {row["status"] for one in functions
                       if one["library"] == name
                       for row in one.get("statuses", [])}
                for name in (TALON, ADVISOR)}
    own = returned[ADVISOR] - returned[TALON]
    return [{"name": row["name"],
             "library": ADVISOR if row["name"] in own else TALON, **row}
            for row in statuses]


def statuses_of(library, enums):
    """All statuses, with what the library says of them."""
    [entry] = [one for one in enums if one["name"] == "talon_status_id"]
    rows = []
    for one in entry["enumerators"]:
        number = one["value"]
        rows.append({
            "name": library.text("status_name", number), "number": number,
            "kind": "ok" if number == 0 else "note" if number > 0
                    else "refusal",
            "key": one.get("key", ""),
            "text": library.text("status_text", number),
            "clauses": library.text("status_clause", number).split(),
            "description": one["description"], "since": one["since"]})
        if rows[-1]["name"] != one["name"]:
            complain(one["name"], "has another name in the library")
    return rows


def version_text(number):
    """A version as text."""
    return f"{number >> 16}.{number >> 8 & 255}.{number & 255}"


def option_of(library, game, number, names, types):
    """An option of a game."""
    def text(what):
        return library.text("option_" + what, game, number)

    [kind, low, high, step] = library.reports("option_range", game, number,
                                              count=4)
    entry = {"number": number, "name": names["options"].get(number),
             "key": text("key"), "label": text("label"), "text": text("text"),
             "group": {"key": text("group_key"), "label": text("group_label")},
             "clauses": text("clause").split(),
             "since": version_text(library.number("option_since", game,
                                                  number)),
             "type": types[kind]}
    if low <= high:
        entry["range"] = {"low": low, "high": high, "step": step}
    entry["values"] = []
    named = names["values"].get(entry["name"], {})
    for index in range(library.number("option_value_count", game, number)):
        [value] = library.reports("option_value_at", game, number, index)
        row = {"value": value,
               "key": library.text("option_value_key", game, number, index),
               "label": library.text("option_value_label", game, number,
                                     index),
               "since": version_text(library.number("option_value_since", game,
                                                    number, index))}
        if value in named:
            row["name"] = named[value]
        entry["values"].append(row)
    return entry


def games_of(library, enums):
    """The games with their presets and options."""
    by_tag = {entry["name"]: entry for entry in enums}
    types = {row["value"]: row["key"]
             for row in by_tag["talon_type_id"]["enumerators"]}
    values = {entry["values_of"]: {row["value"]: row["name"]
                                   for row in entry["enumerators"]}
              for entry in enums if "values_of" in entry}
    games = []
    for row in by_tag["talon_game_id"]["enumerators"]:
        game = row["value"]
        [own] = [entry for entry in enums
                 if entry.get("options_of") == row["name"]]
        names = {"options": {one["value"]: one["name"]
                             for one in own["enumerators"]},
                 "values": values}
        options = [option_of(library, game, number, names, types)
                   for number in range(1, library.number("option_count", game)
                                       + 1)]
        games.append({"name": row["name"], "number": game,
                      "key": library.text("games_key", game),
                      "label": library.text("games_label", game),
                      "text": library.text("games_text", game),
                      "options_in": own["name"],
                      "presets": presets_of(library, game, len(options)),
                      "groups": groups_of(library, game),
                      "observation": observation_of(library, game),
                      "options": options})
    return games


def observation_of(library, game):
    """The fields of an observation, under the rules of the first preset."""
    rules, field = (ctypes.c_int32 * 64)(), (ctypes.c_int32 * 8)()
    library.library.talon_rules_init(rules, game, 1)
    rows = []
    for index in range(library.number("observation_field_count", game)):
        if library.library.talon_rules_observation_field(
                rules, index, field) != 0:
            sys.exit("talon_rules_observation_field refuses")
        first, count, parts, lowest, highest = field[:5]
        rows.append({"key": library.text("observation_field_key", game, index),
                     "text": library.text("observation_field_text", game,
                                          index),
                     "first": first, "count": count, "parts": parts,
                     "lowest": lowest, "highest": highest})
    return rows


def groups_of(library, game):
    """The groups of the options of a game, in order."""
    return [{"key": library.text("option_group_at", game, index),
             "label": library.text("option_group_label_at", game, index)}
            for index in range(library.number("option_group_count", game))]


def presets_of(library, game, option_count):
    """The presets of a game, with the value of every option from option 1."""
    rows = []
    rules = (ctypes.c_int32 * 64)()
    for number in range(1, library.number("preset_count", game) + 1):
        if library.library.talon_rules_init(rules, game, number) != 0:
            sys.exit("talon_rules_init refuses")
        rows.append({"number": number,
                     "key": library.text("preset_key", game, number),
                     "label": library.text("preset_label", game, number),
                     "text": library.text("preset_text", game, number),
                     "values": list(rules[2:2 + option_count])})
    return rows


# The file --------------------------------------------------------------------

def dump(value, depth=0, head=0):
    """A value as JSON; what fits into a line is one line."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or \
            depth > 1 and 2 * depth + head + len(line) <= LINE:
        return line
    inside = "  " * (depth + 1)
    if isinstance(value, dict):
        rows = []
        for key, one in value.items():
            name = json.dumps(key) + ": "
            rows.append(name + dump(one, depth + 1, len(name)))
        opening, closing = "{", "}"
    else:
        rows = [dump(one, depth + 1) for one in value]
        opening, closing = "[", "]"
    return opening + "\n" + ",\n".join(inside + row for row in rows) + "\n" + \
        "  " * depth + closing


def about_library(library, name, values):
    """A library: its version and the name to load it by."""
    build = (ROOT / "meson.build").read_text()
    prefix = name.removeprefix(TALON).removeprefix("-")
    words = prefix + "_" if prefix else ""
    abi = re.search(rf"^{words}soversion = '(\d+)'", build, re.M)[1]
    number = values[f"TALON_{words.upper()}VERSION"]
    version = version_text(number)
    if f"version: '{version}'" not in build:
        complain("meson.build", "has another version than the headers")
    return {"name": name, "version": version, "version_number": number,
            "soname": f"lib{name}.so.{abi}",
            "serves": f"talon_{words}version_serves"}


def whole_interface():
    """Everything, in the order in which it is written."""
    run_doxygen()
    interface = Interface()
    aliases = {member.findtext("name"): inline(member.find("type")).strip()
               for _, member in interface.of_kind("typedef")}
    known = (aliases, set(interface.structs))
    enums = enumerations_of(interface)
    tags = {entry["name"] for entry in enums}
    structs = structs_of(interface, known, tags)
    add_fields(enums, structs)
    macros = macros_of(interface)
    functions = functions_of(interface, known, tags)
    values = fill_in_layouts(structs, enums, macros, functions)
    library = Library()
    spaces = spaces_of(library, enums, "")
    advisor_spaces = spaces_of(library, enums, "advisor_")
    add_levels(library, enums)
    statuses = statuses_of(library, enums)
    Statuses(functions, {row["name"] for row in statuses}).resolve()
    statuses = add_libraries(statuses, functions)
    libraries = [about_library(library, name, values)
                 for name in (TALON, ADVISOR, WORDS)]
    first = libraries[0]
    games = games_of(library, enums)
    problems.extend(words.problems_of(enums, games))
    if problems:
        sys.exit("\n".join(problems))
    return {"$comment": f"{common.LICENSE}. {common.MARK}",
            "$schema": "talon-api.schema.json",
            "format": 1, "library": first["name"], "version": first["version"],
            "version_number": first["version_number"],
            "soname": first["soname"], "libraries": libraries,
            "headers": interface.headers, "macros": macros,
            "typedefs": typedefs_of(interface, known),
            "enumerations": enums, "structs": structs, "functions": functions,
            "statuses": statuses, "spaces": spaces,
            "advisor_spaces": advisor_spaces,
            "games": games}


def as_file(api):
    """The interface as the file of the tree."""
    return common.Whole("doc/talon-api.json", dump(api) + "\n")


if __name__ == "__main__":
    CHECK = common.is_check(__doc__)
    common.settle([as_file(whole_interface())], CHECK)
