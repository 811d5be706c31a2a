// SPDX-License-Identifier: MIT
// The types of talon.js. Those of keys and structs are in src/raw.d.ts.
/// <reference lib="esnext.disposable" />
import type {
    Advice, AdviceReason, AdvisorPart, Belief, Box, Budget, Card, CardStyle,
    CardValue, ChanceOf, Choice, DealTable, Denomination, DiscardReview,
    DiscardSum, DiscardValue, EventFields, Exports, Feature, FiveHundredHand,
    FiveHundredPosition, FiveHundredScore, FiveHundredState, GameKey, Goal,
    Kind, Language, Level, Limit, MoveFields, MoveKind, OptionsOf, Par, Phase,
    Place, PokerCategory, Pot, PresetsOf, Rank, Reason, ReviewItem, Seat,
    SeatNotes, Space, StatusName, Suit, TextPosition, TripoliState, Value,
    World,
} from "./src/raw.js";

export type {
    Advice, AdviceReason, AdvisorPart, Belief, Box, Budget, Card, CardStyle,
    CardValue, ChanceOf, Choice, DealTable, Denomination, DiscardReview,
    DiscardSum, DiscardValue, EventFields, Feature, FiveHundredHand,
    FiveHundredOptions, FiveHundredPosition, FiveHundredPreset,
    FiveHundredScore, FiveHundredState, GameKey, Goal, Kind, Language, Level,
    Limit, MoveFields, MoveKind, NamedPlace, OptionsOf, Par, Phase, Place,
    PokerCategory, Pot, PresetsOf, Rank, Reason, ReviewItem, Seat, SeatNotes,
    Space, StatusName, Suit, TextPosition, TripoliOptions, TripoliPreset,
    TripoliState, Value, World,
} from "./src/raw.js";
export { VERSION, constants } from "./src/raw.js";

/** Cards to pass in: "KH 10♥", or a list such as ["KH", "10♥"]. */
export type CardSet = string | Iterable<Card>;

/** What a global class makes, where there is such a class. */
type Made<Name extends string> = typeof globalThis extends
    { [name in Name]: { prototype: infer Type } } ? Type : never;
type Compiled = typeof globalThis extends
    { WebAssembly: { Module: { prototype: infer Type } } } ? Type : never;

/** Where the library comes from: an address, bytes, a response, a module. */
export type Source = string | ArrayBuffer | ArrayBufferView | Made<"URL"> |
    Made<"Response"> | Compiled;

/** Loads the library; the default is talon.wasm beside talon.js. */
export declare function load(source?: Source): Promise<void>;

/** Where the module with the players and the solver is: load(withAdvisor). */
export declare const withAdvisor: Made<"URL">;

/** The library is missing, is not talon, or is of another version. */
export declare class LoadError extends Error {
    readonly name: "LoadError";
}

/** A refusal: what talon answers with a negative status. */
export declare class TalonError extends Error {
    constructor(status: number, details?: object);
    /** The name of the status: "TALON_E_FOLLOW". */
    name: StatusName;
    /** The number of the status. */
    status: number;
    /** What it means in English. */
    text: string;
    /** The clauses of the rule book, or "". */
    clause: string;
    /** The cards that it is about. */
    cards: Card[];
    /** Where a text was refused. */
    position?: TextPosition;
    /** Where saved bytes were refused. */
    offset?: number;
    /** How many moves rebuild() made before this. */
    made?: number;
    /** What is wrong with rules. */
    problems?: Problem[];
}

/** A conflict between options. */
export interface Problem {
    status: number;
    name: StatusName;
    text: string;
    clause: string;
    options: string[];
}

/** What has the fields of its kind, and no others. */
type OfKind<All, Kind extends keyof All> = {
    [Key in Kind]: { kind: Key } & All[Key] & {
        [Other in Exclude<All[keyof All] extends infer Fields ?
            Fields extends Fields ? keyof Fields : never : never,
                          keyof All[Key]>]?: undefined;
    };
}[Kind];

/** A move of a kind: MoveOf<"bid"> has an amount and a denomination. */
export type MoveOf<Kind extends MoveKind> =
    OfKind<MoveFields<CardSet, null>, Kind>;

/** A move: which fields it has depends on its kind. */
export type Move = MoveOf<MoveKind>;

/** A move as talon makes it: its cards are a list. */
export type MoveMade = OfKind<MoveFields<Card[], never>, MoveKind>;

