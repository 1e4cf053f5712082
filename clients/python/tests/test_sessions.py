"""Sessions of several threads and processes, over a bad line."""

import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import QUICK, client, guest
from tour.proxy import Asked, LoseAnswer, Mishap, Proxy, problem
from tour.server import Server

from railhead import FileStorage, MemoryStorage, Problem, Railhead, Timing

# Every request finds its access token too old.
EAGER = Timing(request=10, retry=0.02, longest_retry=0.2, refresh_before=1e6)

PROCESS = """
import sys
from railhead import FileStorage, Railhead, Timing
timing = Timing(request=10, retry=0.02, longest_retry=0.2, refresh_before=1e6)
railhead = Railhead(sys.argv[1], storage=FileStorage(sys.argv[2]), timing=timing)
assert railhead.restore() is not None
for _ in range(4):
    railhead.get("/v1/me/home")
"""


def test_a_session_outlives_the_process(server: Server, tmp_path: Path) -> None:
    session = guest(server.url, FileStorage(tmp_path)).session
    again = client(server.url, FileStorage(tmp_path))
    assert again.restore() == session
    again.get("/v1/me/home")
    assert [path.stat().st_mode & 0o077 for path in tmp_path.iterdir()] == [0, 0]


def test_a_lost_answer_to_a_refresh_ends_nothing(proxy: Proxy) -> None:
    storage = MemoryStorage()
    guest(proxy.url, storage)
    eager = client(proxy.url, storage, EAGER)
    eager.restore()
    proxy.lose("POST /v1/sessions/refresh", 2, LoseAnswer())
    eager.get("/v1/me/home")
    sent = proxy.of("POST /v1/sessions/refresh")
    assert len(sent) == 3
    assert eager.ended is None


def test_a_refused_token_is_replaced_once(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    proxy.lose("GET /v1/me/home", 1, problem(401, "invalid_token"))
    ada.get("/v1/me/home")
    assert len(proxy.of("GET /v1/me/home")) == 2
    assert len(proxy.of("POST /v1/sessions/refresh")) == 1


def test_threads_refresh_once(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    tokens: set[str] = set()

    def refuse(asked: Asked) -> Mishap | None:
        if asked.path != "/v1/me/home":
            return None
        token = asked.headers["authorization"]
        tokens.add(token)
        return problem(401, "invalid_token") if token == old else None

    old = f"Bearer {json.loads(ada.storage.get('session') or '')['tokens']['access_token']}"
    # Access tokens of the same second are equal.
    time.sleep(1.1)
    proxy.mishap = refuse
    with ThreadPoolExecutor(8) as threads:
        for _ in threads.map(lambda _: ada.get("/v1/me/home"), range(8)):
            pass
    assert len(tokens) == 2
    assert len(proxy.of("POST /v1/sessions/refresh")) == 1


def test_processes_share_a_session(server: Server, tmp_path: Path) -> None:
    ada = guest(server.url, FileStorage(tmp_path))
    command = [sys.executable, "-c", PROCESS, server.url, str(tmp_path)]
    running = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    for process in running:
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said.decode()
    # Eight refreshes later, the first one still finds the session.
    ada.get("/v1/me/home")
    eager = client(server.url, FileStorage(tmp_path), EAGER)
    eager.restore()
    eager.get("/v1/me/home")
    assert eager.ended is None


def test_a_stolen_token_ends_the_session(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    refusals = [problem(401, "refresh_token_reused"), problem(401, "invalid_token")]
    proxy.mishap = lambda asked: (
        refusals[0]
        if asked.path.endswith("/refresh")
        else refusals[1]
        if asked.path == "/v1/me/home"
        else None
    )
    with pytest.raises(Problem) as refused:
        ada.get("/v1/me/home")
    assert refused.value.code == "invalid_token"
    assert ada.session is None and ada.storage.get("session") is None
    assert ada.ended is not None and ada.ended.code == "refresh_token_reused"


def test_a_guest_becomes_permanent_and_signs_in(server: Server) -> None:
    ada = guest(server.url)
    ada.upgrade("Ada Of Python", "a train at noon")
    session = ada.session
    assert session is not None and not session.is_guest and session.name == "Ada Of Python"
    ada.sign_out()
    assert ada.session is None
    with Railhead(server.url, timing=QUICK) as again:
        assert again.sign_in("Ada Of Python", "a train at noon").account_id == session.account_id


def test_a_recovery_code_sets_a_new_password(server: Server) -> None:
    ada = guest(server.url)
    ada.upgrade("Forgetful Of Python", "a train at noon")
    made = ada.post("/v1/accounts/me/recovery-codes", {"password": "a train at noon"})
    again = client(server.url)
    session = again.recover("Forgetful Of Python", made["codes"][0], "a train at night")
    assert ada.session is not None and session.account_id == ada.session.account_id
    with pytest.raises(Problem):
        ada.get("/v1/me/home")
    assert ada.session is None, "all other devices are signed out"
    with pytest.raises(Problem) as refused:
        again.recover("Forgetful Of Python", made["codes"][0], "a train at dawn")
    assert refused.value.status == 401
    client(server.url).sign_in("Forgetful Of Python", "a train at night")
