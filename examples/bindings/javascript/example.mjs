// SPDX-License-Identifier: MIT
// You are South in a game of Five Hundred, against two who play at random.
//
//     node example.mjs [SEED [SAVED-GAME]]
//
// Type a move (7h, pass, queen of spades), undo, save, or quit; nothing lets
// chance play for you.
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Game, Random, Rules, Words, load, redactEvents } from "libtalon";

await load();
const [, , seed, file] = process.argv;
const ME = 0, random = new Random(seed);
const game = file ? Game.load(readFileSync(file)) :
    new Game(new Rules("five-hundred", "classic-3", { target: 250 }));
const words = new Words(game.rules, "en",
                        { you: ME, names: ["", "West", "East"] });
/** @type {Game[]} copies, for undo */
const past = [];
const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** @param {import("libtalon").GameEvent[]} events what South may see of them */
function show(events) {
    for (const sentence of words.events(redactEvents(events, ME)))
        console.log(sentence);
}

/** South's turn: false to leave the game. */
async function turn() {
    const choices = game.choices().map((choice) => words.choice(choice, game));
    console.log(`You hold ${words.hand(game, game.cards(ME).cards)}.`);
    process.stdout.write(`You may ${choices.join("; ")}.\n> `);
    const { value: line = "quit" } = await input.next();
    if (line === "quit") return false;
    if (line === "undo") {
        const before = past.pop();
        if (before) game.assign(before);
    } else if (line === "save") {
        writeFileSync("south.game", game.save());
    } else {
        const read = words.read(game, ME, line);
        if (line !== "" && read.answer !== "move") {
            console.log(read.sentence);
            return true;
        }
        past.push(game.copy());
        show(game.apply(read.answer === "move" ? read.move :
            game.randomMove(random)));
    }
    return true;
}

for (let playing = true; playing && game.toAct !== null;)
    if (game.toAct === "table") show(game.chance(random));
    else if (game.toAct !== ME) show(game.apply(game.randomMove(random)));
    else playing = await turn();
console.log(words.scores(game) + ".");
process.exit();
