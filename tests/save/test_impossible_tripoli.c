/* SPDX-License-Identifier: MIT */
/* What doc/save.md says that a saved game of Tripoli must satisfy, one sentence
 * after another: a game in which just that is wrong is refused. */
#include "common/tripoli.h"
#include "save/impossible.h"

/* ---- positions */

static talon_game *fresh(void)
{
    return sit(THREE);
}

/* At table stakes, where each seat begins with 40 chips. */
static talon_game *fresh_with_chips(void)
{
    return sit(THREE ", bankroll 40");
}

/* Seat 1 has checked and seat 2 bet 2; seat 0 is the dealer. */
static talon_game *betting(void)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 bet 2, = act 0");
    return game;
}

/* Seat 2 has bet 2 and raised to 6, seat 0 to 4 and to 8; seat 1 has called 4,
 * and is to act again. */
static talon_game *raised(void)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 bet 2, 0 raise 2, 1 call, 2 raise 2, "
                      "0 raise 2, = act 1");
    return game;
}

/* Seat 2 has raised to 6, seat 0 has called, and seat 1 has raised to 8. */
static talon_game *called(void)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 bet 2, 0 raise 2, 1 call, 2 raise 2, "
                      "0 call, 1 raise 2, = act 2");
    return game;
}

/* Seat 2 has raised to 6, and seat 0 has called. */
static talon_game *called_last(void)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 bet 2, 0 raise 2, 1 call, 2 raise 2, "
                      "0 call, = act 1");
    return game;
}

/* Four seats bet. Those that buy chips do so before the deal. */
static talon_game *four_bet(const char *rules, const char *purchases,
                            const char *bets)
{
    talon_game *game = sit("tripoli, players 4, spare-hand dead, collect "
                           "in-play, %s",
                           rules);

    play(game, "%s", purchases);
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL, [3] = "3H 5H 7H 8H JC");
    play(game,
         "1 select " QUADS ", 2 select " FULL
         ", 3 select 3H 5H 7H 8H JC, 0 select " ROYAL ", %s",
         bets);
    return game;
}

/* Seat 3 has raised with the last of its eleven chips, and seats 0 to 2 have
 * raised again. */
static talon_game *raised_all_in(void)
{
    return four_bet("bankroll 20", "buy 0 50, buy 1 50, buy 2 50",
                    "1 bet 1, 2 raise 1, 3 raise 9, 0 raise 1, 1 raise 1, "
                    "2 raise 1, = act 0");
}

/* Seat 3 has no chips left after its antes, and seat 1 has acted twice. */
static talon_game *out_of_chips(void)
{
    return four_bet("bankroll 9", "buy 0 50, buy 1 50, buy 2 50",
                    "1 bet 1, 2 raise 1, 0 raise 1, 1 raise 1, = act 2");
}

/* Seat 2 has folded to the bet of seat 1, and seat 3 has called it. */
static talon_game *folded_to_the_bet(void)
{
    return four_bet("", "",
                    "1 bet 2, 2 fold, 3 call, 0 raise 2, 1 raise 2, "
                    "= act 3");
}

/* Seat 2 folded to the bet of seat 1, and seat 0 to the raise of seat 3. */
static talon_game *folded_early(void)
{
    return four_bet("", "", "1 bet 1, 2 fold, 3 raise 1, 0 fold, 1 call");
}

/* At table stakes: seat 2 has raised to 4 with its last chips, seat 0 has
 * called and seat 1 raised to 6. */
static talon_game *all_in_past(void)
{
    talon_game *game = sit(POKER ", bankroll 10");

    play(game, "buy 0 50, buy 1 50, buy 2 3");
    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 bet 2, 2 raise 2, 0 call, 1 raise 2, = act 0");
    return game;
}

/* Three of four seats have flushes of the same ranks, and share each pot. */
static talon_game *pots_shared(const char *rules, const char *purchases,
                               const char *bets)
{
    talon_game *game = sit("tripoli, players 4, spare-hand dead, collect "
                           "in-play, %s",
                           rules);

    play(game, "%s", purchases);
    DEAL(game, [0] = "AS KS QS JS 9S", [1] = "AC KC QC JC 9C",
         [2] = "2H 4H 6H 8H 3C", [3] = "AD KD QD JD 9D");
    play(game,
         "1 select AC KC QC JC 9C, 2 select 2H 4H 6H 8H 3C, "
         "3 select AD KD QD JD 9D, 0 select AS KS QS JS 9S, %s",
         bets);
    return game;
}

