// SPDX-License-Identifier: MIT
// The transcript of tests/clients, played through the classes of the package.
//
//     node transcript.mjs HASHES TURNS    compares the hash of each seed
//     node transcript.mjs SEED TURNS -    prints the transcript
import {
    Game, Random, Rules, TalonError, constants, formatCards, games, load,
    redactEvents, terms, version,
} from "libtalon";

/** FNV-1a with 64 bits, in two halves. */
export class Hash {
    high = 0xcbf29ce4;
    low = 0x84222325;

    bytes(bytes) {
        let { high, low } = this;
        for (const byte of bytes) {
            low = (low ^ byte) >>> 0;
            const product = low * 0x1b3, next = product >>> 0;
            high = (high * 0x1b3 + (product - next) / 0x100000000 +
                    (low << 8 >>> 0)) % 0x100000000;
            low = next;
        }
        this.high = high;
        this.low = low;
        return this;
    }

    toString() { return hex(this.high) + hex(this.low); }
}

function hex(half) {
    return half.toString(16).padStart(8, "0");
}

const utf8 = new TextEncoder();

/** The bit of each card, as card.h counts them. */
export const bits = new Map();
const LANES = "SCDH", RANKS = "2 3 4 5 6 7 8 9 10 11 12 13 J Q K A".split(" ");
for (const [lane, suit] of [...LANES].entries())
    for (const [at, rank] of RANKS.entries())
        bits.set(rank + suit, 16 * lane + at);
bits.set("JL", constants.TALON_CARD_LOW_JOKER);
bits.set("JK", constants.TALON_CARD_HIGH_JOKER);

export function mask(cards = []) {
    const half = [0, 0];
    for (const card of cards) half[bits.get(card) >> 5] |= 1 << bits.get(card);
    return hex(half[1] >>> 0) + hex(half[0] >>> 0);
}

function seatSet(seats) {
    return seats.reduce((all, seat) => all | 1 << seat, 0) >>> 0;
}

let numbers;            // of keys, by space

function readNumbers() {
    numbers = Object.fromEntries(
        ["seat", "denomination", "tr-box", "place"].map((space) => [space,
            new Map(terms(space).map(({ key, number }) => [key, number]))]));
}

function seatNumber(seat) {
    return typeof seat === "number" ? seat :
        numbers.seat.get(seat ?? "nobody");
}

function number(space, key) {
    return typeof key === "number" ? key : numbers[space].get(key) ?? 0;
}

/** The amount of an event: chips, or the cards of a trick, one byte each. */
function amount({ amount: value = 0, played }) {
    if (played === undefined) return value;
    let all = 0n;
    for (let i = 7; i >= 0; i--)
        all = all << 8n | BigInt(i < played.length ? bits.get(played[i]) : 255);
    return BigInt.asIntN(64, all);
}

class Transcript {
    hash = new Hash();

    constructor(seed, turns, print) {
        this.seed = seed;
        this.turns = turns;
        this.print = print;
    }

    put(text) {
        this.hash.bytes(utf8.encode(text));
        this.print?.(text);
    }

    putBytes(word, bytes) {
        this.put(`${word} ${bytes.length} ${new Hash().bytes(bytes)}\n`);
    }

    listChoices() {
        for (const one of this.game.choices()) {
            const denominations = seatSet(one.denominations.map((key) =>
                number("denomination", key)));
            this.put(`choice ${one.kind} ${mask(one.cards)} ` +
                     `${mask(one.required)} ${one.amountMin} ` +
                     `${one.amountMax} ${denominations} ` +
                     `${seatSet(one.otherSeats)} ${one.loose ? 1 : 0} ` +
                     `${one.pickMin} ${one.pickMax} ${one.indexMin} ` +
                     `${one.indexMax}\n`);
        }
    }

    check(word, move) {
        const refusal = this.game.check(move);
        this.put(`${word} ${refusal?.name ?? "TALON_OK"} ` +
                 `${mask(refusal?.cards)}\n`);
    }

    makeMove(move) {
        this.check("check", move);
        this.line = this.game.formatMove(move);
        this.put(this.line);
        this.events = this.game.apply(move);
        this.check("again", move);
    }

    makeChance() {
        this.line = "";
        try {
            const cards = this.game.shuffle(this.random.copy());
            this.put("shuffle TALON_OK\n");
            this.line = this.game.formatDeal(cards);
        } catch (error) {
            this.put(`shuffle ${nameOf(error)}\n`);
        }
        this.events = this.game.chance(this.random);
        this.put(`chance TALON_OK\n${this.line}`);
    }

