#!/bin/sh
# SPDX-License-Identifier: MIT
# talon for Windows (doc/embedding.md, "Windows"). mingw-w64 builds the DLL and
# the static library; programs with them run under Wine if it can be installed.
# clang, in its mode for the dialect of Microsoft's compiler, checks that the
# sources are valid there; the headers in msvc/ declare what talon uses.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=windows
. "$root/tests/install/route.sh"

gcc=x86_64-w64-mingw32-gcc
warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'

build_dll() {
    (cd "$work/dll" && sh -eux "$here/build-dll.sh")
}

build_static() {
    (cd "$work/static" && sh -eux "$here/build-static.sh")
}

list_in_map() {
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/lib/talon.map" | sort
}

# Lists the names that a DLL or a program exports.
list_exports() {
    x86_64-w64-mingw32-objdump -p "$1" | tr -d '\r' |
        awk '/^\[Ordinal\/Name Pointer\]/ { inside = 1; next }
            inside && NF == 0 { exit }
            inside { print $NF }' | sort
}

exports_what_is_public() {
    list_in_map >"$work/map.txt"
    list_exports "$work/dll/talon.dll" | diff "$work/map.txt" -
}

# The import library has the same names as the version script.
imports_what_is_public() {
    x86_64-w64-mingw32-nm "$work/dll/libtalon.dll.a" | tr -d '\r' |
        sed -n 's/^.* T \(talon_.*\|tln_.*\)$/\1/p' | sort |
        diff "$work/map.txt" -
}

# Lists the DLLs that a program needs.
list_imports() {
    x86_64-w64-mingw32-objdump -p "$1" | sed -n 's/^.*DLL Name: *//p'
}

only_the_dll_exports() {
    list_imports "$work/dll/client.exe" | grep -q '^talon\.dll' &&
        ! list_imports "$work/static/static.exe" | grep -q '^talon\.dll' &&
        [ -z "$(list_exports "$work/static/static.exe")" ]
}

# A program calls through the import table if TALON_DLL is defined, and only
# then.
dll_decides() {
    for define in TALON_DLL TALON_NOTHING; do
        $gcc -D$define -I"$root/include" -c -o "$work/$define.o" \
            "$root/tests/install/client.c" || return 1
    done
    x86_64-w64-mingw32-nm "$work/TALON_DLL.o" | grep '__imp_talon_' &&
        ! x86_64-w64-mingw32-nm "$work/TALON_NOTHING.o" |
            grep '__imp_talon_' &&
        $gcc -DTALON_DLL -I"$root/include" -I"$root/tests/install" \
            -o "$work/dll/imported.exe" "$root/tests/install/client.c" \
            "$root/tests/install/session.c" "$work/dll/libtalon.dll.a"
}

# Lists the sources of libtalon-advisor or libtalon-words, which some examples
# need.
#   list_sources advisor|words
list_sources() {
    grep -v '^#' "$root/lib/$1/sources.txt" | sed "s|^|$root/lib/$1/|"
}

# Builds the examples that need no sockets, as examples/run.sh does.
#   build_examples DIRECTORY SUFFIX COMPILER...
build_examples() {
    into=$1 suffix=$2
    shift 2
    built=0
    # shellcheck disable=SC2162
    while read name _ sources; do
        case $name in
        '' | '#' | table | sit) continue ;;
        esac
        # shellcheck disable=SC2086
        (cd "$root/examples" && "$@" -std=c11 -O2 -I../include \
            -o "$into/$name$suffix" $sources $libraries) || return 1
        built=$((built + 1))
    done <"$root/examples/programs.txt"
    [ "$built" -gt 0 ]
}

windows_examples() {
    libraries=
    for part in advisor words; do
        # shellcheck disable=SC2046
        $gcc -O2 -DTALON_BUILDING -I"$root/include" -I"$root/lib" -shared \
            -o "$work/dll/talon-$part.dll" \
            -Wl,--out-implib,"$work/dll/libtalon-$part.dll.a" \
            $(list_sources $part) "$work/dll/libtalon.dll.a" || return 1
        libraries="$libraries $work/dll/libtalon-$part.dll.a"
    done
    libraries="$libraries $work/dll/libtalon.dll.a"
    # shellcheck disable=SC2086
    build_examples "$work/dll" .exe $gcc $warnings -DTALON_DLL -static
}

# Compiles libtalon-words, whose folders have files of the same names.
words_objects() {
    for source in $(list_sources words); do
        folder=$(basename "$(dirname "$source")")
        cc -O1 -I"$root/include" -I"$root/lib" -c "$source" \
            -o "$work/native/$folder-$(basename "$source" .c).o" || return 1
    done
}

