// SPDX-License-Identifier: MIT
// A table at the server that this page comes from; examples/server/README.md
// has what is spoken. It tells this page the views of one seat, and what that
// seat has missed when a connection was cut and is made again.
import { View, loadEvents } from "libtalon";
import { isPlayedItself } from "./session.js";
import type { Setup } from "./session.js";
import type { Awaited, Listener, Sitting, Table } from "./table.js";
import { newSeed, store, stored } from "./kept.js";

interface Told {
    since: number;
    turn: number;
    view: string;
    events: string;
    ask: { turn: number; for: "move" | "next"; seconds: number } | null;
    rests: "people" | "over" | null;
    seats: Sitting[];
}
type Said = { what: "state" } & Told | { what: "refused"; why: string } |
    { what: "seat"; seat: number; token: string } |
    { what: "opened"; number: number; key: string };

const AGAIN = 1000;         // milliseconds until a cut connection is made again
const ELSEWHERE = 4001, NO_TABLE = 4004;

const bytesOf = (text: string) =>
    Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

function connect(path: string, hear: (said: Said) => void): WebSocket {
    const line = new WebSocket(new URL(
        "table/" + path, location.href.replace(/^http/, "ws")));
    line.onmessage = ({ data }) => hear(JSON.parse(data));
    return line;
}

function say(line: WebSocket, what: string, more: object): void {
    if (line.readyState === WebSocket.OPEN)
        line.send(JSON.stringify({ what, ...more }));
}

/** Has a table made; it begins when so many people are there. Returns its
 * place: the number and the key. */
export function openTable({ game, preset, options, level }: Setup,
                          people: number): Promise<string> {
    return new Promise((made, failed) => {
        const line = connect("new", (said) => {
            if (said.what === "opened") made(`${said.number}/${said.key}`);
            line.close();
        });
        line.onopen = () => say(line, "open",
                                { game, preset, options, level, people });
        line.onclose = failed;
    });
}

/** The place that the end of an address names, or null. */
export function placeOf(hash: string): string | null {
    return /^#at=(\d+\/[\w-]+)$/.exec(hash)?.[1] ?? null;
}

/** Whether this browser has a seat there. */
export function hasSeat(place: string): boolean {
    return stored(place) !== null;
}

/** Sits down at a table: again, or with a name, or to look on. */
export function sitDown(place: string, name: string | null,
                        listener: Listener): Table {
    let line: WebSocket, view: View | null = null, told: Told | null = null;
    let seat: number | null = null, isCut = false, isClosed = false;
    // Its own token: another page of this browser may have sat down since.
    let token = stored(place) as string | null;
    // The name, until the server has said that the token has a seat.
    let wish = token === null ? name : null;
    if (wish !== null) store(place, token = newSeed());
    // What came since "sit" or "back", which has not been answered yet.
    let waiting: Told[] | null = null;
    // Of questions with one answer, the turns of the last that was answered
    // here, and of the last that the person is asked all the same.
    let byItself = -1, byPerson = -1;

    function come(): void {
        line = connect(place, (said) => isClosed || hear(said));
        line.onopen = () => {
            if (token === null) return;
            waiting = [];
            if (wish !== null) say(line, "sit", { name: wish, token });
            else say(line, "back", { token, told: told?.turn ?? 0 });
        };
        line.onclose = ({ code }) => {
            if (isClosed) return;
            if (code === NO_TABLE) return listener.lost("no table");
            isCut = true;
            byPerson = byItself;
            listener.noted(code === ELSEWHERE ? "elsewhere" : "cut");
            if (code !== ELSEWHERE)
                setTimeout(() => isClosed || come(), AGAIN);
        };
    }

    function hear(said: Said): void {
        if (said.what === "seat") {
            wish = null;
            store(place, token = said.token);
        } else if (said.what === "state") {
            tell(said);
        } else if (said.what === "refused" && waiting) {
            stayOut(said.why);
        } else {
            byPerson = byItself;
            tellAgain();
        }
    }

    /** There is no seat here: what everybody may know is shown. */
    function stayOut(why: string): void {
        const states = waiting ?? [], isSitting = wish !== null;
        token = wish = waiting = null;
        store(place, null);
        states.forEach(tell);
        const isFull = isSitting ? why === "seat" :
            told?.seats.every((one) => one.name !== "");
        listener.noted(isFull ? "full" : why === "name" ? "name" : "sit");
    }

    /** Tells what is new. Before the server has heard whose seat this is, it
     * sends what everybody may know. */
    function tell(state: Told): void {
        const bytes = bytesOf(state.view), newest = View.load(bytes);
        const [mine = null] = newest.viewers;
        if (mine === null && waiting) {
            waiting.push(state);
            return newest.dispose();
        }
        waiting = null;
        const isNew = told === null || mine !== seat, { ask, rests } = state;
        view?.dispose();
        [view, told, seat] = [newest, state, mine];
        const isForced = ask?.for === "move" && ask.turn !== byPerson &&
            isPlayedItself(view);
        const awaits: Awaited = rests ?? (isForced ? "player" :
            mine !== null && state.seats[mine]?.late ? "late" :
                ask?.for ?? "player");
        if (isCut) listener.noted(null);
        isCut = false;
        listener.told({
            turn: ask?.turn ?? state.turn, seat, view: bytes,
            events: loadEvents(bytesOf(state.events)), awaits, isNew,
            canUndo: false, canEnd: false, finished: null, saved: null,
            people: mine === null ? [] : [mine], sitting: state.seats,
            due: ask && Date.now() + 1000 * ask.seconds,
        });
        if (!isForced || ask.turn === byItself) return;
        byItself = ask.turn;
        answer(view.formatMove(view.moveAt(0)));
    }

    /** What was said has changed nothing: the question is asked once more. */
    function tellAgain(): void {
        if (told) tell({ ...told, events: "" });
    }

    function answer(text: string): void {
        say(line, "move", { turn: told?.ask?.turn, text: text.trimEnd() });
    }

    come();
    return {
        move: (turn, move) => {
            if (view && told?.ask?.turn === turn && !waiting)
                answer(view.formatMove(move));
            else tellAgain();
        },
        undo: () => undefined,
        end: () => undefined,
        next: () => {
            if (waiting) tellAgain();
            else if (told?.ask?.for === "next") answer("next");
            else say(line, "here", {});
        },
        close: () => {
            isClosed = true;
            line.close();
            view?.dispose();
        },
    };
}
