# SPDX-License-Identifier: MIT
"""Writes the catalogue of libtalon-words: the template for translators, and C
tables of every language, from lib/words/po/sentences.txt, the interface and
lib/words/po/*.po. It stops if a language lacks a message. The languages are the
files that are there: each says in its header its number and its name.

    catalogue.py            writes what is out of date
    catalogue.py --check    writes nothing, names what is out of date, and fails
"""
import re
import sys
import textwrap

import common
import plural
import po

WORDS = "lib/words/catalogue"
PLACE = re.compile(r"\{(\w+)\}")
NUMBER = re.compile(r"X-Language-Number: (\d+)\\n")
NAME = re.compile(r"X-Language-Name: ([^\\]+)\\n")
SHAPES = re.compile(r"W_(READ_\w+),[^{}]*\{([^{}]*)\}")
ENGLISH = ("en", 1, "English")
ENGLISH_RULE = "Plural-Forms: nplurals=2; plural=n != 1;"
# Messages that are said with a number, which chooses one of their forms.
COUNTED = ("say count.", "say ranks.")
VARIANTS = (".you", ".to_you")
# What players of a level are called, if the level's key is no noun.
LEVELS = {"casual": "casual player", "club": "club player"}
CLASSES = ("term", "advisor", "level", "game", "game-help", "preset",
           "preset-help", "group", "option", "option-help", "value")
TOP = f"""/* {common.LICENSE} */
/* {common.MARK} */
"""


def id_of(kind, first=0, second=0, number=0):
    """The number of a label, as tln_w_label() computes it."""
    return CLASSES.index(kind) << 28 | first << 22 | second << 16 | \
        number & 0xFFFF


def accented(text):
    """English with its accent: the headers are plain ASCII."""
    return re.sub(r"\b([Mm])isere", r"\1isère", text)


def terms_of(api):
    """The labels of terms and levels, as (context, number, English)."""
    for space in api["spaces"]:
        name = space["name"].removeprefix("TALON_SPACE_").lower()
        for term in space["terms"]:
            yield (f"{name} {term['key']}", id_of(
                "term", space["number"], 0, term["number"]), term["label"])
    for space in api["advisor_spaces"]:
        name = space["name"].removeprefix("TALON_ADVISOR_SPACE_").lower()
        for term in space["terms"]:
            yield (f"advisor-{name} {term['key']}", id_of(
                "advisor", space["number"], 0, term["number"]), term["label"])
    for one in api["enumerations"]:
        if one["name"] == "talon_level_id":
            for level in one["enumerators"]:
                key = level["name"].removeprefix("TALON_LEVEL_").lower()
                word = key.split("_")[0]
                yield (f"level {key.replace('_', '-')}",
                       id_of("level", 0, 0, level["value"]),
                       LEVELS.get(word, word).capitalize())


def options_of(game):
    """The labels of the options of a game and of their values."""
    number, name = game["number"], game["key"]
    for option in game["options"]:
        key = f"{name} {option['key']}"
        at = number, option["number"]
        yield f"option {key}", id_of("option", *at), option["label"]
        yield f"option-help {key}", id_of("option-help", *at), option["text"]
        for value in option.get("values", ()):
            yield (f"value {key} {value['key']}",
                   id_of("value", *at, value["value"]), value["label"])


def labels_of(api):
    """All labels of the interface, as (context, number, English)."""
    yield from terms_of(api)
    for game in api["games"]:
        number, name = game["number"], game["key"]
        yield f"game {name}", id_of("game", number), game["label"]
        yield f"game-help {name}", id_of("game-help", number), game["text"]
        for preset in game["presets"]:
            at = f"{name} {preset['key']}", (number, preset["number"])
            yield f"preset {at[0]}", id_of("preset", *at[1]), preset["label"]
            yield (f"preset-help {at[0]}", id_of("preset-help", *at[1]),
                   preset["text"])
        for index, group in enumerate(game["groups"]):
            yield (f"group {name} {group['key']}",
                   id_of("group", number, index), group["label"])
        yield from options_of(game)


