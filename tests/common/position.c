/* SPDX-License-Identifier: MIT */
/* The language for positions: reads its texts, and checks every step against
 * its events. It works for every game. */
#include "common/position.h"
#include "common/ledger.h"

#include <stdarg.h>

/* Room for a text of many lines, including the final zero. */
#define TEXT_MAX 4096

/* Fails the test, naming its line and the text that failed. */
#define FAIL(text, ...)                                                        \
    do {                                                                       \
        char why_[TEXT_MAX];                                                   \
                                                                               \
        snprintf(why_, sizeof why_, __VA_ARGS__);                              \
        ck_abort_msg("%s:%d: %s: %s", file, line, text, why_);                 \
    } while (0)

struct made_step last_step;

uint32_t kind_of(const talon_game *game)
{
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    return rules.game_id;
}

size_t size_of(const talon_game *game)
{
    size_t size = 0;

    must_ok(talon_games_bytes(kind_of(game), &size));
    return size;
}

uint32_t seats_at(const talon_game *game)
{
    uint32_t seats = 0;

    must_ok(talon_game_seat_count(game, &seats));
    return seats;
}

uint32_t phase_of(const talon_game *game)
{
    uint32_t phase = 0;

    must_ok(talon_game_phase(game, &phase));
    return phase;
}

uint32_t turn_of(const talon_game *game)
{
    uint32_t turn = 0;

    must_ok(talon_game_turn(game, &turn));
    return turn;
}

int32_t seat_to_act(const talon_game *game)
{
    int32_t seat = 99;

    must_ok(talon_game_to_act(game, &seat));
    return seat;
}

talon_cards cards_at(const talon_game *game, uint32_t place)
{
    talon_cards set = 0;

    must_ok(talon_game_cards(game, place, &set, NULL));
    return set;
}

void copy_to(struct handle *to, const talon_game *from)
{
    memcpy(to->memory, from, size_of(from));
}

int same(const talon_game *first, const talon_game *other)
{
    return memcmp(first, other, size_of(first)) == 0;
}

talon_game *view_of(const talon_game *game, uint32_t seats)
{
    static struct handle view;

    if (game != of(&view))
        copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, seats));
    return of(&view);
}

/* ---- Texts */

/* Takes the next item of a text, up to a comma or the end of a line. Items that
 * consist of spaces are skipped. Returns 0 if there is no item left. */
static int next_item(const char **text, char item[TEXT_MAX])
{
    size_t length;

    *text += strspn(*text, " ,\n");
    length = strcspn(*text, ",\n");
    memcpy(item, *text, length);
    item[length] = '\0';
    *text += length;
    return length > 0;
}

static void fill_in(const char *file, int line, char text[TEXT_MAX],
                    const char *format, va_list arguments)
{
    int length = vsnprintf(text, TEXT_MAX, format, arguments);

    if (length < 0 || length >= TEXT_MAX)
        FAIL(format, "longer than %d characters", TEXT_MAX - 1);
}

/* Sets a preset of any game: no two games share the key of a preset. */
static void set_preset(const char *file, int line, talon_rules *rules,
                       const char *key)
{
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        uint32_t game = talon_games_at(i);
        uint32_t preset = talon_preset_find(game, key);

        if (preset != 0) {
            ck_ok(talon_rules_init(rules, game, preset));
            return;
        }
    }
    FAIL(key, "no game has this preset");
}

static void set_rules(const char *file, int line, talon_rules *rules,
                      const char *text)
{
    char item[TEXT_MAX], key[32], value[32];
    talon_status status;
    int end = 0;

    if (!next_item(&text, item))
        FAIL(text, "no preset");
    set_preset(file, line, rules, item);
    while (next_item(&text, item)) {
        if (sscanf(item, "%31s %31s %n", key, value, &end) != 2 ||
            item[end] != '\0')
            FAIL(item, "not an option and its value");
        status = talon_rules_set_text(rules, key, value);
        if (status != TALON_OK)
            FAIL(item, "%s", talon_status_name(status));
    }
}

talon_rules position_rules(const char *file, int line, const char *rules, ...)
{
    char text[TEXT_MAX];
    talon_rules made;
    va_list arguments;

    va_start(arguments, rules);
    fill_in(file, line, text, rules, arguments);
    va_end(arguments);
    set_rules(file, line, &made, text);
    return made;
}

