/* SPDX-License-Identifier: MIT */
/* Draws small positions from real games: see draw.h. */
#include "draw.h"
#include "model.h"
#include "common/random_games.h"

#define BIT(card)   ((talon_cards)1 << (card))
#define BOTH_JOKERS (BIT(TALON_CARD_LOW_JOKER) | BIT(TALON_CARD_HIGH_JOKER))

const char *const contract_names[CONTRACTS] = {"suit", "no trump", "misere",
                                               "open misere", "nobody's"};

/* What is planned for a game before it is dealt. The end is the position that
 * is wanted: the cards that are left in each hand. */
struct plan {
    struct cell cell;
    uint32_t players;
    uint32_t cards;        /* in each hand at the end */
    uint32_t denomination; /* 0 if there is no contractor */
    int32_t contractor;    /* or the first leader, if there is none */
    uint32_t focus;        /* a bit for each suit that matters */
    uint32_t led_suits;    /* a bit for each suit that may be led early */
    talon_cards pack;
    talon_cards keep;                      /* all cards at the end */
    talon_cards wanted[TALON_DEAL_PLACES]; /* what each place is dealt */
};

static uint32_t one_of(talon_rng *rng, uint32_t from, uint32_t to)
{
    return from + talon_rng_below(rng, to - from + 1);
}

static int one_in(talon_rng *rng, uint32_t n)
{
    return talon_rng_below(rng, n) == 0;
}

int is_playable(const struct cell *cell)
{
    return cell->hands < 6 || (cell->contract != CONTRACT_MISERE &&
                               cell->contract != CONTRACT_OPEN_MISERE);
}

static int is_misere_cell(const struct cell *cell)
{
    return cell->contract == CONTRACT_MISERE ||
           cell->contract == CONTRACT_OPEN_MISERE;
}

/* ---- Rules */

static void set_option(talon_rules *rules, uint32_t option, int32_t value)
{
    must_ok(talon_rules_set(rules, option, value));
}

/* Draws the number of seats at a table where the cell's number of hands play,
 * and sets the options that form the sides. */
static uint32_t draw_players(talon_rng *rng, const struct cell *cell,
                             talon_rules *rules)
{
    int32_t three = (int32_t)talon_rng_below(rng, 2);

    if (is_misere_cell(cell) && cell->hands == 3 && !one_in(rng, 3))
        return 4;
    if (is_misere_cell(cell) && cell->hands == 4)
        three = TALON_FH_SIX_SIDES_TWO;
    else if (is_misere_cell(cell) && cell->hands == 5 && one_in(rng, 2))
        three = TALON_FH_SIX_SIDES_THREE;
    else {
        set_option(rules, TALON_FH_OPTION_SIX_SIDES, three);
        return cell->hands;
    }
    set_option(rules, TALON_FH_OPTION_SIX_SIDES, three);
    return 6;
}

static void draw_rules(talon_rng *rng, struct plan *plan, talon_rules *rules)
{
    static const int32_t packs[7][2] = {
        {0, 0},
        {0, 0},
        {TALON_FH_PACK_NINE_UP, TALON_FH_PACK_SEVEN_UP},
        {TALON_FH_PACK_SEVEN_UP, TALON_FH_PACK_SEVEN_UP},
        {TALON_FH_PACK_FIVE_UP, TALON_FH_PACK_FOUR_UP},
        {TALON_FH_PACK_FULL, TALON_FH_PACK_FULL},
        {TALON_FH_PACK_SIX_HAND, TALON_FH_PACK_SIX_HAND}};
    uint32_t i;

    must_ok(talon_rules_init(rules, FH, 0));
    plan->players = draw_players(rng, &plan->cell, rules);
    for (i = TALON_FH_OPTION_SLAM; i <= TALON_FH_OPTION_DEFENDER_TRICKS; i++)
        set_option(rules, i, (int32_t)talon_rng_below(rng, 2));
    set_option(rules, TALON_FH_OPTION_PLAYERS, (int32_t)plan->players);
    set_option(rules, TALON_FH_OPTION_PACK,
               packs[plan->players][talon_rng_below(rng, 2)]);
    set_option(rules, TALON_FH_OPTION_JOKERS,
               one_in(rng, 8) ? 0 : (int32_t)one_of(rng, 1, 2));
    set_option(rules, TALON_FH_OPTION_FIRST_DEALER,
               (int32_t)talon_rng_below(rng, plan->players));
    set_option(rules, TALON_FH_OPTION_ALL_PASS, TALON_FH_ALL_PASS_PLAY);
    set_option(rules, TALON_FH_OPTION_MISERE, TALON_FH_MISERE_ANY_TIME);
    set_option(rules, TALON_FH_OPTION_OPEN_MISERE,
               TALON_FH_OPEN_MISERE_ANY_TIME);
    set_option(rules, TALON_FH_OPTION_JOKER_NO_TRUMP,
               (int32_t)plan->cell.joker_rule);
    set_option(rules, TALON_FH_OPTION_FIVE_PARTNER,
               TALON_FH_FIVE_PARTNER_CALL_CARD);
    must_ok(talon_rules_pack(rules, &plan->pack));
}

