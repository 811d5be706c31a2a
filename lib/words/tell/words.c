/* SPDX-License-Identifier: MIT */
/* Languages, setting up words, and the version. */
#include "words/tell/out.h"

#include "talon/tripoli.h"
#include "words/catalogue/catalogue.h"

/* The first header that this soname serves: 0.4. */
#define SERVED_FROM 0x000400u

uint32_t talon_words_version_number(void)
{
    return TALON_WORDS_VERSION;
}

int32_t talon_words_version_serves(uint32_t headers)
{
    return headers >= SERVED_FROM && headers >> 8 <= TALON_WORDS_VERSION >> 8 &&
           talon_version_serves(TALON_VERSION);
}

uint32_t talon_language_count(void)
{
    return tln_w_language_count;
}

const char *talon_language_key(uint32_t language)
{
    const struct tln_w_language *found = tln_w_language_of(language);

    return found != NULL ? found->key : "";
}

const char *talon_language_label(uint32_t language)
{
    const struct tln_w_language *found = tln_w_language_of(language);

    return found != NULL ? found->label : "";
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

uint32_t talon_language_find(const char *key)
{
    uint32_t language, i;

    if (key == NULL)
        return 0;
    for (language = 1; language <= tln_w_language_count; language++) {
        const char *known = talon_language_key(language);

        for (i = 0; known[i] != '\0' && key[i] == known[i]; i++)
            ;
        if (known[i] == '\0' && !is_letter(key[i]))
            return language;
    }
    return 0;
}

/* TR-2: the higher rank of the pair, or 0. */
static uint32_t pair_rank(const talon_rules *rules)
{
    int32_t pair;

    if (rules->game_id != TALON_GAME_TRIPOLI ||
        talon_rules_get(rules, TALON_TR_OPTION_PAIR, &pair) < 0)
        return 0;
    return pair == TALON_TR_PAIR_ACE_KING ? TALON_RANK_ACE : TALON_RANK_KING;
}

talon_status talon_words_init(talon_words *words, uint32_t language,
                              const talon_rules *rules)
{
    static const talon_words none;
    uint32_t count, seat, side;
    talon_words made = none;
    talon_status status;

    if (words == NULL || rules == NULL)
        return TALON_E_NULL;
    if (tln_w_language_of(language) == NULL)
        return TALON_E_ARGUMENT;
    status = talon_rules_seat_count(rules, &count);
    if (status < 0)
        return status;
    made.language = language;
    made.style = TALON_CARD_STYLE_SIGNS;
    made.game_id = rules->game_id;
    made.you = TALON_NOBODY;
    for (seat = 0; seat < count && seat < TALON_SEATS_MAX; seat++) {
        status = talon_rules_side(rules, (int32_t)seat, &side);
        if (status < 0)
            return status;
        made.sides[seat] = (uint16_t)side;
    }
    made.pair_rank = pair_rank(rules);
    *words = made;
    return TALON_OK;
}

talon_status talon_words_name(talon_words *words, int32_t seat,
                              const char *name, size_t length)
{
    size_t i;

    if (words == NULL || (name == NULL && length > 0))
        return TALON_E_NULL;
    if (seat < 0 || seat >= TALON_SEATS_MAX)
        return TALON_E_SEAT;
    if (length >= TALON_NAME_MAX)
        return TALON_E_SPACE;
    for (i = 0; i < length; i++)
        if ((unsigned char)name[i] < 32 || name[i] == 127)
            return TALON_E_CHARACTER;
    for (i = 0; i < TALON_NAME_MAX; i++)
        words->names[seat][i] = '\0';
    for (i = 0; i < length; i++)
        words->names[seat][i] = name[i];
    return TALON_OK;
}
