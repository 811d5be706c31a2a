#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds talon and a client in each of five languages, plays every preset with
# all of them, and compares their transcripts, as README.md describes.
#
#   tests/clients/run.sh SEED [--long] [CLIENT ...]
#
# The clients are c, python, luajit, swig and rust; the default is all of them.
# The client c always runs, and the others are compared with it. A client whose
# tools are missing is reported and skipped. With --long, the tools are
# installed (on Debian), every client must run, and they play longer.
#
# For each client, the script prints whether its transcript is the same as that
# of c, how many lines its user had to write, how many seconds it played, and
# the hash of its transcript. Everything is built under build/clients/, talon in
# build/install. If TALON_PREFIX is set, the talon installed there is used.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/clients
work=$root/build/clients
. "$root/tests/tools.sh"

all_clients='c python luajit swig rust'
turns=80
turns_long=300

if [ $# -eq 0 ]; then
    say "run.sh SEED [--long] [CLIENT ...]"
    exit 2
fi
seed=$1
shift
long=no
if [ "${1:-}" = --long ]; then
    long=yes
    turns=$turns_long
    shift
fi
clients=${*:-$all_clients}
prefix=${TALON_PREFIX:-$root/build/prefix}

# ---- what clients need

# Lists what a client needs, in the form that install_missing takes.
needs_of() {
    case $1 in
    c) say "gcc:gcc" ;;
    python) say "gcc:gcc python3:python3 :python3-cffi" ;;
    luajit) say "gcc:gcc luajit:luajit" ;;
    swig) say "gcc:gcc swig:swig perl:perl :libperl-dev" ;;
    rust) say "rustc:rustc bindgen:bindgen clang:clang" ;;
    *) return 1 ;;
    esac
}

# Finds a Python that has cffi: the first one in PATH, or the system's.
python_with_cffi() {
    for python in python3 /usr/bin/python3; do
        if "$python" -c 'import cffi' 2>/dev/null; then
            say "$python"
            return
        fi
    done
    return 1
}

can_run() {
    case $1 in
    python) python_with_cffi >/dev/null ;;
    *)
        for need in $(needs_of "$1"); do
            is_met "$need" || return 1
        done
        ;;
    esac
}

# ---- building and running

# Prints the preprocessed headers, without the system headers that they include.
declarations() {
    gcc -E -DTALON_API= -I"$prefix/include" "$prefix/include/talon/talon.h" |
        awk '/^# [0-9]/ { ours = $3 ~ /\/talon\//; next } ours && NF'
}

build_c() {
    gcc -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -I"$prefix/include" \
        -o "$work/client" "$here/client.c" -L"$prefix/lib" -ltalon \
        "-Wl,-rpath,$prefix/lib"
}

run_c() {
    "$work/client" "$@"
}

build_python() {
    declarations >"$work/declarations.h"
}

run_python() {
    "$(python_with_cffi)" "$here/client.py" "$work/declarations.h" \
        "$prefix/lib/libtalon.so" "$@"
}

build_luajit() {
    declarations >"$work/declarations.h"
}

run_luajit() {
    luajit "$here/client.lua" "$work/declarations.h" \
        "$prefix/lib/libtalon.so" "$@"
}

# The option -DSWIGWORDSIZE64 tells SWIG that 64-bit numbers are `long`, as they
# are on 64-bit Linux.
build_swig() {
    core=$(perl -MConfig -e 'print $Config{archlibexp}')/CORE
    flags=$(perl -MConfig -e 'print $Config{ccflags}')
    swig -perl5 -DSWIGWORDSIZE64 -I"$prefix/include" -outdir "$work" \
        -o "$work/talon_wrap.c" "$here/talon.i" || return 1
    # shellcheck disable=SC2086
    gcc $flags -O2 -fPIC -shared -I"$core" -I"$prefix/include" \
        -o "$work/talon.so" "$work/talon_wrap.c" -L"$prefix/lib" -ltalon \
        "-Wl,-rpath,$prefix/lib"
}

