#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether talon is ready to be released: packs the last commit with `meson dist`
# and uses that archive as a stranger would.
#
#   tests/archive/run.sh
#
# - Made twice, by the same user but elsewhere, later, and with another mask for
#   new files, it is the same bytes.
# - It holds the files of the commit.
# - In the unpacked archive alone, without a repository, both commands that
#   README.md begins with do what it says.
#
# Everything goes to build/archive/. What is not committed is not tested.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/archive
. "$root/tests/tools.sh"

# The sources do not know of this run, of the repository, or of what another
# part has built.
unset TALON_RUN
GIT_CEILING_DIRECTORIES=$work
export GIT_CEILING_DIRECTORIES

# Packs the last commit in a clone of its own.
#   pack NAME
pack() {
    git clone -q "$root" "$work/$1/talon" &&
        meson setup -Dtests=false "$work/$1/build" "$work/$1/talon" &&
        meson dist --no-tests -C "$work/$1/build"
}

pack_elsewhere() {
    (
        umask 077
        TZ=Asia/Tokyo LC_ALL=C pack second/place
    )
}

archive_of() {
    ls "$work/$1"/build/meson-dist/*.tar.xz
}

bytes_are_equal() {
    cmp "$(archive_of first)" "$(archive_of second/place)"
}

unpack() {
    mkdir -p "$work/unpacked"
    tar -xf "$(archive_of first)" -C "$work/unpacked"
}

has_the_files_of_the_commit() {
    git -C "$root" ls-tree -r --name-only HEAD | sort >"$work/files.txt"
    (cd "$work/unpacked/$name" && find . -type f | sed 's|^\./||' | sort) |
        diff "$work/files.txt" -
}

# The commands are those of README.md.
readme_says() {
    for command in 'sh examples/run.sh' 'sh tests/run.sh'; do
        grep -q "^$command  *# " "$work/unpacked/$name/README.md" || return 1
    done
}

examples_run() {
    cd "$work/unpacked/$name"
    sh examples/run.sh >"$work/examples.txt" 2>&1 &&
        grep -q '^tripoli, played by itself' "$work/examples.txt" || {
        tail -n 40 "$work/examples.txt"
        return 1
    }
}

suites_pass() {
    cd "$work/unpacked/$name"
    sh tests/run.sh >"$work/suites.txt" 2>&1 || {
        tail -n 40 "$work/suites.txt"
        return 1
    }
    tail -n 1 "$work/suites.txt"
    [ "$(passed_in "$work/suites.txt")" -gt 1000 ] &&
        [ "$(failed_in "$work/suites.txt")" -eq 0 ]
}

rm -rf "$work"
mkdir -p "$work/first" "$work/second"
tally_at_end
if ! git -C "$root" rev-parse -q --verify HEAD >"$work/commit.txt" 2>&1; then
    say "skipped the archive: this is no repository"
    finished
    exit 0
fi
check "an archive is made" pack first
check "it is made again, elsewhere" pack_elsewhere
check "both are the same bytes" bytes_are_equal
check "it is unpacked" unpack
name=$(ls "$work/unpacked")
check "it holds the files of the commit" has_the_files_of_the_commit
check "README.md begins with two commands" readme_says
check "in it alone, the examples are built and run" examples_run
check "in it alone, the suites are built and pass" suites_pass
finished
