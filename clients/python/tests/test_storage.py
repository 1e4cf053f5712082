"""What a device keeps."""

import threading
from pathlib import Path

import pytest

from railhead import FileStorage, MemoryStorage, Storage


@pytest.fixture(params=["memory", "files"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    return MemoryStorage() if request.param == "memory" else FileStorage(tmp_path)


def test_a_value_is_kept_replaced_and_deleted(storage: Storage) -> None:
    assert storage.get("game a/b") is None
    storage.set("game a/b", "one")
    storage.set("game a/b", "two")
    assert storage.get("game a/b") == "two"
    storage.delete("game a/b")
    storage.delete("game a/b")
    assert storage.get("game a/b") is None


def test_a_lock_keeps_others_out(storage: Storage) -> None:
    inside = 0
    most = 0

    def work() -> None:
        nonlocal inside, most
        for _ in range(20):
            with storage.exclusive("queue"):
                inside += 1
                most = max(most, inside)
                threading.Event().wait(0.001)
                inside -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
