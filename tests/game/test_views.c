/* SPDX-License-Identifier: MIT */
/* Views in random positions: a view shows what its seats know and nothing else,
 * whichever function is asked.
 *
 * The test learns what a seat knows from the events sent to it. Exchanging two
 * cards that the seat has never seen must not change its view. A world sampled
 * from the view must have the same view, and both views must give the same
 * answers to all questions. Redactions that leak on purpose show that these
 * comparisons notice leaks.  */
#include "common/views.h"

#define ANSWERS_MAX 262144

/* The functions that redact views and events: those of the library, or leaking
 * ones. */
struct way {
    void (*redact)(talon_game *view, const talon_game *game, uint32_t seats);
    void (*tell)(talon_event *event, uint32_t count, uint32_t seats);
};

static void redact(talon_game *view, const talon_game *game, uint32_t seats)
{
    must_ok(talon_game_redact(view, game, seats));
}

static void tell_seats(talon_event *event, uint32_t count, uint32_t seats)
{
    must_ok(talon_events_redact(event, count, seats));
}

static const struct way honest = {redact, tell_seats};

/* The answers to all questions about a game, as bytes. */
struct answers {
    uint8_t byte[ANSWERS_MAX];
    size_t used;
};

static void note(struct answers *answers, const void *bytes, size_t size)
{
    must(answers->used + size <= sizeof answers->byte);
    memcpy(answers->byte + answers->used, bytes, size);
    answers->used += size;
}

#define NOTE(answers, value) note(answers, &(value), sizeof(value))

static void note_status(struct answers *answers, talon_status status)
{
    NOTE(answers, status);
}

static void ask_common(const talon_game *game, struct answers *answers)
{
    talon_rules rules;
    uint32_t number[7] = {0};
    int64_t total[TALON_SEATS_MAX] = {0}, returns[TALON_SEATS_MAX] = {0};
    int32_t seat, is_view = 9, over = 9;

    note_status(answers, talon_game_rules(game, &rules));
    note_status(answers, talon_game_to_act(game, &seat));
    note_status(answers, talon_game_turn(game, &number[0]));
    note_status(answers, talon_game_phase(game, &number[1]));
    note_status(answers, talon_game_winners(game, &number[2]));
    note_status(answers,
                talon_game_totals(game, total, TALON_SEATS_MAX, &number[3]));
    note_status(answers, talon_game_viewers(game, &number[4], &is_view));
    note_status(answers, talon_game_owing(game, &number[5]));
    note_status(answers, talon_game_deal_count(game, &number[6]));
    note_status(answers, talon_game_deal_over(game, &over));
    note_status(answers,
                talon_game_returns(game, returns, TALON_SEATS_MAX, NULL));
    NOTE(answers, rules);
    NOTE(answers, seat);
    NOTE(answers, number);
    NOTE(answers, total);
    NOTE(answers, returns);
    NOTE(answers, is_view);
    NOTE(answers, over);
    for (seat = -2; seat < 10; seat++) {
        uint32_t side = 0;

        note_status(answers, talon_game_side(game, seat, &side));
        NOTE(answers, side);
    }
}

static void ask_cards(const talon_game *game, struct answers *answers)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0}, set;
    talon_card card[TALON_PACK_MAX] = {0};
    uint8_t place[TALON_PACK_MAX] = {0};
    uint32_t i, count;
    talon_rng rng;

    for (i = 0; i <= TALON_PLACE_UNDEALT + 1; i++) {
        set = count = 0;
        note_status(answers, talon_game_cards(game, i, &set, &count));
        NOTE(answers, set);
        NOTE(answers, count);
    }
    count = 0;
    note_status(answers,
                talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    note_status(answers, talon_game_pack_for(game, wanted, TALON_DEAL_PLACES,
                                             card, TALON_PACK_MAX, &count));
    NOTE(answers, card);
    seed_for(&rng, 1, 1);
    note_status(answers,
                talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &count));
    NOTE(answers, place);
    NOTE(answers, card);
    NOTE(answers, count);
}

/* Asks for the suit of every card, and for the whole pack in the order of a
 * hand. */
static void ask_suits(const talon_game *game, struct answers *answers)
{
    talon_card card[TALON_PACK_MAX] = {0};
    uint32_t i, suit;
    talon_cards pack;
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    for (i = 0; i < TALON_PACK_MAX; i++) {
        suit = 9;
        note_status(answers, talon_game_card_suit(game, (talon_card)i, &suit));
        NOTE(answers, suit);
    }
    note_status(answers,
                talon_game_sort_hand(game, &pack, card, TALON_PACK_MAX, NULL));
    NOTE(answers, card);
}

/* Asks for the hash of the state, and for the key of each seat. */
static void ask_keys(const talon_game *game, struct answers *answers)
{
    uint8_t key[TALON_GAME_BYTES_MAX];
    uint64_t hash = 0;
    size_t length;
    int32_t seat;

    note_status(answers, talon_game_hash(game, &hash));
    NOTE(answers, hash);
    for (seat = -1; seat < 10; seat++) {
        memset(key, 0, sizeof key);
        length = 0;
        note_status(answers, talon_game_information_key(game, seat, key,
                                                        sizeof key, &length));
        NOTE(answers, length);
        note(answers, key, length);
    }
}

