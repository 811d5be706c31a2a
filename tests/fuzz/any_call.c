/* SPDX-License-Identifier: MIT */
/* A call of any exported function: see any_call.h. */
#include "any_call.h"

/* Blocks up to this are compared before and after a call; only scratch memory
 * and the largest buffers have more. */
#define COMPARED      65536
#define FUNCTIONS_MAX 1024
#define POISON        0xA5

struct block {
    uint8_t *at;
    size_t size;
    uint8_t *before; /* a copy, or null */
};

struct call {
    struct store *store;
    const struct function *function;
    union argument a[PARAMETERS_MAX];
    struct block block[PARAMETERS_MAX];
    uint32_t settled; /* one bit for each argument that others have set */
    int has_null;     /* whether some pointer is null */
    int has_memory;   /* whether it may be too small */
    struct answer answer;
};

/* ---- which function */

static uint32_t accepted[FUNCTIONS_MAX];

/* The same of one input: the fuzzer keeps inputs that add to these. */
static uint8_t accepted_now[FUNCTIONS_MAX]
    __attribute__((used, section("__libfuzzer_extra_counters")));

static uint32_t mix(uint32_t number)
{
    number = (number ^ number >> 16) * 0x85EBCA6B;
    number = (number ^ number >> 13) * 0xC2B2AE35;
    return number ^ number >> 16;
}

/* The name of a function alone decides which numbers stand for it, so that
 * inputs mean the same when functions are added: of all functions it is the one
 * whose name and number together make the greatest hash. */
static uint32_t function_of(uint32_t number)
{
    static uint32_t hash[FUNCTIONS_MAX], known;
    uint32_t f, best = 0;
    const char *name;

    demand(functions_count <= FUNCTIONS_MAX);
    for (; known < functions_count; known++) {
        for (name = functions[known].name; *name != '\0'; name++)
            hash[known] = hash[known] * 31 + (uint8_t)*name;
    }
    for (f = 1; f < functions_count; f++) {
        if (mix(hash[f] ^ number) > mix(hash[best] ^ number))
            best = f;
    }
    return best;
}

uint32_t number_of(uint32_t function)
{
    uint32_t number = 0;

    while (function_of(number) != function)
        demand(++number <= UINT16_MAX);
    return number;
}

int is_reached(uint32_t function)
{
    return accepted[function] > 0;
}

/* ---- what is behind pointers */

static void set_block(struct call *call, uint32_t i, size_t size)
{
    struct block *block = &call->block[i];

    block->at = malloc(size > 0 ? size : 1);
    demand(block->at != NULL);
    block->size = size;
    memset(block->at, POISON, size);
    call->a[i].p = block->at;
}

static void set_length(struct call *call, uint32_t i, uint64_t length)
{
    int32_t partner = call->function->parameter[i].partner;

    if (partner < 0 || call->settled >> partner & 1)
        return;
    call->settled |= 1u << partner;
    call->a[partner].n = length;
}

/* Null, usually with a length of nothing. */
static void set_null(struct call *call, uint32_t i)
{
    struct reader *reader = call->store->reader;

    call->a[i].p = NULL;
    call->has_null = 1;
    set_length(call, i, below(reader, 4) == 0 ? next_byte(reader) : 0);
}

/* Players must not think for long; what is refused stays so. */
static void limit_budget(talon_player_budget *budget)
{
    if (budget->worlds == 0 ||
        (budget->worlds > 3 && budget->worlds <= TALON_PLAYER_WORLDS_MAX))
        budget->worlds = 1 + budget->worlds % 3;
    if (budget->nodes == 0 ||
        (budget->nodes > 300 && budget->nodes <= TALON_PLAYER_NODES_MAX))
        budget->nodes = 1 + budget->nodes % 300;
}

/* How many elements an argument has that is read, of those that were drawn. */
static size_t elements_of(const struct call *call, uint32_t i, uint32_t drawn)
{
    const struct parameter *parameter = &call->function->parameter[i];

    if (parameter->role == ROLE_OBJECT)
        return 1;
    if (parameter->role == ROLE_KEY)
        return drawn + 1;
    if (parameter->fixed != 0)
        return parameter->fixed;
    if (parameter->partner >= 0 && call->settled >> parameter->partner & 1)
        return (size_t)call->a[parameter->partner].n;
    return drawn;
}

