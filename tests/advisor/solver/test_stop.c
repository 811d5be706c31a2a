/* SPDX-License-Identifier: MIT */
/* Ending a call of the solver by a flag, or by its limit (advisor.h, solve.h).
 * This program has a pause.c of its own, the library's with an eye on it: it
 * knows when a search looks at the flag, and can set the flag at a look. */
/* The search and the draws have a name in common. */
#include "draw.h"
#undef HANDS_MAX
#include "common/five_hundred.h"
#include "common/random_games.h"

#include <pthread.h>

#define tln_sv_limit    set_limit
#define tln_sv_must_end must_end
#include "advisor/search/pause.c"
#undef tln_sv_limit
#undef tln_sv_must_end
void tln_sv_limit(struct search *search, uint64_t nodes_most);
int tln_sv_must_end(struct search *search);

#define LOOK_MOST  4096 /* nodes from one look to the next, by advisor.h */

#define AREA_WORDS (TALON_FH_SOLVER_BYTES_GOOD / 8)
#define SAMPLED    4 /* worlds */
#define DISCARDS   286

/* What the searches of a call did. */
static struct watch {
    uint64_t most;    /* nodes that the limit allows */
    uint64_t last;    /* nodes at the last look */
    uint64_t widest;  /* nodes from one look to the next */
    uint64_t set;     /* nodes when the flag was set */
    uint32_t looks;   /* how often a search looked */
    uint32_t set_at;  /* the look right after which the flag is set; 0: never */
    uint32_t *flag;   /* what is set then */
    uint32_t arrived; /* set when enough looks have passed for the thread */
} watch;

static uint64_t area[AREA_WORDS], other_area[AREA_WORDS];

void tln_sv_limit(struct search *search, uint64_t nodes_most)
{
    set_limit(search, nodes_most);
    watch.most = nodes_most;
    watch.last = 0;
}

int tln_sv_must_end(struct search *search)
{
    int ends = must_end(search);

    if (search->nodes - watch.last > watch.widest)
        watch.widest = search->nodes - watch.last;
    watch.last = search->nodes;
    watch.looks++;
    if (watch.looks == watch.set_at) {
        *watch.flag = 1;
        watch.set = search->nodes;
    }
    if (watch.looks == 20)
        __atomic_store_n(&watch.arrived, 1, __ATOMIC_RELEASE);
    return ends;
}

static talon_fh_solver *solver_in(void *memory, size_t size)
{
    talon_fh_solver *solver = NULL;

    must_ok(talon_fh_solver_init(memory, size, &solver));
    return solver;
}

/* ---- every call, in one form */

enum call {
    CALL_VALUE,
    CALL_REACH,
    CALL_CARDS,
    CALL_LINE,
    CALL_DEAL,
    CALL_KITTY,
    CALL_DISCARDS,
    CALL_WORLDS,
    CALL_WORLDS_MADE,
    CALL_REVIEW,
    CALLS
};

/* What is asked: the calls take what they need of it. */
struct question {
    struct handle game;   /* tricks are being played */
    struct handle played; /* the same, some cards later */
    talon_fh_position position;
    talon_rules rules;
    talon_cards hands[TALON_FH_SEATS_MAX], kitty;
    talon_fh_position before; /* seat 0 is to discard */
    talon_rng rng;
};

/* What is answered, all zero before. */
struct reply {
    talon_status status;
    uint32_t count;
    int32_t verdict;
    talon_fh_answer answer;
    talon_fh_deal_table deal;
    talon_fh_discard_value discards[DISCARDS];
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_move line[TALON_FH_LINE_MAX];
    talon_fh_world worlds[SAMPLED];
    talon_fh_review_item items[TALON_FH_LINE_MAX];
};

static talon_status ask_worlds(talon_fh_solver *solver, uint32_t goal,
                               const struct question *question, uint32_t limit,
                               const uint32_t *stop, struct reply *reply)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    struct question mine = *question;
    talon_game *game = of(&mine.game);

    game = view_of(game, SEAT(seat_to_act(game)));
    return talon_fh_solve_worlds(solver, game, goal, limit, stop, &mine.rng,
                                 scratch, sizeof scratch, SAMPLED,
                                 reply->worlds, SAMPLED, &reply->count);
}

