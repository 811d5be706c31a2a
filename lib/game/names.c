/* The words for kinds, reasons and phases, and how records write each kind of
 * move: one table each. */
#include "game/names.h"

#include <stddef.h>

/* clang-format off */
static const struct tln_kind_row kinds[] = {
    {TALON_PASS,    "pass",    FORM_WORD,    0},
    {TALON_BID,     "bid",     FORM_BID,     USES_AMOUNT | USES_OBJECT},
    {TALON_DISCARD, "discard", FORM_SET,     USES_CARDS | USES_OBJECT},
    {TALON_CALL,    "call",    FORM_CARD,    USES_CARDS},
    {TALON_ALONE,   "alone",   FORM_WORD,    0},
    {TALON_PLAY,    "play",    FORM_CARD,    USES_CARDS | USES_OBJECT},
    {TALON_OFFER,   "offer",   FORM_AMOUNT,  USES_AMOUNT},
    {TALON_NAME,    "name",    FORM_SUIT,    USES_OBJECT},
    {TALON_KEEP,    "keep",    FORM_WORD,    0},
    {TALON_SWAP,    "swap",    FORM_WORD,    0},
    {TALON_AUCTION, "auction", FORM_WORD,    0},
    {TALON_SELECT,  "select",  FORM_SET,     USES_CARDS},
    {TALON_CHECK,   "check",   FORM_WORD,    0},
    {TALON_BET,     "bet",     FORM_AMOUNT,  USES_AMOUNT},
    {TALON_RAISE,   "raise",   FORM_AMOUNT,  USES_AMOUNT},
    {TALON_FOLD,    "fold",    FORM_WORD,    0},

    {TALON_DRAW,    "draw",    FORM_DEALT,   USES_CARDS},
    {TALON_DEAL,    "deal",    FORM_DEALT,   USES_CARDS},
    {TALON_BOARD,   "board",   FORM_BOARD,   USES_CARDS | USES_AMOUNT |
                                             USES_OBJECT},
    {TALON_BUY,     "buy",     FORM_BUY,     USES_AMOUNT | USES_OBJECT},
    {TALON_FINISH,  "finish",  FORM_AMOUNT,  USES_AMOUNT},

    {TALON_HAND,        "hand",        FORM_NONE, 0},
    {TALON_DEALER,      "dealer",      FORM_NONE, 0},
    {TALON_REDRAW,      "redraw",      FORM_NONE, 0},
    {TALON_CONTRACT,    "contract",    FORM_NONE, 0},
    {TALON_PASSED_OUT,  "passed-out",  FORM_NONE, 0},
    {TALON_KITTY,       "kitty",       FORM_NONE, 0},
    {TALON_LAID_DOWN,   "laid-down",   FORM_NONE, 0},
    {TALON_VOID,        "void",        FORM_NONE, 0},
    {TALON_PARTNER,     "partner",     FORM_NONE, 0},
    {TALON_SHOWN,       "shown",       FORM_NONE, 0},
    {TALON_TRICK,       "trick",       FORM_NONE, 0},
    {TALON_HAND_OVER,   "hand-over",   FORM_NONE, 0},
    {TALON_SCORE,       "score",       FORM_NONE, 0},
    {TALON_BARRED,      "barred",      FORM_NONE, 0},
    {TALON_PAY,         "pay",         FORM_NONE, 0},
    {TALON_TAKE,        "take",        FORM_NONE, 0},
    {TALON_GATHER,      "gather",      FORM_NONE, 0},
    {TALON_SIT_OUT,     "sit-out",     FORM_NONE, 0},
    {TALON_NO_OFFER,    "no-offer",    FORM_NONE, 0},
    {TALON_SOLD,        "sold",        FORM_NONE, 0},
    {TALON_STOP,        "stop",        FORM_NONE, 0},
    {TALON_LEAD_PASSED, "lead-passed", FORM_NONE, 0},
    {TALON_DEAL_OVER,   "deal-over",   FORM_NONE, 0},
    {TALON_WON,         "won",         FORM_NONE, 0},
    {TALON_GAME_OVER,   "game-over",   FORM_NONE, 0},
};

struct named {
    uint32_t number;
    const char *key;
    const char *text;
};

