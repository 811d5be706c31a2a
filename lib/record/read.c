/* SPDX-License-Identifier: MIT */
/* Records coming in. A line is parsed word by word into a move or a deal, which
 * the game then accepts or refuses; an annotation is compared with what the
 * library itself would write at that point. Nothing is done before the whole
 * line has been parsed, so a refused line changes nothing. */
#include "base/libc.h"
#include "record/record.h"
#include "base/set.h"
#include "game/deal.h"
#include "talon/record.h"

/* Cards up to the end of the line. */
static talon_status read_set(struct line *line, talon_move *move)
{
    talon_status status = TALON_OK;

    while (status == TALON_OK && tln_line_word(line))
        status = tln_word_add_card(line->word, &move->cards);
    return status;
}

/* A card, perhaps with `:` and a suit. */
static talon_status read_card(struct line *line, talon_move *move)
{
    struct word suit;
    uint32_t denomination = 0;

    if (!tln_line_word(line))
        return TALON_E_SYNTAX;
    if (tln_word_cut(&line->word, ':', &suit) &&
        tln_word_suit(suit, &denomination) < 0) {
        line->word = suit;
        return TALON_E_SYNTAX;
    }
    move->denomination = (uint8_t)denomination;
    return tln_word_add_card(line->word, &move->cards);
}

/* A denomination, or `-` for none. */
static talon_status read_denomination(struct line *line, talon_move *move)
{
    uint32_t denomination = 0;
    talon_status status = tln_line_need(line);

    if (status == TALON_OK && !tln_word_is(line->word, "-"))
        status = tln_word_denomination(line->word, &denomination);
    move->denomination = (uint8_t)denomination;
    return status == TALON_E_DENOMINATION ? TALON_E_SYNTAX : status;
}

/* The fields that a kind uses. */
static talon_status read_fields(struct line *line, uint32_t uses,
                                talon_move *move)
{
    talon_status status = TALON_OK;
    int32_t other = 0, index = 0;

    if (uses & USES_OTHER)
        status =
            tln_line_small(line, TALON_SEATS_MAX - 1, TALON_E_SEAT, &other);
    if (status == TALON_OK && (uses & USES_AMOUNT))
        status = tln_line_amount(line, &move->amount);
    if (status == TALON_OK && (uses & USES_DENOMINATION))
        status = read_denomination(line, move);
    if (status == TALON_OK && (uses & USES_INDEX))
        status = tln_line_small(line, UINT8_MAX, TALON_E_NUMBER, &index);
    if (status == TALON_OK && (uses & USES_CARDS))
        status = read_set(line, move);
    move->other = (int8_t)other;
    move->index = (uint8_t)index;
    return status;
}

/* What follows the verb: see enum form. */
static talon_status read_objects(struct line *line, const struct kind *kind,
                                 talon_move *move)
{
    switch (kind->form) {
    case FORM_SET:
        return read_set(line, move);
    case FORM_CARD:
        return read_card(line, move);
    case FORM_AMOUNT:
        return tln_line_amount(line, &move->amount);
    case FORM_SUIT:
        return tln_line_suit(line, &move->denomination);
    case FORM_FIELDS:
        return read_fields(line, kind->uses, move);
    case FORM_OWN:
        return kind->own->read(line, move);
    default:
        return TALON_OK;
    }
}

/* Whether a kind comes from a seat, from the table, or is a deal. */
static int comes_from(const struct kind *kind, uint32_t source)
{
    return kind->source == source ||
           (source == BY_TABLE && kind->source == BY_CHANCE);
}

/* The kind that has a verb and a source, or NULL. */
static const struct kind *find_verb(const talon_game *game, struct word verb,
                                    uint32_t source)
{
    const struct kind *kind = module_of_handle(game)->vocabulary->kind;

    while (kind->number != 0 &&
           !(comes_from(kind, source) && tln_word_is(verb, verb_of(kind))))
        kind++;
    return kind->number != 0 ? kind : NULL;
}

/* Reads a move; the first word of the line has been taken. */
static talon_status read_move(const talon_game *game, struct line *line,
                              talon_move *move)
{
    const struct kind *kind;
    talon_status status;
    int64_t seat = TALON_TABLE;
    uint32_t source = BY_TABLE;

    if (tln_word_number(line->word, &seat) == TALON_OK) {
        if (seat < 0 || seat >= TALON_SEATS_MAX)
            return TALON_E_SEAT;
        status = tln_line_need(line);
        if (status < 0)
            return status;
        source = BY_SEAT;
    }
    kind = find_verb(game, line->word, source);
    if (kind == NULL)
        return TALON_E_SYNTAX;
    move->seat = (int8_t)seat;
    move->kind = kind->number;
    status = read_objects(line, kind, move);
    return status < 0 ? status : tln_line_end(line);
}