/* Asks for the observation and the mask of each seat. */
static void ask_observations(const talon_game *game, struct answers *answers)
{
    static int32_t number[TALON_OBSERVATION_MAX];
    static uint8_t mask[TALON_RULES_CODES_MAX];
    uint32_t count, codes;
    int32_t seat;

    for (seat = -1; seat < 10; seat++) {
        count = codes = 0;
        note_status(answers, talon_game_observe(game, seat, number,
                                                TALON_OBSERVATION_MAX, &count));
        note_status(answers, talon_game_code_mask(
                                 game, seat, TALON_CODES_LADDER, NULL, 0, mask,
                                 TALON_RULES_CODES_MAX, &codes));
        note(answers, number, count * sizeof *number);
        note(answers, mask, codes * sizeof *mask);
    }
}

static void ask_choices(const talon_game *game, struct answers *answers)
{
    talon_choice choice[TALON_CHOICES_MAX] = {0};
    uint32_t count = 0;
    int32_t seat;

    note_status(answers,
                talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    NOTE(answers, choice);
    NOTE(answers, count);
    for (seat = -2; seat < 10; seat++) {
        memset(choice, 0, sizeof choice);
        count = 0;
        note_status(answers, talon_game_choices_of(game, seat, choice,
                                                   TALON_CHOICES_MAX, &count));
        NOTE(answers, choice);
        NOTE(answers, count);
    }
}

static void ask_moves(const talon_game *game, const talon_move *move,
                      uint32_t moves, struct answers *answers)
{
    uint32_t i, count = 0;
    talon_move random = {0};
    talon_rng rng;
    int32_t seat;

    note_status(answers, talon_game_move_count(game, &count));
    NOTE(answers, count);
    for (i = 0; i < 3; i++) {
        talon_move at = {0};

        note_status(answers, talon_game_move_at(game, i * (count / 2), &at));
        NOTE(answers, at);
    }
    seed_for(&rng, 1, 1);
    note_status(answers, talon_game_move_random(game, &rng, &random));
    NOTE(answers, random);
    NOTE(answers, rng);
    for (seat = -2; seat < 10; seat++) {
        talon_move first = {0};

        count = 0;
        note_status(answers, talon_game_seat_move_count(game, seat, &count));
        note_status(answers, talon_game_seat_move_at(game, seat, 0, &first));
        NOTE(answers, count);
        NOTE(answers, first);
    }
    for (i = 0; i < moves; i++) {
        char text[256] = "";
        talon_cards concerned = 0;
        uint32_t index = 0;

        note_status(answers, talon_game_check(game, &move[i], &concerned));
        note_status(answers, talon_game_move_index(game, &move[i], &index));
        note_status(answers, talon_record_write_move(game, &move[i], text,
                                                     sizeof text, NULL));
        NOTE(answers, concerned);
        NOTE(answers, index);
        NOTE(answers, text);
    }
}

static void ask_five_hundred(const talon_game *game, struct answers *answers)
{
    talon_card card[TALON_FH_SEATS_MAX] = {0};
    talon_move bid[TALON_FH_BIDS_MAX] = {0};
    talon_fh_score score = {0};
    talon_fh_state state = {0};
    uint32_t i, count = 0, suits = 0;
    int32_t seat[2] = {0};
    talon_card winning = 0;
    talon_cards playable = 0;

    note_status(answers, talon_fh_state_of(game, &state));
    note_status(answers, talon_fh_last_score(game, &score));
    note_status(answers, talon_fh_drawn(game, card, TALON_FH_SEATS_MAX, NULL));
    note_status(answers, talon_fh_bids(game, bid, TALON_FH_BIDS_MAX, &count));
    NOTE(answers, state);
    NOTE(answers, score);
    NOTE(answers, card);
    NOTE(answers, bid);
    NOTE(answers, count);
    note_status(answers, talon_fh_winning(game, &seat[0], &winning));
    note_status(answers, talon_fh_playable(game, &seat[1], &playable, &suits));
    NOTE(answers, seat);
    NOTE(answers, winning);
    NOTE(answers, playable);
    NOTE(answers, suits);
    for (i = 0; i < 12; i++) {
        int32_t leader = 0, winner = 0;
        uint32_t suit = 0;

        memset(card, 0, sizeof card);
        note_status(answers,
                    talon_fh_trick(game, i, &leader, card, TALON_FH_SEATS_MAX,
                                   &count, &suit, &winner));
        NOTE(answers, leader);
        NOTE(answers, winner);
        NOTE(answers, suit);
        NOTE(answers, count);
        NOTE(answers, card);
    }
}

static void ask_tripoli(const talon_game *game, struct answers *answers)
{
    talon_move play[52] = {0}, board = {0};
    talon_tr_pot pot[TALON_TR_SEATS_MAX] = {0};
    talon_tr_state state = {0};
    uint32_t count = 0, pots = 0;
    int64_t cost;
    int32_t seat;
    talon_rng rng;

    seed_for(&rng, 1, 1);
    note_status(answers, talon_tr_state_of(game, &state));
    note_status(answers, talon_tr_plays(game, play, 52, &count));
    note_status(answers, talon_tr_board_shuffle(game, &rng, &board));
    NOTE(answers, state);
    NOTE(answers, play);
    NOTE(answers, count);
    NOTE(answers, board);
    note_status(answers,
                talon_tr_pots_now(game, pot, TALON_TR_SEATS_MAX, &pots));
    NOTE(answers, pot);
    NOTE(answers, pots);
    for (seat = -1; seat < 10; seat++) {
        cost = 0;
        note_status(answers, talon_tr_call_cost(game, seat, &cost));
        NOTE(answers, cost);
    }
}

static void ask_record(const talon_game *game, struct answers *answers)
{
    char text[TALON_RECORD_STATE_MAX] = "";
    struct saved saved;
    talon_move move = {0};

    note_status(answers,
                talon_record_write_state(game, text, sizeof text, NULL));
    note_status(answers, talon_record_parse(game, "0 pass", 6, &move, NULL, 0,
                                            NULL, NULL));
    save(game, &saved);
    NOTE(answers, text);
    NOTE(answers, move);
    NOTE(answers, saved.length);
    note(answers, saved.byte, saved.length);
}

/* Asks every question about a game. */
static void ask(const talon_game *game, const talon_move *move, uint32_t moves,
                struct answers *answers)
{
    answers->used = 0;
    ask_common(game, answers);
    ask_cards(game, answers);
    ask_suits(game, answers);
    ask_keys(game, answers);
    ask_observations(game, answers);
    ask_choices(game, answers);
    ask_moves(game, move, moves, answers);
    ask_five_hundred(game, answers);
    ask_tripoli(game, answers);
    ask_record(game, answers);
}

/* How many moves to check: legal and spoiled moves of every seat. */
#define MOVES 40

/* A small number, or a kind that the game knows. */
static uint16_t random_kind(const talon_game *game, talon_rng *rng)
{
    const struct kind *kind = module_of_handle(game)->vocabulary->kind;
    uint32_t pick = talon_rng_below(rng, 40);

    while (pick > 0 && kind->number != 0 && kind->number < 40) {
        kind++;
        pick--;
    }
    return (uint16_t)(talon_rng_below(rng, 2) == 0 ? pick : kind->number);
}

static void some_moves(const talon_game *game, talon_rng *rng,
                       talon_move move[MOVES])
{
    uint32_t i, count = 0;

    must_ok(talon_game_move_count(game, &count));
    for (i = 0; i < MOVES; i++) {
        memset(&move[i], 0, sizeof move[i]);
        move[i].kind = random_kind(game, rng);
        move[i].denomination = (uint8_t)talon_rng_below(rng, 8);
        if (count > 0)
            must_ok(talon_game_move_at(game, talon_rng_below(rng, count),
                                       &move[i]));
        if (i % 4 == 1)
            move[i].seat = (int8_t)((int32_t)talon_rng_below(rng, 12) - 2);
        if (i % 4 == 2)
            move[i].cards ^= (talon_cards)1 << talon_rng_below(rng, 64);
        if (i % 4 == 3)
            move[i].kind = random_kind(game, rng);
    }
}

/* A game, with the cards of this deal that each seat has seen; the last entry
 * of `seen` is for the spectator. */
struct followed {
    struct handle handle;
    talon_game *game;
    talon_cards pack;
    talon_cards seen[TALON_SEATS_MAX + 1];
    talon_rng rng;
};

static talon_cards shown_to(const talon_event *event, uint32_t viewers)
{
    talon_event told = *event;

    must_ok(talon_events_redact(&told, 1, viewers));
    return told.cards;
}

static void follow(struct followed *table, const talon_event *event,
                   uint32_t count)
{
    uint32_t i, seat;

    for (i = 0; i < count; i++) {
        if (event[i].kind == TALON_KIND_DEAL ||
            event[i].kind == TALON_KIND_DRAW) {
            memset(table->seen, 0, sizeof table->seen);
            continue;
        }
        for (seat = 0; seat <= TALON_SEATS_MAX; seat++)
            table->seen[seat] |=
                shown_to(&event[i], seat < TALON_SEATS_MAX ? 1u << seat : 0);
    }
}

static talon_cards seen_by(const struct followed *table, uint32_t viewers)
{
    talon_cards seen = table->seen[TALON_SEATS_MAX];
    uint32_t seat;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++)
        if (viewers >> seat & 1)
            seen |= table->seen[seat];
    return seen;
}

