// SPDX-License-Identifier: MIT
// Cards, seats, keys, and structs as plain objects.
import { constants, kindFields, packedKinds, structs } from "./raw.js";
import {
    TalonError, advisorOf, ask, constantText, fill, hasAdvisor, i32At, keyIn,
    lib, memory, must, number, room, scoped, textIn, textOut, whenLoaded,
} from "./memory.js";

const spaces = (prefix) => Object.fromEntries(Object.entries(constants)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) =>
        [name.slice(prefix.length).toLowerCase().replaceAll("_", "-"), value]));
const SPACES = spaces("TALON_SPACE_");
const ADVISOR_SPACES = spaces("TALON_ADVISOR_SPACE_");
// Keys of advice that words have, in the module without the advisor, too.
const ADVICE = {
    reason: spaces("TALON_ADVICE_"), chance: spaces("TALON_CHANCE_"),
};

// The functions that give keys and labels, where a space has functions of its
// own.
const KEYS = {
    status: "talon_status_name", kind: "talon_kind_key",
    reason: "talon_reason_key", phase: "talon_phase_key",
    denomination: "talon_denomination_key", "tr-box": "talon_tr_box_key",
};
const LABELS = {
    status: "talon_status_text", reason: "talon_reason_text",
    denomination: "talon_denomination_label", rank: "talon_rank_label",
    poker: "talon_poker_category_label",
};

const tables = {};      // of each space: its terms, by number and by key
const advised = {};     // the same of the advisor's spaces, and of the levels

function tableOf(count, termAt, keyAt, labelAt) {
    const byNumber = new Map(), byKey = new Map();
    for (let i = 0; i < count; i++) {
        const at = termAt(i);
        const key = constantText(keyAt(at)), label = constantText(labelAt(at));
        const term = Object.freeze({ number: at, key, label });
        byNumber.set(at, term);
        byKey.set(key, term);
    }
    return { byNumber, byKey };
}

function readSpace(name) {
    const space = SPACES[name];
    tables[name] = tableOf(
        lib.talon_term_count(space), (i) =>
            ask(i32At, (out) => lib.talon_term_at(space, i, out)),
        (at) => name in KEYS ? lib[KEYS[name]](at) :
            lib.talon_term_key(space, at),
        (at) => name in LABELS ? lib[LABELS[name]](at) :
            lib.talon_term_label(space, at));
}

function readAdvised(name) {
    const space = ADVISOR_SPACES[name];
    advised[name] = tableOf(
        lib.talon_advisor_term_count(space), (i) =>
            ask(i32At, (out) => lib.talon_advisor_term_at(space, i, out)),
        (at) => lib.talon_advisor_term_key(space, at),
        (at) => lib.talon_advisor_term_label(space, at));
}

function readLevels() {
    advised.level = tableOf(lib.talon_level_count(), lib.talon_level_at,
                            lib.talon_level_key, lib.talon_level_label);
}

function table(space) {
    memory();
    if (!Object.hasOwn(tables, space))
        throw new RangeError(`no such space: ${String(space)}`);
    return tables[space];
}

/** A language in the library's numbers; undefined is talon's own English. */
export function languageIn(language) {
    const found = scoped(() =>
        lib.talon_language_find(keyIn(language, "a language")));
    if (found === 0)
        throw new RangeError(`no such language: "${language}"`);
    return found;
}

/** Terms with their labels in a language, or as they are without one. */
function translated(all, language, labelOf) {
    if (language === undefined) return [...all];
    const at = languageIn(language);
    return Array.from(all, (term) => ({
        ...term, label: constantText(labelOf(at, term.number)),
    }));
}

/**
 * The terms of a space, such as "reason": number, key and label of each, the
 * label in a language if one is named.
 */
export function terms(space, language) {
    return translated(table(space).byNumber.values(), language, (at, number) =>
        lib.talon_words_term(at, SPACES[space], number));
}

/** The key of a number; the number itself if this library does not know it. */
export function keyOf(space, at) {
    return table(space).byNumber.get(at)?.key ?? at;
}

