/* The session (TR-3 … TR-8, TR-29 … TR-34): who is in a deal and who deals it,
 * the cards that are dealt and the antes, and what the table may do between
 * deals. What follows a deal, the phases know. */
#include "tripoli/tr_phases.h"

#define CLOSING_HAND 5
#define SUITS        0x1E

/* The twenty cards that can pay. */
#define PAY_RANKS (IN_EVERY_SUIT * 0xF100)

/* TR-32: the seats that can pay a whole single ante. */
static uint32_t seats_that_can_ante(const struct tripoli *game)
{
    int64_t ante =
        (int64_t)rule_of(game, TALON_TR_ANTE) * tln_tr_ante_boxes(game);
    uint32_t seat, can = 0;

    if (!table_stakes(game))
        return all_seats(game);
    for (seat = 0; seat < SEATS; seat++)
        can |= (uint32_t)(game->stack[seat] >= ante) << seat;
    return can & all_seats(game);
}

/* The seats that would get cards now: in closing rounds all of them. */
static uint32_t seats_to_deal(const struct tripoli *game)
{
    return is_closing(game) ? all_seats(game) : seats_that_can_ante(game);
}

/* TR-7, TR-32: the left of the last dealer among the seats to deal; the first
 * dealer of the options, or the first seat from there that is in. */
int32_t tln_tr_next_dealer(const struct tripoli *game)
{
    uint32_t seats = seats_to_deal(game);

    if (seats == 0)
        return TALON_NOBODY;
    if (game->dealer == TALON_NOBODY)
        return first_from(seats, rule_of(game, TALON_TR_FIRST_DEALER));
    return left_of(seats, game->dealer);
}

/* TR-6: whether a deal can be what is due after its board has been turned. */
int tln_tr_deal_follows_board(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_BOARD) == TALON_TR_BOARD_PER_DEAL &&
           !at_most_one(seats_that_can_ante(game));
}

/* TR-6, TR-9: the board is that of the options, as far as they give one. */
void tln_tr_session_start(struct tripoli *game)
{
    uint32_t rest = all_seats(game);

    while (rest != 0)
        game->stack[take_seat(&rest, 0)] = rule_of(game, TALON_TR_BANKROLL);
    memcpy(game->before, game->stack, sizeof game->before);
    if (rule_of(game, TALON_TR_BOARD) == TALON_TR_BOARD_FIXED)
        game->board = tln_tr_board_of_rules(game->common.rule);
    if (rule_of(game, TALON_TR_PAY_AUCTION))
        game->board.pay = game->board.pair = 0;
    game->phase = TALON_PHASE_BETWEEN;
    game->to_act = TALON_TABLE;
    game->dealer = TALON_NOBODY;
    game->bidder = game->buyer = TALON_NOBODY;
    game->pot_winner = game->opener = game->deal_winner = TALON_NOBODY;
    game->due = TALON_NO_CARD;
}

/* TR-8: the places that get cards, one at a time, in turn. */
static uint32_t find_served(const struct tripoli *game,
                            uint8_t served[SEATS + 1])
{
    int closing = is_closing(game);
    int spare_first =
        rule_of(game, TALON_TR_SPARE_PLACE) == TALON_TR_SPARE_FIRST;
    uint32_t rest = seats_to_deal(game), n = 0;
    int32_t left = tln_tr_next_dealer(game) + 1;

    if (!closing && spare_first)
        served[n++] = TALON_PLACE_TALON;
    while (rest != 0)
        served[n++] = (uint8_t)take_seat(&rest, left);
    if (!closing && !spare_first)
        served[n++] = TALON_PLACE_TALON;
    return n;
}

/* The cards dealt to so many places; TR-30: five to each seat. */
static uint32_t cards_to_deal(const struct tripoli *game, uint32_t places)
{
    return is_closing(game) ? places * CLOSING_HAND : PLAYS_MAX;
}

static void serve(const struct tripoli *game, uint8_t place[PLAYS_MAX])
{
    uint8_t served[SEATS + 1];
    uint32_t n = find_served(game, served), end = cards_to_deal(game, n);
    uint32_t i, k;

    memset(place, TALON_PLACE_UNDEALT, PLAYS_MAX);
    for (i = 0; i < end; i += n) {
        for (k = 0; k < n && i + k < end; k++)
            place[i + k] = served[k];
    }
}

