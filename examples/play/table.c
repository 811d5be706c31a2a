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
#define COLUMN_USUAL 11
#define NAME_LEAST   7
#define NAME_USUAL   14

/* The cards of a trick by seat, and the seat that wins it. */
struct trick {
    talon_card card[TALON_SEATS_MAX];
    uint32_t out; /* a bit for each seat that laid its cards down */
    int32_t winner;
};

/* A column has a number for each seat, or a card. */
struct column {
    enum message title;
    const int64_t *numbers;
    const struct trick *trick;
};

/* Rows are seats or, if `by_side` is set, sides: those that a score belongs
 * to. */
struct columns {
    struct column column[COLUMNS_MOST];
    size_t count;
    int by_side;
};

static void add_column(struct columns *columns, enum message title,
                       const int64_t *numbers, const struct trick *trick)
{
    columns->column[columns->count++] = (struct column){title, numbers, trick};
}

/* The seats that a score belongs to. */
static uint32_t side_of(const struct play *play, uint32_t seat)
{
    uint32_t side = play->words.sides[seat];

    return side != 0 ? side : 1u << seat;
}

static int has_sides(const struct play *play)
{
    return side_of(play, 0) != 1;
}

/* Whether a row of the table begins with a seat. */
static int is_row(const struct play *play, const struct columns *columns,
                  uint32_t seat)
{
    return !columns->by_side || (side_of(play, seat) & ((1u << seat) - 1)) == 0;
}

static void add_row_name(struct text *text, const struct play *play,
                         const struct columns *columns, uint32_t seat)
{
    add(text, " ");
    add_names(text, play, columns->by_side ? side_of(play, seat) : 1u << seat);
}

/* Ends a row without the spaces after its last cell. */
static void put_row(struct text *row)
{
    while (row->length > 0 && row->chars[row->length - 1] == ' ')
        row->chars[--row->length] = '\0';
    print_text(row, 2);
}

static void add_number(struct text *text, int64_t number)
{
    if (number < 0)
        add(text, "\u2212%" PRId64, -number);
    else
        add(text, "%" PRId64, number);
}

/* Adds a card, with a star if it wins. */
static void add_played(struct text *text, const struct play *play,
                       const struct trick *trick, uint32_t seat)
{
    if (trick->winner == (int32_t)seat)
        add(text, "*");
    if (trick->card[seat] != TALON_CARD_NONE)
        add_one_card(text, play, trick->card[seat]);
    else
        add(text, (trick->out >> seat & 1) != 0 ? message(OUT) : "-");
}

