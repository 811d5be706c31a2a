/* SPDX-License-Identifier: MIT */
/**
 * @file player.h Computer players for every game of talon: which move to make,
 * what each move is worth, and why. They belong to libtalon-advisor. The
 * conventions of base.h and advisor.h apply here, too.
 *
 * **A player sees what its seat sees.** Its answer depends on the view of its
 * seat, the budget, the notes and the generator, and on nothing else. A
 * complete game may be passed in too: it is first reduced to the view of the
 * seat. Nothing is remembered between calls, so a server may restart in the
 * middle of a hand, and a person's hint comes from the same functions as a
 * computer player's move. Within one pair of versions of the two libraries,
 * equal arguments give equal answers on every platform.
 *
 * **Levels.** A level keeps its name, its style and at least its strength. Its
 * moves may change in any release of either library: players sample worlds, and
 * mistakes of players are mended. Lower levels notice less of what others do
 * and, for most decisions, imagine fewer worlds. The lowest, for people who are
 * new to a game, imagines none and goes by simple rules.
 *
 * **Worlds and nodes.** A player imagines worlds: complete games in which its
 * seat would have this view. Worlds that agree better with what the other seats
 * have done count for more. In each world the player works out what every move
 * leads to. A budget limits the number of worlds and nodes of a decision, but
 * not its time; a node is a card that a search tries. Whoever needs an answer
 * by a certain time stops the call (advisor.h).
 *
 * **Moves are those of the library.** Every move that a player names is legal:
 * it is chosen among the choices of libtalon and checked by it.
 *
 * **Memory.** The caller passes scratch memory. Its bytes do not matter before
 * a call and mean nothing after it. Each thread needs its own.
 */
#ifndef TALON_PLAYER_H
#define TALON_PLAYER_H

#include "advisor.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Levels of players. The numbers do not tell how strong a level is;
 * talon_level_at() lists the weakest first. From novice-1 up, each level does
 * what the one below it does, except as said.
 *
 * @since 0.4.0
 */
enum talon_level_id {
    TALON_LEVEL_NOVICE_1 = 1,  /**< `novice-1`. FH: calls and discards by
                                   counting its cards, to which it adds what a
                                   partner who has bid should have; tries cards
                                   in a few worlds, in which others may have
                                   anything but suits they have shown to be out
                                   of; plays misères out to their end. TR:
                                   bets only with a hand that is likely the
                                   best, judged in a few worlds; plays out its
                                   leads in one world; keeps its own hand and
                                   buys none */
    TALON_LEVEL_CASUAL_1 = 2,  /**< `casual-1`. FH: also listens to what others
                                   bid and discard, and tries cards in more
                                   worlds. TR: also bets where that brings more
                                   on average, judges in more worlds, and swaps
                                   a bad hand */
    TALON_LEVEL_CLUB_1 = 3,    /**< `club-1`. FH: also judges calls in worlds,
                                   cautiously, and notices what others play.
                                   TR: also notices what others bet, judges
                                   bets and leads in more worlds, and sells and
                                   buys hands, by a look at few worlds. Nearly
                                   always answers within ten milliseconds */
    TALON_LEVEL_EXPERT_1 = 4,  /**< `expert-1`, as strong as a few dozen
                                   milliseconds allow. FH: also judges discards
                                   in worlds, looks ahead to its next card, and
                                   plays every hand out to its end. TR: also
                                   notices what others lead, looks ahead to its
                                   own later leads, and shows as little of its
                                   hand as it can */
    TALON_LEVEL_BEGINNER_1 = 5 /**< `beginner-1`, the weakest: imagines no
                                    world, whatever the budget says, and so
                                    states no chance and no worth; and slips now
                                    and then, as its generator says. FH: counts
                                    tricks as books for beginners do, and plays
                                    by maxims such as "second hand low". TR:
                                    bets by the kind of its poker hand, leads
                                    low from its longest suit, swaps a poor
                                    hand, and offers a chip or two */
};

/**
 * Sizes and ceilings of players. All but #TALON_PLAYER_BYTES hold for the life
 * of the soname.
 *
 * @since 0.4.0
 */
