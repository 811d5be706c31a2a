/* SPDX-License-Identifier: MIT */
/* What atoms may mean. The words of a language are lists of phrases, separated
 * by commas; of a text, the longest phrase that it has counts, and a phrase in
 * full before one that it only begins. The letters of suits and ranks are read
 * in pairs, too: “Th”, “KrB”. Those of English are read in every language,
 * since they are printed on cards everywhere. */
#include "words/read/meaning.h"

#include "talon/terms.h"
#include "words/catalogue/catalogue.h"
#include "words/read/kinds.h"
#include "words/read/letters.h"

/* Bytes of a card in letters, at most. */
#define LETTERS 6

enum what {
    VERB,
    SUIT,
    RANK,
    CARD,
    MARK
};

/* A list of phrases: what they mean, and how much of one must be typed. */
struct list {
    uint16_t message;
    uint8_t what;
    uint8_t value; /* a denomination, a rank, a card of `cards`, or a mark */
    uint8_t least; /* bytes; 0 for the whole phrase */
};

enum {
    JOKER,
    LOW,
    RIGHT,
    LEFT,
    BOWER
};

/* clang-format off */
static const struct list lists[] = {
    {W_READ_SPADES, SUIT, TALON_SUIT_SPADES, 2},
    {W_READ_CLUBS, SUIT, TALON_SUIT_CLUBS, 2},
    {W_READ_DIAMONDS, SUIT, TALON_SUIT_DIAMONDS, 2},
    {W_READ_HEARTS, SUIT, TALON_SUIT_HEARTS, 2},
    {W_READ_NONE, SUIT, TALON_DENOMINATION_NO_TRUMP, 2},
    {W_READ_MISERE, SUIT, TALON_DENOMINATION_MISERE, 2},
    {W_READ_OPEN, SUIT, TALON_DENOMINATION_OPEN_MISERE, 2},
    {W_SUIT_SPADES, SUIT, TALON_SUIT_SPADES, 0},
    {W_SUIT_CLUBS, SUIT, TALON_SUIT_CLUBS, 0},
    {W_SUIT_DIAMONDS, SUIT, TALON_SUIT_DIAMONDS, 0},
    {W_SUIT_HEARTS, SUIT, TALON_SUIT_HEARTS, 0},
    {W_SUIT_NONE, SUIT, TALON_DENOMINATION_NO_TRUMP, 0},
    {W_READ_TEN, RANK, 10, 3},
    {W_READ_JACK, RANK, TALON_RANK_JACK, 3},
    {W_READ_QUEEN, RANK, TALON_RANK_QUEEN, 3},
    {W_READ_KING, RANK, TALON_RANK_KING, 3},
    {W_READ_ACE, RANK, TALON_RANK_ACE, 3},
    {W_RANK_JACK, RANK, TALON_RANK_JACK, 0},
    {W_RANK_QUEEN, RANK, TALON_RANK_QUEEN, 0},
    {W_RANK_KING, RANK, TALON_RANK_KING, 0},
    {W_RANK_ACE, RANK, TALON_RANK_ACE, 0},
    {W_READ_JOKER, CARD, JOKER, 2},
    {W_CARD_HIGH, CARD, JOKER, 2},
    {W_READ_LOW, CARD, LOW, 3},
    {W_CARD_LOW, CARD, LOW, 3},
    {W_READ_RIGHT, CARD, RIGHT, 3},
    {W_READ_LEFT, CARD, LEFT, 3},
    {W_READ_BOWER, CARD, BOWER, 3},
    {W_READ_NAMING, MARK, TLN_W_NAMING, 0},
    {W_READ_FILLER, MARK, TLN_W_FILLER, 0},
    {W_READ_ALL, MARK, TLN_W_ALL, 0},
};
/* clang-format on */

static const uint32_t list_count = sizeof lists / sizeof *lists;

/* The letters of English cards: suits from spades, ranks from ten. */
static const char english_suits[] = "SCDH";
static const char english_ranks[] = "TJQKA";

