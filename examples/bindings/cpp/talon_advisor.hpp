/* SPDX-License-Identifier: MIT */
/**
 * @file talon_advisor.hpp
 * Computer players and the exact solver for Five Hundred, for C++17 and later:
 * a header over <talon/player.h> and <talon/solve.h>, with the conventions of
 * talon.hpp. Programs that include it link libtalon-advisor.
 *
 * **Versions.** Players and solvers are refused with TALON_E_UNSUPPORTED if
 * libtalon-advisor is older than these headers.
 *
 * **Limits.** A call of a solver uses fh::default_limit nodes at most, unless
 * the solver has another limit; fh::unlimited is none. Where the limit came
 * first, a value is a range, and `result.finished()` of the try_ form is false.
 * It is no refusal.
 *
 * **Stopping.** Calls that think take a stop_token last. A stop_source converts
 * to one, and its request_stop() ends them from another thread. They return the
 * best that they have so far, and `result.finished()` is false.
 *
 * **Threads.** A player and a solver have memory of their own, and serve one
 * thread at a time.
 */
#ifndef TALON_ADVISOR_HPP
#define TALON_ADVISOR_HPP

#include "talon.hpp"

#include <talon/player.h>
#include <talon/solve.h>

#include <atomic>
#include <optional>
#include <type_traits>

