/* Random games of Five Hundred: what must hold after every step, for the base
 * game and for any rules. */
#include "random_games.h"

/* What a game has shown so far, followed by its events alone. */
struct table {
    talon_cards played;
    talon_cards trick;
    uint32_t tricks;
};

static talon_cards at(const talon_game *game, uint32_t place)
{
    talon_cards there;

    must_ok(talon_game_cards(game, place, &there, NULL));
    return there;
}

/* FH-2, FH-8: in a hand, each card of the pack is in exactly one place. */
static void check_cards(const talon_game *game, const talon_fh_state *state,
                        talon_cards pack, talon_cards played)
{
    talon_cards all = 0;
    uint32_t place, count = 0;

    if (state->phase < TALON_PHASE_AUCTION || state->phase > TALON_PHASE_TRICKS)
        return;
    for (place = 0; place <= TALON_PLACE_DISCARD; place++) {
        talon_cards there = 0;

        if (talon_game_cards(game, place, &there, NULL) == TALON_OK) {
            count += talon_cards_count(&there);
            all |= there;
        }
    }
    must((all & played) == 0);
    must(count == (talon_cards_count(&all)));
    must((all | played) == pack);
}

static void check_snapshot(const talon_game *game, const talon_fh_state *state)
{
    uint32_t seat, seats, tricks = 0, number;
    int64_t total[TALON_SEATS_MAX];
    int32_t to_act;

    must_ok(talon_game_totals(game, total, &seats));
    must_ok(talon_game_to_act(game, &to_act));
    must_ok(talon_game_turn(game, &number));
    must(state->to_act == to_act);
    must(state->turn == number);
    must(seats <= TALON_FH_SEATS_MAX);
    for (seat = 0; seat < seats; seat++) {
        talon_cards hand = at(game, seat);

        must(hand == state->hand[seat]);
        must(talon_cards_count(&hand) == state->held[seat]);
        must(total[seat] == state->score[seat]);
        must(state->side[seat] >> seat & 1);
        tricks += state->tricks[seat];
    }
    must(tricks <= TALON_FH_TRICKS);
    if (state->phase == TALON_PHASE_TRICKS)
        must((tricks + 1) == state->trick);
}

/* FH-24…FH-26 by a slow reading of our own: the suit of a card under the
 * contract, jokers apart. */
static uint32_t suit_of(talon_card card, uint32_t trumps)
{
    uint32_t suit = talon_card_suit(card);
    static const uint8_t same_colour[] = {0, TALON_SUIT_CLUBS,
                                          TALON_SUIT_SPADES, TALON_SUIT_HEARTS,
                                          TALON_SUIT_DIAMONDS};

    if (trumps >= TALON_SUIT_SPADES && trumps <= TALON_SUIT_HEARTS) {
        if (suit == 0)
            return trumps;
        if (talon_card_rank(card) == TALON_RANK_JACK &&
            same_colour[trumps] == suit)
            return trumps;
    }
    return suit;
}

/* FH-25: who holds a card of the suit led may play no other. Jokers without
 * trumps have rules of their own and are left out here. */
static void check_following(const talon_game *game, const talon_fh_state *state)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_cards legal = 0, follow = 0;
    uint32_t count, i;

    if (state->phase != TALON_PHASE_TRICKS || state->suit_led == 0 ||
        state->nominated != 0)
        return;
    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++)
        legal |= choice[i].cards;
    for (i = 0; i < 64; i++) {
        if ((state->hand[state->to_act] >> i & 1) &&
            suit_of((talon_card)i, state->bid_object) == state->suit_led)
            follow |= (talon_cards)1 << i;
    }
    legal &= ~cards("JL JK") | follow;
    if (follow != 0)
        must(legal == follow);
}

static void follow_events(struct table *table, const talon_event *event,
                          uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        switch (event[i].kind) {
        case TALON_KIND_DEAL:
            table->played = table->trick = 0;
            table->tricks = 0;
            break;
        case TALON_KIND_PLAY:
            table->played |= event[i].cards;
            table->trick |= event[i].cards;
            break;
        case TALON_KIND_TRICK:
            must(event[i].cards == table->trick);
            must(event[i].index == ++table->tricks);
            table->trick = 0;
            break;
        default:
            break;
        }
    }
}

/* FH-37…FH-39: a game that is over is so for a reason, and stays so. */
static void check_over(talon_game *game, const talon_rules *rules)
{
    talon_move move = {0, 0, TALON_KIND_PASS, 0, 0};
    talon_fh_score score;
    uint32_t winners, count;

    must_ok(talon_fh_last_score(game, &score));
    must_ok(talon_game_winners(game, &winners));
    must(score.over == 1);
    must(score.winners == winners);
    must(strcmp(talon_reason_key(score.reason), "") != 0);
    if (winners == 0)
        must(rules->value[TALON_FH_OPTION_MINUS] == TALON_FH_MINUS_BARRED);
    must_be(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_OVER);
    must_ok(talon_game_choices(game, NULL, 0, &count));
    must(count == 0);
}

/* Plays a game, or as many deals of it as given. */
static void play(const talon_rules *rules, talon_rng *rng, uint32_t deals,
                 uint32_t every)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    struct table table = {0};
    talon_fh_state state;
    talon_cards pack;
    talon_game *game;
    uint32_t count, dealt = 0;

    must_ok(talon_game_init(memory, sizeof memory, rules, &game));
    must_ok(talon_rules_pack(rules, &pack));
    while (dealt <= deals && (count = random_step(game, rng, event)) > 0) {
        must_ok(talon_fh_state_of(game, &state));
        dealt += event[0].kind == TALON_KIND_DEAL;
        follow_events(&table, event, count);
        check_cards(game, &state, pack, table.played);
        check_snapshot(game, &state);
        check_following(game, &state);
        if (state.to_act >= 0 && talon_rng_below(rng, every) == 0)
            check_choices(game, rng);
        if (state.phase == TALON_PHASE_OVER)
            check_over(game, rules);
    }
}

START_TEST(classic_3_whole_games)
{
    uint32_t i, games = games_to_play(20000);
    talon_rules rules;
    talon_rng rng;

    must_ok(talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0));
    for (i = 0; i < games; i++) {
        seed_for(&rng, 1, i);
        play(&rules, &rng, UINT32_MAX - 1, 20000);
    }
    printf("classic-3: %" PRIu32 " games\n", games);
}
END_TEST

START_TEST(any_rules_games)
{
    uint32_t i, games = games_to_play(50000);
    talon_rules rules;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 2, i);
        random_rules(&rng, TALON_GAME_FIVE_HUNDRED, &rules);
        play(&rules, &rng, 30, 20000);
    }
    printf("any rules: %" PRIu32 " games\n", games);
}
END_TEST

SUITE(five_hundred_random)
TEST(classic_3_whole_games)
TEST(any_rules_games)
END_SUITE
