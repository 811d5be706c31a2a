#!/bin/sh
# SPDX-License-Identifier: MIT
# A third language is one file: copies what is needed of the tree, adds one
# catalogue and nothing else, runs the script, and builds and tests what the
# lists of sources name, which are those of every way to build.
#
#   tests/words/third/run.sh
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/doc" "$work/tests"
cp -R "$root/lib" "$root/include" "$work"
cp -R "$root/doc/generate" "$root/doc/talon-api.json" "$work/doc"
cp -R "$root/tests/words" "$root/tests/common" "$work/tests"
cd "$work"
python3 -B tests/words/third/pseudo.py .
python3 -B doc/generate/catalogue.py
(cd lib/words/po && msgfmt --check -o /dev/null xx.po)

# The sources of libtalon and libtalon-words, from their lists.
sources() {
    for folder in lib lib/words; do
        sed -n "s|^[^#]|$folder/&|p" "$folder/sources.txt"
    done
}

sources | xargs "${CC:-cc}" -std=c11 -O1 -Iinclude -Ilib -Itests \
    -DTALON_REGISTRY='""' -DTALON_RECORDS_DIR='""' -DTALON_SAVES_DIR='""' \
    $(pkg-config --cflags check) -o third \
    tests/words/third/third.c tests/common/position.c \
    tests/common/random_games.c tests/common/ledger.c \
    $(pkg-config --libs check) -lm
./third