namespace talon
{

/* ---- numbers */

/** A space of numbers of libtalon-advisor, of #talon_advisor_space_id. */
struct advisor_space {
    std::uint32_t number;
};

/* clang-format off */
/* generated: enumerations */
enum class advisor_part : std::uint32_t {
    none = 0, players = TALON_ADVISOR_PART_PLAYERS,
    solver = TALON_ADVISOR_PART_SOLVER
};
constexpr advisor_space space_of(advisor_part)
{
    return {TALON_ADVISOR_SPACE_PART};
}

enum class level : std::uint32_t {
    none = 0, novice_1 = TALON_LEVEL_NOVICE_1, casual_1 = TALON_LEVEL_CASUAL_1,
    club_1 = TALON_LEVEL_CLUB_1, expert_1 = TALON_LEVEL_EXPERT_1,
    beginner_1 = TALON_LEVEL_BEGINNER_1
};

enum class chance_of : std::uint32_t {
    none = 0, contract = TALON_CHANCE_CONTRACT,
    best_hand = TALON_CHANCE_BEST_HAND, goes_out = TALON_CHANCE_GOES_OUT
};
constexpr advisor_space space_of(chance_of)
{
    return {TALON_ADVISOR_SPACE_CHANCE};
}

enum class advice_reason : std::uint32_t {
    none = 0, only_move = TALON_ADVICE_ONLY_MOVE,
    average = TALON_ADVICE_AVERAGE, equal = TALON_ADVICE_EQUAL,
    less = TALON_ADVICE_LESS, not_compared = TALON_ADVICE_NOT_COMPARED,
    safer = TALON_ADVICE_SAFER, rule = TALON_ADVICE_RULE,
    less_safe = TALON_ADVICE_LESS_SAFE, bid_strong = TALON_ADVICE_BID_STRONG,
    bid_better = TALON_ADVICE_BID_BETTER, bid_wins = TALON_ADVICE_BID_WINS,
    bid_saves = TALON_ADVICE_BID_SAVES, bid_signals = TALON_ADVICE_BID_SIGNALS,
    bid_misere = TALON_ADVICE_BID_MISERE, bid_high = TALON_ADVICE_BID_HIGH,
    pass_weak = TALON_ADVICE_PASS_WEAK, pass_defend = TALON_ADVICE_PASS_DEFEND,
    pass_partner = TALON_ADVICE_PASS_PARTNER,
    bid_counts = TALON_ADVICE_BID_COUNTS, pass_high = TALON_ADVICE_PASS_HIGH,
    pass_loses = TALON_ADVICE_PASS_LOSES, makes_void = TALON_ADVICE_MAKES_VOID,
    keeps_tricks = TALON_ADVICE_KEEPS_TRICKS,
    safe_misere = TALON_ADVICE_SAFE_MISERE,
    throws_tricks = TALON_ADVICE_THROWS_TRICKS,
    names_suit = TALON_ADVICE_NAMES_SUIT,
    calls_trick = TALON_ADVICE_CALLS_TRICK,
    goes_alone = TALON_ADVICE_GOES_ALONE, cashes = TALON_ADVICE_CASHES,
    draws_trumps = TALON_ADVICE_DRAWS_TRUMPS,
    partner_wins = TALON_ADVICE_PARTNER_WINS, wins = TALON_ADVICE_WINS,
    trumps = TALON_ADVICE_TRUMPS, overtrumps = TALON_ADVICE_OVERTRUMPS,
    forces = TALON_ADVICE_FORCES, ducks = TALON_ADVICE_DUCKS,
    throws_loser = TALON_ADVICE_THROWS_LOSER,
    doomed_suit = TALON_ADVICE_DOOMED_SUIT,
    leads_partner = TALON_ADVICE_LEADS_PARTNER,
    leads_ruff = TALON_ADVICE_LEADS_RUFF, sets_up = TALON_ADVICE_SETS_UP,
    exits = TALON_ADVICE_EXITS, gets_under = TALON_ADVICE_GETS_UNDER,
    sheds_danger = TALON_ADVICE_SHEDS_DANGER,
    leads_under = TALON_ADVICE_LEADS_UNDER, overtakes = TALON_ADVICE_OVERTAKES,
    wastes_high = TALON_ADVICE_WASTES_HIGH,
    wastes_joker = TALON_ADVICE_WASTES_JOKER,
    gives_trick = TALON_ADVICE_GIVES_TRICK,
    takes_trick = TALON_ADVICE_TAKES_TRICK, lets_off = TALON_ADVICE_LETS_OFF,
    suit_trumped = TALON_ADVICE_SUIT_TRUMPED,
    loses_contract = TALON_ADVICE_LOSES_CONTRACT,
    lets_make = TALON_ADVICE_LETS_MAKE, best_hand = TALON_ADVICE_BEST_HAND,
    good_price = TALON_ADVICE_GOOD_PRICE, bad_price = TALON_ADVICE_BAD_PRICE,
    free = TALON_ADVICE_FREE, not_best = TALON_ADVICE_NOT_BEST,
    spare_better = TALON_ADVICE_SPARE_BETTER,
    spare_worse = TALON_ADVICE_SPARE_WORSE, sells = TALON_ADVICE_SELLS,
    worth_offer = TALON_ADVICE_WORTH_OFFER, too_dear = TALON_ADVICE_TOO_DEAR,
    pays_most = TALON_ADVICE_PAYS_MOST, best_five = TALON_ADVICE_BEST_FIVE,
    shows_least = TALON_ADVICE_SHOWS_LEAST, goes_out = TALON_ADVICE_GOES_OUT,
    keeps_lead = TALON_ADVICE_KEEPS_LEAD, loses_lead = TALON_ADVICE_LOSES_LEAD,
    out_less = TALON_ADVICE_OUT_LESS
};
constexpr advisor_space space_of(advice_reason)
{
    return {TALON_ADVISOR_SPACE_REASON};
}

namespace fh {
enum class goal : std::uint32_t {
    none = 0, tricks = TALON_FH_GOAL_TRICKS, made = TALON_FH_GOAL_MADE
};
constexpr advisor_space space_of(goal)
{
    return {TALON_ADVISOR_SPACE_GOAL};
}

} // namespace fh
/* end */
/* clang-format on */

using advice = talon_advice;
using belief = talon_belief;
using budget = talon_player_budget;
using seat_notes = talon_player_notes;

/* What the library knows of such a space, for key(), label(), term() and the
 * other templates of talon.hpp. */
inline const char *key_in(advisor_space space, std::int32_t term) noexcept
{
    return talon_advisor_term_key(space.number, term);
}
inline const char *label_in(advisor_space space, std::int32_t term) noexcept
{
    return talon_advisor_term_label(space.number, term);
}
inline result<std::int32_t> find_in(advisor_space space,
                                    const char *key) noexcept
{
    return detail::ask<std::int32_t>(talon_advisor_term_find, space.number,
                                     key);
}
inline std::uint32_t count_in(advisor_space space) noexcept
{
    return talon_advisor_term_count(space.number);
}
inline result<std::int32_t> at_in(advisor_space space,
                                  std::uint32_t index) noexcept
{
    return detail::ask<std::int32_t>(talon_advisor_term_at, space.number,
                                     index);
}

/** The key of a level: "club-1". */
template <> inline std::string_view key(level term) noexcept
{
    return talon_level_key(number(term));
}
/** The English name of a level: "Club". */
template <> inline std::string_view label(level term) noexcept
{
    return talon_level_label(number(term));
}

/* ---- the library in use */

inline std::uint32_t advisor_version_number() noexcept
{
    return talon_advisor_version_number();
}
/** The same as a text: "0.4.0". */
inline std::string advisor_version()
{
    return detail::version_text(advisor_version_number());
}
inline bool advisor_serves() noexcept
{
    return talon_advisor_version_serves(TALON_ADVISOR_VERSION) != 0;
}
/** Whether a part of the advisor knows all rules that are set. Ask before a
 * game begins; if not, that part refuses the game. */
inline result<void> supports(const rules &set, advisor_part part) noexcept
{
    return detail::why(talon_advisor_supports(set.c(), number(part)));
}

/* ---- stopping */

/** Ends calls from another thread. It must last as long as the calls that have
 * it. std::stop_token needs C++20; a program that has one connects both with
 * std::stop_callback. */
class stop_source
{
  public:
    stop_source() noexcept = default;
    stop_source(const stop_source &) = delete;
    stop_source &operator=(const stop_source &) = delete;

