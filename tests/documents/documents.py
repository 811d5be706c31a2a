#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the code blocks and the commands of Markdown pages.

    documents.py [--all[=TOOL...] | --run-by=NAME] TREE PREFIX WORK PAGE...

TREE is a copy of the project, PREFIX an installed talon, WORK a directory for
everything that is made. Each page is run in a copy of TREE of its own, from
top to bottom, as a reader would. README.md beside this file says what pages
may hold. Each check is a line "ok", "FAILED", "skipped" (a tool is missing, or
the block is slow; with --all only if it lacks one of these TOOLs) or "left"
(run elsewhere); the last line counts them. With --run-by, blocks that the test
NAME runs are not left to it: this is that test.
"""
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import termios
from pathlib import Path

from pages import SHELL, Page, lost_links

# Commands that this test does not run: how each begins, the file that it needs,
# and the reason.
ELSEWHERE = [
    ("sh tests/run.sh", "tests/run.sh", "it is all tests"),
    ("sh tests/documents/run.sh", "tests/documents/run.sh", "it is this test"),
    ("sh tests/clients/run.sh", "tests/clients/run.sh", "tests/run.sh runs it"),
    ("sh tests/install/run.sh", "tests/install/run.sh", ".ci/run runs it"),
    ("sh tests/install/routes.sh", "tests/install/routes.sh",
     "tests/run.sh all runs it"),
    ("sh tests/bindings/run.sh", "tests/bindings/run.sh",
     "tests/run.sh runs it"),
    ("sh tests/form/embedding.sh", "tests/form/embedding.sh",
     "it follows that"),
    ("sh tests/form/documents.sh", "tests/form/documents.sh",
     ".ci/run runs it"),
    ("python3 tests/form/layout.py", "tests/form/layout.py",
     "tests/form/documents.sh runs it"),
    ("sh doc/generate.sh", "doc/generate.sh", ".ci/run compares its files"),
    ("sh tests/fuzz/run.sh", "tests/fuzz/run.sh", ".ci/run runs it"),
    ("sh tests/table/run.sh --hours", "tests/table/run.sh",
     "it takes an hour"),
    ("sh tests/server/run.sh --hours", "tests/server/run.sh",
     "it takes an hour"),
    ("sh tests/server/run.sh --long", "tests/server/run.sh",
     "tests/run.sh all runs it"),
    ("sh tests/everywhere/run.sh", "tests/everywhere/run.sh",
     "tests/run.sh runs it"),
    ("sh tests/measure/mutants/run.sh", "tests/measure/mutants/run.sh",
     "it takes minutes"),
    ("sh tests/measure/mutants/par.sh", "tests/measure/mutants/par.sh",
     "it takes minutes"),
    ("sh tests/measure/mutants/discards.sh",
     "tests/measure/mutants/discards.sh", "it takes minutes"),
    ("sh tests/measure/bench/wasm/run.sh", "tests/measure/bench/wasm/run.sh",
     "it takes minutes"),
    ("sh tests/measure/steps/run.sh", "tests/measure/steps/run.sh",
     "it takes minutes"),
    ("sh examples/run.sh", "examples/run.sh", ".ci/run runs it"),
    (".ci/run", ".ci/run", "it runs this test"),
    ("meson test", "tests/meson.build", "tests/run.sh runs the suites"),
    ("meson dist", "tests/archive/run.sh", "tests/run.sh all runs it"),
    ("build/figures/tests/measure/bench --rounds", "tests/measure/bench",
     "it takes minutes"),
    ("build/figures/tests/measure/bench --scale", "tests/measure/bench",
     "it takes minutes"),
    ("build/long/tests/measure/bench --scale", "tests/measure/bench",
     "it takes minutes"),
    ("git clone", ".", "it needs a network"),
    ("git worktree", ".", "it needs the history"),
]

# How to run each language: the commands that it needs, and the command lines,
# with placeholders for the paths of the source and the program.
LANGUAGES = {
    "c": (["cc"], ["cc -std=c11 -Wall -Wextra -Werror -I{here} "
                   "-I{prefix}/include -o {program} {source} "
                   "{prefix}/lib/libtalon-advisor.a "
                   "{prefix}/lib/libtalon-words.a "
                   "{prefix}/lib/libtalon.a", "{program}"]),
    "python": (["python3"], ["python3 {source}"]),
    "js": (["node"], ["node {source}"]),
    "lua": (["luajit"], ["luajit {source}"]),
    "rust": (["rustc"], ["rustc -A warnings -L native={prefix}/lib "
                         "-o {program} {source}", "{program}"]),
    "csharp": (["mcs", "mono"], ["mcs -unsafe -out:{program} {source}",
                                 "mono {program}"]),
    "talon": (["cc"], ["cc -I{prefix}/include -o {program} "
                       "{tree}/examples/replay.c "
                       "{tree}/examples/common/command_line.c "
                       "{tree}/examples/common/lines.c "
                       "{tree}/examples/common/reader.c "
                       "{prefix}/lib/libtalon.a",
                       "{program} --check {source}"]),
}
SUFFIX = {"python": "py", "rust": "rs", "csharp": "cs"}


def joined(text):
    """The lines of a text; a line that ends in a backslash takes the next."""
    return [line.rstrip("\n") for line in
            re.findall(r"(?:.*\\\n)*.*\n", text)]


def is_elsewhere(command):
    command = re.sub(r"^(?:[A-Z_]+=\S+ +)*", "", command)
    for begin, needed, why in ELSEWHERE:
        if (command + " ").startswith(begin + " "):
            return needed, why
    return None


def fits(expected, told):
    """Whether a program printed the expected output, where a line "..." stands
    for any lines, and "…" inside a line for any characters."""
    pattern = ""
    for line in expected.rstrip().split("\n"):
        if line.strip() in ("...", "…"):
            pattern += r"(?:.*\n)*?"
        else:
            pattern += re.escape(line.rstrip()).replace("…", ".*") + r"\n"
    told = "".join(line.rstrip() + "\n" for line in told.split("\n"))
    return re.fullmatch(pattern, told.rstrip() + "\n") is not None


class Run:
    """Runs pages and counts the blocks that pass, fail or are skipped."""

    def __init__(self, arguments):
        option, _, value = arguments[0].partition("=")
        self.all = option == "--all"
        self.lacking = value.split() if self.all else []
        self.name = value if option == "--run-by" else None
        tree, prefix, work, *pages = arguments[option.startswith("--"):]
        self.tree, self.prefix, self.work = (
            Path(path).resolve() for path in (tree, prefix, work))
        self.pages = [Path(page) for page in pages]
        self.here = Path(__file__).resolve().parent
        self.root = self.here.parent.parent
        self.done = {}              # pages, and where they were run
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
        """Runs a page, after the page that it follows, if any."""
        path = path.resolve()
        if path in self.done:
            return self.done[path]
        page = Page(path, os.path.relpath(path, self.root), LANGUAGES.keys())
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
        for link in lost_links(path):
            self.tell(page, 1, "links", "there is no " + link)
        files, program, parts = {}, "", []
        for number, block in enumerate(page.blocks):
            if block.notes.get("run-by", self.name) != self.name:
                self.run_by(page, block, directory)
            elif "excerpt" in block.notes:
                self.excerpt(page, block, directory)
            elif "file" in block.notes:
                self.piece(page, block, files, page.blocks[number + 1:],
                           directory)
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
        """Adds a block to its file. Once the file is complete, it must be equal
        to the project's file of that name, if there is one, except for the
        license line; and a command below must use it."""
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
        """Checks a block that must be an exact part of a project file."""
        name = block.notes["excerpt"]
        path, wrong = directory / name, self.unnamed(name, page)
        if not path.exists() or block.text not in path.read_text():
            wrong = "the file does not have this"
        self.tell(page, block.line, f"excerpt of {name}", wrong)

    def unnamed(self, name, page):
        """Complains about a file if no command of the page uses it and no link
        leads to it."""
        link = os.path.relpath(name, os.path.dirname(page.name))
        if f"]({link})" in page.source or any(
                block.language in SHELL and name in block.text
                for block in page.blocks):
            return None
        return "no command names this file, and no link"

    def run_by(self, page, block, directory):
        """Checks that a block is named by the test that runs it."""
        name = block.notes["run-by"]
        path = directory / name
        if path.exists() and page.name in path.read_text():
            print("left   ", f"{page.name}:{block.line} {block.language}: "
                  f"{name} runs it")
        else:
            self.tell(page, block.line, block.language,
                      f"{name} does not name this page")

    def part(self, page, block):
        """The source to compile for a block, with the lines around it that the
        page does not show."""
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
        if self.all and not set(missing) <= set(self.lacking):
            return self.tell(page, block.line, block.language,
                             "missing: " + " ".join(missing))
        if missing or "slow" in notes and not self.all:
            why = " ".join(missing) + " not found" if missing else notes["slow"]
            place = f"{page.name}:{block.line}"
            print("skipped", place, block.language + ":", why)
            return False
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
            line = line.format(source=source, program=f"{stem}.run",
                               tree=self.tree, prefix=self.prefix,
                               here=self.here)
            told, status = self.start(line.split(), directory,
                                      LD_LIBRARY_PATH=f"{self.prefix}/lib")
            if status != 0:
                wrong = f"it ends with {status}\n{told}"
                break
        self.tell(page, block.line, block.language, wrong)
        return wrong is None

    def start(self, command, directory, **environment):
        """Runs a program; returns its output and its exit status."""
        try:
            done = subprocess.run(
                command, cwd=directory, env={**os.environ, **environment},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, errors="replace",
                timeout=900)
        except subprocess.TimeoutExpired:
            return "", "no end after 15 minutes"
        return done.stdout, done.returncode

    def shell(self, text, directory, typed=None):
        """Runs commands as if in one shell for the whole page: exported
        variables and the current directory are kept. Those that a terminal
        needs are not: in another locale, ccache knows no object again."""
        state = f"{directory}.state"
        begin = f'[ ! -e "{state}" ] || . "{state}"\n'
        if typed:
            return self.talk(["sh", "-c", f"{begin}set -e\n{text}\n"],
                             directory, typed)
        script = (begin +
                  "trap 'status=$?; { export -p; echo \"cd \\\"$PWD\\\"\"; }"
                  f' >"{state}"; exit $status\' EXIT\nset -e\n{text}\n')
        return self.start(["sh", "-c", script], directory,
                          HOME=f"{directory}.home")

    def talk(self, command, directory, typed):
        """Runs a command in a terminal. Whenever it waits after "> ", types the
        next line, and after the last one the end of input. Returns what is on
        the screen then, and the exit status."""
        terminal, inside = pty.openpty()
        modes = termios.tcgetattr(inside)
        modes[1] &= ~termios.OPOST
        modes[3] &= ~termios.ECHO
        termios.tcsetattr(inside, termios.TCSANOW, modes)
        process = subprocess.Popen(
            command, cwd=directory, stdin=inside, stdout=inside,
            stderr=inside, start_new_session=True,
            env={**os.environ, "HOME": f"{directory}.home", "NO_COLOR": "1",
                 "LC_ALL": "C", "XDG_DATA_HOME": ""})
        os.close(inside)
        screen = ""
        while select.select([terminal], [], [], 60)[0]:
            try:
                screen += os.read(terminal, 65536).decode(errors="replace")
            except OSError:         # it has hung up
                break
            if screen.endswith("> ") and typed:
                os.write(terminal, typed[0].encode() + b"\n")
                screen += typed.pop(0) + "\n"
            elif screen.endswith("> "):
                os.write(terminal, b"\4")
        else:
            process.kill()
        os.close(terminal)
        return screen, process.wait()

    def elsewhere(self, page, line, command):
        """Whether a command is run by another test; if so, the file that it
        needs must exist."""
        found = is_elsewhere(command)
        if found and (self.tree / found[0]).exists():
            command = command.split("  #")[0].rstrip()
            print("left   ", f"{page.name}:{line} {command}: {found[1]}")
        elif found:
            self.tell(page, line, command, f"there is no {found[0]}")
        return found is not None

    def script(self, page, block, directory):
        """Runs a block of commands whose output is not shown."""
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
        """Runs a block of commands and compares their output. With the comment
        `fails`, the last command must fail."""
        begin, *commands = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        if begin or not commands:
            self.tell(page, block.line, "console", "it does not begin with $")
        for item in commands:
            command, *output = joined(item)
            if not self.elsewhere(page, block.line, command) and \
                    self.has_example(page, block.line, command, directory):
                self.command(page, block, command, output, directory,
                             "fails" in block.notes and item is commands[-1])

    def command(self, page, block, command, output, directory, fails):
        """Runs one command. In the output, the reader types what follows "> "
        at the beginning of a line, unless another space follows: such a line is
        printed by the program. The comment `typed` has the typed lines if the
        page leaves some out. The page may end before the program does."""
        typed = [line[2:] for line in output if re.match(r"> (\S|$)", line)]
        if typed:
            typed = block.notes.get("typed", " / ".join(typed)).split(" / ")
            output.append("...")
        told, status = self.shell(command, directory, typed)
        what = "$ " + command.split("\n")[0]
        if (status != 0) == fails and output and \
                not fits("\n".join(output), told):
            self.tell(page, block.line, what, f"it prints\n{told}")
        else:
            self.end(page, block, what, told, status, fails)

    def has_example(self, page, line, command, directory):
        """Whether a program can be run. Those that examples/run.sh builds may
        be missing, because another test runs that script; it is assumed that
        all others are there."""
        made, here = self.root / "build/examples", directory / "build/examples"
        if not command.startswith("build/examples/") or here.exists():
            return True
        if made.exists():
            here.parent.mkdir(exist_ok=True)
            here.symlink_to(made)
        elif self.all:
            self.tell(page, line, command, "examples/run.sh has not been run")
        else:
            print("skipped", f"{page.name}:{line} {command}:",
                  "examples/run.sh has not been run")
        return made.exists()


def main():
    run = Run(sys.argv[1:])
    for path in run.pages:
        run.page(path)
    print(f"{run.passed} passed, {run.failed} failed")
    return run.failed > 0


if __name__ == "__main__":
    sys.exit(main())
