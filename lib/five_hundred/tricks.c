/* The play of the tricks: FH-5, FH-6 and FH-24…FH-31. Which cards belong to
 * which suit and which card takes a trick are two tables, one row for each
 * trump suit; what may be played is then a few masks. The rest of the file
 * follows a trick from the lead to its winner. */
#include "five_hundred/state.h"

/* clang-format off */

#define JACK(suit) BIT(CARD(suit, TALON_JACK))
#define LANE_OF(suit) (SUIT(suit) & ~JOKERS)

enum { S = TALON_SPADES, C, D, H };

/* The cards that belong to a suit, by trump (0: none) and suit. Jokers belong
 * to the trump suit and to no other, the left bower to it instead of its own
 * (FH-5, FH-6). */
static const talon_cards suit_cards[5][5] = {
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D), LANE_OF(H)},
    {0, SUIT(S) | JACK(C) | JOKERS, LANE_OF(C) & ~JACK(C), LANE_OF(D),
     LANE_OF(H)},
    {0, LANE_OF(S) & ~JACK(S), SUIT(C) | JACK(S) | JOKERS, LANE_OF(D),
     LANE_OF(H)},
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D) | JACK(H) | JOKERS,
     LANE_OF(H) & ~JACK(H)},
    {0, LANE_OF(S), LANE_OF(C), LANE_OF(D) & ~JACK(D),
     LANE_OF(H) | JACK(D) | JOKERS},
};

/* What a card can do, by trump and card: a lane from 2 to 10, 11, 12, 13 (or
 * the joker that stands there), jack, queen, king, ace. Whatever is above ACE
 * wins on any lead, as trumps do, and jokers without trumps (FH-26). A joker
 * nominated for a suit is just above the ace there (FH-21). */
#define PLAIN(thirteen, jack)                                                  \
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, thirteen, jack, 14, 15, 16
#define TRUMP(thirteen)                                                        \
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, thirteen, RIGHT, 33, 34, 35
#define ACE   16
#define LOW_NOMINATED  17
#define HIGH_NOMINATED 18
#define LEFT  36
#define RIGHT 37
#define JL    38
#define JK    39

static const uint8_t power[5][TALON_PACK_MAX] = {
    {PLAIN(JL, 13), PLAIN(JK, 13), PLAIN(12, 13), PLAIN(12, 13)},
    {TRUMP(JL), PLAIN(JK, LEFT), PLAIN(12, 13), PLAIN(12, 13)},
    {PLAIN(JL, LEFT), TRUMP(JK), PLAIN(12, 13), PLAIN(12, 13)},
    {PLAIN(JL, 13), PLAIN(JK, 13), TRUMP(32), PLAIN(12, LEFT)},
    {PLAIN(JL, 13), PLAIN(JK, 13), PLAIN(12, LEFT), TRUMP(32)},
};

/* clang-format on */

#define ALL_SUITS 0x0Fu

/* Whether the jokers of a seat have a suit by FH-21. Cards do not change hands
 * after that, so it is every joker the contractor holds or plays. */
static int is_nominator(const struct five_hundred *game, int32_t seat)
{
    return game->nominated != 0 && seat == game->contractor;
}

/* The cards that belong to a suit if this seat holds them. */
static talon_cards belonging(const struct five_hundred *game, int32_t seat,
                             uint32_t suit)
{
    talon_cards cards = suit_cards[game->trump][suit];

    if (is_nominator(game, seat) && suit == game->nominated)
        cards |= JOKERS;
    return cards;
}

int fh_jokers_are_loose(const struct five_hundred *game, int32_t seat)
{
    return game->trump == 0 && !is_nominator(game, seat);
}

/* The jokers in a hand that belong to no suit. */
static talon_cards loose_jokers(const struct five_hundred *game, int32_t seat)
{
    return fh_jokers_are_loose(game, seat) ? game->hand[seat] & JOKERS : 0;
}

/* The suits that have been led in the hand, named ones included. */
static uint32_t suits_led(const struct five_hundred *game)
{
    uint32_t trick, suits = 0;

    for (trick = 0; trick < game->tricks; trick++)
        suits |= suit_bit(game->suit_led[trick]);
    return suits;
}

