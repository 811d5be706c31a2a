# SPDX-License-Identifier: MIT
"""Whether everything that one list of lines has is still in another: the lines
of doc/generate/baseline.py, or those of doc/registry.txt.

    compare.py BEFORE NOW [LIMITS]

Prints what has changed or is gone, and fails then. Additions are allowed,
except that a number or key may not be given to a second thing. LIMITS lists
constants that may become greater.
"""
import re
import sys

AMOUNTS = re.compile(r"_(headers|ceiling|room|size|bytes)_id$")


def read(path):
    """The lines of a file without its comments."""
    with open(path, encoding="utf-8") as file:
        return [line for line in file.read().split("\n")
                if line and line[0] != "#"]


def as_facts(lines):
    """What lines say, by what they say it of."""
    facts = {}
    for line in lines:
        subject, colon, fact = line.partition(": ")
        if colon:
            facts[subject] = fact
        else:  # the registry
            facts[line] = ""
    return facts


def names_and_types(fact):
    """A function's parameters as names and as what is left without them."""
    inside = re.search(r"\((.*)\)", fact)[1]
    names = [re.search(r"(\w*)$", one)[1] for one in inside.split(", ")]
    return names, re.sub(r"(?<=[ *])\w+(?=[,)])", "", fact)


def is_same(subject, before, now, limits):
    """Whether a fact says the same, for programs that rely on it."""
    kind, _, name = subject.partition(" ")
    if kind == "constant":
        value, least = int(now.split()[0]), int(before.split()[0])
        return value == least or name in limits and value > least
    if kind == "function":
        names, types = names_and_types(before)
        names_now, types_now = names_and_types(now)
        return types == types_now and (
            names == names_now or sorted(names) != sorted(names_now))
    return before == now


def uses_of(lines):
    """Every number and key with its user: what may have only one."""
    for line in lines:
        constant = re.fullmatch(r"constant (\w+): (-?\d+) in (\w+)", line)
        if constant and not AMOUNTS.search(constant[3]):
            yield f"{constant[2]} of {constant[3]}", constant[1]
        words = line.split()
        if words[0] in ("key", "level", "advice", "game", "option", "value",
                        "preset"):
            yield " ".join(words[:-1]), words[-1]
            yield " ".join(words[:-2] + words[-1:]), words[-2]


def problems(before, now, limits):
    """What a program that relies on the lines before would stumble over."""
    facts, facts_now = as_facts(before), as_facts(now)
    for subject, fact in facts.items():
        if subject not in facts_now:
            yield f"gone: {subject}"
        elif not is_same(subject, fact, facts_now[subject], limits):
            yield f"changed: {subject}: {fact}\n" \
                f"                  is now {facts_now[subject]}"
    users = {}
    for used, user in uses_of(now):
        if users.setdefault(used, user) != user:
            yield f"used twice: {used}: {users[used]} and {user}"


def main():
    """Compares two files."""
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    limits = {line.split()[0] for path in sys.argv[3:] for line in read(path)}
    before, now = read(sys.argv[1]), read(sys.argv[2])
    if not before:
        sys.exit(f"{sys.argv[1]} is empty")
    found = list(problems(before, now, limits))
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