enum talon_player_room_id {
    TALON_PLAYER_BYTES = 8388608,        /**< bytes of scratch memory, always
                                              enough for the levels of these
                                              headers */
    TALON_PLAYER_BYTES_MAX = 67108864,   /**< bytes of scratch memory, at most,
                                              levels of later libraries
                                              included */
    TALON_PLAYER_WORLDS_MAX = 4096,      /**< worlds of a budget, at most */
    TALON_PLAYER_NODES_MAX = 1000000000, /**< nodes of a budget, at most */
    TALON_PLAYER_MOVES_MAX = 64,         /**< moves that are listed, at most */
    TALON_BELIEF_PLACES = 24,            /**< places of a belief: those of
                                              #talon_place_id, and room for
                                              later ones */
    TALON_BELIEF_WORLDS = 1024           /**< worlds for beliefs, unless the
                                              budget says how many */
};

/** Units of stated chances. @since 0.4.0 */
enum talon_certainty_id {
    TALON_CERTAIN = 10000 /**< the chance of something certain */
};

/** Standard errors of worths. @since 0.4.0 */
enum talon_error_id {
    TALON_ERROR_UNKNOWN = 2147483647 /**< not known; one world, for example,
                                          does not tell how far another would
                                          be from it */
};

/** What a stated chance is about. @since 0.4.0 */
enum talon_chance_id {
    TALON_CHANCE_CONTRACT = 1,  /**< FH: the contract is made, whoever the
                                     contractor is; for a bid, the contract that
                                     it names. Of a bid that is only a signal
                                     (FH-17) no chance is stated. All players
                                     are assumed to be of the level that is
                                     asked: it is how often such contracts are
                                     made among them. Notes of how often this
                                     side makes its contracts change the odds
                                     before the first card, and those of misères
                                     after it, too. 0 and #TALON_CERTAIN say
                                     that the tricks taken have decided it */
    TALON_CHANCE_BEST_HAND = 2, /**< TR: the seat holds the best hand of those
                                     in the betting. What is stated was learned
                                     from games of five players of the level
                                     that is asked, with the preset `tripoli`
                                     and without notes */
    TALON_CHANCE_GOES_OUT = 3   /**< TR: the seat is out of cards first; learned
                                     likewise */
};

/**
 * Why a move is good or, if it is not the best, what is wrong with it. Numbers
 * below 16 belong to every game, 16 … 127 to Five Hundred, 128 … 191 to
 * Tripoli. Each has a key and an English phrase, which are terms
 * (#TALON_ADVISOR_SPACE_REASON).
 *
 * A reason says only what the seat can know. "Likely" and "in most worlds" mean
 * in more than half of the worlds that were imagined; all others are facts that
 * follow from the view, or compare the worths that are stated.
 *
 * @since 0.4.0
 */
enum talon_advice_reason_id {
    TALON_ADVICE_ONLY_MOVE = 1,    /**< nothing else is possible */
    TALON_ADVICE_AVERAGE = 2,      /**< brings the most on average */
    TALON_ADVICE_EQUAL = 3,        /**< is as good as the best move: brings no
                                        less, to a tenth of a point or chip, or
                                        is a card that does the same */
    TALON_ADVICE_LESS = 4,         /**< brings less on average */
    TALON_ADVICE_NOT_COMPARED = 5, /**< nothing is stated of what it brings, as
                                        it was not compared with the best
                                        move */
    TALON_ADVICE_SAFER = 6,        /**< another move brings more on average, but
                                        comes after this one in the order of
                                        talon_player_advise() */
    TALON_ADVICE_RULE = 7,         /**< the level chooses such a move by a rule
                                        of thumb, whatever it brings: nothing is
                                        stated of that */
    TALON_ADVICE_LESS_SAFE = 8,    /**< brings more on average than the best
                                        move, but comes after it in the order of
                                        talon_player_advise() */

