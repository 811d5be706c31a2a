# SPDX-License-Identifier: MIT
"""What is kept of the tables, in one SQLite file. Whoever can read it knows the
cards."""
import asyncio
import logging
import os
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

SCHEMA = """
PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
CREATE TABLE IF NOT EXISTS tables (
    number INTEGER PRIMARY KEY, key TEXT UNIQUE, setup TEXT, used INTEGER);
CREATE TABLE IF NOT EXISTS seats (
    number INTEGER REFERENCES tables ON DELETE CASCADE, seat INTEGER,
    token TEXT, name TEXT, PRIMARY KEY (number, seat));
CREATE TABLE IF NOT EXISTS lines (
    number INTEGER REFERENCES tables ON DELETE CASCADE, at INTEGER,
    line TEXT, PRIMARY KEY (number, at));
DELETE FROM tables WHERE used < unixepoch() - 30 * 86400;
"""


class Ending(logging.StreamHandler):    # type: ignore[type-arg]
    """Writes what goes wrong. Whoever lacked memory, a thread or asyncio, may
    have lost what was to come next. So the server ends, and goes on from what
    is stored when it is started again."""

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        error = record.exc_info and record.exc_info[1]      # or a group of them
        if MemoryError in map(type, getattr(error, "exceptions", [error])):
            os._exit(1)


class Store:
    """The file. A commit waits for the disk, some milliseconds. So a thread
    makes it, and rows that come meanwhile share the next one."""

    def __init__(self, path: str) -> None:
        self._writer = sqlite3.connect(path, check_same_thread=False)
        self._writer.executescript(SCHEMA)
        self._reader = sqlite3.connect(path)    # sees what is committed
        self._thread, self._rows = ThreadPoolExecutor(1), deque[Any]()

    def rows(self, what: str, where: str, value: Any) -> list[Any]:
        """Rows of one of the three, in order."""
        return self._reader.execute(f"SELECT * FROM {what} WHERE {where} = ? "
                                    "ORDER BY 1, 2", (value,)).fetchall()

    async def write(self, sql: str, *values: Any) -> None:
        """Returns when it is on the disk."""
        self._rows.append((sql, values))
        await asyncio.get_running_loop().run_in_executor(
            self._thread, self._commit)

    def _commit(self) -> None:
        """Writes all rows that wait, perhaps none: an earlier call may have
        written them. A server that cannot store all of them ends, and nothing
        was told; should it fail to end, it can store nothing more."""
        try:
            with self._writer:
                for _ in range(len(self._rows)):
                    self._writer.execute(*self._rows.popleft())
        except Exception:
            self._writer.close()
            logging.exception("the database")
            os._exit(1)
