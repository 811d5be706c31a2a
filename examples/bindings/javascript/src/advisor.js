// SPDX-License-Identifier: MIT
// Computer players for both games, and the exact solver for Five Hundred. They
// are in talon-advisor.wasm: await load(withAdvisor).
import { advisorKeys, constants, structs } from "./raw.js";
import {
    TalonError, advisorOf, allocate, ask, bytesAt, constantText, fill, i32At,
    memory, memoryBytes, must, number, room, scoped, u32At,
} from "./memory.js";
import {
    cardsIn, eventsIn, levelIn, moveIn, moveOut, numberOf, structIn, structOut,
    structsOut,
} from "./values.js";
import { Position, dispose, handleOf } from "./game.js";
import { drawing } from "./random.js";
import { gameIn, rulesIn } from "./rules.js";

const { TALON_E_ARGUMENT, TALON_SEATS_MAX, TALON_UNFINISHED } = constants;

/** The version of the advisor that runs. */
export function version() {
    return constantText(advisorOf().talon_advisor_version_string());
}

/** The same as a number. */
export function versionNumber() {
    return advisorOf().talon_advisor_version_number();
}

/** The levels of players, the weakest first. */
export function levels() {
    const lib = advisorOf();
    return Array.from({ length: lib.talon_level_count() }, (_, i) =>
        constantText(lib.talon_level_name(lib.talon_level_at(i))));
}

/** What a level does in a phase of a game. */
export function budgetOf(level, game, phase) {
    const lib = advisorOf(), id = gameIn(game);
    return scoped(() => {
        const at = room(structs.player_budget.size);
        must(lib.talon_player_budget_of(levelIn(level), id,
                                        numberOf("phase", phase), at));
        return structOut("player_budget", at);
    });
}

/** How many bytes of memory players of a game think in. */
export function scratchSize(game) {
    const lib = advisorOf(), id = gameIn(game);
    return ask(u32At, (out) => lib.talon_player_size(id, out));
}

/** The words for the reason of an advice: "draws the others' trumps". */
export function reasonText(reason) {
    const lib = advisorOf();
    if (typeof reason !== "number")
        reason = reasons().find(({ key }) => key === reason)?.number ?? 0;
    return constantText(lib.talon_advice_reason_text(reason));
}

/** All reasons: number, key and text of each. */
export function reasons() {
    const lib = advisorOf(), list = [];
    for (let number = 1; number < 256; number++) {
        const key = constantText(lib.talon_advice_reason_key(number));
        const text = constantText(lib.talon_advice_reason_text(number));
        if (key) list.push({ number, key, text });
    }
    return list;
}

// Memory that one call after the other uses, and none remembers anything in.
let scratch = 0, scratchBytes = 0;

function scratchOf(size) {
    if (scratchBytes < size) {
        if (scratch !== 0) advisorOf().free(scratch);
        scratchBytes = 0;
        scratch = allocate(size);
        scratchBytes = size;
    }
    return [scratch, scratchBytes];
}

/**
 * What was seen of each seat in earlier hands. Players take it for a first
 * guess.
 */
export class Notes {
    #bytes;

    constructor(bytes) {
        const size = TALON_SEATS_MAX * structs.player_notes.size;
        if (bytes !== undefined &&
            !(bytes instanceof Uint8Array && bytes.length === size))
            throw new TypeError(`notes have ${size} bytes`);
        this.#bytes = bytes?.slice() ?? new Uint8Array(size);
    }

    /** The bytes, to keep them. */
    toBytes() { return this.#bytes.slice(); }

    /** Counts what events tell. */
    add(events) {
        const lib = advisorOf();
        scoped(() => {
            const at = notesIn(this), [list, count] = eventsIn(events);
            must(lib.talon_player_notes_add(at, TALON_SEATS_MAX, list, count));
            this.#bytes = bytesAt(at, this.#bytes.length);
        });
        return this;
    }

    /** What was seen of a seat. */
    of(seat) {
        number(seat, "u8", "a seat");
        if (seat >= TALON_SEATS_MAX) throw new RangeError("no such seat");
        return scoped(() => structOut(
            "player_notes", notesIn(this) + structs.player_notes.size * seat));
    }
}

function notesIn(notes) {
    if (!(notes instanceof Notes))
        throw new TypeError("notes are an object of the class Notes");
    const bytes = notes.toBytes(), at = room(bytes.length);
    memoryBytes().set(bytes, at);
    return at;
}

function adviceOut(_, at) {
    const advice = structOut("advice", at);
    return {
        ...advice, text: reasonText(memory().getUint16(at + REASON, true)),
    };
}

const [, REASON] = structs.advice.fields.find(([key]) => key === "reason");

/**
 * A computer player: new Player("club-1"). It answers from the view of its
 * seat, its budget, the notes and the generator, and keeps nothing.
 */
export class Player {
    #budget;