/* A random card of a set, as a set; empty if the set is empty. */
static talon_cards random_card(talon_rng *rng, talon_cards from)
{
    uint32_t skip =
        from != 0 ? talon_rng_below(rng, talon_cards_count(&from)) : 0;

    while (skip-- > 0)
        from &= from - 1;
    return from & (0 - from);
}

static void swap_cards(talon_game *game, talon_cards a, talon_cards b)
{
    talon_cards *set = sets_of(game);
    uint32_t i, sets = sets_in(game);

    for (i = 0; i < sets; i++) {
        if (((set[i] & a) != 0) != ((set[i] & b) != 0))
            set[i] ^= a | b;
    }
}

/* How often each check was made. */
struct tally {
    uint32_t views, swaps, worlds, failures, played, events, owed;
};

/* Exchanges two cards that the viewers have never seen. If the resulting game
 * is possible, its view must be the same. Returns what is wrong, or null. */
static const char *unseen_is_gone(const struct followed *table,
                                  uint32_t viewers, const talon_game *view,
                                  talon_rng *rng, const struct way *way,
                                  struct tally *tally)
{
    talon_cards unseen = table->pack & ~seen_by(table, viewers);
    struct handle other, other_view;
    uint32_t tries;

    if (talon_cards_count(&unseen) < 2)
        return NULL;
    for (tries = 0; tries < 3; tries++) {
        talon_cards a = random_card(rng, unseen);
        talon_cards b = random_card(rng, unseen & ~a);

        copy_to(&other, table->game);
        copy_to(&other_view, table->game);
        swap_cards(of(&other), a, b);
        if (same(of(&other), table->game) || !is_accepted(of(&other)))
            continue;
        tally->swaps++;
        way->redact(of(&other_view), of(&other), viewers);
        if (!same(of(&other_view), view))
            return "cards never seen change a view";
    }
    return NULL;
}

