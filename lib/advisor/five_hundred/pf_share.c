/* SPDX-License-Identifier: MIT */
/* Defenders that score for themselves (FH-35 with three sides or more). The
 * solver finds how many tricks they take together, but not how many each of
 * them takes. So after each of the best few cards, the hand is played to its
 * end in some worlds as the solver would play it, and the seat's own tricks are
 * counted. For each of these tricks the seat scores ten points, and no other
 * defender scores anything. */
#include "advisor/five_hundred/pf_share.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/solver/cards.h"
#include "advisor/solver/position.h"

/* How many tricks the seat takes from now on if it plays `first` and everyone
 * then plays as the solver would. */
static int32_t own_tricks(struct pf_mind *mind, talon_fh_position *position,
                          const struct option *first)
{
    struct options options;
    uint32_t table = tln_sv_on_table(position) + 1;
    uint32_t playing = count_bits(position->playing);
    int is_over = tln_sv_play(position, first);
    int32_t count = 0;

    for (;;) {
        if (table == playing) {
            count += position->leader == (int32_t)mind->sight.me;
            table = 0;
        }
        if (is_over || mind->nodes > mind->nodes_most ||
            tln_pl_stopped(mind->decision))
            return count;
        is_over = tln_sv_play(
            position,
            &options.option[tln_pf_best_option(mind, position, &options)]);
        table++;
    }
}

/* How much more a trick is worth to the seat than one that another defender
 * takes: the seat gets ten points more, and the mean of the other sides is
 * lower. */
static int64_t trick_worth(const struct sight *sight)
{
    return 10 * POINT + 10 * POINT / (int64_t)(sight->sides - 1);
}

static int has_shares(const struct pf_mind *mind)
{
    const struct sight *sight = &mind->sight;

    return sight->sides > 2 && sight->base.contractor != TALON_NOBODY &&
           !is_misere(&sight->base) &&
           (sight->base.side >> sight->me & 1) == 0 &&
           sight->rules.value[TALON_FH_OPTION_DEFENDER_TRICKS] ==
               TALON_FH_DEFENDER_TRICKS_ALWAYS &&
           count_bits(sight->hand) <= SHARE_CARDS;
}

void tln_pf_add_shares(struct pf_mind *mind, struct candidates *cards)
{
    uint32_t worlds = least(mind->worlds, SHARE_WORLDS), i, world;
    int64_t best = INT64_MIN, unit = trick_worth(&mind->sight);
    int64_t first = -1, before[CARDS_MAX];

    if (worlds == 0 || !has_shares(mind))
        return;
    for (i = 0; i < cards->count; i++)
        before[i] = cards->card[i].worth;
    for (i = 0; i < cards->count; i++)
        best = cards->card[i].worth > best ? cards->card[i].worth : best;
    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];
        int64_t sum = 0;

        if (card->same != i) {
            card->worth = cards->card[card->same].worth;
            continue;
        }
        if (card->worth < best - SHARE_WITHIN)
            continue;
        for (world = 0; world < worlds; world++) {
            talon_fh_position position;

            tln_pf_position(mind, &mind->world[world], &position);
            sum += own_tricks(mind, &position, &card->option);
        }
        first = first < 0 ? sum : first;
        card->worth += unit * (sum - first) / (int64_t)worlds;
    }
    for (i = 0; i < cards->count; i++)
        cards->card[i].error = TALON_ERROR_UNKNOWN;
    for (i = 0; i < cards->count && mind->decision->stopped; i++)
        cards->card[i].worth = before[i];
}