/** In how many places two keys differ, of those that both have. */
function unlike(one, other) {
    let most = Math.abs(one.length - other.length);
    for (let i = 0; i < Math.min(one.length, other.length); i++)
        most += one[i] !== other[i];
    return most;
}

/** What to tell about a key that is none: it, and those there are. */
export function notAmong(key, keys, space) {
    const like = [...keys].sort((a, b) => unlike(a, key) - unlike(b, key));
    const some = keys.length > 20 ? like.slice(0, 3).join(", ") + ", …" :
        keys.join(", ");
    const what = space ? `no ${space} is called "${key}"` : `"${key}"`;
    return { about: `${what}; there is ${some}` };
}

/** The number of a key; a number stays what it is. */
export function numberOf(space, key) {
    if (typeof key === "number") return number(key, "i32", `a ${space}`);
    const known = table(space).byKey.get(key);
    if (known !== undefined) return known.number;
    if (typeof key !== "string")
        throw new TypeError(`a ${space} is a key such as ` +
                            `"${terms(space)[0].key}"`);
    return scoped(() => {
        const out = room(8), at = keyIn(key, `a ${space}`);
        const status = lib.talon_term_find(SPACES[space], at, out);
        must(status, notAmong(key, [...table(space).byKey.keys()], space));
        return i32At(out);
    });
}

function advisedTable(space) {
    advisorOf();
    if (!Object.hasOwn(advised, space))
        throw new RangeError(`the advisor has no space: ${String(space)}`);
    return advised[space];
}

/** The words of a term of the advisor, or of a level. */
function advisedWords(language, space, number) {
    return space === "level" ? lib.talon_words_level(language, number) :
        lib.talon_words_advisor_term(language, ADVISOR_SPACES[space], number);
}

/** The terms of a space of the advisor, in a language if one is named. */
export function advisedTerms(space, language) {
    return translated(advisedTable(space).byNumber.values(), language,
                      (at, number) => advisedWords(at, space, number));
}

/** The number of a key of the advisor; a number stays what it is. */
export function advisedNumber(space, key) {
    if (space === "level") return levelIn(key);
    if (typeof key === "number") return number(key, "i32", `a ${space}`);
    const known = advisedTable(space).byKey.get(key);
    if (known !== undefined) return known.number;
    return scoped(() => {
        const out = room(8), at = keyIn(key, `a ${space}`);
        const status = lib.talon_advisor_term_find(ADVISOR_SPACES[space], at,
                                                   out);
        must(status, notAmong(key, [...advisedTable(space).byKey.keys()],
                              space));
        return i32At(out);
    });
}

/** The number of a reason or chance, as the headers have it. */
export function adviceNumber(space, key) {
    if (typeof key === "number") return number(key, "u32", `a ${space}`);
    if (!Object.hasOwn(ADVICE[space], key))
        throw new TypeError(`there is no ${space} "${String(key)}"`);
    return ADVICE[space][key];
}

/** The name of a key or number of the advisor, in English or a language. */
export function advisedLabel(space, key, language) {
    const { byNumber } = advisedTable(space), at = advisedNumber(space, key);
    if (language !== undefined)
        return constantText(advisedWords(languageIn(language), space, at));
    return byNumber.get(at)?.label ??
        (space === "level" ? constantText(lib.talon_level_label(at)) : "");
}

/**
 * The name of a key or number of a space, in English or a language:
 * label("kind", "bid"), label("kind", "bid", "de").
 */
export function label(space, key, language) {
    if (language !== undefined)
        return constantText(lib.talon_words_term(
            languageIn(language), SPACES[space], numberOf(space, key)));
    return table(space).byNumber.get(numberOf(space, key))?.label ?? "";
}

// Cards ---------------------------------------------------------------------

const cardText = [];    // by number
const cardNumber = new Map();
let setOrder;           // all numbers

function readCards() {
    const all = scoped(() => {
        const set = room(8);
        memory().setBigUint64(set, -1n, true);
        return fill(1, 64, (...out) => lib.talon_cards_list(set, ...out),
                    (at, count) => listOf("u8", at, count));
    });
    setOrder = all;
    for (const card of all) {
        const text = textOut(constants.TALON_CARD_TEXT_MAX,
                             (...out) => lib.talon_card_format(card, ...out));
        cardText[card] = text;
        cardNumber.set(text, card);
    }
}

