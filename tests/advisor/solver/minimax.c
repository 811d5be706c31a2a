/* SPDX-License-Identifier: MIT */
/* Plain minimax over real games: see minimax.h. */
#include "minimax.h"
#include "common/suite.h"

#define DEPTH_MAX (TALON_FH_TRICKS * TALON_FH_SEATS_MAX)

/* Binary logarithms of the number of slots for positions. It starts small, so
 * that the slots fit in the processor's cache. */
#define BITS_LEAST 10
#define BITS_MOST  20

struct memo {
    talon_cards left; /* in all hands; the root position says whose they are */
    uint64_t rest;    /* the leader, and what joker rules depend on */
    uint32_t stamp;   /* the call of minimax() that it belongs to */
    int8_t value;
};

/* The slots in use, and room for twice as many. */
static struct memo memo[2][1 << BITS_MOST];
static uint32_t memo_now, memo_bits, memo_stamp, memo_used;
uint64_t minimax_nodes;

static void forget_all(void)
{
    memo_bits = BITS_LEAST;
    memo_stamp++;
    memo_used = 0;
}

/* The slot that has a position, or a free slot for it. */
static struct memo *slot_of(talon_cards left, uint64_t rest)
{
    uint64_t mix = left * 0x9E3779B97F4A7C15u ^ rest * 0xC2B2AE3D27D4EB4Fu;
    uint32_t at = (uint32_t)(mix >> (64 - memo_bits));
    struct memo *slot = memo[memo_now];

    while (slot[at].stamp == memo_stamp &&
           (slot[at].left != left || slot[at].rest != rest))
        at = (at + 1) % (1u << memo_bits);
    return &slot[at];
}

static void remember(talon_cards left, uint64_t rest, int32_t value)
{
    struct memo *slot = slot_of(left, rest);

    *slot = (struct memo){left, rest, memo_stamp, (int8_t)value};
    memo_used++;
}

/* Doubles the number of slots if three in four are used. */
static void make_room(void)
{
    const struct memo *old = memo[memo_now];
    uint32_t i, slots = 1u << memo_bits, stamp = memo_stamp;

    if (memo_used < slots / 4 * 3)
        return;
    must(memo_bits < BITS_MOST);
    memo_now ^= 1;
    memo_bits++;
    memo_stamp++;
    memo_used = 0;
    for (i = 0; i < slots; i++)
        if (old[i].stamp == stamp)
            remember(old[i].left, old[i].rest, old[i].value);
}

/* The position that is being searched, and copies of the game for each card
 * played. */
struct judged {
    uint32_t side;
    int misere;
    int joker_rule; /* FH-30; -1 with trumps, where it does not matter */
    size_t size;    /* the size of a game in bytes */
    _Alignas(8) uint64_t copy[DEPTH_MAX][TALON_GAME_BYTES_MAX / 8];
};

static struct judged judged;

static talon_fh_state state_of(const talon_game *game)
{
    talon_fh_state state;

    must_ok(talon_fh_state_of(game, &state));
    return state;
}

uint32_t minimax_side(const talon_game *game)
{
    talon_fh_state state = state_of(game);
    int32_t leader;
    uint32_t side, count;

    if (state.bidder < 0) {
        must_ok(talon_fh_trick(game, 1, &leader, NULL, 0, &count, NULL, NULL));
        return state.side[leader];
    }
    if (state.bid_denomination >= TALON_DENOMINATION_MISERE)
        return 1u << state.bidder;
    side = state.side[state.bidder];
    if (state.partner >= 0)
        side |= 1u << state.partner;
    return side;
}

/* What the joker rules depend on from earlier tricks. FH-30: for honest, the
 * suits that each seat failed to follow; for pagat, the suits that were led. */
static uint64_t remembered(const talon_game *game, const talon_fh_state *state)
{
    uint64_t all = 0;
    uint32_t i, suit, count;

    if (judged.joker_rule == TALON_FH_JOKER_NO_TRUMP_HONEST) {
        for (i = 0; i < TALON_FH_SEATS_MAX; i++)
            all = all << 5 | state->voids[i];
    }
    if (judged.joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT) {
        for (i = 1; i < state->trick; i++) {
            must_ok(
                talon_fh_trick(game, i, NULL, NULL, 0, &count, &suit, NULL));
            all |= (uint64_t)1 << suit;
        }
    }
    return all;
}

/* The seat that took a trick. */
static int32_t taker(const talon_game *game, uint32_t trick)
{
    uint32_t count;
    int32_t winner;

    must_ok(talon_fh_trick(game, trick, NULL, NULL, 0, &count, NULL, &winner));
    must(winner >= 0);
    return winner;
}

static int32_t try_all(const talon_game *game, uint32_t depth, uint32_t trick,
                       struct worths *worths);

