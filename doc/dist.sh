#!/bin/sh
# SPDX-License-Identifier: MIT
# Run by `meson dist`, before it packs the files of a commit: they have the time
# of the commit, but their directory that of this moment. With the same time for
# all, an archive made twice is the same bytes.
set -eu

cd "$MESON_SOURCE_ROOT"
seconds=$(git log -1 --format=%ct)
touch -d "@$seconds" "$MESON_DIST_ROOT"