static talon_status call_of(enum call call, talon_fh_solver *solver,
                            const struct question *question, uint32_t limit,
                            const uint32_t *stop, struct reply *reply)
{
    const talon_fh_position *position = &question->position;

    switch (call) {
    case CALL_VALUE:
        return talon_fh_solve(solver, position, limit, stop, &reply->answer);
    case CALL_REACH:
        return talon_fh_solve_reach(
            solver, position,
            position->denomination >= TALON_DENOMINATION_MISERE ? 1 : 5, limit,
            stop, &reply->verdict);
    case CALL_CARDS:
        return talon_fh_solve_cards(solver, position, limit, stop,
                                    reply->values, TALON_FH_CARD_VALUES_MAX,
                                    &reply->count);
    case CALL_LINE:
        return talon_fh_solve_line(solver, position, limit, stop, reply->line,
                                   TALON_FH_LINE_MAX, &reply->count);
    case CALL_DEAL:
        return talon_fh_solve_deal(solver, &question->rules, question->hands,
                                   limit, stop, &reply->deal);
    case CALL_KITTY:
        return talon_fh_solve_deal_with_kitty(solver, &question->rules,
                                              question->hands, &question->kitty,
                                              limit, stop, &reply->deal);
    case CALL_DISCARDS:
        return talon_fh_solve_discards(
            solver, &question->before, TALON_FH_DISCARDS_EVERY, limit, stop,
            reply->discards, DISCARDS, &reply->count);
    case CALL_WORLDS:
        return ask_worlds(solver, TALON_FH_GOAL_TRICKS, question, limit, stop,
                          reply);
    case CALL_WORLDS_MADE:
        return ask_worlds(solver, TALON_FH_GOAL_MADE, question, limit, stop,
                          reply);
    default:
        return talon_fh_review(
            solver, (const talon_game *)question->played.memory, limit, stop,
            reply->items, TALON_FH_LINE_MAX, &reply->count);
    }
}

/* Asks, and returns the status, which must not be a refusal. */
static talon_status ask(enum call call, talon_fh_solver *solver,
                        const struct question *question, uint32_t limit,
                        const uint32_t *stop, struct reply *reply)
{
    memset(reply, 0, sizeof *reply);
    reply->status = call_of(call, solver, question, limit, stop, reply);
    must(reply->status == TALON_OK || reply->status == TALON_UNFINISHED);
    return reply->status;
}

/* Whether the bounds of one part of a reply include its value in another. */
static int includes(int8_t low, int8_t high, int8_t right)
{
    return low <= right && right <= high;
}

static void check_values(const talon_fh_card_value *part,
                         const talon_fh_card_value *whole, uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        must(part[i].card == whole[i].card && part[i].suit == whole[i].suit);
        must(includes(part[i].low, part[i].high, whole[i].low));
    }
}

/* Checks that a reply, finished or not, says nothing but what the finished one
 * says. */
static void check_part(enum call call, const struct reply *part,
                       const struct reply *whole)
{
    uint32_t i, seat;

    must(part->count <= whole->count);
    must(includes(part->answer.low, part->answer.high, whole->answer.low));
    must(part->verdict == whole->verdict || part->verdict == -1);
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        for (i = 0; i < 8; i++)
            must(includes(part->deal.low[seat][i], part->deal.high[seat][i],
                          whole->deal.low[seat][i]));
    }
    for (i = 0; call == CALL_DISCARDS && i < whole->count; i++) {
        must(part->discards[i].discard == whole->discards[i].discard);
        must(includes(part->discards[i].low, part->discards[i].high,
                      whole->discards[i].low));
    }
    if (call == CALL_CARDS)
        check_values(part->values, whole->values, whole->count);
    for (i = 0; call == CALL_LINE && i < part->count; i++)
        must(memcmp(&part->line[i], &whole->line[i], sizeof part->line[i]) ==
             0);
    for (i = 0; i < SAMPLED; i++)
        if (i < part->count &&
            (call == CALL_WORLDS || call == CALL_WORLDS_MADE))
            check_values(part->worlds[i].value, whole->worlds[i].value,
                         whole->worlds[i].count);
    for (i = 0; call == CALL_REVIEW && i < part->count; i++) {
        if (part->items[i].best_card != TALON_CARD_NONE)
            must(memcmp(&part->items[i], &whole->items[i],
                        sizeof part->items[i]) == 0);
    }
}

/* ---- what is asked */

/* Seat 0 has taken the kitty, for hearts or a misere. */
static void ask_before(struct question *question, uint32_t seats,
                       uint32_t denomination, uint32_t side)
{
    talon_fh_position *before = &question->before;

    memset(before, 0, sizeof *before);
    memset(before->table, TALON_CARD_NONE, sizeof before->table);
    memcpy(before->hand, question->hands, sizeof before->hand);
    before->hand[0] |= question->kitty;
    before->denomination = (uint8_t)denomination;
    before->playing = (uint8_t)((1u << seats) - 1);
    before->side = (uint8_t)side;
}

