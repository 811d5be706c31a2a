/* SPDX-License-Identifier: MIT */
/* The moves that a line may mean. A line is read as every kind of move, in
 * every order of suits and ranks; of these drafts the best ones count: first
 * those that are possible in this phase at all, then those with as many cards
 * as must be chosen, then those that leave nothing out. Of the cards that a
 * word may mean, those in the hand count. It is never asked what is legal: then
 * a slip would play a card that was not meant. If several moves are left, the
 * person has to choose. */
#include "words/read/candidates.h"

#include "talon/five_hundred.h"

/* The moves found, and cards that were named more often than there are. */
struct found {
    talon_move moves[TALON_READING_COUNT_MAX];
    uint32_t count;
    talon_cards twice;
};

/* Moves that are looked at to go on with a draft. */
#define MOVES_TRIED 4096

/* How good a draft is. */
enum {
    UNREAD,
    READ = 1,
    WHOLE = 2,
    FITS = 4,
    NOW = 8
};

static uint32_t kind_of(const struct draft *draft)
{
    return tln_w_kinds[draft->row].kind;
}

/* Fills in what a seat may do. */
static talon_status list_wishes(struct asked *asked)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t i, required;
    talon_status status =
        talon_game_choices_of(asked->line->game, asked->seat, choices,
                              TALON_CHOICES_MAX, &asked->count);

    for (i = 0; status >= 0 && i < asked->count; i++) {
        required = talon_cards_count(&choices[i].required);
        asked->wishes[i].kind = choices[i].kind;
        asked->wishes[i].least = (uint8_t)(required + choices[i].pick_min);
        asked->wishes[i].most = (uint8_t)(required + choices[i].pick_max);
    }
    return status;
}

talon_status tln_w_ask(struct asked *asked, const struct line *line,
                       int32_t seat)
{
    talon_status status;

    asked->line = line;
    asked->seat = seat;
    asked->held = 0;
    if (seat < 0)
        return TALON_E_SEAT;
    status = list_wishes(asked);
    if (status < 0)
        return status;
    (void)talon_game_cards(line->game, (uint32_t)seat, &asked->held, NULL);
    return TALON_OK;
}

/* Whether moves of the kind are possible. */
static int is_possible(const struct asked *asked, uint32_t row)
{
    uint32_t i;

    for (i = 0; i < asked->count; i++)
        if (asked->wishes[i].kind == tln_w_kinds[row].kind)
            return 1;
    return 0;
}

/* Whether some moves of the kind want as many cards. */
static int fits(const struct asked *asked, const struct draft *draft)
{
    uint32_t i, count = draft->item_count;

    for (i = 0; i < asked->count; i++)
        if (asked->wishes[i].kind == kind_of(draft) &&
            (count == 0 || (count >= asked->wishes[i].least &&
                            count <= asked->wishes[i].most)))
            return 1;
    return 0;
}

/* Out of phase, a number or half a card alone is no move: nobody knows what it
 * was meant for. */
static int is_clear(const struct asked *asked, const struct draft *draft)
{
    if (draft->said || draft->vague)
        return !draft->begun && !draft->vague;
    return draft->whole &&
           (asked->count == 0 || draft->item_count > 0 || draft->suits != 0);
}

static uint32_t worth(const struct asked *asked, const struct draft *draft)
{
    uint32_t worth = READ;

    if (is_possible(asked, draft->row))
        worth += NOW;
    else if (!is_clear(asked, draft))
        return UNREAD;
    if (fits(asked, draft))
        worth += FITS;
    if (draft->whole && !draft->begun)
        worth += WHOLE;
    return worth;
}

static void add(struct found *found, const talon_move *move)
{
    const talon_move *old;
    uint32_t i;

    for (i = 0; i < found->count; i++) {
        old = &found->moves[i];
        if (old->kind == move->kind && old->cards == move->cards &&
            old->amount == move->amount &&
            old->denomination == move->denomination)
            return;
    }
    if (found->count < TALON_READING_COUNT_MAX)
        found->moves[found->count++] = *move;
}

/* Adds a move with each suit that was said; or, for a joker whose suit was not
 * said, with each that is possible if it needs one. */
