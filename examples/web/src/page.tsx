// SPDX-License-Identifier: MIT
// The page: it loads the library once, and hands the compiled module to the
// workers.
import { render } from "preact";
import { load } from "libtalon";
import wasm from "libtalon/talon-advisor.wasm";
import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { Suits } from "./card.js";
import { Hand, focusOnRank } from "./hand.js";
import { Model } from "./model.js";
import { Setup } from "./setup.js";
import { filled, texts } from "./text.js";

const root = document.querySelector("main") as HTMLElement;

function Page({ model }: { model: Model }) {
    const { text, view, state, words } = model;
    const status = model.message || (model.isMyMove ? text.yourTurn :
        state?.awaits === "over" ? text.over : model.log.at(-1) ?? "");
    return <>
        <Suits />
        <header>
            <b class="scores">{view && words.scores(view)}</b>
            <button type="button" data-kind="undo" disabled={!state?.canUndo}
                onClick={() => model.undo()}>{text.undo}</button>
            <button type="button" data-kind="hint" disabled={!model.isMyMove}
                onClick={() => model.hint()}>{text.hint}</button>
            <button type="button" data-kind="new" onClick={() => {
                model.isSettingUp = true;
                model.draw();
            }}>{text.newGame}</button>
        </header>
        <Board model={model} />
        <p class="status" role="status">{status}</p>
        <Actions model={model} />
        <Hand model={model} />
        <section class="log" role="log" aria-label={text.log} tabIndex={0}>
            {model.log.map((line, i) => <p key={i}>{line}</p>)}
        </section>
        {model.isSettingUp && <Setup model={model} />}
    </>;
}

/** Keys for everything; a key that is not known does nothing. */
function onKey(model: Model, event: KeyboardEvent): void {
    if (model.isSettingUp || event.ctrlKey || event.metaKey || event.altKey)
        return;
    model.hurry();
    switch (event.key.toLowerCase()) {
    case "u": model.undo(); break;
    case "h": model.hint(); break;
    case "n": model.next(); break;
    default:
        if (event.key.length === 1) focusOnRank(model, event.key);
    }
}

async function start(): Promise<void> {
    const module = await WebAssembly.compileStreaming(fetch(wasm));
    await load(module);
    root.textContent = "";
    const model = new Model(module, () => draw());
    const draw = () => {
        const log = root.querySelector(".log");
        render(<Page model={model} />, root);
        root.dataset["awaits"] = model.awaits;
        if (log) log.scrollTop = log.scrollHeight;
    };
    document.addEventListener("keydown", (event) => onKey(model, event));
    model.set({});
}

const language = navigator.language.startsWith("de") ? "de" : "en";
root.textContent = texts[language].loading;
start().catch((error: unknown) => {
    root.textContent = filled(texts[language].broken, { why: String(error) });
});
