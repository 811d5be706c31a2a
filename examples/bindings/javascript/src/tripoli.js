// SPDX-License-Identifier: MIT
// Tripoli: what a screen shows, and its chips without a game.
import { constants, structs } from "./raw.js";
import {
    ask, fill, lib, must, number, room, scoped, u32At,
} from "./memory.js";
import {
    bitsOut, bySeat, cardsIn, cardsOut, keyOf, listOf, moveOut, numberAt,
    putNumber, seatsIn, structsOut,
} from "./values.js";
import { drawing } from "./random.js";
import { handleOf, movesOf } from "./game.js";
import { rulesIn } from "./rules.js";

/** All that a screen shows; known is false if parts are hidden. */
export function state(game) {
    const handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.tr_state.size);
        const status = must(lib.talon_tr_state_of(handle, at));
        return {
            known: status === 0, ...bySeat("tr_state", at, game.seatCount),
        };
    });
}

/** The cards played in phase three, in order. */
export function plays(game) {
    const handle = handleOf(game);
    return movesOf((...out) => lib.talon_tr_plays(handle, ...out),
                   constants.TALON_PACK_MAX);
}

/** What a call costs a seat now. */
export function callCost(game, seat) {
    const handle = handleOf(game);
    number(seat, "i32", "a seat");
    return ask((at) => numberAt("i64", at), (out) =>
        lib.talon_tr_call_cost(handle, seat, out));
}

function potsOf(call) {
    return fill(structs.tr_pot.size, constants.TALON_TR_SEATS_MAX, call,
                (at, count) => structsOut("tr_pot", at, count));
}

/** The pots as they are during the betting. */
export function potsNow(game) {
    const handle = handleOf(game);
    return potsOf((...out) => lib.talon_tr_pots_now(handle, ...out));
}

/** A random board: the move of the table where one is due. */
export function boardShuffle(game, random) {
    const handle = handleOf(game);
    return drawing(random, (rng) => {
        const out = room(structs.move.size);
        must(lib.talon_tr_board_shuffle(handle, rng, out));
        return moveOut(out);
    });
}

/** Which boxes a hand collects, and with which cards. */
export function collects(rules, hand) {
    return scoped(() => {
        const from = rulesIn(rules), at = room(8), boxes = room(8);
        const cards = room(8);
        cardsIn(at, hand);
        must(lib.talon_tr_collects(from, at, boxes, cards));
        return {
            boxes: bitsOut(u32At(boxes)).map((box) => keyOf("tr-box", box)),
            cards: cardsOut(cards),
        };
    });
}

/**
 * Who wins which pot: staked and hands by seat (null for seats that are not
 * in), before what was in the pot, contenders the seats still in.
 */
export function pots({ staked, before = 0, contenders, hands }) {
    const most = constants.TALON_TR_SEATS_MAX;
    return scoped(() => {
        const chips = room(8 * most), was = room(8), sets = room(8 * most);
        const back = room(8 * most), seats = seatsIn(contenders);
        if (staked.length > most || hands.length > most)
            throw new RangeError(`there are at most ${most} seats`);
        staked.forEach((amount, i) =>
            putNumber("i64", chips + 8 * i, amount, "a stake"));
        putNumber("i64", was, before, "before");
        hands.forEach((hand, i) => cardsIn(sets + 8 * i, hand ?? []));
        const list = potsOf((...out) =>
            lib.talon_tr_pots(chips, was, seats, sets, ...out, back));
        return {
            pots: list, back: listOf("i64", back, staked.length),
        };
    });
}
