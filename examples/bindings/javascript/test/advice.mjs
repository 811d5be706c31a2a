// SPDX-License-Identifier: MIT
// The transcript of advice of tests/bindings, written through the classes of
// the package.
//
//     node advice.mjs HASHES TURNS    compares the hash of each seed
//     node advice.mjs SEED TURNS -    prints the transcript
import {
    Game, Random, Rules, advisor, constants, fiveHundred, games, load, terms,
    withAdvisor,
} from "libtalon";
import { Hash, bits, mask, nameOf } from "./transcript.mjs";

const WORLDS = 2, NODES = 1000, LIMIT = 3000, EVERY = 3;
const utf8 = new TextEncoder();

/** The number of a key of a space; 0 for none. */
function number(space, key) {
    return key === undefined || key === null ? 0 :
        terms(space).find((term) => term.key === key).number;
}

function seatNumber(seat) {
    return typeof seat === "number" ? seat : number("seat", seat ?? "nobody");
}

function cardNumber(card) {
    return card === null ? -1 : bits.get(card);
}

function finishedName(finished) {
    return finished ? "TALON_OK" : "TALON_UNFINISHED";
}

function moveText({ kind, seat, cards, amount = 0, other = 0, denomination,
                    index = 0 }) {
    return `${number("kind", kind)} ${seatNumber(seat)} ${mask(cards)} ` +
        `${amount} ${seatNumber(other)} ` +
        `${number("denomination", denomination)} ${index}`;
}

function valuesText(values) {
    return values.map(({ card, suit, low, high, same }) =>
        ` ${cardNumber(card)}:${number("denomination", suit)}:${low}:${high}:` +
        `${same}`).join("");
}

const CHANCES = [null, "contract", "best-hand", "goes-out"];

class Transcript {
    hash = new Hash();

    constructor(seed, turns, print) {
        this.seed = seed;
        this.turns = turns;
        this.print = print;
    }

    put(...words) {
        const text = words.join(" ") + "\n";
        this.hash.bytes(utf8.encode(text));
        this.print?.(text);
    }

    /** What work returns; undefined if it is refused, which is written. */
    attempt(word, work) {
        try {
            return work();
        } catch (error) {
            this.put(word, nameOf(error));
        }
    }

    putAdvice(word, a) {
        this.put(word, moveText(a.nextMove), a.worth,
                 Number(a.isEstimate), a.error, a.worlds,
                 CHANCES.indexOf(a.chanceOf), a.chance, a.reason ?? "",
                 cardNumber(a.card), seatNumber(a.seat));
    }

    listLevels(game) {
        const named = new Map(Array.from(advisor.terms("level"),
                                         (term) => [term.key, term]));
        for (const level of advisor.levels()) {
            const { number, label } = named.get(level);
            this.put("level", number, `${level}: ${label}`);
            for (const phase of terms("phase")) {
                let said = "TALON_OK", budget = { worlds: 0, nodes: 0 };
                try {
                    budget = advisor.budgetOf(level, game, phase.key);
                } catch (error) {
                    said = nameOf(error);
                }
                this.put("budget", phase.number, said, budget.worlds,
                         budget.nodes);
            }
        }
    }

    makeMove(turn, seat) {
        const { game, random, notes } = this, levels = advisor.levels();
        const player = new advisor.Player(levels[turn % levels.length],
                                          { worlds: WORLDS, nodes: NODES });
        const view = game.view([seat]);
        const advice = this.attempt("advise", () =>
            player.advise(view, seat, random.copy(), notes));
        if (advice) this.put("advise TALON_OK");
        for (const one of advice ?? []) this.putAdvice("advice", one);
        const asked = game.randomMove(random.copy());
        const why = this.attempt("why", () =>
            player.why(view, seat, asked, random.copy(), notes));
        if (why) {
            this.put("why TALON_OK");
            this.putAdvice("best", why.best);
            this.putAdvice("other", why.other);
        }
        let move, said = "TALON_OK";
        try {
            move = player.move(view, seat, random, notes);
        } catch (error) {
            said = nameOf(error);
            move = game.randomMove(random);
        }
        this.put("move", said, moveText(move));
        view.dispose();
        return move;
    }

    solveDeal(position) {
        const deal = this.attempt("deal", () =>
            this.solver.deal(this.game.rules, position.hand));
        if (!deal) return;
        const high = deal.high.flat();
        this.put("deal", finishedName(deal.finished), deal.nodes,
                 ...deal.low.flat().map((low, i) => `${low}:${high[i]}`));
    }

