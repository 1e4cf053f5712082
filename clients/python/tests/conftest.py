"""A server for all tests, and people at a table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tour.provider import Provider
from tour.proxy import Proxy
from tour.server import Server

from railhead import MemoryStorage, Railhead, Storage, Timing, types

# Short enough for tests, long enough for a busy machine.
QUICK = Timing(request=10, silence=20, retry=0.02, longest_retry=0.2)

Guest = Callable[..., Railhead]


@pytest.fixture(scope="session")
def provider() -> Iterator[Provider]:
    running = Provider()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, provider: Provider) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("railhead") / "server"
    # The server notices a cut stream only when it writes.
    options = ("--sandbox", "--streams-each", "1000", "--oidc", provider.option)
    with Server(place, *options) as running:
        yield running


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    running = Proxy(server.url)
    yield running
    running.stop()


def client(url: str, storage: Storage | None = None, timing: Timing = QUICK) -> Railhead:
    return Railhead(url, storage=storage or MemoryStorage(), timing=timing)


def guest(url: str, storage: Storage | None = None) -> Railhead:
    railhead = client(url, storage)
    railhead.guest()
    return railhead


def table_of(host: Railhead, other: Railhead) -> str:
    """A game of two that has begun; the host plays first."""
    # The same cards in each run.
    agreed: types.NewGame = {"seats": 2, "secret": "5d" * 32, "first_seat": 0}
    game_id = host.post("/v1/games", agreed)["id"]
    other.put("/v1/games/{game_id}/players/me", {}, game_id=game_id)
    host.post("/v1/games/{game_id}/start", game_id=game_id)
    return game_id


def legal(player: Railhead, game_id: str) -> list[types.Move]:
    return player.get("/v1/games/{game_id}/moves", game_id=game_id)["moves"]


def move(player: Railhead, game_id: str, wanted: types.Move | None = None) -> None:
    """A move on another device: the one that is wanted, or the first that is legal."""
    body = wanted or legal(player, game_id)[0]
    player.post("/v1/games/{game_id}/moves", body, game_id=game_id)