/* Seats 0, 1 and 3 share 4 + 3 * 2 + 1 chips: two are left. */
static talon_game *pot_shared(void)
{
    return pots_shared("", "",
                       "1 bet 1, 2 call, 3 raise 1, 0 call, 1 call, 2 fold, "
                       "= boxes 4 4 4 4 4 4 4 4 2");
}

/* Seat 1 was out of chips: it shares 4 + 4 * 1 with seats 0 and 3, so two are
 * left, and these two share 1 + 2 * 2, so one is left. */
static talon_game *side_pot_shared(void)
{
    return pots_shared("bankroll 10", "buy 0 50, buy 2 50, buy 3 50",
                       "1 bet 1, 2 raise 1, 3 raise 1, 0 call, 2 fold, "
                       "= boxes 4 4 4 4 4 4 4 4 3");
}

/* Seat 0 folded to the bet of seat 3, and seat 2 to the raise of seat 1. */
static talon_game *folded_in_turn(void)
{
    return four_bet("", "",
                    "1 check, 2 check, 3 bet 1, 0 fold, 1 raise 1, "
                    "2 fold, 3 call");
}

/* Seat 0 called the bet of seat 3, and seat 2 folded to the raise of seat 1. */
static talon_game *folded_to_a_raise(void)
{
    return four_bet("", "",
                    "1 check, 2 check, 3 bet 1, 0 call, 1 raise 1, "
                    "2 fold, 3 call, 0 call");
}

/* Seat 0 has called and seat 1 folded: seat 0 wins, and has the first lead. */
static talon_game *poker_over(void)
{
    talon_game *game = betting();

    play(game, "0 call, 1 fold, = act 0");
    return game;
}

/* Nobody has chips left after the antes, so nobody could bet. */
static talon_game *nobody_could_bet(void)
{
    talon_game *game = sit(POKER ", bankroll 9");

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", = act 0");
    return game;
}

static talon_game *showdown(void)
{
    talon_game *game = sit(SHOWDOWN);

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    return game;
}

/* Seat 0 collects for the ace of hearts. KH is in the dead spare hand. */
static talon_game *collected(void)
{
    talon_game *game = sit(THREE ", spare-hand dead");

    DEAL(game, [0] = "AH 9C", [1] = "2C", [SPARE] = "KH 3C 8S", [2] = "9S 10S");
    return game;
}

/* Seat 1 has shown the king and the ace of hearts to collect, and played both.
 */
static talon_game *collected_and_played(void)
{
    talon_game *game = sit(STOPS ", collect phase-one");

    DEAL(game, [1] = "KH AH 2C 3C 4C 5C 6C 7C 8C 9C 10C 2S 3S");
    play(game, "1 play KH, 1 play AH");
    return game;
}

/* Seats 1 and 2 have shared the three chips of the sequence; one is left. */
static talon_game *sequence_shared(void)
{
    talon_game *game = sit(STOPS ", collect phase-one");

    DEAL(game, [1] = "8S 9S 10S 2C", [2] = "8C 9C 10C 3C",
         [SPARE] = "8D 8H 10H JH QH KH AH");
    expect(game, "= boxes 3 3 3 3 3 3 1 3 0");
    return game;
}

/* Antes of two, from three seats. */
static talon_game *antes_of_two(void)
{
    talon_game *game = sit(STOPS ", ante 2");

    DEAL(game, "");
    return game;
}

/* The dealer has paid twice as much as the other two seats. */
static talon_game *double_ante(void)
{
    talon_game *game = sit(STOPS ", dealer-ante double");

    DEAL(game, "");
    return game;
}

/* Seat 1 has led 5S, and the spare hand stops the run. It would also stop one
 * from 3D, but not one from 5C. */
static talon_game *stopped(void)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 5C 3D 7H", [SPARE] = "6S 4D 8H", [2] = "7S 6C 9H",
         [0] = "4S");
    play(game, "1 play 5S, = act 1");
    return game;
}

/* The same seat has led again, now 3D; seat 0 has neither of the two aces. */
static talon_game *led_again_seen(void)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 3D AS", [SPARE] = "6S 2D 4D", [2] = "AC", [0] = "4S");
    play(game, "1 play 5S, 1 play 3D, = act 1");
    return view_of(game, SEAT(0));
}

