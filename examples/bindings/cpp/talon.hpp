/* SPDX-License-Identifier: MIT */
/**
 * @file talon.hpp
 * talon for C++17 and later: one header over <talon/talon.h>.
 *
 * **Refusals.** Every function that can be refused exists twice. `game.apply()`
 * returns its result and throws talon::refused; `game.try_apply()` throws
 * nothing and returns a talon::result, which has the result or the refusal:
 * status, text, clause, and the cards concerned. Without exceptions
 * (-fno-exceptions) the first form ends the program, as a failed assertion
 * does.
 *
 * **Memory.** Where there is none, a call is refused with TALON_E_MEMORY, and
 * has changed nothing. If there is none for the exception either,
 * std::bad_alloc is thrown. Moves, and what changes a game in its place, need
 * no memory.
 *
 * **Notes.** What a view does not know is no error, nor a history that lacks
 * moves: `result.known()` is false, and sets hold the known cards.
 *
 * **Structs** (moves, choices, events, snapshots) are those of C. Their numbers
 * compare with the enumerations below: `event.kind == talon::kind::trick`.
 *
 * **Room.** Lists and texts have room for all that the games of these headers
 * need, and no memory is allocated for them. A game that a later library adds
 * may need more, and is then refused with TALON_E_SPACE. Only a history and
 * saved events, which have no bound, are a std::vector and a std::string.
 *
 * **Threads.** As in C: any number of threads may call `const` functions of one
 * game; all others need it for themselves.
 *
 * Computer players and the solver are in talon_advisor.hpp, sentences and what
 * people type in talon_words.hpp.
 */
#ifndef TALON_HPP
#define TALON_HPP

#include <talon/talon.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
#if __has_include(<version>)
#include <version>
#endif
#if defined(__cpp_lib_span)
#include <span>
#endif
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#include <stdexcept>
#define TALON_HPP_EXCEPTIONS 1
#else
#define TALON_HPP_EXCEPTIONS 0
#endif

