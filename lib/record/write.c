/* SPDX-License-Identifier: MIT */
/* Records going out: moves, deals, and the annotations of a trace. The kind of
 * a move has its verb and its form in the vocabulary of the game, so nothing
 * here depends on one; games with a form or a `= legal` of their own supply a
 * function. */
#include "game/choice.h"
#include "game/deal.h"
#include "record/record.h"
#include "base/set.h"
#include "talon/record.h"

static void put_field(struct out *out, int64_t number)
{
    tln_put_char(out, ' ');
    tln_put_number(out, number);
}

/* The fields that a kind uses. */
static void put_fields(struct out *out, uint32_t uses, const talon_move *move)
{
    if (uses & USES_OTHER)
        put_field(out, move->other);
    if (uses & USES_AMOUNT)
        put_field(out, move->amount);
    if (uses & USES_DENOMINATION) {
        tln_put_char(out, ' ');
        tln_put_text(out, move->denomination == 0
                              ? "-"
                              : talon_denomination_key(move->denomination));
    }
    if (uses & USES_INDEX)
        put_field(out, move->index);
    if (uses & USES_CARDS) {
        tln_put_char(out, ' ');
        tln_put_cards(out, move->cards);
    }
}

/* What follows the verb: see enum form. */
static void put_objects(struct out *out, const struct kind *kind,
                        const talon_move *move)
{
    switch (kind->form) {
    case FORM_SET:
    case FORM_CARD:
        tln_put_char(out, ' ');
        tln_put_cards(out, move->cards);
        if (move->denomination != 0) {
            tln_put_char(out, ':');
            tln_put_text(out, talon_denomination_key(move->denomination));
        }
        break;
    case FORM_AMOUNT:
        tln_put_char(out, ' ');
        tln_put_number(out, move->amount);
        break;
    case FORM_SUIT:
        tln_put_char(out, ' ');
        tln_put_text(out, talon_denomination_key(move->denomination));
        break;
    case FORM_FIELDS:
        put_fields(out, kind->uses, move);
        break;
    case FORM_OWN:
        kind->own->write(out, move);
        break;
    default:
        break;
    }
}

static void put_move(struct out *out, const struct talon_game *game,
                     const talon_move *move)
{
    const struct kind *kind =
        tln_kind_in(module_of_handle(game)->vocabulary, move->kind);

    if (move->seat != TALON_TABLE) {
        tln_put_number(out, move->seat);
        tln_put_char(out, ' ');
    }
    tln_put_text(out, verb_of(kind));
    put_objects(out, kind, move);
}

const char *talon_record_verb(uint32_t kind)
{
    const struct kind *row = NULL;
    uint32_t i;

    for (i = 0; module_at(i) != NULL && row == NULL; i++)
        row = tln_kind_in(module_at(i)->vocabulary, kind);
    return row != NULL && row->source != BY_EVENT ? verb_of(row) : "";
}

talon_status talon_record_write_move(const talon_game *game,
                                     const talon_move *next_move, char *text,
                                     size_t size, size_t *length)
{
    struct out out = {0};
    talon_status status = talon_game_check(game, next_move, NULL);

    if (status < 0)
        return status;
    do {
        put_move(&out, game, next_move);
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

talon_status talon_record_write_deal(const talon_game *game,
                                     const talon_card *cards,
                                     uint32_t card_count, char *text,
                                     size_t size, size_t *length)
{
    struct out out = {0};
    uint32_t kind;
    talon_status status = tln_deal_status(game, cards, card_count, &kind);

    if (status < 0)
        return status;
    do {
        put_deal(&out, kind, cards, card_count);
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

/* ` play:AS play:JK:C`: each card, once for each object it can have. */
static void put_legal_cards(struct out *out, const talon_choice *choice,
                            const char *verb)
{
    talon_cards rest = choice->cards;
    uint32_t denomination;

    while (rest != 0) {
        talon_card card = set_take_first(&rest);

        for (denomination = 0; denomination <= TALON_SUIT_HEARTS;
             denomination++) {
            if (!(choice->denominations >> denomination & 1))
                continue;
            tln_put_char(out, ' ');
            tln_put_text(out, verb);
            tln_put_char(out, ':');
            tln_put_card(out, card);
            if (denomination != 0)
                tln_put_char(out, ':');
            tln_put_text(out, talon_denomination_key(denomination));
        }
    }
}

/* ` discard 3 of 7S 8S 9S KH`, ` meld 3..4 of …`: how many of which cards; and
 * ` with`, those that go along. */
static void put_legal_sets(struct out *out, const talon_choice *choice,
                           const char *verb)
{
    tln_put_char(out, ' ');
    tln_put_text(out, verb);
    tln_put_char(out, ' ');
    if (choice->pick_min < choice->pick_max) {
        tln_put_number(out, choice->pick_min);
        tln_put_text(out, "..");
    }
    tln_put_number(out, choice->pick_max);
    tln_put_text(out, " of ");
    tln_put_cards(out, choice->cards);
    if (choice->required != 0) {
        tln_put_text(out, " with ");
        tln_put_cards(out, choice->required);
    }
}

/* The alternatives in a choice, each with a space before it. */
static void put_legal_choice(struct out *out, const struct kind *kind,
                             const talon_choice *choice)
{
    uint32_t suit;

    switch (kind->form) {
    case FORM_SET:
        put_legal_sets(out, choice, verb_of(kind));
        break;
    case FORM_CARD:
        put_legal_cards(out, choice, verb_of(kind));
        break;
    case FORM_AMOUNT:
        tln_put_char(out, ' ');
        tln_put_text(out, verb_of(kind));
        tln_put_char(out, ':');
        tln_put_number(out, choice->amount_min);
        tln_put_text(out, "..");
        tln_put_number(out, choice->amount_max);
        break;
    case FORM_SUIT:
        for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
            if (!(choice->denominations >> suit & 1))
                continue;
            tln_put_char(out, ' ');
            tln_put_text(out, verb_of(kind));
            tln_put_char(out, ':');
            tln_put_text(out, talon_denomination_key(suit));
        }
        break;
    default:
        tln_put_char(out, ' ');
        tln_put_text(out, verb_of(kind));
        break;
    }
}

static void put_legal(struct out *out, const struct module *module,
                      const struct talon_game *game)
{
    const struct phase *phase = phase_in(module, game);
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, n;

    if (phase->put_legal != NULL) {
        phase->put_legal(out, game);
        return;
    }
    n = choices_in(module, game, choice);
    for (i = 0; i < n; i++)
        put_legal_choice(out, tln_kind_in(module->vocabulary, choice[i].kind),
                         &choice[i]);
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
    talon_status status = complete_status(game);

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
