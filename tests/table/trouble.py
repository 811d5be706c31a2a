# SPDX-License-Identifier: MIT
"""Sits down at examples/table, honestly and with every kind of trouble.

    trouble.py TABLE LIBTALON DIRECTORY NAME [WORD]...
    trouble.py guest LIBTALON SOCKET NAME

The first runs the function of that name below, with a host of its own. The
second is a guest in a process of its own, which can be stopped or killed."""
import atexit
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time

from guest import Guest, Talon, PATIENCE, listen, play


def expect(is_so, *what):
    if not is_so:
        raise SystemExit("not so: " + " ".join(map(str, what)))


class Host:
    """The program, at a socket of its own."""

    def __init__(self, *words):
        self.path = os.path.join(directory, "socket")
        self.program = subprocess.Popen(
            [table, self.path, *words], stdout=subprocess.PIPE,
            encoding="utf-8")
        atexit.register(self.program.kill)
        while self.program.poll() is None and not self.is_there():
            time.sleep(0.01)

    def is_there(self):
        probe = socket.socket(socket.AF_UNIX)
        try:
            probe.connect(self.path)
        except (FileNotFoundError, ConnectionRefusedError):
            return False
        finally:
            probe.close()
        return True

    def guest(self, name, seed=1):
        return Guest(talon, self.path, seed).join(name)

    def process(self, name):
        """A guest in a process of its own, once it has its seat."""
        process = subprocess.Popen(
            [sys.executable, "-B", __file__, "guest", library, self.path, name],
            stdout=subprocess.PIPE, encoding="utf-8")
        process.stdout.readline()
        return process

    def ends_well(self):
        said, _ = self.program.communicate(timeout=PATIENCE)
        expect(self.program.returncode == 0, "status", self.program.returncode)
        expect(not os.path.exists(self.path), "the socket is gone")
        return said

    def stop(self):
        self.program.send_signal(signal.SIGTERM)
        self.program.communicate(timeout=PATIENCE)


def whole_match(people, *words):
    """Guests play a match to its end; all that they are sent is checked, and
    nothing that they say is refused."""
    host = Host("people=" + people, *words)
    guests = [host.guest("Guest %d" % i, i) for i in range(int(people))]
    play(guests)
    said = host.ends_well()
    for guest in guests:
        expect(guest.is_over(), "the game that", guest.seat, "sees is over")
        expect(guest.refusals == [], guest.refusals)
        expect(guest.told == guests[0].told, "all are told the same number")
        expect("Guest %d" % guest.seat in said, said)
    expect([seat for word, seat in guests[0].news if word == "joined"] ==
           list(range(int(people))), guests[0].news)


def others_go_on(host, honest, trouble):
    """The others play to the end although one seat does not answer."""
    play(honest)
    host.ends_well()
    for guest in honest:
        expect(guest.is_over(), "the match is over")
        expect(("late", trouble) in guest.news, "everyone was told", guest.news)
        expect(guest.refusals == [], guest.refusals)


def stopped(*words):
    host = Host("people=2", "limit=1", *words)
    honest = [host.guest("Anna")]
    process = host.process("Ben")
    process.send_signal(signal.SIGSTOP)
    others_go_on(host, honest, 1)
    process.kill()
    process.communicate()


def killed(*words):
    host = Host("people=2", "limit=1", *words)
    honest = [host.guest("Anna")]
    process = host.process("Ben")
    process.kill()
    process.communicate()
    others_go_on(host, honest, 1)


def slow(*words):
    """A guest that never reads: the host gives it up, and does not wait."""
    host = Host("people=2", "limit=1", *words)
    honest = [host.guest("Anna")]
    idle = socket.socket(socket.AF_UNIX)
    idle.connect(host.path)
    idle.sendall(b"join Ben\n")
    others_go_on(host, honest, 1)
    got = 0
    while True:
        came = idle.recv(65536)
        if came == b"":
            break
        got += len(came)
    expect(got < 400000, "at most the buffers were filled, not", got)


