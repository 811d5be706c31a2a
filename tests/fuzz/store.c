/* SPDX-License-Identifier: MIT */
/* What arguments are taken from: see store.h. */
#include "store.h"

/* Kinds of what is kept: the types of functions.h, and of numbers and bytes
 * each size. */
enum {
    KIND_NUMBERS = TYPE_TEXT + 1, /* of four bytes */
    KIND_LONG_NUMBERS,
    KINDS
};

void open_store(struct store *store, struct reader *reader, talon_rng *rng)
{
    uint32_t i;

    store->reader = reader;
    store->rng = rng;
    store->made = NULL;
    store->solver = NULL;
    for (i = 0; i < KEPT_KINDS; i++)
        store->kept[i].count = 0;
}

void close_store(struct store *store)
{
    talon_game_free(NULL, store->made);
}

/* ---- keeping */

static void keep(struct store *store, uint32_t kind, const void *bytes,
                 size_t size, size_t count)
{
    struct kept *kept = &store->kept[kind];

    if (count == 0)
        return;
    if (count > KEPT_BYTES / size)
        count = KEPT_BYTES / size;
    kept->size = (uint32_t)size;
    kept->count = (uint32_t)count;
    memcpy(kept->bytes, bytes, size * count);
}

static uint32_t kind_of(const struct parameter *parameter)
{
    demand(KINDS <= KEPT_KINDS);
    if (parameter->type != TYPE_OTHER)
        return (uint32_t)parameter->type;
    return parameter->size == 4   ? KIND_NUMBERS
           : parameter->size == 8 ? KIND_LONG_NUMBERS
                                  : TYPE_OTHER;
}

void keep_values(struct store *store, const struct parameter *parameter,
                 const void *bytes, size_t count)
{
    if (parameter->type == TYPE_OTHER && parameter->size > 8)
        return;
    keep(store, kind_of(parameter), bytes, parameter->size, count);
}

void keep_text(struct store *store, const char *text)
{
    keep(store, TYPE_TEXT, text, 1, strlen(text));
}

void keep_number(struct store *store, int64_t number)
{
    const uint32_t four = (uint32_t)number;

    keep(store, KIND_NUMBERS, &four, sizeof four, 1);
}

/* ---- right values */

/* Each keeps a value for the game that is asked about, if there is one. */
typedef void supply(struct store *store);

static void supply_rules(struct store *store)
{
    talon_rules rules;

    demand(talon_game_rules(store->own, &rules) == TALON_OK);
    keep(store, TYPE_RULES, &rules, sizeof rules, 1);
}

static void supply_move(struct store *store)
{
    talon_move move;
    uint32_t count;

    demand(talon_game_move_count(store->own, &count) >= 0);
    if (count == 0)
        return;
    demand(talon_game_move_at(store->own, next_pair(store->reader) % count,
                              &move) == TALON_OK);
    keep(store, TYPE_MOVE, &move, sizeof move, 1);
}

static void supply_rng(struct store *store)
{
    keep(store, TYPE_RNG, store->rng, sizeof *store->rng, 1);
}

static void supply_events(struct store *store)
{
    keep(store, TYPE_EVENT, store->told, sizeof *store->told,
         store->told_count);
}

/* A pack for the next deal, or that of the last one. */
static void supply_pack(struct store *store)
{
    talon_card card[TALON_PACK_MAX];
    talon_rng rng = *store->rng;
    uint32_t count;

    if (talon_game_shuffle(store->own, &rng, card, TALON_PACK_MAX, &count) ==
            TALON_OK ||
        talon_game_hand_pack(store->own, card, TALON_PACK_MAX, &count) ==
            TALON_OK)
        keep(store, TYPE_CARD, card, sizeof *card, count);
}

/* Some cards of each hand, or all, and of the cards that are not dealt to
 * seats. */
static void supply_sets(struct store *store)
{
    uint32_t most = next_byte(store->reader) % 12, place, count;
    talon_cards set[12], left;

    for (place = 0; place < 12; place++) {
        set[place] = 0;
        if (talon_game_cards(store->own, place < 11 ? place : TALON_PLACE_TALON,
                             &left, NULL) < 0)
            continue;
        for (count = 0; left != 0 && (most == 0 || count < most); count++) {
            set[place] |= left & (~left + 1);
            left &= left - 1;
        }
    }
    keep(store, TYPE_CARDS, set, sizeof *set, 12);
}

static void supply_words(struct store *store)
{
    uint32_t how = next_byte(store->reader);
    talon_words words;
    talon_rules rules;

    demand(talon_game_rules(store->own, &rules) == TALON_OK);
    demand(talon_words_init(&words, 1 + how % talon_language_count(), &rules) ==
           TALON_OK);
    words.style = 1 + how / 4 % 3;
    words.you = (int32_t)(how / 16 % 4) - 1;
    keep(store, TYPE_WORDS, &words, sizeof words, 1);
}

static void supply_budget(struct store *store)
{
    talon_player_budget budget = {0};

    budget.level = talon_level_at(below(store->reader, talon_level_count()));
    budget.worlds = 1;
    budget.nodes = 100;
    keep(store, TYPE_BUDGET, &budget, sizeof budget, 1);
}

static void supply_notes(struct store *store)
{
    static const talon_player_notes notes[TALON_SEATS_MAX];

    keep(store, TYPE_NOTES, notes, sizeof *notes, TALON_SEATS_MAX);
}

static void supply_position(struct store *store)
{
    talon_fh_position position;

    if (talon_fh_position_of(store->own, &position) == TALON_OK ||
        talon_fh_position_before_discard(store->own, &position) == TALON_OK)
        keep(store, TYPE_POSITION, &position, sizeof position, 1);
}

