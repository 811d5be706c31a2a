# SPDX-License-Identifier: MIT
"""Nothing that the headers number may lack its key and its texts in the
library. What does is named here, before anything is written.
"""
import re

# Enumerations that have keys and texts but no space.
KEYED = {"talon_level_id"}
# Enumerations whose keys do not follow from their names.
OWN_KEYS = {"talon_suit_id", "talon_denomination_id", "talon_rank_id"}
# Enumerations without keys and texts: sizes, single constants, and numbers
# that are written nowhere.
WORDLESS = {
    "talon_headers_id", "talon_ceiling_id", "talon_room_id", "talon_card_id",
    "talon_card_text_id", "talon_fh_size_id", "talon_history_id",
    "talon_observation_id",
    "talon_deal_places_id", "talon_event_viewers_id", "talon_seed_id",
    "talon_record_room_id", "talon_options_id", "talon_save_id",
    "talon_tr_size_id", "talon_sample_id",
    "talon_advisor_headers_id", "talon_advisor_space_id",
    "talon_player_room_id", "talon_certainty_id", "talon_error_id",
    "talon_fh_solver_bytes_id",
    "talon_fh_solver_room_id", "talon_fh_nodes_id",
    "talon_fh_discards_id",
    "talon_words_headers_id", "talon_words_room_id", "talon_words_text_id",
    "talon_language_id", "talon_card_style_id", "talon_reading_id",
    "talon_reading_moves_id",
}


def key_from(name, prefix):
    """The key that follows from the name of an enumerator."""
    return name[len(prefix):].lower().replace("_", "-")


def of_terms(entry):
    """What enumerators lack of a key, which their name says, and a text."""
    for row in entry["enumerators"]:
        name, key = row["name"], row.get("key", "")
        expected = name if entry["name"] == "talon_status_id" else \
            key_from(name, entry["prefix"])
        if key == "":
            yield f"{name}: the library has no key for it"
        elif key != expected and entry["name"] not in OWN_KEYS:
            yield f"{name}: the library has the key “{key}” for it"
        if row.get("label", "") == "":
            yield f"{name}: the library has no text for it"


def lacking(where, entry, *wanted):
    """What an option, a value or a preset lacks."""
    for word in wanted:
        if entry[word] in ("", []):
            yield f"{where}: the library has no {word} for it"


def of_names(entry, keys):
    """Where name, comment and library disagree on the key of an option or
    value."""
    named = {row["value"]: row for row in entry["enumerators"]}
    for number in sorted(set(keys) - set(named)):
        yield f"{entry['name']}: no enumerator is {number} (“{keys[number]}”)"
    for number, row in named.items():
        said = [key_from(row["name"], entry["prefix"]), row.get("key", ""),
                keys.get(number, "")]
        if len(set(said)) > 1:
            yield "{}: its key is “{}” by its name, “{}” by its comment, " \
                "“{}” in the library".format(row["name"], *said)


def of_values(option):
    """The keys of the values of an option that have names."""
    return {value["value"]: value["key"] for value in option["values"]
            if not re.fullmatch(r"-?\d+", value["key"])}


def of_releases(entry, option):
    """Where header and library disagree on the release of a value."""
    named = {row["name"]: row["since"] for row in entry["enumerators"]}
    for value in option["values"]:
        said = named.get(value.get("name"), value["since"])
        if said != value["since"]:
            yield f"{value['name']}: it is of {said} by its comment, of " \
                f"{value['since']} in the library"


def of_game(game, enums):
    """What a game, its presets and its options lack."""
    yield from lacking(game["name"], game, "key", "label", "text")
    for preset in game["presets"]:
        yield from lacking(f"preset {preset['number']} of {game['key']}",
                           preset, "key", "label", "text")
    options = {option["name"]: option for option in game["options"]}
    for name, option in options.items():
        where = name or f"option {option['number']} of {game['key']}"
        yield from lacking(where, option, "key", "label", "text", "clauses")
        yield from lacking(f"the group of {where}", option["group"], "key",
                           "label")
        for value in option["values"]:
            yield from lacking(f"value {value['value']} of {where}", value,
                               "key", "label")
    for entry in enums:
        if entry.get("options_of") == game["name"]:
            yield from of_names(entry, {option["number"]: option["key"]
                                        for option in game["options"]})
        elif entry.get("values_of") in options:
            yield from of_names(entry, of_values(options[entry["values_of"]]))
            yield from of_releases(entry, options[entry["values_of"]])


def problems_of(enums, games):
    """All that is missing, a line each."""
    for entry in enums:
        name = entry["name"]
        if "space" in entry or name in KEYED:
            yield from of_terms(entry)
        elif not {"options_of", "values_of"} & set(entry) and \
                name not in WORDLESS | {"talon_game_id"}:
            yield f"{name}: it has no keys. Give it a space of terms.h, or " \
                "list it in WORDLESS of doc/generate/words.py"
    for game in games:
        yield from of_game(game, enums)
