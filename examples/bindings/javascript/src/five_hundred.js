// SPDX-License-Identifier: MIT
// Five Hundred: what a screen shows, and its scoring without a game.
import { constants, structs } from "./raw.js";
import {
    ask, fill, i32At, lib, memory, must, number, room, scoped, u32At,
} from "./memory.js";
import {
    bitsOut, bySeat, cardIn, cardOut, cardsOut, denominationIn,
    denominationOut, seatOut, sequenceOut, structIn,
} from "./values.js";
import { handleOf, movesOf } from "./game.js";
import { rulesIn } from "./rules.js";

/** All that a screen shows; known is false if parts are hidden. */
export function state(game) {
    const handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.fh_state.size);
        const status = must(lib.talon_fh_state_of(handle, at));
        return {
            known: status === 0, ...bySeat("fh_state", at, game.seatCount),
        };
    });
}

/** The bids of the hand, in order. */
export function bids(game) {
    const handle = handleOf(game);
    return movesOf((...out) => lib.talon_fh_bids(handle, ...out),
                   constants.TALON_FH_BIDS_MAX);
}

/** The seats that have passed for good in the auction of the hand. */
export function passed(game) {
    const handle = handleOf(game);
    return ask((at) => bitsOut(u32At(at)),
               (out) => lib.talon_fh_passed(handle, out));
}

/** A trick of the hand by its number, from 1. */
export function trick(game, index) {
    const handle = handleOf(game);
    number(index, "u32", "a trick");
    return scoped(() => {
        const leader = room(8), suit = room(8), winner = room(8);
        const cards = fill(
            1, constants.TALON_FH_SEATS_MAX, (at, size, count) =>
                lib.talon_fh_trick(handle, index, leader, at, size, count, suit,
                                   winner), sequenceOut);
        return {
            leader: seatOut(i32At(leader)), cards,
            suit: denominationOut(u32At(suit)),
            winner: seatOut(i32At(winner)),
        };
    });
}

/** Who is winning the trick on the table, and with which card. */
export function winning(game) {
    const handle = handleOf(game);
    return ask((at) => ({
        seat: seatOut(i32At(at)), card: cardOut(memory().getUint8(at + 4)),
    }), (out) => lib.talon_fh_winning(handle, out, out + 4));
}

/** The cards drawn for the deal, by seat. */
export function drawn(game) {
    const handle = handleOf(game);
    return fill(1, constants.TALON_FH_SEATS_MAX, (...out) =>
        lib.talon_fh_drawn(handle, ...out), sequenceOut);
}

/** The items of the last hand's score. */
export function lastScore(game) {
    const handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.fh_score.size);
        must(lib.talon_fh_last_score(handle, at));
        return bySeat("fh_score", at, game.seatCount);
    });
}

/** The cards that may be played; null if this view does not know. */
export function playable(game) {
    const handle = handleOf(game);
    return scoped(() => {
        const seat = room(8), cards = room(8), suits = room(8);
        const status = lib.talon_fh_playable(handle, seat, cards, suits);
        return must(status) > 0 ? null : {
            seat: seatOut(i32At(seat)), cards: cardsOut(cards),
            suits: bitsOut(u32At(suits)).map(denominationOut),
        };
    });
}

/** Plays a card, without events; suit is for a joker that is led. */
export function play(game, seat, card, suit = null) {
    const at = cardIn(card), named = denominationIn(suit);
    number(seat, "i32", "a seat");
    if (game.isView) return must(constants.TALON_E_VIEW);
    must(lib.talon_fh_play(handleOf(game), seat, at, named));
}

function bid(name, rules, tricks, denomination) {
    number(tricks, "u32", "tricks");
    const named = denominationIn(denomination);
    return scoped(() => {
        const at = rulesIn(rules);
        return ask(i32At, (out) => lib[name](at, tricks, named, out));
    });
}

/** The value of a bid in points; tricks are 0 for a misère. */
export function bidValue(rules, tricks, denomination) {
    return bid("talon_fh_bid_value", rules, tricks, denomination);
}

/** A number by which a bid outranks those with a smaller one. */
export function bidRank(rules, tricks, denomination) {
    return bid("talon_fh_bid_rank", rules, tricks, denomination);
}

/** Scores a hand that people have played with real cards. */
export function scoreHand(rules, hand) {
    return scoped(() => {
        const from = rulesIn(rules), out = room(structs.fh_score.size);
        const at = structIn("fh_hand", room(structs.fh_hand.size), {
            contractor: null, partner: null, played: hand.winner?.length,
            ...hand,
        });
        must(lib.talon_fh_score_hand(from, at, out));
        return bySeat("fh_score", out, rules.seatCount);
    });
}
