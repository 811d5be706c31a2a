// SPDX-License-Identifier: MIT
// Sentences: what happens, what may be done, why something was refused, scores
// and advice, in English and German.
import { constants, structs } from "./raw.js";
import {
    TalonError, bytesAt, constantText, dotted, lib, memory, memoryBytes, must,
    number, room, scoped, textIn, textOut, u32At,
} from "./memory.js";
import {
    adviceNumber, cardIn, cardsIn, cardsOut, choiceIn, denominationIn,
    eventsIn, languageIn, moveIn, moveOut, putNumber, seatIn, seatsIn,
    sequenceIn, structOut, structsOut,
} from "./values.js";
import { handleOf } from "./game.js";
import { rulesIn } from "./rules.js";

const STYLES = {
    signs: constants.TALON_CARD_STYLE_SIGNS,
    letters: constants.TALON_CARD_STYLE_LETTERS,
    words: constants.TALON_CARD_STYLE_WORDS,
};

/** The languages: a key, and the name in that language. */
export function languages() {
    memory();
    return Array.from({ length: lib.talon_language_count() }, (_, i) => ({
        key: constantText(lib.talon_language_key(i + 1)),
        label: constantText(lib.talon_language_label(i + 1)),
    }));
}

function put(at, key, value) {
    const [, offset, base] = structs.words.fields.find(([one]) => one === key);
    putNumber(base, at + offset, value, key);
}

/** How many UTF-16 units of a text so many of its bytes are. */
function unitsOf(at, bytes) {
    return new TextDecoder().decode(bytesAt(at, bytes)).length;
}

/** A reading as a plain object; its moves are the first fields of it. */
function readingOut(reading, at, text, sentence) {
    const { answer, status, count } = reading;
    const moves = structsOut(
        "move", at, Math.min(count, constants.TALON_READING_MOVES_MAX),
        (_, from) => moveOut(from));
    const [move] = moves;
    switch (answer) {
    case constants.TALON_READING_MOVE: return { answer: "move", move };
    case constants.TALON_READING_SEVERAL:
        return { answer: "several", moves, count, sentence };
    case constants.TALON_READING_REFUSED:
        return {
            answer: "refused", move, sentence,
            error: new TalonError(status, { cards: reading.concerned }),
        };
    default: {
        const before = unitsOf(text, reading.start);
        return {
            answer: "unknown", at: before, sentence,
            length: unitsOf(text, reading.start + reading.length) - before,
        };
    }
    }
}

/** Who is told, and how: a language, the names of the seats, and "you". */
export class Words {
    #bytes;

