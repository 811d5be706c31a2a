/* SPDX-License-Identifier: MIT */
/* Compares the solver's answers with the right ones: see trial.h. */
#include "trial.h"

/* The most calls that a solve with a limit may take. */
#define SLICES_MAX 3000

#define WANT(condition, what)                                                  \
    do {                                                                       \
        if (!(condition))                                                      \
            return what;                                                       \
    } while (0)

static int is_zero(const void *bytes, size_t size)
{
    const uint8_t *byte = bytes;

    while (size > 0)
        if (byte[--size] != 0)
            return 0;
    return 1;
}

static uint32_t draw_limit(const struct trial *trial)
{
    return talon_rng_below(trial->rng, 2) == 0
               ? 1 + talon_rng_below(trial->rng, 8)
               : 1 + talon_rng_below(trial->rng, 300);
}

const char *trial_value(const struct trial *trial)
{
    uint32_t limit = draw_limit(trial), slices = 0;
    talon_fh_answer answer;
    talon_status status;

    if (talon_rng_below(trial->rng, 2) == 0)
        limit = 0;
    do {
        memset(&answer, 0x55, sizeof answer);
        status = talon_fh_solve(trial->solver, &trial->position, limit, NULL,
                                &answer);
        WANT(answer.low <= trial->worths.best, "value: low is too high");
        WANT(answer.high >= trial->worths.best, "value: high is too low");
        WANT(is_zero(answer.reserved, sizeof answer.reserved),
             "value: reserved bytes");
        WANT(++slices < SLICES_MAX, "value: slices do not end");
    } while (status == TALON_UNFINISHED && limit != 0);
    WANT(status == TALON_OK, "value: status");
    WANT(answer.low == answer.high, "value: a range");
    return NULL;
}

static const char *reach_one(const struct trial *trial, uint32_t tricks,
                             uint32_t limit)
{
    int32_t verdict, right = (uint32_t)trial->worths.best >= tricks;
    uint32_t slices = 0;
    talon_status status;

    do {
        verdict = 99;
        status = talon_fh_solve_reach(trial->solver, &trial->position, tricks,
                                      limit, NULL, &verdict);
        if (status == TALON_UNFINISHED)
            WANT(verdict == -1, "reach: unfinished, but a verdict");
        WANT(++slices < SLICES_MAX, "reach: slices do not end");
    } while (status == TALON_UNFINISHED && limit != 0);
    WANT(status == TALON_OK, "reach: status");
    WANT(verdict == right, "reach: verdict");
    return NULL;
}

const char *trial_reach(const struct trial *trial)
{
    uint32_t tricks, turn = talon_rng_below(trial->rng, 12), i, limit;
    const char *error;

    for (i = 0; i < 12; i++) {
        tricks = (i + turn) % 12;
        limit = talon_rng_below(trial->rng, 4) == 0 ? draw_limit(trial) : 0;
        error = reach_one(trial, tricks, limit);
        if (error != NULL)
            return error;
    }
    return reach_one(trial, UINT32_MAX - turn * 0x10000000u, 0);
}

static const char *same_cards(const struct trial *trial,
                              const talon_fh_card_value *list, uint32_t count,
                              int finished)
{
    const struct worth *right = trial->worths.list;
    uint32_t i;

    WANT(count == trial->worths.count, "cards: how many");
    for (i = 0; i < count; i++) {
        WANT(list[i].card == right[i].card, "cards: another card");
        WANT(list[i].suit == right[i].suit, "cards: another suit");
        WANT(list[i].low <= right[i].value, "cards: low is too high");
        WANT(list[i].high >= right[i].value, "cards: high is too low");
        WANT(!finished || list[i].low == list[i].high, "cards: a range");
        WANT(list[i].same <= i, "cards: the same as a later one");
        WANT(list[list[i].same].same == list[i].same,
             "cards: the same as one that is not the first");
        WANT(right[list[i].same].value == right[i].value,
             "cards: the same, but of another value");
        WANT(is_zero(list[i].reserved, sizeof list[i].reserved),
             "cards: reserved bytes");
    }
    return NULL;
}

/* If the list is too short for all cards, the call only reports how many there
 * are. */
static const char *cards_in_no_room(const struct trial *trial)
{
    talon_fh_card_value list[TALON_FH_CARD_VALUES_MAX];
    uint32_t count = 0;

    WANT(talon_fh_solve_cards(trial->solver, &trial->position, 0, NULL, list,
                              trial->worths.count - 1, &count) == TALON_E_SPACE,
         "cards: no status for too little room");
    WANT(count == trial->worths.count, "cards: how many are needed");
    return NULL;
}

const char *trial_cards(const struct trial *trial)
{
    talon_fh_card_value list[TALON_FH_CARD_VALUES_MAX];
    uint32_t limit = 0, slices = 0, count = 0, capacity;
    const char *error;
    talon_status status;

    if (talon_rng_below(trial->rng, 2) == 0)
        limit = draw_limit(trial);
    capacity = talon_rng_below(trial->rng, 2) == 0 ? TALON_FH_CARD_VALUES_MAX
                                                   : trial->worths.count;
    do {
        memset(list, 0x55, sizeof list);
        status = talon_fh_solve_cards(trial->solver, &trial->position, limit,
                                      NULL, list, capacity, &count);
        WANT(status >= 0, "cards: status");
        error = same_cards(trial, list, count, status == TALON_OK);
        if (error != NULL)
            return error;
        WANT(++slices < SLICES_MAX, "cards: slices do not end");
    } while (status == TALON_UNFINISHED && limit != 0);
    WANT(status == TALON_OK, "cards: status");
    return trial->worths.count > 1 ? cards_in_no_room(trial) : NULL;
}

