# SPDX-License-Identifier: MIT
"""Checks that links to a section of a Markdown page lead to a heading, or to
an anchor that the page sets; prints those that do not.

    python3 tests/form/anchors.py [ROOT]
"""
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else
                    pathlib.Path(__file__).resolve().parents[2])
LEFT_OUT = {".git", "node_modules", "build", "dist"}
BROKEN = "tests/documents/broken.md"  # on purpose
LINK = re.compile(r"\]\(([^)#\s:]*)#([^)\s]+)\)")


def pages():
    """All Markdown pages of the project."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        yield from (pathlib.Path(folder) / name for name in sorted(files)
                    if name.endswith(".md"))


def without_code(text):
    """The text of a page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)


def anchors_of(page):
    """What links to sections of a page may name, as forges make it of the
    headings: in lower case, with hyphens for spaces, and without the rest. A
    heading that comes again gets a number."""
    text = without_code(page.read_text("utf-8"))
    found = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#+ +(.+?) *#*$", text, flags=re.M):
        heading = re.sub(r"\]\([^)]*\)", "]", heading)
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        again = name
        number = 0
        while again in found:
            number += 1
            again = f"{name}-{number}"
        found.add(again)
    return found


def wrong_links(page):
    """Links of a page that lead to no section."""
    for target, anchor in LINK.findall(without_code(page.read_text("utf-8"))):
        other = page if not target else page.parent / target
        if other.suffix == ".md" and other.exists() and \
                anchor not in anchors_of(other):
            yield f"{page.relative_to(ROOT)} links to {target}#{anchor}"


WRONG = [line for page in pages() if page != ROOT / BROKEN
         for line in wrong_links(page)]
sys.exit("\n".join(WRONG) or 0)
