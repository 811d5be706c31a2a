/* SPDX-License-Identifier: MIT */
/* A game from its beginning to its end: whose turn it is, and what the table
 * and the opponents do. The opponents see no more than their seats do. */
#include "play.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define DEALS_ALONE_FH 500 /* without a person, where nobody would stop */
#define DEALS_ALONE_TR 3

void look(struct play *play)
{
    must(talon_game_redact(play->view, play->game, play->viewers), "redacting");
}

static int is_thrown_in(const talon_event *event)
{
    return event->kind == TALON_KIND_HAND_OVER &&
           event->reason == TALON_REASON_THROWN_IN;
}

/* Tells events as the person may see them, and shows the scores when they end a
 * hand. */
static void tell_all(struct play *play, talon_event *events, uint32_t count)
{
    uint32_t i;

    look(play);
    must(talon_events_redact(events, count, play->viewers), "redacting events");
    tell_events(play, events, count);
    for (i = 0; i < count && !is_end(&events[i]); i++)
        if (is_thrown_in(&events[i]))
            print_empty();
    if (i == count)
        return;
    show_scores(play, play->view, 0);
    if (play->seating.me >= 0)
        print_paragraph(message(REVIEW_OFFERED), 2);
}

static void make_move(struct play *play, const talon_move *move)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count;

    history_move(play, move);
    must(talon_game_apply(play->game, move, events, TALON_EVENTS_MAX, &count),
         "making a move");
    tell_all(play, events, count);
}

/* Does what chance has to do: makes a board if one is due, then deals. */
static void deal(struct play *play)
{
    talon_event events[TALON_EVENTS_MAX];
    talon_card cards[TALON_PACK_MAX];
    uint32_t count;
    talon_move board;

    if (talon_tr_board_shuffle(play->game, &play->cards, &board) == TALON_OK)
        make_move(play, &board);
    must(talon_game_shuffle(play->game, &play->cards, cards, TALON_PACK_MAX,
                            &count),
         "shuffling");
    history_deal(play, cards, count);
    must(talon_game_deal(play->game, cards, count, events, TALON_EVENTS_MAX,
                         &count),
         "dealing");
    tell_all(play, events, count);
}

static int is_enough(const talon_game *game, uint64_t most)
{
    uint32_t deals;

    must(talon_game_deal_count(game, &deals), "counting deals");
    return most != 0 && deals >= most;
}

int is_game_over(const talon_game *game, const struct seating *seating)
{
    talon_tr_state state;
    int32_t seat;

    must(talon_game_to_act(game, &seat), "asking who acts");
    return seat == TALON_NOBODY ||
           (seat == TALON_TABLE && is_enough(game, seating->deals_most) &&
            talon_tr_state_of(game, &state) < 0);
}

/* Whether the person is the host of a session. */
static int is_host(const struct play *play)
{
    return play->seating.me >= 0 && has_choice(play, TALON_KIND_FINISH);
}

int is_table_asked(const struct play *play)
{
    uint32_t cards;
    int was_dealt =
        talon_game_hand_pack(play->game, NULL, 0, &cards) != TALON_E_PHASE;

    return play->seating.me >= 0 && (was_dealt || is_host(play)) &&
           (is_host(play) || (deal_is_due(play) && !is_closing(play->view))) &&
           !is_enough(play->view, play->seating.deals_most);
}

/* Whether the person would sit out the next deal: deals it in a copy. */
static int cannot_ante(const struct play *play)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    talon_rng rng = play->cards;
    talon_tr_state before, after;
    talon_game *copy;

    must(talon_game_clone(memory, sizeof memory, play->game, &copy),
         "copying the game");
    if (talon_tr_state_of(copy, &before) < 0)
        return 0;
    do {
        if (talon_game_chance(copy, &rng, NULL, 0, NULL) != TALON_OK)
            return 0;
        must(talon_tr_state_of(copy, &after), "asking for the table");
    } while (after.deals == before.deals);
    return (after.in_deal >> play->seating.me & 1) == 0;
}

/* Asks the person what the table does; returns 0 if the person leaves. */
static int ask_table(struct play *play)
{
    enum answer answer;
    talon_move move;

    if (has_choice(play, TALON_KIND_BUY) && cannot_ante(play))
        print_paragraph(message(NO_ANTE), 2);
    print_paragraph(message(is_host(play) ? DEAL_OR_END : NEXT_DEAL), 2);
    answer = ask(play, TALON_TABLE, &move);
    if (answer != ANSWER_MOVE)
        return answer == ANSWER_AGAIN;
    history_keep(play);
    if (move.kind == TALON_KIND_DEAL)
        deal(play);
    else
        make_move(play, &move);
    return 1;
}

