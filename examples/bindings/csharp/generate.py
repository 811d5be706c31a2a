# SPDX-License-Identifier: MIT
"""Writes the raw layer of the C# binding from talon-api.json:
Types.cs and Native.cs.

Everything that can be read off the data is made here: the enumerations, the
structs with their offsets, the snapshots as classes, and a P/Invoke
declaration for every function. How the names look in C# is in the tables
below.

    generate.py            writes what is out of date
    generate.py --check    writes nothing, names what is out of date, and fails
"""
import pathlib
import re
import sys
import textwrap

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "doc" / "generate"))
import common  # noqa: E402

WIDTH = 80

# Enumerations: the name in C#, and the type that it is kept in.
ENUMS = {
    "talon_status_id": ("Status", "int"),
    "talon_limit_id": ("Limit", "uint"),
    "talon_feature_id": ("Feature", "uint"),
    "talon_suit_id": ("Suit", "byte"),
    "talon_denomination_id": ("Denomination", "byte"),
    "talon_rank_id": ("Rank", "byte"),
    "talon_place_id": ("Place", "byte"),
    "talon_phase_id": ("Phase", "uint"),
    "talon_kind_id": ("Kind", "ushort"),
    "talon_reason_id": ("Reason", "ushort"),
    "talon_choice_flag_id": ("ChoiceFlags", "ushort"),
    "talon_poker_id": ("PokerCategory", "uint"),
    "talon_record_id": ("Annotations", "uint"),
    "talon_game_id": ("GameId", "uint"),
    "talon_type_id": ("OptionType", "uint"),
    "talon_space_id": ("Space", "uint"),
    "talon_tr_box_id": ("Box", "byte"),
    "talon_advisor_part_id": ("AdvisorPart", "uint"),
    "talon_advisor_space_id": ("AdvisorSpace", "uint"),
    "talon_level_id": ("Level", "uint"),
    "talon_advice_reason_id": ("AdviceReason", "ushort"),
    "talon_chance_id": ("ChanceOf", "byte"),
    "talon_fh_goal_id": ("Goal", "uint"),
    "talon_language_id": ("Language", "uint"),
    "talon_card_style_id": ("CardStyle", "uint"),
    "talon_reading_id": ("ReadAs", "uint"),
}
FLAGS = {"talon_choice_flag_id"}

# Enumerations of sizes and single numbers: they become constants.
CONSTANTS = {
    "talon_headers_id", "talon_ceiling_id", "talon_room_id", "talon_seat_id",
    "talon_card_id", "talon_card_text_id", "talon_fh_size_id",
    "talon_deal_places_id", "talon_event_viewers_id", "talon_seed_id",
    "talon_record_room_id", "talon_options_id", "talon_save_id",
    "talon_tr_size_id", "talon_sample_id", "talon_history_id",
    "talon_observation_id",
    "talon_fh_solver_bytes_id", "talon_fh_solver_room_id",
    "talon_fh_nodes_id", "talon_player_room_id", "talon_certainty_id",
    "talon_advisor_headers_id",
    "talon_words_headers_id", "talon_words_room_id", "talon_words_text_id",
    "talon_reading_moves_id",
}

# Sets that are kept as bits: the enumerations whose numbers count the bits.
BITS = {
    "Denominations": ("A set of denominations; Plain is none of them.",
                      ["talon_suit_id", "talon_denomination_id"]),
    "Boxes": ("A set of boxes.", ["talon_tr_box_id"]),
}

# Structs that become values, objects, or are only seen by the binding.
VALUES = {"talon_move": "Move", "talon_choice": "Choice",
          "talon_event": "Event", "talon_tr_pot": "Pot",
          "talon_text_position": "TextPosition",
          "talon_player_budget": "Budget", "talon_player_notes": "SeatNotes",
          "talon_advice": "Advice", "talon_belief": "Belief",
          "talon_observation_field": "ObservationField",
          "talon_fh_answer": "FiveHundredValue",
          "talon_fh_card_value": "CardValue",
          "talon_fh_review_item": "ReviewItem",
          "talon_fh_discard_value": "DiscardValue",
          "talon_fh_discard_sum": "DiscardSum",
          "talon_fh_discard_review": "DiscardReview"}
