/* Five Hundred as the core sees it: one entry of the list of games. Gathers
 * what the other files give, and knows no rule of play. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_options.h"
#include "five_hundred/fh_score.h"
#include "five_hundred/fh_views.h"
#include "five_hundred/fh_vocabulary.h"

#include <stddef.h>

/* FH-7. Every field that has no value yet says so. */
static void start(struct talon_game *handle)
{
    struct five_hundred *game = fh_of(handle);
    int32_t dealer = rule_of(game, TALON_FH_FIRST_DEALER);

    tln_fh_ladder(game->common.rule, game->ladder);
    tln_fh_clear_hand(game);
    game->to_act = TALON_TABLE;
    if (dealer == TALON_FH_DEALER_DRAWN) {
        game->phase = TALON_PHASE_DRAW;
        game->dealer = TALON_NOBODY;
    } else {
        game->phase = TALON_PHASE_DEAL;
        game->dealer = (int8_t)dealer;
    }
}

static const struct phase over_phase = {
    .number = TALON_PHASE_OVER,
    .key = "over",
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
    if (place >= hands_dealt(game->common.rule) && place != TALON_PLACE_TALON &&
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

static uint32_t winners(const struct talon_game *handle)
{
    return fh_in(handle)->winners;
}

static uint32_t side(const struct talon_game *handle, int32_t seat)
{
    return side_of(handle->rule, (uint32_t)seat);
}

static void redact(struct talon_game *handle, uint32_t seats)
{
    tln_fh_redact(fh_of(handle), seats);
}

static talon_status verify(const struct talon_game *handle, uint32_t *field)
{
    return tln_fh_verify(fh_in(handle), field);
}

static void hidden(const struct talon_game *view, struct hidden *hidden)
{
    tln_fh_hidden(fh_in(view), hidden);
}

static void derive(struct talon_game *handle)
{
    tln_fh_derive(fh_of(handle));
}

static void fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    *tln_fh_place(fh_of(world), place) |= cards;
}

static void settle(struct talon_game *world)
{
    tln_fh_settle(fh_of(world));
}

static int32_t tell_tricks(const struct talon_game *handle,
                           int64_t value[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++)
        value[seat] = game->taken[seat];
    return (int32_t)seats_of(game);
}

static int32_t tell_scores(const struct talon_game *handle,
                           int64_t value[TALON_SEATS_MAX])
{
    totals(handle, value);
    return (int32_t)seats(handle);
}

static int32_t tell_winners(const struct talon_game *handle,
                            int64_t value[TALON_SEATS_MAX])
{
    const struct five_hundred *game = fh_in(handle);
    int32_t seat, count = 0;

    if (game->phase != TALON_PHASE_OVER)
        return -1;
    for (seat = 0; seat < (int32_t)seats_of(game); seat++)
        if ((game->winners & seat_bit(seat)) != 0)
            value[count++] = seat;
    return count;
}

static const struct annotation annotations[] = {
    {"tricks", tell_tricks},
    {"score", tell_scores},
    {"winners", tell_winners},
    {NULL, NULL},
};

const struct module tln_fh_module = {
    .options = &tln_fh_options,
    .size = sizeof(struct five_hundred),
    .feature = TALON_FEATURE_FIVE_HUNDRED,
    .saved_as = TALON_FIVE_HUNDRED,
    .vocabulary = &tln_fh_vocabulary,
    .annotation = annotations,
    .limit = limits,
    .phase = phases,
    .phases = TALON_PHASE_OVER + 1,
    .start = start,
    .phase_at = offsetof(struct five_hundred, phase),
    .to_act_at = offsetof(struct five_hundred, to_act),
    .make_plain = tln_fh_make_plain,
    .seats = seats,
    .cards = cards,
    .totals = totals,
    .winners = winners,
    .side = side,
    .redact = redact,
    .field = tln_fh_fields,
    .derive = derive,
    .verify = verify,
    .hidden = hidden,
    .fill = fill,
    .settle = settle,
};