static void draw_read(struct call *call, uint32_t i, uint32_t how)
{
    static uint8_t bytes[ROOM];
    const struct parameter *parameter = &call->function->parameter[i];
    size_t count;

    memset(bytes, 0, sizeof bytes);
    count =
        elements_of(call, i, draw_values(call->store, parameter, bytes, how));
    demand(count * parameter->size <= sizeof bytes);
    set_block(call, i, count * parameter->size);
    memcpy(call->a[i].p, bytes, count * parameter->size);
    if (parameter->role == ROLE_KEY)
        call->block[i].at[count - 1] = '\0';
    if (parameter->type == TYPE_BUDGET)
        limit_budget(call->a[i].p);
    set_length(call, i, count);
}

static void draw_written(struct call *call, uint32_t i)
{
    const struct parameter *parameter = &call->function->parameter[i];
    size_t count = 1;

    if (parameter->fixed != 0)
        count = parameter->fixed;
    else if (parameter->role == ROLE_ARRAY) {
        set_length(call, i, below(call->store->reader, 64));
        count = (size_t)call->a[parameter->partner].n;
    }
    set_block(call, i, count * parameter->size);
}

/* Most buffers are large enough. */
static void draw_buffer(struct call *call, uint32_t i, uint32_t how)
{
    const struct parameter *parameter = &call->function->parameter[i];
    size_t count = parameter->enough != 0 ? parameter->enough : 64;

    if (how >= 180)
        count = next_byte(call->store->reader);
    set_block(call, i, count * parameter->size);
    set_length(call, i, count);
}

/* Scratch memory is at the end of the area, where a byte too many is seen. */
static void draw_memory(struct call *call, uint32_t i, uint32_t how)
{
    static uint64_t area[TALON_PLAYER_BYTES / 8];
    const struct parameter *parameter = &call->function->parameter[i];
    size_t size = parameter->enough;
    uint32_t k;

    if (how >= 220)
        size = (size_t)next_pair(call->store->reader) * 8 % (size + 1);
    set_length(call, i, size);
    call->has_memory = 1;
    for (k = 0; k < call->function->count; k++) {
        if (call->function->parameter[k].role != ROLE_NEW_HANDLE)
            continue;
        if (call->function->parameter[k].type == TYPE_GAME)
            set_block(call, i, size);
        else
            call->a[i].p = call->store->solver_memory;
        return;
    }
    call->a[i].p = (uint8_t *)area + sizeof area - (size + 7) / 8 * 8;
}

/* ---- handles and allocators */

static void draw_handle(struct call *call, uint32_t i)
{
    struct store *store = call->store;
    const struct parameter *parameter = &call->function->parameter[i];
    const talon_game *game = store->own;
    uint32_t which;

    if (parameter->type == TYPE_SOLVER) {
        if (store->solver == NULL)
            demand(talon_fh_solver_init(store->solver_memory,
                                        sizeof store->solver_memory,
                                        &store->solver) == TALON_OK);
        call->a[i].p = store->solver;
    } else if (call->function->returns == RETURNS_NONE) { /* which frees it */
        call->a[i].p = store->made;
        store->made = NULL;
    } else if (parameter->flags & IS_WRITTEN) {
        call->a[i].p = store->own;
        store->may_change = 1;
    } else {
        which = next_byte(store->reader);
        if (which % 4 == 3)
            game = which / 4 % 4 == 3 ? store->made
                                      : store->others[which / 4 % STORE_GAMES];
        call->a[i].p = (void *)(uintptr_t)(game != NULL ? game : store->own);
    }
    call->has_null |= call->a[i].p == NULL;
}

static void *allocate(void *context, size_t size)
{
    return *(int *)context ? NULL : malloc(size);
}

static void release(void *context, void *memory, size_t size)
{
    (void)context;
    (void)size;
    free(memory);
}

