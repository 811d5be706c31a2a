/* SPDX-License-Identifier: MIT */
/* Reads a contest from arguments and writes it as arguments; seeds its
 * generators; rotates its seats. See tournament.h and contest.h. */
#include "contest.h"
#include "players.h"
#include "programs.h"
#include "told.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LIMIT_MS = 10000 /* that a program may think, if nothing else is said */
};

static int refuse(const char *what, const char *value)
{
    fprintf(stderr, "tournament: %s%s%s\n", what, value[0] != '\0' ? ": " : "",
            value);
    return 0;
}

/* Reads a number without a sign, at most `most`; returns 0 for anything
 * else. */
static int read_number(const char *text, uint32_t most, uint32_t *number)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);

    if (text[0] < '0' || text[0] > '9' || *end != '\0' || value > most)
        return refuse("not a number, or too great", text);
    *number = (uint32_t)value;
    return 1;
}

static int read_game(struct contest *contest, const char *key)
{
    contest->discipline = discipline_of(talon_games_find(key));
    return contest->discipline != NULL || refuse("no such game", key);
}

static int read_player(const struct contest *contest, const char *role,
                       const char *name, const struct reference_player **player)
{
    uint32_t game_id;

    if (contest->discipline == NULL)
        return refuse("--game must come first", "");
    game_id = contest->discipline->game_id;
    if (is_program(name)) {
        *player = *player == NULL ? program_named(game_id, role, name) : NULL;
        return *player != NULL ||
               refuse("too long, not ASCII, or given twice", name);
    }
    *player = player_named(game_id, name);
    return *player != NULL || refuse("no such player of this game", name);
}

static int keep_text(char *text, const char *value)
{
    if (strlen(value) >= TEXT_MAX || strchr(value, ' ') != NULL)
        return refuse("too long, or with a space", value);
    strcpy(text, value);
    return 1;
}

static int keep_seats(struct contest *contest, const char *value)
{
    const char *letter;

    if (strlen(value) > TALON_SEATS_MAX)
        return refuse("too many seats", value);
    for (letter = value; *letter != '\0'; letter++)
        if (*letter < 'a' || *letter >= 'a' + PLAYERS_MAX)
            return refuse("seats are letters of players", value);
    strcpy(contest->seats, value);
    return 1;
}

int takes_value(const char *name)
{
    return strcmp(name, "--misere") != 0 && strcmp(name, "--games") != 0 &&
           strcmp(name, "--exact") != 0 && strcmp(name, "--rotation") != 0;
}

int contest_set(struct contest *contest, const char *name, const char *value)
{
    if (strcmp(name, "--game") == 0)
        return read_game(contest, value);
    if (strcmp(name, "--preset") == 0)
        return keep_text(contest->preset, value);
    if (strcmp(name, "--options") == 0)
        return keep_text(contest->options, value);
    if (strcmp(name, "--seats") == 0)
        return keep_seats(contest, value);
    if (strcmp(name, "--rotation") == 0)
        return keep_text(contest->seats, "a");
    if (strcmp(name, "--seed") == 0)
        return read_number(value, UINT32_MAX, &contest->seed);
    if (strcmp(name, "--session") == 0)
        return read_number(value, 1000000, &contest->session);
    if (strcmp(name, "--notes") == 0)
        return read_number(value, 10000, &contest->notes);
    if (strcmp(name, "--worlds") == 0)
        return read_number(value, 1000000, &contest->worlds);
    if (strcmp(name, "--limit") == 0)
        return read_number(value, 3600000, &contest->limit) &&
               (contest->limit > 0 || refuse("no time at all", value));
    if (strcmp(name, "--auction") == 0)
        return read_player(contest, name + 2, value, &contest->auction);
    if (strcmp(name, "--cards") == 0)
        return read_player(contest, name + 2, value, &contest->cards);
    if (strcmp(name, "--beside") == 0)
        return read_player(contest, name + 2, value, &contest->beside);
    if (strcmp(name, "--misere") == 0)
        return contest->misere = 1;
    if (strcmp(name, "--games") == 0)
        return contest->games = 1;
    if (strcmp(name, "--exact") == 0)
        return contest->exact = 1;
    if (strlen(name) == 3 && name[2] >= 'a' && name[2] < 'a' + PLAYERS_MAX)
        return read_player(contest, name + 2, value,
                           &contest->player[name[2] - 'a']);
    return refuse("no such argument", name);
}

static int set_options(struct contest *contest)
{
    char text[TEXT_MAX], *option, *rest = text;

    strcpy(text, contest->options);
    while (*rest != '\0') {
        char *value;

        option = rest;
        rest += strcspn(rest, ",");
        if (*rest != '\0')
            *rest++ = '\0';
        value = strchr(option, '=');
        if (value == NULL)
            return refuse("an option is KEY=VALUE", option);
        *value++ = '\0';
        if (talon_rules_set_text(&contest->rules, option, value) < 0)
            return refuse("no such option, or no such value", option);
    }
    return 1;
}

