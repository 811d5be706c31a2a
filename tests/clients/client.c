/* SPDX-License-Identifier: MIT */
/* The client in C: plays every preset and writes the transcript that README.md
 * describes.
 *
 *   client SEED TURNS */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/talon.h>

#define FNV_BASIS UINT64_C(14695981039346656037)
#define FNV_PRIME UINT64_C(1099511628211)

struct play {
    talon_game *game, *copy, *view;
    talon_rng rng;
    talon_event events[TALON_EVENTS_MAX];
    uint32_t event_count, seat_count, turn;
    char line[TALON_LINE_MAX];
    size_t length;
};

static uint64_t hash = FNV_BASIS;
static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / sizeof(uint64_t)];

static uint64_t fnv(uint64_t start, const void *bytes, size_t size)
{
    const uint8_t *byte = bytes;

    for (; size > 0; size--)
        start = (start ^ *byte++) * FNV_PRIME;
    return start;
}

static void put(const char *format, ...)
{
    char text[TALON_RECORD_STATE_MAX];
    va_list words;

    va_start(words, format);
    vsnprintf(text, sizeof text, format, words);
    va_end(words);
    fputs(text, stdout);
    hash = fnv(hash, text, strlen(text));
}

static void put_bytes(const char *word, const uint8_t *bytes, size_t length)
{
    put("%s %zu %016" PRIx64 "\n", word, length, fnv(FNV_BASIS, bytes, length));
}

static void must(talon_status status)
{
    if (status >= 0)
        return;
    fprintf(stderr, "client: %s\n", talon_status_text(status));
    exit(1);
}

static void list_choices(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;

    must(talon_game_choices(play->game, choices, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++) {
        const talon_choice *c = &choices[i];

        put("choice %s %016" PRIx64 " %016" PRIx64 " %d %d %u %u %u %u %u %u "
            "%u\n",
            talon_kind_key(c->kind), c->cards, c->required, c->amount_min,
            c->amount_max, c->denominations, c->other_seats, c->flags,
            c->pick_min, c->pick_max, c->index_min, c->index_max);
    }
}

static void check(const char *word, const struct play *play,
                  const talon_move *next_move)
{
    talon_cards concerned = 0;
    talon_status status = talon_game_check(play->game, next_move, &concerned);

    put("%s %s %016" PRIx64 "\n", word, talon_status_name(status), concerned);
}

static void make_move(struct play *play, const talon_move *next_move)
{
    check("check", play, next_move);
    must(talon_record_write_move(play->game, next_move, play->line,
                                 sizeof play->line, &play->length));
    put("%s", play->line);
    must(talon_game_apply(play->game, next_move, play->events, TALON_EVENTS_MAX,
                          &play->event_count));
    check("again", play, next_move);
}

static void make_chance(struct play *play)
{
    talon_card pack[TALON_PACK_MAX];
    talon_rng ahead = play->rng;
    uint32_t count = 0;
    talon_status status =
        talon_game_shuffle(play->game, &ahead, pack, TALON_PACK_MAX, &count);

    put("shuffle %s\n", talon_status_name(status));
    play->length = 0;
    if (status >= 0)
        must(talon_record_write_deal(play->game, pack, count, play->line,
                                     sizeof play->line, &play->length));
    status = talon_game_chance(play->game, &play->rng, play->events,
                               TALON_EVENTS_MAX, &play->event_count);
    must(status);
    put("chance %s\n%.*s", talon_status_name(status), (int)play->length,
        play->line);
}

/* Lets the table act: one time in eight it makes a move other than dealing, if
 * it has one; otherwise it deals. */
static void make_table(struct play *play)
{
    talon_move next_move;
    uint32_t count;

    must(talon_game_move_count(play->game, &count));
    if (count == 0 || talon_rng_below(&play->rng, 8) != 0) {
        make_chance(play);
        return;
    }
    must(talon_game_move_at(play->game, talon_rng_below(&play->rng, count),
                            &next_move));
    make_move(play, &next_move);
}

static void list_events(struct play *play, uint32_t viewer)
{
    uint32_t i;

    for (i = 0; i < play->event_count; i++) {
        const talon_event *e = &play->events[i];

        put("event %s %s %d %d %" PRId64 " %u %u %u %u %u %u %u %016" PRIx64
            "\n",
            talon_kind_key(e->kind),
            e->reason != 0 ? talon_reason_key(e->reason) : "-", e->seat,
            e->other, e->amount, e->turn, e->viewers, e->denomination,
            e->box_id, e->place, e->index, e->count, e->cards);
    }
    must(talon_events_redact(play->events, play->event_count, 1u << viewer));
    put("seen %u", viewer);
    for (i = 0; i < play->event_count; i++)
        put(" %016" PRIx64, play->events[i].cards);
    put("\n");
}

static void compare(struct play *play)
{
    int32_t equal = 0;
    talon_status status =
        play->length == 0
            ? talon_game_copy(play->copy, play->game)
            : talon_record_read_line(play->copy, play->line, play->length,
                                     TALON_RECORD_CHECK, NULL, 0, NULL, NULL);

    must(talon_game_equal(play->copy, play->game, &equal));
    put("same %s %d\n", talon_status_name(status), equal);
}

static void list_amounts(const char *word, const talon_game *game,
                         talon_status (*ask)(const talon_game *, int64_t *,
                                             uint32_t, uint32_t *))
{
    int64_t amounts[TALON_SEATS_MAX];
    uint32_t count, i;

    must(ask(game, amounts, TALON_SEATS_MAX, &count));
    put("%s", word);
    for (i = 0; i < count; i++)
        put(" %" PRId64, amounts[i]);
    put("\n");
}

static void put_save(const char *word, const talon_game *game)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    size_t length;

    must(talon_game_save(game, bytes, sizeof bytes, &length));
    put_bytes(word, bytes, length);
}

