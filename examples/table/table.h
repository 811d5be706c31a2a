/* SPDX-License-Identifier: MIT */
/* What main.c, the host, and client.c share: the messages between them.
 *
 * To a client: a saved view, then the saved events of the step that led to it.
 * A view without events is the first one, or asks again because the last answer
 * was refused. Back: "SIGHT TURN" and, if the seat has chosen a move, the move
 * as records write it: "5f0c8e61 17 0 bid 7H". TURN is the turn of the view.
 * SIGHT is a checksum of everything that the client sees; the host compares it
 * with what this client should see, which a server need not do. */
#ifndef TABLE_H
#define TABLE_H

#include "../common/players.h"

#define ANSWER_MAX 320
#define MESSAGE_MAX                                                            \
    (TALON_SAVE_BYTES_MAX + TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES)

struct message {
    size_t length;
    uint8_t byte[MESSAGE_MAX];
};

/* A client. Everything it has of the game has come in messages. */
struct client {
    int32_t seat;
    int cheats; /* spoils answers */
    struct players *players;
    talon_rng rng;
    talon_game *view; /* null at first */
    int waits;        /* a move is on its way */
};

/* Answers a message. */
void client_answers(struct client *client, const struct message *message,
                    char answer[ANSWER_MAX]);

/* Frees the memory of a client. */
void client_leaves(struct client *client);

/* A checksum of what a seat sees: the snapshot and the cards at every place of
 * a view, and the choices of the seat, taken from that or from the game. */
uint64_t sight(const talon_game *view, const talon_game *chooser, int32_t seat);

#endif
