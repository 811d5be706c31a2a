/* Games and events as bytes.
 *
 * A saved game is a header, the same for all games, and then the members of the
 * state as the module lists them, every number in little-endian order. Nothing
 * else decides the format: no member is left out and none is padding, so equal
 * states give equal bytes. Loading sets up a state from the numbers and asks
 * the module whether play can reach it. */
#include "game/handle.h"
#include "base/set.h"
#include "talon/save.h"
#include "talon/view.h"

#include <string.h>

/* The header: four bytes of mark, then version, game, viewers (two bytes, the
 * highest bit for a view), turn (four), and the values of the options, the
 * preset first (four each). */
#define SAVE_MARK    "TLNS"
#define MARK_BYTES   4
#define SAVE_VERSION 1
#define RULES_AT     12
#define STATE_AT     (RULES_AT + RULES_KEPT * 4)
#define VIEW_SAVED   0x8000u
#define TURN_AT      8

/* No game is taken to be so old: what the turns tell of earlier hands and deals
 * would not hold any more once they have gone past 2^32. */
#define TURNS_END 0x80000000u

static inline uint8_t *put(uint8_t *at, uint64_t number, uint32_t bytes)
{
    for (; bytes > 0; bytes--) {
        *at++ = (uint8_t)number;
        number >>= 8;
    }
    return at;
}

static inline uint64_t get(const uint8_t *at, uint32_t bytes)
{
    uint64_t number = 0;

    while (bytes > 0)
        number = number << 8 | at[--bytes];
    return number;
}

/* A number of eight, four or two bytes, in the machine's own order. */
static inline uint64_t read_member(const void *member, uint32_t bytes)
{
    uint64_t eight;
    uint32_t four;
    uint16_t two;

    switch (bytes) {
    case 8:
        memcpy(&eight, member, sizeof eight);
        return eight;
    case 4:
        memcpy(&four, member, sizeof four);
        return four;
    default:
        memcpy(&two, member, sizeof two);
        return two;
    }
}

static inline void write_member(void *member, uint64_t number, uint32_t bytes)
{
    uint32_t four = (uint32_t)number;
    uint16_t two = (uint16_t)number;

    switch (bytes) {
    case 8:
        memcpy(member, &number, sizeof number);
        break;
    case 4:
        memcpy(member, &four, sizeof four);
        break;
    default:
        memcpy(member, &two, sizeof two);
        break;
    }
}

/* Writes some numbers. Their size is a constant wherever this is called, so
 * that each is one store; and bytes, which most of a state is, are copied
 * together. Both take a third of the time that bytes one by one take. */
static inline uint8_t *put_numbers(uint8_t *at, const uint8_t *number,
                                   uint32_t bytes, uint32_t count)
{
    for (; count > 0; count--, number += bytes)
        at = put(at, read_member(number, bytes), bytes);
    return at;
}

/* Where field number n of a module begins; past the last, where all end. */
static size_t field_at(const struct module *module, uint32_t n)
{
    const struct field *field = module->field;
    size_t at = STATE_AT;

    for (; n > 0 && field->bytes != 0; n--, field++)
        at += (size_t)field->bytes * field->count;
    return at;
}

static size_t saved_size(const struct module *module)
{
    return field_at(module, UINT32_MAX);
}

static void save_header(const talon_game *game, uint8_t *at)
{
    uint32_t viewers = game->view & ~VIEW;

    memcpy(at, SAVE_MARK, MARK_BYTES);
    at = put(at + MARK_BYTES, SAVE_VERSION, 1);
    at = put(at, module_of_handle(game)->saved_as, 1);
    at = put(at, viewers | (game->view != 0 ? VIEW_SAVED : 0), 2);
    at = put(at, game->turn, 4);
    put_numbers(at, (const uint8_t *)game->rule, 4, RULES_KEPT);
}

