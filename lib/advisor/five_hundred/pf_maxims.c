/* SPDX-License-Identifier: MIT */
/* The cards of a beginner, who goes by maxims such as "second hand low". They
 * stand in a table: the first one that fits the place in the trick and finds a
 * card decides. Now and then the beginner does not think of that maxim, and
 * the next one decides: this is how it slips. No maxim finds a card that may
 * not be played, and those that nobody would forget are never skipped.
 *
 * It remembers which suits others have shown that they are out of, and which
 * suit its partner led last, and does not count cards. No world is imagined. */
#include "advisor/five_hundred/pf_maxims.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_beginner_constants.h"
#include "advisor/five_hundred/pf_candidates.h"
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/position.h"

#define NONE (-1)

/* The power of a rank, given as its bit, in a suit that is led. */
#define POWER(bit) ((bit) + 1u)

/* Where the seat is in the trick. */
enum {
    LEAD = 1,
    SECOND = 2,
    THIRD = 4, /* neither second nor last */
    LAST = 8,
    FOLLOW = SECOND | THIRD | LAST
};

/* Who plays. */
enum {
    OWN = 1,   /* on the contractor's side */
    THEIRS = 2 /* against it */
};

/* A turn to play a card. */
struct moment {
    const struct sight *sight;
    struct table_trick trick;
    struct option option[CARDS_MAX];
    uint32_t power[CARDS_MAX]; /* by option: its power in the trick */
    uint32_t suit[CARDS_MAX];  /* by option: the suit it belongs to */
    int32_t dear[CARDS_MAX];   /* by option: how dear the card is */
    uint32_t count;
    uint32_t led;   /* the suit of the trick, or 0 */
    uint32_t trump; /* the suit of trumps, or 0 */
    uint32_t place;
    uint32_t who;
};

/* The rank of a trump: bowers and jokers are above the ace. */
static int32_t trump_rank(uint32_t trump, talon_card card)
{
    if ((JOKERS >> card & 1) != 0)
        return card == TALON_CARD_HIGH_JOKER ? 19 : 18;
    if (card % 16u != RANK(TALON_RANK_JACK))
        return card % 16;
    return card / 16u + 1 == trump ? 17 : 16;
}

int32_t tln_pf_dear(talon_cards hand, uint32_t denomination, talon_card card)
{
    talon_cards suit = 0;
    uint32_t length, i, rank = card % 16u;

    for (i = 1; i <= TALON_SUIT_HEARTS; i++) {
        if ((tln_pf_suit(denomination, i) >> card & 1) != 0)
            suit = tln_pf_suit(denomination, i);
    }
    if (suit == 0 || (denomination <= TALON_SUIT_HEARTS &&
                      suit == tln_pf_trumps(denomination)))
        return DEAR_TRUMP + trump_rank(denomination, card);
    length = count_bits(hand & suit);
    if (rank == RANK(TALON_RANK_ACE))
        return DEAR_ACE;
    if (rank == RANK(TALON_RANK_KING) && length > 1)
        return DEAR_KING;
    if (rank == RANK(TALON_RANK_QUEEN) && length > 2)
        return DEAR_QUEEN;
    return DEAR_LENGTH * (int32_t)length + (int32_t)rank;
}

static int is_joker(const struct option *option)
{
    return (JOKERS >> option->card & 1) != 0;
}

static int is_winning(const struct moment *moment, uint32_t i)
{
    return moment->power[i] > moment->trick.power;
}

/* Of the options that a mask has, the one of the lowest or highest power; the
 * first of equal ones. */
static int32_t pick(const struct moment *moment, uint32_t mask, int is_highest)
{
    int32_t best = NONE;
    uint32_t i;

    for (i = 0; i < moment->count; i++) {
        if ((mask >> i & 1) != 0 &&
            (best < 0 || (is_highest ? moment->power[i] > moment->power[best]
                                     : moment->power[i] < moment->power[best])))
            best = (int32_t)i;
    }
    return best;
}

/* The options that belong to a suit, jokers without one excepted. */
static uint32_t of_suit(const struct moment *moment, uint32_t suit)
{
    uint32_t mask = 0, i;

    for (i = 0; i < moment->count; i++) {
        if (moment->suit[i] == suit &&
            (!is_joker(&moment->option[i]) || suit == moment->trump))
            mask |= 1u << i;
    }
    return mask;
}

