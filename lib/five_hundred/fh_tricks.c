/* The cards played to tricks: FH-5, FH-6, FH-25 and FH-29…FH-31. Which cards
 * belong to which suit is a table with a row for each trump suit; what may be
 * played is then a few masks. Who takes a trick, trick.c knows. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_state.h"

/* The cards that belong to a suit if this seat holds them. */
static talon_cards belonging(const struct five_hundred *game, int32_t seat,
                             uint32_t suit)
{
    talon_cards cards = tln_fh_suit_cards[game->trump][suit];

    if (game->trump == 0 && is_nominator(game, seat) && suit == game->nominated)
        cards |= JOKERS;
    return cards;
}

int tln_fh_jokers_are_loose(const struct five_hundred *game, int32_t seat)
{
    return game->trump == 0 && !is_nominator(game, seat);
}

/* The jokers in a hand that belong to no suit. */
static talon_cards loose_jokers(const struct five_hundred *game, int32_t seat)
{
    return tln_fh_jokers_are_loose(game, seat) ? game->hand[seat] & JOKERS : 0;
}

/* The suits that have been led in the hand, named ones included. */
static uint32_t suits_led(const struct five_hundred *game)
{
    uint32_t trick, suits = 0;

    for (trick = 0; trick < game->tricks; trick++)
        suits |= suit_bit(game->suit_led[trick]);
    return suits;
}

/* FH-30: the suits that may be named for a loose joker that is led by a seat
 * with other cards; none if it may not be led. */
static uint32_t namable_by_rule(const struct five_hundred *game, int32_t seat)
{
    uint32_t suits;

    switch (rule_of(game, TALON_FH_JOKER_NO_TRUMP)) {
    case TALON_FH_JOKER_HONEST:
        suits = ALL_SUITS & ~(uint32_t)game->voids[seat];
        return suits != 0 ? suits : ALL_SUITS;
    case TALON_FH_JOKER_PAGAT:
        return ALL_SUITS & ~suits_led(game);
    case TALON_FH_JOKER_LAST_LEAD:
        return 0;
    default:
        return ALL_SUITS;
    }
}

/* FH-31: a seat with nothing but jokers names any suit. To the tenth trick a
 * seat leads its only card. */
static uint32_t namable(const struct five_hundred *game, int32_t seat)
{
    if ((game->hand[seat] & ~JOKERS) == 0)
        return ALL_SUITS;
    return namable_by_rule(game, seat);
}

/* FH-30 `pagat`: a contractor without trumps who is void must play the joker
 * in a misère. */
static int joker_is_forced(const struct five_hundred *game, int32_t seat)
{
    return seat == game->contractor && bid_is_misere(game->contract) &&
           rule_of(game, TALON_FH_JOKER_NO_TRUMP) == TALON_FH_JOKER_PAGAT;
}

/* FH-30: the cards that may be played to another's lead with a loose joker in
 * hand. */
static talon_cards followers_or_joker(const struct five_hundred *game,
                                      int32_t seat, talon_cards suit,
                                      talon_cards loose)
{
    if (suit == 0)
        return joker_is_forced(game, seat) ? loose : game->hand[seat];
    if (rule_of(game, TALON_FH_JOKER_NO_TRUMP) == TALON_FH_JOKER_ANY_TIME)
        return suit | loose;
    return suit;
}

/* The same as find_playable() for a seat that holds a joker without trumps. */
static talon_cards playable_with_joker(const struct five_hundred *game,
                                       int32_t seat, uint32_t *suits)
{
    talon_cards hand = game->hand[seat], loose = loose_jokers(game, seat), suit;

    if (game->on_table != 0) {
        *suits = 0;
        suit = hand & belonging(game, seat, game->suit_led[game->tricks]);
        if (loose != 0)
            return followers_or_joker(game, seat, suit, loose);
        return suit != 0 ? suit : hand;
    }
    *suits = loose != 0 ? namable(game, seat) << TALON_SPADES : 0;
    return *suits != 0 ? hand : hand & ~loose;
}

/* The cards that the seat to act may play (FH-25), and the suits one of which a
 * joker among them is led naming (FH-29). Before the lead the suit led is 0,
 * and no card belongs to that. */
static inline void find_playable(struct five_hundred *game)
{
    talon_cards hand = game->hand[game->to_act];
    talon_cards suit =
        hand & tln_fh_suit_cards[game->trump][game->suit_led[game->tricks]];

    if (game->trump == 0 && (hand & JOKERS) != 0) {
        game->playable = playable_with_joker(game, game->to_act, &game->suits);
        return;
    }
    game->suits = 0;
    game->playable = suit != 0 ? suit : hand;
}

void tln_fh_derive(struct five_hundred *game)
{
    game->playable = game->suits = 0;
    if (game->phase == TALON_PHASE_TRICKS)
        find_playable(game);
}

static void choose_card(talon_choice *choice, talon_cards cards,
                        uint32_t objects)
{
    *choice = (talon_choice){.kind = TALON_PLAY,
                             .cards = cards,
                             .objects = objects,
                             .pick_min = 1,
                             .pick_max = 1};
}