/* TR-12: the seats barred from an auction. */
static uint32_t barred_at(const talon_game *game)
{
    talon_tr_state state;

    if (kind_of(game) != TR)
        return 0;
    must_ok(talon_tr_state_of(game, &state));
    return state.barred;
}

/* Samples a world from the view. The world must have the same view, and both
 * views must give the same answers. The world can be loaded, and its deal can
 * be played to the end. If seats were barred from an auction, sampling may give
 * up (doc/knowledge.md). */
static const char *world_is_alike(const struct followed *table,
                                  uint32_t viewers, const talon_game *view,
                                  talon_rng *rng, const struct way *way,
                                  struct handle *world, struct tally *tally)
{
    static struct answers answers, world_answers;
    struct handle world_view, end;
    talon_move move[MOVES];
    talon_status status;
    int32_t is_view;

    copy_to(world, view);
    status = talon_game_sample(of(world), view, rng, scratch_memory(),
                               TALON_SAMPLE_BYTES_MAX);
    if (status == TALON_E_TRIES && barred_at(table->game) != 0) {
        copy_to(world, table->game); /* use the game itself as the world */
        tally->failures++;
        return NULL;
    }
    if (status != TALON_OK)
        return "a view has no world";
    tally->worlds++;
    must_ok(talon_game_viewers(of(world), NULL, &is_view));
    if (is_view)
        return "a world is a view";
    copy_to(&world_view, view);
    way->redact(of(&world_view), of(world), viewers);
    if (!same(of(&world_view), view))
        return "a world has another view";
    if (!is_accepted(of(world)))
        return "a world cannot be loaded";
    some_moves(table->game, rng, move);
    ask(view, move, MOVES, &answers);
    ask(of(&world_view), move, MOVES, &world_answers);
    if (answers.used != world_answers.used ||
        memcmp(answers.byte, world_answers.byte, answers.used) != 0)
        return "a world is answered for otherwise";
    if (talon_rng_below(rng, 8) == 0) {
        copy_to(&end, of(world));
        play_out(of(&end), rng);
        tally->played++;
    }
    return NULL;
}

/* Redacting a view again changes nothing, and redacting a view of more seats
 * gives the same view. */
static void check_redacting(const talon_game *game, const talon_game *view,
                            uint32_t viewers, talon_rng *rng)
{
    uint32_t more = viewers | random_viewers(rng, seats_at(game));
    struct handle other;

    copy_to(&other, view);
    must_ok(talon_game_redact(of(&other), view, viewers));
    must(same(of(&other), view));
    must_ok(talon_game_redact(of(&other), game, more));
    must_ok(talon_game_redact(of(&other), of(&other), viewers));
    must(same(of(&other), view));
    if (more != viewers)
        must_be(talon_game_redact(of(&other), view, more), TALON_E_VIEW);
    must_be(talon_game_redact(of(&other), game, 1u << seats_at(game)),
            TALON_E_SEAT);
}

/* A view is saved in as many bytes as its game, and can be loaded. */
static void check_saving(const talon_game *game, const talon_game *view)
{
    struct saved saved, saved_view;
    struct handle loaded;

    save(game, &saved);
    save(view, &saved_view);
    must(saved.length == saved_view.length);
    copy_to(&loaded, game);
    must_ok(
        talon_game_load(of(&loaded), saved_view.byte, saved_view.length, NULL));
    must(same(of(&loaded), view));
}

static void check_cards(const talon_game *game, const talon_game *view,
                        uint32_t viewers)
{
    uint32_t place, count, known_count, seats = seats_at(game);
    talon_cards all, known;

    for (place = 0; place <= TALON_PLACE_UNDEALT; place++) {
        talon_status status = talon_game_cards(game, place, &all, &count);

        if (status < 0) {
            must_be(talon_game_cards(view, place, NULL, NULL), status);
            continue;
        }
        must(status == TALON_OK);
        status = talon_game_cards(view, place, &known, &known_count);
        must(known_count == count);
        must((known & ~all) == 0);
        must(status == (known == all ? TALON_OK : TALON_UNKNOWN));
        if (place < seats && (viewers >> place & 1))
            must(known == all);
    }
}

