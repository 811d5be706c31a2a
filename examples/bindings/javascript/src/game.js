// SPDX-License-Identifier: MIT
// Games and views.
import { constants, structs } from "./raw.js";
import {
    TalonError, allocate, ask, bytesAt, bytesIn, fill, i32At, lib, must,
    number, room, scoped, textIn, textOut, u32At,
} from "./memory.js";
import {
    bitsOut, cardIn, cardsIn, cardsOut, codesIn, denominationOut, eventsIn,
    eventsOut, keyOf, listOf, modeIn, moveIn, moveOut, movesIn, numberOf,
    placeIn, placeOut, seatIn, seatOut, seatsIn, sequenceIn, sequenceOut,
    structsOut,
} from "./values.js";
import { Rules, positionOut, rulesIn, rulesOut } from "./rules.js";
import { drawing } from "./random.js";

const HANDLE = Symbol("the handle of a game");
const unfreed = new FinalizationRegistry((release) => release());
export const dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

/** The handle of a game or view that has not been disposed of. */
export function handleOf(game) {
    if (!(game instanceof Position))
        throw new TypeError("a game is an object of the class Game or View");
    return game[HANDLE]();
}

function eventsOf(call) {
    return fill(structs.event.size, constants.TALON_EVENTS_MAX, call,
                eventsOut);
}

function movesOf(call, capacity) {
    return fill(structs.move.size, capacity, call, (at, count) =>
        structsOut("move", at, count, (_, from) => moveOut(from)));
}

export { movesOf };

/** Memory of a game that talon makes in it: its handle, and what frees it. */
function within(size, make) {
    const at = allocate(size);
    try {
        make(at);
    } catch (error) {
        lib.free(at);
        throw error;
    }
    return [at, () => lib.free(at)];
}

function clone(handle) {
    const id = scoped(() => {
        const rules = room(structs.rules.size);
        must(lib.talon_game_rules(handle, rules));
        return u32At(rules);
    });
    const size = ask(u32At, (out) => lib.talon_games_bytes(id, out));
    return within(size, (at) => ask(u32At, (out) =>
        lib.talon_game_clone(at, size, handle, out)));
}

function saved(bytes) {
    return within(constants.TALON_GAME_BYTES_MAX, (memoryAt) => scoped(() => {
        const [at, length] = bytesIn(bytes), out = room(8);
        must(lib.talon_game_init_saved(memoryAt,
                                       constants.TALON_GAME_BYTES_MAX, at,
                                       length, out, out + 4),
             () => ({ offset: u32At(out + 4) }));
    }));
}

/** What saved bytes are: their rules, their viewers, a view or a game. */
export function inspectSaved(bytes) {
    return scoped(() => {
        const [at, length] = bytesIn(bytes), out = room(8);
        const rules = room(structs.rules.size);
        must(lib.talon_saved_rules(at, length, rules, out, out + 4));
        return {
            rules: rulesOut(rules), viewers: bitsOut(u32At(out)),
            isView: u32At(out + 4) !== 0,
        };
    });
}

function refuseUnless(fits) {
    if (!fits) throw new TalonError(constants.TALON_E_VIEW);
}

/** What games and views have in common: all that can be asked. */
export class Position {
    #handle;
    #release;

    constructor(token, [handle, release] = []) {
        if (token !== HANDLE)
            throw new TypeError("make a Game, and views with its view()");
        this.#handle = handle;
        this.#release = release;
        unfreed.register(this, release, this);
    }

    [HANDLE]() {
        if (this.#handle === 0)
            throw new TalonError(constants.TALON_E_HANDLE,
                                 { about: "it has been disposed of" });
        return this.#handle;
    }

    /** Frees its memory; any other use of it then throws. */
    dispose() {
        if (this.#handle === 0) return;
        this.#handle = 0;
        unfreed.unregister(this);
        this.#release();
    }

    [dispose]() { this.dispose(); }

    #number(name) {
        const handle = handleOf(this);
        return ask(u32At, (out) => lib["talon_game_" + name](handle, out));
    }

    #amounts(name) {
        const handle = handleOf(this);
        return fill(8, constants.TALON_SEATS_MAX,
                    (...out) => lib["talon_game_" + name](handle, ...out),
                    (at, count) => listOf("i64", at, count));
    }

