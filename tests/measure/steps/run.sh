#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures what a move takes in every language, and a step of the environments
# for learning, in microseconds: the table "A move and a step" of
# doc/embedding.md, whose rows it prints. It measures what the tests of the
# bindings have built: run tests/bindings/run.sh first.
#
#   tests/measure/steps/run.sh [LANGUAGE ...]
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
here=$root/tests/measure/steps
bindings=$root/examples/bindings
built=$root/build/bindings
prefix=$root/build/prefix
work=$root/build/steps
export LD_LIBRARY_PATH="$prefix/lib"

# Prints what a move takes, and what a step takes with each of four rules.
of_c() {
    gcc -std=c11 -O2 -I"$prefix/include" -o "$work/c" "$here/moves.c" \
        -L"$prefix/lib" -ltalon && "$work/c"
}

of_cpp() {
    g++ -std=c++17 -O2 -I"$prefix/include" -I"$bindings/cpp" -o "$work/cpp" \
        "$here/moves.cpp" -L"$prefix/lib" -ltalon && "$work/cpp"
}

of_csharp() {
    cp "$built/csharp/plain/Talon.dll" "$built/csharp/plain/Talon.dll.config" \
        "$work" &&
        mcs -r:"$work/Talon.dll" -out:"$work/Moves.exe" "$here/Moves.cs" &&
        mono "$work/Moves.exe"
}

of_javascript() {
    cp "$here/moves.mjs" "$here/steps.mjs" "$built/javascript/app/" &&
        (cd "$built/javascript/app" && node moves.mjs && node steps.mjs)
}

of_lua() {
    TALON_LIBRARY=$prefix/lib/libtalon.so.0 LUA_PATH="$bindings/lua/?.lua" \
        luajit "$here/moves.lua"
}

of_python() {
    (
        export TALON_LIBRARY="$prefix/lib/libtalon.so.0"
        export PYTHONPATH="$bindings/python"
        python3 -B "$here/moves.py" && python3 -B "$here/steps.py"
    )
}

of_rust() {
    mkdir -p "$work/rust"
    (
        cd "$bindings/rust" &&
            cp -R Cargo.toml talon talon-sys "$work/rust/" &&
            cp "$here/moves.rs" "$work/rust/talon/examples/" &&
            cd "$work/rust" && TALON_PREFIX=$prefix cargo run --quiet \
            --offline --release -p libtalon --example moves
    )
}

rm -rf "$work"
mkdir -p "$work"
echo "| µs | a move | a step: classic-3 | australian-4 | tripoli | cosmo |"
echo "|---|---|---|---|---|---|"
for language in ${*:-c cpp csharp javascript lua python rust}; do
    "of_$language" >"$work/$language.txt"
    sed 's/.*: //' "$work/$language.txt" | awk -v row="| $language |" '
        { row = row " " $1 " |" }
        END { for (; NR < 5; NR++) row = row " |"; print row }'
done