/* How a phrase was met. */
struct met {
    uint32_t words; /* of the text */
    enum tln_w_alike alike;
};

static int better(struct met a, struct met b)
{
    return a.words != b.words ? a.words > b.words : a.alike > b.alike;
}

/* A list by its number: those above, the words of kinds, and the labels of
 * denominations and ranks. */
static const char *list_at(uint32_t language, uint32_t i, struct list *list)
{
    static const struct list verb = {0, VERB, 0, 1}, suit = {0, SUIT, 1, 2},
                             rank = {0, RANK, 2, 3};
    uint32_t space = TALON_SPACE_DENOMINATION;
    const char *label;

    if (i < list_count) {
        *list = lists[i];
        return tln_w_text(language, list->message);
    }
    i -= list_count;
    if (i < tln_w_kind_count) {
        *list = verb;
        list->value = (uint8_t)i;
        return tln_w_text(language, tln_w_kinds[i].verbs);
    }
    i -= tln_w_kind_count;
    *list = suit;
    if (i >= TALON_DENOMINATION_OPEN_MISERE) {
        i -= TALON_DENOMINATION_OPEN_MISERE;
        *list = rank;
        space = TALON_SPACE_RANK;
    }
    list->value = (uint8_t)(list->value + i);
    label = tln_w_label(language, TLN_W_TERM, space, 0, list->value);
    return label == NULL ? "" : label;
}

static uint32_t list_total(void)
{
    return list_count + tln_w_kind_count + TALON_DENOMINATION_OPEN_MISERE +
           TALON_RANK_HIGH_JOKER - 1;
}

/* Passes what is not a letter, but no comma. */
static const char *skip_gap(const char *at)
{
    const char *end, *next = at;

    while (*at != '\0' && *at != ',') {
        end = (unsigned char)*at < 0x80 ? at + 1 : tln_w_end(at);
        if (tln_w_is_letter(tln_w_next(&next, end)))
            break;
        at = next;
    }
    return at;
}

/* Compares a word of a phrase with a word of the text, and passes it. */
static enum tln_w_alike meet_word(const struct line *line, uint32_t index,
                                  const char **at)
{
    const struct atom *atom = &line->atoms.atom[index];
    const char *typed;

    if (index >= line->atoms.count || atom->kind != TLN_W_WORD) {
        (void)tln_w_compare(at, "", "");
        return TLN_W_UNLIKE;
    }
    typed = line->text + atom->at;
    return tln_w_compare(at, typed, typed + atom->length);
}

/* Compares a phrase with the words of the text from one on, and passes it. */
static struct met meet(const struct line *line, uint32_t first,
                       const char **phrase)
{
    struct met met = {0, TLN_W_UNLIKE};
    enum tln_w_alike alike = TLN_W_EXACT;
    const char *at = skip_gap(*phrase), *none = "";

    while (*at != '\0' && *at != ',') {
        if (alike == TLN_W_EXACT) {
            alike = meet_word(line, first + met.words, &at);
            met.words += alike != TLN_W_UNLIKE;
        } else
            (void)tln_w_compare(&at, none, none);
        at = skip_gap(at);
    }
    if (met.words > 0)
        met.alike = alike == TLN_W_EXACT ? TLN_W_EXACT : TLN_W_PREFIX;
    *phrase = *at == ',' ? at + 1 : at;
    return met;
}

/* Walks all phrases of all lists. */
struct walk {
    const struct line *line;
    const char *at;
    struct list list;
    uint32_t next, first;
};

/* The next phrase that the text has from a word on, or begins. */
static int next_met(struct walk *walk, struct met *met)
{
    uint32_t least;

    for (;;) {
        while (*walk->at == '\0') {
            if (walk->next == list_total())
                return 0;
            walk->at =
                list_at(walk->line->words->language, walk->next++, &walk->list);
        }
        *met = meet(walk->line, walk->first, &walk->at);
        least = walk->list.least;
        if (met->alike == TLN_W_EXACT ||
            (met->alike == TLN_W_PREFIX && least > 0 &&
             walk->line->atoms.atom[walk->first].length >= least))
            return 1;
    }
}

