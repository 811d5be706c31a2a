/* SPDX-License-Identifier: MIT */
/* Text going out, character by character; the idiom is in out.h. With no text
 * set, tln_put_char() only counts, and everything else is built on it. */
#include "base/out.h"
#include "base/set.h"

const char tln_rank_text[LANE][3] = {
    "2",  "3",  "4",  "5",  "6", "7", "8", "9",
    "10", "11", "12", "13", "J", "Q", "K", "A",
};
const char tln_suit_text[] = "SCDH";

void tln_put_char(struct out *out, char c)
{
    if (out->text != NULL)
        out->text[out->length] = c;
    out->length++;
}

void tln_put_text(struct out *out, const char *text)
{
    while (*text != '\0')
        tln_put_char(out, *text++);
}

void tln_put_number(struct out *out, int64_t number)
{
    char digit[20];
    uint64_t rest = (uint64_t)number;
    uint32_t n = 0;

    if (number < 0) {
        tln_put_char(out, '-');
        rest = 0 - rest;
    }
    do {
        digit[n++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    while (n > 0)
        tln_put_char(out, digit[--n]);
}

void tln_put_card(struct out *out, talon_card card)
{
    if (card == TALON_CARD_LOW_JOKER) {
        tln_put_text(out, "JL");
    } else if (card == TALON_CARD_HIGH_JOKER) {
        tln_put_text(out, "JK");
    } else {
        tln_put_text(out, tln_rank_text[card % LANE]);
        tln_put_char(out, tln_suit_text[card / LANE]);
    }
}

void tln_put_rank(struct out *out, uint32_t rank)
{
    tln_put_text(out, tln_rank_text[rank - 2]);
}

void tln_put_cards(struct out *out, talon_cards set)
{
    int first = 1;

    while (set != 0) {
        if (!first)
            tln_put_char(out, ' ');
        tln_put_card(out, set_take_first(&set));
        first = 0;
    }
}

int tln_out_again(struct out *out, char *text, size_t size, size_t *length,
                  talon_status *status)
{
    if (out->text != NULL) {
        out->text[out->length] = '\0';
        *status = TALON_OK;
        return 0;
    }
    if (text == NULL && size > 0) {
        *status = TALON_E_NULL;
        return 0;
    }
    if (length != NULL)
        *length = out->length;
    if (text == NULL || size <= out->length) {
        *status = text != NULL ? TALON_E_SPACE : TALON_OK;
        return 0;
    }
    out->text = text;
    out->length = 0;
    return 1;
}
