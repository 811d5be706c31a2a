# SPDX-License-Identifier: MIT
# Functions that all test scripts use: they run checks and count them. POSIX
# shell, sourced with `root` set to the project directory. The functions that
# build talon are in examples/common/setup.sh.
. "$root/examples/common/setup.sh"

passed=0
failed=0

# Prints how many programs to run at a time.
processors() {
    say "${TALON_PROCESSES:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || say 1)}"
}

# Makes a build that several scripts use, build/NAME, from scratch, but only
# once in a run. A script that starts several others sets TALON_RUN to a word
# that is different in every run.
#
#   tests    the library as released, all test programs, all examples
#   install  the same library without tests, installed in build/prefix
#
#   build_once NAME
build_once() {
    made=$root/build/$1.made
    if [ -n "${TALON_RUN:-}" ] &&
        [ "$(cat "$made" 2>/dev/null)" = "$TALON_RUN" ]; then
        return 0
    fi
    rm -f "$made"
    case $1 in
    tests)
        build_talon "$root/build/tests" --buildtype release -Dexamples=true
        ;;
    install)
        rm -rf "$root/build/prefix"
        build_talon "$root/build/install" --buildtype release -Dtests=false \
            --prefix "$root/build/prefix" --libdir lib &&
            install_talon "$root/build/install"
        ;;
    esac || return 1
    say "${TALON_RUN:-}" >"$made"
}

# Copies the files of the project, including those not yet in the repository.
#   copy_tree DIRECTORY
copy_tree() {
    mkdir -p "$1"
    (cd "$root" && git ls-files -co --exclude-standard | while read -r file; do
        [ ! -f "$file" ] || say "$file"
    done | tar -cf - -T -) | (cd "$1" && tar -xf -)
}

# Runs a check: a command that succeeds, or fails and prints why. Its output
# goes to check.txt in the directory $work.
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

# Succeeds if a command fails and its output matches a pattern.
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

# Prints a file that lists problems; succeeds if it is empty.
is_empty() {
    cat "$1"
    [ ! -s "$1" ]
}

# Prints the line "N passed, N failed" that ends the output of each script.
tally() {
    say "$1 passed, $2 failed"
}

# The numbers in the last such line of a file. If it has none, 0 checks have
# passed and 1 has failed.
passed_in() {
    sed -n 's/^\([0-9]*\) passed, [0-9]* failed$/\1/p' "$1" |
        tail -n 1 | grep . || say 0
}

failed_in() {
    sed -n 's/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$1" |
        tail -n 1 | grep . || say 1
}

# After this call, the script ends with a tally, and fails if a check has
# failed. It is also a failure if the script ends before it calls "finished".
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
