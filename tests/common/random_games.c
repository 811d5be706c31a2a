/* SPDX-License-Identifier: MIT */
/* Random games: see random_games.h. */
#include "common/random_games.h"
#include "game/module.h"

#define SETS_MAX 10000

void seed_for(talon_rng *rng, uint32_t test, uint32_t game)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};

    seed[0] = (uint8_t)test;
    must_ok(talon_rng_seed(rng, seed, game));
}

static void random_option(talon_rng *rng, talon_rules *rules, uint32_t option)
{
    uint32_t named = talon_option_value_count(rules->game_id, option);
    int32_t low, high, step, value;
    uint32_t numbers, pick;

    must_ok(
        talon_option_range(rules->game_id, option, NULL, &low, &high, &step));
    numbers = high < low ? 0 : (uint32_t)((high - low) / step) + 1;
    pick = talon_rng_below(rng, named + (numbers > 0 ? named + 2 : 0));
    if (pick < named)
        must_ok(talon_option_value_at(rules->game_id, option, pick, &value));
    else if (talon_rng_below(rng, 4) == 0) /* the lowest or highest value */
        value = talon_rng_below(rng, 2) ? low : high;
    else
        value = low + (int32_t)talon_rng_below(rng, numbers) * step;
    must_ok(talon_rules_set(rules, option, value));
}

void random_rules_of(talon_rng *rng, uint32_t game, uint32_t presets,
                     uint32_t version, talon_rules *rules)
{
    uint32_t option, preset;

    do {
        preset = 1 + talon_rng_below(rng, presets);
        must_ok(talon_rules_init(rules, game, preset));
        for (option = 1; option <= talon_option_count(game); option++) {
            if (talon_option_since(game, option) <= version &&
                talon_rng_below(rng, 2) == 0)
                random_option(rng, rules, option);
        }
    } while (talon_rules_check(rules, NULL, 0, NULL) < 0);
}

void random_rules(talon_rng *rng, uint32_t game, talon_rules *rules)
{
    random_rules_of(rng, game, talon_preset_count(game), UINT32_MAX, rules);
}

/* A position in which moves are tried, and what is known about it. */
struct trial {
    const talon_game *game;
    talon_choice choice[TALON_CHOICES_MAX]; /* the choices of the seat */
    uint32_t choices;
    size_t size;
    int32_t seat; /* the seat to act, or one that owes a move before its turn */
    int32_t to_act;
    int is_view;
    _Alignas(8) uint64_t copy[TALON_GAME_BYTES_MAX / 8];
};

/* Whether a choice covers a move, tested field by field and bit by bit without
 * the library. */
static int covers(const talon_choice *choice, const talon_move *move)
{
    uint32_t picked = 0, i;

    if (move->kind != choice->kind || move->amount < choice->amount_min ||
        move->amount > choice->amount_max || move->denomination > 31 ||
        (choice->denominations & (1u << move->denomination)) == 0 ||
        move->index < choice->index_min || move->index > choice->index_max)
        return 0;
    if (choice->other_seats == 0
            ? move->other != 0
            : move->other < 0 || move->other > 15 ||
                  !(choice->other_seats >> move->other & 1))
        return 0;
    for (i = 0; i < sizeof move->reserved; i++) {
        if (move->reserved[i] != 0)
            return 0;
    }
    for (i = 0; i < 64; i++) {
        int in_move = (int)(move->cards >> i & 1);

        if (choice->required >> i & 1) {
            if (!in_move)
                return 0;
        } else if (in_move) {
            if (!(choice->cards >> i & 1))
                return 0;
            picked++;
        }
    }
    return picked >= choice->pick_min && picked <= choice->pick_max;
}

/* Checks everything that check_choices_of() promises for one move. If the move
 * is not made by the seat under test, the choices are left out: only
 * talon_game_check(), talon_game_apply() and the numbering of moves must
 * agree. */
