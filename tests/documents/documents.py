#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the code blocks and the commands of Markdown pages.

    documents.py [--all] TREE PREFIX WORK PAGE...

TREE is a copy of the project, PREFIX an installed talon, WORK a directory for
everything that is made. Each page is run in a copy of TREE of its own, from
top to bottom, as a reader would. README.md beside this file says what pages
may hold. Each check is a line "ok", "FAILED", "skipped" (a tool is missing, or
the block is slow; never with --all) or "left" (run elsewhere); the last line
counts them.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Commands that are not run here: how they begin, the file they need, and why.
ELSEWHERE = [
    ("sh tests/run.sh", "tests/run.sh", "it is all tests"),
    ("sh tests/documents/run.sh", "tests/documents/run.sh", "it is this test"),
    ("sh tests/clients/run.sh", "tests/clients/run.sh", "tests/run.sh runs it"),
    ("sh tests/fuzz/run.sh", "tests/fuzz/run.sh", ".ci/run runs it"),
    ("sh examples/run.sh", "examples/run.sh", ".ci/run runs it"),
    (".ci/run", ".ci/run", "it runs this test"),
    ("build/examples/play", "examples/play.c", "a game in a terminal"),
    ("meson test", "tests/meson.build", "tests/run.sh runs the suites"),
    ("build/tests/bench --rounds", "tests/bench", "it takes minutes"),
    ("build/tests/bench --scale", "tests/bench", "it takes minutes"),
    ("git clone", ".", "it needs a network"),
]

# Comments that say how the block below is run, and those below a block.
ABOVE = {"before", "file", "excerpt", "needs", "slow", "fails"}
BELOW = {"after", "continued"}

# What runs a language: the commands it takes, and what makes of the paths of
# its source and program the lines to run.
LANGUAGES = {
    "c": (["cc"], ["cc -std=c11 -Wall -Wextra -Werror -I{here} -I{prefix}/include"
                   " -o {program} {source} {prefix}/lib/libtalon.a", "{program}"]),
    "python": (["python3"], ["python3 {source}"]),
    "js": (["node"], ["node {source}"]),
    "lua": (["luajit"], ["luajit {source}"]),
    "rust": (["rustc"], ["rustc -A warnings -L native={prefix}/lib -o {program}"
                         " {source}", "{program}"]),
    "csharp": (["mcs", "mono"], ["mcs -unsafe -out:{program} {source}",
                                 "mono {program}"]),
    "talon": (["cc"], ["cc -I{prefix}/include -o {program} {tree}/examples/"
                       "replay.c {prefix}/lib/libtalon.a",
                       "{program} --check {source}"]),
}
SUFFIX = {"python": "py", "rust": "rs", "csharp": "cs"}

COMMENT = re.compile(r"<!-- *([\w-]+)(?:: *(.*?))?(?: *-->|$)")
INLINE = re.compile(
    r"`((?:(?:sh|meson|ninja|python3|cc|gcc|clang|pkg-config|doxygen|mkdir|git|"
    r"cp|export) |(?:\./|build/|\.ci/)[^`\s]+ )[^`]*)`")
CODE = re.compile(r"^\$ |^ *#include|\btalon_\w+\(|;$", re.MULTILINE)


class Block:
    """A fenced block, or a command in the text (language "inline")."""

    def __init__(self, line, language, text, notes):
        self.line, self.language, self.text = line, language, text
        self.notes = notes          # what the comments around it say


class Page:
    """The blocks of a page, in order, and what is wrong with its form."""

    def __init__(self, path, name):
        self.name = name
        self.stem = ""              # its name where dots would not do
        self.follows = None         # the page whose directory this one goes on in
        self.blocks, self.wrong = [], []
        self.notes = {}             # comments that wait for their block
        self.prose = []             # lines since the last block
        lines = path.read_text().split("\n")
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
        """Drops the commands in the text that only name one of a block."""
        told = "".join(block.text for block in self.blocks
                       if block.language in ("sh", "console"))
        self.blocks = [block for block in self.blocks
                       if block.language != "inline" or
                       block.text.strip() not in told]

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
        elif language not in (*LANGUAGES, "sh", "console", "text") and \
                "file" not in self.notes:
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
        elif name != "SPDX-License-Identifier":
            self.wrong.append((start, f"a comment <!-- {name} -->"))
        return i + 1

    def indented(self, lines, i):
        """Code that is only indented would not be run."""
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


