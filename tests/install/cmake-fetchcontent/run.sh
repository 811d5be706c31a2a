#!/bin/sh
# SPDX-License-Identifier: MIT
# A project built by CMake that fetches talon with FetchContent.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=cmake-fetchcontent
. "$root/tests/install/route.sh"

app=$work/app

# Builds the program, with a repository to fetch talon from.
#   builds DIRECTORY OPTION...
builds() {
    into=$1
    shift
    with_repository cmake -G Ninja -S "$app" -B "$into" \
        -DCMAKE_BUILD_TYPE=Release "$@" && cmake --build "$into"
}

is_fetched() {
    [ -f "$work/fetched/_deps/talon-src/lib/talon.map" ] &&
        [ -f "$work/fetched/_deps/talon-build/libtalon.a" ]
}

# If the sources are already there, CMake uses them instead of the repository.
builds_offline() {
    cmake -G Ninja -S "$app" -B "$work/offline" -DCMAKE_BUILD_TYPE=Release \
        -DFETCHCONTENT_SOURCE_DIR_TALON="$root" &&
        cmake --build "$work/offline" &&
        [ ! -e "$work/offline/_deps/talon-src" ]
}

begin_route
install_missing cc:gcc :libc6-dev cmake:cmake ninja:ninja-build git:git ||
    skip_route "a tool cannot be installed"
copy_program "$app"
cp "$here/CMakeLists.txt" "$app"
check "the project asks for this release" grep -F \
    "GIT_TAG v$(release_of_headers))" "$here/CMakeLists.txt"
start=$(seconds_now)
check "talon is fetched, and a program built with it" builds "$work/fetched"
check "it plays" plays "$work/fetched/app"
took=$(seconds_since "$start")
check "talon was built from what was fetched" is_fetched
check "talon is in it" asks_loader no "$work/fetched/app"
check "sources that are there are used instead" builds_offline
check "that program plays" plays "$work/offline/app"
route_row "$route" "$(lines_of "$here/CMakeLists.txt")" "$took" \
    "$(bytes_of "$work/fetched/app")"
finished