OBJECTS = {"talon_fh_state": "FiveHundredState",
           "talon_fh_hand": "FiveHundredHand",
           "talon_fh_score": "FiveHundredScore",
           "talon_tr_state": "TripoliState",
           "talon_fh_position": "FiveHundredPosition",
           "talon_fh_deal_table": "DealTable",
           "talon_fh_par": "Par"}
FILLED_BY_CALLER = {"talon_fh_hand", "talon_fh_position"}
FILLED_BY_TALON = set(OBJECTS) - {"talon_fh_hand"}
RAW = {"talon_rules": "RawRules", "talon_rng": "RawRng",
       "talon_problem": "RawProblem", "talon_allocator": "RawAllocator",
       "talon_fh_world": "RawWorld", "talon_words": "RawWords",
       "talon_reading": "RawReading"}
OPAQUE = {"talon_game", "talon_fh_solver"}

# Sets that are kept as bits, by what their bits count.
SETS = {"seat": "Seats", "suit": "Denominations",
        "denomination": "Denominations", "box": "Boxes",
        "talon_choice_flag_id": "ChoiceFlags"}

NUMBERS = {"i8": "sbyte", "u8": "byte", "i16": "short", "u16": "ushort",
           "i32": "int", "u32": "uint", "i64": "long", "u64": "ulong",
           "size": "UIntPtr", "void": "void", "char": "byte"}
NARROW = {"sbyte", "byte", "short", "ushort"}


def pascal(name):
    """call_card, CALL_CARD → CallCard."""
    return "".join(part[:1].upper() + part[1:].lower()
                   for part in re.split(r"[_-]", name) if part)


def camel(name):
    """A parameter or a private field: next_move → nextMove."""
    return pascal(name)[:1].lower() + pascal(name)[1:]


def comment(text, indent):
    """A comment for the reader of the code and for editors."""
    text = re.sub(r"\s+", " ", text or "").strip()
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    if not text:
        return []
    if re.match(r"[a-z]+[ ,:;.-]|[a-z]+$", text):
        text = text[0].upper() + text[1:]
    lines = textwrap.wrap(f"<summary>{text}</summary>", WIDTH - indent - 4)
    return [" " * indent + "/// " + line for line in lines]


def short(enum, enumerator):
    """The name of an enumerator without its prefix."""
    name = enumerator["name"]
    if enum["name"] == "talon_status_id":
        return pascal(re.sub(r"^TALON_(E_)?", "", name))
    return pascal(name[len(enum["prefix"]):])


