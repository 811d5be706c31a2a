# SPDX-License-Identifier: MIT
"""Writes what documents repeat of the interface: the tables of options and
presets in the rule books, the layouts of structs, the names that are new in a
release, and numbers in sentences.

    tables.py            writes what is out of date
    tables.py --check    writes nothing, names what is out of date, and fails
"""
import re
import textwrap

import common

FEW = 3  # numbers of a range that are listed one by one


def table(heads, rows):
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("|" + "|".join(f" {cell} " if cell != "---" else cell
                                  for cell in line) + "|\n" for line in lines)


def number(value):
    """A number as documents write it, with a minus sign."""
    return str(value).replace("-", "−")


def named(value):
    """A named value with its number; a key that is a number, with its text."""
    if value["key"] == str(value["value"]):
        return f"{number(value['value'])} ({value['label']})"
    return f"`{value['key']}` ({number(value['value'])})"


def values_of(option):
    """The legal values of an option, from the lowest up."""
    words = [(value["value"], named(value)) for value in option["values"]]
    if "range" in option:
        low, high, step = (option["range"][one]
                           for one in ("low", "high", "step"))
        while low in dict(words):
            low += step
        legal = range(low, high + 1, step)
        text = f"{low} to {high}" + (f", step {step}" if step > 1 else "")
        if len(legal) <= FEW:
            text = ", ".join(map(str, legal))
        words.append((low, text))
    return ", ".join(text for _, text in sorted(words, key=lambda one: one[0]))


def options(game):
    """The options of a game."""
    return table(["no.", "key", "values", "clause"], [
        [str(option["number"]), f"`{option['key']}`", values_of(option),
         ", ".join(option["clauses"])] for option in game["options"]])


def chosen(option, value):
    """A value as records write it."""
    keys = {one["value"]: one["key"] for one in option["values"]}
    return keys.get(value, str(value))


def presets(game):
    """The value of every option in every preset."""
    heads = [f"`{preset['key']}`" for preset in game["presets"]]
    return table(["key", *heads], [
        [option["key"], *(chosen(option, preset["values"][place])
                          for preset in game["presets"])]
        for place, option in enumerate(game["options"])])


def span(field):
    """The range of the numbers of a field."""
    wide = 2 ** 31 - 1
    named = {wide: "2³¹−1", -wide: "−(2³¹−1)"}
    low, high = (named.get(one, number(one))
                 for one in (field["lowest"], field["highest"]))
    return f"{low} … {high}"


def observation(game):
    """The fields of an observation, under the first preset."""
    return table(["field", "from", "numbers", "parts", "range", "what"], [
        [f"`{field['key']}`", str(field["first"]), str(field["count"]),
         str(field["parts"]), span(field), field["text"]]
        for field in game["observation"]])


def layout(struct):
    """A struct: where each field is, and of what type."""
    rows = []
    for field in struct["fields"]:
        kind = field["type"]
        lengths = kind.get("dimensions", [kind["length"]]
                           if "length" in kind else [])
        rows.append([str(field["offset"]), f"`{field['name']}`",
                     " × ".join([kind["base"], *map(str, lengths)])])
    return f"### {struct['name']}, {struct['size']} bytes\n\n" + \
        table(["offset", "field", "type"], rows)


def layouts(api):
    """The structs of libtalon whose size does not depend on the platform."""
    return "\n".join(layout(struct) for struct in api["structs"]
                     if struct["library"] == "talon" and
                     struct["size"] == struct["size32"])


def found(pattern, place):
    """What a pattern finds at the beginning of lines of some files."""
    return [one for path in sorted(common.ROOT.glob(place))
            for one in re.findall(f"^{pattern}",
                                  path.read_text(encoding="utf-8"), re.M)]


def counts(api):
    """What is counted: presets and options, clauses, tests."""
    yield common.Phrases("README.md", r"\d+ presets, \d+ options", [
        f"{len(game['presets'])} presets, {len(game['options'])} options"
        for game in api["games"]])
    clauses = 0
    for game in api["games"]:
        book = f"doc/{game['key']}.md"
        stated = found(r"\*\*([A-Z]+)-(\d+)\*\*", book)
        prefix, last = max(stated, key=lambda one: int(one[1]))
        yield common.Phrases(book, rf"{prefix}-1 to {prefix}-\d+",
                             [f"{prefix}-1 to {prefix}-{last}"])
        clauses += len(stated)
    yield common.Phrases("README.md", r"\d+ numbered clauses",
                         [f"{clauses} numbered clauses"])
    tests = len(found(r"TEST\(", "tests/**/*.c"))
    named = len(found(r"TEST\((fh|tr)_\d+_", "tests/**/*.c"))
    # In hundreds, so that not every new test changes the page.
    yield common.Phrases(
        "README.md", r"more than [\d,]+ tests, more than \d+ are named",
        [f"more than {(tests - 1) // 100 * 100:,} tests, "
         f"more than {(named - 1) // 100 * 100} are named"])


def item(what, names):
    """An item of a list, if it names anything."""
    text = f"{what}: " + ", ".join(f"`{name}`" for name in names) + "."
    yield from textwrap.wrap(text, 80, initial_indent="- ",
                             subsequent_indent="  ", break_on_hyphens=False,
                             break_long_words=False) if names else []


def names(api, release):
    """What is new in a release: options, functions, and enumerators of
    enumerations that there were before."""
    lines = []
    for game in api["games"]:
        for option in game["options"]:
            if option["since"] == release:
                lines += textwrap.wrap(
                    f"Option `{option['key']}` of {game['label']} "
                    f"({', '.join(option['clauses'])}): {option['text']}", 80,
                    initial_indent="- ", subsequent_indent="  ",
                    break_on_hyphens=False)
    lines += item("Numbers", [
        row["name"] for entry in api["enumerations"]
        for row in entry["enumerators"]
        if row["since"] == release != entry["since"] and
        "options_of" not in entry])
    lines += item("Functions", [
        entry["name"] + "()" for entry in api["functions"]
        if entry["since"] == release])
    return "".join(line + "\n" for line in lines)


def news(api):
    """The releases of CHANGELOG.md with marks; the newest one has them."""
    text = (common.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    marked = set(re.findall(r"<!-- generated: names (\S+) -->", text))
    for release in sorted(marked | {api["version"]}):
        yield common.Part("CHANGELOG.md", f"names {release}",
                          names(api, release))


def files(api):
    """All tables."""
    for game in api["games"]:
        book = f"doc/{game['key']}.md"
        yield common.Part(book, "options", options(game))
        yield common.Part(book, "presets", presets(game))
        yield common.Part("doc/learning.md", "observation " + game["key"],
                          observation(game))
    yield common.Part("doc/wrappers.md", "layouts", layouts(api))
    yield from news(api)
    yield from counts(api)


if __name__ == "__main__":
    common.main(files, __doc__)
