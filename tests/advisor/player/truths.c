/* SPDX-License-Identifier: MIT */
#include "truths.h"

#define JOKERS                                                                 \
    ((talon_cards)1 << TALON_CARD_LOW_JOKER | (talon_cards)1                   \
                                                  << TALON_CARD_HIGH_JOKER)

static talon_cards bit(talon_card card)
{
    return (talon_cards)1 << card;
}

static uint32_t size(talon_cards set)
{
    return talon_cards_count(&set);
}

/* The n-th card of a set. */
static talon_card nth(talon_cards set, uint32_t n)
{
    return talon_cards_nth(&set, n);
}

void see(const talon_game *game, const struct said *said, uint32_t index,
         struct scene *scene)
{
    static const uint32_t aside[] = {TALON_PLACE_TALON, TALON_PLACE_DISCARD};
    talon_cards all = 0, known;
    talon_game *view;
    uint32_t place;

    memset(scene, 0, sizeof *scene);
    scene->game = game;
    scene->said = said;
    scene->advice = &said->advice[index];
    scene->index = index;
    scene->me = scene->advice->next_move.seat;
    scene->hand = cards_at(game, (uint32_t)scene->me);
    scene->card = nth(scene->advice->next_move.cards, 0);
    if (kind_of(game) != FH)
        return;
    view = view_of(game, SEAT(scene->me));
    ck_assert_int_ge(talon_fh_state_of(view, &scene->state), 0);
    if (scene->state.phase == TALON_PHASE_TRICKS)
        ck_ok(talon_fh_position_of(game, &scene->position));
    else
        scene->position.denomination = scene->state.bid_denomination;
    for (place = 0; place < TALON_FH_SEATS_MAX; place++)
        if (place != (uint32_t)scene->me &&
            talon_game_cards(game, place, &known, NULL) >= 0)
            all |= known;
    for (place = 0; place < COUNT(aside); place++) {
        if (talon_game_cards(game, aside[place], &known, NULL) >= 0)
            all |= known;
        if (talon_game_cards(view, aside[place], &known, NULL) >= 0)
            all &= ~known;
    }
    scene->out = all & ~scene->hand;
}

/* FH-5, FH-21: the suit of a card, or 0 for a joker without one. */
static uint32_t suit_of(const struct scene *scene, int32_t seat,
                        talon_card card)
{
    uint32_t trump = scene->position.denomination, suit = card / 16u + 1;

    if ((JOKERS & bit(card)) != 0) {
        if (trump <= TALON_SUIT_HEARTS)
            return trump;
        return seat == scene->state.bidder ? scene->state.nominated : 0;
    }
    if (card % 16u == TALON_RANK_JACK - 2 && trump <= TALON_SUIT_HEARTS &&
        suit == (trump <= 2 ? 3 - trump : 7 - trump))
        return trump;
    return suit;
}

/* How high a card is in a trick with this suit led: 0 cannot win. */
static uint32_t height_of(const struct scene *scene, int32_t seat, uint32_t led,
                          talon_card card)
{
    uint32_t trump = scene->position.denomination, rank = card % 16u;
    uint32_t suit = suit_of(scene, seat, card);
    int is_trump = trump <= TALON_SUIT_HEARTS && suit == trump;

    if ((JOKERS & bit(card)) != 0) {
        if (suit != 0 && !is_trump && suit != led)
            return 0;
        return (suit == 0 || is_trump ? 1000u : 150u) + card;
    }
    if (is_trump && rank == TALON_RANK_JACK - 2)
        return card / 16u + 1 == trump ? 602 : 601;
    if (is_trump)
        return 500 + rank;
    return suit == led ? 100 + rank : 0;
}

/* The cards of a set that belong to a suit if nobody in particular has
 * them. */
static talon_cards among(const struct scene *scene, talon_cards set,
                         uint32_t suit)
{
    talon_cards found = 0;
    uint32_t i;

    for (i = 0; i < size(set); i++)
        if (suit_of(scene, TALON_NOBODY, nth(set, i)) == suit)
            found |= bit(nth(set, i));
    return found;
}

