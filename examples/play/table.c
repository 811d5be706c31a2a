/* SPDX-License-Identifier: MIT */
/* What is on the table, and the results of hands and deals: each game has its
 * snapshot, and the screen is a table with a column for each seat. */
#include "play.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define FIRST 12 /* width of the first column, and of the others */
#define OTHER 7

/* Writes the cell of a seat. */
typedef void cell_writer(struct text *text, const void *state, uint32_t seat);

static void put_row(const struct play *play, const char *name,
                    cell_writer *cell, const void *state)
{
    struct text line = {.length = 0};
    uint32_t seat;

    add(&line, "  %s", name);
    for (seat = 0; seat < play->seat_count; seat++) {
        add_spaces(&line, FIRST + seat * OTHER);
        add(&line, " ");
        cell(&line, state, seat);
    }
    puts(line.chars);
}

static void seat_name(struct text *text, const void *state, uint32_t seat)
{
    add_seat(text, state, (int32_t)seat);
}

static void whole_number(struct text *text, const void *state, uint32_t seat)
{
    add(text, "%" PRId64, ((const int64_t *)state)[seat]);
}

/* Prints a row of numbers, by seat. */
static void put_numbers(const struct play *play, const char *name,
                        const int64_t *number)
{
    put_row(play, name, whole_number, number);
}

static void put_totals(const struct play *play, const char *name)
{
    int64_t totals[TALON_SEATS_MAX];

    must(talon_game_totals(play->view, totals, TALON_SEATS_MAX, NULL),
         "asking for scores");
    put_numbers(play, name, totals);
}

static void small_number(struct text *text, const void *state, uint32_t seat)
{
    add(text, "%u", ((const uint8_t *)state)[seat]);
}

static void put_cards(const struct play *play, const char *name,
                      talon_cards cards)
{
    struct text line = {.length = 0};

    add(&line, "  %s", name);
    add_spaces(&line, FIRST + 1);
    add_hand(&line, play, cards);
    print_wrapped(&line, FIRST + 1);
}

/* Prints the hands that lie open, and the person's. */
static void put_hands(const struct play *play, const talon_cards *hand,
                      uint32_t open)
{
    uint32_t seat;

    for (seat = 0; seat < play->seat_count; seat++) {
        struct text name = {.length = 0};

        if ((open >> seat & 1) == 0 || (int32_t)seat == play->me)
            continue;
        add_seat(&name, play, (int32_t)seat);
        put_cards(play, name.chars, hand[seat]);
    }
    put_cards(play, "hand", hand[play->me]);
}

/* The cards of a trick by seat, and the seat that wins it. */
struct trick {
    talon_card card[TALON_FH_SEATS_MAX];
    uint32_t out; /* a bit for each seat that laid its cards down */
    int32_t winner;
};

/* Writes a card, with a star if it wins. */
static void trick_card(struct text *text, const void *state, uint32_t seat)
{
    const struct trick *trick = state;

    if (trick->card[seat] != TALON_CARD_NONE)
        add_card(text, trick->card[seat]);
    else
        add(text, (trick->out >> seat & 1) != 0 ? "out" : "-");
    if (trick->winner == (int32_t)seat)
        add(text, "*");
}

/* The trick before the one on the table, if there was one. */
static void put_last_trick(const struct play *play, const talon_fh_state *fh)
{
    struct trick trick = {.out = fh->laid_down};
    talon_card played[TALON_FH_SEATS_MAX];
    uint32_t count, i;
    int32_t seat;

    if (fh->trick < 2)
        return;
    must(talon_fh_trick(play->view, fh->trick - 1u, &seat, played,
                        TALON_FH_SEATS_MAX, &count, NULL, &trick.winner),
         "asking for a trick");
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        trick.card[i] = TALON_CARD_NONE;
    for (i = 0; i < count; seat = (seat + 1) % (int32_t)play->seat_count)
        if ((fh->laid_down >> seat & 1) == 0)
            trick.card[seat] = played[i++];
    put_row(play, "last trick", trick_card, &trick);
}

static void put_trick(const struct play *play, const talon_fh_state *fh)
{
    struct trick trick = {.out = fh->laid_down};

    memcpy(trick.card, fh->table, sizeof trick.card);
    must(talon_fh_winning(play->view, &trick.winner, NULL),
         "asking who is winning");
    put_row(play, "on table", trick_card, &trick);
}

static void fh_title(struct text *line, const struct play *play,
                     const talon_fh_state *fh)
{
    add_seat(line, play, fh->dealer);
    add(line, " dealt");
    if (fh->bid_denomination != 0) {
        add(line, ", ");
        add_seat(line, play, fh->bidder);
        add(line, " bid ");
        if (fh->bid_tricks > 0)
            add(line, "%u", fh->bid_tricks);
        add(line, "%s", denomination_sign(fh->bid_denomination));
    }
    if (fh->nominated != 0)
        add(line, ", the joker belongs to %s",
            denomination_sign(fh->nominated));
    if (fh->called != TALON_CARD_NONE) {
        add(line, ", the partner is whoever has the ");
        add_card(line, fh->called);
    }
    if (fh->trick > 0)
        add(line, ", trick %u", fh->trick);
}

