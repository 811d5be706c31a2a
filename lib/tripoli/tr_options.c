/* SPDX-License-Identifier: MIT */
/* The options and presets of Tripoli: section 8 of the rule book as a table,
 * with what a settings screen shows for each. The table is data: a rule uses
 * only the value of its option. The functions beside it decide when an option
 * has an effect, and which values contradict each other.
 *
 * For what the tables mean, see rules/options.h; for how a row is written,
 * rules/option_rows.h. */
#include "tripoli/tr_options.h"
#include "base/set.h"
#include "rules/option_rows.h"
#include "talon/tripoli.h"

#define MILLION 1000000

/* When options have an effect. */

static int has_fixed_board(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_BOARD] == TALON_TR_BOARD_FIXED;
}

/* Whether the suits that pay are fixed, not set in each deal by the board or an
 * auction (TR-6, TR-9). */
static int has_fixed_suits(const int32_t *rule)
{
    return has_fixed_board(rule) && !rule[TALON_TR_OPTION_PAY_AUCTION];
}

static int may_take_spare(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_SPARE_HAND] != TALON_TR_SPARE_HAND_DEAD;
}

/* Whether there is any poker, in a deal or for a closing pot (TR-17, TR-30). */
static int has_poker_hands(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_POKER] != TALON_TR_POKER_OFF ||
           rule[TALON_TR_OPTION_CLOSING_BETS];
}

/* Whether there is any betting, in a deal or for a closing pot (TR-17, TR-30).
 */
static int has_betting(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_POKER] == TALON_TR_POKER_ON ||
           (rule[TALON_TR_OPTION_POKER] == TALON_TR_POKER_OFF &&
            rule[TALON_TR_OPTION_CLOSING_BETS]);
}

/* TR-24: leads that alternate leave no choice of a card. */
static int may_choose_lead(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_NEXT_LEAD] != TALON_TR_NEXT_LEAD_ALTERNATE;
}

/* TR-25 */
static int may_lack_lead(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_NEXT_LEAD] != TALON_TR_NEXT_LEAD_ANY_SUIT;
}

/* TR-30 */
static int may_bet_for_pots(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_POKER] != TALON_TR_POKER_SHOWDOWN;
}

/* Contradictions. */

/* TR-7 */
static int lacks_first_dealer(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_FIRST_DEALER] >= rule[TALON_TR_OPTION_PLAYERS];
}

/* TR-9 */
static int auctions_after_collecting(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_PAY_AUCTION] &&
           rule[TALON_TR_OPTION_COLLECT] == TALON_TR_COLLECT_PHASE_ONE;
}

/* TR-9 */
static int auctions_turned_board(const int32_t *rule)
{
    return rule[TALON_TR_OPTION_PAY_AUCTION] &&
           rule[TALON_TR_OPTION_BOARD] == TALON_TR_BOARD_PER_DEAL;
}

static talon_cards pack(const int32_t *rule)
{
    (void)rule;
    return PACK_52;
}

static uint32_t seats(const int32_t *rule)
{
    return (uint32_t)rule[TALON_TR_OPTION_PLAYERS];
}

/* clang-format off */

static const struct named_value suits[] = {
    VALUE(TALON_SUIT_SPADES, "S", "spades"),
    VALUE(TALON_SUIT_CLUBS, "C", "clubs"),
    VALUE(TALON_SUIT_DIAMONDS, "D", "diamonds"),
    VALUE(TALON_SUIT_HEARTS, "H", "hearts"),
};

static const struct named_value boards[] = {
    VALUE(TALON_TR_BOARD_FIXED, "fixed", "always the same"),
    VALUE(TALON_TR_BOARD_PER_DEAL, "per-deal", "a new one for each deal"),
};

static const struct named_value pairs[] = {
    VALUE(TALON_TR_PAIR_KING_QUEEN, "king-queen", "king and queen"),
    VALUE(TALON_TR_PAIR_ACE_KING, "ace-king", "ace and king"),
};

