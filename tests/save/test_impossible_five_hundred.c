/* SPDX-License-Identifier: MIT */
/* What doc/save.md says that a saved game of Five Hundred must satisfy, one
 * sentence after another: a game in which just that is wrong is refused. */
#include "common/five_hundred.h"
#include "save/impossible.h"

/* ---- positions */

static talon_game *fresh(void)
{
    return sit("classic-3, first-dealer 2");
}

/* Two sevens are the lowest cards, so it is drawn again. */
static talon_game *tie(void)
{
    talon_game *game = sit("classic-3, first-dealer draw");

    play(game, "draw 7S 7H KH");
    return game;
}

static talon_game *bidding(void)
{
    talon_game *game = three_hands("auction until-passed");

    play(game, "0 bid 6H, 1 bid 7S, 2 pass, = act 0");
    return game;
}

static talon_game *discarding(void)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "7S");
    return game;
}

/* Spades are trumps. Seat 2 follows the right bower with the left; seat 1 is
 * void in clubs. Seat 0 has led to the third trick. */
static talon_game *third_trick(void)
{
    talon_game *game = discarding();

    play(game, "0 discard 7D 7H 8H, 0 play JS, 1 play 7S, 2 play JC, "
               "0 play AC, 1 play 10H, 2 play 7C, 0 play KC, = act 1");
    return game;
}

/* The same a card later: seat 1 does not follow again. */
static talon_game *second_void(void)
{
    talon_game *game = third_trick();

    play(game, "1 play JH, = act 2");
    return game;
}

static talon_game *hand_over(void)
{
    talon_game *game = discarding();

    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    return game;
}

static talon_game *second_hand(void)
{
    talon_game *game = hand_over();

    DEAL(game, "");
    return game;
}

/* Two hands have been played. At a target of 2000 no score of theirs ends the
 * game. */
static talon_game *third_hand_under(const char *options)
{
    talon_game *game = three_hands(options);

    bid_and_pass(game, "7S");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    play(game, "1 bid 6S, 2 pass, 0 pass");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    return game;
}

static talon_game *third_hand(void)
{
    return third_hand_under("");
}

static talon_game *far_target(void)
{
    return third_hand_under("target 2000");
}

/* Opponents get the value of a contract that has failed (FH-34). */
static talon_game *paid_to_defenders(void)
{
    return third_hand_under("target 2000, failed-bid to-defenders");
}

static talon_game *over(void)
{
    talon_game *game = three_hands("max-deals 1");

    bid_and_pass(game, "7S");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    to_act(game, TALON_NOBODY, TALON_PHASE_OVER);
    return game;
}

/* Seat 0 has nothing but trumps and has called the ace of spades, which seat 3
 * holds. */
static talon_game *partner_called(void)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, [0] = "JH JD AH KH QH 10H 9H 8H 7H 6H",
         [3] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [KITTY] = "JK 5H 4H");
    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H, 0 call AS");
    return game;
}

/* The third hand of a game in which a partner gets half of a contract. */
static talon_game *third_hand_of_five(void)
{
    talon_game *game = partner_called();

    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    play(game, "1 bid 6S, 2 pass, 3 pass, 4 pass, 0 pass");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_PARTNER);
    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    return game;
}

/* Two players, and a third hand that is dealt to nobody (FH-3). */
static talon_game *dead_hand(void)
{
    talon_game *game = sit("two-2, first-dealer 1");

    DEAL(game, [2] = "7S 8S 9S 10S 7C 8C 9C 10C 7D 8D", [KITTY] = "7H 8H 9H");
    return game;
}

/* Either seat had one of the two hands before. */
static talon_game *third_hand_of_two(void)
{
    talon_game *game = sit("two-2, first-dealer 1, minus barred");

    DEAL(game, "");
    play(game, "0 bid 7S, 1 pass");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    play(game, "1 bid 7S, 0 pass");
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    DEAL(game, "");
    return game;
}

/* Two players with 25 cards: ten each, and five in the kitty. */
static talon_game *no_dead_hand(void)
{
    talon_game *game = sit("two-2, pack nine-up, first-dealer 1");

    DEAL(game, [KITTY] = "9S 9C 9D 9H 10H");
    return game;
}

