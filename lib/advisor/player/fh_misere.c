/* SPDX-License-Identifier: MIT */
/* Misères. Most positions are won or lost whatever is played, if everybody sees
 * all cards; what is left is to give the others room for mistakes, and oneself
 * none. So each card is also played out by simple rules with a little chance in
 * them:
 *
 * - the contractor plays the highest card that stays under, else the lowest,
 *   and throws away the card that stands highest over what others hold;
 * - a defender leads low, stays under while the contractor may still have to
 *   take the trick, and otherwise gets rid of high cards. */
#include "advisor/player/fh_misere.h"
#include "advisor/player/fh_search.h"
#include "advisor/solver/playing.h"
#include "advisor/player/fh_strength.h"
#include "advisor/solver/bits.h"

enum {
    PLAYOUTS = 2, /* of a card in a world */
    WHIM = 6,     /* one card in so many is chosen at random */
    PART = 2      /* the solver counts for so many playouts */
};

/* The power of the card that is winning, and who played it. */
static uint32_t winning_power(const talon_fh_problem *problem, uint32_t *winner)
{
    uint32_t seat = (uint32_t)problem->leader, best = 0, i;

    *winner = seat;
    for (i = 0; i < SEATS && problem->table[i] != TALON_CARD_NONE; i++) {
        uint32_t power =
            tln_sv_power(problem, problem->suit_led, seat, problem->table[i]);

        if (power > best) {
            best = power;
            *winner = seat;
        }
        seat = next_seat(problem->playing, seat);
    }
    return best;
}

/* How dangerous a card is to keep: how many lower cards of its suit others
 * hold, less how many the seat holds. */
static int32_t danger_of(const talon_fh_problem *problem, uint32_t seat,
                         talon_card card)
{
    uint32_t suit = tln_sv_suit_of(problem, seat, card), other;
    talon_cards below = (ONE << card) - 1, lane, own, others = 0;

    if (suit == 0)
        return (int32_t)seat == problem->contractor ? 20 : -30;
    lane = tln_pf_suit(TALON_DENOMINATION_NO_TRUMP, suit);
    for (other = 0; other < SEATS; other++) {
        if (other != seat)
            others |= problem->hand[other];
    }
    own = problem->hand[seat] & lane & below;
    if ((others & lane) == 0)
        return -1;
    return 2 * (int32_t)count_bits(others & lane & below) -
           2 * (int32_t)count_bits(own);
}

/* Whether a seat has none of a suit: as all know, or in a world. */
static int is_out_of(const talon_fh_problem *problem, uint32_t seat,
                     uint32_t suit)
{
    talon_cards hand = problem->hand[seat];

    return (problem->failed[seat] >> suit & 1) != 0 ||
           (suit != 0 && hand != 0 &&
            tln_sv_of_suit(problem, seat, hand, suit) == 0);
}

/* How willingly a card is played: the most willing one is. */
static int32_t willing(const talon_fh_problem *problem, uint32_t seat,
                       const struct option *option, uint32_t best,
                       uint32_t winner)
{
    uint32_t contractor = (uint32_t)problem->contractor;
    uint32_t suit_led = problem->table[0] != TALON_CARD_NONE
                            ? problem->suit_led
                            : tln_sv_suit_of(problem, seat, option->card);
    int32_t power =
        (int32_t)tln_sv_power(problem, suit_led, seat, option->card);
    int is_done = problem->hand[contractor] == 0 || winner == contractor;
    uint32_t i;

    if (best == 0)
        return seat != contractor && is_out_of(problem, contractor, suit_led)
                   ? -100 - power
                   : -power;
    if (power == 0)
        return 40 + danger_of(problem, seat, option->card);
    if (seat == contractor)
        return power < (int32_t)best ? 100 + power : -power;
    for (i = 0; i < tln_sv_on_table(problem); i++) {
        uint32_t played = (uint32_t)problem->leader, k;

        for (k = 0; k < i; k++)
            played = next_seat(problem->playing, played);
        is_done |= played == contractor;
    }
    if (winner == contractor)
        return power < (int32_t)best ? 100 + power : -power;
    if (is_done)
        return power;
    return power < (int32_t)best ? 100 + power : -power;
}

int32_t tln_pf_willing(const talon_fh_problem *problem,
                       const struct option *option)
{
    uint32_t winner, best = winning_power(problem, &winner);

    return willing(problem, tln_sv_to_play(problem), option, best, winner);
}

/* Plays a position out; returns whether the misere is made. */
static int play_out(struct mind *mind, talon_fh_problem *problem)
{
    struct option options[CARDS_MAX];
    int is_over = 0;

    while (!is_over) {
        uint32_t seat = tln_sv_to_play(problem), winner, i, chosen = 0;
        uint32_t best = winning_power(problem, &winner);
        uint32_t count = tln_sv_options(problem, options);
        int32_t most_willing = INT32_MIN;

        if (random_below(&mind->chain.random, WHIM) == 0) {
            chosen = random_below(&mind->chain.random, count);
        } else {
            for (i = 0; i < count; i++) {
                int32_t will =
                    willing(problem, seat, &options[i], best, winner);

                if (will > most_willing) {
                    most_willing = will;
                    chosen = i;
                }
            }
        }
        is_over = tln_sv_play(problem, &options[chosen]);
    }
    return problem->taken == 0;
}

void tln_pf_play_out_misere(struct mind *mind, struct candidates *cards)
{
    uint64_t random = mind->chain.random;
    uint32_t i, world, k;

    /* Every card has the same chances. */
    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];
        int64_t made = 0, total = (int64_t)mind->worlds * PLAYOUTS, played;

        mind->chain.random = random;
        for (world = 0; world < mind->worlds; world++) {
            for (k = 0; k < PLAYOUTS; k++) {
                talon_fh_problem problem;

                tln_pf_problem(mind, &mind->world[world], &problem);
                made += tln_sv_play(&problem, &card->option)
                            ? problem.taken == 0
                            : play_out(mind, &problem);
            }
        }
        played =
            (made * mind->worth[1] + (total - made) * mind->worth[0]) / total;
        card->worth = (PART * card->worth + played) / (PART + 1);
    }
}
