/* SPDX-License-Identifier: MIT */
/* Cards, moves and events in words. One table has a sentence for each kind of
 * event; the reasons come from the library. */
#include "play.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define KINDS 256 /* more than there are */

static size_t column; /* where the line printed so far ends */

/* clang-format off */
static const struct {
    uint32_t kind;
    const char *text;
} explanations[] = {
    {TALON_KIND_PASS, "you make no bid or offer"},
    {TALON_KIND_BID, "you promise to take that many tricks with that suit as "
                     "trumps;\n            misere: to take no trick at all"},
    {TALON_KIND_DISCARD, "you lay these cards away; nominate: the suit of "
                         "your joker"},
    {TALON_KIND_CALL_CARD, "whoever has this card is your partner"},
    {TALON_KIND_ALONE, "you play without a partner"},
    {TALON_KIND_PLAY, "you play this card"},
    {TALON_KIND_OFFER, "you would pay that many chips"},
    {TALON_KIND_NAME, "the pay cards will be of this suit"},
    {TALON_KIND_KEEP, "you keep your hand, and the spare hand stays unseen"},
    {TALON_KIND_SWAP, "you take the spare hand for your own, unseen"},
    {TALON_KIND_AUCTION, "the others bid chips for the spare hand"},
    {TALON_KIND_SELECT_HAND, "these five cards are your poker hand"},
    {TALON_KIND_CHECK, "you bet nothing, for now"},
    {TALON_KIND_BET, "you put that many chips into the pot"},
    {TALON_KIND_CALL_BET, "you put in what the others have"},
    {TALON_KIND_RAISE_BY, "you call, and put in that many chips more"},
    {TALON_KIND_FOLD, "you give up the pot"},
    {TALON_KIND_DRAW, "all draw cards for the deal"},
    {TALON_KIND_DEAL, "the next deal; everybody pays into the boxes first"},
    {TALON_KIND_BUY, "a seat buys chips from the bank"},
    {TALON_KIND_FINISH, "ends the session, after that many rounds of poker "
                        "for\n            what is left on the board"},
};
/* clang-format on */

const char *explain(uint32_t kind)
{
    size_t i;

    for (i = 0; i < sizeof explanations / sizeof *explanations; i++)
        if (explanations[i].kind == kind)
            return explanations[i].text;
    return "";
}

void add_hand(struct text *text, const struct play *play, talon_cards cards)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i, suit, last = 0;

    must(talon_game_sort_hand(play->view, &cards, card, TALON_PACK_MAX, &count),
         "sorting a hand");
    for (i = 0; i < count; i++, last = suit) {
        must(talon_game_card_suit(play->view, card[i], &suit),
             "asking for a suit");
        if (i > 0)
            add(text, suit == last ? " " : "  ");
        add_card(text, card[i]);
    }
}

void add_seat(struct text *text, const struct play *play, int32_t seat)
{
    if (seat == play->me && seat >= 0)
        add(text, "you");
    else if (seat >= 0)
        add(text, "seat %" PRId32, seat);
    else
        add(text, seat == TALON_TABLE ? "the table" : "nobody");
}

void add_side(struct text *text, const struct play *play, int32_t seat)
{
    uint32_t side = 0, i;

    must(talon_game_side(play->view, seat, &side), "asking for the side");
    for (i = 0; side >> i != 0; i++) {
        if ((side >> i & 1) == 0)
            continue;
        add(text, "%s", (side & ((1u << i) - 1)) != 0 ? " and " : "");
        add_seat(text, play, (int32_t)i);
    }
}

/* A sentence: %s is the seat, %o the other seat and %v its number, %t the side
 * of the seat, %c the cards, %a the amount, %b the suit or denomination, %x the
 * box, %y the box that gets it, %i the number, %k the number as a rank, %r the
 * reason. [a|b] is a if the seat is the person's, else b. {z...} is left out if
 * the event has no %z. */
struct sentence {
    uint16_t kind;
    uint16_t reason; /* 0: any */
    uint8_t ends_line;
    const char *text;
};

