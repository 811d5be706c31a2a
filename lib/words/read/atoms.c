/* SPDX-License-Identifier: MIT */
/* Divides a text into atoms: the longest runs of letters or of digits, and
 * single signs. What stands together without a space is glued, also across a
 * hyphen: “♥10”, “Herz-Zehn”. */
#include "words/read/atoms.h"

#include "words/read/letters.h"

enum sort {
    SPACE,
    HYPHEN,
    LETTER,
    DIGIT,
    SIGN,
    MARK,
    STRANGE
};

/* Suits of U+2660 … U+2667. */
static const uint8_t sign_suits[] = {
    TALON_SUIT_SPADES, TALON_SUIT_HEARTS, TALON_SUIT_DIAMONDS, TALON_SUIT_CLUBS,
    TALON_SUIT_SPADES, TALON_SUIT_HEARTS, TALON_SUIT_DIAMONDS, TALON_SUIT_CLUBS,
};

static int is_space(uint32_t c)
{
    static const char spaces[] = " \t\r\n,.;:!()\"/";
    uint32_t i;

    for (i = 0; spaces[i] != '\0'; i++)
        if (c == (unsigned char)spaces[i])
            return 1;
    return c == 0xA0 || c == 0xAB || c == 0xBB || c == 0x3000 || c == 0xFEFF ||
           (c >= 0x2000 && c < 0x2070);
}

static talon_cards card_of_picture(uint32_t c)
{
    uint32_t card;

    for (card = 0; c >= 0x1F0A1 && card < TALON_PACK_MAX; card++)
        if (talon_card_unicode((talon_card)card) == c)
            return (talon_cards)1 << card;
    return 0;
}

static enum sort sort_of(uint32_t c)
{
    if (tln_w_is_mark(c) || c == 0xFE0E || c == 0xFE0F)
        return MARK;
    if (c == '-' || (c >= 0x2010 && c <= 0x2015))
        return HYPHEN;
    if (is_space(c))
        return SPACE;
    if (tln_w_is_letter(c))
        return LETTER;
    if (c >= '0' && c <= '9')
        return DIGIT;
    return (c >= 0x2660 && c <= 0x2667) || card_of_picture(c) != 0 ? SIGN
                                                                   : STRANGE;
}

/* Gives a sign its meaning. */
static void set_sign(struct atom *atom, uint32_t c)
{
    if (c >= 0x2660 && c <= 0x2667)
        atom->suits = 1u << sign_suits[c - 0x2660];
    else
        atom->cards = card_of_picture(c);
}

/* Adds a digit. A number has at most nine. */
static void add_digit(struct atom *atom, uint32_t c)
{
    if (atom->length >= 9)
        atom->kind = TLN_W_STRANGE;
    else if (atom->kind == TLN_W_NUMBER)
        atom->number = atom->number * 10 + (int32_t)(c - '0');
}

/* A new atom, or the last one again if there is no room. */
static struct atom *add_atom(struct atoms *atoms, enum tln_w_atom_kind kind,
                             size_t at)
{
    static const struct atom none = {.number = -1};
    struct atom *atom = &atoms->atom[atoms->count];

    if (atoms->count == TLN_W_ATOMS) {
        atom--;
        atom->kind = TLN_W_STRANGE;
        return atom;
    }
    atoms->count++;
    *atom = none;
    atom->kind = (uint8_t)kind;
    atom->number = kind == TLN_W_NUMBER ? 0 : -1;
    atom->at = (uint16_t)at;
    return atom;
}

/* Where the division is. */
struct place {
    struct atom *atom; /* the last one, or NULL after a space */
    enum sort sort;    /* of the last character */
};

static void start(struct place *place, struct atoms *atoms, enum sort sort,
                  uint32_t c, size_t at)
{
    static const uint8_t kinds[] = {
        0,          TLN_W_STRANGE, TLN_W_WORD,   TLN_W_NUMBER,
        TLN_W_SIGN, TLN_W_STRANGE, TLN_W_STRANGE};
    int glued = place->atom != NULL;

    place->atom = add_atom(atoms, kinds[sort], at);
    if (glued)
        place->atom->glued = 1;
    if (sort == SIGN && place->atom->kind == TLN_W_SIGN)
        set_sign(place->atom, c);
}

/* Whether a character goes on with the atom before it. */
static int goes_on(const struct place *place, enum sort sort)
{
    return place->atom != NULL &&
           (sort == MARK ||
            (sort == place->sort && sort != SIGN && sort != HYPHEN));
}

/* Takes one character. */
static void take(struct place *place, struct atoms *atoms, uint32_t c,
                 size_t at, size_t end)
{
    enum sort sort = sort_of(c);

    if (sort == SPACE) {
        place->atom = NULL;
        return;
    }
    if (sort == HYPHEN && place->atom != NULL && place->sort != HYPHEN) {
        place->sort = HYPHEN;
        return;
    }
    if (!goes_on(place, sort))
        start(place, atoms, sort, c, at);
    if (sort == DIGIT)
        add_digit(place->atom, c);
    if (sort != MARK)
        place->sort = sort;
    place->atom->length = (uint16_t)(end - place->atom->at);
}

talon_status tln_w_divide(struct atoms *atoms, const char *text, size_t length,
                          size_t *bad)
{
    struct place place = {NULL, SPACE};
    const char *at = text, *from, *end = length > 0 ? text + length : text;
    uint32_t c;

    atoms->count = 0;
    while (at < end) {
        from = at;
        c = tln_w_next(&at, end);
        if (c == TLN_W_INVALID) {
            *bad = (size_t)(from - text);
            return TALON_E_CHARACTER;
        }
        take(&place, atoms, c, (size_t)(from - text), (size_t)(at - text));
    }
    return TALON_OK;
}
