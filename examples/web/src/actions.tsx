// SPDX-License-Identifier: MIT
// Everything that is not a card of the hand: buttons for moves, and amounts.
import { useState } from "preact/hooks";
import type { Move } from "libtalon";
import type { Model } from "./model.js";
import type { Ranged, Ways } from "./choices.js";
import { filled } from "./text.js";
import { Toolbar } from "./toolbar.js";

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
    if (moves.length === 0) {
        if (!asked) return null;
        const { kind } = asked.moveOf([]), { most: count } = asked;
        return <p>{filled(text.pickFor[kind] ?? text.pick, { count })}</p>;
    }
    return <>{moves.map((move) => <button type="button" key={words.move(move)}
        class="confirm" onClick={() => model.move(move)}>
        {words.move(move)}
    </button>)}</>;
}

/** Buttons for moves, in a row or, by denomination, in columns. */
function Moves({ model, moves, kind }: {
    model: Model; moves: Move[]; kind: "moves" | "bids";
}) {
    const { words, text } = model;
    return <Toolbar label={text[kind]} class={`moves ${kind}`}
        group={(i) => String(moves[i]?.amount ?? "")}>
        {moves.map((move) => (roving) => <button type="button" {...roving}
            key={words.move(move)} data-kind={move.kind}
            data-to={move.denomination} aria-label={words.move(move)}
            onClick={() => model.move(move)}>
            {move.kind === "bid" ? words.bid(move.amount ?? 0,
                                             move.denomination) :
                words.move(move)}
        </button>)}
    </Toolbar>;
}

const isBid = ({ kind, denomination }: Move) => kind === "bid" &&
    denomination !== undefined && /^([SCDH]|NT)$/.test(denomination);

export function Actions({ model }: { model: Model }) {
    const { ways, text, state } = model;
    if (state?.seat === null && state.sitting)
        return <div class="actions">
            {state.sitting.some(({ name }) => !name) && <button type="button"
                class="confirm" data-kind="sit"
                onClick={() => model.show("sit")}>{text.sit}</button>}
        </div>;
    const isTripoli = model.view?.rules.game === "tripoli";
    const hasReview = state?.finished != null && model.awaits !== "player";
    if (model.isNext || model.canEnd || hasReview)
        return <div class="actions">
            {hasReview && <button type="button" data-kind="review"
                onClick={() => model.show("review")}>
                {isTripoli ? text.hands : text.review}</button>}
            {model.canEnd && <button type="button" data-kind="end"
                class={model.isNext ? "" : "confirm"}
                onClick={() => model.end()}>{text.end}</button>}
            {model.isNext && <button type="button" class="confirm"
                data-kind="next" onClick={() => model.next()}>
                {model.awaits === "late" ? text.iAmHere : text.next}
            </button>}
        </div>;
    if (model.isHidden)
        return <div class="actions">
            <button type="button" class="confirm" data-kind="uncover"
                onClick={() => model.uncover()}>
                {filled(text.uncover, {
                    name: model.name(state?.seat ?? 0) })}
            </button>
        </div>;
    if (ways === null || !model.isMyMove) return <div class="actions" />;
    return <div class="actions">
        <Picked model={model} ways={ways} />
        <Moves model={model} kind="moves"
            moves={ways.buttons.filter((move) => !isBid(move))} />
        <Moves model={model} moves={ways.buttons.filter(isBid)} kind="bids" />
        {ways.ranges.map((range) => <Amount model={model} range={range}
            key={range.moveOf(range.low).kind} />)}
    </div>;
}