static talon_cards own_of(const struct scene *scene, uint32_t suit)
{
    talon_cards found = 0;
    uint32_t i;

    for (i = 0; i < size(scene->hand); i++)
        if (suit_of(scene, scene->me, nth(scene->hand, i)) == suit)
            found |= bit(nth(scene->hand, i));
    return found;
}

/* The suit that the trick has with this card in it. */
static uint32_t led_by(const struct scene *scene, const talon_advice *advice)
{
    if (scene->state.on_table > 0)
        return scene->state.suit_led;
    if (advice->next_move.denomination != 0)
        return advice->next_move.denomination;
    return suit_of(scene, scene->me, nth(advice->next_move.cards, 0));
}

static uint32_t led(const struct scene *scene)
{
    return led_by(scene, scene->advice);
}

static uint32_t height(const struct scene *scene)
{
    return height_of(scene, scene->me, led(scene), scene->card);
}

/* Of the cards not seen, those that beat a height. */
static talon_cards higher(const struct scene *scene, uint32_t suit,
                          uint32_t than)
{
    talon_cards found = 0;
    uint32_t i;

    for (i = 0; i < size(scene->out); i++) {
        talon_card other = nth(scene->out, i);

        if (height_of(scene, TALON_NOBODY, suit, other) > than)
            found |= bit(other);
    }
    return found;
}

/* The height of the card that is winning, and whose it is. */
static uint32_t top(const struct scene *scene, int32_t *winner)
{
    uint32_t best = 0, i;
    int32_t seat = scene->state.leader;

    *winner = TALON_NOBODY;
    for (i = 0; i < scene->state.on_table; i++) {
        uint32_t own = height_of(scene, seat, scene->state.suit_led,
                                 scene->position.table[i]);

        if (own > best) {
            best = own;
            *winner = seat;
        }
        do
            seat = (seat + 1) % (int32_t)TALON_FH_SEATS_MAX;
        while ((scene->position.playing >> seat & 1) == 0);
    }
    return best;
}

static int beats_table(const struct scene *scene)
{
    int32_t winner;

    return height(scene) > top(scene, &winner);
}

/* Whether a seat plays against the one that is advised. */
static int is_against(const struct scene *scene, int32_t seat)
{
    return seat != scene->me && (scene->position.playing >> seat & 1) != 0 &&
           ((scene->position.side >> seat ^ scene->position.side >> scene->me) &
            1) != 0;
}

/* The cards that a seat may play to the trick: it follows suit if it can. */
static talon_cards playable(const struct scene *scene, int32_t seat)
{
    talon_cards hand = cards_at(scene->game, (uint32_t)seat), found = 0;
    uint32_t i;

    for (i = 0; i < size(hand); i++)
        if (suit_of(scene, seat, nth(hand, i)) == led(scene))
            found |= bit(nth(hand, i));
    return found != 0 ? found | (hand & JOKERS) : hand;
}

static uint32_t reach(const struct scene *scene, int32_t seat)
{
    talon_cards set = playable(scene, seat);
    uint32_t best = 0, i;

    for (i = 0; i < size(set); i++) {
        uint32_t own = height_of(scene, seat, led(scene), nth(set, i));

        best = own > best ? own : best;
    }
    return best;
}

/* Whether a seat has yet to play to the trick after the one advised. */
static int plays_after(const struct scene *scene, int32_t seat)
{
    int32_t next = scene->state.leader < 0 ? scene->me : scene->state.leader;
    uint32_t i;

    if (seat == scene->me || (scene->position.playing >> seat & 1) == 0)
        return 0;
    for (i = 0; i < scene->state.on_table; i++) {
        if (next == seat)
            return 0;
        do
            next = (next + 1) % (int32_t)TALON_FH_SEATS_MAX;
        while ((scene->position.playing >> next & 1) == 0);
    }
    return 1;
}

/* Every game. */

int is_only_move(const struct scene *scene)
{
    uint32_t count;

    must_ok(talon_game_seat_move_count(scene->game, scene->me, &count));
    return count == 1;
}

/* Whether it is known what a move brings: by an estimate, or because it brings
 * nothing. */
static int is_stated(const talon_advice *advice)
{
    return advice->is_estimate || advice->next_move.kind == TALON_KIND_FOLD ||
           advice->next_move.kind == TALON_KIND_PASS;
}

