#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests talon as its users get it: installed under a prefix, found with
# pkg-config, and used by programs in C and C++. Also checks what its objects
# contain, export and need. Each check prints a line "ok" or "FAILED"; the last
# line counts them.
#
#   tests/install/run.sh [--long]
#
# With --long, clang compiles all libraries, tests and examples for a release,
# not libtalon as one source with few optimizations, and clients in all
# dialects; stack frames are those of a release and of every library, with
# clang, too; and the copied sources are compiled once more with all warnings.
#
# talon is built in build/install and installed in build/prefix, the tools in
# build/tools; everything else goes to build/installed/. gcc, g++ and tcc are
# required; clang is used too if it is found.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/install
work=$root/build/installed
prefix=$root/build/prefix
. "$root/tests/tools.sh"

warnings='-Wall -Wextra -Wpedantic -Werror'
stack_limit=8192

# Compares two lists of names and prints the differences.
same_names() {
    diff "$1" "$2" || {
        say "<: $(basename "$1" .txt) only; >: $(basename "$2" .txt) only"
        say "(a new function needs a line in lib/talon.map and TALON_API)"
        return 1
    }
}

with_clang() {
    command -v clang >/dev/null
}

# ---- compilers

# Lists the ways to compile a client, one per line.
dialects() {
    say "gcc -std=c99 -x c"
    say "gcc -std=c11 -x c"
    say "g++ -std=c++17 -x c++"
    with_clang || return 0
    say "clang -std=c11 -x c"
    [ -n "$long" ] || return 0
    say "clang -std=c99 -x c"
    command -v clang++ >/dev/null || return 0
    say "clang++ -std=c++17 -x c++"
}

# Runs pkg-config so that it finds only the library under test.
package() {
    PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig pkg-config "$@"
}

# ---- headers and clients

# Compiles every header on its own.
headers_alone() {
    for header in "$prefix"/include/talon/*.h; do
        say "#include <talon/$(basename "$header")>" |
            $1 $warnings -fsyntax-only $(package --cflags talon) - ||
            return 1
    done
}

# No struct of the headers has padding.
headers_unpadded() {
    for header in "$prefix"/include/talon/*.h; do
        say "#include <talon/$(basename "$header")>"
    done |
        gcc -std=c11 -x c -Wpadded -Werror -fsyntax-only \
            $(package --cflags talon-advisor) -
}

# The installed headers are the public headers.
headers_installed() {
    for header in "$root"/include/talon/*.h; do
        cmp "$header" "$prefix/include/talon/$(basename "$header")" ||
            return 1
    done
    [ "$(ls "$prefix/include/talon" | wc -l)" -eq \
        "$(ls "$root"/include/talon/*.h | wc -l)" ]
}

# The interface as data and its schema are installed.
data_installed() {
    for data in talon-api.json talon-api.schema.json; do
        cmp "$root/doc/$data" "$prefix/share/talon/$data" || return 1
    done
}

layouts_hold() {
    $1 $warnings -c -o "$work/layout.o" $(package --cflags talon-advisor) \
        "$root/tests/abi/next/layout.c"
}

# Builds and runs the client against the shared library.
client_shared() {
    $1 $warnings -o "$work/client" $(package --cflags talon) \
        "$here/client.c" "$here/session.c" -x none \
        $(package --libs talon) "-Wl,-rpath,$prefix/lib" || return 1
    needs_shared "$work/client" 1 && "$work/client"
}

# Builds and runs the client with the static library alone.
client_static() {
    gcc -std=c11 $warnings -static -o "$work/client-static" \
        $(package --static --cflags talon) "$here/client.c" \
        "$here/session.c" $(package --static --libs talon) || return 1
    needs_shared "$work/client-static" 0 && "$work/client-static"
}

# Succeeds if a program names libtalon.so.0 as needed this many times (0 or 1).
needs_shared() {
    [ "$(readelf -d "$1" | grep -c 'NEEDED.*\[libtalon\.so\.0\]')" -eq "$2" ]
}

# The shared and the static client play the same games.
clients_agree() {
    "$work/client" >"$work/shared.txt" && "$work/client-static" |
        diff "$work/shared.txt" -
}

without_flags() {
    fails_with 'talon/talon.h' gcc -std=c11 -o "$work/none" \
        "$here/client.c" "$here/session.c"
}

without_libraries() {
    fails_with 'undefined reference.*talon_version_string' gcc -std=c11 \
        -o "$work/none" $(package --cflags talon) "$here/client.c" \
        "$here/session.c"
}

without_function() {
    fails_with 'undefined reference.*talon_there_is_no_such_function' \
        gcc -std=c11 -o "$work/none" $(package --cflags talon) \
        "$here/missing.c" $(package --libs talon)
}

# Builds allocations.c so that it counts all allocations, and runs it.
allocations() {
    gcc -std=c11 $warnings -o "$work/allocations" \
        $(package --cflags talon) "$here/allocations.c" "$here/session.c" \
        "$prefix/lib/libtalon.a" -Wl,--wrap=malloc,--wrap=calloc \
        -Wl,--wrap=realloc,--wrap=free && "$work/allocations"
}

# Compiles the program that the guide shows.
guide_program() {
    gcc -std=c11 $warnings -o "$work/first" $(package --cflags talon) \
        "$root/doc/first.c" $(package --libs talon)
}

# ---- versions and names

version_macro() {
    sed -n "s/^#define TALON_VERSION_$1 \([0-9]*\).*/\1/p" \
        "$root/include/talon/base.h"
}

