// SPDX-License-Identifier: MIT
// Everything that is not a card of the hand: buttons for moves, and amounts.
import { useState } from "preact/hooks";
import type { Model } from "./model.js";
import type { Ranged, Ways } from "./choices.js";
import { filled } from "./text.js";

function Amount({ model, range }: { model: Model; range: Ranged }) {
    const { low, high, moveOf } = range;
    const [wanted, setWanted] = useState(low);
    const amount = Math.min(Math.max(wanted, low), high);
    const change = (by: number) => () =>
        setWanted(Math.min(Math.max(amount + by, low), high));
    return <span class="amount">
        <button type="button" aria-label={model.text.less} onClick={change(-1)}
            disabled={amount === low}>−</button>
        <button type="button" data-kind={moveOf(amount).kind}
            onClick={() => model.move(moveOf(amount))}>
            {model.words.move(moveOf(amount))}
        </button>
        <button type="button" aria-label={model.text.more} onClick={change(1)}
            disabled={amount === high}>+</button>
    </span>;
}

/** Buttons for the cards that are picked, as soon as they make a move. */
function Picked({ model, ways }: { model: Model; ways: Ways }) {
    const { picked, words, text } = model, [first] = picked;
    const moves = first && ways.byCards.length === 0 ?
        ways.byCard.get(first) ?? [] : ways.byCards
            .filter(({ least, most }) =>
                picked.length >= least && picked.length <= most)
            .map(({ moveOf }) => moveOf(picked));
    const [asked] = ways.byCards;
    if (moves.length === 0)
        return asked ? <p>{filled(text.pick, { count: asked.most })}</p> : null;
    return <>{moves.map((move) => <button type="button" key={words.move(move)}
        class="confirm" onClick={() => model.move(move)}>
        {words.move(move)}
    </button>)}</>;
}

export function Actions({ model }: { model: Model }) {
    const { ways, words, text } = model;
    if (model.isNext)
        return <div class="actions">
            <button type="button" class="confirm" data-kind="next"
                onClick={() => model.next()}>{text.next}</button>
        </div>;
    if (ways === null || !model.isMyMove) return <div class="actions" />;
    return <div class="actions">
        <Picked model={model} ways={ways} />
        {ways.buttons.map((move) => <button type="button"
            key={words.move(move)} data-kind={move.kind}
            aria-label={words.move(move)} onClick={() => model.move(move)}>
            {move.kind === "bid" ? words.bid(move.amount ?? 0,
                                             move.denomination) :
                words.move(move)}
        </button>)}
        {ways.ranges.map((range) => <Amount model={model} range={range}
            key={range.moveOf(range.low).kind} />)}
    </div>;
}