static uint32_t tricks_choices(const struct talon_game *handle,
                               talon_choice *choice)
{
    const struct five_hundred *game = fh_in(handle);
    talon_cards cards = game->playable;
    uint32_t count = 0;

    if (game->suits == 0) {
        choose_card(choice, cards, 1);
        return 1;
    }
    if ((cards & ~JOKERS) != 0)
        choose_card(&choice[count++], cards & ~JOKERS, 1);
    choose_card(&choice[count++], cards & JOKERS, game->suits);
    return count;
}

/* Why a card that is held may not be led: the joker not now, not without a
 * suit, not for this suit. Concerned: the cards that may be led instead. */
static talon_status lead_refusal(const struct five_hundred *game,
                                 const talon_move *move, talon_cards *concerned)
{
    talon_cards loose = loose_jokers(game, move->seat);

    if ((move->cards & loose) == 0)
        return TALON_E_JOKER_NAMED;
    if (namable(game, move->seat) == 0) {
        *concerned = game->hand[move->seat] & ~loose;
        return TALON_E_JOKER_LEAD;
    }
    return move->object == 0 ? TALON_E_JOKER_SUIT : TALON_E_JOKER_NAMED;
}

/* Why a card that is held may not follow: the suit led, a joker that is forced
 * (concerned: the cards that may be played), or a suit was named for it. */
static talon_status follow_refusal(const struct five_hundred *game,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    talon_cards legal = game->playable;
    talon_cards suit =
        belonging(game, move->seat, game->suit_led[game->tricks]);

    if ((move->cards & legal) != 0)
        return TALON_E_JOKER_NAMED;
    *concerned = legal;
    return (game->hand[move->seat] & suit) != 0 ? TALON_E_FOLLOW
                                                : TALON_E_JOKER_FORCED;
}

/* Reasons: a suit that does not exist, the number of cards, a card not in the
 * pack or not held; then what may not be led, or may not follow. */
static talon_status tricks_refusal(const struct talon_game *handle,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    const struct five_hundred *game = fh_in(handle);
    if (move->object > TALON_HEARTS)
        return TALON_E_OBJECT;
    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    if ((move->cards & game->hand[move->seat]) == 0) {
        *concerned = move->cards;
        return (move->cards & tln_fh_pack(game->common.rule)) == 0
                   ? TALON_E_CARD_FOREIGN
                   : TALON_E_NOT_HELD;
    }
    if (game->on_table == 0)
        return lead_refusal(game, move, concerned);
    return follow_refusal(game, move, concerned);
}

/* The suit a card belongs to that is led naming none. */
static uint32_t suit_of_card(const struct five_hundred *game, talon_card card)
{
    uint32_t trump = game->trump, suit = lane_suit(card);

    if (trump == 0 && (BIT(card) & JOKERS) != 0)
        return game->nominated;
    return (tln_fh_suit_cards[trump][trump] >> card & 1) != 0 ? trump : suit;
}

/* A loose joker is led against the rule for it only out of a hand of jokers. */
static talon_cards excluded_by_lead(const struct five_hundred *game,
                                    const talon_move *move, talon_cards loose)
{
    if (loose == 0 ||
        (namable_by_rule(game, move->seat) & suit_bit(move->object)) != 0)
        return 0;
    return ~JOKERS;
}

/* Whether a card played to a lead shows its seat to be void. A loose joker that
 * may be played at any time proves nothing (FH-30). */
static int shows_void(const struct five_hundred *game, int32_t seat,
                      talon_card card)
{
    uint32_t led = game->suit_led[game->tricks];

    if (game->trump == 0 && (JOKERS >> card & 1) != 0) {
        if (is_nominator(game, seat))
            return led != game->nominated;
        return rule_of(game, TALON_FH_JOKER_NO_TRUMP) !=
               TALON_FH_JOKER_ANY_TIME;
    }
    return !(tln_fh_suit_cards[game->trump][led] >> card & 1);
}

/* Who had to play a loose joker, and did not, has none (FH-30). Nothing of the
 * hand is looked at. */
talon_cards tln_fh_excluded(const struct five_hundred *game,
                            const talon_move *move)
{
    int are_loose = tln_fh_jokers_are_loose(game, move->seat);
    talon_cards loose = are_loose ? move->cards & JOKERS : 0, suit;

    if (game->on_table == 0)
        return excluded_by_lead(game, move, loose);
    if (!shows_void(game, move->seat, set_lowest(move->cards)))
        return 0;
    suit = belonging(game, move->seat, game->suit_led[game->tricks]);
    if (are_loose && loose == 0 && joker_is_forced(game, move->seat))
        suit |= JOKERS;
    return suit;
}

/* Notes that a card to a lead has shown its seat to be void; gives whether that
 * is new. */
static inline uint32_t note_void(struct five_hundred *game, int32_t seat,
                                 talon_card card)
{
    uint32_t led = game->suit_led[game->tricks];
    uint32_t known = game->voids[seat];
    uint32_t shown = (uint32_t)shows_void(game, seat, card) << (led - 1);

    game->voids[seat] = (uint8_t)(known | shown);
    return (shown & ~known) != 0;
}

