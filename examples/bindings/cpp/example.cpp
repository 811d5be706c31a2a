/* SPDX-License-Identifier: MIT */
/* Five Hundred against players that play at random: example [SEED [FILE]].
 * Type a move as records have it (pass, bid 7H, play 10S), undo, or save; an
 * empty line plays at random for you. FILE is where the game is kept. */
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "talon.hpp"

constexpr std::int32_t me = 0;

void tell(const talon::event &e)
{
    std::cout << "  ";
    if (e.seat == me)
        std::cout << "you: ";
    else if (e.seat >= 0)
        std::cout << "seat " << int(e.seat) << ": ";
    std::cout << talon::label(talon::kind(e.kind));
    if (e.amount != 0 && e.kind != talon::kind::trick)
        std::cout << ' ' << e.amount;
    if (e.denomination != 0)
        std::cout << ' ' << talon::label(talon::suit(e.denomination));
    if (e.cards != 0)
        std::cout << ' ' << talon::cards_of(e).text();
    if (e.reason != 0)
        std::cout << ", " << talon::label(talon::reason(e.reason));
    std::cout << '\n';
}

void show_hand(const talon::view &mine)
{
    std::cout << "You hold";
    for (talon::card card : mine.sort_hand(mine.cards(me)))
        std::cout << ' ' << card.text();
    std::cout << "\nYou may";
    for (const talon::choice &choice : mine.choices(me))
        std::cout << ' ' << talon::verb(talon::kind(choice.kind));
    std::cout << "\n> " << std::flush;
}

talon::game start(const char *file)
{
    std::ifstream in(file, std::ios::binary);
    std::vector<std::uint8_t> saved(std::istreambuf_iterator<char>(in), {});

    return saved.empty()
               ? talon::game(talon::rules("five-hundred", "australian-4"))
               : talon::game(talon::bytes(saved));
}

void save(const talon::game &game, const char *file)
{
    talon::saved_game saved = game.save();

    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char *>(saved.data()),
               static_cast<std::streamsize>(saved.size()));
}

void play(talon::rng chance, const char *file)
{
    talon::game game = start(file);
    std::vector<talon::game> past; /* what undo goes back to */
    std::string words;

    while (game.to_act() != talon::seat::nobody) {
        talon::events happened;

        if (game.to_act() == talon::seat::table) {
            happened = game.chance(chance);
        } else if (game.to_act() != me) {
            happened = game.apply(game.random_move(chance));
        } else {
            show_hand(talon::view(game, talon::seats::only(me)));
            if (!std::getline(std::cin, words))
                break;
            if (words == "save") {
                save(game, file);
                continue;
            }
            if (words == "undo") {
                if (!past.empty()) {
                    game = past.back();
                    past.pop_back();
                }
                continue;
            }
            past.push_back(game);
            try {
                happened = words.empty() ? game.apply(game.random_move(chance))
                                         : game.read_line("0 " + words);
            } catch (const talon::refused &why) {
                std::cout << "  refused: " << why.what() << '\n';
                past.pop_back();
                continue;
            }
        }
        talon::redact(happened, talon::seats::only(me));
        for (const talon::event &e : happened)
            tell(e);
    }
    std::cout << "\nScores:";
    for (std::int64_t score : game.totals())
        std::cout << ' ' << score;
    std::cout << '\n';
}

int main(int argc, char **argv)
{
    try {
        play(talon::rng(argc > 1 ? argv[1] : "1"),
             argc > 2 ? argv[2] : "example.saved");
    } catch (const talon::refused &why) {
        std::cerr << "example: " << why.what() << '\n';
        return 1;
    }
}
