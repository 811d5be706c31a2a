/* SPDX-License-Identifier: MIT */
/* How the game goes, for people who do not know it: short texts that are true
 * under the rules being played. The clauses of the rule books that they are
 * taken from stand beside them. */
#include "play.h"

#include "input.h"

#include <inttypes.h>
#include <string.h>

static int32_t rule(const struct play *play, uint32_t option)
{
    return play->rules.value[option];
}

static void explain(enum message which)
{
    print_paragraph(message(which), 2);
}

/* ---- Five Hundred */

/* FH-20, FH-24 ... FH-27 */
static void fh_game(const struct play *play)
{
    explain(FH_AUCTION);
    explain(FH_TRICKS);
    if (rule(play, TALON_FH_OPTION_MISERE) != TALON_FH_MISERE_OFF ||
        rule(play, TALON_FH_OPTION_OPEN_MISERE) != TALON_FH_OPEN_MISERE_OFF)
        explain(FH_MISERE);
    print_filled_number(FH_TARGET, rule(play, TALON_FH_OPTION_TARGET));
}

/* The suit whose trumps are shown: that of the contract, or hearts. */
static uint32_t example_suit(const struct play *play)
{
    talon_fh_state fh;

    must(talon_fh_state_of(play->view, &fh), "asking for the table");
    return fh.bid_denomination >= TALON_SUIT_SPADES &&
                   fh.bid_denomination <= TALON_SUIT_HEARTS
               ? fh.bid_denomination
               : (uint32_t)TALON_SUIT_HEARTS;
}

static talon_card card_of(uint32_t suit, uint32_t rank)
{
    talon_card card;

    must(talon_card_make(suit, rank, &card), "making a card");
    return card;
}

/* Adds a card if it is in the pack. */
static void add_in_pack(struct text *text, const struct play *play,
                        talon_card card)
{
    talon_cards pack;

    must(talon_rules_pack(&play->rules, &pack), "asking for the pack");
    if ((pack >> card & 1) == 0)
        return;
    add(text, text->length > 0 ? " " : "");
    add_one_card(text, play, card);
}

/* Adds the cards of a suit, the highest first, without its jack for trumps. */
static void add_suit(struct text *text, const struct play *play, uint32_t suit,
                     int is_trump)
{
    uint32_t rank;
    talon_card card;

    for (rank = TALON_RANK_ACE; rank >= 2; rank--)
        if ((rank != TALON_RANK_JACK || !is_trump) &&
            talon_card_make(suit, rank, &card) == TALON_OK)
            add_in_pack(text, play, card);
}

/* FH-4, FH-5, FH-6 */
static void fh_ranks(const struct play *play)
{
    static const uint32_t same_color[] = {
        [TALON_SUIT_SPADES] = TALON_SUIT_CLUBS,
        [TALON_SUIT_CLUBS] = TALON_SUIT_SPADES,
        [TALON_SUIT_DIAMONDS] = TALON_SUIT_HEARTS,
        [TALON_SUIT_HEARTS] = TALON_SUIT_DIAMONDS};
    uint32_t trump = example_suit(play), plain = (trump + 1) % 4 + 1;
    talon_card right = card_of(trump, TALON_RANK_JACK);
    talon_card left = card_of(same_color[trump], TALON_RANK_JACK);
    struct text cards = {.length = 0}, one = {.length = 0};
    struct text other = {.length = 0}, suit = {.length = 0};

    add_in_pack(&cards, play, TALON_CARD_HIGH_JOKER);
    add_in_pack(&cards, play, TALON_CARD_LOW_JOKER);
    add_in_pack(&cards, play, right);
    add_in_pack(&cards, play, left);
    add_suit(&cards, play, trump, 1);
    print_filled(FH_TRUMPS, cards.chars, denomination_sign(trump));
    add_one_card(&one, play, right);
    add_one_card(&other, play, left);
    print_filled(FH_BOWERS, one.chars, other.chars);
    add_suit(&suit, play, plain, 0);
    print_filled(FH_PLAIN, suit.chars, NULL);
    explain(FH_NO_TRUMPS);
    if (rule(play, TALON_FH_OPTION_JOKERS) > 0)
        explain(FH_FREE_JOKER);
}

/* Prints the value of a misère, if it may be bid. */
static void print_misere(const struct play *play, uint32_t option, int32_t off,
                         uint32_t denomination)
{
    struct text line = {.length = 0};
    int32_t value;

    if (rule(play, option) == off)
        return;
    must(talon_fh_bid_value(&play->rules, 0, denomination, &value),
         "asking for a value");
    add(&line, "  ");
    add_bid(&line, play, 0, denomination);
    add(&line, ": %" PRId32, value);
    print_text(&line, 4);
}

