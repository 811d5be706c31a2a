/* SPDX-License-Identifier: MIT */
/* A deal of Five Hundred in sentences, against players, with what a person
 * types: words [LANGUAGE [SEED]]. An empty line makes the move of a player. */
#include <iostream>
#include <string>

#include "talon_advisor.hpp"
#include "talon_words.hpp"

constexpr std::int32_t me = 0;

void tell(const talon::words &words, talon::events happened)
{
    talon::redact(happened, talon::seats::only(me));
    std::cout << words.events(happened);
}

/* The move of a person, once there is one. */
talon::move ask(const talon::words &words, const talon::view &mine,
                const talon::move &hint)
{
    std::string typed;

    std::cout << words.hand(mine, mine.cards(me)) << '\n';
    for (const talon::choice &choice : mine.choices(me))
        std::cout << "  " << words.choice(choice, mine) << '\n';
    while (std::cout << "> " << std::flush && std::getline(std::cin, typed)) {
        if (typed.empty())
            return hint;
        talon::reading read = words.read(mine, me, typed);
        if (read.read_as == talon::read_as::move_)
            return read.move;
        std::cout << read.answer << '\n';
    }
    return hint;
}

int main(int argc, char **argv)
{
    talon::game game(talon::rules("five-hundred", "australian-4"));
    talon::rng chance(argc > 2 ? argv[2] : "5");
    talon::player player("casual-1");
    talon::words words(game.rules(),
                       talon::find_language(argc > 1 ? argv[1] : "en"));

    words.you(me).name(1, "Ann").name(2, "Ben").name(3, "Clara");
    while (game.deal_count() == 0 || !game.deal_over()) {
        std::int32_t seat = game.to_act();

        if (seat == talon::seat::table) {
            tell(words, game.chance(chance));
            continue;
        }
        talon::view mine(game, talon::seats::only(seat));
        talon::move next = player.best_move(mine, seat, chance);
        tell(words, game.apply(seat == me ? ask(words, mine, next) : next));
    }
    std::cout << words.scores(game) << '\n';
}