static void supply_choice(struct store *store)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count;

    demand(talon_game_choices(store->own, choice, TALON_CHOICES_MAX, &count) >=
           0);
    keep(store, TYPE_CHOICE, choice, sizeof *choice, count);
}

static void supply_hand(struct store *store)
{
    const talon_fh_hand hand = {.contractor = 0,
                                .partner = TALON_NOBODY,
                                .bid_tricks = 7,
                                .bid_denomination = TALON_SUIT_HEARTS,
                                .played = TALON_FH_TRICKS};

    keep(store, TYPE_HAND, &hand, sizeof hand, 1);
}

static uint32_t game_of(const struct store *store)
{
    talon_rules rules;

    demand(talon_game_rules(store->own, &rules) == TALON_OK);
    return rules.game_id;
}

/* A key of the game, or of anything else that has keys. */
static void supply_key(struct store *store)
{
    uint32_t id = game_of(store), kind = next_byte(store->reader);
    uint32_t index = next_byte(store->reader), space = 1 + kind / 8 % 9;
    uint32_t option = 1 + index % talon_option_count(id);
    const char *const keys[] = {
        talon_option_key(id, option),
        talon_option_value_key(id, option, kind / 8 % 4),
        talon_preset_key(id, 1 + index % talon_preset_count(id)),
        talon_games_key(id),
        talon_term_key(space, (int32_t)(index % 32)),
        talon_advisor_term_key(space, (int32_t)index),
        talon_level_key(talon_level_at(index % talon_level_count())),
        talon_language_key(1 + index % talon_language_count())};

    keep_text(store, keys[kind % 8]);
}

/* The line of a record that tells a move. */
static void supply_line(struct store *store)
{
    char text[TALON_MOVE_TEXT_MAX];
    talon_move move;

    supply_move(store);
    if (store->kept[TYPE_MOVE].count == 0)
        return;
    memcpy(&move, store->kept[TYPE_MOVE].bytes, sizeof move);
    if (talon_record_write_move(store->own, &move, text, sizeof text, NULL) ==
        TALON_OK)
        keep_text(store, text);
}

static void supply_saved(struct store *store)
{
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    size_t length;

    demand(talon_game_save(store->own, saved, sizeof saved, &length) ==
           TALON_OK);
    keep(store, TYPE_OTHER, saved, 1, length);
}

/* ---- drawing */

uint64_t draw_number(struct store *store, const struct function *function,
                     const struct parameter *parameter)
{
    const struct usual *usual = usual_numbers(parameter);
    const struct kept *numbers = &store->kept[KIND_NUMBERS];
    uint32_t byte = next_byte(store->reader), kept = 0;
    uint64_t number = 0;

    if (byte < 160 || (function->is_advisors && (NAMED(parameter, "limit") ||
                                                 NAMED(parameter, "wanted"))))
        return (uint64_t)(int64_t)(usual->first +
                                   (int32_t)(byte % usual->count));
    if (byte < 224) /* a little less than usual, or more */
        return (uint64_t)(int64_t)(usual->first + (int32_t)byte - 162);
    if (byte < 240 && numbers->count > 0) {
        memcpy(&kept, numbers->bytes + 4 * below(store->reader, numbers->count),
               4);
        return kept;
    }
    next_bytes(store->reader, &number, sizeof number);
    return number;
}

static uint32_t draw_bytes(struct store *store,
                           const struct parameter *parameter, uint8_t *bytes)
{
    uint32_t count = parameter->role == ROLE_OBJECT ? 1
                     : parameter->size == 1         ? next_byte(store->reader)
                                                    : below(store->reader, 12);

    next_bytes(store->reader, bytes, (size_t)count * parameter->size);
    return count;
}

uint32_t draw_values(struct store *store, const struct parameter *parameter,
                     uint8_t *bytes, uint32_t how)
{
    static supply *const supplies[KINDS] = {
        [TYPE_OTHER] = supply_saved,       [TYPE_RULES] = supply_rules,
        [TYPE_MOVE] = supply_move,         [TYPE_RNG] = supply_rng,
        [TYPE_EVENT] = supply_events,      [TYPE_CARD] = supply_pack,
        [TYPE_CARDS] = supply_sets,        [TYPE_WORDS] = supply_words,
        [TYPE_BUDGET] = supply_budget,     [TYPE_NOTES] = supply_notes,
        [TYPE_POSITION] = supply_position, [TYPE_HAND] = supply_hand,
        [TYPE_CHOICE] = supply_choice,     [TYPE_TEXT] = supply_line};
    uint32_t kind = kind_of(parameter), count, first = 0;
    const struct kept *kept = &store->kept[kind];

    if (how < 64 && parameter->role == ROLE_KEY)
        supply_key(store);
    else if (how < 64 && supplies[kind] != NULL)
        supplies[kind](store);
    if (how >= 200 || kept->count == 0 || kept->size != parameter->size)
        return draw_bytes(store, parameter, bytes);
    count = kept->count;
    if (parameter->role == ROLE_OBJECT && count > 1)
        first = below(store->reader, count);
    memcpy(bytes, kept->bytes + (size_t)first * parameter->size,
           (size_t)(count - first) * parameter->size);
    count -= first;
    if (how >= 180)
        count = next_pair(store->reader) % (count + 1);
    if (how >= 150)
        bytes[next_pair(store->reader) % (kept->count * kept->size)] ^=
            (uint8_t)next_byte(store->reader);
    return count;
}
