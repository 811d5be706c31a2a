#!/bin/sh
# SPDX-License-Identifier: MIT
# Gets what Meson needs, beside gcc -m32, to build the suites for 32-bit x86:
# Check, and a file that says how to compile and run (a cross file).
#
#   tests/checkers/i386.sh DIRECTORY [EMULATOR]
#
# Check is unpacked from Debian's packages, and linked statically. Nothing is
# installed: the other architecture would have to be added to those of the
# machine. apt-get keeps its lists in DIRECTORY, too.
set -eu

into=$1 emulator=${2:-}
rm -rf "$into"
mkdir -p "$into/state/lists/partial" "$into/cache/archives/partial" \
    "$into/packages"
into=$(cd "$into" && pwd)
: >"$into/state/status"

# apt-get for the other architecture.
get() {
    (cd "$into/packages" && apt-get -q -o APT::Architecture=i386 \
        -o APT::Architectures=i386 -o APT::Sandbox::User=root \
        -o Dir::State="$into/state" -o Dir::State::status="$into/state/status" \
        -o Dir::Cache="$into/cache" "$@")
}

get update || : # one of the lists may be enough
get download check libsubunit-dev
for package in "$into"/packages/*.deb; do
    dpkg -x "$package" "$into/root"
done
libraries=$into/root/usr/lib/i386-linux-gnu
rm -f "$libraries"/*.so
# The packages expect to be below /usr.
sed -i "s|^prefix=.*|prefix=$into/root/usr|" "$libraries"/pkgconfig/*.pc

# Meson would run the programs itself, as x86-64 can. The last directory has the
# headers of the kernel, which are those of both.
wrapper='' wrapped=false
[ -z "$emulator" ] || wrapper="exe_wrapper = ['$emulator']" wrapped=true
cat >"$into/i386.ini" <<END
[binaries]
c = ['gcc', '-m32']
ar = 'ar'
strip = 'strip'
pkgconfig = 'pkg-config'
$wrapper
[properties]
needs_exe_wrapper = $wrapped
pkg_config_libdir = '$libraries/pkgconfig'
[built-in options]
c_args = ['-idirafter', '/usr/include/x86_64-linux-gnu']
[host_machine]
system = 'linux'
cpu_family = 'x86'
cpu = 'i686'
endian = 'little'
END
