/* SPDX-License-Identifier: MIT */
/* Asserts the size of every struct in the public headers, and the offset and
 * size of each field, which never change (doc/abi.md). Nothing is run: if this
 * file compiles, as C and as C++, they are right. */
#include <stddef.h>
#include <talon/talon.h>

#define JOIN(a, b)       a##b
#define NAME(line)       JOIN(holds_in_line_, line)
#define HOLDS(fact)      typedef char NAME(__LINE__)[(fact) ? 1 : -1]

#define SIZE(type, size) HOLDS(sizeof(type) == (size))
#define FIELD(type, field, offset, size)                                       \
    HOLDS(offsetof(type, field) == (offset) &&                                 \
          sizeof(((type *)0)->field) == (size))

/* Three pointers, whose size depends on the machine. */
SIZE(talon_allocator, 3 * sizeof(void *));
FIELD(talon_allocator, context, 0, sizeof(void *));
FIELD(talon_allocator, allocate, sizeof(void *), sizeof(void *));
FIELD(talon_allocator, release, 2 * sizeof(void *), sizeof(void *));

SIZE(talon_status, 4);
SIZE(talon_card, 1);
SIZE(talon_cards, 8);

SIZE(talon_text_position, 16);
FIELD(talon_text_position, line, 0, 4);
FIELD(talon_text_position, column, 4, 4);
FIELD(talon_text_position, length, 8, 4);
FIELD(talon_text_position, reserved, 12, 4);

SIZE(talon_rng, 120);
FIELD(talon_rng, key, 0, 32);
FIELD(talon_rng, counter, 32, 8);
FIELD(talon_rng, stream, 40, 8);
FIELD(talon_rng, block, 48, 64);
FIELD(talon_rng, used, 112, 4);
FIELD(talon_rng, reserved, 116, 4);

SIZE(talon_rules, 256);
FIELD(talon_rules, game_id, 0, 4);
FIELD(talon_rules, value, 4, 252);

SIZE(talon_problem, 24);
FIELD(talon_problem, status, 0, 4);
FIELD(talon_problem, option_count, 4, 4);
FIELD(talon_problem, options, 8, 16);

SIZE(talon_move, 24);
FIELD(talon_move, cards, 0, 8);
FIELD(talon_move, amount, 8, 4);
FIELD(talon_move, kind, 12, 2);
FIELD(talon_move, seat, 14, 1);
FIELD(talon_move, other, 15, 1);
FIELD(talon_move, denomination, 16, 1);
FIELD(talon_move, index, 17, 1);
FIELD(talon_move, reserved, 18, 6);

SIZE(talon_choice, 48);
FIELD(talon_choice, cards, 0, 8);
FIELD(talon_choice, required, 8, 8);
FIELD(talon_choice, amount_min, 16, 4);
FIELD(talon_choice, amount_max, 20, 4);
FIELD(talon_choice, denominations, 24, 4);
FIELD(talon_choice, other_seats, 28, 2);
FIELD(talon_choice, kind, 30, 2);
FIELD(talon_choice, flags, 32, 2);
FIELD(talon_choice, pick_min, 34, 1);
FIELD(talon_choice, pick_max, 35, 1);
FIELD(talon_choice, index_min, 36, 1);
FIELD(talon_choice, index_max, 37, 1);
FIELD(talon_choice, reserved, 38, 10);

SIZE(talon_event, 40);
FIELD(talon_event, cards, 0, 8);
FIELD(talon_event, amount, 8, 8);
FIELD(talon_event, turn, 16, 4);
FIELD(talon_event, viewers, 20, 2);
FIELD(talon_event, kind, 22, 2);
FIELD(talon_event, reason, 24, 2);
FIELD(talon_event, seat, 26, 1);
FIELD(talon_event, other, 27, 1);
FIELD(talon_event, denomination, 28, 1);
FIELD(talon_event, box_id, 29, 1);
FIELD(talon_event, place, 30, 1);
FIELD(talon_event, index, 31, 1);
FIELD(talon_event, count, 32, 1);
FIELD(talon_event, reserved, 33, 7);

SIZE(talon_fh_state, 176);
FIELD(talon_fh_state, hand, 0, 48);
FIELD(talon_fh_state, dead, 48, 8);
FIELD(talon_fh_state, kitty, 56, 8);
FIELD(talon_fh_state, discard, 64, 8);
FIELD(talon_fh_state, score, 72, 24);
FIELD(talon_fh_state, turn, 96, 4);
FIELD(talon_fh_state, phase, 100, 4);
FIELD(talon_fh_state, deals, 104, 4);
FIELD(talon_fh_state, winners, 108, 4);
FIELD(talon_fh_state, barred, 112, 4);
FIELD(talon_fh_state, passed, 116, 4);
FIELD(talon_fh_state, laid_down, 120, 4);
FIELD(talon_fh_state, open_hands, 124, 4);
FIELD(talon_fh_state, to_act, 128, 1);
FIELD(talon_fh_state, dealer, 129, 1);
FIELD(talon_fh_state, bidder, 130, 1);
FIELD(talon_fh_state, partner, 131, 1);
FIELD(talon_fh_state, bid_tricks, 132, 1);
FIELD(talon_fh_state, bid_denomination, 133, 1);
FIELD(talon_fh_state, called, 134, 1);
FIELD(talon_fh_state, nominated, 135, 1);
FIELD(talon_fh_state, trick, 136, 1);
FIELD(talon_fh_state, leader, 137, 1);
FIELD(talon_fh_state, suit_led, 138, 1);
FIELD(talon_fh_state, on_table, 139, 1);
FIELD(talon_fh_state, table, 140, 6);
FIELD(talon_fh_state, held, 146, 6);
FIELD(talon_fh_state, tricks, 152, 6);
FIELD(talon_fh_state, side, 158, 6);
FIELD(talon_fh_state, voids, 164, 6);
FIELD(talon_fh_state, kitty_count, 170, 1);
FIELD(talon_fh_state, reserved, 171, 5);

