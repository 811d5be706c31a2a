#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether talon gives the same answers everywhere. One program (main.c) hashes
# what the three libraries answer in games that fixed seeds draw. It is compiled
# by several compilers with several options for several processors, is run, and
# every line that it prints must be that of the libraries as they are built
# here. What cannot be run is named as skipped. The last result is in
# doc/everywhere.md.
#
#   tests/everywhere/run.sh [--short | --update]
#
# --short compiles only a few of them and asks less; --update also writes the
# table of that page. Compilers and emulators are installed (on Debian). What is
# compiled goes to build/everywhere/.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/everywhere
work=$root/build/everywhere
page=$root/doc/everywhere.md
. "$root/tests/tools.sh"
. "$root/tests/abi/libraries.sh"

parts='games.c hashes.c players.c solver.c table.c tell.c'

# Each way: whether the short form has it, the architecture, the compiler, and
# its options. All but those with -flto compile the libraries as one source.
ways='
short x86-64 gcc -O0
long x86-64 gcc -O3
long x86-64 gcc -Os
long x86-64 gcc -O2 -flto
long x86-64 gcc -O2 -ffast-math
long x86-64 gcc -O2 -funsigned-char
long x86-64 gcc -O2 -DTALON_PLAIN
long x86-64 clang -O3
long x86-64 clang -O2 -flto
long x86-64 clang -O2 -ffast-math
long x86-64 clang -O0 -funsigned-char
short i386 clang -O1
long i386 gcc -O3
long aarch64 aarch64-linux-gnu-gcc -O2
long s390x s390x-linux-gnu-gcc -O2
long x86-64,musl musl-gcc -O2
long x86-64,windows x86_64-w64-mingw32-gcc -O2
long wasm32 clang -O2
'

# ---- what an architecture needs

needs_of() {
    case $1 in
    x86-64) say ":libc6-dev lld:lld" ;;
    i386) say ":libc6-dev-i386 :lib32gcc-12-dev" ;;
    aarch64) say "qemu-aarch64:qemu-user :libc6-dev-arm64-cross" ;;
    s390x) say "qemu-s390x:qemu-user :libc6-dev-s390x-cross" ;;
    x86-64,windows) say "wine:wine" ;;
    wasm32) say "wasm-ld:lld node:nodejs" ;;
    esac
}

package_of() {
    case $1 in
    musl-gcc) say musl-tools ;;
    aarch64-linux-gnu-gcc | s390x-linux-gnu-gcc) say "gcc-${1%-gcc}" ;;
    x86_64-w64-mingw32-gcc) say gcc-mingw-w64-x86-64 ;;
    *) say "$1" ;;
    esac
}

# What must be said to the compiler beside the options.
flags_of() {
    case $1 in
    i386) say "-m32" ;;
    aarch64 | s390x | x86-64,musl | x86-64,windows) say "-static" ;;
    wasm32)
        say "--target=wasm32 -ffreestanding -nostdlib -fvisibility=hidden" \
            "-Wl,--no-entry,-z,stack-size=1048576" \
            "-Wl,--export=hashes,--export=hashes_text"
        ;;
    esac
}

# What is its host.
host_of() {
    case $1 in
    wasm32) say "module.c $root/tests/install/memory.c" ;;
    *) say main.c ;;
    esac
}

# What runs programs of an architecture, if the processor does not.
runner_of() {
    case $1 in
    i386) say "$runner_32" ;;
    aarch64 | s390x) say "qemu-$1" ;;
    x86-64,windows) say wine ;;
    wasm32) say node ;;
    esac
}

# Prints the name and version of a compiler or of what runs programs.
version_of() {
    case $1 in
    '') ;;
    qemu-* | wine | node)
        say "$1 $("$1" --version | grep -oE '[0-9]+(\.[0-9]+)+' |
            head -n 1)"
        ;;
    clang) say "clang $(clang -dumpversion)" ;;
    *) say "$1 $("$1" -dumpfullversion)" ;;
    esac
}

# Runs the program of a way.
#   run_program ARCHITECTURE PROGRAM
run_program() {
    runner=$(runner_of "$1")
    case $runner in
    wine)
        WINEDEBUG=-all WINEPREFIX=$work/wine wine "$2" $amount | tr -d '\r'
        ;;
    node) node "$here/module.mjs" "$2" $amount ;;
    *) $runner "$2" $amount ;;
    esac
}

