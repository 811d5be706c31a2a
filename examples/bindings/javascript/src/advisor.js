// SPDX-License-Identifier: MIT
// Computer players for both games, and the exact solver for Five Hundred. They
// are in talon-advisor.wasm: await load(withAdvisor).
import { constants, structs } from "./raw.js";
import {
    TalonError, advisorOf, allocate, ask, bytesAt, dotted, fill, i32At, memory,
    memoryBytes, must, number, room, scoped, u32At,
} from "./memory.js";
import {
    advisedLabel, advisedNumber, advisedTerms, cardsIn, eventsIn, levelIn,
    moveIn, moveOut, numberOf, structIn, structOut, structsOut,
} from "./values.js";
import { Position, dispose, handleOf } from "./game.js";
import { copyOf, drawing, follow } from "./random.js";
import { gameIn, rulesIn } from "./rules.js";

const {
    TALON_E_ARGUMENT, TALON_E_UNSUPPORTED, TALON_FH_NODES_DEFAULT,
    TALON_FH_NODES_UNLIMITED, TALON_SEATS_MAX, TALON_UNFINISHED,
} = constants;

/** The version of the advisor that runs. */
export function version() {
    return dotted(versionNumber());
}

/** The same as a number. */
export function versionNumber() {
    return advisorOf().talon_advisor_version_number();
}

/**
 * Whether a part of the advisor, "players" or "solver", knows all rules that
 * are set. What it does not know, it refuses; a lobby asks before.
 */
export function supports(rules, part) {
    const lib = advisorOf(), at = advisedNumber("part", part);
    return scoped(() => {
        const status = lib.talon_advisor_supports(rulesIn(rules), at);
        if (status === TALON_E_UNSUPPORTED) return false;
        must(status);
        return true;
    });
}

/**
 * The terms of a space of the advisor ("part", "reason", "chance", "goal", or
 * "level"): number, key and label of each.
 */
export const terms = advisedTerms;

/** The words for a key or number: label("reason", "draws-trumps"). */
export const label = advisedLabel;

/** The levels of players, the weakest first. */
export function levels() {
    return terms("level").map(({ key }) => key);
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

function budgetIn(budget) {
    return structIn("player_budget", room(structs.player_budget.size), budget);
}

/** How many bytes of memory a player of a game thinks in. */
export function scratchSize(game, budget) {
    const lib = advisorOf(), id = gameIn(game);
    return scoped(() => {
        const at = budgetIn(budget);
        return ask(u32At, (out) => lib.talon_player_size(id, at, out));
    });
}

/** A number in memory that is set, if a call is to end at once. */
function stopIn(stopped) {
    if (!stopped) return 0;
    const at = room(8);
    memory().setUint32(at, 1, true);
    return at;
}

/** Whether a signal says that a call is to end. */
function isAborted(signal) {
    if (signal === undefined || signal === null) return false;
    if (typeof signal.aborted !== "boolean")
        throw new TypeError("a signal is an AbortSignal");
    return signal.aborted;
}

// Memory that one call after the other uses, and none remembers anything in.
let scratch = 0, scratchBytes = 0;

function scratchOf(size) {
    if (scratchBytes < size) {
        advisorOf().free(scratch);
        scratch = scratchBytes = 0;     // if there is no more memory
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
        ...advice, text: label("reason", memory().getUint16(at + REASON, true)),
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
        this.#budget = {
            level: levelIn(level), worlds: number(worlds, "u32", "worlds"),
            nodes: number(nodes, "u32", "nodes"),
        };
    }

    /** The level, and what was said of worlds and nodes. */
    get budget() {
        return scoped(() =>
            structOut("player_budget", budgetIn(this.#budget)));
    }

    get level() { return this.budget.level; }

    #ask(game, seat, random, notes, how, call) {
        const handle = handleOf(game), lib = advisorOf();
        const aborted = isAborted(how?.signal);
        number(seat, "i32", "a seat");
        return drawing(random, (rng) => {
            const id = ask(u32At, (out) => {
                const rules = room(structs.rules.size);
                const status = lib.talon_game_rules(handle, rules);
                memory().setUint32(out, u32At(rules), true);
                return status;
            });
            const budget = budgetIn(this.#budget);
            const size = ask(u32At, (out) =>
                lib.talon_player_size(id, budget, out));
            const seen = notes ? [notesIn(notes), TALON_SEATS_MAX] : [0, 0];
            return call(lib, handle, seat, budget, stopIn(aborted), ...seen,
                        rng, ...scratchOf(size));
        });
    }

    /**
     * The moves worth considering, the best first. With a signal that is
     * aborted already, it does not think for long.
     */
    advise(game, seat, random, notes, how) {
        return this.#ask(game, seat, random, notes, how, (lib, ...given) => {
            const most = constants.TALON_PLAYER_MOVES_MAX;
            let noted;
            const list = fill(structs.advice.size, most, (...out) =>
                noted = lib.talon_player_advise(...given, ...out),
                              (at, count) => structsOut(
                    "advice", at, Math.min(count, most), adviceOut));
            return answers(list, noted);
        });
    }

    /** Where the player of a seat believes hidden cards to be. */
    beliefs(game, seat, random, notes, how) {
        return this.#ask(game, seat, random, notes, how, (lib, ...given) => {
            const most = constants.TALON_PACK_MAX;
            let noted;
            const list = fill(structs.belief.size, most, (...out) =>
                noted = lib.talon_player_beliefs(...given, ...out),
                              (at, count) => structsOut(
                    "belief", at, Math.min(count, most)));
            return answers(list, noted);
        });
    }

    /** The best move. */
    move(game, seat, random, notes, how) {
        return this.#ask(game, seat, random, notes, how, (lib, ...given) => {
            const at = room(structs.move.size);
            must(lib.talon_player_move(...given, at));
            return moveOut(at);
        });
    }

    /** A move beside the best one; its reason says what is wrong with it. */
    why(game, seat, move, random, notes, how) {
        return this.#ask(game, seat, random, notes, how, (lib, ...given) => {
            const asked = moveIn(move), best = room(structs.advice.size);
            const other = room(structs.advice.size);
            const status = must(
                lib.talon_player_why(...given, asked, best, other));
            return {
                best: adviceOut("", best), other: adviceOut("", other),
                finished: status !== TALON_UNFINISHED,
            };
        });
    }
}

