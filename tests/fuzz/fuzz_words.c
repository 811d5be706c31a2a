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

/* Cards alone are a set of the pack. In the words of the library they are read
 * again, perhaps with others, if the words are not clear (words.h). */
static void read_cards(const talon_words *words, const talon_game *game,
                       const char *typed, size_t length)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_cards set = 77, again, pack;
    talon_reading reading;
    talon_status status;
    talon_rules rules;

    status = talon_words_read_cards(words, game, typed, length, &set, &reading);
    demand(reading.status == status);
    demand(reading.start + (size_t)reading.length <= length);
    if (status != TALON_OK) {
        demand(status < 0 && set == 77);
        demand(talon_words_answer(words, game, &reading, typed, length, text,
                                  sizeof text, NULL) == TALON_OK);
        return;
    }
    demand(talon_game_rules(game, &rules) == TALON_OK);
    demand(talon_rules_pack(&rules, &pack) == TALON_OK);
    demand((set & ~pack) == 0);
    demand(talon_words_hand(words, game, &set, text, sizeof text, &length) ==
           TALON_OK);
    if (set == 0 || length > TALON_WORDS_READ_MAX)
        return;
    demand(talon_words_read_cards(words, game, text, length, &again, NULL) ==
           TALON_OK);
    demand((set & ~again) == 0);
}

/* A moment of a game at which somebody types. */
struct moment {
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_words words;
    talon_rng rng;
    int32_t seat;
};

static void come_to(struct moment *moment, const uint8_t head[HEAD])
{
    uint32_t kind = talon_games_at(head[0] % talon_games_count());
    talon_rules rules;

    seed_from(&moment->rng, head, HEAD);
    demand(talon_rules_init(&rules, kind,
                            1 + head[1] % talon_preset_count(kind)) ==
           TALON_OK);
    demand(talon_game_init(moment->memory, sizeof moment->memory, &rules,
                           &moment->game) == TALON_OK);
    play_steps(moment->game, &moment->rng, head[2]);
    demand(talon_words_init(&moment->words,
                            1 + head[3] % talon_language_count(),
                            &rules) == TALON_OK);
    moment->words.style = 1 + head[4] % TALON_CARD_STYLE_WORDS;
    demand(talon_game_to_act(moment->game, &moment->seat) == TALON_OK);
    if (moment->seat < 0 || head[5] > 250)
        moment->seat = head[5] % 8;
}

/* Half of the texts begin as a legal move in the words of the library, of which
 * bytes are then changed. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t size);

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    char text[TALON_WORDS_TEXT_MAX];
    struct moment moment;
    talon_move move;
    uint32_t count;
    size_t said;

    if (seed % 4 != 0 || length < HEAD)
        return LLVMFuzzerMutate(bytes, length, size);
    LLVMFuzzerMutate(bytes, HEAD, HEAD);
    come_to(&moment, bytes);
    if (talon_game_move_count(moment.game, &count) != TALON_OK || count == 0)
        return length;
    demand(talon_game_move_at(moment.game, seed / 4 % count, &move) ==
           TALON_OK);
    demand(talon_words_move(&moment.words, &move, text, sizeof text, &said) ==
           TALON_OK);
    if (HEAD + said > size)
        return length;
    memcpy(bytes + HEAD, text, said);
    return seed % 8 == 0
               ? HEAD + said
               : HEAD + LLVMFuzzerMutate(bytes + HEAD, said, size - HEAD);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t before[TALON_GAME_BYTES_MAX / 8];
    struct moment moment;

    if (length < HEAD)
        return 0;
    come_to(&moment, bytes);
    copy_game(before, moment.game);
    read_text(&moment.words, moment.game, moment.seat,
              (const char *)bytes + HEAD, length - HEAD);
    read_cards(&moment.words, moment.game, (const char *)bytes + HEAD,
               length - HEAD);
    demand(same_games(moment.game, (const talon_game *)before));
    return 0;
}
