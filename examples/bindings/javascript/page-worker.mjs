// SPDX-License-Identifier: MIT
// The table of page.html: it has the game, and players for the other seats.
// What it sends are views of seat 0, and events as that seat sees them.
import {
    Game, Random, Rules, advisor, load, redactEvents, withAdvisor,
} from "./talon.js";

await load(withAdvisor);
const ME = 0, random = new Random(), player = new advisor.Player("casual-1");
const game = new Game(new Rules("five-hundred", "australian-4"));

/** @param {import("libtalon").GameEvent[]} events since the last answer */
function untilMyTurn(events) {
    for (let seat; (seat = game.toAct) !== ME && seat !== null;) {
        if (seat === "table") {
            events.push(...game.chance(random));
            continue;
        }
        const view = game.view([seat]);
        events.push(...game.apply(player.move(view, seat, random)));
        view.dispose();
    }
    postMessage({
        saved: game.view([ME]).save(), events: redactEvents(events, ME),
    });
}

onmessage = ({ data: move }) => untilMyTurn(game.apply(move));
untilMyTurn([]);