/** Suits as records write them: "10♥" is "10H". */
function plain(text) {
    return text.replace(/[♠♤]\uFE0F?/gu, "S").replace(/[♣♧]\uFE0F?/gu, "C")
        .replace(/[♦♢]\uFE0F?/gu, "D").replace(/[♥♡]\uFE0F?/gu, "H");
}

/** The number of a card: "KH", "kh", "TH" and "10♥" will do. */
export function cardIn(card) {
    memory();
    const known = cardNumber.get(card);
    if (known !== undefined) return known;
    if (typeof card !== "string")
        throw new TypeError('a card is a string such as "KH"');
    return scoped(() => {
        const out = room(8), [at, length] = textIn(plain(card));
        must(lib.talon_card_parse(at, length, out), { about: `"${card}"` });
        return memory().getUint8(out);
    });
}

export function cardOut(card) {
    return card === constants.TALON_CARD_NONE ? null : cardText[card] ?? null;
}

/** A card as talon writes it: card("k♥") is "KH". */
export function card(text) {
    return cardOut(cardIn(text));
}

/** What is printed on a card. */
export function cardInfo(text) {
    const at = cardIn(text), suit = lib.talon_card_suit(at);
    const rank = lib.talon_card_rank(at), point = lib.talon_card_unicode(at);
    return {
        card: cardText[at], suit: suit === 0 ? null : denominationOut(suit),
        rank: keyOf("rank", rank), label: label("rank", rank),
        unicode: point === 0 ? "" : String.fromCodePoint(point),
    };
}

/** The card of a suit (null for a joker) and a rank: makeCard("H", "K"). */
export function makeCard(suit, rank) {
    return ask((at) => cardText[memory().getUint8(at)], (out) =>
        lib.talon_card_make(denominationIn(suit), numberOf("rank", rank), out));
}

/** Writes a set to memory. */
export function cardsIn(at, set) {
    let low = 0, high = 0, count = 0;
    if (typeof set === "string") {
        scoped(() => {
            const [text, length] = textIn(plain(set));
            must(lib.talon_cards_parse(text, length, at), { about: set });
        });
        return;
    }
    if (set === null || typeof set !== "object" || !(Symbol.iterator in set))
        throw new TypeError("cards are a list of strings, or one string");
    for (const one of set) {
        const bit = cardIn(one);
        if (bit < 32) low |= 1 << bit;
        else high |= 1 << bit - 32;
        count++;
    }
    memory().setInt32(at, low, true);
    memory().setInt32(at + 4, high, true);
    if (lib.talon_cards_count(at) !== count)
        throw new TalonError(constants.TALON_E_CARD_TWICE,
                             { about: [...set].join(" ") });
}

/** The cards of a set, in set order. */
export function cardsOut(at) {
    const low = memory().getInt32(at, true), high = i32At(at + 4), cards = [];
    if (low === 0 && high === 0) return cards;
    for (const bit of setOrder)
        if (bit < 32 ? low >>> bit & 1 : high >>> bit - 32 & 1)
            cards.push(cardText[bit]);
    return cards;
}

/** A set as a list in set order: cards("KH 10♥") is ["10H", "KH"]. */
export function cards(set) {
    return scoped(() => {
        const at = room(8);
        cardsIn(at, set);
        return cardsOut(at);
    });
}

/** The n-th card of a set in set order, from 0; null if it has no more. */
export function cardAt(set, n) {
    return scoped(() => {
        const at = room(8);
        cardsIn(at, set);
        return cardOut(lib.talon_cards_nth(at, number(n, "u32", "an index")));
    });
}

/** A set as one text, in set order: "10H KH". */
export function formatCards(set) {
    return scoped(() => {
        const at = room(8);
        cardsIn(at, set);
        return textOut(constants.TALON_CARDS_TEXT_MAX,
                       (...out) => lib.talon_cards_format(at, ...out));
    });
}

