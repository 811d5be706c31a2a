/* SPDX-License-Identifier: MIT */
/* The table of kinds. The words that only the messages have, not the list of a
 * kind, are read as well, but no move is read by these alone. */
#include "words/read/kinds.h"

#include "talon/five_hundred.h"
#include "talon/move.h"
#include "words/catalogue/messages.h"

#define CARDS (TLN_W_CARDS | TLN_W_BARE)
#define BARE  (TLN_W_AMOUNT | TLN_W_BARE)

/* clang-format off */
const struct tln_w_kind tln_w_kinds[] = {
    {TALON_KIND_PASS, W_READ_PASS, 0, 0, {W_DO_PASS, W_PASS}, 2},
    {TALON_KIND_BID, W_READ_BID, BARE | TLN_W_SUIT, TALON_FH_TRICKS,
     {W_DO_BID, W_BID_EVENT}, 2},
    {TALON_KIND_DISCARD, W_READ_DISCARD,
     CARDS | TLN_W_NAMED | TLN_W_JOKER_STAYS, 0,
     {W_DO_DISCARD, W_DO_DISCARD_NAMED, W_DISCARD, W_DISCARD_NAMED}, 4},
    {TALON_KIND_CALL_CARD, W_READ_CALL_CARD, CARDS | TLN_W_NOT_MINE, 0,
     {W_DO_CALL_CARD, W_DO_CALL_CARDS, W_CALL_CARD}, 3},
    {TALON_KIND_ALONE, W_READ_ALONE, 0, 0, {W_DO_ALONE, W_ALONE}, 2},
    {TALON_KIND_PLAY, W_READ_PLAY, CARDS | TLN_W_NAMED, 0,
     {W_DO_PLAY, W_DO_PLAY_NAMED, W_PLAY, W_PLAY_JOKER, W_PLAY_NAMED}, 5},
    {TALON_KIND_OFFER, W_READ_OFFER, BARE, 1, {W_DO_OFFER, W_OFFER}, 2},
    {TALON_KIND_NAME, W_READ_NAME, TLN_W_SUIT | TLN_W_BARE, 0,
     {W_DO_NAME, W_NAME}, 2},
    {TALON_KIND_KEEP, W_READ_KEEP, 0, 0, {W_DO_KEEP, W_KEEP}, 2},
    {TALON_KIND_SWAP, W_READ_SWAP, 0, 0, {W_DO_SWAP, W_SWAP}, 2},
    {TALON_KIND_AUCTION, W_READ_AUCTION, 0, 0, {W_DO_AUCTION, W_AUCTION}, 2},
    {TALON_KIND_SELECT_HAND, W_READ_SELECT, CARDS, 0,
     {W_DO_SELECT, W_SELECT_HAND}, 2},
    {TALON_KIND_CHECK, W_READ_CHECK, 0, 0, {W_DO_CHECK, W_CHECK}, 2},
    {TALON_KIND_BET, W_READ_BET, BARE, 1, {W_DO_BET, W_BET}, 2},
    {TALON_KIND_RAISE_BY, W_READ_RAISE, TLN_W_AMOUNT, 1,
     {W_DO_RAISE, W_RAISE}, 2},
    {TALON_KIND_FOLD, W_READ_FOLD, 0, 0, {W_DO_FOLD, W_FOLD}, 2},
    {TALON_KIND_CALL_BET, W_READ_CALL, 0, 0, {W_DO_CALL, W_CALL}, 2},
    {0, 0, CARDS | TLN_W_SETS, 0, {0}, 0},
};
/* clang-format on */

const uint32_t tln_w_kind_count = sizeof tln_w_kinds / sizeof *tln_w_kinds - 1;