/** What every event has. */
export interface EventBase {
    seat: Seat;
    /** The turn after the move or deal. */
    turn: number;
    /** The seats that may see the cards. */
    viewers: number[] | "all";
    /** What an event of a later version keeps here. */
    reserved?: number[];
}

/** An event of a kind: EventOf<"trick"> has the cards that were played. */
export type EventOf<Key extends Kind> = EventBase & OfKind<EventFields, Key>;

/** An event of a later version, of a kind that these types do not know. */
export type LaterEvent = EventBase & { kind: number } & Partial<AllFields>;

interface AllFields {
    cards: Card[];
    count: number;
    played: Card[];
    amount: number;
    other: Seat;
    denomination: Denomination;
    reason: Reason;
    box: Box;
    place: Place;
    index: number;
}

/** What the table saw: which fields it has depends on its kind. */
export type GameEvent = EventOf<Kind> | LaterEvent;

/** Which amounts have codes. */
export type CodeMode = "exact" | "ladder";

/** What a code stands for: the kind, and a part of a move. */
export interface MovePart {
    kind: MoveKind;
    cards?: Card[];
    amount?: number;
    other?: Seat;
    denomination?: Denomination;
    index?: number;
}

export interface Term {
    number: number;
    key: string;
    label: string;
}

export interface CardInfo {
    card: Card;
    suit: Suit | null;
    rank: Rank;
    label: string;
    /** The character that shows the card, or "". */
    unicode: string;
}

export interface OptionInfo {
    key: string;
    label: string;
    text: string;
    group: { key: string; label: string };
    clause: string;
    since: string;
    type: "switch" | "choice" | "number";
    low?: number;
    high?: number;
    step?: number;
    values: { value: number; key: string; label: string; since: string }[];
}

export interface GameInfo {
    key: GameKey;
    label: string;
    text: string;
    presets: { key: string; label: string; text: string }[];
    groups: { key: string; label: string }[];
    options: OptionInfo[];
}

/** A card as talon writes it: card("k♥") is "KH". */
export declare function card(text: string): Card;
/** What is printed on a card. */
export declare function cardInfo(card: string): CardInfo;
/** A set as a list in set order: cards("KH 10♥") is ["10H", "KH"]. */
export declare function cards(set: CardSet): Card[];
/** The n-th card of a set in set order, from 0; null if it has no more. */
export declare function cardAt(set: CardSet, n: number): Card | null;
/** A set as one text, in set order: "10H KH". */
export declare function formatCards(set: CardSet): string;
/** The card of a suit (null for a joker) and a rank. */
export declare function makeCard(suit: Suit | null, rank: Rank | number): Card;
/** The terms of a space of numbers, with labels in a language if one is
 * named. */
export declare function terms(space: Space, language?: Locale): Term[];
/** The name of a key or number of a space, in English or a language. */
export declare function label(space: Space, key: string | number,
                              language?: Locale): string;
/** The verb of a kind of move in records, or "". */
export declare function verb(kind: Kind): string;
/** All that a settings screen shows, in English or a language. */
export declare function games(language?: Locale): GameInfo[];
/** The functions of the module itself: numbers, pointers, and no checks. */
export declare function raw(): Exports;
/** The version of the library that runs. */
export declare function version(): string;
export declare function limits(): Record<Limit, number>;
export declare function features(): Record<Feature, boolean>;
/** How many bytes of games and other blocks are allocated now. */
export declare function allocated(): number;

/** What JSON.stringify() makes of rules. */
export interface RulesJSON {
    game: GameKey;
    preset: string;
    options: Record<string, string | number>;
}

