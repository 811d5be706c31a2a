/* SPDX-License-Identifier: MIT */
/* Golden transcripts: whole games as they were in release 0.1.0, move by move,
 * kept as hashes. They do not prove that the rules are right; other tests do.
 * They show at once if a change that should have no effect has one anywhere.
 *
 * A game is played with the library's own generator, with moves drawn as
 * random_games.h describes, and four things are hashed (64-bit FNV-1a):
 *
 * text     the trace: the header, every step as a line of a record, and all
 *          annotations before the first step and after each step
 * told     the same as numbers, field by field in a fixed order: choices,
 *          events, and the answers of queries, for the game, for the view of
 *          each seat, and for the view of a spectator (with redacted events)
 * refused  the reasons why moves close to the one made are refused
 * saved    the saved bytes of events, games, views, and worlds of the views
 *
 * `text` never changes, because records and rules never do. `told` changes only
 * when queries give new answers. `refused` changes only on purpose, with a line
 * in the change log; so does `saved`, with a new format of saved games or
 * another way to draw worlds. A test that fails prints the table row with the
 * new hashes. */
#include "common/random_games.h"
#include "golden_transcripts.h"

#define SEEDS        3  /* games of each preset */
#define RULES        8  /* rows of random rules for each game */
#define RULES_A_ROW  12 /* sets of rules in each row */
#define FH_PRESETS   7  /* only presets and options of 0.1.0 are drawn */
#define TR_PRESETS   6
#define FH_DEALS     30 /* longer games are cut off */
#define TR_DEALS     6  /* then the closing rounds begin */
#define STEPS_MAX    3000
#define SAVED_EVERY  4 /* in steps, like WORLDS_EVERY */
#define WORLDS_EVERY 16

/* A game that is being played: its position, and the next step. */
struct play {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_rules rules;
    talon_rng rng, worlds; /* rng: moves and deals */
    uint32_t seats, deals;
    talon_move move;                 /* the next move, */
    talon_card card[TALON_PACK_MAX]; /* or the cards to be dealt, */
    uint32_t cards;                  /* and their number, or 0 */
    talon_event event[TALON_EVENTS_MAX];
    uint32_t events; /* events of the last step */
    uint64_t hash[HASHES];
};

/* ---- hashes */

static void add_bytes(struct play *play, uint32_t which, const void *bytes,
                      size_t length)
{
    const unsigned char *byte = bytes;
    uint64_t hash = play->hash[which];
    size_t i;

    for (i = 0; i < length; i++)
        hash = (hash ^ byte[i]) * UINT64_C(0x100000001B3);
    play->hash[which] = hash;
}

/* Adds a number of any type as eight bytes, the lowest first. */
static void add(struct play *play, uint32_t which, uint64_t number)
{
    unsigned char byte[8];
    uint32_t i;

    for (i = 0; i < 8; i++)
        byte[i] = (unsigned char)(number >> 8 * i);
    add_bytes(play, which, byte, 8);
}

#define TELL(number) add(play, TOLD, (uint64_t)(number))

#define TELL_ALL(array)                                                        \
    do {                                                                       \
        size_t place;                                                          \
                                                                               \
        for (place = 0; place < COUNT(array); place++)                         \
            TELL((array)[place]);                                              \
    } while (0)

/* ---- text */

static void add_state_text(struct play *play)
{
    char text[TALON_RECORD_STATE_MAX];
    size_t length;

    must_ok(talon_record_write_state(play->game, text, sizeof text, &length));
    add_bytes(play, TEXT, text, length);
}

static void add_step_text(struct play *play)
{
    char text[512];
    size_t length;

    if (play->cards > 0)
        must_ok(talon_record_write_deal(play->game, play->card, play->cards,
                                        text, sizeof text, &length));
    else
        must_ok(talon_record_write_move(play->game, &play->move, text,
                                        sizeof text, &length));
    add_bytes(play, TEXT, text, length);
}

