#!/bin/sh
# SPDX-License-Identifier: MIT
# A project built by CMake that has talon in a subdirectory.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=cmake-subdirectory
. "$root/tests/install/route.sh"

app=$work/app

# Builds the program, with options for CMake.
#   builds DIRECTORY OPTION...
builds() {
    into=$1
    shift
    cmake -G Ninja -S "$app" -B "$into" -DCMAKE_BUILD_TYPE=Release "$@" &&
        cmake --build "$into"
}

# Succeeds if the target "all" builds the program and one library, and nothing
# else.
builds_nothing_else() {
    ninja -C "$1" -t targets all |
        sed -n 's/^\([^ ]*\): C_.*_LINKER.*/\1/p' | sort >"$work/targets.txt"
    printf 'app\ntalon/libtalon.a\n' | diff - "$work/targets.txt"
}

# Succeeds if installing the project installs nothing of talon's: the program
# already contains it.
installs_nothing() {
    cmake --install "$1" --prefix "$work/installed"
    [ -z "$(find "$work/installed" -name '*talon*' 2>/dev/null)" ]
}

needs_no_malloc() {
    nm "$1/talon/libtalon.a" >"$work/names.txt"
    grep -q 'U memcpy$' "$work/names.txt" &&
        ! grep -E 'U (malloc|free)$' "$work/names.txt"
}

# Builds without the allocator, with the strict warnings of a project that turns
# them into errors.
builds_bare_and_strict() {
    builds "$work/bare" -DTALON_HOSTED=OFF -DTALON_ADVISOR=ON \
        -DCMAKE_BUILD_TYPE=Debug \
        -DCMAKE_C_FLAGS="-Wall -Wextra -Wconversion -Werror"
}

installs_on_request() {
    cmake -DTALON_INSTALL=ON "$work/shared" && cmake --build "$work/shared" &&
        cmake --install "$work/shared" --prefix "$work/installed" &&
        [ -n "$(find "$work/installed" -name 'libtalon.so.0')" ] &&
        [ -n "$(find "$work/installed" -name 'talonConfig.cmake')" ]
}

# Builds a project that asks for libtalon-advisor.
#   builds_advised shared|static OPTION...
builds_advised() {
    copy_advised "$work/advised" talon::advisor
    sed -i 's/^find_package.*/add_subdirectory(talon)/' \
        "$work/advised/CMakeLists.txt"
    ln -sfn "$root" "$work/advised/talon"
    into=$work/advised-$1
    shift
    cmake -G Ninja -S "$work/advised" -B "$into" -DTALON_ADVISOR=ON "$@" &&
        cmake --build "$into" && advises "$into/app"
}

# Succeeds if the program asks the loader for both libraries.
asks_for_both() {
    asks_loader "$1" "$2" && asks_loader "$1" "$2" libtalon-advisor
}

# Builds a project that uses only C++.
builds_in_cxx() {
    mkdir "$work/cxx"
    cp "$app/session.h" "$work/cxx"
    cp "$app/app.c" "$work/cxx/app.cpp"
    ln -s "$root" "$work/cxx/talon"
    sed 's/project(app C)/project(app CXX)/; s/app\.c/app.cpp/' \
        "$here/CMakeLists.txt" >"$work/cxx/CMakeLists.txt"
    grep -q 'app app.cpp' "$work/cxx/CMakeLists.txt" &&
        cmake -G Ninja -S "$work/cxx" -B "$work/cxx-build" &&
        cmake --build "$work/cxx-build"
}

begin_route
install_missing cc:gcc c++:g++ :libc6-dev cmake:cmake ninja:ninja-build ||
    skip_route "a tool cannot be installed"
copy_program "$app"
cp "$here/CMakeLists.txt" "$app"
ln -s "$root" "$app/talon"

start=$(seconds_now)
check "a program builds with talon in a directory of it" builds "$work/static"
check "it plays" plays "$work/static/app"
took=$(seconds_since "$start")
check "talon is in it" asks_loader no "$work/static/app"
check "nothing but talon is built" builds_nothing_else "$work/static"
check "nothing of talon is installed" installs_nothing "$work/static"
route_row "$route, static" "$(lines_of "$here/CMakeLists.txt")" "$took" \
    "$(bytes_of "$work/static/app")"

start=$(seconds_now)
check "BUILD_SHARED_LIBS is honored" builds "$work/shared" \
    -DBUILD_SHARED_LIBS=ON
check "it plays" plays "$work/shared/app"
took=$(seconds_since "$start")
check "it uses the shared library" asks_loader yes "$work/shared/app"
route_row "$route, shared" "$(lines_of "$here/CMakeLists.txt")" "$took" \
    "$(bytes_of "$work/shared/app" "$work/shared/talon/libtalon.so")"

check "TALON_INSTALL=ON installs talon with the project" installs_on_request
check "TALON_HOSTED=OFF builds, under a project's own warnings" \
    builds_bare_and_strict
check "it leaves malloc out" needs_no_malloc "$work/bare"
check "TALON_ADVISOR=ON builds the advisor, static" builds_advised static
check "it is in the program" asks_for_both no "$work/advised-static/app"
check "TALON_ADVISOR=ON builds the advisor, shared" builds_advised shared \
    -DBUILD_SHARED_LIBS=ON
check "the program uses it" asks_for_both yes "$work/advised-shared/app"
check "a project in C++ builds" builds_in_cxx
check "it plays" plays "$work/cxx-build/app"
finished
