// SPDX-License-Identifier: MIT
// Compares what talon.d.ts declares with what the package has, both ways, and
// the types of moves and events with those of random games.
//
//     node declared.mjs TYPESCRIPT
//
// TYPESCRIPT is the path of the compiler's module.
import { pathToFileURL } from "node:url";
import * as talon from "libtalon";

const { default: ts } = await import(pathToFileURL(process.argv[2]));
const declarations = new URL("talon.d.ts", import.meta.resolve("libtalon"));
const program = ts.createProgram([declarations.pathname], {
    target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext,
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(declarations.pathname);
const differences = [];

function compare(what, declared, there) {
    for (const name of there)
        if (!declared.includes(name))
            differences.push(`undeclared: ${what}${name}`);
    for (const name of declared)
        if (!there.includes(name))
            differences.push(`not there: ${what}${name}`);
}

function named(symbols) {
    return symbols.map((one) => one.name).filter((name) =>
        name !== "prototype" && !name.startsWith("__"));
}

/** The members that objects of a class inherit or get, but for Object's. */
function members(start) {
    const all = new Set();
    for (let at = start; at && at !== Object.prototype &&
         at !== Error.prototype; at = Object.getPrototypeOf(at))
        for (const name of Object.getOwnPropertyNames(at))
            if (name !== "constructor") all.add(name);
    return [...all];
}

const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
const values = symbols.filter((one) => {
    const { flags } = one.flags & ts.SymbolFlags.Alias ?
        checker.getAliasedSymbol(one) : one;
    return flags & ts.SymbolFlags.Value;
});
compare("", named(values), Object.keys(talon));
for (const symbol of values) {
    const value = talon[symbol.name];
    const type = checker.getTypeOfSymbol(symbol);
    if (typeof value === "function" && symbol.flags & ts.SymbolFlags.Class &&
        !(value.prototype instanceof Error)) {
        const statics = Object.getOwnPropertyNames(value).filter((name) =>
            !["length", "name", "prototype"].includes(name));
        compare(symbol.name + ".",
                named(type.getProperties().filter((one) =>
                    one.parent === symbol)), statics);
        const made = checker.getDeclaredTypeOfSymbol(symbol);
        compare(symbol.name + ".prototype.", named(made.getProperties()),
                members(value.prototype));
    } else if (symbol.flags & ts.SymbolFlags.Namespace) {
        compare(symbol.name + ".", named(checker.getExportsOfModule(symbol)
            .filter(({ flags }) => flags & ts.SymbolFlags.Value)),
                Object.keys(value));
    }
}
/** By kind: the fields that it must have, and those that it may have. */
function kindsOf(name) {
    const alias = symbols.find((one) => one.name === name);
    const kinds = new Map();
    for (const type of checker.getDeclaredTypeOfSymbol(alias).types) {
        const fields = type.getProperties().map((one) => ({
            name: one.name, type: checker.getTypeOfSymbol(one),
            optional: (one.flags & ts.SymbolFlags.Optional) !== 0,
        }));
        const { type: kind } = fields.find((one) => one.name === "kind");
        if (kind.isStringLiteral())
            kinds.set(kind.value, fields.filter((one) =>
                !(one.type.flags & ts.TypeFlags.Undefined)));
    }
    return kinds;
}

const declared = { move: kindsOf("MoveMade"), event: kindsOf("GameEvent") };
const met = { move: new Set(), event: new Set() };

/** Whether an object has what the type of its kind says, and no more. */
function compareObject(what, object) {
    const fields = declared[what].get(object.kind);
    if (fields === undefined) {
        differences.push(`no such kind: ${what} ${object.kind}`);
        return;
    }
    met[what].add(object.kind);
    for (const { name, optional } of fields)
        if (!optional && object[name] === undefined)
            differences.push(`not there: ${what} ${object.kind}.${name}`);
    for (const name of Object.keys(object))
        if (!fields.some((one) => one.name === name))
            differences.push(`undeclared: ${what} ${object.kind}.${name}`);
}

await talon.load();
for (const { key, presets } of talon.games())
    for (const preset of presets) {
        const game = new talon.Game(new talon.Rules(key, preset.key));
        const random = new talon.Random(preset.key);
        while (game.toAct !== null && game.turn < 600) {
            if (game.moveCount() < 300)
                for (const move of game.moves()) compareObject("move", move);
            const owed = game.toAct === "table" && game.moveCount() > 0 &&
                random.below(9) === 0;
            const next = game.toAct !== "table" && game.randomMove(random);
            if (next) compareObject("move", next);
            const events = next ? game.apply(next) :
                owed ? game.apply(random.pick([...game.moves()])) :
                game.chance(random);
            for (const event of events) compareObject("event", event);
        }
    }
// Random games see nearly all: too few would prove little.
if (met.move.size < 15 || met.event.size < 39)
    differences.push("too few kinds: " + ["move", "event"].flatMap((what) =>
        [...declared[what].keys()].filter((kind) => !met[what].has(kind))));
console.log([...new Set(differences)].join("\n") || "no differences");
process.exitCode = differences.length > 0 ? 1 : 0;
