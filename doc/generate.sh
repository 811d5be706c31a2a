#!/bin/sh
# SPDX-License-Identifier: MIT
# Brings everything up to date that is generated from the headers and the
# library: the interface as data, the registry, the tables of documents, the
# files of the bindings, and the list of all these in .gitattributes.
#
#   generate.sh            writes what is out of date, and names it
#   generate.sh --check    writes nothing, names what is out of date, and fails
#
# It needs a C compiler, one that makes code for 32 bits, Doxygen, and Python.
set -eu

exec python3 -B "$(dirname "$0")/generate/all.py" "$@"
