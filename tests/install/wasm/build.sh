# SPDX-License-Identifier: MIT
clang --target=wasm32 -Oz -flto -ffreestanding -nostdlib -fvisibility=hidden -Italon/include -Italon/lib -Wl,--no-entry,--export-dynamic,--export=__heap_base,--strip-all,--compress-relocations -o talon.wasm memory.c talon/lib/*.c talon/lib/*/*.c
