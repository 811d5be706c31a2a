#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes what can be read off talon-api.json for the two crates.

talon-sys/src/lib.rs has the interface as it is in C; talon/src/calls.rs has
each function with references and slices in place of pointers and capacities;
talon/src/types.rs has the enumerations as newtypes and the structs as Rust
shows them. What belongs to libtalon-advisor is in files of its own, beside
them. What the data does not say is in the tables below.

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

# Enumerations that become newtypes: name, number, and the functions of C that
# give key and label, where there are better ones than talon_term_key().
NUMBERS = {
    "talon_status_id": ("Status", "i32", "status_name", "status_text"),
    "talon_seat_id": ("Seat", "i8", None, None),
    "talon_limit_id": ("Limit", "u32", None, None),
    "talon_feature_id": ("Feature", "u32", None, None),
    "talon_suit_id": ("Denomination", "u8", "denomination_key",
                      "denomination_label"),
    "talon_rank_id": ("Rank", "u8", None, "rank_label"),
    "talon_place_id": ("Place", "u8", None, None),
    "talon_phase_id": ("Phase", "u32", "phase_key", None),
    "talon_kind_id": ("Kind", "u16", "kind_key", None),
    "talon_reason_id": ("Reason", "u16", "reason_key", "reason_text"),
    "talon_poker_id": ("Category", "u32", None, "poker_category_label"),
    "talon_type_id": ("OptionType", "u32", None, None),
    "talon_tr_box_id": ("BoxId", "u8", "tr_box_key", None),
}
# The same of the advisor's: name and number.
ADVISED = {
    "talon_advisor_part_id": ("Part", "u32"),
    "talon_level_id": ("Level", "u32"),  # which has functions of its own
    "talon_chance_id": ("ChanceOf", "u8"),
    "talon_advice_reason_id": ("AdviceReason", "u16"),
    "talon_fh_goal_id": ("Goal", "u32"),
}
MERGED = {"talon_suit_id": "talon_denomination_id"}
FROM_0 = {"Place", "Status", "Seat"}  # where 0 is something

# Structs as Rust shows them.
STRUCTS = {
    "talon_text_position": "TextPosition", "talon_move": "Move",
    "talon_choice": "Choice", "talon_event": "Event",
    "talon_fh_state": "FiveHundredState", "talon_fh_hand": "FiveHundredHand",
    "talon_fh_score": "FiveHundredScore", "talon_tr_state": "TripoliState",
    "talon_tr_pot": "Pot", "talon_observation_field": "ObservationField",
    "talon_player_budget": "Budget", "talon_player_notes": "Notes",
    "talon_advice": "Advice", "talon_belief": "Belief",
    "talon_fh_position": "FiveHundredPosition",
    "talon_fh_answer": "FiveHundredValue", "talon_fh_card_value": "CardValue",
    "talon_fh_deal_table": "DealTable", "talon_fh_review_item": "ReviewItem",
    "talon_fh_discard_value": "DiscardValue",
    "talon_fh_discard_sum": "DiscardSum",
    "talon_fh_discard_review": "DiscardReview",
    "talon_fh_par": "Par",
}
WRITTEN = {"talon_move", "talon_event", "talon_fh_hand", "talon_player_notes",
           "talon_fh_position", "talon_choice"}  # passed to C, too

SETS = {"seat": "Seats", "suit": "Suits", "denomination": "Suits"}
# The libraries that a feature adds, and its name.
OTHERS = {"talon-advisor": "advisor", "talon-words": "words"}
# Functions that are left out; README.md says why.
LEFT_OUT = {"talon_game_new", "talon_game_free"}
BASE = {"size": "usize", "void": "c_void", "char": "c_char"}


def doc(text, indent=0):
    text = re.sub(r"\s+", " ", text or "").strip()
    text = text.replace("[", "\\[").replace("<", "\\<")
    return [" " * indent + "/// " + line
            for line in textwrap.wrap(text, 76 - indent)]


