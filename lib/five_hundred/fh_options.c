/* SPDX-License-Identifier: MIT */
/* The options and presets of Five Hundred: section 9 of the rule book as a
 * table, with what a settings screen shows for each. The table is data: a rule
 * uses only the value of its option. The functions beside it decide when an
 * option has an effect, and which values contradict each other.
 *
 * For what the tables mean, see rules/options.h; for how a row is written,
 * rules/option_rows.h. */
#include "five_hundred/fh_options.h"
#include "five_hundred/fh_pack.h"
#include "five_hundred/fh_rules.h"
#include "five_hundred/fh_sides.h"
#include "rules/option_rows.h"

/* When options have an effect. */

static int has_misere(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_MISERE] != TALON_FH_MISERE_OFF;
}

static int has_open_misere(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_OPEN_MISERE] != TALON_FH_OPEN_MISERE_OFF;
}

/* FH-13: the original schedule always ranks it by points. */
static int may_rank_misere(const int32_t *rule)
{
    return has_misere(rule) &&
           rule[TALON_FH_OPTION_SCHEDULE] != TALON_FH_SCHEDULE_ORIGINAL;
}

static int has_joker(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_JOKERS] != 0;
}

static int is_for_five(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_PLAYERS] == 5;
}

static int is_for_six(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_PLAYERS] == 6;
}

/* Whether anybody scores points for tricks (FH-18, FH-35). */
static int has_trick_points(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_DEFENDER_TRICKS] !=
               TALON_FH_DEFENDER_TRICKS_NEVER ||
           rule[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY;
}

/* Whether trick points alone can take a side to the target (FH-35). */
static int tricks_reach_target(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_DEFENDER_CAP] == 0 ||
           rule[TALON_FH_OPTION_DEFENDER_CAP] >= rule[TALON_FH_OPTION_TARGET];
}

/* FH-37: in a hand the contractor's side may win, the others reach the target
 * only by trick points. */
static int both_may_be_over(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_WIN_BY] == TALON_FH_WIN_BY_ANY &&
           rule[TALON_FH_OPTION_DEFENDER_TRICKS] ==
               TALON_FH_DEFENDER_TRICKS_ALWAYS &&
           tricks_reach_target(rule);
}

/* FH-37: two defending sides need three sides, or a hand without contractor. */
static int defenders_may_be_over(const int32_t *rule)
{
    int three_sides =
        rule[TALON_FH_OPTION_PLAYERS] % 2 == 1 ||
        (rule[TALON_FH_OPTION_PLAYERS] == 6 &&
         rule[TALON_FH_OPTION_SIX_SIDES] == TALON_FH_SIX_SIDES_THREE);

    if (rule[TALON_FH_OPTION_WIN_BY] != TALON_FH_WIN_BY_ANY)
        return 0;
    if (rule[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY &&
        tricks_reach_target(rule))
        return 1;
    if (!three_sides)
        return 0;
    return rule[TALON_FH_OPTION_FAILED_BID] ==
               TALON_FH_FAILED_BID_TO_DEFENDERS ||
           (rule[TALON_FH_OPTION_DEFENDER_TRICKS] !=
                TALON_FH_DEFENDER_TRICKS_NEVER &&
            tricks_reach_target(rule));
}

/* Contradictions. */

/* FH-3 */
static int lacks_kitty(const int32_t *value)
{
    int16_t rule[RULES_KEPT];
    int32_t kitty;

    narrow_rules(value, rule);
    kitty = kitty_size(rule);
    return kitty < KITTY_MIN || kitty > KITTY_MAX;
}

/* FH-7 */
static int lacks_first_dealer(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_FIRST_DEALER] >= rule[TALON_FH_OPTION_PLAYERS];
}

/* FH-17 */
static int has_inkle_beyond_round(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_INKLE] &&
           rule[TALON_FH_OPTION_AUCTION] != TALON_FH_AUCTION_ONE_ROUND;
}

/* FH-17 */
static int has_inkle_without_six(const int32_t *rule)
{
    return rule[TALON_FH_OPTION_INKLE] && rule[TALON_FH_OPTION_LOWEST_BID] != 6;
}

/* What follows from the rules alone. */

static talon_cards pack(const int32_t *value)
{
    int16_t rule[RULES_KEPT];

    narrow_rules(value, rule);
    return tln_fh_pack(rule);
}