static void look(struct play *play, uint32_t viewer)
{
    uint8_t key[TALON_GAME_BYTES_MAX];
    size_t length;

    must(talon_game_redact(play->view, play->game, 1u << viewer));
    put_save("view", play->view);
    must(talon_game_information_key(play->view, (int32_t)viewer, key,
                                    sizeof key, &length));
    put_bytes("key", key, length);
    put("world %s",
        talon_status_name(talon_game_sample(play->view, play->view, &play->rng,
                                            scratch, sizeof scratch)));
    put_save("", play->view);
}

static void save_and_load(struct play *play)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    size_t length;

    must(talon_game_save(play->game, bytes, sizeof bytes, &length));
    put("save %s",
        talon_status_name(talon_game_load(play->game, bytes, length, NULL)));
    put_bytes("", bytes, length);
}

static void step(struct play *play, int32_t seat)
{
    talon_move next_move;
    uint32_t viewer;

    list_choices(play);
    if (seat == TALON_TABLE) {
        make_table(play);
    } else {
        must(talon_game_move_random(play->game, &play->rng, &next_move));
        make_move(play, &next_move);
    }
    must(talon_game_turn(play->game, &play->turn));
    viewer = play->turn % play->seat_count;
    list_events(play, viewer);
    compare(play);
    list_amounts("totals", play->game, talon_game_totals);
    list_amounts("returns", play->game, talon_game_returns);
    look(play, viewer);
    save_and_load(play);
}

static void play_on(struct play *play, uint32_t turns)
{
    int32_t seat;
    uint32_t phase, winners;

    must(talon_game_turn(play->game, &play->turn));
    must(talon_game_to_act(play->game, &seat));
    while (seat != TALON_NOBODY && play->turn < turns) {
        must(talon_game_phase(play->game, &phase));
        put("turn %u %d %s\n", play->turn, seat, talon_phase_key(phase));
        step(play, seat);
        must(talon_game_to_act(play->game, &seat));
    }
    must(talon_game_winners(play->game, &winners));
    put("end %u %d %u\n", play->turn, seat, winners);
}

static void play_preset(uint32_t game_id, uint32_t preset, const uint8_t *seed,
                        uint32_t turns)
{
    static struct play play;
    char text[TALON_RECORD_STATE_MAX];
    talon_rules rules;

    must(talon_rules_init(&rules, game_id, preset));
    must(talon_rules_seat_count(&rules, &play.seat_count));
    must(talon_rules_write(&rules, text, sizeof text, NULL));
    put("play %s %s %u\n", talon_games_key(game_id),
        talon_preset_key(game_id, preset), play.seat_count);
    put("%s", text);
    must(talon_rng_seed(&play.rng, seed, preset));
    must(talon_game_new(NULL, &rules, &play.game));
    must(talon_game_new(NULL, &rules, &play.copy));
    must(talon_game_new(NULL, &rules, &play.view));
    play_on(&play, turns);
    talon_game_free(NULL, play.game);
    talon_game_free(NULL, play.copy);
    talon_game_free(NULL, play.view);
}

int main(int argc, char **argv)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t i, preset;

    if (argc != 3 || strlen(argv[1]) > sizeof seed ||
        !talon_version_serves(TALON_VERSION))
        return 2;
    memcpy(seed, argv[1], strlen(argv[1]));
    put("talon %s\n", talon_version_string());
    for (i = 0; i < talon_games_count(); i++)
        for (preset = 1; preset <= talon_preset_count(talon_games_at(i));
             preset++)
            play_preset(talon_games_at(i), preset, seed,
                        (uint32_t)strtoul(argv[2], NULL, 10));
    printf("hash %016" PRIx64 "\n", hash);
    return 0;
}