/* clang-format off */
static const struct sentence sentences[] = {
    {TALON_KIND_PASS, 0, 0, "%s [pass|passes]"},
    {TALON_KIND_BID, 0, 0, "%s [bid|bids] {a%a}%b"},
    {TALON_KIND_DISCARD, 0, 1,
        "%s [lay|lays] away %c{b and [name|names] %b for the joker}"},
    {TALON_KIND_CALL_CARD, 0, 0, "%s [call|calls] the %c"},
    {TALON_KIND_CALL_BET, 0, 0, "%s [call|calls]"},
    {TALON_KIND_ALONE, 0, 0, "%s [play|plays] alone"},
    {TALON_KIND_PLAY, 0, 0, "%s [play|plays] %c{b as %b}"},
    {TALON_KIND_OFFER, 0, 0, "%s [offer|offers] %a"},
    {TALON_KIND_NAME, 0, 1, "%s [name|names] %b as the pay suit"},
    {TALON_KIND_KEEP, 0, 1, "%s [keep|keeps] the hand"},
    {TALON_KIND_SWAP, 0, 0, "%s [take|takes] the spare hand instead"},
    {TALON_KIND_AUCTION, 0, 1, "%s [put|puts] the spare hand up for auction"},
    {TALON_KIND_SELECT_HAND, 0, 0, "%s [choose|chooses] %c for poker"},
    {TALON_KIND_CHECK, 0, 0, "%s [check|checks]"},
    {TALON_KIND_BET, 0, 0, "%s [bet|bets] %a"},
    {TALON_KIND_RAISE_BY, 0, 0, "%s [raise|raises] by %a"},
    {TALON_KIND_FOLD, 0, 0, "%s [fold|folds]"},
    {TALON_KIND_DRAW, 0, 0, "all draw for the deal"},
    {TALON_KIND_DEAL, 0, 0, "the cards are dealt"},
    {TALON_KIND_BOARD, 0, 1,
        "the board turns: %c pay, the pair is of %b, the sequence from %k"},
    {TALON_KIND_BUY, 0, 1, "seat %v buys %a chips"},
    {TALON_KIND_FINISH, 0, 1, "the session ends; closing pots: %a"},

    {TALON_KIND_HAND, 0, 1, "%s [get|gets] %c"},
    {TALON_KIND_DEALER, 0, 0, "%s [are|is] the dealer ({r%r})"},
    {TALON_KIND_REDRAW, 0, 1, "the lowest cards are equal: all draw again"},
    {TALON_KIND_CONTRACT, 0, 1, "%s [have|has] the contract: {a%a}%b"},
    {TALON_KIND_PASSED_OUT, 0, 1, "nobody has bid: %r"},
    {TALON_KIND_KITTY, 0, 1, "%s [take|takes] the kitty: %c"},
    {TALON_KIND_LAID_DOWN, 0, 0, "%s [lay|lays] the cards down unseen"},
    {TALON_KIND_VOID, 0, 0, "%s [have|has] no %b"},
    {TALON_KIND_PARTNER, 0, 1, "%s [are|is] the partner of %o"},
    {TALON_KIND_SHOWN, TALON_REASON_DRAW, 0, "%s [draw|draws] %c"},
    {TALON_KIND_SHOWN, TALON_REASON_AT_END, 0, "%s [have|has] %c left"},
    {TALON_KIND_SHOWN, TALON_REASON_OPEN_MISERE, 1,
        "%s [lay|lays] the hand open: %c"},
    {TALON_KIND_SHOWN, 0, 0, "%s [show|shows] %c"},
    {TALON_KIND_TRICK, 0, 1, "%s [take|takes] trick %i"},
    {TALON_KIND_HAND_OVER, 0, 1, "the hand is over: %r"},
    {TALON_KIND_SCORE, 0, 1, "%a points for %t: %r"},
    {TALON_KIND_BARRED, 0, 1, "%t can never win now"},
    {TALON_KIND_PAY, TALON_REASON_ANTE, 0, "%s [put|puts] %a on %x"},
    {TALON_KIND_PAY, TALON_REASON_STAKE, 0, "%a into %x"},
    {TALON_KIND_PAY, 0, 1, "%s [pay|pays] %a {oto %o}{xinto %x} %r"},
    {TALON_KIND_TAKE, TALON_REASON_POT, 1, "%s [take|takes] %a from %x"},
    {TALON_KIND_TAKE, TALON_REASON_UNCALLED, 0,
        "%a, %r, [are yours|go back to %s]"},
    {TALON_KIND_TAKE, 0, 1, "%s [take|takes] %a from %x %r"},
    {TALON_KIND_GATHER, 0, 0, "%a go from %x to %y"},
    {TALON_KIND_SIT_OUT, 0, 0, "%s [sit|sits] this deal out"},
    {TALON_KIND_NO_OFFER, 0, 1, "nobody makes an offer"},
    {TALON_KIND_SOLD, 0, 1, "%s [win|wins] the auction at %a"},
    {TALON_KIND_STOP, 0, 1, "%r"},
    {TALON_KIND_LEAD_PASSED, 0, 0, "%s [have|has] nothing to lead"},
    {TALON_KIND_DEAL_OVER, TALON_REASON_OUT_OF_CARDS, 1,
        "%s [win|wins] the deal: %r"},
    {TALON_KIND_DEAL_OVER, 0, 1, "the deal is over: %r"},
    {TALON_KIND_WON, 0, 0, "%s [win|wins] the game"},
    {TALON_KIND_GAME_OVER, 0, 1, "the game is over{r: %r}"},
};
/* clang-format on */