/* The table's turn, in which the person may be the host; returns 0 to stop. */
static int table_turn(struct play *play)
{
    talon_move finish = {
        .amount = 1, .kind = TALON_KIND_FINISH, .seat = TALON_TABLE};
    int cards = deal_is_due(play) || has_choice(play, TALON_KIND_DRAW);
    int host = has_choice(play, TALON_KIND_FINISH);
    int enough = is_enough(play->view, play->seating.deals_most);

    if (is_table_asked(play))
        return ask_table(play);
    if (host && (enough || !cards)) {
        make_move(play, &finish);
        return 1;
    }
    if (enough && !is_closing(play->view))
        return 0;
    deal(play);
    return 1;
}

/* Finds the move of an opponent, from what its seat knows. */
static void think(struct play *play, int32_t seat, talon_move *move)
{
    must(talon_game_redact(play->opponent_view, play->game, 1u << seat),
         "redacting");
    players_move(&play->players, play->opponent_view, seat, &play->thoughts,
                 move);
}

/* A seat's turn; returns 0 if the person leaves. A seat with only one legal
 * move is not asked. */
static int seat_turn(struct play *play, int32_t seat)
{
    enum answer answer;
    talon_move move;
    uint32_t count;

    must(talon_game_move_count(play->game, &count), "counting moves");
    if (count == 1) {
        must(talon_game_move_at(play->game, 0, &move), "asking for a move");
        if (seat == play->seating.me)
            say(message(NO_CHOICE));
    } else if (seat == play->seating.me) {
        show_table(play);
        answer = ask(play, seat, &move);
        if (answer != ANSWER_MOVE)
            return answer == ANSWER_AGAIN;
        history_keep(play);
    } else {
        think(play, seat, &move);
    }
    make_move(play, &move);
    return 1;
}

int game_run(struct play *play)
{
    int32_t seat = TALON_TABLE;
    int goes_on = 1;

    look(play);
    show_sides(play);
    while (goes_on) {
        must(talon_game_to_act(play->game, &seat), "asking who acts");
        if (seat == TALON_NOBODY)
            goes_on = 0;
        else if (seat == TALON_TABLE)
            goes_on = table_turn(play);
        else
            goes_on = seat_turn(play, seat);
    }
    show_end(play);
    return is_game_over(play->game, &play->seating);
}

/* Gives the seats of the words their names, and the players their levels. */
static void seat_everybody(struct play *play)
{
    struct seating *seating = &play->seating;
    uint32_t seat;

    must(talon_words_init(&play->words, messages_language(), &play->rules),
         "wording");
    play->words.style = messages_style();
    play->words.you = seating->me;
    for (seat = 0; seat < play->seat_count; seat++)
        must(talon_words_name(&play->words, (int32_t)seat, seating->names[seat],
                              strlen(seating->names[seat])),
             "naming a seat");
    play->viewers = seating->me >= 0 ? 1u << seating->me : 0;
    if (seating->open)
        play->viewers = (1u << play->seat_count) - 1;
    players_set(&play->players, seating->levels);
    players_init(&play->players, &play->rules, play->seat_count);
}

void game_begin(struct play *play, const struct seating *seating,
                const uint8_t seed[TALON_SEED_BYTES])
{
    const talon_rules *rules = &play->rules;

    must(talon_rng_seed(&play->cards, seed, 0), "seeding");
    must(talon_rng_seed(&play->thoughts, seed, 1), "seeding");
    play->seating = *seating;
    must(talon_rules_seat_count(rules, &play->seat_count), "asking for seats");
    play->seating.seats = play->seat_count;
    if (seating->me >= (int32_t)play->seat_count)
        fail("--seat %" PRId32 ": %s", seating->me,
             talon_status_text(TALON_E_SEAT));
    if (seating->me < 0 && seating->deals_most == 0)
        play->seating.deals_most = rules->game_id == TALON_GAME_TRIPOLI
                                       ? DEALS_ALONE_TR
                                       : DEALS_ALONE_FH;
    seat_everybody(play);
    must(talon_game_new(NULL, rules, &play->game), "making a game");
    must(talon_game_new(NULL, rules, &play->view), "making a view");
    must(talon_game_new(NULL, rules, &play->opponent_view), "making a view");
}

void game_end(struct play *play)
{
    players_free(&play->players);
    talon_game_free(NULL, play->opponent_view);
    talon_game_free(NULL, play->view);
    talon_game_free(NULL, play->game);
    history_free(&play->history);
}
