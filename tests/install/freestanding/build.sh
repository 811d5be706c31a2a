# SPDX-License-Identifier: MIT
cc -O2 -ffreestanding -nostdlib -static -Italon/include -Italon/lib -o program start.c memory.c transcript.c talon/lib/*.c talon/lib/*/*.c
