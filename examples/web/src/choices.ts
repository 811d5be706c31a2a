// SPDX-License-Identifier: MIT
// What the person may do, sorted by how it is done: by a card of the hand, by
// several, or by a button. It follows from the choices alone, whatever the
// game.
import type { Card, Choice, Denomination, Move, View } from "libtalon";

/** A move that takes an amount from a range. */
export interface Ranged {
    low: number;
    high: number;
    moveOf(amount: number): Move;
}

export interface Ways {
    /** Moves by a single card of the hand; several if a suit is to be named. */
    byCard: Map<Card, Move[]>;
    /** Moves of several cards of the hand, which are picked first. */
    byCards: { least: number; most: number;
               moveOf(cards: Card[]): Move }[];
    /** Everything else, as buttons. */
    buttons: Move[];
    ranges: Ranged[];
}

/** A move of a choice; fields that say nothing are left out. */
function moveOf({ kind }: Choice, seat: number, cards: Card[], amount: number,
                denomination: Denomination | null): Move {
    return {
        kind, seat, ...(cards.length > 0 && { cards }),
        ...(amount !== 0 && { amount }),
        ...(denomination !== null && { denomination }),
    } as Move;
}

function addButtons(ways: Ways, seat: number, choice: Choice): void {
    const { amountMin: low, amountMax: high, denominations } = choice;
    for (const denomination of denominations)
        if (low < high)
            ways.ranges.push({
                low, high,
                moveOf: (amount) =>
                    moveOf(choice, seat, [], amount, denomination),
            });
        else
            ways.buttons.push(moveOf(choice, seat, [], low, denomination));
}

function add(ways: Ways, seat: number, choice: Choice, hand: Card[]): void {
    const all = [...choice.required, ...choice.cards];
    const count = choice.required.length;
    const least = count + choice.pickMin, most = count + choice.pickMax;
    const named = choice.denominations;
    if (most === 0) {
        addButtons(ways, seat, choice);
    } else if (!all.every((card) => hand.includes(card))) {
        for (const card of all)
            ways.buttons.push(moveOf(choice, seat, [card], 0, null));
    } else if (most === 1) {
        for (const card of all)
            ways.byCard.set(card, [
                ...ways.byCard.get(card) ?? [],
                ...named.map((one) =>
                    moveOf(choice, seat, [card], choice.amountMin, one)),
            ]);
    } else {
        for (const one of named)
            ways.byCards.push({
                least, most, moveOf: (cards) =>
                    moveOf(choice, seat, cards, choice.amountMin, one),
            });
    }
}

/** The ways of a seat that is to act. */
export function waysOf(view: View, seat: number, hand: Card[]): Ways {
    const ways: Ways = {
        byCard: new Map(), byCards: [], buttons: [], ranges: [],
    };
    for (const choice of view.choices(seat) ?? [])
        add(ways, seat, choice, hand);
    return ways;
}
