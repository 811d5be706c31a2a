/* SPDX-License-Identifier: MIT */
/* Several threads ask one game at the same time, and one thread stops the
 * solver and the players of another: what doc/calls.md and the headers allow. A
 * checker of threads watches (run.sh).
 *
 *   readers        prints "equal" if all threads got the same answers, and
 *                  "stopped" if the solver and the players ended
 *   readers race   the first thread makes a move meanwhile, which is wrong:
 *                  the checker must say so */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>
#include <talon/words.h>

#define THREADS 4
#define ROUNDS  3

/* A thread with everything that is its own. */
struct reader {
    pthread_t thread;
    talon_game *game; /* shared */
    talon_game *view, *world;
    uint64_t room[2][TALON_GAME_BYTES_MAX / 8];
    uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_rng rng;
    uint64_t hash;
};

static struct reader readers[THREADS];
static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t solver_memory[TALON_FH_SOLVER_BYTES_GOOD / 8];
/* It stands alone: of eight bytes, the checker remembers four uses. */
static _Alignas(64) uint32_t flag;
static const uint8_t seed[TALON_SEED_BYTES] = {'r', 'e', 'a', 'd'};

static void must(const char *what, int holds)
{
    if (holds)
        return;
    fprintf(stderr, "readers: %s\n", what);
    exit(1);
}

static void add(struct reader *reader, const void *from, size_t size)
{
    const unsigned char *byte = from;

    for (; size > 0; size--)
        reader->hash = (reader->hash ^ *byte++) * 0x100000001B3u;
}

/* A game of a preset, after so many moves and whatever chance owes. */
static talon_game *play(uint32_t game_id, uint32_t preset, uint32_t moves)
{
    talon_game *game;
    talon_rules rules;
    talon_move move;
    talon_rng rng;
    int32_t seat;

    talon_rng_seed(&rng, seed, preset);
    must("rules", talon_rules_init(&rules, game_id, preset) == TALON_OK);
    must("a game",
         talon_game_init(memory, sizeof memory, &rules, &game) == TALON_OK);
    while (talon_game_to_act(game, &seat) == TALON_OK &&
           (seat == TALON_TABLE || moves-- > 0)) {
        if (seat == TALON_TABLE) {
            must("chance", talon_game_chance(game, &rng, NULL, 0, NULL) >= 0);
            continue;
        }
        must("a random move",
             talon_game_move_random(game, &rng, &move) == TALON_OK);
        must("a move", talon_game_apply(game, &move, NULL, 0, NULL) >= 0);
    }
    return game;
}

static void ask_game(struct reader *reader)
{
    static const size_t room = TALON_RECORD_STATE_MAX;
    char text[TALON_RECORD_STATE_MAX];
    uint8_t bytes[TALON_GAME_BYTES_MAX];
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count;
    size_t length;

    must("a save", talon_game_save(reader->game, bytes, sizeof bytes,
                                   &length) == TALON_OK);
    add(reader, bytes, length);
    must("a key",
         talon_game_information_key(reader->game, 0, bytes, sizeof bytes,
                                    &length) == TALON_OK);
    add(reader, bytes, length);
    must("a state", talon_record_write_state(reader->game, text, room,
                                             &length) == TALON_OK);
    add(reader, text, length);
    must("choices", talon_game_choices(reader->game, choices, TALON_CHOICES_MAX,
                                       &count) == TALON_OK);
    add(reader, choices, count * sizeof choices[0]);
}

static void ask_player(struct reader *reader)
{
    talon_player_budget budget = {.level = TALON_LEVEL_CLUB_1};
    talon_move move;
    int32_t seat;

    must("a view",
         talon_game_redact(reader->view, reader->game, 1) == TALON_OK);
    must("a world", talon_game_sample(reader->world, reader->view, &reader->rng,
                                      reader->scratch,
                                      sizeof reader->scratch) == TALON_OK);
    talon_game_to_act(reader->game, &seat);
    must("a player",
         talon_player_move(reader->game, seat, &budget, NULL, NULL, 0,
                           &reader->rng, reader->scratch,
                           sizeof reader->scratch, &move) == TALON_OK);
    add(reader, &move, sizeof move);
}

static void tell(struct reader *reader)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_rules rules;
    talon_words words;
    size_t length;

    must("rules", talon_game_rules(reader->game, &rules) == TALON_OK);
    must("words",
         talon_words_init(&words, TALON_LANGUAGE_GERMAN, &rules) == TALON_OK);
    must("scores", talon_words_scores(&words, reader->game, text, sizeof text,
                                      &length) == TALON_OK);
    add(reader, text, length);
}

static void *ask(void *argument)
{
    struct reader *reader = argument;
    int round;

    for (round = 0; round < ROUNDS; round++) {
        ask_game(reader);
        ask_player(reader);
        tell(reader);
    }
    return NULL;
}

