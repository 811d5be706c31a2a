#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every code block and every command of the documents, as README.md beside
# this script describes. First it shows that it finds errors: it runs broken.md,
# whose blocks must fail as broken.txt lists.
#
#   tests/documents/run.sh [all | PAGE...]
#
# A block is skipped, with a note, if it needs a tool that is missing or if it
# takes minutes. With `all`, the tools are installed (on Debian), and a block is
# skipped only if its tool cannot be installed. Everything is made under
# build/documents-test/.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/documents
work=$root/build/documents-test
. "$root/tests/tools.sh"

# Lists the pages. Those of the bindings need the tools of their languages.
list_pages() {
    for page in README.md CONTRIBUTING.md doc/*.md examples/README.md \
        tests/README.md tests/*/README.md \
        ${all:+examples/bindings/*/*.md}; do
        [ ! -f "$page" ] || say "$page"
    done
}

# The tools that the pages need. npm is used only if it is already there: on
# Debian it installs hundreds of packages.
tools="clang:clang wasm-ld:lld node:nodejs luajit:luajit rustc:rustc
    cargo:cargo cmake:cmake mcs:mono-mcs mono:mono-runtime doxygen:doxygen
    c++:g++ pip3:python3-pip x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64
    arm-none-eabi-gcc:gcc-arm-none-eabi qemu-system-arm:qemu-system-arm :check"

# Installs the tools; afterwards $lacking has those that are not available.
install_tools() {
    # shellcheck disable=SC2086
    install_missing $tools || for tool in $tools; do
        install_missing "$tool" || :
    done
    lacking=
    for tool in $tools npm:; do
        command -v "${tool%%:*}" >/dev/null || [ -z "${tool%%:*}" ] ||
            lacking="$lacking ${tool%%:*}"
    done
    [ -z "$lacking" ] || say "skipped what needs$lacking"
}

# The broken blocks of broken.md fail, each for the expected reason; its other
# blocks pass.
broken_blocks_fail() {
    python3 -B "$here/documents.py" --all "$work/tree" "$root/build/prefix" \
        "$work/broken" "$here/broken.md" >"$work/broken.txt" || :
    grep -v '^#' "$here/broken.txt" >"$work/expected.txt"
    grep -E '^(ok|FAILED|left|skipped)' "$work/broken.txt" |
        diff "$work/expected.txt" -
}

all=
case ${1:-} in
all)
    all=--all
    shift
    ;;
esac
rm -rf "$work"
mkdir -p "$work/broken" "$work/pages"
tally_at_end
install_missing cc:gcc :libc6-dev git:git meson:meson ninja:ninja-build \
    pkg-config:pkg-config python3:python3
if [ -n "$all" ]; then
    install_tools
    quietly "$work/examples.txt" sh "$root/examples/run.sh"
fi
copy_tree "$work/tree"
build_once install
check "broken blocks are found" broken_blocks_fail
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046
    set -- $(cd "$root" && list_pages)
fi
cd "$root"
# Pages run with another HOME, in which rustup would find no compiler.
export RUSTUP_HOME="${RUSTUP_HOME:-${HOME:-/}/.rustup}"
python3 -B "$here/documents.py" ${all:+"--all=$lacking"} "$work/tree" \
    "$root/build/prefix" "$work/pages" "$@" | tee "$work/pages.txt" || :
passed=$((passed + $(passed_in "$work/pages.txt")))
failed=$((failed + $(failed_in "$work/pages.txt")))
finished
