# SPDX-License-Identifier: MIT
"""Checks the table of messages of examples/play: each has words in both
languages, with the same places, and no two languages by mistake the same
sentence.

    messages.py messages.h"""
import re
import sys

STRING = r'(?:"(?:[^"\\]|\\.)*"(?:\s*\\?\s*)?)+'
ROW = re.compile(r"M\((\w+),\s*\\?\s*(%s),\s*\\?\s*(%s)\)" % (STRING, STRING))


def text(strings):
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', strings))


def main(name):
    table = open(name, encoding="utf-8").read()
    rows = ROW.findall(table)
    wrong = []
    if len(rows) != len(re.findall(r"\bM\(\w+,", table)):
        wrong.append("not every row has the form of one")
    for row, english, german in rows:
        english, german = text(english), text(german)
        if sorted(re.findall(r"\{\d\}", english)) != \
                sorted(re.findall(r"\{\d\}", german)):
            wrong.append(row + ": other places")
        if (english == "") != (german == ""):
            wrong.append(row + ": only in one language")
        if " " in english.strip() and english == german and \
                "{2}" not in english:
            wrong.append(row + ": both are the same")
    print("\n".join(wrong) or "%d messages" % len(rows))
    return len(wrong) > 0 or len(rows) < 100


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