def half_open(*words):
    """Connections that say nothing, or no more, take nobody's place."""
    host = Host("people=2", *words)
    silent = []
    for _ in range(60):
        silent.append(socket.socket(socket.AF_UNIX))
        silent[-1].connect(host.path)
    honest = [host.guest("Anna"), host.guest("Ben")]
    for _ in range(60):
        silent.append(socket.socket(socket.AF_UNIX))
        silent[-1].connect(host.path)
    silent[-1].shutdown(socket.SHUT_WR)
    silent[-2].shutdown(socket.SHUT_RD)
    play(honest)
    host.ends_well()
    expect(all(guest.is_over() for guest in honest), "the match is over")


def half_a_line(*words):
    """A guest that shuts half of its connection in the middle of a line."""
    host = Host("people=2", "limit=1", *words)
    honest = [host.guest("Anna")]
    half = host.guest("Ben")
    half.socket.sendall(b"17 ")
    half.socket.shutdown(socket.SHUT_WR)
    others_go_on(host, honest, 1)


NOISE = [b"\0" * 300 + b"\n", b"\xff\xfe\n", b"\n", b"0\n", b"-1 0 pass\n",
         b"99999999999999999999 0 pass\n", b"0 bid\n", b"join Eve\n",
         b"back 0000000000000000 0\n", b"0 " + b"pass " * 90 + b"\n", b"%s%n\n"]


def babbling(*words):
    """A guest that talks nonsense all the time is shown the door, again and
    again, before it has a seat and after that."""
    host = Host("people=2", "limit=1", *words)
    honest = [host.guest("Anna")]
    babbler = host.guest("Ben")
    for _ in range(20):
        noisy = Guest(talon, host.path)
        for _ in range(10):
            for line in NOISE[:-4]:
                try:
                    noisy.socket.sendall(line)
                except (BrokenPipeError, ConnectionResetError):
                    break
        expect(not noisy.until(lambda: False), "it was shown the door")
    for line in NOISE * 20:
        try:
            babbler.socket.sendall(line)
        except (BrokenPipeError, ConnectionResetError):
            break
    babbler.until(lambda: False)
    expect(0 < len(babbler.refusals) <= 21, babbler.refusals)
    others_go_on(host, honest, 1)


def long_line(*words):
    """A line without end is not kept."""
    host = Host("people=1", *words)
    endless = Guest(talon, host.path)
    try:
        for _ in range(1000):
            endless.socket.sendall(b"x" * 1000)
    except (BrokenPipeError, ConnectionResetError):
        pass
    else:
        expect(False, "it could say a megabyte")
    whole = host.guest("Anna")
    play([whole])
    host.ends_well()


def refusals(*words):
    """Turn, seat, move: what is wrong with an answer is found in this order,
    and changes nothing; a second click does not count."""
    host = Host("people=1", *words)
    guest = host.guest("Anna")
    guest.until_asked()
    turn, seat = guest.asked, guest.seat
    talon.load(guest.saved)
    good = talon.move(seat, 0)
    other = "%d%s" % (seat + 1, good[1:])
    for line, status in [("%d %s" % (turn - 1, other), "TALON_E_TURN"),
                         ("%d %s" % (turn + 1, good), "TALON_E_TURN"),
                         ("%d %s" % (turn, other), "TALON_E_SEAT"),
                         ("%d %d play 5S" % (turn, seat), None),
                         ("%d" % turn, "TALON_E_SYNTAX"),
                         ("%d x" % turn, None), ("", "TALON_E_TURN")]:
        count = len(guest.refusals)
        guest.say(line)
        expect(guest.until(lambda: len(guest.refusals) > count), line)
        expect(status in (None, guest.refusals[-1]), line, guest.refusals[-1])
    told, count = guest.told, len(guest.refusals)
    guest.asked = None
    guest.say("%d %s\n%d %s" % (turn, good, turn, good))
    expect(guest.until(lambda: len(guest.refusals) > count), "twice")
    expect(guest.refusals[-1] == "TALON_E_TURN", guest.refusals[-1])
    guest.until(lambda: guest.told > told)
    play([guest])
    host.ends_well()