static int plays_by_the_rules(const struct contest *contest,
                              const struct reference_player *player)
{
    return player == NULL || player->plays == NULL ||
           player->plays(&contest->rules) ||
           refuse("does not play by these rules", player->name);
}

/* Checks the letters of the seats. A single "a" means one seat for the first
 * player and all others for the second. */
static int finish_seats(struct contest *contest)
{
    uint32_t i;

    if (strcmp(contest->seats, "a") == 0) {
        memset(contest->seats, 'b', contest->seat_count);
        contest->seats[0] = 'a';
        contest->seats[contest->seat_count] = '\0';
    }
    if (strlen(contest->seats) != contest->seat_count)
        return refuse("not as many seats as the game has", contest->seats);
    for (i = 0; i < contest->seat_count; i++) {
        const struct reference_player *player =
            contest->player[contest->seats[i] - 'a'];

        if (player == NULL)
            return refuse("no player was given for a letter of the seats",
                          contest->seats);
        if (!plays_by_the_rules(contest, player))
            return 0;
    }
    return plays_by_the_rules(contest, contest->auction) &&
           plays_by_the_rules(contest, contest->cards) &&
           plays_by_the_rules(contest, contest->beside);
}

int contest_finish(struct contest *contest)
{
    if (contest->discipline == NULL)
        return refuse("--game GAME is required", "");
    if (contest->limit == 0)
        contest->limit = LIMIT_MS;
    if (talon_rules_init(&contest->rules, contest->discipline->game_id, 0) < 0)
        return refuse("no such game", "");
    if (contest->preset[0] == '\0')
        strcpy(contest->preset,
               talon_preset_key(contest->discipline->game_id, 1));
    if (talon_rules_preset(&contest->rules, contest->preset) < 0)
        return refuse("no such preset", contest->preset);
    if (!set_options(contest))
        return 0;
    if (talon_rules_check(&contest->rules, NULL, 0, NULL) < 0 ||
        talon_rules_seat_count(&contest->rules, &contest->seat_count) < 0)
        return refuse("options conflict", contest->options);
    if (contest->beside != NULL && !contest->exact)
        return refuse("--beside needs --exact", contest->beside->name);
    return contest->discipline->prepare(contest) && finish_seats(contest);
}

static void add_text(char *text, size_t size, const char *name,
                     const char *value)
{
    size_t length = strlen(text);

    snprintf(text + length, size - length, "%s%s%s%s", length > 0 ? " " : "",
             name, value[0] != '\0' ? " " : "", value);
}

/* The name of a program may have spaces, and quotes that JSON would have to
 * escape: they become "%20", "%22", …. */
static void add_player(char *text, size_t size, const char *name,
                       const struct reference_player *player)
{
    const char *byte;
    size_t length;

    if (player == NULL)
        return;
    add_text(text, size, name, " ");
    length = strlen(text) - 1;
    for (byte = player->name; *byte != '\0' && length + 4 < size; byte++)
        length += (size_t)snprintf(
            text + length, size - length,
            strchr(" %\"\\", *byte) != NULL ? "%%%02X" : "%c", *byte);
}

static void decode_player(char *value)
{
    char *to = value;
    unsigned byte;

    if (!is_program(value))
        return;
    for (; *value != '\0'; value++) {
        *to++ = *value;
        if (*value == '%' && sscanf(value + 1, "%2x", &byte) == 1) {
            to[-1] = (char)byte;
            value += 2;
        }
    }
    *to = '\0';
}

void contest_write(const struct contest *contest, char *text, size_t size)
{
    char number[32];
    uint32_t i;

    text[0] = '\0';
    add_text(text, size, "--game",
             talon_games_key(contest->discipline->game_id));
    add_text(text, size, "--preset", contest->preset);
    if (contest->options[0] != '\0')
        add_text(text, size, "--options", contest->options);
    for (i = 0; i < PLAYERS_MAX; i++) {
        char name[] = {'-', '-', (char)('a' + i), '\0'};

        add_player(text, size, name, contest->player[i]);
    }
    add_text(text, size, "--seats", contest->seats);
    snprintf(number, sizeof number, "%lu", (unsigned long)contest->seed);
    add_text(text, size, "--seed", number);
    snprintf(number, sizeof number, "%lu", (unsigned long)contest->session);
    if (contest->session > 0)
        add_text(text, size, "--session", number);
    snprintf(number, sizeof number, "%lu", (unsigned long)contest->notes);
    if (contest->notes > 0)
        add_text(text, size, "--notes", number);
    snprintf(number, sizeof number, "%lu", (unsigned long)contest->worlds);
    if (contest->worlds > 0)
        add_text(text, size, "--worlds", number);
    snprintf(number, sizeof number, "%lu", (unsigned long)contest->limit);
    if (contest->limit != LIMIT_MS)
        add_text(text, size, "--limit", number);
    add_player(text, size, "--auction", contest->auction);
    add_player(text, size, "--cards", contest->cards);
    if (contest->misere)
        add_text(text, size, "--misere", "");
    if (contest->games)
        add_text(text, size, "--games", "");
    if (contest->exact)
        add_text(text, size, "--exact", "");
    add_player(text, size, "--beside", contest->beside);
}

