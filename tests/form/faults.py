# SPDX-License-Identifier: MIT
"""Breaks a copy of the tree on purpose, in one place at a time, and runs the
check that must notice: a check that cannot fail proves nothing.

    python3 tests/form/faults.py [WORDS]    only faults of checks that say these

The copy is under build/. It prints a line for every check; the last line counts
them.
"""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "form-faults"
LEFT_OUT = shutil.ignore_patterns("build", ".git", "node_modules", "dist",
                                  "target", "__pycache__")


def of_documents(words):
    """A check of tests/form/documents.sh, by its words."""
    return words, ["sh", "tests/form/documents.sh", words]


def of_form(words, script, *arguments):
    """A check of another script in tests/form."""
    return words, ["sh", f"tests/form/{script}", *arguments]


# ---- the faults: a check; a file; what is changed in it; what is said of it.
# An empty old text is the end of the file.

LONG = "\nvoid long_one(void)\n{\n" + "    ;\n" * 49 + "}\n"
LONG_ON_ONE = "\nvoid long_one(void) {\n" + "    ;\n" * 50 + "}\n"
FAULTS = [
    (of_documents("Doxygen warns of nothing"), "include/talon/card.h",
     "@since 0.1.0 */", "@nosuchcommand */", "nosuchcommand"),
    (of_documents("every public function is described"),
     "include/talon/card.h", "@return ", "Returns ", "no @return"),
    (of_documents("every public function is described"),
     "include/talon/rules.h", "@param ", "@note ", "no @param"),
    (of_documents("what is generated is up to date"), "doc/registry.txt",
     "enum TALON_E_FOLLOW -72\n", "", "TALON_E_FOLLOW"),
    (of_documents("every package says where its home is"),
     "doc/generate/home.py", "homepage", "startpage", "startpage"),
    (of_documents("fits without chance give the same constants"),
     "lib/advisor/five_hundred/pf_constants.h", "OF_1024(159)",
     "OF_1024(160)", "spread.py"),
    (of_documents("doc/talon-api.json follows its schema"),
     "doc/talon-api.json", '"brief": ', '"short": ', "brief"),
    (of_documents("functions return only the statuses"),
     "lib/base/card_text.c", "return TALON_E_CARD;", "return TALON_E_SUIT;",
     "talon_card_format() returned TALON_E_SUIT"),
    (of_documents("clauses are cited"), "tests/five_hundred/test_auction.c",
     re.compile(r"\bfh_10_"), "fh_99_", "is of no clause"),
    (of_documents("every size is a ceiling or a limit"), "doc/abi.md",
     re.compile(r"`TALON_SEATS_MAX`"), "`TALON_CHAIRS_MAX`", "TALON_SEATS"),
    (of_documents("players know every option"),
     "lib/advisor/five_hundred/options.txt", "one-round until-passed re-entry",
     "one-round until-passed", "auction"),
    (of_documents("links lead to files"), "doc/guide.md", "](server.md",
     "](servant.md", "links to servant.md"),
    (of_documents("links to sections lead to headings"), "doc/guide.md", "",
     "\n[solver](solver.md#nowhere)\n", "solver.md#nowhere"),
    (of_documents("the figures of README.md"), "README.md", "- 16 files",
     "- 17 files", "but 16"),
    (of_documents("the figures of README.md"), "README.md",
     "more than 1,100 tests", "more than 2,100 tests", "2100.0, but"),
    (of_documents("files that are named exist"), "lib/base/card.c",
     "/* SPDX-License-Identifier: MIT */\n",
     "/* SPDX-License-Identifier: MIT */\n/* See doc/no" + "where.md. */\n",
     "names doc/no" + "where.md"),
    (of_documents("clauses that are cited exist"), "lib/base/card.c",
     "/* SPDX-License-Identifier: MIT */\n",
     "/* SPDX-License-Identifier: MIT */\n/* FH-" + "99 */\n", "cites FH-99"),
    (of_documents("the table of doc/embedding.md"), "doc/embedding.md",
     "| cmake-mingw |", "| cmake-mongo |", "cmake-mingw"),
    (of_documents("every file names its license"), "lib/base/card.c",
     "SPDX-License-Identifier: MIT", "License: MIT", "names no license"),
    (of_documents("files have the layout of .editorconfig"),
     "tests/form/home.py", "import json\n", "import json \n",
     "a space at its end"),
    (of_documents("files have the layout of .editorconfig"),
     "examples/bindings/lua/talon.lua", "", "-- " + "too long " * 9 + "\n",
     "columns"),
    (of_documents("files have the layout of .editorconfig"),
     "examples/web/src/model.ts", "", "\tlet a = 1;\n", "a tab"),
    (of_form("functions have at most 50 lines", "lengths.sh"),
     "lib/base/card.c", "", LONG, "51 lines"),
    (of_form("functions have at most 50 lines", "lengths.sh"),
     "examples/replay.c", "", LONG_ON_ONE, "52 lines"),
    (of_form("names are no keywords", "names.sh"), "include/talon/card.h",
     "TALON_API", "TALON_API void talon_none(int lambda);\nTALON_API",
     "lambda"),
    (of_form("includes follow lib/arrows.txt", "arrows.sh"),
     "lib/base/card.c", '#include "base/',
     '#include "game/handle.h"\n#include "base/', "card"),
    (of_form("includes follow lib/arrows.txt", "arrows.sh"),
     "lib/rules/rules.c", "#include",
     '#include "five_hundred/fh_state.h"\n#include', "fh_state"),
]


def changed(text, old, new):
    """A text with the first place of it changed, and whether there is one."""
    if isinstance(old, re.Pattern):
        return old.subn(new, text)
    if not old:
        return text + new, 1
    return text.replace(old, new, 1), text.count(old)


def verdict(command, path, old, new, said):
    """What is wrong with a check; nothing if it notices."""
    file = COPY / path
    before = file.read_text("utf-8")
    after, places = changed(before, old, new)
    if places == 0:
        return f"{path} has no such place"
    file.write_text(after, "utf-8")
    done = subprocess.run(command, cwd=COPY, check=False, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    file.write_text(before, "utf-8")
    if done.returncode == 0:
        return f"it passes with a fault in {path}"
    if said not in done.stdout:
        return f"it does not say {said}:\n{done.stdout[-1500:]}"
    return ""


def passes(command):
    """Whether a check passes without a fault."""
    return subprocess.run(command, cwd=COPY, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


def main():
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT, COPY, symlinks=True, ignore=LEFT_OUT)
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    passed = failed = 0
    seen = {}
    for (words, command), path, old, new, said in FAULTS:
        if asked not in words:
            continue
        if words not in seen:
            seen[words] = passes(command)
        wrong = verdict(command, path, old, new, said) if seen[words] else \
            "it fails without a fault"
        print(f"{'FAILED ' if wrong else 'ok     '} {words}: {path}")
        if wrong:
            print("        " + wrong.replace("\n", "\n        "))
        passed, failed = passed + (not wrong), failed + bool(wrong)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
