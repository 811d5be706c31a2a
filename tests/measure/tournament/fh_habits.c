/* SPDX-License-Identifier: MIT */
/*
 * A table of habits. For each habit, one function says whether the player could
 * do the thing, and another whether it did. Both look at one move and the view
 * in which it was made.
 */
#include "fh_habits.h"
#include "fh_errors.h"

static talon_card card_of(const struct fh_look *look)
{
    return fh_nth(look->turn->move.cards, 0);
}

static int is_bid(const struct fh_look *look)
{
    return look->turn->move.kind == TALON_KIND_BID;
}

static int is_no_trump(const struct fh_look *look)
{
    return look->trump == NO_SUIT && !look->is_misere &&
           look->state.bidder >= 0;
}

static int is_against_misere(const struct fh_look *look)
{
    return look->is_misere && look->state.bidder != look->seat;
}

static int plays_joker(const struct fh_look *look)
{
    return fh_is_joker(card_of(look));
}

/* Second to play, but not last, with a joker and another card to choose
 * from. */
static int may_play_joker_second(const struct fh_look *look)
{
    talon_cards jokers = fh_jokers(look->legal);

    return !look->is_misere && look->on_table == 1 && look->left > 0 &&
           jokers != 0 && (look->legal & ~jokers) != 0;
}

/* Last to play to a trick that an opponent is winning, with cards that win it
 * and cards that do not. */
static int may_decline(const struct fh_look *look)
{
    talon_cards winners = fh_winners(look);

    return !look->is_misere && look->on_table > 0 && look->left == 0 &&
           (look->enemies >> look->winning_seat & 1) && winners != 0 &&
           winners != look->legal;
}

static int declines(const struct fh_look *look)
{
    return !fh_wins(look, card_of(look));
}

/* Last to play and about to win the trick, with two or more cards that win
 * it. */
static int may_win_dear(const struct fh_look *look)
{
    return !look->is_misere && look->on_table > 0 && look->left == 0 &&
           fh_count(fh_winners(look)) > 1 && fh_wins(look, card_of(look));
}

static talon_cards between(const struct fh_look *look, talon_card low,
                           talon_card high)
{
    talon_cards out = fh_unseen(look);

    return fh_above(out, low, look->trump) &
           ~fh_above(look->pack, high, look->trump);
}

static int wins_dear(const struct fh_look *look)
{
    talon_card card = card_of(look);
    talon_card cheap = fh_lowest(fh_winners(look), look->trump);

    if (fh_suit(cheap, look->trump) != fh_suit(card, look->trump))
        return fh_suit(card, look->trump) == look->trump;
    return cheap != card && between(look, cheap, card) != 0;
}

static int may_lead_trump(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);

    return look->trump != NO_SUIT && look->on_table == 0 &&
           !fh_declares(look) && trumps != 0 && trumps != look->legal;
}

static int leads_trump(const struct fh_look *look)
{
    return fh_suit(card_of(look), look->trump) == look->trump;
}

/* Against a misère: the cards to lead in suits where the contractor has shown a
 * void. */
static talon_cards void_leads(const struct fh_look *look)
{
    talon_cards found = 0;
    uint32_t suit;

    for (suit = 1; suit <= 4; suit++)
        if (fh_is_void(look, look->state.bidder, suit))
            found |= fh_of_suit(look->legal, suit, NO_SUIT);
    return found;
}

static int may_lead_void(const struct fh_look *look)
{
    return is_against_misere(look) && look->on_table == 0 &&
           void_leads(look) != 0 && void_leads(look) != look->legal;
}

static int leads_void(const struct fh_look *look)
{
    return (void_leads(look) & look->turn->move.cards) != 0;
}

/* Against a misère: following suit with a choice of cards, when the contractor
 * has already played and is not winning the trick. */
static int may_waste_low(const struct fh_look *look)
{
    talon_cards own = fh_of_suit(look->legal, look->suit_led, NO_SUIT);

    return is_against_misere(look) && look->on_table > 0 &&
           look->winning_seat != look->state.bidder &&
           (fh_seats_left(look) >> look->state.bidder & 1) == 0 &&
           fh_count(own) > 1;
}