static void add_suits(struct found *found, const struct asked *asked,
                      const struct draft *draft, talon_move move)
{
    uint32_t fitting = 0, suits = draft->suits;
    int open =
        suits == 0 && talon_game_check(asked->line->game, &move, NULL) < 0;
    uint8_t suit;

    for (suit = 1; suit <= TALON_DENOMINATION_OPEN_MISERE; suit++) {
        move.denomination = suit;
        if (suits >> suit & 1 ||
            (open && tln_w_kinds[draft->row].wants & TLN_W_NAMED &&
             talon_game_check(asked->line->game, &move, NULL) == TALON_OK)) {
            add(found, &move);
            fitting++;
        }
    }
    move.denomination = 0;
    if (fitting == 0)
        add(found, &move);
}

/* The cards that an item may be: of those of the hand if there are any, and of
 * two jokers the high one. */
static talon_cards narrowed(const struct asked *asked,
                            const struct draft *draft, uint32_t item)
{
    const talon_cards high = (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    talon_cards cards = draft->items[item], mine = cards & asked->held;

    if (tln_w_kinds[draft->row].wants & TLN_W_NOT_MINE)
        mine = cards & ~asked->held;
    if (mine != 0)
        cards = mine;
    return cards == TLN_W_JOKERS ? high : cards;
}

/* The cards that an item of a draft may be, if those before it are in a move,
 * and `last` is that of the one before. Of items that are alike, a later one is
 * a higher card, so that no move is made twice. */
static talon_cards ways(struct found *found, const struct asked *asked,
                        const struct draft *draft, uint32_t item,
                        const talon_move *move, talon_cards last)
{
    talon_cards all = narrowed(asked, draft, item), cards = all & ~move->cards;

    if (item > 0 && draft->items[item] == draft->items[item - 1])
        cards &= ~(last | (last - 1));
    if (cards == 0)
        found->twice |= all;
    return cards;
}

/* Adds a move for every way to make cards of the items: each card of an item
 * with each of the next. */
static void add_cards(struct found *found, const struct asked *asked,
                      const struct draft *draft, talon_move move)
{
    talon_cards left[TLN_W_ITEMS], card[TLN_W_ITEMS];
    uint32_t item = 0, count = draft->item_count;

    if (count == 0) {
        add_suits(found, asked, draft, move);
        return;
    }
    left[0] = ways(found, asked, draft, 0, &move, 0);
    for (;;) {
        if (left[item] == 0 || found->count == TALON_READING_COUNT_MAX) {
            if (item == 0)
                return;
            move.cards &= ~card[--item];
            continue;
        }
        card[item] = left[item] & (~left[item] + 1);
        left[item] &= ~card[item];
        move.cards |= card[item];
        if (item + 1 < count) {
            item++;
            left[item] = ways(found, asked, draft, item, &move, card[item - 1]);
            continue;
        }
        add_suits(found, asked, draft, move);
        move.cards &= ~card[item];
    }
}

/* Adds the possible moves that go on as a draft begins; if there are none, one
 * to be refused. */
static void add_possible(struct found *found, const struct asked *asked,
                         const struct draft *draft, talon_move begun)
{
    const struct tln_w_kind *kind = &tln_w_kinds[draft->row];
    uint32_t count = 0, i, fitting = 0;
    talon_move move;

    if (talon_game_seat_move_count(asked->line->game, asked->seat, &count) < 0)
        count = 0;
    for (i = 0; i < count && i < MOVES_TRIED; i++) {
        if (talon_game_seat_move_at(asked->line->game, asked->seat, i, &move) <
            0)
            break;
        if (move.kind == kind_of(draft) &&
            (draft->amount < 0 || move.amount == draft->amount) &&
            (draft->suits == 0 || draft->suits >> move.denomination & 1)) {
            add(found, &move);
            fitting++;
        }
    }
    while (draft->suits >> begun.denomination > 1)
        begun.denomination++;
    if (draft->suits == 0 && kind->wants & TLN_W_SUIT)
        begun.denomination = TALON_SUIT_SPADES;
    if (draft->amount < 0)
        begun.amount = kind->amount;
    if (fitting == 0)
        add(found, &begun);
}

static void add_draft(struct found *found, const struct asked *asked,
                      const struct draft *draft)
{
    static const talon_move none;
    talon_move move = none;

    move.kind = (uint16_t)kind_of(draft);
    move.seat = (int8_t)asked->seat;
    move.amount = draft->amount > 0 ? draft->amount : 0;
    if (draft->whole)
        add_cards(found, asked, draft, move);
    else
        add_possible(found, asked, draft, move);
}

/* A line, and how far it was understood. */
struct reader {
    const struct asked *asked;
    uint32_t skip, skipped, far;
    talon_cards twice; /* cards that are named again there */
};

/* Looks how far a draft went. */
static void look(struct reader *reader, const struct draft *draft, uint32_t end)
{
    if (end > reader->far)
        reader->twice = 0;
    if (end >= reader->far) {
        reader->far = end;
        reader->twice |= draft->twice;
    }
}

/* Reads a line in every way: returns the worth of the best one, or adds the
 * moves of those that have a worth to `found`. */
static uint32_t read_all(struct reader *reader, uint32_t wanted,
                         struct found *found)
{
    const struct line *line = reader->asked->line;
    uint32_t row, order, end, one, best = UNREAD, read = 0;
    struct draft draft;

    for (row = 0; row < tln_w_kind_count; row++, read = 0)
        for (order = 0; order < TLN_W_ORDERS; order++) {
            if ((order == TLN_W_SUIT_ONCE && read) ||
                (order > 0 && !(tln_w_kinds[row].wants & TLN_W_CARDS)))
                break;
            end = tln_w_draft(line, row, (enum tln_w_order)order, reader->skip,
                              reader->skipped, &draft);
            if (end < line->atoms.count) {
                look(reader, &draft, end);
                continue;
            }
            read = 1;
            one = worth(reader->asked, &draft);
            best = one > best ? one : best;
            if (found != NULL && one == wanted)
                add_draft(found, reader->asked, &draft);
        }
    return best;
}

static void not_understood(const struct reader *reader, talon_reading *reading)
{
    const struct atom *atom = &reader->asked->line->atoms.atom[reader->far];

    reading->answer = TALON_READING_UNKNOWN;
    reading->status = reader->twice != 0 ? TALON_E_CARD_TWICE : TALON_E_SYNTAX;
    reading->concerned = reader->twice;
    reading->start = atom->at;
    reading->length = atom->length;
}

/* Several moves: a question if any of them is possible, else a refusal. */
static void settle_several(const struct found *found, const talon_game *game,
                           talon_reading *reading)
{
    talon_status status;
    talon_cards concerned;
    uint32_t i;

    for (i = 0; i < found->count; i++) {
        status = talon_game_check(game, &found->moves[i], &concerned);
        if (status >= 0) {
            reading->answer = TALON_READING_SEVERAL;
            reading->status = TALON_E_SYNTAX;
            reading->concerned = 0;
            reading->count = found->count;
            for (i = 0; i < found->count && i < TALON_READING_MOVES_MAX; i++)
                reading->moves[i] = found->moves[i];
            return;
        }
        if (i == 0 || reading->status == TALON_E_KIND) {
            reading->status = status;
            reading->moves[0] = found->moves[i];
        }
        if (status == reading->status)
            reading->concerned |= concerned;
    }
    reading->answer = TALON_READING_REFUSED;
    reading->count = 1;
}

static void settle_one(const talon_move *move, const talon_game *game,
                       talon_reading *reading)
{
    reading->moves[0] = *move;
    reading->count = 1;
    reading->status = talon_game_check(game, move, &reading->concerned);
    reading->answer =
        reading->status < 0 ? TALON_READING_REFUSED : TALON_READING_MOVE;
}

void tln_w_decide(const struct asked *asked, uint32_t skip, uint32_t skipped,
                  talon_reading *reading)
{
    static const talon_reading none;
    struct reader reader = {asked, skip, skipped, 0, 0};
    struct found found;
    uint32_t best = read_all(&reader, UNREAD, NULL);

    *reading = none;
    found.count = 0;
    found.twice = 0;
    if (best != UNREAD)
        (void)read_all(&reader, best, &found);
    reader.twice |= found.twice;
    if (found.count == 0)
        not_understood(&reader, reading);
    else if (found.count == 1)
        settle_one(&found.moves[0], asked->line->game, reading);
    else
        settle_several(&found, asked->line->game, reading);
}
