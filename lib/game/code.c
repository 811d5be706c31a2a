/* SPDX-License-Identifier: MIT */
/* Codes of moves.
 *
 * A game lists its rows (game/code.h), and each row has a block of codes: first
 * its cards, then its *tails*, which are combinations of the other fields. A
 * move is the codes of its cards, rising, and then that of its tail. A tail of
 * zeros has no code, unless the row asks for it: so most plays are one code.
 *
 * What may follow some codes is found from the choices of the seat. A choice
 * goes on with a card if the cards before it fit, none that is required has
 * been passed over, and enough are left above it; so a few operations on sets
 * decide about all cards at once, and no move is ever enumerated. Tails are
 * numbered by the same arithmetic as legal moves, once within the choice and
 * once within the row. With the ladder, amounts are replaced by their places on
 * it first. The cost grows with the choices and the codes listed. */
#include "game/code.h"
#include "base/list.h"
#include "game/choice.h"
#include "game/move.h"

/* The codes of some rules: row i has those from first[i] to first[i + 1]. With
 * the ladder, amounts are replaced by their places on it: `placed`. */
struct book {
    uint32_t mode;
    uint32_t rows;
    uint32_t first[CODE_ROWS_MAX + 1];
    talon_choice row[CODE_ROWS_MAX];
    talon_choice placed[CODE_ROWS_MAX];
};

/* The choices of a seat of which some moves have codes, with places for
 * amounts, and the row of each. */
struct coded {
    uint32_t count;
    uint32_t row[TALON_CHOICES_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
};

/* Codes read so far, as a move of which only a part may be known; its amount is
 * a place. */
struct prefix {
    talon_move move;
    uint32_t row;
    int has_tail;
    talon_cards above; /* cards with higher codes than those in the move */
};

/* Codes going out, as a list, as a mask, or only counted if both are NULL. */
struct codes {
    uint32_t *code;
    uint8_t *mask;
    uint32_t count;
};

/* The amounts of the ladder. */
#define TO_TEN    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
#define DECADE(n) 15 * (n), 20 * (n), 30 * (n), 50 * (n), 70 * (n), 100 * (n)

static const int32_t ladder[] = {TO_TEN,      DECADE(1),    DECADE(10),
                                 DECADE(100), DECADE(1000), DECADE(10000)};

#define STEPS (sizeof ladder / sizeof ladder[0])

static int32_t steps_below(int32_t amount)
{
    uint32_t i = 0;

    while (i < STEPS && ladder[i] < amount)
        i++;
    return (int32_t)i;
}

/* The place of an amount among those of a row that have codes. Returns 0 if it
 * has none; the place is then that of the next one. The most that a row allows
 * has a code even if it is not on the ladder. */
static int place_of(const struct book *book, uint32_t row, int32_t amount,
                    int32_t *place)
{
    *place = amount;
    if (book->mode == TALON_CODES_EXACT)
        return 1;
    *place = steps_below(amount);
    return amount == book->row[row].amount_max ||
           ((uint32_t)*place < STEPS && ladder[*place] == amount);
}

/* Replaces the place in a move by the amount. */
static void find_amount(const struct book *book, uint32_t row, talon_move *move)
{
    int32_t most = book->row[row].amount_max;

    if (book->mode == TALON_CODES_LADDER)
        move->amount =
            (uint32_t)move->amount < STEPS ? ladder[move->amount] : most;
    if (move->amount > most)
        move->amount = most;
}

/* Copies a choice, with places for amounts. Returns 0 if it does not belong to
 * the row or none of its amounts has a code. */
static int place_in(const struct book *book, uint32_t row,
                    const talon_choice *choice, talon_choice *placed)
{
    const talon_choice *in = &book->row[row];

    if (choice->kind != in->kind || choice->amount_min < in->amount_min ||
        choice->amount_min > in->amount_max)
        return 0;
    *placed = *choice;
    place_of(book, row, choice->amount_min, &placed->amount_min);
    if (!place_of(book, row, choice->amount_max, &placed->amount_max))
        placed->amount_max--;
    return placed->amount_min <= placed->amount_max;
}

/* How many of the first tails have no codes: that of zeros, or none. */
static uint32_t silent(const talon_choice *row)
{
    return row->cards != 0 && !(row->flags & ROW_ENDS);
}

static talon_status open_book(const struct module *module, const int32_t *rule,
                              uint32_t mode, struct book *book)
{
    uint32_t i;

    if (mode > TALON_CODES_LADDER)
        return TALON_E_ARGUMENT;
    if (module->codes == NULL)
        return TALON_E_UNSUPPORTED;
    book->mode = mode;
    book->rows = module->codes(rule, book->row);
    book->first[0] = 0;
    for (i = 0; i < book->rows; i++) {
        const talon_choice *row = &book->row[i];

        place_in(book, i, row, &book->placed[i]);
        book->first[i + 1] = book->first[i] + set_count(row->cards) +
                             tln_fields_in(&book->placed[i]) - silent(row);
    }
    return book->first[i] <= TALON_RULES_CODES_MAX ? TALON_OK
                                                   : TALON_E_UNSUPPORTED;
}

static talon_status open_rules(const talon_rules *rules, uint32_t mode,
                               struct book *book)
{
    talon_status status = tln_rules_status(rules);

