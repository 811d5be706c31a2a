# SPDX-License-Identifier: MIT
"""Rules of plurals: the Plural-Forms of a catalogue of gettext, which says for
each number n which form of a message it takes, as an expression of C. A rule is
taken apart here, so that it can be tried out and written with all of its
brackets: a rule that is not understood, or that asks for a form that there is
not, stops the script instead of a program.
"""
import re

FIELD = re.compile(r"Plural-Forms: *nplurals=(\d+); *plural=([^;\\]+);")
TOKEN = re.compile(r"\s*(\d+|n|[=!<>]=|&&|\|\||[<>!%?:()])")
# Operators that bind equally, from the loosest to the tightest.
TIERS = (("||",), ("&&",), ("==", "!="), ("<", ">", "<=", ">="), ("%",))
OPERATIONS = {
    "||": lambda a, b: int(bool(a) or bool(b)),
    "&&": lambda a, b: int(bool(a) and bool(b)),
    "==": lambda a, b: int(a == b), "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b), ">": lambda a, b: int(a > b),
    "<=": lambda a, b: int(a <= b), ">=": lambda a, b: int(a >= b),
    "%": lambda a, b: a % b,
}
# Numbers that rules tell apart: small ones, and whole millions.
TRIED = (*range(1200), *range(10 ** 6 - 200, 10 ** 6 + 200), 2 * 10 ** 6)


class Rule:
    """A rule of plurals: the number of forms, and the form of a number."""

    def __init__(self, header):
        found = FIELD.search(header)
        if found is None:
            raise ValueError("has no Plural-Forms")
        self.count = int(found[1])
        self.rest = self.tokens(found[2])
        self.tree = self.choice()
        if self.rest:
            raise ValueError(f"has a rule of plurals with “{self.rest[0]}” "
                             "where it should end")
        self.check()

    @staticmethod
    def tokens(text):
        """The tokens of a rule."""
        at, found, text = 0, [], text.rstrip()
        while at < len(text):
            token = TOKEN.match(text, at)
            if token is None:
                raise ValueError("has a rule of plurals that is not "
                                 f"understood: “{text[at:].strip()}”")
            found.append(token[1])
            at = token.end()
        return found

    def take(self, *wanted):
        """The next token if it is one of these, else nothing."""
        if self.rest and self.rest[0] in wanted:
            return self.rest.pop(0)
        return None

    def must_take(self, wanted):
        """Takes a token that has to be there."""
        if self.take(wanted) is None:
            raise ValueError(f"has a rule of plurals without “{wanted}”")

    def choice(self):
        """A condition and what follows from it, or one tier."""
        tree = self.tier(0)
        if self.take("?") is None:
            return tree
        yes = self.choice()
        self.must_take(":")
        return ("?", tree, yes, self.choice())

    def tier(self, number):
        """Operators of a tier, from left to right."""
        if number == len(TIERS):
            return self.atom()
        tree = self.tier(number + 1)
        while True:
            operator = self.take(*TIERS[number])
            if operator is None:
                return tree
            tree = (operator, tree, self.tier(number + 1))

    def atom(self):
        """A number, n, a bracket, or what is not so."""
        if self.take("!"):
            return ("!", self.atom())
        if self.take("("):
            tree = self.choice()
            self.must_take(")")
            return tree
        if self.rest and (self.rest[0] == "n" or self.rest[0].isdigit()):
            return self.rest.pop(0)
        raise ValueError("has a rule of plurals that lacks a number")

    def form(self, number, tree=None):
        """The form of a number."""
        tree = self.tree if tree is None else tree
        if isinstance(tree, str):
            return number if tree == "n" else int(tree)
        if tree[0] == "!":
            return int(not self.form(number, tree[1]))
        if tree[0] == "?":
            return self.form(number,
                             tree[2 if self.form(number, tree[1]) else 3])
        return OPERATIONS[tree[0]](self.form(number, tree[1]),
                                   self.form(number, tree[2]))

    def check(self):
        """Every number has a form, and every form a number."""
        try:
            used = {self.form(number) for number in TRIED}
        except ZeroDivisionError:
            raise ValueError("has a rule of plurals that divides by 0") \
                from None
        if used != set(range(self.count)):
            raise ValueError(
                f"has nplurals={self.count}, but its rule of plurals gives "
                f"the forms {', '.join(map(str, sorted(used)))}")

    def c_code(self, tree=None):
        """The rule in C, with all of its brackets."""
        tree = self.tree if tree is None else tree
        if isinstance(tree, str):
            return tree if tree == "n" else tree + "u"
        if tree[0] == "!":
            return f"!{self.c_code(tree[1])}"
        parts = [self.c_code(part) for part in tree[1:]]
        if tree[0] == "?":
            return f"({parts[0]} ? {parts[1]} : {parts[2]})"
        return f"({parts[0]} {tree[0]} {parts[1]})"