    /** Ends the calls that have it, and those to come. Any thread may ask for
     * this, and a signal handler, too. */
    void request_stop() noexcept { flag_.store(1, std::memory_order_relaxed); }
    /** For calls to come. */
    void reset() noexcept { flag_.store(0, std::memory_order_relaxed); }
    bool stop_requested() const noexcept
    {
        return flag_.load(std::memory_order_relaxed) != 0;
    }
    /** The number for functions of C. They read it as an atomic number in the
     * same way as this class does. That needs an atomic to be nothing but its
     * number: no lock, no other size. */
    const std::uint32_t *c() const noexcept
    {
        using flag = std::atomic<std::uint32_t>;
        static_assert(sizeof(flag) == sizeof(std::uint32_t) &&
                          alignof(flag) >= alignof(std::uint32_t) &&
                          flag::is_always_lock_free &&
                          std::is_standard_layout_v<flag>,
                      "an atomic number must be laid out as a plain one");
        return reinterpret_cast<const std::uint32_t *>(&flag_);
    }

  private:
    std::atomic<std::uint32_t> flag_{0};
};

/** What a call looks at while it thinks: a stop_source, or nothing. */
class stop_token
{
  public:
    /** Never stops a call. */
    constexpr stop_token() noexcept = default;
    stop_token(const stop_source &source) noexcept : flag_(source.c()) {}
    const std::uint32_t *c() const noexcept { return flag_; }

