// SPDX-License-Identifier: MIT
// Poker hands, without a game.
import { constants } from "./raw.js";
import {
    TalonError, ask, lib, memory, must, number, room, scoped, textOut, u32At,
} from "./memory.js";
import { cardsIn, cardsOut, keyOf, listOf } from "./values.js";

/** The rank of five cards: the greater one wins, equal ones are equal. */
export function rank(five) {
    return scoped(() => {
        const at = room(8);
        cardsIn(at, five);
        return ask(u32At, (out) => lib.talon_poker_rank(at, out));
    });
}

/** The best five of five or more cards. */
export function best(cards) {
    return scoped(() => {
        const at = room(8), out = room(8), five = room(8);
        cardsIn(at, cards);
        must(lib.talon_poker_best(at, out, five));
        const found = u32At(out);
        return {
            rank: found, cards: cardsOut(five), category: category(found),
            text: text(found),
        };
    });
}

/** The ranks of many sets; null for what is not a hand. */
export function ranks(sets) {
    sets = [...sets];
    return scoped(() => {
        const at = room(8 * sets.length), out = room(4 * sets.length);
        sets.forEach((set, i) => cardsIn(at + 8 * i, set));
        const status = lib.talon_poker_ranks(at, sets.length, out, room(8));
        if (status !== constants.TALON_E_CARD_COUNT &&
            status !== constants.TALON_E_CARD_FOREIGN)
            must(status);
        return listOf("u32", out, sets.length).map((one) => one || null);
    });
}

/** The category of a rank: "full-house". */
export function category(rank) {
    memory();
    const found = lib.talon_poker_category(number(rank, "u32", "a rank"));
    if (found === 0) throw new TalonError(constants.TALON_E_ARGUMENT);
    return keyOf("poker", found);
}

/** A rank in words: "full house, kings over tens". */
export function text(rank) {
    number(rank, "u32", "a rank");
    return textOut(constants.TALON_POKER_TEXT_MAX, (...out) =>
        lib.talon_poker_format(rank, ...out));
}