static int32_t value_at_end(const talon_fh_position *position)
{
    return position->denomination >= TALON_DENOMINATION_MISERE
               ? position->taken == 0
               : position->taken;
}

/* Plays a move of a line. Returns 0 if the move is not legal. */
static int plays(talon_fh_position *position, const talon_move *move)
{
    talon_move plain = {0};
    struct model_moves moves;
    uint32_t i;

    if (model_over(position) || move->seat != model_to_act(position))
        return 0;
    plain.kind = TALON_KIND_PLAY;
    plain.seat = move->seat;
    plain.cards = move->cards;
    plain.denomination = move->denomination;
    if (memcmp(&plain, move, sizeof plain) != 0)
        return 0;
    model_moves(position, &moves);
    for (i = 0; i < moves.count; i++) {
        if (move->cards != (talon_cards)1 << moves.card[i] ||
            move->denomination != moves.suit[i])
            continue;
        model_play(position, moves.card[i], moves.suit[i]);
        return 1;
    }
    return 0;
}

static int is_first_best(const struct worths *worths, const talon_move *move)
{
    uint32_t i = 0;

    while (worths->list[i].value != worths->best)
        i++;
    return move->cards == (talon_cards)1 << worths->list[i].card &&
           move->denomination == worths->list[i].suit;
}

static const char *line_of(const struct trial *trial, int whole)
{
    talon_fh_position position = trial->position;
    struct worths worths = trial->worths;
    talon_move list[TALON_FH_LINE_MAX];
    uint32_t count = 0, needed = 0, i;

    memset(list, 0x55, sizeof list);
    WANT(talon_fh_solve_line(trial->solver, &position, 0, NULL, list,
                             TALON_FH_LINE_MAX, &count) == TALON_OK,
         "line: status");
    for (i = 0; i < count; i++) {
        if (whole && i > 0)
            model_cards(&position, &worths);
        if (whole || i == 0)
            WANT(is_first_best(&worths, &list[i]),
                 "line: not the first of the best cards");
        WANT(plays(&position, &list[i]), "line: not a legal play");
    }
    WANT(model_over(&position), "line: stops too soon");
    WANT(value_at_end(&position) == trial->worths.best, "line: another value");
    WANT(talon_fh_solve_line(trial->solver, &trial->position, 0, NULL, list,
                             count - 1, &needed) == TALON_E_SPACE,
         "line: no status for too little room");
    WANT(needed == count, "line: how many are needed");
    return NULL;
}

const char *trial_line(const struct trial *trial)
{
    return line_of(trial, 0);
}

const char *trial_whole_line(const struct trial *trial)
{
    return line_of(trial, 1);
}

const char *trial_each(const struct trial *trial)
{
    uint32_t best = (uint32_t)trial->worths.best;
    const char *error = reach_one(trial, best + 1, 0);

    if (error == NULL)
        error = reach_one(trial, best, 0);
    if (error == NULL)
        error = trial_cards(trial);
    if (error == NULL)
        error = trial_value(trial);
    if (error == NULL)
        error = trial_reach(trial);
    return error != NULL ? error : trial_line(trial);
}

const char *trial_all(const struct trial *trial)
{
    static const char *(*const checks[])(const struct trial *) = {
        trial_value, trial_reach, trial_cards, trial_line, trial_value};
    uint32_t turn = talon_rng_below(trial->rng, COUNT(checks)), i;
    const char *error;

    for (i = 0; i < COUNT(checks); i++) {
        error = checks[(i * 2 + turn) % COUNT(checks)](trial);
        if (error != NULL)
            return error;
    }
    if (talon_rng_below(trial->rng, 16) == 0)
        return trial_whole_line(trial);
    return NULL;
}

int worths_matter(const struct worths *worths)
{
    uint32_t i;

    for (i = 0; i < worths->count; i++)
        if (worths->list[i].value != worths->best)
            return 1;
    return 0;
}

void trial_keep(const struct trial *trial)
{
    const char *name = getenv("TALON_TEST_KEEP");
    struct kept kept;
    static FILE *file;

    if (name == NULL)
        return;
    if (file == NULL)
        file = fopen(name, "ab");
    must(file != NULL);
    memset(&kept, 0, sizeof kept);
    kept.position = trial->position;
    kept.worths = trial->worths;
    must(fwrite(&kept, sizeof kept, 1, file) == 1);
}

static void show_set(const char *label, talon_cards set)
{
    char text[TALON_CARDS_TEXT_MAX];

    must_ok(talon_cards_format(&set, text, sizeof text, NULL));
    printf("%s[%s]", label, text);
}

void show_position(const talon_fh_position *position, int32_t value)
{
    char label[32];
    uint32_t i;

    printf("  denomination %u, joker rule %u, nominated %u, suits led %02x, "
           "playing %02x, side %02x, contractor %d, leader %d, suit led %u, "
           "taken %u; right: %d\n  table",
           position->denomination, position->joker_rule, position->nominated,
           position->suits_led, position->playing, position->side,
           position->contractor, position->leader, position->suit_led,
           position->taken, value);
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (position->table[i] != TALON_CARD_NONE)
            show_set(" ", (talon_cards)1 << position->table[i]);
    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        if (!(position->playing >> i & 1))
            continue;
        snprintf(label, sizeof label, "  %u (failed %02x) ", i,
                 position->failed[i]);
        show_set(label, position->hand[i]);
    }
    printf("\n");
}
