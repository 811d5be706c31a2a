/* SPDX-License-Identifier: MIT */
/* A line read as a move of one kind: first every atom gets a role, then the
 * atoms of cards are put together. The order of words does not matter, apart
 * from suits and ranks that stand beside each other. */
#include "words/read/draft.h"

enum role {
    WORD,
    CARD,
    AMOUNT,
    SUIT,
    NAMED,
    NONE
};

/* The atoms of cards. */
struct pieces {
    const struct line *line;
    uint8_t at[TLN_W_ATOMS]; /* numbers of atoms */
    uint32_t count;
};

/* The atoms that are read. */
struct span {
    const struct line *line;
    uint32_t row, skip, skipped;
    int naming; /* a suit is named for the joker, with a word for that */
};

static const struct atom *atom_at(const struct span *span, uint32_t i)
{
    return &span->line->atoms.atom[i];
}

static int is_skipped(const struct span *span, uint32_t i)
{
    return i >= span->skip && i < span->skip + span->skipped;
}

/* The next atom that says something, or, with a step of -1, the one before it;
 * or NULL. */
static const struct atom *neighbor(const struct span *span, uint32_t i,
                                   int32_t step)
{
    uint32_t count = span->line->atoms.count;

    for (i += (uint32_t)step; i < count; i += (uint32_t)step)
        if (!is_skipped(span, i) && !(atom_at(span, i)->marks & TLN_W_FILLER))
            return atom_at(span, i);
    return NULL;
}

static int has_cards(const struct atom *atom, uint32_t wants)
{
    return atom->cards != 0 || atom->suits & TLN_W_SUITS || atom->ranks != 0 ||
           (wants & TLN_W_SETS && atom->marks & TLN_W_ALL);
}

/* Whether an atom is a suit that stands alone. */
static int is_lone_suit(const struct span *span, uint32_t i)
{
    uint32_t count = span->line->atoms.count;

    return atom_at(span, i)->suits & TLN_W_SUITS && !atom_at(span, i)->glued &&
           !(i + 1 < count && atom_at(span, i + 1)->glued);
}

/* Whether a word says that a suit is named for the joker. One that may also be
 * a card, as “as” may, has to stand before a suit. */
static int is_naming(const struct span *span, uint32_t i)
{
    const struct atom *atom = atom_at(span, i);
    const struct atom *next = neighbor(span, i, 1);

    if (!(atom->marks & TLN_W_NAMING) ||
        !(tln_w_kinds[span->row].wants & TLN_W_NAMED))
        return 0;
    return atom->cards == 0 ||
           (next != NULL &&
            is_lone_suit(span, (uint32_t)(next - span->line->atoms.atom)));
}

/* Whether a suit is one that is named for the joker: after a word for that, or
 * before one if no rank goes with it, or after the joker itself. */
static int is_named(const struct span *span, uint32_t i)
{
    const struct atom *atoms = span->line->atoms.atom;
    const struct atom *last = neighbor(span, i, -1),
                      *next = neighbor(span, i, 1);

    if (!(tln_w_kinds[span->row].wants & TLN_W_NAMED) || !is_lone_suit(span, i))
        return 0;
    if (last != NULL && is_naming(span, (uint32_t)(last - atoms)))
        return 1;
    if (next != NULL && next->cards == 0 &&
        (last == NULL || last->ranks == 0) &&
        is_naming(span, (uint32_t)(next - atoms)))
        return 1;
    return !(tln_w_kinds[span->row].wants & TLN_W_JOKER_STAYS) &&
           last != NULL && last->cards != 0 && !(last->cards & ~TLN_W_JOKERS) &&
           (next == NULL || next->ranks == 0);
}

/* Whether one of two atoms is a suit and the other a rank. */
static int are_card(const struct atom *a, const struct atom *b)
{
    return (a->suits & TLN_W_SUITS && b->ranks) ||
           (a->ranks && b->suits & TLN_W_SUITS);
}

/* Whether an atom of a card goes with the one before or after it, and these
 * with no other. Alone in a line it goes with nothing, but is a card. */
static int has_partner(const struct span *span, uint32_t i)
{
    const struct atom *atoms = span->line->atoms.atom;
    const struct atom *last = neighbor(span, i, -1),
                      *next = neighbor(span, i, 1);
    uint32_t count = span->line->atoms.count;

    if (last == NULL && next == NULL)
        return 1;
    if (last != NULL && are_card(&atoms[i], last) &&
        (atoms[i].glued || !last->glued))
        return 1;
    return next != NULL && are_card(&atoms[i], next) &&
           (next->glued || next + 1 == atoms + count || !next[1].glued);
}

/* The role of a word or number that may be a card. */
static enum role card_role(const struct span *span, uint32_t i, int word)
{
    const struct atom *atom = atom_at(span, i);