/* The cards of a draw or deal in order. */
struct dealt {
    talon_cards set;
    uint32_t count;
    talon_card card[TALON_PACK_MAX];
};

/* Reads the cards of a draw or deal; its verb has been taken. */
static talon_status read_dealt(struct line *line, struct dealt *dealt)
{
    talon_status status;

    dealt->set = 0;
    dealt->count = 0;
    while (tln_line_word(line)) {
        status = tln_word_add_card(line->word, &dealt->set);
        if (status < 0)
            return status;
        tln_word_card(line->word, &dealt->card[dealt->count++]);
    }
    return TALON_OK;
}

/* Where events go if they are wanted. */
struct wanted {
    talon_event *events;
    uint32_t capacity;
    uint32_t *count;
};

/* Reads and makes a draw or deal; its verb has been taken. */
static talon_status make_deal(talon_game *game, struct line *line,
                              const struct wanted *wanted)
{
    struct word verb = line->word;
    struct dealt dealt;
    uint32_t kind = 0; /* 0: nothing is due */
    talon_status status = read_dealt(line, &dealt);

    if (status < 0)
        return status;
    line->word = verb;
    (void)tln_deal_status(game, dealt.card, dealt.count, &kind);
    if (kind != 0 && !tln_word_is(verb, talon_kind_key(kind)))
        return TALON_E_NOT_DUE;
    return talon_game_deal(game, dealt.card, dealt.count, wanted->events,
                           wanted->capacity, wanted->count);
}

/* A word of an annotation as a number that is equal for words of equal meaning:
 * a card, a denomination, or a word of the game's own; else -1. */
static int32_t word_meaning(const struct vocabulary *vocabulary,
                            struct word word)
{
    talon_card card;
    uint32_t meaning;

    if (tln_word_card(word, &card) == TALON_OK)
        return card;
    if (tln_word_denomination(word, &meaning) == TALON_OK)
        return TALON_PACK_MAX + (int32_t)meaning;
    if (vocabulary->read_word != NULL &&
        vocabulary->read_word(word, &meaning) == TALON_OK)
        return 2 * TALON_PACK_MAX + (int32_t)meaning;
    return -1;
}

/* A loop, because a compiler may turn memcmp() into a call of bcmp(). */
static int parts_equal(struct word a, struct word b)
{
    size_t i = 0;

    while (i < a.length && i < b.length && a.text[i] == b.text[i])
        i++;
    return i == a.length && i == b.length;
}

static int parts_agree(const struct vocabulary *vocabulary, struct word a,
                       struct word b)
{
    int32_t meaning;

    if (parts_equal(a, b))
        return 1;
    meaning = word_meaning(vocabulary, a);
    return meaning >= 0 && meaning == word_meaning(vocabulary, b);
}

/* Whether two words mean the same, comparing the parts between colons. */
static int words_agree(const struct vocabulary *vocabulary, struct word a,
                       struct word b)
{
    struct word rest_a = {0}, rest_b = {0};
    int more;

    do {
        more = tln_word_cut(&a, ':', &rest_a);
        if (more != tln_word_cut(&b, ':', &rest_b) ||
            !parts_agree(vocabulary, a, b))
            return 0;
        a = rest_a;
        b = rest_b;
    } while (more);
    return 1;
}

/* Compares an annotation with the game; its `=` has been taken. */
static talon_status check_annotation(const talon_game *game, struct line *line)
{
    char text[TALON_LINE_MAX + 1];
    struct out out = {text, 0};
    const struct vocabulary *vocabulary = module_of_handle(game)->vocabulary;
    struct line holds;
    talon_status status = tln_line_need(line);

    if (status == TALON_OK)
        status = tln_put_annotation(&out, game, line->word);
    if (status < 0)
        return status;
    tln_line_cut(&holds, text, out.length);
    tln_line_word(&holds);
    tln_line_word(&holds);
    while (tln_line_word(&holds)) {
        if (!tln_line_word(line) ||
            !words_agree(vocabulary, line->word, holds.word))
            return TALON_E_ANNOTATION;
    }
    return tln_line_word(line) ? TALON_E_ANNOTATION : TALON_OK;
}

