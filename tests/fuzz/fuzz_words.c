/* SPDX-License-Identifier: MIT */
/* Feeds text to the reader of typed moves, at any moment of a game. What it
 * takes for a move is accepted by the game and, in the words of the library, is
 * read again as the same move; anything else changes nothing. */
#include "fuzz.h"

#include "talon/words.h"

/* Bytes before the text: game, preset, steps, language, style, seat. */
#define HEAD 6

/* Reads a move once more, as the library writes it. */
static void read_again(const talon_words *words, const talon_game *game,
                       const talon_move *move)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_move again;
    size_t length;

    demand(talon_game_check(game, move, NULL) == TALON_OK);
    demand(talon_words_move(words, move, text, sizeof text, &length) ==
           TALON_OK);
    demand(talon_words_read(words, game, move->seat, text, length, &again,
                            NULL) == TALON_OK);
    demand(memcmp(&again, move, sizeof again) == 0);
}

/* What must be true of a text that is no move. */
static void check_reading(const talon_reading *reading, talon_status status,
                          const talon_move *move, size_t length)
{
    const talon_move untouched = {.amount = -77};

    demand(status < 0 && reading->status == status);
    demand(memcmp(move, &untouched, sizeof untouched) == 0);
    demand(reading->start + (size_t)reading->length <= length);
    if (reading->answer == TALON_READING_SEVERAL)
        demand(reading->count > 1 && reading->count <= TALON_READING_COUNT_MAX);
    else if (reading->answer == TALON_READING_REFUSED)
        demand(reading->count == 1 && reading->moves[0].kind != 0);
    else
        demand(reading->answer == TALON_READING_UNKNOWN && reading->count == 0);
}

static void read_text(const talon_words *words, const talon_game *game,
                      int32_t seat, const char *typed, size_t length)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_move move = {.amount = -77};
    talon_reading reading;
    talon_status status;

    status =
        talon_words_read(words, game, seat, typed, length, &move, &reading);
    if (status == TALON_E_SEAT)
        return;
    if (status == TALON_OK)
        read_again(words, game, &move);
    else
        check_reading(&reading, status, &move, length);
    demand(talon_words_answer(words, game, &reading, typed, length, text,
                              sizeof text, NULL) == TALON_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8], before[TALON_GAME_BYTES_MAX / 8];
    uint32_t kind, steps;
    talon_rules rules;
    talon_words words;
    talon_game *game;
    talon_rng rng;
    int32_t seat;

    if (length < HEAD)
        return 0;
    kind = 1 + bytes[0] % 2;
    seed_from(&rng, bytes, HEAD);
    demand(talon_rules_init(&rules, kind,
                            1 + bytes[1] % talon_preset_count(kind)) ==
           TALON_OK);
    demand(talon_game_init(memory, sizeof memory, &rules, &game) == TALON_OK);
    for (steps = bytes[2]; steps > 0 && step(game, &rng); steps--)
        ;
    demand(talon_words_init(&words, 1 + bytes[3] % talon_language_count(),
                            &rules) == TALON_OK);
    words.style = 1 + bytes[4] % 3;
    demand(talon_game_to_act(game, &seat) == TALON_OK);
    if (seat < 0 || bytes[5] > 250)
        seat = bytes[5] % 8;
    copy_game(before, game);
    read_text(&words, game, seat, (const char *)bytes + HEAD, length - HEAD);
    demand(same_games(game, (const talon_game *)before));
    return 0;
}