int is_best_worth(const struct scene *scene)
{
    uint32_t i;

    for (i = 0; i < scene->said->count; i++)
        if (scene->said->advice[i].worth > scene->advice->worth)
            return 0;
    return is_stated(scene->advice);
}

/* Nothing is stated of what the move brings. */
int is_unstated(const struct scene *scene)
{
    return !scene->advice->is_estimate && scene->advice->chance_of == 0 &&
           scene->advice->worlds == 0;
}

/* Nothing is stated of any move. */
int follows_rule(const struct scene *scene)
{
    uint32_t i;

    for (i = 1; i < scene->said->count; i++)
        if (scene->said->advice[i].is_estimate)
            return 0;
    return is_unstated(scene);
}

int is_safer(const struct scene *scene)
{
    uint32_t i;

    for (i = 1; i < scene->said->count; i++)
        if (scene->said->advice[i].is_estimate &&
            scene->said->advice[i].worth > scene->advice->worth)
            return 1;
    return 0;
}

/* It brings more than the best move, to a tenth. */
int is_less_safe(const struct scene *scene)
{
    return scene->advice->is_estimate &&
           scene->advice->worth >= scene->said->advice[0].worth + 100;
}

static int are_stated(const struct scene *scene)
{
    return is_stated(scene->advice) && is_stated(&scene->said->advice[0]);
}

/* Whether the worth is that of the best move, to a tenth. */
static int brings_as_much(const struct scene *scene)
{
    return scene->advice->worth + 100 > scene->said->advice[0].worth;
}

/* TR-16: the rank of five cards for poker. */
static uint32_t rank_of(const talon_move *move)
{
    uint32_t rank;

    must_ok(talon_poker_rank(&move->cards, &rank));
    return rank;
}

/* Of two cards of a suit that no card lies between, one is as good as the
 * other; their worths may differ, because players are not so sure. A joker that
 * names another suit is another card (FH-29). */
int is_equal(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];
    uint32_t suit, one, other;
    int32_t winner;

    if (scene->advice->next_move.kind == TALON_KIND_SELECT_HAND)
        return rank_of(&scene->advice->next_move) == rank_of(&best->next_move);
    if (brings_as_much(scene) && are_stated(scene))
        return 1;
    if (scene->state.phase != TALON_PHASE_TRICKS ||
        scene->advice->next_move.denomination != best->next_move.denomination)
        return 0;
    suit = suit_of(scene, scene->me, scene->card);
    if (suit_of(scene, scene->me, nth(best->next_move.cards, 0)) != suit)
        return 0;
    one = height_of(scene, scene->me, suit, scene->card);
    other = height_of(scene, scene->me, suit, nth(best->next_move.cards, 0));
    if (higher(scene, suit, one) != higher(scene, suit, other))
        return 0;
    return suit != led(scene) ||
           (one > top(scene, &winner)) == (other > top(scene, &winner));
}

int is_worse(const struct scene *scene)
{
    return scene->advice->worth < scene->said->advice[0].worth;
}

/* Of five cards for poker, those of a lower rank bring less (TR-16). */
int is_less(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];

    if (scene->advice->next_move.kind == TALON_KIND_SELECT_HAND)
        return rank_of(&scene->advice->next_move) < rank_of(&best->next_move);
    return are_stated(scene) && !brings_as_much(scene);
}

/* The auction. */

int is_likely_stated(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_CONTRACT &&
           scene->advice->chance > TALON_CERTAIN / 2;
}

int is_unlikely_stated(const struct scene *scene)
{
    return scene->advice->chance_of == TALON_CHANCE_CONTRACT &&
           scene->advice->chance < TALON_CERTAIN / 2;
}

static int32_t option(const struct scene *scene, uint32_t number)
{
    talon_rules rules;
    int32_t value;

    must_ok(talon_game_rules(scene->game, &rules));
    must_ok(talon_rules_get(&rules, number, &value));
    return value;
}

/* FH-36 ... FH-38: a partner who is called takes half; and where the highest
 * score wins, another side may have as many as ten tricks more. */
