// SPDX-License-Identifier: MIT
// You are South in a game of Five Hundred, against two who play at random.
//
//     node example.mjs [SEED [SAVED-GAME]]
//
// Type a move as records write it (bid 7H, pass, play KH), undo, save, or quit;
// nothing lets chance play for you.
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import {
    Game, Random, Rules, TalonError, label, load, redactEvents, verb,
} from "libtalon";

await load();
const [, , seed, file] = process.argv;
const ME = 0, NAMES = ["South", "West", "East"], random = new Random(seed);
const game = file ? Game.load(readFileSync(file)) :
    new Game(new Rules("five-hundred", "classic-3", { target: 250 }));
const past = [];        // copies, for undo
const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** An event in words; nothing for those that go without saying. */
function tell({ kind, seat, amount, denomination, cards, count, reason }) {
    const who = NAMES[seat] ?? "The kitty", why = label("reason", reason ?? 0);
    const what = [amount || "", label("denomination", denomination ?? 0)]
        .join(" ").trim();
    const some = cards?.join(" ") || `${count} cards`;
    switch (kind) {
    case "dealer": return `${who} deals: ${why}.`;
    case "hand": return `${who} gets ${some}.`;
    case "pass": return `${who} passes.`;
    case "bid": return `${who} bids ${what}.`;
    case "contract": return `The contract: ${what}, by ${who}.`;
    case "kitty": return `${who} takes the kitty: ${some}.`;
    case "discard": return `${who} discards ${some}.`;
    case "play": return `${who} plays ${some}.`;
    case "trick": return `${who} takes the trick.`;
    case "score": return `${who} scores ${amount}: ${why}.`;
    case "won": return `${who} wins: ${why}.`;
    }
}

/** Tells events as South sees them. */
function show(events) {
    for (const event of redactEvents(events, ME)) {
        const told = tell(event);
        if (told) console.log(told);
    }
}

/** South's turn: false to leave the game. */
async function turn() {
    const hand = game.sortHand(game.cards(ME).cards).join(" ");
    const may = new Set(game.choices().map(({ kind }) => verb(kind)));
    process.stdout.write(`You hold ${hand} (${[...may].join(", ")})\n> `);
    const { value: line = "quit" } = await input.next();
    if (line === "quit") return false;
    if (line === "undo") {
        if (past.length > 0) game.assign(past.pop());
    } else if (line === "save") {
        writeFileSync("south.game", game.save());
    } else {
        const before = game.copy();
        try {
            show(game.apply(line === "" ? game.randomMove(random) :
                game.parse(`${ME} ${line}`)));
            past.push(before);
        } catch (error) {
            before.dispose();
            if (!(error instanceof TalonError)) throw error;
            console.log(`Refused: ${error.message}.`);
        }
    }
    return true;
}

for (let playing = true; playing && game.toAct !== null;)
    if (game.toAct === "table") show(game.chance(random));
    else if (game.toAct !== ME) show(game.apply(game.randomMove(random)));
    else playing = await turn();
console.log(`Scores: ${game.totals.join(" ")}.`);
process.exit();