/* About the seats that it belongs to, a view answers what the game answers. */
static void check_own(const talon_game *game, const talon_game *view,
                      uint32_t viewers, const talon_move *move)
{
    talon_choice choice[TALON_CHOICES_MAX], own[TALON_CHOICES_MAX];
    int32_t to_act = seat_to_act(game), seat = 0;
    uint32_t i, count, own_count, moves, own_moves;

    must(seat_to_act(view) == to_act);
    must(phase_of(view) == phase_of(game));
    for (seat = 0; seat < (int32_t)seats_at(game); seat++) {
        must_ok(talon_game_choices_of(game, seat, choice, TALON_CHOICES_MAX,
                                      &count));
        if (viewers >> seat & 1) {
            must_ok(talon_game_choices_of(view, seat, own, TALON_CHOICES_MAX,
                                          &own_count));
            must(count == own_count);
            must(memcmp(choice, own, count * sizeof *own) == 0);
        } else {
            must_be(talon_game_choices_of(view, seat, own, TALON_CHOICES_MAX,
                                          &own_count),
                    TALON_UNKNOWN);
            must(own_count == 0);
        }
    }
    if (to_act < 0 || !(viewers >> to_act & 1))
        return;
    must_ok(talon_game_move_count(game, &moves));
    must_ok(talon_game_move_count(view, &own_moves));
    must(moves == own_moves);
    for (i = 0; i < MOVES; i++) {
        talon_cards concerned, own_concerned;
        talon_status status = talon_game_check(game, &move[i], &concerned);

        if (move[i].seat != to_act)
            continue;
        must_be(talon_game_check(view, &move[i], &own_concerned), status);
        must(concerned == own_concerned);
    }
}

/* About any other seat, a view answers only that it does not know. */
static void check_others(const talon_game *view, uint32_t viewers,
                         const talon_move *move)
{
    uint32_t i, count;
    int32_t seat = seat_to_act(view);

    for (i = 0; i < MOVES; i++) {
        talon_move others = move[i];
        talon_cards concerned = 1;

        others.seat = (int8_t)(i % seats_at(view));
        if (seat == TALON_NOBODY || (viewers >> others.seat & 1))
            continue;
        must_be(talon_game_check(view, &others, &concerned), TALON_E_VIEW);
        must(concerned == 0);
    }
    if (seat >= 0 && !(viewers >> seat & 1)) {
        talon_move none;

        must_be(talon_game_move_count(view, &count), TALON_UNKNOWN);
        must(count == 0);
        must_be(talon_game_move_at(view, 0, &none), TALON_E_VIEW);
    }
}

/* No move, deal or line of a record can change a view. */
static void check_stands_still(const talon_game *game, const talon_game *view,
                               const talon_move *move, talon_rng *rng)
{
    char text[TALON_RECORD_STATE_MAX] = "";
    static const char line[] = "= act 0\n";
    talon_event event[TALON_EVENTS_MAX];
    talon_card card[TALON_PACK_MAX];
    uint32_t i, count = 0;
    struct handle still;

    copy_to(&still, view);
    for (i = 0; i < MOVES; i += 4) {
        must_be(talon_game_apply(of(&still), &move[i], event, TALON_EVENTS_MAX,
                                 &count),
                TALON_E_VIEW);
        if (talon_record_write_move(game, &move[i], text, sizeof text, NULL) ==
            TALON_OK)
            must_be(talon_record_read_line(of(&still), text, strlen(text),
                                           TALON_RECORD_SKIP, NULL, 0, NULL,
                                           NULL),
                    TALON_E_VIEW);
    }
    if (talon_game_shuffle(game, rng, card, TALON_PACK_MAX, &count) == TALON_OK)
        must_be(talon_game_deal(of(&still), card, count, NULL, 0, NULL),
                TALON_E_VIEW);
    must_be(talon_record_read_line(of(&still), line, strlen(line),
                                   TALON_RECORD_CHECK, NULL, 0, NULL, NULL),
            TALON_E_VIEW);
    must_be(talon_record_read(of(&still), line, strlen(line),
                              TALON_RECORD_CHECK, NULL, NULL),
            TALON_E_VIEW);
    must_be(talon_record_write_state(of(&still), text, sizeof text, NULL),
            TALON_E_VIEW);
    must(same(of(&still), view));
}

/* TR-15: a seat that must select five cards may select neither fewer nor a card
 * that it does not hold. */
static void check_owed_poker(const talon_game *view, const talon_choice *choice,
                             int32_t seat, talon_rng *rng)
{
    talon_move select = MOVE_OF(0, 0, TALON_KIND_SELECT_HAND, (int8_t)seat, 0);
    talon_cards others = cards("2S 3S 4S 5S 6S 7S 8S") & ~choice->cards;
    uint32_t i;

    must(phase_of(view) == TALON_PHASE_SELECT_HAND);
    must(choice->kind == TALON_KIND_SELECT_HAND);
    for (i = 0; i < 5; i++) {
        must_be(talon_game_check(view, &select, NULL), TALON_E_CARD_COUNT);
        select.cards |= random_card(rng, choice->cards & ~select.cards);
    }
    must_ok(talon_game_check(view, &select, NULL));
    select.cards ^= select.cards & (0 - select.cards);
    select.cards |= random_card(rng, others);
    must_be(talon_game_check(view, &select, NULL), TALON_E_NOT_HELD);
}

