# SPDX-License-Identifier: MIT
"""The test programs, linked so that a mutant costs little: they use shared
libraries in place of the archives that they are built with. A mutant is one
object (more if it is in a header) and one link. No program is linked again, but
those that build the source once more themselves.

Time is that of the processor, so nothing depends on what else the machine does.
"""
import json
import math
import os
import re
import resource
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"
WORK = BUILD / "work"

# What is linked, by the last part of its name, and the library in its place.
# The second part has the objects that are built for the first one.
ARCHIVES = {
    "libtalon-objects.a": "talon",
    "libtalon-three-games.a": "three",
    "libadvisor-objects.a": "advisor",
    "libwords-objects.a": "words",
}
LIBRARIES = {
    "libtalon.so.0.0.0": "talon",
    "libtalon-advisor.so.0.0.0": "advisor",
    "libtalon-words.so.0.0.0": "words",
}

# The program that prints hashes of all that talon does: tests/everywhere.
HASHES = "tests/everywhere/hashes"


def must_run(command, where=BUILD):
    done = subprocess.run(command, cwd=where, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(command)}:\n{done.stdout.decode()}")
    return done.stdout.decode()


def suites_of(test):
    return [suite.split(":")[-1] for suite in test["suite"]]


def target_of(test):
    return os.path.relpath(test["cmd"][0], BUILD)


def set_up(suites):
    """Builds the programs of some suites, and no others."""
    if not (BUILD / "build.ninja").exists():
        must_run(["meson", "setup", "--buildtype", "plain",
                  "-Doptimization=1", "-Dc_args=-fvisibility=default",
                  str(BUILD)], ROOT)
    WORK.mkdir(exist_ok=True)
    tests = [test for test in
             json.loads(must_run(["meson", "introspect", "--tests"]))
             if set(suites_of(test)) & set(suites) and len(test["cmd"]) == 1]
    must_run(["ninja", *[target_of(test) for test in tests]])
    return tests


def links():
    """What is linked or put into archives: inputs and arguments of each."""
    rules, target = {}, None
    for line in (BUILD / "build.ninja").read_text().splitlines():
        match = re.match(r"build (\S+): (?:c_LINKER|STATIC_LINKER) ([^|]*)",
                         line)
        if match:
            target = match.group(1)
            rules[target] = {"inputs": match.group(2).split(), "args": []}
        elif line.startswith(" LINK_ARGS = ") and target:
            rules[target]["args"] = shlex.split(line[len(" LINK_ARGS = "):])
            target = None
    return rules


def users():
    """The objects that are made from a source or header: those of the
    libraries, and those of tests that build a source once more."""
    found, target = {}, None
    for line in must_run(["ninja", "-t", "deps"]).splitlines():
        path = line.strip()
        if not line.startswith(" "):
            target = line.split(":")[0]
        elif path.startswith("../../lib/") and (
                target.startswith("lib/") or path.endswith(".c")):
            found.setdefault(path[len("../../"):], []).append(target)
    return found


def compiler_of(entry):
    """The command that compiles an object, but for its input and output."""
    words = shlex.split(entry["command"])
    kept, i = [], 0
    while i < len(words):
        if words[i] in ("-MQ", "-MF", "-o", "-c"):
            i += 2
        elif words[i] in ("ccache", "-MD") or words[i].startswith("-W"):
            i += 1
        else:
            kept.append(words[i])
            i += 1
    return [kept[0], "-w", f"-I{WORK / 'lib'}", *kept[1:]]


