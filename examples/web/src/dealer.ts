// SPDX-License-Identifier: MIT
// The worker that has the game and plays the seats without people. It sends
// views and redacted events, one step at a time; the page shows them at its own
// pace.
import { advisor, load, redactEvents } from "libtalon";
import type { GameEvent } from "libtalon";
import { Session, isPlayedItself } from "./session.js";
import type { Saved } from "./session.js";
import type { Awaited, State, ToDealer } from "./table.js";

let session: Session;
let player: advisor.Player;

/** One person is told what that seat knows. Several at one screen are told what
 * everybody knows, but for the one who is to move. */
function tell(events: GameEvent[], awaits: Awaited, isNew = false): void {
    const { game, setup: { people } } = session, alone = people.length === 1;
    const seat = alone || awaits !== "move" ? people[0] : game.toAct;
    const known = typeof seat === "number" && (alone || awaits === "move") ?
        seat : null;
    const view = game.view(known === null ? [] : [known]);
    const state: State = {
        turn: game.turn, seat: known, view: view.save(), events:
            redactEvents(events, alone && known !== null ? [known] : []),
        awaits, isNew, canUndo: session.before() !== null,
        canEnd: session.canEnd(),
        finished: game.dealOver && game.dealCount > 0 ? game.save() : null,
        saved: session.saved, people, sitting: null, due: null,
    };
    view.dispose();
    postMessage(state);
}

function awaited(): Awaited {
    const seat = session.game.toAct;
    if (seat === null) return "over";
    if (session.waits()) return session.canDeal() ? "next" : "end";
    return seat !== "table" && session.setup.people.includes(seat) &&
        !isPlayedItself(session.game) ? "move" : "player";
}

/** One step of the table or of a player. */
function step(): GameEvent[] {
    const { game } = session, seat = game.toAct;
    if (seat === "table" || seat === null)
        return session.canDeal() ? session.chance() : session.end();
    if (session.isForced()) return session.make(game.moveAt(0));
    const view = game.view([seat]);
    const move = player.move(view, seat, session.random());
    view.dispose();
    return session.make(move);
}

/** Plays until a person is asked. */
function goOn(events: GameEvent[], isNew = false): void {
    tell(events, awaited(), isNew);
    while (awaited() === "player") {
        const told = step();
        tell(told, awaited());
    }
}

function open(saved: Saved, isReplay = false): void {
    session = new Session(saved);
    if (!isReplay) return goOn([], true);
    const { dealStart } = session, { lines } = session;
    session = new Session(dealStart);
    tell([], "player", true);
    for (const line of lines.slice(dealStart.lines.length)) {
        while (session.owesChance(line))
            tell(session.chance(), "player");
        tell(session.make(session.game.parse(line)), "player");
    }
    goOn([]);
}

async function answer(asked: ToDealer): Promise<void> {
    switch (asked.what) {
    case "open":
        await load(asked.module);
        player = new advisor.Player(asked.saved.setup.level);
        open(asked.saved, asked.isReplay);
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
        break;
    case "end":
        if (session.canEnd()) goOn(session.end());
    }
}

onmessage = ({ data }: MessageEvent<ToDealer>) => {
    answer(data).catch((error: unknown) => {
        reportError(error);                 // to the page's onerror
        if (session) tell([], awaited());
    });
};
