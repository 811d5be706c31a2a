// SPDX-License-Identifier: MIT
// A table in a worker of the browser.
import type { Saved } from "./session.js";
import type { Listener, State, Table, ToDealer } from "./table.js";

/** Opens a saved game; a replay tells the last deal from its beginning. */
export function openHere(module: WebAssembly.Module, saved: Saved,
                         isReplay: boolean, listener: Listener): Table {
    const worker = new Worker("dealer.js", { type: "module" });
    const ask = (asked: ToDealer) => worker.postMessage(asked);
    worker.onmessage = ({ data }: MessageEvent<State>) => listener.told(data);
    worker.onerror = (event) => {
        event.preventDefault();
        listener.lost(event.message);
    };
    ask({ what: "open", module, saved, isReplay });
    return {
        move: (turn, move) => ask({ what: "move", turn, move }),
        undo: () => ask({ what: "undo" }),
        next: () => ask({ what: "next" }),
        end: () => ask({ what: "end" }),
        close: () => worker.terminate(),
    };
}
