#!/bin/sh
# SPDX-License-Identifier: MIT
# talon for Windows, as a DLL and as a static library: built by CMake with
# mingw-w64, installed, and found with find_package(). The programs run under
# Wine.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=cmake-mingw
. "$root/tests/install/route.sh"

compiler=x86_64-w64-mingw32-gcc
projects=$root/tests/install/cmake-package

# Builds a project for Windows, with options for CMake.
#   builds SOURCES BUILD OPTION...
builds() {
    from=$1
    into=$2
    shift 2
    cmake -G Ninja -S "$from" -B "$into" -DCMAKE_SYSTEM_NAME=Windows \
        -DCMAKE_C_COMPILER=$compiler -DCMAKE_BUILD_TYPE=Release "$@" &&
        cmake --build "$into"
}

installs() {
    builds "$root" "$work/talon" -DCMAKE_INSTALL_PREFIX="$work/prefix" &&
        cmake --install "$work/talon"
}

# Succeeds if the installed files have the names that Meson gives them too.
names_are_known() {
    for file in /bin/libtalon-0.dll /lib/libtalon.dll.a /lib/libtalon.a \
        /bin/libtalon-advisor-0.dll /lib/libtalon-advisor.dll.a \
        /lib/libtalon-advisor.a /bin/libtalon-words-0.dll \
        /lib/libtalon-words.dll.a /lib/libtalon-words.a; do
        [ -f "$work/prefix$file" ] || {
            say "there is no $file"
            return 1
        }
    done
}

builds_program() {
    copy_program "$work/$1"
    cp "$projects/$1/CMakeLists.txt" "$work/$1"
    builds "$work/$1" "$work/$1-build" -DCMAKE_PREFIX_PATH="$work/prefix"
}

# Builds the program that uses libtalon-advisor.
#   builds_advised shared|static TARGET
builds_advised() {
    copy_advised "$work/advised-$1" "$2"
    builds "$work/advised-$1" "$work/advised-$1-build" \
        -DCMAKE_PREFIX_PATH="$work/prefix"
}

# Succeeds if a program asks for talon's DLL or another one (yes), or does not
# (no).
#   asks_dll yes|no PROGRAM [LIBRARY]
asks_dll() {
    answer=no
    ! objdump -p "$work/$2-build/app.exe" |
        grep -q "DLL Name: ${3:-libtalon}-0\.dll" || answer=yes
    [ "$answer" = "$1" ]
}

asks_both() {
    asks_dll "$1" "$2" && asks_dll "$1" "$2" libtalon-advisor
}

# Runs a program under Wine. Programs for Windows end lines with CR LF; the CR
# is removed.
under_wine() {
    WINEDEBUG=-all WINEPREFIX="$work/wine" WINEPATH="$work/prefix/bin" \
        wine "$1" | tr -d '\r'
}

begin_route
install_missing cmake:cmake ninja:ninja-build objdump:binutils \
    $compiler:gcc-mingw-w64-x86-64 || skip_route "a tool cannot be installed"
start=$(seconds_now)
check "talon builds and installs for Windows" installs
check "files have their usual names" names_are_known
check "a program finds the DLL" builds_program shared
check "it uses the DLL" asks_dll yes shared
check "a program finds the static library" builds_program static
check "it does not use the DLL" asks_dll no static
check "a program finds the DLL of the advisor" \
    builds_advised shared talon::advisor
check "it uses both DLLs" asks_both yes advised-shared
check "a program finds the static library of the advisor" \
    builds_advised static talon::advisor_static
check "it uses neither DLL" asks_both no advised-static
if install_missing wine:wine; then
    check "the program with the DLL plays" plays under_wine \
        "$work/shared-build/app.exe"
    check "the static one plays" plays under_wine "$work/static-build/app.exe"
    for kind in shared static; do
        check "the program of the advisor solves, $kind" advises under_wine \
            "$work/advised-$kind-build/app.exe"
    done
else
    say "skipped running them: wine cannot be installed"
fi
route_row "$route" "$(lines_of "$projects/shared/CMakeLists.txt")" \
    "$(seconds_since "$start")" "$(bytes_of "$work/shared-build/app.exe" \
        "$work/prefix/bin/libtalon-0.dll")"
finished
