#!/bin/sh
# SPDX-License-Identifier: MIT
# Starts the server with the page that plays at its tables. Builds the page if
# that is missing; `sh examples/run.sh` has built the library before.
#
#   examples/server/start.sh [OPTION-OF-THE-SERVER]...
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/examples/common/setup.sh"

library=$root/build/prefix/lib/libtalon.so.0
page=$root/examples/web
[ -e "$library" ] || {
    say "the library is missing: sh examples/run.sh builds it"
    exit 1
}
mkdir -p "$root/build"
install_missing :python3 :python3-websockets
if [ ! -e "$page/dist/tables.html" ]; then
    say "building the page"
    (cd "$page" && npm install --silent --no-package-lock &&
        npm run --silent build) ||
        say "there is no page: its README says what it needs"
fi
PYTHONPATH=$root/examples/bindings/python TALON_LIBRARY=$library
export PYTHONPATH TALON_LIBRARY
exec /usr/bin/python3 "$root/examples/server/server.py" "$@"