static uint8_t *put_member(uint8_t *at, const uint8_t *member,
                           const struct field *field)
{
    switch (field->bytes) {
    case 8:
        return put_numbers(at, member, 8, field->count);
    case 4:
        return put_numbers(at, member, 4, field->count);
    case 2:
        return put_numbers(at, member, 2, field->count);
    default:
        memcpy(at, member, field->count);
        return at + field->count;
    }
}

static void save_state(const talon_game *game, uint8_t *at)
{
    const struct field *field = module_of_handle(game)->field;

    for (; field->bytes != 0; field++)
        at = put_member(at, (const uint8_t *)game + field->offset, field);
}

/* Whether an output of so many bytes goes into a buffer; sets *wanted if it is
 * to be written. */
static talon_status room_status(size_t needed, const void *buffer, size_t size,
                                size_t *length, int *wanted)
{
    *wanted = 0;
    if (buffer == NULL && size > 0)
        return TALON_E_NULL;
    if (length != NULL)
        *length = needed;
    if (buffer == NULL)
        return TALON_OK;
    if (size < needed)
        return TALON_E_SPACE;
    *wanted = 1;
    return TALON_OK;
}

talon_status talon_game_save(const talon_game *game, uint8_t *bytes,
                             size_t size, size_t *length)
{
    talon_status status = handle_status(game);
    int wanted;

    if (status < 0)
        return status;
    status = room_status(saved_size(module_of_handle(game)), bytes, size,
                         length, &wanted);
    if (wanted) {
        save_header(game, bytes);
        save_state(game, bytes + STATE_AT);
    }
    return status;
}

static inline void get_numbers(uint8_t *number, const uint8_t *at,
                               uint32_t bytes, uint32_t count)
{
    for (; count > 0; count--, number += bytes, at += bytes)
        write_member(number, get(at, bytes), bytes);
}

/* A header that has been read. */
struct header {
    const struct module *module;
    uint32_t turn;
    uint32_t view;
    talon_rules rules;
};

static const struct module *find_module(uint32_t saved_as)
{
    uint32_t i;

    for (i = 0; i < MODULES_MAX && tln_modules[i] != NULL; i++) {
        if (tln_modules[i]->saved_as == saved_as)
            return tln_modules[i];
    }
    return NULL;
}

/* Reads a header; *place is the byte of what is refused. */
static talon_status read_header(const uint8_t *bytes, size_t length,
                                struct header *header, size_t *place)
{
    uint32_t viewers;

    *place = length;
    if (length < STATE_AT)
        return TALON_E_SAVED_LENGTH;
    *place = 0;
    if (memcmp(bytes, SAVE_MARK, MARK_BYTES) != 0)
        return TALON_E_SAVED_MARK;
    *place = MARK_BYTES;
    if (bytes[MARK_BYTES] != SAVE_VERSION)
        return bytes[MARK_BYTES] > SAVE_VERSION ? TALON_E_SAVED_VERSION
                                                : TALON_E_SAVED_MARK;
    *place = MARK_BYTES + 1;
    header->module = find_module(bytes[MARK_BYTES + 1]);
    if (header->module == NULL)
        return TALON_E_SAVED_MARK;
    memset(&header->rules, 0, sizeof header->rules);
    header->rules.game = header->module->options->game;
    get_numbers((uint8_t *)header->rules.value, bytes + RULES_AT, 4,
                RULES_KEPT);
    header->turn = (uint32_t)get(bytes + TURN_AT, 4);
    *place = TURN_AT;
    if (header->turn >= TURNS_END)
        return TALON_E_SAVED_FIELD;
    *place = RULES_AT;
    if (header->rules.value[0] != 0 &&
        tln_preset_row(header->rules.game, (uint32_t)header->rules.value[0]) ==
            NULL)
        return TALON_E_SAVED_FIELD;
    viewers = (uint32_t)get(bytes + MARK_BYTES + 2, 2);
    header->view =
        viewers & VIEW_SAVED ? VIEW | (viewers & ~VIEW_SAVED) : viewers;
    return tln_rules_status(&header->rules);
}