/** The rules of a game, to be read and changed. */
export declare class Rules<Key extends GameKey = GameKey> {
    /** Rules of a preset (of the first, if none is named), and options. */
    constructor(game: Key, preset?: PresetsOf[Key] | null,
                options?: OptionsOf[Key]);
    /** The rules that the header of a record states, and where it ends. */
    static read(text: string): {
        rules: Rules; offset: number; position: TextPosition;
    };
    /** Rules from toJSON(), or from keys that are known only at run time. */
    static from(json: {
        game: string; preset?: string | null;
        options?: Record<string, string | number | boolean>;
    }): Rules;
    readonly game: Key;
    readonly preset: string | null;
    /** All options by key. */
    readonly options: Record<string, string | number>;
    readonly seatCount: number;
    /** The cards of the pack. */
    readonly pack: Card[];
    setPreset(key: string): this;
    get(option: string): string | number;
    /** An option's value in words, in English or a language. */
    label(option: string, language?: Locale): string;
    set(option: string, value: string | number | boolean): this;
    /** Whether an option has an effect under these rules. */
    applies(option: string): boolean;
    /** Everything that is wrong with the rules. */
    check(): Problem[];
    equals(other: Rules): boolean;
    nearestPreset(): { preset: string; differences: number };
    /** A seat and its partners. */
    side(seat: number): number[];
    /** How many codes of moves there are; every code is below it. */
    codeCount(mode: CodeMode): number;
    codeMeaning(code: number, mode: CodeMode): MovePart;
    /** How many numbers an observation has. */
    readonly observationCount: number;
    /** The fields of an observation, in order. */
    observation(): Field[];
    copy(): Rules<Key>;
    /** The rules as the header of a record. */
    toString(): string;
    toJSON(): RulesJSON;
}

/** A generator of chance; without a seed, one that nobody knows. */
export declare class Random {
    constructor(seed?: string | number | Uint8Array, stream?: number);
    static fromBytes(bytes: Uint8Array): Random;
    toBytes(): Uint8Array;
    copy(): Random;
    /** A number below a bound. */
    below(bound: number): number;
    bytes(count: number): Uint8Array;
    shuffle(cards: string | Iterable<Card>): Card[];
    /** One of a list. */
    pick<T>(list: readonly T[]): T;
}

/** What games and views have in common: all that can be asked. */
export declare abstract class Position implements Disposable {
    /** Frees the memory; any other use then throws. */
    dispose(): void;
    [Symbol.dispose](): void;
    readonly rules: Rules;
    /** A seat, "table", or null if the game is over. */
    readonly toAct: number | "table" | null;
    /** The seats that owe a move, in turn or not. */
    readonly owing: number[];
    readonly turn: number;
    readonly phase: Phase;
    readonly seatCount: number;
    readonly dealCount: number;
    /** Whether no hand is being played. */
    readonly dealOver: boolean;
    readonly winners: number[];
    /** Scores or chips, by seat. */
    readonly totals: number[];
    /** What each seat has won or lost in the deal. */
    readonly returns: number[];
    /** The seats that this is a view of; of a game, all. */
    readonly viewers: number[];
    readonly isView: boolean;
    side(seat: number): number[];
    equals(other: Position): boolean;
    /** A hash of the state, in 16 hexadecimal digits. */
    hash(): string;
    /** What may be done; null if the seat is not a viewer of this view. */
    choices(seat?: Seat): Choice[] | null;
    moveCount(seat?: Seat): number | null;
    moveAt(index: number, seat?: Seat): MoveMade;
    /** All moves, one after the other: a generator. [...game.moves()] is a
     * list. */
    moves(seat?: Seat): Generator<MoveMade, void, undefined>;
    moveIndex(move: Move): number;
    /** Why a move is refused, as a value; null if it is accepted. */
    check(move: Move): TalonError | null;
    /** A sensible move of the seat to act, at random. */
    randomMove(random: Random): MoveMade;
    /** The cards at a place, their number, and whether all are known. */
    cards(place: Place): { cards: Card[]; count: number; known: boolean };
    /** The suit that a card belongs to now; null if to none yet. */
    cardSuit(card: Card): Suit | null;
    /** Cards in the order in which to show a hand. */
    sortHand(cards: CardSet): Card[];
    /** Where each card of the pack that is due will go. */
    dealPlaces(): Place[];
    /** The view that seats have: new, or shown in a view there is. */
    view(seats: number | Iterable<number>, into?: View): View;
    /** The codes of a move of a seat, whether it is legal now or not. */
    moveCodes(move: Move, mode: CodeMode): number[];
    /** What a seat's move may begin or go on with; null as for choices(). */
    codesAfter(seat: Seat, prefix: Iterable<number>,
               mode: CodeMode): number[] | null;
    /** Those codes as a mask: 1 for each; null as for choices(). */
    codeMask(seat: Seat, prefix: Iterable<number>,
             mode: CodeMode): Uint8Array | null;
    /** What a seat knows, as numbers. */
    observe(seat: number): Int32Array;
    /** The legal move of a seat that has these codes. */
    moveOfCodes(seat: Seat, codes: Iterable<number>, mode: CodeMode): MoveMade;
    /** Plays the hand again; told are the events since the deal. */
    rebuild(pack: string | Iterable<Card>, moves?: Iterable<Move>,
            options?: { told?: GameEvent[]; into?: Game }): Game;
    /** What a seat knows, as bytes to compare within one release. */
    informationKey(seat: number): Uint8Array;
    /** Bytes that mean the same everywhere. */
    save(): Uint8Array;
    restore(bytes: Uint8Array | ArrayBuffer): this;
    /** Copies the state of another of the same kind over this one. */
    assign(other: this): this;
    /** A line of a record as what it says. */
    parse(line: string): MoveMade;
    formatMove(move: Move): string;
    formatDeal(cards: string | Iterable<Card>): string;
}

