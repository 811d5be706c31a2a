#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the package for Python, as README.md describes: builds the wheel,
# unpacks it, and runs everything with what is in it.
set -eu

root=$TALON_ROOT
here=$root/examples/bindings/python
work=$TALON_WORK
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

library=$TALON_PREFIX/lib/libtalon.so.0
site=$work/site

# Python writes no bytecode into the tree, and finds no other copy of the
# package or of the libraries.
export PYTHONDONTWRITEBYTECODE=1
unset TALON_LIBRARY TALON_ADVISOR_LIBRARY PYTHONPATH

# Runs Python with the package from the wheel.
python() {
    TALON_LIBRARY=$library PYTHONPATH=$site python3 "$@"
}

python_is_new_enough() {
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'
}

# The source archive is made in the tree; everything else from what it has.
wheel_is_built() {
    mkdir -p "$work/archive" "$work/wheels"
    python3 -B - "$here/build_backend" "$work/archive" <<'END' &&
import sys
sys.path.insert(0, sys.argv[1])
import backend
backend.build_sdist(sys.argv[2])
END
        tar -xzf "$work"/archive/libtalon-*.tar.gz -C "$work" &&
        mv "$work"/libtalon-* "$work/source" &&
        (cd "$work/source/build_backend" && python3 -B -c 'import backend, sys
backend.build_wheel(sys.argv[1], {"pure": "yes"})' "$work/wheels") &&
        python3 -m zipfile -e "$work"/wheels/libtalon-*-any.whl "$site"
}

# What an index shows, and what a wheel must have.
metadata_is_whole() {
    info=$(echo "$site"/libtalon-*.dist-info)
    for line in 'Name: libtalon' 'License: MIT' 'License-File: COPYING' \
        'Classifier: License :: OSI Approved :: MIT License' \
        'Classifier: Typing :: Typed' 'Requires-Python: >=3.11'; do
        grep -qxF "$line" "$info/METADATA" || say "no line “$line”"
    done >"$work/metadata.txt"
    cmp "$root/COPYING" "$info/COPYING" &&
        cmp "$work/source/PKG-INFO" "$info/METADATA" &&
        [ -f "$site/talon/py.typed" ] && is_empty "$work/metadata.txt"
}

# A program of the package in a directory, without any variable that says where
# the libraries are.
#   program_runs DIRECTORY
program_runs() {
    (cd / && unset TALON_PREFIX && PYTHONPATH=$1 python3 -c 'import sys, talon
from talon import advisor, words
rules = talon.Rules("five-hundred", "australian-4")
assert talon._library.lib._name.startswith(sys.argv[1])
assert advisor.supports(rules, advisor.AdvisorPart.PLAYERS)
assert words.Words(rules, "de").seat(1) == "Spieler 2"' "$1")
}

# pip builds and installs the same wheel offline; with the libraries in it, no
# environment variable is needed.
pip_installs_it() {
    python3 -m pip wheel -q --no-index --no-deps -w "$work/pip" \
        --config-settings "prefix=$TALON_PREFIX" "$work/source" &&
        python3 -m pip install -q --no-index --target "$work/bundled" \
            "$work"/pip/libtalon-*.whl &&
        ls "$work"/bundled/talon/libtalon-words.so.0 &&
        program_runs "$work/bundled" &&
        python3 -m pip wheel -q --no-build-isolation --no-deps \
            --config-settings pure=yes -w "$work/pip" "$work/source" &&
        cmp "$work"/pip/libtalon-*-any.whl \
            "$work"/wheels/libtalon-*-any.whl
}

# From the source archive alone, pip compiles everything into one library. From
# an archive that is made of the archive, it would get the same.
archive_is_enough() {
    # Optimizing all libraries at once takes half a minute.
    say 'exec cc "$@" -O0' >"$work/quick.sh"
    [ -n "${TALON_LONG:-}" ] || export CC="sh $work/quick.sh"
    python3 -m pip install -q --no-index --no-deps --target "$work/whole" \
        "$work"/archive/libtalon-*.tar.gz &&
        [ "$(ls "$work"/whole/talon/*.so.0)" = \
            "$work/whole/talon/libtalon.so.0" ] &&
        program_runs "$work/whole" &&
        (cd "$work/source/build_backend" && python3 -B -c 'import backend, sys
backend.build_sdist(sys.argv[1])' "$work") &&
        tar -tzf "$work"/archive/libtalon-*.tar.gz >"$work/first.txt" &&
        tar -tzf "$work"/libtalon-*.tar.gz | diff "$work/first.txt" -
}

# Without a compiler, or with nothing to put in, it says so.
wheels_say_what_is_missing() {
    fails_with 'A C compiler is needed' env CC=no-such-compiler \
        python3 -m pip wheel -q --no-index --no-deps -w "$work/pip" \
        "$work/source" &&
        fails_with 'has no libtalon' python3 -m pip wheel -q --no-index \
            --no-deps -w "$work/pip" --config-settings "prefix=$work/nowhere" \
            "$work/source"
}

transcripts_are_equal() {
    python "$here/tests/transcript.py" "$TALON_HASHES" "$TALON_TURNS"
}

advice_is_equal() {
    python "$here/tests/advice.py" "$TALON_ADVICE" "$TALON_TURNS"
}

hint_runs() {
    python "$here/hint.py" >"$work/hint.txt" &&
        grep -q '^seat 1: .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

# The example can undo a move, save a game, and continue it.
example_runs() {
    cd "$work" || return 1
    printf '3\nundo\nsave\n99\n0\n' | python "$here/example.py" 7 >first.txt
    grep -q '^You: bid 6 diamonds$' first.txt &&
        grep -q '^-- Your last move is taken back.$' first.txt &&
        grep -q '^-- A number below' first.txt &&
        grep -q '^-- Scores: 0 0 0 0$' first.txt &&
        ! grep -q '^West: hand ..*♠' first.txt || return 1
    yes 0 | head -n 3000 |
        python "$here/example.py" 7 example.saved >second.txt &&
        grep -q '(ten points per trick)' second.txt
}

# Succeeds if `import talon` fails with an ImportError that has these words.
#   import_fails LIBRARY WORDS
import_fails() {
    if TALON_LIBRARY=$1 PYTHONPATH=$site python3 -c 'import talon' \
        2>"$work/import.txt"; then
        say "it was imported"
        return 1
    fi
    grep -q "^ImportError: .*$2" "$work/import.txt" ||
        { cat "$work/import.txt" && return 1; }
}

# Memory lacks at each allocation of the interpreter.
survives_famine() {
    build_starved && PYTHONMALLOC=malloc LD_PRELOAD=$work/starved.so \
        python "$root/tests/bindings/starved.py"
}

other_libraries_are_refused() {
    cat >"$work/other.c" <<'END'
#include <stdint.h>
int32_t talon_version_serves(uint32_t headers) { return SERVES * !!headers; }
uint32_t talon_version_number(void) { return 0x090807; }
END
    cc -shared -fPIC -DSERVES=0 -o "$work/later.so" "$work/other.c"
    cc -shared -fPIC -DSERVES=1 -o "$work/part.so" "$work/other.c"
    cc -shared -fPIC -o "$work/none.so" -x c /dev/null
    say "not a library" >"$work/text.so"
    import_fails "$work/later.so" 'is talon 9.8.7, which does not serve' &&
        import_fails "$work/part.so" 'is not a whole libtalon' &&
        import_fails "$work/none.so" 'is not a whole libtalon' &&
        import_fails "$work/text.so" 'libtalon was not found' &&
        import_fails "$work/missing.so" 'libtalon was not found'
}

types_are_right() {
    cd "$work/source" && TALON_LIBRARY=$library \
        mypy --strict --cache-dir "$work/mypy" talon tests example.py hint.py \
        kitty.py
}

numpy_arrays_work() {
    TALON_LIBRARY=$library PYTHONPATH=$site /usr/bin/python3 \
        "$here/tests/test_aec.py" -v Contract.test_numpy 2>&1 |
        grep 'test_numpy.*ok$'
}

# PettingZoo is not in Debian: its own tests run where it can be imported.
pettingzoo_is_there() {
    python3 -c 'import pettingzoo.test, gymnasium' >/dev/null 2>&1
}

pettingzoo_accepts_it() {
    python "$here/tests/test_aec.py" PettingZoo
}

tally_at_end
install_missing python3:python3 cc:gcc || :
if ! python_is_new_enough; then
    say "skipped python: Python 3.11 or later is needed"
    finished
    exit
fi
check "python: the wheel is built without a network" wheel_is_built
if python3 -m pip --version >/dev/null 2>&1; then
    check "python: pip installs it, with the libraries in it" pip_installs_it
    check "python: the source archive is enough" archive_is_enough
    check "python: a wheel says what is missing" wheels_say_what_is_missing
fi
check "python: the metadata is whole" metadata_is_whole
check "python: transcripts are those of the client in C" \
    timed transcripts_are_equal
check "python: advice is that of the program in C" advice_is_equal
check "python: every feature" python "$here/tests/test_talon.py"
check "python: players and the solver" python "$here/tests/test_advisor.py"
check "python: sentences" python "$here/tests/test_words.py"
check "python: the environments" python "$here/tests/test_aec.py"
check "python: memory may lack at each allocation" survives_famine
check "python: the example" example_runs
check "python: the hint" hint_runs
check "python: other libraries are refused" other_libraries_are_refused
if install_missing mypy:mypy; then
    check "python: the types, as mypy sees them" types_are_right
fi
if install_missing :python3-numpy && [ -x /usr/bin/python3 ]; then
    check "python: the environments with numpy" numpy_arrays_work
fi
if pettingzoo_is_there; then
    check "python: PettingZoo's own tests" pettingzoo_accepts_it
else
    say "skipped PettingZoo's own tests: it cannot be imported"
fi
binding_row "$here/example.py" "$site/talon" "$library"
finished
