/* SPDX-License-Identifier: MIT */
/* What talon.hpp does when there is no memory: each operation is done twice for
 * each `operator new` that it calls, which then fails, alone and with all that
 * follow. It must give the right answer, or the refusal TALON_E_MEMORY; the
 * form with exceptions may also throw std::bad_alloc. The game must be as it
 * was before, and what was got for it given back. "starved" tests all of it;
 * "starved careless" must fail. */
#include "talon.hpp"
#include "talon_advisor.hpp"
#include "talon_words.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

namespace
{
bool starving = false, lasts = false, failed = false;
long number = 0, made = 0, held = 0; /* of the one that fails; blocks */

void *get(std::size_t size) noexcept
{
    void *memory = nullptr;

    if (starving && (++made == number || (lasts && made > number)))
        return nullptr;
    memory = std::malloc(size != 0 ? size : 1);
    held += memory != nullptr;
    return memory;
}

void *get_or_throw(std::size_t size)
{
    void *memory = get(size);

    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void give(void *memory) noexcept
{
    held -= memory != nullptr;
    std::free(memory);
}
} // namespace

void *operator new(std::size_t size)
{
    return get_or_throw(size);
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return get(size);
}
void *operator new[](std::size_t size)
{
    return get_or_throw(size);
}
void operator delete(void *memory) noexcept
{
    give(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    give(memory);
}
void operator delete[](void *memory) noexcept
{
    give(memory);
}
void operator delete[](void *memory, std::size_t) noexcept
{
    give(memory);
}

namespace
{
void expect(bool is_so, const char *what, const char *how)
{
    if (is_so)
        return;
    std::printf("%s: allocation %ld%s of %ld: %s\n", what, number,
                lasts ? " and more" : "", made, how);
    failed = true;
}

/* What an operation answers: a number that is the same in every run. */
using operation = std::function<std::uint64_t(talon::game &)>;

/* What the form without exceptions gives. Its refusal is thrown as a status. */
#define TAKEN(call) taken([&] { return (call); }, #call)

template <class Call> auto taken(Call call, const char *what)
{
    decltype(call()) answer;

    try {
        answer = call();
    } catch (...) {
        expect(false, what, "an exception");
    }
    if (!answer.ok())
        throw answer.status();
    return std::move(answer).value();
}

/* Does it once, and says whether it lacked memory. An exception is allowed if
 * it says so. */
bool lacks(talon::game &game, const operation &what, std::uint64_t *answer)
{
    made = 0;
    starving = true;
    try {
        *answer = what(game);
    } catch (const std::bad_alloc &) {
        starving = false;
        return true;
    } catch (const talon::refused &why) {
        starving = false;
        if (why.status() == TALON_E_MEMORY)
            return true;
        throw;
    } catch (talon_status status) {
        starving = false;
        if (status == TALON_E_MEMORY)
            return true;
        throw;
    }
    starving = false;
    return false;
}

/* An operation on a copy of a game; returns whether it lacked memory. */
bool survives_once(const char *name, const talon::game &start,
                   const talon::game &after, const operation &what,
                   std::uint64_t right)
{
    talon::game game = start;
    std::uint64_t answer = 0;
    long before = held;
    bool lacked = lacks(game, what, &answer);

    if (lacked) {
        expect(game == start, name, "the game has changed");
        expect(held == before, name, "memory is not given back");
    } else {
        expect(answer == right && game == after, name, "another answer");
    }
    game = start;
    expect(game == start && what(game) == right, name, "not usable");
    return lacked;
}

/* The same with each of its allocations. */
void survives(const char *name, const talon::game &start, const operation &what)
{
    talon::game after = start;
    std::uint64_t right = what(after);
    long lacked = 0;

    lasts = false;
    for (number = 1; number == 1 || number <= made + 1; number++) {
        lasts = true;
        survives_once(name, start, after, what, right);
        lasts = false;
        lacked += survives_once(name, start, after, what, right);
    }
    number = 0;
    expect(lacked > 0 && lacked <= made, name, "never or always lacked memory");
    std::printf("%s: %ld allocations\n", name, made);
}

talon::game dealt(const char *kind, std::uint32_t turns)
{
    talon::game game{talon::rules(kind)};
    talon::rng chance(kind);

    while (game.turn() < turns || game.to_act() == talon::seat::table)
        if (game.to_act() == talon::seat::table)
            game.chance(chance);
        else
            game.apply(game.random_move(chance));
    return game;
}

void games_survive(const talon::game &tripoli, const talon::game &bids)
{
    talon::saved_game saved = bids.save();
    talon::bytes bytes(saved.data(), *saved.length());

    survives("a new game", bids, [](talon::game &game) {
        return talon::game(game.rules()).hash();
    });
    survives("make", bids, [](talon::game &game) {
        return TAKEN(talon::game::make(game.rules())).hash();
    });
    survives("a copy", bids,
             [](talon::game &game) { return talon::game(game).hash(); });
    survives("try_copy", bids,
             [](talon::game &game) { return TAKEN(game.try_copy()).hash(); });
    survives("a game of another kind", tripoli, [&](talon::game &game) {
        game = bids;
        return game.hash();
    });
    survives("load", bids, [&](talon::game &) {
        return talon::game(bytes).hash() +
               TAKEN(talon::game::load_saved(bytes)).hash();
    });
    survives("a view", bids, [](talon::game &game) {
        return talon::view(game, 1).hash() +
               TAKEN(talon::view::make(game, 2)).hash();
    });
    survives("a record", bids, [](talon::game &game) {
        auto header = game.rules().write();

        return talon::read_record(std::string_view(header)).hash();
    });
}

void hands_survive(const talon::game &bids, const talon::game &tricks)
{
    talon::move next = bids.move_at(0);
    talon::view view(bids, 1);

    survives("a refused move", bids, [&](talon::game &game) {
        talon::move wrong = next;

        wrong.seat = 9;
        try {
            game.apply(wrong);
        } catch (const talon::refused &why) {
            return std::uint64_t{why.what()[0] != 0};
        }
        return std::uint64_t{7};
    });
    survives("events as bytes", bids, [&](talon::game &game) {
        talon::events told = talon::game(game).apply(next);

        return talon::save(told).size() + TAKEN(talon::try_save(told)).size();
    });
    survives("a history", tricks, [](talon::game &game) {
        return game.history().size() + TAKEN(game.try_history()).size();
    });
    survives("play a hand again", tricks, [](talon::game &game) {
        auto pack = game.hand_pack();

        return game.rebuild(pack, game.history()).hash();
    });
    survives("a sample", bids, [&](talon::game &) {
        talon::sampler sampler;
        talon::rng chance("sample");

        return sampler.sample(view, chance).hash() +
               TAKEN(sampler.try_sample(view, chance)).hash();
    });
    survives("sentences", bids, [&](talon::game &game) {
        talon::words words(game.rules(), talon::language::german);
        talon::events told = talon::game(game).apply(next);

        return words.events(told).size() + TAKEN(words.try_events(told)).size();
    });
}

void advice_survives(const talon::game &bids, const talon::game &tricks)
{
    survives("a player", bids, [](talon::game &game) {
        talon::player player("novice-1");
        talon::rng chance("advice");

        return std::uint64_t{
            player.best_move(game, game.to_act(), chance).kind};
    });
    survives("the solver", tricks, [](talon::game &game) {
        talon::fh::solver solver(1 << 16, 500);
        talon::rng chance("worlds");
        talon::view view(game, 1U << game.to_act());

        return solver.cards(talon::fh::position_of(game)).size() +
               solver.worlds(view, 2, chance).size() +
               TAKEN(solver.try_worlds(view, 2, chance)).size();
    });
}

/* What the test itself must notice: a game that changes before memory lacks. */
void careless(const talon::game &bids)
{
    survives("careless", bids, [](talon::game &game) {
        game.apply(game.move_at(0));
        return game.history().size();
    });
}
} // namespace

int main(int argc, char **argv)
{
    try {
        talon::game bids = dealt("five-hundred", 4);
        talon::game tricks = dealt("five-hundred", 25);

        if (argc > 1 && std::strcmp(argv[1], "careless") == 0) {
            careless(bids);
        } else {
            games_survive(dealt("tripoli", 20), bids);
            hands_survive(bids, tricks);
            advice_survives(bids, tricks);
        }
    } catch (const std::exception &error) {
        std::printf("thrown: %s\n", error.what());
        failed = true;
    } catch (talon_status status) {
        std::printf("refused: %d\n", status);
        failed = true;
    }
    return failed;
}
