/* SPDX-License-Identifier: MIT */
/* Every status in one table: its name, its sentence for people, and the clauses
 * of the rules behind it. The texts of an unknown number are empty. All texts
 * are in one block, and a row says where its own begin: that takes 4 bytes,
 * where a pointer with its relocation would take 40. */
#include "base/libc.h"
#include "base/term.h"

/* clang-format off */
#define STATUSES(STATUS)                                                       \
    STATUS(TALON_OK, "success", "")                                            \
    STATUS(TALON_UNKNOWN, "part of the answer is unknown to the viewers", "")  \
    STATUS(TALON_UNFINISHED,                                                   \
        "the limit came first, so the answer is a range", "")                  \
                                                                               \
    STATUS(TALON_E_NULL, "a required pointer is null", "")                     \
    STATUS(TALON_E_ALIGNMENT, "the memory is not aligned to 8 bytes", "")      \
    STATUS(TALON_E_SPACE, "the buffer is too small", "")                       \
    STATUS(TALON_E_MEMORY, "out of memory", "")                                \
    STATUS(TALON_E_ALLOCATOR, "no usable allocator is given or built in", "")  \
    STATUS(TALON_E_HANDLE, "not a game made by talon, or a damaged one", "")   \
    STATUS(TALON_E_WRONG_GAME, "the wrong kind of game", "")                   \
    STATUS(TALON_E_GAME, "no such game", "")                                   \
    STATUS(TALON_E_PRESET, "no such preset", "")                               \
    STATUS(TALON_E_OPTION, "no such option", "")                               \
    STATUS(TALON_E_VALUE, "no such value for this option", "")                 \
    STATUS(TALON_E_UNSUPPORTED,                                                \
        "an option has a value that is not supported", "")                     \
    STATUS(TALON_E_RULES, "some options conflict", "")                         \
    STATUS(TALON_E_INDEX, "the index is out of range", "")                     \
    STATUS(TALON_E_SEAT, "no such seat", "")                                   \
    STATUS(TALON_E_PLACE, "no such place for cards", "")                       \
    STATUS(TALON_E_ARGUMENT, "an argument is out of range", "")                \
    STATUS(TALON_E_LIMIT, "a number would exceed its limit", "FH-40 TR-3")     \
    STATUS(TALON_E_VIEW, "not possible with this view of the game", "")        \
    STATUS(TALON_E_NO_WORLD, "no possible game has this view", "")             \
    STATUS(TALON_E_TRIES,                                                      \
        "no world was found in the allowed number of tries", "")               \
    STATUS(TALON_E_CODE, "not a code, or not one that may follow", "")         \
    STATUS(TALON_E_INCOMPLETE, "the codes are only the beginning of a move",   \
        "")                                                                    \
    STATUS(TALON_E_EVENTS,                                                     \
        "events are missing, or are not those since the deal", "")             \
                                                                               \
    STATUS(TALON_E_KITTY_SIZE,                                                 \
        "players, pack and jokers must leave a kitty of two to six cards",     \
        "FH-3")                                                                \
    STATUS(TALON_E_FIRST_DEALER,                                               \
        "the first dealer must be one of the seats", "FH-7 TR-7")              \
    STATUS(TALON_E_INKLE_AUCTION,                                              \
        "inkles require an auction of one round", "FH-17")                     \
    STATUS(TALON_E_INKLE_LOWEST_BID,                                           \
        "inkles require a lowest bid of six", "FH-17")                         \
    STATUS(TALON_E_PAY_AUCTION_COLLECT,                                        \
        "an auction of the pay suit requires collecting in play", "TR-9")      \
    STATUS(TALON_E_PAY_AUCTION_BOARD,                                          \
        "an auction of the pay suit requires a fixed board", "TR-9")           \
                                                                               \
    STATUS(TALON_E_CARD, "not a card", "")                                     \
    STATUS(TALON_E_CARD_TWICE, "a card appears twice", "")                     \
    STATUS(TALON_E_CARD_FOREIGN, "a card is not in the pack", "FH-2 TR-1")     \
    STATUS(TALON_E_CARD_COUNT, "the number of cards is wrong", "")             \
    STATUS(TALON_E_NOT_DUE, "nothing of this kind is due now", "")             \
    STATUS(TALON_E_HAND_SIZE, "more cards than the place has room for", "")    \
    STATUS(TALON_E_SUIT, "no such suit", "")                                   \
    STATUS(TALON_E_RANK, "no such rank", "")                                   \
                                                                               \
    STATUS(TALON_E_OVER, "the game is over", "")                               \
    STATUS(TALON_E_TURN, "it is not this seat's turn", "")                     \
    STATUS(TALON_E_KIND, "no such move in this game", "")                      \
    STATUS(TALON_E_PHASE, "not possible in this phase of the game", "")        \
    STATUS(TALON_E_FIELD, "a field that must be 0 is not 0", "")               \
    STATUS(TALON_E_DENOMINATION,                                               \
        "this suit or denomination is not possible here", "")                  \
    STATUS(TALON_E_OTHER, "this move cannot name that seat", "")               \
    STATUS(TALON_E_AMOUNT, "the amount is out of range", "")                   \
    STATUS(TALON_E_NOT_HELD, "the seat does not hold this card", "")           \
    STATUS(TALON_E_FOLLOW, "the suit led must be followed", "FH-25")           \
                                                                               \
    STATUS(TALON_E_BID_LOW,                                                    \
        "the bid does not outrank the last one", "FH-10 FH-12")                \
    STATUS(TALON_E_LOWEST_BID, "the lowest bid is seven", "FH-16")             \
    STATUS(TALON_E_INKLE,                                                      \
        "only the first two seats may bid six, before any higher bid",         \
        "FH-17")                                                               \
    STATUS(TALON_E_MISERE, "misere may not be bid now", "FH-13")               \
    STATUS(TALON_E_OPEN_MISERE, "open misere may not be bid now", "FH-14")     \
    STATUS(TALON_E_NOMINATE,                                                   \
        "a suit can be named only for a joker kept when there are no trumps",  \
        "FH-21")                                                               \
    STATUS(TALON_E_CALL_CARD, "this card cannot be called", "FH-22")           \
    STATUS(TALON_E_JOKER_SUIT,                                                 \
        "a joker led without trumps must name a suit", "FH-29")                \
    STATUS(TALON_E_JOKER_NAMED,                                                \
        "this card names no suit here, or may not name this one",              \
        "FH-29 FH-30")                                                         \
    STATUS(TALON_E_JOKER_LEAD, "the joker may not be led now", "FH-30")        \
    STATUS(TALON_E_JOKER_FORCED, "the joker must be played", "FH-30")          \
                                                                               \
    STATUS(TALON_E_OFFER_LOW,                                                  \
        "the offer is not higher than the last one", "TR-9 TR-11")             \
    STATUS(TALON_E_CHIPS,                                                      \
        "the seat does not have that many chips", "TR-11 TR-33")               \
    STATUS(TALON_E_BAR,                                                        \
        "holding cards that pay bars the seat from this", "TR-12")             \
    STATUS(TALON_E_SPARE,                                                      \
        "not allowed with the spare hand, or not allowed again", "TR-10")      \
    STATUS(TALON_E_BET_LIMIT, "the amount is above the bet limit", "TR-18")    \
    STATUS(TALON_E_RAISE_CAP,                                                  \
        "no more raises are allowed in this deal", "TR-18")                    \
    STATUS(TALON_E_NO_RIVAL,                                                   \
        "no other seat has chips to call with", "TR-33")                       \
    STATUS(TALON_E_LEAD_SUIT, "this card may not be led now", "TR-22 TR-24")   \
    STATUS(TALON_E_LEAD_LOWEST,                                                \
        "the lowest card of the suit must be led", "TR-21 TR-22 TR-24")        \
    STATUS(TALON_E_RUN, "the next card of the run must be played", "TR-23")    \
    STATUS(TALON_E_BOARD,                                                      \
        "a board needs one ace, one king, one queen, one jack and one ten",    \
        "TR-6")                                                                \
    STATUS(TALON_E_TOO_FEW, "fewer than two seats can pay the ante", "TR-32")  \
                                                                               \
    STATUS(TALON_E_SYNTAX, "a word is missing or not understood", "")          \
    STATUS(TALON_E_LINE_LONG, "a line is longer than 1024 bytes", "")          \
    STATUS(TALON_E_CHARACTER, "a character is not printable ASCII", "")        \
    STATUS(TALON_E_NOT_RECORD,                                                 \
        "a record must begin with a talon-record line", "")                    \
    STATUS(TALON_E_VERSION,                                                    \
        "this version of the record format is not supported", "")              \
    STATUS(TALON_E_KEY_TWICE, "a key appears twice in the header", "")         \
    STATUS(TALON_E_NUMBER, "not a number as records write it", "")             \
    STATUS(TALON_E_ANNOTATION, "the annotation is not true here", "")          \
    STATUS(TALON_E_TRUNCATED, "the text ends inside the header", "")           \
    STATUS(TALON_E_EXTRA, "the line has too many words", "")                   \
                                                                               \
    STATUS(TALON_E_SAVED_LENGTH, "too few or too many saved bytes", "")        \
    STATUS(TALON_E_SAVED_MARK, "the bytes were not saved by talon", "")        \
    STATUS(TALON_E_SAVED_VERSION,                                              \
        "the bytes were saved in a later version of the format", "")           \
    STATUS(TALON_E_SAVED_FIELD, "a saved field has an impossible value", "")   \
    STATUS(TALON_E_SAVED_STATE,                                                \
        "saved values conflict with each other or with the rules", "")         \
                                                                               \
    STATUS(TALON_E_SOLVER, "not a solver made by talon", "")                   \
    STATUS(TALON_E_PLAYED,                                                     \
        "the trick on the table cannot have been played like this", "")        \
    STATUS(TALON_E_LEVEL, "no such level of players", "")                      \
    STATUS(TALON_E_BUDGET, "more worlds or nodes than a player may have", "")
