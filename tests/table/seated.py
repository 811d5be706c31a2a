# SPDX-License-Identifier: MIT
"""Starts examples/table, plays at it as a guest, and ends as the host ends.

    seated.py LIBTALON SOCKET COMMAND...

The host may end at any time; but if it ends well, the guest must have seen the
end of the match. Status 125 is a complaint of the guest."""
import subprocess
import sys
import time

from guest import Guest, Talon, PATIENCE, play


def sit_down(talon, path, host):
    """A guest, as soon as there is a socket; None if the host ends before."""
    while host.poll() is None:
        try:
            return Guest(talon, path)
        except (FileNotFoundError, ConnectionRefusedError):
            time.sleep(0.005)
    return None


def has_seen_the_end(guest):
    return guest is not None and guest.saved is not None and guest.is_over()


def main(library, path, *command):
    host = subprocess.Popen(command)
    guest = sit_down(Talon(library), path, host)
    try:
        if guest is not None:
            play([guest.join("Anna")])
        status = host.wait(PATIENCE)
        if status == 0 and not has_seen_the_end(guest):
            raise SystemExit("the host has ended, and the match has not")
    except (Exception, SystemExit) as complaint:
        print("the guest:", repr(complaint), file=sys.stderr)
        host.kill()
        return 125
    return status if status >= 0 else 128 - status


sys.exit(main(*sys.argv[1:]))
