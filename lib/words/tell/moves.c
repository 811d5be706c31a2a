/* SPDX-License-Identifier: MIT */
/* What may be done, as short forms. A move is a choice with nothing left to
 * choose. */
#include "words/tell/moves.h"

#include "words/tell/say.h"

/* A kind, and its messages: with one thing to do, with several, and with a suit
 * named, one and several. */
struct row {
    uint16_t kind;
    uint16_t one, many;
    uint16_t named, many_named;
};

/* clang-format off */
#define SAME(kind, message) {kind, message, message, message, message}
static const struct row rows[] = {
    SAME(TALON_KIND_PASS, W_DO_PASS),
    {TALON_KIND_BID, W_DO_BID, W_DO_BIDS, W_DO_BID, W_DO_BIDS},
    {TALON_KIND_DISCARD, W_DO_DISCARD, W_DO_DISCARDS, W_DO_DISCARD_NAMED,
     W_DO_DISCARDS_NAMED},
    {TALON_KIND_CALL_CARD, W_DO_CALL_CARD, W_DO_CALL_CARDS, W_DO_CALL_CARD,
     W_DO_CALL_CARDS},
    SAME(TALON_KIND_ALONE, W_DO_ALONE),
    {TALON_KIND_PLAY, W_DO_PLAY, W_DO_PLAYS, W_DO_PLAY_NAMED, W_DO_PLAY_NAMED},
    SAME(TALON_KIND_OFFER, W_DO_OFFER),
    SAME(TALON_KIND_NAME, W_DO_NAME),
    SAME(TALON_KIND_KEEP, W_DO_KEEP),
    SAME(TALON_KIND_SWAP, W_DO_SWAP),
    SAME(TALON_KIND_AUCTION, W_DO_AUCTION),
    {TALON_KIND_SELECT_HAND, W_DO_SELECT, W_DO_SELECTS, W_DO_SELECT,
     W_DO_SELECTS},
    SAME(TALON_KIND_CHECK, W_DO_CHECK),
    SAME(TALON_KIND_BET, W_DO_BET),
    SAME(TALON_KIND_RAISE_BY, W_DO_RAISE),
    SAME(TALON_KIND_FOLD, W_DO_FOLD),
    SAME(TALON_KIND_CALL_BET, W_DO_CALL),
    SAME(TALON_KIND_DRAW, W_DO_DRAW),
    SAME(TALON_KIND_DEAL, W_DO_DEAL),
    SAME(TALON_KIND_BOARD, W_DO_BOARD),
    SAME(TALON_KIND_BUY, W_DO_BUY),
    SAME(TALON_KIND_FINISH, W_DO_FINISH),
};
/* clang-format on */

static const uint32_t row_count = sizeof rows / sizeof *rows;

/* The only denomination of a set, or 0 if there are several. */
static uint32_t only_suit(uint32_t suits)
{
    uint32_t suit;

    for (suit = 0; suit < 32; suit++)
        if (suits >> suit == 1)
            return suits == (uint32_t)1 << suit ? suit : 0;
    return 0;
}

/* Whether there is more than one way: cards to pick from or, in a bid, amounts
 * and denominations. */
static int is_many(const talon_choice *choice)
{
    if (choice->kind == TALON_KIND_BID)
        return choice->amount_min != choice->amount_max ||
               only_suit(choice->denominations) == 0;
    return choice->pick_max > 0 &&
           talon_cards_count(&choice->cards) > choice->pick_min;
}

/* Whether the amounts of a choice end where no chips of a table do. */
static int is_open(const talon_choice *choice)
{
    int64_t most = 0;

    return talon_limit(TALON_LIMIT_OFFER, &most) == TALON_OK &&
           choice->amount_min < choice->amount_max &&
           choice->amount_max >= most;
}

static const struct row *row_of(uint32_t kind)
{
    uint32_t i;

    for (i = 0; i < row_count; i++)
        if (rows[i].kind == kind)
            return &rows[i];
    return NULL;
}

/* The cards of the pack that may not be called if they are fewer than the
 * others, or none. */
static talon_cards not_called(const struct out *out, const talon_choice *choice)
{
    talon_rules rules;
    talon_cards pack = 0;

    if (choice->kind != TALON_KIND_CALL_CARD || out->game == NULL ||
        talon_game_rules(out->game, &rules) < 0 ||
        talon_rules_pack(&rules, &pack) < 0)
        return 0;
    pack &= ~choice->cards;
    return talon_cards_count(&pack) < talon_cards_count(&choice->cards) ? pack
                                                                        : 0;
}

