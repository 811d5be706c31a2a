/* SPDX-License-Identifier: MIT */
/* Random sessions of Tripoli: what must hold after every step, under the
 * default rules and under random rules. */
#include "common/ledger.h"
#include "common/random_games.h"

/* Chips and cards played, as the events alone tell them. */
struct board {
    int64_t stack[TALON_TR_SEATS_MAX];
    int64_t box[TALON_TR_BOXES + 1];
    int64_t chips; /* the chips in the session */
    talon_cards played;
};

static void follow_event(struct board *board, const talon_event *event)
{
    ledger_follow_chips(board->stack, board->box, event);
    switch (event->kind) {
    case TALON_KIND_DEAL:
        board->played = 0;
        break;
    case TALON_KIND_PLAY:
        board->played |= event->cards;
        break;
    case TALON_KIND_BUY:
        board->chips += event->amount;
        break;
    default:
        break;
    }
}

/* TR-3: chips are neither made nor lost, and every movement has an event. */
static void check_chips(const struct board *board, const talon_tr_state *state,
                        int table_stakes)
{
    int64_t chips = 0;
    uint32_t i;

    for (i = 0; i < TALON_TR_SEATS_MAX; i++) {
        must(state->stack[i] == board->stack[i]);
        must(!table_stakes || state->stack[i] >= 0);
        chips += state->stack[i];
    }
    for (i = 0; i <= TALON_TR_BOXES; i++) {
        must(state->boxes[i] == board->box[i]);
        must(state->boxes[i] >= 0);
        chips += state->boxes[i];
    }
    must(chips == board->chips);
}

/* TR-8, TR-10, TR-13: in a deal, each of the 52 cards is in exactly one place.
 */
static void check_cards(const struct board *board, const talon_tr_state *state)
{
    talon_cards all = state->spare | board->played;
    uint32_t count = state->spare_count + talon_cards_count(&board->played);
    uint32_t seat;

    if (state->phase < TALON_PHASE_PAY_AUCTION || state->closing > 0 ||
        state->phase > TALON_PHASE_MICHIGAN)
        return;
    for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++) {
        all |= state->hand[seat];
        count += talon_cards_count(&state->hand[seat]);
        must(talon_cards_count(&state->hand[seat]) == state->held[seat]);
        must((state->selected[seat] & ~(state->hand[seat] | board->played)) ==
             0);
    }
    must(count == 52);
    must(talon_cards_count(&all) == 52);
}

static void check_snapshot(const talon_game *game, const talon_tr_state *state)
{
    talon_move play[52];
    int64_t total[TALON_SEATS_MAX];
    uint32_t seat, seats, count, number;
    int32_t to_act;

    must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, &seats));
    for (seat = 0; seat < seats; seat++)
        must(total[seat] == state->stack[seat]);
    must_ok(talon_game_to_act(game, &to_act));
    must_ok(talon_game_turn(game, &number));
    must(state->to_act == to_act);
    must(state->turn == number);
    must_ok(talon_tr_plays(game, play, 52, &count));
    must(count == state->plays);
    if (count > 0)
        must((play[count - 1].cards) == (uint64_t)1 << state->last_card);
}

/* TR-9, TR-11, TR-18: offers, betting actions and the price of the pay suit, as
 * the events of a deal tell them. A deal clears all of them, and the start of
 * an auction clears the offers. */
struct memory {
    int32_t last_offer[TALON_TR_SEATS_MAX];
    uint16_t last_action[TALON_TR_SEATS_MAX];
    uint32_t raise_count[TALON_TR_SEATS_MAX];
    uint32_t raises;
    int32_t pay_suit_price;
};

static void remember(struct memory *memory, const talon_event *event)
{
    switch (event->kind) {
    case TALON_KIND_DEAL:
        memset(memory, 0, sizeof *memory);
        break;
    case TALON_KIND_AUCTION:
        memset(memory->last_offer, 0, sizeof memory->last_offer);
        break;
    case TALON_KIND_OFFER:
        memory->last_offer[event->seat] = (int32_t)event->amount;
        break;
    case TALON_KIND_SOLD:
        if (event->reason == TALON_REASON_PAY_SUIT)
            memory->pay_suit_price = (int32_t)event->amount;
        break;
    case TALON_KIND_RAISE_BY:
        memory->raise_count[event->seat]++;
        memory->raises++;
        memory->last_action[event->seat] = event->kind;
        break;
    case TALON_KIND_CHECK:
    case TALON_KIND_BET:
    case TALON_KIND_CALL_BET:
    case TALON_KIND_FOLD:
        memory->last_action[event->seat] = event->kind;
        break;
    default:
        break;
    }
}

