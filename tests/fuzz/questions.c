/* SPDX-License-Identifier: MIT */
/* What must be true of the answers about any game or view: see questions.h. */
#include "questions.h"

#include "questions_advisor.h"
#include "talon/code.h"
#include "talon/history.h"
#include "talon/observation.h"
#include "talon/save.h"
#include "talon/view.h"
#include "talon/words.h"

static uint32_t viewers_of(const talon_game *game)
{
    uint32_t seats;

    demand(talon_game_viewers(game, &seats, NULL) == TALON_OK);
    return seats;
}

void check_state(const talon_game *game)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    uint64_t hash[2];
    talon_game *loaded;
    uint32_t turn;
    int32_t equal;
    size_t length;

    demand(talon_game_save(game, saved, sizeof saved, &length) == TALON_OK);
    demand(talon_game_turn(game, &turn) == TALON_OK);
    if (turn >> 31 != 0)
        return; /* talon does not load so many turns */
    demand(talon_game_init_saved(memory, sizeof memory, saved, length, &loaded,
                                 NULL) == TALON_OK);
    demand(same_games(loaded, game));
    demand(talon_game_equal(loaded, game, &equal) == TALON_OK && equal == 1);
    demand(talon_game_hash(loaded, &hash[0]) == TALON_OK);
    demand(talon_game_hash(game, &hash[1]) == TALON_OK);
    demand(hash[0] == hash[1]);
}

/* ---- choices and numbered moves */

static int describes(const talon_choice *choice, const talon_move *move)
{
    talon_cards more = move->cards & ~choice->required;
    uint32_t picked = talon_cards_count(&more);

    return move->kind == choice->kind && move->amount >= choice->amount_min &&
           move->amount <= choice->amount_max && move->denomination < 32 &&
           choice->denominations >> move->denomination & 1 &&
           move->index >= choice->index_min &&
           move->index <= choice->index_max &&
           (choice->other_seats == 0
                ? move->other == 0
                : move->other >= 0 && choice->other_seats >> move->other & 1) &&
           (move->cards & choice->required) == choice->required &&
           (more & ~choice->cards) == 0 && picked >= choice->pick_min &&
           picked <= choice->pick_max;
}

/* One move of a seat: it is legal, is described by one choice, and has the
 * index that it was found by. */
static void check_numbered(const talon_game *game, int32_t seat, uint32_t index,
                           const talon_choice *choice, uint32_t choices)
{
    uint32_t found, covered = 0;
    talon_move move;

    demand(talon_game_seat_move_at(game, seat, index, &move) == TALON_OK);
    demand(talon_game_check(game, &move, NULL) == TALON_OK);
    demand(talon_game_move_index(game, &move, &found) == TALON_OK);
    demand(found == index);
    while (choices-- > 0)
        covered += (uint32_t)describes(choice++, &move);
    demand(covered == 1);
}

static void ask_choices(const struct asked *asked)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t count, moves, i;
    talon_status status;
    int32_t seat;

    for (seat = -2; seat < TALON_SEATS_MAX; seat++) {
        status = talon_game_choices_of(asked->game, seat, list,
                                       TALON_CHOICES_MAX, &count);
        demand(status == talon_game_seat_move_count(asked->game, seat, &moves));
        if (status != TALON_OK) {
            demand(status == TALON_E_SEAT || status == TALON_UNKNOWN);
            continue;
        }
        demand(count <= TALON_CHOICES_MAX);
        demand(count == 0 ||
               talon_game_choices_of(asked->game, seat, list, count - 1, &i) ==
                   TALON_E_SPACE);
        for (i = 0; moves > 0 && i < 4; i++)
            check_numbered(asked->game, seat,
                           talon_rng_below(asked->rng, moves), list, count);
    }
}

/* ---- codes */