    makeTable() {
        const count = this.game.moveCount();
        if (count === 0 || this.random.below(8) !== 0) this.makeChance();
        else this.makeMove(this.game.moveAt(this.random.below(count)));
    }

    listEvents(viewer) {
        for (const event of this.events)
            this.put(`event ${event.kind} ${event.reason ?? "-"} ` +
                     `${seatNumber(event.seat)} ` +
                     `${"other" in event ? seatNumber(event.other) : 0} ` +
                     `${amount(event)} ${event.turn} ` +
                     `${event.viewers === "all" ? 0xffff :
                         seatSet(event.viewers)} ` +
                     `${number("denomination", event.denomination)} ` +
                     `${number("tr-box", event.box)} ` +
                     `${number("place", event.place)} ${event.index ?? 0} ` +
                     `${event.count ?? 0} ${mask(event.cards)}\n`);
        const seen = redactEvents(this.events, [viewer])
            .map((event) => " " + mask(event.cards));
        this.put(`seen ${viewer}${seen.join("")}\n`);
    }

    compare() {
        if (this.line === "") this.copy.assign(this.game);
        else this.copy.readLine(this.line);
        this.put(`same TALON_OK ${this.copy.equals(this.game) ? 1 : 0}\n`);
    }

    look(viewer) {
        this.game.view([viewer], this.view);
        this.putBytes("view", this.view.save());
        this.putBytes("key", this.view.informationKey(viewer));
        try {
            const world = this.view.sample(this.random);
            this.put("world TALON_OK");
            this.putBytes("", world.save());
            world.dispose();
        } catch (error) {
            this.put("world " + nameOf(error));
            this.putBytes("", this.view.save());
        }
    }

    step(seat) {
        this.listChoices();
        if (seat === "table") this.makeTable();
        else this.makeMove(this.game.randomMove(this.random));
        const viewer = this.game.turn % this.game.seatCount;
        this.listEvents(viewer);
        this.compare();
        this.put(`totals ${this.game.totals.join(" ")}\n`);
        this.put(`returns ${this.game.returns.join(" ")}\n`);
        this.look(viewer);
        const saved = this.game.save();
        this.game.restore(saved);
        this.put("save TALON_OK");
        this.putBytes("", saved);
    }

    playOn() {
        let seat = this.game.toAct;
        while (seat !== null && this.game.turn < this.turns) {
            this.put(`turn ${this.game.turn} ${seatNumber(seat)} ` +
                     `${this.game.phase}\n`);
            this.step(seat);
            seat = this.game.toAct;
        }
        this.put(`end ${this.game.turn} ${seatNumber(seat)} ` +
                 `${seatSet(this.game.winners)}\n`);
    }

    playPreset(game, preset, stream) {
        const rules = new Rules(game, preset);
        this.put(`play ${game} ${preset} ${rules.seatCount}\n${rules}`);
        this.random = new Random(this.seed, stream);
        this.game = new Game(rules);
        this.copy = this.game.copy();
        this.view = this.game.view([]);
        this.playOn();
        for (const one of [this.game, this.copy, this.view]) one.dispose();
    }

    play() {
        this.put(`talon ${version()}\n`);
        for (const game of games())
            game.presets.forEach(({ key }, i) =>
                this.playPreset(game.key, key, i + 1));
        return this.hash.toString();
    }
}

export function nameOf(error) {
    if (!(error instanceof TalonError)) throw error;
    return error.name;
}

/** The hash of a seed. The library must have been loaded. */
export function transcript(seed, turns, print) {
    readNumbers();
    return new Transcript(seed, turns, print).play();
}

async function main([given, turns, print]) {
    const { readFile } = await import("node:fs/promises");
    await load();
    if (print !== undefined) {
        const hash = transcript(given, Number(turns),
                                (text) => process.stdout.write(text));
        console.log("hash", hash);
        return;
    }
    let wrong = 0;
    for (const line of (await readFile(given, "utf8")).trim().split("\n")) {
        const [seed, hash] = line.split(" ");
        if (transcript(seed, Number(turns)) === hash) continue;
        console.log(`seed ${seed}: another transcript than C's`);
        wrong++;
    }
    process.exitCode = wrong > 0 ? 1 : 0;
}

if (globalThis.process?.argv[1]?.endsWith("transcript.mjs"))
    await main(process.argv.slice(2));