  private:
    const std::uint32_t *flag_ = nullptr;
};

namespace detail
{
/** Refuses a library that is older than these headers, and says so. */
inline void need_advisor()
{
    if (!advisor_serves())
        refuse_other("talon-advisor", advisor_version_number());
}
} // namespace detail

/** The levels, the weakest first. */
inline std::uint32_t level_count() noexcept
{
    return talon_level_count();
}
/** A level by its index; none past the end. */
inline level level_at(std::uint32_t index) noexcept
{
    return level(talon_level_at(index));
}
/** The level with a key. */
inline result<level> try_find_level(const char *key) noexcept
{
    level found = level(talon_level_find(key));

    if (found == level::none)
        return detail::why(TALON_E_LEVEL);
    return found;
}
inline level find_level(const char *key)
{
    return try_find_level(key).value();
}

/** What a level does in a phase of a game. */
inline result<budget> try_budget_of(level of, game_id game, phase in) noexcept
{
    return detail::ask<budget>(talon_player_budget_of, number(of), number(game),
                               number(in));
}
inline budget budget_of(level of, game_id game, phase in)
{
    return try_budget_of(of, game, in).value();
}

namespace detail
{
/** Memory that grows, and that calls use one after the other. */
class scratch
{
  public:
    scratch() noexcept = default;
    scratch(const scratch &) = delete;
    scratch &operator=(const scratch &) = delete;
    scratch(scratch &&other) noexcept
        : memory_(std::exchange(other.memory_, nullptr)),
          size_(std::exchange(other.size_, 0))
    {
    }
    scratch &operator=(scratch &&other) noexcept
    {
        std::swap(memory_, other.memory_);
        std::swap(size_, other.size_);
        return *this;
    }
    ~scratch() { ::operator delete(memory_); }

    /** Makes it so large, if there is memory. */
    bool grow(std::size_t size) noexcept
    {
        if (size <= size_)
            return true;
        ::operator delete(memory_);
        memory_ = ::operator new(size, std::nothrow);
        size_ = memory_ != nullptr ? size : 0;
        return memory_ != nullptr;
    }
    void *data() const noexcept { return memory_; }
    std::size_t size() const noexcept { return size_; }

  private:
    void *memory_ = nullptr;
    std::size_t size_ = 0;
};
} // namespace detail

/* ---- players */

/** What was seen of each seat in earlier hands, a first guess for players. */
class notes
{
  public:
    /** Counts what events tell: those of every step. */
    void add(span<const event> told) noexcept
    {
        (void)talon_player_notes_add(seen_, TALON_SEATS_MAX, told.data(),
                                     detail::count_of(told.size()));
    }
    seat_notes &operator[](std::size_t seat) { return seen_[seat]; }
    const seat_notes &operator[](std::size_t seat) const { return seen_[seat]; }
    const seat_notes *data() const noexcept { return seen_; }

  private:
    seat_notes seen_[TALON_SEATS_MAX] = {};
};

/** A move beside the best one; the reason of other says what is wrong. */
struct why_not {
    advice best = {};
    advice other = {};
};

using advice_list = list<advice, TALON_PLAYER_MOVES_MAX>;
using belief_list = list<belief, TALON_PACK_MAX>;

/** A computer player. It keeps nothing of the game, only its scratch memory. */
class player
{
  public:
    /** A level, and how much to think at most; 0 for what the level does. */
    explicit player(level of, std::uint32_t worlds = 0,
                    std::uint32_t nodes = 0) noexcept
        : budget_{number(of), worlds, nodes, 0, {}}
    {
    }
    /** A level by its key: player("club-1"). */
    explicit player(const char *key, std::uint32_t worlds = 0,
                    std::uint32_t nodes = 0)
        : player(find_level(key), worlds, nodes)
    {
        detail::need_advisor();
    }
    level of_level() const noexcept { return level(budget_.level); }
    /** How much scratch memory it needs for a game, in bytes. */
    result<std::size_t> try_scratch_size(game_id game) const noexcept
    {
        return detail::ask<std::size_t>(talon_player_size, number(game),
                                        &budget_);
    }
    std::size_t scratch_size(game_id game) const
    {
        return try_scratch_size(game).value();
    }

    /** The moves worth considering, the best first. */
    result<advice_list> try_advise(const position &of, std::int32_t seat,
                                   rng &chance, const notes *seen = nullptr,
                                   stop_token stop = {}) noexcept
    {
        talon_status status = make_room(of);

        if (status < 0)
            return detail::why(status);
        return detail::fill<advice, TALON_PLAYER_MOVES_MAX>(
            talon_player_advise, of.c(), seat, &budget_, stop.c(),
            data_of(seen), count_of(seen), chance.c(), scratch_.data(),
            scratch_.size());
    }
    advice_list advise(const position &of, std::int32_t seat, rng &chance,
                       const notes *seen = nullptr, stop_token stop = {})
    {
        return try_advise(of, seat, chance, seen, stop).value();
    }

