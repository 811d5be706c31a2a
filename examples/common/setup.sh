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
