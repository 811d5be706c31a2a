/* Tripoli as the core sees it: every question goes to the phase the session is
 * in. Knows which moves belong to which phase, and no rule besides. */
#include "tripoli/tr_module.h"
#include "tripoli/tr_options.h"
#include "tripoli/tr_phases.h"
#include "tripoli/tr_vocabulary.h"

static void start(struct talon_game *handle)
{
    tln_tr_session_start(tr_of(handle));
}

#define MOVES(name)                                                            \
    static uint32_t name##_choices(const struct talon_game *handle,            \
                                   talon_choice *choice)                       \
    {                                                                          \
        return tln_tr_##name##_choices(tr_in(handle), choice);                 \
    }                                                                          \
                                                                               \
    static talon_status name##_refusal(const struct talon_game *handle,        \
                                       const talon_move *move,                 \
                                       talon_cards *concerned)                 \
    {                                                                          \
        return tln_tr_##name##_refusal(tr_in(handle), move, concerned);        \
    }                                                                          \
                                                                               \
    static void name##_apply(struct talon_game *handle,                        \
                             const talon_move *move, struct events *events)    \
    {                                                                          \
        tell_move(handle, move, events);                                       \
        tln_tr_##name##_apply(tr_of(handle), move, events);                    \
    }

MOVES(michigan)
MOVES(betting)
MOVES(select)
MOVES(spare)
MOVES(auction)
MOVES(pay_suit)
MOVES(between)

static uint32_t deal_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    return tln_tr_deal_choices(tr_in(handle), choice);
}

static uint32_t owed(const struct talon_game *handle, int32_t seat,
                     talon_choice *choice)
{
    return tln_tr_owed(tr_in(handle), seat, choice);
}

static talon_status due(const struct talon_game *handle, struct due *due)
{
    due->pack = PACK_52;
    due->count = PLAYS_MAX;
    due->kind = TALON_DEAL;
    return tln_tr_deal_due(tr_in(handle), due->place);
}

static void deal(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    talon_event *event = tell_step(handle, events, TALON_DEAL, TALON_TABLE);

    event->cards = PACK_52;
    event->count = PLAYS_MAX;
    tln_tr_deal_cards(tr_of(handle), card, events);
}

#define PHASE(name, KEY, ...)                                                  \
    .key = KEY, .kinds = (const uint16_t[]){__VA_ARGS__, 0},                   \
    .choices = name##_choices, .refusal = name##_refusal,                      \
    .apply = name##_apply

static const struct phase between_phase = {
    .number = TALON_PHASE_BETWEEN,
    PHASE(between, "between", TALON_BOARD, TALON_BUY, TALON_FINISH),
    .due = due,
    .deal = deal,
};
static const struct phase deal_phase = {
    .number = TALON_PHASE_DEAL,
    .key = "deal",
    .choices = deal_choices,
    .due = due,
    .deal = deal,
};
static const struct phase pay_auction_phase = {
    .number = TALON_PHASE_PAY_AUCTION,
    PHASE(auction, "pay-auction", TALON_PASS, TALON_OFFER),
};
static const struct phase pay_suit_phase = {
    .number = TALON_PHASE_PAY_SUIT,
    PHASE(pay_suit, "pay-suit", TALON_NAME),
};
static const struct phase spare_phase = {
    .number = TALON_PHASE_SPARE,
    PHASE(spare, "spare", TALON_KEEP, TALON_SWAP, TALON_AUCTION),
};
static const struct phase spare_auction_phase = {
    .number = TALON_PHASE_SPARE_AUCTION,
    PHASE(auction, "spare-auction", TALON_PASS, TALON_OFFER),
};
static const struct phase select_phase = {
    .number = TALON_PHASE_SELECT,
    PHASE(select, "select", TALON_SELECT),
    .owed = owed,
};
static const struct phase betting_phase = {
    .number = TALON_PHASE_BETTING,
    PHASE(betting, "betting", TALON_CHECK, TALON_BET, TALON_FOLD, TALON_CALL,
          TALON_RAISE),
};
static const struct phase michigan_phase = {
    .number = TALON_PHASE_MICHIGAN,
    PHASE(michigan, "michigan", TALON_PLAY),
};
static const struct phase over_phase = {
    .number = TALON_PHASE_OVER,
    .key = "over",
};

static const struct phase *const phases[TALON_PHASE_OVER + 1] = {
    [TALON_PHASE_DEAL] = &deal_phase,
    [TALON_PHASE_BETWEEN] = &between_phase,
    [TALON_PHASE_PAY_AUCTION] = &pay_auction_phase,
    [TALON_PHASE_PAY_SUIT] = &pay_suit_phase,
    [TALON_PHASE_SPARE] = &spare_phase,
    [TALON_PHASE_SPARE_AUCTION] = &spare_auction_phase,
    [TALON_PHASE_SELECT] = &select_phase,
    [TALON_PHASE_BETTING] = &betting_phase,
    [TALON_PHASE_MICHIGAN] = &michigan_phase,
    [TALON_PHASE_OVER] = &over_phase,
};

