# SPDX-License-Identifier: MIT
"""Writes a catalogue in a language that nobody speaks, from the template: every
Latin letter of the English becomes a Cyrillic one, so that whatever is left of
English shows, and plurals have the three forms of Russian; the third ends in a
letter that no other word has.

    pseudo.py ROOT      writes xx.po into ROOT/lib/words/po
"""
import pathlib
import sys
import unicodedata

ROOT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(ROOT / "doc/generate"))
import po  # noqa: E402

HEADER = """\
# SPDX-License-Identifier: MIT
msgid ""
msgstr ""
"Language: xx\\n"
"X-Language-Number: 3\\n"
"X-Language-Name: Ыы\\n"
"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4"
" && (n%100<10 || n%100>=20) ? 1 : 2;\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
THIRD = "ы"


def letter(char):
    """A letter in the pseudo-language."""
    plain = unicodedata.normalize("NFD", char)[0]
    if not plain.isascii() or not plain.isalpha():
        return char
    new = chr(0x430 + ord(plain.lower()) - ord("a"))
    return new.upper() if plain.isupper() else new


def translated(text):
    """A text in the pseudo-language; its places stay as they are."""
    out, inside = "", False
    for char in text:
        inside = char == "{" or (inside and char != "}")
        out += char if inside else letter(char)
    return out


def main():
    """The catalogue, from the template."""
    folder = ROOT / "lib/words/po"
    entries, _ = po.read(folder / "talon-words.pot")
    text = HEADER
    for entry in entries.values():
        forms = [translated(form) for form in entry.msgid]
        if len(forms) == 2:
            forms.append(forms[1] + THIRD)
        text += po.message(po.Entry(entry.msgctxt, entry.msgid, forms))
    (folder / "xx.po").write_text(text, encoding="utf-8")


main()