/* Hands of four for a table of contracts, and a kitty. */
static void draw_hands(struct question *question)
{
    talon_card pack[52];
    uint32_t i;

    question->rules = rules_of("american-4");
    for (i = 0; i < 52; i++)
        pack[i] = (talon_card)(i / 13 * 16 + i % 13 + (i % 13 > 8 ? 3 : 0));
    must_ok(talon_rng_shuffle(&question->rng, pack, 52));
    memset(question->hands, 0, sizeof question->hands);
    for (i = 0; i < 4 * 8; i++)
        question->hands[i / 8] |= (talon_cards)1 << pack[i];
    question->kitty = (talon_cards)1 << pack[i] | (talon_cards)1 << pack[i + 1];
    ask_before(question, 4, TALON_SUIT_HEARTS, 5);
}

/* Draws hands that take some search, and plays them on. */
static void draw_question(talon_rng *rng, uint32_t hands, uint32_t cards,
                          struct question *question)
{
    struct drawn drawn;
    struct cell cell;
    uint32_t i;

    question->rng = *rng;
    draw_hands(question);
    do {
        cell.contract = talon_rng_below(rng, CONTRACTS);
        cell.joker_rule = talon_rng_below(rng, JOKER_RULES);
        cell.hands = hands;
    } while (!is_playable(&cell));
    draw_game(rng, &cell, cards, &question->game, &drawn);
    must_ok(talon_fh_position_of(of(&question->game), &question->position));
    question->played = question->game;
    for (i = 0; i < 40 && phase_of(of(&question->played)) == TALON_PHASE_TRICKS;
         i++)
        make_nth(of(&question->played), 0);
}

/* A misere of five hands that takes hundreds of millions of nodes with a
 * megabyte of memory. Seat 0 is to lead. In the review, it has led one card. */
static void ask_hard(struct question *question)
{
    static const char *const hands[] = {
        "2S QS 3C 8C 3D 2H 6H 7H JH KH", "4S 10S 6C JC 5D 7D 8D 9D QD 5H",
        "5S 7S 2C 4C 9C 2D 10D JD 4H 9H", "3S 6S 8S JS AS 5C 7C QC 8H 10H",
        "9S KS 10C KC 4D 6D KD 3H QH AH"};
    talon_game *game =
        sit_in(&question->game, "five-5, first-dealer 4, misere any-time");
    talon_move discard = {.kind = TALON_KIND_DISCARD, .seat = 0};
    uint32_t i;

    DEAL(game, hands[0], hands[1], hands[2], hands[3], hands[4]);
    play(game, "0 bid misere\n1 pass\n2 pass\n3 pass\n4 pass");
    discard.cards = fh_state(game).kitty;
    make(game, &discard);
    must_ok(talon_fh_position_of(game, &question->position));
    must_ok(talon_game_rules(game, &question->rules));
    for (i = 0; i < 5; i++)
        question->hands[i] = cards(hands[i]);
    question->hands[5] = 0;
    question->kitty = discard.cards;
    ask_before(question, 5, TALON_DENOMINATION_MISERE, 1);
    question->played = question->game;
    make_nth(of(&question->played), 0);
    seed_for(&question->rng, 171, 0);
}

/* ---- tests */

static uint32_t hands_of(uint32_t i)
{
    return 2 + i % 3;
}

/* A call whose flag is set before it ends at once, refuses nothing, and says
 * nothing that is wrong. The same call without the flag then finishes with the
 * right answer. */
START_TEST(a_flag_set_before_a_call_ends_it)
{
    static struct question question;
    static struct reply right, part;
    static const uint32_t set = 1;
    uint32_t i, call, rounds = games_to_play(300), ended[CALLS] = {0};
    talon_fh_solver *solver = solver_in(area, sizeof area);
    talon_fh_solver *other = solver_in(other_area, sizeof other_area);
    talon_rng rng;

    seed_for(&rng, 172, 0);
    for (i = 0; i < rounds; i++) {
        draw_question(&rng, hands_of(i), 7 + i % 3, &question);
        for (call = 0; call < CALLS; call++) {
            must_ok(talon_fh_solver_forget(solver));
            must_ok(talon_fh_solver_forget(other));
            must_ok(ask(call, solver, &question, TALON_FH_NODES_UNLIMITED, NULL,
                        &right));
            ended[call] +=
                ask(call, other, &question, 0, &set, &part) == TALON_UNFINISHED;
            must(part.answer.nodes == 0 && part.deal.nodes == 0);
            check_part(call, &part, &right);
            must_ok(ask(call, other, &question, TALON_FH_NODES_UNLIMITED, NULL,
                        &part));
            right.answer.nodes = part.answer.nodes;
            right.deal.nodes = part.deal.nodes;
            must(memcmp(&part, &right, sizeof part) == 0);
        }
    }
    for (call = 0; call < CALLS; call++)
        ck_assert_uint_gt(ended[call], rounds / 2);
}
END_TEST