/* How many tricks the side takes from the beginning of this trick on. */
static int32_t at_trick(const talon_game *game, uint32_t depth, uint32_t trick)
{
    talon_fh_state state = state_of(game);
    talon_cards left = 0;
    struct memo *found;
    uint64_t rest;
    int32_t value;
    uint32_t i;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (!(state.laid_down >> i & 1))
            left |= state.hand[i];
    rest = remembered(game, &state) << 3 | (uint64_t)state.leader;
    found = slot_of(left, rest);
    if (found->stamp == memo_stamp)
        return found->value;
    value = try_all(game, depth, trick, NULL);
    make_room();
    remember(left, rest, value);
    return value;
}

/* Plays a card on a copy of the game, and returns how many tricks the side
 * takes from this trick on. */
static int32_t value_after(const talon_game *game, uint32_t depth,
                           uint32_t trick, int32_t seat, uint32_t card,
                           uint32_t suit)
{
    talon_game *next = (talon_game *)judged.copy[depth];
    int32_t winner, won;
    uint32_t phase;

    must(depth < DEPTH_MAX);
    minimax_nodes++;
    memcpy(next, game, judged.size);
    must_ok(talon_fh_play(next, seat, (talon_card)card, suit));
    must_ok(talon_game_phase(next, &phase));
    if (phase != TALON_PHASE_TRICKS) {
        won = (int32_t)(judged.side >> taker(next, trick) & 1);
        return judged.misere ? !won : won;
    }
    must_ok(talon_fh_winning(next, &winner, NULL));
    if (winner != TALON_NOBODY)
        return try_all(next, depth + 1, trick, NULL);
    won = (int32_t)(judged.side >> taker(next, trick) & 1);
    must(!judged.misere || !won);
    return won + at_trick(next, depth + 1, trick + 1);
}

/* Tries every card, and lists what each is worth unless `worths` is null.
 * Returns what the best one is worth. */
static int32_t try_all(const talon_game *game, uint32_t depth, uint32_t trick,
                       struct worths *worths)
{
    const talon_cards jokers = (talon_cards)1 << TALON_CARD_LOW_JOKER |
                               (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    int32_t seat, value, best = -1;
    uint32_t suits, suit, card, named;
    talon_cards set;
    int ours;

    must_ok(talon_fh_playable(game, &seat, &set, &suits));
    must(set != 0);
    ours = (int)(judged.side >> seat & 1);
    while (set != 0) {
        card = take_card(&set);
        named = suits != 0 && (jokers >> card & 1) ? suits : 1;
        for (suit = 0; suit <= TALON_SUIT_HEARTS; suit++) {
            if (!(named >> suit & 1))
                continue;
            value = value_after(game, depth, trick, seat, card, suit);
            if (best < 0 || (ours ? value > best : value < best))
                best = value;
            if (worths == NULL)
                continue;
            must(worths->count < WORTHS_MAX);
            worths->list[worths->count].card = (talon_card)card;
            worths->list[worths->count].suit = (uint8_t)suit;
            worths->list[worths->count++].value = (int8_t)value;
        }
    }
    return best;
}

/* The place of a card in set order, which ends with the jokers, the low one
 * first; then of the suit named for it. */
static uint32_t place_in_order(const struct worth *worth)
{
    uint32_t place = worth->card;

    if (worth->card == TALON_CARD_LOW_JOKER)
        place = 64;
    if (worth->card == TALON_CARD_HIGH_JOKER)
        place = 65;
    return place * 8 + worth->suit;
}

static int by_order(const void *a, const void *b)
{
    uint32_t first = place_in_order(a), other = place_in_order(b);

    return (first > other) - (first < other);
}

void minimax(const talon_game *game, uint32_t side, struct worths *worths)
{
    talon_fh_state state = state_of(game);
    int32_t taken = 0, rule, best;
    talon_rules rules;
    uint32_t i;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_games_bytes(rules.game_id, &judged.size));
    must_ok(talon_rules_get(&rules, TALON_FH_OPTION_JOKER_NO_TRUMP, &rule));
    judged.side = side;
    judged.misere = state.bidder >= 0 &&
                    state.bid_denomination >= TALON_DENOMINATION_MISERE;
    judged.joker_rule =
        state.bidder >= 0 && state.bid_denomination <= TALON_SUIT_HEARTS
            ? -1
            : (int)rule;
    if (!judged.misere)
        for (i = 0; i < TALON_FH_SEATS_MAX; i++)
            taken += side >> i & 1 ? state.tricks[i] : 0;
    forget_all();
    worths->count = 0;
    best = try_all(game, 0, state.trick, worths);
    for (i = 0; i < worths->count; i++)
        worths->list[i].value = (int8_t)(worths->list[i].value + taken);
    worths->best = (int8_t)(best + taken);
    qsort(worths->list, worths->count, sizeof worths->list[0], by_order);
}