/** A field of observations: numbers from first on, in equal parts. */
export interface Field {
    key: string;
    text: string;
    first: number;
    count: number;
    parts: number;
    lowest: number;
    highest: number;
}

/** A game as an environment for learning; actions are codes of moves. */
export declare class Environment {
    /**
     * A session of Tripoli ends after so many deals; a game is cut off after
     * so many turns.
     */
    constructor(rules: Rules, options?: {
        deals?: number; maxTurns?: number; codes?: CodeMode;
    });
    /** Begins a new game; without a seed, the next one of the last seed. */
    reset(seed?: string | number | Uint8Array): void;
    /** Who is to act; null before reset() and after the end. */
    readonly seat: number | null;
    /** Whether the game was cut off after maxTurns. */
    readonly truncated: boolean;
    /** The codes of the move so far. */
    readonly picked: number[];
    /** How many actions there are; each is below it. */
    readonly actionCount: number;
    /** The whole game, which no seat may see; undefined before reset(). */
    readonly game: Game | undefined;
    /** What a seat knows; without an array, in one that is filled again. */
    observe(seat?: number, into?: Int32Array): Int32Array;
    /** What may be done next: 1 for each such action, else 0. */
    mask(into?: Uint8Array): Uint8Array;
    /** Takes an action: what each seat has won by it. */
    step(action: number): number[];
    /** Frees its memory and its game. */
    dispose(): void;
    [Symbol.dispose](): void;
}

/** A game: whoever has it is the table. */
export declare class Game extends Position {
    constructor(rules: Rules);
    static load(bytes: Uint8Array | ArrayBuffer): Game;
    /** The game that a record tells. */
    static fromRecord(text: string, options?: { check?: boolean }): Game;
    choices(seat?: Seat): Choice[];
    moveCount(seat?: Seat): number;
    codesAfter(seat: Seat, prefix: Iterable<number>, mode: CodeMode): number[];
    copy(): Game;
    /** Makes a move. */
    apply(move: Move): GameEvent[];
    /** Makes what is due by chance. */
    chance(random: Random): GameEvent[];
    /** The cards that are due, in the order of dealing. */
    shuffle(random: Random): Card[];
    deal(cards: string | Iterable<Card>): GameEvent[];
    /** A pack that deals wanted cards: { 0: "KH QH", talon: "JK" }. */
    packFor(wanted: { [place: string]: CardSet }): Card[];
    /** A pack that deals the hand again. */
    handPack(): Card[];
    /** The moves since the deal, and whether none is missing. */
    history(told?: GameEvent[]): { moves: MoveMade[]; complete: boolean };
    readLine(line: string, options?: { check?: boolean }): GameEvent[];
    /** Reads lines of a record: how many bytes that were. */
    read(text: string, options?: { check?: boolean }): number;
    /** All annotations that are true now; they show every card. */
    annotations(): string;
}

/** What seats know of a game. It can be asked, but not played on. */
export declare class View extends Position {
    private constructor();
    static load(bytes: Uint8Array | ArrayBuffer): View;
    copy(): View;
    /** A game at random that has this view. */
    sample(random: Random): Game;
}

/** What saved bytes are. */
export declare function inspectSaved(bytes: Uint8Array | ArrayBuffer): {
    rules: Rules; viewers: number[]; isView: boolean;
};
/** Events as seats see them. */
export declare function redactEvents(
    events: GameEvent[], seats: number | Iterable<number>): GameEvent[];