run_swig() {
    perl -I"$work" "$here/client.pl" "$@"
}

build_rust() {
    bindgen "$prefix/include/talon/talon.h" -o "$work/bindings.rs" \
        --default-enum-style consts --no-prepend-enum-name --no-layout-tests \
        --no-doc-comments --with-derive-default \
        --allowlist-function 'talon_.*' --allowlist-type 'talon_.*' \
        --allowlist-var 'TALON_.*' -- -I"$prefix/include" || return 1
    TALON_BINDINGS=$work/bindings.rs rustc --edition 2021 -O \
        -L "$prefix/lib" -l talon -C "link-arg=-Wl,-rpath,$prefix/lib" \
        -o "$work/client-rust" "$here/client.rs"
}

run_rust() {
    "$work/client-rust" "$@"
}

# ---- comparing

# Counts the nonempty lines that the user of a client must write.
lines_of() {
    case $1 in
    c) cat "$here/client.c" ;;
    python) cat "$here/client.py" ;;
    luajit) cat "$here/client.lua" ;;
    swig) cat "$here/client.pl" "$here/talon.i" ;;
    rust) cat "$here/client.rs" ;;
    esac | grep -c .
}

now() {
    date +%s.%N
}

# Builds a client, runs it, and compares its transcript; the seconds that it
# played go to seconds.txt.
attempt() {
    "build_$1" || return 1
    begun=$(now)
    "run_$1" "$seed" "$turns" >"$work/$1.txt" || return 1
    say "$begun $(now)" | awk '{ printf "%.2f\n", $2 - $1 }' \
        >"$work/seconds.txt"
    cmp "$work/c.txt" "$work/$1.txt" || {
        diff "$work/c.txt" "$work/$1.txt" | head -n 8
        return 1
    }
}

hash_of() {
    sed -n 's/^hash //p' "$1" 2>/dev/null | grep . || say none
}

try_client() {
    say none >"$work/seconds.txt"
    if attempt "$1" >"$work/$1-log.txt" 2>&1 </dev/null; then
        result=ok equal=equal passed=$((passed + 1))
    else
        result=FAILED equal=different failed=$((failed + 1))
    fi
    say "$(printf '%-7s %-7s %4d lines  %6s s  %s  %s' $result "$1" \
        "$(lines_of "$1")" "$(cat "$work/seconds.txt")" \
        "$(hash_of "$work/$1.txt")" $equal)"
    [ $result = ok ] || sed 's/^/        /' "$work/$1-log.txt"
}

# Succeeds if the transcript has lines that begin with a word, and all of them
# match a pattern.
#   always WORD PATTERN
always() {
    grep "^$1 " "$work/c.txt" >"$work/lines.txt" || return 1
    grep -vnE "^$1 $2" "$work/lines.txt" >"$work/bad.txt" || :
    is_empty "$work/bad.txt"
}

every_preset_ends() {
    always play '.* [0-9]+$' && always end '[0-9]+ ' || return 1
    [ "$(grep -c '^play ' "$work/c.txt")" -eq \
        "$(grep -c '^end ' "$work/c.txt")" ]
}

check_transcript() {
    check "every preset was played" every_preset_ends
    check "moves of random play are legal" always check 'TALON_OK '
    check "a record reproduces the game" always same 'TALON_OK 1$'
    check "a view has a world" always world 'TALON_(OK|E_TRIES) '
    check "a saved game loads" always save 'TALON_OK '
}

mkdir -p "$work"
tally_at_end
[ -n "${TALON_PREFIX:-}" ] || build_once install
rm -f "$work"/*.txt
tried=
for client in c $clients; do
    case " $tried " in *" $client "*) continue ;; esac
    tried="$tried $client"
    [ $long = no ] || install_missing $(needs_of "$client") || :
    if [ $long = yes ] || can_run "$client"; then
        try_client "$client"
    else
        say "skipped $client: it needs" \
            "$(needs_of "$client" | sed 's/[^ ]*://g')"
    fi
done
check_transcript
finished
