/* SPDX-License-Identifier: MIT */
/* A host and its clients. Only the host has the complete game. It deals, trusts
 * nobody, and after every step sends each client what its seat may know, as
 * bytes: its view of the game and its events. It compares the seat and the turn
 * of every answer before it examines anything else. With --processes, each
 * client is a separate process at the other end of a socket. This file contains
 * no rule of any game. */
#define _POSIX_C_SOURCE 200809L
#include "../common/solver.h"
#include "table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static const char help[] =
    "table [option]...: a host and its clients play a game\n"
    "\n"
    "  --game G           five-hundred (default) or tripoli\n"
    "  --preset P         a preset of the game (default: the base game)\n"
    "  --option KEY=VALUE sets an option of the rules; may be repeated\n"
    "  --seed N           0 (default) to 2^64-1\n"
    "  --deals N          stops after N deals; Tripoli then has one closing\n"
    "                     pot (default: 3 in Tripoli, 500 in Five Hundred)\n"
    "  --processes        runs every client as a separate process\n"
    "  --hint N           before each move of seat N, prints the hint that\n"
    "                     its client could get\n"
    "  --review           reviews every hand of Five Hundred when it is over\n"
    "  --cheat            some answers are late, for another seat or garbled\n";

/* A line to a client: a socket with its process behind it, or just a client to
 * be called when an answer is wanted. */
struct line {
    int socket; /* -1: none */
    pid_t process;
    struct client client;
    struct message inbox;
};

/* A client in a separate process: answers until the host hangs up. */
static _Noreturn void serve(struct client *client, int from_host)
{
    struct message message;
    char answer[ANSWER_MAX];
    ssize_t length;

    while ((length = recv(from_host, message.byte, sizeof message.byte, 0)) >
           0) {
        message.length = (size_t)length;
        client_answers(client, &message, answer);
        if (send(from_host, answer, strlen(answer), MSG_NOSIGNAL) < 0)
            break;
    }
    client_leaves(client);
    exit(EXIT_SUCCESS);
}

/* Starts the process of a client. It must not hold open the lines of the
 * clients that were started before it. */
static void start_process(struct line *line, int32_t seat)
{
    int end[2];
    int32_t i;

    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, end) < 0)
        fail("cannot create a socket for seat %" PRId32, seat);
    line[seat].process = fork();
    if (line[seat].process < 0)
        fail("cannot start a process for seat %" PRId32, seat);
    if (line[seat].process == 0) {
        close(end[0]);
        for (i = 0; i < seat; i++)
            close(line[i].socket);
        serve(&line[seat].client, end[1]);
    }
    close(end[1]);
    line[seat].socket = end[0];
}

static void post(struct line *line, const struct message *message)
{
    if (line->socket < 0)
        line->inbox = *message;
    else if (send(line->socket, message->byte, message->length, MSG_NOSIGNAL) <
             0)
        fail("the client of seat %" PRId32 " is gone", line->client.seat);
}

static void fetch(struct line *line, char answer[ANSWER_MAX])
{
    ssize_t length;

    if (line->socket < 0) {
        client_answers(&line->client, &line->inbox, answer);
        return;
    }
    length = recv(line->socket, answer, ANSWER_MAX - 1, 0);
    if (length <= 0)
        fail("the client of seat %" PRId32 " is gone", line->client.seat);
    answer[length] = '\0';
}

static void hang_up(struct line *line)
{
    int status = 0;

    if (line->socket < 0) {
        client_leaves(&line->client);
        return;
    }
    close(line->socket);
    if (waitpid(line->process, &status, 0) < 0 || status != 0)
        fail("the client of seat %" PRId32 " failed", line->client.seat);
}

/* The host. */
struct host {
    talon_rules rules;
    uint8_t seed[TALON_SEED_BYTES];
    int processes;
    struct client client; /* what all clients are like */
    uint64_t deals_most;

    struct line line[TALON_SEATS_MAX];
    talon_game *game; /* complete */
    talon_game *view; /* memory for views */
    talon_rng rng;
    uint32_t seat_count;
    struct players players;
    talon_rng hints;
    int32_t hinted; /* the seat whose hints are shown, or TALON_NOBODY */
    int closing;
    uint64_t deals, refused;

    talon_fh_solver *solver; /* null without --review */
    struct cost cost[TALON_FH_SEATS_MAX];

    talon_move move[TALON_SEATS_MAX]; /* accepted, to be made when it is due */
    int waiting[TALON_SEATS_MAX];     /* whether there is one */
};