static void add_header_text(struct play *play)
{
    char text[8192];
    size_t length;

    must_ok(talon_rules_write(&play->rules, text, sizeof text, &length));
    add_bytes(play, TEXT, text, length);
}

/* ---- told */

static void tell_choices(struct play *play, const talon_game *game,
                         int32_t seat)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count = 0, i;

    TELL(talon_game_choices_of(game, seat, choice, TALON_CHOICES_MAX, &count));
    TELL(count);
    for (i = 0; i < count; i++) {
        TELL(choice[i].cards);
        TELL(choice[i].required);
        TELL(choice[i].amount_min);
        TELL(choice[i].amount_max);
        TELL(choice[i].denominations);
        TELL(choice[i].kind);
        TELL(choice[i].pick_min);
        TELL(choice[i].pick_max);
        TELL(choice[i].other_seats);
        TELL(choice[i].index_min);
        TELL(choice[i].index_max);
        TELL(choice[i].flags);
    }
}

static void tell_fh_state(struct play *play, const talon_game *game)
{
    talon_fh_state s;

    TELL(talon_fh_state_of(game, &s));
    TELL_ALL(s.hand);
    TELL_ALL(s.score);
    TELL_ALL(s.table);
    TELL_ALL(s.held);
    TELL_ALL(s.tricks);
    TELL_ALL(s.side);
    TELL_ALL(s.voids);
    TELL_ALL(((uint64_t[]){s.dead, s.kitty, s.discard}));
    TELL_ALL(((uint32_t[]){s.turn, s.phase, s.deals, s.winners, s.barred,
                           s.passed, s.laid_down, s.open_hands}));
    TELL_ALL(((int8_t[]){s.to_act, s.dealer, s.bidder, s.partner, s.leader}));
    TELL_ALL(
        ((uint8_t[]){s.bid_tricks, s.bid_denomination, s.called, s.nominated,
                     s.trick, s.suit_led, s.on_table, s.kitty_count}));
}

static void tell_tr_state(struct play *play, const talon_game *game)
{
    talon_tr_state s;

    TELL(talon_tr_state_of(game, &s));
    TELL_ALL(s.hand);
    TELL_ALL(s.selected);
    TELL_ALL(s.stack);
    TELL_ALL(s.staked);
    TELL_ALL(s.gain);
    TELL_ALL(s.boxes);
    TELL_ALL(s.pay);
    TELL_ALL(s.held);
    TELL_ALL(((uint64_t[]){s.spare, s.shown, s.run}));
    TELL_ALL(((uint32_t[]){s.turn, s.phase, s.deals, s.in_deal, s.in_poker,
                           s.barred, s.passed, s.lead_passed}));
    TELL_ALL(
        ((int32_t[]){s.offer, s.raises, s.closing, s.to_act, s.dealer, s.bidder,
                     s.buyer, s.pot_winner, s.run_seat, s.deal_winner}));
    TELL_ALL(((uint8_t[]){s.swapped, s.pair_suit, s.pair_rank, s.sequence,
                          s.spare_count, s.last_card, s.plays}));
}

/* Adds the status, the known cards and the number of cards of every place. The
 * status says if the view does not know all cards, or if the place does not
 * exist. */
static void tell_places(struct play *play, const talon_game *game)
{
    uint32_t place, count;
    talon_cards set;

    for (place = 0; place <= TALON_PLACE_UNDEALT; place++) {
        set = count = 0;
        TELL(talon_game_cards(game, place, &set, &count));
        TELL(set);
        TELL(count);
    }
}

/* Adds what the queries for all games answer about a game or view, and then the
 * snapshot of its kind of game. */
