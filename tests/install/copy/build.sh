# SPDX-License-Identifier: MIT
cc -Italon/include -Italon/lib -o client client.c session.c talon/lib/*.c talon/lib/*/*.c