    /* the auction of Five Hundred */
    TALON_ADVICE_BID_STRONG = 16,   /**< the contract is likely to be made, by
                                         the chance that is stated */
    TALON_ADVICE_BID_BETTER = 17,   /**< the bid brings more than a pass */
    TALON_ADVICE_BID_WINS = 18,     /**< the bid wins the game if it is made,
                                         whatever the others score */
    TALON_ADVICE_BID_SAVES = 19,    /**< the bid loses less than a pass */
    TALON_ADVICE_BID_SIGNALS = 20,  /**< the bid tells `seat`, the partner,
                                         about the hand */
    TALON_ADVICE_BID_MISERE = 21,   /**< the hand is likely to avoid every
                                         trick, by the chance that is stated */
    TALON_ADVICE_BID_HIGH = 22,     /**< the contract is likely to fail, by the
                                         chance that is stated */
    TALON_ADVICE_PASS_WEAK = 23,    /**< nobody has bid, and the hand is too
                                         weak to begin: no contract that was
                                         considered is likely to be made */
    TALON_ADVICE_PASS_DEFEND = 24,  /**< a contract is likely to be made, but
                                         passing brings more than bidding */
    TALON_ADVICE_PASS_PARTNER = 25, /**< the bid of `seat`, the partner,
                                         stands */
    TALON_ADVICE_BID_COUNTS = 26,   /**< counted card by card, the hand is worth
                                         the bid, with what the level expects of
                                         a partner; no world was imagined */
    TALON_ADVICE_PASS_HIGH = 27,    /**< the hand is too weak to outbid the bid
                                         of an opponent: no contract that was
                                         considered is likely to be made */
    TALON_ADVICE_PASS_LOSES = 28,   /**< it gives up the contract of the best
                                         bid, which is likely to be made */

    /* the kitty */
    TALON_ADVICE_MAKES_VOID = 32,    /**< the hand becomes void in a suit, and
                                          has trumps for it */
    TALON_ADVICE_KEEPS_TRICKS = 33,  /**< every discarded card can be beaten by
                                          a card of its suit that the hand does
                                          not have, and none is a trump */
    TALON_ADVICE_SAFE_MISERE = 34,   /**< misère: every discarded card could
                                          have taken a trick: others may hold
                                          lower cards of its suit, or it is a
                                          joker */
    TALON_ADVICE_THROWS_TRICKS = 35, /**< `card` is better kept, as the best
                                          discard does; it costs about a
                                          trick */
    TALON_ADVICE_NAMES_SUIT = 36,    /**< the best suit is named for the
                                          joker */
    TALON_ADVICE_CALLS_TRICK = 37,   /**< the holder of `card` becomes the
                                          partner, and brings the most */
    TALON_ADVICE_GOES_ALONE = 38,    /**< no partner brings more than playing
                                          alone */

    /* the tricks */
    TALON_ADVICE_CASHES = 48,        /**< no card that others may have beats
                                          `card`, except trumps where, as far as
                                          is known, no opponent who may have one
                                          has to be out of the suit */
    TALON_ADVICE_DRAWS_TRUMPS = 49,  /**< a trump is led, and opponents are
                                          likely to have trumps */
    TALON_ADVICE_PARTNER_WINS = 50,  /**< the trick is left to `seat`, the
                                          partner, who is winning it */
    TALON_ADVICE_WINS = 51,          /**< the trick is won: nobody who plays
                                          after can beat `card` */
    TALON_ADVICE_TRUMPS = 52,        /**< the trick is trumped */
    TALON_ADVICE_OVERTRUMPS = 53,    /**< a trump is beaten with a higher one */
    TALON_ADVICE_FORCES = 54,        /**< `card` is the highest so far; only a
                                          higher one takes the trick */
    TALON_ADVICE_DUCKS = 55,         /**< the trick is given up although the
                                          hand could beat it */
    TALON_ADVICE_THROWS_LOSER = 56,  /**< no card that may be played wins the
                                          trick */
    TALON_ADVICE_DOOMED_SUIT = 57,   /**< no card that may be played wins the
                                          trick; and of the suit of `card`, at
                                          least as many higher cards are not yet
                                          seen as the hand has cards */
    TALON_ADVICE_LEADS_PARTNER = 58, /**< `seat`, the partner, is likely to have
                                          a card that wins the trick */
    TALON_ADVICE_LEADS_RUFF = 59,    /**< `seat`, the partner, has shown that it
                                          is out of the suit, and is likely to
                                          have a trump */
    TALON_ADVICE_SETS_UP = 60,       /**< the hand has more cards of the suit
                                          than there are higher ones not yet
                                          seen, so some may become good */
    TALON_ADVICE_EXITS = 61,         /**< an opponent is likely to be able to
                                          win the trick, and no other lead
                                          brings more */
    TALON_ADVICE_GETS_UNDER = 62,    /**< misère: of the cards that may be
                                         played, the highest below the winning
                                         one */
    TALON_ADVICE_SHEDS_DANGER = 63, /**< misère: a card is thrown off that could
                                         take a trick later: others may hold
                                         lower cards of its suit, or it is a
                                         joker */
    TALON_ADVICE_LEADS_UNDER = 64,  /**< misère: `seat`, the contractor, is
                                         winning the trick or may have to win
                                         it: in some world, all of its cards of
                                         the suit are higher */

