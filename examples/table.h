/* SPDX-License-Identifier: MIT */
/* What the host of `table` and its clients share: what goes over the lines.
 *
 * To a client: a saved view, then the saved events of the step that led to it.
 * A view without events is the first one, or asks again because the answer was
 * refused. Back: "SIGHT TURN", and if the seat chooses something, its move as
 * records write it: "5f0c8e61 17 0 bid 7H". TURN is that of the view. SIGHT is
 * everything the client sees as one number; the host compares it with what this
 * client should see, which a server need not do. */
#ifndef TABLE_H
#define TABLE_H

#include "common.h"

#define ANSWER_MAX 320
#define MESSAGE_MAX                                                            \
    (TALON_SAVE_BYTES_MAX + TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES)

struct message {
    size_t length;
    uint8_t byte[MESSAGE_MAX];
};

/* A client. All it knows of the game has come in messages. */
struct client {
    int32_t seat;
    int cheats;  /* spoils answers */
    int samples; /* moves in a world drawn from its view */
    talon_rng rng;
    talon_game *view;  /* null at first */
    talon_game *world; /* memory for worlds */
    uint64_t *scratch;
    int waits; /* a move is on its way */
};

/* Answers a message. */
void client_answers(struct client *client, const struct message *message,
                    char answer[ANSWER_MAX]);

/* Frees the memory of a client. */
void client_leaves(struct client *client);

/* What somebody sees, as one number: the snapshot and the cards at every place
 * of a view, and the choices of a seat, asked of that view or of the game. */
uint64_t sight(const talon_game *view, const talon_game *chooser, int32_t seat);

#endif
