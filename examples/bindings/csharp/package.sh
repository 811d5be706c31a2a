#!/bin/sh
# SPDX-License-Identifier: MIT
# Lays the package for NuGet out in a new directory: the project, its sources,
# and the three libraries of talon, compiled for this system, where NuGet looks
# for them. In that directory `dotnet pack` makes the package. The compiler is
# cc, or what CC says.
#
#   package.sh DIRECTORY
set -eu

[ $# -eq 1 ] || {
    sed -n '3,8s/^# \{0,1\}//p' "$0"
    exit 2
}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
case $(uname -sm) in
'Linux x86_64') system=linux-x64 ;;
'Linux aarch64') system=linux-arm64 ;;
*)
    echo "package.sh: NuGet's name for $(uname -sm) is not known here" >&2
    exit 1
    ;;
esac
native=$1/runtimes/$system/native
mkdir -p "$native"
cp "$here"/*.cs "$here/Talon.csproj" "$here/README.md" "$root/COPYING" "$1/"

# .NET looks for the name of DllImport with "lib" and ".so" around it, and only
# there: the sonames are these names, too, and libraries are beside each other.
#   library NAME SOURCE...
library() {
    name=$1
    shift
    ${CC:-cc} -std=c11 -O2 -fPIC -shared -fvisibility=hidden -s \
        -I"$root/include" -I"$root/lib" "-Wl,-soname,lib$name.so" \
        "-Wl,-rpath,\$ORIGIN" -o "$native/lib$name.so" "$@"
}
library talon "$root"/lib/*.c "$root"/lib/*/*.c
library talon-advisor "$root"/lib/advisor/*/*.c -L"$native" -ltalon
library talon-words "$root"/lib/words/*/*.c -L"$native" -ltalon
