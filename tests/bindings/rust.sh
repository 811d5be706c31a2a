#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the crates for Rust, as README.md describes.
set -eu

root=$TALON_ROOT
work=$TALON_WORK
here=$root/examples/bindings/rust
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

export TALON_PREFIX LD_LIBRARY_PATH="$TALON_PREFIX/lib"
unset TALON_LIB_DIR TALON_STATIC

# Each toolchain has its own copy of the sources, because it writes a lock file.
#   with cargo COMMAND...
with() {
    cargo=$1
    shift
    place=$work/$(say "$cargo" | tr / _)
    if [ ! -d "$place" ]; then
        mkdir -p "$place/sources"
        (cd "$here" && cp -R Cargo.toml talon talon-sys "$place/sources/")
    fi
    # Debian's cargo must not use another rustc that comes first in PATH.
    (
        cd "$place/sources"
        compilers=$(dirname "$cargo")
        PATH=$compilers:$PATH RUSTFLAGS="-D warnings" \
            CARGO_TARGET_DIR="$place/target" "$cargo" "$@"
    )
}

# Lists the toolchains: the cargo in PATH, and Debian's, which is the oldest one
# supported.
toolchains() {
    {
        command -v cargo
        [ ! -x /usr/bin/cargo ] || say /usr/bin/cargo
    } | sort -u
}

hashes_are_equal() {
    # shellcheck disable=SC2046
    "$programs/transcript" "$TALON_TURNS" \
        $(cut -d ' ' -f 1 "$TALON_HASHES") | diff "$TALON_HASHES" -
}

advice_is_equal() {
    # shellcheck disable=SC2046
    "$programs/advice" "$TALON_TURNS" $(cut -d ' ' -f 1 "$TALON_ADVICE") |
        diff "$TALON_ADVICE" -
}

