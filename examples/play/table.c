/* SPDX-License-Identifier: MIT */
/* What is on the table, and the results of hands and deals: each game has its
 * snapshot, and the screen is a table with a row for each seat, which has room
 * in 40 columns. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define COLUMNS_MOST 4
#define COLUMN_LEAST 7
#define COLUMN_MOST  11

/* Adds the cell of a seat to a row. */
typedef void cell_writer(struct text *text, const struct play *play,
                         const void *state, uint32_t seat);

struct column {
    enum message title;
    cell_writer *cell;
    const void *state;
};

struct columns {
    struct column column[COLUMNS_MOST];
    size_t count;
};

static void add_column(struct columns *columns, enum message title,
                       cell_writer *cell, const void *state)
{
    columns->column[columns->count++] = (struct column){title, cell, state};
}

/* How wide a column after the first is. */
static size_t column_width(void)
{
    size_t wide = screen_width() / (COLUMNS_MOST + 2);

    if (wide < COLUMN_LEAST)
        return COLUMN_LEAST;
    return wide > COLUMN_MOST ? COLUMN_MOST : wide;
}

static size_t name_width(void)
{
    size_t others = COLUMNS_MOST * column_width(), all = screen_width();

    return all > others + COLUMN_MOST + 3 ? COLUMN_MOST + 3
           : all > others + COLUMN_LEAST  ? all - others
                                          : COLUMN_LEAST;
}

/* Ends a row without the spaces after its last cell. */
static void put_row(struct text *row)
{
    while (row->length > 0 && row->chars[row->length - 1] == ' ')
        row->chars[--row->length] = '\0';
    print_text(row, 2);
}

static void put_columns(const struct play *play, const struct columns *columns)
{
    struct text titles = {.length = 0};
    uint32_t seat;
    size_t i;

    add_cell(&titles, "", name_width());
    for (i = 0; i < columns->count; i++)
        add_cell(&titles, message(columns->column[i].title), column_width());
    put_row(&titles);
    for (seat = 0; seat < play->seat_count; seat++) {
        struct text row = {.length = 0}, name = {.length = 0};

        add(&name, " ");
        add_name(&name, play, (int32_t)seat);
        add_cell(&row, name.chars, name_width() - 1);
        add(&row, " ");
        for (i = 0; i < columns->count; i++) {
            const struct column *column = &columns->column[i];
            struct text cell = {.length = 0};

            column->cell(&cell, play, column->state, seat);
            add_cell(&row, cell.chars, column_width() - 1);
            add(&row, " ");
        }
        put_row(&row);
    }
}

static void add_number(struct text *text, int64_t number)
{
    if (number < 0)
        add(text, "\u2212%" PRId64, -number);
    else
        add(text, "%" PRId64, number);
}

static void whole_number(struct text *text, const struct play *play,
                         const void *state, uint32_t seat)
{
    (void)play;
    add_number(text, ((const int64_t *)state)[seat]);
}

static void middle_number(struct text *text, const struct play *play,
                          const void *state, uint32_t seat)
{
    (void)play;
    add_number(text, ((const int32_t *)state)[seat]);
}

static void small_number(struct text *text, const struct play *play,
                         const void *state, uint32_t seat)
{
    (void)play;
    add_number(text, ((const uint8_t *)state)[seat]);
}

static void total(struct text *text, const struct play *play, const void *state,
                  uint32_t seat)
{
    int64_t totals[TALON_SEATS_MAX];

    (void)state;
    must(talon_game_totals(play->view, totals, TALON_SEATS_MAX, NULL),
         "asking for scores");
    add_number(text, totals[seat]);
}

static void put_cards(const struct play *play, const char *name,
                      talon_cards cards)
{
    struct text line = {.length = 0};

    add(&line, " ");
    add_cell(&line, name, COLUMN_LEAST);
    add(&line, " ");
    add_hand(&line, play, cards);
    print_text(&line, COLUMN_LEAST + 2);
}