static uint32_t winners(const struct moment *moment)
{
    uint32_t mask = 0, i;

    for (i = 0; i < moment->count; i++)
        mask |= (uint32_t)is_winning(moment, i) << i;
    return mask;
}

/* Throws what is least dear. Something always is. */
static int32_t throw_least(const struct moment *moment)
{
    int32_t best = 0;
    uint32_t i;

    for (i = 1; i < moment->count; i++) {
        if (moment->dear[i] < moment->dear[best])
            best = (int32_t)i;
    }
    return best;
}

/* The seats against this one that have shown that they are out of a suit, or
 * that have not. */
static uint32_t opponents(const struct sight *sight, uint32_t suit, int are_out)
{
    uint32_t seat, seats = 0;

    for (seat = 0; seat < sight->seats; seat++) {
        int is_out = sight->state.voids[seat] >> suit & 1;

        if ((sight->base.playing >> seat & 1) != 0 && seat != sight->me &&
            !tln_pf_are_partners(&sight->base, sight->me, seat) &&
            is_out == are_out)
            seats |= 1u << seat;
    }
    return seats;
}

/* "Draw trumps": the contractor leads its best trump, as long as an opponent
 * has not shown that it has none, if the trump is high or there are many. */
static int32_t draw_trumps(const struct moment *moment)
{
    const struct sight *sight = moment->sight;
    uint32_t mask = of_suit(moment, moment->trump);
    int32_t best = pick(moment, mask, 1);

    if (moment->trump == 0 || best < 0 ||
        opponents(sight, moment->trump, 0) == 0 ||
        sight->base.contractor != (int32_t)sight->me)
        return NONE;
    return count_bits(mask) >= COUNT_TRUMPS_LEAST ||
                   moment->power[best] >= POWER_TRUMP + RANK(TALON_RANK_ACE)
               ? best
               : NONE;
}

/* "Cash your aces", unless an opponent has shown that it may trump them. */
static int32_t cash_ace(const struct moment *moment)
{
    uint32_t i;

    for (i = 0; i < moment->count; i++) {
        uint32_t suit = moment->suit[i];

        if (is_joker(&moment->option[i]) || suit == moment->trump ||
            moment->option[i].card % 16u != RANK(TALON_RANK_ACE))
            continue;
        if (moment->trump == 0 || opponents(moment->sight, suit, 1) == 0)
            return (int32_t)i;
    }
    return NONE;
}

/* "Return your partner's suit": the one it led last; high from two cards, low
 * from more. */
static int32_t return_suit(const struct moment *moment)
{
    const struct sight *sight = moment->sight;
    uint32_t i = sight->play_count, mask;

    while (i-- > 0) {
        const struct pf_play *play = &sight->play[i];
        uint32_t seat = (uint32_t)play->seat;

        if (!play->is_lead || seat == sight->me || sight->is_called_hidden ||
            !tln_pf_are_partners(&sight->base, sight->me, seat))
            continue;
        mask = of_suit(moment, play->suit_led);
        if (play->suit_led == moment->trump && moment->who == THEIRS)
            return NONE;
        return pick(moment, mask, count_bits(mask) == 2);
    }
    return NONE;
}

/* "Lead a singleton", to trump that suit later. */
static int32_t lead_singleton(const struct moment *moment)
{
    uint32_t suit;

    if (moment->trump == 0 || of_suit(moment, moment->trump) == 0)
        return NONE;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        uint32_t mask = of_suit(moment, suit);
        int32_t card = pick(moment, mask, 0);

        if (suit != moment->trump && count_bits(mask) == 1 &&
            moment->power[card] < POWER(RANK(TALON_RANK_KING)))
            return card;
    }
    return NONE;
}

/* Leads low from the longest side suit. */
static int32_t lead_long(const struct moment *moment)
{
    uint32_t suit, longest = 0;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        uint32_t mask = of_suit(moment, suit);

        if (suit != moment->trump && count_bits(mask) > count_bits(longest))
            longest = mask;
    }
    return pick(moment, longest, 0);
}