/* FH-30: the suits that may be named for a loose joker that is led by a seat
 * with other cards; none if it may not be led. */
static uint32_t namable_by_rule(const struct five_hundred *game, int32_t seat)
{
    uint32_t suits;

    switch (rule_of(game, TALON_FH_JOKER_NO_TRUMP)) {
    case TALON_FH_JOKER_HONEST:
        suits = ALL_SUITS & ~(uint32_t)game->voids[seat];
        return suits != 0 ? suits : ALL_SUITS;
    case TALON_FH_JOKER_PAGAT:
        return ALL_SUITS & ~suits_led(game);
    case TALON_FH_JOKER_LAST_LEAD:
        return 0;
    default:
        return ALL_SUITS;
    }
}

/* FH-31: a seat with nothing but jokers names any suit. To the tenth trick a
 * seat leads its only card. */
static uint32_t namable(const struct five_hundred *game, int32_t seat)
{
    if ((game->hand[seat] & ~JOKERS) == 0)
        return ALL_SUITS;
    return namable_by_rule(game, seat);
}

/* FH-30 `pagat`: a contractor without trumps who is void must play the joker
 * in a misère. */
static int joker_is_forced(const struct five_hundred *game, int32_t seat)
{
    return seat == game->contractor && bid_is_misere(game->contract) &&
           rule_of(game, TALON_FH_JOKER_NO_TRUMP) == TALON_FH_JOKER_PAGAT;
}

/* FH-25, FH-30: the cards that may be played to another's lead. */
static talon_cards followers(const struct five_hundred *game, int32_t seat)
{
    talon_cards hand = game->hand[seat];
    talon_cards loose = loose_jokers(game, seat);
    talon_cards suit =
        hand & belonging(game, seat, game->suit_led[game->tricks]);

    if (suit == 0)
        return loose != 0 && joker_is_forced(game, seat) ? loose : hand;
    if (rule_of(game, TALON_FH_JOKER_NO_TRUMP) == TALON_FH_JOKER_ANY_TIME)
        return suit | loose;
    return suit;
}

static uint32_t tricks_choices(const struct five_hundred *game,
                               talon_choice *choice)
{
    int32_t seat = game->to_act;
    talon_cards loose = 0, plain;
    uint32_t suits = 0, count = 0;
    talon_choice play = {.kind = TALON_PLAY, .pick_min = 1, .pick_max = 1};

    if (game->on_table != 0) {
        plain = followers(game, seat);
    } else {
        loose = loose_jokers(game, seat);
        plain = game->hand[seat] & ~loose;
        suits = loose != 0 ? namable(game, seat) : 0;
    }
    if (plain != 0) {
        play.cards = plain;
        play.objects = 1;
        choice[count++] = play;
    }
    if (suits != 0) {
        play.cards = loose;
        play.objects = suits << TALON_SPADES;
        choice[count++] = play;
    }
    return count;
}

/* Why a card that is held may not be led: the joker not now, not without a
 * suit, not for this suit. Concerned: the cards that may be led instead. */
static talon_status lead_refusal(const struct five_hundred *game,
                                 const talon_move *move, talon_cards *concerned)
{
    talon_cards loose = loose_jokers(game, move->seat);

    if ((move->cards & loose) == 0)
        return TALON_E_JOKER_NAMED;
    if (namable(game, move->seat) == 0) {
        *concerned = game->hand[move->seat] & ~loose;
        return TALON_E_JOKER_LEAD;
    }
    return move->object == 0 ? TALON_E_JOKER_SUIT : TALON_E_JOKER_NAMED;
}

/* Why a card that is held may not follow: the suit led, a joker that is forced
 * (concerned: the cards that may be played), or a suit was named for it. */
static talon_status follow_refusal(const struct five_hundred *game,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    talon_cards legal = followers(game, move->seat);
    talon_cards suit =
        belonging(game, move->seat, game->suit_led[game->tricks]);

    if ((move->cards & legal) != 0)
        return TALON_E_JOKER_NAMED;
    *concerned = legal;
    return (game->hand[move->seat] & suit) != 0 ? TALON_E_FOLLOW
                                                : TALON_E_JOKER_FORCED;
}

