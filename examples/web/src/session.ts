// SPDX-License-Identifier: MIT
// A game as the page keeps it: how it was set up, and the moves of the seats as
// lines of a record. Chance follows from the seed, so a game is replayed from
// these lines alone, and undo leaves some out.
//
// Chance has a stream for each deal, and a player one for each turn. So two
// people with one seed get the same deals whatever they play, and a card that
// is played again after undo meets the same answer.
import { Game, Random, Rules } from "libtalon";
import type { GameEvent, GameKey, Level, Move, Position } from "libtalon";

export interface Setup {
    game: GameKey;
    preset: string;
    /** What differs from the preset. */
    options: Record<string, string | number>;
    seed: string;
    level: Level;
    /** The seats of people; computer players have the others. */
    people: number[];
}

/** What is stored, and what a link carries. */
export interface Saved {
    setup: Setup;
    lines: string[];
    /** How often chance has played since the last of them. */
    chances: number;
}

const PLAYERS = 2 ** 31;        // the first stream of the players

/** Most cards of a run can be played by nobody else: they play themselves. */
export function isPlayedItself(at: Position): boolean {
    return at.phase === "michigan" && at.moveCount() === 1;
}

export class Session {
    readonly game: Game;
    readonly setup: Setup;
    readonly lines: string[] = [];
    /** Before each move that the person chose, having had more than one. */
    readonly #chosen: { lines: number; chances: number }[] = [];
    /** After the last deal, before anybody has moved. */
    #dealt = { lines: 0, chances: 0 };
    #sinceLine = 0;
    #deal = -1;
    #chances = 0;

    constructor({ setup, lines, chances }: Saved) {
        this.setup = setup;
        this.game = new Game(Rules.from(setup));
        for (const line of lines) {
            while (this.owesChance(line)) this.chance();
            this.make(this.game.parse(line));
        }
        while (this.game.toAct === "table" && this.#sinceLine < chances)
            this.chance();
    }

    /** Whether chance comes before a line: nothing else does of the table but
     * the end of Tripoli, which people choose. */
    owesChance(line: string): boolean {
        return this.game.toAct === "table" && !line.startsWith("finish");
    }

    /** What the table owes: a draw, a board, a deal. */
    chance(): GameEvent[] {
        const deal = this.game.dealCount;
        if (this.#deal !== deal) {
            this.#deal = deal;
            this.#chances = 0;
        }
        const events = this.game.chance(
            new Random(this.setup.seed, deal * 256 + this.#chances));
        this.#sinceLine++;
        this.#chances++;
        if (this.game.dealCount !== deal)
            this.#dealt = {
                lines: this.lines.length, chances: this.#sinceLine,
            };
        return events;
    }

    /** Whether chance can play. In Tripoli, fewer than two seats may be able to
     * pay for a deal; the page sells no chips, so it can only be ended then. */
    canDeal(): boolean {
        return this.game.choices("table").some(({ kind }) =>
            kind !== "buy" && kind !== "finish");
    }

    /** The end of Tripoli: what is left on the board is played for. */
    end(): GameEvent[] {
        return this.make({ kind: "finish", seat: "table", amount: 1 });
    }

    /** The chance of the player who is to act. */
    random(): Random {
        return new Random(this.setup.seed, PLAYERS + this.game.turn);
    }

    make(move: Move): GameEvent[] {
        const line = this.game.formatMove(move).trimEnd();
        const isChosen = move.seat !== "table" && !this.isForced() &&
            this.setup.people.includes(move.seat);
        const events = this.game.apply(move);
        if (isChosen)
            this.#chosen.push({
                lines: this.lines.length, chances: this.#sinceLine,
            });
        this.#sinceLine = 0;
        this.lines.push(line);
        return events;
    }

    /** Whether the seat to act has one move only. */
    isForced(): boolean {
        return this.game.moveCount() === 1;
    }

    get saved(): Saved {
        return {
            setup: this.setup, lines: [...this.lines],
            chances: this.#sinceLine,
        };
    }

    /** The game before the last move that the person chose. */
    before(): Saved | null {
        const last = this.#chosen.at(-1);
        return last === undefined ? null : this.#at(last);
    }

    /** The game when the last hand had been dealt. */
    get dealStart(): Saved { return this.#at(this.#dealt); }

    #at({ lines, chances }: { lines: number; chances: number }): Saved {
        return {
            setup: this.setup, lines: this.lines.slice(0, lines), chances,
        };
    }

    /** Whether people may stop here. */
    canEnd(): boolean {
        return this.waits() && this.game.choices("table").some(({ kind }) =>
            kind === "finish");
    }

    /** Whether the next deal waits until the person has seen the last hand. */
    waits(): boolean {
        return this.game.toAct === "table" && this.game.dealOver &&
            this.game.dealCount > 0;
    }
}
