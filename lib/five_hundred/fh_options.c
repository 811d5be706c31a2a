/* The options and presets of Five Hundred: section 9 of the rules book as a
 * table, with what a settings screen says about each. Must not know how a game
 * is played; where an option has an effect and which values contradict is all
 * it tells. */
#include "five_hundred/fh_rules.h"

#define SINCE_0_1 0x000100

/* clang-format off */

static const struct named_value off_on[] = {
    {0, "off", "off"},
    {1, "on", "on"},
};

static const struct named_value packs[] = {
    {TALON_FH_NINE_UP, "nine-up", "24 cards, nine to ace"},
    {TALON_FH_SEVEN_UP, "seven-up", "32 cards, seven to ace"},
    {TALON_FH_FIVE_UP, "five-up", "42 cards, red fours and fives to aces"},
    {TALON_FH_FOUR_UP, "four-up", "44 cards, four to ace"},
    {TALON_FH_FULL, "full", "52 cards, two to ace"},
    {TALON_FH_SIX_HAND, "six-hand", "62 cards, with elevens, twelves and "
                                    "red thirteens"},
};

static const struct named_value first_dealers[] = {
    {TALON_FH_DEALER_DRAWN, "draw", "the lowest card drawn"},
};

static const struct named_value deal_patterns[] = {
    {TALON_FH_KITTY_ONCE, "kitty-once", "three, the kitty, four, three"},
    {TALON_FH_KITTY_THRICE, "kitty-thrice",
     "three, four and three, each followed by kitty cards"},
};

static const struct named_value auctions[] = {
    {TALON_FH_ONE_ROUND, "one-round", "one call for each seat"},
    {TALON_FH_UNTIL_PASSED, "until-passed", "until all but one have passed"},
    {TALON_FH_RE_ENTRY, "re-entry", "passing is not final"},
};

static const struct named_value all_passes[] = {
    {TALON_FH_PASS_NEXT_DEALER, "next-dealer",
     "thrown in, the next dealer deals"},
    {TALON_FH_PASS_SAME_DEALER, "same-dealer",
     "thrown in, the same dealer deals again"},
    {TALON_FH_PASS_PLAY, "play", "played without a contractor"},
};

static const struct named_value schedules[] = {
    {TALON_FH_AVONDALE, "avondale", "Avondale: 40 to 520"},
    {TALON_FH_PERFECT, "perfect", "perfect: 20 to 500"},
    {TALON_FH_ORIGINAL, "original", "original: 40 to 600"},
};

static const struct named_value miseres[] = {
    {TALON_FH_MISERE_OFF, "off", "off"},
    {TALON_FH_MISERE_ANY_TIME, "any-time", "at any time"},
    {TALON_FH_MISERE_AFTER_SEVEN, "after-seven",
     "over a bid of seven tricks or more"},
};

static const struct named_value misere_ranks[] = {
    {TALON_FH_RANK_BELOW_EIGHT, "below-eight",
     "between bids of seven and of eight"},
    {TALON_FH_RANK_BY_POINTS, "by-points", "by its value"},
};

static const struct named_value open_miseres[] = {
    {TALON_FH_OPEN_MISERE_OFF, "off", "off"},
    {TALON_FH_OPEN_MISERE_ANY_TIME, "any-time", "at any time"},
    {TALON_FH_OPEN_MISERE_AFTER_EIGHT, "after-eight",
     "over a bid of eight tricks or more"},
};

static const struct named_value open_misere_ranks[] = {
    {TALON_FH_RANK_BELOW_TEN_HEARTS, "below-ten-hearts",
     "just below ten hearts"},
    {TALON_FH_RANK_BELOW_TEN_NO_TRUMP, "below-ten-no-trump",
     "just below ten no trump"},
    {TALON_FH_RANK_HIGHEST, "highest", "above every other bid"},
};

static const struct named_value open_froms[] = {
    {TALON_FH_OPEN_SECOND_TRICK, "second-trick", "after the first trick"},
    {TALON_FH_OPEN_FIRST_LEAD, "first-lead", "before the first lead"},
};

static const struct named_value jokers_no_trump[] = {
    {TALON_FH_JOKER_WHEN_VOID, "when-void",
     "led at will, otherwise when void"},
    {TALON_FH_JOKER_HONEST, "honest",
     "led at will, but not for a suit shown void"},
    {TALON_FH_JOKER_PAGAT, "pagat",
     "nominated, or led for a suit not led before"},
    {TALON_FH_JOKER_ANY_TIME, "any-time", "played to any trick"},
    {TALON_FH_JOKER_LAST_LEAD, "last-lead", "led to the last trick only"},
};

