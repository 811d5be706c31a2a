/* Records, going out: moves, deals, and the annotations of a trace. */
#include "game/moves.h"
#include "record/record.h"
#include "base/set.h"
#include "talon/record.h"

const uint8_t tln_pay_ranks[PAY_CARDS] = {TALON_ACE, TALON_KING, TALON_QUEEN,
                                          TALON_JACK, 10};

static void put_pay_suits(struct out *out, talon_cards pay)
{
    uint32_t i, suit;

    for (i = 0; i < PAY_CARDS; i++) {
        for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
            if (pay & BIT(CARD(suit, tln_pay_ranks[i]))) {
                tln_put_char(out, ' ');
                tln_put_text(out, talon_object_key(suit));
            }
        }
    }
}

static void put_rank(struct out *out, uint32_t rank)
{
    struct out card = {0};
    char text[TALON_CARD_TEXT_MAX];

    card.text = text;
    tln_put_card(&card, CARD(TALON_HEARTS, rank));
    text[card.length - 1] = '\0';
    tln_put_text(out, text);
}

static void put_bid(struct out *out, int32_t tricks, uint32_t object)
{
    if (tricks > 0)
        tln_put_number(out, tricks);
    tln_put_text(out, talon_object_key(object));
}

/* What stands behind the verb: see enum form. */
static void put_objects(struct out *out, const talon_move *move, uint32_t form)
{
    switch (form) {
    case FORM_BID:
        tln_put_char(out, ' ');
        put_bid(out, move->amount, move->object);
        break;
    case FORM_SET:
        tln_put_char(out, ' ');
        tln_put_cards(out, move->cards);
        if (move->object != 0) {
            tln_put_text(out, " nominate ");
            tln_put_text(out, talon_object_key(move->object));
        }
        break;
    case FORM_CARD:
        if (move->cards != 0) {
            tln_put_char(out, ' ');
            tln_put_cards(out, move->cards);
        }
        if (move->object != 0) {
            tln_put_char(out, ':');
            tln_put_text(out, talon_object_key(move->object));
        }
        break;
    case FORM_AMOUNT:
        tln_put_char(out, ' ');
        tln_put_number(out, move->amount);
        break;
    case FORM_SUIT:
        tln_put_char(out, ' ');
        tln_put_text(out, talon_object_key(move->object));
        break;
    case FORM_BOARD:
        put_pay_suits(out, move->cards);
        tln_put_char(out, ' ');
        tln_put_text(out, talon_object_key(move->object));
        tln_put_char(out, ' ');
        put_rank(out, (uint32_t)move->amount);
        break;
    case FORM_BUY:
        tln_put_char(out, ' ');
        tln_put_number(out, move->object - 1);
        tln_put_char(out, ' ');
        tln_put_number(out, move->amount);
        break;
    default:
        break;
    }
}

void tln_put_move(struct out *out, const talon_move *move)
{
    const struct tln_kind_row *row = tln_kind_row(move->kind);

    if (move->seat != TALON_TABLE) {
        tln_put_number(out, move->seat);
        tln_put_char(out, ' ');
    }
    tln_put_text(out, row->key);
    put_objects(out, move, row->form);
}

