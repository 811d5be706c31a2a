// SPDX-License-Identifier: MIT
// Games, presets and options; and the rules that a game is made with.
import { constants, structs } from "./raw.js";
import {
    TalonError, ask, bytesAt, constantText, dotted, i32At, keyIn, lib,
    memory, memoryBytes, must, number, room, scoped, textIn, textOut, u32At,
} from "./memory.js";
import {
    bitsOut, cardsOut, keyOf, listOf, modeIn, partOut, structOut, structsOut,
} from "./values.js";

function numbers(count) {
    return Array.from({ length: count }, (_, i) => i + 1);
}

function valuesOf(game, option) {
    const count = lib.talon_option_value_count(game, option);
    return Array.from({ length: count }, (_, i) => ({
        value: ask(i32At, (out) =>
            lib.talon_option_value_at(game, option, i, out)),
        key: constantText(lib.talon_option_value_key(game, option, i)),
        label: constantText(lib.talon_option_value_label(game, option, i)),
        since: dotted(lib.talon_option_value_since(game, option, i)),
    }));
}

function optionOf(game, option) {
    const about = (name) =>
        constantText(lib["talon_option_" + name](game, option));
    const [type, low, high, step] = scoped(() => {
        const at = room(16);
        must(lib.talon_option_range(game, option, at, at + 4, at + 8, at + 12));
        return listOf("i32", at, 4);
    });
    return {
        key: about("key"), label: about("label"), text: about("text"),
        group: { key: about("group_key"), label: about("group_label") },
        clause: about("clause"),
        since: dotted(lib.talon_option_since(game, option)),
        type: keyOf("option-type", type),
        ...(low <= high && { low, high, step }),
        values: valuesOf(game, option),
    };
}

function presetOf(game, preset) {
    const about = (name) =>
        constantText(lib["talon_preset_" + name](game, preset));
    return { key: about("key"), label: about("label"), text: about("text") };
}

function groupsOf(game) {
    const count = lib.talon_option_group_count(game);
    return Array.from({ length: count }, (_, i) => ({
        key: constantText(lib.talon_option_group_at(game, i)),
        label: constantText(lib.talon_option_group_label_at(game, i)),
    }));
}

/** All that a settings screen shows: games, their presets and options. */
export function games() {
    memory();
    return Array.from({ length: lib.talon_games_count() }, (_, i) => {
        const game = lib.talon_games_at(i);
        return {
            key: constantText(lib.talon_games_key(game)),
            label: constantText(lib.talon_games_label(game)),
            text: constantText(lib.talon_games_text(game)),
            presets: numbers(lib.talon_preset_count(game))
                .map((preset) => presetOf(game, preset)),
            groups: groupsOf(game),
            options: numbers(lib.talon_option_count(game))
                .map((option) => optionOf(game, option)),
        };
    });
}

export function gameIn(key) {
    const game = scoped(() => lib.talon_games_find(keyIn(key, "a game")));
    if (game === 0)
        throw new TalonError(constants.TALON_E_GAME, { about: `"${key}"` });
    return game;
}

export function positionOut(at) {
    return structOut("text_position", at);
}

const BYTES = Symbol("the bytes of rules");
const from = {};        // asks the constructor for rules with given bytes

/** The rules of a game, to be read and changed. They are plain memory. */
export class Rules {
    #bytes;