/* A move that a seat owes can be checked before its turn, but not made. */
static void check_owed(const talon_game *game, const talon_game *view,
                       uint32_t viewers, talon_rng *rng, struct tally *tally)
{
    talon_choice choice[TALON_CHOICES_MAX];
    int32_t seat, to_act = seat_to_act(game);
    struct handle other;
    uint32_t count, i;
    talon_move move;

    for (seat = 0; seat < (int32_t)seats_at(game); seat++) {
        if (!(viewers >> seat & 1) || seat == to_act)
            continue;
        must_ok(talon_game_choices_of(view, seat, choice, TALON_CHOICES_MAX,
                                      &count));
        for (i = 0; i < count; i++) {
            move_of(&choice[i], rng, seat, &move);
            must_ok(talon_game_check(view, &move, NULL));
            must_ok(talon_game_check(game, &move, NULL));
            copy_to(&other, game);
            must_be(talon_game_apply(of(&other), &move, NULL, 0, NULL),
                    TALON_E_TURN);
            must(same(of(&other), game));
            tally->owed++;
        }
        move =
            (talon_move){.kind = random_kind(game, rng), .seat = (int8_t)seat};
        if (count == 0)
            must_be(talon_game_check(view, &move, NULL),
                    to_act == TALON_NOBODY ? TALON_E_OVER : TALON_E_TURN);
        else if (kind_of(game) == TR)
            check_owed_poker(view, choice, seat, rng);
    }
}

static void check_view(const talon_game *game, const talon_game *view,
                       uint32_t viewers, talon_rng *rng, struct tally *tally)
{
    talon_move move[MOVES];

    some_moves(game, rng, move);
    check_redacting(game, view, viewers, rng);
    check_saving(game, view);
    check_cards(game, view, viewers);
    check_own(game, view, viewers, move);
    check_others(view, viewers, move);
    check_stands_still(game, view, move, rng);
    check_owed(game, view, viewers, rng, tally);
    tally->views++;
}

/* A step of a game, to be repeated in a world. */
struct step {
    talon_card card[TALON_PACK_MAX];
    uint32_t cards; /* cards to be dealt; 0 for a move */
    talon_move move;
    talon_event event[TALON_EVENTS_MAX];
    uint32_t events;
};

/* TR-30: sometimes ends a session of Tripoli with closing pots. */
static int is_finished(talon_game *game, talon_rng *rng, struct step *step)
{
    talon_move finish = MOVE_OF(0, 0, TALON_KIND_FINISH, TALON_TABLE, 0);

    if (kind_of(game) != TR || talon_rng_below(rng, 5) > 0)
        return 0;
    finish.amount = 1 + (int32_t)talon_rng_below(rng, 4);
    step->move = finish;
    return talon_game_apply(game, &finish, step->event, TALON_EVENTS_MAX,
                            &step->events) == TALON_OK;
}

/* Takes a random step; returns 0 if the game is over. The move is read from the
 * first event. */
static int take_step(talon_game *game, talon_rng *rng, struct step *step)
{
    struct handle before;

    step->cards = 0;
    if (is_finished(game, rng, step))
        return 1;
    if (talon_game_shuffle(game, rng, step->card, TALON_PACK_MAX,
                           &step->cards) == TALON_OK) {
        must_ok(talon_game_deal(game, step->card, step->cards, step->event,
                                TALON_EVENTS_MAX, &step->events));
        return 1;
    }
    copy_to(&before, game);
    step->events = random_step(game, rng, step->event);
    if (step->events == 0)
        return 0;
    step->move = (talon_move){.cards = step->event[0].cards,
                              .amount = (int32_t)step->event[0].amount,
                              .kind = step->event[0].kind,
                              .seat = step->event[0].seat,
                              .other = step->event[0].other,
                              .denomination = step->event[0].denomination};
    if (tln_kind_in(module_of_handle(game)->vocabulary, step->move.kind)->uses &
        USES_INDEX)
        step->move.index = step->event[0].index;
    must_ok(talon_game_check(of(&before), &step->move, NULL));
    return 1;
}

/* Repeats the step in a world; if the move is secret, a random one may be made
 * there instead. Returns 0 if the world refuses it. */
static int follow_step(talon_game *world, talon_rng *rng,
                       const struct step *step, talon_event *event,
                       uint32_t *events)
{
    talon_move move = step->move, other;
    uint32_t count;

    if (step->cards > 0) {
        must_ok(talon_game_deal(world, step->card, step->cards, event,
                                TALON_EVENTS_MAX, events));
        return 1;
    }
    if (step->event[0].viewers != TALON_EVENT_PUBLIC) {
        must_ok(talon_game_move_count(world, &count));
        must_ok(talon_game_move_at(world, talon_rng_below(rng, count), &other));
        if (kind_of(world) == FH || kind_of(world) == TR ||
            other.kind != move.kind)
            move = other;
        else /* only the cards of such a move are secret */
            move.cards = other.cards;
    }
    return talon_game_apply(world, &move, event, TALON_EVENTS_MAX, events) ==
           TALON_OK;
}

/* The events of a step tell viewers exactly as much as their views: if a game
 * and a world with equal views take the same step, the viewers get equal
 * events, the same seat to act and the same barred seats (TR-35) if and only if
 * the views are still equal. */
static const char *events_are_alike(const talon_game *after, struct step *step,
                                    talon_game *world, uint32_t viewers,
                                    talon_rng *rng, const struct way *way,
                                    struct tally *tally)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle view, world_view;
    uint32_t events;
    int told_alike;

    if (!follow_step(world, rng, step, event, &events))
        return NULL;
    tally->events++;
    copy_to(&view, after);
    copy_to(&world_view, after);
    way->redact(of(&view), after, viewers);
    way->redact(of(&world_view), world, viewers);
    way->tell(event, events, viewers);
    way->tell(step->event, step->events, viewers);
    told_alike = events == step->events &&
                 seat_to_act(after) == seat_to_act(world) &&
                 barred_at(after) == barred_at(world) &&
                 memcmp(event, step->event, events * sizeof *event) == 0;
    if (told_alike && !same(of(&view), of(&world_view)))
        return "a view holds more than the events told";
    if (!told_alike && same(of(&view), of(&world_view)))
        return "events tell more than the view holds";
    return NULL;
}

