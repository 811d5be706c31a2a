# SPDX-License-Identifier: MIT
x86_64-w64-mingw32-gcc -O2 -Italon/include -Italon/lib -c talon/lib/*.c talon/lib/*/*.c
x86_64-w64-mingw32-ar rcs libtalon.a *.o
x86_64-w64-mingw32-gcc -O2 -Italon/include -o static.exe client.c session.c libtalon.a
