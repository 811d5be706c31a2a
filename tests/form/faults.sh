#!/bin/sh
# SPDX-License-Identifier: MIT
# Breaks a copy of the tree on purpose, and runs the checks that must notice:
# faults.py beside this script.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/tests/tools.sh"
install_missing cc:gcc doxygen:doxygen python3:python3 :python3-jsonschema \
    :libc6-dev-i386 :lib32gcc-12-dev msgfmt:gettext >&2
exec python3 -B "$root/tests/form/faults.py" "$@"