class Writer:
    """The file, line by line."""

    def __init__(self, api):
        self.api = api
        self.enums = {enum["name"]: enum for enum in api["enumerations"]}
        self.lines = []

    def put(self, *lines):
        self.lines.extend(lines)

    def enum_name(self, name):
        if name in ENUMS:
            return ENUMS[name][0]
        name = re.sub(r"^talon_|_id$", "", name)
        name = re.sub(r"^fh_", "five_hundred_", name)
        return pascal(re.sub(r"^tr_", "tripoli_", name))

    # Enumerations ------------------------------------------------------------

    def enumeration(self, enum):
        public = self.enum_name(enum["name"])
        base = ENUMS.get(enum["name"], (None, "int"))[1]
        members = [(short(enum, one), one["value"], one["description"])
                   for one in enum["enumerators"]]
        if enum["name"] == "talon_denomination_id":
            suits = self.enums["talon_suit_id"]
            members = [(short(suits, one), one["value"], one["description"])
                       for one in suits["enumerators"]] + members
        if enum["name"] == "talon_rank_id":
            numbers = [(pascal(term["label"]), term["number"], "")
                       for term in self.space("TALON_SPACE_RANK")]
            known = {value for _, value, _ in members}
            members = [one for one in numbers if one[1] not in known] + members
        values = {value for _, value, _ in members}
        if 0 not in values and base != "int":
            members.insert(0, ("None", 0, "none"))
        assert len({name for name, _, _ in members}) == len(members), public
        self.put("", *comment(enum["brief"], 4))
        if enum["name"] in FLAGS:
            self.put("    [Flags]")
        self.put(f"    public enum {public} : {base}", "    {")
        for name, value, text in members:
            self.put(*comment(text, 8), f"        {name} = {value},")
        self.put("    }")

    def space(self, name):
        return next(space["terms"] for space in self.api["spaces"]
                    if space["name"] == name)

    def bit_set(self, name):
        text, of = BITS[name]
        self.put("", *comment(text, 4), "    [Flags]",
                 f"    public enum {name} : uint", "    {")
        self.put("        Nothing = 0,")
        if name == "Denominations":
            self.put("        Plain = 1 << 0,")
        for enum in of:
            for one in self.enums[enum]["enumerators"]:
                self.put(f"        {short(self.enums[enum], one)} = "
                         f"1 << {one['value']},")
        self.put("    }")

    def constants(self):
        self.put(*comment("Sizes, and the numbers that stand for no seat "
                              "and no card.", 4),
                 "    public static class Constants", "    {")
        for enum in self.api["enumerations"]:
            if enum["name"] not in CONSTANTS:
                continue
            for one in enum["enumerators"]:
                name = pascal(one["name"][len("TALON_"):])
                self.put(*comment(one["description"], 8),
                         f"        public const int {name} = {one['value']};")
        self.put("    }")

    # Structs -----------------------------------------------------------------

    @staticmethod
    def stored(field):
        """The type of the field itself."""
        kind = field["type"]
        if kind["normal"] == "function" or kind.get("pointer"):
            return "IntPtr"
        if kind["name"] in VALUES:
            return VALUES[kind["name"]]
        return NUMBERS[kind["base"]]

    def shown(self, struct, field):
        """The type that users see: of each element, where it is an array."""
        kind = field["type"]
        if kind["name"] == "talon_cards":
            return "CardSet"
        if kind["name"] == "talon_card":
            return "Card"
        if kind["name"] == "talon_status":
            return "Status"
        if "bits" in field:
            return SETS[field["bits"]]
        if field.get("is") == "boolean":
            return "bool"
        if "one_of" in field:
            return self.enum_name(field["one_of"][-1])
        stored = self.stored(field)
        if stored in NARROW or (stored == "uint" and field["name"] != "turn"):
            return "int"
        return stored

    @staticmethod
    def read(shown, stored, value):
        """The expression that reads a stored value."""
        if shown == stored:
            return value
        if shown in ("CardSet", "Card"):
            return f"new {shown}({value})"
        if shown == "bool":
            return f"{value} != 0"
        if shown == "int" and stored in NARROW:
            return value
        return f"({shown}){value}"

    @staticmethod
    def write(shown, stored, value):
        """The expression that stores a value; numbers must fit."""
        if shown == stored:
            return value
        if shown == "CardSet":
            return f"{value}.Bits"
        if shown == "Card":
            return f"{value}.Number"
        if shown == "bool":
            return f"({stored})({value} ? 1 : 0)"
        return f"checked(({stored}){value})"

    def head(self, struct, text, declaration):
        self.put("", *comment(text, 4))
        if struct["name"] == "talon_allocator":
            self.put("    [StructLayout(LayoutKind.Sequential)]")
        else:
            self.put("    [StructLayout(LayoutKind.Explicit, "
                     f"Size = {struct['size']})]")
        self.put(f"    {declaration}", "    {")

    def offset(self, struct, field, more=0):
        if struct["name"] == "talon_allocator":
            return ""
        return f"[FieldOffset({field['offset'] + more})] "

    def value(self, struct):
        """A struct that users see: fields are stored as they are in C, and
        shown as what they are."""
        public = VALUES[struct["name"]]
        self.head(struct, struct["brief"],
                  f"public partial struct {public} : IEquatable<{public}>")
        names, shown_fields = [], []
        for field in struct["fields"]:
            stored, name = self.stored(field), camel(field["name"])
            length = field["type"].get("length", 1)
            for index in range(length):
                more = f"{name}{index}" if "length" in field["type"] else name
                at = field["size"] // length * index
                self.put(f"        {self.offset(struct, field, at)}"
                         f"private {stored} {more};")
                names.append(more)
            if not field.get("reserved"):
                shown_fields.append(field)
        for field in shown_fields:
            stored, name = self.stored(field), camel(field["name"])
            shown = self.shown(struct, field)
            if "length" in field["type"]:
                each = [f"{name}{index}"
                        for index in range(field["type"]["length"])]
                rows = [", ".join(each[i:i + 4]) for i in
                        range(0, len(each), 4)]
                self.put("", *comment(field["description"], 8),
                         f"        public {shown}[] {pascal(field['name'])}",
                         "        {", "            get",
                         "            {",
                         f"                return new {shown}[]",
                         "                {",
                         *(f"                    {row}," for row in rows),
                         "                };", "            }", "        }")
                continue
            self.put("", *comment(field["description"], 8),
                     f"        public {shown} {pascal(field['name'])}",
                     "        {",
                     f"            get {{ return "
                     f"{self.read(shown, stored, name)}; }}",
                     f"            set {{ {name} = "
                     f"{self.write(shown, stored, 'value')}; }}", "        }")
        nested = {camel(field["name"]) for field in struct["fields"]
                  if field["type"]["name"] in VALUES}
        same = " &&\n                ".join(
            f"{name}.Equals(that.{name})" if name in nested else
            f"{name} == that.{name}" for name in names)
        self.put("", "        /// <summary>Equal bytes.</summary>",
                 f"        public bool Equals({public} that)",
                 "        {", *f"            return {same};".split("\n"),
                 "        }", "",
                 "        public override bool Equals(object that)",
                 "        {",
                 f"            return that is {public} && "
                 f"Equals(({public})that);", "        }", "",
                 "        public override int GetHashCode()", "        {",
                 "            int hash = 17;")
        for name in names:
            self.put(f"            hash = unchecked(hash * 31 + "
                     f"{name}.GetHashCode());")
        self.put("            return hash;", "        }", "    }")

    def raw(self, struct, name):
        """A struct that only the binding sees."""
        self.head(struct, "", f"internal unsafe struct {name}")
        for field in struct["fields"]:
            stored, length = self.stored(field), field["type"].get("length")
            at = self.offset(struct, field)
            if length and field["type"]["name"] in VALUES:
                stored, length = "byte", field["size"]
            if length:
                self.put(f"        {at}public fixed {stored} "
                         f"{field['name']}[{length}];")
            else:
                self.put(f"        {at}public {stored} {field['name']};")
        self.put("    }")

    def object(self, struct):
        """A snapshot: a class with arrays, copied from the struct."""
        public, name = OBJECTS[struct["name"]], "Raw" + OBJECTS[struct["name"]]
        self.raw(struct, name)
        fields = [field for field in struct["fields"]
                  if not field.get("reserved")]
        setter = "set" if struct["name"] in FILLED_BY_CALLER else "private set"
        self.put("", *comment(struct["brief"], 4),
                 f"    public sealed partial class {public}", "    {")
        for field in fields:
            shown = self.shown(struct, field)
            length = field["type"].get("length")
            self.put(*comment(field["description"], 8))
            if "dimensions" in field["type"]:
                length = ", ".join(map(str, field["type"]["dimensions"]))
                self.put(f"        public {shown}[,] {pascal(field['name'])} "
                         "{ get; private set; } =",
                         f"            new {shown}[{length}];")
            elif length:
                self.put(f"        public {shown}[] {pascal(field['name'])} "
                         "{ get; private set; } =",
                         f"            new {shown}[{length}];")
            else:
                self.put(f"        public {shown} {pascal(field['name'])} "
                         f"{{ get; {setter}; }}")
        if struct["name"] in FILLED_BY_CALLER:
            self.copy_out(struct, fields, name)
        if struct["name"] in FILLED_BY_TALON:
            self.copy_in(struct, fields, name, public)
        self.put("    }")

    def copy_in(self, struct, fields, name, public):
        self.put("", f"        internal unsafe {public}({name}* raw)",
                 "        {")
        for field in fields:
            shown, stored = self.shown(struct, field), self.stored(field)
            length, target = field["type"].get("length"), pascal(field["name"])
            if length:
                value = self.read(shown, stored, f"raw->{field['name']}[i]")
                row = field["type"].get("dimensions", [0, 0])[1]
                at = f"[i / {row}, i % {row}]" if row else "[i]"
                self.put(f"            for (int i = 0; i < {length}; i++)",
                         f"                {target}{at} = {value};")
            else:
                value = self.read(shown, stored, f"raw->{field['name']}")
                self.put(f"            {target} = {value};")
        self.put("        }")

    def copy_out(self, struct, fields, name):
        self.put("", f"        internal unsafe void CopyTo({name}* raw)",
                 "        {")
        for field in fields:
            shown, stored = self.shown(struct, field), self.stored(field)
            length, source = field["type"].get("length"), pascal(field["name"])
            if length:
                value = self.write(shown, stored, f"{source}[i]")
                self.put(f"            for (int i = 0; i < {length}; i++)",
                         f"                raw->{field['name']}[i] = {value};")
            else:
                value = self.write(shown, stored, source)
                self.put(f"            raw->{field['name']} = {value};")
        self.put("        }")

    # Functions ---------------------------------------------------------------

    def parameter(self, kind):
        name, stars = kind["name"], kind.get("pointer", 0)
        if "length" in kind:
            stars = 1
        if name in OPAQUE:
            return "IntPtr" + "*" * (stars - 1)
        if kind["base"] == "void":
            return "IntPtr"
        for table in (VALUES, RAW):
            if name in table:
                return table[name] + "*"
        if name in OBJECTS:
            return "Raw" + OBJECTS[name] + "*"
        if stars and name == "talon_cards":
            return "CardSet*"
        if stars and name == "talon_card":
            return "Card*"
        return NUMBERS[kind["base"]] + "*" * stars

    def function(self, function):
        kind = function["returns"]["type"]
        result = "byte*" if kind["normal"] == "const char*" else \
            NUMBERS[kind["base"]]
        parameters = [(self.parameter(one["type"]), camel(one["name"]))
                      for one in function["parameters"]]
        declared = ", ".join(" ".join(one) for one in parameters)
        passed = ", ".join(name for _, name in parameters)
        name = function["name"]
        if result == "void":
            back = ""
        else:
            back = "return "
        library = pascal(function["library"].removeprefix("talon").replace(
            "-", "_")) + "Library"
        self.put("", f"        [DllImport({library}.Name, "
                 "CallingConvention = Library.Convention,",
                 f"            EntryPoint = \"{name}\")]")
        self.wrapped(f"private static extern {result} {name}_({declared});", 8)
        self.put("")
        self.wrapped(f"internal static {result} {name}({declared})", 8)
        self.put("        {", f"            {library}.Need();")
        self.wrapped(f"{back}{name}_({passed});", 12)
        self.put("        }")

    def wrapped(self, text, indent):
        self.put(*textwrap.wrap(text, WIDTH, initial_indent=" " * indent,
                                subsequent_indent=" " * (indent + 4)))

    # All ---------------------------------------------------------------------

    def file(self, *parts):
        """A whole file: the head, and what the parts write into it."""
        self.lines = [
            *common.head("//").splitlines(),
            "#pragma warning disable 169, 649, 1591",
            "using System;", "using System.Runtime.InteropServices;", "",
            "namespace Talon", "{"]
        for part in parts:
            part()
        self.put("}")
        return "\n".join(self.lines) + "\n"

    def enumerations(self):
        for enum in self.api["enumerations"]:
            if enum["name"] not in CONSTANTS:
                self.enumeration(enum)
        for name in BITS:
            self.bit_set(name)

    def structs(self):
        for struct in self.api["structs"]:
            if struct["name"] in VALUES:
                self.value(struct)
            elif struct["name"] in OBJECTS:
                self.object(struct)
            else:
                self.raw(struct, RAW[struct["name"]])

    def functions(self):
        self.put("    /// <summary>The functions as they are in C. Each call "
                 "makes sure that the",
                 "    /// library is there and of a version that serves."
                 "</summary>",
                 "    internal static unsafe class Native", "    {",
                 f"        internal const uint Headers = "
                 f"{self.api['version_number']};",
                 f"        internal const string HeadersText = "
                 f"\"{self.api['version']}\";")
        for other in self.api["libraries"][1:]:
            name = pascal(other["name"].removeprefix("talon-"))
            self.put(f"        internal const uint {name}Headers = "
                     f"{other['version_number']};",
                     f"        internal const string {name}HeadersText = "
                     f"\"{other['version']}\";")
        for function in self.api["functions"]:
            self.function(function)
        self.put("    }")


def files(api):
    """The two files."""
    writer = Writer(api)
    for name, text in (
            ("Types.cs", writer.file(writer.constants, writer.enumerations,
                                     writer.structs)),
            ("Native.cs", writer.file(writer.functions))):
        yield common.Whole("examples/bindings/csharp/" + name, text)


if __name__ == "__main__":
    common.main(files, __doc__)