/** The position of a game in the tricks, as a plain object. */
export function positionOf(game) {
    const lib = advisorOf(), handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.fh_position.size);
        must(lib.talon_fh_position_of(handle, at));
        return structOut("fh_position", at);
    });
}

/**
 * The position of a game before the discard of its hand, for
 * Solver.discards().
 */
export function positionBeforeDiscard(game) {
    const lib = advisorOf(), handle = handleOf(game);
    return scoped(() => {
        const at = room(structs.fh_position.size);
        must(lib.talon_fh_position_before_discard(handle, at));
        return structOut("fh_position", at);
    });
}

/** How much is wanted of discards. */
const WANTED = {
    every: constants.TALON_FH_DISCARDS_EVERY,
    best: constants.TALON_FH_DISCARDS_BEST,
};

function positionIn(what) {
    const position = what instanceof Position ? positionOf(what) : what;
    if (position === null || typeof position !== "object")
        throw new TypeError("a position is a Game or an object");
    const table = [...position.table ?? []];
    while (table.length < constants.TALON_FH_SEATS_MAX) table.push(null);
    return structIn("fh_position", room(structs.fh_position.size),
                    { ...position, table });
}

/** Why a position cannot be solved; null if it can. */
export function checkPosition(position) {
    const lib = advisorOf();
    return scoped(() => {
        const status = lib.talon_fh_position_check(positionIn(position));
        return status < 0 ? new TalonError(status) : null;
    });
}

const unfreed = new FinalizationRegistry((at) => advisorOf().free(at));

/** A list or another answer that says whether it is finished. */
function answers(answer, status) {
    return Object.assign(answer, { finished: status !== TALON_UNFINISHED });
}

function limitIn(limit) {
    return limit === Infinity ? TALON_FH_NODES_UNLIMITED :
        number(limit, "u32", "a limit");
}

const SLICE = 100_000;  // nodes between two looks at a signal, by default

/**
 * Lets everything run that waits. A timer would do it, too, but pages that are
 * not seen have slow timers.
 */
function pause() {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(null);
    });
}

/** The position that is solved in slices, whatever happens to a game. */
function kept(what) {
    return what instanceof Position ? positionOf(what) : what;
}

/** The same before a discard. */
function keptBefore(what) {
    return what instanceof Position ? positionBeforeDiscard(what) : what;
}

