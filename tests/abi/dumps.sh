#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares an interface that abidw has written with a library, or with another
# one. Prints what abidiff finds; fails if it is more than additions.
#
#   dumps.sh BEFORE NOW [HEADERS]
set -eu

# Bit 2 (value 4) of abidiff's exit status says that something has changed. New
# functions are allowed, but nothing may be removed or change its type.
status=0
said=$(abidiff ${3:+--headers-dir2 "$3"} "$1" "$2" 2>&1) || status=$?
printf '%s\n' "$said"
[ "$status" -ne 0 ] || exit 0
[ "$status" -eq 4 ] || exit 1
summaries=$(printf '%s\n' "$said" | grep ' changes summary:')
[ "$(printf '%s\n' "$summaries" | grep -c ': 0 Removed, 0 Changed')" -eq \
    "$(printf '%s\n' "$summaries" | grep -c .)" ]