/* Checks a position and the step that follows; sets *more to 0 if there is no
 * further step. */
static const char *try_position(struct followed *table, talon_rng *rng,
                                const struct way *way, struct tally *tally,
                                int *more)
{
    uint32_t viewers = random_viewers(rng, seats_at(table->game));
    struct handle view, world;
    const char *wrong;
    struct step step;

    copy_to(&view, table->game);
    way->redact(of(&view), table->game, viewers);
    wrong = unseen_is_gone(table, viewers, of(&view), rng, way, tally);
    if (wrong == NULL)
        wrong =
            world_is_alike(table, viewers, of(&view), rng, way, &world, tally);
    if (way == &honest)
        check_view(table->game, of(&view), viewers, rng, tally);
    if (wrong != NULL)
        return wrong;
    *more = take_step(table->game, &table->rng, &step);
    if (!*more)
        return NULL;
    follow(table, step.event, step.events);
    return events_are_alike(table->game, &step, of(&world), viewers, rng, way,
                            tally);
}

static void pass_position(struct followed *table, int *more)
{
    struct step step;

    *more = take_step(table->game, &table->rng, &step);
    if (*more)
        follow(table, step.event, step.events);
}

/* Plays `deals` deals, and checks about one in `every` positions. */
static const char *try_game(struct followed *table, uint32_t deals,
                            uint32_t every, const struct way *way,
                            struct tally *tally)
{
    const char *wrong = NULL;
    uint32_t steps = 0;
    talon_rules rules;
    int more = 1;

    must_ok(talon_game_rules(table->game, &rules));
    must_ok(talon_rules_pack(&rules, &table->pack));
    memset(table->seen, 0, sizeof table->seen);
    while (more && wrong == NULL && deals > 0) {
        int is_deal = seat_to_act(table->game) == TALON_TABLE;

        if (talon_rng_below(&table->rng, every) == 0)
            wrong = try_position(table, &table->rng, way, tally, &more);
        else
            pass_position(table, &more);
        deals -= (uint32_t)is_deal;
        must(++steps < 1000000);
    }
    return wrong;
}

static void report(const char *what, const struct tally *tally)
{
    printf("%s: %" PRIu32 " views, %" PRIu32 " swaps, %" PRIu32
           " worlds, %" PRIu32 " not found, %" PRIu32 " played, %" PRIu32
           " events, %" PRIu32 " owed\n",
           what, tally->views, tally->swaps, tally->worlds, tally->failures,
           tally->played, tally->events, tally->owed);
}

static void try_presets(uint32_t kind, uint32_t games, struct tally *tally)
{
    static struct followed table;
    uint32_t i, preset;

    for (preset = 1; preset <= talon_preset_count(kind); preset++) {
        for (i = 0; i < games; i++) {
            const char *wrong;

            seed_for(&table.rng, 40 + preset, i);
            table.game = preset_game(&table.handle, kind, preset);
            wrong = try_game(&table, 6, 8, &honest, tally);
            if (wrong != NULL)
                ck_abort_msg("%s %" PRIu32 ": %s",
                             talon_preset_key(kind, preset), i, wrong);
        }
    }
}

static void try_any_rules(uint32_t kind, uint32_t games, struct tally *tally)
{
    static struct followed table;
    uint32_t i;

    for (i = 0; i < games; i++) {
        const char *wrong;

        seed_for(&table.rng, 60, i);
        table.game = random_game(&table.handle, &table.rng, kind);
        wrong = try_game(&table, 4, 8, &honest, tally);
        if (wrong != NULL)
            ck_abort_msg("game %" PRIu32 ": %s", i, wrong);
    }
}

/* Whether a game has phases in which several seats owe a move. */
static int has_debts(uint32_t kind)
{
    const struct module *module = tln_module_of(kind);
    uint32_t i;

    for (i = 0; i < module->phases; i++) {
        if (module->phase[i] != NULL && module->phase[i]->owed != NULL)
            return 1;
    }
    return 0;
}

START_TEST(views_show_what_their_seats_know_and_no_more)
{
    uint32_t i, kind;

    for (i = 0; (kind = talon_games_at(i)) != 0; i++) {
        struct tally tally = {0};

        try_presets(kind, games_to_play(200), &tally);
        try_any_rules(kind, games_to_play(kind == FH ? 5000 : 3000), &tally);
        report(talon_games_key(kind), &tally);
        must(tally.swaps > tally.views / 4);
        must(tally.events > tally.views / 4);
        must((tally.owed > 0) == has_debts(kind));
        must(tally.failures <= (kind == TR ? tally.views / 1000 : 0));
    }
}
END_TEST

/* Functions that leak on purpose: one hidden card of the first set that has
 * any, all hidden cards of that set, a number that depends on hidden cards, or
 * the cards of events. */
