// SPDX-License-Identifier: MIT
// Games, presets and options; and the rules that a game is made with.
import { constants, structs } from "./raw.js";
import {
    TalonError, ask, bytesAt, constantText, dotted, i32At, keyIn, lib,
    memory, memoryBytes, must, number, room, scoped, textIn, textOut, u32At,
} from "./memory.js";
import {
    bitsOut, cardsOut, keyOf, languageIn, listOf, modeIn, notAmong, partOut,
    putNumber, structOut, structsOut,
} from "./values.js";

function numbers(count) {
    return Array.from({ length: count }, (_, i) => i + 1);
}

/** Words for a game: 1072 bytes that name its language and cards in signs. */
function wordsOf(game, language) {
    const at = room(structs.words.size);
    const values = {
        language, gameId: game, style: constants.TALON_CARD_STYLE_SIGNS,
        you: constants.TALON_NOBODY,
    };
    for (const [key, offset, base] of structs.words.fields)
        if (key in values) putNumber(base, at + offset, values[key], key);
    return at;
}

/** The value of an option as a settings screen shows it in a language. */
function valueIn(language, rules, game, option) {
    return textOut(constants.TALON_WORDS_TEXT_MAX, (...out) =>
        lib.talon_words_value(wordsOf(game, language), rules, option, ...out));
}

/** The words for each value of an option: rules that have it, in a language. */
function valueLabels(game, option, values, language) {
    return scoped(() => {
        const rules = room(structs.rules.size);
        must(lib.talon_rules_init(rules, game, 0));
        return values.map((value) => {
            must(lib.talon_rules_set(rules, option, value));
            return valueIn(language, rules, game, option);
        });
    });
}

function valuesOf(game, option, language) {
    const count = lib.talon_option_value_count(game, option);
    const all = Array.from({ length: count }, (_, i) => ({
        value: ask(i32At, (out) =>
            lib.talon_option_value_at(game, option, i, out)),
        key: constantText(lib.talon_option_value_key(game, option, i)),
        label: constantText(lib.talon_option_value_label(game, option, i)),
        since: dotted(lib.talon_option_value_since(game, option, i)),
    }));
    if (language === undefined) return all;
    const labels = valueLabels(game, option, all.map(({ value }) => value),
                               language);
    return all.map((one, i) => ({ ...one, label: labels[i] }));
}

/** The label and text of an option, a preset or a game, in a language. */
function said(language, what, ...which) {
    if (language === undefined) {
        const own = what === "game" ? "games" : what;
        return {
            label: constantText(lib[`talon_${own}_label`](...which)),
            text: constantText(lib[`talon_${own}_text`](...which)),
        };
    }
    return {
        label: constantText(lib[`talon_words_${what}`](language, ...which)),
        text: constantText(
            lib[`talon_words_${what}_help`](language, ...which)),
    };
}

function optionOf(game, option, language) {
    const about = (name) =>
        constantText(lib["talon_option_" + name](game, option));
    const [type, low, high, step] = scoped(() => {
        const at = room(16);
        must(lib.talon_option_range(game, option, at, at + 4, at + 8, at + 12));
        return listOf("i32", at, 4);
    });
    return {
        key: about("key"), ...said(language, "option", game, option),
        group: language === undefined ?
            { key: about("group_key"), label: about("group_label") } :
            groupsOf(game, language)
                .find(({ key }) => key === about("group_key")),
        clause: about("clause"),
        since: dotted(lib.talon_option_since(game, option)),
        type: keyOf("option-type", type),
        ...(low <= high && { low, high, step }),
        values: valuesOf(game, option, language),
    };
}

function presetOf(game, preset, language) {
    return {
        key: constantText(lib.talon_preset_key(game, preset)),
        ...said(language, "preset", game, preset),
    };
}

function groupsOf(game, language) {
    const count = lib.talon_option_group_count(game);
    return Array.from({ length: count }, (_, i) => ({
        key: constantText(lib.talon_option_group_at(game, i)),
        label: constantText(language === undefined ?
            lib.talon_option_group_label_at(game, i) :
            lib.talon_words_group(language, game, i)),
    }));
}

/**
 * All that a settings screen shows: games, their presets and options, in
 * talon's own short English or in a language.
 */
export function games(language) {
    memory();
    const at = language === undefined ? undefined : languageIn(language);
    return Array.from({ length: lib.talon_games_count() }, (_, i) => {
        const game = lib.talon_games_at(i);
        return {
            key: constantText(lib.talon_games_key(game)),
            ...said(at, "game", game),
            presets: numbers(lib.talon_preset_count(game))
                .map((preset) => presetOf(game, preset, at)),
            groups: groupsOf(game, at),
            options: numbers(lib.talon_option_count(game))
                .map((option) => optionOf(game, option, at)),
        };
    });
}

export function gameIn(key) {
    const game = scoped(() => lib.talon_games_find(keyIn(key, "a game")));
    if (game === 0)
        throw new TalonError(constants.TALON_E_GAME, notAmong(
            key, numbers(lib.talon_games_count()).map((i) =>
                constantText(lib.talon_games_key(lib.talon_games_at(i - 1))))));
    return game;
}

/** The number of a preset of a game. */
function presetIn(game, key) {
    const preset = scoped(() =>
        lib.talon_preset_find(game, keyIn(key, "a preset")));
    if (preset === 0)
        throw new TalonError(constants.TALON_E_PRESET, notAmong(
            key, numbers(lib.talon_preset_count(game)).map((i) =>
                constantText(lib.talon_preset_key(game, i)))));
    return preset;
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
            const found = preset === undefined || preset === null ? 0 :
                presetIn(id, preset);
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
                                 notAmong(key, Object.keys(this.options)));
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
        presetIn(this.#id, key);
        this.#change((at) => must(
            lib.talon_rules_preset(at, keyIn(key, "a preset"))));
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

    /** An option's value in words, as a settings screen shows it. */
    label(key, language) {
        const option = this.#option(key);
        return scoped(() => {
            const at = rulesIn(this);
            if (language !== undefined)
                return valueIn(languageIn(language), at, this.#id, option);
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

    /** How many numbers an observation has. */
    get observationCount() {
        return scoped(() => {
            const at = rulesIn(this);
            return ask(u32At, (out) =>
                lib.talon_rules_observation_count(at, out));
        });
    }

    /** The fields of an observation, in order. */
    observation() {
        return scoped(() => {
            const at = rulesIn(this), game = u32At(at);
            const out = room(structs.observation_field.size);
            return numbers(lib.talon_observation_field_count(game)).map((i) => {
                must(lib.talon_rules_observation_field(at, i - 1, out));
                return {
                    key: constantText(
                        lib.talon_observation_field_key(game, i - 1)),
                    text: constantText(
                        lib.talon_observation_field_text(game, i - 1)),
                    ...structOut("observation_field", out),
                };
            });
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