static void tell_game(struct play *play, const talon_game *game)
{
    uint32_t viewers = 0, winners = 0, partners, seats;
    int64_t total[TALON_SEATS_MAX] = {0};
    int32_t seat;

    must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, &seats));
    TELL(talon_game_viewers(game, &viewers, NULL));
    TELL(viewers);
    TELL(talon_game_winners(game, &winners));
    TELL(winners);
    TELL_ALL(total);
    for (seat = 0; seat < (int32_t)seats; seat++) {
        partners = 0;
        TELL(talon_game_side(game, seat, &partners));
        TELL(partners);
        tell_choices(play, game, seat);
    }
    tell_choices(play, game, TALON_TABLE);
    tell_places(play, game);
    if (play->rules.game_id == FH)
        tell_fh_state(play, game);
    else if (play->rules.game_id == TR)
        tell_tr_state(play, game);
}

static void tell_events(struct play *play, const talon_event *event)
{
    uint32_t i;

    TELL(play->events);
    for (i = 0; i < play->events; i++, event++) {
        TELL(event->cards);
        TELL(event->amount);
        TELL(event->turn);
        TELL(event->kind);
        TELL(event->reason);
        TELL(event->seat);
        TELL(event->other);
        TELL(event->denomination);
        TELL(event->count);
        TELL(event->box_id);
        TELL(event->place);
        TELL(event->index);
        TELL(event->viewers);
        TELL_ALL(event->reserved);
    }
}

/* Adds the number of legal moves, and the first, a middle and the last one. */
static void tell_moves(struct play *play)
{
    uint32_t count, i;
    talon_move move;

    must_ok(talon_game_move_count(play->game, &count));
    TELL(count);
    for (i = 0; i < 3 && count > 0; i++) {
        uint32_t index = (uint32_t)((uint64_t)(count - 1) * i / 2);

        must_ok(talon_game_move_at(play->game, index, &move));
        TELL(move.cards);
        TELL(move.amount);
        TELL(move.kind);
        TELL(move.seat);
        TELL(move.denomination);
        TELL(move.other);
        TELL(move.index);
    }
}

/* ---- refused */

static void add_refusal(struct play *play, const talon_move *move)
{
    talon_cards concerned = 0;

    add(play, REFUSED,
        (uint64_t)talon_game_check(play->game, move, &concerned));
    add(play, REFUSED, concerned);
}

/* Tries moves close to the one that will be made: by other seats, of other
 * kinds, with other denominations or amounts, and with one card more or fewer.
 */
static void add_refusals(struct play *play)
{
    static const int32_t beside[] = {-1, 1, 4, 100, -2000000, 2000000};
    talon_move move;
    uint32_t i;

    for (i = 0; i < 12; i++) {
        move = play->move;
        move.seat = (int8_t)((int32_t)i - 2);
        add_refusal(play, &move);
        move = play->move;
        move.denomination = (uint8_t)i;
        add_refusal(play, &move);
    }
    for (i = 0; i < 40; i++) {
        move = play->move;
        move.kind = (uint16_t)i;
        add_refusal(play, &move);
        move.cards = 0;
        add_refusal(play, &move);
    }
    for (i = 0; i < COUNT(beside); i++) {
        move = play->move;
        move.amount += beside[i];
        add_refusal(play, &move);
    }
    for (i = 0; i < 64; i++) {
        move = play->move;
        move.cards ^= (talon_cards)1 << i;
        add_refusal(play, &move);
    }
}

/* ---- saved */

static void add_saved(struct play *play, const talon_game *game)
{
    uint8_t byte[TALON_SAVE_BYTES_MAX];
    size_t length;

    must_ok(talon_game_save(game, byte, sizeof byte, &length));
    add_bytes(play, SAVED, byte, length);
}

static void add_saved_events(struct play *play, const talon_event *event)
{
    uint8_t byte[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    size_t length;

    must_ok(talon_events_save(event, play->events, byte, sizeof byte, &length));
    add_bytes(play, SAVED, byte, length);
}

static void add_world(struct play *play, const talon_game *view)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *world;
    talon_status status;

    must_ok(talon_game_init(memory, sizeof memory, &play->rules, &world));
    status =
        talon_game_sample(world, view, &play->worlds, scratch, sizeof scratch);
    add(play, SAVED, (uint64_t)status);
    if (status == TALON_OK)
        add_saved(play, world);
}