static void try_move(struct trial *trial, const talon_move *move)
{
    talon_game *copy = (talon_game *)trial->copy;
    uint32_t i, covered = 0, index;
    talon_cards concerned;
    talon_status status = talon_game_check(trial->game, move, &concerned);
    talon_status applied;
    talon_move same;

    for (i = 0; move->seat == trial->seat && i < trial->choices; i++)
        covered += (uint32_t)covers(&trial->choice[i], move);
    must(covered <= 1);
    must(move->seat != trial->seat || (status == TALON_OK) == (covered == 1));
    must(strcmp(talon_status_text(status), "") != 0);
    must(status == TALON_OK || status < 0);
    memcpy(copy, trial->game, trial->size);
    applied = talon_game_apply(copy, move, NULL, 0, NULL);
    if (trial->is_view)
        must(applied == TALON_E_VIEW);
    else if (status == TALON_OK && move->seat != trial->to_act)
        must(applied == TALON_E_TURN);
    else
        must(applied == status);
    if (applied < 0)
        must(memcmp(copy, trial->game, trial->size) == 0);
    must(talon_game_move_index(trial->game, move, &index) == status);
    if (status == TALON_OK) {
        must_ok(talon_game_seat_move_at(trial->game, move->seat, index, &same));
        must(memcmp(&same, move, sizeof same) == 0);
    }
}

/* A move of this kind. Its other fields come from the first choice of the
 * kind. */
static talon_move move_like(const struct trial *trial, uint32_t kind)
{
    talon_move move = {.kind = (uint16_t)kind, .seat = (int8_t)trial->seat};
    uint32_t i;

    for (i = 0; i < trial->choices; i++) {
        const talon_choice *choice = &trial->choice[i];

        if (choice->kind != kind)
            continue;
        move.index = choice->index_min;
        while (choice->other_seats != 0 &&
               !(choice->other_seats >> move.other & 1))
            move.other++;
        return move;
    }
    return move;
}

/* Tries every denomination, and a few that do not exist, each with the amount
 * `bound` and with amounts around it. */
static void try_amounts_of(struct trial *trial, uint32_t kind, talon_cards set,
                           int32_t bound)
{
    static const uint8_t denomination[] = {0, 1, 2, 3,  4,  5,  6,
                                           7, 8, 9, 10, 11, 31, 32};
    const int32_t amount[] = {bound, bound - 1, bound + 1};
    talon_move move = move_like(trial, kind);
    uint32_t i, k;

    for (i = 0; i < sizeof denomination; i++) {
        for (k = 0; k < 3; k++) {
            move.cards = set;
            move.amount = amount[k];
            move.denomination = denomination[i];
            try_move(trial, &move);
        }
    }
}

/* Tries moves of every kind with small amounts, and with amounts at and around
 * `bound`. */
static void try_amounts(struct trial *trial, talon_cards set, int32_t bound)
{
    const struct kind *row = module_of_handle(trial->game)->vocabulary->kind;
    uint32_t kind;

    for (kind = 0; kind < 40; kind++)
        try_amounts_of(trial, kind, set, bound);
    for (; row->number != 0; row++) {
        if (row->number >= 40)
            try_amounts_of(trial, row->number, set, bound);
    }
}

/* The next larger number with as many bits set, all of them among the low n
 * bits; 0 if there is none. */
static uint64_t next_subset(uint64_t set, uint32_t n)
{
    uint64_t low = set & (0 - set);
    uint64_t sum = set + low;
    uint64_t next = sum | ((set ^ sum) / low >> 2);

    return n < 64 && next >> n != 0 ? 0 : next;
}

/* Some of the cards in `from`: the n-th one if bit n of `places` is set. */
static talon_cards spread(talon_cards from, uint64_t places)
{
    talon_cards set = 0;
    uint32_t place = 0, i;

    for (i = 0; i < 64; i++) {
        if (from >> i & 1) {
            if (places >> place & 1)
                set |= (talon_cards)1 << i;
            place++;
        }
    }
    return set;
}

static talon_cards random_set(talon_rng *rng, talon_cards from, uint32_t size)
{
    talon_card list[64];
    uint32_t n, i;
    talon_cards set = 0;

    must_ok(talon_cards_list(&from, list, 64, &n));
    must_ok(talon_rng_shuffle(rng, list, n));
    for (i = 0; i < size && i < n; i++)
        set |= (talon_cards)1 << list[i];
    return set;
}

static double subsets(uint32_t n, uint32_t k)
{
    double sets = 1;
    uint32_t i;

    for (i = 0; i < k; i++)
        sets = sets * (n - i) / (i + 1);
    return sets;
}

