/* SPDX-License-Identifier: MIT */
/*
 * Clear errors. Each is counted, and so are the chances to make it:
 *
 *   a  last to play, and a partner is winning the trick: overtakes it, or
 *      throws a queen or higher while holding a lower card of that suit
 *   b  leads a trump that an unseen trump beats, while holding at least two of
 *      the highest trumps left
 *   c  plays the joker to a trick that it does not win
 *   d  raises its own side's bid in the same denomination, although no
 *      opponent has bid since this seat's last bid
 *   e  bids more than the cheapest bid of its denomination that wins the game
 *   f  contractor of a misère, last to play: takes a trick that it could avoid
 *
 * A card can look wrong and still be right. It counts as an error only if the
 * plain card, that is, the obvious one to play instead, brings at least as many
 * points on average over sampled worlds of the view, with best play after it.
 */
#include "fh_errors.h"
#include <talon/solve.h>

static const char letters[ERRORS + 1] = "abcdef";

static int is_partner(const struct fh_look *look, int32_t seat)
{
    return seat >= 0 && (look->friends >> seat & 1);
}

static talon_card card_of(const struct fh_look *look)
{
    return fh_nth(look->turn->move.cards, 0);
}

/* The lowest card of a set; a trump only if there is nothing else. */
static talon_card plain_low(const struct fh_look *look, talon_cards from)
{
    talon_cards side = from & ~fh_of_suit(from, look->trump, look->trump);

    return fh_lowest(side != 0 ? side : from, look->trump);
}

static void find_overtaking(const struct fh_look *look, struct suspicion *found)
{
    talon_cards losers = look->legal & ~fh_winners(look), lower;
    talon_card card = card_of(look);

    if (look->is_misere || look->on_table == 0 || look->left > 0 ||
        !is_partner(look, look->winning_seat) || losers == 0)
        return;
    found->possible = fh_count(look->legal) > 1;
    lower = fh_below(look->legal, card, look->trump);
    if (fh_wins(look, card)) {
        found->made = 1;
        found->plain = plain_low(look, losers);
    } else if (fh_power(card, look->trump) >= TALON_RANK_QUEEN && lower != 0) {
        found->made = 1;
        found->plain = fh_lowest(lower, look->trump);
    }
}

/* The trumps in this hand that no unseen trump beats. */
static talon_cards top_trumps(const struct fh_look *look)
{
    talon_cards unseen = fh_of_suit(fh_unseen(look), look->trump, look->trump);
    talon_cards own = fh_of_suit(look->hand, look->trump, look->trump), top = 0;
    uint32_t i;

    for (i = 0; i < fh_count(own); i++)
        if (fh_above(unseen, fh_nth(own, i), look->trump) == 0)
            top |= CARD_BIT(fh_nth(own, i));
    return top;
}

static void find_low_trump(const struct fh_look *look, struct suspicion *found)
{
    talon_cards tops;
    talon_card card = card_of(look);

    if (look->trump == NO_SUIT || look->on_table > 0)
        return;
    tops = top_trumps(look);
    found->possible =
        fh_count(tops) >= 2 &&
        (fh_of_suit(look->legal, look->trump, look->trump) & ~tops) != 0;
    found->made = found->possible &&
                  fh_suit(card, look->trump) == look->trump &&
                  (CARD_BIT(card) & tops) == 0;
    found->plain = fh_highest(tops, look->trump);
}

static void find_joker(const struct fh_look *look, struct suspicion *found)
{
    talon_cards jokers = fh_jokers(look->legal);
    talon_card joker = fh_highest(jokers, look->trump);

    if (look->is_misere || look->on_table == 0 || jokers == 0 ||
        (look->legal & ~jokers) == 0 || fh_wins(look, joker))
        return;
    found->possible = 1;
    found->made = fh_is_joker(card_of(look));
    found->plain = plain_low(look, look->legal & ~jokers);
}

/* Whether an opponent has bid since this seat's last bid, or this seat has not
 * bid. */
static int is_contested(const struct fh_look *look)
{
    uint32_t i = look->call_count;

    while (i-- > 0) {
        if (look->call[i].seat == look->seat && look->call[i].denomination != 0)
            return 0;
        if (look->call[i].denomination != 0 &&
            look->enemies >> look->call[i].seat & 1)
            return 1;
    }
    return 1;
}

static void find_raise(const struct fh_look *look, struct suspicion *found)
{
    const struct fh_call *own = fh_last_bid(look, (uint32_t)1 << look->seat, 0);

    if (own == NULL || !is_partner(look, look->state.bidder) ||
        look->state.bid_denomination != own->denomination || is_contested(look))
        return;
    found->possible = 1;
    found->made = look->turn->move.kind == TALON_KIND_BID &&
                  look->turn->move.denomination == own->denomination;
}

static void find_high_bid(const struct fh_look *look, struct suspicion *found)
{
    const talon_move *move = &look->turn->move;
    int32_t needed = look->rules.value[TALON_FH_OPTION_TARGET] -
                     look->state.score[look->seat];
    uint32_t tricks;

    if (move->kind != TALON_KIND_BID || move->amount == 0 ||
        fh_value(look, (uint32_t)move->amount, move->denomination) < needed)
        return;
    found->possible = 1;
    for (tricks = 6; (int32_t)tricks < move->amount; tricks++)
        if (fh_may_bid(look, tricks, move->denomination) &&
            fh_value(look, tricks, move->denomination) >= needed)
            found->made = 1;
}