# ---- compiling and running

# The sources of the libraries: one, or all of them to link.
sources_for() {
    case " $* " in
    *" -flto "*)
        for folder in lib lib/advisor lib/words; do
            sources_of $folder | sed "s|^|$root/|"
        done
        ;;
    *) say "$work/one/talon.c" ;;
    esac
}

# Compiles the program in one way.
#   compile INTO ARCHITECTURE COMPILER OPTION...
compile() {
    into=$1 architecture=$2 compiler=$3
    shift 3
    case "$compiler $*" in
    clang*-flto*) set -- "$@" -fuse-ld=lld ;;
    esac
    # shellcheck disable=SC2046,SC2086
    (cd "$here" && "$compiler" -std=c11 $(flags_of "$architecture") "$@" \
        -I"$root/include" -I"$root/lib" -o "$into" $parts \
        $(host_of "$architecture") $(sources_for "$@"))
}

# The name of a way as a file.
file_of() {
    say "$work/$(say "$*" | tr -c 'a-zA-Z0-9_\n-' _)"
}

# Compiles a way and runs it; a file says whether that went well.
#   attempt ARCHITECTURE COMPILER OPTION...
attempt() {
    file=$(file_of "$@")
    if compile "$file.program" "$@" >"$file.log" 2>&1 &&
        run_program "$1" "$file.program" >"$file.txt" 2>>"$file.log"; then
        say yes >"$file.ended"
    fi
}

# ---- comparing

# A way gives the answers of the reference.
#   same ARCHITECTURE COMPILER OPTION...
same() {
    file=$(file_of "$@")
    [ -e "$file.ended" ] || {
        tail -n 20 "$file.log"
        return 1
    }
    diff "$work/reference.txt" "$file.txt"
}

# There is a hash of everything for every preset, level and language.
has_everything() {
    awk '
    NR == FNR {
        games += $1 == "game"
        presets += $1 == "preset"
        five += $1 == "preset" && $2 == 1
        levels += $1 == "level"
        next
    }
    NF == 4 && !seen[$1, $2, $3]++ {
        lines[$1]++
        languages += $1 == "labels" && !names[$3]++
    }
    END {
        count = split("records events saves views samples keys codes " \
            "observations", parts, " ")
        for (i = 1; i <= count; i++) due[parts[i]] = presets
        due["words"] = presets * languages
        due["labels"] = games * languages
        due["moves"] = due["advice"] = presets * levels
        due["house"] = games * levels
        due["solver"] = five
        for (what in due) {
            print what, lines[what] + 0, "of", due[what]
            if (lines[what] != due[what] || due[what] == 0) wrong = 1
            all += due[what]
        }
        exit wrong || languages < 2 || all != FNR
    }' "$root/doc/registry.txt" "$work/reference.txt"
}

# ---- a negative control

# Three constants are changed: what bids are worth at Five Hundred, how players
# of Tripoli take thousandths, and a German sentence. Exactly the answers that
# depend on them must differ. Little is asked: under wrong rules, a long game
# may come to a state that cannot be.
other_answers_are_found() {
    mkdir -p "$work/control"
    sed -e 's/avondale = 40 + 20/avondale = 41 + 20/' \
        -e '/define LIKELY_PERMILLE(n)/s/1024/512/' \
        -e 's/"\(\\[0-7]*\) gibt\.\\0"/"\1 gabt.\\0"/' \
        "$work/one/talon.c" >"$work/control/talon.c"
    [ "$(diff "$work/one/talon.c" "$work/control/talon.c" |
        grep -c '^>')" -eq 3 ] || return 1
    # shellcheck disable=SC2086
    (cd "$here" && clang -std=c11 -O0 -I"$root/include" -I"$work/one" \
        -o "$work/control/program" $parts main.c "$work/control/talon.c") &&
        "$work/control/program" --short >"$work/control.txt" || return 1
    "$root/build/tests/tests/everywhere/hashes" --short >"$work/short.txt"
    diff "$work/short.txt" "$work/control.txt" | sed -n 's/^> //p' \
        >"$work/different.txt"
    tripoli='(tripoli|rummoli|michigan-rummy|tripoley|pay-suit|cosmo)'
    grep '^saves  *australian-4 ' "$work/different.txt" &&
        grep '^words  *australian-4  *en ' "$work/different.txt" &&
        grep -E "^(advice|moves|house)  *$tripoli " "$work/different.txt" &&
        grep '^words  *tripoli  *de ' "$work/different.txt" &&
        ! grep -E "^[a-z]*  *$tripoli  *(-|en) " "$work/different.txt"
}