def head(more):
    return [*common.head("//").splitlines(), *more, ""]


def wrapped(text, indent=0):
    return textwrap.wrap(text, 80, initial_indent=" " * indent,
                         subsequent_indent=" " * (indent + 4),
                         break_long_words=False, break_on_hyphens=False)


# talon-sys -------------------------------------------------------------------

def raw_type(kind):
    if kind["normal"] == "function":
        back = raw_type(kind["returns"])
        parameters = ", ".join(raw_type(p["type"]) for p in kind["parameters"])
        back = "" if back == "c_void" else f" -> {back}"
        return f"Option<unsafe extern \"C\" fn({parameters}){back}>"
    base, stars = kind["base"], kind.get("pointer", 0)
    name = kind["name"] if kind["name"].startswith("talon_") else None
    name = name or BASE.get(base, base)
    for star in range(stars):
        const = kind.get("const") and star == 0
        name = ("*const " if const else "*mut ") + name
    return name


def field_type(field):
    kind = field["type"]
    if "length" not in kind:
        return raw_type(kind)
    whole = raw_type({**kind, "pointer": 0})
    for length in reversed(kind.get("dimensions", [kind["length"]])):
        whole = f"[{whole}; {length}]"
    return whole


def raw_struct(struct):
    name = struct["name"]
    yield from doc(struct["brief"])
    yield "#[repr(C)]"
    # Arrays longer than 32 have few traits of their own.
    long = any(max(f["type"].get("dimensions", [f["type"].get("length", 0)]))
               > 32 for f in struct["fields"])
    pointers = name == "talon_allocator"
    more = "" if pointers or long else ", Default"
    equal = "" if pointers else ", PartialEq, Eq"
    yield f"#[derive(Clone, Copy, Debug{equal}{more})]"
    yield f"pub struct {name} {{"
    for field in struct["fields"]:
        yield from doc(field["description"], 4)
        yield from wrapped(f"pub {field['name']}: {field_type(field)},", 4)
    yield "}"
    if struct["size"] != struct["size32"]:
        yield "#[cfg(target_pointer_width = \"64\")]"
    yield (f"const _: () = assert!(size_of::<{name}>() == {struct['size']});")
    yield "#[cfg(target_pointer_width = \"64\")]"
    yield (f"const _: () = "
           f"assert!(align_of::<{name}>() == {struct['alignment']});")
    yield ""


def raw_function(function):
    yield from doc(function["brief"], 4)
    parameters = ", ".join(f"{p['name']}: {raw_type(p['type'])}"
                           for p in function["parameters"])
    back = raw_type(function["returns"]["type"])
    back = "" if back == "c_void" else f" -> {back}"
    yield from wrapped(f"pub fn {function['name']}({parameters}){back};", 4)


def constants(enumeration):
    values = [e["value"] for e in enumeration["enumerators"]]
    number = "i32" if min(values) < 0 else "u32"
    for one in enumeration["enumerators"]:
        yield from doc(one["description"])
        yield f"pub const {one['name']}: {number} = {one['value']};"


