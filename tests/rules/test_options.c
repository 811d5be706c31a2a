/* SPDX-License-Identifier: MIT */
/* Games, presets and options compared with the tables of the rule books
 * (section 9 of Five Hundred, section 8 of Tripoli), which are written out here
 * again. */
#include "common/suite.h"

/* Numbers of a game, and of an option or preset, that will never exist. */
#define NO_GAME   0xFFFF
#define PAST_LAST (TALON_OPTIONS_MAX + 1)

/* A row of a table: the number of an option, its key, its values as the book
 * writes them (names, or low..high by step), and its value in each preset. */
struct row {
    uint32_t option;
    const char *key;
    const char *values;
    const char *preset[7];
};

/* clang-format off */
static const char *const five_hundred_presets[] = {
    "classic-3", "australian-4", "american-4", "quebec-4", "five-5", "six-6",
    "two-2",
};

static const struct row five_hundred[] = {
    {TALON_FH_OPTION_PLAYERS, "players", "2..6",
        {"3", "4", "4", "4", "5", "6", "2"}},
    {TALON_FH_OPTION_PACK, "pack",
        "nine-up seven-up five-up four-up full six-hand",
        {"seven-up", "five-up", "four-up", "four-up", "full", "six-hand",
         "seven-up"}},
    {TALON_FH_OPTION_JOKERS, "jokers", "0..2",
        {"1", "1", "1", "2", "1", "1", "1"}},
    {TALON_FH_OPTION_FIRST_DEALER, "first-dealer", "draw 0..5",
        {"draw", "draw", "draw", "draw", "draw", "draw", "draw"}},
    {TALON_FH_OPTION_DEAL_PATTERN, "deal-pattern", "kitty-once kitty-thrice",
        {"kitty-once", "kitty-thrice", "kitty-once", "kitty-once",
         "kitty-thrice", "kitty-thrice", "kitty-once"}},
    {TALON_FH_OPTION_AUCTION, "auction", "one-round until-passed re-entry",
        {"one-round", "until-passed", "one-round", "until-passed",
         "until-passed", "until-passed", "until-passed"}},
    {TALON_FH_OPTION_LOWEST_BID, "lowest-bid", "6..7",
        {"6", "6", "6", "6", "6", "6", "6"}},
    {TALON_FH_OPTION_INKLE, "inkle", "off on",
        {"off", "off", "on", "off", "off", "off", "off"}},
    {TALON_FH_OPTION_ALL_PASS, "all-pass", "next-dealer same-dealer play",
        {"next-dealer", "next-dealer", "same-dealer", "next-dealer",
         "next-dealer", "next-dealer", "next-dealer"}},
    {TALON_FH_OPTION_SCHEDULE, "schedule", "avondale perfect original",
        {"avondale", "avondale", "avondale", "avondale", "avondale",
         "avondale", "avondale"}},
    {TALON_FH_OPTION_MISERE, "misere", "off any-time after-seven",
        {"off", "after-seven", "any-time", "off", "after-seven",
         "after-seven", "any-time"}},
    {TALON_FH_OPTION_MISERE_VALUE, "misere-value", "10..1000/10",
        {"250", "250", "250", "500", "250", "250", "250"}},
    {TALON_FH_OPTION_MISERE_RANK, "misere-rank", "below-eight by-points",
        {"below-eight", "below-eight", "by-points", "below-eight",
         "below-eight", "below-eight", "below-eight"}},
    {TALON_FH_OPTION_OPEN_MISERE, "open-misere", "off any-time after-eight",
        {"off", "any-time", "off", "off", "any-time", "any-time", "off"}},
    {TALON_FH_OPTION_OPEN_MISERE_VALUE, "open-misere-value", "10..1000/10",
        {"500", "500", "500", "1000", "500", "500", "500"}},
    {TALON_FH_OPTION_OPEN_MISERE_RANK, "open-misere-rank",
        "below-ten-hearts below-ten-no-trump highest",
        {"below-ten-hearts", "below-ten-hearts", "below-ten-hearts",
         "below-ten-hearts", "below-ten-hearts", "below-ten-hearts",
         "below-ten-hearts"}},
    {TALON_FH_OPTION_OPEN_FROM, "open-from", "second-trick first-lead",
        {"second-trick", "second-trick", "second-trick", "second-trick",
         "second-trick", "second-trick", "second-trick"}},
    {TALON_FH_OPTION_JOKER_NO_TRUMP, "joker-no-trump",
        "when-void honest pagat any-time last-lead",
        {"when-void", "pagat", "when-void", "when-void", "pagat", "pagat",
         "when-void"}},
    {TALON_FH_OPTION_FIVE_PARTNER, "five-partner", "none call-card",
        {"none", "none", "none", "none", "call-card", "none", "none"}},
    {TALON_FH_OPTION_SIX_SIDES, "six-sides", "two three",
        {"two", "two", "two", "two", "two", "two", "two"}},
    {TALON_FH_OPTION_SLAM, "slam", "off on",
        {"on", "on", "on", "on", "on", "on", "on"}},
    {TALON_FH_OPTION_FAILED_BID, "failed-bid", "deduct to-defenders",
        {"deduct", "deduct", "deduct", "to-defenders", "deduct", "deduct",
         "deduct"}},
    {TALON_FH_OPTION_DEFENDER_TRICKS, "defender-tricks",
     "always when-failed never",
        {"always", "always", "always", "never", "always", "always",
         "always"}},
    {TALON_FH_OPTION_DEFENDER_CAP, "defender-cap", "0 10..2000/10",
        {"0", "0", "0", "0", "0", "0", "0"}},
    {TALON_FH_OPTION_TARGET, "target", "100..2000/10",
        {"500", "500", "500", "1000", "500", "500", "500"}},
    {TALON_FH_OPTION_WIN_BY, "win-by", "any own-bid",
        {"any", "own-bid", "any", "any", "own-bid", "own-bid", "any"}},
    {TALON_FH_OPTION_BOTH_OVER, "both-over", "contractor higher",
        {"contractor", "contractor", "contractor", "contractor",
         "contractor", "contractor", "contractor"}},
    {TALON_FH_OPTION_DEFENDERS_OVER, "defenders-over",
        "first-to-cross first-trick higher",
        {"first-to-cross", "first-to-cross", "first-to-cross",
         "first-to-cross", "first-to-cross", "first-to-cross",
         "first-to-cross"}},
    {TALON_FH_OPTION_MINUS, "minus", "barred loses ignored",
        {"barred", "loses", "loses", "ignored", "loses", "loses", "loses"}},
    {TALON_FH_OPTION_MAX_DEALS, "max-deals", "0 0..999",
        {"0", "0", "0", "0", "0", "0", "0"}},
};

