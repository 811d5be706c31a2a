/* SPDX-License-Identifier: MIT */
/* A game as the core sees it. The core reaches games through this table alone,
 * and modules do not use each other. A module supplies its options, vocabulary,
 * phases and limits; every public call that is the same for all games is
 * answered from here. Modules receive sound arguments: pointers, kinds and
 * sizes have been checked.
 *
 * To add a game: a folder with a module, a number in talon/rules.h, and a line
 * in games.c. tests/third_game/barter.c is a small one, with the steps. */
#ifndef TALON_GAME_MODULE_H
#define TALON_GAME_MODULE_H

#include "game/field.h"
#include "game/hidden.h"
#include "game/kind.h"
#include "game/observed.h"
#include "game/past.h"
#include "game/phase.h"
#include "rules/options.h"

/* A line of numbers in a trace: "= tricks 0 1 2". */
struct annotation {
    const char *key;
    /* Fills in the numbers and returns how many there are: 0 for "none", or -1
     * if the line does not belong here. */
    int32_t (*values)(const struct talon_game *handle,
                      int64_t value[TALON_SEATS_MAX]);
};

/* A limit of a game that talon_limit() reports. */
struct limit {
    uint32_t id; /* enum talon_limit_id */
    int64_t value;
};

struct module {
    struct game_entry entry; /* the options; first */
    uint32_t feature;        /* enum talon_feature_id */
    size_t size;             /* size of the state, at most STATE_BYTES_MAX */

    /* Where the option values are in the state, and how many bytes each has: 2
     * or 4. */
    uint16_t rule_at;
    uint16_t rule_bytes;

    const struct vocabulary *vocabulary;
    const struct annotation
        *annotation; /* besides `act` and `legal`; ends with a NULL key */
    const struct limit *limit; /* ends with id 0 */

    /* The phases, and the offsets in the state of two bytes that every call
     * reads first: the index of the current phase, and who is to act. */
    const struct phase *const *phase;
    uint32_t phases; /* how many; NULL for an index that is no phase */
    uint16_t phase_at;
    uint16_t to_act_at;

    /* Sets up a state whose common part is set and whose other bytes are 0. */
    void (*start)(struct talon_game *handle);

    /* Makes a move if it is plainly legal, as most moves are. Returns 0 and
     * changes nothing if the choices have to decide. The move's `other`,
     * `index` and reserved bytes are 0. Saves a quarter of the time that
     * playing by choices takes. May be NULL. */
    int (*make_plain)(struct talon_game *handle, const talon_move *move,
                      struct events *events);

    uint32_t (*seats)(const struct talon_game *handle);

    /* The known cards at a place, and how many it holds in all. */
    talon_status (*cards)(const struct talon_game *handle, uint32_t place,
                          talon_cards *cards, uint32_t *count);
    void (*totals)(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX]);
    uint32_t (*winners)(const struct talon_game *handle);

    /* Deals so far, as the game counts them; and what each seat has won or lost
     * in the last or current one. */
    uint32_t (*deals)(const struct talon_game *handle);
    void (*returns)(const struct talon_game *handle,
                    int64_t returned[TALON_SEATS_MAX]);

    /* The suit that a card of the pack belongs to now, 0 for none; and its rank
     * in the order in which a hand is shown, lowest first. NULL: the printed
     * suit, and set order. */
    uint32_t (*card_suit)(const struct talon_game *handle, talon_card card);
    uint32_t (*card_order)(const struct talon_game *handle, talon_card card);

    /* Clears what these seats do not know; `view` is already set. */
    void (*redact)(struct talon_game *handle, uint32_t seats);

    /* The saved members of the state in order, after the common part. Ends with
     * bytes 0. */
    const struct field *field;

    /* Derives what is not saved from what is. May be NULL. */
    void (*derive)(struct talon_game *handle);

    /* Whether play can reach a state that has sound rules but comes from
     * anywhere, or is a view of such a state: TALON_OK, E_SAVED_FIELD or
     * E_SAVED_STATE. Numbers out of range, which would make it unsafe to look
     * further, are found first; `*field` is then the index of the field. */
    talon_status (*verify)(const struct talon_game *handle, uint32_t *field);

    /* What is hidden in a view, with everything that public play proves about
     * single cards and places; and filling a place or a set with cards.
     * `hidden` returns 0 if the view has been spoiled. */
    int (*hidden)(const struct talon_game *view, struct hidden *hidden);
    void (*fill)(struct talon_game *world, uint32_t id, talon_cards cards);

    /* Whether a world, once all places are full and `view` is 0, is possible
     * and has the view it was made from. Only what no single card proves can be
     * wrong with it, so that alone is looked at. Whatever the sets will be,
     * `verify` would give the same answer, but takes longer. */
    int (*completes)(const struct talon_game *world);

    /* Then restores what follows from the cards (a secret partner). */
    void (*settle)(struct talon_game *world);

    /* Lists the sets that are still unknown in such a world, at most
     * HIDDEN_PLACES_MAX. How many ways there are to choose them must not depend
     * on the world. NULL: none. */
    uint32_t (*sets)(const struct talon_game *world, struct hidden_set *set);

    /* The hand dealt last, and its moves. NULL: the game keeps none. */
    const struct past *past;

    /* The rows of codes that rules have, at most CODE_ROWS_MAX (game/code.h).
     * NULL: moves have no codes. */
    uint32_t (*codes)(const int32_t *rule, talon_choice *row);

    /* The fields of an observation. NULL: the game has no observations. */
    const struct observation *observation;
};

/* The module at a place in the list of games, from 0; NULL past the last. Its
 * first member is what the list points to. */
static inline const struct module *module_at(uint32_t place)
{
    return place < GAMES_MAX ? (const struct module *)tln_games[place] : NULL;
}

/* The module of a game by its public number, or NULL. */
const struct module *tln_module_of(uint32_t game);

/* What handles of a module are marked with. */
uint32_t tln_mark_of(const struct module *module);

/* The mark of a handle: "TLN", and the place of its game in the list, from 1. A
 * mark never leaves the process; saved games have the public number. */
#define MARK 0x544C4E00

/* The module that a mark names; NULL if it names none. */
static inline const struct module *marked_module(const struct talon_game *game)
{
    return module_at((game->mark ^ MARK) - 1);
}

/* The module of a handle, which has been recognized as one. */
static inline const struct module *
module_of_handle(const struct talon_game *game)
{
    return (const struct module *)tln_games[(game->mark ^ MARK) - 1];
}

/* The phase a game is in. */
static inline const struct phase *phase_in(const struct module *module,
                                           const struct talon_game *game)
{
    return module->phase[*((const uint8_t *)game + module->phase_at)];
}

static inline int32_t to_act_in(const struct module *module,
                                const struct talon_game *game)
{
    return *((const int8_t *)game + module->to_act_at);
}

#endif
