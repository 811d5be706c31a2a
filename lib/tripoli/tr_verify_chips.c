/* Whether the chips of a session that was read can lie as they do: the betting,
 * the antes, what has been collected, and that chips are neither made nor lost.
 * What the boxes held before the deal, how the betting went, and what was
 * bought are not remembered; anything they could have been will do. All of this
 * is public, so a view is held to the same. */
#include "tripoli/tr_phases.h"

static int64_t sum_of(const int64_t *chips, uint32_t count)
{
    int64_t sum = 0;

    while (count > 0)
        sum += chips[--count];
    return sum;
}

/* TR-17, TR-33: nobody has bet. The seats with chips check in turn. */
static int checks_fit(const struct tripoli *t)
{
    uint32_t able = tln_tr_seats_with_chips(t);

    return t->in_poker == t->in_deal && t->raises == 0 && !at_most_one(able) &&
           (able >> t->to_act & 1) &&
           t->acted == seats_before(able, tln_tr_poker_opener(t), t->to_act);
}

/* The highest stake of any seat but one. */
static int64_t highest_besides(const struct tripoli *t, int32_t besides)
{
    int64_t highest = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (seat != besides && t->staked[seat] > highest)
            highest = t->staked[seat];
    }
    return highest;
}

/* TR-18: the highest stake after the bet and so many raises. Nobody raises his
 * own bet: the one raised last, or what called it, is another's. */
static int highest_fits(const struct tripoli *t, int64_t highest, int32_t last)
{
    int64_t bets = (int64_t)t->raises + 1;

    return highest_besides(t, last) >= t->raises && highest >= bets &&
           (t->raises == UINT16_MAX || highest <= bets * tln_tr_bet_limit(t));
}

/* The stake of a seat of the deal after a bet. `turn_over` says whether its
 * turn since the last bet or raise has come. Who has no chips had none to act
 * with, or called with the last of them (TR-33). */
static int stake_fits(const struct tripoli *t, int32_t seat, int64_t highest,
                      int turn_over)
{
    int64_t staked = t->staked[seat];
    int is_in = t->in_poker >> seat & 1;
    int is_all_in = is_in && purse(t, seat) == 0;

    if (staked > highest ||
        (t->raises == 0 && staked != 0 && staked != highest && !is_all_in))
        return 0;
    if (t->acted >> seat & 1)
        return is_in ? staked == highest || is_all_in : staked < highest;
    return staked < highest && (!turn_over || !is_in || is_all_in);
}

/* A bet stands. The seats that have acted since end before the one to act and
 * begin with the one that made the last bet or raise. Before the first bet
 * nobody could fold. */
static int bets_fit(const struct tripoli *t, int64_t highest)
{
    uint32_t rest = t->in_deal, over;
    uint32_t folded = t->in_deal & ~(uint32_t)t->in_poker;
    int32_t last;

    if (t->raises == 0 && (folded & ~(uint32_t)t->acted))
        return 0;
    if (t->acted == 0 || (t->acted & ~(uint32_t)t->in_deal) ||
        (t->acted >> t->to_act & 1) || purse(t, t->to_act) == 0)
        return 0;
    last = first_from(t->acted, t->to_act + 1);
    over = seats_before(t->in_deal, last, t->to_act);
    if (!(t->in_poker >> last & 1) || t->staked[last] != highest ||
        !highest_fits(t, highest, last))
        return 0;
    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (!stake_fits(t, seat, highest, (int)(over >> seat & 1)))
            return 0;
    }
    return 1;
}

int tln_tr_verify_betting(const struct tripoli *t)
{
    int64_t highest = tln_tr_highest_stake(t);
    int32_t seat;

    if (at_most_one(t->in_poker) || (t->in_poker & ~(uint32_t)t->in_deal) ||
        !(t->in_poker >> t->to_act & 1))
        return 0;
    for (seat = 0; seat < SEATS; seat++) {
        if (t->staked[seat] != 0 && !(t->in_deal >> seat & 1))
            return 0;
    }
    return highest == 0 ? checks_fit(t) : bets_fit(t, highest);
}

/* TR-3, TR-4: chips are neither made nor lost, but bought at table stakes. What
 * the stacks lacked before the deal lay on the board. Seats that are not there
 * have none. */
static int chips_are_kept(const struct tripoli *t)
{
    int64_t chips = sum_of(t->stack, SEATS) + sum_of(t->box, TALON_TR_POT + 1);
    uint32_t seat, n = players(t);

    for (seat = n; seat < SEATS; seat++) {
        if (t->stack[seat] != 0 || t->before[seat] != 0)
            return 0;
    }
    if (t->box[0] != 0 || sum_of(t->before, SEATS) > chips)
        return 0;
    if (table_stakes(t))
        return chips >= (int64_t)n * rule(t, TALON_TR_BANKROLL);
    return chips == 0;
}

