#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Breaks the sources of talon on purpose, in one place at a time, and says
whether the tests notice. doc/testing.md explains the figures.

    mutate.py [OPTION]...

    --count N       judge so many mutants (default 100)
    --seed N        of the draw (default 1)
    --from PLACE    leave out what comes before this place of the draw, 0 ... 1;
                    a run says at its end where the next one begins
    --only PATTERN  of these sources alone, as 'lib/tripoli/*' or
                    'lib/rules/rules.c:248'; may be given several times.
                    Without it, all of the rules library
    --percent N     of the random games of each program (default 10)
    --results FILE  where verdicts are kept, as they come; a mutant that has one
                    is not tried again (default build/mutants/results.txt)
    --survivors     tries those of the draw again that survived and are not
                    explained: with a greater --percent, or with new tests
    --list          only says which come next
"""
import argparse
import fnmatch
import os
import sys
from pathlib import Path

import drawn
import programs

ROOT = programs.ROOT
EXPLAINED = Path(__file__).parent / "explained.txt"

# Which suites may notice, by the folder of the source.
RULES = ["common", "base", "rules", "poker", "game", "record", "save", "sample",
         "five_hundred", "tripoli", "third_game", "sweep"]
SUITES = {
    "advisor": ["advisor_base", "advisor_solver", "advisor_player",
                "advisor_five_hundred", "advisor_tripoli", "sweep"],
    "words": ["words", "sweep"],
}

# Tables of numbers that programs make, and other checks compare: what is
# generated (doc/generate.sh --check), and what is learned (tests/measure).
LEFT_OUT = ["lib/*/catalogue/table_*", "lib/*/catalogue/messages.h",
            "lib/*/catalogue/labels.c", "lib/*/catalogue/languages.c",
            "lib/*/known_values.h", "lib/*/pt_equal.*", "lib/*/*_table.h",
            "lib/*/lead_points*.h"]

# Verdicts on what is not broken.
NONE = ("does not compile", "same code")


def folder_of(path):
    return path.split("/")[1]


def suites_for(path):
    return SUITES.get(folder_of(path), RULES)


def paths_of(only):
    """The sources that are asked for, each with a line or 0."""
    paths = [str(path.relative_to(ROOT)) for path in
             sorted((ROOT / "lib").rglob("*.[ch]"))]
    paths = [path for path in paths if
             not any(fnmatch.fnmatch(path, one) for one in LEFT_OUT)]
    if not only:
        return [(path, 0) for path in paths if folder_of(path) not in SUITES]
    chosen = []
    for pattern in only:
        name, _, line = pattern.partition(":")
        chosen += [(path, int(line or 0)) for path in paths
                   if fnmatch.fnmatch(path, name)]
    return chosen


def draw(only, seed, begin):
    """All mutants that are asked for, in the order in which they are tried."""
    mutants = [mutant for path, line in paths_of(only)
               for mutant in drawn.mutants_of(ROOT, path)
               if line in (0, mutant.line)]
    return sorted((mutant for mutant in mutants if mutant.place(seed) >= begin),
                  key=lambda mutant: mutant.place(seed))


def read_pairs(path):
    """Lines of a key and what is said of it, as the last part."""
    pairs = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                key, _, said = line.rpartition(" | ")
                pairs[key] = said
    return pairs


class Judge:
    """Tries mutants, beginning with the programs that are likely to notice and
    cost little."""

    def __init__(self, suites, percent, verdicts):
        self.made = programs.Programs(suites, percent)
        self.made.measure()
        self.kills = {}
        for key, verdict in verdicts.items():
            self.count(key.split(" | ")[0], verdict)
        self.unbroken = None

    def count(self, path, verdict):
        if verdict.startswith("killed by "):
            name = verdict[len("killed by "):]
            for place in (path, os.path.dirname(path)):
                at = (place, name)
                self.kills[at] = self.kills.get(at, 0) + 1

    def order(self, path):
        """The programs that are tried for a source: by how often they noticed
        for each second, in this source and in its folder."""
        def worth(name):
            return ((1 + 9 * self.kills.get((path, name), 0) +
                     self.kills.get((os.path.dirname(path), name), 0)) /
                    (0.02 + self.made.tests[name]["seconds"]))
        names = [name for name, test in self.made.tests.items()
                 if set(test["suites"]) & set(suites_for(path))]
        return sorted(names, key=worth, reverse=True)

    def says_the_same(self, objects):
        """Whether the libraries answer as if nothing was broken."""
        if self.unbroken is None:
            self.made.link({})
            self.unbroken = self.made.answers()
            self.made.link(objects)
        return self.made.answers() == self.unbroken

    def verdict(self, mutant):
        objects, compiled = self.made.compile(mutant)
        if not objects:
            return NONE[compiled]
        touched = self.made.link(objects)
        for name in self.order(mutant.path):
            if {name, *self.made.tests[name]["uses"]} & set(touched) and \
                    not self.made.passes(name):
                self.count(mutant.path, f"killed by {name}")
                return f"killed by {name}"
        if folder_of(mutant.path) == "advisor" and \
                not self.says_the_same(objects):
            return "taste"
        return "LIVES"


def show(verdicts, explained):
    """Figures by folder; returns how many are neither noticed nor explained."""
    rows = {}
    for key, verdict in verdicts.items():
        row = rows.setdefault(folder_of(key.split(" | ")[0]), [0, 0, 0, 0])
        if verdict.startswith("killed"):
            row[0] += 1
        elif verdict == "taste":
            row[3] += 1
        elif verdict == "LIVES":
            row[1 if key in explained else 2] += 1
    rows["all"] = [sum(row[i] for row in rows.values()) for i in range(4)]
    print(f"{'':14}{'killed':>8}{'explained':>11}{'left':>6}{'of':>6}"
          f"{'killed':>9}{'taste':>7}")
    for name, row in rows.items():
        if sum(row[:3]):
            print(f"{name:14}{row[0]:8}{row[1]:11}{row[2]:6}{sum(row[:3]):6}"
                  f"{100 * row[0] / sum(row[:3]):7.1f} %{row[3]:7}")
    for key, verdict in sorted(verdicts.items()):
        if verdict == "LIVES" and key not in explained:
            print(f"LIVES {key}")
    return rows["all"][2]


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=float, default=0, dest="begin")
    parser.add_argument("--only", action="append")
    parser.add_argument("--percent", type=int, default=10)
    parser.add_argument("--results", type=Path,
                        default=programs.BUILD / "results.txt")
    parser.add_argument("--survivors", action="store_true")
    parser.add_argument("--list", action="store_true")
    return parser.parse_args()


def try_all(mutants, options, verdicts, explained):
    """Judges mutants until there are as many as are wanted; returns the
    verdicts on those that are broken."""
    found, judge = {}, None
    for mutant in mutants:
        if len(found) == options.count:
            print(f"next: --from {mutant.place(options.seed)}")
            break
        verdict = verdicts.get(mutant.key)
        again = options.survivors and verdict == "LIVES" and \
            mutant.key not in explained
        if verdict is None and options.survivors:
            continue
        if verdict is None or again:
            if options.list:
                print(f"{mutant.path}:{mutant.line}: {mutant.key}")
                found[mutant.key] = "not tried"
                continue
            if judge is None:
                suites = {suite for one in mutants
                          for suite in suites_for(one.path)}
                judge = Judge(suites, options.percent, verdicts)
            verdict = judge.verdict(mutant)
            print(f"{mutant.path}:{mutant.line}: {verdict}", flush=True)
            verdicts[mutant.key] = verdict
            with options.results.open("a", encoding="utf-8") as file:
                file.write(f"{mutant.key} | {verdict}\n")
        if verdict not in NONE:
            found[mutant.key] = verdict
    return found


def main():
    options = parse()
    os.nice(19)
    verdicts = read_pairs(options.results)
    mutants = draw(options.only, options.seed, options.begin)
    explained = read_pairs(EXPLAINED)
    found = try_all(mutants, options, verdicts, explained)
    if options.list:
        return 0
    return 1 if show(found, explained) else 0


sys.exit(main())
