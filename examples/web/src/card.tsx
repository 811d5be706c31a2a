// SPDX-License-Identifier: MIT
// A card as a picture. The four suits are drawn once, in Suits.
import type { Card, Words } from "libtalon";

const PATHS = {
    S: "M0-11C3-6 10-3 10 3C10 8 4 9 1 5L3 11H-3L-1 5C-4 9-10 8-10 3" +
        "C-10-3-3-6 0-11Z",
    C: "M-3 11L-1 4A5 5 0 1 1-5-3A5 5 0 1 1 5-3A5 5 0 1 1 1 4L3 11Z",
    D: "M0-11L8 0L0 11L-8 0Z",
    H: "M0-5C-2-11-10-11-10-4C-10 2-3 5 0 11C3 5 10 2 10-4C10-11 2-11 0-5Z",
};

export function Suits() {
    return <svg class="hidden" aria-hidden="true">
        {Object.entries(PATHS).map(([suit, path]) =>
            <symbol id={"suit-" + suit} viewBox="-12 -12 24 24" key={suit}>
                <path d={path} />
            </symbol>)}
    </svg>;
}

/** What stands in the corner: the card without the sign of its suit. */
function corner(card: Card, words: Words): string {
    return card.startsWith("J") && !/^J[SCDH]$/.test(card) ? "★" :
        words.card(card).replace(/[♠♣♦♥]/u, "");
}

export function Picture({ card, words }: { card: Card; words: Words }) {
    const suit = /[SCDH]$/.exec(card)?.[0];
    return <svg class={`card suit-${suit ?? "joker"}`} viewBox="0 0 56 80"
        aria-hidden="true">
        <rect x="1" y="1" width="54" height="78" rx="6" />
        <text x="5" y="20">{corner(card, words)}</text>
        {suit && <use href={"#suit-" + suit} x="4" y="24" width="14"
            height="14" />}
        {suit ? <use href={"#suit-" + suit} x="18" y="34" width="34"
            height="34" /> : <text x="28" y="60" class="big">★</text>}
    </svg>;
}
