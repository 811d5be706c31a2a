# SPDX-License-Identifier: MIT
python3 talon/lib/one_file.py .
cc -o client client.c session.c talon.c