/** Cards in a row, one byte each: their address and number. */
export function sequenceIn(list) {
    if (typeof list === "string") list = list.trim().split(/\s+/);
    const all = Array.from(list, cardIn), at = room(all.length + 1);
    all.forEach((one, i) => memory().setUint8(at + i, one));
    return [at, all.length];
}

export function sequenceOut(at, count) {
    return listOf("u8", at, count).map(cardOut);
}

// Seats, denominations, places ----------------------------------------------

export function seatIn(seat, what = "a seat") {
    if (typeof seat === "number") return number(seat, "i8", what);
    if (seat === null) return constants.TALON_NOBODY;
    if (seat === "table") return constants.TALON_TABLE;
    if (seat === "secret") return constants.TALON_SECRET;
    throw new TypeError(`${what} is a number, null, "table" or "secret"`);
}

export function seatOut(seat) {
    if (seat >= 0) return seat;
    return seat === constants.TALON_NOBODY ? null : keyOf("seat", seat);
}

/** A set of seats: a list of them, or one. */
export function seatsIn(seats) {
    let bits = 0;
    if (typeof seats === "number") seats = [seats];
    if (seats === null || typeof seats !== "object" ||
        !(Symbol.iterator in seats))
        throw new TypeError("seats are a list of numbers");
    for (const seat of seats) {
        number(seat, "u32", "a seat");
        if (seat > 31) throw new TalonError(constants.TALON_E_SEAT);
        bits |= 1 << seat;
    }
    return bits >>> 0;
}

export function bitsOut(bits) {
    const list = [];
    for (let i = 0; bits !== 0; i++, bits >>>= 1)
        if (bits & 1) list.push(i);
    return list;
}

export function denominationIn(key) {
    return key === null || key === undefined ? 0 :
        numberOf("denomination", key);
}

export function denominationOut(at) {
    return at === 0 ? null : keyOf("denomination", at);
}

export function placeIn(place) {
    return typeof place === "number" ? number(place, "u32", "a place") :
        numberOf("place", place);
}

export function placeOut(place) {
    return keyOf("place", place);
}

// Structs -------------------------------------------------------------------

const NUMBERS = {
    u8: [1, "getUint8", "setUint8"], i8: [1, "getInt8", "setInt8"],
    u16: [2, "getUint16", "setUint16"], u32: [4, "getUint32", "setUint32"],
    i32: [4, "getInt32", "setInt32"], i64: [8, "getBigInt64", "setBigInt64"],
    u64: [8, "getBigUint64", "setBigUint64"],
};

export function numberAt(base, at) {
    return Number(memory()[NUMBERS[base][1]](at, true));
}

export function putNumber(base, at, value, what) {
    number(value, base, what);
    memory()[NUMBERS[base][2]](at, base === "i64" ? BigInt(value) : value,
                               true);
}

/** Numbers in a row. */
export function listOf(base, at, count) {
    const size = NUMBERS[base][0], list = [];
    for (let i = 0; i < count; i++) list.push(numberAt(base, at + size * i));
    return list;
}

/** The key of a number of the advisor. */
const advisedKey = (space) => (value) => value === 0 ? null :
    advisedTable(space).byNumber.get(value)?.key ?? value;

/** The key of a level, whether or not it is listed. */
function levelOut(level) {
    if (level === 0) return null;
    return constantText(advisorOf().talon_level_key(level)) || level;
}

/** The number of a level by its key. */
export function levelIn(level) {
    if (typeof level === "number") return number(level, "u32", "a level");
    return scoped(() => {
        const found = advisorOf().talon_level_find(keyIn(level, "a level"));
        if (found === 0)
            throw new TalonError(constants.TALON_E_LEVEL, notAmong(
                level, [...advisedTable("level").byKey.keys()]));
        return found;
    });
}

