// SPDX-License-Identifier: MIT
// What stays in the browser: the game, the settings, and a game that waits
// while a linked one is looked at.
import { Rules, advisor } from "libtalon";
import type { Language } from "libtalon";
import type { Saved } from "./session.js";

export type Pace = "slow" | "normal" | "fast" | "none";
export type Theme = "auto" | "light" | "dark";

export interface Settings {
    language: Language;
    pace: Pace;
    theme: Theme;
    /** Whether cards move. */
    motion: boolean;
    /** Whether each suit has a color of its own. */
    fourColors: boolean;
    /** Whether a card has to be confirmed. */
    confirm: boolean;
    /** Whether single letters are commands. */
    keys: boolean;
    /** Names by seat. */
    names: string[];
}

export function stored<Type>(key: string): Partial<Type> | null {
    try {
        return JSON.parse(localStorage.getItem("talon." + key) ?? "null");
    } catch {
        return null;
    }
}

export function store(key: string, value: unknown): void {
    try {
        localStorage.setItem("talon." + key, JSON.stringify(value));
    } catch {
        // no room, or not allowed: then nothing is kept
    }
}

/** A seed or a token that nobody can guess: 21 digits and small letters. */
export function newSeed(): string {
    return [...crypto.getRandomValues(new Uint32Array(3))]
        .map((one) => one.toString(36).padStart(7, "0")).join("");
}

/** A game from outside, if it has the form of one and rules without a
 * conflict. Whether its moves can be made shows when it is opened. */
export function checked(saved: Partial<Saved> | null): Saved | null {
    const { setup, lines, chances } = saved ?? {};
    if (!Array.isArray(lines) || typeof chances !== "number" || !setup ||
        typeof setup.seed !== "string" ||
        !advisor.levels().includes(setup.level)) return null;
    const people = setup.people ?? [0];
    try {
        const rules = Rules.from(setup);
        return rules.check().length > 0 || !people.every((seat) =>
            rules.side(seat).length > 0) ? null :
            { setup: { ...setup, people }, lines, chances };
    } catch {
        return null;
    }
}
