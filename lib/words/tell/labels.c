/* SPDX-License-Identifier: MIT */
/* Labels and helps: the public calls. What the catalogue lacks has the English
 * of libtalon. */
#include "words/tell/cards.h"
#include "words/tell/people.h"

#include "talon/five_hundred.h"
#include "talon/terms.h"
#include "talon/tripoli.h"
#include "words/catalogue/catalogue.h"

/* The label of the catalogue, or else that of libtalon. */
static const char *label_or(uint32_t language, const char *label,
                            const char *english)
{
    if (tln_w_language_of(language) == NULL)
        return "";
    return label != NULL ? label : english;
}

const char *talon_words_term(uint32_t language, uint32_t space, int32_t number)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_TERM, space, 0, number),
                    talon_term_label(space, number));
}

const char *talon_words_advisor_term(uint32_t language, uint32_t space,
                                     int32_t number)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_ADVISOR, space, 0, number), "");
}

const char *talon_words_level(uint32_t language, uint32_t level)
{
    if (level > 0x7FFF)
        return "";
    return label_or(
        language, tln_w_label(language, TLN_W_LEVEL, 0, 0, (int32_t)level), "");
}

const char *talon_words_game(uint32_t language, uint32_t game_id)
{
    return label_or(language, tln_w_label(language, TLN_W_GAME, game_id, 0, 0),
                    talon_games_label(game_id));
}

const char *talon_words_game_help(uint32_t language, uint32_t game_id)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_GAME_HELP, game_id, 0, 0),
                    talon_games_text(game_id));
}

const char *talon_words_preset(uint32_t language, uint32_t game_id,
                               uint32_t preset)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_PRESET, game_id, preset, 0),
                    talon_preset_label(game_id, preset));
}

const char *talon_words_preset_help(uint32_t language, uint32_t game_id,
                                    uint32_t preset)
{
    return label_or(
        language, tln_w_label(language, TLN_W_PRESET_HELP, game_id, preset, 0),
        talon_preset_text(game_id, preset));
}

const char *talon_words_group(uint32_t language, uint32_t game_id,
                              uint32_t index)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_GROUP, game_id, index, 0),
                    talon_option_group_label_at(game_id, index));
}

const char *talon_words_option(uint32_t language, uint32_t game_id,
                               uint32_t option)
{
    return label_or(language,
                    tln_w_label(language, TLN_W_OPTION, game_id, option, 0),
                    talon_option_label(game_id, option));
}

const char *talon_words_option_help(uint32_t language, uint32_t game_id,
                                    uint32_t option)
{
    return label_or(
        language, tln_w_label(language, TLN_W_OPTION_HELP, game_id, option, 0),
        talon_option_text(game_id, option));
}

/* The English name of a value, or "" if it has none. */
static const char *english_value(uint32_t game_id, uint32_t option,
                                 int32_t value)
{
    uint32_t count = talon_option_value_count(game_id, option), i;
    int32_t named;

    for (i = 0; i < count; i++)
        if (talon_option_value_at(game_id, option, i, &named) == TALON_OK &&
            named == value)
            return talon_option_value_label(game_id, option, i);
    return "";
}

/* Whether the value of an option is a seat. */
static int is_seat(const talon_rules *rules, uint32_t option)
{
    return option == (rules->game_id == TALON_GAME_TRIPOLI
                          ? (uint32_t)TALON_TR_OPTION_FIRST_DEALER
                          : (uint32_t)TALON_FH_OPTION_FIRST_DEALER);
}

/* Writes a value that has no name: a number, a seat, or the lowest rank of a
 * sequence. */
static void put_value(struct out *out, const talon_rules *rules,
                      uint32_t option, int32_t value)
{
    char sequence[TLN_W_SEQUENCE];

    if (is_seat(rules, option))
        tln_w_put_seat(out, value);
    else if (rules->game_id == TALON_GAME_TRIPOLI &&
             option == TALON_TR_OPTION_SEQUENCE) {
        tln_w_write_sequence(sequence, out->words, (uint32_t)value);
        tln_w_put_text(out, sequence);
    } else
        tln_w_put_number(out, value);
}

talon_status talon_words_value(const talon_words *words,
                               const talon_rules *rules, uint32_t option,
                               char *text, size_t size, size_t *length)
{
    talon_status status;
    const char *label;
    struct out out;
    int32_t value;

    if (!tln_w_begin(&out, words, &status))
        return status;
    status = talon_rules_get(rules, option, &value);
    if (status < 0)
        return status;
    label = tln_w_label(words->language, TLN_W_VALUE, rules->game_id, option,
                        value);
    if (label == NULL)
        label = english_value(rules->game_id, option, value);
    do {
        if (*label != '\0')
            tln_w_put_text(&out, label);
        else
            put_value(&out, rules, option, value);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}