/* A move that is put together code by code is legal, and has these codes. */
static void walk_codes(const struct asked *asked, int32_t seat, uint32_t mode)
{
    static uint32_t next[TALON_RULES_CODES_MAX];
    uint32_t code[TALON_MOVE_CODES_MAX], again[TALON_MOVE_CODES_MAX];
    uint32_t length = 0, count, i;
    talon_move move;

    for (;;) {
        demand(talon_game_codes_after(asked->game, seat, mode, code, length,
                                      next, TALON_RULES_CODES_MAX,
                                      &count) == TALON_OK);
        if (count == 0)
            break;
        demand(length < TALON_MOVE_CODES_MAX);
        demand(talon_game_move_of_codes(asked->game, seat, mode, code, length,
                                        &move) == TALON_E_INCOMPLETE);
        for (i = 1; i < count; i++)
            demand(next[i - 1] < next[i]);
        code[length++] = next[talon_rng_below(asked->rng, count)];
    }
    demand(length > 0);
    demand(talon_game_move_of_codes(asked->game, seat, mode, code, length,
                                    &move) == TALON_OK);
    demand(talon_game_check(asked->game, &move, NULL) == TALON_OK);
    demand(talon_game_move_codes(asked->game, mode, &move, again,
                                 TALON_MOVE_CODES_MAX, &count) == TALON_OK);
    demand(count == length && memcmp(again, code, count * sizeof *code) == 0);
}

static void ask_codes(const struct asked *asked)
{
    static uint8_t mask[TALON_RULES_CODES_MAX];
    uint32_t mode, codes, count, owing;
    talon_rules rules;
    int32_t seat;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    demand(talon_game_owing(asked->game, &owing) == TALON_OK);
    owing &= viewers_of(asked->game);
    for (mode = TALON_CODES_EXACT; mode <= TALON_CODES_LADDER; mode++) {
        if (talon_rules_code_count(&rules, mode, &codes) < 0) {
            demand(mode == TALON_CODES_EXACT);
            continue;
        }
        for (seat = 0; seat < TALON_SEATS_MAX; seat++) {
            if (!(owing >> seat & 1))
                continue;
            walk_codes(asked, seat, mode);
            demand(talon_game_code_mask(asked->game, seat, mode, NULL, 0, mask,
                                        TALON_RULES_CODES_MAX,
                                        &count) == TALON_OK);
            demand(count == codes);
        }
    }
}

/* ---- observations */

static void check_ranges(const talon_rules *rules, const int32_t *number,
                         uint32_t count)
{
    uint32_t i, k, at = 0;
    talon_observation_field field;

    for (i = 0; i < talon_observation_field_count(rules->game_id); i++) {
        demand(talon_rules_observation_field(rules, i, &field) == TALON_OK);
        demand(field.first == at && field.count % field.parts == 0);
        for (k = 0; k < field.count; k++, at++)
            demand(number[at] >= field.lowest && number[at] <= field.highest);
    }
    demand(at == count);
}

/* A seat observes as much in its own view as in the whole. */
static void ask_observations(const struct asked *asked)
{
    static int32_t whole[TALON_OBSERVATION_MAX], own[TALON_OBSERVATION_MAX];
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint32_t count, again;
    talon_rules rules;
    talon_game *view;
    int32_t seat;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    for (seat = 0; seat < TALON_SEATS_MAX; seat++) {
        if (!(viewers_of(asked->game) >> seat & 1))
            continue;
        demand(talon_game_observe(asked->game, seat, whole,
                                  TALON_OBSERVATION_MAX, &count) == TALON_OK);
        check_ranges(&rules, whole, count);
        demand(talon_game_clone(memory, sizeof memory, asked->game, &view) ==
               TALON_OK);
        demand(talon_game_redact(view, view, 1u << seat) == TALON_OK);
        demand(talon_game_observe(view, seat, own, TALON_OBSERVATION_MAX,
                                  &again) == TALON_OK);
        demand(again == count && memcmp(whole, own, count * sizeof *own) == 0);
    }
}

/* ---- records and histories */

static void ask_record(const struct asked *asked)
{
    char text[TALON_RECORD_STATE_MAX], line[TALON_MOVE_TEXT_MAX];
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *again = (talon_game *)memory;
    talon_move move, read;
    uint32_t count;
    size_t length;
    int32_t seat;

    copy_game(memory, asked->game);
    if (!is_view(asked->game)) {
        demand(talon_record_write_state(asked->game, text, sizeof text,
                                        &length) == TALON_OK);
        demand(talon_record_read(again, text, length, TALON_RECORD_CHECK, NULL,
                                 NULL) == TALON_OK);
        demand(same_games(again, asked->game));
    }
    demand(talon_game_to_act(asked->game, &seat) == TALON_OK);
    demand(talon_game_move_count(asked->game, &count) >= 0);
    if (count == 0)
        return;
    demand(talon_game_move_at(asked->game, talon_rng_below(asked->rng, count),
                              &move) == TALON_OK);
    demand(talon_record_write_move(asked->game, &move, line, sizeof line,
                                   &length) == TALON_OK);
    demand(talon_record_parse(asked->game, line, length, &read, NULL, 0, NULL,
                              NULL) == TALON_OK);
    demand(memcmp(&move, &read, sizeof move) == 0);
}

