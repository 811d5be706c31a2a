#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes src/raw.js and src/raw.d.ts from talon-api.json.

    generate.py            writes what is out of date
    generate.py --check    writes nothing, names what is out of date, and fails
"""
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "doc" / "generate"))
import common  # noqa: E402

HEAD = common.head("//")

# What a field holds: a number of an enumeration, or a set.
LINKS = {
    "talon_kind_id": "kind", "talon_reason_id": "reason",
    "talon_phase_id": "phase", "talon_place_id": "place",
    "talon_tr_box_id": "box", "talon_suit_id": "denomination",
    "talon_rank_id": "rank", "talon_level_id": "level",
    "talon_advice_reason_id": "advice", "talon_chance_id": "chance",
}
SETS = {"seat": "seats", "suit": "suits", "denomination": "denominations",
        "talon_choice_flag_id": "loose"}
TYPES = {
    "cards": "Card[]", "card": "Card | null", "seat": "Seat",
    "seats": "number[]", "suits": "Suit[]",
    "denomination": "Denomination | null",
    "denominations": "(Denomination | null)[]", "kind": "Kind | null",
    "reason": "Reason | null", "phase": "Phase", "place": "Place",
    "box": "Box | null", "boxes": "Record<Box, number>", "rank": "Rank | null",
    "boolean": "boolean", "loose": "boolean", "viewers": 'number[] | "all"',
    "level": "Level", "advice": "AdviceReason | null",
    "chance": "ChanceOf | null", "talon_move": "MoveMade",
    "talon_fh_card_value": "CardValue",
}
NAMED = {
    "talon_fh_state": "FiveHundredState", "talon_fh_hand": "FiveHundredHand",
    "talon_fh_score": "FiveHundredScore", "talon_tr_state": "TripoliState",
    "talon_tr_pot": "Pot", "talon_choice": "Choice",
    "talon_text_position": "TextPosition", "talon_player_budget": "Budget",
    "talon_player_notes": "SeatNotes", "talon_advice": "Advice",
    "talon_belief": "Belief", "talon_observation_field": "ObservationField",
    "talon_fh_position": "FiveHundredPosition", "talon_fh_answer": "Value",
    "talon_fh_card_value": "CardValue", "talon_fh_deal_table": "DealTable",
    "talon_fh_world": "World", "talon_fh_review_item": "ReviewItem",
    "talon_fh_discard_value": "DiscardValue",
    "talon_fh_discard_sum": "DiscardSum",
    "talon_fh_discard_review": "DiscardReview",
    "talon_fh_par": "Par",
}
# Enumerations without a space that become types, with the keys of their
# numbers.
UNIONS = {"talon_advisor_part_id": "AdvisorPart", "talon_level_id": "Level",
          "talon_advice_reason_id": "AdviceReason",
          "talon_chance_id": "ChanceOf", "talon_fh_goal_id": "Goal",
          "talon_language_id": "Language",
          "talon_card_style_id": "CardStyle"}
SPACES = {
    "kind": "Kind", "reason": "Reason", "phase": "Phase", "tr-box": "Box",
    "denomination": "Denomination", "rank": "Rank", "poker": "PokerCategory",
    "status": "StatusName", "limit": "Limit", "feature": "Feature",
    "place": "NamedPlace",
}


def camel(name):
    return re.sub(r"[_-](\w)", lambda found: found[1].upper(), name)


def lower(name, prefix):
    return name[len(prefix):].lower().replace("_", "-")


def tag_of(field):
    """What a field holds: the name of a reader and writer in values.js."""
    base = field["type"]["name"]
    if base in TYPES:
        return base
    if base in ("talon_cards", "talon_card"):
        return base[6:]
    if field.get("reserved") or base == "char":
        return "bytes"
    if "TALON_EVENT_PUBLIC" in field.get("named", []):
        return "viewers"
    if field.get("indexed_by") == "talon_tr_box_id":
        return "boxes"
    if "bits" in field:
        return SETS[field["bits"]]
    for link in field.get("one_of", []):
        if link in LINKS:
            return LINKS[link]
    if field.get("is") == "flags":
        return "number"
    return field.get("is", "number")


def fields_of(struct):
    for field in struct["fields"]:
        if field.get("reserved") and struct["name"] != "talon_event":
            continue
        kind = field["type"]
        yield (field, camel(field["name"].replace("box_id", "box")),
               tag_of(field), kind["base"], kind.get("length", 0))


def keys_of(enumeration):
    """Key and number of each; a key that the headers do not give is the end of
    the name."""
    return [(one.get("key") or lower(one["name"], enumeration["prefix"]),
             one["value"]) for one in enumeration["enumerators"]]


def base_of(base):
    if base.startswith("talon_"):
        return base[6:]
    return {"cards": "u64", "card": "u8", "status": "i32",
            "char": "u8"}.get(base, base)


def used_fields(description):
    """The fields that a kind uses: "field: meaning; field; field."."""
    names = ("amount|denomination|other|box_id|place|index|cards|reason")
    found = re.findall(rf"\b({names})(?=[:;.]|$)", description)
    return list(dict.fromkeys(camel(name.replace("box_id", "box"))
                              for name in found))


def quoted(value):
    return json.dumps(value, ensure_ascii=False)


def wrapped(items, indent="    "):
    lines, line = [], indent
    for item in items:
        if len(line) + len(item) + 2 > 79:
            lines.append(line.rstrip())
            line = indent
        line += item + ", "
    return "\n".join(lines + [line.rstrip()])


def script(api):
    [_, advisor, words] = api["libraries"]
    out = [HEAD, f"export const VERSION = {api['version_number']};",
           f"export const ADVISOR_VERSION = {advisor['version_number']};",
           f"export const WORDS_VERSION = {words['version_number']};\n"]
    out.append("/** Every enumerator of the headers, by name. */\n"
               "export const constants = Object.freeze({")
    for enumeration in api["enumerations"]:
        for one in enumeration["enumerators"]:
            out.append(f"    {one['name']}: {one['value']},")
    out.append("});\n")
    out.append("/** Structs: bytes, and [name, offset, number, content, length]"
               " of fields. */\nexport const structs = {")
    for struct in api["structs"]:
        if struct["name"] == "talon_allocator":
            continue
        out.append(f"    {struct['name'][6:]}: {{")
        out.append(f"        size: {struct['size32']},\n        fields: [")
        for field, name, tag, base, length in fields_of(struct):
            out.append(f"            [{quoted(name)}, {field['offset32']}, "
                       f"{quoted(base_of(base))}, {quoted(tag)}, {length}],")
        out.append("        ],\n    },")
    out.append("};\n")
    out.append("/** The fields that moves and events of each kind use. */\n"
               "export const kindFields = {")
    packed = []
    for enumeration in api["enumerations"]:
        if enumeration["name"] == "talon_kind_id":
            for one in enumeration["enumerators"]:
                fields = ", ".join(map(quoted, used_fields(one["description"])))
                out.append(f"    {one['value']}: [{fields}],")
                if "one byte each" in one["description"]:
                    packed.append(str(one["value"]))
    out.append("};\n")
    out.append("/** Kinds whose amount is a list of cards, one byte each. */\n"
               f"export const packedKinds = [{', '.join(packed)}];\n")
    for library, name in (("talon", "functions"),
                          ("talon-advisor", "advisorFunctions"),
                          ("talon-words", "wordsFunctions")):
        out.append(f"/** The functions of lib{library}. */\n"
                   f"export const {name} = [")
        out.append(wrapped(quoted(one["name"]) for one in api["functions"]
                           if one["library"] == library))
        out.append("];\n")
    return "\n".join(out)


def comment(text, indent):
    words, lines, line = text.split(), [], ""
    for word in words:
        if line and len(indent) + 3 + len(line) + 1 + len(word) > 78:
            lines.append(line)
            line = ""
        line += (" " if line else "") + word
    if not lines and len(indent) + len(line) + 7 <= 80:
        return f"{indent}/** {line} */"
    return "\n".join([indent + "/**"] + [f"{indent} * {one}"
                     for one in lines + [line]] + [indent + " */"])


def union(name, keys):
    return f"export type {name} =\n" + wrapped_union(keys) + ";\n"


def wrapped_union(keys, indent="    "):
    lines, line = [], indent + "|"
    for key in keys:
        if len(line) + len(key) + 3 > 79:
            lines.append(line.rstrip(" |"))
            line = indent + "|"
        line += f" {key} |"
    return "\n".join(lines + [line.rstrip(" |")])


SEATS = {"TALON_NOBODY": "null", "TALON_TABLE": '"table"',
         "TALON_SECRET": '"secret"'}


def seat_type(field):
    """A seat by its number, or what the headers say that it may be, too."""
    return " | ".join(["number"] + [SEATS[name] for name in SEATS
                                    if name in field.get("named", [])])


def struct_type(struct, name):
    out = [comment(struct["brief"], ""), f"export interface {name} {{"]
    for field, key, tag, _, length in fields_of(struct):
        if (struct["name"], key) == ("talon_fh_world", "count"):
            continue        # the length of the list of values
        kind = seat_type(field) if tag == "seat" else TYPES.get(tag, "number")
        if tag == "kind" and not length:
            kind = "MoveKind"       # of a choice: never nothing
        if tag == "loose":
            key = "loose"
        if length and tag != "boxes":
            kind = f"({kind})[]" if " " in kind else kind + "[]"
            kind += "[]" * (len(field["type"].get("dimensions", [1])) - 1)
        out.append(comment(field["description"], "    "))
        out.append(f"    {key}: {kind};")
    out.append("}\n")
    return "\n".join(out)


def option_types(game):
    name = camel("-" + game["key"]) + "Options"
    out = [comment(f"Options of {game['label']}.", ""),
           f"export interface {name} {{"]
    for option in game["options"]:
        keys = [value["key"] for value in option["values"]]
        kinds = [quoted(key) for key in keys if not key.lstrip("-").isdigit()]
        if option["type"] == "switch":
            kinds += ["boolean"]
        if option["type"] == "number":
            kinds += ["number"]
        out.append(comment(option["text"], "    "))
        out.append(f"    {quoted(option['key'])}?:\n"
                   f"{wrapped_union(kinds, ' ' * 8)};")
    out.append("}\n")
    presets = [quoted(preset["key"]) for preset in game["presets"]]
    out.append(union(camel("-" + game["key"]) + "Preset", presets))
    return "\n".join(out)


# A field of a move or event, by its name in the headers.
FIELDS = {
    "cards": ("cards", "{cards}"), "amount": ("amount", "number"),
    "other": ("other", "Seat"), "place": ("place", "Place"),
    "denomination": ("denomination", "Denomination{none}"),
    "reason": ("reason", "Reason"), "box_id": ("box", "Box"),
    "index": ("index", "number"),
}
LAST_SEAT_MOVE, LAST_MOVE = 31, 63


def is_optional(field, names):
    """Whether a field is left out where it says nothing. Numbers and cards are
    always told, but an index only if every such move or event has one."""
    name, meaning = field["name"], field.get("meaning", "")
    if name in ("reason", "box_id") or "where" in field:
        return True
    if name == "other":
        return "box_id" in names
    if name == "index":
        return not re.search(r"from 1$|rank", meaning)
    return name == "denomination" and "or 0" in meaning


def members(kind, place, cards, none):
    """The members of a type: what a move or an event of a kind has."""
    names = [field["name"] for field in kind["fields"]]
    for field in kind["fields"]:
        if field["name"] == "seat" or \
                place == "move" and "event" in field.get("where", ""):
            continue
        name, what = FIELDS[field["name"]]
        optional = is_optional(field, names)
        if "one byte each" in field.get("meaning", ""):
            yield "played: Card[]"
            continue
        what = what.format(cards=cards, none=none if optional else "")
        yield f"{name}{'?' if optional else ''}: {what}"
        if name == "cards" and place == "event":
            yield "count: number"


def by_kind(head, kinds, place, cards, none):
    """A type with a member for each kind, which has the fields of that kind."""
    out = [head]
    for kind in kinds:
        fields = list(members(kind, place, cards, none))
        if place == "move":
            seat = kind["value"] <= LAST_SEAT_MOVE
            fields.insert(0, "seat: number" if seat else 'seat: "table"')
        line = f"    {quoted(kind['key'])}: {{ {'; '.join(fields)} }};"
        if len(line) <= 80:
            out.append(line.replace("{  }", "{}"))
        else:
            out += [f"    {quoted(kind['key'])}: {{",
                    *(f"        {field};" for field in fields), "    };"]
    return "\n".join(out) + "\n}\n"


def kind_types(kinds):
    """The kinds of moves, and the fields of moves and events by kind."""
    moves = [kind for kind in kinds if kind["value"] <= LAST_MOVE]
    yield union("MoveKind", [quoted(kind["key"]) for kind in moves])
    yield by_kind("""/** The fields of moves, by kind. Cards is what a set of cards may be, None what
 * may stand for no denomination. */
