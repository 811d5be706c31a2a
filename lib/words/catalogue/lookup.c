/* SPDX-License-Identifier: MIT */
/* Finding messages in the tables. */
#include "words/catalogue/catalogue.h"

const struct tln_w_language *tln_w_language_of(uint32_t language)
{
    return language >= 1 && language <= tln_w_language_count
               ? &tln_w_languages[language - 1]
               : NULL;
}

const char *tln_w_text(uint32_t language, uint32_t message)
{
    const struct tln_w_language *table = tln_w_language_of(language);

    return table == NULL ? "" : table->texts + table->offsets[message];
}

const char *tln_w_form(uint32_t language, uint32_t message, uint32_t form)
{
    const char *text = tln_w_text(language, message);

    for (; form > 0; form--)
        while (*text++ != '\0')
            ;
    return text;
}

const char *tln_w_plural(uint32_t language, uint32_t message, uint64_t n)
{
    const struct tln_w_language *table = tln_w_language_of(language);

    return table == NULL ? "" : tln_w_form(language, message, table->form(n));
}

const char *tln_w_label(uint32_t language, enum tln_w_class class,
                        uint32_t first, uint32_t second, int32_t number)
{
    uint32_t low = 0, high = tln_w_label_count, middle;
    uint32_t wanted = (uint32_t) class << 28 | first << 22 | second << 16 |
                      ((uint32_t)number & 0xFFFF);

    if (tln_w_language_of(language) == NULL || first > 63 || second > 63 ||
        number < -0x8000 || number > 0x7FFF)
        return NULL;
    while (low < high) {
        middle = (low + high) / 2;
        if (tln_w_labels[middle] < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == tln_w_label_count || tln_w_labels[low] != wanted)
        return NULL;
    return tln_w_text(language, W_SENTENCES + low);
}
