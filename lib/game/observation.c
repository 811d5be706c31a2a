/* SPDX-License-Identifier: MIT */
/* Observations: what a seat knows, as numbers.
 *
 * A game lists its fields as rows (game/observed.h). How many numbers a row has
 * follows from the seats and the pack, so the layout needs no game. To observe,
 * the game is redacted to the seat, whether or not it is a view already; the
 * module notes what the view shows; and the rows read the note. Nothing behind
 * the view is ever read, and a game and its views go the same way from the
 * redaction on. It costs the copy and a pass over the numbers. */
#include "base/libc.h"
#include "base/list.h"
#include "base/set.h"
#include "game/handle.h"
#include "game/observed.h"
#include "talon/observation.h"

/* What the layout depends on. */
struct frame {
    const struct observed *row;
    uint32_t seats;
    talon_cards pack;
    uint32_t cards; /* in the pack */
};

/* A seat that observes, and the cards of the pack. */
struct observer {
    struct frame frame;
    uint32_t seat;
    talon_card card[TALON_PACK_MAX];
};

static talon_status frame_of(const struct module *module, const int32_t *rule,
                             struct frame *frame)
{
    const struct game_options *options = module->entry.options;

    if (module->observation == NULL)
        return TALON_E_UNSUPPORTED;
    frame->row = module->observation->row;
    frame->seats = options->seats(rule);
    frame->pack = options->pack(rule);
    frame->cards = set_count(frame->pack);
    return TALON_OK;
}

static talon_status frame_of_rules(const talon_rules *rules,
                                   struct frame *frame)
{
    talon_status status = tln_rules_status(rules);

    if (status < 0)
        return status;
    return frame_of(tln_module_of(rules->game_id), rules->value, frame);
}

static uint32_t parts_of(const struct frame *frame, const struct observed *row)
{
    return row->parts == EACH_SEAT ? frame->seats : row->parts;
}

/* How many numbers each part of a row has. */
static uint32_t part_length(const struct frame *frame,
                            const struct observed *row)
{
    switch (row->as) {
    case AS_CARDS:
    case AS_BY_CARD:
        return frame->cards;
    case AS_SUITS:
        return TALON_SUIT_HEARTS;
    default:
        return 1;
    }
}

static uint32_t length_of(const struct frame *frame, const struct observed *row)
{
    return parts_of(frame, row) * part_length(frame, row);
}

static uint32_t whole_length(const struct frame *frame)
{
    const struct observed *row;
    uint32_t length = 0;

    for (row = frame->row; row->as != AS_END; row++)
        length += length_of(frame, row);
    return length;
}

static int32_t highest_of(const struct frame *frame, const struct observed *row)
{
    switch (row->as) {
    case AS_SEAT:
        return (int32_t)frame->seats;
    case AS_SECRET:
        return (int32_t)frame->seats + 1;
    case AS_CARD:
        return (int32_t)frame->cards;
    case AS_SEATS:
    case AS_CARDS:
    case AS_SUITS:
        return 1;
    default:
        return row->highest;
    }
}

uint32_t talon_observation_field_count(uint32_t game_id)
{
    const struct module *module = tln_module_of(game_id);
    uint32_t count = 0;

    if (module == NULL || module->observation == NULL)
        return 0;
    while (module->observation->row[count].as != AS_END)
        count++;
    return count;
}

/* The key or the text of the field at an index, which are 0 and 1. */
static const char *words_of(uint32_t game_id, uint32_t index, uint32_t which)
{
    if (index >= talon_observation_field_count(game_id))
        return "";
    return text_at(tln_module_of(game_id)->observation->texts,
                   2 * index + which);
}

const char *talon_observation_field_key(uint32_t game_id, uint32_t index)
{
    return words_of(game_id, index, 0);
}

const char *talon_observation_field_text(uint32_t game_id, uint32_t index)
{
    return words_of(game_id, index, 1);
}

talon_status talon_rules_observation_count(const talon_rules *rules,
                                           uint32_t *count)
{
    struct frame frame;
    talon_status status = frame_of_rules(rules, &frame);

    if (status < 0)
        return status;
    if (count == NULL)
        return TALON_E_NULL;
    *count = whole_length(&frame);
    return TALON_OK;
}

talon_status talon_rules_observation_field(const talon_rules *rules,
                                           uint32_t index,
                                           talon_observation_field *field)
{
    struct frame frame;
    const struct observed *row;
    uint32_t first = 0;
    talon_status status = frame_of_rules(rules, &frame);

    if (status < 0)
        return status;
    if (field == NULL)
        return TALON_E_NULL;
    for (row = frame.row; row->as != AS_END && index > 0; row++, index--)
        first += length_of(&frame, row);
    if (row->as == AS_END)
        return TALON_E_INDEX;
    *field = (talon_observation_field){.first = first,
                                       .count = length_of(&frame, row),
                                       .parts = parts_of(&frame, row),
                                       .lowest = row->lowest,
                                       .highest = highest_of(&frame, row)};
    return TALON_OK;
}

