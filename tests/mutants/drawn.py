# SPDX-License-Identifier: MIT
"""The mutants of a source: the places at which it can be broken, and how.

- operator: another one, such as < for <=, && for ||, + for -; no ! and no ~
- constant: one more, one less
- guard: the condition of an if or while always holds, or never does
- statement: a call, an assignment or a step is left out

A mutant is one change at one place. Comments, texts, characters and lines of
the preprocessor stay as they are.
"""
import hashlib
import re

OPERATORS = {
    "==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"],
    ">": [">=", "<="], ">=": [">", "<"], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "<<": [">>"], ">>": ["<<"], "&": ["|"],
    "|": ["&"], "+=": ["-="], "-=": ["+="], "|=": ["&="], "&=": ["|="],
    "++": ["--"], "--": ["++"], "!": [""], "~": [""], "*": ["+"], "%": ["/"],
    "/": ["*"],
}
TOKEN = re.compile(r"""
    (?P<skip>/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'
        |^[ ]*\#(?:[^\n]*\\\n)*[^\n]*$)
  | (?P<number>\b(?:0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*\b)
  | (?P<word>[A-Za-z_][A-Za-z_0-9]*)
  | (?P<operator>->|\+\+|--|<<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=
        |[-+*/%&|^!~<>=])
  | (?P<other>[^\s])
""", re.X | re.S | re.M)
TYPE = re.compile(
    r"^(const|void|char|size_t|u?int([0-9]+_t)?|talon_\w+|unsigned|struct)$")

# How a statement begins that can be left out; what begins with another word
# than the name of a function or of something that is assigned to.
CALL = re.compile(r"^(\(void\) ?)?[a-z_0-9]+\(")
ASSIGNMENT = re.compile(r"^\*?[\w\]\[>.()*+ -]+ ?([-+*/&|^]|<<|>>)?= ")
STEP = re.compile(r"^[\w\]\[>.()*-]+(\+\+|--)$")
KEYWORD = re.compile(
    r"^(return|static|const|struct|unsigned|else|case|default|goto|if|for|"
    r"while|do|switch|break|continue)\b")
DECLARATION = re.compile(r"^[a-z_]\w* +\**[a-z_]\w*[ ,;=\[]")


class Mutant:
    """A change of a source: the characters from begin to end become text."""

    def __init__(self, path, source, begin, end, text, kind):
        self.path, self.begin, self.end = path, begin, end
        self.text, self.kind = text, kind
        self.source = source
        self.line = source.count("\n", 0, begin) + 1
        start = source.rfind("\n", 0, begin) + 1
        stop = source.find("\n", end)
        old = source[start:stop].strip()
        new = (source[start:begin] + text + source[end:stop]).strip()
        same = [m.start() for m in re.finditer(re.escape(old), source)]
        nth = sum(1 for at in same if at <= begin) - 1
        # The same as long as the line is, wherever it stands.
        self.key = " | ".join(
            [path, old.replace("\n", " "), new.replace("\n", " "),
             f"{kind} {nth}.{begin - start}"])

    def changed(self):
        """The source with the change."""
        return self.source[:self.begin] + self.text + self.source[self.end:]

    def place(self, seed):
        """Where the mutant comes in a draw, from 0 to 1: by chance, but the
        same whatever else is drawn from."""
        digest = hashlib.sha256(f"{seed} {self.key}".encode()).digest()
        return int.from_bytes(digest[:8], "big") / 2**64


def is_unary(tokens, index):
    """Whether an operator has no operand at its left."""
    if index == 0:
        return True
    before = tokens[index - 1]
    return not (before.lastgroup == "number" or before.group() in ")]" or (
        before.lastgroup == "word" and before.group() not in
        ("return", "case", "sizeof")))


def makes_pointer(tokens, index):
    """Whether a star stands behind the name of a type."""
    return bool(TYPE.match(tokens[index - 1].group()) or
                (index > 1 and tokens[index - 2].group() == "struct"))


def of_operator(path, source, tokens, index):
    token = tokens[index]
    text = token.group()
    unary = is_unary(tokens, index)
    if (text in "*&-+" and unary) or (text in "!~" and not unary) or (
            text == "*" and makes_pointer(tokens, index)):
        return
    for other in OPERATORS.get(text, []):
        yield Mutant(path, source, token.start(), token.end(), other,
                     "operator")


def of_constant(path, source, token):
    match = re.match(r"(0[xX][0-9a-fA-F]+|[0-9]+)([uUlL]*)", token.group())
    value = int(match.group(1), 0)
    for other in (value + 1, value - 1):
        if other >= 0:
            yield Mutant(path, source, token.start(), token.end(),
                         f"{other}{match.group(2)}", "constant")


def closing(tokens, index):
    """The token that closes the parenthesis at index."""
    depth = 0
    for i in range(index, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens[i].group(), 0)
        if depth == 0:
            return i
    return None


def of_guard(path, source, tokens, index):
    end = closing(tokens, index + 1)
    if end is None:
        return
    begin, stop = tokens[index + 1].end(), tokens[end].start()
    for text in ("1 || ", "0 && "):
        yield Mutant(path, source, begin, stop,
                     f"{text}({source[begin:stop]})", "guard")


def of_statement(path, source, tokens, index):
    end = index
    depth = 0
    while end < len(tokens) and (tokens[end].group() != ";" or depth > 0):
        depth += {"(": 1, ")": -1}.get(tokens[end].group(), 0)
        if tokens[end].group() in "{}" or depth < 0:
            return
        end += 1
    if end == len(tokens):
        return
    text = source[tokens[index].start():tokens[end].start()]
    if (CALL.match(text) or ASSIGNMENT.match(text) or STEP.match(text)) and \
            not KEYWORD.match(text) and not DECLARATION.match(text):
        yield Mutant(path, source, tokens[index].start(), tokens[end].start(),
                     "", "statement")


def mutants_of(root, path):
    """All mutants of the source at a path below root."""
    source = (root / path).read_text(encoding="utf-8")
    tokens = [m for m in TOKEN.finditer(source) if m.lastgroup != "skip"]
    depth = 0
    found = []
    for i, token in enumerate(tokens):
        text = token.group()
        depth += {"{": 1, "}": -1}.get(text, 0)
        if token.lastgroup == "operator":
            found += of_operator(path, source, tokens, i)
        elif token.lastgroup == "number":
            found += of_constant(path, source, token)
        elif text in ("if", "while"):
            found += of_guard(path, source, tokens, i)
        if depth > 0 and tokens[i - 1].group() in "{};)" and (
                text == "*" or token.lastgroup == "word"):
            found += of_statement(path, source, tokens, i)
    return found
