/* SPDX-License-Identifier: MIT */
/* The registry of public numbers: every space of numbers with its keys and
 * labels, from the tables of the library and of all games. Games may share a
 * number, whose key and label are then the same; it is listed once. Every
 * lookup is a linear search through small tables, since only settings screens
 * and wrappers ask. */
#include "base/term.h"
#include "game/module.h"
#include "talon/code.h"
#include "talon/record.h"
#include "talon/terms.h"
#include "talon/view.h"

static const struct term seats[] = {
    {TALON_NOBODY, WORDS("nobody", "nobody")},
    {TALON_TABLE, WORDS("table", "the table")},
    {TALON_SECRET, WORDS("secret", "an unknown seat")},
    {0, NULL},
};

static const struct term places[] = {
    {TALON_PLACE_TALON, WORDS("talon", "set aside")},
    {TALON_PLACE_DISCARD, WORDS("discard", "discarded")},
    {TALON_PLACE_TABLE, WORDS("table", "on the table")},
    {TALON_PLACE_UNDEALT, WORDS("undealt", "not dealt")},
    {0, NULL},
};

static const struct term types[] = {
    {TALON_TYPE_SWITCH, WORDS("switch", "on or off")},
    {TALON_TYPE_CHOICE, WORDS("choice", "one of several values")},
    {TALON_TYPE_NUMBER, WORDS("number", "a number")},
    {0, NULL},
};

static const struct term limits[] = {
    {TALON_LIMIT_GAME_BYTES, WORDS("game-bytes", "bytes in a game")},
    {TALON_LIMIT_SEATS, WORDS("seats", "seats")},
    {TALON_LIMIT_PACK, WORDS("pack", "cards in a pack")},
    {TALON_LIMIT_CHOICES, WORDS("choices", "choices at one time")},
    {TALON_LIMIT_EVENTS, WORDS("events", "events from one call")},
    {TALON_LIMIT_LINE, WORDS("line", "bytes in a line of a record")},
    {TALON_LIMIT_CHIPS, WORDS("chips", "chips in one place")},
    {TALON_LIMIT_DEALS, WORDS("deals", "deals in a game")},
    {TALON_LIMIT_OFFER, WORDS("offer", "chips in one move")},
    {TALON_LIMIT_RULES_TEXT, WORDS("rules-text", "bytes of rules as text")},
    {TALON_LIMIT_VALUE_TEXT, WORDS("value-text", "bytes of a value as text")},
    {TALON_LIMIT_CARDS_TEXT, WORDS("cards-text", "bytes of cards as text")},
    {TALON_LIMIT_MOVE_TEXT, WORDS("move-text", "bytes of a move as text")},
    {TALON_LIMIT_DEAL_TEXT, WORDS("deal-text", "bytes of a deal as text")},
    {TALON_LIMIT_POKER_TEXT,
     WORDS("poker-text", "bytes of a poker hand as text")},
    {TALON_LIMIT_PROBLEMS, WORDS("problems", "problems with rules")},
    {TALON_LIMIT_RULES_CODES, WORDS("rules-codes", "codes under some rules")},
    {TALON_LIMIT_MOVE_CODES, WORDS("move-codes", "codes of a move")},
    {TALON_LIMIT_RECORD_STATE,
     WORDS("record-state", "bytes of a state in a record")},
    {TALON_LIMIT_HISTORY, WORDS("history", "moves kept of a hand")},
    {TALON_LIMIT_DEAL_PLACES,
     WORDS("deal-places", "places that a pack is arranged for")},
    {TALON_LIMIT_VALUE_LABEL,
     WORDS("value-label", "bytes of the name of a value")},
    {TALON_LIMIT_OBSERVATION,
     WORDS("observation", "numbers in an observation")},
    {0, NULL},
};

/* Those of the games come after it: a feature has the key and the label of its
 * game. */
static const struct term features[] = {
    {TALON_FEATURE_HOSTED, WORDS("hosted", "a built-in allocator")},
    {0, NULL},
};

static const struct term choice_flags[] = {
    {TALON_CHOICE_LOOSE, WORDS("loose", "not every move that fits is legal")},
    {0, NULL},
};