/* The built-in allocator, another one, or one that has no memory. */
static void draw_allocator(struct call *call, uint32_t i, uint32_t how)
{
    static int fails;
    static talon_allocator allocator = {&fails, allocate, release};

    fails = how % 4 == 3;
    call->a[i].p = how % 4 < 2 ? NULL : &allocator;
}

/* ---- all arguments */

static void draw_argument(struct call *call, uint32_t i)
{
    const struct parameter *parameter = &call->function->parameter[i];
    uint32_t how;

    if (parameter->role == ROLE_LENGTH || parameter->role == ROLE_CAPACITY)
        return;
    if (parameter->role == ROLE_VALUE) {
        call->a[i].n = draw_number(call->store, call->function, parameter);
        return;
    }
    if (parameter->role == ROLE_HANDLE) {
        draw_handle(call, i);
        return;
    }
    how = next_byte(call->store->reader);
    if (parameter->type == TYPE_ALLOCATOR)
        draw_allocator(call, i, how);
    else if (how >= (parameter->null == NULL_ALLOWED ? 128 : 250))
        set_null(call, i);
    else if (parameter->role == ROLE_MEMORY)
        draw_memory(call, i, how);
    else if (parameter->role == ROLE_BUFFER)
        draw_buffer(call, i, how);
    else if (parameter->flags & IS_READ)
        draw_read(call, i, how);
    else
        draw_written(call, i);
}

static void keep_copies(struct call *call)
{
    uint32_t i;

    for (i = 0; i < call->function->count; i++) {
        struct block *block = &call->block[i];

        if (block->at == NULL || block->size == 0 || block->size > COMPARED)
            continue;
        block->before = malloc(block->size);
        demand(block->before != NULL);
        memcpy(block->before, block->at, block->size);
    }
}

static void drop_blocks(struct call *call)
{
    uint32_t i;

    for (i = 0; i < PARAMETERS_MAX; i++) {
        free(call->block[i].at);
        free(call->block[i].before);
    }
}

/* ---- what must hold of the answer */

/* Whether a function has reported how many results there are, and how many. */
static int is_reported(const struct call *call,
                       const struct parameter *parameter, uint64_t *number)
{
    const struct block *block;
    uint32_t four;

    if (parameter->reports < 0)
        return 0;
    block = &call->block[parameter->reports];
    if (block->at == NULL)
        return 0;
    if (block->size == sizeof *number) {
        memcpy(number, block->at, sizeof *number);
        return 1;
    }
    memcpy(&four, block->at, sizeof four);
    *number = four;
    return 1;
}

static void check_buffer(const struct call *call, uint32_t i)
{
    const struct parameter *parameter = &call->function->parameter[i];
    const struct block *block = &call->block[i];
    uint64_t capacity = call->a[parameter->partner].n, end;
    uint32_t extra = (parameter->flags & IS_TERMINATED) != 0;

    if (!is_reported(call, parameter, &end))
        return;
    end += extra;
    if (call->answer.status == TALON_E_SPACE && !call->has_memory)
        demand(end > capacity && block->at != NULL);
    if (call->answer.status < 0 || block->size == 0 || block->before == NULL)
        return;
    if (end > capacity && is_cut_short(call->function))
        end = capacity;
    demand(end <= capacity);
    if (extra != 0)
        demand(memchr(block->at, '\0', (size_t)end) == block->at + end - 1);
    end *= parameter->size;
    demand(memcmp(block->at + end, block->before + end,
                  block->size - (size_t)end) == 0);
}

static void check_answer(const struct call *call)
{
    const struct function *function = call->function;
    talon_status status = call->answer.status;
    uint32_t i;

    if (function->returns == RETURNS_STATUS) {
        demand(is_listed(function, status));
        demand(status != TALON_E_HANDLE && status != TALON_E_ALIGNMENT);
        demand(status != TALON_E_NULL || call->has_null);
    }
    if (function->returns == RETURNS_TEXT)
        demand(call->answer.text != NULL);
    for (i = 0; i < function->count; i++) {
        const struct parameter *parameter = &function->parameter[i];
        const struct block *block = &call->block[i];

        if (parameter->role == ROLE_BUFFER)
            check_buffer(call, i);
        if (block->before == NULL ||
            memcmp(block->before, block->at, block->size) == 0)
            continue;
        demand(parameter->flags & IS_WRITTEN);
        demand(status >= 0 || is_set_on_refusal(function, parameter));
    }
}