/* Puts a card that may be played on the table, naming a suit or 0; gives
 * whether it shows a void that was not known. */
static inline uint32_t lay_card(struct five_hundred *game, int32_t seat,
                                talon_card card, uint32_t named)
{
    uint32_t is_void = 0;

    if (game->on_table != 0)
        is_void = note_void(game, seat, card);
    else
        game->suit_led[game->tricks] =
            (uint8_t)(named != 0 ? named : suit_of_card(game, card));
    game->hand[seat] &= ~BIT(card);
    game->trick[game->tricks][game->on_table++] = card;
    return is_void;
}

/* What a card has caused besides: a partner known, a void shown. */
static void tell_caused(const struct five_hundred *game, int32_t seat,
                        talon_card card, uint32_t is_void,
                        struct events *events)
{
    if (card == game->called)
        tell(events, TALON_PARTNER, seat)->other = game->contractor;
    if (is_void != 0)
        tell(events, TALON_VOID, seat)->object = game->suit_led[game->tricks];
}

/* Plays a card that may be played, naming a suit or 0. All roads lead here. */
static inline void play_card(struct five_hundred *game, int32_t seat,
                             talon_card card, uint32_t named,
                             struct events *events)
{
    talon_event *event = tell_step(&game->common, events, TALON_PLAY, seat);
    uint32_t is_void;

    event->cards = BIT(card);
    event->count = 1;
    event->object = (uint8_t)named;
    event->index = (uint8_t)(game->tricks + 1);
    is_void = lay_card(game, seat, card, named);
    if (is_void != 0 || card == game->called)
        tell_caused(game, seat, card, is_void, events);
    if (game->on_table == seats_playing(game)) {
        tln_fh_finish_trick(game, events);
        return;
    }
    game->to_act = (int8_t)fh_next_to_play(game, seat);
    find_playable(game);
}

static void tricks_apply(struct talon_game *handle, const talon_move *move,
                         struct events *events)
{
    play_card(fh_of(handle), move->seat, set_lowest(move->cards), move->object,
              events);
}

/* Whether a move plays a card, naming no suit, that may be played like that. */
static int is_plain_play(const struct five_hundred *game,
                         const talon_move *move)
{
    return move->seat == game->to_act && move->kind == TALON_PLAY &&
           move->object == 0 && move->amount == 0 &&
           set_is_single(move->cards) && (move->cards & game->playable) != 0 &&
           game->suits == 0;
}

/* In other phases no card is playable. */
int tln_fh_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events)
{
    struct five_hundred *game = fh_of(handle);

    if (!is_plain_play(game, move))
        return 0;
    play_card(game, move->seat, set_lowest(move->cards), 0, events);
    return 1;
}

const struct phase tln_fh_tricks_phase = {
    .number = TALON_PHASE_TRICKS,
    .key = "tricks",
    .kinds = (const uint16_t[]){TALON_PLAY, 0},
    .choices = tricks_choices,
    .refusal = tricks_refusal,
    .apply = tricks_apply,
};

talon_status talon_fh_playable(const talon_game *handle, int32_t *seat,
                               talon_cards *cards, uint32_t *suits)
{
    const struct five_hundred *game = fh_in(handle);

    if (!is_handle_of(handle, &tln_fh_module))
        return tln_handle_refusal(handle);
    if (seat == 0 || cards == 0 || suits == 0)
        return TALON_E_NULL;
    if (game->phase != TALON_PHASE_TRICKS)
        return TALON_E_PHASE;
    *seat = game->to_act;
    if (is_hidden_from(handle, *seat)) {
        *cards = *suits = 0;
        return TALON_UNKNOWN;
    }
    *cards = game->playable;
    *suits = game->suits;
    return TALON_OK;
}

/* Any other play: as a move. Numbers that a move has no room for are wrong
 * there too. */
static talon_status play_move(talon_game *handle, int32_t seat, talon_card card,
                              uint32_t suit)
{
    talon_move move = {.kind = TALON_PLAY};

    if (!is_handle_of(handle, &tln_fh_module))
        return tln_handle_refusal(handle);
    if (card >= TALON_PACK_MAX)
        return TALON_E_CARD;
    move.cards = BIT(card);
    move.seat = (int8_t)(seat == (int8_t)seat ? seat : TALON_NOBODY);
    move.object = (uint8_t)(suit < UINT8_MAX ? suit : UINT8_MAX);
    return talon_game_apply(handle, &move, NULL, 0, NULL);
}

talon_status talon_fh_play(talon_game *handle, int32_t seat, talon_card card,
                           uint32_t suit)
{
    struct five_hundred *game = fh_of(handle);
    struct events unwanted;

    if (!is_handle_of(handle, &tln_fh_module) || handle->view != 0 ||
        game->phase != TALON_PHASE_TRICKS || seat != game->to_act ||
        card >= TALON_PACK_MAX || suit != 0 || !(game->playable >> card & 1) ||
        game->suits != 0)
        return play_move(handle, seat, card, suit);
    unwanted.event = NULL;
    unwanted.count = 0;
    play_card(game, seat, card, 0, &unwanted);
    return TALON_OK;
}