/* ---- The deal */

/* The suit that a card other than a joker belongs to: the left bower is a trump
 * (FH-5). */
static uint32_t suit_in(const struct plan *plan, uint32_t card)
{
    uint32_t suit = talon_card_suit((talon_card)card), trumps;

    trumps = plan->cell.contract == CONTRACT_SUIT ? plan->denomination : 0;
    if (trumps != 0 && talon_card_rank((talon_card)card) == TALON_RANK_JACK &&
        (suit + 1) / 2 == (trumps + 1) / 2)
        return trumps;
    return suit;
}

static uint32_t list_of(talon_rng *rng, talon_cards set,
                        talon_card list[TALON_PACK_MAX])
{
    uint32_t count;

    must_ok(talon_cards_list(&set, list, TALON_PACK_MAX, &count));
    must_ok(talon_rng_shuffle(rng, list, count));
    return count;
}

/* Draws the cards from which the hands at the end are dealt: those of some
 * suits, usually including trumps, but no jokers. */
static talon_cards draw_pool(talon_rng *rng, struct plan *plan)
{
    talon_cards pool = 0;
    uint32_t suits = one_of(rng, 1, 4), card;

    plan->focus = 0;
    if (plan->cell.contract == CONTRACT_SUIT && !one_in(rng, 4))
        plan->focus |= 1u << plan->denomination;
    while (suits-- > 0)
        plan->focus |= 1u << one_of(rng, 1, 4);
    for (card = 0; card < 64; card++)
        if ((plan->pack & ~BOTH_JOKERS) >> card & 1 &&
            (plan->focus >> suit_in(plan, card) & 1))
            pool |= BIT(card);
    return pool;
}

/* Deals cards of a shuffled list to a place until it has `count`. Each time it
 * gets the lowest of the next `of` cards of the list. */
static void fill_hand(struct plan *plan, uint32_t place, uint32_t count,
                      talon_card *list, uint32_t *left, uint32_t of)
{
    uint32_t i, best;

    while (talon_cards_count(&plan->wanted[place]) < count && *left > 0) {
        best = *left - 1;
        for (i = best; i + of > *left && i > 0; i--)
            if (list[i - 1] % 16 < list[best] % 16)
                best = i - 1;
        plan->wanted[place] |= BIT(list[best]);
        list[best] = list[--*left];
    }
}

/* Draws the seat that gets a joker. In a misere this is seldom the contractor,
 * because the joker costs it the hand, unless it may name a suit for the joker,
 * as pagat allows (FH-21). */
