// SPDX-License-Identifier: MIT
// What the page knows, and what may be done with it. Everything that is drawn
// follows from a Model; whoever changes one draws it again.
import { Rules, View, Words, games, label, languages } from "libtalon";
import type { Advice, Belief, Card, EventOf, Move } from "libtalon";
import type { Saved, Setup } from "./session.js";
import type {
    Answer, Awaited, Listener, Question, Review, State, Table, ToCoach,
} from "./table.js";
import { checked, newSeed, store, stored } from "./kept.js";
import type { Pace, Settings } from "./kept.js";
import { openHere } from "./local.js";
import { hasSeat, openTable, sitDown } from "./socket.js";
import { waysOf } from "./choices.js";
import type { Ways } from "./choices.js";
import { filled, texts } from "./text.js";
import type { Text } from "./text.js";

/** Milliseconds that an event stays, at the normal pace. */
const STAYS: Record<string, number> = {
    play: 300, trick: 900, stop: 500, bid: 600, pass: 350, contract: 900,
    deal: 300, bet: 600, "raise-by": 600, "call-bet": 500, fold: 400,
    shown: 500, take: 300, offer: 400,
};
const PACES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.3, none: 0 };
/** Events that say what has come of a hand. */
const RESULTS = new Set<unknown>(["hand-over", "deal-over", "score", "won"]);
const NAMES = ["Mia", "Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina",
               "Hugo"];

/** What lies over the table. */
export type Panel = "new" | "settings" | "beliefs" | "review" | "link" |
    "help" | "sit" | "name";

