// SPDX-License-Identifier: MIT
// The hand of the person at the screen. Cards that may not be played stay
// reachable and say why.
import type { Card } from "libtalon";
import { Picture } from "./card.js";
import type { Model } from "./model.js";
import { filled } from "./text.js";
import { Toolbar } from "./toolbar.js";

function isPossible(model: Model, card: Card): boolean {
    const { ways } = model;
    return ways === null || ways.byCard.has(card) || ways.byCards.length > 0;
}

/** The signs of cards in the suit that they belong to now. */
function suitOf(model: Model, card: Card): string {
    return model.view?.cardSuit(card) ?? "";
}

export function Hand({ model }: { model: Model }) {
    const { hand, picked, text, words, spoken } = model;
    // More than thirteen cards have no room in one row.
    return <Toolbar label={text.hand} group={(i) =>
        suitOf(model, hand[i] ?? "")}
    class={hand.length > 13 ? "hand many" : "hand"}>
        {hand.map((card, i) => (roving) => <button key={card} type="button"
            {...roving} data-card={card}
            aria-disabled={!isPossible(model, card)}
            aria-pressed={picked.includes(card) ? true : undefined}
            onClick={() => model.choose(card)}>
            <span class="said">{filled(text.card, {
                card: spoken.card(card), n: i + 1, count: hand.length })}</span>
            <Picture card={card} words={words} />
        </button>)}
    </Toolbar>;
}

/** Moves the focus to the next card of a rank, by its letter. */
export function focusOnRank(model: Model, key: string): boolean {
    const rank = key === "0" ? "10" : key.toUpperCase();
    const cards = [...document.querySelectorAll<HTMLElement>(".hand button")];
    const from = cards.findIndex((one) => one === document.activeElement) + 1;
    const found = [...cards.slice(from), ...cards.slice(0, from)].find((one) =>
        rank === "X" ? one.querySelector(".suit-joker") :
            model.words.card(one.dataset["card"] ?? "")
                .replace(/[♠♣♦♥]/u, "") === rank);
    found?.focus();
    return found !== undefined;
}