talon_game *position_sit(const char *file, int line, struct handle *handle,
                         const char *rules, ...)
{
    static struct handle of_all_tests;
    char text[TEXT_MAX];
    talon_status status;
    talon_rules made;
    talon_game *game = NULL;
    va_list arguments;

    if (handle == NULL)
        handle = &of_all_tests;
    va_start(arguments, rules);
    fill_in(file, line, text, rules, arguments);
    va_end(arguments);
    set_rules(file, line, &made, text);
    status =
        talon_game_init(handle->memory, sizeof handle->memory, &made, &game);
    if (status != TALON_OK)
        FAIL(text, "%s", talon_status_name(status));
    return game;
}

/* ---- Steps */

/* Checks what must hold after a step. A failure prints the text that made the
 * step. */
static void check_step(const char *file, int line, const char *text,
                       const talon_game *before, const talon_game *game)
{
    const char *error;
    uint32_t i;

    for (i = 0; i < last_step.events; i++)
        if (last_step.event[i].turn != turn_of(game))
            FAIL(text, "event %u has another turn", i);
    error = ledger_error(before, game, last_step.event, last_step.events);
    if (error != NULL)
        FAIL(text, "%s", error);
}

void position_deal(const char *file, int line, talon_game *game,
                   const char *const hand[TALON_DEAL_PLACES])
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card pack[TALON_PACK_MAX];
    struct handle before;
    uint32_t i, count = 0;
    talon_status status;

    copy_to(&before, game);
    for (i = 0; i < TALON_DEAL_PLACES; i++)
        if (hand[i] != NULL &&
            talon_cards_parse(hand[i], strlen(hand[i]), &wanted[i]) < 0)
            FAIL(hand[i], "no cards");
    status = talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, pack,
                                 TALON_PACK_MAX, &count);
    if (status == TALON_OK)
        status = talon_game_deal(game, pack, count, last_step.event,
                                 TALON_EVENTS_MAX, &last_step.events);
    if (status != TALON_OK)
        FAIL("deal", "%s", talon_status_name(status));
    check_step(file, line, "deal", of(&before), game);
}

talon_move position_move(const char *file, int line, const talon_game *game,
                         const char *text)
{
    talon_move move = {0};
    talon_status status = talon_record_parse(game, text, strlen(text), &move,
                                             NULL, 0, NULL, NULL);

    if (status != TALON_OK)
        FAIL(text, "%s", talon_status_name(status));
    return move;
}

/* Fails the test because an annotation is wrong, and prints the right one if
 * there is one. */
static void fail_annotation(const char *file, int line, talon_game *game,
                            const char *text)
{
    char state[TALON_RECORD_STATE_MAX];
    const char *words;
    size_t key = 2 + strcspn(text + 2, " ");

    ck_ok(talon_record_write_state(game, state, sizeof state, NULL));
    for (words = state; *words != '\0'; words += strcspn(words, "\n") + 1)
        if (strncmp(words, text, key) == 0)
            FAIL(text, "but %.*s", (int)strcspn(words, "\n"), words);
    FAIL(text, "%s", talon_status_name(TALON_E_ANNOTATION));
}

static void check_annotation(const char *file, int line, talon_game *game,
                             const char *text)
{
    talon_status status = talon_record_read_line(
        game, text, strlen(text), TALON_RECORD_CHECK, NULL, 0, NULL, NULL);

    if (status == TALON_E_ANNOTATION)
        fail_annotation(file, line, game, text);
    if (status != TALON_OK)
        FAIL(text, "%s", talon_status_name(status));
}

static void play_line(const char *file, int line, talon_game *game,
                      const char *text)
{
    struct handle before;
    talon_status status;

    copy_to(&before, game);
    status = talon_record_read_line(game, text, strlen(text),
                                    TALON_RECORD_CHECK, last_step.event,
                                    TALON_EVENTS_MAX, &last_step.events, NULL);
    if (status != TALON_OK)
        FAIL(text, "%s", talon_status_name(status));
    check_step(file, line, text, of(&before), game);
}

void position_play(const char *file, int line, talon_game *game,
                   int annotations_only, const char *lines, ...)
{
    char text[TEXT_MAX], item[TEXT_MAX];
    const char *rest = text;
    va_list arguments;

    va_start(arguments, lines);
    fill_in(file, line, text, lines, arguments);
    va_end(arguments);
    while (next_item(&rest, item)) {
        if (item[0] == '=')
            check_annotation(file, line, game, item);
        else if (annotations_only)
            FAIL(item, "not an annotation");
        else
            play_line(file, line, game, item);
    }
}

