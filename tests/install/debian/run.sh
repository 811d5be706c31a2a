#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian packages from the packaging files beside this script: built as
# doc/embedding.md says, checked by lintian, installed, used and removed.
# Installing them needs root or sudo.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=debian
. "$root/tests/install/route.sh"

sources=$work/talon
packages='libtalon0 libtalon-dev libtalon-advisor0 libtalon-advisor-dev
libtalon-words0 libtalon-words-dev'

# ---- packaging files

# Lists the symbols in the symbols file of a package, with their versions.
list_symbols() {
    sed -n 's/^ \(talon_[a-z0-9_]*@TALON_[A-Z0-9_.]*\) .*/\1/p' \
        "$here/debian/$1.symbols" | LC_ALL=C sort
}

# Lists the symbols of a version script, with their versions.
list_map() {
    awk '/^TALON_[A-Z0-9_.]* \{/ { node = $1 }
        /^ *talon_[a-z0-9_]*;$/ { sub(/;/, ""); print $1 "@" node }' \
        "$root/$1" | LC_ALL=C sort
}

# symbols_are_of_map PACKAGE VERSION-SCRIPT
symbols_are_of_map() {
    list_map "$2" >"$work/map.txt"
    [ -s "$work/map.txt" ] || return 1
    list_symbols "$1" | diff "$work/map.txt" -
}

changelog_names_release() {
    dpkg-parsechangelog -l "$here/debian/changelog" -S Version |
        grep -x "$(release_of_headers)-[0-9]*"
}

# ---- packages

# Builds the packages without running the tests, which other scripts run.
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

# Lists the files in a package.
list_package() {
    dpkg-deb --fsys-tarfile "$work/$1"_*.deb | tar -t | grep -v '/$' |
        sed 's|^\./|/|' | sort
}

# Succeeds if a package has the library that programs load, and nothing else.
#   loads_library PACKAGE LIBRARY
loads_library() {
    list_package "$1" | grep -v '^/usr/share/doc/' |
        sed 's|lib/[^/]*/|lib/|' >"$work/files.txt"
    printf '/usr/lib/%s\n' "$2.so.0" "$2.so.0.0.0" |
        diff - "$work/files.txt"
}

# Succeeds if a package has all of these files.
#   holds PACKAGE FILE...
holds() {
    list_package "$1" >"$work/files.txt"
    shift
    for file in "$@"; do
        grep "/$file\$" "$work/files.txt" || return 1
    done
}

# The headers of the advisor and of words are in packages of their own and in no
# other.
headers_are_split() {
    for part in advisor words; do
        list_package "libtalon-$part-dev" | sed -n 's|.*/include/talon/||p' |
            sort >"$work/$part-headers.txt"
        grep -v '^#' "$root/lib/$part/headers.txt" | sort |
            diff - "$work/$part-headers.txt" || return 1
    done
    cat "$work/advisor-headers.txt" "$work/words-headers.txt" \
        >"$work/headers.txt"
    list_package libtalon-dev | sed -n 's|.*/include/talon/||p' |
        cat - "$work/headers.txt" | sort >"$work/all-headers.txt"
    (cd "$root/include/talon" && ls ./*.h) | sed 's|^\./||' | sort |
        diff - "$work/all-headers.txt"
}

files_are_split() {
    loads_library libtalon0 libtalon &&
        loads_library libtalon-advisor0 libtalon-advisor &&
        holds libtalon-dev include/talon/talon.h libtalon.a libtalon.so \
            pkgconfig/talon.pc cmake/talon/talonConfig.cmake \
            cmake/talon/talonConfigVersion.cmake &&
        holds libtalon-advisor-dev libtalon-advisor.a libtalon-advisor.so \
            pkgconfig/talon-advisor.pc &&
        loads_library libtalon-words0 libtalon-words &&
        holds libtalon-words-dev libtalon-words.a libtalon-words.so \
            pkgconfig/talon-words.pc && headers_are_split
}

# The advisor's package depends on a release of libtalon0 that has the functions
# it calls.
depends_on_talon() {
    dpkg-deb -f "$work"/libtalon-advisor0_*.deb Depends |
        grep -E 'libtalon0 \(>= 0\.[0-9]+\.0\)'
}

# ---- use

are_absent() {
    ! dpkg-query -W -f '${db:Status-Abbrev}\n' $packages 2>/dev/null |
        grep '^i'
}

install_packages() {
    for package in $packages; do
        $as_root dpkg -i "$work/${package}"_*.deb || return 1
    done
}

remove_packages() {
    $as_root dpkg --purge "$@"
}

compiles() {
    cc -O2 -o "$work/app" "$work/program/app.c" \
        $(pkg-config --cflags --libs talon)
}

compiles_worded() {
    cc -O2 -o "$work/worded" "$root/tests/install/worded.c" \
        $(pkg-config --cflags --libs talon-words)
}

compiles_advised() {
    cc -O2 -o "$work/advised" "$root/tests/install/advised.c" \
        $(pkg-config --cflags --libs talon-advisor)
}

#   builds_advised shared|static TARGET
builds_advised() {
    rm -rf "$work/advised-$1"
    copy_advised "$work/advised-$1" "$2"
    cmake -G Ninja -S "$work/advised-$1" -B "$work/advised-$1/build" &&
        cmake --build "$work/advised-$1/build" &&
        advises "$work/advised-$1/build/app"
}

builds_with_cmake() {
    copy_program "$work/cmake-$1"
    cp "$root/tests/install/cmake-package/$1/CMakeLists.txt" "$work/cmake-$1"
    cmake -G Ninja -S "$work/cmake-$1" -B "$work/cmake-$1/build" &&
        cmake --build "$work/cmake-$1/build" &&
        plays "$work/cmake-$1/build/app"
}

# No file of the packages is left.
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
check "the symbols file lists what the version script lists" \
    symbols_are_of_map libtalon0 lib/talon.map
check "so does that of the advisor" \
    symbols_are_of_map libtalon-advisor0 lib/advisor/talon-advisor.map
check "and that of words" \
    symbols_are_of_map libtalon-words0 lib/words/talon-words.map
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
check "the package of the advisor asks for libtalon0" depends_on_talon

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
check "a program of the advisor compiles with pkg-config" compiles_advised
check "it solves" advises "$work/advised"
check "a program of words compiles with pkg-config" compiles_worded
check "it says what happens" says_so "$work/worded"
check "CMake finds the shared library" builds_with_cmake shared
check "CMake finds the static library" builds_with_cmake static
check "CMake finds the shared advisor" builds_advised shared talon::advisor
check "CMake finds the static advisor" \
    builds_advised static talon::advisor_static
check "libtalon-advisor-dev is removed" remove_packages libtalon-advisor-dev
check "CMake then says so, to programs that ask for it" \
    fails_with 'there is no libtalon-advisor in' \
    builds_advised shared talon::advisor
check "the packages of words are removed" \
    remove_packages libtalon-words-dev libtalon-words0
check "libtalon-dev is removed" remove_packages libtalon-dev
check "a program of the advisor needs the two libraries alone" \
    advises "$work/advised"
check "libtalon-advisor0 is removed" remove_packages libtalon-advisor0
check "the program needs libtalon0 alone" plays "$work/app"
check "libtalon0 is removed" remove_packages libtalon0
check "then the program does not start" fails_with 'libtalon\.so\.0' \
    "$work/app"
check "nothing is left of the packages" nothing_is_left
finished
