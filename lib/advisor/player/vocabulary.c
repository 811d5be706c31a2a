/* SPDX-License-Identifier: MIT */
/* The spaces of numbers of the advisor: a key and English words for each. The
 * phrase of a reason completes "because it …" or stands alone after the
 * move. */
#include "advisor/base/text.h"
#include "talon/player.h"
#include "talon/solve.h"

struct term {
    int32_t number;
    const char *key;
    const char *label;
};

/* clang-format off */
static const struct term parts[] = {
    {TALON_ADVISOR_PART_PLAYERS, "players", "computer players"},
    {TALON_ADVISOR_PART_SOLVER, "solver", "exact solver"},
};

static const struct term chances[] = {
    {TALON_CHANCE_CONTRACT, "contract", "contract made"},
    {TALON_CHANCE_BEST_HAND, "best-hand", "best hand"},
    {TALON_CHANCE_GOES_OUT, "goes-out", "out of cards first"},
};

static const struct term goals[] = {
    {TALON_FH_GOAL_TRICKS, "tricks", "number of tricks"},
    {TALON_FH_GOAL_MADE, "made", "contract made"},
};

static const struct term reasons[] = {
    {TALON_ADVICE_ONLY_MOVE, "only-move", "nothing else is possible"},
    {TALON_ADVICE_AVERAGE, "average", "does best on average"},
    {TALON_ADVICE_EQUAL, "equal", "is about as good as the best move"},
    {TALON_ADVICE_LESS, "less", "does worse on average than the best move"},
    {TALON_ADVICE_NOT_COMPARED, "not-compared",
        "there is no estimate for this move"},
    {TALON_ADVICE_SAFER, "safer",
        "is safer than a move that does better on average"},
    {TALON_ADVICE_RULE, "rule", "follows a rule of thumb"},
    {TALON_ADVICE_LESS_SAFE, "less-safe",
        "does better on average, but is less safe"},

    {TALON_ADVICE_BID_STRONG, "bid-strong", "is likely to be made"},
    {TALON_ADVICE_BID_BETTER, "bid-better", "does better than a pass"},
    {TALON_ADVICE_BID_WINS, "bid-wins", "wins the game if it is made"},
    {TALON_ADVICE_BID_SAVES, "bid-saves", "loses less than a pass"},
    {TALON_ADVICE_BID_SIGNALS, "bid-signals",
        "describes the hand to partner"},
    {TALON_ADVICE_BID_MISERE, "bid-misere", "is likely to avoid every trick"},
    {TALON_ADVICE_BID_HIGH, "bid-high", "is likely to fail"},
    {TALON_ADVICE_PASS_WEAK, "pass-weak", "the hand is too weak to bid"},
    {TALON_ADVICE_PASS_DEFEND, "pass-defend",
        "passing does better than bidding"},
    {TALON_ADVICE_PASS_PARTNER, "pass-partner", "leaves the bid to partner"},
    {TALON_ADVICE_BID_COUNTS, "bid-counts",
        "the hand is worth that many tricks"},
    {TALON_ADVICE_PASS_HIGH, "pass-high", "the hand is too weak to bid higher"},
    {TALON_ADVICE_PASS_LOSES, "pass-loses",
        "gives up a contract that is likely to be made"},

    {TALON_ADVICE_MAKES_VOID, "makes-void", "makes a void"},
    {TALON_ADVICE_KEEPS_TRICKS, "keeps-tricks",
        "throws cards that can be beaten"},
    {TALON_ADVICE_SAFE_MISERE, "safe-misere",
        "throws dangerous cards"},
    {TALON_ADVICE_THROWS_TRICKS, "throws-tricks",
        "throws a card that is better kept"},
    {TALON_ADVICE_NAMES_SUIT, "names-suit", "names the joker's best suit"},
    {TALON_ADVICE_CALLS_TRICK, "calls-trick", "finds the best partner"},
    {TALON_ADVICE_GOES_ALONE, "goes-alone", "no partner does better"},

    {TALON_ADVICE_CASHES, "cashes", "leads a winner of its suit"},
    {TALON_ADVICE_DRAWS_TRUMPS, "draws-trumps", "draws the others' trumps"},
    {TALON_ADVICE_PARTNER_WINS, "partner-wins", "leaves the trick to partner"},
    {TALON_ADVICE_WINS, "wins", "wins the trick"},
    {TALON_ADVICE_TRUMPS, "trumps", "trumps the trick"},
    {TALON_ADVICE_OVERTRUMPS, "overtrumps", "beats a trump"},
    {TALON_ADVICE_FORCES, "forces", "is the highest card of the trick so far"},
    {TALON_ADVICE_DUCKS, "ducks", "lets the trick go"},
    {TALON_ADVICE_THROWS_LOSER, "throws-loser",
        "the trick cannot be won anyway"},
    {TALON_ADVICE_DOOMED_SUIT, "doomed-suit", "throws off from a weak suit"},
    {TALON_ADVICE_LEADS_PARTNER, "leads-partner",
        "the trick is likely to go to partner"},
    {TALON_ADVICE_LEADS_RUFF, "leads-ruff",
        "is likely to be trumped by partner"},
    {TALON_ADVICE_SETS_UP, "sets-up", "may set up winners in the suit"},
    {TALON_ADVICE_EXITS, "exits",
        "no lead is better, though an opponent is likely to win the trick"},
    {TALON_ADVICE_GETS_UNDER, "gets-under",
        "is the highest card below the winning one"},
    {TALON_ADVICE_SHEDS_DANGER, "sheds-danger", "gets rid of a dangerous card"},
    {TALON_ADVICE_LEADS_UNDER, "leads-under",
        "may leave the trick to the contractor"},

    {TALON_ADVICE_OVERTAKES, "overtakes", "takes the trick from partner"},
    {TALON_ADVICE_WASTES_HIGH, "wastes-high",
        "wastes a high card where a lower one would do"},
    {TALON_ADVICE_WASTES_JOKER, "wastes-joker", "wastes the joker"},
    {TALON_ADVICE_GIVES_TRICK, "gives-trick", "is likely to cost a trick"},
    {TALON_ADVICE_TAKES_TRICK, "takes-trick", "may take the trick"},
    {TALON_ADVICE_LETS_OFF, "lets-off", "is likely to let the contractor off"},
    {TALON_ADVICE_SUIT_TRUMPED, "suit-trumped",
        "is likely to be trumped by an opponent"},
    {TALON_ADVICE_LOSES_CONTRACT, "loses-contract",
        "is likely to cost the contract"},
    {TALON_ADVICE_LETS_MAKE, "lets-make",
        "is likely to let the contractor make the contract"},

    {TALON_ADVICE_BEST_HAND, "best-hand", "the hand is likely the best"},
    {TALON_ADVICE_GOOD_PRICE, "good-price", "the pot is worth the call"},
    {TALON_ADVICE_BAD_PRICE, "bad-price", "calling costs too much"},
    {TALON_ADVICE_FREE, "free", "staying in costs nothing"},
    {TALON_ADVICE_NOT_BEST, "not-best", "the hand is rarely the best"},

    {TALON_ADVICE_SPARE_BETTER, "spare-better", "the spare hand promises more"},
    {TALON_ADVICE_SPARE_WORSE, "spare-worse",
        "the spare hand does not promise enough"},
    {TALON_ADVICE_SELLS, "sells", "may bring chips"},
    {TALON_ADVICE_WORTH_OFFER, "worth-offer",
        "what is auctioned is worth more than that"},
    {TALON_ADVICE_TOO_DEAR, "too-dear",
        "what is auctioned is not worth that much"},
    {TALON_ADVICE_PAYS_MOST, "pays-most", "this suit does best on average"},
    {TALON_ADVICE_BEST_FIVE, "best-five", "makes the best hand"},
    {TALON_ADVICE_SHOWS_LEAST, "shows-least",
        "is as good as any, and shows less"},

    {TALON_ADVICE_GOES_OUT, "goes-out", "going out first is likely"},
    {TALON_ADVICE_KEEPS_LEAD, "keeps-lead", "is likely to keep the lead"},
    {TALON_ADVICE_LOSES_LEAD, "loses-lead",
        "is likely to lose the lead, which the best card keeps"},
    {TALON_ADVICE_OUT_LESS, "out-less", "going out first is less likely"},
};
/* clang-format on */