export declare function saveEvents(events: GameEvent[]): Uint8Array;
export declare function loadEvents(
    bytes: Uint8Array | ArrayBuffer): GameEvent[];

/** A language, or a locale: "de", "de-AT". */
export type Locale = Language | (string & {});

/** The languages that words are in. */
export declare function languages(): { key: Language; label: string }[];

/** What Words.read() makes of a text. All but a move that is accepted come with
 * a sentence for the person. */
export type Reading =
    | { answer: "move"; move: MoveMade }
    /** The first moves that fit, and how many there are. */
    | { answer: "several"; moves: MoveMade[]; count: number; sentence: string }
    | { answer: "refused"; move: MoveMade; error: TalonError; sentence: string }
    /** Where what is not understood begins, and its length; 0 for nothing. */
    | { answer: "unknown"; at: number; length: number; sentence: string };

/** Sentences: what happens, what may be done, why something was refused. */
export declare class Words {
    /** The language and rules; who is "you", the names of the seats, and how
     * cards are written. */
    constructor(rules: Rules, language?: Locale, how?: {
        you?: number | null; names?: string[]; style?: CardStyle;
    });
    /** The version of the words in use. */
    static readonly version: string;
    readonly language: Language;
    /** A sentence for the first of some events, and how many it tells; "" if
     * there is nothing to say. */
    event(events: GameEvent[]): { text: string; told: number };
    /** All sentences of some events. Redact the events first. */
    events(events: GameEvent[]): string[];
    /** A sentence for what check() answers or apply() throws; with a game or
     * view, it says what is possible. */
    refusal(error: { status: number; cards?: Card[] },
            game?: Position | null): string;
    /** What a person typed, as a move of a seat: "7h", "queen of hearts". */
    read(game: Position, seat: number, typed: string): Reading;
    /** Cards that a person typed: "6d 10h", "hearts", "aces, joker", "all"; or
     * null and a sentence on what is wrong. */
    readCards(game: Position, typed: string):
        { cards: Card[]; sentence: "" } | { cards: null; sentence: string };
    /** A choice in a short form: "bid 7 to 10 in ♠, ♣ or NT". With the game,
     * cards are listed as players hold them in it. */
    choice(choice: Choice, game?: Position | null): string;
    /** A move in a short form: "play ♠A". */
    move(move: Move): string;
    /** A bid: "7 ♥"; 0 tricks for a misère. */
    bid(tricks: number, denomination: Denomination): string;
    /** The scores of all sides, or the chips of all seats. */
    scores(game: Position): string;
    /** A hand in the order in which players hold it. */
    hand(game: Position, set: CardSet): string;
    card(card: Card): string;
    /** Cards in the order of a list. */
    cards(list: string | Iterable<Card>): string;
    /** The name of a seat, or "you". */
    seat(seat: Seat): string;
    /** Several: "you, Anna and Ben". */
    seats(seats: number | Iterable<number>): string;
    /** A poker hand by its rank: "full house, kings over tens". */
    poker(rank: number): string;
    /** The reason of an advice, with the card and seat that it is about. */
    advice(advice: { reason: AdviceReason | number | null; card?: Card | null;
                     seat?: Seat }): string;
    /** A chance in ten-thousandths: chance("contract", 7300). */
    chance(of: ChanceOf, chance: number): string;
}

/** Poker hands, without a game. */
export declare namespace poker {
    function rank(five: CardSet): number;
    function best(cards: CardSet): {
        rank: number; cards: Card[]; category: PokerCategory; text: string;
    };
    /** The ranks of many sets; null for what is not a hand. */
    function ranks(sets: Iterable<CardSet>): (number | null)[];
    function category(rank: number): PokerCategory;
    /** A rank in words: "full house, kings over tens". */
    function text(rank: number): string;
}