/* Prints the hands that lie open, and the person's. */
static void put_hands(const struct play *play, const talon_cards *hand,
                      uint32_t open)
{
    int32_t me = play->seating.me;
    uint32_t seat;

    for (seat = 0; seat < play->seat_count; seat++) {
        struct text name = {.length = 0};

        if ((open >> seat & 1) == 0 || (int32_t)seat == me)
            continue;
        add_name(&name, play, (int32_t)seat);
        put_cards(play, name.chars, hand[seat]);
    }
    if (me >= 0)
        put_cards(play, message(HAND), hand[me]);
}

/* ---- Five Hundred */

/* The cards of a trick by seat, and the seat that wins it. */
struct trick {
    talon_card card[TALON_FH_SEATS_MAX];
    uint32_t out; /* a bit for each seat that laid its cards down */
    int32_t winner;
};

/* Writes a card, with a star if it wins. */
static void trick_card(struct text *text, const struct play *play,
                       const void *state, uint32_t seat)
{
    const struct trick *trick = state;

    if (trick->winner == (int32_t)seat)
        add(text, "*");
    if (trick->card[seat] != TALON_CARD_NONE)
        add_one_card(text, play, trick->card[seat]);
    else
        add(text, (trick->out >> seat & 1) != 0 ? message(OUT) : "-");
}

/* The trick before the one on the table; 0 if there was none. */
static int last_trick(const struct play *play, const talon_fh_state *fh,
                      struct trick *trick)
{
    talon_card played[TALON_FH_SEATS_MAX];
    uint32_t count, i;
    int32_t seat;

    *trick = (struct trick){.out = fh->laid_down};
    if (fh->trick < 2)
        return 0;
    must(talon_fh_trick(play->view, fh->trick - 1u, &seat, played,
                        TALON_FH_SEATS_MAX, &count, NULL, &trick->winner),
         "asking for a trick");
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        trick->card[i] = TALON_CARD_NONE;
    for (i = 0; i < count; seat = (seat + 1) % (int32_t)play->seat_count)
        if ((fh->laid_down >> seat & 1) == 0)
            trick->card[seat] = played[i++];
    return 1;
}

static void add_part(struct text *line, enum message what)
{
    add(line, "%s%s ", line->length > 0 ? " \u00B7 " : "", message(what));
}

static void fh_title(struct text *line, const struct play *play,
                     const talon_fh_state *fh)
{
    int32_t value;

    add_part(line, DEAL_NUMBER);
    add(line, "%" PRIu32, fh->deals + 1);
    add_part(line, DEALER);
    add_name(line, play, fh->dealer);
    if (fh->bid_denomination != 0) {
        must(talon_fh_bid_value(&play->rules, fh->bid_tricks,
                                fh->bid_denomination, &value),
             "asking for a value");
        add(line, " \u00B7 ");
        add_bid(line, play, fh->bid_tricks, fh->bid_denomination);
        add(line, " (%" PRId32 "): ", value);
        add_name(line, play, fh->bidder);
    }
    if (fh->nominated != 0) {
        add_part(line, JOKER_IS);
        add(line, "%s", denomination_sign(fh->nominated));
    }
    if (fh->called != TALON_CARD_NONE) {
        add_part(line, CALLED);
        add_one_card(line, play, fh->called);
    }
    if (fh->trick > 0) {
        add_part(line, TRICK_NUMBER);
        add(line, "%u", fh->trick);
    }
}

static void show_five_hundred(const struct play *play)
{
    struct columns columns = {.count = 0};
    struct text title = {.length = 0};
    struct trick last, now;
    talon_fh_state fh;

    must(talon_fh_state_of(play->view, &fh), "asking for the table");
    fh_title(&title, play, &fh);
    print_title(title.chars);
    add_column(&columns, SCORE, total, NULL);
    if (fh.trick > 0) {
        add_column(&columns, TRICKS, small_number, fh.tricks);
        if (last_trick(play, &fh, &last))
            add_column(&columns, LAST_TRICK, trick_card, &last);
        now.out = fh.laid_down;
        memcpy(now.card, fh.table, sizeof now.card);
        must(talon_fh_winning(play->view, &now.winner, NULL),
             "asking who is winning");
        add_column(&columns, ON_TABLE, trick_card, &now);
    }
    put_columns(play, &columns);
    put_hands(play, fh.hand, fh.open_hands | play->viewers);
}

