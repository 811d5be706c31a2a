// SPDX-License-Identifier: MIT
// What the page knows, and what may be done with it. Everything that is drawn
// follows from a Model; whoever changes one draws it again.
import { Rules, View, Words, advisor, games, languages } from "libtalon";
import type { Card, EventOf, Language, Move } from "libtalon";
import { ME } from "./session.js";
import type { Saved, Setup } from "./session.js";
import type { Awaited, FromCoach, State, ToCoach, ToTable } from "./protocol.js";
import { waysOf } from "./choices.js";
import type { Ways } from "./choices.js";
import { filled, texts } from "./text.js";
import type { Text } from "./text.js";

export type Pace = "slow" | "normal" | "fast" | "none";

export interface Settings {
    language: Language;
    pace: Pace;
}

/** Milliseconds that an event stays, at the normal pace. */
const STAYS: Record<string, number> = {
    play: 300, trick: 900, stop: 500, bid: 600, pass: 350, contract: 900,
    deal: 300, bet: 600, "raise-by": 600, "call-bet": 500, fold: 400, shown: 500,
    take: 300, offer: 400,
};
const PACES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.3, none: 0 };
const NAMES = ["", "Anna", "Ben", "Cleo", "Dora", "Emil"];
const LOG_LINES = 200;

function stored<Type>(key: string): Partial<Type> | null {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
        return null;
    }
}

function store(key: string, value: unknown): void {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // no room, or not allowed: then the game is not kept
    }
}

/** A seed that nobody knows. */
function newSeed(): string {
    return [...crypto.getRandomValues(new Uint32Array(3))]
        .map((one) => one.toString(36)).join("");
}

function isSaved(saved: Partial<Saved> | null): saved is Saved {
    return Array.isArray(saved?.lines) &&
        typeof saved.chances === "number" &&
        typeof saved.setup?.game === "string" &&
        typeof saved.setup.seed === "string" &&
        advisor.levels().includes(saved.setup.level);
}

export class Model {
    readonly settings: Settings;
    /** What is shown now, and what is to be shown after it. */
    state: State | null = null;
    view: View | null = null;
    ways: Ways | null = null;
    hand: Card[] = [];
    picked: Card[] = [];
    log: string[] = [];
    message = "";
    lastTrick: EventOf<"trick"> | null = null;
    isSettingUp = false;
    words!: Words;
    /** The same with cards in words, for those who listen. */
    spoken!: Words;
    #queue: State[] = [];
    #timer = 0;
    #table: Worker | null = null;
    #coach: Worker | null = null;
    #cover = 0;

    constructor(readonly module: WebAssembly.Module,
                readonly draw: () => void) {
        const found = languages().find(({ key }) =>
            navigator.language.startsWith(key));
        this.settings = {
            language: found?.key ?? "en", pace: "normal",
            ...stored<Settings>("talon.settings"),
        };
        const saved = stored<Saved>("talon.saved");
        try {
            this.#open(isSaved(saved) ? saved : this.firstGame());
        } catch {
            this.#open(this.firstGame());
        }
    }

    firstSetup(): Setup {
        return {
            game: "five-hundred", preset: "australian-4", options: {},
            seed: newSeed(), level: "casual-1",
        };
    }

    firstGame(): Saved {
        return { setup: this.firstSetup(), lines: [], chances: 0 };
    }

    get text(): Text { return texts[this.settings.language]; }

    get setup(): Setup { return this.state?.saved.setup ?? this.firstSetup(); }

    /** What the settings screen shows, in the language of the person. */
    get games() { return games(this.settings.language); }

    get isMyMove(): boolean {
        return this.awaits === "move";
    }

    get isNext(): boolean {
        return this.awaits === "next";
    }

    /** What is awaited of what is shown. */
    get awaits(): Awaited {
        return this.#queue.length > 0 ? "player" :
            this.state?.awaits ?? "player";
    }

    name(seat: number): string { return this.words.seat(seat); }