int bid_wins(const struct scene *scene)
{
    uint32_t denomination = scene->advice->next_move.denomination, seat;
    talon_rules rules;
    int32_t value, score;

    must_ok(talon_game_rules(scene->game, &rules));
    must_ok(talon_fh_bid_value(&rules,
                               (uint32_t)scene->advice->next_move.amount,
                               denomination, &value));
    if (option(scene, TALON_FH_OPTION_FIVE_PARTNER) != 0 &&
        denomination < TALON_DENOMINATION_MISERE && seats_at(scene->game) == 5)
        value /= 2;
    score = scene->state.score[scene->me] + value;
    for (seat = 0; seat < seats_at(scene->game); seat++)
        if ((scene->state.side[scene->me] >> seat & 1) == 0 &&
            option(scene, TALON_FH_OPTION_BOTH_OVER) != 0 &&
            scene->state.score[seat] + 100 > score)
            return 0;
    return score >= option(scene, TALON_FH_OPTION_TARGET) &&
           (scene->state.barred >> scene->me & 1) == 0;
}

static const talon_advice *pass_of(const struct scene *scene)
{
    uint32_t i;

    for (i = 0; i < scene->said->count; i++)
        if (scene->said->advice[i].next_move.kind == TALON_KIND_PASS)
            return &scene->said->advice[i];
    return NULL;
}

int bid_better(const struct scene *scene)
{
    const talon_advice *pass = pass_of(scene);

    return is_best_worth(scene) && pass != NULL &&
           pass->worth < scene->advice->worth;
}

int bid_saves(const struct scene *scene)
{
    return scene->advice->worth < 0 && bid_better(scene);
}

int bid_signals(const struct scene *scene)
{
    return option(scene, TALON_FH_OPTION_INKLE) != 0 &&
           scene->advice->next_move.amount == 6;
}

int bid_misere(const struct scene *scene)
{
    return scene->advice->next_move.denomination >= TALON_DENOMINATION_MISERE &&
           is_likely_stated(scene);
}

/* Levels that count look at no world and state no chance. */
int bid_counts(const struct scene *scene)
{
    return scene->advice->worlds == 0 && scene->advice->chance_of == 0;
}

static int is_any_likely(const struct scene *scene)
{
    uint32_t i;

    for (i = 0; i < scene->said->count; i++)
        if (scene->said->advice[i].chance_of == TALON_CHANCE_CONTRACT &&
            scene->said->advice[i].chance > TALON_CERTAIN / 2)
            return 1;
    return 0;
}

int pass_weak(const struct scene *scene)
{
    return scene->state.bidder < 0 && !is_any_likely(scene);
}

int pass_high(const struct scene *scene)
{
    return scene->state.bidder >= 0 &&
           (scene->state.side[scene->me] >> scene->state.bidder & 1) == 0 &&
           !is_any_likely(scene);
}

int pass_defends(const struct scene *scene)
{
    uint32_t i;

    for (i = 1; i < scene->said->count; i++)
        if (scene->said->advice[i].worth >= scene->advice->worth)
            return 0;
    return is_best_worth(scene) && is_any_likely(scene);
}

/* The best move is a bid that is likely to be made. */
int pass_loses(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];

    return best->next_move.kind == TALON_KIND_BID && is_worse(scene) &&
           best->chance_of == TALON_CHANCE_CONTRACT &&
           best->chance > TALON_CERTAIN / 2;
}

int partner_stands(const struct scene *scene)
{
    return scene->advice->seat == scene->state.bidder;
}

/* The kitty. */

int makes_void(const struct scene *scene)
{
    uint32_t trump = scene->state.bid_denomination, suit;
    talon_cards left = scene->hand & ~scene->advice->next_move.cards;

    if (trump > TALON_SUIT_HEARTS || among(scene, left, trump) == 0)
        return 0;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++)
        if (suit != trump && among(scene, scene->hand, suit) != 0 &&
            among(scene, left, suit) == 0)
            return 1;
    return 0;
}

int keeps_tricks(const struct scene *scene)
{
    talon_cards thrown = scene->advice->next_move.cards;
    uint32_t i;

    for (i = 0; i < size(thrown); i++) {
        uint32_t suit = suit_of(scene, TALON_NOBODY, nth(thrown, i));
        uint32_t own = height_of(scene, TALON_NOBODY, suit, nth(thrown, i));

        if (suit == 0 || suit == scene->state.bid_denomination ||
            among(scene, higher(scene, suit, own), suit) == 0)
            return 0;
    }
    return 1;
}