def write_sys(api, library):
    uses = ["use std::marker::{PhantomData, PhantomPinned};",
            "use std::mem::{align_of, size_of};",
            "use std::os::raw::{c_char, c_void};"]
    if library != "talon":
        yield from head([f"//! lib{library} as it is in C.",
                         "use super::*;"])
    else:
        yield from head([
            "//! talon as it is in C. The crate `talon` is what programs use.",
            "#![allow(non_camel_case_types)]", "", *uses, "",
            *(line for name in OTHERS.values() for line in (
                f"#[cfg(feature = \"{name}\")]", f"mod {name};",
                f"#[cfg(feature = \"{name}\")]", f"pub use {name}::*;"))])
    for macro in api["macros"]:
        yield from doc(macro["brief"])
        yield f"pub const {macro['name']}: u32 = {macro['value']};"
    version = next(one["version"] for one in api["libraries"]
                   if one["name"] == library)
    prefix = library.replace("-", "_").upper()
    yield "/// The version as text."
    yield f"pub const {prefix}_VERSION_TEXT: &str = \"{version}\";"
    for enumeration in api["enumerations"]:
        yield ""
        yield f"// {enumeration['name']}"
        yield from constants(enumeration)
    yield ""
    for alias in api["typedefs"]:
        yield from doc(alias["brief"])
        if alias["kind"] == "opaque":
            yield "#[repr(C)]"
            yield f"pub struct {alias['name']} {{"
            yield "    _bytes: [u8; 0],"
            yield "    _marker: PhantomData<(*mut u8, PhantomPinned)>,"
            yield "}"
        else:
            yield f"pub type {alias['name']} = {alias['base']};"
    yield ""
    for struct in api["structs"]:
        yield from raw_struct(struct)
    yield "extern \"C\" {"
    for function in api["functions"]:
        yield from raw_function(function)
    yield "}"
    yield ""
    yield "#[cfg(all(test, target_pointer_width = \"64\"))]"
    yield "mod tests {"
    yield "    use super::*;"
    yield ""
    yield "    macro_rules! at {"
    yield "        ($name:ident . $field:ident) => {{"
    yield "            let room = std::mem::MaybeUninit::<$name>::uninit();"
    yield "            let start = room.as_ptr();"
    yield "            // SAFETY: the place is computed, and not read."
    yield "            let field ="
    yield "                unsafe { std::ptr::addr_of!((*start).$field) };"
    yield "            field as usize - start as usize"
    yield "        }};"
    yield "    }"
    yield ""
    yield "    #[test]"
    yield "    fn fields_are_where_c_has_them() {"
    for struct in api["structs"]:
        for field in struct["fields"]:
            yield (f"        assert_eq!(at!({struct['name']}.{field['name']}),"
                   f" {field['offset']});")
    yield "    }"
    yield "}"


# calls.rs --------------------------------------------------------------------

def sys_name(name):
    return f"sys::{name}" if name.startswith("talon_") else name


def item_type(kind):
    name = kind["name"]
    if name.startswith("talon_"):
        return sys_name(name)
    return BASE.get(kind["base"], kind["base"])


