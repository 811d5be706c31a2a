#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the binary interface of the library (functions, their parameters,
# structs and enumerators) with that of an earlier release. Lists additions;
# fails if a change could break a program that was built with the earlier
# release. Installs abidiff (on Debian) if it is missing. Writes only to
# build/abidiff/.
#
#   tests/install/abidiff.sh [REVISION]     default: the newest tag v…
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/abidiff
. "$root/tests/tools.sh"

# Builds sources with debugging information, which abidiff reads.
#   build_shared NAME SOURCES
build_shared() {
    rm -rf "$work/$1"
    quietly "$work/$1.txt" meson setup --buildtype debug -Dtests=false \
        -Ddefault_library=shared "$work/$1" "$2" &&
        quietly "$work/$1.txt" ninja -C "$work/$1"
}

revision=${1:-$(git -C "$root" tag --list 'v*' --sort=-version:refname |
    head -n 1)}
[ -n "$revision" ] || {
    say "no tag v… to compare with: tests/install/abidiff.sh REVISION"
    exit 2
}
rm -rf "$work"
mkdir -p "$work/sources"
install_missing abidiff:abigail-tools
git -C "$root" archive "$revision" | tar -x -C "$work/sources"
build_shared before "$work/sources"
build_shared now "$root"

# Bit 2 (value 4) of abidiff's exit status says that something has changed. New
# functions are allowed, but nothing may be removed or change its type.
status=0
abidiff --headers-dir1 "$work/sources/include" \
    --headers-dir2 "$root/include" \
    "$work/before/lib/libtalon.so.0" "$work/now/lib/libtalon.so.0" \
    >"$work/changes.txt" || status=$?
cat "$work/changes.txt"
if [ "$status" -eq 0 ]; then
    say "$revision has the same interface"
elif [ "$status" -eq 4 ] && ! grep 'changes summary:' "$work/changes.txt" |
    grep -v ': 0 Removed, 0 Changed' >/dev/null; then
    say "every program built against $revision still runs"
else
    say "a program built against $revision could break (abidiff: $status)"
    exit 1
fi