static const struct named_value sequences[] = {
    VALUE(TALON_RANK_JACK, "J", "J-Q-K"),
    VALUE(TALON_RANK_QUEEN, "Q", "Q-K-A"),
};

static const struct named_value dealer_antes[] = {
    VALUE(TALON_TR_DEALER_ANTE_EQUAL, "equal", "the same as everybody else's"),
    VALUE(TALON_TR_DEALER_ANTE_DOUBLE, "double", "double"),
};

static const struct named_value bankrolls[] = {
    VALUE(0, "0", "none, and stacks may go below zero"),
};

static const struct named_value spare_places[] = {
    VALUE(TALON_TR_SPARE_PLACE_LAST, "last", "last, after the dealer"),
    VALUE(TALON_TR_SPARE_PLACE_FIRST, "first",
          "first, before the player to the dealer's left"),
};

static const struct named_value spare_hands[] = {
    VALUE(TALON_TR_SPARE_HAND_DEAD, "dead", "nobody gets it"),
    VALUE(TALON_TR_SPARE_HAND_SWAP, "swap", "the dealer may swap for it"),
    VALUE(TALON_TR_SPARE_HAND_SWAP_OR_AUCTION, "swap-or-auction",
          "the dealer may swap for it or auction it"),
};

static const struct named_value bars[] = {
    VALUE(OFF, "off", "allowed"),
    VALUE(ON, "on", "not allowed"),
};

static const struct named_value collects[] = {
    VALUE(TALON_TR_COLLECT_PHASE_ONE, "phase-one", "before the poker"),
    VALUE(TALON_TR_COLLECT_IN_PLAY, "in-play", "when the cards are played"),
};

static const struct named_value pokers[] = {
    VALUE(TALON_TR_POKER_ON, "on", "with betting"),
    VALUE(TALON_TR_POKER_SHOWDOWN, "showdown", "without betting"),
    VALUE(TALON_TR_POKER_OFF, "off", "no poker"),
};

static const struct named_value poker_openers[] = {
    VALUE(TALON_TR_POKER_OPENER_LEFT, "left",
          "the player to the dealer's left"),
    VALUE(TALON_TR_POKER_OPENER_DEALER, "dealer", "the dealer"),
};

static const struct named_value michigan_openers[] = {
    VALUE(TALON_TR_MICHIGAN_OPENER_POT_WINNER, "pot-winner",
          "the winner of the pot"),
    VALUE(TALON_TR_MICHIGAN_OPENER_DEALER, "dealer", "the dealer"),
    VALUE(TALON_TR_MICHIGAN_OPENER_LEFT, "left",
          "the player to the dealer's left"),
    VALUE(TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND, "lowest-diamond",
          "whoever holds the lowest diamond"),
    VALUE(TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB, "lowest-club",
          "whoever holds the lowest club"),
};

static const struct named_value lead_cards[] = {
    VALUE(TALON_TR_LEAD_CARD_LOWEST, "lowest", "the lowest card of the suit"),
    VALUE(TALON_TR_LEAD_CARD_ANY, "any", "any card of the suit"),
};

static const struct named_value first_leads[] = {
    VALUE(TALON_TR_FIRST_LEAD_ANY_SUIT, "any-suit", "any suit"),
    VALUE(TALON_TR_FIRST_LEAD_LOWEST_OF_HAND, "lowest-of-hand",
          "only the lowest card of the hand"),
};

static const struct named_value next_leads[] = {
    VALUE(TALON_TR_NEXT_LEAD_OTHER_SUIT, "other-suit", "another suit"),
    VALUE(TALON_TR_NEXT_LEAD_ANY_SUIT, "any-suit", "any suit"),
    VALUE(TALON_TR_NEXT_LEAD_OTHER_COLOUR, "other-colour", "the other color"),
    VALUE(TALON_TR_NEXT_LEAD_ALTERNATE, "alternate",
          "black and red by turns, starting with black, always the lowest of "
          "that color"),
};