    /* what is wrong with a card */
    TALON_ADVICE_OVERTAKES = 80,    /**< it takes the trick that `seat`, the
                                         partner, is winning */
    TALON_ADVICE_WASTES_HIGH = 81,  /**< the lower `card`, the best one, does as
                                         much in this trick, whatever others
                                         play */
    TALON_ADVICE_WASTES_JOKER = 82, /**< the joker does not win the trick */
    TALON_ADVICE_GIVES_TRICK = 83,  /**< in most worlds it costs a trick */
    TALON_ADVICE_TAKES_TRICK = 84,  /**< misère: it may take the trick */
    TALON_ADVICE_LETS_OFF = 85,     /**< misère: in most worlds the contractor
                                         would fail after the best card, and
                                         escapes after this one; its stated
                                         chance is at least one half */
    TALON_ADVICE_SUIT_TRUMPED = 86, /**< `seat`, an opponent, has shown that it
                                         is out of the suit, and is likely to
                                         have a trump */
    TALON_ADVICE_LOSES_CONTRACT = 87, /**< in most worlds the contract would be
                                           made after the best card or discard,
                                           and fails after this one; its stated
                                           chance is below one half */
    TALON_ADVICE_LETS_MAKE = 88,      /**< in most worlds the contract would
                                           fail after the best card, and is made
                                           after this one; its stated chance is
                                           at least one half */

    /* Tripoli: betting */
    TALON_ADVICE_BEST_HAND = 128,  /**< the hand is likely the best, by the
                                        chance that is stated */
    TALON_ADVICE_GOOD_PRICE = 129, /**< the share of the pot that the call costs
                                        is not higher than the chance */
    TALON_ADVICE_BAD_PRICE = 130,  /**< the share of the pot that a call costs
                                        is higher than the chance */
    TALON_ADVICE_FREE = 131,       /**< it costs nothing to stay in */
    TALON_ADVICE_NOT_BEST = 132,   /**< the hand is seldom the best: less often
                                        than one time in four */

    /* Tripoli: hands, auctions and boxes */
    TALON_ADVICE_SPARE_BETTER = 144, /**< the spare hand promises more */
    TALON_ADVICE_SPARE_WORSE = 145,  /**< the spare hand does not promise enough
                                          more */
    TALON_ADVICE_SELLS = 146,        /**< the hand may bring chips */
    TALON_ADVICE_WORTH_OFFER = 147,  /**< the hand or suit is worth more than
                                          the offer */
    TALON_ADVICE_TOO_DEAR = 148,     /**< it is not worth more than the offer,
                                          or than the next higher one */
    TALON_ADVICE_PAYS_MOST = 149,    /**< this suit brings most on average */
    TALON_ADVICE_BEST_FIVE = 150,    /**< the best five cards for poker */
    TALON_ADVICE_SHOWS_LEAST = 151,  /**< these five cards are as good as any
                                          and show the least of the hand */