static void *change(void *argument)
{
    struct reader *reader = argument;
    talon_move move;

    must("a move",
         talon_game_move_random(reader->game, &reader->rng, &move) == TALON_OK);
    must("a move",
         talon_game_apply(reader->game, &move, NULL, 0, NULL) == TALON_OK);
    return NULL;
}

static void begin(struct reader *reader, talon_game *game,
                  void *(*task)(void *))
{
    talon_rules rules;

    talon_game_rules(game, &rules);
    reader->game = game;
    reader->hash = 0;
    talon_rng_seed(&reader->rng, seed, 9);
    must("a view", talon_game_init(reader->room[0], TALON_GAME_BYTES_MAX,
                                   &rules, &reader->view) == TALON_OK);
    must("a world", talon_game_init(reader->room[1], TALON_GAME_BYTES_MAX,
                                    &rules, &reader->world) == TALON_OK);
    must("a thread", pthread_create(&reader->thread, NULL, task, reader) == 0);
}

static void read_together(talon_game *game, int race)
{
    int i;

    for (i = 0; i < THREADS; i++)
        begin(&readers[i], game, race && i == 0 ? change : ask);
    for (i = 0; i < THREADS; i++)
        must("an end", pthread_join(readers[i].thread, NULL) == 0);
    for (i = 1; i < THREADS && !race; i++)
        must("other answers", readers[i].hash == readers[0].hash);
}

static void wait_for(long milliseconds)
{
    const struct timespec time = {.tv_nsec = milliseconds * 1000000};

    nanosleep(&time, NULL);
}

static void *set_flag(void *argument)
{
    (void)argument;
    wait_for(50);
    __atomic_store_n(&flag, 1, __ATOMIC_RELAXED);
    return NULL;
}

/* Lets a thread set the flag: before the call that follows, or when that has
 * begun. A call looks at the flag so seldom that the checker may have forgotten
 * the last look; the first look at a flag that is set it does not miss. */
static pthread_t begin_to_set(int before)
{
    pthread_t thread;

    flag = 0;
    must("a thread", pthread_create(&thread, NULL, set_flag, NULL) == 0);
    if (before)
        wait_for(100);
    return thread;
}

/* Without the flag, this takes minutes. */
static void stop_solver(talon_game *game, int before)
{
    talon_fh_deal_table contracts;
    talon_cards hands[TALON_FH_SEATS_MAX];
    talon_fh_solver *solver;
    talon_rules rules;
    pthread_t thread;
    uint32_t seat;

    talon_game_rules(game, &rules);
    for (seat = 0; seat < 6; seat++)
        must("a hand",
             talon_game_cards(game, seat, &hands[seat], NULL) == TALON_OK);
    must("a solver", talon_fh_solver_init(solver_memory, sizeof solver_memory,
                                          &solver) == TALON_OK);
    thread = begin_to_set(before);
    must("unfinished",
         talon_fh_solve_deal(solver, &rules, hands, TALON_FH_NODES_UNLIMITED,
                             &flag, &contracts) == TALON_UNFINISHED);
    must("an end", pthread_join(thread, NULL) == 0);
}

/* With the greatest budget, this takes minutes, too. */
static void stop_player(talon_game *game, int before)
{
    const talon_player_budget budget = {.level = TALON_LEVEL_EXPERT_1,
                                        .worlds = TALON_PLAYER_WORLDS_MAX,
                                        .nodes = TALON_PLAYER_NODES_MAX};
    struct reader *reader = &readers[0];
    pthread_t thread;
    talon_move move;
    int32_t seat;

    talon_game_to_act(game, &seat);
    talon_rng_seed(&reader->rng, seed, 10);
    thread = begin_to_set(before);
    must("a stopped player",
         talon_player_move(game, seat, &budget, &flag, NULL, 0, &reader->rng,
                           reader->scratch, sizeof reader->scratch,
                           &move) == TALON_UNFINISHED);
    must("an end", pthread_join(thread, NULL) == 0);
    must("a legal move", talon_game_check(game, &move, NULL) == TALON_OK);
}

int main(int argc, char **argv)
{
    int race = argc == 2 && strcmp(argv[1], "race") == 0, before;

    read_together(play(TALON_GAME_FIVE_HUNDRED, 2, 8), race);
    if (race)
        return 0;
    read_together(play(TALON_GAME_TRIPOLI, 1, 5), 0);
    puts("equal");
    for (before = 1; before >= 0; before--) {
        stop_solver(play(TALON_GAME_FIVE_HUNDRED, 6, 0), before);
        stop_player(play(TALON_GAME_FIVE_HUNDRED, 2, 7), before);
        stop_player(play(TALON_GAME_TRIPOLI, 1, 5), before);
    }
    puts("stopped");
    return 0;
}
