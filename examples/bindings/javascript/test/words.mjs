// SPDX-License-Identifier: MIT
// Tests of sentences; test.mjs and advisor.mjs run them.
import assert from "node:assert/strict";
import * as talon from "libtalon";

const { Game, Random, Rules, Words, constants, label, raw, terms } = talon;

/** A game in the auction; seat 0 is to bid, and holds these cards, and
 *  others. */
function auction() {
    const rules = new Rules("five-hundred", "classic-3", { "first-dealer": 2 });
    const game = new Game(rules);
    const events = game.deal(game.packFor({ 0: "AH KH QH" }));
    return { game, rules, events };
}

export async function testWords(test, refuses) {
    await test("languages, and words that are refused", () => {
        assert.deepEqual(talon.languages(), [
            { key: "en", label: "English" }, { key: "de", label: "Deutsch" }]);
        const rules = new Rules("tripoli");
        assert.equal(new Words(rules).language, "en");
        assert.equal(new Words(rules, "de-AT").language, "de");
        assert.equal(Words.version, talon.version());
        assert.throws(() => new Words(rules, "xx"), RangeError);
        assert.throws(() => new Words(rules, 1), TypeError);
        assert.throws(() => new Words({}, "de"), TypeError);
        assert.throws(() => new Words(rules, "de", { style: "loud" }),
                      TypeError);
        refuses("TALON_E_SPACE", () =>
            new Words(rules, "en", { names: ["x".repeat(64)] }));
        refuses("TALON_E_CHARACTER", () =>
            new Words(rules, "en", { names: ["a\nb"] }));
        refuses("TALON_E_SEAT", () =>
            new Words(rules, "en", { names: Array(17).fill("A") }));
    });

    await test("names, cards, bids, moves and choices in two languages", () => {
        const { game, rules } = auction();
        const names = ["", "Ben", "Clara"], how = { you: 0, names };
        const en = new Words(rules, "en", how);
        const de = new Words(rules, "de", how);
        assert.equal(en.seat(0), "you");
        assert.equal(de.seat(1), "Ben");
        assert.equal(new Words(rules).seat(2), "Seat 3");
        assert.equal(en.seats([0, 1, 2]), "you, Ben and Clara");
        assert.equal(de.seats([1, 2]), "Ben und Clara");
        for (const [style, english, german] of [
            ["signs", "♥7", "♥7"], ["letters", "7H", "He7"],
            ["words", "seven of hearts", "Herz-Sieben"]]) {
            assert.equal(new Words(rules, "en", { style }).card("7H"), english);
            assert.equal(new Words(rules, "de", { style }).card("7H"), german);
        }
        assert.equal(de.cards(["JC", "7H"]), "♣B ♥7");
        assert.match(en.hand(game, "AH KH QH"), /^♥Q ♥K ♥A$/);
        assert.equal(en.bid(10, "NT"), "10 NT");
        assert.equal(de.bid(0, "open-misere"), "Null ouvert");
        const bid = { kind: "bid", seat: 0, amount: 7, denomination: "H" };
        assert.equal(en.move(bid), "bid 7 ♥");
        assert.equal(de.move(bid), "7 ♥ bieten");
        const choices = game.choices();
        assert.equal(en.choice(choices.find(({ kind }) => kind === "pass")),
                     "pass");
        assert.equal(de.choice({ ...choices[0], kind: "pass" }), "passen");
        assert.throws(() => de.choice({ ...choices[0], extra: 1 }), TypeError);
        assert.throws(() => de.move({}), TypeError);
        refuses("TALON_E_DENOMINATION", () => de.bid(7, 99));
        game.dispose();
    });

    await test("events are told in sentences, whole or one by one", () => {
        const { game, rules, events } = auction();
        const words = new Words(rules, "de", { you: 0, names: ["", "Ben"] });
        const all = words.events(talon.redactEvents(events, 0));
        assert.equal(all[0], "Die Karten werden gegeben.");
        const dealt = all.find((one) => one.startsWith("Du bekommst "));
        for (const card of ["♥D", "♥K", "♥A"]) assert(dealt.includes(card));
        assert(!all.join().includes("Ben bekommt"));
        const bid = game.apply(
            { kind: "bid", seat: 0, amount: 7, denomination: "H" });
        assert.deepEqual(words.events(bid), ["Du bietest 7 ♥."]);
        assert.deepEqual(words.event(bid), {
            text: "Du bietest 7 ♥.", told: 1 });
        assert.deepEqual(words.events([]), []);
        refuses("TALON_E_INDEX", () => words.event([]));
        assert.throws(() => words.events("bid"), TypeError);
        // one by one, they are the same; 45 antes are one sentence
        const tripoli = new Game(new Rules("tripoli"));
        const told = new Words(tripoli.rules), random = new Random("antes");
        const dealing = tripoli.chance(random), one = [];
        for (let at = 0; at < dealing.length;) {
            const { text, told: count } = told.event(dealing.slice(at));
            assert(count > 0);
            if (text) one.push(text);
            at += count;
        }
        assert.deepEqual(told.events(dealing), one);
        assert(one.length < dealing.length / 3);
        game.dispose();
        tripoli.dispose();
    });

    await test("a refusal is told with what is possible", () => {
        const { game, rules } = auction(), en = new Words(rules, "en");
        const lost = { kind: "play", seat: 0, cards: "KH" };
        const error = game.check(lost);
        assert.match(en.refusal(error, game), /Possible now: pass; bid 6 /);
        assert.match(en.refusal(error), /\.$/);
        assert.notEqual(new Words(rules, "de").refusal(error, game),
                        en.refusal(error, game));
        refuses("TALON_E_ARGUMENT", () => en.refusal({ status: -9999 }));
        assert.throws(() => en.refusal({ status: "no" }), TypeError);
        game.dispose();
    });

    await test("what people type is read, or answered", () => {
        const { game, rules } = auction(), en = new Words(rules, "en");
        const de = new Words(rules, "de");
        const bid = { kind: "bid", seat: 0, amount: 7, denomination: "H" };
        for (const [words, text] of [[en, "7h"], [en, "bid 7 hearts"],
                                     [de, "7 Herz"], [de, "7 ♥"]])
            assert.deepEqual(words.read(game, 0, text), {
                answer: "move", move: bid });
        assert.equal(de.read(game, 0, "passe").move.kind, "pass");
        const unknown = en.read(game, 0, "é fly");
        assert.equal(unknown.answer, "unknown");
        const { at, length } = unknown;
        assert("é fly".slice(at, at + length).length > 0);
        assert.match(unknown.sentence, /\.$/);
        assert.equal(en.read(game, 0, "").length, 0);
        assert.deepEqual(en.readCards(game, "7 of hearts, ace of spades"),
                         { cards: ["AS", "7H"], sentence: "" });
        assert.equal(de.readCards(game, "Asse").cards.length, 4);
        assert.deepEqual(en.readCards(game, "xyzzy"), {
            cards: null, sentence: "Not understood: “xyzzy”." });
        game.apply(bid);
        const refused = en.read(game, 1, "7d");
        assert.equal(refused.answer, "refused");
        assert(refused.error instanceof talon.TalonError);
        assert.equal(refused.error.name,
                     game.check({ ...refused.move, seat: 1 }).name);
        assert.match(refused.sentence, /\.$/);
        // "k" with several kings in the hand asks for one of them
        const play = new Game(rules);
        play.deal(play.packFor({ 0: "KH KD KC AH 7S 8S 9S 10S QS AS" }));
        for (const line of ["0 bid 6S", "1 pass", "2 pass"])
            play.readLine(line);
        play.readLine(`0 discard ${play.rules.pack.filter((card) =>
            play.cards(0).cards.includes(card) && !/^K|^A/.test(card))
            .slice(0, 3).join(" ")}`);
        const several = en.read(play, 0, "k");
        assert.equal(several.answer, "several");
        assert(several.moves.length >= 3 && several.count >= 3);
        assert(several.moves.every(({ cards: [card] }) => /^K/.test(card)));
        assert.throws(() => en.read(play, 0, 7), TypeError);
        refuses("TALON_E_SEAT", () => en.read(play, 12, "k"));
        for (const one of [game, play]) one.dispose();
    });

    await test("scores, poker hands, reasons and chances", () => {
        const { game, rules } = auction(), en = new Words(rules, "en", {
            you: 0, names: ["", "Ben", "Clara"] });
        assert.equal(en.scores(game), "You 0; Ben 0; Clara 0");
        assert.equal(en.poker(talon.poker.rank("KH KS KC 10H 10S")),
                     "full house, kings over tens");
        refuses("TALON_E_ARGUMENT", () => en.poker(1));
        assert.equal(en.chance("contract", 7300),
                     "contract made in 73\u00A0% of cases");
        const { TALON_ADVICE_DRAWS_TRUMPS } = constants;
        assert.equal(en.advice({ reason: "draws-trumps" }),
                     en.advice({ reason: TALON_ADVICE_DRAWS_TRUMPS }));
        assert.notEqual(
            new Words(rules, "de").advice({ reason: "draws-trumps" }),
            en.advice({ reason: "draws-trumps", card: "KH", seat: 1 }));
        assert.throws(() => en.advice({ reason: "luck" }), TypeError);
        assert.throws(() => en.chance("luck", 1), TypeError);
        game.dispose();
    });

    await test("a settings screen in two languages", () => {
        const own = talon.games(), de = talon.games("de");
        assert.deepEqual(talon.games("en")[0].key, own[0].key);
        for (const [i, game] of de.entries()) {
            assert.equal(game.options.length, own[i].options.length);
            for (const one of [game, ...game.options, ...game.presets])
                assert(one.key && one.label && one.text, one.key);
            for (const { label: text, values } of game.options)
                assert(text && values.every((value) => value.label));
            assert(game.groups.every((group) => group.label));
        }
        assert.notDeepEqual(de[0].options, own[0].options);
        assert.equal(label("rank", "Q", "de"), "Dame");
        assert.equal(label("rank", "Q", "en"), "queen");
        assert.equal(terms("rank", "de").find(({ key }) => key === "K").label,
                     "König");
        const rules = new Rules("five-hundred");
        assert.notEqual(rules.label("pack", "de"), rules.label("pack", "en"));
        assert.throws(() => talon.games("xx"), RangeError);
        assert.throws(() => label("rank", "Q", "xx"), RangeError);
        // the words of the advisor's terms are in every module
        const { talon_words_level, talon_words_advisor_term } = raw();
        for (const language of [1, 2])
            assert(talon_words_level(language, 1) !==
                   talon_words_advisor_term(language, 2, 1));
    });
}
