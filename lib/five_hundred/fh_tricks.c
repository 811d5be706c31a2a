/* SPDX-License-Identifier: MIT */
/* The tricks as they are played: how they begin, what a card on the table
 * causes, and what follows a full trick (FH-24, FH-27…FH-29). What may be
 * played is decided in fh_playable.c, who takes a trick in fh_winner.c.
 *
 * Every card is played by play_card(), whichever call asks for it. Programs
 * take this step by the million, so what every card needs is inline, and an
 * event that nobody wants is counted but not filled in. */
#include "five_hundred/fh_tricks.h"
#include "five_hundred/fh_hand_over.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_winner.h"
#include "game/choice.h"

/* FH-28: shows the contractor's hand if it is due to be open. */
static void show_open_hand(const struct five_hundred *game,
                           struct events *events)
{
    if (game->contract != BID_OPEN_MISERE || game->tricks != open_from(game))
        return;
    tell_set(events, TALON_KIND_SHOWN, game->contractor,
             game->hand[game->contractor])
        ->reason = TALON_REASON_OPEN_MISERE;
}

/* FH-27: in a misère the contractor's partners lay their cards down. */
uint32_t tln_fh_laying_down(const struct five_hundred *game)
{
    if (!bid_is_misere(game->contract))
        return 0;
    return partners_of(game->rule, game->contractor);
}

static void lay_down(struct five_hundred *game, struct events *events)
{
    uint32_t seats = tln_fh_laying_down(game);

    game->laid_down = (uint8_t)seats;
    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);

        tell_private(events, TALON_KIND_LAID_DOWN, seat, game->hand[seat],
                     seat_bit(seat));
    }
}

/* FH-24; without a contractor the dealer's left leads (FH-18). */
void tln_fh_begin_tricks(struct five_hundred *game, struct events *events)
{
    game->phase = TALON_PHASE_TRICKS;
    game->to_act = game->contractor != TALON_NOBODY
                       ? game->contractor
                       : (int8_t)left_of(everyone(game), game->dealer);
    game->leader[0] = game->to_act;
    lay_down(game, events);
    show_open_hand(game, events);
    find_playable(game);
}

/* FH-26: the event also has the leader and the order of play: the cards as
 * bytes, the first in the lowest, 0xFF past the last. */
static void tell_trick(const struct five_hundred *game, int32_t winner,
                       struct events *events)
{
    const talon_card *card = game->trick[game->tricks];
    talon_event *event = tell(events, TALON_KIND_TRICK, winner);
    uint64_t order = UINT64_MAX;
    uint32_t i;

    if (events->event == NULL)
        return;
    for (i = game->on_table; i-- > 0;) {
        event->cards |= BIT(card[i]);
        order = order << 8 | card[i];
    }
    event->count = game->on_table;
    event->index = (uint8_t)(game->tricks + 1);
    event->other = game->leader[game->tricks];
    event->amount = (int64_t)order;
}

/* FH-24, FH-27: the winner leads next, unless the hand is over. */
static void finish_trick(struct five_hundred *game, struct events *events)
{
    int32_t winner = tln_fh_trick_winner(game);

    tell_trick(game, winner, events);
    game->taken[winner]++;
    game->leader[++game->tricks] = (int8_t)winner;
    game->on_table = 0;
    game->to_act = (int8_t)winner;
    if (bid_is_misere(game->contract) && winner == game->contractor)
        tln_fh_end_hand(game, TALON_REASON_MISERE_LOST, events);
    else if (game->tricks == TRICKS)
        tln_fh_end_hand(game, TALON_REASON_TEN_TRICKS, events);
    else
        show_open_hand(game, events);
    tln_fh_derive(&game->common);
}

/* The suit of a card that is led without naming one. */
static uint32_t suit_of_card(const struct five_hundred *game, talon_card card)
{
    uint32_t trump = game->trump, suit = lane_suit(card);

    if (trump == 0 && (BIT(card) & JOKERS) != 0)
        return game->nominated;
    return (tln_fh_suit_cards[trump][trump] >> card & 1) != 0 ? trump : suit;
}

/* Records whether a card shows its seat to be void in the suit led; returns
 * whether that is new. */