/* Begins a state that is all 0 with what the header says, and gives all its
 * seats as bits. */
static uint32_t begin_state(talon_game *game, const struct header *header)
{
    game->turn = header->turn;
    game->view = header->view;
    memcpy(game->rule, header->rules.value, sizeof game->rule);
    return ((uint32_t)1 << header->module->seats(game)) - 1;
}

/* Whether the viewers are seats; a complete game has none. */
static talon_status viewers_status(uint32_t view, uint32_t all)
{
    if (view == 0 || (view & VIEW && (view & ~VIEW & ~all) == 0))
        return TALON_OK;
    return TALON_E_SAVED_FIELD;
}

static void get_member(uint8_t *member, const uint8_t *at,
                       const struct field *field)
{
    switch (field->bytes) {
    case 8:
        get_numbers(member, at, 8, field->count);
        break;
    case 4:
        get_numbers(member, at, 4, field->count);
        break;
    case 2:
        get_numbers(member, at, 2, field->count);
        break;
    default:
        memcpy(member, at, field->count);
        break;
    }
}

static void read_state(talon_game *game, const uint8_t *at)
{
    const struct field *field = module_of_handle(game)->field;

    for (; field->bytes != 0; field++) {
        get_member((uint8_t *)game + field->offset, at, field);
        at += (size_t)field->bytes * field->count;
    }
}

/* Whether a view holds nothing that its seats do not know. */
static talon_status view_status(const talon_game *game)
{
    uint64_t copy[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    const struct module *module = module_of_handle(game);
    talon_game *redacted = (talon_game *)copy;

    if (game->view == 0)
        return TALON_OK;
    memcpy(redacted, game, module->size);
    module->redact(redacted, game->view & ~VIEW);
    return memcmp(redacted, game, module->size) == 0 ? TALON_OK
                                                     : TALON_E_SAVED_STATE;
}

/* Decides on a state that has been read, and completes it; *place as in
 * read_header(). */
static talon_status complete_state(talon_game *game, size_t length,
                                   size_t *place)
{
    const struct module *module = module_of_handle(game);
    uint32_t field = UINT32_MAX;
    talon_status status = module->verify(game, &field);

    *place = status == TALON_E_SAVED_FIELD ? field_at(module, field) : length;
    if (status < 0)
        return status;
    if (module->derive != NULL)
        module->derive(game);
    return view_status(game);
}

talon_status talon_game_load(talon_game *game, const uint8_t *bytes,
                             size_t length, size_t *place)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)] = {0};
    talon_game *loaded = (talon_game *)memory;
    talon_status status = handle_status(game);
    struct header header;
    size_t ignored;
    uint32_t all;

    if (status < 0)
        return status;
    if (bytes == NULL)
        return TALON_E_NULL;
    if (place == NULL)
        place = &ignored;
    status = read_header(bytes, length, &header, place);
    if (status < 0)
        return status;
    *place = MARK_BYTES + 1;
    if (header.module != module_of_handle(game))
        return TALON_E_WRONG_GAME;
    *place = length;
    if (length != saved_size(header.module))
        return TALON_E_SAVED_LENGTH;
    loaded->mark = game->mark;
    all = begin_state(loaded, &header);
    *place = MARK_BYTES + 2;
    status = viewers_status(loaded->view, all);
    if (status < 0)
        return status;
    read_state(loaded, bytes + STATE_AT);
    status = complete_state(loaded, length, place);
    if (status == TALON_OK)
        memcpy(game, loaded, header.module->size);
    return status;
}