static void show_five_hundred(const struct play *play)
{
    struct text line = {.length = 0};
    talon_fh_state fh;

    must(talon_fh_state_of(play->view, &fh), "asking for the table");
    fh_title(&line, play, &fh);
    printf("\n-- %s --\n", line.chars);
    put_row(play, "", seat_name, play);
    put_totals(play, "score");
    if (fh.trick > 0) {
        put_row(play, "tricks", small_number, fh.tricks);
        put_last_trick(play, &fh);
        put_trick(play, &fh);
    }
    put_hands(play, fh.hand, fh.open_hands | play->viewers);
}

/* A box with the card that pays it, and its chips. */
static void add_board_box(struct text *line, const talon_tr_state *tr,
                          uint32_t box_id)
{
    if (box_id <= TALON_TR_BOX_TEN &&
        tr->pay[box_id - TALON_TR_BOX_ACE] != TALON_CARD_NONE)
        add_card(line, tr->pay[box_id - TALON_TR_BOX_ACE]);
    else
        add(line, "%s", talon_tr_box_key(box_id));
    if (box_id == TALON_TR_BOX_PAIR && tr->pair_suit != 0)
        add(line, " of %s", denomination_sign(tr->pair_suit));
    if (box_id == TALON_TR_BOX_SEQUENCE)
        add(line, " from %s", talon_rank_label(tr->sequence));
    add(line, " %" PRId64, tr->boxes[box_id]);
}

static void put_boxes(const char *name, const talon_tr_state *tr,
                      uint32_t first, uint32_t last)
{
    struct text line = {.length = 0};
    uint32_t box_id;

    add(&line, "  %s", name);
    add_spaces(&line, FIRST - 1);
    for (box_id = first; box_id <= last; box_id++) {
        add(&line, "  ");
        add_board_box(&line, tr, box_id);
    }
    puts(line.chars);
}

static void show_tripoli(const struct play *play)
{
    talon_tr_state tr;

    must(talon_tr_state_of(play->view, &tr), "asking for the table");
    printf("\n-- deal %" PRIu32 ", %s --\n", tr.deals,
           talon_phase_key(tr.phase));
    put_boxes("board", &tr, TALON_TR_BOX_ACE, TALON_TR_BOX_TEN);
    put_boxes("", &tr, TALON_TR_BOX_PAIR, TALON_TR_BOX_POT);
    put_row(play, "", seat_name, play);
    put_totals(play, "chips");
    put_row(play, "cards", small_number, tr.held);
    if (tr.phase == TALON_PHASE_BETTING)
        put_numbers(play, "staked", tr.staked);
    if (tr.run != 0)
        put_cards(play, "run", tr.run);
    put_hands(play, tr.hand, play->viewers);
}

void show_sides(const struct play *play)
{
    uint32_t seat, side;

    for (seat = 0; seat < play->seat_count; seat++) {
        struct text line = {.length = 0};

        must(talon_game_side(play->view, (int32_t)seat, &side),
             "asking for sides");
        if ((side & ((2u << seat) - 1)) != side || (side & (side - 1)) == 0)
            continue;
        add_side(&line, play, (int32_t)seat);
        add(&line, " are partners.");
        line.chars[0] = (char)toupper((unsigned char)line.chars[0]);
        puts(line.chars);
    }
}

void show_table(const struct play *play)
{
    end_line();
    if (play->rules.game_id == TALON_GAME_FIVE_HUNDRED)
        show_five_hundred(play);
    else
        show_tripoli(play);
}

static void widen(int64_t wide[TALON_SEATS_MAX], const int32_t *number,
                  uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++)
        wide[i] = number[i];
}

void show_scores(const struct play *play)
{
    int64_t number[TALON_SEATS_MAX];
    talon_fh_score score;
    talon_tr_state tr;

    end_line();
    putchar('\n');
    put_row(play, "", seat_name, play);
    if (play->rules.game_id == TALON_GAME_FIVE_HUNDRED) {
        must(talon_fh_last_score(play->view, &score), "asking for the score");
        put_row(play, "tricks", small_number, score.tricks);
        widen(number, score.contract, TALON_FH_SEATS_MAX);
        put_numbers(play, "contract", number);
        widen(number, score.trick_points, TALON_FH_SEATS_MAX);
        put_numbers(play, "for tricks", number);
        put_totals(play, "score");
    } else {
        must(talon_tr_state_of(play->view, &tr), "asking for the table");
        put_numbers(play, "gain", tr.gain);
        put_totals(play, "chips");
    }
    putchar('\n');
}

void show_end(const struct play *play)
{
    struct text line = {.length = 0};
    uint32_t winners, seat, deals;
    int32_t to_act;

    end_line();
    must(talon_game_deal_count(play->view, &deals), "counting deals");
    must(talon_game_to_act(play->view, &to_act), "asking who acts");
    printf("\n%s %s (deals: %" PRIu32 "):\n",
           to_act == TALON_NOBODY ? "Final" : "Present",
           play->rules.game_id == TALON_GAME_TRIPOLI ? "chips" : "scores",
           deals);
    put_row(play, "", seat_name, play);
    put_totals(play, "");
    must(talon_game_winners(play->view, &winners), "asking who won");
    for (seat = 0; seat < play->seat_count; seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        add(&line, "%s", line.length == 0 ? "  won by " : ", ");
        add_seat(&line, play, (int32_t)seat);
    }
    if (winners != 0)
        puts(line.chars);
}
