#!/bin/sh
# SPDX-License-Identifier: MIT
# Lays the package for NuGet out in a new directory: the project, its sources,
# and the libraries of talon that are installed under PREFIX, where NuGet looks
# for those of this system. In that directory `dotnet pack` makes the package.
#
#   package.sh PREFIX DIRECTORY
set -eu

[ $# -eq 2 ] || {
    sed -n '3,8s/^# \{0,1\}//p' "$0"
    exit 2
}
here=$(cd "$(dirname "$0")" && pwd)
case $(uname -m) in
x86_64) processor=x64 ;;
aarch64) processor=arm64 ;;
*)
    echo "package.sh: NuGet's name for $(uname -m) is not known here" >&2
    exit 1
    ;;
esac
native=$2/runtimes/linux-$processor/native
mkdir -p "$native"
cp "$here"/*.cs "$here/Talon.csproj" "$here/README.md" \
    "$here/../../../COPYING" "$2/"
# .NET looks for the name of DllImport with "lib" and ".so" around it. The
# advisor and the words find libtalon, because it is loaded before them.
for library in talon talon-advisor talon-words; do
    cp "$1/lib/lib$library.so.0" "$native/lib$library.so"
done
