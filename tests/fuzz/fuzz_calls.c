/* SPDX-License-Identifier: MIT */
/* Reads bytes as a program of calls on three handles, which play, copy, undo,
 * redact, sample, save and load each other, under any rules. After each call:
 * a refused one has changed nothing, an accepted one has changed only its own
 * handle, and the state that it leaves saves and loads again. Half of the calls
 * are of any exported function (any_call.c), with arguments of any kind.
 * Between the calls, questions are asked (questions.c), whose answers must
 * agree. */
#include "any_call.h"
#include "bytes.h"
#include "questions.h"

#include "talon/history.h"
#include "talon/save.h"
#include "talon/view.h"

#define HANDLES   3
#define CALLS_MAX 60
#define WORDS     (TALON_GAME_BYTES_MAX / 8)

/* A handle, and what was told of its hand, if everything was. */
struct handle {
    uint64_t memory[WORDS], before[WORDS], kept[WORDS];
    talon_game *game; /* null before there is one */
    int has_kept;
    talon_event told[TOLD_MAX], board; /* a board turned before the deal */
    uint32_t told_count;
};

struct program {
    struct reader reader;
    struct handle handle[HANDLES];
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    size_t saved_length;
    talon_rng rng;
    struct store store;
};

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];

static struct handle *next_handle(struct program *program)
{
    return &program->handle[below(&program->reader, HANDLES)];
}

/* ---- what was told */

static void forget(struct handle *handle)
{
    handle->told_count = 0;
    memset(&handle->board, 0, sizeof handle->board);
}

static void tell(struct handle *handle, const talon_event *event)
{
    if (handle->told_count > 0 && handle->told_count < TOLD_MAX)
        handle->told[handle->told_count++] = *event;
    else
        handle->told_count = 0;
}

/* A deal begins a hand; a board comes before its deal. */
static void tell_all(struct handle *handle, const talon_event *event,
                     uint32_t count)
{
    for (; count > 0; count--, event++) {
        if (event->kind == TALON_KIND_DEAL) {
            handle->told_count = 0;
            if (handle->board.kind != 0)
                handle->told[handle->told_count++] = handle->board;
            memset(&handle->board, 0, sizeof handle->board);
            handle->told[handle->told_count++] = *event;
            continue;
        }
        if (event->kind == TALON_KIND_BOARD)
            handle->board = *event;
        tell(handle, event);
    }
}

/* ---- calls that change a handle */

typedef talon_status call(struct program *program, struct handle *handle);

/* What a call leaves if it cannot be made at all. */
#define NOT_MADE TALON_E_NULL

static void draw_options(struct program *program, talon_rules *rules)
{
    uint32_t changes = below(&program->reader, 8);

    while (changes-- > 0) {
        uint32_t option =
            1 + below(&program->reader, talon_option_count(rules->game_id));
        uint32_t values = talon_option_value_count(rules->game_id, option);
        int32_t value = (int32_t)next_byte(&program->reader);

        if (values > 0 && value % 4 != 0)
            demand(talon_option_value_at(rules->game_id, option,
                                         (uint32_t)value % values,
                                         &value) == TALON_OK);
        talon_rules_set(rules, option, value);
    }
}

static talon_status make_new(struct program *program, struct handle *handle)
{
    uint32_t id = talon_games_at(below(&program->reader, talon_games_count()));
    uint64_t memory[WORDS];
    talon_status status;
    talon_rules rules;
    talon_game *game;

    demand(talon_rules_init(&rules, id,
                            1 + below(&program->reader,
                                      talon_preset_count(id))) == TALON_OK);
    draw_options(program, &rules);
    status = talon_game_init(memory, sizeof memory, &rules, &game);
    demand(status == talon_rules_check(&rules, NULL, 0, NULL));
    if (status != TALON_OK)
        return status;
    memset(handle->memory, 0, sizeof handle->memory);
    copy_game(handle->memory, game);
    handle->game = (talon_game *)handle->memory;
    forget(handle);
    return TALON_OK;
}

