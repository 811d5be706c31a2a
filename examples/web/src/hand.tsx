// SPDX-License-Identifier: MIT
// The person's hand: a toolbar of real buttons with one tab stop. Arrow keys
// move along it; cards that may not be played stay reachable and say why.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card } from "libtalon";
import { Picture } from "./card.js";
import type { Model } from "./model.js";
import { filled } from "./text.js";

function isPossible(model: Model, card: Card): boolean {
    const { ways } = model;
    return ways === null || ways.byCard.has(card) || ways.byCards.length > 0;
}

export function Hand({ model }: { model: Model }) {
    const { hand, picked, text, words, spoken } = model;
    const [at, setAt] = useState(0);
    const list = useRef<HTMLDivElement>(null);
    const stop = Math.min(at, hand.length - 1);
    const hadFocus = list.current?.contains(document.activeElement) ?? false;

    useLayoutEffect(() => {
        if (hadFocus) focusOn(stop);
    });

    function focusOn(index: number): void {
        list.current?.querySelectorAll("button")[index]?.focus();
    }

    function onKey(event: KeyboardEvent): void {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const index = (stop + step + hand.length) % hand.length;
        setAt(index);
        focusOn(index);
    }

    return <div class="hand" role="toolbar" aria-label={text.hand} ref={list}
        onKeyDown={onKey}>
        {hand.map((card, i) => <button key={card} type="button"
            data-card={card} tabIndex={i === stop ? 0 : -1}
            aria-disabled={!isPossible(model, card)}
            aria-pressed={picked.includes(card) ? true : undefined}
            onFocus={() => setAt(i)} onClick={() => model.choose(card)}>
            <span class="said">{filled(text.card, {
                card: spoken.card(card), n: i + 1, count: hand.length })}</span>
            <Picture card={card} words={words} />
        </button>)}
    </div>;
}

/** Moves the focus to the next card of a rank, by its letter. */
export function focusOnRank(model: Model, key: string): boolean {
    const rank = key === "0" ? "10" : key.toUpperCase();
    const cards = [...document.querySelectorAll<HTMLElement>(".hand button")];
    const from = cards.findIndex((one) => one === document.activeElement) + 1;
    const found = [...cards.slice(from), ...cards.slice(0, from)].find((one) =>
        model.words.card(one.dataset["card"] ?? "")
            .replace(/[♠♣♦♥]/u, "") === rank);
    found?.focus();
    return found !== undefined;
}