/* Seat 1 has led 5S, and seat 2 sees that it must play 6S. */
static talon_game *run_seen(void)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 3D", [2] = "6S 7S 9H");
    play(game, "1 play 5S, = act 2");
    return view_of(game, SEAT(2));
}

/* The first round of an auction: seats 1 and 2 have offered 3 and 5, and seat 3
 * has not had a turn. */
static talon_game *auction(void)
{
    talon_game *game = sit("tripoli, players 4");

    DEAL(game, "");
    play(game, "0 auction, 1 offer 3, 2 offer 5, = act 3");
    return game;
}

/* The second round: seat 2 has passed after its first offer. */
static talon_game *second_round(void)
{
    talon_game *game = sit("tripoli, players 4");

    DEAL(game, "");
    play(game, "0 auction, 1 offer 1, 2 offer 2, 3 offer 3, 1 offer 4, "
               "2 pass, = act 3");
    return game;
}

/* Seat 2 has bought the spare hand for 7. */
static talon_game *sold(void)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 auction, 1 offer 3, 2 offer 7, 1 pass");
    return game;
}

/* The same where pay cards bar, of which the dealer has some. */
static talon_game *sold_under_bar(void)
{
    talon_game *game = sit(THREE ", pay-card-bar on");

    DEAL(game, [0] = "AH KH QH JH");
    play(game, "0 auction, 1 offer 3, 2 offer 7, 1 pass");
    return game;
}

/* The dealer may swap or have an auction; nothing has been decided. */
static talon_game *deciding(void)
{
    return sit_suits(THREE);
}

/* Seat 1 has bought the choice of the pay suit for 4. */
static talon_game *suit_named(void)
{
    talon_game *game = sit("pay-suit, players 3");

    DEAL(game, "");
    play(game, "0 offer 2, 1 offer 4, 2 pass, 0 pass, 1 name D, = act 0");
    return game;
}

/* Seat 0 has bought it for 1, and is to name a suit. */
static talon_game *suit_for_one(void)
{
    talon_game *game = sit("pay-suit, players 3");

    DEAL(game, "");
    play(game, "0 offer 1, 1 pass, 2 pass, = act 0");
    return game;
}

/* Seat 1 has played all of its clubs, and the deal is over. */
static talon_game *deal_over(void)
{
    talon_game *game = sit(STOPS);

    play_clubs(game);
    return game;
}

static talon_game *second_deal(void)
{
    talon_game *game = deal_over();

    DEAL(game, "");
    return game;
}

/* At table stakes, where seat 1 has won the first deal. */
static talon_game *second_deal_with_chips(void)
{
    talon_game *game = sit(STOPS ", bankroll 40");

    play_clubs(game);
    DEAL(game, "");
    return game;
}

/* A first deal at table stakes, in which two seats have bought chips. */
static talon_game *bought(void)
{
    talon_game *game = sit(STOPS ", bankroll 40");

    play(game, "buy 0 1000000, buy 2 1");
    play_clubs(game);
    return game;
}

/* Three closing pots are left to be won. */
static talon_game *closing(void)
{
    talon_game *game = deal_over();

    play(game, "finish 3");
    return game;
}

/* The first of them is dealt. */
static talon_game *closing_round(void)
{
    talon_game *game = closing();

    DEAL(game, [0] = "2C 2D 2H 2S 3C", [1] = "AS KS QS JS 9S",
         [2] = "4C 5C 6C 7C 9C");
    return game;
}

/* And the first bet is made. */
static talon_game *closing_bet(void)
{
    talon_game *game = closing_round();

    play(game, "2 bet 2, = act 0");
    return game;
}

/* The deal is over, and the board for the next one is turned: seats 0 and 2 had
 * to show the spades and diamonds that they had left (TR-27). Hearts were in
 * the spare hand. */
static talon_game *board_turned(void)
{
    talon_game *game = sit("cosmo, collect phase-one, players 3");

    play(game, "board H H H H H H 2");
    DEAL(game, SPADES, CLUBS, DIAMONDS, [SPARE] = HEARTS);
    play_run(game, 1, CLUBS);
    play(game, "board S S S S S S 2");
    return game;
}

static talon_game *seen_by_one(void)
{
    return view_of(stopped(), SEAT(0));
}

static talon_game *betting_seen(void)
{
    return view_of(betting(), SEAT(1));
}

/* ---- sentences */