    if (span->naming && tln_w_kinds[span->row].wants & TLN_W_JOKER_STAYS &&
        atom->cards != 0 && !(atom->cards & ~TLN_W_JOKERS))
        return WORD;
    return word && atom->cards == 0 && !has_partner(span, i) ? WORD : CARD;
}

static enum role role_of(const struct span *span, uint32_t i,
                         const struct draft *draft)
{
    const struct atom *atom = atom_at(span, i);
    uint32_t wants = tln_w_kinds[span->row].wants;
    int verb = (atom->verbs | atom->starts) >> span->row & 1;
    int word = verb || atom->marks & TLN_W_FILLER || is_naming(span, i) ||
               atom->worded >> span->row & 1;

    if (atom->kind == TLN_W_STRANGE)
        return NONE;
    if (is_named(span, i))
        return draft->suits == 0 ? NAMED : NONE;
    if (is_naming(span, i))
        return WORD;
    if (wants & TLN_W_CARDS && has_cards(atom, wants))
        return card_role(span, i, word);
    if (wants & TLN_W_AMOUNT && atom->number >= 0 && draft->amount < 0)
        return AMOUNT;
    if (wants & TLN_W_SUIT && atom->suits != 0 && draft->suits == 0)
        return SUIT;
    return word ? WORD : NONE;
}

static const struct atom *piece(const struct pieces *pieces, uint32_t i)
{
    return &pieces->line->atoms.atom[pieces->at[i]];
}

/* How many pieces are glued together from one on. */
static uint32_t glued_from(const struct pieces *pieces, uint32_t i)
{
    uint32_t n = 1;

    while (i + n < pieces->count && piece(pieces, i + n)->glued &&
           pieces->at[i + n] == pieces->at[i + n - 1] + 1)
        n++;
    return n;
}

static int is_loose(const struct pieces *pieces, uint32_t i)
{
    return i < pieces->count && glued_from(pieces, i) == 1;
}

static int is_set(const struct draft *draft)
{
    return (tln_w_kinds[draft->row].wants & TLN_W_SETS) != 0;
}

/* Adds cards to a set. */
static int add_to_set(struct draft *draft, talon_cards cards)
{
    draft->items[0] |= cards;
    draft->item_count = 1;
    if ((cards & (cards - 1)) == 0)
        draft->exact |= cards;
    return 1;
}

/* Adds a card that is one of these. The same card twice is refused. */
static int add_item(struct draft *draft, talon_cards cards)
{
    uint32_t i;

    if (cards == 0 || draft->item_count == TLN_W_ITEMS)
        return 0;
    if (is_set(draft))
        return add_to_set(draft, cards);
    for (i = 0; i < draft->item_count; i++)
        if (draft->items[i] == cards && (cards & (cards - 1)) == 0) {
            draft->twice |= cards;
            return 0;
        }
    draft->items[draft->item_count++] = cards;
    return 1;
}

/* Whether a comma stands before a piece. In a set, the suit and the rank of a
 * card do not stand on two sides of it. */
static int is_apart(const struct pieces *pieces, uint32_t i)
{
    const struct atom *last = piece(pieces, i - 1);
    const char *text = pieces->line->text;
    uint32_t at;

    for (at = last->at + last->length; at < piece(pieces, i)->at; at++)
        if (text[at] == ',')
            return 1;
    return 0;
}

static talon_cards pair(const struct atom *suit, const struct atom *rank)
{
    return tln_w_cards_of(suit->suits & TLN_W_SUITS, rank->ranks);
}

/* Cards that are glued together: a suit and a rank in any order, or a whole
 * card. Returns how many pieces it took, or 0. */
static uint32_t glued_cards(const struct pieces *pieces, uint32_t i,
                            struct draft *draft)
{
    const struct atom *a = piece(pieces, i), *b = piece(pieces, i + 1);

    if (add_item(draft, pair(a, b) | pair(b, a)))
        return 2;
    return add_item(draft, a->cards) ? 1 : 0;
}

/* A suit and ranks, or ranks and a suit, that stand apart. Returns how many
 * pieces it took, or 0. */
static uint32_t loose_cards(const struct pieces *pieces, uint32_t i,
                            enum tln_w_order order, struct draft *draft)
{
    int first = order == TLN_W_SUIT_FIRST || order == TLN_W_SUIT_ONCE;
    int many = order == TLN_W_SUIT_ONCE || order == TLN_W_SUIT_LAST;
    uint32_t from = first ? i + 1 : i, to = from, suit = i, at;