    /* Tripoli: the runs */
    TALON_ADVICE_GOES_OUT = 161,   /**< the seat is likely to be out of cards
                                       first, by the chance that is stated */
    TALON_ADVICE_KEEPS_LEAD = 163, /**< in most worlds the seat leads again */
    TALON_ADVICE_LOSES_LEAD = 164, /**< in most worlds the seat leads again
                                        after the best lead, and not after this
                                        one */
    TALON_ADVICE_OUT_LESS = 165    /**< by the chances that are stated, the seat
                                        is out of cards first less often than
                                        after the best lead, by ten points or
                                        more */
};

/**
 * How much a player may think: 32 bytes without padding. If everything but the
 * level is 0, the level decides how much.
 *
 * @since 0.4.0
 */
typedef struct talon_player_budget {
    uint32_t level;       /**< the level, one of #talon_level_id */
    uint32_t worlds;      /**< the number of worlds to imagine, at most
                               #TALON_PLAYER_WORLDS_MAX; 0 for as many as the
                               level imagines, which may depend on more than the
                               phase. Whether to overtake a partner is decided
                               in some more */
    uint32_t nodes;       /**< the number of nodes to search, at most
                               #TALON_PLAYER_NODES_MAX; 0 for as many as the
                               level searches. When they run out, fewer worlds
                               are imagined, but a few in any case */
    uint32_t flags;       /**< bit i for flag i; 0, as there are none
                               yet */
    uint32_t reserved[4]; /**< reserved */
} talon_player_budget;

/**
 * What a seat was seen to do in earlier hands: 64 bytes without padding.
 * Counters stop at 65535. The caller keeps an array of these, indexed by seat
 * and at first all 0, and talon_player_notes_add() does the counting. In
 * Tripoli, a player uses them only for a first guess about a seat, before it
 * sees what the seat does in this hand; in Five Hundred, for the chances of
 * contracts (#TALON_CHANCE_CONTRACT) and what a misère is worth by them.
 *
 * @since 0.4.0
 */
typedef struct talon_player_notes {
    uint16_t deals;     /**< the number of deals */
    uint16_t passes;    /**< the number of passes in auctions */
    uint16_t bids;      /**< FH: the number of bids */
    uint16_t contracts; /**< FH: the number of contracts */
    uint16_t made;      /**< FH: the number of contracts that were made */
    uint16_t checks;    /**< TR: the number of checks */
    uint16_t bets;      /**< TR: the number of bets */
    uint16_t raises;    /**< TR: the number of raises */
    uint16_t calls;     /**< TR: the number of calls of a bet */
    uint16_t folds;     /**< TR: the number of folds */
    uint16_t showdowns; /**< TR: the number of hands shown at the showdown */
    uint16_t strengths; /**< TR: points for those hands: the sum of
                              talon_poker_category() over them */
    uint16_t miseres;   /**< FH: the number of contracts that were misères */
    uint16_t miseres_made; /**< FH: the number of contracts that were misères
                              and were made */
    uint16_t contract; /**< FH: the denomination of the seat's contract, until
                              it is made or the next hand is dealt:
                              #talon_suit_id, #talon_denomination_id, or 0 */
    uint16_t reserved[17]; /**< reserved */
} talon_player_notes;

/**
 * A move that was considered: 64 bytes without padding.
 *
 * @since 0.4.0
 */