static talon_status copy_other(struct program *program, struct handle *handle)
{
    struct handle *other = next_handle(program);
    talon_status status;

    if (other->game == NULL)
        return NOT_MADE;
    status = talon_game_copy(handle->game, other->game);
    if (status == TALON_OK && handle != other)
        forget(handle);
    return status;
}

static talon_status clone_other(struct program *program, struct handle *handle)
{
    struct handle *other = next_handle(program);
    size_t size = below(&program->reader, 4) == 0 ? 64 : sizeof handle->memory;
    talon_status status;

    if (other->game == NULL || other == handle)
        return NOT_MADE;
    status = talon_game_clone(handle->memory, size, other->game, &handle->game);
    if (status == TALON_OK)
        forget(handle);
    return status;
}

static talon_status play_some(struct program *program, struct handle *handle)
{
    uint32_t steps = next_byte(&program->reader) % 100;

    if (is_view(handle->game))
        return NOT_MADE;
    play_steps(handle->game, &program->rng, steps);
    forget(handle);
    return TALON_OK;
}

/* Where there is no room for the events, the move is refused. */
static talon_status apply(struct handle *handle, const talon_move *move)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count, needed = 0;
    talon_status status = talon_game_check(handle->game, move, NULL), applied;

    applied = talon_game_apply(handle->game, move, event, 1, &count);
    if (applied == TALON_E_SPACE) {
        needed = count;
        demand(needed > 1 &&
               same_games(handle->game, (const talon_game *)handle->before));
        applied = talon_game_apply(handle->game, move, event, needed, &count);
        demand(applied == TALON_OK && count == needed);
    }
    demand(applied == status || applied == TALON_E_VIEW ||
           (applied == TALON_E_TURN && status == TALON_OK));
    if (applied == TALON_OK)
        tell_all(handle, event, count);
    return applied;
}

static talon_status make_numbered(struct program *program,
                                  struct handle *handle)
{
    uint32_t count, index = next_pair(&program->reader);
    talon_move move;

    if (talon_game_move_count(handle->game, &count) != TALON_OK || count == 0)
        return NOT_MADE;
    demand(talon_game_move_at(handle->game, index % count, &move) == TALON_OK);
    return apply(handle, &move);
}

/* A legal move with a byte changed, or one of any bytes. */
static talon_status make_any(struct program *program, struct handle *handle)
{
    uint32_t count, at = next_byte(&program->reader);
    talon_move move;

    if (at % 4 == 0 ||
        talon_game_move_count(handle->game, &count) != TALON_OK || count == 0) {
        next_bytes(&program->reader, &move, sizeof move);
        return apply(handle, &move);
    }
    demand(talon_game_move_at(handle->game, below(&program->reader, count),
                              &move) == TALON_OK);
    ((uint8_t *)&move)[at % sizeof move] ^=
        (uint8_t)next_byte(&program->reader);
    return apply(handle, &move);
}

static talon_status make_random(struct program *program, struct handle *handle)
{
    talon_move move;
    talon_status status =
        talon_game_move_random(handle->game, &program->rng, &move);

    return status == TALON_OK ? apply(handle, &move) : status;
}

static talon_status do_chance(struct program *program, struct handle *handle)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t count;
    talon_status status = talon_game_chance(handle->game, &program->rng, event,
                                            TALON_EVENTS_MAX, &count);

    if (status == TALON_OK)
        tell_all(handle, event, count);
    return status;
}

/* Deals a pack in which some cards were wanted somewhere. */
static talon_status deal_wanted(struct program *program, struct handle *handle)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_event event[TALON_EVENTS_MAX];
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i, cards = below(&program->reader, 12);
    talon_status status;

    for (i = 0; i < cards; i++)
        wanted[below(&program->reader, TALON_DEAL_PLACES)] |=
            (talon_cards)1 << below(&program->reader, 64);
    status = talon_game_pack_for(handle->game, wanted, TALON_DEAL_PLACES, card,
                                 TALON_PACK_MAX, &count);
    if (status != TALON_OK)
        return status;
    if (below(&program->reader, 4) == 0)
        card[below(&program->reader, count)] =
            (talon_card)next_byte(&program->reader);
    status = talon_game_deal(handle->game, card, count, event, TALON_EVENTS_MAX,
                             &count);
    if (status == TALON_OK)
        tell_all(handle, event, count);
    return status;
}