    /** Where the player of a seat believes hidden cards to be. */
    result<belief_list> try_beliefs(const position &of, std::int32_t seat,
                                    rng &chance, const notes *seen = nullptr,
                                    stop_token stop = {}) noexcept
    {
        talon_status status = make_room(of);

        if (status < 0)
            return detail::why(status);
        return detail::fill<belief, TALON_PACK_MAX>(
            talon_player_beliefs, of.c(), seat, &budget_, stop.c(),
            data_of(seen), count_of(seen), chance.c(), scratch_.data(),
            scratch_.size());
    }
    belief_list beliefs(const position &of, std::int32_t seat, rng &chance,
                        const notes *seen = nullptr, stop_token stop = {})
    {
        return try_beliefs(of, seat, chance, seen, stop).value();
    }

    /** The best move. */
    result<move> try_best_move(const position &of, std::int32_t seat,
                               rng &chance, const notes *seen = nullptr,
                               stop_token stop = {}) noexcept
    {
        talon_status status = make_room(of);

        if (status < 0)
            return detail::why(status);
        return detail::ask<move>(talon_player_move, of.c(), seat, &budget_,
                                 stop.c(), data_of(seen), count_of(seen),
                                 chance.c(), scratch_.data(), scratch_.size());
    }
    move best_move(const position &of, std::int32_t seat, rng &chance,
                   const notes *seen = nullptr, stop_token stop = {})
    {
        return try_best_move(of, seat, chance, seen, stop).value();
    }

    /** Why not this move? */
    result<why_not> try_why(const position &of, std::int32_t seat,
                            const move &asked, rng &chance,
                            const notes *seen = nullptr,
                            stop_token stop = {}) noexcept
    {
        result<why_not> answer;
        talon_status status = make_room(of);

        if (status >= 0)
            status = talon_player_why(
                of.c(), seat, &budget_, stop.c(), data_of(seen), count_of(seen),
                chance.c(), scratch_.data(), scratch_.size(), &asked,
                &answer.raw_value().best, &answer.raw_value().other);
        answer.raw_why().status = status;
        return answer;
    }
    why_not why(const position &of, std::int32_t seat, const move &asked,
                rng &chance, const notes *seen = nullptr, stop_token stop = {})
    {
        return try_why(of, seat, asked, chance, seen, stop).value();
    }

  private:
    static const seat_notes *data_of(const notes *seen) noexcept
    {
        return seen != nullptr ? seen->data() : nullptr;
    }
    static std::uint32_t count_of(const notes *seen) noexcept
    {
        return seen != nullptr ? TALON_SEATS_MAX : 0;
    }
    talon_status make_room(const position &of) noexcept
    {
        result<rules> rules = of.try_rules();

        if (!rules)
            return rules.status();
        if (!advisor_serves())
            return TALON_E_UNSUPPORTED;
        result<std::size_t> size =
            try_scratch_size(game_id(rules->c()->game_id));
        if (!size)
            return size.status();
        return scratch_.grow(*size) ? TALON_OK : TALON_E_MEMORY;
    }