static void leak(talon_game *view, const talon_game *game, uint32_t seats,
                 int whole)
{
    struct handle copy;
    talon_cards *set, *all;
    uint32_t i;

    copy_to(&copy, game);
    redact(view, game, seats);
    set = sets_of(view);
    all = sets_of(of(&copy));
    for (i = 0; i < sets_in(game); i++) {
        talon_cards hidden = all[i] & ~set[i];

        if (hidden != 0) {
            set[i] |= whole ? hidden : hidden & (0 - hidden);
            return;
        }
    }
}

static void leak_card(talon_game *view, const talon_game *game, uint32_t seats)
{
    leak(view, game, seats, 0);
}

static void leak_set(talon_game *view, const talon_game *game, uint32_t seats)
{
    leak(view, game, seats, 1);
}

static void leak_number(talon_game *view, const talon_game *game,
                        uint32_t seats)
{
    struct handle copy;
    uint32_t i;

    copy_to(&copy, game);
    redact(view, game, seats);
    for (i = 0; i < sets_in(game); i++)
        view->turn += (uint32_t)(sets_of(of(&copy))[i] % 3 << i % 16);
}

static void leak_events(talon_event *event, uint32_t count, uint32_t seats)
{
    (void)event;
    (void)count;
    (void)seats;
}

static const struct way leaking[] = {
    {leak_card, tell_seats},
    {leak_set, tell_seats},
    {leak_number, tell_seats},
    {redact, leak_events},
};

START_TEST(leaks_made_on_purpose_are_noticed)
{
    static struct followed table;
    struct tally tally = {0};
    uint32_t i, place, kind, game;

    for (i = 0; i < COUNT(leaking); i++) {
        for (place = 0; (kind = talon_games_at(place)) != 0; place++) {
            const char *wrong = NULL;

            for (game = 0; game < 500 && wrong == NULL; game++) {
                seed_for(&table.rng, 70, game);
                table.game = preset_game(&table.handle, kind,
                                         1 + game % talon_preset_count(kind));
                wrong = try_game(&table, 3, 4, &leaking[i], &tally);
            }
            must(wrong != NULL);
            printf("leak %" PRIu32 ": %s\n", i, wrong);
        }
    }
}
END_TEST

START_TEST(views_check_their_arguments)
{
    struct handle handle, other, before;
    talon_choice choice[TALON_CHOICES_MAX];
    talon_game *game = preset_game(&handle, FH, 1);
    uint32_t seats, count;
    int32_t is_view;
    struct step step;
    talon_rng rng;

    seed_for(&rng, 71, 0);
    preset_game(&other, TR, 1);
    while (is_between_deals(game))
        take_step(game, &rng, &step);
    ck_status(talon_game_redact(NULL, game, 1), TALON_E_NULL);
    ck_status(talon_game_redact(game, NULL, 1), TALON_E_NULL);
    ck_status(talon_game_redact(of(&other), game, 1), TALON_E_WRONG_GAME);
    ck_status(talon_game_redact(game, game, 8), TALON_E_SEAT);
    ck_status(talon_game_redact(game, game, 1u << 31), TALON_E_SEAT);
    ck_ok(talon_game_viewers(game, &seats, &is_view));
    ck_assert_uint_eq(seats, 7);
    ck_assert_int_eq(is_view, 0);
    ck_ok(talon_game_viewers(game, NULL, NULL));
    ck_status(talon_game_viewers(NULL, &seats, &is_view), TALON_E_NULL);
    ck_ok(talon_game_choices_of(game, seat_to_act(game), NULL, 0, &count));
    ck_assert_uint_gt(count, 1);
    ck_status(talon_game_choices_of(game, seat_to_act(game), choice, 1, &count),
              TALON_E_SPACE);
    ck_assert_uint_gt(count, 1);
    ck_status(talon_game_choices_of(game, 0, NULL, 1, &count), TALON_E_NULL);
    ck_ok(talon_game_choices_of(game, 0, choice, 16, NULL));
    ck_status(talon_game_choices_of(game, 3, choice, 16, &count), TALON_E_SEAT);
    ck_status(talon_game_choices_of(game, -1, choice, 16, &count),
              TALON_E_SEAT);
    ck_status(talon_game_choices_of(game, INT32_MAX, choice, 16, &count),
              TALON_E_SEAT);
    ck_ok(talon_game_choices_of(game, TALON_TABLE, choice, 16, &count));
    ck_assert_uint_eq(count, 0);

    /* A game becomes a view of itself; after that, a view can only show
     * less. */
    ck_ok(talon_game_redact(game, game, 3));
    ck_ok(talon_game_viewers(game, &seats, &is_view));
    ck_assert_uint_eq(seats, 3);
    ck_assert_int_eq(is_view, 1);
    ck_ok(talon_game_viewers(game, NULL, NULL));
    copy_to(&before, game);
    ck_status(talon_game_redact(game, game, 4), TALON_E_VIEW);
    ck_status(talon_game_redact(game, game, 7), TALON_E_VIEW);
    ck_assert(same(game, of(&before)));
    ck_ok(talon_game_redact(game, game, 0));
    ck_ok(talon_game_viewers(game, &seats, &is_view));
    ck_assert_uint_eq(seats, 0);
    ck_assert_int_eq(is_view, 1);
}
END_TEST

SUITE(views)
TEST(views_check_their_arguments)
TEST(views_show_what_their_seats_know_and_no_more)
TEST(leaks_made_on_purpose_are_noticed)
END_SUITE
