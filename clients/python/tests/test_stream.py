"""Games that are followed over a bad line."""

import random
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import QUICK, client, guest, move, table_of
from tour.proxy import CutAfter, Proxy, problem
from tour.server import Server

from railhead import (
    FileStorage,
    Game,
    Known,
    Problem,
    Railhead,
    known_of,
    play_seat,
    serve_invitations,
    types,
)


def choose(_: Known, moves: Sequence[types.Move]) -> types.Move:
    return next((move for move in moves if move["type"] == "claim_route"), moves[0])


def follow(game: Game) -> list[int]:
    """The numbers of the events, to the end of the game."""
    return [happened.event["seq"] for happened in game.events()]


def check(url: str, game: Game, seen: list[int]) -> None:
    """The game is as the server shows it, and every event was told once, in order."""
    view = client(url).get("/v1/games/{game_id}/view", game_id=game.id)
    assert game.known == known_of(view)
    assert game.head == view["head"]
    assert seen == list(range(seen[0], view["version"] + 1))


def test_no_event_is_lost_or_told_twice_over_a_cut_line(server: Server, proxy: Proxy) -> None:
    lot = random.Random(3)
    people = [guest(server.url), guest(server.url)]
    game_id = table_of(people[0], people[1])
    proxy.mishap = lambda asked: (
        CutAfter(lot.randrange(1000, 8000)) if asked.path.endswith("/stream") else None
    )
    with ThreadPoolExecutor() as pool, Game(client(proxy.url), game_id) as game:
        seats = [pool.submit(play_seat, person, game_id, choose) for person in people]
        seen = follow(game)
        assert all(seat.result().is_over for seat in seats)
        check(server.url, game, seen)
    assert len(proxy.of("/stream$")) > 10


def test_two_seats_play_to_the_end_through_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "server", "--sandbox") as own:
        people = [guest(own.url), guest(own.url)]
        game_id = table_of(people[0], people[1])
        with ThreadPoolExecutor() as pool, Game(client(own.url), game_id) as game:
            seats = [pool.submit(play_seat, person, game_id, choose) for person in people]
            seen: list[int] = []
            for happened in game.events():
                seen.append(happened.event["seq"])
                if len(seen) == 60:
                    own.stop()
                    own.start()
            assert all(seat.result().is_over for seat in seats)
            check(own.url, game, seen)


def test_a_game_goes_on_where_it_was_closed(server: Server, tmp_path: Path) -> None:
    ada, bob = guest(server.url, FileStorage(tmp_path)), guest(server.url)
    game_id = table_of(ada, bob)
    with Game(ada, game_id) as game:
        version = game.known.version
    for player in (ada, bob):
        move(player, game_id)
    again = client(server.url, FileStorage(tmp_path))
    again.restore()
    with Game(again, game_id) as game:
        assert game.known.version == version
        first = next(game.events())
        assert first.event["seq"] == version + 1
        assert first.before.version == version and first.after.version == version + 1


def test_a_closed_game_ends_its_stream(server: Server) -> None:
    ada, bob = guest(server.url), guest(server.url)
    game = Game(ada, table_of(ada, bob))
    with ThreadPoolExecutor() as pool:
        seen: Future[list[int]] = pool.submit(follow, game)
        move(bob, game.id)
        while game.known.version != bob.get("/v1/games/{game_id}", game_id=game.id)["version"]:
            pass
        game.close()
        assert len(seen.result(timeout=60)) >= 1


def test_a_refused_token_ends_no_stream(proxy: Proxy, server: Server) -> None:
    ada, bob = guest(proxy.url), guest(server.url)
    game = Game(ada, table_of(ada, bob))
    proxy.lose("/stream$", 1, problem(401, "invalid_token"))
    move(bob, game.id)
    assert next(game.events()).event["seq"] == game.known.version
    assert len(proxy.of("/refresh$")) == 1
    game.close()


def test_a_history_that_changed_is_shown_as_it_is_now(proxy: Proxy, server: Server) -> None:
    ada, bob = guest(proxy.url), guest(server.url)
    game_id = table_of(ada, bob)
    early = ada.get("/v1/games/{game_id}/view", game_id=game_id)
    move(ada, game_id)
    game = Game(ada, game_id)
    assert game.known.version > early["version"]
    lost = problem(410, "history_changed", view=early, head=early["head"])
    proxy.lose("/stream$", 1, lost)
    first = next(game.events())
    assert first.event["seq"] == early["version"] + 1
    game.close()


def test_too_many_streams_are_waited_for(proxy: Proxy, server: Server) -> None:
    ada, bob = guest(proxy.url), guest(server.url)
    game = Game(ada, table_of(ada, bob))
    full = problem(429, "too_many_streams", headers={"retry-after": "1"})
    proxy.lose("/stream$", 2, full)
    move(bob, game.id)
    assert next(game.events()).event["seq"] == game.known.version
    assert len(proxy.of("/stream$")) == 3
    game.close()


def test_a_game_that_nobody_may_see_is_a_problem(server: Server) -> None:
    game_id = guest(server.url).post("/v1/games", {"seats": 2, "visibility": "private"})["id"]
    with pytest.raises(Problem):
        Game(guest(server.url), game_id)


def test_a_bot_joins_and_plays_what_it_is_invited_to(server: Server) -> None:
    host = guest(server.url)
    host.upgrade("Inviter Of Python", "a train at noon")
    host.post("/v1/me/bots", {"name": "Invited Engine"})
    made = host.post(
        "/v1/me/bots/{name}/keys",
        {"label": "a test", "scopes": ["read", "play"], "expires_at": "2027-01-01T00:00:00Z"},
        name="Invited Engine",
    )
    bot = Railhead(server.url, api_key=made["key"], timing=QUICK)
    threading.Thread(target=serve_invitations, args=(bot, choose), daemon=True).start()
    agreed: types.NewGame = {"seats": 2, "invite": ["Invited Engine"], "auto_start": True}
    game_id = host.post("/v1/games", agreed)["id"]
    assert play_seat(host, game_id, choose).is_over


def test_a_bot_that_is_broken_does_not_go_on_in_silence(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.bot.WAIT", 1)
    bot, host = guest(server.url), guest(server.url)
    assert bot.session is not None

    def confused(_: Known, __: Sequence[types.Move]) -> types.Move:
        raise TypeError("no idea")

    invite = [bot.session.name]
    host.post("/v1/games", {"seats": 2, "invite": invite, "auto_start": True})
    with pytest.raises(TypeError):
        serve_invitations(bot, confused)


def test_a_bot_with_a_key_plays_its_seat(server: Server) -> None:
    host = guest(server.url)
    host.upgrade("Owner Of Python", "a train at noon")
    host.post("/v1/me/bots", {"name": "Python Engine"})
    made = host.post(
        "/v1/me/bots/{name}/keys",
        {"label": "a test", "scopes": ["read", "play"], "expires_at": "2027-01-01T00:00:00Z"},
        name="Python Engine",
    )
    bot = Railhead(server.url, api_key=made["key"], timing=QUICK)
    with ThreadPoolExecutor() as pool:
        game_id = table_of(host, bot)
        seats = [pool.submit(play_seat, seat, game_id, choose) for seat in (host, bot)]
        assert all(seat.result().is_over for seat in seats)
