#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian packages, from the packaging files beside this script: built as
# doc/embedding.md says, judged by lintian, installed, used and removed.
# Installing them needs root or sudo.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=debian
. "$root/tests/install/route.sh"

sources=$work/talon
packages='libtalon0 libtalon-dev'

# ---- packaging files

list_symbols() {
    sed -n 's/^ \(talon_[a-z0-9_]*@TALON_[0-9.]*\) .*/\1/p' \
        "$here/debian/libtalon0.symbols" | LC_ALL=C sort
}

# Names with the node of the version script that they are in.
list_map() {
    awk '/^TALON_[0-9.]* \{/ { node = $1 }
        /^ *talon_[a-z0-9_]*;$/ { sub(/;/, ""); print $1 "@" node }' \
        "$root/lib/talon.map" | LC_ALL=C sort
}

symbols_are_of_map() {
    list_map >"$work/map.txt"
    [ -s "$work/map.txt" ] || return 1
    list_symbols | diff "$work/map.txt" -
}

changelog_names_release() {
    dpkg-parsechangelog -l "$here/debian/changelog" -S Version |
        grep -x "$(release_of_headers)-[0-9]*"
}

# ---- packages

# The suites are left out here: they are run as a part of their own.
packages_build() {
    copy_sources "$sources"
    cp "$root/CHANGELOG.md" "$sources"
    mkdir -p "$sources/tests/install"
    cp -R "$here" "$sources/tests/install"
    commands_of_page >"$work/commands.sh"
    quietly "$work/packages.txt" sh -c 'cd "$1" && DEB_BUILD_OPTIONS=nocheck \
        DEB_BUILD_PROFILES=nocheck sh -eu "$2"' \
        sh "$sources" "$work/commands.sh" &&
        ! grep -i 'warning:' "$work/packages.txt"
}

lintian_finds_no_error() {
    lintian --allow-root --fail-on error "$work"/talon_*.changes
}

# The files of a package, by its beginning.
list_package() {
    dpkg-deb --fsys-tarfile "$work/$1"_*.deb | tar -t | grep -v '/$' |
        sed 's|^\./|/|' | sort
}

# What programs load is in one package, what they are built with in the other.
files_are_split() {
    list_package libtalon0 | grep -v '^/usr/share/doc/' |
        sed 's|lib/[^/]*/|lib/|' >"$work/files.txt"
    printf '/usr/lib/%s\n' libtalon.so.0 libtalon.so.0.0.0 |
        diff - "$work/files.txt" || return 1
    list_package libtalon-dev >"$work/files.txt"
    for file in include/talon/talon.h libtalon.a libtalon.so \
        pkgconfig/talon.pc cmake/talon/talonConfig.cmake \
        cmake/talon/talonConfigVersion.cmake; do
        grep "/$file\$" "$work/files.txt" || return 1
    done
}

# ---- use

are_absent() {
    ! dpkg-query -W -f '${db:Status-Abbrev}\n' $packages 2>/dev/null |
        grep '^i'
}

install_packages() {
    $as_root dpkg -i "$work"/libtalon0_*.deb "$work"/libtalon-dev_*.deb
}

remove_package() {
    $as_root dpkg --purge "$1"
}

compiles() {
    cc -O2 -o "$work/app" "$work/program/app.c" \
        $(pkg-config --cflags --libs talon)
}

builds_with_cmake() {
    copy_program "$work/cmake-$1"
    cp "$root/tests/install/cmake-package/$1/CMakeLists.txt" "$work/cmake-$1"
    cmake -G Ninja -S "$work/cmake-$1" -B "$work/cmake-$1/build" &&
        cmake --build "$work/cmake-$1/build" &&
        plays "$work/cmake-$1/build/app"
}

# Nothing of the packages is left, but directories of others.
nothing_is_left() {
    for package in $packages; do
        list_package "$package"
    done | while read -r file; do
        [ ! -e "$file" ] || say "$file"
    done >"$work/left.txt"
    is_empty "$work/left.txt"
}

begin_route
command -v dpkg >/dev/null || skip_route "this is not Debian"
install_missing dpkg-buildpackage:dpkg-dev dh:debhelper cc:gcc :libc6-dev \
    cmake:cmake meson:meson ninja:ninja-build pkg-config:pkg-config ||
    skip_route "a tool cannot be installed"
check "the symbols file lists what the version script lists" symbols_are_of_map
check "Debian's changelog names this release" changelog_names_release
start=$(seconds_now)
check "the packages build, without a warning" packages_build
took=$(seconds_since "$start")
if install_missing lintian:lintian; then
    check "lintian finds no error" lintian_finds_no_error
else
    say "skipped lintian: it cannot be installed"
fi
check "each file is in its package" files_are_split

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root='sudo -n'
    $as_root true 2>/dev/null ||
        skip_route "packages are built, but to install them needs root"
fi
are_absent || skip_route "talon's packages are installed here already"
unset PKG_CONFIG_PATH PKG_CONFIG_LIBDIR LD_LIBRARY_PATH
copy_program "$work/program"
start=$(seconds_now)
check "the packages install" install_packages
check "a program compiles with pkg-config" compiles
check "it plays" plays "$work/app"
took=$((took + $(seconds_since "$start")))
route_row "$route" 1 "$took" "$(bytes_of "$work/app" "$sources"/obj-*/lib/*.so)"
check "CMake finds the shared library" builds_with_cmake shared
check "CMake finds the static library" builds_with_cmake static
check "libtalon-dev is removed" remove_package libtalon-dev
check "the program needs libtalon0 alone" plays "$work/app"
check "libtalon0 is removed" remove_package libtalon0
check "then the program does not start" fails_with 'libtalon\.so\.0' \
    "$work/app"
check "nothing is left of the packages" nothing_is_left
finished
