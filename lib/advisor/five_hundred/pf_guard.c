/* SPDX-License-Identifier: MIT */
/* Cards that no good player would play. Averages over a few dozen worlds are
 * noisy, and cards that the solver finds equal are not equal in a real game. So
 * some cards are never played if there is another one. And the last seat to
 * play overtakes its partner only if that is clearly better in many more
 * worlds, both in worlds that fit what seats have shown and in worlds imagined
 * without such conclusions. */
#include "advisor/five_hundred/pf_guard.h"
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/cards.h"
#include "advisor/solver/position.h"

/* Whether there is a lower legal card of the same suit. */
static int has_lower(const struct pf_mind *mind, const struct candidates *cards,
                     uint32_t index)
{
    const struct sight *sight = &mind->sight;
    talon_card card = cards->card[index].option.card;
    uint32_t suit = tln_sv_suit_of(&sight->base, sight->me, card), i;
    uint32_t power = tln_sv_power(&sight->base, suit, sight->me, card);

    for (i = 0; i < cards->count; i++) {
        talon_card other = cards->card[i].option.card;

        if (tln_sv_suit_of(&sight->base, sight->me, other) == suit &&
            tln_sv_power(&sight->base, suit, sight->me, other) < power)
            return 1;
    }
    return 0;
}

/* When leading, bars trumps that can be beaten if the hand has enough trumps
 * that cannot. */
static void bar_low_trumps(const struct sight *sight, struct candidates *cards)
{
    uint32_t trump = sight->base.denomination, tops = 0, i;
    uint8_t is_beaten[CARDS_MAX] = {0};

    for (i = 0; i < cards->count; i++) {
        const struct option *option = &cards->card[i].option;

        if (tln_sv_suit_of(&sight->base, sight->me, option->card) != trump)
            continue;
        is_beaten[i] = tln_pf_beaters(sight, trump,
                                      tln_pf_option_power(sight, option)) != 0;
        tops += !is_beaten[i];
    }
    for (i = 0; i < cards->count && tops >= GUARD_TOPS; i++)
        cards->card[i].is_barred |= is_beaten[i];
}

/* When following, bars a joker that would not win and, as the last to play, a
 * high card that would not win a trick the partner is winning, if a lower card
 * of its suit may be played. In a misère it bars only this: the contractor, as
 * the last to play, taking the trick. */
static void bar_follower(const struct pf_mind *mind, struct candidates *cards,
                         const struct table_trick *trick)
{
    const struct sight *sight = &mind->sight;
    int is_contractor_of_misere =
        is_misere(&sight->base) && sight->base.contractor == (int32_t)sight->me;
    uint32_t i;

    for (i = 0; i < cards->count; i++) {
        struct candidate *card = &cards->card[i];
        int wins = tln_pf_option_power(sight, &card->option) > trick->power;
        int is_joker = (JOKERS >> card->option.card & 1) != 0;

        if (is_contractor_of_misere) {
            card->is_barred = trick->to_follow == 0 && wins;
            continue;
        }
        if (is_misere(&sight->base))
            continue;
        card->is_barred =
            (is_joker && !wins) ||
            (trick->to_follow == 0 && trick->is_partner_winning && !wins &&
             card->option.card % 16 >= GUARD_HIGH && has_lower(mind, cards, i));
    }
}

void tln_pf_bar_errors(const struct pf_mind *mind, struct candidates *cards)
{
    struct table_trick trick;
    uint32_t i, barred = 0;

    tln_pf_see_trick(&mind->sight, &trick);
    if (!trick.is_lead)
        bar_follower(mind, cards, &trick);
    else if (has_trumps(&mind->sight.base))
        bar_low_trumps(&mind->sight, cards);
    for (i = 0; i < cards->count; i++)
        barred += cards->card[i].is_barred;
    for (i = 0; i < cards->count && barred == cards->count; i++)
        cards->card[i].is_barred = 0;
}

/* How two cards compare: in a number of worlds, the sum of the differences of
 * their worths, and the sum of the squares of these differences. */
struct contrast {
    int64_t sum;
    int64_t squares;
    int64_t count;
};

static int is_clear(const struct contrast *contrast)
{
    int64_t n = contrast->count, sum = contrast->sum / POINT, need;
    int64_t variance = contrast->squares - (n > 0 ? sum * sum / n : 0);

    if (n == 0 || contrast->sum < GUARD_LEAST * n)
        return 0;
    /* The square is rounded down (see pf_constants.h). */
    need = GUARD_ERRORS * GUARD_ERRORS / 10000 * variance;
    return sum * sum > need;
}

/* Compares two cards in many worlds. The result means nothing if the call is
 * stopped. */
static talon_status compare_cards(struct pf_mind *mind, uint32_t a, uint32_t b,
                                  struct contrast *contrast)
{
    talon_fh_position position;
    struct options options;
    int8_t values[CARDS_MAX];
    uint32_t i;
    uint64_t nodes_most = mind->nodes + mind->nodes_most / GUARD_NODES_PART;
    talon_status status = tln_pf_imagine(mind, GUARD_WORLDS);

    *contrast = (struct contrast){0, 0, 0};
    for (i = 0; i < GUARD_WORLDS && status == TALON_OK &&
                mind->nodes < nodes_most && !tln_pl_stopped(mind->decision);
         i++) {
        int64_t more;

        tln_pf_position(mind, &mind->world[i], &position);
        tln_pf_solve_options(mind, &position, &options, values);
        more = mind->worth[values[a]] - mind->worth[values[b]];
        contrast->sum += more;
        contrast->squares += (more / POINT) * (more / POINT);
        contrast->count++;
    }
    return status;
}

uint32_t tln_pf_plainer(struct pf_mind *mind, const struct candidates *cards,
                        uint32_t chosen)
{
    static const struct pf_skill naive = {.watches = 0};
    const struct pf_skill *skill = mind->skill;
    struct table_trick trick;
    struct contrast believed, plain;
    uint32_t best = chosen, i, worlds = mind->worlds;
    talon_status status;

    tln_pf_see_trick(&mind->sight, &trick);
    if (trick.to_follow != 0 || !trick.is_partner_winning ||
        is_misere(&mind->sight.base) ||
        tln_pf_option_power(&mind->sight, &cards->card[chosen].option) <=
            trick.power)
        return chosen;
    for (i = 0; i < cards->count; i++) {
        if (tln_pf_option_power(&mind->sight, &cards->card[i].option) <=
                trick.power &&
            !cards->card[i].is_barred &&
            (best == chosen || cards->card[i].worth > cards->card[best].worth ||
             (cards->card[i].worth == cards->card[best].worth &&
              cards->card[i].order < cards->card[best].order)))
            best = i;
    }
    if (best == chosen || !mind->skill->watches ||
        tln_pl_stopped(mind->decision))
        return best;
    status = compare_cards(mind, chosen, best, &believed);
    mind->skill = &naive;
    mind->denial_count = 0;
    if (status == TALON_OK)
        status = compare_cards(mind, chosen, best, &plain);
    mind->skill = skill;
    mind->worlds = worlds;
    return status == TALON_OK && !tln_pl_stopped(mind->decision) &&
                   is_clear(&believed) && is_clear(&plain)
               ? chosen
               : best;
}
