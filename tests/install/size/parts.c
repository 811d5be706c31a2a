/* SPDX-License-Identifier: MIT */
/* A program that plays, and uses those parts of talon whose macros are defined.
 * Its size with a part and without it shows what the part costs. */
#include <talon/talon.h>

static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t other[TALON_GAME_BYTES_MAX / 8];
static uint8_t bytes[TALON_SAVE_BYTES_MAX];

static talon_status use(talon_game *game, talon_game *view, talon_rng *rng)
{
    talon_status status = TALON_OK;
    char text[TALON_LINE_MAX + 1] = "";
    size_t length = sizeof text;

    (void)rng, (void)game, (void)view, (void)text, (void)length, (void)bytes;
#ifdef VIEWS
    status |= talon_game_redact(view, game, 1);
#endif
#ifdef SAVES
    status |= talon_game_save(game, bytes, sizeof bytes, &length);
    status |= talon_game_load(game, bytes, length, &length);
#endif
#ifdef RECORDS
    status |= talon_record_write_state(game, text, sizeof text, &length);
    status |= talon_record_read(game, text, length, 1, &length, NULL);
#endif
#ifdef HEADERS
    talon_rules rules;

    status |= talon_game_rules(game, &rules);
    status |= talon_rules_write(&rules, text, sizeof text, &length);
    status |= talon_rules_read(text, length, &rules, &length, NULL);
#endif
#ifdef SAMPLES
    status |= talon_game_sample(game, view, rng, bytes, sizeof bytes);
#endif
#ifdef HISTORY
    talon_card pack[TALON_PACK_MAX];
    talon_move moves[TALON_HISTORY_MAX];
    uint32_t cards_dealt = 0, moves_made = 0;

    status |= talon_game_hand_pack(game, pack, TALON_PACK_MAX, &cards_dealt);
    status |= talon_game_history(game, NULL, 0, moves, TALON_HISTORY_MAX,
                                 &moves_made);
    status |= talon_game_rebuild(game, game, NULL, 0, pack, cards_dealt, moves,
                                 moves_made, NULL);
#endif
#ifdef CODES
    uint32_t code[TALON_RULES_CODES_MAX], codes = 0;
    talon_move coded;

    status |= talon_game_codes_after(game, 0, TALON_CODES_LADDER, NULL, 0, code,
                                     TALON_RULES_CODES_MAX, &codes);
    status |=
        talon_game_move_of_codes(game, 0, TALON_CODES_LADDER, code, 1, &coded);
    status |= talon_game_move_codes(game, TALON_CODES_LADDER, &coded, code,
                                    TALON_RULES_CODES_MAX, &codes);
#endif
#ifdef POKER
    uint32_t rank, refused;
    talon_cards cards = 31;

    status |= talon_poker_ranks(&cards, 1, &rank, &refused);
    status |= talon_poker_best(&cards, &rank, NULL);
#endif
#ifdef SCORES
    talon_fh_hand hand = {0};
    talon_fh_score score;

    status |= talon_fh_score_hand(NULL, &hand, &score);
#endif
#ifdef SETTINGS
    bytes[0] = (uint8_t)*talon_option_text(1, talon_option_find(1, text));
    bytes[1] = (uint8_t)*talon_option_value_label(1, 1, 1);
    bytes[2] = (uint8_t)*talon_preset_text(1, talon_preset_find(1, text));
#endif
#ifdef WORDING
    bytes[3] = (uint8_t)*talon_status_text(TALON_E_NULL);
    bytes[4] = (uint8_t)*talon_term_label(TALON_SPACE_KIND, 1);
#endif
    return status;
}

int main(void)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {1};
    talon_choice choice[TALON_CHOICES_MAX];
    talon_game *game, *view;
    talon_status status;
    talon_rules rules;
    talon_move move;
    uint32_t count;
    talon_rng rng;
    int32_t seat;

    talon_rng_seed(&rng, seed, 0);
    status = talon_rules_init(&rules, talon_games_at(0), 0);
    status |= talon_game_init(memory, sizeof memory, &rules, &game);
    status |= talon_game_init(other, sizeof other, &rules, &view);
    while (status >= 0 && talon_game_to_act(game, &seat) == TALON_OK &&
           seat != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            status = talon_game_chance(game, &rng, NULL, 0, NULL);
            continue;
        }
        status = talon_game_choices(game, choice, TALON_CHOICES_MAX, &count);
        status |= talon_game_move_random(game, &rng, &move);
        status |= talon_game_check(game, &move, NULL);
        status |= talon_game_apply(game, &move, NULL, 0, NULL);
    }
    return use(game, view, &rng) < 0;
}