static talon_status make_step(talon_game *game, struct line *line,
                              const struct wanted *wanted)
{
    struct word first = line->word;
    talon_move move = {0};
    talon_status status;

    if (find_verb(game, first, BY_DEAL) != NULL)
        return make_deal(game, line, wanted);
    status = read_move(game, line, &move);
    if (status < 0)
        return status;
    line->word = first;
    return talon_game_apply(game, &move, wanted->events, wanted->capacity,
                            wanted->count);
}

static talon_status read_line(talon_game *game, struct line *line,
                              uint32_t check, const struct wanted *wanted)
{
    talon_status status = tln_line_status(line);

    if (status < 0 || tln_line_is_blank(line))
        return status;
    tln_line_word(line);
    if (*line->word.text != '=')
        return make_step(game, line, wanted);
    if (check == TALON_RECORD_SKIP)
        return TALON_OK;
    return tln_word_is(line->word, "=") ? check_annotation(game, line)
                                        : TALON_E_SYNTAX;
}

/* Checks the arguments that all readers have. */
static talon_status reader_status(const talon_game *game, const char *text,
                                  size_t size, uint32_t check)
{
    talon_status status = complete_status(game);

    if (status < 0)
        return status;
    if (text == NULL && size > 0)
        return TALON_E_NULL;
    return check > TALON_RECORD_CHECK ? TALON_E_ARGUMENT : TALON_OK;
}

/* A line without events sets their number to 0; a refused one leaves it alone,
 * except for E_SPACE. */
talon_status talon_record_read_line(talon_game *game, const char *text,
                                    size_t length, uint32_t check,
                                    talon_event *events, uint32_t capacity,
                                    uint32_t *count,
                                    talon_text_position *position)
{
    uint32_t event_count = 0;
    struct wanted wanted = {events, capacity, &event_count};
    struct line line;
    talon_status status = reader_status(game, text, length, check);

    if (status < 0)
        return status;
    if (events == NULL && capacity > 0)
        return TALON_E_NULL;
    if (tln_line_cut(&line, text != NULL ? text : "", length) < length)
        return TALON_E_ARGUMENT;
    status = read_line(game, &line, check, &wanted);
    if (count != NULL && (status == TALON_OK || status == TALON_E_SPACE))
        *count = event_count;
    tln_line_position(&line, 1, position);
    return status;
}

/* Whether a line begins the next record. */
static int begins_record(struct line line)
{
    tln_line_word(&line);
    return tln_word_is(line.word, "talon-record");
}

talon_status talon_record_read(talon_game *game, const char *text, size_t size,
                               uint32_t check, size_t *used,
                               talon_text_position *position)
{
    static const struct wanted nothing = {NULL, 0, NULL};
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
        status = read_line(game, &line, check, &nothing);
        if (status == TALON_OK)
            at += taken;
    } while (status == TALON_OK && taken > 0);
    if (used != NULL)
        *used = at;
    tln_line_position(&line, number, position);
    return status;
}

/* A line as a move, or as a draw or deal with its cards; its first word has
 * been taken. */
static talon_status parse(const talon_game *game, struct line *line,
                          talon_move *move, struct dealt *dealt)
{
    const struct kind *kind = find_verb(game, line->word, BY_DEAL);
    talon_status status;

    dealt->count = 0;
    if (kind == NULL)
        return read_move(game, line, move);
    status = read_dealt(line, dealt);
    move->cards = dealt->set;
    move->kind = kind->number;
    move->seat = TALON_TABLE;
    return status;
}

talon_status talon_record_parse(const talon_game *game, const char *text,
                                size_t length, talon_move *next_move,
                                talon_card *cards, uint32_t capacity,
                                uint32_t *card_count,
                                talon_text_position *position)
{
    struct line line;
    struct dealt dealt;
    talon_move fresh = {0};
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (next_move == NULL || (text == NULL && length > 0) ||
        (cards == NULL && capacity > 0))
        return TALON_E_NULL;
    if (tln_line_cut(&line, text != NULL ? text : "", length) < length)
        return TALON_E_ARGUMENT;
    status = tln_line_status(&line);
    if (status == TALON_OK)
        status = tln_line_need(&line);
    if (status == TALON_OK)
        status = parse(game, &line, &fresh, &dealt);
    tln_line_position(&line, 1, position);
    if (status < 0)
        return status;
    if (card_count != NULL)
        *card_count = dealt.count;
    if (cards != NULL && dealt.count > capacity)
        return TALON_E_SPACE;
    if (cards != NULL)
        memcpy(cards, dealt.card, dealt.count);
    *next_move = fresh;
    return TALON_OK;
}