static struct walk walk_from(const struct line *line, uint32_t first)
{
    struct walk walk = {line, "", {0, 0, 0, 0}, 0, 0};

    walk.first = first;
    return walk;
}

static talon_cards card_bit(uint32_t suit, uint32_t rank)
{
    talon_card card;

    return talon_card_make(suit, rank, &card) < 0 ? 0 : (talon_cards)1 << card;
}

talon_cards tln_w_cards_of(uint32_t suits, uint32_t ranks)
{
    talon_cards cards = 0;
    uint32_t suit, rank;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++)
        for (rank = 2; rank <= TALON_RANK_ACE; rank++)
            if (suits >> suit & ranks >> rank & 1)
                cards |= card_bit(suit, rank);
    return cards;
}

/* The bowers, if there are trumps: the left one is a jack that belongs to the
 * other suit of its color, in which the right one is. */
static talon_cards bowers(const struct line *line, uint32_t which)
{
    uint32_t suit, trump;
    talon_card card;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        (void)talon_card_make(suit, TALON_RANK_JACK, &card);
        if (talon_game_card_suit(line->game, card, &trump) == TALON_OK &&
            trump != suit && trump != 0)
            return (which != RIGHT ? card_bit(suit, TALON_RANK_JACK) : 0) |
                   (which != LEFT ? card_bit(trump, TALON_RANK_JACK) : 0);
    }
    return 0;
}

