/* SPDX-License-Identifier: MIT */
/* Hands that are over: what each card cost, and the hand told again with all
 * its cards, which are no secret any more. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>

/* Adds what the tricks were worth that a card, a discard or a hand cost. */
static void add_points_of(struct text *text, int32_t points)
{
    if (points == 0)
        return;
    add(text, ", ");
    add_filled_number(text, points > 0 ? LESS_POINTS : MORE_POINTS,
                      abs(points));
}

/* Adds what a card or a discard cost: "cost 2 tricks, 300 points lost"; in a
 * misère the trick is its result. */
static void add_loss(struct text *text, int32_t tricks, int32_t points,
                     int misere)
{
    add_filled_number(text,
                      misere        ? LOSS_MISERE
                      : tricks == 1 ? LOSS_TRICK
                                    : LOSS_TRICKS,
                      tricks);
    add_points_of(text, points);
}

/* Adds what all cards of a hand cost: "3 of 10 cards cost something: 2 tricks,
 * 300 points lost". */
static void add_sum(struct text *text, const struct cost *cost, int misere)
{
    if (cost->costly == 0) {
        add(text, "%s", message(NO_CARD_COST));
        return;
    }
    add_numbers(text, cost->costly == 1 ? CARD_COST : CARDS_COST, cost->costly,
                cost->cards);
    add(text, ": ");
    if (misere)
        add(text, "%s", message(LOSS_MISERE));
    else
        add(text, "%" PRId32 " %s", cost->tricks,
            message(cost->tricks == 1 ? ONE_TRICK : MANY_TRICKS));
    add_points_of(text, cost->points);
}

static void add_suited(struct text *text, const struct play *play,
                       talon_card card, uint32_t suit)
{
    add_one_card(text, play, card);
    if (suit != 0)
        add(text, " (%s)", denomination_sign(suit));
}

static void print_discard_cost(const struct play *play,
                               const struct review *review)
{
    const talon_fh_discard_review *discard = &review->discard;
    int32_t lost = discard->before - discard->after;
    struct text line = {.length = 0};

    if (!review->has_discard && review->state.discard != 0)
        print_paragraph(message(DISCARD_NOT_REVIEWED), 4);
    if (!review->has_discard || lost == 0)
        return;
    add(&line, "  %s, ", message(DISCARD));
    add_name(&line, play, discard->seat);
    add(&line, ", ");
    add_card_set(&line, play, discard->discard);
    add(&line, ": ");
    add_loss(&line, lost, discard->points,
             is_misere(review->state.bid_denomination));
    add(&line, "; %s ", message(BETTER));
    add_card_set(&line, play, discard->best_discard);
    print_text(&line, 4);
}

/* Prints each card that cost something, and which would have cost nothing. */
static void print_costly(const struct play *play, const struct review *review)
{
    uint32_t i;

    for (i = review->first; i < review->count; i++) {
        const talon_fh_review_item *item = &review->item[i];
        int32_t lost = abs(item->before - item->after);
        struct text line = {.length = 0};

        if (lost == 0)
            continue;
        add(&line, "  %s %u, ", message(TRICK_NUMBER), item->trick);
        add_name(&line, play, item->seat);
        add(&line, ", ");
        add_suited(&line, play, item->card, item->suit);
        add(&line, ": ");
        add_loss(&line, lost, item->points,
                 is_misere(review->state.bid_denomination));
        add(&line, "; %s ", message(BETTER));
        add_suited(&line, play, item->best_card, item->best_suit);
        print_text(&line, 4);
    }
}

/* Adds what a value means for the contract: "7 tricks, contract made". */
static void add_worth(struct text *text, const struct play *play,
                      const struct review *review, int32_t value)
{
    const talon_fh_state *state = &review->state;
    int misere = is_misere(state->bid_denomination);
    int made = misere ? value > 0 : value >= state->bid_tricks;

    if (!misere)
        add(text, "%" PRId32 " %s", value,
            message(value == 1 ? ONE_TRICK : MANY_TRICKS));
    if (state->bid_denomination == 0) {
        add(text, " (");
        add_names(text, play, review->side);
        add(text, ")");
        return;
    }
    add(text, "%s%s", misere ? "" : ", ", message(made ? MADE : NOT_MADE));
}

static void print_worths(const struct play *play, const struct review *review)
{
    struct text line = {.length = 0};

    if (review->first == review->count)
        return;
    if (review->first == 0) {
        add(&line, "  %s ", message(WITH_BEST_PLAY));
        add_worth(&line, play, review, review->item[0].before);
        add(&line, ". ");
    } else {
        add(&line, "  %s ", message(PARTLY_REVIEWED));
    }
    add(&line, "%s ", message(AS_PLAYED));
    add_worth(&line, play, review, review->item[review->count - 1].after);
    add(&line, ".");
    print_text(&line, 4);
}