    budget budget_;
    detail::scratch scratch_ = {};
};

/* ---- the solver */

namespace fh
{
using position = talon_fh_position;
using value = talon_fh_answer;
using card_value = talon_fh_card_value;
using deal_table = talon_fh_deal_table;
using par = talon_fh_par;
using world = talon_fh_world;
using review_item = talon_fh_review_item;
using discard_value = talon_fh_discard_value;
using discard_sum = talon_fh_discard_sum;
using discard_review = talon_fh_discard_review;
using card_values = list<card_value, TALON_FH_CARD_VALUES_MAX>;
using line_of_play = list<move, TALON_FH_LINE_MAX>;
using review_list = list<review_item, TALON_FH_LINE_MAX>;

/** Limits in nodes that have names. Ordinary hands do not need the default,
 * which mostly takes seconds; without a limit some hands take minutes. */
constexpr std::uint32_t default_limit = TALON_FH_NODES_DEFAULT,
                        unlimited = TALON_FH_NODES_UNLIMITED;

/** The position of a game in the tricks. */
inline result<position> try_position_of(const talon::position &of) noexcept
{
    return detail::ask<position>(talon_fh_position_of, of.c());
}
inline position position_of(const talon::position &of)
{
    return try_position_of(of).value();
}

/** The position before the discard of the hand, for solver::discards(). */
inline result<position>
try_position_before_discard(const talon::position &of) noexcept
{
    return detail::ask<position>(talon_fh_position_before_discard, of.c());
}
inline position position_before_discard(const talon::position &of)
{
    return try_position_before_discard(of).value();
}
/** What is wrong with a position, if anything is. */
inline refusal check(const position &of) noexcept
{
    return detail::why(talon_fh_position_check(&of));
}

/** The cards of a value in a world. */
inline span<const card_value> values_of(const world &of) noexcept
{
    return {of.value, of.count};
}

/** A solver with memory of its own. What it remembers changes no answer. */
class solver
{
  public:
    /** No solver: everything is refused with TALON_E_NULL. */
    solver() noexcept = default;
    /** So many bytes, such as TALON_FH_SOLVER_BYTES_GOOD, and a limit in nodes
     * for every call. */
    explicit solver(std::size_t size, std::uint32_t nodes = default_limit)
    {
        detail::need_advisor();
        *this = make(size, nodes).value();
    }
    static result<solver> make(std::size_t size,
                               std::uint32_t nodes = default_limit) noexcept
    {
        result<solver> answer;
        solver &made = answer.raw_value();
        talon_fh_solver *at = nullptr;

        made.limit_ = nodes;
        if (!advisor_serves())
            answer.raw_why().status = TALON_E_UNSUPPORTED;
        else if (!made.memory_.grow(size))
            answer.raw_why().status = TALON_E_MEMORY;
        else
            answer.raw_why().status =
                talon_fh_solver_init(made.memory_.data(), size, &at);
        return answer;
    }

    void limit(std::uint32_t nodes) noexcept { limit_ = nodes; }

    /** Forgets what it has solved. Answers never need it. */
    void forget() noexcept { (void)talon_fh_solver_forget(handle()); }

    /** How many tricks the side takes in all; in a misère 1 for made. */
    result<value> try_solve(const position &of, stop_token stop = {}) noexcept
    {
        return detail::ask<value>(talon_fh_solve, handle(), &of, limit_,
                                  stop.c());
    }
    value solve(const position &of, stop_token stop = {})
    {
        return try_solve(of, stop).value();
    }

    /** Whether the side takes so many tricks; nothing if unfinished. */
    result<std::optional<bool>> try_reaches(const position &of,
                                            std::uint32_t tricks,
                                            stop_token stop = {}) noexcept
    {
        result<std::optional<bool>> answer;
        std::int32_t verdict = -1;

        answer.raw_why().status = talon_fh_solve_reach(
            handle(), &of, tricks, limit_, stop.c(), &verdict);
        if (verdict >= 0)
            answer.raw_value() = verdict != 0;
        return answer;
    }
    std::optional<bool> reaches(const position &of, std::uint32_t tricks,
                                stop_token stop = {})
    {
        return try_reaches(of, tricks, stop).value();
    }

    /** What each card is worth that may be played. */
    result<card_values> try_cards(const position &of,
                                  stop_token stop = {}) noexcept
    {
        return detail::fill<card_value, TALON_FH_CARD_VALUES_MAX>(
            talon_fh_solve_cards, handle(), &of, limit_, stop.c());
    }
    card_values cards(const position &of, stop_token stop = {})
    {
        return try_cards(of, stop).value();
    }