/* Whether a card could take a trick that a lower card of its suit leads. */
static int is_above(const struct scene *scene, talon_card card)
{
    uint32_t suit = suit_of(scene, TALON_NOBODY, card);

    return suit == 0 || (JOKERS & bit(card)) != 0 ||
           (among(scene, scene->out, suit) & (bit(card) - 1)) != 0;
}

int safe_misere(const struct scene *scene)
{
    talon_cards thrown = scene->advice->next_move.cards;
    uint32_t i;

    for (i = 0; i < size(thrown); i++)
        if (!is_above(scene, nth(thrown, i)))
            return 0;
    return scene->state.bid_denomination >= TALON_DENOMINATION_MISERE;
}

/* No discard that is as good throws the card. */
int throws_kept(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];
    uint32_t i;

    for (i = 0; i < scene->said->count; i++) {
        const talon_advice *other = &scene->said->advice[i];

        if (other->is_estimate && other->worth + 100 > best->worth &&
            (other->next_move.cards & bit(scene->advice->card)) != 0)
            return 0;
    }
    return (best->next_move.cards & bit(scene->advice->card)) == 0 &&
           (!best->is_estimate || scene->advice->worth < best->worth);
}

int names_suit(const struct scene *scene)
{
    return scene->advice->next_move.denomination != 0 && is_best_worth(scene);
}

/* The tricks. */

int cashes(const struct scene *scene)
{
    uint32_t suit = led(scene), trump = scene->position.denomination, ruffers;
    talon_cards above = higher(scene, suit, height(scene));
    int32_t seat;

    if (above == 0)
        return 1;
    if (trump > TALON_SUIT_HEARTS || suit == trump ||
        among(scene, above, trump) != above)
        return 0;
    for (seat = 0, ruffers = 0; seat < (int32_t)TALON_FH_SEATS_MAX; seat++) {
        uint32_t voids = scene->state.voids[seat];

        if (!is_against(scene, seat) || (voids >> trump & 1) != 0)
            continue;
        ruffers++;
        if ((voids >> suit & 1) != 0)
            return 0;
    }
    return size(among(scene, scene->out, suit)) >= ruffers;
}

int draws_trumps(const struct scene *scene)
{
    uint32_t trump = scene->position.denomination;
    int32_t seat;

    if (trump > TALON_SUIT_HEARTS || led(scene) != trump ||
        among(scene, scene->out, trump) == 0)
        return 0;
    for (seat = 0; seat < (int32_t)TALON_FH_SEATS_MAX; seat++)
        if (is_against(scene, seat) &&
            (scene->state.voids[seat] >> trump & 1) == 0)
            return 1;
    return scene->state.partner == TALON_SECRET;
}

int partner_wins(const struct scene *scene)
{
    int32_t winner;
    uint32_t best = top(scene, &winner);

    return winner == scene->advice->seat && height(scene) < best;
}

/* Whether anybody who plays after may have a card above a height. */
static int is_reached(const struct scene *scene, uint32_t than)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)TALON_FH_SEATS_MAX; seat++)
        if (plays_after(scene, seat) && reach(scene, seat) > than)
            return 1;
    return 0;
}

int wins_trick(const struct scene *scene)
{
    return beats_table(scene) && !is_reached(scene, height(scene));
}

static int is_ruff(const struct scene *scene)
{
    uint32_t trump = scene->position.denomination;

    return trump <= TALON_SUIT_HEARTS && led(scene) != trump &&
           suit_of(scene, scene->me, scene->card) == trump &&
           beats_table(scene);
}

int trumps(const struct scene *scene)
{
    int32_t winner;

    return is_ruff(scene) && top(scene, &winner) < 500;
}

int overtrumps(const struct scene *scene)
{
    int32_t winner;

    return is_ruff(scene) && top(scene, &winner) >= 500;
}

int goes_highest(const struct scene *scene)
{
    return beats_table(scene) && higher(scene, led(scene), height(scene)) != 0;
}