static uint32_t seats(const int32_t *value)
{
    return (uint32_t)value[TALON_FH_OPTION_PLAYERS];
}

/* FH-23 */
static uint32_t side(const int32_t *value, int32_t seat)
{
    int16_t rule[RULES_KEPT];

    narrow_rules(value, rule);
    return side_of(rule, (uint32_t)seat);
}

/* clang-format off */

static const struct named_value packs[] = {
    VALUE(TALON_FH_PACK_NINE_UP, "nine-up", "24 cards, nine to ace"),
    VALUE(TALON_FH_PACK_SEVEN_UP, "seven-up", "32 cards, seven to ace"),
    VALUE(TALON_FH_PACK_FIVE_UP, "five-up",
          "42 cards, black from five and red from four up"),
    VALUE(TALON_FH_PACK_FOUR_UP, "four-up", "44 cards, four to ace"),
    VALUE(TALON_FH_PACK_FULL, "full", "52 cards, two to ace"),
    VALUE(TALON_FH_PACK_SIX_HAND, "six-hand",
          "62 cards, with elevens, twelves and red thirteens"),
};

static const struct named_value first_dealers[] = {
    VALUE(TALON_FH_FIRST_DEALER_DRAW, "draw", "whoever draws the lowest card"),
};

static const struct named_value deal_patterns[] = {
    VALUE(TALON_FH_DEAL_PATTERN_KITTY_ONCE, "kitty-once",
          "3 each, the whole kitty, 4 each, 3 each"),
    VALUE(TALON_FH_DEAL_PATTERN_KITTY_THRICE, "kitty-thrice",
          "3 each, kitty, 4 each, kitty, 3 each, kitty"),
};

static const struct named_value auctions[] = {
    VALUE(TALON_FH_AUCTION_ONE_ROUND, "one-round", "one turn for each player"),
    VALUE(TALON_FH_AUCTION_UNTIL_PASSED, "until-passed",
          "until all but one have passed"),
    VALUE(TALON_FH_AUCTION_RE_ENTRY, "re-entry",
          "whoever has passed may bid again"),
};

static const struct named_value all_passes[] = {
    VALUE(TALON_FH_ALL_PASS_NEXT_DEALER, "next-dealer",
          "thrown in; the next dealer deals"),
    VALUE(TALON_FH_ALL_PASS_SAME_DEALER, "same-dealer",
          "thrown in; the same dealer deals again"),
    VALUE(TALON_FH_ALL_PASS_PLAY, "play", "played without a contractor"),
};

static const struct named_value schedules[] = {
    VALUE(TALON_FH_SCHEDULE_AVONDALE, "avondale", "40 to 520 (Avondale)"),
    VALUE(TALON_FH_SCHEDULE_PERFECT, "perfect", "20 to 500 (Perfect)"),
    VALUE(TALON_FH_SCHEDULE_ORIGINAL, "original", "40 to 600 (original)"),
};

static const struct named_value miseres[] = {
    VALUE(TALON_FH_MISERE_OFF, "off", "off"),
    VALUE(TALON_FH_MISERE_ANY_TIME, "any-time", "at any time"),
    VALUE(TALON_FH_MISERE_AFTER_SEVEN, "after-seven",
          "only after a bid of seven or more"),
};

static const struct named_value misere_ranks[] = {
    VALUE(TALON_FH_MISERE_RANK_BELOW_EIGHT, "below-eight",
          "above bids of seven, below bids of eight"),
    VALUE(TALON_FH_MISERE_RANK_BY_POINTS, "by-points", "by its value"),
};

static const struct named_value open_miseres[] = {
    VALUE(TALON_FH_OPEN_MISERE_OFF, "off", "off"),
    VALUE(TALON_FH_OPEN_MISERE_ANY_TIME, "any-time", "at any time"),
    VALUE(TALON_FH_OPEN_MISERE_AFTER_EIGHT, "after-eight",
          "only after a bid of eight or more"),
};

static const struct named_value open_misere_ranks[] = {
    VALUE(TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS, "below-ten-hearts",
          "just below ten hearts"),
    VALUE(TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_NO_TRUMP, "below-ten-no-trump",
          "just below ten no trump"),
    VALUE(TALON_FH_OPEN_MISERE_RANK_HIGHEST, "highest",
          "above every other bid"),
};