/* Tries moves like the given one with all sets of this size out of some cards,
 * or with a sample of these sets. */
static void try_sets(struct trial *trial, talon_rng *rng, talon_move like,
                     talon_cards from, uint32_t size)
{
    uint32_t n = talon_cards_count(&from);
    uint64_t places;
    uint32_t i;

    if (size == 0 || size > n)
        return;
    if (subsets(n, size) <= SETS_MAX) {
        for (places = ((uint64_t)1 << size) - 1; places != 0;
             places = next_subset(places, n)) {
            like.cards = spread(from, places);
            try_move(trial, &like);
        }
        return;
    }
    for (i = 0; i < 500; i++) {
        like.cards = random_set(rng, from, size);
        try_move(trial, &like);
    }
}

/* Tries a legal move, each time with another field changed. */
static void try_spoiled(struct trial *trial, const talon_move *legal)
{
    static const int32_t beside[] = {-1, 1, -7, 7, 1000001, -1000001};
    talon_move move;
    uint32_t i;

    for (i = 0; i < 128; i++) {
        move = *legal;
        move.seat = (int8_t)(i - 8);
        try_move(trial, &move);
        move = *legal;
        move.kind = (uint16_t)i;
        try_move(trial, &move);
        move = *legal;
        move.denomination = (uint8_t)i;
        try_move(trial, &move);
        move = *legal;
        move.other = (int8_t)(i - 8);
        try_move(trial, &move);
        move = *legal;
        move.index = (uint8_t)i;
        try_move(trial, &move);
    }
    for (i = 0; i < sizeof move.reserved; i++) {
        move = *legal;
        move.reserved[i] = 1;
        must_be(talon_game_check(trial->game, &move, NULL), TALON_E_FIELD);
        try_move(trial, &move);
    }
    for (i = 0; i < 6; i++) {
        move = *legal;
        move.amount = (int32_t)((uint32_t)move.amount + (uint32_t)beside[i]);
        try_move(trial, &move);
    }
    for (i = 0; i < 64; i++) {
        move = *legal;
        move.cards ^= (talon_cards)1 << i;
        try_move(trial, &move);
    }
}

static void try_choice(struct trial *trial, talon_rng *rng,
                       const talon_choice *choice, talon_cards hand,
                       talon_cards pack)
{
    uint32_t size = choice->pick_max + talon_cards_count(&choice->required);
    talon_move move = move_like(trial, choice->kind);

    must((choice->cards & choice->required) == 0);
    must(choice->flags == 0 && choice->denominations != 0);
    move.amount = choice->amount_min;
    move.index = choice->index_min;
    while (!(choice->denominations >> move.denomination & 1))
        move.denomination++;
    try_amounts(trial, 0, choice->amount_min);
    try_amounts(trial, 0, choice->amount_max);
    try_sets(trial, rng, move, hand, size);
    if (choice->pick_min < choice->pick_max)
        try_sets(trial, rng, move, hand,
                 size - choice->pick_max + choice->pick_min);
    try_sets(trial, rng, move, pack, size);
    try_sets(trial, rng, move, hand, size - 1);
    try_sets(trial, rng, move, hand, size + 1);
}

/* Tries all legal moves, or some of them, both as they are and with each field
 * changed. */
static void try_legal(struct trial *trial, talon_rng *rng)
{
    uint32_t i, at, count, total;
    talon_move move;

    must_ok(talon_game_seat_move_count(trial->game, trial->seat, &total));
    must(total > 0);
    count = total < 20 ? total : 20;
    for (i = 0; i < count; i++) {
        at = total < 20 ? i : talon_rng_below(rng, total);
        must_ok(talon_game_seat_move_at(trial->game, trial->seat, at, &move));
        must_ok(talon_game_check(trial->game, &move, NULL));
        try_move(trial, &move);
        try_spoiled(trial, &move);
    }
    must_be(talon_game_seat_move_at(trial->game, trial->seat, total, &move),
            TALON_E_INDEX);
}