hint_runs() {
    "$programs/hint" >"$work/hint.txt" &&
        grep -q '^seat .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

# The crates need the advisor library only with the feature for it. With that
# feature, a build without the library says what is missing.
advisor_may_be_missing() {
    mkdir -p "$work/rules/lib"
    cp "$prefix/lib/libtalon.so" "$work/rules/lib/"
    TALON_PREFIX=$work/rules with "$newest" check --offline -p libtalon &&
        ! TALON_PREFIX=$work/rules with "$newest" check --offline -p libtalon \
            --features advisor >"$work/advisor.txt" 2>&1 &&
        grep -q 'error: no libtalon-advisor in ' "$work/advisor.txt"
}

# Each unsafe block says why it is sound.
unsafe_is_explained() {
    find "$here" -name '*.rs' -exec awk '
        FNR == 1 { said = -9 }
        /SAFETY:/ { said = FNR }
        /unsafe \{/ && FNR - said > 4 {
            print FILENAME ":" FNR ": unsafe without a reason"
            failed = 1
        }
        END { exit failed }' {} +
}

# Sources that are not generated have the layout of rustfmt.
sources_are_formatted() {
    find "$here" -name '*.rs' >"$work/sources.txt"
    while read -r source; do
        ! grep -q "^/${source#"$root/"} " "$root/.gitattributes" || continue
        rustfmt --edition 2021 --config-path "$here" <"$source" \
            >"$work/formatted.rs" &&
            diff "$source" "$work/formatted.rs" || say "$source"
    done <"$work/sources.txt" >"$work/formats.txt"
    is_empty "$work/formats.txt"
}

hand() {
    grep -o 'You hold .*' "$2" | sed -n "$1p" | grep .
}

# The example refuses a bad card, saves its game, and continues from there.
example_runs() {
    printf '%s\n' 'play 99X' save '' | "$programs/example" 5 "$work/saved" \
        >"$work/example.txt" && "$programs/example" 6 "$work/saved" \
        </dev/null >"$work/again.txt" &&
        grep -q '^>   refused: not a card$' "$work/example.txt" &&
        grep -q ': dealer, in the draw for the deal$' "$work/example.txt" &&
        grep -q '^>   you: ' "$work/example.txt" &&
        grep -q '^Scores: \[0, 0, 0, 0\]$' "$work/again.txt" &&
        [ "$(hand 1 "$work/example.txt")" = "$(hand 1 "$work/again.txt")" ]
}

# In a game that reaches a second move, undo returns to the first.
example_undoes() {
    for seed in 1 2 3 4 5 6 7 8 9; do
        printf '\nundo\n' | "$programs/example" "$seed" "$work/none" \
            >"$work/undo.txt"
        if hand 3 "$work/undo.txt" >"$work/third.txt"; then
            hand 1 "$work/undo.txt" | diff - "$work/third.txt"
            return
        fi
    done
    return 1
}

# The program refuses a library that says it cannot serve programs built for
# this version.
other_version_is_refused() {
    printf 'int talon_version_serves(unsigned v) { return (int)(v & 0); }\n' |
        gcc -shared -fPIC -x c -o "$work/other.so" -
    for file in none saved; do
        LD_PRELOAD="$work/other.so" "$programs/example" 5 "$work/$file" \
            >"$work/other.txt" 2>&1 </dev/null && return 1
        grep -q '^example: talon .* does not serve a program that was built' \
            "$work/other.txt" || return 1
    done
}

# The program refuses such an advisor library too.
other_advisor_is_refused() {
    printf 'int talon_advisor_version_serves(unsigned v)%s\n' \
        ' { return (int)(v & 0); }' |
        gcc -shared -fPIC -x c -o "$work/advisor.so" -
    LD_PRELOAD="$work/advisor.so" "$programs/hint" >"$work/other.txt" 2>&1 &&
        return 1
    cat "$work/other.txt"
    grep -q 'UNSUPPORTED' "$work/other.txt"
}

# Without the library, nothing is built, and the message says which variable to
# set.
missing_library_is_explained() {
    TALON_PREFIX=$work/nowhere with "$newest" check --offline -p libtalon-sys \
        >"$work/missing.txt" 2>&1 && return 1
    grep -q 'error: no libtalon in .*nowhere/lib\. talon is not found\.' \
        "$work/missing.txt" && grep -q TALON_LIB_DIR "$work/missing.txt"
}

# Without TALON_PREFIX, pkg-config says where the library is.
pkg_config_finds_it() (
    unset TALON_PREFIX LD_LIBRARY_PATH
    PKG_CONFIG_PATH=$prefix/lib/pkgconfig with "$newest" build --offline \
        --example example && "$programs/../../debug/examples/example" 5 \
        "$work/none" </dev/null >"$work/found.txt"
)

# A program can contain all of talon and needs no library beside it. What is
# built for coverage needs gcc to link it, so this is always the other one.
static_library_is_linked() (
    unset LD_LIBRARY_PATH
    export TALON_PREFIX="$root/build/prefix"
    TALON_STATIC=1 with "$newest" build --offline --features advisor \
        --example example --example hint || return
    for program in example hint; do
        ! ldd "$programs/../../debug/examples/$program" | grep libtalon ||
            return
    done
    "$programs/../../debug/examples/hint" &&
        "$programs/../../debug/examples/example" 5 "$work/none" </dev/null
)

# Runs the named tests under valgrind: nothing leaks. A test whose subject is
# twenty million nodes takes too long there.
memory_is_freed() {
    for name in talon advisor words; do
        with "$newest" test --offline -p libtalon --features advisor,words \
            --test "$name" --no-run --message-format json \
            >"$work/tests.json" || return
        tests=$(sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' \
            "$work/tests.json" | tail -n 1)
        valgrind --quiet --error-exitcode=9 --leak-check=full \
            --errors-for-leak-kinds=definite,indirect \
            "$tests" --test-threads=1 --skip the_default_limit || return
    done
}

# Where there is no memory, Rust ends a program, and says so. Of the allocations
# of the hint, twenty fail, each alone.
ends_without_memory() (
    build_starved || exit
    export LD_PRELOAD="$work/starved.so" STARVE_AT=0
    STARVE_COUNT=$work/count.txt "$programs/hint" >"$work/plain.txt"
    made=$(cat "$work/count.txt") ended=0
    for i in $(seq 0 19); do
        STARVE_AT=$((1 + i * made / 20)) status=0
        "$programs/hint" >"$work/said.txt" 2>"$work/wrong.txt" || status=$?
        case $status in
        0) cmp "$work/plain.txt" "$work/said.txt" ;;
        134)
            grep 'memory allocation of .* bytes failed' "$work/wrong.txt" &&
                ended=$((ended + 1))
            ;;
        *) [ "$status" -lt 124 ] && [ -s "$work/wrong.txt" ] ;;
        esac || {
            say "allocation $STARVE_AT of $made: status $status"
            exit 1
        }
    done
    [ "$ended" -gt 0 ]
)