/* ---- Tripoli */

/* A box with the card that pays it, and its chips. */
static void add_board_box(struct text *line, const struct play *play,
                          const talon_tr_state *tr, uint32_t box_id)
{
    uint32_t language = messages_language();

    if (box_id <= TALON_TR_BOX_TEN &&
        tr->pay[box_id - TALON_TR_BOX_ACE] != TALON_CARD_NONE)
        add_one_card(line, play, tr->pay[box_id - TALON_TR_BOX_ACE]);
    else
        add(line, "%s",
            talon_words_term(language, TALON_SPACE_TR_BOX, (int32_t)box_id));
    if (box_id == TALON_TR_BOX_PAIR && tr->pair_suit != 0)
        add(line, NO_BREAK "%s", denomination_sign(tr->pair_suit));
    if (box_id == TALON_TR_BOX_SEQUENCE && tr->sequence != 0)
        add(line, NO_BREAK "%s" NO_BREAK "%s", message(FROM_RANK),
            talon_words_term(language, TALON_SPACE_RANK,
                             (int32_t)tr->sequence));
    add(line, NO_BREAK "%" PRId64, tr->boxes[box_id]);
}

static void put_board(const struct play *play, const talon_tr_state *tr)
{
    struct text line = {.length = 0};
    uint32_t box_id;

    add(&line, " %s ", message(BOARD));
    for (box_id = TALON_TR_BOX_ACE; box_id <= TALON_TR_BOX_POT; box_id++) {
        add(&line, box_id > TALON_TR_BOX_ACE ? " \u00B7 " : " ");
        add_board_box(&line, play, tr, box_id);
    }
    print_text(&line, 2);
}

/* Prints what the person chose for poker, and what it is called. */
static void put_poker(const struct play *play, const talon_tr_state *tr)
{
    int32_t me = play->seating.me;
    struct text line = {.length = 0}, cards = {.length = 0};
    char name[TALON_WORDS_TEXT_MAX];
    uint32_t rank;

    if (me < 0 || talon_poker_rank(&tr->selected[me], &rank) < 0)
        return;
    must(talon_words_poker(&play->words, rank, name, sizeof name, NULL),
         "wording a poker hand");
    add_hand(&cards, play, tr->selected[me]);
    add(&line, " ");
    add_cell(&line, message(POKER), COLUMN_LEAST);
    add(&line, " %s: %s", cards.chars, name);
    print_text(&line, COLUMN_LEAST + 2);
}

static int is_auction(uint32_t phase)
{
    return phase == TALON_PHASE_PAY_AUCTION ||
           phase == TALON_PHASE_SPARE_AUCTION;
}

static void show_tripoli(const struct play *play)
{
    struct columns columns = {.count = 0};
    struct text title = {.length = 0};
    talon_tr_state tr;

    must(talon_tr_state_of(play->view, &tr), "asking for the table");
    add_part(&title, tr.closing > 0 ? CLOSING_POTS : DEAL_NUMBER);
    add(&title, "%" PRIu32, tr.closing > 0 ? tr.closing : tr.deals);
    add_part(&title, DEALER);
    add_name(&title, play, tr.dealer);
    add(&title, " \u00B7 %s",
        talon_words_term(messages_language(), TALON_SPACE_PHASE,
                         (int32_t)tr.phase));
    if (is_auction(tr.phase) && tr.offer > 0) {
        add(&title, " \u00B7 %" PRId32 ": ", tr.offer);
        add_name(&title, play, tr.bidder);
    }
    print_title(title.chars);
    put_board(play, &tr);
    add_column(&columns, CHIPS, total, NULL);
    add_column(&columns, CARDS, small_number, tr.held);
    if (tr.phase == TALON_PHASE_BETTING)
        add_column(&columns, STAKED, whole_number, tr.staked);
    put_columns(play, &columns);
    if (tr.run != 0)
        put_cards(play, message(RUN), tr.run);
    put_hands(play, tr.hand, play->viewers);
    if (tr.phase == TALON_PHASE_BETTING)
        put_poker(play, &tr);
}

/* ---- both */