release() {
    say "$(version_macro MAJOR).$(version_macro MINOR).$(version_macro PATCH)"
}

# The version in include/talon/base.h is also that of the package, the change
# log, the documents and the bindings.
releases_agree() {
    [ "$(package --modversion talon)" = "$(release)" ] &&
        sh "$root/doc/version.sh" --check
}

soname_is() {
    readelf -d "$1" | grep 'SONAME'
    readelf -d "$1" | grep -q 'SONAME.*\[libtalon\.so\.0\]'
}

# Configures the same sources as if they were another release: the soname stays
# the same.
soname_of_another_release() {
    rm -rf "$work/another" "$work/another-build"
    mkdir "$work/another"
    cp -R "$root/doc" "$root/include" "$root/lib" "$root"/meson* \
        "$work/another"
    sed "s/version: '$(release)'/version: '98.7.6'/" "$root/meson.build" \
        >"$work/another/meson.build"
    grep -q "98.7.6" "$work/another/meson.build" &&
        meson setup -Dtests=false "$work/another-build" "$work/another" &&
        grep -q 'soname,libtalon\.so\.0' "$work/another-build/build.ninja" &&
        ! grep -q 'libtalon\.so\.98' "$work/another-build/build.ninja"
}

# Lists the headers of libtalon-advisor or libtalon-words. All others belong to
# libtalon.
#   list_headers_of advisor|words
list_headers_of() {
    grep -v '^#' "$root/lib/$1/headers.txt" | sed "s|^|$root/include/talon/|"
}

list_headers() {
    { list_headers_of advisor; list_headers_of words; } \
        >"$work/other-headers.txt"
    find "$root/include/talon" -name '*.h' |
        grep -vxF -f "$work/other-headers.txt"
}

# Lists the functions that headers declare as public.
#   declared_by HEADER...
declared_by() {
    cat "$@" | tr '\n' ' ' | sed 's/TALON_API/\n&/g' |
        sed -n 's/^TALON_API [^(#]*[ *]\(talon_[a-z0-9_]*\)(.*/\1/p' | sort
}

list_declared() {
    # shellcheck disable=SC2046
    declared_by $(list_headers)
}

list_in_map() {
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/lib/talon.map" | sort
}

list_exported() {
    nm -D --defined-only "$prefix/lib/libtalon.so" |
        awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort
}

# ---- numbers and keys

