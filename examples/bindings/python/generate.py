# SPDX-License-Identifier: MIT
"""Writes what talon-api.json already says: talon/_raw.py, talon/enums.py and
talon/structs.py.

    generate.py            writes what is out of date
    generate.py --check    writes nothing, names what is out of date, and fails
"""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "doc" / "generate"))
import common  # noqa: E402

HEAD = common.head("#")
NUMBERS = {"i8": "c_int8", "u8": "c_uint8", "i16": "c_int16",
           "u16": "c_uint16", "i32": "c_int32", "u32": "c_uint32",
           "i64": "c_int64", "u64": "c_uint64", "size": "c_size_t"}

# Python's names of enumerations, where the tag alone would not do, and which
# of them have a number 0 for "none". Sizes and rooms are constants instead.
ENUMS = {"talon_choice_flag_id": "ChoiceFlags", "talon_type_id": "OptionType",
         "talon_poker_id": "PokerCategory", "talon_tr_box_id": "Box",
         "talon_record_id": "Annotations", "talon_reading_id": "ReadAs",
         "talon_game_id": "GameId"}
NONE = {"Suit", "Denomination", "Reason", "Box", "Kind", "Rank", "Phase",
        "Level", "Chance", "AdviceReason"}
CONSTANTS = {"talon_headers_id", "talon_ceiling_id", "talon_room_id",
             "talon_seat_id", "talon_card_id", "talon_card_text_id",
             "talon_fh_size_id", "talon_deal_places_id",
             "talon_event_viewers_id", "talon_seed_id", "talon_save_id",
             "talon_record_room_id", "talon_options_id", "talon_tr_size_id",
             "talon_sample_id", "talon_history_id", "talon_observation_id",
             "talon_fh_solver_bytes_id", "talon_fh_solver_room_id",
             "talon_player_room_id", "talon_certainty_id",
             "talon_advisor_headers_id", "talon_words_headers_id",
             "talon_words_room_id", "talon_reading_moves_id",
             "talon_words_text_id"}
FLAGS = {"ChoiceFlags"}

# Structs that become dataclasses: their names, and the fields that a caller
# gives first.
RECORDS = {"talon_move": ("Move", ["kind", "seat"]),
           "talon_choice": ("Choice", ["kind"]),
           "talon_event": ("Event", ["kind", "seat"]),
           "talon_text_position": ("TextPosition", []),
           "talon_problem": ("Problem", []),
           "talon_fh_state": ("FhState", []),
           "talon_fh_hand": ("FhHand", []),
           "talon_fh_score": ("FhScore", []),
           "talon_tr_state": ("TrState", []),
           "talon_tr_pot": ("TrPot", []),
           "talon_player_budget": ("Budget", ["level"]),
           "talon_player_notes": ("Notes", []),
           "talon_advice": ("Advice", ["next_move"]),
           "talon_belief": ("Belief", ["card"]),
           "talon_fh_position": ("FhPosition", ["hand"]),
           "talon_fh_answer": ("FhAnswer", []),
           "talon_fh_card_value": ("FhCardValue", ["card"]),
           "talon_fh_deal_table": ("FhDealTable", []),
           "talon_fh_review_item": ("FhReviewItem", []),
           "talon_fh_discard_value": ("FhDiscardValue", ["discard"]),
           "talon_fh_discard_sum": ("FhDiscardSum", ["discard"]),
           "talon_fh_discard_review": ("FhDiscardReview", ["discard"]),
           "talon_fh_par": ("FhPar", [])}
# Structs that may lack something: the field that says so.
SNAPSHOTS = {"FhState": "complete", "TrState": "complete",
             "FhAnswer": "finished", "FhDealTable": "finished",
             "FhPar": "finished"}

# Types of talon, and sets by what their bits are.
TYPES = {"talon_cards": "Cards", "talon_card": "Card",
         "talon_status": "Status"}
SETS = {"seat": "Seats", "suit": "Denominations",
        "denomination": "Denominations",
        "talon_choice_flag_id": "ChoiceFlags"}
DEFAULTS = {"winner": "(NOBODY,) * 10", "dealer": "0", "to_act": "0",
            "partner": "NOBODY", "contractor": "NOBODY"}


def camel(word):
    return "".join(part.capitalize() for part in word.split("_"))