/* FH-32 */
static void print_bid_values(const struct play *play)
{
    static const uint32_t columns[] = {TALON_SUIT_SPADES, TALON_SUIT_CLUBS,
                                       TALON_SUIT_DIAMONDS, TALON_SUIT_HEARTS,
                                       TALON_DENOMINATION_NO_TRUMP};
    uint32_t tricks;
    int32_t value;
    size_t i;

    for (tricks = (uint32_t)rule(play, TALON_FH_OPTION_LOWEST_BID);
         tricks <= TALON_FH_TRICKS; tricks++) {
        struct text line = {.length = 0};

        for (i = 0; i < sizeof columns / sizeof *columns; i++) {
            must(talon_fh_bid_value(&play->rules, tricks, columns[i], &value),
                 "asking for a value");
            add(&line, i == 0 ? "  " : " \u00B7 ");
            add_bid(&line, play, tricks, columns[i]);
            add(&line, ":" NO_BREAK "%" PRId32, value);
        }
        print_text(&line, 4);
    }
    print_misere(play, TALON_FH_OPTION_MISERE, TALON_FH_MISERE_OFF,
                 TALON_DENOMINATION_MISERE);
    print_misere(play, TALON_FH_OPTION_OPEN_MISERE, TALON_FH_OPEN_MISERE_OFF,
                 TALON_DENOMINATION_OPEN_MISERE);
}

/* FH-33 ... FH-36 */
static void fh_values(const struct play *play)
{
    static const enum message failed[] = {
        [TALON_FH_FAILED_BID_DEDUCT] = FH_FAILED_LOSES,
        [TALON_FH_FAILED_BID_TO_DEFENDERS] = FH_FAILED_GIVES};
    static const enum message defenders[] = {
        [TALON_FH_DEFENDER_TRICKS_ALWAYS] = FH_TEN_ALWAYS,
        [TALON_FH_DEFENDER_TRICKS_WHEN_FAILED] = FH_TEN_IF_FAILED,
        [TALON_FH_DEFENDER_TRICKS_NEVER] = FH_TEN_NEVER};

    print_bid_values(play);
    explain(failed[rule(play, TALON_FH_OPTION_FAILED_BID)]);
    if (rule(play, TALON_FH_OPTION_SLAM) != 0)
        explain(FH_SLAM);
    explain(defenders[rule(play, TALON_FH_OPTION_DEFENDER_TRICKS)]);
    if (play->seat_count == 5 && rule(play, TALON_FH_OPTION_FIVE_PARTNER) ==
                                     TALON_FH_FIVE_PARTNER_CALL_CARD)
        explain(FH_HALVES);
}

/* ---- Tripoli */

/* Explains something by the chips that an option says. */
static void explain_chips(const struct play *play, enum message which,
                          uint32_t option)
{
    struct text chips = {.length = 0};

    add_filled_number(&chips, rule(play, option) == 1 ? ONE_CHIP : MANY_CHIPS,
                      rule(play, option));
    print_filled(which, chips.chars, NULL);
}

