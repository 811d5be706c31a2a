/* SPDX-License-Identifier: MIT */
/* Every status in one table: its name, what it says to a person, and the
 * clauses of the rules behind it. */
#include "base/term.h"

struct status {
    talon_status number;
    const char *name;
    const char *text;
    const char *clause;
};

#define STATUS(number, text, clause)                                           \
    {                                                                          \
        number, #number, text, clause                                          \
    }

/* clang-format off */
static const struct status statuses[] = {
    STATUS(TALON_OK, "success", ""),
    STATUS(TALON_UNKNOWN, "part of the answer is not known to the asker", ""),

    STATUS(TALON_E_NULL, "a pointer is null that must not be", ""),
    STATUS(TALON_E_ALIGNMENT, "memory for a game must be 8-aligned", ""),
    STATUS(TALON_E_SPACE, "the buffer is too small", ""),
    STATUS(TALON_E_MEMORY, "the allocator gave no memory", ""),
    STATUS(TALON_E_ALLOCATOR,
        "no allocator is given, and none is built in", ""),
    STATUS(TALON_E_HANDLE, "this is not a game made by talon", ""),
    STATUS(TALON_E_WRONG_GAME, "this belongs to another game", ""),
    STATUS(TALON_E_GAME, "there is no such game", ""),
    STATUS(TALON_E_PRESET, "there is no such preset", ""),
    STATUS(TALON_E_OPTION, "there is no such option", ""),
    STATUS(TALON_E_VALUE, "the option has no such value", ""),
    STATUS(TALON_E_UNSUPPORTED,
        "an option has a value that this version does not know", ""),
    STATUS(TALON_E_RULES, "the rules conflict with each other", ""),
    STATUS(TALON_E_INDEX, "the index is out of range", ""),
    STATUS(TALON_E_SEAT, "there is no such seat", ""),
    STATUS(TALON_E_PLACE, "there is no such place for cards", ""),
    STATUS(TALON_E_ARGUMENT, "an argument is out of range", ""),
    STATUS(TALON_E_LIMIT, "a number would pass its limit", "FH-40 TR-3"),
    STATUS(TALON_E_VIEW, "this cannot be done with this view of a game", ""),
    STATUS(TALON_E_NO_WORLD, "no game has this view", ""),
    STATUS(TALON_E_TRIES, "no world was found in so many tries", ""),

    STATUS(TALON_E_KITTY_SIZE,
        "players, pack and jokers must leave a kitty of two to six cards",
        "FH-3"),
    STATUS(TALON_E_FIRST_DEALER,
        "the first dealer must be one of the seats", "FH-7 TR-7"),
    STATUS(TALON_E_INKLE_AUCTION,
        "inkles need an auction of one round", "FH-17"),
    STATUS(TALON_E_INKLE_LOWEST_BID,
        "inkles need six as the lowest bid", "FH-17"),
    STATUS(TALON_E_PAY_AUCTION_COLLECT,
        "an auction of the pay suit needs collecting in play", "TR-9"),
    STATUS(TALON_E_PAY_AUCTION_BOARD,
        "an auction of the pay suit needs a fixed board", "TR-9"),

    STATUS(TALON_E_CARD, "this is not a card", ""),
    STATUS(TALON_E_CARD_TWICE, "a card appears twice", ""),
    STATUS(TALON_E_CARD_FOREIGN, "a card is not in this pack", "FH-2 TR-1"),
    STATUS(TALON_E_CARD_COUNT, "the number of cards is wrong", ""),
    STATUS(TALON_E_NOT_DUE, "no such cards are due now", ""),
    STATUS(TALON_E_HAND_SIZE,
        "more cards are wanted in a place than it holds", ""),
    STATUS(TALON_E_SUIT, "there is no such suit", ""),
    STATUS(TALON_E_RANK, "there is no such rank", ""),

    STATUS(TALON_E_OVER, "the game is over", ""),
    STATUS(TALON_E_TURN, "another seat is to act", ""),
    STATUS(TALON_E_KIND, "this game has no such move", ""),
    STATUS(TALON_E_PHASE, "this move is not possible now", ""),
    STATUS(TALON_E_FIELD,
        "a field of the move that its kind does not use is not 0", ""),
    STATUS(TALON_E_DENOMINATION,
        "this suit, denomination or seat is not possible here", ""),
    STATUS(TALON_E_OTHER, "this is not another seat for such a move", ""),
    STATUS(TALON_E_AMOUNT, "the amount is out of range", ""),
    STATUS(TALON_E_NOT_HELD, "the seat does not hold this card", ""),
    STATUS(TALON_E_FOLLOW, "the suit led must be followed", "FH-25"),

    STATUS(TALON_E_BID_LOW,
        "the bid does not outrank the last one", "FH-10 FH-12"),
    STATUS(TALON_E_LOWEST_BID, "bids start at seven", "FH-16"),
    STATUS(TALON_E_INKLE,
        "a six may only be bid by the first two seats, upon sixes", "FH-17"),
    STATUS(TALON_E_MISERE, "misere may not be bid, or not yet", "FH-13"),
    STATUS(TALON_E_OPEN_MISERE,
        "open misere may not be bid, or not yet", "FH-14"),
    STATUS(TALON_E_NOMINATE,
        "a suit can only be named for a joker that is kept, without trumps",
        "FH-21"),
    STATUS(TALON_E_CALL_CARD, "this card cannot be called", "FH-22"),
    STATUS(TALON_E_JOKER_SUIT,
        "a joker led without trumps needs a suit, and no other card does",
        "FH-29"),
    STATUS(TALON_E_JOKER_NAMED,
        "the joker may not be led in this suit now", "FH-30"),
    STATUS(TALON_E_JOKER_LEAD, "the joker may not be led now", "FH-30"),
    STATUS(TALON_E_JOKER_FORCED, "the joker must be played", "FH-30"),

    STATUS(TALON_E_OFFER_LOW,
        "the offer is not more than the last one", "TR-9 TR-11"),
    STATUS(TALON_E_CHIPS,
        "the seat has not so many chips", "TR-11 TR-33"),
    STATUS(TALON_E_BAR, "cards that pay bar the seat from this", "TR-12"),
    STATUS(TALON_E_SPARE,
        "the rules do not allow this with the spare hand, or not again",
        "TR-10"),
    STATUS(TALON_E_BET_LIMIT, "this is above the limit of bets", "TR-18"),
    STATUS(TALON_E_RAISE_CAP,
        "no more raises are allowed in this deal", "TR-18"),
    STATUS(TALON_E_NO_RIVAL,
        "no other seat has chips to call a raise with", "TR-33"),
    STATUS(TALON_E_LEAD_SUIT,
        "this card may not be led now", "TR-22 TR-24"),
    STATUS(TALON_E_LEAD_LOWEST,
        "the lowest card of the suit must be led", "TR-21"),
    STATUS(TALON_E_RUN, "the next card of the run is due", "TR-23"),
    STATUS(TALON_E_BOARD,
        "a board needs one card each of ace, king, queen, jack and ten",
        "TR-6"),
    STATUS(TALON_E_TOO_FEW,
        "fewer than two seats can pay the ante", "TR-32"),

    STATUS(TALON_E_SYNTAX, "this word is not understood here", ""),
    STATUS(TALON_E_LINE_LONG, "a line may have 1024 bytes at most", ""),
    STATUS(TALON_E_CHARACTER, "a record is plain ASCII text", ""),
    STATUS(TALON_E_NOT_RECORD,
        "a record begins with the line talon-record", ""),
    STATUS(TALON_E_VERSION, "a record of a version not known here", ""),
    STATUS(TALON_E_KEY_TWICE, "this appears twice in the header", ""),
    STATUS(TALON_E_NUMBER, "this is not a number as records write it", ""),
    STATUS(TALON_E_ANNOTATION, "what the annotation says does not hold", ""),
    STATUS(TALON_E_TRUNCATED, "the text ends before the header does", ""),
    STATUS(TALON_E_EXTRA, "the line should have ended here", ""),

    STATUS(TALON_E_SAVED_LENGTH, "saved bytes are cut short or too many", ""),
    STATUS(TALON_E_SAVED_MARK, "these bytes were not saved by talon", ""),
    STATUS(TALON_E_SAVED_VERSION, "a later version saved these bytes", ""),
    STATUS(TALON_E_SAVED_FIELD,
        "a saved field has a value that it cannot have", ""),
    STATUS(TALON_E_SAVED_STATE,
        "saved values conflict with each other or with the rules", ""),
};
/* clang-format on */

static const struct status *find(talon_status number)
{
    size_t i;

    for (i = 0; i < sizeof statuses / sizeof statuses[0]; i++) {
        if (statuses[i].number == number)
            return &statuses[i];
    }
    return NULL;
}

const char *talon_status_name(talon_status status)
{
    const struct status *found = find(status);

    return found != NULL ? found->name : "";
}

const char *talon_status_text(talon_status status)
{
    const struct status *found = find(status);

    return found != NULL ? found->text : "";
}

const char *talon_status_clause(talon_status status)
{
    const struct status *found = find(status);

    return found != NULL ? found->clause : "";
}

int tln_status_at(uint32_t index, struct term *term)
{
    const struct status *row;

    if (index >= sizeof statuses / sizeof statuses[0])
        return 0;
    row = &statuses[index];
    *term = (struct term){row->number, row->name, row->text};
    return 1;
}
