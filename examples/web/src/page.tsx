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
import type { Panel } from "./model.js";
import { NewGame } from "./setup.js";
import {
    BeliefsPanel, HelpPanel, LinkPanel, ReviewPanel, SettingsPanel, rulesLine,
} from "./panels.js";
import { SitPanel } from "./apart.js";
import { linked } from "./link.js";
import { placeOf } from "./socket.js";
import { filled, texts } from "./text.js";

const root = document.querySelector("main") as HTMLElement;
const PANELS: Record<Panel, typeof NewGame> = {
    new: NewGame, settings: SettingsPanel, beliefs: BeliefsPanel,
    review: ReviewPanel, link: LinkPanel, help: HelpPanel, sit: SitPanel,
    name: SitPanel,
};

function Tools({ model }: { model: Model }) {
    const { text, state } = model, isLocal = state?.saved != null;
    const tool = (kind: string, name: string, isOn: boolean, on: () => void) =>
        <button type="button" data-kind={kind} disabled={!isOn} onClick={on}>
            {name}</button>;
    return <div class="tools">
        {isLocal && tool("undo", text.undo, state.canUndo, () => model.undo())}
        {tool("hint", text.hint, model.isMyMove, () => model.hint())}
        <button type="button" data-kind="why" disabled={!model.isMyMove}
            aria-pressed={model.isAsking} onClick={() => model.why()}>
            {text.why}</button>
        {tool("beliefs", text.whereIs, model.isMyMove, () =>
            model.show("beliefs"))}
        {tool("link", text.link, true, () => model.show("link"))}
        {tool("settings", text.settings, true, () => model.show("settings"))}
        {tool("help", "?", true, () => model.show("help"))}
        {model.hasMine && tool("mine", text.mine, true, () =>
            model.backToMine())}
        {tool("new", text.newGame, true, () => model.show("new"))}
    </div>;
}

const LOG_LINES = 200;

/** The newest lines; those that stay are not drawn again. */
function Log({ model: { text, log } }: { model: Model }) {
    const from = Math.max(0, log.length - LOG_LINES);
    return <section class="log" role="region" aria-label={text.log}
        tabIndex={0}>
        <div>{log.slice(from).map((line, i) =>
            <p key={from + i}>{line}</p>)}</div>
    </section>;
}

function Page({ model }: { model: Model }) {
    const { text, view, words } = model;
    const Over = model.panel && PANELS[model.panel];
    return <>
        <Suits />
        <h1 class="said">{text.title}</h1>
        <header>
            <b class="scores">{view && words.scores(view)}</b>
            <small>{view && rulesLine(model, view.rules)}</small>
            <Tools model={model} />
        </header>
        <Board model={model} />
        <p class="status">{model.status}</p>
        <Actions model={model} />
        <Hand model={model} />
        <Log model={model} />
        <p class="said" role="log" aria-label={text.said}>{model.said}</p>
        {Over && <Over model={model} />}
    </>;
}

/** One key for one thing everywhere; none of them is the letter of a rank. */
const KEYS: Record<string, (model: Model) => void> = {
    u: (model) => model.undo(), h: (model) => model.hint(),
    w: (model) => model.why(), n: (model) => model.next(),
    l: (model) => model.tellLastTrick(), r: (model) => model.repeat(),
    p: (model) => model.isMyMove && model.show("beliefs"),
    v: (model) => model.state?.finished && model.show("review"),
    t: () => focusOn(".played"),
    m: () => focusOn(".actions .confirm, .actions [tabindex='0']"),
    "?": (model) => model.show("help"),
};

function focusOn(part: string): void {
    document.querySelector<HTMLElement>(part)?.focus();
}

function onKey(model: Model, event: KeyboardEvent): void {
    if (model.panel !== null || event.ctrlKey || event.metaKey || event.altKey)
        return;
    model.hurry();
    if (model.settings.keys && event.key.length === 1 &&
        !(event.target instanceof HTMLInputElement)) {
        const does = KEYS[event.key.toLowerCase()];
        if (does) does(model);
        else focusOnRank(model, event.key);
    }
}

async function start(): Promise<void> {
    const module = await WebAssembly.compileStreaming(fetch(wasm));
    await load(module);
    root.textContent = "";
    const model = new Model(module, () => draw());
    const draw = () => {
        render(<Page model={model} />, root);
        root.dataset["awaits"] = model.awaits;
    };
    const follow = async () => {
        const place = placeOf(location.hash);
        if (place !== null) {
            model.sit(place);
            return true;
        }
        const found = await linked(location.hash);
        if (found === null) return false;
        history.replaceState(null, "", location.pathname + location.search);
        return model.openLink(found);
    };
    document.addEventListener("keydown", (event) => onKey(model, event));
    addEventListener("hashchange", async () => {
        if (await follow() !== true && model.place !== null) model.backToMine();
    });
    if (await follow() !== true) model.goOn();
    model.set({});
    void navigator.serviceWorker?.register("offline.js");
}

const language = navigator.language.startsWith("de") ? "de" : "en";
root.textContent = texts[language].loading;
start().catch((error: unknown) => {
    root.textContent = filled(texts[language].broken, { why: String(error) });
});
