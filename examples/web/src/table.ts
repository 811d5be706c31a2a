// SPDX-License-Identifier: MIT
// What a page needs of a table: it is told what its people may know, one step
// at a time, and says what they do. local.ts has a table in a worker of the
// browser, socket.ts one at a server.
import type {
    Advice, Belief, Card, DiscardReview, GameEvent, Move, ReviewItem,
} from "libtalon";
import type { Saved } from "./session.js";

/** What is awaited: a move of a person here, "next", the "end" of a game that
 * cannot be dealt on, a sign of somebody who was too late, more people, or
 * nothing for now. */
export type Awaited = "move" | "next" | "end" | "late" | "people" | "over" |
    "player";

/** Who has a seat of a table at a server; a computer player has no name. */
export interface Sitting {
    name: string;
    here: boolean;
    late: boolean;
}

/** What is known after a step. */
export interface State {
    turn: number;
    /** The seat whose knowledge this is; null for what everybody knows. */
    seat: number | null;
    /** A saved view of that seat, or of nobody. */
    view: Uint8Array;
    /** What has happened since the last state, as those here may see it. */
    events: GameEvent[];
    awaits: Awaited;
    /** Whether this follows on no state before: opened, or taken back. */
    isNew: boolean;
    /** Whether there is something to take back. */
    canUndo: boolean;
    /** Whether the game ends if people like. */
    canEnd: boolean;
    /** After a hand, the saved game with all its cards, or null. */
    finished: Uint8Array | null;
    /** What a page may keep and link to; null if that is not its business. */
    saved: Saved | null;
    /** The seats that play here. */
    people: number[];
    /** By seat, who sits there; null if the page knows it by itself. */
    sitting: Sitting[] | null;
    /** When a move must have been made, by the clock of the page. */
    due: number | null;
}

/** Who is told. */
export interface Listener {
    told(state: State): void;
    /** The table is gone and will not come back. */
    lost(why: string): void;
    /** Something has happened to the seat; null: all is well again. "name" and
     * "sit": there is none yet, because of the name or of what was long ago. */
    noted(what: "cut" | "elsewhere" | "full" | "name" | "sit" | null): void;
}

/** Where a game is played. A call that is not due has no effect. */
export interface Table {
    /** Makes a move, asked for by the state with this turn. */
    move(turn: number, move: Move): void;
    undo(): void;
    /** Goes on after a hand, or after being late. */
    next(): void;
    /** Ends a game that goes on as long as people like. */
    end(): void;
    close(): void;
}

/** To the worker that has the game. */
export type ToDealer =
    | { what: "open"; module: WebAssembly.Module; saved: Saved;
        isReplay: boolean }
    | { what: "move"; turn: number; move: Move }
    | { what: "undo" }
    | { what: "next" }
    | { what: "end" };

/** What the coach is asked: about what a seat knows, or a hand that is over. */
export type Question =
    | { what: "hint" | "beliefs"; seat: number; view: Uint8Array }
    | { what: "why"; seat: number; view: Uint8Array; move: Move }
    | { what: "review"; game: Uint8Array };

export interface ToCoach {
    module: WebAssembly.Module;
    turn: number;
    question: Question;
}

/** A hand with all cards known. */
export interface Review {
    /** As dealt; in Tripoli what was shown, and what was left. */
    hands: Card[][];
    aside: Card[];
    cards: ReviewItem[];
    discard: DiscardReview | null;
}

export type Answer =
    | { what: "hint"; advice: Advice[] }
    | { what: "why"; best: Advice; other: Advice }
    | { what: "beliefs"; beliefs: Belief[] }
    | { what: "review"; review: Review };