    get rules() {
        const handle = handleOf(this);
        return scoped(() => {
            const at = room(structs.rules.size);
            must(lib.talon_game_rules(handle, at));
            return rulesOut(at);
        });
    }

    /** A seat, "table", or null if the game is over. */
    get toAct() { return seatOut(this.#number("to_act") | 0); }

    /** The seats that owe a move, in turn or not. */
    get owing() { return bitsOut(this.#number("owing")); }

    get turn() { return this.#number("turn"); }

    get phase() { return keyOf("phase", this.#number("phase")); }

    get seatCount() { return this.#number("seat_count"); }

    get dealCount() { return this.#number("deal_count"); }

    get dealOver() { return this.#number("deal_over") !== 0; }

    get winners() { return bitsOut(this.#number("winners")); }

    /** Scores or chips, by seat. */
    get totals() { return this.#amounts("totals"); }

    /** What each seat has won or lost in the deal. */
    get returns() { return this.#amounts("returns"); }

    side(seat) {
        const handle = handleOf(this);
        return ask((at) => bitsOut(u32At(at)), (out) => lib.talon_game_side(
            handle, number(seat, "i32", "a seat"), out));
    }

    /** The seats that this is a view of; of a game, all. */
    get viewers() {
        const handle = handleOf(this);
        return ask((at) => bitsOut(u32At(at)), (out) =>
            lib.talon_game_viewers(handle, out, out + 4));
    }

    get isView() {
        const handle = handleOf(this);
        return ask((at) => i32At(at + 4) !== 0, (out) =>
            lib.talon_game_viewers(handle, out, out + 4));
    }

    /** Whether both are in the same state. */
    equals(other) {
        const a = handleOf(this), b = handleOf(other);
        return ask(i32At, (out) => lib.talon_game_equal(a, b, out)) !== 0;
    }

    /** A hash of the state, in 16 hexadecimal digits. */
    hash() {
        const handle = handleOf(this);
        return ask((at) => [u32At(at + 4), u32At(at)].map((half) =>
            half.toString(16).padStart(8, "0")).join(""), (out) =>
            lib.talon_game_hash(handle, out));
    }

    /**
     * What the seat or table to act, or another one, may do; null if it is not
     * a viewer of this view.
     */
    choices(seat) {
        const handle = handleOf(this);
        return fill(structs.choice.size, constants.TALON_CHOICES_MAX,
                    (...out) => seat === undefined ?
                        lib.talon_game_choices(handle, ...out) :
                        lib.talon_game_choices_of(handle, seatIn(seat), ...out),
                    (at, count, status) => status > 0 ? null :
                        structsOut("choice", at, count));
    }

    /** The number of moves; null if the seat is not a viewer of this view. */
    moveCount(seat) {
        const handle = handleOf(this);
        return scoped(() => {
            const out = room(8), status = must(seat === undefined ?
                lib.talon_game_move_count(handle, out) :
                lib.talon_game_seat_move_count(handle, seatIn(seat), out));
            return status > 0 ? null : u32At(out);
        });
    }

    /** A move by its index. */
    moveAt(index, seat) {
        const handle = handleOf(this);
        return scoped(() => {
            const out = room(structs.move.size);
            number(index, "u32", "an index");
            must(seat === undefined ?
                lib.talon_game_move_at(handle, index, out) :
                lib.talon_game_seat_move_at(handle, seatIn(seat), index, out));
            return moveOut(out);
        });
    }

    /** All moves, one after the other. */
    *moves(seat) {
        const count = this.moveCount(seat) ?? 0;
        for (let i = 0; i < count; i++) yield this.moveAt(i, seat);
    }

    moveIndex(move) {
        return scoped(() => {
            const at = moveIn(move), handle = handleOf(this);
            return ask(u32At, (out) =>
                lib.talon_game_move_index(handle, at, out));
        });
    }

    /** Why a move is refused; null if it is accepted. */
    check(move) {
        return scoped(() => {
            const at = moveIn(move), handle = handleOf(this);
            const concerned = room(8);
            const status = lib.talon_game_check(handle, at, concerned);
            return status >= 0 ? null :
                new TalonError(status, { cards: cardsOut(concerned) });
        });
    }

    /** A sensible move of the seat to act, at random. */
    randomMove(random) {
        const handle = handleOf(this);
        return drawing(random, (rng) => {
            const out = room(structs.move.size);
            must(lib.talon_game_move_random(handle, rng, out));
            return moveOut(out);
        });
    }

    /** The cards at a place, how many there are, and whether all are known. */
    cards(place) {
        const handle = handleOf(this);
        return scoped(() => {
            const set = room(8), count = room(8);
            const status = must(lib.talon_game_cards(handle, placeIn(place),
                                                     set, count));
            return {
                cards: cardsOut(set), count: u32At(count), known: status === 0,
            };
        });
    }

    /** The suit that a card belongs to now; null if to none yet. */
    cardSuit(card) {
        const handle = handleOf(this), at = cardIn(card);
        return ask((out) => denominationOut(u32At(out)), (out) =>
            lib.talon_game_card_suit(handle, at, out));
    }

    /** Cards in the order in which to show a hand. */
    sortHand(cards) {
        return scoped(() => {
            const set = room(8);
            cardsIn(set, cards);
            const handle = handleOf(this);
            return fill(1, constants.TALON_PACK_MAX, (...out) =>
                lib.talon_game_sort_hand(handle, set, ...out), sequenceOut);
        });
    }

    /** Where each card of the pack that is due will go. */
    dealPlaces() {
        const handle = handleOf(this);
        return fill(1, constants.TALON_PACK_MAX, (...out) =>
            lib.talon_game_deal_places(handle, ...out), (at, count) =>
            listOf("u8", at, count).map(placeOut));
    }

    /** The view that seats have: new, or in place of what a view shows now. */
    view(seats, into) {
        const bits = seatsIn(seats);
        if (into === undefined) {
            into = new View(HANDLE, blank(this.rules));
        } else if (!(into instanceof View)) {
            throw new TypeError("a view is shown in an object of class View");
        }
        must(lib.talon_game_redact(handleOf(into), handleOf(this), bits));
        return into;
    }

    /** The codes of a move of a seat, whether it is legal now or not. */
    moveCodes(move, mode) {
        return scoped(() => {
            const at = moveIn(move), handle = handleOf(this);
            return fill(4, constants.TALON_MOVE_CODES_MAX, (...out) =>
                lib.talon_game_move_codes(handle, modeIn(mode), at, ...out),
                        codesOut);
        });
    }

    /**
     * The codes with which a seat may begin its move or, after some, go on with
     * it; none after those of a whole move. Null if the seat is not a viewer of
     * this view.
     */
    codesAfter(seat, prefix, mode) {
        return scoped(() => {
            const [at, length] = codesIn(prefix), handle = handleOf(this);
            return fill(4, constants.TALON_RULES_CODES_MAX, (...out) =>
                lib.talon_game_codes_after(handle, seatIn(seat), modeIn(mode),
                                           at, length, ...out),
                        (from, count, status) => status > 0 ? null :
                            codesOut(from, count));
        });
    }

    /**
     * A mask of the codes with which a seat may begin its move or, after some,
     * go on with it: 1 for each that may come next. Null if the seat is not a
     * viewer of this view.
     */
    codeMask(seat, prefix, mode) {
        return scoped(() => {
            const [at, length] = codesIn(prefix), handle = handleOf(this);
            return fill(1, constants.TALON_RULES_CODES_MAX, (...out) =>
                lib.talon_game_code_mask(handle, seatIn(seat), modeIn(mode),
                                         at, length, ...out),
                        (from, count, status) => status > 0 ? null :
                            bytesAt(from, count));
        });
    }

    /** What a seat knows, as numbers: the fields of rules.observation(). */
    observe(seat) {
        const handle = handleOf(this);
        number(seat, "i32", "a seat");
        return fill(4, constants.TALON_OBSERVATION_MAX, (...out) =>
            lib.talon_game_observe(handle, seat, ...out), (at, count) =>
            new Int32Array(bytesAt(at, 4 * count).buffer));
    }

    /** The legal move of a seat that has these codes. */
    moveOfCodes(seat, codes, mode) {
        return scoped(() => {
            const [at, length] = codesIn(codes), handle = handleOf(this);
            const out = room(structs.move.size);
            must(lib.talon_game_move_of_codes(
                handle, seatIn(seat), modeIn(mode), at, length, out));
            return moveOut(out);
        });
    }

    /**
     * Plays the hand again with a pack and moves: a new game, or in place of
     * what a game is now. In Tripoli it takes the events since the deal.
     */
    rebuild(pack, moves = [], { told = [], into } = {}) {
        if (into !== undefined && !(into instanceof Game))
            throw new TypeError("a hand is played again in a Game");
        return scoped(() => {
            const cards = sequenceIn(pack), list = movesIn(moves);
            const events = eventsIn(told), made = room(8);
            const handle = handleOf(this);
            const inside = into === undefined ? clone(handle) :
                [handleOf(into)];
            try {
                must(lib.talon_game_rebuild(inside[0], handle, ...events,
                                            ...cards, ...list, made),
                     () => ({ made: u32At(made) }));
            } catch (error) {
                inside[1]?.();
                throw error;
            }
            return into ?? new Game(HANDLE, inside);
        });
    }

    /** What a seat knows, as bytes to compare within one release. */
    informationKey(seat) {
        const handle = handleOf(this);
        number(seat, "i32", "a seat");
        return fill(1, constants.TALON_GAME_BYTES_MAX, (...out) =>
            lib.talon_game_information_key(handle, seat, ...out), bytesAt);
    }

    /** Bytes that mean the same everywhere. */
    save() {
        const handle = handleOf(this);
        return fill(1, constants.TALON_SAVE_BYTES_MAX, (...out) =>
            lib.talon_game_save(handle, ...out), bytesAt);
    }

    /** Loads bytes over this: a game over a game, a view over a view. */
    restore(bytes) {
        const handle = handleOf(this);
        refuseUnless(inspectSaved(bytes).isView === this.isView);
        scoped(() => {
            const [at, length] = bytesIn(bytes), offset = room(8);
            must(lib.talon_game_load(handle, at, length, offset),
                 () => ({ offset: u32At(offset) }));
        });
        return this;
    }

    /** Copies the state of another game of the same kind over this one. */
    assign(other) {
        const to = handleOf(this), from = handleOf(other);
        refuseUnless(this.isView === other.isView);
        must(lib.talon_game_copy(to, from));
        return this;
    }

    /** A line of a record as what it says: a move, or the cards of a deal. */
    parse(line) {
        const handle = handleOf(this);
        return scoped(() => {
            const [at, length] = textIn(line), move = room(structs.move.size);
            const position = room(16), most = constants.TALON_PACK_MAX;
            const out = room(most), count = room(8);
            must(lib.talon_record_parse(handle, at, length, move, out, most,
                                        count, position),
                 () => ({ position: positionOut(position) }));
            return u32At(count) === 0 ? moveOut(move) :
                { ...moveOut(move), cards: sequenceOut(out, u32At(count)) };
        });
    }

    /** A move as a line of a record. */
    formatMove(move) {
        return scoped(() => {
            const at = moveIn(move), handle = handleOf(this);
            return textOut(constants.TALON_MOVE_TEXT_MAX, (...out) =>
                lib.talon_record_write_move(handle, at, ...out));
        });
    }

    /** A draw or deal as a line of a record. */
    formatDeal(cards) {
        return scoped(() => {
            const [at, count] = sequenceIn(cards);
            const handle = handleOf(this);
            return textOut(constants.TALON_DEAL_TEXT_MAX, (...out) =>
                lib.talon_record_write_deal(handle, at, count, ...out));
        });
    }
}

function codesOut(at, count) {
    return listOf("u32", at, count);
}

function blank(rules) {
    const size = constants.TALON_GAME_BYTES_MAX;
    return within(size, (at) => scoped(() => {
        const from = rulesIn(rules);
        ask(u32At, (out) => lib.talon_game_init(at, size, from, out));
    }));
}

/** A game: whoever has it is the table. */
export class Game extends Position {
    constructor(rules, inside) {
        super(HANDLE, rules === HANDLE ? inside : scoped(() => {
            const at = rulesIn(rules), out = room(8);
            const status = lib.talon_game_new(0, at, out);
            must(status, () => ({ problems: rules.check() }));
            const handle = u32At(out);
            return [handle, () => lib.talon_game_free(0, handle)];
        }));
    }

    /** The game that save() has saved. */
    static load(bytes) {
        refuseUnless(!inspectSaved(bytes).isView);
        return new Game(HANDLE, saved(bytes));
    }

    /** The game that a record tells; its annotations are checked. */
    static fromRecord(text, options) {
        const { rules, position } = Rules.read(text);
        const game = new Game(rules);
        try {
            game.read(text.split("\n").slice(position.line - 1).join("\n"),
                      options);
        } catch (error) {
            game.dispose();
            if (error.position) error.position.line += position.line - 1;
            throw error;
        }
        return game;
    }

    /** A copy, for undo or search. */
    copy() { return new Game(HANDLE, clone(handleOf(this))); }

    /** Makes a move: the events of it. */
    apply(move) {
        return scoped(() => {
            const at = moveIn(move), handle = handleOf(this);
            try {
                return eventsOf((...out) =>
                    lib.talon_game_apply(handle, at, ...out));
            } catch (error) {
                throw error instanceof TalonError ?
                    this.check(move) ?? error : error;
            }
        });
    }

    /** Makes what is due by chance. */
    chance(random) {
        const handle = handleOf(this);
        return drawing(random, (rng) => eventsOf((...out) =>
            lib.talon_game_chance(handle, rng, ...out)));
    }

    /** The cards that are due, in the order of dealing. */
    shuffle(random) {
        const handle = handleOf(this);
        return drawing(random, (rng) => fill(
            1, constants.TALON_PACK_MAX, (...out) =>
                lib.talon_game_shuffle(handle, rng, ...out), sequenceOut));
    }

    /** Deals the cards that are due. */
    deal(cards) {
        return scoped(() => {
            const [at, count] = sequenceIn(cards);
            const handle = handleOf(this);
            return eventsOf((...out) =>
                lib.talon_game_deal(handle, at, count, ...out));
        });
    }

    /** A pack that deals wanted cards: { 0: "KH QH", talon: "JK" }. */
    packFor(wanted) {
        const most = constants.TALON_DEAL_PLACES;
        return scoped(() => {
            const at = room(8 * most);
            for (const [place, set] of Object.entries(wanted)) {
                const index = /^\d+$/.test(place) ? Number(place) :
                    numberOf("place", place);
                if (index >= most)
                    throw new TalonError(constants.TALON_E_PLACE);
                cardsIn(at + 8 * index, set);
            }
            const handle = handleOf(this);
            return fill(1, constants.TALON_PACK_MAX, (...out) =>
                lib.talon_game_pack_for(handle, at, most, ...out),
                        sequenceOut);
        });
    }

    /** A pack that deals the hand again. */
    handPack() {
        const handle = handleOf(this);
        return fill(1, constants.TALON_PACK_MAX, (...out) =>
            lib.talon_game_hand_pack(handle, ...out), sequenceOut);
    }

    /**
     * The moves since the deal. A session of Tripoli does not keep all of them:
     * it is complete with the events since the deal, as any seat was told them.
     */
    history(told = []) {
        return scoped(() => {
            const [at, length] = eventsIn(told), handle = handleOf(this);
            const most = Math.max(constants.TALON_HISTORY_MAX, length);
            return fill(structs.move.size, most, (...out) =>
                lib.talon_game_history(handle, at, length, ...out),
                        (from, count, status) => ({
                            moves: structsOut("move", from, count,
                                              (_, one) => moveOut(one)),
                            complete: status === 0,
                        }));
        });
    }

    /** Reads a line of a record: the events of it. */
    readLine(line, { check = true } = {}) {
        const handle = handleOf(this);
        return scoped(() => {
            const [at, length] = textIn(line), position = room(16);
            const most = constants.TALON_EVENTS_MAX, count = room(8);
            const out = room(structs.event.size * most);
            must(lib.talon_record_read_line(handle, at, length, Number(check),
                                            out, most, count, position),
                 () => ({ position: positionOut(position) }));
            return eventsOut(out, u32At(count));
        });
    }

    /** Reads lines of a record, up to its end: how many bytes that were. */
    read(text, { check = true } = {}) {
        const handle = handleOf(this);
        return scoped(() => {
            const [at, length] = textIn(text), offset = room(8);
            const position = room(16);
            must(lib.talon_record_read(handle, at, length, Number(check),
                                       offset, position),
                 () => ({
                     position: positionOut(position), offset: u32At(offset),
                 }));
            return u32At(offset);
        });
    }

    /** All annotations that are true now; they show every card. */
    annotations() {
        const handle = handleOf(this);
        return textOut(constants.TALON_RECORD_STATE_MAX, (...out) =>
            lib.talon_record_write_state(handle, ...out));
    }
}

/** What seats know of a game. It can be asked, but not played on. */
export class View extends Position {
    /** The view that save() has saved. */
    static load(bytes) {
        refuseUnless(inspectSaved(bytes).isView);
        return new View(HANDLE, saved(bytes));
    }

    copy() { return new View(HANDLE, clone(handleOf(this))); }

    /** A game at random that has this view, each equally likely. */
    sample(random) {
        const handle = handleOf(this);
        return drawing(random, (rng) => {
            const world = this.rules;
            const id = scoped(() => u32At(rulesIn(world)));
            const size = ask(u32At, (out) => lib.talon_sample_size(id, out));
            const inside = clone(handle);
            try {
                must(lib.talon_game_sample(inside[0], handle, rng, room(size),
                                           size));
            } catch (error) {
                inside[1]();
                throw error;
            }
            return new Game(HANDLE, inside);
        });
    }
}

// Events --------------------------------------------------------------------

/** Events as seats see them. */
export function redactEvents(events, seats) {
    return scoped(() => {
        const [at, count] = eventsIn(events);
        must(lib.talon_events_redact(at, count, seatsIn(seats)));
        return eventsOut(at, count);
    });
}

export function saveEvents(events) {
    return scoped(() => {
        const [at, count] = eventsIn(events);
        const most = constants.TALON_SAVED_EVENT_BYTES * count;
        return fill(1, most, (...out) =>
            lib.talon_events_save(at, count, ...out), bytesAt);
    });
}

export function loadEvents(bytes) {
    return scoped(() => {
        const [at, length] = bytesIn(bytes);
        const most = length / constants.TALON_SAVED_EVENT_BYTES | 0;
        return fill(structs.event.size, most, (...out) =>
            lib.talon_events_load(at, length, ...out), eventsOut);
    });
}

