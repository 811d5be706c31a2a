#!/bin/sh
# SPDX-License-Identifier: MIT
# talon installed by Meson and found with pkg-config, on a compiler's command
# line and by a project that Meson builds, as a shared and as a static library.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=meson-pkgconfig
. "$root/tests/install/route.sh"

app=$work/app
prefix=$work/prefix
warnings='-Wall -Wextra -Wpedantic -Werror'

installs() {
    build_talon "$work/talon" -Dtests=false --prefix "$prefix" --libdir lib &&
        install_talon "$work/talon"
}

compiles() {
    cc -std=c11 -O2 $warnings -o "$work/command" "$app/app.c" \
        $(pkg-config --cflags --libs talon) \
        "-Wl,-rpath,$(pkg-config --variable=libdir talon)"
}

builds() {
    meson setup --buildtype release "$1" "$app" && ninja -C "$1"
}

wants_static() {
    sed "s/version: '>=0.2'/version: '>=0.2', static: true/" \
        "$here/meson.build" >"$app/meson.build"
    grep -q 'static: true' "$app/meson.build" && builds "$work/static"
}

refuses_later() {
    sed "s/>=0.2/>=99/" "$here/meson.build" >"$app/meson.build"
    fails_with "talon.*found 0.*but need" meson setup "$work/later" "$app"
}

begin_route
install_missing cc:gcc :libc6-dev meson:meson ninja:ninja-build \
    pkg-config:pkg-config || skip_route "a tool cannot be installed"
copy_program "$app"
cp "$here/meson.build" "$app"
export PKG_CONFIG_LIBDIR="$prefix/lib/pkgconfig"

start=$(seconds_now)
check "talon is built and installed" installs
installed=$(seconds_since "$start")
check "a program compiles with pkg-config" compiles
check "it plays" plays "$work/command"
took=$(seconds_since "$start")
check "it uses the shared library" asks_loader yes "$work/command"
route_row "$route, command" 1 "$took" \
    "$(bytes_of "$work/command" "$prefix/lib/libtalon.so")"

start=$(seconds_now)
check "a project of Meson finds talon" builds "$work/shared"
check "it plays" plays "$work/shared/app"
took=$((installed + $(seconds_since "$start")))
check "it uses the shared library" asks_loader yes "$work/shared/app"
route_row "$route, shared" "$(lines_of "$here/meson.build")" "$took" \
    "$(bytes_of "$work/shared/app" "$prefix/lib/libtalon.so")"

start=$(seconds_now)
check "a project of Meson finds the static talon" wants_static
check "it plays" plays "$work/static/app"
took=$((installed + $(seconds_since "$start")))
check "it uses the static library" asks_loader no "$work/static/app"
route_row "$route, static" "$(lines_of "$here/meson.build")" "$took" \
    "$(bytes_of "$work/static/app")"

check "a request for a later release is refused" refuses_later
finished
