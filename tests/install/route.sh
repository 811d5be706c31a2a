# SPDX-License-Identifier: MIT
# Functions that all routes use. A route is a way to get talon into a program;
# each has a directory beside this file and is described in doc/embedding.md.
# POSIX shell, sourced with `root` set to the project directory and `route` to
# the name of the route.

routes=$root/build/routes
here=$root/tests/install/$route
work=$routes/$route
. "$root/tests/tools.sh"

# Starts the script of a route: makes an empty directory $work, and removes the
# rows that the route's last run has left for the table.
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

# Adds a row for the route, unless a check has failed. NAME is the name of the
# route, perhaps followed by a comma and a variant. SECONDS is the time from
# talon's sources to the end of a program's first run.
#   route_row NAME LINES SECONDS BYTES
route_row() {
    [ "$failed" -gt 0 ] || say "$1|works|$2|$3|$4" >>"$routes/$route.rows"
}

# Counts the lines of files that a user must write, without blank lines and
# comments.
lines_of() {
    cat "$@" | grep -cvE '^[[:space:]]*(#.*)?$'
}

# The time in seconds, and the seconds that have passed since a time.
seconds_now() {
    date +%s
}

seconds_since() {
    say $(($(seconds_now) - $1))
}

# Prints the size in bytes of a program and the libraries shipped with it, all
# stripped.
bytes_of() {
    total=0
    for file in "$@"; do
        strip -o "$work/stripped" "$file"
        total=$((total + $(wc -c <"$work/stripped")))
    done
    rm -f "$work/stripped"
    say "$total"
}

# Succeeds if client.c, the program that the routes build, plays the games of
# played.txt with the library of this release.
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

# Succeeds if advised.c, the program that uses libtalon-advisor, prints what it
# should.
#   advises COMMAND...
advises() {
    grep -v '^#' "$root/tests/install/advised.txt" >"$work/expected.txt"
    "$@" >"$work/advised.txt" && diff "$work/expected.txt" "$work/advised.txt"
}

# Succeeds if worded.c, the program that uses libtalon-words, prints what it
# should.
#   says_so COMMAND...
says_so() {
    grep -v '^#' "$root/tests/install/worded.txt" >"$work/expected.txt"
    "$@" >"$work/worded.txt" && diff "$work/expected.txt" "$work/worded.txt"
}

# Succeeds if a program asks the loader for libtalon.so.0 or another library
# (yes), or does not (no).
#   asks_loader yes|no PROGRAM [LIBRARY]
asks_loader() {
    answer=no
    ! readelf -d "$2" | grep -q "NEEDED.*\[${3:-libtalon}\.so\.0\]" ||
        answer=yes
    [ "$answer" = "$1" ]
}

# Writes the program that the routes build, app.c, to a directory, with its
# header.
#   copy_program DIRECTORY
copy_program() {
    mkdir -p "$1"
    cp "$root/tests/install/session.h" "$1"
    cat "$root/tests/install/session.c" "$root/tests/install/client.c" \
        >"$1/app.c"
}

# Copies the program that uses libtalon-advisor, with a CMakeLists.txt that
# links it with a target.
#   copy_advised DIRECTORY TARGET
copy_advised() {
    mkdir -p "$1"
    cp "$root/tests/install/advised.c" "$1/app.c"
    sed "s/talon::advisor/$2/" \
        "$root/tests/install/cmake-package/advisor/CMakeLists.txt" \
        >"$1/CMakeLists.txt"
}

# Copies everything that a build of the library needs.
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

# Runs a command that may fetch https://example.org/talon.git. It gets a local
# repository, with the sources of this tree and the tag of this release.
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

# Prints the commands in doc/embedding.md that are marked as run by the route's
# script.
commands_of_page() {
    awk -v mark="<!-- run-by: tests/install/$route/run.sh -->" '
        inside && /^```$/ { inside = 0 }
        inside { print }
        marked && /^```sh$/ { inside = 1 }
        { marked = $0 == mark }' "$root/doc/embedding.md"
}