/* TR-3; and TR-11, TR-18, TR-34. */
static const struct limit limits[] = {
    {TALON_LIMIT_CHIPS, CHIPS_MAX},
    {TALON_LIMIT_OFFER, MOVE_CHIPS_MAX},
    {0, 0},
};

/* Plays a card. In other phases none is playable. */
static int make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events)
{
    struct tripoli *game = tr_of(handle);

    if ((move->cards & game->playable) == 0 || !set_is_single(move->cards) ||
        move->kind != TALON_PLAY || move->seat != game->to_act ||
        move->object != 0 || move->amount != 0)
        return 0;
    tell_move(handle, move, events);
    tln_tr_michigan_apply(game, move, events);
    return 1;
}

static uint32_t seats(const struct talon_game *handle)
{
    return players(tr_in(handle));
}

static talon_cards played(const struct tripoli *game)
{
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < game->plays; i++)
        cards |= BIT(game->play[i]);
    return cards;
}

/* The undealt cards of a closing round are known if all hands are. */
static talon_cards undealt(const struct tripoli *game)
{
    talon_cards hands = 0;
    uint32_t seat;

    if (!tln_tr_is_closing_deal(game) || tln_tr_hidden_hands(game) != 0)
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        hands |= game->hand[seat];
    return PACK_52 & ~hands;
}

static talon_status cards(const struct talon_game *handle, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct tripoli *game = tr_in(handle);

    if (place < players(game)) {
        *set = game->hand[place];
        *count = game->held[place];
    } else if (place == TALON_PLACE_TALON) {
        *set = game->spare;
        *count = game->spare_held;
    } else if (place == TALON_PLACE_TABLE) {
        *set = played(game);
        *count = game->plays;
    } else if (place == TALON_PLACE_UNDEALT) {
        *set = undealt(game);
        *count = tln_tr_undealt(game);
    } else {
        return TALON_E_PLACE;
    }
    return set_count(*set) < *count ? TALON_UNKNOWN : TALON_OK;
}

static void totals(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX])
{
    memcpy(total, tr_in(handle)->stack, SEATS * sizeof *total);
}

/* A session has no winner but the chips. */
static uint32_t winners(const struct talon_game *handle)
{
    (void)handle;
    return 0;
}

static uint32_t side(const struct talon_game *handle, int32_t seat)
{
    (void)handle;
    return seat_bit(seat);
}

static void redact(struct talon_game *handle, uint32_t seats)
{
    tln_tr_redact(tr_of(handle), seats);
}

static talon_status verify(const struct talon_game *handle, uint32_t *field)
{
    return tln_tr_verify(tr_in(handle), field);
}

static void hidden(const struct talon_game *view, struct hidden *hidden)
{
    tln_tr_hidden(tr_in(view), hidden);
}

static void fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    tln_tr_fill(tr_of(world), place, cards);
}

/* Nothing in a session but its cards is hidden. */
static void derive(struct talon_game *handle)
{
    tln_tr_derive(tr_of(handle));
}

static int32_t chips_line(const struct talon_game *handle,
                          int64_t value[TALON_SEATS_MAX])
{
    totals(handle, value);
    return (int32_t)seats(handle);
}

static int32_t boxes_line(const struct talon_game *handle,
                          int64_t value[TALON_SEATS_MAX])
{
    memcpy(value, tr_in(handle)->box + 1, TALON_TR_BOXES * sizeof *value);
    return TALON_TR_BOXES;
}

static const struct annotation annotations[] = {
    {"chips", chips_line},
    {"boxes", boxes_line},
    {NULL, NULL},
};

const struct module tln_tr_module = {
    .options = &tln_tr_options,
    .size = sizeof(struct tripoli),
    .feature = TALON_FEATURE_TRIPOLI,
    .saved_as = TALON_TRIPOLI,
    .vocabulary = &tln_tr_vocabulary,
    .annotation = annotations,
    .limit = limits,
    .phase = phases,
    .phases = TALON_PHASE_OVER + 1,
    .start = start,
    .phase_at = offsetof(struct tripoli, phase),
    .to_act_at = offsetof(struct tripoli, to_act),
    .make_plain = make_plain,
    .seats = seats,
    .cards = cards,
    .totals = totals,
    .winners = winners,
    .side = side,
    .redact = redact,
    .field = tln_tr_fields,
    .derive = derive,
    .verify = verify,
    .hidden = hidden,
    .fill = fill,
    .settle = derive,
};