/* Without all events, only what a game keeps can be listed; with them, the hand
 * can be played again. */
static void ask_history(const struct asked *asked)
{
    static talon_move move[TOLD_MAX];
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *again = (talon_game *)memory;
    talon_card pack[TALON_PACK_MAX];
    uint32_t count, cards, made;
    talon_status status;

    status = talon_game_history(asked->game, asked->told, asked->told_count,
                                move, TOLD_MAX, &count);
    if (is_view(asked->game)) {
        demand(status == TALON_E_VIEW);
        return;
    }
    if (status == TALON_E_PHASE)
        return;
    demand(status == TALON_OK ||
           (status == TALON_UNKNOWN && asked->told_count == 0));
    demand(talon_game_hand_pack(asked->game, pack, TALON_PACK_MAX, &cards) ==
           TALON_OK);
    copy_game(memory, asked->game);
    status =
        talon_game_rebuild(again, asked->game, asked->told, asked->told_count,
                           pack, cards, move, count, &made);
    if (asked->told_count > 0)
        demand(status == TALON_OK && made == count &&
               same_games(again, asked->game));
    else if (status != TALON_OK)
        demand(same_games(again, asked->game));
}

/* Events are the same after they were saved. */
static void ask_events(const struct asked *asked)
{
    static uint8_t bytes[TOLD_MAX * TALON_SAVED_EVENT_BYTES];
    static talon_event again[TOLD_MAX];
    uint32_t count;
    size_t length;

    demand(talon_events_save(asked->told, asked->told_count, bytes,
                             sizeof bytes, &length) == TALON_OK);
    demand(talon_events_load(bytes, length, again, TOLD_MAX, &count) ==
           TALON_OK);
    demand(count == asked->told_count);
    demand(count == 0 ||
           memcmp(asked->told, again, count * sizeof *again) == 0);
}

/* ---- words */

/* Text is UTF-8 without control characters but for line ends. */
static void check_text(talon_status status, const char *text, size_t length)
{
    size_t i, more = 0;

    demand(status == TALON_OK && strlen(text) == length);
    for (i = 0; i < length; i++) {
        uint8_t byte = (uint8_t)text[i];

        demand((more > 0) == ((byte & 0xC0) == 0x80));
        if (more > 0)
            more--;
        else if (byte >= 0xC0)
            more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1;
        else
            demand(byte >= ' ' || byte == '\n');
    }
    demand(more == 0);
}

static void tell_choices(const struct asked *asked, const talon_words *words)
{
    talon_choice list[TALON_CHOICES_MAX];
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t count, i;
    size_t length;
    talon_status status;

    demand(talon_game_choices(asked->game, list, TALON_CHOICES_MAX, &count) >=
           0);
    for (i = 0; i < count; i++) {
        status = talon_words_choice(words, asked->game, &list[i], text,
                                    sizeof text, &length);
        check_text(status, text, length);
    }
    status = talon_words_scores(words, asked->game, text, sizeof text, &length);
    check_text(status, text, length);
    status = talon_words_refusal(words, asked->game, TALON_E_FOLLOW, NULL, text,
                                 sizeof text, &length);
    check_text(status, text, length);
}

/* Everything that was told, sentence by sentence, as a seat hears it. */
static void tell_events(const struct asked *asked, const talon_words *words)
{
    static talon_event event[TOLD_MAX];
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t at, told, viewers;
    size_t length;

    if (asked->told_count > 0)
        memcpy(event, asked->told, asked->told_count * sizeof *event);
    viewers = words->you >= 0 ? 1u << words->you : 0;
    demand(talon_events_redact(event, asked->told_count, viewers) == TALON_OK);
    for (at = 0; at < asked->told_count; at += told) {
        talon_status status =
            talon_words_event(words, event + at, asked->told_count - at, &told,
                              text, sizeof text, &length);

        check_text(status, text, length);
        demand(told > 0 && told <= asked->told_count - at);
    }
}