static const struct named reasons[] = {
    {TALON_BY_DRAW,          "draw",           "by drawing the lowest card"},
    {TALON_BY_TURN,          "turn",           "by turn"},
    {TALON_BY_RULES,         "rules",          "as the rules say"},
    {TALON_BY_SAME_DEALER,   "same-dealer",    "the same dealer deals again"},
    {TALON_BY_DEAL,          "dealt",          "dealt"},
    {TALON_BY_SWAP,          "swapped",        "by the swap"},
    {TALON_BY_SALE,          "sold",           "by the sale"},
    {TALON_FOR_NEXT_DEALER,  "next-dealer",    "the next dealer deals"},
    {TALON_FOR_SAME_DEALER,  "deal-again",     "the same dealer deals again"},
    {TALON_FOR_PLAY,         "play",           "played without a contract"},
    {TALON_BY_OPEN_MISERE,   "open-misere",    "an open misere"},
    {TALON_AT_END,           "end",            "left at the end"},
    {TALON_BY_COLLECTING,    "collecting",     "shown to collect"},
    {TALON_AT_SHOWDOWN,      "showdown",       "shown at the showdown"},
    {TALON_TEN_TRICKS,       "ten-tricks",     "all ten tricks are played"},
    {TALON_MISERE_LOST,      "misere-lost",    "the misere is lost"},
    {TALON_THROWN_IN,        "thrown-in",      "the hand is thrown in"},
    {TALON_CONTRACT_MADE,    "contract-made",  "contract made"},
    {TALON_SLAM_MADE,        "slam-made",      "all ten tricks: a slam"},
    {TALON_CONTRACT_FAILED,  "contract-failed", "contract failed"},
    {TALON_CONTRACT_BEATEN,  "contract-beaten", "contract beaten"},
    {TALON_TRICK_POINTS,     "trick-points",   "ten points a trick"},
    {TALON_WON_CONTRACTOR,   "won-contractor", "the contractor has won"},
    {TALON_WON_ALONE,        "won-alone",      "the target is reached"},
    {TALON_WON_HIGHEST,      "won-highest",    "the highest score wins"},
    {TALON_WON_CROSSED,      "won-crossed",    "first across the target"},
    {TALON_WON_FIRST_TRICK,  "won-first-trick", "by the earliest trick"},
    {TALON_WON_MINUS,        "won-minus",      "minus the target loses"},
    {TALON_WON_DEALS,        "won-deals",      "all deals are played"},
    {TALON_WON_NOBODY,       "won-nobody",
        "a barred side has reached the target: nobody wins"},
    {TALON_WON_ALL_BARRED,   "won-all-barred",
        "every side is barred: nobody wins"},
    {TALON_FOR_ANTE,         "ante",           "ante"},
    {TALON_FOR_PAY_SUIT,     "pay-suit",       "for naming the pay suit"},
    {TALON_FOR_HAND,         "for-hand",       "for the hand sold"},
    {TALON_FOR_PAY_CARD,     "pay-card",       "for the pay card"},
    {TALON_FOR_PAIR,         "pair",           "for the pair"},
    {TALON_FOR_SEQUENCE,     "sequence",       "for the sequence"},
    {TALON_FOR_STAKE,        "stake",          "staked at poker"},
    {TALON_FOR_POT,          "pot",            "won at poker"},
    {TALON_UNCALLED,         "uncalled",       "called by nobody"},
    {TALON_FOR_PASSED_LEAD,  "passed-lead",    "for passing the lead"},
    {TALON_FOR_CARDS_LEFT,   "cards-left",     "for the cards left in hand"},
    {TALON_FOR_GOING_OUT,    "going-out",      "for going out"},
    {TALON_FOR_CLOSING,      "closing",        "for the closing pots"},
    {TALON_BY_ACE,           "ace",            "the ace ends the run"},
    {TALON_BY_STOP,          "stop",           "the next card is in no hand"},
    {TALON_OUT_OF_CARDS,     "out",            "out of cards"},
    {TALON_DEAD_END,         "dead-end",       "nobody can lead"},
    {TALON_SESSION_OVER,     "session-over",   "the session is over"},
};

static const struct named phases[] = {
    {TALON_PHASE_DRAW,          "draw",          ""},
    {TALON_PHASE_DEAL,          "deal",          ""},
    {TALON_PHASE_AUCTION,       "auction",       ""},
    {TALON_PHASE_DISCARD,       "discard",       ""},
    {TALON_PHASE_PARTNER,       "partner",       ""},
    {TALON_PHASE_TRICKS,        "tricks",        ""},
    {TALON_PHASE_BETWEEN,       "between",       ""},
    {TALON_PHASE_PAY_AUCTION,   "pay-auction",   ""},
    {TALON_PHASE_PAY_SUIT,      "pay-suit",      ""},
    {TALON_PHASE_SPARE,         "spare",         ""},
    {TALON_PHASE_SPARE_AUCTION, "spare-auction", ""},
    {TALON_PHASE_SELECT,        "select",        ""},
    {TALON_PHASE_BETTING,       "betting",       ""},
    {TALON_PHASE_MICHIGAN,      "michigan",      ""},
    {TALON_PHASE_OVER,          "over",          ""},
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof(table)[0])

const struct tln_kind_row *tln_kind_row(uint32_t kind)
{
    size_t i;

    for (i = 0; i < COUNT(kinds); i++) {
        if (kinds[i].kind == kind)
            return &kinds[i];
    }
    return NULL;
}

const struct tln_kind_row *tln_kind_find(struct word word, uint64_t among)
{
    size_t i;

    for (i = 0; i < COUNT(kinds); i++) {
        if (kinds[i].kind < MOVE_KINDS && (among >> kinds[i].kind & 1) &&
            tln_word_is(word, kinds[i].key))
            return &kinds[i];
    }
    return NULL;
}

const char *talon_kind_key(uint32_t kind)
{
    const struct tln_kind_row *row = tln_kind_row(kind);

    return row != NULL ? row->key : "";
}

static const struct named *find(const struct named *table, size_t count,
                                uint32_t number)
{
    static const struct named nothing = {0, "", ""};
    size_t i;

    for (i = 0; i < count; i++) {
        if (table[i].number == number)
            return &table[i];
    }
    return &nothing;
}

const char *talon_reason_key(uint32_t reason)
{
    return find(reasons, COUNT(reasons), reason)->key;
}

const char *talon_reason_text(uint32_t reason)
{
    return find(reasons, COUNT(reasons), reason)->text;
}

const char *talon_phase_key(uint32_t phase)
{
    return find(phases, COUNT(phases), phase)->key;
}
