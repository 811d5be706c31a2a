/* SPDX-License-Identifier: MIT */
/* Rules as the header of a record: the version, the game, a preset, and a line
 * for each option that differs from it.
 *
 * Every key comes from the tables of the game, so a new option needs no code
 * here. What is written reads back as the same rules: whatever a header leaves
 * out is as in the preset, and a preset keeps its values forever. Reading goes
 * line by line and ends before the first line that is not part of a header;
 * rules are returned only if the whole header is sound. */
#include "rules/options.h"

static void put_option(struct out *out, const struct option *row, int32_t value)
{
    tln_put_text(out, "option ");
    tln_put_text(out, row->text);
    tln_put_char(out, ' ');
    tln_put_option_value(out, row, value);
    tln_put_char(out, '\n');
}

/* Writes how the rules differ from those of a preset. */
static void put_header(struct out *out, const talon_rules *rules,
                       const talon_rules *base)
{
    const struct game_options *options = tln_options_of(rules->game_id);
    uint32_t i;

    tln_put_text(out, "talon-record 1\ngame ");
    tln_put_text(out, options->text);
    tln_put_text(out, "\npreset ");
    tln_put_text(out, options->preset[base->value[0] - 1].text);
    tln_put_char(out, '\n');
    for (i = 1; i <= options->option_count; i++) {
        if (rules->value[i] != base->value[i])
            put_option(out, &options->option[i], rules->value[i]);
    }
}

talon_status talon_rules_write(const talon_rules *rules, char *text,
                               size_t size, size_t *length)
{
    struct out out = {0};
    talon_rules base;
    talon_status status;
    uint32_t preset;

    if (rules == NULL)
        return TALON_E_NULL;
    status = tln_rules_status(rules);
    if (status < 0 && status != TALON_E_RULES)
        return status;
    preset = (uint32_t)rules->value[0];
    if (tln_preset_row(rules->game_id, preset) == NULL)
        talon_rules_nearest_preset(rules, &preset, NULL);
    talon_rules_init(&base, rules->game_id, preset);
    do {
        put_header(&out, rules, &base);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

/* A header being read: which keys have been seen so far. */
struct header {
    talon_rules rules;
    uint32_t lines; /* first lines read so far */
    uint64_t given; /* bit i: option i */
};

static talon_status read_version(struct header *header, struct line *line)
{
    int64_t version;

    (void)header;
    tln_line_word(line);
    if (tln_word_number(line->word, &version) < 0 || version != 1)
        return TALON_E_VERSION;
    return TALON_OK;
}

static talon_status read_game(struct header *header, struct line *line)
{
    tln_line_word(line);
    header->rules.game_id = tln_game_find(line->word);
    return header->rules.game_id != 0 ? TALON_OK : TALON_E_GAME;
}

static talon_status read_preset(struct header *header, struct line *line)
{
    uint32_t game = header->rules.game_id;
    uint32_t preset;

    tln_line_word(line);
    preset = tln_preset_find(game, line->word);
    if (preset == 0)
        return TALON_E_PRESET;
    return talon_rules_init(&header->rules, game, preset);
}

static talon_status read_option(struct header *header, struct line *line)
{
    uint32_t game = header->rules.game_id;
    uint32_t option;

    tln_line_word(line);
    option = tln_option_find(game, line->word);
    if (option == 0)
        return TALON_E_OPTION;
    if (header->given >> option & 1)
        return TALON_E_KEY_TWICE;
    header->given |= (uint64_t)1 << option;
    tln_line_word(line);
    return tln_option_parse(tln_option_row(game, option), line->word,
                            &header->rules.value[option]);
}

/* The first lines of a header, in this order; `option` lines follow. */
static const struct first_line {
    const char *key;
    talon_status (*read)(struct header *header, struct line *line);
} first_lines[] = {
    {"talon-record", read_version},
    {"game", read_game},
    {"preset", read_preset},
};

#define FIRST_LINES (sizeof first_lines / sizeof first_lines[0])

/* Reads the next first line of a header; its key has been taken. */
static talon_status read_first_line(struct header *header, struct line *line)
{
    const struct first_line *expected = &first_lines[header->lines];

    if (!tln_word_is(line->word, expected->key))
        return header->lines == 0 ? TALON_E_NOT_RECORD : TALON_E_SYNTAX;
    header->lines++;
    return expected->read(header, line);
}

/* Reads a line of the header; its key has been taken. TALON_UNKNOWN: the header
 * is complete, and this line is not part of it. */
static talon_status read_header_line(struct header *header, struct line *line)
{
    talon_status status;
    uint32_t i;

    for (i = 1; i < header->lines; i++) {
        if (tln_word_is(line->word, first_lines[i].key))
            return TALON_E_KEY_TWICE;
    }
    if (header->lines < FIRST_LINES)
        status = read_first_line(header, line);
    else if (tln_word_is(line->word, "option"))
        status = read_option(header, line);
    else
        return TALON_UNKNOWN;
    return status < 0 ? status : tln_line_end(line);
}

talon_status talon_rules_read(const char *text, size_t size, talon_rules *rules,
                              size_t *used, talon_text_position *position)
{
    struct header header = {0};
    struct line line = {0};
    talon_status status = TALON_OK;
    size_t at = 0, taken = 0;
    uint32_t number = 0;

    if ((text == NULL && size > 0) || rules == NULL)
        return TALON_E_NULL;
    if (text == NULL)
        text = "";
    while (at < size && status == TALON_OK) {
        taken = tln_line_cut(&line, text + at, size - at);
        number++;
        status = tln_line_status(&line);
        if (status == TALON_OK && !tln_line_is_blank(&line)) {
            tln_line_word(&line);
            status = read_header_line(&header, &line);
        }
        if (status == TALON_OK)
            at += taken;
    }
    if (status == TALON_OK && header.lines < FIRST_LINES)
        status = TALON_E_TRUNCATED;
    if (at == size) {
        tln_line_cut(&line, text + at, 0);
        number++;
    }
    tln_line_position(&line, number, position);
    if (status < 0)
        return status;
    if (used != NULL)
        *used = at;
    *rules = header.rules;
    return TALON_OK;
}
