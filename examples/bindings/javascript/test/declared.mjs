// SPDX-License-Identifier: MIT
// Compares what talon.d.ts declares with what the package has, both ways.
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
console.log(differences.join("\n") || "no differences");
process.exitCode = differences.length > 0 ? 1 : 0;
