# SPDX-License-Identifier: MIT
# What scripts need that build and install talon, or a program with it. POSIX
# shell, sourced with `root` set to the project directory.

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

# Runs apt-get, as root or through sudo. Another one that is at work is waited
# for: for its lock on packages by apt-get itself, for that on lists here.
get_packages() {
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    for pause in 30 0; do
        ! quietly "$root/build/install-missing.txt" $as_root \
            env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
            -o DPkg::Lock::Timeout=600 "$@" || return 0
        sleep "$pause"
    done
    return 1
}

# Installs what is missing, or says what cannot be installed.
#   install_missing COMMAND:PACKAGE... or :PACKAGE
install_missing() {
    missing=
    for need in "$@"; do
        is_met "$need" || missing="$missing ${need#*:}"
    done
    [ -n "$missing" ] || return 0
    if ! command -v apt-get >/dev/null ||
        { [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; }; then
        say "please install:$missing"
        return 1
    fi
    say "installing$missing"
    # shellcheck disable=SC2086
    get_packages update && get_packages install --no-install-recommends \
        $missing || {
        say "cannot install:$missing"
        return 1
    }
}

# Builds talon from scratch with meson, outside the source tree.
#   build_talon DIRECTORY MESON-OPTION...
build_talon() {
    into=$1
    shift
    rm -rf "$into"
    quietly "$into.txt" meson setup "$@" "$into" "$root" &&
        quietly "$into.txt" ninja ${TALON_PROCESSES:+-j "$TALON_PROCESSES"} \
            -C "$into"
}

# Installs a build into its prefix.
install_talon() {
    quietly "$1-install.txt" meson install --no-rebuild --only-changed -C "$1"
}