namespace talon
{

/* ---- numbers */

/* clang-format off */
/* generated: enumerations */
enum class seat : std::int32_t {
    nobody = TALON_NOBODY, table = TALON_TABLE, secret = TALON_SECRET
};
constexpr std::uint32_t space_of(seat)
{
    return TALON_SPACE_SEAT;
}

enum class status : std::int32_t {
    ok = TALON_OK, unknown = TALON_UNKNOWN, unfinished = TALON_UNFINISHED,
    e_null = TALON_E_NULL, e_alignment = TALON_E_ALIGNMENT,
    e_space = TALON_E_SPACE, e_memory = TALON_E_MEMORY,
    e_allocator = TALON_E_ALLOCATOR, e_handle = TALON_E_HANDLE,
    e_wrong_game = TALON_E_WRONG_GAME, e_game = TALON_E_GAME,
    e_preset = TALON_E_PRESET, e_option = TALON_E_OPTION,
    e_value = TALON_E_VALUE, e_unsupported = TALON_E_UNSUPPORTED,
    e_rules = TALON_E_RULES, e_index = TALON_E_INDEX, e_seat = TALON_E_SEAT,
    e_place = TALON_E_PLACE, e_argument = TALON_E_ARGUMENT,
    e_limit = TALON_E_LIMIT, e_view = TALON_E_VIEW,
    e_no_world = TALON_E_NO_WORLD, e_tries = TALON_E_TRIES,
    e_code = TALON_E_CODE, e_incomplete = TALON_E_INCOMPLETE,
    e_events = TALON_E_EVENTS, e_kitty_size = TALON_E_KITTY_SIZE,
    e_first_dealer = TALON_E_FIRST_DEALER,
    e_inkle_auction = TALON_E_INKLE_AUCTION,
    e_inkle_lowest_bid = TALON_E_INKLE_LOWEST_BID,
    e_pay_auction_collect = TALON_E_PAY_AUCTION_COLLECT,
    e_pay_auction_board = TALON_E_PAY_AUCTION_BOARD, e_card = TALON_E_CARD,
    e_card_twice = TALON_E_CARD_TWICE, e_card_foreign = TALON_E_CARD_FOREIGN,
    e_card_count = TALON_E_CARD_COUNT, e_not_due = TALON_E_NOT_DUE,
    e_hand_size = TALON_E_HAND_SIZE, e_suit = TALON_E_SUIT,
    e_rank = TALON_E_RANK, e_over = TALON_E_OVER, e_turn = TALON_E_TURN,
    e_kind = TALON_E_KIND, e_phase = TALON_E_PHASE, e_field = TALON_E_FIELD,
    e_denomination = TALON_E_DENOMINATION, e_amount = TALON_E_AMOUNT,
    e_not_held = TALON_E_NOT_HELD, e_follow = TALON_E_FOLLOW,
    e_other = TALON_E_OTHER, e_bid_low = TALON_E_BID_LOW,
    e_lowest_bid = TALON_E_LOWEST_BID, e_inkle = TALON_E_INKLE,
    e_misere = TALON_E_MISERE, e_open_misere = TALON_E_OPEN_MISERE,
    e_nominate = TALON_E_NOMINATE, e_call_card = TALON_E_CALL_CARD,
    e_joker_suit = TALON_E_JOKER_SUIT, e_joker_named = TALON_E_JOKER_NAMED,
    e_joker_lead = TALON_E_JOKER_LEAD, e_joker_forced = TALON_E_JOKER_FORCED,
    e_offer_low = TALON_E_OFFER_LOW, e_chips = TALON_E_CHIPS,
    e_bar = TALON_E_BAR, e_spare = TALON_E_SPARE,
    e_bet_limit = TALON_E_BET_LIMIT, e_raise_cap = TALON_E_RAISE_CAP,
    e_no_rival = TALON_E_NO_RIVAL, e_lead_suit = TALON_E_LEAD_SUIT,
    e_lead_lowest = TALON_E_LEAD_LOWEST, e_run = TALON_E_RUN,
    e_board = TALON_E_BOARD, e_too_few = TALON_E_TOO_FEW,
    e_syntax = TALON_E_SYNTAX, e_line_long = TALON_E_LINE_LONG,
    e_character = TALON_E_CHARACTER, e_not_record = TALON_E_NOT_RECORD,
    e_version = TALON_E_VERSION, e_key_twice = TALON_E_KEY_TWICE,
    e_number = TALON_E_NUMBER, e_annotation = TALON_E_ANNOTATION,
    e_truncated = TALON_E_TRUNCATED, e_extra = TALON_E_EXTRA,
    e_saved_length = TALON_E_SAVED_LENGTH, e_saved_mark = TALON_E_SAVED_MARK,
    e_saved_version = TALON_E_SAVED_VERSION,
    e_saved_field = TALON_E_SAVED_FIELD, e_saved_state = TALON_E_SAVED_STATE,
    e_solver = TALON_E_SOLVER, e_played = TALON_E_PLAYED,
    e_level = TALON_E_LEVEL, e_budget = TALON_E_BUDGET
};
constexpr std::uint32_t space_of(status)
{
    return TALON_SPACE_STATUS;
}

enum class limit : std::uint32_t {
    none = 0, game_bytes = TALON_LIMIT_GAME_BYTES, seats = TALON_LIMIT_SEATS,
    pack = TALON_LIMIT_PACK, choices = TALON_LIMIT_CHOICES,
    events = TALON_LIMIT_EVENTS, line = TALON_LIMIT_LINE,
    chips = TALON_LIMIT_CHIPS, deals = TALON_LIMIT_DEALS,
    offer = TALON_LIMIT_OFFER, rules_text = TALON_LIMIT_RULES_TEXT,
    value_text = TALON_LIMIT_VALUE_TEXT, cards_text = TALON_LIMIT_CARDS_TEXT,
    move_text = TALON_LIMIT_MOVE_TEXT, deal_text = TALON_LIMIT_DEAL_TEXT,
    poker_text = TALON_LIMIT_POKER_TEXT, problems = TALON_LIMIT_PROBLEMS,
    rules_codes = TALON_LIMIT_RULES_CODES, move_codes = TALON_LIMIT_MOVE_CODES,
    record_state = TALON_LIMIT_RECORD_STATE, history = TALON_LIMIT_HISTORY,
    deal_places = TALON_LIMIT_DEAL_PLACES,
    value_label = TALON_LIMIT_VALUE_LABEL, observation = TALON_LIMIT_OBSERVATION
};
constexpr std::uint32_t space_of(limit)
{
    return TALON_SPACE_LIMIT;
}

enum class feature : std::uint32_t {
    none = 0, hosted = TALON_FEATURE_HOSTED,
    five_hundred = TALON_FEATURE_FIVE_HUNDRED, tripoli = TALON_FEATURE_TRIPOLI
};
constexpr std::uint32_t space_of(feature)
{
    return TALON_SPACE_FEATURE;
}

enum class denomination : std::uint32_t {
    none = 0, spades = TALON_SUIT_SPADES, clubs = TALON_SUIT_CLUBS,
    diamonds = TALON_SUIT_DIAMONDS, hearts = TALON_SUIT_HEARTS,
    no_trump = TALON_DENOMINATION_NO_TRUMP, misere = TALON_DENOMINATION_MISERE,
    open_misere = TALON_DENOMINATION_OPEN_MISERE
};
constexpr std::uint32_t space_of(denomination)
{
    return TALON_SPACE_DENOMINATION;
}

enum class rank : std::uint32_t {
    none = 0, jack = TALON_RANK_JACK, queen = TALON_RANK_QUEEN,
    king = TALON_RANK_KING, ace = TALON_RANK_ACE,
    low_joker = TALON_RANK_LOW_JOKER, high_joker = TALON_RANK_HIGH_JOKER
};
constexpr std::uint32_t space_of(rank)
{
    return TALON_SPACE_RANK;
}

enum class codes : std::uint32_t {
    exact = TALON_CODES_EXACT, ladder = TALON_CODES_LADDER
};
constexpr std::uint32_t space_of(codes)
{
    return TALON_SPACE_CODES;
}

enum class place : std::uint32_t {
    talon = TALON_PLACE_TALON, discard = TALON_PLACE_DISCARD,
    table = TALON_PLACE_TABLE, undealt = TALON_PLACE_UNDEALT
};
constexpr std::uint32_t space_of(place)
{
    return TALON_SPACE_PLACE;
}

enum class phase : std::uint32_t {
    none = 0, draw = TALON_PHASE_DRAW, deal = TALON_PHASE_DEAL,
    auction = TALON_PHASE_AUCTION, discard = TALON_PHASE_DISCARD,
    partner = TALON_PHASE_PARTNER, tricks = TALON_PHASE_TRICKS,
    between = TALON_PHASE_BETWEEN, pay_auction = TALON_PHASE_PAY_AUCTION,
    pay_suit = TALON_PHASE_PAY_SUIT, spare = TALON_PHASE_SPARE,
    spare_auction = TALON_PHASE_SPARE_AUCTION,
    select_hand = TALON_PHASE_SELECT_HAND, betting = TALON_PHASE_BETTING,
    michigan = TALON_PHASE_MICHIGAN, over = TALON_PHASE_OVER
};
constexpr std::uint32_t space_of(phase)
{
    return TALON_SPACE_PHASE;
}

enum class kind : std::uint32_t {
    none = 0, pass = TALON_KIND_PASS, bid = TALON_KIND_BID,
    discard = TALON_KIND_DISCARD, call_card = TALON_KIND_CALL_CARD,
    alone = TALON_KIND_ALONE, play = TALON_KIND_PLAY, offer = TALON_KIND_OFFER,
    name = TALON_KIND_NAME, keep = TALON_KIND_KEEP, swap = TALON_KIND_SWAP,
    auction = TALON_KIND_AUCTION, select_hand = TALON_KIND_SELECT_HAND,
    check = TALON_KIND_CHECK, bet = TALON_KIND_BET,
    raise_by = TALON_KIND_RAISE_BY, fold = TALON_KIND_FOLD,
    call_bet = TALON_KIND_CALL_BET, draw = TALON_KIND_DRAW,
    deal = TALON_KIND_DEAL, board = TALON_KIND_BOARD, buy = TALON_KIND_BUY,
    finish = TALON_KIND_FINISH, hand = TALON_KIND_HAND,
    dealer = TALON_KIND_DEALER, redraw = TALON_KIND_REDRAW,
    contract = TALON_KIND_CONTRACT, passed_out = TALON_KIND_PASSED_OUT,
    kitty = TALON_KIND_KITTY, laid_down = TALON_KIND_LAID_DOWN,
    void_ = TALON_KIND_VOID, partner = TALON_KIND_PARTNER,
    shown = TALON_KIND_SHOWN, trick = TALON_KIND_TRICK,
    hand_over = TALON_KIND_HAND_OVER, score = TALON_KIND_SCORE,
    barred = TALON_KIND_BARRED, pay = TALON_KIND_PAY, take = TALON_KIND_TAKE,
    gather = TALON_KIND_GATHER, sit_out = TALON_KIND_SIT_OUT,
    no_offer = TALON_KIND_NO_OFFER, sold = TALON_KIND_SOLD,
    stop = TALON_KIND_STOP, lead_passed = TALON_KIND_LEAD_PASSED,
    deal_over = TALON_KIND_DEAL_OVER, won = TALON_KIND_WON,
    game_over = TALON_KIND_GAME_OVER
};
constexpr std::uint32_t space_of(kind)
{
    return TALON_SPACE_KIND;
}

enum class reason : std::uint32_t {
    none = 0, draw = TALON_REASON_DRAW, turn = TALON_REASON_TURN,
    rules = TALON_REASON_RULES, same_dealer = TALON_REASON_SAME_DEALER,
    dealt = TALON_REASON_DEALT, swapped = TALON_REASON_SWAPPED,
    sold = TALON_REASON_SOLD, next_dealer = TALON_REASON_NEXT_DEALER,
    deal_again = TALON_REASON_DEAL_AGAIN, play = TALON_REASON_PLAY,
    open_misere = TALON_REASON_OPEN_MISERE, at_end = TALON_REASON_AT_END,
    collecting = TALON_REASON_COLLECTING, showdown = TALON_REASON_SHOWDOWN,
    ten_tricks = TALON_REASON_TEN_TRICKS,
    misere_lost = TALON_REASON_MISERE_LOST, thrown_in = TALON_REASON_THROWN_IN,
    contract_made = TALON_REASON_CONTRACT_MADE,
    slam_made = TALON_REASON_SLAM_MADE,
    contract_failed = TALON_REASON_CONTRACT_FAILED,
    contract_beaten = TALON_REASON_CONTRACT_BEATEN,
    trick_points = TALON_REASON_TRICK_POINTS,
    won_contractor = TALON_REASON_WON_CONTRACTOR,
    won_alone = TALON_REASON_WON_ALONE, won_highest = TALON_REASON_WON_HIGHEST,
    won_crossed = TALON_REASON_WON_CROSSED,
    won_first_trick = TALON_REASON_WON_FIRST_TRICK,
    won_minus = TALON_REASON_WON_MINUS, won_deals = TALON_REASON_WON_DEALS,
    won_nobody = TALON_REASON_WON_NOBODY,
    won_all_barred = TALON_REASON_WON_ALL_BARRED, ante = TALON_REASON_ANTE,
    pay_suit = TALON_REASON_PAY_SUIT, for_hand = TALON_REASON_FOR_HAND,
    pay_card = TALON_REASON_PAY_CARD, pair = TALON_REASON_PAIR,
    sequence = TALON_REASON_SEQUENCE, stake = TALON_REASON_STAKE,
    pot = TALON_REASON_POT, uncalled = TALON_REASON_UNCALLED,
    passed_lead = TALON_REASON_PASSED_LEAD,
    cards_left = TALON_REASON_CARDS_LEFT, going_out = TALON_REASON_GOING_OUT,
    closing = TALON_REASON_CLOSING, ace = TALON_REASON_ACE,
    stop = TALON_REASON_STOP, out_of_cards = TALON_REASON_OUT_OF_CARDS,
    dead_end = TALON_REASON_DEAD_END, session_over = TALON_REASON_SESSION_OVER
};
constexpr std::uint32_t space_of(reason)
{
    return TALON_SPACE_REASON;
}

enum class choice_flag : std::uint32_t {
    none = 0, loose = TALON_CHOICE_LOOSE
};
constexpr std::uint32_t space_of(choice_flag)
{
    return TALON_SPACE_CHOICE_FLAG;
}

enum class poker_hand : std::uint32_t {
    none = 0, high_card = TALON_POKER_HIGH_CARD, pair = TALON_POKER_PAIR,
    two_pairs = TALON_POKER_TWO_PAIRS,
    three_of_a_kind = TALON_POKER_THREE_OF_A_KIND,
    straight = TALON_POKER_STRAIGHT, flush = TALON_POKER_FLUSH,
    full_house = TALON_POKER_FULL_HOUSE,
    four_of_a_kind = TALON_POKER_FOUR_OF_A_KIND,
    straight_flush = TALON_POKER_STRAIGHT_FLUSH
};
constexpr std::uint32_t space_of(poker_hand)
{
    return TALON_SPACE_POKER;
}

enum class annotations : std::uint32_t {
    skip = TALON_RECORD_SKIP, check = TALON_RECORD_CHECK
};
constexpr std::uint32_t space_of(annotations)
{
    return TALON_SPACE_ANNOTATIONS;
}

enum class game_id : std::uint32_t {
    none = 0, five_hundred = TALON_GAME_FIVE_HUNDRED,
    tripoli = TALON_GAME_TRIPOLI
};

enum class option_type : std::uint32_t {
    none = 0, switch_ = TALON_TYPE_SWITCH, choice = TALON_TYPE_CHOICE,
    number = TALON_TYPE_NUMBER
};
constexpr std::uint32_t space_of(option_type)
{
    return TALON_SPACE_OPTION_TYPE;
}

enum class space : std::uint32_t {
    none = 0, status = TALON_SPACE_STATUS, kind = TALON_SPACE_KIND,
    reason = TALON_SPACE_REASON, phase = TALON_SPACE_PHASE,
    place = TALON_SPACE_PLACE, denomination = TALON_SPACE_DENOMINATION,
    rank = TALON_SPACE_RANK, poker = TALON_SPACE_POKER,
    tr_box = TALON_SPACE_TR_BOX, limit = TALON_SPACE_LIMIT,
    feature = TALON_SPACE_FEATURE, option_type = TALON_SPACE_OPTION_TYPE,
    seat = TALON_SPACE_SEAT, choice_flag = TALON_SPACE_CHOICE_FLAG,
    codes = TALON_SPACE_CODES, annotations = TALON_SPACE_ANNOTATIONS,
    space = TALON_SPACE_SPACE
};
constexpr std::uint32_t space_of(space)
{
    return TALON_SPACE_SPACE;
}

namespace fh {
enum class option : std::uint32_t {
    none = 0, players = TALON_FH_OPTION_PLAYERS, pack = TALON_FH_OPTION_PACK,
    jokers = TALON_FH_OPTION_JOKERS,
    first_dealer = TALON_FH_OPTION_FIRST_DEALER,
    deal_pattern = TALON_FH_OPTION_DEAL_PATTERN,
    auction = TALON_FH_OPTION_AUCTION, lowest_bid = TALON_FH_OPTION_LOWEST_BID,
    inkle = TALON_FH_OPTION_INKLE, all_pass = TALON_FH_OPTION_ALL_PASS,
    schedule = TALON_FH_OPTION_SCHEDULE, misere = TALON_FH_OPTION_MISERE,
    misere_value = TALON_FH_OPTION_MISERE_VALUE,
    misere_rank = TALON_FH_OPTION_MISERE_RANK,
    open_misere = TALON_FH_OPTION_OPEN_MISERE,
    open_misere_value = TALON_FH_OPTION_OPEN_MISERE_VALUE,
    open_misere_rank = TALON_FH_OPTION_OPEN_MISERE_RANK,
    open_from = TALON_FH_OPTION_OPEN_FROM,
    joker_no_trump = TALON_FH_OPTION_JOKER_NO_TRUMP,
    five_partner = TALON_FH_OPTION_FIVE_PARTNER,
    six_sides = TALON_FH_OPTION_SIX_SIDES, slam = TALON_FH_OPTION_SLAM,
    failed_bid = TALON_FH_OPTION_FAILED_BID,
    defender_tricks = TALON_FH_OPTION_DEFENDER_TRICKS,
    defender_cap = TALON_FH_OPTION_DEFENDER_CAP,
    target = TALON_FH_OPTION_TARGET, win_by = TALON_FH_OPTION_WIN_BY,
    both_over = TALON_FH_OPTION_BOTH_OVER,
    defenders_over = TALON_FH_OPTION_DEFENDERS_OVER,
    minus = TALON_FH_OPTION_MINUS, max_deals = TALON_FH_OPTION_MAX_DEALS
};

enum class first_dealer : std::int32_t {
    draw = TALON_FH_FIRST_DEALER_DRAW
};

enum class pack : std::uint32_t {
    nine_up = TALON_FH_PACK_NINE_UP, seven_up = TALON_FH_PACK_SEVEN_UP,
    five_up = TALON_FH_PACK_FIVE_UP, four_up = TALON_FH_PACK_FOUR_UP,
    full = TALON_FH_PACK_FULL, six_hand = TALON_FH_PACK_SIX_HAND
};

enum class deal_pattern : std::uint32_t {
    kitty_once = TALON_FH_DEAL_PATTERN_KITTY_ONCE,
    kitty_thrice = TALON_FH_DEAL_PATTERN_KITTY_THRICE
};

enum class auction : std::uint32_t {
    one_round = TALON_FH_AUCTION_ONE_ROUND,
    until_passed = TALON_FH_AUCTION_UNTIL_PASSED,
    re_entry = TALON_FH_AUCTION_RE_ENTRY
};

enum class all_pass : std::uint32_t {
    next_dealer = TALON_FH_ALL_PASS_NEXT_DEALER,
    same_dealer = TALON_FH_ALL_PASS_SAME_DEALER, play = TALON_FH_ALL_PASS_PLAY
};

enum class schedule : std::uint32_t {
    avondale = TALON_FH_SCHEDULE_AVONDALE, perfect = TALON_FH_SCHEDULE_PERFECT,
    original = TALON_FH_SCHEDULE_ORIGINAL
};

enum class misere : std::uint32_t {
    off = TALON_FH_MISERE_OFF, any_time = TALON_FH_MISERE_ANY_TIME,
    after_seven = TALON_FH_MISERE_AFTER_SEVEN
};

enum class misere_rank : std::uint32_t {
    below_eight = TALON_FH_MISERE_RANK_BELOW_EIGHT,
    by_points = TALON_FH_MISERE_RANK_BY_POINTS
};

enum class open_misere : std::uint32_t {
    off = TALON_FH_OPEN_MISERE_OFF, any_time = TALON_FH_OPEN_MISERE_ANY_TIME,
    after_eight = TALON_FH_OPEN_MISERE_AFTER_EIGHT
};

enum class open_misere_rank : std::uint32_t {
    below_ten_hearts = TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS,
    below_ten_no_trump = TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_NO_TRUMP,
    highest = TALON_FH_OPEN_MISERE_RANK_HIGHEST
};

enum class open_from : std::uint32_t {
    second_trick = TALON_FH_OPEN_FROM_SECOND_TRICK,
    first_lead = TALON_FH_OPEN_FROM_FIRST_LEAD
};

enum class joker_no_trump : std::uint32_t {
    when_void = TALON_FH_JOKER_NO_TRUMP_WHEN_VOID,
    honest = TALON_FH_JOKER_NO_TRUMP_HONEST,
    pagat = TALON_FH_JOKER_NO_TRUMP_PAGAT,
    any_time = TALON_FH_JOKER_NO_TRUMP_ANY_TIME,
    last_lead = TALON_FH_JOKER_NO_TRUMP_LAST_LEAD
};

enum class five_partner : std::uint32_t {
    none = TALON_FH_FIVE_PARTNER_NONE,
    call_card = TALON_FH_FIVE_PARTNER_CALL_CARD
};

enum class six_sides : std::uint32_t {
    two = TALON_FH_SIX_SIDES_TWO, three = TALON_FH_SIX_SIDES_THREE
};

enum class failed_bid : std::uint32_t {
    deduct = TALON_FH_FAILED_BID_DEDUCT,
    to_defenders = TALON_FH_FAILED_BID_TO_DEFENDERS
};

enum class defender_tricks : std::uint32_t {
    always = TALON_FH_DEFENDER_TRICKS_ALWAYS,
    when_failed = TALON_FH_DEFENDER_TRICKS_WHEN_FAILED,
    never = TALON_FH_DEFENDER_TRICKS_NEVER
};

enum class win_by : std::uint32_t {
    any = TALON_FH_WIN_BY_ANY, own_bid = TALON_FH_WIN_BY_OWN_BID
};

enum class both_over : std::uint32_t {
    contractor = TALON_FH_BOTH_OVER_CONTRACTOR,
    higher = TALON_FH_BOTH_OVER_HIGHER
};

enum class defenders_over : std::uint32_t {
    first_to_cross = TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS,
    first_trick = TALON_FH_DEFENDERS_OVER_FIRST_TRICK,
    higher = TALON_FH_DEFENDERS_OVER_HIGHER
};

enum class minus : std::uint32_t {
    barred = TALON_FH_MINUS_BARRED, loses = TALON_FH_MINUS_LOSES,
    ignored = TALON_FH_MINUS_IGNORED
};

} // namespace fh

namespace tr {
enum class option : std::uint32_t {
    none = 0, players = TALON_TR_OPTION_PLAYERS,
    first_dealer = TALON_TR_OPTION_FIRST_DEALER, board = TALON_TR_OPTION_BOARD,
    pay_ace = TALON_TR_OPTION_PAY_ACE, pay_king = TALON_TR_OPTION_PAY_KING,
    pay_queen = TALON_TR_OPTION_PAY_QUEEN, pay_jack = TALON_TR_OPTION_PAY_JACK,
    pay_ten = TALON_TR_OPTION_PAY_TEN, pair = TALON_TR_OPTION_PAIR,
    pair_suit = TALON_TR_OPTION_PAIR_SUIT, sequence = TALON_TR_OPTION_SEQUENCE,
    ante = TALON_TR_OPTION_ANTE, dealer_ante = TALON_TR_OPTION_DEALER_ANTE,
    bankroll = TALON_TR_OPTION_BANKROLL,
    spare_place = TALON_TR_OPTION_SPARE_PLACE,
    spare_hand = TALON_TR_OPTION_SPARE_HAND,
    pay_card_bar = TALON_TR_OPTION_PAY_CARD_BAR,
    pay_auction = TALON_TR_OPTION_PAY_AUCTION,
    collect = TALON_TR_OPTION_COLLECT, poker = TALON_TR_OPTION_POKER,
    poker_opener = TALON_TR_OPTION_POKER_OPENER,
    bet_limit = TALON_TR_OPTION_BET_LIMIT,
    raise_cap = TALON_TR_OPTION_RAISE_CAP,
    michigan_opener = TALON_TR_OPTION_MICHIGAN_OPENER,
    lead_card = TALON_TR_OPTION_LEAD_CARD,
    first_lead = TALON_TR_OPTION_FIRST_LEAD,
    next_lead = TALON_TR_OPTION_NEXT_LEAD,
    pass_penalty = TALON_TR_OPTION_PASS_PENALTY,
    card_pay = TALON_TR_OPTION_CARD_PAY,
    closing_bets = TALON_TR_OPTION_CLOSING_BETS
};

enum class board : std::uint32_t {
    fixed = TALON_TR_BOARD_FIXED, per_deal = TALON_TR_BOARD_PER_DEAL
};

enum class pair : std::uint32_t {
    king_queen = TALON_TR_PAIR_KING_QUEEN, ace_king = TALON_TR_PAIR_ACE_KING
};

enum class dealer_ante : std::uint32_t {
    equal = TALON_TR_DEALER_ANTE_EQUAL, double_ = TALON_TR_DEALER_ANTE_DOUBLE
};

enum class spare_place : std::uint32_t {
    last = TALON_TR_SPARE_PLACE_LAST, first = TALON_TR_SPARE_PLACE_FIRST
};

enum class spare_hand : std::uint32_t {
    dead = TALON_TR_SPARE_HAND_DEAD, swap = TALON_TR_SPARE_HAND_SWAP,
    swap_or_auction = TALON_TR_SPARE_HAND_SWAP_OR_AUCTION
};

enum class collect : std::uint32_t {
    phase_one = TALON_TR_COLLECT_PHASE_ONE, in_play = TALON_TR_COLLECT_IN_PLAY
};

enum class poker : std::uint32_t {
    on = TALON_TR_POKER_ON, showdown = TALON_TR_POKER_SHOWDOWN,
    off = TALON_TR_POKER_OFF
};

enum class poker_opener : std::uint32_t {
    left = TALON_TR_POKER_OPENER_LEFT, dealer = TALON_TR_POKER_OPENER_DEALER
};

enum class michigan_opener : std::uint32_t {
    pot_winner = TALON_TR_MICHIGAN_OPENER_POT_WINNER,
    dealer = TALON_TR_MICHIGAN_OPENER_DEALER,
    left = TALON_TR_MICHIGAN_OPENER_LEFT,
    lowest_diamond = TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND,
    lowest_club = TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB
};

enum class lead_card : std::uint32_t {
    lowest = TALON_TR_LEAD_CARD_LOWEST, any = TALON_TR_LEAD_CARD_ANY
};

enum class first_lead : std::uint32_t {
    any_suit = TALON_TR_FIRST_LEAD_ANY_SUIT,
    lowest_of_hand = TALON_TR_FIRST_LEAD_LOWEST_OF_HAND
};

enum class next_lead : std::uint32_t {
    other_suit = TALON_TR_NEXT_LEAD_OTHER_SUIT,
    any_suit = TALON_TR_NEXT_LEAD_ANY_SUIT,
    other_colour = TALON_TR_NEXT_LEAD_OTHER_COLOUR,
    alternate = TALON_TR_NEXT_LEAD_ALTERNATE
};

enum class box : std::uint32_t {
    none = 0, ace = TALON_TR_BOX_ACE, king = TALON_TR_BOX_KING,
    queen = TALON_TR_BOX_QUEEN, jack = TALON_TR_BOX_JACK,
    ten = TALON_TR_BOX_TEN, pair = TALON_TR_BOX_PAIR,
    sequence = TALON_TR_BOX_SEQUENCE, kitty = TALON_TR_BOX_KITTY,
    pot = TALON_TR_BOX_POT
};
constexpr std::uint32_t space_of(box)
{
    return TALON_SPACE_TR_BOX;
}

} // namespace tr
/* end */
/* clang-format on */

/** The number of an enumerator, as the structs of C have it. */
template <class Term> constexpr auto number(Term term) noexcept
{
    return static_cast<std::underlying_type_t<Term>>(term);
}

/* A number is also an enumerator of C: event.kind == talon::kind::trick, and
 * talon::phase::over == TALON_PHASE_OVER. */
template <class Integer, class Term>
using if_comparable =
    std::enable_if_t<std::is_convertible_v<Integer, std::int64_t> &&
                         (std::is_integral_v<Integer> ||
                          std::is_enum_v<Integer>)&&std::is_enum_v<Term> &&
                         !std::is_convertible_v<Term, std::int64_t>,
                     bool>;

template <class Integer, class Term, if_comparable<Integer, Term> = true>
constexpr bool operator==(Integer a, Term b) noexcept
{
    return static_cast<std::int64_t>(a) == static_cast<std::int64_t>(b);
}

template <class Integer, class Term, if_comparable<Integer, Term> = true>
constexpr bool operator==(Term a, Integer b) noexcept
{
    return b == a;
}

template <class Integer, class Term, if_comparable<Integer, Term> = true>
constexpr bool operator!=(Integer a, Term b) noexcept
{
    return !(a == b);
}

template <class Integer, class Term, if_comparable<Integer, Term> = true>
constexpr bool operator!=(Term a, Integer b) noexcept
{
    return !(b == a);
}

using move = talon_move;
using choice = talon_choice;
using event = talon_event;
using text_position = talon_text_position;
using problem = talon_problem;
using suit = denomination;

namespace fh
{
using talon::operator==;
using talon::operator!=;
using state = talon_fh_state;
using hand = talon_fh_hand;
using score = talon_fh_score;
} // namespace fh

namespace tr
{
using talon::operator==;
using talon::operator!=;
using state = talon_tr_state;
using pot = talon_tr_pot;
} // namespace tr

/* ---- spans, lists, texts */

#if defined(__cpp_lib_span)
template <class Item> using span = std::span<Item>;
#else
/** What std::span is in C++20, as far as it is needed here. */
template <class Item> class span
{
  public:
    constexpr span() noexcept = default;
    constexpr span(Item *items, std::size_t count) noexcept
        : data_(items), size_(count)
    {
    }
    template <std::size_t N>
    constexpr span(Item (&items)[N]) noexcept : data_(items), size_(N)
    {
    }
    template <class Range,
              class = std::enable_if_t<std::is_convertible_v<
                  decltype(std::data(std::declval<Range &>())), Item *>>>
    constexpr span(Range &&items) noexcept
        : data_(std::data(items)), size_(std::size(items))
    {
    }

    constexpr Item *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr Item *begin() const noexcept { return data_; }
    constexpr Item *end() const noexcept { return data_ + size_; }
    constexpr Item &operator[](std::size_t i) const { return data_[i]; }

  private:
    Item *data_ = nullptr;
    std::size_t size_ = 0;
};
#endif

using bytes = span<const std::uint8_t>;

namespace detail
{
constexpr std::uint32_t count_of(std::size_t count) noexcept
{
    return count < UINT32_MAX ? static_cast<std::uint32_t>(count) : UINT32_MAX;
}
} // namespace detail

/** A list with room for N items in itself. */
template <class Item, std::uint32_t N> class list
{
  public:
    using value_type = Item;
    Item *data() noexcept { return items_; }
    const Item *data() const noexcept { return items_; }
    std::size_t size() const noexcept { return count_; }
    bool empty() const noexcept { return count_ == 0; }
    Item *begin() noexcept { return items_; }
    Item *end() noexcept { return items_ + count_; }
    const Item *begin() const noexcept { return items_; }
    const Item *end() const noexcept { return items_ + count_; }
    Item &operator[](std::size_t i) { return items_[i]; }
    const Item &operator[](std::size_t i) const { return items_[i]; }
    /** For the functions of C: where the count goes. */
    std::uint32_t *count() noexcept { return &count_; }

  private:
    Item items_[N];
    std::uint32_t count_ = 0;
};

using events = list<event, TALON_EVENTS_MAX>;
using choices = list<choice, TALON_CHOICES_MAX>;
using amounts = list<std::int64_t, TALON_SEATS_MAX>;
using move_codes = list<std::uint32_t, TALON_MOVE_CODES_MAX>;
using next_codes = list<std::uint32_t, TALON_RULES_CODES_MAX>;
using code_mask = list<std::uint8_t, TALON_RULES_CODES_MAX>;
using observation = list<std::int32_t, TALON_OBSERVATION_MAX>;

/** A text with room for N bytes in itself, the final zero included. */
template <std::size_t N> class text
{
  public:
    char *data() noexcept { return bytes_; }
    const char *data() const noexcept { return bytes_; }
    const char *c_str() const noexcept { return bytes_; }
    std::size_t size() const noexcept { return length_; }
    bool empty() const noexcept { return length_ == 0; }
    std::string str() const { return std::string(bytes_, length_); }
    operator std::string_view() const noexcept { return {bytes_, length_}; }
    /** For the functions of C: where the length goes. */
    std::size_t *length() noexcept { return &length_; }

    friend bool operator==(const text &a, const text &b) noexcept
    {
        return std::string_view(a) == std::string_view(b);
    }
    friend bool operator==(const text &a, std::string_view b) noexcept
    {
        return std::string_view(a) == b;
    }
    template <class Stream>
    friend auto operator<<(Stream &out, const text &words)
        -> decltype(out << std::string_view())
    {
        return out << std::string_view(words);
    }

  private:
    char bytes_[N] = {};
    std::size_t length_ = 0;
};

/** Bytes with room for N in themselves: a save, a key. */
template <std::size_t N> class blob
{
  public:
    std::uint8_t *data() noexcept { return bytes_; }
    const std::uint8_t *data() const noexcept { return bytes_; }
    std::size_t size() const noexcept { return length_; }
    std::uint8_t *begin() noexcept { return bytes_; }
    std::uint8_t *end() noexcept { return bytes_ + length_; }
    const std::uint8_t *begin() const noexcept { return bytes_; }
    const std::uint8_t *end() const noexcept { return bytes_ + length_; }
    std::size_t *length() noexcept { return &length_; }

    friend bool operator==(const blob &a, const blob &b) noexcept
    {
        return a.length_ == b.length_ &&
               std::memcmp(a.bytes_, b.bytes_, a.length_) == 0;
    }

  private:
    std::uint8_t bytes_[N];
    std::size_t length_ = 0;
};

using saved_game = blob<TALON_SAVE_BYTES_MAX>;

/** A set of seats: bit s for seat s. A range of seat numbers. */
class seats
{
  public:
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = std::int32_t;
        using difference_type = std::ptrdiff_t;
        using pointer = const std::int32_t *;
        using reference = std::int32_t;
        constexpr iterator() noexcept = default;
        constexpr explicit iterator(std::uint32_t left) noexcept : left_(left)
        {
        }
        constexpr std::int32_t operator*() const noexcept
        {
            std::int32_t seat = 0;

            while ((left_ >> seat & 1) == 0)
                seat++;
            return seat;
        }
        constexpr iterator &operator++() noexcept
        {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr iterator operator++(int) noexcept
        {
            iterator before = *this;

            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator a, iterator b) noexcept
        {
            return a.left_ == b.left_;
        }
        friend constexpr bool operator!=(iterator a, iterator b) noexcept
        {
            return a.left_ != b.left_;
        }

      private:
        std::uint32_t left_ = 0;
    };

