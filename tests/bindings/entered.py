# SPDX-License-Identifier: MIT
"""Reads what gcov --json-format --stdout prints, and writes the names of the
functions that were entered."""
import json
import sys

for line in sys.stdin:
    for file in json.loads(line)["files"]:
        for function in file["functions"]:
            if function["execution_count"] > 0:
                print(function["name"])