/* ---- Observing */

static int32_t in_32_bits(int64_t number)
{
    if (number > INT32_MAX)
        return INT32_MAX;
    return number < -INT32_MAX ? -INT32_MAX : (int32_t)number;
}

/* A seat as the observer counts: 1 for the observer. */
static int32_t counted_seat(const struct observer *observer, int32_t seat)
{
    uint32_t seats = observer->frame.seats;

    if (seat == TALON_SECRET)
        return (int32_t)seats + 1;
    return seat < 0
               ? 0
               : (int32_t)(((uint32_t)seat + seats - observer->seat) % seats) +
                     1;
}

/* The place of a card in the pack, from 1. */
static int32_t counted_card(const struct observer *observer, talon_card card)
{
    return card == TALON_CARD_NONE
               ? 0
               : (int32_t)set_count(observer->frame.pack & (BIT(card) - 1)) + 1;
}

/* Numbers that come one to a part; `part` is where it is in the note. */
static int32_t number_in(const struct observer *observer,
                         const struct observed *row, const uint8_t *note,
                         uint32_t part)
{
    const void *at = note + row->offset;

    switch (row->as) {
    case AS_BYTE:
        return ((const uint8_t *)at)[part];
    case AS_WORD:
        return ((const uint16_t *)at)[part];
    case AS_NUMBER:
        return ((const int32_t *)at)[part];
    case AS_CHIPS:
        return in_32_bits(((const int64_t *)at)[part]);
    case AS_SEATS:
        return (int32_t)(*(const uint32_t *)at >> part & 1);
    case AS_CARD:
        return counted_card(observer, ((const talon_card *)at)[part]);
    default:
        return counted_seat(observer, ((const int8_t *)at)[part]);
    }
}

/* The numbers of a part; returns where the next one begins. */
static int32_t *put_part(const struct observer *observer,
                         const struct observed *row, const uint8_t *note,
                         uint32_t part, int32_t *out)
{
    const uint8_t *at = note + row->offset;
    uint32_t i, cards = observer->frame.cards;
    talon_cards set;

    switch (row->as) {
    case AS_CARDS:
        set = ((const talon_cards *)(const void *)at)[part];
        for (i = 0; i < cards; i++)
            *out++ = (int32_t)(set >> observer->card[i] & 1);
        return out;
    case AS_BY_CARD:
        for (i = 0; i < cards; i++)
            *out++ = at[part * TALON_PACK_MAX + observer->card[i]];
        return out;
    case AS_SUITS:
        for (i = TALON_SUIT_SPADES; i <= TALON_SUIT_HEARTS; i++)
            *out++ = at[part] >> i & 1;
        return out;
    default:
        *out++ = number_in(observer, row, note, part);
        return out;
    }
}

static void put_numbers(const struct observer *observer, const uint8_t *note,
                        int32_t *out)
{
    const struct frame *frame = &observer->frame;
    const struct observed *row;
    uint32_t i;

    for (row = frame->row; row->as != AS_END; row++) {
        uint32_t parts = parts_of(frame, row);
        uint32_t part = row->parts == EACH_SEAT ? observer->seat : 0;

        for (i = 0; i < parts; i++) {
            out = put_part(observer, row, note, part, out);
            part = part + 1 < parts ? part + 1 : 0;
        }
    }
}

/* Redacts the game to the seat and notes what the view shows. */
static void note_view(const talon_game *game, int32_t seat, void *note)
{
    const struct module *module = module_of_handle(game);
    uint64_t memory[STATE_WORDS_MAX];
    talon_game *view = (talon_game *)memory;
    uint32_t viewer = (uint32_t)1 << seat;

    memcpy(view, game, module->size);
    view->view = VIEW | viewer;
    module->redact(view, viewer);
    module->observation->note(view, seat, note);
}

static void observe(const talon_game *game, int32_t seat,
                    const struct frame *frame, int32_t *numbers)
{
    uint64_t note[NOTE_BYTES_MAX / sizeof(uint64_t)];
    struct observer observer = {.frame = *frame, .seat = (uint32_t)seat};
    talon_cards pack = frame->pack;
    uint32_t i;

    for (i = 0; i < frame->cards; i++)
        observer.card[i] = set_take(&pack);
    note_view(game, seat, note);
    put_numbers(&observer, (const uint8_t *)note, numbers);
}

talon_status talon_game_observe(const talon_game *game, int32_t seat,
                                int32_t *numbers, uint32_t capacity,
                                uint32_t *count)
{
    talon_status status = handle_status(game);
    int32_t rule[RULES_KEPT];
    struct frame frame;
    int wanted;

    if (status < 0)
        return status;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    if (is_hidden_from(game, seat))
        return TALON_E_VIEW;
    tln_kept_rules(game, rule);
    status = frame_of(module_of_handle(game), rule, &frame);
    if (status < 0)
        return status;
    status = list_room(whole_length(&frame), numbers, capacity, count, &wanted);
    if (wanted)
        observe(game, seat, &frame, numbers);
    return status;
}
