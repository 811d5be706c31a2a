#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the two crates as a registry has them: with all of talon as C in them,
# so that they need nothing but a C compiler. The sources and both packages,
# target/package/*.crate, are written to a new directory.
#
#   package.sh DIRECTORY
set -eu

[ $# -eq 1 ] || {
    sed -n '3,8s/^# \{0,1\}//p' "$0"
    exit 2
}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
mkdir -p "$1"
into=$(cd "$1" && pwd)
cp -R "$here/Cargo.toml" "$here/talon" "$here/talon-sys" "$into/"
python3 -B "$root/lib/one_file.py" --advisor --words "$into/talon-sys/c" \
    >/dev/null
for crate in talon talon-sys; do
    cp "$root/COPYING" "$here/README.md" "$into/$crate/"
done
cd "$into"
unset TALON_PREFIX TALON_LIB_DIR
export CARGO_TARGET_DIR="$into/target"
cargo package --offline --allow-dirty -p libtalon-sys
# No registry has the first crate yet, so the second one is not built here.
cargo package --offline --allow-dirty --no-verify -p libtalon \
    --config "patch.crates-io.libtalon-sys.path='$into/talon-sys'"
