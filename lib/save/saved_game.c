/* SPDX-License-Identifier: MIT */
/* Games as bytes.
 *
 * A saved game is a header, the same for all games, and then the members of the
 * state as the module lists them, every number little-endian. That is the whole
 * format: no member is left out and none is padding, so equal states make equal
 * bytes. Loading builds a state from the numbers, on the stack, and asks the
 * module whether play can reach it; only then is it copied to the caller. */
#include "base/libc.h"
#include "game/handle.h"
#include "save/bytes.h"
#include "base/set.h"
#include "talon/save.h"
#include "talon/view.h"

/* The header, by offsets: mark, version and flags (a byte each), viewers (two),
 * game, turn and the values of the options, the preset first (four each), and
 * four reserved bytes. */
#define SAVE_MARK    "TLNS"
#define MARK_BYTES   4
#define VERSION_AT   4
#define SAVE_VERSION 2
#define FLAGS_AT     5
#define FLAG_VIEW    1
#define VIEWERS_AT   6
#define GAME_AT      8
#define TURN_AT      12
#define RULES_AT     16
#define RESERVED_AT  (RULES_AT + RULES_KEPT * 4)
#define STATE_AT     (RESERVED_AT + 4)

/* Games this old are refused: what the number of turns proves about earlier
 * hands and deals fails once it has wrapped past 2^32. */
#define TURNS_END 0x80000000u

/* Writes a number of eight, four or two bytes in the machine's own order. */
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

/* Writes some numbers. Every caller passes a constant size, so that each is one
 * store; single bytes, which most of a state is, are copied together. Both take
 * a third of the time of going byte by byte. */
static inline uint8_t *put_numbers(uint8_t *at, const uint8_t *number,
                                   uint32_t bytes, uint32_t count)
{
    for (; count > 0; count--, number += bytes)
        at = put_bytes(at, field_number(number, bytes), bytes);
    return at;
}

/* Where field n of a module begins; past the last, where they all end. */
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
    int32_t value[RULES_KEPT];
    uint32_t i;

    tln_kept_rules(game, value);
    memcpy(at, SAVE_MARK, MARK_BYTES);
    at = put_bytes(at + MARK_BYTES, SAVE_VERSION, 1);
    at = put_bytes(at, game->view != 0 ? FLAG_VIEW : 0, 1);
    at = put_bytes(at, game->view & ~VIEW, 2);
    at = put_bytes(at, module_of_handle(game)->entry.options->game, 4);
    at = put_bytes(at, game->turn, 4);
    for (i = 0; i < RULES_KEPT; i++)
        at = put_bytes(at, (uint32_t)value[i], 4);
    put_bytes(at, 0, 4);
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
        write_member(number, get_bytes(at, bytes), bytes);
}

/* A header that has been read. */
struct header {
    const struct module *module;
    uint32_t turn;
    uint32_t view;
    talon_rules rules;
};

/* Reads the rules of a header; *offset is where it was refused. A preset that
 * does not exist, perhaps of a later library, counts as 0 as for
 * talon_game_init(): it has no effect on play. */
static talon_status read_rules(const uint8_t *bytes, struct header *header,
                               size_t *offset)
{
    int32_t *preset = &header->rules.value[0];

    header->rules.game_id = header->module->entry.options->game;
    get_numbers((uint8_t *)header->rules.value, bytes + RULES_AT, 4,
                RULES_KEPT);
    *offset = RULES_AT;
    if (tln_preset_row(header->rules.game_id, (uint32_t)*preset) == NULL)
        *preset = 0;
    return tln_rules_status(&header->rules);
}

/* The seats of a game with these rules, as bits. */
static uint32_t all_seats(const talon_rules *rules)
{
    return ((uint32_t)1
            << tln_options_of(rules->game_id)->seats(rules->value)) -
           1;
}

/* Reads the viewers of a header; a complete game has none. */
static talon_status read_viewers(const uint8_t *bytes, struct header *header,
                                 size_t *offset)
{
    uint32_t viewers = (uint32_t)get_bytes(bytes + VIEWERS_AT, 2);
    uint32_t flags = bytes[FLAGS_AT];

    *offset = FLAGS_AT;
    if ((flags & ~(uint32_t)FLAG_VIEW) != 0)
        return TALON_E_SAVED_FIELD;
    *offset = VIEWERS_AT;
    if ((viewers & ~(flags != 0 ? all_seats(&header->rules) : 0)) != 0)
        return TALON_E_SAVED_FIELD;
    header->view = flags != 0 ? VIEW | viewers : 0;
    return TALON_OK;
}

/* Reads a header; *offset is where it was refused. */
static talon_status read_header(const uint8_t *bytes, size_t length,
                                struct header *header, size_t *offset)
{
    talon_status status;

    *offset = length;
    if (length < STATE_AT)
        return TALON_E_SAVED_LENGTH;
    *offset = 0;
    if (memcmp(bytes, SAVE_MARK, MARK_BYTES) != 0)
        return TALON_E_SAVED_MARK;
    *offset = VERSION_AT;
    if (bytes[VERSION_AT] != SAVE_VERSION)
        return bytes[VERSION_AT] > SAVE_VERSION ? TALON_E_SAVED_VERSION
                                                : TALON_E_SAVED_MARK;
    *offset = GAME_AT;
    header->module = tln_module_of((uint32_t)get_bytes(bytes + GAME_AT, 4));
    if (header->module == NULL)
        return TALON_E_GAME;
    *offset = TURN_AT;
    header->turn = (uint32_t)get_bytes(bytes + TURN_AT, 4);
    if (header->turn >= TURNS_END)
        return TALON_E_SAVED_FIELD;
    *offset = RESERVED_AT;
    if (get_bytes(bytes + RESERVED_AT, 4) != 0)
        return TALON_E_SAVED_FIELD;
    status = read_rules(bytes, header, offset);
    return status < 0 ? status : read_viewers(bytes, header, offset);
}

