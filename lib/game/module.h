/* The one border between the core and the games: what the core asks of a game
 * module, and the part of a handle that all games have. The core knows no game
 * but through this table; a module knows no other module. Modules receive
 * sound arguments: pointers, kinds and sizes have been checked. */
#ifndef TALON_GAME_MODULE_H
#define TALON_GAME_MODULE_H

#include "rules/options.h"
#include "talon/game.h"

/* Options a handle has room for, with the preset in rule[0]. */
#define RULES_KEPT 31

/* A view has this bit set in `view`, and a bit for each seat that looks. */
#define VIEW ((uint32_t)1 << 31)

/* What every handle begins with. A module's state has it as first member. */
struct talon_game {
    uint32_t mark; /* tells a handle from other memory, and the game */
    uint32_t turn; /* moves and deals accepted */
    uint32_t view; /* 0: whole; else VIEW and the seats that look */
    int32_t rule[RULES_KEPT]; /* rule[i] is the value of option i */
};

/* Where a module tells what happens. */
struct events {
    talon_event *event; /* null: nobody wants to know */
    uint32_t count;
    uint32_t number;     /* the turn it belongs to */
    talon_event scratch; /* takes what nobody wants */
};

talon_event *tln_tell_wanted(struct events *events, uint32_t kind,
                             int32_t seat);

/* Tells a happening: gives an event to fill in, with kind and seat set, other
 * set to nobody and everything else 0. Where nobody wants to know, it is only
 * counted, and what the event holds besides does not matter: a card is played
 * in an eighth less time. */
static inline talon_event *tell(struct events *events, uint32_t kind,
                                int32_t seat)
{
    if (events->event != 0)
        return tln_tell_wanted(events, kind, seat);
    events->count++;
    return &events->scratch;
}

/* A member of a state as it is saved: `count` numbers of `bytes` bytes. The
 * list of them, in order, is the format of a saved game after its header. */
struct field {
    uint16_t offset;
    uint8_t bytes; /* 1, 2, 4 or 8 */
    uint8_t count;
};

#define FIELD(state, member)                                                   \
    {                                                                          \
        offsetof(state, member), sizeof(((state *)0)->member), 1               \
    }
#define FIELDS(state, member)                                                  \
    {                                                                          \
        offsetof(state, member), sizeof(((state *)0)->member[0]),              \
            sizeof(((state *)0)->member) / sizeof(((state *)0)->member[0])     \
    }

/* What is not known of the cards in a view: which cards are unknown, and for
 * each place with unknown cards how many, and which of them it may hold. */
#define HIDDEN_PLACES_MAX 16

struct hidden_place {
    uint8_t id;          /* known to the module */
    uint8_t count;       /* unknown cards there; all of them make the pool */
    talon_cards allowed; /* of the pool; more is decided by `verify` */
};

struct hidden {
    talon_cards pool; /* the unknown cards */
    uint32_t places;
    struct hidden_place place[HIDDEN_PLACES_MAX];
};

/* A line of numbers in a trace: "= tricks 0 1 2". */
struct annotation {
    const char *key;
    /* Gives the numbers and how many they are, 0 for "none", or -1 if the line
     * has no place here. */
    int32_t (*values)(const struct talon_game *game,
                      int64_t value[TALON_SEATS_MAX]);
};

/* The moves of an auction in order: see `ordered` below. */
#define ORDERED_MAX 32

struct module {
    const struct game_options *options;
    size_t size;    /* of the state */
    uint64_t kinds; /* bit k: kind k is a move of this game (no draw, deal) */

    /* Where in the state stand the phase and who is to act, in a byte each:
     * what everyone asks for first. */
    uint16_t phase_at;
    uint16_t to_act_at;

    /* Sets up a state whose common part is set already, the rest 0. */
    void (*start)(struct talon_game *game);

    /* What may be done, in the order of a record's `= legal`; at most
     * TALON_CHOICES_MAX. */
    uint32_t (*choices)(const struct talon_game *game, talon_choice *choice);

    /* All legal moves, at most ORDERED_MAX, where their order is not that of
     * the choices; gives 0 where it is. May be null. */
    uint32_t (*ordered)(const struct talon_game *game, talon_move *move);

    /* Why a move is refused that no choice stands for: its seat is to act, its
     * kind is known to the game, unused fields are 0. For a move of the table
     * it decides alone, and may give TALON_OK. `concerned` is 0 and not null.
     */
    talon_status (*refusal)(const struct talon_game *game,
                            const talon_move *move, talon_cards *concerned);

    /* Makes a legal move; its own event first. */
    void (*apply)(struct talon_game *game, const talon_move *move,
                  struct events *events);

    /* Makes a move if it can be told at once that it is legal, as most moves of
     * a game are; gives 0, and nothing is changed, where the choices have to
     * decide. Spares a quarter of the time that playing by choices takes. May
     * be null. */
    int (*make_plain)(struct talon_game *game, const talon_move *move,
                      struct events *events);