static const struct named_value open_froms[] = {
    VALUE(TALON_FH_OPEN_FROM_SECOND_TRICK, "second-trick",
          "after the first trick"),
    VALUE(TALON_FH_OPEN_FROM_FIRST_LEAD, "first-lead", "before the first lead"),
};

static const struct named_value jokers_no_trump[] = {
    VALUE(TALON_FH_JOKER_NO_TRUMP_WHEN_VOID, "when-void",
          "led at any time, or played by whoever cannot follow suit"),
    VALUE(TALON_FH_JOKER_NO_TRUMP_HONEST, "honest",
          "led at any time, but not as a suit its holder has run out of"),
    VALUE(TALON_FH_JOKER_NO_TRUMP_PAGAT, "pagat",
          "led as a suit that has not been led yet; or the contractor gives it "
          "a suit when discarding"),
    VALUE(TALON_FH_JOKER_NO_TRUMP_ANY_TIME, "any-time",
          "at any time, even if able to follow suit"),
    VALUE(TALON_FH_JOKER_NO_TRUMP_LAST_LEAD, "last-lead",
          "led only to the last trick, or played by whoever cannot follow "
          "suit"),
};

static const struct named_value five_partners[] = {
    VALUE(TALON_FH_FIVE_PARTNER_NONE, "none", "the contractor plays alone"),
    VALUE(TALON_FH_FIVE_PARTNER_CALL_CARD, "call-card",
          "whoever holds the card that is called"),
};

static const struct named_value six_sides[] = {
    VALUE(TALON_FH_SIX_SIDES_TWO, "two", "two teams of three"),
    VALUE(TALON_FH_SIX_SIDES_THREE, "three", "three teams of two"),
};

static const struct named_value failed_bids[] = {
    VALUE(TALON_FH_FAILED_BID_DEDUCT, "deduct", "its value is lost"),
    VALUE(TALON_FH_FAILED_BID_TO_DEFENDERS, "to-defenders",
          "its value goes to the defenders"),
};

static const struct named_value defender_tricks[] = {
    VALUE(TALON_FH_DEFENDER_TRICKS_ALWAYS, "always", "in every deal"),
    VALUE(TALON_FH_DEFENDER_TRICKS_WHEN_FAILED, "when-failed",
          "when the contract failed"),
    VALUE(TALON_FH_DEFENDER_TRICKS_NEVER, "never", "never"),
};

static const struct named_value win_bys[] = {
    VALUE(TALON_FH_WIN_BY_ANY, "any", "by reaching the target in any way"),
    VALUE(TALON_FH_WIN_BY_OWN_BID, "own-bid",
          "only by making one's own contract"),
};

static const struct named_value both_overs[] = {
    VALUE(TALON_FH_BOTH_OVER_CONTRACTOR, "contractor", "the contractor's side"),
    VALUE(TALON_FH_BOTH_OVER_HIGHER, "higher", "the higher score"),
};

static const struct named_value defenders_overs[] = {
    VALUE(TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS, "first-to-cross",
          "whoever gets there first, counting trick by trick"),
    VALUE(TALON_FH_DEFENDERS_OVER_FIRST_TRICK, "first-trick",
          "whoever of them took a trick first"),
    VALUE(TALON_FH_DEFENDERS_OVER_HIGHER, "higher", "the higher score"),
};

static const struct named_value minuses[] = {
    VALUE(TALON_FH_MINUS_BARRED, "barred", "plays on, but can no longer win"),
    VALUE(TALON_FH_MINUS_LOSES, "loses", "loses the game"),
    VALUE(TALON_FH_MINUS_IGNORED, "ignored", "nothing happens"),
};

/* The groups of options on a screen. */
static const struct option_group cards_group = {
    WORDS("players-and-cards", "Players and cards"),
};
static const struct option_group deal_group = {WORDS("deal", "Deal")};
static const struct option_group auction_group = {WORDS("auction", "Auction")};
static const struct option_group misere_group = {WORDS("misere", "Misere")};
static const struct option_group play_group = {WORDS("play", "Play")};
static const struct option_group sides_group = {WORDS("sides", "Sides")};
static const struct option_group scoring_group = {WORDS("scoring", "Scoring")};
static const struct option_group end_group = {
    WORDS("end-of-the-game", "End of the game"),
};

