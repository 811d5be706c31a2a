#!/bin/sh
# SPDX-License-Identifier: MIT
# A third language is one file: copies what is needed of the tree, adds one
# catalogue and nothing else, runs the script, and builds and tests what the
# lists of sources name, which are those of every way to build. Those of
# libtalon, which has no words, need not be built once more.
#
#   tests/words/third/run.sh [LIBTALON.a]
set -eu

library=${1:-}
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/doc" "$work/tests"
cp -R "$root/lib" "$root/include" "$work"
cp -R "$root/doc/generate" "$root/doc/talon-api.json" "$work/doc"
cp -R "$root/tests/words" "$root/tests/common" "$work/tests"
cd "$work"
po=lib/words/po
python3 -B tests/words/third/pseudo.py .
python3 -B doc/generate/catalogue.py
(cd "$po" && msgfmt --check -o /dev/null xx.po)

# What cannot be said rightly is refused, and nothing is written.
#   refused CHANGE MESSAGE
refused() {
    cp "$po/xx.po" kept.po
    sed -i "$1" "$po/xx.po"
    ! cmp -s "$po/xx.po" kept.po || {
        echo "“$1” changes nothing"
        exit 1
    }
    if python3 -B doc/generate/catalogue.py >said.txt 2>&1 ||
        ! grep -qF -e "$2" said.txt; then
        echo "“$1” gives no “$2”, but:"
        cat said.txt
        exit 1
    fi
    mv kept.po "$po/xx.po"
}

refused '/^msgstr\[2\]/d' '“say count.cards” has the wrong number of forms'
refused 's/nplurals=3/nplurals=4/' \
    'has nplurals=4, but its rule of plurals gives the forms 0, 1, 2'
refused 's/nplurals=3/nplurals=2/' \
    'has nplurals=2, but its rule of plurals gives the forms 0, 1, 2'
refused 's/n%100!=11/n+1/' 'a rule of plurals that is not understood: “+1'
refused 's/n%10==1/n%==1/' 'has a rule of plurals that lacks a number'
refused 's/(n%100<10/((n%100<10/' 'has a rule of plurals without “)”'
refused 's/n%10==1/n%0==1/' 'has a rule of plurals that divides by 0'
refused '/^"Plural-Forms/d' 'has no Plural-Forms'
refused 's/^msgstr\[2\] "{number} /msgstr[2] "/' \
    '“say count.cards” has other places'
python3 -B doc/generate/catalogue.py --check

# The sources of libtalon and libtalon-words, from their lists, or libtalon as
# it has been built.
sources() {
    for folder in lib lib/words; do
        if [ "$folder" = lib ] && [ -n "$library" ]; then
            continue
        fi
        sed -n "s|^[^#]|$folder/&|p" "$folder/sources.txt"
    done
    echo "$library"
}

sources | xargs "${CC:-cc}" -std=c11 -O1 -Iinclude -Ilib -Itests \
    $(pkg-config --cflags check) -o third \
    tests/words/third/third.c tests/common/position.c \
    tests/common/random_games.c tests/common/ledger.c \
    $(pkg-config --libs check) -lm
./third
