/* Records, coming in. A line is understood word by word into a move or a deal,
 * which the game then accepts or refuses; an annotation is compared with what
 * the library itself would write at that point. Nothing of a line is done
 * before all of it is understood. */
#include "record/record.h"
#include "base/set.h"
#include "talon/record.h"

/* Words that a reader needs take a word each; a missing one is an error at the
 * end of the line. */
static talon_status need_word(struct line *line)
{
    return tln_line_word(line) ? TALON_OK : TALON_E_SYNTAX;
}

static talon_status read_amount(struct line *line, int32_t *amount)
{
    talon_status status = need_word(line);
    int64_t number;

    if (status == TALON_OK)
        status = tln_word_number(line->word, &number);
    if (status < 0)
        return status;
    if (number < 0)
        return TALON_E_NUMBER;
    if (number > INT32_MAX)
        return TALON_E_AMOUNT;
    *amount = (int32_t)number;
    return TALON_OK;
}

static talon_status read_suit(struct line *line, uint8_t *object)
{
    talon_status status = need_word(line);
    uint32_t suit;

    if (status < 0)
        return status;
    if (tln_word_suit(line->word, &suit) < 0)
        return TALON_E_SYNTAX;
    *object = (uint8_t)suit;
    return TALON_OK;
}

/* `7H`, `misere`. Ten tricks are `10` or `T`, as in cards. */
static talon_status parse_bid(struct word word, int32_t *tricks,
                              uint32_t *object)
{
    struct word number = word;
    int64_t value = 10;

    if (tln_word_object(word, object) == TALON_OK && *object > TALON_NO_TRUMP) {
        *tricks = 0;
        return TALON_OK;
    }
    number.length = word.length > 1 && word.text[1] == '0' ? 2 : 1;
    if (word.length <= number.length || (!tln_word_is_folded(number, "T") &&
                                         tln_word_number(number, &value) < 0))
        return TALON_E_SYNTAX;
    word.text += number.length;
    word.length -= number.length;
    if (tln_word_object(word, object) < 0 || *object > TALON_NO_TRUMP)
        return TALON_E_SYNTAX;
    *tricks = (int32_t)value;
    return TALON_OK;
}

static talon_status read_bid(struct line *line, talon_move *move)
{
    talon_status status = need_word(line);
    uint32_t object = 0;

    if (status == TALON_OK)
        status = parse_bid(line->word, &move->amount, &object);
    move->object = (uint8_t)object;
    return status;
}

/* Adds the card of a word to a set. */
static talon_status add_card(struct word word, talon_cards *set)
{
    talon_card card;
    talon_status status = tln_word_card(word, &card);

    if (status < 0)
        return status;
    if (*set & BIT(card))
        return TALON_E_CARD_TWICE;
    *set |= BIT(card);
    return TALON_OK;
}

/* Cards up to the end, or `nominate` and a suit where there may be one. */
static talon_status read_set(struct line *line, talon_move *move, int nominate)
{
    talon_status status = TALON_OK;

    while (status == TALON_OK && tln_line_word(line)) {
        if (nominate && tln_word_is(line->word, "nominate"))
            return read_suit(line, &move->object);
        status = add_card(line->word, &move->cards);
    }
    return status;
}

/* A card, with `:` and a suit where there may be one; or nothing if it may be
 * left out. */
static talon_status read_card(struct line *line, talon_move *move, int named)
{
    struct word suit;
    uint32_t object = 0;

    if (!tln_line_word(line))
        return named ? TALON_E_SYNTAX : TALON_OK;
    if (named && tln_word_cut(&line->word, ':', &suit) &&
        tln_word_suit(suit, &object) < 0) {
        line->word = suit;
        return TALON_E_SYNTAX;
    }
    move->object = (uint8_t)object;
    return add_card(line->word, &move->cards);
}

/* Six suits and a rank: the five pay cards, the pair, the sequence. */
static talon_status read_board(struct line *line, talon_move *move)
{
    talon_status status = TALON_OK;
    uint8_t suit = 0;
    uint32_t i, rank;

    for (i = 0; i < PAY_CARDS && status == TALON_OK; i++) {
        status = read_suit(line, &suit);
        if (status == TALON_OK)
            move->cards |= BIT(CARD(suit, tln_pay_ranks[i]));
    }
    if (status == TALON_OK)
        status = read_suit(line, &move->object);
    if (status == TALON_OK)
        status = need_word(line);
    if (status < 0)
        return status;
    if (tln_word_rank(line->word, &rank) < 0)
        return TALON_E_SYNTAX;
    move->amount = (int32_t)rank;
    return TALON_OK;
}

