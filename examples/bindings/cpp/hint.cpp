/* SPDX-License-Identifier: MIT */
/* A hint before the first card of a hand, and a review after the last. */
#include <iostream>

#include "talon_advisor.hpp"

void tell(const talon::advice &one)
{
    std::cout << "seat " << int(one.next_move.seat) << ": "
              << talon::cards_of(one.next_move).text() << " is worth "
              << one.worth / 1000
              << " points: " << talon::label(talon::advice_reason(one.reason))
              << '\n';
}

int main()
{
    talon::game game(talon::rules("five-hundred", "australian-4"));
    talon::rng chance("8");
    talon::player player("club-1");
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD);
    bool hinted = false;

    while (game.deal_count() == 0 || !game.deal_over()) {
        std::int32_t seat = game.to_act();

        if (seat == talon::seat::table) {
            game.chance(chance);
            continue;
        }
        talon::view mine(game, talon::seats::only(seat));
        if (game.phase() == talon::phase::tricks && !hinted) {
            talon::rng ahead = chance;
            talon::advice_list advice = player.advise(mine, seat, ahead);

            for (std::size_t i = 0; i < 3 && i < advice.size(); i++)
                tell(advice[i]);
            hinted = true;
        }
        game.apply(player.best_move(mine, seat, chance));
    }
    for (const talon::fh::review_item &item : solver.review(game))
        if (item.points > 0)
            std::cout << "trick " << int(item.trick) << ", seat "
                      << int(item.seat) << ": " << talon::card(item.card).text()
                      << " cost " << item.points << " points, "
                      << talon::card(item.best_card).text() << " none\n";
}
