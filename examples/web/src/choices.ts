// SPDX-License-Identifier: MIT
// What the person may do, sorted by how it is done: by a card of the hand, by
// several, or by a button. It follows from the choices alone, whatever the game.
import type { Card, Choice, Denomination, Move, View } from "libtalon";
import { ME } from "./session.js";

/** A move that takes an amount from a range. */
export interface Ranged {
    low: number;
    high: number;
    moveOf(amount: number): Move;
}

export interface Ways {
    /** Moves by a single card of the hand; several if a suit has to be named. */
    byCard: Map<Card, Move[]>;
    /** Moves of several cards of the hand, which are picked first. */
    byCards: { least: number; most: number;
               moveOf(cards: Card[]): Move }[];
    /** Everything else, as buttons. */
    buttons: Move[];
    ranges: Ranged[];
}

/** A move of a choice; fields that say nothing are left out. */
function moveOf({ kind }: Choice, cards: Card[], amount: number,
                denomination: Denomination | null): Move {
    return {
        kind, seat: ME, ...(cards.length > 0 && { cards }),
        ...(amount !== 0 && { amount }),
        ...(denomination !== null && { denomination }),
    } as Move;
}

function addButtons(ways: Ways, choice: Choice): void {
    const { amountMin: low, amountMax: high, denominations } = choice;
    for (const denomination of denominations)
        if (low < high)
            ways.ranges.push({
                low, high,
                moveOf: (amount) => moveOf(choice, [], amount, denomination),
            });
        else
            ways.buttons.push(moveOf(choice, [], low, denomination));
}

function add(ways: Ways, choice: Choice, hand: Card[]): void {
    const all = [...choice.required, ...choice.cards];
    const count = choice.required.length;
    const least = count + choice.pickMin, most = count + choice.pickMax;
    const named = choice.denominations;
    if (most === 0) {
        addButtons(ways, choice);
    } else if (!all.every((card) => hand.includes(card))) {
        for (const card of all)
            ways.buttons.push(moveOf(choice, [card], 0, null));
    } else if (most === 1) {
        for (const card of all)
            ways.byCard.set(card, [
                ...ways.byCard.get(card) ?? [],
                ...named.map((one) =>
                    moveOf(choice, [card], choice.amountMin, one)),
            ]);
    } else {
        for (const one of named)
            ways.byCards.push({
                least, most, moveOf: (cards) =>
                    moveOf(choice, cards, choice.amountMin, one),
            });
    }
}

/** The ways of the person's seat, which is to act. */
export function waysOf(view: View, hand: Card[]): Ways {
    const ways: Ways = {
        byCard: new Map(), byCards: [], buttons: [], ranges: [],
    };
    for (const choice of view.choices(ME) ?? []) add(ways, choice, hand);
    return ways;
}