    /** Best play to the end of the hand. */
    result<line_of_play> try_line(const position &of,
                                  stop_token stop = {}) noexcept
    {
        return detail::fill<move, TALON_FH_LINE_MAX>(
            talon_fh_solve_line, handle(), &of, limit_, stop.c());
    }
    line_of_play line(const position &of, stop_token stop = {})
    {
        return try_line(of, stop).value();
    }

    /** What each card of the hand cost; without a best card where
     * unfinished. */
    result<review_list> try_review(const talon::position &of,
                                   stop_token stop = {}) noexcept
    {
        return detail::fill<review_item, TALON_FH_LINE_MAX>(
            talon_fh_review, handle(), of.c(), limit_, stop.c());
    }
    review_list review(const talon::position &of, stop_token stop = {})
    {
        return try_review(of, stop).value();
    }

    /** What each discard is worth; or, unless every one is wanted, which are
     * best, and of the others only that they are not better. */
    result<std::vector<discard_value>>
    try_discards(const position &of, bool every = true,
                 stop_token stop = {}) noexcept
    {
        result<std::vector<discard_value>> answer;
        std::uint32_t count = 0;

        answer.raw_why().status =
            talon::detail::make_long(answer.raw_value(), TALON_FH_DISCARDS_MAX);
        if (answer.ok())
            answer.raw_why().status = talon_fh_solve_discards(
                handle(), &of,
                every ? TALON_FH_DISCARDS_EVERY : TALON_FH_DISCARDS_BEST,
                limit_, stop.c(), answer.raw_value().data(),
                TALON_FH_DISCARDS_MAX, &count);
        answer.raw_value().resize(answer.ok() ? count : 0);
        return answer;
    }
    std::vector<discard_value> discards(const position &of, bool every = true,
                                        stop_token stop = {})
    {
        return try_discards(of, every, stop).value();
    }

    /** What the discard of the hand cost. */
    result<discard_review> try_review_discard(const talon::position &of,
                                              stop_token stop = {}) noexcept
    {
        return detail::ask<discard_review>(talon_fh_review_discard, handle(),
                                           of.c(), limit_, stop.c());
    }
    discard_review review_discard(const talon::position &of,
                                  stop_token stop = {})
    {
        return try_review_discard(of, stop).value();
    }

    /** What each seat takes as the contractor; hands are by seat. */
    result<deal_table> try_deal(const rules &by, span<const talon_cards> hands,
                                stop_token stop = {}) noexcept
    {
        talon_cards all[TALON_FH_SEATS_MAX] = {};

        if (!by_seat(hands, all))
            return detail::why(TALON_E_SEAT);
        return detail::ask<deal_table>(talon_fh_solve_deal, handle(), by.c(),
                                       +all, limit_, stop.c());
    }
    deal_table deal(const rules &by, span<const talon_cards> hands,
                    stop_token stop = {})
    {
        return try_deal(by, hands, stop).value();
    }

    /** The same if the contractor takes the kitty and discards what is best. */
    result<deal_table> try_deal_with_kitty(const rules &by,
                                           span<const talon_cards> hands,
                                           talon_cards kitty,
                                           stop_token stop = {}) noexcept
    {
        talon_cards all[TALON_FH_SEATS_MAX] = {};

        if (!by_seat(hands, all))
            return detail::why(TALON_E_SEAT);
        return detail::ask<deal_table>(talon_fh_solve_deal_with_kitty, handle(),
                                       by.c(), +all, &kitty, limit_, stop.c());
    }
    deal_table deal_with_kitty(const rules &by, span<const talon_cards> hands,
                               talon_cards kitty, stop_token stop = {})
    {
        return try_deal_with_kitty(by, hands, kitty, stop).value();
    }