# Writes two lists of numbers and keys: those of the installed headers and
# libraries, and those in doc/registry.txt, which has all that were ever
# released.
list_registry() {
    sh "$root/tests/form/registry.sh" $(package --cflags talon-advisor) \
        $(package --libs talon-advisor talon) "-Wl,-rpath,$prefix/lib" \
        >"$work/numbers.txt" || {
        cat "$work/numbers.txt"
        return 1
    }
    grep -v '^#' "$root/doc/registry.txt" >"$work/registered.txt"
    [ -s "$work/numbers.txt" ] && [ -s "$work/registered.txt" ]
}

# Every number and key that was released is still there, unchanged.
registry_holds() {
    list_registry &&
        LC_ALL=C comm -13 "$work/numbers.txt" "$work/registered.txt" \
            >"$work/bad.txt" && is_empty "$work/bad.txt"
}

# Every new number and key is in doc/registry.txt.
registry_is_complete() {
    list_registry || return 1
    LC_ALL=C comm -23 "$work/numbers.txt" "$work/registered.txt" \
        >"$work/bad.txt"
    is_empty "$work/bad.txt" || {
        say "is not in doc/registry.txt: sh doc/generate.sh adds it"
        return 1
    }
}

# ---- signatures

# Prints the declarations in the headers, one per line, without comments.
list_declarations() {
    printf '#include <talon/%s.h>\n' talon solve player words |
        gcc -std=c11 -I"$root/include" -x c -E -P - | tr '\n' ' ' |
        sed 's/__attribute__((visibility("default")))/\n&/g; s/$/\n/' |
        sed -n 's/^__attribute__((visibility("default"))) \([^;]*\);.*/\1/p'
}