native_examples() {
    # shellcheck disable=SC2046
    (cd "$work/native" && cc -O1 -I"$root/include" -I"$root/lib" -c \
        "$root"/lib/*.c "$root"/lib/*/*.c $(list_sources advisor)) &&
        words_objects &&
        ar rcs "$work/native/libtalon.a" "$work"/native/*.o || return 1
    libraries=$work/native/libtalon.a
    build_examples "$work/native" "" cc
}

# ---- Microsoft's dialect

msvc() {
    clang --target=x86_64-pc-windows-msvc -fms-compatibility-version=19.30 \
        -fno-ms-extensions -fdeclspec -fgnuc-version=0 -std=c11 \
        -nostdinc -isystem "$here/msvc" \
        -I"$root/include" -I"$root/lib" $warnings "$@"
}

# In this mode, clang's macros are those of Microsoft's compiler, not of gcc.
is_not_gnu() {
    msvc -dM -E -x c /dev/null >"$work/macros.txt" &&
        grep '_MSC_VER 1930' "$work/macros.txt" &&
        ! grep '__GNUC__' "$work/macros.txt"
}

msvc_reads_sources() {
    for define in TALON_BUILDING TALON_NOTHING; do
        grep -v '^#' "$root/lib/sources.txt" | while read -r source; do
            msvc -fsyntax-only -D$define "$root/lib/$source" || return 1
        done || return 1
    done
}

msvc_reads_one_file() {
    python3 "$root/lib/one_file.py" "$work/one" &&
        msvc -fsyntax-only -DTALON_BUILDING "$work/one/talon.c"
}

msvc_reads_header() {
    say '#include <talon/talon.h>' | msvc -fsyntax-only -DTALON_DLL -x c - &&
        say '#include <talon/talon.h>' | clang++ -x c++ -std=c++17 \
            --target=x86_64-pc-windows-msvc -nostdinc -isystem "$here/msvc" \
            -I"$root/include" $warnings -fsyntax-only -DTALON_DLL -
}

# In this mode, clang does not accept GNU extensions, so these checks would find
# any in the sources.
gnu_is_seen() {
    say 'int f(int a) { return ({ a; }); }' >"$work/gnu.c"
    fails_with 'GNU' msvc -fsyntax-only "$work/gnu.c"
}

# ---- wine

in_wine() {
    (cd "$work/dll" && timeout 300 wine "$@" 2>"$work/wine.txt") | tr -d '\r'
}

wine_plays() {
    plays in_wine "$1"
}

# Succeeds if a program prints the same under Wine as its native build.
#   same_output PROGRAM ARGUMENT...
same_output() {
    name=$1
    shift
    (cd "$root/examples" && "$work/native/$name" "$@") >"$work/here.txt" ||
        return 1
    [ -s "$work/here.txt" ] || return 1
    (cd "$root/examples" && WINEPATH="$work/dll" timeout 300 wine \
        "$work/dll/$name.exe" "$@" 2>"$work/wine.txt") | tr -d '\r' |
        diff "$work/here.txt" -
}

run_in_wine() {
    install_missing wine:wine || {
        say "skipped windows, wine: it cannot be installed"
        return 0
    }
    WINEPREFIX=$work/wine WINEDEBUG=-all
    export WINEPREFIX WINEDEBUG
    mkdir -p "$WINEPREFIX"
    if ! (cd "$work/dll" && timeout 120 wine client.exe) \
        >"$work/first.txt" 2>&1 && ! grep -q '^talon' "$work/first.txt"; then
        say "skipped windows, wine: it does not run programs here:" \
            "$(head -n 1 "$work/first.txt")"
        return 0
    fi
    cp "$work/static/static.exe" "$work/dll"
    check "wine: a program with the DLL" wine_plays client.exe
    check "wine: with the DLL by TALON_DLL" wine_plays imported.exe
    check "wine: with the static library" wine_plays static.exe
    check "wine: selfplay" same_output selfplay club-1 novice-1
    check "wine: play" same_output play --auto --game tripoli --seed 5
    check "wine: replay" same_output replay --check \
        records/logged-three-hand-7D.talon records/classic-3.talon
    check "wine: analyse" same_output analyse records/australian-4.talon \
        records/classic-3.talon
    check "wine: solve" same_output solve --json \
        --deal 'AS KS JK / QS JS 10S / 9S 8S 7S'
    check "wine: solve, in threads" same_output solve --seed 3 --deals 0..19 \
        --jobs 3
    check "wine: playout" same_output playout --seed 3 --trace
    check "wine: options" same_output options
    check "wine: score" same_output score bid 7D 8
}

begin_route
install_missing $gcc:gcc-mingw-w64-x86-64 gcc:gcc clang:clang :libc6-dev \
    python3:python3 ||
    skip_route "gcc-mingw-w64-x86-64 cannot be installed"
mkdir "$work/dll" "$work/static" "$work/native"
for kind in dll static; do
    ln -s "$root" "$work/$kind/talon"
    cp "$root"/tests/install/client.c "$root"/tests/install/session.[ch] \
        "$work/$kind"
done
started=$(seconds_now)
check "a DLL, its import library, a program" build_dll
seconds=$(seconds_since "$started")
check "a static library, a program" build_static
check "the DLL exports the public functions" exports_what_is_public
check "the import library has them too" imports_what_is_public
check "nothing else exports anything" only_the_dll_exports
check "TALON_DLL decides how calls are made" dll_decides
check "examples, without warnings" windows_examples
check "the same examples here" native_examples
check "Microsoft's compiler is no GNU compiler" is_not_gnu
check "it would stop at what is GNU's" gnu_is_seen
check "it can read the sources" msvc_reads_sources
check "it can read the one file" msvc_reads_one_file
check "it can read the headers, in C and C++" msvc_reads_header
run_in_wine
x86_64-w64-mingw32-strip "$work/dll/client.exe" "$work/dll/talon.dll"
size=$(cat "$work/dll/client.exe" "$work/dll/talon.dll" | wc -c)
route_row windows "$(lines_of "$here/build-dll.sh")" "$seconds" "$size"
finished
