#!/bin/sh
# SPDX-License-Identifier: MIT
# talon installed by CMake and by Meson, and found with find_package(). Both
# must install the same.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=cmake-package
. "$root/tests/install/route.sh"

# ---- two installed trees: $work/cmake and $work/meson

# Each installs into the directory $work/cmake or $work/meson, or into another
# one with other options.
#   installs_by_cmake [DIRECTORY OPTION...]
installs_by_cmake() {
    into=$work/${1:-cmake}
    [ $# -eq 0 ] || shift
    cmake -G Ninja -S "$root" -B "$into-build" \
        -DCMAKE_INSTALL_PREFIX="$into" -DCMAKE_INSTALL_LIBDIR=lib \
        -DCMAKE_C_FLAGS=-Werror "$@" &&
        cmake --build "$into-build" &&
        cmake --install "$into-build"
}

installs_by_meson() {
    prefix=$work/${1:-meson}
    [ $# -eq 0 ] || shift
    build_talon "$prefix-build" -Dtests=false --prefix "$prefix" \
        --libdir lib "$@" && install_talon "$prefix-build"
}

list_installed() {
    (cd "$work/$1" && find . ! -type d | sort)
}

# Runs a command for both trees and compares the lists that it prints.
both_agree() {
    "$1" cmake >"$work/cmake.txt"
    "$1" meson >"$work/meson.txt"
    [ -s "$work/cmake.txt" ] && diff "$work/cmake.txt" "$work/meson.txt"
}

list_exported() {
    for name in libtalon libtalon-advisor libtalon-words; do
        nm -D --defined-only "$work/$1/lib/$name.so" | awk '{ print $2, $3 }'
    done
}

list_static() {
    for name in libtalon libtalon-advisor libtalon-words; do
        nm -g "$work/$1/lib/$name.a" |
            awk 'NF > 1 { print $(NF - 1), $NF }' | sort
    done
}

# Lists what both libraries tell the loader: their sonames and the libraries
# they need.
list_soname() {
    for name in libtalon libtalon-advisor libtalon-words; do
        readelf -d "$work/$1/lib/$name.so" |
            grep -oE '(NEEDED|SONAME|RPATH|RUNPATH).*'
        basename "$(readlink -f "$work/$1/lib/$name.so")"
    done
}

# Prints the files that CMake and pkg-config find talon with, without comments
# and without the prefix.
list_files() {
    cat "$work/$1"/lib/cmake/talon/*.cmake "$work/$1"/lib/pkgconfig/*.pc |
        grep -vE '^(#|prefix=)'
}

# If the advisor is turned off, both install the same files, and none of the
# advisor's.
leave_advisor_out() {
    installs_by_cmake cmake-alone -DTALON_ADVISOR=OFF -DTALON_WORDS=OFF &&
        installs_by_meson meson-alone -Dadvisor=disabled -Dwords=disabled ||
        return 1
    list_installed cmake-alone >"$work/cmake.txt"
    list_installed meson-alone | diff "$work/cmake.txt" - || return 1
    {
        say advisor
        say talon-words
        grep -hv '^#' "$root/lib/advisor/headers.txt" \
            "$root/lib/words/headers.txt"
    } >"$work/names.txt"
    list_installed cmake >"$work/all.txt"
    grep -v -F -f "$work/names.txt" "$work/all.txt" | diff "$work/cmake.txt" -
}

# ---- programs

# Builds one of the projects beside this script with the talon installed in
# PREFIX.
#   builds PROJECT PREFIX OPTION...
builds() {
    project=$1
    prefix=$2
    shift 2
    rm -rf "$work/$project-build"
    copy_program "$work/$project"
    cp "$here/$project/CMakeLists.txt" "$work/$project"
    configures "$project" "$prefix" "$@"
}

# Builds the program that uses libtalon-advisor.
#   builds_advised shared|static PREFIX
builds_advised() {
    rm -rf "$work/advised-$1-build"
    copy_advised "$work/advised-$1" \
        "$([ "$1" = static ] && say talon::advisor_static ||
            say talon::advisor)"
    configures "advised-$1" "$2"
}

# Builds the program that uses libtalon-words.
#   builds_worded PREFIX
builds_worded() {
    rm -rf "$work/worded" "$work/worded-build"
    mkdir "$work/worded"
    cp "$root/tests/install/worded.c" "$work/worded/app.c"
    sed 's/advisor/words/g' "$here/advisor/CMakeLists.txt" \
        >"$work/worded/CMakeLists.txt"
    configures worded "$1" && says_so "$work/worded-build/app"
}

configures() {
    project=$1
    prefix=$2
    shift 2
    cmake -G Ninja -S "$work/$project" -B "$work/$project-build" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$prefix" "$@" &&
        cmake --build "$work/$project-build"
}

# Succeeds if the program asks the loader for both libraries.
asks_for_both() {
    asks_loader "$1" "$2" && asks_loader "$1" "$2" libtalon-advisor
}

# Succeeds if the libraries and headers come from the right tree.
built_from() {
    grep -qF "$2/include" "$work/$1-build/build.ninja" &&
        grep -qF "$2/lib/libtalon" "$work/$1-build/build.ninja"
}

# An installed tree can be moved and used in its new place.
moved_tree_works() {
    mv "$work/meson" "$work/moved"
    builds shared "$work/moved" && built_from shared "$work/moved" &&
        plays "$work/shared-build/app" || return 1
    mv "$work/moved" "$work/meson"
}

# If there is no shared library, talon::talon is the static one.
static_alone_works() {
    cp -R "$work/cmake" "$work/alone"
    rm "$work"/alone/lib/lib*.so*
    builds shared "$work/alone" && asks_loader no "$work/shared-build/app" &&
        plays "$work/shared-build/app" &&
        builds_advised shared "$work/alone" &&
        asks_for_both no "$work/advised-shared-build/app" &&
        advises "$work/advised-shared-build/app"
}

no_library_is_said() {
    cp -R "$work/cmake" "$work/none"
    rm "$work"/none/lib/libtalon.*
    fails_with 'there is no library in' builds shared "$work/none"
}

# If the advisor is not installed, a project that asks for it is told so; other
# projects do not need it.
no_advisor_is_said() {
    fails_with 'there is no libtalon-advisor in' \
        builds_advised shared "$work/$1-alone" &&
        builds shared "$work/$1-alone" && plays "$work/shared-build/app"
}

no_component_is_said() {
    sed 's/COMPONENTS advisor/COMPONENTS advice/' \
        "$here/advisor/CMakeLists.txt" >"$work/advised-shared/CMakeLists.txt"
    fails_with 'no component "advice"' configures advised-shared "$work/cmake"
}

# A missing optional component is reported, but does not stop the build.
advisor_can_be_optional() {
    sed 's/REQUIRED COMPONENTS/REQUIRED OPTIONAL_COMPONENTS/
        s/^add_executable.*/message("advisor: ${talon_advisor_FOUND}")/
        /^target_link/d' "$here/advisor/CMakeLists.txt" \
        >"$work/advised-shared/CMakeLists.txt"
    for tree in cmake cmake-alone; do
        rm -rf "$work/advised-shared-build"
        configures advised-shared "$work/$tree" 2>&1 | grep '^advisor: '
    done >"$work/optional.txt"
    printf 'advisor: %s\n' TRUE FALSE | diff - "$work/optional.txt"
}

refuses_later() {
    sed "s/talon 0\.2/talon 99/" "$here/shared/CMakeLists.txt" \
        >"$work/shared/CMakeLists.txt"
    fails_with 'version: 0\.' cmake -G Ninja -S "$work/shared" \
        -B "$work/later" -DCMAKE_PREFIX_PATH="$work/cmake"
}

# ---- versions

# Checks what the version file of a release answers to a request for a version.
#   answers COMPATIBLE EXACT RELEASE REQUEST [MAXIMUM INCLUDE|EXCLUDE]
answers() {
    sed "s/@RELEASE@/$3/; s/@POINTER_BYTES@/8/" \
        "$root/lib/talonConfigVersion.cmake.in" >"$work/version.cmake"
    cat >"$work/ask.cmake" <<END_OF_FILE
set(PACKAGE_FIND_VERSION "$4")
set(PACKAGE_FIND_VERSION_RANGE "${5:+$4...$5}")
set(PACKAGE_FIND_VERSION_MAX "${5:-}")
set(PACKAGE_FIND_VERSION_RANGE_MAX "${6:-}")
include("$work/version.cmake")
message("\${PACKAGE_VERSION_COMPATIBLE} \${PACKAGE_VERSION_EXACT}")
END_OF_FILE
    cmake -P "$work/ask.cmake" 2>"$work/answer.txt"
    cat "$work/answer.txt"
    [ "$(cat "$work/answer.txt")" = "$1 $2" ]
}

versions_hold() {
    answers TRUE TRUE 0.2.0 0.2.0 && answers TRUE TRUE 0.2.0 0.2 &&
        answers TRUE FALSE 0.3.1 0.2 && answers TRUE FALSE 1.0.0 0.2.7 &&
        answers FALSE FALSE 0.2.0 0.2.1 && answers FALSE FALSE 0.2.0 1 &&
        answers FALSE FALSE 0.2.0 0.1.0 && answers FALSE FALSE 0.3.0 0.1
}

ranges_hold() {
    answers TRUE FALSE 0.3.0 0.2 0.3 INCLUDE &&
        answers FALSE FALSE 0.3.0 0.2 0.3 EXCLUDE &&
        answers FALSE FALSE 0.3.1 0.2 0.3 INCLUDE &&
        answers TRUE FALSE 0.3.1 0.2 0.4 EXCLUDE
}

other_pointers_do_not_suit() {
    cat >"$work/size.cmake" <<END_OF_FILE
set(PACKAGE_FIND_VERSION 0.2)
set(CMAKE_SIZEOF_VOID_P \${BYTES})
include("$work/version.cmake")
message("\${PACKAGE_VERSION_UNSUITABLE}")
END_OF_FILE
    [ "$(cmake -DBYTES=4 -P "$work/size.cmake" 2>&1)" = TRUE ] &&
        [ -z "$(cmake -DBYTES=8 -P "$work/size.cmake" 2>&1)" ]
}

begin_route
install_missing cc:gcc :libc6-dev cmake:cmake meson:meson ninja:ninja-build ||
    skip_route "a tool cannot be installed"

start=$(seconds_now)
check "CMake installs talon, without a warning" installs_by_cmake
installed=$(seconds_since "$start")
check "Meson installs talon" installs_by_meson
check "both install the same files" both_agree list_installed
check "both export the same functions" both_agree list_exported
check "both static libraries hold and need the same" both_agree list_static
check "both have the same soname and needs" both_agree list_soname
check "both say the same to CMake and pkg-config" both_agree list_files
check "both leave the advisor and words out on request" leave_advisor_out

for by in meson cmake; do
    for kind in shared static; do
        start=$(seconds_now)
        check "find_package, $kind, after an installation by $by" \
            builds "$kind" "$work/$by"
        check "it plays" plays "$work/$kind-build/app"
        took=$((installed + $(seconds_since "$start")))
        check "it was built with that talon" built_from "$kind" "$work/$by"
        check "it is $kind" asks_loader \
            "$([ $kind = static ] && say no || say yes)" \
            "$work/$kind-build/app"
        check "a program of the advisor builds, $kind" \
            builds_advised "$kind" "$work/$by"
        program=$work/advised-$kind-build/app
        check "it solves" advises "$program"
        check "it was built with that talon" \
            built_from "advised-$kind" "$work/$by"
        check "it is $kind" asks_for_both \
            "$([ $kind = static ] && say no || say yes)" "$program"
    done
    check "a program of words builds, and says what happens" \
        builds_worded "$work/$by"
    check "a missing advisor is named, and needed by none but its programs" \
        no_advisor_is_said "$by"
done
lines=$(lines_of "$here/shared/CMakeLists.txt")
route_row "$route, shared" "$lines" "$took" \
    "$(bytes_of "$work/shared-build/app" "$work/cmake/lib/libtalon.so")"
route_row "$route, static" "$lines" "$took" \
    "$(bytes_of "$work/static-build/app")"

check "an installed tree can be moved" moved_tree_works
check "where the static library is alone, it is talon::talon" \
    static_alone_works
check "an installation without libraries is not found" no_library_is_said
check "an unknown component is not found" no_component_is_said
check "the advisor can be optional" advisor_can_be_optional
check "a request for a later release is refused" refuses_later
check "releases answer as doc/abi.md promises" versions_hold
check "ranges of releases are understood" ranges_hold
check "a library for other pointers does not suit" other_pointers_do_not_suit
finished