# Functions of all libraries take and return only plain types, and structs and
# 64-bit numbers only through pointers.
signatures_plain() {
    structs=$(sed -nE 's/^\} (talon_[a-z_]+);$/\1/p' \
        "$root"/include/talon/*.h | paste -sd '|')
    wide='u?int64_t|talon_cards'
    words='\b(enum|struct|union|_?[Bb]ool|float|double|long)\b'
    list_declarations >"$work/declarations.txt"
    [ "$(wc -l <"$work/declarations.txt")" -eq \
        "$(declared_by "$root"/include/talon/*.h | wc -l)" ] || {
        say "not all declarations were found"
        return 1
    }
    ! grep -nE "$words|\.\.\.|\(\*" "$work/declarations.txt" &&
        ! grep -nE "(\(|, |^)(const )?($structs|$wide) [a-z_]+[,()]" \
            "$work/declarations.txt"
}

# ---- objects

# There is no writable data, except sections that only the loader writes to.
no_mutable_data() {
    readelf -SW "$1" | sed 's/^ *\[ *[0-9]*\] //' | awk '
        $7 ~ /W/ && $1 !~ /^\.data\.rel\.ro/ && $5 !~ /^0+$/' >"$work/bad.txt"
    nm "$1" 2>/dev/null | awk 'NF == 3 && $2 == "C"' >>"$work/bad.txt"
    is_empty "$work/bad.txt"
}

# Lists the names that the objects of an archive need and none of them defines,
# as "OBJECT NAME".
list_needed() {
    nm -A "$1" | awk '
        $NF == "" { next }
        { split($1, part, ":"); object = part[2]; kind = $(NF - 1) }
        kind == "U" { needed[object " " $NF] = $NF; next }
        kind ~ /^[A-Z]$/ { held[$NF] = 1 }
        END {
            for (need in needed)
                if (!(needed[need] in held)) print need
        }' | sort
}

# The objects need only four functions of the C library; the object of FILE may
# also need malloc and free.
needs_little() {
    list_needed "$1" | grep -vE \
        ' (memcpy|memmove|memset|memcmp|_GLOBAL_OFFSET_TABLE_)$' |
        grep -vE "^[^ ]*$2\.c\.o (malloc|free)$" >"$work/bad.txt" || :
    is_empty "$work/bad.txt"
}

# memory.c does need malloc and free; otherwise needs_little would prove
# nothing.
memory_needs_malloc() {
    list_needed "$1" | grep -q 'memory\.c\.o malloc$' &&
        list_needed "$1" | grep -q 'memory\.c\.o free$'
}

# Programs that link an archive see every name that its objects define, so each
# name needs a prefix of the library: talon_ if it is public, otherwise tln_.
names_have_prefix() {
    nm -g --defined-only "$1" | awk 'NF == 3 { print $3 }' | sort -u \
        >"$work/names.txt"
    [ -s "$work/names.txt" ] || return 1
    grep -vE '^(talon|tln)_' "$work/names.txt" >"$work/bad.txt" || :
    is_empty "$work/bad.txt"
}

# The library links with nothing but the four functions that memory.c here
# defines.
stands_alone() {
    gcc -std=c11 -O1 -ffreestanding -fPIC -shared -nostdlib \
        -fno-tree-loop-distribute-patterns -Wl,--no-undefined \
        -o "$work/alone.so" "$here/memory.c" -Wl,--whole-archive "$1"
}

# No stack frame is larger than the limit.
stack_is_small() {
    find "$1" -name '*.su' -exec cat {} + >"$work/stack.txt"
    [ -s "$work/stack.txt" ] || return 1
    awk -F'\t' -v limit=$stack_limit '
        $2 + 0 > limit || $3 !~ /static|bounded/' "$work/stack.txt" \
        >"$work/bad.txt"
    is_empty "$work/bad.txt"
}

# What compilers are told of a machine without an operating system.
freestanding_flags="-std=c11 $warnings -Wconversion -Wshadow
    -Wstrict-prototypes -Wmissing-prototypes -O0 -ffreestanding
    -DTALON_BUILDING"

# All sources, as one, are without warnings there.
freestanding_as_one() {
    mkdir -p "$work/freestanding-one"
    # shellcheck disable=SC2086
    python3 -B "$root/lib/one_file.py" --advisor --words \
        "$work/freestanding-one" &&
        $1 $freestanding_flags -DTALON_INNER -fsyntax-only \
            "$work/freestanding-one/talon.c"
}

# Compiles each source for there to assembler, all of a folder at once.
#   freestanding COMPILER
freestanding() {
    find "$root/lib" -name '*.c' | sed 's|/[^/]*$||' | sort -u \
        >"$work/folders.txt"
    number=0
    while read -r folder; do
        number=$((number + 1))
        mkdir -p "$work/freestanding-$1/$number"
        # shellcheck disable=SC2086
        (cd "$work/freestanding-$1/$number" &&
            $1 $freestanding_flags -fstack-usage -S -I"$root/include" \
                -I"$root/lib" "$folder"/*.c) || return 1
    done <"$work/folders.txt"
}

# Besides stddef.h and stdint.h, the sources include only two headers of the C
# library: string.h in one file of each library, and stdlib.h in memory.c.
includes_little() {
    (cd "$root" && grep -rE '^# *include <' lib include |
        grep -vE '<(stddef|stdint)\.h>' | sort) >"$work/bad.txt"
    {
        say 'lib/advisor/base/freestanding.h:#include <string.h>'
        say 'lib/base/libc.h:#include <string.h>'
        say 'lib/game/memory.c:#include <stdlib.h>'
    } | diff - "$work/bad.txt"
}

# ---- without a build system

# Compiles the sources as they are, with a compiler and two include paths, and
# runs a client with the result.
copied() {
    compiler=$1
    shift
    rm -rf "$work/copied"
    mkdir "$work/copied"
    (
        cd "$work/copied"
        $compiler "$@" -c -I"$root/include" -I"$root/lib" \
            "$root"/lib/*.c "$root"/lib/*/*.c
        $compiler -o client -I"$root/include" "$here/client.c" \
            "$here/session.c" ./*.o
        ./client | diff "$work/shared.txt" -
    )
}

# ---- builds

# Compiles libtalon as one source, which takes a fifth of the time, and makes
# the archive that a build would make.
#   build_as_one DIRECTORY COMPILER FLAG...
build_as_one() {
    into=$1 compiler=$2
    shift 2
    rm -rf "$into"
    mkdir -p "$into/lib"
    # shellcheck disable=SC2086
    python3 -B "$root/lib/one_file.py" "$into" &&
        "$compiler" -std=c11 -O1 $warnings -Wconversion -Wshadow -fPIC \
            -fvisibility=hidden -fno-builtin-strlen -fno-builtin-bcmp \
            -DTALON_BUILDING -DTALON_INNER "$@" -c \
            -o "$into/lib/talon.c.o" "$into/talon.c" &&
        ar -rcs "$into/lib/libtalon.a" "$into/lib/talon.c.o"
}

build_variants() {
    build_once tests
    build_once install
    if [ -n "$long" ]; then
        build_talon "$work/small" --buildtype release -Dtests=false \
            -Dhosted=false -Dc_args=-fstack-usage
    else
        quietly "$work/small.txt" build_as_one "$work/small" gcc \
            -DTALON_HOSTED=0 -fno-tree-loop-distribute-patterns -fstack-usage
    fi
}

# The sources compile without warnings. For gcc, this reads the log of the build
# that the suites use; for clang, it makes a build.
without_warnings() {
    case $1 in
    clang)
        if [ -n "$long" ]; then
            CC=clang build_talon "$work/clang" --buildtype release \
                -Dwerror=true -Dexamples=true
        else
            build_as_one "$work/clang" clang
        fi
        ;;
    *)
        grep -q 'Linking target tests/' "$root/build/tests.txt" &&
            ! grep -n 'warning:' "$root/build/tests.txt"
        ;;
    esac
}

# ---- Everything

check_clients() {
    check "all public headers are installed" headers_installed
    check "the interface as data is installed" data_installed
    dialects >"$work/dialects.txt"
    while read -r dialect; do
        check "each header alone: $dialect" headers_alone "$dialect"
        check "sizes and offsets of structs: $dialect" layouts_hold "$dialect"
        check "a client, shared: $dialect" client_shared "$dialect"
    done <"$work/dialects.txt"
    check "no struct has padding" headers_unpadded
    check "a client, static" client_static
    check "both play the same games" clients_agree
    check "nothing compiles without pkg-config's flags" without_flags
    check "nothing links without pkg-config's libraries" without_libraries
    check "a function that does not exist does not link" without_function
    check "nothing is allocated after creation" allocations
    check "the program of the guide compiles" guide_program
}

check_names() {
    list_declared >"$work/declared.txt"
    list_in_map >"$work/map.txt"
    list_exported >"$work/exported.txt"
    check "header, build, change log and documents name one release" \
        releases_agree
    check "the soname is libtalon.so.0" soname_is \
        "$prefix/lib/libtalon.so"
    check "in every release" soname_of_another_release
    check "the headers declare what the version script lists" same_names \
        "$work/declared.txt" "$work/map.txt"
    check "the library exports what the version script lists" same_names \
        "$work/exported.txt" "$work/map.txt"
    check "signatures have only plain types" signatures_plain
    check "no name is a keyword of another language" \
        sh "$root/tests/form/names.sh"
    check "no number or key has changed or is missing" registry_holds
    check "every number and key is registered" registry_is_complete
}

# The headers, version script and library of a part name the same functions.
#   part_names_agree advisor|words
part_names_agree() {
    # shellcheck disable=SC2046
    declared_by $(list_headers_of "$1") >"$work/part-declared.txt"
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' \
        "$root/lib/$1/talon-$1.map" | sort >"$work/part-map.txt"
    nm -D --defined-only "$prefix/lib/libtalon-$1.so" |
        awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' |
        sort >"$work/part-exported.txt"
    [ -s "$work/part-map.txt" ] &&
        same_names "$work/part-declared.txt" "$work/part-map.txt" &&
        same_names "$work/part-exported.txt" "$work/part-map.txt"
}

part_needs_little() {
    list_needed "$1" | awk '{ print $2 }' | sort -u | grep -vxE \
        'memcpy|memmove|memset|memcmp|_GLOBAL_OFFSET_TABLE_' |
        grep -vxF -f "$work/map.txt" >"$work/bad.txt" || :
    is_empty "$work/bad.txt"
}

part_soname() {
    readelf -d "$prefix/lib/libtalon-$1.so" |
        grep -q "SONAME.*\[libtalon-$1\.so\.0\]" &&
        [ "$(package --print-requires "talon-$1")" = \
            "talon >= $(package --modversion talon)" ]
}

# With -Dtools=true, and only then, tournament is installed. It finds the
# libraries beside it, and bots in any language. Its build is where paths are
# those of the other builds, so that ccache knows the sources.
tools_are_installed() {
    [ ! -e "$prefix/bin/tournament" ] || return 1
    build_talon "$root/build/tools" --buildtype release -Dtests=false \
        -Dtools=true --prefix "$work/tools-prefix" --libdir lib || return 1
    install_talon "$root/build/tools" || return 1
    "$work/tools-prefix/bin/tournament" --game tripoli \
        --a "cmd:python3 $root/tests/measure/bots/first.py" --b station \
        --deals 0..0 --seed 1 >"$work/match.txt" || return 1
    grep -q '^  decisions of the program' "$work/match.txt"
}

# Checks a library beside libtalon.
#   check_part advisor|words
check_part() {
    archive=$root/build/install/lib/$1/libtalon-$1.a
    check "$1: soname and package" part_soname "$1"
    check "$1: header, version script and exports agree" \
        part_names_agree "$1"
    check "$1: no writable data" no_mutable_data "$archive"
    check "$1: every name has the library's prefix" names_have_prefix \
        "$archive"
    check "$1: needs four functions and the public ones of libtalon" \
        part_needs_little "$archive"
}

catalogues_are_read() {
    for catalogue in "$root"/lib/words/po/*.po; do
        msgfmt --check -o /dev/null "$catalogue" || return 1
    done
}

# Checks the static library of one build.
#   check_objects "which" ARCHIVE FILE-THAT-ALLOCATES
check_objects() {
    check "no writable data, $1" no_mutable_data "$2"
    check "needs only memcpy memmove memset memcmp, $1" needs_little "$2" "$3"
    check "every name has the library's prefix, $1" names_have_prefix "$2"
}

check_library() {
    for compiler in gcc $(with_clang && say clang); do
        check "no warnings, $compiler" without_warnings "$compiler"
    done
    check_objects "gcc" "$root/build/install/lib/libtalon.a" memory
    check "malloc and free in memory.c, gcc" memory_needs_malloc \
        "$root/build/install/lib/libtalon.a"
    check_objects "gcc, not hosted" "$work/small/lib/libtalon.a" no-file
    check "links with just those four" stands_alone \
        "$work/small/lib/libtalon.a"
    ! with_clang ||
        check_objects "clang" "$work/clang/lib/libtalon.a" \
            "$([ -n "$long" ] && say memory || say talon)"
    check "stack frames of at most $stack_limit bytes, optimized" \
        stack_is_small "$work/small"
    check "copied sources, plain cc" copied cc
    [ -z "$long" ] ||
        check "copied sources, strict C11" copied gcc -std=c11 $warnings \
            -Wconversion -Wshadow
    check "copied sources, tcc" copied tcc
    check "string.h and stdlib.h are included once each" includes_little
    ! with_clang || [ -n "$long" ] ||
        check "freestanding, clang" freestanding_as_one clang
    for compiler in gcc ${long:+$(with_clang && say clang)}; do
        check "freestanding, $compiler" freestanding "$compiler"
        check "stack frames of at most $stack_limit bytes, $compiler -O0" \
            stack_is_small "$work/freestanding-$compiler"
    done
}

long=
case ${1:-} in
'') ;;
--long) long=yes ;;
*)
    say "usage: tests/install/run.sh [--long]"
    exit 2
    ;;
esac
rm -rf "$work"
mkdir -p "$work"
tally_at_end
build_variants
check_clients
check_names
check_library
check_part advisor
check "advisor: -Dtools=true installs tournament" tools_are_installed
check_part words
check "words: translators' tools accept the catalogues" catalogues_are_read
check "words: a third language is one file" \
    sh "$root/tests/words/third/run.sh" "$root/build/tests/lib/libtalon.a"
finished