    /** What a deal with its kitty is worth with best bidding and play: the
     * points that the side of seat 0 gains on the other. Hands, and the scores
     * before the hand, are by seat. */
    result<fh::par> try_par(const rules &by, span<const talon_cards> hands,
                            talon_cards kitty, std::int32_t dealer,
                            span<const std::int32_t> before = {},
                            stop_token stop = {}) noexcept
    {
        std::int32_t scores[TALON_FH_SEATS_MAX] = {};

        if (!by_seat(before, scores))
            return detail::why(TALON_E_SEAT);
        auto table = try_deal_with_kitty(by, hands, kitty, stop);
        if (!table)
            return table.why();
        return detail::ask<fh::par>(talon_fh_par_of, by.c(), dealer, +scores,
                                    &*table);
    }
    fh::par par(const rules &by, span<const talon_cards> hands,
                talon_cards kitty, std::int32_t dealer,
                span<const std::int32_t> before = {}, stop_token stop = {})
    {
        return try_par(by, hands, kitty, dealer, before, stop).value();
    }

    /** Samples worlds of a view, and values the cards in each; fewer worlds, if
     * unfinished. */
    result<std::vector<world>> try_worlds(const talon::position &of,
                                          std::uint32_t count, rng &chance,
                                          goal what = goal::tricks,
                                          stop_token stop = {}) noexcept
    {
        result<std::vector<world>> answer;
        std::uint32_t found = 0;

        if (!scratch_.grow(TALON_SAMPLE_BYTES_MAX))
            return detail::why(TALON_E_MEMORY);
        answer.raw_why().status =
            talon::detail::make_long(answer.raw_value(), count < 1 ? 1 : count);
        if (answer.ok())
            answer.raw_why().status = talon_fh_solve_worlds(
                handle(), of.c(), number(what), limit_, stop.c(), chance.c(),
                scratch_.data(), scratch_.size(), count,
                answer.raw_value().data(), count, &found);
        answer.raw_value().resize(answer.ok() ? found : 0);
        return answer;
    }
    std::vector<world> worlds(const talon::position &of, std::uint32_t count,
                              rng &chance, goal what = goal::tricks,
                              stop_token stop = {})
    {
        return try_worlds(of, count, chance, what, stop).value();
    }

    /** Samples worlds of a contractor's view, and adds up what each discard is
     * worth in them; fewer worlds, if unfinished. */
    result<std::vector<discard_sum>>
    try_discard_worlds(const talon::position &of, std::uint32_t count,
                       rng &chance, goal what = goal::tricks,
                       stop_token stop = {}) noexcept
    {
        result<std::vector<discard_sum>> answer;
        std::uint32_t found = 0;

        if (!scratch_.grow(TALON_SAMPLE_BYTES_MAX))
            return detail::why(TALON_E_MEMORY);
        answer.raw_why().status =
            talon::detail::make_long(answer.raw_value(), TALON_FH_DISCARDS_MAX);
        if (answer.ok())
            answer.raw_why().status = talon_fh_solve_discard_worlds(
                handle(), of.c(), number(what), limit_, stop.c(), chance.c(),
                scratch_.data(), scratch_.size(), count,
                answer.raw_value().data(), TALON_FH_DISCARDS_MAX, &found);
        answer.raw_value().resize(answer.ok() ? found : 0);
        return answer;
    }
    std::vector<discard_sum> discard_worlds(const talon::position &of,
                                            std::uint32_t count, rng &chance,
                                            goal what = goal::tricks,
                                            stop_token stop = {})
    {
        return try_discard_worlds(of, count, chance, what, stop).value();
    }

  private:
    /** Fills an entry for each seat; false if there are more than seats. */
    template <class T>
    static bool by_seat(span<const T> given, T (&all)[TALON_FH_SEATS_MAX])
    {
        if (given.size() > TALON_FH_SEATS_MAX)
            return false;
        for (std::size_t i = 0; i < given.size(); i++)
            all[i] = given[i];
        return true;
    }

    /** The handle of a solver is the address of its memory. */
    talon_fh_solver *handle() const noexcept
    {
        return static_cast<talon_fh_solver *>(memory_.data());
    }

    detail::scratch memory_ = {}, scratch_ = {};
    std::uint32_t limit_ = default_limit;
};
} // namespace fh

} // namespace talon

#endif