/* ---- games */

/* Whether a move of a kind is possible now; if so, copies its choice. */
static int is_offered(const talon_game *game, uint32_t kind,
                      talon_choice *choice)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t count, i;

    must_ok(talon_game_choices(game, list, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++) {
        if (list[i].kind == kind) {
            *choice = list[i];
            return 1;
        }
    }
    return 0;
}

/* Finds a step of the table: the end of the session after enough deals, a
 * purchase of chips, a deal or draw that is due, or a board. */
static void find_step_of_table(struct play *play)
{
    talon_choice choice;

    if (play->deals >= TR_DEALS &&
        is_offered(play->game, TALON_KIND_FINISH, &choice)) {
        move_of(&choice, &play->rng, TALON_TABLE, &play->move);
    } else if (talon_rng_below(&play->rng, 4) == 0 &&
               is_offered(play->game, TALON_KIND_BUY, &choice)) {
        move_of(&choice, &play->rng, TALON_TABLE, &play->move);
    } else if (talon_game_shuffle(play->game, &play->rng, play->card,
                                  TALON_PACK_MAX, &play->cards) == TALON_OK) {
        play->deals++;
    } else if (talon_tr_board_shuffle(play->game, &play->rng, &play->move) !=
               TALON_OK) {
        random_move(play->game, &play->rng, TALON_TABLE, &play->move);
    }
}

/* Finds the next step; returns 0 if the game is over or has had enough deals.
 */
static int find_step(struct play *play)
{
    int32_t seat;

    play->cards = 0;
    must_ok(talon_game_to_act(play->game, &seat));
    if (seat == TALON_NOBODY || play->deals > FH_DEALS)
        return 0;
    if (seat == TALON_TABLE)
        find_step_of_table(play);
    else
        random_move(play->game, &play->rng, seat, &play->move);
    return 1;
}

static void take_step(struct play *play)
{
    if (play->cards > 0)
        must_ok(talon_game_deal(play->game, play->card, play->cards,
                                play->event, TALON_EVENTS_MAX, &play->events));
    else
        must_ok(talon_game_apply(play->game, &play->move, play->event,
                                 TALON_EVENTS_MAX, &play->events));
}

/* Adds what these seats learn from the last step. */
static void add_view(struct play *play, uint32_t seats, uint32_t step)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    talon_game *view;

    memcpy(event, play->event, play->events * sizeof *event);
    must_ok(talon_events_redact(event, play->events, seats));
    tell_events(play, event);
    must_ok(talon_game_init(memory, sizeof memory, &play->rules, &view));
    must_ok(talon_game_redact(view, play->game, seats));
    tell_game(play, view);
    if (step % SAVED_EVERY == 0) {
        add_saved_events(play, event);
        add_saved(play, view);
    }
    if (step % WORLDS_EVERY == 0)
        add_world(play, view);
}

static void add_step(struct play *play, uint32_t step)
{
    uint32_t seat;

    add_state_text(play);
    tell_events(play, play->event);
    tell_game(play, play->game);
    tell_moves(play);
    if (step % SAVED_EVERY == 0) {
        add_saved_events(play, play->event);
        add_saved(play, play->game);
    }
    add_view(play, 0, step);
    for (seat = 0; seat < play->seats; seat++)
        add_view(play, 1u << seat, step);
}

/* Plays a game under the rules in play->rules. */
static void play_game(struct play *play)
{
    uint32_t step;

    play->deals = play->events = 0;
    must_ok(talon_game_init(play->memory, sizeof play->memory, &play->rules,
                            &play->game));
    must_ok(talon_game_seat_count(play->game, &play->seats));
    add_header_text(play);
    add_step(play, 0);
    for (step = 1; step < STEPS_MAX && find_step(play); step++) {
        add_step_text(play);
        if (play->cards == 0)
            add_refusals(play);
        take_step(play);
        add_step(play, step);
    }
}