    constexpr seats() noexcept = default;
    constexpr seats(std::uint32_t mask) noexcept : mask_(mask) {}
    /** One seat; nobody and the table give the empty set. */
    static constexpr seats only(std::int32_t seat) noexcept
    {
        return seat >= 0 && seat < 32 ? seats(std::uint32_t{1} << seat)
                                      : seats();
    }

    constexpr std::uint32_t mask() const noexcept { return mask_; }
    constexpr bool empty() const noexcept { return mask_ == 0; }
    constexpr bool contains(std::int32_t seat) const noexcept
    {
        return (mask_ & only(seat).mask_) != 0;
    }
    constexpr iterator begin() const noexcept { return iterator(mask_); }
    constexpr iterator end() const noexcept { return iterator(); }

    friend constexpr seats operator|(seats a, seats b) noexcept
    {
        return a.mask_ | b.mask_;
    }
    friend constexpr bool operator==(seats a, seats b) noexcept
    {
        return a.mask_ == b.mask_;
    }
    friend constexpr bool operator!=(seats a, seats b) noexcept
    {
        return a.mask_ != b.mask_;
    }

  private:
    std::uint32_t mask_ = 0;
};

/* ---- cards */

template <class Value> class result;

/** A card. Not a card: `card()`, which is false. */
class card
{
  public:
    constexpr card() noexcept = default;
    constexpr explicit card(talon_card number) noexcept : number_(number) {}
    /** Reads "KH", "10h", "Th" or "10♥"; refuses what is not a card. */
    explicit card(std::string_view words);
    static result<card> parse(std::string_view words) noexcept;
    card(denomination printed_suit, talon::rank printed_rank);
    static result<card> make(denomination printed_suit,
                             talon::rank printed_rank) noexcept;

    constexpr talon_card number() const noexcept { return number_; }
    constexpr explicit operator bool() const noexcept { return number_ < 64; }
    denomination suit() const noexcept
    {
        return denomination(talon_card_suit(number_));
    }
    talon::rank rank() const noexcept
    {
        return talon::rank(talon_card_rank(number_));
    }
    char32_t unicode() const noexcept { return talon_card_unicode(number_); }
    /** "10S"; "" for no card. */
    talon::text<TALON_CARD_TEXT_MAX> text() const noexcept
    {
        talon::text<TALON_CARD_TEXT_MAX> words;

        (void)talon_card_format(number_, words.data(), TALON_CARD_TEXT_MAX,
                                words.length());
        return words;
    }

    friend constexpr bool operator==(card a, card b) noexcept
    {
        return a.number_ == b.number_;
    }
    friend constexpr bool operator!=(card a, card b) noexcept
    {
        return a.number_ != b.number_;
    }
    friend constexpr bool operator<(card a, card b) noexcept
    {
        return a.number_ < b.number_;
    }

  private:
    talon_card number_ = TALON_CARD_NONE;
};

/** Cards in sequence: a pack, a trick. */
template <std::uint32_t N> using sequence = list<card, N>;
using pack_of_cards = sequence<TALON_PACK_MAX>;

/**
 * A set of cards: 64 bits, and a range of `card` in the order of their numbers;
 * list() has them in set order. It converts from the sets in structs of C, and
 * mask() is what they take.
 */
class cards
{
  public:
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = card;
        using difference_type = std::ptrdiff_t;
        using pointer = const card *;
        using reference = card;
        constexpr iterator() noexcept = default;
        constexpr explicit iterator(talon_cards left) noexcept : left_(left) {}
        constexpr card operator*() const noexcept
        {
            talon_card number = 0;

            while ((left_ >> number & 1) == 0)
                number++;
            return card(number);
        }
        constexpr iterator &operator++() noexcept
        {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr iterator operator++(int) noexcept
        {
            iterator before = *this;

            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator a, iterator b) noexcept
        {
            return a.left_ == b.left_;
        }
        friend constexpr bool operator!=(iterator a, iterator b) noexcept
        {
            return a.left_ != b.left_;
        }

      private:
        talon_cards left_ = 0;
    };
    using const_iterator = iterator;
    using value_type = card;

    constexpr cards() noexcept = default;
    constexpr cards(talon_cards mask) noexcept : mask_(mask) {}
    constexpr cards(card one) noexcept
        : mask_(one ? talon_cards{1} << one.number() : 0)
    {
    }
    /** Reads "7S QS AH", in any order; refuses what is not a card. */
    explicit cards(std::string_view words);
    static result<cards> parse(std::string_view words) noexcept;