static uint32_t draw_joker_seat(talon_rng *rng, const struct plan *plan)
{
    uint32_t contractor = (uint32_t)plan->contractor, seat;

    if (plan->cell.contract != CONTRACT_SUIT &&
        plan->cell.joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        return one_in(rng, 2) ? contractor
                              : talon_rng_below(rng, plan->players);
    do
        seat = talon_rng_below(rng, plan->players);
    while (is_misere_cell(&plan->cell) && seat == contractor &&
           !one_in(rng, 3));
    return seat;
}

/* In most games, makes each joker one of the cards that some seat has at the
 * end. */
static void draw_jokers(talon_rng *rng, struct plan *plan)
{
    uint32_t i, seat, card;

    for (i = 0; i < 2; i++) {
        card = i == 0 ? TALON_CARD_HIGH_JOKER : TALON_CARD_LOW_JOKER;
        seat = draw_joker_seat(rng, plan);
        if ((plan->pack >> card & 1) && !one_in(rng, 6) &&
            talon_cards_count(&plan->wanted[seat]) < plan->cards)
            plan->wanted[seat] |= BIT(card);
    }
}

/* Draws first the cards of each hand at the end, then the rest of the hands.
 * The contractor of a misere gets fairly low cards for the end, and the lowest
 * cards before it, so that it does not win early tricks. */
static void draw_hands(talon_rng *rng, struct plan *plan)
{
    talon_card list[TALON_PACK_MAX];
    uint32_t left, i, seat, low = 1, lowest = 1;

    if (is_misere_cell(&plan->cell)) {
        low = one_of(rng, 1, 5);
        lowest = TALON_PACK_MAX;
    }
    memset(plan->wanted, 0, sizeof plan->wanted);
    left = list_of(rng, draw_pool(rng, plan), list);
    draw_jokers(rng, plan);
    for (i = 0; i < plan->players; i++) {
        seat = ((uint32_t)plan->contractor + i) % plan->players;
        fill_hand(plan, seat, plan->cards, list, &left, i == 0 ? low : 1);
    }
    for (plan->keep = 0, i = 0; i < plan->players; i++)
        plan->keep |= plan->wanted[i];
    left = list_of(rng, plan->pack & ~plan->keep, list);
    for (i = 0; i < plan->players; i++) {
        seat = ((uint32_t)plan->contractor + i) % plan->players;
        fill_hand(plan, seat, TALON_FH_TRICKS, list, &left,
                  i == 0 ? lowest : 1);
    }
    if (plan->players == 2 && left >= TALON_FH_TRICKS)
        fill_hand(plan, 2, TALON_FH_TRICKS, list, &left, 1);
    while (left > 0)
        plan->wanted[TALON_PLACE_TALON] |= BIT(list[--left]);
}

/* ---- Up to the tricks */

static void apply(talon_game *game, uint32_t kind, int32_t seat, int32_t amount,
                  uint32_t denomination, talon_cards set)
{
    talon_move move = {0};

    move.kind = (uint16_t)kind;
    move.seat = (int8_t)seat;
    move.amount = amount;
    move.denomination = (uint8_t)denomination;
    move.cards = set;
    must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
}

static void bid(talon_rng *rng, const struct plan *plan, talon_game *game)
{
    uint32_t i;

    if (plan->denomination != 0)
        apply(game, TALON_KIND_BID, plan->contractor,
              is_misere_cell(&plan->cell) ? 0 : (int32_t)one_of(rng, 6, 10),
              plan->denomination, 0);
    for (i = plan->denomination != 0; i < plan->players; i++)
        apply(game, TALON_KIND_PASS,
              (plan->contractor + (int32_t)i) % (int32_t)plan->players, 0, 0,
              0);
}

/* The contractor discards the cards of the kitty. If it has a joker and the
 * rules allow it, it may name a suit for the joker. */
static void discard(talon_rng *rng, const struct plan *plan, talon_game *game)
{
    talon_cards hand = plan->wanted[plan->contractor];
    uint32_t suit = 0;

    if (plan->cell.contract != CONTRACT_SUIT && (hand & BOTH_JOKERS) != 0 &&
        plan->cell.joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        suit = one_of(rng, 0, 4);
    apply(game, TALON_KIND_DISCARD, plan->contractor, 0, suit,
          plan->wanted[TALON_PLACE_TALON]);
}

static void deal(talon_rng *rng, const struct plan *plan, talon_game *game)
{
    talon_card pack[TALON_PACK_MAX];
    talon_move move;
    uint32_t count;

    must_ok(talon_game_pack_for(game, plan->wanted, TALON_DEAL_PLACES, pack,
                                TALON_PACK_MAX, &count));
    must_ok(talon_game_deal(game, pack, count, NULL, 0, NULL));
    bid(rng, plan, game);
    if (phase_of(game) == TALON_PHASE_DISCARD)
        discard(rng, plan, game);
    if (phase_of(game) == TALON_PHASE_PARTNER) {
        must_ok(talon_game_move_random(game, rng, &move));
        must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
    }
    must(phase_of(game) == TALON_PHASE_TRICKS);
}

/* ---- The first tricks */

static int is_joker_card(uint32_t card)
{
    return card == TALON_CARD_LOW_JOKER || card == TALON_CARD_HIGH_JOKER;
}

/* Whether a card would be winning the trick if it were played now. Of cards
 * that are led, only jokers count as winning. */
static int is_on_top(const talon_game *game, int32_t seat, uint32_t card)
{
    int32_t winner = TALON_NOBODY;
    struct handle copy;

    must_ok(talon_fh_winning(game, &winner, NULL));
    if (winner == TALON_NOBODY)
        return is_joker_card(card);
    copy_to(&copy, game);
    must_ok(talon_fh_play(of(&copy), seat, (talon_card)card, 0));
    if (phase_of(of(&copy)) != TALON_PHASE_TRICKS)
        return 1;
    must_ok(talon_fh_winning(of(&copy), &winner, NULL));
    return winner == seat ||
           (winner == TALON_NOBODY && seat_to_act(of(&copy)) == seat);
}

/* How bad it would be to play a card before the end. Worst is a card with which
 * the contractor of a misere wins a trick, then a card that a hand should have
 * at the end, then a lead in a suit that should not be led yet. */
static uint32_t reluctance(const struct plan *plan, const talon_game *game,
                           int32_t seat, uint32_t card)
{
    uint32_t fears = 0;
    int32_t winner;

    if (is_misere_cell(&plan->cell) && seat == plan->contractor &&
        is_on_top(game, seat, card))
        fears = 8;
    if (plan->keep >> card & 1)
        fears += 4;
    must_ok(talon_fh_winning(game, &winner, NULL));
    if (winner == TALON_NOBODY && !(plan->led_suits >> suit_in(plan, card) & 1))
        fears += 2;
    return fears;
}

/* Plays a card before the end: the one that reluctance() minds least. */
static void play_early(talon_rng *rng, const struct plan *plan,
                       talon_game *game)
{
    talon_card list[TALON_PACK_MAX], chosen;
    uint32_t count, suits, suit = 0, i, best = UINT32_MAX, fears;
    talon_cards set;
    int32_t seat;

    must_ok(talon_fh_playable(game, &seat, &set, &suits));
    count = list_of(rng, set, list);
    chosen = list[0];
    for (i = 0; i < count; i++) {
        fears = reluctance(plan, game, seat, list[i]);
        if (fears < best) {
            best = fears;
            chosen = list[i];
        }
    }
    if (is_joker_card(chosen) && suits != 0)
        do
            suit = one_of(rng, 1, 4);
        while (!(suits >> suit & 1));
    must_ok(talon_fh_play(game, seat, chosen, suit));
}

/* Plays until each hand has as many cards as planned. With `into_trick`, it may
 * then play a part of the next trick. Returns 0 if a misere ends before
 * that. */
static int play_down(talon_rng *rng, const struct plan *plan, talon_game *game,
                     int into_trick)
{
    uint32_t tricks = TALON_FH_TRICKS - plan->cards, total, i;

    total = tricks * plan->cell.hands;
    if (into_trick && one_in(rng, 2))
        total += talon_rng_below(rng, plan->cell.hands);
    for (i = 0; i < total; i++) {
        if (phase_of(game) != TALON_PHASE_TRICKS)
            return 0;
        play_early(rng, plan, game);
    }
    return phase_of(game) == TALON_PHASE_TRICKS;
}

static void describe(const struct plan *plan, struct drawn *drawn)
{
    talon_fh_state state;
    talon_cards left = 0;
    uint32_t i;

    must_ok(talon_fh_state_of(drawn->game, &state));
    for (i = 0; i < plan->players; i++) {
        left |= state.laid_down >> i & 1 ? 0 : state.hand[i];
        if (state.table[i] != TALON_CARD_NONE)
            left |= BIT(state.table[i]);
    }
    left &= BOTH_JOKERS;
    drawn->cards = TALON_FH_TRICKS + 1u - state.trick;
    drawn->on_table = state.on_table;
    drawn->jokers = talon_cards_count(&left);
    drawn->nominated = state.nominated != 0;
    drawn->laid_down = state.laid_down != 0;
    drawn->dead_hand = state.dead != 0;
    drawn->partner = state.partner >= 0;
    drawn->three_sides =
        plan->players == 6 && state.side[0] == (1u << 0 | 1u << 3);
}

/* Draws a number of cards in each hand. A row has the percentages of one card,
 * two cards, and so on, for a number of hands. */
static uint32_t draw_cards(talon_rng *rng, uint32_t hands)
{
    static const uint8_t shares[HANDS_MAX + 1][7] = {
        {0},
        {0},
        {2, 6, 14, 24, 24, 24, 6},
        {2, 10, 28, 40, 20},
        {4, 18, 54, 24},
        {8, 36, 56},
        {8, 62, 30},
    };
    uint32_t draw = talon_rng_below(rng, 100), cards = 0;

    while (draw >= shares[hands][cards])
        draw -= shares[hands][cards++];
    return cards + 1;
}

static uint32_t draw_denomination(talon_rng *rng, uint32_t contract)
{
    static const uint8_t of_contract[CONTRACTS] = {
        0, TALON_DENOMINATION_NO_TRUMP, TALON_DENOMINATION_MISERE,
        TALON_DENOMINATION_OPEN_MISERE, 0};

    return contract == CONTRACT_SUIT ? one_of(rng, 1, 4)
                                     : of_contract[contract];
}

static void sit_down(const talon_rules *rules, struct plan *plan,
                     struct handle *handle)
{
    talon_game *game;
    int32_t dealer;

    must_ok(talon_rules_get(rules, TALON_FH_OPTION_FIRST_DEALER, &dealer));
    plan->contractor = (dealer + 1) % (int32_t)plan->players;
    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, rules, &game));
}

