#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds examples/sdl with CMake and an installed talon, and plays a hand with
# it by clicks, under an X server without a screen. The picture is
# build/window/window.png.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/window
. "$root/tests/tools.sh"

builds() {
    cmake -S "$root/examples/sdl" -B "$work/build" \
        -DCMAKE_PREFIX_PATH="$root/build/prefix" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror" &&
        cmake --build "$work/build"
}

plays_a_hand() {
    SDL_AUDIODRIVER=dummy LANG=$1 xvfb-run -a -s '-screen 0 1000x700x24' \
        python3 -B "$root/tests/window/click.py" "$work/build/window" \
        "$work/window.png" && [ -s "$work/window.png" ]
}

is_small() {
    lines=$(sed 's|/\*.*\*/||; /\/\*/,/\*\//d' "$root/examples/sdl/main.c" |
        grep -c '[^ ]')
    say "$lines lines"
    [ "$lines" -le 300 ]
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing cmake:cmake make:make gcc:gcc :libc6-dev :libsdl2-dev \
    :libsdl2-ttf-dev :fonts-dejavu-core xvfb-run:xvfb xauth:xauth \
    xdotool:xdotool import:imagemagick python3:python3 \
    meson:meson ninja:ninja-build pkg-config:pkg-config
build_once install
check "it has at most 300 lines" is_small
check "CMake builds it with an installed talon" builds
check "a hand by clicks, with moves taken back" plays_a_hand C
check "the same in German" plays_a_hand de_DE.UTF-8
finished