    if (status < 0)
        return status;
    return open_book(tln_module_of(rules->game_id), rules->value, mode, book);
}

static talon_status open_game(const talon_game *game, uint32_t mode,
                              struct book *book)
{
    int32_t value[RULES_KEPT];

    tln_kept_rules(game, value);
    return open_book(module_of_handle(game), value, mode, book);
}

/* The row of a code; `rows` if there is no such code. */
static uint32_t row_of(const struct book *book, uint32_t code)
{
    uint32_t row = 0;

    while (row < book->rows && code >= book->first[row + 1])
        row++;
    return row;
}

/* Adds what a code of the prefix's row stands for. */
static void take_code(const struct book *book, uint32_t code,
                      struct prefix *prefix)
{
    const talon_choice *row = &book->placed[prefix->row];
    uint32_t number = code - book->first[prefix->row];
    talon_cards cards = row->cards;

    prefix->move.kind = row->kind;
    prefix->has_tail = number >= set_count(cards);
    if (prefix->has_tail) {
        tln_take_fields(row, number - set_count(cards) + silent(row),
                        &prefix->move);
        return;
    }
    while (number-- > 0)
        cards &= cards - 1;
    prefix->move.cards |= BIT(set_lowest(cards));
    prefix->above = cards & (cards - 1);
}

/* Reads codes that rise within one row, of which only the last may be a tail.
 * Returns 0 for others. */
static int read_prefix(const struct book *book, int32_t seat,
                       const uint32_t *code, uint32_t count,
                       struct prefix *prefix)
{
    uint32_t i;

    *prefix = (struct prefix){.above = ~(talon_cards)0};
    prefix->move.seat = (int8_t)seat;
    if (count == 0)
        return 1;
    prefix->row = row_of(book, code[0]);
    for (i = 0; i < count; i++) {
        if (prefix->row == book->rows || prefix->has_tail ||
            code[i] >= book->first[prefix->row + 1] ||
            (i > 0 && code[i] <= code[i - 1]))
            return 0;
        take_code(book, code[i], prefix);
    }
    return 1;
}

/* The cards with which a choice goes on, and whether its cards are complete:
 * none that is required is missing below, and for each one picked enough are
 * left to pick the rest. */
static talon_cards cards_after(const talon_choice *choice,
                               const struct prefix *prefix, int *is_complete)
{
    talon_cards missing = choice->required & ~prefix->move.cards;
    talon_cards rest = choice->cards & prefix->above, next = 0;
    uint32_t picked = set_count(prefix->move.cards & choice->cards), left;

    *is_complete = 0;
    if ((prefix->move.cards & ~(choice->cards | choice->required)) != 0 ||
        (missing & ~prefix->above) != 0 || picked > choice->pick_max)
        return 0;
    *is_complete = missing == 0 && picked >= choice->pick_min;
    left = set_count(rest);
    while (rest != 0 && picked + left >= choice->pick_min) {
        talon_cards card = rest & (0 - rest);

        if (missing != 0 && card > (missing & (0 - missing)))
            break;
        next |= picked < choice->pick_max ? card : 0;
        rest ^= card;
        left--;
    }
    if (missing != 0 && picked + left >= choice->pick_min)
        next |= missing & (0 - missing);
    return next;
}

static void put_code(struct codes *codes, uint32_t code)
{
    if (codes->code != NULL)
        codes->code[codes->count] = code;
    if (codes->mask != NULL)
        codes->mask[code] = 1;
    codes->count++;
}

static uint32_t card_code(const struct book *book, uint32_t row,
                          talon_card card)
{
    return book->first[row] + set_count(book->row[row].cards & (BIT(card) - 1));
}

/* The code of a tail whose amount is a place. Returns 0 if it has none. */
static int tail_code(const struct book *book, uint32_t row,
                     const talon_move *move, uint32_t *code)
{
    const talon_choice *in = &book->placed[row];
    uint32_t number = tln_add_fields(in, 0, move);

    *code = book->first[row] + set_count(in->cards) + number - silent(in);
    return number >= silent(in);
}

/* Whether the tails of a choice follow each other in the row, as they do if it
 * is only in its amounts that the choice has less. */
static int is_run(const talon_choice *row, const talon_choice *choice)
{
    return choice->denominations == row->denominations &&
           choice->other_seats == row->other_seats &&
           choice->index_min == row->index_min &&
           choice->index_max == row->index_max;
}

/* The tails of a choice in which the cards before are complete. All have codes:
 * where a tail has none, those cards are a whole move. */
static void put_tails(const struct book *book, uint32_t row,
                      const talon_choice *choice, struct codes *codes)
{
    uint32_t i, count = tln_fields_in(choice), code = 0;
    talon_move tail = {0};

    if (codes->code == NULL && codes->mask == NULL) {
        codes->count += count;
        return;
    }
    for (i = 0; i < count; i++) {
        if (i == 0 || !is_run(&book->placed[row], choice)) {
            tln_take_fields(choice, i, &tail);
            tail_code(book, row, &tail, &code);
        }
        put_code(codes, code++);
    }
}

/* The codes of a row that may follow: cards, then tails. */
static void put_row(const struct book *book, uint32_t row,
                    const struct coded *coded, const struct prefix *prefix,
                    struct codes *codes)
{
    uint32_t i, complete = 0;
    talon_cards next = 0;
    int is_complete;