    findPar(position) {
        const { discard, dealer, score } = fiveHundred.state(this.game);
        const par = this.attempt("par", () => this.solver.par(
            this.game.rules, position.hand, discard, dealer, score));
        if (!par) return;
        this.put("par", finishedName(par.finished), par.low, par.high,
                 par.contractor ?? -1, par.bidTricks,
                 number("denomination", par.bidDenomination));
    }

    solve() {
        const { game, solver } = this;
        let position;
        try {
            position = advisor.positionOf(game);
        } catch (error) {
            return void nameOf(error);
        }
        if (advisor.checkPosition(position)) throw new Error("a bad position");
        solver.forget();
        const cards = solver.cards(position);
        this.put(`cards ${finishedName(cards.finished)}${valuesText(cards)}`);
        const value = solver.solve(position);
        this.put("value", finishedName(value.finished), value.low, value.high,
                 value.nodes);
        const reached = solver.reaches(position, 5);
        this.put("reach", finishedName(reached !== null),
                 reached === null ? -1 : Number(reached));
        const line = solver.line(position);
        this.put("line", finishedName(line.finished), ...line.map((move) =>
            `${move.seat}:${mask(move.cards)}:` +
            number("denomination", move.denomination)));
        if (position.table[0] === null) {
            this.solveDeal(position);
            this.findPar(position);
        }
        const view = game.view([game.toAct]);
        const worlds = this.attempt("worlds", () =>
            solver.worlds(view, WORLDS, this.random.copy(), "made"));
        view.dispose();
        if (worlds) this.put("worlds", finishedName(worlds.finished));
        for (const world of worlds ?? [])
            this.put(`world ${world.index}${valuesText(world.value)}`);
    }

    step(turn, seat) {
        this.put("turn", turn, seatNumber(seat));
        if (seat === "table") {
            this.notes.add(this.game.chance(this.random));
            return;
        }
        if (turn % EVERY === 0) this.solve();
        this.notes.add(this.game.apply(this.makeMove(turn, seat)));
    }

    review() {
        const items = this.attempt("review", () =>
            this.solver.review(this.game));
        if (!items) return;
        this.put("review", finishedName(items.finished));
        for (const i of items)
            this.put("item", i.seat, i.trick, cardNumber(i.card),
                     number("denomination", i.suit), i.points,
                     cardNumber(i.bestCard),
                     number("denomination", i.bestSuit), i.before, i.after);
    }

    playPreset(game, preset, stream) {
        this.random = new Random(this.seed, stream);
        this.game = new Game(new Rules(game, preset));
        this.notes = new advisor.Notes();
        this.solver.forget();
        this.put("play", preset);
        this.put("supports", ...["players", "solver"].map((part) =>
            advisor.supports(this.game.rules, part) ? "TALON_OK" :
                "TALON_E_UNSUPPORTED"));
        let seat;
        while ((seat = this.game.toAct) !== null &&
               this.game.turn < this.turns)
            this.step(this.game.turn, seat);
        if (game === "five-hundred") this.review();
        for (let at = 0; at < constants.TALON_SEATS_MAX; at++) {
            const n = this.notes.of(at);
            this.put("notes", n.deals, n.passes, n.bids, n.contracts, n.made,
                     n.checks, n.bets, n.raises, n.calls, n.folds,
                     n.showdowns, n.strengths);
        }
        this.game.dispose();
    }

    play() {
        this.solver = new advisor.Solver({ limit: LIMIT });
        this.put("advisor", advisor.versionNumber());
        ["part", "reason", "chance", "goal"].forEach((space, i) => {
            for (const { number, key, label } of advisor.terms(space))
                this.put("term", i + 1, number, `${key}: ${label}`);
        });
        for (const { key, presets } of games()) {
            this.listLevels(key);
            presets.forEach((preset, i) =>
                this.playPreset(key, preset.key, i + 1));
        }
        this.solver.dispose();
        return this.hash.toString();
    }
}

/** The hash of a seed. The library must have been loaded, with the advisor. */
export function advice(seed, turns, print) {
    return new Transcript(seed, turns, print).play();
}

async function main([given, turns, print]) {
    const { readFile } = await import("node:fs/promises");
    await load(withAdvisor);
    if (print !== undefined) {
        advice(given, Number(turns), (text) => process.stdout.write(text));
        return;
    }
    let wrong = 0;
    for (const line of (await readFile(given, "utf8")).trim().split("\n")) {
        const [seed, hash] = line.split(" ");
        if (advice(seed, Number(turns)) === hash) continue;
        console.log(`seed ${seed}: other advice than C's`);
        wrong++;
    }
    process.exitCode = wrong > 0 ? 1 : 0;
}

if (globalThis.process?.argv[1]?.endsWith("advice.mjs"))
    await main(process.argv.slice(2));
