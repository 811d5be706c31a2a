/* SPDX-License-Identifier: MIT */
/* Writes the transcript of advice of tests/bindings/README.md.
 *
 *   advice TURNS SEED...
 *
 * It writes "SEED HASH" for each seed; with -v first, the transcripts as well.
 */
#include "talon_advisor.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace
{

constexpr std::uint32_t worlds = 2, nodes = 1000, limit = 3000, every = 3;

/* The words of lines. */
class transcript
{
  public:
    explicit transcript(bool shown) : shown_(shown) {}
    std::uint64_t hash() const { return hash_; }

    transcript &operator<<(std::string_view words)
    {
        for (char one : words)
            hash_ = (hash_ ^ static_cast<std::uint8_t>(one)) *
                    UINT64_C(1099511628211);
        if (shown_)
            std::fwrite(words.data(), 1, words.size(), stdout);
        return *this;
    }
    transcript &operator<<(const char *words)
    {
        return *this << std::string_view(words);
    }
    transcript &operator<<(talon::cards cards)
    {
        return put("%016llx", static_cast<unsigned long long>(cards.mask()));
    }
    template <class Number,
              std::enable_if_t<std::is_integral_v<Number>, bool> = true>
    transcript &operator<<(Number number)
    {
        return put("%lld", static_cast<long long>(number));
    }
    transcript &operator<<(const talon::move &m)
    {
        return *this << m.kind << " " << m.seat << " " << talon::cards_of(m)
                     << " " << m.amount << " " << m.other << " "
                     << m.denomination << " " << m.index;
    }
    void card(talon_card number)
    {
        *this << (number == TALON_CARD_NONE ? -1 : int(number));
    }
    /* The name of how a call ended. */
    template <class Value> transcript &operator<<(const talon::result<Value> &r)
    {
        return *this << r.why().name();
    }

  private:
    template <class Number> transcript &put(const char *format, Number number)
    {
        char digits[32];

        std::snprintf(digits, sizeof digits, format, number);
        return *this << digits;
    }

    bool shown_;
    std::uint64_t hash_ = UINT64_C(14695981039346656037);
};

class play
{
  public:
    play(transcript &out, const talon::rules &rules, const talon::rng &chance,
         talon::fh::solver &solver)
        : out_(out), game_(rules), view_(game_, 0u), rng_(chance),
          solver_(solver)
    {
    }

    void on(std::uint32_t turns)
    {
        solver_.forget();
        while (game_.to_act() != talon::seat::nobody && game_.turn() < turns)
            step(game_.turn(), game_.to_act());
        if (game_.rules().game() == talon::game_id::five_hundred)
            review();
        for (std::size_t seat = 0; seat < TALON_SEATS_MAX; seat++) {
            const talon::seat_notes &n = notes_[seat];

            out_ << "notes " << n.deals << " " << n.passes << " " << n.bids
                 << " " << n.contracts << " " << n.made << " " << n.checks
                 << " " << n.bets << " " << n.raises << " " << n.calls << " "
                 << n.folds << " " << n.showdowns << " " << n.strengths << "\n";
        }
    }

  private:
    void put(const char *word, const talon::advice &a)
    {
        out_ << word << " " << a.next_move << " " << a.worth << " "
             << unsigned{a.is_estimate} << " " << a.error << " " << a.worlds
             << " " << a.chance_of << " " << a.chance << " "
             << talon::key(talon::advice_reason(a.reason)) << " ";
        out_.card(a.card);
        out_ << " " << a.seat << "\n";
    }

    template <class Values> void put_values(const Values &values)
    {
        for (const talon::fh::card_value &v : values)
            out_ << " " << v.card << ":" << v.suit << ":" << v.low << ":"
                 << v.high << ":" << v.same;
        out_ << "\n";
    }

    talon::move choose(std::uint32_t turn, std::int32_t seat)
    {
        talon::player player(talon::level_at(turn % talon::level_count()),
                             worlds, nodes);
        talon::rng ahead = rng_;

        view_.update(game_, talon::seats::only(seat));
        auto advice = player.try_advise(view_, seat, ahead, &notes_);
        out_ << "advise " << advice << "\n";
        if (advice)
            for (const talon::advice &one : *advice)
                put("advice", one);
        ahead = rng_;
        talon::move asked = game_.random_move(ahead);
        ahead = rng_;
        auto why = player.try_why(view_, seat, asked, ahead, &notes_);
        out_ << "why " << why << "\n";
        if (why) {
            put("best", why->best);
            put("other", why->other);
        }
        auto best = player.try_best_move(view_, seat, rng_, &notes_);
        talon::move next = best ? *best : game_.random_move(rng_);
        out_ << "move " << best << " " << next << "\n";
        return next;
    }

    void deal(const talon::fh::position &position)
    {
        auto table = solver_.try_deal(game_.rules(), position.hand);

        out_ << "deal " << table;
        if (table) {
            out_ << " " << table->nodes;
            for (int seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
                for (int d = 0; d < 8; d++)
                    out_ << " " << table->low[seat][d] << ":"
                         << table->high[seat][d];
        }
        out_ << "\n";
    }

    void par(const talon::fh::position &position)
    {
        auto state = talon::fh::state_of(game_);
        auto par = solver_.try_par(game_.rules(), position.hand, state.discard,
                                   state.dealer, state.score);

        out_ << "par " << par;
        if (par)
            out_ << " " << par->low << " " << par->high << " "
                 << int(par->contractor) << " " << unsigned(par->bid_tricks)
                 << " " << unsigned(par->bid_denomination);
        out_ << "\n";
    }

    void solve()
    {
        auto position = talon::fh::try_position_of(game_);

        if (!position)
            return;
        if (talon::fh::check(*position))
            std::abort();
        solver_.forget();
        auto cards = solver_.try_cards(*position);
        out_ << "cards " << cards;
        put_values(*cards);
        auto value = solver_.try_solve(*position);
        out_ << "value " << value << " " << value->low << " " << value->high
             << " " << value->nodes << "\n";
        auto reached = solver_.try_reaches(*position, 5);
        out_ << "reach " << reached << " "
             << (reached->has_value() ? int(**reached) : -1) << "\n";
        auto line = solver_.try_line(*position);
        out_ << "line " << line;
        for (const talon::move &m : *line)
            out_ << " " << m.seat << ":" << talon::cards_of(m) << ":"
                 << m.denomination;
        out_ << "\n";
        if (position->table[0] == TALON_CARD_NONE) {
            deal(*position);
            par(*position);
        }
        view_.update(game_, talon::seats::only(game_.to_act()));
        talon::rng ahead = rng_;
        auto some =
            solver_.try_worlds(view_, worlds, ahead, talon::fh::goal::made);
        out_ << "worlds " << some << "\n";
        if (some)
            for (const talon::fh::world &world : *some) {
                out_ << "world " << world.index;
                put_values(talon::fh::values_of(world));
            }
    }

    void step(std::uint32_t turn, std::int32_t seat)
    {
        talon::events told;

        out_ << "turn " << turn << " " << seat << "\n";
        if (seat == talon::seat::table) {
            told = game_.chance(rng_);
        } else {
            if (turn % every == 0)
                solve();
            told = game_.apply(choose(turn, seat));
        }
        notes_.add(told);
    }

    void review()
    {
        auto items = solver_.try_review(game_);

        out_ << "review " << items << "\n";
        if (!items)
            return;
        for (const talon::fh::review_item &i : *items) {
            out_ << "item " << i.seat << " " << i.trick << " " << i.card << " "
                 << i.suit << " " << i.points << " ";
            out_.card(i.best_card);
            out_ << " " << i.best_suit << " " << i.before << " " << i.after
                 << "\n";
        }
    }

    transcript &out_;
    talon::game game_;
    talon::view view_;
    talon::rng rng_;
    talon::notes notes_ = {};
    talon::fh::solver &solver_;
};

/* Every term of a space. */
template <class Term> void list_terms(transcript &out)
{
    for (std::uint32_t i = 0; i < talon::term_count<Term>(); i++) {
        Term term = talon::term_at<Term>(i);

        out << "term " << space_of(term).number << " " << talon::number(term)
            << " " << talon::key(term) << ": " << talon::label(term) << "\n";
    }
}

void list_levels(transcript &out, talon::game_id game)
{
    for (std::uint32_t i = 0; i < talon::level_count(); i++) {
        talon::level level = talon::level_at(i);

        out << "level " << talon::number(level) << " " << talon::key(level)
            << ": " << talon::label(level) << "\n";
        for (std::uint32_t j = 0; j < talon::term_count<talon::phase>(); j++) {
            talon::phase phase = talon::term_at<talon::phase>(j);
            auto budget = talon::try_budget_of(level, game, phase);

            out << "budget " << talon::number(phase) << " " << budget << " "
                << budget.raw_value().worlds << " " << budget.raw_value().nodes
                << "\n";
        }
    }
}

std::uint64_t play_all(const char *seed, std::uint32_t turns, bool shown)
{
    transcript out(shown);
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD, limit);

    out << "advisor " << talon::advisor_version_number() << "\n";
    list_terms<talon::advisor_part>(out);
    list_terms<talon::advice_reason>(out);
    list_terms<talon::chance_of>(out);
    list_terms<talon::fh::goal>(out);
    for (talon::game_info game : talon::games()) {
        list_levels(out, game.id());
        for (talon::preset_info preset : game.presets()) {
            talon::rules rules(game.id(), preset.number);

            out << "play " << preset.key() << "\nsupports "
                << talon::supports(rules, talon::advisor_part::players) << " "
                << talon::supports(rules, talon::advisor_part::solver) << "\n";
            play(out, rules, talon::rng(seed, preset.number), solver).on(turns);
        }
    }
    return out.hash();
}

} // namespace

int main(int argc, char **argv)
{
    int first = argc > 1 && std::strcmp(argv[1], "-v") == 0 ? 2 : 1;

    for (int i = first + 1; i < argc; i++) {
        std::uint64_t hash = play_all(
            argv[i],
            static_cast<std::uint32_t>(std::strtoul(argv[first], nullptr, 10)),
            first == 2);

        std::printf("%s %016llx\n", argv[i],
                    static_cast<unsigned long long>(hash));
    }
}