/**
 * The solver, in memory of so many bytes. Each call ends at the latest when it
 * has tried as many cards as its limit says, in nodes; 0 is a limit that
 * ordinary hands do not reach, Infinity is none. Answers can then be
 * unfinished: values are ranges, and the same call goes on from there. The
 * calls that end in Async do the same in slices, and look at a signal between
 * them.
 */
export class Solver {
    #at;
    #limit;

    constructor({ bytes = constants.TALON_FH_SOLVER_BYTES_GOOD,
                  limit = 0 } = {}) {
        const lib = advisorOf();
        number(bytes, "u32", "bytes");
        this.#limit = limitIn(limit);
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

    /**
     * Calls work(limit, stopped) until its answer is finished, the limit is
     * used up, or a signal is aborted. Between two slices everything else goes
     * on.
     */
    async #inSlices({ signal, slice = SLICE } = {}, work) {
        let left = this.#limit === 0 ? TALON_FH_NODES_DEFAULT :
            this.#limit >= TALON_FH_NODES_UNLIMITED ? Infinity : this.#limit;
        let nodes = 0, answer;
        if (number(slice, "u32", "a slice") === 0)
            throw new RangeError("a slice has nodes");
        do {
            if (answer !== undefined) await pause();
            if (answer !== undefined && isAborted(signal)) break;
            answer = work(Math.min(slice, left), isAborted(signal));
            left -= Math.max(slice, answer.nodes ?? 0);
            nodes += answer.nodes ?? 0;
        } while (!answer.finished && left > 0 && !isAborted(signal));
        if (answer.nodes !== undefined) answer.nodes = nodes;
        return answer;
    }