    #open(saved: Saved): void {
        const rules = Rules.from(saved.setup);
        if (rules.check().length > 0) throw new RangeError("rules conflict");
        this.#setWords(rules);
        this.#table?.terminate();
        this.#table = new Worker("table.js", { type: "module" });
        this.#table.onmessage = ({ data }: MessageEvent<State>) =>
            this.#receive(data);
        this.#table.onerror = (event) => this.#lost(saved, event);
        this.#queue = [];
        this.log = [];
        this.#ask({ what: "open", module: this.module, saved });
    }

    /** A game that cannot be played on, such as one of a later version, gives
     * way to a new one; only if that fails, too, the page has failed. */
    #lost(saved: Saved, event: ErrorEvent): void {
        if (saved.lines.length === 0) return;
        event.preventDefault();
        this.#open(this.firstGame());
    }

    #ask(asked: ToTable): void { this.#table?.postMessage(asked); }

    #setWords(rules: Rules): void {
        const { language } = this.settings, how = { you: ME, names: NAMES };
        const names = how.names.slice(0, rules.seatCount);
        this.words = new Words(rules, language, { ...how, names });
        this.spoken = new Words(rules, language,
                                { ...how, names, style: "words" });
    }

    #receive(state: State): void {
        store("talon.saved", state.saved);
        if (state.isNew) {
            this.#queue = [];
            clearTimeout(this.#timer);
            this.#timer = 0;
            this.lastTrick = null;
            this.message = "";
        }
        this.#queue.push(state);
        if (this.#timer === 0) this.#showNext();
    }

    /** Shows what has happened, one step after the other. */
    #showNext(): void {
        this.#timer = 0;
        const state = this.#queue.shift();
        if (!state) return;
        this.#show(state);
        this.draw();
        const pace = PACES[this.settings.pace];
        const stays = Math.max(0, ...state.events.map(({ kind }) =>
            STAYS[kind] ?? 0)) * pace;
        if (stays === 0) this.#showNext();
        else this.#timer = window.setTimeout(() => this.#showNext(), stays);
    }

    /** Shows at once all that waits to be shown. */
    hurry(): void {
        if (this.#timer === 0 || this.#queue.length === 0) return;
        clearTimeout(this.#timer);
        for (const state of this.#queue.splice(0)) this.#show(state);
        this.#timer = 0;
        this.draw();
    }

    #show(state: State): void {
        this.view?.dispose();
        this.state = state;
        const view = this.view = View.load(state.view);
        this.hand = view.sortHand(view.cards(ME).cards);
        this.picked = [];
        this.ways = state.awaits === "move" ? waysOf(view, this.hand) : null;
        this.log.push(...this.words.events(state.events));
        this.log.splice(0, this.log.length - LOG_LINES);
        for (const event of state.events)
            if (event.kind === "trick") this.lastTrick = event;
            else if (event.kind === "deal") this.lastTrick = null;
        if (state.events.length > 0) this.message = "";
        // A click that was meant for what was there before does nothing.
        this.#cover = performance.now() + 250 * PACES[this.settings.pace];
    }

    get isCovered(): boolean { return performance.now() < this.#cover; }

    /** Makes a move, or says why it cannot be made. */
    move(move: Move): void {
        if (!this.isMyMove || this.view === null || this.state === null) return;
        const refusal = this.view.check(move);
        if (refusal) {
            this.message = this.words.refusal(refusal, this.view);
        } else {
            this.#endCoach();
            this.message = "";
            this.#ask({ what: "move", turn: this.state.turn, move });
            this.state = { ...this.state, awaits: "player" };
            this.ways = null;
        }
        this.draw();
    }

    /** A card of the hand is chosen: it is played, picked, or refused. */
    choose(card: Card): void {
        if (this.isCovered || !this.isMyMove || this.ways === null) return;
        const moves = this.ways.byCard.get(card), [move] = moves ?? [];
        if (move && moves?.length === 1) {
            this.move(move);
        } else if (moves || this.ways.byCards.length > 0) {
            this.picked = this.picked.includes(card) ?
                this.picked.filter((one) => one !== card) :
                moves ? [card] : [...this.picked, card];
            this.draw();
        } else {
            this.move({ kind: "play", seat: ME, cards: [card] });
        }
    }

    next(): void {
        if (!this.isNext || this.state === null) return;
        this.state = { ...this.state, awaits: "player" };
        this.#ask({ what: "next" });
        this.draw();
    }

    undo(): void {
        if (!this.state?.canUndo) return;
        this.#endCoach();
        this.#ask({ what: "undo" });
    }

    /** Asks the coach; a new question ends an old one. */
    hint(): void {
        const { state, module } = this;
        if (!this.isMyMove || state === null) return;
        this.#endCoach();
        this.#coach = new Worker("coach.js", { type: "module" });
        this.#coach.onmessage = ({ data }: MessageEvent<FromCoach>) => {
            this.#endCoach();
            if (data.turn === this.state?.turn) this.#tell(data);
        };
        const asked: ToCoach = { module, turn: state.turn, view: state.view };
        this.#coach.postMessage(asked);
    }

    #endCoach(): void {
        this.#coach?.terminate();
        this.#coach = null;
    }

    #tell({ advice: [first] }: FromCoach): void {
        const { words, text } = this;
        if (!first) {
            this.message = text.noHint;
        } else {
            const why = words.advice(first);
            const chance = first.chanceOf === null ? "" :
                "; " + words.chance(first.chanceOf, first.chance);
            this.message = filled(text.hintIs, {
                move: words.move(first.nextMove), why: why + chance,
            });
        }
        this.draw();
    }

    begin(setup: Omit<Setup, "seed">): void {
        this.isSettingUp = false;
        this.#endCoach();
        this.#open({
            setup: { ...setup, seed: newSeed() }, lines: [], chances: 0,
        });
        this.draw();
    }

    set(settings: Partial<Settings>): void {
        Object.assign(this.settings, settings);
        store("talon.settings", this.settings);
        if (this.view) this.#setWords(this.view.rules);
        document.documentElement.lang = this.settings.language;
        document.title = this.text.title;
        this.draw();
    }
}