const orNull = (space) => (value) => value === 0 ? null : keyOf(space, value);
const READ = {
    number: (value) => value, card: cardOut, seat: seatOut, seats: bitsOut,
    suits: (value) => bitsOut(value).map(denominationOut),
    denomination: denominationOut,
    denominations: (value) => bitsOut(value).map(denominationOut),
    kind: orNull("kind"), reason: orNull("reason"), phase: orNull("phase"),
    box: orNull("tr-box"), rank: orNull("rank"), place: placeOut,
    boolean: (value) => value !== 0, loose: (value) => value !== 0,
    viewers: (value) =>
        value === constants.TALON_EVENT_PUBLIC ? "all" : bitsOut(value),
    level: levelOut, advice: advisedKey("reason"),
    chance: advisedKey("chance"),
};
const keyOrNull = (space) => (key) => key === null ? 0 : numberOf(space, key);
const WRITE = {
    number: (value) => value, seat: seatIn, seats: seatsIn,
    denomination: denominationIn, kind: keyOrNull("kind"),
    reason: keyOrNull("reason"), box: keyOrNull("tr-box"), place: placeIn,
    viewers: (value) =>
        value === "all" ? constants.TALON_EVENT_PUBLIC : seatsIn(value),
    level: levelIn,
    card: (card) => card === null ? constants.TALON_CARD_NONE : cardIn(card),
    suits: (suits) => seatsIn(suits.map(denominationIn)),
    denominations: (all) => seatsIn(all.map(denominationIn)),
    loose: Number,
};

function read(content, base, at) {
    if (content === "cards") return cardsOut(at);
    if (content === "talon_move") return moveOut(at);
    if (content.startsWith("talon_")) return structOut(base, at);
    return READ[content](numberAt(base, at));
}

/** A struct as a plain object. */
export function structOut(name, at) {
    const object = {};
    for (const [key, offset, base, content, length] of structs[name].fields) {
        if (content === "bytes") continue;
        const from = at + offset, size = NUMBERS[base]?.[0] ??
            structs[base].size;
        if (content === "boxes") {
            object[key] = {};
            for (const box of terms("tr-box"))
                object[key][box.key] = numberAt(base, from + size * box.number);
        } else if (length > 0) {
            object[key] = [];
            for (let i = 0; i < length; i++)
                object[key].push(read(content, base, from + size * i));
        } else {
            object[content === "loose" ? content : key] =
                read(content, base, from);
        }
    }
    return object;
}

/** A struct; its lists by seat end with the last seat. */
export function bySeat(name, at, seats) {
    const object = structOut(name, at);
    for (const [key, , , content, length] of structs[name].fields)
        if (length > 5 && content !== "boxes")
            object[key] = object[key].slice(0, seats);
    return object;
}

/** A plain object as a struct, in memory that is all 0. */
export function structIn(name, at, object) {
    if (object === null || typeof object !== "object")
        throw new TypeError(`a ${name} is an object`);
    const { fields } = structs[name];
    for (const key of Object.keys(object))
        if (!fields.some((field) => field[0] === key))
            throw new TypeError(`a ${name} has no field "${key}"`);
    for (const [key, offset, base, content, length] of fields) {
        const value = object[key];
        if (value === undefined) continue;
        if (content === "cards" && length > 0) {
            if (!Array.isArray(value) || value.length > length)
                throw new TypeError(`${key} is a list of up to ${length}`);
            value.forEach((one, i) => cardsIn(at + offset + 8 * i, one));
        } else if (content === "cards") {
            cardsIn(at + offset, value);
        } else if (length > 0) {
            if (!Array.isArray(value) || value.length > length)
                throw new TypeError(`${key} is a list of up to ${length}`);
            value.forEach((one, i) => putNumber(
                base, at + offset + NUMBERS[base][0] * i,
                content === "bytes" ? one : WRITE[content](one), key));
        } else {
            putNumber(base, at + offset, WRITE[content](value), key);
        }
    }
    return at;
}

/** Structs in a row. */
export function structsOut(name, at, count, one = structOut) {
    const list = [];
    for (let i = 0; i < count; i++)
        list.push(one(name, at + structs[name].size * i));
    return list;
}

// Moves and events: only the fields that their kinds use --------------------

/** Fields that are worth telling even if they are 0. */
const TOLD = ["cards", "amount", "other", "place"];