static inline uint32_t note_void(struct five_hundred *game, int32_t seat,
                                 talon_card card)
{
    uint32_t led = game->suit_led[game->tricks];
    uint32_t known = game->voids[seat];
    uint32_t shown = (uint32_t)shows_void(game, seat, card) << (led - 1);

    game->voids[seat] = (uint8_t)(known | shown);
    return (shown & ~known) != 0;
}

/* Puts a playable card on the table, naming a suit or 0; returns whether it
 * shows a void that was not known. */
static inline uint32_t lay_card(struct five_hundred *game, int32_t seat,
                                talon_card card, uint32_t named)
{
    uint32_t is_void = 0;

    if (game->on_table != 0) {
        is_void = note_void(game, seat, card);
    } else {
        game->suit_led[game->tricks] =
            (uint8_t)(named != 0 ? named : suit_of_card(game, card));
    }
    game->hand[seat] &= ~BIT(card);
    game->trick[game->tricks][game->on_table++] = card;
    return is_void;
}

/* Fills in the event of a card on the table, and reports what else it caused: a
 * partner known, a void shown. */
static void tell_play(const struct five_hundred *game, talon_event *event,
                      uint32_t named, uint32_t is_void, struct events *events)
{
    talon_card card = game->trick[game->tricks][game->on_table - 1];
    int32_t seat = event->seat;

    event->cards = BIT(card);
    event->count = 1;
    event->denomination = (uint8_t)named;
    event->index = (uint8_t)(game->tricks + 1);
    if (card == game->called)
        tell(events, TALON_KIND_PARTNER, seat)->other = game->contractor;
    if (is_void != 0)
        tell(events, TALON_KIND_VOID, seat)->denomination =
            game->suit_led[game->tricks];
}

/* The seat after one that has played. If nobody has laid down, it is found
 * without the set of seats: each play has to wait for it, and takes a tenth
 * less time this way (tests/measure/bench tricks, by choices). */
static inline int32_t next_to_play(const struct five_hundred *game,
                                   int32_t seat)
{
    int32_t next = seat + 1;

    if (game->laid_down == 0)
        return next < rule_of(game, TALON_FH_OPTION_PLAYERS) ? next : 0;
    return left_of(seats_playing(game), seat);
}

/* Plays a playable card, naming a suit or 0. The trick is full when the turn
 * comes back to the leader. An event that nobody wants is counted here as in
 * tell(), but without a branch: no processor can predict who shows a void, and
 * a play takes a twelfth less time (tests/measure/bench tricks). */
static inline void play_card(struct five_hundred *game, int32_t seat,
                             talon_card card, uint32_t named,
                             struct events *events)
{
    talon_event *event =
        tell_step(&game->common, events, TALON_KIND_PLAY, seat);
    uint32_t is_void = lay_card(game, seat, card, named);

    if (events->event != NULL)
        tell_play(game, event, named, is_void, events);
    else
        events->count += (uint32_t)(card == game->called) + is_void;
    seat = next_to_play(game, seat);
    if (seat == game->leader[game->tricks]) {
        finish_trick(game, events);
        return;
    }
    game->to_act = (int8_t)seat;
    find_playable(game);
}

static void tricks_apply(struct talon_game *handle, const talon_move *move,
                         struct events *events)
{
    play_card(fh_of(handle), move->seat, set_lowest(move->cards),
              move->denomination, events);
}

int tln_fh_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events)
{
    struct five_hundred *game = fh_of(handle);

    if (move->kind != TALON_KIND_PLAY || move->denomination != 0 ||
        move->amount != 0 || !set_is_single(move->cards) ||
        !is_plain_play(game, move->seat, move->cards))
        return 0;
    play_card(game, move->seat, set_lowest(move->cards), 0, events);
    return 1;
}

void tln_fh_play_plain(struct five_hundred *game, int32_t seat, talon_card card)
{
    struct events unwanted = no_events(NULL);

    play_card(game, seat, card, 0, &unwanted);
}

const struct phase tln_fh_tricks_phase = {
    .number = TALON_PHASE_TRICKS,
    .key = WORDS("tricks", "tricks"),
    .kinds = (const uint16_t[]){TALON_KIND_PLAY, 0},
    .choices = tln_fh_play_choices,
    .refusal = tln_fh_play_refusal,
    .apply = tricks_apply,
};