def coming_back(*words):
    """Whoever comes back gets the newest view and exactly what was missed; the
    old connection of the seat goes. A wrong token is none."""
    host = Host("people=2", *words)
    anna, ben = host.guest("Anna", 1), host.guest("Ben", 2)
    for _ in range(5):
        old = ben.socket.dup()
        ben.back()
        while old.recv(65536) != b"":
            pass
        told = ben.told + 5
        play([anna, ben], lambda: ben.told >= told)
    for token in (int(ben.token, 16) ^ 1, 0):   # 0: that of seats nobody has
        thief = Guest(talon, host.path)
        thief.say("back %016x 0" % token)
        thief.until(lambda: thief.refusals or thief.seat is not None)
        expect(thief.refusals == ["TALON_E_SEAT"] and thief.seat is None,
               "thief")
    again = Guest(talon, host.path)
    again.say("back %s 0" % ben.token)
    ben.until(lambda: False)
    expect(not ben.is_open, "its connection was closed")
    play([anna, again])
    host.ends_well()
    expect(again.told == anna.told, "from the first news to the last")
    expect(anna.refusals == [] and again.refusals == [], "no refusals")


def late_and_back(*words):
    """A guest that was too late hears of it, is played for, and then moves for
    itself again."""
    host = Host("people=2", "limit=1", *words)
    anna, ben = host.guest("Anna"), host.guest("Ben")
    while ("late", 1) not in ben.news:
        if anna.asked is not None:
            anna.answer()
        listen([anna, ben])
    ben.asked = None
    ben.say("0")
    play([anna, ben])
    host.ends_well()
    for guest in (anna, ben):
        expect(guest.news.index(("late", 1)) < guest.news.index(("back", 1)),
               guest.news)
    expect(ben.refusals[:1] == ["TALON_E_TURN"], ben.refusals)


def names():
    """A name is text: no control characters, no broken UTF-8."""
    host = Host("people=1")
    guest = Guest(talon, host.path)
    for name in [b"A\x1b[2J", b"A\x7f", b"A\tB", b"\xff", b"\xc2\x9b1m",
                 b"\xed\xa0\x80", b"\xc0\xaf", b"x" * 64, b"\xe2\x82"]:
        count = len(guest.refusals)
        guest.socket.sendall(b"join " + name + b"\n")
        guest.until(lambda: len(guest.refusals) > count)
        expect(guest.refusals[-1] == "TALON_E_SEAT" and guest.seat is None,
               name)
    guest.join("J\u00fcrgen")
    guest.until_asked()
    expect(guest.news == [("joined", 0)], guest.news)
    host.stop()


def full_house():
    """There are as many seats as the game has."""
    host = Host("people=3", "classic-3")
    for name in ("Anna", "Ben", "Clara"):
        host.guest(name)
    fourth = Guest(talon, host.path)
    fourth.say("join Dora")
    fourth.until(lambda: fourth.refusals)
    expect(fourth.refusals == ["TALON_E_SEAT"], fourth.refusals)
    host.stop()


def the_socket():
    """It is the user's alone, taken over from a host that is gone, and left to
    one that is there; another file is never touched."""
    host = Host("people=1")
    mode = os.stat(host.path).st_mode
    expect(stat.S_ISSOCK(mode) and mode & 0o777 == 0o600, oct(mode))
    second = subprocess.run([table, host.path], capture_output=True)
    expect(second.returncode == 2 and b"socket" in second.stderr, second)
    host.program.kill()
    host.program.communicate()
    expect(os.path.exists(host.path), "killed, it leaves its socket")
    host = Host("people=1")
    host.guest("Anna").until_asked()
    host.program.send_signal(signal.SIGTERM)
    host.program.communicate(timeout=PATIENCE)
    expect(host.program.returncode == 1, "a match that was not ended")
    expect(not os.path.exists(host.path), "ended, it takes its socket along")
    with open(host.path, "w") as file:
        file.write("mine")
    refused = subprocess.run([table, host.path], capture_output=True)
    expect(refused.returncode == 2, refused)
    with open(host.path) as file:
        expect(file.read() == "mine", "the file is untouched")
    os.unlink(host.path)


def memory(process):
    """Kilobytes that a process has in memory."""
    with open("/proc/%d/status" % process.pid) as file:
        return int(re.search(r"VmRSS:\s*(\d+)", file.read()).group(1))


