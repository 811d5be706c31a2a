/* SPDX-License-Identifier: MIT */
/* Feeds text to the reader of records: a header and events; annotations are
 * checked too. Whatever the text is, it must be possible to save, load and
 * continue the resulting game. */
#include "fuzz.h"

#include "talon/save.h"

static void check_game(const talon_game *game)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    char text[TALON_RECORD_STATE_MAX];
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    talon_game *loaded = (talon_game *)memory;
    size_t length;

    copy_game(memory, game);
    demand(talon_game_save(game, saved, sizeof saved, &length) == TALON_OK);
    demand(talon_game_load(loaded, saved, length, NULL) == TALON_OK);
    demand(same_games(loaded, game));
    demand(talon_record_write_state(game, text, sizeof text, &length) ==
           TALON_OK);
    demand(talon_record_read(loaded, text, length, TALON_RECORD_CHECK, NULL,
                             NULL) == TALON_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    const char *text = (const char *)bytes;
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    size_t used, end;

    seed_from(&rng, bytes, length);
    if (talon_rules_read(text, length, &rules, &used, NULL) < 0)
        return 0;
    if (talon_game_init(memory, sizeof memory, &rules, &game) < 0)
        return 0;
    talon_record_read(game, text + used, length - used,
                      length % 2 ? TALON_RECORD_CHECK : TALON_RECORD_SKIP, &end,
                      NULL);
    demand(end <= length - used);
    check_game(game);
    play_on(game, &rng);
    check_game(game);
    return 0;
}
