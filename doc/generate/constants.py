# SPDX-License-Identifier: MIT
"""Writes the tables of tuned constants in documents, between marks such as

    <!-- generated: constants lib/advisor/five_hundred/pf_constants.h -->
    <!-- end -->

    constants.py            writes what is out of date
    constants.py --check    writes nothing, names what is out of date, and fails

The head of pf_constants.h says how such a header is written. What is not
written in this way is refused with its name: a constant without a meaning, a
unit or an origin, an origin that is none of the four, a fit whose program is
not in the tree, and a header that no document shows.
"""
import re
import sys
import textwrap
import typing

import common
import tables

HEADERS = "lib/advisor/*/*constants.h"
MARK = re.compile(r"^<!-- generated: constants (\S+) -->$", re.M)
MANY = 24  # numbers of a table that are shown

MACRO = re.compile(r"#define (\w+)(\([^)]*\))? *(.*)", re.S)
TABLE = re.compile(r"static const \w+ (\w+)(?:\[\w*\])+ = (.*);", re.S)
TOKEN = re.compile(r"\s*(?:(-?\d+)|(\.?\w+)|([{}(),=]))")
ORIGIN = re.compile(
    r"fitted by (?P<fit>tests/measure/fits/\S+) \(seed (?:\d+|none)\)"
    r"|chosen by matches: tournament(?= .*--a )(?= .*--seed \d) .*"
    r"|by judgement(?: \(.*\))?"
    r"|inherited, its program lost(?: \(.*\))?")
KEYS = ("Group", "Unit", "Origin", "Near-duplicate")


class Piece(typing.NamedTuple):
    """A comment (without a name) or a definition, with the comment above it."""
    name: str
    parameters: str
    text: str
    above: str


class Unit(typing.NamedTuple):
    """What a number counts, and how many of it are written as one."""
    text: str
    parts: int


class Number(typing.NamedTuple):
    """A number as it is written, or the last word of an enumerator's name, with
    its unit."""
    digits: typing.Union[int, str]
    unit: Unit


class Constant(typing.NamedTuple):
    """A constant: a Number, a list of values, or a record as a dictionary."""
    name: str
    value: object
    meaning: str
    origin: str


class Group(typing.NamedTuple):
    """Constants of a common origin."""
    title: str
    prose: str
    fields: dict  # what the fields of records mean
    origin: str
    constants: list


def refuse(path, what):
    """Ends with the reason."""
    sys.exit(f"{path}: {what}")


def paragraphs(comment):
    """A comment as prose, and as what stands behind its keys and fields."""
    prose, keys, at = [], {}, None
    for line in comment.split("\n"):
        line = re.sub(r"^ \* ?", "", line).strip()
        key = re.match(rf"({'|'.join(KEYS)}|\.\w+): (.*)", line)
        if key and key[1] == "Group":
            keys["Group"], at, line = key[2], None, ""
        elif key:
            at, line = key[1], key[2]
        elif not line:
            at = None
        if at:
            keys[at] = f"{keys.get(at, '')} {line}".strip()
        else:
            prose.append(line)
    return " ".join(filter(None, prose)), keys


def as_code(prose):
    """Prose with the names of constants as code."""
    return re.sub(r"\b[A-Z]+(?:_[A-Z0-9]+)+\b", r"`\g<0>`", prose)


def unit_of(text):
    """A unit from its comment."""
    written = re.search(r", written in (\d+)ths", text)
    text = re.sub(r", (?:written in|counted in|counted as) [^,]*", "", text)
    return Unit(text, int(written[1]) if written else 1)