static const struct option options[] = {
    [TALON_FH_OPTION_PLAYERS] = {
        .text = TEXTS("players", "Players", "FH-3",
            "The number of players."),
        .group = &cards_group, .since = SINCE_0_1,
        NUMBER(2, 6, 1), .standard = 3,
    },
    [TALON_FH_OPTION_PACK] = {
        .text = TEXTS("pack", "Pack", "FH-2",
            "The cards in play. Everybody gets ten; two to six must be left "
            "for the kitty."),
        .group = &cards_group, .since = SINCE_0_1,
        CHOICE(packs), .standard = TALON_FH_PACK_SEVEN_UP,
    },
    [TALON_FH_OPTION_JOKERS] = {
        .text = TEXTS("jokers", "Jokers", "FH-2",
            "The number of jokers added to the pack."),
        .group = &cards_group, .since = SINCE_0_1,
        NUMBER(0, 2, 1), .standard = 1,
    },

    [TALON_FH_OPTION_FIRST_DEALER] = {
        .text = TEXTS("first-dealer", "First dealer", "FH-7",
            "Who deals first."),
        .group = &deal_group, .since = SINCE_0_1,
        NUMBER_OR(0, 5, 1, first_dealers),
        .standard = TALON_FH_FIRST_DEALER_DRAW,
    },
    [TALON_FH_OPTION_DEAL_PATTERN] = {
        .text = TEXTS("deal-pattern", "Dealing", "FH-8",
            "The order in which the hands and the kitty are dealt."),
        .group = &deal_group, .since = SINCE_0_1,
        CHOICE(deal_patterns), .standard = TALON_FH_DEAL_PATTERN_KITTY_ONCE,
    },

    [TALON_FH_OPTION_AUCTION] = {
        .text = TEXTS("auction", "Auction", "FH-11",
            "How often a player may bid or pass."),
        .group = &auction_group, .since = SINCE_0_1,
        CHOICE(auctions), .standard = TALON_FH_AUCTION_ONE_ROUND,
    },
    [TALON_FH_OPTION_LOWEST_BID] = {
        .text = TEXTS("lowest-bid", "Lowest bid", "FH-16",
            "The fewest tricks that may be bid."),
        .group = &auction_group, .since = SINCE_0_1,
        NUMBER(6, 7, 1), .standard = 6,
    },
    [TALON_FH_OPTION_INKLE] = {
        .text = TEXTS("inkle", "A six is only a signal", "FH-17",
            "If on, a bid of six is only a signal, and only the first two "
            "players may make it."),
        .group = &auction_group, .since = SINCE_0_1,
        SWITCH, .standard = OFF,
    },
    [TALON_FH_OPTION_ALL_PASS] = {
        .text = TEXTS("all-pass", "When all pass", "FH-18",
            "What happens to a hand that nobody bids on."),
        .group = &auction_group, .since = SINCE_0_1,
        CHOICE(all_passes), .standard = TALON_FH_ALL_PASS_NEXT_DEALER,
    },
    [TALON_FH_OPTION_SCHEDULE] = {
        .text = TEXTS("schedule", "Values of bids", "FH-32",
            "What bids in a suit or in no trump are worth, and so which bids "
            "beat which."),
        .group = &auction_group, .since = SINCE_0_1,
        CHOICE(schedules), .standard = TALON_FH_SCHEDULE_AVONDALE,
    },

    [TALON_FH_OPTION_MISERE] = {
        .text = TEXTS("misere", "Misere", "FH-13",
            "Whether and when one may bid misere: to take no trick at all."),
        .group = &misere_group, .since = SINCE_0_1,
        CHOICE(miseres), .standard = TALON_FH_MISERE_OFF,
    },
    [TALON_FH_OPTION_MISERE_VALUE] = {
        .text = TEXTS("misere-value", "Value of misere", "FH-32",
            "What a misere scores."),
        .group = &misere_group, .since = SINCE_0_1,
        NUMBER(10, 1000, 10), .standard = 250, .applies = has_misere,
    },
    [TALON_FH_OPTION_MISERE_RANK] = {
        .text = TEXTS("misere-rank", "Rank of misere", "FH-13",
            "Where misere ranks among the bids."),
        .group = &misere_group, .since = SINCE_0_1,
        CHOICE(misere_ranks), .standard = TALON_FH_MISERE_RANK_BELOW_EIGHT,
        .applies = may_rank_misere,
    },
    [TALON_FH_OPTION_OPEN_MISERE] = {
        .text = TEXTS("open-misere", "Open misere", "FH-14",
            "Whether and when one may bid misere with the hand face up."),
        .group = &misere_group, .since = SINCE_0_1,
        CHOICE(open_miseres), .standard = TALON_FH_OPEN_MISERE_OFF,
    },
    [TALON_FH_OPTION_OPEN_MISERE_VALUE] = {
        .text = TEXTS("open-misere-value", "Value of open misere", "FH-32",
            "What an open misere scores."),
        .group = &misere_group, .since = SINCE_0_1,
        NUMBER(10, 1000, 10), .standard = 500, .applies = has_open_misere,
    },
    [TALON_FH_OPTION_OPEN_MISERE_RANK] = {
        .text = TEXTS("open-misere-rank", "Rank of open misere", "FH-14",
            "Where open misere ranks among the bids."),
        .group = &misere_group, .since = SINCE_0_1,
        CHOICE(open_misere_ranks),
        .standard = TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS,
        .applies = has_open_misere,
    },
    [TALON_FH_OPTION_OPEN_FROM] = {
        .text = TEXTS("open-from", "Hand face up", "FH-28",
            "When the hand is laid face up in an open misere."),
        .group = &misere_group, .since = SINCE_0_1,
        CHOICE(open_froms), .standard = TALON_FH_OPEN_FROM_SECOND_TRICK,
        .applies = has_open_misere,
    },

    [TALON_FH_OPTION_JOKER_NO_TRUMP] = {
        .text = TEXTS("joker-no-trump", "Joker without trumps", "FH-30",
            "When the joker may be played if there are no trumps."),
        .group = &play_group, .since = SINCE_0_1,
        CHOICE(jokers_no_trump), .standard = TALON_FH_JOKER_NO_TRUMP_WHEN_VOID,
        .applies = has_joker,
    },

    [TALON_FH_OPTION_FIVE_PARTNER] = {
        .text = TEXTS("five-partner", "Partner with five players", "FH-22",
            "Who plays with the contractor when five play."),
        .group = &sides_group, .since = SINCE_0_1,
        CHOICE(five_partners), .standard = TALON_FH_FIVE_PARTNER_NONE,
        .applies = is_for_five,
    },
    [TALON_FH_OPTION_SIX_SIDES] = {
        .text = TEXTS("six-sides", "Teams with six players", "FH-23",
            "Who plays together when there are six."),
        .group = &sides_group, .since = SINCE_0_1,
        CHOICE(six_sides), .standard = TALON_FH_SIX_SIDES_TWO,
        .applies = is_for_six,
    },

    [TALON_FH_OPTION_SLAM] = {
        .text = TEXTS("slam", "Slam bonus", "FH-33",
            "If on, a contract made with all ten tricks scores at least 250."),
        .group = &scoring_group, .since = SINCE_0_1,
        SWITCH, .standard = ON,
    },
    [TALON_FH_OPTION_FAILED_BID] = {
        .text = TEXTS("failed-bid", "Failed contract", "FH-34",
            "What happens to the value of a failed contract."),
        .group = &scoring_group, .since = SINCE_0_1,
        CHOICE(failed_bids), .standard = TALON_FH_FAILED_BID_DEDUCT,
    },
    [TALON_FH_OPTION_DEFENDER_TRICKS] = {
        .text = TEXTS("defender-tricks", "Defenders' tricks", "FH-35",
            "When the defenders score ten points for each trick they take."),
        .group = &scoring_group, .since = SINCE_0_1,
        CHOICE(defender_tricks), .standard = TALON_FH_DEFENDER_TRICKS_ALWAYS,
    },
    [TALON_FH_OPTION_DEFENDER_CAP] = {
        .text = TEXTS("defender-cap", "Highest score from trick points",
            "FH-35",
            "Points for tricks cannot take a side above this score."),
        .group = &scoring_group, .since = SINCE_0_1,
        NUMBER_OR(10, 2000, 10, no_limit), .standard = 0,
        .applies = has_trick_points,
    },

    [TALON_FH_OPTION_TARGET] = {
        .text = TEXTS("target", "Target", "FH-37",
            "The score that wins the game, a multiple of ten."),
        .group = &end_group, .since = SINCE_0_1,
        NUMBER(100, 2000, 10), .standard = 500,
    },
    [TALON_FH_OPTION_WIN_BY] = {
        .text = TEXTS("win-by", "How to win", "FH-37",
            "Whether a side can also win on points for tricks, or only by "
            "making a contract."),
        .group = &end_group, .since = SINCE_0_1,
        CHOICE(win_bys), .standard = TALON_FH_WIN_BY_ANY,
    },
    [TALON_FH_OPTION_BOTH_OVER] = {
        .text = TEXTS("both-over", "Contractor and defenders reach the target",
            "FH-37",
            "Who wins if the contractor's side and another one reach the "
            "target in the same deal."),
        .group = &end_group, .since = SINCE_0_1,
        CHOICE(both_overs), .standard = TALON_FH_BOTH_OVER_CONTRACTOR,
        .applies = both_may_be_over,
    },
    [TALON_FH_OPTION_DEFENDERS_OVER] = {
        .text = TEXTS("defenders-over", "Several defenders reach the target",
            "FH-37",
            "Who wins if two or more defending sides reach the target in the "
            "same deal."),
        .group = &end_group, .since = SINCE_0_1,
        CHOICE(defenders_overs),
        .standard = TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS,
        .applies = defenders_may_be_over,
    },
    [TALON_FH_OPTION_MINUS] = {
        .text = TEXTS("minus", "Side far below zero", "FH-38",
            "What happens to a side whose score falls to minus the target or "
            "lower (to -500 when the target is 500)."),
        .group = &end_group, .since = SINCE_0_1,
        CHOICE(minuses), .standard = TALON_FH_MINUS_BARRED,
    },
    [TALON_FH_OPTION_MAX_DEALS] = {
        .text = TEXTS("max-deals", "Number of deals", "FH-39",
            "If set, the game ends after this many deals, and the highest "
            "score wins."),
        .group = &end_group, .since = SINCE_0_1,
        NUMBER_OR(0, 999, 1, no_limit), .standard = 0,
    },
};