def enum_name(tag):
    """Kind for talon_kind_id, FhPack for talon_fh_pack_id."""
    return ENUMS.get(tag) or camel(tag.removeprefix("talon_")
                                   .removesuffix("_id"))


def members(entry):
    """The members of an enumeration with their numbers."""
    for row in entry["enumerators"]:
        prefix = entry["prefix"]
        if entry["name"] == "talon_status_id":
            prefix = "TALON_"
        elif entry["name"] == "talon_record_id":
            prefix = "TALON_RECORD_"
        yield row["name"].removeprefix(prefix), row["value"]


def c_type(kind):
    """The ctypes type of a parameter, result or field."""
    if kind["normal"] == "function":
        inner = [kind["returns"]] + [one["type"] for one in kind["parameters"]]
        return "CFUNCTYPE(" + ", ".join(
            "None" if one["normal"] == "void" else c_type(one)
            for one in inner) + ")"
    if "dimensions" in kind and kind["base"] == "char":
        return " * ".join(["c_char", *map(str, kind["dimensions"][::-1])])
    if kind["base"] == "char":
        return "c_char_p"
    if kind["pointer"]:
        return "c_void_p"
    base = NUMBERS.get(kind["base"]) or kind["base"].removeprefix("talon_")
    return base + (f" * {kind['length']}" if "length" in kind else "")


def parameter_type(one):
    """Values are checked, since ctypes would cut them off."""
    kind = one["type"]
    if kind["pointer"] and kind["base"] == "char" and one["role"] == "buffer" \
            or "length" in kind:
        return "c_void_p"
    name = c_type(kind)
    return name if one["role"] != "value" or name == "c_size_t" else \
        name.replace("c_", "").replace("uint", "U").replace("int", "I")


def raw_module(api):
    """Layouts and functions for ctypes."""
    lines = [HEAD + '"""The structs and functions of talon, for ctypes."""',
             "import ctypes", "from ctypes import (CFUNCTYPE, c_char, "
             "c_char_p, c_int8, c_int32, c_int64,",
             "                    c_size_t, c_uint8, c_uint16, c_uint32, "
             "c_uint64,", "                    c_void_p)",
             "from typing import Any", "",
             "from ._checked import I32, I64, U8, U32", "",
             *(line for library in api["libraries"]
               for prefix in [prefix_of(library)] for line in (
                   f"{prefix}HEADERS = {library['version_number']:#08x}",
                   f'{prefix}VERSION = "{library["version"]}"',
                   f'{prefix}SONAME = "{library["soname"]}"'))]
    for entry in in_order(api["structs"]):
        lines += ["", "", f"class {entry['name'].removeprefix('talon_')}"
                  "(ctypes.Structure):", "    _fields_ = ["]
        lines += [f'        ("{field["name"]}", {c_type(field["type"])}),'
                  for field in entry["fields"]]
        lines += ["    ]"]
    lines += ["", "", "SIZES = {"]
    lines += [f"    {entry['name'].removeprefix('talon_')}: "
              f"({entry['size']}, {entry['size32']}),"
              for entry in in_order(api["structs"])]
    for library in api["libraries"]:
        lines += ["}", "", f"# Results and parameters of lib{library['name']}.",
                  f"{prefix_of(library)}FUNCTIONS: "
                  "dict[str, tuple[Any, list[Any]]] = {"]
        lines += functions_of(api, library["name"])
    return "\n".join(lines + ["}"]) + "\n"


def prefix_of(library):
    """What the constants of a library begin with."""
    return "" if library["name"] == "talon" else \
        library["name"].removeprefix("talon-").upper() + "_"


def in_order(structs):
    """Structs by name; those of other libraries, which hold them, come
    last."""
    own = [entry for entry in structs if entry["library"] == "talon"]
    return sorted(own, key=lambda entry: entry["name"]) + \
        [entry for entry in structs if entry not in own]


def functions_of(api, library):
    """The functions of a library, with the types of results and parameters."""
    lines = []
    for entry in sorted(api["functions"], key=lambda entry: entry["name"]):
        if entry["library"] != library:
            continue
        result = entry["returns"]["type"]
        name = "None" if result["normal"] == "void" else c_type(result)
        types = [parameter_type(one) for one in entry["parameters"]]
        line = f'    "{entry["name"]}": ({name}, [{", ".join(types)}]),'
        if len(line) > 79:
            line = f'    "{entry["name"]}": (\n        {name}, ' \
                   f'[{wrapped(types, 11 + len(name))}]),'
        lines.append(line)
    return lines