    while (is_loose(pieces, to) && piece(pieces, to)->ranks != 0 &&
           (to == from || many))
        to++;
    if (!first)
        suit = to;
    if (to == from || !is_loose(pieces, suit) || !is_loose(pieces, i) ||
        (is_set(draft) && is_apart(pieces, first ? from : to)))
        return 0;
    for (at = from; at < to; at++)
        if (pair(piece(pieces, suit), piece(pieces, at)) == 0)
            return 0;
    for (at = from; at < to; at++)
        if (!add_item(draft, pair(piece(pieces, suit), piece(pieces, at))))
            return 0;
    return to - from + 1;
}

/* One piece alone: a card, or a rank, or a suit if it is all that was said. */
static uint32_t lone_card(const struct pieces *pieces, uint32_t i,
                          enum tln_w_order order, struct draft *draft)
{
    const struct atom *atom = piece(pieces, i);
    talon_cards cards = atom->cards;
    int alone = pieces->count == 1 || is_set(draft);

    if (order == TLN_W_NO_SUITS || alone)
        cards |= tln_w_cards_of(TLN_W_SUITS, atom->ranks);
    if (alone && (cards == 0 || !(atom->marks & TLN_W_CODE)))
        cards |= tln_w_cards_of(atom->suits & TLN_W_SUITS, ~(uint32_t)0);
    if (cards != atom->cards)
        draft->vague++;
    if (is_set(draft) && atom->marks & TLN_W_ALL)
        cards = ~(talon_cards)0;
    return add_item(draft, cards) ? 1 : 0;
}

/* Puts cards together. Returns the number of pieces, or the one that does not
 * fit. */
static uint32_t group(const struct pieces *pieces, enum tln_w_order order,
                      struct draft *draft)
{
    uint32_t i, took, n, left = 0;

    for (i = 0; i < pieces->count; i += took) {
        n = left > 0 ? left : glued_from(pieces, i);
        took = 0;
        if (n > 1)
            took = glued_cards(pieces, i, draft);
        else if (left > 0)
            took = add_item(draft, piece(pieces, i)->cards) ? 1 : 0;
        else if (order != TLN_W_NO_SUITS)
            took = loose_cards(pieces, i, order, draft);
        if (took == 0 && n == 1 && left == 0)
            took = lone_card(pieces, i, order, draft);
        if (took == 0)
            break;
        left = took < n ? n - took : 0;
    }
    return i;
}

static void take(struct draft *draft, const struct atom *atom, enum role role)
{
    if (role == AMOUNT)
        draft->amount = atom->number;
    if (role == SUIT || role == NAMED)
        draft->suits = role == SUIT ? atom->suits : atom->suits & 0x3E;
    if (role == WORD && atom->verbs >> draft->row & 1)
        draft->said = 1;
    if (role == WORD && atom->starts >> draft->row & 1)
        draft->begun = 1;
}

/* Whether what is there is a move, or the beginning of one. */
static int finish(struct draft *draft)
{
    const uint32_t miseres =
        1u << TALON_DENOMINATION_MISERE | 1u << TALON_DENOMINATION_OPEN_MISERE;
    uint32_t wants = tln_w_kinds[draft->row].wants;
    int fields =
        draft->item_count > 0 || draft->suits != 0 || draft->amount >= 0;

    if (draft->said)
        draft->begun = 0;
    draft->said |= draft->begun;
    if (wants & TLN_W_AMOUNT && draft->suits != 0 &&
        !(draft->suits & ~miseres)) {
        if (draft->amount >= 0)
            return 0;
        draft->amount = 0;
    }
    draft->whole = !(wants & TLN_W_CARDS && draft->item_count == 0) &&
                   !(wants & TLN_W_AMOUNT && draft->amount < 0) &&
                   !(wants & TLN_W_SUIT && draft->suits == 0);
    return draft->said || (wants & TLN_W_BARE && fields);
}

uint32_t tln_w_draft(const struct line *line, uint32_t row,
                     enum tln_w_order order, uint32_t skip, uint32_t skipped,
                     struct draft *draft)
{
    static const struct draft none = {.amount = -1};
    struct span span = {line, row, skip, skipped, 0};
    struct pieces pieces = {.line = line};
    uint32_t i, done;
    enum role role;

    *draft = none;
    draft->row = row;
    for (i = 0; i < line->atoms.count; i++)
        span.naming |= !is_skipped(&span, i) && is_named(&span, i);
    for (i = 0; i < line->atoms.count; i++) {
        if (is_skipped(&span, i))
            continue;
        role = role_of(&span, i, draft);
        if (role == NONE)
            return i;
        if (role == CARD)
            pieces.at[pieces.count++] = (uint8_t)i;
        take(draft, &line->atoms.atom[i], role);
    }
    done = group(&pieces, order, draft);
    if (done < pieces.count)
        return pieces.at[done];
    return finish(draft) ? line->atoms.count : 0;
}