static talon_game *dead_hand_unseen(void)
{
    return view_of(dead_hand(), SEAT(0) | SEAT(1));
}

/* Bids of the original schedule are worth 40, 60, 80, 100 and 120, and with
 * each trick more as much again (FH-32): 6D and 7S 80, 6NT and 7C and 8S 120.
 */
static talon_game *original_schedule(void)
{
    return sit("classic-3, first-dealer 2, schedule original");
}

static talon_game *seen_by_contractor(void)
{
    return view_of(second_void(), SEAT(0));
}

static talon_game *seen_by_opponent(void)
{
    return view_of(third_trick(), SEAT(1));
}

/* Seat 1 has failed to follow clubs, diamonds and hearts, so its last four
 * cards are trumps: 9S 10S KS JK. Seat 0 has QS AS QC 9H. */
static talon_game *trumps_left(void)
{
    talon_game *game = discarding();

    play(game, "0 discard 7D 7H 8H, 0 play JS, 1 play 7S, 2 play JC, "
               "0 play AC, 1 play 10H, 2 play 7C, "
               "0 play KC, 1 play JH, 2 play 8C, "
               "0 play AD, 1 play KH, 2 play 8D, "
               "0 play KD, 1 play AH, 2 play 9D, "
               "0 play QH, 1 play 8S, 2 play 10D, = act 1");
    return view_of(game, SEAT(0));
}

/* The contractor, who has taken all tricks without trumps, leads one of its two
 * jokers and names spades. */
static talon_game *joker_led(void)
{
    talon_game *game = sit("classic-3, first-dealer 2, jokers 2");

    DEAL(game, [1] = "AS KS AC KC AD KD AH KH JL JK",
         [2] = "8S 9S 8C 9C 8D 9D 8H 9H QS QC", [KITTY] = "7S 7C 7D 7H");
    play(game, "0 pass, 1 bid 10NT, 2 pass, 1 discard 7S 7C 7D 7H, "
               "1 play AS, 2 play 8S, 0 play 10S, "
               "1 play KS, 2 play 9S, 0 play JS, "
               "1 play AC, 2 play 8C, 0 play 10C, "
               "1 play KC, 2 play 9C, 0 play JC, "
               "1 play AD, 2 play 8D, 0 play 10D, "
               "1 play KD, 2 play 9D, 0 play JD, "
               "1 play AH, 2 play 8H, 0 play 10H, "
               "1 play KH, 2 play 9H, 0 play JH, 1 play JL:S, = act 2");
    return view_of(game, SEAT(2));
}

static talon_game *partner_unseen(void)
{
    return view_of(partner_called(), SPECTATOR);
}

/* ---- sentences */

/* The table of fields, from top to bottom: each sentence, and values that a
 * field cannot have whatever the others are. */
