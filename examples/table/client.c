/* SPDX-License-Identifier: MIT */
/* A client of `table`: it loads the views it is sent, takes its choices from
 * them, and answers. It never has more of the game than the view of its seat,
 * and it contains no rule of any game. */
#include "table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t mix(uint64_t sum, const void *memory, size_t size)
{
    const uint8_t *byte = memory;

    for (; size > 0; size--)
        sum = (sum ^ *byte++) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t mix_snapshot(uint64_t sum, const talon_game *game)
{
    talon_fh_state fh;
    talon_tr_state tr;

    if (talon_fh_state_of(game, &fh) >= 0)
        return mix(sum, &fh, sizeof fh);
    must(talon_tr_state_of(game, &tr), "getting the snapshot");
    return mix(sum, &tr, sizeof tr);
}

uint64_t sight(const talon_game *view, const talon_game *chooser, int32_t seat)
{
    uint64_t sum = mix_snapshot(UINT64_C(0xcbf29ce484222325), view);
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t place, count;
    talon_cards cards;

    for (place = 0; place <= TALON_PLACE_UNDEALT; place++) {
        if (talon_game_cards(view, place, &cards, &count) < 0)
            continue;
        sum = mix(sum, &cards, sizeof cards);
        sum = mix(sum, &count, sizeof count);
    }
    must(talon_game_choices_of(chooser, seat, choices, TALON_CHOICES_MAX,
                               &count),
         "listing the choices");
    return mix(sum, choices, count * sizeof *choices);
}

/* Before the first view nothing is known, not even the game. */
static void sit_down(struct client *client, const struct message *message)
{
    talon_rules rules;

    must(talon_saved_rules(message->byte, message->length, &rules, NULL, NULL),
         "reading rules");
    must(talon_game_new(NULL, &rules, &client->view), "making a view");
}

void client_leaves(struct client *client)
{
    talon_game_free(NULL, client->view);
}

/* Takes in a view and its events. */
static void look(struct client *client, const struct message *message)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t seats, count, i;
    size_t length;

    if (client->view == NULL)
        sit_down(client, message);
    must(talon_game_save(client->view, NULL, 0, &length), "measuring a view");
    must(talon_game_load(client->view, message->byte, length, NULL),
         "loading a view");
    must(talon_game_viewers(client->view, &seats, NULL), "getting the viewers");
    if (seats != 1u << client->seat)
        fail("seat %" PRId32 " was sent the view of another seat",
             client->seat);
    must(talon_events_load(message->byte + length, message->length - length,
                           events, TALON_EVENTS_MAX, &count),
         "loading events");
    if (count == 0)
        client->waits = 0;
    for (i = 0; i < count; i++)
        if (events[i].kind < TALON_KIND_DRAW && events[i].seat == client->seat)
            client->waits = 0;
}

/* Chooses a move; 0 if there is none to make. */
static int decide(struct client *client, talon_move *move)
{
    uint32_t count;

    must(talon_game_choices_of(client->view, client->seat, NULL, 0, &count),
         "listing the choices");
    if (count == 0 || client->waits)
        return 0;
    players_move(client->players, client->view, client->seat, &client->rng,
                 move);
    must(talon_game_check(client->view, move, NULL), "checking its own move");
    return 1;
}

/* Spoils an answer in one of three ways: the turn before, another seat, or a
 * wrong letter. */
static void spoil(struct client *client, uint32_t *turn, char *line)
{
    uint32_t letter = talon_rng_below(&client->rng, (uint32_t)strlen(line));

    switch (talon_rng_below(&client->rng, 3)) {
    case 0:
        *turn -= 1;
        break;
    case 1:
        line[0] ^= 1;
        break;
    default:
        line[letter] = (char)(' ' + talon_rng_below(&client->rng, 95));
        break;
    }
}

void client_answers(struct client *client, const struct message *message,
                    char answer[ANSWER_MAX])
{
    char line[256] = "";
    talon_move move;
    uint32_t turn;

    look(client, message);
    must(talon_game_turn(client->view, &turn), "getting the turn");
    if (decide(client, &move)) {
        client->waits = 1;
        must(talon_record_write_move(client->view, &move, line, sizeof line,
                                     NULL),
             "writing a move");
        if (client->cheats && talon_rng_below(&client->rng, 4) == 0)
            spoil(client, &turn, line);
    }
    snprintf(answer, ANSWER_MAX, "%" PRIx64 " %" PRIu32 " %s",
             sight(client->view, client->view, client->seat), turn, line);
}
