# SPDX-License-Identifier: MIT
"""Reading and writing catalogues of gettext, as far as libtalon-words has
them: contexts, plural forms, and the flags of a message."""
import re
import textwrap
import typing

HEADER = """\
# SPDX-License-Identifier: MIT
# The words of libtalon-words{language}: see doc/words.md.
msgid ""
msgstr ""
"Project-Id-Version: talon-words\\n"
"PO-Revision-Date: 2026-11-24 00:00+0000\\n"
"Last-Translator: talon\\n"
"Language-Team: talon\\n"
{lines}"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
LINE = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)? ?"(.*)"$')


class Entry(typing.NamedTuple):
    """A message: its context, its English forms, and its translation."""
    msgctxt: str
    msgid: list
    msgstr: list
    fuzzy: bool = False


def quoted(keyword, text):
    """A string of a catalogue, in lines of at most 80 columns."""
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    if len(keyword) + len(text) + 3 <= 80:
        return f'{keyword} "{text}"\n'
    pieces = textwrap.wrap(text, 76, drop_whitespace=False,
                           break_long_words=False)
    return f'{keyword} ""\n' + "".join(f'"{one}"\n' for one in pieces)


def message(entry):
    """A message as text."""
    out = "\n"
    if any("{" in form for form in entry.msgid):
        out += "#, python-brace-format\n"
    out += quoted("msgctxt", entry.msgctxt) + quoted("msgid", entry.msgid[0])
    if len(entry.msgid) == 1:
        return out + quoted("msgstr", (entry.msgstr or [""])[0])
    out += quoted("msgid_plural", entry.msgid[1])
    return out + "".join(
        quoted(f"msgstr[{at}]", form)
        for at, form in enumerate(entry.msgstr or ["", ""]))


def text(entries, language):
    """A catalogue: of a language, or the template."""
    lines = ""
    if language:
        lines = f'"Language: {language}\\n"\n' \
            '"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n'
    return HEADER.format(
        language=f" in {language}" if language else ", to be translated",
        lines=lines) + "".join(message(entry) for entry in entries)


def fields_of(block):
    """The strings of a message, by keyword."""
    fields, keyword = {}, None
    for line in block.splitlines():
        found = LINE.match(line)
        if found:
            keyword = found[1] or keyword
            fields[keyword] = fields.get(keyword, "") + \
                found[2].replace('\\"', '"').replace("\\\\", "\\")
    return fields


def read(path):
    """The messages of a catalogue by context, and its header."""
    entries, header = {}, ""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = fields_of(block)
        if "msgctxt" not in fields:
            header += fields.get("msgstr", "")
            continue
        english = [fields[key] for key in ("msgid", "msgid_plural")
                   if key in fields]
        entry = Entry(fields["msgctxt"], english,
                      [fields[key] for key in sorted(fields)
                       if key.startswith("msgstr")],
                      bool(re.search(r"^#,.*fuzzy", block, re.M)))
        if entry.msgctxt in entries:
            raise SystemExit(f"{path}: “{entry.msgctxt}” is there twice")
        entries[entry.msgctxt] = entry
    return entries, header