    constructor(level, { worlds = 0, nodes = 0 } = {}) {
        const name = levelIn(level);
        this.#budget = {
            level: name, worlds: number(worlds, "u32", "worlds"),
            nodes: number(nodes, "u32", "nodes"),
        };
    }

    /** The level, and what was said of worlds and nodes. */
    get budget() {
        return scoped(() => structOut("player_budget", structIn(
            "player_budget", room(structs.player_budget.size), this.#budget)));
    }

    get level() { return this.budget.level; }

    #ask(game, seat, random, notes, call) {
        const handle = handleOf(game), lib = advisorOf();
        number(seat, "i32", "a seat");
        return drawing(random, (rng) => {
            const id = ask(u32At, (out) => {
                const rules = room(structs.rules.size);
                const status = lib.talon_game_rules(handle, rules);
                memory().setUint32(out, u32At(rules), true);
                return status;
            });
            const size = ask(u32At, (out) => lib.talon_player_size(id, out));
            const budget = structIn("player_budget",
                                    room(structs.player_budget.size),
                                    this.#budget);
            const seen = notes ? [notesIn(notes), TALON_SEATS_MAX] : [0, 0];
            return call(lib, handle, seat, budget, ...seen, rng,
                        ...scratchOf(size));
        });
    }

    /** The moves worth considering, the best first. */
    advise(game, seat, random, notes) {
        return this.#ask(game, seat, random, notes, (lib, ...given) => fill(
            structs.advice.size, constants.TALON_PLAYER_MOVES_MAX, (...out) =>
                lib.talon_player_advise(...given, ...out), (at, count) =>
                structsOut("advice", at, count, adviceOut)));
    }

    /** The best move. */
    move(game, seat, random, notes) {
        return this.#ask(game, seat, random, notes, (lib, ...given) => {
            const at = room(structs.move.size);
            must(lib.talon_player_move(...given, at));
            return moveOut(at);
        });
    }

    /** A move beside the best one; its reason says what is wrong with it. */
    why(game, seat, move, random, notes) {
        return this.#ask(game, seat, random, notes, (lib, ...given) => {
            const asked = moveIn(move), best = room(structs.advice.size);
            const other = room(structs.advice.size);
            must(lib.talon_player_why(...given, asked, best, other));
            return {
                best: adviceOut("", best), other: adviceOut("", other),
            };
        });
    }
}

/** The position of a game in the tricks, as a plain object. */
export function problemOf(game) {
    const lib = advisorOf(), handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.fh_position.size);
        must(lib.talon_fh_position_of(handle, at));
        return structOut("fh_position", at);
    });
}

function problemIn(what) {
    const problem = what instanceof Position ? problemOf(what) : what;
    if (problem === null || typeof problem !== "object")
        throw new TypeError("a problem is a Game or an object");
    const table = [...problem.table ?? []];
    while (table.length < constants.TALON_FH_SEATS_MAX) table.push(null);
    return structIn("fh_position", room(structs.fh_position.size),
                    { ...problem, table });
}

/** Why a problem cannot be solved; null if it can. */
export function checkProblem(problem) {
    const lib = advisorOf();
    return scoped(() => {
        const status = lib.talon_fh_position_check(problemIn(problem));
        return status < 0 ? new TalonError(status) : null;
    });
}

const unfreed = new FinalizationRegistry((at) => advisorOf().free(at));

/** An array that says whether it is finished. */
function answers(status, list) {
    return Object.assign(list, { finished: status !== TALON_UNFINISHED });
}

/**
 * The solver, in memory of so many bytes. With a limit in nodes (some ten
 * million a second) answers can be unfinished: values are then ranges.
 */
export class Solver {
    #at;
    #limit;

    constructor({ bytes = constants.TALON_FH_SOLVER_BYTES_GOOD,
                  limit = 0 } = {}) {
        const lib = advisorOf();
        number(bytes, "u32", "bytes");
        this.#limit = number(limit, "u32", "a limit");
        const at = allocate(bytes);
        try {
            ask(u32At, (out) => lib.talon_fh_solver_init(at, bytes, out));
        } catch (error) {
            lib.free(at);
            throw error;
        }
        this.#at = at;
        unfreed.register(this, at, this);
    }

