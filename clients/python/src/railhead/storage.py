"""Where a device keeps its session, its games and its moves."""

import json
import os
import tempfile
import threading
from collections import defaultdict
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from filelock import FileLock


class Storage(Protocol):
    """Texts by key. Each account on a device needs a storage of its own."""

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, value: str) -> None: ...

    def delete(self, key: str) -> None: ...

    def exclusive(self, name: str) -> AbstractContextManager[object]:
        """Holds a lock of this name, against all who share the storage."""
        ...


class MemoryStorage:
    """Forgets everything at the end of the process. Threads may share it."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._locks: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)

    def get(self, key: str) -> str | None:
        return self._values.get(key)

    def set(self, key: str, value: str) -> None:
        self._values[key] = value

    def delete(self, key: str) -> None:
        self._values.pop(key, None)

    def exclusive(self, name: str) -> AbstractContextManager[object]:
        return self._locks[name]


class FileStorage:
    """Files in a folder that nobody else may read. Threads and processes may share it."""

    def __init__(self, directory: str | os.PathLike[str]) -> None:
        self._directory = Path(directory)
        self._directory.mkdir(mode=0o700, parents=True, exist_ok=True)

    def get(self, key: str) -> str | None:
        try:
            return self._path(key).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    def set(self, key: str, value: str) -> None:
        """Returns when the disk has it; a reader sees the old value or the new one."""
        handle, name = tempfile.mkstemp(dir=self._directory, suffix=".new")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(value)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, self._path(key))
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    def delete(self, key: str) -> None:
        self._path(key).unlink(missing_ok=True)

    def exclusive(self, name: str) -> AbstractContextManager[object]:
        return FileLock(self._directory / f"{quote(name, safe='')}.lock", mode=0o600)

    def _path(self, key: str) -> Path:
        return self._directory / f"{quote(key, safe='')}.json"


def read_json(storage: Storage, key: str) -> Any:
    """The JSON under a key; None if there is none or it cannot be read."""
    text = storage.get(key)
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None
