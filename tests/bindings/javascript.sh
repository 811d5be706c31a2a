#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the npm package, installs it, and tests what is installed, as
# README.md describes.
set -eu

root=$TALON_ROOT
work=$TALON_WORK
here=$root/examples/bindings/javascript
app=$work/app
package=$app/node_modules/libtalon
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

# The sources of the package, without files from an earlier build.
copy_sources() {
    rm -rf "$work/source" "$app"
    mkdir -p "$work/source" "$app/node_modules"
    (cd "$here" && tar -cf - --exclude ./node_modules --exclude '*.tgz' \
        --exclude './talon*.wasm' --exclude ./LICENSE .) | tar -xf - -C "$work/source"
    cp -R "$here/test" "$app/test"
    printf '{ "type": "module" }\n' >"$app/package.json"
}

package_is_built() {
    (cd "$work/source" && TALON_ROOT=$root node build.mjs)
}

# Installs the package with npm as users do; without npm, does what npm would
# do.
package_is_installed() {
    if command -v npm >/dev/null; then
        (cd "$work/source" && TALON_ROOT=$root npm pack --silent \
            --pack-destination "$work") &&
            (cd "$app" && npm install --silent --offline --no-audit --no-fund \
                "$work"/libtalon-*.tgz)
    else
        mkdir -p "$package"
        (cd "$work/source" && cp -R node.js talon.js talon.d.ts talon*.wasm \
            src package.json LICENSE README.md example.mjs hint.mjs kitty.mjs \
            learn.mjs stop.mjs page.html page-worker.mjs "$package")
    fi
}

# The package has all its files, but no sources or tests, and needs no other
# package.
package_is_complete() {
    (cd "$package" && find . -type f | sort) >"$work/files.txt"
    cat "$work/files.txt"
    [ "$(grep -c . "$work/files.txt")" -eq "$(grep -cE \
        '^\./(package\.json|README\.md|LICENSE|node\.js|talon\.(js|d\.ts)|talon(-advisor)?\.wasm|page\.html|(example|hint|kitty|learn|page-worker|stop)\.mjs|src/[a-z_]+\.(js|d\.ts))$' \
        "$work/files.txt")" ] && [ -s "$package/talon.wasm" ] &&
        [ -s "$package/talon-advisor.wasm" ] &&
        ! grep -qE '"(dependencies|private)"' "$package/package.json"
}

nothing_is_imported() {
    node -e '
        for (const file of process.argv.slice(1)) {
            const bytes = require("fs").readFileSync(file);
            const module = new WebAssembly.Module(bytes);
            const imports = WebAssembly.Module.imports(module);
            if (imports.length > 0) { console.log(imports); process.exit(1); }
        }
    ' "$package/talon.wasm" "$package/talon-advisor.wasm"
}

advice_is_equal() {
    (cd "$app" && node test/advice.mjs "$TALON_ADVICE" "$TALON_TURNS")
}