    /* The cards that are due: TALON_DRAW or TALON_DEAL, with the pack they come
     * from and the place of each in order; TALON_E_NOT_DUE if none are, or
     * another reason. */
    talon_status (*due)(const struct talon_game *game, talon_cards *pack,
                        uint8_t place[TALON_PACK_MAX], uint32_t *count,
                        uint32_t *kind);

    /* Deals cards that have been checked against `due`; its own event first. */
    void (*deal)(struct talon_game *game, const talon_card *card,
                 struct events *events);

    uint32_t (*seats)(const struct talon_game *game);

    /* The known cards at a place, and how many are there in all. */
    talon_status (*cards)(const struct talon_game *game, uint32_t place,
                          talon_cards *cards, uint32_t *count);
    void (*totals)(const struct talon_game *game,
                   int64_t total[TALON_SEATS_MAX]);
    uint32_t (*winners)(const struct talon_game *game);
    uint32_t (*side)(const struct talon_game *game, int32_t seat);

    /* The choices a seat has that is not to act: what it owes already. Gives 0
     * if it owes nothing. May be null. */
    uint32_t (*owed)(const struct talon_game *game, int32_t seat,
                     talon_choice *choice);

    /* Clears what some seats do not know; `view` is set already. */
    void (*redact)(struct talon_game *game, uint32_t seats);

    /* The members of the state in the order they are saved in, after the common
     * part; all bytes of the state stand in one of them. Ends with bytes 0. */
    const struct field *field;

    /* Finds out what follows from the saved part and is not saved. May be null.
     */
    void (*derive)(struct talon_game *game);

    /* Whether a state with sound rules, read from anywhere, is one that play
     * can reach, or a view of one: TALON_OK, E_SAVED_FIELD or E_SAVED_STATE. A
     * number of a field that is out of its range, so that looking further would
     * not be safe, is found first; `*field` is then the index of the field. */
    talon_status (*verify)(const struct talon_game *game, uint32_t *field);

    /* What is hidden in a view, with everything that public play proves of
     * single cards and places; and filling a place with cards. When all places
     * are filled and `view` is 0, `settle` brings back what follows from the
     * cards (a secret partner); `verify` then decides on the rest. */
    void (*hidden)(const struct talon_game *view, struct hidden *hidden);
    void (*fill)(struct talon_game *world, uint32_t place, talon_cards cards);
    void (*settle)(struct talon_game *world);

    /* What a trace states of the game besides `act` and `legal`; ends with a
     * key of null. */
    const struct annotation *annotation;
};

static inline uint32_t phase_in(const struct module *module,
                                const struct talon_game *game)
{
    return *((const uint8_t *)game + module->phase_at);
}

static inline int32_t to_act_in(const struct module *module,
                                const struct talon_game *game)
{
    return *((const int8_t *)game + module->to_act_at);
}

/* The tln_modules by their game numbers, which count from 1; the rest is null. The
 * only place that lists the games. */
#define MODULES 8
extern const struct module *const tln_modules[MODULES];

/* The module of a game number, or null. */
static inline const struct module *module_of(uint32_t game)
{
    return game < MODULES ? tln_modules[game] : 0;
}

/* The mark of a handle, with the game number in its last byte: "TLN". */
#define MARK 0x544C4E00

/* The module of a handle; null if it is none. */
static inline const struct module *
module_of_handle(const struct talon_game *game)
{
    return module_of(game->mark ^ MARK);
}

/* Whether a seat does not look at this view; the table is hidden from nobody.
 */
static inline int is_hidden_from(const struct talon_game *game, int32_t seat)
{
    return game->view != 0 && seat >= 0 && !(game->view >> seat & 1);
}

/* Whether a pointer is a handle, of one game if `kind` is not 0. */
static inline int is_handle(const talon_game *game, uint32_t kind)
{
    return game != 0 && (uintptr_t)game % TALON_GAME_ALIGNMENT == 0 &&
           (kind != 0 ? game->mark == (MARK | kind)
                      : module_of_handle(game) != 0);
}

/* Why it is none: E_NULL, E_ALIGNMENT, E_HANDLE, E_WRONG_GAME. */
talon_status tln_handle_refusal(const talon_game *game);

/* Checks a handle of a public call. */
static inline talon_status handle_status(const talon_game *game, uint32_t kind)
{
    return is_handle(game, kind) ? TALON_OK : tln_handle_refusal(game);
}

/* The same for calls that need a game that is whole: E_VIEW for a view. */
static inline talon_status whole_status(const talon_game *game)
{
    talon_status status = handle_status(game, 0);

    if (status == TALON_OK && game->view != 0)
        status = TALON_E_VIEW;
    return status;
}

/* Whether cards can be dealt now, as talon_game_deal(), and whether as a draw
 * or a deal. */
talon_status tln_deal_status(const talon_game *game, const talon_card *card,
                             uint32_t count, uint32_t *kind);

#endif