    constexpr talon_cards mask() const noexcept { return mask_; }
    constexpr bool empty() const noexcept { return mask_ == 0; }
    std::size_t size() const noexcept { return talon_cards_count(&mask_); }
    /** The n-th card in set order; no card if there are no more than n. */
    card nth(std::uint32_t n) const noexcept
    {
        return card(talon_cards_nth(&mask_, n));
    }
    constexpr bool contains(cards others) const noexcept
    {
        return (mask_ & others.mask_) == others.mask_;
    }
    constexpr iterator begin() const noexcept { return iterator(mask_); }
    constexpr iterator end() const noexcept { return iterator(); }
    pack_of_cards list() const noexcept;
    talon::text<TALON_CARDS_TEXT_MAX> text() const noexcept
    {
        talon::text<TALON_CARDS_TEXT_MAX> words;

        (void)talon_cards_format(&mask_, words.data(), TALON_CARDS_TEXT_MAX,
                                 words.length());
        return words;
    }

    constexpr cards &operator|=(cards b) noexcept { return *this = *this | b; }
    constexpr cards &operator&=(cards b) noexcept { return *this = *this & b; }
    constexpr cards &operator-=(cards b) noexcept { return *this = *this - b; }
    friend constexpr cards operator|(cards a, cards b) noexcept
    {
        return a.mask_ | b.mask_;
    }
    friend constexpr cards operator&(cards a, cards b) noexcept
    {
        return a.mask_ & b.mask_;
    }
    friend constexpr cards operator-(cards a, cards b) noexcept
    {
        return a.mask_ & ~b.mask_;
    }
    friend constexpr bool operator==(cards a, cards b) noexcept
    {
        return a.mask_ == b.mask_;
    }
    friend constexpr bool operator!=(cards a, cards b) noexcept
    {
        return a.mask_ != b.mask_;
    }

  private:
    talon_cards mask_ = 0;
};

constexpr cards operator|(card a, card b) noexcept
{
    return cards(a) | cards(b);
}

/* ---- refusals and results */

/** Why a call was refused; or, with status 0 or above, that it was not. */
struct refusal {
    talon_status status = TALON_OK;
    talon::cards cards = {}; /**< the cards concerned: those not held, or those
                                  that must be played instead */
    text_position position = {}; /**< in a text: the word refused */
    std::size_t offset = 0;      /**< in a text or saved bytes: where it is; of
                                      moves played again: the one refused */

    explicit operator bool() const noexcept { return status < 0; }
    /** "TALON_E_FOLLOW" */
    std::string_view name() const noexcept { return talon_status_name(status); }
    /** "the suit led must be followed" */
    std::string_view text() const noexcept { return talon_status_text(status); }
    /** "FH-25", or "" */
    std::string_view clause() const noexcept
    {
        return talon_status_clause(status);
    }
};

/** A sentence: "the suit led must be followed (FH-25): 7H 9H". */
inline std::string sentence(const refusal &why)
{
    std::string words(why.text());

    if (!why.clause().empty())
        words.append(" (").append(why.clause()).append(")");
    if (!why.cards.empty())
        words.append(": ").append(std::string_view(why.cards.text()));
    return words;
}

#if TALON_HPP_EXCEPTIONS
/** What is thrown where a call is refused. */
class refused : public std::runtime_error
{
  public:
    explicit refused(const refusal &why)
        : std::runtime_error(sentence(why)), why_(why)
    {
    }
    refused(const refusal &why, const std::string &words)
        : std::runtime_error(words), why_(why)
    {
    }
    const refusal &why() const noexcept { return why_; }
    talon_status status() const noexcept { return why_.status; }
    std::string_view name() const noexcept { return why_.name(); }
    std::string_view text() const noexcept { return why_.text(); }
    std::string_view clause() const noexcept { return why_.clause(); }
    talon::cards cards() const noexcept { return why_.cards; }

  private:
    refusal why_;
};

/** The library in use does not serve these headers. */
class other_version : public refused
{
  public:
    explicit other_version(const refusal &why)
        : refused(why, std::string("talon ") + talon_version_string() +
                           " does not serve a program that was built with "
                           "other headers")
    {
    }
};
#endif

namespace detail
{
[[noreturn]] inline void refuse(const refusal &why)
{
#if TALON_HPP_EXCEPTIONS
    if (!talon_version_serves(TALON_VERSION))
        throw other_version(why);
    throw refused(why);
#else
    (void)why;
    std::abort();
#endif
}

inline std::string version_text(std::uint32_t number)
{
    return std::to_string(number >> 16) + "." +
           std::to_string(number >> 8 & 255) + "." +
           std::to_string(number & 255);
}

/** Refuses a library beside libtalon that does not serve its headers. */
[[noreturn]] inline void refuse_other(const char *library,
                                      std::uint32_t version)
{
#if TALON_HPP_EXCEPTIONS
    refusal why;

    why.status = TALON_E_UNSUPPORTED;
    throw refused(why, library + (" " + version_text(version)) +
                           " does not serve a program that was built with "
                           "other headers");
#else
    (void)library;
    (void)version;
    std::abort();
#endif
}
} // namespace detail

/** The result of a call, or why it was refused. */
template <class Value> class [[nodiscard]] result
{
  public:
    result() = default;
    result(Value value) : why_(), value_(std::move(value)) {}
    result(const refusal &why) : why_(why), value_() {}

    bool ok() const noexcept { return why_.status >= 0; }
    explicit operator bool() const noexcept { return ok(); }
    /** False if the viewers do not know all of it, or moves are missing
     * (TALON_UNKNOWN). */
    bool known() const noexcept { return why_.status != TALON_UNKNOWN; }
    /** False if a limit or a stop came first, so that values are ranges
     * (TALON_UNFINISHED; see talon_advisor.hpp). */
    bool finished() const noexcept { return why_.status != TALON_UNFINISHED; }
    talon_status status() const noexcept { return why_.status; }
    const refusal &why() const noexcept { return why_; }

    /** The value; throws talon::refused if there is none. */
    Value &value() &
    {
        must();
        return value_;
    }
    const Value &value() const &
    {
        must();
        return value_;
    }
    Value &&value() &&
    {
        must();
        return std::move(value_);
    }
    Value &operator*() & { return value(); }
    const Value &operator*() const & { return value(); }
    Value *operator->() { return &value(); }
    const Value *operator->() const { return &value(); }

    /** For what is called to make the result. */
    refusal &raw_why() noexcept { return why_; }
    Value &raw_value() noexcept { return value_; }

  private:
    void must() const
    {
        if (why_.status < 0)
            detail::refuse(why_);
    }
    refusal why_ = {};
    Value value_ = {};
};

template <> class [[nodiscard]] result<void>
{
  public:
    result() = default;
    result(const refusal &why) : why_(why) {}
    bool ok() const noexcept { return why_.status >= 0; }
    explicit operator bool() const noexcept { return ok(); }
    talon_status status() const noexcept { return why_.status; }
    const refusal &why() const noexcept { return why_; }
    void value() const
    {
        if (why_.status < 0)
            detail::refuse(why_);
    }

  private:
    refusal why_ = {};
};

namespace detail
{
inline refusal why(talon_status status) noexcept
{
    refusal answer;

    answer.status = status;
    return answer;
}

/** Makes a vector or a text so long. Without exceptions, C++ ends the program
 * if there is no memory. */
template <class Sequence>
talon_status make_long(Sequence &what, std::size_t length) noexcept
{
#if TALON_HPP_EXCEPTIONS
    try {
        what.resize(length);
    } catch (...) {
        return TALON_E_MEMORY;
    }
#else
    what.resize(length);
#endif
    return TALON_OK;
}

/** Calls a function whose last parameter takes the one result. */
template <class Out, class As = Out, class Function, class... Parameters>
result<As> ask(Function function, Parameters... parameters) noexcept
{
    Out out = {};
    result<As> answer;

    answer.raw_why().status = function(parameters..., &out);
    answer.raw_value() = static_cast<As>(out);
    return answer;
}

/** A number as what it means. */
template <class As> result<As> as(const result<std::int32_t> &number) noexcept
{
    if (!number)
        return number.why();
    return static_cast<As>(*number);
}

/** Calls a function whose last parameters are a buffer, capacity and count. */
template <class Item, std::uint32_t N, class Function, class... Parameters>
result<list<Item, N>> fill(Function function, Parameters... parameters) noexcept
{
    result<list<Item, N>> answer;

    answer.raw_why().status = function(parameters..., answer.raw_value().data(),
                                       N, answer.raw_value().count());
    if (!answer.ok())
        *answer.raw_value().count() = 0;
    else if (*answer.raw_value().count() > N) /* the best, of more advice */
        *answer.raw_value().count() = N;
    return answer;
}

template <std::uint32_t N>
void put_cards(sequence<N> &into, const talon_card *cards, std::uint32_t count)
{
    *into.count() = count < N ? count : N;
    for (std::uint32_t i = 0; i < *into.count(); i++)
        into[i] = card(cards[i]);
}

/** The same, for cards in sequence. */
template <std::uint32_t N, class Function, class... Parameters>
result<sequence<N>> fill_cards(Function function,
                               Parameters... parameters) noexcept
{
    result<sequence<N>> answer;
    talon_card cards[N];
    std::uint32_t count = 0;

    answer.raw_why().status = function(parameters..., cards, N, &count);
    if (answer.ok())
        put_cards(answer.raw_value(), cards, count);
    return answer;
}

/** The same, for a text or bytes. */
template <class Room, std::size_t N, class Function, class... Parameters>
result<Room> write(Function function, Parameters... parameters) noexcept
{
    result<Room> answer;

    answer.raw_why().status = function(parameters..., answer.raw_value().data(),
                                       N, answer.raw_value().length());
    if (!answer.ok())
        *answer.raw_value().length() = 0;
    return answer;
}

/** The same, for a line of a record: without its line end. */
template <std::size_t N, class Function, class... Parameters>
result<text<N>> write_line(Function function, Parameters... parameters) noexcept
{
    result<text<N>> answer = write<text<N>, N>(function, parameters...);

    if (!answer.raw_value().empty())
        answer.raw_value().data()[--*answer.raw_value().length()] = '\0';
    return answer;
}

/** A text in which the suits may be symbols: with letters, as talon reads. */
template <std::size_t N>
std::size_t with_letters(std::string_view words, char (&room)[N]) noexcept
{
    constexpr std::string_view symbols[] = {
        "\xE2\x99\xA0", "\xE2\x99\xA3", "\xE2\x99\xA6", "\xE2\x99\xA5",
        "\xEF\xB8\x8F" /* shows the one before it in color */
    };
    constexpr char letters[] = "SCDH";
    std::size_t length = 0;

    while (!words.empty() && length < N) {
        std::size_t which = 0;

        while (which < 5 &&
               words.substr(0, symbols[which].size()) != symbols[which])
            which++;
        if (which < 4)
            room[length++] = letters[which];
        else if (which == 5)
            room[length++] = words[0];
        words.remove_prefix(which < 5 ? symbols[which].size() : 1);
    }
    return length;
}

template <std::size_t N>
std::size_t numbers_of(span<const card> cards, talon_card (&room)[N]) noexcept
{
    std::size_t i;

    for (i = 0; i < cards.size() && i < N; i++)
        room[i] = cards[i].number();
    return cards.size();
}
} // namespace detail

inline result<card> card::parse(std::string_view words) noexcept
{
    char room[16];
    std::size_t length = detail::with_letters(words, room);

    return detail::ask<talon_card, card>(
        [&](talon_card *out) { return talon_card_parse(room, length, out); });
}

inline card::card(std::string_view words) : card(parse(words).value()) {}

inline result<card> card::make(denomination printed_suit,
                               talon::rank printed_rank) noexcept
{
    return detail::ask<talon_card, card>(talon_card_make,
                                         talon::number(printed_suit),
                                         talon::number(printed_rank));
}

inline card::card(denomination printed_suit, talon::rank printed_rank)
    : card(make(printed_suit, printed_rank).value())
{
}

inline result<cards> cards::parse(std::string_view words) noexcept
{
    char room[2 * TALON_CARDS_TEXT_MAX];
    std::size_t length = detail::with_letters(words, room);

    return detail::ask<talon_cards, cards>(
        [&](talon_cards *out) { return talon_cards_parse(room, length, out); });
}

inline cards::cards(std::string_view words) : cards(parse(words).value()) {}

inline pack_of_cards cards::list() const noexcept
{
    return detail::fill_cards<TALON_PACK_MAX>(talon_cards_list, &mask_).value();
}

/* ---- the library, and terms: keys and names of numbers */

inline std::string_view version() noexcept
{
    return talon_version_string();
}
inline std::uint32_t version_number() noexcept
{
    return talon_version_number();
}
inline bool serves() noexcept
{
    return talon_version_serves(TALON_VERSION);
}
inline bool has(feature which) noexcept
{
    return talon_feature(number(which)) != 0;
}
inline result<std::int64_t> try_limit_of(limit which) noexcept
{
    return detail::ask<std::int64_t>(talon_limit, number(which));
}
inline std::int64_t limit_of(limit which)
{
    return try_limit_of(which).value();
}

/* What the library knows of a space. talon_advisor.hpp has such functions for
 * spaces of its own, whose type differs. */
inline const char *key_in(std::uint32_t space, std::int32_t term) noexcept
{
    return talon_term_key(space, term);
}
inline const char *label_in(std::uint32_t space, std::int32_t term) noexcept
{
    return talon_term_label(space, term);
}
inline result<std::int32_t> find_in(std::uint32_t space,
                                    const char *key) noexcept
{
    return detail::ask<std::int32_t>(talon_term_find, space, key);
}
inline std::uint32_t count_in(std::uint32_t space) noexcept
{
    return talon_term_count(space);
}
inline result<std::int32_t> at_in(std::uint32_t space,
                                  std::uint32_t index) noexcept
{
    return detail::ask<std::int32_t>(talon_term_at, space, index);
}

/** The key of a number: "call-card", "TALON_E_FOLLOW", "NT", "ace". */
template <class Term> std::string_view key(Term term) noexcept
{
    return key_in(space_of(term), static_cast<std::int32_t>(number(term)));
}
/** Its English name: "call", "no trump", "full house". */
template <class Term> std::string_view label(Term term) noexcept
{
    return label_in(space_of(term), static_cast<std::int32_t>(number(term)));
}
template <> inline std::string_view key(kind term) noexcept
{
    return talon_kind_key(number(term));
}
template <> inline std::string_view key(phase term) noexcept
{
    return talon_phase_key(number(term));
}
template <> inline std::string_view key(reason term) noexcept
{
    return talon_reason_key(number(term));
}
template <> inline std::string_view label(reason term) noexcept
{
    return talon_reason_text(number(term));
}
template <> inline std::string_view key(denomination term) noexcept
{
    return talon_denomination_key(number(term));
}
template <> inline std::string_view label(denomination term) noexcept
{
    return talon_denomination_label(number(term));
}
template <> inline std::string_view label(rank term) noexcept
{
    return talon_rank_label(number(term));
}
template <> inline std::string_view label(poker_hand term) noexcept
{
    return talon_poker_category_label(number(term));
}
template <> inline std::string_view key(tr::box term) noexcept
{
    return talon_tr_box_key(number(term));
}
/** The verb of a kind in records: "call". */
inline std::string_view verb(kind term) noexcept
{
    return talon_record_verb(number(term));
}

/** The term with a key. */
template <class Term> result<Term> try_term(const char *key) noexcept
{
    return detail::as<Term>(find_in(space_of(Term()), key));
}
template <class Term> Term term(const char *key)
{
    return try_term<Term>(key).value();
}
/** How many terms the library knows, and each of them. */
template <class Term> std::uint32_t term_count() noexcept
{
    return count_in(space_of(Term()));
}
template <class Term> result<Term> try_term_at(std::uint32_t index) noexcept
{
    return detail::as<Term>(at_in(space_of(Term()), index));
}
template <class Term> Term term_at(std::uint32_t index)
{
    return try_term_at<Term>(index).value();
}

/* ---- games, presets, options: what a settings screen shows */

/** Things that are numbered: a range. */
template <class Item> class numbered
{
  public:
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Item;
        using difference_type = std::ptrdiff_t;
        using pointer = const Item *;
        using reference = Item;
        iterator() noexcept = default;
        iterator(Item item) noexcept : item_(item) {}
        Item operator*() const noexcept { return item_; }
        iterator &operator++() noexcept
        {
            item_ = item_.next();
            return *this;
        }
        iterator operator++(int) noexcept
        {
            iterator before = *this;

            ++*this;
            return before;
        }
        friend bool operator==(const iterator &a, const iterator &b) noexcept
        {
            return a.item_.place() == b.item_.place();
        }
        friend bool operator!=(const iterator &a, const iterator &b) noexcept
        {
            return a.item_.place() != b.item_.place();
        }

      private:
        Item item_ = {};
    };
    numbered(Item first, Item last) noexcept : first_(first), last_(last) {}
    iterator begin() const noexcept { return first_; }
    iterator end() const noexcept { return last_; }
    std::size_t size() const noexcept { return last_.place() - first_.place(); }