/* With a flag that is never set, everything is as without one: what is
 * answered, in how many nodes, and every byte of the solver. */
START_TEST(a_flag_that_is_never_set_changes_nothing)
{
    static const uint32_t limits[] = {1, 3000, 0, TALON_FH_NODES_UNLIMITED};
    static struct question question;
    static struct reply plain, flagged;
    static const uint32_t never;
    uint32_t i, k, call, rounds = games_to_play(200), unfinished = 0;
    talon_rng rng;

    seed_for(&rng, 173, 0);
    for (i = 0; i < rounds; i++) {
        draw_question(&rng, hands_of(i), 8 + i % 2, &question);
        for (call = 0; call < CALLS; call++) {
            for (k = 0; k < COUNT(limits); k++) {
                memset(area, 0, sizeof area);
                memset(other_area, 0, sizeof other_area);
                unfinished += ask(call, solver_in(area, sizeof area), &question,
                                  limits[k], NULL, &plain) == TALON_UNFINISHED;
                ask(call, solver_in(other_area, sizeof other_area), &question,
                    limits[k], &never, &flagged);
                must(memcmp(&plain, &flagged, sizeof plain) == 0);
                must(memcmp(area, other_area, sizeof area) == 0);
            }
        }
    }
    ck_assert_uint_gt(unfinished, rounds);
}
END_TEST

/* From one look at the flag to the next, a search tries no more than 4,096
 * cards: in ordinary hands of all sizes, with much memory and little, and in a
 * very hard one. */
START_TEST(the_flag_is_looked_at_every_4096_nodes)
{
    static struct question question;
    static struct reply reply;
    static const uint32_t never;
    uint32_t i, call, rounds = games_to_play(100);
    talon_rng rng;

    memset(&watch, 0, sizeof watch);
    seed_for(&rng, 174, 0);
    for (i = 0; i <= rounds; i++) {
        if (i < rounds)
            draw_question(&rng, 2 + i % 5, 10, &question);
        else
            ask_hard(&question);
        for (call = 0; call < CALLS; call++)
            ask(call,
                solver_in(area, i % 2 ? sizeof area
                                      : (size_t)TALON_FH_SOLVER_BYTES_MIN),
                &question, i < rounds ? 1000000 : 5000000, &never, &reply);
    }
    printf("%u looks, at most %" PRIu64 " nodes apart\n", watch.looks,
           watch.widest);
    ck_assert_uint_gt(watch.looks, 10000);
    ck_assert_uint_le(watch.widest, LOOK_MOST);
}
END_TEST

/* A flag set while a call runs ends it after 4,096 nodes at most, whatever its
 * limit. Only some calls of many worlds end by themselves before. */
START_TEST(a_flag_set_during_a_call_ends_it)
{
    static const uint32_t limits[] = {0, TALON_FH_NODES_UNLIMITED};
    static struct question question;
    static struct reply reply;
    uint32_t call, k, at, flag, times = 0, ended = 0;

    ask_hard(&question);
    for (call = 0; call < CALLS; call++) {
        for (k = 0; k < COUNT(limits); k++) {
            for (at = 1; at < 1000; at *= 3, times++) {
                flag = 0;
                memset(&watch, 0, sizeof watch);
                watch.set_at = at;
                watch.flag = &flag;
                ask(call, solver_in(area, sizeof area), &question, limits[k],
                    &flag, &reply);
                if (flag == 0)
                    continue;
                ended += reply.status == TALON_UNFINISHED;
                must(watch.looks <= at + 1);
                must(watch.last - watch.set <= LOOK_MOST);
            }
        }
    }
    printf("%u of %u calls ended\n", ended, times);
    ck_assert_uint_gt(ended, times * 3 / 4);
}
END_TEST

/* What the thread needs to end a call. */
static void *set_flag(void *flag)
{
    while (__atomic_load_n(&watch.arrived, __ATOMIC_ACQUIRE) == 0)
        continue;
    __atomic_store_n((uint32_t *)flag, 1, __ATOMIC_RELAXED);
    return NULL;
}

/* Another thread ends calls that would take minutes. (Most worlds of the view
 * take milliseconds.) */
