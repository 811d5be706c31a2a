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
 * **Limits.** Where a limit in nodes came first, a value is a range, and
 * `result.finished()` of the try_ form is false. It is no refusal.
 *
 * **Threads.** A player and a solver have memory of their own, and serve one
 * thread at a time.
 */
#ifndef TALON_ADVISOR_HPP
#define TALON_ADVISOR_HPP

#include "talon.hpp"

#include <talon/player.h>
#include <talon/solve.h>

#include <optional>

namespace talon
{

/* ---- numbers */

/* clang-format off */
/* generated: enumerations */
enum class advisor_part : std::uint32_t {
    none = 0, players = TALON_ADVISOR_PART_PLAYERS,
    solver = TALON_ADVISOR_PART_SOLVER
};
constexpr std::uint32_t space_of(advisor_part) { return TALON_ADVISOR_SPACE_PART; }

enum class level : std::uint32_t {
    none = 0, novice_1 = TALON_LEVEL_NOVICE_1, casual_1 = TALON_LEVEL_CASUAL_1,
    club_1 = TALON_LEVEL_CLUB_1, expert_1 = TALON_LEVEL_EXPERT_1
};

enum class chance_of : std::uint32_t {
    none = 0, contract = TALON_CHANCE_CONTRACT,
    best_hand = TALON_CHANCE_BEST_HAND, goes_out = TALON_CHANCE_GOES_OUT
};
constexpr std::uint32_t space_of(chance_of) { return TALON_ADVISOR_SPACE_CHANCE; }

enum class advice_reason : std::uint32_t {
    none = 0, only_move = TALON_ADVICE_ONLY_MOVE,
    average = TALON_ADVICE_AVERAGE, equal = TALON_ADVICE_EQUAL,
    less = TALON_ADVICE_LESS, bid_strong = TALON_ADVICE_BID_STRONG,
    bid_better = TALON_ADVICE_BID_BETTER, bid_wins = TALON_ADVICE_BID_WINS,
    bid_saves = TALON_ADVICE_BID_SAVES, bid_signals = TALON_ADVICE_BID_SIGNALS,
    bid_misere = TALON_ADVICE_BID_MISERE, bid_high = TALON_ADVICE_BID_HIGH,
    pass_weak = TALON_ADVICE_PASS_WEAK, pass_defend = TALON_ADVICE_PASS_DEFEND,
    pass_partner = TALON_ADVICE_PASS_PARTNER,
    makes_void = TALON_ADVICE_MAKES_VOID,
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
    leads_under = TALON_ADVICE_LEADS_UNDER, keeps_low = TALON_ADVICE_KEEPS_LOW,
    overtakes = TALON_ADVICE_OVERTAKES, wastes_high = TALON_ADVICE_WASTES_HIGH,
    wastes_joker = TALON_ADVICE_WASTES_JOKER,
    gives_trick = TALON_ADVICE_GIVES_TRICK,
    takes_trick = TALON_ADVICE_TAKES_TRICK, lets_off = TALON_ADVICE_LETS_OFF,
    suit_trumped = TALON_ADVICE_SUIT_TRUMPED,
    best_hand = TALON_ADVICE_BEST_HAND, good_price = TALON_ADVICE_GOOD_PRICE,
    bad_price = TALON_ADVICE_BAD_PRICE, free = TALON_ADVICE_FREE,
    not_best = TALON_ADVICE_NOT_BEST, spare_better = TALON_ADVICE_SPARE_BETTER,
    spare_worse = TALON_ADVICE_SPARE_WORSE, sells = TALON_ADVICE_SELLS,
    worth_offer = TALON_ADVICE_WORTH_OFFER, too_dear = TALON_ADVICE_TOO_DEAR,
    pays_most = TALON_ADVICE_PAYS_MOST, best_five = TALON_ADVICE_BEST_FIVE,
    shows_least = TALON_ADVICE_SHOWS_LEAST, goes_out = TALON_ADVICE_GOES_OUT,
    keeps_lead = TALON_ADVICE_KEEPS_LEAD
};
constexpr std::uint32_t space_of(advice_reason) { return TALON_ADVISOR_SPACE_REASON; }

namespace fh {
enum class goal : std::uint32_t {
    none = 0, tricks = TALON_FH_GOAL_TRICKS, made = TALON_FH_GOAL_MADE
};
constexpr std::uint32_t space_of(goal) { return TALON_ADVISOR_SPACE_GOAL; }

} // namespace fh
/* end */
/* clang-format on */

using advice = talon_advice;
using budget = talon_player_budget;
using seat_notes = talon_player_notes;

/** The name of a level: "club-1". */
template <> inline std::string_view key(level term) noexcept
{
    return talon_level_name(number(term));
}
template <> inline std::string_view key(advice_reason term) noexcept
{
    return talon_advice_reason_key(number(term));
}
/** A reason in a few words: "draws the others' trumps". */
template <> inline std::string_view label(advice_reason term) noexcept
{
    return talon_advice_reason_text(number(term));
}

/* ---- the library in use */

inline std::string_view advisor_version() noexcept
{
    return talon_advisor_version_string();
}
inline std::uint32_t advisor_version_number() noexcept
{
    return talon_advisor_version_number();
}
inline bool advisor_serves() noexcept
{
    return talon_advisor_version_serves(TALON_ADVISOR_VERSION) != 0;
}

namespace detail
{
/** Refuses a library that is older than these headers, and says so. */
inline void need_advisor()
{
    if (advisor_serves())
        return;
#if TALON_HPP_EXCEPTIONS
    throw refused(why(TALON_E_UNSUPPORTED),
                  std::string("talon-advisor ") +
                      talon_advisor_version_string() +
                      " does not serve a program that was built with other "
                      "headers");
#else
    std::abort();
#endif
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
/** The level with a name. */
inline result<level> try_find_level(const char *name) noexcept
{
    level found = level(talon_level_find(name));

    if (found == level::none)
        return detail::why(TALON_E_LEVEL);
    return found;
}
inline level find_level(const char *name)
{
    return try_find_level(name).value();
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

/** A computer player. It keeps nothing of the game, only its scratch memory. */
class player
{
  public:
    /** A level, and how much to think at most; 0 for what the level does. */
    explicit player(level of, std::uint32_t worlds = 0,
                    std::uint32_t nodes = 0) noexcept
        : budget_{number(of), worlds, nodes, 0}
    {
    }
    /** A level by its name: player("club-1"). */
    explicit player(const char *name, std::uint32_t worlds = 0,
                    std::uint32_t nodes = 0)
        : player(find_level(name), worlds, nodes)
    {
        detail::need_advisor();
    }
    level of_level() const noexcept { return level(budget_.level); }

    /** The moves worth considering, the best first. */
    result<advice_list> try_advise(const position &of, std::int32_t seat,
                                   rng &chance,
                                   const notes *seen = nullptr) noexcept
    {
        talon_status status = make_room(of);

        if (status < 0)
            return detail::why(status);
        return detail::fill<advice, TALON_PLAYER_MOVES_MAX>(
            talon_player_advise, of.c(), seat, &budget_, data_of(seen),
            count_of(seen), chance.c(), scratch_.data(), scratch_.size());
    }
    advice_list advise(const position &of, std::int32_t seat, rng &chance,
                       const notes *seen = nullptr)
    {
        return try_advise(of, seat, chance, seen).value();
    }

    /** The best move. */
    result<move> try_best_move(const position &of, std::int32_t seat,
                               rng &chance,
                               const notes *seen = nullptr) noexcept
    {
        talon_status status = make_room(of);

        if (status < 0)
            return detail::why(status);
        return detail::ask<move>(talon_player_move, of.c(), seat, &budget_,
                                 data_of(seen), count_of(seen), chance.c(),
                                 scratch_.data(), scratch_.size());
    }
    move best_move(const position &of, std::int32_t seat, rng &chance,
                   const notes *seen = nullptr)
    {
        return try_best_move(of, seat, chance, seen).value();
    }

    /** Why not this move? */
    result<why_not> try_why(const position &of, std::int32_t seat,
                            const move &asked, rng &chance,
                            const notes *seen = nullptr) noexcept
    {
        result<why_not> answer;
        talon_status status = make_room(of);

        if (status >= 0)
            status = talon_player_why(
                of.c(), seat, &budget_, nullptr, data_of(seen), count_of(seen),
                chance.c(), scratch_.data(), scratch_.size(), &asked,
                &answer.raw_value().best, &answer.raw_value().other);
        answer.raw_why().status = status;
        return answer;
    }
    why_not why(const position &of, std::int32_t seat, const move &asked,
                rng &chance, const notes *seen = nullptr)
    {
        return try_why(of, seat, asked, chance, seen).value();
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
        std::size_t size = 0;
        talon_status status = rules.status();

        if (status >= 0 && !advisor_serves())
            status = TALON_E_UNSUPPORTED;
        if (status >= 0)
            status = talon_player_size(rules->c()->game_id, &size);
        if (status >= 0 && !scratch_.grow(size))
            status = TALON_E_MEMORY;
        return status;
    }

    budget budget_;
    detail::scratch scratch_ = {};
};

/* ---- the solver */

namespace fh
{
using problem = talon_fh_position;
using value = talon_fh_answer;
using card_value = talon_fh_card_value;
using deal_table = talon_fh_deal_table;
using world = talon_fh_world;
using review_item = talon_fh_review_item;
using card_values = list<card_value, TALON_FH_CARD_VALUES_MAX>;
using line_of_play = list<move, TALON_FH_LINE_MAX>;
using review_list = list<review_item, TALON_FH_LINE_MAX>;

/** The position of a game in the tricks. */
inline result<problem> try_problem_of(const position &of) noexcept
{
    return detail::ask<problem>(talon_fh_position_of, of.c());
}
inline problem problem_of(const position &of)
{
    return try_problem_of(of).value();
}
/** What is wrong with a problem, if anything is. */
inline refusal check(const problem &of) noexcept
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
     * for every call; 0 for none. */
    explicit solver(std::size_t size, std::uint32_t nodes = 0)
    {
        detail::need_advisor();
        *this = make(size, nodes).value();
    }
    static result<solver> make(std::size_t size,
                               std::uint32_t nodes = 0) noexcept
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
    result<value> try_solve(const problem &of) noexcept
    {
        return detail::ask<value>(talon_fh_solve, handle(), &of, limit_);
    }
    value solve(const problem &of) { return try_solve(of).value(); }

    /** Whether the side takes so many tricks; nothing if unfinished. */
    result<std::optional<bool>> try_reaches(const problem &of,
                                            std::uint32_t tricks) noexcept
    {
        result<std::optional<bool>> answer;
        std::int32_t verdict = -1;

        answer.raw_why().status =
            talon_fh_solve_reach(handle(), &of, tricks, limit_, nullptr, &verdict);
        if (verdict >= 0)
            answer.raw_value() = verdict != 0;
        return answer;
    }
    std::optional<bool> reaches(const problem &of, std::uint32_t tricks)
    {
        return try_reaches(of, tricks).value();
    }

    /** What each card is worth that may be played. */
    result<card_values> try_cards(const problem &of) noexcept
    {
        return detail::fill<card_value, TALON_FH_CARD_VALUES_MAX>(
            talon_fh_solve_cards, handle(), &of, limit_);
    }
    card_values cards(const problem &of) { return try_cards(of).value(); }

    /** Best play to the end of the hand. */
    result<line_of_play> try_line(const problem &of) noexcept
    {
        return detail::fill<move, TALON_FH_LINE_MAX>(talon_fh_solve_line,
                                                     handle(), &of, limit_);
    }
    line_of_play line(const problem &of) { return try_line(of).value(); }

    /** What each card of the hand cost. */
    result<review_list> try_review(const position &of) noexcept
    {
        return detail::fill<review_item, TALON_FH_LINE_MAX>(
            talon_fh_review, handle(), of.c(), limit_);
    }
    review_list review(const position &of) { return try_review(of).value(); }

    /** What each seat takes as the contractor; hands are by seat. */
    result<deal_table> try_deal(const rules &by,
                                span<const talon_cards> hands) noexcept
    {
        talon_cards all[TALON_FH_SEATS_MAX] = {};

        if (hands.size() > TALON_FH_SEATS_MAX)
            return detail::why(TALON_E_SEAT);
        for (std::size_t i = 0; i < hands.size(); i++)
            all[i] = hands[i];
        return detail::ask<deal_table>(talon_fh_solve_deal, handle(), by.c(),
                                       +all, limit_);
    }
    deal_table deal(const rules &by, span<const talon_cards> hands)
    {
        return try_deal(by, hands).value();
    }

    /** Samples worlds of a view, and values the cards in each. */
    result<std::vector<world>> try_worlds(const position &of,
                                          std::uint32_t count, rng &chance,
                                          goal what = goal::tricks)
    {
        result<std::vector<world>> answer;
        std::uint32_t found = 0;

        if (!scratch_.grow(TALON_SAMPLE_BYTES_MAX))
            return detail::why(TALON_E_MEMORY);
        answer.raw_value().resize(count < 1 ? 1 : count);
        answer.raw_why().status = talon_fh_solve_worlds(
            handle(), of.c(), number(what), limit_, nullptr, chance.c(), scratch_.data(),
            scratch_.size(), count, answer.raw_value().data(), count, &found);
        answer.raw_value().resize(answer.ok() ? found : 0);
        return answer;
    }
    std::vector<world> worlds(const position &of, std::uint32_t count,
                              rng &chance, goal what = goal::tricks)
    {
        return try_worlds(of, count, chance, what).value();
    }

  private:
    /** The handle of a solver is the address of its memory. */
    talon_fh_solver *handle() const noexcept
    {
        return static_cast<talon_fh_solver *>(memory_.data());
    }

    detail::scratch memory_ = {}, scratch_ = {};
    std::uint32_t limit_ = 0;
};
} // namespace fh

} // namespace talon

#endif