talon_status talon_record_write_move(const talon_game *before,
                                     const talon_move *move, char *text,
                                     size_t size, size_t *length)
{
    struct out out = {0};
    talon_status status = talon_game_check(before, move, NULL);

    if (status < 0)
        return status;
    do {
        tln_put_move(&out, move);
        tln_put_char(&out, '\n');
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

static void put_deal(struct out *out, uint32_t kind, const talon_card *card,
                     uint32_t count)
{
    uint32_t i;

    tln_put_text(out, talon_kind_key(kind));
    for (i = 0; i < count; i++) {
        tln_put_char(out, ' ');
        tln_put_card(out, card[i]);
    }
    tln_put_char(out, '\n');
}

talon_status talon_record_write_deal(const talon_game *before,
                                     const talon_card *card, uint32_t count,
                                     char *text, size_t size, size_t *length)
{
    struct out out = {0};
    uint32_t kind;
    talon_status status = tln_deal_status(before, card, count, &kind);

    if (status < 0)
        return status;
    do {
        put_deal(&out, kind, card, count);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

static void put_act(struct out *out, int32_t seat)
{
    if (seat == TALON_TABLE)
        tln_put_text(out, "table");
    else if (seat == TALON_NOBODY)
        tln_put_text(out, "over");
    else
        tln_put_number(out, seat);
}

static void put_suits(struct out *out, uint32_t objects)
{
    uint32_t suit;

    for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
        if (objects >> suit & 1) {
            tln_put_char(out, ' ');
            tln_put_text(out, talon_object_key(suit));
        }
    }
}

/* ` play:AS play:JK:C`: each card, once for each object it can have. */
static void put_legal_cards(struct out *out, const talon_choice *choice,
                            const char *verb)
{
    talon_cards rest = choice->cards;
    uint32_t object;

    while (rest != 0) {
        talon_card card = set_take_first(&rest);

        for (object = 0; object <= TALON_HEARTS; object++) {
            if (!(choice->objects >> object & 1))
                continue;
            tln_put_char(out, ' ');
            tln_put_text(out, verb);
            tln_put_char(out, ':');
            tln_put_card(out, card);
            if (object != 0)
                tln_put_char(out, ':');
            tln_put_text(out, talon_object_key(object));
        }
    }
}

/* The alternatives a choice stands for, each with a blank before it. A choice
 * of sets comes in several parts if the suit of a joker may be named; they
 * have the whole hand in common, which the first part shows. */
static void put_legal_choice(struct out *out, const talon_choice *choice,
                             int is_first, int is_last)
{
    const struct tln_kind_row *row = tln_kind_row(choice->kind);
    uint32_t suit;

    switch (choice->cards != 0 || row->form != FORM_CARD ? row->form
                                                         : FORM_WORD) {
    case FORM_SET:
        if (is_first) {
            tln_put_char(out, ' ');
            tln_put_text(out, row->key);
            tln_put_char(out, ' ');
            tln_put_number(out, choice->pick_max);
            tln_put_text(out, " of ");
            tln_put_cards(out, choice->cards);
        } else if (is_last) {
            tln_put_text(out, " nominate");
            put_suits(out, choice->objects);
        }
        break;
    case FORM_CARD:
        put_legal_cards(out, choice, row->key);
        break;
    case FORM_AMOUNT:
        tln_put_char(out, ' ');
        tln_put_text(out, row->key);
        tln_put_char(out, ':');
        tln_put_number(out, choice->amount_min);
        tln_put_text(out, "..");
        tln_put_number(out, choice->amount_max);
        break;
    case FORM_SUIT:
        for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
            tln_put_char(out, ' ');
            tln_put_text(out, row->key);
            tln_put_char(out, ':');
            tln_put_text(out, talon_object_key(suit));
        }
        break;
    default:
        tln_put_char(out, ' ');
        tln_put_text(out, row->key);
        break;
    }
}

/* ` pass bid:6S …`: the moves of an auction in order. */
static void put_legal_bids(struct out *out, const talon_move *move, uint32_t n)
{
    uint32_t i;

    for (i = 0; i < n; i++) {
        const struct tln_kind_row *row = tln_kind_row(move[i].kind);

        tln_put_char(out, ' ');
        tln_put_text(out, row->key);
        if (row->form == FORM_BID) {
            tln_put_char(out, ':');
            put_bid(out, move[i].amount, move[i].object);
        }
    }
}

static void put_legal(struct out *out, const struct module *module,
                      const struct talon_game *game)
{
    talon_move ordered[ORDERED_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, n = 0;

    if (module->ordered != NULL)
        n = module->ordered(game, ordered);
    if (n > 0) {
        put_legal_bids(out, ordered, n);
        return;
    }
    n = module->choices(game, choice);
    for (i = 0; i < n; i++)
        put_legal_choice(out, &choice[i], i == 0, i == n - 1);
}

static talon_status put_values(struct out *out, const struct talon_game *game,
                               const struct annotation *annotation)
{
    int64_t value[TALON_SEATS_MAX];
    int32_t i, n = annotation->values(game, value);

    if (n < 0)
        return TALON_E_ANNOTATION;
    tln_put_text(out, "= ");
    tln_put_text(out, annotation->key);
    for (i = 0; i < n; i++) {
        tln_put_char(out, ' ');
        tln_put_number(out, value[i]);
    }
    if (n == 0)
        tln_put_text(out, " none");
    return TALON_OK;
}

talon_status tln_put_annotation(struct out *out, const struct talon_game *game,
                                struct word key)
{
    const struct module *module = module_of_handle(game);
    const struct annotation *row = module->annotation;
    int32_t seat = to_act_in(module, game);

    if (tln_word_is(key, "act")) {
        tln_put_text(out, "= act ");
        put_act(out, seat);
        return TALON_OK;
    }
    if (tln_word_is(key, "legal")) {
        if (seat < 0)
            return TALON_E_ANNOTATION;
        tln_put_text(out, "= legal");
        put_legal(out, module, game);
        return TALON_OK;
    }
    while (row->key != NULL && !tln_word_is(key, row->key))
        row++;
    return row->key != NULL ? put_values(out, game, row) : TALON_E_SYNTAX;
}

static void put_line(struct out *out, const struct talon_game *game,
                     const char *key)
{
    if (tln_put_annotation(out, game, tln_word_of(key)) == TALON_OK)
        tln_put_char(out, '\n');
}

talon_status talon_record_write_state(const talon_game *game, char *text,
                                      size_t size, size_t *length)
{
    struct out out = {0};
    const struct annotation *row;
    talon_status status = whole_status(game);

    if (status < 0)
        return status;
    do {
        put_line(&out, game, "act");
        put_line(&out, game, "legal");
        for (row = module_of_handle(game)->annotation; row->key != NULL; row++)
            put_line(&out, game, row->key);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}
