/* SPDX-License-Identifier: MIT */
/* What each card of a hand cost.
 *
 * The hand is solved backward from its end. So the value after a card is
 * already known. For the value before it, one null-window search asks whether
 * the seat could have gained its side at least one trick by playing another
 * card. Only if so do more searches find out how many tricks, and with which
 * card. They find most of their positions in the table, since those of
 * later tricks have already been solved. */
#include "advisor/solver/cards.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/solver/kitty.h"
#include "advisor/solver/position.h"

/* A hand that was played, and what is needed to score it. */
struct history {
    talon_fh_state state;
    struct review_session session;
    talon_fh_position start[TALON_FH_TRICKS]; /* of each trick */
    uint32_t is_over; /* whether the last play ended the hand */
};

/* Adds the plays of a trick. */
static void add_trick(struct history *history, uint32_t leader,
                      const talon_card *cards, uint32_t count, uint32_t suit)
{
    struct review_session *session = &history->session;
    uint32_t seat = leader, i;

    for (i = 0; i < count; i++) {
        uint32_t own =
            tln_sv_suit_of(&session->first, seat, cards[i]) == 0 && i == 0
                ? suit
                : 0;

        session->first.hand[seat] |= ONE << cards[i];
        session->play[session->count][0] = cards[i];
        session->play[session->count++][1] = (uint8_t)own;
        seat = next_seat(session->first.playing, seat);
    }
}

/* Gathers the plays of the hand. */
static talon_status gather(const talon_game *game, const talon_rules *rules,
                           struct history *history)
{
    struct review_session *session = &history->session;
    talon_fh_position *first = &session->first;
    uint32_t trick, seat, count, suit;
    int32_t leader;
    talon_card cards[TALON_FH_SEATS_MAX];

    tln_sv_take_contract(game, &history->state, rules, first);
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        first->hand[seat] =
            (first->playing >> seat & 1) != 0 ? history->state.hand[seat] : 0;
    for (trick = 1; trick <= TALON_FH_TRICKS; trick++) {
        if (talon_fh_trick(game, trick, &leader, cards, TALON_FH_SEATS_MAX,
                           &count, &suit, NULL) < 0 ||
            count == 0)
            break;
        if (trick == 1)
            first->leader = (int8_t)leader;
        add_trick(history, (uint32_t)leader, cards, count, suit);
    }
    if (session->count == 0)
        return TALON_E_PHASE;
    if (history->state.partner == TALON_SECRET ||
        talon_fh_position_check(first) < 0)
        return TALON_E_VIEW;
    return TALON_OK;
}

/* Not inline, as tell_items(). */
static NEVER_INLINE talon_status find_history(const talon_game *game,
                                              struct history *history)
{
    talon_rules rules;
    talon_status status;

    memset(history, 0, sizeof *history);
    status = talon_fh_state_of(game, &history->state);
    if (status >= 0)
        status = talon_game_rules(game, &rules);
    if (status >= 0)
        status = tln_known_rules(&rules);
    if (status < 0)
        return status;
    return gather(game, &rules, history);
}

/* Makes the positions at the start of every trick, up to the last play. */
static void follow_plays(struct history *history)
{
    const struct review_session *session = &history->session;
    uint32_t seats = count_bits(session->first.playing), i;
    talon_fh_position now = session->first;

    for (i = 0; i < session->count; i++) {
        struct option option = {session->play[i][0], session->play[i][1]};

        if (i % seats == 0)
            history->start[i / seats] = now;
        history->is_over = (uint32_t)tln_sv_play(&now, &option);
    }
}

/* Makes the position before a play; `index` is the number of plays for the
 * position after the last of them. */
static void find_position(const struct history *history, uint32_t index,
                          talon_fh_position *position)
{
    const struct review_session *session = &history->session;
    uint32_t seats = count_bits(session->first.playing), trick, i;

    trick = (index < session->count ? index : session->count - 1) / seats;
    *position = history->start[trick];
    for (i = trick * seats; i < index; i++) {
        struct option option = {session->play[i][0], session->play[i][1]};

        tln_sv_play(position, &option);
    }
}

