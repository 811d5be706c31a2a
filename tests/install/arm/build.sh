# SPDX-License-Identifier: MIT
arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os -ffreestanding -nostdlib -T board.ld -ffunction-sections -fdata-sections -Wl,--gc-sections -Italon/include -Italon/lib -o program.elf start.c memory.c transcript.c talon/lib/*.c talon/lib/*/*.c -lgcc