    for (i = 0; i < coded->count; i++) {
        if (coded->row[i] != row)
            continue;
        next |= cards_after(&coded->choice[i], prefix, &is_complete);
        complete |= (uint32_t)is_complete << i;
    }
    while (next != 0)
        put_code(codes, card_code(book, row, set_take(&next)));
    for (i = 0; complete >> i != 0; i++) {
        if (complete >> i & 1)
            put_tails(book, row, &coded->choice[i], codes);
    }
}

static void find_coded(const struct book *book, const talon_game *game,
                       int32_t seat, struct coded *coded)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, row, count = tln_choices_of(game, seat, choice), found = 0;

    for (i = 0; i < count; i++) {
        for (row = 0; row < book->rows; row++) {
            if (place_in(book, row, &choice[i], &coded->choice[found])) {
                coded->row[found++] = row;
                break;
            }
        }
    }
    coded->count = found;
}

/* Whether the codes are a whole move that is legal. Then nothing follows. */
static int is_move(const struct book *book, const struct prefix *prefix,
                   const struct coded *coded)
{
    uint32_t i;

    if (!prefix->has_tail && !silent(&book->row[prefix->row]))
        return 0;
    for (i = 0; i < coded->count; i++) {
        if (tln_stands_for(&coded->choice[i], &prefix->move))
            return 1;
    }
    return 0;
}

/* Reads the codes of a seat, and lists what may follow: TALON_OK if they are a
 * legal move, E_INCOMPLETE if they begin one, E_CODE. */
static talon_status follow(const struct book *book, const talon_game *game,
                           int32_t seat, const uint32_t *code, uint32_t count,
                           struct prefix *prefix, struct codes *codes)
{
    struct coded coded;
    uint32_t row;

    codes->count = 0;
    if (!read_prefix(book, seat, code, count, prefix))
        return TALON_E_CODE;
    find_coded(book, game, seat, &coded);
    if (count > 0 && is_move(book, prefix, &coded))
        return TALON_OK;
    for (row = 0; row < book->rows && !prefix->has_tail; row++) {
        if (count == 0 || row == prefix->row)
            put_row(book, row, &coded, prefix, codes);
    }
    return codes->count > 0 ? TALON_E_INCOMPLETE : TALON_E_CODE;
}

/* The checks of a call about the codes of a seat. */
static talon_status seat_status(const talon_game *game, int32_t seat,
                                uint32_t mode, struct book *book)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    status = open_game(game, mode, book);
    return status == TALON_OK && is_hidden_from(game, seat) ? TALON_UNKNOWN
                                                            : status;
}

talon_status talon_rules_code_count(const talon_rules *rules, uint32_t mode,
                                    uint32_t *code_count)
{
    struct book book;
    talon_status status = open_rules(rules, mode, &book);

    if (status < 0)
        return status;
    if (code_count == NULL)
        return TALON_E_NULL;
    *code_count = book.first[book.rows];
    return TALON_OK;
}

talon_status talon_rules_code_meaning(const talon_rules *rules, uint32_t mode,
                                      uint32_t code, talon_move *part)
{
    struct prefix prefix;
    struct book book;
    talon_status status = open_rules(rules, mode, &book);

    if (status < 0)
        return status;
    if (part == NULL)
        return TALON_E_NULL;
    if (!read_prefix(&book, 0, &code, 1, &prefix))
        return TALON_E_CODE;
    find_amount(&book, prefix.row, &prefix.move);
    *part = prefix.move;
    return TALON_OK;
}