static void check_memory(const struct memory *memory,
                         const talon_tr_state *state)
{
    uint32_t seat;

    must(memcmp(memory->last_offer, state->last_offer,
                sizeof state->last_offer) == 0);
    must(memcmp(memory->last_action, state->last_action,
                sizeof state->last_action) == 0);
    for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++) {
        must(state->raise_count[seat] == (memory->raise_count[seat] < 255
                                              ? memory->raise_count[seat]
                                              : 255));
    }
    must(state->raises == memory->raises);
    must(state->pay_suit_price == memory->pay_suit_price);
}

/* A state that play has reached is accepted when it is loaded, and so is its
 * view. */
static void check_accepted(const talon_game *game, talon_rng *rng,
                           uint32_t seats)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    talon_game *copy;
    int32_t equal;
    size_t length;

    must_ok(talon_game_save(game, bytes, sizeof bytes, &length));
    must_ok(talon_game_init_saved(memory, sizeof memory, bytes, length, &copy,
                                  NULL));
    must_ok(talon_game_equal(game, copy, &equal));
    must(equal);
    must_ok(talon_game_redact(copy, copy, talon_rng_below(rng, 1u << seats)));
    must_ok(talon_game_save(copy, bytes, sizeof bytes, &length));
    must_ok(talon_game_load(copy, bytes, length, NULL));
}

static void finish(talon_game *game, talon_rng *rng, talon_event *event,
                   uint32_t *count)
{
    talon_move move = {.kind = TALON_KIND_FINISH, .seat = TALON_TABLE};

    move.amount = 1 + (int32_t)talon_rng_below(rng, 16);
    must_ok(talon_game_apply(game, &move, event, TALON_EVENTS_MAX, count));
}

/* Plays a session that ends after `deals` deals; returns how many were dealt.
 * Checks the choices at about one in `every` positions. */
static uint32_t play(const talon_rules *rules, talon_rng *rng, uint32_t deals,
                     uint32_t every)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    struct board board = {0};
    struct memory known = {0};
    talon_tr_state state;
    talon_game *game;
    talon_rng own;
    uint32_t i, count;

    seed_for(&own, 5, every); /* its draws do not affect the game */

    must_ok(talon_game_init(memory, sizeof memory, rules, &game));
    for (i = 0; i < (uint32_t)rules->value[TALON_TR_OPTION_PLAYERS]; i++) {
        board.stack[i] = rules->value[TALON_TR_OPTION_BANKROLL];
        board.chips += rules->value[TALON_TR_OPTION_BANKROLL];
    }
    do {
        must_ok(talon_tr_state_of(game, &state));
        check_chips(&board, &state, rules->value[TALON_TR_OPTION_BANKROLL] > 0);
        check_cards(&board, &state);
        check_snapshot(game, &state);
        check_memory(&known, &state);
        if (state.phase != TALON_PHASE_MICHIGAN)
            check_accepted(game, &own, (uint32_t)rules->value[1]);
        if (state.to_act >= 0 && talon_rng_below(rng, every) == 0)
            check_choices(game, rng);
        if (state.phase == TALON_PHASE_BETWEEN && state.deals >= deals &&
            state.to_act == TALON_TABLE && state.closing == 0)
            finish(game, rng, event, &count);
        else
            count = random_step(game, rng, event);
        for (i = 0; i < count; i++) {
            follow_event(&board, &event[i]);
            remember(&known, &event[i]);
        }
    } while (count > 0);
    for (i = 0; i <= TALON_TR_BOXES; i++) /* TR-31 */
        must(state.boxes[i] == 0);
    must(state.phase == TALON_PHASE_OVER);
    return state.deals;
}

START_TEST(whole_sessions_of_tripoli_keep_the_rules)
{
    uint32_t i, sessions = games_to_play(20000);
    talon_rules rules;
    talon_rng rng;

    must_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    for (i = 0; i < sessions; i++) {
        seed_for(&rng, 3, i);
        play(&rules, &rng, 3, 20000);
    }
    printf("tripoli: %" PRIu32 " sessions\n", sessions);
}
END_TEST

START_TEST(sessions_under_random_rules_keep_the_rules)
{
    uint32_t i, deals = 0, enough = games_to_play(50000);
    talon_rules rules;
    talon_rng rng;

    for (i = 0; deals < enough; i++) {
        seed_for(&rng, 4, i);
        random_rules(&rng, TALON_GAME_TRIPOLI, &rules);
        deals += play(&rules, &rng, 4, 10000);
    }
    printf("any rules: %" PRIu32 " sessions, %" PRIu32 " deals\n", i, deals);
}
END_TEST

SUITE(tripoli_random)
TEST(whole_sessions_of_tripoli_keep_the_rules)
TEST(sessions_under_random_rules_keep_the_rules)
END_SUITE