# ---- all of it

list_ways() {
    say "$ways" | awk -v short="$short" 'NF && (!short || $1 == "short") {
        sub(/^[a-z]+ /, ""); print }'
}

# Whether a way can be run here; says why not.
#   can_run ARCHITECTURE COMPILER
can_run() {
    # shellcheck disable=SC2046
    install_missing "$2:$(package_of "$2")" $(needs_of "$1") || return 1
    case $1 in
    i386) find_runner 32 && runner_32=$runner ;;
    x86-64,windows)
        WINEDEBUG=-all WINEPREFIX=$work/wine timeout 300 wine cmd /c exit || {
            say "wine does not run programs here"
            return 1
        }
        ;;
    esac
}

# Prints a row of the table.
#   row RESULT ARCHITECTURE COMPILER OPTION...
row() {
    result=$1 architecture=$2 compiler=$3
    shift 3
    say "| $(version_of "$compiler") | \`$*\` | $architecture |" \
        "$(version_of "$(runner_of "$architecture")") | $result |"
}

# Checks a way that has been run, and adds its row.
#   judge ARCHITECTURE COMPILER OPTION...
judge() {
    before=$failed
    check "$*" same "$@"
    if [ "$failed" -eq "$before" ]; then
        row "equal" "$@"
    else
        row "different" "$@"
    fi >>"$work/rows.md"
}

# Runs all ways that can be, so many at a time.
try_all() {
    running=0
    list_ways >"$work/ways.txt"
    while read -r way; do
        # shellcheck disable=SC2086
        set -- $way
        if ! can_run "$@" >"$work/can.txt" 2>&1 </dev/null; then
            say "skipped $way: $(tail -n 1 "$work/can.txt")"
            say "$way" >>"$work/skipped.txt"
            continue
        fi
        attempt "$@" &
        running=$((running + 1))
        [ "$running" -lt "$(processors)" ] || {
            wait
            running=0
        }
    done <"$work/ways.txt"
    wait
}

judge_all() {
    while read -r way; do
        # shellcheck disable=SC2086
        grep -qxF "$way" "$work/skipped.txt" || judge $way
    done <"$work/ways.txt"
}

# ---- the page

# Writes the table and the number of answers into the page.
write_page() {
    commit=$(cd "$root" && git rev-parse --short=8 HEAD) || return 1
    awk -v count="$count" -v rows="$work/rows.md" -v commit="$commit" '
    skip && /^\|/ { next }
    /^The last result/ { sub(/\(.*\)/, "(commit " commit ")") }
    { skip = 0 }
    /^\| compiler \| options / {
        print "| compiler | options | architecture | run by | " count \
            " hashes |"
        print "|---|---|---|---|---|"
        while ((getline line <rows) > 0) print line
        skip = 1
        next
    }
    { print }' "$page" >"$work/page.md" && mv "$work/page.md" "$page"
}

short='' amount='' update=no
case ${1:-} in
'') ;;
--short) short=yes amount=--short ;;
--update) update=yes ;;
*)
    say "usage: tests/everywhere/run.sh [--short | --update]"
    exit 2
    ;;
esac
rm -rf "$work"
mkdir -p "$work/one"
tally_at_end
build_once tests
check "the libraries as one source" python3 "$root/lib/one_file.py" \
    --advisor --words "$work/one"
"$root/build/tests/tests/everywhere/hashes" $amount >"$work/reference.txt"
check "there are hashes of everything, for all presets, levels and languages" \
    has_everything
count=$(wc -l <"$work/reference.txt")
runner_32=
: >"$work/skipped.txt"
: >"$work/rows.md"
try_all
judge_all
check "other answers are found, and only those that are other" \
    other_answers_are_found
say "== $count hashes each"
cat "$work/rows.md"
[ $update = no ] || [ "$failed" -gt 0 ] || [ -s "$work/skipped.txt" ] ||
    write_page
finished