/** Five Hundred: what a screen shows, and its scoring without a game. */
export declare namespace fiveHundred {
    /** All that a screen shows; known is false if parts are hidden. */
    function state(game: Position): FiveHundredState & { known: boolean };
    function bids(game: Position): MoveMade[];
    function passed(game: Position): Seat[];
    function trick(game: Position, index: number): {
        leader: Seat; cards: Card[]; suit: Suit | null; winner: Seat;
    };
    function winning(game: Position): { seat: Seat; card: Card | null };
    function drawn(game: Position): (Card | null)[];
    function lastScore(game: Position): FiveHundredScore;
    interface Playable { seat: Seat; cards: Card[]; suits: Suit[] }
    /** The cards that may be played; null if this view does not know. */
    function playable(game: Game): Playable;
    function playable(game: Position): Playable | null;
    /** Plays a card, without events. */
    function play(game: Game, seat: number, card: Card,
                  suit?: Suit | null): void;
    function bidValue(rules: Rules, tricks: number,
                      denomination: Denomination): number;
    function bidRank(rules: Rules, tricks: number,
                     denomination: Denomination): number;
    /** Scores a hand that people have played with real cards. */
    function scoreHand(rules: Rules,
                       hand: Partial<FiveHundredHand>): FiveHundredScore;
}

/** Tripoli: what a screen shows, and its chips without a game. */
export declare namespace tripoli {
    /** All that a screen shows; known is false if parts are hidden. */
    function state(game: Position): TripoliState & { known: boolean };
    function plays(game: Position): MoveMade[];
    function callCost(game: Position, seat: number): number;
    function potsNow(game: Position): Pot[];
    /** A random board: the move of the table where one is due. */
    function boardShuffle(game: Position, random: Random): MoveMade;
    /** Which boxes a hand collects, and with which cards. */
    function collects(rules: Rules, hand: CardSet): {
        boxes: Box[]; cards: Card[];
    };
    /** Who wins which pot. */
    function pots(round: {
        staked: number[]; before?: number;
        contenders: number | Iterable<number>; hands: (CardSet | null)[];
    }): { pots: Pot[]; back: number[] };
}

/**
 * Computer players for both games, and the solver for Five Hundred; they need
 * load(withAdvisor).
 */
export declare namespace advisor {
    function version(): string;
    function versionNumber(): number;
    /** The levels of players, the weakest first. */
    function levels(): Level[];
    /** What a level does in a phase of a game. */
    function budgetOf(level: Level, game: GameKey, phase: Phase): Budget;
    /** How many bytes of memory a player of a game thinks in. */
    function scratchSize(game: GameKey,
                         budget: Partial<Budget> & { level: Level }): number;
    /** Whether a part knows all rules that are set: whether there are players
     * for a game, or a solver. A lobby asks before a game. */
    function supports(rules: Rules, part: AdvisorPart): boolean;

    /** The spaces of the advisor, and the levels. */
    type AdvisorSpace = "part" | "reason" | "chance" | "goal" | "level";
    /** The terms of a space, in English or a language. */
    function terms(space: AdvisorSpace, language?: Locale): Term[];
    /** The words for a key or number: label("reason", "draws-trumps"). */
    function label(space: AdvisorSpace, key: string | number,
                   language?: Locale): string;

    /** What ends a call. For a call that is not in slices, only a signal that
     * is aborted before it matters. */
    interface Stopping {
        /** An AbortSignal. The answer is the best so far, not a rejection. */
        signal?: { readonly aborted: boolean };
    }

    /** How a call is cut into slices, between which everything else runs. */
    interface Slices extends Stopping {
        /** Nodes in a slice; 100,000 take some hundredths of a second. */
        slice?: number;
    }

    /** Whether it is finished; else a limit or a signal came first: values are
     * ranges, lists may stop early, and moves are the best so far. */
    interface Finished { finished: boolean }

    /** What was seen of each seat in earlier hands. */
    class Notes {
        constructor(bytes?: Uint8Array);
        toBytes(): Uint8Array;
        /** Counts what events tell. */
        add(events: GameEvent[]): this;
        of(seat: number): SeatNotes;
    }

    /** A move that was considered; text has the reason in words. */
    type Advised = Advice & { text: string };

    /** A computer player, which keeps nothing of the game. */
    class Player {
        constructor(level: Level,
                    budget?: { worlds?: number; nodes?: number });
        readonly level: Level;
        readonly budget: Budget;
        /** The moves worth considering, the best first. */
        advise(game: Position, seat: number, random: Random,
               notes?: Notes, how?: Stopping): Advised[] & Finished;
        /** Where the player of a seat believes hidden cards to be. */
        beliefs(game: Position, seat: number, random: Random,
                notes?: Notes, how?: Stopping): Belief[] & Finished;
        /** The best move. */
        move(game: Position, seat: number, random: Random,
             notes?: Notes, how?: Stopping): MoveMade;
        /** A move beside the best one, with what is wrong with it. */
        why(game: Position, seat: number, move: Move, random: Random,
            notes?: Notes, how?: Stopping):
            { best: Advised; other: Advised } & Finished;
    }