function pruned(object, kind, always) {
    const used = kindFields[kind] ?? [], told = {};
    for (const [key, value] of Object.entries(object)) {
        const empty = value === 0 || value === null && key !== "other" ||
            Array.isArray(value) && value.length === 0;
        if (always.includes(key) || !empty ||
            used.includes(key) && TOLD.includes(key))
            told[key] = value;
    }
    if (told.box && used.includes("other") && told.other === 0)
        delete told.other;
    return told;
}

const KIND = Object.fromEntries(["move", "event"].map((name) =>
    [name, structs[name].fields.find(([key]) => key === "kind")[1]]));

export function moveOut(at) {
    const move = structOut("move", at);
    return pruned({ kind: 0, seat: 0, ...move },
                  memory().getUint16(at + KIND.move, true), ["kind", "seat"]);
}

/** What a code stands for: a kind, and the fields that are not empty. */
export function partOut(at) {
    return pruned({ kind: 0, ...structOut("move", at) }, -1, ["kind"]);
}

export function moveIn(move, at = room(structs.move.size)) {
    if (move?.kind === undefined || move?.seat === undefined)
        throw new TypeError("a move has a kind and a seat");
    return structIn("move", at, move);
}

/** A choice in memory. */
export function choiceIn({ loose, ...choice }) {
    return structIn("choice", room(structs.choice.size),
                    { ...choice, flags: loose });
}

/** Moves in memory: their address and number. */
export function movesIn(moves) {
    const all = [...moves], { size } = structs.move;
    const at = room(size * all.length + 8);
    all.forEach((move, i) => moveIn(move, at + size * i));
    return [at, all.length];
}

const MODES = { exact: "TALON_CODES_EXACT", ladder: "TALON_CODES_LADDER" };

/** Which amounts have codes: "exact" or "ladder". */
export function modeIn(mode) {
    if (typeof mode !== "string" || !Object.hasOwn(MODES, mode))
        throw new TypeError('a mode of codes is "exact" or "ladder"');
    return constants[MODES[mode]];
}

/** Codes in memory: their address and number. */
export function codesIn(codes) {
    const all = [...codes], at = room(4 * all.length + 8);
    all.forEach((code, i) => putNumber("u32", at + 4 * i, code, "a code"));
    return [at, all.length];
}

const AMOUNT = structs.event.fields.find(([key]) => key === "amount")[1];
const [, RESERVED, , , RESERVED_BYTES] =
    structs.event.fields.find(([key]) => key === "reserved");

function packedAmount(at) {
    return listOf("u8", at + AMOUNT, 8)
        .filter((one) => one !== constants.TALON_CARD_NONE)
        .map((one) => cardText[one]);
}

export function eventOut(_, at) {
    const number = memory().getUint16(at + KIND.event, true);
    const packed = packedKinds.includes(number);
    const event = { kind: 0, seat: 0, ...structOut("event", at) };
    if (packed) delete event.amount;
    const told = pruned(event, number, ["kind", "seat", "turn", "viewers"]);
    if (told.cards || event.count > 0) {
        told.cards = event.cards;
        told.count = event.count;
    }
    if (packed) told.played = packedAmount(at);
    const reserved = listOf("u8", at + RESERVED, RESERVED_BYTES);
    if (reserved.some((byte) => byte !== 0)) told.reserved = reserved;
    return told;
}

/** Events in memory: their address and number. */
export function eventsIn(events) {
    if (!Array.isArray(events)) throw new TypeError("events are a list");
    const { size } = structs.event, at = room(size * events.length + 8);
    events.forEach((event, i) => {
        const { played, ...rest } = event, to = at + size * i;
        structIn("event", to, rest);
        if (played !== undefined)
            for (let j = 0; j < 8; j++)
                memory().setUint8(to + AMOUNT + j, j < played.length ?
                    cardIn(played[j]) : constants.TALON_CARD_NONE);
    });
    return [at, events.length];
}

export function eventsOut(at, count) {
    return structsOut("event", at, count, eventOut);
}

whenLoaded.push(() => {
    for (const name of Object.keys(SPACES)) readSpace(name);
    readCards();
    if (!hasAdvisor()) return;
    for (const name of Object.keys(ADVISOR_SPACES)) readAdvised(name);
    readLevels();
});