/* Finds the value after the last play. */
static void find_end(struct drive *drive, const struct history *history,
                     struct review_session *session,
                     const talon_fh_position *last)
{
    int8_t *value = &session->value[session->count], high;

    if (history->is_over) {
        *value =
            is_misere(last) ? (int8_t)(last->taken == 0) : (int8_t)last->taken;
        return;
    }
    tln_sv_change(drive, last);
    if (!session->is_begun)
        session->range = tln_sv_whole_range(drive);
    session->is_begun = 1;
    tln_sv_narrow(drive, &session->range, tln_sv_guess(drive));
    tln_sv_values(drive, &session->range, value, &high);
}

/* Knowing the value after a play, finds the value before it and a best play. */
static void review_play(struct drive *drive, struct review_session *session,
                        const talon_fh_position *position, uint32_t index)
{
    struct range *range = &session->range, after;
    struct options options;
    int8_t low, high;
    uint32_t best;

    memcpy(session->best[index], session->play[index],
           sizeof session->best[index]);
    session->value[index] = session->value[index + 1];
    tln_sv_change(drive, position);
    tln_sv_list(drive, position, &options);
    for (best = 1; best < options.count && options.same[best] == 0; best++)
        continue;
    if (best >= options.count)
        return;
    after = tln_sv_range(drive, session->value[index + 1],
                         session->value[index + 1]);
    if (!session->is_begun) {
        *range = tln_sv_whole_range(drive);
        if (options.is_side)
            range->low = after.low;
        else
            range->high = after.low;
        session->is_begun = 1;
    }
    tln_sv_narrow(drive, range, after.low + options.is_side);
    if (drive->search.stopped || range->low == after.low)
        return;
    tln_sv_values(drive, range, &low, &high);
    session->value[index] = low;
    best = tln_sv_find_best(drive, &options, range->low, &after);
    if (drive->search.stopped)
        return;
    session->best[index][0] = options.option[best].card;
    session->best[index][1] = options.option[best].suit;
}

/* Reviews backward as far as the limit allows. */
static void review_all(struct drive *drive, struct history *history,
                       struct review_session *session)
{
    talon_fh_position position;

    follow_plays(history);
    /* Lane widths set from the first position are enough for all the others. */
    tln_sv_change(drive, &session->first);
    while (session->next > 0) {
        uint32_t index = session->next - 1;

        find_position(history, index, &position);
        if (index == session->count)
            find_end(drive, history, session, &position);
        else
            review_play(drive, session, &position, index);
        if (drive->search.stopped)
            break;
        session->next = index;
        session->is_begun = 0;
    }
}

/* What a score depends on besides the tricks of the side that counts. */
struct scoring {
    const struct history *history;
    talon_rules rules;
    int32_t before[TALON_FH_SEATS_MAX]; /* scores before the hand */
    uint8_t taken[TALON_FH_SEATS_MAX];  /* tricks so far */
};

/* Finds the rules and the scores before the hand. */
static talon_status begin_scoring(const struct history *history,
                                  const talon_game *game,
                                  struct scoring *scoring)
{
    talon_status status = talon_game_rules(game, &scoring->rules);
    talon_fh_score score;
    uint32_t seat;

    if (status >= 0)
        status = talon_fh_last_score(game, &score);
    if (status < 0)
        return status;
    scoring->history = history;
    memset(scoring->taken, 0, sizeof scoring->taken);
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        scoring->before[seat] =
            score.after[seat] - score.contract[seat] - score.trick_points[seat];
    return TALON_OK;
}

/* Lets the side whose tricks count take `tricks` tricks of the hand. The others
 * have those that they have taken so far, and `other` takes the rest. */
static void share_tricks(const struct scoring *scoring, uint32_t tricks,
                         uint32_t other, talon_fh_hand *hand)
{
    const talon_fh_position *first = &scoring->history->session.first;
    uint32_t own = low_index(first->side), seat, i, count = 0;

    for (i = 0; i < tricks; i++)
        hand->winner[count++] = (int8_t)own;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((first->side >> seat & 1) != 0)
            continue;
        for (i = 0; i < scoring->taken[seat] && count < TALON_FH_TRICKS; i++)
            hand->winner[count++] = (int8_t)seat;
    }
    while (count < TALON_FH_TRICKS)
        hand->winner[count++] = (int8_t)other;
}

