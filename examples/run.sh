#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds talon, installs it under build/ and plays a game of each kind with
# programs that know it only through pkg-config. On Debian it installs what is
# missing first. Runs from any directory, as often as you like.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
here=$root/examples
build=$root/build/install
prefix=$root/build/prefix
programs=$root/build/examples
log=$root/build/log.txt
. "$here/common/setup.sh"

configure() {
    meson setup "$@" -Dtests=false --prefix "$prefix" --libdir lib \
        "$build" "$root"
}

install_library() {
    if [ ! -e "$build" ] || ! configure --reconfigure >"$log" 2>&1; then
        rm -rf "$build"
        quietly "$log" configure
    fi
    quietly "$log" ninja -C "$build"
    install_talon "$build"
}

# Builds a program from its sources, with what pkg-config says and no more.
#   build_program NAME LIBRARY[,LIBRARY] SOURCE...
build_program() {
    name=$1 packages=$(say "$2" | tr , ' ')
    shift 2
    # shellcheck disable=SC2046
    (cd "$here" && gcc -std=c11 -O2 -Wall -Wextra -Wpedantic -Wconversion \
        -Wshadow -o "$programs/$name" "$@" \
        $(pkg-config --cflags --libs $packages) "-Wl,-rpath,$prefix/lib")
}

# A backslash at the end of a line continues it, for "read" as well.
build_programs() {
    PKG_CONFIG_PATH=$prefix/lib/pkgconfig
    export PKG_CONFIG_PATH
    mkdir -p "$programs"
    # shellcheck disable=SC2162
    while read name libraries sources; do
        case $name in
        '' | '#') continue ;;
        esac
        # shellcheck disable=SC2086
        build_program "$name" "$libraries" $sources
    done <"$here/programs.txt"
}

# Plays a complete game; the story goes to a file, its end to the screen.
whole_game() {
    "$programs/play" --language en --auto --game "$1" --seed 5 \
        >"$programs/$1.txt" </dev/null
    say ""
    say "$1, played by itself (the whole story: build/examples/$1.txt)"
    sed -n '/Final result/,$p' "$programs/$1.txt"
}

mkdir -p "$root/build"
install_missing gcc:gcc :libc6-dev meson:meson ninja:ninja-build \
    pkg-config:pkg-config
say "building talon, and the programs through pkg-config"
install_library
build_programs
say "talon $(pkg-config --modversion talon) is in build/prefix," \
    "the programs are in build/examples"
say ""
say "replaying a logged deal and other games, every annotation checked:"
(cd "$here" && "$programs/replay" --check records/*.talon)
say ""
say "what the cards of that deal have cost, and what it was worth:"
(cd "$here" && "$programs/analyse" records/logged-three-hand-7D.talon &&
    "$programs/solve" records/logged-three-hand-7D.talon --at 7)
say ""
say "a search of information sets, and random moves in its place:"
"$programs/search" --deals 100 --playouts 300
say ""
say "two levels against each other:"
"$programs/selfplay" club-1 novice-1
say ""
say "a host at a socket; computer players have all seats:"
"$programs/table" "$programs/table.socket" tripoli people=0 seed=5
if command -v cmake >/dev/null && pkg-config --exists sdl2 SDL2_ttf; then
    { cmake -S "$here/sdl" -B "$root/build/window-example" \
        -DCMAKE_PREFIX_PATH="$prefix" &&
        cmake --build "$root/build/window-example" &&
        cp "$root/build/window-example/window" "$programs"; } \
        >"$root/build/window.txt" 2>&1 || tail -n 20 "$root/build/window.txt"
fi
if [ -t 0 ] && [ -t 1 ]; then
    say ""
    "$programs/play"
else
    whole_game five-hundred
    whole_game tripoli
fi
say ""
say "to go on:"
say "  a terminal   build/examples/play"
say "  several      build/examples/table build/table.socket people=2, and in" \
    "other terminals"
say "               build/examples/sit build/table.socket NAME"
say "  a page       cd examples/web && npm install && npm start"
say "  people apart sh examples/server/start.sh"
if [ -x "$programs/window" ]; then
    say "  a window     build/examples/window"
else
    say "  a window     needs SDL2 and SDL2_ttf: install libsdl2-dev" \
        "libsdl2-ttf-dev cmake"
fi
