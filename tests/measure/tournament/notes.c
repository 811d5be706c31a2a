/* SPDX-License-Identifier: MIT */
/* Notes of earlier hands: see notes.h. */
#include "notes.h"
#include <string.h>

/* The table of each turn, and the block that its notes are for. */
static struct {
    uint64_t block;
    int has_notes;
    talon_player_notes notes[TALON_SEATS_MAX];
} tables[TALON_SEATS_MAX];

static struct contest played; /* the match of these tables */
static uint32_t now;          /* the turn at the table */
static int is_taking;

int notes_open(const struct contest *contest, uint64_t deal, uint32_t turn)
{
    uint64_t block = deal / NOTES_BLOCK;

    if (memcmp(&played, contest, sizeof played) != 0) {
        memset(tables, 0, sizeof tables);
        played = *contest;
    }
    now = turn;
    if (contest->notes == 0 ||
        (tables[turn].has_notes && tables[turn].block == block))
        return 0;
    memset(&tables[turn], 0, sizeof tables[turn]);
    tables[turn].block = block;
    is_taking = 1;
    return 1;
}

uint64_t notes_deal(const struct contest *contest, uint64_t deal, uint32_t i)
{
    return ((uint64_t)1 << 62) + deal / NOTES_BLOCK * contest->notes + i;
}

void notes_keep(void)
{
    tables[now].has_notes = 1;
    is_taking = 0;
}

void notes_see(const talon_event *events, uint32_t count)
{
    if (is_taking)
        talon_player_notes_add(tables[now].notes, TALON_SEATS_MAX, events,
                               count);
}

const talon_player_notes *notes_now(void)
{
    return tables[now].notes;
}