/* TR-5, TR-14, TR-17, TR-27, TR-28 */
static void tr_game(const struct play *play)
{
    static const enum message poker[] = {[TALON_TR_POKER_ON] = TR_POKER_BETS,
                                         [TALON_TR_POKER_SHOWDOWN] =
                                             TR_POKER_SHOWN};

    explain_chips(play,
                  rule(play, TALON_TR_OPTION_DEALER_ANTE) ==
                          TALON_TR_DEALER_ANTE_DOUBLE
                      ? TR_ANTES_DOUBLE
                      : TR_ANTES,
                  TALON_TR_OPTION_ANTE);
    explain(rule(play, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_IN_PLAY
                ? TR_COLLECT_PLAYED
                : TR_COLLECT_HELD);
    if (rule(play, TALON_TR_OPTION_POKER) != TALON_TR_POKER_OFF)
        explain(poker[rule(play, TALON_TR_OPTION_POKER)]);
    explain_chips(play, TR_OUT_FIRST, TALON_TR_OPTION_CARD_PAY);
}

/* TR-2, TR-9, TR-14, TR-28 */
static void tr_cards(const struct play *play)
{
    int in_play =
        rule(play, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_IN_PLAY;
    struct text cards = {.length = 0}, pair = {.length = 0};
    struct text sequence = {.length = 0};
    talon_tr_state tr;
    uint32_t box_id;

    must(talon_tr_state_of(play->view, &tr), "asking for the table");
    for (box_id = TALON_TR_BOX_ACE; box_id <= TALON_TR_BOX_TEN; box_id++) {
        add(&cards, box_id > TALON_TR_BOX_ACE ? ", " : "");
        add_box(&cards, play, &tr, box_id);
    }
    add_box(&pair, play, &tr, TALON_TR_BOX_PAIR);
    add_box(&sequence, play, &tr, TALON_TR_BOX_SEQUENCE);
    print_filled(in_play ? TR_PAYS_PLAYED : TR_PAYS_HELD, cards.chars, NULL);
    print_filled(in_play ? TR_ROW_PLAYED : TR_ROW_HELD, pair.chars,
                 sequence.chars);
    explain(rule(play, TALON_TR_OPTION_POKER) == TALON_TR_POKER_OFF
                ? TR_KITTY
                : TR_KITTY_AND_POT);
    explain(TR_BOXES_STAY);
    if (rule(play, TALON_TR_OPTION_PAY_AUCTION) != 0)
        explain(TR_PAY_AUCTION);
}

/* TR-21 ... TR-26 */
static void tr_runs(const struct play *play)
{
    static const enum message leads[] = {
        [TALON_TR_NEXT_LEAD_OTHER_SUIT] = TR_LEAD_OTHER,
        [TALON_TR_NEXT_LEAD_ANY_SUIT] = TR_LEAD_ANY,
        [TALON_TR_NEXT_LEAD_OTHER_COLOUR] = TR_LEAD_COLOR,
        [TALON_TR_NEXT_LEAD_ALTERNATE] = TR_LEAD_ALTERNATE};
    int32_t next = rule(play, TALON_TR_OPTION_NEXT_LEAD);

    if (next != TALON_TR_NEXT_LEAD_ALTERNATE)
        explain(rule(play, TALON_TR_OPTION_LEAD_CARD) == TALON_TR_LEAD_CARD_ANY
                    ? TR_RUN_ANY
                    : TR_RUN_LOWEST);
    if (next != TALON_TR_NEXT_LEAD_ALTERNATE &&
        rule(play, TALON_TR_OPTION_FIRST_LEAD) ==
            TALON_TR_FIRST_LEAD_LOWEST_OF_HAND)
        explain(TR_FIRST_LEAD);
    explain(TR_RUN);
    explain(leads[next]);
    explain(TR_LEAD_PASSES);
}

/* TR-30 */
static void tr_closing(const struct play *play)
{
    int bets = rule(play, TALON_TR_OPTION_CLOSING_BETS) != 0 &&
               rule(play, TALON_TR_OPTION_POKER) != TALON_TR_POKER_SHOWDOWN;

    explain(TR_CLOSING);
    explain(bets ? TR_CLOSING_BETS : TR_CLOSING_SHOWN);
}

/* TR-16: the kinds of hands, the best first. */
static void tr_poker(const struct play *play)
{
    struct text kinds = {.length = 0};
    int32_t category;

    (void)play;
    for (category = TALON_POKER_STRAIGHT_FLUSH;
         category >= (int32_t)TALON_POKER_HIGH_CARD; category--)
        add(&kinds, "%s%s", kinds.length > 0 ? ", " : "",
            talon_words_term(messages_language(), TALON_SPACE_POKER, category));
    print_filled(TR_POKER_HANDS, kinds.chars, NULL);
}

/* ---- both */

#define TOPIC_WORDS 8

/* What may be asked about: a word for each language, then others that mean the
 * same. */
static const struct {
    uint32_t game_id;
    const char *words[TOPIC_WORDS];
    void (*explain)(const struct play *play);
    int is_all; /* whether the word says nothing of which settings to list */
} topics[] = {
    {TALON_GAME_FIVE_HUNDRED, {"game", "Spiel"}, fh_game, 1},
    {TALON_GAME_FIVE_HUNDRED,
     {"trumps", "Trumpf", "ranks", "Rang", "bowers", "Bube", "cards", "Karten"},
     fh_ranks,
     0},
    {TALON_GAME_FIVE_HUNDRED,
     {"values", "Werte", "points", "Punkte", "bids", "Gebote", "score"},
     fh_values,
     0},
    {TALON_GAME_TRIPOLI, {"game", "Spiel"}, tr_game, 1},
    {TALON_GAME_TRIPOLI,
     {"cards", "Karten", "boxes", "Felder", "board", "Brett", "values",
      "Werte"},
     tr_cards,
     0},
    {TALON_GAME_TRIPOLI, {"runs", "Reihen", "lead", "Ablegen"}, tr_runs, 0},
    {TALON_GAME_TRIPOLI, {"poker", "Poker", "ranks", "Rang"}, tr_poker, 0},
    {TALON_GAME_TRIPOLI,
     {"closing", "Schlusstopf", "pots", "Schlusstöpfe"},
     tr_closing,
     0},
};

static const size_t topic_count = sizeof topics / sizeof *topics;

/* Whether one of two words is the beginning of the other: "trump", "trumps". */
static int is_akin(const char *one, const char *other)
{
    return starts_alike(one, other) || starts_alike(other, one);
}

enum explained explain_topic(const struct play *play, const char *word)
{
    size_t i, w;

    for (i = 0; i < topic_count && strlen(word) > 2; i++)
        for (w = 0; w < TOPIC_WORDS; w++)
            if (topics[i].game_id == play->rules.game_id &&
                topics[i].words[w] != NULL &&
                is_akin(word, topics[i].words[w])) {
                topics[i].explain(play);
                return topics[i].is_all ? EXPLAINED_ALL : EXPLAINED;
            }
    return EXPLAINED_NOTHING;
}

void list_topics(const struct play *play)
{
    int german = messages_language() == TALON_LANGUAGE_GERMAN;
    struct text list = {.length = 0};
    size_t i;

    for (i = 0; i < topic_count; i++)
        if (topics[i].game_id == play->rules.game_id)
            add(&list, "%s%s %s", list.length > 0 ? ", " : "",
                message(RULES_COMMAND), topics[i].words[german]);
    print_filled(TOPICS, list.chars, NULL);
}