hint_runs() {
    cp "$here/hint.mjs" "$app/hint.mjs"
    (cd "$app" && node hint.mjs) >"$work/hint.txt" &&
        grep -q '^seat .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

# Memory lacks at each block of the module; then it cannot grow.
survives_famine() {
    cp "$root/tests/bindings/starved.mjs" "$app"
    (cd "$app" && node starved.mjs)
}

stop_runs() {
    cp "$here/stop.mjs" "$app/stop.mjs"
    (cd "$app" && node stop.mjs) >"$work/stop.txt"
    printf '%s\n' "stopped: what is known is kept" \
        "ended: what was known is lost" | diff - "$work/stop.txt"
}

transcripts_are_equal() {
    (cd "$app" && node test/transcript.mjs "$TALON_HASHES" "$TALON_TURNS")
}

make_other_libraries() {
    clang --target=wasm32 -nostdlib -ffreestanding -Wl,--no-entry \
        -o "$work/other.wasm" "$here/test/other.c" &&
        clang --target=wasm32 -nostdlib -ffreestanding -Wl,--no-entry -DPART \
            -o "$work/part.wasm" "$here/test/other.c"
    say "this is no module" >"$work/broken.wasm"
}

# Each test prints its own line.
run_tests() {
    (cd "$app" && node --expose-gc "test/$1" "$work") \
        >"$work/tests.txt" 2>&1 </dev/null || :
    cat "$work/tests.txt"
    passed=$((passed + $(grep -c '^ok' "$work/tests.txt" || :)))
    failed=$((failed + $(grep -c '^FAILED' "$work/tests.txt" || :)))
    tail -n 2 "$work/tests.txt" | grep -q 'every function' || {
        say "FAILED  the tests end early"
        failed=$((failed + 1))
    }
}

# South bids, types a word that is refused, undoes, and saves. Then the saved
# game is continued, with random moves for South.
example_runs() {
    cp "$here/example.mjs" "$app/example.mjs"
    (
        cd "$app"
        printf 'bid 7H\nfly\nundo\nsave\n' | node example.mjs 7 >talk.txt &&
            grep -q '^> Not understood: ' talk.txt && [ -s south.game ] &&
            yes '' | node example.mjs 7 south.game >talk.txt &&
            grep -q '^You .*; West .*; East .*\.$' talk.txt
    )
}

install_typescript() {
    command -v npm >/dev/null &&
        (mkdir -p "$work/typescript" && cd "$work/typescript" &&
            npm install --silent --no-audit --no-fund --no-save \
                typescript@5.9.3 @types/node@20.19.43) \
            >"$work/typescript.txt" 2>&1
}

tsc() {
    (cd "$app" && node "$work/typescript/node_modules/typescript/bin/tsc" \
        --noEmit --strict --noUncheckedIndexedAccess --target es2022 \
        --module nodenext "$@")
}

types_are_right() {
    tsc --lib es2022,dom,esnext.disposable test/types.ts
}

examples_are_typed() {
    cp -R "$work/typescript/node_modules/@types" \
        "$work/typescript/node_modules/undici-types" "$app/node_modules"
    (cd "$here" && cp example.mjs hint.mjs kitty.mjs stop.mjs "$app")
    tsc --lib es2022,esnext.disposable --types node --allowJs --checkJs \
        example.mjs hint.mjs kitty.mjs stop.mjs &&
        cp "$here/page-worker.mjs" "$package/checked.mjs" &&
        tsc_of_a_worker "$package/checked.mjs"
}

tsc_of_a_worker() {
    tsc --lib es2022,webworker,esnext.disposable --typeRoots "$work/none" \
        --allowJs --checkJs "$@"
}

# Every block of the README in JavaScript: those that import by address, as
# pages do, are checked beside the module.
readme_is_typed() {
    rm -f "$package"/readme-*.mjs "$app"/readme-*.mjs
    awk -v package="$package" -v app="$app" '
        /^```js$/ { block = ""; inside = 1; next }
        /^```$/ && inside {
            place = block ~ /"\.\/talon\.js"/ ? package : app
            use = place == app ? "program" : \
                block ~ /\npostMessage|\n    postMessage/ ? "worker" : "page"
            file = place "/readme-" use "-" ++blocks ".mjs"
            printf "%s", block > file
            inside = 0
        }
        inside { block = block $0 "\n" }' "$here/README.md"
    tsc_of_a_worker "$package"/readme-worker-*.mjs &&
        tsc --lib es2022,dom,dom.iterable,esnext.disposable \
            --typeRoots "$work/none" --allowJs --checkJs \
            "$package"/readme-page-*.mjs &&
        tsc --lib es2022,esnext.disposable --types node --allowJs --checkJs \
            "$app"/readme-program-*.mjs
}

# A bundler's browser build must not ask for modules of node.
nothing_of_node() {
    ! grep -rn 'node:' "$package/talon.js" "$package/src"
}

types_are_complete() {
    (cd "$app" && node test/declared.mjs \
        "$work/typescript/node_modules/typescript/lib/typescript.js")
}

page_plays() {
    first=$(head -n 1 "$TALON_HASHES")
    (cd "$app" && node test/browser.mjs "$1" "${first% *}" "$TALON_TURNS" \
        "${first#* }")
}

page_with_a_worker_plays() {
    (cd "$app" && node test/browser.mjs "$1")
}

mkdir -p "$work"
tally_at_end
if ! install_missing node:nodejs clang:clang wasm-ld:lld; then
    say "skipped javascript: node or clang is missing"
    finished
    exit
fi
copy_sources
check "the package is built" package_is_built
command -v npm >/dev/null || say "skipped npm: it is not installed"
check "the package is packed and installed" package_is_installed
check "the package has what it needs, and no more" package_is_complete
check "the module imports nothing" nothing_is_imported
check "what browsers load needs nothing of node" nothing_of_node
check "the transcripts are those of C" timed transcripts_are_equal
check "the advice is that of C" advice_is_equal
make_other_libraries
run_tests test.mjs
run_tests advisor.mjs
check "the example runs" example_runs
check "the hint runs" hint_runs
check "without memory it throws, and nothing is lost" survives_famine
check "calls are stopped by a signal and with a worker" stop_runs
if install_typescript; then
    check "the types are right" types_are_right
    check "the types are complete, and true of games" types_are_complete
    check "the examples are typed" examples_are_typed
    check "the README is typed" readme_is_typed
else
    say "skipped the types: no TypeScript can be installed"
fi
if install_missing chromium:chromium; then
    check "a page plays in a browser" page_plays chromium
    check "the page with a worker plays" page_with_a_worker_plays chromium
else
    say "skipped the browser: no Chromium can be installed"
fi
binding_row "$here/example.mjs" "$package/talon.wasm" "$package/talon.js" \
    "$package"/src/*.js
finished