static talon_status read_buy(struct line *line, talon_move *move)
{
    int32_t seat;
    talon_status status = read_amount(line, &seat);

    if (status < 0)
        return status;
    if (seat >= TALON_SEATS_MAX)
        return TALON_E_SEAT;
    move->object = (uint8_t)(seat + 1);
    return read_amount(line, &move->amount);
}

/* What stands behind the verb: see enum form. */
static talon_status read_objects(struct line *line,
                                 const struct tln_kind_row *row,
                                 talon_move *move)
{
    switch (row->form) {
    case FORM_BID:
        return read_bid(line, move);
    case FORM_SET:
        return read_set(line, move, row->uses & USES_OBJECT);
    case FORM_CARD:
        return read_card(line, move, row->uses & USES_OBJECT);
    case FORM_AMOUNT:
        return read_amount(line, &move->amount);
    case FORM_SUIT:
        return read_suit(line, &move->object);
    case FORM_BOARD:
        return read_board(line, move);
    case FORM_BUY:
        return read_buy(line, move);
    default:
        return TALON_OK;
    }
}

#define SEAT_KINDS  (((uint64_t)1 << TALON_DRAW) - 1)
#define TABLE_KINDS (~SEAT_KINDS)

/* Reads a move; the first word of the line has been taken. */
static talon_status read_move(const talon_game *game, struct line *line,
                              talon_move *move)
{
    uint64_t kinds = module_of_handle(game)->kinds;
    const struct tln_kind_row *row;
    talon_status status;
    int64_t seat = TALON_TABLE;

    if (tln_word_number(line->word, &seat) == TALON_OK) {
        if (seat < 0 || seat >= TALON_SEATS_MAX)
            return TALON_E_SEAT;
        status = need_word(line);
        if (status < 0)
            return status;
        kinds &= SEAT_KINDS;
    } else {
        kinds &= TABLE_KINDS;
    }
    row = tln_kind_find(line->word, kinds);
    if (row == NULL)
        return TALON_E_SYNTAX;
    move->seat = (int8_t)seat;
    move->kind = row->kind;
    status = read_objects(line, row, move);
    return status < 0 ? status : tln_line_end(line);
}

/* Reads and makes a draw or deal; its verb has been taken. */
static talon_status read_deal(talon_game *game, struct line *line)
{
    talon_card card[TALON_PACK_MAX];
    struct word verb = line->word;
    talon_cards seen = 0;
    uint32_t kind = 0, n = 0; /* kind 0: nothing is due */
    talon_status status;

    while (tln_line_word(line)) {
        status = add_card(line->word, &seen);
        if (status < 0)
            return status;
        tln_word_card(line->word, &card[n++]);
    }
    line->word = verb;
    status = tln_deal_status(game, card, n, &kind);
    if (kind != 0 && !tln_word_is(verb, talon_kind_key(kind)))
        return TALON_E_NOT_DUE;
    return status < 0 ? status : talon_game_deal(game, card, n, NULL, 0, NULL);
}

/* A word of an annotation as a number that is equal for words that mean the
 * same card or bid; -1 if it is neither. */
static int32_t word_meaning(struct word word)
{
    talon_card card;
    uint32_t object;
    int32_t tricks;

    if (tln_word_card(word, &card) == TALON_OK)
        return card;
    if (tln_word_object(word, &object) == TALON_OK)
        return 100 + (int32_t)object;
    if (parse_bid(word, &tricks, &object) == TALON_OK)
        return 200 + tricks * 10 + (int32_t)object;
    return -1;
}

/* To the letter; a loop, because memcmp may become a call of bcmp. */
static int parts_equal(struct word a, struct word b)
{
    size_t i = 0;

    while (i < a.length && i < b.length && a.text[i] == b.text[i])
        i++;
    return i == a.length && i == b.length;
}

static int parts_agree(struct word a, struct word b)
{
    int32_t meaning;

    if (parts_equal(a, b))
        return 1;
    meaning = word_meaning(a);
    return meaning >= 0 && meaning == word_meaning(b);
}