/* ---- the golden table */

static void play_preset(struct play *play, const struct golden *row)
{
    must_ok(talon_rules_init(&play->rules, row->game,
                             talon_preset_find(row->game, row->preset)));
    play_game(play);
}

static void play_random_rules(struct play *play, const struct golden *row)
{
    uint32_t i;

    for (i = 0; i < RULES_A_ROW; i++) {
        random_rules_of(&play->rng, row->game,
                        row->game == FH ? FH_PRESETS : TR_PRESETS, 0x000100,
                        &play->rules);
        play_game(play);
    }
}

/* Prints a row of the table with the hashes of this build. */
static void print_row(const struct golden *row, const uint64_t hash[HASHES])
{
    uint32_t i;

    printf("    {%" PRIu32 ", %s%s%s, %" PRIu32 ", {", row->game,
           row->preset != NULL ? "\"" : "",
           row->preset != NULL ? row->preset : "NULL",
           row->preset != NULL ? "\"" : "", row->seed);
    for (i = 0; i < HASHES; i++)
        printf("0x%016" PRIX64 "%s", hash[i], i + 1 < HASHES ? ", " : "}},\n");
}

/* Plays the games of a row; returns whether all of its hashes are as before. */
static int is_as_before(const struct golden *row)
{
    static const char *const names[HASHES] = {"text", "told", "refused",
                                              "saved"};
    struct play play;
    uint32_t i;

    for (i = 0; i < HASHES; i++)
        play.hash[i] = UINT64_C(0xCBF29CE484222325);
    seed_for(&play.rng, 94, row->seed);
    seed_for(&play.worlds, 95, row->seed);
    if (row->preset != NULL)
        play_preset(&play, row);
    else
        play_random_rules(&play, row);
    if (memcmp(play.hash, row->hash, sizeof play.hash) == 0)
        return 1;
    for (i = 0; i < HASHES; i++) {
        if (play.hash[i] != row->hash[i])
            printf("%s %" PRIu32 ": other than before: %s\n",
                   row->preset != NULL ? row->preset : "random rules",
                   row->seed, names[i]);
    }
    print_row(row, play.hash);
    return 0;
}

/* Checks either the rows of presets or those of random rules, but only rows
 * with a seed below `seeds`. */
static void check_rows(int is_preset, uint32_t seeds)
{
    uint32_t wrong = 0, i;

    for (i = 0; i < COUNT(golden); i++) {
        if ((golden[i].preset != NULL) == is_preset && golden[i].seed < seeds)
            wrong += !is_as_before(&golden[i]);
    }
    ck_assert_uint_eq(wrong, 0);
}

static uint32_t rows_of(uint32_t game, uint32_t preset)
{
    const char *key = talon_preset_key(game, preset);
    uint32_t rows = 0, i;

    for (i = 0; i < COUNT(golden); i++)
        rows += golden[i].game == game && golden[i].preset != NULL &&
                strcmp(golden[i].preset, key) == 0;
    return rows;
}

START_TEST(every_preset_is_in_the_golden_table)
{
    uint32_t i, game, preset;

    for (i = 0; (game = talon_games_at(i)) != 0; i++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++)
            ck_assert_msg(rows_of(game, preset) == SEEDS,
                          "preset %s has %" PRIu32 " rows in "
                          "golden_transcripts.h, not %d: add rows with hashes "
                          "of 0, and this program says what they are",
                          talon_preset_key(game, preset), rows_of(game, preset),
                          SEEDS);
    }
}
END_TEST

START_TEST(games_of_every_preset_are_as_before)
{
    check_rows(1, games_to_play(SEEDS));
}
END_TEST

START_TEST(games_under_random_rules_are_as_before)
{
    check_rows(0, games_to_play(RULES));
}
END_TEST

SUITE(transcripts)
TEST(every_preset_is_in_the_golden_table)
TEST(games_of_every_preset_are_as_before)
TEST(games_under_random_rules_are_as_before)
END_SUITE
