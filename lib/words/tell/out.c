/* SPDX-License-Identifier: MIT */
/* Text going out, character by character; the idiom is in out.h. */
#include "words/tell/out.h"

#include "words/catalogue/catalogue.h"

int tln_w_begin(struct out *out, const talon_words *words, talon_status *status)
{
    *status = TALON_E_NULL;
    if (words == NULL)
        return 0;
    *status = TALON_E_ARGUMENT;
    if (tln_w_language_of(words->language) == NULL || words->style == 0 ||
        words->style > TALON_CARD_STYLE_WORDS)
        return 0;
    *status = TALON_OK;
    out->words = words;
    out->game = NULL;
    out->text = NULL;
    out->length = 0;
    return 1;
}

void tln_w_put_char(struct out *out, char c)
{
    if (out->text != NULL)
        out->text[out->length] = c;
    out->length++;
}

void tln_w_put_text(struct out *out, const char *text)
{
    while (*text != '\0')
        tln_w_put_char(out, *text++);
}

/* A minus is the sign of Unicode, but a hyphen in ASCII. */
void tln_w_put_number(struct out *out, int64_t number)
{
    char digit[20];
    uint64_t rest = (uint64_t)number;
    uint32_t n = 0;

    if (number < 0) {
        tln_w_put_text(out, out->words->style == TALON_CARD_STYLE_LETTERS
                                ? "-"
                                : "\342\210\222");
        rest = 0 - rest;
    }
    do {
        digit[n++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    while (n > 0)
        tln_w_put_char(out, digit[--n]);
}

void tln_w_put_numbered(struct out *out, const char *text, int64_t number)
{
    for (; *text != '\0'; text++)
        if (*text == P_NUMBER)
            tln_w_put_number(out, number);
        else
            tln_w_put_char(out, *text);
}

void tln_w_put_count(struct out *out, uint32_t message, int64_t number)
{
    uint64_t n = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    tln_w_put_numbered(out, tln_w_plural(out->words->language, message, n),
                       number);
}

int tln_w_again(struct out *out, char *text, size_t size, size_t *length,
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