/* Begins a state, all 0 so far, from its header. */
static void begin_state(talon_game *game, const struct header *header)
{
    game->mark = tln_mark_of(header->module);
    game->turn = header->turn;
    game->view = header->view;
    tln_keep_rules(game, header->rules.value);
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

/* Whether a view contains nothing that its seats do not know. */
static talon_status view_status(const talon_game *game)
{
    uint64_t copy[STATE_WORDS_MAX];
    const struct module *module = module_of_handle(game);
    talon_game *redacted = (talon_game *)copy;

    if (game->view == 0)
        return TALON_OK;
    memcpy(redacted, game, module->size);
    module->redact(redacted, game->view & ~VIEW);
    return memcmp(redacted, game, module->size) == 0 ? TALON_OK
                                                     : TALON_E_SAVED_STATE;
}

/* Checks and completes a state that has been read; *offset as in
 * read_header(). */
static talon_status complete_state(talon_game *game, size_t length,
                                   size_t *offset)
{
    const struct module *module = module_of_handle(game);
    uint32_t field = UINT32_MAX;
    talon_status status = module->verify(game, &field);

    *offset = status == TALON_E_SAVED_FIELD ? field_at(module, field) : length;
    if (status < 0)
        return status;
    if (module->derive != NULL)
        module->derive(game);
    return view_status(game);
}

/* Reads a game into a state on the stack; the header has been read. */
static talon_status read_game(const uint8_t *bytes, size_t length,
                              const struct header *header, talon_game *loaded,
                              size_t *offset)
{
    *offset = length;
    if (length != saved_size(header->module))
        return TALON_E_SAVED_LENGTH;
    memset(loaded, 0, header->module->size);
    begin_state(loaded, header);
    read_state(loaded, bytes + STATE_AT);
    return complete_state(loaded, length, offset);
}

talon_status talon_game_load(talon_game *game, const uint8_t *bytes,
                             size_t length, size_t *offset)
{
    uint64_t memory[STATE_WORDS_MAX];
    talon_game *loaded = (talon_game *)memory;
    talon_status status = handle_status(game);
    struct header header;
    size_t ignored;

    if (status < 0)
        return status;
    if (bytes == NULL)
        return TALON_E_NULL;
    if (offset == NULL)
        offset = &ignored;
    status = read_header(bytes, length, &header, offset);
    if (status < 0)
        return status == TALON_E_GAME ? TALON_E_WRONG_GAME : status;
    *offset = GAME_AT;
    if (header.module != module_of_handle(game))
        return TALON_E_WRONG_GAME;
    status = read_game(bytes, length, &header, loaded, offset);
    if (status == TALON_OK)
        memcpy(game, loaded, header.module->size);
    return status;
}

talon_status talon_game_init_saved(void *memory, size_t size,
                                   const uint8_t *bytes, size_t length,
                                   talon_game **game, size_t *offset)
{
    uint64_t copy[STATE_WORDS_MAX];
    talon_game *loaded = (talon_game *)copy;
    struct header header;
    talon_status status;
    size_t ignored;

    if (memory == NULL || bytes == NULL || game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)memory % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    if (offset == NULL)
        offset = &ignored;
    status = read_header(bytes, length, &header, offset);
    if (status < 0)
        return status;
    if (size < header.module->size)
        return TALON_E_SPACE;
    status = read_game(bytes, length, &header, loaded, offset);
    if (status < 0)
        return status;
    memcpy(memory, loaded, header.module->size);
    *game = memory;
    return TALON_OK;
}

talon_status talon_saved_rules(const uint8_t *bytes, size_t length,
                               talon_rules *rules, uint32_t *seats,
                               int32_t *is_view)
{
    struct header header;
    talon_status status;
    size_t ignored;

    if (bytes == NULL)
        return TALON_E_NULL;
    status = read_header(bytes, length, &header, &ignored);
    if (status < 0)
        return status;
    if (rules != NULL)
        *rules = header.rules;
    if (seats != NULL)
        *seats =
            header.view != 0 ? header.view & ~VIEW : all_seats(&header.rules);
    if (is_view != NULL)
        *is_view = header.view != 0;
    return TALON_OK;
}

/* What a seat knows is its view, without the turn counter and without the
 * preset, which has no effect on play. */
talon_status talon_game_information_key(const talon_game *game, int32_t seat,
                                        uint8_t *key, size_t size,
                                        size_t *length)
{
    uint64_t memory[STATE_WORDS_MAX];
    talon_game *view = (talon_game *)memory;
    int32_t value[RULES_KEPT];
    talon_status status = handle_status(game);
    const struct module *module;

    if (status < 0)
        return status;
    module = module_of_handle(game);
    if (seat < 0 || seat >= (int32_t)module->seats(game))
        return TALON_E_SEAT;
    if (is_hidden_from(game, seat))
        return TALON_E_VIEW;
    memcpy(view, game, module->size);
    view->turn = 0;
    tln_kept_rules(view, value);
    value[0] = 0;
    tln_keep_rules(view, value);
    view->view = VIEW | (uint32_t)1 << seat;
    module->redact(view, (uint32_t)1 << seat);
    return talon_game_save(view, key, size, length);
}