  private:
    Item first_, last_;
};

/** A preset of a game. */
struct preset_info {
    game_id game = game_id::none;
    std::uint32_t number = 0;

    std::string_view key() const noexcept
    {
        return talon_preset_key(talon::number(game), number);
    }
    std::string_view label() const noexcept
    {
        return talon_preset_label(talon::number(game), number);
    }
    std::string_view text() const noexcept
    {
        return talon_preset_text(talon::number(game), number);
    }
    preset_info next() const noexcept { return {game, number + 1}; }
    std::uint32_t place() const noexcept { return number; }
};

/** A named value of an option. */
struct value_info {
    game_id game = game_id::none;
    std::uint32_t option = 0;
    std::uint32_t index = 0;

    std::int32_t value() const
    {
        return detail::ask<std::int32_t>(talon_option_value_at,
                                         talon::number(game), option, index)
            .value();
    }
    std::string_view key() const noexcept
    {
        return talon_option_value_key(talon::number(game), option, index);
    }
    std::string_view label() const noexcept
    {
        return talon_option_value_label(talon::number(game), option, index);
    }
    std::uint32_t since() const noexcept
    {
        return talon_option_value_since(talon::number(game), option, index);
    }
    value_info next() const noexcept { return {game, option, index + 1}; }
    std::uint32_t place() const noexcept { return index; }
};

/** The numbers that an option may have besides its named values. */
struct option_range {
    option_type type = option_type::none;
    std::int32_t low = 0, high = 0, step = 0;
};

/** An option of a game. */
struct option_info {
    game_id game = game_id::none;
    std::uint32_t number = 0;

    std::string_view key() const noexcept
    {
        return talon_option_key(talon::number(game), number);
    }
    std::string_view label() const noexcept
    {
        return talon_option_label(talon::number(game), number);
    }
    std::string_view text() const noexcept
    {
        return talon_option_text(talon::number(game), number);
    }
    std::string_view group_key() const noexcept
    {
        return talon_option_group_key(talon::number(game), number);
    }
    std::string_view group_label() const noexcept
    {
        return talon_option_group_label(talon::number(game), number);
    }
    std::string_view clause() const noexcept
    {
        return talon_option_clause(talon::number(game), number);
    }
    std::uint32_t since() const noexcept
    {
        return talon_option_since(talon::number(game), number);
    }
    option_range range() const
    {
        option_range answer;
        std::uint32_t type = 0;

        result<void>(detail::why(talon_option_range(
                         talon::number(game), number, &type, &answer.low,
                         &answer.high, &answer.step)))
            .value();
        answer.type = option_type(type);
        return answer;
    }
    numbered<value_info> values() const noexcept
    {
        return {
            value_info{game, number, 0},
            value_info{game, number,
                       talon_option_value_count(talon::number(game), number)}};
    }
    option_info next() const noexcept { return {game, number + 1}; }
    std::uint32_t place() const noexcept { return number; }
};

/** A group of options: those whose group_key() is its key. */
struct group_info {
    game_id game = game_id::none;
    std::uint32_t index = 0;

    std::string_view key() const noexcept
    {
        return talon_option_group_at(talon::number(game), index);
    }
    std::string_view label() const noexcept
    {
        return talon_option_group_label_at(talon::number(game), index);
    }
    group_info next() const noexcept { return {game, index + 1}; }
    std::uint32_t place() const noexcept { return index; }
};

/** A game of the library. */
struct game_info {
    std::uint32_t index = 0;

    game_id id() const noexcept { return game_id(talon_games_at(index)); }
    std::string_view key() const noexcept
    {
        return talon_games_key(talon_games_at(index));
    }
    std::string_view label() const noexcept
    {
        return talon_games_label(talon_games_at(index));
    }
    std::string_view text() const noexcept
    {
        return talon_games_text(talon_games_at(index));
    }
    /** Bytes of memory that a game needs, and that sampling needs. */
    std::size_t size() const
    {
        return detail::ask<std::size_t>(talon_games_bytes, number(id()))
            .value();
    }
    std::size_t sample_size() const
    {
        return detail::ask<std::size_t>(talon_sample_size, number(id()))
            .value();
    }
    numbered<preset_info> presets() const noexcept
    {
        return {preset_info{id(), 1},
                preset_info{id(), talon_preset_count(number(id())) + 1}};
    }
    numbered<group_info> groups() const noexcept
    {
        return {group_info{id(), 0},
                group_info{id(), talon_option_group_count(number(id()))}};
    }
    numbered<option_info> options() const noexcept
    {
        return {option_info{id(), 1},
                option_info{id(), talon_option_count(number(id())) + 1}};
    }
    game_info next() const noexcept { return {index + 1}; }
    std::uint32_t place() const noexcept { return index; }
};

inline numbered<game_info> games() noexcept
{
    return {game_info{0}, game_info{talon_games_count()}};
}

/* ---- rules */

/** What rules are nearest to. */
struct nearest {
    std::uint32_t preset = 0;
    std::uint32_t differences = 0;
};

/** The rules of a game. */
class rules
{
  public:
    using value_text = text<TALON_VALUE_TEXT_MAX>;
    using value_label = text<TALON_VALUE_LABEL_MAX>;

    rules() noexcept = default;
    explicit rules(const talon_rules &other) noexcept : raw_(other) {}
    /** A game and preset by their keys: "five-hundred", "australian-4". */
    explicit rules(const char *game_key, const char *preset_key = nullptr)
        : rules(make(game_key, preset_key).value())
    {
    }
    explicit rules(game_id game, std::uint32_t preset = 0)
        : rules(make(game, preset).value())
    {
    }
    static result<rules> make(game_id game, std::uint32_t preset = 0) noexcept
    {
        result<rules> answer;

        answer.raw_why().status =
            serves() ? talon_rules_init(&answer.raw_value().raw_,
                                        talon::number(game), preset)
                     : TALON_E_UNSUPPORTED;
        return answer;
    }
    static result<rules> make(const char *game_key,
                              const char *preset_key = nullptr) noexcept
    {
        result<rules> answer =
            make(game_id(talon_games_find(game_key)), std::uint32_t{0});

        if (answer.ok() && preset_key != nullptr)
            answer.raw_why().status =
                talon_rules_preset(&answer.raw_value().raw_, preset_key);
        return answer;
    }
    /** Reads the header of a record; why().offset says where it ends. */
    static result<rules> read(std::string_view record) noexcept
    {
        result<rules> answer;
        refusal &why = answer.raw_why();

        why.status = talon_rules_read(record.data(), record.size(),
                                      &answer.raw_value().raw_, &why.offset,
                                      &why.position);
        return answer;
    }

    const talon_rules *c() const noexcept { return &raw_; }
    talon_rules *c() noexcept { return &raw_; }
    game_id game() const noexcept { return game_id(raw_.game_id); }

    result<void> try_set(const char *option, const char *value) noexcept
    {
        return detail::why(talon_rules_set_text(&raw_, option, value));
    }
    result<void> try_set(const char *option, std::int32_t value) noexcept
    {
        return detail::why(talon_rules_set(&raw_, find(option), value));
    }
    /** Sets an option by key: set("slam", "off"), set("target", 300). */
    template <class Value> rules &set(const char *option, Value value)
    {
        try_set(option, value).value();
        return *this;
    }
    result<std::int32_t> try_get(const char *option) const noexcept
    {
        return detail::ask<std::int32_t>(talon_rules_get, &raw_, find(option));
    }
    std::int32_t get(const char *option) const
    {
        return try_get(option).value();
    }
    result<value_text> try_get_text(const char *option) const noexcept
    {
        return detail::write<value_text, TALON_VALUE_TEXT_MAX>(
            talon_rules_get_text, &raw_, find(option));
    }
    value_text get_text(const char *option) const
    {
        return try_get_text(option).value();
    }
    /** The English of an option's value, as a settings screen shows it. */
    result<value_label> try_get_label(const char *option) const noexcept
    {
        return detail::write<value_label, TALON_VALUE_LABEL_MAX>(
            talon_rules_get_label, &raw_, find(option));
    }
    value_label get_label(const char *option) const
    {
        return try_get_label(option).value();
    }
    bool applies(const char *option) const
    {
        return detail::ask<std::int32_t>(talon_rules_applies, &raw_,
                                         find(option))
                   .value() != 0;
    }
    /** What is wrong with them: nothing, if the list is empty. */
    list<problem, TALON_PROBLEMS_MAX> problems() const noexcept
    {
        list<problem, TALON_PROBLEMS_MAX> found;

        (void)talon_rules_check(&raw_, found.data(), TALON_PROBLEMS_MAX,
                                found.count());
        return found;
    }
    nearest nearest_preset() const
    {
        nearest answer;

        result<void>(detail::why(talon_rules_nearest_preset(
                         &raw_, &answer.preset, &answer.differences)))
            .value();
        return answer;
    }
    result<std::uint32_t> try_seat_count() const noexcept
    {
        return detail::ask<std::uint32_t>(talon_rules_seat_count, &raw_);
    }
    std::uint32_t seat_count() const { return try_seat_count().value(); }
    seats side(std::int32_t seat) const
    {
        return detail::ask<std::uint32_t, seats>(talon_rules_side, &raw_, seat)
            .value();
    }
    cards pack() const
    {
        return detail::ask<talon_cards, cards>(talon_rules_pack, &raw_).value();
    }
    /** The header of a record. */
    result<text<TALON_RULES_TEXT_MAX>> try_write() const noexcept
    {
        return detail::write<text<TALON_RULES_TEXT_MAX>, TALON_RULES_TEXT_MAX>(
            talon_rules_write, &raw_);
    }
    text<TALON_RULES_TEXT_MAX> write() const { return try_write().value(); }
    /** How many codes of moves there are; every code is below. */
    result<std::uint32_t> try_code_count(codes mode) const noexcept
    {
        return detail::ask<std::uint32_t>(talon_rules_code_count, &raw_,
                                          number(mode));
    }
    std::uint32_t code_count(codes mode) const
    {
        return try_code_count(mode).value();
    }
    /** What a code stands for, as a part of a move. */
    result<move> try_code_meaning(std::uint32_t code, codes mode) const noexcept
    {
        return detail::ask<move>(talon_rules_code_meaning, &raw_, number(mode),
                                 code);
    }
    move code_meaning(std::uint32_t code, codes mode) const
    {
        return try_code_meaning(code, mode).value();
    }

    /** How many numbers an observation has. */
    result<std::uint32_t> try_observation_count() const noexcept
    {
        return detail::ask<std::uint32_t>(talon_rules_observation_count, &raw_);
    }
    std::uint32_t observation_count() const
    {
        return try_observation_count().value();
    }
    /** How many fields it has, and a field by its index. */
    std::uint32_t observation_fields() const noexcept
    {
        return talon_observation_field_count(raw_.game_id);
    }
    result<talon_observation_field>
    try_observation_at(std::uint32_t index) const noexcept
    {
        return detail::ask<talon_observation_field>(
            talon_rules_observation_field, &raw_, index);
    }
    talon_observation_field observation_at(std::uint32_t index) const
    {
        return try_observation_at(index).value();
    }
    /** Its key, and what its numbers are. */
    const char *observation_key(std::uint32_t index) const noexcept
    {
        return talon_observation_field_key(raw_.game_id, index);
    }
    const char *observation_text(std::uint32_t index) const noexcept
    {
        return talon_observation_field_text(raw_.game_id, index);
    }

    friend bool operator==(const rules &a, const rules &b) noexcept
    {
        return detail::ask<std::int32_t>(talon_rules_equal, &a.raw_, &b.raw_)
                   .raw_value() != 0;
    }
    friend bool operator!=(const rules &a, const rules &b) noexcept
    {
        return !(a == b);
    }