void show_table(const struct play *play)
{
    print_empty();
    if (play->rules.game_id == TALON_GAME_FIVE_HUNDRED)
        show_five_hundred(play);
    else
        show_tripoli(play);
}

/* Says which seats play together: sides by their first seats. */
void show_sides(const struct play *play)
{
    uint32_t seat, side;

    for (seat = 0; seat < play->seat_count; seat++) {
        struct text names = {.length = 0};

        must(talon_game_side(play->view, (int32_t)seat, &side),
             "asking for sides");
        if ((side & ((1u << seat) - 1)) != 0 || (side & (side - 1)) == 0)
            continue;
        add_names(&names, play, side);
        print_filled(PARTNERS, names.chars, NULL);
    }
}

void show_scores(const struct play *play, const talon_game *game,
                 uint32_t number)
{
    struct columns columns = {.count = 0};
    struct text title = {.length = 0};
    talon_fh_score score;
    talon_tr_state tr;
    uint32_t deals;

    print_empty();
    add(&title, "%s %" PRIu32, message(DEAL_NUMBER), number);
    if (number > 0)
        print_title(title.chars);
    must(talon_game_deal_count(game, &deals), "counting deals");
    if (play->rules.game_id == TALON_GAME_TRIPOLI) {
        must(talon_tr_state_of(game, &tr), "asking for the table");
        if (deals > 0)
            add_column(&columns, GAIN, whole_number, tr.gain);
        add_column(&columns, CHIPS, total, NULL);
    } else {
        must(talon_fh_last_score(game, &score), "asking for scores");
        if (deals > 0) {
            add_column(&columns, TRICKS, small_number, score.tricks);
            add_column(&columns, CONTRACT, middle_number, score.contract);
            add_column(&columns, FOR_TRICKS, middle_number, score.trick_points);
        }
        add_column(&columns, SCORE, total, NULL);
    }
    put_columns(play, &columns);
    print_empty();
}

/* The last result may be that of a hand before the one being played. */
void show_last_scores(const struct play *play)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    uint32_t hands = history_hands(play), count;
    talon_event *events = NULL;
    talon_game *game;

    if (hands == 0) {
        must(talon_game_init(memory, sizeof memory, &play->rules, &game),
             "making a game");
        show_scores(play, game, 0);
    } else if (history_hand(play, hands, memory, &game, &events, &count)) {
        show_scores(play, game, hands);
    }
    free(events);
}

uint32_t leaders_of(const talon_game *game)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t count, seat, leaders = 0;
    int64_t most = INT64_MIN;

    must(talon_game_totals(game, totals, TALON_SEATS_MAX, &count),
         "asking for scores");
    for (seat = 0; seat < count; seat++) {
        if (totals[seat] > most)
            leaders = 0;
        if (totals[seat] >= most)
            leaders |= 1u << seat;
        most = totals[seat] > most ? totals[seat] : most;
    }
    return leaders;
}

/* Says who has won, or who is ahead where nobody wins. */
static void show_winners(const struct play *play)
{
    struct text names = {.length = 0};
    uint32_t winners;

    must(talon_game_winners(play->view, &winners), "asking who won");
    add_names(&names, play, winners != 0 ? winners : leaders_of(play->view));
    print_filled(winners != 0                                ? WON_BY
                 : play->rules.game_id == TALON_GAME_TRIPOLI ? MOST_CHIPS
                                                             : MOST_POINTS,
                 names.chars, NULL);
}

void show_end(const struct play *play)
{
    struct columns columns = {.count = 0};
    struct text title = {.length = 0};
    uint32_t hands = history_hands(play), deals;
    int is_over = is_game_over(play->view, &play->seating);

    must(talon_game_deal_count(play->view, &deals), "counting deals");
    print_empty();
    add(&title, "%s \u00B7 %s %" PRIu32, message(is_over ? FINAL : PRESENT),
        message(DEALS), hands < deals ? hands : deals);
    print_title(title.chars);
    add_column(&columns,
               play->rules.game_id == TALON_GAME_TRIPOLI ? CHIPS : SCORE, total,
               NULL);
    put_columns(play, &columns);
    if (is_over)
        show_winners(play);
}
