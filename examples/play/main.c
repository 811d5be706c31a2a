/* SPDX-License-Identifier: MIT */
/* Plays a game in a terminal. It contains no rule of any game: the choices say
 * what may be done, the statuses why something may not be, and the events what
 * happened. The opponents see no more than their seats do. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>

void look(struct play *play)
{
    must(talon_game_redact(play->view, play->game, play->viewers), "redacting");
}

/* Prints events as the person may see them, and shows the scores when they end
 * a hand or deal. */
static void tell_all(struct play *play, talon_event *events, uint32_t count)
{
    uint32_t i;

    look(play);
    must(talon_events_redact(events, count, play->viewers), "redacting events");
    tell_events(play, events, count);
    for (i = 0; i < count; i++)
        if ((events[i].kind == TALON_KIND_HAND_OVER &&
             events[i].reason != TALON_REASON_THROWN_IN) ||
            events[i].kind == TALON_KIND_DEAL_OVER)
            break;
    if (i == count)
        return;
    show_scores(play);
    review_keep(play);
    if (play->me >= 0 && play->last != NULL)
        puts("(review says what each card cost.)");
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

/* What is due at the table: whether cards are, and whether the host decides. */
static void due(const struct play *play, int *cards, int *host)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;

    *cards = 0;
    *host = 0;
    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++) {
        *cards |= choices[i].kind == TALON_KIND_DRAW ||
                  choices[i].kind == TALON_KIND_DEAL ||
                  choices[i].kind == TALON_KIND_BOARD;
        *host |= choices[i].kind == TALON_KIND_FINISH;
    }
}

/* Whether closing pots are being played for: the session ends with them. */
static int is_closing(const struct play *play)
{
    talon_tr_state state;

    return talon_tr_state_of(play->view, &state) >= 0 && state.closing > 0;
}

static int is_enough(const struct play *play)
{
    uint32_t deals;

    must(talon_game_deal_count(play->game, &deals), "counting deals");
    return play->deals_most != 0 && deals >= play->deals_most &&
           !is_closing(play);
}

/* The table's turn; returns 0 to stop. */
static int table_turn(struct play *play)
{
    talon_move move = {
        .amount = 1, .kind = TALON_KIND_FINISH, .seat = TALON_TABLE};
    int enough = is_enough(play);
    int cards, host;

    due(play, &cards, &host);
    if (host && (enough || (play->me < 0 && !cards))) {
        make_move(play, &move);
        return 1;
    }
    if (enough)
        return 0;
    if (host && play->me >= 0) {
        end_line();
        puts("You are the host. What now?");
        switch (ask(play, TALON_TABLE, &move)) {
        case ANSWER_LEAVE:
            return 0;
        case ANSWER_AGAIN:
            return 1;
        default:
            break;
        }
        if (move.kind != TALON_KIND_DEAL) {
            make_move(play, &move);
            return 1;
        }
    }
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
        if (seat == play->me)
            say("You have no choice:");
    } else if (seat == play->me) {
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

static void play_game(struct play *play)
{
    int32_t seat = TALON_TABLE;
    int goes_on = 1;
    uint32_t turn;

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
    if (play->me < 0)
        return;
    puts(seat == TALON_NOBODY ? "The game is over. Thank you for playing."
                              : "The game is not over.");
    must(talon_game_turn(play->game, &turn), "asking for the turn");
    if (seat != TALON_NOBODY && turn > 0)
        history_leave(play);
}

/* Makes the game asked for: a new one, or that of a record. */
static void set_up(struct play *play, const struct arguments *given)
{
    const talon_rules *rules = &play->rules;

    must(talon_rng_seed(&play->cards, given->seed, 0), "seeding");
    must(talon_rng_seed(&play->thoughts, given->seed, 1), "seeding");
    play->players = given->players;
    play->deals_most = given->deals;
    play->me = given->automatic ? TALON_NOBODY : given->seat;
    if (given->record != NULL) {
        history_resume(play, given->record);
    } else {
        wish_rules(&given->wish, &play->rules);
        must(talon_game_new(NULL, rules, &play->game), "making a game");
        history_begin(play);
    }
    must(talon_game_seat_count(play->game, &play->seat_count),
         "asking for seats");
    if ((uint32_t)given->seat >= play->seat_count)
        fail("--seat %" PRId32 ": %s", given->seat,
             talon_status_text(TALON_E_SEAT));
    if (play->me >= 0)
        play->viewers = 1u << play->me;
    if (given->open)
        play->viewers = (1u << play->seat_count) - 1;
    if (play->me < 0 && given->deals == 0)
        play->deals_most = rules->game_id == TALON_GAME_TRIPOLI ? 3 : 500;
    must(talon_game_new(NULL, rules, &play->view), "making a view");
    must(talon_game_new(NULL, rules, &play->opponent_view), "making a view");
    players_init(&play->players, rules, play->seat_count);
}

static void tear_down(struct play *play)
{
    players_free(&play->players);
    free(play->solver);
    talon_game_free(NULL, play->opponent_view);
    talon_game_free(NULL, play->view);
    talon_game_free(NULL, play->game);
    history_free(play);
}

int main(int argc, char **argv)
{
    static struct play play;
    struct arguments given;

    program = "play";
    play.command = argv[0];
    read_arguments(&given, argc, argv);
    if (!given.automatic)
        catch_interrupt();
    if (!given.automatic && given.record == NULL && given.wish.game == NULL &&
        !ask_rules(&given.wish))
        return EXIT_SUCCESS;
    set_up(&play, &given);
    play_game(&play);
    tear_down(&play);
    return EXIT_SUCCESS;
}