talon_status talon_saved_rules(const uint8_t *bytes, size_t length,
                               talon_rules *rules, uint32_t *seats)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)] = {0};
    struct header header;
    talon_status status;
    size_t place;
    uint32_t all;

    if (bytes == NULL || rules == NULL)
        return TALON_E_NULL;
    status = read_header(bytes, length, &header, &place);
    if (status < 0)
        return status;
    all = begin_state((talon_game *)memory, &header);
    status = viewers_status(header.view, all);
    if (status < 0)
        return status;
    *rules = header.rules;
    if (seats != NULL)
        *seats = header.view != 0 ? header.view & ~VIEW : all;
    return header.view != 0 ? TALON_UNKNOWN : TALON_OK;
}

static uint8_t *save_event(const talon_event *event, uint8_t *at)
{
    at = put(at, event->cards, 8);
    at = put(at, (uint64_t)event->amount, 8);
    at = put(at, event->number, 4);
    at = put(at, event->kind, 2);
    at = put(at, event->reason, 2);
    at = put(at, (uint8_t)event->seat, 1);
    at = put(at, (uint8_t)event->other, 1);
    at = put(at, event->object, 1);
    at = put(at, event->count, 1);
    return put(at, event->index, 4);
}

talon_status talon_events_save(const talon_event *event, uint32_t count,
                               uint8_t *bytes, size_t size, size_t *length)
{
    talon_status status;
    uint32_t i;
    int wanted;

    if (event == NULL && count > 0)
        return TALON_E_NULL;
    status = room_status((size_t)count * TALON_SAVED_EVENT_BYTES, bytes, size,
                         length, &wanted);
    for (i = 0; wanted && i < count; i++)
        bytes = save_event(&event[i], bytes);
    return status;
}

static int8_t get_seat(const uint8_t *at)
{
    int8_t seat;

    memcpy(&seat, at, 1);
    return seat;
}

static void load_event(talon_event *event, const uint8_t *at)
{
    memset(event, 0, sizeof *event);
    event->cards = get(at, 8);
    write_member(&event->amount, get(at + 8, 8), 8);
    event->number = (uint32_t)get(at + 16, 4);
    event->kind = (uint16_t)get(at + 20, 2);
    event->reason = (uint16_t)get(at + 22, 2);
    event->seat = get_seat(at + 24);
    event->other = get_seat(at + 25);
    event->object = at[26];
    event->count = at[27];
    event->index = at[28];
}

static int is_seat(int32_t seat)
{
    return seat >= TALON_TABLE && seat < TALON_SEATS_MAX;
}

/* Whether an event is one that talon can make, as far as its fields go. */
static talon_status event_status(const uint8_t *at)
{
    talon_event event;

    load_event(&event, at);
    if (*talon_kind_key(event.kind) == '\0' ||
        (event.reason != 0 && *talon_reason_key(event.reason) == '\0') ||
        !is_seat(event.seat) || !is_seat(event.other) ||
        event.count > TALON_PACK_MAX || set_count(event.cards) > event.count ||
        get(at + 29, 3) != 0)
        return TALON_E_SAVED_FIELD;
    return TALON_OK;
}

talon_status talon_events_load(talon_event *event, uint32_t capacity,
                               uint32_t *count, const uint8_t *bytes,
                               size_t length)
{
    size_t i, n = length / TALON_SAVED_EVENT_BYTES;

    if ((bytes == NULL && length > 0) || (event == NULL && capacity > 0))
        return TALON_E_NULL;
    if (length % TALON_SAVED_EVENT_BYTES != 0 || n > UINT32_MAX)
        return TALON_E_SAVED_LENGTH;
    for (i = 0; i < n; i++) {
        if (event_status(bytes + i * TALON_SAVED_EVENT_BYTES) < 0)
            return TALON_E_SAVED_FIELD;
    }
    if (count != NULL)
        *count = (uint32_t)n;
    if (event != NULL && n > capacity)
        return TALON_E_SPACE;
    for (i = 0; event != NULL && i < n; i++)
        load_event(&event[i], bytes + i * TALON_SAVED_EVENT_BYTES);
    return TALON_OK;
}