def call(function):
    """A function with references and slices; the call in it is the only
    unsafe part."""
    parameters, passed, checks = [], [], []
    seen = {}
    for p in function["parameters"]:
        name, role, kind = p["name"], p["role"], p["type"]
        inner = item_type(kind)
        mut = "mut " if p["direction"] != "in" else ""
        pointer = "as_mut_ptr" if mut else "as_ptr"
        if role in ("length", "capacity"):
            of = p["of"] if isinstance(p["of"], list) else [p["of"]]
            more = "* 8" if any(o in ("memory", "scratch") for o in of) else ""
            length = f"{of[0]}.len()"
            checks += [f"assert_eq!({of[0]}.len(), {o}.len());"
                       for o in of[1:]]
            if raw_type(kind) == "u32":
                length = f"number({of[0]}.len())"
            passed.append(f"{length} {more}".strip())
            continue
        if name == "stop":
            parameters.append((name, "Option<&Stop>"))
            passed.append("Stop::pointer(stop)")
        elif role == "value":
            parameters.append((name, raw_type(kind)))
            passed.append(name)
        elif role == "handle" and kind["name"] == "talon_fh_solver":
            parameters.append((name, "SolverMut"))
            passed.append(f"{name}.ptr()")
        elif role == "handle" and p.get("null") == "allowed":
            parameters.append((name, "Option<Handle>"))
            passed.append(f"{name}.map_or(std::ptr::null(), |h| h.ptr())")
        elif role == "handle":
            parameters.append((name, "HandleMut" if mut else "Handle"))
            passed.append(f"{name}.ptr()")
        elif role == "new-handle":
            parameters.append((name, f"&mut *mut sys::{kind['name']}"))
            passed.append(name)
        elif role == "memory":
            parameters.append((name, "&mut [u64]"))
            passed.append(f"{name}.as_mut_ptr().cast()")
        elif role == "key":
            parameters.append((name, "&CStr"))
            passed.append(f"{name}.as_ptr()")
        elif role == "text":
            parameters.append((name, "&[u8]"))
            passed.append(f"{name}.as_ptr().cast()")
        elif "length" in kind:
            parameters.append((name, f"&{mut}[{inner}; {kind['length']}]"))
            passed.append(f"{name}.{pointer}()")
        elif role in ("array", "buffer"):
            cast = ".cast()" if kind["base"] == "char" else ""
            inner = "u8" if cast else inner
            parameters.append((name, f"&{mut}[{inner}]"))
            passed.append(f"{name}.{pointer}(){cast}")
        else:
            assert role in ("object", "result", "count"), role
            parameters.append((name, f"&{mut}{inner}"))
            passed.append(name)
        seen[name] = role
    parameters = [(n, sys_name(t)) if t.startswith("talon_") else (n, t)
                  for n, t in parameters]
    declared = ", ".join(": ".join(one) for one in parameters)
    back = function["returns"]["type"]
    text = back["normal"] == "const char*"
    result = "&'static str" if text else item_type(back)
    expression = f"sys::{function['name']}({', '.join(passed)})"
    expression = f"constant({expression})" if text else expression
    short = function["name"][len("talon_"):]
    yield "#[allow(clippy::too_many_arguments)]" if len(parameters) > 7 else ""
    yield from wrapped(f"pub fn {short}({declared}) -> {result} {{")
    yield from ("    " + check for check in checks)
    yield "    // SAFETY: as at the top of this file."
    yield "    unsafe {"
    yield from wrapped(expression, 8)
    yield "    }"
    yield "}"


def write_calls(api, library):
    if library == "talon-words":
        yield from head([
            "//! The functions of libtalon-words, sound for the reasons in",
            "//! calls.rs.", "#![allow(dead_code)]", "",
            "use crate::memory::{constant, number, Handle};",
            "use std::ffi::CStr;", "use talon_sys as sys;"])
    elif library == "talon-advisor":
        yield from head([
            "//! The functions of libtalon-advisor, sound for the reasons in",
            "//! calls.rs; a `SolverMut` is of a solver whose memory is",
            "//! borrowed for it alone, and a `Stop` an atomic number that",
            "//! C only reads.", "#![allow(dead_code)]", "",
            "use crate::advisor::Stop;",
            "use crate::memory::{constant, number, Handle};",
            "use crate::solver::SolverMut;", "use std::ffi::CStr;",
            "use talon_sys as sys;"])
    else:
        yield from calls_head()
    for function in api["functions"]:
        if function["name"] not in LEFT_OUT:
            yield from (line for line in call(function) if line)
            yield ""


def calls_head():
    return head([
        "//! The functions of C with references and slices.",
        "//!",
        "//! Every call is sound for the same reasons: references and slices",
        "//! are valid and do not overlap; a slice is passed with its own",
        "//! length; a `Handle` is of a game whose memory is borrowed, and a",
        "//! `HandleMut` of one whose memory is borrowed for it alone; texts",
        "//! that come back are constants. talon keeps no pointer after a call.",
        "#![allow(dead_code)]", "",
        "use crate::memory::{constant, number, Handle, HandleMut};",
        "use std::ffi::CStr;", "use talon_sys as sys;"])


# types.rs --------------------------------------------------------------------