# The documentation has no warnings: no broken link, no comment in HTML.
documentation_is_content() {
    RUSTDOCFLAGS="-D warnings" with "$newest" doc --offline --no-deps \
        --features advisor,words
}

# From the packages alone, a program is built without an installed talon,
# without pkg-config, and offline; it needs no library when it runs.
packages_build_alone() (
    unset TALON_PREFIX LD_LIBRARY_PATH
    sh "$here/package.sh" "$work/crates" || return
    mkdir -p "$work/alone/src"
    for crate in "$work"/crates/target/package/*.crate; do
        tar -xzf "$crate" -C "$work/alone"
    done
    version=$(sed -n "s/^  version: '\(.*\)',$/\1/p" "$root/meson.build")
    cp "$here/talon/examples/hint.rs" "$work/alone/src/main.rs"
    cat >"$work/alone/Cargo.toml" <<END
[package]
name = "alone"
version = "0.1.0"
edition = "2021"

[dependencies.talon]
package = "libtalon"
path = "libtalon-$version"
features = ["advisor", "words"]

[patch.crates-io]
libtalon-sys = { path = "libtalon-sys-$version" }
END
    cd "$work/alone" && PKG_CONFIG=false cargo run --offline >hint.txt &&
        grep -q '^seat .* points: ' hint.txt &&
        ! ldd target/debug/alone | grep libtalon
)

tally_at_end
if ! install_missing gcc:gcc cargo:cargo rustc:rustc \
    valgrind:valgrind pkg-config:pkg-config; then
    say "skipped rust: no Rust"
    finished
    exit
fi
prefix=$TALON_PREFIX
newest=$(command -v cargo)
for cargo in $(toolchains); do
    version=$("$cargo" --version | cut -d ' ' -f 2)
    check "cargo $version builds it without a warning" \
        with "$cargo" build --release --offline --features advisor,words \
        --examples
    check "cargo $version: the tests pass, and misuse does not compile" \
        with "$cargo" test --offline --features advisor,words
    programs=$place/target/release/examples
    check "cargo $version: every preset is played as by the client in C" \
        timed hashes_are_equal
    check "cargo $version: advice is that of the program in C" advice_is_equal
    [ "$cargo" != "$newest" ] || games=$seconds
done
with "$newest" --version >"$work/version.txt"
programs=$work/$(say "$newest" | tr / _)/target/release/examples
check "the example plays, saves and goes on" example_runs
check "the hint runs" hint_runs
check "the example undoes a move" example_undoes
check "another version of the library is refused" other_version_is_refused
check "another version of the advisor is refused" other_advisor_is_refused
check "a missing library is explained" missing_library_is_explained
check "the rules need no advisor" advisor_may_be_missing
check "the library is found by pkg-config" pkg_config_finds_it
check "the static library is linked" static_library_is_linked
check "the documentation has no warnings" documentation_is_content
check "the packages build alone" packages_build_alone
check "memory is freed" memory_is_freed
check "without memory, a program ends and says so" ends_without_memory
check "every unsafe block has its reason" unsafe_is_explained
if install_missing rustfmt:rustfmt; then
    check "the sources have the layout of rustfmt" sources_are_formatted
else
    say "skipped the layout of the sources: no rustfmt"
fi
seconds=$games
binding_row "$here/talon/examples/example.rs" "$programs/example" \
    "$prefix/lib/libtalon.so.0"
finished
