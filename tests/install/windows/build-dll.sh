# SPDX-License-Identifier: MIT
x86_64-w64-mingw32-gcc -O2 -DTALON_BUILDING -Italon/include -Italon/lib -shared -o talon.dll -Wl,--out-implib,libtalon.dll.a talon/lib/*.c talon/lib/*/*.c
x86_64-w64-mingw32-gcc -O2 -Italon/include -o client.exe client.c session.c libtalon.dll.a