void check_choices_of(const talon_game *game, int32_t seat, talon_rng *rng)
{
    struct trial trial = {.game = game, .seat = seat};
    talon_cards hand, pack = 0;
    talon_rules rules;
    int32_t is_view;
    uint32_t i;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    must_ok(talon_games_bytes(rules.game_id, &trial.size));
    must_ok(talon_game_to_act(game, &trial.to_act));
    must_ok(talon_game_viewers(game, NULL, &is_view));
    trial.is_view = is_view;
    must_ok(talon_game_choices_of(game, seat, trial.choice, TALON_CHOICES_MAX,
                                  &trial.choices));
    must(trial.choices > 0);
    must_ok(talon_game_cards(game, (uint32_t)seat, &hand, NULL));
    try_amounts(&trial, 0, 0);
    try_amounts(&trial, 0, INT32_MIN + 1);
    try_amounts(&trial, 0, INT32_MAX - 1);
    try_amounts(&trial, hand & (0 - hand), 0);
    for (i = 0; i < trial.choices; i++)
        try_choice(&trial, rng, &trial.choice[i], hand, pack);
    try_legal(&trial, rng);
}

void check_choices(const talon_game *game, talon_rng *rng)
{
    int32_t seat;

    must_ok(talon_game_to_act(game, &seat));
    must(seat >= 0);
    check_choices_of(game, seat, rng);
}

/* Draws one of the bits that are set: it draws bit numbers below 32 until the
 * bit is set. */
static uint32_t random_bit(talon_rng *rng, uint32_t bits)
{
    uint32_t bit;

    do {
        bit = talon_rng_below(rng, 32);
    } while (!(bits >> bit & 1));
    return bit;
}

void move_of(const talon_choice *choice, talon_rng *rng, int32_t seat,
             talon_move *move)
{
    uint32_t span = (uint32_t)(choice->amount_max - choice->amount_min) + 1;
    uint32_t count = choice->pick_max;

    if (choice->pick_min < choice->pick_max)
        count -= talon_rng_below(rng, count - choice->pick_min + 1);
    memset(move, 0, sizeof *move);
    move->cards = choice->required | random_set(rng, choice->cards, count);
    move->amount =
        choice->amount_min + (int32_t)talon_rng_below(rng, span < 4 ? span : 4);
    move->kind = choice->kind;
    move->seat = (int8_t)seat;
    if (choice->other_seats == 0 || choice->denominations != 1)
        move->denomination = (uint8_t)random_bit(rng, choice->denominations);
    if (choice->other_seats != 0) /* the draw numbers seats from 1 */
        move->other =
            (int8_t)(random_bit(rng, (uint32_t)choice->other_seats << 1) - 1);
    if (choice->index_min < choice->index_max)
        move->index = (uint8_t)talon_rng_below(rng, choice->index_max -
                                                        choice->index_min + 1u);
    move->index = (uint8_t)(move->index + choice->index_min);
}

void random_move(const talon_game *game, talon_rng *rng, int32_t seat,
                 talon_move *move)
{
    talon_choice list[TALON_CHOICES_MAX];
    const talon_choice *choice = list;
    uint32_t count;

    must_ok(talon_game_choices(game, list, TALON_CHOICES_MAX, &count));
    must(count > 0);
    if (list[0].kind != TALON_KIND_PASS || talon_rng_below(rng, 2) == 0)
        choice += talon_rng_below(rng, count);
    move_of(choice, rng, seat, move);
}

uint32_t random_step(talon_game *game, talon_rng *rng,
                     talon_event event[TALON_EVENTS_MAX])
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, events = 0;
    talon_move move;
    int32_t seat;

    must_ok(talon_game_to_act(game, &seat));
    if (seat == TALON_NOBODY)
        return 0;
    if (seat == TALON_TABLE &&
        talon_game_shuffle(game, rng, card, TALON_PACK_MAX, &count) ==
            TALON_OK) {
        must_ok(talon_game_deal(game, card, count, event, TALON_EVENTS_MAX,
                                &events));
    } else if (seat == TALON_TABLE &&
               talon_tr_board_shuffle(game, rng, &move) == TALON_OK) {
        must_ok(
            talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &events));
    } else {
        random_move(game, rng, seat, &move);
        must_ok(
            talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &events));
    }
    must(events > 0);
    must(events <= TALON_EVENTS_MAX);
    return events;
}