/* Whether two words say the same, part by part between colons. */
static int words_agree(struct word a, struct word b)
{
    struct word rest_a = {0}, rest_b = {0};
    int more;

    do {
        more = tln_word_cut(&a, ':', &rest_a);
        if (more != tln_word_cut(&b, ':', &rest_b) || !parts_agree(a, b))
            return 0;
        a = rest_a;
        b = rest_b;
    } while (more);
    return 1;
}

/* Compares an annotation with what holds; its `=` has been taken. */
static talon_status check_annotation(const talon_game *game, struct line *line)
{
    char text[TALON_LINE_MAX + 1];
    struct out out = {text, 0};
    struct line holds;
    talon_status status = need_word(line);

    if (status == TALON_OK)
        status = tln_put_annotation(&out, game, line->word);
    if (status < 0)
        return status;
    tln_line_cut(&holds, text, out.length);
    tln_line_word(&holds);
    tln_line_word(&holds);
    while (tln_line_word(&holds)) {
        if (!tln_line_word(line) || !words_agree(line->word, holds.word))
            return TALON_E_ANNOTATION;
    }
    return tln_line_word(line) ? TALON_E_ANNOTATION : TALON_OK;
}

static talon_status read_event(talon_game *game, struct line *line)
{
    struct word first = line->word;
    talon_move move = {0};
    talon_status status;

    if (tln_word_is(first, talon_kind_key(TALON_DRAW)) ||
        tln_word_is(first, talon_kind_key(TALON_DEAL)))
        return read_deal(game, line);
    status = read_move(game, line, &move);
    if (status < 0)
        return status;
    line->word = first;
    return talon_game_apply(game, &move, NULL, 0, NULL);
}

static talon_status read_line(talon_game *game, struct line *line,
                              uint32_t check)
{
    talon_status status = tln_line_status(line);

    if (status < 0 || tln_line_is_blank(line))
        return status;
    tln_line_word(line);
    if (*line->word.text != '=')
        return read_event(game, line);
    if (check == TALON_SKIP_ANNOTATIONS)
        return TALON_OK;
    return tln_word_is(line->word, "=") ? check_annotation(game, line)
                                        : TALON_E_SYNTAX;
}

/* Checks the arguments that all readers have. */
static talon_status reader_status(const talon_game *game, const char *text,
                                  size_t size, uint32_t check)
{
    talon_status status = whole_status(game);

    if (status < 0)
        return status;
    if (text == NULL && size > 0)
        return TALON_E_NULL;
    return check > TALON_CHECK_ANNOTATIONS ? TALON_E_ARGUMENT : TALON_OK;
}

talon_status talon_record_read_line(talon_game *game, const char *text,
                                    size_t length, uint32_t check,
                                    talon_place *place)
{
    struct line line;
    talon_status status = reader_status(game, text, length, check);

    if (status < 0)
        return status;
    if (tln_line_cut(&line, text != NULL ? text : "", length) < length)
        return TALON_E_ARGUMENT;
    status = read_line(game, &line, check);
    tln_line_place(&line, 1, place);
    return status;
}

/* Whether a line begins the next record. */
static int begins_record(struct line line)
{
    tln_line_word(&line);
    return tln_word_is(line.word, "talon-record");
}

talon_status talon_record_read(talon_game *game, const char *text, size_t size,
                               uint32_t check, size_t *used, talon_place *place)
{
    struct line line;
    talon_status status = reader_status(game, text, size, check);
    uint32_t number = 0;
    size_t taken, at = 0;

    if (status < 0)
        return status;
    if (text == NULL)
        text = "";
    do {
        taken = tln_line_cut(&line, text + at, size - at);
        number++;
        if (begins_record(line))
            break;
        status = read_line(game, &line, check);
        if (status == TALON_OK)
            at += taken;
    } while (status == TALON_OK && taken > 0);
    if (used != NULL)
        *used = at;
    tln_line_place(&line, number, place);
    return status;
}

talon_status talon_record_parse_move(const talon_game *game, const char *text,
                                     size_t length, talon_move *move,
                                     talon_place *place)
{
    struct line line;
    talon_move fresh = {0};
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (move == NULL || (text == NULL && length > 0))
        return TALON_E_NULL;
    if (tln_line_cut(&line, text != NULL ? text : "", length) < length)
        return TALON_E_ARGUMENT;
    status = tln_line_status(&line);
    if (status == TALON_OK)
        status = need_word(&line);
    if (status == TALON_OK)
        status = read_move(game, &line, &fresh);
    tln_line_place(&line, 1, place);
    if (status == TALON_OK)
        *move = fresh;
    return status;
}