  private:
    std::uint32_t find(const char *option) const noexcept
    {
        return talon_option_find(raw_.game_id, option);
    }
    talon_rules raw_ = {};
};

/** A preset of a game by key; the number is 0 if there is none. */
inline preset_info find_preset(game_id game, const char *key) noexcept
{
    return {game, talon_preset_find(number(game), key)};
}

/* ---- chance */

/** A generator of repeatable chance. Copy it to repeat its draws. */
class rng
{
  public:
    /** Up to 32 bytes of seed; zeros follow a shorter one. */
    explicit rng(std::string_view seed, std::uint32_t stream = 0) noexcept
    {
        std::uint8_t key[TALON_SEED_BYTES] = {};

        if (!seed.empty())
            std::memcpy(key, seed.data(),
                        seed.size() < sizeof key ? seed.size() : sizeof key);
        (void)talon_rng_seed(&raw_, key, stream);
    }
    explicit rng(const std::uint8_t (&seed)[TALON_SEED_BYTES],
                 std::uint32_t stream = 0) noexcept
    {
        (void)talon_rng_seed(&raw_, seed, stream);
    }
    talon_rng *c() noexcept { return &raw_; }
    std::uint32_t below(std::uint32_t bound) noexcept
    {
        return talon_rng_below(&raw_, bound);
    }
    void bytes(span<std::uint8_t> into) noexcept
    {
        (void)talon_rng_bytes(&raw_, into.data(), into.size());
    }
    void shuffle(span<talon_card> cards) noexcept
    {
        (void)talon_rng_shuffle(&raw_, cards.data(),
                                detail::count_of(cards.size()));
    }

  private:
    talon_rng raw_ = {};
};

/* ---- events */

/** The cards of an event or a move, as a range. */
template <class Thing> constexpr cards cards_of(const Thing &thing) noexcept
{
    return cards(thing.cards);
}

/** Clears the cards that not all of these seats may see. */
inline void redact(span<event> all, seats viewers)
{
    result<void>(detail::why(talon_events_redact(
                     all.data(), detail::count_of(all.size()), viewers.mask())))
        .value();
}

inline result<std::string> try_save(span<const event> all) noexcept
{
    result<std::string> answer;
    std::string &saved = answer.raw_value();

    answer.raw_why().status =
        detail::make_long(saved, all.size() * TALON_SAVED_EVENT_BYTES);
    if (answer.ok())
        answer.raw_why().status =
            talon_events_save(all.data(), detail::count_of(all.size()),
                              reinterpret_cast<std::uint8_t *>(saved.data()),
                              saved.size(), nullptr);
    if (!answer.ok())
        saved.clear();
    return answer;
}
/** Events as bytes: redact them first. */
inline std::string save(span<const event> all)
{
    return try_save(all).value();
}
inline result<events> try_load_events(bytes saved) noexcept
{
    return detail::fill<event, TALON_EVENTS_MAX>(talon_events_load,
                                                 saved.data(), saved.size());
}
inline events load_events(bytes saved)
{
    return try_load_events(saved).value();
}

/** A move of a kind. */
inline move make_move(kind what, std::int32_t seat, cards cards = {},
                      std::int32_t amount = 0,
                      denomination named = denomination::none) noexcept
{
    move made = {};

    made.kind = static_cast<std::uint16_t>(number(what));
    made.seat = static_cast<std::int8_t>(seat);
    made.cards = cards.mask();
    made.amount = amount;
    made.denomination = static_cast<std::uint8_t>(number(named));
    return made;
}

/* ---- games and views */

namespace detail
{
inline void *allocate(void *, std::size_t size)
{
    return ::operator new(size, std::nothrow);
}
inline void release(void *, void *memory, std::size_t)
{
    ::operator delete(memory);
}
} // namespace detail

/** Where the memory of games comes from: `operator new`, if nothing is said. */
using allocator = talon_allocator;

inline allocator default_allocator() noexcept
{
    return {nullptr, detail::allocate, detail::release};
}

/**
 * An allocator of C++ (std::allocator, std::pmr::polymorphic_allocator) for
 * games. It must last longer than they do.
 */
template <class Allocator> allocator allocator_from(Allocator &from) noexcept
{
    using words = typename std::allocator_traits<
        Allocator>::template rebind_alloc<std::uint64_t>;

    return {&from,
            [](void *context, std::size_t size) -> void * {
                words memory(*static_cast<Allocator *>(context));
#if TALON_HPP_EXCEPTIONS
                try {
                    return memory.allocate((size + 7) / 8);
                } catch (...) {
                    return nullptr;
                }
#else
                return memory.allocate((size + 7) / 8);
#endif
            },
            [](void *context, void *old, std::size_t size) {
                words memory(*static_cast<Allocator *>(context));

                memory.deallocate(static_cast<std::uint64_t *>(old),
                                  (size + 7) / 8);
            }};
}

/** Memory for one game, wherever it is put. */
struct room {
    alignas(TALON_GAME_ALIGNMENT) std::uint8_t memory[TALON_GAME_BYTES_MAX];
};

/** What was read from a line that is a move, draw or deal. */
struct line {
    talon::move move = {};
    pack_of_cards cards = {}; /**< of a draw or deal */
};

struct cards_at {
    talon::cards cards = {};
    std::uint32_t count = 0; /**< known or not */
};

class view;
class game;

/**
 * What games and views have in common: everything that only asks. One that was
 * moved from answers every question with TALON_E_NULL.
 */
class position
{
  public:
    const talon_game *c() const noexcept { return handle_; }
    explicit operator bool() const noexcept { return handle_ != nullptr; }

    result<talon::rules> try_rules() const noexcept
    {
        return ask<talon_rules, talon::rules>(talon_game_rules);
    }
    talon::rules rules() const { return try_rules().value(); }
    std::uint64_t hash() const
    {
        return ask<std::uint64_t>(talon_game_hash).value();
    }
    /** A seat, seat::table or seat::nobody. */
    std::int32_t to_act() const
    {
        return ask<std::int32_t>(talon_game_to_act).value();
    }
    seats owing() const
    {
        return ask<std::uint32_t, seats>(talon_game_owing).value();
    }
    std::uint32_t turn() const
    {
        return ask<std::uint32_t>(talon_game_turn).value();
    }
    talon::phase phase() const
    {
        return ask<std::uint32_t, talon::phase>(talon_game_phase).value();
    }
    std::uint32_t seat_count() const
    {
        return ask<std::uint32_t>(talon_game_seat_count).value();
    }
    std::uint32_t deal_count() const
    {
        return ask<std::uint32_t>(talon_game_deal_count).value();
    }
    bool deal_over() const
    {
        return ask<std::int32_t>(talon_game_deal_over).value() != 0;
    }
    result<amounts> try_totals() const noexcept
    {
        return detail::fill<std::int64_t, TALON_SEATS_MAX>(talon_game_totals,
                                                           handle_);
    }
    amounts totals() const { return try_totals().value(); }
    result<amounts> try_returns() const noexcept
    {
        return detail::fill<std::int64_t, TALON_SEATS_MAX>(talon_game_returns,
                                                           handle_);
    }
    amounts returns() const { return try_returns().value(); }
    seats winners() const
    {
        return ask<std::uint32_t, seats>(talon_game_winners).value();
    }
    seats side(std::int32_t seat) const
    {
        return ask<std::uint32_t, seats>(talon_game_side, seat).value();
    }
    /** The seats of a view; all seats of a game. */
    seats viewers() const
    {
        std::uint32_t mask = 0;

        must(talon_game_viewers(handle_, &mask, nullptr));
        return mask;
    }

    /** What the seat or table to act may do. */
    result<talon::choices> try_choices() const noexcept
    {
        return detail::fill<choice, TALON_CHOICES_MAX>(talon_game_choices,
                                                       handle_);
    }
    talon::choices choices() const { return try_choices().value(); }
    result<talon::choices> try_choices(std::int32_t seat) const noexcept
    {
        return detail::fill<choice, TALON_CHOICES_MAX>(talon_game_choices_of,
                                                       handle_, seat);
    }
    talon::choices choices(std::int32_t seat) const
    {
        return try_choices(seat).value();
    }
    /** The moves of the seat or table to act, by index. */
    result<std::uint32_t> try_move_count() const noexcept
    {
        return ask<std::uint32_t>(talon_game_move_count);
    }
    std::uint32_t move_count() const { return try_move_count().value(); }
    result<move> try_move_at(std::uint32_t index) const noexcept
    {
        return ask<move>(talon_game_move_at, index);
    }
    move move_at(std::uint32_t index) const
    {
        return try_move_at(index).value();
    }
    result<std::uint32_t> try_seat_move_count(std::int32_t seat) const noexcept
    {
        return ask<std::uint32_t>(talon_game_seat_move_count, seat);
    }
    std::uint32_t seat_move_count(std::int32_t seat) const
    {
        return try_seat_move_count(seat).value();
    }
    result<move> try_seat_move_at(std::int32_t seat,
                                  std::uint32_t index) const noexcept
    {
        return ask<move>(talon_game_seat_move_at, seat, index);
    }
    move seat_move_at(std::int32_t seat, std::uint32_t index) const
    {
        return try_seat_move_at(seat, index).value();
    }
    result<std::uint32_t> try_index_of(const move &next) const noexcept
    {
        return ask<std::uint32_t>(talon_game_move_index, &next);
    }
    std::uint32_t index_of(const move &next) const
    {
        return try_index_of(next).value();
    }
    /** Whether a move may be made: an answer, never an exception. */
    refusal check(const move &next) const noexcept
    {
        talon_cards concerned = 0;
        refusal answer =
            detail::why(talon_game_check(handle_, &next, &concerned));

        answer.cards = concerned;
        return answer;
    }
    result<move> try_random_move(rng &chance) const noexcept
    {
        return ask<move>(talon_game_move_random, chance.c());
    }
    move random_move(rng &chance) const
    {
        return try_random_move(chance).value();
    }

    /** The codes of a move of a seat, which need not be legal now. */
    result<talon::move_codes> try_move_codes(const move &next,
                                             codes mode) const noexcept
    {
        return detail::fill<std::uint32_t, TALON_MOVE_CODES_MAX>(
            talon_game_move_codes, handle_, number(mode), &next);
    }
    talon::move_codes move_codes(const move &next, codes mode) const
    {
        return try_move_codes(next, mode).value();
    }
    /**
     * The codes with which a seat may go on after those so far, rising; none if
     * these are a whole move.
     */
    result<next_codes> try_codes_after(std::int32_t seat,
                                       span<const std::uint32_t> prefix,
                                       codes mode) const noexcept
    {
        return detail::fill<std::uint32_t, TALON_RULES_CODES_MAX>(
            talon_game_codes_after, handle_, seat, number(mode), prefix.data(),
            detail::count_of(prefix.size()));
    }
    next_codes codes_after(std::int32_t seat, span<const std::uint32_t> prefix,
                           codes mode) const
    {
        return try_codes_after(seat, prefix, mode).value();
    }
    /** Those codes as a mask: 1 for each. */
    result<code_mask> try_mask_after(std::int32_t seat,
                                     span<const std::uint32_t> prefix,
                                     codes mode) const noexcept
    {
        return detail::fill<std::uint8_t, TALON_RULES_CODES_MAX>(
            talon_game_code_mask, handle_, seat, number(mode), prefix.data(),
            detail::count_of(prefix.size()));
    }
    code_mask mask_after(std::int32_t seat, span<const std::uint32_t> prefix,
                         codes mode) const
    {
        return try_mask_after(seat, prefix, mode).value();
    }
    /** What a seat knows, as numbers: the fields of rules::observation_at(). */
    result<observation> try_observe(std::int32_t seat) const noexcept
    {
        return detail::fill<std::int32_t, TALON_OBSERVATION_MAX>(
            talon_game_observe, handle_, seat);
    }
    observation observe(std::int32_t seat) const
    {
        return try_observe(seat).value();
    }
    /** The legal move that has these codes. */
    result<move> try_move_of_codes(std::int32_t seat,
                                   span<const std::uint32_t> all,
                                   codes mode) const noexcept
    {
        return ask<move>(talon_game_move_of_codes, seat, number(mode),
                         all.data(), detail::count_of(all.size()));
    }
    move move_of_codes(std::int32_t seat, span<const std::uint32_t> all,
                       codes mode) const
    {
        return try_move_of_codes(seat, all, mode).value();
    }

    result<talon::cards_at> try_cards(std::uint32_t place) const noexcept
    {
        result<talon::cards_at> answer;
        talon_cards known = 0;

        answer.raw_why().status =
            talon_game_cards(handle_, place, &known, &answer.raw_value().count);
        answer.raw_value().cards = known;
        return answer;
    }
    /** The known cards of a hand, or at a place. */
    talon::cards cards(std::uint32_t hand) const
    {
        return try_cards(hand).value().cards;
    }
    talon::cards cards(std::int32_t seat) const
    {
        return cards(static_cast<std::uint32_t>(seat));
    }
    talon::cards cards(place where) const { return cards(number(where)); }
    /** The suit that a card belongs to now. */
    result<suit> try_suit_of(card which) const noexcept
    {
        return ask<std::uint32_t, suit>(talon_game_card_suit, which.number());
    }
    suit suit_of(card which) const { return try_suit_of(which).value(); }
    /** Cards in the order in which to show a hand. */
    result<pack_of_cards> try_sort_hand(talon::cards hand) const noexcept
    {
        talon_cards mask = hand.mask();

        return detail::fill_cards<TALON_PACK_MAX>(talon_game_sort_hand, handle_,
                                                  &mask);
    }
    pack_of_cards sort_hand(talon::cards hand) const
    {
        return try_sort_hand(hand).value();
    }
    /** The cards that are due, shuffled. */
    result<pack_of_cards> try_shuffle(rng &chance) const noexcept
    {
        return detail::fill_cards<TALON_PACK_MAX>(talon_game_shuffle, handle_,
                                                  chance.c());
    }
    pack_of_cards shuffle(rng &chance) const
    {
        return try_shuffle(chance).value();
    }
    /** Where each card of the pack that is due will go. */
    list<std::uint8_t, TALON_PACK_MAX> deal_places() const
    {
        return detail::fill<std::uint8_t, TALON_PACK_MAX>(
                   talon_game_deal_places, handle_)
            .value();
    }
    /** A pack that deals wanted cards: wanted[p] to place p. */
    result<pack_of_cards>
    try_pack_for(span<const talon::cards> wanted) const noexcept
    {
        talon_cards sets[TALON_DEAL_PLACES] = {};

        for (std::size_t i = 0; i < wanted.size() && i < TALON_DEAL_PLACES; i++)
            sets[i] = wanted[i].mask();
        return detail::fill_cards<TALON_PACK_MAX>(
            talon_game_pack_for, handle_, sets,
            detail::count_of(wanted.size()));
    }
    pack_of_cards pack_for(span<const talon::cards> wanted) const
    {
        return try_pack_for(wanted).value();
    }