START_TEST(another_thread_ends_a_call_without_a_limit)
{
    static struct question question;
    static struct reply reply;
    static uint32_t flag;
    uint32_t call;
    pthread_t thread;

    ask_hard(&question);
    for (call = 0; call < CALLS; call++) {
        if (call == CALL_WORLDS || call == CALL_WORLDS_MADE)
            continue;
        flag = 0;
        memset(&watch, 0, sizeof watch);
        must(pthread_create(&thread, NULL, set_flag, &flag) == 0);
        must(ask(call, solver_in(area, sizeof area), &question, UINT32_MAX,
                 &flag, &reply) == TALON_UNFINISHED);
        must(pthread_join(thread, NULL) == 0);
        must(watch.looks >= 20);
    }
}
END_TEST

/* Worlds in which the contract is decided need no search, but the flag ends
 * their sampling, too. */
START_TEST(the_flag_is_looked_at_between_worlds)
{
    static struct question question;
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    static talon_fh_world worlds[100];
    static const uint32_t set = 1;
    talon_fh_solver *solver = solver_in(area, sizeof area);
    talon_game *game = sit_in(&question.game, "classic-3, first-dealer 2");
    uint32_t count = 77;

    DEAL(game, HAND_0, HAND_1, HAND_2, [KITTY] = "7D 7H 8H");
    bid_and_pass(game, "6S");
    play(game, "0 discard 9H 7D 7H");
    ck_assert_uint_eq(phase_of(game), TALON_PHASE_TRICKS);
    seed_for(&question.rng, 175, 0);
    ck_status(talon_fh_solve_worlds(solver, game, TALON_FH_GOAL_MADE, 0, &set,
                                    &question.rng, scratch, sizeof scratch, 100,
                                    worlds, 100, &count),
              TALON_UNFINISHED);
    ck_assert_uint_eq(count, 0);
}
END_TEST

/* 0 is the limit that solve.h names, every number from 2147483647 on is none,
 * and each other number is itself, but at least 512. */
START_TEST(limits_mean_what_solve_h_says)
{
    static const struct limit {
        uint32_t limit;
        uint64_t nodes;
    } limits[] = {
        {0, TALON_FH_NODES_DEFAULT},
        {1, 512},
        {512, 512},
        {513, 513},
        {TALON_FH_NODES_DEFAULT, TALON_FH_NODES_DEFAULT},
        {2147483646, 2147483646},
        {2147483647, UINT64_MAX},
        {TALON_FH_NODES_UNLIMITED, UINT64_MAX},
        {2147483648, UINT64_MAX},
        {3000000000, UINT64_MAX},
        {UINT32_MAX - 1, UINT64_MAX},
        {UINT32_MAX, UINT64_MAX},
    };
    static struct question question;
    static struct reply reply;
    uint32_t call, i;
    talon_rng rng;

    seed_for(&rng, 176, 0);
    draw_question(&rng, 3, 6, &question);
    for (call = 0; call < CALLS; call++) {
        for (i = 0; i < COUNT(limits); i++) {
            memset(&watch, 0, sizeof watch);
            ask(call, solver_in(area, sizeof area), &question, limits[i].limit,
                NULL, &reply);
            ck_assert_uint_eq(watch.most, limits[i].nodes);
        }
    }
}
END_TEST

/* A call that was stopped says nothing of how hard its position is: the limit
 * of the next call with the same position stays what it is. */
START_TEST(stopped_calls_do_not_raise_the_next_limit)
{
    static struct question question;
    static struct reply reply;
    talon_fh_solver *solver =
        solver_in(area, (size_t)TALON_FH_SOLVER_BYTES_MIN);
    uint32_t flag = 0, i;

    ask_hard(&question);
    for (i = 0; i < 3; i++) {
        flag = 0;
        memset(&watch, 0, sizeof watch);
        watch.set_at = 2000;
        watch.flag = &flag;
        must(ask(CALL_VALUE, solver, &question, TALON_FH_NODES_UNLIMITED, &flag,
                 &reply) == TALON_UNFINISHED);
    }
    must(ask(CALL_VALUE, solver, &question, 10000, NULL, &reply) ==
         TALON_UNFINISHED);
    ck_assert_uint_eq(watch.most, 10000);
}
END_TEST

SUITE(stop)
TEST(a_flag_set_before_a_call_ends_it)
TEST(a_flag_that_is_never_set_changes_nothing)
TEST(the_flag_is_looked_at_every_4096_nodes)
TEST(a_flag_set_during_a_call_ends_it)
TEST(another_thread_ends_a_call_without_a_limit)
TEST(the_flag_is_looked_at_between_worlds)
TEST(limits_mean_what_solve_h_says)
TEST(stopped_calls_do_not_raise_the_next_limit)
END_SUITE
