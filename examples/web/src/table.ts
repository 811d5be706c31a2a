// SPDX-License-Identifier: MIT
// The worker that has the game and plays the other seats. It sends views and
// redacted events of the person's seat, one step at a time; the page shows them
// at its own pace.
import { advisor, load, redactEvents } from "libtalon";
import type { GameEvent } from "libtalon";
import { ME, Session } from "./session.js";
import type { Saved } from "./session.js";
import type { Awaited, State, ToTable } from "./protocol.js";

let session: Session;
let player: advisor.Player;

function tell(events: GameEvent[], awaits: Awaited, isNew = false): void {
    const view = session.game.view([ME]);
    const state: State = {
        turn: session.game.turn, view: view.save(),
        events: redactEvents(events, ME), awaits, isNew,
        canUndo: session.before() !== null, saved: session.saved,
    };
    view.dispose();
    postMessage(state);
}

function awaited(): Awaited {
    const seat = session.game.toAct;
    if (seat === null) return "over";
    if (session.waits()) return "next";
    // Most cards of a run can be played by nobody else: they play themselves.
    return seat === ME &&
        !(session.game.phase === "michigan" && session.isForced()) ?
        "move" : "player";
}

/** One step of the table or of a player. */
function step(): GameEvent[] {
    const { game } = session, seat = game.toAct;
    if (seat === "table" || seat === null) return session.chance();
    if (session.isForced()) return session.make(game.moveAt(0));
    const view = game.view([seat]);
    const move = player.move(view, seat, session.random());
    view.dispose();
    return session.make(move);
}

/** Plays until the person is asked. */
function goOn(events: GameEvent[], isNew = false): void {
    tell(events, awaited(), isNew);
    while (awaited() === "player") {
        const told = step();
        tell(told, awaited());
    }
}

function open(saved: Saved): void {
    session = new Session(saved);
    goOn([], true);
}

async function answer(asked: ToTable): Promise<void> {
    switch (asked.what) {
    case "open":
        await load(asked.module);
        player = new advisor.Player(asked.saved.setup.level);
        open(asked.saved);
        break;
    case "move":
        if (asked.turn === session.game.turn && awaited() === "move")
            goOn(session.make(asked.move));
        break;
    case "undo": {
        const before = session.before();
        if (before !== null) open(before);
        break;
    }
    case "next":
        if (awaited() === "next") goOn(session.chance());
    }
}

onmessage = ({ data }: MessageEvent<ToTable>) => {
    answer(data).catch(reportError);        // to the page's onerror
};