static talon_cards special(const struct line *line, uint32_t which)
{
    const talon_cards low = (talon_cards)1 << TALON_CARD_LOW_JOKER;

    if (which == LOW)
        return low;
    if (which == JOKER)
        return low | (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    return bowers(line, which);
}

/* Adds the meaning of a list. */
static void add_meaning(const struct line *line, struct atom *atom,
                        const struct list *list, enum tln_w_alike alike)
{
    uint32_t bit = 1u << list->value;

    if (list->what == VERB && alike == TLN_W_EXACT)
        atom->verbs |= bit;
    else if (list->what == VERB)
        atom->starts |= bit;
    else if (list->what == SUIT)
        atom->suits |= bit;
    else if (list->what == MARK)
        atom->marks |= list->value;
    else if (list->what == CARD)
        atom->cards |= special(line, list->value);
    else if (list->value == TALON_RANK_LOW_JOKER)
        atom->cards |= special(line, LOW);
    else if (list->value == TALON_RANK_HIGH_JOKER)
        atom->cards |= (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    else
        atom->ranks |= bit;
}

/* Whether the list has letters, or the last phrase of it was one letter. */
static int is_code(const struct line *line, const struct list *list,
                   uint32_t index)
{
    return list->least == 0 || line->atoms.atom[index].length == 1;
}

/* Gives an atom the meanings of the best phrases, and returns how many words
 * these have. */
static uint32_t find(const struct line *line, uint32_t index, struct atom *atom)
{
    struct walk walk = walk_from(line, index);
    struct met met, best = {0, TLN_W_UNLIKE};
    uint32_t by_word = 0;

    while (next_met(&walk, &met))
        if (better(met, best))
            best = met;
    walk = walk_from(line, index);
    while (next_met(&walk, &met)) {
        if (met.words != best.words ||
            (met.alike != best.alike && walk.list.what != VERB))
            continue;
        add_meaning(line, atom, &walk.list, met.alike);
        by_word |= walk.list.what == SUIT && !is_code(line, &walk.list, index);
    }
    if (atom->verbs != 0)
        atom->starts = 0;
    if (!by_word)
        atom->marks |= TLN_W_CODE;
    return best.words;
}

/* A part of a word. */
struct part {
    const char *at, *end;
};

static uint32_t english(struct part part, enum what what)
{
    const char *letters = what == SUIT ? english_suits : english_ranks;
    uint32_t first = what == SUIT ? TALON_SUIT_SPADES : TALON_RANK_JACK - 1;
    uint32_t i;

    if (part.end - part.at == 2 && what == SUIT && (part.at[0] & 0x5F) == 'N' &&
        (part.at[1] & 0x5F) == 'T')
        return 1u << TALON_DENOMINATION_NO_TRUMP;
    if (part.end - part.at != 1)
        return 0;
    for (i = 0; letters[i] != '\0'; i++)
        if ((*part.at & 0x5F) == letters[i])
            return what == RANK && i == 0 ? 1u << 10 : 1u << (first + i);
    return 0;
}

/* The suits or ranks that a part of a word means: by letters, or as a word. */
static uint32_t part_of(const struct line *line, struct part part,
                        enum what what, int letters)
{
    uint32_t bits = letters ? english(part, what) : 0, i;
    int single = part.end - part.at == 1;
    const char *text, *at;
    struct list list;

    for (i = 0; i < list_total(); i++) {
        text = list_at(line->words->language, i, &list);
        if (list.what != what || (list.least == 0 || single) != letters)
            continue;
        while (*text != '\0') {
            text = skip_gap(text);
            at = text;
            if (tln_w_compare(&at, part.at, part.end) == TLN_W_EXACT &&
                (*skip_gap(at) == ',' || *skip_gap(at) == '\0'))
                bits |= 1u << list.value;
            while (*text != '\0' && *text++ != ',')
                ;
        }
    }
    return bits;
}

/* A word that is a card: two letters or so, or two words in one if it means
 * nothing else. */
static talon_cards split(const struct line *line, const struct atom *atom)
{
    const char *start = line->text + atom->at, *middle = start;
    const char *end = start + atom->length;
    struct part front, back;
    talon_cards cards = 0;
    int letters, known = atom->suits != 0 || atom->ranks != 0 ||
                         atom->verbs != 0 || atom->worded != 0;

    for (;;) {
        (void)tln_w_next(&middle, end);
        if (middle >= end)
            return cards;
        front = (struct part){start, middle};
        back = (struct part){middle, end};
        for (letters = known; letters <= (atom->length <= LETTERS); letters++) {
            cards |= tln_w_cards_of(part_of(line, front, SUIT, letters),
                                    part_of(line, back, RANK, letters));
            cards |= tln_w_cards_of(part_of(line, back, SUIT, letters),
                                    part_of(line, front, RANK, letters));
        }
    }
}

/* Whether a text begins with another, which is passed. */
static int begins(const char **at, const char *end, const char *text)
{
    const char *next = *at;

    while (*text != '\0' && next < end && *next == *text) {
        next++;
        text++;
    }
    *at = next;
    return *text == '\0';
}

/* Whether a word is a card just as the library writes it in letters. In German
 * “PiK” is a king, though “Pik” is a suit. */
static int is_written(const struct line *line, const struct atom *atom,
                      uint32_t suit, uint32_t rank)
{
    uint32_t language = line->words->language;
    const char *shape = tln_w_text(language, W_CARD_LETTERS);
    const char *at = line->text + atom->at, *end = at + atom->length, *part;
    char single[2] = "";

    for (; *shape != '\0'; shape++) {
        single[0] = *shape;
        part =
            *shape == P_SUIT
                ? tln_w_text(language, W_SUIT_SPADES + suit - TALON_SUIT_SPADES)
            : *shape == P_RANK
                ? tln_w_text(language, W_RANK_JACK + rank - TALON_RANK_JACK)
                : single;
        if (!begins(&at, end, part))
            return 0;
    }
    return at == end;
}

/* The card that a word is just as the library writes it, or none. */
static talon_cards written(const struct line *line, const struct atom *atom)
{
    uint32_t suit, rank;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++)
        for (rank = TALON_RANK_JACK; rank <= TALON_RANK_ACE; rank++)
            if (is_written(line, atom, suit, rank))
                return card_bit(suit, rank);
    return 0;
}

/* The number that a rank is, or -1. */
static int32_t number_of(uint32_t ranks)
{
    int32_t number;

    for (number = 2; number <= 13; number++)
        if (ranks == 1u << number)
            return number;
    return -1;
}

/* Whether a word stands in a message. */
static int has_word(const struct line *line, const struct atom *atom,
                    const char *message)
{
    const char *typed = line->text + atom->at, *end = tln_w_end(message);
    const char *next;

    if (atom->kind != TLN_W_WORD)
        return 0;
    while (message < end) {
        next = message;
        if (tln_w_is_letter(tln_w_next(&next, end))) {
            if (tln_w_compare(&message, typed, typed + atom->length) ==
                TLN_W_EXACT)
                return 1;
        } else
            message = next;
    }
    return 0;
}

/* Whether a word stands beside cards and numbers in any message. */
static int is_shared(const struct line *line, const struct atom *atom)
{
    uint32_t language = line->words->language, form;
    uint32_t forms = tln_w_language_of(language)->forms;

    for (form = 0; form < forms; form++)
        if (has_word(line, atom, tln_w_form(language, W_COUNT_CHIPS, form)))
            return 1;
    return has_word(line, atom, tln_w_text(language, W_CARD_WORDS)) ||
           has_word(line, atom, tln_w_text(language, W_BID));
}

static int is_worded(const struct line *line, const struct atom *atom,
                     uint32_t row)
{
    const struct tln_w_kind *kind = &tln_w_kinds[row];
    uint32_t language = line->words->language, i, message;

    for (i = 0; i < kind->count; i++) {
        message = kind->shapes[i];
        if (has_word(line, atom, tln_w_text(language, message)) ||
            (tln_w_variants[message] & TLN_W_YOU &&
             has_word(line, atom, tln_w_text(language, message + 1))))
            return 1;
    }
    return 0;
}

/* The kinds in whose messages a word stands. */
static uint32_t worded(const struct line *line, const struct atom *atom)
{
    uint32_t rows = 0, row;

    if (is_shared(line, atom))
        return ~(uint32_t)0;
    for (row = 0; row < tln_w_kind_count; row++)
        rows |= (uint32_t)is_worded(line, atom, row) << row;
    return rows;
}

/* Joins an atom with those after it. */
static void join(struct atoms *atoms, uint32_t index, uint32_t words)
{
    struct atom *first = &atoms->atom[index];
    uint32_t i;

    for (i = index + 1; i < index + words; i++)
        first->length =
            (uint16_t)(atoms->atom[i].at + atoms->atom[i].length - first->at);
    atoms->count -= words - 1;
    for (i = index + 1; i < atoms->count; i++)
        atoms->atom[i] = atoms->atom[i + words - 1];
}

static void understand_word(struct line *line, uint32_t index)
{
    struct atom *atom = &line->atoms.atom[index];
    struct part part = {line->text + atom->at, line->text + atom->at};
    talon_cards card = written(line, atom);
    uint32_t words;

    if (card != 0) {
        atom->cards = card;
        return;
    }
    words = find(line, index, atom);
    part.end += atom->length;
    if (words > 1)
        join(&line->atoms, index, words);
    else {
        atom->suits |= english(part, SUIT);
        atom->ranks |= english(part, RANK);
        atom->worded = worded(line, atom);
        if (!(atom->marks & TLN_W_FILLER))
            atom->cards |= split(line, atom);
    }
    atom->number = number_of(atom->ranks);
}

void tln_w_understand(struct line *line)
{
    struct atom *atom;
    uint32_t i;

    for (i = 0; i < line->atoms.count; i++) {
        atom = &line->atoms.atom[i];
        if (atom->kind == TLN_W_WORD)
            understand_word(line, i);
        else if (atom->kind == TLN_W_NUMBER && atom->number >= 2 &&
                 atom->number <= 13)
            atom->ranks = 1u << atom->number;
    }
}
