#!/bin/sh
# SPDX-License-Identifier: MIT
# talon as a Meson subproject: subprojects/ has a link to its sources, or Meson
# fetches them as talon.wrap says.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=meson-subproject
. "$root/tests/install/route.sh"

app=$work/app
buildtype=${TALON_BUILDTYPE:-release}

# Configures the project. pkg-config finds nothing, not even Check, so this
# fails if the project needs more than talon.
configure() {
    into=$1
    shift
    PKG_CONFIG_LIBDIR=$work meson setup --buildtype "$buildtype" \
        --force-fallback-for talon "$@" "$into" "$app"
}

builds() {
    configure "$@" && ninja -C "$1"
}

# Succeeds if a build has only two targets: the program and the library.
builds_nothing_else() {
    meson introspect --targets "$1" | tr ',' '\n' |
        sed -n 's/.*"name": "\([^"]*\)".*/\1/p' | sort -u >"$work/targets.txt"
    printf 'app\ntalon\n' | diff - "$work/targets.txt"
}

# Succeeds if the program contains the static library.
is_static() {
    asks_loader no "$1/app" && [ ! -e "$1/subprojects/talon/lib/libtalon.so" ]
}

refuses_later() {
    sed "s/>=0.2/>=99/" "$here/meson.build" >"$app/meson.build"
    fails_with "talon.*found 0.*but need" configure "$work/later" &&
        cp "$here/meson.build" "$app"
}

names_this_release() {
    grep '^revision' "$here/talon.wrap"
    grep -qFx "revision = v$(release_of_headers)" "$here/talon.wrap"
}

fetches() {
    rm "$app/subprojects/talon"
    cp "$here/talon.wrap" "$app/subprojects"
    with_repository meson setup --buildtype "$buildtype" \
        --force-fallback-for talon "$work/wrapped" "$app" &&
        [ -f "$app/subprojects/talon/COPYING" ] &&
        ninja -C "$work/wrapped"
}

begin_route
install_missing cc:gcc :libc6-dev meson:meson ninja:ninja-build git:git ||
    skip_route "a tool cannot be installed"
copy_program "$app"
cp "$here/meson.build" "$app"
mkdir "$app/subprojects"
ln -s "$root" "$app/subprojects/talon"

start=$(seconds_now)
check "the project is the one that uses an installed talon" cmp \
    "$here/meson.build" "$root/tests/install/meson-pkgconfig/meson.build"
check "a program builds with talon as its subproject" builds "$work/shared"
check "it plays" plays "$work/shared/app"
took=$(seconds_since "$start")
check "it uses the shared library" asks_loader yes "$work/shared/app"
check "nothing but talon is built" builds_nothing_else "$work/shared"
route_row "$route, shared" "$(lines_of "$here/meson.build")" "$took" \
    "$(bytes_of "$work/shared/app" \
        "$work/shared/subprojects/talon/lib/libtalon.so")"

start=$(seconds_now)
check "a program builds with talon in it" builds "$work/static" \
    -Dtalon:default_library=static
check "it plays" plays "$work/static/app"
took=$(seconds_since "$start")
check "it uses the static library" is_static "$work/static"
route_row "$route, static" "$(lines_of "$here/meson.build")" "$took" \
    "$(bytes_of "$work/static/app")"

check "a request for a later release is refused" refuses_later

check "the wrap names this release" names_this_release
start=$(seconds_now)
check "talon is fetched as the wrap says" fetches
check "the program plays" plays "$work/wrapped/app"
took=$(seconds_since "$start")
route_row "$route, wrap" \
    "$(lines_of "$here/meson.build" "$here/talon.wrap")" "$took" \
    "$(bytes_of "$work/wrapped/app" \
        "$work/wrapped/subprojects/talon/lib/libtalon.so")"
finished