    /**
     * A language is a key or a locale: "de", "de-AT". The options are `you`, a
     * seat; `names` by seat; and the `style` of cards: "signs", "letters" or
     * "words".
     */
    constructor(rules, language = "en",
                { you = null, names = [], style = "signs" } = {}) {
        if (!Object.hasOwn(STYLES, style))
            throw new TypeError(
                'a style of cards is "signs", "letters" or "words"');
        this.#bytes = scoped(() => {
            const at = room(structs.words.size);
            must(lib.talon_words_init(at, languageIn(language),
                                      rulesIn(rules)));
            names.forEach((name, seat) => {
                must(lib.talon_words_name(at, seat, ...textIn(name, "a name")),
                     { about: `"${name}"` });
            });
            put(at, "you", seatIn(you, "you"));
            put(at, "style", STYLES[style]);
            return bytesAt(at, structs.words.size);
        });
    }

    /** The version of the words in use. */
    static get version() {
        memory();
        return dotted(lib.talon_words_version_number());
    }

    /** The words in memory, for the length of a scoped() call. */
    get #at() {
        const at = room(structs.words.size);
        memoryBytes().set(this.#bytes, at);
        return at;
    }

    /** Texts of one kind: what(...) puts its parameters into memory. */
    #text(name, what = () => []) {
        return scoped(() => {
            const at = this.#at, given = what();
            return textOut(constants.TALON_WORDS_TEXT_MAX, (...out) =>
                lib["talon_words_" + name](at, ...given, ...out));
        });
    }

    /** The key of the language. */
    get language() {
        return constantText(lib.talon_language_key(
            scoped(() => u32At(this.#at))));
    }

    /** The name of a seat, or "you". */
    seat(seat) { return this.#text("seat", () => [seatIn(seat)]); }

    /** Several: "you, Anna and Ben". */
    seats(seats) { return this.#text("seats", () => [seatsIn(seats)]); }

    card(card) { return this.#text("card", () => [cardIn(card)]); }

    /** Cards in the order of a list. */
    cards(list) { return this.#text("cards", () => sequenceIn(list)); }

    /** A hand in the order in which players hold it. */
    hand(game, set) {
        const handle = handleOf(game);
        return this.#text("hand", () => {
            const at = room(8);
            cardsIn(at, set);
            return [handle, at];
        });
    }

    /** A bid: "7 ♥"; 0 tricks for a misère. */
    bid(tricks, denomination) {
        return this.#text("bid", () => [
            number(tricks, "u32", "tricks"),
            denominationIn(denomination),
        ]);
    }

    /** A move in a short form: "play ♠A". */
    move(move) { return this.#text("move", () => [moveIn(move)]); }

    /**
     * A choice in a short form: "bid 7 to 10 in ♠, ♣ or NT". With the game,
     * cards are listed as players hold them in it.
     */
    choice(choice, game = null) {
        const handle = game === null ? 0 : handleOf(game);
        return this.#text("choice", () => [handle, choiceIn(choice)]);
    }

    /**
     * A sentence for the first of some events, and how many of them it tells;
     * "" if there is nothing to say.
     */
    event(events) {
        return scoped(() => {
            const given = eventsIn(events), told = room(8);
            const text = this.#text("event", () => [...given, told]);
            return { text, told: u32At(told) };
        });
    }

    /** All sentences of some events. */
    events(events) {
        return scoped(() => {
            const given = eventsIn(events);
            const text = textOut(constants.TALON_WORDS_EVENTS_MAX, (...out) =>
                lib.talon_words_events(this.#at, ...given, ...out));
            return text.split("\n").slice(0, -1);
        });
    }

    /** Why a move was refused: check()'s answer, and what may be done. */
    refusal({ status, cards = [] }, game = null) {
        const handle = game === null ? 0 : handleOf(game);
        return this.#text("refusal", () => {
            const at = room(8);
            cardsIn(at, cards);
            return [handle, number(status, "i32", "a status"), at];
        });
    }

    /**
     * Reads what a person typed as a move of a seat. The answer is "move" with
     * a move that the game accepts; "several" with moves that fit; "refused"
     * with a move and the refusal; or "unknown" with the place of what is not
     * understood. All but the first have a sentence for the person.
     */
    read(game, seat, typed) {
        const handle = handleOf(game);
        return scoped(() => {
            const at = this.#at, text = textIn(typed);
            const reading = room(structs.reading.size);
            const status = lib.talon_words_read(
                at, handle, seatIn(seat), ...text, room(structs.move.size),
                reading);
            const found = structOut("reading", reading);
            if (found.answer === 0) must(status);
            const said = textOut(constants.TALON_WORDS_TEXT_MAX, (...out) =>
                lib.talon_words_answer(at, handle, reading, ...text, ...out));
            return readingOut(found, reading, text[0], said);
        });
    }

    /**
     * Reads a set of cards that a person typed: "6d 10h", "queen of spades",
     * "hearts", "aces, joker", "all". If it is none, `cards` is null, and there
     * is a sentence for the person.
     */
    readCards(game, typed) {
        const handle = handleOf(game);
        return scoped(() => {
            const at = this.#at, text = textIn(typed), cards = room(8);
            const reading = room(structs.reading.size);
            const status = lib.talon_words_read_cards(
                at, handle, ...text, cards, reading);
            if (status >= 0) return { cards: cardsOut(cards), sentence: "" };
            if (structOut("reading", reading).answer === 0) must(status);
            const sentence = textOut(constants.TALON_WORDS_TEXT_MAX, (...out) =>
                lib.talon_words_answer(at, 0, reading, ...text, ...out));
            return { cards: null, sentence };
        });
    }

    /** The scores of all sides, or the chips of all seats. */
    scores(game) {
        const handle = handleOf(game);
        return this.#text("scores", () => [handle]);
    }

    /** A poker hand by its rank: "full house, kings over tens". */
    poker(rank) {
        return this.#text("poker", () => [number(rank, "u32", "a rank")]);
    }

    /** The reason of an advice, with the card and seat that it is about. */
    advice({ reason, card = null, seat = null }) {
        return this.#text("advice", () => [
            adviceNumber("reason", reason),
            card === null ? constants.TALON_CARD_NONE : cardIn(card),
            seatIn(seat),
        ]);
    }

    /** A chance in ten-thousandths: chance("contract", 7300). */
    chance(of, chance) {
        return this.#text("chance", () => [
            adviceNumber("chance", of), number(chance, "u32", "a chance"),
        ]);
    }
}