static const struct setting australian_4[] = {
    {TALON_FH_OPTION_PLAYERS, 4},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FIVE_UP},
    {TALON_FH_OPTION_DEAL_PATTERN, TALON_FH_DEAL_PATTERN_KITTY_THRICE},
    {TALON_FH_OPTION_AUCTION, TALON_FH_AUCTION_UNTIL_PASSED},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_AFTER_SEVEN},
    {TALON_FH_OPTION_OPEN_MISERE, TALON_FH_OPEN_MISERE_ANY_TIME},
    {TALON_FH_OPTION_JOKER_NO_TRUMP, TALON_FH_JOKER_NO_TRUMP_PAGAT},
    {TALON_FH_OPTION_WIN_BY, TALON_FH_WIN_BY_OWN_BID},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_LOSES},
};

static const struct setting american_4[] = {
    {TALON_FH_OPTION_PLAYERS, 4},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FOUR_UP},
    {TALON_FH_OPTION_INKLE, ON},
    {TALON_FH_OPTION_ALL_PASS, TALON_FH_ALL_PASS_SAME_DEALER},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_ANY_TIME},
    {TALON_FH_OPTION_MISERE_RANK, TALON_FH_MISERE_RANK_BY_POINTS},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_LOSES},
};

static const struct setting quebec_4[] = {
    {TALON_FH_OPTION_PLAYERS, 4},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FOUR_UP},
    {TALON_FH_OPTION_JOKERS, 2},
    {TALON_FH_OPTION_AUCTION, TALON_FH_AUCTION_UNTIL_PASSED},
    {TALON_FH_OPTION_MISERE_VALUE, 500},
    {TALON_FH_OPTION_OPEN_MISERE_VALUE, 1000},
    {TALON_FH_OPTION_FAILED_BID, TALON_FH_FAILED_BID_TO_DEFENDERS},
    {TALON_FH_OPTION_DEFENDER_TRICKS, TALON_FH_DEFENDER_TRICKS_NEVER},
    {TALON_FH_OPTION_TARGET, 1000},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_IGNORED},
};