int contest_read(struct contest *contest, const char *text)
{
    char copy[MATCH_MAX], *word, *rest = copy;

    memset(contest, 0, sizeof *contest);
    snprintf(copy, sizeof copy, "%s", text);
    while (*rest != '\0') {
        char *value = rest;

        word = rest;
        rest += strcspn(rest, " ");
        if (*rest != '\0')
            *rest++ = '\0';
        if (takes_value(word)) {
            value = rest;
            rest += strcspn(rest, " ");
            if (*rest != '\0')
                *rest++ = '\0';
        }
        decode_player(value);
        if (!contest_set(contest, word, value))
            return 0;
    }
    return contest_finish(contest);
}

/* Seeds a generator, differently for each deal, purpose and seat. */
static void seed_for(const struct contest *contest, uint64_t deal,
                     uint32_t purpose, uint32_t seat, talon_rng *rng)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t word[5], i;

    word[0] = contest->seed;
    word[1] = (uint32_t)(deal >> 32);
    word[2] = purpose;
    word[3] = seat;
    word[4] = contest->discipline->game_id;
    for (i = 0; i < 20; i++)
        seed[i] = (uint8_t)(word[i / 4] >> (8 * (i % 4)));
    talon_rng_seed(rng, seed, (uint32_t)deal);
}

void seed_cards(const struct contest *contest, uint64_t deal, talon_rng *rng)
{
    seed_for(contest, deal, 1, 0, rng);
}

void seed_seat(const struct contest *contest, uint64_t deal, uint32_t seat,
               talon_rng *rng)
{
    seed_for(contest, deal, 2, seat, rng);
}

void seed_yardstick(const struct contest *contest, uint64_t deal,
                    talon_rng *rng)
{
    seed_for(contest, deal, 3, 0, rng);
}

uint64_t persona_of(const struct contest *contest, uint64_t deal, uint32_t seat)
{
    uint8_t bytes[8];
    uint64_t persona = 0;
    talon_rng rng;
    uint32_t i;

    seed_for(contest, deal, 4, seat, &rng);
    talon_rng_bytes(&rng, bytes, sizeof bytes);
    for (i = 0; i < 8; i++)
        persona = persona << 8 | bytes[i];
    return persona;
}

uint32_t letter_at(const struct contest *contest, uint32_t turn, uint32_t seat)
{
    uint32_t count = contest->seat_count;

    return (uint32_t)(contest->seats[(seat + count - turn) % count] - 'a');
}

uint32_t turns_of(const struct contest *contest)
{
    uint32_t turn, seat;

    for (turn = 1; turn < contest->seat_count; turn++) {
        for (seat = 0; seat < contest->seat_count; seat++)
            if (letter_at(contest, turn, seat) != letter_at(contest, 0, seat))
                break;
        if (seat == contest->seat_count)
            break;
    }
    return turn;
}

void give_up(const char *what)
{
    fprintf(stderr, "tournament: %s\n", what);
    exit(3);
}

void ask_player(const struct reference_player *player, const talon_game *game,
                int32_t seat, talon_rng *rng, uint64_t persona,
                struct turn *turn)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint32_t phase = 0;
    talon_status status;
    talon_game *view;

    talon_game_clone(memory, sizeof memory, game, &view);
    talon_game_redact(view, game, (uint32_t)1 << seat);
    memset(turn, 0, sizeof *turn);
    turn->view = view;
    turn->seat = seat;
    turn->rng = rng;
    turn->persona = persona;
    turn->chance = NO_CHANCE;
    told_asks(game);
    player->decide(player, turn);
    status = talon_game_check(game, &turn->move, NULL);
    if (status < 0) {
        talon_game_phase(game, &phase);
        fprintf(stderr, "tournament: %s, seat %d, phase %s: %s\n", player->name,
                (int)seat, talon_phase_key(phase), talon_status_text(status));
        exit(3);
    }
}

/* The time by which decisions of a player are measured: processor time, but
 * for programs, which think in another process. */
static double microseconds(const struct reference_player *player)
{
    struct timespec now;

    if (!is_program(player->name))
        return (double)clock() * 1e6 / CLOCKS_PER_SEC;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

void ask(const struct contest *contest, uint32_t letter, const talon_game *game,
         int32_t seat, talon_rng *rng, uint64_t persona, struct turn *turn)
{
    const struct reference_player *player = contest->player[letter];
    uint32_t phase = 0;
    double before;

    talon_game_phase(game, &phase);
    if (phase != TALON_PHASE_TRICKS && contest->auction != NULL)
        player = contest->auction;
    if (phase == TALON_PHASE_TRICKS && contest->cards != NULL)
        player = contest->cards;
    before = microseconds(player);
    ask_player(player, game, seat, rng, persona, turn);
    times_note(player, phase, microseconds(player) - before);
}