typedef struct talon_advice {
    talon_move next_move; /**< the move */
    int64_t worth;        /**< if is_estimate is 1, expected points of the
                               seat's side minus those of the others, or in
                               Tripoli expected chips, both in thousandths, from
                               here to the end of the hand. Where the game may
                               end, points count for what they do toward winning
                               it; and each trick of the side counts for one
                               point more than the rules give. Use it only to
                               compare moves. Otherwise 0, which claims
                               nothing */
    uint32_t worlds;      /**< the number of worlds that were imagined; 0 for a
                              move that needed none, or if the call was stopped
                              before there was one */
    uint16_t chance;      /**< the chance of `chance_of`, in ten-thousandths; 0
                              if chance_of is 0 */
    uint16_t reason;      /**< why, one of #talon_advice_reason_id */
    uint8_t chance_of;    /**< one of #talon_chance_id, or 0 */
    talon_card card;      /**< the card that the reason is about, or
                              #TALON_CARD_NONE */
    int8_t seat;          /**< the seat that the reason is about, or
                              #TALON_NOBODY */
    uint8_t is_estimate;  /**< 1 if `worth` is an estimate, the mean over the
                              worlds, and 0 if nothing is said of it */
    uint32_t error;       /**< the standard error of `worth`, in thousandths; at
                              most #TALON_ERROR_UNKNOWN; 0 if is_estimate is 0.
                              It tells how far the mean over so many worlds is
                              from the mean over very many, not how well the
                              worlds were chosen or judged */
    uint8_t reserved[16]; /**< reserved */
} talon_advice;

/**
 * Where a player believes a hidden card to be: 64 bytes without padding.
 *
 * @since 0.4.0
 */
typedef struct talon_belief {
    uint16_t chance[TALON_BELIEF_PLACES]; /**< by place, as talon_game_cards()
                                               numbers them: the chance that the
                                               card is there, in
                                               ten-thousandths; together
                                               #TALON_CERTAIN */
    uint32_t worlds;      /**< the number of worlds that were imagined */
    talon_card card;      /**< the card */
    uint8_t reserved[11]; /**< reserved */
} talon_belief;

/**
 * Returns the number of levels that talon_level_at() lists.
 *
 * @return the number of levels
 * @since 0.4.0
 */
TALON_API uint32_t talon_level_count(void);

/**
 * Lists the levels to offer, the weakest first. If a later version offers a
 * better one in place of another, the other is no longer listed; but it keeps
 * its number and its key, and can still be asked to play.
 *
 * @param index the index, 0 … talon_level_count()-1
 * @return one of #talon_level_id; 0 past the end
 * @since 0.4.0
 */
TALON_API uint32_t talon_level_at(uint32_t index);

/**
 * Returns the key of a level: "expert-1".
 *
 * @param level the level, one of #talon_level_id, listed or not
 * @return constant text; "" if there is no such level
 * @since 0.4.0
 */
TALON_API const char *talon_level_key(uint32_t level);

/**
 * Returns the English name of a level: "Expert".
 *
 * @param level the level, one of #talon_level_id, listed or not
 * @return constant text; "" if there is no such level
 * @since 0.4.0
 */
TALON_API const char *talon_level_label(uint32_t level);

/**
 * Finds the level with a key, listed or not.
 *
 * @param key the key, such as "club-1"; null finds nothing
 * @return one of #talon_level_id; 0 if no level has this key
 * @since 0.4.0
 */
TALON_API uint32_t talon_level_find(const char *key);

/**
 * Reports what a level does in a phase of a game: the most worlds that it
 * imagines there, but for the cards and discards of a misère, which have more.
 *
 * @param level the level, one of #talon_level_id
 * @param game_id the game, one of #talon_game_id
 * @param phase the phase, one of #talon_phase_id
 * @param[out] budget the budget, with every number filled in; worlds and nodes
 *             are 0 where the level decides without any
 * @return #TALON_OK; #TALON_E_LEVEL; #TALON_E_GAME; #TALON_E_UNSUPPORTED if
 *         there is no player for this game; #TALON_E_PHASE if seats have
 *         nothing to decide in this phase
 * @since 0.4.0
 */
TALON_API talon_status talon_player_budget_of(uint32_t level, uint32_t game_id,
                                              uint32_t phase,
                                              talon_player_budget *budget);

/**
 * Reports how much scratch memory a player needs.
 *
 * @param game_id the game, one of #talon_game_id
 * @param budget how much the player may think
 * @param[out] size the size in bytes, at most #TALON_PLAYER_BYTES for levels of
 *             these headers, and never more than #TALON_PLAYER_BYTES_MAX
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED if there is no player
 *         for this game; #TALON_E_LEVEL; #TALON_E_BUDGET for worlds or nodes
 *         above their ceiling; #TALON_E_FIELD if a flag is unknown or a
 *         reserved number is not 0
 * @since 0.4.0
 */
