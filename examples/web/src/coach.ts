// SPDX-License-Identifier: MIT
// The worker that advises. Of a hand that is played it knows what the person
// knows; it may think as long as it likes, since the page ends it when its
// answer is no longer wanted.
import {
    Game, Random, View, advisor, fiveHundred, load, tripoli,
} from "libtalon";
import type { Answer, Review, ToCoach } from "./table.js";

const LEVEL = "club-1";

/** What may be said of a hand when all of its cards are known. */
function review(saved: Uint8Array): Review {
    const game = Game.load(saved);
    if (game.rules.game === "tripoli") {
        const { hand, selected, spare } = tripoli.state(game);
        return {
            hands: hand.map((left, seat) => [...new Set(
                [...selected[seat] ?? [], ...left])]),
            aside: spare, cards: [], discard: null,
        };
    }
    const dealt = game.rebuild(game.handPack());
    const { hand, kitty } = fiveHundred.state(dealt);
    const played = fiveHundred.state(game), solver = new advisor.Solver();
    // A hand that was passed out, or laid open, has nothing to judge.
    const hasTricks = played.trick > 0;
    return {
        hands: hand.slice(0, game.seatCount), aside: kitty,
        cards: hasTricks ? [...solver.review(game)] : [],
        discard: hasTricks && played.discard.length > 0 ?
            solver.reviewDiscard(game) : null,
    };
}

function answer({ question, turn }: ToCoach): Answer {
    if (question.what === "review")
        return { what: "review", review: review(question.game) };
    const { view: saved, seat } = question, view = View.load(saved);
    const player = new advisor.Player(LEVEL);
    const random = new Random(String(turn));
    switch (question.what) {
    case "hint":
        return { what: "hint",
                 advice: [...player.advise(view, seat, random)] };
    case "why":
        return { what: "why",
                 ...player.why(view, seat, question.move, random) };
    case "beliefs":
        return { what: "beliefs",
                 beliefs: [...player.beliefs(view, seat, random)] };
    }
}

onmessage = ({ data }: MessageEvent<ToCoach>) => {
    load(data.module).then(() => postMessage(answer(data)))
        .catch(reportError);
};