/* Prints what the cards of each seat have cost together. */
static void print_sums(const struct play *play, const struct review *review)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {{0}};
    uint32_t seat;

    add_costs(cost, review);
    for (seat = 0; seat < play->seat_count; seat++) {
        struct text line = {.length = 0};

        if (cost[seat].cards == 0)
            continue;
        add(&line, "  ");
        add_name(&line, play, (int32_t)seat);
        add(&line, ": ");
        add_sum(&line, &cost[seat], is_misere(review->state.bid_denomination));
        print_text(&line, 4);
    }
}

static void print_review_title(const struct play *play, uint32_t number,
                               const talon_fh_state *state)
{
    struct text title = {.length = 0};

    add(&title, "%s %" PRIu32, message(DEAL_NUMBER), number);
    if (state->bid_denomination != 0) {
        add(&title, " \u00B7 ");
        add_bid(&title, play, state->bid_tricks, state->bid_denomination);
        add(&title, ": ");
        add_name(&title, play, state->bidder);
    }
    print_title(title.chars);
}

static void print_deal_title(const talon_game *game, uint32_t number)
{
    struct text title = {.length = 0};
    uint32_t deals;

    must(talon_game_deal_count(game, &deals), "counting deals");
    if (number > deals)
        add(&title, "%s", message(CLOSING_POTS_WON));
    else
        add(&title, "%s %" PRIu32, message(DEAL_NUMBER), number);
    print_title(title.chars);
}

/* The decisions of a deal: all, and those that were compared and worse. */
struct decisions {
    uint32_t all, compared, worse;
};

static void print_decision(struct play *play, const talon_game *game,
                           const talon_move *move, void *context)
{
    struct decisions *decisions = context;
    struct text line = {.length = 0};
    int worse;

    add(&line, "  ");
    worse = compare_then(play, game, move, &line);
    decisions->all++;
    decisions->compared += worse >= 0;
    decisions->worse += worse > 0;
    if (worse > 0)
        print_text(&line, 4);
}

/* Where there is no solver, a player says what the person's decisions cost on
 * average, from what the person knew then. */
static void review_decisions(struct play *play, uint32_t number)
{
    struct decisions decisions = {0};

    print_paragraph(message(DECISIONS), 2);
    history_decisions(play, number, print_decision, &decisions);
    if (decisions.all == 0)
        print_paragraph(message(NO_DECISIONS), 2);
    else
        print_numbers(DECISIONS_WORSE, decisions.worse, decisions.all);
    if (decisions.compared < decisions.all)
        print_filled_number(DECISIONS_DARK, decisions.all - decisions.compared);
}

void show_review(struct play *play, uint32_t number)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    struct review review;
    talon_event *events;
    talon_game *game;
    uint32_t count, cards;
    int is_found = history_hand(play, number, memory, &game, &events, &count);

    free(events);
    if (!is_found)
        return;
    if (play->rules.game_id != TALON_GAME_FIVE_HUNDRED) {
        print_deal_title(game, number);
        review_decisions(play, number);
        return;
    }
    if (talon_fh_trick(game, 1, NULL, NULL, 0, &cards, NULL, NULL) < 0 ||
        cards == 0) {
        print_paragraph(message(NOT_PLAYED), 2);
        return;
    }
    must(review_of(&review, solver_of(play), game, 0), "reviewing");
    print_review_title(play, number, &review.state);
    print_paragraph(message(REVIEW_SEES), 2);
    print_discard_cost(play, &review);
    print_costly(play, &review);
    print_worths(play, &review);
    print_sums(play, &review);
}

void show_auction(const struct play *play)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    uint32_t hands = history_hands(play), count, calls = 0, i;
    talon_event *events;
    talon_game *game;

    history_hand(play, hands + 1, memory, &game, &events, &count);
    for (i = 0; i < count; i++)
        if (events[i].kind == TALON_KIND_BID ||
            events[i].kind == TALON_KIND_PASS)
            events[calls++] = events[i];
    tell_events(play, events, calls);
    end_sentences();
    free(events);
}

void show_story(struct play *play, uint32_t number)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    talon_event *events;
    talon_game *game;
    uint32_t count;

    if (history_hand(play, number, memory, &game, &events, &count)) {
        print_deal_title(game, number);
        tell_events(play, events, count);
        end_sentences();
    }
    free(events);
}