/* Sends a seat what it may know of the game and of what happened. */
static void show(struct host *host, uint32_t seat, const talon_event *events,
                 uint32_t count)
{
    talon_event seen[TALON_EVENTS_MAX];
    struct message message;
    size_t view_bytes, event_bytes;

    if (count > 0)
        memcpy(seen, events, count * sizeof *events);
    must(talon_events_redact(seen, count, 1u << seat), "redacting events");
    must(talon_game_redact(host->view, host->game, 1u << seat), "redacting");
    must(talon_game_save(host->view, message.byte, TALON_SAVE_BYTES_MAX,
                         &view_bytes),
         "saving a view");
    must(talon_events_save(seen, count, message.byte + view_bytes,
                           sizeof message.byte - view_bytes, &event_bytes),
         "saving events");
    message.length = view_bytes + event_bytes;
    post(&host->line[seat], &message);
}

/* Compares what a client sees with what it should see, and returns the rest of
 * its answer. Its choices come from its view, ours from the complete game. */
static const char *compare_sight(struct host *host, uint32_t seat,
                                 const char *answer)
{
    uint64_t expected;
    char *rest;

    must(talon_game_redact(host->view, host->game, 1u << seat), "redacting");
    expected = sight(host->view, host->game, (int32_t)seat);
    if (strtoull(answer, &rest, 16) != expected)
        fail("seat %" PRIu32 " does not see what it should", seat);
    return rest;
}

/* Accepts an answer; 0 if it is refused. The turn and the seat are compared
 * before anything else: an answer to another position, or a move in the name of
 * another seat, is not even read. */
static int accept_answer(struct host *host, uint32_t seat, const char *answer)
{
    const char *text = compare_sight(host, seat, answer);
    talon_move move;
    uint32_t turn;
    char *line;

    must(talon_game_turn(host->game, &turn), "getting the turn");
    if (strtoul(text, &line, 10) != turn)
        return 0;
    line += strspn(line, " ");
    if (*line == '\0')
        return 1; /* it has nothing to choose */
    if (strtoul(line, NULL, 10) != seat ||
        talon_record_parse(host->game, line, strlen(line), &move, NULL, 0, NULL,
                           NULL) < 0 ||
        move.seat != (int32_t)seat ||
        talon_game_check(host->view, &move, NULL) < 0)
        return 0;
    host->move[seat] = move;
    host->waiting[seat] = 1;
    return 1;
}

/* Sends every client what has happened, and gets every answer. A client whose
 * answer is refused is asked again. */
static void show_all(struct host *host, const talon_event *events,
                     uint32_t count)
{
    char answer[ANSWER_MAX];
    uint32_t seat;

    for (seat = 0; seat < host->seat_count; seat++)
        show(host, seat, events, count);
    for (seat = 0; seat < host->seat_count; seat++) {
        fetch(&host->line[seat], answer);
        while (!accept_answer(host, seat, answer)) {
            host->refused++;
            show(host, seat, NULL, 0);
            fetch(&host->line[seat], answer);
        }
    }
}

/* Adds what the cards of a hand have cost, when it is over. The host could tell
 * earlier, since it sees all cards, but must not. */
static void review_hand(struct host *host, const talon_event *events,
                        uint32_t count)
{
    struct review review;
    uint32_t i;

    if (host->solver == NULL)
        return;
    for (i = 0; i < count; i++)
        if (events[i].kind == TALON_KIND_HAND_OVER &&
            review_of(&review, host->solver, host->game, 0) >= 0)
            add_costs(host->cost, &review);
}

/* Says what a player would do in the place of a client. The player sees that
 * client's view, so the client could ask for itself. */
static void show_hint(struct host *host, const talon_move *move)
{
    talon_rng rng = host->hints;
    struct text text = {.length = 0};
    uint32_t turn;

    must(talon_game_turn(host->game, &turn), "getting the turn");
    must(talon_game_redact(host->view, host->game, 1u << move->seat),
         "redacting");
    add_move(&text, move);
    printf("turn %" PRIu32 ", seat %d: %s\n", turn, move->seat, text.chars);
    print_advice(&host->players, host->view, move->seat, &rng);
}

static void make_move(struct host *host, const talon_move *move)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count;

    if (move->seat >= 0 && move->seat == host->hinted)
        show_hint(host, move);
    must(talon_game_apply(host->game, move, events, TALON_EVENTS_MAX, &count),
         "making a move");
    review_hand(host, events, count);
    show_all(host, events, count);
}

/* Does what chance has to do: a draw, a deal, or a board and its deal. Returns
 * 0 if too few seats are left for a deal. */
static int take_chance(struct host *host)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count, i;
    talon_status status = talon_game_chance(host->game, &host->rng, events,
                                            TALON_EVENTS_MAX, &count);

    if (status == TALON_E_TOO_FEW)
        return 0;
    must(status, "dealing");
    for (i = 0; i < count; i++)
        host->deals += events[i].kind == TALON_KIND_DEAL && !host->closing;
    show_all(host, events, count);
    return 1;
}

/* The table's turn: what chance has to do, until there have been enough deals
 * or no more are possible; then the end of the session. Returns 0 to leave the
 * game as it is. */