class Reader:
    """Reads one value from a text, with the units that are known."""

    def __init__(self, path, name, text, units, unit):
        self.where, self.name = path, name
        self.units, self.unit = units, unit
        self.tokens = []
        at, text = 0, text.strip()
        while at < len(text):
            token = TOKEN.match(text, at) or refuse(
                path, f"{name} is no value: {text[at:at + 20]}")
            self.tokens.append(token[1] or token[2] or token[3])
            at = token.end()

    def take(self, wanted=None):
        """The next token."""
        if not self.tokens or wanted not in (None, self.tokens[0]):
            refuse(self.where, f"{self.name} is no value")
        return self.tokens.pop(0)

    def number(self, token, unit):
        """A number with its unit."""
        if unit is None:
            refuse(self.where, f"{self.name} has no unit: {token}")
        if token.startswith("TALON_"):
            return Number(token.rsplit("_", 1)[1].lower(), unit)
        if not re.fullmatch(r"-?\d+", token):
            refuse(self.where, f"{self.name} is no number: {token}")
        return Number(int(token), unit)

    def items(self):
        """What stands in braces: a list, or a record."""
        items, record = [], {}
        while self.tokens and self.tokens[0] != "}":
            if self.tokens[0].startswith("."):
                field = self.take()
                self.take("=")
                record[field] = self.value()
            else:
                items.append(self.value())
            if self.tokens and self.tokens[0] != "}":
                self.take(",")
        self.take("}")
        return record or items

    def value(self):
        """A value."""
        token = self.take()
        if token == "{":
            return self.items()
        if self.tokens and self.tokens[0] == "(":
            if token not in self.units:
                refuse(self.where, f"{self.name}: {token}() is no unit")
            self.take("(")
            number = self.number(self.take(), self.units[token])
            self.take(")")
            return number
        return self.number(token, self.unit)

    def whole(self):
        """The value that is all of the text."""
        value = self.value()
        if self.tokens:
            refuse(self.where, f"{self.name} goes on after its value: "
                   f"{self.tokens[0]}")
        return value


def checked(path, name, origin):
    """An origin, which is one of the four."""
    known = ORIGIN.fullmatch(origin or refuse(path, f"{name} has no origin"))
    if not known:
        refuse(path, f"the origin of {name} is none of the four: {origin}")
    if known["fit"] and not (common.ROOT / known["fit"]).exists():
        refuse(path, f"{known['fit']}, which fits {name}, is not there")
    return origin


def pieces(path, text):
    """The pieces of a header. A comment belongs to what follows it without a
    blank line."""
    lines, above = iter(text.split("\n")), ""
    for line in lines:
        if line.startswith("/*"):
            while not line.endswith("*/"):
                line += "\n" + next(lines)
            above = line[2:-2]
            yield Piece("", "", above, "")
            continue
        while line.endswith("\\"):
            line = line[:-1] + "\n" + next(lines)
        while line.startswith("static const ") and not line.endswith(";"):
            line += "\n" + next(lines)
        found = MACRO.fullmatch(line)
        table = TABLE.fullmatch(line)
        if found:
            yield Piece(found[1], found[2] or "", found[3], above)
        elif table:
            yield Piece(table[1], "", table[2], above)
        elif line and not line.startswith(("#ifndef", "#endif", "#include")):
            refuse(path, f"this is not understood: {line}")
        above = ""


def constant_of(path, piece, units, group):
    """A constant from its definition."""
    prose, keys = paragraphs(piece.above)
    if not prose:
        refuse(path, f"{piece.name} has no meaning")
    if piece.parameters:
        refuse(path, f"{piece.name} takes parameters")
    origin = checked(path, piece.name, keys.get("Origin") or group.origin)
    unit = unit_of(keys["Unit"]) if "Unit" in keys else None
    value = Reader(path, piece.name, piece.text, units, unit).whole()
    if "Near-duplicate" in keys:
        prose += f" Near-duplicate: {keys['Near-duplicate']}"
    return Constant(piece.name, value, as_code(prose), origin)


def read_header(path, units):
    """The groups of a header. What is defined before the first are units, which
    are added to those that are known, and scales. So are units of headers that
    it includes."""
    groups = []
    text = (common.ROOT / path).read_text(encoding="utf-8")
    for included in re.findall(r'^#include "(advisor/.*)"', text, re.M):
        read_header(f"lib/{included}", units)
    for piece in pieces(path, text):
        prose, keys = paragraphs(piece.above or piece.text)
        if not piece.name and "Group" in keys:
            fields = {key: as_code(keys[key]) for key in keys if key[0] == "."}
            groups.append(Group(keys["Group"], as_code(prose), fields,
                                keys.get("Origin"), []))
        elif piece.name and groups:
            groups[-1].constants.append(constant_of(path, piece, units,
                                                    groups[-1]))
        elif piece.parameters and "Unit" in keys:
            units[piece.name] = unit_of(keys["Unit"])
    return groups


