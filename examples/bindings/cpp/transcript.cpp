/* SPDX-License-Identifier: MIT */
/* Plays every preset and writes the transcript of tests/clients/README.md.
 *
 *   transcript TURNS SEED...
 *
 * It writes "SEED HASH" for each seed; with one seed and -v, the transcript.
 */
#include "talon.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace
{

constexpr std::uint64_t fnv_basis = UINT64_C(14695981039346656037);

std::uint64_t fnv(std::uint64_t start, const void *bytes, std::size_t size)
{
    const auto *byte = static_cast<const std::uint8_t *>(bytes);

    for (; size > 0; size--)
        start = (start ^ *byte++) * UINT64_C(1099511628211);
    return start;
}

/* The words of lines. */
class transcript
{
  public:
    explicit transcript(bool shown) : shown_(shown) {}
    std::uint64_t hash() const { return hash_; }

    transcript &operator<<(std::string_view words)
    {
        hash_ = fnv(hash_, words.data(), words.size());
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
    template <class Blob> void summary(const char *word, const Blob &bytes)
    {
        *this << word << " " << bytes.size() << " "
              << talon::cards(fnv(fnv_basis, bytes.data(), bytes.size()))
              << "\n";
    }

  private:
    template <class Number> transcript &put(const char *format, Number number)
    {
        char digits[32];

        std::snprintf(digits, sizeof digits, format, number);
        return *this << digits;
    }

    bool shown_;
    std::uint64_t hash_ = fnv_basis;
};

class play
{
  public:
    play(transcript &out, const talon::rules &rules, const talon::rng &chance)
        : out_(out), game_(rules), copy_(rules), view_(game_, 0u), rng_(chance),
          seat_count_(rules.seat_count())
    {
    }

    void on(std::uint32_t turns)
    {
        std::int32_t seat;

        for (seat = game_.to_act();
             seat != talon::seat::nobody && game_.turn() < turns;
             seat = game_.to_act()) {
            out_ << "turn " << game_.turn() << " " << seat << " "
                 << talon::key(game_.phase()) << "\n";
            step(seat);
        }
        out_ << "end " << game_.turn() << " " << seat << " "
             << game_.winners().mask() << "\n";
    }

  private:
    void list_choices()
    {
        for (const talon::choice &c : game_.choices())
            out_ << "choice " << talon::key(talon::kind(c.kind)) << " "
                 << talon::cards_of(c) << " " << talon::cards(c.required) << " "
                 << c.amount_min << " " << c.amount_max << " "
                 << c.denominations << " " << c.other_seats << " " << c.flags
                 << " " << c.pick_min << " " << c.pick_max << " " << c.index_min
                 << " " << c.index_max << "\n";
    }

    void check(const char *word, const talon::move &next)
    {
        talon::refusal why = game_.check(next);

        out_ << word << " " << why.name() << " " << why.cards << "\n";
    }

    void make_move(const talon::move &next)
    {
        check("check", next);
        line_ = game_.write(next).str() + "\n";
        out_ << line_;
        events_ = game_.apply(next);
        check("again", next);
    }

    void make_chance()
    {
        talon::rng ahead = rng_;
        talon::result<talon::pack_of_cards> pack = game_.try_shuffle(ahead);

        out_ << "shuffle " << pack.why().name() << "\n";
        line_ = pack.ok() ? game_.write(*pack).str() + "\n" : std::string();
        events_ = game_.chance(rng_);
        out_ << "chance TALON_OK\n" << line_;
    }

    /* One time in eight the table does something other than deal. */
    void make_table()
    {
        std::uint32_t count = game_.move_count();

        if (count == 0 || rng_.below(8) != 0)
            make_chance();
        else
            make_move(game_.move_at(rng_.below(count)));
    }

    void list_events(std::uint32_t viewer)
    {
        for (const talon::event &e : events_)
            out_ << "event " << talon::key(talon::kind(e.kind)) << " "
                 << (e.reason != 0 ? talon::key(talon::reason(e.reason)) : "-")
                 << " " << e.seat << " " << e.other << " " << e.amount << " "
                 << e.turn << " " << e.viewers << " " << e.denomination << " "
                 << e.box_id << " " << e.place << " " << e.index << " "
                 << e.count << " " << talon::cards_of(e) << "\n";
        talon::redact(events_, talon::seats(1u << viewer));
        out_ << "seen " << viewer;
        for (const talon::event &e : events_)
            out_ << " " << talon::cards_of(e);
        out_ << "\n";
    }

    void compare()
    {
        talon_status status = TALON_OK;

        if (line_.empty())
            copy_ = game_;
        else
            status = copy_.try_read_line(line_).status();
        out_ << "same " << talon_status_name(status) << " " << (copy_ == game_)
             << "\n";
    }

    void list_amounts(const char *word, const talon::amounts &amounts)
    {
        out_ << word;
        for (std::int64_t amount : amounts)
            out_ << " " << amount;
        out_ << "\n";
    }

    void look(std::uint32_t viewer)
    {
        view_.update(game_, talon::seats(1u << viewer));
        out_.summary("view", view_.save());
        out_.summary("key",
                     view_.information_key(static_cast<std::int32_t>(viewer)));
        talon::result<talon::game> world = sampler_.try_sample(view_, rng_);
        out_ << "world " << world.why().name();
        out_.summary("", world.ok() ? world->save() : view_.save());
    }

    void step(std::int32_t seat)
    {
        list_choices();
        if (seat == talon::seat::table)
            make_table();
        else
            make_move(game_.random_move(rng_));

        std::uint32_t viewer = game_.turn() % seat_count_;
        list_events(viewer);
        compare();
        list_amounts("totals", game_.totals());
        list_amounts("returns", game_.returns());
        look(viewer);
        talon::saved_game saved = game_.save();
        out_ << "save " << game_.try_load(saved).why().name();
        out_.summary("", saved);
    }

    transcript &out_;
    talon::game game_, copy_;
    talon::view view_;
    talon::rng rng_;
    std::uint32_t seat_count_;
    talon::events events_ = {};
    std::string line_ = {};
    talon::sampler sampler_ = {};
};

std::uint64_t play_all(const char *seed, std::uint32_t turns, bool shown)
{
    transcript out(shown);

    out << "talon " << talon::version() << "\n";
    for (talon::game_info game : talon::games())
        for (talon::preset_info preset : game.presets()) {
            talon::rules rules(game.id(), preset.number);

            out << "play " << game.key() << " " << preset.key() << " "
                << rules.seat_count() << "\n"
                << rules.write();
            play(out, rules, talon::rng(seed, preset.number)).on(turns);
        }
    return out.hash();
}

} // namespace

int main(int argc, char **argv)
{
    bool shown = argc > 1 && std::strcmp(argv[1], "-v") == 0;

    for (int i = 2 + shown; i < argc; i++) {
        auto turns = static_cast<std::uint32_t>(
            std::strtoul(argv[1 + shown], nullptr, 10));
        std::uint64_t hash = play_all(argv[i], turns, shown);

        std::printf("%s %016llx\n", argv[i],
                    static_cast<unsigned long long>(hash));
    }
    return 0;
}
