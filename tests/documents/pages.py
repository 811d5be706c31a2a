# SPDX-License-Identifier: MIT
"""Reads Markdown pages: their blocks, the comments around the blocks, and the
commands in the text; finds errors of form. README.md describes the form."""
import re

# The comments that may stand above a block and say how to run it, and those
# that may follow a block.
ABOVE = {"before", "file", "excerpt", "run-by", "needs", "slow", "fails",
         "typed"}
BELOW = {"after", "continued"}
UNREAD = {"SPDX-License-Identifier", "generated", "end"}  # not for this script

# The words after a fence that are not names of languages.
SHELL = {"sh", "console"}
TEXT = {"text"}

COMMENT = re.compile(r"<!-- *([\w-]+)(?:: *(.*?))?(?: *-->|$)")
INLINE = re.compile(
    r"`((?:(?:sh|meson|ninja|python3|cc|gcc|clang|pkg-config|doxygen|mkdir|git|"
    r"cp|export) |(?:\./|build/|\.ci/)[^`\s]+ )[^`]*)`")
CODE = re.compile(r"^\$ |^ *#include|\btalon_\w+\(|;$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s#]*)#([^)\s]+)\)")


class Block:
    """A fenced block, or a command in the text (its language is "inline")."""

    def __init__(self, line, language, text, notes):
        self.line, self.language, self.text = line, language, text
        self.notes = notes          # what the comments around it say


class Page:
    """The blocks of a page, in order, and the errors in its form."""

    def __init__(self, path, name, languages):
        self.name, self.languages = name, languages
        self.stem = ""              # its name in letters, digits and _
        self.follows = None         # the page this one goes on after
        self.blocks, self.wrong = [], []
        self.notes = {}             # comments that wait for their block
        self.prose = []             # lines since the last block
        self.source = path.read_text()
        lines = self.source.split("\n")
        i = 0
        while i < len(lines):
            if lines[i].startswith("~~~"):
                self.wrong.append((i + 1, "a fence must be ```"))
            if re.match(r" *```", lines[i]):
                i = self.fence(lines, i)
            elif COMMENT.match(lines[i]):
                i = self.comment(lines, i)
            else:
                self.indented(lines, i)
                self.prose.append((i + 1, lines[i]))
                i += 1
        self.commands()
        self.unused()
        self.mentions()

    def mentions(self):
        """Drops the commands in the text that a block has too, or that are
        already in the text above."""
        told = "".join(block.text for block in self.blocks
                       if block.language in SHELL)
        blocks, self.blocks = self.blocks, []
        for block in blocks:
            if block.language == "inline":
                if block.text.strip() in told:
                    continue
                told += block.text
            self.blocks.append(block)

    def fence(self, lines, i):
        self.commands()
        start, language = i + 1, lines[i].strip("` ")
        indent = len(lines[i]) - len(lines[i].lstrip())
        text = []
        i += 1
        while i < len(lines) and lines[i].strip() != "```":
            text.append(lines[i][indent:])
            i += 1
        if i == len(lines):
            self.wrong.append((start, "a block without an end"))
        elif language not in self.languages | SHELL | TEXT and \
                not {"file", "excerpt"} & self.notes.keys():
            self.wrong.append((start, f'a block of kind "{language}"'))
        elif language == "text" and CODE.search("\n".join(text)):
            self.wrong.append((start, "code in a block of kind text"))
        else:
            self.blocks.append(Block(start, language, "\n".join(text) + "\n",
                                     self.notes))
            self.notes = {}
        return i + 1

    def comment(self, lines, i):
        name, text = COMMENT.match(lines[i]).groups()
        start = i + 1
        if "-->" not in lines[i]:
            i += 1
            inner = []
            while i < len(lines) and "-->" not in lines[i]:
                inner.append(lines[i])
                i += 1
            if i == len(lines) or lines[i].strip() != "-->":
                self.wrong.append((start, "--> must have a line of its own"))
            text = "\n".join(inner) + "\n"
        if name in ABOVE:
            self.commands()
            self.notes[name] = text or ""
            self.notes["line"] = start
        elif name in BELOW:
            if self.between() or self.notes or not self.blocks:
                self.wrong.append((start, f"<!-- {name} --> below no block"))
            else:
                self.blocks[-1].notes[name] = text or ""
        elif name == "follows":
            self.follows = text
        elif name not in UNREAD:
            self.wrong.append((start, f"a comment <!-- {name} -->"))
        return i + 1

    def indented(self, lines, i):
        """Complains about indented code, which would not be run."""
        if not lines[i].startswith("    ") or i == 0 or lines[i - 1].strip():
            return
        above = [line for line in lines[:i] if line[:1].strip()]
        if not above or not re.match(r"[-*] |\d+\. ", above[-1]):
            self.wrong.append((i + 1, "an indented block: fence it"))

    def commands(self):
        """Takes the commands out of the text since the last block."""
        text = "\n".join(line for _, line in self.prose)
        for found in INLINE.finditer(text):
            line = self.prose[0][0] + text.count("\n", 0, found.start())
            command = " ".join(found[1].split()) + "\n"
            self.blocks.append(Block(line, "inline", command, {}))
        if self.between():
            self.unused()
        self.prose = []

    def between(self):
        """Whether there is text since the last block or comment."""
        return any(line.strip() for _, line in self.prose)

    def unused(self):
        if self.notes:
            self.wrong.append((self.notes["line"], "a comment above no block"))
        self.notes = {}


def anchors(path):
    """The anchors of the headings of a page, as links name them."""
    text = re.sub(r"^ *```.*?^ *```$", "", path.read_text(), flags=re.S | re.M)
    titles = re.findall(r"^#+ +(.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            for title in titles}


def lost_links(path):
    """The links of a page to headings that do not exist."""
    for target, anchor in LINK.findall(path.read_text()):
        to = path.parent / target if target else path
        if to.suffix == ".md" and to.exists() and anchor not in anchors(to):
            yield f"{target}#{anchor}"