SIZE(talon_fh_hand, 48);
FIELD(talon_fh_hand, before, 0, 24);
FIELD(talon_fh_hand, barred, 24, 4);
FIELD(talon_fh_hand, deals, 28, 4);
FIELD(talon_fh_hand, dealer, 32, 1);
FIELD(talon_fh_hand, contractor, 33, 1);
FIELD(talon_fh_hand, partner, 34, 1);
FIELD(talon_fh_hand, bid_tricks, 35, 1);
FIELD(talon_fh_hand, bid_denomination, 36, 1);
FIELD(talon_fh_hand, played, 37, 1);
FIELD(talon_fh_hand, winner, 38, 10);

SIZE(talon_fh_score, 96);
FIELD(talon_fh_score, contract, 0, 24);
FIELD(talon_fh_score, trick_points, 24, 24);
FIELD(talon_fh_score, after, 48, 24);
FIELD(talon_fh_score, winners, 72, 4);
FIELD(talon_fh_score, barred, 76, 4);
FIELD(talon_fh_score, over, 80, 4);
FIELD(talon_fh_score, reason, 84, 2);
FIELD(talon_fh_score, made, 86, 1);
FIELD(talon_fh_score, slam, 87, 1);
FIELD(talon_fh_score, tricks, 88, 6);
FIELD(talon_fh_score, reserved, 94, 2);

SIZE(talon_tr_state, 608);
FIELD(talon_tr_state, hand, 0, 72);
FIELD(talon_tr_state, selected, 72, 72);
FIELD(talon_tr_state, spare, 144, 8);
FIELD(talon_tr_state, shown, 152, 8);
FIELD(talon_tr_state, run, 160, 8);
FIELD(talon_tr_state, stack, 168, 72);
FIELD(talon_tr_state, staked, 240, 72);
FIELD(talon_tr_state, gain, 312, 72);
FIELD(talon_tr_state, boxes, 384, 80);
FIELD(talon_tr_state, turn, 464, 4);
FIELD(talon_tr_state, phase, 468, 4);
FIELD(talon_tr_state, deals, 472, 4);
FIELD(talon_tr_state, in_deal, 476, 4);
FIELD(talon_tr_state, in_poker, 480, 4);
FIELD(talon_tr_state, barred, 484, 4);
FIELD(talon_tr_state, passed, 488, 4);
FIELD(talon_tr_state, lead_passed, 492, 4);
FIELD(talon_tr_state, offer, 496, 4);
FIELD(talon_tr_state, pay_suit_price, 500, 4);
FIELD(talon_tr_state, last_offer, 504, 36);
FIELD(talon_tr_state, last_action, 540, 18);
FIELD(talon_tr_state, raises, 558, 2);
FIELD(talon_tr_state, closing, 560, 2);
FIELD(talon_tr_state, to_act, 562, 1);
FIELD(talon_tr_state, dealer, 563, 1);
FIELD(talon_tr_state, bidder, 564, 1);
FIELD(talon_tr_state, buyer, 565, 1);
FIELD(talon_tr_state, pot_winner, 566, 1);
FIELD(talon_tr_state, run_seat, 567, 1);
FIELD(talon_tr_state, deal_winner, 568, 1);
FIELD(talon_tr_state, swapped, 569, 1);
FIELD(talon_tr_state, pay, 570, 5);
FIELD(talon_tr_state, pair_suit, 575, 1);
FIELD(talon_tr_state, pair_rank, 576, 1);
FIELD(talon_tr_state, sequence, 577, 1);
FIELD(talon_tr_state, held, 578, 9);
FIELD(talon_tr_state, raise_count, 587, 9);
FIELD(talon_tr_state, spare_count, 596, 1);
FIELD(talon_tr_state, last_card, 597, 1);
FIELD(talon_tr_state, plays, 598, 1);
FIELD(talon_tr_state, reserved, 599, 9);

SIZE(talon_tr_pot, 32);
FIELD(talon_tr_pot, amount, 0, 8);
FIELD(talon_tr_pot, share, 8, 8);
FIELD(talon_tr_pot, rest, 16, 8);
FIELD(talon_tr_pot, contenders, 24, 4);
FIELD(talon_tr_pot, winners, 28, 4);