static void find_misere(const struct fh_look *look, struct suspicion *found)
{
    talon_cards winners;

    if (!look->is_misere || look->state.bidder != look->seat ||
        look->on_table == 0 || look->left > 0)
        return;
    winners = fh_winners(look);
    found->possible = winners != 0 && winners != look->legal;
    found->made = found->possible && (winners & look->turn->move.cards) != 0;
    found->plain = fh_highest(look->legal & ~winners, look->trump);
}

void find_errors(const struct fh_look *look, struct suspicion found[ERRORS])
{
    uint32_t i;

    for (i = 0; i < ERRORS; i++)
        found[i] = (struct suspicion){0, 0, TALON_CARD_NONE};
    if (look->state.phase == TALON_PHASE_AUCTION) {
        find_raise(look, found + 3);
        find_high_bid(look, found + 4);
    } else if (look->state.phase == TALON_PHASE_TRICKS) {
        find_overtaking(look, found);
        find_low_trump(look, found + 1);
        find_joker(look, found + 2);
        find_misere(look, found + 5);
    }
}

/* The points of the contractor's side, less those of the other sides, if it
 * takes `tricks` tricks. In a misère, `tricks` is 1 if it is made and 0 if it
 * is lost. */
static int64_t points_for(const struct fh_look *look, int32_t tricks)
{
    int32_t bid = look->is_misere ? 1 : look->state.bid_tricks;
    int64_t value =
        fh_value(look, look->state.bid_tricks, look->state.bid_denomination);
    int64_t made = tricks >= bid ? value : -value;

    if (!look->is_misere && tricks == 10 && value < 250 &&
        look->rules.value[TALON_FH_OPTION_SLAM])
        made = 250;
    return look->is_misere ? made : made - 10 * (10 - tricks);
}

/* How many points a card brings this seat's side in a world, less those of the
 * others; for a joker that is led, with the best suit to name. */
static int64_t worth_in(const struct fh_look *look, const talon_fh_world *world,
                        talon_card card)
{
    int64_t best = 0, sign = fh_declares(look) ? 1 : -1;
    int found = 0;
    uint32_t i;

    for (i = 0; i < world->count; i++) {
        if (world->value[i].card == card) {
            int64_t worth = sign * points_for(look, world->value[i].low);

            if (!found || worth > best)
                best = worth;
            found = 1;
        }
    }
    return best;
}

enum {
    NODES_MAX = 200000 /* the node limit for a world */
};

/* Whether the plain card brings at least as many points on average. */
static int is_plain_as_good(const struct table *table,
                            const struct fh_look *look, talon_card plain)
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    uint32_t i, count = 0;
    talon_fh_solver *solver;
    talon_fh_world world;
    int64_t sum = 0;
    talon_rng rng;

    seed_yardstick(table->contest, table->deal, &rng);
    talon_fh_solver_init(memory, sizeof memory, &solver);
    for (i = 0; i < table->contest->worlds; i++) {
        if (talon_fh_solve_worlds(solver, look->view, TALON_FH_GOAL_TRICKS,
                                  NODES_MAX, NULL, &rng, scratch,
                                  sizeof scratch, 1, &world, 1, &count) < 0)
            continue;
        sum += worth_in(look, &world, plain) -
               worth_in(look, &world, card_of(look));
    }
    return sum >= 0;
}

void count_errors(const struct table *table, const struct fh_look *look)
{
    struct suspicion found[ERRORS];
    uint32_t i;

    find_errors(look, found);
    for (i = 0; i < ERRORS; i++) {
        char name[] = "suspect.?";

        if (!found[i].possible)
            continue;
        name[8] = letters[i];
        count_for(table, look->seat, name, found[i].made);
        if (table->contest->worlds > 0)
            count_for(table, look->seat,
                      (char[]){'e', 'r', 'r', 'o', 'r', '.', letters[i], 0},
                      found[i].made &&
                          (found[i].plain == TALON_CARD_NONE ||
                           is_plain_as_good(table, look, found[i].plain)));
    }
}

static const char *const titles[ERRORS] = {
    "overtakes partner, or throws high",
    "leads a low trump, holding tops",
    "joker on a lost trick",
    "raises the own uncontested bid",
    "bids more than wins the game",
    "takes a trick in a misere",
};

void report_errors(const struct contest *contest, const struct sums *sums,
                   struct report *report)
{
    char name[SUM_NAME_MAX], label[64], title[512];
    uint32_t letter, i;

    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        if (contest->player[letter] == NULL)
            continue;
        snprintf(title, sizeof title, "%s: clear errors",
                 contest->player[letter]->name);
        report_title(report, title);
        for (i = 0; i < ERRORS; i++) {
            snprintf(name, sizeof name, "%c.suspect.%c", (char)('a' + letter),
                     letters[i]);
            snprintf(label, sizeof label, "(%c) %s", letters[i], titles[i]);
            report_share(report, name, label, sums_find(sums, name));
            snprintf(name, sizeof name, "%c.error.%c", (char)('a' + letter),
                     letters[i]);
            report_share(report, name, "    and the plain card is as good",
                         sums_find(sums, name));
        }
    }
}