    #list(struct, capacity, call) {
        let noted;
        const list = fill(structs[struct].size, capacity, (...out) =>
            noted = call(...out), (at, count) =>
            structsOut(struct, at, count,
                       struct === "move" ? (_, from) => moveOut(from) :
                           structOut));
        return answers(list, noted);
    }

    #solve(what, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = positionIn(what), out = room(structs.fh_answer.size);
            const status = must(lib.talon_fh_solve(
                this.#solver, at, limit, stopIn(stopped), out));
            return answers(structOut("fh_answer", out), status);
        });
    }

    #reaches(what, tricks, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = positionIn(what), out = room(8);
            const status = must(lib.talon_fh_solve_reach(
                this.#solver, at, number(tricks, "u32", "tricks"), limit,
                stopIn(stopped), out));
            return answers({ reached: i32At(out) < 0 ? null :
                i32At(out) === 1 }, status);
        });
    }

    #cards(what, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = positionIn(what), stop = stopIn(stopped);
            return this.#list("fh_card_value",
                              constants.TALON_FH_CARD_VALUES_MAX, (...out) =>
                lib.talon_fh_solve_cards(this.#solver, at, limit, stop,
                                         ...out));
        });
    }

    #line(what, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = positionIn(what), stop = stopIn(stopped);
            return this.#list("move", constants.TALON_FH_LINE_MAX, (...out) =>
                lib.talon_fh_solve_line(this.#solver, at, limit, stop,
                                        ...out));
        });
    }

    #review(game, limit, stopped) {
        const lib = advisorOf(), handle = handleOf(game);
        return scoped(() => {
            const stop = stopIn(stopped);
            return this.#list("fh_review_item", constants.TALON_FH_LINE_MAX,
                              (...out) => lib.talon_fh_review(
                                  this.#solver, handle, limit, stop, ...out));
        });
    }

    #discards(position, wanted, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = positionIn(position), stop = stopIn(stopped);
            return this.#list("fh_discard_value",
                              constants.TALON_FH_DISCARDS_MAX, (...out) =>
                lib.talon_fh_solve_discards(this.#solver, at, WANTED[wanted],
                                            limit, stop, ...out));
        });
    }

    #reviewDiscard(game, limit, stopped) {
        const lib = advisorOf(), handle = handleOf(game);
        return scoped(() => {
            const out = room(structs.fh_discard_review.size);
            const status = must(lib.talon_fh_review_discard(
                this.#solver, handle, limit, stopIn(stopped), out));
            return answers(structOut("fh_discard_review", out), status);
        });
    }

    #deal(rules, hands, kitty, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const at = room(8 * constants.TALON_FH_SEATS_MAX);
            const out = room(structs.fh_deal_table.size);
            hands.forEach((hand, seat) => cardsIn(at + 8 * seat, hand));
            const rest = room(8), stop = stopIn(stopped);
            if (kitty !== null) cardsIn(rest, kitty);
            const status = must(kitty === null ?
                lib.talon_fh_solve_deal(this.#solver, rulesIn(rules), at, limit,
                                        stop, out) :
                lib.talon_fh_solve_deal_with_kitty(
                    this.#solver, rulesIn(rules), at, rest, limit, stop, out));
            const { nodes, low, high } = structOut("fh_deal_table", out);
            const rows = (list) => Array.from(
                { length: constants.TALON_FH_SEATS_MAX },
                (_, seat) => list.slice(8 * seat, 8 * seat + 8));
            return answers({ nodes, low: rows(low), high: rows(high) }, status);
        });
    }

    #par(rules, hands, kitty, dealer, before, limit, stopped) {
        const lib = advisorOf();
        return scoped(() => {
            const all = room(8 * constants.TALON_FH_SEATS_MAX), set = room(8);
            const scores = room(4 * constants.TALON_FH_SEATS_MAX);
            const table = room(structs.fh_deal_table.size);
            const out = room(structs.fh_par.size), given = rulesIn(rules);
            hands.forEach((hand, seat) => cardsIn(all + 8 * seat, hand));
            cardsIn(set, kitty);
            before.forEach((score, seat) =>
                memory().setInt32(scores + 4 * seat, score, true));
            must(lib.talon_fh_solve_deal_with_kitty(
                this.#solver, given, all, set, limit, stopIn(stopped), table));
            const status = must(lib.talon_fh_par_of(
                given, number(dealer, "i32", "the dealer"), scores, table,
                out));
            const { nodes } = structOut("fh_deal_table", table);
            return answers({ nodes, ...structOut("fh_par", out) }, status);
        });
    }

    #worlds(view, count, random, goal, limit, stopped) {
        const lib = advisorOf(), handle = handleOf(view);
        number(count, "u32", "worlds");
        const list = drawing(random, (rng) => {
            const stop = stopIn(stopped);
            return this.#list("fh_world", count, (...out) =>
                lib.talon_fh_solve_worlds(
                    this.#solver, handle, goal, limit, stop, rng,
                    ...scratchOf(constants.TALON_SAMPLE_BYTES_MAX), count,
                    ...out));
        });
        for (const world of list) {
            world.value = world.value.slice(0, world.count);
            delete world.count;
        }
        return list;
    }

    #discardWorlds(view, count, random, goal, limit, stopped) {
        const lib = advisorOf(), handle = handleOf(view);
        number(count, "u32", "worlds");
        return drawing(random, (rng) => {
            const stop = stopIn(stopped);
            return this.#list("fh_discard_sum",
                              constants.TALON_FH_DISCARDS_MAX, (...out) =>
                lib.talon_fh_solve_discard_worlds(
                    this.#solver, handle, goal, limit, stop, rng,
                    ...scratchOf(constants.TALON_SAMPLE_BYTES_MAX), count,
                    ...out));
        });
    }

    /** How many tricks the side takes in all; in a misère 1 for made. */
    solve(what) { return this.#solve(what, this.#limit, false); }

    /** The same in slices. */
    async solveAsync(what, how) {
        const position = kept(what);
        return this.#inSlices(how, (...slice) =>
            this.#solve(position, ...slice));
    }

    /** Whether the side takes so many tricks; null if unfinished. */
    reaches(what, tricks) {
        return this.#reaches(what, tricks, this.#limit, false).reached;
    }

    /** The same in slices. */
    async reachesAsync(what, tricks, how) {
        const position = kept(what);
        const { reached } = await this.#inSlices(how, (...slice) =>
            this.#reaches(position, tricks, ...slice));
        return reached;
    }

    /** What each card is worth that may be played. */
    cards(what) { return this.#cards(what, this.#limit, false); }

    /** The same in slices. */
    async cardsAsync(what, how) {
        const position = kept(what);
        return this.#inSlices(how, (...slice) =>
            this.#cards(position, ...slice));
    }

    /** Best play to the end of the hand. */
    line(what) { return this.#line(what, this.#limit, false); }

    /** The same in slices. */
    async lineAsync(what, how) {
        const position = kept(what);
        return this.#inSlices(how, (...slice) =>
            this.#line(position, ...slice));
    }

    /** Does work in slices with a game as it is now. */
    async #ofCopy(game, how, work) {
        handleOf(game);
        const copy = game.copy();
        try {
            return await this.#inSlices(how, (...slice) =>
                work(copy, ...slice));
        } finally {
            copy.dispose();
        }
    }

    /** What each card of the hand cost; bestCard is null if unfinished. */
    review(game) { return this.#review(game, this.#limit, false); }

    /** The same in slices, of the game as it is now. */
    async reviewAsync(game, how) {
        return this.#ofCopy(game, how, (copy, ...slice) =>
            this.#review(copy, ...slice));
    }

    /**
     * What each discard is worth, of a game or a position before it; or only
     * which are "best".
     */
    discards(what, wanted = "every") {
        return this.#discards(keptBefore(what), wanted, this.#limit, false);
    }

    /** The same in slices. */
    async discardsAsync(what, wanted = "every", how = {}) {
        const position = keptBefore(what);
        return this.#inSlices(how, (...slice) =>
            this.#discards(position, wanted, ...slice));
    }

    /** What the discard of the hand cost; -1 and -1 if unfinished. */
    reviewDiscard(game) {
        return this.#reviewDiscard(game, this.#limit, false);
    }

    /** The same in slices, of the game as it is now. */
    async reviewDiscardAsync(game, how) {
        return this.#ofCopy(game, how, (copy, ...slice) =>
            this.#reviewDiscard(copy, ...slice));
    }

    /**
     * What each seat takes as the contractor of each denomination; with a
     * kitty, if it takes that and discards what is best.
     */
    deal(rules, hands, kitty = null) {
        return this.#deal(rules, handsOf(hands), kitty, this.#limit, false);
    }

    /** The same in slices. */
    async dealAsync(rules, hands, how, kitty = null) {
        const all = handsOf(hands);
        return this.#inSlices(how, (...slice) =>
            this.#deal(rules, all, kitty, ...slice));
    }

    /**
     * Samples so many worlds of a contractor's view, and adds up what each
     * discard is worth in them; the goal is "tricks" or "made".
     */
    discardWorlds(view, count, random, goal = "tricks") {
        return this.#discardWorlds(view, count, random, goalIn(goal),
                                   this.#limit, false);
    }

    /**
     * What a deal with its kitty is worth with best bidding and play: the
     * points that the side of seat 0 gains on the other. The scores before the
     * hand are by seat.
     */
    par(rules, hands, kitty, dealer, before = []) {
        return this.#par(rules, handsOf(hands), kitty, dealer,
                         scoresOf(before), this.#limit, false);
    }

    /** The same in slices. */
    async parAsync(rules, hands, kitty, dealer, before = [], how) {
        const all = handsOf(hands), scores = scoresOf(before);
        return this.#inSlices(how, (...slice) =>
            this.#par(rules, all, kitty, dealer, scores, ...slice));
    }

    /**
     * Samples so many worlds of a view, and values the cards of the seat to
     * act in each; the goal is "tricks" or "made".
     */
    worlds(view, count, random, goal = "tricks") {
        return this.#worlds(view, count, random, goalIn(goal), this.#limit,
                            false);
    }

    /** The same in slices, of the view as it is now. */
    async worldsAsync(view, count, random, goal = "tricks", how = {}) {
        const at = goalIn(goal), start = copyOf(random);
        handleOf(view);
        const copy = view.copy();
        let ahead;
        try {
            const list = await this.#inSlices(how, (...slice) => {
                ahead = start.copy();
                return this.#worlds(copy, count, ahead, at, ...slice);
            });
            follow(random, ahead);
            return list;
        } finally {
            copy.dispose();
        }
    }
}

function handsOf(hands) {
    const all = [...hands];
    if (all.length > constants.TALON_FH_SEATS_MAX)
        throw new TalonError(TALON_E_ARGUMENT, { about: "hands" });
    return all;
}

function scoresOf(scores) {
    const all = [...scores];
    if (all.length > constants.TALON_FH_SEATS_MAX)
        throw new TalonError(TALON_E_ARGUMENT, { about: "scores" });
    return all.map((score) => number(score, "i32", "a score"));
}

function goalIn(goal) {
    if (!terms("goal").some(({ key }) => key === goal))
        throw new TypeError('a goal is "tricks" or "made"');
    return advisedNumber("goal", goal);
}