/* "Leave the trick to your partner" if it is likely to win: nobody plays after,
 * it has trumped, or it has played an ace. */
static int32_t leave_trick(const struct moment *moment)
{
    if (!moment->trick.is_partner_winning ||
        (moment->place != LAST && moment->trick.power < POWER_TRUMP &&
         moment->trick.power < POWER(RANK(TALON_RANK_ACE))))
        return NONE;
    return throw_least(moment);
}

/* As the last to play, wins as cheaply as it can. */
static int32_t win_cheaply(const struct moment *moment)
{
    return moment->trick.is_partner_winning ? NONE
                                            : pick(moment, winners(moment), 0);
}

/* "Cover an honor with an honor." */
static int32_t cover(const struct moment *moment)
{
    uint32_t power = moment->trick.power;

    if (power < POWER(HONOR_LEAST) || power >= POWER_TRUMP ||
        moment->trick.is_partner_winning)
        return NONE;
    return pick(moment, winners(moment) & of_suit(moment, moment->led), 0);
}

/* "Second hand low." */
static int32_t play_low(const struct moment *moment)
{
    return pick(moment, of_suit(moment, moment->led), 0);
}

/* "Third hand high." */
static int32_t play_high(const struct moment *moment)
{
    return pick(moment, winners(moment) & of_suit(moment, moment->led), 1);
}

/* Trumps a trick that an opponent is winning, as low as possible. A joker
 * without a suit does as well. */
static int32_t ruff(const struct moment *moment)
{
    if (moment->trick.is_partner_winning || of_suit(moment, moment->led) != 0)
        return NONE;
    return pick(moment, winners(moment), 0);
}

/* In a misère, leads the lowest card of all. */
static int32_t lead_lowest(const struct moment *moment)
{
    int32_t best = 0;
    uint32_t i;

    for (i = 1; i < moment->count; i++) {
        if (moment->option[i].card % 16u < moment->option[best].card % 16u &&
            !is_joker(&moment->option[i]))
            best = (int32_t)i;
    }
    return best;
}

/* Follows suit with the highest card that does not win. */
static int32_t stay_under(const struct moment *moment)
{
    return pick(moment, of_suit(moment, moment->led) & ~winners(moment), 1);
}

/* Throws the highest card of another suit. */
static int32_t throw_highest(const struct moment *moment)
{
    int32_t best = NONE;
    uint32_t i;

    for (i = 0; i < moment->count; i++) {
        if (!is_winning(moment, i) && moment->suit[i] != moment->led &&
            (best < 0 ||
             moment->option[i].card % 16u > moment->option[best].card % 16u))
            best = (int32_t)i;
    }
    return best;
}

/* Against a misère: whether the contractor has yet to play to the trick. */
static int is_before_contractor(const struct moment *moment)
{
    const talon_fh_position *base = &moment->sight->base;
    uint32_t seat = moment->sight->me, i;

    for (i = 0; i < moment->trick.to_follow; i++) {
        seat = next_seat(base->playing, seat);
        if ((int32_t)seat == base->contractor)
            return 1;
    }
    return 0;
}

/* Stays below everybody while the contractor may still be made to win. */
static int32_t play_under_contractor(const struct moment *moment)
{
    return is_before_contractor(moment) ||
                   moment->trick.winner == moment->sight->base.contractor
               ? pick(moment, of_suit(moment, moment->led), 0)
               : NONE;
}

/* Gets rid of a high card where it does no harm. */
static int32_t play_highest(const struct moment *moment)
{
    return pick(moment, of_suit(moment, moment->led), 1);
}

struct maxim {
    uint8_t place;
    uint8_t who;
    uint8_t is_forgotten; /* whether people forget it now and then */
    int32_t (*find)(const struct moment *moment);
};

/* With trumps or at no trump. */
static const struct maxim maxims[] = {
    {LEAD, OWN, 1, draw_trumps},
    {LEAD, OWN | THEIRS, 1, cash_ace},
    {LEAD, OWN | THEIRS, 1, return_suit},
    {LEAD, THEIRS, 1, lead_singleton},
    {LEAD, OWN | THEIRS, 0, lead_long},
    {FOLLOW, OWN | THEIRS, 0, leave_trick},
    {LAST, OWN | THEIRS, 1, win_cheaply},
    {SECOND, OWN | THEIRS, 1, cover},
    {SECOND, OWN | THEIRS, 1, play_low},
    {SECOND | THIRD, OWN | THEIRS, 1, play_high},
    {FOLLOW, OWN | THEIRS, 1, ruff},
    {LEAD | FOLLOW, OWN | THEIRS, 0, throw_least},
};

