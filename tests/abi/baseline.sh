#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the baseline of the release that the tree is becoming, tests/abi/next/:
# the lists of lines and layout.c (see doc/generate/baseline.py), and a dump of
# each library. Run it when an interface has grown.
#
#   baseline.sh             brings tests/abi/next/ up to date
#   baseline.sh VERSION     keeps it as tests/abi/VERSION/, once, at a release
#
# Nothing else writes the folders of released versions, and nothing rewrites
# them. Needs gcc, abidw (on Debian, it is installed), and Python.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/abi
work=$root/build/abi/baseline
. "$root/tests/tools.sh"
. "$here/libraries.sh"

rm -rf "$work"
mkdir -p "$work"
install_missing gcc:gcc abidw:abigail-tools python3:python3
python3 -B "$root/doc/generate/baseline.py"
compile_both "$work" -g -O0
for name in libtalon libtalon-advisor libtalon-words; do
    dump "$work/$name.so.0" "$root/include" >"$work/$name.abi"
    cmp -s "$work/$name.abi" "$here/next/$name.abi" || {
        cp "$work/$name.abi" "$here/next/$name.abi"
        say "wrote tests/abi/next/$name.abi"
    }
done

[ $# -gt 0 ] || exit 0
[ ! -e "$here/$1" ] || {
    say "tests/abi/$1 is there already and stays as it is"
    exit 1
}
mkdir "$here/$1"
cp "$here"/next/*.txt "$here"/next/*.abi "$root/doc/registry.txt" "$here/$1"
say "wrote tests/abi/$1"