static const char *const tripoli_presets[] = {
    "tripoli", "rummoli", "michigan-rummy", "tripoley", "pay-suit", "cosmo",
};

static const struct row tripoli[] = {
    {TALON_TR_OPTION_PLAYERS, "players", "2..9",
        {"5", "5", "5", "5", "5", "5"}},
    {TALON_TR_OPTION_FIRST_DEALER, "first-dealer", "0..8",
        {"0", "0", "0", "0", "0", "0"}},
    {TALON_TR_OPTION_BOARD, "board", "fixed per-deal",
        {"fixed", "fixed", "fixed", "fixed", "fixed", "per-deal"}},
    {TALON_TR_OPTION_PAY_ACE, "pay-ace", "S C D H",
        {"H", "S", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_PAY_KING, "pay-king", "S C D H",
        {"H", "H", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_PAY_QUEEN, "pay-queen", "S C D H",
        {"H", "C", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_PAY_JACK, "pay-jack", "S C D H",
        {"H", "D", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_PAY_TEN, "pay-ten", "S C D H",
        {"H", "S", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_PAIR, "pair", "king-queen ace-king",
        {"king-queen", "ace-king", "king-queen", "king-queen", "king-queen",
         "king-queen"}},
    {TALON_TR_OPTION_PAIR_SUIT, "pair-suit", "S C D H",
        {"H", "D", "H", "H", "H", "H"}},
    {TALON_TR_OPTION_SEQUENCE, "sequence", "2..10 J Q",
        {"8", "7", "8", "8", "8", "8"}},
    {TALON_TR_OPTION_ANTE, "ante", "1..1000",
        {"1", "1", "1", "1", "1", "1"}},
    {TALON_TR_OPTION_DEALER_ANTE, "dealer-ante", "equal double",
        {"equal", "equal", "double", "equal", "equal", "equal"}},
    {TALON_TR_OPTION_BANKROLL, "bankroll", "0 0..1000000",
        {"0", "0", "0", "0", "0", "0"}},
    {TALON_TR_OPTION_SPARE_PLACE, "spare-place", "last first",
        {"last", "last", "last", "last", "last", "last"}},
    {TALON_TR_OPTION_SPARE_HAND, "spare-hand", "dead swap swap-or-auction",
        {"swap-or-auction", "swap-or-auction", "swap-or-auction", "dead",
         "swap-or-auction", "dead"}},
    {TALON_TR_OPTION_PAY_CARD_BAR, "pay-card-bar", "off on",
        {"off", "off", "on", "off", "off", "off"}},
    {TALON_TR_OPTION_PAY_AUCTION, "pay-auction", "off on",
        {"off", "off", "off", "off", "on", "off"}},
    {TALON_TR_OPTION_COLLECT, "collect", "phase-one in-play",
        {"phase-one", "in-play", "in-play", "phase-one", "in-play",
         "in-play"}},
    {TALON_TR_OPTION_POKER, "poker", "on showdown off",
        {"on", "on", "on", "on", "on", "off"}},
    {TALON_TR_OPTION_POKER_OPENER, "poker-opener", "left dealer",
        {"left", "left", "left", "dealer", "left", "left"}},
    {TALON_TR_OPTION_BET_LIMIT, "bet-limit", "0 0..1000000",
        {"10", "10", "10", "10", "10", "10"}},
    {TALON_TR_OPTION_RAISE_CAP, "raise-cap", "0 0..99",
        {"0", "0", "0", "0", "0", "0"}},
    {TALON_TR_OPTION_MICHIGAN_OPENER, "michigan-opener",
        "pot-winner dealer left lowest-diamond lowest-club",
        {"pot-winner", "pot-winner", "left", "dealer", "pot-winner",
         "left"}},
    {TALON_TR_OPTION_LEAD_CARD, "lead-card", "lowest any",
        {"lowest", "lowest", "lowest", "lowest", "lowest", "lowest"}},
    {TALON_TR_OPTION_FIRST_LEAD, "first-lead", "any-suit lowest-of-hand",
        {"any-suit", "lowest-of-hand", "any-suit", "lowest-of-hand",
         "any-suit", "any-suit"}},
    {TALON_TR_OPTION_NEXT_LEAD, "next-lead",
        "other-suit any-suit other-colour alternate",
        {"other-suit", "other-colour", "other-suit", "other-suit",
         "other-suit", "alternate"}},
    {TALON_TR_OPTION_PASS_PENALTY, "pass-penalty", "0..100",
        {"0", "0", "0", "0", "0", "0"}},
    {TALON_TR_OPTION_CARD_PAY, "card-pay", "0..100",
        {"1", "1", "1", "1", "1", "1"}},
    {TALON_TR_OPTION_CLOSING_BETS, "closing-bets", "off on",
        {"on", "on", "on", "off", "on", "on"}},
};
/* clang-format on */

static const struct table {
    uint32_t game;
    const char *key;
    const char *const *presets;
    uint32_t preset_count;
    const struct row *rows;
    uint32_t row_count;
    const char *clause;     /* prefix of its clause numbers */
    uint32_t first_options; /* how many options 0.1.0 had */
} tables[] = {
    {FH, "five-hundred", five_hundred_presets, COUNT(five_hundred_presets),
     five_hundred, COUNT(five_hundred), "FH-", 30},
    {TR, "tripoli", tripoli_presets, COUNT(tripoli_presets), tripoli,
     COUNT(tripoli), "TR-", 30},
};

/* The values of a row, read from its text. */
struct values {
    char name[8][24];
    uint32_t names;
    int32_t low, high, step; /* no range if high is below low */
};

static void values_of(const struct row *row, struct values *values)
{
    char word[24];
    const char *rest = row->values;
    int used;

    *values = (struct values){.high = -1, .step = 1};
    while (sscanf(rest, "%23s%n", word, &used) == 1) {
        rest += used;
        if (strstr(word, "..") != NULL)
            ck_assert_int_ge(sscanf(word, "%" SCNd32 "..%" SCNd32 "/%" SCNd32,
                                    &values->low, &values->high, &values->step),
                             2);
        else
            strcpy(values->name[values->names++], word);
    }
}

/* The numbers of named values, which are part of the ABI: 0, 1, 2 … in the
 * order of the book. But suits and ranks have their usual numbers, a dealer
 * drawn by cards is -1, and a name that begins with 0 is 0. */
static int32_t number_of(const struct row *row, const char *name, uint32_t i)
{
    if (strcmp(row->values, "S C D H") == 0)
        return (int32_t)i + 1;
    if (strcmp(row->key, "sequence") == 0)
        return *name == 'J' ? TALON_RANK_JACK : TALON_RANK_QUEEN;
    if (strcmp(name, "draw") == 0)
        return -1;
    return *name == '0' ? 0 : (int32_t)i;
}

static int32_t number_of_text(const struct row *row, const char *text)
{
    struct values values;
    uint32_t i;

    values_of(row, &values);
    for (i = 0; i < values.names; i++) {
        if (strcmp(values.name[i], text) == 0)
            return number_of(row, text, i);
    }
    return atoi(text);
}

static int is_legal(const struct row *row, int64_t value)
{
    struct values values;
    uint32_t i;

    values_of(row, &values);
    for (i = 0; i < values.names; i++) {
        if (number_of(row, values.name[i], i) == value)
            return 1;
    }
    return value >= values.low && value <= values.high &&
           (value - values.low) % values.step == 0;
}

START_TEST(games_are_those_of_the_rule_books)
{
    ck_assert_msg(talon_games_count() == COUNT(tables),
                  "there are %" PRIu32
                  " games; this test has the tables of %zu",
                  talon_games_count(), COUNT(tables));
    ck_assert_uint_eq(talon_games_at(0), FH);
    ck_assert_uint_eq(talon_games_at(1), TR);
    ck_assert_uint_eq(talon_games_at(COUNT(tables)), 0);
    ck_assert_uint_eq(talon_games_at(UINT32_MAX), 0);
    ck_assert_uint_eq(FH, 1);
    ck_assert_uint_eq(TR, 2);
    ck_assert_uint_eq(talon_games_find("five-hundred"), FH);
    ck_assert_uint_eq(talon_games_find("tripoli"), TR);
    ck_assert_uint_eq(talon_games_find("Tripoli"), 0);
    ck_assert_uint_eq(talon_games_find("tripol"), 0);
    ck_assert_uint_eq(talon_games_find("tripolis"), 0);
    ck_assert_uint_eq(talon_games_find(""), 0);
    ck_assert_uint_eq(talon_games_find(NULL), 0);
    ck_assert_str_eq(talon_games_label(FH), "Five Hundred");
    ck_assert_str_eq(talon_games_label(TR), "Tripoli");
}
END_TEST

static void check_sentence(const char *text)
{
    ck_assert_str_ne(text, "");
    ck_assert_int_eq(text[strlen(text) - 1], '.');
}

START_TEST(presets_are_those_of_the_rule_books)
{
    uint32_t t, i;

    for (t = 0; t < COUNT(tables); t++) {
        const struct table *table = &tables[t];

        ck_assert_str_eq(talon_games_key(table->game), table->key);
        check_sentence(talon_games_text(table->game));
        ck_assert_uint_eq(talon_preset_count(table->game), table->preset_count);
        for (i = 0; i < table->preset_count; i++) {
            const char *key = table->presets[i];

            ck_assert_str_eq(talon_preset_key(table->game, i + 1), key);
            ck_assert_uint_eq(talon_preset_find(table->game, key), i + 1);
            ck_assert_str_ne(talon_preset_label(table->game, i + 1), "");
            check_sentence(talon_preset_text(table->game, i + 1));
        }
        ck_assert_uint_eq(talon_preset_find(table->game, "whist"), 0);
        ck_assert_uint_eq(talon_preset_find(table->game, NULL), 0);
        ck_assert_uint_eq(talon_preset_find(table->game, "players"), 0);
    }
    ck_assert_uint_eq(talon_preset_find(FH, "tripoli"), 0);
    ck_assert_uint_eq(talon_preset_find(TR, "classic-3"), 0);
}
END_TEST

/* An option that was added after 0.1.0 to a game that 0.1.0 had is 0 in preset
 * 1, and 0 means "as before": the rules and saved games of older programs have
 * 0 there. */
static void check_since(const struct table *table, uint32_t option)
{
    uint32_t since = talon_option_since(table->game, option);
    talon_rules base;

    ck_assert_uint_le(since, TALON_VERSION);
    ck_assert_int_eq(since == 0x000100, option <= table->first_options);
    ck_ok(talon_rules_init(&base, table->game, 1));
    if (table->first_options > 0 && option > table->first_options)
        ck_assert_int_eq(base.value[option], 0);
}

/* Every option of both tables in order, and no others. */
START_TEST(options_are_those_of_the_rule_books)
{
    uint32_t t, i;

    for (t = 0; t < COUNT(tables); t++) {
        uint32_t game = tables[t].game;
        const char *clause = tables[t].clause;

        ck_assert_msg(talon_option_count(game) == tables[t].row_count,
                      "%s has %" PRIu32 " options; the table of this test has "
                      "%" PRIu32,
                      tables[t].key, talon_option_count(game),
                      tables[t].row_count);
        for (i = 1; i <= tables[t].row_count; i++) {
            const struct row *row = &tables[t].rows[i - 1];

            ck_assert_uint_eq(row->option, i);
            ck_assert_str_eq(talon_option_key(game, i), row->key);
            ck_assert_uint_eq(talon_option_find(game, row->key), i);
            ck_assert_str_ne(talon_option_label(game, i), "");
            check_sentence(talon_option_text(game, i));
            ck_assert_int_eq(strncmp(talon_option_clause(game, i), clause, 3),
                             0);
            check_since(&tables[t], i);
        }
        ck_assert_uint_eq(talon_option_find(game, "Players"), 0);
        ck_assert_uint_eq(talon_option_find(game, "player"), 0);
        ck_assert_uint_eq(talon_option_find(game, ""), 0);
        ck_assert_uint_eq(talon_option_find(game, NULL), 0);
    }
    ck_assert_uint_eq(talon_option_find(FH, "ante"), 0);
    ck_assert_uint_eq(talon_option_find(0, "players"), 0);
}
END_TEST

START_TEST(option_groups_have_keys_and_labels)
{
    ck_assert_str_eq(talon_option_group_key(FH, TALON_FH_OPTION_TARGET),
                     "end-of-the-game");
    ck_assert_str_eq(talon_option_group_label(FH, TALON_FH_OPTION_TARGET),
                     "End of the game");
    ck_assert_str_eq(talon_option_group_key(TR, TALON_TR_OPTION_ANTE), "chips");
    ck_assert_str_eq(talon_option_group_label(TR, TALON_TR_OPTION_ANTE),
                     "Chips");
}
END_TEST

/* Options have the same group label if and only if they have the same group
 * key. */
START_TEST(option_groups_have_one_label_each)
{
    uint32_t t, i, j;

    for (t = 0; t < COUNT(tables); t++) {
        uint32_t game = tables[t].game;

        for (i = 1; i <= tables[t].row_count; i++) {
            const char *key = talon_option_group_key(game, i);
            const char *label = talon_option_group_label(game, i);

            ck_assert_str_ne(key, "");
            ck_assert_str_ne(label, "");
            for (j = 1; j < i; j++)
                ck_assert_int_eq(
                    strcmp(key, talon_option_group_key(game, j)) == 0,
                    strcmp(label, talon_option_group_label(game, j)) == 0);
        }
    }
}
END_TEST

/* A screen loops over the groups and then over the options of each: every
 * option is shown once, and the groups are in the order of first options. */
START_TEST(option_groups_are_listed)
{
    uint32_t t, g, i;

    for (t = 0; t < COUNT(tables); t++) {
        uint32_t game = tables[t].game, shown = 0, last_first = 0;
        uint32_t groups = talon_option_group_count(game);

        for (g = 0; g < groups; g++) {
            const char *key = talon_option_group_at(game, g);
            uint32_t first = 0;

            for (i = talon_option_count(game); i > 0; i--) {
                if (strcmp(talon_option_group_key(game, i), key) != 0)
                    continue;
                first = i;
                shown++;
                ck_assert_str_eq(talon_option_group_label(game, i),
                                 talon_option_group_label_at(game, g));
            }
            ck_assert_uint_gt(first, last_first);
            last_first = first;
        }
        ck_assert_uint_eq(shown, tables[t].row_count);
        ck_assert_str_eq(talon_option_group_at(game, groups), "");
        ck_assert_str_eq(talon_option_group_label_at(game, groups), "");
        ck_assert_str_eq(talon_option_group_at(game, UINT32_MAX), "");
    }
    ck_assert_uint_eq(talon_option_group_count(FH), 8);
    ck_assert_str_eq(talon_option_group_at(FH, 0), "players-and-cards");
    ck_assert_str_eq(talon_option_group_label_at(FH, 7), "End of the game");
    ck_assert_uint_eq(talon_option_group_count(TR), 7);
    ck_assert_str_eq(talon_option_group_at(TR, 6), "closing");
    ck_assert_uint_eq(talon_option_group_count(0), 0);
    ck_assert_uint_eq(talon_option_group_count(NO_GAME), 0);
    ck_assert_str_eq(talon_option_group_at(NO_GAME, 0), "");
    ck_assert_str_eq(talon_option_group_label_at(0, 0), "");
}
END_TEST

/* All values of the released options are as old as these; that a later value
 * has a number of its own is tested on the third game. */
START_TEST(option_values_have_their_release)
{
    uint32_t t, i, c;

    for (t = 0; t < COUNT(tables); t++) {
        uint32_t game = tables[t].game;

        for (i = 1; i <= tables[t].first_options; i++) {
            uint32_t values = talon_option_value_count(game, i);

            for (c = 0; c < values; c++)
                ck_assert_uint_eq(talon_option_value_since(game, i, c),
                                  0x000100);
            ck_assert_uint_eq(talon_option_value_since(game, i, values), 0);
            ck_assert_uint_eq(talon_option_value_since(game, i, UINT32_MAX), 0);
        }
        ck_assert_uint_eq(talon_option_value_since(game, 0, 0), 0);
        ck_assert_uint_eq(talon_option_value_since(game, PAST_LAST, 0), 0);
    }
    ck_assert_uint_eq(talon_option_value_since(0, 1, 0), 0);
    ck_assert_uint_eq(talon_option_value_since(NO_GAME, 2, 0), 0);
}
END_TEST

START_TEST(option_values_are_those_of_the_rule_books)
{
    uint32_t t, i, c;

    for (t = 0; t < COUNT(tables); t++) {
        for (i = 0; i < tables[t].row_count; i++) {
            const struct row *row = &tables[t].rows[i];
            uint32_t game = tables[t].game, type, expected;
            int32_t low, high, step, value;
            struct values values;

            values_of(row, &values);
            ck_ok(talon_option_range(game, row->option, &type, &low, &high,
                                     &step));
            expected = values.high >= values.low            ? TALON_TYPE_NUMBER
                       : strcmp(row->values, "off on") == 0 ? TALON_TYPE_SWITCH
                                                            : TALON_TYPE_CHOICE;
            ck_assert_uint_eq(type, expected);
            if (values.high >= values.low) {
                ck_assert_int_eq(low, values.low);
                ck_assert_int_eq(high, values.high);
            } else {
                ck_assert_int_lt(high, low);
            }
            ck_assert_int_eq(step, values.step);
            ck_assert_uint_eq(talon_option_value_count(game, row->option),
                              values.names);
            for (c = 0; c < values.names; c++) {
                ck_ok(talon_option_value_at(game, row->option, c, &value));
                ck_assert_int_eq(value, number_of(row, values.name[c], c));
                ck_assert_str_eq(talon_option_value_key(game, row->option, c),
                                 values.name[c]);
                ck_assert_str_ne(talon_option_value_label(game, row->option, c),
                                 "");
            }
            value = 77;
            ck_status(talon_option_value_at(game, row->option, c, &value),
                      TALON_E_INDEX);
            ck_assert_int_eq(value, 77);
            ck_assert_str_eq(talon_option_value_key(game, row->option, c), "");
            ck_assert_str_eq(talon_option_value_label(game, row->option, c),
                             "");
        }
    }
}
END_TEST

/* For unknown games, options and presets, functions return "" or 0, or refuse
 * and give no result. */
START_TEST(unknown_games_options_and_presets_are_empty)
{
    static const struct {
        uint32_t game, number;
    } none[] = {{0, 1},          {NO_GAME, 1},     {UINT32_MAX, 1},
                {FH, 0},         {TR, 0},          {FH, PAST_LAST},
                {TR, PAST_LAST}, {FH, UINT32_MAX}, {TR, UINT32_MAX}};
    int32_t value = 77, low = 77, high = 77, step = 77;
    uint32_t type = 77, i;

    for (i = 0; i < COUNT(none); i++) {
        uint32_t game = none[i].game, n = none[i].number;
        talon_status status =
            game == FH || game == TR ? TALON_E_OPTION : TALON_E_GAME;

        ck_assert_str_eq(talon_preset_key(game, n), "");
        ck_assert_str_eq(talon_preset_label(game, n), "");
        ck_assert_str_eq(talon_preset_text(game, n), "");
        ck_assert_str_eq(talon_option_key(game, n), "");
        ck_assert_str_eq(talon_option_label(game, n), "");
        ck_assert_str_eq(talon_option_text(game, n), "");
        ck_assert_str_eq(talon_option_group_key(game, n), "");
        ck_assert_str_eq(talon_option_group_label(game, n), "");
        ck_assert_str_eq(talon_option_clause(game, n), "");
        ck_assert_uint_eq(talon_option_since(game, n), 0);
        ck_assert_uint_eq(talon_option_value_count(game, n), 0);
        ck_assert_str_eq(talon_option_value_key(game, n, 0), "");
        ck_assert_str_eq(talon_option_value_label(game, n, 0), "");
        ck_status(talon_option_value_at(game, n, 0, &value), status);
        ck_status(talon_option_range(game, n, &type, &low, &high, &step),
                  status);
    }
    for (i = 0; i < 3; i++) {
        ck_assert_uint_eq(talon_preset_count(none[i].game), 0);
        ck_assert_uint_eq(talon_option_count(none[i].game), 0);
        ck_assert_str_eq(talon_games_key(none[i].game), "");
        ck_assert_str_eq(talon_games_label(none[i].game), "");
        ck_assert_str_eq(talon_games_text(none[i].game), "");
    }
    ck_assert(value == 77 && low == 77 && high == 77 && step == 77);
    ck_assert_uint_eq(type, 77);
    ck_ok(talon_option_range(FH, 1, NULL, NULL, NULL, NULL));
    ck_status(talon_option_value_at(FH, TALON_FH_OPTION_PACK, 0, NULL),
              TALON_E_NULL);
}
END_TEST

START_TEST(preset_values_are_those_of_the_rule_books)
{
    uint32_t t, p, i;

    for (t = 0; t < COUNT(tables); t++) {
        for (p = 0; p < tables[t].preset_count; p++) {
            talon_rules rules, by_key = {tables[t].game, {0}};

            ck_ok(talon_rules_init(&rules, tables[t].game, p + 1));
            ck_ok(talon_rules_preset(&by_key, tables[t].presets[p]));
            ck_assert_mem_eq(&rules, &by_key, sizeof rules);
            ck_assert_uint_eq(rules.game_id, tables[t].game);
            ck_assert_int_eq(rules.value[0], (int32_t)p + 1);
            for (i = 0; i < tables[t].row_count; i++) {
                const struct row *row = &tables[t].rows[i];
                int32_t value;
                char text[32];
                size_t length;

                ck_ok(talon_rules_get(&rules, row->option, &value));
                ck_assert_int_eq(value, number_of_text(row, row->preset[p]));
                ck_assert_int_eq(rules.value[row->option], value);
                ck_ok(talon_rules_get_text(&rules, row->option, text,
                                           sizeof text, &length));
                ck_assert_str_eq(text, row->preset[p]);
                ck_assert_uint_eq(length, strlen(text));
            }
            for (; i < TALON_OPTIONS_MAX; i++)
                ck_assert_int_eq(rules.value[i + 1], 0);
            ck_ok(talon_rules_check(&rules, NULL, 0, NULL));
        }
    }
}
END_TEST

START_TEST(rules_init_refuses_unknown_games_and_presets)
{
    talon_rules rules, before;

    ck_ok(talon_rules_init(&rules, TR, 0));
    ck_assert_int_eq(rules.value[0], 1); /* 0 is the base game */
    before = rules;
    ck_status(talon_rules_init(&rules, 0, 1), TALON_E_GAME);
    ck_status(talon_rules_init(&rules, NO_GAME, 1), TALON_E_GAME);
    ck_status(talon_rules_init(&rules, FH, COUNT(five_hundred_presets) + 1),
              TALON_E_PRESET);
    ck_status(talon_rules_init(&rules, TR, COUNT(tripoli_presets) + 1),
              TALON_E_PRESET);
    ck_status(talon_rules_init(&rules, FH, UINT32_MAX), TALON_E_PRESET);
    ck_status(talon_rules_init(NULL, FH, 1), TALON_E_NULL);
    ck_status(talon_rules_preset(&rules, "classic-3"), TALON_E_PRESET);
    ck_status(talon_rules_preset(&rules, ""), TALON_E_PRESET);
    ck_status(talon_rules_preset(&rules, NULL), TALON_E_NULL);
    ck_status(talon_rules_preset(NULL, "tripoli"), TALON_E_NULL);
    ck_assert_mem_eq(&rules, &before, sizeof rules);
    rules.game_id = 9;
    ck_status(talon_rules_preset(&rules, "tripoli"), TALON_E_GAME);
}
END_TEST

/* Sets a value by number and by text, and asserts that it is legal if and only
 * if the table has it. */
static void try_value(uint32_t game, const struct row *row, int64_t value)
{
    talon_rules rules, before;
    int32_t got = 0;
    char text[32];
    int legal = is_legal(row, value);

    ck_ok(talon_rules_init(&rules, game, 1));
    before = rules;
    if (value >= INT32_MIN && value <= INT32_MAX) {
        ck_status(talon_rules_set(&rules, row->option, (int32_t)value),
                  legal ? TALON_OK : TALON_E_VALUE);
        ck_ok(talon_rules_get(&rules, row->option, &got));
        before.value[row->option] = legal ? (int32_t)value : got;
        ck_assert_mem_eq(&rules, &before, sizeof rules);
    }
    if (legal) {
        ck_ok(
            talon_rules_get_text(&rules, row->option, text, sizeof text, NULL));
        ck_ok(talon_rules_init(&rules, game, 1));
        ck_ok(talon_rules_set_text(&rules, row->key, text));
        ck_assert_mem_eq(&rules, &before, sizeof rules);
        return;
    }
    snprintf(text, sizeof text, "%" PRId64, value);
    ck_status(talon_rules_set_text(&rules, row->key, text), TALON_E_VALUE);
    ck_assert_mem_eq(&rules, &before, sizeof rules);
}

/* Tries the ends of ranges, steps, and numbers just outside ranges and far
 * beyond. */
START_TEST(rules_set_accepts_exactly_the_legal_values)
{
    uint32_t t, i;
    int64_t n;

    for (t = 0; t < COUNT(tables); t++) {
        for (i = 0; i < tables[t].row_count; i++) {
            const struct row *row = &tables[t].rows[i];
            struct values values;

            values_of(row, &values);
            for (n = -12; n <= 25; n++) {
                try_value(tables[t].game, row, n);
                try_value(tables[t].game, row, values.low + n);
                try_value(tables[t].game, row, values.high + n);
            }
            for (n = 31; n < 63; n++) {
                try_value(tables[t].game, row, INT64_C(1) << n);
                try_value(tables[t].game, row, (INT64_C(1) << n) - 1);
                try_value(tables[t].game, row, -(INT64_C(1) << n));
                try_value(tables[t].game, row, (INT64_C(1) << n) + values.low);
            }
        }
    }
}
END_TEST

START_TEST(rules_set_text_refuses_what_is_not_a_value)
{
    static const struct {
        const char *key, *value;
        talon_status status;
    } wrong[] = {
        {"slam", "", TALON_E_VALUE},
        {"slam", "ON", TALON_E_VALUE},
        {"slam", "on ", TALON_E_VALUE},
        {"slam", " on", TALON_E_VALUE},
        {"slam", "o", TALON_E_VALUE},
        {"slam", "only", TALON_E_VALUE},
        {"slam", "1", TALON_E_VALUE}, /* a switch has names, not numbers */
        {"pack", "0", TALON_E_VALUE},
        {"target", "", TALON_E_VALUE},
        {"target", "0500", TALON_E_VALUE},
        {"target", "+500", TALON_E_VALUE},
        {"target", "500.0", TALON_E_VALUE},
        {"target", "5e2", TALON_E_VALUE},
        {"target", " 500", TALON_E_VALUE},
        {"target", "505", TALON_E_VALUE},
        {"target", "any", TALON_E_VALUE},
        {"target", "18446744073709552116", TALON_E_VALUE}, /* 2^64 + 500 */
        {"target", "4294967796", TALON_E_VALUE},           /* 2^32 + 500 */
        {"first-dealer", "-1", TALON_E_VALUE}, /* the drawn dealer has a name */
        {"max-deals", "-0", TALON_E_VALUE},
        {"max-deals", "00", TALON_E_VALUE},
        {"slams", "on", TALON_E_OPTION},
        {"Slam", "on", TALON_E_OPTION},
        {"", "on", TALON_E_OPTION},
        {"ante", "1", TALON_E_OPTION}, /* an option of the other game */
    };
    talon_rules rules, before;
    size_t i;

    ck_ok(talon_rules_init(&rules, FH, 1));
    before = rules;
    for (i = 0; i < COUNT(wrong); i++)
        ck_status(talon_rules_set_text(&rules, wrong[i].key, wrong[i].value),
                  wrong[i].status);
    ck_status(talon_rules_set_text(NULL, "slam", "on"), TALON_E_NULL);
    ck_status(talon_rules_set_text(&rules, NULL, "on"), TALON_E_NULL);
    ck_status(talon_rules_set_text(&rules, "slam", NULL), TALON_E_NULL);
    ck_status(talon_rules_set(&rules, 0, 1), TALON_E_OPTION);
    ck_status(talon_rules_set(&rules, PAST_LAST, 0), TALON_E_OPTION);
    ck_status(talon_rules_set(&rules, UINT32_MAX, 0), TALON_E_OPTION);
    ck_status(talon_rules_set(NULL, 1, 3), TALON_E_NULL);
    ck_assert_mem_eq(&rules, &before, sizeof rules);
    rules.game_id = 0;
    ck_status(talon_rules_set(&rules, 1, 3), TALON_E_GAME);
    ck_status(talon_rules_set_text(&rules, "slam", "on"), TALON_E_GAME);
}
END_TEST

/* The English of an option's value: its name if it has one, else the number. */
START_TEST(values_have_labels)
{
    talon_rules rules;
    char text[TALON_VALUE_LABEL_MAX];
    size_t length;

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_ok(talon_rules_get_label(&rules, TALON_FH_OPTION_PACK, text, sizeof text,
                                &length));
    ck_assert_str_eq(text, "32 cards, seven to ace");
    ck_assert_uint_eq(length, strlen(text));
    ck_ok(talon_rules_get_label(&rules, TALON_FH_OPTION_TARGET, text,
                                sizeof text, &length));
    ck_assert_str_eq(text, "500");
    ck_assert_uint_eq(length, 3);
    /* numbers with and without a name */
    ck_ok(talon_rules_get_label(&rules, TALON_FH_OPTION_DEFENDER_CAP, text,
                                sizeof text, NULL));
    ck_assert_str_eq(text, "no limit");
    ck_ok(talon_rules_set(&rules, TALON_FH_OPTION_DEFENDER_CAP, 120));
    ck_ok(talon_rules_get_label(&rules, TALON_FH_OPTION_DEFENDER_CAP, text,
                                sizeof text, NULL));
    ck_assert_str_eq(text, "120");
    ck_ok(
        talon_rules_get_label(&rules, TALON_FH_OPTION_INKLE, NULL, 0, &length));
    ck_assert_uint_eq(length, strlen("off"));
}
END_TEST

/* Each named value of each option has the label that the options list. */
START_TEST(labels_of_values_are_those_that_options_list)
{
    uint32_t t, i, c;

    for (t = 0; t < COUNT(tables); t++) {
        uint32_t game = tables[t].game;
        talon_rules rules;

        ck_ok(talon_rules_init(&rules, game, 1));
        for (i = 1; i <= tables[t].row_count; i++) {
            for (c = 0; c < talon_option_value_count(game, i); c++) {
                char text[TALON_VALUE_LABEL_MAX];

                ck_ok(talon_option_value_at(game, i, c, &rules.value[i]));
                ck_ok(
                    talon_rules_get_label(&rules, i, text, sizeof text, NULL));
                ck_assert_str_eq(text, talon_option_value_label(game, i, c));
            }
        }
    }
}
END_TEST

START_TEST(rules_get_refuses_unknown_options)
{
    talon_rules rules;
    int32_t value = 77;
    size_t length = 77;
    char text[8] = "old";

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_status(talon_rules_get(&rules, 0, &value), TALON_E_OPTION);
    ck_status(talon_rules_get(&rules, PAST_LAST, &value), TALON_E_OPTION);
    ck_status(talon_rules_get(NULL, 1, &value), TALON_E_NULL);
    ck_status(talon_rules_get(&rules, 1, NULL), TALON_E_NULL);
    ck_status(talon_rules_get_text(&rules, PAST_LAST, text, 8, &length),
              TALON_E_OPTION);
    ck_status(talon_rules_get_text(NULL, 1, text, 8, &length), TALON_E_NULL);
    ck_status(talon_rules_get_text(&rules, 1, NULL, 8, &length), TALON_E_NULL);
    rules.value[TALON_FH_OPTION_TARGET] = 505;
    ck_status(
        talon_rules_get_text(&rules, TALON_FH_OPTION_TARGET, text, 8, &length),
        TALON_E_UNSUPPORTED);
    ck_assert_int_eq(value, 77);
    ck_assert_uint_eq(length, 77);
    ck_status(talon_rules_get_label(&rules, 0, text, 8, NULL), TALON_E_OPTION);
    ck_status(talon_rules_get_label(&rules, PAST_LAST, text, 8, &length),
              TALON_E_OPTION);
    ck_status(talon_rules_get_label(NULL, 1, text, 8, &length), TALON_E_NULL);
    ck_status(talon_rules_get_label(&rules, 1, NULL, 8, &length), TALON_E_NULL);
    ck_status(
        talon_rules_get_label(&rules, TALON_FH_OPTION_TARGET, text, 8, &length),
        TALON_E_UNSUPPORTED);
    ck_assert_uint_eq(length, 77);
    /* "seven-up" has eight letters and needs nine bytes */
    ck_status(
        talon_rules_get_text(&rules, TALON_FH_OPTION_PACK, text, 8, &length),
        TALON_E_SPACE);
    ck_assert_uint_eq(length, 8);
    ck_assert_str_eq(text, "old");
    length = 0;
    ck_ok(talon_rules_get_text(&rules, TALON_FH_OPTION_PACK, NULL, 0, &length));
    ck_assert_uint_eq(length, 8);
    ck_status(
        talon_rules_get_label(&rules, TALON_FH_OPTION_PACK, text, 8, &length),
        TALON_E_SPACE);
    ck_assert_uint_eq(length, strlen("32 cards, seven to ace"));
    ck_assert_str_eq(text, "old");
    rules.game_id = 7;
    ck_status(talon_rules_get_label(&rules, 1, text, 8, NULL), TALON_E_GAME);
    ck_status(talon_rules_get(&rules, 1, &value), TALON_E_GAME);
    ck_status(talon_rules_get_text(&rules, 1, text, 8, NULL), TALON_E_GAME);
}
END_TEST

SUITE(options)
TEST(games_are_those_of_the_rule_books)
TEST(presets_are_those_of_the_rule_books)
TEST(options_are_those_of_the_rule_books)
TEST(option_groups_have_keys_and_labels)
TEST(option_groups_have_one_label_each)
TEST(option_groups_are_listed)
TEST(option_values_have_their_release)
TEST(option_values_are_those_of_the_rule_books)
TEST(unknown_games_options_and_presets_are_empty)
TEST(preset_values_are_those_of_the_rule_books)
TEST(rules_init_refuses_unknown_games_and_presets)
TEST(rules_set_accepts_exactly_the_legal_values)
TEST(rules_set_text_refuses_what_is_not_a_value)
TEST(values_have_labels)
TEST(labels_of_values_are_those_that_options_list)
TEST(rules_get_refuses_unknown_options)
END_SUITE