def joined(text):
    """The lines of a text, each with those that a backslash continues."""
    return [line.rstrip("\n") for line in
            re.findall(r"(?:.*\\\n)*.*\n", text)]


def is_elsewhere(command):
    for begin, needed, why in ELSEWHERE:
        if (command + " ").startswith(begin + " "):
            return needed, why
    return None


def fits(expected, told):
    """Whether output is what is printed; "..." alone stands for any lines, and
    "…" inside a line for anything in it."""
    pattern = ""
    for line in expected.rstrip().split("\n"):
        if line.strip() in ("...", "…"):
            pattern += r"(?:.*\n)*?"
        else:
            pattern += re.escape(line.rstrip()).replace("…", ".*") + r"\n"
    told = "".join(line.rstrip() + "\n" for line in told.split("\n"))
    return re.fullmatch(pattern, told.rstrip() + "\n") is not None


class Run:
    """Runs pages and counts what came of it."""

    def __init__(self, arguments):
        self.all = arguments[:1] == ["--all"]
        tree, prefix, work, *pages = arguments[self.all:]
        self.tree, self.prefix, self.work = Path(tree), prefix, Path(work)
        self.pages = [Path(page) for page in pages]
        self.here = Path(__file__).resolve().parent
        self.root = self.here.parent.parent
        self.done = {}              # where the pages that have been run were run
        self.passed = self.failed = 0

    def tell(self, page, line, what, wrong=None):
        place = f"{page.name}:{line} {what}"
        if wrong is None:
            self.passed += 1
            print("ok     ", place, flush=True)
        else:
            self.failed += 1
            head, _, rest = str(wrong).rstrip().partition("\n")
            print("FAILED ", f"{place}: {head}")
            for told in rest.split("\n")[-30:] if rest else []:
                print("        ", told)
            sys.stdout.flush()

    def page(self, path):
        """Runs a page, and before it the one it follows."""
        path = path.resolve()
        if path in self.done:
            return self.done[path]
        page = Page(path, os.path.relpath(path, self.root))
        page.stem = re.sub(r"\W", "_", page.name)
        if page.follows:
            directory = self.page(path.parent / page.follows)
        else:
            directory = self.work / page.stem
            shutil.copytree(self.tree, directory)
            Path(f"{directory}.home").mkdir()
        self.done[path] = directory
        for line, wrong in page.wrong:
            self.tell(page, line, "form", wrong)
        files, program, parts = {}, "", []
        for number, block in enumerate(page.blocks):
            if "excerpt" in block.notes:
                self.excerpt(page, block, directory)
            elif "file" in block.notes:
                self.piece(page, block, files, page.blocks[number + 1:], directory)
            elif "continued" in block.notes:
                program += self.part(page, block)
                parts.append(block)
            elif block.language != "text" and \
                    self.block(page, block, program, directory):
                for part in parts:
                    self.tell(page, part.line, part.language)
            if "continued" not in block.notes:
                program, parts = "", []
        return directory

    def piece(self, page, block, files, later, directory):
        """Adds a block to its file. The last piece completes it: it is what the
        project has under this name, but for the line of its license; and a
        command below uses it."""
        name = block.notes["file"]
        files.setdefault(name, []).append(block.text)
        if any(other.notes.get("file") == name for other in later):
            return
        text, path = "\n".join(files[name]), directory / name
        wrong = self.unnamed(name, page)
        if wrong:
            pass
        elif path.exists():
            lines = path.read_text().split("\n")
            if "\n".join(l for l in lines if "SPDX-License" not in l) != text:
                wrong = "the page and the file differ"
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.tell(page, block.line, f"file {name}", wrong)

    def excerpt(self, page, block, directory):
        """A block that is a part of a file of the project, to the letter."""
        name = block.notes["excerpt"]
        path, wrong = directory / name, self.unnamed(name, page)
        if not path.exists() or block.text not in path.read_text():
            wrong = "the file does not have this"
        self.tell(page, block.line, f"excerpt of {name}", wrong)

    def unnamed(self, name, page):
        """What is wrong with a file that no command of the page uses."""
        if any(block.language in ("sh", "console") and name in block.text
               for block in page.blocks):
            return None
        return "no command names this file"

    def part(self, page, block):
        """A block as compilers see it, with what stands around it unseen."""
        if block.language != "c":
            return block.notes.get("before", "") + block.text + \
                block.notes.get("after", "")
        return block.notes.get("before", "") + \
            f'#line {block.line + 1} "{page.name}"\n' + block.text + \
            '#line 1 "after"\n' + block.notes.get("after", "")

    def block(self, page, block, program, directory):
        notes = block.notes
        tools = notes.get("needs", "").split()
        if block.language in LANGUAGES:
            tools += LANGUAGES[block.language][0]
        missing = [tool for tool in tools if not shutil.which(tool)]
        if self.all and missing:
            return self.tell(page, block.line, block.language,
                             "missing: " + " ".join(missing))
        if missing or "slow" in notes and not self.all:
            why = " ".join(missing) + " not found" if missing else notes["slow"]
            return print("skipped", f"{page.name}:{block.line} {block.language}:", why)
        if block.language in ("sh", "inline"):
            return self.script(page, block, directory)
        if block.language == "console":
            return self.console(page, block, directory)
        program += self.part(page, block)
        if block.language == "c" and not re.search(r"\bmain\(", program):
            program = ('#include "fragment.h"\nint main(void)\n{\nset_up();\n' +
                       program + "return 0;\n}\n")
        elif block.language == "c" and "#include" not in program:
            program = '#include "fragment.h"\n' + program
        return self.language(page, block, program, directory)

    def language(self, page, block, program, directory):
        stem = self.work / f"{page.stem}_{block.line}"
        source = f"{stem}.{SUFFIX.get(block.language, block.language)}"
        Path(source).write_text(program)
        wrong = None
        for line in LANGUAGES[block.language][1]:
            line = line.format(source=source, program=f"{stem}.run", tree=self.tree,
                               prefix=self.prefix, here=self.here)
            path = f"{self.prefix}/lib"
            told, status = self.start(line.split(), directory, LD_LIBRARY_PATH=path)
            if status != 0:
                wrong = f"it ends with {status}\n{told}"
                break
        self.tell(page, block.line, block.language, wrong)
        return wrong is None

    def start(self, command, directory, **environment):
        """Runs a program: what it says, and how it ends."""
        try:
            done = subprocess.run(
                command, cwd=directory, stdin=subprocess.DEVNULL, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
                timeout=900, env={**os.environ, **environment})
        except subprocess.TimeoutExpired:
            return "", "no end after 15 minutes"
        return done.stdout, done.returncode

    def shell(self, text, directory):
        """Runs commands as a shell would that has been open since the page
        began: variables exported and the directory are kept."""
        state = f"{directory}.state"
        home = f"{directory}.home"
        script = (f'[ ! -e "{state}" ] || . "{state}"\nset -e\n'
                  f"trap 'status=$?; {{ export -p; echo \"cd \\\"$PWD\\\"\"; }} "
                  f'>"{state}"; exit $status\' EXIT\n{text}\n')
        return self.start(["sh", "-c", script], directory, HOME=home)

    def elsewhere(self, page, line, command):
        """Whether a command is run elsewhere; then what it needs must exist."""
        found = is_elsewhere(command)
        if found and (self.tree / found[0]).exists():
            print("left   ", f"{page.name}:{line} {command}: {found[1]}")
        elif found:
            self.tell(page, line, command, f"there is no {found[0]}")
        return found is not None

    def script(self, page, block, directory):
        """A block of commands whose output is not shown."""
        lines = [command for command in joined(block.text)
                 if not self.elsewhere(page, block.line, command)]
        if not any(re.match(r"[^#\s]", line) for line in lines):
            return
        told, status = self.shell("\n".join(lines), directory)
        self.end(page, block, "sh " + lines[0].split("\n")[0], told, status)

    def end(self, page, block, what, told, status, fails=False):
        wrong = None
        if (status != 0) != fails:
            wrong = f"it ends with {status}\n{told}"
        self.tell(page, block.line, what, wrong)

    def console(self, page, block, directory):
        """Commands and what they print. What `fails` names ends badly."""
        begin, *commands = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        if begin or not commands:
            self.tell(page, block.line, "console", "it does not begin with $")
        for item in commands:
            command, *output = joined(item)
            if self.elsewhere(page, block.line, command):
                continue
            fails = "fails" in block.notes and item is commands[-1]
            told, status = self.shell(command, directory)
            expected = "\n".join(output)
            what = "$ " + command.split("\n")[0]
            if (status != 0) == fails and output and not fits(expected, told):
                self.tell(page, block.line, what, f"it prints\n{told}")
            else:
                self.end(page, block, what, told, status, fails)


def main():
    run = Run(sys.argv[1:])
    for path in run.pages:
        run.page(path)
    print(f"{run.passed} passed, {run.failed} failed")
    return run.failed > 0


if __name__ == "__main__":
    sys.exit(main())