def wrapped(words, column):
    """Words with commas, on lines of at most 79."""
    text, at = "", column
    for word in words:
        gap = ", " if text else ""
        if text and at + len(gap + word) > 74:
            text, at, gap = text + ",\n" + " " * column, column, ""
        text, at = text + gap + word, at + len(gap + word)
    return text


def enums_module(api):
    """Enumerations, and constants for sizes and rooms."""
    lines = [HEAD + '"""The numbers of talon by name."""',
             "from ._numbers import Flags, Number"]
    by_tag = {entry["name"]: entry for entry in api["enumerations"]}
    names = []
    constants = {}
    for tag in sorted(by_tag):
        entry = by_tag[tag]
        if tag in CONSTANTS:
            for row in entry["enumerators"]:
                constants[row["name"].removeprefix("TALON_")] = row["value"]
            continue
        name = enum_name(tag)
        names.append(name)
        lines += ["", "", f"class {name}"
                  f"({'Flags' if name in FLAGS else 'Number'}):"]
        rows = list(members(entry))
        if tag == "talon_denomination_id":
            rows = list(members(by_tag["talon_suit_id"])) + rows
        if tag == "talon_rank_id":
            rows = [(word, number) for number, word in enumerate(
                "TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE "
                "THIRTEEN".split(), 2)] + rows
        if name in NONE:
            rows = [("NONE", 0)] + rows
        lines += [f"    {word} = {number}" for word, number in rows]
    lines += ["", "", "# Sizes, ceilings and room that is always enough."]
    lines += [f"{word} = {number}" for word, number in constants.items()]
    lines += ["", "OPTION_VALUES = {"]
    for tag in sorted(by_tag):
        if "values_of" in by_tag[tag]:
            game, _, word = by_tag[tag]["values_of"].removeprefix(
                "TALON_").partition("_OPTION_")
            lines += [f"    {camel(game.lower())}Option.{word}: "
                      f"{enum_name(tag)},"]
    return "\n".join(lines + ["}"]) + "\n"


def meaning(field):
    """The type of a field in Python."""
    if field["type"]["name"] in RECORDS:
        return RECORDS[field["type"]["name"]][0]
    if field["type"]["name"] in TYPES:
        return TYPES[field["type"]["name"]]
    if "bits" in field:
        return SETS[field["bits"]]
    if field.get("is") == "boolean":
        return "bool"
    if "one_of" in field and field["name"] != "place":  # a hand, or a place
        return enum_name(field["one_of"][-1])
    return "int"


READ = {"Cards": "Cards.of({})", "Seats": "Seats.of({})",
        "Denominations": "Denominations.of({})", "Card": "card_of({})",
        "int": "{}"}
WRITE = {"Cards": "{}.mask", "Seats": "{}.mask", "Denominations": "{}.mask",
         "Card": "number_of({})"}
EMPTY = {"Cards": "Cards.of(0)", "Seats": "Seats.of(0)",
         "Denominations": "Denominations.of(0)", "Card": "None", "int": "0",
         "bool": "False", "Status": "Status.OK",
         "ChoiceFlags": "ChoiceFlags(0)",
         "FhJokerNoTrump": "FhJokerNoTrump.WHEN_VOID"}


def fields_of(entry, first):
    """The fields in Python's order, without the reserved ones."""
    fields = [field for field in entry["fields"]
              if not field.get("reserved") or entry["name"] == "talon_event"]
    fields.sort(key=lambda field: first.index(field["name"])
                if field["name"] in first else len(first))
    return fields


