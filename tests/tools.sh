# SPDX-License-Identifier: MIT
# What the scripts that build, test and show talon share. POSIX shell, sourced
# with `root` set to the project directory.

passed=0
failed=0

say() {
    printf '%s\n' "$*"
}

# Runs a step quietly; shows the end of its output only if it fails.
#   quietly LOG COMMAND...
quietly() {
    log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 40 "$log"
        say "failed: $*"
        return 1
    fi
}

# Whether a need is met: a command that is found or, without a command, an
# installed Debian package (checked only on Debian).
is_met() {
    if [ -n "${1%%:*}" ]; then
        command -v "${1%%:*}" >/dev/null
    elif command -v dpkg-query >/dev/null; then
        dpkg-query -W -f '${db:Status-Abbrev}' "${1#:}" 2>/dev/null |
            grep -q '^ii'
    fi
}

# Installs what is missing, as root or through sudo.
#   install_missing COMMAND:PACKAGE... or :PACKAGE
install_missing() {
    missing=
    for need in "$@"; do
        is_met "$need" || missing="$missing ${need#*:}"
    done
    [ -n "$missing" ] || return 0
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    if ! command -v apt-get >/dev/null ||
        { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
        say "please install:$missing"
        return 1
    fi
    say "installing$missing"
    quietly "$root/build/install-missing.txt" $as_root apt-get -q update
    # shellcheck disable=SC2086
    quietly "$root/build/install-missing.txt" $as_root \
        env DEBIAN_FRONTEND=noninteractive apt-get -q -y install \
        --no-install-recommends $missing
}

# Builds talon from scratch with meson, outside the source tree.
#   build_talon DIRECTORY MESON-OPTION...
build_talon() {
    into=$1
    shift
    rm -rf "$into"
    quietly "$into.txt" meson setup "$@" "$into" "$root" &&
        quietly "$into.txt" ninja -C "$into"
}

# Installs a build into its prefix.
install_talon() {
    quietly "$1.txt" meson install --no-rebuild -C "$1"
}

# Runs a check: a command that succeeds or prints why not. Its output goes to
# check.txt in the directory $work.
#   check "what is true" COMMAND...
check() {
    what=$1
    shift
    if "$@" >"$work/check.txt" 2>&1 </dev/null; then
        say "ok      $what"
        passed=$((passed + 1))
    else
        say "FAILED  $what"
        sed 's/^/        /' "$work/check.txt"
        failed=$((failed + 1))
    fi
}

# Succeeds if a command fails and prints what it should.
#   fails_with PATTERN COMMAND...
fails_with() {
    pattern=$1
    shift
    if "$@" >"$work/fails.txt" 2>&1; then
        say "this should have failed: $*"
        return 1
    fi
    grep -q -e "$pattern" "$work/fails.txt" || {
        cat "$work/fails.txt"
        return 1
    }
}

# Whether a list of problems is empty; prints it.
is_empty() {
    cat "$1"
    [ ! -s "$1" ]
}

# The line "N passed, N failed" at the end of each script.
tally() {
    say "$1 passed, $2 failed"
}

# The numbers in the last such line of a file; without one, one failure.
passed_in() {
    sed -n 's/^\([0-9]*\) passed, [0-9]* failed$/\1/p' "$1" |
        tail -n 1 | grep . || say 0
}

failed_in() {
    sed -n 's/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$1" |
        tail -n 1 | grep . || say 1
}

# From here on the script ends with a tally, and fails if anything failed.
# Ending before a call of "finished" is a failure too.
tally_at_end() {
    ended=no
    trap end_with_tally EXIT
}

finished() {
    ended=yes
}

end_with_tally() {
    if [ "$ended" != yes ]; then
        say "FAILED  to reach the end"
        failed=$((failed + 1))
    fi
    tally "$passed" "$failed"
    [ "$failed" -eq 0 ] || exit 1
}
