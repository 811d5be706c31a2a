#!/bin/sh
# SPDX-License-Identifier: MIT
# talon on a microcontroller, a Cortex-M3 without an operating system
# (doc/embedding.md, "Microcontrollers"). QEMU runs it.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=arm
. "$root/tests/install/route.sh"
. "$root/tests/install/transcript.sh"

# Runs the command that the page shows, with further options.
#   built_with OPTION...
built_with() {
    (cd "$work/program" && sed -n "s#^arm-none-eabi-gcc #& -DSEED=${seed}u \
        -DTURNS=$turns $* #p" "$here/build.sh" | sh -eux)
}

# Prints what the board prints under QEMU, which ends with the program.
run_board() {
    timeout 300 qemu-system-arm -M mps2-an385 -display none -monitor none \
        -serial none -semihosting-config enable=on,target=native \
        -kernel "$work/program/program.elf" 2>&1
}

# Succeeds if the objects need only the four functions (memory.c), and the
# compiler's helpers for 64-bit numbers.
needs_little() {
    mkdir -p "$work/objects"
    (cd "$work/objects" && arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os \
        -ffreestanding -I"$root/include" -I"$root/lib" -c "$root"/lib/*.c \
        "$root"/lib/*/*.c && arm-none-eabi-nm -- *.o) >"$work/names.txt"
    awk 'NF == 3 && $2 ~ /[A-Z]/ { print $3 }' "$work/names.txt" | sort -u \
        >"$work/held.txt"
    awk '$1 == "U" { print $2 }' "$work/names.txt" | sort -u |
        comm -23 - "$work/held.txt" >"$work/needed.txt"
    cat "$work/needed.txt"
    grep -qx memcpy "$work/needed.txt" &&
        ! grep -vxE 'mem(cpy|move|set|cmp)|__aeabi_u?ldivmod' \
            "$work/needed.txt"
}

begin_route
install_missing arm-none-eabi-gcc:gcc-arm-none-eabi gcc:gcc :libc6-dev \
    qemu-system-arm:qemu-system-arm ||
    skip_route "gcc-arm-none-eabi or qemu-system-arm cannot be installed"
build_native
mkdir "$work/program"
cp "$here/start.c" "$here/board.ld" "$root/tests/install/memory.c" \
    "$root"/tests/install/transcript.[ch] "$work/program"
ln -s "$root" "$work/program/talon"
started=$(seconds_now)
check "one command" built_with
check "it plays like native code" same_transcript run_board
seconds=$(seconds_since "$started")
check "it needs four functions and the compiler's helpers" needs_little
cp "$work/program/program.elf" "$work/stripped.elf"
arm-none-eabi-strip "$work/stripped.elf"
size=$(arm-none-eabi-size "$work/stripped.elf" | awk 'NR == 2 { print $1 }')
route_row arm "$(lines_of "$here/build.sh")" "$seconds" "$size"
finished