def sentences():
    """The messages of sentences.txt, as (context, forms)."""
    path = common.ROOT / "lib/words/po/sentences.txt"
    text = path.read_text(encoding="utf-8").replace("\n    ", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            key, english = line.split(": ", 1)
            context, forms = f"say {key}", english.strip('"').split("|")
            if (len(forms) > 1) != context.startswith(COUNTED):
                sys.exit(f"sentences.txt: “{key}” has {len(forms)} forms, "
                         "but only what COUNTED lists is said with a number")
            yield context, forms


def template(api):
    """The messages in English, in the order of the tables, and the numbers of
    the labels among them."""
    entries, numbers = [], []
    for context, forms in sentences():
        entries.append(po.Entry(context, forms, []))
    for context, number, english in sorted(labels_of(api), key=lambda x: x[1]):
        entries.append(po.Entry(context, [accented(english)], []))
        numbers.append(number)
    return entries, numbers


def places(forms):
    """The places in a message."""
    return {name for form in forms for name in PLACE.findall(form)}


def problem(entry, found, count):
    """What is wrong with the translation of a message, or nothing."""
    if found is None or not all(found.msgstr):
        return "is not translated"
    if found.fuzzy or found.msgid != entry.msgid:
        return "is translated from other English"
    if len(found.msgstr) != (count if len(entry.msgid) > 1 else 1):
        return "has the wrong number of forms"
    if any(places([form]) != places(entry.msgid) for form in found.msgstr):
        return "has other places"
    if any(mark in form for form in found.msgstr for mark in ("  ", " .")):
        return "has a space too many"
    return None


def translated(path, entries):
    """The forms of every message in a language, and its rule of plurals."""
    by_context, header = po.read(path)
    try:
        rule = plural.Rule(header)
    except ValueError as why:
        sys.exit(f"{path} {why}")
    wrong = []
    for entry in entries:
        why = problem(entry, by_context.pop(entry.msgctxt, None), rule.count)
        if why:
            wrong.append(f"{path}: “{entry.msgctxt}” {why}")
    wrong += [f"{path}: “{context}” is no message" for context in by_context]
    if wrong:
        sys.exit("\n".join(wrong))
    found, _ = po.read(path)
    return [found[entry.msgctxt].msgstr for entry in entries], rule


def name_of(context):
    """The name of a sentence in C."""
    return re.sub(r"\W", "_", context.removeprefix("say ")).upper()


def variants(entries):
    """What variants follow a sentence: 1 for “you”, 2 for “to you”."""
    names = [entry.msgctxt for entry in entries]
    known = set(names)
    for at, name in enumerate(names):
        mine = [name + end for end in VARIANTS if name + end in known]
        if names[at + 1:at + 1 + len(mine)] != mine:
            sys.exit(f"sentences.txt: the variants of {name} do not follow it")
        yield sum(1 << VARIANTS.index(one.removeprefix(name)) for one in mine)


def place_names(entries):
    """All places, in alphabetical order."""
    return sorted(places([form for entry in entries for form in entry.msgid]))


def header_file(entries, said):
    """messages.h."""
    lines = [TOP, "/* The sentences, and the places in them. */\n",
             "#ifndef TALON_WORDS_CATALOGUE_MESSAGES_H\n",
             "#define TALON_WORDS_CATALOGUE_MESSAGES_H\n\n",
             "/* clang-format off */\nenum tln_w_message {\n"]
    lines += [f"    W_{name_of(entry.msgctxt)},\n" for entry in entries[:said]]
    lines += ["    W_SENTENCES\n};\n\n/* Bytes that stand for places. */\n",
              "enum tln_w_place {\n"]
    names = place_names(entries)
    if len(names) > 31:
        sys.exit("sentences.txt has too many places")
    lines += [f"    P_{name.upper()} = {at},\n"
              for at, name in enumerate(names, 1)]
    lines += ["    P_END\n};\n/* clang-format on */\n\n#endif\n"]
    return "".join(lines)


def rows(values, width):
    """Numbers in rows of C."""
    for at in range(0, len(values), width):
        yield "    " + " ".join(f"{value}," for value in
                                values[at:at + width]) + "\n"


def labels_file(numbers, kinds):
    """labels.c: what all languages share."""
    return "".join([
        TOP, '#include "words/catalogue/catalogue.h"\n\n',
        "/* clang-format off */\n",
        "/* Numbers of labels, sorted; their messages are in this order. */\n",
        f"const uint32_t tln_w_label_count = {len(numbers)};\n",
        "const uint32_t tln_w_labels[] = {\n",
        *rows([f"0x{number:08X}" for number in numbers], 6),
        "};\n\n/* The variants that follow a sentence. */\n",
        "const uint8_t tln_w_variants[] = {\n", *rows(kinds, 24), "};\n"])


def c_text(form, names):
    """A form as a string of C, with bytes for places, in lines."""
    coded = b"".join(
        bytes([names.index(part) + 1]) if at % 2 else part.encode()
        for at, part in enumerate(PLACE.split(form)))
    line, lines = "", []
    for byte in coded:
        char = chr(byte)
        if byte < 32 or byte > 126:
            char = f"\\{byte:03o}"
        elif char in '"\\?':
            char = "\\" + char
        if len(line) + len(char) > 68:
            lines.append(line)
            line = ""
        line += char
    return [*lines, line]


class Pool:
    """The texts of a language, each once; the forms of a plural follow one
    another. A string of C may have 4095 bytes, so there are several."""

    def __init__(self, names):
        self.names, self.seen, self.at = names, {}, 0
        self.blocks, self.sizes = [], []

    def add(self, forms):
        """The offset of a message."""
        text = tuple(forms)
        if text not in self.seen:
            size = sum(len(PLACE.sub("x", form).encode()) + 1
                       for form in forms)
            if not self.sizes or self.sizes[-1] + size > 4000:
                self.sizes.append(0)
                self.blocks.append([])
            self.blocks[-1] += [c_text(form, self.names) for form in forms]
            self.seen[text] = self.at
            self.at += size
            self.sizes[-1] += size
        return self.seen[text]

    def rows(self):
        """The blocks as initializers. The last zero of each is that of the
        string."""
        for block in self.blocks:
            ends = [r"\0"] * (len(block) - 1) + [""]
            lines = [line for lines, end in zip(block, ends)
                     for line in (*lines[:-1], lines[-1] + end)]
            yield "".join(f'    "{line}"\n' for line in lines)[:-1] + ",\n"


def form_function(key, rule):
    """The function that finds the form of a number."""
    code = textwrap.wrap(f"return (uint32_t){rule.c_code()};", 76,
                         break_long_words=False, break_on_hyphens=False)
    unused = "" if "n" in rule.c_code() else "    (void)n;\n"
    return f"static uint32_t form_{key}(uint64_t n)\n{{\n{unused}" + \
        "".join(f"    {line}\n" for line in code) + "}\n"


def table(key, messages, rule, names):
    """The table of a language."""
    pool = Pool(names)
    offsets = [pool.add(forms) for forms in messages]
    if pool.at > 0xFFFF:
        sys.exit(f"the texts of {key} are too long")
    members = "".join(f"    char block_{at}[{size}];\n"
                      for at, size in enumerate(pool.sizes))
    return "".join([
        TOP, "/* Included by languages.c alone. */\n\n",
        "/* clang-format off */\nstatic const struct {\n", members,
        f"}} texts_{key} = {{\n", *pool.rows(),
        f"}};\n\nstatic const uint16_t offsets_{key}[] = {{\n",
        *rows(offsets, 10),
        "};\n\n", form_function(key, rule), "/* clang-format on */\n"])


def languages_file(languages, rules):
    """languages.c: the list of languages, by number."""
    lines = [f'#include "words/catalogue/table_{key}.h"\n'
             for key, _, _ in languages]
    entries = [f'    {{"{key}", "{c_string(name)}", '
               f"(const char *)&texts_{key}, offsets_{key},\n"
               f"     {rules[key].count}, form_{key}}},\n"
               for key, _, name in languages]
    return "".join([
        TOP, '#include "words/catalogue/catalogue.h"\n\n', *sorted(lines),
        "\n/* clang-format off */\n",
        "const struct tln_w_language tln_w_languages[] = {\n", *entries,
        "};\n\n",
        f"const uint32_t tln_w_language_count = {len(languages)};\n"])


def c_string(text):
    """A text as the inside of a string of C."""
    return "".join(c_text(text, []))


def phrases(text):
    """The phrases of a list, each as its words."""
    return [words_of(phrase) for phrase in text.split(",")]


def words_of(text):
    """The words of a message, without its places."""
    return re.findall(r"[^\W\d_]+", PLACE.sub(" ", text).casefold())


def unread(path, texts):
    """The messages about moves that have none of the words by which their
    kind is read."""
    source = (common.ROOT / "lib/words/read/kinds.c").read_text("utf-8")
    named = {name_of(context): context for context in texts}
    for listed, shapes in SHAPES.findall(source):
        known = phrases(texts[named[listed]][0])
        for shape in re.findall(r"W_(\w+)", shapes):
            for context in (named[shape], named[shape] + ".you"):
                words = words_of(texts.get(context, texts[named[shape]])[0])
                if not any(words[at:at + len(one)] == one for one in known
                           for at in range(len(words))):
                    yield f"{path}: “{context}” has no word of " \
                        f"“{named[listed]}”"


def language_of(path):
    """The key, number and name of a language."""
    _, header = po.read(path)
    number, name = NUMBER.search(header), NAME.search(header)
    if number is None or name is None:
        sys.exit(f"{path} has no X-Language-Number and X-Language-Name")
    return path.stem, int(number[1]), name[1]


def language_files(entries, names):
    """The tables, and the list of them."""
    english = [entry.msgid for entry in entries]
    contexts = [entry.msgctxt for entry in entries]
    tables = {"en": (english, plural.Rule(ENGLISH_RULE))}
    languages, wrong = [ENGLISH], []
    for path in sorted((common.ROOT / "lib/words/po").glob("*.po")):
        languages.append(language_of(path))
        tables[path.stem] = translated(path, entries)
    languages.sort(key=lambda language: language[1])
    if [one[1] for one in languages] != list(range(1, len(languages) + 1)):
        sys.exit("the numbers of the languages are not 1, 2, … once each")
    for key, (messages, rule) in tables.items():
        wrong += unread(f"{key}", dict(zip(contexts, messages)))
        yield common.Whole(f"{WORDS}/table_{key}.h",
                           table(key, messages, rule, names))
    if wrong:
        sys.exit("\n".join(wrong))
    yield common.Whole(f"{WORDS}/languages.c", languages_file(
        languages, {key: rule for key, (_, rule) in tables.items()}))


def files(api):
    """The template and the tables."""
    entries, numbers = template(api)
    said = len(entries) - len(numbers)
    yield common.Whole("lib/words/po/talon-words.pot", po.text(entries, None))
    yield common.Whole(f"{WORDS}/messages.h", header_file(entries, said))
    yield common.Whole(f"{WORDS}/labels.c", labels_file(
        numbers, list(variants(entries[:said]))))
    yield from language_files(entries, place_names(entries))


if __name__ == "__main__":
    common.main(files, __doc__)
