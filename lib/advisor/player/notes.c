/* SPDX-License-Identifier: MIT */
/* Notes count what events reveal about seats. Their counters stop at 65535. */
#include "talon/player.h"
#include "talon/poker.h"

static void count_up(uint16_t *counter, uint32_t by)
{
    *counter = (uint16_t)(*counter + by < 65535 ? *counter + by : 65535);
}

/* Counts a hand shown at the showdown, and adds its category. */
static void note_shown(talon_player_notes *notes, const talon_event *event)
{
    uint32_t rank;

    if (event->reason != TALON_REASON_SHOWDOWN ||
        talon_poker_rank(&event->cards, &rank) != TALON_OK)
        return;
    count_up(&notes->showdowns, 1);
    count_up(&notes->strengths, talon_poker_category(rank));
}

/* FH: the seat has a contract, which is open until the hand is over. */
static void note_contract(talon_player_notes *notes, const talon_event *event)
{
    notes->contract = event->denomination;
    count_up(&notes->contracts, 1);
    if (event->denomination >= TALON_DENOMINATION_MISERE)
        count_up(&notes->miseres, 1);
}

/* FH: the contract is made. The event names the first seat of the side, so the
 * contractor is the seat whose contract is open. */
static void note_made(talon_player_notes *notes, uint32_t notes_count)
{
    uint32_t seat;

    for (seat = 0; seat < notes_count; seat++) {
        if (notes[seat].contract == 0)
            continue;
        count_up(&notes[seat].made, 1);
        if (notes[seat].contract >= TALON_DENOMINATION_MISERE)
            count_up(&notes[seat].miseres_made, 1);
        notes[seat].contract = 0;
    }
}

/* The counter that counts events of this kind, or null. */
static uint16_t *counter_of(talon_player_notes *notes, uint32_t kind)
{
    switch (kind) {
    case TALON_KIND_PASS:
        return &notes->passes;
    case TALON_KIND_BID:
        return &notes->bids;
    case TALON_KIND_CHECK:
        return &notes->checks;
    case TALON_KIND_BET:
        return &notes->bets;
    case TALON_KIND_RAISE_BY:
        return &notes->raises;
    case TALON_KIND_CALL_BET:
        return &notes->calls;
    case TALON_KIND_FOLD:
        return &notes->folds;
    default:
        return NULL;
    }
}

static void note_seat(talon_player_notes *notes, const talon_event *event)
{
    uint16_t *counter = counter_of(notes, event->kind);

    if (counter != NULL)
        count_up(counter, 1);
    if (event->kind == TALON_KIND_SHOWN)
        note_shown(notes, event);
    if (event->kind == TALON_KIND_CONTRACT)
        note_contract(notes, event);
}

/* A new deal: whatever contract was open was lost. */
static void note_deal(talon_player_notes *notes, uint32_t notes_count)
{
    uint32_t seat;

    for (seat = 0; seat < notes_count; seat++) {
        count_up(&notes[seat].deals, 1);
        notes[seat].contract = 0;
    }
}

static int is_made(const talon_event *event)
{
    return event->kind == TALON_KIND_SCORE &&
           (event->reason == TALON_REASON_CONTRACT_MADE ||
            event->reason == TALON_REASON_SLAM_MADE);
}

talon_status talon_player_notes_add(talon_player_notes *notes,
                                    uint32_t notes_count,
                                    const talon_event *events,
                                    uint32_t event_count)
{
    uint32_t i;

    if ((notes == NULL && notes_count > 0) ||
        (events == NULL && event_count > 0))
        return TALON_E_NULL;
    for (i = 0; i < event_count; i++) {
        if (events[i].kind == TALON_KIND_DEAL)
            note_deal(notes, notes_count);
        else if (is_made(&events[i]))
            note_made(notes, notes_count);
        else if (events[i].seat >= 0 && (uint32_t)events[i].seat < notes_count)
            note_seat(&notes[events[i].seat], &events[i]);
    }
    return TALON_OK;
}