static const struct term codes[] = {
    {TALON_CODES_EXACT, WORDS("exact", "every amount")},
    {TALON_CODES_LADDER, WORDS("ladder", "some amounts")},
    {0, NULL},
};

static const struct term record[] = {
    {TALON_RECORD_SKIP, WORDS("skip", "skip annotations")},
    {TALON_RECORD_CHECK, WORDS("check", "check annotations")},
    {0, NULL},
};

static const struct term space_terms[] = {
    {TALON_SPACE_STATUS, WORDS("status", "statuses")},
    {TALON_SPACE_KIND, WORDS("kind", "kinds of moves and events")},
    {TALON_SPACE_REASON, WORDS("reason", "reasons of events")},
    {TALON_SPACE_PHASE, WORDS("phase", "phases of a game")},
    {TALON_SPACE_PLACE, WORDS("place", "places of cards")},
    {TALON_SPACE_DENOMINATION, WORDS("denomination", "denominations")},
    {TALON_SPACE_RANK, WORDS("rank", "ranks")},
    {TALON_SPACE_POKER, WORDS("poker", "categories of poker hands")},
    {TALON_SPACE_TR_BOX, WORDS("tr-box", "boxes of Tripoli")},
    {TALON_SPACE_LIMIT, WORDS("limit", "limits")},
    {TALON_SPACE_FEATURE, WORDS("feature", "features")},
    {TALON_SPACE_OPTION_TYPE, WORDS("option-type", "types of options")},
    {TALON_SPACE_SEAT, WORDS("seat", "what stands in place of a seat")},
    {TALON_SPACE_CHOICE_FLAG, WORDS("choice-flag", "flags of choices")},
    {TALON_SPACE_CODES, WORDS("codes", "which amounts have codes")},
    {TALON_SPACE_ANNOTATIONS,
     WORDS("annotations", "what is done with annotations")},
    {TALON_SPACE_SPACE, WORDS("space", "spaces of numbers")},
    {0, NULL},
};

/* The spaces that belong to the library itself. */
static const struct space spaces[] = {
    {TALON_SPACE_SEAT, seats},
    {TALON_SPACE_PLACE, places},
    {TALON_SPACE_DENOMINATION, tln_denomination_terms},
    {TALON_SPACE_RANK, tln_rank_terms},
    {TALON_SPACE_OPTION_TYPE, types},
    {TALON_SPACE_LIMIT, limits},
    {TALON_SPACE_FEATURE, features},
    {TALON_SPACE_CHOICE_FLAG, choice_flags},
    {TALON_SPACE_CODES, codes},
    {TALON_SPACE_ANNOTATIONS, record},
    {TALON_SPACE_SPACE, space_terms},
    {0, NULL},
};

/* The term at an index in a table; returns 0 past the last. */
static int in_table(const struct term *table, uint32_t index, struct term *term)
{
    for (; table->key != NULL && index > 0; index--)
        table++;
    if (table->key == NULL)
        return 0;
    *term = *table;
    return 1;
}

static int in_spaces(const struct space *space, uint32_t id, uint32_t index,
                     struct term *term)
{
    for (; space != NULL && space->id != 0; space++) {
        if (space->id == id)
            return in_table(space->term, index, term);
    }
    return 0;
}

static int in_kinds(const struct kind *kind, uint32_t index, struct term *term)
{
    for (; kind->number != 0 && index > 0; index--)
        kind++;
    if (kind->number == 0)
        return 0;
    *term = (struct term){kind->number, kind->key};
    return 1;
}

/* A game is one feature. */
static int in_features(const struct module *module, uint32_t index,
                       struct term *term)
{
    *term =
        (struct term){(int32_t)module->feature, module->entry.options->text};
    return index == 0;
}

/* Phases are a sparse table. */
static int in_phases(const struct module *module, uint32_t index,
                     struct term *term)
{
    uint32_t i;

    for (i = 0; i < module->phases; i++) {
        const struct phase *phase = module->phase[i];

        if (phase != NULL && index-- == 0) {
            *term = (struct term){phase->number, phase->key};
            return 1;
        }
    }
    return 0;
}