/* Reasons: a suit that does not exist, the number of cards, a card not in the
 * pack or not held; then what may not be led, or may not follow. */
static talon_status tricks_refusal(const struct five_hundred *game,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    if (move->kind != TALON_PLAY)
        return TALON_E_PHASE;
    if (move->object > TALON_HEARTS)
        return TALON_E_OBJECT;
    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    if ((move->cards & game->hand[move->seat]) == 0) {
        *concerned = move->cards;
        return (move->cards & fh_pack(game->common.rule)) == 0
                   ? TALON_E_CARD_FOREIGN
                   : TALON_E_NOT_HELD;
    }
    if (game->on_table == 0)
        return lead_refusal(game, move, concerned);
    return follow_refusal(game, move, concerned);
}

int32_t fh_next_to_play(const struct five_hundred *game, int32_t seat)
{
    do
        seat = left_of(game, seat);
    while ((game->laid_down & seat_bit(seat)) != 0);
    return seat;
}

/* The suit a lead asks for: the one named, a suit the card belongs to. */
static uint32_t suit_of_lead(const struct five_hundred *game,
                             const talon_move *move)
{
    talon_card card = set_lowest(move->cards);

    if (move->object != 0)
        return move->object;
    if ((suit_cards[game->trump][game->trump] & move->cards) != 0)
        return game->trump;
    return (JOKERS & move->cards) != 0 ? game->nominated : lane_suit(card);
}

/* What a card is worth in the trick: nothing if it is neither a trump nor of
 * the suit led (FH-26). */
static uint32_t worth(const struct five_hundred *game, int32_t seat,
                      talon_card card, uint32_t led)
{
    uint32_t worth = power[game->trump][card];

    if (is_nominator(game, seat) && (BIT(card) & JOKERS) != 0) {
        if (led != game->nominated)
            return 0;
        return card == TALON_HIGH_JOKER ? HIGH_NOMINATED : LOW_NOMINATED;
    }
    return worth > ACE || lane_suit(card) == led ? worth : 0;
}

/* FH-26 */
static int32_t trick_winner(const struct five_hundred *game)
{
    const talon_card *card = game->trick[game->tricks];
    int32_t seat = game->leader[game->tricks], winner = seat;
    uint32_t i, best = 0, count = seats_playing(game);

    for (i = 0; i < count; i++) {
        uint32_t now = worth(game, seat, card[i], game->suit_led[game->tricks]);

        if (now > best) {
            best = now;
            winner = seat;
        }
        seat = fh_next_to_play(game, seat);
    }
    return winner;
}

/* FH-28: the contractor's hand is laid open. */
static void show_open_hand(const struct five_hundred *game,
                           struct events *events)
{
    tell_cards(events, TALON_SHOWN, game->contractor,
               game->hand[game->contractor])
        ->reason = TALON_BY_OPEN_MISERE;
}

static void tell_trick(const struct five_hundred *game, int32_t winner,
                       struct events *events)
{
    const talon_card *card = game->trick[game->tricks];
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < seats_playing(game); i++)
        cards |= BIT(card[i]);
    tell_cards(events, TALON_TRICK, winner, cards)->index =
        (uint8_t)(game->tricks + 1);
}

/* FH-24, FH-27: the winner leads next, unless the hand is over. */
static void finish_trick(struct five_hundred *game, struct events *events)
{
    int32_t winner = trick_winner(game);

    tell_trick(game, winner, events);
    game->taken[winner]++;
    game->leader[++game->tricks] = (int8_t)winner;
    game->on_table = 0;
    game->to_act = (int8_t)winner;
    if (winner == game->contractor && bid_is_misere(game->contract))
        fh_end_hand(game, TALON_MISERE_LOST, events);
    else if (game->tricks == TRICKS)
        fh_end_hand(game, TALON_TEN_TRICKS, events);
    else if (game->tricks == 1 && game->contract == BID_OPEN_MISERE &&
             rule_of(game, TALON_FH_OPEN_FROM) == TALON_FH_OPEN_SECOND_TRICK)
        show_open_hand(game, events);
}