/* Whether a deal is due, and where its cards go. */
talon_status tln_tr_deal_due(const struct tripoli *game,
                             uint8_t place[PLAYS_MAX])
{
    if (game->phase == TALON_PHASE_OVER)
        return TALON_E_OVER;
    if (game->phase == TALON_PHASE_BETWEEN) {
        if (at_most_one(seats_that_can_ante(game)))
            return TALON_E_TOO_FEW;
        if (rule_of(game, TALON_TR_BOARD) == TALON_TR_BOARD_PER_DEAL)
            return TALON_E_NOT_DUE;
    } else if (game->phase != TALON_PHASE_DEAL) {
        return TALON_E_NOT_DUE;
    }
    serve(game, place);
    return TALON_OK;
}

/* Puts the last deal away. */
static void clear_deal(struct tripoli *game)
{
    memset(game->hand, 0, sizeof game->hand);
    memset(game->selected, 0, sizeof game->selected);
    memset(game->held, 0, sizeof game->held);
    memset(game->play, 0, sizeof game->play);
    memset(game->player, 0, sizeof game->player);
    memcpy(game->before, game->stack, sizeof game->before);
    if (rule_of(game, TALON_TR_PAY_AUCTION))
        game->board.pay = game->board.pair = 0;
    game->spare = game->shown = 0;
    game->offer = 0;
    game->in_poker = game->acted = game->passed = game->barred = game->raises =
        0;
    game->bidder = game->buyer = TALON_NOBODY;
    game->pot_winner = game->opener = game->deal_winner = TALON_NOBODY;
    game->spare_steps = game->spare_held = game->plays = 0;
    game->due = TALON_NO_CARD;
}

/* Gives each place its cards. */
static void hand_out(struct tripoli *game, const talon_card *card,
                     const uint8_t *served, uint32_t places)
{
    uint32_t end = cards_to_deal(game, places), k, i;

    for (k = 0; k < places; k++) {
        talon_cards cards = 0;
        uint8_t count = 0;

        for (i = k; i < end; i += places, count++)
            cards |= BIT(card[i]);
        if (served[k] == TALON_PLACE_TALON) {
            game->spare = cards;
            game->spare_held = count;
        } else {
            game->hand[served[k]] = cards;
            game->held[served[k]] = count;
        }
    }
}

/* Tells who deals, who sits out, and what each place has got. */
static void tell_deal(const struct tripoli *game, struct events *events,
                      uint32_t reason)
{
    uint32_t rest = all_seats(game) & ~(uint32_t)game->in_deal;
    talon_event *event;

    tell(events, TALON_DEALER, game->dealer)->reason = (uint16_t)reason;
    while (rest != 0)
        tell(events, TALON_SIT_OUT, take_seat(&rest, game->dealer + 1));
    for (rest = game->in_deal; rest != 0;) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        event = tell(events, TALON_HAND, seat);
        event->index = (uint8_t)seat;
        event->cards = game->hand[seat];
        event->count = game->held[seat];
        event->reason = TALON_BY_DEAL;
    }
    if (game->spare_held > 0) {
        event = tell(events, TALON_HAND, TALON_NOBODY);
        event->index = TALON_PLACE_TALON;
        event->cards = game->spare;
        event->count = game->spare_held;
        event->reason = TALON_BY_DEAL;
    }
}

/* The most events are those of a deal of nine: the deal, its dealer, ten hands
 * and 81 antes; with a dead spare hand nine that show cards and ten that take
 * boxes (the sequence can be shared by four): 112. Without poker there are
 * nine antes less, and the lead may be passed by eight seats who each pay, or
 * all nine show and pay at a dead end: 122. */
void tln_tr_deal_cards(struct tripoli *game, const talon_card *card,
                       struct events *events)
{
    uint8_t served[SEATS + 1];
    uint32_t reason =
        game->dealer == TALON_NOBODY ? TALON_BY_RULES : TALON_BY_TURN;
    uint32_t seats = seats_to_deal(game), places = find_served(game, served);

    game->dealer = (int8_t)tln_tr_next_dealer(game);
    game->in_deal = (uint16_t)seats;
    clear_deal(game);
    hand_out(game, card, served, places);
    tell_deal(game, events, reason);
    if (is_closing(game)) {
        tln_tr_closing_poker_begin(game, events);
    } else {
        game->deals++;
        tln_tr_pay_antes(game, events);
        tln_tr_spare_begin(game, events);
    }
}

uint32_t tln_tr_deal_choices(const struct tripoli *game, talon_choice *choice)
{
    (void)game;
    tln_tr_choice_of_cards(choice, TALON_DEAL, PACK_52, PLAYS_MAX);
    return 1;
}

/* TR-34, TR-3: the chips a seat can buy. */
static int64_t room_of(const struct tripoli *game, int32_t seat)
{
    int64_t room = CHIPS_MAX - game->stack[seat];

    return room < MOVE_CHIPS_MAX ? room : MOVE_CHIPS_MAX;
}