    result<saved_game> try_save() const noexcept
    {
        return detail::write<saved_game, TALON_SAVE_BYTES_MAX>(talon_game_save,
                                                               handle_);
    }
    saved_game save() const { return try_save().value(); }
    /** What a seat knows, as bytes to compare or hash. */
    result<blob<TALON_GAME_BYTES_MAX>>
    try_information_key(std::int32_t seat) const noexcept
    {
        return detail::write<blob<TALON_GAME_BYTES_MAX>, TALON_GAME_BYTES_MAX>(
            talon_game_information_key, handle_, seat);
    }
    blob<TALON_GAME_BYTES_MAX> information_key(std::int32_t seat) const
    {
        return try_information_key(seat).value();
    }

    /** A move, draw or deal as a record has it ("1 bid 7H"). */
    result<line> try_parse(std::string_view words) const noexcept
    {
        result<line> answer;
        talon_card numbers[TALON_PACK_MAX];
        std::uint32_t count = 0;

        answer.raw_why().status = talon_record_parse(
            handle_, words.data(), words.size(), &answer.raw_value().move,
            numbers, TALON_PACK_MAX, &count, &answer.raw_why().position);
        if (answer.ok())
            detail::put_cards(answer.raw_value().cards, numbers, count);
        return answer;
    }
    line parse(std::string_view words) const
    {
        return try_parse(words).value();
    }
    /** A move or a deal as a line of a record, without its line end. */
    result<text<TALON_MOVE_TEXT_MAX>> try_write(const move &next) const noexcept
    {
        return detail::write_line<TALON_MOVE_TEXT_MAX>(talon_record_write_move,
                                                       handle_, &next);
    }
    text<TALON_MOVE_TEXT_MAX> write(const move &next) const
    {
        return try_write(next).value();
    }
    result<text<TALON_DEAL_TEXT_MAX>>
    try_write(span<const card> deal) const noexcept
    {
        talon_card numbers[TALON_PACK_MAX];
        std::size_t count = detail::numbers_of(deal, numbers);

        if (count > TALON_PACK_MAX)
            return detail::why(TALON_E_CARD_COUNT);
        return detail::write_line<TALON_DEAL_TEXT_MAX>(
            talon_record_write_deal, handle_, numbers, detail::count_of(count));
    }
    text<TALON_DEAL_TEXT_MAX> write(span<const card> deal) const
    {
        return try_write(deal).value();
    }

    /**
     * Plays the hand dealt last again: a game in which this pack was dealt and
     * these moves were made. Tripoli needs the events since the deal.
     */
    result<talon::game> try_rebuild(span<const card> pack,
                                    span<const move> moves,
                                    span<const event> told = {}) const;
    talon::game rebuild(span<const card> pack, span<const move> moves,
                        span<const event> told = {}) const;

    /** The same state; the turn does not count. */
    friend bool operator==(const position &a, const position &b)
    {
        return detail::ask<std::int32_t>(talon_game_equal, a.handle_, b.handle_)
                   .value() != 0;
    }
    friend bool operator!=(const position &a, const position &b)
    {
        return !(a == b);
    }

  protected:
    position() noexcept = default;
    explicit position(allocator from) noexcept : from_(from) {}
    position(const position &other) : from_(other.from_)
    {
        must(assign(other));
    }
    position(position &&other) noexcept { swap(other); }
    position &operator=(const position &other)
    {
        must(assign(other));
        return *this;
    }
    position &operator=(position &&other) noexcept
    {
        position taken(std::move(other));

        swap(taken);
        return *this;
    }
    ~position() { drop(); }

    static void must(talon_status status)
    {
        result<void>(detail::why(status)).value();
    }
    template <class Out, class As = Out, class Function, class... Parameters>
    result<As> ask(Function function, Parameters... parameters) const noexcept
    {
        return detail::ask<Out, As>(function, handle_, parameters...);
    }

    /** Memory of its own, for init() to make a game in. */
    template <class Init> talon_status take(std::uint32_t game_id, Init init)
    {
        std::size_t size = 0;
        talon_status status =
            serves() ? talon_games_bytes(game_id, &size) : TALON_E_UNSUPPORTED;
        void *memory = nullptr;
        talon_game *made = nullptr;

        if (status < 0)
            return status;
        if (from_.allocate == nullptr || from_.release == nullptr)
            from_ = default_allocator();
        memory = from_.allocate(from_.context, size);
        if (memory == nullptr)
            return TALON_E_MEMORY;
        status = init(memory, size, &made);
        if (status < 0) {
            from_.release(from_.context, memory, size);
            return status;
        }
        drop();
        handle_ = made;
        size_ = size;
        return status;
    }
    talon_status init(const talon::rules &rules)
    {
        return take(rules.c()->game_id,
                    [&](void *memory, std::size_t size, talon_game **made) {
                        return talon_game_init(memory, size, rules.c(), made);
                    });
    }
    talon_status init_in(void *memory, std::size_t size,
                         const talon::rules &rules)
    {
        return serves() ? talon_game_init(memory, size, rules.c(), &handle_)
                        : TALON_E_UNSUPPORTED;
    }
    talon_status load_new(bytes saved, bool wanted, std::size_t *offset)
    {
        talon_rules rules;
        std::int32_t is_view = 0;
        talon_status status = talon_saved_rules(saved.data(), saved.size(),
                                                &rules, nullptr, &is_view);

        if (status < 0)
            return status;
        if ((is_view != 0) != wanted)
            return TALON_E_VIEW;
        return take(rules.game_id, [&](void *memory, std::size_t size,
                                       talon_game **made) {
            return talon_game_init_saved(memory, size, saved.data(),
                                         saved.size(), made, offset);
        });
    }
    talon_status assign(const position &other)
    {
        talon_rules rules;

        if (other.handle_ == nullptr) {
            drop();
            return TALON_OK;
        }
        if (handle_ != nullptr &&
            talon_game_copy(handle_, other.handle_) == TALON_OK)
            return TALON_OK;
        if (talon_game_rules(other.handle_, &rules) < 0)
            return TALON_E_HANDLE;
        return take(rules.game_id, [&](void *memory, std::size_t size,
                                       talon_game **made) {
            return talon_game_clone(memory, size, other.handle_, made);
        });
    }
    void drop() noexcept
    {
        if (size_ != 0)
            from_.release(from_.context, handle_, size_);
        handle_ = nullptr;
        size_ = 0;
    }
    void swap(position &other) noexcept
    {
        std::swap(handle_, other.handle_);
        std::swap(size_, other.size_);
        std::swap(from_, other.from_);
    }

    friend class view;
    friend class game;
    friend class sampler;
    talon_game *handle_ = nullptr;
    std::size_t size_ = 0; /**< of memory that is owned, or 0 */
    allocator from_ = {nullptr, nullptr, nullptr};
};

/** A complete game. A copy is a game of its own: keep one to undo. */
class game : public position
{
  public:
    /** No game: everything is refused with TALON_E_NULL. */
    game() noexcept = default;
    explicit game(const talon::rules &rules,
                  allocator from = default_allocator())
        : position(from)
    {
        must(init(rules));
    }
    /** In memory of the caller, which must last longer. */
    game(const talon::rules &rules, room &memory)
    {
        must(init_in(memory.memory, sizeof memory.memory, rules));
    }
    explicit game(bytes saved) : game(load_saved(saved).value()) {}

    static result<game> make(const talon::rules &rules,
                             allocator from = default_allocator())
    {
        result<game> answer;

        answer.raw_value().from_ = from;
        answer.raw_why().status = answer.raw_value().init(rules);
        return answer;
    }
    static result<game> make(const talon::rules &rules, room &memory)
    {
        result<game> answer;

        answer.raw_why().status = answer.raw_value().init_in(
            memory.memory, sizeof memory.memory, rules);
        return answer;
    }
    static result<game> load_saved(bytes saved)
    {
        result<game> answer;

        answer.raw_why().status =
            answer.raw_value().load_new(saved, false, &answer.raw_why().offset);
        return answer;
    }
    /** A copy without exceptions. */
    result<game> try_copy() const
    {
        result<game> answer;

        answer.raw_value().from_ = from_;
        answer.raw_why().status = answer.raw_value().assign(*this);
        return answer;
    }
    talon_game *c() noexcept { return handle_; }
    using position::c;

    /** Makes a move and returns what happened, as the table sees it. */
    result<events> try_apply(const move &next) noexcept
    {
        result<events> answer = detail::fill<event, TALON_EVENTS_MAX>(
            talon_game_apply, handle_, &next);

        if (!answer.ok())
            answer.raw_why().cards = check(next).cards;
        return answer;
    }
    events apply(const move &next) { return try_apply(next).value(); }
    /** Makes what is due by chance: a draw, a deal, a board. */
    result<events> try_chance(rng &chance) noexcept
    {
        return detail::fill<event, TALON_EVENTS_MAX>(talon_game_chance, handle_,
                                                     chance.c());
    }
    events chance(rng &from) { return try_chance(from).value(); }
    /** Deals cards in sequence. */
    result<events> try_deal(span<const card> cards) noexcept
    {
        talon_card numbers[TALON_PACK_MAX];
        std::size_t count = detail::numbers_of(cards, numbers);

        if (count > TALON_PACK_MAX)
            return detail::why(TALON_E_CARD_COUNT);
        return detail::fill<event, TALON_EVENTS_MAX>(
            talon_game_deal, handle_, numbers, detail::count_of(count));
    }
    events deal(span<const card> cards) { return try_deal(cards).value(); }

    /** A pack that deals the hand dealt last again. */
    result<pack_of_cards> try_hand_pack() const noexcept
    {
        return detail::fill_cards<TALON_PACK_MAX>(talon_game_hand_pack,
                                                  handle_);
    }
    pack_of_cards hand_pack() const { return try_hand_pack().value(); }
    /**
     * The moves since the deal. In Tripoli some are not kept; known() is then
     * false. None are missing if the events since the deal are told.
     */
    result<std::vector<move>>
    try_history(span<const event> told = {}) const noexcept
    {
        result<std::vector<move>> answer;
        std::vector<move> &moves = answer.raw_value();
        std::size_t room = TALON_HISTORY_MAX;
        std::uint32_t count = 0;

        if (told.size() > room)
            room = told.size();
        answer.raw_why().status = detail::make_long(moves, room);
        if (answer.ok())
            answer.raw_why().status = talon_game_history(
                handle_, told.data(), detail::count_of(told.size()),
                moves.data(), detail::count_of(room), &count);
        moves.resize(answer.ok() ? count : 0);
        return answer;
    }
    std::vector<move> history(span<const event> told = {}) const
    {
        return try_history(told).value();
    }
    /** The same as rebuild() of a game or view, in the memory of this game. */
    result<void> try_rebuild_from(const position &of, span<const card> pack,
                                  span<const move> moves,
                                  span<const event> told = {}) noexcept
    {
        talon_card numbers[TALON_PACK_MAX];
        std::size_t count = detail::numbers_of(pack, numbers);
        std::uint32_t made = 0;
        refusal why;

        if (count > TALON_PACK_MAX)
            return detail::why(TALON_E_CARD_COUNT);
        why.status = talon_game_rebuild(handle_, of.handle_, told.data(),
                                        detail::count_of(told.size()), numbers,
                                        detail::count_of(count), moves.data(),
                                        detail::count_of(moves.size()), &made);
        why.offset = made;
        return why;
    }
    void rebuild_from(const position &of, span<const card> pack,
                      span<const move> moves, span<const event> told = {})
    {
        try_rebuild_from(of, pack, moves, told).value();
    }

    /** Loads a saved game of the same kind into this one. */
    result<void> try_load(bytes saved) noexcept
    {
        refusal why;
        std::int32_t is_view = 0;

        why.status = talon_saved_rules(saved.data(), saved.size(), nullptr,
                                       nullptr, &is_view);
        if (why.status >= 0)
            why.status = is_view != 0
                             ? TALON_E_VIEW
                             : talon_game_load(handle_, saved.data(),
                                               saved.size(), &why.offset);
        return why;
    }
    void load(bytes saved) { try_load(saved).value(); }

    /** Reads one line of a record: makes its move, or checks what it says. */
    result<events> try_read_line(std::string_view words,
                                 bool check_annotations = true) noexcept
    {
        result<events> answer;
        events &made = answer.raw_value();

        answer.raw_why().status = talon_record_read_line(
            handle_, words.data(), words.size(), check_annotations, made.data(),
            TALON_EVENTS_MAX, made.count(), &answer.raw_why().position);
        if (!answer.ok()) {
            result<line> parsed = try_parse(words);

            *made.count() = 0;
            if (parsed.ok() && parsed->cards.empty())
                answer.raw_why().cards = check(parsed->move).cards;
        }
        return answer;
    }
    events read_line(std::string_view words, bool check_annotations = true)
    {
        return try_read_line(words, check_annotations).value();
    }
    /** Reads the lines after a header; returns how many bytes it has read. */
    result<std::size_t> try_read(std::string_view lines,
                                 bool check_annotations = true) noexcept
    {
        result<std::size_t> answer;
        refusal &why = answer.raw_why();

        why.status =
            talon_record_read(handle_, lines.data(), lines.size(),
                              check_annotations, &why.offset, &why.position);
        answer.raw_value() = why.offset;
        return answer;
    }
    std::size_t read(std::string_view lines, bool check_annotations = true)
    {
        return try_read(lines, check_annotations).value();
    }
    /** All annotations that are true now. They show every card. */
    text<TALON_RECORD_STATE_MAX> write_state() const
    {
        return detail::write<text<TALON_RECORD_STATE_MAX>,
                             TALON_RECORD_STATE_MAX>(talon_record_write_state,
                                                     handle_)
            .value();
    }
};