/* The first deal finds the boxes empty, and every seat with what it began with
 * or bought. */
static int first_deal_fits(const struct tripoli *t)
{
    int64_t chips = sum_of(t->stack, SEATS) + sum_of(t->box, TALON_TR_POT + 1);
    uint32_t seat;

    if (t->deals != 1 || tln_tr_is_closing_deal(t))
        return 1;
    for (seat = 0; seat < players(t); seat++) {
        if (t->before[seat] < rule(t, TALON_TR_BANKROLL))
            return 0;
    }
    return sum_of(t->before, SEATS) == chips;
}

/* TR-30: each closing pot is its share of what was left, and only there and in
 * the heap chips lie. Between rounds a pot as large, or one chip larger, has
 * just been won. */
static int closing_chips_fit(const struct tripoli *t)
{
    int64_t heap = t->box[TALON_TR_KITTY];
    int64_t pot = t->box[TALON_TR_POT] - sum_of(t->staked, SEATS);
    int64_t won = sum_of(t->stack, SEATS) - sum_of(t->before, SEATS);
    uint32_t seat;

    if (sum_of(t->box, TALON_TR_KITTY) != 0)
        return 0;
    if (t->phase == TALON_PHASE_OVER)
        return heap == 0 && pot == 0 && (!tln_tr_is_closing_deal(t) || won > 0);
    if (pot < 1 || pot != (heap + pot + t->closing - 1) / t->closing)
        return 0;
    if (t->phase == TALON_PHASE_DEAL)
        return !tln_tr_is_closing_deal(t) || won == pot || won == pot + 1;
    for (seat = 0; seat < players(t); seat++) {
        if (t->stack[seat] != t->before[seat] - t->staked[seat])
            return 0;
    }
    return 1;
}

/* TR-5: the antes of a seat for each box, and of all seats. Purchases after the
 * deal are in `before` too; then the dealer may have put down less. */
static int64_t ante_of(const struct tripoli *t, int32_t seat)
{
    int64_t chips = tln_tr_is_deal_over(t) ? 0 : t->before[seat];

    return t->in_deal >> seat & 1 ? tln_tr_ante_of(t, seat, chips) : 0;
}

static int64_t all_antes(const struct tripoli *t)
{
    int64_t antes = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        antes += ante_of(t, seat);
    return antes;
}

/* What has been collected in this deal. */
struct collected {
    uint32_t boxes;       /* taken by anyone */
    uint32_t sharers;     /* TR-14: seats with a sequence */
    uint32_t seat[SEATS]; /* boxes that each seat took in phase one */
};

static void find_collected_from_hands(const struct tripoli *t,
                                      const struct dealt *dealt,
                                      struct collected *collected)
{
    uint32_t rest = t->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);
        talon_cards cards;

        collected->seat[seat] =
            tln_tr_entitled(&t->board, dealt->hand[seat], &cards);
        collected->boxes |= collected->seat[seat];
        collected->sharers +=
            collected->seat[seat] >> TALON_TR_BOX_SEQUENCE & 1;
    }
}

/* TR-28 */
static void find_collected_in_play(const struct tripoli *t,
                                   struct collected *collected)
{
    uint32_t i;

    for (i = 0; i < t->plays; i++)
        collected->boxes |= tln_tr_collected_by_play(t, i);
    collected->sharers = collected->boxes >> TALON_TR_BOX_SEQUENCE & 1;
}

/* TR-14, TR-28: a box that was collected is empty, but for what could not be
 * shared; one that was not has at least the antes. Which is which nothing tells
 * once a board is turned for the next deal. The boxes of pay cards and
 * the pair have nothing but antes in them. */
static int box_fits(const struct tripoli *t, uint32_t box,
                    const struct collected *collected, int64_t antes)
{
    int64_t chips = t->box[box];
    int64_t most = (int64_t)rule(t, TALON_TR_ANTE) * (players(t) + 1);

    if (chips / most > t->deals ||
        (box != TALON_TR_BOX_SEQUENCE && chips % rule(t, TALON_TR_ANTE) != 0))
        return 0;
    if (!tln_tr_has_its_board(t))
        return 1;
    if (collected->boxes >> box & 1)
        return chips == 0 || (box == TALON_TR_BOX_SEQUENCE &&
                              chips < (int64_t)collected->sharers);
    return chips >= antes;
}

/* TR-9, TR-27: the kitty, once a seat has gone out, is empty. */
static int kitty_fits(const struct tripoli *t, int64_t antes)
{
    if (t->phase == TALON_PHASE_PAY_SUIT)
        antes += t->offer;
    return t->deal_winner != TALON_NOBODY ? t->box[TALON_TR_KITTY] == 0
                                          : t->box[TALON_TR_KITTY] >= antes;
}

/* TR-19: once the poker is settled no more is in the pot than could not be
 * shared: of each pot less than its winners, who are fewer and fewer. */