/** What takes the places in a text about a move. */
function reasons(words: Words, advice: Advice):
    Record<"move" | "Move" | "why", string> {
    const { chanceOf, chance } = advice, move = words.move(advice.nextMove);
    return {
        move, Move: move.charAt(0).toUpperCase() + move.slice(1),
        why: words.advice(advice) + (chanceOf === null ? "" :
            "; " + words.chance(chanceOf, chance)),
    };
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
    /** What is read out: once for each turn, not for each event. */
    said = "";
    lastTrick: EventOf<"trick"> | null = null;
    panel: Panel | null = null;
    /** Where the table is, if it is at a server. */
    place: string | null = null;
    beliefs: Belief[] | null = null;
    review: Review | null = null;
    /** Whether the next move is judged, not made. */
    isAsking = false;
    words!: Words;
    /** The same with cards in words, for those who listen. */
    spoken!: Words;
    #queue: State[] = [];
    #timer = 0;
    #frame = 0;
    #table: Table | null = null;
    #coach: Worker | null = null;
    #cover = 0;
    #unsaid: string[] = [];
    /** By turn, how long the log was. */
    #logged: number[] = [];
    /** What has come of the hand that is over. */
    #result = "";
    /** Of several people, who looks at the screen. */
    #looking: number | null = null;
    #input = "";
    /** What is told when the next game is open. */
    #note = "";

    constructor(readonly module: WebAssembly.Module,
                readonly draw: () => void) {
        const found = languages().find(({ key }) =>
            navigator.language.startsWith(key));
        this.settings = {
            language: found?.key ?? "en", pace: "normal", theme: "auto",
            motion: true, fourColors: false, confirm: false, keys: true,
            names: [], ...stored<Settings>("settings"),
        };
    }

    /** Goes on with what is kept, or begins. */
    goOn(): void {
        this.open(checked(stored<Saved>("saved")) ?? this.firstGame());
    }

    firstSetup(): Setup {
        return {
            game: "five-hundred", preset: "australian-4", options: {},
            seed: newSeed(), level: "casual-1", people: [0],
        };
    }

    firstGame(): Saved {
        return { setup: this.firstSetup(), lines: [], chances: 0 };
    }

    get text(): Text { return texts[this.settings.language]; }

    get setup(): Setup {
        const saved = this.state?.saved ?? checked(stored<Saved>("saved"));
        return saved?.setup ?? this.firstSetup();
    }

    /** Whether this page comes from a server that has tables. */
    get hasTables(): boolean {
        return document.querySelector("main[data-tables]") !== null;
    }

    /** What the settings screen shows, in the language of the person. */
    get games() { return games(this.settings.language); }

    get isMyMove(): boolean { return this.awaits === "move" && !this.isHidden; }

    get isNext(): boolean {
        return this.awaits === "next" || this.awaits === "late";
    }

    /** Whether the game may be ended now, or go on. */
    get canEnd(): boolean {
        return this.state?.canEnd === true &&
            (this.awaits === "next" || this.awaits === "end");
    }

    /** What is awaited of what is shown. */
    get awaits(): Awaited {
        return this.#queue.length > 0 ? "player" :
            this.state?.awaits ?? "player";
    }

    /** Whether cards are covered until the person at the screen has changed. */
    get isHidden(): boolean {
        const { state } = this;
        return state !== null && state.people.length > 1 &&
            state.seat !== null && state.seat !== this.#looking;
    }

    get isMoving(): boolean {
        return this.settings.motion && this.settings.pace !== "none" &&
            !matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    name(seat: number): string { return this.words.seat(seat); }

    /** Names by seat, as they are kept. */
    nameOf(seat: number): string {
        return this.settings.names[seat] || (NAMES[seat] ?? String(seat + 1));
    }

    /** Opens a table. */
    play(at: (listener: Listener) => Table): void {
        this.#endCoach();
        this.#table?.close();
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#queue = [];
        this.log = [];
        this.#logged = [];
        this.state = null;
        const table = at({
            told: (state) => this.#table === table && this.#receive(state),
            lost: (why) => this.#table === table && this.#whenLost(why),
            noted: (what) => {
                if (this.#table !== table) return;
                if (what === "name" || what === "sit") this.panel = what;
                this.#tell(what && what !== "sit" ? this.text[what] : "");
            },
        });
        this.#table = table;
        if (this.view) this.draw();
    }

    /** A game that cannot be opened, such as one of a later version, gives way
     * to a new one; only if that fails, too, the page has failed. One that is
     * open stays: it may be taken back, or ended. */
    open(saved: Saved, isReplay = false, isLast = false): void {
        this.#whenLost = (why) => {
            if (this.state || isLast)
                return this.#tell(filled(this.text.failed, { why }));
            this.#note = this.text.lost;
            this.open(this.firstGame(), false, true);
        };
        this.place = null;
        if (location.hash) history.pushState(null, "", location.pathname);
        this.play((listener) =>
            openHere(this.module, saved, isReplay, listener));
    }

    /** Sits down at a table of the server; without a name, as before, or to
     * look on and be asked. */
    sit(place: string, name: string | null = null): void {
        this.#whenLost = () => {
            this.panel = null;
            this.#note = this.text.noTable;
            this.goOn();
        };
        this.place = place;
        if (location.hash !== "#at=" + place)
            history.pushState(null, "", "#at=" + place);
        if (name !== null)
            this.set({ names: [name, ...this.settings.names.slice(1)] });
        this.panel = name === null && !hasSeat(place) ? "sit" : null;
        this.play((listener) => sitDown(place, name, listener));
        this.draw();
    }

    /** Opens a table at the server for people who are apart. */
    async beginApart(setup: Setup, people: number, name: string):
        Promise<void> {
        try {
            this.sit(await openTable(setup, people), name);
            this.show("link");
        } catch {
            this.panel = null;
            this.#tell(this.text.noServer);
        }
    }

    /** Shows a linked game while the own one waits; false if it is none. */
    openLink(found: Partial<Saved>): boolean {
        const saved = checked(found);
        if (saved === null) {
            if (this.state) this.#tell(this.text.badLink);
            else this.#note = this.text.badLink;
            return false;
        }
        if (stored("mine") === null) store("mine", stored("saved"));
        this.open(saved, true);
        return true;
    }

    get hasMine(): boolean {
        return this.place !== null || stored("mine") !== null;
    }

    backToMine(): void {
        const mine = checked(stored<Saved>("mine"));
        store("mine", null);
        if (mine) this.open(mine);
        else this.goOn();
    }

    #whenLost: (why: string) => void = () => undefined;

    #setWords(rules: Rules): void {
        const { state, settings: { language } } = this;
        const people = state?.people ?? [];
        // A computer player has a name that nobody else has.
        const taken = state?.sitting?.map(({ name }) => name) ?? [];
        const free = NAMES.filter((name) => !taken.includes(name));
        const names = Array.from({ length: rules.seatCount }, (_, seat) =>
            state?.sitting ? taken[seat] || (free[seat] ?? String(seat + 1)) :
                this.nameOf(seat));
        const how = { you: people.length === 1 ? people[0] ?? null : null,
                      names };
        this.words = new Words(rules, language, how);
        this.spoken = new Words(rules, language, { ...how, style: "words" });
    }

    #receive(state: State): void {
        if (state.saved) store("saved", state.saved);
        if (state.isNew) {
            this.#queue = [];
            clearTimeout(this.#timer);
            this.#timer = 0;
            this.lastTrick = null;
            this.#looking = null;
            this.message = this.#note;
            this.#note = "";
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
        this.#speak();
        this.#drawSoon();
        const pace = PACES[this.settings.pace];
        const stays = Math.max(0, ...state.events.map(({ kind }) =>
            STAYS[kind] ?? 0)) * pace;
        if (stays === 0) this.#showNext();
        else this.#timer = window.setTimeout(() => this.#showNext(), stays);
    }

    /** Draws with the next frame, however much is to be drawn in it. */
    #drawSoon(): void {
        this.#frame ||= requestAnimationFrame(() => {
            this.#frame = 0;
            this.draw();
        });
    }

    /** Shows at once all that waits to be shown. */
    hurry(): void {
        if (this.#timer === 0 || this.#queue.length === 0) return;
        clearTimeout(this.#timer);
        for (const state of this.#queue.splice(0)) this.#show(state);
        this.#timer = 0;
        this.#speak();
        this.draw();
    }

    #show(state: State): void {
        // Others may move while a person chooses: that goes on undisturbed.
        const chooses = !state.isNew && state.awaits === "move" &&
            this.state?.awaits === "move";
        if (!chooses) {
            this.picked = [];
            this.isAsking = false;
        }
        this.state = state;
        this.view?.dispose();
        const view = this.view = View.load(state.view);
        this.#setWords(view.rules);
        this.#look();
        if (state.isNew)
            this.log.length = this.#logged[state.turn] ?? this.log.length;
        this.log.push(...this.words.events(state.events));
        this.#logged[state.turn] = this.log.length;
        if (!state.isNew)
            this.#unsaid.push(...this.spoken.events(state.events));
        for (const event of state.events)
            if (event.kind === "trick") this.lastTrick = event;
            else if (event.kind === "deal") this.lastTrick = null;
        if (state.events.length > 0 || state.isNew)
            this.#result = this.words.events(state.events.filter(({ kind }) =>
                RESULTS.has(kind))).join(" ");
        if (state.events.length > 0) this.#measure(state);
        if (state.events.length > 0 && !chooses) {
            this.message = "";
            // A click that was meant for what was there before does nothing.
            this.#cover = performance.now() + 250 * PACES[this.settings.pace];
        }
    }

    /** What the person at the screen may see, and do. */
    #look(): void {
        const { state, view } = this;
        if (!state || !view) return;
        const seat = this.isHidden ? null : state.seat;
        this.hand = seat === null ? [] : view.sortHand(view.cards(seat).cards);
        this.ways = state.awaits !== "move" || seat === null ? null :
            waysOf(view, seat, this.hand);
    }

    /** The person whose turn it is looks at the screen. */
    uncover(): void {
        this.#looking = this.state?.seat ?? null;
        this.#look();
        this.#speak();
        this.draw();
    }

    /** What is to be done, in a sentence. */
    get status(): string {
        const { message, text, state } = this;
        if (message) return message;
        if (this.isAsking) return text.ask;
        if (this.awaits === "over" || this.awaits === "next")
            return this.#result || text[this.awaits === "over" ? "over" :
                "handOver"];
        if (this.awaits === "end")
            return `${this.#result || text.handOver} ${this.#noDeal}`;
        if (this.awaits === "people") return text.waiting;
        if (this.awaits === "late") return text.late;
        if (this.awaits === "player" && state?.sitting && this.#result)
            return text.othersLook;
        if (this.awaits !== "move" || state?.seat == null)
            return this.log.at(-1) ?? "";
        const left = Math.round(((state.due ?? 0) - Date.now()) / 1000);
        return (state.people.length === 1 ? text.yourTurn :
            filled(text.turnOf, { name: this.name(state.seat) })) +
            (left > 0 ? " " + filled(text.limit, { seconds: left }) : "");
    }

    /** Why only the end is left. */
    get #noDeal(): string {
        return filled(this.text.noDeal, { why: label(
            "status", "TALON_E_TOO_FEW", this.settings.language) });
    }

    #speak(): void {
        const { awaits } = this;
        if (awaits === "player") return;
        const result = awaits === "move" ? "" : this.#result;
        this.said = [...this.#unsaid.splice(0), ...!result ? [this.status] :
            awaits === "end" ? [this.#noDeal] : []].join(" ");
    }

    /** Tells something that is written with signs and spoken in words. */
    #tell(what: string | ((words: Words) => string)): void {
        const text = typeof what === "string" ? () => what : what;
        this.message = text(this.words);
        this.said = text(this.spoken);
        this.draw();
    }

    /** From input to paint, and to the first answer, as performance.measure()
     * keeps them. */
    #measure(state: State): void {
        const by = state.events[0]?.seat;
        const mine = typeof by === "number" && state.people.includes(by);
        const name = mine ? "talon.paint" : "talon.answer";
        if (!this.#input || mine !== (this.#input === "made")) return;
        this.#input = mine ? "painted" : "";
        requestAnimationFrame(() => setTimeout(() =>
            performance.measure(name, "talon.input")));
    }

    get isCovered(): boolean { return performance.now() < this.#cover; }

    /** Makes a move, or says why it cannot be made or what it costs. */
    move(move: Move): void {
        if (!this.isMyMove || this.view === null || this.state === null) return;
        const refusal = this.view.check(move);
        if (refusal) {
            const { view } = this, { clause } = refusal;
            this.isAsking = false;
            this.#tell((words) => words.refusal(refusal, view)
                .replace(/\.$/, clause && ` (${clause}).`));
        } else if (this.isAsking) {
            this.isAsking = false;
            this.#ask("why", move);
        } else {
            this.#endCoach();
            this.message = "";
            performance.mark("talon.input");
            this.#input = "made";
            this.#table?.move(this.state.turn, move);
            this.state = { ...this.state, awaits: "player" };
            this.ways = null;
        }
        this.draw();
    }

    /** A card of the hand is chosen: it is played, picked, or refused. */
    choose(card: Card): void {
        const { ways, state, settings } = this;
        if (this.isCovered || !this.isMyMove || !ways || state?.seat == null)
            return;
        const moves = ways.byCard.get(card), [move] = moves ?? [];
        if (move && moves?.length === 1 &&
            (!settings.confirm || this.isAsking)) {
            this.move(move);
        } else if (moves || ways.byCards.length > 0) {
            this.picked = this.picked.includes(card) ?
                this.picked.filter((one) => one !== card) :
                moves ? [card] : [...this.picked, card];
            this.draw();
        } else {
            this.move({ kind: "play", seat: state.seat, cards: [card] });
        }
    }

    next(): void {
        if (!this.isNext || this.state === null) return;
        this.state = { ...this.state, awaits: "player" };
        this.#table?.next();
        this.draw();
    }

    end(): void {
        if (!this.canEnd || this.state === null) return;
        this.state = { ...this.state, awaits: "player" };
        this.#table?.end();
        this.draw();
    }

    undo(): void {
        if (!this.state?.canUndo) return;
        this.#endCoach();
        this.#table?.undo();
    }

    hint(): void { this.#ask("hint"); }

    /** The next move is judged, not made; asked again, it is made. */
    why(): void {
        if (!this.isMyMove) return;
        this.isAsking = !this.isAsking;
        this.#tell(this.isAsking ? this.text.ask : "");
    }

    repeat(): void {
        const said = this.said;
        this.said = "";
        this.draw();
        setTimeout(() => { this.said = said; this.draw(); }, 50);
    }

    tellLastTrick(): void {
        const { lastTrick, text } = this;
        if (lastTrick) this.#tell((words) =>
            `${text.lastTrick}: ${words.cards(lastTrick.played)}. ` +
            words.events([lastTrick]).join(" "));
    }

    /** Opens a panel; two of them ask the coach. */
    show(panel: Panel | null): void {
        this.panel = panel;
        this.beliefs = this.review = null;
        if (panel === "beliefs") this.#ask("beliefs");
        const { finished } = this.state ?? {};
        if (panel === "review" && finished)
            this.#consult({ what: "review", game: finished });
        this.draw();
    }

    #ask(what: "hint" | "beliefs" | "why", move?: Move): void {
        const { state } = this;
        if (!this.isMyMove || state?.seat == null) return;
        const about = { seat: state.seat, view: state.view };
        if (what !== "why") this.#consult({ what, ...about });
        else if (move) this.#consult({ what, ...about, move });
    }

    /** Asks the coach; a new question ends an old one. */
    #consult(question: Question): void {
        const { turn } = this.state ?? { turn: 0 };
        this.#endCoach();
        const coach = this.#coach = new Worker("coach.js", { type: "module" });
        coach.onmessage = ({ data }: MessageEvent<Answer>) => {
            this.#endCoach();
            this.#hear(data);
        };
        const asked: ToCoach = { module: this.module, turn, question };
        coach.postMessage(asked);
    }

    #endCoach(): void {
        this.#coach?.terminate();
        this.#coach = null;
    }

    #hear(answer: Answer): void {
        const { text } = this;
        switch (answer.what) {
        case "beliefs": this.beliefs = answer.beliefs; break;
        case "review": this.review = answer.review; break;
        case "hint": {
            const [first] = answer.advice;
            this.#tell((words) => first ? filled(
                text.hintIs, reasons(words, first)) : text.noHint);
            break;
        }
        case "why": {
            const { best, other } = answer;
            this.#tell((words) => {
                const mine = reasons(words, other);
                const better = reasons(words, best);
                return mine.move === better.move ? filled(text.isBest, mine) :
                    filled(text.whyNot, mine) + " " +
                        filled(text.better, better);
            });
        }
        }
        this.draw();
    }

    begin(setup: Omit<Setup, "seed">): void {
        this.panel = null;
        this.open({
            setup: { ...setup, seed: newSeed() }, lines: [], chances: 0,
        });
        this.draw();
    }

    set(settings: Partial<Settings>): void {
        Object.assign(this.settings, settings);
        store("settings", this.settings);
        if (this.view) this.#setWords(this.view.rules);
        const root = document.documentElement, { theme } = this.settings;
        root.lang = this.settings.language;
        root.style.colorScheme = theme === "auto" ? "" : theme;
        root.classList.toggle("four", this.settings.fourColors);
        document.title = this.text.title;
        this.draw();
    }
}