    /** The position of a game in the tricks. */
    function positionOf(game: Position): FiveHundredPosition;
    /** The position before the discard of a hand, for Solver.discards(). */
    function positionBeforeDiscard(game: Position): FiveHundredPosition;
    /** Why a position cannot be solved; null if it can. */
    function checkPosition(position: SolverPosition): TalonError | null;

    /** A position; fields that are left out are 0, empty or nobody, and hands
     * may be texts: "KH QH". */
    type SolverPosition = Partial<Omit<FiveHundredPosition, "hand">> &
        { hand?: CardSet[] };

    /** The solver. Its calls end at a limit in nodes: 0 is one that ordinary
     * hands do not reach, Infinity is none. */
    class Solver {
        constructor(how?: { bytes?: number; limit?: number });
        dispose(): void;
        [Symbol.dispose](): void;
        /** Forgets what it has solved. */
        forget(): void;
        /** How many tricks the side takes in all; in a misère 1 for made. */
        solve(what: SolverPosition | Position): Value & Finished;
        /** The same in slices. */
        solveAsync(what: SolverPosition | Position,
                   how?: Slices): Promise<Value & Finished>;
        /** Whether the side takes so many tricks; null if unfinished. */
        reaches(what: SolverPosition | Position,
                tricks: number): boolean | null;
        /** The same in slices. */
        reachesAsync(what: SolverPosition | Position, tricks: number,
                     how?: Slices): Promise<boolean | null>;
        /** What each card is worth that may be played. */
        cards(what: SolverPosition | Position): CardValue[] & Finished;
        /** The same in slices. */
        cardsAsync(what: SolverPosition | Position,
                   how?: Slices): Promise<CardValue[] & Finished>;
        /** Best play to the end of the hand. */
        line(what: SolverPosition | Position): MoveMade[] & Finished;
        /** The same in slices. */
        lineAsync(what: SolverPosition | Position,
                  how?: Slices): Promise<MoveMade[] & Finished>;
        /** What each card of the hand cost. */
        review(game: Position): ReviewItem[] & Finished;
        /** The same in slices, of the game as it is now. */
        reviewAsync(game: Position,
                    how?: Slices): Promise<ReviewItem[] & Finished>;
        /** What each seat takes as the contractor of each denomination. */
        deal(rules: Rules, hands: Iterable<CardSet>,
             kitty?: CardSet | null): DealTable & Finished;
        /** The same in slices. */
        dealAsync(rules: Rules, hands: Iterable<CardSet>, how?: Slices,
                  kitty?: CardSet | null): Promise<DealTable & Finished>;
        /** What a deal with its kitty is worth with best bidding and play. */
        par(rules: Rules, hands: Iterable<CardSet>, kitty: CardSet,
            dealer: number, before?: Iterable<number>):
            Par & { nodes: number } & Finished;
        /** The same in slices. */
        parAsync(rules: Rules, hands: Iterable<CardSet>, kitty: CardSet,
                 dealer: number, before?: Iterable<number>, how?: Slices):
            Promise<Par & { nodes: number } & Finished>;
        /** What each discard is worth, before it; or only which are best. */
        discards(what: Position | SolverPosition,
                 wanted?: "every" | "best"): DiscardValue[] & Finished;
        /** The same in slices. */
        discardsAsync(what: Position | SolverPosition,
                      wanted?: "every" | "best",
                      how?: Slices): Promise<DiscardValue[] & Finished>;
        /** What the discard of the hand cost. */
        reviewDiscard(game: Position): DiscardReview & Finished;
        /** The same in slices. */
        reviewDiscardAsync(game: Position, how?: Slices):
            Promise<DiscardReview & Finished>;
        /** What each discard is worth in so many worlds together. */
        discardWorlds(view: Position, count: number, random: Random,
                      goal?: Goal): DiscardSum[] & Finished;
        /** Worlds of a view, with the values of the cards in each. */
        worlds(view: Position, count: number, random: Random,
               goal?: Goal): World[] & Finished;
        /** The same in slices, of the view as it is now. */
        worldsAsync(view: Position, count: number, random: Random,
                    goal?: Goal, how?: Slices): Promise<World[] & Finished>;
    }
}
