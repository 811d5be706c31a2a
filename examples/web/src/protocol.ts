// SPDX-License-Identifier: MIT
// What the page and its workers say to each other. A server could say the same.
import type { Advice, GameEvent, Move } from "libtalon";
import type { Saved } from "./session.js";

/** To the table, which has the game. */
export type ToTable =
    | { what: "open"; module: WebAssembly.Module; saved: Saved }
    | { what: "move"; turn: number; move: Move }
    | { what: "undo" }
    | { what: "next" };

/** What is awaited: a move of the person, "next", or nothing for now. */
export type Awaited = "move" | "next" | "over" | "player";

/** From the table: what the person's seat knows, and what has happened. */
export interface State {
    turn: number;
    view: Uint8Array;
    events: GameEvent[];
    awaits: Awaited;
    /** Whether the game was taken back or opened, not played on. */
    isNew: boolean;
    /** Whether there is something to take back. */
    canUndo: boolean;
    saved: Saved;
}

/** To the coach, which gets what the person knows. */
export interface ToCoach {
    module: WebAssembly.Module;
    turn: number;
    view: Uint8Array;
}

export interface FromCoach {
    turn: number;
    advice: Advice[];
}
