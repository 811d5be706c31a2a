# SPDX-License-Identifier: MIT
# What the routes share. A route is a way to get talon into a program: a
# directory beside this file, described in doc/embedding.md. POSIX shell,
# sourced with `root` set to the project directory and `route` to the name of
# the route.

routes=$root/build/routes
here=$root/tests/install/$route
work=$routes/$route
. "$root/tests/tools.sh"

# Starts the script of a route, with an empty directory $work. Removes the
# route's old rows from the table, so that rows are always those of the last
# run.
begin_route() {
    rm -rf "$work"
    mkdir -p "$work"
    : >"$routes/$route.rows"
    tally_at_end
}

# Ends the script of a route that cannot be tested here, and says why.
skip_route() {
    say "skipped $route: $*"
    finished
    exit 0
}

# Adds the row of a route that works, unless a check has failed. Its name is
# that of the route, or begins with it and a comma. The seconds count from the
# sources of talon to a program that has run.
#   route_row NAME LINES SECONDS BYTES
route_row() {
    [ "$failed" -gt 0 ] || say "$1|works|$2|$3|$4" >>"$routes/$route.rows"
}

# Counts the lines that a user writes: those of files, without blank lines and
# comments.
lines_of() {
    cat "$@" | grep -cvE '^[[:space:]]*(#.*)?$'
}

# The time now; and the seconds since then.
seconds_now() {
    date +%s
}

seconds_since() {
    say $(($(seconds_now) - $1))
}

# The bytes of a program and the libraries shipped with it, stripped.
bytes_of() {
    total=0
    for file in "$@"; do
        strip -o "$work/stripped" "$file"
        total=$((total + $(wc -c <"$work/stripped")))
    done
    rm -f "$work/stripped"
    say "$total"
}

# Succeeds if the program of the routes plays the same games as on every
# platform, with the library of this release.
#   plays COMMAND...
plays() {
    grep -v '^#' "$root/tests/install/played.txt" >"$work/expected.txt"
    "$@" >"$work/played.txt" &&
        sed 1d "$work/played.txt" | diff "$work/expected.txt" - &&
        head -n 1 "$work/played.txt" | grep -Fx "talon $(release_of_headers)"
}

release_of_headers() {
    awk '$2 == "TALON_VERSION_MAJOR" { major = $3 }
        $2 == "TALON_VERSION_MINOR" { minor = $3 }
        $2 == "TALON_VERSION_PATCH" { print major "." minor "." $3 }' \
        "$root/include/talon/base.h"
}

# Succeeds if the program of libtalon-advisor solves its deal.
#   advises COMMAND...
advises() {
    grep -v '^#' "$root/tests/install/advised.txt" >"$work/expected.txt"
    "$@" >"$work/advised.txt" && diff "$work/expected.txt" "$work/advised.txt"
}

# Succeeds if a program asks (or does not ask) the loader for libtalon.so.0 or
# another library.
#   asks_loader yes|no PROGRAM [LIBRARY]
asks_loader() {
    answer=no
    ! readelf -d "$2" | grep -q "NEEDED.*\[${3:-libtalon}\.so\.0\]" ||
        answer=yes
    [ "$answer" = "$1" ]
}

# Copies the program that the routes build, app.c, with the build files that the
# route has for it.
#   copy_program DIRECTORY
copy_program() {
    mkdir -p "$1"
    cp "$root/tests/install/session.h" "$1"
    cat "$root/tests/install/session.c" "$root/tests/install/client.c" \
        >"$1/app.c"
}

# Copies the program of libtalon-advisor, whose CMakeLists.txt asks for a
# target.
#   copy_advised DIRECTORY TARGET
copy_advised() {
    mkdir -p "$1"
    cp "$root/tests/install/advised.c" "$1/app.c"
    sed "s/talon::advisor/$2/" \
        "$root/tests/install/cmake-package/advisor/CMakeLists.txt" \
        >"$1/CMakeLists.txt"
}

# Copies the sources of talon that a build of the library needs.
#   copy_sources DIRECTORY
copy_sources() {
    mkdir -p "$1"
    cp -R "$root/CMakeLists.txt" "$root/COPYING" "$root/include" "$root/lib" \
        "$root/meson.build" "$root/meson_options.txt" "$1"
    mkdir "$1/doc"
    for data in "$root"/doc/talon-api*.json; do
        [ ! -f "$data" ] || cp "$data" "$1/doc"
    done
}

# Runs a command for which https://example.org/talon.git is a repository of
# talon, with the sources of this tree and the tag of this release.
#   with_repository COMMAND...
with_repository() {
    if [ ! -d "$work/repository" ]; then
        copy_sources "$work/repository"
        quietly "$work/repository.txt" sh -euc '
            cd "$1"
            git init -q
            git add .
            git -c user.name=talon -c user.email=talon@example.org \
                commit -qm talon
            git tag "v$2"' sh "$work/repository" "$(release_of_headers)"
    fi
    env GIT_CONFIG_COUNT=1 \
        "GIT_CONFIG_KEY_0=url.file://$work/repository.insteadOf" \
        GIT_CONFIG_VALUE_0=https://example.org/talon.git "$@"
}

# The commands of the page that are marked as run by this script.
commands_of_page() {
    awk -v mark="<!-- run-by: tests/install/$route/run.sh -->" '
        inside && /^```$/ { inside = 0 }
        inside { print }
        marked && /^```sh$/ { inside = 1 }
        { marked = $0 == mark }' "$root/doc/embedding.md"
}