static int table_acts(struct host *host)
{
    const talon_move finish = {
        .amount = 1, .kind = TALON_KIND_FINISH, .seat = TALON_TABLE};

    if (host->deals < host->deals_most || host->closing)
        if (take_chance(host))
            return 1;
    if (talon_game_check(host->game, &finish, NULL) < 0)
        return 0;
    host->closing = 1;
    make_move(host, &finish);
    return 1;
}

/* Connects the clients, each with a generator of its own, before a card is
 * dealt. All chance comes from one seed here, so that games can be repeated;
 * among strangers the host takes a seed from the system and keeps it secret. */
static void start(struct host *host)
{
    uint32_t seat;

    must(talon_game_new(NULL, &host->rules, &host->game), "making a game");
    must(talon_game_new(NULL, &host->rules, &host->view), "making a view");
    must(talon_game_seat_count(host->game, &host->seat_count),
         "getting the number of seats");
    if (host->hinted >= (int32_t)host->seat_count)
        fail("--hint %" PRId32 ": %s", host->hinted,
             talon_status_text(TALON_E_SEAT));
    players_init(&host->players, &host->rules, host->seat_count);
    for (seat = 0; seat < host->seat_count; seat++) {
        struct line *line = &host->line[seat];

        line->socket = -1;
        line->client = host->client;
        line->client.seat = (int32_t)seat;
        line->client.players = &host->players;
        must(talon_rng_seed(&line->client.rng, host->seed, seat + 1),
             "seeding");
        if (host->processes)
            start_process(host->line, (int32_t)seat);
    }
    must(talon_rng_seed(&host->rng, host->seed, 0), "seeding");
    must(talon_rng_seed(&host->hints, host->seed, TALON_SEATS_MAX + 1),
         "seeding");
}

static void play(struct host *host)
{
    int32_t seat;

    show_all(host, NULL, 0);
    for (;;) {
        must(talon_game_to_act(host->game, &seat), "finding who is to act");
        if (seat == TALON_NOBODY || (seat == TALON_TABLE && !table_acts(host)))
            break;
        if (seat < 0)
            continue;
        if (!host->waiting[seat])
            fail("seat %" PRId32 " must act but has not answered", seat);
        host->waiting[seat] = 0;
        make_move(host, &host->move[seat]);
    }
}

static void print_end(const struct host *host)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t turn, winners, seat;

    must(talon_game_turn(host->game, &turn), "getting the turn");
    printf("%s, %" PRIu32 " clients in %s: deals %" PRIu64 ", steps %" PRIu32
           ", answers refused %" PRIu64 "\n",
           talon_games_key(host->rules.game_id), host->seat_count,
           host->processes ? "separate processes" : "one process", host->deals,
           turn, host->refused);
    must(talon_game_totals(host->game, totals, TALON_SEATS_MAX, NULL),
         "getting the scores");
    must(talon_game_winners(host->game, &winners), "getting the winners");
    for (seat = 0; seat < host->seat_count; seat++)
        printf("  seat %" PRIu32 " %6" PRId64 "%s\n", seat, totals[seat],
               (winners >> seat & 1) != 0 ? "  wins" : "");
    if (host->solver != NULL && host->rules.game_id == TALON_GAME_FIVE_HUNDRED)
        print_costs(host->cost, host->seat_count, TALON_NOBODY);
}

static void read_arguments(struct host *host, int argc, char **argv)
{
    struct wish wish = {0};
    const char *value;
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            players_help();
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--processes") == 0) {
            host->processes = 1;
        } else if (strcmp(argv[i], "--review") == 0) {
            host->solver = solver_new();
        } else if (strcmp(argv[i], "--cheat") == 0) {
            host->client.cheats = 1;
        } else if (wish_takes(&wish, argc, argv, &i) ||
                   players_take(&host->players, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed_of(number_of("--seed", value, 0, UINT64_MAX), host->seed);
        } else if ((value = value_of("--hint", argc, argv, &i)) != NULL) {
            host->hinted =
                (int32_t)number_of("--hint", value, 0, TALON_SEATS_MAX - 1);
        } else if ((value = value_of("--deals", argc, argv, &i)) != NULL) {
            host->deals_most = number_of("--deals", value, 1, UINT32_MAX);
        } else {
            fail("unknown option \"%s\"; see --help", argv[i]);
        }
    }
    wish_rules(&wish, &host->rules);
    if (host->deals_most == 0)
        host->deals_most = host->rules.game_id == TALON_GAME_TRIPOLI ? 3 : 500;
}

int main(int argc, char **argv)
{
    struct host host = {.hinted = TALON_NOBODY};
    uint32_t seat;

    program = "table";
    read_arguments(&host, argc, argv);
    start(&host);
    play(&host);
    print_end(&host);
    for (seat = 0; seat < host.seat_count; seat++)
        hang_up(&host.line[seat]);
    players_free(&host.players);
    free(host.solver);
    talon_game_free(NULL, host.view);
    talon_game_free(NULL, host.game);
    return EXIT_SUCCESS;
}
