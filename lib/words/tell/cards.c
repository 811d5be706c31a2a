/* SPDX-License-Identifier: MIT */
/* Cards and suits in the style of the words. */
#include "words/tell/cards.h"

#include "talon/terms.h"
#include "words/catalogue/catalogue.h"

static const char *const signs[] = {"", "\342\231\240", "\342\231\243",
                                    "\342\231\246", "\342\231\245"};

/* The letters of ranks are those on the cards of the country. */
static void put_rank_sign(struct out *out, uint32_t rank)
{
    uint32_t language = out->words->language;

    if (rank >= TALON_RANK_JACK && rank <= TALON_RANK_ACE)
        tln_w_put_text(
            out, tln_w_text(language, W_RANK_JACK + rank - TALON_RANK_JACK));
    else
        tln_w_put_number(out, rank);
}

/* The rank after another: a ten is followed by the jack. */
static uint32_t rank_after(uint32_t rank)
{
    return rank == 10 ? TALON_RANK_JACK : rank + 1;
}

void tln_w_write_sequence(char text[TLN_W_SEQUENCE], const talon_words *words,
                          uint32_t lowest)
{
    struct out out = {0};
    uint32_t i;

    out.words = words;
    out.text = text;
    for (i = 0; i < 3; i++, lowest = rank_after(lowest)) {
        if (i > 0)
            tln_w_put_char(&out, '-');
        put_rank_sign(&out, lowest);
    }
    out.text[out.length] = '\0';
}

static void put_term(struct out *out, uint32_t space, int32_t number)
{
    const char *label =
        tln_w_label(out->words->language, TLN_W_TERM, space, 0, number);

    tln_w_put_text(out,
                   label != NULL ? label : talon_term_label(space, number));
}

static void put_rank(struct out *out, uint32_t rank)
{
    if (out->words->style == TALON_CARD_STYLE_WORDS)
        put_term(out, TALON_SPACE_RANK, (int32_t)rank);
    else
        put_rank_sign(out, rank);
}

/* Suits are signs, letters or words. A misère is a word always. */
void tln_w_put_suit(struct out *out, uint32_t denomination)
{
    uint32_t language = out->words->language;
    uint32_t style = out->words->style;

    if (style == TALON_CARD_STYLE_WORDS ||
        denomination > TALON_DENOMINATION_NO_TRUMP || denomination == 0)
        put_term(out, TALON_SPACE_DENOMINATION, (int32_t)denomination);
    else if (style == TALON_CARD_STYLE_SIGNS &&
             denomination < TALON_DENOMINATION_NO_TRUMP)
        tln_w_put_text(out, signs[denomination]);
    else
        tln_w_put_text(out, tln_w_text(language, W_SUIT_SPADES + denomination -
                                                     TALON_SUIT_SPADES));
}

void tln_w_put_card(struct out *out, talon_card card)
{
    static const uint32_t shapes[] = {W_CARD_SIGN, W_CARD_LETTERS,
                                      W_CARD_WORDS};
    uint32_t language = out->words->language;
    const char *shape = tln_w_text(
        language, shapes[out->words->style - TALON_CARD_STYLE_SIGNS]);

    if (card == TALON_CARD_HIGH_JOKER) {
        tln_w_put_text(out, tln_w_text(language, W_CARD_HIGH));
        return;
    }
    if (card == TALON_CARD_LOW_JOKER) {
        tln_w_put_text(out, tln_w_text(language, W_CARD_LOW));
        return;
    }
    for (; *shape != '\0'; shape++)
        if (*shape == P_RANK)
            put_rank(out, talon_card_rank(card));
        else if (*shape == P_SUIT)
            tln_w_put_suit(out, talon_card_suit(card));
        else
            tln_w_put_char(out, *shape);
}

void tln_w_put_list(struct out *out, const talon_card *cards, uint32_t count)
{
    const char *between =
        out->words->style == TALON_CARD_STYLE_WORDS ? ", " : " ";
    uint32_t i;

    for (i = 0; i < count; i++) {
        if (i > 0)
            tln_w_put_text(out, between);
        tln_w_put_card(out, cards[i]);
    }
}

/* The cards of a hand of Five Hundred without trumps: jokers, then suits in
 * turns of black and red, as talon_game_sort_hand() has them. */
static uint32_t list_plain(talon_cards set, talon_card cards[TALON_PACK_MAX])
{
    static const uint8_t suits[] = {TALON_SUIT_SPADES, TALON_SUIT_DIAMONDS,
                                    TALON_SUIT_CLUBS, TALON_SUIT_HEARTS};
    uint32_t count = 0, i, rank;
    talon_card card;

    if (set >> TALON_CARD_LOW_JOKER & 1)
        cards[count++] = TALON_CARD_LOW_JOKER;
    if (set >> TALON_CARD_HIGH_JOKER & 1)
        cards[count++] = TALON_CARD_HIGH_JOKER;
    for (i = 0; i < sizeof suits; i++)
        for (rank = 2; rank <= TALON_RANK_ACE; rank++)
            if (talon_card_make(suits[i], rank, &card) == TALON_OK &&
                set >> card & 1)
                cards[count++] = card;
    return count;
}

/* The cards of a set in the order of a hand: of that game, or without one as
 * long as nothing is trumps. */
static uint32_t list_set(const struct out *out, talon_cards set,
                         talon_card cards[TALON_PACK_MAX])
{
    uint32_t count = 0;

    if (out->game != NULL && talon_game_sort_hand(out->game, &set, cards,
                                                  TALON_PACK_MAX, &count) >= 0)
        return count;
    if (out->words->game_id == TALON_GAME_FIVE_HUNDRED)
        return list_plain(set, cards);
    (void)talon_cards_list(&set, cards, TALON_PACK_MAX, &count);
    return count;
}

void tln_w_put_any(struct out *out, talon_cards set)
{
    uint32_t language = out->words->language;
    talon_card cards[TALON_PACK_MAX];
    uint32_t count = list_set(out, set, cards), i;

    for (i = 0; i < count; i++) {
        if (i > 0)
            tln_w_put_text(
                out,
                tln_w_text(language, i + 1 < count ? W_LIST_COMMA : W_LIST_OR));
        tln_w_put_card(out, cards[i]);
    }
}

void tln_w_put_set(struct out *out, talon_cards set)
{
    talon_card cards[TALON_PACK_MAX];

    tln_w_put_list(out, cards, list_set(out, set, cards));
}

void tln_w_put_suits(struct out *out, uint32_t suits)
{
    uint32_t language = out->words->language;
    uint32_t suit;
    int first = 1;

    for (suit = 1; suit < 32; suit++) {
        if (!(suits >> suit & 1))
            continue;
        if (!first)
            tln_w_put_text(out,
                           tln_w_text(language, suits >> suit > 1 ? W_LIST_COMMA
                                                                  : W_LIST_OR));
        tln_w_put_suit(out, suit);
        first = 0;
    }
}