static const struct sentence *sentence_of(const talon_event *event)
{
    static const struct sentence set_aside = {TALON_KIND_HAND, 0, 1,
                                              "set aside: %c"};
    size_t i;

    if (event->kind == TALON_KIND_HAND && event->place == TALON_PLACE_TALON)
        return &set_aside;
    for (i = 0; i < sizeof sentences / sizeof *sentences; i++)
        if (sentences[i].kind == event->kind &&
            (sentences[i].reason == 0 || sentences[i].reason == event->reason))
            return &sentences[i];
    return NULL;
}

static int is_mine(const struct play *play, const talon_event *event)
{
    return event->seat >= 0 && event->seat == play->me;
}

static void add_box(struct text *text, uint32_t box_id)
{
    if (box_id == 0)
        add(text, "the board");
    else
        add(text, box_id < TALON_TR_BOX_KITTY ? "the %s box" : "the %s",
            talon_tr_box_key(box_id));
}

/* Adds the cards of an event, or how many they are if they cannot be seen, and
 * what they are in poker when they are shown for it. */
static void add_seen(struct text *text, const talon_event *event)
{
    char name[64];
    uint32_t rank;

    if (event->cards == 0) {
        add(text, "%u cards", event->count);
        return;
    }
    add_cards(text, event->cards);
    if (event->reason == TALON_REASON_SHOWDOWN &&
        talon_poker_rank(&event->cards, &rank) == TALON_OK &&
        talon_poker_format(rank, name, sizeof name, NULL) == TALON_OK)
        add(text, " (%s)", name);
}

/* Adds the field of an event that a letter stands for. */
static void add_field(struct text *text, const struct play *play,
                      const talon_event *event, char letter)
{
    switch (letter) {
    case 's':
        add_seat(text, play, event->seat);
        break;
    case 'o':
        add_seat(text, play, event->other);
        break;
    case 't':
        add_side(text, play, event->seat);
        break;
    case 'c':
        add_seen(text, event);
        break;
    case 'a':
        add(text, "%" PRId64, event->amount);
        break;
    case 'b':
        add(text, "%s", denomination_sign(event->denomination));
        break;
    case 'x':
        add_box(text, event->box_id);
        break;
    case 'y':
        add_box(text, event->index);
        break;
    case 'i':
        add(text, "%u", event->index);
        break;
    case 'v':
        add(text, "%d", event->other);
        break;
    case 'k':
        add(text, "%s", talon_rank_label(event->index));
        break;
    default:
        add(text, "%s", talon_reason_text(event->reason));
        break;
    }
}

