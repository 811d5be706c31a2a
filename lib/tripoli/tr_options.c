/* The options of Tripoli and its presets, as section 8 of the rules book has
 * them: the order, the keys, every value of every preset. Also which options
 * have an effect beside others, and which contradict each other. Knows nothing
 * of a game being played. */
#include "base/set.h"
#include "talon/tripoli.h"
#include "tripoli/tr_module.h"

#define SINCE         0x000100
#define MILLION       1000000

#define NAMED(values) values, sizeof(values) / sizeof(values)[0]
#define UNNAMED       0, 0

/* Options of a range; options whose values all have names. */
#define RANGE(low, high) TALON_TYPE_NUMBER, low, high, 1
#define CHOICE           TALON_TYPE_CHOICE, 0, -1, 1
#define SWITCH           TALON_TYPE_SWITCH, 0, -1, 1

/* clang-format off */
static const struct named_value suits[] = {
    {TALON_SPADES, "S", "spades"},
    {TALON_CLUBS, "C", "clubs"},
    {TALON_DIAMONDS, "D", "diamonds"},
    {TALON_HEARTS, "H", "hearts"},
};

static const struct named_value off_on[] = {
    {0, "off", "off"},
    {1, "on", "on"},
};

static const struct named_value boards[] = {
    {TALON_TR_BOARD_FIXED, "fixed", "as set here"},
    {TALON_TR_BOARD_PER_DEAL, "per-deal", "turned anew for each deal"},
};

static const struct named_value pairs[] = {
    {TALON_TR_KING_QUEEN, "king-queen", "king and queen"},
    {TALON_TR_ACE_KING, "ace-king", "ace and king"},
};

static const struct named_value sequences[] = {
    {TALON_JACK, "J", "J-Q-K"},
    {TALON_QUEEN, "Q", "Q-K-A"},
};

static const struct named_value dealer_antes[] = {
    {TALON_TR_ANTE_EQUAL, "equal", "like everybody"},
    {TALON_TR_ANTE_DOUBLE, "double", "double"},
};

static const struct named_value bankrolls[] = {
    {0, "0", "open accounts"},
};

static const struct named_value spare_places[] = {
    {TALON_TR_SPARE_LAST, "last", "after the dealer"},
    {TALON_TR_SPARE_FIRST, "first", "before the dealer's left"},
};

static const struct named_value spare_hands[] = {
    {TALON_TR_SPARE_DEAD, "dead", "nobody may have it"},
    {TALON_TR_SPARE_SWAP, "swap", "the dealer may swap"},
    {TALON_TR_SPARE_SWAP_OR_AUCTION, "swap-or-auction",
     "the dealer may swap or auction"},
};

static const struct named_value collects[] = {
    {TALON_TR_COLLECT_PHASE_ONE, "phase-one", "before the poker"},
    {TALON_TR_COLLECT_IN_PLAY, "in-play", "as cards are played"},
};

static const struct named_value pokers[] = {
    {TALON_TR_POKER_ON, "on", "with betting"},
    {TALON_TR_POKER_SHOWDOWN, "showdown", "showdown without betting"},
    {TALON_TR_POKER_OFF, "off", "no poker"},
};

static const struct named_value poker_openers[] = {
    {TALON_TR_POKER_LEFT, "left", "the dealer's left"},
    {TALON_TR_POKER_DEALER, "dealer", "the dealer"},
};

static const struct named_value bet_limits[] = {
    {0, "0", "no limit"},
};

static const struct named_value raise_caps[] = {
    {0, "0", "no cap"},
};

static const struct named_value michigan_openers[] = {
    {TALON_TR_OPENER_POT_WINNER, "pot-winner", "the winner of the pot"},
    {TALON_TR_OPENER_DEALER, "dealer", "the dealer"},
    {TALON_TR_OPENER_LEFT, "left", "the dealer's left"},
    {TALON_TR_OPENER_LOWEST_DIAMOND, "lowest-diamond",
     "who holds the lowest diamond"},
    {TALON_TR_OPENER_LOWEST_CLUB, "lowest-club", "who holds the lowest club"},
};