export interface MoveFields<Cards, None> {""", moves, "move", "Cards",
                  " | None")
    yield by_kind("/** The fields of events, by kind. */\n"
                  "export interface EventFields {", kinds, "event", "Card[]",
                  "")


def parameter_type(parameter):
    """Pointers and numbers of 32 bits are numbers."""
    kind = parameter["type"]
    wide = kind["base"] in ("i64", "u64") and not kind["pointer"]
    return "bigint" if wide else "number"


def types(api):
    out = [HEAD, 'import type { MoveMade } from "../talon.js";\n']
    for space in api["spaces"]:
        key = lower(space["name"], "TALON_SPACE_")
        if key in SPACES:
            keys = [quoted(term["key"]) for term in space["terms"]]
            out.append(union(SPACES[key], keys))
    out.append('export type Suit = "S" | "C" | "D" | "H";\n')
    out.append(comment('A card: "KH", "10S", "JK", "JL".', ""))
    out.append("export type Card = string;\n")
    out.append(comment("A seat, nobody, the table, or a seat that the viewers "
                       "do not know.", ""))
    out.append('export type Seat = number | null | "table" | "secret";\n')
    out.append(comment("A hand by its seat, or another place for cards.", ""))
    out.append("export type Place = number | NamedPlace;\n")
    keys = [quoted(lower(space["name"], "TALON_SPACE_"))
            for space in api["spaces"]]
    out.append(union("Space", keys))
    keys = [quoted(game["key"]) for game in api["games"]]
    out.append(union("GameKey", keys))
    out += [option_types(game) for game in api["games"]]
    for what in ("Preset", "Options"):
        keys = [f"    {quoted(game['key'])}: "
                f"{camel('-' + game['key'])}{what};" for game in api["games"]]
        name = what.rstrip("s") + "sOf"
        out.append(f"export interface {name} {{\n" + "\n".join(keys) + "\n}\n")
    for enumeration in api["enumerations"]:
        if enumeration["name"] == "talon_kind_id":
            out += kind_types(enumeration["enumerators"])
    out += [union(UNIONS[one["name"]],
                  [quoted(key) for key, _ in keys_of(one)])
            for one in api["enumerations"] if one["name"] in UNIONS]
    for struct in api["structs"]:
        if struct["name"] in NAMED:
            out.append(struct_type(struct, NAMED[struct["name"]]))
    out.append("export declare const VERSION: number;")
    out.append("export declare const ADVISOR_VERSION: number;")
    out.append("export declare const WORDS_VERSION: number;")
    out.append("export declare const constants: {")
    for enumeration in api["enumerations"]:
        for one in enumeration["enumerators"]:
            out.append(f"    readonly {one['name']}: {one['value']};")
    out.append("};")
    out.append("export interface Struct {\n    size: number;\n"
               "    fields: [string, number, string, string, number][];\n}")
    out.append("export declare const structs: { [name: string]: Struct };")
    out.append("export declare const kindFields: "
               "{ [kind: number]: string[] };")
    out.append("export declare const packedKinds: number[];")
    out.append("export declare const functions: string[];")
    out.append("export declare const advisorFunctions: string[];")
    out.append("export declare const wordsFunctions: string[];\n")
    out.append(comment("The functions of the WebAssembly module. Pointers and "
                       "sizes are numbers; 64-bit values lie in memory.", ""))
    out.append("export interface Exports {\n"
               "    readonly memory: { readonly buffer: ArrayBuffer };\n"
               "    malloc(size: number): number;\n"
               "    free(memory: number): void;\n"
               "    allocated(): number;")
    for function in api["functions"]:
        out.append(comment(function["brief"], "    "))
        names = [f"{camel(one['name'])}: {parameter_type(one)}"
                 for one in function["parameters"]]
        result = "void" if function["returns"]["role"] == "none" else "number"
        out.append(f"    {function['name']}(\n" + wrapped(names, " " * 8) +
                   f"\n    ): {result};" if names else
                   f"    {function['name']}(): {result};")
    out.append("}\n")
    return "\n".join(out)


def files(api):
    """The functions and constants, and their types."""
    yield common.Whole("examples/bindings/javascript/src/raw.js", script(api))
    yield common.Whole("examples/bindings/javascript/src/raw.d.ts", types(api))


if __name__ == "__main__":
    common.main(files, __doc__)
