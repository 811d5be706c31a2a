/* Tripoli as the core sees it: every question goes to the phase the session is
 * in. Knows which moves belong to which phase, and no rule besides. */
#include "tripoli/tr_module.h"
#include "tripoli/tr_options.h"
#include "tripoli/tr_phases.h"

#define KIND(kind) ((uint64_t)1 << (kind))

/* A phase: the moves it knows, and what answers for it. */
struct phase {
    uint8_t phase;
    uint64_t kinds;
    uint32_t (*choices)(const struct tripoli *t, talon_choice *choice);
    talon_status (*refusal)(const struct tripoli *t, const talon_move *move,
                            talon_cards *concerned);
    void (*apply)(struct tripoli *t, const talon_move *move,
                  struct events *events);
};

/* clang-format off */
static const struct phase phases[] = {
    {TALON_PHASE_MICHIGAN, KIND(TALON_PLAY),
     tln_tr_michigan_choices, tln_tr_michigan_refusal, tln_tr_michigan_apply},
    {TALON_PHASE_BETTING,
     KIND(TALON_CHECK) | KIND(TALON_BET) | KIND(TALON_FOLD) |
         KIND(TALON_CALL) | KIND(TALON_RAISE),
     tln_tr_betting_choices, tln_tr_betting_refusal, tln_tr_betting_apply},
    {TALON_PHASE_SELECT, KIND(TALON_SELECT),
     tln_tr_select_choices, tln_tr_select_refusal, tln_tr_select_apply},
    {TALON_PHASE_SPARE,
     KIND(TALON_KEEP) | KIND(TALON_SWAP) | KIND(TALON_AUCTION),
     tln_tr_spare_choices, tln_tr_spare_refusal, tln_tr_spare_apply},
    {TALON_PHASE_SPARE_AUCTION, KIND(TALON_PASS) | KIND(TALON_OFFER),
     tln_tr_auction_choices, tln_tr_auction_refusal, tln_tr_auction_apply},
    {TALON_PHASE_PAY_AUCTION, KIND(TALON_PASS) | KIND(TALON_OFFER),
     tln_tr_auction_choices, tln_tr_auction_refusal, tln_tr_auction_apply},
    {TALON_PHASE_PAY_SUIT, KIND(TALON_NAME),
     tln_tr_pay_suit_choices, tln_tr_pay_suit_refusal, tln_tr_pay_suit_apply},
    {TALON_PHASE_BETWEEN,
     KIND(TALON_BOARD) | KIND(TALON_BUY) | KIND(TALON_FINISH),
     tln_tr_between_choices, tln_tr_between_refusal, tln_tr_between_apply},
    {TALON_PHASE_DEAL, 0, tln_tr_deal_choices, NULL, NULL},
};
/* clang-format on */

#define PHASES (sizeof phases / sizeof phases[0])

/* The row of the phase a session is in; null when it is over. */
static const struct phase *phase_of(const struct tripoli *t)
{
    uint32_t i;

    for (i = 0; i < PHASES; i++) {
        if (phases[i].phase == t->phase)
            return &phases[i];
    }
    return NULL;
}

static void start(struct talon_game *game)
{
    tln_tr_session_start(tripoli_of(game));
}

static uint32_t choices(const struct talon_game *game, talon_choice *choice)
{
    const struct tripoli *t = tripoli_in(game);
    const struct phase *row = phase_of(t);

    return row != NULL ? row->choices(t, choice) : 0;
}

/* A card played and a bet called name nothing besides: these kinds have fields
 * in other games that they do not use here. */
static int spoils_field(const talon_move *move)
{
    return (move->kind == TALON_PLAY && move->object != 0) ||
           (move->kind == TALON_CALL &&
            (move->cards != 0 || move->object != 0)) ||
           (move->kind == TALON_SELECT && move->object != 0);
}

static talon_status refusal(const struct talon_game *game,
                            const talon_move *move, talon_cards *concerned)
{
    const struct tripoli *t = tripoli_in(game);
    const struct phase *row = phase_of(t);

    if (spoils_field(move))
        return TALON_E_FIELD;
    if (row == NULL || !(row->kinds >> move->kind & 1))
        return TALON_E_PHASE;
    return row->refusal(t, move, concerned);
}

static void tell_move(const talon_move *move, struct events *events)
{
    talon_event *event = tell(events, move->kind, move->seat);

    if (events->event == NULL)
        return;
    event->cards = move->cards;
    event->count = (uint8_t)set_count(move->cards);
    event->amount = move->amount;
    event->object = move->object;
}

static void apply(struct talon_game *game, const talon_move *move,
                  struct events *events)
{
    struct tripoli *t = tripoli_of(game);

    tell_move(move, events);
    phase_of(t)->apply(t, move, events);
}

/* Plays a card. In other phases none is playable. */
static int make_plain(struct talon_game *game, const talon_move *move,
                      struct events *events)
{
    struct tripoli *t = tripoli_of(game);