/* Whether any card that may be played beats those on the table. */
static int can_beat(const struct scene *scene)
{
    int32_t winner;
    uint32_t best = top(scene, &winner), count, i;

    must_ok(talon_game_move_count(scene->game, &count));
    for (i = 0; i < count; i++) {
        talon_move move;

        must_ok(talon_game_move_at(scene->game, i, &move));
        if (height_of(scene, scene->me, led(scene), nth(move.cards, 0)) > best)
            return 1;
    }
    return 0;
}

int ducks(const struct scene *scene)
{
    int32_t winner;

    top(scene, &winner);
    return !beats_table(scene) && can_beat(scene) &&
           (is_against(scene, winner) || scene->state.partner == TALON_SECRET);
}

int cannot_win(const struct scene *scene)
{
    return !can_beat(scene);
}

/* The highest of the hand's cards of a suit. */
static uint32_t best_of(const struct scene *scene, uint32_t suit)
{
    talon_cards own = own_of(scene, suit);
    uint32_t best = 0, i;

    for (i = 0; i < size(own); i++) {
        uint32_t one = height_of(scene, scene->me, suit, nth(own, i));

        best = one > best ? one : best;
    }
    return best;
}

static uint32_t higher_of_suit(const struct scene *scene, uint32_t suit)
{
    return size(among(scene, higher(scene, suit, best_of(scene, suit)), suit));
}

int is_weak_suit(const struct scene *scene)
{
    uint32_t suit = suit_of(scene, scene->me, scene->card);

    return !can_beat(scene) &&
           higher_of_suit(scene, suit) >= size(own_of(scene, suit));
}

int sets_up(const struct scene *scene)
{
    uint32_t suit = led(scene);

    return higher_of_suit(scene, suit) < size(own_of(scene, suit));
}

int may_be_beaten(const struct scene *scene)
{
    return higher(scene, led(scene), height(scene)) != 0;
}

int exits(const struct scene *scene)
{
    return may_be_beaten(scene) && is_best_worth(scene);
}

int seat_may_ruff(const struct scene *scene)
{
    uint32_t trump = scene->position.denomination;
    uint32_t voids = scene->state.voids[scene->advice->seat];

    return trump <= TALON_SUIT_HEARTS && led(scene) != trump &&
           (voids >> led(scene) & 1) != 0 && (voids >> trump & 1) == 0 &&
           among(scene, scene->out, trump) != 0;
}

/* Whether no other card of its suit is higher than the one that is led. */
static int is_highest(const struct scene *scene)
{
    return among(scene, higher(scene, led(scene), height(scene)), led(scene)) ==
           0;
}

int cashes_what_is_as_good(const talon_game *game, const struct said *said)
{
    struct scene scene;
    uint32_t i, chance = 0;
    int64_t worth = INT64_MIN;

    see(game, said, 0, &scene);
    if (scene.state.phase != TALON_PHASE_TRICKS || scene.state.on_table > 0 ||
        scene.state.bidder < 0 || scene.state.called != TALON_CARD_NONE ||
        scene.position.denomination > TALON_SUIT_HEARTS ||
        (scene.position.side >> scene.me & 1) == 0 || is_highest(&scene))
        return 1;
    for (i = 0; i < said->count; i++) {
        const talon_advice *advice = &said->advice[i];

        chance = advice->chance > chance ? advice->chance : chance;
        worth = advice->worth > worth ? advice->worth : worth;
    }
    for (i = 1; i < said->count; i++) {
        see(game, said, i, &scene);
        if (scene.advice->chance == chance &&
            scene.advice->worth + 2500 >= worth &&
            led(&scene) != scene.position.denomination && cashes(&scene))
            return 0;
    }
    return 1;
}

/* Misères. */

int gets_under(const struct scene *scene)
{
    int32_t winner;
    uint32_t best = top(scene, &winner), count, i;

    must_ok(talon_game_move_count(scene->game, &count));
    for (i = 0; i < count; i++) {
        talon_move move;
        uint32_t other;

        must_ok(talon_game_move_at(scene->game, i, &move));
        other = height_of(scene, scene->me, led(scene), nth(move.cards, 0));
        if (other > height(scene) && other < best)
            return 0;
    }
    return height(scene) > 0 && height(scene) < best;
}