    /**
     * Rules of a game: those of a preset (of the first, if none is named), and
     * what differs from it.
     */
    constructor(game, preset, options = {}) {
        if (game === from) {
            this.#bytes = preset;
            return;
        }
        this.#bytes = scoped(() => {
            const id = gameIn(game), at = room(structs.rules.size);
            let found = 0;
            if (preset !== undefined && preset !== null) {
                found = lib.talon_preset_find(id, keyIn(preset, "a preset"));
                if (found === 0)
                    throw new TalonError(constants.TALON_E_PRESET,
                                         { about: `"${preset}"` });
            }
            must(lib.talon_rules_init(at, id, found));
            return bytesAt(at, structs.rules.size);
        });
        for (const [key, value] of Object.entries(options))
            this.set(key, value);
    }

    /** The rules that the header of a record states, and where it ends. */
    static read(text) {
        return scoped(() => {
            const [at, length] = textIn(text), out = room(structs.rules.size);
            const offset = room(8), position = room(16);
            must(lib.talon_rules_read(at, length, out, offset, position),
                 () => ({ position: positionOut(position) }));
            return {
                rules: rulesOut(out), offset: u32At(offset),
                position: positionOut(position),
            };
        });
    }

    /** Rules from what toJSON() has made. */
    static from({ game, preset, options }) {
        return new Rules(game, preset, options);
    }

    get [BYTES]() { return this.#bytes; }

    #change(call) {
        this.#bytes = scoped(() => {
            const at = rulesIn(this);
            call(at);
            return bytesAt(at, structs.rules.size);
        });
    }

    #ask(read, call) {
        return scoped(() => ask(read, (out) => call(rulesIn(this), out)));
    }

    get #id() { return scoped(() => u32At(rulesIn(this))); }

    #option(key) {
        const option = scoped(() => lib.talon_option_find(
            this.#id, keyIn(key, "an option")));
        if (option === 0)
            throw new TalonError(constants.TALON_E_OPTION,
                                 { about: `"${key}"` });
        return option;
    }

    get game() { return constantText(lib.talon_games_key(this.#id)); }

    /** The preset that the rules started from; null if there is none. */
    get preset() {
        const preset = scoped(() => i32At(rulesIn(this) + 4));
        return constantText(lib.talon_preset_key(this.#id, preset)) || null;
    }

    /** Overwrites all options with those of a preset. */
    setPreset(key) {
        this.#change((at) => must(
            lib.talon_rules_preset(at, keyIn(key, "a preset")),
            { about: `"${key}"` }));
        return this;
    }

    /** The value of an option: its key, or a number without a name. */
    get(key) {
        const option = this.#option(key);
        const text = scoped(() => {
            const at = rulesIn(this);
            return textOut(constants.TALON_VALUE_TEXT_MAX, (...out) =>
                lib.talon_rules_get_text(at, option, ...out));
        });
        return /^-?\d+$/.test(text) ? this.#ask(i32At, (at, out) =>
            lib.talon_rules_get(at, option, out)) : text;
    }

    /** The English of an option's value, as a settings screen shows it. */
    label(key) {
        const option = this.#option(key);
        return scoped(() => {
            const at = rulesIn(this);
            return textOut(constants.TALON_VALUE_LABEL_MAX, (...out) =>
                lib.talon_rules_get_label(at, option, ...out));
        });
    }

    /** Sets an option to the key of a value, a number, true or false. */
    set(key, value) {
        if (typeof value === "boolean") value = value ? "on" : "off";
        const option = this.#option(key), about = `${key} ${value}`;
        this.#change((at) => {
            if (typeof value === "number")
                must(lib.talon_rules_set(at, option, number(value, "i32", key)),
                     { about });
            else
                must(lib.talon_rules_set_text(at, keyIn(key),
                                              keyIn(value, "a value")),
                     { about });
        });
        return this;
    }

    /** Whether an option has an effect under these rules. */
    applies(key) {
        const option = this.#option(key);
        return this.#ask(i32At, (at, out) =>
            lib.talon_rules_applies(at, option, out)) !== 0;
    }

    /** All options by key. */
    get options() {
        const id = this.#id;
        return Object.fromEntries(numbers(lib.talon_option_count(id))
            .map((option) => constantText(lib.talon_option_key(id, option)))
            .map((key) => [key, this.get(key)]));
    }

    /** Everything that is wrong with the rules: options that conflict. */
    check() {
        return scoped(() => {
            const at = rulesIn(this), most = constants.TALON_PROBLEMS_MAX;
            const out = room(structs.problem.size * most), count = room(8);
            const status = lib.talon_rules_check(at, out, most, count);
            if (status !== constants.TALON_E_UNSUPPORTED &&
                status !== constants.TALON_E_RULES)
                must(status);
            return structsOut("problem", out, u32At(count))
                .map((problem) => this.#problem(problem));
        });
    }

    #problem({ status, optionCount, options }) {
        const { name, text, clause } = new TalonError(status), id = this.#id;
        return {
            status, name, text, clause,
            options: options.slice(0, optionCount).map((option) =>
                constantText(lib.talon_option_key(id, option))),
        };
    }

    equals(other) {
        return scoped(() => ask(i32At, (out) => lib.talon_rules_equal(
            rulesIn(this), rulesIn(other), out))) !== 0;
    }

    /** The preset that differs in the fewest options, and in how many. */
    nearestPreset() {
        return scoped(() => {
            const at = rulesIn(this), out = room(8);
            must(lib.talon_rules_nearest_preset(at, out, out + 4));
            return {
                preset: constantText(lib.talon_preset_key(this.#id,
                                                          u32At(out))),
                differences: u32At(out + 4),
            };
        });
    }

    get seatCount() {
        return this.#ask(u32At, (at, out) =>
            lib.talon_rules_seat_count(at, out));
    }

    /** A seat and its partners. */
    side(seat) {
        return this.#ask((at) => bitsOut(u32At(at)), (at, out) =>
            lib.talon_rules_side(at, number(seat, "i32", "a seat"), out));
    }

    /** The cards of the pack. */
    get pack() {
        return this.#ask(cardsOut, (at, out) => lib.talon_rules_pack(at, out));
    }

    /** How many codes of moves there are; every code is below it. */
    codeCount(mode) {
        return this.#ask(u32At, (at, out) =>
            lib.talon_rules_code_count(at, modeIn(mode), out));
    }

    /** What a code stands for: the kind, and a part of a move. */
    codeMeaning(code, mode) {
        return scoped(() => {
            const at = rulesIn(this), out = room(structs.move.size);
            must(lib.talon_rules_code_meaning(
                at, modeIn(mode), number(code, "u32", "a code"), out));
            return partOut(out);
        });
    }

    copy() { return new Rules(from, this.#bytes.slice()); }

    /** The rules as the header of a record. */
    toString() {
        return scoped(() => {
            const at = rulesIn(this);
            return textOut(constants.TALON_RULES_TEXT_MAX,
                           (...out) => lib.talon_rules_write(at, ...out));
        });
    }

    toJSON() {
        const { preset, differences } = this.nearestPreset();
        const options = this.options, base = new Rules(this.game, preset);
        for (const key of Object.keys(options))
            if (differences === 0 || options[key] === base.get(key))
                delete options[key];
        return { game: this.game, preset, options };
    }
}

/** Rules in memory. */
export function rulesIn(rules) {
    if (!(rules instanceof Rules))
        throw new TypeError("rules are an object of the class Rules");
    const at = room(structs.rules.size);
    memoryBytes().set(rules[BYTES], at);
    return at;
}

export function rulesOut(at) {
    return new Rules(from, bytesAt(at, structs.rules.size));
}