static talon_status redact_other(struct program *program, struct handle *handle)
{
    struct handle *other = next_handle(program);
    uint32_t seats = next_byte(&program->reader);
    talon_status status;

    if (below(&program->reader, 2) == 0)
        seats &= 0x3;
    if (other->game == NULL)
        return NOT_MADE;
    status = talon_game_redact(handle->game, other->game, seats);
    if (status == TALON_OK)
        forget(handle);
    return status;
}

static talon_status sample_other(struct program *program, struct handle *handle)
{
    struct handle *other = next_handle(program);
    talon_status status;

    if (other->game == NULL)
        return NOT_MADE;
    status = talon_game_sample(handle->game, other->game, &program->rng,
                               scratch, sizeof scratch);
    if (status == TALON_OK)
        forget(handle);
    return status;
}

static talon_status load_changed(struct program *program, struct handle *handle)
{
    uint32_t changes = below(&program->reader, 4);
    talon_status status;

    if (program->saved_length == 0)
        return NOT_MADE;
    while (changes-- > 0) {
        size_t at = next_pair(&program->reader);

        program->saved[at % program->saved_length] ^=
            (uint8_t)next_byte(&program->reader);
    }
    status = talon_game_load(handle->game, program->saved,
                             program->saved_length, NULL);
    if (status == TALON_OK)
        forget(handle);
    return status;
}

/* Goes back to where a hand stood after some of its moves. */
static talon_status go_back(struct program *program, struct handle *handle)
{
    static talon_move move[TOLD_MAX];
    talon_card pack[TALON_PACK_MAX];
    uint32_t count, cards, made;
    talon_status status;

    if (handle->told_count == 0 || is_view(handle->game) ||
        talon_game_history(handle->game, handle->told, handle->told_count, move,
                           TOLD_MAX, &count) != TALON_OK)
        return NOT_MADE;
    demand(talon_game_hand_pack(handle->game, pack, TALON_PACK_MAX, &cards) ==
           TALON_OK);
    if (below(&program->reader, 4) == 0 && count > 0)
        move[below(&program->reader, count)].cards ^=
            (talon_cards)1 << below(&program->reader, 64);
    count = below(&program->reader, count + 1);
    status =
        talon_game_rebuild(handle->game, handle->game, handle->told,
                           handle->told_count, pack, cards, move, count, &made);
    demand(made <= count);
    if (status == TALON_OK)
        forget(handle);
    return status;
}

static talon_status keep(struct program *program, struct handle *handle)
{
    (void)program;
    memcpy(handle->kept, handle->memory, sizeof handle->kept);
    handle->has_kept = 1;
    return TALON_OK;
}

/* An undo is a copy that was kept. */
static talon_status undo(struct program *program, struct handle *handle)
{
    talon_status status;

    (void)program;
    if (!handle->has_kept)
        return NOT_MADE;
    status = talon_game_copy(handle->game, (const talon_game *)handle->kept);
    if (status != TALON_OK)
        return status;
    demand(same_games(handle->game, (const talon_game *)handle->kept));
    forget(handle);
    return TALON_OK;
}

static talon_status play_card(struct program *program, struct handle *handle)
{
    uint32_t suits;
    talon_cards cards;
    talon_status status;
    int32_t seat;

    if (talon_fh_playable(handle->game, &seat, &cards, &suits) != TALON_OK)
        seat = (int32_t)below(&program->reader, 8) - 1;
    status = talon_fh_play(handle->game, seat,
                           (talon_card)below(&program->reader, 65),
                           below(&program->reader, 6));
    if (status == TALON_OK)
        forget(handle);
    return status;
}