    get #solver() {
        if (this.#at === 0)
            throw new TalonError(constants.TALON_E_SOLVER,
                                 { about: "it has been disposed of" });
        return this.#at;
    }

    /** Frees its memory; any other use of it then throws. */
    dispose() {
        if (this.#at === 0) return;
        unfreed.unregister(this);
        advisorOf().free(this.#at);
        this.#at = 0;
    }

    [dispose]() { this.dispose(); }

    /** Forgets what it has solved; answers never need it. */
    forget() {
        must(advisorOf().talon_fh_solver_forget(this.#solver));
    }

    #list(struct, capacity, call) {
        let noted;
        const list = fill(structs[struct].size, capacity, (...out) =>
            noted = call(...out), (at, count) =>
            structsOut(struct, at, count,
                       struct === "move" ? (_, from) => moveOut(from) :
                           structOut));
        return answers(noted, list);
    }

    /** How many tricks the side takes in all; in a misère 1 for made. */
    solve(what) {
        const lib = advisorOf();
        return scoped(() => {
            const at = problemIn(what), out = room(structs.fh_answer.size);
            const status = must(lib.talon_fh_solve(this.#solver, at,
                                                   this.#limit, out));
            return {
                ...structOut("fh_answer", out),
                finished: status !== TALON_UNFINISHED,
            };
        });
    }

    /** Whether the side takes so many tricks; null if unfinished. */
    reaches(what, tricks) {
        const lib = advisorOf();
        return scoped(() => {
            const at = problemIn(what), out = room(8);
            must(lib.talon_fh_solve_reach(this.#solver, at,
                                          number(tricks, "u32", "tricks"),
                                          this.#limit, out));
            return i32At(out) < 0 ? null : i32At(out) === 1;
        });
    }

    /** What each card is worth that may be played. */
    cards(what) {
        const lib = advisorOf();
        return scoped(() => {
            const at = problemIn(what);
            return this.#list("fh_card_value",
                              constants.TALON_FH_CARD_VALUES_MAX, (...out) =>
                lib.talon_fh_solve_cards(this.#solver, at, this.#limit,
                                         ...out));
        });
    }

    /** Best play to the end of the hand. */
    line(what) {
        const lib = advisorOf();
        return scoped(() => {
            const at = problemIn(what);
            return this.#list("move", constants.TALON_FH_LINE_MAX, (...out) =>
                lib.talon_fh_solve_line(this.#solver, at, this.#limit,
                                        ...out));
        });
    }

    /** What each card of the hand cost; bestCard is null if unfinished. */
    review(game) {
        const lib = advisorOf(), handle = handleOf(game);
        return this.#list("fh_review_item", constants.TALON_FH_LINE_MAX,
                          (...out) => lib.talon_fh_review(
                              this.#solver, handle, this.#limit, ...out));
    }

    /** What each seat takes as the contractor of each denomination. */
    deal(rules, hands) {
        const lib = advisorOf();
        return scoped(() => {
            const at = room(8 * constants.TALON_FH_SEATS_MAX);
            const all = [...hands], out = room(structs.fh_deal_table.size);
            if (all.length > constants.TALON_FH_SEATS_MAX)
                throw new TalonError(TALON_E_ARGUMENT, { about: "hands" });
            all.forEach((hand, seat) => cardsIn(at + 8 * seat, hand));
            const status = must(lib.talon_fh_solve_deal(
                this.#solver, rulesIn(rules), at, this.#limit, out));
            const { nodes, low, high } = structOut("fh_deal_table", out);
            const rows = (list) => Array.from(
                { length: constants.TALON_FH_SEATS_MAX },
                (_, seat) => list.slice(8 * seat, 8 * seat + 8));
            return {
                nodes, low: rows(low), high: rows(high),
                finished: status !== TALON_UNFINISHED,
            };
        });
    }

    /**
     * Samples so many worlds of a view, and values the cards of the seat to
     * act in each; the goal is "tricks" or "made".
     */
    worlds(view, count, random, goal = "tricks") {
        const lib = advisorOf(), handle = handleOf(view);
        number(count, "u32", "worlds");
        if (!Object.hasOwn(advisorKeys.Goal, goal))
            throw new TypeError('a goal is "tricks" or "made"');
        const list = drawing(random, (rng) => this.#list(
            "fh_world", count, (...out) => lib.talon_fh_solve_worlds(
                this.#solver, handle, advisorKeys.Goal[goal], this.#limit, rng,
                ...scratchOf(constants.TALON_SAMPLE_BYTES_MAX), ...out)));
        for (const world of list) {
            world.value = world.value.slice(0, world.count);
            delete world.count;
        }
        return list;
    }
}
