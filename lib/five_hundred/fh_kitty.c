/* SPDX-License-Identifier: MIT */
/* What the contractor does before the first lead: FH-20…FH-22. The kitty is
 * taken and remembered (FH-42); as many cards are discarded, perhaps naming the
 * suit of the joker; with five players a partner's card is called. Discards are
 * at most four choices, never a list of sets. */
#include "five_hundred/fh_kitty.h"
#include "five_hundred/fh_suits.h"
#include "five_hundred/fh_tricks.h"

int tln_fh_may_nominate(const struct five_hundred *game)
{
    return rule_of(game, TALON_FH_OPTION_JOKER_NO_TRUMP) ==
               TALON_FH_JOKER_NO_TRUMP_PAGAT &&
           game->trump == 0;
}

/* How many cards must be discarded, and from where. The pack comes before the
 * hand, so that a card of another pack is not reported as not held. */
static talon_status cards_status(const struct five_hundred *game,
                                 const talon_move *move, uint32_t count,
                                 talon_cards *concerned)
{
    talon_cards pack = tln_fh_pack(game->rule);

    if (set_count(move->cards) != count)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards & ~pack;
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    *concerned = move->cards & ~game->hand[move->seat];
    return *concerned != 0 ? TALON_E_NOT_HELD : TALON_OK;
}

void tln_fh_take_kitty(struct five_hundred *game, struct events *events)
{
    talon_cards kitty = game->kitty;

    game->hand[game->contractor] |= kitty;
    game->phase = TALON_PHASE_DISCARD;
    game->to_act = game->contractor;
    tell_private(events, TALON_KIND_KITTY, game->contractor, kitty,
                 seat_bit(game->contractor));
}

/* First the discards that name no suit, which can be any cards; then those that
 * do. These keep a joker: with two in hand both, or one while the other is
 * discarded. */
static uint32_t discard_choices(const struct talon_game *handle,
                                talon_choice *choice)
{
    const struct five_hundred *game = fh_in(handle);
    talon_cards hand = game->hand[game->contractor];
    talon_cards jokers = hand & JOKERS, joker;
    uint8_t size = (uint8_t)kitty_size(game->rule);
    uint32_t count = 1;
    talon_choice discard = {.kind = TALON_KIND_DISCARD,
                            .cards = hand,
                            .denominations = 1,
                            .pick_min = size,
                            .pick_max = size};

    choice[0] = discard;
    if (!tln_fh_may_nominate(game) || jokers == 0)
        return count;
    discard.cards = hand & ~JOKERS;
    discard.denominations = denominations_of(ALL_SUITS);
    choice[count++] = discard;
    if (jokers != JOKERS)
        return count;
    discard.pick_min = discard.pick_max = (uint8_t)(size - 1);
    while (jokers != 0) {
        joker = BIT(set_take(&jokers));
        discard.required = joker;
        choice[count++] = discard;
    }
    return count;
}

/* ` discard 3 of 7S …` */
static void put_discards(struct out *out, const struct talon_game *handle)
{
    const struct five_hundred *game = fh_in(handle);
    talon_cards hand = game->hand[game->contractor];

    tln_put_text(out, " discard ");
    tln_put_number(out, kitty_size(game->rule));
    tln_put_text(out, " of ");
    tln_put_cards(out, hand);
    if (tln_fh_may_nominate(game) && (hand & JOKERS) != 0)
        tln_put_text(out, " nominate S C D H");
}

/* The reasons in order: a suit that does not exist, the number of cards, cards
 * not in the pack, cards not held, a suit when none can be named. */
static talon_status discard_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t size = (uint32_t)kitty_size(game->rule);
    talon_status status;

    if (move->denomination > TALON_SUIT_HEARTS)
        return TALON_E_DENOMINATION;
    status = cards_status(game, move, size, concerned);
    return status != TALON_OK ? status : TALON_E_NOMINATE;
}

/* FH-22: a misère is always played alone. */
static int calls_partner(const struct five_hundred *game)
{
    return has_called_partners(game->rule) && !bid_is_misere(game->contract);
}

static void discard_apply(struct talon_game *handle, const talon_move *move,
                          struct events *events)
{
    struct five_hundred *game = fh_of(handle);

    game->hand[move->seat] &= ~move->cards;
    game->discard = move->cards;
    game->nominated = move->denomination;
    tell_move_step(handle, events, move)->viewers =
        (uint16_t)seat_bit(move->seat);
    if (calls_partner(game))
        game->phase = TALON_PHASE_PARTNER;
    else
        tln_fh_begin_tricks(game, events);
}

/* FH-22: discarded cards may be called, deliberately. */
static talon_cards callable(const struct five_hundred *game)
{
    return tln_fh_pack(game->rule) & ~JOKERS & ~tln_fh_bowers(game->trump) &
           ~game->hand[game->contractor];
}

static uint32_t partner_choices(const struct talon_game *handle,
                                talon_choice *choice)
{
    const struct five_hundred *game = fh_in(handle);

    choice[0] = (talon_choice){.kind = TALON_KIND_ALONE, .denominations = 1};
    choice[1] = (talon_choice){.kind = TALON_KIND_CALL_CARD,
                               .cards = callable(game),
                               .denominations = 1,
                               .pick_min = 1,
                               .pick_max = 1};
    return 2;
}

/* The reasons in order: the number of cards, a card not in the pack, one that
 * cannot be called (concerned: those that can). */
static talon_status partner_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    const struct five_hundred *game = fh_in(handle);

    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards & ~tln_fh_pack(game->rule);
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    *concerned = callable(game);
    return TALON_E_CALL_CARD;
}

/* Nobody learns who holds the card, least of all the contractor. */
static void partner_apply(struct talon_game *handle, const talon_move *move,
                          struct events *events)
{
    struct five_hundred *game = fh_of(handle);

    tell_move_step(handle, events, move);
    if (move->kind == TALON_KIND_CALL_CARD) {
        game->called = set_lowest(move->cards);
        game->partner = holder_of(game, game->called);
    }
    tln_fh_begin_tricks(game, events);
}

const struct phase tln_fh_discard_phase = {
    .number = TALON_PHASE_DISCARD,
    .key = WORDS("discard", "discard"),
    .kinds = (const uint16_t[]){TALON_KIND_DISCARD, 0},
    .choices = discard_choices,
    .put_legal = put_discards,
    .refusal = discard_refusal,
    .apply = discard_apply,
};

const struct phase tln_fh_partner_phase = {
    .number = TALON_PHASE_PARTNER,
    .key = WORDS("partner", "partner"),
    .kinds = (const uint16_t[]){TALON_KIND_CALL_CARD, TALON_KIND_ALONE, 0},
    .choices = partner_choices,
    .refusal = partner_refusal,
    .apply = partner_apply,
};