TALON_API talon_status talon_player_size(uint32_t game_id,
                                         const talon_player_budget *budget,
                                         size_t *size);

/**
 * Considers the moves of a seat and lists them, the best first. Moves that
 * nobody would think of, such as most of the possible discards, are not listed.
 *
 * The order goes by worth, but not by worth alone. A bid, and in Tripoli an
 * exchange or an offer, comes first only if it is worth clearly more; discards
 * are also counted card by card. Of cards that are worth about the same, the
 * plainest comes first, and those that no good player would play come last, no
 * matter what they seem to be worth. So a move may be stated to be worth more
 * than the best one (#TALON_ADVICE_SAFER, #TALON_ADVICE_LESS_SAFE).
 *
 * @param view a view whose viewers include the seat; or a complete game, of
 *        which nothing beyond that view is looked at
 * @param seat the seat, which must owe a move (talon_game_owing())
 * @param budget how much to think
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param notes what was seen of each seat; null if notes_count is 0
 * @param notes_count the number of notes; seats beyond that have notes of 0
 * @param[in,out] rng the caller's generator; unchanged if the call is refused
 *        for one of its arguments
 * @param[out] scratch memory owned by the caller, 8-aligned
 * @param size the size of the scratch memory in bytes, at least
 *        talon_player_size(); #TALON_PLAYER_BYTES is always enough for the
 *        levels of these headers
 * @param[out] advice the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in moves;
 *        #TALON_PLAYER_MOVES_MAX is always enough
 * @param[out] count the number of moves considered. Unlike other functions,
 *             this one does not refuse a small buffer, since it would have
 *             thought in vain: it fills in as many of the best as there is room
 *             for, `capacity` or `count`
 * @return #TALON_OK; #TALON_UNFINISHED if the call was stopped;
 *         #TALON_E_UNSUPPORTED if there is no player for this game, for rules
 *         that this advisor does not know, or if libtalon offers only moves
 *         that it does not know; #TALON_E_OVER; #TALON_E_SEAT; #TALON_E_VIEW if
 *         the seat is not a viewer of this view; #TALON_E_TURN if the seat owes
 *         no move; #TALON_E_LEVEL; #TALON_E_BUDGET for worlds or nodes above
 *         their ceiling; #TALON_E_FIELD if a flag is unknown or a reserved
 *         number is not 0; #TALON_E_ARGUMENT for more notes than
 *         #TALON_SEATS_MAX; #TALON_E_ALIGNMENT; #TALON_E_SPACE if the scratch
 *         memory is too small; #TALON_E_NO_WORLD if no possible game has this
 *         view (it has been tampered with), as far as the player notices;
 *         #TALON_E_TRIES if no world was found in a fixed number of tries
 * @since 0.4.0
 */
TALON_API talon_status talon_player_advise(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, talon_advice *advice,
    uint32_t capacity, uint32_t *count);

/**
 * Chooses a move: the first that talon_player_advise() lists.
 *
 * @param view a view whose viewers include the seat; or a complete game, of
 *        which nothing beyond that view is looked at
 * @param seat the seat, which must owe a move
 * @param budget how much to think
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param notes what was seen of each seat; null if notes_count is 0
 * @param notes_count the number of notes
 * @param[in,out] rng the caller's generator; unchanged if the call is refused
 *        for one of its arguments
 * @param[out] scratch memory owned by the caller, 8-aligned
 * @param size the size of the scratch memory in bytes, at least
 *        talon_player_size(); #TALON_PLAYER_BYTES is always enough for the
 *        levels of these headers
 * @param[out] next_move the move
 * @return the statuses of talon_player_advise()
 * @since 0.4.0
 */
TALON_API talon_status talon_player_move(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, talon_move *next_move);