    if ((move->cards & t->playable) == 0 || !set_is_single(move->cards) ||
        move->kind != TALON_PLAY || move->seat != t->to_act ||
        move->object != 0 || move->amount != 0)
        return 0;
    tell_move(move, events);
    tln_tr_michigan_apply(t, move, events);
    return 1;
}

static talon_status due(const struct talon_game *game, talon_cards *pack,
                        uint8_t place[TALON_PACK_MAX], uint32_t *count,
                        uint32_t *kind)
{
    talon_status status = tln_tr_deal_due(tripoli_in(game), place);

    *pack = PACK_52;
    *count = PLAYS_MAX;
    *kind = TALON_DEAL;
    return status;
}

static void deal(struct talon_game *game, const talon_card *card,
                 struct events *events)
{
    talon_event *event = tell(events, TALON_DEAL, TALON_TABLE);

    event->cards = PACK_52;
    event->count = PLAYS_MAX;
    tln_tr_deal_cards(tripoli_of(game), card, events);
}

static uint32_t seats(const struct talon_game *game)
{
    return players(tripoli_in(game));
}

static talon_cards played(const struct tripoli *t)
{
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < t->plays; i++)
        cards |= BIT(t->play[i]);
    return cards;
}

/* The undealt cards of a closing round are known if all hands are. */
static talon_cards undealt(const struct tripoli *t)
{
    talon_cards hands = 0;
    uint32_t seat;

    if (!tln_tr_is_closing_deal(t) || tln_tr_hidden_hands(t) != 0)
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        hands |= t->hand[seat];
    return PACK_52 & ~hands;
}

static talon_status cards(const struct talon_game *game, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct tripoli *t = tripoli_in(game);

    if (place < players(t)) {
        *set = t->hand[place];
        *count = t->held[place];
    } else if (place == TALON_PLACE_TALON) {
        *set = t->spare;
        *count = t->spare_held;
    } else if (place == TALON_PLACE_TABLE) {
        *set = played(t);
        *count = t->plays;
    } else if (place == TALON_PLACE_UNDEALT) {
        *set = undealt(t);
        *count = tln_tr_undealt(t);
    } else {
        return TALON_E_PLACE;
    }
    return set_count(*set) < *count ? TALON_UNKNOWN : TALON_OK;
}

static void totals(const struct talon_game *game,
                   int64_t total[TALON_SEATS_MAX])
{
    memcpy(total, tripoli_in(game)->stack, SEATS * sizeof *total);
}

/* A session has no winner but the chips. */
static uint32_t winners(const struct talon_game *game)
{
    (void)game;
    return 0;
}

static uint32_t side(const struct talon_game *game, int32_t seat)
{
    (void)game;
    return SEAT_BIT(seat);
}

static uint32_t owed(const struct talon_game *game, int32_t seat,
                     talon_choice *choice)
{
    return tln_tr_owed(tripoli_in(game), seat, choice);
}

static void redact(struct talon_game *game, uint32_t seats)
{
    tln_tr_redact(tripoli_of(game), seats);
}

static talon_status verify(const struct talon_game *game, uint32_t *field)
{
    return tln_tr_verify(tripoli_in(game), field);
}

static void hidden(const struct talon_game *view, struct hidden *hidden)
{
    tln_tr_hidden(tripoli_in(view), hidden);
}

static void fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    tln_tr_fill(tripoli_of(world), place, cards);
}

/* Nothing in a session but its cards is hidden. */
static void derive(struct talon_game *game)
{
    tln_tr_derive(tripoli_of(game));
}

static int32_t chips_line(const struct talon_game *game,
                          int64_t value[TALON_SEATS_MAX])
{
    totals(game, value);
    return (int32_t)seats(game);
}

static int32_t boxes_line(const struct talon_game *game,
                          int64_t value[TALON_SEATS_MAX])
{
    memcpy(value, tripoli_in(game)->box + 1, TALON_TR_BOXES * sizeof *value);
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
    .kinds = KIND(TALON_PASS) | KIND(TALON_CALL) | KIND(TALON_PLAY) |
             KIND(TALON_OFFER) | KIND(TALON_NAME) | KIND(TALON_KEEP) |
             KIND(TALON_SWAP) | KIND(TALON_AUCTION) | KIND(TALON_SELECT) |
             KIND(TALON_CHECK) | KIND(TALON_BET) | KIND(TALON_RAISE) |
             KIND(TALON_FOLD) | KIND(TALON_BOARD) | KIND(TALON_BUY) |
             KIND(TALON_FINISH),
    .start = start,
    .phase_at = offsetof(struct tripoli, phase),
    .to_act_at = offsetof(struct tripoli, to_act),
    .choices = choices,
    .ordered = NULL,
    .refusal = refusal,
    .apply = apply,
    .make_plain = make_plain,
    .due = due,
    .deal = deal,
    .seats = seats,
    .cards = cards,
    .totals = totals,
    .winners = winners,
    .side = side,
    .owed = owed,
    .redact = redact,
    .field = tln_tr_fields,
    .derive = derive,
    .verify = verify,
    .hidden = hidden,
    .fill = fill,
    .settle = derive,
    .annotation = annotations,
};
