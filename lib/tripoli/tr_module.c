/* SPDX-License-Identifier: MIT */
/* Tripoli as the core sees it: its entry in the list of games, with the phases
 * and what is asked of a session as a whole. No rule of play is here. */
#include "tripoli/tr_module.h"
#include "tripoli/tr_closing.h"
#include "tripoli/tr_codes.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_fields.h"
#include "tripoli/tr_hidden.h"
#include "tripoli/tr_history.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_observed.h"
#include "tripoli/tr_options.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_session.h"
#include "tripoli/tr_spare.h"
#include "tripoli/tr_verify.h"
#include "tripoli/tr_verify_cards.h"
#include "tripoli/tr_view.h"
#include "tripoli/tr_vocabulary.h"

static const struct phase *const phases[TALON_PHASE_OVER + 1] = {
    [TALON_PHASE_DEAL] = &tln_tr_deal_phase,
    [TALON_PHASE_BETWEEN] = &tln_tr_between_phase,
    [TALON_PHASE_PAY_AUCTION] = &tln_tr_pay_auction_phase,
    [TALON_PHASE_PAY_SUIT] = &tln_tr_pay_suit_phase,
    [TALON_PHASE_SPARE] = &tln_tr_spare_phase,
    [TALON_PHASE_SPARE_AUCTION] = &tln_tr_spare_auction_phase,
    [TALON_PHASE_SELECT_HAND] = &tln_tr_select_phase,
    [TALON_PHASE_BETTING] = &tln_tr_betting_phase,
    [TALON_PHASE_MICHIGAN] = &tln_tr_michigan_phase,
    [TALON_PHASE_OVER] = &tln_tr_over_phase,
};

/* TR-3; and TR-11, TR-18, TR-34. */
static const struct limit limits[] = {
    {TALON_LIMIT_CHIPS, CHIPS_MAX},
    {TALON_LIMIT_OFFER, MOVE_CHIPS_MAX},
    {0, 0},
};

static uint32_t seats(const struct talon_game *handle)
{
    return players(tr_in(handle));
}

static talon_cards played(const struct tripoli *game)
{
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < game->plays; i++)
        cards |= BIT(game->play[i]);
    return cards;
}

/* The undealt cards of a closing round, which are known if all hands are. */
static talon_cards undealt(const struct tripoli *game)
{
    talon_cards hands = 0;
    uint32_t seat;

    if (!is_closing_deal(game) || tln_tr_hidden_hands(game) != 0)
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        hands |= game->hand[seat];
    return PACK_52 & ~hands;
}

static talon_status cards(const struct talon_game *handle, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct tripoli *game = tr_in(handle);

    if (place < players(game)) {
        *set = game->hand[place];
        *count = game->held[place];
    } else if (place == TALON_PLACE_TALON) {
        *set = game->spare;
        *count = game->spare_held;
    } else if (place == TALON_PLACE_TABLE) {
        *set = played(game);
        *count = game->plays;
    } else if (place == TALON_PLACE_UNDEALT) {
        *set = undealt(game);
        *count = tln_tr_undealt(game);
    } else {
        return TALON_E_PLACE;
    }
    return set_count(*set) < *count ? TALON_UNKNOWN : TALON_OK;
}

static void totals(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX])
{
    memcpy(total, tr_in(handle)->stack, SEATS * sizeof *total);
}

/* A session has no winner; chips decide. */
static uint32_t winners(const struct talon_game *handle)
{
    (void)handle;
    return 0;
}

static uint32_t deals(const struct talon_game *handle)
{
    return tr_in(handle)->deals;
}

/* The change in each stack since before the antes. */
static void returns(const struct talon_game *handle,
                    int64_t returned[TALON_SEATS_MAX])
{
    const struct tripoli *game = tr_in(handle);
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        returned[seat] = game->stack[seat] - game->before[seat];
}

static int32_t chips_line(const struct talon_game *handle,
                          int64_t value[TALON_SEATS_MAX])
{
    totals(handle, value);
    return (int32_t)seats(handle);
}

static int32_t boxes_line(const struct talon_game *handle,
                          int64_t value[TALON_SEATS_MAX])
{
    memcpy(value, tr_in(handle)->box + 1, TALON_TR_BOXES * sizeof *value);
    return TALON_TR_BOXES;
}

static const struct annotation annotations[] = {
    {"chips", chips_line},
    {"boxes", boxes_line},
    {NULL, NULL},
};

const struct module tln_tr_module = {
    .entry = {&tln_tr_options},
    .size = sizeof(struct tripoli),
    .feature = TALON_FEATURE_TRIPOLI,
    .rule_at = offsetof(struct tripoli, rule),
    .rule_bytes = sizeof(int32_t),
    .vocabulary = &tln_tr_vocabulary,
    .annotation = annotations,
    .limit = limits,
    .phase = phases,
    .phases = TALON_PHASE_OVER + 1,
    .start = tln_tr_start,
    .phase_at = offsetof(struct tripoli, phase),
    .to_act_at = offsetof(struct tripoli, to_act),
    .make_plain = tln_tr_make_plain,
    .seats = seats,
    .cards = cards,
    .totals = totals,
    .winners = winners,
    .deals = deals,
    .returns = returns,
    .redact = tln_tr_redact,
    .field = tln_tr_fields,
    .derive = tln_tr_derive,
    .verify = tln_tr_verify,
    .hidden = tln_tr_hidden,
    .fill = tln_tr_fill,
    /* Nothing but cards is hidden in a session. */
    .settle = tln_tr_derive,
    .completes = tln_tr_completes,
    .sets = tln_tr_sets,
    .past = &tln_tr_past,
    .codes = tln_tr_codes,
    .observation = &tln_tr_observation,
};
