#!/bin/sh
# SPDX-License-Identifier: MIT
# Gives the sources another version, in every file that states it by hand.
#
#   version.sh 0.5.0      sets it; doc/generate.sh then brings the rest up to
#                         date
#   version.sh --check    names the files that state another one, and fails
#
# Places that state earlier versions (@since, the change log, the baselines of
# tests/abi) stay as they are.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"

# The version of a header.
version_in() {
    sed -nE 's/^#define TALON_([A-Z]+_)?VERSION_[MP][A-Z]* ([0-9]+).*/\2/p' \
        "include/talon/$1" | paste -s -d .
}

# Lists "FILE TEXT": what each file must hold of the version.
#   places VERSION
places() {
    minor=${1%.*}
    cat <<END
meson.build version: '$1',
doc/Doxyfile PROJECT_NUMBER         = $1
doc/embedding.md revision = v$1
doc/embedding.md GIT_TAG v$1
doc/embedding.md find_package(talon $minor
doc/installing.md $1
doc/solver.md find_package(talon $minor
examples/bindings/cpp/talon_advisor.hpp as a text: "$1"
examples/bindings/cpp/talon_words.hpp as a text: "$1"
examples/bindings/cpp/test.cpp talon::version() == "$1"
examples/bindings/cpp/test.cpp talon::advisor_version() == "$1"
examples/bindings/csharp/Library.cs The version, such as "$1".
examples/bindings/csharp/README.md libtalon $minor
examples/bindings/csharp/Talon.csproj <Version>$1<
examples/bindings/csharp/tests/Tests.cs "$1"
examples/bindings/csharp/tests/Tests.cs written for $1
examples/bindings/csharp/tests/Tests.cs is not talon $1
examples/bindings/javascript/README.md libtalon-$1.tgz
examples/bindings/javascript/package.json "version": "$1"
examples/bindings/javascript/test/advisor.mjs "$1"
examples/bindings/javascript/test/test.mjs needs $1
examples/bindings/javascript/test/test.mjs "$1"
examples/bindings/lua/libtalon-$1-1.rockspec version = "$1-1"
examples/bindings/lua/talon.lua as a text: "$1"
examples/bindings/lua/test.lua talon.version() == "$1"
examples/bindings/python/pyproject.toml version = "$1"
examples/bindings/python/talon/__init__.py __version__ = "$1"
examples/bindings/rust/README.md libtalon $minor
examples/bindings/rust/talon-sys/Cargo.toml version = "$1"
examples/bindings/rust/talon/Cargo.toml version = "$1"
examples/bindings/rust/talon/tests/advisor.rs "$1"
examples/sdl/CMakeLists.txt find_package(talon $minor
examples/web/package.json "version": "$1"
include/talon/base.h as text: "$1"
tests/abi/README.md sh tests/abi/baseline.sh $1
tests/install/cmake-fetchcontent/CMakeLists.txt GIT_TAG v$1
tests/install/cmake-package/advisor/CMakeLists.txt find_package(talon $minor
tests/install/debian/debian/changelog talon ($1-1)
tests/install/meson-subproject/talon.wrap revision = v$1
END
}

# Names the places that state another version.
check() {
    version=$(version_in base.h)
    for header in advisor.h words.h; do
        [ "$(version_in $header)" = "$version" ] ||
            printf '%s\n' "include/talon/$header is not of $version"
    done
    places "$version" | while read -r file text; do
        grep -qF "$text" "$file" 2>/dev/null ||
            printf '%s\n' "$file does not say “$text”"
    done
    grep -q "^## \[$version\]" CHANGELOG.md ||
        printf '%s\n' "CHANGELOG.md has no section ## [$version]"
}

# Replaces the version in all places.
set_version() {
    old=$(version_in base.h)
    case $1 in
    "$old")
        printf '%s\n' "the sources are $1 already"
        exit 2
        ;;
    *[!0-9.]* | *.*.*.* | .* | *.) usage ;;
    *.*.*) ;;
    *) usage ;;
    esac
    mv "examples/bindings/lua/libtalon-$old-1.rockspec" \
        "examples/bindings/lua/libtalon-$1-1.rockspec"
    places "$old" >"$listed"
    places "$1" | paste -d '\n' "$listed" - | while read -r file text; do
        read -r file new
        OLD=$text NEW=$new awk '
            {
                while ((at = index($0, ENVIRON["OLD"])) > 0 && \
                    ENVIRON["OLD"] != ENVIRON["NEW"])
                    $0 = substr($0, 1, at - 1) ENVIRON["NEW"] \
                        substr($0, at + length(ENVIRON["OLD"]))
                print
            }' "$file" >"$changed"
        cat "$changed" >"$file"
    done
    for part in MAJOR:1 MINOR:2 PATCH:3; do
        number=$(printf '%s' "$1" | cut -d . -f "${part#*:}")
        name="VERSION_${part%:*}"
        sed -Ei "s/^(#define TALON_([A-Z]+_)?$name) [0-9]+/\1 $number/" \
            include/talon/base.h include/talon/advisor.h include/talon/words.h
    done
    check
}

usage() {
    sed -n '3,11s/^# \{0,1\}//p' "$0"
    exit 2
}

listed=$(mktemp) changed=$(mktemp)
trap 'rm -f "$listed" "$changed"' EXIT
case ${1:-} in
--check)
    check | tee "$listed"
    [ ! -s "$listed" ]
    ;;
[0-9]*) set_version "$1" ;;
*) usage ;;
esac