static const struct broken fields[] = {
    {third_trick, "hand[0] ^ KD", STATE, "cards held now: one is missing"},
    {third_trick, "hand[1] ^ KD", STATE, "cards held now: one is there twice"},
    {third_trick, "hand[3] = 7D", STATE, "a seat past the last has none"},
    {third_trick, "hand[0] ^ 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "kitty ^ 7D", STATE, "the kitty as dealt: three cards"},
    {third_trick, "kitty ^ 7D 8D", STATE, "8D was in another hand"},
    {third_trick, "kitty ^ 7D KD", FINE, "KD may have been in the kitty"},
    {third_trick, "kitty ^ 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "discard ^ 7D", STATE, "three cards are discarded"},
    {third_trick, "discard ^ 7D KS", STATE, "KS is in the hand of seat 1"},
    {third_trick, "discard ^ 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "score[0] = 10", STATE, "the score: no hand is over yet"},
    {third_trick, "score[3] = 10", STATE, "a seat past the last has none"},
    {third_trick, "score[0] = 1000000001", FIELD_, "no score is so high"},
    {third_trick, "deals = 1; turn + 40", STATE, "hands played to the end"},
    {third_trick, "deals = 1000001", FIELD_, "no game has so many"},
    {third_trick, "winners = 1", STATE, "nobody has won the game"},
    {third_trick, "winners = 8", FIELD_, "there is no seat 3"},
    {third_trick, "barred = 1", STATE, "nobody has lost 500 points"},
    {third_trick, "barred = 8", FIELD_, "there is no seat 3"},
    {third_trick, "phase = 4", STATE, "the discard is over"},
    {third_trick, "phase = 33", FIELD_, "there is no such phase"},
    {third_trick, "to_act = 2", STATE, "it is the turn of seat 1"},
    {third_trick, "to_act = 3", FIELD_, "there is no seat 3"},
    {third_trick, "to_act = -3", FIELD_, "somebody must act"},
    {third_trick, "dealer = 1", STATE, "seat 2 deals first"},
    {third_trick, "dealer = -2", FIELD_, "the table is no dealer"},
    {third_trick, "drawn[0] = 7S", STATE, "drawn: 255 once it is dealt"},
    {third_trick, "drawn[0] = 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "ladder[0] = 1; ladder[1] = 0", STATE, "6S is the lowest"},
    {third_trick, "ladder[0] = 27", FIELD_, "there is no bid 27"},
    {third_trick, "bid[0] = 6", STATE, "seat 0 plays 7S, so it has not bid 7C"},
    {third_trick, "bid[1] = 1", STATE, "a bid that was not made is 0"},
    {third_trick, "bid[0] = 27", FIELD_, "there is no bid 27"},
    {third_trick, "bidder[0] = 1", STATE, "seat 0 made the only bid"},
    {third_trick, "bidder[0] = -1", FIELD_, "somebody made it"},
    {third_trick, "bids = 2", STATE, "how many: one"},
    {third_trick, "bids = 28", FIELD_, "there are 27 bids"},
    {third_trick, "passed = 2", STATE, "seat 2 has passed too"},
    {third_trick, "passed = 8", FIELD_, "there is no seat 3"},
    {third_trick, "contract = 6", STATE, "7S was bid"},
    {third_trick, "contract = 100", STATE, "a bid, or 255"},
    {third_trick, "contractor = 1", STATE, "seat 0 has the contract"},
    {third_trick, "contractor = -2", FIELD_, "the table has no contract"},
    {third_trick, "trump = 2", STATE, "7S makes spades trumps"},
    {third_trick, "trump = 5", FIELD_, "there are four suits"},
    {third_trick, "nominated = 1", STATE, "the contractor has no joker"},
    {third_trick, "nominated = 5", FIELD_, "there are four suits"},
    {third_trick, "called = KS", STATE, "three players call no card"},
    {third_trick, "called = 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "partner = 1", STATE, "three players have no partners"},
    {third_trick, "partner = -4", FIELD_, "neither a seat nor unknown"},
    {third_trick, "laid_down = 2", STATE, "all take part in 7S"},
    {third_trick, "laid_down = 8", FIELD_, "there is no seat 3"},
    {third_trick, "trick[0] = QS", STATE, "QS is in the hand"},
    {third_trick, "trick[3] = QS", STATE, "255 where none has been played"},
    {third_trick, "trick[0] = 2S", FIELD_, "a card that is not in the pack"},
    {third_trick, "leader[1] = 1", STATE, "JS took the first trick"},
    {third_trick, "leader[5] = 0", STATE, "nobody where it is not known"},
    {third_trick, "leader[0] = -2", FIELD_, "the table does not lead"},
    {third_trick, "suit_led[0] = 3", STATE, "a spade was led"},
    {third_trick, "suit_led[4] = 1", STATE, "nothing has been led there"},
    {third_trick, "suit_led[0] = 5", FIELD_, "there are four suits"},
    {third_trick, "tricks = 1", STATE, "two tricks are completed"},
    {third_trick, "tricks = 11", FIELD_, "there are ten"},
    {third_trick, "on_table = 0", STATE, "KC is on the table"},
    {third_trick, "on_table = 6", FIELD_, "six cards are a trick"},
    {third_trick, "taken[0] = 1; taken[1] = 1", STATE, "seat 0 took both"},
    {third_trick, "taken[0] = 11", FIELD_, "there are ten"},
    {third_trick, "voids[1] = 0", STATE, "seat 1 failed to follow clubs"},
    {third_trick, "voids[2] = 1", STATE, "seat 2 followed with the left bower"},
    {third_trick, "voids[1] = 16", FIELD_, "there are four suits"},
    {third_trick, "contract_points[0] = 140", STATE, "it is not scored yet"},
    {third_trick, "contract_points[0] = 1001", FIELD_, "no contract pays that"},
    {third_trick, "trick_points[1] = 10", STATE, "it is not scored yet"},
    {third_trick, "trick_points[1] = 101", FIELD_, "ten tricks are 100"},
    {third_trick, "made = 1", STATE, "it is not made yet"},
    {third_trick, "made = 2", FIELD_, "0 or 1"},
    {third_trick, "slam = 1", STATE, "it is not made yet"},
    {third_trick, "slam = 2", FIELD_, "0 or 1"},
    {third_trick, "reason = 48", STATE, "the game is not over"},
    {third_trick, "reason = 57", FIELD_, "no reason for the end of a game"},
    {third_trick, "zero = 1", FIELD_, "0"},
};

/* "With two players, number 2 is the dead hand". */
static const struct broken dead[] = {
    {dead_hand, "hand[2] ^ 7S 7H; kitty ^ 7S 7H", FINE, "another deal"},
    {dead_hand, "hand[2] ^ 7S 7H", STATE, "7H is in the kitty"},
    {dead_hand, "hand[2] ^ 7S", STATE, "it has ten cards, like the others"},
    {dead_hand, "hand[2] = 0", STATE, "it is there, though nobody sees it"},
    {dead_hand, "hand[2] = 0; hand[3] = 7S 8S 9S 10S 7C 8C 9C 10C 7D 8D", STATE,
     "number 3 is none"},
    {no_dead_hand, "kitty ^ 9S; hand[2] = 9S", STATE, "25 cards leave none"},
    {dead_hand_unseen, "hand[2] = 7S", STATE, "FH-42: nobody knows it"},
};

/* "All bids from the lowest rank up under these rules; if equal in rank, the
 * lower number first". 6D is 2, 6H 3, 6NT 4, 7S 5, 7C 6, 8S 10. */
static const struct broken ladder[] = {
    {original_schedule, "ladder[2] = 5; ladder[3] = 2", STATE,
     "6D and 7S are worth 80: 2 comes before 5"},
    {original_schedule, "ladder[3] = 3; ladder[4] = 5", STATE,
     "7S is worth 80, 6H 100"},
    {original_schedule, "ladder[5] = 6; ladder[6] = 4", STATE,
     "6NT, 7C and 8S are worth 120: 4 comes before 6"},
    {original_schedule, "ladder[6] = 10; ladder[7] = 6", STATE,
     "and 6 before 10"},
};

/* "The hand is dealt again as it must have been dealt, and every bid, pass,
 * discard, call and card is played again, each checked like a move. The result
 * must equal the state byte for byte." */
static const struct broken replayed[] = {
    {fresh, "hand[0] = 7S", STATE, "nothing is dealt"},
    {fresh, "turn = 1", STATE, "nothing has happened"},
    {fresh, "dealer = 1", STATE, "the rules name seat 2"},
    {fresh, "score[0] = 10", STATE, "no hand has been played"},
    {tie, "drawn[0] = 8S", STATE, "7H alone would be lowest"},
    {tie, "drawn[2] = KC", FINE, "another king may have been drawn"},
    {tie, "drawn[2] = 7S", STATE, "7S is drawn twice"},
    {tie, "turn = 0", STATE, "a draw is a turn"},
    {bidding, "hand[2] ^ 8D 7D; kitty ^ 8D 7D", FINE, "another deal"},
    {bidding, "hand[2] ^ 8D; kitty ^ 8D", STATE, "hands have ten cards"},
    {bidding, "bid[1] = 7", FINE, "7D is higher than 6H too"},
    {bidding, "bid[1] = 2", STATE, "FH-10: 6D is lower than 6H"},
    {bidding, "bid[0] = 10", STATE, "FH-10: 7S is lower than 8S"},
    {bidding, "bidder[1] = 0", STATE, "seat 1 calls after seat 0"},
    {bidding, "bidder[1] = 2; passed = 2", FINE, "seat 2 may have bid"},
    {bidding, "bidder[1] = 2", STATE, "but then seat 1 has passed"},
    {bidding, "to_act = 1", STATE, "seat 2 called last"},
    {bidding, "contractor = 1; contract = 5", STATE, "it goes on"},
    {discarding, "discard = 7D", STATE, "nothing is discarded yet"},
    {discarding, "hand[0] ^ 7D", STATE, "the kitty is in the hand"},
    {discarding, "trick[0] = JS; hand[0] ^ JS", STATE, "the discard is due"},
    {third_trick, "hand[1] ^ JH 8D; hand[2] ^ JH 8D", FINE, "another deal"},
    {third_trick, "hand[1] ^ JH 8C; hand[2] ^ JH 8C", STATE,
     "FH-25: with 8C, seat 1 would have had to follow"},
    {third_trick, "trick[1] = 8S; hand[1] ^ 7S 8S", FINE, "another trump"},
    {third_trick, "trick[7] = JK; hand[1] ^ 10H JK", STATE,
     "FH-5: the joker would have taken the trick"},
    {third_trick, "trick[12] = AD; suit_led[2] = 3; hand[0] ^ KC AD", FINE,
     "another lead"},
    {third_trick, "trick[12] = AD; hand[0] ^ KC AD", STATE, "of another suit"},
    {third_trick, "trick[12] = 255; hand[0] ^ KC", STATE, "a card is there"},
    {hand_over, "made ^ 1", STATE, "seven tricks were taken, or not"},
    {hand_over, "slam ^ 1", STATE, "ten tricks were taken, or not"},
    {hand_over, "contract_points[0] + 10; score[0] + 10", STATE, "FH-32"},
    {hand_over, "trick_points[1] + 10; score[1] + 10", STATE, "FH-35"},
    {hand_over, "taken[1] + 1", STATE, "more than ten tricks"},
    {hand_over, "deals = 0", STATE, "a hand has been played to the end"},
    {hand_over, "dealer = 2", STATE, "FH-9: of the next hand"},
    {hand_over, "phase = 32; to_act = -1", STATE, "FH-37: nobody has won"},
    {over, "phase = 2; to_act = -2", STATE, "FH-40: no further deal"},
    {over, "winners ^ 1", STATE, "FH-37: who has won"},
    {over, "reason = 48", STATE, "FH-40: the last deal has been played"},
    {over, "reason = 0", STATE, "there is a reason"},
    {partner_called, "partner = 2", STATE, "FH-22: seat 3 has AS"},
    {partner_called, "partner = -1", STATE, "FH-22: somebody has it"},
    {partner_called, "partner = -3", STATE, "nothing is secret in a game"},
    {partner_called, "called = AH", STATE, "FH-22: it is in its own hand"},
    {partner_called, "called = KS", FINE, "seat 3 has that, too"},
    {partner_called, "called = KC", STATE, "then seat 3 is not the partner"},
};

/* "Of earlier hands only the scores, who is barred, the dealer and two counts
 * are left. After one hand the scores must be those that some contract and some
 * tricks give." 6S is worth 40; a trick is worth 10 to an opponent. */
static const struct broken first_scores[] = {
    {second_hand, "score[0] = 40; score[1] = 30; score[2] = 10", FINE,
     "6S made with six tricks"},
    {second_hand, "score[0] = 40; score[1] = 30; score[2] = 20", STATE,
     "6S made, but opponents took five"},
    {second_hand, "score[0] = -40; score[1] = 30; score[2] = 20", FINE,
     "6S failed with five tricks"},
    {second_hand, "score[0] = -40; score[1] = 30; score[2] = 10", STATE,
     "6S failed, but opponents took four"},
    {second_hand, "score[0] = 45; score[1] = 30; score[2] = 10", STATE,
     "no contract is worth 45"},
    {second_hand, "score[0] = 30; score[1] = 20; score[2] = 10", STATE,
     "nobody has the value of a contract"},
    {second_hand, "dealer = 2", STATE, "FH-9: after a hand, seat 0 deals"},
    {second_hand, "turn = 7", STATE, "a hand takes seven turns"},
};

/* "After more they must be multiples of ten (of five with a called partner)
 * with which the game goes on, and no side may have gained or lost more than so
 * many hands can bring." 500 points win, and a hand brings at most 520. */
static const struct broken later_scores[] = {
    {third_hand, "score[0] = 120; score[1] = -60; score[2] = 30", FINE,
     "multiples of ten"},
    {third_hand, "score[0] = 125; score[1] = -60; score[2] = 30", STATE,
     "no multiple of ten"},
    {third_hand, "score[0] = 490; score[1] = 0; score[2] = 0", FINE,
     "the game goes on"},
    {third_hand, "score[0] = 500; score[1] = 0; score[2] = 0", STATE,
     "FH-37: seat 0 would have won"},
    {third_hand, "score[0] = -500; score[1] = 0; score[2] = 0", STATE,
     "FH-38: seat 0 would be barred"},
    {third_hand, "score[0] = -500; score[1] = 0; score[2] = 0; barred = 1",
     FINE, "FH-38: it is barred"},
    {third_hand, "score[0] = -1040; score[1] = 0; score[2] = 0; barred = 1",
     FINE, "twice 520"},
    {third_hand, "score[0] = -1050; score[1] = 0; score[2] = 0; barred = 1",
     STATE, "more than two hands can cost"},
    {far_target, "score[0] = 1040; score[1] = 0; score[2] = 0", FINE,
     "twice 520"},
    {far_target, "score[0] = 1050; score[1] = 0; score[2] = 0", STATE,
     "more than two hands can bring"},
    {far_target, "score[0] = 0; score[1] = 1050; score[2] = 0", STATE,
     "to whatever side"},
    {paid_to_defenders, "score[0] = 0; score[1] = 1240; score[2] = 0", FINE,
     "twice 520 and ten tricks"},
    {paid_to_defenders, "score[0] = 0; score[1] = 1250; score[2] = 0", STATE,
     "more than two hands can bring"},
    {paid_to_defenders, "score[0] = 0; score[1] = 0; score[2] = -10", STATE,
     "FH-34: nobody loses points"},
    {third_hand_of_two, "score[0] = -500; score[1] = 0; barred = 1", FINE,
     "FH-38: seat 1 can still win"},
    {third_hand_of_two, "score[0] = -500; score[1] = -500; barred = 3", STATE,
     "FH-38: nobody can"},
    {third_hand_of_five, "score[0] = 45", FINE, "half of a contract of 90"},
    {third_hand_of_five, "score[0] = 42", STATE, "no multiple of five"},
};

/* "A view is accepted if the same is true of what is known in it, and if it
 * holds everything that its viewers know and nothing else." */
static const struct broken views[] = {
    {seen_by_contractor, "trick[13] = 8D", FINE, "seat 1 may have had it"},
    {seen_by_contractor, "trick[13] = 8C", STATE, "but it was void in clubs"},
    {seen_by_contractor, "trick[13] = 7C", STATE, "seat 2 has played it"},
    {seen_by_contractor, "trick[13] = KD", STATE, "it is in its own hand"},
    {seen_by_contractor, "hand[0] ^ KD", STATE, "it knows its hand"},
    {seen_by_contractor, "hand[1] = KH", STATE, "it knows no other"},
    {seen_by_contractor, "kitty = 0", STATE, "it knows the kitty"},
    {seen_by_contractor, "discard = 0", STATE, "it knows its discard"},
    {seen_by_opponent, "hand[1] ^ AH", STATE, "it knows its hand"},
    {seen_by_opponent, "hand[0] = KD", STATE, "it knows no other"},
    {seen_by_opponent, "kitty = 7D 7H 8H", STATE, "it does not know that"},
    {seen_by_opponent, "discard = 7D 7H 8H", STATE, "it does not know that"},
    {seen_by_opponent, "taken[0] = 1", STATE, "tricks are public"},
    {trumps_left, "hand[0] ^ QC 9C", FINE, "seat 2 may have had QC"},
    {trumps_left, "hand[0] ^ QC 9S", STATE,
     "then three trumps are left for the four cards of seat 1"},
    {joker_led, "suit_led[8] = 3", FINE, "diamonds may have been named"},
    {joker_led, "suit_led[8] = 0", STATE, "FH-29: a suit was named"},
    {partner_unseen, "partner = 3", STATE, "the partner is secret"},
    {partner_unseen, "partner = -1", STATE, "whether there is one, too"},
};

/* "They check the bytes in this order, and report the first thing that is
 * wrong. `offset` is the byte where it begins." From the last row of that table
 * to the first: each adds one thing that is wrong to all those below it. */
static const struct wrong {
    size_t at;
    uint32_t bytes;
    uint32_t number;
    talon_status status; /* of talon_game_load() */
    size_t offset;
} wrongs[] = {
    {336, 1, 10, STATE, 582},               /* score[0] */
    {366, 1, 33, FIELD_, 366},              /* phase */
    {0, 0, 583, TALON_E_SAVED_LENGTH, 583}, /* too long */
    {0, 0, 0, TALON_E_WRONG_GAME, 8},       /* of the handle */
    {6, 2, 1, FIELD_, 6},                   /* viewers */
    {5, 1, 2, FIELD_, 5},                   /* flags */
    {16 + 4 * TALON_FH_OPTION_PACK, 4, TALON_FH_PACK_FULL, TALON_E_RULES, 16},
    {16 + 4 * TALON_FH_OPTION_PLAYERS, 4, 7, TALON_E_UNSUPPORTED, 16},
    {268, 4, 1, FIELD_, 268},               /* reserved */
    {12, 4, 0x80000000u, FIELD_, 12},       /* turn */
    {8, 4, 99, TALON_E_WRONG_GAME, 8},      /* no game */
    {4, 1, 1, TALON_E_SAVED_MARK, 4},       /* too old */
    {4, 1, 3, TALON_E_SAVED_VERSION, 4},    /* too new */
    {0, 1, 'x', TALON_E_SAVED_MARK, 0},     /* the mark */
    {0, 0, 271, TALON_E_SAVED_LENGTH, 271}, /* no header */
};

static void check_first_wrong(const struct wrong *wrong, const uint8_t *byte,
                              size_t length, uint32_t kind)
{
    struct handle target, before;
    talon_game *game = preset_game(&target, kind, 1), *made = NULL;
    talon_status status = wrong->status;
    size_t at = 9999;

    before = target;
    ck_status(talon_game_load(game, byte, length, &at), status);
    ck_assert_uint_eq(at, wrong->offset);
    if (status == TALON_E_WRONG_GAME && wrong->bytes == 0)
        return;
    if (status == TALON_E_WRONG_GAME)
        status = TALON_E_GAME;
    if (kind == FH || status != TALON_E_SAVED_LENGTH) {
        ck_status(talon_game_init_saved(target.memory, sizeof target.memory,
                                        byte, length, &made, &at),
                  status);
        ck_assert_uint_eq(at, wrong->offset);
    }
    ck_assert_ptr_null(made);
    ck_assert_mem_eq(&target, &before, sizeof before);
}

START_TEST(the_first_thing_that_is_wrong_is_reported)
{
    uint8_t byte[TALON_SAVE_BYTES_MAX] = {0};
    uint32_t i, k, kind = FH;
    size_t length;

    ck_ok(talon_game_save(third_trick(), byte, sizeof byte, &length));
    for (i = 0; i < COUNT(wrongs); i++) {
        const struct wrong *wrong = &wrongs[i];

        for (k = 0; k < wrong->bytes; k++)
            byte[wrong->at + k] = (uint8_t)(wrong->number >> 8 * k);
        if (wrong->bytes == 0 && wrong->number != 0)
            length = wrong->number;
        if (wrong->bytes == 0 && wrong->number == 0)
            kind = TR;
        check_first_wrong(wrong, byte, length, kind);
    }
}
END_TEST

START_TEST(each_sentence_of_five_hundred_is_checked)
{
    /* 255 is a value of this field, and all others could be bids. */
    static const char *const anything[] = {"contract", NULL};
    struct page page;

    read_page(&page, "## Five Hundred");
    try_broken(&page, fields, COUNT(fields));
    check_all_broken(&page, anything);
    try_broken(&page, dead, COUNT(dead));
    try_broken(&page, ladder, COUNT(ladder));
    try_broken(&page, replayed, COUNT(replayed));
    try_broken(&page, first_scores, COUNT(first_scores));
    try_broken(&page, later_scores, COUNT(later_scores));
    try_broken(&page, views, COUNT(views));
}
END_TEST

SUITE(impossible_five_hundred)
TEST(the_first_thing_that_is_wrong_is_reported)
TEST(each_sentence_of_five_hundred_is_checked)
END_SUITE
