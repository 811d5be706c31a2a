# SPDX-License-Identifier: MIT
"""Everything that is generated, from the headers and the library as they are
now. doc/generate.sh calls this.

    all.py            writes what is out of date
    all.py --check    writes nothing, names what is out of date, and fails
"""
import importlib.util

import baseline
import calls
import catalogue
import common
import constants
import home
import interface
import known
import registry
import tables


def bindings():
    """The generators of the bindings, each as a module."""
    for path in sorted(common.ROOT.glob("examples/bindings/*/generate.py")):
        spec = importlib.util.spec_from_file_location(path.parent.name, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module


def attributes(wholes):
    """.gitattributes, which names every generated file."""
    paths = sorted([piece.path for piece in wholes] + [".gitattributes"])
    return common.Whole(".gitattributes", common.head("#") + "".join(
        f"/{path} linguist-generated\n" for path in paths))


def everything():
    """All that is generated. The rest follows from the interface."""
    api = interface.whole_interface()
    pieces = [interface.as_file(api)]
    for module in (registry, known, baseline, tables, constants, catalogue,
                   home, calls):
        pieces += module.files(api)
    for module in bindings():
        pieces += module.files(api)
    wholes = [one for one in pieces if isinstance(one, common.Whole)]
    return [*pieces, attributes(wholes)]


common.settle(everything(), common.is_check(__doc__))