/* The term at an index among those a game adds to a space. */
static int in_module(const struct module *module, uint32_t space,
                     uint32_t index, struct term *term)
{
    const struct vocabulary *vocabulary = module->vocabulary;

    switch (space) {
    case TALON_SPACE_KIND:
        return in_kinds(vocabulary->kind, index, term);
    case TALON_SPACE_REASON:
        return in_table(vocabulary->reason, index, term);
    case TALON_SPACE_PHASE:
        return in_phases(module, index, term);
    case TALON_SPACE_FEATURE:
        return in_features(module, index, term);
    default:
        return in_spaces(vocabulary->space, space, index, term);
    }
}

/* Whether a game earlier in the list already has the number. */
static int is_repeated(uint32_t module, uint32_t space, int32_t number)
{
    struct term term;
    uint32_t i, k;

    for (i = 0; i < module; i++) {
        for (k = 0; in_module(module_at(i), space, k, &term); k++) {
            if (term.number == number)
                return 1;
        }
    }
    return 0;
}

/* The term at an index in a space; returns 0 past the last. */
static int find_at(uint32_t space, uint32_t index, struct term *term)
{
    uint32_t i, k;

    if (space == TALON_SPACE_STATUS)
        return tln_status_at(index, term);
    for (k = 0; in_spaces(spaces, space, k, term); k++) {
        if (index-- == 0)
            return 1;
    }
    for (i = 0; module_at(i) != NULL; i++) {
        for (k = 0; in_module(module_at(i), space, k, term); k++) {
            if (!is_repeated(i, space, term->number) && index-- == 0)
                return 1;
        }
    }
    return 0;
}

/* The term of a number in a space; returns 0 if there is none. */
static int find_number(uint32_t space, int32_t number, struct term *term)
{
    uint32_t i, k;

    for (k = 0; space == TALON_SPACE_STATUS && tln_status_at(k, term); k++) {
        if (term->number == number)
            return 1;
    }
    for (k = 0; in_spaces(spaces, space, k, term); k++) {
        if (term->number == number)
            return 1;
    }
    for (i = 0; module_at(i) != NULL; i++) {
        for (k = 0; in_module(module_at(i), space, k, term); k++) {
            if (term->number == number)
                return 1;
        }
    }
    return 0;
}

static int is_space(uint32_t space)
{
    return space >= TALON_SPACE_STATUS && space <= TALON_SPACE_SPACE;
}

uint32_t talon_term_count(uint32_t space)
{
    struct term term;
    uint32_t count = 0;

    while (find_at(space, count, &term))
        count++;
    return count;
}

talon_status talon_term_at(uint32_t space, uint32_t index, int32_t *number)
{
    struct term term;

    if (number == NULL)
        return TALON_E_NULL;
    if (!is_space(space))
        return TALON_E_ARGUMENT;
    if (!find_at(space, index, &term))
        return TALON_E_INDEX;
    *number = term.number;
    return TALON_OK;
}

talon_status talon_term_find(uint32_t space, const char *key, int32_t *number)
{
    struct term term;
    uint32_t i;

    if (key == NULL || number == NULL)
        return TALON_E_NULL;
    if (!is_space(space))
        return TALON_E_ARGUMENT;
    for (i = 0; find_at(space, i, &term); i++) {
        if (tln_word_is(tln_word_of(key), term.key)) {
            *number = term.number;
            return TALON_OK;
        }
    }
    return TALON_E_SYNTAX;
}

const char *talon_term_key(uint32_t space, int32_t number)
{
    struct term term;

    return find_number(space, number, &term) ? term.key : "";
}

const char *talon_term_label(uint32_t space, int32_t number)
{
    struct term term;

    return find_number(space, number, &term) ? label_of(&term) : "";
}

/* Shorthands for some of them. */
static int32_t whole(uint32_t number)
{
    return number <= UINT16_MAX ? (int32_t)number : 0;
}

const char *talon_kind_key(uint32_t kind)
{
    return talon_term_key(TALON_SPACE_KIND, whole(kind));
}

const char *talon_reason_key(uint32_t reason)
{
    return talon_term_key(TALON_SPACE_REASON, whole(reason));
}

const char *talon_reason_text(uint32_t reason)
{
    return talon_term_label(TALON_SPACE_REASON, whole(reason));
}

const char *talon_phase_key(uint32_t phase)
{
    return talon_term_key(TALON_SPACE_PHASE, whole(phase));
}