def numbers_in(value):
    """All numbers of a value."""
    if isinstance(value, Number):
        return [value]
    each = value.values() if isinstance(value, dict) else value
    return [number for one in each for number in numbers_in(one)]


def written(number):
    """A number as documents write it, in its unit."""
    if isinstance(number.digits, str):
        return number.digits
    if number.unit.text == "yes or no":
        return "yes" if number.digits else "no"
    whole, part = divmod(abs(number.digits), number.unit.parts)
    text = f"{whole:,}".replace(",", " ") if whole > 9999 else str(whole)
    if part:
        digits = len(str(number.unit.parts)) - 1
        text += f".{part:0{digits}}".rstrip("0")
    return ("−" if number.digits < 0 else "") + text


def shown(value):
    """A value without its unit."""
    if isinstance(value, Number):
        return written(value)
    if len(numbers_in(value)) > MANY:
        return f"table of {len(numbers_in(value))}"
    between = "; " if isinstance(value[0], list) else ", "
    return between.join(map(shown, value))


def unit_shown(path, name, value):
    """The unit that all numbers of a value have."""
    texts = {number.unit.text for number in numbers_in(value)}
    if len(texts) != 1:
        refuse(path, f"{name} has several units: {', '.join(sorted(texts))}")
    text = texts.pop()
    return "" if text == "yes or no" else text


def record_table(path, group):
    """Records side by side: a row a field, a column a record."""
    rows = []
    for constant in group.constants:
        for field in constant.value:
            if field not in group.fields:
                refuse(path, f"{constant.name}{field} has no meaning")
    for field, meaning in group.fields.items():
        values = [constant.value.get(field) for constant in group.constants]
        given = [value for value in values if value]
        if not given:
            refuse(path, f"no constant has the field {field}")
        rows.append([f"`{field[1:]}`", *(shown(value) if value else ""
                                         for value in values),
                     unit_shown(path, field, given), meaning])
    if any(constant.origin != group.origin for constant in group.constants):
        rows.append(["origin", *(constant.origin
                                 for constant in group.constants), "", ""])
    heads = [f"`{constant.name}`" for constant in group.constants]
    return tables.table(["field", *heads, "unit", "meaning"], rows)


def plain_table(path, group):
    """A row a constant."""
    heads = ["constant", "value", "unit", "meaning"]
    differ = any(one.origin != group.origin for one in group.constants)
    rows = [[f"`{one.name}`", shown(one.value),
             unit_shown(path, one.name, one.value), one.meaning] +
            (["" if one.origin == group.origin else one.origin]
             if differ else []) for one in group.constants]
    return tables.table(heads + ["origin"] * differ, rows)


def group_text(path, group):
    """A group as a paragraph and a table."""
    is_record = isinstance(group.constants[0].value, dict)
    origin = f" Origin: {group.origin}." if group.origin else ""
    head = f"**{group.title}.** {group.prose}{origin}"
    head = head.replace("  ", " ")
    body = (record_table if is_record else plain_table)(path, group)
    head = textwrap.fill(head, 80, break_long_words=False,
                         break_on_hyphens=False)
    return re.sub(r"^(?=[-+*#>] )", r"\\", head, flags=re.M) + "\n\n" + body


def header_text(path):
    """All groups of a header."""
    groups = [group for group in read_header(path, {}) if group.constants]
    if not groups:
        refuse(path, "there are no constants")
    return "\n" + "\n".join(group_text(path, one) for one in groups) + "\n"


def files(_api):
    """The tables of all documents that have a mark."""
    missing = {str(path.relative_to(common.ROOT))
               for path in common.ROOT.glob(HEADERS)}
    for document in sorted(common.ROOT.glob("doc/*.md")):
        for mark in MARK.finditer(document.read_text(encoding="utf-8")):
            if not (common.ROOT / mark[1]).exists():
                refuse(document, f"there is no {mark[1]}")
            missing.discard(mark[1])
            yield common.Part(str(document.relative_to(common.ROOT)),
                              f"constants {mark[1]}", header_text(mark[1]))
    for path in sorted(missing):
        refuse(path, "no document has its constants: put the mark “generated: "
               f"constants {path}” into one")


if __name__ == "__main__":
    common.main(files, __doc__)