/* Whether it leaves nothing behind but its results. */
static int is_pure(const struct function *function)
{
    uint32_t i;

    for (i = 0; i < function->count; i++) {
        const struct parameter *parameter = &function->parameter[i];

        if (parameter->role == ROLE_NEW_HANDLE ||
            (parameter->role == ROLE_HANDLE && parameter->flags & IS_WRITTEN))
            return 0;
    }
    return function->returns != RETURNS_NONE;
}

/* The same call again has the same answer. */
static void call_again(struct call *call)
{
    const struct answer first = call->answer;
    uint8_t *after[PARAMETERS_MAX] = {NULL};
    uint32_t i;

    for (i = 0; i < call->function->count; i++) {
        struct block *block = &call->block[i];

        if (block->before == NULL)
            continue;
        after[i] = block->at;
        block->at = malloc(block->size);
        demand(block->at != NULL);
        memcpy(block->at, block->before, block->size);
        call->a[i].p = block->at;
    }
    call->function->call(call->a, &call->answer);
    demand(first.status == call->answer.status &&
           first.text == call->answer.text &&
           first.number == call->answer.number);
    for (i = 0; i < call->function->count; i++) {
        if (after[i] != NULL)
            demand(memcmp(after[i], call->block[i].at, call->block[i].size) ==
                   0);
        free(after[i]);
    }
}

/* ---- what is kept of the answer */

static void keep_handle(struct call *call, uint32_t i)
{
    struct store *store = call->store;
    void *handle;

    memcpy(&handle, call->a[i].p, sizeof handle);
    if (call->function->parameter[i].type == TYPE_SOLVER) {
        store->solver = handle;
    } else if (call->has_memory) {
        copy_game(store->placed, handle);
        store->has_placed = 1;
    } else {
        talon_game_free(NULL, store->made);
        store->made = handle;
    }
}

static int is_accepted(const struct call *call)
{
    if (call->function->returns == RETURNS_TEXT)
        return call->answer.text[0] != '\0';
    return call->function->returns != RETURNS_STATUS ||
           call->answer.status >= 0;
}

/* What is set even by a call that is refused, such as a reading, is kept. */
static void keep_results(struct call *call)
{
    uint32_t i;

    if (call->function->returns == RETURNS_TEXT)
        keep_text(call->store, call->answer.text);
    if (call->function->returns == RETURNS_VALUE)
        keep_number(call->store, call->answer.number);
    for (i = 0; i < call->function->count; i++) {
        const struct parameter *parameter = &call->function->parameter[i];
        const struct block *block = &call->block[i];
        uint64_t count;
        size_t room;

        if (block->at == NULL || !(parameter->flags & IS_WRITTEN) ||
            parameter->role == ROLE_COUNT || parameter->role == ROLE_MEMORY ||
            (!is_accepted(call) &&
             !is_set_on_refusal(call->function, parameter)))
            continue;
        if (parameter->role == ROLE_NEW_HANDLE) {
            keep_handle(call, i);
            continue;
        }
        room = block->size / parameter->size;
        if (!is_reported(call, parameter, &count) || count > room)
            count = room;
        keep_values(call->store, parameter, block->at, (size_t)count);
    }
}

talon_status call_any(struct store *store)
{
    uint32_t number = function_of(next_pair(store->reader)), i;
    struct call call;

    memset(&call, 0, sizeof call);
    call.store = store;
    call.function = &functions[number];
    store->has_placed = store->may_change = 0;
    for (i = 0; i < call.function->count; i++)
        draw_argument(&call, i);
    keep_copies(&call);
    call.function->call(call.a, &call.answer);
    check_answer(&call);
    if (is_pure(call.function))
        call_again(&call);
    if (is_accepted(&call)) {
        accepted[number]++;
        accepted_now[number]++;
    }
    keep_results(&call);
    drop_blocks(&call);
    return call.answer.status;
}