inline result<game> position::try_rebuild(span<const card> pack,
                                          span<const move> moves,
                                          span<const event> told) const
{
    result<game> answer;

    answer.raw_why().status = answer.raw_value().assign(*this);
    if (answer.ok())
        answer.raw_why() =
            answer.raw_value().try_rebuild_from(*this, pack, moves, told).why();
    return answer;
}
inline game position::rebuild(span<const card> pack, span<const move> moves,
                              span<const event> told) const
{
    return try_rebuild(pack, moves, told).value();
}

/** A record from its header on: the game it ends with. */
inline result<game> try_read_record(std::string_view record)
{
    result<rules> header = rules::read(record);
    result<game> answer;

    if (!header.ok())
        return header.why();
    answer = game::make(*header);
    if (answer.ok()) {
        std::size_t start = header.why().offset;
        result<std::size_t> read = answer->try_read(record.substr(start), true);

        answer.raw_why() = read.why();
        answer.raw_why().offset += start;
        answer.raw_why().position.line += header.why().position.line - 1;
    }
    return answer;
}
inline game read_record(std::string_view record)
{
    return try_read_record(record).value();
}

/** What some seats know of a game. It can be asked, but not played on. */
class view : public position
{
  public:
    view() noexcept = default;
    /** What these seats see; no seats: a spectator. */
    view(const position &of, seats viewers) : view(make(of, viewers).value()) {}
    explicit view(bytes saved) : view(load_saved(saved).value()) {}

    static result<view> make(const position &of, seats viewers)
    {
        result<view> answer;

        answer.raw_why().status = answer.raw_value().assign(of);
        if (answer.ok())
            answer.raw_why().status =
                answer.raw_value().handle_ == nullptr
                    ? TALON_E_NULL
                    : talon_game_redact(answer.raw_value().handle_, of.handle_,
                                        viewers.mask());
        return answer;
    }
    static result<view> load_saved(bytes saved)
    {
        result<view> answer;

        answer.raw_why().status =
            answer.raw_value().load_new(saved, true, &answer.raw_why().offset);
        return answer;
    }
    /** Makes this the view of a game of the same kind, in the same memory. */
    result<void> try_update(const position &of, seats viewers) noexcept
    {
        return detail::why(
            talon_game_redact(handle_, of.handle_, viewers.mask()));
    }
    void update(const position &of, seats viewers)
    {
        try_update(of, viewers).value();
    }
};

/** Draws games that a view allows; it keeps the memory that this takes. */
class sampler
{
  public:
    sampler() noexcept = default;
    sampler(const sampler &) = delete;
    sampler &operator=(const sampler &) = delete;
    ~sampler() { ::operator delete(scratch_); }

    /** A complete game that the viewers of a view cannot tell from theirs. */
    result<game> try_sample(const view &of, rng &chance)
    {
        result<game> answer;
        result<rules> rules = of.try_rules();

        answer.raw_why() = rules.why();
        if (answer.ok())
            answer.raw_why().status = make_room(rules->c()->game_id);
        if (answer.ok())
            answer.raw_why().status = answer.raw_value().assign(of);
        if (answer.ok())
            answer.raw_why().status =
                talon_game_sample(answer.raw_value().handle_, of.handle_,
                                  chance.c(), scratch_, size_);
        return answer;
    }
    game sample(const view &of, rng &chance)
    {
        return try_sample(of, chance).value();
    }

  private:
    talon_status make_room(std::uint32_t game_id)
    {
        std::size_t size = 0;
        talon_status status = talon_sample_size(game_id, &size);

        if (status < 0 || size <= size_)
            return status;
        ::operator delete(scratch_);
        scratch_ = ::operator new(size, std::nothrow);
        size_ = scratch_ != nullptr ? size : 0;
        return scratch_ != nullptr ? status : TALON_E_MEMORY;
    }
    void *scratch_ = nullptr;
    std::size_t size_ = 0;
};

/* ---- poker */

namespace poker
{
/** A hand: its rank compares as the hands do. */
struct best {
    std::uint32_t rank = 0;
    talon::cards five = {};
};

inline result<std::uint32_t> try_rank_of(cards five) noexcept
{
    talon_cards mask = five.mask();

    return detail::ask<std::uint32_t>(talon_poker_rank, &mask);
}
inline std::uint32_t rank_of(cards five)
{
    return try_rank_of(five).value();
}

/** The best five of five to 52 cards. */
inline result<best> try_best_of(cards set) noexcept
{
    talon_cards mask = set.mask(), five = 0;
    result<best> answer;

    answer.raw_why().status =
        talon_poker_best(&mask, &answer.raw_value().rank, &five);
    answer.raw_value().five = five;
    return answer;
}
inline best best_of(cards set)
{
    return try_best_of(set).value();
}

/** Ranks many sets; returns the index of the first refused, or their number. */
inline result<std::uint32_t> try_ranks_of(span<const talon_cards> sets,
                                          span<std::uint32_t> ranks) noexcept
{
    if (ranks.size() < sets.size())
        return detail::why(TALON_E_SPACE);
    return detail::ask<std::uint32_t>(talon_poker_ranks, sets.data(),
                                      detail::count_of(sets.size()),
                                      ranks.data());
}
inline poker_hand category(std::uint32_t rank) noexcept
{
    return poker_hand(talon_poker_category(rank));
}
inline result<text<TALON_POKER_TEXT_MAX>> try_words(std::uint32_t rank) noexcept
{
    return detail::write<text<TALON_POKER_TEXT_MAX>, TALON_POKER_TEXT_MAX>(
        talon_poker_format, rank);
}
/** "full house, kings over tens" */
inline text<TALON_POKER_TEXT_MAX> words(std::uint32_t rank)
{
    return try_words(rank).value();
}
} // namespace poker

/* ---- Five Hundred */

namespace fh
{
using cards_of_trick = sequence<TALON_FH_SEATS_MAX>;

struct trick_info {
    std::int32_t leader = TALON_NOBODY;
    cards_of_trick cards = {};
    talon::suit suit = talon::suit::none;
    std::int32_t winner = TALON_NOBODY;
};
struct winning_info {
    std::int32_t seat = TALON_NOBODY;
    talon::card card = {};
};
struct playable_info {
    std::int32_t seat = TALON_NOBODY;
    talon::cards cards = {};
    std::uint32_t suits = 0;
};

inline result<state> try_state_of(const position &of) noexcept
{
    return detail::ask<state>(talon_fh_state_of, of.c());
}
inline state state_of(const position &of)
{
    return try_state_of(of).value();
}

inline result<list<move, TALON_FH_BIDS_MAX>>
try_bids(const position &of) noexcept
{
    return detail::fill<move, TALON_FH_BIDS_MAX>(talon_fh_bids, of.c());
}
inline list<move, TALON_FH_BIDS_MAX> bids(const position &of)
{
    return try_bids(of).value();
}

/** The seats that have passed for good in the auction of the hand. */
inline result<seats> try_passed(const position &of) noexcept
{
    return detail::ask<std::uint32_t, seats>(talon_fh_passed, of.c());
}
inline seats passed(const position &of)
{
    return try_passed(of).value();
}

/** A trick of the hand, from 1. */
inline result<trick_info> try_trick(const position &of,
                                    std::uint32_t number) noexcept
{
    result<trick_info> answer;
    trick_info &trick = answer.raw_value();
    talon_card cards[TALON_FH_SEATS_MAX];
    std::uint32_t count = 0, suit = 0;

    answer.raw_why().status =
        talon_fh_trick(of.c(), number, &trick.leader, cards, TALON_FH_SEATS_MAX,
                       &count, &suit, &trick.winner);
    if (answer.ok())
        detail::put_cards(trick.cards, cards, count);
    trick.suit = talon::suit(suit);
    return answer;
}
inline trick_info trick(const position &of, std::uint32_t number)
{
    return try_trick(of, number).value();
}

/** Who is winning the trick on the table. */
inline result<winning_info> try_winning(const position &of) noexcept
{
    result<winning_info> answer;
    talon_card number = TALON_CARD_NONE;

    answer.raw_why().status =
        talon_fh_winning(of.c(), &answer.raw_value().seat, &number);
    answer.raw_value().card = card(number);
    return answer;
}
inline winning_info winning(const position &of)
{
    return try_winning(of).value();
}

/** The cards drawn for the deal, by seat. */
inline result<cards_of_trick> try_drawn(const position &of) noexcept
{
    return detail::fill_cards<TALON_FH_SEATS_MAX>(talon_fh_drawn, of.c());
}
inline cards_of_trick drawn(const position &of)
{
    return try_drawn(of).value();
}

inline result<score> try_last_score(const position &of) noexcept
{
    return detail::ask<score>(talon_fh_last_score, of.c());
}
inline score last_score(const position &of)
{
    return try_last_score(of).value();
}

/** For loops that play many tricks: the cards that may be played. */
inline result<playable_info> try_playable(const position &of) noexcept
{
    result<playable_info> answer;
    playable_info &playable = answer.raw_value();
    talon_cards mask = 0;

    answer.raw_why().status =
        talon_fh_playable(of.c(), &playable.seat, &mask, &playable.suits);
    playable.cards = mask;
    return answer;
}
inline playable_info playable(const position &of)
{
    return try_playable(of).value();
}
/** Plays a card, without events. */
inline result<void> try_play(game &on, std::int32_t seat, card played,
                             suit named = suit::none) noexcept
{
    return detail::why(
        talon_fh_play(on.c(), seat, played.number(), number(named)));
}
inline void play(game &on, std::int32_t seat, card played,
                 suit named = suit::none)
{
    try_play(on, seat, played, named).value();
}

/** The value of a bid, and its rank among the bids. */
inline result<std::int32_t> try_bid_value(const rules &by, std::uint32_t tricks,
                                          denomination named) noexcept
{
    return detail::ask<std::int32_t>(talon_fh_bid_value, by.c(), tricks,
                                     number(named));
}
inline std::int32_t bid_value(const rules &by, std::uint32_t tricks,
                              denomination named)
{
    return try_bid_value(by, tricks, named).value();
}
inline result<std::int32_t> try_bid_rank(const rules &by, std::uint32_t tricks,
                                         denomination named) noexcept
{
    return detail::ask<std::int32_t>(talon_fh_bid_rank, by.c(), tricks,
                                     number(named));
}
inline std::int32_t bid_rank(const rules &by, std::uint32_t tricks,
                             denomination named)
{
    return try_bid_rank(by, tricks, named).value();
}
/** Scores a hand that was played with real cards. */
inline result<score> try_score_hand(const rules &by,
                                    const hand &played) noexcept
{
    return detail::ask<score>(talon_fh_score_hand, by.c(), &played);
}
inline score score_hand(const rules &by, const hand &played)
{
    return try_score_hand(by, played).value();
}
} // namespace fh

/* ---- Tripoli */

namespace tr
{
using pot_list = list<pot, TALON_TR_SEATS_MAX>;

struct collected {
    std::uint32_t boxes = 0; /**< bit b for box b */
    talon::cards cards = {};
};
struct settled {
    pot_list pots = {};
    std::int64_t back[TALON_TR_SEATS_MAX] = {}; /**< returned to each seat */
};

inline result<state> try_state_of(const position &of) noexcept
{
    return detail::ask<state>(talon_tr_state_of, of.c());
}
inline state state_of(const position &of)
{
    return try_state_of(of).value();
}

inline result<list<move, 52>> try_plays(const position &of) noexcept
{
    return detail::fill<move, 52>(talon_tr_plays, of.c());
}
inline list<move, 52> plays(const position &of)
{
    return try_plays(of).value();
}

inline result<std::int64_t> try_call_cost(const position &of,
                                          std::int32_t seat) noexcept
{
    return detail::ask<std::int64_t>(talon_tr_call_cost, of.c(), seat);
}
inline std::int64_t call_cost(const position &of, std::int32_t seat)
{
    return try_call_cost(of, seat).value();
}

inline result<pot_list> try_pots_now(const position &of) noexcept
{
    return detail::fill<pot, TALON_TR_SEATS_MAX>(talon_tr_pots_now, of.c());
}
inline pot_list pots_now(const position &of)
{
    return try_pots_now(of).value();
}

/** A random board: the move of the table where one is due. */
inline result<move> try_board_shuffle(const position &of, rng &chance) noexcept
{
    return detail::ask<move>(talon_tr_board_shuffle, of.c(), chance.c());
}
inline move board_shuffle(const position &of, rng &chance)
{
    return try_board_shuffle(of, chance).value();
}

/** Which boxes a hand collects. */
inline result<collected> try_collects(const rules &by, cards hand) noexcept
{
    result<collected> answer;
    talon_cards mask = hand.mask(), entitled = 0;

    answer.raw_why().status =
        talon_tr_collects(by.c(), &mask, &answer.raw_value().boxes, &entitled);
    answer.raw_value().cards = entitled;
    return answer;
}
inline collected collects(const rules &by, cards hand)
{
    return try_collects(by, hand).value();
}

/** Who wins which pot; staked and hands are by seat. */
inline result<settled> try_pots(span<const std::int64_t> staked,
                                std::int64_t before, seats contenders,
                                span<const cards> hands) noexcept
{
    result<settled> answer;
    settled &all = answer.raw_value();
    std::int64_t chips[TALON_TR_SEATS_MAX] = {};
    talon_cards sets[TALON_TR_SEATS_MAX] = {};

    if (staked.size() > TALON_TR_SEATS_MAX || hands.size() > TALON_TR_SEATS_MAX)
        return detail::why(TALON_E_SEAT);
    for (std::size_t i = 0; i < staked.size(); i++)
        chips[i] = staked[i];
    for (std::size_t i = 0; i < hands.size(); i++)
        sets[i] = hands[i].mask();
    answer.raw_why().status =
        talon_tr_pots(chips, &before, contenders.mask(), sets, all.pots.data(),
                      TALON_TR_SEATS_MAX, all.pots.count(), all.back);
    if (!answer.ok())
        *all.pots.count() = 0;
    return answer;
}
inline settled pots(span<const std::int64_t> staked, std::int64_t before,
                    seats contenders, span<const cards> hands)
{
    return try_pots(staked, before, contenders, hands).value();
}
} // namespace tr

} // namespace talon

#endif
