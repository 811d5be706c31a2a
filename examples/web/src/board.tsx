// SPDX-License-Identifier: MIT
// The table: the seats, and what lies in the middle in each of the two games.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fiveHundred, label, tripoli } from "libtalon";
import type { Box, Card, View } from "libtalon";
import { Picture } from "./card.js";
import type { Model } from "./model.js";

interface SeatLine {
    cards: number;
    count: number;
    note: string;
}

/** A card that comes from the seat that played it. */
function Flown({ model, card, seat, children }: {
    model: Model; card: Card; seat: number | null; children: ComponentChildren;
}) {
    const item = useRef<HTMLLIElement>(null);
    useLayoutEffect(() => {
        if (!model.isMoving) return;
        const from = document.querySelector(seat === model.state?.seat ?
            ".hand" : `[data-seat="${seat}"]`)?.getBoundingClientRect();
        const to = item.current?.getBoundingClientRect();
        if (!from || !to) return;
        const x = from.x + from.width / 2 - to.x - to.width / 2;
        item.current?.animate([{
            transform: `translate(${x}px, ${from.y - to.y}px)`,
        }, { transform: "none" }], { duration: 180, easing: "ease-out" });
    }, []);
    return <li ref={item} data-card={card}>{children}</li>;
}

/** A row of cards that were played, each with who played it. */
function Played({ model, title, cards, seats }: {
    model: Model; title: string; cards: Card[]; seats: (number | null)[];
}) {
    const { words, spoken } = model;
    return <ol class="played" aria-label={title} tabIndex={-1}>
        {cards.map((card, i) => {
            const seat = seats[i], who = seat == null ? "" : model.name(seat);
            return <Flown key={card} model={model} card={card}
                seat={seat ?? null}>
                <span class="said">{`${who} ${spoken.card(card)}`}</span>
                <Picture card={card} words={words} />
                <small aria-hidden="true">{who}</small>
            </Flown>;
        })}
    </ol>;
}

function Seats({ model, lines, dealer, toAct, unit }: {
    model: Model; lines: SeatLine[]; dealer: number | null;
    toAct: number | null | "table"; unit: string;
}) {
    const { text, state } = model;
    const whereabouts = (seat: number) => {
        const sits = state?.sitting?.[seat];
        return sits?.late ? text.isLate :
            sits?.name && !sits.here ? text.isAway : "";
    };
    return <ul class="seats" aria-label={text.seats}>
        {lines.map(({ cards, count, note }, seat) =>
            <li key={seat} data-seat={seat}
                class={seat === toAct ? "acts" : ""}>
                <b>{model.name(seat)}
                    {seat === dealer && <abbr title={text.dealer}> ●</abbr>}
                </b>
                <span>{`${unit}: ${count}`.replace("-", "−")}</span>
                <small>{`${text.cards}: ${cards}`}</small>
                <small>{note}</small>
                <small>{whereabouts(seat)}</small>
            </li>)}
    </ul>;
}

/** Who played each card of a trick, from who led it. */
function players(leader: number, count: number, seats: number[]): number[] {
    const start = seats.indexOf(leader);
    return Array.from({ length: count }, (_, i) =>
        seats[(start + i) % seats.length] ?? leader);
}

function FiveHundred({ model, view }: { model: Model; view: View }) {
    const state = fiveHundred.state(view), { words, text, lastTrick } = model;
    const seats = state.held.map((_, seat) => seat)
        .filter((seat) => !state.laidDown.includes(seat));
    // Cards on the table are by seat; people see them in the order of play.
    const order = players(state.leader ?? 0, seats.length, seats)
        .filter((seat) => state.table[seat] != null);
    const onTable = order.map((seat) => state.table[seat] ?? "");
    const contract = state.bidDenomination === null ? "" :
        `${model.name(state.bidder ?? 0)}: ` +
        words.bid(state.bidTricks, state.bidDenomination);
    return <>
        <Seats model={model} dealer={state.dealer} toAct={state.toAct}
            unit={text.tricks} lines={state.held.map((cards, seat) => ({
                cards, count: state.tricks[seat] ?? 0,
                note: state.bidder === seat && contract ?
                    words.bid(state.bidTricks,
                              state.bidDenomination ?? "NT") : "",
            }))} />
        <p class="contract">{contract}</p>
        {state.openHands.filter((seat) => seat !== model.state?.seat)
            .map((seat) => <p key={seat} class="open">{model.name(seat)}: {
                words.cards(view.sortHand(state.hand[seat] ?? []))}</p>)}
        {onTable.length > 0 || lastTrick === null ?
            <Played model={model} title={text.table} cards={onTable}
                seats={order} /> :
            <Played model={model} title={text.lastTrick}
                cards={lastTrick.played}
                seats={players(Number(lastTrick.other),
                               lastTrick.played.length, seats)} />}
    </>;
}

/** The card that a box pays for, if it is one. */
const PAYS: Partial<Record<Box, number>> = {
    ace: 0, king: 1, queen: 2, jack: 3, ten: 4,
};

function Tripoli({ model, view }: { model: Model; view: View }) {
    const state = tripoli.state(view), { words, text, hand } = model;
    const { language } = model.settings;
    return <>
        <Seats model={model} dealer={state.dealer} toAct={state.toAct}
            unit={text.chips} lines={state.held.map((cards, seat) => ({
                cards, count: state.stack[seat] ?? 0,
                note: (state.staked[seat] ?? 0) > 0 ?
                    `${label("tr-box", "pot", language)} ` +
                    `${state.staked[seat]}` : "",
            }))} />
        <ul class="boxes">
            {(Object.entries(state.boxes) as [Box, number][])
                .map(([box, chips]) => {
                    const card = state.pay[PAYS[box] ?? -1];
                    const mine = card != null && hand.includes(card);
                    return <li key={box} class={mine ? "mine" : ""}>
                        <span>{card ? words.card(card) :
                            label("tr-box", box, language)}</span>
                        <b>{chips}</b>
                    </li>;
                })}
        </ul>
        <Played model={model} title={text.table} cards={state.run}
            seats={state.run.map((_, i) =>
                i === state.run.length - 1 ? state.runSeat : null)} />
    </>;
}

export function Board({ model }: { model: Model }) {
    const { view } = model;
    if (view === null) return null;
    return <section class="board" onClick={() => model.hurry()}>
        {view.rules.game === "tripoli" ?
            <Tripoli model={model} view={view} /> :
            <FiveHundred model={model} view={view} />}
    </section>;
}