static int pot_fits(const struct tripoli *t, int64_t antes)
{
    int64_t pot = t->box[TALON_TR_POT];
    int64_t in = set_count(t->in_poker);

    if (tln_tr_ante_boxes(t) < TALON_TR_POT)
        return pot == 0;
    if (t->pot_winner == TALON_NOBODY)
        return pot >= antes + sum_of(t->staked, SEATS);
    return pot <= (table_stakes(t) ? in * (in - 1) / 2 : in - 1);
}

/* What a seat has more or less than after its antes, stakes and a sale. */
static int64_t gain_of(const struct tripoli *t, int32_t seat)
{
    int64_t gain = t->stack[seat] - t->before[seat] + t->staked[seat] +
                   ante_of(t, seat) * tln_tr_ante_boxes(t);

    if (t->buyer == seat)
        gain += t->offer;
    if (t->buyer != TALON_NOBODY && t->dealer == seat)
        gain -= t->offer;
    return gain;
}

/* TR-14: what a seat took is at least the antes of its boxes. */
static int takings_fit(const struct collected *collected, int32_t seat,
                       int64_t gain, int64_t antes)
{
    uint32_t boxes = collected->seat[seat], box;

    if (boxes == 0)
        return gain == 0;
    for (box = TALON_TR_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
        if (boxes >> box & 1)
            gain -= box == TALON_TR_BOX_SEQUENCE ? antes / collected->sharers
                                                 : antes;
    }
    return gain >= 0;
}

/* TR-9: the seat that bought the right to name the pay suit has paid for it;
 * without a bid the suit is hearts. While it names the suit the price is known.
 */
static int pay_suit_fits(const struct tripoli *t)
{
    uint32_t payers = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        int64_t paid = -gain_of(t, seat);

        if (paid < 0 || paid > MOVE_CHIPS_MAX)
            return 0;
        payers += paid > 0;
        if (t->phase == TALON_PHASE_PAY_SUIT &&
            paid != (seat == t->to_act ? t->offer : 0))
            return 0;
    }
    if (t->phase == TALON_PHASE_PAY_AUCTION)
        return payers == 0;
    return payers <= 1 && (payers == 1 || (t->board.pay & SUIT(TALON_HEARTS)));
}

/* The stacks until the poker is settled: all that has been paid is known but
 * the price of the pay suit and what the boxes held. */
static int stacks_fit(const struct tripoli *t,
                      const struct collected *collected, int64_t antes)
{
    int32_t seat;

    if (rule(t, TALON_TR_PAY_AUCTION))
        return pay_suit_fits(t);
    for (seat = 0; seat < SEATS; seat++) {
        if (!takings_fit(collected, seat, gain_of(t, seat), antes))
            return 0;
    }
    return 1;
}

/* TR-32: who is not in the deal has what it had. */
static int others_fit(const struct tripoli *t)
{
    uint32_t rest = all_seats(t) & ~(uint32_t)t->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (t->stack[seat] != t->before[seat])
            return 0;
    }
    return 1;
}

static int deal_chips_fit(const struct tripoli *t, const struct dealt *dealt)
{
    struct collected collected = {0};
    int64_t antes = all_antes(t);
    uint32_t box;

    if (tln_tr_has_collected(t))
        find_collected_from_hands(t, dealt, &collected);
    else if (rule(t, TALON_TR_COLLECT) == TALON_TR_COLLECT_IN_PLAY)
        find_collected_in_play(t, &collected);
    for (box = TALON_TR_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
        if (!box_fits(t, box, &collected, antes))
            return 0;
    }
    return kitty_fits(t, antes) && pot_fits(t, antes) && others_fit(t) &&
           (t->opener != TALON_NOBODY || stacks_fit(t, &collected, antes));
}

int tln_tr_verify_chips(const struct tripoli *t, const struct dealt *dealt)
{
    if (t->dealer == TALON_NOBODY)
        return chips_are_kept(t) &&
               sum_of(t->stack, SEATS) >=
                   (int64_t)players(t) * rule(t, TALON_TR_BANKROLL);
    if (!chips_are_kept(t) || !first_deal_fits(t))
        return 0;
    if (t->closing > 0 || t->phase == TALON_PHASE_OVER)
        return closing_chips_fit(t);
    return deal_chips_fit(t, dealt);
}

talon_status tln_tr_verify(const struct tripoli *t, uint32_t *field)
{
    talon_status status = tln_tr_verify_ranges(t, field);
    struct dealt dealt;

    if (status < 0)
        return status;
    dealt = tln_tr_dealt(t);
    return tln_tr_verify_table(t) && tln_tr_verify_board(t) &&
                   tln_tr_verify_cards(t, &dealt) &&
                   tln_tr_verify_chips(t, &dealt)
               ? TALON_OK
               : TALON_E_SAVED_STATE;
}