/* Whether an event has the field that a letter stands for. */
static int has_field(const talon_event *event, char letter)
{
    switch (letter) {
    case 'o':
        return event->box_id == 0;
    case 'a':
        return event->amount != 0;
    case 'b':
        return event->denomination != 0;
    case 'x':
        return event->box_id != 0;
    default:
        return event->reason != 0;
    }
}

/* Adds the sentence of an event, with the fields of the event in it. */
static void add_sentence(struct text *text, const struct play *play,
                         const talon_event *event,
                         const struct sentence *sentence)
{
    int mine = is_mine(play, event);
    const char *at;

    for (at = sentence->text; *at != '\0'; at++) {
        if (*at == '%') {
            add_field(text, play, event, *++at);
        } else if (*at == '{') {
            if (!has_field(event, *++at))
                at = strchr(at, '}');
        } else if ((*at == '[' && !mine) || (*at == '|' && mine)) {
            at = strchr(at, *at == '[' ? '|' : ']');
        } else if (strchr("[|]}", *at) == NULL) {
            add(text, "%c", *at);
        }
    }
    add(text, ".");
    text->chars[0] = (char)toupper((unsigned char)text->chars[0]);
}

void end_line(void)
{
    if (column > 0)
        putchar('\n');
    column = 0;
}

/* Whether a word is one of records: a verb, a denomination, "nominate". */
static int is_word(const char *word)
{
    uint32_t i;

    for (i = 0; i < KINDS; i++)
        if (strcmp(word, talon_record_verb(i)) == 0)
            return 1;
    return strcmp(word, talon_denomination_key(TALON_DENOMINATION_MISERE)) ==
               0 ||
           strcmp(word, talon_denomination_key(
                            TALON_DENOMINATION_OPEN_MISERE)) == 0 ||
           strcmp(word, "nominate") == 0;
}

/* Adds a word in lower case if it is a word of records, else as cards are. */
static void add_word(struct text *text, const char *word)
{
    char lower[64], upper[64];
    size_t i;

    for (i = 0; i < sizeof lower - 1 && word[i] != '\0'; i++) {
        lower[i] = (char)tolower((unsigned char)word[i]);
        upper[i] = (char)toupper((unsigned char)word[i]);
    }
    lower[i] = upper[i] = '\0';
    add(text, "%s%s", text->length > 0 ? " " : "",
        is_word(lower) ? lower : upper);
}

void normalize(const char *answer, struct text *text)
{
    struct text plain = {.length = 0};
    const char *rest = plain.chars;
    char word[64];

    add_plain(&plain, answer, strlen(answer));
    while (*(rest += strspn(rest, " ,\t")) != '\0') {
        size_t length = strcspn(rest, " ,\t");

        snprintf(word, sizeof word, "%.*s", (int)length, rest);
        add_word(text, word);
        rest += length;
    }
}

void say(const char *sentence)
{
    if (column + 1 + width(sentence) > COLUMNS)
        end_line();
    printf("%s%s", column > 0 ? " " : "", sentence);
    column += width(sentence) + 1;
}

/* Whether an event is an ante of a seat; all antes of a seat are printed as one
 * sentence. */
static int is_ante_of(int32_t seat, const talon_event *event)
{
    return event->kind == TALON_KIND_PAY && event->seat == seat &&
           event->reason == TALON_REASON_ANTE;
}

/* Kinds without a sentence are skipped, and so are hands that cannot be seen:
 * the deal says enough. */
void tell_events(const struct play *play, const talon_event *events,
                 uint32_t count)
{
    const struct sentence *sentence;
    talon_event sum;
    uint32_t i;

    for (i = 0; i < count; i++) {
        struct text text = {.length = 0};

        sum = events[i];
        while (i + 1 < count && is_ante_of(sum.seat, &sum) &&
               is_ante_of(sum.seat, &events[i + 1])) {
            sum.amount += events[++i].amount;
            sum.box_id = 0;
        }
        sentence = sentence_of(&sum);
        if (sentence == NULL || (sum.kind == TALON_KIND_HAND && sum.cards == 0))
            continue;
        add_sentence(&text, play, &sum, sentence);
        say(text.chars);
        if (sentence->ends_line)
            end_line();
    }
    fflush(stdout);
}