/* The table of fields, from top to bottom: each sentence, and values that a
 * field cannot have whatever the others are. A pack has no joker. */
static const struct broken fields[] = {
    {betting, "hand[0] ^ 3C", STATE, "cards held now: one is missing"},
    {betting, "hand[1] ^ 3C", STATE, "cards held now: one is there twice"},
    {betting, "hand[3] = 3C", STATE, "a seat past the last has none"},
    {betting, "hand[0] ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "selected[1] ^ 2S 3C", STATE, "3C is in another hand"},
    {betting, "selected[1] ^ 2S", STATE, "five cards"},
    {betting, "selected[0] ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "spare ^ 3C", STATE, "3C is in another hand"},
    {betting, "spare ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "shown ^ 3C", STATE, "nothing has been shown"},
    {betting, "shown ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "board.pay ^ AH AS", STATE, "hearts pay"},
    {betting, "board.pay ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "board.pair ^ KH", STATE, "the pair has two cards"},
    {betting, "board.pair ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "board.sequence ^ 8S", STATE, "the sequence has all suits"},
    {betting, "board.sequence ^ JK", FIELD_, "a card that is not in the pack"},
    {betting, "stack[0] + 1", STATE, "chips have been made"},
    {betting, "stack[3] + 1; stack[0] - 1", STATE, "seat 3 does not exist"},
    {betting, "stack[0] = 9007199254740992", FIELD_, "more than 2^53 - 1"},
    {betting, "before[0] = 5", STATE, "before the first ante it was 0"},
    {betting, "before[0] = 9007199254740992", FIELD_, "more than 2^53 - 1"},
    {betting, "staked[2] + 1", STATE, "seat 2 has bet two"},
    {betting, "staked[0] = -1", FIELD_, "nobody stakes less than nothing"},
    {betting, "box[1] + 1; stack[0] - 1", STATE, "each box has three antes"},
    {betting, "box[0] = 1; stack[0] - 1", STATE, "entry 0 is unused and 0"},
    {betting, "box[1] = -1", FIELD_, "a box has no debts"},
    {betting, "deals = 0", STATE, "one deal has been dealt"},
    {betting, "deals = 1000", STATE, "so few turns have not room for more"},
    {betting, "offer = 5", STATE, "there was no auction"},
    {betting, "offer = -1", FIELD_, "no offer is below 0"},
    {betting, "pay_suit_price = 5", STATE, "the pay suit was not sold"},
    {betting, "pay_suit_price = -1", FIELD_, "no price is below 0"},
    {betting, "last_offer[1] = 5", STATE, "there was no auction"},
    {betting, "last_offer[1] = 1000001", FIELD_, "no offer is so high"},
    {betting, "in_deal = 3", STATE, "seat 2 has bet"},
    {betting, "in_deal = 15", FIELD_, "there is no seat 3"},
    {betting, "in_poker = 5", STATE, "seat 1 has not folded"},
    {betting, "in_poker = 15", FIELD_, "there is no seat 3"},
    {betting, "acted = 6", STATE, "seat 1 acted before the bet"},
    {betting, "acted = 12", FIELD_, "there is no seat 3"},
    {betting, "passed = 2", STATE, "there is no auction"},
    {betting, "passed = 8", FIELD_, "there is no seat 3"},
    {betting, "barred = 2", STATE, "nobody is barred under these rules"},
    {betting, "barred = 8", FIELD_, "there is no seat 3"},
    {betting, "raises = 1", STATE, "nobody has raised"},
    {betting, "to_act = 1", STATE, "it is the turn of seat 0"},
    {betting, "to_act = -3", FIELD_, "somebody must act"},
    {betting, "dealer = 1", STATE, "seat 0 has dealt"},
    {betting, "dealer = -2", FIELD_, "the table does not deal"},
    {betting, "bidder = 1", STATE, "there is no auction"},
    {betting, "bidder = -2", FIELD_, "the table makes no offers"},
    {betting, "buyer = 1", STATE, "nobody has bought a hand"},
    {betting, "buyer = 3", FIELD_, "there is no seat 3"},
    {betting, "pot_winner = 0", STATE, "the poker goes on"},
    {betting, "pot_winner = -2", FIELD_, "the table wins no pot"},
    {betting, "opener = 0", STATE, "nobody has led"},
    {betting, "opener = -2", FIELD_, "the table does not lead"},
    {betting, "deal_winner = 0", STATE, "nobody is out of cards"},
    {betting, "deal_winner = -2", FIELD_, "the table has no cards"},
    {betting, "phase = 23", STATE, "the third phase has not begun"},
    {betting, "phase = 3", FIELD_, "a phase of the other game"},
    {betting, "spare_steps = 1", STATE, "the spare hand is dead"},
    {betting, "spare_steps = 8", FIELD_, "the sum of 1, 2 and 4"},
    {betting, "closing = 1", STATE, "the session goes on"},
    {betting, "closing = 17", FIELD_, "there are at most sixteen"},
    {betting, "due = 4C", STATE, "no run has begun"},
    {betting, "due = JK", FIELD_, "a card that is not in the pack"},
    {betting, "spare_held - 1", STATE, "thirteen cards"},
    {betting, "spare_held = 53", FIELD_, "there are 52 cards"},
    {betting, "held[0] + 1", STATE, "thirteen cards"},
    {betting, "held[0] = 53", FIELD_, "there are 52 cards"},
    {betting, "last_action[1] = 0", STATE, "seat 1 has checked"},
    {betting, "last_action[1] = 200", FIELD_, "no action in the betting"},
    {betting, "raise_count[0] = 1", STATE, "seat 0 has not raised"},
    {stopped, "plays = 2; play[1] = 3D; hand[1] ^ 3D; held[1] - 1; turn + 1",
     STATE, "after 3D it would be the turn of another seat"},
    {betting, "plays = 53", FIELD_, "there are 52 cards"},
    {stopped, "play[0] = 3D; hand[1] ^ 3D 5S", FINE, "nobody holds 4D"},
    {stopped, "play[0] = 5C; hand[1] ^ 5C 5S", STATE, "seat 2 holds 6C"},
    {stopped, "play[0] = JK", FIELD_, "a card that is not in the pack"},
    {stopped, "play[1] = 3S", FIELD_, "0 past the last"},
    {stopped, "player[0] = 2", STATE, "seat 1 has played it"},
    {stopped, "player[0] = 3", FIELD_, "there is no seat 3"},
    {stopped, "player[1] = 1", FIELD_, "0 past the last"},
    {betting, "zero[3] = 1", FIELD_, "0"},
};

/* "Every card must be in one place, and hands must have the sizes of the deal;
 * the third phase is played again from its first lead". */
static const struct broken cards_[] = {
    {stopped, "hand[1] ^ 7H 9H; hand[2] ^ 7H 9H", FINE, "another deal"},
    {stopped, "hand[1] ^ 9H; hand[2] ^ 9H", STATE, "hands have their sizes"},
    {stopped, "hand[2] ^ 9H 6S; spare ^ 9H 6S", STATE,
     "TR-23: seat 2 would have had to play 6S"},
    {stopped, "hand[0] ^ 4S 7H; hand[1] ^ 4S 7H", STATE,
     "TR-21: seat 1 led 5S, so it has no lower spade"},
    {stopped, "held[1] + 1; spare_held - 1", STATE, "thirteen each"},
    {stopped, "due = 6S", STATE, "nobody holds it, so it stops"},
    {stopped, "to_act = 2", STATE, "TR-24: who stops a run leads again"},
    {stopped, "opener = 2", STATE, "seat 1 had the first lead"},
    {stopped, "deal_winner = 1", STATE, "seat 1 has cards left"},
    {deal_over, "deal_winner = 2", STATE, "TR-27: seat 1 is out of cards"},
    {deal_over, "deal_winner = -1", STATE, "TR-27: a seat is out of cards"},
    {deal_over, "phase = 23; to_act = 1", STATE, "TR-27: the deal is over"},
    {collected, "hand[0] ^ 9C 2C; hand[1] ^ 9C 2C", FINE, "another deal"},
    {collected, "spare ^ KH 2C; hand[1] ^ KH 2C", STATE,
     "TR-14: with KH, seat 1 would have collected"},
    {collected, "shown ^ AH", STATE, "TR-14: it was shown"},
    {collected_and_played, "shown ^ AH", STATE, "so it was if it is played"},
    {showdown, "pot_winner = 1", STATE, "four twos lose to a royal flush"},
    {showdown, "opener = 1; to_act = 1", STATE, "seat 0 won, and leads"},
    {showdown, "shown ^ 2S", STATE, "TR-19: a showdown shows all five"},
    {board_turned, "shown ^ 2S", STATE, "TR-27: what was left is shown"},
    {board_turned, "shown ^ 2H", STATE, "nobody has shown the spare hand"},
    {board_turned, "shown ^ 2C", FINE,
     "it may have been, before it was played"},
};

/* "auctions and betting, and what is remembered of them, must be as the seats'
 * turns can leave them". */
static const struct broken turns[] = {
    {auction, "last_offer[1] = 4", FINE, "another offer below five"},
    {auction, "last_offer[1] = 5", STATE, "TR-11: five is not above five"},
    {auction, "last_offer[1] = 0", STATE, "seat 1 has not passed"},
    {auction, "last_offer[1] = 0; passed = 2; turn + 0", FINE, "it may have"},
    {auction, "last_offer[0] = 1", STATE, "TR-11: the dealer makes no offer"},
    {auction, "last_offer[3] = 2", STATE, "seat 3 has not had a turn"},
    {auction, "passed = 8", STATE, "it is the turn of seat 3"},
    {auction, "passed = 1", STATE, "TR-11: the dealer has no turn"},
    {auction, "offer = 6", STATE, "nobody has offered that"},
    {auction, "offer = 6; last_offer[2] = 6", FINE, "but seat 2 could have"},
    {auction, "bidder = 1", STATE, "seat 2 made the last offer"},
    {auction, "bidder = -1", STATE, "somebody made it"},
    {auction, "to_act = 1", STATE, "seat 3 is next"},
    {auction, "barred = 2", STATE, "seat 1 has made an offer"},
    {second_round, "last_offer[2] = 0", FINE, "it could have passed at once"},
    {second_round, "last_offer[2] = 3", STATE, "seat 3 later offered three"},
    {second_round, "last_offer[2] = 1", STATE, "seat 1 offered one before"},
    {second_round, "last_offer[3] = 1", STATE, "two were offered before"},
    {second_round, "passed = 5; turn + 1", STATE, "TR-11: nor can it pass"},
    {sold, "buyer = 1", STATE, "seat 2 made the last offer"},
    {sold, "buyer = -1", STATE, "somebody has paid"},
    {sold, "offer = 6", STATE, "seat 2 offered seven"},
    {sold, "last_offer[1] = 6", FINE, "another offer below seven"},
    {sold, "last_offer[1] = 7", STATE, "seven is not above seven"},
    {sold, "stack[2] + 1; stack[0] - 1", STATE, "TR-11: it costs seven"},
    {sold_under_bar, "barred = 1", STATE, "TR-12: a sale shows nothing of it"},
    {deciding, "last_offer[1] = 1", STATE, "there was no auction"},
    {deciding, "spare_steps = 2; turn + 1", FINE, "hands are equally long"},
    {deciding, "spare_steps = 1", STATE, "then the auction would be over"},
    {deciding, "spare_steps = 4", STATE, "the dealer has not swapped"},
    {suit_for_one, "bidder = 1", STATE, "seat 0 made the offer"},
    {suit_named, "pay_suit_price = 3", STATE, "seat 1 has paid four"},
    {suit_named, "pay_suit_price = 0", STATE, "seat 1 has paid four"},
    {suit_named, "last_offer[0] = 5", STATE, "seat 0 would have won"},
    {suit_named, "last_offer[0] = 3", FINE, "another offer below four"},
    {suit_named, "board.pay ^ AD AS", STATE, "the pay cards are of one suit"},
    {betting, "raise_count[2] = 1", STATE, "a bet is not counted as a raise"},
    {betting, "last_action[2] = 13", STATE, "seat 2 has bet, not checked"},
    {betting, "in_poker = 5; last_action[1] = 16", STATE,
     "TR-18: before the bet nobody can have folded"},
    {betting, "to_act = 2", STATE, "seat 2 has bet"},
    {raised, "raises + 1; raise_count[1] + 1; turn + 2", FINE,
     "2 bet, 1 raised, 0 raised"},
    {raised, "raises + 1; raise_count[0] + 1; turn + 2", STATE,
     "TR-18: of four raises, no seat makes three"},
    {called, "staked[0] - 1; box[9] - 1; stack[0] + 1", STATE,
     "TR-18: a call of six puts in six"},
    {called, "acted = 3", STATE, "seat 0 has called before the last raise"},
    {called_last, "acted = 4", STATE, "seat 0 has called the last raise"},
    {out_of_chips, "last_action[3] = 13", STATE,
     "TR-33: a seat without chips has no turn"},
    {raised, "raises + 1; turn + 1", STATE, "each raise was made by a seat"},
    {folded_to_the_bet, "staked[2] = 1; box[9] + 1; stack[2] - 1", STATE,
     "TR-18: a bet of two is called with two"},
    {raised_all_in, "turn + 1", FINE, "seat 3 had acted in any case"},
    {all_in_past, "staked[2] - 1; box[9] - 1; before[2] - 1", STATE,
     "TR-18: seat 0 has called four, to which nobody else can have raised"},
    {all_in_past, "last_action[2] = 17; turn + 1", STATE,
     "nor has anybody, if seat 2 has called it"},
    {all_in_past,
     "last_action[2] = 17; staked[2] + 1; box[9] + 1; before[2] + 1; turn + 1",
     FINE, "it raised to four, and later called with five"},
    {folded_early, "acted = 10", STATE,
     "TR-18: if seat 0 had folded to the bet, who could have made it?"},
    {folded_in_turn, "acted = 10", STATE, "or seat 2, for whom there is none"},
    {folded_to_a_raise, "acted = 11", STATE, "or seat 2 alone"},
    {nobody_could_bet, "acted = 1; last_action[0] = 13; turn + 1", STATE,
     "TR-33: one seat alone has nobody to bet against"},
    {poker_over, "in_poker = 7; last_action[1] = 17", STATE,
     "then both had to show their cards"},
    {poker_over, "pot_winner = 2", STATE, "a full house does not win"},
    {poker_over, "last_action[0] = 13", STATE, "seat 0 has called"},
    {poker_over, "acted = 1", STATE, "seat 2 has acted since its bet"},
    {poker_over, "raises = 1", STATE, "nobody has raised"},
    {poker_over, "staked[2] = 2", STATE, "the pot has been paid"},
};

/* "boxes that were collected must be empty; no chips may have been made or
 * lost. Before the first deal every stack is what the seat began with or
 * bought." */
static const struct broken chips[] = {
    {collected, "box[1] + 1; stack[0] - 1", STATE, "seat 0 has collected it"},
    {collected, "box[2] - 3; stack[0] + 3", STATE, "nobody has the king"},
    {sequence_shared, "box[7] + 1; stack[1] - 1", STATE,
     "TR-14: of three chips for two, one is left"},
    {antes_of_two, "box[1] + 1; stack[1] - 1", STATE, "TR-5: two are put in"},
    {stopped, "box[1] + 1; stack[1] - 1", STATE,
     "TR-5: three seats have put in three in one deal"},
    {double_ante, "box[1] + 1; stack[1] - 1", STATE,
     "TR-5: three seats, one of them twice, have put in four"},
    {pot_shared, "box[9] + 1; stack[1] - 1", STATE,
     "TR-19: three seats leave at most two"},
    {side_pot_shared, "box[9] + 1; stack[3] - 1", STATE,
     "TR-33: three seats leave two, and two of them one"},
    {deal_over, "box[8] + 1; stack[1] - 1", STATE, "TR-27: the kitty is won"},
    {deal_over, "stack[1] - 1", STATE, "a chip is lost"},
    {deal_over, "stack[1] + 1", STATE, "a chip has been made"},
    {deal_over, "stack[1] + 1; before[1] + 1", STATE, "also before the deal"},
    {fresh, "stack[0] + 7; before[0] + 7; stack[1] - 7; before[1] - 7", STATE,
     "nobody has won anything"},
    {fresh, "turn = 1", STATE, "nothing has happened"},
    {fresh, "box[1] + 1; stack[0] - 1; before[0] - 1", STATE,
     "no ante has been paid"},
    {fresh_with_chips, "stack[0] + 7; before[0] + 7; turn + 1", FINE,
     "TR-34: seven chips were bought"},
    {fresh_with_chips, "stack[0] + 7; before[0] + 7", STATE,
     "but a purchase takes a turn"},
    {fresh_with_chips, "stack[0] - 7; before[0] - 7; turn + 1", STATE,
     "nobody sells chips"},
    {fresh_with_chips, "stack[0] + 1000000; before[0] + 1000000; turn + 1",
     FINE, "the most that one purchase brings"},
    {fresh_with_chips, "stack[0] + 1000001; before[0] + 1000001; turn + 1",
     STATE, "that takes two"},
};

/* "Of earlier deals only chips are left; they may be distributed in any way
 * that keeps their total, with no more purchases, debts and gains than that
 * many turns can make." */
static const struct broken earlier[] = {
    {second_deal, "stack[0] + 9; before[0] + 9; stack[1] - 9; before[1] - 9",
     FINE, "distributed in another way"},
    {second_deal, "stack[0] + 9; before[0] + 9; stack[1] - 8; before[1] - 8",
     STATE, "the total is another"},
    {second_deal,
     "stack[0] + 4503599627370496; before[0] + 4503599627370496; "
     "stack[1] - 4503599627370496; before[1] - 4503599627370496",
     STATE, "so few turns cannot make such a debt"},
    {second_deal, "deals = 3", STATE, "a deal takes more turns"},
    {second_deal_with_chips, "turn = 2", FINE, "chips were won, not bought"},
    {second_deal_with_chips, "turn = 1", STATE, "there were two deals"},
    {bought, "turn - 1", STATE, "each of two purchases takes a turn"},
    {bought, "stack[0] + 2000000; before[0] + 2000000; turn + 2", FINE,
     "two more purchases"},
    {bought, "stack[0] + 2000000; before[0] + 2000000; turn + 1", STATE,
     "one does not bring so much"},
    {closing, "closing = 2", STATE, "the chips of three pots are there"},
    {closing, "phase = 32; to_act = -1", STATE, "three pots are to be won"},
    {closing_round, "spare ^ 10C", STATE, "TR-30: there is no spare hand"},
    {closing_round, "spare_held = 1", STATE, "TR-30: there is no spare hand"},
    {closing_round, "selected[0] = 0", STATE, "the hand is the poker hand"},
    {closing_bet, "staked[2] - 1; box[9] - 1; stack[2] + 1", FINE,
     "a bet of one"},
    {closing_bet, "staked[3] = 1; box[9] + 1; stack[0] - 1; before[0] - 1",
     STATE, "seat 3 does not exist"},
    {closing_round, "hand[0] ^ 3C; selected[0] ^ 3C", STATE, "five cards"},
};

/* "A view is accepted if the same is true of what is known in it, and if it
 * holds everything that its viewers know and nothing else." */
static const struct broken views[] = {
    {seen_by_one, "hand[0] ^ 4S", STATE, "it knows its hand"},
    {seen_by_one, "hand[0] ^ 4S 6S", STATE, "6S was due, and it did not play"},
    {seen_by_one, "hand[0] ^ 4S 7H", FINE, "another hand"},
    {seen_by_one, "hand[2] = 7S", STATE, "it knows no other"},
    {seen_by_one, "spare = 8H", STATE, "it does not know the spare hand"},
    {seen_by_one, "held[2] + 1", STATE, "how many there are is public"},
    {seen_by_one, "opener = 2", STATE, "who leads first is public"},
    {seen_by_one, "due = 6S", STATE, "no seat of the view has it"},
    {seen_by_one, "player[0] = 2", STATE, "who played is public"},
    {run_seen, "due = 7S", STATE, "TR-23: 6S is the next card"},
    {run_seen, "due = 255", STATE, "TR-23: seat 2 has it"},
    {led_again_seen, "play[1] = AC", FINE, "another suit than spades"},
    {led_again_seen, "play[1] = AS", STATE, "TR-24: after 5S, no spade is led"},
    {seen_by_one, "stack[0] + 1", STATE, "chips are public"},
    {betting_seen, "selected[1] = 0", STATE, "it knows what it chose"},
    {betting_seen, "selected[0] = " ROYAL, STATE, "but not what others did"},
    {betting_seen, "selected[1] ^ 2S AS", STATE, "AS is not in its hand"},
};

START_TEST(each_sentence_of_tripoli_is_checked)
{
    /* Counts, whose limits follow from the turns. */
    static const char *const anything[] = {"deals", "raises", "raise_count",
                                           NULL};
    struct page page;

    read_page(&page, "## Tripoli");
    try_broken(&page, fields, COUNT(fields));
    check_all_broken(&page, anything);
    try_broken(&page, cards_, COUNT(cards_));
    try_broken(&page, turns, COUNT(turns));
    try_broken(&page, chips, COUNT(chips));
    try_broken(&page, earlier, COUNT(earlier));
    try_broken(&page, views, COUNT(views));
}
END_TEST

SUITE(impossible_tripoli)
TEST(each_sentence_of_tripoli_is_checked)
END_SUITE