/* Whether these rules ever allow a move, and its row, from row 0 on. */
static talon_status find_row(const struct book *book, const talon_game *game,
                             const talon_move *move, uint32_t *row)
{
    const struct module *module = module_of_handle(game);
    const struct kind *kind = tln_kind_in(module->vocabulary, move->kind);
    talon_status status;

    if (move->seat < 0 || move->seat >= (int32_t)module->seats(game))
        return TALON_E_SEAT;
    if (kind == NULL || kind->source != BY_SEAT)
        return TALON_E_KIND;
    status = tln_field_status(kind, move);
    if (status == TALON_OK)
        status = tln_choices_refusal(book->row, book->rows, move);
    if (status < 0) /* no row has the kind */
        return status == TALON_E_PHASE ? TALON_E_KIND : status;
    while (!tln_stands_for(&book->row[*row], move))
        ++*row;
    return TALON_OK;
}

talon_status talon_game_move_codes(const talon_game *game, uint32_t mode,
                                   const talon_move *next_move, uint32_t *codes,
                                   uint32_t capacity, uint32_t *count)
{
    uint32_t code[TALON_PACK_MAX + 1], n = 0, row = 0;
    talon_status status = handle_status(game);
    talon_cards cards;
    struct book book;
    talon_move tail;

    if (status < 0)
        return status;
    if (next_move == NULL || (codes == NULL && capacity > 0))
        return TALON_E_NULL;
    status = open_game(game, mode, &book);
    if (status == TALON_OK)
        status = find_row(&book, game, next_move, &row);
    if (status < 0)
        return status;
    tail = *next_move;
    if (!place_of(&book, row, next_move->amount, &tail.amount))
        return TALON_E_CODE;
    for (cards = next_move->cards; cards != 0;)
        code[n++] = card_code(&book, row, set_take(&cards));
    n += (uint32_t)tail_code(&book, row, &tail, &code[n]);
    return give_list(code, n, sizeof *code, codes, capacity, count);
}

/* The codes go straight into a buffer that has room for all there are. */
talon_status talon_game_codes_after(const talon_game *game, int32_t seat,
                                    uint32_t mode, const uint32_t *prefix,
                                    uint32_t prefix_count, uint32_t *codes,
                                    uint32_t capacity, uint32_t *count)
{
    struct codes list = {NULL, NULL, 0};
    struct prefix read;
    struct book book;
    talon_status status = seat_status(game, seat, mode, &book);
    int wanted;

    if (status < 0)
        return status;
    if ((prefix == NULL && prefix_count > 0) || (codes == NULL && capacity > 0))
        return TALON_E_NULL;
    if (status == TALON_UNKNOWN) {
        if (count != NULL)
            *count = 0;
        return status;
    }
    if (capacity >= book.first[book.rows])
        list.code = codes;
    status = follow(&book, game, seat, prefix, prefix_count, &read, &list);
    if (status == TALON_E_CODE && prefix_count > 0)
        return status;
    status = list_room(list.count, codes, capacity, count, &wanted);
    if (wanted && list.code == NULL) {
        list.code = codes;
        follow(&book, game, seat, prefix, prefix_count, &read, &list);
    }
    return status;
}

/* Codes that begin no move are refused before the mask is written. */
talon_status talon_game_code_mask(const talon_game *game, int32_t seat,
                                  uint32_t mode, const uint32_t *prefix,
                                  uint32_t prefix_count, uint8_t *mask,
                                  uint32_t capacity, uint32_t *count)
{
    struct codes codes = {NULL, NULL, 0};
    struct prefix read;
    struct book book;
    talon_status status = seat_status(game, seat, mode, &book), room;
    int wanted;

    if (status < 0)
        return status;
    if ((prefix == NULL && prefix_count > 0) || (mask == NULL && capacity > 0))
        return TALON_E_NULL;
    if (status == TALON_OK && prefix_count > 0 &&
        follow(&book, game, seat, prefix, prefix_count, &read, &codes) ==
            TALON_E_CODE)
        return TALON_E_CODE;
    room = list_room(book.first[book.rows], mask, capacity, count, &wanted);
    if (wanted) {
        memset(mask, 0, book.first[book.rows]);
        codes.mask = mask;
        if (status == TALON_OK)
            follow(&book, game, seat, prefix, prefix_count, &read, &codes);
    }
    return room < 0 ? room : status;
}

talon_status talon_game_move_of_codes(const talon_game *game, int32_t seat,
                                      uint32_t mode, const uint32_t *codes,
                                      uint32_t code_count,
                                      talon_move *next_move)
{
    struct codes list = {NULL, NULL, 0};
    struct prefix read;
    struct book book;
    talon_status status = seat_status(game, seat, mode, &book);

    if (status < 0)
        return status;
    if (next_move == NULL || (codes == NULL && code_count > 0))
        return TALON_E_NULL;
    if (status == TALON_UNKNOWN)
        return TALON_E_VIEW;
    status = follow(&book, game, seat, codes, code_count, &read, &list);
    if (status < 0)
        return status;
    find_amount(&book, read.row, &read.move);
    *next_move = read.move;
    return TALON_OK;
}
