/* SPDX-License-Identifier: MIT */
/* A host and its clients, in one process. The host alone has the game; all
 * that goes between them is bytes, and it trusts none that it gets. */
#include <stdio.h>
#include <string.h>
#include <talon/talon.h>

#define DEALS 20 /* then the host ends it */
#define TRIES 3  /* answers that a client may waste at each turn */
#define SEED  "32 bytes from a source of chance"

/* What a host sends: the events, then the view. */
struct message {
    uint8_t events[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    uint8_t view[TALON_SAVE_BYTES_MAX];
    size_t events_length, view_length;
};

/* What a client sends: a move as records write it, and the turn it is for. */
struct answer {
    uint32_t turn;
    size_t length; /* of the line; 0: nothing came in time */
    char line[TALON_MOVE_TEXT_MAX];
};

/* ---- a client: it has bytes, and what it makes of them */

enum manners {
    HONEST,
    LATE,
    LIAR,
    NOISY,
    SILENT,
    MANNERS
};

struct client {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *view; /* in this memory */
    talon_rng rng;
    enum manners manners;
};

static void client_reads(struct client *client, const struct message *message)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count;

    talon_events_load(message->events, message->events_length, events,
                      TALON_EVENTS_MAX, &count); /* to animate */
    talon_game_init_saved(client->memory, sizeof client->memory, message->view,
                          message->view_length, &client->view, NULL);
}

/* Where a person would look at the choices of the view, and click. */
static void client_answers(struct client *client, int32_t seat,
                           struct answer *answer)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, index;
    talon_move move;

    memset(answer, 0, sizeof *answer);
    if (client->manners == SILENT)
        return;
    talon_game_choices_of(client->view, seat, choices, TALON_CHOICES_MAX,
                          &count);
    talon_game_seat_move_count(client->view, seat, &count);
    index = talon_rng_below(&client->rng, count < 30 ? count : 30);
    talon_game_seat_move_at(client->view, seat, index, &move);
    talon_record_write_move(client->view, &move, answer->line,
                            sizeof answer->line, &answer->length);
    talon_game_turn(client->view, &answer->turn);
    if (client->manners == LATE && talon_rng_below(&client->rng, 2) == 0)
        answer->turn--; /* a second click */
    if (client->manners == LIAR)
        answer->line[0] = '0'; /* a move of another seat */
    if (client->manners == NOISY)
        talon_rng_bytes(&client->rng, (uint8_t *)answer->line, answer->length);
}

/* ---- the host */

struct host {
    talon_game *game, *view;
    talon_rng rng;
    uint32_t seat_count;
    struct client client[TALON_SEATS_MAX]; /* connections, in a real host */
    talon_move kept[TALON_SEATS_MAX]; /* moves accepted before their turn */
    uint32_t has_kept;                /* a bit for each */
    uint32_t refused[TALON_SEATS_MAX];
};

/* Sends every client what its seat may know, and no more. */
static void show(struct host *host, const talon_event *events, uint32_t count)
{
    talon_event seen[TALON_EVENTS_MAX];
    struct message message;
    uint32_t seat;

    for (seat = 0; seat < host->seat_count; seat++) {
        memcpy(seen, events, count * sizeof *events);
        talon_events_redact(seen, count, 1u << seat);
        talon_events_save(seen, count, message.events, sizeof message.events,
                          &message.events_length);
        talon_game_redact(host->view, host->game, 1u << seat);
        talon_game_save(host->view, message.view, sizeof message.view,
                        &message.view_length);
        client_reads(&host->client[seat], &message);
    }
}

/* Whether an answer is a legal move of this seat, meant for this position. */
static int accepts(const struct host *host, uint32_t seat,
                   const struct answer *answer, talon_move *move)
{
    uint32_t turn;

    talon_game_turn(host->game, &turn);
    return answer->length > 0 && answer->length <= sizeof answer->line &&
           answer->turn == turn &&
           talon_record_parse(host->game, answer->line, answer->length, move,
                              NULL, 0, NULL, NULL) == TALON_OK &&
           move->seat == (int32_t)seat &&
           talon_game_check(host->game, move, NULL) == TALON_OK;
}

/* Gets a move from a seat that owes one: its own, or else move 0, the most
 * passive there is. */
static void ask(struct host *host, uint32_t seat)
{
    struct answer answer;
    uint32_t i;

    host->has_kept |= 1u << seat;
    for (i = 0; i < TRIES; i++) {
        client_answers(&host->client[seat], (int32_t)seat, &answer);
        if (accepts(host, seat, &answer, &host->kept[seat]))
            return;
        host->refused[seat]++;
    }
    talon_game_seat_move_at(host->game, (int32_t)seat, 0, &host->kept[seat]);
}

/* One step of the game, and news of it to everyone. Returns 0 at the end. */
static int step(struct host *host)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count, owing, i, deals;
    talon_status status;
    int32_t seat;

    talon_game_to_act(host->game, &seat);
    talon_game_deal_count(host->game, &deals);
    if (seat == TALON_NOBODY || (seat == TALON_TABLE && deals == DEALS))
        return 0;
    if (seat == TALON_TABLE) {
        status = talon_game_chance(host->game, &host->rng, events,
                                   TALON_EVENTS_MAX, &count);
    } else {
        talon_game_owing(host->game, &owing);
        for (i = 0; i < host->seat_count; i++)
            if (owing >> i & ~host->has_kept >> i & 1)
                ask(host, i);
        status = talon_game_apply(host->game, &host->kept[seat], events,
                                  TALON_EVENTS_MAX, &count);
        host->has_kept &= ~(1u << seat);
    }
    if (status == TALON_OK)
        show(host, events, count);
    return status == TALON_OK;
}

int main(int argc, char **argv) /* server GAME PRESET */
{
    static struct host host;
    int64_t totals[TALON_SEATS_MAX];
    talon_rules rules;
    uint32_t seat;

    if (argc != 3 ||
        talon_rules_init(&rules, talon_games_find(argv[1]), 0) < 0 ||
        talon_rules_preset(&rules, argv[2]) < 0 ||
        talon_game_new(NULL, &rules, &host.game) < 0 ||
        talon_game_new(NULL, &rules, &host.view) < 0)
        return 1;
    talon_rng_seed(&host.rng, (const uint8_t *)SEED, 0);
    talon_game_seat_count(host.game, &host.seat_count);
    for (seat = 0; seat < host.seat_count; seat++) {
        talon_rng_seed(&host.client[seat].rng, (const uint8_t *)SEED, 1 + seat);
        host.client[seat].manners = (enum manners)(seat % MANNERS);
    }
    while (step(&host))
        continue;
    talon_game_totals(host.game, totals, TALON_SEATS_MAX, NULL);
    for (seat = 0; seat < host.seat_count; seat++)
        printf("seat %u: %ld, %u answers refused\n", (unsigned)seat,
               (long)totals[seat], (unsigned)host.refused[seat]);
    talon_game_free(NULL, host.view);
    talon_game_free(NULL, host.game);
    return 0;
}