int tln_w_put_choice(struct out *out, const talon_choice *choice)
{
    const struct row *row = row_of(choice->kind);
    int many = is_many(choice);
    int named = choice->denominations > 1 && !(choice->denominations & 1);
    talon_cards rest = not_called(out, choice);
    struct fill fill;
    uint32_t message;

    if (row == NULL)
        return 0;
    tln_w_fill_none(&fill);
    fill.cards = choice->cards | choice->required;
    fill.low = choice->amount_min;
    fill.high = fill.amount = choice->amount_max;
    fill.is_open = is_open(choice);
    fill.suits = choice->denominations & ~(uint32_t)1;
    fill.denomination = only_suit(choice->denominations);
    fill.seats = choice->other_seats;
    fill.low_count = choice->pick_min + talon_cards_count(&choice->required);
    fill.high_count = choice->pick_max + talon_cards_count(&choice->required);
    if (named && fill.denomination == 0 && !many &&
        choice->kind == TALON_KIND_DISCARD)
        many = 1;
    if (named)
        message = many ? row->many_named : row->named;
    else
        message = many ? row->many : row->one;
    if (choice->kind == TALON_KIND_BID && choice->amount_max == 0)
        message = W_DO_BID_MISERE; /* whose range would be “0” */
    if (rest != 0) {
        message = W_DO_CALL_ANY;
        fill.cards = rest;
    }
    tln_w_say(out, &fill, message);
    return 1;
}

/* A move is a choice with nothing left to choose. */
int tln_w_put_move(struct out *out, const talon_move *move)
{
    static const talon_choice none;
    talon_choice choice = none;

    choice.kind = move->kind;
    choice.required = move->cards;
    choice.amount_min = choice.amount_max = move->amount;
    choice.denominations = (uint32_t)1 << (move->denomination & 31);
    if (move->kind == TALON_KIND_BUY && move->other >= 0)
        choice.other_seats = (uint16_t)(1u << (move->other & 15));
    return tln_w_put_choice(out, &choice);
}

/* Whether a bid follows on the last one: one trick more, in the same suits. */
static int continues(const talon_choice *choice, const talon_choice *last)
{
    return choice->kind == TALON_KIND_BID && last->kind == TALON_KIND_BID &&
           choice->amount_min == last->amount_max + 1 &&
           choice->denominations == last->denominations;
}

/* Joins bids that follow on; returns how many choices are left. */
static uint32_t join(talon_choice *choices, uint32_t count)
{
    uint32_t joined = 0, i;

    for (i = 0; i < count; i++)
        if (joined > 0 && continues(&choices[i], &choices[joined - 1]))
            choices[joined - 1].amount_max = choices[i].amount_max;
        else
            choices[joined++] = choices[i];
    return joined;
}

uint32_t tln_w_choices(const talon_words *words, const talon_game *game,
                       talon_choice choices[TALON_CHOICES_MAX])
{
    uint32_t count = 0;
    int32_t seat = words->you;

    if (game != NULL && (seat >= 0 || talon_game_to_act(game, &seat) == 0))
        (void)talon_game_choices_of(game, seat, choices, TALON_CHOICES_MAX,
                                    &count);
    return count;
}

void tln_w_put_choices(struct out *out, const talon_game *game, uint32_t kind)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = tln_w_choices(out->words, game, choices), i;
    int first = 1;

    count = join(choices, count);
    for (i = 0; i < count; i++) {
        if (row_of(choices[i].kind) == NULL ||
            (kind != 0 && choices[i].kind != kind))
            continue;
        if (!first)
            tln_w_put_text(out, "; ");
        (void)tln_w_put_choice(out, &choices[i]);
        first = 0;
    }
}

talon_status tln_w_game_status(const talon_game *game)
{
    uint32_t turn;

    return game == NULL ? TALON_OK : talon_game_turn(game, &turn);
}

/* Whether there are choices that this library has words for. */
static int has_choices(const talon_words *words, const talon_game *game)
{
    struct out out = {0};

    out.words = words;
    if (game != NULL)
        tln_w_put_choices(&out, game, 0);
    return out.length > 0;
}

void tln_w_put_possible(struct out *out, const talon_game *game)
{
    struct fill fill;

    if (!has_choices(out->words, game))
        return;
    tln_w_fill_none(&fill);
    fill.game = game;
    fill.choices = tln_w_put_choices;
    tln_w_say(out, &fill, W_POSSIBLE);
}