/* A loose joker is led against the rule for it only out of a hand of jokers. */
static talon_cards excluded_by_lead(const struct five_hundred *game,
                                    const talon_move *move, talon_cards loose)
{
    if (loose == 0 ||
        (namable_by_rule(game, move->seat) & suit_bit(move->object)) != 0)
        return 0;
    return ~JOKERS;
}

/* Who does not follow is void, but a loose joker that may be played at any time
 * proves nothing; and who had to play a loose joker, and did not, has none
 * (FH-30). Nothing of the hand is looked at. */
talon_cards fh_excluded(const struct five_hundred *game, const talon_move *move)
{
    int are_loose = fh_jokers_are_loose(game, move->seat);
    talon_cards loose = are_loose ? move->cards & JOKERS : 0, suit;

    if (game->on_table == 0)
        return excluded_by_lead(game, move, loose);
    suit = belonging(game, move->seat, game->suit_led[game->tricks]);
    if ((move->cards & suit) != 0 ||
        (loose != 0 &&
         rule_of(game, TALON_FH_JOKER_NO_TRUMP) == TALON_FH_JOKER_ANY_TIME))
        return 0;
    if (are_loose && loose == 0 && joker_is_forced(game, move->seat))
        suit |= JOKERS;
    return suit;
}

/* What a card played to a lead shows of its seat: that it is void. */
static void note_void(struct five_hundred *game, const talon_move *move,
                      struct events *events)
{
    uint32_t led = game->suit_led[game->tricks];

    if (fh_excluded(game, move) == 0 ||
        (game->voids[move->seat] & suit_bit(led)) != 0)
        return;
    game->voids[move->seat] |= (uint8_t)suit_bit(led);
    tell(events, TALON_VOID, move->seat)->object = (uint8_t)led;
}

static void tricks_apply(struct five_hundred *game, const talon_move *move,
                         struct events *events)
{
    talon_card card = set_lowest(move->cards);
    talon_event *event =
        tell_cards(events, TALON_PLAY, move->seat, move->cards);

    event->object = move->object;
    event->index = (uint8_t)(game->tricks + 1);
    if (card == game->called)
        tell(events, TALON_PARTNER, move->seat)->other = game->contractor;
    game->hand[move->seat] &= ~move->cards;
    if (game->on_table == 0)
        game->suit_led[game->tricks] = (uint8_t)suit_of_lead(game, move);
    else
        note_void(game, move, events);
    game->trick[game->tricks][game->on_table++] = card;
    if (game->on_table < seats_playing(game))
        game->to_act = (int8_t)fh_next_to_play(game, move->seat);
    else
        finish_trick(game, events);
}

/* FH-27: in a misère the contractor's partners lay their cards down. */
static void lay_down(struct five_hundred *game, struct events *events)
{
    uint32_t seat, side;

    if (!bid_is_misere(game->contract))
        return;
    side = fh_side(game->common.rule, (uint32_t)game->contractor);
    game->laid_down = (uint8_t)(side & ~seat_bit(game->contractor));
    for (seat = 0; seat < seats_of(game); seat++)
        if ((game->laid_down >> seat & 1) != 0)
            tell_cards(events, TALON_LAID_DOWN, (int32_t)seat,
                       game->hand[seat]);
}

/* FH-24; without contractor the dealer's left leads (FH-18). */
void fh_begin_tricks(struct five_hundred *game, struct events *events)
{
    game->phase = TALON_PHASE_TRICKS;
    game->to_act = game->contractor != TALON_NOBODY
                       ? game->contractor
                       : (int8_t)left_of(game, game->dealer);
    game->leader[0] = game->to_act;
    lay_down(game, events);
    if (game->contract == BID_OPEN_MISERE &&
        rule_of(game, TALON_FH_OPEN_FROM) == TALON_FH_OPEN_FIRST_LEAD)
        show_open_hand(game, events);
}

const struct phase fh_tricks_phase = {
    tricks_choices,
    tricks_refusal,
    tricks_apply,
};