#define ALL_OF(table) table, sizeof table / sizeof table[0]

static const struct space {
    const struct term *term;
    size_t count;
} spaces[] = {
    [TALON_ADVISOR_SPACE_PART] = {ALL_OF(parts)},
    [TALON_ADVISOR_SPACE_REASON] = {ALL_OF(reasons)},
    [TALON_ADVISOR_SPACE_CHANCE] = {ALL_OF(chances)},
    [TALON_ADVISOR_SPACE_GOAL] = {ALL_OF(goals)},
};

uint32_t talon_advisor_term_count(uint32_t space)
{
    return space < sizeof spaces / sizeof spaces[0]
               ? (uint32_t)spaces[space].count
               : 0;
}

talon_status talon_advisor_term_at(uint32_t space, uint32_t index,
                                   int32_t *number)
{
    uint32_t count = talon_advisor_term_count(space);

    if (number == NULL)
        return TALON_E_NULL;
    if (count == 0)
        return TALON_E_ARGUMENT;
    if (index >= count)
        return TALON_E_INDEX;
    *number = spaces[space].term[index].number;
    return TALON_OK;
}

talon_status talon_advisor_term_find(uint32_t space, const char *key,
                                     int32_t *number)
{
    uint32_t count = talon_advisor_term_count(space), i;

    if (key == NULL || number == NULL)
        return TALON_E_NULL;
    if (count == 0)
        return TALON_E_ARGUMENT;
    for (i = 0; i < count; i++) {
        if (is_same_text(spaces[space].term[i].key, key)) {
            *number = spaces[space].term[i].number;
            return TALON_OK;
        }
    }
    return TALON_E_SYNTAX;
}

static const struct term *find(uint32_t space, int32_t number)
{
    static const struct term none = {0, "", ""};
    uint32_t count = talon_advisor_term_count(space), i;

    for (i = 0; i < count; i++) {
        if (spaces[space].term[i].number == number)
            return &spaces[space].term[i];
    }
    return &none;
}

const char *talon_advisor_term_key(uint32_t space, int32_t number)
{
    return find(space, number)->key;
}

const char *talon_advisor_term_label(uint32_t space, int32_t number)
{
    return find(space, number)->label;
}