int sheds_danger(const struct scene *scene)
{
    return !beats_table(scene) && is_above(scene, scene->card) &&
           suit_of(scene, scene->me, scene->card) != led(scene);
}

/* The contractor is winning, or has yet to play and may have cards of the suit
 * that are all higher. */
int may_catch(const struct scene *scene)
{
    int32_t winner, contractor = scene->state.bidder;
    uint32_t best = top(scene, &winner), suit = led(scene), i;
    talon_cards open = cards_at(scene->game, (uint32_t)contractor);
    int is_open = (scene->state.open_hands >> contractor & 1) != 0, any = 0;

    if (winner == contractor)
        return !beats_table(scene);
    if (!plays_after(scene, contractor) ||
        (scene->state.voids[contractor] >> suit & 1) != 0)
        return 0;
    best = height(scene) > best ? height(scene) : best;
    if (!is_open)
        return among(scene, higher(scene, suit, best), suit) != 0;
    for (i = 0; i < size(open); i++) {
        uint32_t own = height_of(scene, contractor, suit, nth(open, i));

        if (suit_of(scene, contractor, nth(open, i)) != suit)
            continue;
        any = 1;
        if (own < best)
            return 0;
    }
    return any;
}

int takes_trick(const struct scene *scene)
{
    return beats_table(scene) && scene->state.bidder == scene->me;
}

/* What is wrong with a card. */

int overtakes(const struct scene *scene)
{
    int32_t winner;

    top(scene, &winner);
    return winner == scene->advice->seat && beats_table(scene);
}

int wastes_joker(const struct scene *scene)
{
    return (JOKERS & bit(scene->card)) != 0 && !beats_table(scene);
}

int wastes_high(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];
    talon_card low = nth(best->next_move.cards, 0);
    int32_t winner;
    uint32_t than = top(scene, &winner), suit = led(scene);
    uint32_t lower = height_of(scene, scene->me, suit, low);

    return low == scene->advice->card &&
           suit_of(scene, scene->me, low) ==
               suit_of(scene, scene->me, scene->card) &&
           lower <= height(scene) && (lower > than) == (height(scene) > than) &&
           (lower <= than || !is_reached(scene, lower) ||
            higher(scene, suit, lower) == higher(scene, suit, height(scene)));
}

/* Whether the seat is on the contractor's side: whoever discards is. */
static int is_contractors(const struct scene *scene)
{
    return scene->advice->next_move.kind == TALON_KIND_DISCARD ||
           (scene->position.side >> scene->me & 1) != 0;
}

/* In more than half of the worlds the contract is made after one of the two
 * cards, and fails after the other. So the one is made in more than half of
 * them and the other in fewer, and what is stated is in the same order. The
 * chance that is stated with the card says the same of it. */
int changes_contract(const struct scene *scene)
{
    const talon_advice *best = &scene->said->advice[0];
    int is_own = is_contractors(scene);
    int is_lost = 2 * scene->advice->chance < TALON_CERTAIN;
    uint32_t good = is_own ? best->chance : scene->advice->chance;
    uint32_t bad = is_own ? scene->advice->chance : best->chance;

    return scene->advice->chance_of == TALON_CHANCE_CONTRACT && good > bad &&
           is_lost == is_own &&
           is_own == (scene->advice->reason == TALON_ADVICE_LOSES_CONTRACT);
}

/* What is likely, in this position. */

/* Whether a seat can win the trick after a lead, whatever its opponents do. */
static int can_win(const struct scene *scene, int32_t seat)
{
    uint32_t best = reach(scene, seat);
    int32_t other;

    if (best <= height(scene))
        return 0;
    for (other = 0; other < (int32_t)TALON_FH_SEATS_MAX; other++)
        if (other != scene->me && (scene->position.playing >> other & 1) != 0 &&
            ((scene->position.side >> other ^ scene->position.side >> seat) &
             1) != 0 &&
            reach(scene, other) > best)
            return 0;
    return 1;
}

static int can_any(const struct scene *scene,
                   int (*can)(const struct scene *, int32_t))
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)TALON_FH_SEATS_MAX; seat++)
        if (is_against(scene, seat) && can(scene, seat))
            return 1;
    return 0;
}

