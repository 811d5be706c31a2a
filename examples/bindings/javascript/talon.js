// SPDX-License-Identifier: MIT
// talon: the complete rules of Five Hundred and Tripoli. README.md has more.
import {
    ask, constantText, lib, memory,
} from "./src/memory.js";
import { numberAt, terms } from "./src/values.js";

export { VERSION, constants } from "./src/raw.js";
export { LoadError, TalonError, load, withAdvisor } from "./src/memory.js";
export {
    card, cardAt, cardInfo, cards, formatCards, label, makeCard, terms,
} from "./src/values.js";
export { Rules, games } from "./src/rules.js";
export { Random } from "./src/random.js";
export {
    Game, Position, View, inspectSaved, loadEvents, redactEvents, saveEvents,
} from "./src/game.js";
export { Environment } from "./src/environment.js";
export { Words, languages } from "./src/words.js";
export * as poker from "./src/poker.js";
export * as fiveHundred from "./src/five_hundred.js";
export * as tripoli from "./src/tripoli.js";
export * as advisor from "./src/advisor.js";

/** The functions of the module itself: numbers, pointers, and no checks. */
export function raw() {
    memory();
    return lib;
}

/** The version of the library that runs. */
export function version() {
    memory();
    return constantText(lib.talon_version_string());
}

/** The limits of the library that runs. */
export function limits() {
    return Object.fromEntries(terms("limit").map(({ key, number }) => [
        key, ask((at) => numberAt("i64", at), (out) =>
            lib.talon_limit(number, out)),
    ]));
}

/** What the library that runs can do. */
export function features() {
    return Object.fromEntries(terms("feature").map(({ key, number }) => [
        key, lib.talon_feature(number) !== 0,
    ]));
}

/** The verb of a kind of move in records. */
export function verb(kind) {
    const term = terms("kind").find(({ key }) => key === kind);
    return term ? constantText(lib.talon_record_verb(term.number)) : "";
}

/** How many bytes of games and other blocks are allocated now. */
export function allocated() {
    memory();
    return lib.allocated() >>> 0;
}