class Programs:
    """The programs of some suites, by suite and name."""

    def __init__(self, suites, percent):
        self.environment = dict(os.environ, TALON_TEST_PERCENT=str(percent))
        self.tests = {}
        tests = set_up(suites)
        self.links = links()
        self.users = users()
        self.entries = {
            entry["output"]: entry for entry in
            json.loads((BUILD / "compile_commands.json").read_text())}
        self.archived = {
            ARCHIVES[Path(target).name]: rule["inputs"]
            for target, rule in self.links.items()
            if Path(target).name in ARCHIVES}
        self.objects = {}  # those of the libraries that a program uses
        self.linked = {}
        self.plain = {}
        for test in tests:
            name = "/".join([*suites_of(test)[:1], test["name"]])
            self.tests[name] = self.make(target_of(test), suites_of(test))
        self.hashes = None

    def make(self, target, suites):
        """Links a program with the shared libraries; one that replaces calls
        inside of them (--wrap), with their objects."""
        rule = self.links[target]
        wraps = any(argument.startswith("-Wl,--wrap=")
                    for argument in rule["args"])
        inputs, args, uses = [*rule["inputs"]], [], []
        for argument in rule["args"]:
            last = Path(argument).name
            name = ARCHIVES.get(last) or LIBRARIES.get(last)
            if wraps and last in ARCHIVES:
                inputs += self.archived[name]
                continue
            if name:
                uses.append(name)
                self.objects[name] = self.archived[name]
                argument = str(WORK / f"lib{name}.so")
            if argument not in ("-Wl,--no-undefined", "-Wl,--as-needed") and \
                    not argument.startswith("-Wl,-rpath"):
                args.append(argument)
        self.link({})
        test = {"program": str(WORK / target.replace("/", "-")),
                "inputs": inputs, "linked": None, "suites": suites,
                "args": [*args, f"-Wl,-rpath,{WORK}",
                         "-Wl,--allow-shlib-undefined"],
                "uses": uses, "seconds": 0}
        self.link_program(test, {})
        return test

    def link_program(self, test, changed):
        """Links a program if it has other objects than last time, and returns
        whether it has a changed one."""
        given = [changed.get(one, one) for one in test["inputs"]]
        has_changed = given != test["inputs"]
        if has_changed or given != test["linked"]:
            must_run(["cc", "-o", test["program"], *given, *test["args"]])
            test["linked"] = given
        return has_changed

    def link(self, changed):
        """Links the libraries and programs that have other objects than last
        time, and returns those that have a changed one."""
        touched = []
        for name, objects in self.objects.items():
            given = [changed.get(one, one) for one in objects]
            if given != objects:
                touched.append(name)
            if given != objects or self.linked.get(name) != given:
                must_run(["cc", "-shared", "-o", str(WORK / f"lib{name}.so"),
                          *given])
                self.linked[name] = given
        return touched + [name for name, test in self.tests.items()
                          if self.link_program(test, changed)]

    def compile_one(self, output, path, made):
        """Compiles an object; path is what is changed in WORK."""
        entry = self.entries[output]
        source = (BUILD / entry["file"]).resolve()
        other = WORK / path
        if source == ROOT / path:
            source = other
        done = subprocess.run(
            [*compiler_of(entry), "-o", str(made), "-c", str(source)],
            cwd=BUILD, check=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        return Path(made).read_bytes() if done.returncode == 0 else None

    def compile(self, mutant):
        """The objects of a mutant that are not as they were, and whether all
        could be compiled."""
        changed = WORK / mutant.path
        changed.parent.mkdir(parents=True, exist_ok=True)
        objects = {}
        for output in self.users.get(mutant.path, []):
            if (output, mutant.path) not in self.plain:
                changed.write_text(mutant.source, encoding="utf-8")
                self.plain[output, mutant.path] = self.compile_one(
                    output, mutant.path, WORK / "plain.o")
            changed.write_text(mutant.changed(), encoding="utf-8")
            made = WORK / output.replace("/", "-")
            code = self.compile_one(output, mutant.path, made)
            if code is None:
                changed.unlink()
                return {}, False
            if code != self.plain[output, mutant.path]:
                objects[output] = str(made)
        if changed.exists():
            changed.unlink()
        return objects, True

    def run(self, test, seconds, arguments=(), output=subprocess.DEVNULL):
        """Runs a program that may take so many seconds of the processor."""
        def limit():
            most = math.ceil(seconds)
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (2 ** 32, 2 ** 32))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            # pylint: disable-next=subprocess-popen-preexec-fn
            done = subprocess.run(
                [test["program"], *arguments], cwd=WORK, check=False,
                stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.DEVNULL, env=self.environment,
                preexec_fn=limit, timeout=100 * seconds)
        except subprocess.TimeoutExpired:
            return False, seconds, b""
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (done.returncode == 0, after.ru_utime - before.ru_utime +
                after.ru_stime - before.ru_stime, done.stdout)

    def measure(self):
        """What each program takes if nothing is broken."""
        for name, test in self.tests.items():
            passed, test["seconds"], _ = self.run(test, 600)
            if not passed:
                sys.exit(f"{name} fails without any change")

    def passes(self, name):
        """Whether a program passes. One that takes much longer than it should
        hangs, and has noticed."""
        test = self.tests[name]
        return self.run(test, 2 + 4 * test["seconds"])[0]

    def answers(self):
        """The hashes of all answers, with the libraries as they are."""
        if self.hashes is None:
            must_run(["ninja", HASHES])
            self.hashes = self.make(HASHES, [])
        _, seconds, told = self.run(self.hashes, 600, ["--short"],
                                    subprocess.PIPE)
        return told, seconds