static int has_trump(const struct scene *scene, int32_t seat)
{
    return among(scene, cards_at(scene->game, (uint32_t)seat),
                 scene->position.denomination) != 0;
}

/* TR-20: whether the seat leads again after the run of a lead. */
static int leads_again(const struct scene *scene, const talon_move *lead)
{
    static struct handle after;

    copy_to(&after, scene->game);
    must_ok(talon_game_apply(of(&after), lead, NULL, 0, NULL));
    return phase_of(of(&after)) == TALON_PHASE_MICHIGAN &&
           seat_to_act(of(&after)) == scene->me;
}

/* Whether the seat leads again after the best lead, and not after this one. */
static int loses_lead(const struct scene *scene)
{
    return leads_again(scene, &scene->said->advice[0].next_move) &&
           !leads_again(scene, &scene->advice->next_move);
}

/* The tricks of the contractor's side after a card, by the solver; -1 where it
 * takes too long. */
static int32_t tricks_after(const talon_fh_card_value *values, uint32_t count,
                            const talon_move *move)
{
    uint32_t i;

    for (i = 0; i < count; i++)
        if (values[i].card == nth(move->cards, 0) &&
            values[i].suit == move->denomination)
            return values[i].low == values[i].high ? values[i].low : -1;
    return -1;
}

/* What the solver says of the best card and of this one; 0 where it takes too
 * long. */
static int solve_both(const struct scene *scene, int32_t *best, int32_t *other)
{
    static _Alignas(8) uint64_t memory[(1 << 20) / 8];
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_fh_solver *solver;
    uint32_t count = 0;

    must_ok(talon_fh_solver_init(memory, sizeof memory, &solver));
    must(talon_fh_solve_cards(solver, &scene->position, 100000, NULL, values,
                              TALON_FH_CARD_VALUES_MAX, &count) >= 0);
    *best = tricks_after(values, count, &scene->said->advice[0].next_move);
    *other = tricks_after(values, count, &scene->advice->next_move);
    return *best >= 0 && *other >= 0;
}

/* Whether this card, and not the best one, costs a trick of best play; -1 where
 * the solver takes too long. */
static int costs_trick(const struct scene *scene)
{
    int32_t best, other;

    if (!solve_both(scene, &best, &other))
        return -1;
    return is_contractors(scene) ? other < best : other > best;
}

/* Whether best play makes the contract after one of the two cards, and not
 * after the other, to the seat's loss; -1 where the solver takes too long, and
 * for a discard. In a misère, the tricks are those that the contractor takes,
 * or 1 for one that is made. */
static int costs_contract(const struct scene *scene)
{
    int is_misere = scene->state.bid_denomination >= TALON_DENOMINATION_MISERE;
    int32_t best, other, needed = is_misere ? 1 : scene->state.bid_tricks;

    if (scene->state.phase != TALON_PHASE_TRICKS ||
        !solve_both(scene, &best, &other))
        return -1;
    return is_contractors(scene) ? best >= needed && other < needed
                                 : best < needed && other >= needed;
}

int comes_true(const struct scene *scene)
{
    switch (scene->advice->reason) {
    case TALON_ADVICE_GIVES_TRICK:
        return costs_trick(scene);
    case TALON_ADVICE_LOSES_CONTRACT:
    case TALON_ADVICE_LETS_MAKE:
    case TALON_ADVICE_LETS_OFF:
        return costs_contract(scene);
    case TALON_ADVICE_DRAWS_TRUMPS:
        return can_any(scene, has_trump);
    case TALON_ADVICE_LEADS_PARTNER:
        return can_win(scene, scene->advice->seat);
    case TALON_ADVICE_EXITS:
        return can_any(scene, can_win);
    case TALON_ADVICE_LEADS_RUFF:
    case TALON_ADVICE_SUIT_TRUMPED:
        return has_trump(scene, scene->advice->seat);
    case TALON_ADVICE_KEEPS_LEAD:
        return leads_again(scene, &scene->advice->next_move);
    case TALON_ADVICE_LOSES_LEAD:
        return loses_lead(scene);
    default:
        return -1;
    }
}