static const struct named_value lead_cards[] = {
    {TALON_TR_LEAD_LOWEST, "lowest", "the lowest of the suit"},
    {TALON_TR_LEAD_ANY, "any", "any card of the suit"},
};

static const struct named_value first_leads[] = {
    {TALON_TR_FIRST_ANY_SUIT, "any-suit", "any suit"},
    {TALON_TR_FIRST_LOWEST_OF_HAND, "lowest-of-hand",
     "the lowest card of the hand"},
};

static const struct named_value next_leads[] = {
    {TALON_TR_NEXT_OTHER_SUIT, "other-suit", "another suit"},
    {TALON_TR_NEXT_ANY_SUIT, "any-suit", "any suit"},
    {TALON_TR_NEXT_OTHER_COLOUR, "other-colour", "the other colour"},
    {TALON_TR_NEXT_ALTERNATE, "alternate",
     "black and red in turn, the lowest card"},
};

/* Columns of values: tripoli, rummoli, michigan-rummy, tripoley, pay-suit,
 * cosmo. */
static const struct option table[] = {
    {"players", "Players", "Session",
     "How many seats there are.", "TR-8", SINCE, RANGE(2, 9), UNNAMED,
     {5, 5, 5, 5, 5, 5}},
    {"first-dealer", "First dealer", "Session",
     "The seat that deals first.", "TR-7", SINCE, RANGE(0, 8), UNNAMED,
     {0, 0, 0, 0, 0, 0}},

    {"board", "Board", "Board",
     "Whether the cards that pay stay the same or are turned up for each deal.",
     "TR-6", SINCE, CHOICE, NAMED(boards), {0, 0, 0, 0, 0, 1}},
    {"pay-ace", "Ace that pays", "Board",
     "The suit of the ace that pays.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 1, 4, 4, 4, 4}},
    {"pay-king", "King that pays", "Board",
     "The suit of the king that pays.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 4, 4, 4, 4, 4}},
    {"pay-queen", "Queen that pays", "Board",
     "The suit of the queen that pays.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 2, 4, 4, 4, 4}},
    {"pay-jack", "Jack that pays", "Board",
     "The suit of the jack that pays.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 3, 4, 4, 4, 4}},
    {"pay-ten", "Ten that pays", "Board",
     "The suit of the ten that pays.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 1, 4, 4, 4, 4}},
    {"pair", "Pair", "Board",
     "The two cards of one suit that take the pair box.", "TR-2", SINCE, CHOICE,
     NAMED(pairs), {0, 1, 0, 0, 0, 0}},
    {"pair-suit", "Suit of the pair", "Board",
     "The suit of the pair.", "TR-2", SINCE, CHOICE, NAMED(suits),
     {4, 3, 4, 4, 4, 4}},
    {"sequence", "Sequence", "Board",
     "The lowest of the three cards in a row that take the sequence box.",
     "TR-2", SINCE, RANGE(2, 10), NAMED(sequences), {8, 7, 8, 8, 8, 8}},

    {"ante", "Ante", "Chips",
     "Chips each seat puts on each box before the deal.", "TR-5", SINCE,
     RANGE(1, 1000), UNNAMED, {1, 1, 1, 1, 1, 1}},
    {"dealer-ante", "Ante of the dealer", "Chips",
     "Whether the dealer puts down twice as many.", "TR-5", SINCE, CHOICE,
     NAMED(dealer_antes), {0, 0, 1, 0, 0, 0}},
    {"bankroll", "Bankroll", "Chips",
     "Chips each seat begins with and cannot go below; 0 for accounts that may "
     "become negative.",
     "TR-4", SINCE, RANGE(0, MILLION), NAMED(bankrolls), {0, 0, 0, 0, 0, 0}},

    {"spare-place", "Place of the spare hand", "Deal",
     "When the spare hand is served in each round of the deal.", "TR-8", SINCE,
     CHOICE, NAMED(spare_places), {0, 0, 0, 0, 0, 0}},
    {"spare-hand", "Spare hand", "Deal",
     "What the dealer may do with the spare hand.", "TR-10", SINCE, CHOICE,
     NAMED(spare_hands), {2, 2, 2, 0, 2, 0}},
    {"pay-card-bar", "Bar on pay cards", "Deal",
     "Whether holders of cards that pay may neither swap nor bid for a hand.",
     "TR-12", SINCE, SWITCH, NAMED(off_on), {0, 0, 1, 0, 0, 0}},
    {"pay-auction", "Auction of the pay suit", "Deal",
     "Whether the suit that pays is auctioned in each deal.", "TR-9", SINCE,
     SWITCH, NAMED(off_on), {0, 0, 0, 0, 1, 0}},
    {"collect", "Collecting", "Deal",
     "When the boxes of the board are collected.", "TR-14 TR-28", SINCE, CHOICE,
     NAMED(collects), {0, 1, 1, 0, 1, 1}},

    {"poker", "Poker", "Poker",
     "Whether there is a poker round, and whether it has betting.", "TR-17",
     SINCE, CHOICE, NAMED(pokers), {0, 0, 0, 0, 0, 2}},
    {"poker-opener", "Opener of the poker", "Poker",
     "Who chooses cards and bets first.", "TR-17", SINCE, CHOICE,
     NAMED(poker_openers), {0, 0, 0, 1, 0, 0}},
    {"bet-limit", "Limit of bets", "Poker",
     "The most chips of a bet, and of a raise above the call.", "TR-18", SINCE,
     RANGE(0, MILLION), NAMED(bet_limits), {10, 10, 10, 10, 10, 10}},
    {"raise-cap", "Cap on raises", "Poker",
     "How many raises a round of betting has at most.", "TR-18", SINCE,
     RANGE(0, 99), NAMED(raise_caps), {0, 0, 0, 0, 0, 0}},

    {"michigan-opener", "First leader", "Michigan",
     "Who leads first.", "TR-20", SINCE, CHOICE, NAMED(michigan_openers),
     {0, 0, 2, 1, 0, 2}},
    {"lead-card", "Card led", "Michigan",
     "Which card of its suit a leader plays.", "TR-21", SINCE, CHOICE,
     NAMED(lead_cards), {0, 0, 0, 0, 0, 0}},
    {"first-lead", "First lead", "Michigan",
     "What may be led first.", "TR-22", SINCE, CHOICE, NAMED(first_leads),
     {0, 1, 0, 1, 0, 0}},
    {"next-lead", "Later leads", "Michigan",
     "What may be led after a run has ended.", "TR-24", SINCE, CHOICE,
     NAMED(next_leads), {0, 2, 0, 0, 0, 3}},
    {"pass-penalty", "Penalty for a passed lead", "Michigan",
     "Chips that a seat with nothing to lead pays into the kitty.", "TR-25",
     SINCE, RANGE(0, 100), UNNAMED, {0, 0, 0, 0, 0, 0}},
    {"card-pay", "Payment for a card", "Michigan",
     "Chips paid for each card left when the deal is over.", "TR-27", SINCE,
     RANGE(0, 100), UNNAMED, {1, 1, 1, 1, 1, 1}},

    {"closing-bets", "Bets on closing pots", "Closing",
     "Whether there is betting for the pots that end the session.", "TR-30",
     SINCE, SWITCH, NAMED(off_on), {1, 1, 1, 0, 1, 1}},
};

static const struct preset presets[] = {
    {"tripoli", "Tripoli",
     "Three in One as a family plays it: hearts pay, the dealer may swap or "
     "auction the spare hand."},
    {"rummoli", "Rummoli",
     "A board of mixed suits, collected in play; leads change colour."},
    {"michigan-rummy", "Michigan Rummy",
     "The dealer antes double, and holders of pay cards may not touch the "
     "spare hand."},
    {"tripoley", "Tripoley",
     "A dead spare hand; the dealer opens the poker and the play."},
    {"pay-suit", "Pay suit",
     "The suit that pays is auctioned before the spare hand is."},
    {"cosmo", "Cosmo",
     "The board is turned anew for each deal, there is no poker, and leads "
     "alternate between black and red."},
};
/* clang-format on */

/* Whether there is any betting, in a deal or for a closing pot (TR-17, 30). */
static int has_betting(const int32_t *value)
{
    return value[TALON_TR_POKER] == TALON_TR_POKER_ON ||
           (value[TALON_TR_POKER] == TALON_TR_POKER_OFF &&
            value[TALON_TR_CLOSING_BETS]);
}

static int applies(const talon_rules *rules, uint32_t option)
{
    const int32_t *value = rules->value;

    switch (option) {
    case TALON_TR_PAY_ACE:
    case TALON_TR_PAY_KING:
    case TALON_TR_PAY_QUEEN:
    case TALON_TR_PAY_JACK:
    case TALON_TR_PAY_TEN:
    case TALON_TR_PAIR_SUIT:
        return value[TALON_TR_BOARD] == TALON_TR_BOARD_FIXED &&
               !value[TALON_TR_PAY_AUCTION];
    case TALON_TR_SEQUENCE:
        return value[TALON_TR_BOARD] == TALON_TR_BOARD_FIXED;
    case TALON_TR_PAY_CARD_BAR:
        return value[TALON_TR_SPARE_HAND] != TALON_TR_SPARE_DEAD;
    case TALON_TR_POKER_OPENER:
        return value[TALON_TR_POKER] != TALON_TR_POKER_OFF ||
               value[TALON_TR_CLOSING_BETS];
    case TALON_TR_BET_LIMIT:
    case TALON_TR_RAISE_CAP:
        return has_betting(value);
    case TALON_TR_LEAD_CARD:
    case TALON_TR_FIRST_LEAD:
        return value[TALON_TR_NEXT_LEAD] != TALON_TR_NEXT_ALTERNATE;
    case TALON_TR_PASS_PENALTY:
        return value[TALON_TR_NEXT_LEAD] != TALON_TR_NEXT_ANY_SUIT;
    case TALON_TR_CLOSING_BETS:
        return value[TALON_TR_POKER] != TALON_TR_POKER_SHOWDOWN;
    default:
        return 1;
    }
}

static void add_problem(talon_problem *problem, talon_status status,
                        uint32_t first, uint32_t second)
{
    *problem = (talon_problem){
        .status = status, .count = 2, .option = {first, second}};
}

static uint32_t contradictions(const talon_rules *rules, talon_problem *problem)
{
    const int32_t *value = rules->value;
    uint32_t n = 0;

    if (value[TALON_TR_FIRST_DEALER] >= value[TALON_TR_PLAYERS])
        add_problem(&problem[n++], TALON_E_FIRST_DEALER, TALON_TR_PLAYERS,
                    TALON_TR_FIRST_DEALER);
    if (value[TALON_TR_PAY_AUCTION] &&
        value[TALON_TR_COLLECT] == TALON_TR_COLLECT_PHASE_ONE)
        add_problem(&problem[n++], TALON_E_PAY_AUCTION_COLLECT,
                    TALON_TR_PAY_AUCTION, TALON_TR_COLLECT);
    if (value[TALON_TR_PAY_AUCTION] &&
        value[TALON_TR_BOARD] == TALON_TR_BOARD_PER_DEAL)
        add_problem(&problem[n++], TALON_E_PAY_AUCTION_BOARD, TALON_TR_BOARD,
                    TALON_TR_PAY_AUCTION);
    return n;
}

static talon_cards pack(const talon_rules *rules)
{
    (void)rules;
    return PACK_52;
}

const struct game_options tln_tr_options = {
    .game = TALON_TRIPOLI,
    .key = "tripoli",
    .label = "Tripoli",
    .help = "Three in One: a board of boxes to collect, a round of poker, and "
            "Michigan, for two to nine players.",
    .option = table,
    .options = sizeof table / sizeof table[0],
    .preset = presets,
    .presets = sizeof presets / sizeof presets[0],
    .applies = applies,
    .contradictions = contradictions,
    .pack = pack,
};