/* Makes a hand to be scored. In it the side whose tricks count takes `value`
 * tricks; a misère is made if `value` is 1, and lost if it is 0. */
static void make_hand(const struct scoring *scoring, int32_t value,
                      uint32_t other, talon_fh_hand *hand)
{
    const talon_fh_position *first = &scoring->history->session.first;
    const talon_fh_state *state = &scoring->history->state;

    memset(hand, 0, sizeof *hand);
    memcpy(hand->before, scoring->before, sizeof hand->before);
    hand->contractor = first->contractor;
    hand->partner = TALON_NOBODY;
    hand->played = TALON_FH_TRICKS;
    if (first->contractor != TALON_NOBODY) {
        hand->bid_denomination = first->denomination;
        hand->bid_tricks = state->bid_tricks;
        hand->partner = state->partner;
    }
    if (is_misere(first)) {
        hand->bid_tricks = 0;
        hand->partner = TALON_NOBODY;
        value = value == 0;
        hand->played = value != 0 ? 1 : TALON_FH_TRICKS;
    }
    share_tricks(scoring, (uint32_t)value, other, hand);
}

/* The points of the side whose tricks count minus those of the others. Each
 * side of the game is counted once. */
static int32_t balance(const struct scoring *scoring, int32_t value,
                       uint32_t other)
{
    talon_fh_hand hand;
    talon_fh_score score;
    const talon_rules *rules = &scoring->rules;
    uint32_t seats = (uint32_t)rules->value[TALON_FH_OPTION_PLAYERS];
    uint32_t own = scoring->history->session.first.side;
    uint32_t seat, side, counted = 0;
    int32_t sum = 0;

    make_hand(scoring, value, other, &hand);
    if (talon_fh_score_hand(rules, &hand, &score) < 0)
        return 0;
    for (seat = 0; seat < seats; seat++) {
        int32_t points = score.contract[seat] + score.trick_points[seat];

        if ((counted >> seat & 1) != 0 ||
            talon_rules_side(rules, (int32_t)seat, &side) < 0)
            continue;
        counted |= side;
        sum += (own & side) != 0 ? points : -points;
    }
    return sum;
}

/* The least that the value `low` is worse than `high`, however the others share
 * their tricks to come. Points for tricks are concave in the tricks of a side,
 * since a cap can only end them (FH-35). So the least is found where one seat
 * takes all of these tricks. */
static int32_t least_cost(const struct scoring *scoring, int32_t high,
                          int32_t low)
{
    const talon_fh_position *first = &scoring->history->session.first;
    uint32_t others = first->playing & ~(uint32_t)first->side;
    int32_t least = INT32_MAX;

    for (; others != 0; others &= others - 1) {
        uint32_t other = low_index(others);
        int32_t cost =
            balance(scoring, high, other) - balance(scoring, low, other);

        least = cost < least ? cost : least;
    }
    return least;
}

/* Fills in the items with what was found. Not inline: while a search runs, the
 * stack should not hold the rules. */
static NEVER_INLINE void tell_items(const struct history *history,
                                    const talon_game *game,
                                    const struct review_session *session,
                                    talon_fh_review_item *items)
{
    struct scoring scoring;
    talon_fh_position now = session->first;
    uint32_t i, trick = 1;

    if (begin_scoring(history, game, &scoring) < 0)
        return;
    for (i = 0; i < session->count; i++) {
        struct option option = {session->play[i][0], session->play[i][1]};
        talon_fh_review_item item = {0};
        uint32_t seat = tln_sv_to_play(&now);

        item.seat = (int8_t)seat;
        item.trick = (uint8_t)trick;
        item.card = option.card;
        item.suit = option.suit;
        item.best_card = TALON_CARD_NONE;
        if (i >= session->next) {
            item.best_card = session->best[i][0];
            item.best_suit = session->best[i][1];
            item.before = session->value[i];
            item.after = session->value[i + 1];
            if (item.before > item.after)
                item.points = least_cost(&scoring, item.before, item.after);
            if (item.before < item.after)
                item.points = least_cost(&scoring, item.after, item.before);
        }
        items[i] = item;
        tln_sv_play(&now, &option);
        if (now.table[0] == TALON_CARD_NONE) {
            scoring.taken[now.leader]++;
            trick++;
        }
    }
}