void position_play_run(const char *file, int line, talon_game *game,
                       int32_t seat, const char *run)
{
    char item[8];
    int used;

    for (; sscanf(run, " %7s%n", item, &used) == 1; run += used)
        position_play(file, line, game, 0, "%" PRId32 " play %s", seat, item);
}

void position_make(const char *file, int line, talon_game *game,
                   const talon_move *move)
{
    struct handle before;
    talon_status status;

    copy_to(&before, game);
    status = talon_game_apply(game, move, last_step.event, TALON_EVENTS_MAX,
                              &last_step.events);
    if (status != TALON_OK)
        FAIL(talon_kind_key(move->kind), "%s", talon_status_name(status));
    check_step(file, line, talon_kind_key(move->kind), of(&before), game);
}

void position_make_nth(const char *file, int line, talon_game *game, uint32_t n)
{
    talon_status status;
    talon_move move;

    status = talon_game_move_at(game, n, &move);
    if (status != TALON_OK)
        FAIL("a legal move", "%s", talon_status_name(status));
    position_make(file, line, game, &move);
}

void position_play_while(const char *file, int line, talon_game *game,
                         uint32_t phase)
{
    while (phase_of(game) == phase)
        position_make_nth(file, line, game, 0);
}

/* ---- Expectations */

void position_refused(const char *file, int line, talon_game *game,
                      const char *text, talon_status reason,
                      const char *concerned)
{
    talon_move move = position_move(file, line, game, text);
    talon_status checked, applied;
    char shown[256] = "";
    struct handle before;
    talon_cards set = 0;

    copy_to(&before, game);
    checked = talon_game_check(game, &move, &set);
    applied = talon_game_apply(game, &move, NULL, 0, NULL);
    if (checked != reason)
        FAIL(text, "check says %s", talon_status_name(checked));
    if (applied != reason)
        FAIL(text, "apply says %s", talon_status_name(applied));
    ck_ok(talon_cards_format(&set, shown, sizeof shown, NULL));
    if (set != cards(concerned))
        FAIL(text, "because of \"%s\"", shown);
    if (!same(game, of(&before)))
        FAIL(text, "refused, but the game has changed");
}

void position_to_act(const char *file, int line, const talon_game *game,
                     int32_t seat, uint32_t phase)
{
    if (phase_of(game) != phase || seat_to_act(game) != seat)
        FAIL("to act", "seat %d in %s, not %d in %s", (int)seat_to_act(game),
             talon_phase_key(phase_of(game)), (int)seat,
             talon_phase_key(phase));
}

void position_knows(const char *file, int line, const talon_game *game,
                    uint32_t seats, uint32_t place, uint32_t count,
                    const char *known)
{
    talon_cards set = 0;
    uint32_t held = UINT32_MAX;
    talon_status status =
        talon_game_cards(view_of(game, seats), place, &set, &held);
    char shown[256] = "";

    ck_ok(talon_cards_format(&set, shown, sizeof shown, NULL));
    if (set != cards(known) || held != count)
        FAIL(known, "but \"%s\" of %" PRIu32, shown, held);
    if (status != (talon_cards_count(&set) < held ? TALON_UNKNOWN : TALON_OK))
        FAIL(known, "%s", talon_status_name(status));
}

static int is_told(const talon_event *event, uint32_t kind,
                   const uint32_t *reason)
{
    return event->kind == kind && (reason == NULL || event->reason == *reason);
}

const talon_event *position_told(const char *file, int line, uint32_t kind,
                                 const uint32_t *reason, uint32_t n)
{
    uint32_t i;

    for (i = 0; i < last_step.events; i++)
        if (is_told(&last_step.event[i], kind, reason) && n-- == 0)
            return &last_step.event[i];
    FAIL(talon_kind_key(kind), "no such event%s%s",
         reason == NULL ? "" : " with reason ",
         reason == NULL ? "" : talon_reason_key(*reason));
    return NULL;
}

static uint32_t count_told(uint32_t kind, const uint32_t *reason)
{
    uint32_t i, times = 0;

    for (i = 0; i < last_step.events; i++)
        times += (uint32_t)is_told(&last_step.event[i], kind, reason);
    return times;
}

uint32_t times_told(uint32_t kind)
{
    return count_told(kind, NULL);
}

uint32_t times_told_for(uint32_t kind, uint32_t reason)
{
    return count_told(kind, &reason);
}