static const struct named_value five_partners[] = {
    {TALON_FH_NO_PARTNER, "none", "the contractor plays alone"},
    {TALON_FH_CALL_CARD, "call-card", "the holder of a card called"},
};

static const struct named_value six_sides[] = {
    {TALON_FH_TWO_SIDES, "two", "two sides of three"},
    {TALON_FH_THREE_SIDES, "three", "three sides of two"},
};

static const struct named_value failed_bids[] = {
    {TALON_FH_DEDUCT, "deduct", "its value is taken off"},
    {TALON_FH_TO_DEFENDERS, "to-defenders", "its value goes to the defenders"},
};

static const struct named_value defender_tricks[] = {
    {TALON_FH_TRICKS_ALWAYS, "always", "in every hand"},
    {TALON_FH_TRICKS_WHEN_FAILED, "when-failed", "when the contract failed"},
    {TALON_FH_TRICKS_NEVER, "never", "never"},
};

static const struct named_value no_cap[] = {
    {0, "0", "no cap"},
};

static const struct named_value win_bys[] = {
    {TALON_FH_WIN_ANY, "any", "with any points"},
    {TALON_FH_WIN_OWN_BID, "own-bid", "with a contract of its own"},
};

static const struct named_value both_overs[] = {
    {TALON_FH_BOTH_CONTRACTOR, "contractor", "the contractor's side"},
    {TALON_FH_BOTH_HIGHER, "higher", "the higher score"},
};

static const struct named_value defenders_overs[] = {
    {TALON_FH_FIRST_TO_CROSS, "first-to-cross",
     "who reached the target first, trick by trick"},
    {TALON_FH_FIRST_TRICK, "first-trick", "who took the earliest trick"},
    {TALON_FH_HIGHER, "higher", "the higher score"},
};

static const struct named_value minuses[] = {
    {TALON_FH_MINUS_BARRED, "barred", "plays on, but cannot win"},
    {TALON_FH_MINUS_LOSES, "loses", "loses the game"},
    {TALON_FH_MINUS_IGNORED, "ignored", "nothing"},
};

