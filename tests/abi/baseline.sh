#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the baseline of the release that the tree is becoming, tests/abi/next/:
# the lists of lines and layout.c (see doc/generate/baseline.py), and a dump of
# each library. Run it when an interface has grown.
#
#   baseline.sh             brings tests/abi/next/ up to date
#   baseline.sh VERSION     keeps it as tests/abi/VERSION/, once, at a release
#
# VERSION must be that of the sources. Nothing else writes the folders of
# released versions, and nothing rewrites them. Needs gcc, abidw (on Debian, it
# is installed), and Python.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/abi
work=$root/build/abi/baseline
. "$root/tests/tools.sh"
. "$here/libraries.sh"

# Prints a list as that of a release, which nothing generates again.
#   as_kept FILE VERSION
as_kept() {
    sed "2s|.*|# The lines of $2, which stay as they are.|" "$1"
}

# Keeps all that was found as the baseline of a release. One that is there must
# have the same lines; dumps also tell of the compiler.
#   keep VERSION
keep() {
    for list in "$here"/next/*.txt "$root/doc/registry.txt"; do
        as_kept "$list" "$1" >"$work/kept/${list##*/}"
    done
    cp "$here"/next/*.abi "$work/kept"
    [ -e "$here/$1" ] || {
        cp -R "$work/kept" "$here/$1"
        say "wrote tests/abi/$1"
    }
    for list in "$work"/kept/*.txt; do
        cmp "$list" "$here/$1/${list##*/}" || {
            say "tests/abi/$1 is of another interface, and stays as it is"
            return 1
        }
    done
}

release=$(sed -n "s/^  version: '\(.*\)',\$/\1/p" "$root/meson.build")
[ "${1:-$release}" = "$release" ] || {
    say "the sources are $release, not $1"
    exit 1
}
rm -rf "$work"
mkdir -p "$work/kept"
install_missing gcc:gcc abidw:abigail-tools python3:python3
python3 -B "$root/doc/generate/baseline.py"
compile_all "$work" -g -O0
for name in libtalon libtalon-advisor libtalon-words; do
    dump "$work/$name.so.0" "$root/include" >"$work/$name.abi"
    cmp -s "$work/$name.abi" "$here/next/$name.abi" || {
        cp "$work/$name.abi" "$here/next/$name.abi"
        say "wrote tests/abi/next/$name.abi"
    }
done
[ $# -eq 0 ] || keep "$1"
