# SPDX-License-Identifier: MIT
"""Counts the lines of programs; blank lines, comments and docstrings are not
counted."""
import ast
import io
import sys
import tokenize

NOTHING = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT,
           tokenize.DEDENT, tokenize.ENDMARKER}


def lines_of(text):
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NOTHING:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef,
                             ast.AsyncFunctionDef)) and \
                ast.get_docstring(node) is not None:
            lines.difference_update(range(node.body[0].lineno,
                                          node.body[0].end_lineno + 1))
    return len(lines)


print(sum(lines_of(open(path, encoding="utf-8").read())
          for path in sys.argv[1:]))
