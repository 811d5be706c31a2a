/* SPDX-License-Identifier: MIT */
/* The same as moves.c, in C++. */
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "talon.hpp"

int main()
{
    const talon::game first(talon::rules("five-hundred", "australian-4"));
    talon::game game = first;
    talon::rng chance("7");
    double least = 1e9;

    for (int round = 0; round < 10; round++) {
        const std::clock_t start = std::clock();

        for (int i = 0; i < 20000; i++) {
            std::int32_t seat = game.to_act();

            if (seat == talon::seat::nobody)
                game = first;
            else if (seat == talon::seat::table)
                game.chance(chance);
            else
                game.apply(game.random_move(chance));
        }
        least = std::min(least, double(std::clock() - start) / CLOCKS_PER_SEC /
                                    20000 * 1e6);
    }
    std::printf("%.2f\n", least);
}