static void add_column_cell(struct text *cell, const struct play *play,
                            const struct column *column, uint32_t seat)
{
    if (column->numbers != NULL)
        add_number(cell, column->numbers[seat]);
    else
        add_played(cell, play, column->trick, seat);
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* The width of the names and that of the other columns: what they need, as far
 * as there is room. */
static void measure(const struct play *play, const struct columns *columns,
                    size_t *names, size_t *each)
{
    size_t room = screen_width() - columns->count * COLUMN_LEAST, i;
    uint32_t seat;

    *names = NAME_USUAL;
    *each = COLUMN_USUAL;
    for (seat = 0; seat < play->seat_count; seat++) {
        struct text name = {.length = 0};

        if (!is_row(play, columns, seat))
            continue;
        add_row_name(&name, play, columns, seat);
        *names = larger(*names, width(name.chars) + 2);
        for (i = 0; i < columns->count; i++) {
            struct text cell = {.length = 0};

            add_column_cell(&cell, play, &columns->column[i], seat);
            *each = larger(*each, width(cell.chars) + 1);
        }
    }
    *names = *names < room ? *names : larger(room, NAME_LEAST);
    room = (screen_width() - *names) / columns->count;
    *each = *each < room ? *each : larger(room, COLUMN_LEAST);
}

static void put_columns(const struct play *play, const struct columns *columns)
{
    struct text titles = {.length = 0};
    size_t names, each, i;
    uint32_t seat;

    measure(play, columns, &names, &each);
    add_cell(&titles, "", names);
    for (i = 0; i < columns->count; i++)
        add_cell(&titles, message(columns->column[i].title), each);
    put_row(&titles);
    for (seat = 0; seat < play->seat_count; seat++) {
        struct text row = {.length = 0}, name = {.length = 0};

        if (!is_row(play, columns, seat))
            continue;
        add_row_name(&name, play, columns, seat);
        add_cell(&row, name.chars, names - 1);
        add(&row, " ");
        for (i = 0; i < columns->count; i++) {
            struct text cell = {.length = 0};

            add_column_cell(&cell, play, &columns->column[i], seat);
            add_cell(&row, cell.chars, each - 1);
            add(&row, " ");
        }
        put_row(&row);
    }
}

static void totals_of(const talon_game *game, int64_t totals[TALON_SEATS_MAX])
{
    must(talon_game_totals(game, totals, TALON_SEATS_MAX, NULL),
         "asking for scores");
}

/* The sums over the side of each seat. */
static void sum_up(const struct play *play, const uint8_t *numbers,
                   int64_t sums[TALON_SEATS_MAX])
{
    uint32_t seat, other;

    for (seat = 0; seat < play->seat_count; seat++)
        for (sums[seat] = other = 0; other < play->seat_count; other++)
            if ((side_of(play, seat) >> other & 1) != 0)
                sums[seat] += numbers[other];
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
    for (i = 0; i < TALON_SEATS_MAX; i++)
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

/* Scores and tricks belong to sides, and so have a table of their own where
 * several seats are one. */
static void show_five_hundred(const struct play *play)
{
    struct columns scores = {.by_side = has_sides(play)}, cards = {.count = 0};
    struct columns *last_columns = scores.by_side ? &cards : &scores;
    int64_t totals[TALON_SEATS_MAX], tricks[TALON_SEATS_MAX];
    struct text title = {.length = 0};
    struct trick last, now = {.winner = TALON_NOBODY};
    talon_fh_state fh;

    must(talon_fh_state_of(play->view, &fh), "asking for the table");
    fh_title(&title, play, &fh);
    print_title(title.chars);
    totals_of(play->view, totals);
    sum_up(play, fh.tricks, tricks);
    add_column(&scores, SCORE, totals, NULL);
    if (fh.trick > 0) {
        add_column(&scores, TRICKS, tricks, NULL);
        if (last_trick(play, &fh, &last))
            add_column(last_columns, LAST_TRICK, NULL, &last);
        now.out = fh.laid_down;
        memcpy(now.card, fh.table, sizeof fh.table);
        must(talon_fh_winning(play->view, &now.winner, NULL),
             "asking who is winning");
        add_column(last_columns, ON_TABLE, NULL, &now);
    }
    put_columns(play, &scores);
    if (cards.count > 0)
        put_columns(play, &cards);
    put_hands(play, fh.hand, fh.open_hands | play->viewers);
}

/* ---- Tripoli */

/* Adds a rank without a suit, as it stands on cards. */
static void add_rank(struct text *text, const struct play *play, uint32_t rank)
{
    struct play plain = *play;
    struct text card = {.length = 0};
    talon_card spade;

    must(talon_card_make(TALON_SUIT_SPADES, rank, &spade), "making a card");
    plain.words.style = TALON_CARD_STYLE_SIGNS;
    add_one_card(&card, &plain, spade);
    add(text, "%s", card.chars + strlen(suit_sign(TALON_SUIT_SPADES)));
}

/* The rank above another: the jack follows the ten. */
static uint32_t next_rank(uint32_t rank)
{
    return rank == 10 ? TALON_RANK_JACK : rank + 1;
}

/* Adds the cards that pay a box: "♥K", "♥K+Q", "8-9-10"; else its name. */
void add_box(struct text *text, const struct play *play,
             const talon_tr_state *tr, uint32_t box_id)
{
    talon_card high;

    if (box_id <= TALON_TR_BOX_TEN &&
        tr->pay[box_id - TALON_TR_BOX_ACE] != TALON_CARD_NONE) {
        add_one_card(text, play, tr->pay[box_id - TALON_TR_BOX_ACE]);
    } else if (box_id == TALON_TR_BOX_PAIR && tr->pair_suit != 0) {
        must(talon_card_make(tr->pair_suit, tr->pair_rank, &high),
             "making a card");
        add_one_card(text, play, high);
        add(text, "+");
        add_rank(text, play, tr->pair_rank - 1u);
    } else if (box_id == TALON_TR_BOX_SEQUENCE && tr->sequence != 0) {
        add_rank(text, play, tr->sequence);
        add(text, "-");
        add_rank(text, play, next_rank(tr->sequence));
        add(text, "-");
        add_rank(text, play, next_rank(next_rank(tr->sequence)));
    } else {
        add(text, "%s",
            talon_words_term(messages_language(), TALON_SPACE_TR_BOX,
                             (int32_t)box_id));
    }
}

static void put_board(const struct play *play, const talon_tr_state *tr)
{
    struct text line = {.length = 0};
    uint32_t box_id;

    add(&line, " %s ", message(BOARD));
    for (box_id = TALON_TR_BOX_ACE; box_id <= TALON_TR_BOX_POT; box_id++) {
        add(&line, box_id > TALON_TR_BOX_ACE ? NO_BREAK "\u00B7 " : " ");
        add_box(&line, play, tr, box_id);
        add(&line, ":" NO_BREAK "%" PRId64, tr->boxes[box_id]);
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
    int64_t totals[TALON_SEATS_MAX], held[TALON_SEATS_MAX];
    struct text title = {.length = 0}, bidder = {.length = 0};
    struct text offer = {.length = 0};
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
        add(&title, " \u00B7 ");
        add_number(&offer, tr.offer);
        add_name(&bidder, play, tr.bidder);
        add_filled(&title, OFFER_BY, offer.chars, bidder.chars);
    }
    print_title(title.chars);
    put_board(play, &tr);
    totals_of(play->view, totals);
    sum_up(play, tr.held, held);
    add_column(&columns, CHIPS, totals, NULL);
    add_column(&columns, CARDS, held, NULL);
    if (tr.phase == TALON_PHASE_BETTING)
        add_column(&columns, STAKED, tr.staked, NULL);
    put_columns(play, &columns);
    if (tr.run != 0)
        put_cards(play, message(RUN), tr.run);
    put_hands(play, tr.hand, play->viewers);
    if (tr.phase == TALON_PHASE_BETTING)
        put_poker(play, &tr);
}

/* ---- both */

/* What counts in the end. */
static enum message total_of(const struct play *play)
{
    return play->rules.game_id == TALON_GAME_TRIPOLI ? CHIPS : SCORE;
}

void show_table(const struct play *play)
{
    print_empty();
    if (play->rules.game_id == TALON_GAME_FIVE_HUNDRED)
        show_five_hundred(play);
    else
        show_tripoli(play);
}

void show_hand(const struct play *play)
{
    talon_cards hand;

    if (play->seating.me < 0)
        return;
    must(talon_game_cards(play->view, (uint32_t)play->seating.me, &hand, NULL),
         "asking for a hand");
    put_cards(play, message(HAND), hand);
}

/* Says which seats play together: sides by their first seats. */
void show_sides(const struct play *play)
{
    struct columns rows = {.by_side = 1};
    uint32_t seat;

    for (seat = 0; seat < play->seat_count && has_sides(play); seat++) {
        struct text names = {.length = 0};

        if (!is_row(play, &rows, seat))
            continue;
        add_names(&names, play, side_of(play, seat));
        print_filled(PARTNERS, names.chars, NULL);
    }
}

void show_scores(const struct play *play, const talon_game *game,
                 uint32_t number)
{
    struct columns columns = {.by_side = has_sides(play)};
    int64_t totals[TALON_SEATS_MAX], gains[TALON_SEATS_MAX];
    int64_t tricks[TALON_SEATS_MAX];
    struct text title = {.length = 0};
    talon_fh_score score;
    uint32_t deals;

    print_empty();
    add(&title, "%s %" PRIu32, message(DEAL_NUMBER), number);
    if (number > 0)
        print_title(title.chars);
    must(talon_game_deal_count(game, &deals), "counting deals");
    must(talon_game_returns(game, gains, TALON_SEATS_MAX, NULL),
         "asking for results");
    totals_of(game, totals);
    if (deals > 0 && talon_fh_last_score(game, &score) >= 0) {
        sum_up(play, score.tricks, tricks);
        add_column(&columns, TRICKS, tricks, NULL);
    }
    if (deals > 0)
        add_column(&columns, GAIN, gains, NULL);
    add_column(&columns, total_of(play), totals, NULL);
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
    struct columns columns = {.by_side = has_sides(play)};
    int64_t totals[TALON_SEATS_MAX], bought[TALON_SEATS_MAX];
    struct text title = {.length = 0};
    uint32_t hands = history_hands(play), deals, seat;
    int is_over = is_game_over(play->view, &play->seating), has_bought = 0;

    must(talon_game_deal_count(play->view, &deals), "counting deals");
    deals = hands < deals ? hands : deals;
    print_empty();
    add(&title, "%s \u00B7 %" PRIu32 " %s", message(is_over ? FINAL : PRESENT),
        deals, message(deals == 1 ? DEAL_NUMBER : DEALS));
    print_title(title.chars);
    totals_of(play->view, totals);
    add_column(&columns, total_of(play), totals, NULL);
    history_bought(play, bought);
    for (seat = 0; seat < play->seat_count; seat++)
        has_bought |= bought[seat] > 0;
    if (has_bought)
        add_column(&columns, BOUGHT, bought, NULL);
    put_columns(play, &columns);
    if (is_over)
        show_winners(play);
}