static talon_status read_text(struct program *program, struct handle *handle)
{
    talon_event event[TALON_EVENTS_MAX];
    char text[64];
    uint32_t count = 0;
    size_t length = below(&program->reader, sizeof text);
    talon_status status;

    next_bytes(&program->reader, text, length);
    status =
        talon_record_read_line(handle->game, text, length, TALON_RECORD_CHECK,
                               event, TALON_EVENTS_MAX, &count, NULL);
    if (status == TALON_OK)
        tell_all(handle, event, count);
    return status;
}

/* ---- calls that change nothing */

static talon_status save_it(struct program *program, struct handle *handle)
{
    return talon_game_save(handle->game, program->saved, sizeof program->saved,
                           &program->saved_length);
}

static talon_status ask_it(struct program *program, struct handle *handle)
{
    const struct asked asked = {handle->game, handle->told, handle->told_count,
                                &program->rng};

    ask_question(&asked, next_byte(&program->reader));
    return TALON_OK;
}

static talon_status score_it(struct program *program, struct handle *handle)
{
    uint8_t bytes[96];
    talon_rules rules;

    next_bytes(&program->reader, bytes, sizeof bytes);
    demand(talon_game_rules(handle->game, &rules) == TALON_OK);
    score_bytes(&rules, bytes, sizeof bytes);
    return TALON_OK;
}

static talon_status read_it(struct program *program, struct handle *handle)
{
    uint8_t bytes[160];
    size_t length = below(&program->reader, sizeof bytes + 1);

    (void)handle;
    next_bytes(&program->reader, bytes, length);
    read_bytes(bytes, length);
    return TALON_OK;
}

/* ---- any call */

/* A call of any exported function (any_call.c). A game that it makes in memory
 * takes the place of the one in the handle. */
static talon_status call_function(struct program *program,
                                  struct handle *handle)
{
    struct store *store = &program->store;
    talon_status status;
    uint32_t i;

    store->own = handle->game;
    for (i = 0; i < HANDLES; i++)
        store->others[i] = program->handle[i].game;
    store->told = handle->told;
    store->told_count = handle->told_count;
    status = call_any(store);
    demand(store->may_change ||
           memcmp(handle->memory, handle->before, sizeof handle->memory) == 0);
    if (store->has_placed) {
        memset(handle->memory, 0, sizeof handle->memory);
        copy_game(handle->memory, (const talon_game *)store->placed);
    }
    if (memcmp(handle->memory, handle->before, sizeof handle->memory) != 0)
        forget(handle);
    return status;
}

/* ---- running it */

static const struct {
    call *call;
    int changes; /* whether it may change its handle */
} calls[] = {
    {make_new, 1},     {copy_other, 1},    {clone_other, 1},
    {play_some, 1},    {make_numbered, 1}, {make_any, 1},
    {make_random, 1},  {do_chance, 1},     {deal_wanted, 1},
    {redact_other, 1}, {sample_other, 1},  {load_changed, 1},
    {go_back, 1},      {keep, 0},          {undo, 1},
    {play_card, 1},    {read_text, 1},     {save_it, 0},
    {ask_it, 0},       {ask_it, 0},        {score_it, 0},
    {read_it, 0},      {call_function, 1},
};
#define CALLS      (sizeof calls / sizeof *calls)
#define NUMBER_ANY 128 /* from here on, numbers stand for the last of them */