static int has_choice(const talon_game *game)
{
    uint32_t count;

    must_ok(talon_game_move_count(game, &count));
    return count > 1;
}

void draw_game(talon_rng *rng, const struct cell *cell, uint32_t cards,
               struct handle *handle, struct drawn *drawn)
{
    struct plan plan = {.cell = *cell};
    talon_rules rules;

    drawn->game = of(handle);
    do {
        draw_rules(rng, &plan, &rules);
        plan.cards = cards != 0 ? cards : draw_cards(rng, cell->hands);
        plan.denomination = draw_denomination(rng, cell->contract);
        sit_down(&rules, &plan, handle);
        draw_hands(rng, &plan);
        plan.led_suits = one_in(rng, 2) ? 0x1E : ~plan.focus & 0x1E;
        deal(rng, &plan, drawn->game);
    } while (!play_down(rng, &plan, drawn->game, 1) ||
             (!has_choice(drawn->game) && !one_in(rng, 8)));
    describe(&plan, drawn);
}

void draw_side(talon_rng *rng, const talon_game *game,
               talon_fh_position *position)
{
    talon_fh_state state;
    uint32_t i;

    must_ok(talon_fh_state_of(game, &state));
    do
        position->side =
            (uint8_t)(talon_rng_below(rng, 64) & position->playing);
    while (position->side == 0 || position->side == position->playing);
    for (position->taken = 0, i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (position->side >> i & 1)
            position->taken = (uint8_t)(position->taken + state.tricks[i]);
}

/* Whether all seats have exactly these hands, and this seat is to lead. */
static int has_come_to(const talon_game *game, const talon_cards hands[],
                       int32_t leader)
{
    uint32_t i;

    if (phase_of(game) != TALON_PHASE_TRICKS || seat_to_act(game) != leader)
        return 0;
    for (i = 0; i < seats_at(game); i++)
        if (cards_at(game, i) != hands[i])
            return 0;
    return 1;
}

void draw_ending(talon_rng *rng, const talon_rules *rules,
                 uint32_t denomination, const talon_cards hands[],
                 int32_t leader, struct handle *handle)
{
    struct plan plan = {.denomination = denomination};
    talon_card list[TALON_PACK_MAX];
    uint32_t left, i, tries = 0;
    int misere = denomination >= TALON_DENOMINATION_MISERE;

    plan.cell.contract = denomination <= TALON_SUIT_HEARTS ? CONTRACT_SUIT
                         : misere                          ? CONTRACT_MISERE
                                                           : CONTRACT_NO_TRUMP;
    plan.cards = talon_cards_count(&hands[0]);
    must_ok(talon_rules_pack(rules, &plan.pack));
    must_ok(talon_rules_seat_count(rules, &plan.players));
    plan.cell.hands = plan.players;
    do {
        must(++tries < 1000000);
        plan.led_suits = one_of(rng, 1, 15) << 1;
        memset(plan.wanted, 0, sizeof plan.wanted);
        for (plan.keep = 0, i = 0; i < plan.players; i++) {
            plan.wanted[i] = hands[i];
            plan.keep |= hands[i];
        }
        sit_down(rules, &plan, handle);
        left = list_of(rng, plan.pack & ~plan.keep, list);
        for (i = 0; i < plan.players; i++)
            fill_hand(&plan, ((uint32_t)plan.contractor + i) % plan.players,
                      TALON_FH_TRICKS, list, &left,
                      misere && i == 0 ? TALON_PACK_MAX : 1);
        while (left > 0)
            plan.wanted[TALON_PLACE_TALON] |= BIT(list[--left]);
        deal(rng, &plan, of(handle));
    } while (!play_down(rng, &plan, of(handle), 0) ||
             !has_come_to(of(handle), hands, leader));
}

/* ---- Positions as a person writes them */

/* Plays some cards of the first trick. */
static void begin_trick(talon_rng *rng, talon_fh_position *position,
                        uint32_t hands)
{
    uint32_t count = one_in(rng, 2) ? talon_rng_below(rng, hands) : 0, pick;
    struct model_moves moves;

    while (count-- > 0) {
        model_moves(position, &moves);
        pick = talon_rng_below(rng, moves.count);
        must(model_play(position, moves.card[pick], moves.suit[pick]) == -1);
    }
}

static void draw_seats(talon_rng *rng, const struct cell *cell,
                       talon_fh_position *position, int32_t seats[])
{
    uint32_t seat, count = 0;

    while (count < cell->hands) {
        seat = talon_rng_below(rng, TALON_FH_SEATS_MAX);
        if (!(position->playing >> seat & 1))
            seats[count++] = (int32_t)seat;
        position->playing |= (uint8_t)(1u << seat);
    }
    position->leader = (int8_t)seats[talon_rng_below(rng, count)];
    position->contractor = (int8_t)seats[0];
    do
        position->side = (uint8_t)(one_of(rng, 1, 62) & position->playing);
    while (position->side == 0 || position->side == position->playing);
    if (is_misere_cell(cell))
        position->side = (uint8_t)(1u << seats[0]);
}

/* Draws what the rules remember of earlier tricks, the tricks taken, and a suit
 * named for the joker. */
static void draw_memory(talon_rng *rng, const struct cell *cell, uint32_t cards,
                        talon_fh_position *position)
{
    uint32_t i;

    position->joker_rule = (uint8_t)cell->joker_rule;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (position->playing >> i & 1)
            position->failed[i] = (uint8_t)(one_of(rng, 0, 15) << 1);
    position->suits_led =
        (uint8_t)((one_of(rng, 0, 15) & one_of(rng, 0, 15)) << 1);
    if (cell->contract != CONTRACT_SUIT && one_in(rng, 4))
        position->nominated = (uint8_t)one_of(rng, 1, 4);
    if (!is_misere_cell(cell))
        position->taken = (uint8_t)talon_rng_below(rng, 11 - cards);
    if (cell->contract == CONTRACT_NONE) {
        position->contractor = TALON_NOBODY;
        position->nominated = 0;
    }
}

void draw_position(talon_rng *rng, const struct cell *cell,
                   talon_fh_position *position)
{
    static const uint32_t denominations[CONTRACTS] = {
        0, TALON_DENOMINATION_NO_TRUMP, TALON_DENOMINATION_MISERE,
        TALON_DENOMINATION_OPEN_MISERE, TALON_DENOMINATION_NO_TRUMP};
    struct plan plan = {.cell = *cell, .players = cell->hands};
    int32_t seats[TALON_FH_SEATS_MAX];
    uint32_t i;

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    draw_seats(rng, cell, position, seats);
    plan.pack = ~(talon_cards)0;
    plan.denomination = cell->contract == CONTRACT_SUIT
                            ? one_of(rng, 1, 4)
                            : denominations[cell->contract];
    plan.cards = draw_cards(rng, cell->hands);
    do
        draw_hands(rng, &plan);
    while (talon_cards_count(&plan.keep) < plan.cards * cell->hands);
    position->denomination = (uint8_t)plan.denomination;
    for (i = 0; i < cell->hands; i++)
        position->hand[seats[i]] = plan.wanted[i] & plan.keep;
    draw_memory(rng, cell, plan.cards, position);
    begin_trick(rng, position, cell->hands);
}

void in_every_cell(uint32_t test, uint32_t times,
                   void (*judge)(talon_rng *rng, const struct cell *cell))
{
    struct cell cell;
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, test, 0);
    for (cell.contract = 0; cell.contract < CONTRACTS; cell.contract++)
        for (cell.joker_rule = 0; cell.joker_rule < JOKER_RULES;
             cell.joker_rule++)
            for (cell.hands = HANDS_MIN; cell.hands <= HANDS_MAX; cell.hands++)
                for (i = 0; i < times; i++)
                    judge(&rng, &cell);
}
