#!/bin/sh
# SPDX-License-Identifier: MIT
# Run by `meson dist`, before it packs the files of a commit: they have the time
# of the commit, but their directory that of this moment, and the permissions
# that new directories get here. With the same for all, an archive made twice by
# the same user is the same bytes (tests/archive/run.sh).
set -eu

cd "$MESON_SOURCE_ROOT"
seconds=$(git log -1 --format=%ct)
chmod 775 "$MESON_DIST_ROOT"
touch -d "@$seconds" "$MESON_DIST_ROOT"
