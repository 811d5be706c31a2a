// SPDX-License-Identifier: MIT
// What the compiler must accept, and (marked) what it must refuse.
import {
    Environment, Game, Random, Rules, TalonError, View, Words, advisor,
    fiveHundred, games,
    languages, load, poker, tripoli, withAdvisor,
} from "libtalon";
import type {
    Card, Choice, EventOf, GameEvent, GameKey, Kind, Language, Move, MoveKind,
    MoveMade, MoveOf, Field, Phase,
} from "libtalon";
import { constants } from "libtalon/raw.js";

await load();
await load(new URL("talon.wasm", import.meta.url));
await load(withAdvisor);
const rules = new Rules("five-hundred", "australian-4",
                        { slam: false, target: 1000, pack: "nine-up" });
// @ts-expect-error: no such preset
new Rules("five-hundred", "australian-5");
// @ts-expect-error: a preset of the other game
new Rules("tripoli", "australian-4");
// @ts-expect-error: an option of the other game
new Rules("tripoli", null, { slam: true });
{
    const five: Rules<"five-hundred"> = rules, any: Rules = five;
    const key: GameKey = any.game, mine: "five-hundred" = five.copy().game;
    const chosen = (game: GameKey): Rules => new Rules(game);
    // @ts-expect-error: rules of the other game
    const other: Rules<"tripoli"> = rules;
    void [key, mine, chosen, other];
}
/** A move is told by its kind, which says what fields it has. */
function told(move: MoveMade): string {
    switch (move.kind) {
    case "bid": return `${move.amount}${move.denomination.toLowerCase()}`;
    case "play": {
        const cards: Card[] = move.cards;
        return cards.join() + (move.denomination ?? "");
    }
    case "raise-by": return String(move.amount + 1);
    case "buy": {
        const seat: "table" = move.seat;
        return seat + String(move.other);
    }
    case "pass":
        // @ts-expect-error: a pass has no amount
        return String(move.amount + 1);
    default: return move.kind;
    }
}
{
    const bid: MoveOf<"bid"> = {
        kind: "bid", seat: 0, amount: 7, denomination: "H",
    };
    const play: Move = { kind: "play", seat: 1, cards: "KH" };
    const made: Move = null as unknown as MoveMade;
    const kind: MoveKind = bid.kind;
    // @ts-expect-error: a bid has a denomination
    const half: Move = { kind: "bid", seat: 0, amount: 7 };
    // @ts-expect-error: a pass has no cards
    const much: Move = { kind: "pass", seat: 0, cards: "KH" };
    // @ts-expect-error: an event is no move
    const event: Move = { kind: "trick", seat: 0 };
    // @ts-expect-error: only a seat bids
    const table: Move = { kind: "alone", seat: "table" };
    const contract = (one: EventOf<"contract">): string =>
        `${one.amount}${one.denomination}`;
    void [play, made, kind, half, much, event, table, contract, told];
}
{
    const words = new Words(rules, "de", { you: 0, names: ["Anna"] });
    const sentences: string[] = words.events([]);
    const { text, told: count } = words.event([]);
    const key: Language = words.language, all = languages();
    const label: string = games(navigator.language)[0]!.label + all[0]!.label;
    // @ts-expect-error: no such style
    new Words(rules, "de", { style: "loud" });
    // @ts-expect-error: an amount, not a text
    words.bid("7", "H");
    void [sentences, text, count, key, label];
}
// @ts-expect-error: no such value
new Rules("tripoli", null, { board: "round" });
// @ts-expect-error: no such option
new Rules("tripoli", null, { boards: "fixed" });
{
    using game = new Game(rules);
    using view: View = game.view([0]);
    const random = new Random("seed", 1);
    const events: GameEvent[] = game.chance(random);
    const kinds: (Kind | number)[] = events.map((event) => event.kind);
    for (const event of events) {
        const { amount, cards } = event;
        if (event.kind === "trick") {
            const played: Card[] = event.played;
            void [event.other, played];
        } else if (event.kind === "bid") {
            const tricks: number = event.amount;
            // @ts-expect-error: a bid has no cards
            void [tricks, event.cards.length];
        }
        void [amount, cards?.length];
    }
    const mine: number = game.choices().length + game.moveCount();
    const choices: Choice[] | null = view.choices();
    const phase: Phase = game.phase;
    const move: Move = { kind: "bid", seat: 0, amount: 7, denomination: "H" };
    const refusal: TalonError | null = game.check(move);
    const about: Card[] = refusal?.cards ?? [];
    const copy: Game = game.copy().assign(game);
    const seat: number | "table" | null = copy.toAct;
    const { contract, over } = fiveHundred.lastScore(game);
    const sum: number = contract[0]! + Number(over);
    const boxes: number = tripoli.state(game).boxes.kitty;
    const text: string = poker.best("KH QH JH 10H 9H").text;
    const { moves, complete } = game.history(events);
    using again: Game = view.rebuild(game.handPack(), moves, { into: game });
    const made: number | undefined = refusal?.made;
    const codes: number[] = game.codesAfter(0, [1], "exact");
    const known: number[] | null = view.codesAfter(0, codes, "ladder");
    const coded: Move = game.moveOfCodes(0, codes, "exact");
    const part: Kind | number = rules.codeMeaning(3, "exact").kind;
    const seen: Int32Array = view.observe(0);
    const mask: Uint8Array | null = view.codeMask(0, [], "ladder");
    const hands: Field | undefined = rules.observation()[0];
    const env = new Environment(rules, { deals: 1, codes: "exact" });
    const won: number[] = env.step(env.mask(new Uint8Array(9))[0]!);
    void [seen, mask, hands, env.observe(0, seen), won];
    // @ts-expect-error: no such mode
    rules.codeCount("rough");
    // @ts-expect-error: a view has no history
    view.history();
    void [complete, again, made, known, coded, part];
    // @ts-expect-error: a view cannot be played on
    view.apply(move);
    // @ts-expect-error: a view is not a game
    game.assign(view);
    // @ts-expect-error: no such kind
    game.apply({ kind: "fly", seat: 0 });
    // @ts-expect-error: what the library decides
    game.turn = 5;
    // @ts-expect-error: views are made by games
    new View();
    void [kinds, mine, choices, phase, about, seat, sum, boxes, text];
}
const status: -72 = constants.TALON_E_FOLLOW;
void status;
{
    const player = new advisor.Player("club-1", { worlds: 4 });
    using solver = new advisor.Solver({ limit: 1000 });
    using game = new Game(rules);
    const random = new Random("seed", 1), notes = new advisor.Notes();
    const [first] = player.advise(game, 0, random, notes.add([]));
    const words: [string, number, Card | null] | undefined =
        first && [first.text, first.worth, first.card];
    const move: Move = player.why(game, 0, { kind: "pass", seat: 0 },
                                  random).best.nextMove;
    const { low, finished } = solver.solve(game);
    const later: Promise<boolean | null> = solver.reachesAsync(
        game, 7, { signal: AbortSignal.timeout(100), slice: 50_000 });
    const [card] = await solver.cardsAsync({ hand: [["KH"], ["AH"]] });
    const there: boolean = advisor.supports(rules, "players");
    const said: string = advisor.label("level", "club-1");
    const all: boolean = player.advise(
        game, 0, random, notes, { signal: AbortSignal.abort() }).finished;
    new advisor.Solver({ limit: Infinity });
    // @ts-expect-error: no such part
    advisor.supports(rules, "teacher");
    void [later, card, there, said, all];
    const best: (Card | null)[] = solver.review(game).map((one) =>
        one.bestCard);
    const table: number = solver.deal(rules, ["KH"]).low[0]![1]!;
    // @ts-expect-error: no such level
    new advisor.Player("grandmaster-9");
    void [words, move, low, finished, best, table];
}