static const struct setting five_5[] = {
    {TALON_FH_OPTION_PLAYERS, 5},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FULL},
    {TALON_FH_OPTION_DEAL_PATTERN, TALON_FH_DEAL_PATTERN_KITTY_THRICE},
    {TALON_FH_OPTION_AUCTION, TALON_FH_AUCTION_UNTIL_PASSED},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_AFTER_SEVEN},
    {TALON_FH_OPTION_OPEN_MISERE, TALON_FH_OPEN_MISERE_ANY_TIME},
    {TALON_FH_OPTION_JOKER_NO_TRUMP, TALON_FH_JOKER_NO_TRUMP_PAGAT},
    {TALON_FH_OPTION_FIVE_PARTNER, TALON_FH_FIVE_PARTNER_CALL_CARD},
    {TALON_FH_OPTION_WIN_BY, TALON_FH_WIN_BY_OWN_BID},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_LOSES},
};

static const struct setting six_6[] = {
    {TALON_FH_OPTION_PLAYERS, 6},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_SIX_HAND},
    {TALON_FH_OPTION_DEAL_PATTERN, TALON_FH_DEAL_PATTERN_KITTY_THRICE},
    {TALON_FH_OPTION_AUCTION, TALON_FH_AUCTION_UNTIL_PASSED},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_AFTER_SEVEN},
    {TALON_FH_OPTION_OPEN_MISERE, TALON_FH_OPEN_MISERE_ANY_TIME},
    {TALON_FH_OPTION_JOKER_NO_TRUMP, TALON_FH_JOKER_NO_TRUMP_PAGAT},
    {TALON_FH_OPTION_WIN_BY, TALON_FH_WIN_BY_OWN_BID},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_LOSES},
};