static const struct named_value no_limit[] = {
    {0, "0", "no limit"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* A switch or choice has named values only: high below low. */
#define SWITCH       TALON_TYPE_SWITCH, 0, -1, 1, off_on, COUNT(off_on)
#define CHOICE(list) TALON_TYPE_CHOICE, 0, -1, 1, list, COUNT(list)
#define NUMBER(low, high, step) TALON_TYPE_NUMBER, low, high, step, 0, 0
#define NUMBER_OR(low, high, step, list)                                       \
    TALON_TYPE_NUMBER, low, high, step, list, COUNT(list)

/* Columns of the presets: classic-3, australian-4, american-4, quebec-4,
 * five-5, six-6, two-2. */
static const struct option options[] = {
    {"players", "Players", "Players and cards",
     "How many seats play.",
     "FH-3", SINCE_0_1, NUMBER(2, 6, 1),
     {3, 4, 4, 4, 5, 6, 2}},
    {"pack", "Pack", "Players and cards",
     "Which cards are dealt; two to six must be left for the kitty.",
     "FH-2", SINCE_0_1, CHOICE(packs),
     {TALON_FH_SEVEN_UP, TALON_FH_FIVE_UP, TALON_FH_FOUR_UP, TALON_FH_FOUR_UP,
      TALON_FH_FULL, TALON_FH_SIX_HAND, TALON_FH_SEVEN_UP}},
    {"jokers", "Jokers", "Players and cards",
     "How many jokers the pack has besides.",
     "FH-2", SINCE_0_1, NUMBER(0, 2, 1),
     {1, 1, 1, 2, 1, 1, 1}},
    {"first-dealer", "First dealer", "Deal",
     "Who deals first: the seat that draws the lowest card, or a fixed seat.",
     "FH-7", SINCE_0_1, NUMBER_OR(0, 5, 1, first_dealers),
     {TALON_FH_DEALER_DRAWN, TALON_FH_DEALER_DRAWN, TALON_FH_DEALER_DRAWN,
      TALON_FH_DEALER_DRAWN, TALON_FH_DEALER_DRAWN, TALON_FH_DEALER_DRAWN,
      TALON_FH_DEALER_DRAWN}},
    {"deal-pattern", "Packets", "Deal",
     "When the cards of the kitty are dealt.",
     "FH-8", SINCE_0_1, CHOICE(deal_patterns),
     {TALON_FH_KITTY_ONCE, TALON_FH_KITTY_THRICE, TALON_FH_KITTY_ONCE,
      TALON_FH_KITTY_ONCE, TALON_FH_KITTY_THRICE, TALON_FH_KITTY_THRICE,
      TALON_FH_KITTY_ONCE}},
    {"auction", "Auction", "Auction",
     "How often a seat may speak.",
     "FH-11", SINCE_0_1, CHOICE(auctions),
     {TALON_FH_ONE_ROUND, TALON_FH_UNTIL_PASSED, TALON_FH_ONE_ROUND,
      TALON_FH_UNTIL_PASSED, TALON_FH_UNTIL_PASSED, TALON_FH_UNTIL_PASSED,
      TALON_FH_UNTIL_PASSED}},
    {"lowest-bid", "Lowest bid", "Auction",
     "The fewest tricks that may be bid.",
     "FH-16", SINCE_0_1, NUMBER(6, 7, 1),
     {6, 6, 6, 6, 6, 6, 6}},
    {"inkle", "Inkles", "Auction",
     "A bid of six is only a signal, open to the first two seats.",
     "FH-17", SINCE_0_1, SWITCH,
     {0, 0, 1, 0, 0, 0, 0}},
    {"all-pass", "When all pass", "Auction",
     "What happens to a hand that nobody bids for.",
     "FH-18", SINCE_0_1, CHOICE(all_passes),
     {TALON_FH_PASS_NEXT_DEALER, TALON_FH_PASS_NEXT_DEALER,
      TALON_FH_PASS_SAME_DEALER, TALON_FH_PASS_NEXT_DEALER,
      TALON_FH_PASS_NEXT_DEALER, TALON_FH_PASS_NEXT_DEALER,
      TALON_FH_PASS_NEXT_DEALER}},
    {"schedule", "Schedule of values", "Auction",
     "What the bids are worth, and so how they rank.",
     "FH-32", SINCE_0_1, CHOICE(schedules),
     {TALON_FH_AVONDALE, TALON_FH_AVONDALE, TALON_FH_AVONDALE,
      TALON_FH_AVONDALE, TALON_FH_AVONDALE, TALON_FH_AVONDALE,
      TALON_FH_AVONDALE}},
    {"misere", "Misere", "Misere",
     "Whether and when losing every trick may be bid.",
     "FH-13", SINCE_0_1, CHOICE(miseres),
     {TALON_FH_MISERE_OFF, TALON_FH_MISERE_AFTER_SEVEN,
      TALON_FH_MISERE_ANY_TIME, TALON_FH_MISERE_OFF,
      TALON_FH_MISERE_AFTER_SEVEN, TALON_FH_MISERE_AFTER_SEVEN,
      TALON_FH_MISERE_ANY_TIME}},
    {"misere-value", "Value of misere", "Misere",
     "What a misere scores.",
     "FH-32", SINCE_0_1, NUMBER(10, 1000, 10),
     {250, 250, 250, 500, 250, 250, 250}},
    {"misere-rank", "Rank of misere", "Misere",
     "Where misere stands among the bids.",
     "FH-13", SINCE_0_1, CHOICE(misere_ranks),
     {TALON_FH_RANK_BELOW_EIGHT, TALON_FH_RANK_BELOW_EIGHT,
      TALON_FH_RANK_BY_POINTS, TALON_FH_RANK_BELOW_EIGHT,
      TALON_FH_RANK_BELOW_EIGHT, TALON_FH_RANK_BELOW_EIGHT,
      TALON_FH_RANK_BELOW_EIGHT}},
    {"open-misere", "Open misere", "Misere",
     "Whether and when a misere with the cards exposed may be bid.",
     "FH-14", SINCE_0_1, CHOICE(open_miseres),
     {TALON_FH_OPEN_MISERE_OFF, TALON_FH_OPEN_MISERE_ANY_TIME,
      TALON_FH_OPEN_MISERE_OFF, TALON_FH_OPEN_MISERE_OFF,
      TALON_FH_OPEN_MISERE_ANY_TIME, TALON_FH_OPEN_MISERE_ANY_TIME,
      TALON_FH_OPEN_MISERE_OFF}},
    {"open-misere-value", "Value of open misere", "Misere",
     "What an open misere scores.",
     "FH-32", SINCE_0_1, NUMBER(10, 1000, 10),
     {500, 500, 500, 1000, 500, 500, 500}},
    {"open-misere-rank", "Rank of open misere", "Misere",
     "Where open misere stands among the bids.",
     "FH-14", SINCE_0_1, CHOICE(open_misere_ranks),
     {TALON_FH_RANK_BELOW_TEN_HEARTS, TALON_FH_RANK_BELOW_TEN_HEARTS,
      TALON_FH_RANK_BELOW_TEN_HEARTS, TALON_FH_RANK_BELOW_TEN_HEARTS,
      TALON_FH_RANK_BELOW_TEN_HEARTS, TALON_FH_RANK_BELOW_TEN_HEARTS,
      TALON_FH_RANK_BELOW_TEN_HEARTS}},
    {"open-from", "Hand exposed", "Misere",
     "When the contractor of an open misere exposes the hand.",
     "FH-28", SINCE_0_1, CHOICE(open_froms),
     {TALON_FH_OPEN_SECOND_TRICK, TALON_FH_OPEN_SECOND_TRICK,
      TALON_FH_OPEN_SECOND_TRICK, TALON_FH_OPEN_SECOND_TRICK,
      TALON_FH_OPEN_SECOND_TRICK, TALON_FH_OPEN_SECOND_TRICK,
      TALON_FH_OPEN_SECOND_TRICK}},
    {"joker-no-trump", "Joker without trumps", "Play",
     "When a joker may be played while there is no trump suit.",
     "FH-30", SINCE_0_1, CHOICE(jokers_no_trump),
     {TALON_FH_JOKER_WHEN_VOID, TALON_FH_JOKER_PAGAT, TALON_FH_JOKER_WHEN_VOID,
      TALON_FH_JOKER_WHEN_VOID, TALON_FH_JOKER_PAGAT, TALON_FH_JOKER_PAGAT,
      TALON_FH_JOKER_WHEN_VOID}},
    {"five-partner", "Partner of five", "Sides",
     "Whether the contractor among five finds a silent partner.",
     "FH-22", SINCE_0_1, CHOICE(five_partners),
     {TALON_FH_NO_PARTNER, TALON_FH_NO_PARTNER, TALON_FH_NO_PARTNER,
      TALON_FH_NO_PARTNER, TALON_FH_CALL_CARD, TALON_FH_NO_PARTNER,
      TALON_FH_NO_PARTNER}},
    {"six-sides", "Sides of six", "Sides",
     "How six players are divided.",
     "FH-23", SINCE_0_1, CHOICE(six_sides),
     {TALON_FH_TWO_SIDES, TALON_FH_TWO_SIDES, TALON_FH_TWO_SIDES,
      TALON_FH_TWO_SIDES, TALON_FH_TWO_SIDES, TALON_FH_TWO_SIDES,
      TALON_FH_TWO_SIDES}},
    {"slam", "Slam", "Scoring",
     "All ten tricks score at least 250.",
     "FH-33", SINCE_0_1, SWITCH,
     {1, 1, 1, 1, 1, 1, 1}},
    {"failed-bid", "Failed contract", "Scoring",
     "What becomes of the value of a contract that fails.",
     "FH-34", SINCE_0_1, CHOICE(failed_bids),
     {TALON_FH_DEDUCT, TALON_FH_DEDUCT, TALON_FH_DEDUCT, TALON_FH_TO_DEFENDERS,
      TALON_FH_DEDUCT, TALON_FH_DEDUCT, TALON_FH_DEDUCT}},
    {"defender-tricks", "Defenders' tricks", "Scoring",
     "When defenders score ten points for each of their tricks.",
     "FH-35", SINCE_0_1, CHOICE(defender_tricks),
     {TALON_FH_TRICKS_ALWAYS, TALON_FH_TRICKS_ALWAYS, TALON_FH_TRICKS_ALWAYS,
      TALON_FH_TRICKS_NEVER, TALON_FH_TRICKS_ALWAYS, TALON_FH_TRICKS_ALWAYS,
      TALON_FH_TRICKS_ALWAYS}},
    {"defender-cap", "Cap on trick points", "Scoring",
     "The score that trick points never lift a side above.",
     "FH-35", SINCE_0_1, NUMBER_OR(10, 2000, 10, no_cap),
     {0, 0, 0, 0, 0, 0, 0}},
    {"target", "Target", "End of the game",
     "The score that wins the game.",
     "FH-37", SINCE_0_1, NUMBER(100, 2000, 10),
     {500, 500, 500, 1000, 500, 500, 500}},
    {"win-by", "Winning", "End of the game",
     "How a side at the target wins.",
     "FH-37", SINCE_0_1, CHOICE(win_bys),
     {TALON_FH_WIN_ANY, TALON_FH_WIN_OWN_BID, TALON_FH_WIN_ANY,
      TALON_FH_WIN_ANY, TALON_FH_WIN_OWN_BID, TALON_FH_WIN_OWN_BID,
      TALON_FH_WIN_ANY}},
    {"both-over", "Contractor and others at the target", "End of the game",
     "Who wins if the contractor's side and others reach the target together.",
     "FH-37", SINCE_0_1, CHOICE(both_overs),
     {TALON_FH_BOTH_CONTRACTOR, TALON_FH_BOTH_CONTRACTOR,
      TALON_FH_BOTH_CONTRACTOR, TALON_FH_BOTH_CONTRACTOR,
      TALON_FH_BOTH_CONTRACTOR, TALON_FH_BOTH_CONTRACTOR,
      TALON_FH_BOTH_CONTRACTOR}},
    {"defenders-over", "Several defenders at the target", "End of the game",
     "Who wins if two or more defending sides reach the target together.",
     "FH-37", SINCE_0_1, CHOICE(defenders_overs),
     {TALON_FH_FIRST_TO_CROSS, TALON_FH_FIRST_TO_CROSS,
      TALON_FH_FIRST_TO_CROSS, TALON_FH_FIRST_TO_CROSS,
      TALON_FH_FIRST_TO_CROSS, TALON_FH_FIRST_TO_CROSS,
      TALON_FH_FIRST_TO_CROSS}},
    {"minus", "Minus the target", "End of the game",
     "What happens to a side that falls to minus the target.",
     "FH-38", SINCE_0_1, CHOICE(minuses),
     {TALON_FH_MINUS_BARRED, TALON_FH_MINUS_LOSES, TALON_FH_MINUS_LOSES,
      TALON_FH_MINUS_IGNORED, TALON_FH_MINUS_LOSES, TALON_FH_MINUS_LOSES,
      TALON_FH_MINUS_LOSES}},
    {"max-deals", "Number of deals", "End of the game",
     "After how many played deals the highest score wins.",
     "FH-39", SINCE_0_1, NUMBER_OR(0, 999, 1, no_limit),
     {0, 0, 0, 0, 0, 0, 0}},
};

static const struct preset presets[] = {
    {"classic-3", "Classic, three players",
     "The game of 32 cards and a joker, each for himself, with one round of "
     "bidding."},
    {"australian-4", "Australian, four players",
     "Two pairs, open bidding, miseres, and a win only on one's own "
     "contract."},
    {"american-4", "American, four players",
     "Two pairs, one round of bidding, in which a six only signals."},
    {"quebec-4", "Quebec, four players",
     "Two pairs and two jokers to a thousand; a failed contract pays the "
     "other pair."},
    {"five-5", "Five players",
     "Each for himself, but the contractor calls a card for a silent "
     "partner."},
    {"six-6", "Six players",
     "Two sides of three with a pack of 62 cards and a joker."},
    {"two-2", "Two players",
     "Two hands, and a third that stays unseen."},
};

/* clang-format on */

static talon_cards pack(const talon_rules *rules)
{
    return tln_fh_pack(rules->value);
}

/* Whether trick points can take a side to the target at all (FH-35). */
static int tricks_reach_target(const int32_t *rule)
{
    return rule[TALON_FH_DEFENDER_CAP] == 0 ||
           rule[TALON_FH_DEFENDER_CAP] >= rule[TALON_FH_TARGET];
}

/* FH-37: in a hand the contractor's side may win, others reach the target only
 * by trick points. */
static int both_can_be_over(const int32_t *rule)
{
    return rule[TALON_FH_WIN_BY] == TALON_FH_WIN_ANY &&
           rule[TALON_FH_DEFENDER_TRICKS] == TALON_FH_TRICKS_ALWAYS &&
           tricks_reach_target(rule);
}

/* FH-37: two defending sides need three sides, or a hand without contractor. */
static int defenders_can_be_over(const int32_t *rule)
{
    int three_sides = rule[TALON_FH_PLAYERS] % 2 == 1 ||
                      (rule[TALON_FH_PLAYERS] == 6 &&
                       rule[TALON_FH_SIX_SIDES] == TALON_FH_THREE_SIDES);

    if (rule[TALON_FH_WIN_BY] != TALON_FH_WIN_ANY)
        return 0;
    if (rule[TALON_FH_ALL_PASS] == TALON_FH_PASS_PLAY &&
        tricks_reach_target(rule))
        return 1;
    if (!three_sides)
        return 0;
    return rule[TALON_FH_FAILED_BID] == TALON_FH_TO_DEFENDERS ||
           (rule[TALON_FH_DEFENDER_TRICKS] != TALON_FH_TRICKS_NEVER &&
            tricks_reach_target(rule));
}

static int applies(const talon_rules *rules, uint32_t option)
{
    const int32_t *rule = rules->value;

    switch (option) {
    case TALON_FH_MISERE_VALUE:
        return rule[TALON_FH_MISERE] != TALON_FH_MISERE_OFF;
    case TALON_FH_MISERE_RANK:
        return rule[TALON_FH_MISERE] != TALON_FH_MISERE_OFF &&
               rule[TALON_FH_SCHEDULE] != TALON_FH_ORIGINAL;
    case TALON_FH_OPEN_MISERE_VALUE:
    case TALON_FH_OPEN_MISERE_RANK:
    case TALON_FH_OPEN_FROM:
        return rule[TALON_FH_OPEN_MISERE] != TALON_FH_OPEN_MISERE_OFF;
    case TALON_FH_JOKER_NO_TRUMP:
        return rule[TALON_FH_JOKERS] != 0;
    case TALON_FH_FIVE_PARTNER:
        return rule[TALON_FH_PLAYERS] == 5;
    case TALON_FH_SIX_SIDES:
        return rule[TALON_FH_PLAYERS] == 6;
    case TALON_FH_DEFENDER_CAP:
        return rule[TALON_FH_DEFENDER_TRICKS] != TALON_FH_TRICKS_NEVER ||
               rule[TALON_FH_ALL_PASS] == TALON_FH_PASS_PLAY;
    case TALON_FH_BOTH_OVER:
        return both_can_be_over(rule);
    case TALON_FH_DEFENDERS_OVER:
        return defenders_can_be_over(rule);
    default:
        return 1;
    }
}

static talon_problem problem_with(talon_status status, uint32_t first,
                                  uint32_t second, uint32_t third)
{
    talon_problem problem = {status, 2 + (third != 0), {0, 0, 0, 0}};

    problem.option[0] = first;
    problem.option[1] = second;
    problem.option[2] = third;
    return problem;
}

static uint32_t contradictions(const talon_rules *rules, talon_problem *problem)
{
    const int32_t *rule = rules->value;
    int32_t kitty = fh_kitty_size(rule);
    uint32_t count = 0;

    /* FH-3 */
    if (kitty < KITTY_MIN || kitty > KITTY_MAX)
        problem[count++] = problem_with(TALON_E_KITTY_SIZE, TALON_FH_PLAYERS,
                                        TALON_FH_PACK, TALON_FH_JOKERS);
    /* FH-7 */
    if (rule[TALON_FH_FIRST_DEALER] >= rule[TALON_FH_PLAYERS])
        problem[count++] = problem_with(TALON_E_FIRST_DEALER, TALON_FH_PLAYERS,
                                        TALON_FH_FIRST_DEALER, 0);
    /* FH-17 */
    if (rule[TALON_FH_INKLE] && rule[TALON_FH_AUCTION] != TALON_FH_ONE_ROUND)
        problem[count++] = problem_with(TALON_E_INKLE_AUCTION, TALON_FH_AUCTION,
                                        TALON_FH_INKLE, 0);
    if (rule[TALON_FH_INKLE] && rule[TALON_FH_LOWEST_BID] != 6)
        problem[count++] = problem_with(TALON_E_INKLE_LOWEST_BID,
                                        TALON_FH_LOWEST_BID, TALON_FH_INKLE, 0);
    return count;
}

const struct game_options tln_fh_options = {
    .game = TALON_FIVE_HUNDRED,
    .key = "five-hundred",
    .label = "Five Hundred",
    .help = "A trick-taking game: the highest bidder names trumps, takes the "
            "kitty and must win the tricks bid.",
    .option = options,
    .options = COUNT(options),
    .preset = presets,
    .presets = COUNT(presets),
    .applies = applies,
    .contradictions = contradictions,
    .pack = pack,
};
