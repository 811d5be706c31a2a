/* The frame of the tricks: how their play begins, who takes a trick and what
 * comes after it (FH-24, FH-26…FH-28). What may be played to one, tricks.c
 * knows. Which card takes a trick is a table with a row for each trump suit. */
#include "five_hundred/fh_state.h"

/* clang-format off */

/* What a card can do, by trump and card: a lane from 2 to 10, 11, 12, 13 (or
 * the joker that stands there), jack, queen, king, ace; trumps are above all
 * other cards, and so are jokers without trumps (FH-26). A joker nominated for
 * a suit is just above the ace there (FH-21). */
#define PLAIN(thirteen, jack)                                                  \
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, thirteen, jack, 14, 15, 16
#define TRUMP(thirteen)                                                        \
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, thirteen, RIGHT, 33, 34, 35
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

/* FH-26: which card of the trick takes it, counted from the lead. Only trumps,
 * jokers and the suit led count. A number is made of each card, its power
 * before its place, and the greatest found without a branch: nobody can guess
 * who takes a trick, and wrong guesses made all play a twentieth slower. */
static uint32_t best_in_trick(const struct five_hundred *game)
{
    const talon_card *card = game->trick[game->tricks];
    const uint8_t *power_of = power[game->trump];
    talon_cards counting =
        tln_fh_suit_cards[game->trump][game->suit_led[game->tricks]] |
        tln_fh_suit_cards[game->trump][game->trump] | JOKERS;
    uint32_t i, best = 0;

    for (i = 0; i < game->on_table; i++) {
        uint32_t counts = (uint32_t)(counting >> card[i] & 1);
        uint32_t now = (power_of[card[i]] & (0 - counts)) << 3 | i;

        best = now > best ? now : best;
    }
    return best & 7;
}

/* What a joker is worth whose suit was named before the play (FH-21). */
static uint32_t nominated_power(const struct five_hundred *game,
                                talon_card card, uint32_t led)
{
    if (led != game->nominated)
        return 0;
    return card == TALON_HIGH_JOKER ? HIGH_NOMINATED : LOW_NOMINATED;
}

/* The same where the contractor's jokers belong to a suit. */
static uint32_t best_with_nominated(const struct five_hundred *game)
{
    const talon_card *card = game->trick[game->tricks];
    uint32_t led = game->suit_led[game->tricks];
    int32_t seat = game->leader[game->tricks];
    uint32_t i, winner = 0, best = 0;

    for (i = 0; i < game->on_table; i++) {
        uint32_t now = power[0][card[i]];

        if ((JOKERS >> card[i] & 1) == 0)
            now = lane_suit(card[i]) == led ? now : 0;
        else if (seat == game->contractor)
            now = nominated_power(game, card[i], led);
        if (now > best) {
            best = now;
            winner = i;
        }
        seat = fh_next_to_play(game, seat);
    }
    return winner;
}

static int32_t trick_winner(const struct five_hundred *game)
{
    int32_t seat = game->leader[game->tricks];
    uint32_t i =
        game->nominated != 0 ? best_with_nominated(game) : best_in_trick(game);

    if (game->laid_down == 0) {
        seat += (int32_t)i;
        return seat - (rule_of(game, TALON_FH_PLAYERS) &
                       -(seat >= rule_of(game, TALON_FH_PLAYERS)));
    }
    for (; i > 0; i--)
        seat = fh_next_to_play(game, seat);
    return seat;
}

/* FH-28: the contractor's hand is laid open. */
static void show_open_hand(const struct five_hundred *game,
                           struct events *events)
{
    tell_cards(events, TALON_SHOWN, game->contractor,
               game->hand[game->contractor])
        ->reason = TALON_BY_OPEN_MISERE;
}

/* FH-27: in a misère the contractor's partners lay their cards down. */
static void lay_down(struct five_hundred *game, struct events *events)
{
    uint32_t seat, side;

    if (!bid_is_misere(game->contract))
        return;
    side = side_of(game->common.rule, (uint32_t)game->contractor);
    game->laid_down = (uint8_t)(side & ~seat_bit(game->contractor));
    for (seat = 0; seat < seats_of(game); seat++)
        if ((game->laid_down >> seat & 1) != 0)
            tell_cards(events, TALON_LAID_DOWN, (int32_t)seat,
                       game->hand[seat]);
}

/* FH-24; without contractor the dealer's left leads (FH-18). */
void tln_fh_begin_tricks(struct five_hundred *game, struct events *events)
{
    game->phase = TALON_PHASE_TRICKS;
    game->to_act = game->contractor != TALON_NOBODY
                       ? game->contractor
                       : (int8_t)left_of(everyone(game), game->dealer);
    game->leader[0] = game->to_act;
    lay_down(game, events);
    if (game->contract == BID_OPEN_MISERE &&
        rule_of(game, TALON_FH_OPEN_FROM) == TALON_FH_OPEN_FIRST_LEAD)
        show_open_hand(game, events);
    tln_fh_derive(game);
}

static void tell_trick(const struct five_hundred *game, int32_t winner,
                       struct events *events)
{
    const talon_card *card = game->trick[game->tricks];
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < game->on_table; i++)
        cards |= BIT(card[i]);
    tell_cards(events, TALON_TRICK, winner, cards)->index =
        (uint8_t)(game->tricks + 1);
}

/* FH-24, FH-27: the winner leads next, unless the hand is over. */
void tln_fh_finish_trick(struct five_hundred *game, struct events *events)
{
    int32_t winner = trick_winner(game);

    if (events->event != 0)
        tell_trick(game, winner, events);
    else
        events->count++;
    game->taken[winner]++;
    game->leader[++game->tricks] = (int8_t)winner;
    game->on_table = 0;
    game->to_act = (int8_t)winner;
    if (bid_is_misere(game->contract) && winner == game->contractor)
        tln_fh_end_hand(game, TALON_MISERE_LOST, events);
    else if (game->tricks == TRICKS)
        tln_fh_end_hand(game, TALON_TEN_TRICKS, events);
    else if (game->tricks == 1 && game->contract == BID_OPEN_MISERE &&
             rule_of(game, TALON_FH_OPEN_FROM) == TALON_FH_OPEN_SECOND_TRICK)
        show_open_hand(game, events);
    tln_fh_derive(game);
}