static const struct setting two_2[] = {
    {TALON_FH_OPTION_PLAYERS, 2},
    {TALON_FH_OPTION_AUCTION, TALON_FH_AUCTION_UNTIL_PASSED},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_ANY_TIME},
    {TALON_FH_OPTION_MINUS, TALON_FH_MINUS_LOSES},
};

static const struct preset presets[] = {
    {
        .text = TEXTS("classic-3", "Classic, three players", "",
            "32 cards and a joker. Two play against the highest bidder, but "
            "everybody scores alone. Each player gets one turn to bid."),
    },
    {
        .text = TEXTS("australian-4", "Australian, four players", "",
            "Two partnerships. Bidding goes on until all but one have passed, "
            "miseres are allowed, and a side that has reached the target wins "
            "only when it makes a contract of its own."),
        SETTINGS(australian_4),
    },
    {
        .text = TEXTS("american-4", "American, four players", "",
            "Two partnerships, each player gets one turn to bid, and a bid of "
            "six is only a signal to the partner."),
        SETTINGS(american_4),
    },
    {
        .text = TEXTS("quebec-4", "Quebec, four players", "",
            "Two partnerships, two jokers, and a target of 1000. The value of "
            "a failed contract goes to the other side."),
        SETTINGS(quebec_4),
    },
    {
        .text = TEXTS("five-5", "Five players", "",
            "Everybody for themselves, but the contractor may call a card, and "
            "whoever holds it is the secret partner."),
        SETTINGS(five_5),
    },
    {
        .text = TEXTS("six-6", "Six players", "",
            "Two teams of three, with 62 cards and a joker."),
        SETTINGS(six_6),
    },
    {
        .text = TEXTS("two-2", "Two players", "",
            "Two play; a third hand is dealt that nobody sees."),
        SETTINGS(two_2),
    },
};

static const struct contradiction contradictions[] = {
    {{TALON_E_KITTY_SIZE, 3,
      {TALON_FH_OPTION_PLAYERS, TALON_FH_OPTION_PACK, TALON_FH_OPTION_JOKERS}},
     lacks_kitty},
    {{TALON_E_FIRST_DEALER, 2,
      {TALON_FH_OPTION_PLAYERS, TALON_FH_OPTION_FIRST_DEALER}},
     lacks_first_dealer},
    {{TALON_E_INKLE_AUCTION, 2,
      {TALON_FH_OPTION_AUCTION, TALON_FH_OPTION_INKLE}},
     has_inkle_beyond_round},
    {{TALON_E_INKLE_LOWEST_BID, 2,
      {TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE}},
     has_inkle_without_six},
};

ASSERT_ROOM(options, TALON_FH_OPTION_MAX_DEALS, RULES_KEPT, contradictions);

/* clang-format on */

const struct game_options tln_fh_options = {
    .game = TALON_GAME_FIVE_HUNDRED,
    .text = TEXTS("five-hundred", "Five Hundred", "",
                  "A trick-taking game: the highest bidder names trumps, takes "
                  "the kitty, and must take the number of tricks bid."),
    TABLES(options, presets, contradictions),
    .pack = pack,
    .seats = seats,
    .side = side,
};
