/* SPDX-License-Identifier: MIT */
/* Reviews as JSON: a line for each hand. */
#include "analyse.h"

#include <inttypes.h>

/* The contractor and the bid, or nulls. */
static void json_contract(struct json *json, const talon_fh_state *state)
{
    if (state->bid_denomination == 0) {
        json_add(json, "\"contractor\":null,\"bid\":null");
        return;
    }
    json_add(json, "\"contractor\":%d,\"bid\":\"", state->bidder);
    if (state->bid_tricks > 0)
        json_add(json, "%u", state->bid_tricks);
    json_add(json, "%s\"", talon_denomination_key(state->bid_denomination));
}

static void json_play(struct json *json, const talon_fh_review_item *item)
{
    json_add(json, "{\"seat\":%d,\"trick\":%u,", item->seat, item->trick);
    json_card(json, "card", item->card, "suit", item->suit);
    json_add(json, ",");
    json_card(json, "best", item->best_card, "best_suit", item->best_suit);
    if (item->best_card == TALON_CARD_NONE)
        json_add(json, ",\"before\":null,\"after\":null,\"points\":null}");
    else
        json_add(json, ",\"before\":%d,\"after\":%d,\"points\":%" PRId32 "}",
                 item->before, item->after, item->points);
}

/* What the discard cost; nulls if it was not reviewed. */
static void json_discard_review(struct json *json, const struct review *review)
{
    const talon_fh_discard_review *discard = &review->discard;

    if (!review->has_discard) {
        json_discard(json, "best", 0, "best_suit", 0);
        json_add(json, ",\"before\":null,\"after\":null,\"points\":null");
        return;
    }
    json_discard(json, "best", discard->best_discard, "best_suit",
                 discard->best_suit);
    json_add(json, ",\"before\":%d,\"after\":%d,\"points\":%" PRId32,
             discard->before, discard->after, discard->points);
}

/* The discard; null if there was none. */
static void json_discarded(struct json *json, const struct review *review)
{
    const talon_fh_state *state = &review->state;

    json_add(json, ",\"discard\":");
    if (state->discard == 0) {
        json_add(json, "null");
        return;
    }
    json_add(json, "{\"seat\":%d,", state->bidder);
    json_discard(json, "cards", state->discard, "suit", state->nominated);
    json_add(json, ",");
    json_discard_review(json, review);
    json_add(json, "}");
}

static void json_costs(struct json *json, const struct cost *cost,
                       uint32_t seats)
{
    uint32_t seat;

    json_add(json, ",\"seats\":[");
    for (seat = 0; seat < seats; seat++)
        json_add(json,
                 "%s{\"seat\":%" PRIu32 ",\"cards\":%" PRIu32
                 ",\"costly\":%" PRIu32 ",\"tricks\":%" PRId32
                 ",\"points\":%" PRId32 "}",
                 seat > 0 ? "," : "", seat, cost[seat].cards, cost[seat].costly,
                 cost[seat].tricks, cost[seat].points);
    json_add(json, "]");
}

static void json_plays(struct json *json, const struct review *review)
{
    uint32_t i;

    json_add(json, ",\"plays\":[");
    for (i = 0; i < review->count; i++) {
        json_add(json, "%s", i > 0 ? "," : "");
        json_play(json, &review->item[i]);
    }
    json_add(json, "]");
}

static void json_review(struct json *json, const struct hand *hand,
                        const struct review *review)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {{0}};

    add_costs(cost, review);
    json_add(json, "{\"deal\":%" PRIu64 ",\"file\":", hand->deal);
    json_string(json, hand->file);
    json_add(json, ",\"line\":%zu,\"hand\":%" PRIu32 ",\"preset\":\"%s\",",
             hand->line, hand->number, hand->preset);
    json_add(json, "\"over\":%s,", review->is_over ? "true" : "false");
    json_contract(json, &review->state);
    json_add(json, ",\"side\":");
    json_seats(json, review->side);
    json_add(json, ",\"unreviewed\":%" PRIu32, review->first);
    json_add(json, ",\"best\":");
    if (review->first == 0)
        json_add(json, "%d", review->item[0].before);
    else
        json_add(json, "null");
    json_add(json, ",\"result\":");
    if (review->first < review->count)
        json_add(json, "%d", review->item[review->count - 1].after);
    else
        json_add(json, "null");
    json_discarded(json, review);
    json_plays(json, review);
    json_costs(json, cost, hand->seats);
    json_add(json, "}");
}

int ask_hand(void *asker, void *question, uint64_t *deal)
{
    struct hand *hand = question;
    enum found found;

    do
        found = hands_next(asker, hand);
    while (found == FOUND_RECORD);
    if (found == FOUND_HAND)
        *deal = hand->deal;
    return found == FOUND_HAND;
}

enum outcome answer_hand(talon_fh_solver *solver, const void *question,
                         struct json *line)
{
    const struct hand *hand = question;
    struct review review;
    talon_status status = review_of(&review, solver, hand->game, hand->nodes);

    if (status < 0) {
        json_add(line, "%s:%zu: %s", hand->file, hand->line,
                 talon_status_text(status));
        return OUTCOME_REFUSED;
    }
    if (status == TALON_UNFINISHED && solver_was_stopped())
        return OUTCOME_STOPPED;
    json_review(line, hand, &review);
    return OUTCOME_ANSWERED;
}
