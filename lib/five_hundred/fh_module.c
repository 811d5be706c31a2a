/* SPDX-License-Identifier: MIT */
/* Five Hundred as the core sees it: its entry in the list of games, which
 * gathers what the other files offer. No rule of play is here. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_codes.h"
#include "five_hundred/fh_deal.h"
#include "five_hundred/fh_fields.h"
#include "five_hundred/fh_hidden.h"
#include "five_hundred/fh_history.h"
#include "five_hundred/fh_kitty.h"
#include "five_hundred/fh_observed.h"
#include "five_hundred/fh_options.h"
#include "five_hundred/fh_order.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_score.h"
#include "five_hundred/fh_tricks.h"
#include "five_hundred/fh_verify.h"
#include "five_hundred/fh_view.h"
#include "five_hundred/fh_vocabulary.h"

#include <stddef.h>

static const struct phase over_phase = {
    .number = TALON_PHASE_OVER,
    .key = WORDS("over", "game over"),
    .is_between = 1,
};

static const struct phase *const phases[TALON_PHASE_OVER + 1] = {
    [TALON_PHASE_DRAW] = &tln_fh_draw_phase,
    [TALON_PHASE_DEAL] = &tln_fh_deal_phase,
    [TALON_PHASE_AUCTION] = &tln_fh_auction_phase,
    [TALON_PHASE_DISCARD] = &tln_fh_discard_phase,
    [TALON_PHASE_PARTNER] = &tln_fh_partner_phase,
    [TALON_PHASE_TRICKS] = &tln_fh_tricks_phase,
    [TALON_PHASE_OVER] = &over_phase,
};

/* FH-40: a game ends after so many deals. */
static const struct limit limits[] = {
    {TALON_LIMIT_DEALS, DEALS_MAX},
    {0, 0},
};

static uint32_t seats(const struct talon_game *handle)
{
    return seats_of(fh_in(handle));
}

static talon_status cards(const struct talon_game *handle, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct five_hundred *game = fh_in(handle);

    if (place == TALON_PLACE_TABLE) {
        *set = tln_fh_cards_on_table(game);
        *count = set_count(*set);
        return TALON_OK;
    }
    if (place >= hands_dealt(game->rule) && place != TALON_PLACE_TALON &&
        place != TALON_PLACE_DISCARD)
        return TALON_E_PLACE;
    *set = tln_fh_cards_at(game, place);
    *count = tln_fh_size_at(game, place);
    return set_count(*set) == *count ? TALON_OK : TALON_UNKNOWN;
}

static void totals(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++)
        total[seat] = game->score[seat];
}

static uint32_t deals(const struct talon_game *handle)
{
    return fh_in(handle)->deals;
}

/* Contract and trick points, which are 0 until a hand is scored. */
static void returns(const struct talon_game *handle,
                    int64_t returned[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++) {
        returned[seat] =
            game->contract_points[seat] + (int32_t)game->trick_points[seat];
    }
}

static uint32_t winners(const struct talon_game *handle)
{
    return fh_in(handle)->winners;
}

static int32_t list_tricks(const struct talon_game *handle,
                           int64_t value[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++)
        value[seat] = game->taken[seat];
    return (int32_t)seats_of(game);
}

static int32_t list_scores(const struct talon_game *handle,
                           int64_t value[TALON_SEATS_MAX])
{
    totals(handle, value);
    return (int32_t)seats(handle);
}

static int32_t list_winners(const struct talon_game *handle,
                            int64_t value[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t winners = game->winners;
    int32_t count = 0;

    if (game->phase != TALON_PHASE_OVER)
        return -1;
    while (winners != 0)
        value[count++] = take_seat(&winners, 0);
    return count;
}

static const struct annotation annotations[] = {
    {"tricks", list_tricks},
    {"score", list_scores},
    {"winners", list_winners},
    {NULL, NULL},
};

const struct module tln_fh_module = {
    .entry = {&tln_fh_options},
    .size = sizeof(struct five_hundred),
    .feature = TALON_FEATURE_FIVE_HUNDRED,
    .rule_at = offsetof(struct five_hundred, rule),
    .rule_bytes = sizeof(int16_t),
    .vocabulary = &tln_fh_vocabulary,
    .annotation = annotations,
    .limit = limits,
    .phase = phases,
    .phases = TALON_PHASE_OVER + 1,
    .start = tln_fh_start,
    .phase_at = offsetof(struct five_hundred, phase),
    .to_act_at = offsetof(struct five_hundred, to_act),
    .make_plain = tln_fh_make_plain,
    .seats = seats,
    .cards = cards,
    .totals = totals,
    .winners = winners,
    .deals = deals,
    .returns = returns,
    .card_suit = tln_fh_card_suit,
    .card_order = tln_fh_card_order,
    .redact = tln_fh_redact,
    .field = tln_fh_fields,
    .derive = tln_fh_derive,
    .verify = tln_fh_verify,
    .hidden = tln_fh_hidden,
    .fill = tln_fh_fill,
    .settle = tln_fh_settle,
    .completes = tln_fh_completes,
    .sets = tln_fh_sets,
    .past = &tln_fh_past,
    .codes = tln_fh_codes,
    .observation = &tln_fh_observation,
};