static int wastes_low(const struct fh_look *look)
{
    return card_of(look) == fh_lowest(look->legal, NO_SUIT);
}

static int may_throw_joker(const struct fh_look *look)
{
    talon_cards jokers = fh_jokers(look->legal);

    return is_against_misere(look) && look->on_table > 0 && jokers != 0 &&
           (look->legal & ~jokers) != 0;
}

/* Without trumps: the singletons that may be led. */
static talon_cards singletons(const struct fh_look *look)
{
    talon_cards found = 0;
    uint32_t suit;

    for (suit = 1; suit <= 4; suit++)
        if (fh_count(fh_of_suit(look->hand, suit, NO_SUIT)) == 1)
            found |= fh_of_suit(look->hand, suit, NO_SUIT);
    return found & look->legal;
}

static int may_lead_singleton(const struct fh_look *look)
{
    return is_no_trump(look) && look->on_table == 0 &&
           fh_count(look->hand) > 4 && singletons(look) != 0 &&
           singletons(look) != look->legal;
}

static int leads_singleton(const struct fh_look *look)
{
    talon_card card = card_of(look);

    return (CARD_BIT(card) & singletons(look)) != 0 && !fh_is_boss(look, card);
}

/* Without trumps: holds a joker in the last trick or the one before it. */
static int may_keep_joker(const struct fh_look *look)
{
    return is_no_trump(look) && look->state.trick >= 9 &&
           fh_jokers(look->hand) != 0;
}

static int keeps_joker(const struct fh_look *look)
{
    return look->state.trick == 10;
}

/* Without trumps: the suit that a partner led first; NO_SUIT if no partner has
 * led. */
static uint32_t suit_of_partner(const struct fh_look *look)
{
    uint32_t trick, suit = NO_SUIT;
    int32_t leader = 0;

    for (trick = 1; trick < look->state.trick; trick++)
        if (talon_fh_trick(look->view, trick, &leader, NULL, 0, NULL, &suit,
                           NULL) == TALON_OK &&
            look->friends >> leader & 1)
            return suit;
    return NO_SUIT;
}

static int may_return_suit(const struct fh_look *look)
{
    talon_cards own = 0;
    uint32_t suit;

    if (!is_no_trump(look) || look->on_table > 0)
        return 0;
    suit = suit_of_partner(look);
    if (suit != NO_SUIT)
        own = fh_of_suit(look->legal, suit, NO_SUIT);
    return own != 0 && own != look->legal;
}

static int leads_another_suit(const struct fh_look *look)
{
    return fh_suit(card_of(look), NO_SUIT) != suit_of_partner(look);
}

static int bids_no_trump(const struct fh_look *look)
{
    return is_bid(look) &&
           look->turn->move.denomination == TALON_DENOMINATION_NO_TRUMP;
}

static int lacks_joker(const struct fh_look *look)
{
    return fh_jokers(look->hand) == 0;
}

/* Holds a joker but no ace. */
static int has_joker_alone(const struct fh_look *look)
{
    uint32_t i;

    for (i = 0; i < fh_count(look->hand); i++)
        if (talon_card_rank(fh_nth(look->hand, i)) == TALON_RANK_ACE)
            return 0;
    return fh_jokers(look->hand) != 0;
}

static int bids_eight(const struct fh_look *look)
{
    return is_bid(look) && look->turn->move.amount >= 8 &&
           look->turn->move.denomination <= TALON_SUIT_HEARTS;
}

/* Holds neither the joker nor the right bower. */
static int lacks_tops(const struct fh_look *look)
{
    uint32_t trump = look->turn->move.denomination;
    talon_cards trumps = fh_of_suit(look->hand, trump, trump);

    return trumps == 0 ||
           fh_power(fh_highest(trumps, trump), trump) < POWER_RIGHT;
}

/* Bids eight in a suit where seven at no trump was possible. */
static int bids_just_eight(const struct fh_look *look)
{
    return bids_eight(look) && look->turn->move.amount == 8;
}

static int skips_seven(const struct fh_look *look)
{
    return fh_may_bid(look, 7, TALON_DENOMINATION_NO_TRUMP);
}

static int bids_ten(const struct fh_look *look)
{
    return is_bid(look) && look->turn->move.amount == 10;
}