/**
 * Answers "why not this one?": compares a move with the best one in the same
 * worlds. The reason of the move asked about says what is wrong with it.
 *
 * @param view a view whose viewers include the seat; or a complete game, of
 *        which nothing beyond that view is looked at
 * @param seat the seat, which must owe a move
 * @param budget how much to think
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param notes what was seen of each seat; null if notes_count is 0
 * @param notes_count the number of notes
 * @param[in,out] rng the caller's generator; unchanged if the call is refused
 *        for one of its arguments
 * @param[out] scratch memory owned by the caller, 8-aligned
 * @param size the size of the scratch memory in bytes, at least
 *        talon_player_size(); #TALON_PLAYER_BYTES is always enough for the
 *        levels of these headers
 * @param asked the move asked about, which must be legal
 * @param[out] best the best move; may be equal to `asked`
 * @param[out] other the move asked about
 * @return the statuses of talon_player_advise(), #TALON_E_UNSUPPORTED also if
 *         the move asked about is of a kind that this advisor does not know;
 *         the refusals of talon_game_check() for the move asked about
 * @since 0.4.0
 */
TALON_API talon_status talon_player_why(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, const talon_move *asked,
    talon_advice *best, talon_advice *other);

/**
 * Reports where a seat that owes a move believes the cards to be that it does
 * not see. The player imagines worlds as it does for its move at the same level
 * and with the same notes, and the chance of a place is the part of the worlds
 * in which the card is there. A world that agrees better with what the other
 * seats have done counts for more, as far as the level notices that. At
 * #TALON_LEVEL_BEGINNER_1, which imagines none for its moves, all worlds count
 * the same.
 *
 * The chances of a card are rounded down, and what is missing from
 * #TALON_CERTAIN is given to those that lost most by that, one each. So each
 * place gets #TALON_CERTAIN for every hidden card that it has, but for less
 * than 1 for every card listed. A card that play has proved to be in a place
 * has #TALON_CERTAIN there, and 0 everywhere that it cannot be. The reverse
 * does not hold: some cards are in one place in all worlds that were imagined,
 * but not in all that are possible.
 *
 * @param view a view whose viewers include the seat; or a complete game, of
 *        which nothing beyond that view is looked at
 * @param seat the seat, which must owe a move (talon_game_owing())
 * @param budget the level, and how many worlds to imagine; 0 for
 *        #TALON_BELIEF_WORLDS at every level. Nodes are not needed
 * @param stop ends the call once it is not 0 (advisor.h); null for never
 * @param notes what was seen of each seat; null if notes_count is 0
 * @param notes_count the number of notes; seats beyond that have notes of 0
 * @param[in,out] rng the caller's generator; unchanged if the call is refused
 *        for one of its arguments
 * @param[out] scratch memory owned by the caller, 8-aligned
 * @param size the size of the scratch memory in bytes, at least
 *        talon_player_size(); #TALON_PLAYER_BYTES is always enough for the
 *        levels of these headers
 * @param[out] beliefs the buffer; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] count the number of hidden cards, which are listed in set order
 *             (card.h). As in talon_player_advise(), a small buffer is not
 *             refused: it gets the first `capacity` of them
 * @return the statuses of talon_player_advise(); #TALON_UNFINISHED if the call
 *         was stopped: chances then come from the worlds imagined so far, at
 *         least one; #TALON_E_UNSUPPORTED also in a phase in which this advisor
 *         knows of nothing to decide
 * @since 0.4.0
 */
TALON_API talon_status talon_player_beliefs(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, talon_belief *beliefs,
    uint32_t capacity, uint32_t *count);

/**
 * Adds to the notes what events reveal. Call it with the events of every step,
 * as the table or any one seat sees them.
 *
 * @param[in,out] notes the notes, by seat
 * @param notes_count the number of notes; seats beyond that are ignored
 * @param events the events; null if event_count is 0
 * @param event_count the number of events
 * @return #TALON_OK
 * @since 0.4.0
 */
TALON_API talon_status talon_player_notes_add(talon_player_notes *notes,
                                              uint32_t notes_count,
                                              const talon_event *events,
                                              uint32_t event_count);

#ifdef __cplusplus
}
#endif

#endif