static const struct maxim misere_maxims[] = {
    {LEAD, OWN | THEIRS, 0, lead_lowest},
    {FOLLOW, OWN, 0, stay_under},
    {FOLLOW, THEIRS, 1, play_under_contractor},
    {FOLLOW, THEIRS, 1, play_highest},
    {FOLLOW, OWN | THEIRS, 0, throw_highest},
    {FOLLOW, OWN | THEIRS, 0, play_low},
    {FOLLOW, OWN | THEIRS, 0, throw_least},
};

/* The option that the first of the maxims finds, or the second one if the first
 * is forgotten. */
static uint32_t decide(const struct moment *moment, const struct maxim *maxim,
                       int forgets)
{
    for (;; maxim++) {
        int32_t found = NONE;

        if ((maxim->place & moment->place) != 0 &&
            (maxim->who & moment->who) != 0)
            found = maxim->find(moment);
        if (found >= 0 && !(forgets && maxim->is_forgotten))
            return (uint32_t)found;
        forgets = forgets && found < 0;
    }
}

static void look(const struct sight *sight, struct moment *moment)
{
    const talon_fh_position *base = &sight->base;
    uint32_t i, on_table = tln_sv_on_table(base);

    memset(moment, 0, sizeof *moment);
    moment->sight = sight;
    tln_pf_see_trick(sight, &moment->trick);
    moment->trump = has_trumps(base) ? base->denomination : 0;
    moment->led = moment->trick.is_lead ? 0 : base->suit_led;
    moment->who = (base->side >> sight->me & 1) != 0 ? OWN : THEIRS;
    moment->place = moment->trick.is_lead          ? LEAD
                    : moment->trick.to_follow == 0 ? LAST
                    : on_table == 1                ? SECOND
                                                   : THIRD;
    moment->count = tln_sv_options(base, moment->option);
    for (i = 0; i < moment->count; i++) {
        const struct option *option = &moment->option[i];

        moment->power[i] = tln_pf_option_power(sight, option);
        moment->suit[i] = tln_sv_suit_of(base, sight->me, option->card);
        moment->dear[i] =
            tln_pf_dear(sight->hand, base->denomination, option->card);
    }
}

/* Lists an option. What it does in the trick can be seen; what would bring more
 * on average was not looked at. */
static void list_option(struct pf_mind *mind, const struct candidates *cards,
                        uint32_t best, uint32_t i)
{
    const struct option *option = &cards->card[i].option;
    talon_move move;
    talon_advice *advice;

    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_PLAY;
    move.seat = (int8_t)mind->sight.me;
    move.cards = ONE << option->card;
    move.denomination = option->suit;
    advice = tln_pl_add(mind->decision, &move);
    if (advice == NULL)
        return;
    tln_pf_explain_card(mind, cards, best, i, advice);
    if (advice->reason == TALON_ADVICE_AVERAGE ||
        advice->reason == TALON_ADVICE_LESS)
        advice->reason = TALON_ADVICE_NOT_COMPARED;
}

talon_status tln_pf_play_by_maxims(struct pf_mind *mind)
{
    int is_plain = !is_misere(&mind->sight.base);
    int forgets = counter_below(&mind->chain.random, SLIP_CARD) == 0;
    struct moment moment;
    struct candidates cards;
    uint32_t best, i;

    look(&mind->sight, &moment);
    if (moment.count == 0)
        return TALON_OK;
    best = decide(&moment, is_plain ? maxims : misere_maxims, forgets);
    memset(&cards, 0, sizeof cards);
    cards.count = moment.count;
    for (i = 0; i < moment.count; i++)
        cards.card[i].option = moment.option[i];
    list_option(mind, &cards, best, best);
    for (i = 0; i < moment.count; i++) {
        if (i != best)
            list_option(mind, &cards, best, i);
    }
    return TALON_OK;
}
