# SPDX-License-Identifier: MIT
"""talon: the complete rules of Five Hundred and Tripoli.

    import talon
    rng = talon.Generator(7)
    game = talon.Game(talon.Rules("five-hundred", "australian-4"))
    while not game.over:
        if game.to_act == talon.TABLE:
            events = game.chance(rng)
        else:
            events = game.apply(game.random_move(rng))

The library is looked for where TALON_LIBRARY says, beside this package, and
where the system looks for libraries. talon.advisor has computer players and the
solver, talon.words sentences in English and German; they need libtalon-advisor
and libtalon-words when they are used.
"""
from . import advisor, five_hundred, poker, tripoli, words
from .cards import BitSet, Boxes, Card, Cards, Denominations, Seats
from .enums import (NOBODY, SECRET, TABLE, Box, ChoiceFlags, Codes,
                    Denomination, Feature, GameId, Kind, Limit, OptionType,
                    Phase, Place, PokerCategory, Rank, Reason, Space, Status,
                    Suit)
from .errors import (BadCall, BadCards, BadRules, BadSave, BadText, Closed,
                     IllegalMove, Refused, ViewRefused)
from .game import (Allocator, Game, History, Known, Moves, Parsed,
                   Position, SavedInfo, View, game_bytes, load, load_events,
                   record_verb, redact, save_events, saved_info)
from .random import Generator
from .rules import (Field, GameInfo, Option, OptionGroup, OptionValue, Preset,
                    Rules, find_preset, games)
from .structs import Choice, Event, Move, Problem, TextPosition
from .terms import (Term, feature, find, library_version,
                    library_version_number, limit, serves, terms)

__version__ = "0.4.0"

__all__ = [
    "NOBODY", "SECRET", "TABLE", "Allocator", "BadCall", "BadCards",
    "BadRules", "BadSave", "BadText", "BitSet", "Box", "Boxes", "Card",
    "Cards", "Choice", "ChoiceFlags", "Closed", "Codes",
    "Denomination", "Denominations", "Event", "Feature", "Field",
    "Game", "GameId",
    "GameInfo", "Generator", "History", "IllegalMove", "Kind", "Known",
    "Limit", "Move", "Moves", "Option", "OptionGroup", "OptionType",
    "OptionValue",
    "Parsed", "Phase", "Place", "PokerCategory", "Position", "Preset",
    "Problem", "Rank", "Reason", "Refused", "Rules", "SavedInfo", "Seats",
    "Space", "Status", "Suit", "Term", "TextPosition", "View",
    "ViewRefused", "advisor", "feature", "find", "find_preset", "five_hundred",
    "game_bytes", "games", "library_version", "library_version_number",
    "limit", "load", "load_events", "poker", "record_verb", "redact",
    "save_events", "saved_info", "serves", "terms", "tripoli", "words"]
