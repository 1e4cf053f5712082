"""The inbox over a bad line."""

import random
from contextlib import closing
from pathlib import Path

import pytest
from conftest import client, guest
from tour.proxy import CutAfter, Proxy, problem
from tour.server import Server

from railhead import FileStorage, Inbox, Problem, Railhead


def invite(host: Railhead, guest: Railhead, times: int) -> None:
    session = guest.session
    assert session is not None
    for _ in range(times):
        host.post("/v1/games", {"seats": 2, "invite": [session.name]})


def follow(inbox: Inbox, until: int) -> list[int]:
    """The numbers of new items, up to this one."""
    seen: list[int] = []
    with closing(inbox.events()) as events:
        for event in events:
            if event["kind"] != "waiting":
                seen.append(event["seq"])
                if event["seq"] == until:
                    break
    return seen


def unread(inbox: Inbox) -> int | None:
    return inbox.waiting and inbox.waiting["unread"]


def test_each_item_is_told_once_over_a_cut_line(server: Server, proxy: Proxy) -> None:
    lot = random.Random(5)
    host, ada = guest(server.url), guest(proxy.url)
    proxy.mishap = lambda asked: (
        CutAfter(lot.randrange(100, 1000)) if asked.path == "/v1/me/stream" else None
    )
    invite(host, ada, 5)
    with Inbox(ada) as inbox:
        assert follow(inbox, until=5) == [1, 2, 3, 4, 5]
        assert [item["seq"] for item in inbox.items] == [1, 2, 3, 4, 5]
    assert len(proxy.of("/v1/me/stream")) > 1


def test_what_waits_is_told_and_read(server: Server) -> None:
    host, ada = guest(server.url), guest(server.url)
    invite(host, ada, 2)
    with Inbox(ada) as inbox, closing(inbox.events()) as events:
        while unread(inbox) != 2 or len(inbox.items) < 2:
            next(events)
        inbox.mark_read()
        assert unread(inbox) == 0


def test_a_device_is_told_only_what_is_new(server: Server, tmp_path: Path) -> None:
    host, ada = guest(server.url), guest(server.url, FileStorage(tmp_path))
    invite(host, ada, 2)
    with Inbox(ada) as inbox:
        assert follow(inbox, until=2) == [1, 2]
    again = client(server.url, FileStorage(tmp_path))
    again.restore()
    invite(host, ada, 1)
    with Inbox(again) as inbox:
        assert len(inbox.items) == 2
        assert follow(inbox, until=3) == [3]
        assert len(inbox.items) == 3
    other = guest(server.url, FileStorage(tmp_path))
    with Inbox(other) as inbox:
        assert inbox.items == [], "nothing of somebody else"


def test_a_session_that_has_ended_is_a_problem(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    refused = [problem(401, "refresh_token_reused"), problem(401, "invalid_token")]
    proxy.mishap = lambda asked: refused[0] if asked.path.endswith("/refresh") else refused[1]
    with Inbox(ada) as inbox, pytest.raises(Problem) as ended:
        next(inbox.events())
    assert ended.value.code == "invalid_token" and ada.session is None