/* Cannot win the trick, and can choose between an ace and another card. */
static int may_throw_ace(const struct fh_look *look)
{
    uint32_t i, aces = 0;

    for (i = 0; i < fh_count(look->legal); i++)
        aces += talon_card_rank(fh_nth(look->legal, i)) == TALON_RANK_ACE;
    return !look->is_misere && look->on_table > 0 && fh_winners(look) == 0 &&
           aces > 0 && aces < fh_count(look->legal);
}

static int throws_ace(const struct fh_look *look)
{
    return talon_card_rank(card_of(look)) == TALON_RANK_ACE;
}

static const struct habit {
    const char *name, *label;
    uint32_t phase;
    int (*possible)(const struct fh_look *look);
    int (*done)(const struct fh_look *look);
} habits[] = {
    {"joker-second", "joker as second hand", TALON_PHASE_TRICKS,
     may_play_joker_second, plays_joker},
    {"declines", "last to play, declines to win the trick", TALON_PHASE_TRICKS,
     may_decline, declines},
    {"wins-dear", "last to play, wins higher than needed", TALON_PHASE_TRICKS,
     may_win_dear, wins_dear},
    {"defender-trump", "defender leads trumps", TALON_PHASE_TRICKS,
     may_lead_trump, leads_trump},
    {"misere-void", "leads a suit that the misere is out of",
     TALON_PHASE_TRICKS, may_lead_void, leads_void},
    {"misere-low", "wastes the lowest card under a misere", TALON_PHASE_TRICKS,
     may_waste_low, wastes_low},
    {"misere-joker", "throws the joker against a misere", TALON_PHASE_TRICKS,
     may_throw_joker, plays_joker},
    {"nt-singleton", "no trump: leads a low singleton", TALON_PHASE_TRICKS,
     may_lead_singleton, leads_singleton},
    {"nt-joker-last", "no trump: joker kept to the last trick",
     TALON_PHASE_TRICKS, may_keep_joker, keeps_joker},
    {"nt-no-return", "no trump: does not return partner's suit",
     TALON_PHASE_TRICKS, may_return_suit, leads_another_suit},
    {"throws-ace", "throws an ace on a lost trick", TALON_PHASE_TRICKS,
     may_throw_ace, throws_ace},
    {"nt-no-joker", "bids no trump without the joker", TALON_PHASE_AUCTION,
     bids_no_trump, lacks_joker},
    {"nt-joker-alone", "bids no trump on the joker alone", TALON_PHASE_AUCTION,
     bids_no_trump, has_joker_alone},
    {"eight-no-tops", "bids eight without joker or right bower",
     TALON_PHASE_AUCTION, bids_eight, lacks_tops},
    {"eight-for-seven", "bids eight where seven no trump would do",
     TALON_PHASE_AUCTION, bids_just_eight, skips_seven},
    {"ten-no-joker", "bids ten without the joker", TALON_PHASE_AUCTION,
     bids_ten, lacks_joker},
};

enum {
    HABITS = sizeof habits / sizeof *habits
};

void count_habits(const struct table *table, struct turn *turn)
{
    struct fh_look look;
    uint32_t i;

    fh_look_at(&look, turn);
    if (look.state.phase == TALON_PHASE_TRICKS && look.hand == 0)
        return;
    for (i = 0; i < HABITS; i++)
        if (habits[i].phase == look.state.phase && habits[i].possible(&look))
            count_for(table, look.seat, habits[i].name, habits[i].done(&look));
    count_errors(table, &look);
}

void report_habits(const struct contest *contest, const struct sums *sums,
                   struct report *report)
{
    char name[SUM_NAME_MAX], title[512];
    uint32_t letter, i;

    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        if (contest->player[letter] == NULL)
            continue;
        snprintf(title, sizeof title, "%s: habits",
                 contest->player[letter]->name);
        report_title(report, title);
        for (i = 0; i < HABITS; i++) {
            snprintf(name, sizeof name, "%c.%s", (char)('a' + letter),
                     habits[i].name);
            report_share(report, name, habits[i].label, sums_find(sums, name));
        }
    }
    report_errors(contest, sums, report);
}