static void run_call(struct program *program)
{
    struct handle *handle = next_handle(program), *other;
    uint32_t number = next_byte(&program->reader), i;
    talon_status status;
    int is_same;

    number = handle->game == NULL   ? 0
             : number >= NUMBER_ANY ? CALLS - 1
                                    : number % CALLS;
    for (i = 0; i < HANDLES; i++)
        memcpy(program->handle[i].before, program->handle[i].memory,
               sizeof handle->before);
    status = calls[number].call(program, handle);
    demand(status >= 0 || talon_status_name(status)[0] != '\0');
    for (i = 0; i < HANDLES; i++) {
        other = &program->handle[i];
        is_same =
            memcmp(other->before, other->memory, sizeof other->before) == 0;
        demand(is_same ||
               (other == handle && status >= 0 && calls[number].changes));
        if (!is_same)
            check_state(other->game);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct program program;
    uint32_t i;

    program.reader.byte = bytes;
    program.reader.left = length;
    program.saved_length = 0;
    seed_from(&program.rng, bytes, length < 4 ? length : 4);
    for (i = 0; i < HANDLES; i++) {
        struct handle *handle = &program.handle[i];

        memset(handle->memory, 0, sizeof handle->memory);
        handle->game = NULL;
        handle->has_kept = 0;
        forget(handle);
    }
    open_store(&program.store, &program.reader, &program.rng);
    for (i = 0; i < CALLS_MAX && program.reader.left > 0; i++)
        run_call(&program);
    close_store(&program.store);
    return 0;
}

/* ---- every function and question */

/* A game, its preset, and how many steps it goes; then it may become the view
 * of a seat. */
static const struct start {
    uint8_t game, preset, steps, is_view;
} starts[] = {{0, 0, 0, 0},  {0, 0, 4, 0},  {0, 0, 20, 0}, {0, 0, 20, 1},
              {0, 0, 60, 0}, {0, 3, 14, 0}, {0, 3, 30, 1}, {1, 0, 3, 0},
              {1, 0, 10, 0}, {1, 0, 10, 1}, {1, 0, 25, 0}, {1, 0, 60, 0}};

static uint8_t number_of_call(call *wanted)
{
    uint8_t number = 0;

    while (calls[number].call != wanted)
        number++;
    return number;
}

/* Plays to each start and makes a call there, with bytes that `next` and `more`
 * begin. All others are 0, which asks for right values. */
static void try_everywhere(uint8_t number, uint8_t next, uint8_t more)
{
    const uint8_t play = number_of_call(play_some);
    const uint8_t redact = number_of_call(redact_other);
    uint32_t i;

    for (i = 0; i < sizeof starts / sizeof *starts; i++) {
        const struct start *start = &starts[i];
        const uint8_t whole[] = {0, 0,      start->game, start->preset,
                                 0, 0,      play,        start->steps,
                                 0, number, next,        more};
        const uint8_t view[] = {0,   0,      start->game, start->preset,
                                0,   0,      play,        start->steps,
                                0,   redact, 0,           1,
                                0,   0,      number,      next,
                                more};

        if (start->is_view)
            LLVMFuzzerTestOneInput(view, sizeof view);
        else
            LLVMFuzzerTestOneInput(whole, sizeof whole);
    }
}

static void try_all(void)
{
    uint32_t i, number, missing = 0;

    for (i = 0; i < QUESTIONS; i++)
        try_everywhere(number_of_call(ask_it), (uint8_t)i, 0);
    for (i = 0; i < functions_count; i++) {
        number = number_of(i);
        try_everywhere(NUMBER_ANY, (uint8_t)number, (uint8_t)(number >> 8));
        if (is_reached(i))
            continue;
        fprintf(stderr, "no input makes %s accept a call\n", functions[i].name);
        missing++;
    }
    if (missing > 0)
        _Exit(1);
}

int LLVMFuzzerInitialize(int *argc, char ***argv);

/* With TALON_FUZZ_ALL set, every function is called at the end, and every
 * question is asked. It is an error if some function has accepted no call: not
 * in an input either. */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    return getenv("TALON_FUZZ_ALL") != NULL ? atexit(try_all) : 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t size);

/* Sometimes adds a call of any function, with right values. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    if (seed % 4 != 0 || length + 4 > size)
        return LLVMFuzzerMutate(bytes, length, size);
    bytes[length] = (uint8_t)(seed >> 2) % HANDLES;
    bytes[length + 1] = NUMBER_ANY;
    bytes[length + 2] = (uint8_t)(seed >> 8);
    bytes[length + 3] = (uint8_t)(seed >> 16);
    return length + 4;
}