# Kilobytes by which the host may grow; its news, once all have been used, are
# 1,792 of them.
GROWTH = 4096


def long_life(seconds, *words):
    """One match for so many seconds, with guests that go and come back, others
    that talk nonsense, and not more than 250 turns in a second, so that an hour
    does not reach the end of it. Memory stays as it was."""
    host = Host("people=2", "deals=1000000000", "level=beginner-1", *words)
    guests = [host.guest("Anna", 1), host.guest("Ben", 2)]
    begun, seconds = time.monotonic(), float(seconds)
    marks, taken, strangers = [0.1, 0.55, 1.0], [], 0
    while len(taken) < len(marks):
        told = guests[0].told + 200
        play(guests, lambda: guests[0].told >= told)
        expect(all(guest.is_open for guest in guests), "the match goes on")
        guests[strangers % 2].back()
        stranger = Guest(talon, host.path)
        stranger.say("\n".join(["x" * 100] * 21))
        strangers += 1
        if strangers % 3:
            stranger.socket.close()
        else:
            stranger.until(lambda: False)
        talon.load(guests[0].saved)
        passed = time.monotonic() - begun
        time.sleep(max(0, talon.ask("talon_game_turn") / 250 - passed))
        if passed >= marks[len(taken)] * seconds:
            taken.append(memory(host.program))
    turns = talon.ask("talon_game_turn")
    host.stop()
    print("%d turns in %d seconds, %d strangers; kilobytes at a tenth, in the "
          "middle and at the end: %s" % (turns, passed, strangers,
                                         " ".join(map(str, taken))))
    expect(taken[-1] <= taken[0] + GROWTH, "memory has grown:", taken)


class Person:
    """Types at the program `sit`, and reads what it prints."""

    def __init__(self, path, *words):
        self.program = subprocess.Popen(
            [os.path.join(os.path.dirname(table), "sit"), path, *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        atexit.register(self.program.kill)
        self.said = self.token = ""

    def asked(self):
        """What was printed up to the next question; None at the end."""
        said = b""
        while not said.endswith(b"> "):
            letter = self.program.stdout.read(1)
            if letter == b"":
                self.said += said.decode()
                return None
            said += letter
        self.said += said.decode()
        self.token = self.said.split("\n", 1)[0]
        return said.decode()

    def type(self, words):
        self.program.stdin.write(words.encode() + b"\n")
        self.program.stdin.flush()

    def answer(self, said, a_pass):
        """Passes, or types the first card that is offered."""
        if "   %s\n" % a_pass in said:
            self.type(a_pass)
            return
        offered = re.findall("\n   (.*)", said)
        expect(offered, "what was offered is refused:", said)
        offered = " ".join(offered)
        cards = re.findall("[\u2660\u2663\u2666\u2665][^ ,;.]+", offered)
        suits = re.findall("[\u2660\u2663\u2666\u2665]", offered)
        self.type(cards[0] if cards else " ".join(["joker"] + suits[:1]))


def person(language, a_pass, sentence):
    """A person plays a match in sentences, by typing what is offered, and comes
    back in between; nonsense is answered, and sent nowhere."""
    host = Host("people=1", "limit=20", "classic-3")
    somebody = Person(host.path, "Anna", language)
    said = somebody.asked()
    somebody.type("xyzzy")
    expect("xyzzy" in somebody.asked(), "nonsense is answered", somebody.said)
    token = somebody.token
    somebody.program.kill()
    somebody.program.wait()
    somebody = Person(host.path, "Anna", language, token)
    while True:
        said = somebody.asked()
        if said is None:
            break
        somebody.answer(said, a_pass)
    host.ends_well()
    expect(somebody.token == token, "the same seat")
    expect(sentence in somebody.said, somebody.said)
    expect("xyzzy" not in somebody.said, "it is another program")


def guest_process(path, name):
    guest = Guest(talon, path).join(name)
    print("seated", flush=True)
    play([guest])


if __name__ == "__main__":
    table, library, directory, name, *words = sys.argv[1:]
    talon = Talon(library)
    if table == "guest":
        guest_process(directory, name)
    else:
        globals()[name](*words)