def newtype(api, enumeration):
    name, number, key, label = NUMBERS[enumeration["name"]]
    space = next(s["number"] for s in api["spaces"]
                 if enumeration["name"] in s["enumerations"])
    every = [*enumeration["enumerators"]]
    prefixes = [enumeration["prefix"]] * len(every)
    for other in api["enumerations"]:
        if other["name"] == MERGED.get(enumeration["name"]):
            every += other["enumerators"]
            prefixes += [other["prefix"]] * len(other["enumerators"])
    yield "number! {"
    yield from doc(enumeration["brief"], 4)
    as_c = "i32" if name == "Status" else "u32"
    key = f"|n| calls::{key}(n as {as_c})" if key else \
        f"|n| calls::term_key({space}, n as i32)"
    label = f"|n| calls::{label}(n as {as_c})" if label else \
        f"|n| calls::term_label({space}, n as i32)"
    yield f"    {name}: {number}, {space}, {key},"
    yield f"    {label};"
    if name not in FROM_0:
        yield "    /// None of them."
        yield "    NONE = 0;"
    names = set()
    for one, prefix in zip(every, prefixes):
        short = re.sub(r"^E_", "", one["name"][len(prefix):])
        assert short not in names
        names.add(short)
        yield from doc(one["description"] or one.get("label"), 4)
        yield f"    {short} = {one['value']};"
    yield "}"
    yield ""


def advised(api, enumeration):
    """A newtype for an enumeration of the advisor."""
    name, number = ADVISED[enumeration["name"]]
    short = enumeration["prefix"]
    space = next((one["number"] for one in api["advisor_spaces"]
                  if enumeration["name"] in one["enumerations"]), None)
    yield "advised! {"
    yield from doc(enumeration["brief"], 4)
    yield f"    {name}: {number},"
    for word, end in (("key", ","), ("label", ";")):
        if space is None:
            yield f"        |n| calls::level_{word}(n){end}"
        else:
            yield (f"        |n| calls::advisor_term_{word}({space}, "
                   f"n as i32){end}")
    yield "    /// None of them."
    yield "    NONE = 0;"
    for one in enumeration["enumerators"]:
        yield from doc(one["description"], 4)
        yield f"    {one['name'][len(short):]} = {one['value']};"
    yield "}"
    if space is not None:
        yield f"listed!({name}: {number}, {space});"
    yield ""


def shown(field):
    kind = field["type"]
    if kind["name"] in STRUCTS:
        return STRUCTS[kind["name"]]
    if kind["name"] == "talon_cards":
        return "Cards"
    if kind["name"] == "talon_card":
        return "Option<Card>"
    if field.get("is") == "seat":
        return "Seat"
    if field.get("bits") in SETS:
        return SETS[field["bits"]]
    if field.get("is") == "boolean":
        return "bool"
    known = {**NUMBERS, **ADVISED}
    if "one_of" in field and field["one_of"][0] in known:
        return known[field["one_of"][0]][0]
    return BASE.get(kind["base"], kind["base"])


# How wide the number of a newtype is.
WIDTHS = {one[0]: one[1] for one in {**NUMBERS, **ADVISED}.values()}


def reading(how, value, stored):
    if how == "Option<Card>":
        return f"Card::new({value})"
    if how in STRUCTS.values():
        return f"{value}.into()"
    if how in ("Seats", "Suits"):
        return f"{how}({value} as u32)"
    if how == "bool":
        return f"{value} != 0"
    if WIDTHS.get(how, stored) != stored:
        return f"{how}({value} as {WIDTHS[how]})"
    return f"{how}({value})" if how[0].isupper() else value


def writing(how, value, stored):
    if how == "Option<Card>":
        return f"{value}.map_or(sys::TALON_CARD_NONE as u8, |c| c.number())"
    if how in ("Seats", "Suits"):
        return f"{value}.0 as {stored}"
    if how == "bool":
        return f"{value} as {stored}"
    if WIDTHS.get(how, stored) != stored:
        return f"{value}.0 as {stored}"
    return f"{value}.0" if how[0].isupper() else value


def each(field, value, function):
    """The conversion of a field, of each element if it is an array."""
    if "length" not in field["type"]:
        return function(value)
    one = function("x")
    return value if one == "x" else f"{value}.map(|x| {one})"