talon_status talon_fh_review(talon_fh_solver *solver, const talon_game *game,
                             uint32_t limit, const uint32_t *stop,
                             talon_fh_review_item *items, uint32_t capacity,
                             uint32_t *count)
{
    struct drive drive;
    struct history history;
    struct review_session *session;
    talon_status status = tln_sv_solver_status(solver);

    if (status == TALON_OK)
        status = find_history(game, &history);
    if (status < 0)
        return status;
    if (items == NULL && capacity > 0)
        return TALON_E_NULL;
    if (count != NULL)
        *count = history.session.count;
    if (items == NULL)
        return TALON_OK;
    if (capacity < history.session.count)
        return TALON_E_SPACE;
    session = &solver->review;
    if (session->count != history.session.count ||
        memcmp(&session->first, &history.session.first,
               sizeof session->first) != 0 ||
        memcmp(session->play, history.session.play, sizeof session->play) !=
            0) {
        *session = history.session;
        session->next = session->count + 1;
    }
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    review_all(&drive, &history, session);
    tln_sv_end(&drive);
    tell_items(&history, game, session, items);
    return session->next == 0 ? TALON_OK : TALON_UNFINISHED;
}

/* Finds the best value of all discards, a discard that has it, and the value of
 * the one that was made. Returns whether all are known. */
static int compare_discards(struct drive *drive,
                            const struct discards *discards, uint32_t suit,
                            talon_fh_discard_review *review)
{
    struct discard made = tln_sv_discard_of(discards, review->discard, suit),
                   best = {0, 0};
    struct question every = {TALON_FH_DISCARDS_EVERY, 0, 1};
    struct choice choice;

    made = tln_sv_first_equal(discards, &made);
    tln_sv_begin_choice(&choice, drive, discards,
                        (struct question){TALON_FH_DISCARDS_BEST, 0, 1});
    while (tln_sv_next_choice(&choice)) {
        if (choice.low > review->before) {
            review->before = choice.low;
            best = choice.equals.first;
        }
    }
    if (!choice.is_known)
        return 0;
    tln_sv_begin_choice(&choice, drive, discards, every);
    tln_sv_solve_choice(&choice, &made);
    if (!choice.is_known)
        return 0;
    review->after = choice.low;
    if (review->after < review->before) {
        review->best_discard = tln_sv_laid_away(discards, &best);
        review->best_suit = (uint8_t)best.suit;
    }
    return 1;
}

/* Scores the best discard and the one that was made. Not inline, as
 * tell_items(). */
static NEVER_INLINE void score_discards(const talon_game *game,
                                        const struct history *history,
                                        talon_fh_discard_review *review)
{
    struct scoring scoring;

    if (review->before > review->after &&
        begin_scoring(history, game, &scoring) >= 0)
        review->points = least_cost(&scoring, review->before, review->after);
}

talon_status talon_fh_review_discard(talon_fh_solver *solver,
                                     const talon_game *game, uint32_t limit,
                                     const uint32_t *stop,
                                     talon_fh_discard_review *review)
{
    struct drive drive;
    struct history history;
    struct discards discards;
    talon_fh_discard_review made = {0};
    int is_known;
    talon_status status = tln_sv_solver_status(solver);

    memset(&history, 0, sizeof history);
    if (status == TALON_OK)
        status = talon_fh_position_before_discard(game, &history.session.first);
    if (status == TALON_OK)
        status = talon_fh_state_of(game, &history.state);
    if (status < 0)
        return status;
    if (review == NULL)
        return TALON_E_NULL;
    if (history.state.discard == 0)
        return TALON_E_PHASE;
    made.discard = made.best_discard = history.state.discard;
    made.suit = made.best_suit = history.state.nominated;
    made.seat = history.state.bidder;
    made.before = made.after = -1;
    tln_sv_list_discards(&history.session.first, &discards);
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    is_known = compare_discards(&drive, &discards, made.suit, &made);
    tln_sv_end(&drive);
    if (is_known) {
        score_discards(game, &history, &made);
    } else {
        made.best_discard = made.best_suit = 0;
        made.before = made.after = -1;
    }
    *review = made;
    return is_known ? TALON_OK : TALON_UNFINISHED;
}