static void ask_words(const struct asked *asked)
{
    talon_rules rules;
    talon_words words;
    uint32_t language, seats;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    demand(talon_game_seat_count(asked->game, &seats) == TALON_OK);
    for (language = 1; language <= talon_language_count(); language++) {
        demand(talon_words_init(&words, language, &rules) == TALON_OK);
        words.style = 1 + talon_rng_below(asked->rng, 3);
        words.you = (int32_t)talon_rng_below(asked->rng, seats + 1) - 1;
        tell_choices(asked, &words);
        tell_events(asked, &words);
    }
}

/* ---- views */

/* A view of a seat is the same from the whole and from its saved bytes; its key
 * is that of the whole. */
static void ask_view(const struct asked *asked)
{
    uint64_t memory[2][TALON_GAME_BYTES_MAX / 8];
    uint8_t saved[TALON_SAVE_BYTES_MAX], key[2][TALON_GAME_BYTES_MAX];
    size_t length, lengths[2];
    talon_game *view, *loaded;
    int32_t seat;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++) {
        if (!(viewers_of(asked->game) >> seat & 1))
            continue;
        demand(talon_game_clone(memory[0], sizeof memory[0], asked->game,
                                &view) == TALON_OK);
        demand(talon_game_redact(view, asked->game, 1u << seat) == TALON_OK);
        demand(talon_game_save(view, saved, sizeof saved, &length) == TALON_OK);
        demand(talon_game_init_saved(memory[1], sizeof memory[1], saved, length,
                                     &loaded, NULL) == TALON_OK);
        demand(same_games(view, loaded));
        demand(talon_game_information_key(asked->game, seat, key[0],
                                          sizeof key[0],
                                          &lengths[0]) == TALON_OK);
        demand(talon_game_information_key(loaded, seat, key[1], sizeof key[1],
                                          &lengths[1]) == TALON_OK);
        demand(lengths[0] == lengths[1] &&
               memcmp(key[0], key[1], lengths[0]) == 0);
    }
}

/* A world of a view has that view. A game has at least one: itself. */
static void ask_sample(const struct asked *asked)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    uint64_t memory[2][TALON_GAME_BYTES_MAX / 8];
    talon_game *view, *world = (talon_game *)memory[1];
    talon_rng rng = *asked->rng;
    talon_status status;
    uint32_t seats;

    demand(talon_game_clone(memory[0], sizeof memory[0], asked->game, &view) ==
           TALON_OK);
    seats = viewers_of(view) & talon_rng_below(asked->rng, 1u << 16);
    demand(talon_game_redact(view, view, seats) == TALON_OK);
    copy_game(memory[1], view);
    status = talon_game_sample(world, view, &rng, scratch, sizeof scratch);
    if (status != TALON_OK) {
        demand(status == TALON_E_TRIES ||
               (status == TALON_E_NO_WORLD && is_view(asked->game)));
        demand(same_games(world, view));
        return;
    }
    demand(!is_view(world));
    check_state(world);
    demand(talon_game_redact(world, world, seats) == TALON_OK);
    demand(same_games(world, view));
}

/* ---- places and sides */

/* Cards are shown in a row for each suit. */
static void check_sorted(const struct asked *asked, talon_cards set)
{
    uint32_t count, i, suit, last = 0, before = 0;
    talon_card card[TALON_PACK_MAX];

    demand(talon_game_sort_hand(asked->game, &set, card, TALON_PACK_MAX,
                                &count) == TALON_OK);
    demand(count == talon_cards_count(&set));
    for (i = 0; i < count; i++) {
        demand(set >> card[i] & 1);
        set &= ~((talon_cards)1 << card[i]);
        demand(talon_game_card_suit(asked->game, card[i], &suit) == TALON_OK);
        demand(suit == last || !(before >> suit & 1));
        before |= 1u << suit;
        last = suit;
    }
}

static void ask_places(const struct asked *asked)
{
    uint32_t place, count, known;
    talon_cards cards, pack;
    talon_status status;
    talon_rules rules;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    demand(talon_rules_pack(&rules, &pack) == TALON_OK);
    check_sorted(asked, pack);
    for (place = 0; place < 256; place++) {
        status = talon_game_cards(asked->game, place, &cards, &count);
        if (status == TALON_E_PLACE)
            continue;
        known = talon_cards_count(&cards);
        demand((cards & ~pack) == 0 && known <= count);
        demand(status == (known == count ? TALON_OK : TALON_UNKNOWN));
        demand(status == TALON_OK || is_view(asked->game));
        check_sorted(asked, cards);
    }
}