/* The groups of options on a screen. */
static const struct option_group session_group = {WORDS("session", "Session")};
static const struct option_group board_group = {WORDS("board", "Board")};
static const struct option_group chips_group = {WORDS("chips", "Chips")};
static const struct option_group deal_group = {WORDS("deal", "Deal")};
static const struct option_group poker_group = {WORDS("poker", "Poker")};
static const struct option_group michigan_group = {
    WORDS("michigan", "Michigan"),
};
static const struct option_group closing_group = {
    WORDS("closing", "Closing pots"),
};

static const struct option options[] = {
    [TALON_TR_OPTION_PLAYERS] = {
        .text = TEXTS("players", "Players", "TR-8",
            "The number of players."),
        .group = &session_group, .since = SINCE_0_1,
        NUMBER(2, 9, 1), .standard = 5,
    },
    [TALON_TR_OPTION_FIRST_DEALER] = {
        .text = TEXTS("first-dealer", "First dealer", "TR-7",
            "Who deals first."),
        .group = &session_group, .since = SINCE_0_1,
        NUMBER(0, 8, 1), .standard = 0,
    },

    [TALON_TR_OPTION_BOARD] = {
        .text = TEXTS("board", "Board", "TR-6",
            "Whether the pay cards stay the same or change with each deal."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(boards), .standard = TALON_TR_BOARD_FIXED,
    },
    [TALON_TR_OPTION_PAY_ACE] = {
        .text = TEXTS("pay-ace", "Pay ace", "TR-2",
            "The suit of the ace that pays."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_PAY_KING] = {
        .text = TEXTS("pay-king", "Pay king", "TR-2",
            "The suit of the king that pays."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_PAY_QUEEN] = {
        .text = TEXTS("pay-queen", "Pay queen", "TR-2",
            "The suit of the queen that pays."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_PAY_JACK] = {
        .text = TEXTS("pay-jack", "Pay jack", "TR-2",
            "The suit of the jack that pays."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_PAY_TEN] = {
        .text = TEXTS("pay-ten", "Pay ten", "TR-2",
            "The suit of the ten that pays."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_PAIR] = {
        .text = TEXTS("pair", "Pair", "TR-2",
            "The two cards of one suit that take the pair box."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(pairs), .standard = TALON_TR_PAIR_KING_QUEEN,
    },
    [TALON_TR_OPTION_PAIR_SUIT] = {
        .text = TEXTS("pair-suit", "Suit of the pair", "TR-2",
            "The suit of the two cards of the pair."),
        .group = &board_group, .since = SINCE_0_1,
        CHOICE(suits), .standard = TALON_SUIT_HEARTS,
        .applies = has_fixed_suits,
    },
    [TALON_TR_OPTION_SEQUENCE] = {
        .text = TEXTS("sequence", "Sequence", "TR-2",
            "The three cards of one suit in a row that take the sequence box."),
        .group = &board_group, .since = SINCE_0_1,
        NUMBER_OR(2, 10, 1, sequences), .standard = 8,
        .applies = has_fixed_board,
    },

    [TALON_TR_OPTION_ANTE] = {
        .text = TEXTS("ante", "Ante", "TR-5",
            "Chips that each player puts into each box before the deal."),
        .group = &chips_group, .since = SINCE_0_1,
        NUMBER(1, 1000, 1), .standard = 1,
    },
    [TALON_TR_OPTION_DEALER_ANTE] = {
        .text = TEXTS("dealer-ante", "Dealer's ante", "TR-5",
            "Whether the dealer puts in twice as many chips."),
        .group = &chips_group, .since = SINCE_0_1,
        CHOICE(dealer_antes), .standard = TALON_TR_DEALER_ANTE_EQUAL,
    },
    [TALON_TR_OPTION_BANKROLL] = {
        .text = TEXTS("bankroll", "Chips to start with", "TR-4",
            "How many chips each player starts with. With none, everybody may "
            "go below zero."),
        .group = &chips_group, .since = SINCE_0_1,
        NUMBER_OR(0, MILLION, 1, bankrolls), .standard = 0,
    },

    [TALON_TR_OPTION_SPARE_PLACE] = {
        .text = TEXTS("spare-place", "Spare hand is dealt", "TR-8",
            "Whether the spare hand gets its cards first or last."),
        .group = &deal_group, .since = SINCE_0_1,
        CHOICE(spare_places), .standard = TALON_TR_SPARE_PLACE_LAST,
    },
    [TALON_TR_OPTION_SPARE_HAND] = {
        .text = TEXTS("spare-hand", "Spare hand", "TR-10",
            "What the dealer may do with the spare hand."),
        .group = &deal_group, .since = SINCE_0_1,
        CHOICE(spare_hands), .standard = TALON_TR_SPARE_HAND_SWAP_OR_AUCTION,
    },
    [TALON_TR_OPTION_PAY_CARD_BAR] = {
        .text = TEXTS("pay-card-bar", "Swap or buy while holding pay cards",
            "TR-12",
            "Whether a player who holds a pay card, the pair or a sequence may "
            "swap for the spare hand or bid for a hand."),
        .group = &deal_group, .since = SINCE_0_1,
        .type = TALON_TYPE_SWITCH, ONLY(bars), .standard = OFF,
        .applies = may_take_spare,
    },
    [TALON_TR_OPTION_PAY_AUCTION] = {
        .text = TEXTS("pay-auction", "Auction of the pay suit", "TR-9",
            "Whether the right to name the pay suit is auctioned in each "
            "deal."),
        .group = &deal_group, .since = SINCE_0_1,
        SWITCH, .standard = OFF,
    },
    [TALON_TR_OPTION_COLLECT] = {
        .text = TEXTS("collect", "Pay cards take their boxes", "TR-14 TR-28",
            "When players take chips from the boxes with their cards."),
        .group = &deal_group, .since = SINCE_0_1,
        CHOICE(collects), .standard = TALON_TR_COLLECT_PHASE_ONE,
    },

    [TALON_TR_OPTION_POKER] = {
        .text = TEXTS("poker", "Poker", "TR-17",
            "Whether poker is played, and whether there is betting in it."),
        .group = &poker_group, .since = SINCE_0_1,
        CHOICE(pokers), .standard = TALON_TR_POKER_ON,
    },
    [TALON_TR_OPTION_POKER_OPENER] = {
        .text = TEXTS("poker-opener", "Who begins the poker", "TR-17",
            "Who is first to choose a poker hand and to bet."),
        .group = &poker_group, .since = SINCE_0_1,
        CHOICE(poker_openers), .standard = TALON_TR_POKER_OPENER_LEFT,
        .applies = has_poker_hands,
    },
    [TALON_TR_OPTION_BET_LIMIT] = {
        .text = TEXTS("bet-limit", "Highest bet", "TR-18",
            "The most chips that a player may bet, or raise by."),
        .group = &poker_group, .since = SINCE_0_1,
        NUMBER_OR(0, MILLION, 1, no_limit), .standard = 10,
        .applies = has_betting,
    },
    [TALON_TR_OPTION_RAISE_CAP] = {
        .text = TEXTS("raise-cap", "Raises in a round", "TR-18",
            "How many raises there may be in a round of betting, by all "
            "players together."),
        .group = &poker_group, .since = SINCE_0_1,
        NUMBER_OR(0, 99, 1, no_limit), .standard = 0, .applies = has_betting,
    },

    [TALON_TR_OPTION_MICHIGAN_OPENER] = {
        .text = TEXTS("michigan-opener", "Who leads first", "TR-20",
            "Who plays the first card of Michigan."),
        .group = &michigan_group, .since = SINCE_0_1,
        CHOICE(michigan_openers),
        .standard = TALON_TR_MICHIGAN_OPENER_POT_WINNER,
    },
    [TALON_TR_OPTION_LEAD_CARD] = {
        .text = TEXTS("lead-card", "Card led", "TR-21",
            "Which card of a suit may be led."),
        .group = &michigan_group, .since = SINCE_0_1,
        CHOICE(lead_cards), .standard = TALON_TR_LEAD_CARD_LOWEST,
        .applies = may_choose_lead,
    },
    [TALON_TR_OPTION_FIRST_LEAD] = {
        .text = TEXTS("first-lead", "First lead", "TR-22",
            "What may be led first."),
        .group = &michigan_group, .since = SINCE_0_1,
        CHOICE(first_leads), .standard = TALON_TR_FIRST_LEAD_ANY_SUIT,
        .applies = may_choose_lead,
    },
    [TALON_TR_OPTION_NEXT_LEAD] = {
        .text = TEXTS("next-lead", "Later leads", "TR-24",
            "What may be led after a run has ended."),
        .group = &michigan_group, .since = SINCE_0_1,
        CHOICE(next_leads), .standard = TALON_TR_NEXT_LEAD_OTHER_SUIT,
    },
    [TALON_TR_OPTION_PASS_PENALTY] = {
        .text = TEXTS("pass-penalty", "Penalty for having nothing to lead",
            "TR-25",
            "How many chips one pays into the kitty for having no card that "
            "may be led."),
        .group = &michigan_group, .since = SINCE_0_1,
        NUMBER(0, 100, 1), .standard = 0, .applies = may_lack_lead,
    },
    [TALON_TR_OPTION_CARD_PAY] = {
        .text = TEXTS("card-pay", "Chips per card left", "TR-27",
            "Chips to pay for each card still in hand when the deal is over."),
        .group = &michigan_group, .since = SINCE_0_1,
        NUMBER(0, 100, 1), .standard = 1,
    },

    [TALON_TR_OPTION_CLOSING_BETS] = {
        .text = TEXTS("closing-bets", "Betting for closing pots", "TR-30",
            "Whether there is betting for the closing pots, into which the "
            "chips left on the board go at the end."),
        .group = &closing_group, .since = SINCE_0_1,
        SWITCH, .standard = ON, .applies = may_bet_for_pots,
    },
};

static const struct setting rummoli[] = {
    {TALON_TR_OPTION_PAY_ACE, TALON_SUIT_SPADES},
    {TALON_TR_OPTION_PAY_QUEEN, TALON_SUIT_CLUBS},
    {TALON_TR_OPTION_PAY_JACK, TALON_SUIT_DIAMONDS},
    {TALON_TR_OPTION_PAY_TEN, TALON_SUIT_SPADES},
    {TALON_TR_OPTION_PAIR, TALON_TR_PAIR_ACE_KING},
    {TALON_TR_OPTION_PAIR_SUIT, TALON_SUIT_DIAMONDS},
    {TALON_TR_OPTION_SEQUENCE, 7},
    {TALON_TR_OPTION_COLLECT, TALON_TR_COLLECT_IN_PLAY},
    {TALON_TR_OPTION_FIRST_LEAD, TALON_TR_FIRST_LEAD_LOWEST_OF_HAND},
    {TALON_TR_OPTION_NEXT_LEAD, TALON_TR_NEXT_LEAD_OTHER_COLOUR},
};

static const struct setting michigan_rummy[] = {
    {TALON_TR_OPTION_DEALER_ANTE, TALON_TR_DEALER_ANTE_DOUBLE},
    {TALON_TR_OPTION_PAY_CARD_BAR, ON},
    {TALON_TR_OPTION_COLLECT, TALON_TR_COLLECT_IN_PLAY},
    {TALON_TR_OPTION_MICHIGAN_OPENER, TALON_TR_MICHIGAN_OPENER_LEFT},
};

static const struct setting tripoley[] = {
    {TALON_TR_OPTION_SPARE_HAND, TALON_TR_SPARE_HAND_DEAD},
    {TALON_TR_OPTION_POKER_OPENER, TALON_TR_POKER_OPENER_DEALER},
    {TALON_TR_OPTION_MICHIGAN_OPENER, TALON_TR_MICHIGAN_OPENER_DEALER},
    {TALON_TR_OPTION_FIRST_LEAD, TALON_TR_FIRST_LEAD_LOWEST_OF_HAND},
    {TALON_TR_OPTION_CLOSING_BETS, OFF},
};

static const struct setting pay_suit[] = {
    {TALON_TR_OPTION_PAY_AUCTION, ON},
    {TALON_TR_OPTION_COLLECT, TALON_TR_COLLECT_IN_PLAY},
};

static const struct setting cosmo[] = {
    {TALON_TR_OPTION_BOARD, TALON_TR_BOARD_PER_DEAL},
    {TALON_TR_OPTION_SPARE_HAND, TALON_TR_SPARE_HAND_DEAD},
    {TALON_TR_OPTION_COLLECT, TALON_TR_COLLECT_IN_PLAY},
    {TALON_TR_OPTION_POKER, TALON_TR_POKER_OFF},
    {TALON_TR_OPTION_MICHIGAN_OPENER, TALON_TR_MICHIGAN_OPENER_LEFT},
    {TALON_TR_OPTION_NEXT_LEAD, TALON_TR_NEXT_LEAD_ALTERNATE},
};

static const struct preset presets[] = {
    {
        .text = TEXTS("tripoli", "Family rules", "",
            "Tripoli as it is played at home: the pay cards are hearts, and "
            "the dealer may swap for the spare hand or auction it."),
    },
    {
        .text = TEXTS("rummoli", "Rummoli", "",
            "Pay cards of different suits; playing one wins its chips. Each "
            "new run must be of the other color."),
        SETTINGS(rummoli),
    },
    {
        .text = TEXTS("michigan-rummy", "Michigan Rummy", "",
            "The dealer antes double, and whoever holds pay cards may not take "
            "the spare hand."),
        SETTINGS(michigan_rummy),
    },
    {
        .text = TEXTS("tripoley", "Tripoley", "",
            "Nobody gets the spare hand; the dealer begins the poker and "
            "Michigan."),
        SETTINGS(tripoley),
    },
    {
        .text = TEXTS("pay-suit", "Pay suit", "",
            "Before anything else, the players bid for the right to name the "
            "pay suit."),
        SETTINGS(pay_suit),
    },
    {
        .text = TEXTS("cosmo", "Cosmo", "",
            "A new board for each deal, no poker, and black and red suits are "
            "led in turn."),
        SETTINGS(cosmo),
    },
};

static const struct contradiction contradictions[] = {
    {{TALON_E_FIRST_DEALER, 2,
      {TALON_TR_OPTION_PLAYERS, TALON_TR_OPTION_FIRST_DEALER}},
     lacks_first_dealer},
    {{TALON_E_PAY_AUCTION_COLLECT, 2,
      {TALON_TR_OPTION_PAY_AUCTION, TALON_TR_OPTION_COLLECT}},
     auctions_after_collecting},
    {{TALON_E_PAY_AUCTION_BOARD, 2,
      {TALON_TR_OPTION_BOARD, TALON_TR_OPTION_PAY_AUCTION}},
     auctions_turned_board},
};

ASSERT_ROOM(options, TALON_TR_OPTION_CLOSING_BETS, RULES_KEPT, contradictions);

/* clang-format on */

const struct game_options tln_tr_options = {
    .game = TALON_GAME_TRIPOLI,
    .text = TEXTS("tripoli", "Tripoli", "",
                  "Three games in one deal: pay cards win chips from a board, "
                  "poker is played for a pot, and in Michigan whoever is out "
                  "of cards first wins. Two to nine players."),
    TABLES(options, presets, contradictions),
    .pack = pack,
    .seats = seats,
};
