// SPDX-License-Identifier: MIT
// What the compiler must accept, and (marked) what it must refuse.
import {
    Game, Random, Rules, TalonError, View, advisor, fiveHundred, load, poker,
    tripoli, withAdvisor,
} from "libtalon";
import type { Card, Choice, GameEvent, Kind, Move, Phase } from "libtalon";
import { constants } from "libtalon/raw.js";

await load();
await load(new URL("talon.wasm", import.meta.url));
await load(withAdvisor);
const rules = new Rules("five-hundred", "australian-4",
                        { slam: false, target: 1000, pack: "nine-up" });
// @ts-expect-error: no such preset
new Rules("five-hundred", "australian-5");
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