def record(entry, name, first, written):
    """A frozen dataclass, and how it comes out of memory and goes into it."""
    lines = ["", "", "@dataclass(frozen=True, slots=True)", f"class {name}:"]
    reads, writes = [], []
    for field in fields_of(entry, first):
        kind, at = field["type"], field["name"]
        length = kind.get("length")
        if "dimensions" in kind:
            rows, length = kind["dimensions"]
            lines.append(f"    {at}: tuple[tuple[int, ...], ...] = "
                         f"((0,) * {length},) * {rows}")
            reads.append(f"table(raw.{at}, {length})")
            writes += [f"raw.{at}[:] = row(", f"    sum(self.{at}, ()), "
                       f"{rows * length}, lambda one: "
                       f'fit("{kind["base"]}", one))']
            continue
        if field.get("reserved"):
            lines.append(f"    {at}: bytes = field(default=bytes({length}), "
                         "repr=False)")
            reads.append(f"bytes(raw.{at})")
            writes.append(f"raw.{at}[:] = self.{at}")
            continue
        word = meaning(field)
        plain = "Card | None" if word == "Card" else word
        empty = DEFAULTS.get(at) if name == "FhHand" else None
        one = EMPTY.get(word) or f"{word}.NONE"
        read = READ.get(word, word + (
            ".of({})" if kind["name"] in RECORDS else "({})"))
        write = WRITE.get(word, "{}")
        if kind["base"] == "u8" and write.endswith(".mask"):
            write = f'fit("u8", {write})'
        check = "" if write != "{}" else kind["base"]
        if length:
            lines.append(f"    {at}: tuple[{plain}, ...] = "
                         f"{empty or f'({one},) * {length}'}")
            reads.append(f"tuple(raw.{at})" if word == "int" else
                         f"tuple([{read.format('one')} for one in raw.{at}])")
            put = f'fit("{check}", one)' if check else write.format("one")
            writes.append(f"raw.{at}[:] = row(self.{at}, {length}, "
                          f"lambda one: {put})")
        else:
            bare = at in first and name != "Event" or at == "kind"
            lines.append(f"    {at}: {plain}" +
                         ("" if bare else f" = {empty or one}"))
            reads.append(read.format(f"raw.{at}"))
            put = f'fit("{check}", self.{at})' if check else \
                write.format(f"self.{at}")
            writes.append(f"raw.{at} = {put}")
    if name in SNAPSHOTS:
        lines.append(f"    {SNAPSHOTS[name]}: bool = True")
    lines += ["", "    @classmethod",
              f"    def of(cls, raw: _raw.{entry['name'][6:]}" +
              (f", {SNAPSHOTS[name]}: bool = True" if name in SNAPSHOTS
               else "") +
              f') -> "{name}":', "        return cls("]
    lines[-2] = lines[-2].replace(", finished", ",\n           finished")
    if name in SNAPSHOTS:
        reads.append(SNAPSHOTS[name])
    lines += [f"            {one}," for one in reads] + ["        )"]
    if written:
        lines += ["", f"    def fill(self, raw: _raw.{entry['name'][6:]}) "
                  "-> None:"] + [f"        {one}" for one in writes]
        lines += ["", f"    def raw(self) -> _raw.{entry['name'][6:]}:",
                  f"        raw = _raw.{entry['name'][6:]}()",
                  "        self.fill(raw)", "        return raw"]
    return lines


def structs_module(api):
    """Dataclasses for the structs."""
    written = {one["type"]["name"] for entry in api["functions"]
               for one in entry["parameters"]
               if one["type"]["const"] or "talon_event" == one["type"]["name"]}
    lines = [HEAD + '"""The structs of talon as frozen dataclasses."""',
             "from dataclasses import dataclass, field", "",
             "from . import _raw", "from ._checked import fit, row, table",
             "from .cards import (Card, Cards, Denominations, Seats, card_of,",
             "                    number_of)",
             "from .enums import (NOBODY, AdviceReason, Box, Chance, "
             "ChoiceFlags,", "                    Denomination, "
             "FhJokerNoTrump, Kind, Level, Phase, Rank,",
             "                    Reason, Status, Suit)"]
    for entry in in_order(api["structs"]):
        if entry["name"] in RECORDS:
            name, first = RECORDS[entry["name"]]
            lines += record(entry, name, first, entry["name"] in written)
    return "\n".join(lines) + "\n"


def files(api):
    """The three modules."""
    for name, text in (("_raw.py", raw_module(api)),
                       ("enums.py", enums_module(api)),
                       ("structs.py", structs_module(api))):
        yield common.Whole("examples/bindings/python/talon/" + name, text)


if __name__ == "__main__":
    common.main(files, __doc__)
