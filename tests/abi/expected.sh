#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the library of an earlier version from the history of the repository
# and runs the clients of that version with it, as it was then.
#
#   expected.sh VERSION COMMIT               writes what they say to
#                                            VERSION/expected.txt
#   expected.sh VERSION COMMIT RULES WHAT    compares what one of the hashes is
#                                            of with what it is of now
#
# The first is needed once, when a version is added. The second shows what has
# changed if tests/abi/run.sh says that a hash has.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -eq 2 ] || [ $# -eq 4 ] || {
    sed -n '3,14s/^# \{0,1\}//p' "$0"
    exit 2
}
here=$root/tests/abi
work=$root/build/abi/expected
runner=
. "$root/tests/tools.sh"
. "$here/libraries.sh"

rm -rf "$work"
mkdir -p "$work/sources" "$work/then" "$work/now"
git -C "$root" archive "$2" | tar -x -C "$work/sources"
(cd "$work/sources" && find lib -name '*.c' ! -path 'lib/advisor/*' \
    ! -path 'lib/words/*' -exec \
    gcc -std=c11 -O1 -w -fPIC -shared -fvisibility=hidden -DTALON_BUILDING \
    -DTALON_HOSTED=1 -Iinclude -Ilib -o "$work/then/libtalon.so.0" \
    -Wl,-soname,libtalon.so.0 -Wl,--version-script=lib/talon.map {} +)
compile_client "$here/$1" "$work/client"
if [ $# -eq 2 ]; then
    {
        say "# SPDX-License-Identifier: MIT"
        say "# What clients of $1 said with the library of then ($2)."
        run_client "$work/client" "$work/then"
        run_python_client "$here/$1" "$work/then"
    } >"$here/$1/expected.txt"
    exit 0
fi
compile_shared "$work/now" libtalon lib -O1
for when in then now; do
    LD_LIBRARY_PATH=$work/$when "$work/client" "$3" "$4" >"$work/$when.txt"
done
diff "$work/then.txt" "$work/now.txt"