/* A side has one total, and wins as a whole. */
static void ask_sides(const struct asked *asked)
{
    int64_t total[TALON_SEATS_MAX], gain[TALON_SEATS_MAX];
    uint32_t seats, count, winners, side, other;
    int32_t seat, partner;
    talon_rules rules;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    demand(talon_game_seat_count(asked->game, &seats) == TALON_OK);
    demand(talon_game_totals(asked->game, total, TALON_SEATS_MAX, &count) ==
           TALON_OK);
    demand(count == seats);
    demand(talon_game_returns(asked->game, gain, TALON_SEATS_MAX, &count) ==
           TALON_OK);
    demand(count == seats);
    demand(talon_game_winners(asked->game, &winners) == TALON_OK);
    demand(winners >> seats == 0);
    for (seat = 0; seat < (int32_t)seats; seat++) {
        demand(talon_game_side(asked->game, seat, &side) == TALON_OK);
        demand(talon_rules_side(&rules, seat, &other) == TALON_OK);
        demand(other == side && side >> seat & 1 && side >> seats == 0);
        demand((winners & side) == 0 || (winners & side) == side);
        for (partner = 0; partner < (int32_t)seats; partner++) {
            if (!(side >> partner & 1))
                continue;
            demand(talon_game_side(asked->game, partner, &other) == TALON_OK);
            demand(other == side && total[partner] == total[seat] &&
                   gain[partner] == gain[seat]);
        }
    }
}

/* ---- rules */

/* Rules are the same after they were written option by option, and whole; no
 * two codes of theirs mean the same. */
static void ask_rules(const struct asked *asked)
{
    char text[TALON_RULES_TEXT_MAX], value[TALON_VALUE_TEXT_MAX];
    uint32_t option, preset, differences, codes, one, other;
    talon_rules rules, again;
    talon_move part[2];
    size_t length;
    int32_t equal;

    demand(talon_game_rules(asked->game, &rules) == TALON_OK);
    demand(talon_rules_check(&rules, NULL, 0, NULL) == TALON_OK);
    demand(talon_rules_write(&rules, text, sizeof text, &length) == TALON_OK);
    demand(talon_rules_read(text, length, &again, NULL, NULL) == TALON_OK);
    demand(talon_rules_equal(&rules, &again, &equal) == TALON_OK && equal);
    demand(talon_rules_nearest_preset(&rules, &preset, &differences) ==
           TALON_OK);
    demand(talon_rules_init(&again, rules.game_id, preset) == TALON_OK);
    demand(talon_rules_equal(&rules, &again, &equal) == TALON_OK &&
           equal == (differences == 0));
    for (option = 1; option <= talon_option_count(rules.game_id); option++) {
        demand(talon_rules_get_text(&rules, option, value, sizeof value,
                                    NULL) == TALON_OK);
        demand(talon_rules_set_text(&again,
                                    talon_option_key(rules.game_id, option),
                                    value) == TALON_OK);
    }
    demand(talon_rules_equal(&rules, &again, &equal) == TALON_OK && equal);
    demand(talon_rules_code_count(&rules, TALON_CODES_LADDER, &codes) ==
           TALON_OK);
    one = talon_rng_below(asked->rng, codes);
    other = talon_rng_below(asked->rng, codes);
    demand(talon_rules_code_meaning(&rules, TALON_CODES_LADDER, one,
                                    &part[0]) == TALON_OK);
    demand(talon_rules_code_meaning(&rules, TALON_CODES_LADDER, other,
                                    &part[1]) == TALON_OK);
    demand((one == other) == (memcmp(&part[0], &part[1], sizeof *part) == 0));
}

void ask_question(const struct asked *asked, uint32_t kind)
{
    static void (*const ask[QUESTIONS])(const struct asked *) = {
        ask_choices, ask_codes,  ask_observations, ask_record, ask_history,
        ask_words,   ask_view,   ask_sample,       ask_places, ask_sides,
        ask_rules,   ask_events, ask_advisor,      ask_solver};

    ask[kind % QUESTIONS](asked);
}