/* One choice for all seats that can buy any number, and one for each other. */
static uint32_t buy_choices(const struct tripoli *game, talon_choice *choice)
{
    uint32_t rest, objects = 0, n = 0;

    for (rest = all_seats(game); rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (room_of(game, seat) == MOVE_CHIPS_MAX)
            objects |= seat_bit(seat) << 1;
    }
    if (objects != 0)
        tln_tr_choice_of_amounts(&choice[n++], TALON_BUY, 1, MOVE_CHIPS_MAX)
            ->objects = objects;
    for (rest = all_seats(game) & ~(objects >> 1); rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (room_of(game, seat) > 0)
            tln_tr_choice_of_amounts(&choice[n++], TALON_BUY, 1,
                                     room_of(game, seat))
                ->objects = seat_bit(seat) << 1;
    }
    return n;
}

/* TR-6: five of the twenty cards, the suit of the pair, the lowest rank of the
 * sequence. */
static void board_choice(talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_BOARD, PAY_RANKS, 5);
    choice->amount_min = 2;
    choice->amount_max = TALON_QUEEN;
    choice->objects = SUITS;
}

uint32_t tln_tr_between_choices(const struct tripoli *game,
                                talon_choice *choice)
{
    uint32_t n = 0;

    if (!at_most_one(seats_that_can_ante(game))) {
        if (rule_of(game, TALON_TR_BOARD) == TALON_TR_BOARD_PER_DEAL)
            board_choice(&choice[n++]);
        else
            n += tln_tr_deal_choices(game, &choice[n]);
    }
    tln_tr_choice_of_amounts(&choice[n++], TALON_FINISH, 1,
                             TALON_TR_CLOSING_MAX);
    if (table_stakes(game))
        n += buy_choices(game, &choice[n]);
    return n;
}

/* The cards of a board that are not the only one of a rank that pays. */
static talon_cards misplaced(talon_cards cards)
{
    talon_cards wrong = cards & ~PAY_RANKS;
    talon_cards rank;

    for (rank = IN_EVERY_SUIT; rank & LANE_MASK; rank <<= 1) {
        if (!set_is_single(cards & rank))
            wrong |= cards & rank;
    }
    return wrong;
}

static int starts_sequence(int32_t rank)
{
    return (rank >= 2 && rank <= 10) || rank == TALON_JACK ||
           rank == TALON_QUEEN;
}

static talon_status board_status(const struct tripoli *game,
                                 const talon_move *move, talon_cards *concerned)
{
    if (rule_of(game, TALON_TR_BOARD) != TALON_TR_BOARD_PER_DEAL)
        return TALON_E_PHASE;
    if (at_most_one(seats_that_can_ante(game)))
        return TALON_E_TOO_FEW;
    if (move->object < TALON_SPADES || move->object > TALON_HEARTS)
        return TALON_E_OBJECT;
    if (!starts_sequence(move->amount))
        return TALON_E_AMOUNT;
    if (set_count(move->cards) != 5)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards & ~PACK_52;
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    *concerned = misplaced(move->cards);
    return *concerned != 0 ? TALON_E_BOARD : TALON_OK;
}

static talon_status buy_status(const struct tripoli *game,
                               const talon_move *move)
{
    if (!table_stakes(game))
        return TALON_E_PHASE;
    if (move->object < 1 || move->object > players(game))
        return TALON_E_OBJECT;
    if (move->amount < 1 || move->amount > MOVE_CHIPS_MAX)
        return TALON_E_AMOUNT;
    return move->amount > room_of(game, move->object - 1) ? TALON_E_LIMIT
                                                          : TALON_OK;
}

/* The reasons in order: a kind the options do not have; for a board too few
 * seats; the object; the amount; the cards; what cannot be a board. */
talon_status tln_tr_between_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    switch (move->kind) {
    case TALON_BOARD:
        return board_status(game, move, concerned);
    case TALON_BUY:
        return buy_status(game, move);
    default:
        return move->amount < 1 || move->amount > TALON_TR_CLOSING_MAX
                   ? TALON_E_AMOUNT
                   : TALON_OK;
    }
}

void tln_tr_between_apply(struct tripoli *game, const talon_move *move,
                          struct events *events)
{
    switch (move->kind) {
    case TALON_BOARD:
        game->board = tln_tr_board_turned(game->common.rule, move);
        game->phase = TALON_PHASE_DEAL;
        break;
    case TALON_BUY: /* no part of the gain of the last deal */
        game->stack[move->object - 1] += move->amount;
        game->before[move->object - 1] += move->amount;
        break;
    default:
        tln_tr_closing_begin(game, (uint32_t)move->amount, events);
        break;
    }
}
