/* SPDX-License-Identifier: MIT */
/* Characters and words. A word is compared by its letters alone: each becomes a
 * small letter without accents, so “König”, “KONIG” and “konig” are equal. In a
 * dictionary “ö” may also be typed “oe”. */
#include "words/read/letters.h"

/* The small letters without accents of U+00C0 … U+017F. */
static const char plain[] =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

uint32_t tln_w_next(const char **at, const char *end)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)*at;
    uint32_t c = *p, more, i;

    if (c < 0x80) {
        ++*at;
        return c;
    }
    more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
    if (c < 0xC2 || c > 0xF4 || (size_t)(end - *at) <= more)
        return TLN_W_INVALID;
    c &= 0x3Fu >> more;
    for (i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return TLN_W_INVALID;
        c = c << 6 | (p[i] & 0x3Fu);
    }
    if (c < least[more] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        return TLN_W_INVALID;
    *at += more + 1;
    return c;
}

const char *tln_w_end(const char *text)
{
    while (*text != '\0')
        text++;
    return text;
}

int tln_w_is_letter(uint32_t c)
{
    if (c < 0x80)
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return (c >= 0xC0 && c < 0x2000 && c != 0xD7 && c != 0xF7) ||
           (c >= 0x2C00 && c < 0xFE00 && c != 0x3000 && c != 0xFEFF);
}

int tln_w_is_mark(uint32_t c)
{
    return (c >= 0x300 && c < 0x370) || c == '\'' || c == 0x2019;
}

/* A letter as it is compared. */
static uint32_t folded(uint32_t c)
{
    if (c >= 'A' && c <= 'Z')
        return c + 32;
    if (c >= 0xC0 && c < 0x180)
        return (unsigned char)plain[c - 0xC0];
    if (c == 0x1E9E)
        return 's';
    if ((c >= 0x391 && c <= 0x3A9) || (c >= 0x410 && c <= 0x42F))
        return c + 32;
    return c >= 0x400 && c <= 0x40F ? c + 80 : c;
}

/* A word being read. */
struct spell {
    const char *at, *end; /* without an end, it ends in a zero */
    uint32_t last;        /* the character, before it was folded */
    int twice;            /* “ß” is two letters */
};

/* The end of the character there, in a text that is known to be sound. */
static const char *past(const char *at)
{
    unsigned char c = (unsigned char)*at;

    return at + (c < 0xC0 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4);
}

/* The next letter of a word as it is compared, or 0 past its end. */
static uint32_t next_letter(struct spell *spell)
{
    const char *at = spell->at;
    uint32_t c;

    if (spell->twice) {
        spell->twice = 0;
        return 's';
    }
    do {
        spell->at = at;
        if (at == spell->end || (spell->end == NULL && *at == '\0'))
            return 0;
        c = tln_w_next(&at, spell->end != NULL ? spell->end : past(at));
    } while (tln_w_is_mark(c));
    if (c == TLN_W_INVALID || !tln_w_is_letter(c))
        return 0;
    spell->at = at;
    spell->last = c;
    spell->twice = c == 0xDF || c == 0x1E9E;
    return folded(c);
}

static int is_umlaut(uint32_t c)
{
    c |= 0x20;
    return c == 0xE4 || c == 0xE6 || c == 0xF6 || c == 0xF8 || c == 0xFC;
}

/* Passes an “e” that was typed for the dots of an umlaut. */
static void pass_e(struct spell *typed, const struct spell *entry)
{
    struct spell next = *typed, wanted = *entry;

    if (is_umlaut(entry->last) && !is_umlaut(typed->last) &&
        next_letter(&next) == 'e' && next_letter(&wanted) != 'e')
        *typed = next;
}

static int is_ascii_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Passes the rest of a word. */
static void pass_word(struct spell *spell)
{
    do {
        while (is_ascii_letter(*spell->at))
            spell->at++;
    } while (next_letter(spell) != 0);
}

enum tln_w_alike tln_w_compare(const char **entry, const char *typed,
                               const char *end)
{
    struct spell wanted = {*entry, NULL, 0, 0};
    struct spell word = {typed, end, 0, 0};
    enum tln_w_alike alike = TLN_W_UNLIKE;
    uint32_t c, t;

    for (;;) {
        t = next_letter(&word);
        c = next_letter(&wanted);
        if (t == 0)
            alike = c == 0 ? TLN_W_EXACT : TLN_W_PREFIX;
        if (t == 0 || c != t)
            break;
        pass_e(&word, &wanted);
    }
    if (c != 0)
        pass_word(&wanted);
    *entry = wanted.at;
    return alike;
}