def struct_shown(struct):
    name = STRUCTS[struct["name"]]
    fields = [f for f in struct["fields"] if not f.get("reserved")]
    yield from doc(struct["brief"])
    yield "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]"
    yield f"pub struct {name} {{"
    for field in fields:
        how = shown(field)
        for length in reversed(field["type"].get("dimensions", [])):
            how = f"[{how}; {length}]"
        if "length" in field["type"] and "dimensions" not in field["type"]:
            how = f"[{how}; {field['type']['length']}]"
        yield from doc(field["description"], 4)
        yield f"    pub {field['name']}: {how},"
    yield "}"
    yield ""
    yield f"impl From<sys::{struct['name']}> for {name} {{"
    yield f"    fn from(raw: sys::{struct['name']}) -> Self {{"
    yield "        Self {"
    for field in fields:
        how = shown(field)
        value = each(field, f"raw.{field['name']}",
                     lambda v, how=how, field=field: reading(
                         how, v, field["type"]["base"]))
        yield f"            {field['name']}: {value},"
    yield "        }"
    yield "    }"
    yield "}"
    yield ""
    if struct["name"] in WRITTEN:
        yield f"impl From<&{name}> for sys::{struct['name']} {{"
        yield f"    fn from(shown: &{name}) -> Self {{"
        yield "        Self {"
        for field in fields:
            how = shown(field)
            value = each(field, f"shown.{field['name']}",
                         lambda v, how=how, field=field: writing(
                             how, v, field["type"]["base"]))
            yield f"            {field['name']}: {value},"
        if len(fields) < len(struct["fields"]):
            yield "            ..Self::default()"
        yield "        }"
        yield "    }"
        yield "}"
        yield ""


def write_types(api, library):
    if library == "talon-advisor":
        yield from head([
            "//! The enumerations and structs of libtalon-advisor.",
            "#![allow(clippy::redundant_closure, clippy::unnecessary_cast)]",
            "", "use crate::advisor_calls as calls;",
            "use crate::cards::{Card, Cards};",
            "use crate::sets::{Seats, Suits};",
            "use crate::terms::{advised, listed};",
            "use crate::types::{Denomination, Move, Seat};",
            "use talon_sys as sys;"])
        for enumeration in api["enumerations"]:
            if enumeration["name"] in ADVISED:
                yield from advised(api, enumeration)
        for struct in api["structs"]:
            if struct["name"] in STRUCTS:
                yield from struct_shown(struct)
        return
    yield from head([
        "//! Enumerations as newtypes, and structs as Rust shows them.",
        "#![allow(clippy::redundant_closure, clippy::unnecessary_cast)]", "",
        "use crate::calls;", "use crate::cards::{Card, Cards};",
        "use crate::sets::{Seats, Suits};", "use crate::terms::number;",
        "use talon_sys as sys;"])
    for enumeration in api["enumerations"]:
        if enumeration["name"] in NUMBERS:
            yield from newtype(api, enumeration)
    for struct in api["structs"]:
        if struct["name"] in STRUCTS:
            yield from struct_shown(struct)


def of_library(api, library):
    """The interface of one library."""
    parts = ("headers", "macros", "typedefs", "enumerations", "structs",
             "functions")
    return {**api, **{part: [one for one in api[part]
                             if one["library"] == library] for part in parts}}


def files(api):
    """The files of both crates, each library's its own."""
    for crate, name, write in (("talon-sys", "lib", write_sys),
                               ("talon", "calls", write_calls),
                               ("talon", "types", write_types)):
        for library in ("talon", *OTHERS):
            if (library, name) == ("talon-words", "types"):
                continue  # two enumerations, which words.rs has
            text = "\n".join(write(of_library(api, library), library))
            file = name
            if library in OTHERS:
                file = OTHERS[library] + ("_" + name if name != "lib" else "")
            yield common.Whole(
                f"examples/bindings/rust/{crate}/src/{file}.rs",
                text.rstrip("\n") + "\n")


if __name__ == "__main__":
    common.main(files, __doc__)