/* clang-format on */

#define LITERAL(number, text, clause) #number "\0" text "\0" clause
#define ROOM(number, text, clause)                                             \
    char number[sizeof LITERAL(number, text, clause)];
#define TEXT(number, text, clause) LITERAL(number, text, clause),
#define ROW(number, text, clause)  {number, offsetof(struct texts, number)},

/* A member for each status, with the name of its number. */
struct texts {
    STATUSES(ROOM)
};

static const struct texts texts = {STATUSES(TEXT)};

struct row {
    int16_t number;
    uint16_t offset; /* of its texts */
};

static const struct row rows[] = {STATUSES(ROW)};

_Static_assert(sizeof(struct texts) <= UINT16_MAX, "offsets fit");

#define ROWS (sizeof rows / sizeof rows[0])

static const char *texts_of(const struct row *row)
{
    return (const char *)&texts + row->offset;
}

/* The name, text or clause of a status, which are 0, 1 and 2. */
static const char *find(talon_status status, uint32_t which)
{
    size_t i;

    for (i = 0; i < ROWS; i++) {
        if (rows[i].number == status)
            return text_at(texts_of(&rows[i]), which);
    }
    return "";
}

const char *talon_status_name(talon_status status)
{
    return find(status, 0);
}

const char *talon_status_text(talon_status status)
{
    return find(status, 1);
}

const char *talon_status_clause(talon_status status)
{
    return find(status, 2);
}

int tln_status_at(uint32_t index, struct term *term)
{
    if (index >= ROWS)
        return 0;
    *term = (struct term){rows[index].number, texts_of(&rows[index])};
    return 1;
}
